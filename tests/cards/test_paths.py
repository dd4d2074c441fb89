"""Paths activated in the location step and by effects: cases CC-PATH, pitfall PF-108."""

from __future__ import annotations

from tests.cards.scenario import Table, given, rewritten

FOURTH = ("caradhras", "khazad-dum", "the-doors-of-durin")
SIXTH = ("amon-hen", "dead-marshes", "emyn-muil")


def striders_way(*foes: str) -> Table:
    """Round 3: Strider stands on Imladris (defence 1, 1 point); his player is to act."""
    return given(round=3, first=2, turn="aragorn", path="imladris", at={"imladris": ["strider", *foes]})


# -- location step --------------------------------------------------------------------------------------------------
def test_CC_PATH_01_the_next_number() -> None:
    table = given(next=["path"], round=6, first=1, path=None, last_path=5, activates=["emyn-muil"])
    assert table.chances[0] == set(SIXTH)
    assert table.active == ["emyn-muil"]


def test_CC_PATH_02_the_first_path() -> None:
    table = given(next=["path"], round=1, path=None, activates=["gildors-encampment"])
    assert table.chances[0] == {"bag-end", "buckleberry-ferry", "gildors-encampment"}
    assert table.active == ["gildors-encampment"]


# -- by effect ------------------------------------------------------------------------------------------------------
def test_CC_PATH_03_the_combat_on_the_old_path_comes_first() -> None:
    table = striders_way().does("use-card", card="strider")
    assert table.state("imladris") == "free-peoples"
    assert table.points("free-peoples") == 1
    assert (table.asked, table.player) == ("activate-path", "aragorn")
    assert {offer["location"] for offer in table.offers()} == set(FOURTH)
    table.does("activate", location="khazad-dum")
    assert table.active == ["khazad-dum"]
    assert len(table.hand("saruman")) == 2
    assert table.player == "saruman"
    told = [entry["id"] for entry in table.match.log("spectator")]
    assert told.index("log-cards-path-won") < told.index("log-cards-activated") < told.index("log-cards-draws")
    table.is_sound()


def test_CC_PATH_04_the_next_round_counts_from_the_last_path() -> None:
    table = striders_way().does("use-card", card="strider").does("activate", location="khazad-dum")
    table.chances.clear()
    table.plays_out_the_round()
    assert table.saga.round == 4
    assert {"dimrill-dale", "egladil", "lothlorien"} in table.chances
    assert table.saga.last_path == 5


def test_CC_PATH_05_he_takes_part_in_the_combat_he_leaves() -> None:
    table = striders_way("the-witch-king", "the-reaver").does("use-card", card="strider")
    assert table.told("log-cards-path-combat") == [{"location": "imladris", "attack": 3, "defence": 1}]
    assert table.told("log-cards-loss") == [{"card": "strider", "count": 2}]
    assert table.zone("strider") == "eliminated"
    assert table.state("imladris") == "free-peoples"
    assert table.asked == "activate-path"
    safe = striders_way("the-reaver").does("use-card", card="strider")
    assert safe.zone("strider") == "cycle"
    assert safe.zone("the-reaver") == "eliminated"


def test_CC_PATH_06_no_path_is_higher_than_nine() -> None:
    table = given(turn="frodo", path="morgai", at={"morgai": ["gandalf-the-grey", "smeagol"]})
    table.is_refused("CG-PATH-08", "use-card", card="gandalf-the-grey")
    table.is_refused("CG-PATH-08", "use-card", card="smeagol")
    pack = rewritten(there_is_another_way={"when": "event", "do": ["activate_path:next"]})
    table = given(turn="frodo", path="morgai", hands={"frodo": ["there-is-another-way", "gimli"]}, pack=pack)
    table.does("play-event", card="there-is-another-way").does("cycle-card", card="gimli")
    assert table.active == ["morgai"]
    assert table.told("log-cards-no-new-path") == [{"place": "there-is-another-way"}]


def test_CC_PATH_07_all_paths_of_the_number_are_used() -> None:
    table = given(
        turn="frodo",
        path="emyn-muil",
        used=["amon-hen"],
        scored={"free-peoples": ["dead-marshes"]},
        at={"emyn-muil": ["flocks-of-crebain"]},
        hands={"frodo": ["there-is-another-way", "gimli"]},
    )
    table.does("play-event", card="there-is-another-way").does("cycle-card", card="gimli")
    assert table.active == ["emyn-muil"]
    assert table.told("log-cards-path-combat") == []
    table.passes("witch-king", "aragorn").is_refused("CG-PATH-08", "use-card", card="flocks-of-crebain")


def test_CC_PATH_08_no_victory_check_in_the_action_step() -> None:
    table = given(
        turn="aragorn",
        path="weathertop",
        at={"weathertop": ["strider"]},
        scored={"free-peoples": ["minas-tirith", "lorien", "helms-deep", "rivendell"]},
    )
    table.does("use-card", card="strider").does("activate", location="imladris")
    assert table.points("free-peoples") - table.points("shadow") == 11
    assert (table.asked, table.player) == ("action", "saruman")
    table.passes("saruman", "frodo", "witch-king", "aragorn")
    assert table.asked == ""
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "lead"


def test_CC_PATH_09_tokens_stay_with_the_path_they_lie_on() -> None:
    table = given(
        turn="aragorn",
        path="caradhras",
        at={"caradhras": ["strider", "the-witch-king"]},
        tokens={"caradhras": (0, 1)},
        hands={"witch-king": 2, "saruman": 2},
    )
    table.does("use-card", card="strider")
    assert table.told("log-cards-path-combat") == [{"location": "caradhras", "attack": 2, "defence": 1}]
    table.does("activate", location="dimrill-dale")
    while table.asked == "cycle":
        table.does(**table.offers()[0])
    assert table.active == ["dimrill-dale"]
    assert table.saga.added == {}
    table.passes("saruman", "frodo", "witch-king", "aragorn")
    assert table.told("log-cards-path-combat")[1] == {"location": "dimrill-dale", "attack": 0, "defence": 0}


def test_CC_PATH_10_the_last_path_before_its_time() -> None:
    table = given(
        round=7,
        turn="frodo",
        path="cirith-ungol",
        at={"cirith-ungol": ["gandalf-the-grey"]},
        rings={"frodo": True, "aragorn": False, "witch-king": True, "saruman": True},
    )
    table.does("use-card", card="gandalf-the-grey").does("activate", location="orodruin")
    table.passes("witch-king", "aragorn", "saruman", "frodo")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "final-round"
    assert table.told("log-cards-points") == [{"free": 2 + 3 + 1, "shadow": 2}]
    assert table.saga.round == 7


def test_CC_PATH_11_who_resolves_the_effect_chooses() -> None:
    table = given(turn="aragorn", path="osgiliath", reserve={"aragorn": ["faramir"]})
    table.does("move-card", card="faramir", to="osgiliath").does("accept")
    assert (table.asked, table.player) == ("activate-path", "aragorn")
    assert {offer["location"] for offer in table.offers()} == {"henneth-annun", "the-cross-roads"}
    table.does("activate", location="the-cross-roads")
    assert table.active == ["the-cross-roads"]
    assert table.zone("faramir") == "cycle"


# -- more -----------------------------------------------------------------------------------------------------------
def test_CG_PATH_10_each_path_of_a_round_has_its_own_combat() -> None:
    table = given(turn="saruman", path="egladil", at={"egladil": ["flocks-of-crebain", "gimli"]}, hands={"saruman": 2})
    table.does("use-card", card="flocks-of-crebain").does("activate", location="lothlorien")
    if table.asked == "cycle":
        table.does(**table.offers()[0])
    assert table.told("log-cards-path-combat") == [{"location": "egladil", "attack": 1, "defence": 1}]
    table.passes("frodo", "witch-king", "aragorn", "saruman")
    assert [args["location"] for args in table.told("log-cards-path-combat")] == ["egladil", "lothlorien"]
    assert table.state("egladil") == table.state("lothlorien") == "free-peoples"


def test_CG_PATH_02_a_second_path_of_a_number_does_not_shorten_the_journey() -> None:
    table = given(turn="saruman", round=4, path="caradhras", at={"caradhras": ["flocks-of-crebain"]})
    table.does("use-card", card="flocks-of-crebain").does("activate", location="khazad-dum")
    table.chances.clear()
    table.plays_out_the_round()
    assert {"dimrill-dale", "egladil", "lothlorien"} in table.chances
    assert table.saga.last_path == 5


def test_PF_108_the_old_path_first_and_each_path_once() -> None:
    table = given(
        turn="frodo",
        path="dead-marshes",
        at={"dead-marshes": ["candles-of-corpses", "flocks-of-crebain"]},
        hands={"frodo": ["there-is-another-way", "gimli"], "witch-king": 1},
        used=["emyn-muil"],
    )
    table.does("play-event", card="there-is-another-way").does("cycle-card", card="gimli")
    assert table.told("log-cards-path-lost") == [{"location": "dead-marshes", "count": 2}]
    assert (table.asked, table.player) == ("cycle", "witch-king")
    assert table.active == ["amon-hen"]
    table.does(**table.offers()[0])
    assert table.saga.added[table.saga.path] == (0, 1)
    assert table.zone("there-is-another-way") == "eliminated"
    told = [entry["id"] for entry in table.match.log("spectator")]
    assert told.index("log-cards-path-lost") < told.index("log-cards-draws")
    again = given(
        turn="frodo", path="amon-hen", used=["emyn-muil", "dead-marshes"], hands={"frodo": ["there-is-another-way"]}
    )
    again.does("play-event", card="there-is-another-way").does("forsake-top-card")
    assert again.active == ["amon-hen"]
    assert again.saga.added == {}
