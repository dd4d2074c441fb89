"""Characters in play, moving and entering: the cases WC-CHAR, and the pitfalls PF-021, PF-071, PF-088 and PF-089."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.turn.phases import pool
from thirdage.kernel import Refused

from .board import acts, at_war, attacks, flies, is_consistent, moves, nation, walks
from .scenario import Scenario

GREY_IS_GONE = {"gandalf-the-grey": "gone"}


def only(**forces: Any) -> dict[str, Any]:
    """Just these forces on the map."""
    return {"free_peoples": {}, "shadow": {}, **forces}


def close_ways(monkeypatch: pytest.MonkeyPatch, place: str, but: str = "") -> None:
    """A map on which nobody comes into a place, except from one of its neighbours."""
    goal = OWN.region[place]
    for region in OWN.regions:
        if goal in region.adjacent and region.id != but:
            monkeypatch.setattr(region, "adjacent", tuple([r for r in region.adjacent if r != goal]))


def walking(region: str, *companions: str, **position: Any) -> Scenario:
    """These companions stand in a region, and the Free Peoples use a character die to move companions."""
    forces = {**only(), **position}
    forces["free_peoples"] = {**forces["free_peoples"], region: dict.fromkeys(companions, 1)}
    war = acts("free-peoples", "character", **forces)
    war.free_peoples.uses("character").does("move-companions")
    return war


def flying(**position: Any) -> Scenario:
    """The Shadow uses a character die to move Nazgul and minions."""
    war = acts("shadow", "character", **{**only(), **position})
    war.shadow.uses("character").does("move-minions")
    return war


def test_WC_CHAR_01_companion_group_by_highest_level() -> None:
    war = walking("lorien", "strider", "gimli", "peregrin")
    walks(war.free_peoples, "fords-of-isen", "strider", "gimli", "peregrin")
    assert war.figures("free-peoples", "fords-of-isen") == {"strider": 1, "gimli": 1, "peregrin": 1}
    assert war.open() == [("shadow", "action")]


def test_WC_CHAR_02_two_groups_from_one_region() -> None:
    war = walking("lorien", "strider", "gimli", "peregrin")
    walks(war.free_peoples, "fords-of-isen", "strider", "peregrin")
    assert is_consistent(war)
    walks(war.free_peoples, "fangorn", "gimli")
    assert war.figures("free-peoples", "fords-of-isen") == {"strider": 1, "peregrin": 1}
    assert war.figures("free-peoples", "fangorn") == {"gimli": 1}


def test_WC_CHAR_03_no_carrying_and_dropping() -> None:
    war = walking("lorien", "strider", "gimli", "peregrin")
    war.free_peoples.does("group", characters=["strider", "peregrin"])
    assert {o.kind for o in war.free_peoples.options()} == {"walk"}, "one destination for the whole group"
    war.free_peoples.does("walk", region="fords-of-isen")
    assert war.figures("free-peoples", "fords-of-isen") == {"strider": 1, "peregrin": 1}
    war.free_peoples.is_refused("WR-CHAR-05", "group", characters=["peregrin"])


def test_WC_CHAR_04_through_an_enemy_army() -> None:
    war = walking("fangorn", "boromir", shadow={"westemnet": {"isengard-regular": 3}}, captured=["westemnet"])
    walks(war.free_peoples, "edoras", "boromir")
    assert war.figures("free-peoples", "edoras") == {"boromir": 1}


def test_WC_CHAR_05_must_stop_at_an_sh_stronghold() -> None:
    war = walking("hollin", "strider")
    war.free_peoples.does("group", characters=["strider"]).is_refused("WR-CHAR", "walk", region="lorien")
    war.free_peoples.does("walk", region="moria")
    assert war.figures("free-peoples", "moria") == {"strider": 1}


def test_WC_CHAR_06_leaving_the_sh_stronghold_later() -> None:
    war = walking("moria", "strider")
    walks(war.free_peoples, "lorien", "strider")
    assert war.figures("free-peoples", "lorien") == {"strider": 1}


def test_WC_CHAR_07_stronghold_captured_by_sh(monkeypatch: pytest.MonkeyPatch) -> None:
    """The map has other ways to Westemnet; they are hidden, to look at the path through Helm's Deep alone."""
    close_ways(monkeypatch, "westemnet", "helms-deep")
    war = walking("fords-of-isen", "legolas", captured=["helms-deep"])
    war.free_peoples.does("group", characters=["legolas"]).is_refused("WR-CHAR", "walk", region="westemnet")
    war.free_peoples.does("walk", region="helms-deep")
    walks(walking("fords-of-isen", "legolas").free_peoples, "westemnet", "legolas")


def test_WC_CHAR_08_besieged_friendly_stronghold() -> None:
    war = walking(
        "lossarnach", "peregrin", shadow={"minas-tirith": {"sauron-regular": 3}}, characters=GREY_IS_GONE,
        inside={"minas-tirith": {"gondor-regular": 2, "gandalf-the-white": 1}},
    )  # fmt: skip
    war.free_peoples.is_refused("WR-CHAR-11", "group", characters=["gandalf-the-white"])
    war.free_peoples.does("group", characters=["peregrin"]).is_refused("WR-CHAR-11", "walk", region="minas-tirith")


def test_WC_CHAR_09_passing_through_a_besieged_region(monkeypatch: pytest.MonkeyPatch) -> None:
    position: dict[str, Any] = {
        "shadow": {"minas-tirith": {"sauron-regular": 3}}, "inside": {"minas-tirith": {"gondor-regular": 2}},
        "characters": {"strider": "gone"},
    }  # fmt: skip
    war = walking("lossarnach", "aragorn", **position)
    war.free_peoples.does("group", characters=["aragorn"]).is_refused("WR-CHAR-11", "walk", region="minas-tirith")
    war.free_peoples.does("walk", region="druadan-forest")
    close_ways(monkeypatch, "osgiliath")
    war = walking("lossarnach", "aragorn", **position)
    war.free_peoples.does("group", characters=["aragorn"]).is_refused("WR-CHAR", "walk", region="druadan-forest")


def test_WC_CHAR_10_nazgul_into_an_fp_stronghold() -> None:
    war = flying(shadow={"dol-guldur": {"nazgul": 1}})
    war.shadow.does("take-minions", figure="nazgul", from_region="dol-guldur", count=1)
    war.shadow.is_refused("WR-CHAR-14", "walk", region="minas-tirith")


def test_WC_CHAR_11_nazgul_to_a_siege() -> None:
    war = flying(
        shadow={"dol-guldur": {"nazgul": 1}, "minas-tirith": {"sauron-regular": 3}},
        inside={"minas-tirith": {"gondor-regular": 2}},
    )
    flies(war.shadow, "dol-guldur", "minas-tirith")
    assert war.figures("shadow", "minas-tirith") == {"sauron-regular": 3, "nazgul": 1}


def test_WC_CHAR_12_nazgul_into_an_fp_city_or_onto_an_fp_army() -> None:
    war = flying(
        shadow={"dol-guldur": {"nazgul": 2}},
        free_peoples={"dale": {"north-regular": 1}, "osgiliath": {"gondor-regular": 2}},
    )
    flies(war.shadow, "dol-guldur", "dale")
    flies(war.shadow, "dol-guldur", "osgiliath")
    assert war.figures("shadow", "dale") == {"nazgul": 1}
    assert war.figures("shadow", "osgiliath") == {"nazgul": 1}


def test_WC_CHAR_13_nazgul_and_a_captured_sh_stronghold() -> None:
    war = flying(shadow={"moria": {"nazgul": 1}}, captured=["dol-guldur"])
    war.shadow.does("take-minions", figure="nazgul", from_region="moria", count=1)
    war.shadow.is_refused("WR-CHAR-14", "walk", region="dol-guldur")


def test_WC_CHAR_14_saruman_stays() -> None:
    war = acts(
        "shadow", "army", nations=at_war("isengard"), **only(shadow={"orthanc": {"isengard-regular": 5, "saruman": 1}})
    )
    war.shadow.uses("army").does("move-armies")
    war.shadow.does("move-army", from_region="orthanc", region="fords-of-isen")
    war.shadow.is_refused("WR-CHAR-06", "take-figures", figures={"isengard-regular": 5, "saruman": 1})
    war.shadow.does("take-figures", figures={"isengard-regular": 5})
    assert war.figures("shadow", "orthanc") == {"saruman": 1}


def test_WC_CHAR_15_saruman_leads_an_attack() -> None:
    war = acts(
        "shadow", "character", nations=at_war("isengard"), **only(
            shadow={"orthanc": {"isengard-regular": 4, "saruman": 1}},
            free_peoples={"fords-of-isen": {"rohan-regular": 1}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "character", "orthanc", "fords-of-isen", {"isengard-regular": 4, "saruman": 1})
    war.chance.rolls(6, 1, 1, 1).rolls(1).rolls(1)
    war.shadow.is_refused("WR-BTL-41", "advance-army", figures={"isengard-regular": 4, "saruman": 1})
    war.shadow.does("advance-army", figures={"isengard-regular": 4})
    assert war.figures("shadow", "fords-of-isen") == {"isengard-regular": 4}
    assert war.figures("shadow", "orthanc") == {"saruman": 1}


def test_WC_CHAR_16_saruman_does_not_make_a_character_die_move() -> None:
    forces = only(shadow={"orthanc": {"isengard-regular": 4, "saruman": 1}, "moria": {"nazgul": 1}})
    war = acts("shadow", "character", nations=at_war("isengard"), **forces)
    war.shadow.uses("character").is_refused("WR-MOVE", "move-armies")
    forces["shadow"]["orthanc"]["isengard-elite"] = 1
    war = acts("shadow", "character", nations=at_war("isengard"), **forces)
    war.shadow.uses("character").does("move-armies")
    moves(war.shadow, "orthanc", "fords-of-isen", {"isengard-regular": 4, "isengard-elite": 1})


def test_WC_CHAR_17_mouth_of_sauron() -> None:
    war = flying(shadow={"minas-morgul": {"mouth-of-sauron": 1}}, free_peoples={"osgiliath": {"gondor-regular": 2}})
    war.shadow.does("take-minions", figure="mouth-of-sauron", from_region="minas-morgul", count=1)
    war.shadow.is_refused("WR-CHAR-18", "walk", region="minas-tirith")
    war.shadow.does("walk", region="osgiliath")
    assert war.figures("shadow", "osgiliath") == {"mouth-of-sauron": 1}


def test_WR_CHAR_17_the_mouth_of_sauron_walks_three_regions() -> None:
    war = flying(shadow={"minas-morgul": {"mouth-of-sauron": 1}})
    war.shadow.does("take-minions", figure="mouth-of-sauron", from_region="minas-morgul", count=1)
    war.shadow.is_refused("WR-CHAR-17", "walk", region="folde")
    war.shadow.is_refused("WR-CHAR-17", "walk", region="khand")
    assert war.shadow.may("walk", region="morannon"), "by Gorgoroth: the border itself is black"
    war.shadow.does("walk", region="druadan-forest")
    assert war.figures("shadow", "druadan-forest") == {"mouth-of-sauron": 1}


def test_WC_CHAR_18_lone_character_is_safe() -> None:
    war = acts(
        "shadow", dice={"free-peoples": ["character"], "shadow": ["army", "army"]}, nations=at_war("southrons"),
        **only(shadow={"northern-rhovanion": {"southrons-regular": 2}}, free_peoples={"dale": {"legolas": 1}}),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "northern-rhovanion", "dale", {"southrons-regular": 2})
    war.expect(captured=["dale"])
    war.free_peoples.uses("character").does("move-companions")
    war.free_peoples.does("group", characters=["legolas"]).does("walk", region="erebor")
    war.shadow.uses("army").is_refused("WR-BTL-01", "attack")


def test_WC_CHAR_19_minion_entry_is_not_recruitment() -> None:
    war = acts(
        "shadow", "muster", nations=at_war("sauron", "gondor"), **only(shadow={"osgiliath": {"sauron-regular": 1}})
    )
    war.shadow.uses("muster").does("bring", character="witch-king")
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 1, "witch-king": 1}
    assert all(nation(war, n)[1] for n in ("dwarves", "elves", "gondor", "north", "rohan"))


def test_a_region_that_his_card_does_not_name_is_refused_with_the_reason() -> None:
    war = acts(
        "shadow", "muster", nations=at_war("sauron", "gondor"),
        **only(shadow={"osgiliath": {"sauron-regular": 1}, "minas-morgul": {"sauron-regular": 1}}),
    )  # fmt: skip
    war.shadow.uses("muster").does("bring", character="witch-king").is_asked("enter")
    with pytest.raises(Refused) as refused:
        war.match.answer({"kind": "enter", "region": "orthanc"}, "shadow")
    assert (refused.value.id, refused.value.rule) == ("reason-wotr-entry-elsewhere", "WR-CHAR-03")


def test_WC_CHAR_20_one_minion_per_die() -> None:
    war = acts(
        "shadow", "muster", nations=at_war("sauron", "isengard", "gondor"),
        **only(shadow={"osgiliath": {"sauron-regular": 1}}),
    )  # fmt: skip
    war.shadow.uses("muster")
    assert {"saruman", "witch-king"} <= set(war.shadow.offered("bring", "character"))
    war.shadow.does("bring", character="saruman")
    assert war.figures("shadow", "orthanc") == {"saruman": 1}
    assert war.open() == [("free-peoples", "action")]


def test_WC_CHAR_21_gandalf_the_white_after_death() -> None:
    war = acts(
        "free-peoples", "will-of-the-west", characters=GREY_IS_GONE, captured=["rivendell"],
        **only(shadow={"orthanc": {"saruman": 1}}),
    )  # fmt: skip
    assert pool(war.position, 0) == 4
    war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
    war.free_peoples.does("bring", character="gandalf-the-white")
    offered = set(war.free_peoples.offered("enter", "region"))
    assert offered == {"fangorn", "lorien", "grey-havens", "woodland-realm"}
    assert is_consistent(war)
    war.free_peoples.does("enter", region="fangorn")
    assert war.figures("free-peoples", "fangorn") == {"gandalf-the-white": 1}
    assert pool(war.position, 0) == 5


def test_WC_CHAR_22_gandalf_the_white_needs_a_minion() -> None:
    here = only(free_peoples={"fangorn": {"gandalf-the-grey": 1}})
    war = acts("free-peoples", "will-of-the-west", **here)
    war.free_peoples.uses("will-of-the-west").is_refused("WR-ACT-27", "become", die="will-of-the-west")
    war = acts(
        "free-peoples", "will-of-the-west", **{"minion-entered": True, "characters": {"saruman": "gone"}}, **here
    )
    war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
    war.free_peoples.does("bring", character="gandalf-the-white")
    assert war.figures("free-peoples", "fangorn") == {"gandalf-the-white": 1}
    assert war.view()["characters"]["gandalf-the-grey"] == "gone"


def test_WC_CHAR_23_eliminated_minion_stays_out() -> None:
    war = acts(
        "shadow", "muster", nations=at_war("dwarves", "elves", "gondor", "north", "rohan"),
        characters={"mouth-of-sauron": "gone"},
    )  # fmt: skip
    war.shadow.uses("muster").is_refused("WR-CHAR-23", "bring", character="mouth-of-sauron")


def test_WC_CHAR_24_shadowfax() -> None:
    war = walking("edoras", "gandalf-the-white", "meriadoc", "boromir", characters=GREY_IS_GONE)
    walks(war.free_peoples, "enedwaith", "gandalf-the-white", "meriadoc")
    assert war.figures("free-peoples", "enedwaith") == {"gandalf-the-white": 1, "meriadoc": 1}
    war = walking("edoras", "gandalf-the-white", "meriadoc", "boromir", characters=GREY_IS_GONE)
    war.free_peoples.does("group", characters=["gandalf-the-white", "boromir"])
    war.free_peoples.is_refused("WR-CHAR-07", "walk", region="enedwaith").does("walk", region="gap-of-rohan")


def test_WC_CHAR_25_companions_walk_with_an_army() -> None:
    war = acts(
        "free-peoples", dice={"free-peoples": ["army-muster", "character"], "shadow": []},
        **only(free_peoples={"lossarnach": {"gondor-regular": 2, "strider": 1}}),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "lossarnach", "pelargir", {"gondor-regular": 2, "strider": 1})
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "osgiliath", "strider")
    assert war.figures("free-peoples", "osgiliath") == {"strider": 1}
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 2}


def test_WC_CHAR_26_black_border_for_companions() -> None:
    war = walking("north-ithilien", "strider")
    war.free_peoples.does("group", characters=["strider"]).is_refused("WR-CHAR", "walk", region="gorgoroth")
    war.free_peoples.does("walk", region="minas-morgul")


# -- pitfalls and rules without a case --------------------------------------------------------------------------


def test_PF_021_saruman_never_leaves_orthanc() -> None:
    war = flying(shadow={"orthanc": {"saruman": 1}, "moria": {"nazgul": 1}})
    war.shadow.is_refused("WR-CHAR-06", "take-minions", figure="saruman", from_region="orthanc", count=1)
    test_WC_CHAR_14_saruman_stays()


def test_PF_071_nazgul_leave_and_enter_a_besieged_stronghold_the_mouth_does_not() -> None:
    war = flying(
        free_peoples={"dol-guldur": {"elves-elite": 2}}, shadow={"southern-mirkwood": {"nazgul": 1}},
        inside={"dol-guldur": {"sauron-regular": 2, "nazgul": 1, "mouth-of-sauron": 1}},
    )  # fmt: skip
    flies(war.shadow, "dol-guldur", "moria")
    flies(war.shadow, "southern-mirkwood", "dol-guldur")
    assert war.inside("dol-guldur") == {"sauron-regular": 2, "nazgul": 1, "mouth-of-sauron": 1}
    assert war.open() == [("free-peoples", "action")], "the Mouth cannot leave, and nobody moves twice"


def test_PF_088_each_figure_moves_once_and_stacks_may_split() -> None:
    war = flying(shadow={"moria": {"nazgul": 3, "witch-king": 1}, "minas-morgul": {"mouth-of-sauron": 1}})
    flies(war.shadow, "moria", "dale", count=2)
    war.shadow.is_refused("WR-CHAR-05", "take-minions", figure="nazgul", from_region="dale", count=1)
    flies(war.shadow, "moria", "dale", "witch-king")
    flies(war.shadow, "minas-morgul", "osgiliath", "mouth-of-sauron")
    war.shadow.does("done")
    assert war.figures("shadow", "dale") == {"nazgul": 2, "witch-king": 1}
    assert war.figures("shadow", "moria") == {"nazgul": 1}
    assert war.open() == [("free-peoples", "action")]


def test_PF_089_no_flight_into_a_free_stronghold() -> None:
    test_WC_CHAR_10_nazgul_into_an_fp_stronghold()
    test_WC_CHAR_11_nazgul_to_a_siege()
    test_WC_CHAR_13_nazgul_and_a_captured_sh_stronghold()


def test_WR_CHAR_25_a_nazgul_may_stay_where_a_siege_has_ended() -> None:
    war = flying(shadow={"minas-tirith": {"nazgul": 2}}, free_peoples={"minas-tirith": {"gondor-regular": 2}})
    flies(war.shadow, "minas-tirith", "osgiliath").does("done")
    assert war.figures("shadow", "minas-tirith") == {"nazgul": 1}


def test_WR_CHAR_02_aragorn_enters_for_strider() -> None:
    for place in ("minas-tirith", "dol-amroth", "pelargir"):
        war = acts("free-peoples", "will-of-the-west", **only(free_peoples={place: {"strider": 1}}))
        war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
        war.free_peoples.does("bring", character="aragorn")
        assert war.figures("free-peoples", place) == {"aragorn": 1}
        assert nation(war, "gondor") == (2, True)
    besieged = acts(
        "free-peoples", "will-of-the-west", **only(
            shadow={"minas-tirith": {"sauron-regular": 1}},
            inside={"minas-tirith": {"gondor-regular": 1, "strider": 1}},
        ),
    )  # fmt: skip
    besieged.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
    besieged.free_peoples.does("bring", character="aragorn")
    assert besieged.inside("minas-tirith") == {"gondor-regular": 1, "aragorn": 1}
    lost = acts(
        "free-peoples", "will-of-the-west", captured=["pelargir"], minion_entered=True,
        **only(free_peoples={"pelargir": {"strider": 1}, "fangorn": {"gandalf-the-grey": 1}}),
    )  # fmt: skip
    lost.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
    lost.free_peoples.is_refused("WR-CHAR-02", "bring", character="aragorn")


def test_WR_CHAR_03_conditions_of_the_minions() -> None:
    peace = acts("shadow", "muster")
    peace.shadow.uses("muster").is_refused("WR-CHAR-03", "bring", character="saruman")
    peace.shadow.is_refused("WR-CHR-05", "bring", character="witch-king")
    peace.shadow.is_refused("WR-CHAR-03", "bring", character="mouth-of-sauron")
    lonely = acts("shadow", "muster", nations=at_war("sauron", "isengard"), captured=["orthanc"])
    lonely.shadow.uses("muster").is_refused("WR-CHAR-03", "bring", character="saruman")
    lonely.shadow.is_refused("WR-CHAR-03", "bring", character="witch-king")
    some = acts("shadow", "muster", nations=at_war("sauron", "gondor", "rohan", "elves", "north"))
    some.shadow.uses("muster").is_refused("WR-CHAR-03", "bring", character="mouth-of-sauron")
    every = acts("shadow", "muster", nations=at_war("gondor", "rohan", "elves", "north", "dwarves"))
    assert every.shadow.uses("muster").may("bring", character="mouth-of-sauron")
    mordor = acts(
        "shadow", "muster", captured=["dol-guldur"],
        fellowship={"region": "morannon", "mordor": 0, "guide": "gollum"},
        characters=dict.fromkeys(
            ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone"
        ),
    )  # fmt: skip
    mordor.shadow.uses("muster").does("bring", character="mouth-of-sauron")
    offered = set(mordor.shadow.offered("enter", "region"))
    assert "dol-guldur" not in offered
    assert {"barad-dur", "minas-morgul", "morannon", "moria"} <= offered
    mordor.shadow.does("enter", region="moria")
    mordor.expect(minion_entered=True)


def test_WR_CHAR_07_a_group_has_no_order() -> None:
    """Told in any order it is the same group, and only the one in the order of the facts is listed."""
    war = walking("lorien", "strider", "gimli", "peregrin")
    ask = war.match.asks[0]
    group = ask.spec.forms["group"]
    told = ask.options.decode({"kind": "group", "characters": ["peregrin", "strider"]})
    assert told is ask.options.decode({"kind": "group", "characters": ["strider", "peregrin"]})
    assert told in ask.options
    assert told in list(ask.options)
    assert group(tuple(reversed(told[0]))) not in ask.options
    war.free_peoples.does("group", characters=["peregrin", "strider"]).does("walk", region="fords-of-isen")
    assert "strider" in war.figures("free-peoples", "fords-of-isen")
