"""Items and their wielders: cases CC-ITEM, pitfalls PF-113, PF-116."""

from __future__ import annotations

from copy import deepcopy

from tests.cards.scenario import Json, Table, given
from thirdage.games.cards.drawn_apart import places_for
from thirdage.games.cards.facts import DATA
from thirdage.games.cards.model import Saga

ALL = ("frodo", "witch-king", "aragorn", "saruman")
CLOAKED = ("merry-brandybuck", "elven-cloak")


# -- playing them ---------------------------------------------------------------------------------------------------
def test_CC_ITEM_01_on_a_character_of_the_team_mate() -> None:
    table = given(
        turn="aragorn", hands={"aragorn": ["elven-cloak", "arwen"]}, reserve={"frodo": ["merry-brandybuck", "gimli"]}
    )
    table.is_refused("CG-CARD-07", "play-card", card="elven-cloak", to="gimli")
    table.does("play-card", card="elven-cloak", to="merry-brandybuck").does("cycle-card", card="arwen")
    assert table.items("merry-brandybuck") == {"elven-cloak"}
    assert table.zone("elven-cloak") == "reserve"
    assert table.seen("saruman")["players"]["frodo"]["reserve"][0]["items"] == ["elven-cloak"]
    table.is_sound()


def test_CC_ITEM_02_no_wielder_in_play() -> None:
    table = given(
        turn="aragorn", hands={"aragorn": ["elven-cloak", "legolas"]}, reserve={"aragorn": ["boromir", "high-elves"]}
    )
    assert not [
        offer for offer in table.offers() if offer.get("card") == "elven-cloak" and offer["kind"] == "play-card"
    ]
    table.is_refused("CG-ITEM-01", "play-card", card="elven-cloak", to="reserve")
    table.is_refused("CG-ITEM-01", "play-card", card="elven-cloak", to="weathertop")
    table.is_refused("CG-ITEM-01", "play-card", card="elven-cloak", to="legolas")
    table.is_refused("CG-CARD-07", "play-card", card="elven-cloak", to="boromir")
    table.is_refused("CG-CARD-07", "play-card", card="elven-cloak", to="high-elves")


def test_CC_ITEM_03_the_item_goes_along() -> None:
    table = given(
        turn="aragorn",
        hands={"aragorn": ["elven-cloak", "arwen"]},
        reserve={"frodo": [("merry-brandybuck", "blade-of-westernesse")]},
    )
    table.does("play-card", card="elven-cloak", to="merry-brandybuck").does("cycle-card", card="arwen")
    table.passes("saruman").does("move-card", card="merry-brandybuck", to="weathertop")
    assert table.items("merry-brandybuck") == {"elven-cloak", "blade-of-westernesse"}
    assert table.zone("merry-brandybuck") == table.zone("elven-cloak") == "weathertop"
    assert table.zone("blade-of-westernesse") == "weathertop"


# -- losing them ----------------------------------------------------------------------------------------------------
def test_CC_ITEM_04_saved_with_the_wielder_to_its_own_pile() -> None:
    table = given(at={"weathertop": [CLOAKED, "the-witch-king"]}).passes(*ALL)
    assert table.zone("merry-brandybuck") == table.zone("elven-cloak") == "cycle"
    assert table.cycle("frodo") == {"merry-brandybuck"}
    assert table.cycle("aragorn") == {"elven-cloak"}


def test_CC_ITEM_05_frodo_loses_his_items() -> None:
    table = given(at={"weathertop": [("frodo-baggins", "mithril-coat"), "the-witch-king"]}).passes(*ALL)
    assert table.told("log-cards-loss") == [{"card": "frodo-baggins", "count": 2}]
    assert table.zone("frodo-baggins") == "cycle"
    assert table.zone("mithril-coat") == "eliminated"


def must_forsake(**reserves: list[str | tuple[str, ...]]) -> Table:
    """Hill-troll makes both Free Peoples players forsake; Frodo is asked first."""
    table = given(turn="saruman", reserve={**reserves, "saruman": ["hill-troll"]})
    return table.does("use-card", card="hill-troll")


def test_CC_ITEM_06_only_who_has_the_reserve_forsakes_the_item() -> None:
    table = must_forsake(frodo=[CLOAKED])
    assert table.player == "frodo"
    assert table.is_offered("forsake-from-reserve", card="elven-cloak")
    table.does("forsake-top-card")
    assert table.player == "aragorn"
    table.is_refused("CG-ITEM-09", "forsake-from-reserve", card="elven-cloak")
    table.is_refused("CG-FOR-01", "forsake-from-reserve", card="merry-brandybuck")
    table = must_forsake(frodo=[CLOAKED]).does("forsake-from-reserve", card="elven-cloak")
    assert table.eliminated("aragorn") == {"elven-cloak"}
    assert table.reserve("frodo") == {"merry-brandybuck"}


def test_CC_ITEM_07_an_item_forsaken_alone() -> None:
    table = must_forsake(frodo=[("sam-gamgee", "sting")]).does("forsake-from-reserve", card="sting")
    assert table.zone("sting") == "eliminated"
    assert table.zone("sam-gamgee") == "reserve"
    assert table.items("sam-gamgee") == set()


def test_CC_ITEM_08_a_character_forsaken_with_his_item() -> None:
    table = must_forsake(frodo=[("sam-gamgee", "sting")]).does("forsake-from-reserve", card="sam-gamgee")
    assert table.zone("sam-gamgee") == table.zone("sting") == "eliminated"
    table.is_sound()


# -- where they are -------------------------------------------------------------------------------------------------
def test_CC_ITEM_09_the_wielders_faction_matters() -> None:
    table = given(turn="frodo", active=["pelargir"], reserve={"frodo": [("pippin-took", "elven-cloak"), CLOAKED[0]]})
    table.is_refused("CG-LOC-03", "move-card", card="merry-brandybuck", to="pelargir")
    table.does("move-card", card="pippin-took", to="pelargir")
    assert table.zone("elven-cloak") == "pelargir"


def test_CC_ITEM_10_no_item_is_given_up_alone() -> None:
    table = given(
        path="khazad-dum",
        at={"khazad-dum": [("legolas", "bow-of-the-galadhrim"), "gimli", "cave-troll", "hill-troll"]},
    ).passes(*ALL)
    assert table.asked == "loss"
    assert {offer["card"] for offer in table.offers()} == {"legolas", "gimli"}
    table.is_refused("CG-PCOM-04", "eliminate-card", card="bow-of-the-galadhrim")
    table.does("eliminate-card", card="legolas").does("accept")
    assert table.told("log-cards-loss") == [{"card": "legolas", "count": 2}]
    assert table.zone("bow-of-the-galadhrim") == "eliminated"
    assert table.zone("gimli") == "cycle"


def test_CC_ITEM_11_items_do_not_change_hands() -> None:
    table = given(turn="frodo", reserve={"frodo": [("gimli", "dwarven-axe")], "aragorn": ["legolas"]})
    table.is_refused("CG-ITEM-11", "move-card", card="dwarven-axe", to="legolas")
    table.is_refused("CG-ITEM-11", "move-card", card="dwarven-axe", to="weathertop")


def arms_for_elves() -> Json:
    """Our facts, but Glamdring is for Elves: no printed weapon but the Bow is."""
    data = deepcopy(DATA)
    next(row for row in data["cards"]["card"] if row["id"] == "glamdring")["wielders"] = ["faction:elf"]
    return data


def test_CC_ITEM_12_no_second_weapon_beside_the_bow() -> None:
    bow = given(
        turn="frodo",
        reserve={"aragorn": [("legolas", "bow-of-the-galadhrim"), "arwen"]},
        hands={"frodo": ["glamdring", "gimli"]},
        pack=arms_for_elves(),
    )
    bow.is_refused("CG-SPEC-08", "play-card", card="glamdring", to="legolas")
    assert bow.is_offered("play-card", card="glamdring", to="arwen")
    sword = given(
        turn="aragorn",
        reserve={"aragorn": [("legolas", "glamdring"), "arwen"]},
        hands={"aragorn": ["bow-of-the-galadhrim", "elven-cloak"]},
        pack=arms_for_elves(),
    )
    sword.is_refused("CG-SPEC-08", "play-card", card="bow-of-the-galadhrim", to="legolas")
    assert sword.is_offered("play-card", card="elven-cloak", to="legolas")
    grey = given(
        turn="frodo", reserve={"frodo": [("gandalf-the-grey", "gandalfs-staff")]}, hands={"frodo": ["glamdring"]}
    )
    assert grey.is_offered("play-card", card="glamdring", to="gandalf-the-grey")


# -- rules that no case names ---------------------------------------------------------------------------------------
def test_CG_ITEM_03_icons_are_added_to_the_wielders() -> None:
    table = given(
        at={"weathertop": [("the-witch-king", "black-riders-mount"), ("sam-gamgee", "mithril-coat", "sting")]}
    )
    table.passes(*ALL)
    assert table.told("log-cards-path-combat") == [{"location": "weathertop", "attack": 3, "defence": 0}]
    assert table.told("log-cards-loss") == [{"card": "sam-gamgee", "count": 3}]
    assert table.state("weathertop") == "free-peoples"


def test_CG_ZONE_04_an_item_is_where_its_wielder_is() -> None:
    table = given(at={"weathertop": [("sam-gamgee", "sting")]}, reserve={"frodo": [("frodo-baggins", "mithril-coat")]})
    assert table.zone("sting") == "weathertop"
    assert table.zone("mithril-coat") == "reserve"
    assert table.reserve("frodo") == {"frodo-baggins"}
    table.is_sound()


# -- pitfalls -------------------------------------------------------------------------------------------------------
def test_PF_113_items_live_and_die_with_their_wielder() -> None:
    table = given(
        turn="frodo",
        path="the-cross-roads",
        reserve={"frodo": [("sam-gamgee", "sting", "phial-of-galadriel")], "aragorn": ["high-elves"]},
    )
    table.does("move-card", card="sam-gamgee", to="the-cross-roads").passes("witch-king", "aragorn", "saruman", "frodo")
    assert table.cycle("frodo") == {"sam-gamgee", "sting"}
    assert table.cycle("aragorn") == {"phial-of-galadriel"}
    lost = given(at={"weathertop": [("pippin-took", "lembas"), ("sam-gamgee", "elven-cloak"), "the-reaver"]}).passes(
        *ALL
    )
    lost.does("eliminate-card", card="sam-gamgee").does("accept")
    assert lost.zone("sam-gamgee") == lost.zone("elven-cloak") == "cycle"
    assert lost.zone("lembas") == "cycle"
    dead = given(at={"weathertop": [("sam-gamgee", "lembas"), "the-witch-king"]}).passes(*ALL)
    assert dead.eliminated("frodo") == {"sam-gamgee"}
    assert dead.eliminated("aragorn") == {"lembas"}


def test_PF_116_cycled_instead_and_the_items() -> None:
    """With Frodo they are lost, with Merry, the Cloak or Fatty Bolger they are saved."""
    lost = must_forsake(frodo=[("frodo-baggins", "sting", "elven-cloak")]).does(
        "forsake-from-reserve", card="frodo-baggins"
    )
    assert lost.zone("frodo-baggins") == "cycle"
    assert lost.zone("sting") == lost.zone("elven-cloak") == "eliminated"
    saved = must_forsake(frodo=[("fatty-bolger", "lembas")]).does("forsake-from-reserve", card="fatty-bolger")
    assert saved.zone("fatty-bolger") == saved.zone("lembas") == "cycle"
    merry = must_forsake(frodo=[CLOAKED]).does("forsake-from-reserve", card="merry-brandybuck")
    assert merry.zone("merry-brandybuck") == merry.zone("elven-cloak") == "eliminated"
    cloak = given(at={"weathertop": [("frodo-baggins", "sting", "elven-cloak"), "the-witch-king"]}).passes(*ALL)
    assert [cloak.zone(card) for card in ("frodo-baggins", "sting", "elven-cloak")] == ["cycle"] * 3


def test_where_an_item_may_go_is_offered_in_an_order_that_everyone_sees() -> None:
    """Who came first to a location is not in any view, so an offer that told it could be made in no other world."""
    table = given(
        turn="aragorn", path="weathertop", active=["minas-tirith"], reserve={"frodo": ["pippin-took"]},
        at={"weathertop": ["frodo-baggins"], "minas-tirith": ["legolas"]}, hands={"aragorn": ["elven-cloak"]},
    )  # fmt: skip
    saga = table.match.position
    assert isinstance(saga, Saga)
    cloak = saga.facts.card["elven-cloak"]
    offered = list(places_for(saga, cloak))
    saga.standing = dict(reversed(saga.standing.items()))
    assert len(saga.standing) == 2
    assert list(places_for(saga, cloak)) == offered
