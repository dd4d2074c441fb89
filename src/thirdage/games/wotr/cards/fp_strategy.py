"""The strategy deck of the Free Peoples: cards on the table and cards for the political track (cards 1 to 4, 7, 8)."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.games.wotr.characters.moves import move_companions
from thirdage.games.wotr.model.command import may_use_nation
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_CARD, activate, advance, put_at_war
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .common import nothing
from .costs import cards_to_pay, pay_cards
from .hands import discard_from_table

EFFECTS = Effects()

HIDDEN_REALMS = ("lorien", "rivendell", "grey-havens")
BOMBADILS_LAND = ("old-forest", "the-shire", "buckland")

COUNSEL = Form("counsel", nation=ids("nation"))
ASK_COUNSEL = AskKind("wisdom-of-elrond", "the player of the card", "WR-CARD-10", (COUNSEL,))


# -- The Last Battle (WR-EVT-04) --------------------------------------------------------------------------------------
EFFECTS.on("fp-str-01", "play")(nothing)


@EFFECTS.on("fp-str-01", "condition")
def aragorn_abroad(war: War, _side: int) -> Reason | None:
    """Playable, and on the table, while Aragorn is with an army in a region of no nation of the Free Peoples."""
    aragorn = war.facts.character["aragorn"]
    if not war.in_play(aragorn):
        return Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": "aragorn"})
    here = war.where[aragorn]
    if not force_at(war, FREE_PEOPLES, here).units:
        return Reason("reason-wotr-not-with-army", "WR-CARD-08", {"character": "aragorn"})
    if war.regions[here].nation in war.facts.nations_of[FREE_PEOPLES]:
        return Reason(
            "reason-wotr-inside-free-borders", "WR-CARD-08", {"character": "aragorn", "region": war.region_id(here)}
        )
    return None


@EFFECTS.on("fp-str-01", "moving-die-set-aside")
def die_set_aside(war: War) -> bool:
    """fp-str-01: the die that moves the Fellowship does not go to the hunt box."""
    war.used("table:fp-str-01")
    return True


@EFFECTS.on("fp-str-01", "declared")
def battle_declared(war: War, _region: int) -> None:
    """fp-str-01 goes when the Fellowship is declared."""
    discard_from_table(war, war.facts.card["fp-str-01"], "WR-EVT-04")


@EFFECTS.on("fp-str-01", "revealed")
def battle_revealed(war: War) -> None:
    """fp-str-01 goes when it is revealed, also by the very Hunt of a move: then that die goes to the hunt box.

    Ruling WRU-76.
    """
    discard_from_table(war, war.facts.card["fp-str-01"], "WR-EVT-04")


# -- A Power Too Great, The Power of Tom Bombadil ---------------------------------------------------------------------
@EFFECTS.on("fp-str-02", "play")
def a_power_too_great(war: War, _side: int) -> Flow[None]:
    """fp-str-02: the Elves advance; then it guards Lórien, Rivendell and the Grey Havens from the table."""
    advance(war, war.facts.nation["elves"], BY_CARD, "WR-POL-10")
    yield from ()


@EFFECTS.on("fp-str-03", "play")
def tom_bombadil(war: War, _side: int) -> Flow[None]:
    """fp-str-03: the North advances; then it guards the Old Forest, the Shire and Buckland from the table."""
    advance(war, war.facts.nation["north"], BY_CARD, "WR-POL-10")
    yield from ()


def no_entry(card: str, regions: tuple[str, ...]) -> Callable[[War, int, int], Reason | None]:
    """fp-str-02, fp-str-03: no army of the Shadow moves into these regions, not even to one that is there already.

    Ruling WRU-77.
    """

    def closed(war: War, side: int, region: int) -> Reason | None:
        name = war.region_id(region)
        if side != SHADOW or name not in regions:
            return None
        return Reason("reason-wotr-guarded", "WR-CARD-12", {"card": card, "region": name})

    return closed


EFFECTS.on("fp-str-02", "army-entry")(no_entry("fp-str-02", HIDDEN_REALMS))
EFFECTS.on("fp-str-03", "army-entry")(no_entry("fp-str-03", BOMBADILS_LAND))


def no_attack(card: str, regions: tuple[str, ...]) -> Callable[[War, int, int, int], Reason | None]:
    """fp-str-02, fp-str-03: nor does the Shadow attack there, in the field or a stronghold under siege."""
    closed = no_entry(card, regions)
    return lambda war, side, _origin, place: closed(war, side, place)


EFFECTS.on("fp-str-02", "attack")(no_attack("fp-str-02", HIDDEN_REALMS))
EFFECTS.on("fp-str-03", "attack")(no_attack("fp-str-03", BOMBADILS_LAND))


@EFFECTS.on("fp-str-02", "removal")
@EFFECTS.on("fp-str-03", "removal")
def removed_for_two_cards(war: War, side: int, _result: int) -> Reason | None:
    """fp-str-02, fp-str-03: the Shadow takes it off with any result, an army card and a character card (PF-098)."""
    return cards_to_pay(war, side)


@EFFECTS.on("fp-str-02", "removal-cost")
@EFFECTS.on("fp-str-03", "removal-cost")
def two_cards(war: War, side: int, _result: int) -> Flow[None]:
    """What that costs."""
    yield from pay_cards(war, side)


# -- Book of Mazarbul (WR-EVT-05), Fear! Fire! Foes! ------------------------------------------------------------------
def messengers(war: War, nation: str, regions: tuple[str, ...]) -> Flow[None]:
    """Any companions on the map move; then one of them in the right place leads a nation to war."""
    yield from move_companions(war, "WR-CARD-10")
    if any(force_at(war, FREE_PEOPLES, war.facts.region[name]).characters for name in regions):
        war.used(f"companion-rouses:{nation}")
        put_at_war(war, war.facts.nation[nation], BY_CARD, "WR-POL-23")


@EFFECTS.on("fp-str-04", "play")
def book_of_mazarbul(war: War, _side: int) -> Flow[None]:
    """fp-str-04, WR-EVT-05: companions move; one in Erebor or Ered Luin, besieged or not, brings the Dwarves to war."""
    yield from messengers(war, "dwarves", ("erebor", "ered-luin"))


@EFFECTS.on("fp-str-07", "play")
def fear_fire_foes(war: War, _side: int) -> Flow[None]:
    """fp-str-07: companions move; with one in the Shire or Bree the North goes to war."""
    yield from messengers(war, "north", ("the-shire", "bree"))


# -- Wisdom of Elrond -------------------------------------------------------------------------------------------------
@EFFECTS.on("fp-str-08", "play")
def wisdom_of_elrond(war: War, side: int) -> Flow[None]:
    """fp-str-08: a nation of one's choice is roused first and advances then, so that the step may lead to war.

    Any nation may be named, also one on which nothing is left to be done (PF-097). Ruling WRU-81.
    """

    def check(option: Option) -> Reason | None:
        if option[0] in war.facts.nations_of[side]:
            return may_use_nation(war, side, option[0])
        return Reason("reason-wotr-not-your-nation", "WR-CARD-10", {"nation": war.facts.nations[option[0]].id})

    options = Checked(lambda: [COUNSEL(nation) for nation in war.facts.nations_of[side]], check)
    nation: int = (yield Ask(ASK_COUNSEL, acting(war, side).seat, options))[0]
    activate(war, nation, BY_CARD, "WR-POL-23")
    advance(war, nation, BY_CARD, "WR-POL-10")


KINDS: tuple[AskKind, ...] = (ASK_COUNSEL,)
EXPECTED: tuple[str, ...] = ("companion-rouses:dwarves", "companion-rouses:north", "table:fp-str-01")
