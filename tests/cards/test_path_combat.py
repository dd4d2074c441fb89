"""Combat on paths: cases CC-PCOM, who decides the losses of a side, and the pitfalls of both combats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given, rewritten

EGLADIL = ["the-commander", ("the-destroyer", "black-riders-mount"), "gimli", ("legolas", "bow-of-the-galadhrim")]
"""The worked example of the rulebook: three attack icons, three of defence on two characters, one on the path."""


def combat(path: str, *cards: Any, **more: Any) -> Table:
    """The combat step begins, and only this path is active; two persons play, so that nobody has to agree."""
    return given(next=["combat"], path=path, at={path: list(cards)}, **{"players": 2, **more})


# -- the worked example -----------------------------------------------------------------------------------------------
def test_CC_PCOM_01_legolas_and_his_bow_cancel_two() -> None:
    table = combat("egladil", *EGLADIL)
    assert table.told("log-cards-path-combat") == [{"location": "egladil", "attack": 3, "defence": 1}]
    assert table.asked == "loss"
    assert table.ask.args == {"location": "egladil", "count": 2}
    table.does("eliminate-card", card="legolas")
    assert [table.zone(c) for c in ("legolas", "bow-of-the-galadhrim")] == ["eliminated", "eliminated"]
    assert table.zone("gimli") == "cycle"
    for card in ("the-commander", "the-destroyer", "black-riders-mount"):
        assert table.zone(card) == "eliminated"
    assert table.state("egladil") == "free-peoples"
    assert table.points("free-peoples") == 1
    assert table.saga.corruption == 0
    table.is_sound()


def test_CC_PCOM_02_with_gimli_first_legolas_must_go_too() -> None:
    table = combat("egladil", *EGLADIL)
    table.does("eliminate-card", card="gimli")
    assert [entry["card"] for entry in table.told("log-cards-loss")] == ["gimli", "legolas"]
    assert [table.zone(c) for c in ("gimli", "legolas", "bow-of-the-galadhrim")] == ["eliminated"] * 3
    assert table.state("egladil") == "free-peoples"


def test_CC_PCOM_03_nobody_defends() -> None:
    table = combat("egladil", *EGLADIL[:2])
    assert table.state("egladil") == "shadow"
    assert table.saga.corruption == 2
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 2)
    assert table.told("log-cards-path-lost") == [{"location": "egladil", "count": 2}]
    assert table.zone("the-commander") == "eliminated"


# -- losses -----------------------------------------------------------------------------------------------------------
def test_CC_PCOM_04_where_icons_stay_all_are_lost() -> None:
    table = combat("fords-of-bruinen", "the-witch-king", "barrow-wights", "frodo-baggins", "bilbo-baggins", "arwen")
    assert {entry["card"]: entry["count"] for entry in table.told("log-cards-loss")} == {
        "frodo-baggins": 1, "bilbo-baggins": 1, "arwen": 0,
    }  # fmt: skip
    assert table.zone("arwen") == "eliminated"
    assert [table.zone(c) for c in ("frodo-baggins", "bilbo-baggins")] == ["cycle", "cycle"]
    assert table.saga.corruption == 1
    assert table.state("fords-of-bruinen") == "shadow"


def test_CC_PCOM_05_an_empty_path_is_won_by_the_free_peoples() -> None:
    table = combat("weathertop")
    assert table.told("log-cards-path-combat") == [{"location": "weathertop", "attack": 0, "defence": 0}]
    assert table.state("weathertop") == "free-peoples"
    assert table.points("free-peoples") == 2


def test_CC_PCOM_06_an_icon_on_the_path_attacks_by_itself() -> None:
    table = combat("weathertop", tokens={"weathertop": (1, 0)})
    assert table.state("weathertop") == "shadow"
    assert table.saga.corruption == 1


def test_CC_PCOM_07_the_path_alone_cancels_all() -> None:
    table = combat("lothlorien", "the-witch-king", "frodo-baggins", tokens={"lothlorien": (0, 1)})
    assert table.told("log-cards-path-combat") == [{"location": "lothlorien", "attack": 2, "defence": 3}]
    assert table.told("log-cards-loss") == []
    assert table.zone("frodo-baggins") == "cycle"
    assert table.told("log-cards-card-cycled")[0] == {"card": "frodo-baggins"}


def test_CC_PCOM_08_surplus_icons_are_lost() -> None:
    table = combat("weathertop", "the-hunter", "gandalf-the-grey")
    assert table.zone("gandalf-the-grey") == "eliminated"
    assert table.told("log-cards-loss") == [{"card": "gandalf-the-grey", "count": 1}]
    assert table.state("weathertop") == "free-peoples"


def test_CC_PCOM_09_a_path_of_the_shadow_is_worth_its_corruption_only() -> None:
    table = combat("weathertop", "the-witch-king", "the-hunter")
    assert table.saga.corruption == 3
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 3)


def test_CC_PCOM_11_merry_and_his_blade_cancel_two_and_are_cycled() -> None:
    table = combat("weathertop", "the-witch-king", ("merry-brandybuck", "blade-of-westernesse"))
    assert table.told("log-cards-loss") == [{"card": "merry-brandybuck", "count": 2}]
    assert "merry-brandybuck" in table.cycle("frodo")
    assert "blade-of-westernesse" in table.cycle("aragorn")
    assert table.state("weathertop") == "free-peoples"


def test_CC_PCOM_12_an_added_icon_counts_with_the_character() -> None:
    pack = rewritten(the_commander={"when": "on_enter_path", "do": ["token:self:path_attack:1"]})
    table = given(turn="witch-king", hands={"witch-king": ["the-commander", "mordor-orcs"]}, pack=pack)
    table.does("play-card", card="the-commander", to="weathertop").does("cycle-card", card="mordor-orcs")
    table.passes("aragorn", "saruman", "frodo", "witch-king")
    assert table.told("log-cards-path-combat")[0]["attack"] == 2
    assert table.saga.corruption == 2
    table.is_sound()


@pytest.mark.parametrize(("path", "gained"), [("morgul-vale", 1), ("cirith-ungol", 2)])
def test_CC_PCOM_12_gorbag_and_shagrat_gain_theirs(path: str, gained: int) -> None:
    table = given(turn="witch-king", path=path, reserve={"witch-king": ["gorbag-and-shagrat"]}, hands={"witch-king": 1})
    table.does("move-card", card="gorbag-and-shagrat", to=path).does("cycle-card", card=min(table.hand("witch-king")))
    table.passes("aragorn", "saruman", "frodo", "witch-king")
    assert table.told("log-cards-path-combat")[0]["attack"] == gained


def test_CG_PCOM_01_the_shadow_attacks_on_paths_whoever_is_first() -> None:
    for first in range(4):
        table = combat("weathertop", "the-hunter", "sam-gamgee", first=first)
        assert table.told("log-cards-loss") == [{"card": "sam-gamgee", "count": 1}]
        assert table.zone("the-hunter") == "eliminated"


# -- who decides ------------------------------------------------------------------------------------------------------
def strider_and_sam(players: int = 4, first: int = 0) -> Table:
    """One icon is left, and two players of the Free Peoples have a character there."""
    return combat("weathertop", "the-hunter", "strider", "sam-gamgee", players=players, first=first)


def test_CC_PCOM_10_the_free_peoples_decide_together() -> None:
    table = strider_and_sam()
    assert (table.asked, table.ask.seat) == ("loss", "frodo")
    table.does("eliminate-card", card="strider")
    assert (table.asked, table.ask.seat) == ("agree", "aragorn")
    assert table.ask.args == {"location": "weathertop", "count": 1, "card": "strider"}
    assert table.zone("strider") == "weathertop"
    table.does("accept")
    assert table.zone("strider") == "eliminated"
    assert table.zone("sam-gamgee") == "cycle"
    table.is_sound()


def test_CG_PCOM_12_who_declines_leaves_the_choice_to_the_attackers() -> None:
    table = strider_and_sam()
    table.does("eliminate-card", card="strider").does("decline")
    assert (table.asked, table.ask.seat) == ("loss", "witch-king")
    assert table.told("log-cards-disagree") == [{"seat": "witch-king"}]
    assert table.is_offered("eliminate-card", card="strider")
    table.does("eliminate-card", card="sam-gamgee")
    assert table.zone("sam-gamgee") == "eliminated"
    assert table.zone("strider") == "cycle"
    table.is_sound()


def test_CG_PCOM_12_each_loss_is_agreed_on_anew() -> None:
    table = combat("weathertop", "the-witch-king", "sam-gamgee", "legolas", "gimli", players=4)
    table.does("eliminate-card", card="gimli").does("decline").does("eliminate-card", card="legolas")
    assert (table.asked, table.ask.seat) == ("loss", "frodo")
    table.does("eliminate-card", card="gimli")
    assert table.asked == "agree"
    table.does("accept")
    assert [table.zone(c) for c in ("legolas", "gimli", "sam-gamgee")] == ["eliminated", "eliminated", "cycle"]


@pytest.mark.parametrize(
    ("first", "speaks", "agrees", "attacks"),
    [
        (0, "frodo", "aragorn", "witch-king"),
        (1, "aragorn", "frodo", "witch-king"),
        (2, "aragorn", "frodo", "saruman"),
        (3, "frodo", "aragorn", "saruman"),
    ],
)
def test_CG_PCOM_12_the_first_in_turn_order_speaks(first: int, speaks: str, agrees: str, attacks: str) -> None:
    table = strider_and_sam(first=first)
    assert table.ask.seat == speaks
    table.does("eliminate-card", card="strider")
    assert table.ask.seat == agrees
    table.does("decline")
    assert table.ask.seat == attacks


@pytest.mark.parametrize("players", [2, 3])
def test_CG_PCOM_12_one_person_agrees_with_himself(players: int) -> None:
    table = strider_and_sam(players)
    table.does("eliminate-card", card="strider")
    if players == 3:
        assert (table.asked, table.ask.seat) == ("agree", "aragorn")
        table.does("decline")
        assert (table.asked, table.ask.seat) == ("loss", "shadow")
        table.does("eliminate-card", card="strider")
    assert table.zone("strider") == "eliminated"
    assert table.zone("sam-gamgee") == "cycle"


def test_CG_PCOM_12_the_shadow_agrees_on_its_battlegrounds() -> None:
    cards = ["riders-of-rohan", "village-militia", "mordor-orcs", "haradrim-mumakil"]
    table = given(next=["combat"], path=None, at={"morannon": cards})
    assert (table.asked, table.ask.seat) == ("loss", "witch-king")
    table.does("eliminate-card", card="haradrim-mumakil")
    assert (table.asked, table.ask.seat) == ("agree", "saruman")
    table.does("decline")
    assert (table.asked, table.ask.seat) == ("loss", "frodo")
    table.does("eliminate-card", card="mordor-orcs")
    assert table.zone("mordor-orcs") == "eliminated"
    assert table.zone("haradrim-mumakil") == "cycle"


# -- pitfalls ---------------------------------------------------------------------------------------------------------
def test_PF_110_icons_of_the_location_first_then_card_by_card() -> None:
    table = combat(
        "the-council-of-elrond", "the-witch-king", "the-hunter", "strider", "gimli", "arwen",
        tokens={"the-council-of-elrond": (0, 1)},
    )  # fmt: skip
    assert table.told("log-cards-path-combat")[0] == {"location": "the-council-of-elrond", "attack": 3, "defence": 2}
    assert table.ask.args == {"location": "the-council-of-elrond", "count": 1}
    table.does("eliminate-card", card="strider")
    assert table.zone("strider") == "eliminated"
    assert [table.zone(c) for c in ("gimli", "arwen")] == ["cycle", "cycle"]


def test_PF_110_where_icons_stay_nobody_is_left() -> None:
    ground = ["devilry-of-saruman", "saruman", "village-militia", "eowyn"]
    table = given(next=["combat"], path=None, at={"edoras": ground})
    assert table.told("log-cards-battleground-combat") == [{"location": "edoras", "attack": 5, "defence": 1}]
    assert table.zone("village-militia") == "eliminated"
    assert table.zone("eowyn") == "eliminated"
    assert table.state("edoras") == "shadow"


@pytest.mark.parametrize("held", [True, False])
def test_PF_111_attackers_are_eliminated_and_defenders_left_are_cycled_whoever_won(held: bool) -> None:
    attackers = ["the-hunter"] if held else ["the-witch-king", "the-hunter"]
    table = combat("lothlorien", *attackers, *(["sam-gamgee"] if held else []))
    assert table.state("lothlorien") == ("free-peoples" if held else "shadow")
    assert {table.zone(c) for c in attackers} == {"eliminated"}
    assert not held or table.zone("sam-gamgee") == "cycle"
    troops = ["mordor-orcs"] if held else ["mordor-orcs", "mordor-orcs-2", "olog-hai"]
    cards = [*troops, *(["high-elves"] if held else [])]
    table = given(next=["combat"], path=None, at={"lorien": cards}, activates=["harad"])
    assert table.state("lorien") == ("free-peoples" if held else "shadow")
    assert {table.zone(c) for c in troops} == {"eliminated"}
    assert not held or table.zone("high-elves") == "cycle"
