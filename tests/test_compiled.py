"""A run against the compiled engine must really be one, and an uncompiled run must really be uncompiled."""

import ast
import importlib
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiling import ENGINE, modules_of

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


def floats_of_fixed_number(text: str) -> list[str]:
    """Constants that are tuples beginning with a float whose type tells how many there are."""
    constants = [one for one in ast.parse(text).body if isinstance(one, ast.AnnAssign)]
    return [
        ast.unparse(one.target)
        for one in constants
        if ast.unparse(one.annotation) == "Final"
        and isinstance(one.value, ast.Tuple)
        and one.value.elts
        and isinstance(one.value.elts[0], ast.Constant)
        and isinstance(one.value.elts[0].value, float)
    ]


def test_no_constant_is_a_tuple_of_floats_of_fixed_number() -> None:
    """mypyc 2.4 takes such a constant of another module's for unset, and the game stops with a NameError."""
    assert floats_of_fixed_number(
        "A: Final = (0.5, 1.0)\nB: Final[tuple[float, ...]] = (0.5,)\nC: Final = (1, 0.5)"
    ) == ["A"]
    found = {file: floats_of_fixed_number((ROOT / file).read_text("utf-8")) for file in modules_of(ROOT, ENGINE)}
    assert {file: names for file, names in found.items() if names} == {}


def stars_looked_in(text: str) -> list[str]:
    """Tests whether something is in a tuple, list or set that is written with a star."""
    compared = [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Compare)]
    return [
        ast.unparse(one)
        for one in compared
        for how, among in zip(one.ops, one.comparators, strict=True)
        if isinstance(how, ast.In | ast.NotIn)
        and isinstance(among, ast.Tuple | ast.List | ast.Set)
        and any(isinstance(e, ast.Starred) for e in among.elts)
    ]


def test_nothing_is_looked_for_in_a_starred_tuple() -> None:
    """mypyc 2.4 gives up on it with an error of its own."""
    assert stars_looked_in("a in (*B, 1)\na in (1, 2)\na not in [*B]\nc = (*B, 1)") == ["a in (*B, 1)", "a not in [*B]"]
    found = {file: stars_looked_in((ROOT / file).read_text("utf-8")) for file in modules_of(ROOT, ENGINE)}
    assert {file: tests for file, tests in found.items() if tests} == {}
