"""Pitfalls PF-018 to PF-061 that speak of battles, and rules of the chapter that no case covers."""

from __future__ import annotations

from typing import Any

from .board import acts, at_war, is_consistent
from .fights import (
    NATIONS,
    ORIGIN,
    PLACE,
    attack,
    clash,
    counted,
    dice,
    fights,
    led,
    misses,
    over,
    purpose,
    ready,
    siege,
)

TIRITH = "minas-tirith"


# -- who may attack ---------------------------------------------------------------------------------------------------


def test_PF_018_character_die_needs_a_leader_among_the_attackers() -> None:
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: {"sauron-regular": 3, "nazgul": 1}},
        "free_peoples": {PLACE: {"gondor-regular": 1}},
    }
    war = ready("shadow", "character", **forces)
    war.shadow.does("attack-from", region=ORIGIN).does("attack-target", region=PLACE)
    war.shadow.is_refused("WR-BTL-04", "attackers", figures={"sauron-regular": 2})
    war.shadow.does("attackers", figures={"sauron-regular": 2, "nazgul": 1})


def test_PF_019_isengard_elites_lead_with_saruman_in_play() -> None:
    army = {"isengard-regular": 2, "isengard-elite": 1}
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: army, "orthanc": {"saruman": 1}},
        "free_peoples": {PLACE: {"gondor-regular": 5}},
    }
    war = ready("shadow", "character", **forces)
    attack(war, "shadow", ORIGIN, PLACE, army)
    assert led(war, "shadow") == 1
    forces["shadow"] = {ORIGIN: army, "barad-dur": {"nazgul": 1}}
    alone = acts("shadow", "character", nations=at_war(*NATIONS), **forces)
    alone.shadow.uses("character").is_refused("WR-BTL-04", "attack")


def test_PF_020_enemy_figures_in_the_region_lead_nobody() -> None:
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: {"sauron-regular": 3}, PLACE: {"nazgul": 1}},
        "free_peoples": {ORIGIN: {"gimli": 1}, PLACE: {"gondor-regular": 2}},
    }
    war = acts("shadow", "character", nations=at_war(*NATIONS), **forces)
    war.shadow.uses("character").is_refused("WR-BTL-04", "attack")
    army = ready("shadow", **forces)
    attack(army, "shadow", ORIGIN, PLACE)
    assert fights(army, "shadow") == {"sauron-regular": 3}
    assert fights(army, "free-peoples") == {"gondor-regular": 2}


def test_PF_021_saruman_leads_an_attack_and_stays() -> None:
    forces: dict[str, Any] = {
        "shadow": {"orthanc": {"isengard-regular": 5, "saruman": 1}},
        "free_peoples": {"fords-of-isen": {"rohan-regular": 1}},
    }
    war = ready("shadow", "character", **forces)
    attack(war, "shadow", "orthanc", "fords-of-isen", {"isengard-regular": 5, "saruman": 1})
    war.chance.rolls(6, 2, 2, 2, 2).rolls(2).rolls(2)
    war.shadow.is_refused("WR-BTL-41", "advance-army", figures={"isengard-regular": 5, "saruman": 1})
    war.shadow.does("advance-army", figures={"isengard-regular": 5})
    assert war.figures("shadow", "orthanc") == {"saruman": 1}


def test_PF_022_leaders_are_never_stranded_by_an_advance() -> None:
    war = clash({"gondor-regular": 2, "gondor-leader": 1}, {"sauron-regular": 1}, side="free-peoples")
    war.chance.rolls(6, 2).rolls(2).rolls(2)
    war.free_peoples.is_refused("WR-BTL-41", "advance-army", figures={"gondor-regular": 2})
    war.free_peoples.is_refused("WR-BTL-41", "advance-army", figures={"gondor-leader": 1})
    war.free_peoples.does("advance-army", figures={"gondor-regular": 2, "gondor-leader": 1})


def test_PF_025_leaders_of_nations_not_at_war_stay_with_a_unit() -> None:
    army = {"gondor-regular": 2, "rohan-leader": 1}
    position: dict[str, Any] = {
        "nations": at_war("gondor"),
        "free_peoples": {ORIGIN: army},
        "shadow": {PLACE: {"sauron-regular": 1}},
    }
    war = ready("free-peoples", **position)
    war.free_peoples.does("attack-from", region=ORIGIN).does("attack-target", region=PLACE)
    war.free_peoples.is_refused("WR-BTL-08", "attackers", figures=army)
    war.free_peoples.is_refused("WR-BTL-06", "attackers", figures={"gondor-regular": 2})
    war.free_peoples.does("attackers", figures={"gondor-regular": 1})
    alone = {**position, "free_peoples": {ORIGIN: {"gondor-regular": 1, "rohan-leader": 1}}}
    lone = acts("free-peoples", "army-muster", **alone)
    lone.free_peoples.uses("army-muster").is_refused("WR-BTL-02", "attack")


def test_attack_targets() -> None:
    """WR-BTL-01: neighbours across borders that can be crossed, with units in the open."""
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: {"sauron-regular": 3}},
        "free_peoples": {PLACE: {"gondor-regular": 1}, "dol-guldur": {"gimli": 1}, "dale": {"north-regular": 1}},
    }
    war = ready("shadow", **forces)
    war.shadow.is_refused("WR-BTL-01", "attack-from", region="moria")
    war.shadow.does("attack-from", region=ORIGIN)
    war.shadow.is_refused("WR-CHAR-24", "attack-target", region="dol-guldur")
    war.shadow.is_refused("WR-BTL-01", "attack-target", region="dale")
    war.shadow.is_refused("WR-BTL-01", "attack-target", region=ORIGIN)
    assert war.shadow.offered("attack-target", "region") == [PLACE]


def test_no_enemy_no_attack() -> None:
    """WR-ACT-27: with nobody to attack the die cannot be used for it."""
    war = acts("shadow", "army", nations=at_war(*NATIONS), shadow={ORIGIN: {"sauron-regular": 3}}, free_peoples={})
    war.shadow.uses("army").is_refused("WR-BTL-01", "attack")


def test_a_besieged_army_only_makes_sorties() -> None:
    """WR-MOVE-20, WR-SIEGE-24."""
    forces: dict[str, Any] = {
        "shadow": {TIRITH: {"sauron-regular": 3}, "osgiliath": {"sauron-regular": 1}},
        "inside": {TIRITH: {"gondor-regular": 3}},
    }
    war = ready("free-peoples", **forces)
    war.free_peoples.does("attack-from", region=TIRITH)
    war.free_peoples.is_refused("WR-MOVE-20", "attack-target", region="osgiliath")
    war.free_peoples.does("attack-target", region=TIRITH)


def test_PF_034_an_attack_rouses_and_advances_every_nation_once() -> None:
    nations = at_war("sauron", gondor={"steps": 2, "active": False}, rohan={"steps": 3, "active": False})
    army = {"gondor-regular": 3, "rohan-regular": 2, "north-leader": 1}
    war = clash({"sauron-regular": 5}, army, nations=nations)
    for _ in range(3):
        misses(war).shadow.does("press")
        war.free_peoples.does("stand")
    states = war.view()["nations"]
    assert states["gondor"] == {"steps": 1, "active": True}
    assert states["rohan"] == {"steps": 2, "active": True}
    assert states["north"]["active"] is False, "a Leader is no unit (WR-POL-14)"


# -- rounds -----------------------------------------------------------------------------------------------------------


def test_PF_040_hits_count_although_their_units_fall() -> None:
    war = clash({"sauron-regular": 1}, {"gondor-regular": 2})
    war.chance.rolls(6).rolls(5, 2)
    assert over(war)
    assert war.figures("shadow", ORIGIN) == {}
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 1}


def test_PF_041_mutual_destruction_with_a_rearguard_takes_a_stronghold() -> None:
    """WR-SIEGE-22: a rearguard is a surviving unit; without one nothing is taken (WC-BTL-12)."""
    war = siege({"sauron-regular": 3}, {"gondor-regular": 1}, attackers={"sauron-regular": 1})
    war.chance.rolls(6).rolls(5)
    war.expect(captured=[TIRITH])
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 2}


def test_PF_051_casualties_choose_the_nation() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 1, "rohan-regular": 1, "rohan-elite": 1})
    war.chance.rolls(5, 5, 2, 2, 2).rolls(2, 2, 2)
    assert {(o["kind"], o["figure"]) for kind in ("lose-unit", "reduce-elite", "lose-elite")
            for o in war.free_peoples.offered(kind)} == {
        ("lose-unit", "gondor-regular"), ("lose-unit", "rohan-regular"),
        ("reduce-elite", "rohan-elite"), ("lose-elite", "rohan-elite"),
    }  # fmt: skip
    war.free_peoples.is_refused("WR-BTL-25", "lose-unit", figure="rohan-elite")
    war.free_peoples.is_refused("WR-BTL-25", "reduce-elite", figure="rohan-regular")
    war.free_peoples.is_refused("WR-BTL-07", "lose-unit", figure="north-regular")
    war.free_peoples.does("lose-unit", figure="rohan-regular")
    war.free_peoples.is_refused("WR-BTL-25", "lose-elite", figure="rohan-elite")
    war.free_peoples.does("reduce-elite", figure="rohan-elite")
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 1, "rohan-regular": 1}
    assert is_consistent(war)


def test_leaders_take_no_hits() -> None:
    """WR-FIG-05."""
    war = clash({"sauron-regular": 5}, {"gondor-regular": 2, "rohan-regular": 1, "gondor-leader": 1})
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2, 2, 2).rolls(2)
    war.free_peoples.is_refused("WR-FIG-05", "lose-unit", figure="gondor-leader")


def test_PF_054_a_fortification_protects_in_round_one_only() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, origin="north-ithilien", place="osgiliath")
    war.chance.rolls(5, 5, 2, 2, 2).rolls(5, 2, 2, 2, 2)
    assert counted(war) == [0, 1]
    war.shadow.does("press")
    war.free_peoples.does("stand")
    war.chance.rolls(5, 2, 2, 2)
    assert counted(war)[-1] == 1


def test_PF_057_units_that_retreat_are_no_losses() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 4, "gondor-leader": 1})
    misses(war).shadow.does("press")
    war.free_peoples.does("retreat", region="noman-lands")
    assert war.view()["casualties"] == {}
    assert not war.told("log-wotr-eliminated")


def test_PF_058_the_rearguard_never_advances() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 1}, attackers={"sauron-regular": 3})
    war.chance.rolls(5, 2, 2).rolls(2)
    war.shadow.is_refused("WR-BTL-39", "advance-army", figures={"sauron-regular": 4})
    war.shadow.does("advance-army", figures={"sauron-regular": 3})
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 2}


def test_PF_061_no_cap_on_rounds() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5})
    for _ in range(12):
        misses(war).shadow.does("press")
        war.free_peoples.does("stand")
    assert war.position.battle is not None
    assert war.position.battle.number == 13


def test_retreat_rouses_the_nation_that_is_entered() -> None:
    """WR-POL-05: an army of the Shadow that retreats into a nation enters it."""
    war = clash(
        {"elves-regular": 3},
        {"sauron-regular": 3},
        side="free-peoples",
        origin="parth-celebrant",
        place="fangorn",
        nations=at_war("elves", "sauron", rohan={"steps": 3, "active": False}),
    )
    misses(war).free_peoples.does("press")
    war.shadow.does("retreat", region="eastemnet")
    assert war.view()["nations"]["rohan"]["active"] is True


def test_units_not_at_war_may_retreat_into_another_nation() -> None:
    """WR-POL-19, WR-POL-20: from Dale to Erebor."""
    war = clash(
        {"southrons-regular": 5},
        {"north-regular": 2},
        origin="vale-of-the-carnen",
        place="dale",
        nations=at_war("southrons"),
    )
    misses(war).shadow.does("press")
    war.free_peoples.does("retreat", region="erebor")
    war.shadow.does("advance-army", figures={"southrons-regular": 5})
    assert war.figures("free-peoples", "erebor") == {"north-regular": 2}
    assert war.view()["nations"]["north"] == {"steps": 1, "active": True}, "two steps (WR-POL-16)"


# -- combat cards and dice ---------------------------------------------------------------------------------------


def test_PF_031_losses_of_the_shadow_return() -> None:
    war = clash({"gondor-regular": 5}, {"sauron-regular": 1, "nazgul": 1}, side="free-peoples")
    pool = war.view()["reinforcements"]
    war.chance.rolls(5, 2, 2, 2, 2).rolls(5)
    after = war.view()["reinforcements"]
    assert after["sauron-regular"] == pool["sauron-regular"] + 1
    assert after["nazgul"] == pool["nazgul"] + 1
    assert war.view()["casualties"] == {"gondor-regular": 1}


def test_PF_032_no_regular_comes_from_nowhere() -> None:
    """The Regular of a reduced Elite is one that was lost before, else one that waits, else there is none."""
    elsewhere = {"rivendell": {"elves-regular": 4}}
    war = clash({"sauron-regular": 5}, {"elves-regular": 1, "elves-elite": 2}, free_peoples=elsewhere)
    war.chance.rolls(5, 5, 2, 2, 2).rolls(2, 2, 2)
    war.free_peoples.is_refused("WR-BTL-27", "reduce-elite", figure="elves-elite")
    war.free_peoples.does("lose-unit", figure="elves-regular")
    assert war.figures("free-peoples", PLACE) == {"elves-regular": 1, "elves-elite": 1}, "the one just lost came back"
    assert war.view()["casualties"] == {"elves-elite": 1}


def test_PF_042_the_second_chooser_knows_that_a_card_is_coming_not_which() -> None:
    for laid in ("sh-str-22", "sh-str-23"):
        hands = {"shadow": ["sh-str-22", "sh-str-23"], "free-peoples": ["fp-str-15"]}
        war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, hands=hands)
        war.shadow.does("lay-card", card=laid)
        view = war.match.view("free-peoples")
        assert len(view["position"]["battle"]["laid"]) == 1
        assert laid not in str(view)
        assert is_consistent(war)


def test_PF_043_a_tie_in_initiative_goes_to_the_defender() -> None:
    """No Quarter and the second effect of the Mumakil both have initiative 5."""
    for attacker, left in (("shadow", 3), ("free-peoples", 2)):
        beasts, men = {"southrons-elite": 5}, {"gondor-regular": 5}
        mine, yours = (beasts, men) if attacker == "shadow" else (men, beasts)
        hands = {"shadow": ["sh-str-07"], "free-peoples": ["fp-str-02"]}
        war = clash(mine, yours, side=attacker, hands=hands)
        for seat in (war.shadow, war.free_peoples) if attacker == "shadow" else (war.free_peoples, war.shadow):
            seat.does("lay-card", card=hands[seat.id][0])
        rolled = {"shadow": (4, 4, 2, 2, 2), "free-peoples": (5, 2, 2, 2, 2)}
        other = "free-peoples" if attacker == "shadow" else "shadow"
        war.chance.rolls(*rolled[attacker]).rolls(*rolled[other])
        while war.shadow.options() and war.open() == [("shadow", "take-hit")]:
            war.shadow.does("reduce-elite", figure="southrons-elite")
        here = PLACE if attacker == "shadow" else ORIGIN
        assert war.figures("free-peoples", here) == {"gondor-regular": left}, "2 hits against 1, or against 2"


def test_PF_044_extra_attacks_know_no_re_roll() -> None:
    hands = {"free-peoples": ["fp-str-13"]}
    army = {"gondor-elite": 2, "gondor-leader": 2}
    war = clash(army, {"sauron-regular": 5}, side="free-peoples", hands=hands)
    war.free_peoples.does("lay-card", card="fp-str-13")
    war.chance.rolls(2, 2)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 2), "the combat roll comes next"


def test_PF_045_roll_and_re_roll_are_modified_apart() -> None:
    hands = {"shadow": ["sh-char-07"]}
    war = clash({"sauron-regular": 2, "nazgul": 3}, {"gondor-regular": 5}, hands=hands)
    war.shadow.does("lay-card", card="sh-char-07")
    war.chance.rolls(4, 1).rolls(2, 2, 2, 2, 2).rolls(4, 1)
    assert (counted(war)[0], counted(war, "log-wotr-leader-reroll")) == (0, [1])


def test_PF_046_re_rolls_are_the_least_of_leadership_misses_and_five() -> None:
    for leaders, rolled, expected in ((1, (2, 2, 2), 1), (4, (2, 2, 6), 2), (3, (6, 6, 6), 0)):
        war = clash({"gondor-regular": 3, "gondor-leader": leaders}, {"sauron-regular": 5}, side="free-peoples")
        war.chance.rolls(*rolled).rolls(2, 2, 2, 2, 2)
        if expected:
            assert dice(war) == expected
        else:
            war.free_peoples.is_asked("press")


def test_PF_047_sizes_depend_on_the_army() -> None:
    hands = {"free-peoples": ["fp-char-14"]}
    for leaders in (1, 3):
        army = {"gondor-regular": 3, "gondor-leader": leaders}
        war = clash(army, {"sauron-regular": 5}, side="free-peoples", hands=hands)
        war.free_peoples.does("lay-card", card="fp-char-14")
        assert dice(war) == leaders


def test_PF_048_costs_are_paid_by_choice() -> None:
    war = clash({"sauron-regular": 5, "nazgul": 2}, {"gondor-regular": 5}, hands={"shadow": ["sh-char-08"]})
    war.shadow.does("lay-card", card="sh-char-08")
    assert not war.shadow.may("combat-amount", amount=0)
    assert war.shadow.may("combat-amount", amount=1)


def test_PF_049_a_condition_in_the_effect_is_no_cost() -> None:
    army = {"gondor-regular": 5, "gondor-leader": 2}
    war = clash({"sauron-regular": 5, "nazgul": 1}, army, hands={"shadow": ["sh-char-09"]})
    war.shadow.does("lay-card", card="sh-char-09")
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert (purpose(war), dice(war)) == ("combat-shadow", 1), "nothing was forfeited"
    war.chance.rolls(2)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 2), "and nothing cancelled: 1 against 2"


def test_PF_050_great_host_compares_after_casualties() -> None:
    war = clash({"sauron-regular": 4}, {"gondor-regular": 2}, hands={"shadow": ["sh-str-06"]})
    war.shadow.does("lay-card", card="sh-str-06")
    war.chance.rolls(2, 2, 2, 2).rolls(5, 2)
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 2}, "3 against 2, although 4 came"


def test_PF_052_all_leaders_and_characters_die_with_the_last_unit() -> None:
    war = clash({"gondor-regular": 5}, {"isengard-regular": 1, "saruman": 1}, side="free-peoples",
                origin="fords-of-isen", place="orthanc")  # fmt: skip
    war.shadow.does("fight")
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2).rolls(2)
    assert war.view()["characters"]["saruman"] == "gone"


def test_PF_055_only_a_pressed_defender_retreats() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 3})
    misses(war)
    war.shadow.is_asked("press").does("cease")
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 3}


def test_PF_056_no_retreat_to_where_the_attack_came_from() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 3})
    misses(war).shadow.does("press")
    war.free_peoples.is_refused("WR-BTL-34", "retreat", region=ORIGIN)


def test_PF_059_the_whole_defending_stack_takes_part() -> None:
    army = {"gondor-regular": 7, "gondor-elite": 3, "gondor-leader": 3, "gimli": 1}
    assert fights(clash({"sauron-regular": 3}, army), "free-peoples") == army


def test_PF_060_scouts_choose_where_to_go() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 3}, hands={"free-peoples": ["fp-str-05"]})
    war.free_peoples.does("lay-card", card="fp-str-05")
    assert len(war.free_peoples.offered("retreat")) > 1
