"""Playing cards and what it costs: cases CC-PLAY, pitfalls PF-105, PF-106, PF-114, PF-115."""

from __future__ import annotations

from tests.cards.scenario import Table, given

RIDERS = "riders-of-rohan"


def told(table: Table) -> list[str]:
    """What everyone was told, in order."""
    return [entry["id"] for entry in table.match.log("spectator")]


# -- the price ------------------------------------------------------------------------------------------------------
def test_CC_PLAY_01_another_card_is_cycled() -> None:
    table = given(turn="frodo", active=["edoras"], hands={"frodo": [RIDERS, "gimli", "sting", "eowyn"]})
    table.does("play-card", card=RIDERS, to="edoras")
    assert (table.asked, table.player) == ("pay", "frodo")
    assert {offer["card"] for offer in table.offers()} == {"gimli", "sting", "eowyn"}
    table.does("cycle-card", card="sting")
    assert table.hand("frodo") == {"gimli", "eowyn"}
    assert table.cycle("frodo") == {"sting"}
    assert table.zone(RIDERS) == "edoras"


def test_CC_PLAY_02_the_price_comes_before_the_effect() -> None:
    table = given(turn="aragorn", hands={"aragorn": ["galadriel", "arwen"]}, draws={"aragorn": ["legolas"]})
    table.does("play-card", card="galadriel", to="reserve")
    assert [offer["card"] for offer in table.offers()] == ["arwen"]
    assert table.deck("aragorn") == 28
    table.does("cycle-card", card="arwen")
    assert table.hand("aragorn") == {"legolas"}
    assert told(table)[-2:] == ["log-cards-cycles", "log-cards-draws"]
    table.is_sound()


def test_CC_PLAY_03_for_the_last_card_one_forsakes() -> None:
    table = given(turn="frodo", hands={"frodo": ["gimli"]}, reserve={"frodo": [RIDERS]}, decks={"frodo": 10})
    table.does("play-card", card="gimli", to="reserve")
    assert table.asked == "forsake"
    assert table.offers() == [{"kind": "forsake-top-card"}, {"kind": "forsake-from-reserve", "card": RIDERS}]
    army = Table(table.match.fork()).does("forsake-from-reserve", card=RIDERS)
    assert army.zone(RIDERS) == "eliminated"
    assert army.deck("frodo") == 10
    table.draws("frodo", "dwarven-axe").does("forsake-top-card")
    assert table.reserve("frodo") == {RIDERS, "gimli"}
    assert table.deck("frodo") == 9


def test_CC_PLAY_04_nothing_to_pay_with() -> None:
    table = given(turn="frodo", hands={"frodo": ["merry-brandybuck"]}, decks={"frodo": []})
    table.does("play-card", card="merry-brandybuck", to="reserve")
    assert table.zone("merry-brandybuck") == "reserve"
    assert table.player == "witch-king"
    assert table.told("log-cards-nothing-to-forsake") == [{"player": "frodo"}]
    table.is_sound()


def test_CC_PLAY_05_no_forsaking_with_cards_in_hand() -> None:
    table = given(turn="frodo", hands={"frodo": ["gimli", "sting", "eowyn"]}, reserve={"frodo": [RIDERS]})
    table.does("play-card", card="gimli", to="reserve")
    assert {offer["kind"] for offer in table.offers()} == {"cycle-card"}
    assert list(table.ask.spec.forms) == ["cycle-card"]


def test_CC_PLAY_06_a_card_does_not_pay_for_itself() -> None:
    table = given(turn="frodo", hands={"frodo": ["merry-brandybuck"]})
    table.does("play-card", card="merry-brandybuck", to="reserve")
    table.is_refused("CG-PLAY-04", "forsake-from-reserve", card="merry-brandybuck")
    assert table.offers() == [{"kind": "forsake-top-card"}]
    table.draws("frodo", "gimli").does("forsake-top-card")
    assert table.eliminated("frodo") == {"gimli"}
    assert table.reserve("frodo") == {"merry-brandybuck"}


# -- where ----------------------------------------------------------------------------------------------------------
def test_CC_PLAY_07_an_army_where_its_faction_is_shown() -> None:
    for ground in ("edoras", "orthanc"):
        table = given(turn="frodo", active=[ground], hands={"frodo": [RIDERS, "gimli"]})
        table.does("play-card", card=RIDERS, to=ground).does("cycle-card", card="gimli")
        assert table.zone(RIDERS) == ground


def test_CC_PLAY_08_not_where_it_is_not_shown() -> None:
    table = given(turn="frodo", active=["pelargir"], hands={"frodo": [RIDERS, "gimli"]})
    table.is_refused("CG-LOC-03", "play-card", card=RIDERS, to="pelargir")


def test_CC_PLAY_09_no_army_on_a_path() -> None:
    table = given(turn="frodo", path="weathertop", hands={"frodo": [RIDERS, "gimli"]})
    table.is_refused("CG-ARMY-02", "play-card", card=RIDERS, to="weathertop")
    assert table.is_offered("play-card", card=RIDERS, to="reserve")


def test_CC_PLAY_10_a_path_of_another_number() -> None:
    table = given(turn="aragorn", path="osgiliath", hands={"aragorn": ["strider", "arwen"]})
    table.is_refused("CG-CARD-05", "play-card", card="strider", to="osgiliath")
    table.is_refused("CG-CARD-05", "play-card", card="arwen", to="osgiliath")
    assert table.is_offered("play-card", card="strider", to="reserve")
    table = given(turn="aragorn", path="amon-hen", hands={"aragorn": ["strider", "arwen"]})
    assert table.is_offered("play-card", card="strider", to="amon-hen")


def test_CC_PLAY_11_an_event_is_eliminated() -> None:
    table = given(
        turn="aragorn", hands={"aragorn": ["paths-of-the-dead", "arwen", "elrond"]}, reserve={"aragorn": ["strider"]}
    )
    table.does("play-event", card="paths-of-the-dead").does("cycle-card", card="arwen")
    table.draws("aragorn", "legolas", "boromir", "faramir", "halbarad", "denethor", "lembas", "elven-cloak")
    table.does("forsake-from-hand", card="elrond").does("forsake-top-card")
    assert table.hand("aragorn") == {"boromir", "faramir", "halbarad", "denethor", "lembas"}
    assert table.eliminated("aragorn") == {"paths-of-the-dead", "elrond", "legolas"}
    assert table.cycle("aragorn") == {"arwen"}
    assert told(table).index("log-cards-cycles") < told(table).index("log-cards-forsakes-hand")
    assert told(table)[-1] == "log-cards-card-eliminated"
    table.is_sound()


# -- draw, play, cycle the rest -------------------------------------------------------------------------------------
FIVE = ("riders-of-rohan-2", "gimli", "sting", "shadowfax", "treebeard")


def eomer(*drawn: str) -> Table:
    table = given(turn="frodo", active=["edoras"], hands={"frodo": ["eomer", "eowyn"]})
    table.draws("frodo", *drawn)
    return table.does("play-card", card="eomer", to="reserve").does("cycle-card", card="eowyn")


def test_CC_PLAY_12_the_rest_pays() -> None:
    table = eomer(*FIVE)
    assert (table.asked, table.player) == ("play-drawn", "frodo")
    table.is_refused("CG-SPEC-05", "play-card", card="treebeard", to="reserve")
    table.is_refused("CG-SPEC-05", "play-card", card=RIDERS, to="reserve")
    table.does("play-card", card="riders-of-rohan-2", to="edoras")
    assert table.zone("riders-of-rohan-2") == "edoras"
    assert table.cycle("frodo") == {"eowyn", "gimli", "sting", "shadowfax", "treebeard"}
    assert not table.hand("frodo")
    assert table.player == "witch-king"
    table.is_sound()


def test_CC_PLAY_13_no_army_among_the_five() -> None:
    five = ("gimli", "sting", "shadowfax", "treebeard", "quickbeam")
    table = eomer(*five)
    assert table.offers() == [{"kind": "done"}]
    table.does("done")
    assert table.cycle("frodo") == {"eowyn", *five}
    assert table.zone("eomer") == "reserve"


def test_CC_PLAY_14_nothing_is_left_to_pay_with() -> None:
    table = given(
        turn="frodo",
        active=["edoras"],
        hands={"frodo": ["eomer", RIDERS]},
        reserve={"frodo": ["gimli"]},
        decks={"frodo": []},
    )
    table.does("play-card", card="eomer", to="edoras").does("cycle-card", card=RIDERS)
    table.does("play-card", card=RIDERS, to="edoras")
    assert table.asked == "forsake"
    assert table.offers() == [{"kind": "forsake-from-reserve", "card": "gimli"}]
    table.does("forsake-from-reserve", card="gimli")
    assert table.zone("gimli") == "eliminated"
    assert table.zone(RIDERS) == "edoras"
    bare = given(turn="frodo", active=["edoras"], hands={"frodo": ["eomer", RIDERS]}, decks={"frodo": []})
    bare.does("play-card", card="eomer", to="edoras").does("cycle-card", card=RIDERS)
    bare.does("play-card", card=RIDERS, to="edoras")
    assert bare.player == "witch-king"
    assert bare.told("log-cards-nothing-to-forsake") == [{"player": "frodo"}]


def test_CC_PLAY_18_they_never_enter_the_hand() -> None:
    table = given(turn="frodo", hands={"frodo": ["eomer", "eowyn", "smeagol"]}, draws={"frodo": FIVE})
    table.does("play-card", card="eomer", to="reserve").does("cycle-card", card="eowyn")
    assert table.hand("frodo") == {"smeagol"}
    for seat in ("frodo", "aragorn", "witch-king"):
        assert table.seen(seat)["players"]["frodo"]["hand"]["count"] == 1
        assert table.seen(seat)["players"]["frodo"]["apart"]["count"] == 5
    assert sorted(table.seen("frodo")["players"]["frodo"]["apart"]["cards"]) == sorted(FIVE)
    assert table.seen("aragorn")["players"]["frodo"]["apart"]["cards"] is None
    table.is_sound()


# -- twice a round, and what comes on top ---------------------------------------------------------------------------
def reaver_comes_back() -> Table:
    """The Reaver is played, used, and fetched out of the cycle pile by The Messenger, all in one round."""
    table = given(
        turn="witch-king",
        hands={"witch-king": ["the-reaver", "mordor-orcs", "mordor-orcs-2", "mordor-orcs-3"]},
        reserve={"witch-king": ["the-messenger"]},
    )
    table.does("play-card", card="the-reaver", to="reserve").does("cycle-card", card="mordor-orcs")
    table.passes("aragorn", "saruman", "frodo").does("use-card", card="the-reaver")
    table.does("forsake-top-card").does("forsake-top-card").passes("aragorn", "saruman", "frodo")
    table.does("use-card", card="the-messenger").does("take-card", card="the-reaver")
    return table.passes("aragorn", "saruman", "frodo")


def test_CC_PLAY_15_not_twice_in_a_round() -> None:
    table = reaver_comes_back()
    assert "the-reaver" in table.hand("witch-king")
    table.is_refused("CG-SPEC-03", "play-card", card="the-reaver", to="reserve")
    table.is_refused("CG-SPEC-03", "play-card", card="the-reaver", to="weathertop")


def test_CC_PLAY_16_two_copies_of_an_army() -> None:
    table = given(turn="witch-king", hands={"witch-king": ["mordor-orcs", "mordor-orcs-2", "olog-hai", "black-uruks"]})
    table.does("play-card", card="mordor-orcs", to="reserve").does("cycle-card", card="olog-hai")
    table.passes("aragorn", "saruman", "frodo")
    table.does("play-card", card="mordor-orcs-2", to="reserve").does("cycle-card", card="black-uruks")
    assert table.reserve("witch-king") == {"mordor-orcs", "mordor-orcs-2"}


def test_CC_PLAY_17_cycling_that_a_text_orders_comes_on_top() -> None:
    table = given(
        turn="witch-king",
        path="morgul-vale",
        hands={"witch-king": ["gorbag-and-shagrat", "mordor-orcs", "olog-hai", "black-uruks"]},
    )
    table.does("play-card", card="gorbag-and-shagrat", to="morgul-vale").does("cycle-card", card="olog-hai")
    assert table.asked == "may-cycle"
    table.does("cycle-card", card="black-uruks")
    assert table.hand("witch-king") == {"mordor-orcs"}
    assert table.cycle("witch-king") == {"olog-hai", "black-uruks"}


# -- rules that no case names ---------------------------------------------------------------------------------------
def test_CG_PLAY_01_only_from_the_hand() -> None:
    table = given(
        turn="frodo", hands={"frodo": ["gimli", "sting"]}, cycle={"frodo": [RIDERS]}, reserve={"frodo": ["eomer"]}
    )
    for card in (RIDERS, "eowyn", "eomer", "legolas"):
        table.is_refused("CG-PLAY-01", "play-card", card=card, to="reserve")


def test_CG_PLAY_07_one_card_whatever_is_played() -> None:
    for card, kind, to in (
        ("sting", "play-card", {"to": "sam-gamgee"}),
        (RIDERS, "play-card", {"to": "reserve"}),
        ("death-ride-ride-to-ruin", "play-event", {}),
    ):
        table = given(turn="frodo", hands={"frodo": [card]}, reserve={"frodo": ["sam-gamgee"]}, decks={"frodo": 5})
        table.does(kind, card=card, **to).does("forsake-top-card")
        assert table.deck("frodo") == 4
        assert table.player == "witch-king"


# -- pitfalls -------------------------------------------------------------------------------------------------------
def test_PF_105_the_price_of_a_play() -> None:
    table = given(
        turn="aragorn", hands={"aragorn": ["boromir", "arwen"]}, draws={"aragorn": ["legolas"]}, path="imladris"
    )
    table.does("play-card", card="boromir", to="imladris")
    assert (table.asked, table.deck("aragorn")) == ("pay", 28)
    table.does("cycle-card", card="arwen")
    assert (table.asked, table.hand("aragorn")) == ("forsake", {"legolas"})
    table.does("forsake-from-hand", card="legolas")
    last = given(
        turn="aragorn", hands={"aragorn": ["boromir"]}, draws={"aragorn": ["legolas", "elrond"]}, path="imladris"
    )
    last.does("play-card", card="boromir", to="imladris").does("forsake-top-card")
    assert (last.asked, last.hand("aragorn")) == ("forsake", {"elrond"})
    assert last.eliminated("aragorn") == {"legolas"}


def test_PF_106_costs_of_a_text_come_on_top_of_the_price() -> None:
    table = given(
        turn="aragorn",
        hands={"aragorn": ["prince-imrahil", "arwen", "elrond", "legolas"]},
    )
    table.does("play-card", card="prince-imrahil", to="reserve").does("cycle-card", card="arwen")
    table.does("cycle-card", card="elrond").does("take-card", card="knights-of-dol-amroth")
    assert table.hand("aragorn") == {"legolas", "knights-of-dol-amroth"}
    assert table.cycle("aragorn") == {"arwen", "elrond"}


def test_PF_114_played_is_not_moved() -> None:
    table = given(
        turn="frodo", active=["orthanc"], reserve={"frodo": ["treebeard", "theoden"]}, at={"orthanc": ["wolf-riders"]}
    )
    entered = Table(table.match.fork()).does("move-card", card="treebeard", to="orthanc")
    assert entered.zone("wolf-riders") == "eliminated"
    table.does("move-card", card="theoden", to="orthanc")
    assert table.told("log-cards-draws-apart") == []
    played = given(
        turn="frodo",
        active=["orthanc"],
        hands={"frodo": ["treebeard", "gimli"]},
        at={"orthanc": ["wolf-riders", "white-hand-orcs"]},
    )
    played.does("play-card", card="treebeard", to="orthanc").does("cycle-card", card="gimli")
    assert (played.asked, played.player) == ("victim", "saruman")
    played.does("eliminate-card", card="wolf-riders")
    assert played.zone("white-hand-orcs") == "orthanc"
    assert played.player == "witch-king"


def test_PF_115_neither_moved_nor_played_twice_in_a_round() -> None:
    table = given(turn="witch-king", hands={"witch-king": ["the-reaver", "mordor-orcs"]})
    table.does("play-card", card="the-reaver", to="reserve").does("cycle-card", card="mordor-orcs")
    table.passes("aragorn", "saruman", "frodo").is_refused("CG-RES-01", "move-card", card="the-reaver", to="weathertop")
    reaver_comes_back().is_refused("CG-SPEC-03", "play-card", card="the-reaver", to="weathertop")
    again = reaver_comes_back().plays_out_the_round()
    assert again.seen()["played"] == []
