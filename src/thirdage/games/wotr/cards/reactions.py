"""Cards on the table that a side may spend at a moment of a rule: one ask, and the card is discarded if used."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.effects import table_effects
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Form, Listed, ids

from .hands import discard_from_table

USE_TABLE_CARD = Form("use-table-card", card=ids("card"))


def reaction(id: str, who: str, rule: str) -> AskKind:
    """The kind of an ask whether to spend a table card now."""
    return AskKind(id, who, rule, (USE_TABLE_CARD, DECLINE_FORM), window=True)


def spend_table_card(
    war: War, side: int, kind: AskKind, query: str, *args: Any, told: dict[str, Any] | None = None
) -> Flow[Any]:
    """Offer the table cards that answer a query with something; what the one used answered, else None.

    The cards on the table are public, so whether to ask is. One card at a time; whoever allows more asks again.
    `told` is what the ask says of the matter.
    """
    found = {card: answer for card, effect in table_effects(war, query) if (answer := effect(war, *args))}
    if not found:
        return None
    options = Listed([*[USE_TABLE_CARD(card) for card in found], DECLINE])
    chosen = yield Ask(kind, leading(war, side).seat, options, told, told)
    if chosen is DECLINE:
        return None
    card: int = chosen[0]
    war.used(f"table:{war.facts.cards[card].id}")
    discard_from_table(war, card, kind.rule)
    return found[card]
