"""Playing cards, in turn and out of turn, and Ally tokens that they place (cases HC-ALY, HC-TOK, HC-MOV-21)."""

from __future__ import annotations

import pytest

from thirdage.kernel import leave_standing

from .scenario import Table, given

SONG, GAFFER, COMPANY, ROOT = (
    "ally-a-walking-song", "ally-the-gaffer", "ally-the-wandering-company", "ally-under-the-tree-root",
)  # fmt: skip


def test_hc_mov_21_a_move_by_a_card_comes_on_top() -> None:
    table = given(log="1 . .", hand=["ally-a-short-cut-to-mushrooms"])
    table.does("record-dot").plays("a-short-cut-to-mushrooms")
    assert table.asked == "card-move"
    table.does("record-dot")
    assert (table.log, table.at.track, table.asked) == ("1 . . . .", 4, "bearer-turn")


def test_hc_aly_03_one_ally_card_a_turn() -> None:
    table = given(hand=[SONG, "ally-the-golden-perch"]).plays("a-walking-song").does("record-dot")
    table.is_refused("HR-ALY-04", "play-ally", card="ally-the-golden-perch", option=0)


def declared(**more: object) -> Table:
    """Blue stands on 23 with a Ring; the Ring-bearer has the three cards out of turn."""
    situation: dict[str, object] = {
        "turn": "blue",
        "hand": [GAFFER, COMPANY, ROOT],
        "dice": "ring sword",
        "nazgul": {"blue": "23"},
    }
    return given(**{**situation, **more})  # type: ignore[arg-type]


def test_hc_aly_04_several_cards_out_of_turn_after_one_of_the_turn() -> None:
    table = declared(turn="bearer", hand=[SONG, GAFFER, COMPANY]).plays("a-walking-song").does("record-dot")
    table.ends_turn().does("search").does("cancel-action", card=GAFFER).ends_turn()
    area = table.offers("perceive-area")[0]["area"]
    table.does("perceive-area", face="ring", area=area).does("cancel-action", card=COMPANY)
    assert table.at.ally_hand == ()
    assert len(table.at.ally_discards) == 3


def test_hc_aly_06_the_area_is_named_before_the_ring_bearer_decides() -> None:
    table = declared()
    assert table.ask.seat == "ringwraiths"
    table.does("perceive-area", face="ring", area="II-A")
    assert (table.asked, table.ask.seat, table.ask.window) == ("out-of-turn", "ring-bearer", True)
    assert table.ask.public["prompt"]["args"] == {"what": "area", "area": "II-A"}
    assert "not-felt-area" not in table.told()
    table.does("pass")
    assert "not-felt-area" in table.told()
    assert table.seen()["asked"] == [[0, "area", "II-A", "no"]]


def test_hc_aly_07_what_is_cancelled_is_not_answered() -> None:
    table = declared().does("perceive-area", face="ring", area="II-A").does("cancel-action", card=COMPANY)
    assert table.seen()["asked"] == []
    assert not {"felt-area", "not-felt-area"} & set(table.told())
    assert table.dice == ["sword"]
    table.is_refused("HR-RWT-03", "search")


def test_hc_aly_08_one_of_two_effects() -> None:
    table = given(hand=["ally-fatty-bolger"]).plays("fatty-bolger", 1)
    assert (table.at.available, table.at.ally_tokens) == (1, ())
    assert table.asked == "bearer-turn"
    table.is_refused("HR-ALY-04", "play-ally", card="ally-fatty-bolger", option=0)
    given(hand=[SONG]).is_refused("HR-ALY-06", "play-ally", card=SONG, option=1)


def test_hc_aly_09_as_much_as_possible() -> None:
    table = given(hand=["ally-shirriffs-of-the-eastfarthing"], log="1").plays("shirriffs-of-the-eastfarthing")
    places = table.spaces("place-ally-token")
    assert 1 < len(places) <= 8
    full = " ".join(sorted(places)[1:])
    table = given(hand=["ally-shirriffs-of-the-eastfarthing"], ally_tokens=full)
    table.plays("shirriffs-of-the-eastfarthing")
    table.does("place-ally-token", space=min(places))
    assert (table.asked, len(table.at.ally_tokens)) == ("bearer-turn", len(places))


def test_hc_aly_10_the_condition_of_a_card() -> None:
    given(hand=["ally-goldberry"]).is_refused("HR-ALY-05", "play-ally", card="ally-goldberry", option=0)


def test_hc_tok_01_not_where_a_nazgul_stands() -> None:
    table = given(hand=["ally-farmer-cotton"], nazgul={"red": "20"}).plays("farmer-cotton")
    table.is_refused("HR-TOK-01", "place-ally-token", space="20")
    table.is_refused("HR-ALY-07", "no-more")
    table.does("place-ally-token", space="21").does("no-more")
    assert (table.seen()["ally-tokens"], table.asked) == (["1-21"], "bearer-turn")
    table = given(hand=["ally-farmer-cotton"], ally_tokens="21").plays("farmer-cotton")
    table.is_refused("HR-TOK-01", "place-ally-token", space="21")
    table.is_refused("HR-ALY-07", "place-ally-token", space="53")


def moving(local: str, token: str = "a", nazgul: str = "41", tokens: str = "") -> Table:
    """A card that moves Ally tokens."""
    hand = ["ally-shirriffs-of-the-eastfarthing"]
    table = given(hand=hand, local=local, ally_tokens=f"{token} {tokens}", nazgul={"red": nazgul})
    return table.plays("shirriffs-of-the-eastfarthing", 1)


def test_hc_tok_03_a_token_passes_dots_with_nazgul() -> None:
    table = moving("a-d1-b", nazgul="d1", tokens="21").does("move-ally-token", from_space="a", space="b")
    assert set(table.seen()["ally-tokens"]) == {"1-b", "1-21"}
    table.is_refused("HR-TOK-04", "move-ally-token", from_space="b", space="a")


def test_hc_tok_04_not_to_a_nazgul() -> None:
    moving("a-d1-b a-c", nazgul="b").is_refused("HR-TOK-04", "move-ally-token", from_space="a", space="b")
    moving("a-d1-b a-c", tokens="b").is_refused("HR-TOK-04", "move-ally-token", from_space="a", space="b")


def test_hc_tok_05_not_past_a_location() -> None:
    moving("a-m-b").is_refused("HR-TOK-04", "move-ally-token", from_space="a", space="b")


def test_hc_tok_06_the_ninth_token_is_one_of_the_eight() -> None:
    eight = "1 2 3 4 5 6 7 8"
    table = given(hand=["ally-farmer-cotton"], ally_tokens=eight).plays("farmer-cotton")
    table.is_refused("HR-TOK-05", "place-ally-token", space="21")
    table.is_refused("HR-TOK-05", "move-ally-token", from_space="9", space="21")
    assert table.may("no-more")
    table.does("move-ally-token", from_space="8", space="21")
    assert table.seen()["ally-tokens"] == [f"1-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 21)]
    given(hand=["ally-farmer-cotton"]).plays("farmer-cotton").is_refused(
        "HR-TOK-05", "move-ally-token", from_space="8", space="21"
    )


def test_hc_tok_09_no_search_by_a_card_where_a_token_lies() -> None:
    table = given(
        turn="blue", nazgul={"blue": "a"}, ally_tokens="b", dice="sorcery", local="a-b a-c",
        sorcery=[["sorcery-net-of-watchers"]],
    ).plays("net-of-watchers")  # fmt: skip
    table.is_refused("HR-TOK-03", "choose-space", space="b")
    assert table.may("choose-space", space="c")


def test_hc_tok_10_perception_where_tokens_lie() -> None:
    table = given(turn="blue", ally_tokens="43 44", dice="sorcery", sorcery=[["sorcery-the-ring-draws-them"]])
    table.plays("the-ring-draws-them").does("choose-area", area="III-B")
    assert "not-felt-area" in table.told()


# -- windows ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "fields", "card"),
    [
        ("search", {}, GAFFER),
        ("perceive-section", {"face": "ring", "section": "II"}, COMPANY),
        ("hunt-with-die", {"face": "sword"}, ROOT),
    ],
)
def test_each_card_out_of_turn_cancels_its_action(action: str, fields: dict[str, str], card: str) -> None:
    """HR-ALY-08, HR-ALY-10: and no other; no information is handed over for it."""
    table = declared(log="1 . 23 .", held="21").does(action, **fields)
    assert [row["card"] for row in table.offers("cancel-action")] == [card]
    for other in {GAFFER, COMPANY, ROOT} - {card}:
        table.is_refused("HR-ALY-08", "cancel-action", card=other)
    table.is_refused("HR-ALY-08", "cancel-action", card=SONG)
    table.does("cancel-action", card=card)
    assert (table.tracks, table.at.found, table.at.gained) == ({}, False, ())
    assert [row for row in table.seen()["asked"] if row[1] != "card"] == []
    assert (table.asked, table.ask.seat) == ("nazgul-turn", "ringwraiths")


def test_no_information_for_a_search_that_is_cancelled() -> None:
    """HR-ALY-10, HR-INF-04."""
    table = declared(nazgul={"blue": "21"}, held="21").does("search").does("cancel-action", card=GAFFER)
    assert (table.at.gained, len(table.at.held)) == ((), 1)
    table = declared(nazgul={"blue": "21"}, held="21").does("search").does("pass")
    assert len(table.at.gained) == 1


def test_under_the_tree_root_wants_the_wild() -> None:
    """HR-ALY-05, HR-MAP-09: and playing it says that Frodo is there."""
    table = declared(log="1 . 23").does("hunt-with-die", face="sword")
    table.is_refused("HR-ALY-05", "cancel-action", card=ROOT)
    table = declared(log="1 . 23 .").does("hunt-with-die", face="sword").does("cancel-action", card=ROOT)
    assert table.seen()["asked"] == [[3, "card", ROOT, "first"]]


def test_a_window_opens_by_what_everyone_knows() -> None:
    """HR-ALY-09: also for one who holds no such card; not for an empty hand, nor once the card lies open."""
    assert declared(hand=[SONG]).does("search").asked == "out-of-turn"
    assert declared(hand=[]).does("search").asked == "nazgul-turn"
    rest = {"deck": {"top": [], "rest": [], "bottom": []}, "hand": [SONG]}
    cards = [card.id for card in declared().at.facts.cards[:22] if card.id != SONG]
    known = {**rest, "discards": [[card, -1] for card in cards]}
    assert declared(ally=known).does("search").asked == "nazgul-turn"
    secret = {**rest, "discards": [[card, 1 if card == GAFFER else -1] for card in cards]}
    table = declared(ally=secret).does("search")
    assert (table.asked, table.offers("cancel-action")) == ("out-of-turn", [])


def test_a_standing_answer_lets_windows_go_by() -> None:
    """HR-ALY-09: nobody is asked a hundred times for nothing."""
    table = declared()
    standing = leave_standing(table.match, "ring-bearer", "hunt-out-of-turn", "turn")
    table.does("search")
    answer = standing.answer_to(table.match, table.ask)
    assert answer is not None
    assert table.ask.options.encode(answer) == {"kind": "pass"}


def test_the_dice_of_the_chief_cannot_be_cancelled() -> None:
    """HR-CHD-03."""
    table = declared(**{"chief": "red", "chief-die": "chief-ring"})
    table.does("perceive-area", face="chief-ring", area="II-A")
    assert table.asked == "nazgul-turn"
    assert "not-felt-area" in table.told()


def test_the_first_nazgul_may_ride_too() -> None:
    """HR-RWT-02: that Frodo has moved does not use up its movement."""
    table = given(log="1", nazgul={"blue": "23"}).does("record-dot").ends_turn()
    assert table.offers("ride")
