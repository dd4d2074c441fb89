"""Options and written positions of strangers: whatever they are, a table that cannot be shown is never stored."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from tests.ford.game import BASE
from tests.odd import ODD, places
from tests.server_driver import Player, Running, begin
from thirdage import Rng
from thirdage.server.tables.written_positions import LONGEST

FP, SH = "free-peoples", "shadow"
Json = dict[str, Any]


def played(game: str, answers: int, seed: int = 3) -> thirdage.Match:
    match = thirdage.new_match(game, seed=seed)
    for _ in range(answers):
        assert match.ask is not None
        match.answer(match.ask.options.sample(Rng(match.index)))
    return match


@pytest.mark.parametrize("game", ["cards", "wotr", "ford"])
def test_options_that_make_no_sense(ann: Player, game: str) -> None:
    names = [option["id"] for option in thirdage.games() if option["id"] == game for option in option["options"]]
    assert names
    for name in (*names, "players", "none"):
        for odd in ODD:
            answered = ann.http.post("/api/tables", json={"game": game, "options": {name: odd}})
            assert answered.status_code == 201 or 400 <= answered.status_code < 500, (name, odd)
            assert answered.status_code == 400 or not isinstance(odd, dict | str | float | None), (name, odd)


def test_a_mask_that_is_none(ann: Player) -> None:
    """It was accepted, and the view of its table failed ever after."""
    match = played("wotr", 300)
    written = match.written()
    good = ann.http.post("/api/tables", json={"game": "wotr", "position": written})
    assert good.status_code == 201
    masks: list[Any] = ["text", None, [], {}, 1.5]
    for mask in masks:
        bad = copy.deepcopy(written)
        bad["position"]["discards"][0][1] = mask
        before = ann.get("/api/tables")
        ann.refused(400, "refused-position", "POST", "/api/tables", {"game": "wotr", "position": bad})
        assert ann.get("/api/tables") == before


def test_a_position_that_is_too_large(ann: Player) -> None:
    """Whoever looks at the list of open tables has them all read."""
    written = {**played("ford", 5).written(), "more": "x" * LONGEST}
    ann.refused(413, "server-too-large", "POST", "/api/tables", {"game": "ford", "position": written})


@pytest.mark.parametrize(("game", "answers"), [("wotr", 120), ("cards", 40), ("ford", 9)])
def test_mutated_positions(running: Running, ann: Player, game: str, answers: int) -> None:
    """Refused with a message, or taken; and what is taken can be looked at by everyone."""
    rng = Random(5)
    written = played(game, answers).written()
    taken = 0
    for n in range(60):
        mutant = copy.deepcopy(written)
        if n:
            rng.choice(places(mutant))(rng.choice(ODD))
        seats = dict.fromkeys(thirdage.new_match(game).seats, "me")
        answered = ann.http.post("/api/tables", json={"game": game, "position": mutant, "seats": seats})
        if answered.status_code != 201:
            assert 400 <= answered.status_code < 500, answered.text
            assert answered.json()["text"]
            continue
        taken += 1
        table = answered.json()["id"]
        begin(table, ann)
        for seat in (*seats, "spectator"):
            assert ann.http.get(f"/api/tables/{table}/view", params={"seat": seat}).status_code == 200
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    assert taken > 0


def test_a_position_that_somebody_cannot_be_shown(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    written = played("ford", 5).written()
    view = FORD.view

    def fails(position: Any, seat: str) -> Json:
        if seat == "spectator":
            raise KeyError("nobody looks from here")
        return view(position, seat)

    before = ann.get("/api/tables")
    with monkeypatch.context() as patched:
        patched.setattr(FORD, "view", fails, raising=False)
        told = ann.refused(400, "refused-position", "POST", "/api/tables", {"game": "ford", "position": written})
        assert told["args"]["found"] == "KeyError"
        patched.setattr(FORD, "view", lambda position, seat: {**view(position, seat), "large": object()})
        ann.refused(400, "refused-position", "POST", "/api/tables", {"game": "ford", "position": written})
    assert ann.get("/api/tables") == before
    assert ann.table(position=written, keep_hands=True)


def broken(*_: Any) -> Any:
    """A rule that a position breaks: it is a generator, as rules are."""
    yield from ()
    raise ZeroDivisionError


@pytest.mark.parametrize("written", [True, False], ids=["from a position", "as all games"])
def test_a_game_that_fails(running: Running, ann: Player, monkeypatch: pytest.MonkeyPatch, written: bool) -> None:
    """Nothing has changed, the next who looks sees the game as it was, and a written position is the sender's fault."""
    position = played("ford", 0).written() if written else None
    table = ann.table(seats={FP: "me", SH: "me"}, position=position)
    before = ann.state(table)
    with monkeypatch.context() as patched:
        for seam in BASE.seams:
            patched.setitem(running.match(table).rules.seams, seam, broken)
        for _ in range(30):
            ask = running.match(table).asks[0]
            answer = ask.options.sample(Rng(ask.index)).json(running.match(table).rules.names)
            answered = ann.answer(table, ask.seat, ask.index, answer)
            if answered.status_code != 200:
                break
            before = ann.state(table)
    expected = (409, "server-position-leads-nowhere") if written else (500, "server-failed")
    assert (answered.status_code, answered.json()["id"]) == expected
    assert ann.state(table) == before
    assert ann.answer(table, ask.seat, ask.index, answer).status_code == 200


def test_a_table_of_four_begins_from_set_up_and_from_a_position(ann: Player) -> None:
    """Each has a hand of its own, an ally's is as hidden as an enemy's, and there is a next game for all four."""
    seats = ("gondor", "rohan", "witch-king", "saruman")
    wish: Json = {
        "game": "wotr",
        "options": {"players": 4},
        "seats": {"gondor": "me"} | dict.fromkeys(seats[1:], "bot:random"),
    }
    more: Json
    for more in ({}, {"position": {}}):
        table = ann.post("/api/tables", {**wish, **more})
        assert tuple(table["seats"]) == seats
        begin(table["id"], ann)
        hands = ann.state(table["id"])["view"]["position"]["hands"]
        assert tuple(hands) == seats
        assert all(slot["card"] is None for seat in seats[1:] for slot in hands[seat])
        ann.post(f"/api/tables/{table['id']}/resign", {"seat": "gondor"})
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert tuple(again["seats"]) == seats
