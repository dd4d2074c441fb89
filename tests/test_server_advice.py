"""Levels of bots, advice and the chances of a finished game over HTTP."""

from __future__ import annotations

import thirdage
from tests.server_driver import Player, Running, both
from tests.wotr.ring import acting
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

FP, SH = "free-peoples", "shadow"


def test_levels_are_offered_and_taken_by_name(ann: Player) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")["games"]}
    levels = games["wotr"]["levels"]
    assert [level["id"] for level in levels] == ["hobbit", "ranger", "captain", "wizard"]
    assert [level["about"]["args"]["seconds"] for level in levels] == sorted(
        level["about"]["args"]["seconds"] for level in levels
    )
    table = ann.post("/api/tables", {"game": "wotr", "seats": {FP: "me", SH: "bot:captain"}})
    seat = table["seats"][SH]
    assert (seat["kind"], seat["bot"], seat["level"]) == ("bot", "captain", "captain")
    assert seat["seconds"] > 0
    for forged in ("bot:planner@9999s", "bot:@1s", "bot:nobody"):
        wish = {"game": "wotr", "seats": {FP: "me", SH: forged}}
        ann.refused(400, "server-seat-unknown-kind", "POST", "/api/tables", wish)


def test_advice_for_the_seat_that_is_asked(running: Running, ann: Player, bob: Player) -> None:
    position = acting("character", "muster", box=2).match.written()
    table = ann.table("wotr", seats={FP: "me"}, position=position, advice=True)
    path = f"/api/tables/{table}/advice"
    bob.join(table, SH, ann)
    match = running.match(table)
    before, index = match.record(), match.index
    told = ann.post(path, {"seat": FP, "index": index})
    assert (told["seat"], told["index"]) == (FP, index)
    assert match.ask is not None
    plans = [told["best"], *told["rivals"]]
    assert all(plan["steps"][0]["answer"] in [*map(match.ask.options.encode, match.ask.options)] for plan in plans)
    assert all(0 <= plan["chance"] <= 1 for plan in plans if plan["chance"] is not None)
    assert running.match(table).record() == before

    bob.refused(403, "server-not-your-seat", "POST", path, {"seat": FP, "index": index})
    bob.refused(409, "server-not-asked", "POST", path, {"seat": SH, "index": index})
    ann.refused(409, "refused-stale", "POST", path, {"seat": FP, "index": index + 1})
    ann.refused(409, "server-not-over", "GET", f"/api/tables/{table}/chances")
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    ann.refused(409, "refused-over", "POST", path, {"seat": FP, "index": index + 1})


def test_a_game_that_nobody_thinks_about(ann: Player, bob: Player) -> None:
    table = both(ann, bob, advice=True)
    index = ann.state(table)["index"]
    ann.refused(409, "server-no-advice", "POST", f"/api/tables/{table}/advice", {"seat": FP, "index": index})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    assert ann.get(f"/api/tables/{table}/chances") == {"chances": []}


def test_the_chances_of_a_finished_game(ann: Player) -> None:
    match = thirdage.new_match("wotr", seed=3)
    bots = {seat: make_bot("wotr", "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
    while match.ask and match.rules.game.progress(match.position)[0] < 3:
        ask = match.ask
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    match.finish("resigned", [SH])
    table = ann.post("/api/tables/import", {"record": match.record()})["id"]
    told = ann.get(f"/api/tables/{table}/chances")["chances"]
    assert [point["index"] for point in told] == sorted({point["index"] for point in told})
    assert {point["round"] for point in told} == {1, 2, 3}
    assert all(0 < point["chance"] < 1 for point in told[:-1])
    assert told[-1] == {"index": match.index, "round": 3, "chance": 1.0}


def test_without_odds_and_advice_there_is_no_line_of_chances(ann: Player, bob: Player) -> None:
    """Between people a bot judges neither during the game nor after it, unless all agreed to it by sitting down."""
    for advice, refused in ((None, True), (False, True), (True, False)):
        table = both(ann, bob, "wotr", advice=advice)
        index = ann.state(table)["index"]
        for call in ("odds", "advice"):
            said = ann.http.post(f"/api/tables/{table}/{call}", json={"seat": SH, "index": index})
            assert said.status_code == 403, "not my seat"
            if refused:
                ann.refused(
                    403, "server-advice-off", "POST", f"/api/tables/{table}/{call}", {"seat": FP, "index": index}
                )
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})
        if refused:
            for person in (ann, bob):
                person.refused(403, "server-advice-off", "GET", f"/api/tables/{table}/chances")
        else:
            assert ann.get(f"/api/tables/{table}/chances")["chances"]


def test_without_odds_luck_tells_only_what_came(ann: Player, bob: Player) -> None:
    """What was to be expected of dice and tiles is a chance; what they showed is a fact."""
    for advice in (True, False):
        table = both(ann, bob, "wotr", advice=advice)
        luck = ann.get(f"/api/tables/{table}/luck")["luck"]
        assert luck["hunt"]["count"] == luck["hunt"]["actual"] == 0
        assert ("expected" in luck["hunt"]) == advice
        assert ("expected" in str(luck)) == advice
