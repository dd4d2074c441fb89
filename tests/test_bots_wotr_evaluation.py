"""The evaluation of War of the Ring: named features, checked weights, and sense in plain cases."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.wotr.scenario import given
from thirdage.bots.search.logistic import BadWeights, read_weights
from thirdage.bots.wotr.evaluation import REGIMES, WEIGHTS_FILES, contributions, odds, weights, win_probability
from thirdage.bots.wotr.feature_names import GOOD_FOR_FREE_PEOPLES, GOOD_FOR_SHADOW, NAMES, SPOKEN, SPOKEN_AS
from thirdage.bots.wotr.features import vector
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Rng

Json = dict[str, Any]


def position(**parts: Any) -> War:
    war = given(next=["fellowship-phase"], **parts).match.position
    assert isinstance(war, War)
    return war


def chance(**parts: Any) -> float:
    """How likely the Free Peoples win there."""
    return win_probability(position(**parts), FREE_PEOPLES)


def test_about_sixty_features_each_with_a_name_and_a_word_for_it() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(vector(position()))
    assert 55 <= len(NAMES) <= 70
    assert set(SPOKEN_AS) == set(NAMES)
    assert set(contributions(position())) == set(SPOKEN)
    assert not GOOD_FOR_FREE_PEOPLES & GOOD_FOR_SHADOW
    assert set(NAMES) >= GOOD_FOR_FREE_PEOPLES | GOOD_FOR_SHADOW


def test_features_do_not_know_which_cards_are_hidden() -> None:
    match = given(next=["fellowship-phase"]).match
    for seat in match.seats:
        position = match.sample(seat, Rng(1)).position
        assert isinstance(position, War)
        assert isinstance(match.position, War)
        assert vector(position) == vector(match.position)


def test_the_chances_of_both_sides_make_one() -> None:
    war = position()
    assert win_probability(war, FREE_PEOPLES) + win_probability(war, SHADOW) == pytest.approx(1)
    assert 0.05 < win_probability(war, FREE_PEOPLES) < 0.95


@pytest.mark.parametrize("judge", [FREE_PEOPLES, SHADOW])
@pytest.mark.parametrize("regime", REGIMES)
def test_both_sides_see_how_the_two_races_may_end(judge: int, regime: str) -> None:
    """The Free Peoples did not, and lost three of four games to a Shadow that marches."""
    row, _ = weights(judge)[regime]
    seen = dict(zip(NAMES, row, strict=True))
    assert min(seen["survival"], seen["prospect"]) > 0
    assert max(seen["arms-race"], seen["shadow-reach"]) < 0


def test_what_contributes_adds_up_to_the_odds() -> None:
    war, other = position(), position(fellowship={"corruption": 4})
    difference = sum(contributions(other).values()) - sum(contributions(war).values())
    assert difference == pytest.approx(odds(vector(other)) - odds(vector(war)))
    assert difference < 0


def test_plain_cases() -> None:
    assert chance(fellowship={"corruption": 8}) < chance(fellowship={"corruption": 2}) - 0.1
    assert chance(fellowship={"region": "rivendell"}) < chance(fellowship={"region": "north-ithilien"})
    assert chance(captured=["minas-tirith", "lorien", "edoras"]) < chance() - 0.02
    near = {"region": "morannon", "mordor": 4, "corruption": 7}
    assert chance(fellowship=near) > chance(fellowship=near | {"mordor": 0}) + 0.05


def test_a_game_that_is_over_is_certain() -> None:
    war = position()
    war.end("shadow", "corruption")
    assert (win_probability(war, FREE_PEOPLES), win_probability(war, SHADOW)) == (0.0, 1.0)


@pytest.mark.parametrize("judge", [FREE_PEOPLES, SHADOW])
def test_weights_that_do_not_fit_are_refused(judge: int) -> None:
    data: Json = json.loads(WEIGHTS_FILES[judge].read_text("utf-8"))
    assert set(read_weights(json.dumps(data), REGIMES, NAMES)) == {"road", "track"}
    for name in GOOD_FOR_FREE_PEOPLES:
        assert data["weights"]["road"][name] >= 0
    for name in GOOD_FOR_SHADOW:
        assert data["weights"]["track"][name] <= 0
    data["weights"]["road"]["corruption"] = 1000
    with pytest.raises(BadWeights):
        read_weights(json.dumps(data), REGIMES, NAMES)
    del data["weights"]["road"]["corruption"]
    with pytest.raises(BadWeights):
        read_weights(json.dumps(data), REGIMES, NAMES)


def test_a_point_decides_more_the_nearer_the_end_is() -> None:
    """Early there is time to win it back, late it ends the war: no weighted sum of plain numbers can tell that."""
    towns = ["minas-tirith", "lorien", "edoras", "helms-deep"]
    late = {"region": "morannon", "mordor": 1}

    def lost(by: list[str], fellowship: Json) -> float:
        names = NAMES.index("arms-race")
        return vector(position(captured=by, fellowship=fellowship))[names]

    early_gain = lost(towns[:1], {}) - lost([], {})
    assert early_gain > 0
    assert lost(towns, late) < lost(towns, {})
    assert lost(towns, late) - lost(towns[:3], late) > lost(towns[:1], late) - lost([], late) > 0


def test_survival_falls_with_corruption_and_with_the_way() -> None:
    survival = NAMES.index("survival")

    def likely(**parts: Any) -> float:
        return vector(position(fellowship=parts))[survival]

    on_track = {"region": "morannon", "mordor": 1}
    assert likely(corruption=2, **on_track) > likely(corruption=6, **on_track) > likely(corruption=10, **on_track)
    assert likely(corruption=6, region="morannon", mordor=4) > likely(corruption=6, **on_track)
    assert 0 < likely(corruption=11, **on_track) < likely(corruption=0, region="morannon", mordor=4) < 1
