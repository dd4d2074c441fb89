"""The Rohan cards and Ghân-buri-Ghân: icons, where they go, each branch of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from .measuring import ALL_GROUNDS, GROUNDS, attack, enters, losses, movable, playable, plays, plays_event, wields
from .scenario import Stack, Table, given

RIDERS, MILITIA, DEATH = "riders-of-rohan", "village-militia", "death-ride-ride-to-ruin"
CHARACTERS = {
    # card: attack, defence, leadership attack, leadership defence
    "eomer": (1, 0, 0, 1),
    "eowyn": (0, 0, 1, 1),
    "theoden": (0, 0, 0, 0),
    "ghan-buri-ghan": (0, 0, 0, 1),
}


@pytest.mark.parametrize("card", CHARACTERS)
def test_icons_of_the_rohan_characters(card: str) -> None:
    strength, defence, leads, guards = CHARACTERS[card]
    promos = card == "ghan-buri-ghan"
    assert attack("orthanc", card, promos=promos) == strength
    assert attack("orthanc", card, MILITIA, promos=promos) == strength + leads + 1
    assert losses("edoras", card, promos=promos) == {card: defence}
    assert losses("edoras", card, MILITIA, promos=promos) == {card: defence + guards, MILITIA: 1}


@pytest.mark.parametrize("card", [*CHARACTERS, RIDERS, MILITIA])
def test_where_the_rohan_cards_go(card: str) -> None:
    promos = card == "ghan-buri-ghan"
    if promos:
        assert playable("frodo", card, promos=promos) == GROUNDS["rohan"] | {"reserve"}
    else:
        assert enters("frodo", card) == GROUNDS["rohan"]
    table = given(turn="frodo", path="osgiliath", active=["rivendell"], hands={"frodo": [card]}, promos=promos)
    table.is_refused("CG-LOC-03", "play-card", card=card, to="rivendell")
    rule = "CG-ARMY-02" if card in (RIDERS, MILITIA) else "CG-CARD-05"
    table.is_refused(rule, "play-card", card=card, to="osgiliath")


def test_icons_of_the_rohan_armies() -> None:
    for army, strength in ((RIDERS, 2), ("riders-of-rohan-2", 2), (MILITIA, 1)):
        assert attack("morannon", army) == strength
        assert losses("helms-deep", army) == {army: 1}


# -- Éomer ----------------------------------------------------------------------------------------------------------
DRAWN = (RIDERS, "sting", "gimli", "theoden", "sam-gamgee")


def test_eomer_plays_an_army_of_five() -> None:
    table = plays("frodo", "eomer", "reserve", hand=("treebeard",), active=["edoras"], draws={"frodo": DRAWN})
    assert (table.asked, table.player) == ("play-drawn", "frodo")
    assert table.seen("frodo")["players"]["frodo"]["apart"]["cards"] == sorted(
        DRAWN, key=lambda c: table.saga.facts.card[c]
    )
    assert table.seen("aragorn")["players"]["frodo"]["apart"] == {"count": 5, "cards": None}
    assert table.offers() == [
        {"kind": "play-card", "card": RIDERS, "to": "reserve"},
        {"kind": "play-card", "card": RIDERS, "to": "edoras"},
        {"kind": "done"},
    ]
    table.is_refused("CG-SPEC-05", "play-card", card="theoden", to="reserve")
    table.does("play-card", card=RIDERS, to="edoras")
    assert table.zone(RIDERS) == "edoras"
    assert table.hand("frodo") == {"treebeard"}
    assert table.cycle("frodo") == {MILITIA, *DRAWN[1:]}
    assert table.told("log-cards-draws-apart") == [{"player": "frodo", "count": 5}]
    assert set(table.seen()["traces"]["sting"]) >= {"cycle", "deck"}
    assert table.player == "witch-king"
    table.is_sound()


def test_eomer_may_play_none_of_them() -> None:
    table = plays("frodo", "eomer", "edoras", active=["edoras"], draws={"frodo": DRAWN}).does("done")
    assert table.cycle("frodo") == {MILITIA, *DRAWN}
    assert table.zone("eomer") == "edoras"


def test_eomer_finds_no_army() -> None:
    drawn = ("sting", "gimli", "theoden", "sam-gamgee", "eowyn")
    table = plays("frodo", "eomer", "reserve", draws={"frodo": drawn})
    assert table.offers() == [{"kind": "done"}]
    table.does("done")
    assert table.cycle("frodo") == {MILITIA, *drawn}


def test_eomers_army_comes_this_round_and_one_only() -> None:
    drawn = (RIDERS, "riders-of-rohan-2", "sting", "gimli", "eowyn")
    table = plays("frodo", "eomer", "reserve", active=["edoras"], draws={"frodo": drawn})
    table.does("play-card", card=RIDERS, to="reserve")
    assert table.zone("riders-of-rohan-2") == "cycle"
    table.passes("witch-king", "aragorn", "saruman")
    table.is_refused("CG-RES-01", "move-card", card=RIDERS, to="edoras")


def test_eomer_moved_draws_nothing() -> None:
    table = given(turn="frodo", active=["edoras"], reserve={"frodo": ["eomer"]})
    assert table.does("move-card", card="eomer", to="edoras").player == "witch-king"
    assert table.told("log-cards-draws-apart") == []


# -- Éowyn ----------------------------------------------------------------------------------------------------------
NAZGUL: list[Stack] = [("the-reaver", "fell-beast", "nazguls-mantle"), "the-hunter", "mouth-of-sauron"]


def test_eowyn_may_slay_a_nazgul_where_she_is_played() -> None:
    table = plays("frodo", "eowyn", "morannon", at={"morannon": NAZGUL, "edoras": ["the-messenger"]})
    assert (table.asked, table.player) == ("option", "frodo")
    table.does("accept")
    assert (table.asked, table.player) == ("victim", "frodo")
    assert {o["card"] for o in table.offers()} == {"the-reaver", "the-hunter"}
    table.does("eliminate-card", card="the-reaver")
    assert table.eliminated("witch-king") == {"the-reaver", "fell-beast", "nazguls-mantle"}
    assert table.zone("the-hunter") == "morannon"
    table.is_sound()


def test_eowyn_slays_the_only_nazgul_or_spares_him() -> None:
    table = plays("frodo", "eowyn", "morannon", at={"morannon": ["the-witch-king", "black-uruks"]})
    spared = Table(table.match.fork()).does("decline")
    assert spared.zone("the-witch-king") == "morannon"
    table.does("accept")
    assert table.zone("the-witch-king") == "eliminated"
    assert table.zone("black-uruks") == "morannon"
    assert table.player == "witch-king"


def test_eowyn_without_a_nazgul_there_is_not_asked() -> None:
    at = {"morannon": ["mouth-of-sauron"], "dol-guldur": ["the-reaver"]}
    assert plays("frodo", "eowyn", "morannon", at=at).player == "witch-king"


def test_eowyn_moved_slays_nobody() -> None:
    table = given(turn="frodo", at={"morannon": NAZGUL}, reserve={"frodo": ["eowyn"]})
    table.does("move-card", card="eowyn", to="morannon")
    assert table.player == "witch-king"
    assert table.eliminated("witch-king") == set()


def test_eowyn_in_reserve_may_take_merry_or_pippin_from_the_cycle_pile() -> None:
    pile = {"frodo": ["merry-brandybuck", "pippin-took", "sam-gamgee"]}
    table = plays("frodo", "eowyn", "reserve", cycle=pile)
    assert (table.asked, table.player) == ("take", "frodo")
    assert {o.get("card") for o in table.offers()} == {"merry-brandybuck", "pippin-took", None}
    table.does("take-card", card="pippin-took")
    assert table.hand("frodo") == {"pippin-took"}
    assert table.told("log-cards-takes") == [{"player": "frodo", "card": "pippin-took", "zone": "cycle"}]
    assert table.seen()["traces"]["pippin-took"] == ["hand"]
    table.is_sound()


def test_eowyn_in_reserve_may_decline_and_seeks_in_no_deck() -> None:
    table = plays("frodo", "eowyn", "reserve", cycle={"frodo": ["merry-brandybuck"]}).does("decline")
    assert table.cycle("frodo") == {"merry-brandybuck", MILITIA}
    nobody = plays("frodo", "eowyn", "reserve", cycle={"frodo": ["sam-gamgee"]})
    assert not any(o["kind"] == "take-card" for o in nobody.offers())
    assert nobody.zone("merry-brandybuck") == "deck"


# -- Théoden --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_theoden_is_strong_while_gandalf_is_in_play(gandalf: str) -> None:
    places: Any = ({"reserve": {"frodo": [gandalf]}}, {"at": {"rivendell": [gandalf]}})
    for more in places:
        ground = {**more.get("at", {}), "orthanc": ["theoden"]}
        table = given(path=None, next=["combat"], **{**more, "at": ground}).fights("orthanc")
        assert table.told("log-cards-battleground-combat")[0] == {"location": "orthanc", "attack": 1, "defence": 2}
    assert losses("edoras", "theoden", reserve={"frodo": [gandalf]}) == {"theoden": 1}
    assert attack("orthanc", "theoden", hands={"frodo": [gandalf]}) == 0
    assert attack("orthanc", "theoden", cycle={"frodo": [gandalf]}) == 0


def test_theoden_plays_any_rohan_card_of_five() -> None:
    drawn = (RIDERS, "eomer", "shadowfax", DEATH, "sting")
    table = plays(
        "frodo",
        "theoden",
        "reserve",
        active=["edoras"],
        reserve={"frodo": ["gandalf-the-white"]},
        draws={"frodo": drawn},
    )
    assert table.offers() == [
        *[{"kind": "play-card", "card": c, "to": to} for c in (RIDERS, "eomer") for to in ("reserve", "edoras")],
        {"kind": "play-card", "card": "shadowfax", "to": "gandalf-the-white"},
        {"kind": "play-event", "card": DEATH},
        {"kind": "done"},
    ]
    table.is_refused("CG-SPEC-05", "play-card", card="sting", to="reserve")
    table.is_refused("CG-EVT-01", "play-card", card=DEATH, to="reserve")
    table.is_refused("CG-EVT-01", "play-event", card="eomer")
    table.does("play-card", card="shadowfax", to="gandalf-the-white")
    assert table.items("gandalf-the-white") == {"shadowfax"}
    assert table.cycle("frodo") == {MILITIA, RIDERS, "eomer", DEATH, "sting"}
    assert table.player == "witch-king"
    table.is_sound()


def test_theoden_can_play_an_event_of_them() -> None:
    drawn = (RIDERS, "eomer", DEATH, "sting", "gimli")
    table = plays("frodo", "theoden", "reserve", at={"morannon": ["black-uruks"]}, draws={"frodo": drawn})
    table.does("play-event", card=DEATH)
    assert (table.asked, table.player) == ("give-up", "frodo")
    assert table.cycle("frodo") == {MILITIA, RIDERS, "eomer", "sting", "gimli"}
    assert table.told("log-cards-plays-event") == [{"player": "frodo", "card": DEATH}]
    table.is_sound().does("give-up-cards", cards=["theoden"])
    assert table.zone(DEATH) == "eliminated"
    assert table.zone("black-uruks") == "eliminated"
    assert table.zone("theoden") == "eliminated"
    table.is_sound()


def test_theoden_brings_eomer_who_draws_five_more() -> None:
    drawn = ("eomer", "sting", "gimli", "sam-gamgee", "shadowfax", RIDERS)
    table = plays("frodo", "theoden", "reserve", draws={"frodo": drawn})
    table.does("play-card", card="eomer", to="reserve")
    assert table.cycle("frodo") == {MILITIA, "sting", "gimli", "sam-gamgee", "shadowfax"}
    assert table.asked == "play-drawn"
    table.does("play-card", card=RIDERS, to="reserve")
    assert table.reserve("frodo") == {"theoden", "eomer", RIDERS}
    assert len(table.cycle("frodo")) == 5 + 4


def test_theoden_may_play_none_and_moved_draws_nothing() -> None:
    table = plays("frodo", "theoden", "reserve", draws={"frodo": DRAWN[:3]}).does("done")
    assert len(table.cycle("frodo")) == 6
    moved = given(turn="frodo", active=["edoras"], reserve={"frodo": ["theoden"]})
    assert moved.does("move-card", card="theoden", to="edoras").player == "witch-king"


# -- Shadowfax ------------------------------------------------------------------------------------------------------
def test_shadowfax_bears_gandalf() -> None:
    wields("frodo", "shadowfax", ("gandalf-the-grey", "gandalf-the-white"), ("eomer", "theoden", "aragorn"))
    assert attack("orthanc", ("gandalf-the-white", "shadowfax")) == 2 + 1
    assert losses("edoras", ("gandalf-the-white", "shadowfax")) == {"gandalf-the-white": 3 + 1}
    assert losses("weathertop", ("gandalf-the-grey", "shadowfax")) == {"gandalf-the-grey": 3}


def test_shadowfax_opens_any_battleground_and_gandalf_must_go() -> None:
    table = given(
        turn="frodo",
        active=["umbar", "harad"],
        scored={"shadow": ["edoras"], "free-peoples": ["moria"]},
        reserve={"frodo": [("gandalf-the-white", "shadowfax")]},
        fresh=["gandalf-the-white"],
    )
    table.is_refused("CG-RES-01", "move-card", card="gandalf-the-white", to="umbar")
    table.does("use-card", card="shadowfax")
    assert {o["location"] for o in table.offers()} == ALL_GROUNDS - {"umbar", "harad"}
    table.does("activate", location="moria")
    assert table.zone("gandalf-the-white") == "moria"
    assert table.zone("shadowfax") == "moria"
    assert len(table.hand("saruman")) == 2
    assert table.told("log-cards-reactivated") == [{"location": "moria"}]
    table.is_sound()


def test_shadowfax_needs_a_battleground_and_the_reserve() -> None:
    gandalf = ("gandalf-the-grey", "shadowfax")
    table = given(turn="frodo", active=ALL_GROUNDS, reserve={"frodo": [gandalf]})
    table.is_refused("CG-BG-10", "use-card", card="shadowfax")
    table = given(turn="frodo", at={"weathertop": [gandalf]})
    table.is_refused("CG-USE-01", "use-card", card="shadowfax")


# -- Death! Ride, ride to ruin --------------------------------------------------------------------------------------
MORDOR = {"morannon": ["black-uruks", ("the-hunter", "fell-beast")], "dol-guldur": ["mordor-orcs"]}


def test_death_gives_up_rohan_cards_for_as_many_of_mordor() -> None:
    table = plays_event(
        "frodo",
        DEATH,
        at={**MORDOR, "weathertop": ["the-reaver"], "orthanc": ["wolf-riders"]},
        reserve={
            "frodo": [RIDERS, "eowyn", "merry-brandybuck", ("gandalf-the-grey", "shadowfax")],
            "witch-king": ["olog-hai"],
        },
    )
    assert (table.asked, table.player) == ("give-up", "frodo")
    table.does("give-up-cards", cards=[RIDERS, "shadowfax"])
    assert table.eliminated("frodo") == {RIDERS, "shadowfax"}
    assert table.reserve("frodo") == {"eowyn", "merry-brandybuck", "gandalf-the-grey"}
    assert (table.asked, table.player) == ("victim", "witch-king")
    assert {o["card"] for o in table.offers()} == {"black-uruks", "the-hunter", "fell-beast", "mordor-orcs"}
    table.does("eliminate-card", card="fell-beast")
    assert table.items("the-hunter") == set()
    assert {o["card"] for o in table.offers()} == {"black-uruks", "the-hunter", "mordor-orcs"}
    table.does("eliminate-card", card="mordor-orcs")
    assert table.eliminated("witch-king") == {"fell-beast", "mordor-orcs"}
    assert table.zone(DEATH) == "eliminated"
    assert table.player == "witch-king"
    assert table.asked == "action"
    table.is_sound()


def test_death_may_give_up_nothing_and_only_rohan_cards() -> None:
    table = plays_event("frodo", DEATH, at=MORDOR, reserve={"frodo": [RIDERS, "merry-brandybuck"]})
    assert not table.is_offered("give-up-cards", cards=["merry-brandybuck"])
    assert table.is_offered("give-up-cards", cards=[RIDERS])
    table.does("give-up-cards", cards=[])
    assert table.reserve("frodo") == {RIDERS, "merry-brandybuck"}
    assert table.eliminated("witch-king") == set()
    assert table.zone(DEATH) == "eliminated"


def test_death_with_nothing_to_give_up() -> None:
    table = plays_event("frodo", DEATH, at=MORDOR, reserve={"frodo": ["merry-brandybuck"]})
    assert table.asked == "action"
    assert table.zone(DEATH) == "eliminated"


def test_death_ends_when_mordor_has_no_more_cards_there() -> None:
    table = plays_event("frodo", DEATH, at={"morannon": ["black-uruks"]}, reserve={"frodo": [RIDERS, "eowyn", "eomer"]})
    table.does("give-up-cards", cards=[RIDERS, "eowyn", "eomer"])
    assert table.eliminated("frodo") == {RIDERS, "eowyn", "eomer", DEATH}
    assert table.eliminated("witch-king") == {"black-uruks"}
    assert table.asked == "action"


# -- Ghân-buri-Ghân -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", [RIDERS, "eowyn"])
def test_ghan_buri_ghan_in_reserve_opens_minas_tirith_to_rohan(card: str) -> None:
    table = given(
        turn="frodo",
        promos=True,
        active=ALL_GROUNDS,
        hands={"frodo": [card]},
        reserve={"frodo": ["ghan-buri-ghan", "eomer"]},
    )
    offers = {o["to"] for o in table.offers() if o["kind"] == "play-card" and o["card"] == card}
    assert offers == GROUNDS["rohan"] | {"minas-tirith", "reserve"}
    moves = {o["to"] for o in table.offers() if o["kind"] == "move-card" and o["card"] == "eomer"}
    assert moves == GROUNDS["rohan"] | {"minas-tirith"}


def test_ghan_buri_ghan_elsewhere_or_for_others_opens_nothing() -> None:
    table = given(
        turn="frodo", promos=True, at={"edoras": ["ghan-buri-ghan"]}, active=["minas-tirith"], hands={"frodo": [RIDERS]}
    )
    table.is_refused("CG-LOC-03", "play-card", card=RIDERS, to="minas-tirith")
    table = given(
        turn="aragorn",
        promos=True,
        active=["minas-tirith"],
        hands={"aragorn": ["high-elves"]},
        reserve={"frodo": ["ghan-buri-ghan"]},
    )
    table.is_refused("CG-LOC-03", "play-card", card="high-elves", to="minas-tirith")


def test_ghan_buri_ghan_leaves_by_the_way_he_opened() -> None:
    assert movable("frodo", "ghan-buri-ghan", promos=True) == GROUNDS["rohan"] | {"minas-tirith"}
