"""Rules-of-thumb players of the Card Game: fights are weighed in victory points, cards in what they may win.

Everything follows from what the seat sees now, so a bot that sits down in the middle of a game answers as one that was
there.
"""

from thirdage.bots.cards.bot import RulesBot

__all__ = ["RulesBot"]
