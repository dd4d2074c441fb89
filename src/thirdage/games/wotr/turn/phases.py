"""The turn: its six phases as seams (rulebook: description of the turn, victory conditions)."""

from __future__ import annotations

from thirdage.games.wotr.alliance.victory import win
from thirdage.games.wotr.cards.hands import draw_phase
from thirdage.games.wotr.model.consecutive import forget_last_turn
from thirdage.games.wotr.model.constants import (
    CORRUPTION_LIMIT,
    D_EYE,
    FACES,
    FREE_PEOPLES,
    MORDOR_STEPS,
    POINTS_NEEDED,
    SHADOW,
    SIDES,
    START_DICE,
    face,
)  # fmt: skip
from thirdage.games.wotr.model.places import points
from thirdage.games.wotr.model.players import as_acting, comes_next, following, leading, order_of_turn, pass_token
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, Checked, Dice, Flow, Reason, chance

from .actions import has_token
from .asks import ACTION_DICE, ALLOCATE, ASK_ACTION_DICE, ASK_ALLOCATE
from .free_actions import can_act_freely


def pool(war: War, side: int) -> int:
    """The ordinary action dice of a side; the step "dice-pool"."""
    dice: int = war.rules.steps["dice-pool"](war, side)
    return dice


def dice_pool(war: War, side: int) -> int:
    """WR-DICE-02, WR-DICE-03: the dice of a side, with one more for each character in play who brings one.

    WR-DICE-04: with the character the die is lost.
    """
    dice = START_DICE[side]
    for character, extra in war.facts.bonus_dice[side]:
        if war.where[character] >= 0:
            dice += extra
    return dice


def begin_turn(war: War) -> Flow[None]:
    """WR-TURN-02: recover the dice (WR-DICE-05, WR-DICE-13), then draw cards (WR-TURN-09).

    WR-MP-03: before that, of three or four players, others lead. WR-MP-06: after that team-mates may swap a card.
    """
    war.turn += 1
    pass_token(war)
    forget_last_turn(war)
    war.begin_scene("turn", count=war.turn)
    war.tell("log-wotr-turn", "WR-TURN-01", count=war.turn)
    war.begin_scene("phase", phase="draw")
    war.forced_die = war.hunt_box[FREE_PEOPLES] > 0
    war.hunt_box = [0, 0]
    war.dice = [(), ()]
    war.used_dice = [(), ()]
    war.ring_used = 0
    war.used_this_turn = ()
    war.mordor_attempted = False
    war.declared = False
    war.die = -1
    yield from draw_phase(war)
    war.next = ("fellowship-phase",) if war.facts.one_a_side else ("swap-cards",)


def special_dice(_war: War, _side: int) -> tuple[str, ...]:
    """The step "special-dice": the kinds of the dice that a side rolls beside its ordinary ones. None here."""
    return ()


def after_action_roll(_war: War, _rolled: list[tuple[int, ...]]) -> Flow[None]:
    """The step "after-action-roll": what is done with the dice of both sides before any Eye goes to the hunt box."""
    yield from ()


def dice_ready(_war: War) -> Flow[None]:
    """The step "dice-ready": what is done with the unused dice when the action roll is over. Nothing here."""
    yield from ()


def may_allocate(war: War, dice: int) -> Reason | None:
    """Why the Shadow may not put so many dice into the hunt box; the step "may-allocate"."""
    reason: Reason | None = war.rules.steps["may-allocate"](war, dice)
    return reason


def allocation_limits(war: War, dice: int) -> Reason | None:
    """WR-DICE-07 to 09: at least one if a Free Peoples die lay in the box; at most one for each companion.

    WR-MORD-18: on the Mordor track as before. Ruling WRU-06.
    """
    low = 1 if war.forced_die else 0
    high = max(1, len(war.companions()))
    if dice > pool(war, SHADOW):
        return Reason("reason-wotr-allocation-dice", "WR-DICE-06", {"count": pool(war, SHADOW)})
    if dice > high:
        return Reason("reason-wotr-allocation-high", "WR-DICE-08", {"count": high})
    if dice < low:
        return Reason("reason-wotr-allocation-low", "WR-DICE-07", {"count": low})
    return None


def nothing_stirred(_war: War) -> Flow[None]:
    """The step "stirred": what rules that cannot ask (politics) have brought about is asked now. Nothing here."""
    yield from ()


def hunt_allocation(war: War) -> Flow[None]:
    """WR-DICE-06, WR-DICE-10, WR-TURN-04, WR-MP-08: the leading Shadow player puts dice into the hunt box."""
    yield from war.rules.steps["stirred"](war)
    war.begin_scene("phase", phase="hunt-allocation")
    offers = [ALLOCATE(n) for n in range(pool(war, SHADOW) + 1)]
    options = Checked(lambda: offers, lambda o: may_allocate(war, o[0]))
    chosen = yield Ask(ASK_ALLOCATE, leading(war, SHADOW).seat, options)
    war.hunt_box[SHADOW] = chosen[0]
    war.tell("log-wotr-allocates", "WR-DICE-06", seat=leading(war, SHADOW).seat, count=chosen[0])
    war.next = ("action-roll",)


def action_roll(war: War) -> Flow[None]:
    """WR-TURN-05: both roll; every Eye goes to the hunt box at once (WR-DICE-11)."""
    war.begin_scene("phase", phase="action-roll")
    rolled: list[tuple[int, ...]] = [(), ()]
    for side in (FREE_PEOPLES, SHADOW):
        rolled[side] = yield from roll_dice(war, side)
        ids = [war.facts.die_ids[d] for d in rolled[side]]
        war.tell("log-wotr-rolls-action-dice", "WR-DICE-12", side=SIDES[side], die=ids)
    yield from war.rules.steps["after-action-roll"](war, rolled)
    for side in (FREE_PEOPLES, SHADOW):
        put_eyes_in_box(war, side, rolled)
    yield from war.rules.steps["dice-ready"](war)
    war.end_scene("phase")
    war.order = order_of_turn(war)
    next_action(war, SHADOW)


def put_eyes_in_box(war: War, side: int, rolled: list[tuple[int, ...]]) -> None:
    """WR-DICE-11: the Eyes of a side go to the hunt box; the other dice are its unused ones."""
    eyes = sum([1 for d in rolled[side] if face(d) == D_EYE])
    war.hunt_box[SHADOW] += eyes
    war.dice[side] = rolled[side] = tuple(sorted([d for d in rolled[side] if face(d) != D_EYE]))
    if eyes:
        war.tell("log-wotr-eyes", "WR-DICE-11", count=eyes)


def roll_dice(war: War, side: int) -> Flow[tuple[int, ...]]:
    """WR-MP-08: the leading player rolls the dice of his side outside the hunt box, then those of another kind."""
    n = pool(war, side) - (war.hunt_box[SHADOW] if side == SHADOW else 0)
    seat = leading(war, side).seat
    rolled: tuple[int, ...] = ()
    if n:
        purpose, dice = f"action-dice-{SIDES[side]}", Dice(ACTION_DICE, n, FACES[side])
        rolled = (yield chance(ASK_ACTION_DICE, dice, purpose, "action-roll", seat))[0]
    kinds: tuple[str, ...] = war.rules.steps["special-dice"](war, side)
    for kind in kinds:
        faces = next(k.faces for k in war.facts.die_kinds if k.id == kind)
        die = yield chance(ASK_ACTION_DICE, Dice(ACTION_DICE, 1, faces), f"action-die-{kind}", "action-roll", seat)
        rolled = (*rolled, *die[0])
    return rolled


def next_action(war: War, last: int, declined: int = -1) -> None:
    """Whoever acts after this player; the step "next-action"."""
    war.rules.steps["next-action"](war, last, declined)


def who_acts_next(war: War, last: int, declined: int) -> None:
    """WR-ACT-01, WR-ACT-04, WR-PASS-06: the other side acts next, or the same one if the other has no dice left.

    WR-MP-09: of three or four players, whoever comes next in the order. HR-LNK-06: an action token can be used even
    without dice; when all have `declined` in turn (see tokens.last_tokens), no more.
    """
    order = following(war, last)
    for place, index in enumerate(order):
        passed = declined + 1 + place if declined >= 0 else 0
        if passed == len(order):
            break
        player = war.facts.players[index]
        if war.dice[player.side] or can_act_freely(as_acting(war, player), player.side):
            war.next = ("action", index)
        elif has_token(as_acting(war, player), player.side):
            war.next = ("last-tokens", index, passed)
        else:
            continue
        comes_next(war, place)
        return
    war.next = ("end-of-actions",)


def end_of_actions(war: War) -> Flow[None]:
    """The actions are over; the step "end-of-actions", then victory."""
    war.begin_scene("phase", phase="end-of-actions")
    yield from war.rules.steps["end-of-actions"](war)
    war.next = ("victory-check",)


def idle_in_mordor(war: War) -> Flow[None]:
    """WR-MORD-12: whoever neither moved nor hid on the Mordor track pays with 1 corruption."""
    if war.mordor >= 0 and not war.mordor_attempted:
        war.tell("log-wotr-mordor-idle", "WR-MORD-12")
        corrupt(war, 1, "WR-MORD-12")
    yield from ()


def corrupt(war: War, amount: int, rule: str) -> None:
    """WR-FEL-04, WR-VIC-03: corruption rises or falls (never below 0); at 12 the Shadow wins at once.

    WR-TURN-08: in any phase. WR-HUNT-37: by the Hunt, cards, rest and tiles alike.
    """
    before = war.corruption
    war.corruption = max(0, min(CORRUPTION_LIMIT, before + amount))
    if war.corruption != before:
        war.tell("log-wotr-corruption", rule, count=war.corruption, amount=war.corruption - before)
    if war.corruption >= CORRUPTION_LIMIT and war.outcome is None:
        war.used("end:corruption")
        war.tell("log-wotr-won-corruption", "WR-VIC-03")
        win(war, SHADOW, "corruption")


def reach_crack_of_doom(war: War) -> None:
    """WR-VIC-04, WR-MORD-15: on the last step with corruption below 12 the Ring is destroyed."""
    if war.mordor >= MORDOR_STEPS and war.outcome is None:
        war.used("end:ring-destroyed")
        war.tell("log-wotr-won-ring", "WR-VIC-04")
        win(war, FREE_PEOPLES, "ring-destroyed")


def victory_check(war: War) -> Flow[None]:
    """Whoever has won by arms; the step "victory". If nobody has, the next turn begins."""
    war.rules.steps["victory"](war)
    if war.outcome is None:
        war.next = ("turn",)
    yield from ()


def military_victory(war: War) -> None:
    """WR-VIC-05, WR-VIC-06, WR-VIC-02: only now count the points; the Shadow's condition comes first.

    WR-TURN-07, WR-VIC-01: the military victories wait for this phase, so points lost before do not win (WR-VIC-08).
    Ruling WRU-69.
    """
    war.begin_scene("phase", phase="victory-check")
    for side in (SHADOW, FREE_PEOPLES):
        if points(war, side) >= POINTS_NEEDED[side]:
            war.used(f"end:military-{SIDES[side]}")
            war.tell("log-wotr-won-military", "WR-VIC-05" if side == SHADOW else "WR-VIC-06", side=SIDES[side])
            win(war, side, "military")
            return


STEPS = {
    "dice-pool": dice_pool,
    "special-dice": special_dice,
    "may-allocate": allocation_limits,
    "after-action-roll": after_action_roll,
    "dice-ready": dice_ready,
    "stirred": nothing_stirred,
    "next-action": who_acts_next,
    "end-of-actions": idle_in_mordor,
    "victory": military_victory,
}
SEAMS = {
    "turn": begin_turn,
    "hunt-allocation": hunt_allocation,
    "action-roll": action_roll,
    "end-of-actions": end_of_actions,
    "victory-check": victory_check,
}
