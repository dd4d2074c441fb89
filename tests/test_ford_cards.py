"""The cards, the fight and the storm of the Ford, each test named by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import EAST, SHADOW, WALKER, WEST, Report, kinds, offered, open_ask, reason
from thirdage import CHANCE, Refused

# -- cards ----------------------------------------------------------------------------------------------------------


def after_reactions(card: str, seat: str = SHADOW, **position: Any) -> Report:
    """A seat of two plays a card and the other lets it pass."""
    hands = {**position.pop("hands", {}), seat: [card, *position.pop("more", [])]}
    other = WALKER if seat == SHADOW else SHADOW
    at = ["act", 0 if seat == WALKER else 1]
    return Report(hands=hands, next=at, **position).plays(seat, card).passes(other)


def test_fd_card_1_the_lookout_sees_two_cards_that_stay_known() -> None:
    report = after_reactions("lookout", WALKER)
    assert open_ask(report.match).sees == (WALKER,)
    report.draws("bow", "axe")
    assert report.view(WALKER)["deck"] == {"size": 11, "top": ["bow", "axe"], "bottom": []}
    assert report.view(SHADOW)["deck"]["top"] == [None, None]
    assert report.match.log(WALKER)[-1]["args"] == {"card": ["bow", "axe"]}
    assert report.told(SHADOW)[-1] == "log-ford-looks"
    report.passes(SHADOW)
    assert (report.hand(WALKER), report.hand(SHADOW)) == (["bow"], ["axe"])
    assert report.view(WALKER)["seats"][SHADOW]["known"] == [["axe", 3, 0]]


def test_fd_card_2_the_omen_orders_the_top_three() -> None:
    report = after_reactions("omen", WALKER).draws("bow", "axe", "spy")
    assert report.asked() == [(WALKER, "order")]
    report.does(WALKER, "order", cards=["spy", "bow", "axe"])
    assert report.view(WALKER)["deck"]["top"] == ["spy", "bow", "axe"]
    assert report.view(SHADOW)["deck"]["top"] == [None, None, None]
    assert report.told(SHADOW)[-1] == "log-ford-orders"
    assert report.told(WALKER)[-1] == "log-ford-orders"


def test_fd_card_2_who_had_seen_one_of_them_is_shown_the_new_order() -> None:
    pile = ["blade", "spear", "lookout", "muster", "levy", "bread"]
    deck = {"top": [["bow", 2]], "rest": ["axe", "spy", "mist", "fog"]}
    report = after_reactions("omen", WALKER, pile=pile, deck=deck).draws("axe", "spy")
    report.does(WALKER, "order", cards=["spy", "axe", "bow"])
    assert report.view(SHADOW)["deck"]["top"] == ["spy", "axe", "bow"]
    assert report.match.log(SHADOW)[-2]["args"] == {"card": ["spy", "axe", "bow"]}


def test_fd_card_2_the_omen_needs_two_cards() -> None:
    cards = ["blade", "spear", "bow", "axe", "lookout", "muster", "spy", "levy", "bread", "mist"]
    for rest, pile, expected in (
        (["fog"], cards, reason("reason-ford-deck-too-small", "FD-CARD-2")),
        (["fog", "mist"], cards[:-1], None),
    ):
        report = Report(hands={SHADOW: ["omen"]}, deck={"rest": rest}, pile=pile, next=["act", 1])
        assert report.why_not(SHADOW, "play-card", card="omen") == expected


def test_fd_card_3_the_muster_plays_another_card_with_all_that_follows() -> None:
    report = after_reactions("muster", SHADOW, more=["levy", "blade"])
    assert report.asked() == [(SHADOW, "muster")]
    assert offered(report.match) == [{"kind": "pass"}, {"kind": "play-card", "card": "levy"}]
    report.plays(SHADOW, "levy")
    assert report.asked() == [(WALKER, "react")]
    report.passes(WALKER).does(SHADOW, "place-scouts", scouts={"bank": 1})
    assert report.pile() == ["muster", "levy"]
    assert report.at.actions == 1


def test_fd_card_3_the_muster_may_end_in_nothing() -> None:
    report = after_reactions("muster", SHADOW, more=["blade"]).passes(SHADOW)
    assert report.asked() == [(CHANCE, "draw")]


def test_fd_card_4_the_spy_sees_a_hand_and_remembers_it() -> None:
    report = after_reactions("spy", WALKER, hands={SHADOW: ["blade", "fog"]})
    assert offered(report.match) == [{"kind": "spy-on", "seat": SHADOW}]
    report.does(WALKER, "spy-on", seat=SHADOW)
    assert report.match.log(WALKER)[-1]["args"] == {"card": ["blade", "fog"]}
    assert report.told(SHADOW)[-1] == "log-ford-spies"
    known = report.view(WALKER)["seats"][SHADOW]["known"]
    assert [card for card, _, _ in known] == ["blade", "fog"]
    report.passes(SHADOW).draws("bow", "axe")
    assert report.view(WALKER)["seats"][SHADOW] == {
        "size": 3,
        "known": [["blade", 3, 0], ["fog", 3, 0]],
        "hidden": [[2, 0]],
    }


def test_fd_card_4_a_hunter_may_spy_on_his_ally() -> None:
    report = Report(players=3, hands={EAST: ["spy"], WEST: ["fog"]}, next=["act", 1]).plays(EAST, "spy").passes(WALKER)
    assert offered(report.match) == [{"kind": "spy-on", "seat": WALKER}, {"kind": "spy-on", "seat": WEST}]


def test_fd_card_5_the_levy_sets_one_or_two_scouts_anywhere() -> None:
    report = after_reactions("levy")
    assert len(offered(report.match)) == 6 + 6 + 15
    for scouts in ({}, {"bank": 3}, {"bank": 1, "reeds": 1, "islet": 1}):
        with pytest.raises(Refused):
            report.does(SHADOW, "place-scouts", scouts=scouts)
    report.does(SHADOW, "place-scouts", scouts={"bank": 1, "reeds": 1})
    assert (report.at.scouts, report.at.supply) == ((1, 0, 0, 1, 0, 0), 2)


def test_fd_card_5_no_more_scouts_than_there_are() -> None:
    report = after_reactions("levy", scouts={"bank": 3})
    assert len(offered(report.match)) == 6
    none = Report(hands={SHADOW: ["levy"]}, scouts={"bank": 4}, next=["act", 1])
    assert none.why_not(SHADOW, "play-card", card="levy") == reason("reason-ford-no-scouts", "FD-CARD-5")


def test_fd_card_5_the_walker_has_no_scouts() -> None:
    report = Report(hands={WALKER: ["levy"]}, next=["act", 0])
    assert report.why_not(WALKER, "play-card", card="levy") == reason("reason-ford-walker-has-no-scouts", "FD-CARD-5")


def test_fd_card_6_bread_draws_two_cards() -> None:
    report = after_reactions("bread", WALKER).draws("bow", "axe")
    assert report.hand(WALKER) == ["bow", "axe"]
    assert report.asked() == [(SHADOW, "act")]


# -- the fight ------------------------------------------------------------------------------------------------------


def fight(storm: bool = False, **hands: list[str]) -> Report:
    """The shadow strikes the walker at the stones."""
    held = {WALKER: hands.get("walker", []), SHADOW: hands.get("shadow", [])}
    return Report(2, storm, hands=held, path=["reeds", "stones"], next=["act", 1]).strikes(SHADOW, "stones")


def test_fd_fight_1_the_attacker_lays_first_and_the_walker_sees_the_back() -> None:
    report = fight(walker=["fog"], shadow=["blade", "mist"]).lays(SHADOW, "blade")
    assert report.asked() == [(WALKER, "commit")]
    assert open_ask(report.match).prompt.args == {"back": "arms"}
    assert report.view(WALKER)["committed"] == [{"seat": SHADOW, "back": "arms", "card": None}]
    assert report.view(SHADOW)["committed"][0]["card"] == "blade"
    assert report.told(WALKER)[-1] == "log-ford-commits"


def test_fd_fight_1_both_are_turned_up_together_and_go_to_the_pile() -> None:
    report = fight(walker=["fog"], shadow=["blade"]).lays(SHADOW, "blade")
    assert report.pile() == []
    report.lays(WALKER, "fog")
    assert report.pile() == ["blade", "fog"]
    assert report.view(WALKER)["committed"] == []
    assert report.told(WALKER)[-2:] == ["log-ford-turns-up", "log-ford-turns-up"]


def test_fd_fight_1_none_is_an_answer_too() -> None:
    report = fight(shadow=["blade"]).passes(SHADOW)
    assert open_ask(report.match).prompt.args == {"back": "none"}
    assert report.told(WALKER)[-1] == "log-ford-commits-none"


@pytest.mark.parametrize(("card", "dice"), [("blade", 3), ("spear", 3), ("mist", 2), (None, 2)])
def test_fd_fight_1_an_arms_card_rolls_one_die_more(card: str | None, dice: int) -> None:
    report = fight(shadow=["blade", "spear", "mist"])
    report = report.lays(SHADOW, card) if card else report.passes(SHADOW)
    report.passes(WALKER)
    assert open_ask(report.match).options.json()["dice"] == dice
    report.rolls(*[1] * dice)
    assert open_ask(report.match).options.json()["dice"] == 2


@pytest.mark.parametrize(
    ("mine", "yours", "strength"),
    [((5, 1), (4, 4), 1), ((6, 5), (5, 1), 1), ((5, 1), (6, 1), 2), ((4, 4), (1, 1), 2), ((1, 1), (6, 6), 2)],
)
def test_fd_fight_2_more_fives_and_sixes_wound_the_walker(
    mine: tuple[int, int], yours: tuple[int, int], strength: int
) -> None:
    report = fight().passes(SHADOW, WALKER).rolls(*mine).rolls(*yours)
    assert report.at.strength == strength
    assert ("log-ford-wound" in report.told(WALKER)) == (strength == 1)
    assert report.asked() == [(SHADOW, "press-on")]


def test_fd_fight_2_the_second_wound_catches_him() -> None:
    report = Report(strength=1, path=["reeds"], next=["fight", 1, 1]).passes(SHADOW, WALKER).rolls(6, 6).rolls(1, 1)
    assert report.match.outcome is not None
    assert (report.match.outcome.side, report.match.outcome.reason) == ("shadow", "caught")


def test_fd_fight_2_allies_win_together() -> None:
    report = Report(3, strength=1, path=["reeds"], next=["fight", 2, 1]).passes(WEST, WALKER).rolls(6, 6).rolls(1, 1)
    assert report.match.outcome is not None
    assert report.match.outcome.winners == (EAST, WEST)


def test_fd_fight_3_the_attacker_presses_on_up_to_three_rounds() -> None:
    report = fight()
    for number in (1, 2):
        report.passes(SHADOW, WALKER).rolls(1, 1).rolls(1, 1)
        assert report.asked() == [(SHADOW, "press-on")]
        report.does(SHADOW, "press")
        assert report.match.log(SHADOW)[-1]["args"]["count"] == number + 1
    report.passes(SHADOW, WALKER).rolls(1, 1).rolls(1, 1)
    assert report.asked() == [(CHANCE, "draw")]


def test_fd_fight_3_whoever_ceases_ends_the_fight_and_the_next_seat_acts() -> None:
    report = Report(3, path=["reeds"], next=["fight", 1, 1]).passes(EAST, WALKER).rolls(1, 1).rolls(1, 1)
    assert report.does(EAST, "cease").asked() == [(WEST, "act")]


# -- the storm ------------------------------------------------------------------------------------------------------


def test_fd_storm_1_everyone_rolls_one_die_fewer() -> None:
    report = fight(storm=True, shadow=["hail"]).lays(SHADOW, "hail").passes(WALKER)
    assert open_ask(report.match).options.json()["dice"] == 2
    assert open_ask(report.rolls(6, 6).match).options.json()["dice"] == 1


def test_fd_storm_2_the_flood_takes_the_scouts_of_a_place_drawn_by_chance() -> None:
    report = Report(2, storm=True, hands={WALKER: ["flood"]}, scouts={"bank": 2, "reeds": 1}, next=["act", 0])
    report.plays(WALKER, "flood").passes(SHADOW)
    assert report.asked() == [(CHANCE, "tide")]
    assert open_ask(report.match).probability(next(iter(open_ask(report.match).options))) * 6 == 1
    report.does(CHANCE, "tide", place="bank")
    assert (report.at.scouts, report.at.supply) == ((1, 0, 0, 0, 0, 0), 3)
    assert report.told(SHADOW)[-1] == "log-ford-flood"


def test_fd_storm_without_the_expansion_there_is_no_storm() -> None:
    report = Report(hands={WALKER: ["bread"]}, next=["act", 0])
    assert "flood" not in report.match.rules.facts.tables["card"]
    assert "flood" not in report.match.rules.effects
    with pytest.raises(Refused):
        Report(hands={WALKER: ["flood"]})
    assert kinds(report.match) == ["act"]
