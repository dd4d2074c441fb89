"""Set-up of chapter 1 (HR-SET1) and its difficulty variants (HR-DIF)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Final

from thirdage.kernel import Ask, Checked, Draws, Flow, Listed, Option, Reason, chance

from .asks import (
    ASK_COMMAND,
    ASK_GIVE,
    ASK_LEADER,
    ASK_PLACE,
    ASK_SPACE_DRAWN,
    COMMAND,
    GIVE,
    LEADER_DRAWN,
    PLACE,
    SPACE_DRAWN,
)  # fmt: skip
from .constants import ALL_NAZGUL, INFORMATION_DRAWN
from .draws import draw_ally, draw_sorcery, roll
from .model import RING_BEARER_BIT, Pursuit

OPENING_HAND: Final = 3
"""HR-SET1-06."""


def deal(at: Pursuit) -> Flow[None]:
    """HR-SET1-04, HR-SET1-06, HR-SET1-08: what chance gives the Ring-bearer."""
    at.next = ("give-information",)
    at.begin_scene("setup")
    bearer, bit = at.ring_bearer, RING_BEARER_BIT
    starts = Draws(SPACE_DRAWN, at.facts.start_tokens)
    start: Option = yield chance(ASK_SPACE_DRAWN, starts, "start-tokens", "start", bearer, bit)
    at.start = start[0]
    at.tell("log-hunt-starts", "HR-SET1-04", bit, space=at.space_id(at.start))
    for _ in range(OPENING_HAND):
        yield from draw_ally(at, "opening")
    for _ in range(INFORMATION_DRAWN):
        left = Draws(SPACE_DRAWN, tuple([space for space in at.facts.information if space not in at.held]))
        token: Option = yield chance(ASK_SPACE_DRAWN, left, "information-tokens", "information", bearer, bit)
        at.held = tuple(sorted([*at.held, token[0]]))
        at.tell("log-hunt-draws-information", "HR-SET1-08", bit, space=at.space_id(token[0]))


def give_information(at: Pursuit) -> Flow[None]:
    """HR-SET1-08, HR-SET1-09, HR-DIF-01, HR-DIF-02: one token, two or none goes to the Ringwraiths."""
    while at.abilities < at.rules.options["information"]:
        choice: Option = yield Ask(ASK_GIVE, at.ring_bearer, Listed([GIVE(space) for space in at.held]))
        at.held = tuple([space for space in at.held if space != choice[0]])
        at.gained = (*at.gained, choice[0])
        at.tell("log-hunt-gives-information", "HR-SET1-09", space=at.space_id(choice[0]), count=at.abilities)
    at.next = ("command", 0)


def may_command(at: Pursuit, wraith: int, named: tuple[int, ...]) -> Reason | None:
    """HR-SET1-02, HR-PLY-01, HR-GEN-02: Nazgûl that nobody has yet, and one at least is left for each who follows."""
    free = [n for n in ALL_NAZGUL if all(n not in mine for mine in at.orders)]
    after = at.wraiths - wraith - 1
    if not named or len(set(named)) != len(named) or not set(named) <= set(free):
        return Reason("reason-hunt-nazgul-taken", "HR-SET1-02")
    if len(free) - len(named) < after or (not after and len(named) < len(free)):
        return Reason("reason-hunt-one-nazgul-each", "HR-SET1-02")
    return None


def command(at: Pursuit, wraith: int) -> Flow[None]:
    """HR-SET1-02, HR-SET1-10, HR-SET2-11: who controls which Nazgûl, and their order for the whole chapter.

    Ruling HRU-33.
    """

    def candidates() -> Iterable[Option]:
        for size in range(1, len(ALL_NAZGUL) + 1):
            for named in permutations(ALL_NAZGUL, size):
                yield COMMAND(named)

    seat = at.wraith_seat(wraith)
    offer = Checked(candidates, lambda option: may_command(at, wraith, option[0]))
    choice: Option = yield Ask(ASK_COMMAND, seat, offer)
    at.orders = (*at.orders, choice[0])
    at.tell("log-hunt-commands", "HR-SET1-02", seat=seat, nazgul=[at.rules.names.ids["nazgul"][n] for n in choice[0]])
    if wraith + 1 < at.wraiths:
        at.next = (at.next[0], wraith + 1)
    else:
        at.next = ("deal-sorcery",) if at.chapter == 1 else ("second-sorcery",)


def deal_sorcery(at: Pursuit) -> Flow[None]:
    """HR-SET1-11, HR-SET1-13, HR-PLY-04: one Sorcery card a player; a random one leads, a single one always."""
    for wraith in range(at.wraiths):
        yield from draw_sorcery(at, wraith, "opening-sorcery")
    if at.wraiths > 1:
        outcomes = Draws(LEADER_DRAWN, tuple(range(1, at.wraiths + 1)))
        option: Option = yield chance(ASK_LEADER, outcomes, "leading-player", "set-up", at.wraith_seat(0))
        at.leading = option[0] - 1
        at.tell("log-hunt-leads", "HR-SET1-13", seat=at.wraith_seat(at.leading))
    at.next = ("place", 0)


def may_place(at: Pursuit, nazgul: int, option: Option) -> Reason | None:
    """HR-SET1-14, HR-SET2-16: this Nazgûl, on a start location of Nazgûl: one in each, in chapter 2 two."""
    rule = "HR-SET1-14" if at.chapter == 1 else "HR-SET2-16"
    named, space = option
    if named != nazgul:
        return Reason("reason-hunt-another-nazgul", rule)
    if space not in at.board.nazgul_starts:
        return Reason("reason-hunt-no-nazgul-start", rule, {"space": at.space_id(space)})
    if at.nazgul.count(space) == at.chapter:
        return Reason("reason-hunt-start-taken", rule, {"space": at.space_id(space)})
    return None


def place_nazgul(at: Pursuit, place: int) -> Flow[None]:
    """HR-SET1-14: one after the other, from the leading player on."""
    nazgul = at.order_of_play()[place]
    name = at.rules.names.ids["nazgul"][nazgul]
    places = [PLACE(nazgul, space) for space in at.board.nazgul_starts]
    offer = Checked(lambda: places, lambda option: may_place(at, nazgul, option))
    args = {"nazgul": name}
    choice: Option = yield Ask(ASK_PLACE, at.wraith_seat(at.commander(nazgul)), offer, args, args)
    at.nazgul = tuple([choice[1] if n == nazgul else space for n, space in enumerate(at.nazgul)])
    at.tell("log-hunt-places", "HR-SET1-14", nazgul=name, space=at.space_id(choice[1]))
    if place + 1 < len(ALL_NAZGUL):
        at.next = (at.next[0], place + 1)
    else:
        at.next = ("first-roll",) if at.chapter == 1 else ("second-chief",)


def first_roll(at: Pursuit) -> Flow[None]:
    """HR-SET1-15."""
    at.next = ("day",)
    yield from roll(at, "set-up")


SEAMS: dict[str, Callable[..., Flow[None]]] = {
    "set-up": deal,
    "give-information": give_information,
    "command": command,
    "deal-sorcery": deal_sorcery,
    "place": place_nazgul,
    "first-roll": first_roll,
}
