"""A run against the compiled engine must really be one, and an uncompiled run must really be uncompiled."""

import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import thirdage.kernel

ROOT = Path(__file__).resolve().parent.parent
COMPILED = [name for name in os.environ.get("THIRDAGE_COMPILED", "").split(",") if name]
KERNEL = [f"thirdage.kernel.{m.name}" for m in pkgutil.iter_modules(thirdage.kernel.__path__)]


def file_of(module: str) -> str:
    file = importlib.import_module(module).__file__
    assert file is not None
    return file


def test_modules_come_from_this_tree() -> None:
    assert [m for m in KERNEL if not Path(file_of(m)).is_relative_to(ROOT / "src")] == []


def test_modules_are_compiled_if_and_only_if_this_run_says_so() -> None:
    compiled = {m for m in {*KERNEL, *COMPILED} if file_of(m).endswith(EXTENSION_SUFFIXES[0])}
    assert compiled == set(COMPILED)
    if COMPILED:
        assert file_of("thirdage.kernel.match").endswith(".so")
