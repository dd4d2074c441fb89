"""Rules-of-thumb players of Hunt for the Ring: a Ring-bearer who hides, and Ringwraiths who reckon where he may be.

Everything follows from what the seat sees now, so a bot that sits down in the middle of a game answers as one that was
there.
"""

from thirdage.bots.hunt.bot import RulesBot

__all__ = ["RulesBot"]
