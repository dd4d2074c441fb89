"""A small expansion for tests: the Shadow hides hunt tiles in a vault, and counts how often it has done so.

The seam `vault` (with a number of times) draws two standard tiles before the eyes of the Shadow alone, who keeps one of
them face down; the other goes back. From then on the Free Peoples cannot tell what is in the hunt pool. Base code knows
nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from thirdage.games.wotr.fellowship.hunt_pool import without
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.kernel import (
    Ask,
    Bundle,
    Draws,
    Flow,
    Form,
    Impossible,
    Listed,
    Match,
    Position,
    QuickFate,
    Random,
    Reader,
    Rng,
    Rules,
    chance,
    chance_kind,
    ids,
    read_position,
    secret_face,
)
from thirdage.kernel.asks import AskKind
from thirdage.kernel.parts import Part, part_of
from thirdage.kernel.seams import between
from thirdage.kernel.shapes import many, number, one, or_null, parts

Json = dict[str, Any]
ROOM = 4
"""So many tiles lie in the vault at most."""
VAULT_TILE = Form("vault-tile", tile=ids("tile"))
KEEP_TILE = Form("keep-tile", tile=ids("tile"))
ASK_VAULT_TILE = chance_kind("vault-tile", VAULT_TILE, {"vault": "TEST-1"})
ASK_KEEP_TILE = AskKind("keep-tile", "the Shadow", "TEST-2", (KEEP_TILE,), secret_face)


class Vault(Part):
    """Tiles face down, each with those (kinds) that it may be as far as all can know, and how often one was hidden."""

    __slots__ = ("count", "may_be", "tiles")
    told = "the vault: `tiles` face down, what they `may-be`, and the `count` of all ever hidden"

    def __init__(self, tiles: tuple[int, ...], may_be: list[tuple[int, ...]], count: int) -> None:
        self.tiles = tiles
        self.may_be = may_be
        self.count = count

    @classmethod
    def start(cls, rules: Rules) -> Vault:  # noqa: ARG003
        """Empty."""
        return cls((), [], 0)

    @classmethod
    def read(cls, position: Position, written: Reader) -> Vault:  # noqa: ARG003
        """Strictly."""
        written.only("tiles", "may-be", "count")
        tiles = tuple([tile.id("tile") for tile in written["tiles"].items()])
        may_be = [kinds.ids("tile") for kinds in written["may-be"].exactly(len(tiles))]
        return cls(tiles, may_be, written["count"].number(len(tiles), 100))

    @classmethod
    def complete(cls, position: Position, seat: str, seen: Json, rng: Random) -> Vault:  # noqa: ARG003
        """Of the tiles that nobody can place, some that may lie here."""
        war, keys = cast(War, position), position.rules.names.keys["tile"]
        may_be = [tuple([keys[tile] for tile in kinds]) for kinds in seen["may-be"]]
        while True:
            pool, chosen = list(war.pool), []
            for tile, kinds in zip(seen["tiles"], may_be, strict=True):
                fitting = [t for t in pool if t in kinds] if tile is None else [keys[tile]]
                if not fitting:
                    break
                chosen.append(fitting[rng.randrange(len(fitting))])
                pool.remove(chosen[-1])
            if len(chosen) == len(may_be):
                return cls(tuple(chosen), may_be, seen["count"])

    @classmethod
    def schemas(cls) -> tuple[Json, Json]:
        """Null for a tile that a seat cannot see."""
        kinds = many(many(one("tile")))
        return (
            parts({"tiles": many(or_null(one("tile"))), "may-be": kinds, "count": number()}, required=True),
            parts({"tiles": many(one("tile")), "may-be": kinds, "count": number()}, required=False),
        )

    def copy(self) -> Vault:
        """The list may change."""
        return type(self)(self.tiles, self.may_be[:], self.count)

    def write(self, position: Position) -> Json:
        """All of it."""
        return self._json(position, seen=True)

    def view(self, position: Position, seat: str) -> Json:
        """Only the Shadow sees the tiles."""
        return self._json(position, bool(position.rules.bit(seat) & eyes(cast(War, position))))

    def _json(self, position: Position, seen: bool) -> Json:
        names = position.rules.names.ids["tile"]
        return {
            "tiles": [names[tile] if seen else None for tile in self.tiles],
            "may-be": [[names[tile] for tile in kinds] for kinds in self.may_be],
            "count": self.count,
        }

    def check(self, position: Position) -> None:
        """There is not room for more."""
        if len(self.tiles) > ROOM:
            raise Impossible("parts.vault.tiles", "refused-wotr-tiles", "TEST-1", {"tile": "std-eye"})


def eyes(war: War) -> int:
    """The mask of those who look into the vault."""
    return war.bit(leading(war, SHADOW))


def hide(war: War, times: int) -> Flow[None]:
    """TEST-1, TEST-2: two tiles are drawn unseen, one of them stays in the vault."""
    vault = part_of(war, Vault)
    seat = leading(war, SHADOW).seat
    drawn: list[int] = []
    for _ in range(2):
        left = war.pool
        for tile in drawn:
            left = without(left, tile)
        standard = tuple([tile for tile in left if war.facts.tiles[tile].standard])
        ask = chance(ASK_VAULT_TILE, Draws(VAULT_TILE, standard), "vault", "vault", seat, eyes(war))
        drawn.append((yield ask)[0])
    kept: int = (yield Ask(ASK_KEEP_TILE, seat, Listed([KEEP_TILE(tile) for tile in dict.fromkeys(drawn)])))[0]
    unplaced = [tile for tile in (*war.pool, *vault.tiles) if war.facts.tiles[tile].standard]
    vault.may_be.append(tuple(sorted(set(unplaced))))
    war.pool = without(war.pool, kept)
    vault.tiles = (*vault.tiles, kept)
    vault.count += 1
    war.next = ("vault", times - 1) if times > 1 else ("turn",)


def kept_elsewhere(base: Callable[[War], tuple[int, ...]], war: War) -> tuple[int, ...]:
    """The tiles in the vault."""
    return (*base(war), *part_of(war, Vault).tiles)


def unplaced(base: Callable[[War, int], tuple[int, ...]], war: War, bit: int) -> tuple[int, ...]:
    """As soon as something lies in the vault, only the Shadow can tell which standard tiles are in the pool."""
    if bit & eyes(war) or not part_of(war, Vault).tiles:
        return base(war, bit)
    return tuple([tile for tile in war.pool if war.facts.tiles[tile].standard])


VAULT = Bundle(
    "vault",
    seams={"vault": hide},
    arguments={"vault": {"times": between(1, ROOM)}},
    extends={"tiles-elsewhere": kept_elsewhere, "hidden-tiles": unplaced},
    kinds=(ASK_VAULT_TILE, ASK_KEEP_TILE),
    part=Vault,
)


def game_with(*bundles: Bundle) -> WarOfTheRing:
    """The game with expansions to choose from, apart from the one that everybody plays."""
    game = WarOfTheRing()
    for bundle in bundles:
        game.add_expansion(bundle)
    return game


GUARDED = game_with(VAULT)


def vault_match(seed: int, times: int = 2) -> Match:
    """A match whose first seam hides tiles."""
    match = read_position(GUARDED, {"next": ["vault", times]}, {"expansions": ["vault"]}, None)
    match.go_on(QuickFate(Rng(seed)))
    return match
