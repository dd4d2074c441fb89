"""What is printed on the board, figures, cards and tiles of War of the Ring (see `kernel.printed`), and its schema."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel.shapes import TRUTH, by_id, many, number, one, or_null, parts

from .constants import DECKS, NO_SETTLEMENT, POINTS_NEEDED, RESULTS, SETTLEMENTS, SIDES
from .facts import WarFacts

Json = dict[str, Any]
RANKS: Final = ("regular", "elite", "leader", "nazgul", "character")
KINDS: Final = ("ring-bearers", "companion", "guide-only", "minion")
SIDE: Final[Json] = {"enum": list(SIDES)}


def printed(facts: WarFacts) -> Json:
    """The points that win the war of arms, regions with their land and worth, figures, cards, characters, tiles."""
    nations = [nation.id for nation in facts.nations]
    regions = {
        region.id: {
            "nation": nations[region.nation] if region.nation >= 0 else None,
            "settlement": None if region.settlement == NO_SETTLEMENT else SETTLEMENTS[region.settlement],
            "fortification": region.fortification,
            "points": region.vp,
            "owner": SIDES[region.owner] if region.owner >= 0 else None,
            "neighbours": [facts.regions[other].id for other in region.adjacent],
        }
        for region in facts.regions
    }
    figures = {
        figure.id: {
            "side": SIDES[figure.side],
            "nation": nations[figure.nation] if figure.nation >= 0 else None,
            "rank": RANKS[figure.rank],
        }
        for figure in facts.figures
    }
    cards = {
        card.id: {
            "side": SIDES[card.side],
            "deck": DECKS[card.deck],
            "die": RESULTS[card.die],
            "table": card.table,
            "combat": facts.combat[card.combat].id,
        }
        for card in facts.cards
    }
    characters = {
        who.id: {
            "side": SIDES[who.side],
            "kind": who.kind,
            "level": who.level,
            "leadership": who.leadership,
            "bonus": who.bonus_die,
        }
        for who in facts.characters
    }
    tiles = {
        tile.id: {
            "value": "eye" if tile.eye else "die" if tile.die else tile.damage,
            "reveal": tile.reveal,
            "stop": tile.stop,
            "count": tile.count,
            "side": None if tile.standard else SIDES[tile.side],
        }
        for tile in facts.tiles
    }
    return {
        "goals": dict(zip(SIDES, POINTS_NEEDED, strict=True)),
        "nations": {nation.id: SIDES[nation.side] for nation in facts.nations},
        "regions": regions,
        "figures": figures,
        "cards": cards,
        "combat": {card.id: {"side": SIDES[card.side], "initiative": list(card.initiative)} for card in facts.combat},
        "characters": characters,
        "tiles": tiles,
    }


def shape() -> Json:
    """Its JSON Schema."""
    region = {
        "nation": or_null(one("nation")), "settlement": {"enum": [*SETTLEMENTS[1:], None]}, "fortification": TRUTH,
        "points": number(), "owner": {"enum": [*SIDES, None]}, "neighbours": many(one("region")),
    }  # fmt: skip
    card = {
        "side": SIDE, "deck": {"enum": list(DECKS)}, "die": {"enum": list(RESULTS)}, "table": TRUTH,
        "combat": one("combat"),
    }  # fmt: skip
    character = {
        "side": SIDE, "kind": {"enum": list(KINDS)}, "level": number(), "leadership": number(), "bonus": number(),
    }  # fmt: skip
    value: Json = {"anyOf": [{"type": "integer"}, {"enum": ["eye", "die"]}]}
    tile = {"value": value, "reveal": TRUTH, "stop": TRUTH, "count": number(), "side": {"enum": [*SIDES, None]}}
    figure = {"side": SIDE, "nation": or_null(one("nation")), "rank": {"enum": list(RANKS)}}
    tables = {
        "goals": parts(dict.fromkeys(SIDES, number()), required=True),
        "nations": by_id("nation", SIDE),
        "regions": by_id("region", parts(region, required=True)),
        "figures": by_id("figure", parts(figure, required=True)),
        "cards": by_id("card", parts(card, required=True)),
        "combat": by_id("combat", parts({"side": SIDE, "initiative": many(number())}, required=True)),
        "characters": by_id("character", parts(character, required=True)),
        "tiles": by_id("tile", parts(tile, required=True)),
    }
    return parts(tables, required=True)
