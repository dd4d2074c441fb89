"""The facts of Hunt for the Ring: loaded from `data/`, checked, frozen.

Much of the data is reconstructed, because no public source prints it; every row says so (`provenance`, `known`). An
owner of the printed game can play with a pack of his own: the same files as data, by name (`facts=pack`).
What the rules cannot do without is asked of every pack (`_check`), the counts of the box of our own data
(`check_box`), and of whoever wants to know whether a pack is whole.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from typing import Any, Final

from thirdage.kernel import Facts

from .board import Board
from .constants import (
    ACTION_DICE,
    BEIGE,
    COLORS,
    COMPANIONS,
    DECKS,
    EYE,
    FACES,
    GREY,
    JOURNEYS,
    NAZGUL,
    RED,
    SHADOW,
    STEPS,
)  # fmt: skip
from .demands import demand

Json = dict[str, Any]
FILES: Final = ("chapter1", "chapter2", "cards", "journeys", "tokens")
CONFIRMED: Final = "confirmed"


class Card:
    """An Ally or Sorcery card. Its effects stand in `cards` under its `effect`, the id that all its copies share."""

    __slots__ = ("cond", "confirmed", "deck", "effect", "id", "options", "out_of_turn", "stays")

    def __init__(self, row: Json, first: Json) -> None:
        self.id: str = row["id"]
        self.effect: str = first["id"]
        self.deck: int = DECKS.index(row["deck"])
        self.cond: Json = first.get("cond", {})
        self.options: tuple[Json, ...] = tuple(first["option"])
        self.out_of_turn: bool = first.get("out_of_turn", False)
        self.stays: bool = first.get("stays", False)
        self.confirmed: bool = row["provenance"] == CONFIRMED


class Companion:
    """A Companion card (HR-CPN-01)."""

    __slots__ = ("chapters", "confirmed", "id", "lower", "upper")

    def __init__(self, row: Json) -> None:
        self.id: str = row["id"]
        self.chapters: tuple[int, ...] = tuple(row["chapters"])
        self.upper: tuple[Json, ...] = tuple(row["top_ops"])
        self.lower: tuple[Json, ...] = tuple(row["bottom_ops"])
        self.confirmed: bool = row["provenance"] == CONFIRMED

    def cancels(self, value: int) -> bool:
        """HR-ENC-06: whether turning it cancels a token that shows this."""
        kind = "eye" if value == EYE else "number"
        return any(op["op"] == "cancel_token" and kind in op["kinds"] for op in self.lower)


class Journey:
    """HR-JRN-01, HR-JRN-03, HR-JRN-07: a route; its row is the value of the movement track, from 0 on.

    HR-REF-01: `refuges` are marked on long ones. Ruling HRU-18.
    """

    __slots__ = ("confirmed", "deck", "id", "places", "refuges")

    def __init__(self, row: Json, board: Board) -> None:
        named = dict(zip(board.printed, board.spaces, strict=True))
        self.id: str = row["id"]
        self.deck: int = JOURNEYS.index(row["deck"])
        self.places: tuple[int, ...] = tuple([named[place] for place in row["places"]])
        self.refuges: tuple[int, ...] = tuple([named[place] for place in row.get("haven", [])])
        self.confirmed: bool = row["provenance"] == CONFIRMED


class Corruption:
    """HR-CMP-05: a corruption token; `value` is its number, or EYE."""

    __slots__ = ("color", "confirmed", "id", "value")

    def __init__(self, id: str, color: int, shown: str, *, confirmed: bool) -> None:
        self.id = id
        self.color = color
        self.value: int = EYE if shown == "eye" else int(shown)
        self.confirmed = confirmed

    @property
    def special(self) -> bool:
        """HR-ENC-07."""
        return self.color == RED


class HuntFacts(Facts):
    """Both chapters. Spaces, cards and tokens are indexes of one table each."""

    def __init__(self, data: Json) -> None:
        demand(set(data) == set(FILES), "refused-hunt-pack-files", detail=", ".join(FILES))
        first = Board(1, data["chapter1"], 0)
        self.boards: tuple[Board, Board] = (first, Board(2, data["chapter2"], len(first.ids)))
        rows: list[Json] = data["cards"]["card"]
        by_id = {row["id"]: row for row in rows}
        self.cards: tuple[Card, ...] = tuple([Card(row, by_id[row.get("copy_of", row["id"])]) for row in rows])
        self.companions: tuple[Companion, ...] = tuple([Companion(row) for row in data["cards"]["companion"]])
        self.journeys: tuple[Journey, ...] = tuple([Journey(r, self.boards[1]) for r in data["journeys"]["journey"]])
        self.tokens: tuple[Corruption, ...] = tuple(_tokens(data["tokens"]["corruption"]))
        self.dice: tuple[int, ...] = tuple([FACES.index(face) for face in data["tokens"]["dice"]["action"]["faces"]])
        self.chief_die: tuple[int, ...] = tuple([_chief(f) for f in data["tokens"]["dice"]["chief"]["faces"]])
        spaces = (*self.boards[0].ids, *self.boards[1].ids)
        self.areas: tuple[str, ...] = (*self.boards[0].areas, *self.boards[1].areas)
        self.sections: tuple[str, ...] = (*self.boards[0].sections, *self.boards[1].sections)
        self.area_by_space: dict[int, int] = _in_one_table([board.area for board in self.boards], len(first.areas))
        self.section_by_space: dict[int, int] = _in_one_table(
            [board.section for board in self.boards], len(first.sections)
        )
        super().__init__(
            {
                "space": spaces,
                "area": self.areas,
                "section": self.sections,
                "nazgul": NAZGUL,
                "companion": COMPANIONS,
                "face": FACES,
                "card": tuple([card.id for card in self.cards]),
                "journey": tuple([journey.id for journey in self.journeys]),
                "token": tuple([token.id for token in self.tokens]),
            },
            data,
        )
        values = data["tokens"]["tokens"]
        self.start_tokens = self._sites(1, values["start"])
        self.information = self._sites(1, values["information"])
        """HR-INF-01."""
        self.deeds = self._sites(2, values["deed"])
        """HR-GLO-03."""
        self.space: dict[str, int] = {id: space for space, id in enumerate(spaces)}
        _check(self)

    def _sites(self, chapter: int, row: Json) -> tuple[int, ...]:
        board = self.boards[chapter - 1]
        return tuple([board.spaces[board.printed.index(value)] for value in row["values"]])

    def fits_card(self, card: int, half: int, last: int, *, wild: bool) -> bool:
        """HR-ALY-05: whether Frodo, with this last location, fulfils what this half of a card demands of his place."""
        row = self.cards[card]
        needs = row.options[half].get("needs")
        for demands in (row.cond, needs if isinstance(needs, dict) else {}):
            if wild != demands.get("wild", wild):
                return False
            if self.areas[self.area_of(last)] not in demands.get("zones", self.areas):
                return False
            if self.sections[self.section_of(last)] not in demands.get("sections", self.sections):
                return False
        return True

    def deck(self, deck: int) -> tuple[int, ...]:
        """The cards of a deck."""
        return tuple([card for card, row in enumerate(self.cards) if row.deck == deck])

    def of_color(self, color: int) -> tuple[int, ...]:
        """The corruption tokens of a colour."""
        return tuple([token for token, row in enumerate(self.tokens) if row.color == color])

    def area_of(self, space: int) -> int:
        """The area of a space, as an index of the table of both chapters. Ruling HRU-02."""
        return self.area_by_space[space]

    def section_of(self, space: int) -> int:
        """Its section, likewise."""
        return self.section_by_space[space]


def _in_one_table(boards: list[dict[int, int]], first: int) -> dict[int, int]:
    """By space: a region of its board, those of the second board after the `first` ones."""
    return {space: of + number * first for number, board in enumerate(boards) for space, of in board.items()}


def _chief(face: str) -> int:
    return FACES.index(f"chief-{face}" if f"chief-{face}" in FACES else face)


def _tokens(rows: list[Json]) -> list[Corruption]:
    return [
        Corruption(f"{row['color']}-{place}", COLORS.index(row["color"]), shown, confirmed=False)
        for row in rows
        for place, shown in enumerate(row["values"], 1)
    ]


def _check(facts: HuntFacts) -> None:
    """What the rules rely on, whoever made the data."""
    for table, ids in facts.tables.items():
        demand(len(set(ids)) == len(ids), "refused-hunt-pack-id-twice", table=table)
    for board in facts.boards:
        demand(bool(board.exits), "refused-hunt-pack-no-exit", chapter=board.chapter)
        enough = len(NAZGUL) if board.chapter == 1 else 2
        demand(len(board.nazgul_starts) >= enough, "refused-hunt-pack-starts", chapter=board.chapter, count=enough)
    one = facts.boards[0]
    demand(set(facts.start_tokens) == set(one.starts), "refused-hunt-pack-start-tokens", "HR-SET1-04")
    ally = all(site in one.information_sites for site in facts.information)
    demand(ally, "refused-hunt-pack-information", "HR-INF-01")
    for journey in facts.journeys:
        rows = STEPS[journey.deck] + 1
        demand(len(journey.places) == rows, "refused-hunt-pack-journey-rows", "HR-JRN-01", id=journey.id, count=rows)
        board = facts.boards[1]
        demand(board.is_exit(journey.places[-1]), "refused-hunt-pack-journey-end", "HR-JRN-01", id=journey.id)
        for here, there in zip(journey.places, journey.places[1:], strict=False):
            way = {"one": board.name(here), "other": board.name(there)}
            demand(there in board.adjacent[here], "refused-hunt-pack-journey-way", "HR-JRN-01", id=journey.id, **way)
    demand(facts.dice.count(SHADOW) == 1, "refused-hunt-pack-dice", "HR-DIE-01")
    own = tuple([companion.id for companion in facts.companions])
    demand(own == COMPANIONS, "refused-hunt-pack-companions", detail=", ".join(COMPANIONS))


def check_box(facts: HuntFacts) -> None:
    """HR-CMP-02 to 05: as many of everything as lie in the box."""
    decks = Counter([card.deck for card in facts.cards])
    demand([decks[deck] for deck in range(len(DECKS))] == [22, 22, 22], "refused-hunt-pack-cards", "HR-CMP-03")
    routes = Counter([journey.deck for journey in facts.journeys])
    demand(routes == {0: 18, 1: 18}, "refused-hunt-pack-journeys", "HR-CMP-03")
    colors = Counter([token.color for token in facts.tokens])
    demand([colors[c] for c in (BEIGE, GREY, RED)] == [15, 3, 2], "refused-hunt-pack-corruption", "HR-CMP-05")
    sizes = (len(facts.start_tokens), len(facts.information), len(facts.deeds))
    demand(sizes == (3, 12, 10), "refused-hunt-pack-tokens", "HR-CMP-05")
    demand(len(facts.boards[0].nazgul_starts) == 6, "refused-hunt-pack-starts", "HR-SET1-14", chapter=1, count=6)
    demand(sorted(facts.dice) == [0, 0, 1, 1, 2, 3], "refused-hunt-pack-dice", "HR-DIE-01")
    demand(len(facts.chief_die) == ACTION_DICE, "refused-hunt-pack-chief-die", "HR-CHD-05")
    areas = all(len(board.areas) == 10 and len(board.sections) == 3 for board in facts.boards)
    demand(areas, "refused-hunt-pack-areas", "HR-MAP-14")
    each = set(facts.information) == set(facts.boards[0].information_sites)
    demand(each, "refused-hunt-pack-information", "HR-INF-01")


def read(name: str) -> Json:
    """One of our data files."""
    text = resources.files(__package__).joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


DATA: Final[Json] = {file: read(file) for file in FILES}
"""Our own facts."""


@cache
def own_facts() -> HuntFacts:
    """Our own facts, made once."""
    facts = HuntFacts(DATA)
    check_box(facts)
    return facts
