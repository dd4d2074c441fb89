"""Where somebody who walks unseen could be, and written notes: only where they were chosen, and the same for all."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

import thirdage
from tests.server_driver import Player, Running
from tests.test_server_resting import ONE, RB, TWO, hunters, sit
from thirdage.bots.bot_games import SeatedBots
from thirdage.kernel import Match, Rng, whereabouts
from thirdage.server.jobs.whereabouts import where_job
from thirdage.server.storage.statements import row_of
from thirdage.server.tables.analysis import Analysis
from thirdage.server.tables.notes import MOST

Json = dict[str, Any]
WRAITHS = "ringwraiths"
OWN = ("id", "created", "moved", "dice")
"""In what two tables differ that tell the same."""


def reached(seed: int, track: int, chapter: int = 1) -> Match:
    """A game of two, by bots, up to where the Ringwraiths are asked."""
    match = thirdage.new_match("hunt", seed=seed)
    bots = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
    while (ask := match.ask) is not None:
        seen = match.view("referee", offers=False)["position"]
        if (seen["chapter"], ask.seat) == (chapter, WRAITHS) and seen["track"] >= track:
            return match
        match.answer(bots.choose(ask), ask.seat)
    raise AssertionError("the game was over before")


def hunt_of(player: Player, written: Json, *, advice: bool | None = True) -> str:
    """A table that stands so: a bot hides, the player hunts."""
    seats = {RB: "bot:rules", WRAITHS: "me"}
    return player.table("hunt", position=written, seats=seats, advice=advice, listed=False)


def test_hr_aux_01_refused_where_it_was_not_chosen(running: Running) -> None:
    """HR-AUX-01: no map of where he could be, no notes; nor in a game where nobody walks unseen."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        for more in ({}, {"advice": False}):
            path = f"/api/tables/{sit(people, **more)}"
            for seat, player in people.items():
                player.refused(403, "server-unaided", "GET", f"{path}/whereabouts")
                player.refused(403, "server-unaided", "POST", f"{path}/note", {"seat": seat, "text": "x"})
                player.refused(403, "server-unaided", "POST", f"{path}/strike-note", {"seat": seat, "n": 0})
                assert player.get(path)["notes"] is None
        ann = people[RB]
        table = ann.table("wotr", seats={"free-peoples": "me", "shadow": "bot:rules"}, advice=True)
        path = f"/api/tables/{table}"
        ann.refused(409, "server-nobody-hides", "GET", f"{path}/whereabouts")
        ann.refused(409, "server-nobody-hides", "POST", f"{path}/note", {"seat": "free-peoples", "text": "x"})
        assert ann.get(path)["notes"] is None


def test_where_he_could_be_is_told_to_all_alike(running: Running) -> None:
    """To Ringwraiths, the Ring-bearer and those who look on, byte for byte; it holds the truth, and adds up to one."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        watcher = Player(running.address)
        stack.callback(watcher.close)
        table = sit(people, advice=True)
        path = f"/api/tables/{table}/whereabouts"
        match = running.match(table)
        bots = SeatedBots(match, 4, dict.fromkeys(match.seats, "rules"))
        assert people[ONE].get(path) == {"index": match.index, "places": {}}
        for _ in range(120):
            ask = match.asks[0]
            people[ask.seat].answer(table, ask.seat, ask.index, bots.choose(ask).json(match.rules.names))
        told = [player.http.get(path).content for player in (*people.values(), watcher)]
        assert len(set(told)) == 1
        found = watcher.get(path)
        assert found == {"index": match.index, "places": whereabouts(match)}
        log = match.view(RB)["position"]
        last = [log["start"], *[entry for entry in log["log"] if entry not in (".", "x")]][-1]
        assert found["places"]["frodo"][last] > 0
        assert abs(sum(found["places"]["frodo"].values()) - 1) < 1e-9
        people[ONE].refused(409, "refused-stale", "GET", f"{path}?at={match.index - 1}")


@pytest.mark.parametrize(("seed", "track", "chapter"), [(3, 7, 1), (5, 4, 2)])
def test_hr_sec_coupled_worlds_have_one_overlay_and_one_notepad(
    running: Running, ann: Player, seed: int, track: int, chapter: int
) -> None:
    """Two tables that differ only in what is hidden from those who hunt say the same of it, byte for byte."""
    match = reached(seed, track, chapter)
    real = match.view("referee", offers=False)["position"]
    hidden = ("log", "start") if chapter == 1 else ("journey", "gandalf")
    worlds = [match]
    for n in range(40):
        world = match.sample(WRAITHS, Rng(n))
        made = world.view("referee", offers=False)["position"]
        if all(made[part] != real[part] for part in hidden) and made["ally"] != real["ally"]:
            worlds.append(world)
    assert len(worlds) > 2
    told: list[tuple[bytes, Json]] = []
    for world in worlds[:3]:
        path = f"/api/tables/{hunt_of(ann, world.written())}"
        ann.post(f"{path}/note", {"seat": WRAITHS, "text": "north of the Water"})
        ann.post(f"{path}/note", {"seat": WRAITHS, "text": "or not"})
        row = ann.post(f"{path}/strike-note", {"seat": WRAITHS, "n": 0})
        for own in OWN:
            row.pop(own)
        for note in row["notes"]["kept"]:
            note.pop("at")
        told.append((ann.http.get(f"{path}/whereabouts").content, row))
    assert all(one == told[0] for one in told[1:])
    assert len(told[0][1]["notes"]["kept"]) == 2


def test_where_he_could_be_is_found_once_for_each_moment(
    running: Running, ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again is told what was found; after an answer it is another moment."""
    asked: list[object] = []
    run = Analysis.run

    async def counted(self: Analysis, work: Any, wish: Any) -> Any:
        asked.extend([wish] if work is where_job else [])
        return await run(self, work, wish)

    monkeypatch.setattr(Analysis, "run", counted)
    table = hunt_of(ann, reached(3, 5).written())
    path = f"/api/tables/{table}/whereabouts"
    assert ann.get(path) == bob.get(path) == ann.get(path)
    assert len(asked) == 1
    ask = running.match(table).asks[0]
    ann.answer(table, ask.seat, ask.index, next(iter(ask.options)).json(running.match(table).rules.names))
    assert bob.get(path)["index"] > ask.index
    assert len(asked) == 2


def test_when_the_game_is_over_every_moment_can_be_looked_at(running: Running, ann: Player) -> None:
    """Nothing is hidden then, so it needs no choice; a moment that never was is refused."""
    match = reached(3, 5)
    while match.index < 60:
        match.answer(next(iter(match.asks[0].options)), match.asks[0].seat)
    index = match.index
    match.finish("resigned", [RB])
    table = ann.post("/api/tables/import", {"record": match.record()})["id"]
    path = f"/api/tables/{table}/whereabouts"
    early, late = ann.get(path, at=40), ann.get(path, at=index)
    assert (early["index"], late["index"]) == (40, index)
    assert early["places"] != late["places"]
    assert ann.get(path)["places"] == late["places"]
    ann.refused(404, "server-not-a-moment", "GET", f"{path}?at=99999")


def test_hr_aux_01_notes_of_those_who_hunt(running: Running) -> None:
    """All read them at once and later; only who hunts writes, only who wrote strikes out; they are on the disk."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        watcher = Player(running.address)
        stack.callback(watcher.close)
        table = sit(people, advice=True)
        path = f"/api/tables/{table}"
        match = running.match(table)
        before = match.record()
        with watcher.line(table) as line, people[RB].line(table) as hidden:
            people[ONE].post(f"{path}/note", {"seat": ONE, "text": " felt\u202e in the  Marish "})
            for one in (line, hidden):
                while not (notes := one.next("table")["table"]["notes"]["kept"]):
                    pass
                assert [(n["n"], n["seat"], n["name"], n["text"]) for n in notes] == [
                    (0, ONE, "Bob", "felt in the  Marish")
                ]
                assert not notes[0]["mine"]
        assert people[ONE].get(path)["notes"]["kept"][0]["mine"]
        assert people[ONE].get(path)["notes"]["writers"] == [ONE, TWO]
        people[RB].refused(409, "server-no-notes", "POST", f"{path}/note", {"seat": RB, "text": "ha"})
        people[TWO].refused(403, "server-not-your-seat", "POST", f"{path}/note", {"seat": ONE, "text": "ha"})
        watcher.refused(403, "server-not-your-seat", "POST", f"{path}/note", {"seat": ONE, "text": "ha"})
        people[TWO].refused(400, "server-nothing-said", "POST", f"{path}/note", {"seat": TWO, "text": " \u200b"})
        people[TWO].refused(400, "server-malformed", "POST", f"{path}/note", {"seat": TWO, "text": "x" * 201})
        people[TWO].refused(403, "server-not-your-note", "POST", f"{path}/strike-note", {"seat": TWO, "n": 0})
        people[ONE].refused(404, "server-no-such-note", "POST", f"{path}/strike-note", {"seat": ONE, "n": 5})
        struck = people[ONE].post(f"{path}/strike-note", {"seat": ONE, "n": 0})["notes"]["kept"]
        assert [note["struck"] for note in struck] == [True]
        ((body,),) = running.tables.store.rows("select body from tables where id = ?", table)
        assert [(note.text, note.struck) for note in row_of(body).notes] == [("felt in the  Marish", True)]
        assert match.record() == before
        people[ONE].post(f"{path}/resign", {"seat": ONE})
        people[TWO].post(f"{path}/resign", {"seat": TWO})
        people[ONE].refused(409, "refused-over", "POST", f"{path}/note", {"seat": ONE, "text": "too late"})
        notes = people[ONE].get(path)["notes"]
        assert (len(notes["kept"]), notes["writers"]) == (1, []), "they can still be read"


def test_a_full_notepad_takes_what_was_struck_out_for_new_notes(running: Running, ann: Player) -> None:
    table = hunt_of(ann, reached(3, 3).written())
    path = f"/api/tables/{table}"
    running.tables.chat_rate.at_once = 10 * MOST
    for n in range(MOST):
        ann.post(f"{path}/note", {"seat": WRAITHS, "text": f"note {n}"})
    again = {"seat": WRAITHS, "text": "one more"}
    told = ann.refused(409, "server-notes-full", "POST", f"{path}/note", again)
    assert told["args"] == {"count": MOST}
    ann.post(f"{path}/strike-note", {"seat": WRAITHS, "n": 7})
    notes = ann.post(f"{path}/note", again)["notes"]["kept"]
    assert [note["n"] for note in notes] == [n for n in range(MOST + 1) if n != 7]
    assert notes[-1]["text"] == "one more"
    ann.post(f"{path}/strike-note", {"seat": WRAITHS, "n": 8})
    notes = ann.post(f"{path}/note", again)["notes"]["kept"]
    assert [note["n"] for note in notes] == [n for n in range(MOST + 2) if n not in (7, 8)]
