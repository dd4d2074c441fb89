"""Cards drawn apart: look at so many, play some of them, cycle the rest (rulebook: special rules)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from thirdage.kernel import Ask, Checked, Flow, Listed, Option, Reason

from .asks import (
    ASK_CYCLE_APART,
    ASK_ELIMINATE_APART,
    ASK_PLAY_APART,
    CYCLE_ONE,
    DONE,
    DONE_FORM,
    ELIMINATE,
    PLAY,
    PLAY_EVENT,
)  # fmt: skip
from .card_filters import fits
from .card_play import effects_of_event, effects_of_play, pay, put_down, show_event
from .card_texts import Cause
from .constants import APART, EVENT, HAND, ITEM, NOBODY
from .legality import RESERVE_PLACE, may_put, place_of_card, place_of_location
from .model import Saga
from .operations import Op
from .zones import cycle_hidden, draw_apart, eliminate


def places_for(saga: Saga, card: int) -> Iterable[int]:
    """Where a card could be thought to go: reserve, active locations, or for an item the characters in play.

    In an order that a view shows: who came first to a location tells nothing about the locations.
    """
    if saga.facts.cards[card].type == ITEM:
        for cards in (*saga.reserves, *[saga.here(location) for location in saga.active]):
            for bearer in cards:
                yield place_of_card(saga, bearer)
        return
    yield RESERVE_PLACE
    for location in saga.active:
        yield place_of_location(location)


def do_draw_play_cycle(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """draw_play_cycle:<n>:<cards>:<m>[:to=<place>]: draw n apart, play up to m of them, cycle the rest.

    draw_eliminate_play_cycle:<n>:<e>:<cards>:<m>: the same, e of the n eliminated first.

    CG-SPEC-05, CG-SPEC-06: the rest pays for what is played; what it does not cover is paid from the hand (CRU-12).

    The price comes before the effects (CG-PLAY-02): first all is laid down, then the rest is cycled, then they
    happen (CRU-13).
    """
    player = cause.player
    yield from draw_apart(saga, player, op.count)
    for _ in range(op.lost):
        apart = _apart(saga, player)
        if apart:
            yield from _give_away(saga, cause, apart, ASK_ELIMINATE_APART)
    played: list[int] = []
    only = _only_place(saga, op.only)
    while len(played) < op.most and _apart(saga, player):
        args = {"player": saga.name(player), "place": cause.place}
        offer = Checked(lambda: [*_offers(saga, player), DONE], lambda o: _may_play_apart(saga, player, op, only, o))
        choice: Option = yield Ask(ASK_PLAY_APART, saga.seat(player), offer, args, args)
        if choice is DONE:
            break
        if choice.form is PLAY_EVENT:
            show_event(saga, player, choice[0])
        else:
            put_down(saga, choice[0], choice[1])
        played.append(choice[0])
    rest = _apart(saga, player)
    for card in rest:
        cycle_hidden(saga, card, "CG-SPEC-05")
    saga.nothing_in(player, APART)
    for card in played[len(rest) :]:
        yield from pay(saga, player, card)
    for card in played:
        done = effects_of_event if saga.facts.cards[card].type == EVENT else effects_of_play
        yield from done(saga, player, card)
    return bool(played)


def _only_place(saga: Saga, place: str) -> int:
    """The one place where cards may be played, or -1 for wherever they may go."""
    if not place:
        return NOBODY
    return RESERVE_PLACE if place == "reserve" else place_of_location(saga.facts.location[place])


def _apart(saga: Saga, player: int) -> tuple[int, ...]:
    return tuple([c for c in saga.facts.players[player].cards if saga.where[c] == APART])


def _offers(saga: Saga, player: int) -> Iterable[Option]:
    for card in _apart(saga, player):
        if saga.facts.cards[card].type == EVENT:
            yield PLAY_EVENT(card)
        else:
            for place in places_for(saga, card):
                yield PLAY(card, place)


def _may_play_apart(saga: Saga, player: int, op: Op, only: int, option: Option) -> Reason | None:
    """A card among those drawn that the text means, where it may go; an event goes nowhere (Théoden draws one)."""
    if option.form is DONE_FORM:
        return None
    card: int = option[0]
    args = {"card": saga.id(card)}
    if card not in _apart(saga, player):
        return Reason("reason-cards-not-among-drawn", "CG-SPEC-05", args)
    if not fits(saga, op, card):
        return Reason("reason-cards-not-meant", "CG-SPEC-05", args)
    if option.form is PLAY_EVENT:
        event = saga.facts.cards[card].type == EVENT
        return None if event else Reason("reason-cards-not-an-event", "CG-EVT-01", args)
    place: int = option[1]
    if only not in (NOBODY, place):
        return Reason("reason-cards-other-place", "CG-SPEC-05", args)
    return may_put(saga, card, place)


def _give_away(saga: Saga, cause: Cause, apart: tuple[int, ...], kind: Any) -> Flow[None]:
    """One of the cards drawn apart is eliminated or cycled, face down."""
    form = ELIMINATE if kind is ASK_ELIMINATE_APART else CYCLE_ONE
    args = {"player": saga.name(cause.player), "place": cause.place}
    choice: Option = yield Ask(kind, saga.seat(cause.player), Listed([form(c) for c in apart]), args, args)
    if form is ELIMINATE:
        eliminate(saga, choice[0], "other", "CG-SPEC-07")
    else:
        cycle_hidden(saga, choice[0], "CG-SPEC-07")


def do_palantir(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """The Palantír of Orthanc: of three cards drawn (CRU-42) one is eliminated, one cycled, one goes to hand."""
    player = cause.player
    yield from draw_apart(saga, player, op.count)
    for kind in (ASK_ELIMINATE_APART, ASK_CYCLE_APART):
        apart = _apart(saga, player)
        if apart:
            yield from _give_away(saga, cause, apart, kind)
    for card in _apart(saga, player):
        saga.put(card, HAND)
        saga.blur(player, APART, HAND)
        saga.tell("log-cards-you-draw", "CG-SPEC-07", saga.bit(player), player=saga.name(player), card=saga.id(card))
    saga.tell("log-cards-rest-to-hand", "CG-SPEC-07", saga.others(player), player=saga.name(player))
    saga.nothing_in(player, APART)
    return True


EFFECTS: dict[str, Callable[..., Any]] = {
    "draw_play_cycle": do_draw_play_cycle,
    "draw_eliminate_play_cycle": do_draw_play_cycle,
    "palantir": do_palantir,
}
