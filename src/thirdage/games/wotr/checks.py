"""What must be true of every position: figures and cards are conserved, nobody stands where he cannot."""

from __future__ import annotations

from .constants import (
    CORRUPTION_LIMIT,
    D_EYE,
    ELVEN_RINGS,
    FREE_PEOPLES,
    NOBODY,
    SHADOW,
    SIEGE_LIMIT,
    STRONGHOLD,
    TOKENS_OF,
)  # fmt: skip
from .model import War
from .places import controller


def check(war: War) -> None:
    """Raise AssertionError if the position is impossible."""
    check_figures(war)
    check_characters(war)
    check_sieges(war)
    check_cards(war)
    check_tiles(war)
    check_boxes(war)


def check_figures(war: War) -> None:
    """WR-COMP-07: on the map, in reinforcements and among casualties together always exactly the limit."""
    totals = [a + b for a, b in zip(war.reinforcements, war.casualties, strict=True)]
    for side, forces in ((FREE_PEOPLES, war.free), (SHADOW, war.shadow), (NOBODY, war.inside)):
        for region, here in enumerate(forces):
            if not here.figures:
                continue
            for figure, n in here.figures:
                kind = war.facts.figures[figure]
                assert side in (NOBODY, kind.side), f"{kind.id} among the enemy in {war.tell_region(region)}"
                totals[figure] += n
            assert here.units or not here.leaders, f"leaders alone in {war.tell_region(region)} (WR-FIG-03)"
    for kind, total in zip(war.facts.figures, totals, strict=True):
        if kind.character < 0:
            assert total == kind.limit, f"{total} {kind.id}, not {kind.limit}"
    assert min(war.reinforcements) >= 0, "fewer than no reinforcements"


def check_characters(war: War) -> None:
    """Each character stands in the one region that he says he stands in."""
    stands = {}
    for forces in (war.free, war.shadow, war.inside):
        for region, here in enumerate(forces):
            for c in here.characters:
                assert c not in stands, "a character in two places"
                stands[c] = region
    for i, character in enumerate(war.facts.characters):
        assert stands.get(i, -1) == max(war.where[i], -1), f"{character.id} is not where he says"


def check_sieges(war: War) -> None:
    """A force inside has units, controls the stronghold, and enemy units stand outside (WR-SIEGE-09 to 12)."""
    for region, inside in enumerate(war.inside):
        if inside.figures:
            side = war.facts.figures[inside.figures[0][0]].side
            name = war.tell_region(region)
            assert inside.units, f"a siege of nobody in {name}"
            assert war.facts.regions[region].settlement == STRONGHOLD, f"a siege without a stronghold in {name}"
            assert controller(war, region) == side, f"besieged in a stronghold of the enemy in {name}"
            fought = war.battle is not None and region in (war.battle.place, war.battle.origin)
            assert fought or war.field(1 - side)[region].units, f"a siege by nobody in {name}"
            assert not war.field(side)[region], f"inside and outside at once in {name}"
            assert inside.units <= SIEGE_LIMIT or war.next[0] != "action", f"too many inside {name}"
        elif war.free[region].units:
            assert not war.shadow[region].units, f"two armies share {war.tell_region(region)}"


def check_cards(war: War) -> None:
    """All 96 cards are somewhere, once."""
    cards = [c for deck in war.decks for c in deck.cards()] + [c for hand in war.hands for c, _ in hand]
    cards += [*war.table, *[c for c, _ in war.discards], *war.committed_cards(), *war.playing]
    assert sorted(cards) == list(range(len(war.facts.cards))), "cards lost or doubled"


def check_tiles(war: War) -> None:
    """Standard tiles are in the pool, drawn or removed; special ones at most once anywhere."""
    tiles = [*war.pool, *war.drawn, *war.removed, *war.waiting]
    for t, tile in enumerate(war.facts.tiles):
        here = tiles.count(t)
        assert here == tile.count if tile.standard else here <= tile.count, f"{here} tiles {tile.id}"


def check_boxes(war: War) -> None:
    """Dice, rings, corruption and cards in play are what they can be (WR-COMP-02, WR-RING-01, WR-FEL-04)."""
    for side in (FREE_PEOPLES, SHADOW):
        assert D_EYE not in war.dice[side], "an Eye among the unused dice (WR-DICE-11)"
        assert len(war.dice[side]) + war.hunt_box[side] <= (6, 10)[side], "more action dice than there are"
        able = set(TOKENS_OF[side])
        assert able.issuperset(war.tokens[side]), "an action token of the other side (HR-LNK-10, HR-LNK-11)"
        assert len(set(war.tokens[side])) == len(war.tokens[side]), "an action token twice"
    assert min(war.rings) >= 0, "fewer than no rings"
    assert sum(war.rings) <= ELVEN_RINGS, "more than three Elven Rings"
    assert 0 <= war.corruption <= CORRUPTION_LIMIT, f"corruption {war.corruption}"
    assert all(war.facts.cards[c].table for c in war.table), "a card on the table that does not stay there"
    assert all(war.facts.cards[c].side == s for s in (FREE_PEOPLES, SHADOW) for c in war.held(s)), "a foreign card"
