"""Records: a game is its list of answers, chance included; replaying it needs no generator.

The header names the rules version and the digest of the facts; a state hash at each seam, computed only when a
record is written or checked, tells at once where two programs part.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from .asks import CHANCE, Ask
from .chance import Outcomes
from .fate import Fate, draw, from_header
from .game import Game, canonical, plain
from .match import SCHEMA, Match
from .messages import Json, Message, Refused
from .position import Position

FORMAT: Final = "thirdage-record"
Watch = Callable[[int, Ask, Json], None]


class BrokenRecord(Exception):
    """Data that is no record; `detail` says what is wrong."""


class WrongVersion(BrokenRecord):
    """A record of a schema this program does not know."""

    def __init__(self, found: object) -> None:
        super().__init__(f"schema {found}, known is {SCHEMA}")
        self.found = found


class Diverged(Exception):
    """A record that no longer fits from this entry on; `match` holds all before it."""

    def __init__(self, index: int, reason: Message, match: Match | None) -> None:
        super().__init__(f"entry {index}: {reason}")
        self.index = index
        self.reason = reason
        self.match = match


def state_hash(position: Position) -> str:
    """SHA-256 of the written position."""
    return hashlib.sha256(canonical(position.rules.game.write(position))).hexdigest()


def write_record(match: Match) -> Json:
    """The record of a tracked match. While it runs, the secret of its fate is not in it."""
    history, rules = match.history, match.rules
    assert history is not None, "a fork has no record"
    outcome = match.outcome
    names = rules.names
    pending = zip(match._group, match._pending, strict=True)
    record: Json = {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": rules.game.id,
        "version": rules.game.version,
        "facts": rules.facts.digest,
        "options": rules.options,
        "fate": match.fate.header(outcome is not None) if match.fate is not None else {},
        "entries": history.json(names),
        "pending": [{"seat": a.seat, "answer": o.json(names)} for a, o in pending if o is not None],
        "seams": [[index, state_hash(position)] for _, index, position in history.seams],
        "outcome": outcome.json() if outcome is not None else None,
    }
    if match.origin is not None:
        record["position"] = match.origin
    handed_out: Json = plain(record)
    return handed_out


def read_position(game: Game, written: Json, options: Json | None, pack: Any) -> Match:
    """A match at a written position: `{"position": ..., "since": [answers]}`, or the position alone.

    It has no fate yet: chance that the position leaves open (cards given as backs) waits for `go_on`.
    """
    position = written.get("position", written)
    since = written.get("since", []) if "position" in written else []
    rules = game.rules(options if options is not None else position.get("options"), pack)
    try:
        start = game.read(rules, position)
        game.check(start)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError) as wrong:
        raise Refused("refused-position", "", {"detail": f"{type(wrong).__name__}: {wrong}"}) from wrong
    match = Match(rules, start, None, plain(written)).start()
    for entry in since:
        match.answer(entry["answer"], entry["seat"])
    return match


def replay(
    game: Game,
    record: Json,
    pack: Any = None,
    check: bool = False,
    fate: Fate | None = None,
    watch: Watch | None = None,
) -> Match:
    """The match of a record, rebuilt exactly; every answer is validated. `fate` is what it goes on with."""
    entries, match = _begin(game, record, pack)
    for at, entry in enumerate(entries):
        try:
            if watch is not None and entry.get("seat") == CHANCE and match.ask is not None:
                watch(at, match.ask, entry)
            _enter(match, entry, at)
        except Refused as refused:
            raise Diverged(at, refused.reason, match) from refused
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            raise BrokenRecord(f"entry {at}: {wrong!r}") from wrong
    for entry in record.get("pending", []):
        match.answer(entry["answer"], entry["seat"])
    if check:
        _check_seams(match, record)
    own = fate if fate is not None else from_header(record["fate"])
    if own is not None:
        for entry in entries:
            if "number" in entry:
                own.spent(entry["purpose"], 1)
    match.go_on(own)
    return match


def _begin(game: Game, record: Json, pack: Any) -> tuple[list[Json], Match]:
    if record.get("format") != FORMAT:
        raise BrokenRecord("format")
    if record.get("schema") != SCHEMA:
        raise WrongVersion(record.get("schema"))
    entries = record.get("entries")
    if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
        raise BrokenRecord("entries")
    if not isinstance(record.get("fate"), dict) or not isinstance(record.get("options"), dict):
        raise BrokenRecord("header")
    if "position" in record:
        match = read_position(game, record["position"], record["options"], pack)
    else:
        rules = game.rules(record["options"], pack)
        match = Match(rules, game.start(rules), None).start()
    if record.get("facts") != match.rules.facts.digest:
        raise Diverged(0, Message("diverged-facts"), match)
    return entries, match


def _enter(match: Match, entry: Json, at: int) -> None:
    if "undo" in entry:
        match.undo(entry["seat"], entry["consent"])
    elif "finish" in entry:
        match.finish(entry["finish"], entry["seats"])
    else:
        match.answer(entry["answer"], entry["seat"], at)
        if "number" in entry and match.history is not None:
            step, _ = match.history.entries[-1] if not isinstance(match.history.entries[-1], dict) else (None, 0)
            if step is not None:
                match.history.entries[-1] = (step, entry["number"])


def _check_seams(match: Match, record: Json) -> None:
    assert match.history is not None
    theirs = record.get("seams")
    if not isinstance(theirs, list) or len(theirs) != len(match.history.seams):
        raise Diverged(match.index, Message("diverged-state"), match)
    for (_, index, position), written in zip(match.history.seams, theirs, strict=True):
        if [index, state_hash(position)] != written:
            raise Diverged(index, Message("diverged-state"), match)


def verify(game: Game, record: Json, pack: Any = None) -> int:
    """Prove that every outcome follows from the revealed secret; the number of outcomes. Raises Diverged if not."""
    fate = from_header(record.get("fate", {}))
    if fate is None:
        raise Refused("cli-verify-no-key")
    if fate.commitment != record["fate"].get("commitment"):
        raise Diverged(0, Message("diverged-commitment"), None)
    seen: dict[str, int] = {}

    def watch(at: int, ask: Ask, entry: Json) -> None:
        outcomes = ask.options
        assert isinstance(outcomes, Outcomes)
        ordinal = seen.get(ask.purpose, 0)
        seen[ask.purpose] = ordinal + 1
        number = draw(fate.key(), ask.purpose, ordinal, outcomes.total)
        honest = outcomes.encode(outcomes.pick(number))
        if (entry.get("purpose"), entry.get("of"), entry.get("number")) != (
            ask.purpose,
            outcomes.total,
            number,
        ):
            raise Diverged(at, Message("diverged-fate"), None)
        if entry["answer"] != honest:
            raise Diverged(at, Message("diverged-fate"), None)

    replay(game, record, pack, check=True, watch=watch)
    return sum(seen.values())
