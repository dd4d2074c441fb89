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
    """Which seat, from which index on, and how many moments; none after `until`."""

    source: MatchSource
    seat: str
    start: int
    count: int
    until: int | None = None


@dataclass(frozen=True)
class RoundsRequest:
    """Which seat looks back at the rounds of a match."""

    source: MatchSource
    seat: str


def replay_job(asked: ReplayRequest) -> bytes:
    """The moments as JSON, encoded in the worker to save the server the time."""
    with worker_match(asked.source) as known:
        match, seat = known.match, asked.seat
        last = match.index if asked.until is None else asked.until
        line = [index for index in moments(match) if index <= last]
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
        return msgspec.json.encode({"seat": seat, "index": last, "line": line, "from": asked.start, "moments": seen})


def rounds_job(asked: RoundsRequest) -> bytes:
    """What a seat saw at the beginning and at the end of each round that was begun, the last as it is now, as JSON.

    The beginning bears the number of the round before. Rounds only ever go up along the line, so that the end of
    each is found by bisection.
    """
    with worker_match(asked.source) as known:
        match, seat = known.match, asked.seat
        line = moments(match)

        def round_at(place: int) -> int:
            twin = moment(match, place)
            return match.rules.game.progress(twin.position)[0]

        last = len(line) - 1
        ends = [(round_at(0) - 1, 0)]
        while (place := ends[-1][1] + 1) <= last:
            now = round_at(place)
            end = last if now == round_at(last) else bisect_right(range(last), now, place, key=round_at) - 1
            ends.append((now, end))
        seen: list[Json] = []
        for number, place in ends:
            view = moment(match, place).view(seat, offers=False)
            aids = match.rules.game.derived_counts(match.rules, view["position"])
            seen.append({"round": number, "index": line[place], "view": view, "aids": aids})
        return msgspec.json.encode({"seat": seat, "rounds": seen})
