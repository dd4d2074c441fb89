"""The written positions of a game: data beside this file, `<game>.toml`, explained at its head."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from thirdage.games import find
from thirdage.kernel import Match, read_position

Json = dict[str, Any]
Line = tuple[Json, ...]
"""Answers of one seat, one after another, each by some of its fields."""
TUNING: Final = "tuning"
HELD_OUT: Final = "held-out"
HALVES: Final = (TUNING, HELD_OUT)
"""Bots are tuned by the first half; the second tells whether that was learning or learning by heart."""


@dataclass(frozen=True, slots=True)
class Blunder:
    """One position: who is asked what, what is right, what is wrong, and why."""

    game: str
    id: str
    half: str
    seat: str
    ask: str
    rules: tuple[str, ...]
    why: str
    written: Json
    right: tuple[Line, ...]
    """One of these must be followed, if there are any."""
    wrong: tuple[Line, ...]
    """None of these may be."""

    def match(self) -> Match:
        """A match that stands at the ask. Chance stays open: nothing that follows is left to luck."""
        return read_position(find(self.game), self.written, None, None)

    def judge(self, given: list[Json]) -> bool:
        """Whether these answers are right: the line that is complete first decides."""
        for count in range(1, len(given) + 1):
            if any(follows(given[:count], line) for line in self.wrong):
                return False
            if any(follows(given[:count], line) for line in self.right):
                return True
        return not self.right


def follows(given: list[Json], line: Line) -> bool:
    """Whether the answers of a line were given in this order; others may lie between."""
    answers = iter(given)
    return all(any(fits(answer, wanted) for answer in answers) for wanted in line)


def fits(answer: Any, wanted: Any) -> bool:
    """Whether an answer has all that is named, whatever else it has."""
    if isinstance(wanted, dict) and isinstance(answer, dict):
        return all(key in answer and fits(answer[key], part) for key, part in wanted.items())
    return bool(answer == wanted)


def has_blunders(game: str) -> bool:
    """Whether such positions were written for a game."""
    return resources.files(__package__).joinpath(f"{game}.toml").is_file()


@cache
def blunders_of(game: str) -> tuple[Blunder, ...]:
    """All positions of a game."""
    text = resources.files(__package__).joinpath(f"{game}.toml").read_text("utf-8")
    rules = find(game).rules()
    setup = find(game).write(find(game).start(rules))
    return tuple([_read(game, entry, setup) for entry in tomllib.loads(text)["blunder"]])


def _read(game: str, entry: Json, setup: Json) -> Blunder:
    position = dict(entry["position"])
    for part, changed in entry.get("moved", {}).items():
        position[part] = {place: there for place, there in {**setup[part], **changed}.items() if there}
    return Blunder(
        game, entry["id"], entry["half"], entry["seat"], entry["ask"], tuple(entry["rules"]), entry["why"],
        {"position": position, "since": entry.get("since", [])},
        tuple([tuple(line) for line in entry["right"]]), tuple([tuple(line) for line in entry["wrong"]]),
    )  # fmt: skip
