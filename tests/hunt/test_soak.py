"""The soak of Hunt for the Ring: whole games of mixed players at every table, both chapters, checked on the way."""

from __future__ import annotations

import pytest

import thirdage
from thirdage.bots.hunt.soak_hints import starts
from thirdage.bots.soak import SoakPlan, soak
from thirdage.games.hunt.game import HUNT

PLAYERS = (2, 3, 4, 5)
STRETCH = 20
"""A match is run again from its seam for every fork and world; longer stretches would make them dear."""
SHARDS, SHARD = 3, 5
"""Sixty games at the four tables in every run, in portions that can be spread over processes."""
GAMES, CLOSELY, SHARE = 750, 30, 60
"""At each table in a long soak (three thousand in all), those looked at closely at every seam, and for the others one
answer in so many."""
ONLY_SOMEWHERE = {2: {"hunt-leader-drawn", "hunt-share-sorcery", "hunt-give-card"}}
"""Asks that a table does not know: with one Ringwraith player there is nobody to lead or to share with."""


@pytest.mark.no_cover  # whole games would be slow to trace, and cover nothing that rules tests must not cover
@pytest.mark.parametrize("first", range(0, SHARDS * SHARD, SHARD))
@pytest.mark.parametrize("players", PLAYERS)
def test_games_end_by_rule(players: int, first: int) -> None:
    """HR-GEN-05: cards, tokens and figures conserved after every answer, everything else now and then."""
    result = soak(SoakPlan("hunt", games=SHARD, seed=first, share=40, options={"players": players}))
    assert result.failures == []
    assert sum(result.tally.endings.values()) == result.tally.games == SHARD
    assert result.tally.stretch < STRETCH


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_three_thousand_games(players: int) -> None:
    """Every card, token, ability and ending is met at every table."""
    options = {"players": players}
    closely = soak(SoakPlan("hunt", CLOSELY, 50_000, every_seam=True, options=options), jobs=0)
    others = soak(SoakPlan("hunt", GAMES - CLOSELY, 60_000, share=SHARE, options=options), jobs=0)
    assert closely.failures == []
    assert others.failures == []
    closely.tally.add(others.tally)
    assert sum(closely.tally.endings.values()) == GAMES
    missing = closely.missing
    unknown = ONLY_SOMEWHERE.get(players, set())
    assert missing["used"] == []
    assert set(missing["asks"]) <= unknown
    assert {answer.partition(":")[0] for answer in missing["answers"]} <= unknown
    assert closely.tally.stretch < STRETCH


def test_the_written_beginnings_can_be_played() -> None:
    """Eight for each number of players; with chapter 1 alone those of chapter 2 are refused (HR-GEN-03)."""
    assert [row["options"]["players"] for row in starts()] == [players for players in PLAYERS for _ in range(8)]
    for row in starts():
        match = thirdage.setup("hunt", row)
        HUNT.check(match.position)
        assert match.ask is not None
        if row.get("chapter") == 2:
            with pytest.raises(thirdage.Refused):
                thirdage.setup("hunt", row, options={**row["options"], "chapters": "first"})


def test_what_is_expected() -> None:
    """Both decks, each half of a card, in the chapters that are played."""
    both, first = (HUNT.expected(HUNT.rules({"chapters": chapters})) for chapters in ("both", "first"))
    assert len(set(both)) == len(both)
    assert "card:ally-elbereth-gilthoniel" in both
    assert {"card:sorcery-leader-of-the-nine:0", "card:sorcery-leader-of-the-nine:1", "end:rivendell"} <= set(both)
    assert set(first) - set(both) == {"end:safe"}
    assert not {"card:ally-elbereth-gilthoniel", "card:sorcery-leader-of-the-nine:1", "gandalf:deed"} & set(first)
