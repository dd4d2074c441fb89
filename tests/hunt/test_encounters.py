"""Encounter, escape and rescue in chapter 1 (cases HC-ENC, HC-END)."""

from __future__ import annotations

from thirdage.games.hunt.constants import EYE
from thirdage.games.hunt.facts import own_facts

from .scenario import Table, given

FACTS = own_facts()


def token(shown: str, place: int = 0) -> str:
    """A token of the Hunt pool that shows this number, or an Eye."""
    value = EYE if shown == "eye" else int(shown)
    return [t.id for t in FACTS.tokens if t.value == value and not t.special][place]


def drawn(*tokens: str, **more: object) -> Table:
    """An encounter in which these tokens were drawn."""
    return given(next=["cancel", "escape"], drawn=tokens, **more)  # type: ignore[arg-type]


def in_pool(table: Table) -> set[str]:
    return set(table.seen()["tokens"]["pool"])


def test_hc_enc_01_who_takes_part() -> None:
    right = "d-23-36-1"
    table = given(
        log="1 . 21 23 . .",
        turn="green",
        orders=[["blue", "purple", "red", "green"]],
        nazgul={"green": "23", "purple": "21", "red": right, "blue": "19"},
        dice="sword",
    )
    table.does("hunt-with-die", face="sword").ends_turn()
    assert len(table.at.drawn) == 3


def test_hc_enc_02_a_companion_cancels_and_eyes_add_up() -> None:
    three, first, second = token("3"), token("eye"), token("eye", 1)
    table = drawn(three, first, second).does("cancel-token", companion="sam", token=three)
    assert three in in_pool(table)
    assert table.at.corruption == 3
    assert set(table.seen()["tokens"]["eyes"]) == {first, second}


def test_hc_enc_03_escape_within_the_dots_and_one_more() -> None:
    table = given(log="1 . 21 23 . .", next=["escape"])
    assert {"33", "36", "45", "46", "19", "21"} <= table.spaces("record-location")
    table.is_refused("HR-ESC1-02", "record-location", space="38")
    table.does("record-location", space="46")
    assert (table.last, table.at.dots, table.at.track) == ("46", 0, 6)


def test_hc_enc_04_escape_without_moving() -> None:
    table = given(log="1 . 21 23 . .", next=["escape"]).does("do-not-move")
    assert table.log == "1 . 21 23 . . x"
    assert (table.last, table.at.dots, table.at.track, table.at.in_the_wild) == ("23", 2, 6, True)


def test_hc_enc_05_a_crossed_out_cell_is_no_dot() -> None:
    with_cross = given(log="1 . 21 23 . . x").spaces("record-location")
    assert with_cross == given(log="1 . 21 23 . .").spaces("record-location")
    assert "46" not in with_cross


def test_hc_enc_06_a_special_token_cannot_be_cancelled() -> None:
    pool = [t.id for t in FACTS.tokens if t.color == 0 and t.id != token("1")]
    tokens = {"drawn": ["red-1", token("1")], "pool": pool}
    table = given(next=["cancel", "escape"], tokens=tokens)
    table.is_refused("HR-ENC-07", "cancel-token", companion="sam", token="red-1")
    assert table.may("cancel-token", companion="sam", token=token("1"))


def test_hc_enc_07_one_companion_only() -> None:
    table = drawn(token("1"), token("1", 1)).does("cancel-token", companion="sam", token=token("1"))
    assert table.asked == "escape"
    assert table.at.corruption == 1
    assert table.seen()["companions"]["pippin"] == "up"


def test_hr_cpn_02_a_companion_who_was_turned_helps_no_more() -> None:
    """Turned by this ability in an encounter, by the other one, or before: both abilities are lost."""
    one, other = token("1"), token("1", 1)
    table = drawn(one, companions={"sam": "down", "pippin": "down"})
    table.is_refused("HR-CPN-02", "cancel-token", companion="sam", token=one)
    table.is_refused("HR-CPN-02", "cancel-token", companion="pippin", token=one)
    assert not [row for row in table.offers("cancel-token") if row["companion"] in ("sam", "pippin")]
    table = drawn(one, other).does("cancel-token", companion="sam", token=one)
    assert table.seen()["companions"]["sam"] == "down"
    again = given(next=["cancel", "escape"], drawn=[other], companions=table.seen()["companions"])
    again.is_refused("HR-CPN-02", "cancel-token", companion="sam", token=other)
    assert again.may("cancel-token", companion="pippin", token=other)


def test_hc_enc_08_eyes_beside_the_track_count() -> None:
    table = drawn(token("eye", 2), eyes=[token("eye"), token("eye", 1)]).does("decline")
    assert table.at.corruption == 3
    assert len(table.at.eyes) == 3


def test_hc_enc_09_fear_of_the_undead_counts_as_an_eye() -> None:
    more = {"beside-track": ["sorcery-fear-of-the-undead"]}
    table = drawn(token("eye", 1), eyes=[token("eye")], **more).does("decline")
    assert table.at.corruption == 3


def test_hc_enc_10_twelve_or_more_loses() -> None:
    table = drawn(token("1"), token("2"), corruption=10).does("decline")
    assert table.match.outcome is not None
    assert table.match.outcome.side == "ringwraiths"
    assert table.at.corruption == 13


def test_hc_enc_11_nobody_near_still_an_escape() -> None:
    table = given(
        log="1 . 21 23", turn="green", orders=[["blue", "red", "purple", "green"]], nazgul={"green": "23"},
        dice="sword", phase="night",
    )  # fmt: skip
    table.does("hunt-with-die", face="sword")
    far = table.at.board.reach(table.at.facts.space["1-23"], 2, frozenset())
    near = table.at.board.reach(table.at.facts.space["1-23"], 1, frozenset())
    away = sorted(table.printed(space) for space in far - near)
    table.does("ride", space=away[0]).ends_turn()
    assert (table.asked, table.at.drawn, table.at.corruption) == ("escape", (), 0)
    assert table.does("do-not-move").at.track == 4


def test_hc_enc_12_no_escape_to_an_exit() -> None:
    table = given(log="1 . m", next=["escape"], local="m-k!")
    table.is_refused("HR-ESC1-05", "record-location", space="k")


def test_hc_enc_13_the_bonus_dot() -> None:
    table = given(log="1 . m", next=["escape"], local="m-d1-n m-d2-d3-k")
    assert table.spaces("record-location") == {"m", "n"}
    table.is_refused("HR-ESC1-02", "record-location", space="k")


def test_hc_enc_14_an_escape_may_lead_to_a_rescue() -> None:
    table = given(log="1 49", track=15, next=["escape"]).does("do-not-move")
    assert table.at.track == 16
    assert {"needs-rescue", "rescue"} <= set(table.told())


def test_hc_enc_15_a_number_is_out_of_the_game() -> None:
    table = drawn(token("2")).does("decline")
    assert token("2") not in in_pool(table)
    assert table.seen()["tokens"]["discarded"] == [token("2")]


def test_hc_enc_16_after_a_night_the_refresh_step() -> None:
    table = given(log="1 . 21 23", phase="night", eye=True, next=["escape"], companions={"pippin": "down"})
    table.does("do-not-move")
    assert "refresh" in table.told()
    assert (table.at.phase, table.at.eye, table.at.day) == (0, False, 2)


def test_hc_enc_17_no_dot_in_an_escape() -> None:
    table = given(log="1 . 21 23", next=["escape"])
    table.is_refused("HR-ESC1-01", "record-dot")


def rescue(log: str, **more: object) -> Table:
    """A chapter that has come to its sixteenth entry without an exit."""
    return given(log=log, track=16, next=["rescue"], **more)  # type: ignore[arg-type]


def test_hc_end_01_moves_to_the_nearest_exit() -> None:
    table = rescue("1 53 .")
    assert len(table.at.drawn) == 2


def test_hc_end_02_the_sixteenth_entry_may_be_an_exit() -> None:
    table = given(log="1 49", track=15).does("record-location", space="B")
    assert table.match.outcome is not None
    assert (table.match.outcome.side, table.match.outcome.reason) == ("ring-bearer", "safe")
    assert "arrives" in table.told()
    assert "rescue" not in table.told()


def test_hc_end_03_no_turn_of_the_nazgul_before_a_rescue() -> None:
    table = given(log="1 49", track=15).does("record-dot")
    assert "rescue" in table.told()
    assert table.asked == "cancel-token"


def test_hc_end_04_a_rescue_works_like_an_encounter() -> None:
    eye, two = token("eye", 1), token("2")
    table = given(
        log="1 49", track=16, next=["cancel", "chapter-over"], drawn=[eye, two], eyes=[token("eye")], corruption=8
    )
    table.does("cancel-token", companion="pippin", token=two)
    assert table.at.corruption == 10
    assert table.match.outcome is not None
    assert table.match.outcome.side == "ring-bearer"


def test_hc_end_05_corrupted_in_a_rescue() -> None:
    table = given(log="1 49", track=16, next=["cancel", "chapter-over"], drawn=[token("2")], corruption=10)
    table.does("decline")
    assert table.match.outcome is not None
    assert (table.match.outcome.side, table.match.outcome.reason) == ("ringwraiths", "corrupted")


def count(log: str) -> int:
    """The moves that a rescue counts."""
    return len(rescue(log, local="m-d1-k!").at.drawn)


def test_hc_end_06_a_dot_and_the_exit() -> None:
    assert count("1 m") == 2


def test_hc_end_07_a_dot_recorded_is_credited() -> None:
    assert count("1 m .") == 1
