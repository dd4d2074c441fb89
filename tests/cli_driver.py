"""Runs the command `thirdage` within the test: its arguments, what is typed, what it prints, how it ends."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from thirdage.bots.record_files import read_record_file
from thirdage.cli import run

Json = dict[str, Any]
ENVIRONMENT = {"THIRDAGE_GAMES": "tests.ford:FORD", "THIRDAGE_LANG": "en", "COLUMNS": "100"}


@dataclass(frozen=True)
class Ran:
    """How a command went."""

    code: int
    out: str
    err: str


def cli(*arguments: str | Path, typed: str = "", env: Mapping[str, str] | None = None) -> Ran:
    """Run the command with the Ford at hand, English unless told otherwise."""
    out, err = io.StringIO(), io.StringIO()
    environment = {**ENVIRONMENT, **(env or {})}
    with (
        patch.dict(os.environ, environment),
        patch("sys.stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run([str(argument) for argument in arguments])
    return Ran(code, out.getvalue(), err.getvalue())


def recorded(path: Path, *arguments: str) -> Json:
    """The record of a game of the Ford between bots, kept in this file."""
    ran = cli("record", "ford", "-o", path, *arguments)
    assert ran.code == 0, ran.err
    return read_record_file(path)
