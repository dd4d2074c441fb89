"""What a seat may think of things that stay hidden for long, kept beside the checkpoints of a match.

`Game.complete` makes a world from one view. That is enough where the view holds all that a seat could still know.
Hidden movement is different: each answer narrows down where somebody may have been, and the list of all that fits
grows long. A game that has such things gives a Belief to a seat; it advances with every entry of the record and draws
worlds by weight.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .asks import SPECTATOR
from .compiled import mypyc_attr
from .messages import Json
from .options import Random
from .position import Position

if TYPE_CHECKING:
    from .match import Match

Told = tuple[str, Json]
"""A message that a seat was told: its id and arguments."""


class Seen:
    """One entry as a seat learned of it: who was asked what, what it saw of the answer, and what it was told then."""

    __slots__ = ("face", "kind", "seat", "told")

    def __init__(self, kind: str, seat: str, face: Any, told: list[Told]) -> None:
        self.kind = kind
        self.seat = seat
        self.face = face
        self.told = told


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """The worlds that a seat holds possible at a seam. It never changes: each step gives another one."""

    def advance(self, seen: Seen) -> Belief:
        """What to believe after one more entry; several answers given at once come one after the other."""
        raise NotImplementedError

    def at_seam(self, view: Json) -> Belief:  # noqa: ARG002 (a game may have nothing to add)
        """What to believe when the seat sees this view at a seam."""
        return self

    def draw(self, view: Json, rng: Random) -> tuple[Position, float]:
        """A position at the seam of this view, and its weight.

        The weight (over 0, at most 1) is how much likelier the world is than `draw` makes it, for worlds that are
        easier to draw unevenly.
        """
        raise NotImplementedError

    def places(self, view: Json) -> Places:  # noqa: ARG002 (a game may hide nobody)
        """Who hides, and how likely he is where, as far as this view of the present moment tells."""
        return {}


Places = dict[str, dict[str, float]]
"""Who hides, by what he is called, and of each space where he may be how likely that is; together 1."""
Believes = Callable[[Any, str, Json], Belief | None]
"""What to believe at the first seam of a match (rules, seat, its view there), as `Game.belief` says it of a game."""


def belief_at_seam(match: Match, seat: str, believes: Believes | None = None) -> Belief | None:
    """What a seat believes at the last seam of a tracked match; None where the game leaves it to `complete`.

    Whoever holds other things likely than the game does brings his own first belief; it is kept beside the game's.
    In a match without history (a sample, a fork) such a belief begins at the last seam, by what the view says there.
    """
    game, history = match.rules.game, match.history
    if seat == SPECTATOR or (history is None and believes is None):
        return None
    if history is None:
        assert believes is not None
        view = game.view(match.line.checkpoint, seat)
        begun = believes(match.rules, seat, view)
        return None if begun is None else begun.at_seam(view)
    kept = match.beliefs.setdefault((seat, believes), [])
    while kept and (len(kept) > len(history.seams) or kept[-1][0] is not history.seams[len(kept) - 1].checkpoint):
        kept.pop()  # an undo has taken that seam back
    if not kept:
        first = history.seams[0].checkpoint
        view = game.view(first, seat)
        belief = game.belief(match.rules, seat, view) if believes is None else believes(match.rules, seat, view)
        if belief is None:
            return None
        kept.append((first, belief.at_seam(view)))
    for at in range(len(kept), len(history.seams)):
        since, seam = history.seams[at - 1].steps, history.seams[at]
        belief = kept[-1][1]
        for place in range(since, seam.steps):
            for seen in _seen(match, place, seat):
                belief = belief.advance(seen)
        kept.append((seam.checkpoint, belief.at_seam(game.view(seam.checkpoint, seat))))
    return kept[-1][1]


def whereabouts(match: Match) -> Places:
    """How likely who hides is where, as all know it who look for him: nobody's hand and nobody's secret tells in it.

    What such a seat was told of it is what all were told, so any of them does; what it sees is what a spectator sees.
    """
    history, game = match.history, match.rules.game
    for seat in match.seats:
        belief = belief_at_seam(match, seat, game.belief if history is None else None)
        if belief is not None:
            since = range(history.seams[-1].steps, len(history.steps)) if history is not None else ()
            for place in since:
                for seen in _seen(match, place, seat):
                    belief = belief.advance(seen)
            return belief.places(game.view(match.position, SPECTATOR))
    return {}


def _seen(match: Match, place: int, seat: str) -> list[Seen]:
    """A step as a seat learned of it; what it was told comes with the last answer of a group."""
    assert match.history is not None
    asks, told = match.history.steps[place].answers(), match.told_by(place, seat)
    last = len(asks) - 1
    return [
        Seen(ask.kind, ask.seat, ask.face(option, seat), told if at == last else [])
        for at, (ask, option) in enumerate(asks)
    ]
