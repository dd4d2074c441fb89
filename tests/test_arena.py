"""The arena: mirrored seeds, games that can be gone on with, bars that stop a run, a report that stands by itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.browser import chromium
from tests.cli_driver import ENVIRONMENT, cli
from tests.ford import FORD
from thirdage.arena import Finished, Meeting, OtherTournament, Pairing, Plan, on_processes, run
from thirdage.arena.games import Thinking, play
from thirdage.arena.report import data, page
from thirdage.bots.budget import BadBudget

SIDES = ("free-peoples", "shadow")
ROOT = Path(__file__).resolve().parent.parent
HERE = on_processes(1)
thirdage.register(FORD)


def scripted(*firsts: float) -> Callable[[Callable[[int], Finished], list[int]], Iterator[Finished]]:
    """Games that are not played: the first bot of the pairing scores so in the pairs, one after another."""

    def spread(work: Any, numbers: list[int]) -> Iterator[Finished]:
        plan, pairing = work.plan, work.pairing
        for number in numbers:
            fixture = plan.fixture(pairing, number)
            bots = dict(zip(SIDES, fixture.bots, strict=True))
            wins = round(2 * firsts[(number // 2) % len(firsts)])
            first_wins = wins == 2 or (wins == 1 and number % 2 == 0)
            side = next(s for s, bot in bots.items() if (bot == pairing.first) == first_wins)
            yield Finished(pairing.id, number, fixture.seed, bots, side, "military", 10, 50, 200, 0.1)

    return spread


# --- the plan -----------------------------------------------------------------------------------------------------


def test_two_bots_play_both_sides_of_every_seed() -> None:
    plan = Plan("ford", ("random", "swarm"), 3, seed=7)
    (pairing,) = plan.pairings()
    fixtures = [plan.fixture(pairing, number) for number in range(6)]
    assert [f.seed for f in fixtures] == [7, 7, 8, 8, 9, 9]
    assert [f.bots for f in fixtures] == [("random", "swarm"), ("swarm", "random")] * 3


def test_everybody_meets_everybody_once_and_who_is_named_twice_meets_himself() -> None:
    names = [(p.first, p.second) for p in Plan("wotr", ("rules", "random", "swarm", "rules"), 1).pairings()]
    assert names == [("rules", "random"), ("rules", "swarm"), ("rules", "rules"), ("random", "swarm")]
    assert Pairing("rules", "rules").games_a_seed == 1


def test_mirrored_games_meet_the_same_chance() -> None:
    plan = Plan("ford", ("random", "swarm"), 1, seed=3)
    (pairing,) = plan.pairings()
    one, again = play(plan, pairing, 0, plan.fixture(pairing, 0)), play(plan, pairing, 0, plan.fixture(pairing, 0))
    assert (one.winner, one.asks, one.reason) == (again.winner, again.asks, again.reason)
    other = play(plan, pairing, 1, plan.fixture(pairing, 1))
    assert other.bots == dict(zip(one.bots, reversed(one.bots.values()), strict=True))


def test_a_bot_thinks_as_long_as_the_plan_or_its_name_says() -> None:
    plan = Plan("wotr", ("planner@1s", "rules"), 1, budget="50ms")
    plan.check()
    assert (plan.limit("planner@1s"), plan.limit("rules")) == (1000.0, 50.0)
    assert Plan("wotr", ("rules", "random"), 1, budget="200n").limit("rules") is None
    assert Plan("wotr", ("rules", "random"), 1).limit("rules") is None
    with pytest.raises(BadBudget):
        Plan("wotr", ("rules", "random"), 1, budget="soon").check()


def test_a_budget_reaches_the_bots() -> None:
    plan = Plan("wotr", ("one-ply", "rules"), 1, seed=50000, budget="20n", max_rounds=1)
    (pairing,) = plan.pairings()
    done, again = [play(plan, pairing, 0, plan.fixture(pairing, 0)) for _ in range(2)]
    assert done.failure == again.failure == "TooLong: not over after 1 rounds"
    assert done.asks == again.asks


# --- scores and bars ----------------------------------------------------------------------------------------------


def test_a_run_stops_when_its_bars_are_clear() -> None:
    plan = Plan("ford", ("swarm", "random"), 400, bar=0.5)
    (meeting,) = run(plan, scripted(1.0))
    assert meeting.decided()
    assert 5 <= len(meeting.pair_scores()) <= 20
    assert meeting.share("pairs")["verdict"] == "above"


def test_a_run_without_bars_plays_all_and_an_even_one_stays_undecided() -> None:
    (meeting,) = run(Plan("ford", ("swarm", "random"), 30), scripted(1.0))
    assert len(meeting.games) == 60
    (meeting,) = run(Plan("ford", ("swarm", "random"), 30, bar=0.5), scripted(0.5))
    assert len(meeting.games) == 60
    assert meeting.share("pairs")["verdict"] == "open"


def test_bars_of_sides_must_be_clear_too() -> None:
    plan = Plan("ford", ("swarm", "random"), 60, bar=0.3, side_bars={"shadow": 0.2})
    (meeting,) = run(plan, scripted(0.5))  # the first bot always wins on the first side, and never on the other
    told = meeting.json(lambda _bot: None)
    assert told["sides"]["free-peoples"]["share"] == 1.0
    assert told["sides"]["shadow"] | {"low": 0, "high": 0} == {
        "count": told["sides"]["shadow"]["count"], "share": 0.0, "low": 0, "high": 0, "bar": 0.2, "verdict": "below",
    }  # fmt: skip
    assert told["pairs"]["verdict"] == "above"
    assert len(meeting.games) < 120


def test_a_pair_with_a_failed_game_does_not_count() -> None:
    meeting = Meeting(Pairing("a", "b"), SIDES)
    for number, failure in enumerate(["", "", "Oops: x", ""]):
        bots = dict(zip(SIDES, ("a", "b") if number % 2 == 0 else ("b", "a"), strict=True))
        meeting.add(Finished("a:b", number, number // 2, bots, "free-peoples", "military", failure=failure))
    assert meeting.pair_scores() == [0.5]
    assert meeting.side_scores("free-peoples") == [1.0]
    assert meeting.side_scores("shadow") == [0.0, 0.0]
    assert [one["seed"] for one in meeting.json(lambda _bot: None)["failures"]] == [1]


def test_all_answers_of_an_action_are_one_thought() -> None:
    thinking = Thinking()
    for action, seconds in ((0, 0.01), (0, 0.02), (1, 0.005), (2, 0.001)):
        thinking.add(action, seconds)
    assert thinking.milliseconds() == [1.0, 5.0, 30.0]


def test_thoughts_within_the_limit_are_counted() -> None:
    meeting = Meeting(Pairing("a", "b"), SIDES)
    thinking = {"free-peoples": [1.0, 20.0, 99.0, 101.0], "shadow": [3.0]}
    meeting.add(Finished("a:b", 0, 0, dict(zip(SIDES, "ab", strict=True)), "shadow", "x", thinking=thinking))
    found = meeting.json(lambda _bot: 50.0)["thinking"]["a"]
    assert (found["actions"], found["within"], found["longest"]) == (4, 0.75, 101.0)


# --- the journal --------------------------------------------------------------------------------------------------


def test_a_journal_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan = Plan("ford", ("random", "swarm"), 4)
    (whole,) = run(plan, HERE)
    run(Plan("ford", ("random", "swarm"), 2), HERE, path)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 5
    path.write_text("".join(lines[:4]) + lines[4][:30])  # killed in the middle of a line
    played: list[int] = []

    def counting(work: Callable[[int], Finished], numbers: list[int]) -> Iterator[Finished]:
        played.extend(numbers)
        yield from map(work, numbers)

    (meeting,) = run(plan, counting, path)
    assert played == [3, 4, 5, 6, 7]
    assert [(g.number, g.winner, g.asks) for g in meeting.games] == [(g.number, g.winner, g.asks) for g in whole.games]
    assert len(path.read_text().splitlines()) == 9


def test_a_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Plan("ford", ("random", "swarm"), 1), HERE, path)
    with pytest.raises(OtherTournament):
        run(Plan("ford", ("random", "swarm"), 1, seed=5), HERE, path)
    before = path.read_text()
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "1", "--seed", "9", "--journal", path, "--jobs", "1")
    assert ran.code == 2
    assert path.read_text() == before


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "thirdage.cli", "tournament", "ford", "random", "swarm", "--pairs", "3000"]
    running = subprocess.Popen(
        [*command, "--jobs", "2", "--journal", str(path)],
        env={**os.environ, **ENVIRONMENT}, stdout=subprocess.DEVNULL, cwd=ROOT,
    )  # fmt: skip
    try:
        until = time.monotonic() + 60
        while (not path.exists() or len(path.read_bytes().splitlines()) < 20) and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        running.kill()
        running.wait()
    had = len(path.read_bytes().splitlines()) - 1
    assert had >= 10
    pairs = had // 2 + 3
    (meeting,) = run(Plan("ford", ("random", "swarm"), pairs), HERE, path)
    assert [game.number for game in meeting.games] == list(range(2 * pairs))
    (whole,) = run(Plan("ford", ("random", "swarm"), pairs), HERE)
    assert [g.winner for g in meeting.games] == [g.winner for g in whole.games]


# --- the report ---------------------------------------------------------------------------------------------------


def test_the_report_opens(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    ran = cli(
        "tournament", "wotr", "random", "swarm", "random", "--pairs", "1", "--jobs", "1", "--report", path,
        "--bar", "50", "--max-rounds", "3", "--json",
    )  # fmt: skip
    told = json.loads(ran.out)
    assert ran.code == 1  # no game is over after three turns
    assert len(told["meetings"][0]["failures"]) == 2
    plan = Plan("ford", ("swarm", "random", "random"), 6, bar=0.7)
    path.write_text(page(data(plan, run(plan, HERE))), "utf-8")
    with chromium(table=False) as browser:
        tab = browser.new_page(viewport={"width": 390, "height": 844})
        asked: list[str] = []
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(path.as_uri())
        assert tab.title() == "Tournament: ford, swarm, random"
        assert [h.inner_text() for h in tab.query_selector_all("h2")] == [
            "Ratings", "swarm against random", "random against itself",
        ]  # fmt: skip
        assert len(tab.query_selector_all("svg")) == 1 + 2 * 3
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert asked == [path.as_uri()]  # it stands by itself


def test_the_command_tells_the_score(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    ran = cli(
        "tournament", "ford", "swarm", "random", "swarm", "--pairs", "4", "--jobs", "1", "--report", report,
        "--budget", "50ms", "--side-bar", "shadow=40",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "swarm against random" in ran.out
    assert "swarm against swarm" in ran.out
    told = json.loads(report.read_text())
    assert [meeting["games"] for meeting in told["meetings"]] == [8, 4]
    assert told["meetings"][0]["thinking"]["swarm"]["within"] > 0.5
    assert {one["name"] for one in told["ratings"]} == {
        f"{bot}, {side}" for bot in ("swarm", "random") for side in SIDES
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ["ford", "random"],
        ["ford", "random", "nobody"],
        ["ford", "random", "swarm", "--bar", "101"],
        ["ford", "random", "swarm", "--side-bar", "east=50"],
        ["ford", "random", "swarm", "--budget", "soon"],
        ["ford", "random", "swarm", "--journal", "/proc/nowhere/x"],
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str]) -> None:
    ran = cli("tournament", *arguments, "--pairs", "1", "--jobs", "1")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.long
def test_the_same_command_plays_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    path = tmp_path / "games.jsonl"
    arguments = ("tournament", "ford", "random", "swarm", "--pairs", "5", "--journal", path, "--json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
        try:
            ran = cli(*arguments, "--ray")
        finally:
            ray.shutdown()
    assert ran.code == 0, ran.err
    far, near = (
        json.loads(ran.out)["meetings"][0],
        json.loads(cli(*arguments[:-3], "--json", "--jobs", "1").out)["meetings"][0],
    )
    assert (far["pairs"], far["sides"], far["endings"]) == (near["pairs"], near["sides"], near["endings"])
    assert len(path.read_text().splitlines()) == 11
