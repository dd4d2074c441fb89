"""`thirdage games`: what can be played."""

from __future__ import annotations

from typing import Any

import thirdage
from thirdage.cli.terminal import Terminal
from thirdage.games import find, known

Json = dict[str, Any]


def list_games(terminal: Terminal, as_json: bool) -> None:
    """All games, or the machine's form of them."""
    if as_json:
        terminal.json(thirdage.games())
        return
    for id in known():
        _describe(terminal.about(find(id)), find(id).json())


def _describe(terminal: Terminal, game: Json) -> None:
    words = terminal.words
    terminal.line(f"{game['id']:<6} {words.name('game', game['id'])}", style="bold")
    for players, seated in game["players"].items():
        sides = [", ".join(words.name("seat", seat) for seat in seats) for seats in seated["sides"].values()]
        terminal.line(f"       {words.say('cli-players', {'players': int(players)})}: {' – '.join(sides)}")
    for option in game["options"]:
        terminal.line(f"       --option {option['id']}={_values(option)}", style="cyan")


def _values(option: Json) -> str:
    """What may stand behind the equals sign."""
    if option["type"] == "bool":
        return "yes|no"
    if option["type"] == "int":
        return f"{option['minimum']}–{option['maximum']}"
    return ("," if option["type"] == "set" else "|").join(option["choices"])
