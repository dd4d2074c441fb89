"""`thirdage blunders`: how a bot does in positions in which a good player does not hesitate."""

from __future__ import annotations

from thirdage.bots import UnknownBot
from thirdage.bots.blunders import HALVES, has_blunders, score
from thirdage.bots.bot import knows_bot
from thirdage.bots.budget import read_budget
from thirdage.cli.exit_codes import OK, CommandError
from thirdage.cli.terminal import Terminal


def face_blunders(terminal: Terminal, game: str, bot: str, times: int, budget: str, as_json: bool) -> int:
    """Let a bot answer and tell the score of both halves; of the held-out half nothing but the number."""
    if not knows_bot(game, bot):
        raise UnknownBot(game, bot)
    if not has_blunders(game):
        raise CommandError("cli-blunders-none", {"game": game})
    result = score(game, bot, times, read_budget(budget) if budget else None)
    if as_json:
        terminal.json(result.json())
        return OK
    for half in HALVES:
        right, tried = result.counts(half)
        terminal.say(f"cli-blunders-{half}", count=right, total=tried, percent=round(100 * right / tried, 1))
    for missed in result.json()["wrong"]:
        terminal.line(f"- {missed['id']}: {missed['why']}")
    return OK
