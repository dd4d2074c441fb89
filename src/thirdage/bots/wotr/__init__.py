"""Rules-of-thumb players of War of the Ring: what a fair player of some experience does without thinking long.

A bot keeps nothing in mind between two answers: everything follows from what its seat sees now. What leads over
several asks (a die, what to do with it, from where, with whom) is thought out anew each time by the same valuation,
and so comes out the same.
"""

from thirdage.bots.wotr.bot import RulesBot

__all__ = ["RulesBot"]
