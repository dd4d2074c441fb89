"""Small words for tests of the strategy cards of the Free Peoples."""

from __future__ import annotations

from typing import Any

from .board import acts
from .scenario import Scenario

EMPTY: dict[str, Any] = {"free_peoples": {}, "shadow": {}}
"""Nobody is on the map."""


def holds(*cards: str, die: str = "army-muster", **position: Any) -> Scenario:
    """The Free Peoples are to act with one die and hold these cards."""
    return acts("free-peoples", die, hands={"free-peoples": list(cards), "shadow": []}, **position)


def play(war: Scenario, card: str, die: str = "army-muster") -> Scenario:
    """They play a card with their die."""
    war.free_peoples.uses(die).does("play-card", card=card)
    return war


def played(card: str, **position: Any) -> Scenario:
    """They have just played this card."""
    return play(holds(card, **position), card)


def cannot_play(card: str, **position: Any) -> bool:
    """The condition of a card is not met."""
    war = holds(card, **position)
    war.free_peoples.uses("army-muster").is_refused("WR-CARD-08", "play-card", card=card)
    return True


def is_over(war: Scenario, card: str) -> bool:
    """The card lies face up among the discards and nowhere else, and it is the Shadow's turn."""
    view = war.view()
    assert [card, -1] in view["discards"]
    assert card not in (*view["table"], *view["playing"], *war.free_peoples.hand)
    return war.open() == [("shadow", "action")]


def recruited(war: Scenario) -> list[tuple[str, int, str]]:
    """What the log tells of recruits: figure, number, region."""
    return [(told["figure"], told["count"], told["region"]) for told in war.told("log-wotr-recruited")]
