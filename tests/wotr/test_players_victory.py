"""Three and four players: who wins inside the side that wins, and to whom a capture counts (WR-MP-30 to 33)."""

from __future__ import annotations

from typing import Any

import thirdage
from thirdage.games.wotr.model.captors import points_captured, points_lost

from .board import at_war
from .four import EMPTY, turn_of
from .scenario import Scenario, at_table

Json = dict[str, Any]


def over(captured: list[str], captors: Json, players: int = 4, **position: Any) -> Scenario:
    """The Shadow has won by corruption, with these settlements captured."""
    seats = thirdage.setup("wotr", {}, {"players": players}).seats
    return at_table(
        players, next=["end-of-actions"], captured=captured, alliance={"captors": captors},
        hands={s: [] for s in seats}, fellowship={"mordor": 1, "region": None, "corruption": 11}, **position,
    )  # fmt: skip


def result(war: Scenario) -> Json:
    """How it ended."""
    assert war.match.outcome is not None
    return war.match.outcome.json()


# Cities count one point, strongholds two.
def test_WC_MP_16_inside_the_shadow_captures_less_losses_decide() -> None:
    sauron = ["minas-tirith", "dol-amroth", "lorien"]
    saruman = ["edoras", "helms-deep", "rivendell"]
    lost = ["dol-guldur"]
    captors = {**dict.fromkeys(sauron, "witch-king"), **dict.fromkeys(saruman, "saruman")}
    war = over([*sauron, *saruman, *lost], captors)
    players = {player.seat: player for player in war.position.facts.players}
    assert [points_captured(war.position, players[s]) for s in ("witch-king", "saruman")] == [6, 5]
    assert [points_lost(war.position, players[s]) for s in ("witch-king", "saruman")] == [2, 0]
    assert result(war) == {
        "winners": ["saruman"], "side": "shadow", "reason": "corruption",
        "details": {"turn": 1, "scores": {"witch-king": 4, "saruman": 5}},
    }  # fmt: skip
    assert war.told("log-wotr-wins-inside") == [{"seat": ["saruman"]}]
    again = thirdage.setup("wotr", war.view(), {"players": 4})
    assert again.view("spectator") == war.match.view("spectator"), "an ending is written and read"


def test_WR_MP_30_of_three_players_the_two_of_the_shadow_compare() -> None:
    war = over(["edoras"], {"edoras": "witch-king"}, 3)
    assert (result(war)["winners"], result(war)["side"]) == (["witch-king"], "shadow")


def military(captured: list[str], captors: Json, players: int = 4) -> Scenario:
    """The turn ends with these settlements captured."""
    seats = thirdage.setup("wotr", {}, {"players": players}).seats
    return at_table(
        players, next=["victory-check"], captured=captured, alliance={"captors": captors}, hands={s: [] for s in seats}
    )


FALLEN = ["dol-guldur", "orthanc"]


def test_WC_MP_17_inside_the_free_peoples_the_smaller_losses_decide() -> None:
    lost = ["minas-tirith", "lorien", "helms-deep", "edoras", "erebor"]
    war = military([*lost, *FALLEN], {})
    assert result(war) == {
        "winners": ["gondor"], "side": "free-peoples", "reason": "military",
        "details": {"turn": 1, "scores": {"gondor": -4, "rohan": -5}},
    }  # fmt: skip


def test_WR_MP_31_captures_do_not_count_for_the_free_peoples() -> None:
    war = military(["dale", *FALLEN], {"dol-guldur": "rohan", "orthanc": "rohan"})
    assert (result(war)["winners"], result(war)["details"]["scores"]) == (["gondor"], {"gondor": 0, "rohan": -1})


def test_WR_MP_32_equal_scores_share_the_win() -> None:
    assert result(military(FALLEN, {}))["winners"] == ["gondor", "rohan"]
    war = over(["edoras", "pelargir"], {"edoras": "witch-king", "pelargir": "saruman"})
    assert result(war)["winners"] == ["witch-king", "saruman"]


def test_WR_MP_30_a_side_wins_as_with_two_players() -> None:
    alone = military(FALLEN, {}, 3)
    assert result(alone) == {
        "winners": ["free-peoples"], "side": "free-peoples", "reason": "military", "details": {"turn": 1},
    }  # fmt: skip
    assert military(["dol-guldur"], {}).match.outcome is None


# -- whose capture it is ----------------------------------------------------------------------------------------------
def test_WR_MP_33_a_capture_counts_for_the_commander_of_the_army() -> None:
    def captors(seat: str, army: Json, mixed: bool) -> Json:
        alliance = {"mixed": {"shadow": ["vale-of-the-carnen"] * mixed}}
        war = turn_of(
            seat, "army", shadow={"vale-of-the-carnen": army}, free_peoples={}, alliance=alliance,
            nations=at_war("sauron", "southrons"),
        )  # fmt: skip
        own = {f: n for f, n in army.items() if mixed or f.startswith("sauron") == (seat == "witch-king")}
        one = war.seat(seat).uses("army").does("move-armies")
        one.does("move-army", from_region="vale-of-the-carnen", region="dale").does("take-figures", figures=own)
        found: Json = war.view()["alliance"]["captors"]
        return found

    both = {"sauron-regular": 2, "southrons-regular": 1}
    assert captors("witch-king", both, mixed=False) == {"dale": "witch-king"}
    assert captors("saruman", both, mixed=False) == {"dale": "saruman"}
    assert captors("witch-king", both, mixed=True) == {"dale": "witch-king"}
    assert captors("saruman", {"sauron-regular": 1, "southrons-regular": 3}, mixed=True) == {"dale": "saruman"}


def test_WR_MP_33_after_a_battle_it_is_the_commander_of_the_attackers() -> None:
    """Also where more units of the team-mate besiege the stronghold beside them."""
    war = at_table(
        4, next=["combat-rolls", "", ""], hands=EMPTY, actor="saruman", nations=at_war("sauron", "isengard", "rohan"),
        dice={"free-peoples": ["event"], "shadow": []}, inside={"helms-deep": {"rohan-regular": 1}}, free_peoples={},
        shadow={"helms-deep": {"isengard-regular": 2, "sauron-regular": 4}},
        battle={
            "kind": "assault", "attacker": "shadow", "origin": "helms-deep", "place": "helms-deep",
            "attackers": {"isengard-regular": 2},
        },
    )  # fmt: skip
    war.chance.rolls(6, 6).rolls(1)
    assert war.view()["alliance"]["captors"] == {"helms-deep": "saruman"}


def test_WR_MP_30_what_is_taken_back_counts_for_nobody() -> None:
    war = turn_of(
        "rohan", "army-muster", nations=at_war("rohan"), free_peoples={"folde": {"rohan-regular": 1}}, shadow={},
        captured=["edoras"], alliance={"captors": {"edoras": "saruman"}},
    )  # fmt: skip
    rohan = war.seat("rohan").uses("army-muster").does("move-armies")
    rohan.does("move-army", from_region="folde", region="edoras").does("take-figures", figures={"rohan-regular": 1})
    assert war.view()["alliance"]["captors"] == {}
    assert war.view()["captured"] == []


def test_two_players_win_as_their_side() -> None:
    match = thirdage.setup("wotr", {"next": ["victory-check"], "captured": FALLEN})
    assert match.outcome is not None
    assert match.outcome.json() == {
        "winners": ["free-peoples"], "side": "free-peoples", "reason": "military", "details": {"turn": 1},
    }  # fmt: skip
