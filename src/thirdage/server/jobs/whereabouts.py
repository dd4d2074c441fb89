"""The job that tells where somebody who walks unseen could be, as all at the table know it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from thirdage.kernel import moment, moments, whereabouts
from thirdage.server.jobs.worker_matches import MatchSource, worker_match


@dataclass(frozen=True)
class WhereRequest:
    """Which match, and which moment of it; None: now."""

    source: MatchSource
    at: int | None


def where_job(asked: WhereRequest) -> bytes | None:
    """Index and places as JSON; None if there is no such moment."""
    with worker_match(asked.source) as known:
        match = known.match
        if asked.at is not None:
            line = moments(match)
            if asked.at not in line:
                return None
            match = moment(match, line.index(asked.at))
        return msgspec.json.encode({"index": match.index, "places": whereabouts(match)})
