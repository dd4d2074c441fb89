"""Frodo's further moves, and Nazgûl that cards move, slow and set down (HR-MOV-10, HR-NMV)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.games.hunt.asks import (
    ASK_AREA,
    ASK_CARD_SPACE,
    ASK_CARD_STEP,
    ASK_DRIVE,
    CHOOSE_AREA,
    CHOOSE_SECTION,
    CHOOSE_SPACE,
    MOVE_NAZGUL,
    RIDE,
    STAY,
    STOP,
)  # fmt: skip
from thirdage.games.hunt.constants import ALL_NAZGUL
from thirdage.games.hunt.effects import Effects, Job, lasting_of
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.paces import put, reach, step
from thirdage.kernel import Ask, Checked, Flow, Listed, Option, Reason

from .places import active_section, areas_of, player, sections_of, spaces_in

EFFECTS: Final[Effects] = Effects()


@EFFECTS.on("move_frodo", "do")
def move_frodo(at: Pursuit, job: Job) -> Flow[None]:
    """HR-MOV-10, HR-NGT-06: on top of the move of the turn, at night without corruption."""
    after = at.next
    yield from at.rules.steps["extra-move"](at)
    if at.next == after:  # else the chapter is over
        job.again(0)


@EFFECTS.on("move_nazgul", "do")
def move_nazgul(at: Pursuit, job: Job) -> Flow[None]:
    """The Ring-bearer moves Nazgûl that stand there, each up to so many steps; up to: none is also possible.

    Ruling HRU-34.
    """
    there = spaces_in(at, job.row["from"])
    yield from drive(at, job, [n for n in ALL_NAZGUL if n not in job.done and at.nazgul[n] in there], job.row["steps"])


def drive(at: Pursuit, job: Job, movable: list[int], steps: int) -> Flow[None]:
    """HR-NMV-05: never onto or past an exit or an Ally token."""
    ways = {nazgul: at.board.reach(at.nazgul[nazgul], steps, at.closed) for nazgul in movable}

    def candidates() -> Iterable[Option]:
        yield STOP
        for nazgul, spaces in ways.items():
            yield from [MOVE_NAZGUL(nazgul, space) for space in sorted(spaces)]

    def check(option: Option) -> Reason | None:
        if option is STOP:
            return None
        nazgul, to = option
        if nazgul not in ways:
            return Reason("reason-hunt-card-not-this-nazgul", "HR-ALY-07", {"card": job.card_id})
        if to in at.closed:
            return Reason("reason-hunt-closed-to-nazgul", "HR-NMV-05", {"space": at.space_id(to)})
        return None if to in ways[nazgul] else Reason("reason-hunt-too-far", "HR-ALY-07", {"space": at.space_id(to)})

    if any(ways.values()):
        about = {"card": job.card_id, "count": steps}
        choice: Option = yield Ask(ASK_DRIVE, at.ring_bearer, Checked(candidates, check), about, about)
        if choice is not STOP:
            put(at, choice[0], choice[1], "HR-ALY-07")
            job.again(choice[0])


@EFFECTS.on("slow", "do")
def slow(at: Pursuit, job: Job) -> Flow[None]:
    """A Nazgûl that begins its move in that area or enters it makes one step in that turn."""
    areas = [at.facts.areas.index(area) for area in job.row["where"]]
    area = yield from choose_area(job, at.ring_bearer, areas)
    at.lasting = (*at.lasting, (job.card, "slow", area, job.row["until"]))
    at.tell("log-hunt-slows", "HR-TOK-07", area=at.facts.areas[area])


@EFFECTS.on("shield", "do")
def shield(at: Pursuit, job: Job) -> Flow[None]:
    """HR-TOK-07: no perception there until the end of the phase; several areas are different ones."""
    if job.row["scope"] == "section":
        sections = [section for section in sections_of(at) if section not in lasting_of(at, "shield-section")]
        about = {"card": job.card_id, "what": "section"}
        offer = Listed([CHOOSE_SECTION(section) for section in sections])
        choice: Option = yield Ask(ASK_AREA, at.ring_bearer, offer, about, about)
        at.lasting = (*at.lasting, (job.card, "shield-section", choice[0], job.row["until"]))
        at.tell("log-hunt-shields-section", "HR-TOK-07", section=at.facts.sections[choice[0]])
        return
    areas = [area for area in areas_of(at) if area not in lasting_of(at, "shield-area")]
    area = yield from choose_area(job, at.ring_bearer, areas)
    at.lasting = (*at.lasting, (job.card, "shield-area", area, job.row["until"]))
    at.tell("log-hunt-shields-area", "HR-TOK-07", area=at.facts.areas[area])
    job.again(area)


def choose_area(job: Job, seat: str, areas: list[int]) -> Flow[int]:
    """One of these areas; where there is but one, nobody is asked."""
    if len(areas) == 1:
        return areas[0]
    about = {"card": job.card_id, "what": "area"}
    choice: Option = yield Ask(ASK_AREA, seat, Listed([CHOOSE_AREA(area) for area in areas]), about, about)
    area: int = choice[0]
    return area


@EFFECTS.on("step", "do")
def steps(at: Pursuit, job: Job) -> Flow[None]:
    """HR-SOR-04: the active Nazgûl, or each of them beginning with it, moves up to so many steps. Ruling HRU-35."""
    order = at.order_of_play()
    first = order.index(at.active)
    riders = (at.active,) if job.row["who"] == "active" else (*order[first:], *order[:first])
    for place, nazgul in enumerate(riders):
        ways = reach(at, nazgul, job.n) if nazgul not in job.done else frozenset()
        if not ways:
            continue
        name = at.rules.names.ids["nazgul"][nazgul]
        about = {"card": job.card_id, "nazgul": name}
        offer = Listed([STAY, *[RIDE(space) for space in sorted(ways)]])
        seat = at.wraith_seat(at.commander(nazgul))
        choice: Option = yield Ask(ASK_CARD_STEP, seat, offer, about, about)
        if choice is not STAY:
            step(at, nazgul, choice[0], "HR-SOR-04")
        if place + 1 < len(riders):
            at.next = ("effect", job.place, job.card, job.half, job.op, job.die, riders[: place + 1])
        return


@EFFECTS.on("ride_to_dark", "do")
def ride_to_dark(at: Pursuit, job: Job) -> Flow[None]:
    """HR-DRK, HR-TOK-01: the active Nazgûl comes to a dark location of its section, unless that is closed to it."""
    section = active_section(at)
    dark = [
        space
        for space in at.board.locations()
        if at.board.is_dark(space) and at.facts.section_of(space) == section and space not in at.closed
    ]
    if dark:
        about = {"card": job.card_id, "what": "dark"}
        offer = Listed([CHOOSE_SPACE(space) for space in dark])
        choice: Option = yield Ask(ASK_CARD_SPACE, player(at), offer, about, about)
        put(at, at.active, choice[0], "HR-SOR-04")
