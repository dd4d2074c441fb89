"""The twelve cards of Isengard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given
from tests.cards.shadow import (
    GROUNDS,
    WALKS,
    attack,
    bearers_of,
    defence,
    grounds_open,
    path_attack,
    paths_open,
    printed,
    subtypes,
)

ARMIES = {
    "devilry-of-saruman": (3, 0),
    "fighting-uruk-hai": (1, 2),
    "wolf-riders": (2, 1),
    "white-hand-orcs": (1, 1),
    "white-hand-orcs-2": (1, 1),
}
CHARACTERS = {
    "grima-wormtongue": (0, 0, 0, 0, 1),
    "saruman": (1, 1, 1, 1, 2),
    "ugluk": (0, 0, 1, 1, 1),
}
ITEMS = {"palantir-of-orthanc": (0, 0, 0), "sarumans-staff": (1, 1, 1), "woven-of-all-colours": (0, 0, 0)}
OPEN = {"edoras", "helms-deep", "orthanc"}


@pytest.mark.parametrize("card", ARMIES)
def test_armies_of_isengard_count_what_is_printed(card: str) -> None:
    assert attack("edoras", card) == ARMIES[card][0]
    assert defence("orthanc", card) == {card: ARMIES[card][1]}


@pytest.mark.parametrize("card", CHARACTERS)
def test_characters_of_isengard_count_what_is_printed(card: str) -> None:
    assert printed(card, "helms-deep", "orthanc", "white-hand-orcs") == CHARACTERS[card]


@pytest.mark.parametrize("item", ITEMS)
def test_items_of_isengard_add_to_saruman(item: str) -> None:
    assert attack("edoras", ("saruman", item)) == 1 + ITEMS[item][0]
    assert defence("orthanc", ("saruman", item)) == {"saruman": 1 + ITEMS[item][1]}
    assert path_attack("amon-hen", ("saruman", item)) == 2 + ITEMS[item][2]


@pytest.mark.parametrize("item", ITEMS)
def test_items_of_isengard_have_no_leadership(item: str) -> None:
    assert attack("edoras", ("saruman", item), "white-hand-orcs") == 1 + 2 + ITEMS[item][0]
    assert defence("orthanc", ("saruman", item), "white-hand-orcs")["saruman"] == 2 + ITEMS[item][1]
    assert subtypes(item) == (("weapon",) if item == "sarumans-staff" else ())


@pytest.mark.parametrize("card", [*ARMIES, *CHARACTERS])
def test_isengard_goes_where_it_is_shown(card: str) -> None:
    assert grounds_open(card) == OPEN
    assert grounds_open(card, "move") == OPEN


@pytest.mark.parametrize("card", ARMIES)
def test_armies_of_isengard_stay_off_paths(card: str) -> None:
    table = given(turn="saruman", path="amon-hen", hands={"saruman": [card]})
    table.is_refused("CG-ARMY-02", "play-card", card=card, to="amon-hen")
    assert table.is_offered("play-card", card=card, to="reserve")


@pytest.mark.parametrize("card", CHARACTERS)
def test_paths_of_isengard_characters(card: str) -> None:
    assert paths_open(card) == WALKS[card]
    assert paths_open(card, "move") == WALKS[card]


@pytest.mark.parametrize("item", ITEMS)
def test_only_saruman_wields_the_items_of_isengard(item: str) -> None:
    assert bearers_of(item) == {"saruman"}
    table = given(turn="saruman", hands={"saruman": [item, "saruman"]})
    table.is_refused("CG-ITEM-01", "play-card", card=item, to="saruman")


def test_white_hand_orcs_are_two_cards() -> None:
    table = given(
        turn="saruman", active=["edoras"], hands={"saruman": ["white-hand-orcs", "white-hand-orcs-2", "ugluk"]}
    )
    table.does("play-card", card="white-hand-orcs", to="edoras").does("cycle-card", card="ugluk")
    table.passes("frodo", "witch-king", "aragorn")
    table.does("play-card", card="white-hand-orcs-2", to="edoras").does("forsake-top-card")
    assert table.zone("white-hand-orcs") == table.zone("white-hand-orcs-2") == "edoras"


# -- Gríma Wormtongue -------------------------------------------------------------------------------------------------
def grima(**more: Any) -> Table:
    return given(turn="saruman", **{"reserve": {"saruman": ["grima-wormtongue"]}, **more})


def test_grima_fetches_saruman_from_the_deck() -> None:
    table = grima(reserve={"saruman": ["grima-wormtongue"], "frodo": ["theoden"]}, hands={"saruman": 2})
    table.does("use-card", card="grima-wormtongue")
    assert table.zone("grima-wormtongue") == "eliminated"
    assert (table.asked, table.player) == ("effect", "saruman")
    assert [offer["effect"] for offer in table.offers()] == ["take-saruman", "eliminate-rohan"]
    table.does("pick-effect", effect="take-saruman").does("take-card", card="saruman")
    assert "saruman" in table.hand("saruman")
    assert table.told("log-cards-takes") == [{"player": "saruman", "card": "saruman", "zone": "deck"}]
    assert table.zone("theoden") == "reserve"
    table.is_sound()


def test_grima_eliminates_a_rohan_character_anywhere_in_play() -> None:
    table = grima(
        reserve={"saruman": ["grima-wormtongue"], "frodo": ["theoden", "riders-of-rohan", "gimli"]},
        at={"helms-deep": ["eowyn", "village-militia"], "edoras": ["eomer"], "weathertop": ["merry-brandybuck"]},
    )
    table.does("use-card", card="grima-wormtongue").does("pick-effect", effect="eliminate-rohan")
    assert (table.asked, table.player) == ("victim", "saruman")
    assert {offer["card"] for offer in table.offers()} == {"theoden", "eowyn", "eomer"}
    table.does("eliminate-card", card="eowyn")
    assert table.eliminated("frodo") == {"eowyn"}
    assert table.told("log-cards-card-eliminated")[-1] == {"card": "eowyn"}
    assert "saruman" not in table.hand("saruman")


def test_grima_asks_no_choice_where_one_effect_is_left() -> None:
    table = grima(reserve={"saruman": ["grima-wormtongue", "saruman"], "frodo": ["theoden"]})
    table.does("use-card", card="grima-wormtongue")
    assert table.zone("theoden") == "eliminated"
    table = grima()
    table.does("use-card", card="grima-wormtongue")
    assert table.asked == "take"
    table.does("take-card", card="saruman")
    assert table.hand("saruman") == {"saruman"}


def test_grima_searches_the_deck_only() -> None:
    """Whether he searches depends on what all can know; then nothing may be found."""
    for zone in ("hands", "cycle"):
        table = grima(**{zone: {"saruman": ["saruman", "ugluk"]}})
        table.does("use-card", card="grima-wormtongue")
        assert table.asked == "take"
        assert [offer["kind"] for offer in table.offers()] == ["nothing"]
        table.does("nothing")
        assert table.zone("saruman") == {"hands": "hand", "cycle": "cycle"}[zone]
        assert table.told("log-cards-takes-nothing") == [{"player": "saruman"}]


def test_grima_is_spent_for_nothing_where_nothing_is_to_be_had() -> None:
    table = grima(reserve={"saruman": ["grima-wormtongue", "saruman"], "frodo": ["riders-of-rohan"]})
    table.does("use-card", card="grima-wormtongue")
    assert table.zone("grima-wormtongue") == "eliminated"
    assert table.zone("riders-of-rohan") == "reserve"
    assert (table.asked, table.player) == ("action", "frodo")


def test_grima_acts_from_the_reserve_and_for_his_player_only() -> None:
    table = given(turn="saruman", at={"weathertop": ["grima-wormtongue"]}, reserve={"frodo": ["theoden"]})
    table.is_refused("CG-USE-01", "use-card", card="grima-wormtongue")
    table = given(turn="witch-king", reserve={"saruman": ["grima-wormtongue"], "frodo": ["theoden"]})
    table.is_refused("CG-USE-01", "use-card", card="grima-wormtongue")
    table = given(turn="saruman", hands={"saruman": ["grima-wormtongue"]}, reserve={"frodo": ["theoden"]})
    table.is_refused("CG-USE-01", "use-card", card="grima-wormtongue")


# -- Saruman ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scenario", "player", "place", "plain"),
    [
        ("trilogy", "saruman", 3, 4),
        ("duel", "witch-king", 1, 6),
        ("duel-3", "saruman", 2, 4),
        ("fellowship", "balrog", 0, 4),
    ],
)
def test_saruman_in_reserve_draws_one_more(scenario: str, player: str, place: int, plain: int) -> None:
    """`place`: of his player in the order in which all draw."""
    with_him = given(scenario, next=["draw", place], path=None, last_path=1, reserve={player: ["saruman"]})
    assert with_him.told("log-cards-draws")[0] == {"player": player, "count": plain + 1}
    without = given(scenario, next=["draw", place], path=None, last_path=1)
    assert without.told("log-cards-draws")[0] == {"player": player, "count": plain}


def test_saruman_draws_no_more_once_he_has_left_the_reserve() -> None:
    table = given(next=["draw", 3], path=None, last_path=6, at={"edoras": ["saruman"]})
    assert {"player": "saruman", "count": 4} in table.told("log-cards-draws")


def test_saruman_forsaken_from_the_top_is_cycled() -> None:
    table = given(turn="saruman", active=["edoras"], hands={"saruman": ["ugluk"]})
    table.draws("saruman", "saruman").does("play-card", card="ugluk", to="edoras").does("forsake-top-card")
    assert table.zone("saruman") == "cycle"
    assert table.told("log-cards-card-cycled") == [{"card": "saruman"}]
    table.is_sound()


@pytest.mark.parametrize("zone", ["reserve", "hand"])
def test_saruman_forsaken_from_elsewhere_is_eliminated(zone: str) -> None:
    if zone == "hand":
        table = given(
            next=["path"], path=None, last_path=3, activates=["the-doors-of-durin"], hands={"saruman": ["saruman"]}
        )
        table.does("accept").does("forsake-from-hand", card="saruman")
    else:
        table = given(turn="saruman", hands={"saruman": ["ugluk"]}, reserve={"saruman": ["saruman"]})
        table.does("play-card", card="ugluk", to="reserve").does("forsake-from-reserve", card="saruman")
    assert table.zone("saruman") == "eliminated"


def test_saruman_winnowed_is_eliminated() -> None:
    table = given(turn="saruman", hands={"saruman": ["saruman", "ugluk"]})
    table.does("winnow").does("winnow-cards", cards=["saruman", "ugluk"])
    assert table.eliminated("saruman") == {"saruman", "ugluk"}


# -- Uglúk ------------------------------------------------------------------------------------------------------------
def test_ugluk_leads_to_another_path_of_the_same_number() -> None:
    table = given(turn="saruman", path="egladil", at={"egladil": ["ugluk", "saruman", "gimli"]})
    table.does("use-card", card="ugluk")
    assert table.told("log-cards-path-combat") == [{"location": "egladil", "attack": 3, "defence": 1}]
    assert [table.zone(c) for c in ("ugluk", "saruman", "gimli")] == ["eliminated"] * 3
    assert table.state("egladil") == "shadow"
    assert table.points("shadow") == 1
    assert (table.asked, table.player) == ("activate-path", "saruman")
    assert [offer["location"] for offer in table.offers()] == ["dimrill-dale", "lothlorien"]
    table.draws("aragorn", "arwen").does("activate", location="lothlorien")
    assert table.hand("aragorn") == {"arwen"}
    table.does("cycle-cards", cards=["arwen"])
    assert table.active == ["lothlorien"]
    table.is_sound()


def test_ugluk_finds_no_path_left() -> None:
    table = given(turn="saruman", path="egladil", at={"egladil": ["ugluk"]}, used=["dimrill-dale", "lothlorien"])
    table.is_refused("CG-PATH-08", "use-card", card="ugluk")


def test_ugluk_acts_on_a_path_only() -> None:
    table = given(turn="saruman", path="egladil", reserve={"saruman": ["ugluk"]})
    table.is_refused("CG-USE-01", "use-card", card="ugluk")
    table = given(turn="saruman", path="egladil", at={"edoras": ["ugluk"]})
    table.is_refused("CG-USE-01", "use-card", card="ugluk")


# -- the Palantír of Orthanc ------------------------------------------------------------------------------------------
def palantir(**more: Any) -> Table:
    return given(turn="saruman", reserve={"saruman": [("saruman", "palantir-of-orthanc")]}, **more)


def test_palantir_of_orthanc_sorts_three_cards() -> None:
    table = palantir(hands={"saruman": 1}).draws("saruman", "ugluk", "wolf-riders", "gollum")
    table.does("use-card", card="palantir-of-orthanc")
    assert (table.asked, table.player) == ("eliminate-drawn", "saruman")
    assert {offer["card"] for offer in table.offers()} == {"ugluk", "wolf-riders", "gollum"}
    assert len(table.hand("saruman")) == 1
    assert table.seen()["players"]["saruman"]["apart"] == {"count": 3, "cards": None}
    table.does("eliminate-card", card="ugluk")
    assert table.asked == "cycle-drawn"
    assert {offer["card"] for offer in table.offers()} == {"wolf-riders", "gollum"}
    table.does("cycle-card", card="gollum")
    assert [table.zone(c) for c in ("ugluk", "gollum", "wolf-riders")] == ["eliminated", "cycle", "hand"]
    table.is_sound()


def test_palantir_of_orthanc_shows_the_cards_to_nobody_else() -> None:
    table = palantir().draws("saruman", "ugluk", "wolf-riders", "gollum")
    table.does("use-card", card="palantir-of-orthanc").does("eliminate-card", card="ugluk")
    table.does("cycle-card", card="gollum")
    for seat in ("witch-king", "frodo", "spectator"):
        log = [entry for entry in table.match.log(seat) if "card" in entry["args"]]
        assert {entry["args"]["card"] for entry in log} <= {"palantir-of-orthanc"}
        assert table.told("log-cards-draws-apart", seat) == [{"player": "saruman", "count": 3}]
    mine = {entry["args"]["card"] for entry in table.match.log("saruman") if "card" in entry["args"]}
    assert {"ugluk", "wolf-riders", "gollum"} <= mine


def test_palantir_of_orthanc_once_a_round() -> None:
    table = palantir().does("use-card", card="palantir-of-orthanc")
    table.does(**table.offers()[0]).does(**table.offers()[0])
    table.passes("frodo", "witch-king", "aragorn").is_refused("CG-USE-04", "use-card", card="palantir-of-orthanc")
    table.plays_out_the_round()
    while table.player != "saruman":
        table.does("cycle-card", card=min(table.hand(table.player)))
    assert table.is_offered("use-card", card="palantir-of-orthanc")


def test_palantir_of_orthanc_goes_on_with_the_cycle_pile() -> None:
    table = palantir(decks={"saruman": ["ugluk", "gollum"]}, cycle={"saruman": ["wolf-riders", "shelob"]})
    table.draws("saruman", "ugluk", "gollum", "shelob").does("use-card", card="palantir-of-orthanc")
    assert table.told("log-cards-new-deck") == [{"player": "saruman"}]
    assert {offer["card"] for offer in table.offers()} == {"ugluk", "gollum", "shelob"}


@pytest.mark.parametrize("cards", [["ugluk", "gollum"], ["ugluk"], []])
def test_palantir_of_orthanc_with_fewer_than_three(cards: list[str]) -> None:
    table = palantir(decks={"saruman": cards}).does("use-card", card="palantir-of-orthanc")
    zones = {"ugluk": "eliminated", "gollum": "cycle"}
    while table.asked != "action":
        table.does(
            "eliminate-card" if table.asked == "eliminate-drawn" else "cycle-card", card=table.offers()[0]["card"]
        )
    assert sorted(table.zone(c) for c in cards) == sorted(zones[c] for c in cards)
    assert table.hand("saruman") == set()


def test_palantir_of_orthanc_works_in_reserve_only() -> None:
    table = given(turn="saruman", path="amon-hen", at={"amon-hen": [("saruman", "palantir-of-orthanc")]})
    table.is_refused("CG-USE-01", "use-card", card="palantir-of-orthanc")
    table = given(turn="saruman", at={"orthanc": [("saruman", "palantir-of-orthanc")]})
    table.is_refused("CG-USE-01", "use-card", card="palantir-of-orthanc")


# -- Saruman's Staff --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("where", ["reserve", "path", "battleground"])
def test_sarumans_staff_raises_the_limit_wherever_it_is_in_play(where: str) -> None:
    him = ("saruman", "sarumans-staff")
    stands: Any = {
        "reserve": {"reserve": {"saruman": [him]}},
        "path": {"at": {"amon-hen": [him]}},
        "battleground": {"at": {"orthanc": [him]}},
    }[where]
    table = given(turn="saruman", path="amon-hen", hands={"saruman": 3}, **stands)
    assert table.carryover("saruman") == 3
    assert table.carryover("witch-king") == 2
    assert table.is_offered("pass")


def test_sarumans_staff_in_hand_raises_nothing() -> None:
    table = given(
        turn="saruman", hands={"saruman": ["sarumans-staff", "ugluk", "gollum"]}, reserve={"saruman": ["saruman"]}
    )
    table.is_refused("CG-PASS-01", "pass")
    table.does("play-card", card="sarumans-staff", to="saruman").does("cycle-card", card="ugluk")
    assert table.carryover("saruman") == 3
    assert table.items("saruman") == {"sarumans-staff"}


# -- Woven of All Colours ---------------------------------------------------------------------------------------------
WOVEN = ("saruman", "woven-of-all-colours", "sarumans-staff")


@pytest.mark.parametrize(("place", "tokens"), [("amon-hen", 0), ("edoras", 0), ("orthanc", 9)])
def test_woven_of_all_colours_saves_saruman_in_combat(place: str, tokens: int) -> None:
    path = place if place == "amon-hen" else None
    table = given(next=["combat"], players=2, path=path, at={place: [WOVEN]}, tokens={place: (tokens, 0)})
    assert table.state(place) == ("free-peoples" if place == "orthanc" else "shadow")
    assert [table.zone(c) for c in WOVEN] == ["cycle"] * 3


def test_woven_of_all_colours_saves_nobody_else() -> None:
    table = given(next=["combat"], players=2, path=None, at={"edoras": [WOVEN, "wolf-riders"]})
    assert table.zone("wolf-riders") == "eliminated"
    table = given(next=["combat"], players=2, path=None, at={"edoras": [("saruman", "sarumans-staff")]})
    assert table.zone("saruman") == table.zone("sarumans-staff") == "eliminated"


def test_woven_of_all_colours_does_not_help_a_forsaken_saruman() -> None:
    table = given(turn="saruman", hands={"saruman": ["ugluk"]}, reserve={"saruman": [WOVEN]})
    table.does("play-card", card="ugluk", to="reserve").does("forsake-from-reserve", card="saruman")
    assert [table.zone(c) for c in WOVEN] == ["eliminated"] * 3


# -- Threats and Promises ---------------------------------------------------------------------------------------------
def threats(**more: Any) -> Table:
    given_more: Any = {"reserve": {"saruman": ["saruman"]}, **more}
    table = given(turn="saruman", hands={"saruman": ["threats-and-promises", "ugluk"]}, **given_more)
    return table.does("play-event", card="threats-and-promises").does("cycle-card", card="ugluk")


def test_threats_and_promises_lets_saruman_come_along() -> None:
    table = threats(scored={"free-peoples": ["orthanc"], "shadow": ["edoras"]}, fresh=["saruman"])
    assert (table.asked, table.player) == ("activate-battleground", "saruman")
    assert [offer["location"] for offer in table.offers()] == ["edoras", "helms-deep", "orthanc"]
    table.does("activate", location="edoras")
    assert table.told("log-cards-reactivated") == [{"location": "edoras"}]
    assert table.player == "frodo"
    table.does("done")
    assert table.state("helms-deep") == "active"
    assert (table.asked, table.player) == ("move-to", "saruman")
    assert [offer.get("to") for offer in table.offers()] == ["edoras", None]
    table.does("move-card", card="saruman", to="edoras")
    assert table.zone("saruman") == "edoras"
    assert table.zone("threats-and-promises") == "eliminated"
    assert (table.asked, table.player) == ("action", "frodo")
    table.is_sound()


def test_threats_and_promises_saruman_may_stay() -> None:
    table = threats(scored={"free-peoples": ["edoras", "helms-deep"]}).does("activate", location="orthanc")
    assert table.asked == "move-to"
    table.does("decline")
    assert table.zone("saruman") == "reserve"
    assert table.state("orthanc") == "active"


def test_threats_and_promises_takes_the_one_battleground_that_is_left() -> None:
    table = threats(active=["edoras", "orthanc"])
    assert (table.asked, table.player) == ("play-drawn", "frodo")
    assert table.state("helms-deep") == "active"
    table.does("done").does("move-card", card="saruman", to="helms-deep")
    assert table.zone("saruman") == "helms-deep"


def test_threats_and_promises_with_nothing_to_activate_moves_nobody() -> None:
    table = threats(active=sorted({"edoras", "helms-deep", "orthanc"}))
    assert (table.asked, table.player) == ("action", "frodo")
    assert table.zone("saruman") == "reserve"
    assert table.zone("threats-and-promises") == "eliminated"


@pytest.mark.parametrize("where", ["deck", "hand", "path", "battleground"])
def test_threats_and_promises_needs_saruman_in_reserve(where: str) -> None:
    stands: Any = {
        "deck": {"reserve": {}},
        "hand": {"reserve": {}},
        "path": {"reserve": {}, "path": "amon-hen", "at": {"amon-hen": ["saruman"]}},
        "battleground": {"reserve": {}, "at": {"orthanc": ["saruman"]}},
    }[where]
    hand = ["threats-and-promises", "ugluk", *(["saruman"] if where == "hand" else [])]
    table = given(turn="saruman", hands={"saruman": hand}, **stands)
    before = table.active
    table.does("play-event", card="threats-and-promises").does("cycle-card", card="ugluk")
    assert table.active == before
    assert table.zone("threats-and-promises") == "eliminated"
    assert table.zone("ugluk") == "cycle"
    assert (table.asked, table.player) == ("action", "frodo")


def test_threats_and_promises_knows_no_place() -> None:
    table = given(turn="saruman", active=GROUNDS, hands={"saruman": ["threats-and-promises"]})
    table.is_refused("CG-EVT-01", "play-card", card="threats-and-promises", to="reserve")
    table.is_refused("CG-EVT-01", "play-card", card="threats-and-promises", to="orthanc")
