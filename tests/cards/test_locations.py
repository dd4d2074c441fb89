"""Battlegrounds activated and reactivated: cases CC-BG, pitfall PF-109."""

from __future__ import annotations

from typing import Any

from tests.cards.scenario import Table, given

FREE = ("dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell")
DARK = ("dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar")


def lorien_comes(**more: Any) -> Table:
    """Round 1, Frodo first: chance brings Lórien, then the path Bag End."""
    return given(next=["location"], path=None, activates=["lorien", "bag-end"], **more)


# -- activating -----------------------------------------------------------------------------------------------------
def test_CC_BG_01_lorien_brings_dol_guldur() -> None:
    table = lorien_comes()
    assert table.chances[0] == set(FREE)
    assert table.active == ["lorien", "dol-guldur", "bag-end"]
    assert table.told("log-cards-activated")[:2] == [{"location": "lorien"}, {"location": "dol-guldur"}]
    assert table.told("log-cards-reactivated") == []
    assert [x for x in DARK if table.state(x) == "deck"] == [x for x in DARK if x != "dol-guldur"]
    table.is_sound()


def test_CC_BG_02_dol_guldur_from_a_scoring_area() -> None:
    for side in ("free-peoples", "shadow"):
        table = lorien_comes(scored={side: ["dol-guldur"]})
        assert table.active == ["lorien", "dol-guldur", "bag-end"]
        assert table.told("log-cards-reactivated") == [{"location": "dol-guldur"}]
        assert table.points(side) == 0


def test_CC_BG_03_the_two_do_not_call_each_other_for_ever() -> None:
    table = lorien_comes()
    assert table.told("log-cards-nothing-to-activate") == [{"place": "dol-guldur"}]
    assert table.active.count("lorien") == 1


def test_CC_BG_04_a_first_player_of_the_shadow() -> None:
    table = given(next=["location"], first=1, round=2, path=None, activates=["moria", "weathertop"], last_path=1)
    assert table.chances[0] == set(DARK)
    assert table.active[0] == "moria"
    assert len(table.hand("saruman")) == 2


def test_CC_BG_05_the_other_deck_if_ones_own_is_empty() -> None:
    table = given(
        next=["location"], first=2, round=3, path=None, activates=["umbar"],
        scored={"free-peoples": FREE, "shadow": ("dol-guldur", "harad", "minas-morgul", "morannon", "orthanc")},
        last_path=2,
    )  # fmt: skip
    assert table.chances[0] == {"moria", "umbar"}
    assert table.active[0] == "umbar"


def test_CC_BG_06_both_decks_empty() -> None:
    table = given(
        next=["location"], path=None, activates=["gildors-encampment"], scored={"free-peoples": FREE, "shadow": DARK}
    )
    assert table.active == ["gildors-encampment"]
    assert table.told("log-cards-no-battleground") == [{}]


def test_CC_BG_07_a_fourth_battleground() -> None:
    table = given(
        turn="saruman",
        active=["edoras", "moria", "harad"],
        reserve={"saruman": ["the-black-fleet"]},
    )
    table.does("use-card", card="the-black-fleet")
    assert table.active == ["edoras", "moria", "harad", "weathertop", "pelargir"]
    assert table.zone("the-black-fleet") == "eliminated"
    table.does("decline").is_sound()


def test_CC_BG_08_a_faction_that_defends_or_attacks() -> None:
    table = given(
        turn="aragorn",
        reserve={"aragorn": [("aragorn", "anduril")]},
        active=["dol-amroth", "pelargir", "minas-morgul", "morannon", "umbar"],
    )
    table.does("use-card", card="anduril")
    assert table.asked == "activate-battleground"
    assert table.player == "aragorn"
    assert [offer["location"] for offer in table.offers()] == ["minas-tirith", "harad"]
    table.does("activate", location="harad")
    assert table.state("harad") == "active"
    assert table.zone("aragorn") == table.zone("anduril") == "harad"


def test_CC_BG_09_what_lies_in_a_scoring_area_is_not_activated() -> None:
    table = given(turn="saruman", reserve={"saruman": ["coastal-raiders"]}, scored={"free-peoples": ["dol-amroth"]})
    table.is_refused("CG-BG-10", "use-card", card="coastal-raiders")
    edoras = given(next=["location"], path=None, activates=["edoras"], scored={"shadow": ["helms-deep"]})
    assert edoras.active[0] == "edoras"
    assert edoras.state("helms-deep") == "shadow"
    assert edoras.told("log-cards-nothing-to-activate") == [{"place": "edoras"}]


def test_CC_BG_10_what_lies_in_a_deck_is_not_reactivated() -> None:
    table = given(turn="saruman", reserve={"saruman": ["the-black-serpent"]}, scored={"free-peoples": ["edoras"]})
    assert table.state("harad") == "deck"
    table.is_refused("CG-BG-10", "use-card", card="the-black-serpent")
    table = given(turn="saruman", reserve={"saruman": ["the-black-serpent"]}, scored={"free-peoples": ["harad"]})
    table.does("use-card", card="the-black-serpent")
    assert table.state("harad") == "active"
    assert table.told("log-cards-reactivated") == [{"location": "harad"}]


def test_CC_BG_11_an_active_battleground_counts_for_nobody() -> None:
    own = ("orthanc", "minas-tirith", "lorien", "rivendell", "helms-deep", "edoras")
    table = given(
        turn="saruman",
        reserve={"saruman": ["saruman"]},
        hands={"saruman": ["threats-and-promises", "wolf-riders"]},
        scored={"free-peoples": own},
    )
    assert table.points("free-peoples") == 12
    table.does("play-event", card="threats-and-promises").does("cycle-card", card="wolf-riders")
    table.does("activate", location="orthanc")
    assert table.points("free-peoples") == 10
    assert table.points("shadow") == 0


def test_CC_BG_12_the_battleground_with_its_effect_then_the_path() -> None:
    table = given(next=["location"], path=None, activates=["rivendell", "bag-end"], draws={"aragorn": ["arwen"]})
    assert table.active == ["rivendell"]
    assert (table.asked, table.player) == ("cycle", "aragorn")
    table.does("cycle-cards", cards=["arwen"])
    assert table.active == ["rivendell", "bag-end"]
    assert table.player == "frodo"


# -- reactivated ----------------------------------------------------------------------------------------------------
def fought_by(attacker: str, side: str, *, warned: bool = False) -> Table:
    """Dol Guldur comes back out of a side's area with Lórien; Aragorn sends somebody there."""
    table = lorien_comes(scored={side: ["dol-guldur"]}, reserve={"aragorn": [attacker], "witch-king": ["the-warrior"]})
    table.passes("frodo")
    if warned:
        table.does("use-card", card="the-warrior").does("choose-location", location="dol-guldur")
    else:
        table.passes("witch-king")
    return table.does("move-card", card=attacker, to="dol-guldur").passes("saruman")


def test_CC_BG_13_CG_REA_04_won_from_the_other_side_its_own_icons_do_not_count() -> None:
    table = fought_by("high-elves", "free-peoples")
    assert table.told("log-cards-nothing-to-activate") == [{"place": "dol-guldur"}]
    table.passes("frodo", "witch-king", "aragorn").fights("dol-guldur")
    assert table.told("log-cards-battleground-combat") == [{"location": "dol-guldur", "attack": 2, "defence": 0}]
    assert table.state("dol-guldur") == "free-peoples"
    assert table.zone("high-elves") == "eliminated"


def test_CC_BG_14_added_icons_count() -> None:
    table = fought_by("legolas", "free-peoples", warned=True)
    table.passes("frodo", "witch-king", "aragorn").fights("dol-guldur")
    assert table.told("log-cards-battleground-combat") == [{"location": "dol-guldur", "attack": 1, "defence": 1}]
    assert table.state("dol-guldur") == "shadow"


def test_CC_BG_15_out_of_its_own_area_its_icons_count() -> None:
    table = fought_by("high-elves", "shadow")
    table.passes("frodo", "witch-king", "aragorn").fights("dol-guldur")
    assert table.told("log-cards-battleground-combat") == [{"location": "dol-guldur", "attack": 2, "defence": 2}]
    assert table.state("dol-guldur") == "shadow"


def test_CG_REA_05_paths_are_never_reactivated() -> None:
    table = given(
        turn="frodo",
        path="egladil",
        reserve={"frodo": [("gandalf-the-white", "shadowfax")]},
        scored={"free-peoples": ["edoras", "lothlorien"], "shadow": ["moria"]},
        used=["dimrill-dale"],
        at={"egladil": ["flocks-of-crebain"]},
    )
    table.does("use-card", card="shadowfax")
    assert {offer["location"] for offer in table.offers()} == {*FREE, *DARK}
    table.does("activate", location="edoras")
    assert table.asked == "play-drawn"
    table.does("done")
    assert table.zone("gandalf-the-white") == "edoras"
    table.passes("witch-king", "aragorn").is_refused("CG-PATH-08", "use-card", card="flocks-of-crebain")


def test_PF_109_reactivation() -> None:
    table = given(
        turn="frodo",
        reserve={"frodo": [("gandalf-the-white", "shadowfax")]},
        scored={"shadow": ["rivendell"]},
        tokens={},
        draws={"aragorn": ["arwen"]},
    )
    table.does("use-card", card="shadowfax").does("activate", location="rivendell")
    assert table.hand("aragorn") == {"arwen"}
    table.does("cycle-cards", cards=["arwen"])
    assert table.zone("gandalf-the-white") == "rivendell"
    assert table.seen()["active"][1]["from"] == "shadow"
    table.passes("witch-king", "aragorn", "saruman", "frodo").fights("rivendell")
    assert table.told("log-cards-battleground-combat") == [{"location": "rivendell", "attack": 0, "defence": 0}]
    assert table.told("log-cards-battleground-won") == [{"location": "rivendell", "side": "free-peoples", "count": 2}]
    assert table.zone("gandalf-the-white") == "cycle"
    table.is_sound()
