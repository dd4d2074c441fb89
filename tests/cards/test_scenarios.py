"""The four scenarios: cases CC-TRI, CC-DUEL, CC-DU3 and CC-FELL, rules of these chapters that no case names."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.cards.scenario import Table, given
from thirdage.games.cards.facts import own_facts


def location_step(scenario: str, *locations: str, last: int = 0, **more: Any) -> Table:
    """The path step of a round begins, with these locations to come."""
    said: dict[str, Any] = {"next": ["path"], "last-path": last, "path": None, "activates": list(locations)}
    return given(scenario, **{**said, **more})


def drawn(table: Table, rule: str) -> dict[str, int]:
    """How many cards each player drew by a rule."""
    entries = [e for e in table.match.log("spectator") if e["id"] == "log-cards-draws" and e["rule"] == rule]
    return {e["args"]["player"]: e["args"]["count"] for e in entries}


def turns(table: Table, count: int) -> list[str]:
    """Whose turns come, if everybody cycles a card."""
    out = []
    for _ in range(count):
        out.append(table.player)
        table.does("cycle-card", card=min(table.hand(table.player)))
    return out


def first_players(scenario: str, rounds: int) -> list[str]:
    """Who is first player in each round of a match from the start."""
    table = Table(thirdage.new_match("cards", options={"scenario": scenario}, seed=3)).goes_on()
    for _ in range(400 * rounds):
        told = [entry["player"] for entry in table.told("log-cards-round")]
        if len(told) == rounds:
            return told
        if table.asked == "action" and not table.is_offered("pass"):
            table.does("cycle-card", card=min(table.hand(table.player)))
        else:
            table.does(**table.offers()[0])
    raise AssertionError("the rounds do not come to an end")


# -- Trilogy ----------------------------------------------------------------------------------------------------------
def test_CC_TRI_01_each_deck_of_one_person_draws_for_itself() -> None:
    table = location_step("trilogy", "inn-of-the-prancing-pony", last=1, players=2)
    assert len(table.hand("witch-king")) == 2
    assert len(table.hand("saruman")) == 2
    assert (table.deck("witch-king"), table.deck("saruman")) == (28, 28)
    assert table.saga.seat(1) == table.saga.seat(3) == "shadow"


def test_CC_TRI_02_your_reserve_is_that_of_the_deck() -> None:
    table = given(
        turn="witch-king", players=2, reserve={"frodo": ["village-militia"], "aragorn": ["arwen"],
        "witch-king": ["the-reaver"]},
    )  # fmt: skip
    table.does("use-card", card="the-reaver")
    assert table.player == "frodo"
    table.is_refused("CG-FOR-01", "forsake-from-reserve", card="arwen")
    table.does("forsake-from-reserve", card="village-militia")
    assert table.player == "aragorn"
    table.does("forsake-top-card")
    table = given(turn="frodo", players=2, active=["rivendell"], reserve={"aragorn": ["arwen"]})
    table.is_refused("CG-MOVE-01", "move-card", card="arwen", to="rivendell")


def test_CG_TRI_01_how_the_trilogy_begins() -> None:
    facts = own_facts("trilogy", 4, False)
    order = [facts.players[p].id for p in facts.turn_order]
    assert order == ["frodo", "witch-king", "aragorn", "saruman"]
    assert {p.id: (p.opening_draw, p.opening_cycle, p.draw_step) for p in facts.players} == {
        "frodo": (7, 2, 3), "witch-king": (7, 2, 4), "aragorn": (7, 2, 3), "saruman": (7, 2, 4),
    }  # fmt: skip
    assert first_players("trilogy", 1) == ["frodo"]


@pytest.mark.parametrize(
    ("people", "seats"),
    [
        (2, ["free-peoples", "shadow", "free-peoples", "shadow"]),
        (3, ["frodo", "shadow", "aragorn", "shadow"]),
        (4, ["frodo", "witch-king", "aragorn", "saruman"]),
    ],
)
def test_CG_TRI_02_who_plays_which_deck(people: int, seats: list[str]) -> None:
    table = given(players=people)
    assert [table.saga.seat(p) for p in range(4)] == seats


# -- Duel -------------------------------------------------------------------------------------------------------------
def test_CC_DUEL_01_each_player_is_one_player_twice() -> None:
    table = location_step("duel", "egladil", last=4, draws={"gandalf": ["gimli", "eomer", "eowyn", "theoden"]})
    assert table.hand("gandalf") == {"gimli", "eomer"}
    assert table.asked == "cycle"
    table.does("cycle-cards", cards=["gimli"])
    assert table.hand("gandalf") == {"eomer", "eowyn", "theoden"}
    assert table.asked == "cycle"
    table.does("cycle-cards", cards=["eomer"])
    assert table.hand("gandalf") == {"eowyn", "theoden"}
    assert table.cycle("gandalf") == {"gimli", "eomer"}
    assert table.asked == "action"
    table.is_sound()


def test_CC_DUEL_02_the_player_of_a_faction_draws_once() -> None:
    table = location_step("duel", "bag-end")
    assert len(table.hand("gandalf")) == 2


def duel_on(path: str, *cards: str, scenario: str = "duel", **more: Any) -> Table:
    """The combat on a path in a Duel."""
    return given(scenario, next=["combat"], path=path, at={path: list(cards)}, activates=["umbar"], **more)


def test_CC_DUEL_03_equal_icons_and_nobody_gets_the_path() -> None:
    table = duel_on("the-council-of-elrond", "the-commander", "the-destroyer", "the-hunter", "legolas", "gimli")
    table.does("eliminate-card", card="gimli")
    assert [table.zone(c) for c in ("legolas", "gimli")] == ["eliminated", "eliminated"]
    assert table.state("the-council-of-elrond") == "discarded"
    assert table.saga.corruption == 0
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 0)
    assert table.told("log-cards-path-nobody") == [{"location": "the-council-of-elrond", "attack": 3, "defence": 3}]


def test_CC_DUEL_04_more_icons_win_though_characters_are_lost() -> None:
    table = duel_on("the-council-of-elrond", "the-commander", "the-destroyer", "legolas", "gimli")
    table.does("eliminate-card", card="gimli")
    assert table.zone("gimli") == "eliminated"
    assert table.zone("legolas") == "cycle"
    assert table.state("the-council-of-elrond") == "free-peoples"


def test_CC_DUEL_05_nothing_against_nothing() -> None:
    table = duel_on("weathertop")
    assert table.state("weathertop") == "discarded"


def test_CC_DUEL_06_one_against_nothing() -> None:
    table = duel_on("imladris")
    assert table.state("imladris") == "free-peoples"
    assert table.points("free-peoples") == 1


def test_CC_DUEL_07_the_shadow_wins_as_always() -> None:
    table = duel_on("weathertop", "the-commander", "the-destroyer", "the-hunter", "sam-gamgee")
    assert table.state("weathertop") == "shadow"
    assert table.saga.corruption == 2
    assert table.points("shadow") == 2


def test_CC_DUEL_08_the_draw_step() -> None:
    table = given("duel", next=["draw", 0], path=None, activates=["umbar"])
    assert drawn(table, "CG-RND-03") == {"gandalf": 4, "witch-king": 6}


def test_CC_DUEL_09_ring_tokens_give_no_points() -> None:
    table = given("duel", next=["combat"], path="orodruin", tokens={"orodruin": (0, 1)})
    assert table.saga.rings == (True, True)
    assert table.match.outcome is not None
    assert table.match.outcome.details == {"points": {"free-peoples": 3, "shadow": 0}}


def test_CC_DUEL_10_a_discarded_path_is_gone() -> None:
    table = location_step("duel", "lothlorien", last=4, used=["caradhras"])
    assert table.chances[0] == {"dimrill-dale", "egladil", "lothlorien"}
    assert table.active == ["lothlorien"]
    table = given(
        "duel", turn="witch-king", path="khazad-dum", used=["caradhras"], at={"khazad-dum": ["flocks-of-crebain"]}
    )
    table.does("use-card", card="flocks-of-crebain")
    assert table.active == ["the-doors-of-durin"]


def test_CC_DUEL_11_in_round_two_the_witch_king_is_first() -> None:
    table = given("duel", next=["draw", 1], path=None, activates=["moria"])
    assert table.told("log-cards-round") == [{"count": 2, "player": "witch-king"}]
    assert table.chances[6] == {
        "dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar",
    }  # fmt: skip
    assert table.player == "witch-king"
    assert first_players("duel", 3) == ["gandalf", "witch-king", "gandalf"]


def test_CG_DUEL_04_the_ring_token_of_the_duel() -> None:
    table = given(
        "duel", turn="gandalf", hands={"gandalf": ["gimli"]}, draws={"gandalf": ["eomer", "eowyn", "theoden"]}
    )
    table.does("use-ring")
    assert len(table.hand("gandalf")) == 4
    table.does("eliminate-card", card="eomer").does("cycle-cards", cards=["eowyn"])
    assert table.hand("gandalf") == {"gimli", "theoden"}
    assert table.zone("eomer") == "eliminated"
    table.does("pass").is_refused("CG-RING-03", "use-ring")


def test_CG_DUEL_11_all_locations_are_used() -> None:
    for scenario in ("duel", "duel-3"):
        table = given(scenario, path=None)
        assert {table.state(x) for x in table.saga.facts.location} == {"deck"}
        assert table.saga.facts.highest_path == 9
        assert len(table.saga.facts.used_paths) == 27


# -- Three-player Duel ------------------------------------------------------------------------------------------------
def test_CC_DU3_01_gandalf_has_every_second_turn() -> None:
    table = given("duel-3", hands={"gandalf": 6, "witch-king": 4, "saruman": 4})
    assert turns(table, 6) == ["gandalf", "witch-king", "gandalf", "saruman", "gandalf", "witch-king"]


def test_CC_DU3_02_each_shadow_player_draws_once() -> None:
    table = given("duel-3", next=["location"], first=1, path=None, activates=["harad", "bag-end"])
    assert (len(table.hand("witch-king")), len(table.hand("saruman"))) == (1, 1)


def test_CC_DU3_03_gandalf_forsakes_twice() -> None:
    table = given("duel-3", turn="witch-king", reserve={"witch-king": ["the-reaver"]}, hands={"gandalf": ["gimli"]})
    table.does("use-card", card="the-reaver")
    assert (table.asked, table.player) == ("forsake", "gandalf")
    table.does("forsake-from-hand", card="gimli")
    assert (table.asked, table.player) == ("forsake", "gandalf")
    table.does("forsake-top-card")
    assert table.asked == "action"
    assert len(table.eliminated("gandalf")) == 2


def test_CC_DU3_04_three_passes_of_three_players_end_the_step() -> None:
    table = given("duel-3", next=["turn", 1], active=["pelargir", "harad"])
    table.passes("witch-king", "gandalf", "saruman")
    assert table.asked == "next-combat"


def test_CC_DU3_04_two_passes_of_one_player_are_one() -> None:
    table = given("duel-3", active=["pelargir", "harad"])
    table.passes("gandalf", "witch-king", "gandalf")
    assert (table.asked, table.player) == ("action", "saruman")
    table.passes("saruman")
    assert table.asked == "next-combat"


def test_CC_DU3_05_the_token_goes_by_four_places() -> None:
    assert first_players("duel-3", 5) == ["gandalf", "witch-king", "gandalf", "saruman", "gandalf"]


def test_CC_DU3_06_whose_tokens_score() -> None:
    table = given(
        "duel-3", next=["combat"], path="orodruin", tokens={"orodruin": (0, 1)}, rings={"witch-king": False}
    )  # fmt: skip
    assert table.saga.rings == (True, False, True)
    assert table.match.outcome is not None
    assert table.match.outcome.details == {"points": {"free-peoples": 3, "shadow": 1}}


def test_CC_DU3_07_the_draw_step() -> None:
    table = given("duel-3", next=["draw", 0], path=None, activates=["umbar"])
    assert drawn(table, "CG-RND-03") == {"gandalf": 6, "witch-king": 4, "saruman": 4}


def test_CC_DU3_08_round_three_starts_from_the_third_place() -> None:
    table = given("duel-3", round=3, first=2, hands={"gandalf": 6, "witch-king": 4, "saruman": 4})
    assert turns(table, 5) == ["gandalf", "saruman", "gandalf", "witch-king", "gandalf"]


# -- Fellowship -------------------------------------------------------------------------------------------------------
def test_CC_FELL_01_lorien_and_dol_guldur_come_together() -> None:
    more: dict[str, Any] = {"last-path": 3}
    table = given("fellowship", next=["location"], round=4, path=None, activates=["khazad-dum"], **more)
    assert table.active == ["lorien", "dol-guldur", "khazad-dum"]
    assert table.told("log-cards-activated") == [{"location": x} for x in ("lorien", "dol-guldur", "khazad-dum")]
    assert table.told("log-cards-reactivated") == []
    assert table.asked == "action"
    table.is_sound()


def test_CC_FELL_02_battlegrounds_by_the_round_paths_by_their_number() -> None:
    more: dict[str, Any] = {"last-path": 5}
    table = given("fellowship", next=["location"], round=4, first=1, path=None, **more)
    if table.asked == "cycle":
        table.does(**table.offers()[0])
    assert table.active == ["lorien", "dol-guldur", "amon-hen"]
    table.plays_out_the_round()
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "final-round"
    assert table.state("orthanc") == "waiting"


def test_CC_FELL_03_there_is_no_path_beyond_the_sixth() -> None:
    table = given("fellowship", turn="gandalf", path="amon-hen", at={"amon-hen": ["strider"]})
    table.is_refused("CG-PATH-08", "use-card", card="strider")
    assert not table.is_offered("use-card", card="strider")


def test_CC_FELL_04_paths_are_won_as_in_the_trilogy() -> None:
    table = given("fellowship", next=["combat"], path="caradhras")
    assert table.state("caradhras") == "free-peoples"


def test_CC_FELL_05_in_round_two_gandalf_is_first() -> None:
    assert first_players("fellowship", 3) == ["balrog", "gandalf", "balrog"]


def test_CC_FELL_06_a_lead_of_ten() -> None:
    more: dict[str, Any] = {"last-path": 3}
    table = given(
        "fellowship", next=["victory"], round=3, path=None, corruption=9,
        scored={"shadow": ["minas-morgul", "moria"], "free-peoples": ["rivendell"]}, **more,
    )  # fmt: skip
    assert table.match.outcome is not None
    assert (table.match.outcome.side, table.match.outcome.reason) == ("shadow", "lead")
    assert table.match.outcome.details == {"points": {"free-peoples": 2, "shadow": 12}}
