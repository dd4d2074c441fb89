"""Fair dice at a table (docs/fair-dice.md): hashes, then salts, then the first roll; never without one of them."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

import thirdage
from tests.server_driver import Json, Player, Running, begin, both, play, salt_of, serving
from thirdage import Rng
from thirdage.kernel import prove, salt_hash
from thirdage.server.tables import dice

FP, SH = "free-peoples", "shadow"
NOBODY = -1
"""Nobody who made a call so many seconds ago counts as present."""


def look(player: Player, table: str) -> Json:
    """What the table says of its dice."""
    told: Json = player.get(f"/api/tables/{table}")["dice"]
    return told


def waiting(ann: Player, bob: Player) -> str:
    """A table where both have sat down, and nobody has given a hash."""
    table = ann.table(seats={FP: "me"})
    bob.join(table, SH)
    return table


def sealed(ann: Player, bob: Player) -> str:
    """The same, with both hashes."""
    table = waiting(ann, bob)
    ann.seal(table)
    bob.seal(table)
    assert look(ann, table)["stage"] == "salts"
    return table


def hash_of(table: str, seat: str, told: Json) -> str:
    return salt_hash(told["commitment"], seat, salt_of(table, seat))


# -- the order ---------------------------------------------------------------------------------------------------------


def test_commitment_then_hashes_then_salts_then_the_first_roll(running: Running, ann: Player, bob: Player) -> None:
    made = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me"}})
    told = made["dice"]
    assert (told["stage"], told["waiting"], told["hashes"], told["salts"]) == ("hashes", [FP], {}, {})
    assert (told["restarts"], told["chapter"], told["deadline"]) == (0, 0, None)
    table, commitment = made["id"], told["commitment"]
    assert commitment == dice.fate_of(running.tables.live[table].row).commitment
    told = ann.seal(table)["dice"]
    assert (told["stage"], told["waiting"]) == ("hashes", []), "nobody else has come yet"
    bob.join(table, SH)
    assert look(ann, table)["waiting"] == [SH]
    told = bob.seal(table)["dice"]
    assert (told["stage"], told["waiting"]) == ("presence", [FP]), "she has to be there now"
    told = look(ann, table)
    assert (told["stage"], told["waiting"]) == ("salts", [FP, SH])
    assert told["hashes"] == {seat: hash_of(table, seat, told) for seat in (FP, SH)}
    told = ann.unseal(table)["dice"]
    assert (told["waiting"], told["salts"]) == ([SH], {FP: salt_of(table, FP)})
    assert running.tables.live[table].match is None, "nothing is rolled before all salts are open"
    assert running.tables.store.rows("select * from entries where table_id = ?", table) == []
    begun = bob.unseal(table)
    assert (begun["state"], begun["dice"]["stage"], begun["dice"]["commitment"]) == ("playing", "ready", commitment)
    play(running, table, {FP: ann, SH: bob}, Rng(1))
    record = ann.get(f"/api/tables/{table}/record")
    assert prove(running.match(table).rules.game, record).salts == "committed"
    header = {key: record["fate"][key] for key in ("commitment", "hashes", "salts")}
    assert header == {key: begun["dice"][key] for key in ("commitment", "hashes", "salts")}
    assert "restarts" not in record["fate"]


def test_no_salt_is_opened_before_all_hashes_are_in(ann: Player, bob: Player) -> None:
    table = waiting(ann, bob)
    ann.seal(table)
    body = {"seat": FP, "salt": salt_of(table, FP)}
    ann.refused(409, "server-dice-not-yet", "POST", f"/api/tables/{table}/salt", body)
    assert look(bob, table)["salts"] == {}


def test_only_the_salt_of_the_hash_is_taken(ann: Player, bob: Player) -> None:
    table = sealed(ann, bob)
    for salt in ("another", salt_of(table, FP), salt_of(table, SH) + " "):
        ann.refused(409, "server-dice-other-salt", "POST", f"/api/tables/{table}/salt", {"seat": FP, "salt": "no"})
        bob.refused(409, "server-dice-other-salt", "POST", f"/api/tables/{table}/salt", {"seat": SH, "salt": salt})
    assert look(ann, table)["salts"] == {}
    assert begin(table, ann, bob)["state"] == "playing"


def test_a_hash_may_be_replaced_until_the_first_salt_is_open_then_never(ann: Player, bob: Player) -> None:
    table = waiting(ann, bob)
    path = f"/api/tables/{table}/salt-hash"
    ann.post(path, {"seat": FP, "hash": "0" * 64})
    assert look(bob, table)["hashes"] == {FP: "0" * 64}
    ann.seal(table)
    bob.seal(table)
    ann.unseal(table)
    for player, seat in ((ann, FP), (bob, SH)):
        player.refused(409, "server-dice-sealed", "POST", path, {"seat": seat, "hash": "0" * 64})
    told = look(bob, table)
    assert told["hashes"] == {seat: hash_of(table, seat, told) for seat in (FP, SH)}
    bob.seal(table)  # the same again is no other
    assert bob.unseal(table)["state"] == "playing"
    ann.refused(409, "server-has-begun", "POST", path, {"seat": FP, "hash": "0" * 64})
    ann.refused(409, "server-has-begun", "POST", f"/api/tables/{table}/salt", {"seat": FP, "salt": "other"})


def test_once_the_salts_are_opened_no_hash_of_this_secret_changes(ann: Player, bob: Player) -> None:
    """A page that has noted the hashes and is about to open must not find others in the record."""
    table = sealed(ann, bob)
    before = look(ann, table)
    told = bob.post(f"/api/tables/{table}/salt-hash", {"seat": SH, "hash": "0" * 64})["dice"]
    assert (told["stage"], told["hashes"], told["restarts"]) == ("hashes", {}, 0), "nobody had seen anything"
    assert told["commitment"] != before["commitment"]
    assert begin(table, ann, bob)["dice"]["restarts"] == 0


def test_the_last_to_open_cannot_search_for_better_dice(running: Running, ann: Player, bob: Player) -> None:
    """The host plays Bob: he knows the secret and has seen the other's salt. It does not help him."""
    table = sealed(ann, bob)
    ann.unseal(table)
    row = running.tables.live[table].row

    def roll(salt: str) -> int:
        fate = thirdage.KeyedFate(bytes.fromhex(row.fate.secret), {**row.fate.salts, SH: salt})
        return fate.number("fight-shadow", 6**5)

    best = max((f"try {n}" for n in range(300)), key=roll)
    assert roll(best) > roll(salt_of(table, SH))
    path = f"/api/tables/{table}"
    bob.refused(409, "server-dice-other-salt", "POST", f"{path}/salt", {"seat": SH, "salt": best})
    bad = salt_hash(look(bob, table)["commitment"], SH, best)
    bob.refused(409, "server-dice-sealed", "POST", f"{path}/salt-hash", {"seat": SH, "hash": bad})
    bob.refused(400, "server-malformed", "POST", f"{path}/join", {"seat": SH, "salt": best})


def test_only_people_salt_each_for_his_own_seats(running: Running, ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me", "east": "bot:random"}, options={"players": 3})
    for seat, id in (("west", 403), ("east", 403), ("zzz-nobody", 400), ("chapter", 400)):
        for call, more in (("salt-hash", {"hash": "0" * 64}), ("salt", {"salt": "x"})):
            name = "server-not-your-seat" if id == 403 else "refused-seat-unknown"
            ann.refused(id, name, "POST", f"/api/tables/{table}/{call}", {"seat": seat, **more})
            bob.refused(id, name, "POST", f"/api/tables/{table}/{call}", {"seat": seat, **more})
    bob.join(table, "west", ann)
    assert look(ann, table)["hashes"].keys() == {FP, "west"}
    assert running.match(table).asks


@pytest.mark.parametrize("hash", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, f"{'0' * 64}\n", 5, None])
def test_what_is_no_hash(ann: Player, hash: object) -> None:
    table = ann.table(seats={FP: "me"})
    ann.refused(400, "server-malformed", "POST", f"/api/tables/{table}/salt-hash", {"seat": FP, "hash": hash})


def test_what_is_no_salt(ann: Player, bob: Player) -> None:
    table = sealed(ann, bob)
    for salt in ("", "x" * 65, 5, None):
        ann.refused(400, "server-malformed", "POST", f"/api/tables/{table}/salt", {"seat": FP, "salt": salt})


def test_several_seats_at_one_screen_have_a_salt_each(running: Running, ann: Player) -> None:
    made = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me", SH: "me"}})
    told = ann.seal(made["id"])["dice"]
    assert (told["stage"], told["waiting"], told["deadline"]) == ("salts", [FP, SH], None), "nobody waits for her"
    assert running.tables.live[made["id"]].alarm is None
    assert ann.unseal(made["id"])["state"] == "playing"


def test_a_salt_is_nobodys_before_it_is_opened(ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me"})
    bob.join(table, SH)
    with bob.line(table) as his:
        his.next("table")
        for player in (ann, bob, ann):
            player.seal(table)
        while his.next("table")["table"]["dice"]["stage"] != "salts":
            pass
        for told in (*his.came, bob.get(f"/api/tables/{table}"), bob.get("/api/tables")):
            assert salt_of(table, FP) not in json.dumps(told)


# -- every table at which a person sits -------------------------------------------------------------------------------


def test_every_kind_of_table_waits_for_the_salts(running: Running, ann: Player) -> None:
    """New, rematch, played on from a moment, imported: each has dice of its own, and none begins without a salt."""
    table = ann.table(seats={FP: "me", SH: "bot:random"})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    half = thirdage.new_match("ford", seed=8)
    for _ in range(9):
        assert half.ask is not None
        half.answer(half.ask.options.sample(Rng(half.index)))
    made = [
        ann.post("/api/tables", {"game": "ford", "seats": {FP: "me", SH: "bot:random"}}),
        ann.post("/api/tables", {"game": "ford", "seats": {FP: "me", SH: "me"}, "position": half.written()}),
        ann.post(f"/api/tables/{table}/rematch"),
        ann.post(f"/api/tables/{table}/play-on", {"index": 4}),
        ann.post("/api/tables/import", {"record": half.record()}),
    ]
    assert len({told["dice"]["commitment"] for told in made}) == len(made)
    for told in made:
        assert (told["state"], told["dice"]["stage"]) == ("waiting", "hashes")
        assert ann.state(told["id"])["view"] is None
        assert begin(told["id"], ann)["dice"]["salts"].keys() == set(told["mine"])
        fate = running.match(told["id"]).fate
        assert isinstance(fate, thirdage.KeyedFate)
        assert fate.header(reveal=False)["scheme"] == "thirdage-fate-2"


def test_bots_among_themselves_need_no_salt(running: Running, ann: Player) -> None:
    made = ann.post("/api/tables", {"game": "ford", "seats": {FP: "bot:random", SH: "bot:random"}})
    assert (made["state"], made["dice"]["stage"], made["dice"]["hashes"]) == ("playing", "ready", {})
    fate = running.tables.live[made["id"]].match.fate  # type: ignore[union-attr]
    assert fate is not None
    assert fate.header(reveal=False)["scheme"] == "thirdage-fate-1"


def test_an_open_group_of_an_imported_game_stays_open(running: Running, ann: Player) -> None:
    hands = {FP: ["blade", "spear", "bow"], SH: ["axe", "mist", "fog"]}
    match = thirdage.setup("ford", {"hands": hands}, seed=1)
    match.answer(match.asks[1].options.sample(Rng(1)), SH)
    table = ann.made("/api/tables/import", {"record": match.record()})["id"]
    assert ann.state(table, SH)["view"]["answered"] == match.view(SH)["answered"]
    assert running.match(table).asks[0].seat == FP


def test_a_table_where_all_have_sat_down_is_not_offered(ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me"})
    assert table in [told["id"] for told in bob.get("/api/tables")["open"]]
    bob.join(table, SH)
    assert table not in [told["id"] for told in bob.get("/api/tables")["open"]]


# -- who is there ------------------------------------------------------------------------------------------------------


def test_salts_are_opened_when_everyone_is_there(ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who set up a table and went to bed does not lose the seat when somebody comes at night."""
    table = ann.table(seats={FP: "me"})
    ann.seal(table)
    monkeypatch.setattr(dice, "PRESENT", NOBODY)
    bob.join(table, SH)
    told = bob.seal(table)["dice"]
    assert (told["stage"], told["waiting"], told["deadline"]) == ("presence", [FP, SH], None)
    bob.refused(409, "server-dice-not-yet", "POST", f"/api/tables/{table}/salt", {"seat": SH, "salt": "x"})
    monkeypatch.setattr(dice, "PRESENT", 10**9)
    told = ann.seal(table)["dice"]  # the same hash again says that she is there
    assert (told["stage"], told["waiting"]) == ("salts", [FP, SH])
    assert told["deadline"] is not None


def test_an_open_line_alone_is_no_presence(ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table(seats={FP: "me"})
    ann.seal(table)
    monkeypatch.setattr(dice, "PRESENT", NOBODY)
    bob.join(table, SH)
    with ann.line(table) as hers:
        bob.seal(table)
        while hers.next("table")["table"]["dice"]["stage"] != "presence":
            pass
    assert look(bob, table)["stage"] == "presence"


def test_a_look_at_the_table_is_presence(ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table(seats={FP: "me"})
    ann.seal(table)
    monkeypatch.setattr(dice, "PRESENT", NOBODY)
    bob.join(table, SH)
    assert bob.seal(table)["dice"]["stage"] == "presence"
    monkeypatch.setattr(dice, "PRESENT", 10**9)
    bob.get("/api/tables")
    assert look(ann, table)["stage"] == "salts"


# -- who does not open ----------------------------------------------------------------------------------------------


def test_who_does_not_open_in_time_loses_the_seat(
    running: Running, ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sealed(ann, bob)
    before = ann.unseal(table)["dice"]
    monkeypatch.setattr(dice, "PATIENCE", -(10**6))
    told = ann.get(f"/api/tables/{table}")
    assert (told["state"], told["seats"][SH]["kind"], told["mine"]) == ("waiting", "open", [FP])
    assert (told["trouble"]["id"], told["trouble"]["args"]) == ("server-dice-anew", {"seat": [SH]})
    assert told["dice"]["commitment"] != before["commitment"]
    assert told["dice"]["hashes"] == told["dice"]["salts"] == {}
    assert (told["dice"]["restarts"], told["dice"]["waiting"]) == (1, [FP])
    assert table not in [t["id"] for t in bob.get("/api/tables")["mine"]]
    assert table in [t["id"] for t in bob.get("/api/tables")["open"]]
    bob.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/salt", {"seat": SH, "salt": "late"})
    monkeypatch.undo()
    begun = bob.join(table, SH, ann)
    assert (begun["trouble"], begun["dice"]["restarts"]) == (None, 1)
    play(running, table, {FP: ann, SH: bob}, Rng(2))
    record = ann.get(f"/api/tables/{table}/record")
    assert record["fate"]["restarts"] == 1
    assert prove(running.match(table).rules.game, record).restarts == 1


def test_a_late_salt_is_refused_even_before_anyone_has_looked(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sealed(ann, bob)
    ann.unseal(table)
    monkeypatch.setattr(dice, "PATIENCE", -(10**6))
    body = {"seat": SH, "salt": salt_of(table, SH)}
    bob.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/salt", body)
    assert look(ann, table)["restarts"] == 1


def test_the_clock_runs_by_itself(ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sealed(ann, bob)
    with bob.line(table) as his:
        ann.unseal(table)
        monkeypatch.setattr(dice, "PATIENCE", 2)
        look(ann, table)  # the alarm is set anew; nobody touches the table after this
        while not (told := his.next("table")["table"])["dice"]["restarts"]:
            pass
        assert told["seats"][SH]["kind"] == "open"


def test_if_nobody_has_opened_nobody_has_seen_anything(
    ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sealed(ann, bob)
    monkeypatch.setattr(dice, "PATIENCE", -(10**6))
    told = ann.get(f"/api/tables/{table}")
    assert (told["dice"]["stage"], told["dice"]["restarts"], told["trouble"]) == ("hashes", 0, None)
    assert {seat: place["kind"] for seat, place in told["seats"].items()} == {FP: "person", SH: "person"}
    monkeypatch.undo()
    assert begin(table, ann, bob)["state"] == "playing"


def test_who_leaves_takes_the_hash_along(ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me"}, options={"players": 3})
    for player in (ann, bob):
        if player is bob:
            bob.join(table, "east")
        player.seal(table)
    told = bob.post(f"/api/tables/{table}/leave", {"seat": "east"})["dice"]
    assert (told["stage"], told["hashes"].keys(), told["restarts"]) == ("hashes", {FP}, 0)
    bob.join(table, "west")
    carol = Player(str(ann.http.base_url), "Carol")
    carol.join(table, "east")
    assert look(ann, table)["waiting"] == ["east", "west"], "who sits down anew seals anew"
    assert begin(table, ann, bob, carol)["state"] == "playing"
    carol.close()


def test_who_leaves_when_a_salt_is_open_makes_all_start_over(ann: Player, bob: Player) -> None:
    table = sealed(ann, bob)
    before = ann.unseal(table)["dice"]["commitment"]
    told = bob.post(f"/api/tables/{table}/leave", {"seat": SH})["dice"]
    assert (told["hashes"], told["salts"], told["restarts"]) == ({}, {}, 1)
    assert told["commitment"] != before
    assert bob.join(table, SH, ann)["dice"]["restarts"] == 1


# -- what is stored ----------------------------------------------------------------------------------------------------


def test_a_restart_of_the_server_in_the_middle_does_no_harm(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        table = waiting(ann, bob)
        before = ann.seal(table)["dice"]
    for step in (bob.seal, ann.seal, ann.unseal):
        with serving(data) as server:
            for player in (ann, bob):
                player.move(server.address)
            told = look(bob, table)
            assert told["commitment"] == before["commitment"]
            assert before["hashes"].items() <= told["hashes"].items()
            assert before["salts"].items() <= told["salts"].items()
            before = step(table)["dice"]
    with serving(data) as server:
        for player in (ann, bob):
            player.move(server.address)
        assert look(bob, table)["deadline"] == before["deadline"] != None  # noqa: E711
        assert bob.unseal(table)["state"] == "playing"
        play(server, table, {FP: ann, SH: bob}, Rng(4))
        assert prove(server.match(table).rules.game, ann.get(f"/api/tables/{table}/record")).salts == "committed"
        ann.close()
        bob.close()


def test_while_the_server_was_down_nobody_could_open(
    ann: Player, bob: Player, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sealed(ann, bob)
    ann.unseal(table)
    row = running.tables.live[table].row
    assert row.fate.opening is not None
    row.fate.opening -= 10**6
    monkeypatch.setattr(dice, "STARTED", row.fate.opening + 10**6)
    assert look(ann, table)["salts"], "the time to open counts from when the server came back"


def test_tables_of_an_older_server(tmp_path: Path) -> None:
    """One that waited needs hashes now; one in play keeps its dice, whose salts nobody had committed to."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        waits = ann.table(seats={FP: "me"})
        plays = both(ann, bob)
    file = sqlite3.connect(data)
    old = "update tables set body = json_set(json_remove(body, '$.fate.hashes'), '$.hold', json('true'), '$.fate.salts'"
    file.execute(f"{old}, json_object('{FP}', 'once')) where id = ?", (waits,))
    file.execute(f"{old}, json_object('{FP}', 'once')) where id = ?", (plays,))
    numbers = file.execute("select n, entry from entries where table_id = ?", (plays,)).fetchall()
    for n, entry in numbers:
        bare = {key: value for key, value in json.loads(entry).items() if key not in ("number", "of")}
        file.execute("update entries set entry = ? where table_id = ? and n = ?", (json.dumps(bare), plays, n))
    file.commit()
    file.close()
    with serving(data) as server:
        for player in (ann, bob):
            player.move(server.address)
        told = look(ann, waits)
        assert (told["stage"], told["salts"], told["waiting"]) == ("hashes", {}, [FP])
        assert bob.join(waits, SH, ann)["dice"]["hashes"].keys() == {FP, SH}
        told = look(ann, plays)
        assert (told["stage"], told["salts"], told["hashes"]) == ("ready", {FP: "once"}, {})
        play(server, plays, {FP: ann, SH: bob}, Rng(4))
        record = ann.get(f"/api/tables/{plays}/record")
        assert record["fate"]["scheme"] == "thirdage-fate-1"
        assert prove(server.match(plays).rules.game, record).salts == "uncommitted"
        ann.close()
        bob.close()


def test_a_salt_is_what_it_looks_like(running: Running) -> None:
    """Everyone is shown it; control and direction characters, and letters that look like others, are none of a salt."""
    ann = Player(running.address, "Ann")
    table = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me", SH: "me"}})["id"]
    for salt in ("", "a\u202eb", "a\n", "\0", "с", "x" * 65):
        ann.refused(400, "server-malformed", "POST", f"/api/tables/{table}/salt", {"seat": FP, "salt": salt})
    answered = ann.http.post(f"/api/tables/{table}/salt", json={"seat": FP, "salt": "plain ~ text"}).json()
    assert answered["id"] != "server-malformed", "too early, that is all"
    ann.close()
