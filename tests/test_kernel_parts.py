"""A part of the position that belongs to a bundle, on the Ford: one that never changes but is replaced."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

import pytest
from jsonschema import Draft202012Validator

from tests.ford.game import Ford
from tests.ford.model import Crossing
from thirdage.bots import match_checks as checks
from thirdage.bots import secrecy
from thirdage.kernel import (
    Bundle,
    Draws,
    Flow,
    Form,
    Impossible,
    Match,
    Position,
    QuickFate,
    Random,
    Reader,
    Refused,
    Rng,
    Rules,
    chance,
    chance_kind,
    numbers,
    read_position,
    replay,
)
from thirdage.kernel.parts import Part, part_of, parts_anew
from thirdage.kernel.shapes import number, or_null, parts

Json = dict[str, Any]
TOSS = Form("toss", side=numbers(0, 1))
ASK_TOSS = chance_kind("toss", TOSS, {"coin": "TEST-1"})
FREE, DARK = "free-peoples", "shadow"


class Coin(Part):
    """A coin that only the walker has seen, and how often it was tossed. It never changes."""

    __slots__ = ("side", "tosses")
    told: ClassVar[str] = "the `side` of the coin, and how many `tosses` there were"

    def __init__(self, side: int, tosses: int) -> None:
        self.side = side
        self.tosses = tosses

    @classmethod
    def start(cls, rules: Rules) -> Coin:  # noqa: ARG003
        return cls(0, 0)

    @classmethod
    def read(cls, position: Position, written: Reader) -> Coin:  # noqa: ARG003
        written.only("side", "tosses")
        return cls(written["side"].number(0, 1), written["tosses"].number())

    @classmethod
    def complete(cls, position: Position, seat: str, seen: Json, rng: Random) -> Coin:  # noqa: ARG003
        return cls(rng.randrange(2) if seen["side"] is None else seen["side"], seen["tosses"])

    @classmethod
    def schemas(cls) -> tuple[Json, Json]:
        seen = parts({"side": or_null(number(1)), "tosses": number()}, required=True)
        return seen, parts({"side": number(1), "tosses": number()}, required=False)

    def write(self, position: Position) -> Json:
        return {"side": self.side, "tosses": self.tosses}

    def view(self, position: Position, seat: str) -> Json:
        known = not self.tosses or position.rules.bit(seat) & 1
        return {"side": self.side if known else None, "tosses": self.tosses}

    def anew(self, position: Position) -> Coin | None:
        return None if self.tosses else self

    def check(self, position: Position) -> None:
        if self.tosses < self.side:
            raise Impossible("parts.coin.tosses", "refused-ford-cards")


def toss(at: Crossing) -> Flow[None]:
    """The coin is tossed before the eyes of the walker."""
    side: int = (yield chance(ASK_TOSS, Draws(TOSS, (0, 1)), "coin", "coin", at.seat(0), 1))[0]
    at.parts = (Coin(side, part_of(at, Coin).tosses + 1),)
    at.next = ("round",)


COIN = Bundle("coin", seams={"toss": toss}, kinds=(ASK_TOSS,), part=Coin)
GAME = Ford()
GAME.add_expansion(COIN)


def tossed(seed: int = 1) -> Match:
    """A match that begins with a toss."""
    match = read_position(GAME, {"next": ["toss"]}, {"expansions": ["coin"], "players": 3}, None)
    match.go_on(QuickFate(Rng(seed)))
    return match


def test_a_secret_of_a_part_is_seen_by_those_it_belongs_to() -> None:
    match = tossed()
    side = part_of(match.position, Coin).side
    seen = {seat: match.view(seat)["position"]["parts"]["coin"]["side"] for seat in checks.onlookers(match)}
    assert seen == {FREE: side, "east": None, "west": None, "spectator": None, "referee": side}


def test_samples_draw_what_a_seat_has_not_seen() -> None:
    match, rng = tossed(), Rng(1)
    assert len({part_of(match.sample("east", rng).position, Coin).side for _ in range(40)}) == 2
    assert len({part_of(match.sample(FREE, rng).position, Coin).side for _ in range(40)}) == 1


@pytest.mark.parametrize("seed", range(4))
def test_all_that_must_hold_holds_with_a_part(seed: int) -> None:
    match, rng = tossed(seed), Rng(seed)
    while match.ask is not None:
        checks.conserved(match)
        checks.forks_alike(match, rng)
        checks.position_rebuilds(match)
        secrecy.samples_look_real(match, rng)
        secrecy.secrets_stay(match, rng)
        match.answer(match.asks[0].options.sample(rng))
    checks.record_replays(match)
    assert part_of(replay(GAME, match.record()).position, Coin).tosses == 1


def test_a_fork_has_a_part_of_its_own() -> None:
    match = tossed()
    twin = match.fork()
    twin.position.parts = (Coin(1, 7),)
    assert part_of(match.position, Coin).tosses == 1


def test_a_part_is_written_only_where_it_has_changed() -> None:
    rules = GAME.rules({"expansions": ["coin"]})
    assert "parts" not in GAME.write(GAME.start(rules))
    assert GAME.write(tossed().position)["parts"]["coin"]["tosses"] == 1
    again = GAME.read(rules, {"parts": {"coin": {"side": 1, "tosses": 2}}})
    assert (part_of(again, Coin).side, part_of(again, Coin).tosses) == (1, 2)
    assert part_of(GAME.read(rules, {}), Coin).tosses == 0


@pytest.mark.parametrize("wrong", [{"coin": {"side": 2}}, {"coin": {"gold": 1}}, {"purse": {}}, 7])
def test_nonsense_is_refused(wrong: Any) -> None:
    with pytest.raises(Refused):
        read_position(GAME, {"parts": wrong}, {"expansions": ["coin"]}, None)


def test_an_impossible_part_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        read_position(GAME, {"parts": {"coin": {"side": 1, "tosses": 0}}}, {"expansions": ["coin"]}, None)
    assert refused.value.reason.args["where"] == "parts.coin.tosses"


def test_the_schemas_have_the_part_only_where_a_bundle_brings_it() -> None:
    seen, written = GAME.schemas()
    Draft202012Validator(seen).validate(tossed().view("east")["position"])
    Draft202012Validator(written).validate(tossed().written()["position"])
    assert "parts" not in Ford().schemas()[0]["properties"]
    assert "parts" not in Ford().schemas()[1]["properties"]


def test_what_is_public_can_be_dealt_anew() -> None:
    assert parts_anew(tossed().position) is None
    start = GAME.start(GAME.rules({"expansions": ["coin"]}))
    assert parts_anew(start) == start.parts


def test_two_bundles_of_one_name_are_refused_and_so_is_a_part_without_room() -> None:
    class Narrow(Ford):
        takes_parts: ClassVar[bool] = False

    with pytest.raises(ValueError, match="no room for the part of 'coin'"):
        Narrow().add_expansion(COIN)
    with pytest.raises(ValueError, match="already"):
        GAME.add_expansion(Bundle("coin"))


def test_a_toss_is_fair() -> None:
    match = read_position(GAME, {"next": ["toss"]}, {"expansions": ["coin"]}, None)
    assert match.ask is not None
    assert [match.ask.probability(option) for option in match.ask.options] == [Fraction(1, 2)] * 2
    assert match.ask.sees == (FREE,)
