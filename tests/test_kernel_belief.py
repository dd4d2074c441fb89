"""Belief: what a seat holds possible advances with the record, follows an undo, and draws worlds by weight."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.cheats import Variant, honest, odd_frequencies, posterior
from tests.ford import FORD
from tests.ford.belief import FordBelief
from tests.ford.knowledge import complete
from tests.ford.model import Crossing
from tests.helpers import crossing, open_ask, play, random_answer
from tests.test_kernel_posterior import PACK, path, searched, watched
from thirdage.kernel import Belief, Match, Random, Rng, Rules, Seen, read_position, seeded
from thirdage.kernel.belief import belief_at_seam

Json = dict[str, Any]


def believed(match: Match, seat: str = "shadow") -> FordBelief:
    belief = belief_at_seam(match, seat)
    assert isinstance(belief, FordBelief)
    return belief


def test_a_belief_holds_exactly_the_paths_that_can_be() -> None:
    for match in (searched(), watched()):
        exact = posterior(match, "shadow", path)
        assert len(set(believed(match).paths)) == len(believed(match).paths)
        assert set(exact) == set(believed(match).paths)
        assert len(set(exact.values())) == 1


def test_in_random_play_the_truth_is_always_believed() -> None:
    for seed in range(20):
        match = thirdage.new_match("ford", {"players": 2 + seed % 2}, seed=seed)
        rng = Rng(seed)
        while match.asks:
            random_answer(match, rng)
            if rng.randrange(4) == 0 and match.history is not None:
                walked = match.history.seams[-1].checkpoint
                assert isinstance(walked, Crossing)
                for hunter in match.seats[1:]:
                    assert walked.path in believed(match, hunter).paths


def test_the_walker_and_those_who_watch_have_none() -> None:
    match = thirdage.new_match("ford", seed=1)
    assert belief_at_seam(match, "free-peoples") is None
    assert belief_at_seam(match, "spectator") is None
    assert belief_at_seam(match.fork(), "shadow") is None


def test_a_belief_is_kept_at_each_seam_and_made_once() -> None:
    match = searched()
    before = believed(match)
    assert believed(match) is before
    assert match.history is not None
    assert len(match.beliefs["shadow", None]) == len(match.history.seams)
    play(match, Rng(1), 3)
    assert len(believed(match).paths[0]) >= len(before.paths[0])


def test_an_undo_takes_the_belief_back() -> None:
    match = thirdage.setup("ford", {"next": ["walk"]}, seed=3, facts=PACK)
    match.answer({"kind": "walk", "place": "stones"})
    match.answer({"kind": "pass"})
    assert open_ask(match).seat == "shadow"
    wide = believed(match).paths
    match.answer({"kind": "search", "place": "stones"})
    assert open_ask(match).kind == "walk"
    assert believed(match).paths == [(0, 1)]
    match.undo("shadow", ["free-peoples"])
    assert believed(match).paths == wide
    match.answer({"kind": "search", "place": "shallows"})
    assert believed(match).paths == [(0, 1)]


class Uneven(FordBelief):
    """Draws the first path three times out of four, and says by weight how much too often that is."""

    def draw(self, view: Json, rng: Random) -> tuple[Crossing, float]:
        at = 0 if rng.randrange(4) else rng.randrange(len(self.paths))
        rare = 1 / (4 * len(self.paths))
        often = rare + 3 / 4
        return complete(self.rules, self.seat, view, rng, self.paths[at]), 1.0 if at else rare / often


class UnevenFord(Variant):
    id = "ford-uneven"

    def belief(self, rules: Rules, seat: str, view: Json) -> Belief | None:
        plain = FORD.belief(rules, seat, view)
        return Uneven(rules, seat, plain.paths) if plain is not None else None


def three_steps(game: Any) -> Match:
    match = read_position(game, {"next": ["walk"]}, {"players": 2}, PACK)
    match.go_on(seeded(4))
    for _ in range(3):
        while open_ask(match).kind != "walk":
            match.answer({"kind": "pass"})
        match.answer(open_ask(match).options.sample(Rng(match.index)))
    return match


@pytest.mark.parametrize("game", [UnevenFord(), Variant()], ids=["weighed", "complete-alone"])
def test_worlds_are_as_likely_as_chance_makes_them(game: Any) -> None:
    match = three_steps(game)
    assert odd_frequencies(match, "shadow", honest, path, 400, Rng(5)) == set()


class Blind(FordBelief):
    def draw(self, view: Json, rng: Random) -> tuple[Crossing, float]:
        return complete(self.rules, self.seat, view, rng, self.paths[0]), 1.0


class BlindFord(Variant):
    id = "ford-blind"

    def belief(self, rules: Rules, seat: str, view: Json) -> Belief | None:
        plain = FORD.belief(rules, seat, view)
        return Blind(rules, seat, plain.paths) if plain is not None else None


def test_a_belief_that_looks_at_one_world_only_is_caught() -> None:
    assert odd_frequencies(three_steps(BlindFord()), "shadow", honest, path, 400, Rng(5)) != set()


def test_each_entry_is_seen_as_the_seat_learned_of_it() -> None:
    heard: list[Seen] = []

    class Listening(FordBelief):
        def advance(self, seen: Seen) -> FordBelief:
            heard.append(seen)
            return FordBelief.advance(self, seen)

    class ListeningFord(Variant):
        id = "ford-listening"

        def belief(self, rules: Rules, seat: str, view: Json) -> Belief | None:
            plain = FORD.belief(rules, seat, view)
            return Listening(rules, seat, plain.paths) if plain is not None else None

    match = three_steps(ListeningFord())
    belief_at_seam(match, "shadow")
    walks = [seen for seen in heard if seen.kind == "walk"]
    assert [(seen.seat, seen.face) for seen in walks] == [("free-peoples", None)] * len(walks)
    assert len(walks) >= 2
    assert all("log-ford-walks" in [id for id, _ in seen.told] for seen in walks)
    drawn = {seen.face is None for seen in heard if seen.kind == "draw"}
    assert drawn == {True, False}  # its own cards it sees, others' not
    assert crossing(match).path
