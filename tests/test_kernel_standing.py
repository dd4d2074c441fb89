"""Standing answers: pure data beside a match that says what a seat answers to a window it has spoken of."""

from __future__ import annotations

import pytest

from tests.ford import FORD
from tests.ford.asks import PASS
from tests.helpers import ASK_WINDOW, EAST, SHADOW, WEST, Json, Report, asked_to_react, open_ask, picture, views
from thirdage import Refused, Rng, new_match
from thirdage.games import find
from thirdage.kernel import REVOKED, TURN, StandingAnswer, leave_standing, replay
from thirdage.locale import Words, languages


def test_it_declines_the_window_that_the_seat_has_spoken_of() -> None:
    match = asked_to_react()
    ask = open_ask(match)
    assert StandingAnswer(EAST, "react").answer_to(match, ask) is PASS
    assert StandingAnswer(WEST, "react").answer_to(match, ask) is None
    assert StandingAnswer(EAST, "commit").answer_to(match, ask) is None


def test_only_windows_are_answered() -> None:
    """Whoever may pass in turn is no window, even with the same words."""
    match = Report(next=["act", 1]).match
    ask = open_ask(match)
    assert (ask.seat, ask.kind, PASS in ask.options) == (SHADOW, "act", True)
    assert StandingAnswer(SHADOW, "act").answer_to(match, ask) is None


@pytest.mark.parametrize("kind", ["act", "commit", "roll", "no-such-kind"])
def test_nothing_else_can_be_left_standing(kind: str) -> None:
    with pytest.raises(Refused) as wrong:
        leave_standing(asked_to_react(), EAST, kind, TURN)
    assert wrong.value.id == "refused-standing"


def test_a_window_that_cannot_be_declined_is_not_left_standing() -> None:
    assert ASK_WINDOW.window
    assert ASK_WINDOW.declining is None


def test_only_a_seat_leaves_one() -> None:
    with pytest.raises(Refused) as wrong:
        leave_standing(asked_to_react(), "nobody", "react", TURN)
    assert wrong.value.id == "refused-seat-unknown"


def test_until_the_end_of_the_round_or_until_revoked() -> None:
    match = asked_to_react()
    ask = open_ask(match)
    this, ever = leave_standing(match, EAST, "react", TURN), leave_standing(match, EAST, "react", REVOKED)
    assert (this.until, ever.until) == (TURN, REVOKED)
    assert this.last_round == FORD.progress(match.position)[0]
    assert this.answer_to(match, ask) is ever.answer_to(match, ask) is PASS
    lapsed = StandingAnswer(EAST, "react", FORD.progress(match.position)[0] - 1)
    assert not lapsed.holds(match)
    assert lapsed.answer_to(match, ask) is None


def test_it_ends_with_the_match() -> None:
    match = asked_to_react()
    standing = leave_standing(match, EAST, "react", REVOKED)
    ask = open_ask(match)
    match.finish("agreed", [])
    assert not standing.holds(match)
    assert standing.answer_to(match, ask) is None


def test_the_record_holds_the_answer_and_nothing_else() -> None:
    """A match in which a seat has left an answer standing is the match in which it gives that answer."""
    left, by_hand = asked_to_react(), asked_to_react()
    standing = leave_standing(left, EAST, "react", REVOKED)
    before = views(left)
    given = standing.answer_to(left, open_ask(left))
    assert views(left) == before == views(by_hand)
    left.answer(given, EAST)
    by_hand.answer({"kind": "pass"}, EAST)
    assert picture(left) == picture(by_hand)
    assert left.record() == by_hand.record()
    assert picture(replay(FORD, left.record())) == picture(left)


def test_it_declines_whatever_the_seat_holds() -> None:
    """So the answer cannot tell whether there was something to react with."""
    for hand in ([], ["fog"], ["fog", "mist"]):
        match = asked_to_react(hand)
        assert leave_standing(match, EAST, "react", TURN).answer_to(match, open_ask(match)) is PASS


def windows(game: str, options: Json | None = None) -> dict[str, bool]:
    """The windows of a game, and whether each can be declined."""
    return {kind.id: kind.declining is not None for kind in find(game).rules(options).kinds.values() if kind.window}


def test_every_window_of_the_games_can_be_declined() -> None:
    assert set(windows("wotr")) == {
        "hunt-bonus", "prevent-draw", "redraw-tile", "lower-damage", "tile-for-way", "hobbit-leaves", "gollum-reveals",
        "combat-card", "white-rider", "worn-with-sorrow", "swap-card", "merge-armies",
    }  # fmt: skip
    assert all(windows("wotr").values())
    assert windows("cards") == {}


@pytest.mark.parametrize("language", languages())
def test_what_stands_can_be_told(language: str) -> None:
    """The page says it in a sentence of its own for each window."""
    assert all(Words(language, strict=True).say(f"standing-{kind}") for kind in windows("wotr"))


def test_declining_is_on_offer_in_every_window() -> None:
    """Played at random: whichever window opens, a standing answer has something to give."""
    seen = set()
    for seed in range(3):
        match, rng = new_match("wotr", seed=seed), Rng(seed)
        while match.asks and match.index < 3000:
            ask = match.asks[0]
            if ask.window:
                seen.add(ask.kind)
                assert StandingAnswer(ask.seat, ask.kind).answer_to(match, ask) is not None
            match.answer(ask.options.sample(rng))
    assert "combat-card" in seen
