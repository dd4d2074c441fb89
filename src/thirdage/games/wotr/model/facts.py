"""The facts of War of the Ring: loaded from `data/`, checked at import, frozen, referred to by small ints."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Facts

from .constants import (
    CHARACTER,
    DECKS,
    ELITE,
    FACES,
    FREE_PEOPLES,
    HAND_LIMIT,
    LEADER,
    NAZGUL,
    NOBODY,
    REGULAR,
    RESULTS,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    TOKENS,
)  # fmt: skip
from .fact_checks import check
from .fact_rows import read

Json = dict[str, Any]
FILES: Final = ("regions", "nations", "setup", "tiles", "characters", "cards", "combat")
BESIDE: Final = ("counts", "successors")
"""Tables that say nothing new, but check the others or restate what a rule says: outside the digest of the facts."""
DICE: Final = "dice"
"""A table of matches with a bundle that brings dice of a kind of their own."""
LEADERS: Final = "leaders"
"""A table of matches with a bundle that brings Leaders with a name: their nation, and where they stand at the start."""
PLAYERS: Final = "players"
ICONS: Final = "icons"
"""Tables of matches with three or four players only, so that they are in the digest of no other."""


class Region:
    """WR-MAP-05, WR-MAP-06, WR-MAP-08, WR-MAP-19: a region of the map: nation and owner are -1 where there is none.

    Ruling WRU-04.
    """

    __slots__ = (
        "adjacent", "coastal", "east_edge", "fortification", "id", "impassable", "nation", "owner", "settlement", "vp",
    )  # fmt: skip

    def __init__(self, row: Json, nations: dict[str, int], regions: dict[str, int]) -> None:
        self.id: str = row["id"]
        self.nation: int = nations[row["nation"]] if "nation" in row else NOBODY
        self.settlement: int = SETTLEMENTS.index(row.get("settlement", "none"))
        self.fortification: bool = row.get("fortification", False)
        self.vp: int = row.get("vp", 0)
        self.owner: int = SIDES.index(row["owner"]) if "owner" in row else NOBODY
        self.coastal: bool = row.get("coastal", False)
        self.east_edge: bool = row.get("east_edge", False)
        self.adjacent: tuple[int, ...] = tuple(sorted([regions[r] for r in row["adjacent"]]))
        self.impassable: tuple[int, ...] = tuple(sorted([regions[r] for r in row.get("impassable", [])]))

    def holding(self, settlement: int, nation: int, owner: int, vp: int) -> Region:
        """The same region with another settlement in it. By hand: a compiled class has no `copy` of its own."""
        other = Region({"id": self.id, "adjacent": ()}, {}, {})
        other.settlement, other.nation, other.owner, other.vp = settlement, nation, owner, vp
        other.fortification, other.coastal, other.east_edge = self.fortification, self.coastal, self.east_edge
        other.adjacent, other.impassable = self.adjacent, self.impassable
        return other


class Nation:
    """WR-MAP-07: a nation: its side, its start on the political track, and the figures it has."""

    __slots__ = ("active", "elite", "id", "leader", "limits", "regular", "side", "steps_to_war")

    def __init__(self, row: Json) -> None:
        self.id: str = row["id"]
        self.side: int = SIDES.index(row["side"])
        self.steps_to_war: int = row["steps_to_war"]
        self.active: bool = row["active"]
        self.limits: tuple[int, int, int] = (row["regular"], row["elite"], row["leader"])
        self.regular = -1
        self.elite = -1
        self.leader = -1


class Figure:
    """WR-FIG-01: a kind of figure, or a character: one row of the table of figures.

    WR-FIG-13: the Witch-king counts as a Nazgul. WR-CHAR-06: a character of level 0 never moves, not even with an army
    (PF-021).
    """

    __slots__ = ("character", "id", "is_nazgul", "is_unit", "limit", "named", "nation", "never_moves", "rank", "side")

    def __init__(
        self,
        id: str,
        side: int,
        nation: int,
        rank: int,
        limit: int,
        index: int = NOBODY,
        who: Character | None = None,
        named: bool = False,
    ) -> None:
        self.id = id
        self.side = side
        self.nation = nation
        self.rank = rank
        self.limit = limit
        self.named = named
        """A Leader with a name is never among the reinforcements."""
        self.character = index
        self.is_unit = rank <= ELITE
        self.is_nazgul = rank == NAZGUL or (who is not None and who.nazgul)
        self.never_moves = who is not None and who.level == 0


class Character:
    """A character. `figure` is -1 for the Ring-bearers and Gollum, who never stand in a region as figures.

    WR-FIG-08, WR-FIG-11: companions and minions. WR-CHAR-21: some bring a die. WR-FIG-10: `replaces` is whose place he
    takes, -1 for most. `words` are what the facts call him beside (captain, hobbit, nazgul). A companion who is `apart`
    was never in the Fellowship; a `minor` minion does not call Gandalf the White.
    """

    __slots__ = (
        "activates", "apart", "bonus_die", "captain", "figure", "hobbit", "id", "kind", "leadership", "level", "minor",
        "nation", "nazgul", "replaces", "side", "words",
    )  # fmt: skip

    def __init__(self, row: Json, nations: dict[str, int], free: tuple[int, ...]) -> None:
        self.id: str = row["id"]
        self.side: int = SIDES.index(row["side"])
        self.kind: str = row["kind"]
        self.level: int = row.get("level", 0)
        self.leadership: int = row.get("leadership", 0)
        self.nation: int = nations[row["nation"]] if "nation" in row else NOBODY
        rouses = row.get("activates", [])
        self.activates: tuple[int, ...] = free if "any" in rouses else tuple([nations[n] for n in rouses])
        self.bonus_die: int = row.get("bonus_die", 0)
        self.hobbit: bool = row.get("hobbit", False)
        self.captain: bool = row.get("captain", False)
        self.nazgul: bool = row.get("nazgul", False)
        self.apart: bool = row.get("apart", False)
        self.minor: bool = row.get("minor", False)
        self.words: tuple[str, ...] = tuple([word for word, value in row.items() if value is True])
        self.replaces = NOBODY
        self.figure = NOBODY

    @property
    def sets_out(self) -> bool:
        """WR-FEL-01: whether he is in the Fellowship when it leaves Rivendell."""
        return self.kind == "companion" and self.replaces < 0 and not self.apart


class Card:
    """WR-CARD-19: an event card: its side, deck, die icon, whether it stays on the table, and its combat card."""

    __slots__ = ("combat", "deck", "die", "id", "side", "table")

    def __init__(self, row: Json, combat: dict[str, int]) -> None:
        self.id: str = row["id"]
        self.side: int = SIDES.index(row["side"])
        self.deck: int = DECKS.index(row["deck"])
        self.die: int = RESULTS.index(row["die"])
        self.table: bool = row.get("table", False)
        self.combat: int = combat[row["combat"]]


class Player:
    """WR-MP-01, WR-MP-05: who sits at the table: his seat, his side, and the nations and characters that he commands.

    `index` is the place of his seat, and so of his hand. With two players each commands a whole side (WR-CARD-03).
    """

    __slots__ = ("characters", "hand_limit", "index", "nations", "seat", "side")

    def __init__(
        self, index: int, seat: str, side: int, nations: tuple[int, ...], characters: tuple[int, ...], hand_limit: int
    ) -> None:
        self.index = index
        self.seat = seat
        self.side = side
        self.nations = nations
        self.characters = characters
        self.hand_limit = hand_limit


class CombatCard:
    """WR-CC-01: the lower half of event cards: one initiative for each effect."""

    __slots__ = ("id", "initiative", "side")

    def __init__(self, row: Json) -> None:
        self.id: str = row["id"]
        self.side: int = SIDES.index(row["side"])
        self.initiative: tuple[int, ...] = tuple(row["initiative"])


class Tile:
    """WR-HUNT-04, WR-HUNT-09: a hunt tile: a number, an eye or a die; special tiles name the card that brings them."""

    __slots__ = ("card", "count", "damage", "die", "eye", "id", "reveal", "side", "standard", "stop")

    def __init__(self, row: Json) -> None:
        self.id: str = row["id"]
        self.eye: bool = row["value"] == "eye"
        self.die: bool = row["value"] == "die"
        self.damage: int = 0 if self.eye or self.die else row["value"]
        self.reveal: bool = row["reveal"]
        self.stop: bool = row["stop"]
        self.count: int = row["count"]
        self.standard: bool = row["kind"] == "standard"
        self.side: int = SHADOW if row["kind"] == "shadow-special" else FREE_PEOPLES
        self.card: str = row.get("card", "")


class DieKind:
    """A kind of action die beside the ordinary ones, which a bundle brings: whose it is and what its faces show."""

    __slots__ = ("faces", "id", "side")

    def __init__(self, row: Json, place: int) -> None:
        self.id: str = row["id"]
        self.side: int = SIDES.index(row["side"])
        first = (place + 1) * len(RESULTS)
        self.faces: tuple[int, ...] = tuple([first + RESULTS.index(result) for result in row["faces"]])


class WarFacts(Facts):
    """Everything fixed: regions, nations, figures, characters, cards, tiles and the set-up."""

    def __init__(self, data: dict[str, list[Json]]) -> None:
        nations = {row["id"]: i for i, row in enumerate(data["nations"])}
        regions = {row["id"]: i for i, row in enumerate(data["regions"])}
        combat = {row["id"]: i for i, row in enumerate(data["combat"])}
        self.nations: tuple[Nation, ...] = tuple([Nation(row) for row in data["nations"]])
        free = tuple([i for i, n in enumerate(self.nations) if n.side == FREE_PEOPLES])
        self.nations_of: tuple[tuple[int, ...], tuple[int, ...]] = (
            free,
            tuple([i for i, n in enumerate(self.nations) if n.side == SHADOW]),
        )
        self.regions: tuple[Region, ...] = tuple([Region(row, nations, regions) for row in data["regions"]])
        self.characters: tuple[Character, ...] = tuple([Character(r, nations, free) for r in data["characters"]])
        self.combat: tuple[CombatCard, ...] = tuple([CombatCard(row) for row in data["combat"]])
        self.cards: tuple[Card, ...] = tuple([Card(row, combat) for row in data["cards"]])
        self.tiles: tuple[Tile, ...] = tuple([Tile(row) for row in data["tiles"]])
        named: list[Json] = data.get(LEADERS, [])
        self.figures: tuple[Figure, ...] = tuple(self._figures(named, nations))
        self.figure: dict[str, int] = {f.id: i for i, f in enumerate(self.figures)}
        self.limits: tuple[int, ...] = tuple([f.limit for f in self.figures])
        self.region: dict[str, int] = regions
        self.nation: dict[str, int] = nations
        self.character: dict[str, int] = {c.id: i for i, c in enumerate(self.characters)}
        for row in data.get("successors") or OWN_DATA["successors"]:
            self.characters[self.character[row["id"]]].replaces = self.character[row["replaces"]]
        self.card: dict[str, int] = {c.id: i for i, c in enumerate(self.cards)}
        self.tile: dict[str, int] = {t.id: i for i, t in enumerate(self.tiles)}
        self.nazgul: int = self.figure["nazgul"]
        self.start: tuple[tuple[int, int, int], ...] = (
            *self._start(data["setup"]),
            *[(regions[row["region"]], self.figure[row["id"]], 1) for row in named],
        )
        self.settlements_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple(r for r, region in enumerate(self.regions) if region.settlement and region.nation == n)
             for n in range(len(self.nations))]
        )  # fmt: skip
        bonus = [(c, who.bonus_die, who.side) for c, who in enumerate(self.characters) if who.bonus_die]
        self.bonus_dice: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [tuple([(c, dice) for c, dice, owner in bonus if owner == side]) for side in (FREE_PEOPLES, SHADOW)]
        )
        self.die_kinds: tuple[DieKind, ...] = tuple([DieKind(row, i) for i, row in enumerate(data.get(DICE, []))])
        self.die_ids: tuple[str, ...] = (*RESULTS, *[f"{k.id}-{result}" for k in self.die_kinds for result in RESULTS])
        """By die: the result alone for an ordinary one, else its kind too."""
        self.players: tuple[Player, ...] = tuple(self._players(data.get(PLAYERS, [])))
        self.one_a_side: bool = len(self.players) == len(SIDES)
        """Whether there are two players: then a player is his side, by index and by id."""
        self.side_players: tuple[tuple[Player, ...], ...] = tuple(
            [tuple([player for player in self.players if player.side == side]) for side in (FREE_PEOPLES, SHADOW)]
        )
        icons = [row for row in data.get(ICONS, []) if row["card"] in self.card]
        self.icons: dict[int, str] = {self.card[row["card"]]: row["player"] for row in icons}
        """WR-MP-23: by card, the player whose icon it bears; empty with two players."""
        self.card_nations: dict[int, tuple[int, ...]] = {
            self.card[row["card"]]: tuple([nations[n] for n in row["nations"]]) for row in icons if "nations" in row
        }
        """WR-MP-28: by card, the nations of the Free Peoples for which it acts."""
        tables = {
            "region": tuple(regions),
            "nation": tuple(nations),
            "figure": tuple([f.id for f in self.figures]),
            "character": tuple([c.id for c in self.characters]),
            "card": tuple([c.id for c in self.cards]),
            "combat": tuple([c.id for c in self.combat]),
            "tile": tuple([t.id for t in self.tiles]),
            "die": self.die_ids,
            "deck": DECKS,
            "token": TOKENS,
        }
        super().__init__(tables, {table: rows for table, rows in data.items() if table not in BESIDE})
        wanted: dict[str, int] = {}
        for row in data.get("counts") or OWN_DATA["counts"]:
            wanted[row["id"]] = wanted.get(row["id"], 0) + row["count"]
        check(self, wanted)

    def faces(self, side: int, die: int) -> tuple[int, ...]:
        """WR-DICE-01: all that a die of this side can show."""
        return FACES[side] if die < len(RESULTS) else self.die_kinds[die // len(RESULTS) - 1].faces

    def kind_of_die(self, die: int) -> str:
        """The id of the kind of a die; nothing for an ordinary one."""
        return self.die_kinds[die // len(RESULTS) - 1].id if die >= len(RESULTS) else ""

    def _figures(self, named: list[Json], nations: dict[str, int]) -> list[Figure]:
        """Units and leaders nation by nation, the characters that can stand in a region, and Leaders with a name."""
        out: list[Figure] = []
        for n, nation in enumerate(self.nations):
            regular, elite, leader = nation.limits
            nation.regular = len(out)
            out.append(Figure(f"{nation.id}-regular", nation.side, n, REGULAR, regular))
            nation.elite = len(out)
            out.append(Figure(f"{nation.id}-elite", nation.side, n, ELITE, elite))
            if leader and nation.side == FREE_PEOPLES:
                nation.leader = len(out)
                out.append(Figure(f"{nation.id}-leader", nation.side, n, LEADER, leader))
            elif leader:
                nation.leader = len(out)
                out.append(Figure("nazgul", nation.side, n, NAZGUL, leader))
        for c, character in enumerate(self.characters):
            if character.kind in ("companion", "minion"):
                character.figure = len(out)
                out.append(Figure(character.id, character.side, character.nation, CHARACTER, 1, c, character))
        for row in named:
            people = nations[row["nation"]]
            out.append(Figure(row["id"], self.nations[people].side, people, LEADER, 1, named=True))
        return out

    def _players(self, rows: list[Json]) -> list[Player]:
        """Those of the table, or one for each side. A character whom no row names is used with his nation."""
        characters = [tuple([c for c, who in enumerate(self.characters) if who.side == s]) for s in range(len(SIDES))]
        if not rows:
            return [Player(s, SIDES[s], s, self.nations_of[s], characters[s], HAND_LIMIT) for s in range(len(SIDES))]
        out: list[Player] = []
        spoken_for = {name for row in rows for name in row["characters"]}
        for i, row in enumerate(rows):
            side, named = SIDES.index(row["side"]), row["characters"]
            nations = tuple([self.nation[n] for n in row["nations"]])
            his = [c.id for c in self.characters if c.id not in spoken_for and c.nation in nations]
            own = characters[side] if "any" in named else tuple([self.character[c] for c in (*named, *his)])
            out.append(Player(i, row["id"], side, nations, own, row["hand_limit"]))
        return out

    def _start(self, rows: list[Json]) -> list[tuple[int, int, int]]:
        """(region, figure, count) for every figure on the map at the start."""
        out: list[tuple[int, int, int]] = []
        for row in rows:
            nation = self.nations[self.nation[row["nation"]]]
            for rank, figure in (("regular", nation.regular), ("elite", nation.elite), ("leader", nation.leader)):
                if row.get(rank):
                    out.append((self.region[row["region"]], figure, row[rank]))
        return out


OWN_DATA: Final[dict[str, list[Json]]] = {file: read(file) for file in (*FILES, *BESIDE)}
SEATED: Final[list[Json]] = read(PLAYERS)
MARKED: Final[list[Json]] = read(ICONS)
OWN: Final = WarFacts(OWN_DATA)
"""Our own facts for two players, made once at import."""


def for_players(data: dict[str, list[Json]], players: int) -> dict[str, list[Json]]:
    """These tables with those of three or four players: none for two. Packs bring neither seats nor icons."""
    rows = [row for row in SEATED if row["players"] == players]
    without = {table: own for table, own in data.items() if table not in (PLAYERS, ICONS)}
    return {**without, PLAYERS: rows, ICONS: [*MARKED, *data.get(ICONS, [])]} if rows else without
