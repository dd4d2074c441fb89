"""Every rule of Kings is carried by code and tests, every case is a test, every ruling has one place in the code."""

from __future__ import annotations

import ast
import re

import coverage_page
import pytest
from coverage_page import KINGS, WOTR

from tests.test_translations import RULE_ID, texts
from thirdage.games.rulebook import Rulebook, texts_in
from thirdage.games.wotr.kings import bundle

from .court import CHOSEN, GAME

CHAPTERS, RULES = coverage_page.carried(KINGS)
CASES = coverage_page.read_cases(KINGS)
ELSEWHERE = {"KM-EXP-02", "KM-EXP-03", "KM-EXP-04", "KM-REP-04"}
"""What concerns expansions that are not played here."""
CITED = re.compile(r"\bKMU-\d+\b")
HOME = KINGS.sources / "data"


def book(language: str = "en") -> Rulebook:
    return Rulebook(*texts_in(HOME, language))


def test_the_rules_are_all_there() -> None:
    assert len(RULES) == 135
    assert {rule.id for rule in RULES.values() if rule.kind == "other-expansion"} == ELSEWHERE
    for rule in RULES.values():
        assert rule.id.rpartition("-")[0] == rule.chapter
        assert rule.kind in ("", "other-expansion")
        assert rule.text[0].isupper()
        assert rule.text[-1] == "."
        assert not re.search(r"[{}\[\]]|\b(FP|SH|Engine)\b", rule.text), rule.text


def test_every_rule_has_code_and_tests_but_those_of_other_expansions() -> None:
    assert coverage_page.empty(KINGS, RULES) == []
    assert not [rule for rule in ELSEWHERE if RULES[rule].code or RULES[rule].tests]


def test_every_case_has_a_test_of_its_name() -> None:
    assert len(CASES) == 104
    assert coverage_page.untested(KINGS, CASES) == []


def test_nothing_cites_a_rule_or_case_that_does_not_exist() -> None:
    known = {*RULES, *CASES, *coverage_page.read_rules(WOTR)[1]}
    assert not coverage_page.code_by_rule(KINGS).keys() - known
    for module, name, ids in coverage_page.tests(KINGS):
        assert not [id for id in ids if id not in known], f"{module}.{name}"
    assert not [(case.id, rule) for case in CASES.values() for rule in case.rules if rule not in known]


def test_every_ruling_has_one_place_in_the_code_that_names_it() -> None:
    found: dict[str, list[str]] = {}
    said: list[str] = []
    for path in KINGS.modules:
        text = path.read_text(encoding="utf-8")
        said += CITED.findall(text)
        for name, node in coverage_page.definitions(ast.parse(text)):
            for id in CITED.findall(ast.get_docstring(node) or ""):
                found.setdefault(id, []).append(f"{path.stem}.{name}")
    rulings = book().rulings
    assert found == {ruling.id: [ruling.code] for ruling in rulings.values()}
    assert sorted(said) == sorted(rulings)
    assert list(rulings) == [f"KMU-{n:02}" for n in range(1, len(rulings) + 1)]


def test_rulings_are_about_what_there_is() -> None:
    tables = GAME.rules(CHOSEN).names.ids
    known = {*RULES, *[id for table in ("card", "combat", "character") for id in tables[table]]}
    for ruling in book().rulings.values():
        assert ruling.about
        assert not [id for id in ruling.about if id not in known], ruling.id
        assert (ruling.question[-1], ruling.answer[-1]) in (("?", "."), (".", ".")), ruling.id


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_translated_book_is_whole_and_keeps_to_its_letters(language: str) -> None:
    foreign = {"ru": "[іїєґІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ]"}[language]
    for (id, told), (_, english) in zip(texts(book(language)), texts(book()), strict=True):
        assert not re.search("[A-Za-z]", RULE_ID.sub("", told)), (id, told)
        assert sorted(RULE_ID.findall(told)) == sorted(RULE_ID.findall(english)), id
        assert not re.search(foreign, told), (id, told)
        assert not re.search(r"  |[\"“”„']| [,.;:!?]|^\s|\s$", told), (id, told)


def test_reasons_cite_rules_that_can_be_read() -> None:
    """Every rule id in the bundle is in one of the two books."""
    known = {*RULES, *coverage_page.read_rules(WOTR)[1]}
    kinds = [rule for kind in bundle.KINGS.kinds for rule in coverage_page.cited(kind.rule)]
    assert kinds
    assert not [rule for rule in kinds if rule not in known]
