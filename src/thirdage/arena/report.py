"""The report of a tournament as data for programs; `page` makes a page of it."""

from __future__ import annotations

from typing import Any

from thirdage.arena.ratings import Rated, rate
from thirdage.arena.results import Meeting
from thirdage.arena.tournament import Tournament

Json = dict[str, Any]


def data(tournament: Tournament, meetings: list[Meeting]) -> Json:
    """Everything that was found out."""
    return {
        "plan": tournament.json(),
        "meetings": [meeting.json(tournament.limit) for meeting in meetings],
        "ratings": [_rating(one) for one in rate(rated_games(meetings))],
    }


def rated_games(meetings: list[Meeting]) -> list[tuple[str, str, float]]:
    """All games as the ratings take them: a bot on a side against another on the other."""
    games = []
    for meeting in meetings:
        for game in meeting.good():
            (one, first), (two, second) = game.bots.items()
            games.append((f"{first}, {one}", f"{second}, {two}", game.score(one)))
    return games


def _rating(one: Rated) -> Json:
    bot, _, side = one.name.rpartition(", ")
    return {**one.json(), "bot": bot, "side": side}
