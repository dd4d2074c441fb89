"""Beginning a sitting, going on with one that was saved, and leaving it with nothing lost."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from thirdage.bots import bots_by_seat, favourite
from thirdage.cli.exit_codes import INTERRUPTED, OK, CommandError
from thirdage.cli.play.sitting import Sitting, read_sitting, seed_of
from thirdage.cli.play.turns import Quit, Turns
from thirdage.cli.records import game_of, load, reading
from thirdage.cli.terminal import Terminal
from thirdage.games import find
from thirdage.kernel import Match, Rules, fair, replay, seeded

Json = dict[str, Any]
EVERY_SEAT = "all"


def new_sitting(
    game: str, options: Json, seed: int | None, seats: Sequence[str], bots: tuple[str, ...], path: Path | None
) -> Sitting:
    """A sitting from set-up. Without a seed the dice are secret and fair."""
    found = find(game)
    if path is not None and path.exists():
        raise CommandError("cli-save-exists", {"path": str(path), "flag": "--resume"})
    rules = found.rules(options)
    people = _people(rules, seats)
    by_seat = bots_by_seat(rules, bots or (favourite(game),))
    fate = fair() if seed is None else seeded(seed)
    match = Match(rules, found.start(rules), fate).start()
    playing = {seat: by_seat[seat] for seat in rules.seats if seat not in people}
    return Sitting(match, people, playing, seed_of(match), path or _free_name(game))


def resumed(path: Path, seats: Sequence[str], bots: tuple[str, ...], save_to: Path | None) -> Sitting:
    """A sitting where it was left, or any record gone on with; seats named now are taken over by people."""
    record = load(path)
    game = game_of(path, record)
    known = isinstance(record.get("fate"), dict) and "secret" in record["fate"]
    match = reading(path, lambda: replay(game, record, fate=None if known else fair()))
    kept = reading(path, lambda: read_sitting(record, match.seats))
    if kept is None or seats:
        people = _people(match.rules, seats)
        by_seat = bots_by_seat(match.rules, bots or (favourite(match.game),))
        kept = (people, {s: by_seat[s] for s in match.seats if s not in people}, seed_of(match))
    return Sitting(match, *kept, save_to or path)


def _people(rules: Rules, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats that people take: those named, all of them, or the first."""
    if EVERY_SEAT in seats:
        return rules.seats
    for seat in seats:
        if seat not in rules.seats:
            raise CommandError("cli-seat-unknown", {"id": seat, "detail": ", ".join(rules.seats)})
    return tuple(seat for seat in rules.seats if seat in seats) or rules.seats[:1]


def _free_name(game: str) -> Path:
    """A file that does not exist yet, named by the game and the hour."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{stamp}{tail}.json" for tail in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(Path(name) for name in names if not Path(name).exists())


def play_sitting(terminal: Terminal, sitting: Sitting) -> int:
    """Play until the match is over or the player leaves; either way everything is in the file."""
    terminal = terminal.about(sitting.match.rules.game)
    turns = Turns(terminal, sitting)
    sitting.save()
    try:
        turns.play()
    except (Quit, KeyboardInterrupt) as left:
        terminal.say("cli-left", command=f"thirdage play --resume {sitting.path}")
        return OK if isinstance(left, Quit) else INTERRUPTED
    terminal.say("cli-saved", path=str(sitting.path))
    return OK
