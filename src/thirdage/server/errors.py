"""Refusals: a message id with arguments and an HTTP status, which `told` puts into words."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Message, Refused
from thirdage.server.words import words

Json = dict[str, Any]
MALFORMED: Final = frozenset(
    """
    refused-bad-answer refused-unknown-kind refused-unknown-id refused-option-unknown refused-option-value
    refused-players refused-seat-unknown refused-intent-unknown refused-position refused-game-unknown
    """.split()
)
"""Refusals of the engine that are wrong at any time: 400 rather than 409 (those of written positions say `where`)."""


class Problem(Exception):
    """Refuses a request; nothing has changed."""

    def __init__(self, status: int, id: str, args: Json | None = None, rule: str = "") -> None:
        super().__init__(id)
        self.status = status
        self.message = Message(id, rule, args)


def problem_of(refused: Refused) -> Problem:
    """The response to a refusal of the engine."""
    malformed = refused.id in MALFORMED or "where" in refused.reason.args
    status = 400 if malformed else 409
    return Problem(status, refused.id, refused.reason.args, refused.rule)


def told(message: Message, language: str) -> Json:
    """A message with its text: {id, rule, args, text}."""
    return {
        "id": message.id,
        "rule": message.rule,
        "args": message.args,
        "text": words(language).say(message.id, message.args, message.rule or None),
    }
