"""Moments: a match as it stood at each point of the line now in play. What was taken back is not in it.

A moment is named by the index of the ask that stood open there, which is what `match.index` was then. It is built from
the copy of the last seam before it and the answers since, like a fork, so that any one costs the same.
"""

from __future__ import annotations

from .match import Match


def moments(match: Match) -> list[int]:
    """The indexes of all moments, from the first ask to now; an end by hand is a moment of its own."""
    history = match.history
    assert history is not None, "a fork has no history"
    by_hand = [match.index - 1] if match.finished is not None else []
    return [*[step.index for step in history.steps], *by_hand, match.index]


def moment(match: Match, place: int) -> Match:
    """The match as it stood at this place in the list of `moments`: a copy without log, history and fate."""
    history = match.history
    assert history is not None, "a fork has no history"
    count = min(place, len(history.steps))
    start, _, checkpoint, _ = next(seam for seam in reversed(history.seams) if seam[0] <= count)
    line = history.steps[start:count]
    twin = Match(match.rules, checkpoint, None, None, tracked=False)
    twin.index = match.index
    if count < len(history.steps):
        twin.index = history.steps[count].index
    elif match.finished is not None:
        twin.finished = match.finished if place > count else None
        twin.index -= place == count
    twin._since = [step.value for step in line]
    twin._asked = [step.group for step in line]
    twin._rerun()
    if count == len(history.steps) and len(match._group) > 1:
        twin._pending = match._pending[:]
        twin._leave_open()
    return twin
