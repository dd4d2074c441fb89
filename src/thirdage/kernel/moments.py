"""Moments: a match as it stood at each point of the line now in play. What was taken back is not in it.

A moment is named by the index of the ask that stood open there, which is what `match.index` was then. It is built from
the copy of the last seam before it and the answers since, like a fork, so that any one costs the same.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from typing import Any

from .asks import CHANCE
from .match import Match
from .messages import Json
from .position import scenes_json
from .records import enter
from .takebacks import log_entry


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
    line = history.line(count)
    twin = Match(match.rules, line.checkpoint, None, None, tracked=False)
    twin.line = line
    twin.index = match.index
    if count < len(history.steps):
        twin.index = history.steps[count].index
    elif match.finished is not None:
        twin.finished = match.finished if place > count else None
        twin.index -= place == count
    twin.rerun(match.line.pending if count == len(history.steps) else None)
    return twin


def scene_at(match: Match, place: int) -> list[Json]:
    """The scenes that were open at this place in the list of `moments`."""
    assert match.history is not None, "a fork has no history"
    steps, log = match.history.steps, match.position.log
    if place < len(steps):
        return scenes_json(steps[place].scenes)
    by_hand = place == len(steps) and match.finished is not None
    return scenes_json(log.scenes) if by_hand and log is not None else match.scene()


def relive(match: Match, entries: list[Json], pending: Mapping[str, Any] | None = None) -> int:
    """Bring a match forward by the entries of its record from `match.index` on; how many answers that took.

    What was taken back is noted and not lived through again, so that the cost is that of the line in play, however
    often its players changed their minds. `pending` are the answers of a group that an end by hand cut short. The
    match is one to look at: what a later undo of it would need consent for is not known.
    """
    history, start = match.history, match.index
    assert history is not None, "a fork has no history"
    line: list[tuple[int, Json]] = []
    rolled = [step.index for step in history.steps if step.group[0].seat == CHANCE]
    back = start
    spent: dict[int, int] = {}
    for n, entry in enumerate(entries, start):
        if "undo" in entry:
            back = min(back, entry["undo"])
            while line and line[-1][0] >= entry["undo"]:
                line.pop()
            kept = bisect_left(rolled, entry["undo"])
            spent[n] = len(rolled) - kept
            del rolled[kept:]
        elif entry.get("seat") == CHANCE:
            rolled.append(n)
        line.append((n, entry))
    if back < start:
        match.rewind(len([step for step in history.steps if step.index < back]))
    lived = 0
    told = start
    for n, entry in line:
        noted = "undo" in entry
        _pass_over(match, entries[told - start : n - start + noted], n if noted else -1, spent.get(n, 0))
        if not noted:
            enter(match, entry, pending)
            lived += "answer" in entry
        told = n + 1
    return lived


def _pass_over(match: Match, entries: list[Json], noted: int, spent: int) -> None:
    """Note entries that come to nothing; the log tells of the last of them, an undo, if nothing has undone that."""
    history, log = match.history, match.position.log
    if not entries or history is None or log is None:
        return
    history.entries.extend(entries)
    match.index += len(entries)
    match.line.open(match.line.group, match.index)
    if noted >= 0:
        undo = entries[-1]
        log.entries.append(log_entry(noted, undo["seat"], undo["undo"], spent, log.scenes))
