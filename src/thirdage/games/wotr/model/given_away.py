"""Cards given to a team-mate (WR-MP-06): what the giver still knows of where they are.

He knows which card he gave, and sees the backs of those that leave the other's hand face down: it may be one of them.
So of each deck he remembers the cards, how many of the other's hand may be one of them, and how many of those that were
put away unseen. Once all see a card, or he has got it back, there is nothing to remember. Only the two know of it.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.games.wotr.battle.combatants import battle_commander
from thirdage.kernel import Impossible, Random, Reader
from thirdage.kernel.codecs import Outline
from thirdage.kernel.shapes import many, number, one, parts

from .battle_state import Given
from .constants import DECKS, SIDES
from .facts import Player
from .war import War

Json = dict[str, Any]
MOST: Final = 100


def alike(war: War, player: Player, deck: int) -> int:
    """How many cards of a deck a player holds."""
    return sum([1 for card, _ in war.hands[player.index] if war.facts.cards[card].deck == deck])


def of_others(war: War, player: Player, deck: int) -> list[Given]:
    """What the team-mate of a player knows of cards of a deck that he gave to him, from each time that he did."""
    players = war.facts.players
    mine = [given for given in war.given_away if given.deck == deck and given.giver != player.index]
    return [given for given in mine if players[given.giver].side == player.side]


def remember(war: War, before: list[Given], now: list[Given]) -> None:
    """In the place of what the giver knew before. What was never put away unseen is held; without cards nothing is."""
    kept = [given._replace(held=given.held if given.put_away else len(given.cards)) for given in now if given.cards]
    war.given_away = tuple(sorted([*[given for given in war.given_away if given not in before], *kept]))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards but this one."""
    return tuple([other for other in cards if other != card])


# -- what changes it --------------------------------------------------------------------------------------------------
def give(war: War, giver: Player, card: int) -> None:
    """A card has gone from hand to hand, with both knowing it."""
    remember(war, [], [Given(giver.index, war.facts.cards[card].deck, (card,), 1, 0)])


def leaves_seen(war: War, player: Player, card: int) -> None:
    """A card is about to leave a hand, and the team-mate sees which: one that he gave, or one of those in doubt."""
    deck = war.facts.cards[card].deck
    known = of_others(war, player, deck)
    sure = [c for given in known if not given.put_away for c in given.cards]
    doubtful = alike(war, player, deck) - len(sure)
    now: list[Given] = []
    for given in known:
        left = given.held
        if card in given.cards:
            left -= 1
        elif card not in sure:
            left = min(left, doubtful - 1)
        now.append(given._replace(cards=without(given.cards, card), held=left))
    remember(war, known, now)


def leaves_unseen(war: War, player: Player, card: int) -> None:
    """A card is about to leave a hand face down: of the others any may be one that was given, and so may it."""
    deck = war.facts.cards[card].deck
    known, left = of_others(war, player, deck), alike(war, player, deck) - 1
    hidden = [given._replace(held=left, put_away=given.put_away + 1) if given.held else given for given in known]
    remember(war, known, hidden)


def turned_up(war: War, player: Player, card: int) -> None:
    """A card that has left a hand face down is turned up."""
    known = of_others(war, player, war.facts.cards[card].deck)
    now = []
    for given in known:
        counted = card in given.cards or given.held > 0
        left = given.put_away - 1 if counted else given.put_away
        now.append(given._replace(cards=without(given.cards, card), put_away=left))
    remember(war, known, now)


def check_given_away(war: War) -> None:
    """What a giver remembers can be true: the card is in the other's hand or put away by him, unseen and counted."""
    remembered: set[int] = set()
    for given in war.given_away:
        giver = war.facts.players[given.giver]
        held, away = _unseen_places(war, giver)
        for card in given.cards:
            if card in remembered or card not in held | away:
                raise Impossible("given-away", "refused-wotr-card-elsewhere", "WR-MP-06", {"card": _name(war, card)})
            remembered.add(card)
        if len(held & {*given.cards}) > given.held or len(away & {*given.cards}) > given.put_away:
            args = {"card": _name(war, given.cards[0])}
            raise Impossible("given-away", "refused-wotr-card-elsewhere", "WR-MP-06", args)


def _unseen_places(war: War, giver: Player) -> tuple[set[int], set[int]]:
    """The cards in the hands of a player's team-mates, and those that they have put away, as far as he sees neither."""
    bit = war.bit(giver)
    mates = [mate for mate in war.facts.side_players[giver.side] if mate is not giver]
    theirs = sum([war.bit(mate) for mate in mates])
    held = {card for mate in mates for card, knowers in war.hands[mate.index] if not knowers & bit}
    away = {card for card, knowers in war.discards if knowers & theirs and not knowers & bit}
    if war.battle is not None and not war.eyes(battle_commander(war, giver.side)) & bit:
        away |= {card for side, card in war.battle.laid if side == giver.side}
    return held, away


def _name(war: War, card: int) -> str:
    return war.facts.cards[card].id


# -- written, seen, completed -----------------------------------------------------------------------------------------
def write_given_away(war: War) -> list[Json]:
    """All of it."""
    return [_written(war, given) for given in war.given_away]


def _written(war: War, given: Given) -> Json:
    ids = war.rules.names.ids["card"]
    return {
        "seat": war.facts.players[given.giver].seat, "deck": DECKS[given.deck],
        "cards": [ids[card] for card in given.cards], "held": given.held, "put-away": given.put_away,
    }  # fmt: skip


def show_given_away(war: War, bit: int) -> list[Json]:
    """The two between whom the cards went know it."""
    players = war.facts.players
    teams = [sum([war.bit(player) for player in own]) for own in war.facts.side_players]
    return [_written(war, given) for given in war.given_away if teams[players[given.giver].side] & bit]


def read_given_away(war: War, whole: Reader) -> None:
    """Cards of the deck of a side, given by one of its players."""
    if whole["given-away"].given and war.facts.one_a_side:
        raise whole.wrong("key", {"found": "given-away"})
    found: list[Given] = []
    for row in whole["given-away"].items():
        row.only("seat", "deck", "cards", "held", "put-away")
        giver, deck, cards = row["seat"].id("seat"), row["deck"].word(DECKS), row["cards"].ids("card")
        for card in cards:
            if war.facts.cards[card].deck != deck or war.facts.cards[card].side != war.facts.players[giver].side:
                raise row["cards"].wrong("word", {"found": war.facts.cards[card].id})
        held, away = row["held"].number(0, MOST), row["put-away"].number(0, MOST)
        if held + away < len(cards):
            raise row["cards"].wrong("length", {"count": held + away})
        found.append(Given(giver, deck, tuple(sorted(cards)), held, away))
    war.given_away = tuple(sorted(found))


def given_away_schema(_outline: Outline) -> Json:
    """By giver and deck."""
    row = {
        "seat": one("seat"), "deck": {"enum": list(DECKS)}, "cards": many(one("card")), "held": number(),
        "put-away": number(),
    }  # fmt: skip
    return many(parts(row, required=True))


def deal_given_away(war: War, seen: Json, bit: int, unseen: list[list[int]], rng: Random) -> dict[int, int]:
    """By slot of a view, the cards that its seat has given away, each where it may be."""
    placed: dict[int, int] = {}
    for player in war.facts.players:
        if not war.bit(player) & bit:
            continue
        mates = [mate for mate in war.facts.side_players[player.side] if mate is not player]
        hands = [slot for mate in mates for slot in seen["hands"][mate.seat]]
        heap = [slot for slot in seen["discards"] if any(slot["known-by"] & war.bit(mate) for mate in mates)]
        heap += [slot for slot in laid_in_battle(war, seen) if slot["side"] == SIDES[player.side]]
        for deck in range(len(DECKS)):
            rows = [given for given in war.given_away if given.giver == player.index and given.deck == deck]
            held, away = [[slot for slot in slots if _may_be(slot, deck)] for slots in (hands, heap)]
            cards = [(row, card) for row, given in enumerate(rows) for card in given.cards]
            is_held = _divide([row for row, _ in cards], rows, (len(held), len(away)), rng)
            if is_held is None:
                raise Impossible(
                    "given-away", "refused-wotr-card-elsewhere", "WR-MP-06", {"card": _name(war, cards[0][1])}
                )
            for (_, card), stays in zip(cards, is_held, strict=True):
                slots = held if stays else away
                placed[id(slots.pop(rng.randrange(len(slots))))] = card
                unseen[deck].remove(card)
    return placed


def _divide(cards: list[int], rows: list[Given], room: tuple[int, int], rng: Random) -> list[bool] | None:
    """Which of the cards, each told by its row, are still held, by chance but within what each row and the room allow.

    None: there is no such way.
    """
    if not cards:
        return []
    row = cards[0]
    given = rows[row]
    held, away = min(given.held, room[0]), min(given.put_away, room[1])
    first = rng.randrange(max(1, held + away)) < held
    for stays in (first, not first):
        if not (held if stays else away):
            continue
        less = given._replace(held=given.held - 1) if stays else given._replace(put_away=given.put_away - 1)
        left = (room[0] - 1, room[1]) if stays else (room[0], room[1] - 1)
        rest = _divide(cards[1:], [*rows[:row], less, *rows[row + 1 :]], left, rng)
        if rest is not None:
            return [stays, *rest]
    return None


def _may_be(slot: Json, deck: int) -> bool:
    return slot["card"] is None and bool(slot["deck"] == DECKS[deck])


def laid_in_battle(war: War, seen: Json) -> list[Json]:
    """The slots of combat cards that are laid."""
    laid: list[Json] = seen["battle"]["laid"] if war.battle is not None else []
    return laid
