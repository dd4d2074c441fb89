"""The scenes of War of the Ring: every line of the log belongs to a turn, an action, a battle, a hunt, a card."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import thirdage
from thirdage.games.wotr.model.scenes import SCENES
from thirdage.kernel import REFEREE, SPECTATOR, Match, Rng

from .fights import clash
from .play import random_match
from .test_golden import FILES, read

Json = dict[str, Any]
BATTLE = (
    "log-wotr-attacks", "log-wotr-assaults", "log-wotr-sortie", "log-wotr-relieves", "log-wotr-attacker",
    "log-wotr-combat-round", "log-wotr-combat-roll", "log-wotr-leader-reroll", "log-wotr-lays-card",
    "log-wotr-lays-no-card", "log-wotr-combat-card", "log-wotr-reduced", "log-wotr-withdraws", "log-wotr-ceases",
    "log-wotr-battle-won", "log-wotr-battle-both-destroyed", "log-wotr-advances", "log-wotr-stays", "log-wotr-siege",
)  # fmt: skip
ROUND = ("log-wotr-combat-round", "log-wotr-combat-roll", "log-wotr-lays-card", "log-wotr-leader-reroll")
HUNT = (
    "log-wotr-fellowship-moves", "log-wotr-moves-in-mordor", "log-wotr-hunt-roll", "log-wotr-hunt-succeeds",
    "log-wotr-hunt-damage", "log-wotr-ring-used", "log-wotr-moving-die", "log-wotr-mordor-step",
    "log-wotr-tile-for-stronghold",
)  # fmt: skip
ACTION = ("log-wotr-uses", "log-wotr-passes", "log-wotr-skips", "log-wotr-ring", "log-wotr-uses-token")


@cache
def played(path: Path) -> Match:
    return thirdage.replay(read(path)["record"])


def kinds(entry: Json) -> list[str]:
    return [scene["kind"] for scene in entry["scene"]]


def stand(match: Match) -> list[tuple[str, Json]]:
    """The scenes that are open now."""
    return [(scene["kind"], scene["args"]) for scene in match.scene()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name).removesuffix(".json.gz"))
def test_every_line_of_a_game_has_its_scene(path: Path) -> None:
    log = played(path).log(REFEREE)
    for entry in log:
        found = kinds(entry)
        assert found[0] in ("setup", "turn"), entry
        assert [SCENES[kind] for kind in found] == sorted({SCENES[kind] for kind in found})
        for kind, lines in (("battle", BATTLE), ("round", ROUND), ("hunt", HUNT), ("action", ACTION)):
            assert kind in found or entry["id"] not in lines, entry
        if entry["id"] == "log-wotr-plays":
            assert entry["scene"][-1]["args"] == {"seat": entry["args"]["seat"], "card": entry["args"]["card"]}
        if entry["id"] == "log-wotr-rolls-action-dice":
            assert entry["scene"][-1]["args"] == {"phase": "action-roll"}
        if entry["id"] == "log-wotr-uses":
            assert entry["scene"][-1]["args"]["seat"] == entry["args"]["seat"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name).removesuffix(".json.gz"))
def test_a_scene_is_one_piece_of_the_log_and_begins_once(path: Path) -> None:
    """Its lines stand together, and what begins a battle, a round, an action or a turn is told once in each."""
    log = played(path).log(SPECTATOR)
    last: list[str] = []
    closed: set[str] = set()
    begins: dict[tuple[str, str], int] = {}
    for entry in log:
        now = [scene["id"] for scene in entry["scene"]]
        closed |= {id for id in last if id not in now}
        assert not closed & set(now), entry
        last = now
        for kind, lines in (
            ("turn", ("log-wotr-turn",)), ("battle", BATTLE[:4]), ("round", BATTLE[5:6]), ("card", ("log-wotr-plays",)),
            ("hunt", HUNT[:2]), ("action", ACTION),
        ):  # fmt: skip
            if entry["id"] in lines:
                (scene,) = [scene["id"] for scene in entry["scene"] if scene["kind"] == kind]
                begins[kind, scene] = begins.get((kind, scene), 0) + 1
    assert set(begins.values()) == {1}


def test_a_battle_is_a_scene_with_its_rounds() -> None:
    war = clash({"sauron-regular": 2}, {"gondor-regular": 2})
    assert [kind for kind, _ in stand(war.match)] == ["turn", "action", "battle", "round"]
    (attack,) = [entry for entry in war.match.log(REFEREE) if entry["id"] == "log-wotr-attacks"]
    assert attack["scene"] == war.match.scene()[:3]
    assert stand(war.match)[2:] == [("battle", {**attack["args"], "how": "field"}), ("round", {"count": 1})]


def test_a_match_that_begins_in_the_middle_of_a_battle_is_in_its_scene() -> None:
    war = clash({"sauron-regular": 2}, {"gondor-regular": 2})
    again = thirdage.setup("wotr", war.match.written(), fate=None)
    assert stand(again)[2:] == stand(war.match)[2:]
    assert [kind for kind, _ in stand(again)] == ["turn", "action", "battle", "round"]


@pytest.mark.parametrize("seed", range(4))
def test_samples_are_in_the_same_scene(seed: int) -> None:
    match, rng = random_match(seed, 250), Rng(seed)
    for _ in range(12):
        for seat in match.seats:
            world = match.sample(seat, rng)
            assert (world.log(seat), world.scene()) == (match.log(seat), match.scene())
        for _ in range(5):
            if match.ask is not None:
                match.answer(match.ask.options.sample(rng))


def test_every_seam_can_begin_a_match_and_its_lines_have_scenes() -> None:
    """Also those that a card left to be done: whatever is told then, it has a turn, and an action where one goes on."""
    match = random_match(3, 600)
    assert match.history is not None
    for seam in list(match.history.seams)[::7]:
        position = seam.checkpoint
        if position.outcome is not None:
            continue
        again = thirdage.setup("wotr", match.rules.game.write(position), seed=1)
        assert all(entry["scene"] for entry in again.log(REFEREE))
        assert stand(again)[0][0] in ("setup", "turn")
