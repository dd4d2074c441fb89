"""What an arena counts in our games."""

from __future__ import annotations

from typing import Any

from tests.wotr.board import acts, at_war
from thirdage.arena.games import play
from thirdage.arena.tournament import Tournament
from thirdage.bots.game_counters import GameCounter, counter_of
from thirdage.kernel import Match

Json = dict[str, Any]


def answered(match: Match, counter: GameCounter, *answers: Json) -> None:
    """Give answers, one after another, before the eyes of a watcher."""
    for answer in answers:
        ask = match.ask
        assert ask is not None
        option = ask.options.decode(answer)
        counter.answering(match, ask, option)
        match.answer(option, ask.seat)
        counter.answered(match)


def counts(match: Match, side: str, *answers: Json) -> Json:
    """What a side is charged with after some answers."""
    counter = counter_of(match)
    answered(match, counter, *answers)
    return dict(counter.of_side(match, side))


def test_a_card_that_changes_nothing_is_void() -> None:
    song = ({"kind": "use-die", "die": "character"}, {"kind": "play-card", "card": "fp-char-12"})
    for corruption, void in ((0, 1), (2, 0)):
        war = acts(
            "free-peoples", "character", hands={"free-peoples": ["fp-char-12"], "shadow": []},
            fellowship={"corruption": corruption},
        )  # fmt: skip
        assert counts(war.match, "free-peoples", *song)["void-cards"] == void


def test_a_card_that_takes_dice_away_is_not_void() -> None:
    dawn = ({"kind": "use-die", "die": "event"}, {"kind": "play-card", "card": "sh-str-04"})
    for die, void in (("muster", 1), ("will-of-the-west", 0)):
        war = acts(
            "shadow", "event", hands={"free-peoples": [], "shadow": ["sh-str-04"]},
            nations=at_war("isengard", "sauron", "southrons"),
            dice={"free-peoples": [die, "muster"], "shadow": ["event"]},
        )  # fmt: skip
        assert counts(war.match, "shadow", *dawn)["void-cards"] == void


def test_a_town_that_is_left_empty_beside_an_enemy_is_counted() -> None:
    march = (
        {"kind": "use-die", "die": "army"}, {"kind": "move-armies"},
        {"kind": "move-army", "from_region": "orthanc", "region": "gap-of-rohan"},
    )  # fmt: skip
    for taken, charged in ((4, 1), (3, 0)):
        for enemy, near in (("fords-of-isen", True), ("edoras", False)):
            war = acts(
                "shadow", "army", nations=at_war("rohan"), free_peoples={enemy: {"rohan-regular": 2}},
                shadow={"orthanc": {"isengard-regular": 4}},
            )  # fmt: skip
            figures = {"kind": "take-figures", "figures": {"isengard-regular": taken}}
            more = [{"kind": "done"}] if taken < 4 else []
            assert counts(war.match, "shadow", *march, figures, *more)["towns-left-empty"] == (charged if near else 0)


def test_skipped_dice_are_counted() -> None:
    war = acts("shadow", "army", "army")
    assert counts(war.match, "shadow", {"kind": "skip", "die": "army"})["dice-skipped"] == 1


def test_a_game_ends_in_numbers() -> None:
    plan = Tournament("wotr", ("rules", "rules"), 1, seed=50001)
    done = play(plan, plan.pairings()[0], 0, plan.fixture(plan.pairings()[0], 0))
    assert not done.failure
    assert done.winner in done.bots
    assert 0 <= done.numbers["corruption"] <= 12
    assert done.numbers["in-mordor"] == float("mordor-entered-turn" in done.numbers)
    assert set(done.of_side["shadow"]) == {"towns-left-empty", "dice-skipped", "void-cards"}
    assert sum(map(len, done.thinking.values())) > done.actions / 2


def test_the_card_game_is_counted_too() -> None:
    plan = Tournament("cards", ("rules", "rules"), 1)
    done = play(plan, plan.pairings()[0], 0, plan.fixture(plan.pairings()[0], 0))
    assert not done.failure
    assert done.numbers["free-peoples-points"] != done.numbers["shadow-points"]
    assert done.of_side["shadow"]["passes"] >= 0
