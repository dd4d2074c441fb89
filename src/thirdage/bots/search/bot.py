"""What all searching bots share: a plan is carried out ask by ask, and all asks of an action share one budget."""

from __future__ import annotations

import gc
from typing import Any, Final

from thirdage.bots.budget import Budget, Meter
from thirdage.bots.eyes import Eyes
from thirdage.bots.search.game import Plan, SearchAdapter, take_planned_answer
from thirdage.bots.search.race import Candidate, race
from thirdage.bots.search.worlds import WorldSampler
from thirdage.kernel import Ask, Match, Option, Rng

Json = dict[str, Any]
USUAL: Final = Budget(seconds=0.05)
FIRST_ASK: Final = 0.75
"""The part of the budget that the choice of the action may take; the rest is for what the action leads to."""
ROUND_COST: Final = 60
"""In nodes: to play on to the end of the round, about."""
ROUNDS: Final = 8
"""A decision whose worth shows only then is left to the policy unless each plan can be seen in so many rounds."""


class SearchBot:
    """Weighs plans in worlds that it cannot tell from the real one. Subclasses say how a plan is tried in a world."""

    most = 7
    """So many plans are looked at."""

    def __init__(self, adapter: SearchAdapter, budget: Budget | None = None) -> None:
        self.adapter = adapter
        self.budget = budget or USUAL
        self.weighed: list[Candidate] = []
        """What the last choice came from, the best first; empty where there was nothing to think about."""
        self.lookahead_needed = 0
        """So many actions must be played on before the plans at hand can be judged."""
        self.explaining = False
        self.noted: dict[int, list[dict[str, float] | None]] = {}
        """By plan (its `id`): what each feature counted where it led, world by world; None where the game was over."""
        self._side = ""
        self._later: dict[str, Json] = {}
        self.meter = Meter(self.budget)
        self._began: tuple[int, int] = (-1, -1)

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """What the plan in hand says, else the best plan there is.

        Meanwhile nobody looks for cycles: among all that a bot remembers that can take longer than a whole budget.
        """
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self._chosen(eyes, ask, rng)
        finally:
            if collecting:
                gc.enable()

    def _chosen(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        begins = self.adapter.begins(ask)
        self._side = eyes.side
        if begins:
            self._later = {}
        self._start_meter(eyes, begins)
        self.weighed = []
        self.noted = {}
        option = take_planned_answer(self._later, ask)
        if option is not None:
            return option
        plans = self.adapter.plans(eyes, ask, rng, self.most)
        best = plans[0]
        self.lookahead_needed = self.adapter.lookahead_needed(ask)
        if len(plans) > 1 and not self.meter.spent() and self._worth_while(len(plans)):
            self.weighed = self.weigh(eyes, plans, self.meter, rng)
            best = self.weighed[0].plan
        self._later.update(best.later)
        return best.answer

    def _worth_while(self, plans: int) -> bool:
        """Whether as many worlds can be seen as it takes to judge: a round on, they differ much."""
        return not self.lookahead_needed or self.meter.nodes_left() >= plans * ROUNDS * ROUND_COST

    def _start_meter(self, eyes: Eyes, begins: bool) -> None:
        """A new action has a new budget; the answer that takes the action counts as its beginning."""
        now = eyes.progress()
        began = self._began
        if begins or now not in (began, (began[0], began[1] + 1)):
            self.meter, self._began = Meter(self.budget), now
        self.meter.share = FIRST_ASK if begins else 1.0

    def weigh(self, eyes: Eyes, plans: list[Plan], meter: Meter, rng: Rng) -> list[Candidate]:
        """The plans, the best first."""
        mind = WorldSampler(self.adapter, eyes, meter, rng)
        self.look(meter, len(plans))

        def tried(world: Match, plan: Plan) -> float:
            match = self.tried(mind, world, plan)
            self.note(plan, match)
            return mind.value(match)

        return race(plans, mind.world, tried, meter, self.adapter.switch_margin(eyes.side))

    def look(self, meter: Meter, plans: int) -> None:
        """Before the weighing of so many plans begins."""

    def tried(self, mind: WorldSampler, world: Match, plan: Plan) -> Match:
        """Where a plan leads in a world."""
        raise NotImplementedError

    def note(self, plan: Plan, match: Match) -> None:
        """Remember what counted where a plan led, if somebody is going to ask."""
        if self.explaining:
            features = self.adapter.features(match, self._side) if match.outcome is None else None
            self.noted.setdefault(id(plan), []).append(features)


class OnePly(SearchBot):
    """Looks at what an action leads to at once, in several worlds and with several rolls."""

    def tried(self, mind: WorldSampler, world: Match, plan: Plan) -> Match:
        """The position after the action, or as soon as there is something to see."""
        match = mind.begun(world, plan)
        if self.lookahead_needed:
            mind.onward(match, self.lookahead_needed)
        return match


class Planner(SearchBot):
    """Plays each plan out, the policy on all seats, to the end of the round or as far as the budget goes."""

    _depth = 0

    def look(self, meter: Meter, plans: int) -> None:
        """How many actions ahead: so far that every plan can still be tried in several worlds.

        Halving then gives the best ones more.
        """
        worlds = self.adapter.switch_margin(self._side).worlds
        self._depth = max(self.lookahead_needed, int(meter.nodes_left() / (worlds * plans * self.adapter.action_cost)))

    def tried(self, mind: WorldSampler, world: Match, plan: Plan) -> Match:
        """The position when the round is over, or as far as we can see."""
        match = mind.begun(world, plan)
        if self._depth:
            mind.onward(match, self._depth)
        return match
