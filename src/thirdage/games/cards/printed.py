"""What is printed on the cards and locations of the Card Game (see `kernel.printed`), and its schema."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel.shapes import by_id, many, number, one, parts

from .constants import ICONS, SIDES, TYPES
from .facts import CardFacts

Json = dict[str, Any]
SIDE: Final[Json] = {"enum": list(SIDES)}
WORDS: Final[Json] = {"type": "array", "items": {"type": "string"}}


def printed(facts: CardFacts) -> Json:
    """Cards with faction, type and icons, locations with their worth, the players and who comes when."""
    factions = facts.tables["faction"]
    cards = {
        card.id: {
            "kind": card.kind,
            "faction": factions[card.faction],
            "side": SIDES[card.side],
            "type": TYPES[card.type],
            "subtypes": list(card.subtypes),
            "icons": list(card.icons),
            "paths": list(card.paths),
            "wielders": list(card.wielders),
        }
        for card in facts.cards
    }
    locations = {
        place.id: {
            "number": place.number,
            "side": SIDES[place.side] if place.side >= 0 else None,
            "points": place.vp,
            "defence": place.defence,
            "attackers": [factions[f] for f in place.attackers],
            "defenders": [factions[f] for f in place.defenders],
        }
        for place in facts.locations
    }
    players = {player.id: SIDES[player.side] for player in facts.players}
    order = [facts.players[p].id for p in facts.turn_order]
    return {"cards": cards, "locations": locations, "players": players, "order": order}


def shape() -> Json:
    """Its JSON Schema: `icons` in the order attack, defence, attack and defence as a leader, on paths."""
    icons: Json = {"type": "array", "prefixItems": [number()] * len(ICONS), "minItems": len(ICONS), "items": False}
    card = {
        "kind": {"type": "string"}, "faction": one("faction"), "side": SIDE, "type": {"enum": list(TYPES)},
        "subtypes": WORDS, "icons": icons, "paths": many(number()), "wielders": WORDS,
    }  # fmt: skip
    location = {
        "number": number(), "side": {"enum": [*SIDES, None]}, "points": number(), "defence": number(),
        "attackers": many(one("faction")), "defenders": many(one("faction")),
    }  # fmt: skip
    tables = {
        "cards": by_id("card", parts(card, required=True)),
        "locations": by_id("location", parts(location, required=True)),
        "players": by_id("player", SIDE),
        "order": many(one("player")),
    }
    return parts(tables, required=True)
