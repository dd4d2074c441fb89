"""Prints a whole game as players read it: the log, what is asked, what may be answered, what is refused.

    python tools/reading.py wotr --lang ru --seed 7 --option players=4 --bots rules,rules > game.txt

For translators and for whoever proof-reads them. Answers and refusals that the reader has seen already are left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from thirdage.bots import register_outside_games
from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.bots.nonsense import random_option
from thirdage.cli.match_options import match_options
from thirdage.cli.sentences import Sentences
from thirdage.games import find
from thirdage.kernel import REFEREE, Ask, Match, Rng
from thirdage.locale import Words, catalogues, languages

SHOWN: Final = 12
"""So many new answers of an ask are printed."""
ATTEMPTS: Final = 4
"""So many random answers and intents are tried at each ask, for the reasons why they are refused."""


T = TypeVar("T")


class Reader:
    """Turns a match into lines and remembers what it has told."""

    def __init__(self, match: Match, language: str, folders: tuple[Path, ...]) -> None:
        self.match = match
        self.sentences = Sentences(Words(language, folders), match.rules.names)
        self.told: set[str] = set()
        self.rng = Rng(match.index + 1)
        self.seen = 0

    def news(self) -> Iterator[str]:
        """The log since last time."""
        log = self.match.log(REFEREE)[self.seen :]
        self.seen += len(log)
        yield from (line for _, line in self.sentences.story(self.match.game, log))

    def asked(self, ask: Ask) -> Iterator[str]:
        """The question, answers that are new, and reasons that are new."""
        yield f"  ? {self.sentences.seat(ask.seat)} | {self.sentences.prompt(ask)}"
        offered = ask.options
        some = [offered.sample(self.rng) for _ in range(SHOWN)] if offered.parametric else offered
        yield from self._new((f"    - {self.sentences.answer(ask, option)}" for option in some), SHOWN)
        yield from self._new((f"    ! {reason}" for reason in self._refusals(ask)), ATTEMPTS)

    def _refusals(self, ask: Ask) -> Iterator[str]:
        names = self.match.rules.names
        for form in self._some(ask.spec.forms.values()):
            option = random_option(form, names, self.rng)
            if option is not None and (reason := ask.options.reason_against(option)) is not None:
                yield self.sentences.message(reason)
        for ways in self._some(self.match.rules.intents.values()):
            option = random_option(ways[0][0], names, self.rng)
            if option is not None:
                reason = self.match.explain(ask.seat, option.json(names))
                if reason is not None:
                    yield self.sentences.message(reason)

    def _some(self, items: Iterable[T]) -> list[T]:
        listed = list(items)
        self.rng.shuffle(listed)
        return listed[:ATTEMPTS]

    def _new(self, lines: Iterator[str], limit: int) -> Iterator[str]:
        for line in lines:
            if line not in self.told and limit:
                self.told.add(line)
                limit -= 1
                yield line


def read(match: Match, seed: int, bots: tuple[str, ...], language: str) -> Iterator[str]:
    """A game of these bots to its end, as lines."""
    reader = Reader(match, language, tuple(catalogues(find(match.game))))
    players = seated_bots(match, seed, bots)
    while match.asks:
        yield from reader.news()
        ask = match.asks[0]
        yield from reader.asked(ask)
        option = players.choose(ask)
        yield f"    > {reader.sentences.answer(ask, option)}"
        match.answer(option, ask.seat, ask.index)
    yield from reader.news()
    if match.outcome is not None:
        yield reader.sentences.outcome(match.outcome.json())


def main() -> None:
    """Read the command line and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--lang", default="en", choices=sorted(languages()))
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    words.add_argument("--bots", default="rules")
    given = words.parse_args()
    register_outside_games()
    game = find(given.game)
    match = new_match(game, match_options(game, None, given.option), given.seed)
    for line in read(match, given.seed, tuple(given.bots.split(",")), given.lang):
        print(line)


if __name__ == "__main__":
    main()
