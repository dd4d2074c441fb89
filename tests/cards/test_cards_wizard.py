"""The Wizard cards: icons, where they go, each branch of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from .measuring import ALL_GROUNDS, PATHS, attack, enters, losses, plays, wields
from .scenario import Stack, Table, given

GREY, WHITE, MILITIA = "gandalf-the-grey", "gandalf-the-white", "village-militia"
CHARACTERS: dict[str, tuple[int, int, int, tuple[int, ...]]] = {
    # card: attack, defence, path defence, paths
    GREY: (2, 2, 3, tuple(range(1, 10))),
    WHITE: (2, 3, 0, ()),
    "gwaihir-the-windlord": (1, 1, 1, (9,)),
    "quickbeam": (0, 0, 1, (5, 6)),
    "smeagol": (0, 0, 1, (6, 7, 8, 9)),
    "treebeard": (1, 1, 1, (5, 6)),
}


@pytest.mark.parametrize("card", CHARACTERS)
def test_icons_of_the_wizard_characters(card: str) -> None:
    strength, defence, way, paths = CHARACTERS[card]
    assert attack("harad", card) == strength
    assert losses("pelargir", card) == {card: defence}
    for number in paths:
        assert losses(PATHS[number], card) == {card: way}


@pytest.mark.parametrize("card", CHARACTERS)
def test_where_the_wizard_characters_go(card: str) -> None:
    paths = CHARACTERS[card][3]
    assert enters("frodo", card) == ALL_GROUNDS | {PATHS[n] for n in paths}
    for number in set(PATHS) - set(paths):
        table = given(turn="frodo", path=PATHS[number], hands={"frodo": [card]})
        table.is_refused("CG-CARD-05", "play-card", card=card, to=PATHS[number])


# -- Gandalf --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("zone", ["hand", "deck", "cycle", "reserve", "path", "battleground"])
def test_gandalf_the_white_takes_the_grey_out_of_the_game(zone: str) -> None:
    stack = (GREY, "glamdring")
    places: Any = {
        "hand": {"hand": (GREY,)}, "deck": {}, "cycle": {"cycle": {"frodo": [GREY]}},
        "reserve": {"reserve": {"frodo": [stack]}}, "path": {"at": {"weathertop": [stack]}},
        "battleground": {"at": {"harad": [stack]}},
    }  # fmt: skip
    table = plays("frodo", WHITE, "reserve", **places[zone])
    assert table.zone(GREY) == "eliminated"
    in_play = zone in ("reserve", "path", "battleground")
    assert table.zone("glamdring") == ("eliminated" if in_play else "deck")
    (told,) = table.told("log-cards-removed")
    assert told["card"] == GREY
    assert table.seen()["traces"][GREY] == ["eliminated"]
    table.is_sound()


def test_gandalf_the_white_when_the_grey_is_gone_or_he_is_moved() -> None:
    table = plays("frodo", WHITE, "reserve", eliminated={"frodo": [GREY]})
    assert table.told("log-cards-already-gone") == [{"card": GREY}]
    moved = given(turn="frodo", active=["harad"], reserve={"frodo": [WHITE]}, hands={"frodo": [GREY]})
    assert moved.does("move-card", card=WHITE, to="harad").zone(GREY) == "hand"


def test_gandalf_the_grey_takes_nobody_out() -> None:
    table = plays("frodo", GREY, "weathertop", reserve={"frodo": [WHITE]})
    assert table.reserve("frodo") == {WHITE}


def test_gandalf_the_white_in_reserve_draws_one_more() -> None:
    places: Any = (({}, 3), ({"reserve": {"frodo": [WHITE]}}, 4), ({"at": {"harad": [WHITE]}}, 3))
    for more, count in places:
        table = given(next=["draw", 0], **more)
        assert table.told("log-cards-draws")[0] == {"player": "frodo", "count": count}


def test_gandalf_the_white_forsaken_from_the_top_is_cycled() -> None:
    def forsakes(kind: str, **more: Any) -> Table:
        stand = {"witch-king": ["the-reaver"], **more.pop("reserve", {})}
        fields = {"card": WHITE} if kind != "forsake-top-card" else {}
        return given(turn="witch-king", reserve=stand, **more).does("use-card", card="the-reaver").does(kind, **fields)

    table = forsakes("forsake-top-card", draws={"frodo": [WHITE]})
    assert table.zone(WHITE) == "cycle"
    assert table.seen()["traces"][WHITE] == ["cycle"]
    assert forsakes("forsake-from-hand", hands={"frodo": [WHITE]}).zone(WHITE) == "eliminated"
    assert forsakes("forsake-from-reserve", reserve={"frodo": [WHITE]}).zone(WHITE) == "eliminated"
    assert forsakes("forsake-top-card", draws={"frodo": [GREY]}).zone(GREY) == "eliminated"


def test_gandalf_the_grey_leads_on_to_the_next_path() -> None:
    table = given(turn="frodo", at={"weathertop": [(GREY, "glamdring"), "the-hunter"]})
    table.does("use-card", card=GREY)
    assert table.eliminated("frodo") == {GREY, "glamdring"}
    assert table.eliminated("witch-king") == {"the-hunter"}
    assert {o["location"] for o in table.offers()} == {"fords-of-bruinen", "imladris", "the-council-of-elrond"}
    table.does("activate", location="imladris")
    assert table.active == ["imladris"]
    assert len(table.hand("aragorn")) == 2
    table.is_sound()


def test_gandalf_the_grey_acts_on_a_path_before_the_last() -> None:
    places: Any = ({"reserve": {"frodo": [GREY]}}, {"at": {"harad": [GREY]}})
    for more in places:
        given(turn="frodo", **more).is_refused("CG-USE-01", "use-card", card=GREY)
    given(turn="aragorn", at={"weathertop": [GREY]}).is_refused("CG-USE-01", "use-card", card=GREY)
    last = given(turn="frodo", path="morgai", at={"morgai": [GREY]})
    last.is_refused("CG-PATH-08", "use-card", card=GREY)


# -- Gwaihir, Quickbeam, Sméagol, Treebeard -------------------------------------------------------------------------
EAGLE = "gwaihir-the-windlord"


def test_gwaihir_goes_and_fetches_gandalf_from_the_cycle_pile() -> None:
    table = given(turn="frodo", reserve={"frodo": [EAGLE]}, cycle={"frodo": [GREY, WHITE, "gimli"]})
    table.does("use-card", card=EAGLE)
    assert table.offers() == [{"kind": "take-card", "card": c} for c in (GREY, WHITE)]
    table.does("take-card", card=WHITE)
    assert table.hand("frodo") == {WHITE}
    assert table.cycle("frodo") == {GREY, "gimli", EAGLE}
    assert table.told("log-cards-takes") == [{"player": "frodo", "card": WHITE, "zone": "cycle"}]
    table.is_sound()


def test_gwaihir_finds_nobody_and_acts_in_reserve_only() -> None:
    table = given(turn="frodo", reserve={"frodo": [EAGLE]}, cycle={"frodo": ["gimli"]})
    table.does("use-card", card=EAGLE)
    assert table.offers() == [{"kind": "nothing"}]
    table.does("nothing")
    assert (table.zone(EAGLE), table.zone(GREY)) == ("cycle", "deck")
    given(turn="frodo", at={"harad": [EAGLE]}).is_refused("CG-USE-01", "use-card", card=EAGLE)
    known = given(turn="frodo", reserve={"frodo": [EAGLE, GREY]}, at={"harad": [WHITE]})
    known.is_refused("CG-TAKE-02", "use-card", card=EAGLE)


@pytest.mark.parametrize(
    ("foes", "icons"),
    [
        (["wolf-riders"], 0),
        (["wolf-riders", "white-hand-orcs"], 1),
        (["wolf-riders", ("saruman", "sarumans-staff", "palantir-of-orthanc")], 1),
        (["wolf-riders", "white-hand-orcs", "ugluk"], 1),
        (["wolf-riders", "white-hand-orcs", "ugluk", "saruman"], 2),
        (["wolf-riders", "goblins-of-the-misty-mountains"], 0),
    ],
)
def test_quickbeam_grows_with_each_two_of_isengard(foes: list[Stack], icons: int) -> None:
    table = given(next=["combat"], path=None, at={"orthanc": ["quickbeam", *foes]})
    while table.asked == "support":
        table.does(**table.offers()[0])
    assert table.told("log-cards-battleground-combat")[0]["attack"] == icons
    table = given(next=["combat"], path=None, at={"edoras": ["quickbeam", *foes]}, tokens={"edoras": (20, 0)})
    while table.asked == "support":
        table.does(**table.offers()[0])
    assert table.told("log-cards-loss") == [{"card": "quickbeam", "count": icons}]


def test_quickbeam_does_not_grow_on_a_path() -> None:
    assert losses("amon-hen", "quickbeam", "saruman", "ugluk") == {"quickbeam": 1}


def test_smeagol_leads_on_for_one_corruption() -> None:
    table = given(turn="frodo", path="amon-hen", at={"amon-hen": ["smeagol"]}, corruption=1)
    table.does("use-card", card="smeagol")
    assert table.saga.corruption == 2
    assert table.told("log-cards-corruption") == [{"place": "smeagol", "count": 1}]
    assert table.zone("smeagol") == "cycle"
    assert table.state("amon-hen") == "free-peoples"
    table.does("activate", location="osgiliath").does("decline")
    assert table.active == ["osgiliath"]
    table.is_sound()


def test_smeagol_acts_on_a_path_before_the_last() -> None:
    given(turn="frodo", reserve={"frodo": ["smeagol"]}).is_refused("CG-USE-01", "use-card", card="smeagol")
    last = given(turn="frodo", path="morgai", at={"morgai": ["smeagol"]})
    last.is_refused("CG-PATH-08", "use-card", card="smeagol")
    assert last.saga.corruption == 0


def test_smeagol_is_cycled_in_path_combat_only() -> None:
    table = given(next=["combat"], path="amon-hen", at={"amon-hen": ["smeagol"]}, tokens={"amon-hen": (3, 0)})
    assert table.zone("smeagol") == "cycle"
    assert table.told("log-cards-loss") == [{"card": "smeagol", "count": 1}]
    table = given(next=["combat"], path=None, at={"harad": ["smeagol"]})
    assert table.zone("smeagol") == "eliminated"


def test_treebeard_is_stronger_at_orthanc() -> None:
    assert attack("orthanc", "treebeard") == 2
    assert attack("moria", "treebeard") == 1


ARMIES: list[Stack] = ["wolf-riders", "white-hand-orcs", "saruman", "goblins-of-the-misty-mountains"]


@pytest.mark.parametrize("moved", [False, True])
def test_treebeard_entering_a_battleground_fells_an_army_of_isengard(moved: bool) -> None:
    at: dict[str, list[Stack]] = {"orthanc": ARMIES, "edoras": ["devilry-of-saruman"]}
    if moved:
        table = given(turn="frodo", at=at, reserve={"frodo": ["treebeard"]})
        table.does("move-card", card="treebeard", to="orthanc")
    else:
        table = plays("frodo", "treebeard", "orthanc", at=at)
    assert (table.asked, table.player) == ("victim", "saruman")
    assert {o["card"] for o in table.offers()} == {"wolf-riders", "white-hand-orcs"}
    table.does("eliminate-card", card="white-hand-orcs")
    assert table.eliminated("saruman") == {"white-hand-orcs"}
    assert table.zone("wolf-riders") == "orthanc"
    assert (table.asked, table.player) == ("action", "witch-king")
    table.is_sound()


def test_treebeard_without_an_army_there() -> None:
    at: dict[str, list[Stack]] = {"orthanc": ["saruman"], "edoras": ["wolf-riders"]}
    assert plays("frodo", "treebeard", "orthanc", at=at).player == "witch-king"
    table = plays("frodo", "treebeard", "edoras", at=at)
    assert table.eliminated("saruman") == {"wolf-riders"}
    path = plays("frodo", "treebeard", "amon-hen", path="amon-hen", at=at)
    reserve = plays("frodo", "treebeard", "reserve", at=at)
    assert path.eliminated("saruman") == reserve.eliminated("saruman") == set()


# -- items ----------------------------------------------------------------------------------------------------------
DRAUGHT, STAFF, NARYA = "ent-draught", "gandalfs-staff", "narya-ring-of-fire"


@pytest.mark.parametrize("item", [STAFF, "glamdring", NARYA])
def test_gandalfs_items_are_for_both_gandalfs(item: str) -> None:
    wields("frodo", item, (GREY, WHITE), ("treebeard", "elrond", "theoden"))
    assert attack("harad", (WHITE, item)) == 2 + 1
    assert losses("pelargir", (WHITE, item)) == {WHITE: 3 + 1}
    assert losses("weathertop", (GREY, item)) == {GREY: 3 + 1}


def test_gandalf_bears_several_weapons() -> None:
    table = given(turn="frodo", hands={"frodo": ["glamdring"]}, reserve={"frodo": [(WHITE, STAFF)]})
    assert table.is_offered("play-card", card="glamdring", to=WHITE)
    assert attack("harad", (WHITE, STAFF, "glamdring", NARYA)) == 2 + 3


def test_gandalfs_staff_in_play_raises_the_carryover_limit() -> None:
    for place in ("reserve", "weathertop", "harad"):
        more: Any = {"reserve": {"frodo": [(GREY, STAFF)]}} if place == "reserve" else {"at": {place: [(GREY, STAFF)]}}
        table = given(turn="frodo", hands={"frodo": 3}, **more)
        assert (table.carryover("frodo"), table.carryover("aragorn")) == (3, 2)
        table.passes("frodo")
    table = given(turn="frodo", hands={"frodo": [STAFF, "gimli", "sting"]}, reserve={"frodo": [GREY]})
    assert table.carryover("frodo") == 2
    table.is_refused("CG-PASS-01", "pass")
    table.does("play-card", card=STAFF, to=GREY)
    assert table.carryover("frodo") == 3


def test_narya_makes_all_shadow_players_cycle() -> None:
    more: Any = {"hands": {"witch-king": ["the-hunter", "black-uruks"], "saruman": ["ugluk"], "aragorn": 1}}
    table = given(turn="frodo", reserve={"frodo": [(WHITE, NARYA)]}, **more)
    table.does("use-card", card=NARYA)
    assert table.cycle("frodo") == {NARYA}
    assert table.reserve("frodo") == {WHITE}
    assert (table.asked, table.player) == ("cycle", "witch-king")
    table.does("cycle-cards", cards=["black-uruks"])
    assert (table.asked, table.player) == ("cycle", "saruman")
    table.does("cycle-cards", cards=["ugluk"])
    assert table.cycle("witch-king") == {"black-uruks"}
    assert len(table.hand("aragorn")) == 1
    assert table.player == "witch-king"
    assert set(table.seen()["traces"]["black-uruks"]) >= {"hand", "cycle"}
    table.is_sound()


def test_narya_makes_who_has_no_card_forsake() -> None:
    table = given(turn="frodo", reserve={"frodo": [(WHITE, NARYA)]}, hands={"saruman": ["ugluk"]})
    table.does("use-card", card=NARYA)
    assert (table.asked, table.player) == ("forsake", "witch-king")
    table.draws("witch-king", "olog-hai").does("forsake-top-card").does("cycle-cards", cards=["ugluk"])
    assert table.eliminated("witch-king") == {"olog-hai"}


def test_narya_in_the_duel_is_done_twice_and_in_reserve_only() -> None:
    table = given("duel", turn="gandalf", reserve={"gandalf": [(WHITE, NARYA)]}, hands={"witch-king": 3})
    table.does("use-card", card=NARYA)
    for _ in range(2):
        assert (table.asked, table.player) == ("cycle", "witch-king")
        table.does("cycle-cards", cards=[min(table.hand("witch-king"))])
    assert len(table.cycle("witch-king")) == 2
    assert table.asked == "action"
    given(turn="frodo", at={"harad": [(WHITE, NARYA)]}).is_refused("CG-USE-01", "use-card", card=NARYA)


def test_ent_draught_is_for_ents() -> None:
    wields("frodo", DRAUGHT, ("treebeard", "quickbeam"), (GREY, "merry-brandybuck", EAGLE))
    assert losses("amon-hen", ("treebeard", DRAUGHT)) == {"treebeard": 2}
    assert attack("harad", ("treebeard", DRAUGHT)) == 1


@pytest.mark.parametrize("place", ["reserve", "amon-hen", "harad"])
def test_ent_draught_brings_up_to_two_hobbits_back(place: str) -> None:
    ent = ("quickbeam", DRAUGHT)
    more: Any = {"reserve": {"frodo": [ent]}} if place == "reserve" else {"at": {place: [ent]}}
    pile = {"frodo": ["merry-brandybuck", "pippin-took", "sam-gamgee", "gimli", "sting"]}
    table = given(turn="frodo", path="amon-hen", cycle=pile, **more)
    table.does("use-card", card=DRAUGHT)
    assert table.eliminated("frodo") == {DRAUGHT}
    hobbits = {"merry-brandybuck", "pippin-took", "sam-gamgee"}
    assert {o.get("card") for o in table.offers()} == {*hobbits, None}
    table.does("take-card", card="merry-brandybuck")
    assert {o.get("card") for o in table.offers()} == {"pippin-took", "sam-gamgee", None}
    one = Table(table.match.fork()).does("decline")
    assert one.hand("frodo") == {"merry-brandybuck"}
    table.does("take-card", card="sam-gamgee")
    assert table.hand("frodo") == {"merry-brandybuck", "sam-gamgee"}
    assert table.asked == "action"
    assert table.zone("quickbeam") == place
    table.is_sound()


def test_ent_draught_needs_a_pile_where_hobbits_may_be() -> None:
    hobbits = ["bilbo-baggins", "fatty-bolger", "frodo-baggins", "merry-brandybuck", "pippin-took", "sam-gamgee"]
    table = given(turn="frodo", reserve={"frodo": [("treebeard", DRAUGHT), *hobbits]}, cycle={"frodo": 3})
    table.is_refused("CG-TAKE-02", "use-card", card=DRAUGHT)


def test_ent_draught_may_bring_nobody() -> None:
    table = given(turn="frodo", reserve={"frodo": [("treebeard", DRAUGHT)]}, cycle={"frodo": ["pippin-took"]})
    table.does("use-card", card=DRAUGHT).does("decline")
    assert table.hand("frodo") == set()
    assert table.eliminated("frodo") == {DRAUGHT}
    given(turn="aragorn", reserve={"frodo": [("treebeard", DRAUGHT)]}).is_refused("CG-USE-01", "use-card", card=DRAUGHT)
