"""The rules of the Ford, each named by its id: tests of the tiny game, and how a scenario test reads.

A report begins with a written position; then seats act and chance is told what to roll.
"""

from __future__ import annotations

import pytest

from tests.helpers import EAST, SHADOW, WALKER, WEST, Json, Report, offered, open_ask, reason
from thirdage import CHANCE, Refused
from thirdage.kernel import Reason

# -- the round ------------------------------------------------------------------------------------------------------


def test_fd_turn_1_everyone_draws_in_order_of_seats_then_the_walker_walks() -> None:
    report = Report(players=3).draws("blade", "omen", "fog")
    assert (report.hand(WALKER), report.hand(EAST), report.hand(WEST)) == (["blade"], ["omen"], ["fog"])
    assert report.asked() == [(WALKER, "walk")]
    assert report.at.round == 1


def test_fd_turn_1_walker_and_hunters_act_in_turn_and_a_new_round_begins() -> None:
    report = Report(players=3, next=["walk"]).walks("stones")
    for seat in (WALKER, EAST, WEST):
        assert report.asked() == [(seat, "act")]
        report.passes(seat)
    assert report.asked() == [(CHANCE, "draw")]
    assert (report.at.round, report.at.actions) == (1, 3)


def test_fd_end_3_dusk_after_the_last_round() -> None:
    report = Report(round=8, next=["act", 1]).passes(SHADOW)
    assert report.match.outcome is not None
    assert (report.match.outcome.side, report.match.outcome.reason) == ("shadow", "dusk")
    assert report.told(WALKER)[-1] == "log-ford-dusk"
    assert Report(round=7, next=["act", 1]).passes(SHADOW).asked() == [(CHANCE, "draw")]


# -- the deck -------------------------------------------------------------------------------------------------------


def test_fd_deck_1_only_its_owner_sees_a_card_drawn() -> None:
    report = Report()
    assert open_ask(report.match).sees == (WALKER,)
    report.draws("blade")
    assert report.view(WALKER)["seats"][WALKER]["known"] == [["blade", 1, 0]]
    assert report.view(SHADOW)["seats"][WALKER] == {"size": 1, "known": [], "hidden": [[1, 0]]}
    assert "log-ford-you-draw" in report.told(WALKER)
    assert "log-ford-you-draw" not in report.told(SHADOW)


def test_fd_deck_1_a_known_top_card_is_drawn_without_chance() -> None:
    deck = {"top": [["fog", 2]], "rest": ["blade", "spear"], "bottom": []}
    pile = ["bow", "axe", "lookout", "omen", "muster", "spy", "levy", "bread", "mist"]
    report = Report(deck=deck, pile=pile)
    assert report.hand(WALKER) == ["fog"]
    assert report.view(SHADOW)["seats"][WALKER]["known"] == [["fog", 3, 0]]
    assert open_ask(report.match).sees == (SHADOW,)


def test_fd_deck_2_an_empty_deck_is_made_anew_from_the_pile() -> None:
    hands = {WALKER: ["blade", "spear", "bow"], SHADOW: ["axe", "lookout", "omen"]}
    report = Report(hands=hands, deck={}, pile=["muster", "spy", "levy", "bread", "mist", "fog"])
    assert report.told(SHADOW) == ["log-ford-round", "log-ford-shuffled"]
    assert sorted(card["card"] for card in offered(report.match)) == ["bread", "fog", "levy", "mist", "muster", "spy"]
    assert report.pile() == []


def test_fd_deck_2_without_deck_and_pile_nobody_draws() -> None:
    hands = {
        WALKER: ["blade", "spear", "bow", "axe", "lookout", "omen", "muster", "spy", "levy", "bread", "mist", "fog"]
    }
    report = Report(hands=hands, deck={})
    assert report.asked() == [(WALKER, "hand-limit")]
    assert open_ask(report.match).prompt.args == {"count": 9}


def test_fd_hand_1_all_discard_down_to_three_at_once_and_face_up() -> None:
    hands = {WALKER: ["blade", "spear", "bow"], SHADOW: ["axe", "lookout", "omen"]}
    report = Report(hands=hands).draws("mist", "fog")
    assert report.asked() == [(WALKER, "hand-limit"), (SHADOW, "hand-limit")]
    report.does(SHADOW, "discard", cards=["omen"])
    assert report.pile() == []
    report.does(WALKER, "discard", cards=["bow"])
    assert report.pile() == ["bow", "omen"]
    assert report.told(WALKER)[-2:] == ["log-ford-discards", "log-ford-discards"]
    assert report.asked() == [(WALKER, "walk")]


def test_fd_hand_1_who_is_within_the_limit_is_not_asked() -> None:
    report = Report(hands={SHADOW: ["axe", "lookout", "omen"]}).draws("mist", "fog")
    assert report.asked() == [(SHADOW, "hand-limit")]
    for cards in ([], ["axe", "fog"], ["mist"], ["axe", "axe"]):
        with pytest.raises(Refused):
            report.does(SHADOW, "discard", cards=cards)
    report.does(SHADOW, "discard", cards=["fog"])
    assert report.hand(SHADOW) == ["axe", "lookout", "omen"]


# -- walking --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "ways"),
    [("reeds", ["stones", "shallows"]), ("bank", ["willow", "islet"]), ("shallows", ["reeds", "islet"])],
)
def test_fd_walk_1_one_step_along_the_ring_either_way(here: str, ways: list[str]) -> None:
    report = Report(path=[here], next=["walk"])
    assert sorted(option["place"] for option in offered(report.match)) == sorted(ways)
    assert report.why_not(WALKER, "walk", place=here) == reason("reason-ford-not-adjacent", "FD-WALK-1", place=here)
    assert report.why_not(SHADOW, "walk", place=ways[0]) == Reason("reason-not-your-decision")


def test_fd_walk_1_the_step_is_secret() -> None:
    report = Report(next=["walk"]).walks("stones")
    assert report.view(WALKER)["path"] == ["reeds", "stones"]
    assert report.view(SHADOW)["path"] == ["reeds", None]
    assert report.told(SHADOW) == ["log-ford-walks"]


def test_fd_walk_2_a_scout_sees_who_comes() -> None:
    report = Report(next=["walk"], scouts={"stones": 1}).walks("stones")
    assert report.view(SHADOW)["path"] == ["reeds", "stones"]
    assert report.told(SHADOW) == ["log-ford-walks", "log-ford-scout-sees"]
    assert not report.match.can_undo(WALKER)


def test_fd_walk_2_a_scout_elsewhere_sees_nobody_and_that_is_known() -> None:
    report = Report(next=["walk"], scouts={"stones": 1}).walks("shallows")
    assert report.view(SHADOW)["path"] == ["reeds", None]
    assert report.view(SHADOW)["watched"] == [0, 2]
    assert not report.match.can_undo(WALKER)


def test_fd_walk_2_without_scouts_the_step_can_be_taken_back() -> None:
    assert Report(next=["walk"]).walks("shallows").match.can_undo(WALKER)


def test_fd_end_1_five_places_are_a_crossing() -> None:
    report = Report(path=["reeds", "stones", "willow", "bank"], next=["walk"]).walks("islet")
    outcome = report.match.outcome
    assert outcome is not None
    assert (outcome.side, outcome.winners, outcome.reason) == (WALKER, (WALKER,), "crossed")
    assert outcome.details == {"path": ["reeds", "stones", "willow", "bank", "islet"]}
    assert report.match.asks == ()


def test_fd_end_1_the_same_place_twice_counts_once() -> None:
    report = Report(path=["reeds", "stones", "reeds", "stones"], next=["walk"]).walks("willow")
    assert report.match.outcome is None


# -- acting ---------------------------------------------------------------------------------------------------------


def test_fd_act_1_a_hunter_may_search_and_strike_and_the_walker_may_not() -> None:
    report = Report(next=["act", 0])
    assert offered(report.match) == [{"kind": "pass"}]
    for kind in ("search", "strike"):
        assert report.why_not(WALKER, kind, place="reeds") == reason("reason-ford-walker-does-not-hunt", "FD-ACT-1")
    assert len(offered(report.passes(WALKER).match)) == 13


def test_fd_act_2_a_card_is_announced_and_goes_to_the_pile() -> None:
    report = Report(hands={SHADOW: ["bread"]}, next=["act", 1]).plays(SHADOW, "bread")
    assert report.pile() == ["bread"]
    assert report.hand(SHADOW) == []
    assert report.told(WALKER) == ["log-ford-plays"]


def test_fd_act_2_each_reason_why_a_card_cannot_be_played() -> None:
    report = Report(hands={SHADOW: ["blade", "mist"], WALKER: ["omen"]}, next=["act", 1])
    for card, expected in {
        "omen": reason("reason-ford-not-in-hand", "FD-ACT-2", card="omen"),
        "blade": reason("reason-ford-arms-card", "FD-ACT-2", card="blade"),
        "mist": reason("reason-ford-reaction-card", "FD-REACT-1", card="mist"),
    }.items():
        assert report.why_not(SHADOW, "play-card", card=card) == expected
        with pytest.raises(Refused) as refused:
            report.plays(SHADOW, card)
        assert refused.value.reason == expected


def test_fd_act_3_a_search_tells_everyone_whether_he_was_ever_there() -> None:
    report = Report(path=["reeds", "stones", "willow"], next=["act", 1]).searches(SHADOW, "stones")
    assert report.told(WALKER)[:1] == ["log-ford-found"]
    assert report.at.questions == ((2, "search", 1, True),)
    assert report.view(SHADOW)["path"] == ["reeds", None, None]
    report = Report(path=["reeds", "stones", "willow"], next=["act", 1]).searches(SHADOW, "bank")
    assert report.told(WALKER)[:1] == ["log-ford-not-found"]


def test_fd_act_3_a_place_found_is_not_searched_again() -> None:
    position: Json = {"path": ["reeds", "stones"], "next": ["act", 1]}
    report = Report(players=3, **position).searches(EAST, "stones")
    assert report.why_not(WEST, "search", place="stones") == reason(
        "reason-ford-already-found", "FD-ACT-3", place="stones"
    )
    again = Report(players=3, **position).searches(EAST, "bank")
    assert again.why_not(WEST, "search", place="bank") is None


def test_fd_act_4_a_strike_where_he_stands_is_a_fight() -> None:
    report = Report(path=["reeds", "stones"], next=["act", 1]).strikes(SHADOW, "stones")
    assert report.asked() == [(SHADOW, "commit")]
    assert report.view(SHADOW)["path"] == ["reeds", "stones"]
    assert report.told(SHADOW) == ["log-ford-strikes", "log-ford-fight"]


@pytest.mark.parametrize("place", ["reeds", "bank"])
def test_fd_act_4_a_strike_elsewhere_hits_air_even_where_he_has_been(place: str) -> None:
    report = Report(path=["reeds", "stones"], next=["act", 1]).strikes(SHADOW, place)
    assert report.told(SHADOW)[0] == "log-ford-strikes-air"
    assert report.asked() == [(CHANCE, "draw")]
    assert report.view(SHADOW)["path"] == ["reeds", None]


# -- reactions ------------------------------------------------------------------------------------------------------


def test_fd_react_1_every_opponent_is_asked_whatever_he_holds() -> None:
    report = Report(players=3, hands={WALKER: ["bread"]}, next=["act", 0]).plays(WALKER, "bread")
    assert report.asked() == [(EAST, "react")]
    assert open_ask(report.match).window
    assert offered(report.match) == [{"kind": "pass"}]
    assert report.passes(EAST).asked() == [(WEST, "react")]
    assert report.passes(WEST).asked() == [(CHANCE, "draw")]


def test_fd_react_1_an_ally_is_not_asked() -> None:
    report = Report(players=3, hands={EAST: ["bread"]}, next=["act", 1]).plays(EAST, "bread")
    assert report.asked() == [(WALKER, "react")]
    assert report.passes(WALKER).asked() == [(CHANCE, "draw")]


@pytest.mark.parametrize("reaction", ["mist", "fog"])
def test_fd_react_1_a_reaction_cancels_the_effect_and_nobody_else_is_asked(reaction: str) -> None:
    report = Report(players=3, hands={WALKER: ["bread"], EAST: [reaction]}, next=["act", 0])
    report.plays(WALKER, "bread").plays(EAST, reaction)
    assert report.pile() == ["bread", reaction]
    assert report.asked() == [(EAST, "act")]
    assert report.told(WEST) == ["log-ford-plays", "log-ford-cancels"]


def test_fd_react_1_only_a_reaction_card_of_the_hand() -> None:
    report = Report(hands={WALKER: ["bread"], SHADOW: ["blade", "mist"]}, next=["act", 0]).plays(WALKER, "bread")
    assert offered(report.match) == [{"kind": "pass"}, {"kind": "play-card", "card": "mist"}]
    assert report.why_not(SHADOW, "play-card", card="blade") == reason(
        "reason-ford-no-reaction", "FD-REACT-1", card="blade"
    )
    assert report.why_not(SHADOW, "play-card", card="fog") == reason(
        "reason-ford-not-in-hand", "FD-REACT-1", card="fog"
    )
