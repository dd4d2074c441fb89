"""Strongholds and sieges: the cases WC-SIEGE."""

from __future__ import annotations

from .board import acts, at_war, flies, is_consistent, moves
from .fights import NATIONS, attack, clash, counted, dice, misses, over, purpose, ready, siege, sortie
from .scenario import Scenario, given

TIRITH = "minas-tirith"


def at_minas_tirith(garrison: dict[str, int], **position: object) -> Scenario:
    """Eight units of the Shadow attack Minas Tirith from Osgiliath."""
    return clash({"sauron-regular": 8}, garrison, origin="osgiliath", place=TIRITH, **position)  # type: ignore[arg-type]


def test_WC_SIEGE_01_withdraw_before_the_first_round() -> None:
    nations = at_war("sauron", gondor={"steps": 2, "active": False})
    war = at_minas_tirith({"gondor-regular": 4, "gondor-leader": 1}, nations=nations)
    war.free_peoples.is_asked("withdraw").does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 6})
    assert over(war)
    assert not counted(war), "no dice are rolled"
    assert war.inside(TIRITH) == {"gondor-regular": 4, "gondor-leader": 1}
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 6}
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 2}
    assert war.view()["nations"]["gondor"] == {"steps": 1, "active": True}
    war.expect(captured=[])
    assert is_consistent(war)


def test_WC_SIEGE_02_withdraw_later() -> None:
    war = at_minas_tirith({"gondor-regular": 4, "gondor-leader": 1})
    war.free_peoples.does("fight")
    war.chance.rolls(5, 2, 2, 2, 2).rolls(5, 2, 2, 2).rolls(2)
    war.shadow.does("press")
    war.free_peoples.does("stand")
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 7})
    assert war.inside(TIRITH) == {"gondor-regular": 3, "gondor-leader": 1}
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 7}


def test_WC_SIEGE_03_attacker_stays_outside() -> None:
    war = at_minas_tirith({"gondor-regular": 7})
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={})
    assert over(war)
    assert war.inside(TIRITH) == {}
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 7}


def test_WC_SIEGE_04_no_to_hit_penalty_in_the_field() -> None:
    war = clash({"isengard-regular": 3}, {"rohan-regular": 3}, origin="fords-of-isen", place="helms-deep")
    war.free_peoples.does("fight")
    war.chance.rolls(5, 2, 2)
    assert counted(war) == [1]


def test_WC_SIEGE_05_assault_numbers() -> None:
    war = siege({"sauron-regular": 6, "nazgul": 2}, {"gondor-regular": 2, "gondor-elite": 3})
    war.chance.rolls(5, 6, 4, 3, 1).rolls(5, 2, 2, 2, 2)
    assert dice(war) == 2
    war.chance.rolls(5, 6)
    assert (counted(war), counted(war, "log-wotr-leader-reroll")) == ([1, 1], [1])
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 5, "nazgul": 2}


def test_WC_SIEGE_06_one_round_only() -> None:
    war = siege({"sauron-regular": 6}, {"gondor-regular": 3})
    misses(war)
    assert over(war)
    assert war.inside(TIRITH) == {"gondor-regular": 3}
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 6}
    assert war.told("log-wotr-assault-over") == [{"region": TIRITH, "count": 1}], "WR-SIEGE-21: it is said"


def test_WC_SIEGE_07_prolonging() -> None:
    war = siege({"sauron-regular": 3, "sauron-elite": 2}, {"gondor-regular": 3})
    misses(war).shadow.is_asked("prolong").does("prolong", figure="sauron-elite")
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 4, "sauron-elite": 1}
    misses(war).shadow.does("prolong", figure="sauron-elite")
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 5}
    assert len(counted(war)) == 4
    misses(war)
    assert over(war), "no Elite is left"
    assert len(counted(war)) == 6
    assert war.inside(TIRITH) == {"gondor-regular": 3}


def test_WC_SIEGE_08_elite_in_the_rearguard() -> None:
    besiegers = {"sauron-regular": 4, "sauron-elite": 1}
    war = siege(besiegers, {"gondor-regular": 3}, attackers={"sauron-regular": 4})
    misses(war)
    assert over(war), "an Elite of the rearguard prolongs nothing"
    mixed = siege(
        {"sauron-regular": 3, "sauron-elite": 1, "isengard-elite": 1},
        {"gondor-regular": 3},
        attackers={"sauron-regular": 3, "isengard-elite": 1},
    )
    misses(mixed).shadow.is_refused("WR-SIEGE-16", "prolong", figure="sauron-elite")


def test_WC_SIEGE_09_no_regular_available() -> None:
    elsewhere = {"orthanc": {"isengard-regular": 10}, "north-dunland": {"isengard-regular": 2}}
    war = siege({"isengard-elite": 3}, {"gondor-regular": 3}, shadow=elsewhere)
    misses(war)
    assert over(war), "there is no Regular to replace the Elite"
    mixed = siege({"isengard-elite": 3, "sauron-elite": 1}, {"gondor-regular": 3}, shadow=elsewhere)
    misses(mixed).shadow.is_refused("WR-SIEGE-18", "prolong", figure="isengard-elite")


def test_WC_SIEGE_10_prolong_with_an_elite_reduced_in_the_same_round() -> None:
    war = siege({"sauron-elite": 1}, {"gondor-regular": 3})
    war.chance.rolls(2).rolls(5, 2, 2)
    assert over(war)
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 1}


def test_WC_SIEGE_11_the_besieged_cannot_retreat() -> None:
    war = siege({"sauron-regular": 3, "sauron-elite": 2}, {"gondor-regular": 3})
    misses(war)
    assert war.open() == [("shadow", "prolong")]
    war.shadow.does("prolong", figure="sauron-elite")
    assert war.open() == [("chance", "dice")], "the garrison is never asked"


def test_WC_SIEGE_12_assault_only_from_inside_the_region() -> None:
    forces = {TIRITH: {"sauron-regular": 2}, "osgiliath": {"sauron-regular": 8}}
    enemies = {"lossarnach": {"gondor-regular": 1}}
    war = ready("shadow", shadow=forces, inside={TIRITH: {"gondor-regular": 3}}, free_peoples=enemies)
    war.shadow.does("attack-from", region="osgiliath")
    war.shadow.is_refused("WR-SIEGE-14", "attack-target", region=TIRITH)
    dice = {"free-peoples": [], "shadow": ["army", "army"]}
    inside = {TIRITH: {"gondor-regular": 3}}
    nations = at_war(*NATIONS)
    war = acts("shadow", "army", nations=nations, shadow=forces, inside=inside, free_peoples={}, dice=dice)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "osgiliath", TIRITH, {"sauron-regular": 8})
    if war.open() != [("shadow", "action")]:
        war.shadow.does("done")
    war.shadow.uses("army").does("attack")
    attack(war, "shadow", TIRITH, TIRITH)
    assert purpose(war) == "combat-shadow"


def test_WC_SIEGE_13_fall_of_the_stronghold() -> None:
    nations = at_war("sauron", gondor={"steps": 2, "active": True})
    garrison = {"gondor-regular": 1, "gondor-leader": 2, "gandalf-the-white": 1}
    war = siege({"sauron-regular": 4}, garrison, nations=nations)
    assert war.view()["nations"]["gondor"]["steps"] == 1, "attacked"
    war.chance.rolls(6, 2, 2, 2).rolls(2)
    assert over(misses(war))
    war.expect(captured=[TIRITH])
    assert war.inside(TIRITH) == war.figures("free-peoples", TIRITH) == {}
    assert war.view()["characters"]["gandalf-the-white"] == "gone"
    assert war.view()["casualties"] == {"gondor-regular": 1, "gondor-leader": 2}
    assert war.view()["nations"]["gondor"]["steps"] == 0, "one more step for the capture"


def test_WC_SIEGE_14_fall_needs_a_survivor() -> None:
    war = siege({"sauron-regular": 1}, {"gondor-regular": 1})
    war.chance.rolls(6).rolls(5)
    assert over(war)
    war.expect(captured=[])
    assert war.inside(TIRITH) == war.figures("shadow", TIRITH) == war.figures("free-peoples", TIRITH) == {}


def under_siege(besiegers: dict[str, int], *dice: str, **position: object) -> Scenario:
    """The Shadow besieges Minas Tirith and is to act."""
    shadow = {TIRITH: besiegers, **position.pop("shadow", {})}  # type: ignore[dict-item]
    inside = {TIRITH: {"gondor-regular": 3}}
    fields = {"nations": at_war(*NATIONS), "free_peoples": {}, "shadow": shadow, "inside": inside, **position}
    return acts("shadow", *dice, **fields)


def test_WC_SIEGE_15_siege_lifted_by_leaving() -> None:
    war = under_siege({"sauron-regular": 3, "nazgul": 1}, "army")
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, TIRITH, "osgiliath", {"sauron-regular": 3})
    assert war.inside(TIRITH) == {}
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 3}
    assert war.figures("shadow", TIRITH) == {"nazgul": 1}


def test_WC_SIEGE_16_siege_kept_by_one_unit() -> None:
    war = under_siege({"sauron-regular": 6}, "army")
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, TIRITH, "osgiliath", {"sauron-regular": 5})
    assert war.inside(TIRITH) == {"gondor-regular": 3}
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 1}


# -- sorties ----------------------------------------------------------------------------------------------------------


def test_WC_SIEGE_17_sortie() -> None:
    war = sortie({"gondor-regular": 4, "gondor-leader": 1}, {"sauron-regular": 5}, die="character")
    war.chance.rolls(5, 2, 2, 2).rolls(5, 2, 2, 2, 2).rolls(2)
    assert counted(war) == [1, 1]
    war.free_peoples.does("press")
    war.shadow.does("stand")
    misses(war).free_peoples.does("press")
    war.shadow.does("retreat", region="osgiliath")
    assert over(war)
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 3, "gondor-leader": 1}
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 4}
    assert war.inside(TIRITH) == {}


def test_WC_SIEGE_18_sortie_ceases() -> None:
    war = sortie({"gondor-regular": 4}, {"sauron-regular": 5})
    war.chance.rolls(2, 2, 2, 2).rolls(5, 2, 2, 2, 2)
    war.free_peoples.does("cease")
    assert war.inside(TIRITH) == {"gondor-regular": 3}
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 5}


def test_WC_SIEGE_19_sortie_wins() -> None:
    war = sortie({"gondor-regular": 4}, {"sauron-regular": 1})
    war.chance.rolls(5, 2, 2, 2).rolls(2)
    assert over(war), "nobody is asked to advance"
    assert war.inside(TIRITH) == {}
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 4}


def test_WC_SIEGE_20_sortie_lost_with_rearguard() -> None:
    war = sortie({"gondor-regular": 5}, {"sauron-regular": 5}, attackers={"gondor-regular": 3})
    war.chance.rolls(2, 2, 2).rolls(5, 5, 5, 2, 2)
    assert over(war)
    assert war.inside(TIRITH) == {"gondor-regular": 2}
    war.expect(captured=[])


def test_WC_SIEGE_21_sortie_lost_without_rearguard() -> None:
    war = sortie({"gondor-regular": 3}, {"sauron-regular": 3})
    war.chance.rolls(5, 2, 2).rolls(5, 5, 5)
    assert over(war)
    war.expect(captured=[TIRITH])
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 2}


def test_WC_SIEGE_22_sortie_not_at_war() -> None:
    forces = {"shadow": {TIRITH: {"sauron-regular": 3}}, "inside": {TIRITH: {"gondor-regular": 3}}, "free_peoples": {}}
    war = acts("free-peoples", "army-muster", nations=at_war("sauron"), **forces)
    war.free_peoples.uses("army-muster").is_refused("WR-BTL-02", "attack")


# -- relief and reinforcement -----------------------------------------------------------------------------------------


def relief(army: dict[str, int], besiegers: dict[str, int], garrison: dict[str, int], **position: object) -> Scenario:
    """The Free Peoples attack the besiegers of Minas Tirith from Lossarnach."""
    inside = {TIRITH: garrison}
    place = {"side": "free-peoples", "origin": "lossarnach", "place": TIRITH}
    return clash(army, besiegers, inside=inside, **place, **position)  # type: ignore[arg-type]


def test_WC_SIEGE_23_relief() -> None:
    war = relief({"gondor-regular": 6}, {"sauron-regular": 5}, {"gondor-elite": 3})
    assert dice(war) == 5
    war.chance.rolls(5, 2, 2, 2, 2).rolls(5, 2, 2, 2, 2)
    assert counted(war) == [1, 1], "both hit on 5; nobody withdraws"
    assert war.inside(TIRITH) == {"gondor-elite": 3}
    war.free_peoples.does("press")
    war.shadow.does("retreat", region="osgiliath")
    war.free_peoples.is_asked("advance-army").does("advance-army", figures={"gondor-regular": 5})
    assert war.inside(TIRITH) == {}
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 5, "gondor-elite": 3}
    ceased = relief({"gondor-regular": 6}, {"sauron-regular": 5}, {"gondor-elite": 3})
    misses(ceased).free_peoples.does("cease")
    assert ceased.figures("free-peoples", "lossarnach") == {"gondor-regular": 6}
    assert ceased.inside(TIRITH) == {"gondor-elite": 3}
    assert is_consistent(war)


def test_WC_SIEGE_24_relief_and_stacking() -> None:
    garrison = {"gondor-elite": 5}
    war = relief({"gondor-regular": 8}, {"sauron-regular": 1}, garrison)
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2)
    before = war.view()["reinforcements"]["gondor-regular"]
    war.free_peoples.does("advance-army", figures={"gondor-regular": 8})
    war.free_peoples.is_asked("disband").does("disband", figures={"gondor-regular": 3})
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 5, "gondor-elite": 5}
    assert war.view()["reinforcements"]["gondor-regular"] == before + 3


def test_WC_SIEGE_25_besieger_retreat_options() -> None:
    elsewhere = {"osgiliath": {"sauron-regular": 2}}
    war = relief({"gondor-regular": 6}, {"sauron-regular": 5}, {"gondor-elite": 3}, shadow=elsewhere)
    misses(war).free_peoples.does("press")
    assert sorted(war.shadow.offered("retreat", "region")) == ["druadan-forest", "osgiliath"]


def test_WC_SIEGE_26_reinforcing_is_movement() -> None:
    forces = {"dol-amroth": {"sauron-regular": 3}, "lamedon": {"sauron-regular": 4}}
    inside = {"dol-amroth": {"gondor-regular": 3}}
    nations = at_war("sauron", gondor={"steps": 1, "active": True})
    position = {"nations": nations, "shadow": forces, "inside": inside, "free_peoples": {}, "captured": ["lamedon"]}
    war = acts("shadow", "army", **position)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "lamedon", "dol-amroth", {"sauron-regular": 4})
    assert war.figures("shadow", "dol-amroth") == {"sauron-regular": 7}
    assert war.view()["nations"]["gondor"]["steps"] == 1
    assert over(war)


def test_WC_SIEGE_27_garrison_limit_on_later_entry() -> None:
    forces = {"shadow": {TIRITH: {"sauron-regular": 3}}, "inside": {TIRITH: {"gondor-regular": 7}}, "free_peoples": {}}
    war = given(next=["action-end"], dice={"free-peoples": ["event"], "shadow": ["event"]}, **forces)
    war.free_peoples.is_asked("disband").does("disband", figures={"gondor-regular": 2})
    assert war.inside(TIRITH) == {"gondor-regular": 5}


def test_WC_SIEGE_28_shadow_stronghold_under_siege() -> None:
    war = clash(
        {"elves-regular": 3, "elves-elite": 3},
        {"sauron-regular": 7, "nazgul": 2},
        side="free-peoples",
        origin="north-anduin-vale",
        place="dol-guldur",
        dice={"free-peoples": ["army-muster"], "shadow": ["character"]},
    )
    before = war.view()["reinforcements"]["sauron-regular"]
    war.shadow.does("withdraw")
    war.free_peoples.does("advance-army", figures={"elves-regular": 3, "elves-elite": 3})
    war.shadow.does("disband", figures={"sauron-regular": 2})
    assert war.inside("dol-guldur") == {"sauron-regular": 5, "nazgul": 2}
    assert war.view()["reinforcements"]["sauron-regular"] == before + 2
    war.shadow.uses("character").does("move-minions")
    flies(war.shadow, "dol-guldur", "barad-dur", count=2)
    assert war.inside("dol-guldur") == {"sauron-regular": 5}


def test_WC_SIEGE_29_captured_stronghold_protects_its_captor() -> None:
    war = clash(
        {"rohan-regular": 5},
        {"isengard-regular": 4},
        side="free-peoples",
        origin="westemnet",
        place="helms-deep",
        captured=["helms-deep"],
    )
    war.shadow.does("withdraw")
    war.free_peoples.does("advance-army", figures={"rohan-regular": 5})
    assert war.inside("helms-deep") == {"isengard-regular": 4}


def test_WC_SIEGE_31_leaving_the_stronghold_to_the_enemy() -> None:
    war = clash({"isengard-regular": 5}, {"rohan-regular": 3}, origin="fords-of-isen", place="helms-deep")
    war.free_peoples.does("fight")
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2, 2, 2)
    war.shadow.does("press")
    war.free_peoples.does("retreat", region="westemnet")
    war.shadow.does("advance-army", figures={"isengard-regular": 5})
    war.expect(captured=["helms-deep"])
    assert war.inside("helms-deep") == {}
    assert war.figures("free-peoples", "westemnet") == {"rohan-regular": 2}


def test_WC_SIEGE_32_assault_fails_rearguard_holds_the_siege() -> None:
    war = siege({"sauron-regular": 3}, {"gondor-regular": 3}, attackers={"sauron-regular": 2})
    war.chance.rolls(2, 2).rolls(5, 5, 2)
    assert over(war)
    assert war.inside(TIRITH) == {"gondor-regular": 3}
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 1}


def test_WC_SIEGE_33_friends_cannot_walk_in() -> None:
    forces = {
        "shadow": {TIRITH: {"sauron-regular": 3}},
        "inside": {TIRITH: {"gondor-regular": 3}},
        "free_peoples": {"lossarnach": {"gondor-regular": 3}},
    }
    war = acts("free-peoples", "army-muster", nations=at_war(*NATIONS), **forces)
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.is_refused("WR-MOVE-11", "move-army", from_region="lossarnach", region=TIRITH)
    war = acts("free-peoples", "army-muster", nations=at_war(*NATIONS), **forces)
    war.free_peoples.uses("army-muster").does("attack")
    attack(war, "free-peoples", "lossarnach", TIRITH)
    assert purpose(war) == "combat-free-peoples"


def helms_deep(die: str, **position: object) -> Scenario:
    """Helm's Deep is besieged, with a companion inside; the Free Peoples act."""
    forces = {
        "shadow": {"helms-deep": {"isengard-regular": 3}},
        "inside": {"helms-deep": {"rohan-regular": 2, "gimli": 1}},
        "free_peoples": {},
    }
    return acts("free-peoples", die, nations=at_war(*NATIONS), **forces, **position)


def test_WC_SIEGE_30_muster_die_in_a_besieged_stronghold() -> None:
    war = helms_deep("muster")
    war.free_peoples.uses("muster").does("muster")
    war.free_peoples.is_refused("WR-REC-09", "recruit", figure="rohan-regular", region="helms-deep")


def test_WC_SIEGE_30_a_card_may_recruit_in_a_besieged_stronghold() -> None:
    war = helms_deep("event", hands={"free-peoples": ["fp-str-16"]}, captured=["edoras"])
    war.free_peoples.uses("event").does("play-card", card="fp-str-16")
    war.free_peoples.does("unit", figure="rohan-elite")
    assert war.inside("helms-deep") == {"rohan-regular": 2, "rohan-elite": 1, "rohan-leader": 1, "gimli": 1}
