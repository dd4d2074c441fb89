"""Cards, Fellowship tokens, Companions and Ally tokens (cases HC-ALY, HC-FEL, HC-CPN, HC-TOK)."""

from __future__ import annotations

from .scenario import given, set_up

FOUR = "shadow shadow shadow shadow ring sword"


def test_hc_aly_01_the_sixth_card_is_discarded_at_once() -> None:
    table = given(hand=5, next=["refresh"], phase="night", companions={"pippin": "down"})
    assert (table.asked, len(table.at.ally_hand)) == ("discard", 6)
    thrown = table.offers("discard-card")[0]["card"]
    table.does("discard-card", card=thrown)
    assert len(table.at.ally_hand) == 5
    assert table.seen("ring-bearer")["ally"]["discards"][0][0] == thrown
    assert table.seen("ringwraiths")["ally"]["discards"][0][0] is None


def test_hc_aly_02_an_empty_deck_stays_empty() -> None:
    table = given(hand=2, no_deck=True, next=["refresh"], phase="night")
    assert len(table.at.ally_hand) == 2
    assert "no-ally-card" in table.told()
    assert len(table.at.ally_discards) == 20


def test_hc_aly_05_cards_out_of_turn_are_not_for_the_own_turn() -> None:
    table = given(hand=22)
    cards = [table.at.facts.cards[card] for card in table.at.ally_hand if table.at.facts.cards[card].out_of_turn]
    assert cards
    for card in cards:
        table.is_refused("HR-ALY-08", "play-ally", card=card.id, option=0)


def test_hc_fel_01_a_token_for_a_card() -> None:
    table = given(available=2, pool=1).does("spend-fellowship")
    assert (table.at.available, table.at.pool, len(table.at.ally_hand)) == (1, 2, 1)


def test_hc_fel_02_one_token_a_turn() -> None:
    given(available=2).does("spend-fellowship").is_refused("HR-FEL-02", "spend-fellowship")


def test_hc_fel_03_tokens_for_companions_do_not_count() -> None:
    table = given(available=2, phase="night").does("spend-fellowship")
    assert table.may("use-companion", companion="sam")
    table.does("use-companion", companion="sam")
    assert table.at.available == 0


def test_hc_fel_04_gains_beyond_the_pool_are_lost() -> None:
    roll = "shadow shadow shadow ring ring sword"
    table = given(available=2, pool=1, next=["refresh-roll"], phase="night", chances={"action-dice": [roll]})
    assert (table.at.pool, table.at.available) == (0, 3)


def test_hc_fel_05_four_shadows_at_set_up() -> None:
    table = set_up(roll=FOUR)
    assert (table.at.available, table.at.pool) == (3, 0)


def test_hc_fel_06_four_tokens_by_the_variant() -> None:
    table = set_up(roll=FOUR, fellowship=4)
    assert (table.at.available, table.at.pool) == (4, 0)


def test_hc_fel_07_a_token_lost_for_good_does_not_come_back() -> None:
    table = given(available=2, pool=1).does("turn-companion", companion="frodo")
    assert (table.at.available, table.at.pool) == (2, 0)
    roll = "shadow ring ring ring ring sword"
    table = given(available=2, pool=0, next=["refresh-roll"], phase="night", chances={"action-dice": [roll]})
    assert (table.at.available, table.at.pool) == (2, 0)


def test_hc_cpn_01_a_companion_turned_over_has_no_abilities() -> None:
    table = given(available=1, phase="night", companions={"sam": "down"})
    table.is_refused("HR-CPN-02", "use-companion", companion="sam")
    table = given(next=["cancel", "escape"], drawn=["beige-1"])
    table.does("cancel-token", companion="sam", token="beige-1")
    assert table.seen()["companions"]["sam"] == "down"


def test_hc_tok_02_no_way_through_an_ally_token() -> None:
    table = given(phase="night", turn="blue", nazgul={"blue": "a"}, ally_tokens="b", local="a-b-c")
    table.is_refused("HR-NMV-03", "ride", space="c")
    table.is_refused("HR-TOK-02", "ride", space="b")


def test_hc_tok_07_a_sword_removes_an_adjacent_ally_token() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, ally_tokens="b", dice="sword ring", local="a-b")
    table.does("remove-ally-token", face="sword", space="b")
    assert (table.at.ally_tokens, table.dice) == ((), ["ring"])
    table.is_refused("HR-RWT-03", "search")


def test_hc_tok_08_not_one_two_steps_away() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, ally_tokens="c", dice="sword", local="a-b-c")
    table.is_refused("HR-DIE-05", "remove-ally-token", face="sword", space="c")
