"""`make compiled`: the test-suite against the compiled engine and the compiled tiny game of the tests.

The tree is copied to build/compiled and compiled there; the tests run from the copy. tests/test_compiled.py
proves in every run that the modules named in THIRDAGE_COMPILED really are compiled.

    python tools/compiled.py [--engine-only] [arguments of pytest]

With --engine-only the tiny game stays interpreted: this is how an outside game meets the release wheel.
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
    """Copy, compile, prove, test."""
    engine_only = "--engine-only" in arguments
    rest = [a for a in arguments if a != "--engine-only"]
    copy_tree(ROOT, COPY)
    files = modules_of(COPY, ENGINE if engine_only else ENGINE + TINY_GAME)
    print(f"compiling {len(files)} modules in {COPY.relative_to(ROOT)}", flush=True)
    os.environ.setdefault("THIRDAGE_OPT", "0")  # the tests need compiled modules, not the fastest ones
    try:
        compile_in(COPY, files)
    except CannotCompileError as error:
        print(f"compiled: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(COPY / "src"), str(COPY)]),
        "THIRDAGE_COMPILED": ",".join(module_name(f) for f in files),
    }
    command = [sys.executable, "-m", "pytest", *(rest or ["-n", "auto"])]
    return subprocess.run(command, cwd=COPY, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
