"""The Hobbit and Dwarf cards: icons, where they go, each branch of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from .measuring import GROUNDS, PATHS, attack, enters, losses, plays, plays_event, wields
from .scenario import Stack, Table, given

ALWAYS = tuple(range(1, 10))
HOBBITS: dict[str, tuple[int, ...]] = {
    "bilbo-baggins": (3,),
    "fatty-bolger": (1, 2),
    "frodo-baggins": ALWAYS,
    "merry-brandybuck": ALWAYS,
    "pippin-took": ALWAYS,
    "sam-gamgee": ALWAYS,
}
OPEN = {"merry-brandybuck": GROUNDS["rohan"], "pippin-took": GROUNDS["dunedain"]}
"""Battlegrounds that a text opens."""
MILITIA, SOLDIERS, BLADE = "village-militia", "soldiers-of-gondor", "blade-of-westernesse"
FRODO, SAM, MERRY = "frodo-baggins", "sam-gamgee", "merry-brandybuck"


@pytest.mark.parametrize("card", HOBBITS)
def test_where_the_hobbits_go_and_what_they_count_there(card: str) -> None:
    paths = {PATHS[n] for n in HOBBITS[card]}
    assert enters("frodo", card) == OPEN.get(card, set()) | paths
    for path in PATHS.values():
        if path in paths:
            assert losses(path, card) == {card: 1}
        else:
            table = given(turn="frodo", path=path, hands={"frodo": [card]})
            table.is_refused("CG-CARD-05", "play-card", card=card, to=path)
    table = given(turn="frodo", active=["rivendell"], reserve={"frodo": [card]})
    table.is_refused("CG-LOC-03", "move-card", card=card, to="rivendell")


@pytest.mark.parametrize(
    ("card", "army", "ground", "abroad", "stranger"),
    [
        (MERRY, MILITIA, "edoras", "orthanc", "high-elves"),
        ("pippin-took", SOLDIERS, "pelargir", "harad", "riders-of-rohan"),
    ],
)
def test_merry_and_pippin_lead_with_the_support_of_their_friends(
    card: str, army: str, ground: str, abroad: str, stranger: str
) -> None:
    assert losses(ground, card) == {card: 0}
    assert losses(ground, card, army) == {card: 1, army: 1}
    assert losses(ground, card, stranger)[card] == 0
    assert attack(abroad, card, army) == 1


def test_merry_is_not_supported_by_soldiers_of_gondor() -> None:
    assert losses("edoras", MERRY, SOLDIERS) == {MERRY: 0, SOLDIERS: 1}
    assert losses("pelargir", "pippin-took", MILITIA) == {"pippin-took": 0, MILITIA: 1}


# -- who is cycled instead ------------------------------------------------------------------------------------------
def forsaken(card: str, zone: str, *items: str) -> Table:
    """The Frodo player forsook a card of his: from hand, from reserve or from the top of the deck."""
    places: Any = {"hand": {"hands": {"frodo": [card]}}, "top": {"draws": {"frodo": [card]}}}
    stand: dict[str, list[Stack]] = {"witch-king": ["the-reaver"]}
    if zone == "reserve":
        stand["frodo"] = [(card, *items)]
    table = given(turn="witch-king", reserve=stand, **places.get(zone, {})).does("use-card", card="the-reaver")
    assert (table.asked, table.player) == ("forsake", "frodo")
    if zone == "top":
        return table.does("forsake-top-card")
    return table.does(f"forsake-from-{zone}", card=card)


def falls_on_the_path(card: str, *items: str, path: str = "imladris") -> Table:
    """A great attack came over the path where he stood with these items; it is not yet the end."""
    return given(next=["combat"], path=path, at={path: [(card, *items)]}, tokens={path: (8, 0)})


def winnowed(card: str) -> Table:
    """He was winnowed."""
    table = given(turn="frodo", hands={"frodo": [card, MILITIA]}, draws={"frodo": ["gimli"]})
    return table.does("winnow").does("winnow-cards", cards=[card, MILITIA])


@pytest.mark.parametrize("card", ["bilbo-baggins", FRODO])
@pytest.mark.parametrize("zone", ["hand", "top", "reserve"])
def test_bilbo_and_frodo_forsaken_are_cycled(card: str, zone: str) -> None:
    table = forsaken(card, zone)
    assert table.zone(card) == "cycle"
    assert table.told("log-cards-card-cycled")[-1] == {"card": card}
    assert table.seen()["traces"][card] == ["cycle"]
    table.is_sound()


@pytest.mark.parametrize("card", ["bilbo-baggins", FRODO])
def test_bilbo_and_frodo_are_never_eliminated(card: str) -> None:
    assert falls_on_the_path(card).zone(card) == "cycle"
    table = winnowed(card)
    assert table.zone(card) == "cycle"
    assert table.zone(MILITIA) == "eliminated"
    assert table.hand("frodo") == {"gimli"}
    assert table.told("log-cards-card-cycled") == [{"card": card}]
    assert len(table.told("log-cards-eliminates")) == 1


def test_bilbo_takes_his_items_along_and_frodo_loses_them() -> None:
    for table in (forsaken("bilbo-baggins", "reserve", BLADE), falls_on_the_path("bilbo-baggins", BLADE)):
        assert (table.zone("bilbo-baggins"), table.zone(BLADE)) == ("cycle", "cycle")
    for table in (forsaken(FRODO, "reserve", BLADE), falls_on_the_path(FRODO, BLADE)):
        assert (table.zone(FRODO), table.zone(BLADE)) == ("cycle", "eliminated")
        assert {"card": BLADE} in table.told("log-cards-card-eliminated")


def test_frodo_who_survives_takes_his_items_along() -> None:
    frodo = (FRODO, BLADE, "sting")
    table = given(next=["combat"], path="imladris", at={"imladris": [frodo]})
    assert table.cycle("frodo") == {FRODO, "sting"}
    assert table.cycle("aragorn") == {BLADE}


@pytest.mark.parametrize("card", [MERRY, "pippin-took"])
def test_merry_and_pippin_are_cycled_in_path_combat_only(card: str) -> None:
    table = falls_on_the_path(card, BLADE)
    assert (table.zone(card), table.zone(BLADE)) == ("cycle", "cycle")
    assert table.told("log-cards-loss") == [{"card": card, "count": 2}]
    for zone in ("hand", "top", "reserve"):
        assert forsaken(card, zone).zone(card) == "eliminated"
    ground = "edoras" if card == MERRY else "pelargir"
    lost = given(next=["combat"], path=None, at={ground: [(card, BLADE)]}, tokens={ground: (8, 0)})
    assert (lost.zone(card), lost.zone(BLADE)) == ("eliminated", "eliminated")
    assert winnowed(card).zone(card) == "eliminated"


def test_fatty_bolger_is_cycled_if_forsaken_out_of_the_reserve() -> None:
    fatty = "fatty-bolger"
    table = forsaken(fatty, "reserve", BLADE)
    assert (table.zone(fatty), table.zone(BLADE)) == ("cycle", "cycle")
    for zone in ("hand", "top"):
        assert forsaken(fatty, zone).zone(fatty) == "eliminated"
    fallen = falls_on_the_path(fatty, BLADE, path="weathertop")
    assert (fallen.zone(fatty), fallen.zone(BLADE)) == ("eliminated", "eliminated")


def test_sam_gamgee_is_eliminated_like_others() -> None:
    assert falls_on_the_path(SAM, "sting").eliminated("frodo") == {SAM, "sting"}
    assert forsaken(SAM, "reserve", "sting").eliminated("frodo") == {SAM, "sting"}


# -- actions of Hobbits ---------------------------------------------------------------------------------------------
def test_bilbo_goes_and_two_cards_come() -> None:
    table = given(turn="frodo", reserve={"frodo": [("bilbo-baggins", BLADE)]}, draws={"frodo": ["gimli", "sting"]})
    table.does("use-card", card="bilbo-baggins")
    assert table.hand("frodo") == {"gimli", "sting"}
    assert (table.cycle("frodo"), table.cycle("aragorn")) == ({"bilbo-baggins"}, {BLADE})
    assert table.told("log-cards-draws") == [{"player": "frodo", "count": 2}]
    table.is_sound()


def test_fatty_bolger_goes_for_good_and_three_cards_come() -> None:
    cards = ["gimli", "sting", MILITIA]
    table = given(turn="frodo", reserve={"frodo": [("fatty-bolger", BLADE)]}, draws={"frodo": cards})
    table.does("use-card", card="fatty-bolger")
    assert table.hand("frodo") == set(cards)
    assert (table.eliminated("frodo"), table.eliminated("aragorn")) == ({"fatty-bolger"}, {BLADE})
    table.is_sound()


def test_sam_gamgee_goes_with_his_items_and_strengthens_the_path() -> None:
    table = given(turn="frodo", reserve={"frodo": [(SAM, "sting", BLADE)]})
    table.does("use-card", card=SAM)
    assert (table.cycle("frodo"), table.cycle("aragorn")) == ({SAM, "sting"}, {BLADE})
    assert table.saga.added == {table.saga.facts.location["weathertop"]: (0, 1)}
    assert table.told("log-cards-token-defence") == [{"location": "weathertop", "count": 1}]
    table.is_sound()


@pytest.mark.parametrize("card", ["bilbo-baggins", "fatty-bolger", SAM])
def test_hobbits_act_in_reserve_and_for_their_player_only(card: str) -> None:
    path = PATHS[HOBBITS[card][0]]
    table = given(turn="frodo", path=path, at={path: [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)
    given(turn="aragorn", reserve={"frodo": [card]}).is_refused("CG-USE-01", "use-card", card=card)
    assert not given(turn="frodo", hands={"frodo": [card]}).is_offered("use-card", card=card)


@pytest.mark.parametrize("card", [FRODO, MERRY, "pippin-took"])
def test_the_other_hobbits_have_no_action(card: str) -> None:
    given(turn="frodo", reserve={"frodo": [card]}).is_refused("CG-USE-01", "use-card", card=card)


# -- items ----------------------------------------------------------------------------------------------------------
HERBS = "herbs-and-stewed-rabbit"


@pytest.mark.parametrize("item", [HERBS, "mithril-coat", "sting"])
def test_hobbit_items_are_for_frodo_and_sam(item: str) -> None:
    wields("frodo", item, (FRODO, SAM), (MERRY, "bilbo-baggins", "smeagol", "strider"))


@pytest.mark.parametrize(("item", "icons"), [(HERBS, 0), ("mithril-coat", 2), ("sting", 1)])
def test_icons_of_the_hobbit_items(item: str, icons: int) -> None:
    for bearer in (FRODO, SAM):
        assert losses("weathertop", (bearer, item)) == {bearer: 1 + icons}


@pytest.mark.parametrize(
    ("other", "icons"), [("cave-troll", 3), ("gollum", 3), ("grishnakh", 2), ("ugluk", 2), ("smeagol", 2)]
)
def test_sting_glows_while_a_monstrous_character_is_near(other: str, icons: int) -> None:
    path = {"cave-troll": "khazad-dum", "ugluk": "lothlorien"}.get(other, "amon-hen")
    assert losses(path, (FRODO, "sting"), other)[FRODO] == icons


def test_sting_does_not_glow_for_a_monster_elsewhere() -> None:
    more: Any = {"reserve": {"saruman": ["hill-troll"]}}
    assert losses("amon-hen", (SAM, "sting"), **more) == {SAM: 2}


@pytest.mark.parametrize("place", ["reserve", "weathertop"])
def test_herbs_fetch_a_hobbit_and_then_a_card(place: str) -> None:
    bearer: Any = {"reserve": {"frodo": [(SAM, HERBS)]}} if place == "reserve" else {"at": {place: [(SAM, HERBS)]}}
    table = given(turn="frodo", cycle={"frodo": [FRODO, "pippin-took", "gimli"]}, draws={"frodo": ["eowyn"]}, **bearer)
    table.does("use-card", card=HERBS)
    assert table.eliminated("frodo") == {HERBS}
    assert (table.asked, table.player) == ("take", "frodo")
    assert {o["card"] for o in table.offers()} == {FRODO, "pippin-took"}
    table.does("take-card", card="pippin-took")
    assert table.hand("frodo") == {"pippin-took", "eowyn"}
    assert table.zone(SAM) == place
    assert table.told("log-cards-takes") == [{"player": "frodo", "card": "pippin-took", "zone": "cycle"}]
    table.is_sound()


def test_herbs_without_a_hobbit_to_fetch_still_draw() -> None:
    table = given(turn="frodo", reserve={"frodo": [(FRODO, HERBS)]}, cycle={"frodo": ["gimli"]})
    table.draws("frodo", "eowyn").does("use-card", card=HERBS)
    assert table.offers() == [{"kind": "nothing"}]
    table.does("nothing")
    assert table.hand("frodo") == {"eowyn"}
    given(turn="aragorn", reserve={"frodo": [(FRODO, HERBS)]}).is_refused("CG-USE-01", "use-card", card=HERBS)


# -- There is Another Way -------------------------------------------------------------------------------------------
WAY = "there-is-another-way"


def test_there_is_another_way_changes_the_path_and_strengthens_it() -> None:
    table = plays_event("frodo", WAY, at={"weathertop": [FRODO, "the-hunter"]}, tokens={"weathertop": (0, 1)})
    assert table.zone(FRODO) == "cycle"
    assert table.zone("the-hunter") == "eliminated"
    assert table.state("weathertop") == "free-peoples"
    assert (table.asked, table.player) == ("activate-path", "frodo")
    assert {o["location"] for o in table.offers()} == {"inn-of-the-prancing-pony", "the-old-forest"}
    table.does("activate", location="inn-of-the-prancing-pony")
    assert table.active == ["inn-of-the-prancing-pony"]
    assert table.saga.added == {table.saga.facts.location["inn-of-the-prancing-pony"]: (0, 1)}
    assert len(table.hand("witch-king")) == len(table.hand("saruman")) == 2
    assert table.zone(WAY) == "eliminated"
    table.is_sound()


def test_there_is_another_way_with_one_path_left() -> None:
    table = plays_event("frodo", WAY, used=["the-old-forest"])
    assert table.active == ["inn-of-the-prancing-pony"]
    assert table.told("log-cards-token-defence") == [{"location": "inn-of-the-prancing-pony", "count": 1}]


def test_there_is_another_way_with_no_path_left() -> None:
    table = plays_event("frodo", WAY, at={"weathertop": [FRODO]}, used=["the-old-forest", "inn-of-the-prancing-pony"])
    assert table.active == ["weathertop"]
    assert table.zone(FRODO) == "weathertop"
    assert table.saga.added == {}
    assert table.told("log-cards-no-new-path") == [{"place": WAY}]
    assert table.zone(WAY) == "eliminated"
    assert table.cycle("frodo") == {MILITIA}


# -- Dwarves --------------------------------------------------------------------------------------------------------
AXE = "dwarven-axe"


def test_icons_of_gimli_and_his_axe() -> None:
    assert attack("moria", "gimli") == 1
    assert attack("moria", ("gimli", AXE)) == 2
    hunters: Any = {"lasting": ["the-three-hunters"]}
    assert losses("edoras", "gimli", **hunters) == {"gimli": 1}
    assert losses("edoras", ("gimli", AXE), **hunters) == {"gimli": 2}
    for number in range(3, 10):
        assert losses(PATHS[number], "gimli") == {"gimli": 1}
    assert losses("imladris", ("gimli", AXE)) == {"gimli": 2}


def test_where_gimli_goes() -> None:
    assert enters("frodo", "gimli") == {"moria", *[PATHS[n] for n in range(3, 10)]}
    for path in ("bag-end", "weathertop"):
        table = given(turn="frodo", path=path, active=["edoras"], hands={"frodo": ["gimli"]})
        table.is_refused("CG-CARD-05", "play-card", card="gimli", to=path)
        table.is_refused("CG-LOC-03", "play-card", card="gimli", to="edoras")


def test_dwarven_axe_is_for_gimli() -> None:
    wields("frodo", AXE, ("gimli",), ("eomer", MERRY, "legolas"))


def test_gimli_may_take_his_axe_from_the_cycle_pile() -> None:
    table = plays("frodo", "gimli", "reserve", cycle={"frodo": [AXE]})
    assert (table.asked, table.player) == ("take", "frodo")
    assert table.offers() == [{"kind": "take-card", "card": AXE}, {"kind": "decline"}]
    left = Table(table.match.fork()).does("decline")
    assert left.cycle("frodo") == {AXE, MILITIA}
    table.does("take-card", card=AXE)
    assert table.hand("frodo") == {AXE}
    assert table.seen()["traces"][AXE] == ["hand"]
    table.is_sound()


def test_gimli_takes_no_axe_from_the_deck_nor_when_moved() -> None:
    table = plays("frodo", "gimli", "reserve", cycle={"frodo": ["sting"]})
    assert table.offers() == [{"kind": "decline"}]
    assert table.does("decline").zone(AXE) == "deck"
    moved = given(turn="frodo", path="imladris", reserve={"frodo": ["gimli"]}, cycle={"frodo": [AXE]})
    assert moved.does("move-card", card="gimli", to="imladris").player == "witch-king"


def test_gimli_could_pay_with_his_axe_and_take_it_back() -> None:
    table = given(turn="frodo", hands={"frodo": ["gimli", AXE]})
    table.does("play-card", card="gimli", to="reserve").does("cycle-card", card=AXE).does("take-card", card=AXE)
    assert table.hand("frodo") == {AXE}
