"""Scenarios with Kings of Middle-earth: the set-up with a few regions changed, and short words for its state."""

from __future__ import annotations

from typing import Any

from tests.wotr.scenario import Scenario
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.games.wotr.kings.bundle import KINGS
from thirdage.games.wotr.kings.court import court_of
from thirdage.games.wotr.kings.facts import BY_NAME
from thirdage.games.wotr.kings.sovereigns import is_awakened, is_corrupted, is_leader, place_of
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Match, read_position

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"


def with_kings() -> WarOfTheRing:
    """The game with the expansion to choose, apart from the one that everybody plays."""
    game = WarOfTheRing()
    game.add_expansion(KINGS)
    return game


GAME = with_kings()
CHOSEN: Json = {"expansions": ["kings"]}


class Kings(Scenario):
    """A scenario with the expansion."""

    def read(self, position: Json, options: Json | None) -> Match:
        """With the bundle among the expansions."""
        return read_position(GAME, {"position": position}, {**CHOSEN, **(options or {})}, None)


def _set_up(side: str) -> Json:
    forces: Json = GAME.write(GAME.start(GAME.rules(CHOSEN)))[side]
    return forces


def _with(side: str, regions: Json) -> Json:
    changed = {region.replace("_", "-"): figures for region, figures in regions.items()}
    return {region: figures for region, figures in {**_set_up(side), **changed}.items() if figures}


def free(**regions: Json) -> Json:
    """The Free Peoples as at set-up, but for these regions."""
    return _with(FP, regions)


def dark(**regions: Json) -> Json:
    """The Shadow as at set-up, but for these regions."""
    return _with(SH, regions)


def kings(options: Json | None = None, **position: Any) -> Kings:
    """A scenario from parts of a written position; keys may use _ for -."""
    return Kings({key.replace("_", "-"): value for key, value in position.items()}, options)


def acts(side: str, *dice: str, options: Json | None = None, **position: Any) -> Kings:
    """It is this side's action with these dice; the other side has one event die left."""
    mine = (FP, SH).index(side)
    pools = {side: list(dice), (FP, SH)[1 - mine]: ["event"]}
    return kings(options, **{"turn": 3, "next": ["action", mine], "dice": pools, **position})


def on(tiles: Json | None = None, **more: Any) -> Json:
    """The part of the expansion: tiles by Sovereign, and what else is told."""
    laid = {name: [{"tile": tile} for tile in on_him] for name, on_him in (tiles or {}).items()}
    return {"kings": {"tiles": laid, **{key.replace("_", "-"): value for key, value in more.items()}}}


def state(war: Scenario, name: str) -> str:
    """What a Sovereign is now."""
    who, position = BY_NAME[name], war.position
    states = {"leader": is_leader, "awakened": is_awakened, "corrupted": is_corrupted}
    found = [word for word, holds in states.items() if holds(position, who)]
    assert len(found) < 2
    return found[0] if found else "gone"


def stands(war: Scenario, name: str) -> str:
    """The region of a Sovereign, in whatever state."""
    return war.position.region_id(place_of(war.position, BY_NAME[name]))


def tiles(war: Scenario, name: str) -> list[str]:
    """The tiles on a Sovereign."""
    position: War = war.position
    return [position.facts.tiles[laid.tile].id for laid in court_of(position).tiles[BY_NAME[name].index]]


def pool(war: Scenario) -> list[str]:
    """The hunt pool."""
    return [war.position.facts.tiles[tile].id for tile in war.position.pool]


def tokens(war: Scenario, kind: str = "tokens") -> list[str]:
    """The Ruler tokens, or the dismay tokens."""
    part: Json = war.view().get("parts", {}).get("kings", {})
    found: list[str] = part.get(kind, [])
    return found
