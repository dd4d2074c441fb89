"""Help in the user's language: commands carry message ids as help, which are replaced by their texts here."""

from __future__ import annotations

from typing import Any, Final

from thirdage.locale import Words

ARGS: Final = {"all": "all", "tail": ".gz", "page": ".html", "form": "50ms"}
"""What help texts quote and no language changes."""


def translated(command: Any, words: Words) -> Any:
    """Translate the help texts of a command and of all its subcommands."""
    panels = {kind: words.say(f"cli-help-{kind}s") for kind in ("argument", "option", "command")}
    command.help = words.say(command.help, ARGS) if command.help else None
    command.short_help = None
    for param in command.params:
        if getattr(param, "help", None):
            param.help = words.say(param.help, ARGS)
            param.rich_help_panel = panels[param.param_type_name]
    for below in getattr(command, "commands", {}).values():
        below.rich_help_panel = panels["command"]
        translated(below, words)
    _translated_help_option(command, words.say("cli-help-help"), panels["option"])
    command.epilog = words.say("cli-help-epilog")
    return command


def _translated_help_option(command: Any, text: str, panel: str) -> None:
    """The option --help is made by typer itself, when it is first asked for."""
    made = command.get_help_option

    def spoken(ctx: Any) -> Any:
        option = made(ctx)
        if option is not None:
            option.help, option.rich_help_panel = text, panel
        return option

    command.get_help_option = spoken
