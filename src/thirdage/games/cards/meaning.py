"""Which cards a text means, and where it looks for them."""

from __future__ import annotations

from .abilities import Op
from .constants import CYCLE, DECK, NOBODY, TYPES
from .model import Saga

PILES = {"deck": (DECK,), "cycle": (CYCLE,), "deck+cycle": (DECK, CYCLE)}


def fits(saga: Saga, wanted: str, card: int) -> bool:
    """Whether a card is one of those a text means: "faction=rohan&type=army", "subtype=nazgul", or names.

    CG-NAME-02 to 04: a name that means two cards is written as both, a type or subtype means all such cards.
    """
    fact = saga.facts.cards[card]
    for part in wanted.split("&"):
        key, _, value = part.partition("=")
        values = (value or key).split("|")
        has = {
            "faction": (saga.rules.names.ids["faction"][fact.faction],),
            "type": (TYPES[fact.type],),
            "subtype": fact.subtypes,
        }.get(key, (fact.kind,))
        if not any(v in values for v in has):
            return False
    return True


def seeker(saga: Saga, player: int, op: Op) -> int:
    """Whose piles are searched: a player's own, or those of the Hobbit player (-1 if nobody plays them)."""
    return saga.facts.of_faction[saga.facts.faction["hobbit"]] if "by=hobbit_player" in op.args else player


def wanted(saga: Saga, player: int, op: Op) -> tuple[int, ...]:
    """The cards that a text lets a player take, wherever they are."""
    return tuple([c for c in saga.facts.players[player].cards if fits(saga, op.args[1], c)])


def may_be_found(saga: Saga, player: int, op: Op) -> bool:
    """CG-TAKE-01: whether, as far as everyone knows, one of the cards may be in the piles that are searched."""
    by, zones = seeker(saga, player, op), PILES[op.args[0]]
    return by != NOBODY and any(saga.may_lie(c, zone) for c in wanted(saga, by, op) for zone in zones)
