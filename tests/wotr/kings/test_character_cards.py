"""The 13 character cards of Kings, ability by ability, and what else the 19 event cards do in rarer cases."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.wotr.board import at_war, nation
from thirdage.games.wotr.kings.facts import LEADERS, ROWS

from .court import FP, SH, Kings, acts, dark, free, kings, on, pool, state, tiles

ABILITIES = {
    "king-brand": ("heir-of-bard", "call-to-arms"), "king-dain": ("dwarvenking", "iron-guard"),
    "steward-denethor": ("stewardship", "palantir-of-anarion"), "king-theoden": ("theoden", "mustering-of-the-mark"),
    "king-thranduil": ("elvenking", "far-sighted-separation"), "black-serpent": ("red-wrath",),
    "shadow-of-mirkwood": ("lord-of-the-bats",), "ugluk": ("i-command", "march"),
}  # fmt: skip


def written() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))


@pytest.mark.parametrize("card", [row["id"] for row in ROWS["cards"]])
def test_every_event_card_is_played_in_a_test(card: str) -> None:
    assert re.search(
        f'(plays\\("{card}"|does\\("play-card", card="{card}"\\)|table=\\["{card}"\\]|"{card}")', written()
    )


@pytest.mark.parametrize("card", [row["id"] for row in ROWS["characters"]])
def test_every_ability_of_a_character_card_is_used_in_a_test(card: str) -> None:
    assert all(ability in written() for ability in ABILITIES[card])


@pytest.mark.parametrize("name", [row["id"] for row in LEADERS])
def test_every_corrupted_sovereign_has_his_weaknesses_tested(name: str) -> None:
    assert f'corrupted=["{name}"]' in written()


# -- first and second abilities ----------------------------------------------------------------------------------------
HOMES = {
    "dwarvenking": ("erebor", "dwarves", "king-dain"),
    "stewardship": ("minas-tirith", "gondor", "steward-denethor"),
    "elvenking": ("woodland-realm", "elves", "king-thranduil"),
}


@pytest.mark.parametrize("ability", HOMES)
@pytest.mark.parametrize("besieged", [False, True])
def test_KM_SOV_13_a_regular_becomes_an_elite_at_home_also_under_siege(ability: str, besieged: bool) -> None:
    home, people, king = HOMES[ability]
    army = {f"{people}-regular": 2, king: 1}
    key = home.replace("-", "_")
    place: dict[str, Any] = {"free_peoples": free(**{key: army})}
    if besieged:
        place = {
            "free_peoples": free(**{key: {}}), "inside": {home: army}, "shadow": dark(**{key: {"sauron-regular": 3}}),
        }  # fmt: skip
    war = acts(FP, "muster", nations=at_war(people, "sauron"), **place)
    war.free_peoples.uses("muster").does("ruler-ability", ability=ability)
    after = war.inside(home) if besieged else war.figures(FP, home)
    assert after == {f"{people}-regular": 1, f"{people}-elite": 1, king: 1}


@pytest.mark.parametrize("ability", HOMES)
def test_KM_SOV_12_first_abilities_need_the_war_and_the_home(ability: str) -> None:
    home, people, king = HOMES[ability]
    here = free(**{home.replace("-", "_"): {f"{people}-regular": 2, king: 1}})
    peace = acts(FP, "muster", free_peoples=here)
    peace.free_peoples.uses("muster").is_refused("KM-SOV-12", "ruler-ability", ability=ability)
    away = free(**{home.replace("-", "_"): {f"{people}-regular": 2}}, edoras={"rohan-regular": 1, king: 1})
    war = acts(FP, "muster", free_peoples=away, nations=at_war(people))
    war.free_peoples.uses("muster").is_refused("KM-SOV-12", "ruler-ability", ability=ability)


def test_mustering_of_the_mark_recruits_in_two_settlements_and_where_theoden_is() -> None:
    here = free(edoras={"rohan-regular": 1}, fords_of_isen={"rohan-regular": 1, "king-theoden": 1})
    war = acts(FP, "ruler-muster", free_peoples=here, nations=at_war("rohan"))
    war.free_peoples.uses("ruler-muster").does("ruler-ability", ability="mustering-of-the-mark")
    war.free_peoples.does("recruit", figure="rohan-leader", region="edoras")
    assert not war.free_peoples.may("recruit", figure="rohan-regular", region="edoras")
    war.free_peoples.does("recruit", figure="rohan-regular", region="helms-deep")
    war.free_peoples.does("recruit", figure="rohan-regular", region="fords-of-isen")
    assert war.figures(FP, "fords-of-isen")["rohan-regular"] == 2
    assert war.figures(FP, "edoras")["rohan-leader"] == 1


def test_iron_guard_recruits_under_siege() -> None:
    inside = {"dwarves-regular": 2, "king-dain": 1}
    war = acts(
        FP, "ruler-muster", nations=at_war("dwarves", "sauron"), free_peoples=free(erebor={}),
        inside={"erebor": inside},
        shadow=dark(erebor={"sauron-regular": 3}),
    )  # fmt: skip
    war.free_peoples.uses("ruler-muster").does("ruler-ability", ability="iron-guard")
    war.free_peoples.does("unit", figure="dwarves-regular")
    assert war.inside("erebor")["dwarves-regular"] == 3


def test_far_sighted_separation_goes_a_region_farther() -> None:
    here = free(woodland_realm={"elves-regular": 1, "king-thranduil": 1})
    war = acts(FP, "ruler-character", free_peoples=here)
    war.free_peoples.uses("ruler-character").does("ruler-ability", ability="far-sighted-separation")
    war.free_peoples.does("companions", characters=["legolas"])
    offered = war.free_peoples.offered("separate-to", "region")
    plain = acts(FP, "character")
    plain.free_peoples.uses("character").does("separate").does("companions", characters=["legolas"])
    assert set(plain.free_peoples.offered("separate-to", "region")) < set(offered)


def test_far_sighted_sees_nothing_in_mordor() -> None:
    here = free(woodland_realm={"elves-regular": 1, "king-thranduil": 1})
    war = acts(FP, "ruler-character", free_peoples=here, fellowship={"mordor": 0, "region": None})
    war.free_peoples.uses("ruler-character").is_refused("KM-SOV-12", "ruler-ability", ability="far-sighted-companions")


def test_palantir_of_anarion_only_in_minas_tirith() -> None:
    war = acts(FP, "ruler-event", free_peoples=free(edoras={"rohan-regular": 1, "steward-denethor": 1}))
    war.free_peoples.uses("ruler-event").is_refused("KM-SOV-12", "ruler-ability", ability="palantir-of-anarion")


# -- weaknesses --------------------------------------------------------------------------------------------------------
BARRED = [
    ("brand", "north", "dale", ("north-elite", "north-leader"), "north-regular", "bree", False),
    ("theoden", "rohan", "edoras", ("rohan-elite", "rohan-leader"), "rohan-regular", "helms-deep", False),
    ("dain", "dwarves", "erebor", ("dwarves-elite", "dwarves-leader"), "dwarves-regular", "ered-luin", True),
    ("denethor", "gondor", "minas-tirith", ("gondor-elite", "gondor-leader"), "gondor-regular", "dol-amroth", True),
    ("thranduil", "elves", "woodland-realm", ("elves-elite",), "elves-leader", "lorien", True),
]


@pytest.mark.parametrize(("name", "people", "home", "barred", "free_to", "other", "elsewhere"), BARRED)
def test_KM_SOV_07_whom_a_corrupted_sovereign_keeps_away(
    name: str, people: str, home: str, barred: tuple[str, ...], free_to: str, other: str, elsewhere: bool
) -> None:
    here = {home.replace("-", "_"): {f"{people}-regular": 1}, other.replace("-", "_"): {f"{people}-regular": 1}}
    war = acts(FP, "muster", nations=at_war(people), free_peoples=free(**here), parts=on(corrupted=[name]))
    war.free_peoples.uses("muster").does("muster")
    for figure in barred:
        war.free_peoples.is_refused("KM-SOV-07", "recruit", figure=figure, region=home)
        assert war.free_peoples.may("recruit", figure=figure, region=other) is elsewhere
    assert war.free_peoples.may("recruit", figure=free_to, region=home)


def test_KM_SOV_07_event_cards_recruit_all_the_same() -> None:
    """Cirdan's ships and the like are no Muster result: here Dáin's people come by a card of the base game."""
    war = acts(
        FP, "muster", hands={FP: ["km-fp-str-25"]}, parts=on(corrupted=["brand"]),
        free_peoples=free(dale={"north-regular": 1}, erebor={"dwarves-regular": 1, "dain": 1}),
    )  # fmt: skip
    war.free_peoples.uses("muster").does("play-card", card="km-fp-str-25")
    assert not war.free_peoples.may("choose-sovereign", sovereign="brand")
    war.free_peoples.does("choose-sovereign", sovereign="dain").does("unit", figure="dwarves-elite")
    assert war.figures(FP, "erebor")["dwarves-elite"] == 1


@pytest.mark.parametrize(
    ("name", "home", "people"),
    [("denethor", "minas-tirith", "gondor"), ("thranduil", "woodland-realm", "elves"), ("dain", "erebor", "dwarves")],
)
def test_his_fate_lets_an_assault_go_on(name: str, home: str, people: str) -> None:
    mine = {"sauron-regular": 3}
    battle = {"kind": "assault", "attacker": SH, "origin": home, "place": home, "attackers": mine, "number": 1}
    war = kings(
        turn=3, next=["combat-rolls", "", ""], battle=battle, inside={home: {f"{people}-regular": 2}},
        free_peoples=free(**{home.replace("-", "_"): {}}), shadow=dark(**{home.replace("-", "_"): mine}),
        nations=at_war("sauron", people), parts=on(corrupted=[name]),
    )  # fmt: skip
    war.chance.rolls(1, 1, 1).rolls(1, 1)
    war.shadow.is_asked("prolong").does("prolong", figure="sauron-regular")
    assert war.figures(SH, home) == {"sauron-regular": 2}


# -- event cards: conditions and removals ------------------------------------------------------------------------------
@pytest.mark.parametrize("die", ["will-of-the-west", "muster"])
def test_your_welcome_is_doubtful_goes_by_a_will_of_the_west(die: str) -> None:
    war = acts(FP, die, table=["km-sh-char-25"])
    war.free_peoples.uses(die)
    if die == "will-of-the-west":
        war.free_peoples.does("become", die=die)
    assert war.free_peoples.may("remove-table-card", card="km-sh-char-25") is (die != "muster")


def test_your_welcome_is_doubtful_lets_nations_at_war_awaken() -> None:
    war = acts(FP, "muster", table=["km-sh-char-25"], nations=at_war("gondor"), parts=on({"denethor": ["std-1"]}))
    war.free_peoples.uses("muster").does("awaken", sovereign="denethor")
    assert state(war, "denethor") == "awakened"
    assert tiles(war, "denethor") == []


def test_the_palantir_of_barad_dur_goes_by_a_will_or_a_ring() -> None:
    will = acts(FP, "will-of-the-west", table=["km-sh-str-25"])
    will.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west").does(
        "remove-table-card", card="km-sh-str-25"
    )
    assert will.view()["table"] == []
    ring = acts(FP, "event", table=["km-sh-str-25"])
    ring.free_peoples.uses("event").does("remove-table-card", card="km-sh-str-25")
    assert ring.view()["table"] == []
    assert ring.view()["rings"][FP] == 2
    again = acts(SH, "muster", table=["km-sh-str-25"], parts=on(turn=2, once=["palantir"]))
    assert again.shadow.uses("muster").may("use-as-event"), "once a turn, not once a game"


def test_denethors_folly_forbids_combat_cards_in_minas_tirith() -> None:
    mine = {"sauron-regular": 3}
    war = kings(
        turn=3, next=["combat-round"], table=["km-sh-str-03"], hands={FP: ["fp-str-20"]},
        battle={
            "kind": "field", "attacker": SH, "origin": "osgiliath", "place": "minas-tirith", "attackers": mine,
            "number": 1,
        },
        shadow=dark(osgiliath=mine), free_peoples=free(osgiliath={}, minas_tirith={"gondor-regular": 3, "denethor": 1}),
        nations=at_war("sauron", "gondor"),
    )  # fmt: skip
    assert (FP, "combat-card") not in war.open()


def test_threats_and_promises_keeps_passive_nations_and_goes_by_an_attack() -> None:
    war = acts(FP, "muster", table=["km-sh-str-05"])
    war.free_peoples.uses("muster").is_refused("WR-EVT-07", "advance", nation="rohan")
    attacked = acts(
        SH, "army", table=["km-sh-str-05"], nations=at_war("isengard"), shadow=dark(westemnet={"isengard-regular": 3}),
        free_peoples=free(edoras={"rohan-regular": 1, "theoden": 1}),
    )  # fmt: skip
    attacked.shadow.uses("army").does("attack").does("attack-from", region="westemnet")
    attacked.shadow.does("attack-target", region="edoras").does("attackers", figures={"isengard-regular": 3})
    assert attacked.view()["table"] == []


def test_stormcrow_spares_the_nation_of_an_awakened_sovereign() -> None:
    here = free(edoras={"rohan-regular": 1, "king-theoden": 1, "legolas": 1})
    war = acts(
        SH, "muster", hands={SH: ["km-sh-str-06"]}, free_peoples=here, nations={"rohan": {"steps": 1, "active": True}}
    )
    war.shadow.uses("muster").does("play-card", card="km-sh-str-06")
    if war.open()[0][1] == "stormcrow":
        war.shadow.does("step-back", nation="rohan")
    assert nation(war, "rohan")[0] == 2
    assert war.figures(FP, "edoras")["rohan-regular"] == 1
    assert len(pool(war)) == 18


def test_wisdom_of_elrond_without_tiles_counsels_at_once() -> None:
    war = acts(FP, "muster", hands={FP: ["km-fp-str-08"]})
    war.free_peoples.uses("muster").does("play-card", card="km-fp-str-08").is_asked("counsel-nation")


def test_riders_of_theoden_come_to_a_companion_in_rohan() -> None:
    here = free(edoras={"rohan-regular": 1, "theoden": 1}, fords_of_isen={"rohan-regular": 1, "legolas": 1})
    war = acts(FP, "muster", hands={FP: ["km-fp-str-16"]}, free_peoples=here)
    war.free_peoples.uses("muster").does("play-card", card="km-fp-str-16").does("recruit-in", region="fords-of-isen")
    war.free_peoples.does("unit", figure="rohan-elite")
    war.chance.draws_anything()
    assert war.figures(FP, "fords-of-isen") == {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1, "legolas": 1}


def at_dale(card: str, yours: Any, mine: Any, **regions: Any) -> Kings:
    battle = {
        "kind": "field", "attacker": SH, "origin": "vale-of-the-carnen", "place": "dale", "attackers": mine,
        "number": 1,
    }  # fmt: skip
    return kings(
        turn=3, next=["combat-rolls", "", card], battle=battle, nations=at_war("north", "sauron"), discards=[card],
        free_peoples=free(dale=yours, **regions), shadow=dark(vale_of_the_carnen=mine),
    )  # fmt: skip


def test_brave_stand_counts_an_awakened_sovereign_as_a_companion() -> None:
    war = at_dale("km-fp-char-23", {"north-regular": 3, "king-brand": 1}, {"sauron-regular": 4})
    war.chance.rolls(1, 1, 1).rolls(1, 1, 1)


def test_there_is_hope_for_victory_adds_to_the_re_roll() -> None:
    war = at_dale("km-fp-str-26", {"north-regular": 2, "king-brand": 1}, {"sauron-regular": 2})
    war.chance.rolls(1, 1).rolls(1, 1)
    war.free_peoples.does("re-roll", dice=2)
    war.chance.rolls(4, 4)
    assert war.told("log-wotr-leader-reroll")[0]["amount"] == 1


def test_KM_AWK_06_whoever_commands_chooses_among_sovereigns_in_the_battle() -> None:
    """With a single one nothing is asked; he is no longer a Leader, and stands where he stood."""
    both = {"north-regular": 2, "dwarves-regular": 1, "brand": 1, "dain": 1}
    war = at_dale("km-fp-str-26", both, {"sauron-regular": 2}, erebor={})
    war.chance.rolls(1, 1).rolls(1, 1, 1)
    dale = war.free_peoples.is_asked("awaken-in-battle")
    assert sorted(dale.offered("awaken-in-battle", "sovereign")) == ["brand", "dain"]
    dale.does("awaken-in-battle", sovereign="dain")
    assert (state(war, "dain"), state(war, "brand")) == ("awakened", "leader")
    assert war.figures(FP, "dale") == {"north-regular": 2, "dwarves-regular": 1, "brand": 1, "king-dain": 1}
    alone = at_dale("km-fp-str-26", {"north-regular": 2, "brand": 1}, {"sauron-regular": 2})
    alone.chance.rolls(1, 1).rolls(1, 1)
    assert state(alone, "brand") == "awakened"
