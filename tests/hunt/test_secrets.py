"""Who sees what (cases HC-SEC)."""

from __future__ import annotations

import json

from .scenario import given, set_up


def test_hc_sec_01_what_a_ringwraith_sees_of_the_ring_bearer() -> None:
    table = given(log="1 . . 10", corruption=4, held="23 30", gained="6", hand=3)
    seen = table.seen()
    assert (seen["start"], seen["log"]) == (None, None)
    assert (seen["information"]["held"], seen["information"]["turned"]) == (None, None)
    assert (seen["ally"]["hand"], seen["ally"]["count"]) == (None, 3)
    assert (seen["track"], seen["corruption"], seen["information"]["gained"]) == (3, 4, ["1-6"])
    assert "1-10" not in json.dumps({key: value for key, value in seen.items() if key != "next"})


def test_hc_sec_02_only_the_size_of_another_hand() -> None:
    table = given(players=3, sorcery=[2, 3])
    hands = table.seen("ringwraith-1")["sorcery"]["hands"]
    assert (len(hands["ringwraith-1"]["cards"]), hands["ringwraith-2"]) == (2, {"count": 3, "cards": None})


def test_hc_sec_04_how_he_escapes_is_not_seen() -> None:
    views = []
    for way in ({"kind": "do-not-move"}, {"kind": "record-location", "space": "22"}):
        table = given(log="1 . 19", next=["escape"])
        kind = str(way.pop("kind"))
        table.does(kind, **way)
        views.append((table.seen(), table.match.log("ringwraiths")))
    assert views[0] == views[1]


def test_hc_sec_05_hidden_information_shows_nothing() -> None:
    plain = given(log="1 . 21", nazgul={"blue": "30"}, turn="blue").does("search")
    table = given(log="1 . 21", nazgul={"blue": "30"}, turn="blue", turned="30").does("search")
    assert table.told("ringwraiths") == plain.told("ringwraiths")
    assert "search-fails" in table.told("ringwraiths")


def test_a_move_looks_the_same_whether_a_dot_or_a_location() -> None:
    """HR-SEC-01, HR-MOV-01."""
    views = []
    for way in ({"kind": "record-dot"}, {"kind": "record-location", "space": "9"}):
        table = given(log="1 . . 10")
        kind = str(way.pop("kind"))
        table.does(kind, **way)
        views.append((table.seen(), table.match.log("ringwraiths")))
    assert views[0] == views[1]


def test_the_ring_bearer_sees_no_sorcery_hand() -> None:
    """HR-SEC-02."""
    table = set_up(players=3)
    hands = table.seen("ring-bearer")["sorcery"]["hands"]
    assert all(hand == {"count": 1, "cards": None} for hand in hands.values())
