"""Where Frodo goes from a place and a log that are known, and whether Nazgûl wait on his way.

In chapter 1 he goes on as a runner does (`runner`), in chapter 2 along his Journey card.
"""

from __future__ import annotations

from functools import lru_cache

from thirdage.bots.hunt.ground import Ground, near
from thirdage.bots.hunt.runner import RUNNER
from thirdage.bots.hunt.style import SHARP
from thirdage.games.hunt.bearer_model import Ways, ways_of
from thirdage.games.hunt.model import Pursuit

Shares = dict[int, float]
Foreseen = tuple[tuple[int, int, float], ...]
"""How many phases later than the next one, where he is then, and how much it counts."""


def further(ways: Ways, states: Shares) -> Shares:
    """The states of his log after one more entry."""
    out: Shares = {}
    for state, share in states.items():
        for weight, some in ways.onward[0][state]:
            part = share * weight / ways.scale
            for _, after in some:
                out[after] = out.get(after, 0.0) + part
    return out


def places(ways: Ways, states: Shares) -> Shares:
    """The last locations of such states."""
    out: Shares = {}
    for state, share in states.items():
        place = ways.last(state)
        out[place] = out.get(place, 0.0) + share
    return out


def watched(at: Pursuit, ground: Ground) -> float:
    """How near Nazgûl are to where he will be in the next phases, from 0 to 1."""
    ahead = _by_his_log(at) if at.chapter == 1 else _by_his_card(at)
    return sum([
        share * max([near(ground.ride(space, place) - spare) for space in at.nazgul])
        for spare, place, share in ahead
    ])  # fmt: skip


def _by_his_log(at: Pursuit) -> Foreseen:
    ways = ways_of(at.board, RUNNER)
    return _from_state(ways, ways.state(at.frodo_last, at.dots))


@lru_cache(maxsize=4096)
def _from_state(ways: Ways, state: int) -> Foreseen:
    states, out = {state: 1.0}, list[tuple[int, int, float]]()
    for spare, weight in enumerate(SHARP.foresight):
        states = further(ways, states)
        out += [(spare, place, weight * share) for place, share in places(ways, states).items()]
    return tuple(out)


def _by_his_card(at: Pursuit) -> Foreseen:
    rows, there, out = at.facts.journeys[at.journey].places, at.frodo_last, list[tuple[int, int, float]]()
    for spare, weight in enumerate(SHARP.foresight):
        row = at.track + 1 + spare
        if row >= len(rows):
            break
        there = rows[row] if at.board.is_location(rows[row]) else there
        out.append((spare, there, weight))
    return tuple(out)
