"""The war on the map as one number: victory points that a side is likely to win, less those it is likely to lose.

Every army pulls at every settlement worth points, the more the nearer it is; a place falls the likelier, the more
pull there is on it against what guards it. Pulls add up by their cubes, so that one great host counts for more than
the same men in many places. What a move, a recruit or a Nazgul is worth is what it changes in all that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from thirdage.bots.wotr.board import Board, distances
from thirdage.bots.wotr.strength import blows, fought, leadership, might, promising, walls
from thirdage.games.wotr.constants import CHARACTER, LEADER, NAZGUL, SHADOW, STACKING_LIMIT, STRONGHOLD
from thirdage.games.wotr.facts import WarFacts
from thirdage.games.wotr.forces import Force, Picks, force

NEARNESS: Final = 0.74
"""What an army counts for at a distance of one more region."""
FEAR: Final = (1.2, 0.5)
"""How much a side minds losing points: the Free Peoples defend, the Shadow attacks."""
IDLE: Final = (0.25, 0.6)
"""What an army counts for whose nation is not at war."""
SIEGE_GARRISON: Final = 5
NOBODY_HOME: Final = 0.4
"""What an empty place still takes to conquer."""
HELP: Final = 0.25
"""What an army next to a place counts for in its defence."""
HARDLY: Final = 0.01
WORTHWHILE: Final = 0.03
"""A move that gains less is none."""


@lru_cache(maxsize=4)
def nearness(facts: WarFacts) -> tuple[tuple[float, ...], ...]:
    """What the cube of an army in one region counts for in another."""
    return tuple([tuple([NEARNESS ** (3 * far) for far in row]) for row in distances(facts)])


def falls(pull: float, guard: float) -> float:
    """How likely a place falls to a pull (a sum of cubes) against what guards it."""
    return pull / (pull + guard**3) if pull > 0 else 0.0


class Campaign:
    """The campaign of one side, as the board stands."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.side = board.side
        self.facts = board.facts
        self.near = nearness(board.facts)
        enemy = 1 - self.side
        worth = [r for r, place in enumerate(self.facts.regions) if place.vp]
        self.goals = [r for r in worth if board.controller(r) == enemy]
        self.homes = [r for r in worth if board.controller(r) == self.side]
        self.mine = {r: self.counts(self.side, here) for r, here in self._armies(self.side)}
        yours = {r: self.counts(enemy, here) for r, here in self._armies(enemy)}
        self.guard = {r: self._held(enemy, r, yours) for r in self.goals}
        self.pull = {r: self._pull(self.mine, r) for r in self.goals}
        self.threat = {r: self._pull(yours, r) for r in self.homes}
        self.walls = {r: walls(board, self.side, r) for r in self.homes}
        self.hope = {r: falls(self.pull[r], self.guard[r]) for r in self.goals}
        self.fear = {r: self._lost(r, {}) for r in self.homes}
        self._known: dict[tuple[int, int], tuple[float, Picks]] = {}

    def _armies(self, side: int) -> Iterator[tuple[int, Force]]:
        for forces in (self.board.field[side], self.board.inside):
            for region, here in forces.items():
                if here.side == side and here.units:
                    yield region, here

    def counts(self, side: int, here: Force) -> float:
        """The might of an army, less if its nations are not at war."""
        if not here.units:
            return 0.0
        strength = might(self.board, here)
        idle = [n for n in here.nations if not self.board.at_war[n]]
        return strength * (1 - (1 - IDLE[side]) * len(idle) / len(here.nations)) if idle else strength

    def _pull(self, armies: dict[int, float], region: int) -> float:
        near = self.near[region]
        return float(sum([strength**3 * near[r] for r, strength in armies.items()]))

    def _held(self, side: int, region: int, armies: dict[int, float]) -> float:
        """What guards a place: those in it behind its walls, and a little of those next to it."""
        here = might(self.board, self.board.force_at(side, region)) * walls(self.board, side, region)
        near = sum([armies.get(r, 0.0) for r in self.facts.regions[region].adjacent])
        return float(NOBODY_HOME + here + HELP * near)

    def _lost(self, home: int, changed: dict[int, float]) -> float:
        """How likely a place of ours is to fall, with other strengths in some regions."""
        mine = self.mine
        here = changed.get(home, mine.get(home, 0.0)) * self.walls[home]
        near = sum([changed.get(r, mine.get(r, 0.0)) for r in self.facts.regions[home].adjacent])
        return falls(self.threat[home], NOBODY_HOME + here + HELP * near)

    def gain(self, changed: dict[int, Force]) -> float:
        """What it is worth if these forces stood there."""
        strengths = {r: self.counts(self.side, here) for r, here in changed.items()}
        more = [(r, strength**3 - self.mine.get(r, 0.0) ** 3) for r, strength in strengths.items()]
        regions = self.facts.regions
        total = 0.0
        for goal in self.goals:
            near = self.near[goal]
            added = sum([change * near[r] for r, change in more])
            if abs(added) > HARDLY:
                hope = falls(max(0.0, self.pull[goal] + added), self.guard[goal])
                total += regions[goal].vp * (hope - self.hope[goal])
        touched = {home for r in changed for home in (r, *regions[r].adjacent) if home in self.fear}
        for home in touched:
            total -= FEAR[self.side] * regions[home].vp * (self._lost(home, strengths) - self.fear[home])
        return total

    # -- moving -----------------------------------------------------------------------------------------------------

    def may_go(self, start: int, region: int) -> Picks:
        """Who of an army may go to a region: nations not at war stay out of other nations' lands."""
        nation = self.facts.regions[region].nation
        out = []
        for f, n in self.board.force_at(self.side, start).figures:
            kind = self.facts.figures[f]
            rooted = kind.rank == CHARACTER and not self.facts.characters[kind.character].level
            foreign = kind.rank <= LEADER and not self.board.at_war[kind.nation] and nation not in (-1, kind.nation)
            if not rooted and not foreign:
                out.append((f, n))
        return tuple(out)

    def parts(self, start: int, region: int) -> Iterator[Picks]:
        """Parts of an army that could go: all of it, or all but a unit or two; never more than can stand there."""
        going = force(self.facts, self.may_go(start, region))
        room = STACKING_LIMIT - self.board.force_at(self.side, region).units
        for stay in (0, 1, 2):
            part = without(going, max(stay, going.units - room))
            if part.units and (stay == 0 or going.units > stay):
                yield part.figures

    def move(self, start: int, region: int) -> tuple[float, Picks]:
        """The best part of an army to go to a region, and what that is worth."""
        if (start, region) not in self._known:
            self._known[start, region] = self._move(start, region)
        return self._known[start, region]

    def _move(self, start: int, region: int) -> tuple[float, Picks]:
        board = self.board
        best: tuple[float, Picks] = (-9.0, ())
        if board.field[1 - self.side].get(region) and board.field[1 - self.side][region].units:
            return best
        here, there = board.force_at(self.side, start), board.force_at(self.side, region)
        for picks in self.parts(start, region):
            worth = self.gain({start: here.minus(picks), region: there.plus(picks)})
            worth += self._taken(region, here, start)
            if worth > best[0]:
                best = worth, picks
        return best

    def _taken(self, region: int, here: Force, start: int) -> float:
        """Walking into a settlement of the enemy that nobody defends; walking out of a siege."""
        board = self.board
        place = self.facts.regions[region]
        worth = 0.0
        if board.controller(region) == 1 - self.side and region not in board.inside:
            worth += 0.3 + 1.2 * place.vp
        if board.besieged(start) == 1 - self.side and here.units <= SIEGE_GARRISON:
            worth -= 1.0
        return worth

    def moves(self, led: bool) -> list[tuple[float, int, int]]:
        """The moves of all armies that are worth something, the best first."""
        out = []
        for start, here in self.board.field[self.side].items():
            if here.units and (not led or leadership(self.board, here)):
                for region in self.facts.regions[start].adjacent:
                    worth, picks = self.move(start, region)
                    if picks and worth > WORTHWHILE:
                        out.append((worth, start, region))
        return sorted(out, reverse=True)

    # -- attacking --------------------------------------------------------------------------------------------------

    def attackers(self, start: int) -> Force:
        """Everybody of an army who may attack."""
        here = self.board.force_at(self.side, start)
        going = force(
            self.facts,
            [(f, n) for f, n in here.figures
             if self.facts.figures[f].rank > LEADER or self.board.at_war[self.facts.figures[f].nation]],
        )  # fmt: skip
        rest = here.minus(going.figures)
        return without(going, 1) if rest.leaders and not rest.units else going

    def attack(self, start: int, region: int) -> float:
        """What attacking is worth, from -9 (madness) to about 8."""
        board = self.board
        going = self.attackers(start)
        facing = board.force_at(1 - self.side, region)
        if not going.units or not facing.units:
            return -9.0
        place = self.facts.regions[region]
        stronghold = board.controller(region) == 1 - self.side and place.settlement == STRONGHOLD
        inside = start == region and board.besieged(region) == 1 - self.side
        sides = fought(board, going, facing, region, assault=inside or stronghold)
        hope = promising(sides, self.side)
        if stronghold and not inside:
            # They will withdraw: what counts is whether the siege can be won, and help from behind counts too.
            hope = max(hope, promising(fought(board, going, facing, region, assault=False), self.side) - 0.5)
        worth = 4 * hope + 0.15 * min(8, blows(facing))
        if hope > 0:
            worth += 1.3 * place.vp if board.controller(region) == 1 - self.side else 0.5
        if self.side != SHADOW:
            worth -= 0.5
        return worth

    def attacks(self, led: bool) -> list[tuple[float, int, int]]:
        """All attacks that could be made, the best first."""
        board, out = self.board, []
        for start, here in self._armies(self.side):
            if led and not leadership(board, here):
                continue
            shut_in = board.besieged(start) == self.side
            near = (start,) if shut_in else (start, *self.facts.regions[start].adjacent)
            for region in near:
                open_field = board.field[1 - self.side].get(region)
                other = board.inside.get(region) if region == start and not shut_in else open_field
                if other and other.units and other.side == 1 - self.side:
                    out.append((self.attack(start, region), start, region))
        return sorted(out, reverse=True)

    # -- recruiting -------------------------------------------------------------------------------------------------

    def recruit(self, figure: int, region: int) -> float:
        """What one more figure there is worth."""
        here = self.board.force_at(self.side, region)
        if here.units >= STACKING_LIMIT and self.facts.figures[figure].is_unit:
            return -1.0
        if self.facts.figures[figure].rank == NAZGUL:
            return 0.25
        return self.gain({region: here.plus(((figure, 1),))})

    def lead(self, figure: int, count: int, start: int, region: int) -> float:
        """What it is worth if Nazgul or minions fly from a region to another."""
        picks: Picks = ((figure, count),)
        here, there = self.board.force_at(self.side, start), self.board.force_at(self.side, region)
        return self.gain({start: here.minus(picks), region: there.plus(picks)})


def without(here: Force, units: int) -> Force:
    """An army less so many units, Regulars first."""
    kinds = here.facts.figures
    for f, n in sorted(here.figures, key=lambda pick: kinds[pick[0]].rank):
        if kinds[f].is_unit and units > 0:
            leave = min(n, units)
            here = here.minus(((f, leave),))
            units -= leave
    return here
