"""Explaining: why something a player would like to do is not possible now, by the very checks that make the offers.

An intent names an action, or tells it whole (this army, from here to there, with these figures), whatever ask is open.
The actions own their checks (`turn.whole_intents`); here it is decided with which dice they are asked, and what is said
while something else is open. The answer is the first reason that is found, in this order: what the rules forbid at all;
what a die left would need for it (a Character result: a leader); that no die (or token) left can do it, and which
result would; that this is not the moment. Reasons speak of the seat's own side and of what it can know: the board, its
dice and its hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from thirdage.games.wotr.fellowship.declaration import DECLARE, ENTER_MORDOR_FORM, may_choose
from thirdage.games.wotr.fellowship.guide import GUIDE
from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_MUSTER,
    D_WILL,
    FACES,
    FREE_PEOPLES,
    NOBODY,
    RESULTS,
    enemy,
    face,
    turned,
)
from thirdage.games.wotr.model.players import as_acting, player_at
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.actions import TOKEN_DOES, actions_of, may_act, may_use_token, token_offers, why_not
from thirdage.games.wotr.turn.asks import (
    ASK_ACTION,
    ASK_DIE,
    ASK_WILL,
    PASS_FORM,
    SKIP,
    USE_AS_ARMY,
    USE_DIE,
    USE_RING,
    USE_TOKEN,
)  # fmt: skip
from thirdage.games.wotr.turn.free_actions import free_action
from thirdage.games.wotr.turn.repertoire import WILL_BECOMES, Action, Repertoire
from thirdage.games.wotr.turn.tokens import ASK_LAST_TOKENS
from thirdage.games.wotr.turn.whole_intents import Check, Step
from thirdage.kernel import Ask, Intent, Option, Position, Reason, Rules

Use = tuple[int, str]
"""A die as it can be used now (an ordinary one is its result), and the action it is bound to ("" if to none)."""
WRONG_DIE = ("reason-wotr-die-cannot", "reason-wotr-card-needs-die")
"""Reasons that speak of the die only; any other tells more."""
NOT_LED = ("reason-wotr-attack-needs-leader", "reason-wotr-army-not-led")
"""WR-BTL-04, WR-MOVE-04, WR-MOVE-07: a Character result could do it, if the army were led."""
BEFORE_ACTIONS = ("take-token", "fellowship-phase", "hunt-allocation")
"""Asks of the phases before the action phase."""


# -- dice -----------------------------------------------------------------------------------------------------------
def as_results(dice: tuple[int, ...]) -> list[int]:
    """WR-ACT-23: what these dice can be used as."""
    return [
        turned(die, result)
        for die in dict.fromkeys(dice)
        for result in ((*WILL_BECOMES, D_WILL) if face(die) == D_WILL else (face(die),))
    ]


REACHABLE = (as_results(FACES[0]), as_results(FACES[1]))
"""What the dice of each side can be used as at all."""


def token_uses(war: War, side: int) -> list[Use]:
    """What a side's action tokens can do now."""
    able = [token for token in war.tokens[side] if may_use_token(war, side, token) is None]
    return [(TOKEN_DOES[token][1], TOKEN_DOES[token][0]) for token in able]


def token_does(war: War, side: int, option: Option) -> bool:
    """HR-LNK-10, HR-LNK-11: whether a token can do just this."""
    able = [token for token in war.tokens[side] if may_use_token(war, side, token) is None]
    return any(option in token_offers(war, side, token) for token in able)


def uses_of(war: War, side: int) -> list[Use]:
    """What a side's unused dice and tokens can do now."""
    return die_uses(war, side, war.dice[side]) + token_uses(war, side)


def die_uses(war: War, side: int, dice: tuple[int, ...]) -> list[Use]:
    """What these dice can do now; the Mouth of Sauron may make an Army result of a Muster result (WR-ACT-26)."""
    musters = [die for die in dict.fromkeys(dice) if face(die) == D_MUSTER]
    armies = [turned(die, D_ARMY) for die in musters if why_not(war, side, die, USE_AS_ARMY) is None]
    return [(die, "") for die in (*as_results(dice), *armies)]


def with_special_dice(war: War, side: int, action: Action, dice: list[int]) -> list[int]:
    """The results with which dice of a kind of their own, among these, allow an action."""
    special = [die for die in dice if die >= len(RESULTS)]
    return [face(die) for die in special if action.allowed_with(side, face(die), war.facts.kind_of_die(die))]


def reason_against(war: War, side: int, uses: list[Use], option: Option) -> Reason | None:
    """None if one of these uses can do it; else why nothing can, or that these cannot."""
    reachable = REACHABLE[side]
    works: list[int] = []
    found: list[tuple[int, bool, Reason]] = []
    others: list[tuple[Check, int]] = []
    for action in actions_of(war):
        decides = action.check_of(option.form)
        if decides is None or action.side not in (NOBODY, side):
            continue
        kind = action.form.kind
        useful = [die for die, bound in uses if not bound or bound == kind]
        special = with_special_dice(war, side, action, useful)
        for result in dict.fromkeys(special if action.only else (*action.results, *special)):
            if result in special or (result in useful and result in reachable):
                reason = decides(war, side, result, option)
                if reason is None:
                    return None
                found.append((vagueness(reason), False, reason))
            elif result in reachable:
                others.append((decides, result))
    for decides, result in others:
        reason = decides(war, side, result, option)
        if reason is None:
            works.append(result)
        else:
            found.append((vagueness(reason), True, reason))
    if works:
        return next((r for _, other, r in found if not other and r.id in NOT_LED), None) or no_die(side, works)
    if found:
        return min(found, key=lambda entry: entry[:2])[2]
    return Reason("reason-wotr-other-side", "WR-ACT-01")


def vagueness(reason: Reason) -> int:
    """How little a reason tells: what holds for any die tells most, what speaks of the die only least."""
    return 2 if reason.id in WRONG_DIE else 1 if reason.id in NOT_LED else 0


def no_die(side: int, works: list[int]) -> Reason:
    """WR-ACT-01: no unused die can do it; these results would."""
    dice = [r for r in dict.fromkeys(sorted(works)) if r in FACES[side]]
    if D_WILL in FACES[side] and D_WILL not in dice and any(r in WILL_BECOMES for r in works):
        dice.append(D_WILL)
    return Reason("reason-wotr-no-die-for-this", "WR-ACT-01", {"die": [RESULTS[r] for r in dice]})


# -- when -----------------------------------------------------------------------------------------------------------
def not_now(ask: Ask, rule: str = "WR-ACT-02") -> Reason:
    """WR-ACT-02, WR-TURN-06: what is asked now comes first."""
    if ask.kind in BEFORE_ACTIONS:
        return Reason("reason-wotr-action-phase-only", "WR-TURN-06")
    return Reason("reason-wotr-finish-first", rule)


def as_seen_by(position: Position, seat: str) -> tuple[War, int]:
    """The position as if the player of this seat acted, and his side."""
    war = cast(War, position)
    player = player_at(war, seat)
    return as_acting(war, player), player.side


def explain_action(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Something that a die can do, asked about while this seat has to answer something else."""
    war, side = as_seen_by(position, ask.seat)
    if ask.spec in (ASK_ACTION, ASK_LAST_TOKENS) and token_does(war, side, option):
        return None
    if ask.spec is ASK_ACTION:
        return reason_against(war, side, uses_of(war, side), option)
    if ask.spec is ASK_LAST_TOKENS:
        return reason_against(war, side, token_uses(war, side), option)
    if ask.spec is ASK_WILL:
        return reason_against(war, side, [(result, "") for result in as_results(war.used_dice[side][-1:])], option)
    if ask.spec is ASK_DIE:
        reason = reason_against(war, side, die_uses(war, side, (war.die,)), option)
        if reason is not None and reason.id == "reason-wotr-no-die-for-this":
            return Reason("reason-wotr-die-cannot", "WR-ACT-01", {"die": war.facts.die_ids[war.die]})
        return reason
    step = open_step(war, side, ask, option)
    if step is not None:
        return step[0].reason_against(war, side, ask, option)
    return impossible(war, side, option) or not_now(ask)


def open_step(war: War, side: int, ask: Ask, option: Option) -> tuple[Step, int] | None:
    """The step of an intent told whole that is open just now, in the middle of its own action; and its number."""
    for action in actions_of(war):
        way = action.whole.get(option.form) if action.side in (NOBODY, side) else None
        step = way.steps.get(ask.kind) if way is not None else None
        if way is not None and step is not None and step.belongs(war, ask, option):
            return step, list(way.steps).index(ask.kind)
    return None


def impossible(war: War, side: int, option: Option) -> Reason | None:
    """What the rules say against it, whatever dice there are."""
    return reason_against(war, side, [(result, "") for result in as_results(FACES[side])], option)


def explain_turn(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Dice, rings and tokens are chosen, and passes made, only when one is about to act (WR-ACT-01, WR-RING-02)."""
    war, side = as_seen_by(position, ask.seat)
    late = not_now(ask, "WR-RING-02" if option.form is USE_RING else "WR-ACT-02")
    if ask.kind in BEFORE_ACTIONS:
        return late
    return may_act(war, side, option) or late


def explain_phase(position: Position, ask: Ask, option: Option) -> Reason | None:
    """What belongs to the Fellowship phase (WR-DECL-04, WR-MORD-02, WR-FEL-07)."""
    return _why_not_in_phase(*as_seen_by(position, ask.seat), option)


def _why_not_in_phase(war: War, side: int, option: Option) -> Reason:
    if side != FREE_PEOPLES:
        return Reason("reason-wotr-other-side", "WR-TURN-03")
    reason = may_choose(war, option)
    if reason is not None:
        return reason
    if option.form is GUIDE:
        return Reason("reason-wotr-guide-not-now", "WR-FEL-07")
    return Reason("reason-wotr-fellowship-phase-only", "WR-DECL-04" if option.form is DECLARE else "WR-MORD-02")


def unasked(war: War, seat: str, option: Option) -> Reason:
    """A seat that has nothing to decide now: what speaks against it anyway, or that it is not its turn."""
    waits = Reason("reason-not-your-decision")
    if war.outcome is not None or seat not in war.rules.seats:
        return waits
    war, side = as_seen_by(war, seat)
    if option.form in (DECLARE, ENTER_MORDOR_FORM, GUIDE):
        return _why_not_in_phase(war, side, option)
    if free_action(war, side, option.form) is not None or free_action(war, enemy(side), option.form) is not None:
        reason = may_act(war, side, option)
    elif option.form in TURN_FORMS:
        reason = may_act(war, side, option) if war.dice[side] or war.tokens[side] else None
    else:
        reason = (
            reason_against(war, side, uses_of(war, side), option) if war.dice[side] else impossible(war, side, option)
        )
    return reason or waits


TURN_FORMS = (PASS_FORM, SKIP, USE_DIE, USE_RING, USE_TOKEN)
"""What is chosen when one is about to act."""


def _named() -> dict[str, Intent]:
    out: dict[str, Intent] = {form.kind: (form, explain_turn) for form in TURN_FORMS}
    out.update({form.kind: (form, explain_phase) for form in (DECLARE, ENTER_MORDOR_FORM, GUIDE)})
    return out


INTENTS: dict[str, Intent] = _named()
"""What a player may intend besides actions, by kind."""


def intents_of(actions: Iterable[Action]) -> dict[str, Intent]:
    """The intents of these actions; a kind that can be told with more fields has a name for each way."""
    forms = dict.fromkeys([form for action in actions for form in (action.form, *action.whole)])
    kinds: set[str] = set()
    out: dict[str, Intent] = {}
    for form in forms:
        out[f"{form.kind}/{'/'.join(form.keys)}" if form.kind in kinds else form.kind] = (form, explain_action)
        kinds.add(form.kind)
    return out


def complete_intents(rules: Rules) -> None:
    """Actions that a bundle lists in the step "actions" can be intended too, without a word of its own about it."""
    known: Repertoire = rules.steps["actions"]()
    for form, check in intents_of(known.actions).values():
        ways = rules.intents.setdefault(form.kind, [])
        if all(way[0] is not form for way in ways):
            ways.append((form, check))
