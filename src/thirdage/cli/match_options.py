"""Match options from the command line: `--option expansions=storm --option swift=yes --players 3`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from thirdage.cli.exit_codes import CommandError
from thirdage.kernel import Game, MatchOption, Refused

Json = dict[str, Any]
WORDS_FOR_BOOL: Final = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False}


def match_options(game: Game, players: int | None, given: Sequence[str]) -> Json:
    """The options of a match. What the words mean follows from the option's type; the game checks the rest."""
    chosen: Json = {} if players is None else {"players": players}
    known = {option.id: option for option in game.match_options()}
    for text in given:
        key, equals, value = text.partition("=")
        key = key.strip()
        if not equals or not key:
            raise CommandError("cli-option-form", {"form": "KEY=VALUE", "given": text})
        if key == "players" and value.strip().isdecimal():
            chosen[key] = int(value)
        else:
            chosen[key] = _value(known[key], value.strip()) if key in known else value
    try:
        game.rules(chosen)
    except Refused as refused:
        # The game says what it was given; the user should read what was typed.
        typed = {text.partition("=")[0].strip(): text.partition("=")[2] for text in given}
        option = refused.reason.args.get("option")
        if refused.id == "refused-option-value" and option in typed:
            raise CommandError(refused.id, {"option": option, "value": typed[option]}) from refused
        raise
    return chosen


def _value(option: MatchOption, text: str) -> Any:
    """The value of the option's type; words that are none stay words, and the game refuses them."""
    if option.type == "bool":
        return WORDS_FOR_BOOL.get(text.lower(), text)
    if option.type == "int":
        return int(text) if text.removeprefix("-").isdecimal() else text
    if option.type == "choice":
        return text
    return [part.strip() for part in text.split(",") if part.strip()]


def bot_list(text: str) -> tuple[str, ...]:
    """The bots of `--bots A,B`."""
    return tuple(part.strip() for part in text.split(",") if part.strip()) or ("random",)
