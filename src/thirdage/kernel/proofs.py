"""What a record proves of its dice (docs/fair-dice.md).

First the salts: those of its seats, each the one its hash was given for. Then, still without the rules, every number
must follow from the revealed secret. Then with them: every outcome must be what its number stands for. A record need
not be proved whole: outcomes without a number came from elsewhere (another table, the rules before an upgrade, people
who rolled), and of a record of other rules only the numbers can be checked.
"""

from __future__ import annotations

from typing import Any, Final

from .asks import CHANCE
from .fate import CHAPTER, SALTED, KeyedFate, draw, salt_hash
from .game import Game
from .match import Match
from .messages import Json, Message, Refused
from .records import BrokenRecord, Diverged, replay, revealed
from .takebacks import NEVER, taken_back, undone_behind

MOST: Final = 2**256
"""The scheme has no more numbers than this."""


class Proof:
    """How much of a record is proved.

    `outcomes` are. From the entry `other_rules` on (-1: nowhere) the record does not fit our rules; there `numbers`
    follow from the secret. `unnumbered` are the places of the outcomes that did not come from this secret. `salts` are
    `none`, `committed`, or `uncommitted`: then whoever knew the secret and gave the last one may have chosen the dice.
    `taken_back` counts the outcomes that were rolled anew; `behind` are the places of the undos behind dice or reveals,
    and `forbidden` those of them that the record's header (`undo`) does not allow.
    """

    __slots__ = (
        "behind", "chapter", "forbidden", "numbers", "other_rules", "outcomes", "restarts", "salts", "taken_back",
        "undo", "unnumbered",
    )  # fmt: skip

    def __init__(
        self,
        fate: KeyedFate,
        record: Json,
        numbered: list[int],
        unnumbered: list[int],
        behind: list[int],
        other_rules: int = -1,
    ) -> None:
        known = [at for at in numbered if other_rules < 0 or at < other_rules]
        self.salts = "committed" if fate.hashes else "uncommitted" if fate.salts.keys() - {CHAPTER} else "none"
        self.chapter = fate.chapter or int(fate.salts.get(CHAPTER, "0"))
        self.restarts = fate.restarts
        self.outcomes = len(known)
        self.numbers = len(numbered) - len(known)
        self.unnumbered = unnumbered
        self.other_rules = other_rules
        self.undo: str = record.get("undo", NEVER)
        self.taken_back = taken_back(record["entries"])
        self.behind = behind
        self.forbidden = behind if self.undo == NEVER else []

    @property
    def whole(self) -> bool:
        """Whether every outcome of the record is proved."""
        return not self.unnumbered and self.other_rules < 0


def prove(game: Game, record: Any, pack: Any = None) -> Proof:
    """What this record proves. Raises Diverged if anything in it is not true, Refused if it reveals no secret."""
    fate, numbered, unnumbered = _follow(game, record, pack)
    try:
        match = replay(game, record, pack, check=True)
    except Diverged as diverged:
        ours = game.rules(record["options"], pack, setup="position" in record).facts.digest
        if (record.get("version"), record.get("facts")) == (game.version, ours):
            raise
        later = [at for at in undone_behind(record["entries"]) if at >= diverged.index]
        return Proof(fate, record, numbered, unnumbered, _behind(diverged.match) + later, diverged.index)
    return Proof(fate, record, numbered, unnumbered, _behind(match))


def _behind(match: Match | None) -> list[int]:
    return list(match.history.behind) if match is not None and match.history is not None else []


def verify(game: Game, record: Any, pack: Any = None) -> int:
    """Prove that every outcome follows from the revealed secret; the number of outcomes. Raises Diverged if not."""
    _, numbered, unnumbered = _follow(game, record, pack)
    if unnumbered:
        raise Diverged(unnumbered[0], Message("diverged-fate"), None)
    replay(game, record, pack, check=True)
    return len(numbered)


def _follow(game: Game, record: Any, pack: Any) -> tuple[KeyedFate, list[int], list[int]]:
    """The fate, the places of the outcomes whose numbers follow from its secret, and of those that have none."""
    header, entries = record.get("fate"), record.get("entries")
    if not isinstance(header, dict):
        raise BrokenRecord("fate")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BrokenRecord("entries")
    if "secret" in header:
        _check_pairs(header)
    fate = revealed(header)
    if not isinstance(fate, KeyedFate):
        raise Refused("refused-no-key")
    if fate.commitment != header.get("commitment"):
        raise Diverged(0, Message("diverged-commitment"), None)
    _check_salts(fate, game, record, pack)
    key = fate.key()
    ordinals: dict[str, int] = {}
    numbered: list[int] = []
    unnumbered: list[int] = []
    for at, entry in enumerate(entries):
        if "undo" in entry and type(entry["undo"]) is not int:
            raise BrokenRecord(f"entry {at}: undo")
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
    return fate, numbered, unnumbered


def _check_pairs(header: Json) -> None:
    """No salt without its hash, no hash without its salt."""
    hashes, salts = header.get("hashes", {}), header.get("salts")
    if not isinstance(hashes, dict) or not isinstance(salts, dict):
        raise BrokenRecord("fate")
    if not all(isinstance(given, str) for given in hashes.values()):
        raise BrokenRecord("fate")
    if header.get("scheme") == SALTED:
        for name in sorted(hashes.keys() ^ salts.keys()):
            raise Diverged(0, Message("diverged-salt-alone", "", {"given": name}), None)
    elif hashes or "restarts" in header or "chapter" in header:
        raise BrokenRecord("fate")


def _check_salts(fate: KeyedFate, game: Game, record: Any, pack: Any) -> None:
    """Only seats give salts, each the one of its hash; a chapter is a number, of a game that was begun before."""
    try:
        seats = game.rules(record.get("options"), pack, setup="position" in record).seats
    except Refused as wrong:
        raise BrokenRecord("options", wrong.reason) from wrong
    written = fate.salts.get(CHAPTER) if not fate.hashes else None
    for name in sorted(fate.salts.keys() - (set() if written is None else {CHAPTER})):
        if name not in seats:
            raise Diverged(0, Message("diverged-salt-seat", "", {"given": name}), None)
        if fate.hashes and fate.hashes[name] != salt_hash(fate.commitment, name, fate.salts[name]):
            raise Diverged(0, Message("diverged-salt", "", {"seat": name}), None)
    chapter = record["fate"].get("chapter") if written is None else _whole(written)
    if (written is not None or "chapter" in record["fate"]) and not (_counted(chapter) and "position" in record):
        raise Diverged(0, Message("diverged-chapter"), None)
    if not _counted(record["fate"].get("restarts", 1)):
        raise BrokenRecord("fate: restarts")


def _whole(text: str) -> int:
    """The number that the chapter of an old record writes as text; 0 if it is none in its plainest form."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 and str(int(text)) == text else 0


def _counted(given: object) -> bool:
    """Whether something is a number from 1 on."""
    return type(given) is int and given > 0


def _space(entry: Json, at: int) -> tuple[str, int]:
    """What a number was for, and among how many it was drawn."""
    purpose, total = entry.get("purpose"), entry.get("of")
    if not isinstance(purpose, str) or type(entry["number"]) is not int:
        raise BrokenRecord(f"entry {at}: number")
    if type(total) is not int or not 0 < total <= MOST:
        raise BrokenRecord(f"entry {at}: of")
    return purpose, total
