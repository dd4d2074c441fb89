"""What an intent answers to the asks on its way, for `carry`: the die, the action, the steps of the action.

Nothing is chosen: where several dice could do it, the intent must name one.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.games.wotr.battle.hits import LOSE_ELITE, LOSE_UNIT, REDUCE
from thirdage.games.wotr.model.constants import D_MUSTER, NOBODY
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.actions import TOKEN_DOES, actions_of, may_use_token, why_not, why_not_by_token
from thirdage.games.wotr.turn.asks import ASK_ACTION, ASK_DIE, ASK_WILL, BECOME, USE_AS_ARMY, USE_DIE, USE_TOKEN
from thirdage.games.wotr.turn.tokens import ASK_LAST_TOKENS
from thirdage.kernel import Ask, Decision, Form, Option, Position, Taken
from thirdage.kernel.decisions import bad_value

from .intents import TURN_FORMS, as_results, as_seen_by, die_uses, open_step, reason_against

DIE, WILL, AS_ARMY, ACTION, STEPS = range(5)
"""How far an intent is on its way: a die or token, what it becomes, the action, its steps."""
END: Final = 99
"""The intent is an answer itself: it has no more to say."""


# -- the intent itself ----------------------------------------------------------------------------------------------
def answer_to(position: Position, ask: Ask, option: Option) -> tuple[Option, int] | None:
    """What an intent answers to an ask, and how far on its way that is; None where it leaves it open."""
    war, side = as_seen_by(position, ask.seat)
    if ask.spec is ASK_DIE:
        begun = by_die(war, side, option)
        if begun is None:
            return None
        return begun, AS_ARMY if begun is USE_AS_ARMY else END if begun is option else ACTION
    if ask.options.forms.get(option.kind) is option.form:
        return option, END
    chosen: Option | None = None
    if ask.spec is ASK_ACTION and option.form not in TURN_FORMS:
        chosen = only([*by_dice(war, side, option), *by_tokens(war, side, option)])
    elif ask.spec is ASK_LAST_TOKENS:
        chosen = only(by_tokens(war, side, option))
    elif ask.spec is ASK_WILL:
        becomes = as_results(war.used_dice[side][-1:])
        chosen = only([BECOME(die) for die in becomes if reason_against(war, side, [(die, "")], option) is None])
    if chosen is not None:
        return chosen, WILL if ask.spec is ASK_WILL else DIE
    step = open_step(war, side, ask, option)
    answer = step[0].answer(war, option) if step is not None else None
    return (answer, STEPS + step[1]) if step is not None and answer is not None else None


def only(options: list[Option]) -> Option | None:
    """The one way to do it; where there are several, the player must say which."""
    return options[0] if len(options) == 1 else None


def by_dice(war: War, side: int, option: Option) -> list[Option]:
    """WR-ACT-01: the dice that can do it."""
    dice = dict.fromkeys(war.dice[side])
    return [USE_DIE(die) for die in dice if reason_against(war, side, die_uses(war, side, (die,)), option) is None]


def by_tokens(war: War, side: int, option: Option) -> list[Option]:
    """HR-LNK-06: the tokens that can do it."""
    return [USE_TOKEN(token) for token in war.tokens[side] if may_do_by_token(war, side, token, option)]


def may_do_by_token(war: War, side: int, token: int, option: Option) -> bool:
    """HR-LNK-10, HR-LNK-11: whether a token can do just this."""
    if may_use_token(war, side, token) is not None:
        return False
    kind, result = TOKEN_DOES[token]
    if option.kind == kind:
        return why_not_by_token(war, side, token, option) is None
    return reason_against(war, side, [(result, kind)], option) is None


def by_die(war: War, side: int, option: Option) -> Option | None:
    """The action that an intent speaks of; WR-ACT-26: by the Mouth of Sauron, if only so it can be done."""
    begun: Option | None = None
    for action in actions_of(war):
        told = action.begun_by(war, option) if action.side in (NOBODY, side) else None
        if told is not None and why_not(war, side, war.die, told) is None:
            return told
        begun = begun or told
    if war.die == D_MUSTER and why_not(war, side, D_MUSTER, USE_AS_ARMY) is None:
        return USE_AS_ARMY
    return begun


# -- decisions ------------------------------------------------------------------------------------------------------
def take_die(ask: Ask, value: Any) -> Taken | None:
    """The die to use: one, or a list with one for each action."""
    values = value if isinstance(value, list) else [value]
    if not values:
        return None
    return ask.options.decode({"kind": USE_DIE.kind, "die": values[0]}), values[1:] or None


def take_losses(ask: Ask, value: Any) -> Taken | None:
    """WR-BTL-25: figures that are lost, a Regular for one hit, an Elite for two."""
    return _of_figures(ask, value, (LOSE_UNIT, LOSE_ELITE))


def take_reductions(ask: Ask, value: Any) -> Taken | None:
    """WR-BTL-27: Elites that become Regulars."""
    return _of_figures(ask, value, (REDUCE,))


def _of_figures(ask: Ask, value: Any, forms: tuple[Form, ...]) -> Taken | None:
    """The first of these figures that can be taken now; if none can, the first, to be refused with its reason."""
    if not isinstance(value, dict) or not all(isinstance(n, int) and n >= 0 for n in value.values()):
        raise bad_value(ask, value)
    named = [(id, ask.options.decode({"kind": f.kind, "figure": id})) for id, n in value.items() if n for f in forms]
    if not named:
        return None
    figure, option = next((pair for pair in named if pair[1] in ask.options), named[0])
    left = {id: n - (id == figure) for id, n in value.items() if n > (id == figure)}
    return option, left or None


DECISIONS: dict[str, Decision] = {
    "die": Decision("action", take=take_die),
    "token": Decision("action", "last-tokens"),
    "become": Decision("will-of-the-west"),
    "losses": Decision("take-hit", take=take_losses),
    "reductions": Decision("take-hit", take=take_reductions),
    "combat_cards": Decision("combat-card"),
    "re_rolls": Decision("leader-re-roll", "hunt-re-roll"),
    "press": Decision("press", "prolong"),
    "withdraw": Decision("withdraw"),
    "retreat": Decision("retreat", "leave-battle", "driven-out"),
    "advance_army": Decision("advance-army"),
    "disband": Decision("disband"),
    "guide": Decision("guide"),
}
"""What an intent may name besides; any other ask is answered by its kind, or by a target."""
