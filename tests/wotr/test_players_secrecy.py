"""Three and four players: worlds that differ only in what one player holds look the same to everybody else."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.glance import Glance
from thirdage.kernel import CHANCE, SPECTATOR, Ask, Match, Refused, Rng

from .four import SEATS, turn_of

Json = dict[str, Any]
HANDS: Json = {
    "gondor": ["fp-char-03", "fp-str-12"], "rohan": ["fp-char-04", "fp-str-13"],
    "witch-king": ["sh-char-03", "sh-str-12"], "saruman": ["sh-char-04", "sh-str-13"],
    "free-peoples": ["fp-char-03", "fp-str-12"],
}  # fmt: skip
OTHERS: Json = {
    "gondor": ["fp-char-09", "fp-str-19"], "rohan": ["fp-char-09", "fp-str-19"],
    "witch-king": ["sh-char-09", "sh-str-19"], "saruman": ["sh-char-09", "sh-str-19"],
    "free-peoples": ["fp-char-09", "fp-str-19"],
}  # fmt: skip
"""What each may hold instead, with the same backs."""
ANSWERS = 160
TRIES = 40


def worlds(players: int, holder: str, **position: Any) -> tuple[Match, Match]:
    """The same position twice; in the second one this player holds other cards. Chance is answered by the test."""
    seats = thirdage.new_match("wotr", {"players": players}, seed=1).seats
    hands = {seat: HANDS[seat] for seat in seats}
    made = [
        thirdage.setup("wotr", {"turn": 2, "hands": held, **position}, {"players": players}, fate=None)
        for held in (hands, {**hands, holder: OTHERS[holder]})
    ]
    return made[0], made[1]


def shared_answer(one: Ask, other: Ask, hidden: set[str], rng: Rng) -> Json | None:
    """An answer that can be given in both worlds and names none of the cards that differ."""
    for _ in range(TRIES):
        answer: Json = one.options.sample(rng).json(_names)
        if any(card in str(answer) for card in hidden):
            continue
        try:
            other.options.decode(answer)
        except Refused:
            continue
        if other.options.reason_against(other.options.decode(answer)) is None:
            return answer
    return None


_names = thirdage.new_match("wotr", seed=1).rules.names


def compare(one: Match, other: Match, holder: str) -> None:
    """Everybody but the holder sees, is told, is asked and is explained the same."""
    for seat in (*one.seats, SPECTATOR):
        if seat == holder:
            continue
        assert one.view(seat) == other.view(seat), seat
        assert one.log(seat) == other.log(seat), seat
        game = one.rules.game
        seen = one.view(seat)["position"], other.view(seat)["position"]
        assert game.derived_counts(one.rules, seen[0]) == game.derived_counts(other.rules, seen[1])
        if seat != SPECTATOR:
            for intent in ({"kind": "pass"}, {"kind": "play-card", "card": HANDS[holder][0]}):
                assert one.explain(seat, intent) == other.explain(seat, intent), (seat, intent)


TABLES = [(4, seat) for seat in ("gondor", "rohan", "witch-king", "saruman")]
TABLES += [(3, seat) for seat in ("free-peoples", "witch-king", "saruman")]


@pytest.mark.parametrize("start", ["swap-cards", "action"])
@pytest.mark.parametrize(("players", "holder"), TABLES)
def test_WR_MP_06_nobody_else_can_tell_what_a_player_holds(players: int, holder: str, start: str) -> None:
    parts: Json = {"next": ["swap-cards"]}
    if start == "action":
        dice = {"free-peoples": ["character", "army-muster", "muster", "event"], "shadow": ["army", "muster"] * 3}
        parts = {"next": ["action", 0], "dice": dice}
    one, other = worlds(players, holder, **parts)
    hidden = {*HANDS[holder], *OTHERS[holder]}
    rng = Rng(players)
    given = 0
    while given < ANSWERS and one.ask is not None:
        compare(one, other, holder)
        pairs = list(zip(one.asks, other.asks, strict=True))
        assert all((a.seat, a.kind) == (b.seat, b.kind) for a, b in pairs)
        ask, twin = pairs[0]
        answer = shared_answer(ask, twin, hidden, rng)
        if answer is None:
            break
        for match in (one, other):
            match.answer(answer, None if ask.seat == CHANCE else ask.seat)
        given += 1
    assert given > 20, "there was something to compare"


def test_the_comparison_sees_a_leak() -> None:
    """Whoever holds the cards does tell the two worlds apart."""
    one, other = worlds(4, "gondor", next=["swap-cards"])
    with pytest.raises(AssertionError):
        compare(one, other, "rohan")


# -- hands, reasons and glances ---------------------------------------------------------------------------------------
def test_the_hand_of_a_team_mate_is_as_hidden_as_that_of_an_enemy() -> None:
    hands = {"gondor": ["fp-char-12", "fp-str-14"], "rohan": ["fp-str-09"], "witch-king": ["sh-char-12"], "saruman": []}
    war = turn_of("rohan", "event", hands=hands)
    seen = {seat: war.match.view(seat)["position"]["hands"] for seat in SEATS}
    for seat in SEATS:
        for other in SEATS:
            known = [slot["card"] for slot in seen[seat][other]]
            assert known == (hands[other] if seat == other else [None] * len(hands[other]))
    worlds = {tuple(WOTR.write(war.match.sample("rohan", Rng(i)).position)["hands"]["gondor"][0]) for i in range(40)}
    assert len(worlds) > 5


def test_explaining_speaks_of_the_own_hand_only() -> None:
    hands = {"gondor": ["fp-char-12"], "rohan": ["fp-char-09"], "witch-king": [], "saruman": []}
    war = turn_of("rohan", "event", hands=hands)
    for seat, own, other in (("rohan", "fp-char-09", "fp-char-12"), ("gondor", "fp-char-12", "fp-char-09")):
        found = war.match.explain(seat, {"kind": "play-card", "card": other})
        assert found is not None
        assert found.id == "reason-wotr-card-not-in-hand"
        mine = war.match.explain(seat, {"kind": "play-card", "card": own})
        assert (mine.id if mine else None) == (None if seat == "rohan" else "reason-not-your-decision")
    before = war.match.view("referee")
    war.match.explain("gondor", {"kind": "move-armies"})
    assert war.match.view("referee") == before


def test_a_glance_for_every_seat() -> None:
    hands = {"gondor": ["fp-char-12"], "rohan": [], "witch-king": ["sh-char-12"], "saruman": ["sh-str-01", "sh-str-02"]}
    position = turn_of("rohan", "event", hands=hands).position
    for seat in SEATS:
        glance = Glance(position, seat)
        assert [position.facts.cards[c].id for c in glance.hand] == hands[seat]
        assert glance.player is not None
        assert glance.player.seat == seat
        assert glance.cards_held == (1, 0, 1, 2)
    assert Glance(position, "spectator").hand == ()
