"""Ring tokens, winnowing, cycling, drawing, empty decks, eliminating, forsaking, removing, taking.

Cases CC-RING, CC-WIN, CC-CYC-01, CC-OUT, CC-FOR, CC-REM-01 to 04, CC-TAKE, CC-NAME, pitfall PF-117.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given

ALL = ("frodo", "witch-king", "aragorn", "saruman")


# -- Ring tokens ----------------------------------------------------------------------------------------------------
def test_CC_RING_01_discard_the_token_for_two_cards() -> None:
    table = given(turn="frodo", hands={"frodo": 1}).does("use-ring")
    assert len(table.hand("frodo")) == 3
    assert table.seen()["players"]["frodo"]["ring"] is False
    assert table.seen()["players"]["aragorn"]["ring"] is True
    assert table.player == "witch-king"


def test_CC_RING_02_once_a_game() -> None:
    table = given(turn="frodo", rings={"frodo": False})
    table.is_refused("CG-RING-01", "use-ring")
    table = given(turn="frodo", round=2).does("use-ring").plays_out_the_round()
    while table.player != "frodo":
        table.does("cycle-card", card=min(table.hand(table.player)))
    table.is_refused("CG-RING-01", "use-ring")


def ring_in_a_duel(table: Table) -> Table:
    table.does("use-ring")
    assert table.asked == "eliminate-from-hand"
    table.does(**table.offers()[0])
    assert table.asked == "cycle"
    return table.does(**table.offers()[0])


def test_CC_RING_03_once_a_round_in_the_duel() -> None:
    table = given("duel", round=2, first=1, turn="gandalf", path="weathertop")
    ring_in_a_duel(table)
    assert len(table.hand("gandalf")) == 1
    assert len(table.eliminated("gandalf")) == len(table.cycle("gandalf")) == 1
    table.passes("witch-king").is_refused("CG-RING-03", "use-ring")
    assert table.seen()["players"]["gandalf"]["ring"] is False
    table.plays_out_the_round()
    assert (table.saga.round, table.player) == (3, "gandalf")
    ring_in_a_duel(table)


def test_CC_RING_04_with_a_single_card_left() -> None:
    table = given("duel", turn="gandalf", hands={"gandalf": 0}, decks={"gandalf": ["gimli"]})
    table.does("use-ring")
    assert table.hand("gandalf") == {"gimli"}
    table.does("eliminate-card", card="gimli")
    assert table.told("log-cards-nothing-to-forsake") == [{"player": "gandalf"}]
    assert table.player == "witch-king"
    assert table.zone("gimli") == "eliminated"
    assert table.told("log-cards-draws") == [{"player": "gandalf", "count": 1}]


def test_CC_RING_05_none_in_the_fellowship() -> None:
    table = given("fellowship", turn="gandalf", path="buckleberry-ferry")
    table.is_refused("CG-RING-04", "use-ring")
    assert "use-ring" not in {offer["kind"] for offer in table.offers()}


def test_CG_RING_05_two_kinds_in_the_duel_of_three() -> None:
    table = given("duel-3", turn="witch-king").does("use-ring")
    assert len(table.hand("witch-king")) == 2
    assert table.player == "gandalf"
    ring_in_a_duel(table)
    assert len(table.hand("gandalf")) == 1
    table.plays_out_the_round()
    rows = table.seen()["players"]
    assert (rows["witch-king"]["ring"], rows["gandalf"]["ring"], rows["saruman"]["ring"]) == (False, True, True)


# -- winnowing ------------------------------------------------------------------------------------------------------
def test_CC_WIN_01_two_for_one() -> None:
    table = given(turn="frodo", hands={"frodo": ["gimli", "sting", "eowyn", "eomer"]}, draws={"frodo": ["treebeard"]})
    table.does("winnow").does("winnow-cards", cards=["sting", "eomer"])
    assert table.hand("frodo") == {"gimli", "eowyn", "treebeard"}
    assert table.eliminated("frodo") == {"sting", "eomer"}
    assert table.player == "witch-king"
    table.is_sound()


def test_CC_WIN_02_not_with_one_card() -> None:
    table = given(turn="frodo", hands={"frodo": 1})
    table.is_refused("CG-WIN-01", "winnow")


def test_CC_WIN_03_frodo_winnowed() -> None:
    table = given(turn="frodo", hands={"frodo": ["frodo-baggins", "gimli"]}, draws={"frodo": ["treebeard"]})
    table.does("winnow").does("winnow-cards", cards=["frodo-baggins", "gimli"])
    assert table.cycle("frodo") == {"frodo-baggins"}
    assert table.eliminated("frodo") == {"gimli"}
    assert table.hand("frodo") == {"treebeard"}
    assert table.told("log-cards-card-cycled", "saruman") == [{"card": "frodo-baggins"}]
    assert "gimli" not in str(table.match.log("aragorn"))
    assert table.seen("saruman")["traces"]["frodo-baggins"] == ["cycle"]


# -- drawing and empty decks ----------------------------------------------------------------------------------------
def test_CC_OUT_01_a_new_deck_in_the_middle_of_a_draw() -> None:
    table = given("duel", turn="gandalf", decks={"gandalf": 1}, cycle={"gandalf": 6}).does("use-ring")
    assert len(table.hand("gandalf")) == 3
    assert table.deck("gandalf") == 4
    assert table.cycle("gandalf") == set()
    assert table.told("log-cards-new-deck") == [{"player": "gandalf"}]


def test_CC_OUT_02_a_new_deck_as_soon_as_the_old_is_empty() -> None:
    table = given(turn="frodo", decks={"frodo": 2}, cycle={"frodo": 5}).does("use-ring")
    assert len(table.hand("frodo")) == 2
    assert table.deck("frodo") == 5
    assert table.cycle("frodo") == set()
    table.is_sound()


def must_forsake(**more: Any) -> Table:
    """Hill-troll makes Frodo's and Aragorn's players forsake; Frodo's is asked now."""
    return given(turn="saruman", reserve={"saruman": ["hill-troll"]}, **more).does("use-card", card="hill-troll")


def test_CC_OUT_03_the_last_card_forsaken() -> None:
    table = must_forsake(decks={"frodo": ["gimli"]}, cycle={"frodo": ["sting", "eowyn", "eomer", "treebeard"]})
    table.does("forsake-top-card")
    assert table.zone("gimli") == "eliminated"
    assert table.deck("frodo") == 4
    assert table.cycle("frodo") == set()


def test_CG_FOR_07_the_last_card_is_cycled_into_the_new_deck() -> None:
    table = given(
        turn="witch-king",
        reserve={"witch-king": ["the-reaver"]},
        decks={"frodo": ["frodo-baggins"]},
        cycle={"frodo": 3},
    )
    table.does("use-card", card="the-reaver").does("forsake-top-card")
    assert table.deck("frodo") == 4
    assert table.cycle("frodo") == set()
    assert table.zone("frodo-baggins") == "deck"
    assert table.seen("saruman")["traces"]["frodo-baggins"] == ["deck"]
    told = [entry["id"] for entry in table.match.log("saruman")]
    assert told.index("log-cards-card-cycled") < told.index("log-cards-new-deck")
    table.is_sound()


@pytest.mark.parametrize(
    ("player", "card", "plays"),
    [
        ("frodo", "frodo-baggins", "riders-of-rohan"),
        ("frodo", "bilbo-baggins", "riders-of-rohan"),
        ("frodo", "gandalf-the-white", "riders-of-rohan"),
        ("aragorn", "aragorn", "high-elves"),
        ("saruman", "saruman", "wolf-riders"),
        ("witch-king", "the-witch-king", "olog-hai"),
    ],
)
def test_CG_OUT_01_whoever_is_cycled_from_the_top_comes_into_the_new_deck(player: str, card: str, plays: str) -> None:
    table = given(turn=player, hands={player: [plays]}, decks={player: [card]}, cycle={player: 3})
    table.does("play-card", card=plays, to="reserve").does("forsake-top-card")
    assert (table.deck(player), table.cycle(player)) == (4, set())
    assert table.zone(card) == "deck"
    table.is_sound()


def test_CG_OUT_01_alone_in_the_deck_and_cycled_he_is_the_new_deck() -> None:
    table = given(turn="saruman", hands={"saruman": ["wolf-riders"]}, decks={"saruman": ["saruman"]})
    table.does("play-card", card="wolf-riders", to="reserve").does("forsake-top-card")
    assert (table.deck("saruman"), table.cycle("saruman")) == (1, set())


def test_CG_OUT_01_the_mirror_shows_the_top_of_the_new_deck() -> None:
    table = given(
        turn="aragorn",
        reserve={"aragorn": [("galadriel", "mirror-of-galadriel")]},
        hands={"aragorn": ["high-elves"]},
        decks={"aragorn": ["aragorn"]},
        cycle={"aragorn": ["arwen", "elrond"]},
        draws={"aragorn": ["aragorn", "aragorn"]},
    )
    table.does("play-card", card="high-elves", to="reserve").does("forsake-top-card")
    assert table.told("log-cards-mirror-shows", "aragorn")[-1] == {"card": "aragorn"}
    assert (table.deck("aragorn"), table.cycle("aragorn")) == (3, set())


def test_CG_OUT_01_what_is_drawn_apart_is_not_in_the_new_deck() -> None:
    table = given(
        turn="saruman",
        reserve={"saruman": [("saruman", "palantir-of-orthanc")]},
        decks={"saruman": ["gollum", "shelob", "ugluk"]},
        cycle={"saruman": ["wolf-riders"]},
    )
    table.does("use-card", card="palantir-of-orthanc")
    assert (table.deck("saruman"), table.cycle("saruman")) == (1, set())
    table.does("eliminate-card", card="ugluk").does("cycle-card", card="shelob")
    assert (table.deck("saruman"), table.cycle("saruman")) == (1, {"shelob"})


def test_CC_OUT_04_nothing_to_draw() -> None:
    table = given(turn="frodo", decks={"frodo": []}).does("use-ring")
    assert table.hand("frodo") == set()
    assert table.told("log-cards-no-card-to-draw") == [{"player": "frodo"}]
    assert table.player == "witch-king"


def orthanc(**more: Any) -> Table:
    return given(
        next=["location"], round=2, first=1, path=None, last_path=1, activates=["orthanc", "weathertop"], **more
    )


def test_CC_OUT_05_orthanc() -> None:
    eight = ["saruman", "hill-troll", "the-black-fleet", "barrow-wights", "devilry-of-saruman", "candles-of-corpses"]
    eight += ["flocks-of-crebain", "corsairs-of-umbar"]
    rest = ["wolf-riders", "ugluk", "gollum", "shelob", "cave-troll"]
    from_deck = orthanc(decks={"saruman": eight}, cycle={"saruman": rest})
    assert (from_deck.asked, from_deck.player) == ("take", "saruman")
    from_deck.does("take-card", card="saruman")
    assert from_deck.hand("saruman") == {"saruman"}
    assert from_deck.deck("saruman") == 7 + 5
    assert from_deck.cycle("saruman") == set()
    left = orthanc(decks={"saruman": eight}, cycle={"saruman": rest}).does("decline")
    assert left.hand("saruman") == left.cycle("saruman") == set()
    assert left.deck("saruman") == 8 + 5
    from_pile = orthanc(decks={"saruman": eight[1:]}, cycle={"saruman": ["saruman", *rest]})
    from_pile.does("take-card", card="saruman")
    assert from_pile.hand("saruman") == {"saruman"}
    assert from_pile.deck("saruman") == 7 + 5
    assert from_pile.told("log-cards-takes") == [{"player": "saruman", "card": "saruman", "zone": "cycle"}]
    from_pile.is_sound()


def test_CC_CYC_01_forsake_with_an_empty_hand() -> None:
    table = given(turn="witch-king", reserve={"witch-king": ["the-beguiler"]}, hands={"frodo": ["gimli", "sting"]})
    table.does("use-card", card="the-beguiler")
    assert (table.asked, table.player) == ("cycle", "frodo")
    table.does("cycle-cards", cards=["sting"])
    assert (table.asked, table.player) == ("forsake", "aragorn")
    table.draws("aragorn", "arwen").does("forsake-top-card")
    assert table.eliminated("aragorn") == {"arwen"}
    assert table.hand("frodo") == {"gimli"}


def test_CG_DRAW_01_the_top_card_into_the_hand() -> None:
    table = given(
        turn="frodo",
        reserve={"aragorn": [("galadriel", "mirror-of-galadriel")]},
        hands={"aragorn": ["legolas", "arwen"]},
        draws={"aragorn": ["boromir", "elrond", "strider", "faramir"]},
    )
    table.passes("frodo", "witch-king").does("play-card", card="legolas", to="reserve").does("cycle-card", card="arwen")
    table.does("decline")
    shown = table.told("log-cards-mirror-shows", "aragorn")[-1]["card"]
    assert table.seen("aragorn")["players"]["aragorn"]["top"] == [shown]
    table.passes("saruman", "frodo", "witch-king").does("use-ring")
    assert shown in table.hand("aragorn")


def test_CG_DRAW_02_a_hand_of_any_size() -> None:
    table = given(turn="frodo", hands={"frodo": 20}).does("use-ring")
    assert len(table.hand("frodo")) == 22


# -- eliminating and forsaking --------------------------------------------------------------------------------------
def test_CC_FOR_01_the_top_card_is_seen_after_the_choice() -> None:
    table = must_forsake()
    before = table.seen("frodo")["players"]["frodo"]
    assert before["top"] == []
    assert table.offers() == [{"kind": "forsake-top-card"}]
    table.draws("frodo", "gandalf-the-grey").does("forsake-top-card")
    assert table.told("log-cards-you-turn-up", "frodo") == [{"card": "gandalf-the-grey"}]
    assert table.zone("gandalf-the-grey") == "eliminated"
    assert table.player == "aragorn"
    assert not table.match.can_undo("frodo")


def saruman_must_cycle(**more: Any) -> Table:
    """Narya makes both Shadow players cycle: Saruman's player has an empty hand and must forsake."""
    reserve = {"frodo": [("gandalf-the-grey", "narya-ring-of-fire")]}
    table = given(turn="frodo", reserve=reserve, **more)
    table.does("use-card", card="narya-ring-of-fire").does("forsake-top-card")
    assert (table.asked, table.player) == ("forsake", "saruman")
    return table


def test_CC_FOR_02_saruman_on_top_of_the_deck() -> None:
    table = saruman_must_cycle().draws("saruman", "saruman").does("forsake-top-card")
    assert table.zone("saruman") == "cycle"
    assert table.told("log-cards-card-cycled")[-1] == {"card": "saruman"}


def test_CC_FOR_03_saruman_from_the_hand_or_the_reserve() -> None:
    table = given(
        turn="frodo",
        reserve={"frodo": [("gandalf-the-grey", "narya-ring-of-fire")], "saruman": ["saruman"]},
    )
    table.does("use-card", card="narya-ring-of-fire").does("forsake-top-card")
    table.does("forsake-from-reserve", card="saruman")
    assert table.zone("saruman") == "eliminated"
    doors = given(
        next=["path"], path=None, last_path=3, activates=["the-doors-of-durin"], hands={"saruman": ["saruman"]}
    )
    doors.does("accept").does("forsake-from-hand", card="saruman")
    assert doors.zone("saruman") == "eliminated"
    assert doors.seen()["active"][0]["attack"] == 1


def test_CC_FOR_04_nothing_to_forsake() -> None:
    table = must_forsake(decks={"frodo": []})
    assert table.told("log-cards-nothing-to-forsake") == [{"player": "frodo"}]
    assert table.player == "aragorn"


def test_CC_FOR_05_without_the_price_no_benefit() -> None:
    table = given(turn="saruman", reserve={"saruman": ["haradrim-cavalry"]}, decks={"aragorn": []})
    table.does("use-card", card="haradrim-cavalry")
    assert "minas-tirith" in table.active
    assert (table.asked, table.player) == ("action", "frodo")
    assert table.told("log-cards-draws") == table.told("log-cards-no-card-to-draw") == []
    rich = given(turn="saruman", reserve={"saruman": ["haradrim-cavalry"]})
    rich.does("use-card", card="haradrim-cavalry").does("accept").does("forsake-top-card")
    assert len(rich.hand("aragorn")) == 3


def test_CC_FOR_06_cards_on_locations_are_not_forsaken() -> None:
    table = must_forsake(at={"weathertop": ["sam-gamgee"]}, decks={"frodo": []})
    assert table.player == "aragorn"
    assert table.zone("sam-gamgee") == "weathertop"
    table = must_forsake(at={"weathertop": ["sam-gamgee"]})
    table.is_refused("CG-FOR-05", "forsake-from-reserve", card="sam-gamgee")
    table.is_refused("CG-FOR-01", "forsake-from-hand", card="gimli")


def test_CC_FOR_07_cards_eliminated_from_hand_are_not_shown() -> None:
    table = must_forsake(hands={"frodo": ["gimli", "sting"]}).does("forsake-from-hand", card="gimli")
    for seat in ("aragorn", "witch-king", "saruman", "spectator"):
        assert "gimli" not in str(table.match.log(seat))
        assert table.seen(seat)["players"]["frodo"]["eliminated"] == {"count": 1, "cards": None}
    assert table.seen("frodo")["players"]["frodo"]["eliminated"]["cards"] == ["gimli"]


def test_CG_ELIM_01_what_is_eliminated_never_returns() -> None:
    table = given(turn="frodo", decks={"frodo": []}, eliminated={"frodo": ["gimli"]}, cycle={"frodo": ["sting"]})
    table.does("use-ring")
    assert table.hand("frodo") == {"sting"}
    assert table.deck("frodo") == 0
    assert table.zone("gimli") == "eliminated"


# -- removing -------------------------------------------------------------------------------------------------------
def test_CC_REM_01_the_grey_leaves_with_his_sword() -> None:
    table = given(
        turn="frodo",
        at={"weathertop": [("gandalf-the-grey", "glamdring")]},
        hands={"frodo": ["gandalf-the-white", "gimli"]},
    )
    table.does("play-card", card="gandalf-the-white", to="reserve").does("cycle-card", card="gimli")
    assert table.eliminated("frodo") == {"gandalf-the-grey", "glamdring"}
    assert table.told("log-cards-removed")[0]["card"] == "gandalf-the-grey"


def plays_aragorn(**more: Any) -> Table:
    hands = more.pop("hands", {"aragorn": ["aragorn", "arwen"]})
    table = given(turn="aragorn", hands=hands, **more)
    return table.does("play-card", card="aragorn", to="reserve")


def test_CC_REM_02_CG_REM_02_strider_out_of_the_deck() -> None:
    table = plays_aragorn().does("cycle-card", card="arwen")
    assert table.zone("strider") == "eliminated"
    assert table.told("log-cards-removed") == [{"card": "strider", "zone": "deck"}]
    assert table.deck("aragorn") == 27


def test_CC_REM_03_strider_is_gone_already() -> None:
    table = plays_aragorn(eliminated={"aragorn": ["strider"]}).does("cycle-card", card="arwen")
    assert table.told("log-cards-already-gone") == [{"card": "strider"}]
    assert table.eliminated("aragorn") == {"strider"}
    assert table.player == "saruman"


def test_CC_REM_04_strider_pays_and_is_removed() -> None:
    table = plays_aragorn(hands={"aragorn": ["aragorn", "strider"]})
    assert [offer["card"] for offer in table.offers()] == ["strider"]
    table.does("cycle-card", card="strider")
    assert table.zone("strider") == "eliminated"
    assert table.told("log-cards-removed") == [{"card": "strider", "zone": "cycle"}]
    assert table.cycle("aragorn") == set()


def test_CG_REM_01_from_wherever_he_is() -> None:
    in_hand = plays_aragorn(hands={"aragorn": ["aragorn", "strider", "arwen"]}).does("cycle-card", card="arwen")
    assert in_hand.hand("aragorn") == set()
    assert in_hand.zone("strider") == "eliminated"
    on_path = plays_aragorn(at={"weathertop": [("strider", "anduril")]}).does("cycle-card", card="arwen")
    assert on_path.eliminated("aragorn") == {"strider", "anduril"}
    in_pile = plays_aragorn(cycle={"aragorn": ["strider"]}).does("cycle-card", card="arwen")
    assert in_pile.cycle("aragorn") == {"arwen"}
    assert in_pile.zone("strider") == "eliminated"
    in_pile.is_sound()


# -- taking ---------------------------------------------------------------------------------------------------------
def test_CC_TAKE_01_only_out_of_the_named_pile() -> None:
    hands = {"aragorn": ["legolas", "arwen"]}
    table = given(turn="aragorn", hands=hands, cycle={"aragorn": ["bow-of-the-galadhrim"]})
    table.does("play-card", card="legolas", to="reserve").does("cycle-card", card="arwen")
    assert table.asked == "take"
    assert table.offers() == [{"kind": "decline"}]
    table.does("decline")
    assert table.cycle("aragorn") == {"bow-of-the-galadhrim", "arwen"}


def test_CC_TAKE_02_shown_to_all_and_the_deck_shuffled() -> None:
    table = given(turn="aragorn", hands={"aragorn": ["legolas", "arwen"]})
    table.does("play-card", card="legolas", to="reserve").does("cycle-card", card="arwen")
    table.does("take-card", card="bow-of-the-galadhrim")
    assert table.hand("aragorn") == {"bow-of-the-galadhrim"}
    args = {"player": "aragorn", "card": "bow-of-the-galadhrim", "zone": "deck"}
    for seat in ("frodo", "witch-king", "spectator"):
        assert table.told("log-cards-takes", seat) == [args]
        assert table.seen(seat)["traces"]["bow-of-the-galadhrim"] == ["hand"]
    assert table.deck("aragorn") == 27
    table.is_sound()


def test_CG_TAKE_01_CG_REM_02_a_searched_deck_is_shuffled() -> None:
    """Who knew his top card through the Mirror does not know it any more: he is shown another."""
    table = given(
        turn="aragorn",
        reserve={"aragorn": [("galadriel", "mirror-of-galadriel")]},
        hands={"aragorn": ["legolas", "aragorn", "lembas", "anduril"]},
        draws={"aragorn": ["arwen", "boromir", "elrond", "faramir", "halbarad"]},
    )
    table.does("use-ring").passes("saruman", "frodo", "witch-king")
    assert table.hand("aragorn") >= {"arwen", "boromir"}
    assert table.seen("aragorn")["players"]["aragorn"]["top"] == ["elrond"]
    table.does("play-card", card="legolas", to="reserve").does("cycle-card", card="lembas").does("decline")
    assert table.seen("aragorn")["players"]["aragorn"]["top"] == ["faramir"]
    table.passes("saruman", "frodo", "witch-king")
    table.does("play-card", card="aragorn", to="reserve").does("cycle-card", card="anduril")
    assert table.zone("strider") == "eliminated"
    assert table.seen("aragorn")["players"]["aragorn"]["top"] == ["halbarad"]
    table.is_sound()


# -- names ----------------------------------------------------------------------------------------------------------
def test_CC_NAME_01_gandalf_is_both() -> None:
    for gandalf in ("gandalf-the-grey", "gandalf-the-white"):
        table = given(turn="frodo", reserve={"frodo": [gandalf]}, hands={"frodo": ["glamdring", "gimli"]})
        table.does("play-card", card="glamdring", to=gandalf).does("cycle-card", card="gimli")
        assert table.items(gandalf) == {"glamdring"}


def test_CC_NAME_02_gandalf_in_reserve_is_in_play() -> None:
    for reserve, winner in ((["gandalf-the-grey"], "free-peoples"), (["gimli"], "shadow")):
        table = given(at={"helms-deep": ["theoden", "devilry-of-saruman"]}, reserve={"frodo": reserve})
        table.passes(*ALL).fights("helms-deep")
        assert table.told("log-cards-battleground-combat") == [{"location": "helms-deep", "attack": 3, "defence": 2}]
        assert table.state("helms-deep") == winner


# -- pitfalls -------------------------------------------------------------------------------------------------------
def test_PF_117_decks_that_run_out() -> None:
    table = given(turn="frodo", decks={"frodo": 1}, cycle={"frodo": 1}).does("use-ring")
    assert len(table.hand("frodo")) == 2
    assert (table.deck("frodo"), table.cycle("frodo")) == (0, set())
    shuffled = orthanc(decks={"saruman": 8}, cycle={"saruman": 5}, hands={"saruman": ["saruman"]}).does("decline")
    assert shuffled.deck("saruman") == 13
    assert shuffled.told("log-cards-recycles") == [{"player": "saruman"}]
    later = given(turn="frodo", hands={"frodo": ["gimli", "sting"]}, decks={"frodo": []})
    later.does("cycle-card", card="sting").passes("witch-king", "aragorn", "saruman").does("use-ring")
    assert later.hand("frodo") == {"gimli", "sting"}
