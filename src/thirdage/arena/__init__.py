"""Tournaments between bots: mirrored seeds, tests that may stop early, ratings, a report. Knows no game."""

from thirdage.arena.games import Finished
from thirdage.arena.journal import NoJournal, OtherTournament
from thirdage.arena.results import Meeting
from thirdage.arena.runner import on_processes, run
from thirdage.arena.tournament import Pairing, Tournament

__all__ = ["Finished", "Meeting", "NoJournal", "OtherTournament", "Pairing", "Tournament", "on_processes", "run"]
