"""Packs of owners: written, put right, checked, played with; what is wrong with one is told in words."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli_driver import cli
from thirdage.bots import register_outside_games
from thirdage.bots.outside_games import PACKS, OutsideGameError, pack_data, pack_text
from thirdage.games import find
from thirdage.games.hunt.facts import DATA
from thirdage.games.hunt.game import HUNT
from thirdage.games.hunt.packs import own_pack
from thirdage.kernel import Refused
from thirdage.locale import Words

Json = dict[str, Any]


def changed(change: Callable[[Json], object]) -> Json:
    """Our own data, with a change."""
    data = copy.deepcopy(own_pack())
    change(data)
    return data


def test_our_own_data_are_a_pack() -> None:
    parts = HUNT.check_pack(DATA)
    assert set(parts) == set(DATA)
    assert all(0 <= sure <= rows and rows for sure, rows in parts.values())
    assert parts["tokens"][0] > 0, "the faces of the dice are printed in the rulebook"
    assert parts["cards"][0] < parts["cards"][1]


def rename_area(data: Json) -> None:
    """An area that no language has a name for."""
    board = data["chapter1"]
    board["area"][0]["id"] = "XX"
    for row in [*board["location"], *board["dot"]]:
        row["area"] = "XX" if row["area"] == "I-A" else row["area"]


def drop(part: str) -> Callable[[Json], object]:
    return lambda data: data.pop(part)


WRONG: dict[str, Callable[[Json], object]] = {
    "refused-hunt-pack-files": drop("tokens"),
    "refused-hunt-pack-malformed": lambda data: data["chapter1"].pop("edge"),
    "refused-hunt-pack-unknown-id": rename_area,
    "refused-hunt-pack-id-twice": lambda data: data["journeys"]["journey"][0].update(
        id=data["journeys"]["journey"][1]["id"]
    ),
    "refused-hunt-pack-start-tokens": lambda data: data["tokens"]["tokens"]["start"].update(values=["1", "2", "4"]),
    "refused-hunt-pack-information": lambda data: data["tokens"]["tokens"]["information"].update(
        values=["4", *data["tokens"]["tokens"]["information"]["values"][1:]]
    ),
    "refused-hunt-pack-journey-rows": lambda data: data["journeys"]["journey"][0]["places"].pop(),
    "refused-hunt-pack-journey-end": lambda data: data["journeys"]["journey"][0]["places"].reverse(),
    "refused-hunt-pack-dice": lambda data: data["tokens"]["dice"]["action"].update(faces=["ring"] * 6),
    "refused-hunt-pack-chief-die": lambda data: data["tokens"]["dice"]["chief"]["faces"].pop(),
    "refused-hunt-pack-cards": lambda data: data["cards"]["card"].pop(),
    "refused-hunt-pack-journeys": lambda data: data["journeys"]["journey"].pop(),
    "refused-hunt-pack-corruption": lambda data: data["tokens"]["corruption"][0]["values"].pop(),
    "refused-hunt-pack-tokens": lambda data: data["tokens"]["tokens"]["deed"]["values"].pop(),
    "refused-hunt-pack-companions": lambda data: data["cards"]["companion"].pop(),
    "refused-hunt-pack-way-kind": lambda data: data["chapter2"]["edge"][0].update(type="river"),
    "refused-hunt-pack-way-twice": lambda data: data["chapter2"]["edge"].append(data["chapter2"]["edge"][0]),
}


@pytest.mark.parametrize("id", WRONG)
def test_what_is_wrong_with_a_pack_is_told(id: str) -> None:
    with pytest.raises(Refused) as told:
        HUNT.check_pack(changed(WRONG[id]))
    assert told.value.id == id
    for language in ("en", "ru", "uk"):
        assert Words(language, strict=True).say(id, told.value.reason.args, told.value.rule or None)


def test_a_game_of_our_own_that_takes_no_packs_says_so() -> None:
    with pytest.raises(Refused, match="refused-no-packs"):
        find("wotr").check_pack({})
    with pytest.raises(Refused, match="refused-no-packs"):
        find("wotr").own_pack()


def test_a_pack_is_played_with_until_it_is_taken_away(tmp_path: Path) -> None:
    def weigh(data: Json) -> None:
        data["tokens"]["corruption"][0]["values"][0] = "3"

    path = tmp_path / "mine.json"
    path.write_text(pack_text("hunt", changed(weigh)), "utf-8")
    own = HUNT.rules().facts.digest
    try:
        register_outside_games({PACKS: f"hunt={path}"})
        mine = HUNT.rules()
        assert mine.facts.digest != own
        assert mine.facts is HUNT.rules().facts, "made once"
    finally:
        HUNT.use_pack(None)
    assert HUNT.rules().facts.digest == own


@pytest.mark.parametrize("text", ["", "{}", '{"format": "thirdage-pack", "game": "wotr", "data": {}}', "[1]"])
def test_a_file_that_is_no_pack_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "none.json"
    path.write_text(text, "utf-8")
    with pytest.raises(OutsideGameError):
        pack_data("hunt", path)


def test_the_command_writes_and_checks(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    assert cli("pack", "write", "hunt", str(path)).code == 0
    assert json.loads(path.read_text("utf-8"))["data"] == DATA
    again = cli("pack", "write", "hunt", str(path))
    assert again.code == 2, "what is there is left alone"
    told = cli("pack", "check", "hunt", str(path))
    assert told.code == 0
    assert "chapter1" in told.out
    assert f"{PACKS}=hunt={path}" in told.out.replace("\n", "")
    path.write_text(pack_text("hunt", changed(WRONG["refused-hunt-pack-cards"])), "utf-8")
    wrong = cli("pack", "check", "hunt", str(path))
    assert wrong.code == 2
    assert "22" in wrong.err
