"""What a seat knows: hands hidden, memory full, samples that nobody can tell from the real match."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

from tests.wotr.play import random_match
from tests.wotr.scenario import given
from tests.wotr.test_actions import to_act
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model import knowledge
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Rng

FREE = ["fp-char-01", "fp-char-12", "fp-str-05"]
DARK = ["sh-char-03", "sh-str-05", "sh-str-09"]


def ids_in(data: Any) -> set[str]:
    """Every word of a view."""
    text = json.dumps(data)
    return {card.id for card in WOTR.start(WOTR.rules()).facts.cards if f'"{card.id}"' in text}


def test_a_view_hides_the_other_hand_and_the_decks() -> None:
    war = given(next=["action", 0], dice={"free-peoples": ["event"]}, hands={"free-peoples": FREE, "shadow": DARK})
    assert ids_in(war.match.view("free-peoples")) == set(FREE)
    assert ids_in(war.match.view("shadow")) == set(DARK)
    assert ids_in(war.match.view("spectator")) == set()
    assert len(ids_in(war.match.view("referee"))) == 6
    other = war.match.view("shadow")["position"]["hands"]["free-peoples"]
    assert [slot["deck"] for slot in other] == [
        "free-peoples-character", "free-peoples-character", "free-peoples-strategy",
    ]  # fmt: skip


def test_WR_CARD_03_the_order_of_a_hand_and_of_discards_tells_nothing() -> None:
    for seat in ("free-peoples", "shadow", "spectator"):
        views = []
        for way in (1, -1):
            discards = [["fp-char-05", 1], ["fp-str-01", -1], ["fp-char-06", 1]][::way]
            hands = {"free-peoples": FREE[::way], "shadow": DARK[::way]}
            war = given(next=["action", 0], dice={"free-peoples": ["event"]}, hands=hands, discards=discards)
            views.append(war.match.view(seat)["position"])
        assert views[0]["hands"] == views[1]["hands"]
        assert views[0]["discards"] == views[1]["discards"]


def test_the_log_tells_a_draw_only_to_its_owner() -> None:
    war = to_act("free-peoples", ["event"], ["army"])
    war.free_peoples.uses("event").does("draw-card", deck="free-peoples-strategy")
    war.chance.draws_card("fp-str-20")
    assert ids_in(war.match.log("free-peoples")) == {"fp-str-20"}
    for seat in ("shadow", "spectator"):
        assert ids_in(war.match.log(seat)) == set()
        assert [e["args"] for e in war.match.log(seat) if e["id"] == "log-wotr-draws"] == [
            {"seat": "free-peoples", "deck": "free-peoples-strategy"}
        ]


def test_full_memory_of_ones_own_discards_and_of_cards_seen() -> None:
    war = given(
        next=["action", 0], dice={"free-peoples": ["event"]}, hands={"shadow": [["sh-char-03", 3], ["sh-str-05", 2]]},
        discards=[["sh-str-09", 2], ["fp-str-01", -1]], decks={
            "free-peoples-character": {"top": [["fp-char-05", 1]], "rest": [
                f"fp-char-{n:02}" for n in range(1, 25) if n != 5
            ]},
        },
    )  # fmt: skip
    assert ids_in(war.match.view("free-peoples")["position"]) == {"sh-char-03", "fp-str-01", "fp-char-05"}
    assert ids_in(war.match.view("shadow")["position"]) == {"sh-char-03", "sh-str-05", "sh-str-09", "fp-str-01"}
    for seat in ("free-peoples", "shadow"):
        sample = war.match.sample(seat, Rng(1))
        assert sample.view(seat) == war.match.view(seat)
        WOTR.check(sample.position)


def test_complete_needs_nothing_but_the_view() -> None:
    match = random_match(3, 80)
    for seat in match.seats:
        seen = json.loads(json.dumps(WOTR.view(match.line.checkpoint, seat)))
        world = knowledge.complete(match.rules, seat, seen, Rng(9))
        WOTR.check(world)
        assert WOTR.view(world, seat) == WOTR.view(match.line.checkpoint, seat)


def test_a_combat_card_laid_face_down_shows_its_back() -> None:
    war = given(
        next=["action", 1], dice={"free-peoples": ["event"], "shadow": ["army"]}, nations={"sauron": {"steps": 0}},
        shadow={"north-ithilien": {"sauron-regular": 3}}, hands={"free-peoples": FREE, "shadow": DARK},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    laid = war.shadow.offered("lay-card", "card")[0]
    war.shadow.does("lay-card", card=laid)
    battle = war.match.view("free-peoples")["position"]["battle"]
    assert [slot["card"] for slot in battle["laid"]] == [None]
    assert war.match.view("shadow")["position"]["battle"]["laid"][0]["card"] == laid
    for seat in ("free-peoples", "shadow"):
        assert war.match.sample(seat, Rng(2)).view(seat) == war.match.view(seat)
    seen = json.loads(json.dumps(WOTR.view(war.position, "free-peoples")))
    world = knowledge.complete(war.match.rules, "free-peoples", seen, Rng(5))
    WOTR.check(world)
    assert WOTR.view(world, "free-peoples") == seen


def test_the_true_hand_is_no_likelier_than_chance_allows() -> None:
    """Of 24 cards the Shadow holds one character card; a sample for the Free Peoples guesses any with 1/24."""
    war = given(next=["action", 0], dice={"free-peoples": ["event"]}, hands={"shadow": ["sh-char-07"]})
    rng = Rng(11)
    found: Counter[int] = Counter()
    for _ in range(1200):
        sample = cast(War, war.match.sample("free-peoples", rng).position)
        found[sample.held(OWN.players[SHADOW])[0]] += 1
    assert len(found) == 24
    assert max(found.values()) < 100
    assert found[war.position.held(OWN.players[SHADOW])[0]] < 90


def test_a_face_down_discard_hides_among_all_that_it_could_be() -> None:
    war = given(next=["action", 0], dice={"free-peoples": ["event"]}, discards=[["sh-char-07", 2]])
    rng = Rng(12)
    found = {cast(War, war.match.sample("free-peoples", rng).position).discards[0][0] for _ in range(300)}
    assert len(found) == 24


def test_a_sample_has_a_fate_of_its_own() -> None:
    """The next cards of samples differ from each other, whatever the match will draw."""
    war = to_act("free-peoples", ["event"], ["army"])
    war.free_peoples.uses("event")
    drawn = set()
    for i in range(40):
        sample = war.match.sample("free-peoples", Rng(i))
        sample.answer({"kind": "draw-card", "deck": "free-peoples-character"})
        drawn.add(cast(War, sample.position).held(OWN.players[FREE_PEOPLES])[0])
    assert len(drawn) > 8


def test_planted_cheats_are_caught() -> None:
    """A completion that copies the real hand, and a view that forgets, are told from the honest ones."""
    war = given(next=["action", 0], dice={"free-peoples": ["event"]}, hands={"shadow": DARK})
    honest = {cast(War, war.match.sample("free-peoples", Rng(i)).position).held(OWN.players[SHADOW]) for i in range(60)}
    copied = {cast(War, war.match.fork().position).held(OWN.players[SHADOW]) for _ in range(60)}
    assert len(copied) == 1, "the cheat: identity"
    assert len(honest) > 50
    forgetful = WOTR.view(war.position, "shadow")
    forgetful["hands"]["shadow"] = [{**slot, "card": None} for slot in forgetful["hands"]["shadow"]]
    assert WOTR.view(knowledge.complete(war.match.rules, "shadow", forgetful, Rng(1)), "shadow") != WOTR.view(
        war.position, "shadow"
    )
