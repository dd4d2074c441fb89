"""The job that replays a match: what a seat saw at each moment of the line in play."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

import msgspec

from thirdage.kernel import moment, moments, scene_at
from thirdage.server.jobs.worker_matches import Json, MatchSource, worker_match

MOST: Final = 32
"""The most moments in one response."""


@dataclass(frozen=True)
class ReplayRequest:
    """Which seat, from which index on, and how many moments."""

    source: MatchSource
    seat: str
    start: int
    count: int


def replay_job(asked: ReplayRequest) -> bytes:
    """The moments as JSON, encoded in the worker to save the server the time."""
    with worker_match(asked.source) as known:
        match, seat = known.match, asked.seat
        line = moments(match)
        told = sorted([*asked.source.told, *match.log(seat)], key=lambda entry: int(entry["index"]))
        causes = [entry["index"] for entry in told]
        first = bisect_left(line, asked.start)
        seen: list[Json] = []
        for place in range(first, min(first + asked.count, len(line))):
            twin = moment(match, place)
            since = bisect_left(causes, line[place - 1]) if place else 0
            until = bisect_left(causes, line[place])
            view = twin.view(seat, offers=False)
            aids = match.rules.game.derived_counts(match.rules, view["position"])
            scene = scene_at(match, place)
            seen.append({"index": line[place], "view": view, "aids": aids, "log": told[since:until], "scene": scene})
        return msgspec.json.encode(
            {"seat": seat, "index": match.index, "line": line, "from": asked.start, "moments": seen}
        )
