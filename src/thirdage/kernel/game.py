"""What a game gives to the kernel, and the rules of one match put together from it.

An expansion is a Bundle that adds to the rules and extends named steps; base code never asks whether it is there.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, TypeVar

from .asks import EVERYONE, REFEREE, SPECTATOR, Ask, AskKind, Flow
from .belief import Belief
from .bundle import Bundle, Intent, Offer
from .compiled import mypyc_attr
from .decisions import Decision
from .forms import Form, Names, Option
from .match_options import EXPANSIONS, MatchOption
from .messages import Json, Reason, Refused, shown
from .options import Options, Random
from .parts import Part
from .plain_json import canonical, plain
from .position import Position
from .seams import Arguments

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """Frozen facts of one game and pack: the ids of each table, and a digest of the data they were made from."""

    def __init__(self, tables: Mapping[str, tuple[str, ...]], data: object) -> None:
        self.tables = dict(tables)
        self.digest = hashlib.sha256(canonical(data)).hexdigest()


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
        self.arguments: dict[str, Arguments] = {}
        """Of the seams that have any."""
        self.scenes: dict[str, int] = {}
        """The kinds of scenes of the log, each with its level."""
        self.steps: dict[str, Callable[..., Any]] = {}
        self.effects: dict[str, Callable[..., Any]] = {}
        self.kinds: dict[str, AskKind] = {}
        self.forms: dict[str, dict[str, Form]] = {}
        """By ask kind: what may be answered, by kind of answer."""
        self.intents: dict[str, list[Intent]] = {}
        """By kind: the ways to tell an intent."""
        self.parts: dict[str, type[Part]] = {}
        """What bundles keep in the position, by the names of the bundles."""
        self.decisions: dict[str, Decision] = {}
        """What `carry` lets an intent name besides."""
        self.expected: list[str] = []
        self.closed: dict[str, Options] = {}
        """By ask kind: what an answered ask of it offers. A match remembers every ask, and all of a kind share it."""
        self.by_query: dict[str, Any] = {}
        """Who can answer a query, as the game has worked it out once for the match from the names of the effects."""
        for bundle in bundles:
            self.add(bundle)

    def add(self, bundle: Bundle) -> None:
        """Take in what a bundle brings."""
        add_new(self.seams, bundle.seams)
        add_new(self.arguments, bundle.arguments)
        add_new(self.scenes, bundle.scenes)
        add_new(self.steps, bundle.steps)
        add_new(self.effects, bundle.effects)
        add_new(self.kinds, {kind.id: kind for kind in bundle.kinds})
        add_new(self.forms, {kind.id: dict(kind.forms) for kind in bundle.kinds})
        for kind, forms in bundle.forms.items():
            add_new(self.forms[kind], {form.kind: form for form in forms})
        add_new(self.decisions, bundle.decisions)
        for way in bundle.intents.values():
            self.intents.setdefault(way[0].kind, []).append(way)
        for name, step in bundle.extends.items():
            assert name in self.steps, f"extends a step that does not exist: {name}"
            self.steps[name] = partial(step, self.steps[name])
        if bundle.part is not None:
            add_new(self.parts, {bundle.name: bundle.part})
        self.expected.extend(bundle.expected)

    @property
    def written_options(self) -> Json:
        """The options as a record names them: one that was added later only where it is not at its default."""
        specs = {spec.id: spec for spec in self.game.match_options()}
        return {
            id: value for id, value in self.options.items()
            if id not in specs or not specs[id].added or value != specs[id].default
        }  # fmt: skip

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


def add_new(mine: dict[str, T], new: Mapping[str, T]) -> None:
    """Add entries to a table, none of which may be there already."""
    assert not mine.keys() & new.keys(), f"added twice: {mine.keys() & new.keys()}"
    mine.update(new)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game as the kernel sees it. `id`, `version`, `players`, `options` and `base` are its data.

    `takes_parts`: its positions hold what bundles keep in them, see `parts`.
    `memories` are keys of the written position that hold what seats remember, and so nothing about the world itself.
    `setup_players` are numbers of players that only a written position can have: their rules are not complete yet.
    `base` is the bundle of the base game. Its `intents` map the kind of an intent to its form and the check used where
    the open ask does not take that form. A kind that can be told in several ways has an entry (of any name) for each;
    their fields tell them apart.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 0
    players: ClassVar[tuple[int, ...]] = (2,)
    setup_players: ClassVar[tuple[int, ...]] = ()
    options: ClassVar[tuple[MatchOption, ...]] = ()
    base: ClassVar[Bundle] = Bundle()
    takes_parts: ClassVar[bool] = False
    memories: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.expansions: dict[str, Bundle] = {}
        """Those that were added, and of those that are offered the ones that somebody has chosen."""
        self.offers: dict[str, Offer] = {}
        self.pack: Any = None
        """The data that is played with where a match brings none; None: the game's own."""

    def own_pack(self) -> Json:
        """The game's own data as a pack, for a game that takes packs."""
        raise Refused("refused-no-packs", "", {"game": self.id})

    def check_pack(self, pack: Any) -> dict[str, tuple[int, int]]:  # noqa: ARG002 (this game takes none)
        """By part of a pack: how many rows are confirmed, of how many; refuses what cannot be played with."""
        raise Refused("refused-no-packs", "", {"game": self.id})

    def use_pack(self, pack: Any) -> None:
        """Play with this data from now on; None: with the game's own again."""
        if pack is not None:
            self.check_pack(pack)
        self.pack = pack

    def offer(self, offer: Offer) -> None:
        """Let players choose an expansion that is imported when the first of them does."""
        assert offer.name not in self.expansion_names, f"{self.id}: there is an expansion {offer.name!r} already"
        self.offers[offer.name] = offer

    hides_movement: ClassVar[bool] = False
    """Whether somebody walks unseen: then what is reckoned of it is agreed on, and others may play from memory."""
    lag: ClassVar[str] = ""
    """The kind of scene that passes whole before onlookers may see its secrets, if all agree; "": none may."""

    @property
    def expansion_names(self) -> tuple[str, ...]:
        """What the option `expansions` lets one choose."""
        return (*self.offers, *[name for name in self.expansions if name not in self.offers])

    def expansion(self, name: str) -> Bundle:
        """An expansion by its name; one that is offered is imported now."""
        if name not in self.expansions:
            self.expansions[name] = self.offers[name].bundle()
        return self.expansions[name]

    @property
    def every_expansion(self) -> list[Bundle]:
        """All that can be chosen."""
        return [self.expansion(name) for name in self.expansion_names]

    def add_expansion(self, bundle: Bundle) -> None:
        """Let players choose an expansion by the option `expansions`; its own options come with it."""
        if not bundle.name or (bundle.name in self.expansion_names and self.expansion(bundle.name) is not bundle):
            raise ValueError(f"{self.id}: there is an expansion {bundle.name!r} already")
        if bundle.part is not None and not self.takes_parts:
            raise ValueError(f"{self.id}: a position has no room for the part of {bundle.name!r}")
        assert all(option.added for option in bundle.options), "options of an expansion are added ones"
        self.expansions[bundle.name] = bundle

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """The seats in order, each with its side."""
        raise NotImplementedError

    def facts(self, options: Json, pack: Any) -> Facts:
        """The facts of a match; `pack` is other data, or None for our own."""
        raise NotImplementedError

    @property
    def every_bundle(self) -> list[Bundle]:
        """The base game and all expansions that can be chosen."""
        return [self.base, *self.every_expansion]

    @property
    def every_kind(self) -> list[AskKind]:
        """Every ask kind that a match may have."""
        return [kind for bundle in self.every_bundle for kind in bundle.kinds]

    @property
    def every_intent(self) -> dict[str, Intent]:
        """Every way to tell an intent that a match may know."""
        return {name: way for bundle in self.every_bundle for name, way in bundle.intents.items()}

    def match_options(self) -> list[MatchOption]:
        """What can be chosen for a match, besides the number of players: the game's own options, and expansions'."""
        known, names = list(self.options), self.expansion_names
        if names:
            known.append(MatchOption(EXPANSIONS, "set", [], choices=names, added=True))
        told = [self.offers.get(name) or self.expansions[name] for name in names]
        return known + [option for one in told for option in one.options]

    def bundles(self, options: Json) -> list[Bundle]:
        """The base game and the expansions in use, in the order in which they were added."""
        chosen = options.get(EXPANSIONS, ())
        return [self.base, *[self.expansion(name) for name in self.expansion_names if name in chosen]]

    def start(self, rules: Rules) -> Position:
        """The position at the first seam."""
        raise NotImplementedError

    def begin_scenes(self, position: Position) -> None:
        """Begin the scenes of the log that a match from a written position stands in the middle of."""

    def view(self, position: Position, seat: str) -> Json:
        """What a seat (or spectator, or referee) knows: built from what it may see, with full memory."""
        raise NotImplementedError

    def glance(self, position: Position, seat: str) -> Any:
        """The same knowledge in the form that is quickest for a program; the view itself unless a game has another."""
        return self.view(position, seat)

    def derived_counts(self, rules: Rules, seen: Json) -> Json:  # noqa: ARG002 (a game may have none)
        """What a person would count on the fingers, from a seat's view of the position alone; nothing unless needed."""
        return {}

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Position:
        """A position at a seam that this seat cannot tell from the real one, made from its view alone."""
        raise NotImplementedError

    def belief(self, rules: Rules, seat: str, view: Json) -> Belief | None:  # noqa: ARG002 (most games have none)
        """What a seat believes at the first seam of a match, which it sees so; None to rely on `complete` alone."""
        return None

    def anew(self, position: Position) -> Position | None:  # noqa: ARG002 (a game may have no way to do it)
        """This position, at a seam, as everyone knows it: what is hidden is left to chance, which decides it first.

        It depends on nothing that the public cannot know. None where a game cannot do that.
        """
        return None

    def write(self, position: Position) -> Json:
        """The whole position at a seam as JSON; `read` gives it back."""
        raise NotImplementedError

    def read(self, rules: Rules, data: Json) -> Position:
        """The position of its JSON form; parts not mentioned take their set-up value. Refuses nonsense: `reader`."""
        raise NotImplementedError

    def check(self, position: Position) -> None:
        """Raise Impossible if the position is (conservation of figures and cards)."""
        raise NotImplementedError

    def progress(self, position: Position) -> tuple[int, int]:
        """Rounds begun and actions taken so far."""
        raise NotImplementedError

    def from_memory(self, seat: str, seen: Json) -> Json | None:  # noqa: ARG002 (of a game without hidden movement)
        """What a view of the position still tells a seat that plays from memory; None where it may look all up."""
        return None

    def goes_on(self, options: Json, outcome: Json) -> Json | None:  # noqa: ARG002 (of a game without parts)
        """The options under which a match that ended so is not over yet, but has a part more; None where it is."""
        return None

    def reminders(self, rules: Rules, position: Position) -> tuple[int, frozenset[str], frozenset[str]]:  # noqa: ARG002
        """Tokens without a rule that some seats may lay anywhere: how many, which seats, where."""
        return 0, frozenset(), frozenset()

    def part(self, position: Position) -> int:  # noqa: ARG002 (of a game without parts)
        """The part of the game, from 1, a chapter say. Between two of them a table rests and may be put away."""
        return 1

    def expected(self, rules: Rules) -> tuple[str, ...]:
        """The names that `Position.used` must have counted in a long soak, none at zero."""
        raise NotImplementedError

    def unasked(self, position: Position, seat: str, option: Option) -> Reason:  # noqa: ARG002
        """Why a seat that is asked nothing cannot do this now; a game may tell more than that others decide."""
        return Reason("reason-not-your-decision")

    def answer_to(self, position: Position, ask: Ask, option: Option) -> tuple[Option, int] | None:  # noqa: ARG002
        """What an intent answers to an open ask, for `carry`, and how far on its way that is; None if it says nothing.

        Whatever lies no farther than what it has answered already belongs to another action. An intent answers where
        it is an answer itself, unless a game knows more.
        """
        return (option, 0) if ask.options.forms.get(option.kind) is option.form else None

    def schemas(self) -> tuple[Json, Json]:
        """JSON Schemas of this game's view and of its written position."""
        raise NotImplementedError

    def printed(self, rules: Rules) -> Json:  # noqa: ARG002 (a game need not be drawn)
        """What is printed on board and cards, by table of the facts; see `kernel.printed`. No secrets."""
        return {}

    def printed_schema(self) -> Json:
        """The JSON Schema of `printed`."""
        return {"type": "object", "properties": {}, "additionalProperties": False}

    def rules(self, options: Any = None, pack: Any = None, setup: bool = False) -> Rules:
        """The rules of a match with these options; refuses unknown or impossible ones.

        `setup`: of a match from a written position, which may have more numbers of players.
        """
        if options is not None and not isinstance(options, dict):
            raise Refused("refused-option-unknown", "", {"option": shown(options)})
        chosen = self._chosen(options or {}, self.players + (self.setup_players if setup else ()))
        bundles = self.bundles(chosen)
        facts = self.facts(chosen, self.pack if pack is None else pack)
        return Rules(self, facts, chosen, self.seating(chosen), bundles)

    def _chosen(self, options: Json, players: tuple[int, ...]) -> Json:
        known = {"players": MatchOption("players", "int", players[0], min(players), max(players))}
        known.update({o.id: o for o in self.match_options()})
        for key, value in options.items():
            if key not in known:
                raise Refused("refused-option-unknown", "", {"option": shown(key)})
            if not known[key].allows(value):
                raise Refused("refused-option-value", "", {"option": key, "value": shown(value)})
        chosen: Json = plain({key: options.get(key, spec.default) for key, spec in known.items()})
        if chosen["players"] not in players:
            raise Refused("refused-players", "", {"players": chosen["players"]})
        return chosen

    def json(self) -> Json:
        """Id, version, seats and sides per number of players, match options: for `thirdage.games()`.

        `seatings` names the options whose choices change who sits there: for each choice the seats by number of
        players. An option of an expansion names it.
        """
        tables = {}
        for n in self.players:
            rules = self.rules({"players": n})
            tables[str(n)] = {
                "seats": list(rules.seats),
                "sides": {s: list(x) for s, x in rules.sides.items()},
            }
        options = [o.json() for o in self.match_options()]
        for name in self.expansion_names:
            own = {option.id for option in (self.offers.get(name) or self.expansions[name]).options}
            options = [{**told, "expansion": name} if told["id"] in own else told for told in options]
        usual = {number: table["seats"] for number, table in tables.items()}
        seatings = {}
        for option in [o for o in self.match_options() if o.type == "choice"]:
            found = {choice: self._seats_by_number({option.id: choice}) for choice in option.choices}
            if any(seats != usual for seats in found.values()):
                seatings[option.id] = found
        told: Json = {"id": self.id, "version": self.version, "players": tables, "options": options}
        return told | {"seatings": seatings}

    def _seats_by_number(self, options: Json) -> dict[str, list[str]]:
        """The seats for each number of players that these options allow."""
        found = {}
        for n in self.players:
            with suppress(Refused):
                found[str(n)] = list(self.rules({**options, "players": n}).seats)
        return found
