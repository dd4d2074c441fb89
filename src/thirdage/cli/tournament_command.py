"""`thirdage tournament`: bots against bots, measured."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from thirdage.arena import Meeting, NoJournal, OtherTournament, Tournament, on_processes, run
from thirdage.arena.cluster import NoCluster, NoRay, on_ray
from thirdage.arena.page import meeting_name, page, thing, who
from thirdage.bots.budget import BadBudget, read_budget
from thirdage.cli.exit_codes import FAILED, INTERRUPTED, OK, CommandError
from thirdage.cli.progress import progress
from thirdage.cli.terminal import Terminal

Json = dict[str, Any]
MOST_FAILURES: Final = 10
"""So many failed games are named; the report has them all."""


def side_bars(given: Sequence[str], sides: Sequence[str]) -> dict[str, float]:
    """`free-peoples=95` for each side that has a bar of its own."""
    bars = {}
    for text in given:
        side, _, percent = text.partition("=")
        if side not in sides:
            raise CommandError("cli-side-unknown", {"given": side, "detail": ", ".join(sides)})
        bars[side] = share(percent or text)
    return bars


def share(percent: str) -> float:
    """A share that is written in percent."""
    try:
        found = float(percent) / 100
    except ValueError:
        found = -1
    if not 0 < found < 1:
        raise CommandError("cli-bad-bar", {"given": percent})
    return found


def thinking(budget: str, nodes: int | None) -> str:
    """The limit for thinking that both options together are; empty: none was given."""
    if budget and nodes:
        raise CommandError("cli-one-limit", {"one": "--budget", "other": "--nodes"})
    try:
        if budget:
            read_budget(budget)
    except BadBudget as wrong:
        raise CommandError("cli-bad-budget", {"given": budget, "form": "50ms, 1.5s, 50ms-cpu, 200n"}) from wrong
    return f"{nodes}n" if nodes else budget


def hold_tournament(
    terminal: Terminal,
    tournament: Tournament,
    jobs: int,
    on_cluster: bool,
    journal: Path | None,
    report: Path | None,
    as_json: bool,
) -> int:
    """Play, tell what came of it, and write the report. Returns the exit code."""
    tournament.check()
    _needs_ratings()
    if report is not None:
        _try_to_write(report)
    games = sum([tournament.pairs * pairing.games_a_seed for pairing in tournament.pairings()])
    try:
        with progress(terminal, games) as step:

            def on_game(meeting: Meeting) -> None:
                step(_standing(terminal, meeting))

            meetings = run(tournament, on_ray if on_cluster else on_processes(jobs), journal, on_game)
    except KeyboardInterrupt:
        kept = ("cli-tournament-stopped", str(journal)) if journal else ("cli-tournament-stopped-unkept", "")
        raise CommandError(kept[0], {"path": kept[1], "flag": "--journal"}, INTERRUPTED) from None
    except OtherTournament as wrong:
        raise CommandError("cli-other-tournament", {"path": str(wrong.path)}) from wrong
    except NoJournal as wrong:
        raise CommandError("cli-no-journal", {"path": str(wrong.path)}) from wrong
    except NoRay as wrong:
        raise CommandError("cli-arena-missing", {"command": "pip install 'thirdage[ray]'"}) from wrong
    except NoCluster as wrong:
        raise CommandError("cli-no-cluster", {"detail": str(wrong)}, FAILED) from wrong
    except OSError as wrong:
        raise CommandError("cli-file-unwritable", {"path": str(journal), "detail": str(wrong.strerror)}) from wrong
    return _tell(terminal, tournament, meetings, report, as_json)


def _standing(terminal: Terminal, meeting: Meeting) -> str:
    """How a meeting stands, in a few words."""
    pairing = meeting.pairing
    scores = meeting.side_scores(meeting.sides[0]) if pairing.alone else meeting.pair_scores()
    percent = round(100 * sum(scores) / len(scores), 1) if scores else 50
    told = {"first": pairing.first, "second": pairing.second, "percent": percent}
    return terminal.words.say("cli-tournament-standing", told)


def _needs_ratings() -> None:
    """Say before anything is played that the ratings could not be worked out in the end."""
    if find_spec("openskill") is None:
        raise CommandError("cli-arena-missing", {"command": "pip install 'thirdage[arena]'"})


def _tell(
    terminal: Terminal, tournament: Tournament, meetings: list[Meeting], report: Path | None, as_json: bool
) -> int:
    from thirdage.arena.report import data  # noqa: PLC0415 (needs an extra)

    told = data(tournament, meetings)
    if report is not None:
        html = report.suffix in (".html", ".htm")
        _write(report, page(told, terminal.words) if html else json.dumps(told, ensure_ascii=False, indent=2) + "\n")
        terminal.err.print(terminal.words.say("cli-saved", {"path": str(report)}), markup=False)
    if as_json:
        terminal.json(told)
    else:
        for meeting in told["meetings"]:
            _meeting(terminal, meeting)
        _ratings(terminal, told["ratings"])
    return FAILED if any(meeting["failures"] for meeting in told["meetings"]) else OK


def _try_to_write(path: Path) -> None:
    """Say before anything is played that a report could not be written in the end; what is there is left alone."""
    new = not path.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as wrong:
        raise CommandError("cli-file-unwritable", {"path": str(path), "detail": str(wrong.strerror)}) from wrong


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as wrong:
        raise CommandError("cli-file-unwritable", {"path": str(path), "detail": str(wrong.strerror)}) from wrong


def _meeting(terminal: Terminal, meeting: Json) -> None:
    terminal.line(meeting_name(terminal.words, meeting), style="bold")
    if meeting["pairs"] is not None:
        terminal.line("  " + terminal.words.say("cli-tournament-pairs", _shown(terminal, meeting["pairs"])))
    for side, found in meeting["sides"].items():
        terminal.line("  " + terminal.words.say("cli-tournament-side", {"side": side, **_shown(terminal, found)}))
    for side, ways in meeting["endings"].items():
        for reason, count in ways.items():
            told = {"side": side, "reason_text": terminal.words.say(f"outcome-{reason}"), "count": count}
            terminal.line("  " + terminal.words.say("cli-tournament-ending", told))
    terminal.say("cli-tournament-rounds", mean=round(meeting["rounds"].get("mean", 0), 1), seconds=meeting["seconds"])
    if means := {name: found["mean"] for name, found in meeting["numbers"].items() if found["count"]}:
        terminal.say("cli-tournament-numbers", list=_listed(terminal, means))
    for bot, by_side in meeting["counts"].items():
        for side, sums in by_side.items():
            if counts := {name: count for name, count in sums.items() if name != "games"}:
                terminal.say(
                    "cli-tournament-counts", who=who(terminal.words, bot, side), list=_listed(terminal, counts)
                )
    for bot, found in meeting["thinking"].items():
        if found["actions"]:
            parts = {"who": bot, "mean": found["mean"], "most": found["99%"], "longest": found["longest"]}
            terminal.say("cli-tournament-thinking", **parts)
    terminal.say("cli-failures", count=len(meeting["failures"]))
    for one in meeting["failures"][:MOST_FAILURES]:
        terminal.line(f"  {one['seed']}: {one['failure']}")


def _listed(terminal: Terminal, numbers: Json) -> str:
    """Things and their numbers in one line."""
    say = terminal.words.say
    plain = {name: say("cli-report-plain", {"number": round(number, 2)}) for name, number in numbers.items()}
    return "; ".join([f"{thing(terminal.words, name)}: {number}" for name, number in plain.items()])


def _shown(terminal: Terminal, found: Json) -> Json:
    """A share in percent, with its bar if it has one."""
    rounded = {key: round(100 * found[key], 1) for key in ("share", "low", "high")}
    verdict = terminal.words.say(f"cli-tournament-{found['verdict']}") if "bar" in found else ""
    bar = terminal.words.say("cli-tournament-bar", {"percent": round(100 * found["bar"], 1)}) if "bar" in found else ""
    return {**rounded, "count": found["count"], "verdict": f" {bar} {verdict}" if bar else ""}


def _ratings(terminal: Terminal, ratings: list[Json]) -> None:
    terminal.say("cli-tournament-ratings", style="bold")
    for one in ratings:
        terminal.line(
            f"  {one['rating']:>5} ({one['low']}–{one['high']})  {who(terminal.words, one['bot'], one['side'])}"
        )
