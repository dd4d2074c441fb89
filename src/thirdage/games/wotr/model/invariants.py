"""What must be true of every position: figures and cards are conserved, nobody stands where he cannot."""

from __future__ import annotations

from thirdage.kernel import Impossible
from thirdage.kernel.parts import check_parts

from .constants import (
    CORRUPTION_LIMIT,
    D_EYE,
    DECKS,
    ELVEN_RINGS,
    FREE_PEOPLES,
    GONE,
    IN_FELLOWSHIP,
    SHADOW,
    SIDES,
    SIEGE_LIMIT,
    STRONGHOLD,
    TOKENS_OF,
    face,
)
from .given_away import check_given_away
from .places import controller
from .war import War

BOXES = ("free-peoples", "shadow", "inside")
"""Where the forces stand in the written position."""
MOST_DICE = (6, 10)
"""WR-COMP-02: the action dice of each side."""


def check(war: War) -> None:
    """Raise Impossible if the position is."""
    check_figures(war)
    check_characters(war)
    check_sieges(war)
    check_cards(war)
    check_tiles(war)
    check_boxes(war)
    check_parts(war)


def check_figures(war: War) -> None:
    """WR-COMP-07: on the map, in reinforcements and among casualties together always exactly the limit."""
    totals = [a + b for a, b in zip(war.reinforcements, war.casualties, strict=True)]
    for box, forces in enumerate((war.free_forces, war.shadow_forces, war.inside)):
        for region, here in enumerate(forces):
            if not here.figures:
                continue
            owner = here.side if box == len(SIDES) else box
            place = f"{BOXES[box]}.{war.region_id(region)}"
            for figure, n in here.figures:
                kind = war.facts.figures[figure]
                if kind.side != owner:
                    raise Impossible(place, "refused-wotr-figure-of-enemy", "WR-STACK-01", {"figure": kind.id})
                totals[figure] += n
            if here.leaders and not here.units:
                raise Impossible(place, "refused-wotr-leaders-alone", "WR-FIG-03")
    for f, kind in enumerate(war.facts.figures):
        if kind.character < 0 and totals[f] != kind.limit:
            args = {"figure": kind.id, "count": totals[f], "high": kind.limit}
            raise Impossible(f"reinforcements.{kind.id}", "refused-wotr-figures", "WR-COMP-07", args)
    for f, kind in enumerate(war.facts.figures):
        if war.reinforcements[f] < 0 or war.casualties[f] < 0 or (kind.side == SHADOW and war.casualties[f]):
            args = {"figure": kind.id, "count": war.casualties[f], "high": 0 if kind.side == SHADOW else kind.limit}
            raise Impossible(f"casualties.{kind.id}", "refused-wotr-figures", "WR-REC-11", args)


def check_characters(war: War) -> None:
    """Each character stands in the one region that he says he stands in; in the Fellowship are its companions."""
    stands: dict[int, int] = {}
    for forces in (war.free_forces, war.shadow_forces, war.inside):
        for region, here in enumerate(forces):
            for c in here.characters:
                if c in stands:
                    raise character_wrong(war, c)
                stands[c] = region
    for i, character in enumerate(war.facts.characters):
        apart = not character.sets_out
        if stands.get(i, -1) != max(war.where[i], -1) or (war.where[i] == IN_FELLOWSHIP and apart):
            raise character_wrong(war, i)
        if war.where[i] == GONE and character.figure < 0:
            raise character_wrong(war, i)


def character_wrong(war: War, character: int) -> Impossible:
    """WR-FIG-08: somebody who is in two places, or not where he is said to be."""
    name = war.facts.characters[character].id
    return Impossible(f"characters.{name}", "refused-wotr-character", "WR-FIG-08", {"character": name})


def check_sieges(war: War) -> None:
    """A force inside has units, controls the stronghold, and enemy units stand outside (WR-SIEGE-09 to 12)."""
    for region, inside in enumerate(war.inside):
        if inside.figures:
            problem = _siege_problem(war, region)
            if problem:
                raise Impossible(
                    f"inside.{war.region_id(region)}", "refused-wotr-siege", "WR-SIEGE-09", {"problem": problem}
                )
        elif war.free_forces[region].units and war.shadow_forces[region].units:
            raise Impossible(f"free-peoples.{war.region_id(region)}", "refused-wotr-two-armies", "WR-MAP-15")


def _siege_problem(war: War, region: int) -> str:
    inside, side = war.inside[region], war.inside[region].side
    fought = war.battle is not None and region in (war.battle.place, war.battle.origin)
    if not inside.units:
        return "nobody"
    if war.regions[region].settlement != STRONGHOLD or controller(war, region) != side:
        return "stronghold"
    if not fought and not war.field(1 - side)[region].units:
        return "besiegers"
    if war.field(side)[region]:
        return "outside"
    return "crowded" if inside.units > SIEGE_LIMIT and war.next[0] == "action" else ""


def check_cards(war: War) -> None:
    """All 96 cards are somewhere, once; hands and decks hold those of their own side."""
    facts = war.facts.cards
    cards = [c for deck in war.decks for c in deck.cards()] + [c for hand in war.hands for c, _ in hand]
    cards += [*war.table, *[c for c, _ in war.discards], *war.committed_cards(), *war.playing]
    if sorted(cards) != list(range(len(facts))):
        wrong = next(c for c in range(len(facts)) if cards.count(c) != 1)
        args = {"card": facts[wrong].id, "count": cards.count(wrong)}
        raise Impossible("decks", "refused-wotr-cards", "WR-CARD-01", args)
    for d, deck in enumerate(war.decks):
        for c in deck.cards():
            if facts[c].deck != d:
                raise Impossible(
                    f"decks.{DECKS[d]}", "refused-wotr-card-elsewhere", "WR-CARD-01", {"card": facts[c].id}
                )
    for player in war.facts.players:
        for c in war.held(player):
            if facts[c].side != player.side:
                raise Impossible(
                    f"hands.{player.seat}", "refused-wotr-card-elsewhere", "WR-CARD-01", {"card": facts[c].id}
                )
    for c in war.table:
        if not facts[c].table:
            raise Impossible("table", "refused-wotr-card-elsewhere", "WR-CARD-12", {"card": facts[c].id})
    check_given_away(war)


def tiles_in_game(war: War) -> list[int]:
    """The tiles in the pool, drawn, removed, waiting for Mordor or kept by a bundle."""
    elsewhere: tuple[int, ...] = war.rules.steps["tiles-elsewhere"](war)
    return [*war.pool, *war.tiles_drawn, *war.tiles_removed, *war.tiles_waiting, *elsewhere]


def check_tiles(war: War) -> None:
    """Standard tiles are in the pool, drawn, removed or kept by a bundle; special ones at most once anywhere.

    WR-HUNT-05: only special tiles wait for Mordor.
    """
    for t in war.tiles_waiting:
        if war.facts.tiles[t].standard:
            raise Impossible("tiles.waiting", "refused-wotr-tiles", "WR-HUNT-05", {"tile": war.facts.tiles[t].id})
    tiles = tiles_in_game(war)
    for t, tile in enumerate(war.facts.tiles):
        here = tiles.count(t)
        if here > tile.count or (tile.standard and here < tile.count):
            raise Impossible("tiles", "refused-wotr-tiles", "WR-HUNT-01", {"tile": tile.id})


def check_boxes(war: War) -> None:
    """Dice, rings, tokens and corruption are what they can be (WR-COMP-02, WR-RING-01, WR-FEL-04)."""
    for side in (FREE_PEOPLES, SHADOW):
        shown = {*war.dice[side], *war.used_dice[side]}
        if any(face(die) == D_EYE or die not in war.facts.faces(side, die) for die in shown):
            raise Impossible(f"dice.{SIDES[side]}", "refused-wotr-dice", "WR-DICE-11", {"problem": "face"})
        used, box = len(war.used_dice[side]), war.hunt_box[side]
        dice = len(war.dice[side]) + (max(used, box) if side == FREE_PEOPLES else used + box)  # WR-FEL-13
        if dice > MOST_DICE[side] + len([kind for kind in war.facts.die_kinds if kind.side == side]):
            raise Impossible(f"dice.{SIDES[side]}", "refused-wotr-dice", "WR-COMP-02", {"problem": "count"})
        if not set(TOKENS_OF[side]).issuperset(war.tokens[side]) or len(set(war.tokens[side])) != len(war.tokens[side]):
            raise Impossible(f"tokens.{SIDES[side]}", "refused-wotr-tokens", "HR-LNK-10")
    if min(war.rings) < 0 or sum(war.rings) > ELVEN_RINGS:
        raise Impossible("rings", "refused-wotr-rings", "WR-RING-01")
    if not 0 <= war.corruption <= CORRUPTION_LIMIT:
        raise Impossible("fellowship.corruption", "refused-wotr-corruption", "WR-FEL-04")
