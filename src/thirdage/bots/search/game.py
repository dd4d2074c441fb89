"""What a game gives to the search: plans to choose from, an evaluation of positions, and a rollout policy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from thirdage.bots.eyes import Eyes
from thirdage.kernel import Ask, Match, Option, Refused, Rng
from thirdage.kernel.belief import Believes

Json = dict[str, Any]


class Plan:
    """Answers to the asks of one action, by ask kind, as JSON; the rollout policy answers what it does not name.

    `answer` is the answer to the ask that is open now, `later` are those to asks that it leads to. `prior` is what the
    rules of thumb think of it; only the order and the differences mean anything.
    """

    __slots__ = ("answer", "later", "prior")

    def __init__(self, answer: Option, later: dict[str, Json] | None = None, prior: float = 0.0) -> None:
        self.answer = answer
        self.later: dict[str, Json] = later or {}
        self.prior = prior

    def key(self, ask: Ask) -> str:
        """The plan in words: the same for the same plan in every world."""
        return repr((self.answer.json(ask.rules.names), sorted(self.later.items())))


@dataclass(frozen=True)
class SwitchMargin:
    """How much better than the policy's choice a plan must look, since luck and evaluations err; in chances to win."""

    margin: float = 0.015
    """However often it was tried."""
    luck: float = 0.02
    """In one world; with more worlds, less."""
    spread: float = 0.0
    """How much it counts against a plan that its gain differs from world to world: 1 for a standard error."""
    trust: float = 0.003
    """What a point of the policy's own opinion (`Plan.prior`) is worth."""
    worlds: int = 3
    """Every plan should be seen in so many worlds before one looks an action further ahead."""


class RolloutPolicy(Protocol):
    """Answers every ask of an imagined match quickly."""

    def begin(self) -> None:
        """Another imagined match begins: forget what belongs to the last one."""

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """One of the options."""
        ...


class SearchAdapter(Protocol):
    """Adapts one game to the search."""

    policy: RolloutPolicy
    believes: Believes | None
    """How likely a seat of this bot holds what is hidden; None leaves that to the game."""
    action_cost: float
    """In nodes: what an action leads to, about; with it one guesses how far one can look ahead."""

    def switch_margin(self, side: str) -> SwitchMargin:
        """How much better another plan must look to a side before it replaces the policy's choice."""
        ...

    def plans(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        """At most so many plans for the open ask, first what the policy would do; only that if nothing is at stake."""
        ...

    def begins(self, ask: Ask) -> bool:
        """Whether an action begins with this ask: then a new budget does too."""
        ...

    def lookahead_needed(self, ask: Ask) -> int:
        """How many actions after this decision its worth shows; who looks less far ahead leaves it to the policy."""
        ...

    def value(self, match: Match, side: str) -> float:
        """How likely a side wins, from 0 to 1, as it judges itself."""
        ...

    def fair_value(self, match: Match, side: str) -> float:
        """The same as nobody in particular judges: what people are told."""
        ...

    def features(self, match: Match, side: str) -> dict[str, float]:
        """What decides in that judgement: what each named feature adds to the odds of this side."""
        ...


def take_planned_answer(plan: dict[str, Json], ask: Ask) -> Option | None:
    """Take the answer for this ask out of a plan; None if the plan has none that is on offer."""
    written = plan.pop(ask.kind, None)
    if written is None:
        return None
    try:
        option = ask.options.decode(written)
    except Refused:
        return None
    return option if option in ask.options else None
