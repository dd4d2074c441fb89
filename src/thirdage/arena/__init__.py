"""Tournaments between bots: mirrored seeds, tests that may stop early, ratings, a report. Knows no game."""

from thirdage.arena.games import Finished
from thirdage.arena.journal import NoJournal, OtherTournament
from thirdage.arena.plan import Pairing, Tournament
from thirdage.arena.results import Meeting
from thirdage.arena.running import on_processes, run

__all__ = ["Finished", "Meeting", "NoJournal", "OtherTournament", "Pairing", "Tournament", "on_processes", "run"]
