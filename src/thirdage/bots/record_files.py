"""Records as files: JSON, packed where the name ends in .gz, written whole or not at all."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any, Final

from thirdage.kernel import BrokenRecord

Json = dict[str, Any]
_LITERALS: Final = ("true", "false", "null", "-")


class TruncatedRecord(BrokenRecord):
    """A file that breaks off: what is there may be right, but the end is missing."""


def write_record_file(path: Path, record: Json) -> None:
    """Write a record beside its place and move it there, so that a reader never meets half a file."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
    data = text.encode("utf-8")
    if path.suffix == ".gz":
        data = gzip.compress(data, mtime=0)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read_record_file(path: Path) -> Json:
    """The record in a file. OSError if it cannot be opened, BrokenRecord if it holds none."""
    data = path.read_bytes()
    if data[:2] == b"\x1f\x8b":
        try:
            data = gzip.decompress(data)
        except EOFError as wrong:
            raise TruncatedRecord("gzip") from wrong
        except (OSError, zlib.error) as wrong:
            raise BrokenRecord(str(wrong)) from wrong
    try:
        text = data.decode("utf-8")
        record = json.loads(text)
    except UnicodeDecodeError as wrong:
        cut = wrong.reason == "unexpected end of data"
        raise (TruncatedRecord if cut else BrokenRecord)(wrong.reason) from wrong
    except json.JSONDecodeError as wrong:
        raise (TruncatedRecord if _breaks_off(text, wrong) else BrokenRecord)(str(wrong)) from wrong
    except RecursionError as wrong:
        raise BrokenRecord("nested too deeply") from wrong
    if not isinstance(record, dict):
        raise BrokenRecord(type(record).__name__)
    return record


def _breaks_off(text: str, wrong: json.JSONDecodeError) -> bool:
    """Whether JSON fails only because the text ends too soon."""
    rest = text[wrong.pos :].strip()
    if not rest or wrong.msg.startswith("Unterminated string"):
        return True
    in_escape = "escape" in wrong.msg and len(rest) < len("\\uFFFF")
    return in_escape or any(literal.startswith(rest) for literal in _LITERALS)
