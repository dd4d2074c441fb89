"""The build hook of the wheel: with THIRDAGE_COMPILE=1 it adds the engine compiled with mypyc.

The sources stay in the wheel beside the compiled modules, for tracebacks and for readers.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiling import ENGINE, compile_in, copy_tree, modules_of

WANTED = os.environ.get("THIRDAGE_COMPILE") == "1"


class CompiledEngine(BuildHookInterface[Any]):
    """Adds compiled modules to a release wheel; leaves every other build alone."""

    def dependencies(self) -> list[str]:
        """What an isolated build has to install first."""
        return ["mypy>=2.4,<3", "setuptools>=80"] if WANTED and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is written; version is "standard" or "editable"."""
        if not WANTED or self.target_name != "wheel" or version == "editable":
            return
        copy = Path(self.root) / "build" / "wheel"
        copy_tree(Path(self.root), copy)
        for library in compile_in(copy, modules_of(copy, ENGINE)):
            inside = library.as_posix().removeprefix("src/")
            build_data["force_include"][str(copy / library)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
