"""What the Ringwraiths hold possible: the truth always among it, going on with the record, drawn by the weights."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.cheats import own_asks
from thirdage import new_match, setup
from thirdage.bots import make_bot
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.hunt.runner import RUNNER
from thirdage.games.hunt.belief import HuntBelief
from thirdage.games.hunt.constants import NOWHERE, UP
from thirdage.games.hunt.game import HUNT
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Belief, Match, Rng, Rules, seeded, whereabouts
from thirdage.kernel.belief import belief_at_seam
from thirdage.kernel.messages import Json
from thirdage.kernel.samples import sample

from .scenario import given
from .test_second_games import begun as second_begun

OPEN = ("ride", "search", "hunt", "hunt-with-die", "perceive-area", "perceive-section", "remove-ally-token")
"""Answers of a Ringwraith after which no chance decides anything at once."""


def believed(match: Match, seat: str) -> HuntBelief:
    """What a seat believes at the last seam."""
    belief = belief_at_seam(match, seat)
    assert isinstance(belief, HuntBelief)
    return belief


def seam_of(match: Match) -> Pursuit:
    """The position at the last seam."""
    return cast(Pursuit, match.line.checkpoint)


def begun(players: int, seed: int) -> Match:
    rules = HUNT.rules({"players": players})
    return Match(rules, HUNT.start(rules), seeded(seed)).start()


def holds_the_truth(match: Match, seat: str) -> bool:
    """Whether the true log has weight; in chapter 2 the true card, and the true place of Gandalf."""
    at, belief = seam_of(match), believed(match, seat)
    if at.chapter == 1:
        if at.start == NOWHERE:
            return True
        kept = len(at.held) + len(at.turned)
        return belief.memory.walks_at(at, kept, belief.missing).weight_of(at.start, at.entries, kept) > 0
    if at.journey < 0 or not at.gandalf:
        return True
    roads = belief.memory.roads_at(at, len(at.gandalf))
    gandalf = at.rivendell or roads.gandalf()[at.gandalf_last] > 0
    return gandalf and roads.cards()[at.journey] > 0


@pytest.mark.parametrize(("players", "bots"), [(2, "rules"), (3, "random"), (4, "rules"), (5, "random")])
def test_the_truth_is_always_believed(players: int, bots: str) -> None:
    """In games of both chapters, by bots and by chance."""
    seams = Counter[int]()
    for seed in range(4):
        match = begun(players, seed) if bots == "rules" or seed < 2 else second_begun(players, seed)
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, bots))
        while match.asks:
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat)
            if match.outcome is None:
                seat = match.seats[1 + match.index % (players - 1)]
                assert holds_the_truth(match, seat), f"seed {seed}, answer {match.index}"
                seams[seam_of(match).chapter] += 1
    assert min(seams[1], seams[2]) > 200


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hr_sec_every_ringwraith_can_be_given_a_world(players: int) -> None:
    """View, log and own asks are the same, from the belief as from the view alone; the position can be."""
    for seed, match in enumerate((begun(players, 1), second_begun(players, 4))):
        rng = Rng(seed)
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, "swarm"))
        while match.asks:
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat)
            if match.index % 17:
                continue
            for seat in match.seats[1:]:
                world = sample(match, seat, rng)
                assert world.view(seat) == match.view(seat)
                assert world.log(seat) == match.log(seat)
                assert own_asks(world, seat) == own_asks(match, seat)
                HUNT.check(world.position)


def test_a_world_goes_on_like_the_match_as_far_as_a_seat_is_told() -> None:
    """HR-SEC-01: two worlds of one view, given the same answers, tell a Ringwraith the same until an answer differs."""
    match = begun(3, 5)
    seated = SeatedBots(match, 5, dict.fromkeys(match.seats, "rules"))
    compared = 0
    while match.asks:
        seat, option = match.asks[0].seat, seated.choose(match.asks[0])
        if match.index % 3 == 0 and option.kind in OPEN:
            world, twin = sample(match, seat, Rng(match.index)), match.fork()
            world.answer(option, seat)
            twin.answer(option, seat)
            mine, theirs = world.view(seat), twin.view(seat)
            told = ("asked", "information")
            if all(mine["position"][key] == theirs["position"][key] for key in told) and len(mine["asks"]):
                assert mine["position"] == theirs["position"]
                assert mine["asks"][0]["kind"] == theirs["asks"][0]["kind"]
                compared += 1
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat)
    assert compared > 15


def test_the_ring_bearer_and_those_who_watch_have_none() -> None:
    match = begun(2, 1)
    assert belief_at_seam(match, "ring-bearer") is None
    assert belief_at_seam(match, "spectator") is None


def runs(rules: Rules, seat: str, _view: Json) -> Belief:
    """A Ringwraith who thinks that the Ring-bearer runs."""
    return HuntBelief(rules, seat, RUNNER)


def test_a_bot_may_bring_another_model() -> None:
    """Worlds are drawn by its weights, and the game's own belief stays as it was."""
    match = begun(2, 3)
    seated = SeatedBots(match, 3, dict.fromkeys(match.seats, "rules"))
    while seam_of(match).track < 5:
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat)
    at = seam_of(match)
    kept = len(at.held) + len(at.turned)

    def left(believes: object) -> float:
        walks = [
            cast(Pursuit, match.sample("ringwraiths", Rng(n), runs if believes else None).position) for n in range(60)
        ]
        return sum(world.board.moves_to_exit(world.frodo_last, world.dots) for world in walks) / len(walks)

    hurried, usual = left(runs), left(None)
    assert hurried < usual - 0.5
    exact = HuntBelief(match.rules, "ringwraiths", RUNNER).memory.walks_at(at, kept)
    total = sum(exact.places().values())
    mean = sum(
        n / total * at.board.moves_to_exit(exact.ways.last(code & exact.low), exact.ways.dots(code & exact.low))
        for code, n in exact.weights().items()
    )
    assert abs(hurried - mean) < 0.6


def test_hr_sec_04_a_rescue_tells_how_far_it_is() -> None:
    """HR-END1-04: only logs from which it is so far are left."""
    table = given(log="1 5 . 12 . . 20 31 33 37 39 . . . 43 .", next=["ring-bearer"], companions={"sam": "up"})
    table.does("record-dot")
    assert table.asked == "cancel-token"
    at = table.at
    assert at.companions[1] == UP
    missing = at.board.moves_to_exit(at.frodo_last, at.dots)
    rng = Rng(3)
    for _ in range(20):
        world = cast(Pursuit, sample(table.match, "ringwraiths", rng).position)
        assert world.board.moves_to_exit(world.frodo_last, world.dots) == missing


def test_a_belief_follows_an_undo() -> None:
    """What was reckoned later is not used for what was before."""
    match = begun(2, 8)
    match.undo_setting = "practice"
    bot = make_bot("hunt", "random", Rng(1))
    assert bot is not None
    seated = SeatedBots(match, 8, dict.fromkeys(match.seats, "random"))
    for _ in range(60):
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat)
    sample(match, "ringwraiths", Rng(1))
    for _ in range(25):
        match.undo(match.seats[0] if match.can_undo(match.seats[0]) else match.seats[1])
        assert holds_the_truth(match, "ringwraiths")


def test_where_he_could_be_holds_the_truth_and_adds_up_to_one() -> None:
    """HR-SEC-01: after every answer of played games, of Frodo and in chapter 2 of Gandalf; all Ringwraiths alike."""
    told = Counter[tuple[int, str]]()
    for players, seed, bots in ((2, 2, "rules"), (3, 1, "random"), (4, 0, "rules")):
        match = second_begun(players, seed) if seed else begun(players, seed)
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, bots))
        while match.asks:
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat)
            if match.outcome is not None:
                break
            found, at = whereabouts(match), cast(Pursuit, match.position)
            true = {"frodo": at.frodo_last, "gandalf": at.gandalf_last if at.gandalf and not at.rivendell else NOWHERE}
            for who, places in found.items():
                if true[who] == NOWHERE:
                    assert not places
                    continue
                assert abs(sum(places.values()) - 1) < 1e-9
                assert places[at.space_id(true[who])] > 0, f"{who}, seed {seed}, answer {match.index}"
                assert min(places.values()) > 0
                told[at.chapter, who] += 1
            if match.index % 25 == 0:
                seen = match.rules.game.view(match.position, "spectator")
                assert all(believed(match, seat).places(seen) == found for seat in match.seats[1:])
    assert min(told[1, "frodo"], told[2, "frodo"], told[2, "gandalf"]) > 150


def test_where_he_could_be_is_as_often_drawn() -> None:
    """Worlds drawn by weight have him where the overlay says, also after changes of direction: no card comes twice."""
    for chapter, match in ((1, begun(2, 6)), (2, second_begun(2, 2))):
        seated = SeatedBots(match, 2, dict.fromkeys(match.seats, "rules"))
        while not (seam_of(match).track >= 6 if chapter == 1 else len(seam_of(match).directions) >= 4):
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat)
        at, seat = seam_of(match), match.seats[1]
        game, belief, rng = match.rules.game, believed(match, seat), Rng(4)
        exact = belief.places(game.view(at, "spectator"))["frodo"]
        seen, worlds = game.view(at, seat), 1500
        drawn = Counter(
            at.space_id(belief.draw(seen, rng)[0].frodo_last) for _ in range(worlds)
        )  # fmt: skip
        assert len(exact) > 4
        apart = sum(abs(drawn[space] / worlds - exact.get(space, 0.0)) for space in drawn.keys() | exact.keys()) / 2
        assert apart < 0.06, (chapter, apart)


def test_nothing_is_said_before_frodo_has_set_out_and_in_a_game_where_nobody_hides() -> None:
    match = begun(3, 1)
    assert whereabouts(match) == {}
    assert whereabouts(new_match("cards", seed=1)) == {}


def test_the_overlay_is_that_of_public_knowledge_alone() -> None:
    """Coupled worlds, which differ only in what is hidden from a seat, have the same overlay."""
    differed = Counter[str]()
    for seed, match in enumerate((begun(3, 7), second_begun(3, 2))):
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
        while match.asks and match.index < 400:
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat)
            if match.index % 13 or match.outcome is not None:
                continue
            real = setup("hunt", match.written(), match.rules.options, fate=None)
            for seat in (match.seats[1], "spectator"):
                world = sample(match, seat, Rng(match.index))
                other = setup("hunt", world.written(), match.rules.options, fate=None)
                assert whereabouts(real) == whereabouts(other)
                one, two = (m.view("referee", offers=False)["position"] for m in (real, other))
                differed.update(part for part in one if one[part] != two[part])
    assert {"log", "ally", "sorcery", "journey", "gandalf", "information"} <= set(differed)
