"""Sorcery cards that ask: perception, search, hunt, and the information of a place (HR-PER-01, HR-SRC-01, HR-HNT-01).

Where the rules forbid a search or a hunt (HR-TOK-03), a card may not name that place either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.hunt.asks import ASK_CARD_SPACE, CHOOSE_SPACE, STOP
from thirdage.games.hunt.constants import INFORMATION, NO, YES
from thirdage.games.hunt.effects import Effects, Job, lasting_of
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.questions import (
    hand_over,
    hunt,
    keep,
    may_hunt,
    may_search,
    perceive_area,
    perceive_section,
    search,
)  # fmt: skip
from thirdage.kernel import Ask, Checked, Flow, Option, Reason

from .places import active_area, active_section, areas_of, player
from .riding import choose_area

EFFECTS: Final[Effects] = Effects()


@EFFECTS.on("perception", "do")
def perception(at: Pursuit, job: Job) -> Flow[None]:
    """HR-PER-02: as with a Ring; each question about another place, and none that a card shields. Ruling HRU-38."""
    where = job.row["where"]
    if where == "active_section":
        if active_section(at) not in lasting_of(at, "shield-section"):
            yield from perceive_section(at, active_section(at), job.die)
        return
    section = active_section(at)
    areas = {
        "active_zone": [active_area(at)],
        "any_zone": list(areas_of(at)),
        "zones_of_active_section": [area for area in areas_of(at) if section_of_area(at, area) == section],
    }[where]
    free = [area for area in areas if area not in job.done and area not in lasting_of(at, "shield-area")]
    if free:
        area = yield from choose_area(job, player(at), free)
        job.again(area)
        yield from perceive_area(at, area, job.die)


def section_of_area(at: Pursuit, area: int) -> int:
    """The section of which an area is a part."""
    return next(at.facts.section_of(space) for space in at.board.spaces if at.facts.area_of(space) == area)


@EFFECTS.on("search", "do")
def search_by_card(at: Pursuit, job: Job) -> Flow[None]:
    """HR-SRC-01, HR-TOK-03: up to so many locations, one after the other. Ruling HRU-39."""
    here = at.nazgul[at.active]
    area = active_area(at)
    places = {
        "active": [here],
        "active_zone": [space for space in at.board.locations() if at.facts.area_of(space) == area],
        "road": [space for space in at.board.locations() if at.board.roads[space]],
        "connected": [space for space in at.board.locations() if space in at.board.locations_near(here) - {here}],
    }[job.row["where"]]
    space = yield from _choose(at, job, "search", places, may_search, free_to_stop=True)
    if space is not None:
        job.again(space)
        yield from search(at, space, job.die)


@EFFECTS.on("hunt", "do")
def hunt_by_card(at: Pursuit, job: Job) -> Flow[None]:
    """HR-HNT-01, HR-TOK-03, HR-DRK: the place of the active Nazgûl, that of another one, or near what is dark."""
    here = at.nazgul[at.active]
    where = job.row["where"]
    if where == "active":
        places = [here]
    elif where == "nazgul_locations":
        others = [space for space in at.nazgul if space != here]
        elsewhere = any(space != here for space in job.done)
        places = sorted({here, *([] if elsewhere else others)})
    else:
        assert where == "near_dark"
        dark = [space for space in at.board.locations() if at.board.is_dark(space)]
        places = sorted(frozenset[int]().union(*[at.board.locations_near(space) for space in dark]))
    space = yield from _choose(at, job, "hunt", places, may_hunt, free_to_stop=bool(job.done))
    if space is not None:
        job.again(space)
        yield from hunt(at, space, job.die)


def _choose(
    at: Pursuit, job: Job, what: str, places: list[int], check: Callable[[Pursuit, int], Reason | None], *,
    free_to_stop: bool,
) -> Flow[int | None]:  # fmt: skip
    """A place that the card names, where the rules allow it and which was not chosen before."""

    def against(option: Option) -> Reason | None:
        if option is STOP:
            return None if free_to_stop else Reason("reason-hunt-must-choose", "HR-SOR-04", {"card": job.card_id})
        args = {"space": at.space_id(option[0]), "card": job.card_id}
        if option[0] not in places or option[0] in job.done:
            return Reason("reason-hunt-card-names-others", "HR-SOR-04", args)
        return check(at, option[0])

    options = [STOP, *[CHOOSE_SPACE(space) for space in places]]
    if all(against(option) is not None for option in options[1:]):
        return None
    about = {"card": job.card_id, "what": what}
    choice: Option = yield Ask(ASK_CARD_SPACE, player(at), Checked(lambda: options, against), about, about)
    return None if choice is STOP else choice[0]


@EFFECTS.on("reveal_information", "do")
def reveal_information(at: Pursuit, job: Job) -> Flow[None]:
    """HR-INF-04, HR-INF-08: he hands the token over if he holds it; one turned over is out of the game.

    Ruling HRU-40.
    """
    section = active_section(at)
    sites = [space for space in at.board.information_sites if at.facts.section_of(space) == section]
    space = yield from _choose(at, job, "information", sites, lambda _at, _space: None, free_to_stop=False)
    if space is None:
        return
    held = space in at.held
    keep(at, INFORMATION, space, YES if held else NO)
    at.tell("log-hunt-asks-information", "HR-SOR-04", space=at.space_id(space))
    if held:
        hand_over(at, space)
    else:
        at.tell("log-hunt-no-information", "HR-INF-08", space=at.space_id(space))
