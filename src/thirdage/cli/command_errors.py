"""Turns known errors of the engine into a `CommandError`: a message and an exit code."""

from __future__ import annotations

from thirdage.bots import OutsideGameError, UnknownBot, WrongNumberOfBots, bot_names
from thirdage.bots.bot import SEARCHING
from thirdage.bots.outside_games import VARIABLE
from thirdage.bots.workers import WorkerDied
from thirdage.cli.exit_codes import FAILED, CommandError
from thirdage.kernel import SCHEMA, Diverged, Message, Refused, WrongVersion
from thirdage.locale import Words

KNOWN: tuple[type[Exception], ...] = (
    Refused, UnknownBot, WrongNumberOfBots, OutsideGameError, WrongVersion, Diverged, WorkerDied,
)  # fmt: skip
"""Errors that the user should hear of, and that are no bug."""


def command_error(wrong: Exception, words: Words) -> CommandError:
    """The error that ends the command."""
    if isinstance(wrong, Refused):
        return CommandError(wrong.id, wrong.reason.args, rule=wrong.rule)
    if isinstance(wrong, UnknownBot):
        known = [f"{name}[@50ms]" if name in SEARCHING else name for name in bot_names(wrong.game)]
        return CommandError("cli-bots-unknown", {"bot": wrong.name, "detail": ", ".join(known)})
    if isinstance(wrong, WrongNumberOfBots):
        return CommandError("cli-number-of-bots", {"wanted": wrong.wanted, "given": wrong.given})
    if isinstance(wrong, OutsideGameError):
        return CommandError("cli-outside-game", {"variable": VARIABLE, "detail": str(wrong)})
    if isinstance(wrong, WorkerDied):
        return CommandError("cli-worker-died", {"flag": "--jobs"}, FAILED)
    if isinstance(wrong, WrongVersion):
        return CommandError("cli-record-version", {"found": str(wrong.found), "known": str(SCHEMA)})
    assert isinstance(wrong, Diverged)
    return diverged(wrong.index, wrong.reason, words)


def diverged(index: int, reason: Message, words: Words) -> CommandError:
    """A record that parts from the rules, from its own hashes, or from its own dice."""
    if reason.id == "diverged-state":
        return CommandError("cli-check-failed", {"index": index}, FAILED)
    if reason.id == "diverged-fate":
        return CommandError("cli-verify-failed", {"index": index}, FAILED)
    detail = words.say(reason.id, reason.args, reason.rule)
    return CommandError("cli-diverged", {"index": index, "detail": detail}, FAILED)
