"""The Dúnedain cards and Ioreth: icons, where they go, each branch of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from .measuring import GROUNDS, PATHS, attack, enters, losses, movable, playable, plays, plays_event, wields
from .scenario import Table, given

SOLDIERS = "soldiers-of-gondor"
CHARACTERS = {
    # card: attack, defence, leadership attack, leadership defence, path defence, paths
    "aragorn": (1, 1, 1, 1, 0, ()),
    "boromir": (0, 1, 1, 0, 1, (3, 4, 5, 6)),
    "denethor": (0, 0, 1, 1, 0, ()),
    "faramir": (0, 1, 1, 0, 1, (7, 8)),
    "halbarad": (0, 1, 1, 0, 1, (2, 3)),
    "prince-imrahil": (0, 1, 1, 0, 0, ()),
    "strider": (1, 1, 0, 0, 2, (2, 3, 4, 5, 6)),
    "ioreth": (0, 0, 0, 1, 0, ()),
}


@pytest.mark.parametrize("card", CHARACTERS)
def test_icons_of_the_dunedain_characters(card: str) -> None:
    strength, defence, leads, guards, way, paths = CHARACTERS[card]
    promos = card == "ioreth"
    assert attack("harad", card, promos=promos) == strength
    assert attack("harad", card, SOLDIERS, promos=promos) == strength + leads + 1
    assert losses("pelargir", card, promos=promos) == {card: defence}
    assert losses("pelargir", card, SOLDIERS, promos=promos) == {card: defence + guards, SOLDIERS: 1}
    for number in paths:
        assert losses(PATHS[number], card) == {card: way}


@pytest.mark.parametrize("card", CHARACTERS)
def test_where_the_dunedain_characters_go(card: str) -> None:
    paths = CHARACTERS[card][5]
    promos = card == "ioreth"
    assert enters("aragorn", card, promos=promos) == GROUNDS["dunedain"] | {PATHS[n] for n in paths}
    for number in set(PATHS) - set(paths):
        table = given(turn="aragorn", path=PATHS[number], hands={"aragorn": [card]}, promos=promos)
        table.is_refused("CG-CARD-05", "play-card", card=card, to=PATHS[number])


@pytest.mark.parametrize("army", ["dead-men-of-dunharrow", "knights-of-dol-amroth", "guards-of-the-citadel", SOLDIERS])
def test_where_the_dunedain_armies_go(army: str) -> None:
    assert enters("aragorn", army) == GROUNDS["dunedain"]
    table = given(turn="aragorn", path="osgiliath", active=["edoras"], hands={"aragorn": [army]})
    table.is_refused("CG-LOC-03", "play-card", card=army, to="edoras")
    table.is_refused("CG-ARMY-02", "play-card", card=army, to="osgiliath")


# -- armies ---------------------------------------------------------------------------------------------------------
def test_soldiers_of_gondor_are_the_same_everywhere() -> None:
    assert attack("umbar", SOLDIERS) == 1
    assert losses("pelargir", SOLDIERS) == losses("minas-tirith", SOLDIERS) == {SOLDIERS: 1}


@pytest.mark.parametrize(
    ("army", "home"), [("knights-of-dol-amroth", "dol-amroth"), ("guards-of-the-citadel", "minas-tirith")]
)
def test_knights_and_guards_defend_their_home_better(army: str, home: str) -> None:
    assert attack("minas-morgul", army) == 1
    for ground in ("dol-amroth", "minas-tirith", "pelargir"):
        assert losses(ground, army) == {army: 2 if ground == home else 1}


def test_the_great_gate_counts_in_minas_tirith_only() -> None:
    assert losses("minas-tirith", "the-great-gate") == {"the-great-gate": 3}
    assert losses("pelargir", "the-great-gate") == {"the-great-gate": 0}


def test_the_great_gate_is_shut_out_of_shadow_battlegrounds() -> None:
    own = {"dol-amroth", "minas-tirith", "pelargir"}
    assert enters("aragorn", "the-great-gate") == own
    table = given(turn="aragorn", active=["harad"], hands={"aragorn": ["the-great-gate"]})
    table.is_refused("CG-SPEC-08", "play-card", card="the-great-gate", to="harad")
    table = given(turn="aragorn", active=["harad"], reserve={"aragorn": ["the-great-gate"]})
    table.is_refused("CG-SPEC-08", "move-card", card="the-great-gate", to="harad")


def test_the_great_gate_supports_a_leader() -> None:
    assert losses("pelargir", "the-great-gate", "denethor") == {"the-great-gate": 0, "denethor": 1}


DEAD = "dead-men-of-dunharrow"


def test_dead_men_of_dunharrow_count_for_strider_and_aragorn_only() -> None:
    assert attack("harad", DEAD) == 0
    assert losses("pelargir", DEAD) == {DEAD: 0}
    assert attack("harad", DEAD, "strider") == 2 + 1
    assert attack("harad", DEAD, "aragorn") == 2 + 1 + 1
    assert losses("pelargir", DEAD, "aragorn") == {DEAD: 2, "aragorn": 2}
    assert losses("pelargir", DEAD, "strider") == {DEAD: 2, "strider": 1}


def test_dead_men_of_dunharrow_support_another_without_icons() -> None:
    assert attack("harad", DEAD, "boromir") == 1
    assert losses("pelargir", DEAD, "denethor") == {DEAD: 0, "denethor": 1}


@pytest.mark.parametrize(("follower", "total"), [(DEAD, 2 + 1 + 1 + 1), (SOLDIERS, 1 + 1 + 1)])
def test_dead_men_of_dunharrow_count_only_if_they_are_the_support(follower: str, total: int) -> None:
    table = given(next=["combat"], path=None, at={"harad": [DEAD, SOLDIERS, "strider", "boromir"]})
    assert (table.asked, table.player) == ("support", "aragorn")
    table.does("support", army=follower, card="strider")
    assert table.told("log-cards-battleground-combat")[0]["attack"] == total


# -- Aragorn and Strider --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("zone", ["hand", "deck", "cycle", "reserve", "path", "battleground"])
def test_aragorn_played_takes_strider_out_of_the_game(zone: str) -> None:
    stack = ("strider", "anduril")
    places: Any = {
        "hand": {"hand": ("strider",)}, "deck": {}, "cycle": {"cycle": {"aragorn": ["strider"]}},
        "reserve": {"reserve": {"aragorn": [stack]}}, "path": {"at": {"weathertop": [stack]}},
        "battleground": {"at": {"harad": [stack]}},
    }  # fmt: skip
    table = plays("aragorn", "aragorn", "reserve", **places[zone])
    assert table.zone("strider") == "eliminated"
    in_play = zone in ("reserve", "path", "battleground")
    assert table.zone("anduril") == ("eliminated" if in_play else "deck")
    (told,) = table.told("log-cards-removed")
    assert told["card"] == "strider"
    assert table.seen()["traces"]["strider"] == ["eliminated"]
    assert table.cycle("aragorn") == {SOLDIERS}
    table.is_sound()


def test_aragorn_played_when_strider_is_gone() -> None:
    table = plays("aragorn", "aragorn", "reserve", eliminated={"aragorn": ["strider"]})
    assert table.told("log-cards-already-gone") == [{"card": "strider"}]
    assert table.seen()["traces"]["strider"] == ["eliminated"]


def test_aragorn_moved_takes_nobody_out() -> None:
    table = given(turn="aragorn", active=["harad"], reserve={"aragorn": ["aragorn"]}, hands={"aragorn": ["strider"]})
    table.does("move-card", card="aragorn", to="harad")
    assert table.zone("strider") == "hand"


def test_strider_played_takes_nobody_out() -> None:
    table = plays("aragorn", "strider", "weathertop", reserve={"aragorn": ["aragorn"]})
    assert table.reserve("aragorn") == {"aragorn"}
    assert table.zone("strider") == "weathertop"


def drawn_in_the_draw_step(player: str, **more: Any) -> int:
    """How many cards a player draws in his draw step (the first in it)."""
    place = ["frodo", "witch-king", "aragorn", "saruman"].index(player)
    table = given(next=["draw", 0], first=place, **more)
    return int(next(args["count"] for args in table.told("log-cards-draws") if args["player"] == player))


def test_aragorn_in_reserve_draws_one_more() -> None:
    assert drawn_in_the_draw_step("aragorn") == 3
    assert drawn_in_the_draw_step("aragorn", reserve={"aragorn": ["aragorn"]}) == 4
    assert drawn_in_the_draw_step("aragorn", at={"harad": ["aragorn"]}) == 3
    assert drawn_in_the_draw_step("frodo", reserve={"aragorn": ["aragorn"]}) == 3


def boromir_comes(**more: Any) -> Table:
    """Boromir was moved onto a path: his player must forsake."""
    reserve = {"aragorn": ["boromir", *more.pop("reserve", [])]}
    table = given(turn="aragorn", path="imladris", reserve=reserve, **more)
    return table.does("move-card", card="boromir", to="imladris")


def test_aragorn_forsaken_from_the_top_is_cycled() -> None:
    table = boromir_comes(draws={"aragorn": ["aragorn"]}).does("forsake-top-card")
    assert table.zone("aragorn") == "cycle"
    assert table.told("log-cards-card-cycled") == [{"card": "aragorn"}]
    assert table.seen()["traces"]["aragorn"] == ["cycle"]
    table.is_sound()


def test_aragorn_forsaken_from_elsewhere_is_eliminated() -> None:
    table = boromir_comes(hands={"aragorn": ["aragorn"]}).does("forsake-from-hand", card="aragorn")
    assert table.zone("aragorn") == "eliminated"
    assert table.told("log-cards-card-eliminated") == []
    table = boromir_comes(reserve=["aragorn"]).does("forsake-from-reserve", card="aragorn")
    assert table.zone("aragorn") == "eliminated"
    assert table.told("log-cards-card-eliminated") == [{"card": "aragorn"}]


def test_strider_leads_on_to_the_next_path() -> None:
    table = given(turn="aragorn", path="imladris", at={"imladris": ["strider"]}, tokens={"imladris": (2, 0)})
    table.does("use-card", card="strider")
    assert table.zone("strider") == "eliminated"
    assert table.state("imladris") == "free-peoples"
    assert (table.asked, table.player) == ("activate-path", "aragorn")
    assert {o["location"] for o in table.offers()} == {"caradhras", "khazad-dum", "the-doors-of-durin"}
    table.does("activate", location="khazad-dum")
    assert table.active == ["khazad-dum"]
    assert len(table.hand("saruman")) == 2
    table.is_sound()


def test_strider_uses_his_action_on_a_path_only() -> None:
    places: Any = ({"reserve": {"aragorn": ["strider"]}}, {"at": {"harad": ["strider"]}})
    for more in places:
        given(turn="aragorn", **more).is_refused("CG-USE-01", "use-card", card="strider")
    table = given(turn="frodo", at={"weathertop": ["strider"]})
    table.is_refused("CG-USE-01", "use-card", card="strider")
    assert not given(turn="aragorn", hands={"aragorn": ["strider"]}).is_offered("use-card", card="strider")


def test_strider_needs_a_path_to_lead_on_to() -> None:
    sevens = ["henneth-annun", "osgiliath", "the-cross-roads"]
    table = given(turn="aragorn", path="orodruin", at={"orodruin": ["strider"]})
    table.is_refused("CG-PATH-08", "use-card", card="strider")
    table = given(turn="aragorn", path="amon-hen", at={"amon-hen": ["strider"]}, used=sevens[:2])
    table.does("use-card", card="strider")
    assert table.active == ["the-cross-roads"]
    assert table.zone("strider") == "cycle"


# -- the captains ---------------------------------------------------------------------------------------------------
def test_boromir_played_to_reserve_draws() -> None:
    table = plays("aragorn", "boromir", "reserve", draws={"aragorn": ["arwen"]})
    assert table.hand("aragorn") == {"arwen"}
    assert table.player == "saruman"
    assert table.told("log-cards-draws") == [{"player": "aragorn", "count": 1}]


def test_boromir_played_on_a_battleground_draws() -> None:
    table = plays("aragorn", "boromir", "harad", active=["harad"], draws={"aragorn": ["arwen"]})
    assert table.hand("aragorn") == {"arwen"}
    assert table.player == "saruman"


def test_boromir_draws_then_forsakes_on_a_path() -> None:
    table = plays("aragorn", "boromir", "lothlorien", path="lothlorien", draws={"aragorn": ["arwen"]})
    assert (table.asked, table.player) == ("forsake", "aragorn")
    assert table.hand("aragorn") == {"arwen"}
    assert table.offers() == [{"kind": "forsake-top-card"}, {"kind": "forsake-from-hand", "card": "arwen"}]
    table.does("forsake-from-hand", card="arwen")
    assert table.eliminated("aragorn") == {"arwen"}
    assert table.zone("boromir") == "lothlorien"
    table.is_sound()


def test_boromir_moved_onto_a_path_forsakes_only() -> None:
    table = boromir_comes(draws={"aragorn": ["arwen"]})
    assert table.hand("aragorn") == set()
    assert table.asked == "forsake"
    table.is_refused("CG-FOR-05", "forsake-from-reserve", card="boromir")
    table.does("forsake-top-card")
    assert table.eliminated("aragorn") == {"arwen"}


def test_boromir_moved_to_a_battleground_costs_nothing() -> None:
    table = given(turn="aragorn", active=["umbar"], reserve={"aragorn": ["boromir"]})
    table.does("move-card", card="boromir", to="umbar")
    assert table.player == "saruman"
    assert table.eliminated("aragorn") == set()


def test_boromir_with_nothing_to_forsake() -> None:
    table = boromir_comes(decks={"aragorn": []})
    assert table.player == "saruman"
    assert table.told("log-cards-nothing-to-forsake") == [{"player": "aragorn"}]


def test_denethor_forsakes_to_fetch_a_son() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["denethor"]}, hands={"aragorn": [SOLDIERS]})
    table.does("use-card", card="denethor")
    assert table.asked == "forsake"
    table.does("forsake-from-hand", card=SOLDIERS)
    assert table.asked == "take"
    assert table.offers() == [{"kind": "take-card", "card": c} for c in ("boromir", "faramir")]
    table.does("take-card", card="faramir")
    assert table.hand("aragorn") == {"faramir"}
    assert table.eliminated("aragorn") == {SOLDIERS}
    assert table.told("log-cards-takes") == [{"player": "aragorn", "card": "faramir", "zone": "deck"}]
    assert table.seen()["traces"]["faramir"] == ["hand"]
    assert table.zone("denethor") == "reserve"
    table.is_sound()


def test_denethor_can_forsake_himself() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["denethor"]})
    table.does("use-card", card="denethor").does("forsake-from-reserve", card="denethor")
    table.does("take-card", card="boromir")
    assert (table.zone("denethor"), table.zone("boromir")) == ("eliminated", "hand")


def test_denethor_loses_the_son_he_forsakes() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["denethor"]}, hands={"aragorn": ["faramir"]})
    table.draws("aragorn", "boromir").does("use-card", card="denethor").does("forsake-top-card")
    assert table.eliminated("aragorn") == {"boromir"}
    assert table.offers() == [{"kind": "nothing"}]
    table.does("nothing")
    assert table.hand("aragorn") == {"faramir"}
    assert table.told("log-cards-takes-nothing") == [{"player": "aragorn"}]


def test_denethor_fetches_only_what_may_lie_in_the_deck() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["denethor", "boromir"]}, at={"harad": ["faramir"]})
    table.is_refused("CG-TAKE-02", "use-card", card="denethor")


def test_denethor_acts_in_reserve_only_and_for_his_player() -> None:
    table = given(turn="aragorn", at={"harad": ["denethor"]}, hands={"aragorn": 2})
    table.is_refused("CG-USE-01", "use-card", card="denethor")
    table = given(turn="frodo", reserve={"aragorn": ["denethor"]})
    table.is_refused("CG-USE-01", "use-card", card="denethor")


def test_faramir_changes_one_path_7_for_another() -> None:
    table = plays("aragorn", "faramir", "osgiliath", path="osgiliath", tokens={"osgiliath": (1, 0)})
    assert (table.asked, table.player) == ("option", "aragorn")
    table.does("accept")
    assert table.zone("faramir") == "eliminated"
    assert table.state("osgiliath") == "free-peoples"
    assert {o["location"] for o in table.offers()} == {"henneth-annun", "the-cross-roads"}
    table.draws("aragorn", "arwen").does("activate", location="henneth-annun")
    assert table.active == ["henneth-annun"]
    assert table.hand("aragorn") == {"arwen"}
    table.is_sound()


def test_faramir_moved_may_decline() -> None:
    table = given(turn="aragorn", path="osgiliath", reserve={"aragorn": ["faramir"]})
    table.does("move-card", card="faramir", to="osgiliath").does("decline")
    assert table.active == ["osgiliath"]
    assert table.zone("faramir") == "osgiliath"
    assert table.told("log-cards-declines") == [{"player": "aragorn", "place": "faramir"}]


def test_faramir_without_another_path_7_is_not_asked() -> None:
    others = ["henneth-annun", "the-cross-roads"]
    assert plays("aragorn", "faramir", "osgiliath", path="osgiliath", used=others).player == "saruman"
    table = plays("aragorn", "faramir", "osgiliath", path="osgiliath", used=others[:1]).does("accept")
    assert table.active == ["the-cross-roads"]


def test_faramir_on_a_path_8_or_elsewhere_is_not_asked() -> None:
    assert plays("aragorn", "faramir", "shelobs-lair", path="shelobs-lair").player == "saruman"
    assert plays("aragorn", "faramir", "reserve", path="osgiliath").player == "saruman"
    assert plays("aragorn", "faramir", "harad", path="osgiliath", active=["harad"]).player == "saruman"


def test_halbarad_goes_and_fetches_strider_or_aragorn() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["halbarad"]})
    table.does("use-card", card="halbarad")
    assert table.zone("halbarad") == "cycle"
    assert table.offers() == [{"kind": "take-card", "card": c} for c in ("aragorn", "strider")]
    table.does("take-card", card="strider")
    assert table.hand("aragorn") == {"strider"}
    assert table.told("log-cards-card-cycled") == [{"card": "halbarad"}]
    assert table.seen()["traces"]["halbarad"] == ["cycle"]
    table.is_sound()


def test_halbarad_finds_none_of_them() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["halbarad"]}, hands={"aragorn": ["strider", "aragorn"]})
    table.does("use-card", card="halbarad")
    assert table.offers() == [{"kind": "nothing"}]
    table.does("nothing")
    assert table.hand("aragorn") == {"strider", "aragorn"}
    assert "deck" not in table.seen()["traces"]["strider"]


def test_halbarad_is_not_sent_for_whom_everyone_knows_elsewhere() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["halbarad", "aragorn"]}, at={"weathertop": ["strider"]})
    table.is_refused("CG-TAKE-02", "use-card", card="halbarad")


def test_halbarad_acts_in_reserve_only() -> None:
    for place in ("weathertop", "harad"):
        table = given(turn="aragorn", at={place: ["halbarad"]})
        table.is_refused("CG-USE-01", "use-card", card="halbarad")


KNIGHTS = "knights-of-dol-amroth"


def test_prince_imrahil_cycles_a_card_more_for_his_knights() -> None:
    table = plays("aragorn", "prince-imrahil", "reserve", hand=("arwen", "elrond"))
    assert (table.asked, table.player) == ("may-cycle", "aragorn")
    assert {o.get("card") for o in table.offers()} == {"arwen", "elrond", None}
    table.does("cycle-card", card="arwen")
    assert table.offers() == [{"kind": "take-card", "card": KNIGHTS}]
    table.does("take-card", card=KNIGHTS)
    assert table.hand("aragorn") == {"elrond", KNIGHTS}
    assert table.cycle("aragorn") == {SOLDIERS, "arwen"}
    assert table.seen()["traces"][KNIGHTS] == ["hand"]
    assert {"cycle", "hand"} <= set(table.seen()["traces"]["arwen"])
    table.is_sound()


def test_prince_imrahil_may_decline_or_seek_in_vain() -> None:
    table = plays("aragorn", "prince-imrahil", "pelargir", hand=("arwen",), active=["pelargir"]).does("decline")
    assert table.hand("aragorn") == {"arwen"}
    assert table.zone(KNIGHTS) == "deck"
    table = plays("aragorn", "prince-imrahil", "reserve", hand=("arwen",), cycle={"aragorn": [KNIGHTS]})
    table.does("cycle-card", card="arwen")
    assert table.offers() == [{"kind": "nothing"}]
    table.does("nothing")
    assert table.cycle("aragorn") == {SOLDIERS, KNIGHTS, "arwen"}
    assert "deck" not in table.seen()["traces"][KNIGHTS]


def test_prince_imrahil_is_not_asked_with_an_empty_hand_or_moved() -> None:
    assert plays("aragorn", "prince-imrahil", "reserve").player == "saruman"
    table = given(
        turn="aragorn", active=["harad"], reserve={"aragorn": ["prince-imrahil"]}, hands={"aragorn": [SOLDIERS]}
    )
    assert table.does("move-card", card="prince-imrahil", to="harad").player == "saruman"


def test_ioreth_saves_herself_and_another() -> None:
    cards = ["ioreth", "boromir", "strider", "gandalf-the-white", SOLDIERS]
    table = given(promos=True, path=None, next=["combat"], at={"harad": cards})
    while table.asked == "support":
        table.does(**table.offers()[0])
    assert (table.asked, table.player) == ("option", "aragorn")
    table.does("accept")
    assert {o.get("card") for o in table.offers()} == {"boromir", "strider", None}
    table.does("take-card", card="strider")
    assert (table.zone("ioreth"), table.zone("strider")) == ("cycle", "cycle")
    assert (table.zone("boromir"), table.zone("gandalf-the-white")) == ("eliminated", "eliminated")
    assert table.zone(SOLDIERS) == "eliminated"
    assert table.seen()["traces"]["strider"] == ["cycle"]
    table.is_sound()


def test_ioreth_saves_no_items() -> None:
    table = given(promos=True, path=None, next=["combat"], at={"harad": ["ioreth", ("strider", "anduril")]})
    table.does("accept").does("take-card", card="strider")
    assert (table.zone("strider"), table.zone("anduril")) == ("cycle", "eliminated")


def test_ioreth_may_save_nobody_or_only_herself() -> None:
    table = given(promos=True, path=None, next=["combat"], at={"harad": ["ioreth", "boromir"]})
    alone = Table(table.match.fork()).does("accept").does("decline")
    assert (alone.zone("ioreth"), alone.zone("boromir")) == ("cycle", "eliminated")
    table.does("decline")
    assert table.eliminated("aragorn") == {"ioreth", "boromir"}
    only = given(promos=True, path=None, next=["combat"], at={"harad": ["ioreth", "gandalf-the-white"]}).does("accept")
    assert (only.zone("ioreth"), only.zone("gandalf-the-white")) == ("cycle", "eliminated")


def test_ioreth_defending_saves_another_who_fell() -> None:
    table = given(
        promos=True,
        path=None,
        next=["combat"],
        at={"pelargir": ["ioreth", "boromir"]},
        tokens={"pelargir": (2, 0)},
    )
    table.does("eliminate-card", card="boromir")
    if table.asked == "agree":
        table.does("accept")
    table.does("accept").does("take-card", card="boromir")
    assert (table.zone("ioreth"), table.zone("boromir")) == ("cycle", "cycle")


def test_ioreth_is_not_asked_when_nobody_fell_or_she_was_not_there() -> None:
    table = given(promos=True, path=None, next=["combat"], at={"pelargir": ["ioreth", "boromir"]})
    assert table.asked == "action"
    assert table.cycle("aragorn") == {"ioreth", "boromir"}
    table = given(promos=True, path=None, next=["combat"], at={"harad": ["boromir"]}, reserve={"aragorn": ["ioreth"]})
    assert table.asked == "action"
    assert table.eliminated("aragorn") == {"boromir"}


# -- items ----------------------------------------------------------------------------------------------------------
def test_anduril_is_for_strider_and_aragorn() -> None:
    wields("aragorn", "anduril", ("strider", "aragorn"), ("boromir", "legolas", "gandalf-the-white"))


def test_icons_of_anduril() -> None:
    assert attack("harad", ("aragorn", "anduril")) == 2
    assert losses("pelargir", ("aragorn", "anduril")) == {"aragorn": 2}
    assert losses("weathertop", ("strider", "anduril")) == {"strider": 3}


def test_anduril_opens_a_battleground_and_its_bearer_must_go() -> None:
    bearer = ("aragorn", "anduril")
    table = given(turn="aragorn", active=["umbar"], reserve={"aragorn": [bearer]}, fresh=["aragorn"])
    table.is_refused("CG-RES-01", "move-card", card="aragorn", to="umbar")
    table.does("use-card", card="anduril")
    assert (table.asked, table.player) == ("activate-battleground", "aragorn")
    assert {o["location"] for o in table.offers()} == GROUNDS["dunedain"] - {"umbar"}
    table.does("activate", location="harad")
    assert table.zone("aragorn") == "harad"
    assert table.zone("anduril") == "harad"
    assert table.items("aragorn") == {"anduril"}
    assert len(table.hand("saruman")) == len(table.hand("witch-king")) == 1
    table.is_sound()


def test_anduril_reactivates_too() -> None:
    table = given(
        turn="aragorn",
        reserve={"aragorn": [("strider", "anduril")]},
        scored={"shadow": ["minas-tirith"], "free-peoples": ["umbar"]},
        active=["dol-amroth", "pelargir", "harad", "minas-morgul", "morannon"],
    )
    table.does("use-card", card="anduril")
    assert {o["location"] for o in table.offers()} == {"minas-tirith", "umbar"}
    table.does("activate", location="minas-tirith")
    assert table.asked == "option"
    table.does("decline")
    assert table.zone("strider") == "minas-tirith"
    assert table.points("shadow") == 0


def test_anduril_without_a_battleground_or_out_of_reserve() -> None:
    table = given(turn="aragorn", reserve={"aragorn": [("strider", "anduril")]}, active=GROUNDS["dunedain"])
    table.is_refused("CG-BG-10", "use-card", card="anduril")
    table = given(turn="aragorn", at={"weathertop": [("strider", "anduril")]})
    table.is_refused("CG-USE-01", "use-card", card="anduril")


def test_blade_of_westernesse_is_for_hobbits() -> None:
    wields(
        "aragorn", "blade-of-westernesse", ("merry-brandybuck", "fatty-bolger", "frodo-baggins"), ("strider", "gimli")
    )
    merry = ("merry-brandybuck", "blade-of-westernesse")
    assert attack("orthanc", merry) == 1
    assert losses("edoras", merry) == {"merry-brandybuck": 1}
    assert losses("weathertop", merry) == {"merry-brandybuck": 2}


# -- events ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("reserve", "drawn"), [([], 4), (["strider"], 5), (["aragorn"], 5), (["boromir"], 4)])
def test_paths_of_the_dead_forsakes_two_and_draws_four_or_five(reserve: list[str], drawn: int) -> None:
    table = plays_event("aragorn", "paths-of-the-dead", reserve={"aragorn": reserve})
    table.does("forsake-top-card")
    assert table.asked == "forsake"
    table.does("forsake-top-card")
    assert len(table.hand("aragorn")) == drawn
    assert table.zone("paths-of-the-dead") == "eliminated"
    assert len(table.eliminated("aragorn")) == 3
    assert sum(args["count"] for args in table.told("log-cards-draws")) == drawn
    table.is_sound()


def test_paths_of_the_dead_looks_for_strider_after_forsaking() -> None:
    table = plays_event("aragorn", "paths-of-the-dead", reserve={"aragorn": ["strider"]})
    table.does("forsake-from-reserve", card="strider").does("forsake-top-card")
    assert len(table.hand("aragorn")) == 4
    table = plays_event("aragorn", "paths-of-the-dead", at={"weathertop": ["strider"]})
    table.does("forsake-top-card").does("forsake-top-card")
    assert len(table.hand("aragorn")) == 4


ROHAN = {"edoras", "helms-deep", "orthanc", "morannon"}


@pytest.mark.parametrize("card", ["riders-of-rohan", "eomer"])
def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan(card: str) -> None:
    assert playable("frodo", card) == ROHAN | {"reserve"}
    assert enters("frodo", card, lasting=["the-red-arrow"]) == ROHAN | GROUNDS["dunedain"]
    assert movable("aragorn", "high-elves", lasting=["the-red-arrow"]) == GROUNDS["elf"]
    assert movable("frodo", "merry-brandybuck", lasting=["the-red-arrow"]) == ROHAN | {"weathertop"}


def test_the_red_arrow_lasts_for_the_round() -> None:
    table = plays_event(
        "aragorn",
        "the-red-arrow",
        active=["minas-tirith"],
        reserve={"frodo": ["eomer", "riders-of-rohan"]},
    )
    assert table.zone("the-red-arrow") == "eliminated"
    table.passes("saruman").does("move-card", card="eomer", to="minas-tirith")
    table.passes("witch-king", "aragorn", "saruman")
    assert table.is_offered("move-card", card="riders-of-rohan", to="minas-tirith")
    table.does("move-card", card="riders-of-rohan", to="minas-tirith").plays_out_the_round()
    assert table.saga.lasting == ()


HUNTERS = ["legolas", "gimli", "strider", "aragorn"]


@pytest.mark.parametrize("card", HUNTERS)
def test_the_three_hunters_go_everywhere(card: str) -> None:
    player = "frodo" if card == "gimli" else "aragorn"
    assert playable(player, card, lasting=["the-three-hunters"], path=None) == GROUNDS["wizard"] | {"reserve"}
    assert movable(player, card, lasting=["the-three-hunters"], path=None) == GROUNDS["wizard"]


def test_the_three_hunters_opens_nothing_to_others() -> None:
    assert movable("aragorn", "boromir", lasting=["the-three-hunters"]) == GROUNDS["dunedain"]
    assert movable("aragorn", SOLDIERS, lasting=["the-three-hunters"]) == GROUNDS["dunedain"]


def test_the_three_hunters_are_supported_by_any_free_army() -> None:
    more: Any = {"lasting": ["the-three-hunters"]}
    assert attack("orthanc", "riders-of-rohan", "aragorn", **more) == 2 + 1 + 1
    assert attack("orthanc", "riders-of-rohan", "aragorn") == 2 + 1
    assert losses("rivendell", "high-elves", "aragorn", **more) == {"high-elves": 2, "aragorn": 2}
    table = given(path=None, next=["combat"], at={"orthanc": ["riders-of-rohan", "theoden", "aragorn"]}, **more)
    assert [o["card"] for o in table.offers()] == ["theoden", "aragorn"]
    table = given(path=None, next=["combat"], at={"harad": [SOLDIERS, "boromir", "legolas"]}, **more)
    table.does("support", army=SOLDIERS, card="legolas")
    assert table.told("log-cards-battleground-combat")[0]["attack"] == 1 + 1


def test_the_three_hunters_lasts_for_the_round() -> None:
    table = plays_event("aragorn", "the-three-hunters", active=["edoras"], reserve={"frodo": ["gimli"]})
    table.passes("saruman").does("move-card", card="gimli", to="edoras")
    assert table.zone("gimli") == "edoras"
    assert table.zone("the-three-hunters") == "eliminated"
    table.plays_out_the_round()
    assert table.saga.lasting == ()
