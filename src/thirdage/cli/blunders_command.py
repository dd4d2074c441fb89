"""`thirdage blunders`: how a bot does in positions in which a good player does not hesitate."""

from __future__ import annotations

from thirdage.bots import UnknownBot, bot_names
from thirdage.bots.blunders import HALVES, has_blunders, score
from thirdage.cli.codes import OK, Trouble
from thirdage.cli.talk import Talk


def face_blunders(talk: Talk, game: str, bot: str, times: int, as_json: bool) -> int:
    """Let a bot answer and tell the score of both halves; of the held-out half nothing but the number."""
    if bot not in bot_names(game):
        raise UnknownBot(bot)
    if not has_blunders(game):
        raise Trouble("cli-blunders-none", {"game": game})
    result = score(game, bot, times)
    if as_json:
        talk.json(result.json())
        return OK
    for half in HALVES:
        right, tried = result.counts(half)
        talk.say(f"cli-blunders-{half}", count=right, total=tried, percent=round(100 * right / tried, 1))
    for wrong in result.json()["wrong"]:
        talk.line(f"- {wrong['id']}: {wrong['why']}")
    return OK
