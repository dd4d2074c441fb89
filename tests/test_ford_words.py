"""The words of the Ford: complete in three languages, and enough for everything that a game says."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import tests.ford
from tests.ford import FORD
from tests.words_catalogue import Catalogue
from tests.words_checks import ALL, ids_in_code
from thirdage.bots import match_checks
from thirdage.bots.bot_games import new_match
from thirdage.cli.sentences import Sentences
from thirdage.kernel import CHANCE, REFEREE, Match, Rng
from thirdage.kernel.asks import prompt_id
from thirdage.locale import Words, languages

HOME = Path(tests.ford.__file__).parent
FOLDER = HOME / "locale"
TABLES = [{"players": n, "expansions": e} for n in (2, 3) for e in ([], ["storm"])]


def catalogue() -> Catalogue:
    """The kernel's words and the Ford's."""
    ours = Catalogue((FOLDER,))
    for language in languages():
        entries = ours.entries.setdefault(language, {})
        kernel = files("thirdage.locale") / language / "kernel.ftl"
        for file in (kernel, *sorted((FOLDER / language).glob("*.ftl"))):
            ours._add(f"{language}/{file.name}", file.read_text(encoding="utf-8"), entries)  # noqa: SLF001
    return ours


@pytest.mark.parametrize("check", ALL, ids=lambda check: str(check.__name__))
def test_the_catalogue_is_sound(check: Callable[[Catalogue], list[str]]) -> None:
    assert not check(catalogue())


def test_no_other_game_says_something_else_by_the_same_id() -> None:
    """One catalogue holds the words of all games that a server has."""
    for language in languages():
        ours, theirs = (
            set(Catalogue.read(*folders, alone=bool(folders)).messages(language)) for folders in ((FOLDER,), ())
        )
        assert not ours & theirs


def test_everything_has_a_word() -> None:
    told = set(catalogue().messages("en"))
    assert not ids_in_code(HOME) - told
    rules = FORD.rules({"expansions": ["storm"]})
    names = {f"{table}-{slug}" for table in ("place", "card", "back") for slug in rules.names.ids[table]}
    names |= {f"seat-{seat}" for seat in ("free-peoples", "shadow", "east", "west")}
    asks = {prompt_id("ford", kind.id) for kind in FORD.every_kind}
    answers = {f"answer-{form}" for kind in FORD.every_kind for form in kind.forms}
    endings = {"outcome-crossed", "outcome-caught", "outcome-dusk", "game-ford"}
    assert not (names | asks | answers | endings) - told


def said_in(match: Match, words: Words) -> int:
    """Say everything that this match has to say, in strict words; how much that was."""
    sentences = Sentences(words, match.rules.names)
    lines = [sentences.log_line(entry) for entry in match.log(REFEREE)]
    for ask, option in match_checks.decisions(match):
        if ask.seat != CHANCE:
            lines.append(sentences.prompt(ask))
        lines.append(sentences.answer(ask, option))
    if match.outcome is not None:
        lines.append(sentences.outcome(match.outcome.json()))
    assert all(lines)
    return len(lines)


@pytest.mark.parametrize("language", languages())
def test_whole_games_can_be_told(language: str) -> None:
    words = Words(language, [FOLDER], strict=True)
    for seed in range(40):
        match, rng = new_match(FORD, TABLES[seed % len(TABLES)], seed), Rng(seed)
        match_checks.walk_on(match, rng, 1_000)
        assert said_in(match, words) > 20


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_told(language: str) -> None:
    """Of all intents at all moments, what is not possible has a reason in words, with its rule."""
    words = Words(language, [FOLDER], strict=True)
    reasons = set()
    for seed in range(12):
        match, rng = new_match(FORD, TABLES[seed % len(TABLES)], seed), Rng(seed)
        while match.ask is not None:
            for form, _ in FORD.every_intent.values():
                table = form.fields[0].table if form.fields else ""
                for key in range(len(match.rules.names.ids[table])) if table else [0]:
                    intent = form(*([key] if table else [])).json(match.rules.names)
                    reason = match.explain(match.ask.seat, intent)
                    if reason is not None:
                        reasons.add(words.say(reason.id, reason.args, reason.rule))
            match.answer(match.ask.options.sample(rng), match.ask.seat)
    assert len(reasons) > 30
    assert all(reason.endswith("]") for reason in reasons)


def test_answers_are_told_by_names() -> None:
    match, rng = new_match(FORD, {"players": 3}, 3), Rng(3)
    match_checks.walk_on(match, rng, 1_000)
    said = {language: set[str]() for language in languages()}
    for language, lines in said.items():
        sentences = Sentences(Words(language, [FOLDER], strict=True), match.rules.names)
        lines.update(sentences.answer(ask, option) for ask, option in match_checks.decisions(match))
    assert any(line.startswith("Go to: ") for line in said["en"])
    assert any(line.startswith("Идти: ") for line in said["ru"])
    assert any(line.startswith("Іти: ") for line in said["uk"])


def test_an_answer_without_a_text_is_still_told() -> None:
    match = new_match(FORD, {}, 0)
    ask = match.ask
    assert ask is not None
    told = Sentences(Words("en"), match.rules.names).answer(ask, next(iter(ask.options)))
    assert told == "walk stones"
