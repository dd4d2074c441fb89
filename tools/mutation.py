"""One breakage of the code: where it is found and how it is made.

A mutant of Python code is anchored to a function (`in = "games/wotr:pool"`) and to what is changed in it: `old` is an
expression or some statements, compared as syntax, so that neither layout nor the place of a line matters. A mutant of
a data file names the `file`, and its `old` is text that stands there exactly once.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

ROOTS = ("src/thirdage", "tests")
"""Where functions are looked for."""
Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Stale(Exception):
    """The code is not what the mutant says it is."""


@dataclass(frozen=True)
class Mutant:
    """One breakage: `old` becomes `new`, which breaks what `breaks` names.

    `place` is `folders:function`: the folders (and the module, where the function's name is not enough) stand in the
    path of the module in this order, so a module may move deeper without making the mutant stale. Without a function
    (`folders:`) the change is in the module itself. `nth` tells equal places of a function apart, counted from 1.
    """

    id: str
    breaks: str
    old: str
    new: str
    place: str = ""
    nth: int = 0
    file: str = ""
    tests: tuple[str, ...] = ()
    survives: str = ""

    def made(self, root: Path) -> tuple[Path, str]:
        """The file it changes, relative to the root of a tree, and that file's text with the breakage in it."""
        if self.file:
            return Path(self.file), self._made_in_text(root)
        path, tree, scope = find(root, self.place)
        self._change(scope)
        return path, ast.unparse(ast.fix_missing_locations(tree)) + "\n"

    def _made_in_text(self, root: Path) -> str:
        path = root / self.file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if (count := text.count(self.old)) != 1:
            raise Stale(f"the old text stands in {self.file} {count} times")
        return text.replace(self.old, self.new)

    def _change(self, scope: Scope) -> None:
        old, new = statements(self.old), statements(self.new)
        within = is_expression(old) and is_expression(new)
        places: list[Part] | list[Run] = list(parts(scope, old[0])) if within else list(runs(scope, old))
        if not places or self.nth > len(places) or (not self.nth and len(places) > 1):
            raise Stale(f"the old code stands in {self.place} {len(places)} times")
        places[max(self.nth, 1) - 1].put(new)


@dataclass(frozen=True)
class Run:
    """Statements that follow each other in a body."""

    body: list[ast.stmt]
    start: int
    length: int

    def put(self, new: list[ast.stmt]) -> None:
        """Put others in their place; an empty body does nothing."""
        self.body[self.start : self.start + self.length] = new
        if not self.body:
            self.body.append(ast.Pass())


@dataclass(frozen=True)
class Part:
    """An expression in a field of its parent, or in a list there."""

    parent: ast.AST
    field: str
    at: int

    def put(self, new: list[ast.stmt]) -> None:
        """Put another expression in its place."""
        value = cast("ast.Expr", new[0]).value
        if self.at < 0:
            setattr(self.parent, self.field, value)
        else:
            getattr(self.parent, self.field)[self.at] = value


def statements(code: str) -> list[ast.stmt]:
    """Code as syntax; what needs a function around it (`return`, `yield`) may stand alone here."""
    return ast.parse(code).body


def is_expression(code: list[ast.stmt]) -> bool:
    """Whether the code is one expression."""
    return len(code) == 1 and isinstance(code[0], ast.Expr)


def runs(scope: Scope, old: list[ast.stmt]) -> Iterator[Run]:
    """Where these statements stand in a scope, one after the other."""
    wanted = [ast.dump(statement) for statement in old]
    for body in _bodies(scope):
        dumps = [ast.dump(statement) for statement in body]
        for start in range(len(dumps) - len(wanted) + 1):
            if dumps[start : start + len(wanted)] == wanted:
                yield Run(body, start, len(wanted))


def parts(scope: Scope, old: ast.stmt) -> Iterator[Part]:
    """Where this expression stands in a scope."""
    wanted = ast.dump(cast("ast.Expr", old).value)
    for node in ast.walk(scope):
        for field, value in ast.iter_fields(node):
            for at, item in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                if isinstance(item, ast.expr) and ast.dump(item) == wanted:
                    yield Part(node, field, at)


def _bodies(scope: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(scope):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield cast("list[ast.stmt]", value)


def find(root: Path, place: str) -> tuple[Path, ast.Module, Scope]:
    """The one function (or module) of this name below these folders: its file, the file's syntax, its own."""
    folders, _, name = place.partition(":")
    found = []
    last = name.rpartition(".")[2]
    for path in modules(root, folders):
        text = path.read_text(encoding="utf-8")
        if last and f"def {last}(" not in text and f"class {last}" not in text:
            continue
        tree = ast.parse(text)
        found += [(path.relative_to(root), tree, scope) for scope in scopes(tree, name)]
    if len(found) != 1:
        raise Stale(f"{place} is found {len(found)} times")
    return found[0]


def modules(root: Path, folders: str) -> list[Path]:
    """The modules in whose path these names stand in this order; the last may be the module itself.

    An expansion is a room of its own: its functions may be named like those of the game, and are found by its name.
    """
    found = [path for top in ROOTS for path in sorted((root / top).rglob("*.py"))]
    named = folders.split("/")
    return [path for path in found if lies_in(path.relative_to(root), folders) and expansion_of(path) in ("", *named)]


def expansion_of(path: Path) -> str:
    """The expansion of a game in whose folder a module lies; it holds its bundle."""
    folders = [folder for folder in path.parents if folder.parent.parent.name == "games"]
    return next((folder.name for folder in folders if (folder / "bundle.py").exists()), "")


def lies_in(path: Path, folders: str) -> bool:
    """Whether these names stand in the path of a module in this order."""
    rest = iter(path.with_suffix("").parts)
    return all(name in rest for name in folders.split("/"))


def scopes(tree: Scope, name: str) -> list[Scope]:
    """The functions or classes of a dotted name; the module itself for none."""
    if not name:
        return [tree]
    first, _, rest = name.partition(".")
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    here = [node for node in tree.body if isinstance(node, kinds) and node.name == first]
    return [scope for node in here for scope in scopes(node, rest)]
