"""The job that checks a stranger's record: it replays all of it once."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import thirdage
from thirdage.kernel import NEVER, BrokenRecord, Diverged, Match, Refused
from thirdage.server.errors import Problem, problem_of
from thirdage.server.jobs.worker_matches import Json
from thirdage.server.storage.entries import without_fate_numbers
from thirdage.server.storage.store import pack


@dataclass(frozen=True)
class ImportedRecord:
    """What a table needs of a record; entries and pending answers as the store keeps them."""

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
class RejectedRecord:
    """Why a record is refused: the arguments of a `Problem`, which cannot be sent between processes."""

    status: int
    id: str
    args: Json
    rule: str


def import_job(data: bytes) -> ImportedRecord | RejectedRecord:
    """What a record holds, or why it is refused."""
    record = json.loads(data)
    try:
        return _taken(record, _replayed(record))
    except Problem as wrong:
        message = wrong.message
        return RejectedRecord(wrong.status, message.id, message.args, message.rule)


def _replayed(record: Any) -> Match:
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


def _taken(record: Json, match: Match) -> ImportedRecord:
    """A game that is not over goes on with other dice, so the numbers of the old dice are left out."""
    assert match.history is not None
    over = match.outcome is not None
    entries = match.history.json(match.rules.names)
    return ImportedRecord(
        game=match.rules.game.id,
        options=match.rules.options,
        position=match.origin,
        version=match.rules.game.version,
        facts=match.rules.facts.digest,
        index=match.index,
        outcome=match.outcome.json() if match.outcome is not None else None,
        header=record["fate"] if over else None,
        undo=record.get("undo", NEVER) if over else None,
        entries=[pack(entry) for entry in (entries if over else without_fate_numbers(entries))],
        pending={p["seat"]: pack(p["answer"]) for p in record.get("pending", [])},
    )
