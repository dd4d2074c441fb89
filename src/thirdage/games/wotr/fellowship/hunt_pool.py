"""The hunt pool: drawing tiles, refilling it, special tiles (rulebook: the hunt pool).

Queries (table cards):
- `prevents-draw`(war, cause) -> bool: the Free Peoples may discard the card; no tile is drawn (Wizard's Staff).
- `redraws-tile`(war, tile, cause) -> bool: they may discard the card to draw another tile in its place, after which
  the first goes back (Mithril Coat and Sting). It must be used before the die of a die tile is rolled.
"""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.cards.reactions import reaction, spend_table_card
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.scenes import join_hunt
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ASK_TILE_DRAWN, TILE_DRAWN
from thirdage.kernel import Draws, Flow, chance

# Why a tile is drawn: after a successful hunt roll, on the Mordor track, by a card, for a stronghold on the way.
BY_HUNT: Final = "hunt"
BY_MORDOR: Final = "mordor"
BY_CARD: Final = "card"
BY_STRONGHOLD: Final = "stronghold"

ASK_PREVENT_DRAW = reaction(
    "prevent-draw", "the leading player of the Free Peoples, before a hunt tile is drawn", "WR-HUNT-40"
)
ASK_REDRAW = reaction(
    "redraw-tile", "the leading player of the Free Peoples, after a hunt tile was drawn", "WR-HUNT-40"
)


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    """These tiles less one."""
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


def refill(war: War, held: tuple[int, ...] = ()) -> None:
    """The pool is empty; the step "refill-pool"."""
    war.rules.steps["refill-pool"](war, held)


def return_standard_tiles(war: War, held: tuple[int, ...]) -> None:
    """WR-HUNT-02: an empty pool gets all drawn standard tiles back; `held` are those looked at now, which stay out."""
    out = war.tiles_drawn
    for tile in held:
        out = without(out, tile)
    war.pool = tuple([t for t in out if war.facts.tiles[t].standard])
    war.tiles_drawn = tuple(sorted([*[t for t in out if not war.facts.tiles[t].standard], *held]))
    war.used("pool-refilled")
    war.tell("log-wotr-pool-refilled", "WR-HUNT-02", count=len(war.pool))


def take_tile(war: War, cause: str, held: tuple[int, ...] = (), side: int = SHADOW) -> Flow[int]:
    """WR-HUNT-01, WR-HUNT-03: a tile is drawn blindly and stays out of the pool.

    Alone it is for draws that are none of the Shadow's: nothing prevents or replaces them (Challenge of the King).
    """
    if not war.pool:
        refill(war, held)
    ask = chance(ASK_TILE_DRAWN, Draws(TILE_DRAWN, war.pool), "hunt-pool", cause, acting(war, side).seat)
    tile: int = (yield ask)[0]
    war.pool = without(war.pool, tile)
    war.tiles_drawn = tuple(sorted([*war.tiles_drawn, tile]))
    fact = war.facts.tiles[tile]
    war.used(f"tile:{fact.id}")
    war.tell("log-wotr-tile-drawn", "WR-HUNT-22", tile=fact.id, cause=cause)
    return tile


def draw_tile(war: War, cause: str) -> Flow[int]:
    """The Shadow draws a tile; -1 if a table card prevents it. Another may replace the tile drawn. Ruling WRU-65."""
    join_hunt(war, cause)
    if (yield from spend_table_card(war, FREE_PEOPLES, ASK_PREVENT_DRAW, "prevents-draw", cause)):
        war.tell("log-wotr-draw-prevented", "WR-HUNT-40")
        return -1
    tile = yield from take_tile(war, cause)
    if (yield from spend_table_card(war, FREE_PEOPLES, ASK_REDRAW, "redraws-tile", tile, cause)):
        second = yield from take_tile(war, cause, (tile,))
        return_tile(war, tile)
        return second
    return tile


def draw_tile_for_card(war: War) -> Flow[int]:
    """A card draws a tile: an Eye or a special tile of the Fellowship is discarded without effect, and gives -1.

    Ruling WRU-66.
    """
    tile = yield from draw_tile(war, BY_CARD)
    if tile < 0:
        return -1
    fact = war.facts.tiles[tile]
    if fact.eye or (not fact.standard and fact.side == FREE_PEOPLES):
        war.tell("log-wotr-tile-without-effect", "WR-HUNT-25", tile=fact.id)
        return -1
    return tile


def return_tile(war: War, tile: int) -> None:
    """A drawn tile goes back into the pool."""
    war.tiles_drawn = without(war.tiles_drawn, tile)
    war.pool = tuple(sorted([*war.pool, tile]))
    war.tell("log-wotr-tile-returned", "WR-HUNT-40", tile=war.facts.tiles[tile].id)


def remove_tile(war: War, tile: int) -> None:
    """A drawn tile leaves the game for good (WR-HUNT-02, WR-MORD-05: it never comes back)."""
    war.tiles_drawn = without(war.tiles_drawn, tile)
    war.tiles_removed = tuple(sorted([*war.tiles_removed, tile]))
    war.tell("log-wotr-tile-removed", "WR-HUNT-02", tile=war.facts.tiles[tile].id)


def add_special_tile(war: War, tile: int) -> None:
    """WR-HUNT-05, WR-HUNT-06: a special tile waits for Mordor, or joins the pool at once if they are there."""
    name = war.facts.tiles[tile].id
    if war.mordor >= 0:
        war.pool = tuple(sorted([*war.pool, tile]))
        war.tell("log-wotr-special-tile-in-pool", "WR-HUNT-06", tile=name)
    else:
        war.tiles_waiting = tuple(sorted([*war.tiles_waiting, tile]))
        war.tell("log-wotr-special-tile-waits", "WR-HUNT-05", tile=name)


def pool_of_mordor(war: War) -> None:
    """WR-MORD-05: what is still in the pool, the Eyes drawn before, and the special tiles in play."""
    tiles = war.facts.tiles
    eyes = [t for t in war.tiles_drawn if tiles[t].eye and tiles[t].standard]
    war.tiles_drawn = tuple([t for t in war.tiles_drawn if not (tiles[t].eye and tiles[t].standard)])
    war.pool = tuple(sorted([*war.pool, *eyes, *war.tiles_waiting]))
    war.tiles_waiting = ()
    war.tell("log-wotr-pool-of-mordor", "WR-MORD-05", count=len(war.pool))


def tiles_elsewhere(_war: War) -> tuple[int, ...]:
    """Step `tiles-elsewhere`: the tiles that a bundle keeps outside the pool. The base game keeps none."""
    return ()


def hidden_tiles(_war: War, _bit: int) -> tuple[int, ...]:
    """Step `hidden-tiles`: the standard tiles of the pool that the seats of a mask bit cannot place: here none."""
    return ()


def unseen_tiles(_war: War, _bit: int) -> tuple[int, ...]:
    """Step `unseen-tiles`: the tiles out of the pool that the seats of a mask bit cannot tell from those: here none."""
    return ()


STEPS = {
    "refill-pool": return_standard_tiles, "tiles-elsewhere": tiles_elsewhere, "hidden-tiles": hidden_tiles,
    "unseen-tiles": unseen_tiles,
}  # fmt: skip
KINDS = (ASK_PREVENT_DRAW, ASK_REDRAW)
EXPECTED = (
    "pool-refilled", "tile:std-eye", "tile:std-0r", "tile:std-1", "tile:std-1r", "tile:std-2", "tile:std-2r",
    "tile:std-3", "tile:fp-elven-cloaks", "tile:fp-elven-rope", "tile:fp-phial-of-galadriel", "tile:fp-smeagol-helps",
    "tile:sh-shelobs-lair", "tile:sh-the-ring-is-mine", "tile:sh-on-on-they-went", "tile:sh-give-it-to-uss",
)  # fmt: skip
