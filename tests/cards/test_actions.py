"""The action step and passing: cases CC-PASS, pitfall PF-107, rules CG-ACT and CG-PASS."""

from __future__ import annotations

from copy import deepcopy

from tests.cards.scenario import Json, given
from thirdage.games.cards.facts import DATA

ALL = ("frodo", "witch-king", "aragorn", "saruman")


# -- passing --------------------------------------------------------------------------------------------------------
def test_CC_PASS_01_within_the_limit() -> None:
    table = given(turn="frodo", hands={"frodo": 2, "witch-king": 0, "saruman": 0})
    table.passes("frodo")
    assert table.player == "witch-king"
    assert table.told("log-cards-passes") == [{"player": "frodo"}]


def test_CC_PASS_02_fewer_than_each_opponent() -> None:
    table = given(turn="frodo", hands={"frodo": 3, "witch-king": 4, "saruman": 5})
    table.passes("frodo")
    assert len(table.hand("frodo")) == 3


def test_CC_PASS_03_not_fewer_than_one_of_them() -> None:
    table = given(turn="frodo", hands={"frodo": 3, "witch-king": 3, "saruman": 5})
    table.is_refused("CG-PASS-01", "pass")
    assert not table.is_offered("pass")
    table = given(turn="frodo", hands={"frodo": 3, "witch-king": 5, "saruman": 3})
    table.is_refused("CG-PASS-01", "pass")


def test_CC_PASS_04_the_team_mate_does_not_count() -> None:
    table = given(turn="frodo", hands={"frodo": 3, "witch-king": 4, "saruman": 5, "aragorn": 1})
    table.passes("frodo")


def test_CC_PASS_05_elrond_raises_the_limit() -> None:
    table = given(turn="aragorn", hands={"aragorn": 3}, reserve={"aragorn": ["elrond"]})
    assert table.carryover("aragorn") == 3
    assert table.carryover("frodo") == 2
    table.passes("aragorn")


def test_CC_PASS_06_the_limit_changes_at_once() -> None:
    table = given(
        turn="aragorn",
        path="imladris",
        hands={"aragorn": ["elrond", "arwen", "high-elves", "boromir"]},
        draws={"aragorn": ["legolas"]},
    )
    table.does("play-card", card="elrond", to="reserve")
    assert table.carryover("aragorn") == 3
    table.does("cycle-card", card="arwen").passes("saruman", "frodo", "witch-king")
    assert table.hand("aragorn") == {"high-elves", "boromir", "legolas"}
    assert table.is_offered("pass")
    moved = given(turn="aragorn", path="imladris", hands={"aragorn": 3}, reserve={"aragorn": ["elrond"]})
    moved.does("move-card", card="elrond", to="imladris")
    assert moved.carryover("aragorn") == 2
    moved.passes("saruman", "frodo", "witch-king").is_refused("CG-PASS-01", "pass")
    lost = given(turn="witch-king", hands={"aragorn": 3}, reserve={"aragorn": ["elrond"], "witch-king": ["the-reaver"]})
    lost.does("use-card", card="the-reaver").does("forsake-top-card").does("forsake-from-reserve", card="elrond")
    assert lost.carryover("aragorn") == 2
    assert lost.player == "aragorn"
    lost.is_refused("CG-PASS-01", "pass")


def test_CC_PASS_07_an_action_starts_the_count_anew() -> None:
    table = given(turn="frodo", hands={"frodo": 2, "saruman": 1})
    table.passes("frodo", "witch-king", "aragorn").does("cycle-card", card=min(table.hand("saruman")))
    assert (table.asked, table.player) == ("action", "frodo")
    assert table.is_offered("cycle-card", card=min(table.hand("frodo")))
    table.passes("frodo", "witch-king", "aragorn")
    assert (table.asked, table.player) == ("action", "saruman")
    late = given(turn="frodo", hands={"frodo": 2, "saruman": 1})
    late.passes("frodo", "witch-king", "aragorn").does("cycle-card", card=min(late.hand("saruman")))
    late.does("cycle-card", card=min(late.hand("frodo"))).passes("witch-king", "aragorn", "saruman")
    assert (late.asked, late.player) == ("action", "frodo")


def test_CC_PASS_08_four_passes_end_the_step() -> None:
    table = given(turn="aragorn", hands=dict.fromkeys(ALL, 2), path="weathertop", active=["edoras"])
    table.passes("aragorn", "saruman", "frodo", "witch-king")
    assert table.asked == "next-combat"
    assert table.told("log-cards-all-passed") == [{}]
    assert [args["player"] for args in table.told("log-cards-passes")] == ["aragorn", "saruman", "frodo", "witch-king"]


def test_CC_PASS_09_who_may_not_pass_has_an_action() -> None:
    table = given(turn="frodo", hands={"frodo": 5, "witch-king": 5, "saruman": 6})
    table.is_refused("CG-PASS-01", "pass")
    assert all(table.is_offered("cycle-card", card=card) for card in table.hand("frodo"))


def higher_limits() -> Json:
    """Our facts, but The Lidless Eye and Saruman's Staff raise a limit by 2."""
    data = deepcopy(DATA)
    for row in data["cards"]["card"]:
        for ability in row.get("abilities", []):
            if row["id"] in ("the-lidless-eye", "sarumans-staff") and "carryover_bonus:1" in ability.get("do", []):
                ability["do"] = ["carryover_bonus:2"]
    return data


def test_CC_PASS_10_who_passed_with_few_cards_keeps_them() -> None:
    table = given(
        turn="frodo",
        hands={"frodo": 3, "aragorn": 3, "witch-king": 4, "saruman": 4},
        reserve={"witch-king": ["the-lidless-eye"], "saruman": [("saruman", "sarumans-staff")]},
        pack=higher_limits(),
    )
    assert [table.carryover(player) for player in ALL] == [2, 4, 2, 4]
    table.passes(*ALL)
    assert len(table.told("log-cards-all-passed")) == 1
    assert table.told("log-cards-cycles") == []
    assert len(table.hand("frodo")) == len(table.hand("aragorn")) == 3 + 3
    duel = given(
        "duel",
        turn="gandalf",
        hands={"gandalf": 3, "witch-king": 4},
        reserve={"witch-king": ["the-lidless-eye", ("saruman", "sarumans-staff")]},
    )
    assert [duel.carryover("gandalf"), duel.carryover("witch-king")] == [2, 4]
    duel.passes("gandalf", "witch-king")
    assert len(duel.hand("gandalf")) == 3 + 4


def test_CC_PASS_11_with_an_empty_hand() -> None:
    table = given(
        turn="aragorn",
        path="egladil",
        hands={"aragorn": 0, "frodo": 1},
        reserve={"aragorn": ["legolas", ("galadriel", "nenya-ring-of-adamant")]},
    )
    kinds = {offer["kind"] for offer in table.offers()}
    assert kinds == {"pass", "move-card", "use-card", "use-ring"}
    table.is_refused("CG-WIN-01", "winnow")
    table.is_refused("CG-CYC-03", "cycle-card", card="arwen")
    table.is_refused("CG-PLAY-01", "play-card", card="arwen", to="reserve")
    table.is_refused("CG-PLAY-01", "play-event", card="the-red-arrow")


# -- rules that no case names ---------------------------------------------------------------------------------------
def test_CG_ACT_01_from_the_first_player_on() -> None:
    table = given(next=["path"], path=None, round=4, first=3, last_path=3, activates=["khazad-dum"])
    turns = []
    while table.asked == "action":
        turns.append(table.player)
        table.passes(table.player)
    assert turns == ["saruman", "frodo", "witch-king", "aragorn"]


def test_CG_ACT_03_the_actions_of_a_turn() -> None:
    table = given(
        turn="witch-king",
        path="weathertop",
        hands={"witch-king": ["mordor-orcs", "the-day-without-dawn"]},
        reserve={"witch-king": ["the-reaver"]},
    )
    assert {offer["kind"] for offer in table.offers()} == {
        "pass", "play-card", "play-event", "move-card", "use-card", "use-ring", "winnow", "cycle-card",
    }  # fmt: skip
    table.does("cycle-card", card="mordor-orcs")
    assert table.cycle("witch-king") == {"mordor-orcs"}
    assert table.player == "aragorn"


def test_CG_PASS_07_hand_sizes_are_public() -> None:
    table = given(hands={"frodo": 3, "witch-king": 5})
    for seat in (*table.match.seats, "spectator"):
        rows = table.seen(seat)["players"]
        assert [rows[player]["hand"]["count"] for player in ALL] == [3, 5, 0, 0]


def test_PF_107_passing() -> None:
    table = given(turn="frodo", hands={"frodo": 3, "witch-king": 4, "saruman": 4, "aragorn": 2})
    table.passes("frodo").is_refused("CG-PASS-01", "pass")
    table.does("cycle-card", card=min(table.hand("witch-king"))).passes("aragorn")
    table.does("cycle-card", card=min(table.hand("saruman")))
    assert table.player == "frodo"
    table.is_refused("CG-PASS-01", "pass")
    table.does("cycle-card", card=min(table.hand("frodo")))
    assert len(table.hand("frodo")) == 2
