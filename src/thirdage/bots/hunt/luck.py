"""Luck in Hunt for the Ring: the action dice, and the corruption tokens of encounters and of the rescue.

Every face is set against its share of the die, every token against the mean of the pool it was drawn from, where an Eye
counts what it would count at that moment (HR-ENC-08, HR-ENC-09). All of it is public. What is put back was drawn, too.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, cast

from thirdage.bots.luck import Account
from thirdage.games.hunt.facts import HuntFacts
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import CHANCE, Ask, Dice, Draws, Match, moment

Json = dict[str, Any]
POOL: Final = "hunt-pool"


class Ledger:
    """The accounts of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.facts = cast(HuntFacts, match.rules.facts)
        self.faces: dict[str, Account] = {}
        self.rolled = 0
        self.tokens = Account()

    def dice(self, ask: Ask, rolled: tuple[int, ...]) -> None:
        """Every face with its share of the die."""
        dice = cast(Dice, ask.options)
        self.rolled += dice.n
        ids = ask.rules.names.ids["face"]
        for face in sorted(set(dice.faces)):
            share = Fraction(dice.faces.count(face), len(dice.faces))
            self.faces.setdefault(ids[face], Account()).add(dice.n, dice.n * share, rolled.count(face))

    def token(self, ask: Ask, token: int, place: int) -> None:
        """A token against the mean of its pool."""
        eye = 1 + cast(Pursuit, moment(self.match, place).position).eyes_beside
        pool = cast(Draws, ask.options)
        expected = sum([self.worth(one[0], eye) * ask.probability(one) for one in pool], Fraction(0))
        self.tokens.add(1, expected, self.worth(token, eye))

    def worth(self, token: int, eye: int) -> int:
        """The corruption of a token; an Eye has no number."""
        return self.facts.tokens[token].value or eye

    def json(self) -> Json:
        """All accounts."""
        results = {face: account.json() for face, account in self.faces.items()}
        return {"dice": {"count": self.rolled, "results": results}, "tokens": self.tokens.json()}


def hunt_luck(match: Match) -> Json:
    """The luck of the line in play; what was taken back does not count."""
    history = match.history
    assert history is not None, "a fork has no history"
    ledger = Ledger(match)
    for place, step in enumerate(history.steps):
        ask = step.group[0]
        if ask.seat != CHANCE:
            continue
        if isinstance(ask.options, Dice):
            ledger.dice(ask, step.value[0])
        elif ask.purpose == POOL:
            ledger.token(ask, step.value[0], place)
    return ledger.json()
