"""The live line: what comes when, rejoining, undo by the rules and with consent, chat, bots, and nonsense."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

import thirdage
from tests.server_driver import Json, LiveSocket, Player, Running, both, own_ask, play
from thirdage import Rng
from thirdage.bots.nonsense import GARBAGE, random_option
from thirdage.server.jobs.bot_answer import BotRequest

FP, SH = "free-peoples", "shadow"


def test_an_answer_comes_to_everyone(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    with ann.line(table) as hers, bob.line(table) as his:
        state = hers.next("state")
        assert (state["seat"], state["since"]) == (FP, 0)
        assert his.next("state")["seat"] == SH
        match = running.match(table)
        ask = match.ask
        assert ask is not None
        asked = hers if ask.seat == FP else his
        answer = ask.options.sample(Rng(1)).json(match.rules.names)
        asked.send(type="answer", ref="x", seat=ask.seat, index=ask.index, answer=answer)
        done = asked.next("done", ref="x")
        assert done["index"] == running.match(table).index
        for line in (hers, his):
            told = next((m for m in line.came if m["type"] == "state" and m["index"] == done["index"]), None)
            told = told or line.next("state", index=done["index"])
            assert told["since"] == state["index"]
        asked.send(type="answer", ref=2, seat=ask.seat, index=ask.index, answer=answer)
        assert asked.next("refused", ref=2)["id"] in ("refused-stale", "refused-not-asked")


def test_who_is_here(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    with ann.line(table) as hers:
        assert hers.next("table")["table"]["seats"][SH]["here"] is False
        with bob.line(table) as his:
            his.next("state")
            assert hers.next("table")["table"]["seats"][SH]["here"] is True
            carol = Player(str(ann.http.base_url))
            with carol.line(table) as theirs:
                assert theirs.next("state")["seat"] == "spectator"
                assert hers.next("table")["table"]["watching"] == 1
            carol.close()
        while hers.next("table")["table"]["seats"][SH]["here"]:
            pass


def test_who_sits_down_is_told_by_name(ann: Player, bob: Player) -> None:
    table = ann.table("ford", seats={FP: "me"})
    bob.ok("PATCH", "/api/me", {"name": "Bombadil"})
    with ann.line(table) as hers:
        hers.next("table")
        bob.post(f"/api/tables/{table}/join", {"seat": SH})
        told = hers.next("table")
        while told["table"]["seats"][SH]["kind"] == "open":
            told = hers.next("table")
        assert told["table"]["seats"][SH]["name"] == "Bombadil"


def test_rejoining_with_since_misses_nothing(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    log: list[Json] = []
    since: int | None = None
    for leg in range(6):
        with ann.line(table, since) as line:
            state = line.next("state")
            log = merged(log, state)
            since = state["index"]
        play(running, table, {FP: ann, SH: bob}, Rng(leg), 4)
    with ann.line(table, since) as line:
        log = merged(log, line.next("state"))
    assert log == running.match(table).log(FP)


def merged(log: list[Json], state: Json) -> list[Json]:
    """What a page does with a state."""
    kept = [] if state["since"] == 0 else [entry for entry in log if entry["index"] < state["since"]]
    return [*kept, *state["log"]]


def test_undo_by_the_rules(running: Running, ann: Player, bob: Player) -> None:
    """Somewhere in a game an answer can be taken back at once, and the log on the page goes back with it."""
    table = both(ann, bob, undo_setting="consent")
    rng = Rng(11)
    people = {FP: ann, SH: bob}
    seen: set[str] = set()
    while running.match(table).asks and len(seen) < 2:
        match = running.match(table)
        asked = match.ask
        assert asked is not None
        before = match.view("referee")["position"]
        play(running, table, people, rng, 1)
        if running.match(table).outcome is not None:
            break
        free = running.match(table).can_undo(asked.seat)
        if ("free" if free else "consent") in seen:
            continue
        who = people[asked.seat]
        assert who.get(f"/api/tables/{table}")["can_undo"][asked.seat] == ("free" if free else "consent")
        with who.line(table) as line:
            log = merged([], line.next("state"))
            undone = who.post(f"/api/tables/{table}/undo", {"seat": asked.seat})["undone"]
            assert undone is free
            if free:
                seen.add("free")
                log = merged(log, line.next("state"))
                assert log == running.match(table).log(asked.seat)
                assert running.match(table).view("referee")["position"] == before
            else:
                seen.add("consent")
                other = SH if asked.seat == FP else FP
                assert line.next("table")["table"] is not None
                told = people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": False})
                assert told == {"undone": False}
    if not seen:
        pytest.fail("no answer was ever taken back")


def test_undo_with_consent(running: Running, ann: Player, bob: Player) -> None:
    people = {FP: ann, SH: bob}
    while True:
        table = both(ann, bob, undo_setting="consent")
        match, seat = running.match(table), ""
        while match.asks and (
            not seat or match.index <= 12 or match.can_undo(seat) or match.view(seat)["answered"] is not None
        ):
            seat = match.asks[0].seat
            before = match.view("referee")["position"]
            play(running, table, people, Rng(match.index), 1)
        if match.asks:
            break
    who, other = people[seat], (SH if seat == FP else FP)
    with people[other].line(table, match.index) as line:
        line.next("state")
        assert who.post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": False}
        while (asked := line.next("table")["table"]["undo"]) is None:
            pass
        assert asked == {"seat": seat, "agreed": [], "waiting": [other], "to": asked["to"]}
        who.refused(
            409,
            "server-no-undo-asked",
            "POST",
            f"/api/tables/{table}/undo-consent",
            {"seat": seat, "agree": True},
        )
        said = people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": True})
        assert said == {"undone": True}
        assert line.next("state")["log"][-1]["id"] in ("log-undo", "log-undo-anew")
    assert running.match(table).view("referee")["position"] == before
    again = {"seat": other, "agree": True}
    people[other].refused(409, "server-no-undo-asked", "POST", f"/api/tables/{table}/undo-consent", again)


def test_a_request_to_undo_ends_with_the_next_answer(running: Running, ann: Player, bob: Player) -> None:
    people = {FP: ann, SH: bob}
    while True:
        table = both(ann, bob, undo_setting="consent")
        match, seat = running.match(table), ""
        while match.ask and (not seat or match.ask.seat == seat or match.view(seat)["answered"] is not None):
            seat = match.ask.seat
            play(running, table, people, Rng(match.index), 1)
        if match.ask:
            break
    assert people[seat].post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": False}
    play(running, table, people, Rng(4), 1)
    assert ann.get(f"/api/tables/{table}")["undo"] is None


def test_hot_seat_shows_the_seat_that_is_asked(running: Running, ann: Player) -> None:
    table = ann.table(seats={FP: "me", SH: "me"})
    with ann.line(table) as line:
        state = line.next("state")
        seats = [state["seat"]]
        while len(seats) < 8 and running.match(table).asks:
            play(running, table, {FP: ann, SH: ann}, Rng(len(seats)), 1)
            index = running.match(table).index
            state = line.next("state", index=index)
            if own_ask(state, state["seat"]) is None and running.match(table).asks:
                pytest.fail("a view without the ask")
            seats.append(state["seat"])
            if seats[-1] != seats[-2]:
                assert state["since"] == 0
        assert set(seats) == {FP, SH}


def test_chat(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    ann.post(f"/api/tables/{table}/chat", {"text": "Ave"})
    with bob.line(table) as line:
        first = line.next("chat")["chat"]
        assert [(w["name"], w["seat"], w["text"]) for w in first] == [("Ann", FP, "Ave")]
        line.send(type="chat", ref=1, text="Vale")
        assert line.next("chat")["chat"][0]["text"] == "Vale"
    for text in ("", "x" * 1001):
        ann.refused(400, "server-malformed", "POST", f"/api/tables/{table}/chat", {"text": text})


def test_a_bot_answers_and_survives_its_process(running: Running, ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that is killed while it thinks is replaced, and the answer asked anew."""
    pool, answer = running.tables.pool, running.tables.pool.answer
    deaths: list[int] = []

    async def killed(asked: BotRequest) -> Json:
        thinking = asyncio.ensure_future(answer(asked))
        await asyncio.sleep(0)
        if len(deaths) < 3 and asked.index > 30 * len(deaths):
            for pid in pool.pids():
                os.kill(pid, signal.SIGKILL)
                deaths.append(pid)
        return await thinking

    monkeypatch.setattr(pool, "answer", killed)
    table = ann.table("wotr", seats={FP: "bot:rules", SH: "bot:rules"})
    while ann.get(f"/api/tables/{table}")["state"] != "over":
        time.sleep(0.1)
    assert len(deaths) == 3
    assert thirdage.verify(ann.get(f"/api/tables/{table}/record")) > 0


def test_a_bot_agrees_to_an_undo(running: Running, ann: Player) -> None:
    for _ in range(20):
        table = ann.table(seats={FP: "me", SH: "bot:random"})
        given, last = 0, -1
        with ann.line(table) as line:
            while (state := line.next("state"))["view"]["outcome"] is None:
                ask = own_ask(state, FP)
                if ask is None or ask["index"] <= last:  # the bot thinks, or this was told before the last answer
                    continue
                if given == 8:
                    assert ann.post(f"/api/tables/{table}/undo", {"seat": FP}) == {"undone": True}
                    return
                play(running, table, {FP: ann}, Rng(3), 1)
                given, last = given + 1, ask["index"]
    pytest.fail("no game lasts so long")


# --- nonsense on the line -------------------------------------------------------------------------------------

BROKEN = [
    "",
    "{",
    "null",
    "[]",
    "17",
    '"answer"',
    "{}",
    '{"type": 3}',
    '{"type": "none"}',
    '{"type": "answer"}',
    '{"type": "answer", "seat": "shadow", "index": "0", "answer": {}}',
    '{"type": "answer", "seat": "shadow", "index": -1, "answer": {}}',
    '{"type": "answer", "seat": "shadow", "index": 1e400, "answer": {}}',
    '{"type": "answer", "seat": "shadow", "index": 0, "answer": null}',
    '{"type": "answer", "seat": "shadow", "index": 0, "answer": {}, "more": 1}',
    '{"type": "explain", "seat": "shadow", "intent": []}',
    '{"type": "chat", "text": 5}',
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": "show", "seat": "referee"}',
    '{"type": "show", "seat": "free-peoples"}',
    '{"type": "ping", "ref": {}}',
    "\x00",
    "[" * 5000,
    '{"type":"answer","seat":"shadow","index":0,"answer":' + '{"a":' * 3000 + "1" + "}" * 3000 + "}",
]


@pytest.mark.parametrize("message", BROKEN, ids=range(len(BROKEN)))
def test_nonsense_is_refused_and_changes_nothing(running: Running, ann: Player, bob: Player, message: str) -> None:
    table = both(ann, bob)
    before = running.match(table).record()
    with bob.line(table) as line:
        line.next("state")
        line.socket.send(message)
        assert line.next("refused")["text"]
        line.send(type="ping", ref="still")
        assert line.next("pong")["ref"] == "still"
    assert running.match(table).record() == before


def nonsense(match: thirdage.Match, rng: Rng) -> object:
    """Garbage, or an answer of some form of the game with fields drawn from all that they can hold."""
    if rng.randrange(4) == 0:
        return GARBAGE[rng.randrange(len(GARBAGE))]
    forms = [form for kind in match.rules.game.every_kind for form in kind.forms.values()]
    option = random_option(forms[rng.randrange(len(forms))], match.rules.names, rng)
    return option.json(match.rules.names) if option is not None else {}


def test_random_nonsense(running: Running, ann: Player, bob: Player) -> None:
    """Answers and intents made of the words of the game, mangled: refused with a reason, or in truth possible."""
    table = both(ann, bob)
    rng = Rng(77)
    with ann.line(table) as hers, bob.line(table) as his:
        lines: dict[str, LiveSocket] = {FP: hers, SH: his}
        for n in range(300):
            match = running.match(table)
            if match.ask is None:
                break
            seat = (FP, SH)[rng.randrange(2)]
            before = match.index
            kind = ("answer", "intent")[rng.randrange(2)]
            body = {kind: nonsense(match, rng), "seat": seat}
            if kind == "answer":
                body["index"] = match.index + rng.randrange(3) - 1
            lines[seat].send(type="answer" if kind == "answer" else "explain", ref=n, **body)
            while (told := lines[seat].hear()).get("ref") != n:
                pass
            assert told["type"] in ("refused", "done", "explained")
            if told["type"] != "done":
                assert running.match(table).index == before


def test_every_refused_answer_says_why_and_by_which_rule(running: Running, bob: Player) -> None:
    """The same over HTTP and over the line: what the asked seat may not answer has a reason, its rule and words."""
    ann = Player(running.address, "Ann")
    table = both(ann, bob, "wotr")
    people = {FP: ann, SH: bob}
    rng = Rng(5)
    refusals: dict[str, Json] = {}
    with ann.line(table) as line:
        ann.ok("PATCH", "/api/me", {"language": "uk"})
        line.send(type="answer", ref=0, seat=FP, index=0, answer={})
        assert "Відповід" in line.next("refused")["text"], "a line that is open speaks the language chosen since"
        while len(refusals) < 4:
            ask = running.match(table).asks[0]
            if ask.seat != FP:
                play(running, table, people, rng, 1)
                continue
            match = running.match(table)
            forms = list(ask.spec.forms.values())
            option = random_option(forms[rng.randrange(len(forms))], match.rules.names, rng)
            if option is None or option in ask.options:
                play(running, table, people, rng, 1)
                continue
            answer = option.json(match.rules.names)
            line.send(type="answer", ref=len(refusals), seat=FP, index=ask.index, answer=answer)
            while (said := line.hear()).get("ref") is None:
                pass
            told = ann.answer(table, FP, ask.index, answer).json()
            assert {key: said[key] for key in told} == told
            assert told["rule"].startswith(("WR-", "HR-")), told
            assert told["text"]
            assert told["id"] not in told["text"]
            refusals[told["id"]] = told
            play(running, table, people, rng, 1)
    ann.close()


def test_a_message_too_large_ends_the_line(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    before = running.match(table).record()
    with bob.line(table) as line:
        line.next("state")
        line.socket.send('{"type": "chat", "text": "' + "x" * 70_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            line.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert running.match(table).record() == before


def test_bytes_instead_of_text(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    with bob.line(table) as line:
        line.next("state")
        line.socket.send(b"\xff\xfe\x00")
        assert line.next("refused")["id"] == "server-malformed"


def test_no_such_table(ann: Player) -> None:
    with ann.line("none") as line:
        assert line.next("refused")["id"] == "server-table-unknown"
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_since_may_be_anything(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    whole = ann.state(table)["log"]
    for since in ("x", "-1", "999999", "9" * 40, "%00", "1.5"):
        with ann.line(table, since) as line:  # type: ignore[arg-type]
            assert line.next("state")["log"] == whole


def test_a_page_of_another_site_is_refused(ann: Player) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    ann.refused(403, "server-foreign-page", "POST", "/api/tables", {"game": "ford"}, headers=foreign)
    own = {"origin": str(ann.http.base_url).rstrip("/")}
    assert ann.http.post("/api/tables", json={"game": "ford"}, headers=own).status_code == 201
