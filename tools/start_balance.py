"""How even a prepared start is between equal bots: `python tools/start_balance.py GAME START BOT GAMES SEED`."""

from __future__ import annotations

import sys
from collections import Counter

import thirdage
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng
from thirdage.server.tables.starts import start_position


def play(game: str, start: str, bot: str, seed: int) -> tuple[str, str, int]:
    """One game; who won, how, and in which of its turns, counted from 1."""
    match = thirdage.setup(game, start_position(game, start), seed=seed)
    bots = {seat: make_bot(game, bot, Rng(2 * seed + place)) for place, seat in enumerate(match.seats)}
    rng = Rng(seed)
    first = match.rules.game.progress(match.position)[0]
    while match.ask:
        ask = match.ask
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, rng), ask.seat)
    assert match.outcome is not None
    return str(match.outcome.side), match.outcome.reason, match.rules.game.progress(match.position)[0] - first + 1


def main(game: str, start: str, bot: str, games: int, seed: int) -> None:
    """Play so many games and print what came of them."""
    played = [play(game, start, bot, seed + number) for number in range(games)]
    for what, place in (("won by", 0), ("how", 1), ("in turn", 2)):
        counts = Counter(one[place] for one in played)
        told = ", ".join(
            f"{key}: {count} ({100 * count / games:.1f} %)" for key, count in sorted(counts.items(), key=str)
        )
        print(f"{what}: {told}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
