"""Battles: the cases WC-BTL, and rules of the chapter that no case covers."""

from __future__ import annotations

from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.turn.phases import pool

from .board import acts, at_war, is_consistent, moves
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
    strong,
)  # fmt: skip

# -- strength and rolls -------------------------------------------------------------------------------------------


def test_WC_BTL_01_strength() -> None:
    war = clash({"sauron-regular": 3, "sauron-elite": 1}, {"gondor-regular": 6, "gondor-elite": 2})
    assert (purpose(war), dice(war)) == ("combat-shadow", 4)
    war.chance.rolls(2, 2, 2, 2)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 5)
    assert strong(war, "free-peoples") == 8


def test_WC_BTL_02_re_roll() -> None:
    war = clash({"sauron-regular": 5, "nazgul": 3}, {"gondor-regular": 10})
    war.chance.rolls(1, 3, 5, 5, 6).rolls(2, 2, 2, 2, 2)
    assert dice(war) == 2
    war.chance.rolls(2, 5)
    assert counted(war) == [3, 0]
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 6}


def test_WC_BTL_03_re_rolls_are_fixed_beforehand() -> None:
    war = clash({"sauron-regular": 5, "nazgul": 3}, {"gondor-regular": 10})
    war.chance.rolls(1, 2, 3, 5, 6).rolls(2, 2, 2, 2, 2)
    assert dice(war) == 3
    war.chance.rolls(5, 5, 5)
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 5}


def test_WC_BTL_04_plus_one() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 5}, hands={"shadow": ["sh-str-22"]})
    war.shadow.does("lay-card", card="sh-str-22")
    war.chance.rolls(4, 3, 1)
    assert counted(war) == [1]


def test_WC_BTL_05_natural_one() -> None:
    hands = {"shadow": ["sh-str-01"], "free-peoples": ["fp-char-19"]}
    war = clash({"sauron-regular": 5}, {"rohan-regular": 3}, origin="westemnet", place="fangorn", hands=hands)
    war.shadow.does("lay-card", card="sh-str-01")
    war.free_peoples.does("lay-card", card="fp-char-19")
    war.chance.rolls(1, 1, 1, 1, 1).rolls(1, 1, 2)
    assert counted(war) == [0, 1], "+4: the 2 becomes 6, natural ones miss"


# -- casualties ---------------------------------------------------------------------------------------------------


def test_WC_BTL_06_two_hits() -> None:

    choices = [
        (["lose-unit:gondor-regular", "lose-unit:gondor-regular"], {"gondor-regular": 1, "gondor-elite": 2}),
        (["reduce-elite:gondor-elite", "reduce-elite:gondor-elite"], {"gondor-regular": 5}),
        (["lose-elite:gondor-elite"], {"gondor-regular": 3, "gondor-elite": 1}),
        (["lose-unit:gondor-regular", "reduce-elite:gondor-elite"], {"gondor-regular": 3, "gondor-elite": 1}),
    ]
    for steps, left in choices:
        war = clash({"gondor-regular": 3, "gondor-elite": 2}, {"sauron-regular": 5}, side="free-peoples")
        war.chance.rolls(2, 2, 2, 2, 2).rolls(5, 6, 2, 2, 2)
        offered = {f"{o.kind}:{o.json(war.match.rules.names)['figure']}" for o in war.free_peoples.options()}
        assert offered == {"lose-unit:gondor-regular", "reduce-elite:gondor-elite", "lose-elite:gondor-elite"}
        for step in steps:
            kind, figure = step.split(":")
            war.free_peoples.does(kind, figure=figure)
        assert war.figures("free-peoples", ORIGIN) == left


def test_WC_BTL_07_single_elite_one_hit() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-elite": 1})
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2)
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 1}
    war.shadow.is_asked("press")


def test_WC_BTL_08_no_regular_to_replace() -> None:
    war = clash({"sauron-regular": 5}, {"elves-elite": 2}, free_peoples={"rivendell": {"elves-regular": 5}})
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2, 2)
    assert war.figures("free-peoples", PLACE) == {"elves-elite": 1}
    assert war.view()["casualties"] == {"elves-elite": 1}


def test_WC_BTL_09_replacement_from_casualties_first() -> None:
    elsewhere = {"edoras": {"rohan-regular": 7}}
    lost = {"rohan-regular": 2}
    war = clash({"sauron-regular": 5}, {"rohan-elite": 1}, free_peoples=elsewhere, casualties=lost)
    assert war.view()["reinforcements"]["rohan-regular"] == 1
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2)
    assert war.view()["casualties"] == {"rohan-regular": 1, "rohan-elite": 1}
    assert war.view()["reinforcements"]["rohan-regular"] == 1


def test_WC_BTL_10_shadow_reduction_uses_the_pool() -> None:
    elsewhere = {"barad-dur": {"sauron-regular": 10}, "morannon": {"sauron-regular": 10}, "nurn": {"sauron-regular": 8}}
    elsewhere["dol-guldur"] = {"sauron-elite": 1}
    war = clash({"gondor-regular": 5}, {"sauron-elite": 1}, side="free-peoples", shadow=elsewhere)
    before = war.view()["reinforcements"]
    assert (before["sauron-regular"], before["sauron-elite"]) == (8, 4)
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2)
    after = war.view()["reinforcements"]
    assert (after["sauron-regular"], after["sauron-elite"]) == (7, 5)
    assert war.view()["casualties"] == {}


def test_WC_BTL_11_surplus_hits() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 1, "gondor-elite": 1})
    war.chance.rolls(5, 5, 5, 5, 5).rolls(2, 2)
    assert war.figures("free-peoples", PLACE) == {}
    assert war.view()["casualties"] == {"gondor-regular": 1, "gondor-elite": 1}
    war.shadow.is_asked("advance-army")


def test_WC_BTL_12_mutual_destruction() -> None:
    war = clash({"sauron-regular": 1}, {"gondor-regular": 1}, origin="osgiliath", place="lossarnach")
    war.chance.rolls(6).rolls(6)
    assert over(war)
    assert war.figures("shadow", "osgiliath") == war.figures("free-peoples", "lossarnach") == {}
    war.expect(captured=[])
    assault = siege({"sauron-regular": 1}, {"gondor-regular": 1})
    assault.chance.rolls(6).rolls(6)
    assert over(assault)
    assert assault.inside("minas-tirith") == assault.figures("shadow", "minas-tirith") == {}
    assault.expect(captured=[])


def test_WC_BTL_13_leaders_and_characters_die_with_the_army() -> None:
    army = {"gondor-regular": 2, "gondor-leader": 1, "boromir": 1}
    war = clash({"sauron-regular": 5}, army, origin="north-ithilien", place="osgiliath")
    war.chance.rolls(6, 6, 2, 2, 2).rolls(2, 2, 2).rolls(2, 2)
    assert war.figures("free-peoples", "osgiliath") == {}
    assert war.view()["casualties"] == {"gondor-regular": 2, "gondor-leader": 1}
    assert war.view()["characters"]["boromir"] == "gone"


def test_WC_BTL_14_nazgul_and_witch_king_die_with_the_army() -> None:
    war = clash({"sauron-regular": 1, "nazgul": 2, "witch-king": 1}, {"gondor-regular": 5})
    nazgul = war.view()["reinforcements"]["nazgul"]
    before = pool(war.position, SHADOW)
    war.chance.rolls(2).rolls(5, 2, 2, 2, 2).rolls(2)
    assert over(war)
    assert war.figures("shadow", ORIGIN) == {}
    assert war.view()["reinforcements"]["nazgul"] == nazgul + 2
    assert war.view()["characters"]["witch-king"] == "gone"
    assert pool(war.position, SHADOW) == before - 1


# -- the rearguard --------------------------------------------------------------------------------------------------


def test_WC_BTL_15_rearguard() -> None:
    army = {"sauron-regular": 7, "nazgul": 2}
    fighting = {"sauron-regular": 5, "nazgul": 1}
    war = clash(army, {"gondor-regular": 5}, origin="north-ithilien", place="osgiliath", attackers=fighting)
    assert fights(war, "shadow") == fighting
    war.chance.rolls(2, 2, 2, 2, 2).rolls(5, 5, 5, 5, 5).rolls(2)
    assert over(war)
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 2, "nazgul": 1}


def test_WC_BTL_16_rearguard_needs_a_unit() -> None:
    war = ready(
        "shadow", shadow={ORIGIN: {"sauron-regular": 1, "nazgul": 1}}, free_peoples={PLACE: {"gondor-regular": 1}}
    )
    war.shadow.does("attack-from", region=ORIGIN).does("attack-target", region=PLACE)
    war.shadow.is_refused("WR-BTL-06", "attackers", figures={"sauron-regular": 1})
    war.shadow.is_refused("WR-BTL-06", "attackers", figures={"nazgul": 1})
    war.shadow.does("attackers", figures={"sauron-regular": 1, "nazgul": 1})


def test_WC_BTL_17_compulsory_rearguard() -> None:
    nations = at_war("gondor", "sauron")
    army = {"gondor-regular": 3, "rohan-regular": 2}
    war = ready("free-peoples", nations=nations, free_peoples={ORIGIN: army}, shadow={PLACE: {"sauron-regular": 1}})
    war.free_peoples.does("attack-from", region=ORIGIN).does("attack-target", region=PLACE)
    war.free_peoples.is_refused("WR-BTL-08", "attackers", figures=army)
    war.free_peoples.does("attackers", figures={"gondor-regular": 3})
    assert fights(war, "free-peoples") == {"gondor-regular": 3}


def test_WC_BTL_18_nobody_at_war() -> None:
    army = {"north-regular": 3, "gandalf-the-grey": 1}
    position = {"nations": at_war("sauron"), "free_peoples": {ORIGIN: army}, "shadow": {PLACE: {"sauron-regular": 1}}}
    war = acts("free-peoples", "character", **position)
    war.free_peoples.uses("character").is_refused("WR-BTL-02", "attack")


def test_WC_BTL_19_nazgul_join_although_sauron_is_not_at_war() -> None:
    forces = {
        "shadow": {"orthanc": {"isengard-regular": 4, "nazgul": 1}},
        "free_peoples": {"fords-of-isen": {"rohan-regular": 2}},
    }
    war = ready("shadow", "character", nations=at_war("isengard", "rohan"), **forces)
    attack(war, "shadow", "orthanc", "fords-of-isen", {"isengard-regular": 4, "nazgul": 1})
    assert led(war, "shadow") == 1


def test_WC_BTL_20_defender_holds_nothing_back() -> None:
    army = {"gondor-regular": 4, "gondor-leader": 2, "gimli": 1}
    war = clash({"sauron-regular": 3}, army)
    assert fights(war, "free-peoples") == army
    assert not war.free_peoples.options(), "nobody asks the defender who takes part"


# -- cities and towns -------------------------------------------------------------------------------------------------


def test_WC_BTL_21_city_first_round() -> None:
    army = {"southrons-regular": 6, "nazgul": 2}
    war = clash(army, {"north-regular": 8}, origin="vale-of-the-carnen", place="dale")
    war.chance.rolls(5, 5, 6, 4, 2).rolls(2, 2, 2, 2, 2).rolls(5, 6)
    assert (counted(war)[0], counted(war, "log-wotr-leader-reroll")) == (1, [1])
    assert war.figures("free-peoples", "dale") == {"north-regular": 6}
    war.shadow.does("press")
    war.free_peoples.does("stand")
    war.chance.rolls(5, 5, 6, 4, 2).rolls(2, 2, 2, 2, 2).rolls(5, 6)
    assert (counted(war)[2], counted(war, "log-wotr-leader-reroll")) == (3, [1, 2])
    assert war.figures("free-peoples", "dale") == {"north-regular": 1}


def test_WC_BTL_22_city_first_round_with_plus_one() -> None:
    army = {"southrons-regular": 6, "nazgul": 2}
    hands = {"shadow": ["sh-str-22"]}
    war = clash(army, {"north-regular": 8}, origin="vale-of-the-carnen", place="dale", hands=hands)
    war.shadow.does("lay-card", card="sh-str-22")
    war.chance.rolls(5, 4, 2, 2, 2)
    assert counted(war) == [1]


def test_WC_BTL_23_occupier_defends_a_captured_city() -> None:
    war = clash(
        {"north-regular": 3},
        {"sauron-regular": 3},
        side="free-peoples",
        origin="vale-of-the-carnen",
        place="dale",
        captured=["dale"],
    )
    war.chance.rolls(5, 5, 6).rolls(2, 2, 2)
    assert counted(war)[0] == 1


def test_WC_BTL_24_town_gives_nothing() -> None:
    war = clash({"sauron-regular": 3}, {"north-regular": 3}, origin="weather-hills", place="bree")
    war.chance.rolls(5, 2, 2)
    assert counted(war) == [1]


# -- cease and retreat --------------------------------------------------------------------------------------------


def test_WC_BTL_25_cease_before_retreat() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 3})
    misses(war)
    assert war.open() == [("shadow", "press")]
    pressed = clash({"sauron-regular": 3}, {"gondor-regular": 3})
    misses(pressed).shadow.does("press")
    assert pressed.open() == [("free-peoples", "retreat")]
    war.shadow.does("cease")
    assert over(war)
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 3}
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 3}


def test_WC_BTL_26_retreat_region_not_free() -> None:
    war = clash(
        {"sauron-regular": 3}, {"rohan-regular": 3}, origin="folde", place="edoras", captured=["folde", "westemnet"]
    )
    misses(war).shadow.does("press")
    assert war.open() == [("chance", "dice")], "no free region: nobody retreats, round two begins"
    other = clash(
        {"sauron-regular": 3},
        {"rohan-regular": 3},
        origin="fords-of-isen",
        place="westemnet",
        captured=["folde"],
        shadow={"fangorn": {"sauron-regular": 1}},
    )
    misses(other).shadow.does("press")
    other.free_peoples.is_refused("WR-BTL-34", "retreat", region="folde")
    other.free_peoples.is_refused("WR-BTL-34", "retreat", region="fangorn")
    other.free_peoples.is_refused("WR-BTL-34", "retreat", region="fords-of-isen")
    other.free_peoples.is_refused("WR-BTL-34", "retreat", region="druadan-forest")
    assert sorted(other.free_peoples.offered("retreat", "region")) == ["eastemnet", "edoras", "helms-deep"]


def test_WC_BTL_27_whole_army_one_region() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 4})
    misses(war).shadow.does("press")
    war.free_peoples.is_refused("WR-BTL-34", "retreat", region="noman-lands", figures={"gondor-regular": 2})
    war.free_peoples.does("retreat", region="noman-lands")
    assert war.figures("free-peoples", "noman-lands") == {"gondor-regular": 4}
    assert war.figures("free-peoples", PLACE) == {}


def test_WC_BTL_28_level_0_left_behind() -> None:
    war = clash(
        {"rohan-regular": 5},
        {"isengard-regular": 3, "saruman": 1},
        side="free-peoples",
        origin="fords-of-isen",
        place="orthanc",
    )
    war.shadow.does("fight")
    misses(war).free_peoples.does("press")
    war.shadow.does("retreat", region="gap-of-rohan")
    war.free_peoples.does("advance-army", figures={"rohan-regular": 5})
    assert war.figures("shadow", "gap-of-rohan") == {"isengard-regular": 3}
    assert war.figures("shadow", "orthanc") == {"saruman": 1}
    assert war.figures("free-peoples", "orthanc") == {"rohan-regular": 5}
    war.expect(captured=["orthanc"])
    assert is_consistent(war)


# -- advance ----------------------------------------------------------------------------------------------------------


def test_WC_BTL_29_partial_advance() -> None:
    war = clash({"gondor-regular": 5, "gondor-leader": 1}, {"sauron-regular": 1}, side="free-peoples")
    war.chance.rolls(6, 2, 2, 2, 2).rolls(2).rolls(2)
    war.free_peoples.does("advance-army", figures={"gondor-regular": 2})
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 2}
    assert war.figures("free-peoples", ORIGIN) == {"gondor-regular": 3, "gondor-leader": 1}


def test_WC_BTL_30_no_advance_no_capture() -> None:
    nations = at_war("sauron")
    war = clash({"sauron-regular": 5}, {"rohan-regular": 1}, origin="folde", place="edoras", nations=nations)
    steps = 3
    war.chance.rolls(6, 2, 2, 2, 2).rolls(2)
    war.shadow.does("advance-army", figures={})
    assert war.figures("shadow", "folde") == {"sauron-regular": 5}
    war.expect(captured=[])
    assert war.view()["nations"]["rohan"] == {"steps": steps - 1, "active": True}


def test_WC_BTL_31_attacker_stays_in_place_during_the_battle() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 2}, origin="north-ithilien", place="osgiliath")
    misses(war)
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 5}
    assert war.figures("shadow", "osgiliath") == {}


# -- characters -------------------------------------------------------------------------------------------------------


def test_WC_BTL_32_captain_of_the_west_cap() -> None:
    war = clash({"gondor-regular": 5, "strider": 1}, {"sauron-regular": 1}, side="free-peoples")
    assert (strong(war, "free-peoples"), dice(war)) == (6, 5)
    war = clash({"gondor-regular": 3, "strider": 1}, {"sauron-regular": 1}, side="free-peoples")
    assert (strong(war, "free-peoples"), dice(war)) == (4, 4)


def test_WC_BTL_33_white_rider() -> None:
    enemy = {"sauron-regular": 5, "nazgul": 3, "witch-king": 1, "mouth-of-sauron": 1}
    war = clash({"gondor-regular": 5, "gandalf-the-white": 1}, enemy, side="free-peoples")
    war.free_peoples.is_asked("white-rider").does("accept")
    assert (led(war, "shadow"), led(war, "free-peoples")) == (2, 0)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert (purpose(war), dice(war)) == ("combat-shadow", 2)
    war.chance.rolls(2, 2)
    war.free_peoples.does("press")
    war.shadow.does("stand")
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert dice(war) == 2, "in every round of this battle"
    assert is_consistent(war)


def test_WC_BTL_34_leadership_above_five() -> None:
    army = {"gondor-regular": 5, "gondor-leader": 4, "aragorn": 1, "gimli": 1}
    war = clash(army, {"sauron-regular": 5}, side="free-peoples")
    assert led(war, "free-peoples") == 7
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert dice(war) == 5


def test_WC_BTL_35_attack_is_not_movement() -> None:
    war = acts(
        "shadow",
        "army",
        "army",
        nations=at_war(*NATIONS),
        shadow={"noman-lands": {"sauron-regular": 3}},
        free_peoples={PLACE: {"gondor-regular": 1}},
        dice={"free-peoples": [], "shadow": ["army", "army"]},
    )
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "noman-lands", ORIGIN, {"sauron-regular": 3})
    if war.open() != [("shadow", "action")]:
        war.shadow.does("done")
    war.shadow.uses("army").does("attack")
    attack(war, "shadow", ORIGIN, PLACE, {"sauron-regular": 3})
    assert dice(war) == 3
