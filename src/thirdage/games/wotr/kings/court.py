"""What the expansion keeps in the position: tiles on Sovereigns, who is Corrupted, tokens, and what was done when.

Corruption tiles lie face down before the Free Peoples (KM-COR-09). Each remembers who knows it and, for all others, the
kinds of tiles that it may be, as far as the public could tell when it was laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.model.war import War
from thirdage.kernel import EVERYONE, Impossible, Position, Random, Reader, Rules
from thirdage.kernel.parts import Part, part_of
from thirdage.kernel.shapes import by_id, many, number, one, or_null, parts

from .facts import NAMES, SOVEREIGNS, is_royal

Json = dict[str, Any]
ABILITIES = ("heir-of-bard", "shadow-in-the-north", "red-wrath", "lord-of-the-bats", "i-command")
"""KM-CBT-01, KM-CBT-08: what a combat card's effect can be given up for."""
FATE = "fate"
BATTLE_MARKS = ("heir-of-bard", "shadow-in-the-north", FATE)
"""What can be done once a battle."""
SPENT = "ruler-token"
PALANTIR = "palantir"


class Laid:
    """One corruption tile: who knows it (a mask of seats), and what it may be to those who do not."""

    __slots__ = ("known", "may_be", "tile")

    def __init__(self, tile: int, known: int, may_be: tuple[int, ...] = ()) -> None:
        self.tile = tile
        self.known = known
        self.may_be = may_be


class Court(Part):
    """Tiles by Sovereign, masks of Sovereigns, and words for what was done this turn, this battle, this round."""

    __slots__ = ("battle", "corrupted", "dismay", "given_up", "once", "stirred", "tiles", "tokens", "turn")
    told = (
        "`tiles` (Sovereign to his corruption tiles), the `corrupted` Sovereigns, Ruler `tokens` and `dismay` tokens, "
        "what was done `once` in `turn` or in the `battle`, abilities for which combat cards are `given-up`, and "
        "Sovereigns whose nation was `stirred`"
    )

    def __init__(self) -> None:
        self.tiles: list[tuple[Laid, ...]] = [() for _ in NAMES]
        self.corrupted = 0
        self.tokens = 0
        self.dismay = 0
        self.turn = 0
        self.once: tuple[str, ...] = ()
        self.battle: tuple[str, ...] = ()
        self.given_up: tuple[str, ...] = ()
        self.stirred: tuple[int, ...] = ()

    @classmethod
    def start(cls, rules: Rules) -> Court:  # noqa: ARG003
        """KM-SET-06: the board is empty, the tokens are set aside."""
        return cls()

    def copy(self) -> Court:
        """The fields are set anew, so it must not be shared."""
        new = Court()
        new.tiles = self.tiles[:]
        new.corrupted, new.tokens, new.dismay = self.corrupted, self.tokens, self.dismay
        new.turn, new.once, new.battle = self.turn, self.once, self.battle
        new.given_up, new.stirred = self.given_up, self.stirred
        return new

    # -- written and seen -----------------------------------------------------------------------------------------
    def _json(self, position: Position, bit: int) -> Json:
        ids = position.rules.names.ids["tile"]
        tiles = {
            name: [
                {
                    "tile": ids[laid.tile] if laid.known & bit else None,
                    "known-by": laid.known,
                    "may-be": [ids[tile] for tile in laid.may_be],
                }
                for laid in on_him
            ]
            for name, on_him in zip(NAMES, self.tiles, strict=True)
            if on_him
        }
        return {
            "tiles": tiles,
            "corrupted": named(self.corrupted),
            "tokens": named(self.tokens),
            "dismay": named(self.dismay),
            "turn": self.turn,
            "once": list(self.once),
            "battle": list(self.battle),
            "given-up": list(self.given_up),
            "stirred": [NAMES[s] for s in self.stirred],
        }

    def write(self, position: Position) -> Json:
        """All of it."""
        return self._json(position, EVERYONE)

    def view(self, position: Position, seat: str) -> Json:
        """KM-COR-09, KM-COR-16: of a hidden tile those who do not know it see that it is there."""
        seen = self._json(position, position.rules.bit(seat))
        return {**seen, "tiles": {name: seen["tiles"].get(name, []) for name in NAMES}}

    @classmethod
    def read(cls, position: Position, written: Reader) -> Court:
        """Strictly; who knows a tile need not be told: the Shadow, and everyone of a royal one."""
        keys = ("tiles", "corrupted", "tokens", "dismay", "turn", "once", "battle", "given-up", "stirred")
        war, court = cast(War, position), cls._told(written.only(*keys))
        for s, name in enumerate(NAMES):
            court.tiles[s] = tuple([_read_tile(war, tile) for tile in written["tiles"].only(*NAMES)[name].items()])
        return court

    @classmethod
    def _told(cls, written: Reader) -> Court:
        court = cls()
        court.corrupted, court.tokens, court.dismay = [
            sum([1 << s for s in written[key].words(NAMES, once=True)]) for key in ("corrupted", "tokens", "dismay")
        ]
        court.turn = written["turn"].number(0, default=0)
        court.once = tuple([mark.text() for mark in written["once"].items()])
        court.battle = tuple([BATTLE_MARKS[i] for i in written["battle"].words(BATTLE_MARKS, once=True)])
        court.given_up = tuple([ABILITIES[i] for i in written["given-up"].words(ABILITIES, once=True)])
        court.stirred = written["stirred"].words(NAMES)
        return court

    @classmethod
    def complete(cls, position: Position, seat: str, seen: Json, rng: Random) -> Court:  # noqa: ARG003
        """Of the tiles that the seat cannot place, some that may lie where it sees the backs.

        KM-COR-17: whoever stands there uncorrupted has not been driven beyond his resistance, as everybody knows.
        """
        war, keys = cast(War, position), position.rules.names.keys["tile"]
        court = cls._told(Reader({k: v for k, v in seen.items() if k != "tiles"}, position.rules.names))
        slots = [(s, tile) for s, name in enumerate(NAMES) for tile in seen["tiles"].get(name, [])]
        slots.sort(key=lambda slot: slot[1]["tile"] is None)
        while True:
            pool, found = list(war.pool), _Found()
            for s, tile in slots:
                may_be = tuple([keys[kind] for kind in tile["may-be"]])
                fitting = [keys[tile["tile"]]] if tile["tile"] is not None else [t for t in pool if t in may_be]
                if not fitting:
                    break
                chosen = fitting[rng.randrange(len(fitting))]
                pool.remove(chosen)
                found.append((s, Laid(chosen, tile["known-by"], may_be)))
            if len(found) == len(slots) and all(
                resists(war, s, [t for at, t in found if at == s]) for s in range(len(NAMES))
            ):
                break
        order = {id(tile): laid for (_, tile), (_, laid) in zip(slots, found, strict=True)}
        for s, name in enumerate(NAMES):
            court.tiles[s] = tuple([order[id(tile)] for tile in seen["tiles"].get(name, [])])
        return court

    @classmethod
    def schemas(cls) -> tuple[Json, Json]:
        """Null for a tile that a seat cannot see."""
        names = many({"enum": list(NAMES)})
        rest: Json = {
            "corrupted": names, "tokens": names, "dismay": names, "turn": number(), "once": many({"type": "string"}),
            "battle": many({"enum": list(BATTLE_MARKS)}), "given-up": many({"enum": list(ABILITIES)}), "stirred": names,
        }  # fmt: skip
        kinds, mask = many(one("tile")), {"type": "integer"}
        shown = parts({"tile": or_null(one("tile")), "known-by": mask, "may-be": kinds}, required=True)
        told = parts({"tile": one("tile"), "known-by": mask, "may-be": kinds}, required=False)
        return (
            parts({"tiles": by_id("sovereign", many(shown)), **rest}, required=True),
            parts({"tiles": by_id("sovereign", many(told)), **rest}, required=False),
        )

    def check(self, position: Position) -> None:
        """KM-SOV-10: tiles lie only on those who are neither Awakened nor Corrupted, and nobody is two things.

        KM-COR-17: whose level has reached his resistance is Corrupted.
        """
        war = cast(War, position)
        for s, name in enumerate(NAMES):
            leads = not war.casualties[war.facts.figure[name]]
            if self.tiles[s] and (not leads or not resists(war, s, self.tiles[s])):
                raise Impossible(
                    f"parts.kings.tiles.{name}", "refused-wotr-sovereign", "KM-SOV-10", {"sovereign": name}
                )
            if self.corrupted >> s & 1 and leads:
                raise Impossible("parts.kings.corrupted", "refused-wotr-sovereign", "KM-SOV-10", {"sovereign": name})


_Found = list[tuple[int, Laid]]


def level(war: War, on_him: Iterable[Laid]) -> int:
    """KM-COR-16: the sum of the numbers, royal tiles 0."""
    return sum([war.facts.tiles[laid.tile].damage for laid in on_him if not is_royal(war, laid.tile)])


def resists(war: War, sovereign: int, on_him: Iterable[Laid]) -> bool:
    """KM-COR-17: whether these tiles leave a Sovereign as he is."""
    return level(war, on_him) < SOVEREIGNS[sovereign].resistance


def _read_tile(war: War, written: Reader) -> Laid:
    written.only("tile", "known-by", "may-be")
    tile = written["tile"].id("tile")
    usual = EVERYONE if is_royal(war, tile) else dark_eyes(war)
    known = written["known-by"].mask() if written["known-by"].given else usual
    return Laid(tile, known, written["may-be"].ids("tile") if written["may-be"].given else numbered(war))


def named(mask: int) -> list[str]:
    """The Sovereigns of a mask."""
    return [name for s, name in enumerate(NAMES) if mask >> s & 1]


def court_of(war: War) -> Court:
    """What the expansion keeps."""
    return part_of(war, Court)


def dark_eyes(war: War) -> int:
    """KM-COR-09: all players of the Shadow may look at the tiles; open ones everybody sees (KM-TRN-01, KM-TRN-04)."""
    if war.rules.options["open-corruption"]:
        return EVERYONE
    return sum([war.bit(player) for player in war.facts.side_players[SHADOW]])


def numbered(war: War) -> tuple[int, ...]:
    """The kinds of tiles that can lie face down: standard ones with a number and without a crown."""
    tiles = enumerate(war.facts.tiles)
    return tuple([t for t, tile in tiles if tile.standard and not tile.eye and not is_royal(war, t)])


# -- once a turn ----------------------------------------
def done(war: War) -> tuple[str, ...]:
    """What was done this turn."""
    court = court_of(war)
    return court.once if court.turn == war.turn else ()


def note(war: War, *marks: str) -> None:
    """Something is done that can be done once a turn."""
    court = court_of(war)
    court.turn, court.once = war.turn, (*done(war), *marks)


# -- steps ----------------------------------------
def tiles_on_sovereigns(base: Callable[[War], tuple[int, ...]], war: War) -> tuple[int, ...]:
    """KM-COR-22: they are out of the pool."""
    return (*base(war), *[laid.tile for on_him in court_of(war).tiles for laid in on_him])


def unplaced(base: Callable[[War, int], tuple[int, ...]], war: War, bit: int) -> tuple[int, ...]:
    """KM-COR-09: who does not know all tiles cannot tell which numbered ones are in the pool."""
    if all(laid.known & bit for on_him in court_of(war).tiles for laid in on_him):
        return base(war, bit)
    kinds = numbered(war)
    return tuple([tile for tile in war.pool if tile in kinds])


def laid_unseen(base: Callable[[War, int], tuple[int, ...]], war: War, bit: int) -> tuple[int, ...]:
    """KM-COR-09: tiles on Sovereigns that these seats do not know."""
    return (*base(war, bit), *[laid.tile for on_him in court_of(war).tiles for laid in on_him if not laid.known & bit])
