"""What the engine says: message ids with arguments and the rule behind them, never sentences.

The sentences live in the catalogues of `thirdage/locale`; an id with arguments can be shown in any language,
compared, stored and tested.
"""

from __future__ import annotations

from typing import Any

from .compiled import mypyc_attr

Json = dict[str, Any]


class Message:
    """A message id, its arguments (facts ids, numbers, words) and the id of the rule it comes from."""

    __slots__ = ("args", "id", "rule")

    def __init__(self, id: str, rule: str = "", args: Json | None = None) -> None:
        self.id = id
        self.rule = rule
        self.args: Json = args if args is not None else {}

    def json(self) -> Json:
        """The one JSON form of a message."""
        return {"id": self.id, "args": dict(self.args), "rule": self.rule}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.id, self.rule))

    def __repr__(self) -> str:
        return f"{self.id}({self.args}) [{self.rule}]"


Reason = Message
"""Why something is not possible: a legality check returns None or a Reason."""


class Refused(Exception):
    """An answer, option or request that is not possible; nothing has changed. Carries the Reason."""

    def __init__(self, id: str, rule: str = "", args: Json | None = None) -> None:
        super().__init__(id)
        self.reason = Message(id, rule, args)

    @property
    def id(self) -> str:
        """The message id of the reason."""
        return self.reason.id

    @property
    def rule(self) -> str:
        """The rule id of the reason."""
        return self.reason.rule

    def __str__(self) -> str:
        return repr(self.reason)


@mypyc_attr(native_class=False)
class Impossible(AssertionError):
    """A position that cannot be; `place` says where in its written form. Read from a stranger, it is refused."""

    def __init__(self, place: str, id: str, rule: str = "", args: Json | None = None) -> None:
        self.reason = Message(id, rule, {"where": place, **(args or {})})
        super().__init__(repr(self.reason))


def shown(value: object) -> str:
    """A short text of anything a stranger may have sent, for an error message; never fails, never grows long."""
    if isinstance(value, str):
        return value[:80]
    if isinstance(value, int) and value.bit_length() > 64:
        return "…"
    return str(value)[:80] if isinstance(value, int | float | None) else type(value).__name__


def refuse(reason: Reason) -> Refused:
    """The exception that carries this reason."""
    return Refused(reason.id, reason.rule, reason.args)
