"""Explaining: why something a player would like to do is not possible now, by the very checks that make the offers.

An intent names an action whole (this army, from here to there, with these figures), whatever ask is open. Its check
runs the checks of the asks that lie on the way, one after the other. The answer is the first reason that is found, in
this order: what the rules forbid at all; what a die left would need for it (a Character result: a leader); that no die
(or token) left can do it, and which result would; that this is not the moment. Reasons speak of the seat's own side and
of what it can know: the board, its dice and its hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from thirdage.games.wotr.battle.attack import (
    ATTACKERS,
    Need,
    anybody,
    may_attack,
    may_attack_from,
    may_attack_with,
    need_of,
)
from thirdage.games.wotr.characters.entrance import entries
from thirdage.games.wotr.characters.moves import LIFT, may_fly, may_form, may_lift, may_walk
from thirdage.games.wotr.characters.reach import may_reach
from thirdage.games.wotr.fellowship.declaration import DECLARE, ENTER_MORDOR_FORM, may_choose
from thirdage.games.wotr.fellowship.guide import GUIDE
from thirdage.games.wotr.fellowship.separation import may_separate, separation_distance
from thirdage.games.wotr.model.command import may_use_all
from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_MUSTER,
    D_WILL,
    FACES,
    FREE_PEOPLES,
    IN_FELLOWSHIP,
    LEADER,
    NOBODY,
    RESULTS,
)
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.players import as_acting, player_at
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import MOVE_ARMY, leader_for, may_leave_for, may_march
from thirdage.games.wotr.muster.recruitment import may_recruit
from thirdage.games.wotr.turn.actions import (
    TOKEN_DOES,
    WILL_BECOMES,
    actions_of,
    may_act,
    may_use_token,
    token_offers,
    why_not,
)
from thirdage.games.wotr.turn.asks import (
    ASK_ACTION,
    ASK_DIE,
    ASK_WILL,
    ATTACK_FORM,
    BRING,
    MOVE_ARMIES_FORM,
    MOVE_COMPANIONS_FORM,
    MOVE_MINIONS_FORM,
    MUSTER_FORM,
    PASS_FORM,
    SEPARATE_FORM,
    SKIP,
    USE_AS_ARMY,
    USE_DIE,
    USE_RING,
    USE_TOKEN,
)  # fmt: skip
from thirdage.games.wotr.turn.tokens import ASK_LAST_TOKENS
from thirdage.kernel import COUNTS, MANY, Ask, Form, Intent, Option, Position, Reason, ids

MOVE_ARMY_WITH = Form(
    "move-army", from_region=ids("region"), region=ids("region"), figures=ids("figure", COUNTS)
)  # fmt: skip
ATTACK_AT = Form("attack", from_region=ids("region"), region=ids("region"))
ATTACK_WITH = Form("attack", from_region=ids("region"), region=ids("region"), figures=ids("figure", COUNTS))
MUSTER_AT = Form("muster", figure=ids("figure"), region=ids("region"))
MOVE_CHARACTER = Form("move-character", character=ids("character"), region=ids("region"))
MOVE_GROUP = Form("move-character", characters=ids("character", MANY), region=ids("region"))
MOVE_FIGURE = Form("move-character", figure=ids("figure"), from_region=ids("region"), region=ids("region"))
SEPARATE_TO_REGION = Form("separate", characters=ids("character", MANY), region=ids("region"))
BRING_TO = Form("bring", character=ids("character"), region=ids("region"))

Check = Callable[[War, int, int, Option], "Reason | None"]
"""Why an intent is not possible with a result, or None: (war, side, result, option)."""
Use = tuple[int, str]
"""A result that can be used now, and the kind of action it is bound to ("" if to none)."""
WRONG_DIE = ("reason-wotr-die-cannot", "reason-wotr-card-needs-die")
"""Reasons that speak of the die only; any other tells more."""
NOT_LED = ("reason-wotr-attack-needs-leader", "reason-wotr-army-not-led")
"""WR-BTL-04, WR-MOVE-04, WR-MOVE-07: a Character result could do it, if the army were led."""
BEFORE_ACTIONS = ("take-token", "fellowship-phase", "hunt-allocation")
"""Asks of the phases before the action phase."""


# -- armies ---------------------------------------------------------------------------------------------------------
def figures_there(war: War, side: int, region: int, picks: Picks, rule: str = "WR-MOVE-05") -> Reason | None:
    """WR-MOVE-05, WR-BTL-06, WR-MP-12: only one's own figures that stand in the region can go or attack."""
    commanded = may_use_all(war, side, picks)
    if commanded is not None:
        return commanded
    here = force_at(war, side, region)
    for figure, n in picks:
        if here.count(figure) < n:
            args = {"figure": war.facts.figures[figure].id, "region": war.region_id(region)}
            return Reason("reason-wotr-figures-not-there", rule, args)
    return None


def check_move_army(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-MOVE: an army goes from a region to its neighbour, with these very figures if they are named."""
    start, region = option[0], option[1]
    leader = leader_for(result)
    reason = may_leave_for(war, side, start, region, leader, {})
    if reason is not None or option.form is MOVE_ARMY:
        return reason
    picks: Picks = option[2]
    return figures_there(war, side, start, picks) or may_march(war, side, start, region, picks, leader, {})


def check_attack(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-BTL-01 to 09: the army in a region attacks another (or the same one), with these figures if they are named."""
    return may_aim(war, side, option) or may_strike(war, side, need_of(war, result), option)


def may_aim(war: War, side: int, option: Option) -> Reason | None:
    """WR-BTL-01, WR-BTL-02: whether an army there could attack them at all, whatever die or card does it."""
    origin, place = option[0], option[1]
    return may_attack_from(war, side, origin, anybody) or may_attack(war, side, origin, place)


def may_strike(war: War, side: int, need: Need, option: Option) -> Reason | None:
    """WR-BTL-04, WR-BTL-06: with the figures that are named, or with whoever may."""
    origin: int = option[0]
    if option.form is ATTACK_AT:
        return may_attack_from(war, side, origin, need)
    picks: Picks = option[2]
    absent = figures_there(war, side, origin, picks, "WR-BTL-06")
    return absent or may_attack_with(war, side, origin, need, ATTACKERS(picks))


def check_muster(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-REC: a figure comes to a region by a Muster result."""
    return may_recruit(war, side, option[0], option[1])


# -- characters -----------------------------------------------------------------------------------------------------
def check_walk(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-CHAR-05 to 18: a character, or companions together, go to a region without an army."""
    group: tuple[int, ...] = option[0] if option.form is MOVE_GROUP else (option[0],)
    for c in group:
        who = war.facts.characters[c]
        if who.side != side:
            return Reason("reason-wotr-not-your-character", "WR-CHAR-05", {"character": who.id})
        if not war.in_play(c):
            return Reason("reason-wotr-not-in-play", "WR-CHAR-05", {"character": who.id})
    if side == FREE_PEOPLES:
        return may_form(war, group, ()) or may_walk(war, group, option[1])
    for c in group:
        reason = _may_go_alone(war, war.facts.characters[c].figure, war.where[c], option[1])
        if reason is not None:
            return reason
    return None if group else Reason("reason-wotr-no-group", "WR-CHAR-07")


def check_figure(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-FIG-03, WR-CHAR-13: a figure goes without an army: Nazgul and characters can, others cannot."""
    figure, start, region = option
    kind = war.facts.figures[figure]
    if kind.side != side:
        return Reason("reason-wotr-not-your-figure", "WR-CHAR-05", {"figure": kind.id})
    if kind.is_unit:
        return Reason("reason-wotr-moves-as-army", "WR-STACK-01", {"figure": kind.id})
    if kind.rank == LEADER:
        return Reason("reason-wotr-leader-alone", "WR-FIG-03", {"figure": kind.id})
    absent = figures_there(war, side, start, ((figure, 1),))
    if absent is not None:
        return absent
    if side == FREE_PEOPLES:
        return check_walk(war, side, result, MOVE_CHARACTER(kind.character, region))
    return _may_go_alone(war, figure, start, region)


def _may_go_alone(war: War, figure: int, start: int, region: int) -> Reason | None:
    return may_lift(war, LIFT(figure, start, 1), {}, fliers_only=False) or may_fly(war, figure, start, region)


def check_separate(war: War, _side: int, _result: int, option: Option) -> Reason | None:
    """WR-SEP-01, WR-SEP-02: these companions leave the Fellowship together for a region."""
    group: tuple[int, ...] = option[0]
    reason = may_separate(war)
    if reason is not None:
        return reason
    if not group or len(set(group)) != len(group):
        return Reason("reason-wotr-no-group", "WR-SEP-03")
    for c in group:
        if war.where[c] != IN_FELLOWSHIP:
            return Reason("reason-wotr-not-in-fellowship", "WR-SEP-01", {"character": war.facts.characters[c].id})
    return may_reach(war, war.ring_bearers, option[1], separation_distance(war, group), rule="WR-SEP-02")


def check_bring(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-CHAR-03: a character enters play in a region."""
    places = entries(war, side, option[0])
    if isinstance(places, Reason):
        return places
    if option[1] in places:
        return None
    args = {"character": war.facts.characters[option[0]].id, "region": war.region_id(option[1])}
    return Reason("reason-wotr-entry-elsewhere", "WR-CHAR-03", args)


DETAILS: dict[Form, tuple[tuple[Form, ...], Check]] = {
    MOVE_ARMY: ((MOVE_ARMIES_FORM,), check_move_army),
    MOVE_ARMY_WITH: ((MOVE_ARMIES_FORM,), check_move_army),
    ATTACK_AT: ((ATTACK_FORM,), check_attack),
    ATTACK_WITH: ((ATTACK_FORM,), check_attack),
    MUSTER_AT: ((MUSTER_FORM,), check_muster),
    MOVE_CHARACTER: ((MOVE_COMPANIONS_FORM, MOVE_MINIONS_FORM), check_walk),
    MOVE_GROUP: ((MOVE_COMPANIONS_FORM, MOVE_MINIONS_FORM), check_walk),
    MOVE_FIGURE: ((MOVE_COMPANIONS_FORM, MOVE_MINIONS_FORM), check_figure),
    SEPARATE_TO_REGION: ((SEPARATE_FORM,), check_separate),
    BRING_TO: ((BRING,), check_bring),
}
"""Intents that name an action whole: the actions they belong to, and their check."""


# -- dice -----------------------------------------------------------------------------------------------------------
def as_results(dice: tuple[int, ...]) -> list[int]:
    """WR-ACT-23: what these dice can be used as."""
    return [r for die in dict.fromkeys(dice) for r in ((*WILL_BECOMES, D_WILL) if die == D_WILL else (die,))]


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
    results = as_results(dice)
    if D_MUSTER in dice and why_not(war, side, D_MUSTER, USE_AS_ARMY) is None:
        results.append(D_ARMY)
    return [(result, "") for result in results]


def why(war: War, side: int, uses: list[Use], option: Option) -> Reason | None:
    """None if one of these uses can do it; else why nothing can, or that these cannot."""
    forms, check = DETAILS.get(option.form, ((option.form,), None))
    reachable = REACHABLE[side]
    works: list[int] = []
    found: list[tuple[int, bool, Reason]] = []
    others: list[tuple[Check, int]] = []
    for action in actions_of(war):
        if action.form not in forms or action.side not in (NOBODY, side):
            continue
        kind, decides = action.form.kind, check or action.check
        useful = [result for result, bound in uses if not bound or bound == kind]
        for result in action.results:
            if result in useful and result in reachable:
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
        return why(war, side, uses_of(war, side), option)
    if ask.spec is ASK_LAST_TOKENS:
        return why(war, side, token_uses(war, side), option)
    if ask.spec is ASK_WILL:
        return why(war, side, [(result, "") for result in as_results((D_WILL,))], option)
    if ask.spec is ASK_DIE:
        reason = why(war, side, die_uses(war, side, (war.die,)), option)
        if reason is not None and reason.id == "reason-wotr-no-die-for-this":
            return Reason("reason-wotr-die-cannot", "WR-ACT-01", {"die": RESULTS[war.die]})
        return reason
    step = MIDWAY.get((ask.kind, option.form))
    if step is not None:
        return step(war, side, ask, option)
    return impossible(war, side, option) or not_now(ask)


def impossible(war: War, side: int, option: Option) -> Reason | None:
    """What the rules say against it, whatever dice there are."""
    return why(war, side, [(result, "") for result in as_results(FACES[side])], option)


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
    if option.form in TURN_FORMS:
        reason = may_act(war, side, option) if war.dice[side] or war.tokens[side] else None
    else:
        reason = why(war, side, uses_of(war, side), option) if war.dice[side] else impossible(war, side, option)
    return reason or waits


TURN_FORMS = (PASS_FORM, SKIP, USE_DIE, USE_RING, USE_TOKEN)
"""What is chosen when one is about to act."""
MIDWAY: dict[tuple[str, Form], Callable[[War, int, Ask, Option], Reason | None]] = {}
"""Whole intents asked about in the middle of their own action: by the kind of the open ask; see the module `midway`."""


def _named() -> dict[str, Intent]:
    out: dict[str, Intent] = {form.kind: (form, explain_turn) for form in TURN_FORMS}
    out.update({form.kind: (form, explain_action) for form in ASK_DIE.forms.values()})
    out.update({form.kind: (form, explain_phase) for form in (DECLARE, ENTER_MORDOR_FORM, GUIDE)})
    for form in DETAILS:
        fields = "/".join(form.keys)
        out[f"{form.kind}/{fields}" if form.kind in out else form.kind] = (form, explain_action)
    return out


INTENTS: dict[str, Intent] = _named()
"""Everything a player may intend, by kind; a kind that can be told with more fields has a name for each way."""
