"""`thirdage rules`: a rule in plain words, and the rulings on it. The texts themselves are in English."""

from __future__ import annotations

from rich.text import Text

from thirdage.cli.codes import Trouble
from thirdage.cli.talk import Talk
from thirdage.games.rulebook import Rule, Rulebook, Ruling, rulebook
from thirdage.kernel import Game

NAMED = ("card", "combat", "character", "location")
"""Tables of a game whose ids rulings may be about."""


def show_rules(talk: Talk, game: Game, wanted: list[str], all_rulings: bool) -> None:
    """What was asked for: rules, chapters, cards or rulings by id, all rulings; without any, the chapters."""
    book = rulebook(game)
    if book is None:
        raise Trouble("cli-no-rulebook", {"game": game.id})
    tables = game.rules().names.ids
    for id in wanted:
        _show(talk, book, id, [table for table in NAMED if id in tables.get(table, ())])
    if all_rulings:
        for ruling in book.rulings.values():
            _ruling(talk, ruling)
    elif not wanted:
        _chapters(talk, book)


def _chapters(talk: Talk, book: Rulebook) -> None:
    for chapter, title in book.chapters.items():
        rules = [rule for rule in book.rules.values() if rule.chapter == chapter]
        talk.line(f"{_prefix(rules[0]):<10} {title} ({len(rules)})")
    talk.say("cli-rules-hint", count=len(book.rulings), flag="--rulings")


def _show(talk: Talk, book: Rulebook, id: str, tables: list[str]) -> None:
    """One thing by its id; ids of rules may be typed in small letters."""
    high = id.upper()
    chapter = [rule for rule in book.rules.values() if high in (rule.chapter, _prefix(rule))]
    if high in book.rules:
        _rule(talk, book, book.rules[high])
    elif high in book.rulings:
        _ruling(talk, book.rulings[high])
    elif chapter:
        talk.line(book.chapters[chapter[0].chapter], style="bold")
        for rule in chapter:
            _rule(talk, book, rule)
    elif tables:
        talk.line(f"{id} {talk.words.name(tables[0], id)}", style="bold")
        _rulings_on(talk, book, id)
    else:
        raise Trouble("cli-rule-unknown", {"given": id})


def _prefix(rule: Rule) -> str:
    """`WR-MOVE` of `WR-MOVE-09`."""
    return rule.id.rpartition("-")[0]


def _rule(talk: Talk, book: Rulebook, rule: Rule) -> None:
    talk.indented(Text.assemble((rule.id, "bold"), f" {rule.text}"), 0)
    _rulings_on(talk, book, rule.id)


def _rulings_on(talk: Talk, book: Rulebook, id: str) -> None:
    for ruling in book.rulings_on(id):
        _ruling(talk, ruling, 2)


def _ruling(talk: Talk, ruling: Ruling, by: int = 0) -> None:
    """The question, then the answer under it with where it comes from."""
    basis = talk.words.say("cli-ruling-official" if ruling.official else "cli-ruling-reading")
    about = ", ".join(ruling.about)
    talk.indented(Text.assemble((ruling.id, "bold"), f" ({basis}; {about}) {ruling.question}"), by)
    talk.indented(Text(ruling.answer), by + 2)
