"""Awakening, corruption attempts, inspiring and removing: cases KC-AWK, KC-COR, KC-INS."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import at_war, is_consistent
from thirdage.games.wotr.battle.combatants import leadership
from thirdage.games.wotr.fellowship.hunt_pool import refill
from thirdage.games.wotr.fellowship.hunt_roll import hunt_level

from .court import FP, GAME, SH, Kings, acts, dark, free, kings, on, pool, stands, state, tiles, tokens


def active(nation: str) -> dict[str, Any]:
    return {nation: {"steps": 1, "active": True}}


# -- awakening ---------------------------------------------------------------------------------------------------------
def test_KC_AWK_01_with_a_muster_die() -> None:
    war = acts(FP, "muster", nations=active("gondor"), parts=on({"denethor": ["std-1", "std-0r", "royal-1"]}))
    assert len(pool(war)) == 15
    war.free_peoples.uses("muster").does("awaken", sovereign="denethor")
    assert state(war, "denethor") == "awakened"
    assert len(pool(war)) == 18
    assert tokens(war) == ["denethor"]
    assert "steward-denethor" in war.figures(FP, "minas-tirith")


def test_KC_AWK_02_with_any_ruler_result() -> None:
    war = acts(FP, "ruler-event", free_peoples=free(edoras={"rohan-regular": 1, "king-theoden": 1}))
    war.free_peoples.uses("ruler-event").does("awaken", sovereign="thranduil")
    assert state(war, "thranduil") == "awakened"


def test_KC_AWK_03_ordinary_event_die() -> None:
    war = acts(FP, "event")
    war.free_peoples.uses("event").is_refused("WR-ACT-01", "awaken", sovereign="thranduil")


def test_KC_AWK_04_passive_nation() -> None:
    war = acts(FP, "muster")
    war.free_peoples.uses("muster").is_refused("KM-VAL-02", "awaken", sovereign="theoden")


def test_KC_AWK_05_out_of_reach() -> None:
    far = free(minas_tirith={"gondor-regular": 3}, pelargir={"gondor-regular": 1, "denethor": 1})
    war = acts(FP, "muster", nations=active("gondor"), free_peoples=far)
    war.free_peoples.uses("muster").is_refused("KM-AWK-02", "awaken", sovereign="denethor")
    near = free(minas_tirith={"gondor-regular": 3}, lossarnach={"gondor-regular": 1, "denethor": 1})
    war = acts(FP, "muster", nations=active("gondor"), free_peoples=near)
    war.free_peoples.uses("muster").does("awaken", sovereign="denethor")
    assert stands(war, "denethor") == "minas-tirith"


def besieged(**more: Any) -> Any:
    return {
        "inside": {"minas-tirith": more.pop("inside")},
        "shadow": dark(minas_tirith={"sauron-regular": 3}),
        "nations": active("gondor"),
        **more,
    }


def test_KC_AWK_06_besieged_home_outside() -> None:
    away = free(minas_tirith={}, lossarnach={"gondor-regular": 1, "denethor": 1})
    war = acts(FP, "muster", **besieged(inside={"gondor-regular": 2}, free_peoples=away))
    war.free_peoples.uses("muster").is_refused("KM-AWK-02", "awaken", sovereign="denethor")


def test_KC_AWK_07_besieged_home_inside() -> None:
    war = acts(
        FP, "muster", **besieged(inside={"gondor-regular": 2, "denethor": 1}, free_peoples=free(minas_tirith={}))
    )
    war.free_peoples.uses("muster").does("awaken", sovereign="denethor")
    assert war.inside("minas-tirith") == {"gondor-regular": 2, "steward-denethor": 1}


def test_KC_AWK_08_captured_home() -> None:
    here = free(edoras={}, helms_deep={"rohan-regular": 1, "theoden": 1})
    war = acts(FP, "muster", nations=active("rohan"), free_peoples=here, captured=["edoras"])
    war.free_peoples.uses("muster").is_refused("KM-AWK-02", "awaken", sovereign="theoden")


def test_KC_AWK_09_in_battle_by_card() -> None:
    battle = {
        "kind": "field",
        "attacker": SH,
        "origin": "vale-of-the-carnen",
        "place": "dale",
        "attackers": {"southrons-regular": 2},
        "number": 1,
    }
    war = kings(
        turn=3,
        next=["combat-rolls", "", "km-fp-str-25"],
        battle=battle,
        nations=at_war("north", "southrons"),
        free_peoples=free(dale={"north-regular": 2, "brand": 1}),
        parts=on({"brand": ["std-1"]}),
        shadow=dark(vale_of_the_carnen={"southrons-regular": 2}),
        discards=["km-fp-str-25"],
    )
    war.chance.rolls(1, 1).rolls(1, 1)
    assert state(war, "brand") == "awakened"
    assert tiles(war, "brand") == []
    assert tokens(war) == ["brand"]
    assert leadership(war.position, None, 0) == 2
    war.free_peoples.is_asked("leader-re-roll")


def test_KM_AWK_07_who_attacks_goes_on_attacking_as_a_companion() -> None:
    battle = {
        "kind": "field",
        "attacker": FP,
        "origin": "dale",
        "place": "vale-of-the-carnen",
        "attackers": {"north-regular": 2, "brand": 1},
        "number": 1,
    }
    war = kings(
        turn=3,
        next=["combat-rolls", "km-fp-str-25", ""],
        battle=battle,
        nations=at_war("north", "southrons"),
        free_peoples=free(dale={"north-regular": 2, "brand": 1}),
        parts=on({"brand": ["std-1"]}),
        shadow=dark(vale_of_the_carnen={"southrons-regular": 2}),
        discards=["km-fp-str-25"],
    )
    war.chance.rolls(1, 1).rolls(1, 1)
    assert state(war, "brand") == "awakened"
    assert war.view()["battle"]["attackers"] == {"north-regular": 2, "king-brand": 1}


def test_KC_AWK_10_corrupted_cannot() -> None:
    war = acts(
        FP,
        "muster",
        nations=active("rohan"),
        free_peoples=free(edoras={"rohan-regular": 1}),
        parts=on(corrupted=["theoden"]),
    )
    war.free_peoples.uses("muster").is_refused("KM-SOV-10", "awaken", sovereign="theoden")


# -- attempts ----------------------------------------------------------------------------------------------------------
def tries(eyes: int, who: str = "brand", *dice: str, **position: Any) -> Kings:
    """The Shadow acts with so many Eyes in the box and tries this Sovereign."""
    free_dice = {FP: ["event", "event", "event"], SH: list(dice or ("army",))}
    war = acts(SH, "army", **{"dice": free_dice, "hunt_box": {SH: eyes}, **position})
    war.shadow.does("corrupt", sovereign=who)
    return war


def test_KC_COR_01_two_eyes() -> None:
    war = tries(2)
    war.chance.draws_tile("std-1")
    assert tiles(war, "brand") == ["std-1"]
    assert hunt_level(war.position) == 1
    assert len(pool(war)) == 17


def test_KC_COR_02_one_eye() -> None:
    war = acts(SH, "army", hunt_box={SH: 1})
    war.shadow.is_refused("KM-COR-01", "corrupt", sovereign="brand")


def test_KC_COR_03_fp_without_dice() -> None:
    war = acts(SH, "army", dice={FP: [], SH: ["army"]}, hunt_box={SH: 4})
    war.shadow.is_refused("KM-COR-01", "corrupt", sovereign="brand")


def test_KC_COR_04_six_eyes() -> None:
    war = tries(6, "dain")
    war.chance.draws_tile("std-3").draws_tile("std-1").draws_tile("std-0r")
    war.shadow.is_asked("lay-tile").does("lay-tile", tile="std-3")
    assert tiles(war, "dain") == ["std-3"]
    assert war.told("log-wotr-attempt-shown") == [{"tile": ["std-1", "std-0r"]}]
    assert hunt_level(war.position) == 5
    assert len(pool(war)) == 17


def test_KC_COR_05_fp_dice_do_not_count() -> None:
    war = tries(2, hunt_box={SH: 2, FP: 2})
    war.chance.draws_tile("std-0r")
    assert war.open() == [(FP, "action")]


def test_KC_COR_06_allocated_dice_count() -> None:
    war = kings(turn=3, next=["action-roll"], hunt_box={SH: 2})
    war.chance.rolls_action_dice("event", "event", "event", "event")
    war.chance.rolls_action_dice("army", "army", "army", "army", "army")
    war.free_peoples.does("skip", die="event")
    war.shadow.does("corrupt", sovereign="brand")
    war.chance.draws_tile("std-1")
    assert tiles(war, "brand") == ["std-1"]


def test_KC_COR_07_eye_tile_replaced() -> None:
    war = tries(3)
    war.chance.draws_tile("std-eye").draws_tile("std-1").draws_tile("std-1r")
    assert sorted(war.shadow.offered("lay-tile", "tile")) == ["std-1", "std-1r"]
    war.shadow.does("lay-tile", tile="std-1")
    assert pool(war).count("std-eye") == 4
    war.expect(corruption=0, hidden=True)


def test_KC_COR_08_royal_tile() -> None:
    war = tries(4, "dain")
    war.chance.draws_tile("std-3").draws_tile("royal-1")
    assert tiles(war, "dain") == ["royal-1"]
    assert pool(war).count("std-3") == 3
    assert hunt_level(war.position) == 3
    assert war.match.view(FP)["position"]["parts"]["kings"]["tiles"]["dain"][0]["tile"] == "royal-1"
    assert war.told("log-wotr-attempt-shown") == [], "the other tiles return unseen"


def test_KC_COR_09_same_sovereign_twice() -> None:
    war = tries(5, "theoden")
    war.chance.draws_tile("royal-1")
    war.free_peoples.does("skip", die="event")
    war.shadow.is_refused("KM-COR-03", "corrupt", sovereign="theoden")
    assert war.shadow.may("corrupt", sovereign="denethor")


def test_KC_COR_10_card_attempt_is_free_of_the_limit() -> None:
    war = acts(
        SH,
        "character",
        hunt_box={SH: 2},
        hands={SH: ["km-sh-char-26"]},
        parts=on(turn=3, once=["tried:theoden"]),
        shadow=dark(edoras={}, westemnet={"nazgul": 1}, minas_morgul={"sauron-regular": 5}),
    )
    war.shadow.uses("character").does("play-card", card="km-sh-char-26")
    war.chance.draws_tile("std-1").draws_tile("std-0r")
    war.shadow.does("lay-tile", tile="std-1")
    assert tiles(war, "theoden") == ["std-1"]
    assert hunt_level(war.position) == 2


def test_KC_COR_11_awakened_is_no_target() -> None:
    war = acts(SH, "army", hunt_box={SH: 3}, free_peoples=free(dale={"north-regular": 1, "king-brand": 1}))
    war.shadow.is_refused("KM-SOV-10", "corrupt", sovereign="brand")


def test_KC_COR_12_becoming_corrupted() -> None:
    war = tries(2, "theoden", parts=on({"theoden": ["std-2", "royal-1"]}))
    war.chance.draws_tile("std-1")
    assert (state(war, "theoden"), stands(war, "theoden")) == ("corrupted", "edoras")
    assert war.view()["tiles"]["drawn"] == ["std-2"]
    assert pool(war).count("std-1") == 2
    assert "royal-1" in pool(war)
    GAME.check(war.position)


def test_KC_COR_13_equal_highest_tiles() -> None:
    war = tries(2, "dain", parts=on({"dain": ["std-2r"]}))
    war.chance.draws_tile("std-2")
    assert state(war, "dain") == "corrupted"
    assert war.view()["tiles"]["drawn"] == ["std-2r"]


def test_KC_COR_14_royal_alone_does_nothing() -> None:
    war = tries(2, "brand", parts=on({"brand": ["royal-1"]}))
    war.chance.draws_tile("royal-2")
    assert state(war, "brand") == "leader"


def test_KC_COR_15_figure_moves_home() -> None:
    war = tries(2, "brand", free_peoples=free(dale={"north-regular": 1}, carrock={"north-regular": 1, "brand": 1}))
    war.chance.draws_tile("std-2")
    assert (state(war, "brand"), stands(war, "brand")) == ("corrupted", "dale")
    assert war.figures(FP, "carrock") == {"north-regular": 1}


def test_KC_COR_16_into_an_enemy_region() -> None:
    war = tries(
        2,
        "brand",
        free_peoples=free(dale={}, carrock={"north-regular": 1, "brand": 1}),
        captured=["dale"],
        shadow=dark(dale={"sauron-regular": 1}),
    )
    war.chance.draws_tile("std-3")
    assert stands(war, "brand") == "dale"


def test_KC_COR_17_secrets() -> None:
    war = tries(2, "dain")
    war.chance.draws_tile("std-3")
    seen, known = (war.match.view(seat)["position"] for seat in (FP, SH))
    assert [tile["tile"] for tile in seen["parts"]["kings"]["tiles"]["dain"]] == [None]
    assert [tile["tile"] for tile in known["parts"]["kings"]["tiles"]["dain"]] == ["std-3"]
    assert seen["tiles"]["pool"].count(None) == 11, "all numbered tiles but the two royal ones"
    assert None not in known["tiles"]["pool"]
    assert war.match.view("spectator")["position"]["tiles"] == seen["tiles"]
    assert not [e for e in war.match.log(FP) if e["args"].get("tile") == "std-3"]
    assert is_consistent(war)


def test_KC_COR_18_mithril_coat_has_no_effect() -> None:
    war = tries(2, "dain", table=["fp-char-05"])
    war.chance.draws_tile("std-3")
    assert war.open() == [(FP, "action")]
    assert war.view()["table"] == ["fp-char-05"]


def test_KC_COR_19_it_is_shs_action() -> None:
    war = tries(2, "dain", "army", "army", "army", "army")
    war.chance.draws_tile("std-1")
    assert len(war.position.dice[1]) == 4
    assert war.open() == [(FP, "action")]


def test_KC_COR_20_no_unused_sh_dice() -> None:
    war = acts(FP, "event", dice={FP: ["event", "event", "event"], SH: []}, hunt_box={SH: 3})
    war.free_peoples.does("skip", die="event")
    war.shadow.does("corrupt", sovereign="brand")
    war.chance.draws_tile("std-0r").draws_tile("std-0r")
    war.shadow.does("lay-tile", tile="std-0r")
    assert war.open() == [(FP, "action")]


def test_KC_COR_21_tiles_stay_out_of_the_hunt() -> None:
    war = acts(FP, "character", hunt_box={SH: 1}, parts=on({"dain": ["std-3"], "thranduil": ["std-3"]}))
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(6)
    ask = war.match.ask
    assert ask is not None
    assert ask.probability(ask.options.decode({"kind": "tile-drawn", "tile": "std-3"})).denominator == 16


def test_KC_COR_22_pool_refill() -> None:
    laid = {"dain": ["std-3"], "thranduil": ["std-1", "std-1r"], "denethor": ["std-0r"]}
    rest = [
        "std-eye",
        "std-eye",
        "std-eye",
        "std-eye",
        "std-0r",
        "std-1",
        "std-1r",
        "std-2",
        "std-2",
        "std-2r",
        "std-3",
        "std-3",
        "royal-1",
        "royal-2",
    ]
    war = acts(FP, "character", parts=on(laid), tiles={"drawn": rest, "pool": []})
    refill(war.position)
    assert sorted(pool(war)) == sorted(rest)
    assert tiles(war, "thranduil") == ["std-1", "std-1r"]


def test_KC_COR_23_in_mordor() -> None:
    war = tries(
        2,
        "dain",
        fellowship={"mordor": 0, "region": None},
        characters={"gandalf-the-grey": "fellowship"},
        tiles={
            "pool": ["std-2", "sh-shelobs-lair"],
            "drawn": [
                "std-eye",
                "std-eye",
                "std-eye",
                "std-eye",
                "std-0r",
                "std-0r",
                "std-1",
                "std-1",
                "std-1r",
                "std-1r",
                "std-2",
                "std-2r",
                "std-3",
                "std-3",
                "std-3",
                "royal-1",
                "royal-2",
            ],
        },
    )
    war.chance.draws_tile("sh-shelobs-lair").draws_tile("std-2")
    assert tiles(war, "dain") == ["std-2"]
    assert pool(war) == ["sh-shelobs-lair"]


def test_KC_COR_24_hunt_after_attempts() -> None:
    war = tries(4, "dain")
    war.chance.draws_tile("royal-1")
    war.free_peoples.does("skip", die="event")
    war.shadow.does("corrupt", sovereign="brand")
    war.chance.draws_tile("royal-2")
    assert hunt_level(war.position) == 2


# -- inspiring and removing --------------------------------------------------------------------------------------------
def with_companion(name: str, region: str, sovereign: str, laid: list[str], *dice: str, **more: Any) -> Kings:
    here = {**free()[region], name: 1}
    changed = {region.replace("-", "_"): here}
    return acts(FP, *dice, free_peoples=free(**changed), parts=on({sovereign: laid}), **more)


def test_KC_INS_01_muster_die_with_a_companion() -> None:
    war = with_companion("boromir", "minas-tirith", "denethor", ["std-1", "std-0r"], "muster")
    war.free_peoples.uses("muster").does("advance", nation="gondor").is_asked("inspire").does("accept")
    war.chance.answers(number=0)
    assert tiles(war, "denethor") == ["std-0r"]
    assert pool(war).count("std-1") == 2


def test_KC_INS_02_wrong_companion() -> None:
    for name, asked in (("legolas", False), ("gandalf-the-grey", True)):
        war = with_companion(name, "minas-tirith", "denethor", ["std-1"], "muster")
        war.free_peoples.uses("muster").does("advance", nation="gondor")
        assert (war.open()[0] == (FP, "inspire")) is asked


def attacked_edoras(*laid: str) -> Kings:
    war = acts(
        SH,
        "army",
        nations=at_war("isengard"),
        parts=on({"theoden": list(laid)}),
        free_peoples=free(edoras={"rohan-regular": 1, "theoden": 1, "meriadoc": 1}),
        shadow=dark(westemnet={"isengard-regular": 3}),
    )
    war.shadow.uses("army").does("attack").does("attack-from", region="westemnet").does(
        "attack-target", region="edoras"
    )
    war.shadow.does("attackers", figures={"isengard-regular": 3})
    return war


def test_KC_INS_03_attack_advances_the_nation() -> None:
    war = attacked_edoras("std-1")
    war.free_peoples.is_asked("inspire").does("accept")
    assert tiles(war, "theoden") == []


def test_KC_INS_04_two_events() -> None:
    war = attacked_edoras("std-1", "std-0r")
    war.free_peoples.does("accept")
    war.chance.answers(number=1)
    war.free_peoples.is_asked("inspire").does("accept")
    assert tiles(war, "theoden") == []
    assert "inspire" not in [kind for _, kind in war.open()]


def test_KC_INS_05_companion_in_the_fellowship() -> None:
    war = acts(FP, "muster", fellowship={"region": "minas-tirith"}, parts=on({"denethor": ["std-1"]}))
    war.free_peoples.uses("muster").does("advance", nation="gondor")
    assert war.open()[0] == (SH, "action")


def test_KC_INS_06_only_royal_tiles() -> None:
    war = with_companion("boromir", "minas-tirith", "denethor", ["royal-1"], "muster")
    war.free_peoples.uses("muster").does("advance", nation="gondor")
    assert war.open()[0] == (SH, "action")


def test_KC_INS_07_arriving_companion_activates() -> None:
    war = acts(FP, "character", free_peoples=free(westemnet={"gandalf-the-grey": 1}), parts=on({"theoden": ["std-1"]}))
    war.free_peoples.uses("character").does("move-companions").does("group", characters=["gandalf-the-grey"])
    war.free_peoples.does("walk", region="edoras")
    while war.open()[0][1] not in ("inspire", "action"):
        war.free_peoples.does("done")
    war.free_peoples.is_asked("inspire").does("accept")
    assert tiles(war, "theoden") == []


def fallen_denethor(companion: str, die: str) -> Kings:
    here = {"gondor-regular": 3, companion: 1}
    return acts(
        FP, die, free_peoples=free(minas_tirith=here), parts=on(corrupted=["denethor"]), nations=at_war("gondor")
    )


def test_KC_INS_08_removing() -> None:
    war = fallen_denethor("boromir", "character")
    war.free_peoples.uses("character").does("remove-sovereign", sovereign="denethor")
    assert state(war, "denethor") == "gone"


@pytest.mark.parametrize(
    ("companion", "die", "rule"), [("boromir", "muster", "WR-ACT-01"), ("gimli", "character", "KM-REM-01")]
)
def test_KC_INS_09_removing_with_a_wrong_die_or_companion(companion: str, die: str, rule: str) -> None:
    war = fallen_denethor(companion, die)
    war.free_peoples.uses(die).is_refused(rule, "remove-sovereign", sovereign="denethor")


def test_KC_INS_10_removing_among_enemies() -> None:
    war = acts(
        FP,
        "character",
        free_peoples=free(edoras={"peregrin": 1}),
        shadow=dark(edoras={"isengard-regular": 3}),
        captured=["edoras"],
        parts=on(corrupted=["theoden"]),
    )
    war.free_peoples.uses("character").does("remove-sovereign", sovereign="theoden")
    assert state(war, "theoden") == "gone"
