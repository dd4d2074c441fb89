"""What each seat sees and is told: cases CC-INFO."""

from __future__ import annotations

import json

from tests.cards.scenario import Json, Table, given

OTHERS = ("aragorn", "witch-king", "saruman", "spectator")


def public(table: Table, seat: str) -> Json:
    """The position as a seat sees it."""
    view: Json = table.match.view(seat)["position"]
    return view


def seen(table: Table, seat: str, player: str) -> Json:
    """What a seat sees of a player."""
    row: Json = public(table, seat)["players"][player]
    return row


def log(table: Table, seat: str) -> str:
    """All that a seat was told, as text."""
    return json.dumps(table.match.log(seat))


def test_CC_INFO_01_nobody_sees_a_hand_not_even_the_team_mate() -> None:
    table = given(hands={"frodo": ["gimli", "sam-gamgee", "eowyn"]})
    for seat in OTHERS:
        assert seen(table, seat, "frodo")["hand"] == {"count": 3, "cards": None}
    assert seen(table, "frodo", "frodo")["hand"] == {"count": 3, "cards": ["gimli", "sam-gamgee", "eowyn"]}
    table.is_sound()


def test_CC_INFO_01_one_person_sees_the_hands_of_both_decks_he_plays() -> None:
    table = given(players=3, hands={"witch-king": ["mordor-orcs"], "saruman": ["saruman"], "frodo": ["gimli"]})
    assert seen(table, "shadow", "witch-king")["hand"]["cards"] == ["mordor-orcs"]
    assert seen(table, "shadow", "saruman")["hand"]["cards"] == ["saruman"]
    assert seen(table, "shadow", "frodo")["hand"]["cards"] is None
    assert seen(table, "aragorn", "frodo")["hand"]["cards"] is None


def test_CC_INFO_02_own_piles_may_be_looked_at_at_any_time() -> None:
    table = given(turn="witch-king", cycle={"frodo": ["gimli", "eowyn"]}, eliminated={"frodo": ["quickbeam"]})
    assert table.player == "witch-king"
    assert seen(table, "frodo", "frodo")["cycle"] == {"count": 2, "cards": ["gimli", "eowyn"]}
    assert seen(table, "frodo", "frodo")["eliminated"] == {"count": 1, "cards": ["quickbeam"]}


def test_CC_INFO_03_piles_of_others_are_face_down() -> None:
    table = given(cycle={"frodo": ["gimli", "eowyn"]}, eliminated={"frodo": ["quickbeam"]})
    for seat in OTHERS:
        assert seen(table, seat, "frodo")["cycle"] == {"count": 2, "cards": None}
        assert seen(table, seat, "frodo")["eliminated"] == {"count": 1, "cards": None}
        assert seen(table, seat, "frodo")["deck"] == 27


def test_CC_INFO_04_a_card_taken_by_name_is_shown() -> None:
    table = given(turn="aragorn", hands={"aragorn": ["legolas", "high-elves"]})
    table.does("play-card", card="legolas", to="reserve").does("cycle-card", card="high-elves")
    table.does("take-card", card="bow-of-the-galadhrim")
    for seat in ("frodo", "witch-king", "saruman", "spectator"):
        assert table.told("log-cards-takes", seat) == [
            {"player": "aragorn", "card": "bow-of-the-galadhrim", "zone": "deck"}
        ]
        assert seen(table, seat, "aragorn")["hand"] == {"count": 1, "cards": None}
        assert public(table, seat)["traces"]["bow-of-the-galadhrim"] == ["hand"]
    table.is_sound()


def test_CC_INFO_05_a_card_cycled_as_a_cost_is_not_named() -> None:
    table = given(turn="frodo", hands={"frodo": ["village-militia", "quickbeam"]})
    table.does("play-card", card="village-militia", to="reserve").does("cycle-card", card="quickbeam")
    assert table.told("log-cards-you-cycle", "frodo") == [{"player": "frodo", "card": "quickbeam"}]
    for seat in OTHERS:
        assert table.told("log-cards-cycles", seat) == [{"player": "frodo"}]
        assert "quickbeam" not in log(table, seat)
        assert len(public(table, seat)["traces"]["quickbeam"]) > 1
    table.is_sound()


def test_CC_INFO_05_nor_one_cycled_as_an_action_or_eliminated_from_hand() -> None:
    table = given(turn="frodo", hands={"frodo": ["quickbeam", "treebeard", "eomer"]})
    table.does("cycle-card", card="quickbeam").does("pass").does("pass").does("pass")
    table.does("winnow").does("winnow-cards", cards=["treebeard", "eomer"])
    for seat in OTHERS:
        assert not [card for card in ("quickbeam", "treebeard", "eomer") if card in log(table, seat)]


def test_CC_INFO_06_only_what_was_chosen_of_a_search_is_seen() -> None:
    table = given(turn="frodo", reserve={"frodo": [("gandalf-the-white", "shadowfax")]})
    table.does("use-card", card="shadowfax")
    assert (table.asked, table.ask.seat) == ("activate-battleground", "frodo")
    assert len(table.offers()) == 14
    before = {seat: public(table, seat)["locations"] for seat in OTHERS}
    table.does("activate", location="pelargir")
    for seat in OTHERS:
        assert table.told("log-cards-activated", seat) == [{"location": "pelargir"}]
        after = public(table, seat)["locations"]
        assert [place for place, state in after.items() if state != before[seat][place]] == ["pelargir"]
        for other in ("edoras", "rivendell", "umbar", "harad"):
            assert other not in log(table, seat)


def test_CC_INFO_06_a_searched_deck_tells_others_nothing_but_what_is_taken() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["halbarad"]}, hands={"aragorn": ["strider"]})
    table.does("use-card", card="halbarad")
    assert [offer.get("card") for offer in table.offers()] == ["aragorn"]
    table.does("take-card", card="aragorn")
    for seat in ("frodo", "witch-king", "saruman", "spectator"):
        assert "strider" not in log(table, seat)
        assert "hand" in public(table, seat)["traces"]["strider"]
        assert "deck" in public(table, seat)["traces"]["strider"]
