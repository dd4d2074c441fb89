"""The strategy deck of the Free Peoples: armies that are struck, relieve a siege or march (cards 5, 6, 10 to 12)."""

from __future__ import annotations

from thirdage.games.wotr.battle.attack import Limit, anybody, attack, why_no_attack
from thirdage.games.wotr.battle.combatants import HELP_FROM_WITHIN
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.model.command import may_lead, may_use_all, usable
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.places import besieged_side, controller, force_at, neighbours
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import TAKE_FIGURES, choose_figures, may_enter, may_part, move_figures
from thirdage.games.wotr.movement.marches import ask_march, smallest
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .common import card_dice, not_named
from .fp_musters import unit_and_leader

EFFECTS = Effects()

SPIRIT_DICE = 5
RANGER_DICE = 3
STRIKE_HITS = 5
"""From this number on a die of these two cards is a hit."""
ITHILIEN = ("osgiliath", "south-ithilien", "north-ithilien")
DAY_AND_NIGHT = 2
"""How many regions the army of Through a Day and a Night may march."""

STRIKE = Form("strike", region=ids("region"))
WOSES_FROM = Form("woses-from", region=ids("region"))
WOSES_TO = Form("woses-to", region=ids("region"))
ASK_STRIKE = AskKind("strike-army", "the player of the card", "WR-CARD-10", (STRIKE,))
ASK_WOSES_FROM = AskKind("woses-from", "the player of the card", "WR-CARD-10", (WOSES_FROM,))
ASK_WOSES_TO = AskKind("woses-to", "the player of the card", "WR-CARD-10", (WOSES_TO,))
ASK_WOSES_FIGURES = AskKind("woses-figures", "the player of the card", "WR-MOVE-16", (TAKE_FIGURES,))


# -- The Spirit of Mordor, Faramir's Rangers --------------------------------------------------------------------------
def strike_army(war: War, side: int, card: str, regions: list[int], dice: int) -> Flow[None]:
    """Dice against one Shadow army of one's choice, each 5 or more a hit; it is no attack (WR-POL-17).

    Ruling WRU-79.
    """
    if not regions:
        war.tell("log-wotr-nobody-to-strike", "WR-CARD-10", card=card)
        return
    region = regions[0]
    if len(regions) > 1:
        args = {"card": card}
        options = Checked(lambda: [STRIKE(r) for r in regions], lambda o: None if o[0] in regions else not_named(card))
        region = (yield Ask(ASK_STRIKE, acting(war, side).seat, options, args, args))[0]
    war.tell("log-wotr-card-strikes", "WR-CARD-10", card=card, region=war.region_id(region))
    rolled = yield from card_dice(war, card, dice)
    yield from take_hits(war, SHADOW, region, sum([1 for die in rolled if die >= STRIKE_HITS]), "WR-CARD-10")


@EFFECTS.on("fp-str-05", "play")
def spirit_of_mordor(war: War, side: int) -> Flow[None]:
    """fp-str-05: five dice against a Shadow army, besieged or not, with units of two or three nations."""
    torn = [r for r in range(len(war.regions)) if len(force_at(war, SHADOW, r).nations) > 1]
    yield from strike_army(war, side, "fp-str-05", torn, SPIRIT_DICE)


@EFFECTS.on("fp-str-06", "play")
def faramirs_rangers(war: War, side: int) -> Flow[None]:
    """fp-str-06: three dice against a Shadow army in Osgiliath or Ithilien; then Osgiliath may be reinforced.

    An army of the Free Peoples there gains a Gondor unit of either kind and a Gondor Leader. Either half may be empty.
    Ruling WRU-80.
    """
    land = [war.facts.region[name] for name in ITHILIEN]
    yield from strike_army(war, side, "fp-str-06", [r for r in land if force_at(war, SHADOW, r).units], RANGER_DICE)
    osgiliath = war.facts.region["osgiliath"]
    if force_at(war, FREE_PEOPLES, osgiliath).units:
        yield from unit_and_leader(war, side, "gondor", osgiliath)


# -- Help Unlooked For ------------------------------------------------------------------------------------------------
def relief(war: War, side: int) -> Limit:
    """From a region next to a besieged stronghold of the side against the besiegers (WR-SIEGE-32)."""

    def limit(origin: int, place: int) -> Reason | None:
        if origin != place and besieged_side(war, place) == side:
            return None
        return Reason("reason-wotr-no-siege-to-relieve", "WR-SIEGE-32", {"region": war.region_id(place)})

    return limit


@EFFECTS.on("fp-str-10", "play")
def help_unlooked_for(war: War, side: int) -> Flow[None]:
    """fp-str-10: an army attacks the besiegers next to it, by the usual rules of an attack (WR-CARD-18).

    In every combat roll of this battle they have a die fewer for each unit inside, but at least one die.
    """
    limit = relief(war, side)
    if why_no_attack(war, side, anybody, limit) is not None:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="fp-str-10")
        return
    war.used("help-unlooked-for")
    card = war.facts.card["fp-str-10"]
    yield from attack(war, side, anybody, limit, by_card=card, extra=(HELP_FROM_WITHIN,))


# -- Paths of the Woses -----------------------------------------------------------------------------------------------
@EFFECTS.on("fp-str-11", "condition")
def rohan_at_war(war: War, _side: int) -> Reason | None:
    """Playable while Rohan is at war."""
    return (
        None
        if war.at_war(war.facts.nation["rohan"])
        else Reason("reason-wotr-not-at-war", "WR-CARD-08", {"nation": "rohan"})
    )


def ends_of_the_paths(war: War) -> tuple[int, ...]:
    """Minas Tirith or, while it is besieged or in the hands of the Shadow, the regions next to it. Ruling WRU-82."""
    tirith = war.facts.region["minas-tirith"]
    if besieged_side(war, tirith) == FREE_PEOPLES or controller(war, tirith) == SHADOW:
        return neighbours(war, tirith)
    return (tirith,)


def may_take_paths(war: War, side: int, start: int, region: int, picks: Picks) -> Reason | None:
    """WR-MOVE-15, WR-MOVE-16: these figures make an army, leave no Leader alone, and may enter the region."""
    here = force_at(war, side, start).figures
    return (
        may_use_all(war, side, start, picks) or may_part(war, here, picks, None) or may_enter(war, side, picks, region)
    )


def can_take_paths(war: War, side: int, start: int, region: int) -> Reason | None:
    """Whether some army of a region can: one unit, or everybody if there is but one unit."""
    here = force_at(war, side, start)
    if war.regions[start].nation != war.facts.nation["rohan"]:
        return not_named("fp-str-11")
    if not here.units:
        return Reason("reason-wotr-no-army-here", "WR-MOVE-01", {"region": war.region_id(start)})
    commanded = may_lead(war, side, start, here.figures)
    if commanded is not None:
        return commanded
    mine = usable(war, side, start, here.figures)
    armies = smallest(war, mine, None) if here.units > 1 else [mine]
    reasons = [may_take_paths(war, side, start, region, picks) for picks in armies]
    return None if None in reasons else reasons[0]


@EFFECTS.on("fp-str-11", "play")
def paths_of_the_woses(war: War, side: int) -> Flow[None]:
    """fp-str-11: an army in a Rohan region, out of a siege too (PF-071), or a part of it, comes to Minas Tirith.

    It goes next to it while it is besieged or in the hands of the Shadow; the rules of movement hold (WR-CARD-18).
    """
    ends = ends_of_the_paths(war)

    def leaves(start: int) -> Reason | None:
        reasons = [can_take_paths(war, side, start, end) for end in ends]
        return None if None in reasons else reasons[0]

    def arrives(option: Option) -> Reason | None:
        return can_take_paths(war, side, start, option[0]) if option[0] in ends else not_named("fp-str-11")

    starts = [r for r in range(len(war.regions)) if leaves(r) is None]
    if not starts:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="fp-str-11")
        return
    start = starts[0]
    if len(starts) > 1:
        choices = Checked(lambda: [WOSES_FROM(r) for r in starts], lambda o: leaves(o[0]))
        start = (yield Ask(ASK_WOSES_FROM, acting(war, side).seat, choices))[0]
    region = ends[0]
    if len(ends) > 1:
        args = {"region": war.region_id(start)}
        choices = Checked(lambda: [WOSES_TO(r) for r in ends], arrives)
        region = (yield Ask(ASK_WOSES_TO, acting(war, side).seat, choices, args, args))[0]
    where = {"from_region": war.region_id(start), "region": war.region_id(region)}

    def fits(picks: Picks) -> Reason | None:
        return may_take_paths(war, side, start, region, picks)

    picks = yield from choose_figures(war, side, start, fits, ASK_WOSES_FIGURES, where)
    war.used("paths-of-the-woses")
    move_figures(war, side, picks, start, region, "WR-CARD-10")


# -- Through a Day and a Night ----------------------------------------------------------------------------------------
def is_companion(war: War, figure: int) -> bool:
    """The army needs at least one on its march."""
    return war.facts.figures[figure].character >= 0


@EFFECTS.on("fp-str-12", "condition")
def army_with_companion(war: War, side: int) -> Reason | None:
    """Playable while an army holds a companion, besieged or not (PF-072)."""
    for region in range(len(war.regions)):
        here = force_at(war, side, region)
        if here.units and here.characters:
            return None
    return Reason("reason-wotr-no-army-with-companion", "WR-CARD-08")


@EFFECTS.on("fp-str-12", "play")
def through_a_day_and_a_night(war: War, side: int) -> Flow[None]:
    """fp-str-12: an army with a companion, or a part of it with one, marches one region or two (WR-MOVE-16)."""
    if (yield from ask_march(war, side, DAY_AND_NIGHT, "WR-CARD-10", {}, is_companion)) < 0:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="fp-str-12")


KINDS: tuple[AskKind, ...] = (ASK_STRIKE, ASK_WOSES_FROM, ASK_WOSES_TO, ASK_WOSES_FIGURES)
EXPECTED: tuple[str, ...] = ("help-unlooked-for", "paths-of-the-woses")
