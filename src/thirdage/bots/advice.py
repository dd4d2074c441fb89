"""What would you do? A searching bot's plan for the open ask, the two best others, and what decided between them.

Everything is told as data: answers in their JSON form with the kind of ask they answer, chances, and features of the
positions that the plans lead to, each with the id of its text. A page or a terminal says it in the reader's language.
It is worked out from the eyes of one seat, so it tells that seat nothing that it could not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from thirdage.bots.bot import make_bot
from thirdage.bots.budget import Budget
from thirdage.bots.eyes import Eyes
from thirdage.bots.search.bot import SearchBot
from thirdage.bots.search.game import SearchAdapter
from thirdage.bots.search.logistic import chance, odds_of
from thirdage.bots.search.race import Candidate
from thirdage.kernel import Ask, Rng

Json = dict[str, Any]
RIVALS: Final = 2
REASONS: Final = 3
"""So many features are named for each rival."""
NOTABLE: Final = 0.02
"""In the logarithm of the odds: what differs less decided nothing."""
ADVISER: Final = "planner"


@dataclass(frozen=True, slots=True)
class Advised:
    """One plan: the answers in order, how likely we win with it, in how many worlds it was tried, and why not better.

    `reasons` compare it with the best plan: each names a feature and says how much it counted (in the logarithm of the
    odds of our side), positive where the best plan has the better of it.
    """

    steps: tuple[Json, ...]
    chance: float | None
    worlds: int
    reasons: tuple[Json, ...] = ()

    def json(self) -> Json:
        """For a page."""
        chance = None if self.chance is None else round(self.chance, 4)
        return {"steps": list(self.steps), "chance": chance, "worlds": self.worlds, "reasons": list(self.reasons)}


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do, and what else it thought of. With no rivals there was nothing to weigh."""

    seat: str
    index: int
    best: Advised
    rivals: tuple[Advised, ...] = ()

    def json(self) -> Json:
        """For a page. `text` says in one sentence what it came to."""
        out = {"seat": self.seat, "index": self.index, "best": self.best.json()}
        out["rivals"] = [rival.json() for rival in self.rivals]
        percent = 0 if self.best.chance is None else round(100 * self.best.chance)
        about = "text-advice-only" if not self.rivals else "text-advice-chance"
        out["text"] = {"id": about, "args": {"percent": percent, "count": self.best.worlds} if self.rivals else {}}
        return out


def advise(game: str, eyes: Eyes, ask: Ask, budget: Budget, rng: Rng, bot: str = ADVISER) -> Advice:
    """The advice of a searching bot for an open ask of this seat."""
    thinking = make_bot(game, bot, rng, budget)
    assert isinstance(thinking, SearchBot), "only bots that weigh plans can tell what they weighed"
    thinking.explaining = True
    option = thinking.choose(eyes, ask, rng)
    tried = [entry for entry in thinking.weighed if entry.values]
    if not tried:
        return Advice(ask.seat, ask.index, Advised(({"ask": ask.kind, "answer": ask.options.encode(option)},), None, 0))
    best, *others = tried
    bias = _bias(thinking.adapter, eyes, rng)
    rivals = tuple([_told(game, ask, thinking, rival, best, bias) for rival in others[:RIVALS]])
    return Advice(ask.seat, ask.index, _told(game, ask, thinking, best, best, bias), rivals)


def _bias(adapter: SearchAdapter, eyes: Eyes, rng: Rng) -> float:
    """By how much our side judges the war as it stands too bright, in the logarithm of the odds.

    A bot judges as its side does, which is good for its choices; people are told what is fair.
    """
    world = eyes.sample(rng)
    return odds_of(adapter.value(world, eyes.side)) - odds_of(adapter.fair_value(world, eyes.side))


def _told(game: str, ask: Ask, bot: SearchBot, entry: Candidate, best: Candidate, bias: float) -> Advised:
    plan = entry.plan
    steps = [{"ask": ask.kind, "answer": ask.options.encode(plan.answer)}]
    steps += [{"ask": kind, "answer": answer} for kind, answer in sorted(plan.later.items(), key=_place)]
    reasons = [] if entry is best else _reasons(game, bot, entry, best)
    fair = chance(odds_of(chance_beside(entry, best)) - bias)
    return Advised(tuple(steps), fair, len(entry.values), tuple(reasons))


def chance_beside(entry: Candidate, best: Candidate) -> float:
    """How likely we win with a plan, measured against the best where both were tried.

    A plan that was dropped early knows few worlds; if those were kind, its own mean would look better than the best.
    """
    gains = [value - other for value, other in zip(entry.values, best.values, strict=False)]
    return min(1.0, max(0.0, best.mean() + sum(gains, 0.0) / len(gains)))


def _place(step: tuple[str, Json]) -> int:
    """The order in which asks come up."""
    order = ("will-of-the-west", "die", "attack-from", "attack-target")
    return order.index(step[0]) if step[0] in order else len(order)


def _reasons(game: str, bot: SearchBot, rival: Candidate, best: Candidate) -> list[Json]:
    """The features in which two plans differ most, as our side counts them."""
    differences = _differences(bot, rival, best)
    most = sorted(differences, key=lambda name: -abs(differences[name]))[:REASONS]
    return [
        {"id": f"text-feature-{game}-{name}", "difference": round(differences[name], 4)}
        for name in most
        if abs(differences[name]) >= NOTABLE
    ]


def _differences(bot: SearchBot, rival: Candidate, best: Candidate) -> dict[str, float]:
    """By feature: how much more it counted with the best plan, in the worlds where both were tried."""
    both = [
        (mine, theirs)
        for mine, theirs in zip(*(bot.noted.get(id(entry.plan), []) for entry in (best, rival)), strict=False)
        if mine is not None and theirs is not None
    ]
    names = both[0][0] if both else {}
    return {name: sum(mine[name] - theirs[name] for mine, theirs in both) / len(both) for name in names}
