"""What is printed on board and cards reaches the page by digest, that of expansions too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server_driver import Player
from thirdage.games import find
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import Bundle
from thirdage.kernel.printed import printed

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"
CARD: Json = {"id": "fp-char-99", "side": FP, "deck": f"{FP}-character", "die": "character", "combat": "scouts"}
OMENS = Bundle(
    "omens",
    rows={"cards": [CARD], "counts": [{"id": f"{FP}-character", "count": 1}], "omens": [{"id": "red-star", "turn": 3}]},
)


@pytest.fixture
def omens() -> Iterator[None]:
    WOTR.add_expansion(OMENS)
    yield
    del WOTR.expansions["omens"]


def table(person: Player, game: str, **options: Any) -> Json:
    made: Json = person.post("/api/tables", {"game": game, "options": options})
    return made


def facts_of(person: Player, named: Json) -> Json:
    told: Json = person.get(f"/api/facts/{named['game']}/{named['facts']}")
    return told


def test_a_table_names_its_facts_and_browsers_keep_them(ann: Player) -> None:
    named = table(ann, "wotr")
    answered = ann.http.get(f"/api/facts/wotr/{named['facts']}", headers={"accept-encoding": "gzip"})
    assert answered.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answered.headers["content-encoding"] == "gzip"
    assert "set-cookie" not in answered.headers
    assert answered.json() == printed(find("wotr").rules())
    assert ann.get(f"/api/tables/{named['id']}")["facts"] == named["facts"]


def test_the_list_of_games_names_the_usual_facts(ann: Player) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")["games"]}
    assert games["wotr"]["facts"] == table(ann, "wotr", **{"open-hands": True})["facts"]
    assert facts_of(ann, {"game": "ford", **games["ford"]})["forms"]


def test_facts_are_those_of_the_options(ann: Player) -> None:
    trilogy, duel = table(ann, "cards", players=2), table(ann, "cards", scenario="duel")
    assert trilogy["facts"] == table(ann, "cards", players=4)["facts"], "who sits there is no fact"
    assert trilogy["facts"] != duel["facts"]
    assert facts_of(ann, duel)["order"] == ["gandalf", "witch-king"]


@pytest.mark.usefixtures("omens")
def test_an_expansion_reaches_the_page(ann: Player) -> None:
    plain, named = table(ann, "wotr"), table(ann, "wotr", expansions=["omens"])
    assert plain["facts"] != named["facts"]
    assert CARD["id"] not in facts_of(ann, plain)["cards"]
    told = facts_of(ann, named)
    assert told["cards"][CARD["id"]] == {**{k: CARD[k] for k in ("side", "deck", "die", "combat")}, "table": False}
    assert told["expansions"]["omens"]["omens"] == [{"id": "red-star", "turn": 3}]


def test_a_digest_that_nobody_was_told_is_refused(ann: Player) -> None:
    ann.refused(404, "server-facts-unknown", "GET", f"/api/facts/wotr/{'0' * 64}")
    ann.refused(404, "server-facts-unknown", "GET", f"/api/facts/no-such-game/{'0' * 64}")
