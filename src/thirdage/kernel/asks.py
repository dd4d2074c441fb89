"""Asks: every point where the flow of a game waits for a seat, or for chance.

An AskKind is the static description (one for each kind, listed in docs/asks.md); an Ask is one occasion. Rules
code yields an Ask and receives the answer, or yields a tuple of asks, one a seat, and receives a tuple of answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .chance import Outcomes
from .forms import Form, Option
from .messages import Json, Message
from .options import Options

if TYPE_CHECKING:
    from fractions import Fraction

    from .game import Rules

CHANCE: Final = "chance"
"""The seat that answers for dice and decks."""
SPECTATOR: Final = "spectator"
REFEREE: Final = "referee"
EVERYONE: Final = -1
"""The mask of all seats and of those who watch: public. Otherwise bit i stands for seat i."""

Face = Callable[["Rules", Option], Any]
"""What the other seats learn at once of an answer."""


def open_face(rules: Rules, option: Option) -> Any:
    """The others learn the whole answer."""
    return option.json(rules.names)


def secret_face(_rules: Rules, _option: Option) -> Any:
    """The others learn nothing but that it was given."""
    return None


DECLINING: Final = ("decline", "pass")
"""The kinds of answer by which a seat lets a window go by."""


def prompt_id(game: str, kind: str) -> str:
    """The message id of the prompt of an ask kind; it names the game, also where the kind itself does not."""
    return f"ask-{kind}" if kind.startswith(f"{game}-") else f"ask-{game}-{kind}"


class AskKind:
    """What all asks of a kind share: id, who answers, rule, forms of the answers, and what others learn.

    A `window` asks whether a seat reacts to something, mostly out of turn; `declining` is the form that lets it go by.
    `passing` is the same of any ask that may be passed. `in_sight`: what is offered follows from what everyone sees, so
    that it tells nothing if a seat is not given time to think where it has no choice.
    `causes` of a kind that chance answers: every cause for which it is asked, with the rule behind it.
    """

    __slots__ = ("causes", "declining", "face", "forms", "id", "in_sight", "passing", "rule", "who", "window")

    def __init__(
        self,
        id: str,
        who: str,
        rule: str,
        forms: tuple[Form, ...],
        face: Face = open_face,
        window: bool = False,
        causes: Mapping[str, str] | None = None,
        in_sight: bool = False,
    ) -> None:
        self.id = id
        self.who = who
        self.rule = rule
        self.forms: dict[str, Form] = {form.kind: form for form in forms}
        self.face = face
        self.window = window
        self.in_sight = in_sight
        passing = [form for form in forms if form.kind in DECLINING and not form.keys]
        self.passing: Form | None = passing[0] if passing else None
        self.declining: Form | None = self.passing if window else None
        self.causes: dict[str, str] = dict(causes or {})


class Ask:
    """One occasion: who decides, about what, between which options."""

    __slots__ = ("_public", "_rules", "args", "index", "options", "purpose", "seat", "spec", "to")

    def __init__(
        self,
        spec: AskKind,
        seat: str,
        options: Options,
        args: Json | None = None,
        public: Json | None = None,
        purpose: str = "",
        to: int = EVERYONE,
    ) -> None:
        self.spec = spec
        self.seat = seat
        self.options = options
        self.args = args
        self._public = public
        self.purpose = purpose
        self.to = to
        self.index = -1
        self._rules: Rules | None = None

    def open(self, rules: Rules, index: int) -> None:
        """The match shows the ask to the world: it gets its place in the record and its words."""
        self._rules = rules
        self.index = index
        self.options.bind(rules.names, rules.forms[self.spec.id], self.spec.rule)

    def close(self) -> None:
        """It is answered, and the position goes on: nothing is on offer any more."""
        self.options = self.options.closed(self.rules.closed, self.spec.id)

    @property
    def rules(self) -> Rules:
        """The rules it was asked under."""
        assert self._rules is not None, "an ask knows its rules once it is open"
        return self._rules

    @property
    def kind(self) -> str:
        """The id of its kind."""
        return self.spec.id

    @property
    def window(self) -> bool:
        """True for a reaction out of turn, to which a seat may leave standing answers."""
        return self.spec.window

    @property
    def rule(self) -> str:
        """The rule behind it; of an ask to chance the rule of its cause."""
        return self.spec.causes[self.args["cause"]] if self.args and self.spec.causes else self.spec.rule

    @property
    def prompt(self) -> Message:
        """What the seat is asked: message id, arguments, rule id."""
        return Message(prompt_id(self.rules.game.id, self.spec.id), self.rule, self.args)

    @property
    def public(self) -> Json:
        """What other seats may be told while it is open."""
        return self._shown(Message(prompt_id(self.rules.game.id, self.spec.id), self.rule, self._public))

    @property
    def sees(self) -> tuple[str, ...]:
        """CHANCE only: the seats that learn the outcome."""
        return tuple([s for i, s in enumerate(self.rules.seats) if self.to >> i & 1])

    def probability(self, option: Option) -> Fraction:
        """CHANCE only: the exact probability of this outcome."""
        assert isinstance(self.options, Outcomes), "only chance has probabilities"
        return self.options.probability(option)

    def face(self, option: Option, seat: str) -> Any:
        """What that seat (a seat, spectator or referee) learns at once of this answer, as JSON."""
        if seat in (self.seat, REFEREE) or (self.to & self.rules.bit(seat) and self.seat == CHANCE):
            return option.json(self.rules.names)
        return self.spec.face(self.rules, option)

    def full(self, offers: bool = True) -> Json:
        """How the view of its own seat shows it, with what may be answered or without."""
        shown = self._shown(self.prompt)
        if offers:
            shown.update(self.options.json())
        return shown

    def _shown(self, prompt: Message) -> Json:
        return {
            "index": self.index,
            "seat": self.seat,
            "kind": self.spec.id,
            "window": self.spec.window,
            "prompt": prompt.json(),
        }


T = TypeVar("T")
Flow = Generator["Ask | tuple[Ask, ...]", Any, T]
"""Rules code that asks on its way to a T."""


def chance(
    kind: AskKind,
    outcomes: Outcomes,
    purpose: str,
    cause: str,
    seat: str,
    to: int = EVERYONE,
    about: Json | None = None,
) -> Ask:
    """An ask to chance. `cause` (one of the kind's) says why, `seat` who rolls or draws, `about` what else is known.

    All three are told to everybody while it is open, so nothing hidden may be among them.
    """
    assert cause in kind.causes, f"{kind.id} is not asked for {cause}"
    args: Json = {"cause": cause, "seat": seat}
    if about is not None:
        args.update(about)
    return Ask(kind, CHANCE, outcomes, args, args, purpose, to)


def chance_kind(id: str, form: Form, causes: Mapping[str, str], face: Face = secret_face) -> AskKind:
    """A kind of ask that chance answers, with its causes and their rules; the first rule is the kind's.

    The face says what those learn who do not see the outcome (default: nothing).
    """
    return AskKind(id, CHANCE, next(iter(causes.values())), (form,), face, causes=causes)
