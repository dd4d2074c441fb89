"""`thirdage tournament`: bots against bots, measured."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from thirdage.arena import Finished, Meeting, OtherTournament, Plan, on_processes, run
from thirdage.arena.cluster import NoRay, on_ray
from thirdage.bots.budget import BadBudget
from thirdage.cli.codes import FAILED, OK, Trouble
from thirdage.cli.progress import progress
from thirdage.cli.talk import Talk

Json = dict[str, Any]


def side_bars(given: Sequence[str], sides: Sequence[str]) -> dict[str, float]:
    """`free-peoples=95` for each side that has a bar of its own."""
    bars = {}
    for text in given:
        side, _, percent = text.partition("=")
        if side not in sides:
            raise Trouble("cli-side-unknown", {"given": side, "detail": ", ".join(sides)})
        bars[side] = share(percent)
    return bars


def share(percent: str) -> float:
    """A share that is written in percent."""
    try:
        found = float(percent) / 100
    except ValueError:
        found = -1
    if not 0 < found < 1:
        raise Trouble("cli-bad-bar", {"given": percent})
    return found


def bad_budget(given: str) -> Trouble:
    """A budget that is not written as one."""
    return Trouble("cli-bad-budget", {"given": given, "form": "50ms, 1.5s, 50ms-cpu, 200n"})


def hold_tournament(
    talk: Talk, plan: Plan, jobs: int, on_cluster: bool, journal: Path | None, report: Path | None, as_json: bool
) -> int:
    """Play, tell what came of it, and write the report. Returns the exit code."""
    games = sum([plan.pairs * pairing.games_a_seed for pairing in plan.pairings()])
    try:
        with progress(talk, games) as step:

            def on_game(_game: Finished) -> None:
                step()

            meetings = run(plan, on_ray if on_cluster else on_processes(jobs), journal, on_game)
    except BadBudget as wrong:
        raise bad_budget(plan.budget) from wrong
    except OtherTournament as wrong:
        raise Trouble("cli-other-tournament", {"path": str(wrong.path)}) from wrong
    except NoRay as wrong:
        raise Trouble("cli-arena-missing", {"command": "pip install 'thirdage[ray]'"}) from wrong
    except OSError as wrong:
        raise Trouble("cli-file-unwritable", {"path": str(journal), "detail": str(wrong.strerror)}) from wrong
    return _tell(talk, plan, meetings, report, as_json)


def _tell(talk: Talk, plan: Plan, meetings: list[Meeting], report: Path | None, as_json: bool) -> int:
    try:
        from thirdage.arena.report import data, page  # noqa: PLC0415 (its packages may be missing)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("thirdage"):
            raise
        raise Trouble("cli-arena-missing", {"command": "pip install 'thirdage[arena]'"}) from missing
    told = data(plan, meetings)
    if report is not None:
        text = page(told) if report.suffix == ".html" else json.dumps(told, ensure_ascii=False, indent=2) + "\n"
        _write(report, text)
        talk.err.print(talk.words.say("cli-saved", {"path": str(report)}), markup=False)
    if as_json:
        talk.json(told)
    else:
        for meeting in told["meetings"]:
            _meeting(talk, meeting)
        _ratings(talk, told["ratings"])
    return FAILED if any(meeting["failures"] for meeting in told["meetings"]) else OK


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as wrong:
        raise Trouble("cli-file-unwritable", {"path": str(path), "detail": str(wrong.strerror)}) from wrong


def _meeting(talk: Talk, meeting: Json) -> None:
    talk.say("cli-tournament-meeting", first=meeting["first"], second=meeting["second"], style="bold")
    if meeting["pairs"] is not None:
        talk.line("  " + talk.words.say("cli-tournament-pairs", _shown(talk, meeting["pairs"])))
    for side, found in meeting["sides"].items():
        talk.line("  " + talk.words.say("cli-tournament-side", {"side": side, **_shown(talk, found)}))
    for side, ways in meeting["endings"].items():
        for reason, count in ways.items():
            told = {"side": side, "reason_text": talk.words.say(f"outcome-{reason}"), "count": count}
            talk.line("  " + talk.words.say("cli-tournament-ending", told))
    talk.say("cli-tournament-rounds", mean=meeting["rounds"].get("mean", 0), seconds=meeting["seconds"])
    for bot, found in meeting["thinking"].items():
        if found["actions"]:
            parts = {"who": bot, "mean": found["mean"], "most": found["99%"], "longest": found["longest"]}
            talk.say("cli-tournament-thinking", **parts)
    talk.say("cli-failures", count=len(meeting["failures"]))


def _shown(talk: Talk, found: Json) -> Json:
    """A share in percent, with its bar if it has one."""
    rounded = {key: round(100 * found[key], 1) for key in ("share", "low", "high")}
    verdict = talk.words.say(f"cli-tournament-{found['verdict']}") if "bar" in found else ""
    bar = talk.words.say("cli-tournament-bar", {"percent": round(100 * found["bar"], 1)}) if "bar" in found else ""
    return {**rounded, "count": found["count"], "verdict": f" {bar} {verdict}" if bar else ""}


def _ratings(talk: Talk, ratings: list[Json]) -> None:
    talk.say("cli-tournament-ratings", style="bold")
    for one in ratings:
        talk.line(f"  {one['rating']:>5} ({one['low']}–{one['high']})  {one['name']}")
