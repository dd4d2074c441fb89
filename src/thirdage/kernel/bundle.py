"""A bundle: what the base game or one expansion adds to the rules of a match. Base code never asks which are there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from .asks import Ask, AskKind, Flow
from .decisions import Decision
from .forms import Form, Option
from .match_options import MatchOption
from .messages import Reason
from .parts import Part
from .position import Position
from .seams import Arguments

Intent = tuple[Form, Callable[[Position, Ask, Option], "Reason | None"]]
"""The form of an intent, and the check for when the open ask does not take that form."""


class Bundle:
    """Seams, named steps, effects by id, ask kinds and intents; the base game is one, each expansion is another.

    `arguments` are those of the seams that have any. `decisions` are what `carry` lets an intent name besides.
    `scenes` are the kinds of scenes of the log, each with its level: a scene lies within those of lower levels.

    What an expansion has besides: `extends` (steps of the base that it changes: a function that is given the step it
    replaces before the step's own arguments), `forms` (further answers of an ask kind that is there already), `rows`
    (rows of facts, by table), `options` (match options of its own), `part` (what it keeps in the position, where the
    game takes parts), `expected` (what a long soak must have seen), `game` (the id of the game, for those who load it)
    and `module` (the name of a module: words lie beside it in a folder `locale`, rules and rulings in `data`).
    A player chooses it by its `name`.
    """

    __slots__ = (
        "arguments", "decisions", "effects", "expected", "extends", "forms", "game", "intents", "kinds",
        "module", "name", "options", "part", "rows", "scenes", "seams", "steps",
    )  # fmt: skip

    def __init__(
        self,
        name: str = "",
        *,
        seams: Mapping[str, Callable[..., Flow[None]]] | None = None,
        arguments: Mapping[str, Arguments] | None = None,
        scenes: Mapping[str, int] | None = None,
        steps: Mapping[str, Callable[..., Any]] | None = None,
        effects: Mapping[str, Callable[..., Any]] | None = None,
        extends: Mapping[str, Callable[..., Any]] | None = None,
        kinds: tuple[AskKind, ...] = (),
        forms: Mapping[str, tuple[Form, ...]] | None = None,
        intents: Mapping[str, Intent] | None = None,
        decisions: Mapping[str, Decision] | None = None,
        rows: Mapping[str, list[Any]] | None = None,
        options: tuple[MatchOption, ...] = (),
        part: type[Part] | None = None,
        expected: tuple[str, ...] = (),
        game: str = "",
        module: str = "",
    ) -> None:
        self.name = name
        self.seams = dict(seams or {})
        self.arguments = dict(arguments or {})
        self.scenes = dict(scenes or {})
        self.steps = dict(steps or {})
        self.effects = dict(effects or {})
        self.extends = dict(extends or {})
        self.kinds = kinds
        self.forms = dict(forms or {})
        self.intents = dict(intents or {})
        self.decisions = dict(decisions or {})
        self.rows = dict(rows or {})
        self.options = options
        self.part = part
        self.expected = expected
        self.game = game
        self.module = module


class Offer:
    """An expansion that can be chosen, not imported before it is: name, options, module, and what it is called there.

    Words lie beside that module as beside the one that a bundle names.
    """

    __slots__ = ("attribute", "module", "name", "options")

    def __init__(self, name: str, module: str, attribute: str, options: tuple[MatchOption, ...] = ()) -> None:
        self.name = name
        self.module = module
        self.attribute = attribute
        self.options = options

    def bundle(self) -> Bundle:
        """The expansion itself."""
        found: Bundle = getattr(import_module(self.module), self.attribute)
        assert (found.name, found.options) == (self.name, self.options), f"{self.module} is not what is offered"
        return found
