"""Whole games of random players, and what must hold of every one of them."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from thirdage.games.hunt.constants import CROSSED, DOT, HERE, NO, SEARCH, YES
from thirdage.games.hunt.constants import HUNT as HUNTED
from thirdage.games.hunt.facts import DATA, HuntFacts, check_box, own_facts
from thirdage.games.hunt.game import HUNT
from thirdage.games.hunt.paths import Walks
from thirdage.kernel import SPECTATOR, Match, Rng, read_position, replay, seeded
from thirdage.kernel.samples import sample

VARIANTS = [(2, 1, 3), (3, 0, 4), (4, 2, 3), (5, 1, 4)]


def begun(players: int, information: int, fellowship: int, seed: int) -> Match:
    """A match with its seed."""
    rules = HUNT.rules({"players": players, "information": information, "fellowship": fellowship})
    return Match(rules, HUNT.start(rules), seeded(seed)).start()


def plays_on(match: Match, rng: Rng) -> None:
    """The next answer, any."""
    ask = match.asks[0]
    match.answer(ask.options.sample(rng), ask.seat)


@pytest.mark.parametrize(("players", "information", "fellowship"), VARIANTS)
def test_games_end_by_rule(players: int, information: int, fellowship: int) -> None:
    """HR-GEN-05, HR-END1: cards and tokens conserved after every answer; what is offered is listed and accepted."""
    for seed in range(4):
        match, rng = begun(players, information, fellowship, seed), Rng(seed)
        while match.asks:
            ask = match.asks[0]
            listed = list(ask.options)
            assert len(set(listed)) == len(listed)
            assert all(ask.options.decode(ask.options.encode(option)) is option for option in listed)
            plays_on(match, rng)
            HUNT.check(match.position)
        assert match.outcome is not None
        assert match.outcome.reason in ("corrupted", "safe")
        again = replay(HUNT, match.record())
        assert again.view("referee") == match.view("referee")


@pytest.mark.parametrize(("players", "information", "fellowship"), VARIANTS)
def test_written_positions_and_samples(players: int, information: int, fellowship: int) -> None:
    """HR-SEC: every seat can be given a world that looks the same to it; positions are read as they were written."""
    match, rng = begun(players, information, fellowship, 7), Rng(7)
    seen, written = [Draft202012Validator(schema) for schema in HUNT.schemas()]
    answers = 0
    while match.asks:
        plays_on(match, rng)
        answers += 1
        if answers % 9:
            continue
        data = HUNT.write(match.line.checkpoint)
        read = HUNT.read(match.rules, data)
        HUNT.check(read)
        assert HUNT.write(read) == data
        written.validate(data)
        for seat in (*match.rules.seats, SPECTATOR):
            seen.validate(match.view(seat)["position"])
            world = sample(match, seat, rng)
            assert world.view(seat) == match.view(seat)
            HUNT.check(world.position)


def test_forks_play_on_by_themselves() -> None:
    """What is tried out in a copy, cards and windows included, leaves the match as it was."""
    match, rng = begun(3, 1, 3, 11), Rng(11)
    tried = Rng(12)
    while match.asks:
        twin = match.fork()
        before = HUNT.write(match.line.checkpoint)
        assert [ask.kind for ask in twin.asks] == [ask.kind for ask in match.asks]
        for _ in range(4):
            if twin.asks:
                plays_on(twin, tried)
        assert HUNT.write(match.line.checkpoint) == before
        plays_on(match, rng)


def walks_by_hand(entries: int, escapes: tuple[int, ...], asked: Any) -> set[tuple[int, tuple[int, ...]]]:
    """All logs that fit, found by trying every one."""
    facts = own_facts()
    board = facts.boards[0]
    found: set[tuple[int, tuple[int, ...]]] = set()

    def fits(log: tuple[int, ...]) -> bool:
        passed = [entry for entry in log if entry >= 0]
        for track, kind, of, answer in asked:
            if track != len(log) - 1:
                continue
            truth = (HERE if kind == HUNTED and passed[-1] == of else YES) if of in passed else NO
            if truth != answer:
                return False
        return True

    def further(log: tuple[int, ...], dots: int) -> None:
        if not fits(log):
            return
        if len(log) == entries + 1:
            found.add((log[0], log[1:]))
            return
        last = next(entry for entry in reversed(log) if entry >= 0)
        escape = len(log) - 1 in escapes
        further((*log, CROSSED if escape else DOT), dots + (not escape))
        for space, between in board.dots_between[last].items():
            if between <= dots + escape and not board.is_exit(space):
                further((*log, space), 0)

    for start in facts.start_tokens:
        further((start,), 0)
    return found


def test_logs_that_fit_are_all_found_and_equally_likely() -> None:
    """The forward pass counts just the logs that can be found one by one, and draws each of them as often."""
    facts = own_facts()
    s = facts.space
    asked = ((2, SEARCH, s["1-12"], YES), (4, HUNTED, s["1-12"], YES), (4, SEARCH, s["1-11"], NO))
    by_hand = walks_by_hand(4, (3,), asked)
    walks = Walks(facts, 4, (3,), asked, arrived=False)
    assert sum(walks.layers[-1].values()) == len(by_hand) > 20
    rng = Rng(1)
    times = 40 * len(by_hand)
    drawn = Counter(walks.draw(rng) for _ in range(times))
    assert set(drawn) == by_hand
    assert max(drawn.values()) < 40 * 2
    assert min(drawn.values()) > 40 / 3


def test_a_pack_that_lacks_something_is_refused() -> None:
    """HR-CMP: the counts of the box, and what the rules rely on."""
    check_box(own_facts())
    data = deepcopy(DATA)
    data["journeys"]["journey"][0]["places"].pop()
    with pytest.raises(AssertionError, match="a row for each step"):
        HuntFacts(data)
    data = deepcopy(DATA)
    del data["cards"]["card"][0]
    with pytest.raises(AssertionError, match="22 cards"):
        check_box(HuntFacts(data))


def test_distances_of_the_boards() -> None:
    """HR-MAP-11, HR-MAP-12: connected goes both ways, and every location needs one dot to itself."""
    for board in own_facts().boards:
        for here, between in board.dots_between.items():
            assert between[here] == 1
            assert all(board.dots_between[there][here] == dots for there, dots in between.items())


def test_the_log_is_told_in_scenes() -> None:
    """HR-DAY-01, HR-DAY-02: days, phases and turns within one another, from set-up and from a written position."""
    match, rng = begun(2, 1, 3, 5), Rng(5)
    while match.asks and match.asks[0].kind != "hunt-nazgul-turn":
        plays_on(match, rng)
    assert [scene["kind"] for scene in match.scene()] == ["day", "phase", "turn"]
    assert match.scene()[-1]["args"] == {"who": "nazgul", "nazgul": match.asks[0].public["prompt"]["args"]["nazgul"]}
    written = read_position(HUNT, HUNT.write(match.line.checkpoint), match.rules.options, None)
    written.go_on(None)
    assert [scene["args"] for scene in written.scene()] == [scene["args"] for scene in match.scene()]
