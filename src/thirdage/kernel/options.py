"""Options: the only source of legality of an ask.

What an Options object lists is legal; what it does not list is refused with a Reason. `reason_against` decides both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol

from .compiled import mypyc_attr
from .forms import Form, Names, Option
from .messages import Json, Reason, Refused, shown

BLIND_TRIES: Final = 12
"""How often `sample` tries its luck before it lists what is on offer."""
Check = Callable[[Option], "Reason | None"]


class Random(Protocol):
    """What we need of a random generator; `random.Random` and `thirdage.Rng` both fit."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to stop - 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """What may be answered: iterate it, test with `in`, draw one with `sample`, read one with `decode`."""

    __slots__ = ("forms", "names", "rule")

    def __init__(self) -> None:
        self.names: Names | None = None
        self.forms: dict[str, Form] = {}
        self.rule = ""

    def bind(self, names: Names, forms: dict[str, Form], rule: str) -> None:
        """Give the options the words they need for JSON; the match does this when it opens the ask."""
        self.names = names
        self.forms = forms
        self.rule = rule

    def closed(self, _shared: dict[str, Options], _kind: str) -> Options:
        """What stays of the offer when the ask is answered and the position goes on; nothing that looks at that.

        `shared` has, by ask kind, options of which nothing is left but that they are closed.
        """
        return self

    @property
    def parametric(self) -> bool:
        """True if the page should draw fields with limits rather than a list."""
        return False

    def reason_against(self, option: Option) -> Reason | None:
        """None if the option is on offer, else the reason why it is not."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Option]:
        raise NotImplementedError

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and self.reason_against(option) is None

    def sample(self, rng: Random) -> Option:
        """One of the options, drawn with this generator."""
        listed = list(self)
        return listed[rng.randrange(len(listed))]

    def decode(self, data: object) -> Option:
        """The option of a JSON form, found by its kind without listing anything; it need not be on offer."""
        assert self.names is not None, "options are bound when their ask opens"
        form = self.forms.get(str(data.get("kind"))) if isinstance(data, dict) else None
        if form is None or not isinstance(data, dict):
            kind = data.get("kind", "") if isinstance(data, dict) else data
            raise Refused("refused-unknown-kind", self.rule, {"kind": shown(kind)})
        try:
            return form.decode(data, self.names)
        except Refused as wrong:
            raise Refused(wrong.reason.id, self.rule, wrong.reason.args) from None

    def encode(self, option: Option) -> Json:
        """The JSON form of an option."""
        assert self.names is not None, "options are bound when their ask opens"
        return option.json(self.names)

    def json(self) -> Json:
        """How a view shows the offer: a full list, or fields with limits."""
        return {"options": [self.encode(o) for o in self]}

    def schema(self) -> Json:
        """JSON Schema of the answers of this ask's kinds."""
        return {"anyOf": [f.schema(self.names) for f in self.forms.values()]}

    def steps(self) -> Steps:
        """The same choice as a sequence of small ones; a plain list is one step."""
        return Steps(self, ())

    def moves(self, partial: tuple[int, ...]) -> Iterable[int]:
        """The next small choices after these; empty when the answer is complete."""
        return () if partial else range(len(list(self)))

    def built(self, partial: tuple[int, ...]) -> Option:
        """The answer that a complete sequence of small choices makes."""
        return list(self)[partial[0]]


class Steps:
    """A choice taken in small steps: `choices()` until it is empty, `take()` one of them, then `answer`.

    Every choice can be completed. A choice is a small int whose meaning is the options' own: a place in the
    list, a count of the next item, an item, or -1 for "enough".
    """

    __slots__ = ("options", "taken")

    def __init__(self, options: Options, taken: tuple[int, ...]) -> None:
        self.options = options
        self.taken = taken

    def choices(self) -> tuple[int, ...]:
        """What may be taken next; empty when the answer is complete."""
        return tuple(self.options.moves(self.taken))

    def take(self, choice: int) -> Steps:
        """The steps after this choice."""
        if choice not in self.choices():
            raise Refused("refused-not-offered", self.options.rule)
        return Steps(self.options, (*self.taken, choice))

    @property
    def answer(self) -> Option | None:
        """The finished answer, or None while choices are left."""
        return None if self.choices() else self.options.built(self.taken)


class Listed(Options):
    """A short list known when the ask is made."""

    __slots__ = ("listed",)

    def __init__(self, listed: Iterable[Option]) -> None:
        super().__init__()
        self.listed: tuple[Option, ...] = tuple(listed)

    def reason_against(self, option: Option) -> Reason | None:
        """On offer if listed."""
        return None if option in self.listed else Reason("refused-not-offered", self.rule)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.listed)

    def sample(self, rng: Random) -> Option:
        """Uniform over the list."""
        return self.listed[rng.randrange(len(self.listed))]


def nothing_offered() -> tuple[Option, ...]:
    """The candidates of an ask that is answered."""
    return ()


def answered(_option: Option) -> Reason | None:
    """The check of an ask that is answered."""
    return Reason("refused-answered")


class Checked(Options):
    """Candidates and the check that decides: what gets None is on offer. Nothing is listed until asked for.

    The position stands while an ask is open, so the option drawn last need not be checked again when it is answered.
    """

    __slots__ = ("candidates", "check", "drawn")

    def __init__(self, candidates: Callable[[], Iterable[Option]], check: Check) -> None:
        super().__init__()
        self.candidates = candidates
        self.check = check
        self.drawn: Option | None = None

    def reason_against(self, option: Option) -> Reason | None:
        """The check's own reason, or a plain refusal for a form that does not belong to this ask."""
        if self.forms.get(option.form.kind) is not option.form:
            return Reason("refused-not-offered", self.rule)
        return None if option is self.drawn else self.check(option)

    def closed(self, shared: dict[str, Options], kind: str) -> Options:
        """Closures hold on to much; a match remembers every ask."""
        self.candidates = nothing_offered
        self.check = answered
        self.drawn = None
        return shared.setdefault(kind, self)

    def __iter__(self) -> Iterator[Option]:
        forms, check = self.forms, self.check
        for option in self.candidates():
            if check(option) is None and forms.get(option.form.kind) is option.form:
                yield option

    def sample(self, rng: Random) -> Option:
        """Uniform over what is on offer: a candidate at random, tested; the whole list only after several misses."""
        listed = self.candidates()
        tried = listed if isinstance(listed, (list, tuple)) else list(listed)
        for _ in range(BLIND_TRIES):
            option = tried[rng.randrange(len(tried))]
            if self.check(option) is None:
                self.drawn = option
                return option
        allowed = [option for option in tried if self.check(option) is None]
        self.drawn = allowed[rng.randrange(len(allowed))]
        return self.drawn
