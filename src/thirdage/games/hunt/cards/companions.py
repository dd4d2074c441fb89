"""Companion cards in the Ring-bearer's turn (HR-CPN-01, HR-CPN-06, HR-DAY-04).

Those that cancel a token stand in `encounter`, because they are answers there; what Peregrin's upper half does is
asked in the refresh step; Strider's lower half belongs to a change of direction.
"""

from __future__ import annotations

from typing import Final

from thirdage.games.hunt.asks import ASK_REFRESH, ASK_STRIDER_DRIVES, DRAW_ONE, MOVE_NAZGUL, USE_COMPANION
from thirdage.games.hunt.constants import ALL_NAZGUL, FIRST_DAY_PHASE, FRODO, NEAR, PIPPIN, STRIDER, UP, YES
from thirdage.games.hunt.draws import draw_ally, gain_fellowship, keep_limit, take_ally
from thirdage.games.hunt.effects import Effects
from thirdage.games.hunt.encounter import turn_down
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.paces import put
from thirdage.games.hunt.questions import keep
from thirdage.kernel import Ask, Flow, Listed, Option, Reason

from .hands import discard_one, drop

EFFECTS: Final[Effects] = Effects()


@EFFECTS.on("frodo", "may-lower")
def frodo_may_be_turned(at: Pursuit) -> Reason | None:
    """There must be a token to give up: one of his own, or one that he gains by it. Ruling HRU-47."""
    return None if at.available or at.pool else Reason("reason-hunt-no-token", "HR-CPN-06")


@EFFECTS.on("frodo", "lower")
def turn_frodo(at: Pursuit) -> Flow[None]:
    """HR-CPN-06: all tokens of the pool come to him, and one of his leaves the game for good."""
    turn_down(at, FRODO)
    gain_fellowship(at, at.pool)
    at.available -= 1
    at.tell("log-hunt-fellowship-lost", "HR-CPN-06")
    yield from ()


@EFFECTS.on("frodo", "may-upper")
def frodo_may_hurry(at: Pursuit) -> Reason | None:
    """HR-DAY-04, HR-DAY-05: in the first phase of the day, before anything else; so once a day. Ruling HRU-03."""
    if at.phase != FIRST_DAY_PHASE or at.begun:
        return Reason("reason-hunt-companion-not-now", "HR-DAY-04", {"companion": "frodo"})
    return None if at.available else Reason("reason-hunt-no-token", "HR-FEL-03")


@EFFECTS.on("frodo", "upper")
def frodo_hurries(at: Pursuit) -> Flow[None]:
    """HR-RBT-04: a move on top of that of the phase."""
    pay(at)
    at.next = ("frodo-moves",)
    yield from ()


@EFFECTS.on("merry", "may-upper")
def merry_may_help(at: Pursuit) -> Reason | None:
    """HR-DAY-04: in any phase, once the card of the turn is played: before that it would change nothing.

    Ruling HRU-43.
    """
    if not at.played_card:
        return Reason("reason-hunt-companion-not-now", "HR-DAY-04", {"companion": "merry"})
    return None if at.available else Reason("reason-hunt-no-token", "HR-FEL-03")


@EFFECTS.on("merry", "upper")
def merry_helps(at: Pursuit) -> Flow[None]:
    """HR-ALY-04: one Ally card more in this turn."""
    pay(at)
    at.played_card = False
    yield from ()


def pay(at: Pursuit) -> None:
    """HR-FEL-03: a token goes back to the pool, and does not count as the one of the turn."""
    at.available -= 1
    at.pool += 1
    at.tell("log-hunt-fellowship-returned", "HR-FEL-01")


def refresh_ally(at: Pursuit) -> Flow[None]:
    """HR-UPD-01, HR-UPD-02: an Ally card; Peregrin lets the Ring-bearer draw two and keep one of them.

    Ruling HRU-42.
    """
    if at.companions[PIPPIN] == UP and len(at.ally_deck) > 1:
        options = Listed([USE_COMPANION(PIPPIN), DRAW_ONE])
        choice: Option = yield Ask(ASK_REFRESH, at.ring_bearer, options)
        if choice is not DRAW_ONE:
            at.used("companion:pippin:upper")
            at.tell("log-hunt-uses-upper", "HR-CPN-01", companion="pippin")
            first = yield from take_ally(at, "ally")
            second = yield from take_ally(at, "ally")
            given_up: Option = yield discard_one(at, (first, second))
            drop(at, given_up[0])
            yield from keep_limit(at)
            return
    yield from draw_ally(at)


@EFFECTS.on("sam", "may-upper")
def sam_may_help(at: Pursuit) -> Reason | None:
    """HR-DAY-04: at night, before Frodo moves, for one Fellowship token. Ruling HRU-44."""
    if not at.night or at.moved or at.free_night_move:
        return Reason("reason-hunt-companion-not-now", "HR-DAY-04", {"companion": "sam"})
    return None if at.available else Reason("reason-hunt-no-token", "HR-FEL-03")


@EFFECTS.on("sam", "upper")
def sam_helps(at: Pursuit) -> Flow[None]:
    """HR-FEL-03, HR-NGT-06: this night's move costs no corruption; the token does not count as the one of the turn."""
    pay(at)
    at.free_night_move = True
    yield from ()


def ways_to_drive(at: Pursuit) -> list[Option]:
    """One step of each Nazgûl that stands connected with Frodo's last location (HR-NMV-05)."""
    near = at.board.connected(at.frodo_last)
    there = [nazgul for nazgul in ALL_NAZGUL if at.nazgul[nazgul] in near]
    steps = [(nazgul, at.board.reach(at.nazgul[nazgul], 1, at.closed)) for nazgul in there]
    return [MOVE_NAZGUL(nazgul, space) for nazgul, spaces in steps for space in sorted(spaces)]


@EFFECTS.on("strider", "may-upper")
def strider_may_drive(at: Pursuit) -> Reason | None:
    """At night, if Frodo rests, once; there must be a Nazgûl so near that can go. Ruling HRU-45."""
    if not at.night or not at.rests or STRIDER in at.helpers or not ways_to_drive(at):
        return Reason("reason-hunt-companion-not-now", "HR-CPN-01", {"companion": "strider"})
    return None


@EFFECTS.on("strider", "upper")
def strider_drives(at: Pursuit) -> Flow[None]:
    """A Nazgûl makes a step; that it stood near Frodo is known now."""
    choice: Option = yield Ask(ASK_STRIDER_DRIVES, at.ring_bearer, Listed(ways_to_drive(at)))
    keep(at, NEAR, at.nazgul[choice[0]], YES)
    put(at, choice[0], choice[1], "HR-CPN-01")
