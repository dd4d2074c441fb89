"""Setup, decks, components and the round: cases CC-SET, and the rules of those chapters that no case names."""

from __future__ import annotations

from collections import Counter

import pytest

import thirdage
from tests.cards.scenario import Json, Table, given, next_option, rewritten
from thirdage import Refused
from thirdage.games.cards.constants import TYPES
from thirdage.games.cards.facts import own_facts

TRILOGY = own_facts("trilogy", 4, promos=False)
TABLES = {"trilogy": (2, 3, 4), "duel": (2,), "duel-3": (3,), "fellowship": (2,)}


def dealt(scenario: str = "trilogy", players: int = 4) -> Table:
    """A match from the very start, when the opening cards are drawn and cycled and no location is active yet."""
    options = {"scenario": scenario, "players": players}
    table = Table(thirdage.new_match("cards", options=options, fate=None))
    while table.saga.round == 0:
        table.match.answer(next_option(table.ask), table.ask.seat)
    return table


def sizes(table: Table) -> dict[str, tuple[int, int, int]]:
    """Hand, cycle pile and deck of each player, as everyone sees them."""
    rows: Json = table.seen()["players"]
    return {name: (row["hand"]["count"], row["cycle"]["count"], row["deck"]) for name, row in rows.items()}


def first_player(table: Table) -> str:
    return table.saga.name(table.saga.facts.turn_order[table.saga.first])


def factions(table: Table, player: str) -> Counter[str]:
    """How many cards of each faction a deck has."""
    facts = table.saga.facts
    names = tuple(facts.faction)
    return Counter([names[facts.cards[c].faction] for c in facts.players[facts.player[player]].cards])


# -- cases ----------------------------------------------------------------------------------------------------------
def test_CC_SET_01_the_trilogy() -> None:
    table = dealt()
    assert {p.id: len(p.cards) for p in table.saga.facts.players} == dict.fromkeys(
        ("frodo", "witch-king", "aragorn", "saruman"), 30
    )
    assert sizes(table) == dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), (5, 2, 23))
    assert all(row["ring"] for row in table.seen()["players"].values())
    assert first_player(table) == "frodo"
    assert set(factions(table, "frodo")) == {"dwarf", "hobbit", "rohan", "wizard"}
    assert set(factions(table, "witch-king")) == {"mordor"}
    assert set(factions(table, "aragorn")) == {"dunedain", "elf"}
    assert set(factions(table, "saruman")) == {"isengard", "monstrous", "southron"}


def test_CC_SET_02_the_rohan_player_is_frodo() -> None:
    pack = rewritten(bag_end={"when": "activation", "actor": "rohan", "do": ["draw:2"]})
    table = given(next=["path"], path=None, activates=["bag-end"], draws={"frodo": ["gimli", "eomer"]}, pack=pack)
    assert table.hand("frodo") == {"gimli", "eomer"}
    assert not table.hand("aragorn")
    assert table.told("log-cards-draws") == [{"player": "frodo", "count": 2}]
    table.is_sound()


def test_CC_SET_03_the_duel() -> None:
    table = dealt("duel", 2)
    assert sizes(table) == {"gandalf": (4, 0, 56), "witch-king": (6, 0, 54)}
    assert [len(p.cards) for p in table.saga.facts.players] == [60, 60]
    assert set(factions(table, "gandalf")) == {"dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard"}
    assert set(factions(table, "witch-king")) == {"isengard", "monstrous", "southron", "mordor"}


def test_CC_SET_04_the_duel_of_three() -> None:
    table = dealt("duel-3", 3)
    assert sizes(table) == {"gandalf": (6, 0, 54), "witch-king": (5, 2, 23), "saruman": (5, 2, 23)}
    assert set(factions(table, "witch-king")) == {"mordor"}
    assert set(factions(table, "saruman")) == {"isengard", "monstrous", "southron"}


def test_CC_SET_05_CG_DECK_04_the_fellowship() -> None:
    table = dealt("fellowship", 2)
    assert factions(table, "balrog") == {"isengard": 4, "monstrous": 8, "mordor": 18}
    assert factions(table, "gandalf") == {"dunedain": 3, "elf": 13, "dwarf": 2, "hobbit": 8, "wizard": 4}
    assert {name: row[:2] for name, row in sizes(table).items()} == {"balrog": (5, 2), "gandalf": (5, 2)}
    view = table.seen()
    assert not any(row["ring"] for row in view["players"].values())
    in_deck = [x for x, state in view["locations"].items() if state == "deck"]
    assert len(in_deck) == 13
    assert all(TRILOGY.locations[TRILOGY.location[x]].is_path for x in in_deck)


def test_CC_SET_06_nobody_plays_rohan_in_the_fellowship() -> None:
    pack = rewritten(buckleberry_ferry={"when": "activation", "actor": "rohan", "do": ["draw:2"]})
    table = given("fellowship", next=["path"], path=None, activates=["buckleberry-ferry"], pack=pack)
    assert table.active == ["buckleberry-ferry"]
    assert not table.hand("gandalf")
    assert not table.hand("balrog")
    assert table.told("log-cards-nobody-plays") == [{"faction": "rohan"}]


def test_CC_SET_07_the_path_deck() -> None:
    view = dealt().seen()
    numbers = Counter(
        [TRILOGY.locations[TRILOGY.location[x]].number for x, state in view["locations"].items() if state == "deck"]
    )
    assert numbers.pop(0) == 14
    assert numbers == dict.fromkeys(range(1, 10), 3)


def test_CC_SET_08_the_token_goes_round() -> None:
    table = given(next=["round"], round=0, path=None, corruption=6)
    firsts = []
    for number in range(1, 6):
        assert table.saga.round == number
        firsts.append(first_player(table))
        while table.asked != "action":
            table.does(**table.offers()[0])
        assert table.player == firsts[-1]
        table.plays_out_the_round()
    assert firsts == ["frodo", "witch-king", "aragorn", "saruman", "frodo"]


# -- outline --------------------------------------------------------------------------------------------------------
def test_CG_GEN_01_two_sides_and_two_to_four_persons() -> None:
    told = next(game for game in thirdage.games() if game["id"] == "cards")
    assert sorted(told["players"]) == ["2", "3", "4"]
    for people, table in told["players"].items():
        assert len(table["seats"]) == int(people)
        assert sorted(table["sides"]) == ["free-peoples", "shadow"]


def test_CG_GEN_02_scenarios_and_how_many_play_them() -> None:
    for scenario, numbers in TABLES.items():
        for players in (2, 3, 4):
            options = {"scenario": scenario, "players": players}
            if players in numbers:
                assert len(thirdage.new_match("cards", options=options, seed=1).seats) == players
            else:
                with pytest.raises(Refused) as refused:
                    thirdage.new_match("cards", options=options, seed=1)
                assert refused.value.reason.id == "refused-players"


def test_CG_GEN_03_CG_RND_01_nine_rounds_of_five_steps() -> None:
    steps = {
        "log-cards-round": 0, "log-cards-activated": 1, "log-cards-passes": 2, "log-cards-path-combat": 3,
        "log-cards-battleground-combat": 3, "log-cards-points": 4, "log-cards-draws": 5,
    }  # fmt: skip
    pack = rewritten(**{
        x.id.replace("-", "_"): {"when": "activation", "do": []} for x in TRILOGY.locations
    })  # fmt: skip
    table = given(next=["round"], round=0, path=None, corruption=8, pack=pack)
    while table.asked:
        table.plays_out_the_round()
    assert table.saga.round == 9
    told = [steps[entry["id"]] for entry in table.match.log("spectator") if entry["id"] in steps]
    rounds: list[list[int]] = []
    for step in told:
        if step == 0:
            rounds.append([])
        if not rounds[-1] or rounds[-1][-1] != step:
            rounds[-1].append(step)
    assert rounds == [[0, 1, 2, 3, 4, 5]] * 8 + [[0, 1, 2, 3, 4]]


def test_CG_GEN_04_each_active_location_is_fought_over_once() -> None:
    table = given(path="weathertop", active=["edoras", "moria"], turn="frodo")
    table.passes("frodo", "witch-king", "aragorn", "saruman").fights("moria", "weathertop")
    fought = [*table.told("log-cards-path-combat"), *table.told("log-cards-battleground-combat")]
    assert sorted([args["location"] for args in fought]) == ["edoras", "moria", "weathertop"]
    assert [table.state(x) for x in ("edoras", "moria", "weathertop")] == ["free-peoples", "shadow", "free-peoples"]
    assert table.points("free-peoples") == 1 + 2
    assert table.points("shadow") == 1


# -- components -----------------------------------------------------------------------------------------------------
def test_CG_CMP_01_a_hundred_and_twenty_cards() -> None:
    counts = Counter([(TRILOGY.faction_sides[c.faction], c.faction) for c in TRILOGY.cards if not c.promo])
    names = tuple(TRILOGY.faction)
    assert sum(counts.values()) == 120
    assert {names[f] for side, f in counts if side == 0} == {"dunedain", "elf", "dwarf", "hobbit", "rohan", "wizard"}
    assert {names[f] for side, f in counts if side == 1} == {"isengard", "monstrous", "southron", "mordor"}
    assert sum([n for (side, _), n in counts.items() if side == 0]) == 60


def test_CG_CMP_03_a_ring_token_for_each_player_of_the_trilogy() -> None:
    table = given()
    assert table.saga.rings == (True, True, True, True)
    assert table.saga.ring_points(0) == 2
    assert table.saga.ring_points(1) == 2


def test_CG_CMP_04_tokens_never_run_out() -> None:
    table = given(path="weathertop", at={"weathertop": ["the-witch-king"]}, tokens={"weathertop": (17, 0)})
    table.passes("frodo", "witch-king", "aragorn", "saruman")
    assert table.told("log-cards-path-lost") == [{"location": "weathertop", "count": 19}]
    assert table.points("shadow") == 19


# -- cards and locations --------------------------------------------------------------------------------------------
def test_CG_CARD_01_CG_CARD_08_what_a_card_is() -> None:
    for card in TRILOGY.cards:
        assert TYPES[card.type] in ("army", "character", "item", "event")
        assert card.id.startswith(card.kind)
    assert len({c.id for c in TRILOGY.cards}) == 124
    orcs = [TRILOGY.cards[c] for c in TRILOGY.copies["mordor-orcs"]]
    assert len(orcs) == 5
    assert len({(c.icons, c.faction, c.type, c.abilities == ()) for c in orcs}) == 1


def test_CG_CARD_02_the_faction_decides_deck_and_battlegrounds() -> None:
    table = given(active=["edoras"], hands={"frodo": ["riders-of-rohan", "gimli", "sting"]}, turn="frodo")
    table.is_refused("CG-LOC-03", "play-card", card="gimli", to="edoras")
    table.does("play-card", card="riders-of-rohan", to="edoras").does("cycle-card", card="sting")
    assert table.zone("riders-of-rohan") == "edoras"
    for player in TRILOGY.players:
        assert all(TRILOGY.cards[c].faction in player.factions for c in player.cards)


def test_CG_CARD_03_path_icons_attack_for_the_shadow_and_defend_for_the_free() -> None:
    table = given(path="weathertop", at={"weathertop": ["the-witch-king", "strider"]})
    table.passes("frodo", "witch-king", "aragorn", "saruman")
    assert table.told("log-cards-path-combat") == [{"location": "weathertop", "attack": 2, "defence": 0}]
    assert table.told("log-cards-loss") == [{"card": "strider", "count": 2}]
    assert table.state("weathertop") == "free-peoples"


def test_CG_CARD_04_a_star_is_a_number_that_the_text_changes() -> None:
    for ground, attack in (("minas-tirith", 2), ("pelargir", 1)):
        table = given(at={ground: ["haradrim-cavalry"]})
        table.passes("frodo", "witch-king", "aragorn", "saruman").fights(ground)
        assert table.told("log-cards-battleground-combat")[0]["attack"] == attack


def test_CG_CARD_06_CG_NAME_04_a_subtype_is_what_other_cards_mean() -> None:
    table = given(
        turn="witch-king",
        reserve={"witch-king": ["the-reaver", "grishnakh"]},
        hands={"witch-king": ["nazguls-mantle", "black-breath", "mordor-orcs"]},
    )
    table.is_refused("CG-CARD-07", "play-card", card="black-breath", to="grishnakh")
    table.does("play-card", card="black-breath", to="the-reaver").does("cycle-card", card="mordor-orcs")
    assert table.items("the-reaver") == {"black-breath"}
    nazgul = [c.id for c in TRILOGY.cards if "nazgul" in c.subtypes]
    assert len(nazgul) == 9
    assert "the-witch-king" in nazgul


def test_CG_CARD_07_wielders_by_name_by_faction_and_by_subtype() -> None:
    table = given(
        turn="frodo",
        reserve={"frodo": ["sam-gamgee", "merry-brandybuck", "treebeard", "gandalf-the-grey"], "aragorn": ["legolas"]},
        hands={"frodo": ["sting", "ent-draught", "glamdring", "dwarven-axe"], "aragorn": ["blade-of-westernesse"]},
    )
    assert table.is_offered("play-card", card="sting", to="sam-gamgee")
    assert table.is_offered("play-card", card="ent-draught", to="treebeard")
    table.is_refused("CG-CARD-07", "play-card", card="sting", to="merry-brandybuck")
    table.is_refused("CG-CARD-07", "play-card", card="ent-draught", to="gandalf-the-grey")
    table.is_refused("CG-CARD-07", "play-card", card="dwarven-axe", to="legolas")
    table.does("cycle-card", card="dwarven-axe")
    table.passes("witch-king")
    assert table.is_offered("play-card", card="blade-of-westernesse", to="merry-brandybuck")
    table.is_refused("CG-CARD-07", "play-card", card="blade-of-westernesse", to="legolas")


def test_CG_LOC_01_CG_LOC_02_what_a_location_is() -> None:
    for place in TRILOGY.locations:
        assert place.vp > 0
        assert place.defence >= 0
        assert place.abilities
        if place.is_path:
            assert 1 <= place.number <= 9
            assert not place.shows
        else:
            assert place.defenders
            assert place.attackers
            assert {TRILOGY.faction_sides[f] for f in place.defenders} == {place.side}
            assert {TRILOGY.faction_sides[f] for f in place.attackers} == {1 - place.side}


def test_CG_LOC_05_a_location_is_no_card_to_be_played() -> None:
    table = given(hands={"frodo": 3}, turn="frodo")
    with pytest.raises(Refused):
        table.does("play-card", card="edoras", to="reserve")
    assert not {place.id for place in TRILOGY.locations} & set(TRILOGY.card)


def test_CG_LOC_06_a_path_by_name_or_by_number() -> None:
    for path, attack in (("khazad-dum", 3), ("the-doors-of-durin", 2)):
        by_name = given(path=path, at={path: ["balrog-of-moria"]})
        by_name.passes("frodo", "witch-king", "aragorn", "saruman")
        assert by_name.told("log-cards-path-combat")[0]["attack"] == attack
    for path, asked in (("osgiliath", "option"), ("cirith-ungol", "action")):
        by_number = given(path=path, turn="aragorn", reserve={"aragorn": ["faramir"]})
        assert by_number.does("move-card", card="faramir", to=path).asked == asked


# -- names ----------------------------------------------------------------------------------------------------------
def test_CG_NAME_01_sam_is_sam_gamgee() -> None:
    table = given(turn="frodo", reserve={"frodo": ["sam-gamgee"]}, hands={"frodo": ["mithril-coat", "gimli"]})
    assert table.is_offered("play-card", card="mithril-coat", to="sam-gamgee")


def test_CG_NAME_03_strider_and_aragorn_are_two_names() -> None:
    for king, refused in (("strider", "aragorn"), ("aragorn", "strider")):
        table = given(turn="aragorn", reserve={"aragorn": [king]}, hands={"aragorn": ["anduril", "high-elves"]})
        assert table.is_offered("play-card", card="anduril", to=king)
        table.is_refused("CG-ITEM-01", "play-card", card="anduril", to=refused)
    grey = given(turn="frodo", reserve={"frodo": ["gandalf-the-grey"]}, hands={"frodo": ["glamdring", "gimli"]})
    assert grey.is_offered("play-card", card="glamdring", to="gandalf-the-grey")


# -- zones ----------------------------------------------------------------------------------------------------------
def test_CG_ZONE_01_CG_ZONE_02_what_lies_on_the_table() -> None:
    table = given(
        at={"edoras": ["riders-of-rohan"]},
        reserve={"aragorn": [("galadriel", "nenya-ring-of-adamant")]},
        hands={"frodo": 2},
        cycle={"frodo": 3},
        scored={"shadow": ["moria"], "free-peoples": ["bag-end"]},
        corruption=2,
    )
    view = table.seen("frodo")
    frodo = view["players"]["frodo"]
    assert (frodo["hand"]["count"], frodo["cycle"]["count"], frodo["eliminated"]["count"]) == (2, 3, 0)
    assert frodo["deck"] == 30 - 2 - 3 - 1
    assert len(frodo["hand"]["cards"]) == 2
    assert frodo["ring"] is True
    aragorn = view["players"]["aragorn"]
    assert aragorn["reserve"] == [{"card": "galadriel", "items": ["nenya-ring-of-adamant"]}]
    assert aragorn["hand"] == {"count": 0, "cards": None}
    assert [row["location"] for row in view["active"]] == ["edoras", "weathertop"]
    assert view["active"][0]["cards"] == [{"card": "riders-of-rohan", "items": []}]
    assert view["locations"]["moria"] == "shadow"
    assert view["locations"]["helms-deep"] == "deck"
    assert view["points"] == {"free-peoples": 1, "shadow": 1 + 2}


# -- the round ------------------------------------------------------------------------------------------------------
def test_CG_RND_02_turn_order() -> None:
    table = given(turn="frodo", hands=dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), 5))
    turns = []
    for _ in range(6):
        turns.append(table.player)
        table.does("cycle-card", card=min(table.hand(table.player)))
    assert turns == ["frodo", "witch-king", "aragorn", "saruman", "frodo", "witch-king"]


def test_CG_RND_05_marks_of_a_round_end_with_it() -> None:
    table = given(
        turn="aragorn",
        path="weathertop",
        active=["pelargir"],
        hands={"aragorn": ["the-red-arrow", "halbarad", "high-elves"], "frodo": ["riders-of-rohan"]},
        reserve={"frodo": ["eomer"], "saruman": [("saruman", "palantir-of-orthanc")]},
        fresh=["eomer"],
        once=["palantir-of-orthanc"],
        played=["eomer"],
    )
    table.does("play-event", card="the-red-arrow").does("cycle-card", card="high-elves")
    table.is_refused("CG-USE-04", "use-card", card="palantir-of-orthanc").passes("saruman")
    assert table.is_offered("play-card", card="riders-of-rohan", to="pelargir")
    table.is_refused("CG-RES-01", "move-card", card="eomer", to="pelargir")
    assert table.seen()["lasting"] == ["the-red-arrow"]
    table.plays_out_the_round()
    view = table.seen()
    assert (view["fresh"], view["played"], view["once"], view["lasting"]) == ([], [], [], [])
