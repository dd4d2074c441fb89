"""Kings in whole games: all checks of random play, what others cannot tell, and that nobody else knows of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import thirdage
from thirdage.bots.soak import SoakPlan, soak, soak_game
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.kings import bundle
from thirdage.games.wotr.kings.bundle import KINGS
from thirdage.kernel import Rng

from .court import CHOSEN, FP, GAME, SH, acts, on

HOME = Path(bundle.__file__).parent
ROUNDS = 1_000
STRETCH = 40
"""Longer stretches between seams would make forks dear."""


@pytest.mark.parametrize(("players", "seed"), [(2, 101), (2, 102), (3, 103), (4, 104)])
def test_it_is_played_with_all_checks(players: int, seed: int) -> None:
    """Figures and cards conserved, views, samples, forks, records and undo, at many points of whole games."""
    soaked = soak_game(GAME, SoakPlan("wotr", options={**CHOSEN, "players": players}), seed)
    assert not soaked.failure, soaked.failure


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(200, 212))
def test_games_end_by_rule(seed: int) -> None:
    """A share of the soak: two, three and four players in turn, all other options at random."""
    plan = SoakPlan("wotr", options={**CHOSEN, "players": 2 + seed % 3}, share=200, max_rounds=ROUNDS)
    soaked = soak_game(GAME, plan, seed)
    assert not soaked.failure, soaked.failure
    assert sum(soaked.tally.endings.values()) == 1
    assert soaked.tally.stretch < STRETCH


@pytest.mark.long
@pytest.mark.parametrize(("players", "games"), [(2, 2_000), (3, 500), (4, 500)])
def test_thousands_of_games_of_two_three_and_four(players: int, games: int) -> None:
    """All invariants; with two players every card, tile and ability that Kings brings is met."""
    options = {**CHOSEN, "players": players}
    result = soak(SoakPlan("wotr", games=games, seed=40_000, max_rounds=ROUNDS, options=options), jobs=0)
    assert result.failures == []
    assert sum(result.tally.endings.values()) == games
    assert result.tally.stretch < STRETCH
    if players == 2:
        assert [name for name in KINGS.expected if not result.tally.used[name]] == []


def test_what_a_soak_expects_is_there() -> None:
    """KM-SET-03: nothing of the eleven replaced cards, all of those that came."""
    plain, rules = set(WOTR.expected(WOTR.rules())), GAME.rules(CHOSEN)
    replaced = {row["instead_of"] for row in KINGS.rows["cards"] if "instead_of" in row}
    assert len(replaced) == 11
    lost = {f"card:{card}" for card in replaced} | {"removed:sh-str-03"}
    assert plain - set(GAME.expected(rules)) == lost
    assert {f"card:{row['id']}" for row in KINGS.rows["cards"]} <= set(rules.expected)


def test_worlds_that_differ_in_hidden_tiles_look_alike_to_the_free_peoples() -> None:
    laid = [{"tile": tile, "may-be": ["std-1", "std-3"]} for tile in ("std-1", "std-3")]
    views = []
    for tile in laid:
        war = acts(FP, "event", parts={"kings": {"tiles": {"dain": [tile]}}})
        views.append([war.match.view(seat)["position"] for seat in (FP, "spectator", SH)])
    assert views[0][:2] == views[1][:2]
    assert views[0][2] != views[1][2]


def test_samples_hold_any_tile_possible_that_was_not_seen() -> None:
    match = acts(FP, "event", parts=on({"dain": ["std-3"]})).match
    found = set()
    for seed in range(150):
        world = match.sample(FP, Rng(seed))
        GAME.check(world.position)
        assert world.view(FP) == match.view(FP)
        found.add(GAME.write(world.position)["parts"]["kings"]["tiles"]["dain"][0]["tile"])
    assert found == {"std-0r", "std-1", "std-1r", "std-2", "std-2r", "std-3"}, "neither Eyes nor royal tiles"


def test_base_code_does_not_know_it() -> None:
    """But for the place where it can be chosen, and a card of the base game."""
    named = re.compile(r"\bkings\b|sovereign|chieftain", re.IGNORECASE)
    files = [file for file in HOME.parent.rglob("*.py") if HOME not in file.parents and file.name != "expansions.py"]
    found = {line for file in files for line in file.read_text("utf-8").splitlines() if named.search(line)}
    assert found <= {'"""How many settlements Many Kings and Pits of Mordor name."""'}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_offered_with_its_options(players: int) -> None:
    told = {option["id"]: option for option in thirdage.games()[0]["options"]}
    assert "kings" in told["expansions"]["choices"]
    assert {"open-corruption", "last-tile-counts", "no-ruler-tokens", "dismay-tokens"} <= told.keys()
    match = thirdage.new_match("wotr", options={**CHOSEN, "players": players}, seed=1)
    assert "kings" in match.rules.parts
    assert match.record()["options"]["expansions"] == ["kings"]
    assert thirdage.replay(match.record()).rules.options == match.rules.options


WITHOUT = """
import sys
import thirdage
from thirdage.bots.bot_games import SeatedBots
match = thirdage.new_match("wotr", seed=3)
seated = SeatedBots(match, 3, dict.fromkeys(match.seats, "rules"))
while match.ask is not None:
    match.answer(seated.choose(match.ask))
again = thirdage.replay(match.record()).outcome
assert (again.side, again.reason) == (match.outcome.side, match.outcome.reason)
print([name for name in sys.modules if name.startswith("thirdage.games.wotr.kings")])
"""


def test_base_play_does_not_import_it() -> None:
    """A whole game of the base, its record and its replay, in a process of its own."""
    told = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_a_match_without_it_is_what_it_was() -> None:
    plain, beside = (game.rules() for game in (WOTR, GAME))
    assert plain.facts.digest == beside.facts.digest
    assert WOTR.write(WOTR.start(plain)) == GAME.write(GAME.start(beside))
    assert "expansions" not in beside.written_options
