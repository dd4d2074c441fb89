"""Three and four players: drawing, hands, swapping a card, event cards with icons, and what each seat knows of them."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.bots import Eyes
from thirdage.bots.advice import advise
from thirdage.bots.budget import Budget
from thirdage.bots.odds import odds
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.facts import OWN
from thirdage.kernel import Refused, Rng

from .board import acts, at_war
from .four import EMPTY, NATIONS, SEATS, mate, reason, turn_of
from .scenario import Scenario, at_table

Json = dict[str, Any]
HANDS: Json = {
    "gondor": ["fp-char-12", "fp-str-14"], "rohan": ["fp-char-09", "fp-str-09"], "witch-king": ["sh-char-12"],
    "saruman": ["sh-str-02"],
}  # fmt: skip


def decks_named(war: Scenario, seat: str) -> list[str]:
    """Of which decks a seat's cards are."""
    return sorted([card.rpartition("-")[0] for card in war.seat(seat).hand])


def turn(players: int, number: int, **position: Any) -> Scenario:
    """A turn begins."""
    return at_table(players, turn=number - 1, next=["turn"], **position)


# -- drawing ----------------------------------------------------------------------------------------------------------
def test_WC_MP_03_two_cards_each_on_the_first_turn() -> None:
    war = turn(4, 1)
    war.chance.draws_anything()
    for seat, deck in {"gondor": "fp", "rohan": "fp", "witch-king": "sh", "saruman": "sh"}.items():
        assert decks_named(war, seat) == [f"{deck}-char", f"{deck}-str"]
    assert {kind for _, kind in war.open()} == {"swap-card"}


def test_WC_MP_03_then_one_card_each_from_a_deck_of_his_choice() -> None:
    war = turn(4, 2, hands=HANDS)
    assert war.open() == [(seat, "which-deck") for seat in SEATS]
    war.seat("saruman").is_refused("", "draw-card", deck="free-peoples-character")
    for seat, deck in zip(SEATS, ("strategy", "character", "character", "strategy"), strict=True):
        side = "free-peoples" if seat in ("gondor", "rohan") else "shadow"
        war.seat(seat).does("draw-card", deck=f"{side}-{deck}")
    war.chance.draws_anything()
    assert [decks_named(war, seat) for seat in SEATS] == [
        ["fp-char", "fp-str", "fp-str"], ["fp-char", "fp-char", "fp-str"], ["sh-char", "sh-char"], ["sh-str", "sh-str"],
    ]  # fmt: skip
    assert war.told("log-wotr-draws")[0] == {"seat": "gondor", "deck": "free-peoples-strategy"}


def test_WR_MP_04_team_mates_draw_from_the_same_decks() -> None:
    """Whose deck is empty when he comes to draw takes from the other one; without any card there is no choice."""
    last = {"free-peoples-character": {"top": [], "rest": ["fp-char-01"], "bottom": []}}
    played = [f"fp-char-{n:02}" for n in range(2, 25) if n not in (9, 12)]
    war = turn(4, 2, hands=HANDS, decks=last, discards=played)
    for seat in ("gondor", "rohan"):
        war.seat(seat).does("draw-card", deck="free-peoples-character")
    for seat in ("witch-king", "saruman"):
        war.seat(seat).does("draw-card", deck="shadow-character")
    war.chance.draws_anything()
    assert decks_named(war, "gondor") == ["fp-char", "fp-char", "fp-str"]
    assert decks_named(war, "rohan") == ["fp-char", "fp-str", "fp-str"]
    nothing: Json = {"free-peoples-character": {"top": [], "rest": [], "bottom": []}}
    alone = turn(4, 2, hands=HANDS, decks=nothing, discards=[*played, "fp-char-01"])
    assert alone.open() == [("witch-king", "which-deck"), ("saruman", "which-deck")]


def test_WR_MP_05_a_fifth_card_is_too_many() -> None:
    held = [f"fp-char-{n:02}" for n in range(1, 5)]
    war = turn(4, 2, hands={**HANDS, "gondor": held})
    for ask in war.match.asks:
        war.match.answer(next(iter(ask.options)), ask.seat)
    war.chance.draws_anything()
    assert war.open() == [("gondor", "discard")]
    war.match.answer(next(iter(war.match.asks[0].options)), "gondor")
    assert len(war.seat("gondor").hand) == 4
    assert {kind for _, kind in war.open()} == {"swap-card"}


def test_WC_MP_21_of_three_players_the_one_who_is_alone_draws_two_cards_and_holds_six() -> None:
    """WR-MP-25: he plays as with two players; the other two as with four."""
    held = [f"fp-char-{n:02}" for n in range(1, 6)]
    hands = {"free-peoples": held, "witch-king": ["sh-char-12"], "saruman": ["sh-str-02"]}
    war = turn(3, 3, hands=hands)
    assert war.open() == [("witch-king", "which-deck"), ("saruman", "which-deck")]
    for seat in ("witch-king", "saruman"):
        war.seat(seat).does("draw-card", deck="shadow-character")
    war.chance.draws_anything()
    assert war.open() == [("free-peoples", "discard")]
    assert len(war.seat("free-peoples").hand) == 7
    war.match.answer(next(iter(war.match.asks[0].options)), "free-peoples")
    assert [len(war.seat(seat).hand) for seat in war.match.seats] == [6, 2, 2]
    assert war.open() == [("witch-king", "swap-card"), ("saruman", "swap-card")]
    assert [player.hand_limit for player in war.position.facts.players] == [6, 4, 4]


# -- swapping ---------------------------------------------------------------------------------------------------------
def swapping(hands: Json | None = None, **position: Any) -> Scenario:
    """All cards are drawn; team-mates may swap."""
    return at_table(4, turn=2, next=["swap-cards"], hands=HANDS if hands is None else hands, **position)


def wishes(war: Scenario, **cards: str | None) -> Scenario:
    """What everybody answers: a card, or nothing."""
    for seat in SEATS:
        card = cards.get(seat.replace("-", "_"))
        war.seat(seat).does("swap-card", card=card) if card else war.seat(seat).does("decline")
    return war


def test_WR_MP_06_two_who_both_want_to_swap_a_card() -> None:
    war = swapping()
    assert war.open() == [(seat, "swap-card") for seat in SEATS]
    war.seat("gondor").is_refused("", "swap-card", card="fp-char-09")
    wishes(war, gondor="fp-str-14", rohan="fp-char-09", witch_king="sh-char-12", saruman="sh-str-02")
    assert {seat: war.seat(seat).hand for seat in SEATS} == {
        "gondor": ["fp-char-09", "fp-char-12"], "rohan": ["fp-str-09", "fp-str-14"], "witch-king": ["sh-str-02"],
        "saruman": ["sh-char-12"],
    }  # fmt: skip
    war.seat("gondor").is_asked("fellowship-phase")


def test_WC_MP_04_no_swap_if_one_of_the_two_does_not_want_to() -> None:
    war = swapping()
    wishes(war, gondor="fp-str-14", saruman="sh-str-02")
    assert {seat: war.seat(seat).hand for seat in SEATS} == HANDS
    assert war.told("log-wotr-no-swap") == [{"seat": "gondor"}, {"seat": "saruman"}]
    assert war.view()["given-away"] == []
    for seat in SEATS:
        told = str([entry for entry in war.match.log(seat) if entry["id"].startswith("log-wotr")])
        own = [card for card in HANDS[seat] if card in told]
        assert not [card for other in SEATS for card in HANDS[other] if card in told], own


def test_WR_MP_06_nobody_is_asked_whose_team_mate_or_who_himself_holds_nothing() -> None:
    war = swapping({**HANDS, "saruman": []})
    assert war.open() == [("gondor", "swap-card"), ("rohan", "swap-card")]
    assert swapping(EMPTY).open() == [("gondor", "fellowship-phase")]


def test_WR_MP_06_only_the_two_learn_which_cards_were_swapped() -> None:
    war = swapping()
    before = len(war.match.log("referee"))
    wishes(war, gondor="fp-str-14", rohan="fp-char-09")
    told = {seat: {e["id"]: e["args"] for e in war.match.log(seat)[before:] if "swap" in e["id"] or "you" in e["id"]}
            for seat in (*SEATS, "spectator")}  # fmt: skip
    assert told["gondor"] == {
        "log-wotr-you-give": {"card": "fp-str-14", "seat": "rohan"},
        "log-wotr-you-receive": {"card": "fp-char-09", "seat": "rohan"},
    }
    assert told["rohan"] == {
        "log-wotr-you-give": {"card": "fp-char-09", "seat": "gondor"},
        "log-wotr-you-receive": {"card": "fp-str-14", "seat": "gondor"},
    }
    for onlooker in ("witch-king", "saruman", "spectator"):
        assert set(told[onlooker]) == {"log-wotr-swaps"}
        assert "fp-str-14" not in str(war.match.view(onlooker)["position"]["hands"])
        assert war.match.view(onlooker)["position"]["given-away"] == []
    assert [entry["deck"] for entry in war.told("log-wotr-swaps")] == [
        "free-peoples-strategy",
        "free-peoples-character",
    ]


def test_WR_MP_06_a_wish_shows_no_card_while_the_others_think() -> None:
    war = swapping()
    ask = next(a for a in war.match.asks if a.seat == "gondor")
    option = next(o for o in ask.options if o.kind == "swap-card")
    for seat in ("rohan", "saruman", "spectator"):
        assert ask.face(option, seat) == {"kind": "swap-card"}
    war.match.answer(option, "gondor")
    for seat in ("rohan", "saruman", "spectator"):
        assert "fp-" not in str(war.match.view(seat)["position"]["hands"]["gondor"])


def test_open_hands_are_open_in_a_swap_too() -> None:
    match = thirdage.setup(
        "wotr", {"turn": 2, "next": ["swap-cards"], "hands": HANDS}, {"players": 4, "open-hands": True}, fate=None
    )
    for seat, card in (("gondor", "fp-str-14"), ("rohan", "fp-char-09")):
        match.answer({"kind": "swap-card", "card": card}, seat)
    for seat in ("witch-king", "saruman"):
        match.answer({"kind": "decline"}, seat)
    seen = match.view("saruman")["position"]
    assert [slot["card"] for slot in seen["hands"]["gondor"]] == ["fp-char-09", "fp-char-12"]
    assert seen["given-away"] == []


# -- what a giver knows -----------------------------------------------------------------------------------------------
FULL: Json = {
    "gondor": ["fp-char-01", "fp-char-12", "fp-str-14"], "rohan": ["fp-char-02", "fp-char-09", "fp-str-09"],
    "witch-king": [], "saruman": [],
}  # fmt: skip


def given_away(war: Scenario, seat: str) -> list[Json]:
    """What a seat sees of cards that were given away."""
    shown: list[Json] = war.match.view(seat)["position"]["given-away"]
    return shown


def where(war: Scenario, seat: str, card: str, worlds: int = 60) -> set[str]:
    """In which hands or heaps a seat holds a card possible."""
    found: set[str] = set()
    for n in range(worlds):
        world = WOTR.write(war.match.sample(seat, Rng(n)).position)
        found |= {owner for owner in SEATS if any(held[0] == card for held in world["hands"][owner])}
        found |= {"discards"} if any(held[0] == card for held in world["discards"]) else set()
        found |= {"deck"} if any(card in deck["rest"] for deck in world["decks"].values()) else set()
    return found


def given(**position: Any) -> Scenario:
    """Gondor has given a character card to Rohan and got a strategy card."""
    war = swapping(FULL, **position)
    war.seat("gondor").does("swap-card", card="fp-char-01")
    war.seat("rohan").does("swap-card", card="fp-str-09")
    return war


def test_WR_MP_06_the_giver_knows_who_holds_his_card() -> None:
    war = given()
    assert where(war, "gondor", "fp-char-01") == {"rohan"}
    assert where(war, "rohan", "fp-str-09") == {"gondor"}
    assert where(war, "saruman", "fp-char-01") == {"gondor", "rohan", "deck"}
    assert given_away(war, "gondor") == [
        {"seat": "gondor", "deck": "free-peoples-character", "cards": ["fp-char-01"], "held": 1, "put-away": 0},
        {"seat": "rohan", "deck": "free-peoples-strategy", "cards": ["fp-str-09"], "held": 1, "put-away": 0},
    ]
    assert given_away(war, "rohan") == given_away(war, "gondor")
    assert given_away(war, "saruman") == []


def holding(cards: list[str], known: Json, discards: Any = (), **position: Any) -> Scenario:
    """Rohan acts with these cards; of some Gondor knows what it gave."""
    dice = {"free-peoples": ["event", "event", "event", "event"], "shadow": ["army", "army", "army", "army"]}
    hands = {**EMPTY, "rohan": cards}
    return at_table(
        4, turn=2, next=["action", 1], dice=dice, hands=hands, discards=list(discards), **{"given-away": [known]},
        **position,
    )  # fmt: skip


CHARACTER: Json = {
    "seat": "gondor",
    "deck": "free-peoples-character",
    "cards": ["fp-char-01"],
    "held": 1,
    "put-away": 0,
}


def test_WR_MP_06_a_card_put_away_unseen_may_be_the_one_that_was_given() -> None:
    """Rohan draws a fifth card and discards one of two or more of that deck."""
    cards = ["fp-char-01", "fp-char-02", "fp-str-01", "fp-str-02"]
    for gone in ("fp-char-01", "fp-char-02"):
        war = holding(cards, CHARACTER)
        war.seat("rohan").uses("event").does("draw-card", deck="free-peoples-strategy")
        war.chance.draws_card("fp-str-05")
        war.seat("rohan").does("discard", cards=[gone])
        assert where(war, "gondor", "fp-char-01") == {"rohan", "discards"}
        assert given_away(war, "gondor") == [{**CHARACTER, "held": 1, "put-away": 1}]
        shown = war.match.view("gondor")["position"]
        assert [slot["card"] for slot in shown["discards"]] == [None]
        assert {slot["card"] for slot in shown["hands"]["rohan"]} == {None}
    other = holding(cards, CHARACTER)
    other.seat("rohan").uses("event").does("draw-card", deck="free-peoples-strategy")
    other.chance.draws_card("fp-str-05")
    other.seat("rohan").does("discard", cards=["fp-str-01"])
    assert where(other, "gondor", "fp-char-01") == {"rohan"}, "its back was another"


def test_WR_MP_06_the_only_card_of_its_back_is_known_wherever_it_goes() -> None:
    war = holding(["fp-char-01", "fp-str-01", "fp-str-02", "fp-str-03"], CHARACTER)
    war.seat("rohan").uses("event").does("draw-card", deck="free-peoples-strategy")
    war.chance.draws_card("fp-str-05")
    war.seat("rohan").does("discard", cards=["fp-char-01"])
    assert where(war, "gondor", "fp-char-01") == {"discards"}


def test_WR_MP_06_two_backs_put_away_are_not_three_cards() -> None:
    """One given card can only lie among the two put away, so of two others that may be there one at most is."""
    rows = [
        {**CHARACTER, "cards": ["fp-char-01"], "held": 3, "put-away": 1},
        {**CHARACTER, "cards": ["fp-char-02"], "held": 3, "put-away": 1},
        {**CHARACTER, "cards": ["fp-char-03"], "held": 0, "put-away": 2},
    ]
    hands = {**EMPTY, "rohan": ["fp-char-01", "fp-char-02", "fp-char-12"]}
    war = at_table(
        4, turn=2, next=["swap-cards"], hands=hands, discards=[["fp-char-03", 2], ["fp-char-09", 2]],
        **{"given-away": rows},
    )  # fmt: skip
    assert where(war, "gondor", "fp-char-03") == {"discards"}
    assert where(war, "gondor", "fp-char-01") == where(war, "gondor", "fp-char-02") == {"rohan", "discards"}
    for n in range(60):
        WOTR.check(war.match.sample("gondor", Rng(n)).position)


def test_WR_MP_06_what_is_drawn_later_is_not_the_card_that_was_given() -> None:
    """One character card is put away, the other is played: the given one is among those put away."""
    known = {**CHARACTER, "held": 1, "put-away": 1}
    war = holding(["fp-char-12"], known, [["fp-char-01", 2]], fellowship={"corruption": 3, "guide": "strider"})
    war.seat("rohan").uses("event").does("play-card", card="fp-char-12")
    assert given_away(war, "gondor") == [{**CHARACTER, "held": 0, "put-away": 1}]
    while war.open()[0] != ("rohan", "action"):
        war.match.answer(next(o for o in war.match.asks[0].options if o.kind == "skip"))
    war.seat("rohan").uses("event").does("draw-card", deck="free-peoples-character")
    war.chance.draws_card("fp-char-03")
    assert where(war, "gondor", "fp-char-01") == {"discards"}


def test_WR_MP_06_a_card_that_all_have_seen_is_remembered_no_longer() -> None:
    war = holding(["fp-char-12", "fp-char-02"], {**CHARACTER, "cards": ["fp-char-12"]}, fellowship={"corruption": 3})
    war.seat("rohan").uses("event").does("play-card", card="fp-char-12")
    assert given_away(war, "gondor") == []


def test_WR_MP_06_a_card_that_is_given_back_is_the_other_s_to_remember() -> None:
    war = at_table(4, turn=2, next=["swap-cards"], hands=FULL, **{
        "given-away": [{**CHARACTER, "seat": "rohan", "cards": ["fp-char-12"], "held": 1}],
    })  # fmt: skip
    war.seat("gondor").does("swap-card", card="fp-char-12")
    war.seat("rohan").does("swap-card", card="fp-char-09")
    assert [(row["seat"], row["cards"]) for row in given_away(war, "gondor")] == [
        ("gondor", ["fp-char-12"]), ("rohan", ["fp-char-09"]),
    ]  # fmt: skip


def laid(card: str) -> Scenario:
    """Rohan defends with a given card and another of its back; one of them is laid in the battle."""
    hands = {**EMPTY, "rohan": ["fp-str-09", "fp-str-16"], "saruman": []}
    war = turn_of(
        "saruman", "army", hands=hands, nations=at_war("isengard", "rohan"), leading={"free-peoples": "rohan"},
        free_peoples={"folde": {"rohan-regular": 2}}, shadow={"eastemnet": {"isengard-regular": 3}},
        **{"given-away": [{**CHARACTER, "deck": "free-peoples-strategy", "cards": ["fp-str-09"]}]},
    )  # fmt: skip
    saruman = war.seat("saruman").uses("army").does("attack").does("attack-from", region="eastemnet")
    saruman.does("attack-target", region="folde").does("attackers", figures={"isengard-regular": 3})
    war.seat("rohan").is_asked("combat-card").does("lay-card", card=card)
    return war


def test_WR_MP_06_a_card_laid_in_a_battle_is_turned_up_and_known_again() -> None:
    assert given_away(laid("fp-str-09"), "gondor") == []
    other = given_away(laid("fp-str-16"), "gondor")
    assert [(row["cards"], row["held"], row["put-away"]) for row in other] == [(["fp-str-09"], 1, 0)]


def test_given_away_is_refused_where_it_cannot_be() -> None:
    wrong: tuple[Json, ...] = (
        {**CHARACTER, "deck": "free-peoples-strategy"}, {**CHARACTER, "seat": "saruman"}, {**CHARACTER, "held": 0},
    )  # fmt: skip
    for row in wrong:
        with pytest.raises(Refused):
            thirdage.setup("wotr", {"given-away": [row]}, {"players": 4})
    with pytest.raises(Refused):
        thirdage.setup("wotr", {"given-away": []})


@pytest.mark.parametrize(
    ("hands", "more"),
    [
        ({"rohan": [["fp-char-11", 3]]}, {}),
        ({"gondor": ["fp-char-11"]}, {}),
        ({}, {"discards": ["fp-char-11"]}),
        ({}, {"discards": [["fp-char-11", 2]]}),
        ({"rohan": ["fp-char-11"]}, {"held": 0, "put-away": 1}),
        ({"rohan": ["fp-char-11"]}, {"rows": 2}),
        ({}, {}),
    ],
    ids=["he sees it", "he has it", "all see it", "not counted", "counted elsewhere", "twice", "in the deck"],
)
def test_WR_MP_06_a_giver_remembers_only_what_he_does_not_see(hands: Json, more: Json) -> None:
    """Else no world could be made in which the card is where he believes it to be."""
    row = {"seat": "gondor", "deck": "free-peoples-character", "cards": ["fp-char-11"], "held": 1, "put-away": 0}
    discards, rows = more.get("discards", []), more.get("rows", 1)
    counts = {key: count for key, count in more.items() if key in row}
    with pytest.raises(Refused) as refused:
        thirdage.setup(
            "wotr",
            {"hands": hands, "discards": discards, "given-away": [{**row, **counts}] * rows},
            {"players": 4},
            fate=None,
        )
    assert refused.value.reason.args == {"where": "given-away", "card": "fp-char-11"}
    match = thirdage.setup("wotr", {"hands": {"rohan": ["fp-char-11"]}, "given-away": [row]}, {"players": 4}, fate=None)
    for seed in range(5):
        world = match.sample("gondor", Rng(seed))
        assert world.view("gondor") == match.view("gondor")


# -- icons ------------------------------------------------------------------------------------------------------------
def test_WC_MP_19_a_card_with_an_icon_is_played_by_its_player_only() -> None:
    hands = {**EMPTY, "gondor": ["fp-str-22"], "rohan": ["fp-str-18"]}
    war = turn_of("rohan", "event", "muster", hands=hands)
    rohan = war.seat("rohan").uses("muster")
    rohan.is_refused("WR-MP-23", "play-card", card="fp-str-18")
    assert reason(war, "rohan", {"kind": "play-card", "card": "fp-str-18"}) == "WR-MP-23"
    own = turn_of("rohan", "muster", hands={**EMPTY, "rohan": ["fp-str-22"]})
    own.seat("rohan").uses("muster").does("play-card", card="fp-str-22")
    assert own.figures("free-peoples", "erebor") != {}


def test_WC_MP_19_as_a_combat_card_it_is_anybody_s() -> None:
    hands = {**EMPTY, "rohan": ["fp-str-18"]}
    war = turn_of(
        "saruman", "army", hands=hands, nations=at_war("isengard", "rohan"),
        free_peoples={"folde": {"rohan-regular": 2}}, shadow={"eastemnet": {"isengard-regular": 3}},
    )  # fmt: skip
    saruman = war.seat("saruman").uses("army").does("attack").does("attack-from", region="eastemnet")
    saruman.does("attack-target", region="folde").does("attackers", figures={"isengard-regular": 3})
    war.seat("rohan").is_asked("combat-card").does("lay-card", card="fp-str-18")


def test_WR_MP_23_a_card_without_icon_is_for_anyone() -> None:
    for seat in ("gondor", "rohan"):
        war = turn_of(seat, "character", hands={**EMPTY, seat: ["fp-char-12"]}, fellowship={"corruption": 3})
        war.seat(seat).uses("character").does("play-card", card="fp-char-12")
        war.expect(corruption=2)


def test_WR_MP_23_every_icon_is_of_a_player_whose_card_it_can_be() -> None:
    facts = at_table(4).position.facts
    assert len(facts.icons) == 40
    for card, seat in facts.icons.items():
        player = next(p for p in facts.players if p.seat == seat)
        assert facts.cards[card].side == player.side
    assert OWN.icons == {}
    hands = {"free-peoples": ["fp-str-22"], "witch-king": [], "saruman": []}
    alone = at_table(3, next=["action", 0], dice={"free-peoples": ["muster"], "shadow": []}, hands=hands)
    alone.seat("free-peoples").uses("muster").does("play-card", card="fp-str-22")


def test_WR_MP_28_cards_act_for_nations_of_their_player() -> None:
    facts = at_table(4).position.facts
    for card, nations in facts.card_nations.items():
        assert {facts.nations[n].id for n in nations} <= set(NATIONS[facts.icons[card]])


def test_two_players_play_any_card() -> None:
    war = acts("free-peoples", "muster", hands={"free-peoples": ["fp-str-22"], "shadow": []})
    war.free_peoples.uses("muster").does("play-card", card="fp-str-22")


# -- nothing of an ally's hand ----------------------------------------------------------------------------------------
def test_advice_and_odds_know_nothing_of_a_team_mate_s_hand() -> None:
    """The same advice, and the same odds, whatever the team-mate holds."""

    def told(cards: list[str]) -> Json:
        war = turn_of("rohan", "event", "character", hands={**EMPTY, "rohan": ["fp-char-12"], "gondor": cards})
        match = thirdage.setup("wotr", war.view(), {"players": 4}, seed=3)
        ask = match.asks[0]
        return advise("wotr", Eyes(match, "rohan"), ask, Budget(nodes=60), Rng(5)).json()

    assert told(["fp-str-14", "fp-char-01"]) == told(["fp-str-18", "fp-char-05"])
    battle = {
        "kind": "field", "attacker": "shadow", "origin": "eastemnet", "place": "folde",
        "attackers": {"isengard-regular": 5},
    }  # fmt: skip
    parts: Json = {"free-peoples": {"folde": {"rohan-regular": 2}}, "shadow": {"eastemnet": {"isengard-regular": 5}}}

    def chances(cards: list[str]) -> Json:
        hands = {**EMPTY, "saruman": ["sh-str-02"], "witch-king": cards}
        position: Json = {"next": ["combat-round"], "turn": 2, "battle": battle, "hands": hands, **parts}
        match = thirdage.setup("wotr", position, {"players": 4}, seed=5)
        found: Json = odds(match, "saruman", [{"kind": "decline"}], Rng(1), lambda worlds: worlds >= 3)
        return found

    assert chances(["sh-str-01"]) == chances(["sh-str-24"])


@pytest.mark.parametrize("seat", SEATS)
def test_the_view_of_each_seat_names_no_card_of_another_hand(seat: str) -> None:
    war = swapping()
    wishes(war, gondor="fp-str-14", rohan="fp-char-09")
    own = {*war.seat(seat).hand, *(["fp-str-14", "fp-char-09"] if seat in ("gondor", "rohan") else [])}
    others = {card for other in SEATS for card in war.seat(other).hand} - own
    seen = str(war.match.view(seat)["position"])
    assert not [card for card in others if f"'{card}'" in seen]
    assert mate(seat) in war.match.seats
