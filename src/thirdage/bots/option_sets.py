"""The sets of options that a soak plays: numbers of players and expansions, and the other options at random."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any, Final

from thirdage.kernel import Game, MatchOption, Refused, Rng

Json = dict[str, Any]
EXPANSIONS: Final = "expansions"
MANY_SUBSETS: Final = 6
"""With more expansions than this, only none, each alone, and all together are tried."""


def option_sets(game: Game) -> list[Json]:
    """Every number of players with every set of expansions that the game allows together."""
    bundles: list[Json] = [{}]
    for option in game.match_options():
        if option.id == EXPANSIONS:
            bundles = [{EXPANSIONS: list(chosen)} for chosen in _subsets(option.choices)]
    wanted = [{"players": players, **bundle} for players in game.players for bundle in bundles]
    return [table for table in wanted if _allowed(game, table)]


def with_other_options(game: Game, table: Json, rng: Rng) -> Json:
    """The set with its other options at random; with their defaults if the game refuses the combination."""
    drawn = dict(table)
    for option in game.match_options():
        if option.id not in table and rng.randrange(2):
            drawn[option.id] = _any_value(option, rng)
    return drawn if _allowed(game, drawn) else table


def _subsets(choices: tuple[str, ...]) -> list[tuple[str, ...]]:
    sizes = range(len(choices) + 1) if len(choices) <= MANY_SUBSETS else (0, 1, len(choices))
    return list(chain.from_iterable(combinations(choices, size) for size in sizes))


def _any_value(option: MatchOption, rng: Rng) -> Any:
    if option.type == "bool":
        return bool(rng.randrange(2))
    if option.type == "int":
        return option.low + rng.randrange(option.high - option.low + 1)
    if option.type == "choice":
        return option.choices[rng.randrange(len(option.choices))]
    return [choice for choice in option.choices if rng.randrange(2)]


def _allowed(game: Game, table: Json) -> bool:
    try:
        game.rules(table)
    except Refused:
        return False
    return True
