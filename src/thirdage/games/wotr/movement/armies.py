"""Moving armies: what may march where, and the flow of a move by die (rulebook: army movement).

The checks are exported for `explain`: `may_leave_for` (from one region to another at all), `may_march` (these very
figures), `may_enter` (these figures into a region). Everybody who moves figures of an army does it by `move_figures`.
Marches of several regions by cards stand in `marches`.

Queries: `army-entry(war, side, region) -> Reason | None` forbids armies of a side to enter a region (A Power Too
Great, The Power of Tom Bombadil).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.wotr.battle.casualties import settle
from thirdage.games.wotr.model.command import may_lead, may_name, may_use_all, usable
from thirdage.games.wotr.model.consecutive import note_army
from thirdage.games.wotr.model.constants import D_CHARACTER, LEADER, NOBODY
from thirdage.games.wotr.model.effects import forbidden
from thirdage.games.wotr.model.figures import can_lead
from thirdage.games.wotr.model.forces import Picks, force
from thirdage.games.wotr.model.mixed import go_together
from thirdage.games.wotr.model.places import besieged_side, force_at, is_free_for_armies, neighbours
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import companion_arrives
from thirdage.games.wotr.turn.asks import DONE, DONE_FORM, MOVE_ARMIES, MOVE_ARMIES_FORM
from thirdage.games.wotr.turn.repertoire import ARMY_RESULTS, Action
from thirdage.games.wotr.turn.whole_intents import NO_DIE, Step, WholeIntent, from_and_to
from thirdage.kernel import COUNTS, Ask, AskKind, Checked, Flow, Form, Option, PickCounts, Reason, ids

from .capture import army_enters

MOVE_ARMY: Final = Form("move-army", from_region=ids("region"), region=ids("region"))
MOVE_ARMY_WITH: Final = Form(
    "move-army", from_region=ids("region"), region=ids("region"), figures=ids("figure", COUNTS)
)  # fmt: skip
TAKE_FIGURES: Final = Form("take-figures", figures=ids("figure", COUNTS))
ASK_MOVE_ARMY: Final = AskKind(
    "move-army", "the player who moves armies", "WR-MOVE-02", (MOVE_ARMY, DONE_FORM), in_sight=True
)
ASK_ARMY_FIGURES: Final = AskKind(
    "army-figures", "the player who moves an army", "WR-MOVE-05", (TAKE_FIGURES,), in_sight=True
)
ARMIES_BY_DIE: Final = 2
"""WR-MOVE-02: how many armies an Army result moves."""

Leads = Callable[[War, int], bool]
"""Whether a figure is one of those of which the moving army must hold at least one."""
Moved = dict[int, Picks]
"""Figures that have come into a region by this very action and may not move on (WR-MOVE-09)."""


def leads(war: War, figure: int) -> bool:
    """WR-MOVE-04, WR-MOVE-07: whoever leads and can move makes a Character result move an army."""
    return not war.facts.figures[figure].never_moves and can_lead(war, figure)


def crosses(war: War, figure: int, region: int) -> bool:
    """WR-MOVE-12, WR-POL-18: units and leaders of a nation not at war stay out of other nations' borders.

    Nazgul and characters act as if at war (WR-CHAR-22).

    WR-MP-22: in a mixed army too.

    WR-POL-19: so whoever has retreated into a foreign nation can only leave it again. WR-POL-21: at war, no limit.
    """
    kind = war.facts.figures[figure]
    land = war.regions[region].nation
    return kind.rank > LEADER or land in (NOBODY, kind.nation) or war.at_war(kind.nation)


def may_enter(war: War, side: int, picks: Picks, region: int) -> Reason | None:
    """WR-MOVE-11 to 13, WR-MOVE-15, WR-SIEGE-35: whether these figures may come into a region as an army."""
    if not is_free_for_armies(war, side, region):
        return Reason("reason-wotr-enemy-army", "WR-MOVE-11", {"region": war.region_id(region)})
    closed: Reason | None = forbidden(war, "army-entry", side, region)
    if closed is not None:
        return closed
    for figure, _ in picks:
        if not crosses(war, figure, region):
            args = {"figure": war.facts.figures[figure].id, "region": war.region_id(region)}
            return Reason("reason-wotr-not-at-war-border", "WR-MOVE-12", args)
    return None


def may_step(war: War, start: int, region: int) -> Reason | None:
    """WR-MOVE-02, WR-MOVE-14: to a neighbouring region, over a border that can be crossed."""
    if region in neighbours(war, start):
        return None
    args = {"from_region": war.region_id(start), "region": war.region_id(region)}
    if region in war.regions[start].impassable:
        return Reason("reason-wotr-black-border", "WR-MOVE-14", args)
    return Reason("reason-wotr-not-adjacent", "WR-MOVE-02", args)


def free_to_move(war: War, side: int, region: int, moved: Moved) -> Picks:
    """WR-CHAR-19: the player's figures in the open that may still move: not level 0, not come here by this action.

    Ruling WRU-25.
    """
    here = war.field(side)[region]
    if region in moved:
        here = here.minus(moved[region])
    mine = here.figures if war.facts.one_a_side else usable(war, side, region, here.figures)
    if not here.characters:
        return mine
    return tuple([(f, n) for f, n in mine if not war.facts.figures[f].never_moves])


def may_march(
    war: War, side: int, start: int, region: int, picks: Picks, leader: Leads | None, moved: Moved
) -> Reason | None:
    """Whether these very figures may move from a region to its neighbour as one army."""
    return (
        may_go(war, side, start, picks, moved)
        or may_step(war, start, region)
        or may_enter(war, side, picks, region)
        or may_part(war, war.field(side)[start].figures, picks, leader)
    )


def may_go(war: War, side: int, start: int, picks: Picks, moved: Moved) -> Reason | None:
    """WR-CHAR-06, WR-MOVE-09: whether each of these figures may move at all."""
    reason = may_use_all(war, side, start, picks)
    if reason is not None:
        return reason
    free = dict(free_to_move(war, side, start, moved))
    for figure, n in picks:
        if war.facts.figures[figure].never_moves:
            return Reason("reason-wotr-level-zero", "WR-CHAR-06", {"figure": war.facts.figures[figure].id})
        if n > free.get(figure, 0):
            return Reason("reason-wotr-moved-already", "WR-MOVE-09", {"figure": war.facts.figures[figure].id})
    return None


def may_part(war: War, here: Picks, picks: Picks, leader: Leads | None) -> Reason | None:
    """WR-MOVE-05 to 08, WR-STACK-03: what moves is an army, led if need be, and leaves no leader without a unit."""
    going = force(war.facts, picks)
    staying = force(war.facts, here).minus(picks)
    if not going.units:
        return Reason("reason-wotr-no-units", "WR-STACK-01")
    if leader is not None and not any(leader(war, f) for f, _ in picks):
        return Reason("reason-wotr-army-not-led", "WR-MOVE-07")
    if staying.leaders and not staying.units:
        return Reason("reason-wotr-leader-stranded", "WR-MOVE-06")
    return None


def _has_unit(war: War, picks: Picks) -> bool:
    kinds = war.facts.figures
    for figure, _ in picks:  # noqa: SIM110 (asked very often)
        if kinds[figure].is_unit:
            return True
    return False


def _is_led(war: War, picks: Picks, leader: Leads) -> bool:
    for figure, _ in reversed(picks):  # noqa: SIM110 (asked very often; leaders come after units)
        if leader(war, figure):
            return True
    return False


def may_leave_for(war: War, side: int, start: int, region: int, leader: Leads | None, moved: Moved) -> Reason | None:
    """Whether any army at all may move from a region to another: with one unit, and with the leader it needs.

    WR-SIEGE-13: besiegers may leave like any army.
    """
    here = war.field(side)[start]
    commanded = None if war.facts.one_a_side else may_lead(war, side, start, here.figures)  # asked very often
    if commanded is not None:
        return commanded
    if besieged_side(war, start) == side:
        return Reason("reason-wotr-besieged-army", "WR-MOVE-20", {"region": war.region_id(start)})
    if not here.units:
        return Reason("reason-wotr-no-army-here", "WR-MOVE-01", {"region": war.region_id(start)})
    free = free_to_move(war, side, start, moved)
    if not _has_unit(war, free):
        return Reason("reason-wotr-army-moved-already", "WR-MOVE-09", {"region": war.region_id(start)})
    reason = may_step(war, start, region) or may_enter(war, side, (), region)
    if reason is not None:
        return reason
    able = tuple([pick for pick in free if crosses(war, pick[0], region)])
    if not _has_unit(war, able):
        return may_enter(war, side, free, region)
    commanded = None if war.facts.one_a_side else may_lead(war, side, start, able)
    if commanded is not None:
        return commanded
    if leader is not None and not _is_led(war, able, leader):
        return Reason("reason-wotr-army-not-led", "WR-MOVE-04", {"region": war.region_id(start)})
    return may_part(war, here.figures, able, leader) if here.units == 1 else None


def routes(war: War, side: int) -> list[Option]:
    """Every way from an army in the open to a neighbouring region."""
    found: list[Option] = []
    for start, here in enumerate(war.field(side)):
        if here.units:
            found += routes_from(start, neighbours(war, start))
    return found


_routes: dict[tuple[int, tuple[int, ...]], tuple[Option, ...]] = {}


def routes_from(start: int, near: tuple[int, ...]) -> tuple[Option, ...]:
    """The ways from a region to its neighbours, made once."""
    made = _routes.get((start, near))
    if made is None:
        made = _routes[start, near] = tuple([MOVE_ARMY(start, region) for region in near])
    return made


def can_move(war: War, side: int, leader: Leads | None, moved: Moved) -> bool:
    """Whether any army may still move. An army without the leader it needs need not be tried everywhere."""
    for start, here in enumerate(war.field(side)):
        if here.units and (leader is None or _is_led(war, here.figures, leader)):
            for region in neighbours(war, start):
                if may_leave_for(war, side, start, region, leader, moved) is None:
                    return True
    return False


def move_figures(
    war: War, side: int, picks: Picks, from_region: int, to_region: int, rule: str, ends: bool = True
) -> None:
    """WR-STACK-02: move these figures of a side (PF-027): the siege they leave ends, the settlement they enter falls.

    Companions rouse a nation only where they end their way (WR-POL-08), so not with `ends` False.
    """
    regions = war.regions
    start, end = regions[from_region].id, regions[to_region].id
    if not war.facts.one_a_side:
        go_together(war, side, from_region, to_region, picks)
        note_army(war, side, from_region, to_region, picks)
    war.take(side, from_region, picks)
    war.place(side, to_region, picks)
    moved = [war.facts.figures[figure].id for figure, n in picks for _ in range(n)]
    if moved:
        war.tell("log-wotr-army-moves", rule, figure=moved, count=len(moved), from_region=start, region=end)
    settle(war, from_region)
    if force(war.facts, picks).units:
        army_enters(war, side, to_region)
    if ends:
        companions_arrive(war, picks, to_region)


def companions_arrive(war: War, picks: Picks, region: int) -> None:
    """WR-POL-08: also companions who come with an army."""
    for figure, _ in picks:
        character = war.facts.figures[figure].character
        if character >= 0:
            companion_arrives(war, character, region)


def choose_figures(
    war: War, side: int, start: int, check: Callable[[Picks], Reason | None], kind: AskKind, args: dict[str, str]
) -> Flow[Picks]:
    """WR-MOVE-05: which of the player's figures in a region go (a card may lead besieged ones out)."""
    here = usable(war, side, start, force_at(war, side, start).figures)
    options = PickCounts(TAKE_FIGURES, here, 1, sum([n for _, n in here]), lambda o: check(o[0]))
    chosen = yield Ask(kind, acting(war, side).seat, options, args, args)
    picks: Picks = chosen[0]
    return picks


def move_armies(
    war: War, side: int, count: int, leader: Leads | None = None, optional: bool = False, rule: str = "WR-MOVE-02"
) -> Flow[None]:
    """WR-MOVE-02 to 09, WR-MOVE-10: up to so many different armies, one region each; nobody moves twice.

    `leader` names the figures of which each army needs one; `optional`: even the first move may be left out.
    Ruling WRU-24.
    """
    moved: Moved = {}
    for i in range(count):
        if not can_move(war, side, leader, moved):
            return
        may_end = optional or i > 0

        def check(option: Option, may_end: bool = may_end) -> Reason | None:
            if option is DONE:
                return None if may_end else Reason("reason-wotr-must-move", "WR-ACT-27")
            return may_leave_for(war, side, option[0], option[1], leader, moved)

        args = {"count": count - i}
        options = Checked(lambda: (DONE, *routes(war, side)), check)
        chosen = yield Ask(ASK_MOVE_ARMY, acting(war, side).seat, options, args, args)
        if chosen is DONE:
            return
        yield from move_one(war, side, chosen[0], chosen[1], leader, moved, rule)


def move_one(war: War, side: int, start: int, region: int, leader: Leads | None, moved: Moved, rule: str) -> Flow[None]:
    """One army goes; what has moved is noted, so that it does not go on."""

    def check(picks: Picks) -> Reason | None:
        return may_march(war, side, start, region, picks, leader, moved)

    args = {"from_region": war.region_id(start), "region": war.region_id(region)}
    picks = yield from choose_figures(war, side, start, check, ASK_ARMY_FIGURES, args)
    move_figures(war, side, picks, start, region, rule)
    moved[region] = force(war.facts, moved.get(region, ())).plus(picks).figures


def leader_for(result: int) -> Leads | None:
    """WR-MOVE-04: a Character result asks for a leader."""
    return leads if result == D_CHARACTER else None


def may_move_armies(war: War, side: int, result: int, _option: Option) -> Reason | None:
    """WR-ACT-05, WR-ACT-12: some army may move."""
    leader = leader_for(result)
    if can_move(war, side, leader, {}):
        return None
    return Reason("reason-wotr-no-army-can-move", "WR-MOVE-04" if leader is not None else "WR-MOVE-01")


def perform_move(war: War, side: int, result: int, _option: Option) -> Flow[None]:
    """WR-MOVE-02, WR-MOVE-04: two armies by an Army result, one led army by a Character result."""
    leader = leader_for(result)
    war.used("move-by-character" if leader is not None else "move-by-army")
    yield from move_armies(war, side, 1 if leader is not None else ARMIES_BY_DIE, leader)


# -- told whole -------------------------------------------------------------------------------------------------


def check_move_army(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-MOVE: an army goes from a region to its neighbour, with these very figures if they are named."""
    reason = may_leave_for(war, side, option[0], option[1], leader_for(result), {})
    return reason if reason is not None or option.form is MOVE_ARMY else check_movers(war, side, result, option)


def check_movers(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-MOVE-05: these very figures; how they go by a card, the card says."""
    start, region, picks = option
    reason = may_name(war, side, start, picks)
    if reason is not None or result == NO_DIE:
        return reason
    return may_march(war, side, start, region, picks, leader_for(result), {})


MOVES_WHOLE = (
    WholeIntent(MOVE_ARMY, check_move_army, Step(ASK_ARMY_FIGURES, lambda _war, _option: None, from_and_to)),
    WholeIntent(
        MOVE_ARMY_WITH,
        check_move_army,
        Step(ASK_MOVE_ARMY, lambda _war, o: MOVE_ARMY(o[0], o[1]), after=check_movers),
        Step(
            ASK_ARMY_FIGURES, lambda _war, o: TAKE_FIGURES(o[2]), from_and_to,
            before=lambda war, side, _result, o: may_use_all(war, side, o[0], o[2]),
        ),
    ),
)  # fmt: skip
ACTIONS: list[Action] = [
    Action(
        MOVE_ARMIES_FORM,
        (*ARMY_RESULTS, D_CHARACTER),
        NOBODY,
        lambda _war, _side, _result: (MOVE_ARMIES,),
        may_move_armies,
        perform_move,
        MOVES_WHOLE,
    )
]
KINDS: tuple[AskKind, ...] = (ASK_MOVE_ARMY, ASK_ARMY_FIGURES)
EXPECTED: tuple[str, ...] = ("move-by-army", "move-by-character", "capture", "recapture")
