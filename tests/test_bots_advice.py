"""Advice: a plan, its two best rivals and what decided, from what one seat can know, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.scenario import given
from thirdage.bots import Budget, Eyes, search_adapter
from thirdage.bots.advice import advise, chance_beside
from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.bots.hunt.features import SPOKEN as HUNT_SPOKEN
from thirdage.bots.search.game import Plan
from thirdage.bots.search.race import Candidate
from thirdage.bots.wotr.feature_names import SPOKEN
from thirdage.games import find
from thirdage.kernel import Match, Rng
from thirdage.locale import Words

Json = dict[str, Any]


def at(game: str, kind: str, after: int) -> Match:
    """A match of rules bots at the first ask of a kind after so many answers."""
    match = new_match(find(game), {}, 4)
    seated = seated_bots(match, 4, ("rules",))
    while match.index < after or match.asks[0].kind != kind:
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
    return match


@pytest.mark.parametrize(
    ("game", "kind", "after"),
    [
        ("wotr", "action", 260),
        ("cards", "cards-action", 120),
        ("hunt", "hunt-bearer-turn", 40),
        ("hunt", "hunt-nazgul-turn", 160),
    ],
)
def test_advice_names_a_plan_its_rivals_and_what_decided(game: str, kind: str, after: int) -> None:
    match = at(game, kind, after)
    ask = match.asks[0]
    told = advise(game, Eyes(match, ask.seat), ask, Budget(nodes=500), Rng(1)).json()
    assert told["seat"] == ask.seat
    assert 1 <= len(told["rivals"]) <= 2
    for plan in (told["best"], *told["rivals"]):
        assert plan["steps"][0]["ask"] == kind
        assert ask.options.decode(plan["steps"][0]["answer"]) in ask.options
        assert 0 < plan["chance"] < 1
        assert plan["worlds"] >= 1
    assert any(rival["reasons"] for rival in told["rivals"])
    for language in ("en", "ru", "uk"):
        words = Words(language, strict=True)
        assert str(round(100 * told["best"]["chance"])) in words.say(told["text"]["id"], told["text"]["args"])
        for rival in told["rivals"]:
            assert all(words.say(reason["id"]) for reason in rival["reasons"])


@pytest.mark.parametrize(
    ("game", "kind", "after"),
    [("wotr", "action", 200), ("hunt", "hunt-nazgul-turn", 90), ("hunt", "hunt-bearer-turn", 90)],
)
def test_advice_is_the_same_in_a_world_that_the_seat_cannot_tell_from_the_real_one(
    game: str, kind: str, after: int
) -> None:
    match = at(game, kind, after)
    ask = match.asks[0]
    world = match.sample(ask.seat, Rng(3))
    same = world.asks[0]
    one = advise(game, Eyes(match, ask.seat), ask, Budget(nodes=200), Rng(1))
    assert advise(game, Eyes(world, same.seat), same, Budget(nodes=200), Rng(1)) == one


def test_where_there_is_one_answer_there_is_nothing_to_weigh() -> None:
    war = given(next=["action", 1], dice={"free-peoples": [], "shadow": ["army"]}, hunt_box={"shadow": 0})
    war.shadow.uses("army").does("move-armies")
    ask = war.match.asks[0]
    told = advise("wotr", Eyes(war.match, ask.seat), ask, Budget(nodes=100), Rng(1)).json()
    assert told["rivals"] == []
    assert told["best"]["chance"] is None
    assert told["text"] == {"id": "text-advice-only", "args": {}}


def test_a_plan_that_was_dropped_early_is_measured_where_the_best_was_tried_too() -> None:
    """One world in which all goes well must not make it look better than the best."""
    answer = at("wotr", "action", 0).asks[0].options.sample(Rng(1))
    best, rival = Candidate(Plan(answer)), Candidate(Plan(answer))
    best.values = [0.9, 0.3, 0.3]
    rival.values = [0.8]
    assert chance_beside(best, best) == pytest.approx(0.5)
    assert chance_beside(rival, best) == pytest.approx(0.4)


@pytest.mark.parametrize(
    ("game", "options"), [("wotr", {}), ("hunt", {}), ("cards", {"scenario": "fellowship", "players": 2})]
)
def test_features_count_for_the_side_that_is_advised(game: str, options: Json) -> None:
    """Whoever sits first, which is the Shadow in the Fellowship: they add up to more where the side is better off."""
    thinking = search_adapter(game)
    assert thinking is not None
    match = new_match(find(game), options, 4)
    seated = seated_bots(match, 4, ("rules",))
    told: dict[str, list[tuple[float, float]]] = {side: [] for side in match.sides}
    while match.index < 120:
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
        for side, seen in told.items():
            seen.append((thinking.value(match, side), sum(thinking.features(match, side).values())))
    for seen in told.values():
        (worst, least), *_, (best, most) = sorted(seen)
        assert best > worst
        assert most > least


def test_every_feature_of_an_explanation_has_a_text() -> None:
    for language in ("en", "ru", "uk"):
        words = Words(language, strict=True)
        for game, names in (("wotr", SPOKEN), ("hunt", HUNT_SPOKEN)):
            assert all(words.knows(f"text-feature-{game}-{name}") for name in names)


def test_chances_told_are_those_that_games_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Shadow judges its own war too bright when it begins; nobody is told that."""
    match = at("wotr", "action", 12)
    seated = seated_bots(match, 4, ("rules",))
    while (ask := match.asks[0]).seat != "shadow" or ask.kind != "action":
        match.answer(seated.choose(ask), ask.seat, ask.index)
    thinking = search_adapter("wotr")
    assert thinking is not None
    fair = [thinking.fair_value(match, side) for side in match.sides]
    assert sum(fair) == pytest.approx(1.0)
    assert fair[1] < thinking.value(match, "shadow") - 0.02
    told = advise("wotr", Eyes(match, "shadow"), ask, Budget(nodes=300), Rng(1)).best.chance
    monkeypatch.setattr("thirdage.bots.advice._bias", lambda *_: 0.0)
    bright = advise("wotr", Eyes(match, "shadow"), ask, Budget(nodes=300), Rng(1)).best.chance
    assert told is not None
    assert bright is not None
    assert told < bright - 0.02
