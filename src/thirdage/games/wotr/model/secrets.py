"""What some seats of War of the Ring do not know: event cards, and where a bundle hides them hunt tiles.

Hidden are the hands, the order of the decks, and what was discarded or laid face down. An empty deck is never refilled,
so an unknown card of a deck is in one of these places. The hunt pool is public, unless a bundle says otherwise by these
steps, which the base game has no use for:
- `hidden-tiles`(war, bit) -> tiles of the pool (standard ones) that the seats of a mask bit cannot place.
- `tiles-elsewhere`(war) -> tiles that a part of a bundle holds.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from thirdage.games.wotr.battle.combatants import battle_commander
from thirdage.kernel import EVERYONE, Deck, Impossible, Position, Random, Reader, read_deck
from thirdage.kernel.codecs import Heap, Outline
from thirdage.kernel.shapes import by_id, many, number, one, or_null, parts

from .battle_state import Held
from .board_codecs import BattleCodec
from .constants import DECKS, SIDES
from .given_away import deal_given_away
from .war import War

Json = dict[str, Any]
BATTLE: Final[BattleCodec] = BattleCodec()
MASK: Final[Json] = {"type": "integer"}


# -- a battle and the cards laid in it --------------------------------------------------------------------------------
def show_battle(war: War, bit: int) -> Json | None:
    """A battle as all see it, but for the combat cards."""
    battle = war.battle
    if battle is None:
        return None
    out: Json = BATTLE.write(war, battle)
    out["laid"] = [_laid(war, side, card, bit) for side, card in battle.laid]
    return out


def _laid(war: War, side: int, card: int, bit: int) -> Json:
    """WR-CC-04: of a combat card laid face down the others see the back (where hands are open they know the card)."""
    own = bool(war.eyes(battle_commander(war, side)) & bit)
    fact = war.facts.cards[card]
    return {"side": SIDES[side], "deck": DECKS[fact.deck], "card": fact.id if own else None}


def read_battle(war: War, whole: Reader) -> None:
    """A battle with its combat cards."""
    war.battle = BATTLE.read(war, whole["battle"], None)
    if war.battle is not None:
        laid = [pair.exactly(2) for pair in whole["battle"]["laid"].items()]
        war.battle = war.battle.replaced(laid=tuple([(side.word(SIDES), card.id("card")) for side, card in laid]))


# -- decks ------------------------------------------------------------------------------------------------------------
def write_decks(war: War) -> Json:
    """All of every deck."""
    ids = war.rules.names.ids["card"]
    return {DECKS[d]: deck.written(ids) for d, deck in enumerate(war.decks)}


def show_decks(war: War, bit: int) -> Json:
    """How many cards there are, and which of the top and the bottom a seat knows."""
    return {DECKS[d]: _deck(war, deck, bit) for d, deck in enumerate(war.decks)}


def _deck(war: War, deck: Deck, bit: int) -> Json:
    out = deck.shown(bit, war.rules.names.ids["card"])
    out["known-top-by"] = [knowers for _, knowers in deck.top]
    out["known-bottom-by"] = [knowers for _, knowers in deck.bottom]
    return out


def read_decks(war: War, whole: Reader) -> None:
    """A deck not mentioned holds what lies nowhere else."""
    decks = whole["decks"].only(*DECKS)
    placed = {c for hand in war.hands for c, _ in hand} | {c for c, _ in war.discards}
    placed |= {*war.table, *war.playing, *war.committed_cards()}
    for d, name in enumerate(DECKS):
        if decks[name].given:
            war.decks[d] = read_deck(decks[name])
        else:
            war.decks[d] = Deck(tuple([c for c in war.decks[d].rest if c not in placed]))


def decks_schema(outline: Outline) -> Json:
    """What a seat sees, or all."""
    if outline.whole:
        card = or_null(one("card"))
        deck = {
            "size": number(), "top": many(card), "bottom": many(card), "known-top-by": many(MASK),
            "known-bottom-by": many(MASK),
        }  # fmt: skip
    else:
        deck = {"top": many(_known()), "rest": many(one("card")), "bottom": many(_known())}
    return parts(dict.fromkeys(DECKS, parts(deck, outline.whole)), outline.whole)


# -- hands and discards -----------------------------------------------------------------------------------------------
def write_hands(war: War) -> Json:
    """The cards of each hand, with those who know them."""
    ids = war.rules.names.ids["card"]
    return {p.seat: [[ids[c], k] for c, k in sorted(war.hands[p.index])] for p in war.facts.players}


def show_hands(war: War, bit: int) -> Json:
    """By seat."""
    return {p.seat: _cards(war, war.hands[p.index], bit) for p in war.facts.players}


def write_discards(war: War) -> list[Any]:
    """All of them, with those who know them."""
    ids = war.rules.names.ids["card"]
    return [[ids[c], k] for c, k in sorted(war.discards)]


def show_discards(war: War, bit: int) -> list[Json]:
    """Those face down are known to some."""
    return _cards(war, war.discards, bit)


def _cards(war: War, cards: tuple[Held, ...], bit: int) -> list[Json]:
    """Each card with its deck and who knows it; its id only for those who do. The order tells nothing."""
    ids, facts = war.rules.names.ids["card"], war.facts.cards
    shown = [(ids[c] if knowers & bit else "", DECKS[facts[c].deck], knowers) for c, knowers in cards]
    return [{"card": card or None, "deck": deck, "known-by": knowers} for card, deck, knowers in sorted(shown)]


def read_hands(war: War, whole: Reader) -> None:
    """A hand card is an id, or [id, who knows it]; a deck stands for a card to be drawn by chance (`read_blanks`)."""
    for place, hand in whole["hands"].entries("seat"):
        eyes = war.eyes(war.facts.players[place])
        held = [_read_card(card, eyes) for card in hand.items() if not _is_deck(card)]
        war.hands[place] = tuple([(index, knowers | eyes) for index, knowers in held])


def read_discards(war: War, whole: Reader) -> None:
    """An id (face up), or [id, who knows it]."""
    war.discards = tuple([_read_card(card, EVERYONE) for card in whole["discards"].items()])


def _read_card(card: Reader, knowers: int) -> Held:
    """A card as an id, known to these, or with the mask of those who know it."""
    if isinstance(card.value, list):
        index, mask = card.exactly(2)
        return index.id("card"), mask.mask()
    return card.id("card"), knowers


def _is_deck(card: Reader) -> bool:
    return isinstance(card.value, str) and card.value in DECKS


def read_blanks(war: War, whole: Reader) -> None:
    """Cards still to be dealt, told as [player, deck], or in a hand by their deck: chance deals them first."""
    pairs, most = [pair.exactly(2) for pair in whole["blanks"].items()], len(war.facts.players) - 1
    blanks = [(player.number(0, most), deck.number(0, len(DECKS) - 1)) for player, deck in pairs]
    for place, hand in whole["hands"].entries("seat"):
        blanks += [(place, DECKS.index(card.text())) for card in hand.items() if _is_deck(card)]
    if blanks:
        war.queued_seams = (war.next, *war.queued_seams)
        war.next = ("deal-blanks", *[n for blank in blanks for n in blank])


def write_blanks(_war: War) -> list[Any]:
    """None: they wait in a seam."""
    return []


def hands_schema(outline: Outline) -> Json:
    """Slots in a view; else a card may be given as a deck too."""
    return by_id("seat", many(_slot() if outline.whole else {"anyOf": [{"enum": list(DECKS)}, _card()]}))


def discards_schema(outline: Outline) -> Json:
    """Slots in a view, else cards."""
    return many(_slot() if outline.whole else _card())


def blanks_schema(_outline: Outline) -> Json:
    """Pairs of numbers."""
    return many({"type": "array", "items": number(), "minItems": 2, "maxItems": 2})


def _slot() -> Json:
    """A hidden card is a slot with the deck it comes from, and an id where the seat knows it."""
    return parts({"card": or_null(one("card")), "deck": {"enum": list(DECKS)}, "known-by": MASK}, required=True)


def _known() -> Json:
    """A card with the mask of those who know it."""
    return {"type": "array", "prefixItems": [one("card"), MASK], "minItems": 2, "items": False}


def _card() -> Json:
    """A card is an id, or an id with the mask of those who know it."""
    return {"anyOf": [one("card"), _known()]}


# -- the cards that a seat has not seen -------------------------------------------------------------------------------
def deal_unseen(war: War, seen: Json, bit: int, rng: Random) -> None:
    """Deal the cards that a seat has not seen to the places of its view where they can be."""
    keys = war.rules.names.keys["card"]
    laid: list[Json] = seen["battle"]["laid"] if war.battle is not None else []
    places = [*seen["hands"].values(), seen["discards"], laid]
    gone = {keys[s["card"]] for place in places for s in place if s["card"] is not None}
    gone |= {*war.table, *war.playing}
    for deck in seen["decks"].values():
        gone |= {keys[c] for c in (*deck["top"], *deck["bottom"]) if c is not None}
    unseen: list[list[int]] = [[], [], [], []]
    for c, card in enumerate(war.facts.cards):
        if c not in gone:
            unseen[card.deck].append(c)
    for cards in unseen:
        for i in range(len(cards) - 1, 0, -1):
            j = rng.randrange(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    placed = deal_given_away(war, seen, bit, unseen, rng) if war.given_away else {}

    def card_of(slot: Json) -> int:
        if id(slot) in placed:
            return placed[id(slot)]
        return unseen[DECKS.index(slot["deck"])].pop() if slot["card"] is None else keys[slot["card"]]

    def deal(slots: list[Json]) -> tuple[Held, ...]:
        return tuple([(card_of(slot), slot["known-by"]) for slot in slots])

    def deal_deck(d: int, ids: list[str | None], knowers: list[int]) -> tuple[Held, ...]:
        known = zip(ids, knowers, strict=True)
        return tuple([(unseen[d].pop() if c is None else keys[c], mask) for c, mask in known])

    war.hands = [deal(seen["hands"][seat]) for seat in war.rules.seats]
    war.discards = deal(seen["discards"])
    if war.battle is not None:
        war.battle = war.battle.replaced(laid=tuple([(SIDES.index(slot["side"]), card_of(slot)) for slot in laid]))
    for d, name in enumerate(DECKS):
        deck = seen["decks"][name]
        top = deal_deck(d, deck["top"], deck["known-top-by"])
        bottom = deal_deck(d, deck["bottom"], deck["known-bottom-by"])
        war.decks[d] = Deck(tuple(sorted(unseen[d])), top, bottom)


# -- the hunt pool ----------------------------------------------------------------------------------------------------
class Pool(Heap):
    """The tiles of the hunt pool; in the view of a seat that cannot place them all, null for those that it cannot."""

    late: ClassVar[bool] = True

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """If it is not told, all standard tiles that are neither drawn nor removed."""
        if written.given:
            return super().read(position, written, default)
        assert isinstance(position, War)
        left, tiles = list(default), position.facts.tiles
        for tile in (*position.tiles_drawn, *position.tiles_removed):
            if tiles[tile].standard:
                _take_out(position, left, tile)
        return tuple(left)

    def schema(self, outline: Outline) -> Json:
        """Null only where some bundle hides tiles."""
        hides = outline.whole and any("hidden-tiles" in bundle.extends for bundle in outline.bundles)
        return many(or_null(one(self.table))) if hides else super().schema(outline)


def _take_out(war: War, tiles: list[int], tile: int) -> None:
    if tile not in tiles:
        raise Impossible("tiles", "refused-wotr-tiles", "WR-HUNT-01", {"tile": war.facts.tiles[tile].id})
    tiles.remove(tile)


def hide_tiles(war: War, bit: int, shown: Json) -> None:
    """The pool as a seat sees it: first what it knows to be there, then null for each of the others."""
    hidden: tuple[int, ...] = war.rules.steps["hidden-tiles"](war, bit) if bit != EVERYONE else ()
    if hidden:
        known, ids = shown["pool"], war.rules.names.ids["tile"]
        for tile in hidden:
            known.remove(ids[tile])
        shown["pool"] = [*known, *[None] * len(hidden)]


def special_in_pool(war: War, pool: list[str | None]) -> tuple[int, ...]:
    """The special tiles of a pool: everyone sees where they go."""
    keys, tiles = war.rules.names.keys["tile"], war.facts.tiles
    return tuple([keys[tile] for tile in pool if tile is not None and not tiles[keys[tile]].standard])


def settle_pool(war: War) -> None:
    """What a bundle holds is not in the pool."""
    elsewhere: tuple[int, ...] = war.rules.steps["tiles-elsewhere"](war)
    left = list(war.pool)
    for tile in elsewhere:
        _take_out(war, left, tile)
    war.pool = tuple(left)
