"""Sentences about a match: log lines, asks, answers, outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from thirdage.kernel import COUNTS, ONE, Ask, Field, Message, Names, Option
from thirdage.locale import Words

Json = dict[str, Any]
TOLD_IN_FULL: Final[Mapping[str, frozenset[str]]] = {
    "cards": frozenset(
        f"log-cards-{what}" for what in ("draws", "draws-apart", "cycles", "eliminates", "you-turn-up", "rest-to-hand")
    ),
}
"""By game, what the others are told where one seat is told the card as well: a referee reads only the latter."""


class Sentences:
    """Puts what the engine says by ids into the words of one language.

    An answer is told by the text `answer-<kind of ask>-<kind of answer>`, or else `answer-<kind of answer>`; texts of
    the package's own games have the game's id after `answer-`, since several games speak of the same things. Its
    arguments are the fields of the answer; a field that is not called like its table is told by names already, and
    the table's own argument (with its cases) is there as well, of counted things each as often as it counts.
    """

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    def message(self, message: Message) -> str:
        """A prompt, or the reason of a refusal."""
        return self.words.say(message.id, message.args, message.rule)

    def log_line(self, entry: Json) -> str:
        """An entry of a log."""
        return self.words.say(entry["id"], entry["args"], entry["rule"])

    def story(self, game: str, log: Iterable[Json]) -> Iterator[tuple[Json, str]]:
        """The referee's log: what was told to one seat alone is told of it, where there are words; nothing twice."""
        for entry in log:
            if entry["id"] not in TOLD_IN_FULL.get(game, ()):
                yield entry, self.story_line(entry)

    def story_line(self, entry: Json) -> str:
        """An entry of the referee's log."""
        told = f"story-{entry['id'].removeprefix('log-')}"
        return self.words.say(told if self.words.knows(told) else entry["id"], entry["args"], entry["rule"])

    def prompt(self, ask: Ask) -> str:
        """What a seat is asked."""
        return self.message(ask.prompt)

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.words.name("seat", seat)

    def outcome(self, outcome: Json) -> str:
        """Who won, and why."""
        why = self.words.say(f"outcome-{outcome['reason']}", outcome["details"])
        if outcome["side"] is None:
            return self.words.say("say-nobody-won", {"reason_text": why})
        return self.words.say("say-won", {"side": outcome["side"], "reason_text": why})

    def answer(self, ask: Ask, option: Option) -> str:
        """An answer that may be given to this ask."""
        args = self._fields(option)
        own = f"answer-{ask.rules.game.id}"
        for start in (f"{own}-{ask.kind}", own, f"answer-{ask.kind}", "answer"):
            if self.words.knows(text := f"{start}-{option.kind}"):
                return self.words.say(text, args)
        return " ".join([option.kind, *[str(self._told(f, v)) for f, v in _pairs(option)]])

    def thing(self, field: Field, value: Any) -> str:
        """One thing that a field may hold: an id of the facts by its name, anything else as it is."""
        return self.words.name(field.table, self.names.ids[field.table][value]) if field.table else str(value)

    def _fields(self, option: Option) -> Json:
        args: Json = {}
        for key, (field, value) in zip(option.form.keys, _pairs(option), strict=True):
            slugs = self._slugs(field, value)
            if field.table and key.rpartition("_")[2] == field.table and field.shape != COUNTS:
                args[key] = slugs
                continue
            args[key] = self._told(field, value)
            if field.table and field.table not in option.form.keys:
                args[field.table] = slugs
        return args

    def _slugs(self, field: Field, value: Any) -> Any:
        encoded = field.encode(value, self.names)
        if isinstance(encoded, Mapping):
            return [slug for slug, n in encoded.items() for _ in range(n)]
        return encoded

    def _told(self, field: Field, value: Any) -> Any:
        """The value by names: a word or number, a list, or a list of counted things."""
        if field.shape == ONE:
            return self.thing(field, value) if field.table else value
        if field.shape == COUNTS:
            return [self._counted(field, item, n) for item, n in value]
        return [self.thing(field, item) for item in value]

    def _counted(self, field: Field, item: Any, n: int) -> str:
        return self.words.counted(field.table, self.names.ids[field.table][item], n) if field.table else f"{item} × {n}"


def _pairs(option: Option) -> list[tuple[Field, Any]]:
    return list(zip(option.form.fields, option.values, strict=True))
