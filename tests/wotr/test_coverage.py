"""Every rule is carried by code and tests, and every case and pitfall is a test named by its id."""

from __future__ import annotations

import re

import coverage_page
from coverage_page import WOTR

CHAPTERS, RULES = coverage_page.carried(WOTR)
CASES = coverage_page.read_cases(WOTR)


def test_the_rules_are_all_there() -> None:
    assert len(RULES) == 502
    for rule in RULES.values():
        assert rule.id.split("-")[1] == rule.chapter
        assert rule.kind in ("", "definition", "example")
        assert rule.text[0].isupper() or rule.text[0] in "“\"'"
        assert rule.text[-1] in ".)"
        assert not re.search(r"[{}\[\]]|\b(FP|SH|Engine)\b", rule.text), rule.text


def test_every_rule_has_code_and_tests() -> None:
    assert coverage_page.empty(WOTR, RULES) == []


def test_every_case_and_pitfall_has_a_test_of_its_name() -> None:
    assert len([id for id in CASES if id.startswith("WC-")]) == 366
    assert coverage_page.untested(WOTR, CASES) == []


def test_nothing_cites_a_rule_or_case_that_does_not_exist() -> None:
    known = {*RULES, *CASES}
    code = {id: places for id, places in coverage_page.code_by_rule(WOTR).items() if not id.startswith("HR-")}
    assert {id: places for id, places in code.items() if id not in known} == {}
    for module, name, ids in coverage_page.tests(WOTR):
        unknown = [id for id in ids if id not in known and not id.startswith(("HC-", "HR-"))]
        assert not unknown, f"{module}.{name}: {unknown}"
    assert [(case.id, rule) for case in CASES.values() for rule in case.rules if rule not in RULES] == []


def test_what_a_text_cites() -> None:
    assert coverage_page.cited("WR-MOVE-11 to 13, WR-MOVE-15: why") == [
        "WR-MOVE-11", "WR-MOVE-12", "WR-MOVE-13", "WR-MOVE-15",
    ]  # fmt: skip
    assert coverage_page.cited("(WR-POL-06 and 11, PF-010)") == ["WR-POL-06", "WR-POL-11", "PF-010"]
    assert coverage_page.named_cases("test_WC_HUNT_01_modifier_PF_007") == ["WC-HUNT-01", "PF-007"]
