"""What a worker process does for a replay: what a seat saw at each moment of the line in play."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

import msgspec

from thirdage.kernel import moment, moments, scene_at
from thirdage.server.knowing import Json, Story, knowing

MOST: Final = 32
"""So many moments are told at a time."""


@dataclass(frozen=True)
class Glance:
    """Whose eyes, from which index on, and how many moments."""

    story: Story
    seat: str
    start: int
    count: int


def look_back(asked: Glance) -> bytes:
    """The moments as JSON, encoded here so that the server need not."""
    with knowing(asked.story) as known:
        match, seat = known.match, asked.seat
        line = moments(match)
        told = [*asked.story.preface, *match.log(seat)]
        causes = [entry["index"] for entry in told]
        first = bisect_left(line, asked.start)
        seen: list[Json] = []
        for place in range(first, min(first + asked.count, len(line))):
            twin = moment(match, place)
            since = bisect_left(causes, line[place - 1]) if place else 0
            until = bisect_left(causes, line[place])
            view = twin.view(seat, offers=False)
            aids = match.rules.game.aids(match.rules, view["position"])
            scene = scene_at(match, place)
            seen.append({"index": line[place], "view": view, "aids": aids, "log": told[since:until], "scene": scene})
        return msgspec.json.encode(
            {"seat": seat, "index": match.index, "line": line, "from": asked.start, "moments": seen}
        )
