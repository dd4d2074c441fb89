"""Looking back: what a seat saw at each moment, of one's own seat while the game runs, of all when it is over."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser import played
from tests.server_driver import Json, Player, Running, both, play
from thirdage import Rng, kernel
from thirdage.server.errors import Problem
from thirdage.server.per_guest_limiter import PerGuestLimiter

FP, SH = "free-peoples", "shadow"
OFFER = ("options", "schema", "total", "dice", "faces")


def without_offers(view: Json) -> Json:
    """A view as a replay shows it."""
    asks = [{key: value for key, value in ask.items() if key not in OFFER} for ask in view["asks"]]
    return {**view, "asks": asks}


def moments(player: Player, table: str, seat: str, count: int = 32) -> list[Json]:
    """All moments of a seat, fetched as a page would."""
    found: list[Json] = []
    start = 0
    while True:
        told = player.get(f"/api/tables/{table}/replay", **{"seat": seat, "from": start, "count": count})
        assert (told["seat"], told["from"]) == (seat, start)
        assert len(told["moments"]) <= count
        found += told["moments"]
        if found[-1]["index"] == told["index"]:
            assert told["line"] == [m["index"] for m in found]
            return found
        start = found[-1]["index"] + 1


@pytest.mark.parametrize("game", ["wotr", "ford"])
def test_every_moment_is_what_was_seen(running: Running, ann: Player, bob: Player, game: str) -> None:
    table = both(ann, bob, game, undo_setting="consent")
    people = {FP: ann, SH: bob}
    seen: dict[str, dict[int, Json]] = {FP: {}, SH: {}, "spectator": {}}
    rng = Rng(8)
    for n in range(36):
        if running.match(table).outcome is not None:
            break
        for seat, views in seen.items():
            view = people.get(seat, ann).state(table, seat)["view"]
            views.setdefault(view["index"], without_offers(view))
        play(running, table, people, rng, 1)
        if n % 9 == 8:
            undo_with_consent(running, people, table)
    for seat, views in seen.items():
        found = {moment["index"]: moment for moment in moments(people.get(seat, ann), table, seat, 20)}
        assert len(views.keys() & found.keys()) > 8
        for index, view in views.items():
            if index in found:
                assert found[index]["view"] == view
        log = [entry for moment in found.values() for entry in moment["log"]]
        assert log == people.get(seat, ann).state(table, seat)["log"]
    now = moments(ann, table, FP)[-1]["view"]
    assert now == without_offers(ann.state(table, FP)["view"]), "also where one of a group has answered"


def undo_with_consent(running: Running, people: dict[str, Player], table: str) -> None:
    asks = running.match(table).asks
    if not asks:
        return
    seat = SH if asks[0].seat == FP else FP
    other = FP if seat == SH else SH
    answered = people[seat].http.post(f"/api/tables/{table}/undo", json={"seat": seat})
    if answered.status_code == 200 and not answered.json()["undone"]:
        people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": True})


def test_whose_eyes(running: Running, ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me"})
    ann.refused(409, "server-not-begun", "GET", f"/api/tables/{table}/replay")
    bob.join(table, SH, ann)
    ann.refused(403, "server-not-your-seat", "GET", f"/api/tables/{table}/replay?seat={SH}")
    ann.refused(400, "refused-seat-unknown", "GET", f"/api/tables/{table}/replay?seat=referee")
    for wrong in ("count=33", "count=0", "from=-1", "from=x"):
        ann.refused(400, "server-malformed", "GET", f"/api/tables/{table}/replay?{wrong}")
    assert ann.get(f"/api/tables/{table}/replay")["seat"] == FP
    assert ann.get(f"/api/tables/{table}/replay", **{"from": 10**6})["moments"] == []
    stranger = Player(running.address)
    assert stranger.get(f"/api/tables/{table}/replay")["seat"] == "spectator"
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    for seat in (FP, SH, "spectator", "referee"):
        last = moments(stranger, table, seat)[-1]
        assert last["view"]["outcome"]["reason"] == "resigned"
        assert last["log"][-1]["id"] == "log-finished-resigned"
    stranger.close()


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_how_the_war_went_round_by_round(ann: Player, bob: Player, game: str) -> None:
    """From the first round on, each as it stood at its end, the last as it is; only what that seat saw."""
    match = played(game, 7, rounds=4)
    match.finish("resigned", [match.seats[-1]])
    table = ann.post("/api/tables/import", {"record": match.record()})["id"]
    for seat in (match.seats[0], "spectator"):
        told = ann.get(f"/api/tables/{table}/rounds", seat=seat)
        assert told["seat"] == seat
        seen = {moment["index"]: moment["view"] for moment in moments(ann, table, seat)}
        progress, line = match.rules.game.progress, kernel.moments(match)
        rounds = [one["round"] for one in told["rounds"]]
        assert rounds == sorted(set(rounds))
        assert rounds[0] == progress(kernel.moment(match, 0).position)[0] - 1, "how it began"
        assert told["rounds"][0]["index"] == line[0]
        assert {1, 2, 3} <= set(rounds)
        assert all(one["view"] == seen[one["index"]] for one in told["rounds"])
        ends = [one["index"] for one in told["rounds"]]
        assert ends[-1] == match.index == max(seen)
        for end, now in list(zip(ends, rounds, strict=True))[1:-1]:
            place = line.index(end)
            assert progress(kernel.moment(match, place).position)[0] == now
            assert progress(kernel.moment(match, place + 1).position)[0] > now
    running_table = both(ann, bob)
    ann.refused(409, "server-not-over", "GET", f"/api/tables/{running_table}/rounds")


def test_one_thing_after_the_other() -> None:
    """A guest's requests are worked out one at a time; a few may wait, more are refused; others are not held up."""
    limiter = PerGuestLimiter(waiting=1, at_once=3)
    order: list[str] = []

    async def asks(guest: str, name: str, open_: asyncio.Event) -> None:
        async with limiter.turn(guest):
            order.append(name)
            await open_.wait()

    async def scene() -> None:
        event = asyncio.Event()
        first = asyncio.create_task(asks("ann", "a1", event))
        second = asyncio.create_task(asks("ann", "a2", event))
        other = asyncio.create_task(asks("bob", "b1", event))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order == ["a1", "b1"]
        with pytest.raises(Problem, match="server-one-at-a-time"):
            await asks("ann", "a3", event)
        with pytest.raises(Problem, match="server-busy"):
            await asks("carol", "c1", event)
        event.set()
        await asyncio.gather(first, second, other)
        await asks("ann", "a4", event)
        assert order == ["a1", "b1", "a2", "a4"]

    asyncio.run(scene())
