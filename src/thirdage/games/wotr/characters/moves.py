"""Characters moving on the map: companions in groups, Nazgul in flight, minions (rulebook: moving characters).

For cards: `move_companions` moves groups of companions, `move_minions` Nazgul and, unless told otherwise, other
minions. `may_walk` and `may_fly` are the checks of single moves. What a Character result does stands in
`move_actions`.

Queries: `group-level(war, group) -> int`: the level of a group of companions, if it is higher than theirs (Shadowfax);
`companions-move(war, group) -> None`: told before they go.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final

from thirdage.games.wotr.model.command import may_use
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.distances import CLOSED, OPEN, reach
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.figures import is_nazgul
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.places import besieged_side, controlled_stronghold, force_at, is_besieging
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import companion_arrives
from thirdage.games.wotr.turn.asks import DONE, DONE_FORM
from thirdage.kernel import MANY, Ask, AskKind, Checked, Flow, Form, Option, Reason, ids, numbers

from .reach import companion_reach, may_reach

GROUP: Final = Form("group", characters=ids("character", MANY))
WALK: Final = Form("walk", region=ids("region"))
LIFT: Final = Form("take-minions", figure=ids("figure"), from_region=ids("region"), count=numbers(1, 8))
ASK_GROUP: Final = AskKind(
    "companion-group", "the acting player of the Free Peoples", "WR-CHAR-07", (GROUP, DONE_FORM), in_sight=True
)
ASK_WALK: Final = AskKind(
    "companion-destination", "the acting player of the Free Peoples", "WR-CHAR-07", (WALK,), in_sight=True
)
ASK_LIFT: Final = AskKind("minions", "the acting player of the Shadow", "WR-CHAR-05", (LIFT, DONE_FORM), in_sight=True)
ASK_FLY: Final = AskKind("minion-destination", "the acting player of the Shadow", "WR-CHAR-13", (WALK,), in_sight=True)
EVERYBODY: Final = 99


# -- companions -------------------------------------------------------------------------------------------------


class Gait:
    """How a card lets companions walk: a level of its own instead of theirs, regions more, into sieges."""

    __slots__ = ("extra", "into_siege", "level")

    def __init__(self, level: int = 0, extra: int = 0, into_siege: bool = False) -> None:
        self.level = level
        self.extra = extra
        self.into_siege = into_siege


AFOOT = Gait()


def group_level(war: War, group: tuple[int, ...]) -> int:
    """WR-CHAR-07: the highest level in a group; an ability may give it a higher one."""
    levels = [war.facts.characters[c].level for c in group]
    raised: list[int] = [effect(war, group) for effect in effects_on(war, "group-level")]
    return max(levels + raised)


def distance(war: War, group: tuple[int, ...], gait: Gait) -> int:
    """How many regions a group may go."""
    return (gait.level or group_level(war, group)) + gait.extra


def may_walk(war: War, group: tuple[int, ...], region: int, gait: Gait = AFOOT) -> Reason | None:
    """WR-CHAR-07 to 12: whether a group that stands together may go to a region."""
    start = war.where[group[0]]
    if start == region:
        return Reason("reason-wotr-stands-there", "WR-CHAR-07", {"region": war.region_id(region)})
    return may_reach(war, start, region, distance(war, group, gait), gait.into_siege)


def may_form(war: War, group: tuple[int, ...], moved: tuple[int, ...], gait: Gait = AFOOT) -> Reason | None:
    """WR-CHAR-05, WR-CHAR-07, WR-CHAR-08: companions in one region who have not moved yet and can go somewhere."""
    if not group or len(set(group)) != len(group):
        return Reason("reason-wotr-no-group", "WR-CHAR-07")
    for c in group:
        who = war.facts.characters[c]
        if who.side != FREE_PEOPLES or not war.in_play(c):
            return Reason("reason-wotr-not-in-play", "WR-CHAR-05", {"character": who.id})
        if c in moved:
            return Reason("reason-wotr-character-moved", "WR-CHAR-05", {"character": who.id})
    start = war.where[group[0]]
    if any(war.where[c] != start for c in group):
        return Reason("reason-wotr-not-together", "WR-CHAR-07")
    if besieged_side(war, start) == FREE_PEOPLES:
        return Reason("reason-wotr-companion-leaves-siege", "WR-CHAR-11", {"region": war.region_id(start)})
    if len(companion_reach(war, start, distance(war, group, gait), gait.into_siege)) > 1:
        return None
    return Reason("reason-wotr-nowhere-to-walk", "WR-CHAR-07", {"region": war.region_id(start)})


def _offered(war: War, moved: tuple[int, ...]) -> tuple[Option, ...]:
    """Another group, or no more."""
    return (DONE, *groups(war, moved))


def groups(war: War, moved: tuple[int, ...]) -> Iterator[Option]:
    """Every group that companions on the map could form."""
    there: dict[int, list[int]] = {}
    for c, who in enumerate(war.facts.characters):
        if who.side == FREE_PEOPLES and war.in_play(c) and c not in moved:
            there.setdefault(war.where[c], []).append(c)
    for together in there.values():
        for size in range(1, len(together) + 1):
            for group in combinations(together, size):
                yield GROUP(group)


def can_walk(war: War, moved: tuple[int, ...], gait: Gait = AFOOT) -> bool:
    """Whether any companion may still move."""
    return any(len(o[0]) == 1 and may_form(war, o[0], moved, gait) is None for o in groups(war, moved))


class Groups(Checked):
    """Who goes together has no order: it is kept as in the facts, however it is told."""

    def decode(self, data: object) -> Option:
        """As any option, in the order of the facts."""
        option = super().decode(data)
        return GROUP(tuple(sorted(option[0]))) if option.form is GROUP else option


def move_companions(
    war: War, rule: str, gait: Gait = AFOOT, most: int = EVERYBODY, optional: bool = True
) -> Flow[tuple[int, ...]]:
    """WR-CHAR-05, WR-CHAR-08: group by group, each companion at most once. Returns who moved."""
    moved: tuple[int, ...] = ()
    number = 0
    while number < most and can_walk(war, moved, gait):
        may_end = optional or number > 0

        def check(option: Option, moved: tuple[int, ...] = moved, may_end: bool = may_end) -> Reason | None:
            if option is DONE:
                return None if may_end else Reason("reason-wotr-must-move", "WR-ACT-27")
            if list(option[0]) != sorted(option[0]):
                return Reason("reason-wotr-no-group", "WR-CHAR-07")
            return may_form(war, option[0], moved, gait)

        offered = Groups(partial(_offered, war, moved), check)
        chosen = yield Ask(ASK_GROUP, acting(war, FREE_PEOPLES).seat, offered)
        if chosen is DONE:
            break
        group: tuple[int, ...] = chosen[0]
        yield from walk_group(war, group, gait, rule)
        moved += group
        number += 1
    return moved


def walk_group(war: War, group: tuple[int, ...], gait: Gait, rule: str) -> Flow[None]:
    """WR-CHAR-07, WR-CHAR-08: one start, one destination."""
    start = war.where[group[0]]
    reach = companion_reach(war, start, distance(war, group, gait), gait.into_siege)

    def check(option: Option) -> Reason | None:
        return may_walk(war, group, option[0], gait)

    args = {"character": [war.facts.characters[c].id for c in group], "count": distance(war, group, gait)}
    chosen = yield Ask(
        ASK_WALK, acting(war, FREE_PEOPLES).seat, Checked(lambda: [WALK(r) for r in reach], check), args, args
    )
    move_group(war, group, chosen[0], rule)


def move_group(war: War, group: tuple[int, ...], region: int, rule: str) -> None:
    """Companions go to a region; each may rouse the nation he comes to (WR-POL-08, PF-033)."""
    start = war.where[group[0]]
    for effect in effects_on(war, "companions-move"):
        effect(war, group)
    picks: Picks = tuple(sorted([(war.facts.characters[c].figure, 1) for c in group]))
    war.take(FREE_PEOPLES, start, picks)
    war.place(FREE_PEOPLES, region, picks)
    names = [war.facts.characters[c].id for c in group]
    war.tell(
        "log-wotr-companions-move",
        rule,
        character=names,
        from_region=war.region_id(start),
        region=war.region_id(region),
    )
    for c in group:
        companion_arrives(war, c, region)


# -- Nazgul and minions -----------------------------------------------------------------------------------------


def may_come(war: War, region: int, rule: str = "WR-CHAR-14") -> Reason | None:
    """WR-CHAR-14, WR-CHAR-18, WR-FIG-07: not to a stronghold of the Free Peoples that is not besieged (PF-089)."""
    if controlled_stronghold(war, FREE_PEOPLES, region) and not is_besieging(war, SHADOW, region):
        return Reason("reason-wotr-enemy-stronghold", rule, {"region": war.region_id(region)})
    return None


def minion_reach(war: War, start: int, steps: int) -> dict[int, int]:
    """WR-CHAR-17, WR-CHAR-18: where the Mouth of Sauron comes on foot, with the distance; the start is 0."""
    if besieged_side(war, start) == SHADOW:
        return {start: 0}

    def way(region: int) -> int:
        return OPEN if besieged_side(war, region) != SHADOW and may_come(war, region) is None else CLOSED

    return reach(war.facts, start, steps, way)


def may_fly(war: War, figure: int, start: int, region: int) -> Reason | None:
    """WR-FIG-06, WR-CHAR-13 to 18: whether a Nazgul or minion without an army may go from a region to another.

    Ruling WRU-18.
    """
    name = war.region_id(region)
    if start == region:
        return Reason("reason-wotr-stands-there", "WR-CHAR-05", {"region": name})
    reason = may_come(war, region, "WR-CHAR-14" if is_nazgul(war, figure) else "WR-CHAR-18")
    if reason is not None or is_nazgul(war, figure):
        return reason
    if besieged_side(war, start) == SHADOW:
        return Reason("reason-wotr-minion-siege", "WR-CHAR-17", {"region": war.region_id(start)})
    if besieged_side(war, region) == SHADOW:
        return Reason("reason-wotr-minion-siege", "WR-CHAR-17", {"region": name})
    level = war.facts.characters[war.facts.figures[figure].character].level
    if region in minion_reach(war, start, level):
        return None
    return Reason("reason-wotr-minion-too-far", "WR-CHAR-17", {"region": name, "count": level})


def may_lift(war: War, option: Option, moved: dict[tuple[int, int], int], fliers_only: bool) -> Reason | None:
    """WR-CHAR-05, WR-CHAR-06, WR-CHAR-16: Nazgul or minions of a region that have not moved and can."""
    figure, start, count = option
    kind = war.facts.figures[figure]
    if kind.side != SHADOW or kind.is_unit or (fliers_only and not is_nazgul(war, figure)):
        return Reason("reason-wotr-no-minion", "WR-CHAR-05", {"figure": kind.id})
    commanded = may_use(war, SHADOW, figure)
    if commanded is not None:
        return commanded
    if (unmoved := force_at(war, SHADOW, start).count(figure) - moved.get((figure, start), 0)) < count:
        args = {"figure": kind.id, "region": war.region_id(start), "count": unmoved}
        return Reason("reason-wotr-minion-not-here", "WR-CHAR-05", args)
    if kind.never_moves:
        return Reason("reason-wotr-level-zero", "WR-CHAR-06", {"figure": kind.id})
    if not is_nazgul(war, figure) and len(minion_reach(war, start, 1)) == 1:
        return Reason("reason-wotr-nowhere-to-walk", "WR-CHAR-17", {"region": war.region_id(start)})
    return None


def lifts(war: War) -> list[Option]:
    """Nazgul and minions wherever they stand, in every number."""
    found: list[Option] = []
    starts = [start for start, here in enumerate(war.shadow_forces) if here.nazgul or here.characters]
    besieged = [start for start, here in enumerate(war.inside) if here.side == SHADOW]
    for start in sorted({*starts, *besieged}):
        for figure, n in force_at(war, SHADOW, start).figures:
            if not war.facts.figures[figure].is_unit:
                found += [LIFT(figure, start, count) for count in range(1, n + 1)]
    return found


def move_minions(war: War, rule: str, fliers_only: bool = False, optional: bool = True) -> Flow[None]:
    """WR-ACT-11, WR-CHAR-05: any or all Nazgul and minions, those of one place that go to another together."""
    moved: dict[tuple[int, int], int] = {}
    may_end = optional
    while any(may_lift(war, o, moved, fliers_only) is None for o in lifts(war)):

        def check(option: Option, may_end: bool = may_end) -> Reason | None:
            if option is DONE:
                return None if may_end else Reason("reason-wotr-must-move", "WR-ACT-27")
            return may_lift(war, option, moved, fliers_only)

        chosen = yield Ask(ASK_LIFT, acting(war, SHADOW).seat, Checked(lambda: (DONE, *lifts(war)), check))
        if chosen is DONE:
            return
        figure, start, count = chosen
        region = yield from fly(war, figure, start, count, rule)
        moved[figure, region] = moved.get((figure, region), 0) + count
        may_end = True


_everywhere: list[Option] = []


def everywhere(regions: int) -> list[Option]:
    """To every region of the map, listed once."""
    while len(_everywhere) < regions:
        _everywhere.append(WALK(len(_everywhere)))
    return _everywhere[:regions]


def fly(war: War, figure: int, start: int, count: int, rule: str) -> Flow[int]:
    """WR-CHAR-13: where these go. Returns the region."""

    def check(option: Option) -> Reason | None:
        return may_fly(war, figure, start, option[0])

    name = war.facts.figures[figure].id
    args = {"figure": name, "count": count, "region": war.region_id(start)}
    options = Checked(lambda: everywhere(len(war.regions)), check)
    chosen = yield Ask(ASK_FLY, acting(war, SHADOW).seat, options, args, args)
    region: int = chosen[0]
    war.take(SHADOW, start, ((figure, count),))
    war.place(SHADOW, region, ((figure, count),))
    war.tell(
        "log-wotr-minions-move", rule, figure=name, count=count, from_region=war.region_id(start),
        region=war.region_id(region),
    )  # fmt: skip
    return region


def fly_nazgul(war: War, rule: str) -> Flow[None]:
    """For cards that move any or all Nazgul: the Witch-king flies with them, other minions do not move."""
    yield from move_minions(war, rule, fliers_only=True)


KINDS: tuple[AskKind, ...] = (ASK_GROUP, ASK_WALK, ASK_LIFT, ASK_FLY)
EXPECTED: tuple[str, ...] = ("move-companions", "move-minions")
