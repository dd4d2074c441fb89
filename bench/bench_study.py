"""Speed of what the server works out for people, printed and never asserted: replays, odds, luck. One core.

    python bench/bench_study.py

As in bench_kernel *ref* is how many passes of a fixed loop of plain Python take as long as one of these things.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from bench_kernel import best, reference  # noqa: E402
from bench_wotr import measured, say  # noqa: E402

import thirdage  # noqa: E402
from thirdage.bots.bot_games import SeatedBots, Table, play  # noqa: E402
from thirdage.bots.luck import luck  # noqa: E402
from thirdage.bots.odds import odds  # noqa: E402
from thirdage.kernel import Match, Rng  # noqa: E402
from thirdage.server.jobs import worker_matches  # noqa: E402
from thirdage.server.jobs.replay import MOST, ReplayRequest, replay_job  # noqa: E402

SEED = 5000
WORLDS = 40


def first_look(source: worker_matches.MatchSource) -> int:
    """A piece of a replay in a worker that has not met the table."""
    worker_matches._kept.clear()  # noqa: SLF001
    replay_job(ReplayRequest(source, "shadow", 0, MOST))
    return 1


def later_looks(source: worker_matches.MatchSource) -> int:
    """All other pieces, one after the other; how many moments."""
    starts = range(0, len(source.entries), MOST)
    for start in starts:
        replay_job(ReplayRequest(source, "shadow", start, MOST))
    return len(starts) * MOST


def before(game: str, kinds: tuple[str, ...]) -> tuple[Match, str, list[dict[str, object]]]:
    """A match where a bot is about to give such an answer, its seat, and the answer."""
    match = thirdage.new_match(game, seed=SEED)
    bots = SeatedBots(match, SEED, dict.fromkeys(match.seats, "rules"))
    while True:
        ask = match.asks[0]
        option = bots.choose(ask)
        if option.kind in kinds and match.index > 40:
            return match, ask.seat, [option.json(match.rules.names)]
        match.answer(option, ask.seat, ask.index)


def worlds(match: Match, seat: str, plan: list[dict[str, object]]) -> int:
    """So many worlds played out."""
    odds(match, seat, plan, Rng(1), lambda n: n >= WORLDS)
    return WORLDS


def main() -> None:
    """Print the table."""
    print(f"Python {sys.version.split()[0]}; one pass of the reference loop {reference() * 1e6:.1f} µs\n")
    print(f"| {'what':<58} | {'measured':>12} | {'target':>12} | {'ref':>9} |")
    print("|---|---:|---:|---:|")
    record = play(Table("wotr", SEED, bots=("rules",), keep_record=True)).record
    assert record is not None
    source = worker_matches.MatchSource("bench", "wotr", record["options"], None, record["entries"], {})
    what = f"replay: first {MOST} moments of {len(record['entries'])} entries, from nothing"
    say(what, *measured(lambda: first_look(source), 3))
    say("replay: moments, once the table is known", *best(lambda: later_looks(source), 3))
    finished = thirdage.replay(record)
    say("luck of that game", *measured(lambda: int(luck(finished) is not None), 3))
    for game, kinds in (("wotr", ("attackers",)), ("wotr", ("move-fellowship",)), ("cards", ("pass", "play-card"))):
        match, seat, plan = before(game, kinds)
        say(f"odds of {game}, {plan[0]['kind']}: worlds", *measured(lambda: worlds(match, seat, plan), 3))  # noqa: B023


if __name__ == "__main__":
    main()
