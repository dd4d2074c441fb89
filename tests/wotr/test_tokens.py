"""Match options: action tokens (HR-LNK, HC-LNK) and open hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.scenario import Json, Scenario
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import CHANCE, Match, QuickFate, Refused, Rng, replay

BOTH = {"free-peoples": ["draw-card", "advance-nation"], "shadow": ["move-minions", "advance-nation"]}


def acting(side: str, free: list[str], shadow: list[str], /, **position: Any) -> Scenario:
    """A side is to act, both have all their tokens and these dice."""
    seat = ("free-peoples", "shadow").index(side)
    data = {"next": ["action", seat], "dice": {"free-peoples": free, "shadow": shadow}, "tokens": BOTH, **position}
    return Scenario(data)


def new(**options: Any) -> Match:
    rules = WOTR.rules({key.replace("_", "-"): value for key, value in options.items()})
    return Match(rules, WOTR.start(rules), None).start()


# -- which tokens ---------------------------------------------------------------------------------------------------
def test_without_the_option_there_are_no_tokens() -> None:
    match = new()
    assert match.view("spectator")["position"]["tokens"] == {"free-peoples": [], "shadow": []}
    assert match.ask is not None
    assert match.ask.seat == CHANCE
    with pytest.raises(Refused):
        WOTR.rules({"shadow-tokens": 3})


def test_two_tokens_are_both_of_the_side() -> None:
    match = new(shadow_tokens=2)
    tokens = match.view("free-peoples")["position"]["tokens"]
    assert tokens == {"free-peoples": [], "shadow": ["move-minions", "advance-nation"]}


def test_HR_LNK_04_whoever_gets_one_token_chooses_which() -> None:
    match = new(free_peoples_tokens=1, shadow_tokens=1)
    assert [(a.seat, a.kind) for a in match.asks] == [("free-peoples", "take-token"), ("shadow", "take-token")]
    with pytest.raises(Refused):
        match.answer({"kind": "take-token", "token": "move-minions"}, "free-peoples")
    match.answer({"kind": "take-token", "token": "advance-nation"}, "shadow")
    assert match.view("free-peoples")["position"]["tokens"]["shadow"] == []
    match.answer({"kind": "take-token", "token": "draw-card"}, "free-peoples")
    assert match.view("shadow")["position"]["tokens"] == {"free-peoples": ["draw-card"], "shadow": ["advance-nation"]}
    assert [e["id"] for e in match.log("shadow")][:2] == ["log-wotr-takes-token", "log-wotr-takes-token"]
    assert match.ask is not None
    assert match.ask.seat == CHANCE


def test_HC_LNK_03_only_the_side_with_one_token_is_asked() -> None:
    match = new(free_peoples_tokens=2, shadow_tokens=1)
    assert [a.seat for a in match.asks] == ["shadow"]


# -- using them -----------------------------------------------------------------------------------------------------
def test_HR_LNK_11_draw_one_event_card_as_with_an_event_result() -> None:
    war = acting("free-peoples", ["army-muster"], ["army"])
    war.free_peoples.does("use-token", token="draw-card").is_asked("token")
    assert war.free_peoples.offered("draw-card", "deck") == ["free-peoples-character", "free-peoples-strategy"]
    war.free_peoples.does("draw-card", deck="free-peoples-strategy")
    war.chance.draws_card("fp-str-20")
    assert war.free_peoples.hand == ["fp-str-20"]
    war.expect(tokens={**BOTH, "free-peoples": ["advance-nation"]})
    assert war.view()["dice"]["free-peoples"] == ["army-muster"]
    assert war.open() == [("shadow", "action")]
    assert war.told("log-wotr-uses-token") == [{"seat": "free-peoples", "token": "draw-card"}]


def test_HC_LNK_12_advance_a_nation_as_with_a_muster_result() -> None:
    war = acting("free-peoples", ["character"], ["army"], nations={"elves": {"steps": 0}, "rohan": {"steps": 1}})
    war.free_peoples.does("use-token", token="advance-nation")
    assert set(war.free_peoples.offered("advance", "nation")) == {"dwarves", "gondor", "north"}
    war.free_peoples.is_refused("WR-POL-22", "advance", nation="elves")
    war.free_peoples.is_refused("WR-POL-02", "advance", nation="rohan")
    war.free_peoples.is_refused("WR-ACT-15", "advance", nation="sauron")
    war.free_peoples.does("advance", nation="gondor")
    assert war.view()["nations"]["gondor"]["steps"] == 1


def test_HC_LNK_12_the_token_that_advances_a_nation_draws_no_card() -> None:
    """The number of a deck is not taken for that of a nation."""
    war = acting("free-peoples", ["character"], ["army"])
    war.free_peoples.does("use-token", token="advance-nation")
    for deck in ("free-peoples-character", "free-peoples-strategy", "shadow-character", "shadow-strategy"):
        war.free_peoples.is_refused("WR-ACT-01", "draw-card", deck=deck)


def test_HC_LNK_11_move_the_nazgul_and_minions() -> None:
    war = acting("shadow", ["character"], ["army"])
    war.shadow.does("use-token", token="move-minions").is_asked("minions")
    war.shadow.does("take-minions", figure="nazgul", from_region="morannon", count=1)
    war.shadow.does("walk", region="rohan" if "rohan" in war.shadow.offered("walk", "region") else "fangorn")
    war.shadow.does("done")
    assert war.view()["dice"]["shadow"] == ["army"]
    assert war.view()["tokens"]["shadow"] == ["advance-nation"]
    assert war.open() == [("free-peoples", "action")]


def test_HC_LNK_08_one_token_a_turn() -> None:
    war = acting("shadow", ["character"], ["army", "army"])
    war.shadow.does("use-token", token="advance-nation").does("advance", nation="isengard")
    war.free_peoples.does("skip", die="character")
    war.shadow.is_refused("HR-LNK-06", "use-token", token="move-minions")
    war.shadow.is_refused("HR-LNK-06", "use-token", token="advance-nation")


def test_HR_LNK_06_a_new_turn_allows_the_next_token() -> None:
    once = ["token:shadow"]
    war = acting("shadow", [], ["army"], once=once, tokens={"shadow": ["move-minions"], "free-peoples": []})
    war.shadow.is_refused("HR-LNK-06", "use-token", token="move-minions").does("skip", die="army")
    war.chance.draws_anything()
    assert war.view()["once"] == []
    assert war.view()["tokens"]["shadow"] == ["move-minions"]


def test_HC_LNK_07_tokens_do_not_count_for_passing() -> None:
    war = acting("free-peoples", ["character"] * 2, ["army"] * 3)
    war.free_peoples.passes()
    war = acting("free-peoples", ["character"] * 2, ["army"] * 2, tokens={"shadow": BOTH["shadow"]})
    war.free_peoples.is_refused("WR-PASS-02", "pass")


def test_HC_LNK_09_no_ring_changes_a_token_and_it_is_no_die() -> None:
    """HR-LNK-08: rings name dice only; Strider, Boromir and the like need a die."""
    war = acting("free-peoples", ["event"], ["army"], fellowship={"hidden": False, "guide": "strider"},
                 characters={"gandalf-the-grey": "gone"})  # fmt: skip
    war.free_peoples.is_refused("WR-RING-02", "use-ring", die="muster", to_die="character")
    war.free_peoples.does("use-token", token="draw-card")
    assert {o.kind for o in war.free_peoples.options()} == {"draw-card"}


def test_HR_LNK_06_only_for_its_own_effect_and_only_ones_own() -> None:
    war = acting("free-peoples", ["event"], ["army"])
    war.free_peoples.is_refused("HR-LNK-06", "use-token", token="move-minions")
    war = acting("shadow", ["event"], ["army"])
    war.shadow.is_refused("HR-LNK-06", "use-token", token="draw-card")


def test_a_token_that_can_do_nothing_is_not_offered() -> None:
    steps = {n: {"steps": 0} for n in ("isengard", "sauron", "southrons")}
    war = acting("shadow", ["event"], ["army"], nations=steps)
    war.shadow.is_refused("HR-LNK-06", "use-token", token="advance-nation")
    assert war.shadow.offered("use-token", "token") == ["move-minions"]


# -- Threats and Promises -------------------------------------------------------------------------------------------
PASSIVE = ("dwarves", "gondor", "north", "rohan")


def test_WRU_107_a_token_is_no_muster_result_for_threats_and_promises() -> None:
    war = acting("free-peoples", ["muster"], ["army"], table=["sh-str-05"])
    assert war.match.explain("free-peoples", {"kind": "advance", "nation": "gondor"}) is None
    war.free_peoples.does("use-token", token="advance-nation").is_asked("token")
    assert set(war.free_peoples.offered("advance", "nation")) == {"elves", *PASSIVE}
    war.free_peoples.does("advance", nation="gondor")
    assert war.view()["nations"]["gondor"] == {"steps": 1, "active": False}
    war.expect(table=["sh-str-05"])


def test_WRU_107_the_only_nations_left_are_passive() -> None:
    nations = {"elves": {"steps": 0}, **{name: {"steps": 2} for name in PASSIVE}}
    war = acting("free-peoples", [], ["army"], table=["sh-str-05"], nations=nations, next=["last-tokens", 0, 0])
    assert war.match.explain("free-peoples", {"kind": "advance", "nation": "rohan"}) is None
    war.free_peoples.does("use-token", token="advance-nation").does("advance", nation="rohan")
    assert war.view()["nations"]["rohan"]["steps"] == 1


def test_WRU_107_a_muster_die_stays_forbidden() -> None:
    nowhere: Json = {"free-peoples": ["draw-card"], "shadow": []}
    war = acting("free-peoples", ["muster"], ["army"], table=["sh-str-05"], tokens=nowhere)
    reason = war.match.explain("free-peoples", {"kind": "advance", "nation": "gondor"})
    assert reason is not None
    assert reason.rule == "WR-EVT-07"
    war.free_peoples.uses("muster").is_refused("WR-EVT-07", "advance", nation="gondor")


def test_WRU_107_a_token_keeps_the_other_rules_of_the_track() -> None:
    nations = {"rohan": {"steps": 1}, "elves": {"steps": 0}}
    war = acting("free-peoples", ["muster"], ["army"], table=["sh-str-05"], nations=nations)
    war.free_peoples.does("use-token", token="advance-nation")
    war.free_peoples.is_refused("WR-POL-02", "advance", nation="rohan")
    war.free_peoples.is_refused("WR-POL-22", "advance", nation="elves")
    war.free_peoples.is_refused("WR-ACT-15", "advance", nation="sauron")


# -- without dice ---------------------------------------------------------------------------------------------------
def test_HR_LNK_06_a_token_may_be_used_without_dice() -> None:
    war = acting("shadow", [], ["army", "army"])
    war.shadow.does("skip", die="army")
    assert war.open() == [("free-peoples", "last-tokens")]
    war.free_peoples.does("decline")
    assert war.open() == [("shadow", "action")]
    war.shadow.does("skip", die="army")
    war.free_peoples.is_asked("last-tokens").does("use-token", token="advance-nation").does("advance", nation="north")
    war.shadow.is_asked("last-tokens").is_refused("HR-LNK-06", "use-token", token="draw-card")
    war.shadow.does("decline")
    assert war.match.ask is not None
    assert war.match.ask.seat == CHANCE, "both are done: the next turn begins"


def test_both_decline_and_the_phase_ends() -> None:
    war = acting("shadow", [], ["army"])
    war.shadow.does("skip", die="army")
    war.free_peoples.does("decline")
    war.shadow.is_asked("last-tokens").does("decline")
    war.chance.draws_anything()
    war.expect(turn=2)


def test_a_last_die_turned_into_an_eye_leaves_the_token() -> None:
    war = acting("shadow", [], ["army"], rings={"free-peoples": 2, "shadow": 1})
    war.shadow.does("use-ring", die="army", to_die="eye").is_asked("last-tokens")
    war.shadow.does("use-token", token="advance-nation").does("advance", nation="sauron")


def test_tokens_in_samples_forks_and_records() -> None:
    war = acting("free-peoples", ["event"], ["army"], hands={"shadow": ["sh-char-03"]})
    war.free_peoples.does("use-token", token="draw-card")
    assert war.match.fork().view("referee") == war.match.view("referee")
    for seat in war.match.seats:
        assert war.match.sample(seat, Rng(1)).view(seat) == war.match.view(seat)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_tokens(seed: int) -> None:
    rules = WOTR.rules({"free-peoples-tokens": 1, "shadow-tokens": 2, "open-hands": seed == 0})
    match = Match(rules, WOTR.start(rules), QuickFate(Rng(seed))).start()
    rng = Rng(seed + 5)
    for i in range(400):
        if match.ask is None:
            break
        match.answer(match.ask.options.sample(rng))
        WOTR.check(match.position)
        if i % 40 == 0:
            for seat in match.seats:
                assert match.sample(seat, rng).view(seat) == match.view(seat)
    assert replay(WOTR, match.record()).view("referee") == match.view("referee")


# -- open hands -----------------------------------------------------------------------------------------------------
FREE = ["fp-char-01", "fp-str-05"]
DARK = ["sh-char-03", "sh-str-05"]


def opened(**position: Any) -> Scenario:
    return Scenario({key.replace("_", "-"): value for key, value in position.items()}, {"open-hands": True})


def hands(view: Json) -> Json:
    return {seat: [slot["card"] for slot in hand] for seat, hand in view["position"]["hands"].items()}


def learned(war: Scenario, answer: Json, seat: str) -> Any:
    """What a seat learns at once of an answer to the open ask."""
    assert war.match.ask is not None
    return war.match.ask.face(war.match.ask.options.decode(answer), seat)


def test_open_hands_are_seen_by_all() -> None:
    war = opened(next=["action", 0], dice={"free-peoples": ["event"]}, hands={"free-peoples": FREE, "shadow": DARK})
    for seat in ("free-peoples", "shadow", "spectator", "referee"):
        assert hands(war.match.view(seat)) == {"free-peoples": FREE, "shadow": DARK}
    war.free_peoples.uses("event").does("draw-card", deck="free-peoples-character")
    war.chance.draws_card("fp-char-12")
    for seat in ("shadow", "spectator"):
        assert hands(war.match.view(seat))["free-peoples"] == ["fp-char-01", "fp-char-12", "fp-str-05"]
        told = [(e["id"], e["args"].get("card")) for e in war.match.log(seat)]
        assert ("log-wotr-open-card", "fp-char-12") in told
        assert "log-wotr-you-draw" not in [id for id, _ in told]
    assert "log-wotr-open-card" not in [e["id"] for e in war.match.log("free-peoples")]
    for seat in ("free-peoples", "shadow"):
        assert hands(war.match.sample(seat, Rng(3)).view("referee")) == hands(war.match.view("referee"))


def test_open_hands_the_decks_stay_hidden() -> None:
    war = opened(next=["action", 0], dice={"free-peoples": ["event"]})
    war.free_peoples.uses("event")
    drawn = set()
    for i in range(20):
        sample = war.match.sample("free-peoples", Rng(i))
        sample.answer({"kind": "draw-card", "deck": "free-peoples-character"})
        drawn.add(tuple(hands(sample.view("shadow"))["free-peoples"]))
    assert len(drawn) > 5


def test_open_hands_a_card_discarded_or_laid_is_known() -> None:
    many = [f"fp-str-{n:02}" for n in range(1, 7)]
    war = opened(next=["action", 0], dice={"free-peoples": ["event"]}, hands={"free-peoples": many})
    war.free_peoples.uses("event").does("draw-card", deck="free-peoples-character")
    war.chance.draws_card("fp-char-12")
    given: Json = {"kind": "discard", "cards": ["fp-str-03"]}
    assert [learned(war, given, seat) for seat in ("shadow", "spectator")] == [given, given]
    war.free_peoples.does(**given)
    for seat in ("shadow", "spectator"):
        assert war.match.view(seat)["position"]["discards"][0]["card"] == "fp-str-03"
    assert war.match.sample("shadow", Rng(1)).view("shadow") == war.match.view("shadow")


def test_open_hands_a_combat_card_is_known_once_laid() -> None:
    war = opened(
        next=["action", 1], dice={"free-peoples": ["event"], "shadow": ["army"]}, nations={"sauron": {"steps": 0}},
        shadow={"north-ithilien": {"sauron-regular": 3}}, hands={"free-peoples": FREE, "shadow": [*DARK, "sh-str-09"]},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    laid = war.shadow.offered("lay-card", "card")[0]
    given = {"kind": "lay-card", "card": laid}
    assert learned(war, given, "free-peoples") == given
    war.shadow.does(**given)
    assert war.match.view("free-peoples")["position"]["battle"]["laid"][0]["card"] == laid
    for seat in war.match.seats:
        assert war.match.sample(seat, Rng(2)).view(seat) == war.match.view(seat)


def test_hands_are_closed_by_default() -> None:
    war = Scenario({"next": ["action", 0], "dice": {"free-peoples": ["event"]}, "hands": {"shadow": DARK}})
    assert hands(war.match.view("spectator"))["shadow"] == [None, None]


def test_HR_LNK_06_with_four_players_up_to_three_have_declined_before() -> None:
    """A written position may stand where the third place of the order is asked."""
    position = {"turn": 3, "next": ["last-tokens", 3, 2], "dice": {"free-peoples": [], "shadow": []}}
    war = Scenario(position, {"players": 4, "shadow-tokens": 2})
    war.seat("saruman").does("decline")
    assert war.open() != [("saruman", "last-tokens")]


def test_HR_LNK_06_nobody_is_asked_after_all_have_declined() -> None:
    """Two places of the order have gone by: with two players there is nobody left to ask."""
    position = {"turn": 3, "next": ["last-tokens", 0, 2], "dice": {"free-peoples": [], "shadow": []}}
    with pytest.raises(Refused) as wrong:
        Scenario(position, {"shadow-tokens": 2})
    assert (wrong.value.reason.rule, wrong.value.reason.args["where"]) == ("HR-LNK-06", "next")
