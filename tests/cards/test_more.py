"""Added icons, the round, effects at the edge: the further cases, and what every active location has in common."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given, rewritten
from thirdage.games.cards.constants import AT


def drawn(table: Table) -> dict[str, int]:
    """How many cards each player drew in the draw step."""
    entries = [e for e in table.match.log("spectator") if e["id"] == "log-cards-draws" and e["rule"] == "CG-RND-03"]
    return {e["args"]["player"]: e["args"]["count"] for e in entries}


def idle(table: Table, until: str = "") -> Table:
    """All pass, or cycle a card where they may not, until this player's turn or the end of the action step."""
    while table.asked == "action" and table.player != until:
        table.does("pass") if table.is_offered("pass") else table.does("cycle-card", card=min(table.hand(table.player)))
    return table


# -- added icons ------------------------------------------------------------------------------------------------------
def test_CC_ICON_01_tokens_of_the_path_cancel_with_it() -> None:
    table = given(
        next=["combat"], path="the-doors-of-durin", tokens={"the-doors-of-durin": (0, 1)},
        at={"the-doors-of-durin": ["balrog-of-moria", "frodo-baggins"]},
    )  # fmt: skip
    assert table.told("log-cards-path-combat")[0] == {"location": "the-doors-of-durin", "attack": 2, "defence": 2}
    assert table.told("log-cards-loss") == []
    assert table.zone("frodo-baggins") == "cycle"
    assert table.saga.added == {}


def test_CC_ICON_02_added_icons_are_gone_when_the_card_comes_again() -> None:
    table = given(
        next=["combat"], first=3, path=None, at={"minas-tirith": ["guards-of-the-citadel", "mordor-orcs"]},
        decks={"aragorn": []}, reserve={"saruman": ["haradrim-mumakil", "coastal-raiders"]},
        activates=["pelargir", "bag-end"],
    )  # fmt: skip
    assert table.state("minas-tirith") == "free-peoples"
    assert table.hand("aragorn") == {"guards-of-the-citadel"}
    idle(table.does("decline"), "aragorn").does("play-card", card="guards-of-the-citadel", to="pelargir")
    table.does("move-card", card="haradrim-mumakil", to="pelargir")
    idle(idle(table, "saruman").does("move-card", card="coastal-raiders", to="pelargir"))
    table.fights("pelargir", "bag-end")
    assert table.told("log-cards-battleground-combat")[1] == {"location": "pelargir", "attack": 3, "defence": 1}
    assert table.told("log-cards-loss")[-1] == {"card": "guards-of-the-citadel", "count": 1}
    assert table.state("pelargir") == "shadow"


def test_CC_ICON_02_a_token_does_not_stay_on_a_card_that_leaves() -> None:
    pack = rewritten(sam_gamgee={"when": "on_enter_path", "do": ["token:self:path_attack:1"]})
    table = given(turn="frodo", hands={"frodo": ["sam-gamgee", "eomer"]}, pack=pack)
    table.does("play-card", card="sam-gamgee", to="weathertop").does("cycle-card", card="eomer")
    assert table.saga.on_card == {table.saga.facts.card["sam-gamgee"]: 1}
    table.passes("witch-king", "aragorn", "saruman", "frodo")
    assert table.zone("sam-gamgee") == "cycle"
    assert table.saga.on_card == {}


def test_CC_ICON_03_a_bare_plus_is_for_the_card_itself() -> None:
    reserve = {"witch-king": ["gorbag-and-shagrat"]}
    table = given(turn="witch-king", path="morgul-vale", reserve=reserve, hands={"witch-king": 1})
    table.does("move-card", card="gorbag-and-shagrat", to="morgul-vale")
    table.does("cycle-card", card=min(table.hand("witch-king")))
    assert table.told("log-cards-token-on-card") == [{"card": "gorbag-and-shagrat", "count": 1}]
    (row,) = table.match.view("spectator")["position"]["active"]
    assert (row["attack"], row["defence"]) == (0, 0)
    assert row["cards"] == [{"card": "gorbag-and-shagrat", "items": [], "attack": 1}]


# -- eliminating, cycling, removing -----------------------------------------------------------------------------------
def test_CC_ELIM_01_a_card_goes_to_the_pile_of_its_own_player() -> None:
    table = given(
        turn="frodo",
        hands={"frodo": ["eowyn", "gimli"]},
        at={"morannon": [("the-hunter", "fell-beast"), "mordor-orcs"]},
    )
    table.does("play-card", card="eowyn", to="morannon").does("cycle-card", card="gimli").does("accept")
    assert table.eliminated("witch-king") == {"the-hunter", "fell-beast"}
    assert table.eliminated("frodo") == set()


def test_CC_CYC_02_what_is_missing_is_forsaken() -> None:
    said: dict[str, Any] = {"last-path": 4}
    table = given(
        next=["path"], path=None, activates=["dimrill-dale"], hands={"witch-king": 3, "saruman": ["saruman"]}, **said
    )
    assert (table.asked, table.player) == ("cycle", "witch-king")
    assert all(len(offer["cards"]) == 2 for offer in table.offers())
    table.does(**table.offers()[0])
    assert len(table.hand("witch-king")) == 1
    assert (table.asked, table.player, len(table.offers())) == ("cycle", "saruman", 1)
    table.does("cycle-cards", cards=["saruman"])
    assert (table.asked, table.player) == ("forsake", "saruman")
    table.does("forsake-top-card")
    assert table.cycle("saruman") == {"saruman"}
    assert len(table.eliminated("saruman")) == 1
    assert table.asked == "action"


def test_CC_CYC_03_who_may_cycle_needs_a_card() -> None:
    table = given(turn="witch-king", path="morgul-vale", reserve={"witch-king": ["gorbag-and-shagrat"]})
    table.does("move-card", card="gorbag-and-shagrat", to="morgul-vale")
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.saga.on_card == {}
    assert table.eliminated("witch-king") == set()
    table.passes("aragorn", "saruman", "frodo", "witch-king")
    assert table.told("log-cards-path-combat")[0]["attack"] == 0


def test_CC_REM_05_strider_does_nothing_to_aragorn() -> None:
    table = given(turn="aragorn", hands={"aragorn": ["strider", "arwen"]}, reserve={"aragorn": ["aragorn"]})
    table.does("play-card", card="strider", to="weathertop").does("cycle-card", card="arwen")
    assert table.zone("aragorn") == "reserve"
    assert table.zone("strider") == "weathertop"
    table = given(
        turn="frodo", hands={"frodo": ["gandalf-the-grey", "gimli"]}, reserve={"frodo": ["gandalf-the-white"]}
    )
    table.does("play-card", card="gandalf-the-grey", to="reserve").does("cycle-card", card="gimli")
    assert table.reserve("frodo") == {"gandalf-the-white", "gandalf-the-grey"}


# -- activating -------------------------------------------------------------------------------------------------------
def test_CC_BG_16_a_battleground_out_of_the_game() -> None:
    pack = rewritten(gimli={"when": "on_play", "do": ["activate_or_reactivate:edoras", "draw:1"]})
    table = given("fellowship", turn="gandalf", hands={"gandalf": ["gimli", "arwen"]}, pack=pack)
    assert table.state("edoras") == "left-out"
    table.does("play-card", card="gimli", to="reserve").does("cycle-card", card="arwen")
    assert table.told("log-cards-nothing-to-activate") == [{"place": "gimli"}]
    assert table.active == ["weathertop"]
    assert len(table.hand("gandalf")) == 1


def test_CC_BG_17_in_the_action_step_too_the_effect_happens_at_once() -> None:
    table = given(turn="saruman", reserve={"saruman": ["corsairs-of-umbar"]})
    table.does("use-card", card="corsairs-of-umbar")
    assert table.active == ["weathertop", "umbar"]
    assert (len(table.hand("witch-king")), len(table.hand("saruman"))) == (1, 1)
    assert table.zone("corsairs-of-umbar") == "eliminated"


def test_CG_GLO_01_a_location_is_active_until_its_combat_is_resolved() -> None:
    table = given(
        turn="saruman", scored={"free-peoples": ["umbar"]}, reserve={"saruman": ["the-black-serpent"]},
        hands={"saruman": ["haradrim-mumakil", "haradrim-regulars"]},
    )  # fmt: skip
    table.is_refused("CG-GLO-01", "play-card", card="haradrim-mumakil", to="umbar")
    table.does("use-card", card="the-black-serpent")
    assert table.active == ["weathertop", "umbar"]
    table.passes("frodo", "witch-king", "aragorn")
    table.does("play-card", card="haradrim-mumakil", to="umbar").does("cycle-card", card="haradrim-regulars")
    table.passes("frodo", "witch-king", "aragorn", "saruman").does("fight", location="umbar")
    assert table.state("umbar") == "shadow"
    assert "umbar" not in table.active


# -- the round --------------------------------------------------------------------------------------------------------
def test_CC_COMB_01_after_the_combat_step_nothing_is_active() -> None:
    table = given(
        next=["combat"], round=9, path="orodruin", players=2,
        at={
            "orodruin": ["the-hunter", "frodo-baggins"], "pelargir": ["haradrim-mumakil", "soldiers-of-gondor"],
            "harad": ["prince-imrahil"],
        },
    )  # fmt: skip
    table.fights("harad", "orodruin", "pelargir")
    assert table.match.outcome is not None
    assert table.active == []
    assert table.saga.path == -1
    assert not [card for card, zone in enumerate(table.saga.where) if zone >= AT]
    assert [table.state(x) for x in ("orodruin", "pelargir", "harad")] == ["free-peoples", "free-peoples", "shadow"]


def test_CC_RND_01_galadriel_in_reserve_draws_one_more_and_cycles_one() -> None:
    table = given(next=["draw", 2], path=None, reserve={"aragorn": ["galadriel"]}, activates=["umbar"])
    assert drawn(table) == {"aragorn": 4}
    assert (table.asked, table.player) == ("cycle", "aragorn")
    assert len(table.hand("aragorn")) == 4
    table.does("cycle-cards", cards=[min(table.hand("aragorn"))])
    assert len(table.hand("aragorn")) == 3
    assert drawn(table) == {"aragorn": 4, "saruman": 4}


def test_CC_RND_02_saruman_in_reserve_draws_one_more() -> None:
    table = given(next=["draw", 0], path=None, reserve={"saruman": ["saruman"]}, activates=["umbar"])
    assert drawn(table) == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 5}


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "duel-3", "fellowship"])
def test_CC_SET_09_the_carryover_limit_starts_at_two(scenario: str) -> None:
    table = given(scenario)
    assert {table.carryover(p.id) for p in table.saga.facts.players} == {2}


# -- moves, events, actions -------------------------------------------------------------------------------------------
def test_CC_MOVE_01_an_army_that_came_this_round_stays() -> None:
    table = given(turn="frodo", active=["edoras"], hands={"frodo": ["village-militia", "gimli"]})
    table.does("play-card", card="village-militia", to="reserve").does("cycle-card", card="gimli")
    table.passes("witch-king", "aragorn", "saruman")
    table.is_refused("CG-RES-01", "move-card", card="village-militia", to="edoras")
    assert not table.is_offered("move-card", card="village-militia", to="edoras")


def test_CC_EVT_01_an_event_for_nothing() -> None:
    table = given(turn="witch-king", hands={"witch-king": ["the-black-captain", "mordor-orcs", "olog-hai"]})
    table.does("play-event", card="the-black-captain").does("cycle-card", card="mordor-orcs")
    assert table.zone("the-black-captain") == "eliminated"
    assert table.zone("mordor-orcs") == "cycle"
    assert table.active == ["weathertop"]
    assert (table.asked, table.player) == ("action", "aragorn")


def test_CC_EVT_02_another_way_without_another_path() -> None:
    table = given(
        turn="frodo",
        path="dead-marshes",
        used=["amon-hen", "emyn-muil"],
        hands={"frodo": ["there-is-another-way", "eomer"]},
    )
    table.does("play-event", card="there-is-another-way").does("cycle-card", card="eomer")
    assert table.zone("there-is-another-way") == "eliminated"
    assert table.active == ["dead-marshes"]
    assert table.saga.added == {}
    assert table.told("log-cards-no-new-path") == [{"place": "there-is-another-way"}]
    assert table.told("log-cards-path-combat") == []


def test_CC_USE_01_denethor_again_in_the_same_round() -> None:
    table = given(turn="aragorn", reserve={"aragorn": ["denethor"]})
    table.draws("aragorn", "high-elves", "high-elves-2")
    table.does("use-card", card="denethor").does("forsake-top-card").does("take-card", card="boromir")
    table.passes("saruman", "frodo", "witch-king")
    table.does("use-card", card="denethor").does("forsake-top-card").does("take-card", card="faramir")
    assert table.hand("aragorn") == {"boromir", "faramir"}
    assert table.eliminated("aragorn") == {"high-elves", "high-elves-2"}


def test_CC_ITEM_13_frodo_survives_with_his_coat() -> None:
    table = given(
        next=["combat"], path="lothlorien", at={"lothlorien": ["the-hunter", ("frodo-baggins", "mithril-coat")]}
    )
    assert [table.zone(c) for c in ("frodo-baggins", "mithril-coat")] == ["cycle", "cycle"]
