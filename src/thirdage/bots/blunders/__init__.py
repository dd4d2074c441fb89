"""Positions in which a good player does not hesitate, and how a bot does in them. Knows no game."""

from thirdage.bots.blunders.positions import HALVES, Blunder, blunders_of, has_blunders
from thirdage.bots.blunders.scores import Score, Scored, face, score

__all__ = ["HALVES", "Blunder", "Score", "Scored", "blunders_of", "face", "has_blunders", "score"]
