"""What a game gives to the kernel, and the rules of one match put together from it.

An expansion is a Bundle that adds seams and effects and replaces named steps; base code never asks whether it
is there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from .asks import EVERYONE, REFEREE, SPECTATOR, Ask, AskKind, Flow
from .compiled import mypyc_attr
from .forms import Form, Names, Option
from .messages import Json, Reason, Refused, shown
from .options import Random
from .position import Position

Intent = tuple[Form, Callable[[Position, Ask, Option], "Reason | None"]]


def plain(data: Any) -> Any:
    """A deep copy of JSON data, tuples become lists: what a match takes in or hands out is nobody else's."""
    return json.loads(json.dumps(data))


def canonical(data: object) -> bytes:
    """The one byte form of JSON data, for digests and hashes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """Frozen facts of one game and pack: the ids of each table, and a digest of the data they were made from."""

    def __init__(self, tables: Mapping[str, tuple[str, ...]], data: object) -> None:
        self.tables = dict(tables)
        self.digest = hashlib.sha256(canonical(data)).hexdigest()


class Bundle:
    """Seams, named steps and effects by id; the base game is one, each expansion is another."""

    __slots__ = ("effects", "replaces", "seams", "steps")

    def __init__(
        self,
        seams: Mapping[str, Callable[..., Flow[None]]] | None = None,
        steps: Mapping[str, Callable[..., Any]] | None = None,
        effects: Mapping[str, Callable[..., Any]] | None = None,
        replaces: Mapping[str, Callable[..., Any]] | None = None,
    ) -> None:
        self.seams = dict(seams or {})
        self.steps = dict(steps or {})
        self.effects = dict(effects or {})
        self.replaces = dict(replaces or {})


class Rules:
    """The rules of one match: facts, seats, and the steps and effects of the base game with its expansions."""

    def __init__(
        self,
        game: Game,
        facts: Facts,
        options: Json,
        seating: tuple[tuple[str, str], ...],
        bundles: list[Bundle],
    ) -> None:
        self.game = game
        self.facts = facts
        self.options = options
        self.seats: tuple[str, ...] = tuple([seat for seat, _ in seating])
        self.side_of: dict[str, str] = dict(seating)
        self.sides: dict[str, tuple[str, ...]] = {
            side: tuple([s for s, own in seating if own == side]) for _, side in seating
        }
        self.names = Names({**facts.tables, "seat": self.seats, "side": tuple(self.sides)})
        self.seams: dict[str, Callable[..., Flow[None]]] = {}
        self.steps: dict[str, Callable[..., Any]] = {}
        self.effects: dict[str, Callable[..., Any]] = {}
        for bundle in bundles:
            self._add(bundle)
        self.intents: dict[str, list[Intent]] = {}
        """By kind: the ways to tell an intent."""
        for way in game.intents.values():
            self.intents.setdefault(way[0].kind, []).append(way)

    def _add(self, bundle: Bundle) -> None:
        for mine, new in (
            (self.seams, bundle.seams),
            (self.steps, bundle.steps),
            (self.effects, bundle.effects),
        ):
            assert not mine.keys() & new.keys(), f"added twice: {mine.keys() & new.keys()}"
            mine.update(new)
        for name, step in bundle.replaces.items():
            assert name in self.steps, f"replaces a step that does not exist: {name}"
            self.steps[name] = step

    def bit(self, seat: str) -> int:
        """The mask bit of a seat; a spectator sees only what all do, a referee everything."""
        if seat == REFEREE:
            return EVERYONE
        if seat == SPECTATOR:
            return 1 << len(self.seats)
        if seat not in self.side_of:
            raise Refused("refused-seat-unknown", "", {"id": shown(seat)})
        return 1 << self.seats.index(seat)

    def others(self, side: str) -> str | None:
        """The side that wins when this one gives up."""
        rest = [s for s in self.sides if s != side]
        return rest[0] if len(rest) == 1 else None


class MatchOption:
    """An option of a match: its type (int, bool, choice, set), default and limits."""

    __slots__ = ("choices", "default", "high", "id", "low", "type")

    def __init__(
        self, id: str, type: str, default: Any, low: int = 0, high: int = 0, choices: tuple[str, ...] = ()
    ) -> None:
        self.id = id
        self.type = type
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices

    def allows(self, value: Any) -> bool:
        """Whether a value (JSON) is allowed."""
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "int":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if self.type == "choice":
            return value in self.choices
        if not isinstance(value, list) or not all(isinstance(v, str) and v in self.choices for v in value):
            return False
        return len(set(value)) == len(value)

    def json(self) -> Json:
        """For the list of games."""
        out: Json = {"id": self.id, "type": self.type, "default": self.default}
        if self.type == "int":
            out.update(minimum=self.low, maximum=self.high)
        elif self.choices:
            out["choices"] = list(self.choices)
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game as the kernel sees it. `id`, `version`, `players`, `options`, `kinds` and `intents` are its data.

    `intents` maps the kind of an intent to its form and the check used where the open ask does not take that form.
    A kind that can be told in several ways has an entry (of any name) for each; their fields tell them apart.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 0
    players: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[MatchOption, ...]] = ()
    kinds: ClassVar[tuple[AskKind, ...]] = ()
    intents: ClassVar[Mapping[str, Intent]] = {}

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """The seats in order, each with its side."""
        raise NotImplementedError

    def facts(self, options: Json, pack: Any) -> Facts:
        """The facts of a match; `pack` is other data, or None for our own."""
        raise NotImplementedError

    def bundles(self, options: Json) -> list[Bundle]:
        """The base game and the expansions in use."""
        raise NotImplementedError

    def start(self, rules: Rules) -> Position:
        """The position at the first seam."""
        raise NotImplementedError

    def view(self, position: Position, seat: str) -> Json:
        """What a seat (or spectator, or referee) knows: built from what it may see, with full memory."""
        raise NotImplementedError

    def glance(self, position: Position, seat: str) -> Any:
        """The same knowledge in the form that is quickest for a program; the view itself unless a game has another."""
        return self.view(position, seat)

    def aids(self, rules: Rules, seen: Json) -> Json:  # noqa: ARG002 (a game may have none)
        """What a person would count on the fingers, from a seat's view of the position alone; nothing unless needed."""
        return {}

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Position:
        """A position at a seam that this seat cannot tell from the real one, made from its view alone."""
        raise NotImplementedError

    def write(self, position: Position) -> Json:
        """The whole position at a seam as JSON; `read` gives it back."""
        raise NotImplementedError

    def read(self, rules: Rules, data: Json) -> Position:
        """The position of its JSON form; parts not mentioned take their set-up value. Refuses nonsense."""
        raise NotImplementedError

    def check(self, position: Position) -> None:
        """Raise AssertionError if the position is impossible (conservation of figures and cards)."""
        raise NotImplementedError

    def progress(self, position: Position) -> tuple[int, int]:
        """Rounds begun and actions taken so far."""
        raise NotImplementedError

    def expected(self, rules: Rules) -> tuple[str, ...]:
        """The names that `Position.used` must have counted in a long soak, none at zero."""
        raise NotImplementedError

    def unasked(self, position: Position, seat: str, option: Option) -> Reason:  # noqa: ARG002
        """Why a seat that is asked nothing cannot do this now; a game may tell more than that others decide."""
        return Reason("reason-not-your-decision")

    def schemas(self) -> tuple[Json, Json]:
        """JSON Schemas of this game's view and of its written position."""
        raise NotImplementedError

    def rules(self, options: Any = None, pack: Any = None) -> Rules:
        """The rules of a match with these options; refuses unknown or impossible ones."""
        if options is not None and not isinstance(options, dict):
            raise Refused("refused-option-unknown", "", {"option": shown(options)})
        chosen = self._chosen(options or {})
        bundles = self.bundles(chosen)
        return Rules(self, self.facts(chosen, pack), chosen, self.seating(chosen), bundles)

    def _chosen(self, options: Json) -> Json:
        known = {"players": MatchOption("players", "int", self.players[0], min(self.players), max(self.players))}
        known.update({o.id: o for o in self.options})
        for key, value in options.items():
            if key not in known:
                raise Refused("refused-option-unknown", "", {"option": shown(key)})
            if not known[key].allows(value):
                raise Refused("refused-option-value", "", {"option": key, "value": shown(value)})
        chosen: Json = plain({key: options.get(key, spec.default) for key, spec in known.items()})
        if chosen["players"] not in self.players:
            raise Refused("refused-players", "", {"players": chosen["players"]})
        return chosen

    def json(self) -> Json:
        """Id, version, seats and sides per number of players, match options: for `thirdage.games()`."""
        tables = {}
        for n in self.players:
            rules = self.rules({"players": n})
            tables[str(n)] = {
                "seats": list(rules.seats),
                "sides": {s: list(x) for s, x in rules.sides.items()},
            }
        options = [o.json() for o in self.options]
        return {"id": self.id, "version": self.version, "players": tables, "options": options}


def explain(position: Position, asks: tuple[Ask, ...], seat: str, intent: Any) -> Reason | None:
    """Why an intent of this seat is not possible now, or None if it is."""
    rules = position.rules
    form, check = _intended(rules, intent)
    option = form.decode(intent, rules.names)
    for ask in asks:
        if ask.seat == seat:
            own = ask.spec.forms.get(form.kind) is form
            return ask.options.why(option) if own else check(position, ask, option)
    return rules.game.unasked(position, seat, option)


def _intended(rules: Rules, intent: Any) -> Intent:
    """What a game knows of an intent: its kind, and of several ways to tell it the one with these fields."""
    kind = intent.get("kind") if isinstance(intent, dict) else None
    ways = rules.intents.get(kind) if isinstance(kind, str) else None
    if ways is None:
        raise Refused("refused-intent-unknown", "", {"kind": shown(intent)})
    if len(ways) == 1:
        return ways[0]
    return next((way for way in ways if {"kind", *way[0].keys} == intent.keys()), ways[0])
