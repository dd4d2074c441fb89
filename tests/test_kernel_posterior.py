"""Scenes of hidden things whose exact chances can be counted; samples must meet them as often, no more, no less."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction

import pytest

import thirdage
from tests.cheats import faults, honest, odd_frequencies, posterior
from tests.helpers import (
    Json,
    crossing,
    kinds,
    open_ask,
    play,
)
from thirdage import Match, Rng

PACK = [
    ("blade", "arms", "fight"),
    ("spear", "arms", "fight"),
    ("mist", "lore", "react"),
    ("lookout", "lore", "lookout"),
    ("spy", "lore", "spy"),
    ("omen", "lore", "omen"),
]
"""Few cards, so that every history can be gone through."""


def hands(match: Match) -> Hashable:
    at = crossing(match)
    return tuple([tuple([at.card(c) for c in at.held(seat)]) for seat in range(len(at.hands))])


def laid(match: Match) -> Hashable:
    at = crossing(match)
    return hands(match), tuple([(seat, at.card(held[0])) for seat, held in at.committed])


def top(match: Match) -> Hashable:
    at = crossing(match)
    return tuple([at.card(card) for card, _ in at.deck.top])


def path(match: Match) -> Hashable:
    return crossing(match).path


def answers(match: Match, *given_answers: Json) -> Match:
    """Answers as JSON; what chance decides between them is the match's own."""
    for data in given_answers:
        match.answer(data)
    return match


def of(position: Json, seed: int, *given_answers: Json) -> Match:
    return answers(thirdage.setup("ford", position, seed=seed, facts=PACK), *given_answers)


GO = {"kind": "pass"}


def walk(place: str) -> Json:
    return {"kind": "walk", "place": place}


def card(name: str) -> Json:
    return {"kind": "play-card", "card": name}


def search(place: str) -> Json:
    return {"kind": "search", "place": place}


def hidden_hand() -> Match:
    """The shadow was dealt two cards."""
    return of({"hands": {"shadow": [None, None], "free-peoples": ["mist"]}, "next": ["walk"]}, 3)


def looked_at_top() -> Match:
    """The walker looked at two cards; one lies still on top, the other went to the shadow, who drew another before."""
    position: Json = {"hands": {"free-peoples": ["lookout"], "shadow": [None]}, "next": ["act", 0]}
    return of(position, 3, card("lookout"), GO)


def drew_known_cards() -> Match:
    """... and in the next round each drew one of the two."""
    return answers(looked_at_top(), GO)


def spied() -> Match:
    """The walker saw the shadow's two cards; since then the shadow drew one more."""
    position: Json = {"hands": {"free-peoples": ["spy"], "shadow": [None, None]}, "next": ["act", 0]}
    match = of(position, 5, card("spy"), GO, {"kind": "spy-on", "seat": "shadow"})
    return answers(match, GO)


def searched() -> Match:
    """Three steps, of which the shadow knows that they led by the stones and not by the bank."""
    match = of({"next": ["walk"]}, 3, walk("stones"), GO, search("bank"))
    return answers(match, walk("willow"), GO, search("stones"), walk("stones"), GO)


def watched() -> Match:
    """A scout stands at the stones and sees nobody, though two steps were made."""
    match = of({"next": ["walk"], "scouts": {"stones": 1}}, 3, walk("shallows"), GO, GO)
    return answers(match, walk("islet"), GO)


def laid_face_down() -> Match:
    """The shadow, with two unknown cards, laid one with the back of arms."""
    for seed in range(50):
        match = of({"hands": {"shadow": [None, None]}, "path": ["reeds"], "next": ["fight", 1, 1]}, seed)
        arms = [o for o in open_ask(match).options if open_ask(match).face(o, "free-peoples") == {"back": "arms"}]
        if arms:
            match.answer(arms[0])
            return match
    raise AssertionError


def ordered() -> Match:
    """The east has put the top three in an order that the others do not know."""
    position: Json = {"hands": {"east": [None]}, "next": ["act", 1]}
    for seed in range(50):
        match = thirdage.setup("ford", position, {"players": 3}, seed=seed, facts=PACK)
        if hands(match) == ((), ("omen",), ()):
            answers(match, card("omen"), GO)
            match.answer(list(open_ask(match).options)[3])
            assert (kinds(match), open_ask(match).seat) == (["act"], "west")
            return match
    raise AssertionError


def drew_from_the_order() -> Match:
    """... and then everyone drew: the walker and the west know one card of it each."""
    return answers(ordered(), GO)


def shuffled_in() -> Match:
    """Two unknown cards were left; the second pair came from the pile that all had seen."""
    position: Json = {
        "deck": {"rest": ["blade", "spear"]},
        "pile": ["mist", "lookout", "spy", "omen"],
        "next": ["round"],
    }
    return of(position, 2, walk("stones"), GO, GO, walk("reeds"), GO)


SCENES: list[tuple[Callable[[], Match], str, Callable[[Match], Hashable], int]] = [
    (hidden_hand, "free-peoples", hands, 10),
    (looked_at_top, "free-peoples", top, 1),
    (looked_at_top, "free-peoples", hands, 3),
    (drew_known_cards, "free-peoples", hands, 3),
    (spied, "free-peoples", hands, 2),
    (searched, "shadow", path, 4),
    (watched, "shadow", path, 2),
    (laid_face_down, "free-peoples", laid, 10),
    (ordered, "free-peoples", top, 60),
    (ordered, "west", top, 60),
    (ordered, "east", top, 1),
    (drew_from_the_order, "free-peoples", hands, 12),
    (drew_from_the_order, "east", hands, 1),
    (shuffled_in, "free-peoples", hands, 3),
    (shuffled_in, "shadow", hands, 3),
]


@pytest.mark.parametrize(
    ("scene", "seat", "feature", "values"), SCENES, ids=[f"{s[0].__name__}-{s[1]}-{s[2].__name__}" for s in SCENES]
)
def test_what_is_hidden_is_as_likely_as_chance_makes_it(
    scene: Callable[[], Match], seat: str, feature: Callable[[Match], Hashable], values: int
) -> None:
    match = scene()
    exact = posterior(match, seat, feature)
    assert feature(match) in exact
    assert sum(exact.values()) == 1
    assert len(exact) == values
    assert odd_frequencies(match, seat, honest, feature, 400, Rng(17)) == set()
    for n in range(5):
        assert faults(match, seat, honest, Rng(n)) == set()


def test_the_exact_chances_are_what_one_counts_by_hand() -> None:
    assert set(posterior(hidden_hand(), "free-peoples", hands).values()) == {Fraction(1, 10)}
    assert set(posterior(ordered(), "free-peoples", top).values()) == {Fraction(1, 60)}


def random_scenes(count: range) -> int:
    """Compare samples with exact chances in the middle of random play; the number of comparisons."""
    compared = 0
    for seed in count:
        rng = Rng(seed)
        match = thirdage.new_match("ford", {"players": 2 + seed % 2}, seed=seed, facts=PACK)
        play(match, rng, 3 + rng.randrange(9))
        assert match.history is not None
        asked = [ask for step in match.history.steps for ask in step.group]
        if not match.asks or len(match.asks) > 1 or any(len(step.group) > 1 for step in match.history.steps):
            continue
        for seat in match.seats:
            # A card laid face down tells by its turning up more than a position can hold of it.
            if not any(ask.kind == "commit" and ask.seat != seat for ask in asked):
                for feature in (hands, top, path):
                    assert odd_frequencies(match, seat, honest, feature, 100, rng) == set(), (seed, seat, feature)
                    compared += 1
    return compared


def test_samples_of_random_play_are_as_likely_as_chance_makes_them() -> None:
    assert random_scenes(range(7)) > 20


@pytest.mark.long
def test_samples_of_much_random_play_are_as_likely_as_chance_makes_them() -> None:
    assert random_scenes(range(7, 200)) > 500
