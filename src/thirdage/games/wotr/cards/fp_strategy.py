"""The strategy deck of the Free Peoples."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.costs import cards_to_pay, pay_cards
from thirdage.games.wotr.model import War
from thirdage.kernel import Flow, Reason


def removed_for_two_cards(war: War, side: int, _result: int) -> Reason | None:
    """A Power Too Great, The Power of Tom Bombadil: any result, with an army card and a character card."""
    return cards_to_pay(war, side)


def two_cards(war: War, side: int, _result: int) -> Flow[None]:
    """What that costs."""
    yield from pay_cards(war, side)


EFFECTS: dict[str, Any] = {
    "fp-str-02/removal": removed_for_two_cards,
    "fp-str-02/removal-cost": two_cards,
    "fp-str-03/removal": removed_for_two_cards,
    "fp-str-03/removal-cost": two_cards,
}
