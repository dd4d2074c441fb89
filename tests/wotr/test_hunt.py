"""The Hunt for the Ring (WR-HUNT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.ring import acting, bends, consistent, moves, only, shadow_plays, shadow_to_play, tile_of
from tests.wotr.scenario import Scenario, given
from thirdage.games.wotr.fellowship.hunt_damage import RANDOM_FIRST, RING_ALONE
from thirdage.games.wotr.fellowship.hunt_pool import BY_CARD, add_special_tile, draw_tile_for_card, remove_tile
from thirdage.games.wotr.fellowship.hunt_roll import hunt, rerolls, successes
from thirdage.games.wotr.fellowship.moves import move_fellowship
from thirdage.games.wotr.fellowship.reveal import resolve_tile
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow

STAFF, MITHRIL, AXE, HORN = "fp-char-08", "fp-char-05", "fp-char-06", "fp-char-07"
CREBAIN, WORN = "sh-char-16", "sh-char-15"
HOLLIN: dict[str, Any] = {"region": "hollin"}


def on_table(war: Scenario) -> Scenario:
    """The table cards do what the cards say, whatever else they need."""
    for card, query, answer in (
        (STAFF, "prevents-draw", lambda _position, _cause: True),
        (MITHRIL, "redraws-tile", lambda _position, _tile, _cause: True),
        (AXE, "lowers-damage", lambda _position, _damage, _cause: 1),
        (HORN, "lowers-damage", lambda _position, _damage, _cause: 1),
        (CREBAIN, "hunt-bonus", lambda _position: 1),
    ):
        bends(war, card, query, answer)
        war.match.rules.effects.pop(f"{card}/condition", None)
    return war


def card_tile(how: str) -> Any:
    """A card that draws a tile, discards Eyes, and says how the damage may be met."""

    def effect(war: War) -> Flow[None]:
        tile = yield from draw_tile_for_card(war)
        if tile >= 0:
            yield from resolve_tile(war, tile, BY_CARD, how=how)

    return effect


def test_WC_HUNT_01_modifier() -> None:
    war = moves(acting("character", "character", "muster", box=3, shadow_dice=()))
    war.chance.rolls(5, 5, 4)
    assert war.told("log-wotr-hunt-fails")
    moves(war).chance.rolls(5, 2, 1)
    assert [told["count"] for told in war.told("log-wotr-hunt-succeeds")] == [1]
    assert war.open() == [("chance", "tile-drawn")]


def test_WC_HUNT_02_natural_one() -> None:
    war = moves(acting(box=2, moved=5))
    war.chance.rolls(1, 1)
    assert war.told("log-wotr-hunt-fails")
    assert successes((1, 2), 5) == 1


def test_WC_HUNT_03_five_dice_at_most() -> None:
    war = moves(acting(box=7))
    war.chance.rolls(1, 2, 3, 4, 5)
    assert war.told("log-wotr-hunt-fails")


def test_WC_HUNT_04_level_zero() -> None:
    war = moves(acting(box=0, region="moria", shadow={"moria": {"sauron-regular": 2, "nazgul": 1}}))
    war.expect(progress=1, corruption=0, hidden=True)
    assert not war.told("log-wotr-tile-drawn")
    assert war.view()["hunt-box"]["free-peoples"] == 1
    war.shadow.is_asked("action")


def test_WC_HUNT_05_rerolls_1() -> None:
    war = moves(acting(box=3, **HOLLIN, shadow={"hollin": {"sauron-regular": 3, "nazgul": 2}}))
    war.chance.rolls(2, 3, 4)
    assert sorted(war.shadow.offered("re-roll", "dice")) == [0, 1, 2]
    war.shadow.does("re-roll", dice=2)
    war.chance.rolls(1, 6)
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 1}]


def test_WC_HUNT_06_rerolls_2() -> None:
    war = moves(acting(box=4, region="moria", shadow={"moria": {"sauron-regular": 4, "nazgul": 1}}))
    war.chance.rolls(2, 3, 4, 5)
    assert sorted(war.shadow.offered("re-roll", "dice")) == [0, 1, 2, 3]


def test_WC_HUNT_07_fewer_failed_dice_than_rerolls() -> None:
    war = moves(acting(box=2, region="moria", shadow={"moria": {"sauron-regular": 4, "nazgul": 1}}))
    war.chance.rolls(6, 3)
    assert sorted(war.shadow.offered("re-roll", "dice")) == [0, 1]
    war.shadow.does("re-roll", dice=1)
    war.chance.rolls(2)
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 1}]
    assert war.open() == [("chance", "tile-drawn")]


def test_WC_HUNT_08_bonus_on_rerolls() -> None:
    war = moves(acting(box=1, moved=1, **HOLLIN, shadow={"hollin": {"nazgul": 1}}))
    war.chance.rolls(2)
    war.shadow.does("re-roll", dice=1)
    war.chance.rolls(5)
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 1}]


def test_WC_HUNT_09_last_known_position_counts() -> None:
    war = moves(acting(box=1, progress=4, region="rivendell", shadow={"moria": {"sauron-regular": 2}}))
    war.chance.rolls(2)
    war.shadow.is_asked("action")


@pytest.mark.parametrize(("minion", "rolls"), [("witch-king", 1), ("mouth-of-sauron", 0)])
def test_WC_HUNT_10_witch_king_gives_the_nazgul_reroll(minion: str, rolls: int) -> None:
    war = acting(box=1, **HOLLIN, shadow={"hollin": {minion: 1}})
    assert rerolls(war.position) == rolls
    moves(war).chance.rolls(2)
    war.shadow.is_asked("hunt-re-roll" if rolls else "action")


def test_WC_HUNT_11_free_peoples_stronghold_captured() -> None:
    war = moves(acting(box=1, region="lorien", captured=["lorien"], free_peoples={}, shadow={}))
    war.chance.rolls(2)
    assert sorted(war.shadow.offered("re-roll", "dice")) == [0, 1]


def test_WC_HUNT_12_gimli() -> None:
    war = moves(acting(box=3, moved=1, region="goblins-gate", progress=1, turn=4))
    war.expect(progress=2)
    war.chance.rolls(2, 5, 6).draws_tile("std-3")
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 2}]
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("gimli")
    war.free_peoples.does("guide", character="gandalf-the-grey")
    war.expect(corruption=1, hidden=True)
    assert war.view()["characters"]["gimli"] == "gone"


def test_WC_HUNT_13_eye_tile() -> None:
    war = moves(acting(box=3, **HOLLIN))
    war.chance.rolls(6, 6, 6).draws_tile("std-eye")
    war.free_peoples.does("decline")
    war.expect(corruption=3, hidden=False)


def test_WC_HUNT_14_high_level_casualty() -> None:
    war = tile_of(acting(guide="gandalf-the-grey"), "std-1")
    war.free_peoples.does("casualty", who="guide")
    war.expect(corruption=0, guide="strider")
    assert war.view()["characters"]["gandalf-the-grey"] == "gone"


def test_WC_HUNT_15_zero_damage() -> None:
    war = tile_of(acting(**HOLLIN), "std-0r")
    assert not war.free_peoples.may("casualty", who="guide")
    war.expect(hidden=False, corruption=0)
    assert len(war.position.companions()) == 7


def test_WC_HUNT_16_one_casualty() -> None:
    war = tile_of(acting(guide="gandalf-the-grey"), "std-3")
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("legolas")
    war.free_peoples.does("guide", character="gandalf-the-grey")
    assert not war.free_peoples.may("casualty", who="guide")
    war.expect(corruption=1)
    war.shadow.is_asked("action")


def test_WC_HUNT_17_card_guide_casualty_ring() -> None:
    war = on_table(acting(with_=("meriadoc", "peregrin"), guide="meriadoc", table=[AXE, HORN]))
    tile_of(war, "std-3")
    war.free_peoples.is_asked("lower-damage").does("use-table-card", card=AXE)
    war.free_peoples.is_asked("hobbit-leaves").does("accept")
    war.free_peoples.is_asked("hobbit-leaves").does("decline")
    war.free_peoples.is_asked("casualty").does("casualty", who="guide")
    assert not war.free_peoples.may("use-table-card", card=HORN)
    war.free_peoples.does("separate-to", region="rivendell").does("separate-to", region="trollshaws")
    war.expect(corruption=0, guide="gollum")
    assert war.view()["table"] == [HORN]


def test_WC_HUNT_17_the_ring_takes_the_rest() -> None:
    war = on_table(acting(with_=("meriadoc",), guide="meriadoc", table=[AXE]))
    tile_of(war, "std-3")
    war.free_peoples.does("use-table-card", card=AXE).does("accept")
    war.free_peoples.is_asked("gollum-reveals").does("decline")
    war.free_peoples.does("separate-to", region="rivendell")
    war.expect(corruption=1, guide="gollum", hidden=True)


def test_WC_HUNT_18_only_one_table_card() -> None:
    war = on_table(acting(table=[AXE, HORN]))
    tile_of(war, "std-3")
    assert len(war.free_peoples.offered("use-table-card")) == 2
    war.free_peoples.does("use-table-card", card=HORN)
    assert not war.free_peoples.may("use-table-card", card=AXE)
    war.free_peoples.is_asked("casualty").does("decline")
    war.expect(corruption=2)
    assert war.view()["table"] == [AXE]


def test_WC_HUNT_19_new_guide_at_once() -> None:
    war = acting(with_=("meriadoc", "peregrin"), guide="meriadoc")
    tile_of(war, "std-2")
    war.free_peoples.does("accept")
    war.expect(guide="peregrin")
    war.free_peoples.does("accept")
    war.expect(guide="gollum")
    war.free_peoples.does("separate-to", region="trollshaws")
    war.expect(corruption=0)
    assert war.figures("free-peoples", "trollshaws") == {"meriadoc": 1, "peregrin": 1}


def test_WC_HUNT_20_gollum_blocks_reveal() -> None:
    war = tile_of(acting(with_=(), **HOLLIN), "std-1r")
    war.free_peoples.is_asked("gollum-reveals").does("decline")
    war.expect(hidden=True, corruption=1)
    war = tile_of(acting(with_=(), **HOLLIN), "std-1r")
    war.free_peoples.does("accept").does("revealed-to", region="hollin")
    war.expect(hidden=False, corruption=0)


def test_WC_HUNT_21_gollum_and_eye() -> None:
    war = moves(acting(box=2, with_=(), **HOLLIN))
    war.chance.rolls(6, 6).draws_tile("std-eye")
    war.free_peoples.is_asked("revealed-to")
    war.expect(hidden=False, corruption=2)


def test_WC_HUNT_22_wizards_staff() -> None:
    war = moves(on_table(acting(table=[STAFF])))
    war.chance.rolls(6)
    war.free_peoples.is_asked("prevent-draw").does("use-table-card", card=STAFF)
    war.expect(corruption=0, hidden=True)
    assert not war.told("log-wotr-tile-drawn")
    assert war.view()["table"] == []
    assert war.view()["hunt-box"]["free-peoples"] == 1


def test_WC_HUNT_23_pool_runs_out() -> None:
    tiles = {"pool": ["std-1"], "removed": ["std-eye"]}
    drawn = ["std-eye"] * 3 + ["std-0r"] * 2 + ["std-1", "std-1r", "std-1r", "std-2", "std-2", "std-2r"] + ["std-3"] * 3
    war = acting("character", "character", "muster", box=1, shadow_dice=(), tiles={**tiles, "drawn": drawn}, **HOLLIN)
    tile_of(war, "std-1").free_peoples.does("decline")
    assert war.view()["tiles"]["pool"] == []
    moves(war).chance.rolls(6)
    assert len(war.view()["tiles"]["pool"]) == 15
    assert war.view()["tiles"]["drawn"] == []
    war.chance.draws_tile("std-1")
    assert len(war.view()["tiles"]["pool"]) == 14
    assert war.view()["tiles"]["removed"] == ["std-eye"]


def plays_tile(name: str) -> Any:
    """A card that puts a special tile into play."""

    def effect(war: War) -> Flow[None]:
        add_special_tile(war, war.facts.tile[name])
        yield from ()

    return effect


def test_WC_HUNT_24_special_tile_before_mordor() -> None:
    war = shadow_plays(shadow_to_play(region="lorien"), plays_tile("sh-shelobs-lair"))
    assert war.view()["tiles"]["waiting"] == ["sh-shelobs-lair"]
    assert "sh-shelobs-lair" not in war.view()["tiles"]["pool"]
    war = given(next=["fellowship-phase"], fellowship={"region": "morannon"}, tiles={"waiting": ["sh-shelobs-lair"]})
    war.free_peoples.does("enter-mordor")
    assert "sh-shelobs-lair" in war.view()["tiles"]["pool"]
    assert war.view()["tiles"]["waiting"] == []


def test_WC_HUNT_25_special_tile_in_mordor() -> None:
    war = shadow_plays(shadow_to_play(mordor=1), plays_tile("fp-elven-rope"))
    assert "fp-elven-rope" in war.view()["tiles"]["pool"]


def test_WC_HUNT_26_card_move_hunts_too() -> None:
    war = shadow_to_play(box=1, moved=1, **HOLLIN)
    shadow_plays(war, lambda position: move_fellowship(position, by_die=False))
    war.chance.rolls(5)
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 1}]
    war.chance.draws_tile("std-1")
    war.free_peoples.does("decline")
    assert war.told("log-wotr-moving-die") == []
    war.expect(progress=1, corruption=1)


def test_WC_HUNT_27_twelve_during_the_hunt() -> None:
    war = moves(acting(box=3, corruption=10, **HOLLIN))
    war.chance.rolls(6, 6, 6).draws_tile("std-eye")
    war.free_peoples.does("decline")
    war.expect(outcome=("shadow", "corruption"), hidden=True)


def test_WR_HUNT_08_mithril_before_the_die() -> None:
    war = on_table(
        acting(mordor=2, tiles={"pool": ["sh-shelobs-lair", "std-1"], "drawn": rest("std-1")}, table=[MITHRIL])
    )
    moves(war).chance.draws_tile("sh-shelobs-lair")
    war.free_peoples.is_asked("redraw-tile").does("use-table-card", card=MITHRIL)
    war.chance.draws_tile("std-1")
    assert "sh-shelobs-lair" in war.view()["tiles"]["pool"]
    war.free_peoples.does("decline")
    war.expect(corruption=1, mordor=3)


def rest(*kept: str) -> list[str]:
    """The standard tiles without these."""
    counts = {"std-eye": 4, "std-0r": 2, "std-1": 2, "std-1r": 2, "std-2": 2, "std-2r": 1, "std-3": 3}
    out = [tile for tile, n in counts.items() for _ in range(n)]
    for tile in kept:
        out.remove(tile)
    return out


def test_WR_HUNT_40_a_second_tile_from_an_empty_pool() -> None:
    war = on_table(acting(box=1, tiles={"pool": ["std-3"], "drawn": rest("std-3")}, table=[MITHRIL]))
    tile_of(war, "std-3").free_peoples.does("use-table-card", card=MITHRIL)
    assert len(war.view()["tiles"]["pool"]) == 15, "the first tile is not among them"
    war.chance.draws_tile("std-1")
    assert len(war.view()["tiles"]["pool"]) == 15
    assert war.view()["tiles"]["drawn"] == ["std-1"]


def test_WR_HUNT_40_a_card_adds_to_the_roll() -> None:
    war = on_table(acting(box=2, table=[CREBAIN], **HOLLIN, shadow={"hollin": {"nazgul": 1}}))
    moves(war)
    war.shadow.is_asked("hunt-bonus").does("use-table-card", card=CREBAIN)
    war.chance.rolls(4, 2)
    war.shadow.does("re-roll", dice=1)
    war.chance.rolls(5)
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 1}]
    assert war.view()["table"] == []


def test_WR_HUNT_40_a_hunt_roll_without_a_move() -> None:
    war = shadow_plays(shadow_to_play(box=2, moved=1, progress=2), hunt)
    war.chance.rolls(5, 1).draws_tile("std-1")
    war.free_peoples.does("decline")
    war.expect(progress=2, corruption=1)


def test_WR_HUNT_40_a_random_casualty_is_forced() -> None:
    war = shadow_plays(shadow_to_play(), card_tile(RANDOM_FIRST))
    war.chance.draws_tile("std-3")
    war.chance.draws_companion("boromir")
    war.free_peoples.does("guide", character="strider")
    war.expect(corruption=1)


def test_WR_HUNT_25_a_card_discards_eyes() -> None:
    war = shadow_plays(shadow_to_play(), card_tile(RING_ALONE))
    war.chance.draws_tile("std-eye")
    war.expect(corruption=0, hidden=True)
    assert war.told("log-wotr-tile-without-effect") == [{"tile": "std-eye"}]


def test_WR_HUNT_31_the_guide_dies_and_a_hobbit_takes_over() -> None:
    war = acting(with_=("boromir", "meriadoc", "peregrin"), guide="boromir", progress=3)
    tile_of(war, "std-3").free_peoples.does("casualty", who="guide").is_asked("guide")
    war.free_peoples.does("guide", character="peregrin").is_asked("hobbit-leaves").does("accept")
    war.expect(guide="meriadoc")
    war.free_peoples.does("separate-to", region="hollin")
    war.expect(corruption=0)
    assert war.figures("free-peoples", "hollin") == {"peregrin": 1}


def test_WR_HUNT_32_the_guide_may_be_drawn() -> None:
    war = tile_of(acting(with_=("boromir", "gimli"), guide="gimli"), "std-2")
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("gimli")
    war.expect(guide="boromir", corruption=0)


def test_WR_HUNT_35_gollum_is_no_casualty() -> None:
    war = tile_of(acting(with_=(), **HOLLIN), "std-3")
    assert not war.free_peoples.may("casualty", who="guide")
    war.free_peoples.does("decline")
    war.expect(corruption=3, guide="gollum")


def test_WR_HUNT_39_a_hobbit_uses_the_new_progress() -> None:
    war = acting(with_=("meriadoc",), guide="meriadoc", progress=1)
    tile_of(war, "std-1").free_peoples.does("accept")
    assert "hollin" in war.free_peoples.offered("separate-to", "region")
    assert "moria" in war.free_peoples.offered("separate-to", "region"), "progress 2 and level 1"


def test_WR_CHR_04_gollum_and_special_tiles() -> None:
    pool = ["sh-give-it-to-uss"]
    war = acting(mordor=1, with_=(), tiles={"pool": pool, "drawn": rest()})
    moves(war).chance.draws_tile("sh-give-it-to-uss")
    war.expect(corruption=1, hidden=False, mordor=1)


def test_PF_081_rerolls_by_kind() -> None:
    shadow = {"moria": {"sauron-regular": 4, "sauron-elite": 1, "nazgul": 3, "witch-king": 1}}
    assert rerolls(acting(region="moria", shadow=shadow).position) == 3
    assert rerolls(acting(region="hollin", shadow={"hollin": {"nazgul": 3, "witch-king": 1}}).position) == 1
    assert rerolls(acting(region="rivendell").position) == 0


def test_PF_082_order_of_damage() -> None:
    war = on_table(acting(table=[AXE], **HOLLIN))
    tile_of(war, "std-2r")
    assert war.open() == [("free-peoples", "lower-damage")]
    assert war.match.asks[0].args == {"count": 2}
    war.free_peoples.does("decline")
    assert war.open() == [("free-peoples", "casualty")]
    war.free_peoples.does("decline")
    war.expect(corruption=2, hidden=False)
    assert war.open() == [("free-peoples", "revealed-to")]


def test_PF_083_no_casualty_when_the_guide_took_the_damage() -> None:
    war = acting(with_=("meriadoc", "peregrin"), guide="meriadoc")
    tile_of(war, "std-1").free_peoples.does("accept").does("separate-to", region="rivendell")
    war.expect(corruption=0, guide="peregrin")
    war.shadow.is_asked("action")


def test_PF_084_hobbits_on_the_mordor_track() -> None:
    war = acting(mordor=1, with_=("meriadoc", "peregrin"), guide="meriadoc")
    moves(war).chance.draws_tile("std-3")
    war.free_peoples.does("accept").does("accept")
    war.free_peoples.is_asked("gollum-reveals").does("decline")
    war.expect(corruption=1, guide="gollum", mordor=2)
    assert war.view()["characters"]["meriadoc"] == "gone"
    assert war.view()["characters"]["peregrin"] == "gone"


def test_PF_085_gollum_cannot_choose_what_happens_anyway() -> None:
    war = moves(acting(box=1, with_=(), **HOLLIN))
    war.chance.rolls(6).draws_tile("std-eye")
    war.expect(corruption=1, hidden=False)


def test_PF_085_nor_if_already_revealed() -> None:
    war = shadow_plays(shadow_to_play(with_=(), hidden=False, **HOLLIN), card_tile("freely"))
    war.chance.draws_tile("std-2")
    war.expect(corruption=2)


def test_PF_086_isildurs_bane_is_plain_corruption() -> None:
    war = on_table(shadow_to_play(table=[AXE], with_=("meriadoc",), guide="meriadoc"))
    shadow_plays(war, card_tile(RING_ALONE))
    war.chance.draws_tile("std-3")
    war.expect(corruption=3, guide="meriadoc")


def test_PF_092_removed_eyes_never_return() -> None:
    def removes(war: War) -> Flow[None]:
        remove_tile(war, war.facts.tile["std-eye"])
        yield from ()

    tiles = {"pool": rest("std-eye", "std-3"), "drawn": ["std-eye", "std-3"]}
    war = shadow_plays(shadow_to_play(tiles=tiles), removes)
    assert war.view()["tiles"]["removed"] == ["std-eye"]
    assert war.view()["tiles"]["drawn"] == ["std-3"]
    war = given(
        next=["fellowship-phase"],
        fellowship={"region": "morannon"},
        tiles={"pool": rest("std-eye", "std-eye", "std-3"), "drawn": ["std-eye", "std-3"], "removed": ["std-eye"]},
    )
    war.free_peoples.does("enter-mordor")
    assert war.view()["tiles"]["pool"].count("std-eye") == 3
    assert war.view()["tiles"]["drawn"] == ["std-3"]


def test_PF_102_every_draw_is_told_with_its_cause() -> None:
    war = tile_of(acting(), "std-1")
    assert war.told("log-wotr-tile-drawn") == [{"tile": "std-1", "cause": "hunt"}]


def test_casualties_are_told_to_table_cards() -> None:
    war = acting(table=[WORN])
    heard: list[str] = []

    def casualty(position: War, character: int) -> Flow[None]:
        heard.append(position.facts.characters[character].id)
        yield from ()

    bends(war, WORN, "casualty", casualty)
    tile_of(war, "std-3").free_peoples.does("casualty", who="random")
    war.chance.draws_companion("peregrin")
    war.free_peoples.does("separate-to", region="rivendell").does("guide", character="strider")
    assert heard
    assert set(heard) == {"peregrin"}
    war.expect(corruption=2)


def test_the_hunt_is_consistent_all_the_way() -> None:
    war = acting(box=2, characters=only("boromir", "meriadoc"), guide="boromir", progress=2)
    moves(war)
    consistent(war)
    war.chance.rolls(6, 6)
    consistent(war)
    war.chance.draws_tile("std-3")
    consistent(war)
    war.free_peoples.does("casualty", who="guide")
    consistent(war)
    war.free_peoples.does("accept")
    consistent(war)
    war.free_peoples.does("separate-to", region="hollin")
    consistent(war)
