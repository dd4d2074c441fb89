"""The operations that texts of cards and locations are made of. Each returns whether it could be done (CG-ELIM-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.kernel import Ask, Flow, Listed, Option, PickSome

from .asks import (
    ASK_EFFECT,
    ASK_GIVE_UP,
    ASK_MOVE_TO,
    ASK_VICTIM,
    ASK_WHERE,
    CHOOSE_LOCATION,
    DECLINE,
    ELIMINATE,
    GIVE_UP,
    MOVE,
    PICK_EFFECT,
)  # fmt: skip
from .card_filters import fits, may_be_found, seeker, wanted
from .card_play import move
from .card_texts import Cause
from .constants import ACTIVE, CHARACTER, ITEM, NOBODY, RESERVE
from .legality import may_enter, paths_to_activate, place_of_location
from .locations import activate_by_effect, next_path
from .model import Saga
from .operations import Op
from .zones import cycle_shown, draw_cards, eliminate, forsakable, forsake, must_cycle, recycle, remove, settle, take


# -- cards ----------------------------------------------------------------------------------------------------------
def do_draw(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Draw so many."""
    yield from draw_cards(saga, cause.player, op.count, "effect")
    return True


def do_forsake(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Forsake so many; as a price it counts only if it could be done."""
    done = True
    for _ in range(op.count):
        done = (yield from forsake(saga, cause.player, cause.place)) and done
    return done


def do_cycle_hand(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Cycle so many from hand."""
    yield from must_cycle(saga, cause.player, op.count, cause.place)
    return True


def do_cycle_self(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """The price of many actions: this card, with its items, is cycled."""
    cycle_shown(saga, cause.card, "CG-USE-03")
    yield from ()
    return True


def do_cycle_bearer(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """Black Breath: its wielder is cycled with all items."""
    cycle_shown(saga, saga.bearers[cause.card], "CG-USE-03")
    yield from ()
    return True


def do_eliminate_self(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """This card is eliminated."""
    eliminate(saga, cause.card, "other", "CG-USE-03")
    yield from ()
    return True


def do_take(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """take:<pile>:<cards>[:<n>][:by=hobbit_player][:up_to]: fetch cards by name or kind."""
    player = seeker(saga, cause.player, op)
    if player == NOBODY:
        return False
    optional = cause.optional or op.up_to
    for _ in range(op.count):
        if not (yield from take(saga, player, wanted(saga, player, op), op.piles, optional, cause.place)):
            return False
    return True


def do_remove(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """CG-DBL: a card leaves the game, wherever it is."""
    yield from remove(saga, op.card)
    return True


def do_recycle(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """CG-OUT-03: the cycle pile is shuffled into the deck."""
    saga.tell("log-cards-recycles", "CG-OUT-03", player=saga.name(cause.player))
    recycle(saga, cause.player)
    yield from settle(saga, cause.player)
    return True


# -- tokens ---------------------------------------------------------------------------------------------------------
def do_token(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """CG-ICON: token:<where>:<kind>:<n>[:if_path=<id>].

    CG-CMP-04, CRU-01: there are always enough tokens.
    """
    n = op.count
    if op.if_path and saga.facts.locations[cause.location].id != op.if_path:
        return False
    if op.at == "self":
        if saga.location_of(cause.card) == NOBODY:
            return False
        saga.on_card[cause.card] = saga.on_card.get(cause.card, 0) + n
        saga.tell("log-cards-token-on-card", "CG-ICON-01", card=saga.id(cause.card), count=n)
        return True
    location = {"path": saga.path, "this": cause.location, "new_path": cause.there}.get(op.at, NOBODY)
    if op.at == "battleground":
        grounds = active_battlegrounds(saga)
        if not grounds:
            return False
        location = grounds[0]
        if len(grounds) > 1:
            args = {"player": saga.name(cause.player), "place": cause.place}
            offer = Listed([CHOOSE_LOCATION(x) for x in grounds])
            choice: Option = yield Ask(ASK_WHERE, saga.seat(cause.player), offer, args, args)
            location = choice[0]
    if location == NOBODY or saga.states[location] != ACTIVE:
        return False
    attack, defence = saga.added.get(location, (0, 0))
    if op.icon.endswith("attack"):
        saga.added[location] = (attack + n, defence)
        saga.tell("log-cards-token-attack", "CG-ICON-03", location=saga.facts.locations[location].id, count=n)
    else:
        saga.added[location] = (attack, defence + n)
        saga.tell("log-cards-token-defence", "CG-ICON-03", location=saga.facts.locations[location].id, count=n)
    return True


def active_battlegrounds(saga: Saga) -> list[int]:
    """In the order of the facts."""
    return sorted([x for x in saga.active if not saga.facts.locations[x].is_path])


def do_corruption(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """CG-SCO-03: corruption tokens come to the Shadow's area, or go from it as far as there are any."""
    amount = op.count
    if op.per:
        hobbit = saga.facts.faction["hobbit"]
        here = [saga.facts.cards[c] for c in saga.here(cause.location)]
        amount *= len([c for c in here if c.faction == hobbit and c.type == CHARACTER])
    amount = max(amount, -saga.corruption)
    saga.corruption += amount
    if op.count >= 0:
        saga.tell("log-cards-corruption", "CG-SCO-03", place=cause.place, count=amount)
    else:
        saga.tell("log-cards-corruption-removed", "CG-SCO-03", place=cause.place, count=-amount)
    yield from ()
    return True


# -- locations ------------------------------------------------------------------------------------------------------
def do_activate(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Battlegrounds: "activate", "reactivate", "activate_or_reactivate"."""
    yield from activate_by_effect(saga, cause, op)
    return cause.there != NOBODY


def do_activate_path(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Another path of the same number, or one of the next."""
    yield from next_path(saga, cause, op.which)
    return cause.there != NOBODY


def destinations(saga: Saga, cause: Cause, card: int, where: str) -> list[int]:
    """Where a card may go by a text: "path", "battleground", or "there", what was just made active."""
    if where == "there":
        places = [cause.there] if cause.there != NOBODY else []
    elif where == "path":
        places = [saga.path] if saga.path != NOBODY else []
    else:
        places = active_battlegrounds(saga)
    return [x for x in places if saga.where[card] == RESERVE and may_enter(saga, card, x) is None]


def do_move(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """CG-RES-04, CG-MOVE-05: move_bearer:<where>, or may_move:<card>:<where>; also a card played in this round."""
    if op.name == "may_move":
        card, optional = saga.find(op.card, RESERVE), True
    else:
        card, optional = saga.bearers[cause.card], cause.optional
    if card == NOBODY:
        return False
    places = destinations(saga, cause, card, op.to)
    if not places:
        return False
    location = places[0]
    if optional or len(places) > 1:
        offers = [MOVE(card, place_of_location(x)) for x in places]
        args = {"player": saga.name(cause.player), "card": saga.id(card), "place": cause.place}
        choice: Option = yield Ask(
            ASK_MOVE_TO, saga.seat(cause.player), Listed([*offers, DECLINE] if optional else offers), args, args
        )
        if choice is DECLINE:
            return False
        location = places[offers.index(choice)]
    yield from move(saga, cause.player, card, location)
    return True


# -- victims --------------------------------------------------------------------------------------------------------
def victim(saga: Saga, cause: Cause, player: int, cards: list[int]) -> Flow[bool]:
    """One of these cards is eliminated, by this player's choice; not asked where there is none."""
    if not cards:
        return False
    card = cards[0]
    if len(cards) > 1:
        args = {"player": saga.name(player), "place": cause.place}
        choice: Option = yield Ask(ASK_VICTIM, saga.seat(player), Listed([ELIMINATE(c) for c in cards]), args, args)
        card = choice[0]
    eliminate(saga, card, "other", "CG-ELIM-04")
    return True


def victims_here(saga: Saga, cause: Cause, op: Op) -> list[int]:
    """Cards of a kind on the location of the cause."""
    return sorted([c for c in saga.here(cause.location) if fits(saga, op, c)])


def do_eliminate_here(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Éowyn: a Nazgûl on the same battleground, if her player wants it (CRU-37)."""
    return (yield from victim(saga, cause, cause.player, victims_here(saga, cause, op)))


def do_eliminate_in_play(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Gríma: a Rohan character anywhere in play."""
    return (yield from victim(saga, cause, cause.player, victims_in_play(saga, op)))


def victims_in_play(saga: Saga, op: Op) -> list[int]:
    """Cards of a kind in play."""
    return [c for c in range(len(saga.where)) if saga.in_play(c) and fits(saga, op, c)]


def do_isengard_eliminates(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Treebeard: the Isengard player eliminates one of his armies on the same battleground (CRU-38)."""
    isengard = saga.facts.faction["isengard"]
    player = saga.facts.of_faction[isengard]
    cards = [c for c in victims_here(saga, cause, op) if saga.facts.cards[c].faction == isengard]
    return player != NOBODY and (yield from victim(saga, cause, player, cards))


def do_sacrifice(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:
    """Death! Ride, ride to ruin: any number of Rohan cards of one's reserve, items included (CRU-27)."""
    player = cause.player
    own = [c for r in saga.reserves[player] for c in (r, *saga.items(r)) if fits(saga, op, c)]
    cause.count = 0
    if not own:
        return False
    args = {"player": saga.name(player), "place": cause.place}
    choice: Option = yield Ask(ASK_GIVE_UP, saga.seat(player), PickSome(GIVE_UP, own, 0, len(own)), args, args)
    given: tuple[int, ...] = choice[0]
    for card in sorted(given, key=lambda c: saga.facts.cards[c].type != ITEM):
        eliminate(saga, card, "other", "CG-ELIM-03")
    cause.count = len(given)
    return True


def do_mordor_eliminates(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """For each of them the Mordor player eliminates a Mordor card on an active battleground, an item too (CRU-28)."""
    mordor = saga.facts.faction["mordor"]
    player = saga.facts.of_faction[mordor]
    for _ in range(cause.count):
        there = [c for x in active_battlegrounds(saga) for who in saga.here(x) for c in (who, *saga.items(who))]
        cards = [c for c in there if saga.facts.cards[c].faction == mordor]
        if player == NOBODY or not (yield from victim(saga, cause, player, sorted(cards))):
            return False
    return True


# -- the rest -------------------------------------------------------------------------------------------------------
def do_permit_round(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """CG-RND-05: an event that holds for the rest of the round."""
    saga.lasting = (*saga.lasting, saga.facts.cards[cause.card].kind)
    yield from ()
    return True


def do_nothing(saga: Saga, cause: Cause, op: Op) -> Flow[bool]:  # noqa: ARG001
    """Said together with the operation before."""
    yield from ()
    return True


EFFECT_NAMES = {
    ("token", "path"): "path-defence",
    ("token", "battleground"): "battleground-defence",
    ("take", ""): "take-saruman",
    ("eliminate_in_play", ""): "eliminate-rohan",
}
"""Effects between which a player chooses: operation and place, and the name of the answer."""


def open_effects(saga: Saga, cause: Cause, ops: tuple[Op, ...]) -> dict[str, Op]:
    """Of several effects between which a player chooses, those that can be had, as far as everyone can see."""
    out: dict[str, Op] = {}
    for op in ops:
        if op.name == "token":
            possible = bool(active_battlegrounds(saga)) if op.at == "battleground" else saga.path != NOBODY
        elif op.name == "take":
            possible = may_be_found(saga, cause.player, op)
        else:
            possible = bool(victims_in_play(saga, op))
        if possible:
            out[EFFECT_NAMES[op.name, op.at]] = op
    return out


def do_choose(saga: Saga, cause: Cause, ops: tuple[Op, ...]) -> Flow[bool]:
    """One of several effects."""
    offers = open_effects(saga, cause, ops)
    if not offers:
        return False
    name = next(iter(offers))
    if len(offers) > 1:
        args = {"player": saga.name(cause.player), "place": cause.place}
        choice: Option = yield Ask(
            ASK_EFFECT, saga.seat(cause.player), Listed([PICK_EFFECT(n) for n in offers]), args, args
        )
        name = choice[0]
    saga.used(f"chose:{name}")
    op = offers[name]
    return bool((yield from saga.rules.effects[op.name](saga, cause, op)))


EFFECTS: dict[str, Callable[..., Any]] = {
    "draw": do_draw,
    "forsake": do_forsake,
    "cycle_hand": do_cycle_hand,
    "cycle_self": do_cycle_self,
    "cycle_bearer": do_cycle_bearer,
    "eliminate_self": do_eliminate_self,
    "take": do_take,
    "remove": do_remove,
    "recycle": do_recycle,
    "token": do_token,
    "corruption": do_corruption,
    "activate": do_activate,
    "reactivate": do_activate,
    "activate_or_reactivate": do_activate,
    "activate_path": do_activate_path,
    "move_bearer": do_move,
    "may_move": do_move,
    "eliminate_here": do_eliminate_here,
    "eliminate_in_play": do_eliminate_in_play,
    "isengard_eliminates_here": do_isengard_eliminates,
    "sacrifice_reserve": do_sacrifice,
    "mordor_eliminates_on_battlegrounds": do_mordor_eliminates,
    "permit_round": do_permit_round,
    "support_round": do_nothing,
    "choose": do_choose,
    "forsake/possible": lambda saga, cause, op: forsakable(saga, cause.player),  # noqa: ARG005
    "activate_path/possible": lambda saga, cause, op: bool(paths_to_activate(saga, op.which)),  # noqa: ARG005
    "eliminate_here/possible": lambda saga, cause, op: bool(victims_here(saga, cause, op)),
    "move_bearer/possible": lambda saga, cause, op: bool(destinations(saga, cause, saga.bearers[cause.card], op.to)),
}
