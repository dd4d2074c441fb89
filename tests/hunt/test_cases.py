"""Every case of `cases.toml` has a test named by its id, or is named here with what it waits for: one of the two."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


def cases() -> dict[str, list[str]]:
    """The rules of each case."""
    rows = tomllib.loads((HERE / "cases.toml").read_text(encoding="utf-8"))["case"]
    return {row["id"]: row["rules"] for row in rows}


def written_tests() -> set[str]:
    """The ids that stand in the names of tests, or in their text."""
    found: set[str] = set()
    for file in (*HERE.glob("test_*.py"), HERE.parent / "wotr" / "test_tokens.py"):
        if file.name == Path(__file__).name:
            continue
        text = file.read_text(encoding="utf-8")
        names = re.findall(r"def test_hc_([a-z0-9]+)_(\d\d)_", text, re.IGNORECASE)
        found |= {f"HC-{group.upper()}-{number}" for group, number in names}
        found |= set(re.findall(r'id="(HC-[A-Z0-9]+-\d\d)"', text))
    return found | {f"HC-INF-{n}" for n in (12, 13, 14)}  # one test, three variants


def test_every_case_has_a_test() -> None:
    assert len(cases()) == 234
    assert written_tests() == set(cases())


def test_every_case_names_its_rules() -> None:
    assert all(rule.startswith("HR-") for rules in cases().values() for rule in rules)
