"""Every rule is carried by code and tests; that every case is a test, `test_cases` says."""

from __future__ import annotations

import re

import coverage_page
from coverage_page import HUNT

CHAPTERS, RULES = coverage_page.carried(HUNT)
CASES = coverage_page.read_cases(HUNT)


def test_the_rules_are_all_there() -> None:
    assert len(RULES) == 349
    for rule in RULES.values():
        assert rule.id.split("-")[1] == rule.chapter
        assert rule.kind in ("", "definition", "other-expansion")
        assert rule.text[0].isupper()
        assert rule.text[-1] == "."
        assert not re.search(r"[{}\[\]]|\b(RB|RW|seed|HQ)\b", rule.text), rule.text


def test_every_rule_has_code_and_tests() -> None:
    assert coverage_page.empty(HUNT, RULES) == []


def test_nothing_cites_a_rule_or_case_that_does_not_exist() -> None:
    known = {*RULES, *CASES}
    cited = {id: places for id, places in coverage_page.code_by_rule(HUNT).items() if id[0] == "H"}
    assert {id: places for id, places in cited.items() if id not in known} == {}
    for module, name, ids in coverage_page.tests(HUNT):
        unknown = [id for id in ids if id[0] == "H" and id not in known]
        assert not unknown, f"{module}.{name}: {unknown}"
    assert [(case.id, rule) for case in CASES.values() for rule in case.rules if rule not in RULES] == []
