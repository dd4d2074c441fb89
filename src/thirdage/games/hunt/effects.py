"""Effects of cards, found by what they are about: where the cards hook in.

A card is data: a condition, and one or two halves, each a list of operations in their order. A module of `cards/`
registers what some of them do:

    EFFECTS: Final[Effects] = Effects()

    @EFFECTS.on("move_frodo", "do")
    def move_frodo(at: Pursuit, job: Job) -> Flow[None]: ...

A half of a card is built when each of its operations has an effect "<operation>/do"; until then it cannot be played
(reason-hunt-card-not-built). So a pack may give a card other operations, and needs no code for it. The queries:

    "<operation>/do"     (at, job) -> Flow[None]          one operation of a card          card_play.carry_out
    "<companion>/upper"  (at) -> Flow[None], "<companion>/may-upper" (at) -> Reason | None      companions
    "<companion>/lower"  (at) -> Flow[None], "<companion>/may-lower" (at) -> Reason | None      companions

Each operation is a stretch of its own (seam `effect`). One that is done several times (places, tokens, Nazgûl) takes
the next in a further stretch: `job.again(item)` says so, and `job.done` holds what was taken before.
Conditions are in `conditions`, windows out of turn in `windows`; lasting effects are rows of `at.lasting`, asked for by
the rules that they bend: `lasting_of` below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .model import Pursuit

F = TypeVar("F", bound=Callable[..., Any])
Json = dict[str, Any]


class Effects:
    """The register of a module: a dict by "<id>/<query>" for the bundle."""

    def __init__(self) -> None:
        self.all: dict[str, Callable[..., Any]] = {}

    def on(self, id: str, query: str) -> Callable[[F], F]:
        """Register a function under an operation (or Companion) and a query."""

        def keep(function: F) -> F:
            key = f"{id}/{query}"
            assert key not in self.all, f"registered twice: {key}"
            self.all[key] = function
            return function

        return keep


class Job:
    """One operation of a card that is carried out: `row` is its data, `done` what it has dealt with already."""

    __slots__ = ("at", "card", "die", "done", "half", "op", "place", "row")

    def __init__(self, at: Pursuit, place: int, card: int, half: int, op: int, die: int, done: tuple[int, ...]) -> None:
        self.at = at
        self.place = place
        self.card = card
        self.half = half
        self.op = op
        self.die = die
        self.done = done
        self.row: Json = at.facts.cards[card].options[half]["ops"][op]

    @property
    def n(self) -> int:
        """How many times, at most."""
        return int(self.row["n"])

    @property
    def left(self) -> int:
        """How many times more, this one included."""
        return self.n - len(self.done)

    @property
    def card_id(self) -> str:
        """The card, for messages."""
        return self.at.facts.cards[self.card].id

    def again(self, item: int) -> None:
        """This is dealt with; if there may be more, the same operation comes next."""
        if self.left > 1:
            self.at.next = ("effect", self.place, self.card, self.half, self.op, self.die, (*self.done, item))


def effect_of(at: Pursuit, id: str, query: str) -> Callable[..., Any] | None:
    """The function of an operation or Companion for a query."""
    return at.rules.effects.get(f"{id}/{query}")


def lasting_of(at: Pursuit, what: str) -> tuple[int, ...]:
    """The spaces, areas, sections or Nazgûl that lasting effects of this kind are about now."""
    return tuple([where for _, kind, where, _ in at.lasting if kind == what])


def end_lasting(at: Pursuit, until: str) -> None:
    """The end of a phase or of a day."""
    at.lasting = tuple([row for row in at.lasting if row[3] != until])
