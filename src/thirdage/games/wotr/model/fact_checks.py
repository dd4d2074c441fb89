"""What must be true of the facts of War of the Ring: checked whenever some are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .constants import CITY, DECKS, LEADER, NO_SETTLEMENT, SIDES, STRONGHOLD, TOWN

if TYPE_CHECKING:
    from .facts import WarFacts


def check(facts: WarFacts, wanted: dict[str, int]) -> None:
    """What must be true of the facts: counts, symmetry, figure totals, victory points (PF-010).

    WR-COMP-03 to 06: cards, figures, tiles, and the limits of each nation.
    """
    regions = facts.regions
    for i, region in enumerate(regions):
        assert all(i in regions[j].adjacent for j in region.adjacent), f"{region.id}: a border with one side"
        assert all(i in regions[j].impassable for j in region.impassable), f"{region.id}: a wall with one side"
        assert not set(region.adjacent) & set(region.impassable), f"{region.id}: border and wall at once"
        worth = {NO_SETTLEMENT: 0, TOWN: 0, CITY: 1, STRONGHOLD: 2}[region.settlement]
        assert region.vp == worth, f"{region.id}: worth {region.vp}"
        assert not (region.fortification and region.settlement), f"{region.id}: fortified settlement"
    commanded = sorted([n for player in facts.players for n in player.nations])
    assert commanded == list(range(len(facts.nations))), "a nation of two players or of none"
    found = counted(facts)
    for name, count in found.items():
        assert count == wanted[name], f"{name}: {count}, not {wanted[name]}"


def counted(facts: WarFacts) -> dict[str, int]:
    """How many there are of each thing that `data/counts.toml` names."""
    regions, figures = facts.regions, facts.figures
    standard = sum([tile.count for tile in facts.tiles if tile.standard])
    out = {
        "regions": len(regions),
        "borders": sum([len(r.adjacent) for r in regions]) // 2,
        "impassable-borders": sum([len(r.impassable) for r in regions]) // 2,
        "leaders": sum([f.limit for f in figures if f.rank == LEADER]),
        "nazgul": figures[facts.nazgul].limit,
        "combat-cards": len(facts.combat),
        "standard-tiles": standard,
        "special-tiles": sum([tile.count for tile in facts.tiles]) - standard,
    }
    for s, side in enumerate(SIDES):
        out[f"{side}-points"] = sum([r.vp for r in regions if r.owner == s])
        out[f"{side}-units"] = sum([f.limit for f in figures if f.is_unit and f.side == s])
    for d, deck in enumerate(DECKS):
        out[deck] = sum([1 for card in facts.cards if card.deck == d])
    return out
