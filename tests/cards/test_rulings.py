"""Readings of our own that no case holds: see data/rulings.toml."""

from __future__ import annotations

from tests.cards.scenario import Table, given, rewritten


def test_CG_PATH_06_the_new_path_is_chosen_after_the_combat_on_the_old_one() -> None:
    table = given(
        turn="aragorn", players=2, path="weathertop", at={"weathertop": ["strider", "sam-gamgee", "the-hunter"]}
    )
    table.does("use-card", card="strider")
    assert table.asked == "loss"
    table.does("eliminate-card", card="sam-gamgee")
    assert table.state("weathertop") == "free-peoples"
    assert table.asked == "activate-path"
    assert {offer["location"] for offer in table.offers()} == {"fords-of-bruinen", "imladris", "the-council-of-elrond"}


def test_CG_PATH_08_an_action_that_could_activate_nothing_keeps_its_price() -> None:
    table = given(turn="saruman", scored={"free-peoples": ["umbar"]}, reserve={"saruman": ["corsairs-of-umbar"]})
    table.is_refused("CG-BG-10", "use-card", card="corsairs-of-umbar")
    assert table.reserve("saruman") == {"corsairs-of-umbar"}
    table = given(turn="saruman", reserve={"saruman": ["the-black-serpent"]})
    table.is_refused("CG-BG-10", "use-card", card="the-black-serpent")


def test_CG_ITEM_07_the_elven_cloak_on_frodo_saves_his_items() -> None:
    frodo = ("frodo-baggins", "mithril-coat", "elven-cloak")
    table = given(next=["combat"], at={"weathertop": [frodo, "the-hunter"]})
    assert [table.zone(c) for c in frodo] == ["cycle", "cycle", "cycle"]
    assert "elven-cloak" in table.cycle("aragorn")
    table = given(next=["combat"], at={"weathertop": [frodo[:2], "the-hunter"]})
    assert [table.zone(c) for c in frodo[:2]] == ["cycle", "eliminated"]


def ride(*given_up: str) -> Table:
    """Death! Ride, ride to ruin, with riders and Shadowfax in reserve, and Mordor on two battlegrounds."""
    table = given(
        turn="frodo", hands={"frodo": ["death-ride-ride-to-ruin", "gimli"]},
        reserve={"frodo": ["riders-of-rohan", ("gandalf-the-white", "shadowfax")]},
        at={"lorien": [("the-hunter", "fell-beast"), "hill-troll"], "minas-tirith": ["mordor-orcs"]},
    )  # fmt: skip
    table.does("play-event", card="death-ride-ride-to-ruin").does("cycle-card", card="gimli")
    assert table.asked == "give-up"
    return table.does("give-up-cards", cards=list(given_up))


def test_CG_ELIM_03_death_ride_counts_items_on_both_sides() -> None:
    table = ride("riders-of-rohan", "shadowfax")
    assert (table.asked, table.ask.seat) == ("victim", "witch-king")
    assert {offer["card"] for offer in table.offers()} == {"the-hunter", "fell-beast", "mordor-orcs"}
    table.does("eliminate-card", card="the-hunter")
    assert table.eliminated("witch-king") == {"the-hunter", "fell-beast", "mordor-orcs"}
    assert table.zone("hill-troll") == "lorien"
    assert table.zone("gandalf-the-white") == "reserve"
    assert table.eliminated("frodo") == {"riders-of-rohan", "shadowfax", "death-ride-ride-to-ruin"}


def test_CG_ELIM_03_death_ride_for_nothing() -> None:
    table = ride()
    assert (table.asked, table.player) == ("action", "witch-king")
    assert table.eliminated("witch-king") == set()


def test_CG_SPEC_01_cards_of_a_draw_are_laid_down_before_any_of_them_acts() -> None:
    nazgul = ["the-black-easterling", "the-hunter"]
    table = given(
        turn="witch-king", hands={"witch-king": ["the-ringwraiths-are-abroad", "olog-hai"]},
        draws={"witch-king": [*nazgul, "mordor-orcs", "mordor-orcs-2", "mordor-orcs-3", "black-uruks", "trolls-of-udun",
                              "the-reaver"]},
    )  # fmt: skip
    table.does("play-event", card="the-ringwraiths-are-abroad").does("cycle-card", card="olog-hai")
    table.does("eliminate-card", card="black-uruks")
    table.does("play-card", card="the-black-easterling", to="reserve")
    assert table.asked == "play-drawn"
    assert table.hand("witch-king") == set()
    table.does("play-card", card="the-hunter", to="reserve")
    assert table.hand("witch-king") == {"the-reaver"}
    assert table.reserve("witch-king") == set(nazgul)
    assert table.cycle("witch-king") == {"olog-hai", "mordor-orcs", "mordor-orcs-2", "mordor-orcs-3", "trolls-of-udun"}
    table.is_sound()


def test_CG_PATH_02_the_next_number_counts_from_the_last_path() -> None:
    table = given(turn="saruman", path="weathertop", at={"weathertop": ["flocks-of-crebain"]}, activates=["umbar"])
    table.does("use-card", card="flocks-of-crebain").does("activate", location="inn-of-the-prancing-pony")
    table.plays_out_the_round()
    assert table.saga.last_path == 3


def test_CG_SPEC_08_the_bow_lies_with_no_other_weapon() -> None:
    hands = {"aragorn": ["bow-of-the-galadhrim", "arwen"]}
    table = given(turn="aragorn", reserve={"aragorn": ["legolas", ("galadriel", "nenya-ring-of-adamant")]}, hands=hands)
    assert table.is_offered("play-card", card="bow-of-the-galadhrim", to="legolas")
    assert table.is_offered("play-card", card="bow-of-the-galadhrim", to="galadriel")
    pack = rewritten()
    for row in pack["cards"]["card"]:
        if row["id"] == "blade-of-westernesse":
            row["wielders"] = ["faction:elf"]
    armed = {"aragorn": [("legolas", "blade-of-westernesse")]}
    table = given(turn="aragorn", reserve=armed, hands=hands, pack=pack)
    table.is_refused("CG-SPEC-08", "play-card", card="bow-of-the-galadhrim", to="legolas")


def test_CG_OUT_01_the_palantir_goes_on_with_the_cycle_pile() -> None:
    table = given(
        turn="saruman", reserve={"saruman": [("saruman", "palantir-of-orthanc")]}, decks={"saruman": ["gollum"]},
        cycle={"saruman": ["shelob", "ugluk", "wolf-riders"]}, draws={"saruman": ["gollum", "shelob", "ugluk"]},
    )  # fmt: skip
    table.does("use-card", card="palantir-of-orthanc")
    assert {offer["card"] for offer in table.offers()} == {"gollum", "shelob", "ugluk"}
    table.does("eliminate-card", card="ugluk").does("cycle-card", card="shelob")
    assert table.hand("saruman") == {"gollum"}
    assert table.deck("saruman") == 1
    assert table.cycle("saruman") == {"shelob"}
    table.is_sound()
