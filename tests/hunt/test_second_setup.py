"""Set-up of chapter 2 (cases HC-SET2)."""

from __future__ import annotations

import pytest

from thirdage.games.hunt.game import HUNT
from thirdage.kernel import read_position

from .second import SecondTable, after_chapter_1

FIVE = "6 21 23 30 34"


def on_to(table: SecondTable, *asks: str) -> SecondTable:
    """Answer with the first thing on offer until one of these is asked."""
    while table.asked not in asks:
        table.match.answer(next(iter(table.ask.options)), table.ask.seat)
        table.goes_on()
    return table


def test_hc_set2_01_tokens_on_the_card_are_not_in_the_pool() -> None:
    table = after_chapter_1(available=1)
    assert (table.at.available, table.at.pool) == (1, 2)


def test_hc_set2_02_frodo_face_down() -> None:
    table = after_chapter_1(available=2, pool=0, companions={"frodo": "down"})
    assert (table.at.available, table.at.pool) == (2, 0)


@pytest.mark.parametrize(("state", "pool"), [("up", 4), ("down", 3)])
def test_hr_set2_06_four_tokens(state: str, pool: int) -> None:
    table = after_chapter_1(fellowship=4, pool=3, companions={"frodo": state})
    assert table.at.pool == pool


def test_hc_set2_03_companions_of_chapter_2() -> None:
    table = after_chapter_1(companions={"sam": "down", "frodo": "down", "pippin": "up", "merry": "out"})
    told = table.seen("ring-bearer")["companions"]
    assert told == {"frodo": "down", "sam": "out", "pippin": "up", "merry": "up", "strider": "up"}


def test_hc_set2_04_as_many_ally_cards_of_the_other_deck() -> None:
    table = on_to(after_chapter_1(hand=4), "gandalf-start")
    ally = table.seen("ring-bearer")["ally"]
    assert ally["count"] == 4
    assert ally["discards"] == []
    assert all(table.at.facts.cards[card].deck == 1 for card in table.at.ally_hand)


def test_while_it_is_set_up_whatever_a_turn_allows_waits() -> None:
    table = on_to(after_chapter_1(), "gandalf-start")
    intent = {"kind": "move-gandalf", "space": "2-8"}
    reason = table.match.explain("ring-bearer", intent)
    assert reason is not None
    assert (reason.id, reason.rule) == ("reason-hunt-answer-first", "HR-SET2-10")


def test_hc_set2_05_the_chief_comes_with_ability_5() -> None:
    table = on_to(after_chapter_1(gained=FIVE), "name-chief")
    assert table.ask.seat == "ringwraiths"
    table.does("name-chief", nazgul="green")
    assert table.seen()["chief"] == "green"
    assert len(table.dice) == 6
    assert table.seen()["chief-die"] is None


def test_hc_inf_11_the_last_token_gained_brings_the_chief_to_chapter_2() -> None:
    table = on_to(after_chapter_1(players=3, gained=FIVE), "bearer-turn")
    assert table.seen("ringwraith-1")["chief"] in ("blue", "green", "red", "purple")


def test_hr_set2_17_no_chief_before_ability_5() -> None:
    table = on_to(after_chapter_1(), "bearer-turn")
    assert table.seen()["chief"] is None


def test_hc_set2_06_sorcery_hands_may_be_evened_out() -> None:
    table = on_to(after_chapter_1(players=3, sorcery=[4, 1]), "share-sorcery")
    table.does("share-cards")
    assert (table.asked, table.ask.seat) == ("give-card", "ringwraith-1")
    card = table.offers("give-card")[0]["card"]
    table.does("give-card", card=card)
    assert [len(hand) for hand in table.at.sorcery_hands] == [3, 2]
    assert [row[0] for row in table.seen("ringwraith-1")["sorcery"]["shared"]] == [card]
    assert table.seen("ring-bearer")["sorcery"]["shared"] == []
    left = on_to(after_chapter_1(players=3, sorcery=[4, 1]), "share-sorcery").does("decline")
    assert [len(hand) for hand in left.at.sorcery_hands] == [4, 1]


def test_hc_set2_07_exactly_two_nazgul_in_each_start() -> None:
    table = on_to(after_chapter_1(), "place")
    table.does("place-nazgul", nazgul="blue", space="28").does("place-nazgul", nazgul="green", space="28")
    table.is_refused("HR-SET2-16", "place-nazgul", nazgul="red", space="28")
    table.is_refused("HR-SET2-16", "place-nazgul", nazgul="red", space="27")
    assert table.spaces("place-nazgul") == {"33"}


def test_hc_set2_08_the_hunt_pool() -> None:
    gone = [f"beige-{n}" for n in (1, 2, 3, 4)]
    table = after_chapter_1(tokens={"discarded": gone, "eyes": ["beige-13", "beige-14"]})
    colors = [table.at.facts.tokens[token].color for token in table.at.hunt_pool]
    assert (colors.count(0), colors.count(1), colors.count(2)) == (9, 3, 0)


def test_hr_set2_13_special_tokens_that_were_brought_in() -> None:
    pool = [f"beige-{n}" for n in range(1, 16)]
    table = after_chapter_1(tokens={"pool": [*pool, "red-1"], "discarded": ["red-2"]})
    ids = [table.at.facts.tokens[token].id for token in table.at.hunt_pool]
    assert "red-1" in ids
    assert "red-2" not in ids


def test_hc_set2_09_saved_between_the_chapters() -> None:
    """HR-SAV-01 to 04: what is written down at the seam between the chapters is all that is needed."""
    table = after_chapter_1(players=3, sorcery=[3, 1], hand=2, corruption=5, available=1)
    assert table.asked == "journey"
    data = HUNT.write(table.match.line.checkpoint)
    assert data["next"] == ["second-journey", 2]
    again = read_position(HUNT, {**data, "options": {"players": 3}}, None, None)
    assert HUNT.write(again.line.checkpoint) == data
    assert again.view("referee")["position"]["corruption"] == 5


def test_hc_end2_05_corruption_and_eyes_are_kept() -> None:
    table = after_chapter_1(corruption=9, tokens={"eyes": ["beige-13"]})
    assert (table.at.corruption, len(table.at.eyes), table.at.track) == (9, 1, 0)


def test_hc_jrn_09_the_deck_of_the_card_he_keeps() -> None:
    table = after_chapter_1(chances={"journey": ["short-03", "long-05"]})
    assert {row["journey"] for row in table.offers("choose-journey")} == {"short-03", "long-05"}
    table.does("choose-journey", journey="long-05")
    seen = table.seen("ring-bearer")
    assert (seen["journey"], len(seen["journeys-left"]), table.at.limit) == ("long-05", 17, 14)
    assert all(card.startswith("long") for card in seen["journeys-left"])
    on_to(table, "bearer-turn")


def test_hc_gan_12_the_start_token_is_no_deed() -> None:
    table = on_to(after_chapter_1(chances={"deed-tokens": ["2-8", "2-18", "2-24", "2-27"]}), "gandalf-start")
    table.does("choose-site", space="8")
    assert table.where(table.at.gandalf) == ["8"]
    assert set(table.where(table.at.deeds)) == {"18", "24", "27"}
    assert len(table.at.deeds_left) == 6
    on_to(table, "bearer-turn").is_refused("HR-DEED-01", "do-deed")


def test_hc_sec_03_the_deck_in_use_is_secret() -> None:
    views = []
    for chosen in ("short-03", "long-05"):
        table = after_chapter_1(chances={"journey": ["short-03", "long-05"]}).does("choose-journey", journey=chosen)
        views.append((table.seen(), table.told("ringwraiths"), table.match.view("ringwraiths")["asks"]))
        assert table.seen()["journey"] is None
    assert views[0] == views[1]
