"""A server for tests, in a thread or as a process of its own, and people who play at it over HTTP and WebSocket."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import connect
from websockets.sync.connection import Connection

import thirdage
from tests.ford import FORD
from tests.luck import fixed, seed_of
from thirdage.kernel import salt_hash
from thirdage.server.app import create_app
from thirdage.server.http.protocols import ConnectionLimits
from thirdage.server.run import configured
from thirdage.server.tables.all_tables import Tables

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
PATIENCE: Final = 120
"""Seconds: the machine may be busy, or stand still for a while; only what never comes is wrong."""
thirdage.register(FORD)


class Running:
    """A server that runs in this process; `tables` lets a test look at the tables in memory."""

    def __init__(self, app: Litestar, address: str) -> None:
        self.app = app
        self.address = address

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def match(self, table: str) -> thirdage.Match:
        """The match of a table, as nobody else may see it."""
        match = self.tables.live[table].match
        assert match is not None
        return match


_starts: Counter[Path] = Counter()
"""How often a server was started on a file: names that were given once must not be given again."""


def luck_of(data: Path) -> str:
    """The seed of the next server on a file."""
    _starts[data] += 1
    return seed_of(_starts[data])


@contextmanager
def serving(data: Path, workers: int = 1, patience: ConnectionLimits | None = None, **more: int) -> Iterator[Running]:
    """A server in a thread of this process, on a free port; its workers know the test game too."""
    with (
        patch.dict(os.environ, THIRDAGE_GAMES="tests.ford:FORD"),
        fixed(luck_of(data)),
        _serving(data, workers, patience, **more) as running,
    ):
        yield running


@contextmanager
def _serving(data: Path, workers: int, patience: ConnectionLimits | None, **more: int) -> Iterator[Running]:
    app = create_app(data, workers=workers, **more)
    config = configured(app, port=0, patience=patience)
    config.ws_ping_interval = None
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        threading.Event().wait(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(app, f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join()


class Process:
    """`thirdage serve` as a process, which can be killed without warning and started again on the same file."""

    def __init__(self, data: Path, games: str = "tests.ford:FORD") -> None:
        self.data = data
        self.games = games
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> str:
        """Start it, at any port or at this one, and wait until it says where it is."""
        command = [
            sys.executable,
            "-m",
            "tests.luck",
            luck_of(self.data),
            "--lang",
            "en",
            "serve",
            "--port",
            str(port),
            "--data",
            str(self.data),
        ]
        env = {**os.environ, "THIRDAGE_GAMES": self.games, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
        env.pop("COVERAGE_PROCESS_START", None)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=ROOT)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = "http" + line.partition("http")[2].partition(" ")[0].rstrip("/")
                return self.address
        raise AssertionError("the server ended before it began")

    def stop(self) -> None:
        """End it as its owner would."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.kill()

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


def free_port() -> int:
    """A port to which a server can come back: not one of those that systems give to whoever wants any."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Player:
    """Somebody with a browser: a cookie of their own."""

    def __init__(self, address: str, name: str = "", language: str = "en") -> None:
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=PATIENCE)
        self.get("/api/me")
        if name:
            self.ok("PATCH", "/api/me", {"name": name})

    def move(self, address: str) -> None:
        """The server is somewhere else now."""
        self.http.base_url = httpx.URL(address)

    def close(self) -> None:
        """Leave."""
        self.http.close()

    def get(self, path: str, **params: Any) -> Any:
        """What a call gives, which must go well."""
        return self.ok("GET", path, params=params)

    def post(self, path: str, body: Any = None) -> Any:
        """The same with a body."""
        return self.ok("POST", path, {} if body is None else body)

    def ok(self, method: str, path: str, body: Any = None, params: Any = None) -> Any:
        """A call that must go well."""
        answered = self.http.request(method, path, json=body, params=params)
        assert answered.status_code < 300, answered.text
        return answered.json()

    def refused(self, status: int, id: str, method: str, path: str, body: Any = None, **more: Any) -> Json:
        """A call that must be refused so, in the one form of errors."""
        answered = (
            self.http.request(method, path, json=body, **more)
            if body is not None
            else self.http.request(method, path, **more)
        )
        assert answered.status_code == status, answered.text
        told: Json = answered.json()
        assert told.keys() == {"id", "rule", "args", "text"}
        assert told["id"] == id, told
        assert told["text"]
        assert told["id"] not in told["text"], "there are words for it"
        return told

    def table(self, game: str = "ford", **more: Any) -> str:
        """A new table; its id. If nobody else is to sit there, the game begins."""
        id: str = self.made("/api/tables", {"game": game, **more})["id"]
        return id

    def made(self, path: str, body: Any = None) -> Json:
        """A call that makes a table, by which the game begins if nobody else is to sit there."""
        told: Json = self.post(path, body)
        seats = told["seats"].values()
        alone = told["mine"] and all(seat["kind"] == "bot" or seat.get("mine") for seat in seats)
        return begin(told["id"], self) if alone and told["state"] == "waiting" else told

    def join(self, table: str, seat: str, *others: Player) -> Json:
        """Sit down; with these others, who sit there already, the game begins."""
        told: Json = self.post(f"/api/tables/{table}/join", {"seat": seat})
        return begin(table, *others, self) if others else told

    def seal(self, table: str) -> Json:
        """Commit to the salts of one's own seats, as the page does."""
        told: Json = self.get(f"/api/tables/{table}")
        for seat in told["mine"]:
            hash = salt_hash(told["dice"]["commitment"], seat, salt_of(table, seat))
            told = self.post(f"/api/tables/{table}/salt-hash", {"seat": seat, "hash": hash})
        return told

    def salt(self, table: str) -> Json:
        """Do what is waited for at a table whose game has not begun: seal, or open."""
        told: Json = self.get(f"/api/tables/{table}")
        mine = set(told["mine"]) & set(told["dice"]["waiting"])
        return told if not mine else self.unseal(table) if told["dice"]["stage"] == "salts" else self.seal(table)

    def unseal(self, table: str) -> Json:
        """Open them."""
        told: Json = self.get(f"/api/tables/{table}")
        for seat in told["mine"]:
            told = self.post(f"/api/tables/{table}/salt", {"seat": seat, "salt": salt_of(table, seat)})
        return told

    def state(self, table: str, seat: str | None = None) -> Json:
        """What this player sees."""
        found: Json = self.get(f"/api/tables/{table}/view", **({"seat": seat} if seat else {}))
        return found

    def answer(self, table: str, seat: str, index: int, answer: Any) -> httpx.Response:
        """Give an answer, and see what comes of it."""
        return self.http.post(f"/api/tables/{table}/answer", json={"seat": seat, "index": index, "answer": answer})

    @contextmanager
    def line(self, table: str, since: int | None = None) -> Iterator[LiveSocket]:
        """The live line of a table."""
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        tail = "" if since is None else f"?since={since}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"{address}/api/tables/{table}/live{tail}",
            additional_headers={"Cookie": cookie},
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            yield LiveSocket(socket)


class LiveSocket:
    """The WebSocket of a test client; it keeps all messages that came."""

    def __init__(self, socket: Connection) -> None:
        self.socket = socket
        self.came: list[Json] = []

    def send(self, **message: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message, whatever it is; it is kept in `came`."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        self.came.append(message)
        return message

    def next(self, type: str, **fields: Any) -> Json:
        """The next message of this type that has these fields."""
        while True:
            message = self.hear()
            if message["type"] == type and all(message.get(k) == v for k, v in fields.items()):
                return message


def salt_of(table: str, seat: str) -> str:
    """A share in the dice that is found wherever it goes."""
    return f"salt of {seat} at {table}"[:64]


def begin(table: str, *players: Player) -> Json:
    """Everyone who sits there seals, then all open: the game begins. The table as the last of them sees it."""
    for player in (*players, *players):  # and once more: all are there
        player.seal(table)
    told = [player.unseal(table) for player in players][-1]
    assert told["state"] == "playing", told
    return told


def both(ann: Player, bob: Player, game: str = "ford", **more: Any) -> str:
    """A table with one on each side."""
    table = ann.table(game, seats={"free-peoples": "me"}, **more)
    bob.join(table, "shadow", ann)
    return table


def own_ask(state: Json, seat: str) -> Json | None:
    """The ask of a seat in what it sees."""
    asks = state["view"]["asks"] if state["view"] else []
    return next((ask for ask in asks if ask["seat"] == seat), None)


def guess(ask: Json, rng: Random) -> Json:
    """An answer as a page would make it: one of a list, or something within the limits."""
    if "options" in ask:
        chosen: Json = rng.choice(ask["options"])
        return chosen
    properties = ask["schema"]["properties"]
    key = next(name for name in properties if name != "kind")
    limits, low, high = properties[key], ask["total"]["minimum"], ask["total"]["maximum"]
    answer: Json = {"kind": properties["kind"]["const"]}
    if limits["type"] == "array":
        answer[key] = rng.sample(limits["items"]["enum"], rng.randint(limits["minItems"], limits["maxItems"]))
        return answer
    units = [item for item, limit in limits["properties"].items() for _ in range(limit["maximum"])]
    counts: dict[str, int] = {}
    for item in rng.sample(units, rng.randint(low, min(high, len(units)))):
        counts[item] = counts.get(item, 0) + 1
    answer[key] = counts
    return answer


def play(running: Running, table: str, players: dict[str, Player], rng: thirdage.Rng, most: int = 10_000) -> int:
    """Play on over HTTP, choosing behind the counter; how many answers were given."""
    count = 0
    match = running.match(table)
    while match.asks and count < most:
        ask = match.asks[0]
        option = ask.options.sample(rng)
        given = players[ask.seat].answer(table, ask.seat, ask.index, option.json(match.rules.names))
        assert given.status_code == 200, given.text
        match = running.match(table)
        count += 1
    return count
