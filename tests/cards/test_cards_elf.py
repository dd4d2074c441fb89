"""The Elf cards: icons, where they go, each branch of their texts."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from thirdage.games.cards.facts import DATA

from .measuring import GROUNDS, PATHS, attack, enters, losses, plays, wields
from .scenario import Json, Stack, Table, given

ELVES = "high-elves"
CHARACTERS = {
    # card: attack, defence, leadership attack, leadership defence, path defence, paths
    "arwen": (0, 0, 0, 1, 0, ()),
    "elrond": (1, 1, 1, 1, 2, (3,)),
    "galadriel": (1, 1, 1, 1, 2, (5,)),
    "legolas": (1, 1, 0, 0, 1, (3, 4, 5, 6, 7, 8, 9)),
}


@pytest.mark.parametrize("card", CHARACTERS)
def test_icons_of_the_elf_characters(card: str) -> None:
    strength, defence, leads, guards, way, paths = CHARACTERS[card]
    assert attack("moria", card) == strength
    assert attack("moria", card, ELVES) == strength + leads + 2
    assert losses("rivendell", card) == {card: defence}
    assert losses("rivendell", card, ELVES) == {card: defence + guards, ELVES: 2}
    for number in paths:
        assert losses(PATHS[number], card) == {card: way}


@pytest.mark.parametrize("card", CHARACTERS)
def test_where_the_elf_characters_go(card: str) -> None:
    paths = CHARACTERS[card][5]
    assert enters("aragorn", card) == GROUNDS["elf"] | {PATHS[n] for n in paths}
    for number in set(PATHS) - set(paths):
        table = given(turn="aragorn", path=PATHS[number], active=["edoras"], hands={"aragorn": [card]})
        table.is_refused("CG-CARD-05", "play-card", card=card, to=PATHS[number])
        table.is_refused("CG-LOC-03", "play-card", card=card, to="edoras")


def test_high_elves_are_two_cards() -> None:
    for army in (ELVES, "high-elves-2"):
        assert attack("dol-guldur", army) == 2
        assert losses("lorien", army) == {army: 2}
        assert enters("aragorn", army) == GROUNDS["elf"]
    table = given(turn="aragorn", path="lothlorien", active=["harad"], hands={"aragorn": [ELVES]})
    table.is_refused("CG-LOC-03", "play-card", card=ELVES, to="harad")
    table.is_refused("CG-ARMY-02", "play-card", card=ELVES, to="lothlorien")


# -- characters -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["arwen", "elrond", "galadriel"])
def test_arwen_elrond_and_galadriel_draw_when_played(card: str) -> None:
    places: Any = ({"to": "reserve"}, {"to": "rivendell", "active": ["rivendell"]})
    for place in places:
        to = place.pop("to")
        table = plays("aragorn", card, to, draws={"aragorn": ["legolas"]}, **place)
        assert table.hand("aragorn") == {"legolas"}
        assert table.cycle("aragorn") == {"soldiers-of-gondor"}
        assert table.told("log-cards-draws") == [{"player": "aragorn", "count": 1}]
        assert table.player == "saruman"
        assert set(table.seen()["traces"]["legolas"]) >= {"hand", "deck"}


@pytest.mark.parametrize("card", ["arwen", "elrond", "galadriel"])
def test_arwen_elrond_and_galadriel_moved_draw_nothing(card: str) -> None:
    table = given(turn="aragorn", active=["rivendell"], reserve={"aragorn": [card]})
    table.does("move-card", card=card, to="rivendell")
    assert table.hand("aragorn") == set()


@pytest.mark.parametrize("hero", ["strider", "aragorn"])
def test_arwen_in_reserve_strengthens_strider_or_aragorn(hero: str) -> None:
    arwen: Any = {"reserve": {"aragorn": ["arwen"]}}
    assert losses("pelargir", hero, **arwen) == {hero: 2}
    assert attack("harad", hero, **arwen) == 1
    if hero == "strider":
        assert losses("weathertop", hero, **arwen) == {hero: 3}
        assert losses("weathertop", (hero, "anduril"), **arwen) == {hero: 4}


def test_arwen_strengthens_nobody_else_and_only_from_the_reserve() -> None:
    assert losses("pelargir", "boromir", reserve={"aragorn": ["arwen"]}) == {"boromir": 1}
    assert losses("weathertop", "strider", hands={"aragorn": ["arwen"]}) == {"strider": 2}
    assert losses("weathertop", "strider", cycle={"aragorn": ["arwen"]}) == {"strider": 2}
    assert losses("imladris", "legolas", reserve={"aragorn": ["arwen"]}) == {"legolas": 1}


def test_elrond_in_reserve_raises_the_carryover_limit() -> None:
    table = given(turn="aragorn", path="imladris", hands={"aragorn": 3}, reserve={"aragorn": ["elrond"]})
    assert (table.carryover("aragorn"), table.carryover("frodo")) == (3, 2)
    assert table.seen()["players"]["aragorn"]["carryover"] == 3
    assert table.is_offered("pass")
    table.does("move-card", card="elrond", to="imladris")
    assert table.carryover("aragorn") == 2


def test_galadriel_in_reserve_draws_one_more_and_cycles_one() -> None:
    table = given(next=["draw", 0], first=2, reserve={"aragorn": ["galadriel"]}, hands={"aragorn": ["arwen"]})
    assert table.told("log-cards-draws") == [{"player": "aragorn", "count": 4}]
    assert (table.asked, table.player) == ("cycle", "aragorn")
    assert len(table.offers()) == 5
    assert table.saga.round == 1
    table.does("cycle-cards", cards=["arwen"])
    assert table.cycle("aragorn") == {"arwen"}
    assert len(table.hand("aragorn")) == 4


def test_galadriel_elsewhere_draws_no_more() -> None:
    table = given(next=["draw", 0], first=2, at={"rivendell": ["galadriel"]})
    assert table.told("log-cards-draws")[0] == {"player": "aragorn", "count": 3}
    assert table.told("log-cards-cycles") == []


def test_galadriel_and_aragorn_add_up() -> None:
    table = given(next=["draw", 0], first=2, reserve={"aragorn": ["galadriel", "aragorn"]})
    assert table.told("log-cards-draws") == [{"player": "aragorn", "count": 5}]
    assert table.ask.args == {"player": "aragorn", "count": 1, "place": "galadriel"}


def test_legolas_may_take_his_bow_from_the_deck() -> None:
    table = plays("aragorn", "legolas", "imladris", path="imladris")
    assert (table.asked, table.player) == ("take", "aragorn")
    assert table.offers() == [{"kind": "take-card", "card": "bow-of-the-galadhrim"}, {"kind": "decline"}]
    table.does("take-card", card="bow-of-the-galadhrim")
    assert table.hand("aragorn") == {"bow-of-the-galadhrim"}
    assert table.told("log-cards-takes")[0]["zone"] == "deck"
    assert table.seen()["traces"]["bow-of-the-galadhrim"] == ["hand"]
    table.is_sound()


def test_legolas_may_decline_and_takes_it_from_nowhere_else() -> None:
    table = plays("aragorn", "legolas", "reserve").does("decline")
    assert table.zone("bow-of-the-galadhrim") == "deck"
    assert "deck" in table.seen()["traces"]["bow-of-the-galadhrim"]
    table = plays("aragorn", "legolas", "reserve", cycle={"aragorn": ["bow-of-the-galadhrim"]})
    assert table.offers() == [{"kind": "decline"}]
    table.does("decline").is_sound()
    held = plays("aragorn", "legolas", "reserve", reserve={"aragorn": [("elrond", "bow-of-the-galadhrim")]})
    assert held.player == "saruman"
    assert held.told("log-cards-not-found") == [{"player": "aragorn", "place": "legolas"}]


def test_legolas_moved_takes_nothing() -> None:
    table = given(turn="aragorn", path="imladris", reserve={"aragorn": ["legolas"]})
    assert table.does("move-card", card="legolas", to="imladris").player == "saruman"


# -- items ----------------------------------------------------------------------------------------------------------
WIELDERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "bow-of-the-galadhrim": (("legolas", "elrond", "galadriel", "arwen"), ("strider", "sam-gamgee")),
    "elven-cloak": (("legolas", "arwen", "merry-brandybuck", "frodo-baggins", "bilbo-baggins"), ("gimli", "smeagol")),
    "lembas": (("merry-brandybuck", "fatty-bolger", "sam-gamgee"), ("legolas", "smeagol")),
    "mirror-of-galadriel": (("galadriel",), ("elrond", "frodo-baggins")),
    "nenya-ring-of-adamant": (("galadriel",), ("elrond", "gandalf-the-grey")),
    "phial-of-galadriel": (("frodo-baggins", "sam-gamgee"), ("merry-brandybuck", "galadriel")),
    "vilya-ring-of-air": (("elrond",), ("galadriel", "gandalf-the-grey")),
}


@pytest.mark.parametrize("item", WIELDERS)
def test_wielders_of_the_elf_items(item: str) -> None:
    wields("aragorn", item, *WIELDERS[item])


@pytest.mark.parametrize(
    ("item", "bearer", "path"),
    [
        ("bow-of-the-galadhrim", "legolas", "imladris"),
        ("nenya-ring-of-adamant", "galadriel", "lothlorien"),
        ("vilya-ring-of-air", "elrond", "imladris"),
    ],
)
def test_icons_of_the_bow_and_the_rings(item: str, bearer: str, path: str) -> None:
    assert attack("moria", (bearer, item)) == attack("moria", bearer) + 1
    assert losses("rivendell", (bearer, item))[bearer] == losses("rivendell", bearer)[bearer] + 1
    assert losses(path, (bearer, item))[bearer] == losses(path, bearer)[bearer] + 1


def test_icons_of_the_other_elf_items() -> None:
    assert losses("weathertop", ("merry-brandybuck", "elven-cloak")) == {"merry-brandybuck": 2}
    assert losses("weathertop", ("merry-brandybuck", "lembas")) == {"merry-brandybuck": 1}
    assert attack("moria", ("legolas", "elven-cloak")) == 1
    assert losses("rivendell", ("legolas", "elven-cloak")) == {"legolas": 1}
    assert losses("lothlorien", ("galadriel", "mirror-of-galadriel")) == {"galadriel": 2}


def arms_for_elves() -> Json:
    """No printed weapon but the Bow is for Elves: here Andúril is."""
    data = deepcopy(DATA)
    next(row for row in data["cards"]["card"] if row["id"] == "anduril")["wielders"] = ["faction:elf"]
    return data


def test_bow_of_the_galadhrim_suffers_no_other_weapon() -> None:
    pack, bow = arms_for_elves(), "bow-of-the-galadhrim"
    table = given(
        turn="aragorn", hands={"aragorn": ["anduril"]}, reserve={"aragorn": [("legolas", bow), "elrond"]}, pack=pack
    )
    table.is_refused("CG-SPEC-08", "play-card", card="anduril", to="legolas")
    assert table.is_offered("play-card", card="anduril", to="elrond")
    table = given(
        turn="aragorn",
        hands={"aragorn": [bow]},
        reserve={"aragorn": [("legolas", "anduril"), ("elrond", "vilya-ring-of-air")]},
        pack=pack,
    )
    table.is_refused("CG-SPEC-08", "play-card", card=bow, to="legolas")
    assert table.is_offered("play-card", card=bow, to="elrond")


def test_elven_cloak_saves_its_bearer_and_his_items_on_a_path() -> None:
    legolas = ("legolas", "bow-of-the-galadhrim", "elven-cloak")
    table = given(next=["combat"], path="imladris", at={"imladris": [legolas]}, tokens={"imladris": (4, 0)})
    assert table.cycle("aragorn") == set(legolas)
    assert table.told("log-cards-loss") == [{"card": "legolas", "count": 3}]
    assert table.state("imladris") == "free-peoples"
    table.is_sound()


def test_elven_cloak_saves_frodos_items_too() -> None:
    frodo = ("frodo-baggins", "mithril-coat", "elven-cloak")
    table = given(next=["combat"], at={"weathertop": [frodo]}, tokens={"weathertop": (4, 0)})
    assert table.cycle("frodo") == {"frodo-baggins", "mithril-coat"}
    assert table.cycle("aragorn") == {"elven-cloak"}


def test_elven_cloak_saves_nobody_elsewhere() -> None:
    legolas = ("legolas", "elven-cloak")
    table = given(next=["combat"], path=None, at={"rivendell": [legolas]}, tokens={"rivendell": (3, 0)})
    assert table.eliminated("aragorn") == set(legolas)
    table = given(turn="witch-king", reserve={"aragorn": [legolas], "witch-king": ["the-reaver"]})
    table.does("use-card", card="the-reaver").does("forsake-top-card")
    table.does("forsake-from-reserve", card="legolas")
    assert table.eliminated("aragorn") == set(legolas)


def test_elven_cloak_can_be_forsaken_alone() -> None:
    table = given(turn="witch-king", reserve={"aragorn": [("legolas", "elven-cloak")], "witch-king": ["the-reaver"]})
    table.does("use-card", card="the-reaver").does("forsake-top-card")
    table.does("forsake-from-reserve", card="elven-cloak")
    assert table.eliminated("aragorn") == {"elven-cloak"}
    assert table.reserve("aragorn") == {"legolas"}


@pytest.mark.parametrize(("corruption", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_lembas_takes_corruption_for_each_hobbit_there(corruption: int, left: int) -> None:
    cards: list[Stack] = [("sam-gamgee", "lembas"), "frodo-baggins", "merry-brandybuck", "gandalf-the-grey", "smeagol"]
    more = {"frodo": ["pippin-took"]}
    table = given(turn="frodo", path="amon-hen", at={"amon-hen": cards}, corruption=corruption, reserve=more)
    table.does("use-card", card="lembas")
    assert table.saga.corruption == left
    assert table.eliminated("aragorn") == {"lembas"}
    assert table.zone("sam-gamgee") == "amon-hen"
    removed = [{"place": "lembas", "count": corruption - left}]
    assert table.told("log-cards-corruption-removed") == removed
    assert table.told("log-cards-corruption") == []
    table.is_sound()


def test_lembas_is_used_by_the_hobbit_player_on_a_path() -> None:
    table = given(turn="aragorn", at={"weathertop": [("sam-gamgee", "lembas")]}, corruption=2)
    table.is_refused("CG-USE-01", "use-card", card="lembas")
    table = given(turn="frodo", reserve={"frodo": [("sam-gamgee", "lembas")]}, corruption=2)
    table.is_refused("CG-USE-01", "use-card", card="lembas")
    table = given(turn="frodo", at={"edoras": [("merry-brandybuck", "lembas")]}, corruption=2)
    table.is_refused("CG-USE-01", "use-card", card="lembas")


def test_lembas_in_the_fellowship_is_used_by_gandalf() -> None:
    table = given("fellowship", turn="gandalf", at={"weathertop": [("sam-gamgee", "lembas")]}, corruption=2)
    table.does("use-card", card="lembas")
    assert table.saga.corruption == 1


# -- the Mirror -----------------------------------------------------------------------------------------------------
def mirror_comes(*cards: str, **more: Any) -> Table:
    """The Mirror was played on Galadriel; these cards come from the deck next."""
    return plays(
        "aragorn",
        "mirror-of-galadriel",
        "galadriel",
        reserve={"aragorn": ["galadriel", *more.pop("reserve", [])]},
        draws={"aragorn": cards},
        **more,
    )


def tops(table: Table, seat: str) -> list[str | None]:
    """What a seat sees of the top of the Aragorn player's deck."""
    out: list[str | None] = table.seen(seat)["players"]["aragorn"]["top"]
    return out


def test_mirror_of_galadriel_shows_the_top_card_to_its_owner_alone() -> None:
    table = mirror_comes("legolas")
    assert tops(table, "aragorn") == ["legolas"]
    assert tops(table, "frodo") == tops(table, "spectator") == tops(table, "saruman") == [None]
    assert table.told("log-cards-mirror-shows", "aragorn") == [{"card": "legolas"}]
    assert table.told("log-cards-mirror-shows", "frodo") == []
    assert table.deck("aragorn") == 27
    table.is_sound()


def test_mirror_of_galadriel_shows_each_next_card() -> None:
    table = mirror_comes("legolas", "boromir", "faramir", "aragorn", path="imladris")
    table.passes("saruman", "frodo", "witch-king").does("use-ring")
    assert table.hand("aragorn") == {"legolas", "boromir"}
    assert tops(table, "aragorn") == ["faramir"]
    table.passes("saruman", "frodo", "witch-king").does("play-card", card="boromir", to="imladris")
    table.does("cycle-card", card="legolas")
    assert table.hand("aragorn") == {"faramir"}
    assert table.asked == "forsake"
    assert tops(table, "aragorn") == ["aragorn"]
    table.does("forsake-top-card")
    assert table.zone("aragorn") == "cycle"


def test_mirror_of_galadriel_looks_anew_after_a_search() -> None:
    table = mirror_comes("legolas", "faramir", reserve=["denethor"])
    table.passes("saruman", "frodo", "witch-king").does("use-card", card="denethor")
    assert tops(table, "aragorn") == ["legolas"]
    table.does("forsake-from-reserve", card="denethor").does("take-card", card="boromir")
    assert tops(table, "aragorn") == ["faramir"]
    assert table.zone("legolas") == "deck"
    table.is_sound()


def test_mirror_of_galadriel_out_of_play_shows_no_more() -> None:
    table = mirror_comes("legolas", "boromir", "faramir", reserve=["denethor"], path="imladris")
    table.passes("saruman", "frodo", "witch-king").does("use-card", card="denethor")
    table.does("forsake-from-reserve", card="mirror-of-galadriel").does("take-card", card="boromir")
    assert tops(table, "aragorn") == []
    assert len(table.told("log-cards-mirror-shows", "aragorn")) == 1


# -- Nenya, the Phial, Vilya ----------------------------------------------------------------------------------------
GALADRIEL = ("galadriel", "nenya-ring-of-adamant", "mirror-of-galadriel")


def test_nenya_strengthens_the_path_or_a_battleground() -> None:
    table = given(turn="aragorn", active=["lorien", "moria"], reserve={"aragorn": [GALADRIEL]})
    table.does("use-card", card="nenya-ring-of-adamant")
    assert table.cycle("aragorn") == {"nenya-ring-of-adamant"}
    assert table.reserve("aragorn") == {"galadriel"}
    assert (table.asked, table.player) == ("effect", "aragorn")
    path = Table(table.match.fork()).does("pick-effect", effect="path-defence")
    assert path.saga.added == {path.saga.facts.location["weathertop"]: (0, 1)}
    table.does("pick-effect", effect="battleground-defence")
    assert {o["location"] for o in table.offers()} == {"lorien", "moria"}
    table.does("choose-location", location="moria")
    assert table.saga.added == {table.saga.facts.location["moria"]: (0, 1)}
    assert table.told("log-cards-token-defence") == [{"location": "moria", "count": 1}]
    table.is_sound()


def test_nenya_without_a_battleground_strengthens_the_path() -> None:
    table = given(turn="aragorn", reserve={"aragorn": [GALADRIEL]})
    table.does("use-card", card="nenya-ring-of-adamant")
    assert table.told("log-cards-token-defence") == [{"location": "weathertop", "count": 1}]
    one = given(turn="aragorn", active=["moria"], reserve={"aragorn": [GALADRIEL]})
    one.does("use-card", card="nenya-ring-of-adamant").does("pick-effect", effect="battleground-defence")
    assert one.told("log-cards-token-defence") == [{"location": "moria", "count": 1}]


def test_nenya_and_vilya_are_used_in_reserve_only() -> None:
    table = given(turn="aragorn", path="lothlorien", at={"lothlorien": [GALADRIEL]})
    table.is_refused("CG-USE-01", "use-card", card="nenya-ring-of-adamant")
    table = given(turn="aragorn", at={"rivendell": [("elrond", "vilya-ring-of-air")]})
    table.is_refused("CG-USE-01", "use-card", card="vilya-ring-of-air")


def test_phial_of_galadriel_strengthens_the_path_and_not_its_bearer() -> None:
    frodo = ("frodo-baggins", "phial-of-galadriel")
    table = given(next=["combat"], path="imladris", at={"imladris": [frodo]}, tokens={"imladris": (3, 0)})
    assert table.told("log-cards-path-combat") == [{"location": "imladris", "attack": 3, "defence": 1 + 2}]
    assert table.told("log-cards-loss") == []
    assert table.zone("frodo-baggins") == "cycle"
    assert losses("imladris", frodo) == {"frodo-baggins": 1}


def test_phial_of_galadriel_in_reserve_strengthens_nothing() -> None:
    frodo = ("frodo-baggins", "phial-of-galadriel")
    table = given(next=["combat"], path="imladris", reserve={"frodo": [frodo]}, tokens={"imladris": (3, 0)})
    assert table.told("log-cards-path-combat") == [{"location": "imladris", "attack": 3, "defence": 1}]


ELROND = ("elrond", "vilya-ring-of-air")


def test_vilya_lets_all_free_peoples_draw() -> None:
    table = given(turn="aragorn", reserve={"aragorn": [ELROND]}, draws={"frodo": ["gimli"], "aragorn": ["arwen"]})
    table.does("use-card", card="vilya-ring-of-air")
    assert (table.hand("frodo"), table.hand("aragorn")) == ({"gimli"}, {"arwen"})
    assert table.hand("saruman") == table.hand("witch-king") == set()
    assert table.cycle("aragorn") == {"vilya-ring-of-air"}
    assert table.reserve("aragorn") == {"elrond"}
    table.is_sound()


def test_vilya_in_the_duel_lets_gandalf_draw_twice() -> None:
    table = given("duel", turn="gandalf", reserve={"gandalf": [ELROND]})
    table.does("use-card", card="vilya-ring-of-air")
    assert len(table.hand("gandalf")) == 2
    assert table.told("log-cards-draws") == [{"player": "gandalf", "count": 1}] * 2
    single = given("fellowship", turn="gandalf", reserve={"gandalf": [ELROND]})
    assert len(single.does("use-card", card="vilya-ring-of-air").hand("gandalf")) == 1


def test_mirror_of_galadriel_looks_anew_when_strider_is_removed_from_the_deck() -> None:
    for top in ("legolas", "strider"):
        table = mirror_comes(top, "faramir", hand=("aragorn", "boromir"))
        assert tops(table, "aragorn") == [top]
        table.passes("saruman", "frodo", "witch-king").does("play-card", card="aragorn", to="reserve")
        table.does("cycle-card", card="boromir")
        assert table.zone("strider") == "eliminated"
        assert tops(table, "aragorn") == ["faramir"]
        table.is_sound()
