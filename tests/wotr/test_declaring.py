"""Declaring and revealing the Fellowship (WR-DECL)."""

from __future__ import annotations

from typing import Any

from tests.wotr.ring import acting, bends, consistent, moves, phase, shadow_plays, shadow_to_play, tile_of
from tests.wotr.scenario import Scenario
from thirdage.games.wotr.fellowship.reveal import reveal_fellowship
from thirdage.games.wotr.fellowship.ways import ways

BALROG = "sh-char-17"
BESIEGED_LORIEN: dict[str, Any] = {
    "inside": {"lorien": {"elves-regular": 1, "elves-elite": 2}},
    "free_peoples": {},
    "shadow": {"lorien": {"sauron-regular": 5}},
}


def revealed(**more: Any) -> Scenario:
    """A tile of 0 reveals the Fellowship; `progress` is what it is when revealed."""
    more["progress"] = more.get("progress", 1) - 1
    return tile_of(acting(**more), "std-0r")


def by_card(**more: Any) -> Scenario:
    """A card of the Shadow reveals the Fellowship."""
    return shadow_plays(shadow_to_play(**more), reveal_fellowship)


def balrog(war: Scenario) -> Scenario:
    """Balrog of Moria lies on the table and does what the card says."""
    moria = war.region("moria")
    bends(war, BALROG, "watches-region", lambda _position: moria)
    bends(war, BALROG, "tile-for-way", lambda _position, touched: moria in touched)
    return war


def test_WC_DECL_01_to_lorien() -> None:
    war = phase(region="rivendell", progress=5, corruption=3)
    war.free_peoples.does("declare", region="lorien")
    war.expect(fellowship_region="lorien", progress=0, hidden=True, corruption=2)
    assert not war.told("log-wotr-tile-drawn")
    consistent(war)


def test_WC_DECL_02_goblins_gate() -> None:
    war = revealed(region="rivendell", progress=3)
    war.free_peoples.does("revealed-to", region="goblins-gate")
    war.expect(fellowship_region="goblins-gate", progress=0, hidden=False)
    war.shadow.is_asked("action")
    assert len(war.told("log-wotr-tile-drawn")) == 1


def test_WC_DECL_03_moria_instead() -> None:
    war = revealed(region="rivendell", progress=3)
    war.free_peoples.does("revealed-to", region="moria")
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.expect(fellowship_region="moria", progress=0, hidden=False, corruption=1)
    war.shadow.is_asked("action")


def test_WC_DECL_04_cannot_stay_in_rivendell() -> None:
    war = revealed(region="rivendell", progress=1)
    war.free_peoples.is_refused("WR-DECL-13", "revealed-to", region="rivendell")
    assert sorted(war.free_peoples.offered("revealed-to", "region")) == ["fords-of-bruinen", "trollshaws"]


def test_WC_DECL_05_shorter_path() -> None:
    war = revealed(region="lorien", progress=4)
    war.free_peoples.does("revealed-to", region="dimrill-dale").does("way", regions=[])
    war.expect(fellowship_region="dimrill-dale", progress=0, hidden=False)


def test_WC_DECL_06_captured_city_as_end() -> None:
    war = revealed(region="erebor", progress=1, captured=["dale"], free_peoples={}, shadow={})
    assert not war.free_peoples.may("revealed-to", region="erebor")
    war.free_peoples.does("revealed-to", region="dale")
    war.expect(fellowship_region="dale", hidden=False)


def test_WC_DECL_07_besieged_stronghold_as_end() -> None:
    war = revealed(region="dimrill-dale", progress=1, **BESIEGED_LORIEN)
    war.free_peoples.is_refused("WR-DECL-13", "revealed-to", region="lorien")


def test_WC_DECL_08_declare_into_a_siege() -> None:
    war = phase(region="dimrill-dale", progress=1, corruption=2, **BESIEGED_LORIEN)
    war.free_peoples.does("declare", region="lorien")
    war.expect(fellowship_region="lorien", corruption=1)
    assert war.view()["nations"]["elves"]["active"]


def test_WC_DECL_09_declare_while_revealed() -> None:
    war = phase(hidden=False, region="hollin")
    war.free_peoples.is_refused("WR-DECL-04", "declare", region="hollin")


def test_WC_DECL_10_resting() -> None:
    corruption = 4
    for _ in range(3):
        war = phase(region="lorien", progress=0, corruption=corruption)
        war.free_peoples.does("declare", region="lorien")
        corruption -= 1
        war.expect(corruption=corruption, fellowship_region="lorien", hidden=True)


def test_WC_DECL_10_resting_turn_after_turn() -> None:
    war = phase(region="lorien", corruption=4)
    for corruption in (3, 2, 1):
        war.free_peoples.does("declare", region="lorien").does("decline")
        war.expect(corruption=corruption)
        war.shadow.does("allocate", dice=0)
        war.chance.rolls_action_dice(*["event"] * 4).rolls_action_dice(*["event"] * 7)
        while war.position.next[0] != "fellowship-phase" and war.open()[0][1] == "action":
            seat = war.free_peoples if war.open()[0][0] == "free-peoples" else war.shadow
            seat.does("skip", die="event")
        war.chance.draws_anything()
        while war.open()[0][1] == "discard":
            for seat in (war.free_peoples, war.shadow):
                if [a for a in war.match.asks if a.seat == seat.id]:
                    seat.does("discard", cards=seat.hand[: len(seat.hand) - 6])
        war.free_peoples.is_asked("fellowship-phase")


def test_WC_DECL_11_once_per_turn() -> None:
    war = phase(region="lorien", corruption=4)
    war.free_peoples.does("declare", region="lorien")
    war.free_peoples.is_refused("WR-DECL-04", "declare", region="lorien")


def test_WC_DECL_12_activation_by_declaring() -> None:
    war = phase(region="pelargir", corruption=2)
    war.free_peoples.does("declare", region="pelargir")
    assert war.view()["nations"]["gondor"] == {"steps": 2, "active": True}
    war.expect(corruption=1)


def test_WC_DECL_13_town_does_not_heal() -> None:
    war = phase(region="lossarnach", corruption=2)
    war.free_peoples.does("declare", region="lossarnach")
    war.expect(corruption=2)
    assert not war.view()["nations"]["gondor"]["active"]


def test_WC_DECL_14_path_out_of_a_stronghold() -> None:
    war = revealed(region="moria", progress=2, box=1, shadow={})
    war.free_peoples.is_refused("WR-DECL-13", "revealed-to", region="lorien")
    war.free_peoples.does("revealed-to", region="dimrill-dale")
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.expect(corruption=1, fellowship_region="dimrill-dale")
    war.shadow.is_asked("action")


def test_WC_DECL_15_two_strongholds() -> None:
    war = revealed(region="dagorlad", progress=2)
    war.free_peoples.does("revealed-to", region="gorgoroth")
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.expect(fellowship_region="gorgoroth", corruption=1)
    war.shadow.is_asked("action")


def test_WC_DECL_15_three_steps_touch_two_strongholds() -> None:
    war = revealed(region="dagorlad", progress=3)
    war.free_peoples.does("revealed-to", region="minas-morgul")
    war.free_peoples.does("way", regions=["minas-morgul", "morannon"])
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.chance.draws_tile("std-2")
    war.free_peoples.passes()
    war.expect(corruption=3, fellowship_region="minas-morgul")
    war.shadow.is_asked("action")


def test_WC_DECL_16_remaining_in_a_stronghold() -> None:
    war = by_card(region="minas-morgul", progress=0)
    war.expect(fellowship_region="minas-morgul", hidden=False)
    war.chance.draws_tile("std-2")
    war.free_peoples.passes()
    war.expect(corruption=2)


def test_WC_DECL_17_order_of_tiles() -> None:
    war = balrog(acting(region="moria", progress=0, table=[BALROG]))
    tile_of(war, "std-1r")
    war.free_peoples.does("decline")
    war.expect(corruption=1, hidden=False)
    war.free_peoples.does("revealed-to", region="moria")
    war.shadow.does("use-table-card", card=BALROG)
    war.chance.draws_tile("std-2")
    war.free_peoples.does("decline")
    war.expect(corruption=3)
    war.chance.draws_tile("std-3")
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("gimli")
    war.free_peoples.does("guide", character="strider")
    war.expect(corruption=4)
    assert [told["cause"] for told in war.told("log-wotr-tile-drawn")] == ["hunt", "card", "stronghold"]
    war.shadow.is_asked("action")


def test_WC_DECL_18_eye_for_the_stronghold() -> None:
    war = by_card(region="minas-morgul", progress=0)
    war.chance.draws_tile("std-eye")
    war.expect(corruption=0, hidden=False, fellowship_region="minas-morgul")
    assert war.open()[0][0] != "chance" or war.open()[0][1] != "tile-drawn"


def test_WC_DECL_19_captured_moria() -> None:
    war = revealed(region="hollin", progress=2, captured=["moria"], shadow={})
    war.free_peoples.does("revealed-to", region="dimrill-dale")
    war.expect(fellowship_region="dimrill-dale")
    war.shadow.is_asked("action")


def test_WC_DECL_20_tile_at_a_declaration_in_a_haven() -> None:
    war = balrog(phase(region="rivendell", progress=5, corruption=1, table=[BALROG]))
    war.free_peoples.does("declare", region="lorien")
    war.shadow.does("use-table-card", card=BALROG)
    war.chance.draws_tile("std-1r")
    war.free_peoples.does("decline")
    war.expect(corruption=1, hidden=True, fellowship_region="lorien")
    assert war.view()["table"] == []


def test_WC_DECL_21_captured_shadow_stronghold_does_not_heal() -> None:
    war = phase(region="dol-guldur", corruption=2, captured=["dol-guldur"], shadow={})
    war.free_peoples.does("declare", region="dol-guldur")
    war.expect(corruption=2)
    assert not any(war.view()["nations"][n]["active"] for n in ("rohan", "gondor", "dwarves", "north"))


def test_WR_DECL_02_black_borders_hold_the_figure() -> None:
    war = phase(region="lorien", progress=1)
    war.free_peoples.is_refused("WR-DECL-05", "declare", region="moria")


def test_WR_DECL_04_only_in_the_fellowship_phase() -> None:
    war = acting(progress=2)
    reason = war.match.explain("free-peoples", {"kind": "declare", "region": "hollin"})
    assert reason is not None
    assert reason.rule == "WR-DECL-04"


def test_WR_DECL_11_a_tile_outside_a_haven_reveals() -> None:
    war = balrog(phase(region="hollin", progress=1, table=[BALROG]))
    war.free_peoples.does("declare", region="moria")
    war.shadow.does("use-table-card", card=BALROG)
    war.chance.draws_tile("std-0r")
    war.expect(hidden=False, fellowship_region="moria")
    war.chance.draws_tile("std-1")  # revealed by a tile, remaining in a stronghold of the Shadow
    war.free_peoples.does("decline")
    war.expect(corruption=1)


def test_WR_DECL_11_an_eye_for_the_balrog_has_no_effect() -> None:
    war = balrog(phase(region="hollin", progress=1, table=[BALROG]))
    war.free_peoples.does("declare", region="moria")
    war.shadow.does("use-table-card", card=BALROG)
    war.chance.draws_tile("std-eye")
    war.expect(hidden=True, corruption=0)


def test_WR_DECL_13_a_captured_haven_of_the_free_peoples_draws_no_tile() -> None:
    war = revealed(region="dimrill-dale", progress=1, captured=["lorien"], free_peoples={}, shadow={})
    war.free_peoples.does("revealed-to", region="lorien")
    war.expect(fellowship_region="lorien")
    war.shadow.is_asked("action")


def test_WR_DECL_15_revealed_at_zero_in_a_haven_they_stay() -> None:
    war = by_card(region="lorien", progress=0)
    war.expect(fellowship_region="lorien", hidden=False)


def test_WR_DECL_21_revealed_twice_is_revealed_once() -> None:
    war = by_card(region="hollin", progress=3, hidden=False)
    war.expect(fellowship_region="hollin", progress=3)


def test_PF_073_declaring_in_place_and_the_phase_stays_open() -> None:
    war = phase(region="hollin", progress=3)
    war.free_peoples.does("declare", region="hollin")
    war.expect(fellowship_region="hollin", progress=0, hidden=True)
    war.free_peoples.does("guide", character="strider")
    war.expect(guide="strider")


def test_PF_073_through_moria_without_a_tile() -> None:
    war = phase(region="hollin", progress=2)
    war.free_peoples.does("declare", region="dimrill-dale")
    assert not war.told("log-wotr-tile-drawn")
    war.free_peoples.is_asked("fellowship-phase")


def test_PF_074_no_healing_in_a_conquered_stronghold() -> None:
    war = phase(region="lorien", corruption=2, captured=["lorien"], free_peoples={})
    war.free_peoples.does("declare", region="lorien")
    war.expect(corruption=2)


def test_PF_035_declaring_in_a_stronghold_rouses() -> None:
    war = phase(region="helms-deep", corruption=0)
    war.free_peoples.does("declare", region="helms-deep")
    war.expect(corruption=0)
    assert war.view()["nations"]["rohan"] == {"steps": 3, "active": True}


def test_PF_075_one_tile_for_each_stronghold_however_touched() -> None:
    war = revealed(region="moria", progress=3, shadow={})
    war.free_peoples.does("revealed-to", region="moria")
    war.chance.draws_tile("std-1")
    war.free_peoples.does("decline")
    war.expect(corruption=1)
    war.shadow.is_asked("action")


def test_PF_076_a_card_reveals_like_the_hunt() -> None:
    war = by_card(region="rivendell", progress=3)
    war.free_peoples.is_refused("WR-DECL-13", "revealed-to", region="rivendell")
    war.free_peoples.does("revealed-to", region="moria")
    war.chance.draws_tile("std-1")
    war.free_peoples.does("decline")
    war.expect(progress=0, hidden=False, corruption=1, fellowship_region="moria")


def test_PF_077_the_balrog_before_the_stronghold() -> None:
    war = balrog(by_balrog_card())
    war.free_peoples.does("revealed-to", region="moria")
    war.shadow.is_asked("tile-for-way").does("decline")
    war.chance.draws_tile("std-1")
    war.free_peoples.does("decline")
    assert [told["cause"] for told in war.told("log-wotr-tile-drawn")] == ["stronghold"]
    assert war.view()["table"] == [BALROG]


def by_balrog_card() -> Scenario:
    war = shadow_to_play(region="hollin", progress=1, table=[BALROG])
    balrog(war)
    return shadow_plays(war, reveal_fellowship)


def test_PF_078_eye_for_a_stronghold_counts_nothing() -> None:
    war = revealed(region="moria", progress=1, box=1, shadow={})
    war.free_peoples.does("revealed-to", region="moria")
    war.chance.draws_tile("std-eye")
    war.expect(corruption=0)


def test_ways_touch_every_possible_set() -> None:
    war = acting(region="hollin")
    position = war.position
    moria, guldur = war.region("moria"), war.region("dol-guldur")
    found = ways(position, war.region("hollin"), war.region("dimrill-dale"), 2, (moria, guldur))
    assert found == [(moria,)]
    found = ways(position, war.region("hollin"), war.region("hollin"), 2, (moria, guldur))
    assert found == [(), (moria,)]
    assert ways(position, moria, moria, 0, (moria,)) == [(moria,)]
    assert len(ways(position, war.region("lorien"), war.region("dagorlad"), 12, (moria, guldur))) == 4


def test_declared_and_revealed_are_told_to_table_cards() -> None:
    heard: list[Any] = []
    war = phase(region="lorien", table=["fp-str-01"])
    war.match.rules.effects.pop("fp-str-01/condition", None)
    bends(war, "fp-str-01", "declared", lambda position, region: heard.append(position.region_id(region)))
    war.free_peoples.does("declare", region="lorien")
    assert heard[0] == "lorien"
    war = shadow_to_play(region="hollin", table=["fp-str-01"])
    war.match.rules.effects.pop("fp-str-01/condition", None)
    bends(war, "fp-str-01", "revealed", lambda _position: heard.append("revealed"))
    shadow_plays(war, reveal_fellowship)
    assert heard[-1] == "revealed"


def test_a_move_that_reveals_is_consistent() -> None:
    war = moves(acting(region="rivendell", progress=4, box=1))
    war.chance.rolls(6).draws_tile("std-0r")
    consistent(war)
    war.free_peoples.does("revealed-to", region="dimrill-dale")
    consistent(war)
