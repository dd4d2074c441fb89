"""docs/importing.md says what is so: its example runs, and its tables name every decision."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import thirdage
from thirdage.games import find

PAGE = (Path(__file__).resolve().parent.parent / "docs" / "importing.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    told: dict[str, Any] = {}
    example = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    exec(compile(example, "importing.md", "exec"), told)
    match: thirdage.Match = told["match"]
    position = match.view("referee")["position"]
    assert position["shadow"]["north-ithilien"] == {"sauron-regular": 3, "nazgul": 1}
    assert position["free-peoples"]["osgiliath"] == {"gondor-regular": 3}
    assert position["fellowship"]["progress"] == 1
    assert told["left"] == {"shadow": {}, "free-peoples": {}}
    again = thirdage.replay(match.record(), check=True)
    assert again.view("referee") == match.view("referee")


def test_every_decision_is_on_the_page() -> None:
    words = set(re.findall(r"`([a-z_]+)`", PAGE))
    for id in ("wotr", "cards"):
        assert set(find(id).rules().decisions) <= words
