"""Using action dice: which actions a die allows now, and the seam in which one action is chosen and carried out."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.cards.hands import sweep_table
from thirdage.games.wotr.model.constants import (
    D_CHARACTER,
    D_EVENT,
    D_EYE,
    D_MUSTER,
    D_WILL,
    RESULTS,
    SIDES,
    T_ADVANCE,
    T_DRAW,
    T_MINIONS,
    TOKENS,
    enemy,
    face,
    turned,
)  # fmt: skip
from thirdage.games.wotr.model.players import acting, pass_on
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import may_advance_own
from thirdage.kernel import Ask, Checked, Flow, Form, Option, Reason

from .asks import (
    ADVANCE,
    ASK_ACTION,
    ASK_DIE,
    ASK_WILL,
    BECOME,
    PASS,
    PASS_FORM,
    PLAY,
    REMOVE_TABLE_CARD,
    SKIP,
    USE_DIE,
    USE_RING,
    USE_TOKEN,
)  # fmt: skip
from .free_actions import free_action, free_offers
from .repertoire import WILL_BECOMES, Action, Repertoire
from .rings import may_use_ring, use_ring


def actions_of(war: War) -> tuple[Action, ...]:
    """Every action of the game in play."""
    known: Repertoire = war.rules.steps["actions"]()
    return known.actions


def allowed(war: War, side: int, die: int) -> tuple[Action, ...]:
    """The actions that a side may take with a die, as far as the die goes."""
    known: Repertoire = war.rules.steps["actions"]()
    if die < len(RESULTS):
        return known.allowed[side][die]
    key = (side, face(die), war.facts.kind_of_die(die))
    found = known.by_kind.get(key)
    if found is None:
        found = known.by_kind[key] = tuple([a for a in known.actions if a.allowed_with(*key)])
    return found


def allowed_of(war: War, side: int, die: int, form: Form) -> tuple[Action, ...]:
    """Those of them that an option of this form stands for."""
    known: Repertoire = war.rules.steps["actions"]()
    ordinary = die < len(RESULTS)
    key = (side, die, "", form) if ordinary else (side, face(die), war.facts.kind_of_die(die), form)
    found = known.by_form.get(key)
    if found is None:
        found = known.by_form[key] = tuple([a for a in allowed(war, side, die) if a.form is form])
    return found


def candidates(war: War, side: int, die: int) -> list[Option]:
    """Everything that might be done with a die."""
    found: list[Option] = []
    result = face(die)
    for action in allowed(war, side, die):
        found.extend(action.offers(war, side, result))
    return found


def why_not(war: War, side: int, die: int, option: Option) -> Reason | None:
    """None if this can be done with this die, else the last reason (of the action that comes nearest)."""
    reason: Reason | None = None
    result = face(die)
    for action in allowed_of(war, side, die, option.form):
        reason = action.check(war, side, result, option)
        if reason is None:
            return None
    return reason or Reason("reason-wotr-die-cannot", "WR-ACT-01", {"die": war.facts.die_ids[die]})


def carry_out(war: War, side: int, die: int, option: Option) -> Flow[None]:
    """Perform the action that an option stands for."""
    able = allowed_of(war, side, die, option.form)
    result = face(die)
    if len(able) > 1:
        able = tuple([action for action in able if action.check(war, side, result, option) is None])
    assert able, f"nothing carries out {option}"
    yield from able[0].perform(war, side, result, option)


def can_do_something(war: War, side: int, die: int) -> bool:
    """WR-ACT-27: a die may be used only if its result allows an action that is possible. Ruling WRU-09."""
    result = face(die)
    if result == D_WILL and any(can_do_something(war, side, turned(die, become)) for become in WILL_BECOMES):
        return True
    for action in allowed(war, side, die):
        for option in action.offers(war, side, result):
            if action.check(war, side, result, option) is None:
                return True
    return False


def by_hand_alone(war: War, side: int, die: int) -> bool:
    """WR-ACT-27: whether only a card of the hand makes a die useful: to use it then tells of the hand."""
    for become in (*WILL_BECOMES, D_WILL) if face(die) == D_WILL else (face(die),):
        for action in allowed(war, side, turned(die, become)):
            for option in action.offers(war, side, become):
                if not _from_hand(war, option) and action.check(war, side, become, option) is None:
                    return False
    return True


def _from_hand(war: War, option: Option) -> bool:
    """Whether an action needs cards of the hand: one that is played, or those that take another off the table."""
    if option.form is REMOVE_TABLE_CARD:
        return f"{war.facts.cards[option[0]].id}/removal-cost" in war.rules.effects
    return option.form is PLAY


def may_act(war: War, side: int, option: Option, useful: dict[int, bool] | None = None) -> Reason | None:
    """WR-PASS-03: what a side may choose when it is its turn to act.

    `useful` remembers, as long as nothing changes, which dice can do something.
    """
    mine, form = war.dice[side], option.form
    if form is USE_RING:
        return may_use_ring(war, side, option)
    if form is PASS_FORM:
        if len(mine) < len(war.dice[enemy(side)]):
            return None
        return Reason("reason-wotr-pass-needs-fewer-dice", "WR-PASS-02")
    if form is USE_TOKEN:
        return may_use_token(war, side, option[0])
    if form is not USE_DIE and form is not SKIP:
        free = free_action(war, side, form)
        return free.check(war, side, option) if free is not None else Reason("reason-wotr-other-side", "WR-ACT-01")
    if option[0] not in mine:
        rule = "WR-ACT-22" if face(option[0]) == D_EYE else "WR-ACT-01"
        return Reason("reason-wotr-no-such-die", rule, {"die": war.facts.die_ids[option[0]]})
    if form is SKIP:
        return None
    able = useful.get(option[0]) if useful is not None else None
    if able is None:
        able = can_do_something(war, side, option[0])
        if useful is not None:
            useful[option[0]] = able
    return None if able else Reason("reason-wotr-die-useless", "WR-ACT-27", {"die": war.facts.die_ids[option[0]]})


# -- action tokens --------------------------------------------------------------------------------------------------
TOKEN_DOES: dict[int, tuple[str, int]] = {
    T_DRAW: ("draw-card", D_EVENT),
    T_MINIONS: ("move-minions", D_CHARACTER),
    T_ADVANCE: ("advance", D_MUSTER),
}
"""HR-LNK-10, HR-LNK-11: the action that each token allows, and the result it is done as with."""


def token_offers(war: War, side: int, token: int) -> list[Option]:
    """What a token can do now."""
    kind, result = TOKEN_DOES[token]
    able = [a for a in allowed(war, side, result) if a.form.kind == kind]
    found = [o for a in able for o in a.offers(war, side, result)]
    return [o for o in found if why_not_by_token(war, side, token, o) is None]


def why_not_by_token(war: War, side: int, token: int, option: Option) -> Reason | None:
    """HR-LNK-10, HR-LNK-11: by the checks of the die that does the same.

    HR-LNK-08: a token is no Muster result, which is all that Threats and Promises speaks of. Ruling WRU-107.
    """
    if token == T_ADVANCE and option.form is ADVANCE:
        return may_advance_own(war, side, option[0])
    return why_not(war, side, TOKEN_DOES[token][1], option)


def may_use_token(war: War, side: int, token: int) -> Reason | None:
    """HR-LNK-06: each token once a game, one a turn, and only if its action is possible; for any player of the side.

    HR-LNK-09: which of them asks does not matter. Ruling HRU-32.
    """
    if token not in war.tokens[side]:
        return Reason("reason-wotr-no-such-token", "HR-LNK-06", {"token": TOKENS[token]})
    if token_mark(side) in war.used_this_turn:
        return Reason("reason-wotr-token-used", "HR-LNK-06")
    if token_offers(war, side, token):
        return None
    return Reason("reason-wotr-token-useless", "HR-LNK-06", {"token": TOKENS[token]})


def token_mark(side: int) -> str:
    """Noted in `once` when a side has used a token this turn."""
    return f"token:{SIDES[side]}"


def has_token(war: War, side: int) -> bool:
    """Whether a side could use a token now: then it is asked even without dice."""
    return any(may_use_token(war, side, token) is None for token in war.tokens[side])


# -- the action -----------------------------------------------------------------------------------------------------
_choices: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[Option, ...]] = {}


def choices(dice: tuple[int, ...], tokens: tuple[int, ...]) -> tuple[Option, ...]:
    """What a side with these dice and tokens might choose; made once for each set of them."""
    made = _choices.get((dice, tokens))
    if made is None:
        found = [PASS]
        for die in dict.fromkeys(dice):
            first = turned(die, 0)
            found += [USE_DIE(die), SKIP(die), *[USE_RING(die, to) for to in range(first, first + len(RESULTS))]]
        made = _choices[dice, tokens] = (*found, *[USE_TOKEN(token) for token in tokens])
    return made


def action(war: War, player: int) -> Flow[None]:
    """WR-ACT-01: a player chooses a die of his side for one action, or passes, skips, or uses a ring first (WR-MP-34).

    WR-PASS-05: a pass keeps the dice, a skip uses one up; neither ends his part in the phase (WR-MP-10, WR-MP-11).
    """
    who = war.facts.players[player]
    side = who.side
    war.actor = player
    useful: dict[int, bool] = {}

    def candidates_now() -> tuple[Option, ...]:
        free = free_offers(war, side)
        usual = choices(war.dice[side], war.tokens[side])
        return (*usual, *free) if free else usual

    options = Checked(candidates_now, lambda o: may_act(war, side, o, useful))
    chosen = yield Ask(ASK_ACTION, who.seat, options)
    if chosen is PASS:
        war.used("pass")
        war.begin_scene("action", seat=who.seat, how="pass")
        war.tell("log-wotr-passes", "WR-PASS-01", seat=who.seat)
        war.end_scene("action")
        pass_on(war, player)
        return
    if chosen.form is USE_TOKEN:
        war.next = ("use-token", player, chosen[0])
        return
    free = free_action(war, side, chosen.form)
    if free is not None:
        war.actions += 1
        war.begin_scene("action", seat=who.seat, how="free")
        war.next = ("action-end",)
        yield from free.perform(war, side, chosen)
        proceed_unless_redirected(war)
        return
    die: int = chosen[0]
    ids = war.facts.die_ids
    war.actions += chosen.form is not USE_RING
    if chosen.form is USE_RING:
        war.begin_scene("action", seat=who.seat, how="ring", die=ids[die], to_die=ids[chosen[1]])
        use_ring(war, side, die, chosen[1])
        war.end_scene("action")
        war.next = ("action", player) if war.dice[side] else ("action-end",)
        if not war.dice[side] and has_token(war, side):
            war.next = ("last-tokens", player, 0)
        return
    if chosen.form is USE_DIE and war.log is not None and by_hand_alone(war, side, die):
        war.reveal()
    use_up(war, side, die)
    war.begin_scene("action", seat=who.seat, how="skip" if chosen.form is SKIP else "die", die=ids[die])
    war.next = ("action-end",)
    if chosen.form is SKIP:
        war.used("skip")
        war.tell("log-wotr-skips", "WR-PASS-04", seat=who.seat, die=ids[die])
        return
    if face(die) == D_WILL:
        die = yield from will_of_the_west(war, side, die)
    war.die = die
    args = {"die": ids[die]}
    options = Checked(lambda: candidates(war, side, die), lambda o: why_not(war, side, die, o))
    option = yield Ask(ASK_DIE, who.seat, options, args, args)
    war.tell("log-wotr-uses", "WR-ACT-01", seat=who.seat, die=args["die"])
    yield from carry_out(war, side, die, option)
    proceed_unless_redirected(war)


def will_of_the_west(war: War, side: int, die: int) -> Flow[int]:
    """WR-ACT-23, WR-ACT-24, WR-ACT-25: it becomes another result, or stays one to bring a character into play.

    Ruling WRU-08.
    """
    results = [BECOME(turned(die, result)) for result in (*WILL_BECOMES, D_WILL)]
    ids = war.facts.die_ids

    def check(option: Option) -> Reason | None:
        if option not in results:
            return Reason("reason-wotr-will-single-result", "WR-ACT-23", {"die": ids[option[0]]})
        if option[0] == die:
            possible = any(why_not(war, side, die, o) is None for o in candidates(war, side, die))
        else:
            possible = can_do_something(war, side, option[0])
        return None if possible else Reason("reason-wotr-die-useless", "WR-ACT-27", {"die": ids[option[0]]})

    chosen = yield Ask(ASK_WILL, acting(war, side).seat, Checked(lambda: results, check))
    become: int = chosen[0]
    if become != die and war.log is not None and by_hand_alone(war, side, become):
        war.reveal()
    war.used(f"will:{RESULTS[face(become)]}")
    if become != die:
        war.tell("log-wotr-will-becomes", "WR-ACT-23", seat=acting(war, side).seat, die=ids[become])
    return become


def use_up(war: War, side: int, die: int) -> None:
    """WR-ACT-01, WR-PASS-04: a die is used or skipped; it lies with the used ones until the next turn."""
    war.spend(side, die)
    war.used_dice[side] = (*war.used_dice[side], die)


def proceed(war: War) -> None:
    """After an action or a battle: what a card left to be done, then the end of the action."""
    war.end_scene("battle")
    sweep_table(war)
    if war.queued_seams:
        war.next, war.queued_seams = war.queued_seams[0], war.queued_seams[1:]
    else:
        war.next = ("action-end",)


def proceed_unless_redirected(war: War) -> None:
    """The same, unless the action has led on to a seam of its own: a battle, a card.

    A function of its own, because the compiler believes that `next` still is what the caller wrote last.
    """
    if war.next == ("action-end",):
        proceed(war)


def follow_up(war: War, *seams: tuple[Any, ...]) -> None:
    """What must still be done when the present step, or the battle it starts, is over; before all that waits."""
    war.queued_seams = (*seams, *war.queued_seams)


SEAMS = {"action": action}
EXPECTED = (
    "pass", "skip", "ring:free-peoples", "ring:shadow", "ring:eye", "will:character", "will:army", "will:muster",
    "will:event", "will:will-of-the-west",
)  # fmt: skip
