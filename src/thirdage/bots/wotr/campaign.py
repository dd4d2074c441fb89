"""The war on the map as one number: victory points that a side is likely to win, less those it is likely to lose.

Every army pulls at every settlement worth points, the more the nearer it is; a place falls the likelier, the more
pull there is on it against what guards it. Pulls add up by their cubes, so that one great host counts for more than
the same men in many places. What a move, a recruit or a Nazgul is worth is what it changes in all that.

A campaign is thought out once for a position: `campaign_of` takes it again where all it rests on is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import mul
from typing import Final

from thirdage.bots.wotr.armies import Shift, blows, counts, leadership, may_attack, might, reinforced, shift, shifts
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.features import A_MARCH, marches
from thirdage.bots.wotr.ground import HELP, NOBODY_HOME, Touch, ground_of
from thirdage.bots.wotr.strength import fought, promising
from thirdage.games.wotr.model.constants import NAZGUL, SHADOW, STACKING_LIMIT, STRONGHOLD
from thirdage.games.wotr.model.forces import Force, Picks

SIEGE_GARRISON: Final = 5
HARDLY: Final = 0.01
ROUNDING: Final = 1e-6
REMEMBERED: Final = 32
"""So many campaigns a bot remembers."""
WORTHWHILE: Final = 0.03
"""A move that gains less is none."""
NO_MOVE: Final[tuple[float, Picks]] = (-9.0, ())


def falls(pull: float, guard: float) -> float:
    """How likely a place falls to a pull (a sum of cubes) against what guards it."""
    return pull / (pull + guard**3) if pull > 0 else 0.0


def pulls(armies: dict[int, float], rows: list[tuple[float, ...]], places: int) -> list[float]:
    """How much these armies together pull at each of so many places."""
    if not armies:
        return [0.0] * places
    cubes = [strength**3 for strength in armies.values()]
    return [sum(map(mul, cubes, column), 0.0) for column in zip(*[rows[r] for r in armies], strict=True)]


def campaign_of(board: Board) -> Campaign:
    """The campaign as the board stands."""
    memory, standing = board.memory, board.standing()
    last, campaign = memory.latest
    if last != standing:  # Seldom; and to compare takes less than to look it up.
        known = memory.campaigns
        campaign = known.get(standing)
        if campaign is None:
            if len(known) >= REMEMBERED:
                known.clear()
            campaign = known[standing] = Campaign(board)
        memory.latest = (standing, campaign)
    assert isinstance(campaign, Campaign)
    return campaign


class Campaign:
    """The campaign of one side, as the board stands."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.side = board.side
        self.facts = board.facts
        fear = board.memory.style.fear[board.side]
        self.ground = ground = ground_of(board.facts, board.side, board.glance.captured, fear)
        self.at_war, self.unit_leaders = board.war_mask, board.unit_leaders
        self.goals = ground.goals
        mine, yours = self._strengths(self.side), self._strengths(1 - self.side)
        regions = self.facts.regions
        self._hopes: list[tuple[int, float, float, float]] = []
        """Of each goal: its points, the pull on it, the cube of its guard, and how likely it falls."""
        for goal, pull in zip(self.goals, pulls(mine, ground.goal_rows, len(self.goals)), strict=True):
            guard = self._guard(1 - self.side, goal, yours)
            self._hopes.append((0 if goal in board.closed else regions[goal].vp, pull, guard**3, falls(pull, guard)))
        self.fear: dict[int, float] = {}
        """How likely each home falls."""
        self._held: list[tuple[float, float, float, float]] = []
        """Of each home: how much we mind its fall, the threat to it, what guards it, and how likely it falls."""
        threats = pulls(yours, ground.home_rows, len(ground.homes))
        for home, threat, minded in zip(ground.homes, threats, ground.minded, strict=True):
            guard = NOBODY_HOME + mine.get(home, 0.0) * ground.walls[home]
            for r in regions[home].adjacent:
                if r in mine:
                    guard += HELP * mine[r]
            self.fear[home] = fear = falls(threat, guard)
            self._held.append((minded, threat, guard, fear))
        self._goals_of: dict[int, list[tuple[float, int]]] = {}
        """Of each host that marches: the places it can take, and what they are worth to it."""
        self.shut_out = 0.0
        """The most that a place is worth which a host could take if no card closed it."""
        if self.side == SHADOW and board.memory.style.march:
            self._find_marches()
        self._moves: list[tuple[float, int, int]] | None = None
        self._attacks: list[tuple[float, int, int]] | None = None
        self._recruits: dict[tuple[int, int], float] = {}
        self._leads: dict[tuple[int, int, int, int], float] = {}
        self._known: dict[tuple[int, int], tuple[float, Picks]] = {}
        self._fights: dict[tuple[int, int], float] = {}
        self._waiting: dict[int, int] = {}
        self._slopes = [points * guard / (pull + guard) ** 2 for points, pull, guard, _ in self._hopes]
        """Of each goal: the most that a little more pull on it is worth."""
        self._prospects: dict[int, float] = {}
        self._slack = HARDLY * sum(self._slopes, 0.0) + ROUNDING

    def _find_marches(self) -> None:
        glance, closed = self.board.glance, self.board.closed
        for worth, host, goal in marches(self.facts, glance.forces, glance.captured, self.at_war, self.unit_leaders):
            if goal in closed:
                self.shut_out = max(self.shut_out, worth)
            else:
                self._goals_of.setdefault(host, []).append((worth, goal))

    def _armies(self, side: int) -> Iterator[tuple[int, Force]]:
        for forces in (self.board.field[side], self.board.inside):
            for region, here in forces.items():
                if here.side == side and here.units:
                    yield region, here

    def _strengths(self, side: int) -> dict[int, float]:
        at_war, unit_leaders = self.at_war, self.unit_leaders
        return {region: counts(here, at_war, unit_leaders) for region, here in self._armies(side)}

    def _guard(self, side: int, region: int, armies: dict[int, float]) -> float:
        """What guards a place: those in it behind its walls, and a little of those next to it."""
        here = might(self.board.force_at(side, region), self.unit_leaders) * self.ground.walls[region]
        near = sum([armies[r] for r in self.facts.regions[region].adjacent if r in armies], 0.0)
        return NOBODY_HOME + here + HELP * near

    def _gain(self, start: int, region: int, change: Shift) -> float:
        """What it is worth if the strength in two regions changes so."""
        worry = self._worry(self.ground.touched(start, region), change[1], change[2])
        return self._hope(start, region, change[3], change[4]) - worry

    def _hope(self, start: int, region: int, less_cube: float, more_cube: float) -> float:
        """The points that are likelier won."""
        total = 0.0
        rows = self.ground.goal_rows
        for (points, pull, guard, hope), one, two in zip(self._hopes, rows[start], rows[region], strict=True):
            added = less_cube * one + more_cube * two
            if added > HARDLY or added < -HARDLY:
                pulls = pull + added
                total += points * ((pulls / (pulls + guard) if pulls > 0 else 0.0) - hope)
        return total

    def _worry(self, touched: tuple[Touch, ...], less: float, more: float) -> float:
        """The points that are likelier lost, as much as we mind, if less or more guards these homes."""
        total = 0.0
        held = self._held
        for home, one, two in touched:
            minded, threat, guard, fear = held[home]
            if threat > 0:
                total += minded * (threat / (threat + (guard + (less * one + more * two)) ** 3) - fear)
        return total

    def waiting(self, nation: int) -> int:
        """The units of a nation in the field, an Elite counted twice."""
        found = self._waiting.get(nation)
        if found is None:
            kind = self.facts.nations[nation]
            armies = [here for here in self.board.field[self.side].values() if nation in here.nations]
            found = sum([here.count(kind.regular) + 2 * here.count(kind.elite) for here in armies])
            self._waiting[nation] = found
        return found

    def with_more(self, region: int, picks: Picks) -> float:
        """What it is worth if these figures came to stand in a region."""
        here = self.board.force_at(self.side, region)
        return self._gain(region, region, reinforced(here, picks, self.at_war, self.unit_leaders))

    # -- moving -----------------------------------------------------------------------------------------------------

    def move(self, start: int, region: int) -> tuple[float, Picks]:
        """The best part of an army to go to a region, and what that is worth."""
        known = self._known.get((start, region))
        if known is None:
            known = self._known[start, region] = self._move(start, region)
        return known

    def _move(self, start: int, region: int) -> tuple[float, Picks]:
        board, side = self.board, self.side
        facing = board.field[1 - side].get(region)
        if (facing is not None and facing.units) or region in board.closed:
            return NO_MOVE
        here, there = board.force_at(side, start), board.force_at(side, region)
        best, chosen = NO_MOVE
        guarding, guarded = self.ground.guards(start), self.ground.guards(region)
        touched = self.ground.touched(start, region)
        for picks, less, more, less_cube, more_cube in shifts(
            here, there, self.facts.regions[region].nation, self.at_war, self.unit_leaders
        ):
            worth = hope = self._hope(start, region, less_cube, more_cube)
            if touched:
                worth -= self._worry(touched, less, more)
            if worth > best:
                best, chosen = worth, picks
            if not guarding or (hope <= 0 and not guarded):
                break  # Nothing to guard here, or nothing to gain there.
        if not chosen:
            return NO_MOVE
        return best + self._taken(region, here, start) + self._marched(start, region), chosen

    def _marched(self, start: int, region: int) -> float:
        """What it is worth to a host to be that much nearer to what it can take, or further from it."""
        far, gain = self.board.far, 0.0
        for worth, goal in self._goals_of.get(start, ()):
            steps = far[region][goal]
            gain += worth * ((A_MARCH[steps] if steps < len(A_MARCH) else 0.0) / A_MARCH[far[start][goal]] - 1)
        return self.board.memory.style.march * gain

    def _prospect(self, region: int) -> float:
        """The most that a little more strength there, in cubes, is worth at all goals together."""
        known = self._prospects.get(region)
        if known is None:
            known = self._prospects[region] = sum(map(mul, self._slopes, self.ground.goal_rows[region]), 0.0)
        return known

    def _at_most(self, touched: tuple[Touch, ...], changes: tuple[Shift, ...], behind: float, ahead: float) -> float:
        """More than a move is worth for certain, told by less work than what it is worth.

        The more pull there is, the less a little more of it is worth: so no move is worth more than if it counted
        everywhere as the first of it does, here (`behind`) and there (`ahead`). `_slack` is for what is left out as
        hardly anything.
        """
        best = NO_MOVE[0]
        for _, less, more, less_cube, more_cube in changes:
            most = less_cube * behind + more_cube * ahead
            if touched:
                most -= self._worry(touched, less, more)
            if most > best:
                best = most
        return best + self._slack

    def _taken(self, region: int, here: Force, start: int) -> float:
        """Walking into a settlement of the enemy that nobody defends; walking out of a siege."""
        inside = self.board.forces[2]
        worth = 0.0
        if region in self.ground.enemys and not inside[region].figures:
            worth += 0.3 + 1.2 * self.facts.regions[region].vp
        if here.units <= SIEGE_GARRISON and inside[start].side == 1 - self.side:
            worth -= 1.0
        return worth

    def moves(self) -> list[tuple[float, int, int]]:
        """The moves of all armies that are worth something, the best first."""
        if self._moves is None:
            found = []
            facing, mine = self.board.forces[1 - self.side], self.side
            force_at, regions = self.board.force_at, self.facts.regions
            at_war, unit_leaders = self.at_war, self.unit_leaders
            for start, here in self.board.field[mine].items():
                if not here.units:
                    continue
                marching, behind = start in self._goals_of, self._prospect(start)
                for region, touched in self.ground.beside(start):
                    if facing[region].units:
                        continue
                    if not marching:
                        changes = shifts(here, force_at(mine, region), regions[region].nation, at_war, unit_leaders)
                        if not changes:
                            continue
                        most = self._at_most(touched, changes, behind, self._prospect(region))
                        if most + self._taken(region, here, start) <= WORTHWHILE:
                            continue
                    worth = self.move(start, region)[0]
                    if worth > WORTHWHILE:
                        found.append((worth, start, region))
            self._moves = sorted(found, reverse=True)
        return self._moves

    def best_moves(self, led: bool, most: int, own: frozenset[int] | None = None) -> list[float]:
        """What the best moves of so many different armies are worth; `led`: of armies with a leader.

        `own` are the regions of a player's own armies, if he has a team-mate.
        """
        best: dict[int, float] = {}
        mine = self.board.field[self.side]
        for worth, start, _ in self.moves():
            if own is not None and start not in own:
                continue
            if start not in best and (not led or leadership(mine[start], self.unit_leaders)):
                best[start] = worth
                if len(best) == most:
                    break
        return list(best.values())

    def spoils(self, led: bool, own: frozenset[int] | None = None) -> int:
        """The most points that one move wins by walking into a place that nobody defends."""
        board, mine = self.board, self.board.field[self.side]
        taken = [
            self.facts.regions[region].vp
            for _, start, region in self.moves()
            if region in self.ground.enemys
            and region not in board.inside
            and (own is None or start in own)
            and (not led or leadership(mine[start], self.unit_leaders))
        ]
        return max(taken, default=0)

    # -- attacking --------------------------------------------------------------------------------------------------

    def attackers(self, start: int) -> Force:
        """Everybody of an army who may attack."""
        return may_attack(self.board.force_at(self.side, start), self.at_war)

    def attack(self, start: int, region: int) -> float:
        """What attacking is worth, from -9 (madness) to about 8."""
        known = self._fights.get((start, region))
        if known is None:
            known = self._fights[start, region] = self._attack(start, region)
        return known

    def _attack(self, start: int, region: int) -> float:
        board = self.board
        going = self.attackers(start)
        facing = board.force_at(1 - self.side, region)
        if not going.units or not facing.units or region in board.closed:
            return -9.0
        place = self.facts.regions[region]
        stronghold = board.controller(region) == 1 - self.side and place.settlement == STRONGHOLD
        inside = start == region and board.besieged(region) == 1 - self.side
        sides = fought(board, going, facing, region, assault=inside or stronghold)
        hope = promising(sides, self.side)
        if stronghold and not inside:
            # They will withdraw: what counts is whether the siege can be won, and help from behind counts too.
            hope = max(hope, promising(fought(board, going, facing, region, assault=False), self.side) - 0.5)
        if self.side == SHADOW and place.vp and board.controller(region) != SHADOW:
            hope += board.memory.style.siege
        worth = 4 * hope + 0.15 * min(8, blows(facing))
        if hope > 0:
            worth += 1.3 * place.vp if board.controller(region) == 1 - self.side else 0.5
        if self.side != SHADOW:
            worth -= 0.5
        return worth

    def attacks(self, led: bool, own: frozenset[int] | None = None) -> list[tuple[float, int, int]]:
        """All attacks that could be made, the best first; from these regions, if not all armies are one's own."""
        if self._attacks is None:
            self._attacks = self._all_attacks()
        if own is not None:
            return [attack for attack in self.attacks(led) if attack[1] in own]
        if not led:
            return self._attacks
        able = {start for start, here in self._armies(self.side) if leadership(here, self.unit_leaders)}
        return [attack for attack in self._attacks if attack[1] in able]

    def _all_attacks(self) -> list[tuple[float, int, int]]:
        board, out = self.board, []
        theirs = board.field[1 - self.side]
        for start, _ in self._armies(self.side):
            shut_in = board.besieged(start) == self.side
            others = [(start, theirs.get(start) if shut_in else board.inside.get(start))]
            if not shut_in:
                near = self.facts.regions[start].adjacent
                others += [(region, theirs[region]) for region in near if region in theirs]
            for region, other in others:
                if other is not None and other.units and other.side == 1 - self.side:
                    out.append((self.attack(start, region), start, region))
        return sorted(out, reverse=True)

    # -- recruiting and leading -------------------------------------------------------------------------------------

    def recruit(self, figure: int, region: int) -> float:
        """What one more figure there is worth."""
        known = self._recruits.get((figure, region))
        if known is None:
            known = self._recruits[figure, region] = self._recruit(figure, region)
        return known

    def _recruit(self, figure: int, region: int) -> float:
        if self.facts.figures[figure].is_unit and self.board.force_at(self.side, region).units >= STACKING_LIMIT:
            return -1.0
        if self.facts.figures[figure].rank == NAZGUL:
            return 0.25
        return self.with_more(region, ((figure, 1),))

    def lead(self, figure: int, count: int, start: int, region: int) -> float:
        """What it is worth if Nazgul or minions fly from a region to another."""
        key = (figure, count, start, region)
        known = self._leads.get(key)
        if known is None:
            known = self._leads[key] = self._lead(((figure, count),), start, region)
        return known

    def _lead(self, picks: Picks, start: int, region: int) -> float:
        here, there = self.board.force_at(self.side, start), self.board.force_at(self.side, region)
        return self._gain(start, region, shift(here, there, picks, self.at_war, self.unit_leaders))
