"""The command `thirdage`: its commands, options, exit codes. Help texts are message ids (see `help_texts`)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import thirdage
from thirdage.arena import Tournament
from thirdage.bots import MAX_ROUNDS, Table
from thirdage.bots.soak import SHARE, SoakPlan
from thirdage.cli.blunders_command import face_blunders
from thirdage.cli.exit_codes import CommandError
from thirdage.cli.games_command import list_games
from thirdage.cli.match_options import bot_list, match_options
from thirdage.cli.pack_command import check_pack, write_pack
from thirdage.cli.play.command import new_sitting, play_sitting, resumed
from thirdage.cli.replay_command import replay_file, verify_file
from thirdage.cli.rules_command import show_rules
from thirdage.cli.serve_command import serve_tables
from thirdage.cli.simulate_command import record_game, simulate_games
from thirdage.cli.soak_command import soak_games
from thirdage.cli.terminal import Terminal
from thirdage.cli.tournament_command import hold_tournament, share, side_bars, thinking
from thirdage.games import find
from thirdage.kernel import REFEREE

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help="cli-help")

packs = typer.Typer(help="cli-help-pack")
app.add_typer(packs, name="pack")

Game = Annotated[str, typer.Argument(help="cli-help-game")]
File = Annotated[Path, typer.Argument(help="cli-help-file")]
PackFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-pack-file")]
Players = Annotated[int | None, typer.Option("--players", help="cli-help-players")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B", help="cli-help-bots")]
Games = Annotated[int, typer.Option("--games", min=1, help="cli-help-games-number")]
Seed = Annotated[int, typer.Option("--seed", help="cli-help-seed")]
Jobs = Annotated[int, typer.Option("--jobs", min=0, help="cli-help-jobs")]
MaxRounds = Annotated[int, typer.Option("--max-rounds", min=1, help="cli-help-max-rounds")]
Failures = Annotated[Path, typer.Option("--failures", metavar="DIR", help="cli-help-failures")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
ThinkingTime = Annotated[str, typer.Option("--budget", metavar="50ms", help="cli-help-budget")]
Nodes = Annotated[int | None, typer.Option("--nodes", min=1, help="cli-help-nodes")]
FAILURES = Path("thirdage-failures")


def _show_version(ctx: typer.Context, wanted: bool) -> None:
    if wanted:
        _terminal(ctx).line(thirdage.__version__)
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-help-version")]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|ru|uk", help="cli-help-lang")]


@app.callback()
def thirdage_command(_lang: Language = None, _version: Version = False) -> None:
    """Options of all commands. The language is read before anything else (see `main`)."""


@app.command(help="cli-help-games")
def games(ctx: typer.Context, as_json: AsJson = False) -> None:
    """List the games."""
    list_games(_terminal(ctx), as_json)


@app.command(help="cli-help-rules")
def rules(
    ctx: typer.Context,
    game: Game,
    ids: Annotated[list[str] | None, typer.Argument(metavar="ID", help="cli-help-rule-ids")] = None,
    rulings: Annotated[bool, typer.Option("--rulings", help="cli-help-rulings")] = False,
) -> None:
    """Read the rules and the rulings."""
    show_rules(_terminal(ctx).about(find(game)), find(game), ids or [], rulings)


@app.command(help="cli-help-simulate")
def simulate(
    ctx: typer.Context,
    game: Game,
    games: Games = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    players: Players = None,
    option: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    max_rounds: MaxRounds = MAX_ROUNDS,
    failures: Failures = FAILURES,
    verbose: Annotated[bool, typer.Option("--verbose", help="cli-help-verbose")] = False,
) -> None:
    """Play many games between bots."""
    options = match_options(find(game), players, option or [])
    table = Table(game, seed, options, bot_list(bots), max_rounds, tell=verbose)
    raise typer.Exit(simulate_games(_terminal(ctx).about(find(game)), table, games, jobs, as_json, failures))


@app.command(help="cli-help-record")
def record(
    ctx: typer.Context,
    game: Game,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="cli-help-output")],
    seed: Seed = 0,
    bots: Bots = "random",
    players: Players = None,
    option: Options = None,
    max_rounds: MaxRounds = MAX_ROUNDS,
) -> None:
    """Play one game between bots and keep its record."""
    options = match_options(find(game), players, option or [])
    table = Table(game, seed, options, bot_list(bots), max_rounds, keep_record=True)
    raise typer.Exit(record_game(_terminal(ctx), table, output))


@app.command(help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file: File,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check")] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="cli-help-to")] = None,
    seat: Annotated[str, typer.Option("--seat", help="cli-help-replay-seat")] = REFEREE,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-replay-json")] = False,
) -> None:
    """Replay a record."""
    raise typer.Exit(replay_file(_terminal(ctx), file, check, to, seat, as_json))


@app.command(help="cli-help-verify")
def verify(ctx: typer.Context, file: File, as_json: AsJson = False) -> None:
    """Prove that the dice of a record were fair."""
    raise typer.Exit(verify_file(_terminal(ctx), file, as_json))


@app.command(help="cli-help-play")
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-help-game")] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="SEAT", help="cli-help-play-seat")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help="cli-help-play-bots")] = None,
    players: Players = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", help="cli-help-play-seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume")] = None,
) -> None:
    """Play at the terminal."""
    playing = bot_list(bots) if bots else ()
    if resume is not None:
        sitting = resumed(resume, seat or [], playing, save)
    elif game is None:
        raise CommandError("cli-which-game", {"flag": "--resume"})
    else:
        options = match_options(find(game), players, option or [])
        sitting = new_sitting(game, options, seed, seat or [], playing, save)
    raise typer.Exit(play_sitting(_terminal(ctx), sitting))


@app.command(help="cli-help-soak")
def soak(
    ctx: typer.Context,
    game: Game,
    games: Games = 100,
    seed: Seed = 0,
    share: Annotated[int, typer.Option("--share", min=1, help="cli-help-share")] = SHARE,
    every_seam: Annotated[bool, typer.Option("--every-seam", help="cli-help-every-seam")] = False,
    all_expected: Annotated[bool, typer.Option("--all-expected", help="cli-help-all-expected")] = False,
    players: Players = None,
    option: Options = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    max_rounds: MaxRounds = MAX_ROUNDS,
    failures: Failures = FAILURES,
) -> None:
    """Play at random in every way, and check everything."""
    options = match_options(find(game), players, option or [])
    plan = SoakPlan(game, games, seed, share, every_seam, max_rounds, options)
    raise typer.Exit(soak_games(_terminal(ctx).about(find(game)), plan, jobs, as_json, failures, all_expected))


@app.command(help="cli-help-tournament")
def tournament(
    ctx: typer.Context,
    game: Game,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT", help="cli-help-tournament-bots")],
    pairs: Annotated[int, typer.Option("--pairs", min=1, help="cli-help-pairs")] = 100,
    seed: Seed = 0,
    budget: ThinkingTime = "",
    nodes: Nodes = None,
    bar: Annotated[str | None, typer.Option("--bar", metavar="PERCENT", help="cli-help-bar")] = None,
    side_bar: Annotated[list[str] | None, typer.Option(metavar="SIDE=PERCENT", help="cli-help-side-bar")] = None,
    players: Players = None,
    option: Options = None,
    jobs: Jobs = 0,
    ray: Annotated[bool, typer.Option("--ray", help="cli-help-ray")] = False,
    journal: Annotated[Path | None, typer.Option("--journal", metavar="FILE", help="cli-help-journal")] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE", help="cli-help-report")] = None,
    as_json: AsJson = False,
    max_rounds: MaxRounds = MAX_ROUNDS,
) -> None:
    """Measure bots against each other."""
    options = match_options(find(game), players, option or [])
    wanted = share(bar) if bar is not None else None
    sides = side_bars(side_bar or [], tuple(find(game).rules(options).sides))
    limit = thinking(budget, nodes)
    held = Tournament(game, tuple(bots), pairs, seed, options, limit, max_rounds, wanted, sides)
    terminal = _terminal(ctx).about(find(game))
    raise typer.Exit(hold_tournament(terminal, held, jobs, ray, journal, report, as_json))


@app.command(help="cli-help-blunders")
def blunders(
    ctx: typer.Context,
    bot: Annotated[str, typer.Argument(help="cli-help-blunders-bot")],
    game: Annotated[str, typer.Option("--game", help="cli-help-game")] = "wotr",
    times: Annotated[int, typer.Option("--times", min=1, help="cli-help-blunders-times")] = 1,
    budget: ThinkingTime = "",
    nodes: Nodes = None,
    as_json: AsJson = False,
) -> None:
    """Score a bot by written positions."""
    find(game)
    raise typer.Exit(face_blunders(_terminal(ctx), game, bot, times, thinking(budget, nodes), as_json))


@packs.command("write", help="cli-help-pack-write")
def pack_write(ctx: typer.Context, game: Game, file: PackFile) -> None:
    """Write the data of a game into a file, to be put right."""
    raise typer.Exit(write_pack(_terminal(ctx), game, file))


@packs.command("check", help="cli-help-pack-check")
def pack_check(ctx: typer.Context, game: Game, file: PackFile) -> None:
    """Say whether a game can be played with a pack, and what of it is confirmed."""
    raise typer.Exit(check_pack(_terminal(ctx), game, file))


@app.command(help="cli-help-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, help="cli-help-port")] = 8000,
    data: Annotated[Path | None, typer.Option("--data", metavar="FILE", help="cli-help-data")] = None,
    tables: Annotated[int | None, typer.Option("--tables-per-guest", min=0, help="cli-help-tables")] = None,
    lines: Annotated[int | None, typer.Option("--lines-per-guest", min=0, help="cli-help-lines")] = None,
    watchers: Annotated[int | None, typer.Option("--watchers-per-table", min=0, help="cli-help-watchers")] = None,
    connections: Annotated[int | None, typer.Option("--connections", min=1, help="cli-help-connections")] = None,
) -> None:
    """Start the table in the browser."""
    limits = {"tables": tables, "live_connections": lines, "watchers": watchers, "connections": connections}
    raise typer.Exit(serve_tables(_terminal(ctx), host, port, data, **limits))


def _terminal(ctx: typer.Context) -> Terminal:
    terminal = ctx.obj
    assert isinstance(terminal, Terminal)
    return terminal
