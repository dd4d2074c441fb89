"""The strategy deck of the Free Peoples: table cards and the political track (cards 1 to 4, 7, 8)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.fellowship.reveal import reveal_fellowship

from .board import acts, at_war, attacks, moves, nation, walks
from .fights import NATIONS
from .ring import acting, consistent, phase, shadow_plays, shadow_to_play
from .ring import moves as moves_fellowship
from .scenario import Scenario
from .strategy import EMPTY, cannot_play, holds, is_over, play, played

ABROAD: dict[str, Any] = {"free_peoples": {"dagorlad": {"aragorn": 1, "gondor-regular": 2}}, "shadow": {}}


# -- The Last Battle --------------------------------------------------------------------------------------------------
def test_WR_EVT_04_the_last_battle_stays_on_the_table() -> None:
    war = played("fp-str-01", **ABROAD)
    war.expect(table=["fp-str-01"], discards=[], playing=[])
    assert war.told("log-wotr-stays-on-table") == [{"card": "fp-str-01"}]
    war.shadow.is_asked("action")
    consistent(war)


@pytest.mark.parametrize("region", ["osgiliath", "south-ithilien", "moria", "fangorn"])
def test_fp_str_01_any_region_of_no_free_nation(region: str) -> None:
    war = holds("fp-str-01", free_peoples={region: {"aragorn": 1, "gondor-regular": 1}}, shadow={})
    play(war, "fp-str-01").expect(table=["fp-str-01"])


def test_PF_072_fp_str_01_besieged_in_a_conquered_stronghold() -> None:
    inside = {"dol-guldur": {"aragorn": 1, "elves-regular": 1}}
    besiegers = {"dol-guldur": {"sauron-regular": 2}}
    war = holds("fp-str-01", free_peoples={}, inside=inside, shadow=besiegers, captured=["dol-guldur"])
    play(war, "fp-str-01").expect(table=["fp-str-01"])


@pytest.mark.parametrize(
    "free_peoples",
    [
        {"dagorlad": {"aragorn": 1}},
        {"minas-tirith": {"aragorn": 1, "gondor-regular": 1}},
        {"lorien": {"aragorn": 1, "elves-regular": 1}},
        {"dagorlad": {"strider": 1, "gondor-regular": 1}},
        {"dagorlad": {"gondor-regular": 1}, "osgiliath": {"aragorn": 1}},
        {},
    ],
)
def test_WR_CARD_08_fp_str_01_needs_aragorn_abroad_with_an_army(free_peoples: dict[str, dict[str, int]]) -> None:
    assert cannot_play("fp-str-01", free_peoples=free_peoples, shadow={})


def test_fp_str_01_the_moving_die_is_set_aside() -> None:
    war = acting(table=["fp-str-01"], **ABROAD)
    moves_fellowship(war).chance.rolls(1)
    war.expect(hunt_box={"free-peoples": 0, "shadow": 1}, table=["fp-str-01"], progress=1)
    assert war.told("log-wotr-moving-die-set-aside") == [{}]
    without = acting(**ABROAD)
    moves_fellowship(without).chance.rolls(1)
    without.expect(hunt_box={"free-peoples": 1, "shadow": 1})


def test_fp_str_01_goes_when_the_fellowship_is_declared() -> None:
    war = phase(region="hollin", progress=1, table=["fp-str-01"], **ABROAD)
    war.free_peoples.does("declare", region="hollin")
    war.expect(table=[], discards=[["fp-str-01", -1]])
    assert war.told("log-wotr-table-card-goes") == [{"card": "fp-str-01"}]


def test_fp_str_01_goes_when_it_is_revealed() -> None:
    war = shadow_to_play(region="hollin", table=["fp-str-01"], **ABROAD)
    shadow_plays(war, reveal_fellowship)
    war.expect(table=[], hidden=False)
    assert ["fp-str-01", -1] in war.view()["discards"]


def test_fp_str_01_revealed_by_the_hunt_of_the_move_the_die_goes_to_the_box() -> None:
    war = acting(region="hollin", table=["fp-str-01"], with_=("gimli", "legolas"), **ABROAD)
    moves_fellowship(war).chance.rolls(6).draws_tile("std-0r")
    war.free_peoples.does("revealed-to", region="hollin")
    war.expect(table=[], hidden=False, hunt_box={"free-peoples": 1, "shadow": 1})


@pytest.mark.parametrize("region", ["north-ithilien", "osgiliath"])
def test_WR_CARD_14_fp_str_01_stays_while_he_marches_abroad(region: str) -> None:
    start = {"dead-marshes": {"aragorn": 1, "gondor-regular": 2}}
    war = acts("free-peoples", "army-muster", table=["fp-str-01"], free_peoples=start, shadow={})
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "dead-marshes", region, {"aragorn": 1, "gondor-regular": 2})
    war.expect(table=["fp-str-01"])


def test_PF_098_fp_str_01_goes_when_he_comes_home_or_leaves_his_army() -> None:
    start = {"osgiliath": {"aragorn": 1, "gondor-regular": 2}}
    war = acts("free-peoples", "army-muster", table=["fp-str-01"], free_peoples=start, shadow={})
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "osgiliath", "minas-tirith", {"aragorn": 1, "gondor-regular": 2})
    war.expect(table=[], discards=[["fp-str-01", -1]])
    war = acts("free-peoples", "character", table=["fp-str-01"], free_peoples=start, shadow={})
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "north-ithilien", "aragorn")
    war.expect(table=[], discards=[["fp-str-01", -1]])


# -- A Power Too Great, The Power of Tom Bombadil ---------------------------------------------------------------------
@pytest.mark.parametrize(("card", "people"), [("fp-str-02", "elves"), ("fp-str-03", "north")])
def test_fp_str_02_and_03_advance_a_nation_and_stay(card: str, people: str) -> None:
    war = played(card)
    assert nation(war, people) == (2, people == "elves")
    assert [told["nation"] for told in war.told("log-wotr-advanced")] == [people]
    war.expect(table=[card], discards=[])
    war.shadow.is_asked("action")
    consistent(war)


@pytest.mark.parametrize(("card", "people"), [("fp-str-02", "elves"), ("fp-str-03", "north")])
def test_WR_POL_22_fp_str_02_and_03_with_no_step_left(card: str, people: str) -> None:
    assert nation(played(card, nations=at_war(people)), people) == (0, True)
    assert nation(played("fp-str-03", nations={"north": {"steps": 1, "active": False}}), "north") == (1, False)


GUARDED = [
    ("fp-str-02", "lorien", "dimrill-dale"),
    ("fp-str-02", "rivendell", "trollshaws"),
    ("fp-str-02", "grey-havens", "harlindon"),
    ("fp-str-03", "old-forest", "cardolan"),
    ("fp-str-03", "the-shire", "evendim"),
    ("fp-str-03", "buckland", "south-downs"),
]


def invasion(start: str, **position: Any) -> Scenario:
    forces = {"shadow": {start: {"sauron-regular": 3}}, "free_peoples": {}}
    return acts("shadow", "army", nations=at_war(*NATIONS), **{**forces, **position})


@pytest.mark.parametrize(("card", "region", "start"), GUARDED)
def test_fp_str_02_and_03_no_shadow_army_moves_in(card: str, region: str, start: str) -> None:
    war = invasion(start, table=[card])
    war.shadow.uses("army").does("move-armies")
    war.shadow.is_refused("WR-CARD-12", "move-army", from_region=start, region=region)
    assert region not in war.shadow.offered("move-army", "region")
    other = "fp-str-03" if card == "fp-str-02" else "fp-str-02"
    war = invasion(start, table=[other])
    assert war.shadow.uses("army").does("move-armies").may("move-army", from_region=start, region=region)


@pytest.mark.parametrize(("card", "region", "start"), GUARDED)
def test_fp_str_02_and_03_no_field_battle(card: str, region: str, start: str) -> None:
    defenders = {region: {"elves-regular": 1}}
    war = invasion(start, table=[card], free_peoples=defenders)
    war.shadow.uses("army").is_refused("WR-BTL-01", "attack")
    assert invasion(start, free_peoples=defenders).shadow.uses("army").may("attack")
    beside = {start: {"sauron-regular": 3}, "noman-lands": {"sauron-regular": 1}}
    more = {**defenders, "dagorlad": {"gondor-regular": 1}}
    war = invasion(start, table=[card], free_peoples=more, shadow=beside)
    war.shadow.uses("army").does("attack").is_refused("WR-BTL-01", "attack-from", region=start)


def test_fp_str_02_the_reason_of_a_forbidden_attack() -> None:
    """From Dimrill Dale one enemy may be attacked, the other not."""
    forces = {"lorien": {"elves-regular": 1}, "parth-celebrant": {"elves-regular": 1}}
    war = invasion("dimrill-dale", table=["fp-str-02"], free_peoples=forces)
    war.shadow.uses("army").does("attack").does("attack-from", region="dimrill-dale")
    war.shadow.is_refused("WR-CARD-12", "attack-target", region="lorien")
    assert war.shadow.may("attack-target", region="parth-celebrant")


def test_fp_str_02_a_siege_under_way_is_neither_pressed_nor_reinforced() -> None:
    position: dict[str, Any] = {
        "table": ["fp-str-02"],
        "inside": {"lorien": {"elves-regular": 2}},
        "shadow": {"lorien": {"sauron-regular": 3}, "dimrill-dale": {"sauron-regular": 2}},
    }
    war = invasion("dimrill-dale", **position)
    war.shadow.uses("army").is_refused("WR-BTL-01", "attack")
    war.shadow.does("move-armies")
    war.shadow.is_refused("WR-CARD-12", "move-army", from_region="dimrill-dale", region="lorien")
    moves(war.shadow, "lorien", "parth-celebrant", {"sauron-regular": 3})
    assert war.inside("lorien") == {}


def test_fp_str_02_the_free_peoples_may_attack_there() -> None:
    forces: dict[str, Any] = {"inside": {"lorien": {"elves-regular": 2}}, "shadow": {"lorien": {"sauron-regular": 3}}}
    war = acts("free-peoples", "army-muster", nations=at_war("elves"), table=["fp-str-02"], free_peoples={}, **forces)
    attacks(war.free_peoples, "army-muster", "lorien", "lorien", {"elves-regular": 2})
    assert war.told("log-wotr-sortie")


def test_fp_str_02_nazgul_without_army_and_free_armies_come_in() -> None:
    figures = {"dimrill-dale": {"nazgul": 1, "sauron-regular": 1}}
    war = acts("shadow", "character", table=["fp-str-03"], free_peoples={}, shadow=figures)
    war.shadow.uses("character").does("move-minions")
    war.shadow.does("take-minions", figure="nazgul", from_region="dimrill-dale", count=1)
    assert war.shadow.may("walk", region="buckland")
    war = acts("free-peoples", "army-muster", table=["fp-str-02"], free_peoples={"dimrill-dale": {"elves-regular": 1}})
    war.free_peoples.uses("army-muster").does("move-armies")
    assert war.free_peoples.may("move-army", from_region="dimrill-dale", region="lorien")


@pytest.mark.parametrize("card", ["fp-str-02", "fp-str-03"])
@pytest.mark.parametrize("die", ["event", "army", "character"])
def test_PF_098_fp_str_02_and_03_are_bought_off(card: str, die: str) -> None:
    hand = ["sh-char-01", "sh-str-01", "sh-str-16"]
    war = acts("shadow", die, table=[card], hands={"shadow": hand})
    war.shadow.uses(die).does("remove-table-card", card=card)
    war.shadow.is_refused("WR-CARD-13", "pay-cards", cards=["sh-char-01", "sh-str-16"])
    war.shadow.does("pay-cards", cards=["sh-char-01", "sh-str-01"])
    assert war.shadow.hand == ["sh-str-16"]
    war.expect(table=[], discards=[[card, -1], ["sh-char-01", -1], ["sh-str-01", -1]])
    war.free_peoples.is_asked("action")


def test_WR_CARD_13_fp_str_02_two_cards_of_one_kind_do_not_pay() -> None:
    war = acts("shadow", "event", table=["fp-str-02"], hands={"shadow": ["sh-char-01", "sh-char-02", "sh-str-01"]})
    war.shadow.uses("event").does("remove-table-card", card="fp-str-02")
    war.shadow.is_refused("WR-CARD-13", "pay-cards", cards=["sh-char-01", "sh-char-02"])
    war.shadow.does("pay-cards", cards=["sh-char-02", "sh-str-01"])
    assert war.shadow.hand == ["sh-char-01"]


@pytest.mark.parametrize("hand", [["sh-char-01", "sh-char-02"], ["sh-str-01"], ["sh-char-01", "sh-str-16"], []])
def test_WR_CARD_13_fp_str_03_needs_both_icons(hand: list[str]) -> None:
    war = acts("shadow", "event", table=["fp-str-03"], hands={"shadow": hand})
    war.shadow.uses("event").is_refused("WR-CARD-13", "remove-table-card", card="fp-str-03")
    war = acts("free-peoples", "event", table=["fp-str-03"])
    war.free_peoples.uses("event").is_refused("WR-CARD-13", "remove-table-card", card="fp-str-03")


# -- Book of Mazarbul, Fear! Fire! Foes! ------------------------------------------------------------------------------
LEADS = [
    ("fp-str-04", "dwarves", "iron-hills", "erebor"),
    ("fp-str-04", "dwarves", "tower-hills", "ered-luin"),
    ("fp-str-07", "north", "buckland", "bree"),
    ("fp-str-07", "north", "buckland", "the-shire"),
]


@pytest.mark.parametrize(("card", "people", "start", "region"), LEADS)
def test_WR_EVT_05_a_companion_leads_a_nation_to_war(card: str, people: str, start: str, region: str) -> None:
    war = played(card, free_peoples={start: {"boromir": 1, "peregrin": 1}}, shadow={})
    walks(war.free_peoples, region, "peregrin")
    war.free_peoples.does("done")
    assert nation(war, people) == (0, True)
    assert [told["nation"] for told in war.told("log-wotr-at-war")] == [people]
    assert war.figures("free-peoples", start) == {"boromir": 1}
    assert is_over(war, card)
    consistent(war)


@pytest.mark.parametrize(("card", "people", "_start", "region"), LEADS)
def test_WR_EVT_05_one_who_is_there_need_not_move(card: str, people: str, _start: str, region: str) -> None:
    war = played(card, free_peoples={region: {"meriadoc": 1}}, shadow={})
    war.free_peoples.does("done")
    assert nation(war, people) == (0, True)


@pytest.mark.parametrize(
    ("card", "people", "region"), [("fp-str-04", "dwarves", "dale"), ("fp-str-07", "north", "dale")]
)
def test_WR_EVT_05_elsewhere_nobody_goes_to_war(card: str, people: str, region: str) -> None:
    war = played(card, free_peoples={region: {"meriadoc": 1, "peregrin": 1}}, shadow={})
    walks(war.free_peoples, "withered-heath", "peregrin")
    walks(war.free_peoples, "woodland-realm", "meriadoc")
    assert nation(war, people)[0] == 3
    assert is_over(war, card), "both have moved, nobody is left to move"


@pytest.mark.parametrize("card", ["fp-str-04", "fp-str-07"])
def test_PF_097_fp_str_04_and_07_with_nobody_on_the_map(card: str) -> None:
    assert is_over(played(card, **EMPTY), card)


def test_PF_072_fp_str_04_inside_besieged_erebor() -> None:
    inside = {"erebor": {"gimli": 1, "dwarves-regular": 1}}
    war = played("fp-str-04", free_peoples={}, inside=inside, shadow={"erebor": {"southrons-regular": 2}})
    assert nation(war, "dwarves") == (0, True)
    assert is_over(war, "fp-str-04")


def test_fp_str_04_a_companion_cannot_leave_a_siege() -> None:
    inside = {"erebor": {"gimli": 1, "dwarves-regular": 1}}
    there = {"dale": {"legolas": 1}}
    war = played("fp-str-04", free_peoples=there, inside=inside, shadow={"erebor": {"southrons-regular": 2}})
    war.free_peoples.is_refused("WR-CHAR-11", "group", characters=["gimli"])


def test_PF_033_fp_str_07_companions_rouse_where_they_end() -> None:
    war = played("fp-str-07", free_peoples={"lossarnach": {"boromir": 1}}, shadow={})
    walks(war.free_peoples, "minas-tirith", "boromir")
    assert nation(war, "gondor") == (2, True)
    assert nation(war, "north") == (3, False)


# -- Wisdom of Elrond -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("people", "before"), [("dwarves", 3), ("elves", 3), ("gondor", 2), ("north", 3), ("rohan", 3)]
)
def test_fp_str_08_rouses_and_advances(people: str, before: int) -> None:
    war = played("fp-str-08")
    assert war.free_peoples.offered("counsel", "nation") == ["dwarves", "elves", "gondor", "north", "rohan"]
    war.free_peoples.is_asked("wisdom-of-elrond").is_refused("WR-CARD-10", "counsel", nation="isengard")
    consistent(war)
    war.free_peoples.does("counsel", nation=people)
    assert nation(war, people) == (before - 1, True)
    assert is_over(war, "fp-str-08")


def test_fp_str_08_rousing_first_leads_to_war() -> None:
    war = played("fp-str-08", nations={"gondor": {"steps": 1, "active": False}})
    war.free_peoples.does("counsel", nation="gondor")
    assert nation(war, "gondor") == (0, True)
    assert war.told("log-wotr-at-war") == [{"nation": "gondor"}]


def test_PF_097_fp_str_08_a_nation_at_war_may_be_named() -> None:
    war = played("fp-str-08", nations=at_war("elves"))
    war.free_peoples.does("counsel", nation="elves")
    assert nation(war, "elves") == (0, True)
    assert is_over(war, "fp-str-08")


def test_WR_EVT_03_fp_str_08_wormtongue_keeps_rohan_passive() -> None:
    """The card does not rouse Rohan while Wormtongue lies on the table; the step is taken all the same."""
    saruman = {"orthanc": {"isengard-regular": 1, "saruman": 1}}
    war = played("fp-str-08", table=["sh-char-22"], free_peoples={}, shadow=saruman)
    war.free_peoples.does("counsel", nation="rohan")
    assert nation(war, "rohan") == (2, False)
    war.expect(table=["sh-char-22"])
