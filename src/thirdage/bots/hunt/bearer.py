"""The Ring-bearer's turn by rules of thumb: on toward an exit, but not where the Ringwraiths must look for him.

Everything is told in points of corruption, as they would cost or be saved. He reckons where the Ringwraiths must think
that he is (`guess`), who of them can be there in this phase, and with what dice.
"""

from __future__ import annotations

from math import pow  # noqa: A004 (a float for certain)
from typing import Final

from thirdage.bots.hunt.guess import Guess
from thirdage.bots.hunt.style import PLAIN, Style
from thirdage.bots.hunt.worth import mean_token, of_half
from thirdage.games.hunt import asks
from thirdage.games.hunt.constants import ALL_NAZGUL, FRODO, LAST_ENTRY, MERRY, SAM, SERVES, STEPS, SWORD
from thirdage.games.hunt.glance import Glance
from thirdage.kernel import Option

DEED: Final = 2.0
ENOUGH_CARDS: Final = 2


class BearerTurn:
    """The table as the Ring-bearer sees it."""

    def __init__(self, glance: Glance, guess: Guess, style: Style = PLAIN) -> None:
        self.style = style
        self.at = glance.table
        self.glance = glance
        self.guess = guess
        self.ground = guess.ground
        self.mean = mean_token(self.at)
        swords = len([die for die in self.at.dice if SWORD in SERVES[die]])
        more = (len(self.at.dice) - swords) // 2 if self.at.abilities >= 2 else 0
        self.hunts = swords + more

    # -- danger ---------------------------------------------------------------------------------------------------
    def danger(self, last: int, share: float, *, eye: bool) -> float:
        """What it may cost to be hunted there in this phase, if that is how likely the Ringwraiths think him there."""
        riders = [n for n in ALL_NAZGUL if self.ground.ride(self.at.nazgul[n], last) <= 1]
        if not riders or last in self.at.ally_tokens:
            return 0.0
        hunts = len(ALL_NAZGUL) if eye else self.hunts + (self.at.chief >= 0)
        tries = min(len(riders), hunts)
        if not tries:
            return 0.0
        found = min(0.95, pow(share, self.style.sure) * (0.7 + 0.3 * tries))
        tokens = 1 + self.style.crowd * (len(riders) - 1)
        cost = self.style.feared * found * tokens * self.mean
        if self.at.corruption + tokens * self.mean >= self.limit:
            cost *= 2
        return float(cost)

    @property
    def limit(self) -> int:
        """The corruption that loses the game."""
        return self.at.limit

    def share(self, last: int) -> float:
        """How likely the Ringwraiths will think him there after a move."""
        return self.guess.soon.get(last, 0.0)

    # -- moving in chapter 1 --------------------------------------------------------------------------------------
    def entry(self, option: Option, *, escape: bool = False) -> float:
        """What it costs to record a location or a dot, or in an escape to stay."""
        at = self.at
        if option.form is asks.RECORD:
            last, dots = option[0], 0
        else:
            last, dots = at.frodo_last, at.dots + (option.form is asks.DOT_FORM)
        left = LAST_ENTRY - at.track - 1
        now, then = self.ground.entries_left(at.frodo_last, at.dots), self.ground.entries_left(last, dots)
        if then == 0:
            return -3.0
        cost = self.style.wasted * (then + 1 - now) + self.style.token * max(0, then - left)
        share = self.guess.where.get(last, 0.0) if option.form is not asks.RECORD and escape else self.share(last)
        if not escape:
            cost += self.danger(last, share, eye=at.night)
        else:
            cost += self.danger(last, share, eye=False)
        near = [self.ground.ride(at.nazgul[n], last) for n in ALL_NAZGUL]
        return cost + self.style.next_door * sum([1.0 / (1 + turns) for turns in near])

    def rest(self) -> float:
        """What it costs to rest."""
        last = self.at.frodo_last
        return self.danger(last, self.guess.where.get(last, 0.0), eye=False)

    def night_move(self) -> float:
        """What it costs to move by night, the entry itself left out."""
        if self.at.free_night_move:
            return 0.0
        return self.style.night_move * (3 if self.at.corruption + 1 >= self.limit else 1)

    # -- the turn -------------------------------------------------------------------------------------------------
    def option(self, option: Option) -> float:
        """What an answer of his turn is worth; those that come first are worth most."""
        at, form = self.at, option.form
        if form is asks.USE_COMPANION:
            return self._companion(option[0])
        if form is asks.TURN_COMPANION:
            return -1.0
        if option is asks.DEED or option is asks.ENTER_RIVENDELL:
            return 60.0
        if option is asks.REVEAL:
            return self._reveal()
        if form in (asks.RECORD, asks.DOT_FORM):
            return 40.0 - self.entry(option) - (self.night_move() if at.night else 0.0)
        if option is asks.ADVANCE:
            return 40.0 - self._ahead() - (self.night_move() if at.night else 0.0)
        if option is asks.REST:
            return 40.0 - self.rest()
        if form is asks.MOVE_GANDALF:
            return 20.0 + self.gandalf(option[0])
        if form is asks.PLAY_ALLY:
            worth = self.card(option[0], option[1])
            return 10.0 + worth if worth >= self.style.played else -1.0
        if option is asks.SPEND:
            return 5.0 if self.glance.hand <= ENOUGH_CARDS and at.available >= 2 else -0.5
        return 0.0

    def _ahead(self) -> float:
        """What it costs to go on along the card (HR-JRN-03)."""
        at = self.at
        rows = at.facts.journeys[at.journey].places
        if at.track + 1 >= len(rows) - 1:
            return -5.0
        last = next(place for place in reversed(rows[: at.track + 2]) if at.board.is_location(place))
        return self.danger(last, self.share(last), eye=at.night)

    def _companion(self, companion: int) -> float:
        """Frodo hurries whenever he can: a move without a turn of the Ringwraiths; Sam where a move by night is due."""
        at = self.at
        if companion == FRODO:
            return 50.0 if at.chapter == 2 or self.ground.entries_left(at.frodo_last, at.dots) > 1 else -1.0
        if companion == SAM:
            return 45.0 if self.rest() > 1.0 else -1.0
        if companion == MERRY:
            return 8.0 if at.available >= 2 and len(at.ally_hand) >= ENOUGH_CARDS else -1.0
        return 9.0

    # -- cards ----------------------------------------------------------------------------------------------------
    def card(self, card: int, half: int) -> float:
        """What it brings to play an Ally card now."""
        at = self.at
        row = at.facts.cards[card]
        worth = of_half(at, row, half, hand=True)
        threat = self.danger(at.frodo_last, self.guess.where.get(at.frodo_last, 0.0), eye=at.eye)
        for op in row.options[half]["ops"]:
            name = op["op"]
            if name == "corruption":
                worth += 1.0 if at.corruption > 0 else -2.0
            elif name in ("move_nazgul", "hold", "discard_die", "place_ally", "slow"):
                worth += 0.4 * threat - 0.15
            elif name == "gain_fellowship":
                worth -= 0.35 if not at.pool else 0.0
            elif name == "draw_ally" and len(at.ally_hand) > 3:
                worth -= 0.3
            elif name == "move_frodo" and at.chapter == 1 and at.board.moves_to_exit(at.frodo_last, at.dots) > 12:
                worth -= 0.2
        return worth

    # -- Gandalf --------------------------------------------------------------------------------------------------
    def gandalf(self, space: int) -> float:
        """HR-DEED: on to the nearest deed that is left, then to an exit; not where he will be hunted."""
        board = self.at.board
        goals = self.at.deeds or tuple(board.exits)
        ways = min([self._connected(space, goal) for goal in goals])
        last = self.guess.gandalf.get(space, 0.0)
        return -self.style.deeds * ways - last * self.hunts * 0.2

    def _connected(self, origin: int, goal: int) -> int:
        """How many moves of Gandalf it takes."""
        seen, edge, moves = {origin}, {origin}, 0
        while goal not in seen:
            edge = {there for here in edge for there in self.at.board.dots_between[here]} - seen
            if not edge:
                return LAST_ENTRY
            seen |= edge
            moves += 1
        return moves

    def _reveal(self) -> float:
        """HR-APP: to drive Nazgûl away from Frodo."""
        at = self.at
        riders = [n for n in ALL_NAZGUL if self.ground.ride(at.nazgul[n], at.frodo_last) <= 1]
        there = [n for n in riders if at.nazgul[n] == at.gandalf_last]
        return 15.0 if there and at.available >= 2 and self.guess.where.get(at.frodo_last, 0.0) > 0.3 else -1.0

    def remaining(self) -> int:
        """How many divisions of the track are before him in chapter 2."""
        return STEPS[self.at.facts.journeys[self.at.journey].deck] - self.at.track
