"""What really goes over the wire: not a card that a seat may not know, in any byte that is sent to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server_driver import Player, Running, serving
from thirdage import Match, Rng
from thirdage.bots.playing import Seated
from thirdage.games import find

WORD = re.compile(r'"([a-z0-9-]+)"')
CALLS = ("", "/view", "/log", "/log?format=text", "/record")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("privacy") / "tables.sqlite") as server:
        yield server


def cards(game: str, options: dict[str, Any]) -> frozenset[str]:
    """The ids of all cards."""
    rules = find(game).rules(options)
    return frozenset(rules.facts.tables["card"])


def words(value: object) -> frozenset[str]:
    """Every word in a piece of JSON."""
    return frozenset(WORD.findall(json.dumps(value)))


def knows(match: Match, seat: str) -> frozenset[str]:
    """All that a seat may know now: its view, and all it was ever told."""
    return words(match.view(seat)) | words(match.log(seat))


class Tap:
    """All that came to a player, and what the player could know when it came."""

    def __init__(self, seat: str, cards: frozenset[str]) -> None:
        self.seat = seat
        self.cards = cards
        self.ever: frozenset[str] = frozenset()
        self.leaks: list[tuple[int, str]] = []
        self.bytes = 0
        self.met: set[str] = set()

    def learn(self, match: Match) -> None:
        self.ever |= knows(match, self.seat)

    def take(self, index: int, data: str) -> None:
        self.bytes += len(data)
        found = {card for card in self.cards if f'"{card}"' in data}
        self.met |= found
        self.leaks += [(index, card) for card in found - self.ever]


@pytest.mark.parametrize(("game", "bot", "answers"), [("wotr", "rules", 10_000), ("cards", "rules", 10_000)])
def test_no_hidden_card_is_ever_sent(running: Running, game: str, bot: str, answers: int) -> None:
    """A whole game of bots, played by two people over their own lines, with a spectator and every call tried often."""
    with ExitStack() as stack:
        people = {seat: Player(running.address) for seat in ("free-peoples", "shadow", "spectator")}
        for player in people.values():
            stack.callback(player.close)
        table = people["free-peoples"].table(game, seats={"free-peoples": "me"})
        people["shadow"].post(f"/api/tables/{table}/join", {"seat": "shadow"})
        match = running.match(table)
        taps = {seat: Tap(seat, cards(game, match.rules.options)) for seat in people}
        lines = {seat: stack.enter_context(player.line(table)) for seat, player in people.items()}
        bots = Seated(match, 5, dict.fromkeys(match.seats, bot))
        rng = Rng(5)
        hidden = 0
        for _ in range(answers):
            for tap in taps.values():
                tap.learn(match)
            if match.ask is None:
                break
            hidden += len(taps["shadow"].cards & words(match.view("free-peoples")) - taps["shadow"].ever)
            if rng.randrange(10) == 0:
                ask_around(people, table, taps, match.index)
            ask = match.ask
            answer = bots.choose(ask).json(match.rules.names)
            lines[ask.seat].send(type="answer", seat=ask.seat, index=ask.index, answer=answer, ref="mine")
            listen(lines[ask.seat], taps[ask.seat], match)
        assert match.outcome is not None
        for seat, line in lines.items():
            drain(line, taps[seat], match)
        for tap in taps.values():
            assert not tap.leaks, tap.leaks[:5]
            assert tap.bytes > 10_000
        assert hidden > 100, "there was something to hide"
        assert taps["free-peoples"].met - taps["spectator"].met, "and seats were told more than spectators"


def ask_around(people: dict[str, Player], table: str, taps: dict[str, Tap], index: int) -> None:
    """Every call that tells something."""
    for seat, player in people.items():
        for call in CALLS:
            answered = player.http.get(f"/api/tables/{table}{call}")
            assert answered.status_code == 200, answered.text
            taps[seat].take(index, answered.text)
        taps[seat].take(index, player.http.get("/api/tables").text)


def listen(line: Any, tap: Tap, match: Match) -> None:
    """Take what comes until the answer is acknowledged; what it brings is judged by what may be known then."""
    while True:
        data = line.socket.recv(10)
        tap.learn(match)
        tap.take(match.index, data)
        if json.loads(data)["type"] in ("done", "refused"):
            assert json.loads(data)["type"] == "done", data
            return


def drain(line: Any, tap: Tap, match: Match) -> None:
    """Take all that has come so far."""
    tap.learn(match)
    try:
        while True:
            tap.take(match.index, line.socket.recv(0.5))
    except TimeoutError:
        pass


def test_while_a_game_runs_no_secret_leaves(running: Running) -> None:
    """The secret of the dice, state hashes and the numbers that fate drew stay where they are."""
    ann, bob = Player(running.address), Player(running.address)
    table = ann.table("wotr", seats={"free-peoples": "me"})
    bob.post(f"/api/tables/{table}/join", {"seat": "shadow"})
    row = running.house.rooms[table].row
    for player in (ann, bob):
        for call in CALLS:
            text = player.http.get(f"/api/tables/{table}{call}").text
            assert row.fate.secret not in text
            assert '"number"' not in text
            assert '"seams"' not in text
        for seat in row.seats.values():
            mine = player.get("/api/me")["id"]
            assert seat.guest == mine or seat.guest not in player.http.get(f"/api/tables/{table}").text
    ann.close()
    bob.close()


def test_the_tap_sees_a_leak() -> None:
    tap = Tap("shadow", frozenset({"fp-char-01"}))
    tap.take(0, '{"card": "fp-char-01"}')
    assert tap.leaks == [(0, "fp-char-01")]
