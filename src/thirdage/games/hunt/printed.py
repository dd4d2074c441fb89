"""What is printed on the boards and cards of Hunt for the Ring (see `kernel.printed`), and its schema."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel.shapes import TRUTH, by_id, many, number, one, parts

from .board import Board
from .constants import COLORS, DECKS, JOURNEYS, KINDS
from .facts import HuntFacts

Json = dict[str, Any]
WORDS: Final[Json] = {"type": "string"}


def printed(facts: HuntFacts) -> Json:
    """Both boards with their spaces and ways, sites of tokens, cards, routes, corruption tokens; what is confirmed."""
    spaces = facts.tables["space"]
    cards = {
        card.id: {
            "deck": DECKS[card.deck],
            "effect": card.effect,
            "out-of-turn": card.out_of_turn,
            "confirmed": card.confirmed,
        }
        for card in facts.cards
    }
    journeys = {
        card.id: {
            "deck": JOURNEYS[card.deck],
            "places": [spaces[space] for space in card.places],
            "refuges": [spaces[space] for space in card.refuges],
            "confirmed": card.confirmed,
        }
        for card in facts.journeys
    }
    sites = {"start": facts.start_tokens, "information": facts.information, "deed": facts.deeds}
    return {
        "boards": [_board(board) for board in facts.boards],
        "sites": {name: [spaces[space] for space in row] for name, row in sites.items()},
        "cards": cards,
        "journeys": journeys,
        "companions": {card.id: {"confirmed": card.confirmed} for card in facts.companions},
        "tokens": {token.id: {"color": COLORS[token.color], "value": token.value} for token in facts.tokens},
    }


def _board(board: Board) -> Json:
    ids = dict(zip(board.spaces, board.ids, strict=True))
    spaces = {
        ids[space]: {
            "printed": board.printed[place],
            "kind": KINDS[board.kind[space]],
            "area": board.areas[board.area[space]],
            "at": list(board.at[space]),
        }
        for place, space in enumerate(board.spaces)
    }
    ways = [
        {"from": ids[here], "to": ids[there], "road": there in board.roads[here]}
        for here in board.spaces
        for there in board.adjacent[here]
        if here < there
    ]
    sections = {area: board.sections[section] for area, section in board.section_of.items()}
    return {"spaces": spaces, "ways": ways, "areas": sections}


def shape() -> Json:
    """Its JSON Schema: `at` is from 0 to 1000 to the east and to the south, `value` 0 is an Eye."""
    places = many(one("space"))
    point: Json = {"type": "array", "prefixItems": [number(), number()], "minItems": 2, "items": False}
    space = {"printed": WORDS, "kind": {"enum": list(KINDS)}, "area": one("area"), "at": point}
    way = {"from": one("space"), "to": one("space"), "road": TRUTH}
    board = {
        "spaces": by_id("space", parts(space, required=True)),
        "ways": many(parts(way, required=True)),
        "areas": by_id("area", one("section")),
    }
    card = {"deck": {"enum": list(DECKS)}, "effect": one("card"), "out-of-turn": TRUTH, "confirmed": TRUTH}
    journey = {"deck": {"enum": list(JOURNEYS)}, "places": places, "refuges": places, "confirmed": TRUTH}
    token = {"color": {"enum": list(COLORS)}, "value": number()}
    tables = {
        "boards": many(parts(board, required=True)),
        "sites": parts({"start": places, "information": places, "deed": places}, required=True),
        "cards": by_id("card", parts(card, required=True)),
        "journeys": by_id("journey", parts(journey, required=True)),
        "companions": by_id("companion", parts({"confirmed": TRUTH}, required=True)),
        "tokens": by_id("token", parts(token, required=True)),
    }
    return parts(tables, required=True)
