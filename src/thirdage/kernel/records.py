"""Records: a game is its list of answers, chance included; replaying it needs no generator.

The header names the rules version and the digest of the facts; a state hash at each seam, computed only when a
record is written or checked, tells at once where two programs part.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from .asks import CHANCE, Ask
from .chance import Outcomes
from .compiled import mypyc_attr
from .fate import Fate, from_header
from .forms import Names, Option
from .game import Game, Rules
from .match import SCHEMA, Match
from .messages import Impossible, Json, Message, Refused, refuse
from .plain_json import canonical, plain
from .position import Position
from .reader import Reader
from .takebacks import CONSENT, NEVER, PRACTICE

FORMAT: Final = "thirdage-record"
GARBLED: Final = (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError, RecursionError)
"""What rules code and ours raise when data of strangers is not what it should be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BrokenRecord(Exception):
    """Data that is no record; `reason` says what is wrong where there are words for it."""

    def __init__(self, detail: str, reason: Message | None = None) -> None:
        super().__init__(detail)
        self.reason = reason


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
    record: Json = {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": rules.game.id,
        "version": rules.game.version,
        "facts": rules.facts.digest,
        "options": rules.written_options,
        "fate": match.fate.header(outcome is not None) if match.fate is not None else match.fate_header,
        "entries": history.json(names),
        "pending": [{"seat": a.seat, "answer": o.json(names)} for a, o in match.line.pending_answers()],
        "seams": [[seam.entries, state_hash(seam.checkpoint)] for seam in history.seams],
        "outcome": outcome.json() if outcome is not None else None,
    }
    if match.origin is not None:
        record["position"] = match.origin
    setting = match.undo_setting or (CONSENT if history.behind else NEVER)
    if setting != NEVER:
        record["undo"] = setting
    handed_out: Json = plain(record)
    return handed_out


def dealt_anew(match: Match) -> Json | None:
    """The position at the last seam as everyone knows it, to be read by `setup`; what is hidden is dealt by chance.

    None where the game cannot do that.
    """
    public = match.rules.game.anew(match.line.checkpoint)
    return None if public is None else match.rules.game.write(public)


def read_position(game: Game, written: Any, options: Any, pack: Any) -> Match:
    """A match at a written position: `{"position": ..., "since": [answers]}`, or the position alone.

    It has no fate yet: chance that the position leaves open (cards given as backs) waits for `go_on`.
    """
    envelope = Reader(written, Names({}))
    whole = isinstance(written, dict) and "position" in written
    position = envelope.only("position", "since")["position"].value if whole else written
    try:
        if not isinstance(position, dict):
            raise envelope.wrong("object")
        rules = _rules_of(game, position.get("options") if options is None else options, pack)
        start = game.read(rules, position)
        game.check(start)
        match = Match(rules, start, None, plain(position)).start()
        for entry in envelope["since"].items() if whole else ():
            _answer_since(match, entry.only("seat", "answer"))
    except Impossible as impossible:
        raise refuse(impossible.reason) from impossible
    except GARBLED as wrong:
        detail = f"{type(wrong).__name__}: {wrong}"
        raise Refused("refused-position", "", {"where": "next", "problem": "unplayable", "found": detail}) from wrong
    return match


def _rules_of(game: Game, options: Any, pack: Any) -> Rules:
    """The rules of a written position's options; a refusal names the place."""
    try:
        return game.rules(options, pack, setup=True)
    except Refused as wrong:
        raise Refused(wrong.id, wrong.rule, {"where": "options", **wrong.reason.args}) from wrong


def _answer_since(match: Match, entry: Reader) -> None:
    """An answer given since the seam; a refusal names the place."""
    seat = entry["seat"].text()
    try:
        match.answer(entry["answer"].value, seat)
    except Refused as wrong:
        raise Refused(wrong.id, wrong.rule, {"where": entry.place, **wrong.reason.args}) from wrong


def replay(
    game: Game,
    record: Any,
    pack: Any = None,
    check: bool = False,
    fate: Fate | None = None,
) -> Match:
    """The match of a record, rebuilt exactly; every answer is validated. `fate` is what it goes on with."""
    entries, match = _begin(game, record, pack)
    own = fate if fate is not None else revealed(record["fate"])
    pending = _pending_of(record)
    for at, entry in enumerate(entries):
        try:
            enter(match, entry, pending)
        except Refused as refused:
            raise Diverged(at, refused.reason, match) from refused
        except GARBLED as wrong:
            raise BrokenRecord(f"entry {at}: {type(wrong).__name__}") from wrong
        if own is not None and "number" in entry:
            own.spent(entry["purpose"], 1)
    if match.outcome is None:
        give_pending(match, pending)
    if check:
        outcome = match.outcome.json() if match.outcome is not None else None
        if outcome != record.get("outcome"):
            raise Diverged(len(entries), Message("diverged-outcome"), match)
        _check_seams(match, record)
    match.fate_header = record["fate"]
    match.go_on(own)
    return match


def revealed(header: Json) -> Fate | None:
    """The fate whose secret a header reveals; a header that makes no sense is a broken record."""
    try:
        fate = from_header(header)
        if fate is not None:
            fate.key()
    except GARBLED as wrong:
        raise BrokenRecord("fate") from wrong
    return fate


def _pending_of(record: Json) -> dict[str, Any]:
    """The answers of the group that was open when a record was written, by seat."""
    listed = record.get("pending", [])
    try:
        pending = {entry["seat"]: entry["answer"] for entry in listed}
    except GARBLED as wrong:
        raise BrokenRecord("pending") from wrong
    if not isinstance(listed, list) or len(pending) != len(listed):
        raise BrokenRecord("pending")
    return pending


def give_pending(match: Match, pending: Mapping[str, Any]) -> None:
    """Give the answers of a group that is not complete: no entries yet, and never to be if the match is ended now."""
    try:
        for seat, answer in pending.items():
            match.answer(answer, seat)
    except (Refused, *GARBLED) as wrong:
        raise BrokenRecord("pending") from wrong


def _begin(game: Game, record: Any, pack: Any) -> tuple[list[Json], Match]:
    if record.get("format") != FORMAT:
        raise BrokenRecord("format")
    if record.get("schema") != SCHEMA:
        raise WrongVersion(record.get("schema"))
    entries = record.get("entries")
    if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
        raise BrokenRecord("entries")
    if not isinstance(record.get("fate"), dict) or not isinstance(record.get("options"), dict):
        raise BrokenRecord("header")
    try:
        if "position" in record:
            match = read_position(game, record["position"], record["options"], pack)
        else:
            rules = game.rules(record["options"], pack)
            match = Match(rules, game.start(rules), None).start()
    except Refused as wrong:
        raise BrokenRecord(str(wrong), wrong.reason) from wrong
    if record.get("facts") != match.rules.facts.digest:
        raise Diverged(0, Message("diverged-facts"), match)
    match.undo_setting = _undo_setting(record)
    return entries, match


def _undo_setting(record: Json) -> str:
    """What the header allows. Where it says nothing undos are read as they came, and `prove` tells of them."""
    if "undo" not in record:
        return ""
    if record["undo"] not in (PRACTICE, CONSENT):
        raise BrokenRecord("undo")
    return str(record["undo"])


def enter(match: Match, entry: Json, pending: Mapping[str, Any] | None = None) -> None:
    """Enter the next entry of a record into a match: an answer, an outcome of chance, an undo, or an end by hand.

    Raises Refused or Diverged where it does not fit. `pending` are the answers of a group that an end cuts short.
    """
    at = match.index + len(match.line.pending_answers())
    if "undo" in entry:
        match.undo(entry["seat"], entry["consent"])
        assert match.history is not None
        written = match.history.entries[-1]
        if not isinstance(written, dict) or written["undo"] != entry["undo"]:
            raise Diverged(at, Message("diverged-undo"), match)
        return
    if "finish" in entry:
        give_pending(match, pending or {})
        match.finish(entry["finish"], entry["seats"])
        return
    ask = match.ask
    if ask is None or ask.seat != CHANCE or entry["seat"] != CHANCE:
        match.answer(entry["answer"], entry["seat"], at)
        return
    outcome = ask.options.decode(entry["answer"])
    reason = ask.options.reason_against(outcome)
    if reason is None and not _true_of(ask, outcome, entry, at):
        reason = Message("diverged-fate")
    if reason is not None:
        raise Diverged(at, reason, match)
    match.answer(outcome, CHANCE, at)
    if "number" in entry and match.history is not None:
        match.history.steps[-1].number = entry["number"]


def _true_of(ask: Ask, outcome: Option, entry: Json, at: int) -> bool:
    """Whether what an entry says of its outcome is true: purpose, number of outcomes, and the number drawn."""
    if "number" in entry:
        outcomes, number = ask.options, entry["number"]
        assert isinstance(outcomes, Outcomes)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < outcomes.total:
            raise BrokenRecord(f"entry {at}: number")
        if entry.get("of") != outcomes.total or outcomes.pick(number) != outcome:
            return False
    return bool(entry.get("purpose") == ask.purpose)


def _check_seams(match: Match, record: Json) -> None:
    assert match.history is not None
    theirs = record.get("seams")
    if not isinstance(theirs, list) or len(theirs) != len(match.history.seams):
        raise Diverged(match.index, Message("diverged-state"), match)
    for seam, written in zip(match.history.seams, theirs, strict=True):
        if [seam.entries, state_hash(seam.checkpoint)] != written:
            raise Diverged(seam.entries, Message("diverged-state"), match)
