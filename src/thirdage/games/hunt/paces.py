"""How far a Nazgûl comes (HR-NMV), and what a card that slows it leaves of that.

Where a card slows (areas of `slow` rows), a Nazgûl that begins there or enters makes one step in that turn, however it
moves. `at.stepped` says of the active one whether it has made a step in its turn, and whether it was slowed by it.
"""

from __future__ import annotations

from typing import Final

from .effects import lasting_of
from .model import Pursuit

STEPPED: Final = 1
SLOWED: Final = 2


def own_reach(at: Pursuit, nazgul: int) -> frozenset[int]:
    """HR-NMV-01 to 03: where its own movement takes it."""
    here = at.nazgul[nazgul]
    return _slowed(at, nazgul, at.board.nazgul_reach(here, at.closed, night=at.night), steps=0)


def reach(at: Pursuit, nazgul: int, steps: int) -> frozenset[int]:
    """HR-INF-10: where steps of an ability or of a card take it."""
    return _slowed(at, nazgul, at.board.reach(at.nazgul[nazgul], steps, at.closed), steps)


def _slowed(at: Pursuit, nazgul: int, free: frozenset[int], steps: int) -> frozenset[int]:
    """What is left of it; `steps` is 0 for its own movement. Ruling HRU-49."""
    slow = slow_spaces(at)
    active = nazgul == at.active
    if not slow and not (active and at.stepped == SLOWED):
        return free
    if active and at.stepped == SLOWED:
        return frozenset()
    here = at.nazgul[nazgul]
    near = at.board.reach(here, 1, at.closed) if not (active and at.stepped) else frozenset()
    if here in slow:
        return near
    shut = at.closed | slow
    round_it = at.board.reach(here, steps, shut) if steps else at.board.nazgul_reach(here, shut, night=at.night)
    return round_it | near


def slow_spaces(at: Pursuit) -> frozenset[int]:
    """Every space where a card slows now."""
    slow = lasting_of(at, "slow")
    return frozenset([space for space in at.board.spaces if at.facts.area_of(space) in slow]) if slow else frozenset()


def put(at: Pursuit, nazgul: int, to: int, rule: str) -> None:
    """A Nazgûl comes to a space."""
    before = at.space_id(at.nazgul[nazgul])
    at.nazgul = tuple([to if n == nazgul else space for n, space in enumerate(at.nazgul)])
    name = at.rules.names.ids["nazgul"][nazgul]
    at.tell("log-hunt-nazgul-moves", rule, nazgul=name, from_space=before, space=at.space_id(to))


def step(at: Pursuit, nazgul: int, to: int, rule: str) -> None:
    """It goes there by steps of its own turn, or of a card that its player has played."""
    if nazgul == at.active:
        slow = slow_spaces(at)
        slowed = at.nazgul[nazgul] in slow or to in slow
        at.stepped = SLOWED if slowed else max(at.stepped, STEPPED)
    put(at, nazgul, to, rule)
