"""The eleven Monstrous cards, and the promotional Whip of Many Thongs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given
from tests.cards.shadow import (
    PATHS,
    WALKS,
    all_forsake,
    attack,
    bearers_of,
    defence,
    grounds_open,
    path_attack,
    paths_open,
    printed,
)

ARMIES = ("goblins-of-the-misty-mountains", "goblins-of-the-misty-mountains-2")
CHARACTERS = {
    "balrog-of-moria": (2, 2, 0, 0, 2),
    "barrow-wights": (0, 0, 0, 0, 1),
    "candles-of-corpses": (0, 0, 0, 0, 1),
    "caradhras-the-cruel": (0, 0, 0, 0, 1),
    "cave-troll": (1, 1, 0, 0, 1),
    "flocks-of-crebain": (0, 0, 0, 0, 1),
    "gollum": (0, 0, 0, 0, 1),
    "hill-troll": (1, 1, 0, 0, 1),
    "shelob": (0, 0, 0, 0, 1),
}
OPEN = {"lorien", "rivendell", "moria"}


@pytest.mark.parametrize("card", ARMIES)
def test_goblins_of_the_misty_mountains_count_one_and_one(card: str) -> None:
    assert attack("rivendell", card) == 1
    assert defence("moria", card) == {card: 1}
    table = given(turn="saruman", path="egladil", hands={"saruman": [card]})
    table.is_refused("CG-ARMY-02", "play-card", card=card, to="egladil")


@pytest.mark.parametrize("card", CHARACTERS)
def test_monstrous_characters_count_what_is_printed(card: str) -> None:
    army = ARMIES[0]
    if card == "shelob":
        on_path = path_attack("cirith-ungol", card)
        assert (*printed(card, "lorien", "moria", army)[:4], on_path) == CHARACTERS[card]
    else:
        assert printed(card, "lorien", "moria", army) == CHARACTERS[card]


@pytest.mark.parametrize("card", [*ARMIES, *CHARACTERS])
def test_monstrous_cards_go_where_they_are_shown(card: str) -> None:
    assert grounds_open(card) == OPEN
    assert grounds_open(card, "move") == OPEN


@pytest.mark.parametrize("card", CHARACTERS)
def test_paths_of_monstrous_characters(card: str) -> None:
    assert paths_open(card) == WALKS[card]
    assert paths_open(card, "move") == WALKS[card]


@pytest.mark.parametrize(
    ("card", "home", "plain"),
    [("balrog-of-moria", "khazad-dum", 2), ("candles-of-corpses", "dead-marshes", 1), ("shelob", "shelobs-lair", 1)],
)
def test_monsters_are_stronger_at_home(card: str, home: str, plain: int) -> None:
    for number in WALKS[card]:
        for path in PATHS[number]:
            assert path_attack(path, card) == plain + (path == home), path


# -- each Free Peoples player forsakes --------------------------------------------------------------------------------
SPENT = ("barrow-wights", "candles-of-corpses", "caradhras-the-cruel", "cave-troll", "hill-troll")


@pytest.mark.parametrize("card", SPENT)
def test_spent_from_the_reserve_it_makes_each_free_player_forsake(card: str) -> None:
    table = given(turn="saruman", reserve={"saruman": [card]})
    table.does("use-card", card=card)
    assert table.zone(card) == "eliminated"
    all_forsake(table, card, "frodo", "aragorn")
    assert (table.asked, table.player) == ("action", "frodo")
    table.is_sound()


@pytest.mark.parametrize("card", SPENT)
def test_it_is_spent_in_the_round_it_came(card: str) -> None:
    table = given(turn="saruman", reserve={"saruman": [card]}, fresh=[card], played=[card], first=2)
    all_forsake(table.does("use-card", card=card), card, "aragorn", "frodo")


@pytest.mark.parametrize("card", SPENT)
def test_it_is_spent_from_the_reserve_only(card: str) -> None:
    path = PATHS[WALKS[card][0]][1]
    for at in (path, "moria"):
        table = given(turn="saruman", path=path, at={at: [card]})
        table.is_refused("CG-USE-01", "use-card", card=card)
    table = given(turn="witch-king", reserve={"saruman": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)


@pytest.mark.parametrize("card", ["barrow-wights", "cave-troll", "hill-troll", "caradhras-the-cruel"])
@pytest.mark.parametrize(
    ("scenario", "player", "times"), [("duel", "witch-king", 2), ("duel-3", "saruman", 2), ("fellowship", "balrog", 1)]
)
def test_in_other_scenarios_gandalf_forsakes(card: str, scenario: str, player: str, times: int) -> None:
    path = "weathertop" if scenario != "fellowship" else "the-old-forest"
    table = given(scenario, turn=player, path=path, reserve={player: [card]})
    all_forsake(table.does("use-card", card=card), card, *["gandalf"] * times)


def test_forsaking_is_chosen_among_hand_reserve_and_top() -> None:
    table = given(
        turn="saruman",
        reserve={"saruman": ["hill-troll"], "frodo": [("frodo-baggins", "mithril-coat")]},
        hands={"frodo": ["gimli"], "aragorn": []},
        at={"weathertop": ["sam-gamgee"]},
        decks={"aragorn": []},
    )
    table.does("use-card", card="hill-troll")
    assert table.player == "frodo"
    assert sorted(offer.get("card", "top") for offer in table.offers()) == [
        "frodo-baggins", "gimli", "mithril-coat", "top",
    ]  # fmt: skip
    table.does("forsake-from-hand", card="gimli")
    assert table.zone("gimli") == "eliminated"
    assert table.told("log-cards-nothing-to-forsake") == [{"player": "aragorn"}]
    assert (table.asked, table.player) == ("action", "frodo")


# -- the Balrog -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place", ["khazad-dum", "moria"])
def test_balrog_of_moria_makes_each_free_player_forsake_when_played(place: str) -> None:
    table = given(turn="saruman", path="khazad-dum", active=["moria"], hands={"saruman": ["balrog-of-moria", "ugluk"]})
    table.does("play-card", card="balrog-of-moria", to=place)
    assert table.asked == "pay"
    all_forsake(table.does("cycle-card", card="ugluk"), "balrog-of-moria", "frodo", "aragorn")
    assert table.zone("balrog-of-moria") == place
    table.is_sound()


@pytest.mark.parametrize("place", ["egladil", "lorien"])
def test_balrog_of_moria_makes_each_free_player_forsake_when_moved(place: str) -> None:
    table = given(turn="saruman", path="egladil", active=["lorien"], reserve={"saruman": ["balrog-of-moria"]})
    table.does("move-card", card="balrog-of-moria", to=place)
    all_forsake(table, "balrog-of-moria", "frodo", "aragorn")
    assert table.zone("balrog-of-moria") == place


def test_balrog_of_moria_in_reserve_does_nothing_yet() -> None:
    table = given(turn="saruman", hands={"saruman": ["balrog-of-moria", "ugluk"]})
    table.does("play-card", card="balrog-of-moria", to="reserve").does("cycle-card", card="ugluk")
    assert (table.asked, table.player) == ("action", "frodo")
    table.is_refused("CG-USE-01", "use-card", card="balrog-of-moria")


@pytest.mark.parametrize(
    ("scenario", "player", "times"), [("duel", "witch-king", 2), ("duel-3", "saruman", 2), ("fellowship", "balrog", 1)]
)
def test_balrog_of_moria_in_other_scenarios(scenario: str, player: str, times: int) -> None:
    table = given(scenario, turn=player, path="caradhras", reserve={player: ["balrog-of-moria"]})
    table.does("move-card", card="balrog-of-moria", to="caradhras")
    all_forsake(table, "balrog-of-moria", *["gandalf"] * times)


# -- Caradhras the Cruel ----------------------------------------------------------------------------------------------
def cruel(path: str, **more: Any) -> Table:
    table = given(turn="saruman", path=path, hands={"saruman": ["caradhras-the-cruel", "ugluk"]}, **more)
    return table.does("play-card", card="caradhras-the-cruel", to=path).does("cycle-card", card="ugluk")


def test_caradhras_the_cruel_turns_the_fellowship_back() -> None:
    table = cruel("caradhras", at={"caradhras": ["gimli"]})
    assert table.told("log-cards-path-combat") == [{"location": "caradhras", "attack": 1, "defence": 0}]
    assert table.zone("caradhras-the-cruel") == table.zone("gimli") == "eliminated"
    assert table.state("caradhras") == "free-peoples"
    assert (table.asked, table.player) == ("activate-path", "saruman")
    assert [offer["location"] for offer in table.offers()] == ["khazad-dum", "the-doors-of-durin"]
    table.does("activate", location="khazad-dum")
    assert table.active == ["khazad-dum"]
    assert len(table.hand("saruman")) == 2
    table.is_sound()


def test_caradhras_the_cruel_with_one_path_left_asks_nothing() -> None:
    table = cruel("caradhras", used=["the-doors-of-durin"])
    assert table.active == ["khazad-dum"]
    assert table.points("shadow") == 1


def test_caradhras_the_cruel_with_no_path_left_stays() -> None:
    table = cruel("caradhras", used=["the-doors-of-durin", "khazad-dum"])
    assert table.zone("caradhras-the-cruel") == "caradhras"
    assert table.told("log-cards-no-new-path") == [{"place": "caradhras-the-cruel"}]
    assert table.active == ["caradhras"]


@pytest.mark.parametrize("path", ["khazad-dum", "the-doors-of-durin", "egladil"])
def test_caradhras_the_cruel_on_another_path_only_stands_there(path: str) -> None:
    table = cruel(path)
    assert table.zone("caradhras-the-cruel") == path
    assert table.active == [path]
    assert (table.asked, table.player) == ("action", "frodo")


def test_caradhras_the_cruel_moved_only_stands_there() -> None:
    table = given(turn="saruman", path="caradhras", reserve={"saruman": ["caradhras-the-cruel"]})
    table.does("move-card", card="caradhras-the-cruel", to="caradhras")
    assert table.zone("caradhras-the-cruel") == "caradhras"
    assert (table.asked, table.player) == ("action", "frodo")


# -- Flocks of Crebain, Gollum ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["flocks-of-crebain", "gollum"])
@pytest.mark.parametrize("path", ["dead-marshes", "osgiliath"])
def test_another_path_of_the_same_number(card: str, path: str) -> None:
    table = given(turn="saruman", path=path, at={path: [card]})
    table.does("use-card", card=card)
    number = 6 if path == "dead-marshes" else 7
    assert [offer["location"] for offer in table.offers()] == [x for x in PATHS[number] if x != path]
    chosen = table.offers()[1]["location"]
    table.does("activate", location=chosen)
    assert table.active == [chosen]
    assert table.state(path) == ("free-peoples" if path == "dead-marshes" else "shadow")
    assert table.zone(card) == ("cycle" if card == "gollum" else "eliminated")


@pytest.mark.parametrize("card", ["flocks-of-crebain", "gollum"])
def test_no_other_path_of_that_number(card: str) -> None:
    used = ["amon-hen", "emyn-muil"]
    table = given(turn="saruman", path="dead-marshes", at={"dead-marshes": [card]}, used=used)
    table.is_refused("CG-PATH-08", "use-card", card=card)
    table = given(turn="saruman", path="dead-marshes", reserve={"saruman": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)
    table = given(turn="saruman", path="dead-marshes", at={"moria": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)
    table = given(turn="witch-king", path="dead-marshes", at={"dead-marshes": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)


def test_gollum_slips_away_from_path_combat() -> None:
    table = given(next=["combat"], players=2, path="amon-hen", at={"amon-hen": ["gollum", "grishnakh"]})
    assert table.zone("gollum") == "cycle"
    assert table.zone("grishnakh") == "eliminated"


@pytest.mark.parametrize("place", ["moria", "rivendell"])
def test_gollum_does_not_slip_away_from_a_battleground(place: str) -> None:
    table = given(next=["combat"], players=2, path=None, at={place: ["gollum"]}, tokens={place: (5, 0)})
    assert table.zone("gollum") == "eliminated"


def test_gollum_forsaken_is_eliminated() -> None:
    table = given(turn="saruman", hands={"saruman": ["ugluk"]}, reserve={"saruman": ["gollum"]})
    table.does("play-card", card="ugluk", to="reserve").does("forsake-from-reserve", card="gollum")
    assert table.zone("gollum") == "eliminated"


# -- Shelob -----------------------------------------------------------------------------------------------------------
def test_shelob_makes_each_free_player_forsake_on_a_path() -> None:
    table = given(turn="saruman", path="morgai", hands={"saruman": ["shelob", "ugluk"]})
    table.does("play-card", card="shelob", to="morgai").does("cycle-card", card="ugluk")
    all_forsake(table, "shelob", "frodo", "aragorn")
    table = given(turn="saruman", path="morgai", reserve={"saruman": ["shelob"]})
    all_forsake(table.does("move-card", card="shelob", to="morgai"), "shelob", "frodo", "aragorn")


def test_shelob_makes_gandalf_forsake_twice_in_the_duel() -> None:
    table = given("duel", turn="witch-king", path="morgai", reserve={"witch-king": ["shelob"]})
    all_forsake(table.does("move-card", card="shelob", to="morgai"), "shelob", "gandalf", "gandalf")


def test_shelob_elsewhere_does_nothing() -> None:
    for to in ("moria", "reserve"):
        table = given(turn="saruman", path="morgai", active=["moria"], hands={"saruman": ["shelob", "ugluk"]})
        table.does("play-card", card="shelob", to=to).does("cycle-card", card="ugluk")
        assert (table.asked, table.player) == ("action", "frodo")
    table = given(turn="saruman", path="morgai", active=["moria"], reserve={"saruman": ["shelob"]})
    table.does("move-card", card="shelob", to="moria")
    assert (table.asked, table.player) == ("action", "frodo")


# -- the Whip of Many Thongs ------------------------------------------------------------------------------------------
WHIPPED = ("balrog-of-moria", "whip-of-many-thongs")


def test_whip_of_many_thongs_adds_to_the_balrog() -> None:
    assert bearers_of("whip-of-many-thongs") == {"balrog-of-moria"}
    assert attack("lorien", WHIPPED) == 3
    assert defence("moria", WHIPPED) == {"balrog-of-moria": 3}
    assert attack("lorien", WHIPPED, ARMIES[0]) == 3 + 1
    assert defence("moria", WHIPPED, ARMIES[0])["balrog-of-moria"] == 3
    assert path_attack("egladil", WHIPPED) == 3
    assert path_attack("khazad-dum", WHIPPED) == 4


def test_whip_of_many_thongs_draws_a_card() -> None:
    table = given(
        promos=True,
        turn="saruman",
        hands={"saruman": ["whip-of-many-thongs", "ugluk"]},
        reserve={"saruman": ["balrog-of-moria"]},
    )
    table.draws("saruman", "gollum").does("play-card", card="whip-of-many-thongs", to="balrog-of-moria")
    table.does("cycle-card", card="ugluk")
    assert table.hand("saruman") == {"gollum"}
    assert table.items("balrog-of-moria") == {"whip-of-many-thongs"}
    table.is_sound()


def test_whip_of_many_thongs_comes_only_where_promotional_cards_are_wanted() -> None:
    assert len(given().saga.facts.players[given().saga.facts.player["saruman"]].cards) == 30
    facts = given(promos=True).saga.facts
    assert facts.card["whip-of-many-thongs"] in facts.players[facts.player["saruman"]].cards
    assert facts.card["gothmog"] in facts.players[facts.player["witch-king"]].cards
    facts = given("fellowship", path="the-old-forest", promos=True).saga.facts
    assert facts.owner[facts.card["whip-of-many-thongs"]] == -1
