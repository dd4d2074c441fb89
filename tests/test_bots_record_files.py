"""Records as files: read as they were written, written whole or not at all."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from thirdage.bots.record_files import TruncatedRecord, read_record_file, write_record_file
from thirdage.kernel import BrokenRecord

RECORD: dict[str, Any] = {"format": "x", "entries": [{"a": 1, "b": [True, None, -2, "Тінь \u2028"]}] * 3, "last": False}


@pytest.mark.parametrize("name", ["a.json", "a.json.gz", "deep/er/a.json"])
def test_what_is_written_is_read(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    write_record_file(path, RECORD)
    assert read_record_file(path) == RECORD
    assert [file for file in path.parent.iterdir() if file.is_file()] == [path]
    assert (path.read_bytes()[:2] == b"\x1f\x8b") == name.endswith(".gz")


def test_packed_files_are_known_by_what_they_hold(tmp_path: Path) -> None:
    path = tmp_path / "packed.json"
    path.write_bytes(gzip.compress(json.dumps(RECORD).encode()))
    assert read_record_file(path) == RECORD


def test_the_same_record_is_the_same_file(tmp_path: Path) -> None:
    for name in ("a.json.gz", "b.json.gz"):
        write_record_file(tmp_path / name, RECORD)
    assert (tmp_path / "a.json.gz").read_bytes() == (tmp_path / "b.json.gz").read_bytes()


def test_a_failed_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_record_file(path, RECORD)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_record_file(path, {"new": 1})
    assert read_record_file(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["a.json", "a.json.gz"])
def test_a_file_cut_anywhere_is_seen_to_be_cut(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    write_record_file(path, RECORD)
    whole = path.read_bytes()
    unseen = []
    for length in range(len(whole) - 1 - (name == "a.json")):
        path.write_bytes(whole[:length])
        try:
            read_record_file(path)
        except TruncatedRecord:
            continue
        except BrokenRecord as wrong:
            unseen.append((length, str(wrong)))
    # Of a packed file, its very mark may be missing.
    assert [length for length, _ in unseen if length > 2] == [], unseen


@pytest.mark.parametrize(
    "data",
    [
        b"hello",
        b"[1, 2]",
        b'"text"',
        b"{'a': 1}",
        b'{"a": 1} x',
        b"\xff\xfe\x00",
        b"\x1f\x8b\x08\x00garbage and more of it",
        b"[" * 100_000,
        b'{"a": tru, "b": 1}',
        b'{"a": "\\u12", "b": 1}',
    ],
)
def test_what_is_no_record_is_broken_and_not_cut(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(data)
    with pytest.raises(BrokenRecord) as wrong:
        read_record_file(path)
    assert not isinstance(wrong.value, TruncatedRecord)


def test_a_missing_file_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_record_file(tmp_path / "none.json")
    with pytest.raises(OSError, match="directory"):
        read_record_file(tmp_path)
