"""`make run` installs what running needs and nothing else; what the tests need comes on top, in the same versions."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NOT_TO_RUN = {
    "coverage", "hypothesis", "import-linter", "jsonschema", "mypy", "openskill", "playwright", "pytest", "ruff",
    "schemathesis", "setuptools",
}  # fmt: skip
"""Checkers, tests, the browser's driver, tournaments."""


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", text, re.MULTILINE))
    assert text.count("--hash=sha256:") >= len(found) > 0
    return found


def planned(*goals: str) -> str:
    """What make would do if nothing were there yet."""
    if shutil.which("make") is None:
        pytest.skip("make is not installed")
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(["make", "-n", "-B", *goals], cwd=ROOT, capture_output=True, text=True, check=True, env=alone)
    return done.stdout


def test_running_needs_some_of_what_the_tests_need_in_the_same_versions() -> None:
    run, dev = pins("run"), pins("dev")
    assert run.items() < dev.items()
    assert {"litestar", "uvicorn", "websockets", "msgspec", "typer", "rich", "fluent-runtime"} <= run.keys()
    assert not run.keys() & NOT_TO_RUN
    assert dev.keys() >= NOT_TO_RUN, "names that are pinned"


def test_make_run_sets_up_nothing_for_tests() -> None:
    steps = planned("run")
    assert "tools/setup.sh run" in steps
    assert "npm ci --omit=dev" in steps
    assert "setup.sh dev" not in steps
    assert [line for line in steps.splitlines() if "npm ci" in line and "--omit=dev" not in line] == []
    assert [f"({n} of 4)" in steps for n in (3, 4)] == [True, True]
    assert steps.rstrip().endswith("thirdage serve")


@pytest.mark.parametrize("goal", ["lint", "unit", "docs", "web-check"])
def test_what_checks_the_code_sets_up_for_tests(goal: str) -> None:
    assert "tools/setup.sh dev" in planned(goal)


@pytest.mark.parametrize("goal", ["lint", "format"])
def test_the_page_is_linted_and_formatted_too(goal: str) -> None:
    steps = planned(goal).splitlines()
    assert steps[-1] == f"cd web && npm run --silent {goal}"
    assert [line for line in steps if "npm ci" in line and "--omit=dev" not in line] != []


def test_the_page_is_built_without_what_tests_it() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert {"vite", "svelte", "@sveltejs/vite-plugin-svelte", "@fluent/bundle"} <= package["dependencies"].keys()
    checks = {"vitest", "svelte-check", "typescript", "axe-core", "eslint", "prettier"}
    assert checks <= package["devDependencies"].keys()
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert re.findall(r'from "([^"]+)"', config) == ["@sveltejs/vite-plugin-svelte", "vite"]
