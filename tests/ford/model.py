"""The position of the Ford, and the small changes that rules make to it."""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import Deck, Position, Rules
from thirdage.kernel.parts import copied_parts, start_parts

from .facts import PLACES, SCOUTS, STRENGTH, FordFacts

Held = tuple[int, int, int]
"""A card in a hand: the card, the mask of seats that know it, the shuffle it was drawn from."""


class Crossing(Position):
    """Who walks where, who holds what. Seat 0 walks, the others hunt."""

    __slots__ = (
        "actions", "after", "blanks", "committed", "deck", "epoch", "epochs", "facts", "hands", "path", "pile",
        "questions", "round", "scouts", "seen", "strength", "supply", "watched",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, next: tuple[Any, ...], facts: FordFacts, round: int, actions: int, strength: int,
        path: tuple[int, ...], seen: tuple[int, ...], watched: tuple[int, ...],
        questions: tuple[tuple[int, str, int, bool], ...], scouts: tuple[int, ...], supply: int,
        hands: list[tuple[Held, ...]], committed: tuple[tuple[int, Held], ...], deck: Deck, epoch: int,
        epochs: tuple[int, ...], pile: tuple[int, ...], blanks: tuple[int, ...], after: tuple[Any, ...],
    ) -> None:  # fmt: skip
        super().__init__(rules, next)
        self.facts = facts
        self.round = round
        self.actions = actions
        self.strength = strength
        self.path = path
        self.seen = seen
        self.watched = watched
        self.questions = questions
        self.scouts = scouts
        self.supply = supply
        self.hands = hands
        self.committed = committed
        self.deck = deck
        self.epoch = epoch
        self.epochs = epochs
        self.pile = pile
        self.blanks = blanks
        self.after = after

    def copy(self) -> Crossing:
        """Through the constructor: one list is copied, the rest is immutable and shared."""
        new = Crossing(
            self.rules, self.next, self.facts, self.round, self.actions, self.strength, self.path, self.seen,
            self.watched, self.questions, self.scouts, self.supply, self.hands[:], self.committed, self.deck,
            self.epoch, self.epochs, self.pile, self.blanks, self.after,
        )  # fmt: skip
        new.outcome = self.outcome
        new.parts = copied_parts(self.parts)
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
        self.tell("log-ford-shuffled", "FD-DECK-2")

    def ask_place(self, kind: str, place: int, yes: bool) -> None:
        """Note a question about the path and its public answer."""
        self.questions = (*self.questions, (len(self.path) - 1, kind, place, yes))
        self.reveal()

    def see_walker(self) -> None:
        """Everyone learns where the walker stands."""
        self.seen = (*self.seen[:-1], self.path[-1])
        self.reveal()


def fresh(rules: Rules) -> Crossing:
    """The walker at the reeds, all cards in the deck, all scouts in supply."""
    facts = cast(FordFacts, rules.facts)
    n = len(facts.card_ids)
    hands: list[tuple[Held, ...]] = [() for _ in rules.seats]
    deck = Deck(tuple(range(n)))
    start = (0,)
    at = Crossing(
        rules, ("round",), facts, 0, 0, STRENGTH, start, start, start, (), (0,) * len(PLACES), SCOUTS, hands, (), deck,
        0, (0,) * n, (), (), (),
    )  # fmt: skip
    at.parts = start_parts(rules)
    return at
