"""The facts: counts, symmetry, set-up totals (WR-COMP, WR-MAP, WR-SET; PF-010 to PF-013)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from thirdage.games.wotr.model.constants import CITY, FACES, FREE_PEOPLES, RESULTS, SHADOW, STRONGHOLD, TOWN
from thirdage.games.wotr.model.fact_rows import read
from thirdage.games.wotr.model.facts import FILES, OWN, WarFacts


def settlements(side: int, kind: int) -> set[str]:
    return {r.id for r in OWN.regions if r.owner == side and r.settlement == kind}


def test_the_counts_of_the_components() -> None:
    """WR-COMP-03, WR-COMP-04, WR-COMP-05."""
    assert len(OWN.regions) == 105
    assert sum(len(r.adjacent) for r in OWN.regions) == 464
    assert sum(f.limit for f in OWN.figures if f.side == FREE_PEOPLES and f.is_unit) == 75
    assert sum(f.limit for f in OWN.figures if f.side == SHADOW and f.is_unit) == 90
    assert [c.kind for c in OWN.characters].count("companion") == 9
    assert [c.kind for c in OWN.characters].count("minion") == 3
    assert len({c.id for c in OWN.cards}) == 96
    assert sum(t.count for t in OWN.tiles) == 24


def test_WR_DICE_01_the_faces() -> None:
    free, shadow = [[RESULTS[f] for f in faces] for faces in FACES]
    assert sorted(free) == ["army-muster", "character", "character", "event", "muster", "will-of-the-west"]
    assert sorted(shadow) == ["army", "army-muster", "character", "event", "eye", "muster"]


def test_borders_have_two_sides() -> None:
    """WR-MAP-02, WR-MAP-03."""
    for i, region in enumerate(OWN.regions):
        assert i not in region.adjacent
        assert all(i in OWN.regions[j].adjacent for j in region.adjacent)
        assert all(i in OWN.regions[j].impassable for j in region.impassable)
        assert not set(region.adjacent) & set(region.impassable)


def test_WR_SET_11_reinforcements_left_by_the_set_up() -> None:
    left = {f.id: f.limit for f in OWN.figures if f.character < 0}
    for _, figure, n in OWN.start:
        left[OWN.figures[figure].id] -= n
    assert left == {
        "dwarves-regular": 2, "dwarves-elite": 3, "dwarves-leader": 3,
        "elves-regular": 2, "elves-elite": 4, "elves-leader": 0,
        "gondor-regular": 6, "gondor-elite": 4, "gondor-leader": 3,
        "north-regular": 6, "north-elite": 4, "north-leader": 3,
        "rohan-regular": 6, "rohan-elite": 4, "rohan-leader": 3,
        "isengard-regular": 6, "isengard-elite": 5,
        "sauron-regular": 8, "sauron-elite": 4, "nazgul": 4,
        "southrons-regular": 10, "southrons-elite": 3,
    }  # fmt: skip


def test_PF_010_points_and_iron_hills() -> None:
    assert sum(r.vp for r in OWN.regions if r.owner == FREE_PEOPLES) == 20
    assert sum(r.vp for r in OWN.regions if r.owner == SHADOW) == 18
    assert len(settlements(FREE_PEOPLES, STRONGHOLD)) == 8
    assert len(settlements(FREE_PEOPLES, CITY)) == 4
    assert OWN.regions[OWN.region["iron-hills"]].settlement == TOWN


def test_PF_011_no_false_borders() -> None:
    for a, b in (("angmar", "north-downs"), ("northern-rhovanion", "southern-dorwinion")):
        assert OWN.region[b] not in OWN.regions[OWN.region[a]].adjacent


def test_PF_012_osgiliath_and_the_ithiliens_lie_outside_gondor() -> None:
    for name in ("osgiliath", "north-ithilien", "south-ithilien"):
        assert OWN.regions[OWN.region[name]].nation == -1
    assert OWN.regions[OWN.region["fords-of-isen"]].nation == OWN.nation["rohan"]
    garrison = [(OWN.figures[f].id, n) for r, f, n in OWN.start if r == OWN.region["osgiliath"]]
    assert garrison == [("gondor-regular", 2)]


def test_PF_013_a_fortification_is_no_settlement() -> None:
    fortified = {r.id for r in OWN.regions if r.fortification}
    assert fortified == {"osgiliath", "fords-of-isen"}
    for name in fortified:
        region = OWN.regions[OWN.region[name]]
        assert (region.settlement, region.vp, region.owner) == (0, 0, -1)
        assert all(OWN.region[name] not in places for places in OWN.settlements_of)


def test_cards_of_the_decks() -> None:
    """WR-CARD-01, WR-CARD-19: 24 cards a deck, each with a die icon and a combat card of its own side."""
    for card in OWN.cards:
        assert RESULTS[card.die] in ("character", "army", "muster")
        assert OWN.combat[card.combat].side == card.side
        assert (card.deck < 2) == (card.side == FREE_PEOPLES)
    table = {c.id for c in OWN.cards if c.table}
    assert table == {
        "fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08", "fp-str-01", "fp-str-02", "fp-str-03", "sh-char-15",
        "sh-char-16", "sh-char-17", "sh-char-21", "sh-char-22", "sh-str-03", "sh-str-05",
    }  # fmt: skip
    assert all(c.die == 0 for c in OWN.cards if c.deck in (0, 2)), "character decks carry the sword"


def test_WR_FIG_10_who_takes_whose_place() -> None:
    taken = {who.id: OWN.characters[who.replaces].id for who in OWN.characters if who.replaces >= 0}
    assert taken == {"aragorn": "strider", "gandalf-the-white": "gandalf-the-grey"}
    rows = {file: read(file) for file in FILES}
    heir = [{"id": "aragorn", "replaces": "boromir"}]
    other = WarFacts({**rows, "successors": heir})
    assert other.characters[other.character["aragorn"]].replaces == other.character["boromir"]
    assert other.digest == OWN.digest, "it restates what rules say"


def test_what_figures_are() -> None:
    """WR-FIG-13, WR-CHAR-06."""
    assert {f.id for f in OWN.figures if f.is_nazgul} == {"nazgul", "witch-king"}
    assert {f.id for f in OWN.figures if f.never_moves} == {"saruman"}
    hobbits = {who.id for who in OWN.characters if "hobbit" in who.words}
    assert hobbits == {"meriadoc", "peregrin"}


def test_the_digest_depends_on_the_data() -> None:
    data = own_data()
    assert WarFacts(data).digest == OWN.digest
    data["cards"][0]["number"] = 99
    assert WarFacts(data).digest != OWN.digest


def own_data() -> dict[str, list[dict[str, Any]]]:
    return copy.deepcopy({file: read(file) for file in FILES})


def spoil_border(data: Any) -> None:
    data["regions"][0]["adjacent"].pop()


def spoil_points(data: Any) -> None:
    next(r for r in data["regions"] if r.get("vp"))["vp"] = 3


def spoil_limits(data: Any) -> None:
    data["nations"][0]["regular"] += 1


def spoil_cards(data: Any) -> None:
    data["cards"].pop()


@pytest.mark.parametrize("spoil", [spoil_border, spoil_points, spoil_limits, spoil_cards])
def test_spoilt_facts_are_refused(spoil: Any) -> None:
    data = own_data()
    spoil(data)
    with pytest.raises(AssertionError):
        WarFacts(data)
