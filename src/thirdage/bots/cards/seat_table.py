"""The table of the Card Game as one seat sees it, and what the fights on it are worth as they stand."""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.bots.cards.fights import SETTLED, SPREAD, Fights
from thirdage.bots.eyes import Eyes
from thirdage.games.cards.constants import (
    ATTACK,
    DEFENCE,
    FREE_PEOPLES,
    IN_DECK,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    PATH,
    SCORED,
    SHADOW,
    SIDES,
)  # fmt: skip
from thirdage.games.cards.glance import Glance

Json = dict[str, Any]
_TO_COME: Final = (IN_DECK, SCORED + FREE_PEOPLES, SCORED + SHADOW)
"""Battlegrounds that may be active in a round to come."""


class SeatTable(Fights):
    """The public table as a position, the seat's own hands, and the balance of every fight."""

    def __init__(self, eyes: Eyes, player: int, args: Json) -> None:
        self.args = args
        """What the open ask says of itself."""
        glance = cast(Glance, eyes.glance())
        saga, side = glance.table, SIDES.index(eyes.side)
        foes = [glance.held[p] for p, x in enumerate(saga.facts.players) if x.side != side]
        super().__init__(saga, side, SPREAD if max(foes) > 1 else SETTLED)
        self.player = player
        self.hand: tuple[int, ...] = glance.hands[player]
        self.rounds_left = max(0, self.facts.highest_path - saga.last_path)
        self._future: dict[int, float] = {}
        self.kept: dict[int, float] = {}
        """What it is worth to hold a card, as far as somebody asked (see worth)."""

    # -- what may come ------------------------------------------------------------------------------------------
    def future(self, card: int) -> float:
        """How much a card may still do: paths to come, battlegrounds of its faction, and its lasting effects."""
        known = self._future.get(card)
        if known is not None:
            return known
        fact = self.facts.cards[card]
        worth = 0.0
        numbers = [n for n in fact.paths if self.saga.last_path < n <= self.facts.highest_path]
        if numbers:
            worth += fact.icons[PATH] * min(1.0, 0.35 + 0.15 * len(numbers))
        states, active = self.saga.states, self.saga.active
        if any(states[x] in _TO_COME or x in active for x in self.facts.grounds_of[fact.faction]):
            best = max(fact.icons[ATTACK] + fact.icons[LEAD_ATTACK], fact.icons[DEFENCE] + fact.icons[LEAD_DEFENCE])
            worth += 0.5 * best
        self._future[card] = worth
        return worth

    def lasting(self, card: int) -> float:
        """What a card in reserve brings in the rounds to come."""
        fact = self.facts.cards[card]
        draws = fact.lasts("draw_step_bonus")[1]
        more = 0.5 * draws * self.rounds_left
        if fact.lasts("carryover_bonus")[1]:
            more += 0.1 * self.rounds_left
        if fact.lasts("draw_step_then_cycle")[1]:
            more *= 0.6
        return more
