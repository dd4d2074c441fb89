"""Scoring and the end of the game: cases CC-VIC, rules CG-SCO and CG-VIC that no case names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given

FREE = [
    "bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun", "helms-deep", "minas-tirith", "lorien",
    "orthanc",
]  # fmt: skip
DARK = ["minas-morgul", "dol-guldur"]
"""The worked example of the rulebook, without the corruption."""
NO_RINGS = dict.fromkeys(("frodo", "aragorn", "witch-king", "saruman"), False)


def check(free: list[str], dark: list[str], corruption: int, *, rings: dict[str, bool], **more: Any) -> Table:
    """The victory check with these locations in the scoring areas."""
    return given(
        next=["victory"], path=None, scored={"free-peoples": free, "shadow": dark}, corruption=corruption,
        rings={**NO_RINGS, **rings}, activates=["umbar"], **{"last-path": 5, **more},
    )  # fmt: skip


def outcome(table: Table) -> tuple[str, str, dict[str, int]]:
    """Who won, why, and the points."""
    end = table.match.outcome
    assert end is not None
    return str(end.side), end.reason, end.details["points"]


def test_CC_VIC_01_thirteen_to_ten() -> None:
    table = check(FREE, DARK, 7, rings={}, final=True)
    assert outcome(table) == ("free-peoples", "final-round", {"free-peoples": 13, "shadow": 10})
    assert (table.points("free-peoples"), table.points("shadow")) == (13, 10)
    table.is_sound()


def test_CC_VIC_02_ring_tokens_count_at_the_end() -> None:
    table = check(FREE, DARK, 7, rings={"witch-king": True, "saruman": True}, final=True)
    assert outcome(table) == ("free-peoples", "final-round", {"free-peoples": 13, "shadow": 12})


def test_CC_VIC_03_the_shadow_wins_ties() -> None:
    table = check([*FREE[1:]], DARK, 9, rings={}, final=True)
    assert outcome(table) == ("shadow", "final-round", {"free-peoples": 12, "shadow": 12})


def test_CC_VIC_04_a_lead_of_ten_ends_the_game() -> None:
    table = check(FREE[:4], [*DARK, "moria"], 10, rings={}, round=5)
    assert outcome(table) == ("shadow", "lead", {"free-peoples": 4, "shadow": 14})


def test_CC_VIC_05_ring_tokens_make_no_lead_before_the_end() -> None:
    table = check(FREE[:4], [*DARK, "moria"], 9, rings={"witch-king": True, "saruman": True}, round=5)
    assert table.match.outcome is None
    assert table.told("log-cards-points") == [{"free": 4, "shadow": 13}]
    assert table.saga.round == 6


def test_CG_SCO_04_an_unused_token_of_either_side_counts_one() -> None:
    table = check(FREE, DARK, 7, rings={"frodo": True, "witch-king": True, "saruman": True}, final=True)
    assert outcome(table)[2] == {"free-peoples": 14, "shadow": 12}


def test_CC_VIC_06_without_corruption_nothing_is_removed() -> None:
    table = given(turn="frodo", at={"weathertop": [("merry-brandybuck", "lembas"), "sam-gamgee"]}, corruption=0)
    table.does("use-card", card="lembas")
    assert table.zone("lembas") == "eliminated"
    assert table.saga.corruption == 0
    assert table.points("shadow") == 0


def test_CC_VIC_07_corruption_goes_to_the_shadow_whoever_adds_it() -> None:
    table = given(turn="frodo", path="dead-marshes", at={"dead-marshes": ["smeagol"]})
    table.does("use-card", card="smeagol").does("activate", location="osgiliath")
    assert table.told("log-cards-corruption") == [{"place": "smeagol", "count": 1}]
    assert table.saga.corruption == 1
    assert table.points("shadow") == 1


def test_CC_VIC_08_the_ninth_path_ends_the_game_without_a_draw() -> None:
    table = given(next=["combat"], round=9, path="orodruin", hands={"frodo": 1})
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "final-round"
    assert table.asked == ""
    assert len(table.hand("frodo")) == 1
    assert table.told("log-cards-draws") == []
    assert outcome(table)[2] == {"free-peoples": 3 + 2, "shadow": 2}


def test_CG_VIC_05_a_last_path_fought_over_early_makes_the_round_final() -> None:
    table = given(
        turn="saruman", round=9, path="orodruin", at={"orodruin": ["gollum"]}, used=["crack-of-doom"],
        passed=["frodo", "witch-king", "aragorn"],
    )  # fmt: skip
    assert table.match.view("spectator")["position"]["final"] is False
    table.does("use-card", card="gollum")
    assert table.active == ["morgai"]
    assert table.saga.final
    assert table.match.outcome is None
    table.passes("frodo", "witch-king", "aragorn", "saruman")
    assert outcome(table)[1] == "final-round"


def test_CG_VIC_05_it_is_final_even_if_no_path_is_left_to_fight_over() -> None:
    assert check([], [], 0, rings={}, final=True, round=9).match.outcome is not None
    assert check([], [], 0, rings={}, final=False, round=5).match.outcome is None


# -- PF-118: what the scenarios change, and what they do not ----------------------------------------------------------
def path_nine(scenario: str, rings: dict[str, bool]) -> tuple[str, str, dict[str, int]]:
    """A path of the highest number is fought over in the combat step: one defence token more than attack."""
    path = "amon-hen" if scenario == "fellowship" else "orodruin"
    table = given(scenario, next=["combat"], round=6, path=path, tokens={path: (0, 1)}, rings=rings)
    return outcome(table)


@pytest.mark.parametrize(
    ("scenario", "free", "shadow"), [("trilogy", 2, 2), ("duel", 0, 0), ("duel-3", 0, 2), ("fellowship", 0, 0)]
)
def test_PF_118_which_ring_tokens_score(scenario: str, free: int, shadow: int) -> None:
    vp = 2 if scenario == "fellowship" else 3
    assert path_nine(scenario, {}) == ("free-peoples", "final-round", {"free-peoples": vp + free, "shadow": shadow})


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "duel-3", "fellowship"])
@pytest.mark.parametrize(("corruption", "over"), [(9, False), (10, True)])
def test_PF_118_a_gap_of_ten_in_every_scenario(scenario: str, corruption: int, over: bool) -> None:
    more: dict[str, Any] = {"last-path": 2}
    table = given(scenario, next=["victory"], path=None, corruption=corruption, **more)
    assert (table.match.outcome is not None) == over
    if over:
        assert outcome(table)[:2] == ("shadow", "lead")


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "duel-3", "fellowship"])
def test_PF_118_ties_go_to_the_shadow_in_every_scenario(scenario: str) -> None:
    rings = dict.fromkeys(NO_RINGS, False) if scenario == "trilogy" else {}
    if scenario == "duel-3":
        rings = {"witch-king": False, "saruman": False}
    more: dict[str, Any] = {"last-path": 6}
    table = given(
        scenario, next=["victory"], path=None, scored={"free-peoples": ["moria"]}, corruption=1, final=True,
        rings=rings, **more,
    )  # fmt: skip
    assert outcome(table) == ("shadow", "final-round", {"free-peoples": 1, "shadow": 1})


def test_PF_118_the_gap_is_looked_at_in_the_victory_step_only() -> None:
    table = given(turn="frodo", corruption=20, hands={"frodo": 1})
    table.does("cycle-card", card=min(table.hand("frodo")))
    assert table.match.outcome is None
    table.passes("witch-king", "aragorn", "saruman", "frodo")
    assert outcome(table)[1] == "lead"


@pytest.mark.parametrize("scenario", ["duel", "duel-3"])
def test_PF_118_in_the_duels_an_equal_path_goes_to_nobody(scenario: str) -> None:
    table = given(scenario, next=["combat"], path="weathertop", activates=["umbar"])
    assert table.state("weathertop") == "discarded"
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 0)
