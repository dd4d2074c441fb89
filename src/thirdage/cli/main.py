"""Running the command: the language first, then the command itself, and one line for whatever goes wrong."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any, Final, cast

import typer
from typer.main import get_command

from thirdage.bots import register_outside_games
from thirdage.cli.app import app
from thirdage.cli.command_errors import KNOWN, command_error
from thirdage.cli.exit_codes import FAILED, INTERRUPTED, OK, CommandError
from thirdage.cli.help_texts import translated
from thirdage.cli.terminal import Terminal
from thirdage.kernel import Message
from thirdage.locale import languages, pick_language

USAGE_ERROR: Final = cast("type[Exception]", typer.BadParameter.__base__)
"""What typer raises for options and arguments that it cannot use; its home has moved between versions."""
LANG: Final = "--lang"


def main() -> None:
    """The entry point."""
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Run the command with these arguments and return its exit code."""
    given, rest = language_of(argv)
    terminal = Terminal(pick_language(given))
    if given is not None and given not in languages():
        return _end(terminal, CommandError("cli-language-unknown", {"given": given, "detail": ", ".join(languages())}))
    try:
        register_outside_games()
        command = translated(get_command(app), terminal.words)
        code = command.main(rest or ["--help"], "thirdage", standalone_mode=False, obj=terminal)
    except CommandError as wrong:
        return _end(terminal, wrong)
    except KNOWN as wrong:
        return _end(terminal, command_error(wrong, terminal.words))
    except USAGE_ERROR as wrong:
        return _end(terminal, usage(wrong))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code if isinstance(code, int) else OK


def _end(terminal: Terminal, wrong: CommandError) -> int:
    say = terminal.words.say
    details = {k: say(v.id, v.args, v.rule or None) if isinstance(v, Message) else v for k, v in wrong.details.items()}
    terminal.complain(say(wrong.id, details, wrong.rule or None))
    return wrong.code


def language_of(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that `--lang` names, wherever it stands, and the other arguments."""
    rest = list(argv)
    for at, word in enumerate(rest):
        if word == LANG and at + 1 < len(rest):
            return rest[at + 1], rest[:at] + rest[at + 2 :]
        if word.startswith(f"{LANG}="):
            return word.removeprefix(f"{LANG}="), rest[:at] + rest[at + 1 :]
    return None, rest


def usage(wrong: Any) -> CommandError:
    """The error for a usage error of typer, in our own words where we know its kind."""
    kind = type(wrong).__name__
    param = getattr(wrong, "param", None)
    name = _name_of(param) if param is not None else str(getattr(wrong, "option_name", ""))
    if kind == "NoSuchOption":
        return CommandError("cli-no-such-option", {"given": name})
    if kind == "MissingParameter":
        return CommandError("cli-parameter-missing", {"given": name})
    if kind == "BadOptionUsage":
        return CommandError("cli-option-needs-value", {"given": name})
    if kind == "BadParameter" and param is not None:
        low = getattr(param, "min", getattr(getattr(param, "type", None), "min", None))
        which = "cli-parameter-number" if low is None else "cli-parameter-at-least"
        return CommandError(which, {"given": name, "low": low})
    said = str(wrong.message)
    if found := re.fullmatch(r"No such command '(.*?)'\..*", said, re.DOTALL):
        return CommandError("cli-no-such-command", {"given": found[1]})
    return CommandError("cli-usage", {"detail": said})


def _name_of(param: Any) -> str:
    """How the user writes a parameter."""
    return str(param.opts[-1] if param.param_type_name == "option" else str(param.name).upper())
