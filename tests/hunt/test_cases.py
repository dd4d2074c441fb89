"""Every case of `cases.toml` has a test named by its id, or is named here with what it waits for: one of the two."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
CHIEF: Final = "the Chief of the Nazgûl"
BRIDGE: Final = "the tokens' use in War of the Ring, and the campaign that hands them over"


def numbered(group: str, numbers: str, why: str) -> dict[str, str]:
    """Cases of a group, such as `1 3-5`."""
    found: dict[str, str] = {}
    for part in numbers.split():
        first, _, last = part.partition("-")
        found |= {f"HC-{group}-{n:02}": why for n in range(int(first), int(last or first) + 1)}
    return found


NOT_BUILT: Final[dict[str, str]] = {
    **numbered("LNK", "7-12", BRIDGE),
}
"""What a case waits for. Whoever builds it writes the test and takes its id away from here."""


def cases() -> dict[str, list[str]]:
    """The rules of each case."""
    rows = tomllib.loads((HERE / "cases.toml").read_text(encoding="utf-8"))["case"]
    return {row["id"]: row["rules"] for row in rows}


def written_tests() -> set[str]:
    """The ids that stand in the names of tests, or in their text."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file.name == Path(__file__).name:
            continue
        text = file.read_text(encoding="utf-8")
        names = re.findall(r"def test_hc_([a-z0-9]+)_(\d\d)_", text)
        found |= {f"HC-{group.upper()}-{number}" for group, number in names}
        found |= set(re.findall(r'id="(HC-[A-Z0-9]+-\d\d)"', text))
    return found | {f"HC-INF-{n}" for n in (12, 13, 14)}  # one test, three variants


def test_every_case_has_a_test_or_waits_for_something() -> None:
    assert len(cases()) == 234
    done = written_tests()
    assert not done - set(cases()), "tests of cases that do not exist"
    assert not done & set(NOT_BUILT), "take these away from NOT_BUILT"
    assert not set(cases()) - done - set(NOT_BUILT), "neither tested nor named as missing"
    assert not set(NOT_BUILT) - set(cases()), "cases that do not exist"


def test_every_case_names_its_rules() -> None:
    assert all(rule.startswith("HR-") for rules in cases().values() for rule in rules)
