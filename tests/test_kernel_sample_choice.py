"""How a sample chooses what its seat was not told: among answers with the same face, outcomes by their chances."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.cheats import odd_frequencies, posterior
from tests.helpers import ASK_KEEP, KEEP, PICK, ROLLED, Notes, pick, roll, said, toy
from thirdage import Match, Rng, ScriptedFate
from thirdage.kernel import Ask, AskKind, Dice, Draws, Flow, Form, Listed, Option, Rules, chance, chance_kind, numbers

DRAWN = Form("drawn", n=numbers(0, 9))
COMMON = 0


def rare_or_not(rules: Rules, option: Option) -> Any:
    """The others learn only whether the outcome is a rare one."""
    return {"rare": option[0] != COMMON}


ASK_DRAWN = chance_kind("toy-drawn", DRAWN, {"toy": "TOY-6"}, rare_or_not)
ASK_SECRET = chance_kind("toy-secret", DRAWN, {"toy": "TOY-7"})
ASK_PARITY = AskKind("toy-parity", "a seat", "TOY-8", (KEEP,), lambda _, option: {"odd": option[0] % 2})
KINDS = (ASK_DRAWN, ASK_SECRET, ASK_PARITY)


def notes(match: Match) -> tuple[Any, ...]:
    position = match.position
    assert isinstance(position, Notes)
    return tuple([str(what) for _, what in position.notes])


def rare_draw(weights: tuple[int, int, int]) -> Match:
    """Ann draws, unseen by Bob, who only learns that it was something rare."""
    items = tuple([n for n, times in enumerate(weights) for _ in range(times)])

    def start(at: Notes) -> Flow[None]:
        at.note((yield chance(ASK_DRAWN, Draws(DRAWN, items), "toy", "toy", "a", 1))[0], 1)
        yield pick("bob")

    return toy(ScriptedFate([DRAWN(1)]), kinds=KINDS, start=start)


@pytest.mark.parametrize("weights", [(5, 2, 3), (1000, 1, 1), (1000, 1, 3)], ids=str)
def test_an_outcome_behind_a_face_is_drawn_by_its_weight(weights: tuple[int, int, int]) -> None:
    match = rare_draw(weights)
    exact = posterior(match, "bob", notes)
    assert set(exact) == {("1",), ("2",)}
    assert odd_frequencies(match, "bob", lambda m, s, r: m.sample(s, r), notes, 1500, Rng(5)) == set()


def test_weights_that_are_no_multiples_of_each_other_are_kept() -> None:
    match = rare_draw((1000, 2, 3))
    assert odd_frequencies(match, "bob", lambda m, s, r: m.sample(s, r), notes, 1500, Rng(5)) == set()


def test_a_secret_answer_is_any_with_the_same_face_and_each_as_likely() -> None:
    def start(at: Notes) -> Flow[None]:
        at.note(said((yield pick("ann", range(7), ASK_PARITY))), 1)
        at.note(said((yield pick("ann", range(4), ASK_KEEP))), 1)
        yield pick("bob")

    match = toy(kinds=KINDS, start=start)
    match.answer(KEEP(3))
    match.answer(KEEP(2))
    found = Counter(notes(match.sample("bob", Rng(n))) for n in range(1200))
    assert set(found) == {(str(a), str(b)) for a in (1, 3, 5) for b in range(4)}
    assert all(abs(n - 100) < 50 for n in found.values())
    assert {notes(match.sample("ann", Rng(n))) for n in range(20)} == {("3", "2")}


def test_what_an_answer_leads_to_must_look_the_same() -> None:
    """Bob is told of an even number afterwards, so that odd ones are left out."""

    def start(at: Notes) -> Flow[None]:
        n = said((yield pick("ann", range(6), ASK_KEEP)))
        at.note(n, 1)
        at.tell("toy-even" if n % 2 == 0 else "toy-odd", "TOY-9")
        at.note(list((yield roll(2))[0]))
        yield pick("bob")

    match = toy(ScriptedFate([ROLLED((2, 5))]), kinds=KINDS, start=start)
    match.answer(KEEP(4))
    found = {notes(match.sample("bob", Rng(n))) for n in range(100)}
    assert found == {(str(n), "[2, 5]") for n in (0, 2, 4)}


@pytest.mark.parametrize(("kept", "fitting"), [(4, {4, 5}), (1, {0, 1, 2, 3})], ids=["told", "not told"])
def test_silence_must_look_the_same_too(kept: int, fitting: set[int]) -> None:
    """The last thing told, or that nothing was told, leaves out the worlds in which it was otherwise."""

    def start(at: Notes) -> Flow[None]:
        n = said((yield pick("ann", range(6), ASK_KEEP)))
        at.note(n, 1)
        if n > 3:
            at.tell("toy-high", "TOY-9")
        yield pick("bob")

    match = toy(kinds=KINDS, start=start)
    match.answer(KEEP(kept))
    worlds = [match.sample("bob", Rng(n)) for n in range(100)]
    assert {notes(world) for world in worlds} == {(str(n),) for n in fitting}
    assert all(world.log("bob") == match.log("bob") for world in worlds)


def test_what_is_asked_next_must_be_the_same() -> None:
    def start(at: Notes) -> Flow[None]:
        n = said((yield pick("ann", range(6), ASK_KEEP)))
        at.note(n, 1)
        yield Ask(ASK_KEEP if n < 3 else ASK_PARITY, "bob", Listed([KEEP(0), KEEP(n)] if n else [KEEP(0)]))

    match = toy(kinds=KINDS, start=start)
    match.answer(KEEP(2))
    assert {notes(match.sample("bob", Rng(n))) for n in range(100)} == {("2",)}
    assert {notes(match.sample("spectator", Rng(n))) for n in range(100)} == {("0",), ("1",), ("2",)}


def test_dice_told_to_all_are_the_same_in_every_sample() -> None:
    def start(at: Notes) -> Flow[None]:
        at.note((yield chance(ASK_SECRET, Draws(DRAWN, (0, 1, 2)), "bag", "toy", "a", 1))[0], 1)
        at.note(list((yield roll(5))[0]))
        yield pick("bob")

    match = toy(ScriptedFate([DRAWN(0), ROLLED((1, 6, 2, 2, 4))]), kinds=KINDS, start=start)
    assert {notes(match.sample("bob", Rng(n)))[1] for n in range(60)} == {"[1, 6, 2, 2, 4]"}
    assert {notes(match.sample("bob", Rng(n)))[0] for n in range(60)} == {"0", "1", "2"}
    assert Dice(ROLLED, 5, (1, 2)).total == 32
    assert PICK(0) in match.asks[0].options


def test_a_choice_that_led_astray_is_made_anew_in_the_same_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half the draws do not go as Bob was told: a whole new world for each of them would be a waste."""

    def start(at: Notes) -> Flow[None]:
        n = said((yield pick("ann", range(10), ASK_KEEP)))
        at.note(n, 1)
        at.tell("toy-even" if n % 2 == 0 else "toy-odd", "TOY-9")
        yield pick("bob")

    match = toy(kinds=KINDS, start=start)
    match.answer(KEEP(4))
    game = type(match.rules.game)
    begun = Counter[str]()
    complete = game.complete

    def counted(*given: Any) -> Any:
        begun["worlds"] += 1
        return complete(*given)

    monkeypatch.setattr(game, "complete", counted)
    for n in range(200):
        match.sample("bob", Rng(n))
    assert begun["worlds"] < 205
