"""JSON Schemas of what War of the Ring shows and takes: a seat's view of the position, and a written position.

Ids of facts are plain strings with the name of their table, because a pack may bring others.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.battle.combatants import BATTLE_KINDS, EXTRAS
from thirdage.kernel.shapes import TRUTH, by_id, many, number, one, or_null, parts

from .constants import CORRUPTION_LIMIT, DECKS, ELVEN_RINGS, MORDOR_STEPS, RESULTS, SIDES, TOKENS, TRACK_END
from .reader import ONCE
from .written import PLACES, TILE_PLACES

Json = dict[str, Any]
ORDER: Json = {"leading": parts(dict.fromkeys(SIDES, one("seat")), required=False), "order": many(one("seat"))}
"""What only a table of three or four players has."""


def public(seam: Json, whole: bool) -> Json:
    """What all can see; `whole` if nothing may be left out."""

    def sides(value: Json) -> Json:
        return parts(dict.fromkeys(SIDES, value), whole)

    forces = by_id("region", by_id("figure", number()))
    fellowship = {
        "region": one("region") if whole else or_null(one("region")), "progress": number(TRACK_END), "hidden": TRUTH,
        "corruption": number(CORRUPTION_LIMIT),
        "guide": one("character"), "mordor": or_null(number(MORDOR_STEPS)), "tried": TRUTH, "declared": TRUTH,
    }  # fmt: skip
    battle = parts(
        {
            "kind": {"enum": list(BATTLE_KINDS)}, "attacker": {"enum": list(SIDES)}, "origin": one("region"),
            "place": one("region"), "attackers": by_id("figure", number()), "number": number(), "rounds": number(),
            "by-card": or_null(one("card")), "must-press": TRUTH, "extra": many({"enum": list(EXTRAS)}),
            "laid": {"type": "array"},
        }, required=whole,
    )  # fmt: skip
    battle["required"] = ["kind", "attacker", "origin", "place", "attackers"]
    return {
        "turn": number(),
        "actions": number(),
        "next": seam,
        "then": many(seam),
        "outcome": or_null({"type": "object"}),
        "free-peoples": forces,
        "shadow": forces,
        "inside": forces,
        "reinforcements": by_id("figure", number()),
        "casualties": by_id("figure", number()),
        "characters": by_id("character", {"enum": [*PLACES.values(), "map"]}),
        "captured": many(one("region")),
        "nations": by_id("nation", parts({"steps": number(3), "active": TRUTH}, whole)),
        "dice": sides(many({"enum": list(RESULTS)})),
        "used-dice": sides(many({"enum": list(RESULTS)})),
        "hunt-box": sides(number(10)),
        "forced-die": TRUTH,
        "rings": sides(number(ELVEN_RINGS)),
        "tokens": sides(many({"enum": list(TOKENS)})),
        "rings-used": many({"enum": list(SIDES)}),
        "table": many(one("card")),
        "playing": many(one("card")),
        "fellowship": parts(fellowship, whole),
        "tiles": parts(dict.fromkeys(TILE_PLACES, many(one("tile"))), whole),
        "minion-entered": TRUTH,
        "once": many({"enum": list(ONCE)}),
        "actor": one("seat"),
        "die": {"enum": [*RESULTS, None]},
        "battle": or_null(battle),
    }


def seen(seam: Json) -> Json:
    """A seat's view: hidden cards are slots with the deck they come from, and an id where the seat knows it."""
    mask: Json = {"type": "integer"}
    card = or_null(one("card"))
    slot = parts({"card": card, "deck": {"enum": list(DECKS)}, "known-by": mask}, required=True)
    deck = {
        "size": number(), "top": many(card), "bottom": many(card), "known-top-by": many(mask),
        "known-bottom-by": many(mask),
    }  # fmt: skip
    hidden = {
        "points": parts(dict.fromkeys(SIDES, number()), required=True),
        "decks": parts(dict.fromkeys(DECKS, parts(deck, required=True)), required=True),
        "hands": by_id("seat", many(slot)),
        "discards": many(slot),
    }
    return parts(public(seam, whole=True) | hidden, required=True, optional=ORDER)


def written(seam: Json) -> Json:
    """A written position: a card is an id, or an id with the mask of those who know it; in a hand also a deck."""
    known: Json = {"type": "array", "prefixItems": [one("card"), {"type": "integer"}], "minItems": 2, "items": False}
    card = {"anyOf": [one("card"), known]}
    deck = {"top": many(known), "rest": many(one("card")), "bottom": many(known)}
    hidden = {
        "decks": parts(dict.fromkeys(DECKS, parts(deck, required=False)), required=False),
        "hands": by_id("seat", many({"anyOf": [{"enum": list(DECKS)}, card]})),
        "discards": many(card),
        "blanks": many({"type": "array", "items": number(), "minItems": 2, "maxItems": 2}),
        "options": {"type": "object"},
    }
    return parts(public(seam, whole=False) | hidden, required=False, optional=ORDER)
