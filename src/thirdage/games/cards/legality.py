"""What is allowed: each check gives None or the Reason, and both the offers and the explanations come from here."""

from __future__ import annotations

from thirdage.kernel import Option, Reason

from .abilities import Ability
from .asks import CYCLE_ONE, MOVE, PASS_FORM, PLAY, PLAY_EVENT, RING_FORM, USE, WINNOW_FORM
from .card_filters import fits, may_be_found
from .constants import (
    ACTIVE,
    ARMY,
    AT,
    CHARACTER,
    EVENT,
    IN_DECK,
    ITEM,
    NOBODY,
    RESERVE,
    RINGS,
    SCORED,
    SHADOW,
)  # fmt: skip
from .facts import Permit
from .model import Saga
from .operations import Op
from .zones import forsakable

RESERVE_PLACE = 0
"""The place "reserve" in the table of places; then come the locations, then the cards that may bear items."""


def place_of_location(location: int) -> int:
    """A location as a place."""
    return 1 + location


def place_of_card(saga: Saga, card: int) -> int:
    """A card (a wielder) as a place."""
    return 1 + len(saga.facts.locations) + card


def location_at(saga: Saga, place: int) -> int:
    """The location that a place is, or -1."""
    return place - 1 if 0 < place <= len(saga.facts.locations) else NOBODY


def card_at(saga: Saga, place: int) -> int:
    """The card that a place is, or -1."""
    return place - 1 - len(saga.facts.locations) if place > len(saga.facts.locations) else NOBODY


# -- where a card may go --------------------------------------------------------------------------------------------
def opens(permit: Permit, saga: Saga, card: int, location: int) -> bool:
    """Whether a permit lets this card onto this battleground.

    CRU-31: for the Red Arrow too, to be moved there as well as played.
    """
    fact, place = saga.facts.cards[card], saga.facts.locations[location]
    if permit.anywhere:
        return fact.kind in permit.anywhere
    if fact.faction != permit.faction:
        return False
    return permit.shows in place.shows if permit.shows != NOBODY else permit.battleground == place.id


def shadow_battleground_active(saga: Saga) -> bool:
    """Whether any Shadow battleground is active."""
    return any(saga.facts.locations[x].side == SHADOW for x in saga.active)


def may_enter(saga: Saga, card: int, location: int) -> Reason | None:
    """CG-LOC-03, CG-ARMY-01, CG-ARMY-02, CG-CHAR-01: whether an army or character may be played or moved there.

    CG-ITEM-10: items do not matter.
    """
    fact, place = saga.facts.cards[card], saga.facts.locations[location]
    args = {"card": fact.id, "location": place.id}
    if saga.states[location] != ACTIVE:
        return Reason("reason-cards-not-active", "CG-GLO-01", args)
    if place.is_path:
        if fact.type == ARMY:
            return Reason("reason-cards-army-on-path", "CG-ARMY-02", args)
        if place.number not in fact.paths:
            return Reason("reason-cards-path-number", "CG-CARD-05", {**args, "number": place.number})
        if fact.banned == "path_while_shadow_battleground_active" and shadow_battleground_active(saga):
            return Reason("reason-cards-shadow-battleground-active", "CG-SPEC-08", args)
        return None
    if fact.banned == "shadow_battlegrounds" and place.side == SHADOW:
        return Reason("reason-cards-own-text-forbids", "CG-SPEC-08", args)
    if fact.faction in place.shows or fact.welcome in place.shows:
        return None
    if any(opens(saga.facts.events[event], saga, card, location) for event in saga.lasting):
        return None
    for opener, permit in saga.facts.openers.items():
        if saga.where[opener] == RESERVE and opens(permit, saga, card, location):
            return None
    faction = saga.rules.names.ids["faction"][fact.faction]
    return Reason("reason-cards-faction-not-shown", "CG-LOC-03", {**args, "faction": faction})


def may_wield(saga: Saga, item: int, bearer: int) -> Reason | None:
    """CG-ITEM-01, CG-ITEM-02, CG-CARD-07: a permitted wielder in play, his own or the team-mate's.

    CRU-36: the Bow of the Galadhrim and another weapon never lie on the same character, whichever came first.
    """
    fact, who = saga.facts.cards[item], saga.facts.cards[bearer]
    args = {"card": fact.id, "wielder_card": who.id}
    if not saga.in_play(bearer):
        return Reason("reason-cards-wielder-not-in-play", "CG-ITEM-01", args)
    faction = saga.rules.names.ids["faction"][who.faction]
    allowed = {f"character:{who.kind}", f"faction:{faction}", *[f"subtype:{s}" for s in who.subtypes]}
    if who.type != CHARACTER or who.side != fact.side or not allowed & set(fact.wielders):
        return Reason("reason-cards-not-a-wielder", "CG-CARD-07", args)
    if "weapon" in fact.subtypes:
        arms = [saga.facts.cards[i] for i in saga.items(bearer) if "weapon" in saga.facts.cards[i].subtypes]
        if arms and any(w.banned == "other_weapon_on_bearer" for w in (fact, *arms)):
            return Reason("reason-cards-second-weapon", "CG-SPEC-08", args)
    return None


def may_put(saga: Saga, card: int, place: int) -> Reason | None:
    """Where a card may be played, wherever it comes from: CG-ARMY-01, CG-CHAR-01, CG-ITEM-01, CG-SPEC-03."""
    fact = saga.facts.cards[card]
    args = {"card": fact.id}
    if fact.type == EVENT:
        return Reason("reason-cards-event-has-no-place", "CG-EVT-01", args)
    if card in saga.played:
        return Reason("reason-cards-twice-a-round", "CG-SPEC-03", args)
    bearer = card_at(saga, place)
    if fact.type == ITEM:
        if bearer == NOBODY:
            return Reason("reason-cards-item-needs-wielder", "CG-ITEM-01", args)
        return may_wield(saga, card, bearer)
    if bearer != NOBODY:
        return Reason("reason-cards-not-an-item", "CG-ITEM-01", args)
    return None if place == RESERVE_PLACE else may_enter(saga, card, location_at(saga, place))


# -- actions --------------------------------------------------------------------------------------------------------
def may_play(saga: Saga, player: int, card: int, place: int) -> Reason | None:
    """CG-PLAY-01: from the hand, where it may be put. What the price is does not matter: it can always be paid."""
    if card not in saga.hands[player]:
        return Reason("reason-cards-not-in-hand", "CG-PLAY-01", {"card": saga.id(card)})
    return may_put(saga, card, place)


def may_play_event(saga: Saga, player: int, card: int) -> Reason | None:
    """CG-EVT-01, CG-EVT-02: an event of the hand; its condition need not be met (CRU-25)."""
    args = {"card": saga.id(card)}
    if card not in saga.hands[player]:
        return Reason("reason-cards-not-in-hand", "CG-PLAY-01", args)
    return None if saga.facts.cards[card].type == EVENT else Reason("reason-cards-not-an-event", "CG-EVT-01", args)


def may_move(saga: Saga, player: int, card: int, place: int) -> Reason | None:
    """CG-MOVE-01, CG-MOVE-02, CG-MOVE-06: from one's own reserve, not in the round it was played there.

    CG-ITEM-12: an item that was played on it in this round does not matter.
    """
    args = {"card": saga.id(card)}
    fact = saga.facts.cards[card]
    if fact.type == ITEM or saga.where[card] >= AT:
        return Reason("reason-cards-moves-only-from-reserve", "CG-ITEM-11" if fact.type == ITEM else "CG-MOVE-06", args)
    if saga.where[card] != RESERVE or saga.facts.owner[card] != player:
        return Reason("reason-cards-not-in-your-reserve", "CG-MOVE-01", args)
    if card in saga.fresh:
        return Reason("reason-cards-came-this-round", "CG-RES-01", args)
    location = location_at(saga, place)
    if location == NOBODY:
        return Reason("reason-cards-moves-to-locations", "CG-MOVE-01", args)
    return may_enter(saga, card, location)


def user_of(saga: Saga, card: int, ability: Ability) -> int:
    """CG-USE-01: who may use the action of a card: its player, or the one its text names."""
    if ability.actor:
        return saga.facts.of_faction[saga.facts.faction[ability.actor]]
    return saga.facts.owner[card]


def may_use(saga: Saga, player: int, card: int) -> Reason | None:
    """CG-USE: the action of a card in play, where its text says, if the price can be paid and it can do anything.

    CG-RES-02: also in the round it was played.
    """
    ability = saga.facts.cards[card].action
    args = {"card": saga.id(card)}
    if ability is None:
        return Reason("reason-cards-no-action", "CG-USE-01", args)
    if not saga.in_play(card):
        return Reason("reason-cards-not-in-play", "CG-USE-01", args)
    if user_of(saga, card, ability) != player:
        return Reason("reason-cards-not-your-card", "CG-USE-01", args)
    location = saga.location_of(card)
    if ability.when == "action_reserve" and location != NOBODY:
        return Reason("reason-cards-action-in-reserve", "CG-USE-01", args)
    if ability.when == "action_path" and (location == NOBODY or not saga.facts.locations[location].is_path):
        return Reason("reason-cards-action-on-path", "CG-USE-01", args)
    if ability.when == "action_location" and location == NOBODY:
        return Reason("reason-cards-action-on-location", "CG-USE-01", args)
    if ability.once_a_round and card in saga.once:
        return Reason("reason-cards-once-a-round", "CG-USE-04", args)
    for op in ability.cost:
        if op.name == "forsake" and not forsakable(saga, player):
            return Reason("reason-cards-nothing-to-forsake", "CG-ELIM-03", args)
    return futile(saga, card, ability)


def futile(saga: Saga, card: int, ability: Ability) -> Reason | None:
    """CG-PATH-08, CRU-03: an action that cannot do anything, as far as everyone can see, is not open.

    Otherwise Denethor could search for ever while Aragorn, forsaken from the top of the deck, is cycled each time.
    """
    first = ability.do[0]
    searches = first.name == "take" and len(ability.do) == 1
    if searches and ability.cost[0].name == "cycle_self":
        searches = not fits(saga, first, card)  # The Messenger finds at least himself.
    if searches and not may_be_found(saga, saga.facts.owner[card], first):
        return Reason("reason-cards-nothing-to-find", "CG-TAKE-02", {"card": saga.id(card)})
    if first.name == "activate_path" and not paths_to_activate(saga, first.which):
        return Reason("reason-cards-no-such-path", "CG-PATH-08", {"card": saga.id(card)})
    if first.ground is not None and not battlegrounds_to_activate(saga, first):
        return Reason("reason-cards-no-such-battleground", "CG-BG-10", {"card": saga.id(card)})
    return None


def paths_to_activate(saga: Saga, which: str) -> list[int]:
    """CG-PATH-06, CG-PATH-07, CG-PATH-09: unused paths of the active path's number ("same") or the next.

    CG-REA-05: a path that left the deck never comes again.
    """
    if saga.path == NOBODY:
        return []
    number = saga.facts.locations[saga.path].number + (which == "next")
    return [p for p in saga.facts.used_paths if saga.facts.locations[p].number == number and saga.states[p] == IN_DECK]


def battlegrounds_to_activate(saga: Saga, op: Op) -> list[int]:
    """CG-BG-05 to 08: from a deck ("activate"), from a scoring area ("reactivate"), or from either.

    CRU-39: whose deck it is taken from does not matter.
    """
    assert op.ground is not None
    out = []
    for x in saga.facts.battlegrounds():
        place, state = saga.facts.locations[x], saga.states[x]
        from_deck = state == IN_DECK and op.name != "reactivate"
        from_area = SCORED <= state <= SCORED + 1 and op.name != "activate"
        if (from_deck or from_area) and op.ground.fits(place.id, place.shows):
            out.append(x)
    return out


def may_use_ring(saga: Saga, player: int) -> Reason | None:
    """CG-RING-01, CG-RING-03 to 05: once a game, once a round, or never."""
    kind = saga.facts.players[player].ring
    if not kind:
        return Reason("reason-cards-no-ring-tokens", "CG-RING-04")
    if saga.rings[player]:
        return None
    return Reason(f"reason-cards-ring-used-{RINGS[kind]}", "CG-RING-01" if kind == 1 else "CG-RING-03")


def may_pass(saga: Saga, player: int) -> Reason | None:
    """CG-PASS-01 to 03, CG-PASS-07: within the carryover limit, or with fewer cards than every opponent (CRU-05)."""
    hand, limit = len(saga.hands[player]), saga.carryover(player)
    if hand <= limit:
        return None
    side = saga.facts.players[player].side
    foes = [len(saga.hands[p]) for p, x in enumerate(saga.facts.players) if x.side != side]
    if hand < min(foes):
        return None
    return Reason("reason-cards-may-not-pass", "CG-PASS-01", {"count": hand, "limit": limit})


def may_act(saga: Saga, player: int, option: Option) -> Reason | None:
    """CG-ACT-03: the actions of a turn; to cycle needs a card (CRU-09)."""
    form = option.form
    if form is PLAY:
        return may_play(saga, player, option[0], option[1])
    if form is MOVE:
        return may_move(saga, player, option[0], option[1])
    if form is USE:
        return may_use(saga, player, option[0])
    if form is PLAY_EVENT:
        return may_play_event(saga, player, option[0])
    if form is CYCLE_ONE:
        held = option[0] in saga.hands[player]
        return None if held else Reason("reason-cards-not-in-hand", "CG-CYC-03", {"card": saga.id(option[0])})
    if form is WINNOW_FORM:
        return None if len(saga.hands[player]) > 1 else Reason("reason-cards-too-few-to-winnow", "CG-WIN-01")
    if form is RING_FORM:
        return may_use_ring(saga, player)
    assert form is PASS_FORM
    return may_pass(saga, player)
