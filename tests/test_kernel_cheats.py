"""Planted cheats: each must turn the checks of samples red, and an honest sample of the same moment must not."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

import thirdage
from tests.cheats import (
    AsksOnlyIfItCan,
    Foresight,
    ForgetsHands,
    ForgetsQuestions,
    ForgetsScouts,
    ForgetsTop,
    OpenHands,
    Sampler,
    Scent,
    SeamTells,
    Variant,
    copied_fate,
    double,
    faults,
    honest,
    itself,
    odd_frequencies,
    redrawn,
    telling_window,
    twin,
)
from tests.ford.asks import PASS
from tests.helpers import TABLES, Json, begin, ford, open_ask, through
from tests.test_kernel_posterior import (
    GO,
    PACK,
    answers,
    card,
    hands,
    hidden_hand,
    of,
    ordered,
    path,
    search,
    searched,
    spied,
    top,
    walk,
)
from thirdage import Match, Rng, seeded
from thirdage.kernel import read_position


def caught(sampler: Sampler, seeds: range = range(6)) -> set[str]:
    """All that the checks find in random play."""
    found: set[str] = set()
    for seed in seeds:
        rng = Rng(seed)
        for at, match in enumerate(through(ford(TABLES[seed % 4], seed), Rng(seed))):
            if at % 4 == 0 and match.asks:
                found |= faults(match, match.seats[at % len(match.seats)], sampler, rng)
    return found


def variant(game: Variant, position: Json, seed: int, *given_answers: Json) -> Match:
    """A scene played by the rules of a game that cheats."""
    match = read_position(game, position, None, PACK)
    match.go_on(seeded(seed))
    return answers(match, *given_answers)


# -- 1 to 3: another match ------------------------------------------------------------------------------------------


def test_honest_samples_pass_all_that_catches_the_cheats() -> None:
    assert caught(honest) == set()
    assert odd_frequencies(hidden_hand(), "free-peoples", honest, hands, 200, Rng(1)) == set()


def test_identity_is_caught() -> None:
    assert caught(itself) == {"identity"}


def test_a_fork_of_the_match_is_caught() -> None:
    assert "log" in caught(twin)
    assert "likelier" in odd_frequencies(hidden_hand(), "free-peoples", twin, hands, 100, Rng(1))


def test_a_double_that_looks_right_in_everything_is_caught_by_its_frequencies() -> None:
    assert caught(double) == set()
    for scene, seat, feature in ((hidden_hand, "free-peoples", hands), (searched, "shadow", path)):
        assert "likelier" in odd_frequencies(scene(), seat, double, feature, 100, Rng(1))


def test_a_redraw_under_the_live_flow_is_caught() -> None:
    found = caught(redrawn)
    assert found & {"flow", "broken"}
    assert "identity" not in found


def test_a_redraw_under_an_omen_is_caught() -> None:
    """The flow of the Omen remembers the three cards it laid out; redealt, they would be in two places."""
    for seed in range(200):
        match = thirdage.setup(
            "ford", {"hands": {"shadow": ["omen"], "free-peoples": [None]}, "next": ["act", 1]}, seed=seed
        )
        answers(match, card("omen"), GO)
        if open_ask(match).kind == "order" and faults(match, "free-peoples", redrawn, Rng(seed)):
            return
    pytest.fail("nothing was found")


def test_a_copied_fate_is_caught() -> None:
    match = of({"next": ["act", 1], "path": ["reeds", "stones"]}, 3)
    foresight, rng = Foresight(), Rng(1)
    for _ in range(60):
        foresight.look(match, PASS, "shadow", copied_fate, rng)
    assert foresight.hits == 60
    assert foresight.foresees()


def test_a_copied_fate_is_caught_in_random_play() -> None:
    foresight = Foresight()
    for seed in range(6):
        rng = Rng(seed)
        for match in through(ford(TABLES[seed % 4], seed), Rng(seed)):
            if len(match.asks) == 1:
                ask = match.asks[0]
                foresight.look(match, ask.options.sample(rng), ask.seat, copied_fate, rng)
    assert foresight.foresees()


# -- 4: views that forget -------------------------------------------------------------------------------------------

LOOKED: tuple[Json, int, tuple[Json, ...]] = (
    {"hands": {"free-peoples": ["lookout"], "shadow": [None]}, "next": ["act", 0]},
    3,
    (card("lookout"), GO),
)
SPIED: tuple[Json, int, tuple[Json, ...]] = (
    {"hands": {"free-peoples": ["spy"], "shadow": [None, None]}, "next": ["act", 0]},
    5,
    (card("spy"), GO, {"kind": "spy-on", "seat": "shadow"}, GO),
)
SEARCHED: tuple[Json, int, tuple[Json, ...]] = (
    {"next": ["walk"]},
    3,
    (walk("stones"), GO, search("bank"), walk("willow"), GO, search("stones"), walk("stones"), GO),
)
WATCHED: tuple[Json, int, tuple[Json, ...]] = (
    {"next": ["walk"], "scouts": {"stones": 1}},
    3,
    (walk("shallows"), GO, GO, walk("islet"), GO),
)
Scene = tuple[Json, int, tuple[Json, ...]]


@pytest.mark.parametrize(
    ("game", "scene", "seat", "feature"),
    [
        (ForgetsTop(), LOOKED, "free-peoples", top),
        (ForgetsHands(), SPIED, "free-peoples", hands),
        (ForgetsQuestions(), SEARCHED, "shadow", path),
        (ForgetsScouts(), WATCHED, "shadow", path),
    ],
    ids=["top", "hands", "questions", "scouts"],
)
def test_a_view_that_forgets_is_caught(
    game: Variant, scene: Scene, seat: str, feature: Callable[[Match], Hashable]
) -> None:
    position, seed, given_answers = scene
    forgetful = variant(game, position, seed, *given_answers)
    assert odd_frequencies(forgetful, seat, honest, feature, 200, Rng(1)) & {"impossible", "none"}
    faithful = variant(Variant(), position, seed, *given_answers)
    assert odd_frequencies(faithful, seat, honest, feature, 200, Rng(1)) == set()


# -- 5: views that leak -----------------------------------------------------------------------------------------------


def test_open_hands_are_caught() -> None:
    position: Json = {"hands": {"shadow": [None, None], "free-peoples": ["mist"]}, "next": ["walk"]}
    leaking = variant(OpenHands(), position, 3)
    assert "likelier" in odd_frequencies(leaking, "free-peoples", honest, hands, 100, Rng(1))


def test_a_leak_in_a_corner_of_the_view_is_caught() -> None:
    position, seed, given_answers = {"next": ["walk"]}, 3, (walk("shallows"), GO, GO, walk("islet"), GO)
    leaking = variant(Scent(), position, seed, *given_answers)
    assert {"likelier", "rarer"} <= odd_frequencies(leaking, "shadow", honest, path, 200, Rng(1))
    tight = variant(Variant(), position, seed, *given_answers)
    assert odd_frequencies(tight, "shadow", honest, path, 200, Rng(1)) == set()


def test_a_secret_in_the_arguments_of_a_seam_is_caught() -> None:
    """Where a match goes on is public: `next` is in every view."""
    position, seed, given_answers = {"next": ["walk"]}, 3, (walk("shallows"),)
    leaking = variant(SeamTells(), position, seed, *given_answers)
    assert {"likelier", "rarer"} & odd_frequencies(leaking, "shadow", honest, path, 200, Rng(1))
    tight = variant(Variant(), position, seed, *given_answers)
    assert odd_frequencies(tight, "shadow", honest, path, 200, Rng(1)) == set()


# -- 6: asking that tells ---------------------------------------------------------------------------------------------


def telling(game: Variant) -> bool:
    for seed in range(12):
        rng = Rng(seed)
        for match in through(begin(game, dict(TABLES[seed % 2]), seeded(seed)), Rng(seed)):
            if len(match.asks) == 1 and telling_window(match, match.asks[0].options.sample(rng), rng):
                return True
    return False


def test_asking_only_who_can_react_is_caught() -> None:
    assert telling(AsksOnlyIfItCan())
    assert not telling(Variant())


def test_a_scene_of_an_order_is_sampled_soundly() -> None:
    assert faults(ordered(), "free-peoples", honest, Rng(1)) == set()
    assert faults(spied(), "free-peoples", honest, Rng(1)) == set()
