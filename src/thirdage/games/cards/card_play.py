"""Playing and moving cards, with what they cost and what they set off (rulebook: action step)."""

from __future__ import annotations

from thirdage.kernel import Ask, Flow, Listed, Option

from .asks import ASK_PAY, CYCLE_ONE
from .card_texts import Cause, perform
from .constants import AT, CHARACTER, ELIMINATED, ITEM, NOBODY, PLAYING, RESERVE
from .legality import RESERVE_PLACE, card_at, location_at
from .model import Saga
from .zones import cycle_hidden, forsake, settle


def put_down(saga: Saga, card: int, place: int) -> None:
    """CG-ARMY-01, CG-CHAR-01, CG-ITEM-01: a card that is played is laid where it belongs, seen by all."""
    fact = saga.facts.cards[card]
    player = saga.facts.owner[card]
    location, bearer = location_at(saga, place), card_at(saga, place)
    if fact.type in (CHARACTER, ITEM):
        saga.played = (*saga.played, card)
    if bearer != NOBODY:
        saga.put_on(card, bearer)
        saga.tell("log-cards-plays-item", "CG-ITEM-01", player=saga.name(player), card=fact.id, on_card=saga.id(bearer))
    elif place == RESERVE_PLACE:
        saga.put(card, RESERVE)
        saga.fresh = (*saga.fresh, card)
        saga.tell("log-cards-plays-reserve", "CG-PLAY-01", player=saga.name(player), card=fact.id)
    else:
        saga.put(card, AT + location)
        where = saga.facts.locations[location].id
        saga.tell("log-cards-plays-location", "CG-PLAY-01", player=saga.name(player), card=fact.id, location=where)
    saga.seen(card)
    saga.used(fact.kind)


def pay(saga: Saga, player: int, card: int) -> Flow[None]:
    """CG-PLAY-02 to 07: cycle another card; with an empty hand forsake one, never the card that is played (CRU-07).

    CRU-08: with nothing to forsake it costs nothing.
    """
    if not saga.hands[player]:
        yield from forsake(saga, player, saga.id(card), (card,))
        return
    args = {"player": saga.name(player), "card": saga.id(card)}
    offer = Listed([CYCLE_ONE(c) for c in saga.hands[player]])
    choice: Option = yield Ask(ASK_PAY, saga.seat(player), offer, args, args)
    cycle_hidden(saga, choice[0], "CG-PLAY-02")


def play(saga: Saga, player: int, card: int, place: int) -> Flow[None]:
    """CG-PLAY: the card is laid down, its price paid, then its effects happen."""
    put_down(saga, card, place)
    yield from pay(saga, player, card)
    yield from effects_of_play(saga, player, card)


def effects_of_play(saga: Saga, player: int, card: int) -> Flow[None]:
    """CG-SPEC-01, CG-SPEC-02: what happens when a card is played, in printed order; entering a location is part of it.

    CRU-41: Shelob asks for a sacrifice on entering a path, not a battleground.
    """
    if not saga.in_play(card):
        return
    if saga.facts.cards[card].kind == "mirror-of-galadriel":
        yield from settle(saga, player)
    location = saga.location_of(card)
    times = ["on_play"]
    if location == NOBODY:
        times.append("on_play_reserve")
    elif saga.facts.locations[location].is_path:
        times += ["on_play_path", "on_enter_path", "on_enter_location"]
    else:
        times += ["on_play_battleground", "on_enter_battleground", "on_enter_location"]
    abilities = [a for a in saga.facts.cards[card].plays if a.when in times]
    if saga.facts.cards[card].type == ITEM:
        abilities = [a for a in abilities if not a.when.startswith("on_enter")]
    yield from perform(saga, Cause(saga.id(card), player, card, location), abilities)


def play_event(saga: Saga, player: int, card: int) -> Flow[None]:
    """CG-EVT-01: price, effect, then the event is eliminated."""
    show_event(saga, player, card)
    yield from pay(saga, player, card)
    yield from effects_of_event(saga, player, card)


def show_event(saga: Saga, player: int, card: int) -> None:
    """CG-EVT-01: an event that is played is seen by all."""
    fact = saga.facts.cards[card]
    saga.put(card, PLAYING)
    saga.seen(card)
    saga.used(fact.kind)
    saga.tell("log-cards-plays-event", "CG-EVT-01", player=saga.name(player), card=fact.id)


def effects_of_event(saga: Saga, player: int, card: int) -> Flow[None]:
    """CG-EVT-01: its text, then the event is eliminated."""
    fact = saga.facts.cards[card]
    yield from perform(saga, Cause(fact.id, player, card), fact.events)
    saga.put(card, ELIMINATED)
    saga.seen(card)
    saga.tell("log-cards-card-eliminated", "CG-EVT-01", card=fact.id)


def move(saga: Saga, player: int, card: int, location: int) -> Flow[None]:
    """CG-MOVE-03, CG-MOVE-04: from reserve to a location with all items, for nothing; only entering has effects."""
    saga.move(card, AT + location)
    place = saga.facts.locations[location]
    saga.tell("log-cards-moves", "CG-MOVE-01", player=saga.name(player), card=saga.id(card), location=place.id)
    kind = "on_enter_path" if place.is_path else "on_enter_battleground"
    abilities = [a for a in saga.facts.cards[card].enters if a.when in (kind, "on_enter_location")]
    if abilities:
        saga.used(f"{saga.facts.cards[card].kind}:moved")
    yield from perform(saga, Cause(saga.id(card), player, card, location), abilities)
