"""Frodo's journey in chapter 2: along a secret card, and a change of direction after an encounter (HR-JRN, HR-ESC2)."""

from __future__ import annotations

from thirdage.kernel import Ask, Draws, Flow, Listed, Option, Reason, chance

from .asks import (
    ADVANCE,
    ASK_DIRECTION,
    ASK_JOURNEY,
    ASK_JOURNEY_DRAWN,
    ASK_STRIDER,
    CHANGE,
    CHOOSE_JOURNEY,
    DECLINE,
    JOURNEY_DRAWN,
    KEEP,
    TURN_COMPANION,
)  # fmt: skip
from .constants import DOWN, RING_BEARER, STEPS, STRIDER, UP
from .ending import RIVENDELL, corrupt, finish
from .model import RING_BEARER_BIT, Pursuit


def may_advance(at: Pursuit, option: Option) -> Reason | None:
    """HR-JRN-02, HR-GEN-04: Frodo follows his card; he records nothing himself."""
    if option is ADVANCE:
        return Reason("reason-hunt-records-himself", "HR-MOV-01") if at.chapter == 1 else None
    return Reason("reason-hunt-follows-card", "HR-JRN-03") if at.chapter == 2 else None


def advance(at: Pursuit, *, by_card: bool = False) -> None:
    """HR-JRN-02, HR-JRN-06, HR-END2-01, HR-END2-03: at night first corruption; the last row is Rivendell.

    HR-END2-04: only the engine and the Ring-bearer know the card, and it tells all when the end has come.
    """
    if at.night:
        if not by_card and not at.free_night_move and corrupt(at, 1, "HR-NGT-01"):
            return
        if not at.eye:
            at.eye = True
            at.tell("log-hunt-eye-turned", "HR-NGT-01")
    at.track += 1
    at.tell("log-hunt-moves", "HR-JRN-02", ~RING_BEARER_BIT, count=at.track)
    _tell_place(at)
    if arrives(at):
        finish(at, RING_BEARER, RIVENDELL)


def arrives(at: Pursuit) -> bool:
    """HR-JRN-06: the last row is an exit."""
    return at.track == STEPS[at.facts.journeys[at.journey].deck]


def _tell_place(at: Pursuit) -> None:
    """HR-JRN-03: the Ring-bearer reads on his card where Frodo is."""
    place = at.facts.journeys[at.journey].places[at.track]
    id = "log-hunt-in-the-wild" if at.in_the_wild else "log-hunt-journey-place"
    at.tell(id, "HR-JRN-03", RING_BEARER_BIT, space=at.space_id(place), count=at.track)


def draw_journey(at: Pursuit, left: tuple[int, ...], cause: str) -> Flow[int]:
    """A card of a Journey deck, which only the Ring-bearer sees."""
    outcomes = Draws(JOURNEY_DRAWN, left)
    option: Option = yield chance(ASK_JOURNEY_DRAWN, outcomes, "journey", cause, at.ring_bearer, RING_BEARER_BIT)
    card: int = option[0]
    return card


def choose_journey(at: Pursuit, cards: tuple[int, ...]) -> Flow[int]:
    """One of two cards drawn."""
    option: Option = yield Ask(ASK_JOURNEY, at.ring_bearer, Listed([CHOOSE_JOURNEY(card) for card in cards]))
    chosen: int = option[0]
    return chosen


def follow(at: Pursuit, journey: int) -> None:
    """HR-SET2-07, HR-ESC2-05, HR-ESC2-07: the card in use; the limit is that of its deck, which never changes."""
    at.journey = journey
    at.tell("log-hunt-journey", "HR-SET2-07", RING_BEARER_BIT, journey=at.facts.journeys[journey].id)
    at.reveal()


def direction(at: Pursuit) -> Flow[None]:
    """HR-ESC2-01, HR-ESC2-02, HR-JRN-08: what he chooses is announced. HR-ESC2-06: the figure does not go up.

    Ruling HRU-53.
    """
    options = [CHANGE, KEEP] if at.journeys_left else [KEEP]
    choice: Option = yield Ask(ASK_DIRECTION, at.ring_bearer, Listed(options))
    if choice is KEEP:
        at.used("direction:kept")
        at.tell("log-hunt-keeps-direction", "HR-ESC2-02")
        return
    yield from change_direction(at)


def change_direction(at: Pursuit) -> Flow[None]:
    """HR-ESC2-03, HR-ESC2-05: one division back, no tracks any more, and a new card of the same deck. Ruling HRU-54."""
    at.used("direction:changed")
    at.track = max(0, at.track - 1)
    at.tell("log-hunt-changes-direction", "HR-ESC2-03", count=at.track)
    yield from take_new_journey(at)


def take_new_journey(at: Pursuit) -> Flow[None]:
    """HR-ESC2-03, HR-ESC2-05, HR-TRK-04: what was asked before was about the old card; no tracks lie there any more."""
    at.tracks = {}
    at.directions = (*at.directions, len(at.asked))
    at.tell("log-hunt-new-journey", "HR-ESC2-03")
    follow(at, (yield from _new_journey(at)))
    _tell_place(at)


def _new_journey(at: Pursuit) -> Flow[int]:
    """HR-ESC2-04: with the help of Strider the better of two, the other goes back. Ruling HRU-46."""
    helped = False
    if at.companions[STRIDER] == UP and len(at.journeys_left) > 1:
        choice: Option = yield Ask(ASK_STRIDER, at.ring_bearer, Listed([TURN_COMPANION(STRIDER), DECLINE]))
        helped = choice is not DECLINE
    drawn = yield from draw_journey(at, at.journeys_left, "direction")
    at.journeys_left = tuple([card for card in at.journeys_left if card != drawn])
    if not helped:
        return drawn
    at.companions = tuple([DOWN if c == STRIDER else state for c, state in enumerate(at.companions)])
    at.used("companion:strider:lower")
    at.tell("log-hunt-uses-lower", "HR-ESC2-04", companion="strider")
    other = yield from draw_journey(at, at.journeys_left, "direction")
    taken = yield from choose_journey(at, (drawn, other))
    at.journeys_left = tuple(sorted([drawn + other - taken, *[card for card in at.journeys_left if card != other]]))
    return taken
