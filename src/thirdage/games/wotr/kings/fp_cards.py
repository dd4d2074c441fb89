"""The event cards of the Free Peoples: six that replace base cards, four new ones (see `cards` for how they work)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from thirdage.games.wotr.cards.common import not_named, stands_in_nation
from thirdage.games.wotr.cards.fp_companions import draw_strategy
from thirdage.games.wotr.cards.fp_musters import draw_strategy_card, unit_and_leader
from thirdage.games.wotr.cards.recruits import choose_place, unit_of_choice
from thirdage.games.wotr.characters.moves import move_companions
from thirdage.games.wotr.model.command import may_use_nation
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at, settlements_of
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_CARD, activate, advance, may_advance
from thirdage.games.wotr.muster.recruitment import RECRUIT, may_recruit_by_card, recruit_by_card
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM, DONE, DONE_FORM
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Listed, Option, Reason, ids, numbers, words

from .abilities import may_come
from .awakening import inspire_stirred, may_awaken
from .court import Laid, court_of
from .facts import BY_NAME, NAMES, SOVEREIGNS, Sovereign, nation_of
from .sovereigns import (
    MOST_TILES,
    awaken,
    companions_at,
    is_awakened,
    is_corrupted,
    is_leader,
    may_return,
    place_of,
    remove,
    return_one,
    return_random,
)

EFFECTS = Effects()
VILLAGES: Final = 4
CARD_DOES: Final = Form("card-does", how=words("recruit", "return-tile", "counsel", "look"))
CHOOSE_SOVEREIGN: Final = Form("choose-sovereign", sovereign=words(*NAMES))
RETURN_TILE: Final = Form("return-tile", number=numbers(0, MOST_TILES))
COUNSEL: Final = Form("counsel-nation", nation=ids("nation"))
ASK_CARD_DOES: Final = AskKind("card-does", "the player of the card", "WR-CARD-10", (CARD_DOES,))
ASK_SOVEREIGN: Final = AskKind("choose-sovereign", "the player of the card", "WR-CARD-10", (CHOOSE_SOVEREIGN,))
ASK_RETURN_TILE: Final = AskKind("return-tile", "the player of the card", "WR-CARD-10", (RETURN_TILE, DECLINE_FORM))
ASK_COUNSEL: Final = AskKind("counsel-nation", "the player of the card", "WR-CARD-10", (COUNSEL,))
ASK_VILLAGES: Final = AskKind("villages", "the player of the card", "WR-CARD-10", (RECRUIT, DONE_FORM))

Deed = Callable[[War, int], Flow[None]]


# -- what the cards share ----------------------------------------
def choose_deed(war: War, side: int, card: str, deeds: list[str]) -> Flow[str]:
    """One of the things that a card can do; where there is no choice nobody is asked."""
    if len(deeds) == 1:
        return deeds[0]
    args = {"card": card}
    options = Listed([CARD_DOES(deed) for deed in deeds])
    chosen: str = (yield Ask(ASK_CARD_DOES, acting(war, side).seat, options, args, args))[0]
    return chosen


def choose_sovereign(war: War, side: int, card: str, able: list[Sovereign]) -> Flow[Sovereign | None]:
    """One of these Sovereigns; None if there is none."""
    if not able:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card=card)
        return None
    if len(able) == 1:
        return able[0]
    args = {"card": card}
    options = Listed([CHOOSE_SOVEREIGN(who.id) for who in able])
    return BY_NAME[(yield Ask(ASK_SOVEREIGN, acting(war, side).seat, options, args, args))[0]]


def recruit_or_return(war: War, side: int, card: str, name: str, recruits: Deed) -> Flow[None]:
    """Either the recruits, or a hidden tile of the Sovereign returns; without one only the recruits (ruling KMU-02)."""
    who = BY_NAME[name]
    can_return = is_leader(war, who) and may_return(war, who) is None
    deed = yield from choose_deed(war, side, card, ["recruit", "return-tile"] if can_return else ["recruit"])
    if deed == "recruit":
        yield from recruits(war, side)
    else:
        yield from return_random(war, who, "card", "KM-COR-25")


def rescue_or(war: War, side: int, card: str, name: str, recruits: Deed) -> Flow[None]:
    """A Corrupted Sovereign is removed; otherwise recruits or a tile, and then a strategy card (ruling KMU-09)."""
    if is_corrupted(war, BY_NAME[name]):
        remove(war, BY_NAME[name], "KM-REM-02")
        return
    yield from recruit_or_return(war, side, card, name, recruits)
    yield from draw_strategy_card(war, side)


def with_tiles(war: War) -> list[Sovereign]:
    """Sovereigns on whom tiles lie."""
    return [who for who in SOVEREIGNS if court_of(war).tiles[who.index]]


def look_and_return(war: War, side: int, card: str, optional: bool) -> Flow[None]:
    """KM-COR-25: one looks at all tiles of a Sovereign and returns one of them to the pool."""
    who = yield from choose_sovereign(war, side, card, with_tiles(war))
    if who is None:
        return
    player, court = acting(war, side), court_of(war)
    bit = war.bit(player)
    court.tiles[who.index] = tuple([Laid(t.tile, t.known | bit, t.may_be) for t in court.tiles[who.index]])
    tiles = [war.facts.tiles[laid.tile].id for laid in court.tiles[who.index]]
    war.reveal()
    war.tell("log-wotr-looks-at-tiles", "KM-COR-25", seat=player.seat, sovereign=who.id)
    war.tell("log-wotr-tiles-looked-at", "KM-COR-25", bit, sovereign=who.id, tile=tiles)
    if may_return_any(war, who) is not None:
        return
    offers = [RETURN_TILE(at) for at in range(len(tiles))]
    known, args = {"sovereign": who.id}, {"sovereign": who.id, "tile": tiles}
    options = Listed([*offers, DECLINE] if optional else offers)
    chosen = yield Ask(ASK_RETURN_TILE, player.seat, options, args, known)
    if chosen is not DECLINE:
        return_one(war, who, chosen[0], "KM-COR-25")


def may_return_any(war: War, who: Sovereign) -> Reason | None:
    """Whether a tile, royal or not, may be taken from him; a card on the table may forbid it."""
    reason = may_return(war, who)
    return None if reason is not None and reason.rule == "KM-INS-02" else reason


# -- those that recruit ----------------------------------------
@EFFECTS.on("km-fp-char-23", "condition")
def boromir_in_gondor(war: War, _side: int) -> Reason | None:
    """Playable with Boromir in a region of Gondor."""
    return stands_in_nation(war, ("gondor",), "boromir")


@EFFECTS.on("km-fp-char-23", "play")
def house_of_the_stewards(war: War, side: int) -> Flow[None]:
    """A Gondor unit where Boromir is, or a tile of Denethor returns; then two strategy cards."""

    def recruits(war: War, side: int) -> Flow[None]:
        yield from unit_of_choice(war, side, "gondor", war.where[war.facts.character["boromir"]])

    yield from recruit_or_return(war, side, "km-fp-char-23", "denethor", recruits)
    yield from draw_strategy(war, side)


@EFFECTS.on("km-fp-str-16", "play")
def riders_of_theoden(war: War, side: int) -> Flow[None]:
    """Théoden: a Rohan unit and a Leader in Edoras, or in a Rohan region with a companion."""

    def recruits(war: War, side: int) -> Flow[None]:
        rohan, edoras = war.facts.nation["rohan"], war.facts.region["edoras"]
        places = [
            r for r, region in enumerate(war.regions)
            if region.nation == rohan and (r == edoras or force_at(war, side, r).characters)
            and may_recruit_by_card(war, side, r) is None
        ]  # fmt: skip
        place = yield from choose_place(war, side, "km-fp-str-16", places)
        if place >= 0:
            yield from unit_and_leader(war, side, "rohan", place)

    yield from rescue_or(war, side, "km-fp-str-16", "theoden", recruits)


@EFFECTS.on("km-fp-str-19", "play")
def king_brands_men(war: War, side: int) -> Flow[None]:
    """Brand: two North Regulars in Dale."""

    def recruits(war: War, side: int) -> Flow[None]:
        regular = war.facts.nations[war.facts.nation["north"]].regular
        if not recruit_by_card(war, side, war.facts.region["dale"], regular, 2, "WR-CARD-15"):
            war.tell("log-wotr-no-recruit", "WR-CARD-10", nation="north", region="dale")
        yield from ()

    yield from rescue_or(war, side, "km-fp-str-19", "brand", recruits)


@EFFECTS.on("km-fp-str-22", "play")
def dain_ironfoots_guard(war: War, side: int) -> Flow[None]:
    """Dáin: a Dwarven unit and a Leader in Erebor."""

    def recruits(war: War, side: int) -> Flow[None]:
        yield from unit_and_leader(war, side, "dwarves", war.facts.region["erebor"])

    yield from rescue_or(war, side, "km-fp-str-22", "dain", recruits)


@EFFECTS.on("km-fp-str-24", "play")
def thranduils_archers(war: War, side: int) -> Flow[None]:
    """Thranduil: an Elven unit in the Woodland Realm."""

    def recruits(war: War, side: int) -> Flow[None]:
        yield from unit_of_choice(war, side, "elves", war.facts.region["woodland-realm"])

    yield from rescue_or(war, side, "km-fp-str-24", "thranduil", recruits)


@EFFECTS.on("km-fp-str-25", "condition")
def somebody_serves(war: War, side: int) -> Reason | None:
    """Playable while a Sovereign of one's own is in play who is not Corrupted."""
    return None if served(war, side) else Reason("reason-wotr-no-sovereign", "WR-CARD-08")


def served(war: War, side: int) -> list[Sovereign]:
    """Sovereigns of one's own who are not Corrupted."""
    able = [who for who in SOVEREIGNS if is_leader(war, who) or is_awakened(war, who)]
    return [who for who in able if may_use_nation(war, side, nation_of(war, who)) is None]


@EFFECTS.on("km-fp-str-25", "play")
def ever_at_your_service(war: War, side: int) -> Flow[None]:
    """A unit of his nation comes to a Sovereign; then a hidden tile of his returns."""
    who = yield from choose_sovereign(war, side, "km-fp-str-25", served(war, side))
    if who is not None:
        yield from unit_of_choice(war, side, who.nation, place_of(war, who))
        if is_leader(war, who) and may_return(war, who) is None:
            yield from return_random(war, who, "card", "KM-COR-25")


@EFFECTS.on("km-fp-str-26", "play")
def men_of_little_villages(war: War, side: int) -> Flow[None]:
    """A Regular or Leader of each of four nations comes to a free settlement of his own."""
    nations = [n for n in war.facts.nations_of[side] if may_use_nation(war, side, n) is None]
    for _ in range(VILLAGES):
        offers = villagers(war, nations)
        if not any(o is not DONE and may_settle(war, side, offers, o) is None for o in offers):
            return
        options = Checked(partial(villagers, war, nations), partial(may_settle, war, side, offers))
        chosen = yield Ask(ASK_VILLAGES, acting(war, side).seat, options)
        if chosen is DONE:
            return
        recruit_by_card(war, side, chosen[1], chosen[0], 1, "WR-CARD-15")
        nations = [n for n in nations if n != war.facts.figures[chosen[0]].nation]


def villagers(war: War, nations: list[int]) -> list[Option]:
    """Nobody more; or Regulars and Leaders of these nations, in each settlement of their own."""
    people = [(war.facts.nations[n], region) for n in nations for region in settlements_of(war, n)]
    return [DONE, *[RECRUIT(f, region) for nation, region in people for f in (nation.regular, nation.leader) if f >= 0]]


def may_settle(war: War, side: int, offers: list[Option], option: Option) -> Reason | None:
    """One of them, into a free region."""
    if option is DONE:
        return None
    return may_come(war, side, *option.values) if option in offers else not_named("km-fp-str-26")


# -- those that help Sovereigns ----------------------------------------
@EFFECTS.on("km-fp-char-25", "play")
def aid_in_time_of_need(war: War, side: int) -> Flow[None]:
    """Companions move; then a Sovereign who shares a region with one Awakens there (KM-AWK-06)."""
    yield from move_companions(war, "WR-CHAR-05")
    yield from inspire_stirred(war)
    able = [who for who in SOVEREIGNS if may_awaken(war, side, who) is None and companions_at(war, place_of(war, who))]
    who = yield from choose_sovereign(war, side, "km-fp-char-25", able)
    if who is not None:
        awaken(war, who, place_of(war, who), "KM-AWK-06")


def counselled(war: War, side: int, card: str, able: Callable[[int], Reason | None]) -> Flow[int]:
    """A nation of one's own; -1 if none will do."""
    nations = [n for n in war.facts.nations_of[side] if able(n) is None]
    if not nations:
        return -1
    options = Checked(lambda: [COUNSEL(n) for n in nations], lambda o: None if o[0] in nations else not_named(card))
    args = {"card": card}
    nation: int = (yield Ask(ASK_COUNSEL, acting(war, side).seat, options, args, args))[0]
    return nation


@EFFECTS.on("km-fp-char-26", "play")
def it_is_not_so_dark_here(war: War, side: int) -> Flow[None]:
    """A nation advances, which may inspire its Sovereign; then one looks at a Sovereign's tiles and returns one."""

    def able(nation: int) -> Reason | None:
        return may_use_nation(war, side, nation) or may_advance(war, nation)

    nation = yield from counselled(war, side, "km-fp-char-26", able)
    if nation >= 0:
        advance(war, nation, BY_CARD, "WR-POL-10")
        yield from inspire_stirred(war)
    yield from look_and_return(war, side, "km-fp-char-26", optional=False)


@EFFECTS.on("km-fp-str-08", "play")
def wisdom_of_elrond(war: War, side: int) -> Flow[None]:
    """A nation is roused and advances; or one looks at the tiles of a Sovereign and may return one."""
    deeds = ["counsel", "look"] if with_tiles(war) else ["counsel"]
    if (yield from choose_deed(war, side, "km-fp-str-08", deeds)) == "look":
        yield from look_and_return(war, side, "km-fp-str-08", optional=True)
        return
    nation = yield from counselled(war, side, "km-fp-str-08", lambda n: may_use_nation(war, side, n))
    if nation >= 0:
        activate(war, nation, BY_CARD, "WR-POL-23")
        advance(war, nation, BY_CARD, "WR-POL-10")


KINDS = (ASK_CARD_DOES, ASK_SOVEREIGN, ASK_RETURN_TILE, ASK_COUNSEL, ASK_VILLAGES)
