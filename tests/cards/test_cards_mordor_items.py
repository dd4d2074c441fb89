"""The items and events of Mordor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given
from tests.cards.shadow import GROUNDS, MORDOR, NAZGUL, attack, bearers_of, defence, path_attack, subtypes

ITEMS = {
    "black-breath": (0, 0, 0),
    "black-riders-mount": (0, 0, 1),
    "fell-beast": (1, 1, 0),
    "morgul-blade": (0, 0, 0),
    "nazguls-mantle": (0, 0, 0),
}
EVENTS = ("the-black-captain", "the-day-without-dawn", "the-ringwraiths-are-abroad")


@pytest.mark.parametrize("item", ITEMS)
def test_items_of_mordor_add_to_a_nazgul(item: str) -> None:
    assert attack("lorien", ("the-hunter", item)) == ITEMS[item][0]
    assert defence("morannon", ("the-hunter", item)) == {"the-hunter": ITEMS[item][1]}
    assert path_attack("weathertop", ("the-hunter", item)) == 1 + ITEMS[item][2]


@pytest.mark.parametrize("item", ITEMS)
def test_items_of_mordor_have_no_leadership(item: str) -> None:
    assert attack("lorien", ("the-hunter", item), "mordor-orcs") == 1 + 1 + ITEMS[item][0]
    assert defence("morannon", ("the-hunter", item), "mordor-orcs")["the-hunter"] == ITEMS[item][1]
    words = {"black-riders-mount": ("mount",), "fell-beast": ("mount",), "morgul-blade": ("weapon",)}
    assert subtypes(item) == words.get(item, ())


@pytest.mark.parametrize("item", ITEMS)
def test_only_nazgul_wield_the_items_of_mordor(item: str) -> None:
    assert bearers_of(item) == set(NAZGUL)
    table = given(turn=MORDOR, hands={MORDOR: [item, "the-hunter"]})
    table.is_refused("CG-ITEM-01", "play-card", card=item, to="the-hunter")


@pytest.mark.parametrize("event", EVENTS)
def test_events_of_mordor_know_no_place(event: str) -> None:
    table = given(turn=MORDOR, active=GROUNDS, hands={MORDOR: [event]})
    table.is_refused("CG-EVT-01", "play-card", card=event, to="reserve")
    table.is_refused("CG-EVT-01", "play-card", card=event, to="morannon")


# -- Black Breath, Morgul Blade ---------------------------------------------------------------------------------------
BREATH = ("the-hunter", "black-breath", "nazguls-mantle")


@pytest.mark.parametrize("place", ["weathertop", "minas-morgul"])
def test_black_breath_cycles_the_nazgul_with_all_items(place: str) -> None:
    table = given(turn=MORDOR, at={place: [BREATH]}).does("use-card", card="black-breath")
    assert [table.zone(c) for c in BREATH] == ["cycle"] * 3
    assert table.points("shadow") == 1
    assert table.told("log-cards-corruption") == [{"place": "black-breath", "count": 1}]
    assert table.player == "aragorn"
    table.is_sound()


def test_black_breath_does_not_work_in_reserve() -> None:
    table = given(turn=MORDOR, reserve={MORDOR: [BREATH]})
    table.is_refused("CG-USE-01", "use-card", card="black-breath")
    table = given(turn="saruman", at={"weathertop": [BREATH]})
    table.is_refused("CG-USE-01", "use-card", card="black-breath")


def test_morgul_blade_is_eliminated_on_a_path_for_corruption() -> None:
    table = given(turn=MORDOR, at={"weathertop": [("the-hunter", "morgul-blade")]})
    table.does("use-card", card="morgul-blade")
    assert table.zone("morgul-blade") == "eliminated"
    assert table.zone("the-hunter") == "weathertop"
    assert table.points("shadow") == 1
    assert table.items("the-hunter") == set()
    table.is_sound()


def test_morgul_blade_works_on_a_path_only() -> None:
    bearer = ("the-hunter", "morgul-blade")
    table = given(turn=MORDOR, at={"minas-morgul": [bearer]})
    table.is_refused("CG-USE-01", "use-card", card="morgul-blade")
    table = given(turn=MORDOR, reserve={MORDOR: [bearer]})
    table.is_refused("CG-USE-01", "use-card", card="morgul-blade")


# -- mounts -----------------------------------------------------------------------------------------------------------
def mounted(item: str, *, at: Any = None, **more: Any) -> Table:
    """The item is played on the Hunter, in reserve unless `at` says otherwise, and an ordinary card cycled for it."""
    table = given(
        turn=MORDOR,
        hands={MORDOR: [item, "olog-hai"]},
        reserve={MORDOR: ["the-hunter"]} if at is None else {},
        at=at,
        **more,
    )
    return table.does("play-card", card=item, to="the-hunter").does("cycle-card", card="olog-hai")


def test_black_riders_mount_carries_a_nazgul_to_the_path() -> None:
    table = mounted("black-riders-mount", fresh=["the-hunter"], active=["minas-morgul"])
    assert (table.asked, table.player) == ("move-to", MORDOR)
    assert [offer.get("to") for offer in table.offers()] == ["weathertop", None]
    table.does("move-card", card="the-hunter", to="weathertop")
    assert table.zone("the-hunter") == table.zone("black-riders-mount") == "weathertop"
    assert table.told("log-cards-moves") == [{"player": MORDOR, "card": "the-hunter", "location": "weathertop"}]
    assert table.player == "aragorn"
    table.is_sound()


def test_black_riders_mount_may_wait() -> None:
    table = mounted("black-riders-mount").does("decline")
    assert table.zone("the-hunter") == table.zone("black-riders-mount") == "reserve"
    table.passes("aragorn", "saruman", "frodo")
    assert table.is_offered("move-card", card="the-hunter", to="weathertop")


def test_black_riders_mount_carries_nobody_to_a_path_that_is_closed() -> None:
    table = mounted("black-riders-mount", path="caradhras")
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.zone("the-hunter") == "reserve"


@pytest.mark.parametrize("item", ["black-riders-mount", "fell-beast"])
def test_mounts_move_nobody_who_is_out_already(item: str) -> None:
    table = mounted(item, at={"weathertop": ["the-hunter"]}, active=["minas-morgul"])
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.zone("the-hunter") == table.zone(item) == "weathertop"


def test_fell_beast_carries_a_nazgul_to_a_battleground_open_to_him() -> None:
    table = mounted("fell-beast", fresh=["the-hunter"], active=["lorien", "rivendell", "morannon"])
    assert (table.asked, table.player) == ("move-to", MORDOR)
    assert [offer.get("to") for offer in table.offers()] == ["lorien", "morannon", None]
    table.does("move-card", card="the-hunter", to="morannon")
    assert table.zone("the-hunter") == table.zone("fell-beast") == "morannon"
    table.is_sound()


def test_fell_beast_may_wait() -> None:
    table = mounted("fell-beast", active=["lorien"]).does("decline")
    assert table.zone("the-hunter") == table.zone("fell-beast") == "reserve"


def test_fell_beast_finds_no_battleground() -> None:
    table = mounted("fell-beast", active=["rivendell"])
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.zone("fell-beast") == "reserve"


# -- the Nazgûl's Mantle ----------------------------------------------------------------------------------------------
CLOAKED = ("the-hunter", "nazguls-mantle", "morgul-blade")


@pytest.mark.parametrize(("place", "tokens"), [("weathertop", 0), ("lorien", 0), ("minas-morgul", 9)])
def test_nazguls_mantle_saves_its_bearer_in_combat(place: str, tokens: int) -> None:
    path = place if place == "weathertop" else None
    table = given(
        next=["combat"], players=2, path=path, at={place: [CLOAKED, "the-reaver"]}, tokens={place: (tokens, 0)}
    )
    assert [table.zone(c) for c in CLOAKED] == ["cycle"] * 3
    assert table.zone("the-reaver") == "eliminated"


def test_nazguls_mantle_does_not_help_against_eowyn() -> None:
    table = given(turn="frodo", at={"morannon": [CLOAKED]}, hands={"frodo": ["eowyn", "gimli"]})
    table.does("play-card", card="eowyn", to="morannon").does("cycle-card", card="gimli").does("accept")
    assert [table.zone(c) for c in CLOAKED] == ["eliminated"] * 3


def test_nazguls_mantle_does_not_help_a_forsaken_nazgul() -> None:
    table = given(turn=MORDOR, hands={MORDOR: ["olog-hai"]}, reserve={MORDOR: [CLOAKED]})
    table.does("play-card", card="olog-hai", to="reserve").does("forsake-from-reserve", card="the-hunter")
    assert [table.zone(c) for c in CLOAKED] == ["eliminated"] * 3


# -- The Black Captain ------------------------------------------------------------------------------------------------
SHOWN = {"lorien", "minas-tirith", "dol-guldur", "minas-morgul", "morannon"}


def captain(**more: Any) -> Table:
    table = given(
        turn=MORDOR,
        hands={MORDOR: ["the-black-captain", "olog-hai"]},
        **{"reserve": {MORDOR: ["the-witch-king"]}, **more},
    )
    return table.does("play-event", card="the-black-captain").does("cycle-card", card="olog-hai")


def test_the_black_captain_lets_the_witch_king_come_along() -> None:
    table = captain(fresh=["the-witch-king"], scored={"free-peoples": ["morannon"], "shadow": ["minas-tirith"]})
    assert (table.asked, table.player) == ("activate-battleground", MORDOR)
    assert {offer["location"] for offer in table.offers()} == SHOWN
    table.does("activate", location="minas-tirith")
    assert table.told("log-cards-reactivated") == [{"location": "minas-tirith"}]
    assert (table.asked, table.player) == ("option", "aragorn")
    table.does("decline")
    assert (table.asked, table.player) == ("move-to", MORDOR)
    table.does("move-card", card="the-witch-king", to="minas-tirith")
    assert table.zone("the-witch-king") == "minas-tirith"
    assert table.zone("the-black-captain") == "eliminated"
    assert table.player == "aragorn"
    table.is_sound()


def test_the_black_captain_activates_out_of_a_deck_and_he_may_stay() -> None:
    table = captain().does("activate", location="lorien")
    assert {"lorien", "dol-guldur"} <= set(table.active)
    assert [offer.get("to") for offer in table.offers()] == ["lorien", None]
    table.does("decline")
    assert table.zone("the-witch-king") == "reserve"


def test_the_black_captain_with_nothing_to_activate() -> None:
    table = captain(active=sorted(SHOWN))
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.zone("the-witch-king") == "reserve"
    assert table.zone("the-black-captain") == "eliminated"


@pytest.mark.parametrize("where", ["deck", "path", "battleground"])
def test_the_black_captain_needs_the_witch_king_in_reserve(where: str) -> None:
    stands: Any = {
        "deck": {"reserve": {MORDOR: ["the-hunter"]}},
        "path": {"reserve": {}, "at": {"weathertop": ["the-witch-king"]}},
        "battleground": {"reserve": {}, "at": {"lorien": ["the-witch-king"]}},
    }[where]
    table = captain(**stands)
    assert set(table.active) <= {"weathertop", "lorien"}
    assert table.zone("the-black-captain") == "eliminated"
    assert table.zone("olog-hai") == "cycle"
    assert (table.asked, table.player) == ("action", "aragorn")


# -- The Day Without Dawn, The Ringwraiths Are Abroad -----------------------------------------------------------------
DAWN = ("mordor-orcs", "mordor-orcs-2", "olog-hai", "grishnakh", "the-hunter", "morgul-blade", "fell-beast")
ABROAD = ("the-hunter", "the-reaver", "the-witch-king", "olog-hai", "grishnakh", "morgul-blade", "fell-beast")


def seven(event: str, cards: tuple[str, ...], *, scenario: str = "trilogy", player: str = MORDOR, **more: Any) -> Table:
    """The event is played and paid for; these cards are drawn apart."""
    hand = {player: [event, "black-uruks"]}
    table = given(scenario, turn=player, **{"hands": hand, "active": ["morannon"], **more}).draws(player, *cards)
    return table.does("play-event", card=event).does("cycle-card", card="black-uruks")


@pytest.mark.parametrize(("event", "cards"), [("the-day-without-dawn", DAWN), ("the-ringwraiths-are-abroad", ABROAD)])
def test_seven_cards_one_of_them_eliminated(event: str, cards: tuple[str, ...]) -> None:
    table = seven(event, cards)
    assert (table.asked, table.player) == ("eliminate-drawn", MORDOR)
    assert {offer["card"] for offer in table.offers()} == set(cards)
    assert table.seen()["players"][MORDOR]["apart"] == {"count": 7, "cards": None}
    assert table.hand(MORDOR) == set()
    table.does("eliminate-card", card="morgul-blade").does("done")
    assert table.zone("morgul-blade") == "eliminated"
    assert [table.zone(c) for c in cards if c != "morgul-blade"] == ["cycle"] * 6
    assert table.zone(event) == "eliminated"
    named = {entry["args"].get("card") for entry in table.match.log("saruman")}
    assert not named & set(cards)
    assert (table.asked, table.player) == ("action", "aragorn")
    table.is_sound()


def test_the_day_without_dawn_plays_up_to_two_armies() -> None:
    table = seven("the-day-without-dawn", DAWN).does("eliminate-card", card="fell-beast")
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    armies = ("mordor-orcs", "mordor-orcs-2", "olog-hai")
    assert offers == {(None, None)} | {(c, to) for c in armies for to in ("reserve", "morannon")}
    table.is_refused("CG-SPEC-05", "play-card", card="the-hunter", to="reserve")
    table.is_refused("CG-ARMY-02", "play-card", card="olog-hai", to="weathertop")
    table.does("play-card", card="olog-hai", to="morannon").does("play-card", card="mordor-orcs", to="reserve")
    assert (table.asked, table.player) == ("action", "aragorn")
    assert (table.zone("olog-hai"), table.zone("mordor-orcs")) == ("morannon", "reserve")
    assert [table.zone(c) for c in ("mordor-orcs-2", "grishnakh", "the-hunter", "morgul-blade")] == ["cycle"] * 4
    table.is_sound()


def test_the_day_without_dawn_plays_one_army() -> None:
    table = seven("the-day-without-dawn", DAWN).does("eliminate-card", card="olog-hai")
    table.does("play-card", card="mordor-orcs", to="reserve").does("done")
    assert table.zone("mordor-orcs") == "reserve"
    assert table.zone("mordor-orcs-2") == "cycle"
    assert table.cycle(MORDOR) == {*DAWN, "black-uruks"} - {"olog-hai", "mordor-orcs"}


def test_the_day_without_dawn_in_the_duel_plays_armies_of_every_faction() -> None:
    cards = ("wolf-riders", "haradrim-mumakil", *DAWN[:5])
    table = seven("the-day-without-dawn", cards, scenario="duel", active=["morannon", "edoras"])
    table.does("eliminate-card", card="grishnakh")
    assert table.is_offered("play-card", card="wolf-riders", to="edoras")
    table.does("play-card", card="wolf-riders", to="edoras").does("play-card", card="haradrim-mumakil", to="morannon")
    assert (table.zone("wolf-riders"), table.zone("haradrim-mumakil")) == ("edoras", "morannon")


def test_the_ringwraiths_are_abroad_plays_up_to_two_nazgul() -> None:
    table = seven("the-ringwraiths-are-abroad", ABROAD).does("eliminate-card", card="the-reaver")
    places = ("reserve", "morannon", "weathertop")
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    assert offers == {(None, None)} | {(c, to) for c in ("the-hunter", "the-witch-king") for to in places}
    table.is_refused("CG-SPEC-05", "play-card", card="grishnakh", to="reserve")
    table.is_refused("CG-SPEC-05", "play-card", card="olog-hai", to="reserve")
    table.does("play-card", card="the-hunter", to="weathertop")
    table.does("play-card", card="the-witch-king", to="reserve")
    assert (table.zone("the-hunter"), table.zone("the-witch-king")) == ("weathertop", "reserve")
    table.is_sound()
    table.passes("aragorn", "saruman", "frodo").is_refused(
        "CG-RES-01", "move-card", card="the-witch-king", to="weathertop"
    )


def test_the_ringwraiths_are_abroad_plays_no_nazgul_twice_in_a_round() -> None:
    table = seven("the-ringwraiths-are-abroad", ABROAD, played=["the-hunter"])
    table.does("eliminate-card", card="the-reaver")
    table.is_refused("CG-SPEC-03", "play-card", card="the-hunter", to="reserve")


def test_the_ringwraiths_are_abroad_the_easterling_draws_after_the_rest_is_cycled() -> None:
    cards = ("the-black-easterling", *ABROAD[1:])
    table = seven("the-ringwraiths-are-abroad", cards).does("eliminate-card", card="the-reaver")
    table.draws(MORDOR, "mordor-orcs").does("play-card", card="the-black-easterling", to="reserve").does("done")
    assert table.hand(MORDOR) == {"mordor-orcs"}


def test_the_ringwraiths_are_abroad_in_the_fellowship() -> None:
    cards = ("the-hunter", "saruman", "ugluk", "hill-troll", "cave-troll", "grishnakh", "morgul-blade")
    hand = {"balrog": ["the-ringwraiths-are-abroad", "mordor-orcs"]}
    table = given("fellowship", turn="balrog", path="the-old-forest", hands=hand).draws("balrog", *cards)
    table.does("play-event", card="the-ringwraiths-are-abroad").does("cycle-card", card="mordor-orcs")
    table.does("eliminate-card", card="ugluk")
    table.is_refused("CG-SPEC-05", "play-card", card="saruman", to="reserve")
    table.does("play-card", card="the-hunter", to="the-old-forest").does("done")
    assert table.zone("the-hunter") == "the-old-forest"
    assert table.cycle("balrog") == {*cards, "mordor-orcs"} - {"the-hunter", "ugluk"}


# -- few cards --------------------------------------------------------------------------------------------------------
def test_the_day_without_dawn_with_too_few_cards_left_the_second_army_is_paid_for() -> None:
    """Four cards with the one just cycled: one is eliminated, two armies are played, one is left and pays for one."""
    hand = {MORDOR: ["the-day-without-dawn", "black-uruks", "the-reaver", "the-hunter"]}
    cards = ["mordor-orcs", "mordor-orcs-2", "olog-hai"]
    table = given(turn=MORDOR, hands=hand, decks={MORDOR: cards}).does("play-event", card="the-day-without-dawn")
    table.does("cycle-card", card="black-uruks")
    assert {offer["card"] for offer in table.offers()} == {*cards, "black-uruks"}
    table.does("eliminate-card", card="black-uruks")
    table.does("play-card", card="mordor-orcs", to="reserve").does("play-card", card="olog-hai", to="reserve")
    assert table.zone("mordor-orcs-2") == "cycle"
    assert (table.asked, table.player) == ("pay", MORDOR)
    table.does("cycle-card", card="the-hunter")
    assert table.hand(MORDOR) == {"the-reaver"}


def test_the_day_without_dawn_with_an_empty_deck_does_nothing() -> None:
    hand = {MORDOR: ["the-day-without-dawn"]}
    table = given(turn=MORDOR, hands=hand, decks={MORDOR: []}).does("play-event", card="the-day-without-dawn")
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.zone("the-day-without-dawn") == "eliminated"
