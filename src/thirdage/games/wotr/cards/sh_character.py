"""The character deck of the Shadow: the Ring, the Hunt and the Eye (cards 1 to 8, 10, 12 to 18).

Nazgul and minions stand in `sh_servants`.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.games.wotr.fellowship.guide import is_guide
from thirdage.games.wotr.fellowship.hunt_damage import FREELY, RANDOM_FIRST, RING_ALONE, random_companion, tile_value
from thirdage.games.wotr.fellowship.hunt_pool import BY_CARD, draw_tile_for_card
from thirdage.games.wotr.fellowship.moves import fellowship_region
from thirdage.games.wotr.fellowship.reveal import resolve_tile
from thirdage.games.wotr.fellowship.separation import eliminate_companion, separate_companions
from thirdage.games.wotr.model.constants import DECKS, FREE_PEOPLES, NO_SETTLEMENT, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import friendly_haven, neighbours
from thirdage.games.wotr.model.players import acting, leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import CARD_DRAWN, DECLINE, DECLINE_FORM, back_face
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import (
    COUNTS,
    EVERYONE,
    Ask,
    AskKind,
    Checked,
    Draws,
    Flow,
    Form,
    Listed,
    Option,
    PickCounts,
    Reason,
    chance,
    chance_kind,
    ids,
    words,
)  # fmt: skip

from .common import card_dice, not_named, nothing, special_tile
from .hands import decks_of, discard, discard_from_table, tell_open_card

EFFECTS = Effects()

CANDLES = 3
BURNS_FROM = 4
BURNS_FROM_WITH_GOLLUM = 6
LIDLESS_DICE = 3

WEATHER_TO = Form("weather-to", region=ids("region"))
LURE = Form("lure", how=words("corruption", "eliminate"))
REMOVE_CHARACTER_CARD = Form("remove-character-card", card=ids("card"))
TAKE_FROM_HAND_FORM = Form("take-from-hand")
TAKE_FROM_HAND = TAKE_FROM_HAND_FORM()
TURN_TO_EYE = Form("turn-to-eye", dice=ids("die", COUNTS))
ASK_CRUEL_WEATHER = AskKind("cruel-weather", "the player of the card", "WR-CARD-10", (WEATHER_TO,))
ASK_LURE = AskKind("lure", "the leading player of the Free Peoples", "WR-CARD-10", (LURE,))
ASK_WORN = AskKind(
    "worn-with-sorrow",
    "the leading player of the Shadow, after a casualty in the Fellowship",
    "WR-CARD-10",
    (REMOVE_CHARACTER_CARD, TAKE_FROM_HAND_FORM, DECLINE_FORM),
    window=True,
)
ASK_CARD_TAKEN = chance_kind("card-taken", CARD_DRAWN, {"card": "WR-CARD-10"}, back_face)
ASK_LIDLESS = AskKind("lidless-eye", "the player of the card", "WR-CARD-10", (TURN_TO_EYE,))


EFFECTS.on("sh-char-01", "play")(special_tile("sh-shelobs-lair"))
EFFECTS.on("sh-char-02", "play")(special_tile("sh-the-ring-is-mine"))
EFFECTS.on("sh-char-03", "play")(special_tile("sh-on-on-they-went"))
EFFECTS.on("sh-char-04", "play")(special_tile("sh-give-it-to-uss"))


# -- Orc Patrol, Isildur's Bane, Foul Thing from the Deep -------------------------------------------------------------
@EFFECTS.on("sh-char-05", "condition")
@EFFECTS.on("sh-char-06", "condition")
@EFFECTS.on("sh-char-07", "condition")
@EFFECTS.on("sh-char-08", "condition")
def away_from_settlements(war: War, _side: int) -> Reason | None:
    """Playable unless the Fellowship is in a region with a settlement that was the Free Peoples' at the start.

    Whoever controls it now; on the Mordor track it is in no region. Ruling WRU-03.
    """
    region = fellowship_region(war)
    if region < 0:
        return None
    place = war.regions[region]
    if place.settlement == NO_SETTLEMENT or place.owner != FREE_PEOPLES:
        return None
    return Reason("reason-wotr-fellowship-in-settlement", "WR-CARD-08", {"region": place.id})


def hunters(how: str) -> Callable[[War, int], Flow[None]]:
    """sh-char-05 Orc Patrol, sh-char-06 Isildur's Bane, sh-char-07 Foul Thing from the Deep: a tile is drawn.

    An Eye or a special tile of the Fellowship has no effect (PF-078), any other works as in a successful Hunt. `how`
    the damage may be met: freely, by the Ring alone (PF-086), or with a random companion before the Ring.
    Ruling WRU-84.
    """

    def play(war: War, _side: int) -> Flow[None]:
        tile = yield from draw_tile_for_card(war)
        if tile >= 0:
            yield from resolve_tile(war, tile, BY_CARD, how=how)

    return play


EFFECTS.on("sh-char-05", "play")(hunters(FREELY))
EFFECTS.on("sh-char-06", "play")(hunters(RING_ALONE))
EFFECTS.on("sh-char-07", "play")(hunters(RANDOM_FIRST))


# -- Candles of Corpses -----------------------------------------------------------------------------------------------
@EFFECTS.on("sh-char-08", "play")
def candles_of_corpses(war: War, _side: int) -> Flow[None]:
    """sh-char-08: three dice; each 4 or more adds 1 corruption, with Gollum as guide only a 6."""
    rolled = yield from card_dice(war, "sh-char-08", CANDLES)
    least = BURNS_FROM_WITH_GOLLUM if is_guide(war, "gollum") else BURNS_FROM
    corrupt(war, sum([1 for die in rolled if die >= least]), "WR-CARD-10")


# -- Cruel Weather ----------------------------------------------------------------------------------------------------
@EFFECTS.on("sh-char-10", "condition")
def on_the_way(war: War, _side: int) -> Reason | None:
    """Playable if the progress counter is on step 1 or higher, so never on the Mordor track."""
    return None if war.mordor < 0 and war.progress else Reason("reason-wotr-no-progress", "WR-CARD-08")


@EFFECTS.on("sh-char-10", "play")
def cruel_weather(war: War, side: int) -> Flow[None]:
    """sh-char-10: the Ring-bearers' figure goes to a neighbouring region that the Shadow picks; progress stays.

    Neither a declaration nor a revelation: nobody heals, no nation is roused, no tile is drawn. Ruling WRU-86.
    """
    start = war.ring_bearers
    near = neighbours(war, start)

    def check(option: Option) -> Reason | None:
        return None if option[0] in near else not_named("sh-char-10")

    args = {"region": war.region_id(start)}
    options = Checked(lambda: [WEATHER_TO(r) for r in near], check)
    region: int = (yield Ask(ASK_CRUEL_WEATHER, acting(war, side).seat, options, args, args))[0]
    war.ring_bearers = region
    came_from, name = war.region_id(start), war.region_id(region)
    war.tell("log-wotr-ring-bearers-move", "WR-CARD-10", from_region=came_from, region=name)


# -- Morgul Wound, Lure of the Ring, The Breaking of the Fellowship ---------------------------------------------------
@EFFECTS.on("sh-char-12", "condition")
@EFFECTS.on("sh-char-13", "condition")
@EFFECTS.on("sh-char-14", "condition")
def fellowship_revealed(war: War, _side: int) -> Reason | None:
    """Playable if the Fellowship is revealed."""
    return Reason("reason-wotr-fellowship-hidden", "WR-CARD-08") if war.hidden else None


@EFFECTS.on("sh-char-12", "play")
def morgul_wound(war: War, _side: int) -> Flow[None]:
    """sh-char-12: add 2 corruption if it is 3 or less now, else 1."""
    corrupt(war, 2 if war.corruption <= 3 else 1, "WR-CARD-10")
    yield from ()


def gollum_takes_it(war: War) -> bool:
    """With Gollum as guide the card only adds 1 corruption."""
    if not is_guide(war, "gollum"):
        return False
    war.used("gollum-takes-it")
    corrupt(war, 1, "WR-CARD-10")
    return True


@EFFECTS.on("sh-char-13", "play")
def lure_of_the_ring(war: War, _side: int) -> Flow[None]:
    """sh-char-13: a random companion; the Free Peoples take his level as corruption, or eliminate him.

    He is no casualty of the Hunt, so Worn with Sorrow and Toil does not see it. With Gollum as guide: 1 corruption.
    Ruling WRU-87.
    """
    if gollum_takes_it(war):
        return
    character = yield from random_companion(war)
    fact = war.facts.characters[character]
    args = {"character": fact.id, "count": fact.level}
    options = Listed([LURE("corruption"), LURE("eliminate")])
    chosen = yield Ask(ASK_LURE, leading(war, FREE_PEOPLES).seat, options, args, args)
    war.used(f"lure:{chosen[0]}")
    if chosen[0] == "corruption":
        corrupt(war, fact.level, "WR-CARD-10")
    else:
        yield from eliminate_companion(war, character, "WR-CARD-10")


@EFFECTS.on("sh-char-14", "play")
def breaking_of_the_fellowship(war: War, _side: int) -> Flow[None]:
    """sh-char-14: a tile is drawn; as many companions as its number leave and stay where the Ring-bearers are.

    An Eye or a special tile of the Fellowship has no effect; a die tile is rolled (WR-HUNT-08); icons do not matter.
    The Free Peoples pick who leaves; on the Mordor track this is their end. With Gollum as guide: 1 corruption.
    Ruling WRU-88.
    """
    if gollum_takes_it(war):
        return
    tile = yield from draw_tile_for_card(war)
    if tile < 0:
        return
    number = yield from tile_value(war, tile, 0)
    war.tell("log-wotr-breaking", "WR-CARD-10", count=number)
    if number:
        war.used("breaking")
        yield from separate_companions(war, low=number, high=number, stay=True, rule="WR-CARD-10")


# -- Worn with Sorrow and Toil ----------------------------------------------------------------------------------------
def goes_in_a_haven(card: str) -> Callable[[War, int], None]:
    """sh-char-15, sh-char-16: discarded when the Fellowship is declared in an unconquered city or stronghold."""

    def declared(war: War, region: int) -> None:
        if friendly_haven(war, region):
            discard_from_table(war, war.facts.card[card], "WR-CARD-12")

    return declared


def character_cards(war: War, cards: tuple[int, ...]) -> list[int]:
    """The character event cards of the Free Peoples among these: the back tells them."""
    return [card for card in cards if war.facts.cards[card].deck == decks_of(FREE_PEOPLES)[0]]


EFFECTS.on("sh-char-15", "play")(nothing)
EFFECTS.on("sh-char-15", "declared")(goes_in_a_haven("sh-char-15"))


@EFFECTS.on("sh-char-15", "casualty")
def worn_with_sorrow(war: War, _character: int) -> Flow[None]:
    """sh-char-15: for each casualty in the Fellowship the Shadow may remove a character card of the Free Peoples.

    One that lies on the table, or a random one of the hand, whose backs are public. It is discarded face down like
    every card that leaves a hand unplayed (WR-CARD-03). Of two hands the leading player's is meant. Ruling WRU-17.
    """
    on_table, held = character_cards(war, war.table), character_cards(war, war.held(leading(war, FREE_PEOPLES)))
    if not on_table and not held:
        return
    offers = [REMOVE_CHARACTER_CARD(card) for card in on_table]
    offers += [TAKE_FROM_HAND] if held else []
    chosen = yield Ask(ASK_WORN, leading(war, SHADOW).seat, Listed([*offers, DECLINE]))
    if chosen is DECLINE:
        return
    if chosen is TAKE_FROM_HAND:
        yield from take_from_hand(war, held)
    else:
        war.used("worn:table")
        discard_from_table(war, chosen[0], "WR-CARD-10")


def take_from_hand(war: War, held: list[int]) -> Flow[None]:
    """One of these cards of the Free Peoples, blindly; only they see which."""
    player = leading(war, FREE_PEOPLES)
    own, eyes = war.bit(player), war.eyes(player)
    drawn, about = Draws(CARD_DRAWN, tuple(held)), {"card": "sh-char-15", "from_seat": player.seat}
    ask = chance(ASK_CARD_TAKEN, drawn, "card-taken", "card", leading(war, SHADOW).seat, eyes, about)
    card: int = (yield ask)[0]
    war.used("worn:hand")
    discard(war, player, card, eyes)
    deck = DECKS[war.facts.cards[card].deck]
    war.tell("log-wotr-loses-card", "WR-CARD-10", EVERYONE & ~own, seat=player.seat, deck=deck)
    war.tell("log-wotr-you-lose-card", "WR-CARD-10", own, card=war.facts.cards[card].id)
    tell_open_card(war, player, card, "WR-CARD-10")


# -- Flocks of Crebain, Balrog of Moria -------------------------------------------------------------------------------
EFFECTS.on("sh-char-16", "play")(nothing)
EFFECTS.on("sh-char-16", "declared")(goes_in_a_haven("sh-char-16"))


@EFFECTS.on("sh-char-16", "hunt-bonus")
def flocks_of_crebain(_war: War) -> int:
    """sh-char-16: discarded before a hunt roll, it adds 1 to every die of it, re-rolls included."""
    return 1


EFFECTS.on("sh-char-17", "play")(nothing)


@EFFECTS.on("sh-char-17", "watches-region")
def balrog_watches(war: War) -> int:
    """sh-char-17, Balrog of Moria: a way of the Ring-bearers that touches Moria matters."""
    return war.facts.region["moria"]


@EFFECTS.on("sh-char-17", "tile-for-way")
def balrog_of_moria(war: War, touched: tuple[int, ...]) -> bool:
    """sh-char-17: discarded when they are declared or revealed by way of Moria, it draws a tile (WR-DECL-20)."""
    return balrog_watches(war) in touched


# -- The Lidless Eye --------------------------------------------------------------------------------------------------
@EFFECTS.on("sh-char-18", "play")
def the_lidless_eye(war: War, side: int) -> Flow[None]:
    """sh-char-18: up to three unused dice of the Shadow turn to Eyes and go to the hunt box at once."""
    mine = war.dice[side]
    if not mine:
        return
    kinds = [(die, mine.count(die)) for die in dict.fromkeys(mine)]
    args = {"count": min(LIDLESS_DICE, len(mine))}
    options = PickCounts(TURN_TO_EYE, kinds, 0, LIDLESS_DICE)
    picked: tuple[tuple[int, int], ...] = (yield Ask(ASK_LIDLESS, acting(war, side).seat, options, args, args))[0]
    turned = [die for die, n in picked for _ in range(n)]
    if not turned:
        return
    for die in turned:
        war.spend(side, die)
    war.used("lidless-eye")
    ids = [war.facts.die_ids[die] for die in turned]
    war.hunt_box[SHADOW] += len(turned)
    war.tell("log-wotr-lidless-eye", "WR-CARD-10", die=ids, count=war.hunt_box[SHADOW])


KINDS: tuple[AskKind, ...] = (ASK_CRUEL_WEATHER, ASK_LURE, ASK_WORN, ASK_CARD_TAKEN, ASK_LIDLESS)
EXPECTED: tuple[str, ...] = (
    "gollum-takes-it", "lure:corruption", "lure:eliminate", "breaking", "worn:table", "worn:hand", "table:sh-char-16",
    "table:sh-char-17", "lidless-eye",
)  # fmt: skip
