"""The way of the Ring-bearers' figure when they are declared or revealed (rulebook: where the Fellowship is).

Of a way only its end matters, and which of certain regions it touches: the strongholds of the Shadow when they are
revealed (WR-DECL-16), and the regions that table cards watch. So the end is asked first; then, if it can be reached
in ways that touch different sets of these regions, which of the sets.

Queries: `watches-region`(war) -> int: a region that matters to the card (Balrog of Moria).
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import FREE_PEOPLES
from thirdage.games.wotr.model.distances import distances_from
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.places import neighbours, shadow_stronghold
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.kernel import MANY, Ask, AskKind, Flow, Form, Listed, ids

WAY = Form("way", regions=ids("region", MANY))
ASK_WAY = AskKind("way", "the leading player of the Free Peoples", "WR-DECL-13", (WAY,), in_sight=True)


def within(war: War, region: int) -> bool:
    """Whether the figure could come to a region with its progress."""
    return distances_from(war.facts, war.ring_bearers).get(region, war.progress + 1) <= war.progress


def ends(war: War) -> list[int]:
    """Every region that the figure could come to."""
    return [region for region, steps in distances_from(war.facts, war.ring_bearers).items() if steps <= war.progress]


def marked_regions(war: War, revealed: bool) -> tuple[int, ...]:
    """The regions that matter on a way: those watched, and the Shadow's strongholds if it is a revelation."""
    watched = [effect(war) for effect in effects_on(war, "watches-region")]
    holds = [r for r in range(len(war.regions)) if revealed and shadow_stronghold(war, r)]
    return tuple(sorted({*watched, *holds}))


def ways(war: War, start: int, end: int, limit: int, marked: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The sets of marked regions that ways of at most so many steps touch, start and end included, fewest first."""
    bits = {region: 1 << i for i, region in enumerate(marked)}
    left = distances_from(war.facts, end)
    first = (start, bits.get(start, 0))
    seen = {first}
    edge = [first]
    for steps in range(1, limit + 1):
        following: list[tuple[int, int]] = []
        for region, touched in edge:
            for other in neighbours(war, region):
                state = (other, touched | bits.get(other, 0))
                if state not in seen and left.get(other, limit) <= limit - steps:
                    seen.add(state)
                    following.append(state)
        edge = following
        if not edge:
            break
    found = {touched for region, touched in seen if region == end}
    sets = [tuple([r for r in marked if touched & bits[r]]) for touched in found]
    return sorted(sets, key=lambda regions: (len(regions), regions))


def go(war: War, end: int, revealed: bool) -> Flow[tuple[int, ...]]:
    """The figure moves to an end within its progress, which returns to 0; the marked regions that it touched.

    WR-DECL-03: with progress 0 it stays where it is. Whoever stays goes no way: ruling WRU-112.
    """
    start, limit = war.ring_bearers, war.progress
    marked = marked_regions(war, revealed)
    touched: tuple[int, ...] = ()
    if end == start:
        touched = tuple([region for region in marked if region == start])
    elif marked:
        sets = ways(war, start, end, limit, marked)
        touched = sets[0]
        if len(sets) > 1:
            args = {"region": war.region_id(end)}
            ask = Ask(ASK_WAY, leading(war, FREE_PEOPLES).seat, Listed([WAY(regions) for regions in sets]), args, args)
            touched = (yield ask)[0]
    war.ring_bearers = end
    war.progress = 0
    if end != start:
        war.tell(
            "log-wotr-ring-bearers-move", "WR-DECL-01", from_region=war.region_id(start), region=war.region_id(end)
        )
    if touched:
        war.tell("log-wotr-way-touches", "WR-DECL-16", region=[war.region_id(r) for r in touched])
    return touched


KINDS = (ASK_WAY,)
