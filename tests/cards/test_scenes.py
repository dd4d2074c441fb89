"""The scenes of the Card Game: every line of the log belongs to a round, an action, a combat."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.games.cards.scenes import SCENES
from thirdage.kernel import REFEREE, Match, Rng

Json = dict[str, Any]
TABLES = (
    {"scenario": "trilogy", "players": 4}, {"scenario": "duel", "players": 2}, {"scenario": "fellowship", "players": 2},
)  # fmt: skip
COMBAT = (
    "log-cards-path-combat", "log-cards-battleground-combat", "log-cards-loss", "log-cards-supports",
    "log-cards-path-lost", "log-cards-path-won", "log-cards-path-nobody", "log-cards-battleground-won",
)  # fmt: skip
ACTION = ("log-cards-passes", "log-cards-uses", "log-cards-uses-ring", "log-cards-winnows", "log-cards-plays-event")


def played(options: Json, seed: int, answers: int) -> Match:
    match, rng = thirdage.new_match("cards", options, seed=seed), Rng(seed)
    while match.asks and answers:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
        answers -= 1
    return match


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["scenario"]))
def test_every_line_of_a_game_has_its_scene(options: Json) -> None:
    match = played(options, 3, 10_000)
    last: list[str] = []
    closed: set[str] = set()
    for entry in match.log(REFEREE):
        kinds = [scene["kind"] for scene in entry["scene"]]
        assert kinds[0] in ("setup", "round")
        assert [SCENES[kind] for kind in kinds] == sorted({SCENES[kind] for kind in kinds})
        assert "combat" in kinds or entry["id"] not in COMBAT
        assert "action" in kinds or entry["id"] not in ACTION
        if "combat" in kinds and "location" in entry["args"]:
            assert entry["scene"][-1]["args"] == {"location": entry["args"]["location"]}
        now = [scene["id"] for scene in entry["scene"]]
        closed |= {id for id in last if id not in now}
        assert not closed & set(now), entry
        last = now
    assert match.scene() == []


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options["scenario"]))
def test_samples_and_written_positions_are_in_the_same_scene(options: Json) -> None:
    for answers in range(10, 130, 8):
        match = played(options, 5, answers)
        if not match.asks:
            break
        rng = Rng(answers)
        for seat in match.seats:
            world = match.sample(seat, rng)
            assert (world.log(seat), world.scene()) == (match.log(seat), match.scene())
        again = thirdage.setup("cards", match.written(), options, fate=None)
        stand = [(scene["kind"], scene["args"]) for scene in match.scene()]
        assert [(scene["kind"], scene["args"]) for scene in again.scene()] == stand
