"""The strategy deck of the Shadow: armies that march, sail and attack (cards 2, 7 to 10)."""

from __future__ import annotations

from thirdage.games.wotr.battle.attack import (
    ASK_ATTACK_FROM,
    ATTACK_FROM,
    Need,
    anybody,
    begin_battle,
    choose_attackers,
    may_attack,
    may_attack_from,
)  # fmt: skip
from thirdage.games.wotr.battle.combatants import ASSAULT, CARDS_NEED_COMPANION, FIELD
from thirdage.games.wotr.model.command import may_lead, own_units
from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.model.effects import Effects, forbidden
from thirdage.games.wotr.model.forces import Force, Picks
from thirdage.games.wotr.model.places import besieged_side, enemy_units_in_open, is_besieging
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import (
    ASK_ARMY_FIGURES,
    Moved,
    can_move,
    choose_figures,
    may_enter,
    may_go,
    may_part,
    move_armies,
    move_figures,
)  # fmt: skip
from thirdage.games.wotr.movement.marches import Ends, ask_march
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Reason, ids

from .common import needs_war, not_named, standing

EFFECTS = Effects()

URUK_ROUNDS = 3
GATHER_STEPS = 3
LENGTHENS_STEPS = 2
LENGTHENS_ARMIES = 2
MOVING_ARMIES = 4

SAIL_TO = Form("sail-to", region=ids("region"))
ASK_SAIL_TO = AskKind("corsairs", "the player of the card", "WR-CARD-10", (SAIL_TO,))


# -- The Fighting Uruk-hai --------------------------------------------------------------------------------------------
def with_isengard(war: War) -> Need:
    """The army of the card has an Isengard unit, so the attacking part of it must have one."""

    def need(attackers: Force) -> Reason | None:
        if war.facts.nation["isengard"] in attackers.nations:
            return None
        return Reason("reason-wotr-attack-needs-isengard", "WR-CARD-10")

    return need


def isengard_sieges(war: War) -> list[int]:
    """Where an army with an Isengard unit besieges a stronghold."""
    isengard = war.facts.nation["isengard"]
    regions = range(len(war.regions))
    return [r for r in regions if is_besieging(war, SHADOW, r) and isengard in war.shadow_forces[r].nations]


def may_storm(war: War, side: int, region: int) -> Reason | None:
    """WR-CARD-18, WR-BTL-02: the usual conditions of an attack hold, war among them."""
    if region not in isengard_sieges(war):
        return Reason("reason-wotr-no-isengard-siege", "WR-CARD-08")
    return may_attack_from(war, side, region, with_isengard(war)) or may_attack(war, side, region, region)


@EFFECTS.on("sh-str-02", "condition")
def uruk_hai_can_fight(war: War, side: int) -> Reason | None:
    """Playable with Saruman in play and such a siege whose besiegers can attack."""
    if standing(war, "saruman") < 0:
        return Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": "saruman"})
    reasons = [may_storm(war, side, region) for region in isengard_sieges(war)]
    if not reasons:
        return Reason("reason-wotr-no-isengard-siege", "WR-CARD-08")
    return None if None in reasons else reasons[0]


@EFFECTS.on("sh-str-02", "play")
def fighting_uruk_hai(war: War, side: int) -> Flow[None]:
    """sh-str-02: an assault of three rounds by such an army; a combat card in round one needs a companion.

    After the third round it may be prolonged as usual (PF-064).
    """
    places = [region for region in isengard_sieges(war) if may_storm(war, side, region) is None]
    place = places[0]
    if len(places) > 1:
        options = Checked(lambda: [ATTACK_FROM(r) for r in places], lambda o: may_storm(war, side, o[0]))
        place = (yield Ask(ASK_ATTACK_FROM, acting(war, side).seat, options))[0]
    picks = yield from choose_attackers(war, side, place, place, with_isengard(war))
    card = war.facts.card["sh-str-02"]
    extra = (CARDS_NEED_COMPANION,)
    begin_battle(war, ASSAULT, side, place, place, picks, rounds=URUK_ROUNDS, by_card=card, extra=extra)


# -- Shadows Gather, The Shadow Lengthens -----------------------------------------------------------------------------
def to_another_army(war: War, side: int) -> Ends:
    """The march ends where another army stood in the open when it began; those left behind are not joined again.

    Ruling WRU-97.
    """
    before = tuple(war.field(side))

    def ends(war: War, start: int, region: int, _picks: Picks) -> Reason | None:
        if region != start and before[region].units:
            return None
        return Reason("reason-wotr-no-army-to-join", "WR-CARD-10", {"region": war.region_id(region)})

    return ends


def gather(war: War, side: int, card: str, armies: int, steps: int) -> Flow[None]:
    """So many armies march so far at most, each to another army; nobody moves twice (WR-MOVE-09)."""
    moved: Moved = {}
    for i in range(armies):
        end = yield from ask_march(war, side, steps, "WR-CARD-10", moved, ends=to_another_army(war, side))
        if end < 0:
            if not i:
                war.tell("log-wotr-card-in-vain", "WR-CARD-10", card=card)
            return


@EFFECTS.on("sh-str-07", "play")
def shadows_gather(war: War, side: int) -> Flow[None]:
    """sh-str-07: one army, up to three regions."""
    yield from gather(war, side, "sh-str-07", 1, GATHER_STEPS)


@EFFECTS.on("sh-str-08", "play")
def shadow_lengthens(war: War, side: int) -> Flow[None]:
    """sh-str-08: two armies, up to two regions each."""
    yield from gather(war, side, "sh-str-08", LENGTHENS_ARMIES, LENGTHENS_STEPS)


# -- The Shadow Is Moving ---------------------------------------------------------------------------------------------
EFFECTS.on("sh-str-09", "condition")(needs_war("sauron", "isengard", "southrons"))


@EFFECTS.on("sh-str-09", "play")
def shadow_is_moving(war: War, side: int) -> Flow[None]:
    """sh-str-09: one to four different armies move one region each (WR-MOVE-02, WR-MOVE-09)."""
    if can_move(war, side, None, {}):
        yield from move_armies(war, side, MOVING_ARMIES, rule="WR-CARD-10")
    else:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="sh-str-09")


# -- Corsairs of Umbar ------------------------------------------------------------------------------------------------
def coast_of_gondor(war: War) -> list[int]:
    """Anfalas, Dol Amroth, Lamedon and Pelargir."""
    gondor = war.facts.nation["gondor"]
    return [r for r, region in enumerate(war.regions) if region.coastal and region.nation == gondor]


def may_land(war: War, side: int, region: int) -> Reason | None:
    """Some of those in Umbar can come there: against an army as attackers (WR-BTL-02), else as a move (WR-MOVE-15)."""
    umbar = war.facts.region["umbar"]
    here = war.field(side)[umbar]
    if region not in coast_of_gondor(war):
        return not_named("sh-str-10")
    if besieged_side(war, umbar) == side:
        return Reason("reason-wotr-besieged-army", "WR-MOVE-20", {"region": "umbar"})
    if not here.units:
        return Reason("reason-wotr-no-army-here", "WR-MOVE-01", {"region": "umbar"})
    commanded = may_lead(war, side, umbar, here.figures)
    if commanded is not None:
        return commanded
    if enemy_units_in_open(war, side, region):
        return may_attack_from(war, side, umbar, anybody) or forbidden(war, "attack", side, umbar, region)
    units = [f for f, _ in own_units(war, side, here.figures) if war.facts.figures[f].is_unit]
    reasons = [may_enter(war, side, ((f, 1),), region) for f in units]
    return None if None in reasons else reasons[0]


EFFECTS.on("sh-str-10", "condition")(needs_war("southrons"))


@EFFECTS.on("sh-str-10", "play")
def corsairs_of_umbar(war: War, side: int) -> Flow[None]:
    """sh-str-10: an army in Umbar, or a part of it, comes by sea to a coastal region of Gondor.

    An army of the Free Peoples in the open there is attacked, without ceasing; besieged ones only get more besiegers.
    Ruling WRU-98.
    """
    places = [region for region in coast_of_gondor(war) if may_land(war, side, region) is None]
    if not places:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="sh-str-10")
        return
    options = Checked(lambda: [SAIL_TO(r) for r in coast_of_gondor(war)], lambda o: may_land(war, side, o[0]))
    region: int = (yield Ask(ASK_SAIL_TO, acting(war, side).seat, options))[0]
    umbar = war.facts.region["umbar"]
    if enemy_units_in_open(war, side, region):
        picks = yield from choose_attackers(war, side, umbar, region, anybody)
        war.used("corsairs:battle")
        card = war.facts.card["sh-str-10"]
        begin_battle(war, FIELD, side, umbar, region, picks, by_card=card, must_press=True)
        return

    def fits(picks: Picks) -> Reason | None:
        return (
            may_go(war, side, umbar, picks, {})
            or may_part(war, war.field(side)[umbar].figures, picks, None)
            or may_enter(war, side, picks, region)
        )

    args = {"from_region": "umbar", "region": war.region_id(region)}
    picks = yield from choose_figures(war, side, umbar, fits, ASK_ARMY_FIGURES, args)
    war.used("corsairs:landing")
    move_figures(war, side, picks, umbar, region, "WR-CARD-10")


KINDS: tuple[AskKind, ...] = (ASK_SAIL_TO,)
EXPECTED: tuple[str, ...] = ("corsairs:battle", "corsairs:landing")
