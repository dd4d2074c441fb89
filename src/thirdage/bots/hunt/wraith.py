"""A Ringwraith's turn by rules of thumb: where a Nazgûl should stand, and what its action is worth there.

Everything is told in points of corruption. A hunt is worth what an encounter would bring, as likely as Frodo's last
location is there; questions are worth what they tell; a place is worth what it covers of where he may be next.
"""

from __future__ import annotations

from typing import Final

from thirdage.bots.hunt.ground import FAR, near
from thirdage.bots.hunt.guess import Guess, Shares, unsure
from thirdage.bots.hunt.style import PLAIN, Style
from thirdage.bots.hunt.worth import mean_token, of_card, of_half
from thirdage.games.hunt import asks
from thirdage.games.hunt.constants import (
    ACTION_DICE,
    ALL_NAZGUL,
    ALLY,
    HERE,
    NIGHT,
    PHASES,
    RING,
    SERVES,
    SHADOW,
    SORCERY,
    SWORD,
)
from thirdage.games.hunt.constants import HUNT as HUNTED
from thirdage.games.hunt.draws import dice_left
from thirdage.games.hunt.glance import Glance
from thirdage.kernel import Form, Option

COSTS: Final = {RING: 0.12, SWORD: 0.55, SORCERY: 0.15, SHADOW: 0.6}
"""What a die would bring another time, at the beginning of the day."""
TURNS_OF_A_DAY: Final = 12


class WraithTurn:
    """The turn of one Nazgûl as its player sees it."""

    def __init__(self, glance: Glance, guess: Guess, nazgul: int, style: Style = PLAIN) -> None:
        self.style = style
        self.at = glance.table
        self.kept = glance.kept
        self.guess = guess
        self.nazgul = nazgul
        self.here: int = self.at.nazgul[nazgul]
        self.ground = guess.ground
        self.mean = mean_token(self.at)
        self.dice = dice_left(self.at)
        self.found = self._found()
        turn = int(self.at.next[1]) if self.at.next[0] in ("nazgul", "effect") else 0
        self.turns_left = (NIGHT - self.at.phase) * len(ALL_NAZGUL) + len(ALL_NAZGUL) - 1 - turn
        order = self.at.order_of_play() if self.at.orders else tuple(ALL_NAZGUL)
        self.later = order[turn + 1 :]
        self._places: dict[int, float] = {}
        self._ride: float | None = None
        self._begun = self.at.next[0] in ("nazgul", "effect")
        """Whether this phase's turn is under way, so that it is the next one that a place is for."""
        self._others = [self.at.nazgul[n] for n in ALL_NAZGUL if n != nazgul and self.at.nazgul[n] >= 0]
        self._sought: list[tuple[int, int, float, float]] | None = None

    def _found(self) -> int:
        """Where he was found in this phase; -1 if he was not."""
        if not self.at.found:
            return -1
        return next((of for _, kind, of, answer in reversed(self.at.asked) if kind == HUNTED and answer == HERE), -1)

    # -- places ---------------------------------------------------------------------------------------------------
    def sought(self) -> list[tuple[int, int, float, float]]:
        """Where he may be in the phases to come: by location and phase how late, how likely, and who else is near.

        The first is what of the distance does not count: in a later phase one has had more turns to come there.
        """
        if self._sought is None:
            self._sought = [
                (spare, place, weight * share, self.style.shared * self._nearest(place, spare))
                for spare, (weight, shares) in enumerate(self._phases_ahead())
                for place, share in shares.items()
            ]
        return self._sought

    def _phases_ahead(self) -> list[tuple[float, Shares]]:
        """Where he will be in each of the next phases, and how much it counts. By night he may rest."""
        style = self.style
        places = [self.guess.where, *self.guess.later(len(style.foresight))]
        made = [1.0]
        """How likely he will have made so many entries."""
        out: list[tuple[float, Shares]] = []
        for phase, weight in enumerate(style.foresight, self.at.phase + self._begun):
            rests = style.rests if phase % len(PHASES) == NIGHT else 0.0
            made = [
                stays * rests + moves * (1 - rests) for stays, moves in zip([*made, 0.0], [0.0, *made], strict=True)
            ]
            out.append((weight, _mixed(made, places)))
        return out

    def _nearest(self, place: int, spare: int) -> float:
        return max([near(self.ground.ride(other, place) - spare) for other in self._others], default=0.0)

    def place(self, space: int) -> float:
        """What it is worth to end the turn in a space."""
        known = self._places.get(space)
        if known is not None:
            return known
        if self.found >= 0:
            apart = self.ground.apart(space, self.found)
            worth = (
                self.style.gather * self.mean * (2 if self.nazgul == self.at.chief else 1)
                if apart <= 1
                else 0.3 / apart
            )
        else:
            worth = 0.0
            for spare, there, share, covered in self.sought():
                more = near(self.ground.ride(space, there) - spare) - covered
                if more > 0:
                    worth += share * more
            worth *= self.style.cover
        self._places[space] = worth
        return worth

    def best_ride(self) -> float:
        """What moving on afterwards may still gain."""
        if self.at.moved:
            return 0.0
        reach = self.at.board.nazgul_reach(self.here, self.at.closed, night=self.at.night)
        return max(0.0, max([self.place(space) for space in reach], default=0.0) - self.place(self.here))

    # -- actions --------------------------------------------------------------------------------------------------
    def hunt(self, space: int) -> float:
        """HR-ENC-04: as many tokens as Nazgûl will stand near, if he is there."""
        share = self.guess.where.get(space, 0.0)
        if not share or self.found >= 0:
            return 0.0
        tokens = 1.0
        for other in ALL_NAZGUL:
            if other == self.nazgul:
                continue
            if self.ground.apart(self.at.nazgul[other], space) <= 1:
                tokens += 0.95
            elif other in self.later and self.ground.ride(self.at.nazgul[other], space) <= 1:
                tokens += 0.8
        return self.style.hunts * share * self.mean * tokens

    def search(self, space: int) -> float:
        """HR-SRC: what the answer tells, the more the nearer it is to where he may be; a token may come to light."""
        if not self.at.board.is_location(space) or space in self.at.tracks or space in self.at.ally_tokens:
            return 0.0
        worth = self.clue(space)
        if space in self.at.board.starts:
            return 0.0
        return worth

    def clue(self, space: int) -> float:
        """What it is worth to know whether he has been in a location."""
        nearness = sum([
            share * 0.8 ** self.ground.apart(space, place)
            for place, share in self.guess.where.items()
            if self.ground.apart(space, place) < FAR
        ])  # fmt: skip
        worth = self.style.searched * unsure(self.guess.passed.get(space, 0.0)) * (0.25 + nearness)
        if self.at.chapter == 1 and self.at.board.kind[space] == ALLY and space not in self.at.gained:
            asked = any(of == space for _, _, of, _ in self.at.asked)
            if not asked and space in self.at.facts.information:
                worth += self.style.ability * self.kept / max(1, len(self.at.facts.information) - len(self.at.gained))
        return worth

    def perceive(self, which: int, *, section: bool) -> float:
        """HR-PER: what the answer tells."""
        shares = self.guess.sections if section else self.guess.areas
        return self.style.bit * unsure(self.guess.felt(shares, which, section=section))

    def cost(self, *dice: int) -> float:
        """What dice would bring later in the day."""
        left = len(self.dice) - len(dice)
        if left >= self.turns_left:
            return 0.0
        each = [COSTS[SERVES[die][0] if len(SERVES[die]) == 1 else SHADOW] for die in dice]
        return self.style.costs * sum(each) * self.turns_left / TURNS_OF_A_DAY

    def action_at(self, space: int) -> float:
        """The best that an action could bring there."""
        board = self.at.board
        best = 0.0
        if self.at.acted:
            return best
        free = self.at.eye or self.nazgul == self.at.chief
        if board.is_location(space) and space not in self.at.ally_tokens:
            best = self.hunt(space) + 0.5 * self.clue(space) if free else self.search(space)
            for die in self.dice:
                if SWORD in SERVES[die]:
                    best = max(best, self.hunt(space) + 0.5 * self.clue(space) - self.cost(die))
        for die in dict.fromkeys(self.dice):
            if RING in SERVES[die]:
                area, section = self.at.facts.area_of(space), self.at.facts.section_of(space)
                felt = max(self.perceive(area, section=False), self.perceive(section, section=True))
                best = max(best, felt - self.cost(die))
        return best

    # -- answers --------------------------------------------------------------------------------------------------
    def option(self, option: Option) -> float:
        """What one of the answers of the turn is worth."""
        form = option.form
        if option is asks.END:
            return 0.0
        if form is asks.RIDE:
            return self.place(option[0]) - self.place(self.here) + self.action_at(option[0])
        if self._ride is None:
            self._ride = self.best_ride()
        return self._act(form, option) + self._ride

    def _act(self, form: Form, option: Option) -> float:
        here = self.here
        if option is asks.SEARCH:
            return self.search(here)
        if option is asks.HUNT:
            return self.hunt(here) + self.clue(here) * 0.5
        paid = option[0]
        dice: tuple[int, ...] = paid if isinstance(paid, tuple) else (paid,)
        return self._with_dice(form, option) - self.cost(*dice)

    def _with_dice(self, form: Form, option: Option) -> float:
        here = self.here
        if form in (asks.HUNT_WITH, asks.TWO_HUNT):
            return self.hunt(here) + self.clue(here) * 0.5
        if form in (asks.PERCEIVE_AREA, asks.TWO_AREA):
            return self.perceive(option[1], section=False)
        if form in (asks.PERCEIVE_SECTION, asks.TWO_SECTION):
            return self.perceive(option[1], section=True)
        if form in (asks.STEP, asks.TWO_STEPS):
            return self.place(option[1]) - self.place(here)
        if form is asks.STEP_SEARCH:
            return self.place(option[1]) - self.place(here) + self.search(option[1])
        if form is asks.DRAW_SORCERY:
            room = len(self.at.sorcery_hands[self.at.commander(self.nazgul)]) < ACTION_DICE - 1
            return self.style.draws * (0.35 if room else 0.1)
        if form is asks.PLAY_SORCERY:
            return self.style.cards * self.card(option[1], option[2])
        if form is asks.DRIVE_OFF:
            return 0.6 * self.guess.soon.get(option[1], 0.0)
        return 0.3

    def card(self, card: int, half: int) -> float:
        """What it brings to play a Sorcery card now."""
        row = self.at.facts.cards[card]
        worth = of_half(self.at, row, half)
        for op in row.options[half]["ops"]:
            if op["op"] == "hunt":
                worth += self._hunt_by_card(op["where"]) - 0.7
            elif op["op"] == "perception" and op["where"] == "any_zone":
                worth += self.style.bit * max([unsure(share) for share in self.guess.areas.values()], default=0.0) - 0.5
        return worth

    def _hunt_by_card(self, where: str) -> float:
        if where == "nazgul_locations":
            return sum(sorted([self.hunt(space) for space in {*self.at.nazgul}])[-2:])
        if where == "active":
            return self.hunt(self.here)
        return max([self.hunt(place) for place in self.guess.where], default=0.0) * 0.5

    def held(self, card: int) -> float:
        """What it is worth to hold a card."""
        return of_card(self.at, card)


def _mixed(parts: list[float], places: list[Shares]) -> Shares:
    """Where he is if each of these is so likely."""
    out: Shares = {}
    for part, shares in zip(parts, places, strict=False):
        if part:
            for place, share in shares.items():
                out[place] = out.get(place, 0.0) + part * share
    return out
