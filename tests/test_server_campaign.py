"""A campaign on the server: a hunt, and the war that follows with the tokens won; its records are one chain."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.cli_driver import cli
from tests.hunt.second import second
from tests.server_driver import Player, Running, begin
from tests.test_server_resting import ONE, RB, SEATS, TWO, hunters, play
from thirdage.games.campaign import check_chain

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"


def nearly_there() -> Json:
    """A hunt whose next move ends in Rivendell, with three companions up: two tokens for the Free Peoples."""
    return second(track=13, companions={"sam": "down"}).match.written()


def ended(player: Player, **more: Any) -> str:
    """A table at which Frodo has reached Rivendell; one person has hunted himself."""
    seats = {RB: "me", "ringwraiths": "me"}
    table = player.table("hunt", position=nearly_there(), seats=seats, campaign=True, **more)
    state = player.state(table, RB)
    ask = next(ask for ask in state["view"]["asks"] if ask["seat"] == RB)
    move = next(option for option in ask["options"] if option["kind"] == "move-frodo")
    assert player.answer(table, RB, ask["index"], move).status_code == 200
    assert player.get(f"/api/tables/{table}")["outcome"]["reason"] == "rivendell"
    return table


def test_hr_lnk_01_from_the_hunt_to_the_war(running: Running, ann: Player) -> None:
    hunt = ended(ann)
    told = ann.get(f"/api/campaigns/{hunt}")
    assert (told["id"], told["war"], told["hunt"]["tokens"]) == (hunt, None, {FP: 2, SH: 0})
    war = ann.made(f"/api/tables/{hunt}/war", {"options": {"expansions": ["kings"]}})
    assert (war["game"], war["campaign"], war["mine"]) == ("wotr", hunt, [FP, SH])
    options = war["options"]
    assert (options["free-peoples-tokens"], options["shadow-tokens"]) == (2, 0)
    assert options["expansions"] == ["kings"]
    assert ann.post(f"/api/tables/{hunt}/war")["id"] == war["id"], "there is one war of a campaign"
    for named in (hunt, war["id"]):
        assert ann.get(f"/api/campaigns/{named}")["war"]["id"] == war["id"]
    ann.refused(404, "server-campaign-unknown", "GET", f"/api/campaigns/{ann.table('ford', seats={FP: 'me'})}")


def test_hr_lnk_02_nobody_chooses_other_tokens(running: Running, ann: Player, bob: Player) -> None:
    hunt = ended(ann)
    path = f"/api/tables/{hunt}/war"
    ann.refused(409, "refused-campaign-tokens", "POST", path, {"options": {"shadow-tokens": 2}})
    bob.refused(403, "server-not-at-table", "POST", path, {})
    running_hunt = ann.table("hunt", position=nearly_there(), seats={RB: "me", "ringwraiths": "me"})
    ann.refused(409, "server-no-war-yet", "POST", f"/api/tables/{running_hunt}/war", {})
    ann.post(f"/api/tables/{running_hunt}/resign", {"seat": RB})
    ann.refused(409, "server-no-war-yet", "POST", f"/api/tables/{running_hunt}/war", {})


def test_a_campaign_begins_with_both_chapters(running: Running, ann: Player) -> None:
    for game, options in (("wotr", {}), ("hunt", {"chapters": "first"})):
        wish = {"game": game, "options": options, "campaign": True}
        ann.refused(400, "server-no-campaign", "POST", "/api/tables", wish)
    told = ann.post("/api/tables", {"game": "hunt", "campaign": True, "seats": {RB: "me"}})
    assert told["campaign"] == told["id"]


def test_hr_lnk_a_whole_campaign_is_one_chain(running: Running, tmp_path: Path) -> None:
    """One against two through both chapters, then the war of three; `verify` proves each record and the chain."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        while True:
            hunt = people[RB].table("hunt", options={"players": 3}, seats={RB: "me"}, campaign=True)
            for seat in (ONE, TWO):
                people[seat].join(hunt, seat)
            begin(hunt, *people.values())
            play(running, hunt, people, lambda row: row.resting)
            for seat, player in people.items():
                if running.tables.live[hunt].row.resting:
                    player.post(f"/api/tables/{hunt}/next-part", {"seat": seat})
            play(running, hunt, people, lambda _: False)
            if running.tables.live[hunt].row.outcome["details"]["chapter"] == 2:  # type: ignore[index]
                break
        war = people[ONE].post(f"/api/tables/{hunt}/war", {"options": {"players": 3}})
        table = war["id"]
        assert war["mine"] == ["witch-king"]
        assert people[RB].post(f"/api/tables/{hunt}/war")["mine"] == [FP]
        assert people[TWO].post(f"/api/tables/{hunt}/war")["mine"] == ["saruman"]
        begin(table, people[ONE], people[RB], people[TWO])
        chain = people[RB].get(f"/api/campaigns/{hunt}/record")
        assert [record["game"] for record in chain["records"]] == ["hunt"], "the war goes on"
        warriors = {FP: people[RB], "witch-king": people[ONE], "saruman": people[TWO]}
        match = running.match(table)
        assert {ask.kind for ask in match.asks} or match.asks
        for seat in ("witch-king", "saruman"):
            warriors[seat].post(f"/api/tables/{table}/resign", {"seat": seat})
        chain = people[RB].get(f"/api/campaigns/{table}/record")
        assert [record["game"] for record in chain["records"]] == ["hunt", "wotr"]
        check_chain(chain["records"])
        for record in chain["records"]:
            thirdage.verify(record)
        path = tmp_path / "campaign.json"
        path.write_text(json.dumps(chain))
        done = cli("verify", path)
        assert done.code == 0, done.out + done.err
        assert "one chain" in done.out
        chain["records"][1]["options"]["free-peoples-tokens"] = 2
        chain["records"][1]["options"]["shadow-tokens"] = 2
        path.write_text(json.dumps(chain))
        assert cli("verify", path).code != 0


@pytest.mark.parametrize("mine", [RB, "ringwraiths"])
def test_hr_lnk_against_bots(running: Running, ann: Player, mine: str) -> None:
    """Bots go on as bots, on their side."""
    other = "ringwraiths" if mine == RB else RB
    table = ann.table("hunt", position=nearly_there(), seats={mine: "me", other: "bot:rules"}, campaign=True)
    if mine == RB:
        state = ann.state(table, RB)
        move = next(o for o in state["view"]["asks"][0]["options"] if o["kind"] == "move-frodo")
        ann.answer(table, RB, state["index"], move)
    else:
        running.tables.live[table]
        ann.get(f"/api/tables/{table}")
        for _ in range(400):
            if ann.get(f"/api/tables/{table}")["state"] == "over":
                break
            time.sleep(0.05)
    war = ann.made(f"/api/tables/{table}/war")
    side, against = (FP, SH) if mine == RB else (SH, FP)
    assert (war["mine"], war["seats"][against]["kind"]) == ([side], "bot")
    assert set(SEATS) - set(war["seats"])


def test_the_bots_of_the_war_are_as_strong_as_wished(running: Running, ann: Player) -> None:
    table = ann.table("hunt", position=nearly_there(), seats={RB: "me", "ringwraiths": "bot:rules"}, campaign=True)
    state = ann.state(table, RB)
    move = next(o for o in state["view"]["asks"][0]["options"] if o["kind"] == "move-frodo")
    ann.answer(table, RB, state["index"], move)
    path = f"/api/tables/{table}/war"
    ann.refused(400, "server-seat-unknown-kind", "POST", path, {"level": "nobody"})
    levels = next(game for game in ann.get("/api/games")["games"] if game["id"] == "wotr")["levels"]
    told = ann.post(path, {"level": levels[-1]["id"]})
    assert told["seats"][SH]["level"] == levels[-1]["id"]
    assert told["seats"][FP]["kind"] == "person"
