"""Plays a tournament pairing by pairing, on all cores or a cluster, until everything is decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path

from thirdage.arena.games import Finished, PlayNumber
from thirdage.arena.journal import Journal
from thirdage.arena.results import Meeting
from thirdage.arena.tournament import Pairing, Tournament
from thirdage.bots.workers import as_they_come

Spread = Callable[[Callable[[int], Finished], list[int]], Iterator[Finished]]
"""Does some work for each number and gives each result as soon as it is there."""
OnGame = Callable[[Meeting], None]
"""Hears of each game: what its meeting has come to."""


def on_processes(jobs: int) -> Spread:
    """On so many processes of this machine; 0: all cores."""
    return lambda work, numbers: as_they_come(work, numbers, jobs)


def run(tournament: Tournament, how: Spread, path: Path | None = None, on_game: OnGame | None = None) -> list[Meeting]:
    """Play what the journal lacks, and return all meetings."""
    tournament.check()
    journal = Journal(path, tournament)
    return [_meet(tournament, pairing, how, journal, on_game) for pairing in tournament.pairings()]


def _meet(tournament: Tournament, pairing: Pairing, how: Spread, journal: Journal, on_game: OnGame | None) -> Meeting:
    """Play one pairing until its bars are decided or its seeds are used up."""
    meeting = Meeting(pairing, tournament.sides(), tournament.bars(pairing))
    games = _in_order(tournament, pairing, how, journal)
    try:
        for game in games:
            meeting.add(game)
            if on_game is not None:
                on_game(meeting)
            if meeting.pair_is_whole() and meeting.decided():
                break
    finally:
        games.close()
    return meeting


def _in_order(
    tournament: Tournament, pairing: Pairing, how: Spread, journal: Journal
) -> Generator[Finished, None, None]:
    """The games of a pairing in order: those of the journal as they are, the others played and written down.

    A game is written down when it is over, and counts when its turn comes: if games counted as they end, a test that
    stops early would see the short ones first.
    """
    numbers = range(tournament.pairs * pairing.games_a_seed)
    lacking = [number for number in numbers if (pairing.id, number) not in journal.done]
    fresh = _closing(how(PlayNumber(tournament, pairing), lacking))
    try:
        for number in numbers:
            while (pairing.id, number) not in journal.done:
                journal.add(next(fresh))
            yield journal.done[pairing.id, number]
    finally:
        fresh.close()


def _closing(results: Iterable[Finished]) -> Generator[Finished, None, None]:
    """The results as a generator, so that to close it stops the work."""
    yield from results
