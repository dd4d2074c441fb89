"""Explaining in the middle of an action: an intent told whole, while one of its own steps is open.

The step that is open decides by its own options; what comes after it by the checks of the rules. Where a card lets
figures do more than the rules allow, only the open step is asked.
"""

from __future__ import annotations

from thirdage.games.wotr.battle.attack import (
    ASK_ATTACK_FROM,
    ASK_ATTACKERS,
    ASK_TARGET,
    ATTACK_FROM,
    ATTACKERS,
    TARGET,
    anybody,
    need_of,
)  # fmt: skip
from thirdage.games.wotr.characters.entrance import ASK_ENTER
from thirdage.games.wotr.characters.moves import (
    ASK_FLY,
    ASK_GROUP,
    ASK_LIFT,
    ASK_WALK,
    GROUP,
    LIFT,
    WALK,
    may_fly,
    may_walk,
)
from thirdage.games.wotr.fellowship.separation import ASK_SEPARATE_TO, ASK_WHO_LEAVES, COMPANIONS, SEPARATE_TO
from thirdage.games.wotr.model.command import may_use_all
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import (
    ASK_ARMY_FIGURES,
    ASK_MOVE_ARMY,
    MOVE_ARMY,
    TAKE_FIGURES,
    leader_for,
    may_march,
)
from thirdage.games.wotr.muster.recruitment import ASK_RECRUIT, RECRUIT
from thirdage.kernel import Ask, Option, Reason

from .intents import (
    ATTACK_AT,
    ATTACK_WITH,
    BRING_TO,
    MIDWAY,
    MOVE_ARMY_WITH,
    MOVE_CHARACTER,
    MOVE_FIGURE,
    MOVE_GROUP,
    MUSTER_AT,
    SEPARATE_TO_REGION,
    check_bring,
    check_separate,
    figures_there,
    impossible,
    may_aim,
    may_strike,
    not_now,
)  # fmt: skip


def by_die(war: War) -> bool:
    """Whether a die does it, and not a card with its own limits."""
    return not war.playing and war.die >= 0


def same(ask: Ask, **ids: object) -> bool:
    """Whether the open step is about these things."""
    return ask.args is not None and all(ask.args.get(key) == value for key, value in ids.items())


def elsewhere(war: War, side: int, ask: Ask, option: Option) -> Reason:
    """The open step is about something else: what the rules say against this one anyway, or that it must wait."""
    return impossible(war, side, option) or not_now(ask)


def moving(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Which army moves."""
    start, region, picks = option
    reason = ask.options.reason_against(MOVE_ARMY(start, region)) or figures_there(war, side, start, picks)
    if reason is not None or not by_die(war):
        return reason
    return may_march(war, side, start, region, picks, leader_for(war.die), {})


def marching(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Which figures of it."""
    if not same(ask, from_region=war.region_id(option[0]), region=war.region_id(option[1])):
        return elsewhere(war, side, ask, option)
    if option.form is not MOVE_ARMY_WITH:
        return None
    return may_use_all(war, side, option[2]) or ask.options.reason_against(TAKE_FIGURES(option[2]))


def with_these(war: War, side: int, option: Option) -> Reason | None:
    """WR-BTL-04, WR-BTL-06: whether the figures named, or those who may, can attack from there."""
    return may_strike(war, side, need_of(war, war.die) if by_die(war) else anybody, option)


def attacking(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """From where."""
    return (
        may_aim(war, side, option)
        or ask.options.reason_against(ATTACK_FROM(option[0]))
        or with_these(war, side, option)
    )


def aiming(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Against whom."""
    origin, place = option[0], option[1]
    if not same(ask, region=war.region_id(origin)):
        return elsewhere(war, side, ask, option)
    return ask.options.reason_against(TARGET(place)) or with_these(war, side, option)


def splitting(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """With whom."""
    if not same(ask, from_region=war.region_id(option[0]), region=war.region_id(option[1])):
        return elsewhere(war, side, ask, option)
    if option.form is not ATTACK_WITH:
        return None
    return may_use_all(war, side, option[2]) or ask.options.reason_against(ATTACKERS(option[2]))


def recruiting(_war: War, _side: int, ask: Ask, option: Option) -> Reason | None:
    """Whom and where."""
    return ask.options.reason_against(RECRUIT(option[0], option[1]))


def _group(option: Option) -> tuple[int, ...]:
    return option[0] if option.form is MOVE_GROUP else (option[0],)


def gathering(war: War, _side: int, ask: Ask, option: Option) -> Reason | None:
    """Which companions."""
    group = _group(option)
    reason = ask.options.reason_against(GROUP(tuple(sorted(group))))
    return may_walk(war, group, option[1]) if reason is None and by_die(war) else reason


def walking(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Where they go."""
    if not same(ask, character=[war.facts.characters[c].id for c in _group(option)]):
        return elsewhere(war, side, ask, option)
    return ask.options.reason_against(WALK(option[1]))


def _lifted(war: War, option: Option) -> tuple[int, int, int]:
    if option.form is MOVE_FIGURE:
        return option[0], option[1], option[2]
    return war.facts.characters[option[0]].figure, war.where[option[0]], option[1]


def lifting(war: War, _side: int, ask: Ask, option: Option) -> Reason | None:
    """Which Nazgul or minion."""
    figure, start, region = _lifted(war, option)
    if start < 0:
        return Reason("reason-wotr-not-in-play", "WR-CHAR-05", {"character": war.facts.characters[option[0]].id})
    return ask.options.reason_against(LIFT(figure, start, 1)) or may_fly(war, figure, start, region)


def flying(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Where it goes."""
    figure, start, region = _lifted(war, option)
    if start < 0 or not same(ask, figure=war.facts.figures[figure].id, region=war.region_id(start)):
        return elsewhere(war, side, ask, option)
    return ask.options.reason_against(WALK(region))


def leaving(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Who leaves the Fellowship."""
    reason = ask.options.reason_against(COMPANIONS(tuple(sorted(option[0]))))
    return check_separate(war, side, war.die, option) if reason is None and by_die(war) else reason


def arriving(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Where they go."""
    if not same(ask, character=[war.facts.characters[c].id for c in option[0]]):
        return elsewhere(war, side, ask, option)
    return ask.options.reason_against(SEPARATE_TO(option[1]))


def entering(war: War, side: int, ask: Ask, option: Option) -> Reason | None:
    """Where a character enters play."""
    if not same(ask, character=war.facts.characters[option[0]].id):
        return elsewhere(war, side, ask, option)
    return check_bring(war, side, war.die, option)


MIDWAY.update(
    {
        (ASK_MOVE_ARMY.id, MOVE_ARMY_WITH): moving,
        (ASK_ARMY_FIGURES.id, MOVE_ARMY): marching,
        (ASK_ARMY_FIGURES.id, MOVE_ARMY_WITH): marching,
        (ASK_ATTACK_FROM.id, ATTACK_AT): attacking,
        (ASK_ATTACK_FROM.id, ATTACK_WITH): attacking,
        (ASK_TARGET.id, ATTACK_AT): aiming,
        (ASK_TARGET.id, ATTACK_WITH): aiming,
        (ASK_ATTACKERS.id, ATTACK_AT): splitting,
        (ASK_ATTACKERS.id, ATTACK_WITH): splitting,
        (ASK_RECRUIT.id, MUSTER_AT): recruiting,
        (ASK_GROUP.id, MOVE_CHARACTER): gathering,
        (ASK_GROUP.id, MOVE_GROUP): gathering,
        (ASK_WALK.id, MOVE_CHARACTER): walking,
        (ASK_WALK.id, MOVE_GROUP): walking,
        (ASK_LIFT.id, MOVE_CHARACTER): lifting,
        (ASK_LIFT.id, MOVE_FIGURE): lifting,
        (ASK_FLY.id, MOVE_CHARACTER): flying,
        (ASK_FLY.id, MOVE_FIGURE): flying,
        (ASK_WHO_LEAVES.id, SEPARATE_TO_REGION): leaving,
        (ASK_SEPARATE_TO.id, SEPARATE_TO_REGION): arriving,
        (ASK_ENTER.id, BRING_TO): entering,
    }
)
