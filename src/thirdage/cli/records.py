"""Reading records for the commands: every way in which a file can be wrong has its sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from thirdage.bots.record_files import TruncatedRecord, read_record_file, write_record_file
from thirdage.cli.exit_codes import CommandError
from thirdage.games import find
from thirdage.kernel import BrokenRecord, Game, WrongVersion

Json = dict[str, Any]
T = TypeVar("T")


def load(path: Path) -> Json:
    """The record in a file."""
    try:
        return read_record_file(path)
    except FileNotFoundError as wrong:
        raise CommandError("cli-file-missing", {"path": str(path)}) from wrong
    except OSError as wrong:
        raise CommandError("cli-file-unreadable", {"path": str(path), "detail": _why(wrong)}) from wrong
    except TruncatedRecord as wrong:
        raise CommandError("cli-record-truncated", {"path": str(path)}) from wrong
    except BrokenRecord as wrong:
        raise CommandError("cli-record-broken", {"path": str(path), "detail": str(wrong)}) from wrong


def save(path: Path, record: Json) -> None:
    """Write a record."""
    try:
        write_record_file(path, record)
    except OSError as wrong:
        raise CommandError("cli-file-unwritable", {"path": str(path), "detail": _why(wrong)}) from wrong


def game_of(path: Path, record: Json) -> Game:
    """The game that a record is of."""
    named = record.get("game")
    if not isinstance(named, str):
        raise CommandError("cli-record-broken", {"path": str(path), "detail": "game"})
    return find(named)


def reading(path: Path, work: Callable[[], T]) -> T:
    """Do something with what a record says; where it says nonsense, that is told, and no trace of the program."""
    try:
        return work()
    except WrongVersion:
        raise
    except BrokenRecord as wrong:
        raise CommandError("cli-record-broken", {"path": str(path), "detail": wrong.reason or str(wrong)}) from wrong
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, OverflowError) as wrong:
        detail = f"{type(wrong).__name__}: {wrong}"
        raise CommandError("cli-record-broken", {"path": str(path), "detail": detail}) from wrong


def _why(wrong: OSError) -> str:
    return wrong.strerror or type(wrong).__name__
