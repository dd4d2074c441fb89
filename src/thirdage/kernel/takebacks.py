"""Taking answers back: what a table allows, and how much a record took back.

Free is only what nobody has learnt or decided anything from since. Beyond that it is a setting of the table, never an
option of the match: it changes no rule of the game. Fate does not go back: what was rolled is spent, and counts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from .asks import CHANCE, EVERYONE
from .match import Match
from .messages import Json, Refused
from .position import Entry, Scene

PRACTICE: Final = "practice"
CONSENT: Final = "consent"
NEVER: Final = "never"
"""Behind dice or reveals: at once, if all others agree, or not at all. The header of a record names the first two."""


def is_free(match: Match, seat: str) -> bool:
    """Whether the seat may take back its last answer without asking anyone."""
    if match.history is None or match.outcome is not None:
        return False
    if _pending_of(match, seat) >= 0:
        return True
    try:
        return match.history.target(seat, match.line.group)[1]
    except Refused:
        return False


def take_back(match: Match, seat: str, consent: Collection[str]) -> None:
    """Take back the seat's last answer. Behind a roll, a reveal or another's ask the setting decides.

    A match of which nobody has said anything asks for the consent of all other seats.
    """
    match.rules.bit(seat)
    history, log = match.history, match.position.log
    if history is None or log is None or match.outcome is not None:
        raise Refused("refused-over")
    own = _pending_of(match, seat)
    if own >= 0:
        match.line.pending[own] = None
        match.show_open()
        return
    at, free = history.target(seat, match.line.group)
    agreed = {consent} if isinstance(consent, str) else set(consent)
    if not free:
        if match.undo_setting == NEVER:
            raise Refused("refused-undo-never")
        if match.undo_setting != PRACTICE and any(s not in agreed for s in match.rules.seats if s != seat):
            raise Refused("refused-undo-consent")
        history.behind.append(match.index)
    back_to = history.steps[at].index
    outcomes = _rolled(match, at)
    history.entries.append({"undo": back_to, "seat": seat, "consent": sorted(agreed)})
    index = match.index
    match.index += 1
    match.rewind(at)
    if not free and at:
        history.steps[at - 1].revealed = True
    log.entries.append(log_entry(index, seat, back_to, outcomes, log.scenes))


def _pending_of(match: Match, seat: str) -> int:
    """The place of the seat's answer in a group that is not complete; -1 if it has given none."""
    for i, ask in enumerate(match.line.group):
        if ask.seat == seat and match.line.pending[i] is not None:
            return i
    return -1


def log_entry(index: int, seat: str, back_to: int, outcomes: int, scenes: tuple[Scene, ...]) -> Entry:
    """What everyone is told of an undo, and that outcomes come anew if it took some back."""
    told: Json = {"seat": seat, "index": back_to} | ({"count": outcomes} if outcomes else {})
    return index, EVERYONE, "log-undo-anew" if outcomes else "log-undo", told, "", scenes


def last_answered(match: Match, seat: str, over: Collection[int] = ()) -> tuple[int, int]:
    """The last answer of a seat: the step it is in (of a group that is open the one to come) and its own index.

    (-1, -1) if there is none to take back. Answers with these indexes are passed over.
    """
    if match.history is None or match.outcome is not None:
        return -1, -1
    steps = match.history.steps
    own = _pending_of(match, seat)
    if own >= 0 and match.index + own not in over:
        return len(steps), match.index + own
    for place in range(len(steps) - 1, -1, -1):
        for at, ask in enumerate(steps[place].group):
            if ask.seat == seat and steps[place].index + at not in over:
                return place, steps[place].index + at
    return -1, -1


def rolled_since(match: Match, seat: str, over: Collection[int] = ()) -> int:
    """How many outcomes of chance it takes back, to be rolled anew, if a seat takes back its `last_answered`."""
    place = last_answered(match, seat, over)[0]
    return _rolled(match, place) if place >= 0 else 0


def _rolled(match: Match, at: int) -> int:
    """How many outcomes the line in play holds from a step on."""
    assert match.history is not None
    return sum(step.group[0].seat == CHANCE for step in match.history.steps[at:])


def in_play(entries: Sequence[Json]) -> list[tuple[int, Json]]:
    """The entries of a record that no undo has taken back, with their places."""
    return _sorted_out(entries)[0]


def taken_back(entries: Sequence[Json]) -> int:
    """How many outcomes of chance a record took back: spent, and not in the line in play."""
    rolled = sum(1 for entry in entries if entry.get("seat") == CHANCE and "answer" in entry)
    return rolled - sum(1 for _, entry in in_play(entries) if entry["seat"] == CHANCE)


def undone_behind(entries: Sequence[Json]) -> list[int]:
    """The places of the undos that took back more than one answer. What was revealed only the rules can tell."""
    return _sorted_out(entries)[1]


def _sorted_out(entries: Sequence[Json]) -> tuple[list[tuple[int, Json]], list[int]]:
    """The line in play, and the places of the undos that took back more than one answer."""
    line: list[tuple[int, Json]] = []
    behind: list[int] = []
    for n, entry in enumerate(entries):
        if "undo" in entry:
            before = len(line)
            while line and line[-1][0] >= entry["undo"]:
                line.pop()
            if before - len(line) > 1:
                behind.append(n)
        elif "answer" in entry:
            line.append((n, entry))
    return line, behind
