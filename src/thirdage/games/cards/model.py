"""The position of the Card Game, and where everything in it is.

What lies face down is known to the player whose it is, and to nobody else, his team-mate included (CG-INFO-03). All
others know the same: the public. `traces` holds, for each card, the face-down zones where it may be as far as the
public can know, so that a card seen to be cycled is remembered in the cycle pile, then in the deck that is shuffled
from it, then in the hand or the deck, and so on.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from thirdage.kernel import EVERYONE, Deck, Rules

from .constants import (
    AT,
    CARRYOVER,
    CYCLE,
    DECK,
    FREE_PEOPLES,
    HAND,
    HIDDEN,
    IN_DECK,
    ITEM,
    LEFT_OUT,
    NOBODY,
    NOWHERE,
    RESERVE,
    SCORED,
    SHADOW,
    WAITING,
)  # fmt: skip
from .facts import CardFacts
from .saga_state import SagaState


class Saga(SagaState):
    """CG-ZONE-01, CG-ZONE-02: who holds what, and what stands where. `slots` describes the fields."""

    __slots__ = ()

    def copy(self) -> Saga:
        """Lists and dicts are copied flat, their values are immutable."""
        new = Saga(self.rules, self.next)
        new.share(self)
        return new

    # -- names --------------------------------------------------------------------------------------------------
    def seat(self, player: int) -> str:
        """Who plays this deck."""
        return self.rules.seats[self.facts.players[player].seat]

    def bit(self, player: int) -> int:
        """The mask of the one seat that sees this player's face-down cards."""
        return 1 << self.facts.players[player].seat

    def others(self, player: int) -> int:
        """The mask of everybody else."""
        return EVERYONE & ~self.bit(player)

    def name(self, player: int) -> str:
        """The id of a player."""
        return self.facts.players[player].id

    def id(self, card: int) -> str:
        """The id of a card."""
        return self.facts.cards[card].id

    # -- questions ----------------------------------------------------------------------------------------------
    def in_play(self, card: int) -> bool:
        """CG-ZONE-03: on a location or in a reserve."""
        zone = self.where[card]
        return zone == RESERVE or zone >= AT

    def location_of(self, card: int) -> int:
        """The location where a card stands (an item: its wielder), or -1."""
        zone = self.where[card]
        return zone - AT if zone >= AT else NOWHERE

    def items(self, card: int) -> tuple[int, ...]:
        """CG-ZONE-04: the items on a character."""
        return self.carried.get(card, ())

    def here(self, location: int) -> tuple[int, ...]:
        """Armies and characters on a location."""
        return self.standing.get(location, ())

    def holder(self, card: int) -> int:
        """CG-ITEM-09: in whose reserve a card in reserve lies: an item is where its wielder is."""
        bearer = self.bearers[card]
        return self.facts.owner[card if bearer == NOBODY else bearer]

    def find(self, kind: str, zone: int) -> int:
        """The one copy of a unique card if it is in this zone (AT: on any location), else -1."""
        for card in self.facts.copies[kind]:
            there = self.where[card]
            if there == zone or (zone == AT and there >= AT):
                return card
        return NOBODY

    def carryover(self, player: int) -> int:
        """CG-PASS-05: two, and what cards in reserve or in play add.

        CG-RES-03: it is counted anew each time, so that what leaves the reserve adds nothing more.
        """
        limit = CARRYOVER
        for card in self.facts.limits:
            if self.facts.owner[card] == player and self.in_play(card):
                when, amount = self.facts.cards[card].lasts("carryover_bonus")
                if when == "static" or self.where[card] == RESERVE:
                    limit += amount
        return limit

    def points(self, side: int) -> int:
        """CG-SCO-01, CG-SCO-02: battlegrounds; paths for the Free Peoples; corruption for the Shadow.

        CG-REA-02: a location that is active again lies in no area.
        """
        total = self.corruption if side == SHADOW else 0
        for i, place in enumerate(self.facts.locations):
            if self.states[i] == SCORED + side and (side == FREE_PEOPLES or not place.is_path):
                total += place.vp
        return total

    def ring_points(self, side: int) -> int:
        """CG-RING-02, CG-RING-05, CG-SCO-04, CG-DU3-04: unused tokens of the kind that is used once a game."""
        return len([p for p, x in enumerate(self.facts.players) if x.side == side and x.ring == 1 and self.rings[p]])

    # -- small changes ------------------------------------------------------------------------------------------
    def put(self, card: int, zone: int) -> None:
        """Take a card out of where it is and put it into another zone; items on it are the caller's business.

        CG-ZONE-05, CG-ITEM-08: it goes to the hand or pile of the player in whose deck it began. CG-RES-05,
        CG-DRAW-02: hands and reserves have no limit.
        """
        self._lift(card)
        owner = self.facts.owner[card]
        self.where[card] = zone
        if zone == HAND:
            self.hands[owner] = tuple(sorted([*self.hands[owner], card]))
        elif zone == CYCLE:
            self.cycles[owner] = (*self.cycles[owner], card)
        elif zone >= RESERVE and self.facts.cards[card].type != ITEM:
            if zone == RESERVE:
                self.reserves[owner] = (*self.reserves[owner], card)
            elif zone >= AT:
                self.standing[zone - AT] = (*self.here(zone - AT), card)
        if card in self.on_card and zone < AT:
            del self.on_card[card]

    def _lift(self, card: int) -> None:
        """Out of its zone, or off its wielder."""
        owner, zone, bearer = self.facts.owner[card], self.where[card], self.bearers[card]
        if bearer != NOBODY:
            self.carried[bearer] = _less(self.carried[bearer], card)
            if not self.carried[bearer]:
                del self.carried[bearer]
            self.bearers[card] = NOBODY
        elif zone == HAND:
            self.hands[owner] = _less(self.hands[owner], card)
        elif zone == CYCLE:
            self.cycles[owner] = _less(self.cycles[owner], card)
        elif zone == RESERVE:
            self.reserves[owner] = _less(self.reserves[owner], card)
        elif zone >= AT:
            self.standing[zone - AT] = _less(self.standing[zone - AT], card)
        elif zone == DECK:
            deck = self.decks[owner]
            known = tuple([k for k in deck.top if k[0] != card])
            self.decks[owner] = Deck(deck.rest, known) if len(known) < len(deck.top) else deck.without(card)

    def put_on(self, item: int, bearer: int) -> None:
        """CG-ITEM-01: an item is laid on its wielder and is where he is."""
        self.put(item, self.where[bearer])
        self.bearers[item] = bearer
        self.carried[bearer] = tuple(sorted([*self.items(bearer), item]))

    def move(self, card: int, zone: int) -> None:
        """CG-ITEM-05: to another zone in play, all items along."""
        items = self.items(card)
        self.put(card, zone)
        for item in items:
            self.where[item] = zone

    # -- what the public can know -------------------------------------------------------------------------------
    def seen(self, card: int) -> None:
        """CG-INFO-01: everyone knows where this card is now."""
        zone = self.where[card]
        self.traces[card] = 1 << zone if zone < HIDDEN else 0
        self.reveal()
        owner = self.facts.owner[card]
        if not self.hands[owner]:
            self.nothing_in(owner, HAND)
        if not len(self.decks[owner]):
            self.nothing_in(owner, DECK)

    def nothing_in(self, player: int, zone: int) -> None:
        """Everyone sees that a zone is empty."""
        traces, keep = self.traces, ~(1 << zone)
        for card in self.facts.players[player].cards:
            traces[card] &= keep

    def blur(self, player: int, source: int, zone: int, unless: Collection[int] = ()) -> None:
        """A card went face down from one zone into another: any card that may have been there may be here now.

        `unless` are cards that would have been shown. Of a zone that is empty now everyone knows that nothing is in it.
        """
        traces, bit, more = self.traces, 1 << source, 1 << zone
        gone = (source == HAND and not self.hands[player]) or (source == DECK and not len(self.decks[player]))
        keep = ~bit if gone else -1
        for card in self.facts.players[player].cards:
            trace = traces[card]
            if trace & bit:
                traces[card] = (trace if card in unless else trace | more) & keep

    def merged(self, player: int, source: int, zone: int) -> None:
        """All cards of one zone went to another, face down."""
        traces, bit = self.traces, 1 << source
        for card in self.facts.players[player].cards:
            if traces[card] & bit:
                traces[card] = traces[card] & ~bit | 1 << zone

    def absent(self, card: int, zone: int) -> None:
        """Everyone knows now that a card is not in this zone."""
        self.traces[card] &= ~(1 << zone)

    def may_lie(self, card: int, zone: int) -> bool:
        """Whether, as far as the public knows, a card may be in a face-down zone."""
        return bool(self.traces[card] >> zone & 1)


def _less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def fresh(rules: Rules) -> Saga:
    """CG-SET-01, CG-SET-02: all cards in their decks, nothing on the table."""
    facts = cast(CardFacts, rules.facts)
    n, players = len(facts.cards), len(facts.players)
    where = [DECK if owner != NOBODY else NOWHERE for owner in facts.owner]
    states = [LEFT_OUT] * len(facts.locations)
    for place in facts.used_paths:
        states[place] = IN_DECK
    listed = [b for names in facts.by_round for b in names]
    for place in facts.battlegrounds():
        if not listed:
            states[place] = IN_DECK
        elif place in listed:
            states[place] = WAITING
    saga = Saga(rules, ("opening", 0))
    saga.begin(
        facts=facts,
        where=where,
        decks=[Deck(p.cards) for p in facts.players],
        hands=[()] * players,
        cycles=[()] * players,
        reserves=[()] * players,
        bearers=[NOBODY] * n,
        states=states,
        rings=tuple([p.ring > 0 for p in facts.players]),
        traces=[1 << DECK if w == DECK else 0 for w in where],
    )
    return saga
