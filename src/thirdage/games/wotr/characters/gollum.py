"""Gollum as guide of the Fellowship (character card)."""

from __future__ import annotations

from thirdage.games.wotr.fellowship.hunt_damage import Relief, shows_fellowship
from thirdage.games.wotr.model.constants import FREE_PEOPLES
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.facts import Tile
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Listed

EFFECTS = Effects()
ASK_GOLLUM_REVEALS = AskKind(
    "gollum-reveals", "the leading player of the Free Peoples", "WR-CHR-04", (ACCEPT_FORM, DECLINE_FORM), window=True
)


@EFFECTS.on("gollum", "guide/meets-damage")
def gollum_reveals(_who: int, war: War, tile: int, damage: int, ignore_icon: bool) -> Flow[Relief | None]:
    """WR-CHR-04: he may reveal the Fellowship to lower the damage by 1, if the tile does not do it anyway."""
    if not war.hidden or (not ignore_icon and shows_fellowship(war, war.facts.tiles[tile])):
        return None
    args = {"count": damage}
    ask = Ask(ASK_GOLLUM_REVEALS, leading(war, FREE_PEOPLES).seat, Listed([ACCEPT, DECLINE]), args, args)
    if (yield ask) is DECLINE:
        return None
    war.used("gollum-reveals")
    war.tell("log-wotr-gollum-reveals", "WR-CHR-04", count=damage - 1)
    return 1, (), True


@EFFECTS.on("gollum", "guide/hides-from-tile")
def hides_from_numbers(_who: int, _war: War, tile: Tile) -> bool:
    """WR-CHR-04: he hides the Fellowship from standard tiles with a number."""
    return tile.standard and not tile.eye


@EFFECTS.on("gollum", "guide/unseen")
def unseen(_who: int, war: War) -> None:
    """WR-CHR-04: a tile that should have revealed the Fellowship has not."""
    war.used("gollum-unseen")
    war.tell("log-wotr-gollum-unseen", "WR-CHR-04")


KINDS = (ASK_GOLLUM_REVEALS,)
EXPECTED = ("gollum-reveals", "gollum-unseen")
