"""The players: what they may see, how they choose, and how they are found."""

from __future__ import annotations

import gc
from collections import Counter

import pytest

from tests.ford import FORD
from thirdage.bots import (
    Eyes,
    OutsideGameError,
    RandomBot,
    SwarmBot,
    UnknownBot,
    WrongNumberOfBots,
    bot_names,
    bots_by_seat,
    make_bot,
    register_bot,
    register_outside_games,
)
from thirdage.bots.bot_games import bot_rng, new_match
from thirdage.kernel import Ask, Match, Option, Rng


def ford(seed: int = 0, players: int = 2) -> Match:
    return new_match(FORD, {"players": players}, seed)


def act_of_a_hunter(seed: int) -> tuple[Match, Ask]:
    """A match at the first action of the Shadow: the widest choice of the game."""
    match, rng = ford(seed), Rng(seed)
    while match.ask is not None and (match.ask.kind, match.ask.seat) != ("act", "shadow"):
        match.answer(match.ask.options.sample(rng))
    assert match.ask is not None
    return match, match.ask


def test_eyes_show_what_the_seat_may_know() -> None:
    match, _ = act_of_a_hunter(1)
    eyes = Eyes(match, "shadow")
    assert (eyes.game, eyes.seat, eyes.side, eyes.seats) == ("ford", "shadow", "shadow", match.seats)
    assert eyes.options["players"] == 2
    assert eyes.view() == match.view("shadow")
    assert eyes.seen() == match.view("shadow")["position"]
    assert eyes.log() == match.log("shadow")
    assert eyes.log(3) == match.log("shadow", 3)
    assert eyes.sample(Rng(1)).view("shadow") == match.view("shadow")
    assert eyes.explain({"kind": "pass"}) is None
    assert eyes.explain({"kind": "walk", "place": "reeds"}) is not None


def test_eyes_do_not_hold_the_match() -> None:
    match = ford()
    eyes = Eyes(match, "shadow")
    assert not any(referent is match for referent in gc.get_referents(eyes))
    assert not any(getattr(eyes, name, None) is match for name in dir(eyes))


def test_random_reaches_every_option() -> None:
    match, ask = act_of_a_hunter(3)
    bot, rng = RandomBot(), Rng(3)
    chosen = {bot.choose(Eyes(match, ask.seat), ask, rng) for _ in range(600)}
    assert chosen == set(ask.options)


def kinds_chosen(character: int, times: int = 200) -> Counter[str]:
    match, ask = act_of_a_hunter(5)
    bot, rng = SwarmBot(Rng(character)), Rng(9)
    return Counter(bot.choose(Eyes(match, ask.seat), ask, rng).kind for _ in range(times))


def test_swarm_players_have_character() -> None:
    """Some do nothing but one kind of thing, some never do it; all of them together do everything."""
    games = [kinds_chosen(character) for character in range(60)]
    assert any(max(counts.values()) == 200 for counts in games)
    assert all(any(kind not in counts for counts in games) for kind in ("pass", "search", "strike"))
    assert set().union(*games) >= {"pass", "search", "strike"}


def test_a_swarm_player_is_the_same_whatever_it_meets_first() -> None:
    match, ask = act_of_a_hunter(5)
    walk = ford().ask
    assert walk is not None
    fresh, travelled = SwarmBot(Rng(4)), SwarmBot(Rng(4))
    travelled.choose(Eyes(match, "free-peoples"), walk, Rng(1))
    one = [fresh.choose(Eyes(match, ask.seat), ask, rng) for rng in map(Rng, range(50))]
    two = [travelled.choose(Eyes(match, ask.seat), ask, rng) for rng in map(Rng, range(50))]
    assert one == two


def test_a_swarm_player_that_likes_nothing_plays_on() -> None:
    match = ford()
    ask = match.ask
    assert ask is not None
    for character in range(40):
        assert SwarmBot(Rng(character)).choose(Eyes(match, ask.seat), ask, Rng(0)) in ask.options


class Stubborn:
    """Takes the first option."""

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        return next(iter(ask.options))


def test_bots_by_name() -> None:
    assert bot_names("ford")[:2] == ("random", "swarm")
    register_bot("nowhere", "stubborn", lambda _rng: Stubborn())
    assert bot_names("nowhere") == ("random", "swarm", "stubborn")
    assert isinstance(make_bot("nowhere", "stubborn", Rng(0)), Stubborn)
    assert isinstance(make_bot("nowhere", "swarm", Rng(0)), SwarmBot)
    with pytest.raises(ValueError, match="stubborn already"):
        register_bot("nowhere", "stubborn", lambda _rng: Stubborn())
    with pytest.raises(ValueError, match="random already"):
        register_bot("nowhere", "random", lambda _rng: Stubborn())
    with pytest.raises(UnknownBot, match="stubborn"):
        make_bot("ford", "stubborn", Rng(0))


def test_one_bot_for_all_or_for_each_side_or_for_each_seat() -> None:
    two, three = FORD.rules({"players": 2}), FORD.rules({"players": 3})
    assert bots_by_seat(two, ["a"]) == {"free-peoples": "a", "shadow": "a"}
    assert bots_by_seat(two, ["a", "b"]) == {"free-peoples": "a", "shadow": "b"}
    assert bots_by_seat(three, ["a", "b"]) == {"free-peoples": "a", "east": "b", "west": "b"}
    assert bots_by_seat(three, ["a", "b", "c"]) == {"free-peoples": "a", "east": "b", "west": "c"}
    for names in ([], ["a", "b", "c", "d"]):
        with pytest.raises(WrongNumberOfBots) as wrong:
            bots_by_seat(three, names)
        assert (wrong.value.wanted, wrong.value.given) == (2, len(names))


def test_each_seat_has_its_own_generator() -> None:
    drawn = {tuple(bot_rng(seed, seat).randrange(1000) for _ in range(5)) for seed in range(5) for seat in range(4)}
    assert len(drawn) == 20
    assert bot_rng(-1, 0).randrange(1000) == bot_rng(2**64 - 1, 0).randrange(1000)


def test_games_of_ones_own() -> None:
    assert register_outside_games({}) == ()
    assert register_outside_games({"THIRDAGE_GAMES": "tests.ford:FORD, tests.ford:FORD,"}) == (FORD, FORD)


@pytest.mark.parametrize(
    "entry", ["no_such_module:GAME", "tests.ford:NONE", "tests.ford:Ford", "tests.ford", ":", "math:pi"]
)
def test_an_entry_that_leads_to_no_game(entry: str) -> None:
    with pytest.raises(OutsideGameError) as wrong:
        register_outside_games({"THIRDAGE_GAMES": entry})
    assert str(wrong.value).startswith(entry)
