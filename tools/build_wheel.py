"""`make wheel`: builds the release wheel with the compiled engine into dist/ and looks whether it is whole.

The wheel is unpacked into a bare environment in build/, where the engine must import, compiled, without this
source tree and without any other package in sight.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiling import ENGINE, CannotCompileError, check_compiler, modules_of

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TRIAL = ROOT / "build" / "wheel-trial"


def main() -> int:
    """Build, look inside, unpack, import."""
    try:
        check_compiler()
    except CannotCompileError as error:
        print(f"wheel: {error}", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(DIST)]
    subprocess.run(build, cwd=ROOT, env=os.environ | {"THIRDAGE_COMPILE": "1"}, check=True)
    (wheel,) = DIST.glob("*.whl")
    look_inside(wheel)
    try_it(wheel)
    print(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size // 1024} KiB, the engine imports compiled")
    return 0


def look_inside(wheel: Path) -> None:
    """Everything of src/thirdage is in it, and every module of the engine is compiled too."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    sources = {
        p.relative_to(ROOT / "src").as_posix()
        for p in (ROOT / "src" / "thirdage").rglob("*")
        if p.is_file() and "__pycache__" not in p.parts
    }
    engine = {f.removeprefix("src/").removesuffix(".py") for f in modules_of(ROOT, ENGINE)}
    missing = (sources | {name + EXTENSION_SUFFIXES[0] for name in engine}) - names
    if missing:
        sys.exit(f"wheel: not in {wheel.name}: {', '.join(sorted(missing))}")


def try_it(wheel: Path) -> None:
    """Import the compiled engine with nothing else installed: it needs no third-party package."""
    venv.create(TRIAL, clear=True, with_pip=False, symlinks=True)
    (site,) = (TRIAL / "lib").glob("python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    modules = [f.removeprefix("src/").removesuffix(".py").replace("/", ".") for f in modules_of(ROOT, ENGINE)]
    proof = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        f"    assert file.endswith({EXTENSION_SUFFIXES[0]!r}) and 'wheel-trial' in file, file\n"
    )
    subprocess.run([str(TRIAL / "bin" / "python"), "-I", "-c", proof, *modules], cwd=TRIAL, check=True)


if __name__ == "__main__":
    sys.exit(main())
