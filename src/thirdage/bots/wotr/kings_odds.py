"""The chances of an attempt to corrupt a Sovereign: whether he falls, and what lies on him afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from thirdage.bots.odds import WorldObserver, share, spread
from thirdage.games.wotr.kings.attempts import ATTEMPT
from thirdage.games.wotr.kings.court import court_of
from thirdage.games.wotr.kings.facts import SOVEREIGNS, is_royal
from thirdage.games.wotr.kings.sovereigns import is_corrupted, level_of
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Match

Json = dict[str, Any]
Court = tuple[tuple[int, int, bool], ...]


def court_now(world: Match) -> Court:
    """Of each Sovereign: how many tiles lie on him, how many of them royal, and whether he is Corrupted."""
    war = cast(War, world.position)
    tiles = court_of(war).tiles
    return tuple([
        (len(tiles[who.index]), sum([is_royal(war, laid.tile) for laid in tiles[who.index]]), is_corrupted(war, who))
        for who in SOVEREIGNS
    ])  # fmt: skip


class AttemptSeen:
    """One world: the first Sovereign whose tiles change."""

    def __init__(self, world: Match) -> None:
        self.before = court_now(world)

    def over(self, world: Match) -> bool:
        """As soon as a tile more lies on somebody, or he has fallen."""
        return self.index(world) >= 0

    def index(self, world: Match) -> int:
        """Who it is; -1 for nobody yet."""
        now = court_now(world)
        return next(
            (i for i, (a, b) in enumerate(zip(self.before, now, strict=True)) if b[0] > a[0] or b[2] > a[2]), -1
        )

    def seen(self, world: Match) -> Json | None:
        """Whether he fell, whether a royal tile came, and the level he has then."""
        at = self.index(world)
        if at < 0:
            return None
        now = court_now(world)[at]
        level = level_of(cast(War, world.position), SOVEREIGNS[at])
        return {"corrupted": now[2], "royal": now[1] > self.before[at][1], "level": level}


class CorruptionOdds:
    """All worlds together."""

    def observe(self, world: Match, planned: bool) -> WorldObserver:  # noqa: ARG002 (what is planned is seen at once)
        """Begin to look at a world."""
        return AttemptSeen(world)

    def summary(self, seen: Sequence[Json]) -> Json:
        """In what share of the worlds he fell, in what share a royal tile came, and the level of those who did not."""
        told: Json = {
            "samples": len(seen),
            "corrupted": share(seen, "corrupted"),
            "royal": share(seen, "royal"),
        }
        standing = [one for one in seen if not one["corrupted"]]
        return told | ({"level": {"samples": len(standing), **spread(standing, "level")}} if standing else {})

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:
        """To try this Sovereign now."""
        if intent.get("kind") != ATTEMPT.kind:
            return None
        ask = next((ask for ask in world.asks if ask.seat == seat and ask.kind == "action"), None)
        if ask is None or intent not in [o.json(world.rules.names) for o in ask.options if o.form is ATTEMPT]:
            return None
        return [intent]
