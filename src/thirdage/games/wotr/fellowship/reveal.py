"""Hunt tiles resolved, and the Fellowship revealed: the one leads to the other and back (rulebook: the Hunt).

Cards call `draw_and_resolve_tile`, `resolve_tile` (a tile from `tiles.draw_tile_for_card`) and `reveal_fellowship`.

Queries:
- `revealed(war) -> None`: the Fellowship has been revealed (The Last Battle discards itself).
- `unseen(war) -> None`: a tile that should have revealed it has not (Gollum).
- `tile-for-way(war, touched)` -> bool: the Shadow may discard the card to draw a tile, because the way of the
  Ring-bearers touched a region that it watches (Balrog of Moria; see ways.py).
"""

from __future__ import annotations

from thirdage.games.wotr.cards.reactions import reaction, spend_table_card
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.places import friendly_haven, shadow_stronghold
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.scenes import join_hunt
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Reason, ids

from .hunt_damage import FREELY, shows_fellowship, take_damage, tile_value
from .hunt_pool import BY_CARD, BY_STRONGHOLD, draw_tile, draw_tile_for_card
from .ways import ends, go, within

REVEALED_TO = Form("revealed-to", region=ids("region"))
ASK_REVEALED_TO = AskKind(
    "revealed-to", "the leading player of the Free Peoples", "WR-DECL-13", (REVEALED_TO,), in_sight=True
)
ASK_TILE_FOR_WAY = reaction("tile-for-way", "the leading player of the Shadow", "WR-DECL-19")


def draw_and_resolve_tile(
    war: War, cause: str, eye: int = 0, how: str = FREELY, ignore_icon: bool = False
) -> Flow[int]:
    """WR-HUNT-22: draw a tile and resolve it completely; the tile, or -1 if it was not drawn."""
    tile = yield from draw_tile(war, cause)
    if tile >= 0:
        yield from resolve_tile(war, tile, cause, eye, how, ignore_icon)
    return tile


def resolve_tile(
    war: War, tile: int, cause: str, eye: int = 0, how: str = FREELY, ignore_icon: bool = False
) -> Flow[None]:
    """WR-HUNT-23 to 30: damage, then the revelation. WR-HUNT-38: at 12 corruption nothing follows.

    `eye` is what an Eye counts now: successes of a roll, dice in the box, or 0 (WR-HUNT-25). `how` says how the damage
    may be met (see damage.py). WR-DECL-11: the icon is ignored after a declaration in a haven. Ruling WRU-55.
    """
    fact = war.facts.tiles[tile]
    damage = yield from tile_value(war, tile, eye)
    if damage < 0:
        war.used("tile-heals")
        corrupt(war, damage, "WR-HUNT-07")
    else:
        war.tell("log-wotr-hunt-damage", "WR-HUNT-23", count=damage)
    chosen = yield from take_damage(war, tile, max(0, damage), cause, how, ignore_icon)
    if war.outcome is not None:
        return
    if chosen or (not ignore_icon and shows_fellowship(war, fact)):
        yield from reveal_fellowship(war, "WR-HUNT-30")
    elif fact.reveal and not ignore_icon and war.hidden:
        for effect in effects_on(war, "unseen"):
            effect(war)


def may_be_revealed_in(war: War, region: int) -> Reason | None:
    """WR-DECL-13 to 15: within the progress, and no city or stronghold of the Free Peoples under their control.

    Ruling WRU-54.
    """
    name = {"region": war.region_id(region)}
    if not within(war, region):
        return Reason("reason-wotr-beyond-progress", "WR-DECL-13", {**name, "count": war.progress})
    if friendly_haven(war, region):
        return Reason("reason-wotr-revealed-in-haven", "WR-DECL-13", name)
    return None


def reveal_fellowship(war: War, rule: str = "WR-DECL-12") -> Flow[None]:
    """WR-DECL-13, WR-DECL-16, WR-DECL-19: the figure moves, progress 0, then tiles of cards, then of strongholds.

    WR-MORD-11: on the Mordor track only the counter turns. WR-DECL-21: already revealed, nothing happens.
    Ruling WRU-58.
    """
    if not war.hidden:
        return
    war.hidden = False
    war.used("revealed")
    war.tell("log-wotr-revealed", rule)
    for effect in effects_on(war, "revealed"):
        effect(war)
    if war.mordor >= 0:
        return
    end = war.ring_bearers
    if war.progress:
        args = {"count": war.progress}
        options = Checked(lambda: [REVEALED_TO(r) for r in ends(war)], lambda o: may_be_revealed_in(war, o[0]))
        end = (yield Ask(ASK_REVEALED_TO, leading(war, FREE_PEOPLES).seat, options, args, args))[0]
    touched = yield from go(war, end, revealed=True)
    yield from tiles_for_way(war, touched, ignore_icon=False)
    for region in touched:
        if war.outcome is not None:
            return
        if shadow_stronghold(war, region):
            war.used("tile-for-stronghold")
            join_hunt(war, BY_STRONGHOLD)
            war.tell("log-wotr-tile-for-stronghold", "WR-DECL-16", region=war.region_id(region))
            yield from draw_and_resolve_tile(war, BY_STRONGHOLD)


def tiles_for_way(war: War, touched: tuple[int, ...], ignore_icon: bool) -> Flow[None]:
    """WR-DECL-11, WR-DECL-19: a table card of the Shadow may draw a tile for the way just gone."""
    if (yield from spend_table_card(war, SHADOW, ASK_TILE_FOR_WAY, "tile-for-way", touched)):
        tile = yield from draw_tile_for_card(war)
        if tile >= 0:
            yield from resolve_tile(war, tile, BY_CARD, ignore_icon=ignore_icon)


KINDS = (ASK_REVEALED_TO, ASK_TILE_FOR_WAY)
EXPECTED = ("revealed", "tile-for-stronghold", "tile-heals")
