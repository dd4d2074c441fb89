"""Compiles modules with mypyc in a copy of the tree, never in the source tree itself.

Used by `make compiled` (tools/compiled.py) and `make wheel` (tools/hatch_build.py). The package's `__init__`
modules stay interpreted: they only re-export.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

ENGINE = (
    "src/thirdage/kernel",
    "src/thirdage/games",
    "src/thirdage/bots/budget.py",
    "src/thirdage/bots/eyes.py",
    "src/thirdage/bots/search",
    "src/thirdage/bots/wotr",
    "src/thirdage/bots/cards",
    "src/thirdage/bots/hunt",
)
"""Folders and files whose modules the release wheel compiles: the engine, and what bots do for every answer of every
imagined game."""

SELDOM = ("luck.py", "odds.py", "plans.py", "soak_hints.py", "counter.py")
"""Modules of the bots that run once for a question or an answer: not worth compiling."""

BOTS = "src/thirdage/bots/"
INTERPRETED = ("src/thirdage/kernel/compiled.py",)
"""Modules that stay interpreted. mypyc never runs the `else` of `if TYPE_CHECKING`, and this one needs it."""

NOT_COPIED = (".git", ".venv", ".tools", "build", "dist", "node_modules", "__pycache__", ".*_cache", "*.so")


class CannotCompileError(Exception):
    """Something that compiling needs is missing; the text says what to do."""


def copy_tree(source: Path, target: Path) -> None:
    """A fresh copy of the project, without environments, caches and earlier builds."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns(*NOT_COPIED))


def modules_of(root: Path, places: tuple[str, ...]) -> list[str]:
    """The files to compile, relative to the root; a place that does not exist yet has none."""
    found: list[Path] = []
    for place in places:
        path = root / place
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    files = [p.relative_to(root).as_posix() for p in found if p.name != "__init__.py"]
    return [f for f in files if f not in INTERPRETED and not (f.startswith(BOTS) and Path(f).name in SELDOM)]


def module_name(file: str) -> str:
    """`src/thirdage/kernel/match.py` -> `thirdage.kernel.match`."""
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


def compile_in(root: Path, files: list[str]) -> list[Path]:
    """Compile the files in place under root (a copy!) and return what came out, relative to root."""
    if (root / ".git").exists():
        raise CannotCompileError(f"{root} is a source tree; compile a copy of it")
    check_compiler()
    subprocess.run([sys.executable, str(Path(__file__).resolve()), *files], cwd=root, check=True)
    libraries = sorted(p.relative_to(root) for s in EXTENSION_SUFFIXES[:1] for p in root.rglob(f"*{s}"))
    libraries = [p for p in libraries if p.parts[0] != "build"]
    made = {p.as_posix().removesuffix(EXTENSION_SUFFIXES[0]) for p in libraries}
    missing = [f for f in files if f.removesuffix(".py") not in made]
    if missing:
        raise CannotCompileError(f"mypyc made nothing of {', '.join(missing)}")
    return libraries


def check_compiler() -> None:
    """Say clearly what is missing before setuptools says it unclearly."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang")):
        raise CannotCompileError("a C compiler is needed (Debian: apt-get install gcc python3-dev)")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise CannotCompileError("Python's headers are needed (Debian: apt-get install python3-dev)")


def main(files: list[str]) -> None:
    """Run mypyc and the C compiler in the current folder; called by `compile_in` in a process of its own.

    One C file for each module (`multi_file`): as one file the engine takes the compiler many minutes and gigabytes.
    The files belong to one library, so calls between modules stay direct. They are compiled on all cores.
    """
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import setup  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class OnAllCores(build_ext):  # type: ignore[misc]
        """Hands the C files to the compiler as many at a time as there are cores."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def together(sources: list[str], **how: Any) -> list[str]:
                made = [cores.submit(one_by_one, [source], **how) for source in sources]
                return [file for done in made for file in done.result()]

            with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
                self.compiler.compile = together
                super().build_extensions()

    level = os.environ.get("THIRDAGE_OPT", "2")
    setup(
        name="thirdage-compiled",
        packages=[],
        package_dir={"": "src", "tests": "tests"},
        ext_modules=mypycify(files, group_name="thirdage", opt_level=level, debug_level="0", multi_file=True),
        cmdclass={"build_ext": OnAllCores},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
