"""`make compiled`: the test-suite against the compiled engine and the compiled tiny game of the tests.

The tree is copied to build/compiled and compiled there; the tests run from the copy. tests/test_compiled.py
proves in every run that the modules named in THIRDAGE_COMPILED really are compiled.

    python tools/compiled.py [--engine-only] [arguments of pytest]
    python tools/compiled.py --build FOLDER

With --engine-only the tiny game stays interpreted: this is how an outside game meets the release wheel.
With --build nothing is tested: a copy of the tree with the engine as the release wheel has it, optimised, is left
in FOLDER, for tournaments and benchmarks (`PYTHONPATH=FOLDER/src python -m thirdage.cli tournament ...`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from compiling import ENGINE, CannotCompileError, compile_in, copy_tree, module_name, modules_of

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
TINY_GAME = ("tests/ford",)


def main(arguments: list[str]) -> int:
    """Build only, or copy, compile, prove, test."""
    if arguments[:1] == ["--build"]:
        folder = Path(arguments[1]).resolve()
        _, code = built(folder, ENGINE)
        if not code:
            print(f"PYTHONPATH={folder / 'src'} {sys.executable} -m thirdage.cli")
        return code
    engine_only = "--engine-only" in arguments
    rest = [a for a in arguments if a != "--engine-only"]
    os.environ.setdefault("THIRDAGE_OPT", "0")  # the tests need compiled modules, not the fastest ones
    files, code = built(COPY, ENGINE if engine_only else ENGINE + TINY_GAME)
    if code:
        return code
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(COPY / "src"), str(COPY)]),
        "THIRDAGE_COMPILED": ",".join(module_name(f) for f in files),
    }
    command = [sys.executable, "-m", "pytest", *(rest or ["-n", "auto"])]
    return subprocess.run(command, cwd=COPY, env=environment, check=False).returncode


def built(folder: Path, places: tuple[str, ...]) -> tuple[list[str], int]:
    """Copy the tree into a folder and compile these places of it there; what was compiled, and the exit code."""
    copy_tree(ROOT, folder)
    files = modules_of(folder, places)
    print(f"compiling {len(files)} modules in {folder}", flush=True)
    try:
        compile_in(folder, files)
    except CannotCompileError as error:
        print(f"compiled: {error}", file=sys.stderr)
        return files, 1
    except subprocess.CalledProcessError as error:
        return files, error.returncode
    return files, 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
