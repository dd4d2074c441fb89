"""The twenty-seven paths: what is printed on them, who may walk there, what their activation brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given
from tests.cards.shadow import MORDOR, NUMBER, PATHS, WALKS, all_forsake, owner

POINTS = {1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 3}
"""Victory points by the number of the path."""
DEFENCE = {
    "buckleberry-ferry": 1, "gildors-encampment": 1, "inn-of-the-prancing-pony": 1, "the-old-forest": 1, "imladris": 1,
    "the-council-of-elrond": 1, "the-doors-of-durin": 1, "egladil": 1, "lothlorien": 2, "dead-marshes": 1,
    "henneth-annun": 1,
}  # fmt: skip
"""All others have none."""
FELLOWSHIP = (
    "buckleberry-ferry", "gildors-encampment", "inn-of-the-prancing-pony", "the-old-forest", "fords-of-bruinen",
    "imladris", "caradhras", "khazad-dum", "the-doors-of-durin", "dimrill-dale", "egladil", "lothlorien", "amon-hen",
)  # fmt: skip
FREE_WALKERS = {
    "frodo-baggins": range(1, 10), "fatty-bolger": (1, 2), "bilbo-baggins": (3,), "gimli": range(3, 10),
    "gwaihir-the-windlord": (9,), "treebeard": (5, 6), "smeagol": (6, 7, 8, 9), "gandalf-the-white": (),
}  # fmt: skip
PLAYER = {
    "trilogy": {"hobbit": "frodo", "elf": "aragorn", "dunedain": "aragorn", "monstrous": "saruman", "mordor": MORDOR},
    "duel": {"hobbit": "gandalf", "elf": "gandalf", "dunedain": "gandalf", "monstrous": MORDOR, "mordor": MORDOR},
    "duel-3": {"hobbit": "gandalf", "elf": "gandalf", "dunedain": "gandalf", "monstrous": "saruman", "mordor": MORDOR},
    "fellowship": {
        "hobbit": "gandalf",
        "elf": "gandalf",
        "dunedain": "gandalf",
        "monstrous": "balrog",
        "mordor": "balrog",
    },
}
"""Who plays a faction in each scenario."""
FREE_PLAYERS = {
    "trilogy": ["frodo", "aragorn"],
    "duel": ["gandalf"] * 2,
    "duel-3": ["gandalf"] * 2,
    "fellowship": ["gandalf"],
}
DARK_PLAYERS = {
    "trilogy": [MORDOR, "saruman"],
    "duel": [MORDOR] * 2,
    "duel-3": [MORDOR, "saruman"],
    "fellowship": ["balrog"],
}
"""Who carries out a text for each player of a side, a lone player of a Duel twice."""


def comes(path: str, scenario: str = "trilogy", **more: Any) -> Table:
    """The path is activated in the location step."""
    before = NUMBER[path] - 1
    return given(scenario, next=["path"], path=None, last_path=before, activates=[path], **more)


def cases(*paths: str) -> pytest.MarkDecorator:
    """Each of these paths in each scenario that has it."""
    rows = [(s, p) for s in PLAYER for p in paths if s != "fellowship" or p in FELLOWSHIP]
    return pytest.mark.parametrize(("scenario", "path"), rows)


def hands(table: Table) -> dict[str, int]:
    """How many cards each player holds, if any."""
    return {p.id: len(table.hand(p.id)) for p in table.saga.facts.players if table.hand(p.id)}


# -- what is printed --------------------------------------------------------------------------------------------------
def test_three_paths_of_each_number() -> None:
    for number, paths in PATHS.items():
        table = comes(paths[0])
        assert table.chances[0] == set(paths)
        assert table.saga.last_path == number


@pytest.mark.parametrize("path", NUMBER)
def test_defence_and_points_of_a_path(path: str) -> None:
    icons, points = DEFENCE.get(path, 0), POINTS[NUMBER[path]]
    table = given(next=["combat"], players=2, path=path, tokens={path: (icons, 0)})
    assert table.told("log-cards-path-combat") == [{"location": path, "attack": icons, "defence": icons}]
    assert table.told("log-cards-path-won") == [{"location": path, "count": points}]
    assert (table.points("free-peoples"), table.points("shadow")) == (points, 0)
    table = given(next=["combat"], players=2, path=path, tokens={path: (icons + 2, 0)})
    assert table.told("log-cards-path-lost") == [{"location": path, "count": 2}]
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 2)
    assert table.state(path) == "shadow"


@pytest.mark.parametrize("path", NUMBER)
def test_a_path_in_the_duel_is_won_by_more_icons_only(path: str) -> None:
    icons = DEFENCE.get(path, 0)
    table = given("duel", next=["combat"], path=path, tokens={path: (icons, 0)})
    assert table.state(path) == "discarded"
    assert (table.points("free-peoples"), table.points("shadow")) == (0, 0)
    if icons:
        table = given("duel", next=["combat"], path=path, tokens={path: (icons - 1, 0)})
        assert table.state(path) == "free-peoples"
        assert table.points("free-peoples") == POINTS[NUMBER[path]]


@pytest.mark.parametrize("path", NUMBER)
def test_who_may_walk_a_path(path: str) -> None:
    """The number decides, whatever the faction."""
    people = {**WALKS, **FREE_WALKERS}
    for player in ("frodo", "aragorn", "saruman", MORDOR):
        mine = [card for card in people if owner(card) == player]
        played = given(promos=True, turn=player, path=path, hands={player: mine})
        moved = given(promos=True, turn=player, path=path, reserve={player: mine})
        for card in mine:
            if NUMBER[path] in people[card]:
                assert played.is_offered("play-card", card=card, to=path)
                assert moved.is_offered("move-card", card=card, to=path)
            else:
                played.is_refused("CG-CARD-05", "play-card", card=card, to=path)
                moved.is_refused("CG-CARD-05", "move-card", card=card, to=path)


@pytest.mark.parametrize("number", range(1, 9))
def test_a_path_is_followed_by_one_of_the_next_number(number: int) -> None:
    table = given(next=["path"], path=None, last_path=number, activates=[PATHS[number + 1][2]])
    assert table.chances[0] == set(PATHS[number + 1])
    table = given(next=["path"], path=None, last_path=number, used=PATHS[number + 1][:2])
    assert table.chances[0] == {PATHS[number + 1][2]}
    assert table.active == [PATHS[number + 1][2]]


def test_the_last_path_ends_the_game() -> None:
    for path in NUMBER:
        table = given(next=["combat"], players=2, path=path)
        assert (table.match.outcome is not None) == (NUMBER[path] == 9)
    for path in FELLOWSHIP:
        table = given("fellowship", next=["combat"], path=path)
        assert (table.match.outcome is not None) == (path == "amon-hen")


# -- a faction's player draws -----------------------------------------------------------------------------------------
DRAWS = {
    "bag-end": ("hobbit", 2),
    "weathertop": ("mordor", 2),
    "imladris": ("elf", 2),
    "khazad-dum": ("monstrous", 2),
    "dead-marshes": ("monstrous", 2),
    "henneth-annun": ("dunedain", 1),
    "shelobs-lair": ("monstrous", 2),
    "crack-of-doom": ("monstrous", 2),
    "orodruin": ("mordor", 2),
}


@cases(*DRAWS)
def test_a_path_lets_the_player_of_a_faction_draw(scenario: str, path: str) -> None:
    faction, count = DRAWS[path]
    table = comes(path, scenario)
    assert hands(table) == {PLAYER[scenario][faction]: count}
    assert table.asked == "action"
    table.is_sound()


@pytest.mark.parametrize("first", range(4))
def test_it_does_not_matter_who_is_first_player(first: int) -> None:
    for path, (faction, count) in DRAWS.items():
        assert hands(comes(path, first=first)) == {PLAYER["trilogy"][faction]: count}


@cases("buckleberry-ferry")
def test_buckleberry_ferry_the_mordor_and_the_hobbit_player_draw(scenario: str, path: str) -> None:
    table = comes(path, scenario)
    players = [PLAYER[scenario]["mordor"], PLAYER[scenario]["hobbit"]]
    assert [entry["player"] for entry in table.told("log-cards-draws")] == players
    assert hands(table) == dict.fromkeys(players, 1)


@cases("gildors-encampment", "lothlorien", "amon-hen")
def test_a_faction_draws_one_then_cycles_one(scenario: str, path: str) -> None:
    player = PLAYER[scenario]["mordor" if path == "amon-hen" else "elf"]
    held, drawn = ("mordor-orcs", "the-hunter") if path == "amon-hen" else ("arwen", "elrond")
    table = comes(path, scenario, hands={player: [held]}, draws={player: [drawn]})
    assert (table.asked, table.player) == ("cycle", player)
    assert table.ask.args == {"player": player, "count": 1, "place": path}
    assert table.hand(player) == {held, drawn}
    table.does("cycle-cards", cards=[drawn])
    assert table.hand(player) == {held}
    assert table.cycle(player) == {drawn}
    assert table.asked == "action"


# -- each player of a side --------------------------------------------------------------------------------------------
@cases("inn-of-the-prancing-pony", "the-council-of-elrond", "the-cross-roads")
def test_each_player_of_a_side_draws(scenario: str, path: str) -> None:
    inn = path == "inn-of-the-prancing-pony"
    players = (DARK_PLAYERS if inn else FREE_PLAYERS)[scenario]
    table = comes(path, scenario)
    assert table.told("log-cards-draws") == [{"player": player, "count": 2 if inn else 1} for player in players]
    assert table.asked == "action"


@cases("the-old-forest", "caradhras", "emyn-muil")
def test_each_free_player_forsakes(scenario: str, path: str) -> None:
    table = all_forsake(comes(path, scenario), path, *FREE_PLAYERS[scenario])
    assert table.asked == "action"
    table.is_sound()


@pytest.mark.parametrize("path", ["the-old-forest", "caradhras", "emyn-muil", "fords-of-bruinen"])
def test_a_free_player_with_nothing_forsakes_nothing(path: str) -> None:
    table = comes(path, decks={"frodo": [], "aragorn": []})
    assert table.asked == "action"
    assert table.told("log-cards-nothing-to-forsake") == [{"player": "frodo"}, {"player": "aragorn"}]


@cases("fords-of-bruinen")
def test_fords_of_bruinen_each_free_player_forsakes_one_then_draws_three(scenario: str, path: str) -> None:
    table = comes(path, scenario)
    held: dict[str, int] = {}
    for player in FREE_PLAYERS[scenario]:
        assert (table.asked, table.player) == ("forsake", player)
        assert len(table.hand(player)) == held.get(player, 0)
        table.does("forsake-top-card")
        held[player] = held.get(player, 0) + 3
        assert len(table.hand(player)) == held[player]
    assert table.asked == "action"


@cases("dimrill-dale")
def test_dimrill_dale_each_shadow_player_cycles_two(scenario: str, path: str) -> None:
    players = DARK_PLAYERS[scenario]
    table = comes(path, scenario, hands=dict.fromkeys(players, 5))
    for player in players:
        assert (table.asked, table.player) == ("cycle", player)
        assert (table.ask.args or {})["count"] == 2
        table.does("cycle-cards", cards=sorted(table.hand(player))[:2])
    assert table.asked == "action"
    assert hands(table) == {player: 5 - 2 * players.count(player) for player in players}


def test_dimrill_dale_who_has_too_few_forsakes() -> None:
    table = comes("dimrill-dale", hands={MORDOR: ["olog-hai"]}).does("cycle-cards", cards=["olog-hai"])
    assert (table.asked, table.player) == ("forsake", MORDOR)
    table.does("forsake-top-card")
    assert (table.asked, table.player) == ("forsake", "saruman")
    table.does("forsake-top-card").does("forsake-top-card")
    assert table.asked == "action"
    assert (len(table.eliminated(MORDOR)), len(table.eliminated("saruman"))) == (1, 2)


@cases("egladil")
def test_egladil_each_free_player_draws_two_then_cycles_one(scenario: str, path: str) -> None:
    table = comes(path, scenario)
    held: dict[str, int] = {}
    for player in FREE_PLAYERS[scenario]:
        held[player] = held.get(player, 0) + 2
        assert (table.asked, table.player) == ("cycle", player)
        assert len(table.hand(player)) == held[player]
        table.does("cycle-cards", cards=[min(table.hand(player))])
        held[player] -= 1
    assert table.asked == "action"
    assert hands(table) == held


# -- for a price ------------------------------------------------------------------------------------------------------
@cases("osgiliath")
def test_osgiliath_the_dunedain_player_may_forsake_one_to_draw_three(scenario: str, path: str) -> None:
    player = PLAYER[scenario]["dunedain"]
    table = comes(path, scenario)
    assert (table.asked, table.player) == ("option", player)
    table.does("accept").does("forsake-top-card")
    assert hands(table) == {player: 3}
    assert len(table.eliminated(player)) == 1
    table = comes(path, scenario).does("decline")
    assert hands(table) == {}
    assert table.eliminated(player) == set()
    table = comes(path, scenario, decks={player: []})
    assert table.asked == "action"


@cases("the-doors-of-durin")
def test_the_doors_of_durin_the_monstrous_player_may_forsake_one_for_an_attack_icon(scenario: str, path: str) -> None:
    player = PLAYER[scenario]["monstrous"]
    table = comes(path, scenario, draws={player: ["hill-troll"]})
    assert (table.asked, table.player) == ("option", player)
    table.does("accept").does("forsake-top-card")
    assert table.eliminated(player) == {"hill-troll"}
    assert table.seen()["active"][0]["attack"] == 1
    assert table.told("log-cards-token-attack") == [{"location": path, "count": 1}]
    table.is_sound()
    table = comes(path, scenario).does("decline")
    assert table.seen()["active"][0]["attack"] == 0
    assert table.eliminated(player) == set()
    table = comes(path, scenario, decks={player: []})
    assert table.asked == "action"
    assert table.seen()["active"][0]["attack"] == 0


@cases("morgai")
def test_morgai_has_an_attack_icon(scenario: str, path: str) -> None:
    table = comes(path, scenario)
    assert table.seen()["active"][0]["attack"] == 1
    assert table.asked == "action"
    assert hands(table) == {}


def test_morgai_brings_corruption_if_nobody_is_there() -> None:
    table = comes("morgai").passes("frodo", MORDOR, "aragorn", "saruman")
    assert table.told("log-cards-path-combat") == [{"location": "morgai", "attack": 1, "defence": 0}]
    assert table.points("shadow") == 1


# -- draw five --------------------------------------------------------------------------------------------------------
ARMED = ("mordor-orcs", "olog-hai", "the-hunter", "grishnakh", "morgul-blade")


@cases("cirith-ungol")
def test_cirith_ungol_the_mordor_player_may_play_an_army(scenario: str, path: str) -> None:
    table = comes(path, scenario, draws={MORDOR: ARMED}, active=["lorien", "edoras"])
    assert (table.asked, table.player) == ("play-drawn", MORDOR)
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    assert offers == {(None, None)} | {(c, to) for c in ARMED[:2] for to in ("reserve", "lorien")}
    table.is_refused("CG-SPEC-05", "play-card", card="the-hunter", to="reserve")
    table.does("play-card", card="olog-hai", to="lorien")
    assert table.zone("olog-hai") == "lorien"
    assert table.cycle(MORDOR) == set(ARMED) - {"olog-hai"}
    assert table.asked == "action"
    table.is_sound()


RIDERS = ("the-witch-king", "the-hunter", "olog-hai", "mouth-of-sauron", "fell-beast")


@cases("morgul-vale")
def test_morgul_vale_the_mordor_player_may_play_a_nazgul(scenario: str, path: str) -> None:
    table = comes(path, scenario, draws={MORDOR: RIDERS}, active=["lorien", "edoras"])
    assert (table.asked, table.player) == ("play-drawn", MORDOR)
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    places = ("reserve", "lorien", "morgul-vale")
    assert offers == {(None, None)} | {(c, to) for c in RIDERS[:2] for to in places}
    table.is_refused("CG-SPEC-05", "play-card", card="mouth-of-sauron", to="reserve")
    table.does("play-card", card="the-witch-king", to="morgul-vale")
    assert table.zone("the-witch-king") == "morgul-vale"
    assert table.cycle(MORDOR) == set(RIDERS) - {"the-witch-king"}
    assert table.asked == "action"
    table.is_sound()


@pytest.mark.parametrize(("path", "cards"), [("cirith-ungol", ARMED), ("morgul-vale", RIDERS)])
def test_nothing_need_be_played_of_the_five(path: str, cards: tuple[str, ...]) -> None:
    table = comes(path, draws={MORDOR: cards}).does("done")
    assert table.cycle(MORDOR) == set(cards)
    assert table.hand(MORDOR) == table.reserve(MORDOR) == set()
    assert not {entry["args"].get("card") for entry in table.match.log("saruman")} & set(cards)


# -- texts happen also when a card brings the path --------------------------------------------------------------------
@pytest.mark.parametrize("path", ["khazad-dum", "the-doors-of-durin"])
def test_a_path_brought_by_a_card_does_what_it_says(path: str) -> None:
    table = given(turn="saruman", path="caradhras", at={"caradhras": ["flocks-of-crebain"]})
    table.does("use-card", card="flocks-of-crebain").does("activate", location=path)
    if path == "khazad-dum":
        assert hands(table) == {"saruman": 2}
    else:
        assert (table.asked, table.player) == ("option", "saruman")
