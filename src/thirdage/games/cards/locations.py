"""Activating and reactivating locations (rulebook: location step)."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel import EVERYONE, Ask, Draws, Flow, Listed, Option, chance

from .asks import ACTIVATE, ASK_BATTLEGROUND, ASK_LOCATION_DRAWN, ASK_PATH, LOCATION_DRAWN
from .card_texts import Cause, perform
from .combat import fight_path
from .constants import ACTIVE, IN_DECK, NOBODY, SCORED, WAITING
from .legality import battlegrounds_to_activate, paths_to_activate
from .model import Saga
from .operations import Op


def first_player(saga: Saga) -> int:
    """Who has the first-player token."""
    return saga.facts.turn_order[saga.first]


def lay_out(saga: Saga, location: int) -> None:
    """CG-BG-02, CG-REA-01: face up into the middle, from a deck or from a scoring area."""
    place, state = saga.facts.locations[location], saga.states[location]
    if SCORED <= state <= SCORED + 1:
        saga.areas[location] = state - SCORED
        saga.used("reactivated" if state - SCORED == place.side else "reactivated-from-the-other-side")
        saga.tell("log-cards-reactivated", "CG-REA-01", location=place.id)
    else:
        saga.tell("log-cards-activated", "CG-BG-02", location=place.id)
    saga.states[location] = ACTIVE
    saga.active = (*saga.active, location)
    saga.used(f"location:{place.id}")
    if place.is_path:
        saga.path = location
        saga.last_path = place.number


def take_effect(saga: Saga, location: int, player: int) -> Flow[None]:
    """CG-BG-02: the activation effect is carried out at once."""
    place = saga.facts.locations[location]
    yield from perform(saga, Cause(place.id, player, NOBODY, location), place.abilities)


def activate(saga: Saga, location: int, player: int) -> Flow[None]:
    """Lay a location out and carry out its effect."""
    lay_out(saga, location)
    yield from take_effect(saga, location, player)


def location_step(saga: Saga) -> Flow[None]:
    """CG-BG-01, CG-BG-03, CG-BG-04, CG-FELL-05: first a battleground, then (its own seam) a path.

    CG-FELL-07, CG-FELL-10: the battlegrounds of the round, all laid out before their effects (CRU-19).
    """
    saga.next = ("path",)
    saga.begin_scene("phase", phase="location")
    facts, player = saga.facts, first_player(saga)
    if facts.by_round:
        grounds = [x for x in facts.by_round[saga.round - 1] if saga.states[x] == WAITING]
        for ground in grounds:
            lay_out(saga, ground)
        for ground in grounds:
            yield from take_effect(saga, ground, player)
        return
    side = facts.players[player].side
    for whose in (side, 1 - side):
        deck = [x for x in facts.battlegrounds() if saga.states[x] == IN_DECK and facts.locations[x].side == whose]
        if deck:
            drawn: Option = yield location_drawn(saga, deck, f"battlegrounds-{whose}", "battleground")
            yield from activate(saga, drawn[0], player)
            return
    saga.tell("log-cards-no-battleground", "CG-BG-04")


def location_drawn(saga: Saga, deck: list[int], purpose: str, cause: str) -> Ask:
    """One of these locations by chance, for the first player."""
    outcomes, player = Draws(LOCATION_DRAWN, tuple(deck)), first_player(saga)
    about = {"player": saga.name(player)}
    return chance(ASK_LOCATION_DRAWN, outcomes, purpose, cause, saga.seat(player), EVERYONE, about)


def path_step(saga: Saga) -> Flow[None]:
    """CG-PATH-01, CG-PATH-02: a random path of the next number, counted from the last one activated (CRU-20)."""
    saga.next = ("turn", saga.first)
    number = saga.last_path + 1
    deck = [x for x in saga.facts.used_paths if saga.states[x] == IN_DECK and saga.facts.locations[x].number == number]
    drawn: Option = yield location_drawn(saga, deck, f"paths-{number}", "path")
    yield from activate(saga, drawn[0], first_player(saga))
    saga.end_scene("phase")


def activate_by_effect(saga: Saga, cause: Cause, op: Op) -> Flow[None]:
    """CG-BG-05 to 10, CG-REA-01: the player who resolves the effect chooses among the battlegrounds that fit.

    CG-INFO-06, CRU-17: only he looks at what there is. CRU-02: where none fits, the rest of the effect is carried
    out.
    """
    fitting = battlegrounds_to_activate(saga, op)
    cause.there = NOBODY
    if not fitting:
        saga.tell("log-cards-nothing-to-activate", "CG-BG-10", place=cause.place)
        return
    ground = fitting[0]
    if len(fitting) > 1:
        args = {"player": saga.name(cause.player), "place": cause.place}
        offer = Listed([ACTIVATE(x) for x in fitting])
        choice: Option = yield Ask(ASK_BATTLEGROUND, saga.seat(cause.player), offer, args, args)
        ground = choice[0]
    cause.there = ground
    yield from activate(saga, ground, cause.player)


def next_path(saga: Saga, cause: Cause, which: str) -> Flow[None]:
    """CG-PATH-03 to 09: the combat on the path that is replaced comes first, then the new path with its effect.

    CG-PATH-11: whoever stands there takes part. CRU-04: which path comes is chosen after that combat.
    """
    cause.there = NOBODY
    fitting = paths_to_activate(saga, which)
    if not fitting:
        saga.tell("log-cards-no-new-path", "CG-PATH-07", place=cause.place)
        return
    saga.used("path-replaced")
    saga.tell("log-cards-path-replaced", "CG-PATH-03", location=saga.facts.locations[saga.path].id, place=cause.place)
    yield from fight_path(saga, saga.path)
    path = fitting[0]
    if len(fitting) > 1:
        args = {"player": saga.name(cause.player), "place": cause.place}
        choice: Option = yield Ask(
            ASK_PATH, saga.seat(cause.player), Listed([ACTIVATE(x) for x in fitting]), args, args
        )
        path = choice[0]
    cause.there = path
    yield from activate(saga, path, cause.player)


SEAMS: dict[str, Callable[..., Flow[None]]] = {"location": location_step, "path": path_step}
