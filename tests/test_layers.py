"""What import-linter cannot say about the layers (the rest is in pyproject.toml).

The engine (kernel, games, bots) imports the standard library and itself, nothing else. Rules code (kernel,
games) does no input or output, reads no clock and draws no random numbers; `kernel.fate` is the only place
that does the last. Imports that only the type checker sees do not count.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "thirdage"
ENGINE = ("kernel", "games", "bots")
RULES = ("kernel", "games")

IMPURE = frozenset(
    """
    asyncio atexit builtins ctypes curses datetime dbm fcntl fileinput ftplib getpass glob http imaplib io
    locale logging mmap multiprocessing os pathlib pickle platform poplib queue random resource sched secrets
    select selectors shelve shutil signal smtplib socket socketserver sqlite3 ssl subprocess sys tempfile
    threading time tkinter urllib uuid webbrowser zoneinfo
    """.split()
)
IMPURE_CALLS = frozenset({"open", "print", "input", "exec", "eval", "compile", "breakpoint", "__import__"})

EXCEPTIONS = {
    "kernel/fate.py": frozenset({"random", "secrets"}),  # the one source of chance
}
"""Modules that may import what rules code may not. Every new line needs a reason beside it."""


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).removeprefix("typing.") == "TYPE_CHECKING"


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node of the code that runs: without the body of `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and is_type_checking(node):
            for other in node.orelse:
                yield other
                yield from running(other)
            continue
        yield node
        yield from running(node)


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The line and full name of every absolute import; relative ones stay inside the package by nature."""
    for node in running(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def strangers(text: str) -> list[str]:
    """Imports of third-party packages."""
    return [
        f"line {line}: imports {name}"
        for line, name in imports(ast.parse(text))
        if name.split(".")[0] not in sys.stdlib_module_names | {"thirdage"}
    ]


def impurities(text: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    """Imports and calls that reach the clock, the disk, the terminal, the network or chance."""
    tree = ast.parse(text)
    found = [f"line {line}: imports {name}" for line, name in imports(tree) if name.split(".")[0] in IMPURE - allowed]
    found += [
        f"line {node.lineno}: calls {node.func.id}"
        for node in running(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]
    return found


def modules(rooms: tuple[str, ...]) -> list[str]:
    return sorted(p.relative_to(SOURCE).as_posix() for room in rooms for p in (SOURCE / room).rglob("*.py"))


def test_the_engine_imports_no_third_party_package() -> None:
    found = {m: strangers((SOURCE / m).read_text("utf-8")) for m in modules(ENGINE)}
    assert {m: lines for m, lines in found.items() if lines} == {}


def test_rules_code_is_pure() -> None:
    found = {m: impurities((SOURCE / m).read_text("utf-8"), EXCEPTIONS.get(m, frozenset())) for m in modules(RULES)}
    assert {m: lines for m, lines in found.items() if lines} == {}


def test_the_package_itself_imports_only_the_engine() -> None:
    """`import thirdage` must not drag in the words, the command line or the server."""
    text = (SOURCE / "__init__.py").read_text("utf-8")
    tree = ast.parse(text)
    near = {
        (node.module or alias.name).split(".")[0]
        for node in running(tree)
        if isinstance(node, ast.ImportFrom) and node.level == 1
        for alias in node.names
    }
    far = {name.split(".")[1] for _, name in imports(tree) if name.startswith("thirdage.")}
    assert strangers(text) == []
    assert (near | far) & {"locale", "cli", "server"} == set()


def test_exceptions_are_needed() -> None:
    for module in EXCEPTIONS:
        assert impurities((SOURCE / module).read_text("utf-8")) != [], f"{module} needs no exception any more"


@pytest.mark.parametrize(
    "text",
    [
        "import random",
        "import os.path",
        "from time import monotonic",
        "def f():\n    from datetime import date",
        "if TYPE_CHECKING:\n    pass\nelse:\n    import random",
        "print(1)",
        "text = open('x').read()",
    ],
)
def test_a_planted_impurity_is_caught(text: str) -> None:
    assert impurities(text) != []


@pytest.mark.parametrize(
    "text",
    [
        "import math, hashlib",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from random import Random",
        "from .time import x",
        "import thirdage.kernel",
    ],
)
def test_pure_code_passes(text: str) -> None:
    assert impurities(text) == []
    assert strangers(text) == []


def test_a_planted_stranger_is_caught() -> None:
    assert strangers("import numpy") == ["line 1: imports numpy"]
    assert strangers("from msgspec.json import decode") == ["line 1: imports msgspec.json.decode"]
