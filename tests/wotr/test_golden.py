"""Golden records of War of the Ring: games that were played once must go the same way for ever.

A change that breaks one of them changes a rule. `.venv/bin/python tools/golden.py` makes them anew, in a commit that
names that rule (CONTRIBUTING.md).
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import thirdage

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.json.gz"))
SHORT = 8
"""So many digits of each state hash are kept."""


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return data


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name).removesuffix(".json.gz"))
def test_a_golden_record_is_replayed(path: Path) -> None:
    """Every answer is taken, every seam has the state it had, and the game ends as it did."""
    golden = read(path)
    match = thirdage.replay(golden["record"])
    again = match.record()
    assert [[index, state[:SHORT]] for index, state in again.pop("seams")] == golden["seams"]
    assert again == golden["record"]
    assert match.outcome is not None


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name).removesuffix(".json.gz"))
def test_its_dice_follow_from_its_secret(path: Path) -> None:
    """docs/fair-dice.md: the seed of an old record still means the same rolls and draws."""
    record = read(path)["record"]
    drawn = [entry for entry in record["entries"] if "number" in entry]
    match = thirdage.replay(record)
    assert thirdage.verify(match.record()) == len(drawn) > 0


def test_they_are_of_every_sort() -> None:
    """Each ending, tokens, open hands, an answer taken back, written positions."""
    records = [read(path)["record"] for path in FILES]
    endings = {(record["outcome"]["side"], record["outcome"]["reason"]) for record in records}
    assert endings == {
        ("shadow", "corruption"), ("shadow", "military"), ("free-peoples", "ring-destroyed"),
        ("free-peoples", "military"),
    }  # fmt: skip
    assert any(record["options"]["open-hands"] for record in records)
    assert any(record["options"]["shadow-tokens"] for record in records)
    assert any("undo" in entry for record in records for entry in record["entries"])
    assert sum("position" in record for record in records) >= 2
    assert sum(path.stat().st_size for path in FILES) < 300_000
