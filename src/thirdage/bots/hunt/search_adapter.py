"""Hunt for the Ring for the search: plans from the answers that the rules bot values most, an evaluation, playouts.

Worlds are drawn from what the seat believes by the model of a runner (`runner`).
"""

from __future__ import annotations

from typing import Final, cast

from thirdage.bots.eyes import Eyes
from thirdage.bots.hunt.bot import RulesBot
from thirdage.bots.hunt.evaluation import contributions, for_side, win_probability, won_by
from thirdage.bots.hunt.features import SPOKEN
from thirdage.bots.hunt.runner import RUNNER
from thirdage.bots.hunt.style import SHARP
from thirdage.bots.search.game import Plan, SwitchMargin
from thirdage.games.hunt.belief import HuntBelief
from thirdage.games.hunt.constants import RING_BEARER, RINGWRAITHS
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.seam_checks import SECOND, SETTING_UP
from thirdage.kernel import Ask, Belief, Match, Rng, Rules
from thirdage.kernel.messages import Json

BEGINS: Final = frozenset({"hunt-bearer-turn", "hunt-nazgul-turn"})
"""Everything that a seat does in a turn of its own begins with these."""
WEIGHED: Final = BEGINS | {
    "hunt-escape", "hunt-card-move", "hunt-cancel-token", "hunt-direction", "hunt-gandalf-hides", "hunt-gandalf-goes",
    "hunt-strider", "hunt-frodo-found",
}  # fmt: skip
"""Asks in which it is worth while to look at other answers."""
NOT_YET: Final = frozenset({*SETTING_UP, *SECOND})
"""Before a chapter begins there is no hunt to be judged."""
FAR_BEHIND: Final = {RING_BEARER: 2.5, RINGWRAITHS: 1.2}
"""In points of corruption: an answer that the rules of thumb value so much less than the best is not looked at."""


class HuntPolicy(RulesBot):
    """The rules bot on every seat of imagined matches; all of them reckon from the same public knowledge."""

    def __init__(self) -> None:
        super().__init__(Rng(0), SHARP)

    def begin(self) -> None:
        """What is known at the beginning of all imagined matches need not be reckoned again."""
        self.guesser.rewind()


def runs(rules: Rules, seat: str, _view: Json) -> Belief | None:
    """What a Ringwraith holds possible, weighed by the model of a runner."""
    return HuntBelief(rules, seat, RUNNER) if seat in rules.seats[1:] else None


class HuntSearchAdapter:
    """Plans, evaluation and playouts of Hunt for the Ring."""

    action_cost = 1.2
    believes = staticmethod(runs)

    def __init__(self) -> None:
        self.policy = HuntPolicy()

    def begins(self, ask: Ask) -> bool:
        """Each thing that is done in a turn."""
        return ask.kind in BEGINS

    def switch_margin(self, side: str) -> SwitchMargin:
        """See MARGINS."""
        return MARGINS[side]

    def plans(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        """The answers that the rules bot values most, its own first."""
        first = self.policy.choose(eyes, ask, rng)
        worth = self.policy.worths(eyes, ask) if ask.kind in WEIGHED else None
        self.policy.guesser.mark()
        if worth is None or len(worth) == 1:
            return [Plan(first)]
        enough = worth[first] - FAR_BEHIND[eyes.side]
        rest = sorted([o for o in worth if o != first and worth[o] >= enough], key=lambda o: -worth[o])
        return [Plan(first, prior=worth[first]), *[Plan(o, prior=worth[o]) for o in rest[: most - 1]]]

    def lookahead_needed(self, _ask: Ask) -> int:
        """What is known of a turn tells at once."""
        return 0

    def value(self, match: Match, side: str) -> float:
        """See evaluation."""
        at = cast(Pursuit, match.position)
        if at.outcome is not None:
            return won_by(at, side)
        if at.next[0] in NOT_YET:
            return 0.5
        return for_side(win_probability(at, self.policy.guesser.guess_of(at)), side)

    def fair_value(self, match: Match, side: str) -> float:
        """Both sides judge alike here."""
        return self.value(match, side)

    def features(self, match: Match, side: str) -> dict[str, float]:
        """See evaluation, which tells them for the Ring-bearer."""
        at = cast(Pursuit, match.position)
        if at.next[0] in NOT_YET:
            return dict.fromkeys(SPOKEN, 0.0)
        found = contributions(at, self.policy.guesser.guess_of(at))
        return found if side == RING_BEARER else {name: -part for name, part in found.items()}


MARGINS: Final = {
    "ring-bearer": SwitchMargin(margin=0.01, luck=0.01, spread=0.5, trust=0.01, worlds=4),
    "ringwraiths": SwitchMargin(margin=0.01, luck=0.01, spread=0.5, trust=0.01, worlds=6),
}
