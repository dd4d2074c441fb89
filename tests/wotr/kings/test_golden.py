"""Golden records of Kings: games with two, three and four players must go the same way for ever (see tests/wotr)."""

from __future__ import annotations

from pathlib import Path

import pytest

import thirdage
from tests.wotr.test_golden import SHORT, read

FILES = sorted((Path(__file__).parent / "golden").glob("*.json.gz"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name).removesuffix(".json.gz"))
def test_a_golden_record_is_replayed(path: Path) -> None:
    golden = read(path)
    match = thirdage.replay(golden["record"])
    again = match.record()
    assert [[index, state[:SHORT]] for index, state in again.pop("seams")] == golden["seams"]
    assert again == golden["record"]
    assert match.outcome is not None
    drawn = [entry for entry in golden["record"]["entries"] if "number" in entry]
    assert thirdage.verify(match.record()) == len(drawn) > 0


def test_they_are_of_every_sort() -> None:
    """Two to four players; the variants for tournaments; Sovereigns Awakened and Corrupted; an answer taken back."""
    records = [read(path)["record"] for path in FILES]
    assert all(record["options"]["expansions"] == ["kings"] for record in records)
    assert {record["options"].get("players", 2) for record in records} == {2, 3, 4}
    assert any(record["options"].get("open-corruption") for record in records)
    assert any("undo" in entry for record in records for entry in record["entries"])
    used = {name for record in records for name in thirdage.replay(record).used()}
    assert {"attempt", "discards-die:free-peoples", "discards-die:shadow"} <= used
    assert any(name.startswith("awakened:") for name in used)
    assert any(name.startswith("corrupted:") for name in used)
    assert sum(path.stat().st_size for path in FILES) < 300_000
