"""Decks: known top and bottom with their knowers, an unordered rest that nobody knows, not even the engine."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import Notes, examples, open_ask, seeds, toy
from thirdage import CHANCE, Rng
from thirdage.kernel import Deck, Flow, Form, Match, Names, Reader, chance_kind, draw, look, numbers, read_deck

CARD = Form("card", n=numbers(0, 9))
ASK_CARD = chance_kind("toy-card", CARD, {"toy": "TOY-5"})
IDS = tuple("abcdefghij")
NAMES = Names({"card": IDS, "seat": ("ann", "bob")})
ANN, BOB = 1, 2


class Table:
    """A deck in the middle of a table; a flow does something with it and puts it back."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.drawn: list[tuple[int, int]] = []

    def draw(self, to: int) -> Match:
        def start(at: Notes) -> Flow[None]:
            card, knowers, deck = yield from draw(at, self.deck, ASK_CARD, "deck", "toy", "a", to)
            self.drawn.append((card, knowers))
            self.deck = deck
            at.end(None, "done")

        return toy(kinds=(ASK_CARD,), start=start)

    def look(self, n: int, to: int) -> Match:
        def start(at: Notes) -> Flow[None]:
            self.deck = yield from look(at, self.deck, n, ASK_CARD, "deck", "toy", "a", to)
            at.end(None, "done")

        return toy(kinds=(ASK_CARD,), start=start)


def state(deck: Deck) -> tuple[Any, ...]:
    return deck.top, deck.rest, deck.bottom


def test_an_unknown_card_is_decided_when_it_is_drawn() -> None:
    table = Table(Deck((1, 4, 6)))
    match = table.draw(ANN)
    ask = open_ask(match)
    assert (ask.seat, ask.purpose, ask.sees) == (CHANCE, "deck", ("ann",))
    assert {ask.probability(option) for option in ask.options} == {Fraction(1, 3)}
    assert ask.face(CARD(4), "ann") == {"kind": "card", "n": 4}
    assert ask.face(CARD(4), "bob") is None
    match.answer(CARD(4))
    assert table.drawn == [(4, ANN)]
    assert state(table.deck) == ((), (1, 6), ())


def test_a_known_top_card_is_drawn_without_chance_and_its_knowers_stay() -> None:
    table = Table(Deck((1, 6), ((4, BOB), (2, ANN))))
    assert table.draw(ANN).outcome is not None
    assert table.drawn == [(4, ANN | BOB)]
    assert state(table.deck) == (((2, ANN),), (1, 6), ())


def test_looking_moves_unknown_cards_to_the_known_top() -> None:
    table = Table(Deck((1, 6, 8), ((4, BOB),)))
    match = table.look(2, ANN)
    assert open_ask(match).sees == ("ann",)
    match.answer(CARD(6))
    assert state(table.deck) == (((4, ANN | BOB), (6, ANN)), (1, 8), ())


def test_looking_again_asks_chance_nothing() -> None:
    table = Table(Deck((1,), ((4, BOB), (6, ANN))))
    assert table.look(2, BOB).outcome is not None
    assert state(table.deck) == (((4, BOB), (6, ANN | BOB)), (1,), ())


@pytest.mark.parametrize(("to", "revealed"), [(ANN, True), (BOB, False), (ANN | BOB, True)])
def test_showing_a_known_card_to_somebody_new_is_a_reveal(to: int, revealed: bool) -> None:
    match = Table(Deck((1,), ((4, BOB),))).look(1, to)
    assert match.position.log is not None
    assert match.position.log.revealed == revealed


def test_the_rest_runs_into_the_known_bottom() -> None:
    table = Table(Deck((3,), (), ((5, BOB), (7, 0))))
    match = table.look(3, ANN)
    match.answer(CARD(3))
    assert match.outcome is not None
    assert state(table.deck) == (((3, ANN), (5, ANN | BOB), (7, ANN)), (), ())


def test_looking_further_than_the_deck_goes_shows_all_of_it() -> None:
    table = Table(Deck((3,)))
    match = table.look(9, ANN)
    match.answer(CARD(3))
    assert state(table.deck) == (((3, ANN),), (), ())
    assert Table(Deck()).look(2, ANN).outcome is not None


def test_a_deck_without_rest_is_known_from_top_to_bottom() -> None:
    deck = Deck((), ((1, ANN),), ((2, BOB), (3, 0)))
    assert state(deck) == (((1, ANN), (2, BOB), (3, 0)), (), ())
    assert len(deck) == 3


def test_putting_on_top_and_at_the_bottom_keeps_order() -> None:
    deck = Deck((5,), ((1, ANN),), ((9, BOB),))
    deck = deck.put_on_top(((2, ANN), (3, BOB))).put_at_bottom(((7, ANN), (8, 0)))
    assert deck.top == ((2, ANN), (3, BOB), (1, ANN))
    assert deck.bottom == ((9, BOB), (7, ANN), (8, 0))
    assert Deck().put_at_bottom(((4, ANN),)).top == ((4, ANN),)


def test_shuffling_turns_all_into_rest() -> None:
    deck = Deck((5,), ((9, ANN),), ((1, BOB),)).shuffled((3, 7))
    assert state(deck) == ((), (1, 3, 5, 7, 9), ())


def test_what_is_shown_is_the_size_and_what_the_seat_knows() -> None:
    deck = Deck((5,), ((0, ANN), (1, BOB)), ((2, BOB),))
    assert deck.shown(ANN, IDS) == {"size": 4, "top": ["a", None], "bottom": [None]}
    assert deck.shown(BOB, IDS) == {"size": 4, "top": [None, "b"], "bottom": ["c"]}
    assert deck.shown(4, IDS) == {"size": 4, "top": [None, None], "bottom": [None]}


def test_two_copies_of_a_card_are_two_cards() -> None:
    deck = Deck((2, 2, 5))
    assert deck.without(2).rest == (2, 5)
    match = Table(deck).draw(ANN)
    assert open_ask(match).probability(CARD(2)) == Fraction(2, 3)


cards = st.permutations(range(10)).flatmap(
    lambda p: st.tuples(st.just(p), st.integers(0, 5), st.integers(0, 5), st.integers(0, 3))
)


def deck_of(p: list[int], top: int, rest: int, knowers: int) -> Deck:
    return Deck(
        tuple(sorted(p[top : top + rest])),
        tuple([(c, knowers) for c in p[:top]]),
        tuple([(c, knowers ^ 1) for c in p[top + rest :]]),
    )


@examples(60)
@given(cards)
def test_a_deck_comes_back_from_its_written_form(given_cards: tuple[list[int], int, int, int]) -> None:
    deck = deck_of(*given_cards)
    assert state(read_deck(Reader(deck.written(IDS), NAMES))) == state(deck)
    assert sorted(deck.cards()) == sorted(given_cards[0])
    assert state(read_deck(Reader({}, NAMES))) == ((), (), ())


@examples(60)
@given(cards, seeds)
def test_drawing_to_the_end_gives_known_cards_in_order_and_every_card_once(
    given_cards: tuple[list[int], int, int, int], seed: int
) -> None:
    p, top, rest, _ = given_cards
    table = Table(deck_of(*given_cards))
    rng = Rng(seed)
    for _ in range(len(p)):
        match = table.draw(ANN)
        while match.ask:
            match.answer(match.ask.options.sample(rng))
    order = [card for card, _ in table.drawn]
    assert order[:top] == p[:top]
    assert sorted(order[top : top + rest]) == sorted(p[top : top + rest])
    assert order[top + rest :] == p[top + rest :]
    assert len(table.deck) == 0
