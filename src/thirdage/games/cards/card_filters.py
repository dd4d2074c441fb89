"""Which cards a text means, and where it looks for them."""

from __future__ import annotations

from .constants import NOBODY
from .model import Saga
from .operations import Op


def fits(saga: Saga, op: Op, card: int) -> bool:
    """Whether a card is one of those an operation means."""
    fact = saga.facts.cards[card]
    return op.means(fact.kind, fact.faction, fact.type, fact.subtypes)


def seeker(saga: Saga, player: int, op: Op) -> int:
    """Whose piles are searched: a player's own, or those of the Hobbit player (-1 if nobody plays them)."""
    return saga.facts.of_faction[saga.facts.faction["hobbit"]] if op.by == "hobbit_player" else player


def wanted(saga: Saga, player: int, op: Op) -> tuple[int, ...]:
    """The cards that a text lets a player take, wherever they are."""
    return tuple([c for c in saga.facts.players[player].cards if fits(saga, op, c)])


def may_be_found(saga: Saga, player: int, op: Op) -> bool:
    """CG-TAKE-01: whether, as far as everyone knows, one of the cards may be in the piles that are searched."""
    by = seeker(saga, player, op)
    return by != NOBODY and any(saga.may_lie(c, zone) for c in wanted(saga, by, op) for zone in op.piles)
