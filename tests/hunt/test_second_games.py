"""Whole games of chapter 2 by random players, and what every seat can know of them."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage.games.hunt.game import HUNT
from thirdage.kernel import SPECTATOR, Match, Rng, read_position, replay, seeded
from thirdage.kernel.samples import sample

from .second import after_chapter_1, second


def begun(players: int, seed: int) -> Match:
    """A match that comes from the Shire, with its dice."""
    table = after_chapter_1(players=players, hand=2, sorcery=[4, 1, 1, 1][: players - 1], gained="6 21 23 30 34")
    data = HUNT.write(table.match.line.checkpoint)
    match = read_position(HUNT, {**data, "options": {"players": players}}, None, None)
    match.go_on(seeded(seed))
    return match


def plays_on(match: Match, rng: Rng) -> None:
    """The next answer, any."""
    ask = match.asks[0]
    match.answer(ask.options.sample(rng), ask.seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_chapter_2_end_by_rule(players: int) -> None:
    """HR-GEN-05, HR-END2: everything is conserved after every answer; what is offered is listed and accepted."""
    for seed in range(4):
        match, rng = begun(players, seed), Rng(seed)
        while match.asks:
            listed = list(match.asks[0].options)
            assert len(set(listed)) == len(listed)
            plays_on(match, rng)
            HUNT.check(match.position)
        assert match.outcome is not None
        assert match.outcome.reason in ("corrupted", "rivendell")
        assert replay(HUNT, match.record()).view("referee") == match.view("referee")


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_of_chapter_2_look_the_same(players: int) -> None:
    """HR-SEC: every seat, and who watches, can be given a world that it cannot tell from the real one."""
    match, rng = begun(players, 3), Rng(3)
    answers = 0
    while match.asks:
        plays_on(match, rng)
        answers += 1
        if answers % 11:
            continue
        data = HUNT.write(match.line.checkpoint)
        read = HUNT.read(match.rules, data)
        HUNT.check(read)
        assert HUNT.write(read) == data
        for seat in (*match.rules.seats, SPECTATOR):
            world = sample(match, seat, rng)
            assert world.view(seat) == match.view(seat)
            HUNT.check(world.position)


def test_hr_int_01_worlds_fit_what_was_answered() -> None:
    """After a hunt that failed, a search that succeeded and a perception, no world says otherwise."""
    table = second(
        players=2, track=9, gandalf="8 18", turn="blue", nazgul={"blue": "19", "green": "18"}, dice="ring sword"
    )
    table.does("search").does("end-turn").does("perceive-area", face="ring", area="V-B")
    truth = table.seen()["asked"]
    assert [row[3] for row in truth] == ["yes", "yes"]
    seen: Counter[str] = Counter()
    rng = Rng(5)
    for _ in range(60):
        at = sample(table.match, "ringwraiths", rng).position
        assert at.facts.space["2-19"] in at.frodo_passed  # type: ignore[attr-defined]
        places = [at.frodo_last, at.gandalf_last]  # type: ignore[attr-defined]
        felt = [at.facts.areas[at.facts.area_of(place)] == "V-B" for place in places]  # type: ignore[attr-defined]
        assert any(felt)
        seen[f"{felt}"] += 1
    assert len(seen) > 1, "who was felt is not known"
