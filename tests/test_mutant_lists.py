"""The lists of mutants fit the code: a breakage that cannot be made would count for nothing."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LISTS = sorted((ROOT / "tools").glob("mutants*.toml"))


@pytest.mark.parametrize("path", LISTS, ids=[path.stem for path in LISTS])
def test_every_breakage_stands_in_its_file_exactly_once(path: Path) -> None:
    stale = []
    for mutant in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
        text = (ROOT / mutant["file"]).read_text(encoding="utf-8")
        if text.count(mutant["old"]) != 1 or mutant["old"] == mutant["new"]:
            stale.append(mutant["id"])
    assert stale == []


def test_ids_are_their_own() -> None:
    ids = [m["id"] for path in LISTS for m in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]]
    assert len(ids) == len(set(ids))
    assert len(ids) > 500
