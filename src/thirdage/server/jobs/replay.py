"""The jobs that look back at a match: what a seat saw at each moment of the line in play, and as each round ended."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
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


@dataclass(frozen=True)
class RoundsRequest:
    """Which seat looks back at the rounds of a match."""

    source: MatchSource
    seat: str


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


def rounds_job(asked: RoundsRequest) -> bytes:
    """What a seat saw at the end of each round that was begun, the last one as it is now, as JSON.

    Rounds only ever go up along the line, so that the end of each is found by bisection.
    """
    with worker_match(asked.source) as known:
        match, seat = known.match, asked.seat
        line = moments(match)

        def round_at(place: int) -> int:
            twin = moment(match, place)
            return match.rules.game.progress(twin.position)[0]

        last = len(line) - 1
        seen: list[Json] = []
        place = 0
        while place <= last:
            now = round_at(place)
            end = last if now == round_at(last) else bisect_right(range(last), now, place, key=round_at) - 1
            twin = moment(match, end)
            view = twin.view(seat, offers=False)
            aids = match.rules.game.derived_counts(match.rules, view["position"])
            seen.append({"round": now, "index": line[end], "view": view, "aids": aids})
            place = end + 1
        return msgspec.json.encode({"seat": seat, "rounds": seen})
