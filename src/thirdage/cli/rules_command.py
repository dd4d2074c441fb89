"""`thirdage rules`: a rule in plain words, and the rulings on it, in the language of the terminal."""

from __future__ import annotations

from rich.text import Text

from thirdage.cli.exit_codes import CommandError
from thirdage.cli.terminal import Terminal
from thirdage.games.rulebook import Rule, Rulebook, Ruling, rulebook
from thirdage.kernel import Game

NAMED = ("card", "combat", "character", "location")
"""Tables of a game whose ids rulings may be about."""


def show_rules(terminal: Terminal, game: Game, wanted: list[str], all_rulings: bool) -> None:
    """What was asked for: rules, chapters, cards or rulings by id, all rulings; without any, the chapters."""
    book = rulebook(game, terminal.words.language)
    if book is None:
        raise CommandError("cli-no-rulebook", {"game": game.id})
    tables = game.rules().names.ids
    for id in wanted:
        _show(terminal, book, id, [table for table in NAMED if id in tables.get(table, ())])
    if all_rulings:
        for ruling in book.rulings.values():
            _ruling(terminal, ruling)
    elif not wanted:
        _chapters(terminal, book)


def _chapters(terminal: Terminal, book: Rulebook) -> None:
    for chapter, title in book.chapters.items():
        rules = [rule for rule in book.rules.values() if rule.chapter == chapter]
        terminal.line(f"{_prefix(rules[0]):<10} {title} ({len(rules)})")
    terminal.say("cli-rules-hint", count=len(book.rulings), flag="--rulings")


def _show(terminal: Terminal, book: Rulebook, id: str, tables: list[str]) -> None:
    """One thing by its id; ids of rules may be typed in small letters."""
    high = id.upper()
    chapter = [rule for rule in book.rules.values() if high in (rule.chapter, _prefix(rule))]
    if high in book.rules:
        _rule(terminal, book, book.rules[high])
    elif high in book.rulings:
        _ruling(terminal, book.rulings[high])
    elif chapter:
        terminal.line(book.chapters[chapter[0].chapter], style="bold")
        for rule in chapter:
            _rule(terminal, book, rule)
    elif tables:
        terminal.line(f"{id} {terminal.words.name(tables[0], id)}", style="bold")
        _rulings_on(terminal, book, id)
    else:
        raise CommandError("cli-rule-unknown", {"given": id})


def _prefix(rule: Rule) -> str:
    """`WR-MOVE` of `WR-MOVE-09`."""
    return rule.id.rpartition("-")[0]


def _rule(terminal: Terminal, book: Rulebook, rule: Rule) -> None:
    terminal.indented(Text.assemble((rule.id, "bold"), f" {rule.text}"), 0)
    _rulings_on(terminal, book, rule.id)


def _rulings_on(terminal: Terminal, book: Rulebook, id: str) -> None:
    for ruling in book.rulings_on(id):
        _ruling(terminal, ruling, 2)


def _ruling(terminal: Terminal, ruling: Ruling, by: int = 0) -> None:
    """The question, then the answer under it with where it comes from."""
    basis = terminal.words.say("cli-ruling-official" if ruling.official else "cli-ruling-reading")
    about = ", ".join(ruling.about)
    terminal.indented(Text.assemble((ruling.id, "bold"), f" ({basis}; {about}) {ruling.question}"), by)
    terminal.indented(Text(ruling.answer), by + 2)
