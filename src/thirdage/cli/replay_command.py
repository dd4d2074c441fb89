"""`thirdage replay` and `thirdage verify`: what a record tells, and whether it tells the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from thirdage.cli.command_errors import command_error
from thirdage.cli.exit_codes import FAILED, OK, CommandError
from thirdage.cli.records import game_of, load, reading
from thirdage.cli.sentences import Sentences
from thirdage.cli.terminal import Terminal
from thirdage.games.campaign import check_chain
from thirdage.kernel import NEVER, REFEREE, Diverged, Match, Proof, Refused, prove, replay

Json = dict[str, Any]


def replay_file(terminal: Terminal, path: Path, check: bool, to: int | None, seat: str, as_json: bool) -> int:
    """Play a record again, all of it or its first entries, and tell it as one seat saw it."""
    record = load(path)
    game = game_of(path, record)
    terminal = terminal.about(game)
    try:
        match = reading(path, lambda: replay(game, record, check=check))
        if to is not None:
            match = reading(path, lambda: replay(game, first_entries(record, to)))
    except Diverged as parted:
        if parted.match is not None and not as_json:
            _tell(terminal, parted.match, seat)
        raise command_error(parted, terminal.words) from parted
    match.rules.bit(seat)
    if as_json:
        terminal.json(match.view(seat))
        return OK
    _tell(terminal, match, seat)
    entries = len(record["entries"]) if to is None else min(to, len(record["entries"]))
    terminal.say("cli-replayed", game=match.game, entries=entries)
    if check:
        terminal.say("cli-check-ok", seams=len(record["seams"]))
    if isinstance(failure := record.get("failure"), dict):
        terminal.say("cli-kept-failure", detail=str(failure.get("message")))
    return OK


def first_entries(record: Json, count: int) -> Json:
    """The record as it was after so many entries; chance stands still there, whatever came next."""
    if count >= len(record["entries"]):
        return record
    return {**record, "entries": record["entries"][:count], "pending": [], "outcome": None, "fate": {}}


def _tell(terminal: Terminal, match: Match, seat: str) -> None:
    sentences = Sentences(terminal.words, match.rules.names)
    log = match.log(seat)
    lines = (
        sentences.story(match.game, log) if seat == REFEREE else ((entry, sentences.log_line(entry)) for entry in log)
    )
    for entry, told in lines:
        terminal.line(f"{entry['index'] if entry['index'] >= 0 else '':>5}  {told}")
    if match.outcome is not None:
        terminal.line(sentences.outcome(match.outcome.json()), style="bold")
    elif match.ask is not None:
        terminal.say("cli-stands", seat=match.ask.seat)


def verify_file(terminal: Terminal, path: Path, as_json: bool) -> int:
    """Prove that every roll and draw of a record follows from the keys that it reveals, or say how far it does."""
    record = load(path)
    if isinstance(record.get("records"), list):
        return _verify_chain(terminal, path, record["records"], as_json)
    return _verify(terminal, path, record, as_json)


def _verify_chain(terminal: Terminal, path: Path, records: list[Any], as_json: bool) -> int:
    """A campaign: each record by itself, and that the war has the tokens that the hunt is worth (HR-LNK)."""
    codes = []
    for record in records:
        if not isinstance(record, dict):
            raise CommandError("cli-record-broken", {"path": str(path), "detail": "records"})
        if not as_json:
            terminal.say("cli-verify-campaign-game", game_text=str(record.get("game")))
        codes.append(_verify(terminal, path, record, as_json))
    if len(records) > 1:
        try:
            reading(path, lambda: check_chain(records))
        except Refused as refused:
            raise CommandError(refused.reason.id, refused.reason.args, FAILED) from refused
        if not as_json:
            terminal.say("cli-verify-campaign-ok")
    return max(codes, default=FAILED)


def _verify(terminal: Terminal, path: Path, record: Json, as_json: bool) -> int:
    """One record."""
    game = game_of(path, record)
    terminal = terminal.about(game)
    proof = reading(path, lambda: prove(game, record))
    over = isinstance(record.get("outcome"), dict)
    code = OK if proof.whole and proof.salts != "uncommitted" and not proof.forbidden else FAILED
    if as_json:
        parts = {"unnumbered": proof.unnumbered, "numbers": proof.numbers, "other_rules": proof.other_rules}
        told = {"outcomes": proof.outcomes, **({} if proof.whole else parts), **_salts(proof), **_undone(proof)}
        terminal.json(told)
        return code
    if proof.whole:
        terminal.say("cli-verify-ok", outcomes=proof.outcomes)
    else:
        _tell_parts(terminal, proof)
    _tell_salts(terminal, proof, record["fate"])
    if "position" in record:
        terminal.say("cli-verify-position")
    _tell_undo(terminal, proof)
    if not over:
        terminal.say("cli-verify-unfinished")
    return code


def _undone(proof: Proof) -> Json:
    """What was taken back, for programs; nothing where nothing was."""
    if not proof.behind:
        return {}
    taken = {"undo": proof.undo, "taken_back": proof.taken_back}
    return taken | {"behind": proof.behind, "forbidden": proof.forbidden}


def _tell_undo(terminal: Terminal, proof: Proof) -> None:
    """What the table allowed to take back, where it allowed anything, and what was."""
    if proof.undo != NEVER:
        terminal.say(f"undo-setting-{proof.undo}")
    if proof.behind:
        terminal.say("undo-taken-back", times=len(proof.behind), outcomes=proof.taken_back)
    if proof.forbidden:
        terminal.say("cli-verify-undo-forbidden", count=len(proof.forbidden), index=proof.forbidden[0])


def _tell_parts(terminal: Terminal, proof: Proof) -> None:
    """Which part is proved, and why the rest is not."""
    terminal.say("cli-verify-part", outcomes=proof.outcomes)
    if proof.unnumbered:
        first, last = proof.unnumbered[0], proof.unnumbered[-1]
        terminal.say("cli-verify-unnumbered", count=len(proof.unnumbered), first=first, last=last)
    if proof.other_rules >= 0:
        terminal.say("cli-verify-other-rules", index=proof.other_rules, count=proof.numbers)


def _salts(proof: Proof) -> Json:
    """Whether seats had a share in the dice; how often they began anew, and how often the game did, where it was."""
    counts = {"restarts": proof.restarts, "chapter": proof.chapter}
    return {"salts": proof.salts, **{name: count for name, count in counts.items() if count}}


def _tell_salts(terminal: Terminal, proof: Proof, fate: Json) -> None:
    """Against whom the dice were fair, with the commitments that somebody may have noted."""
    if proof.salts == "committed":
        terminal.say("cli-verify-committed", seat=sorted(fate["hashes"]))
        for name, noted in {"SHA-256": fate["commitment"], **fate["hashes"]}.items():
            terminal.line(f"  {noted}  {name}")
    else:
        terminal.say("cli-verify-uncommitted" if proof.salts == "uncommitted" else "cli-verify-unsalted")
    if proof.restarts:
        terminal.say("cli-verify-restarts", count=proof.restarts)
    if proof.chapter:
        terminal.say("cli-verify-chapter", count=proof.chapter)
