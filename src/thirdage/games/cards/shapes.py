"""JSON Schemas of what the Card Game shows and takes: a seat's view of the position, and a written position."""

from __future__ import annotations

from typing import Any

from thirdage.kernel.shapes import TRUTH, by_id, many, number, one, or_null, parts

from .constants import SIDES, STATES, ZONES

Json = dict[str, Any]
NUMBER: Json = number()
CARD: Json = {
    "type": "object",
    "properties": {"card": one("card"), "items": many(one("card")), "attack": NUMBER},
    "required": ["card"],
    "additionalProperties": False,
}


def public(seam: Json, whole: bool) -> Json:
    """What all can see; `whole` if nothing may be left out."""
    standing = {"anyOf": [CARD, one("card")]}
    active = {
        "location": one("location"), "cards": many(standing), "attack": NUMBER, "defence": NUMBER,
        "from": or_null({"enum": list(SIDES)}),
    }  # fmt: skip
    return {
        "scenario": {"type": "string"},
        "next": seam,
        "round": NUMBER,
        "first": NUMBER,
        "actions": NUMBER,
        "active": many({**parts(active, whole), "required": list(active) if whole else ["location"]}),
        "locations": by_id("location", {"enum": list(STATES)}),
        "last-path": NUMBER,
        "final": TRUTH,
        "corruption": NUMBER,
        "passed": many(one("player")),
        "fresh": many(one("card")),
        "played": many(one("card")),
        "once": many(one("card")),
        "lasting": many(one("card")),
        "playing": many(one("card")),
        "traces": by_id("card", many({"enum": list(ZONES[:4])})),
        "outcome": {"type": ["object", "null"]},
    }


def seen(seam: Json) -> Json:
    """A seat's view: counts of what it may not see."""
    pile = parts({"count": NUMBER, "cards": or_null(many(one("card")))}, required=True)
    player = {
        "seat": one("seat"), "deck": NUMBER, "top": many(or_null(one("card"))),
        "top-known-by": many({"type": "integer"}), "hand": pile, "cycle": pile, "eliminated": pile, "apart": pile,
        "reserve": many(CARD), "ring": TRUTH, "carryover": NUMBER,
    }  # fmt: skip
    points = parts(dict.fromkeys(SIDES, NUMBER), required=True)
    hidden = {"points": points, "players": by_id("player", parts(player, required=True))}
    return parts(public(seam, whole=True) | hidden, required=True)


def written(seam: Json) -> Json:
    """A written position: any part may be left out; null in a hand is a card dealt by chance."""
    player = {
        "hand": many(or_null(one("card"))), "cycle": many(one("card")), "eliminated": many(one("card")),
        "apart": many(one("card")), "reserve": many({"anyOf": [CARD, one("card")]}), "top": many({"type": "array"}),
        "ring": TRUTH,
    }  # fmt: skip
    hidden = {"players": by_id("player", parts(player, required=False)), "options": {"type": "object"}}
    return parts(public(seam, whole=False) | hidden, required=False)
