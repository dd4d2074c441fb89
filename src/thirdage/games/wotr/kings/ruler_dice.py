"""The Ruler dice: when they are rolled, the die that must go, and dismay tokens (KM-DIE, KM-EXP-01)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from thirdage.games.wotr.model.constants import D_EYE, FREE_PEOPLES, SHADOW, SIDES, face
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ACTION_DICE, ASK_ACTION_DICE, DECLINE, DECLINE_FORM
from thirdage.games.wotr.turn.phases import put_eyes_in_box
from thirdage.kernel import Ask, AskKind, Checked, Dice, Flow, Form, Option, Reason, chance, ids, words

from .court import court_of
from .facts import CHIEFTAINS, NAMES, RULER_DICE, SOVEREIGNS
from .sovereigns import awakened

DISCARD_DIE: Final = Form("discard-die", die=ids("die"))
SPEND_DISMAY: Final = Form("spend-dismay", sovereign=words(*NAMES), side=words(*SIDES))
ASK_DISCARD_DIE: Final = AskKind(
    "discard-die", "the leading player of each side that has rolled its Ruler die", "KM-DIE-05", (DISCARD_DIE,)
)
ASK_DISMAY: Final = AskKind(
    "dismay", "the leading player of the Shadow, with a dismay token", "KM-EXP-01", (SPEND_DISMAY, DECLINE_FORM),
    window=True,
)  # fmt: skip


def ruler_die(war: War, side: int, dice: tuple[int, ...]) -> int:
    """The Ruler die among these dice of a side; -1 if it is not there."""
    return next((die for die in dice if war.facts.kind_of_die(die) == RULER_DICE[side]), -1)


def has_ruler(war: War, side: int) -> bool:
    """KM-DIE-02, KM-DIE-16: an Awakened Sovereign, or a Chieftain, is in play."""
    if side == FREE_PEOPLES:
        return bool(awakened(war))
    return any(war.in_play(war.facts.character[name]) for name in CHIEFTAINS)


def rolled_beside(base: Callable[[War, int], tuple[str, ...]], war: War, side: int) -> tuple[str, ...]:
    """KM-DIE-02 to 04, KM-DIE-17, KM-DIE-21: one Ruler die, on top of the ordinary ones.

    Nobody Awakens, enters or falls between the recovery of the dice and their roll, so it can be asked here.
    """
    own = (RULER_DICE[side],) if has_ruler(war, side) else ()
    return (*base(war, side), *own)


def may_discard(war: War, side: int, rolled: tuple[int, ...], option: Option) -> Reason | None:
    """KM-DIE-06 to 09: of the Shadow an ordinary die without an Eye, or the Ruler die; of the Free Peoples any."""
    die: int = option[0]
    if die not in rolled:
        return Reason("reason-wotr-no-such-die", "KM-DIE-08", {"die": war.facts.die_ids[die]})
    if side == SHADOW and face(die) == D_EYE and not war.facts.kind_of_die(die):
        return Reason("reason-wotr-eye-stays", "KM-DIE-06", {"die": war.facts.die_ids[die]})
    return None


def put_one_away(
    base: Callable[[War, list[tuple[int, ...]]], Flow[None]], war: War, rolled: list[tuple[int, ...]]
) -> Flow[None]:
    """KM-DIE-05, KM-DIE-06, KM-DIE-09 to 11, KM-MP-07: the Shadow first, then its Eyes go to the box."""
    yield from base(war, rolled)
    for side in (SHADOW, FREE_PEOPLES):
        if ruler_die(war, side, rolled[side]) >= 0:
            yield from discard_die(war, side, rolled)
        if side == SHADOW:
            put_eyes_in_box(war, side, rolled)


def discard_die(war: War, side: int, rolled: list[tuple[int, ...]]) -> Flow[None]:
    """KM-DIE-18, KM-DIE-19: it lies with the used dice until the next turn."""
    dice, seat = rolled[side], leading(war, side).seat
    options = Checked(
        lambda: [DISCARD_DIE(die) for die in dict.fromkeys(dice)], lambda o: may_discard(war, side, dice, o)
    )
    die: int = (yield Ask(ASK_DISCARD_DIE, seat, options))[0]
    at = dice.index(die)
    rolled[side] = dice[:at] + dice[at + 1 :]
    if face(die) != D_EYE:
        war.used_dice[side] = (*war.used_dice[side], die)
    war.used(f"discards-die:{SIDES[side]}")
    war.tell("log-wotr-discards-die", "KM-DIE-05", seat=seat, die=war.facts.die_ids[die])


# -- dismay tokens ----------------------------------------
def may_dismay(war: War, option: Option) -> Reason | None:
    """KM-EXP-01: a dismay token, and a Ruler die that was not discarded."""
    if option is DECLINE:
        return None
    held = [who.id for who in SOVEREIGNS if court_of(war).dismay >> who.index & 1]
    side = SIDES.index(option[1])
    if option[0] not in held:
        return Reason("reason-wotr-no-dismay", "KM-EXP-01", {"sovereign": option[0]})
    if ruler_die(war, side, war.dice[side]) < 0:
        return Reason("reason-wotr-no-ruler-die", "KM-EXP-01", {"side": option[1]})
    return None


def dismays(war: War) -> list[Option]:
    """Each token for either die, or none."""
    held = [who for who in SOVEREIGNS if court_of(war).dismay >> who.index & 1]
    return [DECLINE, *[SPEND_DISMAY(who.id, side) for who in held for side in SIDES]]


def spread_dismay(base: Callable[[War], Flow[None]], war: War) -> Flow[None]:
    """KM-EXP-01: after the discards the Shadow may spend dismay tokens to have Ruler dice rolled again."""
    yield from base(war)
    while court_of(war).dismay and any(ruler_die(war, s, war.dice[s]) >= 0 for s in range(len(SIDES))):
        seat = leading(war, SHADOW).seat
        chosen = yield Ask(ASK_DISMAY, seat, Checked(partial(dismays, war), partial(may_dismay, war)))
        if chosen is DECLINE:
            return
        court_of(war).dismay &= ~(1 << NAMES.index(chosen[0]))
        yield from roll_again(war, SIDES.index(chosen[1]), chosen[0])


def roll_again(war: War, side: int, token: str) -> Flow[None]:
    """KM-EXP-01: the Ruler die is rolled again; an Eye goes to the hunt box."""
    die = ruler_die(war, side, war.dice[side])
    war.used("dismay:spent")
    war.tell("log-wotr-dismay-spent", "KM-EXP-01", side=SIDES[side], sovereign=token)
    dice = Dice(ACTION_DICE, 1, war.facts.faces(side, die))
    purpose = f"action-die-{RULER_DICE[side]}"
    new: int = (yield chance(ASK_ACTION_DICE, dice, purpose, "action-roll", leading(war, side).seat))[0][0]
    war.spend(side, die)
    war.tell("log-wotr-rolls-action-dice", "KM-EXP-01", side=SIDES[side], die=[war.facts.die_ids[new]])
    whole = [(*war.dice[FREE_PEOPLES],), (*war.dice[SHADOW],)]
    whole[side] = (*whole[side], new)
    put_eyes_in_box(war, side, whole)


KINDS = (ASK_DISCARD_DIE, ASK_DISMAY)
