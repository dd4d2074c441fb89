"""Tables of four made from positions of two: each side's part is played by one of its two players.

The hands and the actions of a side go to that player, the leading player tokens as the test says; answers that were
given by a side are given by whoever of it is asked.
"""

from __future__ import annotations

import copy
import gzip
import json
from itertools import product
from pathlib import Path
from typing import Any

import thirdage
from thirdage.games.wotr.model.seam_checks import PLAYER_SEAMS
from thirdage.kernel import CHANCE, Match

from .scenario import Scenario, at_table

Json = dict[str, Any]
SIDES = ("free-peoples", "shadow")
SEATS = ("gondor", "rohan", "witch-king", "saruman")
TEAMS = {"free-peoples": ("gondor", "rohan"), "shadow": ("witch-king", "saruman")}
NATIONS = {
    "gondor": ("gondor", "elves"), "rohan": ("rohan", "north", "dwarves"), "witch-king": ("sauron",),
    "saruman": ("isengard", "southrons"),
}  # fmt: skip
EMPTY: Json = {seat: [] for seat in SEATS}
"""No cards in any hand."""
POSITIONS: dict[str, Json] = json.loads(gzip.decompress((Path(__file__).parent / "asks.json.gz").read_bytes()))
"""By kind of ask: a position of two players, with the answers that lead to it."""


def mate(seat: str) -> str:
    """The other player of the side."""
    return next(other for team in TEAMS.values() if seat in team for other in team if other != seat)


def who_play() -> list[Json]:
    """Everybody in turn, by side."""
    return [dict(zip(SIDES, pair, strict=True)) for pair in product(*TEAMS.values())]


def seated(position: Json, who: Json, leading: Json) -> Json:
    """A position of two players for four, of whom `who` (by side) play it."""

    def mask(seen_by: int) -> int:
        if seen_by < 0:
            return seen_by
        return sum([1 << SEATS.index(who[side]) for i, side in enumerate(SIDES) if seen_by >> i & 1])

    def known(cards: list[Any]) -> list[Any]:
        return [[card, mask(seen_by)] for card, seen_by in cards]

    def seam(name: str, *args: Any) -> list[Any]:
        return [name, SEATS.index(who[SIDES[args[0]]]), *args[1:]] if name in PLAYER_SEAMS else [name, *args]

    out = copy.deepcopy(position)
    out["hands"] = {who[side]: known(position["hands"][side]) for side in SIDES}
    out["discards"] = known(position["discards"])
    for deck in out["decks"].values():
        deck["top"], deck["bottom"] = known(deck["top"]), known(deck["bottom"])
    out["actor"], out["leading"] = who[position["actor"]], leading
    out["next"], out["then"] = seam(*position["next"]), [seam(*then) for then in position["then"]]
    return out


def merge_all(match: Match) -> None:
    """Team-mates whose armies have met merge: with two players they are one."""
    while match.asks and match.asks[0].kind == "merge-armies":
        for ask in match.asks:
            match.answer({"kind": "accept"}, ask.seat)


def led_to(kind: str, who: Json, leading: Json) -> Match | None:
    """A table of four at which a kind of ask is open; None if these players cannot come there."""
    written, options = POSITIONS[kind], {"players": 4, "free-peoples-tokens": 1, "shadow-tokens": 1}
    match = thirdage.setup("wotr", seated(written["position"], who, leading), options, fate=None)
    merge_all(match)
    try:
        for entry in written["since"]:
            team = TEAMS.get(entry["seat"], (CHANCE,))
            match.answer(entry["answer"], next(ask.seat for ask in match.asks if ask.seat in team))
            merge_all(match)
    except (thirdage.Refused, StopIteration):
        return None
    return match if any(ask.kind == kind for ask in match.asks) else None


def turn_of(seat: str, *dice: str, **position: Any) -> Scenario:
    """A player acts with these dice of his side, while his team-mate leads; the other side has one event die left."""
    side = next(side for side, team in TEAMS.items() if seat in team)
    other = next(one for one in TEAMS if one != side)
    return at_table(
        4,
        **{
            "next": ["action", SEATS.index(seat)], "dice": {side: list(dice), other: ["event"]},
            "leading": {side: mate(seat)}, "hands": EMPTY, **position,
        },
    )  # fmt: skip


def reason(war: Scenario, seat: str, intent: Json) -> str:
    """The rule against an intent."""
    found = war.match.explain(seat, intent)
    assert found is not None, f"{intent} is possible"
    return found.rule
