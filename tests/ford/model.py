"""The position of the Ford, and the small changes that rules make to it."""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import Deck, Position, Rules

from .facts import PLACES, SCOUTS, STRENGTH, FordFacts

Held = tuple[int, int, int]
"""A card in a hand: the card, the mask of seats that know it, the shuffle it was drawn from."""


class Crossing(Position):
    """Who walks where, who holds what. Seat 0 walks, the others hunt."""

    __slots__ = (
        "actions", "after", "blanks", "committed", "deck", "epoch", "epochs", "facts", "hands", "path", "pile",
        "questions", "round", "scouts", "seen", "strength", "supply", "watched",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, ("round",))
        self.facts = cast(FordFacts, rules.facts)
        n = len(self.facts.card_ids)
        self.round = 0
        self.actions = 0
        self.strength = STRENGTH
        self.path: tuple[int, ...] = (0,)
        self.seen: tuple[int, ...] = (0,)
        self.watched: tuple[int, ...] = (0,)
        self.questions: tuple[tuple[int, str, int, bool], ...] = ()
        self.scouts: tuple[int, ...] = (0,) * len(PLACES)
        self.supply = SCOUTS
        self.hands: list[tuple[Held, ...]] = [() for _ in rules.seats]
        self.committed: tuple[tuple[int, Held], ...] = ()
        self.deck = Deck(tuple(range(n)))
        self.epoch = 0
        self.epochs: tuple[int, ...] = (0,) * n
        self.pile: tuple[int, ...] = ()
        self.blanks: tuple[int, ...] = ()
        self.after: tuple[Any, ...] = ()

    def copy(self) -> Crossing:
        """A shallow copy: one list, the rest immutable."""
        new = Crossing.__new__(Crossing)
        new.rules = self.rules
        new.next = self.next
        new.outcome = self.outcome
        new.log = None
        new.facts = self.facts
        new.round = self.round
        new.actions = self.actions
        new.strength = self.strength
        new.path = self.path
        new.seen = self.seen
        new.watched = self.watched
        new.questions = self.questions
        new.scouts = self.scouts
        new.supply = self.supply
        new.hands = self.hands[:]
        new.committed = self.committed
        new.deck = self.deck
        new.epoch = self.epoch
        new.epochs = self.epochs
        new.pile = self.pile
        new.blanks = self.blanks
        new.after = self.after
        return new

    def seat(self, i: int) -> str:
        """The id of a seat."""
        return self.rules.seats[i]

    def card(self, card: int) -> str:
        """The id of a card."""
        return self.facts.card_ids[card]

    def held(self, seat: int) -> tuple[int, ...]:
        """The cards of a hand, in an order that tells nothing."""
        return tuple(sorted([card for card, _, _ in self.hands[seat]]))

    def take_from_hand(self, seat: int, card: int) -> Held:
        """Remove a card from a hand."""
        hand = self.hands[seat]
        at = [c for c, _, _ in hand].index(card)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        return hand[at]

    def discard(self, card: int) -> None:
        """Onto the pile, face up."""
        self.pile = (*self.pile, card)

    def shuffle_pile(self) -> None:
        """The pile, seen by all, becomes the new deck."""
        self.deck = self.deck.shuffled(self.pile)
        self.epoch += 1
        self.epochs = tuple([self.epoch if c in self.pile else e for c, e in enumerate(self.epochs)])
        self.pile = ()
        self.tell("log-shuffled", "FD-DECK-2")

    def ask_place(self, kind: str, place: int, yes: bool) -> None:
        """Note a question about the path and its public answer."""
        self.questions = (*self.questions, (len(self.path) - 1, kind, place, yes))
        self.reveal()

    def see_walker(self) -> None:
        """Everyone learns where the walker stands."""
        self.seen = (*self.seen[:-1], self.path[-1])
        self.reveal()
