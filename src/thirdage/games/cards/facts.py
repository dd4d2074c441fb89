"""The facts of the Card Game: loaded from `data/`, checked, frozen, put together for one scenario.

A *player* is one deck with its hand, piles and reserve (CG-TRI-03); one person may play two of them. Copies of an army
are cards of their own, as their printed numbers are (CG-SPEC-04): the first bears the plain id, the others a number.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from thirdage.kernel import Facts

from .abilities import Ability, read_abilities
from .constants import APART, CHARACTER, EVENT, FREE_PEOPLES, ICONS, ITEM, NOBODY, RINGS, SHADOW, SIDES, TYPES, ZONES
from .operations import Vocabulary

Json = dict[str, Any]
FILES: Final = ("cards", "locations", "scenarios")


class Card:
    """CG-CARD-01 to 04, CG-CARD-06: a faction card. `kind` is the id that all its copies share.

    CG-CARD-02: its faction says whose it is and which battlegrounds are open to it. Where sources of the printed
    values differ, the fuller one is followed: CRU-32 (icons that one leaves out), CRU-33 (Éowyn).
    """

    __slots__ = (
        "abilities", "action", "banned", "enters", "events", "faction", "icons", "id", "kind", "paths", "plays",
        "promo", "replaces", "side", "statics", "subtypes", "supported_by", "type", "welcome", "wielders",
    )  # fmt: skip

    def __init__(self, id: str, row: Json, vocabulary: Vocabulary, sides: tuple[int, ...]) -> None:
        self.id = id
        self.kind: str = row["id"]
        self.faction: int = vocabulary.factions[row["faction"]]
        self.side: int = sides[self.faction]
        self.type: int = TYPES.index(row["type"])
        self.subtypes: tuple[str, ...] = tuple(row.get("subtypes", []))
        self.icons: tuple[int, ...] = tuple([int(row.get(icon, 0)) for icon in ICONS])
        self.paths: tuple[int, ...] = tuple(row.get("paths", []))
        self.wielders: tuple[str, ...] = tuple(row.get("wielders", []))
        self.promo: bool = row.get("promo", False)
        self.abilities: tuple[Ability, ...] = read_abilities(row, vocabulary)
        actions = [a for a in self.abilities if a.when.startswith("action_")]
        assert len(actions) <= 1, f"{id} has two actions"
        self.action: Ability | None = actions[0] if actions else None
        self.statics: tuple[Ability, ...] = tuple([a for a in self.abilities if any(a.bonus)])
        self.plays: tuple[Ability, ...] = tuple([a for a in self.abilities if a.when.startswith("on_")])
        self.enters: tuple[Ability, ...] = tuple([a for a in self.plays if a.when.startswith("on_enter")])
        self.replaces: tuple[Ability, ...] = tuple([a for a in self.abilities if a.when == "replace"])
        self.events: tuple[Ability, ...] = tuple([a for a in self.abilities if a.when == "event"])
        rules = {op.name: op for a in self.abilities if a.when == "rule" for op in a.do}
        self.banned: str = rules["ban"].ban if "ban" in rules else ""
        """What the card's own text closes to it: shadow_battlegrounds, path_while_shadow_battleground_active, ..."""
        self.welcome: int = vocabulary.factions[rules["permit"].battlegrounds] if "permit" in rules else NOBODY
        """CG-LOC-03: a faction besides its own whose battlegrounds are open to it."""
        self.supported_by: int = rules["support_by"].faction if "support_by" in rules else NOBODY
        """CG-LEAD-06: a faction besides its own whose armies support it."""

    def lasts(self, name: str) -> tuple[str, int]:
        """A lasting effect of this card: when it holds ("static", "in_reserve") and its number; ("", 0) if none."""
        for ability in self.abilities:
            for op in ability.do:
                if op.name == name:
                    return ability.when, op.count
        return "", 0


class Permit:
    """What a card opens while it lasts: battlegrounds to cards of a faction, or to single cards; and their support.

    The Red Arrow and The Three Hunters last for the round, Ghân-buri-Ghân while he is in reserve.
    """

    __slots__ = ("anywhere", "battleground", "faction", "shows")

    def __init__(self, card: Card, factions: dict[str, int]) -> None:
        (op,) = [op for a in card.abilities for op in a.do if op.name.startswith("permit")]
        self.faction: int = op.faction
        self.anywhere: tuple[str, ...] = op.cards
        self.shows: int = factions.get(op.battlegrounds, NOBODY)
        self.battleground: str = op.battlegrounds if op.battlegrounds not in factions else ""


class Location:
    """CG-LOC-01, CG-LOC-02: a battleground (number 0) or a path (side -1).

    CG-LOC-04: a battleground of a faction `shows` it, as defender or attacker. CRU-34: the icon of the Doors of
    Durin.
    """

    __slots__ = ("abilities", "attackers", "defence", "defenders", "id", "is_path", "number", "shows", "side", "vp")

    def __init__(self, row: Json, vocabulary: Vocabulary) -> None:
        factions = vocabulary.factions
        self.id: str = row["id"]
        self.is_path: bool = "number" in row
        self.number: int = row.get("number", 0)
        self.side: int = SIDES.index(row["side"]) if "side" in row else NOBODY
        self.vp: int = row["vp"]
        self.defence: int = row["defence"]
        self.defenders: tuple[int, ...] = tuple([factions[f] for f in row.get("defenders", [])])
        self.attackers: tuple[int, ...] = tuple([factions[f] for f in row.get("attackers", [])])
        self.shows: frozenset[int] = frozenset([*self.defenders, *self.attackers])
        self.abilities: tuple[Ability, ...] = read_abilities(row, vocabulary)


class Player:
    """CG-DECK: one deck of the scenario: its side, its cards, its opening and its draws.

    CG-DUEL-03, CG-DUEL-04, CG-DU3-03, CG-FELL-04: what it draws and which Ring token it has are facts of the
    scenario.
    """

    __slots__ = ("cards", "draw_step", "factions", "id", "opening_cycle", "opening_draw", "ring", "seat", "side")

    def __init__(self, row: Json, cards: tuple[int, ...], factions: tuple[int, ...], seat: int) -> None:
        self.id: str = row["id"]
        self.side: int = SIDES.index(row["side"])
        self.cards = cards
        self.factions = factions
        self.seat = seat
        self.opening_draw: int = row["opening_draw"]
        self.opening_cycle: int = row["opening_cycle"]
        self.draw_step: int = row["draw_step"]
        self.ring: int = RINGS.index(row["ring"])


class CardFacts(Facts):
    """Everything fixed in a match of one scenario with so many persons."""

    def __init__(self, data: Json, scenario: str, people: int, promos: bool) -> None:
        rows: list[Json] = data["cards"]["card"]
        vocabulary = Vocabulary(data["cards"], data["locations"])
        factions = vocabulary.factions
        sides = tuple([SIDES.index(row["side"]) for row in data["cards"]["faction"]])
        self.faction: dict[str, int] = factions
        self.faction_sides = sides
        cards = [
            Card(row["id"] + (f"-{copy + 1}" if copy else ""), row, vocabulary, sides)
            for row in rows
            for copy in range(len(row["numbers"]))
        ]
        self.cards: tuple[Card, ...] = tuple(cards)
        self.card: dict[str, int] = {c.id: i for i, c in enumerate(cards)}
        self.copies: dict[str, tuple[int, ...]] = {
            row["id"]: tuple([i for i, c in enumerate(cards) if c.kind == row["id"]]) for row in rows
        }
        places = data["locations"]
        locations = [Location(row, vocabulary) for row in (*places["battleground"], *places["path"])]
        self.locations: tuple[Location, ...] = tuple(locations)
        self.location: dict[str, int] = {place.id: i for i, place in enumerate(locations)}
        self._grounds: tuple[int, ...] = tuple([i for i, place in enumerate(locations) if not place.is_path])
        self.grounds_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple([i for i in self._grounds if f in locations[i].shows]) for f in range(len(factions))]
        )
        """CG-LOC-04: the battlegrounds of each faction."""
        self.actors: tuple[int, ...] = tuple([i for i, c in enumerate(cards) if c.action is not None])
        """Cards with an action of their own."""
        self.helpers: tuple[int, ...] = tuple(
            [i for i, c in enumerate(cards) if any(a.when == "in_reserve" and any(a.bonus) for a in c.abilities)]
        )
        """Characters that strengthen others from the reserve."""
        self.events: dict[str, Permit] = {
            c.kind: Permit(c, factions)
            for c in cards
            if any(op.name == "permit_round" for a in c.events for op in a.do)
        }
        """CG-RND-05: events that open battlegrounds for the rest of the round."""
        self.openers: dict[int, Permit] = {
            i: Permit(c, factions) for i, c in enumerate(cards) if c.lasts("permit")[0] == "in_reserve"
        }
        """Characters that open battlegrounds while they are in reserve."""
        self.limits: tuple[int, ...] = tuple([i for i, c in enumerate(cards) if c.lasts("carryover_bonus")[1]])
        """Cards that raise a carryover limit."""
        self.items: tuple[int, ...] = tuple([i for i, c in enumerate(cards) if c.type == ITEM])
        self._scenario(next(s for s in data["scenarios"]["scenario"] if s["id"] == scenario), people, promos)
        tables = {
            "card": tuple(self.card),
            "location": tuple(self.location),
            "place": ("reserve", *self.location, *self.card),
            "faction": tuple(factions),
            "player": tuple([p.id for p in self.players]),
            "zone": ZONES[:APART],
        }
        super().__init__(tables, [data, scenario, promos])
        check(self, promos)

    def _scenario(self, row: Json, people: int, promos: bool) -> None:
        """CG-DECK-01 to 04: decks, turn order, draws, last path and special rules of a scenario are facts.

        CG-TRI-01, CG-RND-02; CG-DUEL-01, CG-DUEL-11; CG-DU3-01; CG-FELL-01 to 03, CG-FELL-06.
        """
        self.scenario: str = row["id"]
        self.people: tuple[int, ...] = tuple(row["people"])
        self.seating: tuple[tuple[str, str], ...] = seats_of(row, people)
        seats = [seat for seat, _ in self.seating]
        players = []
        self.owner: list[int] = [NOBODY] * len(self.cards)
        for p, player in enumerate(row["player"]):
            own = tuple([self.faction[f] for f in player["factions"]])
            listed: dict[str, int] | None = player.get("cards")
            deck: list[int] = []
            for kind, copies in self.copies.items():
                card = self.cards[copies[0]]
                if card.faction in own and (promos or not card.promo):
                    deck += copies[: listed.get(kind, 0) if listed is not None else len(copies)]
            for card_index in deck:
                self.owner[card_index] = p
            seat = seats.index(player["id"] if player["id"] in seats else player["side"])
            players.append(Player(player, tuple(sorted(deck)), own, seat))
        self.players: tuple[Player, ...] = tuple(players)
        ids = [p.id for p in players]
        self.player: dict[str, int] = {id: i for i, id in enumerate(ids)}
        self.turn_order: tuple[int, ...] = tuple([self.player[id] for id in row["turn_order"]])
        self.highest_path: int = row["highest_path"]
        self.strict_paths: bool = row.get("strict_paths", False)
        self.doubled: tuple[bool, bool] = (
            SIDES[FREE_PEOPLES] in row.get("doubled_sides", []),
            SIDES[SHADOW] in row.get("doubled_sides", []),
        )
        listed_rounds: list[list[str]] = row.get("battlegrounds_by_round", [])
        self.by_round: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.location[b] for b in names]) for names in listed_rounds]
        )
        used = [self.location[p] for p in row.get("paths", [])]
        self.used_paths: tuple[int, ...] = tuple(used) if used else self.paths()
        self.of_faction: tuple[int, ...] = tuple(
            [next((p for p, x in enumerate(players) if f in x.factions), NOBODY) for f in self.faction.values()]
        )
        """CG-DECK-05, CG-DECK-06: the player whose deck holds a faction, or -1."""

    def paths(self) -> tuple[int, ...]:
        """All paths."""
        return tuple([i for i, place in enumerate(self.locations) if place.is_path])

    def battlegrounds(self) -> tuple[int, ...]:
        """All battlegrounds."""
        return self._grounds


def seats_of(row: Json, people: int) -> tuple[tuple[str, str], ...]:
    """CG-TRI-02: who sits there. A person who plays a whole side has the side's id, else the deck's."""
    ids: list[tuple[str, str]] = [(p["id"], p["side"]) for p in row["player"]]
    sides = [side for _, side in ids]
    alone = [side for side in SIDES if sides.count(side) == 1 or people == 2 or (people == 3 and side == "shadow")]
    if people == 3 and sides.count("shadow") == 2 and sides.count("free-peoples") == 1:
        alone = ["free-peoples"]
    out: list[tuple[str, str]] = []
    for id, side in ids:
        seat = (side, side) if side in alone else (id, side)
        if seat not in out:
            out.append(seat)
    return tuple(out)


def check(facts: CardFacts, promos: bool) -> None:
    """CG-CMP-01, CG-CMP-02: what is printed is all there."""
    base = [c for c in facts.cards if not c.promo]
    for side in (FREE_PEOPLES, SHADOW):
        assert len([c for c in base if c.side == side]) == 60, "60 cards a side"
        assert len([x for x in facts.locations if x.side == side]) == 7, "7 battlegrounds a side"
    numbers = [x.number for x in facts.locations if x.is_path]
    assert sorted(numbers) == sorted([*range(1, 10)] * 3), "three paths of each number"
    assert len(facts.cards) == 124, "four promotional cards"
    for p in facts.players:
        extra = len([c for c in p.cards if facts.cards[c].promo])
        assert promos or not extra, "a promotional card that nobody asked for"
        assert len(p.cards) - extra in (30, 60), f"the deck of {p.id}"
    for card in facts.cards:
        assert (card.type == ITEM) == bool(card.wielders), f"{card.id}: wielders"
        assert card.type == CHARACTER or not card.paths, f"{card.id}: paths"
        assert card.type == EVENT or not card.events, f"{card.id}: an event's text"
        assert not any(card.icons[2:]) or card.type in (CHARACTER, ITEM), f"{card.id}: icons"
    for place in facts.locations:
        assert not any(facts.faction_sides[f] != place.side for f in place.defenders), f"{place.id}: defenders"
        assert not any(facts.faction_sides[f] == place.side for f in place.attackers), f"{place.id}: attackers"


def read(name: str) -> Json:
    """One of our data files."""
    text = resources.files(__package__).joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


DATA: Final[Json] = {file: read(file) for file in FILES}
"""Our own facts."""


@cache
def own_facts(scenario: str, people: int, promos: bool) -> CardFacts:
    """The facts of a scenario, made once."""
    return CardFacts(DATA, scenario, people, promos)
