"""The Fellowship and its guide (WR-FEL); hiding (WR-DECL-23, 24)."""

from __future__ import annotations

import pytest

from tests.wotr.ring import acting, bends, consistent, moves, phase, shadow_plays, shadow_to_play
from thirdage.games.wotr.fellowship.moves import fellowship_region, may_move_fellowship, move_fellowship
from thirdage.games.wotr.fellowship.separation import eliminate_companion


def test_WC_FEL_01_change_of_guide() -> None:
    war = phase(turn=1)
    war.free_peoples.is_refused("WR-FEL-06", "guide", character="legolas")
    war.free_peoples.does("guide", character="strider")
    war.expect(guide="strider")
    war.shadow.is_asked("hunt-allocation")


def test_WC_FEL_02_guide_dies() -> None:
    war = acting(guide="strider", with_=("strider", "gandalf-the-grey", "gimli", "peregrin"))
    moves(war)
    war.chance.rolls(6).draws_tile("std-3")
    war.free_peoples.does("casualty", who="guide")
    war.expect(guide="gandalf-the-grey", corruption=0)
    assert war.view()["characters"]["strider"] == "gone"


def test_WC_FEL_03_two_of_level_2() -> None:
    war = phase(with_=("gimli", "legolas", "meriadoc"), guide="gimli")
    war.free_peoples.is_refused("WR-FEL-06", "guide", character="meriadoc")
    war.free_peoples.does("guide", character="legolas")
    war.expect(guide="legolas")


def test_WC_FEL_03_chosen_when_the_guide_dies() -> None:
    war = acting(guide="strider", with_=("strider", "gimli", "legolas", "meriadoc"))
    moves(war)
    war.chance.rolls(6).draws_tile("std-3")
    war.free_peoples.does("casualty", who="guide").is_asked("guide")
    assert sorted(war.free_peoples.offered("guide", "character")) == ["gimli", "legolas"]
    war.free_peoples.is_refused("WR-FEL-06", "guide", character="meriadoc")
    war.free_peoples.does("guide", character="gimli")
    war.expect(guide="gimli")


def test_WC_FEL_04_gollum() -> None:
    war = acting(with_=("boromir",))
    war.free_peoples.uses("character").does("separate").does("separate-to", region="rivendell")
    war.expect(guide="gollum")


def test_WC_FEL_05_guide_change_only_when_allowed() -> None:
    war = acting("character", "muster")
    reason = war.match.explain("free-peoples", {"kind": "guide", "character": "strider"})
    assert reason is not None
    assert reason.rule == "WR-FEL-07"
    assert not war.free_peoples.may("guide", character="strider")


def test_WC_FEL_06_move_and_die() -> None:
    war = moves(acting(box=1))
    war.expect(progress=1, fellowship_region="rivendell")
    assert war.view()["hunt-box"] == {"free-peoples": 0, "shadow": 1}
    war.chance.rolls(5)
    war.expect(progress=1, fellowship_region="rivendell", hidden=True, corruption=0)
    assert war.view()["hunt-box"] == {"free-peoples": 1, "shadow": 1}
    assert war.view()["dice"]["free-peoples"] == []
    war.shadow.is_asked("action")


def test_WC_FEL_07_revealed_cannot_move() -> None:
    war = acting(hidden=False, region="hollin")
    war.free_peoples.uses("character").is_refused("WR-FEL-15", "move-fellowship")
    assert war.free_peoples.may("hide")


def test_WC_FEL_08_hide_then_move() -> None:
    war = acting("character", "character", "muster", hidden=False, region="hollin", shadow_dice=())
    war.free_peoples.uses("character").does("hide")
    war.expect(hidden=True, progress=0)
    assert war.view()["hunt-box"]["free-peoples"] == 0
    moves(war).chance.rolls(1)
    war.expect(progress=1)
    assert war.view()["hunt-box"]["free-peoples"] == 1


def test_WC_FEL_09_strider_hides_with_any_die() -> None:
    war = acting("muster", hidden=False, region="hollin", guide="strider")
    war.free_peoples.uses("muster").does("hide")
    war.expect(hidden=True)
    war = acting("muster", hidden=False, region="hollin", guide="gandalf-the-grey")
    war.free_peoples.uses("muster").is_refused("WR-CHR-01", "hide")


def test_WC_FEL_10_location_for_cards() -> None:
    war = acting(progress=6)
    assert war.position.facts.regions[fellowship_region(war.position)].id == "rivendell"


def test_WC_FEL_11_companion_abilities_inside() -> None:
    war = acting("character", region="minas-tirith")
    war.free_peoples.uses("character").is_refused("WR-", "advance", nation="gondor")


def test_WR_FEL_07_every_change_lets_the_free_peoples_choose_anew() -> None:
    war = acting()
    war.free_peoples.uses("character").does("separate").does("companions", characters=["gimli"])
    war.free_peoples.does("separate-to", region="rivendell").is_asked("guide")
    war.free_peoples.does("guide", character="strider")
    war.expect(guide="strider")


def test_WR_FEL_14_a_card_moves_without_a_die() -> None:
    war = shadow_to_play(box=1, moved=1)
    shadow_plays(war, lambda position: move_fellowship(position, by_die=False))
    war.chance.rolls(4)
    war.expect(progress=1)
    assert war.view()["hunt-box"] == {"free-peoples": 1, "shadow": 1}


def test_WR_FEL_16_several_moves_in_a_turn() -> None:
    war = acting("character", "character", "character", "muster", box=1, shadow_dice=())
    for move in (1, 2, 3):
        moves(war).chance.rolls(1)
        war.expect(progress=move)
        assert war.view()["hunt-box"]["free-peoples"] == move


def test_WR_FEL_17_the_track_ends_at_12() -> None:
    war = acting(progress=12)
    war.free_peoples.uses("character").is_refused("WR-FEL-17", "move-fellowship")
    assert may_move_fellowship(acting(progress=11).position) is None


def test_WR_EVT_04_the_die_stays_out_of_the_box() -> None:
    war = acting(box=1, table=["fp-str-01"])
    war.match.rules.effects.pop("fp-str-01/condition", None)
    bends(war, "fp-str-01", "moving-die-set-aside", lambda _position: True)
    moves(war).chance.rolls(1)
    assert war.view()["hunt-box"]["free-peoples"] == 0


def test_WR_DECL_23_a_hidden_fellowship_is_not_hidden() -> None:
    war = acting()
    war.free_peoples.uses("character").is_refused("WR-DECL-23", "hide")


def test_PF_080_the_die_enters_the_box_after_the_hunt() -> None:
    war = moves(acting(box=1))
    war.chance.rolls(5)  # would be a success if the die were there
    war.expect(corruption=0)
    assert war.view()["hunt-box"]["free-peoples"] == 1


def test_PF_093_the_guide_is_of_the_highest_level() -> None:
    war = acting(with_=("boromir", "legolas", "meriadoc"), guide="boromir")
    war.free_peoples.uses("character").does("separate").does("companions", characters=["boromir", "legolas"])
    war.free_peoples.does("separate-to", region="rivendell")
    war.expect(guide="meriadoc")


@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_WR_CHR_take_them_alive(hobbit: str) -> None:
    war = shadow_to_play(progress=2)
    who = war.position.facts.character[hobbit]
    shadow_plays(war, lambda position: eliminate_companion(position, who, "WR-CARD-10"))
    war.free_peoples.does("separate-to", region="hollin").does("guide", character="strider")
    assert war.figures("free-peoples", "hollin") == {hobbit: 1}
    war = shadow_to_play(mordor=1)
    shadow_plays(war, lambda position: eliminate_companion(position, who, "WR-CARD-10"))
    assert war.view()["characters"][hobbit] == "gone"


def test_the_record_of_a_turn_is_consistent() -> None:
    war = moves(acting(box=2, hands={"free-peoples": ["fp-char-09"], "shadow": ["sh-char-12"]}))
    consistent(war)
    war.chance.rolls(6, 6)
    consistent(war)
    war.chance.draws_tile("std-2r")
    consistent(war)
    war.free_peoples.does("casualty", who="random")
    consistent(war)
