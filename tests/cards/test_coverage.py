"""Every case and pitfall of the Card Game is a test named by its id."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAMED = re.compile(r"_(C[CG]_[A-Z0-9]+|PF)_(\d+)(?=_|$)")
DATA = tomllib.loads((HERE / "cases.toml").read_text(encoding="utf-8"))


def named() -> dict[str, list[str]]:
    """The tests that are named by each id."""
    out: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for kind, number in NAMED.findall(node.name):
                    out.setdefault(f"{kind}-{number}".replace("_", "-"), []).append(f"{path.stem}.{node.name}")
    return out


def test_every_case_has_a_test_of_its_name() -> None:
    cases = [case["id"] for case in DATA["case"]]
    assert len(cases) == len(set(cases)) == 205
    assert [id for id in cases if id not in named()] == []


def test_every_pitfall_has_a_test_of_its_name() -> None:
    pitfalls = [pitfall["id"] for pitfall in DATA["pitfall"]]
    assert pitfalls == [f"PF-{n}" for n in range(105, 119)]
    assert [id for id in pitfalls if id not in named()] == []


def test_no_test_is_named_by_a_case_that_does_not_exist() -> None:
    known = {row["id"] for row in (*DATA["case"], *DATA["pitfall"])}
    assert {id: tests for id, tests in named().items() if id not in known and not id.startswith("CG-")} == {}
