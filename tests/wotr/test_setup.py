"""The set-up (WC-SET)."""

from __future__ import annotations

from tests.wotr.scenario import given
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.places import points
from thirdage.games.wotr.turn.phases import pool
from thirdage.kernel import Match


def test_WC_SET_01_figure_totals() -> None:
    war = given().position
    limits = {
        "dwarves": (5, 5, 4), "elves": (5, 10, 4), "gondor": (15, 5, 4), "north": (10, 5, 4), "rohan": (10, 5, 4),
        "isengard": (12, 6), "sauron": (36, 6), "southrons": (24, 6),
    }  # fmt: skip
    on_map = [0] * len(war.facts.figures)
    for force in [*war.free_forces, *war.shadow_forces, *war.inside]:
        for figure, n in force.figures:
            on_map[figure] += n
    for nation, counts in limits.items():
        for rank, count in zip(("regular", "elite", "leader"), counts, strict=False):
            figure = war.facts.figure[f"{nation}-{rank}"]
            assert on_map[figure] + war.reinforcements[figure] == count, f"{nation} {rank}"
    assert on_map[war.facts.nazgul] + war.reinforcements[war.facts.nazgul] == 8
    assert not any(war.casualties)


def test_WC_SET_02_political_start() -> None:
    nations = given().view()["nations"]
    assert {n: s["steps"] for n, s in nations.items()} == {
        "rohan": 3, "north": 3, "elves": 3, "dwarves": 3, "gondor": 2, "southrons": 2, "sauron": 1, "isengard": 1,
    }  # fmt: skip
    assert {n for n, s in nations.items() if not s["active"]} == {"dwarves", "gondor", "north", "rohan"}
    assert not any(given().position.at_war(n) for n in range(8))


def test_WC_SET_03_fellowship_start() -> None:
    war = given()
    war.expect(fellowship_region="rivendell", progress=0, hidden=True, corruption=0, guide="gandalf-the-grey")
    inside = {c for c, place in war.view()["characters"].items() if place == "fellowship"}
    assert inside == {"gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"}
    for name in ("gollum", "aragorn", "gandalf-the-white", "saruman", "witch-king", "mouth-of-sauron"):
        assert war.view()["characters"][name] == "aside"


def test_WC_SET_04_dice_rings_tiles() -> None:
    war = given().position
    assert [pool(war, FREE_PEOPLES), pool(war, SHADOW)] == [4, 7]
    assert war.rings == [3, 0]
    assert len(war.pool) == 16
    assert all(war.facts.tiles[t].standard for t in war.pool)
    assert sum(tile.count for tile in war.facts.tiles if not tile.standard) == 8
    assert (war.tiles_drawn, war.tiles_removed, war.tiles_waiting) == ((), (), ())
    assert war.hunt_box == [0, 0]
    assert [points(war, FREE_PEOPLES), points(war, SHADOW)] == [0, 0]


def test_WC_SET_05_first_hand() -> None:
    war = given()
    assert war.open() == [("chance", "card-drawn")]
    assert [len(deck) for deck in war.position.decks] == [24, 24, 24, 24]
    war.chance.draws_card("fp-char-05").draws_card("fp-str-07").draws_card("sh-char-01").draws_card("sh-str-24")
    assert war.free_peoples.hand == ["fp-char-05", "fp-str-07"]
    assert war.shadow.hand == ["sh-char-01", "sh-str-24"]
    assert [len(deck) for deck in war.position.decks] == [23, 23, 23, 23]
    war.expect(turn=1)


def test_WC_SET_06_first_allocation() -> None:
    war = given(next=["hunt-allocation"])
    assert war.shadow.offered("allocate", "dice") == [0, 1, 2, 3, 4, 5, 6, 7]
    war.shadow.is_refused("WR-DICE", "allocate", dice=8)


def test_a_new_match_stands_at_the_set_up() -> None:
    """WR-SET-06, WR-SET-12: no cards dealt, no marker, nothing on the table."""
    rules = WOTR.rules()
    match = Match(rules, WOTR.start(rules), None).start()
    view = match.view("referee")["position"]
    assert (view["table"], view["captured"], view["discards"], view["playing"]) == ([], [], [], [])
    assert view["hands"] == {"free-peoples": [], "shadow": []}
    assert view["reinforcements"]["sauron-regular"] == 8
    assert view["reinforcements"]["nazgul"] == 4
    assert "elves-leader" not in view["reinforcements"]
