"""`thirdage simulate` and `thirdage record`: games between bots, counted or kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from thirdage.bots import Played, Simulation, Table, play, simulate
from thirdage.cli.exit_codes import FAILED, OK, CommandError
from thirdage.cli.progress import progress
from thirdage.cli.records import save
from thirdage.cli.sentences import Sentences
from thirdage.cli.terminal import Terminal
from thirdage.games import find

Json = dict[str, Any]


def simulate_games(terminal: Terminal, table: Table, games: int, jobs: int, as_json: bool, failures: Path) -> int:
    """Play many games and tell what came of them; the record of a failed one is kept. Returns the exit code."""
    sentences = Sentences(terminal.words, find(table.game).rules(table.options).names)
    with progress(terminal, games) as step:

        def on_game(played: Played) -> None:
            step()
            if table.tell:
                tell_story(terminal, sentences, table.game, played, as_json)
            if played.failure:
                keep_failure(terminal, failures, table.game, played.seed, played.failure, played.record)

        result = simulate(table, games, jobs, on_game)
    if as_json:
        terminal.json(result.json())
    else:
        _summary(terminal, result)
    return FAILED if result.failures else OK


def tell_story(terminal: Terminal, sentences: Sentences, game: str, played: Played, to_err: bool) -> None:
    """The referee's log of a game; beside JSON it goes where it does no harm."""
    console = terminal.err if to_err else terminal.out
    console.print(terminal.words.say("cli-story", {"seed": played.seed}), style="bold", markup=False)
    for _, line in sentences.story(game, played.log):
        console.print(f"  {line}", markup=False)
    if played.outcome is not None:
        console.print(f"  {sentences.outcome(played.outcome)}", markup=False)


def keep_failure(
    terminal: Terminal, folder: Path, game: str, seed: int, message: str, record: Json | None
) -> str | None:
    """Write the record of a failed game down and say where."""
    if record is None:
        return None
    path = folder / f"{game}-{seed}.json"
    save(path, record)
    terminal.complain(terminal.words.say("cli-game-failed", {"seed": seed, "detail": message, "path": str(path)}))
    return str(path)


def _summary(terminal: Terminal, result: Simulation) -> None:
    words, numbers = terminal.words, result.json()
    terminal.say("cli-games-played", games=result.games)
    for side, wins in result.wins.items():
        terminal.say("cli-wins", side=side, wins=wins, percent=round(100 * wins / max(1, result.games), 1))
    for reason, count in numbers["reasons"].items():
        terminal.say("cli-reason", reason_text=words.say(f"outcome-{reason}"), count=count)
    per_game = {key: round(numbers[key] / max(1, result.games), 1) for key in ("rounds", "asks", "actions")}
    terminal.say("cli-per-game", **per_game)
    rates = {key: round(numbers[f"{key}_per_second"], 1) for key in ("games", "asks", "actions")}
    terminal.say("cli-per-second", **rates)
    terminal.say("cli-failures", count=result.failures)


def record_game(terminal: Terminal, table: Table, output: Path) -> int:
    """Play one game and write its record; `-` writes it to standard output."""
    played = play(table)
    record = played.record
    if record is None:
        raise CommandError("cli-record-broken", {"path": str(output), "detail": played.failure})
    if str(output) == "-":
        terminal.json(record)
    else:
        save(output, record)
        terminal.err.print(terminal.words.say("cli-saved", {"path": str(output)}), markup=False)
    if played.failure:
        raise CommandError(
            "cli-game-failed", {"seed": table.seed, "detail": played.failure, "path": str(output)}, FAILED
        )
    return OK
