"""`thirdage soak`: random play of every kind, checked at every answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from thirdage.bots.soak import Soak, Soaked, SoakPlan, soak
from thirdage.cli.exit_codes import FAILED, OK
from thirdage.cli.progress import progress
from thirdage.cli.simulate_command import keep_failure
from thirdage.cli.terminal import Terminal

Json = dict[str, Any]


def soak_games(terminal: Terminal, plan: SoakPlan, jobs: int, as_json: bool, failures: Path, all_expected: bool) -> int:
    """Run a soak and tell what it met; with `all_expected`, what it never met is a failure too."""
    with progress(terminal, plan.games) as step:

        def on_game(soaked: Soaked) -> str | None:
            step()
            if not soaked.failure:
                return None
            return keep_failure(terminal, failures, plan.game, soaked.seed, soaked.failure, soaked.record)

        result = soak(plan, jobs, on_game)
    if as_json:
        terminal.json(result.json())
    else:
        _summary(terminal, result)
    lacking = all_expected and any(result.missing.values())
    return FAILED if result.failures or lacking else OK


def _summary(terminal: Terminal, result: Soak) -> None:
    counted = result.json()
    terminal.say("cli-games-played", games=counted["games"])
    for part in ("tables", "endings", "kinds", "used"):
        numbers = ", ".join(f"{name} {count}" for name, count in counted[part].items())
        terminal.line(f"{terminal.words.say(f'cli-soak-{part}')} {numbers}")
    stretch = counted["longest_stretch"]
    terminal.say("cli-soak-stretch", answers=stretch["answers"], seam=stretch["seam"])
    terminal.say("cli-soak-checked", asks=counted["asks"], checked=counted["checked"], seconds=round(result.seconds, 1))
    for part, names in result.missing.items():
        if names:
            terminal.say("cli-soak-missing", part=part, detail=", ".join(names), style="yellow")
    terminal.say("cli-failures", count=len(result.failures))
