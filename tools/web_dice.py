"""Writes web/tests/generated/dice.json: records whose dice the page must find as they are.

The page checks records with a program of its own (web/src/lib/fate.ts). Its tests check these, and break them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import thirdage
from thirdage.kernel import KeyedFate, Match, Rng, salt_hash

Json = dict[str, Any]
FILE: Final = Path(__file__).parents[1] / "web" / "tests" / "generated" / "dice.json"
SALTS: Final = {"free-peoples": "second breakfast", "shadow": "Умертвие 🜨"}
ANSWERS: Final = 120


def salted(secret: int) -> KeyedFate:
    """A fate whose seats have sealed and opened their salts."""
    fate = KeyedFate(bytes([secret] * 32), restarts=1)
    for seat, salt in SALTS.items():
        fate.commit_salt(seat, salt_hash(fate.commitment, seat, salt))
    for seat, salt in SALTS.items():
        fate.open_salt(seat, salt)
    return fate


def played(match: Match, seed: int) -> Json:
    """The record of a match after some answers, one of them taken back behind rolls, and given up then."""
    rng = Rng(seed)
    for count in range(ANSWERS):
        ask = match.asks[0]
        match.answer(ask.options.sample(rng), ask.seat)
        if count == ANSWERS // 2:
            match.undo("shadow", match.seats)
    match.finish("resigned", ["shadow"])
    return match.record()


def going_on() -> tuple[Json, int]:
    """A record that goes on from another's first answers, and how many entries those are."""
    before = thirdage.new_match("wotr", seed=5)
    for _ in range(30):
        before.answer(before.asks[0].options.sample(Rng(before.index)), before.asks[0].seat)
    fate = salted(4)
    entries = [{k: v for k, v in entry.items() if k not in ("number", "of")} for entry in before.record()["entries"]]
    record = {**before.record(), "entries": entries, "fate": fate.header(reveal=False)}
    return played(thirdage.replay(record, fate=fate), 2), len(entries)


def from_position() -> Json:
    """A record that begins from a written position."""
    return played(thirdage.setup("wotr", thirdage.new_match("wotr", seed=8).written(), fate=salted(8)), 4)


def chapter() -> Json:
    """A record that goes on after an upgrade: it begins with a position, and has dice of its own."""
    start = thirdage.new_match("wotr", seed=6).written()
    first = salted(5)
    fate = KeyedFate(first.secret, first.salts, hashes=first.hashes, chapter=2)
    return played(thirdage.setup("wotr", start, fate=fate), 3)


def main() -> int:
    """Play and write."""
    since, prologue = going_on()
    records = {
        "fair": played(thirdage.new_match("wotr", fate=salted(3)), 1),
        "since": since,
        "position": from_position(),
        "chapter": chapter(),
        "uncommitted": played(thirdage.new_match("wotr", fate=KeyedFate(b"\6" * 32, SALTS)), 1),
        "unsalted": played(thirdage.new_match("wotr", fate=KeyedFate(b"\7" * 32)), 1),
    }
    data = {"records": {name: json.dumps(record) for name, record in records.items()}, "prologue": prologue}
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(data), encoding="utf-8")
    print(f"{FILE.name}: {len(records)} records")
    return 0


if __name__ == "__main__":
    sys.exit(main())
