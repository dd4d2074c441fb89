"""What a Character result does with characters on the map: companions move, Nazgul and minions move (WR-ACT-10, 11)."""

from __future__ import annotations

from typing import Any, Final

from thirdage.games.wotr.model.command import may_use, stand_there
from thirdage.games.wotr.model.constants import D_CHARACTER, FREE_PEOPLES, LEADER, SHADOW
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import MOVE_COMPANIONS, MOVE_COMPANIONS_FORM, MOVE_MINIONS, MOVE_MINIONS_FORM
from thirdage.games.wotr.turn.repertoire import Action
from thirdage.games.wotr.turn.whole_intents import NO_DIE, Step, WholeIntent
from thirdage.kernel import MANY, Flow, Form, Option, Reason, ids, numbers

from .moves import (
    ASK_FLY,
    ASK_GROUP,
    ASK_LIFT,
    ASK_WALK,
    GROUP,
    LIFT,
    WALK,
    can_walk,
    lifts,
    may_fly,
    may_form,
    may_lift,
    may_walk,
    move_companions,
    move_minions,
)  # fmt: skip

MOVE_CHARACTER: Final = Form("move-character", character=ids("character"), region=ids("region"))
MOVE_GROUP: Final = Form("move-character", characters=ids("character", MANY), region=ids("region"))
MOVE_FIGURE: Final = Form("move-character", figure=ids("figure"), from_region=ids("region"), region=ids("region"))
MOVE_FIGURES: Final = Form(
    "move-character", figure=ids("figure"), from_region=ids("region"), region=ids("region"), count=numbers(1, 8)
)  # fmt: skip


# -- companions -----------------------------------------------------------------------------------------------------
def may_move_companions(war: War, _side: int, _result: int, _option: Option) -> Reason | None:
    """WR-ACT-10: some companion can move."""
    return None if can_walk(war, ()) else Reason("reason-wotr-no-companion-moves", "WR-CHAR-05")


def perform_move_companions(war: War, _side: int, _result: int, _option: Option) -> Flow[None]:
    """WR-CHAR-05, WR-CHAR-04."""
    war.used("move-companions")
    yield from move_companions(war, "WR-CHAR-05", optional=False)


def group_of(war: War, option: Option) -> tuple[int, ...]:
    """The characters that an intent speaks of."""
    if option.form is MOVE_GROUP:
        group: tuple[int, ...] = option[0]
        return group
    return (option[0],) if option.form is MOVE_CHARACTER else (war.facts.figures[option[0]].character,)


def check_companions(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-CHAR-05 to 12: told whole, a companion, or companions together, go to a region without an army."""
    group = group_of(war, option)
    return may_move_own(war, side, group) or may_form(war, group, ()) or may_walk(war, group, option.get("region"))


def may_move_own(war: War, side: int, group: tuple[int, ...]) -> Reason | None:
    """WR-CHAR-05: one's own characters who are in play."""
    for c in group:
        who = war.facts.characters[c]
        if who.side != side:
            return Reason("reason-wotr-not-your-character", "WR-CHAR-05", {"character": who.id})
        if not war.in_play(c):
            return Reason("reason-wotr-not-in-play", "WR-CHAR-05", {"character": who.id})
    return None


def check_companion_figure(war: War, side: int, result: int, option: Option) -> Reason | None:
    """The same of the figure of a companion."""
    return may_move_alone(war, side, option) or check_companions(war, side, result, option)


def may_move_alone(war: War, side: int, option: Option) -> Reason | None:
    """WR-FIG-03, WR-CHAR-13: of figures without an army only Nazgul and characters move."""
    kind = war.facts.figures[option[0]]
    if kind.side != side:
        return Reason("reason-wotr-not-your-figure", "WR-CHAR-05", {"figure": kind.id})
    if kind.is_unit:
        return Reason("reason-wotr-moves-as-army", "WR-STACK-01", {"figure": kind.id})
    if kind.rank == LEADER:
        return Reason("reason-wotr-leader-alone", "WR-FIG-03", {"figure": kind.id})
    picks = ((option[0], count_of(option)),)
    return may_use(war, side, option[0]) or stand_there(war, side, option[1], picks, "WR-MOVE-05")


def may_walk_on(war: War, _side: int, result: int, option: Option) -> Reason | None:
    """WR-CHAR-07: how far they go; by a card, the card says."""
    return None if result == NO_DIE else may_walk(war, group_of(war, option), option.get("region"))


def _group(war: War, option: Option) -> Option:
    return GROUP(tuple(sorted(group_of(war, option))))


def _companions(war: War, option: Option) -> dict[str, Any]:
    return {"character": [war.facts.characters[c].id for c in sorted(group_of(war, option)) if c >= 0]}


def _alone(war: War, side: int, _result: int, option: Option) -> Reason | None:
    return may_move_alone(war, side, option)


GROUP_STEP = Step(ASK_GROUP, _group, after=may_walk_on)
FIGURE_STEP = Step(ASK_GROUP, _group, before=_alone, after=may_walk_on)
WALK_STEP = Step(ASK_WALK, lambda _war, o: WALK(o.get("region")), _companions)
COMPANIONS_WHOLE = (
    WholeIntent(MOVE_CHARACTER, check_companions, GROUP_STEP, WALK_STEP),
    WholeIntent(MOVE_GROUP, check_companions, GROUP_STEP, WALK_STEP),
    WholeIntent(MOVE_FIGURE, check_companion_figure, FIGURE_STEP, WALK_STEP),
    WholeIntent(MOVE_FIGURES, check_companion_figure, FIGURE_STEP, WALK_STEP),
)


# -- Nazgul and minions ---------------------------------------------------------------------------------------------
def may_move_minions(war: War, _side: int, _result: int, _option: Option) -> Reason | None:
    """WR-ACT-11: some Nazgul or minion can move."""
    if any(may_lift(war, o, {}, False) is None for o in lifts(war)):  # noqa: FBT003
        return None
    return Reason("reason-wotr-no-minion-moves", "WR-CHAR-05")


def perform_move_minions(war: War, _side: int, _result: int, _option: Option) -> Flow[None]:
    """WR-CHAR-05, WR-CHAR-04."""
    war.used("move-minions")
    yield from move_minions(war, "WR-CHAR-05", optional=False)


def count_of(option: Option) -> int:
    """How many figures an intent speaks of: one, unless it says so."""
    return option[3] if option.form is MOVE_FIGURES else 1


def lifted(war: War, option: Option) -> tuple[int, int, int]:
    """The figure that an intent speaks of, where it stands (negative if it is not in play) and where it goes."""
    if option.form in (MOVE_FIGURE, MOVE_FIGURES):
        return option[0], option[1], option[2]
    return war.facts.characters[option[0]].figure, war.where[option[0]], option[1]


def check_minions(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-CHAR-05, WR-CHAR-13 to 18: told whole, a minion, or minions one by one, go to a region without an army."""
    group = group_of(war, option)
    reason = may_move_own(war, side, group)
    for c in group:
        if reason is None:
            reason = _may_fly_from(war, war.facts.characters[c].figure, war.where[c], option[1], 1)
    return reason if group else Reason("reason-wotr-no-group", "WR-CHAR-07")


def check_minion_figures(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """The same of Nazgul, which have no names."""
    return may_move_alone(war, side, option) or _may_fly_from(war, option[0], option[1], option[2], count_of(option))


def _may_fly_from(war: War, figure: int, start: int, region: int, count: int) -> Reason | None:
    return may_lift(war, LIFT(figure, start, count), {}, fliers_only=False) or may_fly(war, figure, start, region)


def _in_play(war: War, _side: int, _result: int, option: Option) -> Reason | None:
    if lifted(war, option)[1] >= 0:
        return None
    return Reason("reason-wotr-not-in-play", "WR-CHAR-05", {"character": war.facts.characters[option[0]].id})


def _lift(war: War, option: Option) -> Option | None:
    figure, start, _ = lifted(war, option)
    return LIFT(figure, start, count_of(option)) if start >= 0 else None


def _may_fly_on(war: War, _side: int, _result: int, option: Option) -> Reason | None:
    return may_fly(war, *lifted(war, option))


def _minions(war: War, option: Option) -> dict[str, Any]:
    figure, start, _ = lifted(war, option)
    return {"figure": war.facts.figures[figure].id, "region": war.region_id(start) if start >= 0 else ""}


def _so_many_minions(war: War, option: Option) -> dict[str, Any]:
    return {**_minions(war, option), "count": count_of(option)}


LIFT_STEP = Step(ASK_LIFT, _lift, before=_in_play, after=_may_fly_on)
FLY_STEP = Step(ASK_FLY, lambda war, o: WALK(lifted(war, o)[2]), _minions)
MINIONS_WHOLE = (
    WholeIntent(MOVE_CHARACTER, check_minions, LIFT_STEP, FLY_STEP),
    WholeIntent(MOVE_GROUP, check_minions),
    WholeIntent(MOVE_FIGURE, check_minion_figures, LIFT_STEP, FLY_STEP),
    WholeIntent(
        MOVE_FIGURES,
        check_minion_figures,
        LIFT_STEP,
        Step(ASK_FLY, lambda war, o: WALK(lifted(war, o)[2]), _so_many_minions),
    ),
)


ACTIONS: list[Action] = [
    Action(
        MOVE_COMPANIONS_FORM, (D_CHARACTER,), FREE_PEOPLES, lambda _w, _s, _r: (MOVE_COMPANIONS,),
        may_move_companions, perform_move_companions, COMPANIONS_WHOLE,
    ),
    Action(
        MOVE_MINIONS_FORM, (D_CHARACTER,), SHADOW, lambda _w, _s, _r: (MOVE_MINIONS,),
        may_move_minions, perform_move_minions, MINIONS_WHOLE,
    ),
]  # fmt: skip
