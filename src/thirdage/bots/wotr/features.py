"""A position of War of the Ring as about sixty named numbers, most of them between 0 and 1.

They are what the evaluation weighs (see `evaluation`), and what an explanation names. They are read from a full
position, and so only ever from sampled ones: of hidden cards they count how many there are and of which deck, never
which. Everything here is plain arithmetic on small ints; a search asks for it thousands of times.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from thirdage.bots.wotr.armies import counts, might
from thirdage.bots.wotr.feature_names import NAMES
from thirdage.bots.wotr.ground import HELP, NOBODY_HOME, nearness, places_worth_points
from thirdage.games.wotr.fellowship.mordor import GATES
from thirdage.games.wotr.model.constants import (
    ASIDE,
    CITY,
    CORRUPTION_LIMIT,
    D_CHARACTER,
    D_WILL,
    FREE_PEOPLES,
    GONE,
    IN_FELLOWSHIP,
    MORDOR_STEPS,
    POINTS_NEEDED,
    SHADOW,
    STRONGHOLD,
)  # fmt: skip
from thirdage.games.wotr.model.distances import distances
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.figures import unit_leaders
from thirdage.games.wotr.model.forces import Force
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.phases import pool

_CORRUPTION, _WAY, _HIDDEN, _LEVELS, _DAMAGE, _STOPS, _MORDOR, _POINTS, _REACH = [
    NAMES.index(name)
    for name in (
        "corruption", "way-left", "hidden", "companion-levels", "tile-damage", "tile-stops", "mordor-steps",
        "shadow-points", "shadow-reach",
    )
]  # fmt: skip
GRAVE: Final = 8
"""Corruption above this leaves no room for a bad tile."""
LATE: Final = 6
"""Points above this threaten to end the war."""
CAUGHT: Final = 0.4
"""Tiles that a step on the map costs, about."""
EYE_ON_MAP: Final = 1.4
DIE_TILE: Final = 2.0
LEVEL: Final = 0.7
"""What a level of a companion is worth against damage."""
MOVES_A_TURN: Final = 1.3
"""So often the Fellowship moves in a turn, about, and on the Mordor track a little less often."""
STEPS_A_TURN: Final = 1.1
TIME_TO_HIDE: Final = 0.5
"""Turns that a revealed Fellowship loses."""
REST: Final = 0.25
"""Corruption that is rested off for each region on the way, about."""
PACE: Final = 0.6
"""Points that the Shadow takes in a turn, about."""
IN_REACH: Final = 0.8
"""What a point that the Shadow's armies can reach counts for beside one that is taken."""
A_MARCH: Final[tuple[float, ...]] = (1.0, 0.7, 0.49, 0.34, 0.24)
"""What a goal is worth to an army so many regions away: further than that it thinks of others."""
SPREAD: Final = 1.6
"""How far the points at the end may be from what one expects."""


class Layout:
    """What is fixed: who has which number, and what lies where."""

    __slots__ = (
        "aragorn", "gandalf_grey", "gandalf_white", "gates", "gollum", "homes", "isengard", "levels", "minions",
        "mouth", "owners", "points", "saruman", "sauron", "southrons", "strider", "to_gate", "walls", "witch_king",
    )  # fmt: skip

    def __init__(self, facts: WarFacts) -> None:
        who = facts.character
        self.gandalf_grey, self.gandalf_white = who["gandalf-the-grey"], who["gandalf-the-white"]
        self.strider, self.aragorn, self.gollum = who["strider"], who["aragorn"], who["gollum"]
        self.saruman, self.witch_king, self.mouth = who["saruman"], who["witch-king"], who["mouth-of-sauron"]
        self.minions = (self.saruman, self.witch_king, self.mouth)
        nation = facts.nation
        self.sauron, self.isengard, self.southrons = nation["sauron"], nation["isengard"], nation["southrons"]
        self.levels = tuple([c.level for c in facts.characters])
        far = distances(facts)
        self.gates = tuple([facts.region[gate] for gate in GATES])
        self.to_gate = tuple([min([row[gate] for gate in self.gates]) for row in far])
        self.homes = places_worth_points(facts)
        self.points = tuple([facts.regions[r].vp for r in self.homes])
        self.owners = tuple([facts.regions[r].owner for r in self.homes])
        strong = {STRONGHOLD: 1.9, CITY: 1.3}
        self.walls = tuple([strong.get(facts.regions[r].settlement, 1.0) for r in self.homes])


@lru_cache(maxsize=4)
def layout(facts: WarFacts) -> Layout:
    """The layout of these facts."""
    return Layout(facts)


def vector(war: War) -> list[float]:
    """The numbers of a position, in the order of NAMES."""
    fixed = layout(war.facts)
    plain = [
        *_ring(war, fixed),
        *_dice(war),
        *_armies(war, fixed),
        *_powers(war, fixed),
        *_cards(war),
        *_to_come(war, fixed),
        _reach(war),
    ]
    return plain + prospects(plain)


def prospects(plain: list[float]) -> list[float]:
    """How the two races may end, from the plain numbers: `survival`, `arms-race`, and `prospect`, that both go well.

    The Ring-bearers race against corruption, and their way against the tenth point of the Shadow. A weighted sum of
    plain numbers cannot tell that a point more is worth little on the first turn and everything on the last.
    """
    way, stops, hidden = 12 * plain[_WAY], plain[_STOPS], plain[_HIDDEN]
    steps = (MORDOR_STEPS - max(0.0, MORDOR_STEPS * plain[_MORDOR] - 1)) * (1 + stops)
    draws = steps + CAUGHT * way
    can_bear = CORRUPTION_LIMIT * (1 - plain[_CORRUPTION]) + LEVEL * 14 * plain[_LEVELS] + REST * way
    survival = _likely(1.6 * (can_bear - 0.5 - 3 * plain[_DAMAGE] * draws) / (0.6 + 1.1 * sqrt(draws)))
    turns = way / MOVES_A_TURN + steps / STEPS_A_TURN + TIME_TO_HIDE * (1 - hidden)
    points = POINTS_NEEDED[SHADOW] * plain[_POINTS] + IN_REACH * 4 * plain[_REACH] + PACE * turns
    race = _likely((points - POINTS_NEEDED[SHADOW]) / SPREAD)
    return [survival, race, survival * (1 - race)]


def _likely(z: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, z))))


def _ring(war: War, fixed: Layout) -> list[float]:
    """The Ring-bearers, their company and the Hunt: from `corruption` to `mordor-moved`."""
    corruption, where = war.corruption, war.where
    company = [c for c, place in enumerate(where) if place == IN_FELLOWSHIP]
    levels = sum([fixed.levels[c] for c in company])
    on_track = war.mordor >= 0
    way = 0 if on_track else max(0, fixed.to_gate[war.ring_bearers] - war.progress)
    steps = MORDOR_STEPS - max(0, war.mordor)
    damage, reveals, stops, free_tiles, shadow_tiles = _tiles(war, on_track)
    doom = damage * (steps + CAUGHT * way)
    left = max(1, CORRUPTION_LIMIT - corruption)
    here = war.shadow_forces[war.ring_bearers]
    return [
        corruption / CORRUPTION_LIMIT,
        (corruption / CORRUPTION_LIMIT) ** 2,
        max(0, corruption - GRAVE) / (CORRUPTION_LIMIT - GRAVE),
        way / 12,
        max(0, 3 - way) / 3,
        float(war.hidden),
        len(company) / 7,
        levels / 14,
        (0 if war.guide == fixed.gollum else fixed.levels[war.guide]) / 3,
        float(war.guide == fixed.gandalf_grey),
        float(where[fixed.strider] == IN_FELLOWSHIP),
        float(war.guide == fixed.gollum),
        damage / 3,
        reveals,
        stops,
        free_tiles / 4,
        shadow_tiles / 4,
        min(2.0, doom / (left + LEVEL * levels)),
        min(2.5, doom / left),
        0.0 if on_track or war.ring_bearers in fixed.gates else 0.5 * (here.units > 0) + 0.5 * (here.nazgul > 0),
        war.hunt_box[SHADOW] / 5,
        war.hunt_box[FREE_PEOPLES] / 3,
        (1 + war.mordor) / MORDOR_STEPS,
        float(on_track and war.mordor_attempted),
    ]


def _tiles(war: War, on_track: bool) -> tuple[float, float, float, float, float]:
    """The pool: mean damage, shares that reveal and that stop, and the special tiles of each side in it."""
    tiles = war.facts.tiles
    eye = min(4.0, 1.0 + 0.6 * sum(war.hunt_box)) if on_track else EYE_ON_MAP
    damage = reveals = stops = 0.0
    special = [0.0, 0.0]
    drawn = war.pool + war.tiles_waiting if on_track else war.pool
    for t in drawn:
        tile = tiles[t]
        damage += eye if tile.eye else DIE_TILE if tile.die else tile.damage
        reveals += tile.reveal
        stops += tile.stop
    for t in (*war.pool, *war.tiles_waiting):
        if not tiles[t].standard:
            special[tiles[t].side] += 1
    many = max(1, len(drawn))
    return damage / many, reveals / many, stops / many, special[FREE_PEOPLES], special[SHADOW]


def _dice(war: War) -> list[float]:
    """Dice and rings: from `free-pool` to `shadow-rings`."""
    free, shadow = war.dice[FREE_PEOPLES], war.dice[SHADOW]
    return [
        (pool(war, FREE_PEOPLES) - 4) / 2,
        (pool(war, SHADOW) - 7) / 3,
        len(free) / 6,
        len(shadow) / 10,
        (free.count(D_CHARACTER) + free.count(D_WILL)) / 4,
        war.rings[FREE_PEOPLES] / 3,
        war.rings[SHADOW] / 3,
    ]


def _armies(war: War, fixed: Layout) -> list[float]:
    """The war: from `shadow-points` to `biggest-host`."""
    facts = war.facts
    at_war = sum([1 << n for n, steps in enumerate(war.steps_to_war) if steps == 0])
    leaders = unit_leaders(war)
    strength: tuple[dict[int, float], dict[int, float]] = ({}, {})
    total, host, sieges = [0.0, 0.0], 0.0, 0.0
    regions = facts.regions
    for forces in (war.free_forces, war.shadow_forces, war.inside):
        for region, here in enumerate(forces):
            if here.units:
                side = here.side
                full = might(here, leaders)
                total[side] += full
                strength[side][region] = counts(here, at_war, leaders)
                if forces is war.inside and side == FREE_PEOPLES:
                    sieges += regions[region].vp
                if side == SHADOW and full > host:
                    host = full
    points, hopes, best = _hopes(war, fixed, strength)
    return [
        min(1.2, points[SHADOW] / POINTS_NEEDED[SHADOW]),
        max(0, points[SHADOW] - LATE) / (POINTS_NEEDED[SHADOW] - LATE),
        min(1.2, points[FREE_PEOPLES] / POINTS_NEEDED[FREE_PEOPLES]),
        hopes[SHADOW] / 4,
        best[SHADOW],
        hopes[FREE_PEOPLES] / 4,
        best[FREE_PEOPLES],
        sieges / 4,
        total[FREE_PEOPLES] / 80,
        total[SHADOW] / 120,
        sum(strength[FREE_PEOPLES].values(), 0.0) / 80,
        sum(strength[SHADOW].values(), 0.0) / 120,
        host / 20,
    ]


def _hopes(
    war: War, fixed: Layout, strength: tuple[dict[int, float], dict[int, float]]
) -> tuple[list[int], list[float], list[float]]:
    """Points of each side, those it may hope to win, and its best hope; pulls and guards as in a campaign."""
    near, regions = nearness(war.facts), war.facts.regions
    cubes = [[(near[r], s**3) for r, s in strength[side].items()] for side in (FREE_PEOPLES, SHADOW)]
    points, hopes, best = [0, 0], [0.0, 0.0], [0.0, 0.0]
    for home, worth, owner, walls in zip(fixed.homes, fixed.points, fixed.owners, fixed.walls, strict=True):
        holder = owner
        if war.captured >> home & 1:
            holder = 1 - owner
            points[holder] += worth
        mine = strength[holder]
        guard = NOBODY_HOME + mine.get(home, 0.0) * walls
        for r in regions[home].adjacent:
            if r in mine:
                guard += HELP * mine[r]
        pull = 0.0
        for row, cube in cubes[1 - holder]:
            pull += cube * row[home]
        falls = pull / (pull + guard**3)
        hopes[1 - holder] += worth * falls
        if worth * falls > best[1 - holder]:
            best[1 - holder] = worth * falls
    return points, hopes, best


def _reach(war: War) -> float:
    """The points that armies of the Shadow can march to and take, less the further they have to go: `shadow-reach`.

    Hopes are the same wherever a host stands that is strong enough; this tells whether it goes there.
    """
    at_war = sum([1 << n for n, steps in enumerate(war.steps_to_war) if steps == 0])
    forces = (tuple(war.free_forces), tuple(war.shadow_forces), tuple(war.inside))
    found = marches(war.facts, forces, war.captured, at_war, unit_leaders(war))
    return sum([worth for worth, _, _ in found], 0.0) / 4


def marches(
    facts: WarFacts, forces: tuple[tuple[Force, ...], ...], captured: int, at_war: int, leaders: tuple[int, ...]
) -> list[tuple[float, int, int]]:
    """Of each place of the Free Peoples that is worth points: how far it is in reach, of which army, and the place."""
    fixed, far = layout(facts), distances(facts)
    free, shadow, shut_in = forces
    hosts = [(r, counts(here, at_war, leaders) ** 3) for r, here in enumerate(shadow) if here.units > 1]
    out: list[tuple[float, int, int]] = []
    for home, points, owner, walls in zip(fixed.homes, fixed.points, fixed.owners, fixed.walls, strict=True):
        if (owner == SHADOW) != bool(captured >> home & 1):
            continue
        inside = shut_in[home]
        here = inside if inside.units and inside.side == FREE_PEOPLES else free[home]
        guard = (NOBODY_HOME + (counts(here, at_war, leaders) * walls if here.units else 0.0)) ** 3
        best, host = 0.0, -1
        for r, cube in hosts:
            steps = far[r][home]
            if steps < len(A_MARCH):
                worth = A_MARCH[steps] * cube / (cube + guard)
                if worth > best:
                    best, host = worth, r
        if host >= 0:
            out.append((points * best, host, home))
    return out


def _powers(war: War, fixed: Layout) -> list[float]:
    """Nations and characters: from `free-steps` to `nazgul`."""
    where, steps = war.where, war.steps_to_war
    gone = sum([where[c] < -1 for c in fixed.minions])
    return [
        sum([steps[n] for n in war.facts.nations_of[FREE_PEOPLES]]) / 12,
        float(steps[fixed.sauron] == 0),
        float(steps[fixed.isengard] == 0),
        float(steps[fixed.southrons] == 0),
        float(where[fixed.gandalf_white] >= 0),
        float(where[fixed.aragorn] >= 0),
        float(where[fixed.saruman] >= 0),
        float(where[fixed.witch_king] >= 0),
        float(where[fixed.mouth] >= 0),
        gone / 3,
        sum([here.nazgul for here in war.shadow_forces]) / 8,
    ]


def _cards(war: War) -> list[float]:
    """Cards, and how long the war has lasted: from `free-hand` to `turn`."""
    cards = war.facts.cards
    laid = [sum([cards[c].side == side for c in war.table]) for side in (FREE_PEOPLES, SHADOW)]
    held = [[c for p in players for c, _ in war.hands[p.index]] for players in war.facts.side_players]
    return [
        len(held[FREE_PEOPLES]) / 6,
        len(held[SHADOW]) / 6,
        sum([cards[c].deck == 2 for c in held[SHADOW]]) / 6,
        laid[FREE_PEOPLES] / 3,
        laid[SHADOW] / 3,
        min(1.5, war.turn / 20),
    ]


def _to_come(war: War, fixed: Layout) -> list[float]:
    """Heroes who may still come: `gandalf-returns` and `heir`."""
    where = war.where
    fallen = where[fixed.gandalf_grey] == GONE and where[fixed.gandalf_white] == ASIDE
    heir = where[fixed.strider] != GONE and where[fixed.aragorn] == ASIDE
    return [float(fallen and war.minion_entered), float(heir)]
