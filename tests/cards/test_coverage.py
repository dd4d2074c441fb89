"""Every rule of the Card Game is carried by code and tests, and every case and pitfall is a test named by its id."""

from __future__ import annotations

import re

import coverage_page
from coverage_page import CARDS

CHAPTERS, RULES = coverage_page.carried(CARDS)
CASES = coverage_page.read_cases(CARDS)


def test_the_rules_are_all_there() -> None:
    assert len(RULES) == 265
    assert len(CHAPTERS) == 47
    assert len([rule for rule in RULES.values() if rule.kind == "definition"]) == 20
    for rule in RULES.values():
        assert rule.id.split("-")[1] == rule.chapter
        assert rule.kind in ("", "definition", "example")
        assert rule.text[0].isupper() or rule.text[0] in "“\"'"
        assert rule.text[-1] in ".)"
        assert not re.search(r"[{}\[\]]|\b(FP|SP|VP|CQ|Engine)\b", rule.text), rule.text
        assert [id for id in coverage_page.cited(rule.text) if id not in RULES] == []


def test_every_rule_has_code_and_tests() -> None:
    assert coverage_page.empty(CARDS, RULES) == []


def test_every_case_has_a_test_of_its_name() -> None:
    assert len([id for id in CASES if id.startswith("CC-")]) == 205
    assert [id for id in CASES if id.startswith("PF-")] == [f"PF-{n}" for n in range(105, 119)]
    assert coverage_page.untested(CARDS, CASES) == []


def test_nothing_cites_a_rule_or_case_that_does_not_exist() -> None:
    known = {*RULES, *CASES}
    assert {id: places for id, places in coverage_page.code_by_rule(CARDS).items() if id not in known} == {}
    for module, name, ids in coverage_page.tests(CARDS):
        assert not [id for id in ids if id not in known], f"{module}.{name}"
    assert [(case.id, rule) for case in CASES.values() for rule in case.rules if rule not in RULES] == []


def test_what_a_text_cites() -> None:
    assert coverage_page.cited("CG-DU3-01, CG-PLAY-02 to 04") == [
        "CG-DU3-01", "CG-PLAY-02", "CG-PLAY-03", "CG-PLAY-04",
    ]  # fmt: skip
    assert coverage_page.named_cases("test_CC_DU3_01_turns_PF_118") == ["CC-DU3-01", "PF-118"]
