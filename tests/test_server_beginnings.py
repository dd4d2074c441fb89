"""How a table begins is told, and hidden cards are dealt anew where others sit down, unless all agree to keep them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import thirdage
from tests.server_driver import Json, Player, Running, both, play, serving
from thirdage import Match, Rng
from thirdage.server.errors import Problem
from thirdage.server.storage.statements import row_of
from thirdage.server.storage.store import pack
from thirdage.server.tables import beginnings

FP, SH = "free-peoples", "shadow"
GAMES = ("wotr", "cards")


def known(game: str, seed: int = 3, answers: int = 60) -> Match:
    """A game somebody knows every card of."""
    match = thirdage.new_match(game, seed=seed)
    while match.index < answers or (game in GAMES and len(hidden(match)) < 3):
        assert match.ask is not None
        match.answer(match.ask.options.sample(Rng(match.index)))
    return match


def hand(state: Json, seat: str = SH) -> set[str]:
    """The cards that a seat sees in its own hands."""
    position = state["view"]["position"]
    if "hands" in position:
        return {slot["card"] for slot in position["hands"][seat]}
    own = [player["hand"]["cards"] for player in position["players"].values() if player["seat"] == seat]
    return {card for cards in own for card in cards}


def hidden(match: Match, seat: str = SH) -> set[str]:
    """The same, of a match that nobody has dealt anew."""
    return hand({"view": {"position": match.rules.game.view(match.line.checkpoint, seat)}}, seat)


def told(player: Player, table: str) -> list[str]:
    """What the log begins with."""
    return [entry["id"] for entry in player.get(f"/api/tables/{table}/log")["log"][:2]]


@pytest.mark.parametrize("game", GAMES)
def test_who_joins_a_written_position_gets_cards_by_chance(
    running: Running, ann: Player, bob: Player, game: str
) -> None:
    match = known(game)
    made = ann.post("/api/tables", {"game": game, "seats": {FP: "me"}, "position": match.written()})
    table = made["id"]
    assert (made["begins"], made["hands"], made["state"]) == ("position", "anew", "waiting")
    seen = next(one for one in bob.get("/api/tables")["open"] if one["id"] == table)
    assert (seen["begins"], seen["hands"]) == ("position", "anew")
    joined = bob.join(table, SH, ann)
    assert (joined["begins"], joined["hands"]) == ("position", "anew")
    assert told(bob, table) == told(ann, table) == ["log-begins-position", "log-hands-anew"]
    state = bob.state(table)
    assert hand(state) != hidden(match)
    written = running.match(table).origin
    assert written is not None
    assert thirdage.kernel.canonical(written) == thirdage.kernel.canonical(thirdage.kernel.dealt_anew(match))
    first = bob.get(f"/api/tables/{table}/replay", count=1)["moments"][0]
    assert [entry["id"] for entry in first["log"][:2]] == ["log-begins-position", "log-hands-anew"]
    assert bob.get(f"/api/tables/{table}/record")["log"][0]["id"] == "log-begins-position"
    play(running, table, {FP: ann, SH: bob}, Rng(4), 30)
    if running.match(table).outcome is None:
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    record = bob.get(f"/api/tables/{table}/record")
    assert thirdage.verify(record) > 0, "the deal is proved like every other draw"


def test_hands_are_kept_where_all_have_agreed(ann: Player, bob: Player) -> None:
    match = known("wotr")
    wish = {"game": "wotr", "seats": {FP: "me"}, "position": match.written(), "keep_hands": True}
    made = ann.post("/api/tables", wish)
    assert (made["begins"], made["hands"]) == ("position", "kept")
    assert next(one for one in bob.get("/api/tables")["open"] if one["id"] == made["id"])["hands"] == "kept"
    bob.join(made["id"], SH, ann)
    assert told(bob, made["id"]) == ["log-begins-position", "log-hands-kept"]
    assert hand(bob.state(made["id"])) == hand({"view": match.view(SH)})


def test_alone_one_plays_the_position_as_it_is(ann: Player) -> None:
    match = known("wotr")
    table = ann.table("wotr", seats={FP: "me", SH: "me"}, position=match.written())
    seen = ann.get(f"/api/tables/{table}")
    assert (seen["begins"], seen["hands"]) == ("position", "kept")
    assert hand(ann.state(table, FP), FP) == hand({"view": match.view(FP)}, FP)


def test_a_table_that_is_set_up_says_nothing(ann: Player, bob: Player) -> None:
    table = both(ann, bob, "wotr")
    seen = ann.get(f"/api/tables/{table}")
    assert (seen["begins"], seen["hands"]) == ("set-up", None)
    assert not any(id.startswith(("log-begins", "log-hands")) for id in told(ann, table))


def finished(running: Running, ann: Player, bob: Player, game: str) -> tuple[str, Json]:
    """A game that is over, and its record."""
    table = both(ann, bob, game)
    play(running, table, {FP: ann, SH: bob}, Rng(9), 80)
    if running.match(table).outcome is None:
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    record: Json = ann.get(f"/api/tables/{table}/record")
    return table, record


@pytest.mark.parametrize("game", GAMES)
def test_played_on_with_others_only_the_board_is_taken_over(
    running: Running, ann: Player, bob: Player, game: str
) -> None:
    old, record = finished(running, ann, bob, game)
    index = len(record["entries"]) // 2
    line = ann.get(f"/api/tables/{old}/replay", seat="referee", **{"from": index}, count=1)["moments"][0]["index"]
    new = ann.post(f"/api/tables/{old}/play-on", {"index": line, "seats": {FP: "me"}, "listed": True})
    assert (new["begins"], new["hands"]) == ("played-on", "anew")
    bob.join(new["id"], SH, ann)
    assert told(bob, new["id"]) == ["log-begins-played-on", "log-hands-anew"]
    match = running.match(new["id"])
    assert match.origin is not None
    entries = match.record()["entries"]
    assert all(entry["seat"] == "chance" and "number" in entry for entry in entries), "no answer of the old game"
    assert bob.get(f"/api/tables/{new['id']}/replay")["line"][0] == 0
    assert match.rules.game.progress(match.position)[0] > 0
    ann.post(f"/api/tables/{new['id']}/resign", {"seat": FP})
    assert thirdage.verify(bob.get(f"/api/tables/{new['id']}/record")) > 0


def test_played_on_with_the_hands_kept_its_past_is_there(running: Running, ann: Player, bob: Player) -> None:
    old, record = finished(running, ann, bob, "wotr")
    line = ann.get(f"/api/tables/{old}/replay", seat="referee", **{"from": 40}, count=1)["moments"][0]["index"]
    new = ann.post(f"/api/tables/{old}/play-on", {"index": line, "seats": {FP: "me"}, "keep_hands": True})
    assert (new["begins"], new["hands"]) == ("played-on", "kept")
    bob.join(new["id"], SH, ann)
    assert told(ann, new["id"]) == ["log-begins-played-on", "log-hands-kept"]
    kept = running.match(new["id"]).record()["entries"][:line]
    assert [entry["answer"] for entry in kept] == [entry["answer"] for entry in record["entries"][:line]]


def test_a_restart_between_makes_no_difference(tmp_path: Path) -> None:
    """The record of the game before is stored until the new one begins; then nothing of it is left."""
    with serving(tmp_path / "tables.sqlite") as running:
        ann, bob = Player(running.address, "Ann"), Player(running.address, "Bob")
        old, _ = finished(running, ann, bob, "wotr")
        line = ann.get(f"/api/tables/{old}/replay", seat="referee", **{"from": 50}, count=1)["moments"][0]["index"]
        new = ann.post(f"/api/tables/{old}/play-on", {"index": line, "seats": {FP: "me"}})["id"]
    with serving(tmp_path / "tables.sqlite") as running:
        for player in (ann, bob):
            player.move(running.address)
        assert bob.join(new, SH, ann)["hands"] == "anew"
        index = running.match(new).index
    with serving(tmp_path / "tables.sqlite") as running:
        for player in (ann, bob):
            player.move(running.address)
        assert bob.state(new)["index"] == index
        rows = running.tables.store.rows("select count(*) from entries where table_id = ?", new)
        assert rows == [(index,)]
        assert told(bob, new) == ["log-begins-played-on", "log-hands-anew"]
        ann.close()
        bob.close()


def test_where_nothing_can_be_dealt_anew_nobody_else_sits_down(running: Running, ann: Player, bob: Player) -> None:
    """The Ford has a hidden path, which no chance can find again."""
    position = known("ford", answers=4).written()
    wish: dict[str, Any] = {"game": "ford", "seats": {FP: "me"}, "position": position}
    ann.refused(409, "server-cannot-deal-anew", "POST", "/api/tables", wish)
    made = ann.post("/api/tables", {**wish, "keep_hands": True})
    assert bob.join(made["id"], SH, ann)["hands"] == "kept"
    alone = running.tables.find(made["id"]).row
    alone.keep_hands, alone.state = False, "waiting"
    alone.seats[SH].kind = "open"
    with pytest.raises(Problem) as refused:
        beginnings.may_sit(alone, "somebody")
    assert refused.value.message.id == "server-cannot-deal-anew"
    beginnings.may_sit(alone, alone.maker)


def test_an_imported_game_says_so(ann: Player) -> None:
    match = known("wotr", answers=10)
    copy = ann.post("/api/tables/import", {"record": match.record()})
    assert copy["begins"] == "imported"


@pytest.mark.parametrize(
    ("kept", "begins"),
    [({}, "set-up"), ({"position": {}}, "position"), ({"position": {}, "prologue": 3}, "played-on"),
     ({"position": {}, "chapter": 1}, "set-up"), ({"header": {}}, "imported")],
)  # fmt: skip
def test_tables_of_before_tell_it_too(running: Running, ann: Player, kept: Json, begins: str) -> None:
    """A file of an earlier version: what a table rests on says how it began."""
    body = msgspec.json.decode(pack(running.tables.find(ann.table(seats={FP: "me"})).row))
    for name in ("begins", "maker", "keep_hands", "hands"):
        del body[name]
    assert row_of(pack({**body, **kept})).begins == begins
