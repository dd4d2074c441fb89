"""The study of the Card Game's balance: what was cut off goes on, and no game is played twice."""

from __future__ import annotations

import json
from pathlib import Path

import balance_cards
import pytest

PORTION = ["rules,random", "1", "600", "fellowship"]
WHOLE = ["rules,random", "2", "600", "fellowship"]


def test_a_run_that_goes_on_says_what_a_whole_run_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    balance_cards.main(["--journal", str(journal), *PORTION])
    capsys.readouterr()
    balance_cards.main(["--journal", str(journal), *WHOLE])
    in_portions = capsys.readouterr().out
    balance_cards.main(WHOLE)
    assert capsys.readouterr().out == in_portions
    assert "| fellowship | 2 |" in in_portions
    games = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
    assert [game["seed"] for game in games] == [600, 601]


def test_games_of_the_journal_are_believed_and_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    game = {"bots": "rules,random", "table": "fellowship", "seed": 600, "won": "shadow", "reason": "lead"}
    journal.write_text(json.dumps(game | {"rounds": 99, "points": [3, 1, 2, 15, 8, 7, 1]}) + "\n", "utf-8")
    balance_cards.main(["--journal", str(journal), *PORTION])
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith("| fellowship | 1 | 0.0 % |")
    assert "| 99.0 | 3.0 | 1.0 | 2.0 | 15.0 | 8.0 | 7.0 | 1.0 |" in row
