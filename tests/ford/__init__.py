"""The Ford: a tiny complete game, used only by tests, that holds what threatens the kernel in the real games.

A walker goes secretly along a ring of six places; one or two hunters question the places, set scouts, play cards
and strike. Hidden hands, decks with known tops, face-down commitments, reactions, a secret path, parallel
discards, a nested effect, a fight that is its own seam, and an expansion (Storm).
"""

from .game import FORD, Ford

__all__ = ["FORD", "Ford"]
