"""Reserve, moving, the actions of cards in play: cases CC-RES."""

from __future__ import annotations

from tests.cards.scenario import Stack, given

ALL = ("frodo", "witch-king", "aragorn", "saruman")


def test_CC_RES_01_who_came_this_round_does_not_move() -> None:
    table = given(turn="witch-king", hands={"witch-king": ["the-reaver", "mordor-orcs"]})
    table.does("play-card", card="the-reaver", to="reserve").does("cycle-card", card="mordor-orcs")
    table.passes("aragorn", "saruman", "frodo")
    table.is_refused("CG-RES-01", "move-card", card="the-reaver", to="weathertop")
    assert not [offer for offer in table.offers() if offer["kind"] == "move-card"]


def test_CC_RES_02_but_his_action_may_be_used() -> None:
    table = given(
        turn="witch-king", hands={"witch-king": ["the-reaver", "mordor-orcs"], "frodo": ["gimli"], "aragorn": ["arwen"]}
    )
    table.does("play-card", card="the-reaver", to="reserve").does("cycle-card", card="mordor-orcs")
    table.passes("aragorn", "saruman", "frodo").does("use-card", card="the-reaver")
    assert table.zone("the-reaver") == "cycle"
    assert (table.asked, table.player) == ("forsake", "frodo")
    table.does("forsake-from-hand", card="gimli")
    assert (table.asked, table.player) == ("forsake", "aragorn")
    table.does("forsake-from-hand", card="arwen")
    assert table.eliminated("frodo") == {"gimli"}
    assert table.eliminated("aragorn") == {"arwen"}
    assert table.player == "aragorn"


def test_CC_RES_03_moving_is_not_playing() -> None:
    table = given(turn="frodo", active=["morannon"], at={"morannon": ["the-reaver"]}, reserve={"frodo": ["eowyn"]})
    table.does("move-card", card="eowyn", to="morannon")
    assert table.zone("eowyn") == table.zone("the-reaver") == "morannon"
    assert (table.asked, table.player) == ("action", "witch-king")
    assert table.told("log-cards-moves") == [{"player": "frodo", "card": "eowyn", "location": "morannon"}]


def test_CC_RES_04_eowyn_played_against_a_nazgul() -> None:
    situation = {"frodo": ["eowyn", "gimli"]}
    table = given(turn="frodo", at={"morannon": ["the-reaver", "the-hunter"]}, hands=situation)
    table.does("play-card", card="eowyn", to="morannon").does("cycle-card", card="gimli")
    assert (table.asked, table.player) == ("option", "frodo")
    table.does("accept")
    assert {offer["card"] for offer in table.offers()} == {"the-reaver", "the-hunter"}
    table.does("eliminate-card", card="the-hunter")
    assert table.eliminated("witch-king") == {"the-hunter"}
    assert table.zone("the-reaver") == "morannon"
    spared = given(turn="frodo", at={"morannon": ["the-reaver"]}, hands=situation)
    spared.does("play-card", card="eowyn", to="morannon").does("cycle-card", card="gimli").does("decline")
    assert spared.zone("the-reaver") == "morannon"
    nobody = given(turn="frodo", at={"morannon": ["gorbag-and-shagrat"]}, hands=situation)
    nobody.does("play-card", card="eowyn", to="morannon").does("cycle-card", card="gimli")
    assert nobody.player == "witch-king"


def test_CC_RES_05_the_balrog_moved() -> None:
    table = given(turn="saruman", path="khazad-dum", reserve={"saruman": ["balrog-of-moria"]})
    table.does("move-card", card="balrog-of-moria", to="khazad-dum")
    assert (table.asked, table.player) == ("forsake", "frodo")
    table.does("forsake-top-card")
    assert (table.asked, table.player) == ("forsake", "aragorn")
    table.does("forsake-top-card")
    assert len(table.eliminated("frodo")) == len(table.eliminated("aragorn")) == 1
    assert table.player == "frodo"


def test_CC_RES_06_lembas_lost_with_sam_helps_nobody() -> None:
    table = given(at={"weathertop": [("sam-gamgee", "lembas"), "the-witch-king"]}, corruption=2).passes(*ALL)
    assert table.zone("lembas") == "eliminated"
    assert table.told("log-cards-corruption-removed") == []
    assert table.points("shadow") == 2 + 1


def test_CC_RES_07_lembas_eaten() -> None:
    hobbits: list[Stack] = ["merry-brandybuck", "pippin-took", ("sam-gamgee", "lembas")]
    table = given(turn="frodo", at={"weathertop": hobbits}, corruption=2)
    table.does("use-card", card="lembas")
    assert table.zone("lembas") == "eliminated"
    assert table.zone("sam-gamgee") == "weathertop"
    assert table.points("shadow") == 0
    assert table.told("log-cards-corruption-removed") == [{"place": "lembas", "count": 2}]


def test_CC_RES_08_a_move_costs_nothing() -> None:
    table = given(turn="frodo", active=["edoras"], hands={"frodo": 2}, reserve={"frodo": ["riders-of-rohan"]})
    table.does("move-card", card="riders-of-rohan", to="edoras")
    assert table.zone("riders-of-rohan") == "edoras"
    assert len(table.hand("frodo")) == 2
    assert table.cycle("frodo") == set()
    assert table.player == "witch-king"


def test_CC_RES_09_not_out_of_the_team_mates_reserve() -> None:
    table = given(turn="aragorn", active=["edoras"], reserve={"frodo": ["merry-brandybuck"]})
    table.is_refused("CG-MOVE-01", "move-card", card="merry-brandybuck", to="edoras")
    table.is_refused("CG-MOVE-01", "move-card", card="merry-brandybuck", to="weathertop")


def test_CC_RES_10_from_a_location_nothing_moves() -> None:
    table = given(turn="frodo", active=["edoras"], at={"weathertop": ["merry-brandybuck"]})
    table.is_refused("CG-MOVE-06", "move-card", card="merry-brandybuck", to="edoras")
    table.is_refused("CG-MOVE-06", "move-card", card="merry-brandybuck", to="reserve")


def test_CC_RES_11_the_mount_carries_who_came_this_round() -> None:
    hand = ["the-reaver", "black-riders-mount", "mordor-orcs", "mordor-orcs-2"]
    table = given(turn="witch-king", hands={"witch-king": hand})
    table.does("play-card", card="the-reaver", to="reserve").does("cycle-card", card="mordor-orcs")
    table.passes("aragorn", "saruman", "frodo")
    table.does("play-card", card="black-riders-mount", to="the-reaver").does("cycle-card", card="mordor-orcs-2")
    assert (table.asked, table.player) == ("move-to", "witch-king")
    table.does("move-card", card="the-reaver", to="weathertop")
    assert table.zone("the-reaver") == table.zone("black-riders-mount") == "weathertop"
    stays = given(
        turn="witch-king", hands={"witch-king": hand[1:3]}, reserve={"witch-king": ["the-reaver"]}, fresh=["the-reaver"]
    )
    stays.does("play-card", card="black-riders-mount", to="the-reaver").does("cycle-card", card="mordor-orcs")
    stays.does("decline")
    assert stays.zone("the-reaver") == "reserve"
    no_way = given(
        turn="witch-king", path="khazad-dum", hands={"witch-king": hand[1:3]}, reserve={"witch-king": ["the-reaver"]}
    )
    no_way.does("play-card", card="black-riders-mount", to="the-reaver").does("cycle-card", card="mordor-orcs")
    assert no_way.player == "aragorn"


def test_CC_RES_12_lembas_is_the_hobbit_players_to_use() -> None:
    table = given(turn="aragorn", at={"weathertop": [("merry-brandybuck", "lembas")]}, corruption=1)
    table.is_refused("CG-USE-01", "use-card", card="lembas").passes("aragorn", "saruman")
    assert table.player == "frodo"
    table.does("use-card", card="lembas")
    assert table.eliminated("aragorn") == {"lembas"}
    assert table.points("shadow") == 0


# -- rules that no case names ---------------------------------------------------------------------------------------
def test_CG_RES_05_a_reserve_of_any_size() -> None:
    everyone = [
        "gimli", "bilbo-baggins", "fatty-bolger", "merry-brandybuck", "pippin-took", "sam-gamgee", "riders-of-rohan",
        "riders-of-rohan-2", "village-militia", "eomer", "treebeard", "quickbeam",
    ]  # fmt: skip
    table = given(turn="frodo", reserve={"frodo": everyone}, hands={"frodo": ["eowyn", "sting"]})
    table.does("play-card", card="eowyn", to="reserve").does("cycle-card", card="sting")
    assert table.reserve("frodo") == {*everyone, "eowyn"}


def test_CG_USE_03_the_price_is_part_of_the_effect() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["denethor", "halbarad"]}, decks={"aragorn": 2})
    table.does("use-card", card="denethor")
    assert (table.asked, table.player) == ("forsake", "aragorn")
    table.does("forsake-from-reserve", card="halbarad")
    assert table.eliminated("aragorn") >= {"halbarad"}
    assert table.zone("denethor") == "reserve"
    cycled = given(turn="aragorn", reserve={"aragorn": [("galadriel", "nenya-ring-of-adamant")]}, active=["lorien"])
    cycled.does("use-card", card="nenya-ring-of-adamant")
    assert cycled.zone("nenya-ring-of-adamant") == "cycle"
    cycled.does("pick-effect", effect="battleground-defence")
    assert cycled.told("log-cards-token-defence") == [{"location": "lorien", "count": 1}]
    assert cycled.zone("galadriel") == "reserve"
    broke = given(turn="aragorn", reserve={"aragorn": ["denethor"]}, decks={"aragorn": ["boromir"]})
    broke.does("use-card", card="denethor").does("forsake-from-reserve", card="denethor")
    assert broke.zone("denethor") == "eliminated"


def test_CRU_03_a_search_that_everyone_knows_is_in_vain_is_not_open() -> None:
    """Denethor finds nothing once; then all know that neither of the brothers is in the deck, and he rests."""
    table = given(
        turn="aragorn", reserve={"aragorn": ["denethor", "boromir"]}, decks={"aragorn": ["aragorn", "arwen"]},
        cycle={"aragorn": ["faramir"]}, hands={"frodo": 0}, draws={"aragorn": ["aragorn"]},
    )  # fmt: skip
    table.does("use-card", card="denethor").does("forsake-top-card").does("nothing")
    assert table.zone("aragorn") == "cycle"
    table.passes("saruman", "frodo", "witch-king")
    table.is_refused("CG-TAKE-02", "use-card", card="denethor")


def test_CRU_03_the_messenger_can_always_find_himself() -> None:
    table = given(turn="witch-king", reserve={"witch-king": ["the-messenger"]})
    table.does("use-card", card="the-messenger").does("take-card", card="the-messenger")
    assert table.zone("the-messenger") == "hand"
