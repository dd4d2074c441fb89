"""What can be answered only one way is answered for whoever wants that, and told to nobody else.

An undo passes over it. And a pass stands until something else is offered.
"""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import thirdage
from tests.server_driver import Json, Player, Running, both, serving
from tests.test_server_standing import FP, OF_THE_CLOCK, PASS, SH, answers, leave, plays, wait
from thirdage.server.storage.rows import Seat, TableRow
from thirdage.server.tables.standing import only_answer

REACTION, NONE = "fog", "spy"
"""A card by which the Shadow could react, and one by which it cannot."""


def holding(card: str) -> Json:
    """The walker may play a card; the Shadow holds one card."""
    return {"position": {"next": ["act", 0], "hands": {FP: ["bread", "omen"], SH: [card]}}, "keep_hands": True}


def want(player: Player, table: str, seat: str, on: bool = True) -> Json:
    """Have only answers given."""
    told: Json = player.post(f"/api/tables/{table}/only-answers", {"seat": seat, "on": on})
    return told


def test_a_seat_without_a_choice_is_not_asked_and_alone_is_told(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **holding(NONE))
    assert want(bob, table, SH)["only"] == [SH]
    index = plays(ann, running, table, "bread")
    wait(lambda: running.match(table).index > index + 1)
    assert running.match(table).record()["entries"][index + 1] == {"seat": SH, "answer": PASS}
    told = bob.get(f"/api/tables/{table}")
    assert told["forced"] == {SH: [{"index": index + 1, "kind": "react", "answer": PASS}]}
    others = ann.get(f"/api/tables/{table}")
    assert others["only"] == []
    assert others["forced"] == {FP: []}
    assert "forced" not in str(ann.get(f"/api/tables/{table}/record?seat={FP}"))


def test_with_a_choice_or_without_the_wish_it_is_asked(running: Running, ann: Player, bob: Player) -> None:
    for card, on in ((REACTION, True), (NONE, False)):
        table = both(ann, bob, **holding(card))
        want(bob, table, SH)
        want(bob, table, SH, on)
        with patch("thirdage.server.tables.standing.SHORTEST", 0.05):
            plays(ann, running, table, "bread")
            time.sleep(0.4)
        assert [(ask.seat, ask.kind) for ask in running.match(table).asks] == [(SH, "react")]


def test_whose(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **holding(NONE))
    wish = {"seat": FP, "on": True}
    bob.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/only-answers", wish)


def test_it_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        table = both(ann, bob, **holding(NONE))
        want(bob, table, SH)
    with serving(data) as server:
        ann.move(server.address)
        bob.move(server.address)
        assert bob.get(f"/api/tables/{table}")["only"] == [SH]
        index = plays(ann, server, table, "bread")
        wait(lambda: server.match(table).index > index + 1)
        assert bob.get(f"/api/tables/{table}")["forced"][SH]
        ann.close()
        bob.close()


# -- what others could learn ------------------------------------------------------------------------------------------


def heard(data: Path, card: str) -> tuple[list[Any], list[Any], float, list[Any]]:
    """What the opponent and whoever looks on are told while the Shadow lets a window go by; how long that takes.

    With a playable card it has left that answer standing; without one there is no other.
    """
    with serving(data) as server, patch("thirdage.server.tables.standing.SHORTEST", 0.4):
        ann, bob, eve = (Player(server.address, name) for name in ("Ann", "Bob", "Eve"))
        table = both(ann, bob, **holding(card))
        if card == REACTION:
            leave(bob, table, SH, "revoked")
        else:
            want(bob, table, SH)
        frames: list[Any] = []
        with ann.line(table) as one, eve.line(table) as two:
            lines = (one, two)
            index = plays(ann, server, table, "bread")
            start = time.monotonic()
            wait(lambda: server.match(table).index > index + 1)
            took = time.monotonic() - start
            for line in lines:
                told: list[Any] = []
                while not told or told[-1][:2] != ("state", server.match(table).index):
                    told.append(bare(line.hear()))
                frames.append(last_of_each(told))
        final = [player.get(f"/api/tables/{table}/{what}") for player in (ann, eve) for what in ("view", "log")]
        record = ann.get(f"/api/tables/{table}/record?seat={FP}")["entries"]
        for player in (ann, bob, eve):
            player.close()
    return frames, final, took, record


def bare(message: Json) -> tuple[Any, ...]:
    """A message without what depends on the clock, and on chance that is not ours."""
    if message["type"] == "table":
        kept = {k: part for k, part in message["table"].items() if k not in (*OF_THE_CLOCK, "id", "dice")}
        return ("table", message["table"]["index"], kept)
    if message["type"] == "state":
        return ("state", message["index"], {key: message[key] for key in ("seat", "view", "aids")})
    return (message["type"], -1, None)


def last_of_each(told: list[Any]) -> list[Any]:
    """Of each kind of message the last with its index; how often the same was said depends on the machine."""
    return sorted({(kind, index): what for kind, index, what in told if what is not None}.items())


def test_nothing_tells_whether_there_was_a_choice(tmp_path: Path) -> None:
    """A seat with and one without a playable card: the same frames, view, log and record; and the same delay."""
    frames, final, took, record = heard(tmp_path / "with.sqlite", REACTION)
    bare_frames, bare_final, bare_took, bare_record = heard(tmp_path / "without.sqlite", NONE)
    assert final == bare_final
    assert record == bare_record
    for told, other in zip(frames, bare_frames, strict=True):
        one, two = dict(told), dict(other)
        assert len(one.keys() & two.keys()) > 2
        assert all(one[key] == two[key] for key in one.keys() & two.keys())
    for time_taken in (took, bare_took):
        assert 0.4 <= time_taken < 2


def spying(*guests: str) -> tuple[TableRow, thirdage.Match]:
    """The walker has played the Spy, and there is one seat to spy on; these guests sit at the table."""
    match = thirdage.setup("ford", {"next": ["act", 0], "hands": {FP: ["spy", "omen"], SH: ["fog"]}})
    match.answer({"kind": "play-card", "card": "spy"}, FP)
    while match.asks[0].kind == "react":
        match.answer(PASS, match.asks[0].seat)
    row = SimpleNamespace(seats={seat: Seat("person", guest) for seat, guest in zip(match.seats, guests, strict=True)})
    return cast(TableRow, row), match


def test_what_would_tell_is_asked() -> None:
    """An ask that is not in sight and cannot be passed: where others sit the seat gets its time, alone it does not."""
    row, match = spying("ann", "bob")
    [ask] = match.asks
    assert (ask.kind, len(list(ask.options))) == ("spy", 1)
    assert not match.can_undo(FP), "the other has been asked since"
    assert only_answer(row, match, ask) is None
    alone, match = spying("ann", "ann")
    assert only_answer(alone, match, match.asks[0]) is not None


def test_nothing_is_given_that_ends_a_free_way_back() -> None:
    row, match = spying("ann", "ann")
    [ask] = match.asks
    with patch.object(thirdage.Match, "can_undo", return_value=True):
        assert only_answer(row, match, ask) is None, "what is spied upon is seen"


# -- undo ---------------------------------------------------------------------------------------------------------


def test_an_undo_steps_over_it(running: Running, ann: Player) -> None:
    """The seat is asked again what it has answered itself, and not what was answered for it."""
    table = ann.table(seats={FP: "me", SH: "me"}, undo_setting="practice", **holding(NONE))
    assert ann.get(f"/api/tables/{table}")["state"] == "playing"
    for seat in (FP, SH):
        want(ann, table, seat)
    index = plays(ann, running, table, "bread")
    wait(lambda: [ask.kind for ask in running.match(table).asks] == ["act"])
    own = running.match(table).asks[0].index
    ann.answer(table, SH, own, PASS)
    assert ann.post(f"/api/tables/{table}/undo", {"seat": SH}) == {"undone": True}
    assert [(ask.seat, ask.kind) for ask in running.match(table).asks] == [(SH, "act")]
    assert ann.post(f"/api/tables/{table}/undo", {"seat": FP}) == {"undone": True}
    assert [(ask.seat, ask.kind) for ask in running.match(table).asks] == [(FP, "act")]
    assert [e["undo"] for e in running.match(table).record()["entries"] if "undo" in e] == [own, index]


def test_where_it_may_go_no_further_the_seat_answers_itself(running: Running, ann: Player, bob: Player) -> None:
    """Nothing was decided before it: what was answered for the seat is asked, and not answered again at once."""
    table = both(ann, bob, undo_setting="practice", **holding(NONE))
    want(bob, table, SH)
    index = plays(ann, running, table, "bread")
    wait(lambda: running.match(table).index > index + 1)
    assert bob.post(f"/api/tables/{table}/undo", {"seat": SH}) == {"undone": True}
    with patch("thirdage.server.tables.standing.SHORTEST", 0.05):
        time.sleep(0.3)
    [ask] = running.match(table).asks
    assert (ask.seat, ask.kind) == (SH, "react")
    assert bob.get(f"/api/tables/{table}")["forced"] == {SH: []}
    assert bob.answer(table, SH, ask.index, PASS).status_code == 200


# -- pass until something changes -------------------------------------------------------------------------------------


def test_a_pass_stands_as_long_as_the_same_is_offered(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **holding(NONE))
    index = running.match(table).asks[0].index
    told = leave(ann, table, FP, "change", kind="act")
    assert told["standing"] == {FP: [{"kind": "act", "until": "change"}]}
    wait(lambda: running.match(table).index > index)
    assert answers(running.match(table))[0] == (FP, PASS)


def test_what_cannot_be_passed_cannot_be_left_so(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **holding(NONE))
    path = f"/api/tables/{table}/standing-answer"
    for player, seat, kind in ((bob, SH, "act"), (ann, FP, "walk"), (ann, FP, "react")):
        player.refused(409, "refused-standing", "POST", path, {"seat": seat, "kind": kind, "until": "change"})
