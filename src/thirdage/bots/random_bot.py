"""The simplest player: anything that is on offer."""

from __future__ import annotations

from thirdage.bots.eyes import Eyes
from thirdage.kernel import Ask, Option, Rng


class RandomBot:
    """Takes any option, as the options themselves draw one."""

    def choose(self, _eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """One of the options at random."""
        return ask.options.sample(rng)
