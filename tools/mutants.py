"""`make mutants`: breaks the rules one line at a time and wants each breakage to turn a test red.

    python tools/mutants.py [--jobs N] [--only TEXT] [--tests PATTERN] [--quick] [--despite-red]
                            [--timeout SECONDS] [--lists PATTERN] [--list]

tools/mutants*.toml list the mutants; each names the rule or point of the contract that it breaks. Every mutant is
applied to a copy of the tree in a temporary folder, never to the working tree. The tests named for its file (or by
itself) run first, then all others; the first red test kills it. Exit code 1 if one survives without a reason in the
list, if what it changes is not found exactly once (stale, see mutation.py), or if the tests are red without any mutant.
"""

from __future__ import annotations

import argparse
import compileall
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from compiling import copy_tree
from mutation import Mutant, Stale, lies_in

ROOT = Path(__file__).resolve().parent.parent
LISTS = "mutants*.toml"
USELESS = ("tests/test_words.py", "tests/test_layers.py", "tests/test_compiled.py")
"""Tests that know nothing of rules."""
PASSED, FAILED, BROKEN, NONE_LEFT = 0, 1, 2, 5
"""Exit codes of pytest: all green, some red, could not even be collected, nothing to run."""


@dataclass(frozen=True)
class Result:
    """What became of a mutant: killed, survived, explained (a survivor with a reason), stale."""

    mutant: Mutant
    verdict: str
    detail: str
    seconds: float


class Workshop:
    """Copies of the tree as it stood at the beginning, one for each job, in which one mutant at a time is tried."""

    def __init__(self, place: Path, named: dict[str, list[str]], pattern: str, quick: bool, timeout: float) -> None:
        self.place = place
        self.source = place / "source"
        copy_tree(ROOT, self.source)
        self.named = named
        self.quick = quick
        self.timeout = timeout
        every = [p.relative_to(self.source).as_posix() for p in sorted((self.source / "tests").rglob("test_*.py"))]
        self.every = [name for name in every if name not in USELESS and fnmatch(name, pattern)]
        self.left_out: list[str] = []
        self._free: list[Path] = []
        self._made = 0
        self._lock = threading.Lock()

    def take(self) -> Path:
        """A tree that nobody uses."""
        with self._lock:
            if self._free:
                return self._free.pop()
            self._made += 1
            tree = self.place / f"tree-{self._made}"
            copy_tree(self.source, tree)
            compileall.compile_dir(str(tree / "src"), quiet=2)
            return tree

    def give_back(self, tree: Path) -> None:
        """Done with it."""
        with self._lock:
            self._free.append(tree)

    def tests(self, mutant: Mutant, path: Path) -> tuple[list[str], list[str]]:
        """The tests most likely to kill it, and all the others. Names may have wildcards."""
        named = [pattern for module, patterns in self.named.items() if lies_in(path, module) for pattern in patterns]
        patterns = mutant.tests or named
        found = [name for pattern in patterns for name in self.every if fnmatch(name, pattern)]
        return found, [name for name in self.every if name not in found and not self.quick]

    def run(self, tree: Path, tests: list[str], all_of_them: bool = False) -> tuple[int, list[str]]:
        """Run tests in a tree until the first is red: pytest's exit code and the names of the red ones."""
        shutil.rmtree(tree / ".hypothesis", ignore_errors=True)
        paths = os.pathsep.join([str(tree / "src"), str(tree)])
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", "--tb=no"]
        command += ["--continue-on-collection-errors"] if all_of_them else ["-x"]
        command += [f"--deselect={name}" for name in self.left_out]
        command += [name for name in tests if name not in self.left_out]
        try:
            done = subprocess.run(
                command, cwd=tree, env=environment, capture_output=True, text=True, timeout=self.timeout, check=False
            )
        except subprocess.TimeoutExpired:
            return FAILED, [f"did not end within {self.timeout:.0f} s"]
        red = re.findall(r"^(?:FAILED|ERROR) ([^\s\[]+)", done.stdout, re.MULTILINE)
        return done.returncode, red or [(done.stdout + done.stderr).strip()[-300:]]

    def red_already(self, mutants: list[Mutant]) -> list[str]:
        """The tests that are red without any mutant: they would seem to kill every one. Only those that may run."""
        used = {name for mutant in mutants for tests in self.tests(mutant, self._path(mutant)) for name in tests}
        tree = self.take()
        code, red = self.run(tree, [name for name in self.every if name in used], all_of_them=True)
        self.give_back(tree)
        return [] if code == PASSED else sorted(set(red))

    def _path(self, mutant: Mutant) -> Path:
        try:
            return mutant.made(self.source)[0]
        except Stale:
            return Path()

    def try_one(self, mutant: Mutant) -> Result:
        """Apply it, run the tests, take it back."""
        began = time.monotonic()
        try:
            path, broken = mutant.made(self.source)
        except Stale as stale:
            return Result(mutant, "stale", str(stale), 0)
        tree = self.take()
        try:
            (tree / path).write_text(broken, encoding="utf-8")
            verdict, detail = self._judge(tree, mutant, path)
        finally:
            shutil.copy(self.source / path, tree / path)
            self.give_back(tree)
        return Result(mutant, verdict, detail, time.monotonic() - began)

    def _judge(self, tree: Path, mutant: Mutant, path: Path) -> tuple[str, str]:
        for tests in self.tests(mutant, path):
            if tests:
                code, red = self.run(tree, tests)
                if code in (FAILED, BROKEN):
                    return "killed", red[0]
                if code not in (PASSED, NONE_LEFT):
                    return "error", red[0]
        if mutant.survives:
            return "explained", mutant.survives
        return "survived", mutant.breaks


def read(pattern: str) -> tuple[list[Mutant], dict[str, list[str]]]:
    """The mutants of these lists, and the tests named for each folder or module."""
    mutants: list[Mutant] = []
    named: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tools").glob(pattern)):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        mutants += [mutant_of(entry) for entry in data["mutant"]]
        named |= data.get("tests", {})
    seen: set[str] = set()
    for mutant in mutants:
        if mutant.id in seen:
            raise SystemExit(f"two mutants are called {mutant.id}")
        if not mutant.breaks or mutant.old == mutant.new:
            raise SystemExit(f"{mutant.id} breaks nothing")
        seen.add(mutant.id)
    return mutants, named


def mutant_of(entry: dict[str, Any]) -> Mutant:
    """A mutant as a list tells it: `in` is its place."""
    place = entry.pop("in", "")
    return Mutant(**{**entry, "place": place, "tests": tuple(entry.get("tests", ()))})


def main() -> int:
    """Try them all and say what became of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2, help="mutants tried at a time (default 2)")
    parser.add_argument(
        "--only", default="", help="only mutants whose id, file or breakage has one of these texts (a,b)"
    )
    parser.add_argument("--tests", default="*", help="only test files that match this pattern (default: all)")
    parser.add_argument("--quick", action="store_true", help="only the tests named for the file of the mutant")
    parser.add_argument("--despite-red", action="store_true", help="leave out tests that are red without any mutant")
    parser.add_argument("--timeout", type=float, default=600, help="seconds for one run of tests (default 600)")
    parser.add_argument("--lists", default=LISTS, help=f"which lists in tools (default {LISTS})")
    parser.add_argument("--list", action="store_true", help="only list them")
    chosen = parser.parse_args()
    mutants, named = read(chosen.lists)
    mutants = [
        m for m in mutants if any(text in f"{m.id} {m.place}{m.file} {m.breaks}" for text in chosen.only.split(","))
    ]
    if chosen.list:
        for mutant in mutants:
            print(f"{mutant.id:<34} {mutant.place + mutant.file:<34} {mutant.breaks}")
        return 0
    with tempfile.TemporaryDirectory(prefix="thirdage-mutants-") as place:
        workshop = Workshop(Path(place), named, chosen.tests, chosen.quick, chosen.timeout)
        red = workshop.red_already(mutants)
        if red:
            print("red without any mutant:", *red, sep="\n  ", file=sys.stderr)
            if not chosen.despite_red:
                return 1
            workshop.left_out = red
        with ThreadPoolExecutor(chosen.jobs) as pool:
            results = []
            for result in pool.map(workshop.try_one, mutants):
                print(
                    f"{result.verdict:<9} {result.mutant.id:<34} {result.detail}  ({result.seconds:.0f} s)", flush=True
                )
                results.append(result)
    return summary(results)


def summary(results: list[Result]) -> int:
    """Count them and name what must be mended."""
    counts = {verdict: sum(r.verdict == verdict for r in results) for verdict in sorted({r.verdict for r in results})}
    print("\n" + ", ".join([f"{n} {verdict}" for verdict, n in counts.items()]))
    bad = [r for r in results if r.verdict not in ("killed", "explained")]
    for r in bad:
        print(f"  {r.verdict}: {r.mutant.id} ({r.mutant.place}{r.mutant.file}): {r.mutant.breaks}")
    surprised = [r for r in results if r.verdict == "killed" and r.mutant.survives]
    for r in surprised:
        print(f"  {r.mutant.id} is said to survive, but {r.detail} killed it: remove the reason")
    return 1 if bad or surprised else 0


if __name__ == "__main__":
    sys.exit(main())
