"""`thirdage games`: what can be played, and what is planned."""

from __future__ import annotations

from typing import Any

import thirdage
from thirdage.cli.talk import Talk
from thirdage.games import PLANNED, find, known

Json = dict[str, Any]


def list_games(talk: Talk, as_json: bool) -> None:
    """All games, or the machine's form of those that can be played."""
    if as_json:
        talk.json(thirdage.games())
        return
    for id in known():
        _describe(talk.about(find(id)), find(id).json())
    for id in PLANNED:
        if id not in known():
            words = talk.words
            talk.line(f"{id:<6} {words.name('game', id)} ({words.say('cli-not-yet')})", style="dim")


def _describe(talk: Talk, game: Json) -> None:
    words = talk.words
    talk.line(f"{game['id']:<6} {words.name('game', game['id'])}", style="bold")
    for players, seated in game["players"].items():
        sides = [", ".join(words.name("seat", seat) for seat in seats) for seats in seated["sides"].values()]
        talk.line(f"       {words.say('cli-players', {'players': int(players)})}: {' – '.join(sides)}")
    for option in game["options"]:
        talk.line(f"       --option {option['id']}={_values(option)}", style="cyan")


def _values(option: Json) -> str:
    """What may stand behind the equals sign."""
    if option["type"] == "bool":
        return "yes|no"
    if option["type"] == "int":
        return f"{option['minimum']}–{option['maximum']}"
    return ("," if option["type"] == "set" else "|").join(option["choices"])
