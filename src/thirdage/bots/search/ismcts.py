"""Monte Carlo tree search over plans, in information sets.

The tree is not of positions but of plans: a node is what was decided so far, by us and by the others, and every pass
through it plays in another world that we cannot tell from the real one. A plan counts as on offer where the world at
hand offers it (its visits are compared with how often it was), so that what the others hold is never known. A node
opens further plans only as it is visited more often, those first that the rules of thumb like best; below the tree
the rollout policy plays all seats for a few actions, and the evaluation says the rest.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from thirdage.bots.budget import Meter
from thirdage.bots.eyes import Eyes
from thirdage.bots.search.bot import SearchBot
from thirdage.bots.search.game import Plan, SwitchMargin
from thirdage.bots.search.race import Candidate
from thirdage.bots.search.worlds import OutOfTime, WorldSampler
from thirdage.kernel import Ask, Match, Rng

CURIOSITY: Final = 0.12
"""How much the less known plans attract: values of one position rarely differ by more."""
WIDENING: Final = 1.6
"""A node of n visits has this times the root of n plans open."""
DEEPEST: Final = 4
"""So many actions the tree goes down."""
PLAYOUT: Final = 2
"""So many actions the rollout policy plays below it."""
OFTEN: Final = 0.5
"""Of the plans visited at least so often, by the one visited most, the best is taken."""
NOISE: Final = 0.1
"""Here each plan is tried in worlds of its own, so luck counts for more than in a race."""
REPLIES: Final = 4
"""So many plans are looked at below the root."""


class Node:
    """What is known of a line of plans. `total` sums values for the side that chose the plan."""

    __slots__ = ("children", "offered", "plan", "total", "visits")

    def __init__(self, plan: Plan | None) -> None:
        self.plan = plan
        self.children: dict[str, Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0

    def mean(self) -> float:
        """How likely the side that chose it wins."""
        return self.total / self.visits if self.visits else 0.0


class Ismcts(SearchBot):
    """A tree over plans of both sides."""

    def weigh(self, eyes: Eyes, plans: list[Plan], meter: Meter, rng: Rng) -> list[Candidate]:
        """The plans of the root, the best of those visited often first; the policy's choice if there was no time."""
        mind = WorldSampler(self.adapter, eyes, meter, rng)
        root = Node(None)
        weighed = {id(plan): Candidate(plan) for plan in plans}
        try:
            while not meter.spent():
                self._pass(mind, root, plans, weighed)
        except OutOfTime:
            pass
        tried = list(weighed.values())
        often = OFTEN * max([len(entry.values) for entry in tried])
        margin = self.adapter.switch_margin(eyes.side)
        return sorted(
            tried,
            key=lambda entry: (len(entry.values) < often, -_score(entry, tried[0], margin)),
        )

    def _pass(self, mind: WorldSampler, root: Node, plans: list[Plan], weighed: dict[int, Candidate]) -> None:
        """One way down the tree, in a world of its own."""
        match = mind.world().fork()
        self.adapter.policy.begin()
        path: list[tuple[Node, str]] = []
        node, open_plans, ask = root, plans, match.asks[0]
        for depth in range(DEEPEST):
            ask = _asked(match, mind.seat) if depth == 0 else match.asks[0]
            if depth:
                open_plans = self.adapter.plans(Eyes(match, ask.seat), ask, mind.rng, REPLIES)
            child = _chosen(node, open_plans, ask)
            path.append((child, match.rules.side_of[ask.seat]))
            assert child.plan is not None
            fresh, node = child.visits == 0, child
            mind.carry_out(match, child.plan, ask.seat)
            if fresh or not match.asks:
                break
        if match.asks:
            mind.onward(match, max(PLAYOUT, self.lookahead_needed))
        value = mind.value(match)
        for step, side in path:
            step.visits += 1
            step.total += value if side == mind.side else 1 - value
        root.visits += 1
        first = path[0][0].plan
        assert first is not None
        self.note(first, match)
        weighed[id(first)].values.append(value)


def _score(entry: Candidate, baseline: Candidate, margin: SwitchMargin) -> float:
    """What a plan of the root is to be ranked by; the policy's choice has the margin on its side."""
    if entry is baseline:
        return entry.mean() + margin.margin + NOISE / sqrt(max(1, len(baseline.values)))
    return entry.mean() + margin.trust * min(0.0, entry.plan.prior - baseline.plan.prior)


def _asked(match: Match, seat: str) -> Ask:
    """The open ask of a seat."""
    return next(ask for ask in match.asks if ask.seat == seat)


def _chosen(node: Node, plans: list[Plan], ask: Ask) -> Node:
    """The child to go to: a new one while the node may grow, else the best balance of known and unknown."""
    able: list[Node] = []
    for plan in plans:
        key = plan.key(ask)
        child = node.children.get(key)
        if child is None and len(able) < 1 + WIDENING * sqrt(node.visits):
            child = node.children[key] = Node(plan)
        if child is not None:
            child.offered += 1
            able.append(child)
    return max(able, key=_attraction)


def _attraction(child: Node) -> float:
    if not child.visits:
        return 10.0
    return child.mean() + CURIOSITY * sqrt(log(1 + child.offered) / child.visits)
