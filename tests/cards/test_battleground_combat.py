"""Combat on battlegrounds, leadership and support: cases CC-BCOM, rules CG-BCOM and CG-LEAD that no case names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given, rewritten

DOL_GULDUR = [
    "high-elves", ("galadriel", "nenya-ring-of-adamant"), "mordor-orcs", "olog-hai", "gorbag-and-shagrat",
]  # fmt: skip
"""The worked example of the rulebook: attack 5; defence 2 on the card, 1 and 2 on armies, 1 by leadership."""


def combat(ground: str, *cards: Any, **more: Any) -> Table:
    """The combat step begins, and only this battleground is active; two persons play. The next round brings Umbar."""
    return given(
        next=["combat"], path=None, at={ground: list(cards)}, activates=["umbar"], **{"players": 2, **more}
    )  # fmt: skip


def attack(table: Table) -> int:
    """The attack icons of the combat."""
    return int(table.told("log-cards-battleground-combat")[0]["attack"])


# -- the worked example -----------------------------------------------------------------------------------------------
def lead_by_olog_hai(table: Table) -> Table:
    """Two armies could support the two Orcs: the Olog-hai do."""
    return table.does("support", army="olog-hai", card="gorbag-and-shagrat")


def test_CC_BCOM_01_five_against_two_and_three() -> None:
    table = lead_by_olog_hai(combat("dol-guldur", *DOL_GULDUR))
    assert table.told("log-cards-battleground-combat") == [{"location": "dol-guldur", "attack": 5, "defence": 2}]
    assert table.ask.args == {"location": "dol-guldur", "count": 3}
    table.does("eliminate-card", card="mordor-orcs").does("eliminate-card", card="olog-hai")
    assert [table.zone(c) for c in ("mordor-orcs", "olog-hai")] == ["eliminated", "eliminated"]
    assert table.zone("gorbag-and-shagrat") == "cycle"
    assert [table.zone(c) for c in ("high-elves", "galadriel", "nenya-ring-of-adamant")] == ["eliminated"] * 3
    assert table.state("dol-guldur") == "shadow"
    assert table.points("shadow") == 1
    table.is_sound()


def test_CC_BCOM_02_olog_hai_cannot_be_kept() -> None:
    table = lead_by_olog_hai(combat("dol-guldur", *DOL_GULDUR))
    table.does("eliminate-card", card="mordor-orcs").does("eliminate-card", card="gorbag-and-shagrat")
    assert {entry["card"]: entry["count"] for entry in table.told("log-cards-loss")} == {
        "mordor-orcs": 1, "gorbag-and-shagrat": 1, "olog-hai": 1,
    }  # fmt: skip
    assert table.zone("olog-hai") == "eliminated"
    assert table.state("dol-guldur") == "shadow"


def test_CC_BCOM_03_without_an_army_leadership_does_nothing() -> None:
    table = combat("dol-guldur", ("galadriel", "nenya-ring-of-adamant"), "mordor-orcs")
    assert attack(table) == 2
    assert table.zone("mordor-orcs") == "cycle"


# -- support ----------------------------------------------------------------------------------------------------------
def test_CC_BCOM_04_one_army_leads_one_of_two() -> None:
    table = combat("minas-tirith", "mordor-orcs", "the-commander", "the-warrior", players=4)
    assert (table.asked, table.ask.seat) == ("support", "witch-king")
    assert [offer["card"] for offer in table.offers()] == ["the-commander", "the-warrior"]
    table.does("support", army="mordor-orcs", card="the-warrior")
    assert table.told("log-cards-supports") == [{"army_card": "mordor-orcs", "card": "the-warrior"}]
    assert attack(table) == 2


def test_CC_BCOM_05_another_faction_does_not_support() -> None:
    pack = rewritten(galadriel={"when": "rule", "do": ["permit:battlegrounds=rohan"]})
    table = combat("orthanc", "riders-of-rohan", "galadriel", pack=pack)
    assert attack(table) == 2 + 1
    assert attack(combat("morannon", "riders-of-rohan", "aragorn")) == 2 + 1


def test_CC_BCOM_06_leadership_goes_on_when_the_army_is_lost() -> None:
    table = combat("pelargir", "haradrim-mumakil", "coastal-raiders", "soldiers-of-gondor", "denethor")
    assert table.ask.args == {"location": "pelargir", "count": 2}
    table.does("eliminate-card", card="soldiers-of-gondor")
    assert table.told("log-cards-loss") == [
        {"card": "soldiers-of-gondor", "count": 1}, {"card": "denethor", "count": 1},
    ]  # fmt: skip
    assert table.state("pelargir") == "free-peoples"


def test_CC_BCOM_12_an_army_without_icons_supports() -> None:
    table = combat("harad", "dead-men-of-dunharrow", "boromir")
    assert attack(table) == 1


def test_CC_BCOM_16_merry_is_supported_by_rohan() -> None:
    table = combat("helms-deep", "devilry-of-saruman", "saruman", "village-militia", "merry-brandybuck")
    assert table.told("log-cards-battleground-combat") == [{"location": "helms-deep", "attack": 5, "defence": 2}]
    table = combat("helms-deep", "devilry-of-saruman", "white-hand-orcs", "village-militia", "merry-brandybuck")
    assert table.ask.args == {"location": "helms-deep", "count": 2}
    table.does("eliminate-card", card="merry-brandybuck")
    assert table.told("log-cards-loss") == [
        {"card": "merry-brandybuck", "count": 1}, {"card": "village-militia", "count": 1},
    ]  # fmt: skip
    assert table.state("helms-deep") == "free-peoples"


def test_CG_LEAD_08_support_is_settled_before_anything_is_counted_or_lost() -> None:
    table = combat("dol-guldur", *DOL_GULDUR)
    assert table.asked == "support"
    assert table.told("log-cards-battleground-combat") == []
    table.does("support", army="mordor-orcs", card="gorbag-and-shagrat").does("eliminate-card", card="mordor-orcs")
    assert table.asked == "loss"
    table.does("eliminate-card", card="gorbag-and-shagrat")
    assert table.told("log-cards-loss")[1] == {"card": "gorbag-and-shagrat", "count": 1}
    assert len(table.told("log-cards-supports")) == 1


@pytest.mark.parametrize(("army", "led"), [("riders-of-rohan", True), ("soldiers-of-gondor", False)])
def test_CG_GLO_02_who_is_supported(army: str, led: bool) -> None:
    table = combat("morannon", army, "eowyn")
    assert attack(table) == {"riders-of-rohan": 2, "soldiers-of-gondor": 1}[army] + led


def test_CG_GLO_02_an_army_that_leads_another_does_not_support() -> None:
    table = combat("morannon", "riders-of-rohan", "eowyn", "eomer")
    assert table.asked == "support"
    table.does("support", army="riders-of-rohan", card="eomer")
    assert attack(table) == 2 + 1


def test_CG_LEAD_04_the_dead_men_follow_aragorn_only_if_they_support_him() -> None:
    cards = ["dead-men-of-dunharrow", "soldiers-of-gondor", "aragorn", "denethor"]
    table = combat("morannon", *cards)
    table.does("support", army="dead-men-of-dunharrow", card="aragorn")
    assert attack(table) == 2 + 1 + (1 + 1) + 1
    table = combat("morannon", *cards)
    table.does("support", army="dead-men-of-dunharrow", card="denethor")
    assert attack(table) == 0 + 1 + (1 + 1) + 1


def test_CG_LEAD_04_where_there_is_no_choice_nobody_is_asked() -> None:
    table = combat("dol-guldur", "high-elves", "galadriel")
    assert table.told("log-cards-supports") == []
    assert attack(table) == 4


def test_PF_112_one_army_one_leader_and_texts_that_widen_support() -> None:
    hunters = given(
        turn="aragorn", path=None, at={"morannon": ["riders-of-rohan", "aragorn"]}, players=2,
        hands={"aragorn": ["the-three-hunters", "arwen"]}, activates=["umbar"],
    )  # fmt: skip
    hunters.does("play-event", card="the-three-hunters").does("cycle-card", card="arwen")
    hunters.passes("saruman", "frodo", "witch-king", "aragorn")
    assert attack(hunters) == 2 + 1 + 1
    assert attack(combat("morannon", "riders-of-rohan", "aragorn")) == 2 + 1
    two = combat("morannon", "soldiers-of-gondor", "aragorn", "denethor")
    assert attack(two.does("support", army="soldiers-of-gondor", card="denethor")) == 1 + 1 + 1
    pippin = combat("pelargir", "haradrim-mumakil", "corsairs-of-umbar", "soldiers-of-gondor", "pippin-took")
    pippin.does("eliminate-card", card="soldiers-of-gondor")
    assert pippin.told("log-cards-loss")[1] == {"card": "pippin-took", "count": 1}


# -- sums and outcomes ------------------------------------------------------------------------------------------------
def test_CC_BCOM_07_an_empty_battleground_stays_with_the_free_peoples() -> None:
    table = combat("pelargir")
    assert table.state("pelargir") == "free-peoples"
    assert (table.points("free-peoples"), table.points("shadow")) == (1, 0)


def test_CC_BCOM_08_an_empty_battleground_stays_with_the_shadow() -> None:
    table = combat("harad")
    assert table.state("harad") == "shadow"
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 1)


def test_CC_BCOM_09_the_walls_alone_hold() -> None:
    table = combat("rivendell", "goblins-of-the-misty-mountains", "high-elves", "elrond")
    assert attack(table) == 1
    assert [table.zone(c) for c in ("high-elves", "elrond")] == ["cycle", "cycle"]
    assert table.zone("goblins-of-the-misty-mountains") == "eliminated"


def test_CC_BCOM_10_attackers_win_and_are_lost_all_the_same() -> None:
    table = combat("edoras", "devilry-of-saruman", "white-hand-orcs", "village-militia", "theoden")
    assert table.told("log-cards-battleground-combat") == [{"location": "edoras", "attack": 4, "defence": 1}]
    assert [table.zone(c) for c in ("village-militia", "theoden")] == ["eliminated", "eliminated"]
    assert [table.zone(c) for c in ("devilry-of-saruman", "white-hand-orcs")] == ["eliminated", "eliminated"]
    assert table.state("edoras") == "shadow"


def test_CC_BCOM_11_no_corruption_from_battlegrounds() -> None:
    table = combat("pelargir", "haradrim-mumakil", "coastal-raiders", "corsairs-of-umbar")
    assert attack(table) == 4
    assert table.state("pelargir") == "shadow"
    assert table.saga.corruption == 0
    assert table.points("shadow") == 1


def test_CC_BCOM_13_the_guards_of_the_citadel_on_minas_tirith() -> None:
    cards = ["black-uruks", "olog-hai", "mordor-orcs", "guards-of-the-citadel"]
    table = combat("minas-tirith", *cards)
    assert table.told("log-cards-battleground-combat") == [{"location": "minas-tirith", "attack": 5, "defence": 3}]
    assert table.told("log-cards-loss") == [{"card": "guards-of-the-citadel", "count": 2}]
    assert table.zone("guards-of-the-citadel") == "eliminated"
    assert table.state("minas-tirith") == "free-peoples"


def test_CC_BCOM_14_the_first_player_names_the_next_combat_each_time() -> None:
    table = given(next=["combat"], first=3, path="weathertop", active=["pelargir", "harad"])
    assert (table.asked, table.ask.seat, table.player) == ("next-combat", "saruman", "saruman")
    assert {offer["location"] for offer in table.offers()} == {"weathertop", "pelargir", "harad"}
    table.does("fight", location="harad")
    assert table.state("harad") == "shadow"
    assert (table.asked, table.ask.seat) == ("next-combat", "saruman")
    assert {offer["location"] for offer in table.offers()} == {"weathertop", "pelargir"}
    table.does("fight", location="weathertop")
    assert table.state("pelargir") == "free-peoples"
    table.is_sound()


def test_CC_BCOM_15_an_added_attack_icon_needs_no_attacker() -> None:
    table = given(
        turn="witch-king", path=None, active=["edoras"], reserve={"witch-king": ["the-destroyer"]}, activates=["umbar"]
    )
    table.does("use-card", card="the-destroyer")
    assert table.zone("the-destroyer") == "cycle"
    table.passes("aragorn", "saruman", "frodo", "witch-king")
    assert table.told("log-cards-battleground-combat") == [{"location": "edoras", "attack": 1, "defence": 1}]
    assert combat("edoras", tokens={"edoras": (2, 0)}).state("edoras") == "shadow"


def test_CC_BCOM_17_icons_of_the_wrong_kind_do_not_count() -> None:
    pack = rewritten(gandalf_the_white={"when": "static", "bonus": {"bg_attack": -2}})
    table = combat("minas-morgul", "gandalf-the-white", "olog-hai", pack=pack)
    assert attack(table) == 0
    assert table.state("minas-morgul") == "shadow"
    assert table.zone("gandalf-the-white") == "eliminated"
    assert table.zone("olog-hai") == "cycle"


def test_CC_BCOM_18_path_icons_do_not_count_on_battlegrounds() -> None:
    pack = rewritten(gandalf_the_grey={"when": "static", "bonus": {"bg_attack": -2}})
    table = combat("harad", "gandalf-the-grey", pack=pack)
    assert attack(table) == 0
    assert table.state("harad") == "shadow"


@pytest.mark.parametrize(
    ("ground", "free", "shadow", "lost"),
    [("pelargir", "soldiers-of-gondor", "haradrim-mumakil", "soldiers-of-gondor"),
     ("harad", "knights-of-dol-amroth", "haradrim-regulars", "haradrim-regulars")],
)  # fmt: skip
def test_CG_BCOM_01_whose_battleground_it_is_defends(ground: str, free: str, shadow: str, lost: str) -> None:
    table = combat(ground, free, shadow, "prince-imrahil" if ground == "harad" else "coastal-raiders")
    assert table.told("log-cards-loss")[0]["card"] == lost
    table = combat(ground, free, shadow, tokens={ground: (0, 5)})
    defender = free if ground == "pelargir" else shadow
    assert table.zone(defender) == "cycle"
    assert table.zone(free if defender == shadow else shadow) == "eliminated"


def test_CG_LEAD_04_nobody_is_asked_for_support_that_changes_nothing() -> None:
    """Neither the Balrog nor a troll has leadership icons: the goblins support whom they like."""
    table = given(
        at={"rivendell": ["goblins-of-the-misty-mountains", "balrog-of-moria", "hill-troll"]}, path=None, last_path=1,
        next=["fight", 6],
    )  # fmt: skip
    assert table.asked != "support"
    assert table.state("rivendell") == "shadow"
