"""What may be taken back at a table behind dice or reveals: a setting, chosen when it is set up and shown to all."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

import thirdage
from tests.ford import FORD
from tests.server_driver import Json, Player, Running, both, play, serving
from thirdage import Rng
from thirdage.games import find
from thirdage.kernel import prove, rolled_since, taken_back

FP, SH = "free-peoples", "shadow"


def behind_dice(running: Running, table: str, people: dict[str, Player]) -> str:
    """Play until an answer makes dice roll or cards be drawn; the seat that gave it."""
    for _ in range(200):
        match = running.match(table)
        assert match.outcome is None, "the game ended before anything was rolled"
        seat, alone = match.asks[0].seat, len(match.asks) == 1
        play(running, table, people, Rng(match.index), 1)
        if alone and rolled_since(match, seat):
            return seat
    pytest.fail("nothing is ever rolled")


def told(player: Player, table: str) -> Json:
    found: Json = player.get(f"/api/tables/{table}")
    return found


# --- what holds where nothing is chosen --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "setting"),
    [
        ({FP: "me", SH: "bot:random"}, "practice"),
        ({FP: "me", SH: "me"}, "practice"),
        ({FP: "me"}, "never"),
        ({}, "never"),
        ({FP: "bot:random"}, "practice"),
        ({FP: "bot:random", SH: "bot:random"}, "never"),
    ],
    ids=str,
)
def test_what_is_usual(ann: Player, seats: dict[str, str], setting: str) -> None:
    table = ann.table(seats=seats)
    assert told(ann, table)["undo_setting"] == setting


def test_it_can_be_chosen_and_everyone_sees_it_before_sitting_down(ann: Player, bob: Player) -> None:
    for setting in ("practice", "consent", "never"):
        table = ann.table(seats={FP: "me"}, undo_setting=setting)
        listed = {row["id"]: row["undo_setting"] for row in bob.get("/api/tables")["open"]}
        assert listed[table] == setting
        assert told(bob, table)["undo_setting"] == setting
        assert bob.post(f"/api/tables/{table}/join", {"seat": SH})["undo_setting"] == setting
    ann.refused(400, "server-malformed", "POST", "/api/tables", {"game": "ford", "undo_setting": "always"})


def test_consent_that_only_bots_or_oneself_could_give_is_practice(ann: Player) -> None:
    for seats in ({FP: "me", SH: "bot:random"}, {FP: "me", SH: "me"}):
        assert told(ann, ann.table(seats=seats, undo_setting="consent"))["undo_setting"] == "practice"
    table = ann.table(seats={FP: "me"}, undo_setting="consent")
    assert told(ann, table)["undo_setting"] == "consent", "somebody may come"
    assert ann.post(f"/api/tables/{table}/join", {"seat": SH})["undo_setting"] == "practice"


# --- practice ----------------------------------------------------------------------------------------------------


def test_in_practice_dice_are_taken_back_at_once_rolled_anew_and_counted(running: Running, ann: Player) -> None:
    """Adversary 8: over and over one and the same answer, until one likes the dice. It may be done; all is told."""
    table = ann.table("wotr", seats={FP: "me", SH: "me"})
    people = {FP: ann, SH: ann}
    seat = behind_dice(running, table, people)
    match = running.match(table)
    at = match.history.target(seat, ())[0]  # type: ignore[union-attr]
    answer = match.history.steps[at].json(match.rules.names)  # type: ignore[union-attr]
    each = rolled_since(match, seat)
    rolls = set()
    for n in range(1, 6):
        rolls.add(str(running.match(table).view("referee")["position"]))
        shown = told(ann, table)
        assert (shown["can_undo"][seat], shown["rolled_since"][seat]) == ("practice", each)
        assert ann.post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": True}
        assert told(ann, table)["taken_back"] == {"times": n, "outcomes": n * each}
        last = running.match(table).log(SH)[-1]
        assert (last["id"], last["args"]["count"]) == ("log-undo-anew", each)
        for entry in answer:
            index = running.match(table).index
            assert ann.answer(table, entry["seat"], index, entry["answer"]).status_code == 200
    assert len(rolls) > 1, "the dice are new ones"
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    assert told(ann, table)["taken_back"] == {"times": 5, "outcomes": 5 * each}
    record = ann.get(f"/api/tables/{table}/record")
    assert record["undo"] == "practice"
    assert [entry["consent"] for entry in record["entries"] if "undo" in entry] == [[]] * 5
    proof = prove(find("wotr"), record)
    assert (proof.taken_back, len(proof.behind), proof.forbidden) == (5 * each, 5, [])


def test_in_practice_other_people_are_not_asked_either(running: Running, ann: Player, bob: Player) -> None:
    table, people = both(ann, bob, undo_setting="practice"), {FP: ann, SH: bob}
    seat = behind_dice(running, table, people)
    assert told(people[seat], table)["can_undo"][seat] == "practice"
    assert people[seat].post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": True}
    assert told(bob, table)["taken_back"]["times"] == 1


def test_a_restart_keeps_what_was_taken_back(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann = Player(server.address)
        table = ann.table(seats={FP: "me", SH: "me"})
        people = {FP: ann, SH: ann}
        seat = behind_dice(server, table, people)
        ann.post(f"/api/tables/{table}/undo", {"seat": seat})
        play(server, table, people, Rng(1), 3)
        before, index = told(ann, table), server.match(table).index
        assert before["taken_back"]["outcomes"] > 0
        seen = ann.get(f"/api/tables/{table}/replay", seat=FP)
    with serving(data) as server:
        ann.move(server.address)
        after = told(ann, table)
        assert server.match(table).index == index
        for field in ("undo_setting", "taken_back", "can_undo", "rolled_since"):
            assert after[field] == before[field]
        assert ann.get(f"/api/tables/{table}/replay", seat=FP) == seen
        ann.close()


# --- never, and by consent ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "nothing is taken back once"), ("ru", "нельзя отменить решение"), ("uk", "не можна скасувати рішення")],
)
def test_never_is_refused_with_its_reason(
    running: Running, ann: Player, bob: Player, language: str, words: str
) -> None:
    table, people = both(ann, bob), {FP: ann, SH: bob}
    seat = behind_dice(running, table, people)
    people[seat].ok("PATCH", "/api/me", {"language": language})
    assert told(people[seat], table)["can_undo"][seat] == "never"
    before = running.match(table).record()
    why = people[seat].refused(409, "refused-undo-never", "POST", f"/api/tables/{table}/undo", {"seat": seat})
    assert words in why["text"]
    assert running.match(table).record() == before
    assert told(people[seat], table)["undo"] is None, "nobody is asked"
    assert "undo" not in before


def test_free_stays_free_where_never_is_chosen(running: Running, ann: Player, bob: Player) -> None:
    table, people = both(ann, bob, "wotr"), {FP: ann, SH: bob}
    for _ in range(60):
        seat = running.match(table).asks[0].seat
        before = running.match(table).view("referee")["position"]
        play(running, table, people, Rng(running.match(table).index), 1)
        if told(people[seat], table)["can_undo"][seat] == "free":
            break
    assert people[seat].post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": True}
    assert running.match(table).view("referee")["position"] == before
    assert told(ann, table)["taken_back"] == {"times": 0, "outcomes": 0}


def test_by_consent_bots_have_no_say_and_every_other_person_has(running: Running, ann: Player, bob: Player) -> None:
    """Three at a table, one of them a bot: the other person is asked, the bot is not."""
    options = {"players": 3}
    seats = list(thirdage.new_match("ford", options, seed=1).seats)
    people = {seats[0]: ann, seats[1]: bob}
    table = ""
    while True:
        if not table or running.match(table).outcome is not None:
            table = ann.table(options=options, seats={seats[0]: "me", seats[2]: "bot:random"}, undo_setting="consent")
            bob.join(table, seats[1], ann)
        match = running.match(table)
        if any(ask.seat not in people for ask in match.asks):
            time.sleep(0.01)  # the bot thinks
        elif rolled_since(match, seats[0]):
            break
        elif match.asks:
            play(running, table, people, Rng(match.index), 1)
    assert ann.post(f"/api/tables/{table}/undo", {"seat": seats[0]}) == {"undone": False}
    asked = {"seat": seats[0], "agreed": [seats[2]], "waiting": [seats[1]]}
    assert told(bob, table)["undo"].items() > asked.items()
    assert told(bob, table)["rolled_since"][seats[0]] > 0, "whoever is asked is told that it is rolled anew"
    agreed = bob.post(f"/api/tables/{table}/undo-consent", {"seat": seats[1], "agree": True})
    assert agreed == {"undone": True}


# --- where tables come from --------------------------------------------------------------------------------------


def over(running: Running, ann: Player, bob: Player, **more: str) -> str:
    """A game that is given up behind dice that were taken back."""
    table, people = both(ann, bob, **more), {FP: ann, SH: bob}
    seat = behind_dice(running, table, people)
    if not people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})["undone"]:
        other = SH if seat == FP else FP
        assert people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": True})["undone"]
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    return table


def test_a_rematch_keeps_the_setting(running: Running, ann: Player, bob: Player) -> None:
    table = over(running, ann, bob, undo_setting="consent")
    assert ann.post(f"/api/tables/{table}/rematch")["undo_setting"] == "consent"


def test_who_plays_on_alone_practises_unless_chosen_otherwise(running: Running, ann: Player, bob: Player) -> None:
    table = over(running, ann, bob, undo_setting="consent")
    path, index = f"/api/tables/{table}/play-on", ann.get(f"/api/tables/{table}/replay", seat=FP)["line"][0]
    assert ann.post(path, {"index": index})["undo_setting"] == "practice"
    assert ann.post(path, {"index": index, "undo_setting": "never"})["undo_setting"] == "never"
    others = {"index": index, "seats": {FP: "me"}, "keep_hands": True}
    assert ann.post(path, others)["undo_setting"] == "never"


def test_a_record_brings_its_setting_along(running: Running, ann: Player, bob: Player) -> None:
    table = over(running, ann, bob, undo_setting="consent")
    record = ann.get(f"/api/tables/{table}/record")
    assert record["undo"] == "consent"
    counted = told(ann, table)["taken_back"]
    assert counted == {"times": 1, "outcomes": taken_back(record["entries"])}
    imported = told(ann, ann.post("/api/tables/import", {"record": record})["id"])
    assert (imported["undo_setting"], imported["taken_back"]) == ("consent", counted)
    assert ann.get(f"/api/tables/{imported['id']}/record") == record
    del record["undo"]
    silent = told(ann, ann.post("/api/tables/import", {"record": record})["id"])
    assert (silent["undo_setting"], silent["taken_back"]) == ("never", counted)
    assert ann.post(f"/api/tables/{silent['id']}/rematch")["undo_setting"] == "practice", "that is a game of one's own"
    again = ann.get(f"/api/tables/{silent['id']}/record")
    assert again == record
    assert prove(FORD, again).forbidden


def test_a_game_that_goes_on_from_a_record_is_practice_for_whoever_brought_it(running: Running, ann: Player) -> None:
    match = thirdage.new_match("ford", seed=4)
    rng = Rng(4)
    while match.index < 12:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    table = ann.made("/api/tables/import", {"record": match.record()})
    assert (table["state"], table["undo_setting"]) == ("playing", "practice")


def test_a_table_of_before_there_was_a_choice_goes_on_as_it_was(tmp_path: Path) -> None:
    """Others were asked for consent, and bots agreed: that is consent among people, and practice for one alone."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob = Player(server.address), Player(server.address)
        people = {FP: ann, SH: bob}
        table, alone = both(ann, bob), ann.table(seats={FP: "me", SH: "me"})
        seat = behind_dice(server, table, people)
    file = sqlite3.connect(data)
    file.execute("update tables set body = json_remove(body, '$.undo_setting')")
    file.commit()
    file.close()
    with serving(data) as server:
        for player in people.values():
            player.move(server.address)
        assert told(ann, alone)["undo_setting"] == "practice"
        assert told(people[seat], table)["undo_setting"] == "consent"
        assert people[seat].post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": False}
        other = SH if seat == FP else FP
        assert people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": True})["undone"]
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})
        record = ann.get(f"/api/tables/{table}/record")
        assert record["undo"] == "consent"
        assert prove(FORD, record).forbidden == []
        for player in people.values():
            player.close()
