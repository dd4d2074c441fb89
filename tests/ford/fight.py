"""The fight of the Ford: each round is a seam."""

from __future__ import annotations

from thirdage.kernel import Ask, Dice, Flow, Listed, chance

from .asks import ASK_COMMIT, ASK_PRESS, ASK_ROLL, CEASE, COMMIT, PASS, PRESS, ROLL
from .model import Crossing

D6 = (1, 2, 3, 4, 5, 6)


def fight(at: Crossing, attacker: int, number: int) -> Flow[None]:
    """FD-FIGHT-1 to 3: both lay a card face down, attacker first; roll; more hits wound; press on or cease."""
    after = ("act", attacker + 1) if attacker + 1 < len(at.hands) else ("round",)
    at.next = after
    at.join_scene("fight", seat=at.seat(attacker))
    at.tell("log-ford-fight", "FD-FIGHT-1", seat=at.seat(attacker), count=number)
    yield from commit(at, attacker)
    yield from commit(at, 0)
    arms = reveal_committed(at)
    mine = yield from roll(at, attacker, at.rules.steps["fight-dice"](at, 2) + (attacker in arms))
    yours = yield from roll(at, 0, at.rules.steps["fight-dice"](at, 2) + (0 in arms))
    if mine > yours:
        at.strength -= 1
        at.tell("log-ford-wound", "FD-FIGHT-2", seat=at.seat(0), count=at.strength)
        if at.strength == 0:
            at.used("end:caught")
            at.end("shadow", "caught")
            return
    if number < 3 and (yield Ask(ASK_PRESS, at.seat(attacker), Listed((PRESS, CEASE)))) is PRESS:
        at.next = ("fight", attacker, number + 1)
        return
    at.end_scene("fight")


def commit(at: Crossing, seat: int) -> Flow[None]:
    """FD-FIGHT-1: any card or none; the others see its back."""
    back = [at.facts.backs[held[0]] for _, held in at.committed]
    args = {"back": back[0] if back else "none"}
    options = Listed([PASS, *[COMMIT(c) for c in at.held(seat)]])
    choice = yield Ask(ASK_COMMIT, at.seat(seat), options, args, args)
    if choice is PASS:
        at.tell("log-ford-commits-none", "FD-FIGHT-1", seat=at.seat(seat))
        return
    at.committed = (*at.committed, (seat, at.take_from_hand(seat, choice[0])))
    at.tell("log-ford-commits", "FD-FIGHT-1", seat=at.seat(seat), back=at.facts.backs[choice[0]])


def reveal_committed(at: Crossing) -> list[int]:
    """FD-FIGHT-1: turned up together, then to the pile; those who laid an arms card roll one die more."""
    arms = []
    for seat, held in at.committed:
        at.reveal()
        at.used(f"card:{at.card(held[0])}")
        at.tell("log-ford-turns-up", "FD-FIGHT-1", seat=at.seat(seat), card=at.card(held[0]))
        at.discard(held[0])
        if at.facts.does[held[0]] == "fight":
            arms.append(seat)
    at.committed = ()
    return arms


def fight_dice(_at: Crossing, dice: int) -> int:
    """FD-FIGHT-2: as many dice as the strength of an arm. The Storm replaces this step."""
    return dice


def roll(at: Crossing, seat: int, dice: int) -> Flow[int]:
    """FD-FIGHT-2: fives and sixes hit."""
    rolled = (yield chance(ASK_ROLL, Dice(ROLL, dice, D6), f"fight-{at.seat(seat)}", "fight", at.seat(seat)))[0]
    hits = sum([1 for face in rolled if face >= 5])
    at.tell("log-ford-rolls", "FD-FIGHT-2", seat=at.seat(seat), dice=list(rolled), count=hits)
    return hits
