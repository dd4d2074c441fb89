"""Rules-of-thumb players of War of the Ring: what a fair player of some experience does without thinking long.

Everything follows from what its seat sees now. What leads over several asks (a die, what to do with it, from where,
with whom) comes from the same valuation each time, and so fits together. What a bot keeps in mind between two answers
only saves it from thinking the same twice: a bot that sits down in the middle of a game answers as one that was there.
"""

from thirdage.bots.wotr.bot import RulesBot

__all__ = ["RulesBot"]
