"""The lists of mutants fit the code: a breakage that cannot be made would count for nothing."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from mutants import read
from mutation import Mutant, Stale

ROOT = Path(__file__).resolve().parent.parent

LISTS = sorted(path.name for path in (ROOT / "tools").glob("mutants*.toml"))


@pytest.mark.parametrize("name", LISTS)
def test_every_breakage_can_be_made(name: str) -> None:
    stale = []
    for mutant in read(name)[0]:
        try:
            path, broken = mutant.made(ROOT)
        except Stale as wrong:
            stale.append(f"{mutant.id}: {wrong}")
        else:
            assert (ROOT / path).exists()
            assert broken
    assert stale == []


def test_ids_are_their_own() -> None:
    assert len(read("mutants*.toml")[0]) > 500  # it refuses an id that stands twice


CODE = '''
    class Army:
        def strength(self) -> int:
            return min(5, len(self.units))

    def roll(dice: int) -> list[int]:
        """Roll them."""
        if dice > 5:
            dice = 5
        spend(dice)
        return [1] * dice
'''
BROKEN = {
    ("games/war:roll", "dice > 5", "dice > 6"): "if dice > 6:",
    ("games/war:roll", "dice = 5", ""): "pass",
    ("games/war:roll", "spend(dice)", ""): "dice = 5\n    return [1] * dice",
    ("games/war:roll", "spend(dice)\nreturn [1]*dice", "return []"): "dice = 5\n    return []",
    ("games:Army.strength", "min(5, len(self.units))", "len(self.units)"): "return len(self.units)",
    ("games/war/battle:roll", "return [1] * dice", "return [6] * dice"): "return [6] * dice",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    module = tmp_path / "src" / "thirdage" / "games" / "war" / "chapter" / "battle.py"
    module.parent.mkdir(parents=True)
    module.write_text(dedent(CODE), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("place", "old", "new"), BROKEN)
def test_a_breakage_is_found_by_function_and_syntax(tree: Path, place: str, old: str, new: str) -> None:
    path, broken = Mutant("x", "WR", old, new, place).made(tree)
    assert path == Path("src/thirdage/games/war/chapter/battle.py")
    assert BROKEN[place, old, new] in broken


@pytest.mark.parametrize(
    ("place", "old", "nth"),
    [
        ("games/war:roll", "dice", 0),
        ("games/war:roll", "dice", 9),
        ("games/war:roll", "dice > 7", 0),
        ("games/war:rolls", "dice > 5", 0),
        ("war/games:roll", "dice > 5", 0),
        ("games/war:strength", "dice > 5", 0),
    ],
)
def test_a_breakage_that_is_not_found_once_is_stale(tree: Path, place: str, old: str, nth: int) -> None:
    with pytest.raises(Stale):
        Mutant("x", "WR", old, "0", place, nth).made(tree)


def test_equal_places_are_told_apart_by_number(tree: Path) -> None:
    assert "spend(0)" in Mutant("x", "WR", "dice", "0", "games/war:roll", 2).made(tree)[1]
