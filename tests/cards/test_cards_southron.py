"""The seven Southron cards."""

from __future__ import annotations

import pytest

from tests.cards.scenario import Table, given
from tests.cards.shadow import attack, defence, grounds_open, printed

ARMIES = {
    "coastal-raiders": (1, 1),
    "corsairs-of-umbar": (1, 1),
    "haradrim-mumakil": (2, 1),
    "haradrim-regulars": (1, 1),
    "haradrim-cavalry": (1, 1),
    "the-black-fleet": (1, 1),
}
CALLS = {
    "coastal-raiders": "dol-amroth",
    "corsairs-of-umbar": "umbar",
    "haradrim-regulars": "harad",
    "haradrim-cavalry": "minas-tirith",
    "the-black-fleet": "pelargir",
}
"""The battleground that each of them makes active."""
STRONGER = {"coastal-raiders": "dol-amroth", "haradrim-cavalry": "minas-tirith", "the-black-fleet": "pelargir"}
OPEN = {"dol-amroth", "minas-tirith", "pelargir", "harad", "umbar", "morannon"}


@pytest.mark.parametrize("card", ARMIES)
@pytest.mark.parametrize("ground", ["dol-amroth", "minas-tirith", "pelargir"])
def test_southron_armies_attack_stronger_where_their_text_says(card: str, ground: str) -> None:
    assert attack(ground, card) == ARMIES[card][0] + (STRONGER.get(card) == ground)


@pytest.mark.parametrize("card", ARMIES)
def test_southron_armies_defend_as_printed(card: str) -> None:
    for ground in ("harad", "umbar", "morannon"):
        assert defence(ground, card) == {card: ARMIES[card][1]}


def test_the_black_serpent_leads_and_has_no_icons_of_its_own() -> None:
    assert printed("the-black-serpent", "pelargir", "umbar", "corsairs-of-umbar") == (0, 0, 1, 1, 0)


@pytest.mark.parametrize("card", [*ARMIES, "the-black-serpent"])
def test_southrons_go_where_they_are_shown(card: str) -> None:
    assert grounds_open(card) == OPEN
    assert grounds_open(card, "move") == OPEN


@pytest.mark.parametrize("card", [*ARMIES, "the-black-serpent"])
@pytest.mark.parametrize("path", ["bag-end", "dead-marshes", "morgai"])
def test_southrons_walk_no_path(card: str, path: str) -> None:
    rule = "CG-CARD-05" if card == "the-black-serpent" else "CG-ARMY-02"
    table = given(turn="saruman", path=path, hands={"saruman": [card]})
    table.is_refused(rule, "play-card", card=card, to=path)
    table = given(turn="saruman", path=path, reserve={"saruman": [card]})
    table.is_refused(rule, "move-card", card=card, to=path)


# -- armies that make their battleground active -----------------------------------------------------------------------
def called(table: Table, card: str) -> Table:
    """The battleground is active, its own text is carried out, the army is eliminated."""
    ground = CALLS[card]
    hand = len(table.hand("saruman"))
    table.does("use-card", card=card)
    assert table.zone(card) == "eliminated"
    assert table.state(ground) == "active"
    assert table.told("log-cards-activated")[-1] == {"location": ground}
    if ground in ("umbar", "harad"):
        assert len(table.hand("saruman")) == hand + 1
    else:
        assert (table.asked, table.player) == ("option", "aragorn")
        table.does("decline")
    assert (table.asked, table.player) == ("action", "frodo")
    return table


@pytest.mark.parametrize("card", CALLS)
def test_southron_armies_call_their_battleground(card: str) -> None:
    called(given(turn="saruman", reserve={"saruman": [card]}), card).is_sound()


@pytest.mark.parametrize("card", CALLS)
def test_southron_armies_call_in_the_round_they_came(card: str) -> None:
    called(given(turn="saruman", reserve={"saruman": [card]}, fresh=[card]), card)


@pytest.mark.parametrize("card", CALLS)
@pytest.mark.parametrize("side", ["free-peoples", "shadow", "active"])
def test_southron_armies_call_out_of_the_deck_only(card: str, side: str) -> None:
    ground = CALLS[card]
    scored = {side: [ground]} if side != "active" else {}
    table = given(
        turn="saruman", reserve={"saruman": [card]}, scored=scored, active=[ground] if side == "active" else []
    )
    table.is_refused("CG-BG-10", "use-card", card=card)


@pytest.mark.parametrize("card", CALLS)
def test_southron_armies_call_from_the_reserve_only(card: str) -> None:
    table = given(turn="saruman", at={"morannon": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)
    table = given(turn="saruman", hands={"saruman": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)
    table = given(turn="witch-king", reserve={"saruman": [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)


def test_haradrim_mumakil_have_no_action() -> None:
    table = given(turn="saruman", reserve={"saruman": ["haradrim-mumakil"]})
    table.is_refused("CG-USE-01", "use-card", card="haradrim-mumakil")


def test_corsairs_of_umbar_draw_twice_in_the_duel() -> None:
    table = given("duel", turn="witch-king", reserve={"witch-king": ["corsairs-of-umbar"]})
    table.does("use-card", card="corsairs-of-umbar")
    assert table.state("umbar") == "active"
    assert len(table.hand("witch-king")) == 2


# -- The Black Serpent ------------------------------------------------------------------------------------------------
def test_the_black_serpent_reactivates_a_southron_battleground_of_either_side() -> None:
    table = given(
        turn="saruman",
        reserve={"saruman": ["the-black-serpent"]},
        scored={"free-peoples": ["umbar", "edoras", "minas-tirith"], "shadow": ["harad", "moria", "rivendell"]},
    )
    table.does("use-card", card="the-black-serpent")
    assert table.zone("the-black-serpent") == "eliminated"
    assert (table.asked, table.player) == ("activate-battleground", "saruman")
    assert [offer["location"] for offer in table.offers()] == ["minas-tirith", "harad", "umbar"]
    table.does("activate", location="umbar")
    assert table.told("log-cards-reactivated") == [{"location": "umbar"}]
    assert len(table.hand("saruman")) == len(table.hand("witch-king")) == 1
    table.is_sound()


@pytest.mark.parametrize("ground", sorted(OPEN))
def test_the_black_serpent_finds_every_battleground_that_shows_southrons(ground: str) -> None:
    table = given(turn="saruman", reserve={"saruman": ["the-black-serpent"]}, scored={"free-peoples": [ground]})
    table.does("use-card", card="the-black-serpent")
    assert table.state(ground) == "active"
    assert table.zone("the-black-serpent") == "eliminated"


def test_the_black_serpent_searches_no_deck() -> None:
    table = given(turn="saruman", reserve={"saruman": ["the-black-serpent"]}, scored={"shadow": ["moria", "edoras"]})
    table.is_refused("CG-BG-10", "use-card", card="the-black-serpent")
    table = given(turn="saruman", at={"harad": ["the-black-serpent"]}, scored={"shadow": ["umbar"]})
    table.is_refused("CG-USE-01", "use-card", card="the-black-serpent")
