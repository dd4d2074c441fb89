"""The Chief of the Nazgûl and his die (HR-CHF, HR-CHD).

He is a Nazgûl in the place of another; `chief` says of which. His hunt for nothing stands with the other actions
(`wraiths.may_act_for_free`), his die with the other dice (`draws`), his two tokens in `encounter`.
"""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.kernel import Ask, Checked, Flow, Option, Reason

from .asks import ASK_STEP, MOVE_NAZGUL, STAY
from .constants import NOBODY
from .encounter import participants
from .model import Pursuit
from .paces import put


def enter(at: Pursuit, nazgul: int, rule: str) -> None:
    """HR-CHF-03, HR-CHF-10, HR-SET2-17: in the space of this Nazgûl; there is never a second one.

    HR-CHF-02, HR-CHF-06: in all else he is that Nazgûl, and moves as it does. Ruling HRU-26.
    """
    if at.chief != NOBODY:
        return
    at.chief = nazgul
    at.used("chief:enters")
    name = at.rules.names.ids["nazgul"][nazgul]
    at.tell("log-hunt-chief-enters", rule, nazgul=name, space=at.space_id(at.nazgul[nazgul]))


def leave(at: Pursuit) -> None:
    """HR-CHF-08, HR-CHF-09: after an encounter in which he took part; his die stays until the end of the day."""
    if at.chief != NOBODY and at.chief in participants(at):
        at.used("chief:leaves")
        at.tell("log-hunt-chief-leaves", "HR-CHF-08", nazgul=at.rules.names.ids["nazgul"][at.chief])
        at.chief = NOBODY


def manhunt(at: Pursuit, active: int) -> Flow[None]:
    """HR-CHD-07, HR-CHD-08: every Nazgûl may make one step, the active one first, then in the order of play.

    Ruling HRU-58.
    """
    order = at.order_of_play()
    at.used("manhunt")
    for nazgul in (active, *[other for other in order if other != active]):
        yield from _step(at, nazgul)


def _step(at: Pursuit, nazgul: int) -> Flow[None]:
    name, here = at.rules.names.ids["nazgul"][nazgul], at.nazgul[nazgul]

    def may_go(option: Option) -> Reason | None:
        if option is STAY:
            return None
        if option[0] != nazgul:
            return Reason("reason-hunt-another-nazgul", "HR-CHD-07")
        if option[1] in at.closed:
            return Reason("reason-hunt-closed-to-nazgul", "HR-NMV-05", {"space": at.space_id(option[1])})
        if option[1] not in at.board.adjacent[here]:
            return Reason("reason-hunt-too-far", "HR-CHD-07", {"space": at.space_id(option[1])})
        return None

    def candidates() -> Iterable[Option]:
        yield STAY
        for space in at.board.adjacent[here]:
            if space not in at.closed:
                yield MOVE_NAZGUL(nazgul, space)

    args = {"nazgul": name, "space": at.space_id(here)}
    seat = at.wraith_seat(at.commander(nazgul))
    choice: Option = yield Ask(ASK_STEP, seat, Checked(candidates, may_go), args, args)
    if choice is not STAY:
        put(at, nazgul, choice[1], "HR-CHD-07")
