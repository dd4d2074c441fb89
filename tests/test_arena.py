"""The arena: mirrored seeds, games that can be gone on with, bars that stop a run, a report that stands by itself."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.browser import chromium
from tests.cli_driver import ENVIRONMENT, cli
from tests.ford import FORD
from thirdage.arena import Finished, Meeting, NoJournal, OtherTournament, Pairing, Tournament, on_processes, run
from thirdage.arena.games import PlayNumber, ThinkingTimes, play
from thirdage.arena.page import page
from thirdage.arena.report import data
from thirdage.bots.budget import BadBudget
from thirdage.bots.workers import WorkerDied, as_they_come
from thirdage.locale import Words, catalogues, languages

SIDES = ("free-peoples", "shadow")
ROOT = Path(__file__).resolve().parent.parent
HERE = on_processes(1)
thirdage.register(FORD)


def scripted(*firsts: float) -> Callable[[Callable[[int], Finished], list[int]], Iterator[Finished]]:
    """Games that are not played: the first bot of the pairing scores so in the pairs, one after another."""

    def spread(work: Any, numbers: list[int]) -> Iterator[Finished]:
        plan, pairing = work.tournament, work.pairing
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
    plan = Tournament("ford", ("random", "swarm"), 3, seed=7)
    (pairing,) = plan.pairings()
    fixtures = [plan.fixture(pairing, number) for number in range(6)]
    assert [f.seed for f in fixtures] == [7, 7, 8, 8, 9, 9]
    assert [f.bots for f in fixtures] == [("random", "swarm"), ("swarm", "random")] * 3


def test_everybody_meets_everybody_once_and_who_is_named_twice_meets_himself() -> None:
    names = [(p.first, p.second) for p in Tournament("wotr", ("rules", "random", "swarm", "rules"), 1).pairings()]
    assert names == [("rules", "random"), ("rules", "swarm"), ("rules", "rules"), ("random", "swarm")]
    assert Pairing("rules", "rules").games_a_seed == 1


def test_mirrored_games_meet_the_same_chance() -> None:
    plan = Tournament("ford", ("random", "swarm"), 1, seed=3)
    (pairing,) = plan.pairings()
    one, again = play(plan, pairing, 0, plan.fixture(pairing, 0)), play(plan, pairing, 0, plan.fixture(pairing, 0))
    assert (one.winner, one.asks, one.reason) == (again.winner, again.asks, again.reason)
    other = play(plan, pairing, 1, plan.fixture(pairing, 1))
    assert other.bots == dict(zip(one.bots, reversed(one.bots.values()), strict=True))


def test_a_bot_thinks_as_long_as_the_plan_or_its_name_says() -> None:
    plan = Tournament("wotr", ("planner@1s", "rules"), 1, budget="50ms")
    plan.check()
    assert (plan.limit("planner@1s"), plan.limit("rules")) == (1000.0, 50.0)
    assert Tournament("wotr", ("rules", "random"), 1, budget="200n").limit("rules") is None
    assert Tournament("wotr", ("rules", "random"), 1).limit("rules") is None
    with pytest.raises(BadBudget):
        Tournament("wotr", ("rules", "random"), 1, budget="soon").check()


def test_a_budget_reaches_the_bots() -> None:
    plan = Tournament("wotr", ("one-ply", "rules"), 1, seed=50000, budget="20n", max_rounds=1)
    (pairing,) = plan.pairings()
    done, again = [play(plan, pairing, 0, plan.fixture(pairing, 0)) for _ in range(2)]
    assert done.failure == again.failure == "TooLong: not over after 1 rounds"
    assert done.asks == again.asks


# --- scores and bars ----------------------------------------------------------------------------------------------


def test_a_run_stops_when_its_bars_are_clear() -> None:
    plan = Tournament("ford", ("swarm", "random"), 400, bar=0.5)
    (meeting,) = run(plan, scripted(1.0))
    assert meeting.decided()
    assert 5 <= len(meeting.pair_scores()) <= 20
    assert meeting.share("pairs")["verdict"] == "above"


def test_a_run_without_bars_plays_all_and_an_even_one_stays_undecided() -> None:
    (meeting,) = run(Tournament("ford", ("swarm", "random"), 30), scripted(1.0))
    assert len(meeting.games) == 60
    (meeting,) = run(Tournament("ford", ("swarm", "random"), 30, bar=0.5), scripted(0.5))
    assert len(meeting.games) == 60
    assert meeting.share("pairs")["verdict"] == "open"


def test_bars_of_sides_must_be_clear_too() -> None:
    plan = Tournament("ford", ("swarm", "random"), 60, bar=0.3, side_bars={"shadow": 0.2})
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
    thinking = ThinkingTimes()
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
    plan = Tournament("ford", ("random", "swarm"), 4)
    (whole,) = run(plan, HERE)
    run(Tournament("ford", ("random", "swarm"), 2), HERE, path)
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
    run(Tournament("ford", ("random", "swarm"), 1), HERE, path)
    with pytest.raises(OtherTournament):
        run(Tournament("ford", ("random", "swarm"), 1, seed=5), HERE, path)
    before = path.read_text()
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "1", "--seed", "9", "--journal", path, "--jobs", "1")
    assert ran.code == 2
    assert path.read_text() == before


@pytest.mark.parametrize("held", ["notes of mine\n", '{"format": "thirdage-record"}\n', "[1]\n", '{"from'])
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, held: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(held)
    with pytest.raises(NoJournal):
        run(Tournament("ford", ("random", "swarm"), 1), HERE, path)
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "1", "--journal", path, "--jobs", "1")
    assert (ran.code, ran.out) == (2, "")
    assert str(path) in ran.err.replace("\n", "")
    assert path.read_text() == held


def test_a_line_of_a_journal_that_is_broken_costs_one_game(tmp_path: Path) -> None:
    """The games after it are kept, and nothing that was written is written again."""
    path = tmp_path / "games.jsonl"
    plan = Tournament("ford", ("random", "swarm"), 3)
    run(plan, HERE, path)
    lines = path.read_text().splitlines(keepends=True)
    spoilt = "".join([*lines[:2], "?" + lines[2][1:], *lines[3:5], '{"another": "version"}\n', lines[6]])
    path.write_text(spoilt)
    (meeting,) = run(plan, HERE, path)
    assert [game.number for game in meeting.games] == list(range(6))
    assert path.read_text().startswith(spoilt)
    assert [json.loads(line)["number"] for line in path.read_text().splitlines()[-2:]] == [1, 4]


def test_a_journal_that_was_killed_at_its_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan = Tournament("ford", ("random", "swarm"), 1)
    run(plan, HERE, path)
    whole = path.read_text()
    head = whole.splitlines(keepends=True)[0]
    for held in ("", head[:20], head):
        path.write_text(held)
        run(plan, scripted(1.0), path)
        assert path.read_text().startswith(head)
        assert len(path.read_text().splitlines()) == 3


def test_games_are_kept_as_they_end_and_count_in_order(tmp_path: Path) -> None:
    """A long game holds back nothing, and a test that stops early does not see the short games first."""
    path = tmp_path / "games.jsonl"
    plan = Tournament("ford", ("swarm", "random"), 4)

    def backwards(work: Any, numbers: list[int]) -> Iterator[Finished]:
        yield from reversed(list(scripted(1.0)(work, numbers)))

    (meeting,) = run(plan, backwards, path)
    assert [game.number for game in meeting.games] == list(range(8))
    assert [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]] == list(range(7, -1, -1))


# --- processes ----------------------------------------------------------------------------------------------------


def alive(pid: int) -> bool:
    """Whether a process is running; one that has ended and that nobody has asked about is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ended(pids: list[int]) -> bool:
    """Whether all of them end, if given some time."""
    until = time.monotonic() + 180
    while any(alive(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(alive(pid) for pid in pids)


def test_results_come_as_they_are_there_and_nobody_waits_for_what_is_not_wanted() -> None:
    results = as_they_come(time.sleep, [3600, 0, 0, 0], 2)
    assert [next(results) for _ in range(3)] == [None] * 3
    results.close()  # the first would take an hour


def test_a_worker_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def died(_work: Any, _numbers: list[int], _jobs: int) -> Iterator[Finished]:
        raise WorkerDied

    monkeypatch.setattr("thirdage.arena.runner.as_they_come", died)
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "2", "--jobs", "2")
    assert (ran.code, ran.out) == (1, "")
    assert "--jobs" in ran.err


def test_who_breaks_off_hears_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_work: Any, _numbers: list[int], _jobs: int) -> Iterator[Finished]:
        raise KeyboardInterrupt

    monkeypatch.setattr("thirdage.arena.runner.as_they_come", interrupted)
    arguments = ("tournament", "ford", "random", "swarm", "--pairs", "2")
    path = tmp_path / "games.jsonl"
    ran = cli(*arguments, "--journal", path)
    assert (ran.code, ran.out) == (130, "")
    assert str(path) in ran.err.replace("\n", "")
    assert "--journal" in cli(*arguments).err


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "thirdage.cli", "tournament", "ford", "random", "swarm", "--pairs", "300000"]
    running = subprocess.Popen(
        [*command, "--jobs", "2", "--journal", str(path)],
        env={**os.environ, **ENVIRONMENT}, stdout=subprocess.DEVNULL, cwd=ROOT,
    )  # fmt: skip
    try:
        until = time.monotonic() + 180
        while (not path.exists() or len(path.read_bytes().splitlines()) < 20) and time.monotonic() < until:
            time.sleep(0.02)
        workers = [int(pid) for pid in Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()]
    finally:
        running.kill()
        running.wait()
    assert len(workers) >= 2
    assert ended(workers), "they would wait for work for ever"
    had = len(path.read_bytes().splitlines()) - 1
    assert had >= 10
    pairs = had // 2 + 3
    (meeting,) = run(Tournament("ford", ("random", "swarm"), pairs), HERE, path)
    assert [game.number for game in meeting.games] == list(range(2 * pairs))
    (whole,) = run(Tournament("ford", ("random", "swarm"), pairs), HERE)
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
    plan = Tournament("ford", ("swarm", "random", "random"), 6, bar=0.7)
    path.write_text(page(data(plan, run(plan, HERE)), Words("en", catalogues(FORD))), "utf-8")
    with chromium(table=False) as browser:
        tab = browser.new_page(viewport={"width": 390, "height": 844}, color_scheme="dark")
        asked: list[str] = []
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(path.as_uri())
        assert tab.title() == "Tournament, The Ford: swarm, random"
        assert [h.inner_text() for h in tab.query_selector_all("h2")] == [
            "Ratings", "swarm against random", "random against itself",
        ]  # fmt: skip
        assert len(tab.query_selector_all("svg")) == 1 + 2 * 3
        assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert asked == [path.as_uri()]  # it stands by itself
        night = tab.evaluate("getComputedStyle(document.body).backgroundColor")
        tab.emulate_media(color_scheme="light")
        assert tab.evaluate("getComputedStyle(document.body).backgroundColor") != night


@cache
def some_games(game: str) -> dict[str, Any]:
    """A tournament of three bots, one of which plays itself too."""
    plan = Tournament(game, ("rules", "random", "swarm", "rules"), 1, seed=4, budget="50ms", bar=0.6)
    return data(plan, run(plan, HERE))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_the_report_is_told_in_every_language(language: str, game: str) -> None:
    """Strict words raise where one is missing: every number that our games count has a name."""
    told = some_games(game)
    words = Words(language, strict=True)
    written = page(told, words)
    assert f'lang="{language}"' in written
    numbers = {name for meeting in told["meetings"] for name in meeting["numbers"]}
    counts = {
        name for m in told["meetings"] for sides in m["counts"].values() for sums in sides.values() for name in sums
    }
    for name in (numbers | counts) - {"games"}:
        assert words.say(f"text-number-{name}") in written, name
    if language != "en":
        left = {"free-peoples", "against", "share of", "interval", "bar "}
        assert not [word for word in left if word in written.partition("</style>")[2]]


def test_many_bots_are_told_in_a_table_of_all_against_all() -> None:
    plan = Tournament("ford", ("swarm", "random", "third"), 3)
    (first, *_), words = plan.pairings(), Words("en", catalogues(FORD))
    meetings = []
    for pairing, score in zip(plan.pairings(), (1.0, 0.5, 0.0), strict=True):
        meeting = Meeting(pairing, SIDES)
        for game in scripted(score)(PlayNumber(plan, pairing), list(range(6))):
            meeting.add(game)
        meetings.append(meeting)
    written = page(data(plan, meetings), words)
    rows = re.findall(r"<tr>(.*?)</tr>", written.partition("Everybody")[2].partition("</table>")[0])
    cells = [re.findall(r"<t[hd]>(.*?)</t[hd]>", row) for row in rows]
    assert cells == [
        ["", "swarm", "random", "third"],
        ["swarm", "–", "100%", "50%"],
        ["random", "0%", "–", "0%"],
        ["third", "50%", "100%", "–"],
    ]
    assert first.id == "swarm:random"


def test_the_command_tells_the_score(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    ran = cli(
        "tournament", "ford", "swarm", "random", "swarm", "--pairs", "4", "--jobs", "1", "--report", report,
        "--budget", "50ms", "--side-bar", "shadow=40",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "swarm against random" in ran.out
    assert "swarm against itself" in ran.out
    told = json.loads(report.read_text())
    assert [meeting["games"] for meeting in told["meetings"]] == [8, 4]
    assert 0 <= told["meetings"][0]["thinking"]["swarm"]["within"] <= 1
    assert {one["name"] for one in told["ratings"]} == {
        f"{bot}, {side}" for bot in ("swarm", "random") for side in SIDES
    }


def test_who_looks_on_sees_how_it_stands() -> None:
    ran = cli(
        "tournament", "ford", "swarm", "random", "swarm", "--pairs", "2", "--jobs", "1", "--json",
        env={"FORCE_COLOR": "1", "THIRDAGE_LANG": "uk"},
    )  # fmt: skip
    alone = json.loads(ran.out)["meetings"][1]["sides"]["free-peoples"]["share"]
    assert f"swarm – swarm: {100 * alone:g} %" in ran.err.replace("\u00a0", " ")
    assert "6/6" in ran.err
    assert "swarm –" not in cli("tournament", "ford", "swarm", "random", "--pairs", "2", "--jobs", "1").err


@pytest.mark.parametrize(
    "arguments",
    [
        ["ford", "random"],
        ["ford", "random", "nobody"],
        ["ford", "random", "swarm", "--bar", "101"],
        ["ford", "random", "swarm", "--side-bar", "east=50"],
        ["ford", "random", "swarm", "--side-bar", "shadow"],
        ["ford", "random", "swarm", "--budget", "soon"],
        ["ford", "random", "swarm", "--budget", "50ms", "--nodes", "5"],
        ["ford", "random", "swarm", "--journal", "/proc/nowhere/x"],
        ["ford", "random", "swarm", "--report", "/proc/nowhere/x.html"],
        ["ford", "random", "swarm", "--report", "/"],
        ["wotr", "random", "rules@50ms"],
        ["wotr", "random", "planner@5"],
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """At once: nobody should hear after hours of play that the report cannot be written."""
    monkeypatch.setattr("thirdage.arena.runner.as_they_come", lambda *_: pytest.fail("it plays already"))
    ran = cli("tournament", *arguments, "--pairs", "1", "--jobs", "1")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


def test_a_report_that_is_there_already_is_kept_until_the_new_one_is_written(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("old")
    arguments = ("tournament", "ford", "random", "swarm", "--pairs", "1", "--jobs", "1", "--report")
    assert cli(*arguments, path, "--journal", "/proc/nowhere/x").code == 2
    assert path.read_text() == "old"
    new = tmp_path / "deep" / "new.html"
    assert cli(*arguments, new, "--journal", "/proc/nowhere/x").code == 2
    assert not new.exists()


def test_what_the_ratings_need_is_looked_for_before_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thirdage.cli.tournament_command.find_spec", lambda _name: None)
    monkeypatch.setattr("thirdage.arena.runner.as_they_come", lambda *_: pytest.fail("it plays already"))
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "1", "--jobs", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "thirdage[arena]" in ran.err


def test_who_names_no_bot_hears_which_there_are() -> None:
    for command in (["tournament", "wotr", "rules", "planer"], ["blunders", "planer"]):
        known = "random, swarm, rules, one-ply[@50ms], planner[@50ms], ismcts[@50ms]"
        assert cli(*command).err == f"There is no bot “planer”; there are: {known}.\n"
