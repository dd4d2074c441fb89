"""What a worker process does for an import: read a stranger's record, and live through it once to see that it holds."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import thirdage
from thirdage.kernel import NEVER, BrokenRecord, Diverged, Match, Refused
from thirdage.server.entries import bare
from thirdage.server.errors import Problem, problem_of
from thirdage.server.knowing import Json
from thirdage.server.store import pack


@dataclass(frozen=True)
class Taken:
    """What a table needs of a record; entries and pending answers in the form in which the store keeps them."""

    game: str
    options: Json
    position: Json | None
    version: int
    facts: str
    index: int
    outcome: Json | None
    header: Json | None
    undo: str | None
    entries: list[bytes]
    pending: dict[str, bytes]


@dataclass(frozen=True)
class Rejected:
    """Why a record is none, for it comes from another process: the arguments of a Problem."""

    status: int
    id: str
    args: Json
    rule: str


def take_in(data: bytes) -> Taken | Rejected:
    """What a record holds, or why it holds nothing."""
    record = json.loads(data)
    try:
        return _taken(record, _lived(record))
    except Problem as wrong:
        message = wrong.message
        return Rejected(wrong.status, message.id, message.args, message.rule)


def _lived(record: Any) -> Match:
    try:
        return thirdage.replay(record)
    except Refused as refused:
        raise problem_of(refused) from refused
    except Diverged as diverged:
        raise Problem(400, "server-record-diverged", {"index": diverged.index}) from diverged
    except BrokenRecord as broken:
        raise Problem(400, "server-record-broken", {"detail": str(broken)[:200]}) from broken
    except Exception as broken:
        raise Problem(400, "server-record-broken", {"detail": type(broken).__name__}) from broken


def _taken(record: Json, match: Match) -> Taken:
    """One that is not over goes on with other dice, so that the numbers of these prove nothing there."""
    assert match.history is not None
    over = match.outcome is not None
    entries = match.history.json(match.rules.names)
    return Taken(
        game=match.rules.game.id,
        options=match.rules.options,
        position=match.origin,
        version=match.rules.game.version,
        facts=match.rules.facts.digest,
        index=match.index,
        outcome=match.outcome.json() if match.outcome is not None else None,
        header=record["fate"] if over else None,
        undo=record.get("undo", NEVER) if over else None,
        entries=[pack(entry) for entry in (entries if over else bare(entries))],
        pending={p["seat"]: pack(p["answer"]) for p in record.get("pending", [])},
    )
