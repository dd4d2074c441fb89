"""Samples: full matches that a seat cannot tell from the real one, made from its view and never from the position.

A world at the last seam is completed by the game from the seat's view, or drawn from what the seat believes. The
answers since are given again, and every answer or outcome that this seat was not told is chosen anew among those that
would have looked the same to it. What comes out must look like the real match in every respect this seat can see, or it
is thrown away. So between seams an outcome that the seat was told filters the worlds; it does not weigh them by how
likely each of them had made it.
"""

from __future__ import annotations

from math import lcm
from typing import Any, Final

from .asks import CHANCE, REFEREE, Ask
from .belief import Belief, Believes, belief_at_seam
from .fate import QuickFate, Rng, fork_rng
from .forms import Option
from .match import Match
from .messages import Json, Refused
from .options import Random
from .position import Entry, Log, Position

MAX_TRIES: Final = 2_000
ANEW: Final = 12
"""How often, in one completion, a hidden choice that led astray is made anew."""
FACE_TRIES: Final = 30
KERNEL_NOTES: Final = ("log-undo", "log-finished-")
"""What the kernel itself tells; it does not come from the flow."""


class NoSample(Exception):
    """No completion of the view fits: `complete` or a face of the game is wrong."""


def sample(match: Match, seat: str, rng: Random, believes: Believes | None = None) -> Match:
    """A match like this one as far as the seat can know, with a fate of its own."""
    if match.rules.bit(seat) < 0 or seat == REFEREE:
        raise Refused("refused-sample-seat", "", {"id": seat})
    own = fork_rng(rng)
    wanted = match.view(seat)
    told = _told_since(match, match.rules.bit(seat))
    seam_view = match.rules.game.view(match.line.checkpoint, seat)
    belief = belief_at_seam(match, seat, believes)
    for _ in range(MAX_TRIES):
        start = _drawn(match, seat, seam_view, belief, own)
        world = _attempt(match, seat, start, wanted, told, own)
        if world is not None:
            world.fate = QuickFate(fork_rng(own))
            return world
    raise NoSample(f"{match.rules.game.id}: no world fits the view of {seat} at answer {match.index}")


def _drawn(match: Match, seat: str, seam_view: Json, belief: Belief | None, rng: Rng) -> Position:
    """A world at the last seam, as likely as what the seat knows makes it."""
    if belief is None:
        return match.rules.game.complete(match.rules, seat, seam_view, rng)
    for _ in range(MAX_TRIES):
        position, weight = belief.draw(seam_view, rng)
        if weight >= 1 or rng.random() < weight:
            return position
    raise NoSample(f"{match.rules.game.id}: no world of the belief of {seat} has any weight")


def _attempt(match: Match, seat: str, start: Position, wanted: Json, told: list[Any], rng: Random) -> Match | None:
    """One completion with the answers since the seam given again; None if the seat could tell the difference.

    Where it does not go as the seat was told, the last hidden choice before that is made anew, some times over: what
    comes to light right after a hidden draw should not cost a whole new world.
    """
    rules = match.rules
    values: list[Any] = []
    hidden: list[int] = []
    for _ in range(1 + ANEW):
        world = Match(rules, start.copy(), None)
        world.history = None
        world.finished = match.finished
        log, theirs = world.position.log, match.position.log
        if log is not None and theirs is not None:
            log.go_on_from(theirs.at_seam)
        world.line.reach_seam(world.position, 0)
        if _relived(world, match, seat, values, hidden, told, rng):
            world.index = match.index
            if _same_log(world, match, rules.bit(seat)) and world.view(seat) == wanted:
                return world
        if not hidden:
            return None
        del values[hidden.pop() :]
    return None


def _relived(
    world: Match, match: Match, seat: str, values: list[Any], hidden: list[int], told: list[Any], rng: Random
) -> bool:
    """Run to where the match stands; False if the flow goes another way."""
    if not match.line.group:
        return True
    world.line.begin(world.position)
    return _go_through(world, match, seat, values, hidden, told, rng) and _give_pending(world, match, seat, rng)


def _go_through(
    world: Match, match: Match, seat: str, values: list[Any], hidden: list[int], told: list[Any], rng: Random
) -> bool:
    """Answer as this seat was told. `values` are answers of an earlier run; new ones are added, `hidden` says where."""
    bit = world.rules.bit(seat)
    line, real, flow, log = world.line, match.line, world.line.flow, world.position.log
    assert flow is not None
    assert log is not None
    value: Any = None
    for at, group in enumerate([*real.asked, real.group]):
        try:
            asked = flow.send(value)
        except StopIteration:
            return False
        line.open(asked, group[0].index)
        if match.position.log is not None and not _goes_on_like(log, told, bit):
            return False
        if at < len(real.asked):
            if at == len(values):
                free = _chosen_group(line.group, group, real.given[at], seat, rng)
                if free is None:
                    return False
                values.append(free)
                if free != real.given[at] or not _was_told(group, free, seat):
                    hidden.append(at)
            value = values[at]
            line.note(value)
            log.index, log.begun, log.revealed = group[0].index, (), False
    return True


def _was_told(asks: tuple[Ask, ...], value: Any, seat: str) -> bool:
    """Whether a seat learned the answers of a group."""
    given = (value,) if len(asks) == 1 else value
    return all(a.face(o, seat) == o.json(a.rules.names) for a, o in zip(asks, given, strict=True))


def _told_since(match: Match, bit: int) -> list[Any]:
    """What the flow told a seat since the seam."""
    log = match.position.log
    entries = log.entries[match.line.told :] if log is not None else []
    return [entry[2:] for entry in entries if entry[1] & bit and not entry[2].startswith(KERNEL_NOTES)]


def _goes_on_like(log: Log, told: list[Any], bit: int) -> bool:
    """Whether the seat has been told the same so far."""
    mine = [entry[2:] for entry in log.entries if entry[1] & bit]
    return mine == told[: len(mine)]


def _same_log(world: Match, match: Match, bit: int) -> bool:
    """Give the world what the seat was told, before the seam too; False if the world tells less since than that.

    What it does tell is the same: `_goes_on_like` has seen to that at every ask.
    """
    log, theirs = world.position.log, match.position.log
    if theirs is None or log is None:
        world.position.log = None
        return True
    before = [entry for entry in theirs.entries[: match.line.told] if entry[1] & bit]
    real = [entry for entry in theirs.entries[match.line.told :] if entry[1] & bit]
    merged: list[Entry] = []
    at = 0
    for entry in log.entries:
        if entry[1] & bit:
            while at < len(real) and real[at][2].startswith(KERNEL_NOTES):
                merged.append(real[at])
                at += 1
            entry = real[at]  # noqa: PLW2901
            at += 1
        merged.append(entry)
    log.entries = before + merged + real[at:]
    world.line.told = len(before)
    return all(entry[2].startswith(KERNEL_NOTES) for entry in real[at:])


def _chosen_group(asks: tuple[Ask, ...], real: tuple[Ask, ...], value: Any, seat: str, rng: Random) -> Any:
    if len(asks) != len(real) or any(a.spec is not b.spec or a.seat != b.seat for a, b in zip(asks, real, strict=True)):
        return None
    if len(real) == 1:
        return _chosen(asks[0], real[0], value, seat, rng)
    chosen = [_chosen(a, b, v, seat, rng) for a, b, v in zip(asks, real, value, strict=True)]
    return None if any(c is None for c in chosen) else tuple(chosen)


def _chosen(ask: Ask, real: Ask, option: Option, seat: str, rng: Random) -> Option | None:
    """The answer itself if the seat was told it, else another with the same face to this seat."""
    if ask.to != real.to:
        return None
    face = real.face(option, seat)
    if face == option.json(ask.rules.names):
        return option if option in ask.options else None
    for _ in range(FACE_TRIES):
        tried = ask.options.sample(rng)
        if ask.face(tried, seat) == face:
            return tried
    same = [o for o in ask.options if ask.face(o, seat) == face]
    if not same:
        return None
    if ask.seat == CHANCE:
        total = lcm(*[ask.probability(o).denominator for o in same])
        at = rng.randrange(int(sum([ask.probability(o) for o in same]) * total))
        for option in same:
            at -= int(ask.probability(option) * total)
            if at < 0:
                return option
    return same[rng.randrange(len(same))]


def _give_pending(world: Match, match: Match, seat: str, rng: Random) -> bool:
    """Parallel answers already in: the seat's own as it was, those of others anew."""
    line, real = world.line, match.line
    if len(real.group) != len(line.group):
        return False
    for i, option in enumerate(real.pending):
        if option is not None:
            ask = line.group[i]
            own = real.group[i].seat == seat
            if own and option not in ask.options:
                return False
            line.pending[i] = option if own else ask.options.sample(rng)
    world.show_open()
    return True
