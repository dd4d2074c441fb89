"""What a record proves of its dice (docs/fair-dice.md).

First without the rules: every number must follow from the revealed secret. Then with them: every outcome must be what
its number stands for. A record need not be proved whole: outcomes without a number came from elsewhere (another
table, the rules before an upgrade, people who rolled), and of a record of other rules only the numbers can be checked.
"""

from __future__ import annotations

from typing import Any, Final

from .asks import CHANCE
from .fate import KeyedFate, draw
from .game import Game
from .messages import Json, Message, Refused
from .records import BrokenRecord, Diverged, replay, revealed

MOST: Final = 2**256
"""The scheme has no more numbers than this."""


class Proof:
    """How much of a record is proved.

    `outcomes` are. From the entry `other_rules` on (-1: nowhere) the record does not fit our rules; there `numbers`
    follow from the secret. `unnumbered` are the places of the outcomes that did not come from this secret.
    """

    __slots__ = ("numbers", "other_rules", "outcomes", "unnumbered")

    def __init__(self, numbered: list[int], unnumbered: list[int], other_rules: int = -1) -> None:
        known = [at for at in numbered if other_rules < 0 or at < other_rules]
        self.outcomes = len(known)
        self.numbers = len(numbered) - len(known)
        self.unnumbered = unnumbered
        self.other_rules = other_rules

    @property
    def whole(self) -> bool:
        """Whether every outcome of the record is proved."""
        return not self.unnumbered and self.other_rules < 0


def prove(game: Game, record: Any, pack: Any = None) -> Proof:
    """What this record proves. Raises Diverged if anything in it is not true, Refused if it reveals no secret."""
    numbered, unnumbered = _follow(record)
    try:
        replay(game, record, pack, check=True)
    except Diverged as diverged:
        ours = game.rules(record["options"], pack).facts.digest
        if (record.get("version"), record.get("facts")) == (game.version, ours):
            raise
        return Proof(numbered, unnumbered, diverged.index)
    return Proof(numbered, unnumbered)


def verify(game: Game, record: Any, pack: Any = None) -> int:
    """Prove that every outcome follows from the revealed secret; the number of outcomes. Raises Diverged if not."""
    numbered, unnumbered = _follow(record)
    if unnumbered:
        raise Diverged(unnumbered[0], Message("diverged-fate"), None)
    replay(game, record, pack, check=True)
    return len(numbered)


def _follow(record: Any) -> tuple[list[int], list[int]]:
    """The places of the outcomes whose numbers follow from the secret, and of those that have none."""
    header, entries = record.get("fate"), record.get("entries")
    if not isinstance(header, dict):
        raise BrokenRecord("fate")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BrokenRecord("entries")
    fate = revealed(header)
    if not isinstance(fate, KeyedFate):
        raise Refused("cli-verify-no-key")
    if fate.commitment != header.get("commitment"):
        raise Diverged(0, Message("diverged-commitment"), None)
    key = fate.key()
    ordinals: dict[str, int] = {}
    numbered: list[int] = []
    unnumbered: list[int] = []
    for at, entry in enumerate(entries):
        if entry.get("seat") != CHANCE or "answer" not in entry:
            continue
        if "number" not in entry:
            unnumbered.append(at)
            continue
        purpose, total = _space(entry, at)
        ordinal = ordinals.get(purpose, 0)
        ordinals[purpose] = ordinal + 1
        if entry["number"] != draw(key, purpose, ordinal, total):
            raise Diverged(at, Message("diverged-fate"), None)
        numbered.append(at)
    return numbered, unnumbered


def _space(entry: Json, at: int) -> tuple[str, int]:
    """What a number was for, and among how many it was drawn."""
    purpose, total = entry.get("purpose"), entry.get("of")
    if not isinstance(purpose, str) or type(entry["number"]) is not int:
        raise BrokenRecord(f"entry {at}: number")
    if type(total) is not int or not 0 < total <= MOST:
        raise BrokenRecord(f"entry {at}: of")
    return purpose, total
