"""Explain: every kind of intent and each reason, at one's own turn, under another question, and out of turn."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.cards.scenario import Json, Table, given, rewritten
from thirdage import Refused
from thirdage.games.cards.facts import DATA
from thirdage.games.cards.game import CARDS
from thirdage.kernel import Rng

Said = tuple[str, str] | None
SOURCE = Path(__file__).resolve().parents[2] / "src/thirdage/games/cards/legality.py"


def why(table: Table, seat: str, kind: str, **fields: Any) -> Said:
    """Message id (without its beginning) and rule of the reason, None if it is possible."""
    reason = table.match.explain(seat, {"kind": kind, **fields})
    return None if reason is None else (reason.id.removeprefix("reason-cards-"), reason.rule)


def arms_for_elves() -> Json:
    """No printed weapon but the Bow is for Elves: here Andúril is."""
    data = deepcopy(DATA)
    next(row for row in data["cards"]["card"] if row["id"] == "anduril")["wielders"] = ["faction:elf"]
    return data


Row = tuple[str, str, Json, str, str, Json]
"""Whose intent, kind, fields, reason, rule, situation."""
ROWS: tuple[Row, ...] = (
    # play-card
    ("frodo", "play-card", {"card": "gimli", "to": "reserve"}, "not-in-hand", "CG-PLAY-01", {}),
    ("frodo", "play-card", {"card": "legolas", "to": "reserve"}, "not-in-hand", "CG-PLAY-01",
     {"hands": {"aragorn": ["legolas"]}}),
    ("frodo", "play-card", {"card": "there-is-another-way", "to": "reserve"}, "event-has-no-place", "CG-EVT-01",
     {"hands": {"frodo": ["there-is-another-way"]}}),
    ("frodo", "play-card", {"card": "gimli", "to": "reserve"}, "twice-a-round", "CG-SPEC-03",
     {"hands": {"frodo": ["gimli"]}, "played": ["gimli"]}),
    ("frodo", "play-card", {"card": "sting", "to": "reserve"}, "item-needs-wielder", "CG-ITEM-01",
     {"hands": {"frodo": ["sting"]}}),
    ("frodo", "play-card", {"card": "gimli", "to": "sam-gamgee"}, "not-an-item", "CG-ITEM-01",
     {"hands": {"frodo": ["gimli"]}, "at": {"weathertop": ["sam-gamgee"]}}),
    ("frodo", "play-card", {"card": "sting", "to": "sam-gamgee"}, "wielder-not-in-play", "CG-ITEM-01",
     {"hands": {"frodo": ["sting", "sam-gamgee"]}}),
    ("frodo", "play-card", {"card": "sting", "to": "merry-brandybuck"}, "not-a-wielder", "CG-CARD-07",
     {"hands": {"frodo": ["sting"]}, "at": {"weathertop": ["merry-brandybuck"]}}),
    ("aragorn", "play-card", {"card": "anduril", "to": "legolas"}, "second-weapon", "CG-SPEC-08",
     {"hands": {"aragorn": ["anduril"]}, "at": {"lorien": [("legolas", "bow-of-the-galadhrim")]},
      "pack": arms_for_elves()}),
    ("frodo", "play-card", {"card": "eowyn", "to": "edoras"}, "not-active", "CG-GLO-01",
     {"hands": {"frodo": ["eowyn"]}}),
    ("frodo", "play-card", {"card": "village-militia", "to": "weathertop"}, "army-on-path", "CG-ARMY-02",
     {"hands": {"frodo": ["village-militia"]}}),
    ("frodo", "play-card", {"card": "gimli", "to": "weathertop"}, "path-number", "CG-CARD-05",
     {"hands": {"frodo": ["gimli"]}}),
    ("witch-king", "play-card", {"card": "mouth-of-sauron", "to": "morgai"}, "shadow-battleground-active",
     "CG-SPEC-08", {"hands": {"witch-king": ["mouth-of-sauron"]}, "path": "morgai", "active": ["harad"]}),
    ("aragorn", "play-card", {"card": "the-great-gate", "to": "harad"}, "own-text-forbids", "CG-SPEC-08",
     {"hands": {"aragorn": ["the-great-gate"]}, "active": ["harad"]}),
    ("aragorn", "play-card", {"card": "high-elves", "to": "harad"}, "faction-not-shown", "CG-LOC-03",
     {"hands": {"aragorn": ["high-elves"]}, "active": ["harad"]}),
    # play-event
    ("frodo", "play-event", {"card": "there-is-another-way"}, "not-in-hand", "CG-PLAY-01", {}),
    ("frodo", "play-event", {"card": "gimli"}, "not-an-event", "CG-EVT-01", {"hands": {"frodo": ["gimli"]}}),
    # move-card
    ("frodo", "move-card", {"card": "sting", "to": "weathertop"}, "moves-only-from-reserve", "CG-ITEM-11",
     {"at": {"weathertop": [("sam-gamgee", "sting")]}}),
    ("frodo", "move-card", {"card": "sam-gamgee", "to": "edoras"}, "moves-only-from-reserve", "CG-MOVE-06",
     {"at": {"weathertop": ["sam-gamgee"]}, "active": ["edoras"]}),
    ("frodo", "move-card", {"card": "sam-gamgee", "to": "weathertop"}, "not-in-your-reserve", "CG-MOVE-01",
     {"hands": {"frodo": ["sam-gamgee"]}}),
    ("aragorn", "move-card", {"card": "merry-brandybuck", "to": "weathertop"}, "not-in-your-reserve", "CG-MOVE-01",
     {"reserve": {"frodo": ["merry-brandybuck"]}}),
    ("aragorn", "move-card", {"card": "strider", "to": "weathertop"}, "came-this-round", "CG-RES-01",
     {"reserve": {"aragorn": ["strider"]}, "fresh": ["strider"]}),
    ("aragorn", "move-card", {"card": "strider", "to": "reserve"}, "moves-to-locations", "CG-MOVE-01",
     {"reserve": {"aragorn": ["strider"]}}),
    ("aragorn", "move-card", {"card": "legolas", "to": "weathertop"}, "path-number", "CG-CARD-05",
     {"reserve": {"aragorn": ["legolas"]}}),
    # use-card
    ("aragorn", "use-card", {"card": "high-elves"}, "no-action", "CG-USE-01", {"reserve": {"aragorn": ["high-elves"]}}),
    ("aragorn", "use-card", {"card": "denethor"}, "not-in-play", "CG-USE-01", {"hands": {"aragorn": ["denethor"]}}),
    ("aragorn", "use-card", {"card": "fatty-bolger"}, "not-your-card", "CG-USE-01",
     {"reserve": {"frodo": ["fatty-bolger"]}}),
    ("aragorn", "use-card", {"card": "halbarad"}, "action-in-reserve", "CG-USE-01",
     {"at": {"weathertop": ["halbarad"]}}),
    ("aragorn", "use-card", {"card": "strider"}, "action-on-path", "CG-USE-01", {"at": {"pelargir": ["strider"]}}),
    ("aragorn", "use-card", {"card": "strider"}, "action-on-path", "CG-USE-01", {"reserve": {"aragorn": ["strider"]}}),
    ("witch-king", "use-card", {"card": "black-breath"}, "action-on-location", "CG-USE-01",
     {"reserve": {"witch-king": [("the-hunter", "black-breath")]}}),
    ("saruman", "use-card", {"card": "palantir-of-orthanc"}, "once-a-round", "CG-USE-04",
     {"reserve": {"saruman": [("saruman", "palantir-of-orthanc")]}, "once": ["palantir-of-orthanc"]}),
    ("aragorn", "use-card", {"card": "strider"}, "no-such-path", "CG-PATH-08",
     {"path": "morgai", "at": {"morgai": ["strider"]}}),
    ("saruman", "use-card", {"card": "corsairs-of-umbar"}, "no-such-battleground", "CG-BG-10",
     {"reserve": {"saruman": ["corsairs-of-umbar"]}, "active": ["umbar"]}),
    ("aragorn", "use-card", {"card": "denethor"}, "nothing-to-find", "CG-TAKE-02",
     {"reserve": {"aragorn": ["denethor", "boromir", "faramir"]}}),
    # use-ring, winnow, cycle-card, pass
    ("frodo", "use-ring", {}, "ring-used-trilogy", "CG-RING-01", {"rings": {"frodo": False}}),
    ("frodo", "winnow", {}, "too-few-to-winnow", "CG-WIN-01", {"hands": {"frodo": ["gimli"]}}),
    ("frodo", "cycle-card", {"card": "gimli"}, "not-in-hand", "CG-CYC-03", {}),
    ("frodo", "pass", {}, "may-not-pass", "CG-PASS-01", {"hands": {"frodo": 3}}),
)  # fmt: skip
NAMES = [f"{row[1]}-{row[3]}-{n}" for n, row in enumerate(ROWS)]
OTHERWISE = {"no-ring-tokens", "ring-used-duel", "nothing-to-forsake"}
"""Reasons of other scenarios, or of texts that no printed card has: they have tests of their own."""


def asked_something_else(player: str, situation: Json) -> Table:
    """The same, but this player must cycle or forsake a card: another used a card that makes him."""
    reserve: Json = dict(situation.get("reserve", {}))
    free = player in ("frodo", "aragorn")
    user, card = ("saruman", "hill-troll") if free else ("frodo", "narya-ring-of-fire")
    reserve[user] = [*reserve.get(user, []), card if free else ("gandalf-the-grey", card)]
    table = given(turn=user, **{**situation, "reserve": reserve}).does("use-card", card=card)
    while table.player != player:
        table.does("forsake-top-card")
    assert table.asked in ("forsake", "cycle")
    return table


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_why_not(row: Row) -> None:
    player, kind, fields, id, rule, situation = row
    table = given(turn=player, **situation)
    assert table.asked == "action"
    assert why(table, player, kind, **fields) == (id, rule)
    table.is_refused(rule, kind, **fields)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_why_not_while_something_else_is_asked(row: Row) -> None:
    player, kind, fields, id, rule, situation = row
    assert why(asked_something_else(player, situation), player, kind, **fields) == (id, rule)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_why_not_at_anothers_turn(row: Row) -> None:
    player, kind, fields, id, rule, situation = row
    other = {"frodo": "witch-king", "witch-king": "aragorn", "aragorn": "saruman", "saruman": "frodo"}[player]
    assert why(given(turn=other, **situation), player, kind, **fields) == (id, rule)


def test_every_reason_has_a_row() -> None:
    written = set(re.findall(r'"reason-cards-([a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
    written |= {"ring-used-trilogy", "ring-used-duel"}
    assert {row[3] for row in ROWS} | OTHERWISE == written
    assert {row[1] for row in ROWS} == set(CARDS.every_intent)


def test_ring_tokens_of_other_scenarios() -> None:
    duel = given("duel", turn="gandalf", rings={"gandalf": False})
    assert why(duel, "free-peoples", "use-ring") == ("ring-used-duel", "CG-RING-03")
    assert why(duel, "shadow", "use-ring") == ("reason-not-your-decision", "CG-ACT-01")
    fellowship = given("fellowship", turn="gandalf", path="the-old-forest")
    for seat in ("free-peoples", "shadow"):
        assert why(fellowship, seat, "use-ring") == ("no-ring-tokens", "CG-RING-04")


def test_an_action_that_cannot_be_paid() -> None:
    pack = rewritten(strider={"when": "action_path", "cost": ["forsake:1"], "do": ["draw:1"]})
    situation: Json = {"at": {"weathertop": ["strider"]}, "pack": pack}
    poor = given(turn="aragorn", decks={"aragorn": []}, **situation)
    assert why(poor, "aragorn", "use-card", card="strider") == ("nothing-to-forsake", "CG-ELIM-03")
    assert why(given(turn="aragorn", **situation), "aragorn", "use-card", card="strider") is None


# -- what is possible -----------------------------------------------------------------------------------------------
POSSIBLE: tuple[tuple[str, Json], ...] = (
    ("play-card", {"card": "gimli", "to": "reserve"}),
    ("play-card", {"card": "sting", "to": "sam-gamgee"}),
    ("play-event", {"card": "there-is-another-way"}),
    ("move-card", {"card": "sam-gamgee", "to": "weathertop"}),
    ("use-card", {"card": "sam-gamgee"}),
    ("use-ring", {}),
    ("winnow", {}),
    ("cycle-card", {"card": "gimli"}),
)
RICH: Json = {
    "hands": {"frodo": ["gimli", "sting", "there-is-another-way"], "witch-king": 4, "saruman": 4},
    "reserve": {"frodo": ["sam-gamgee"]},
}


@pytest.mark.parametrize(("kind", "fields"), [*POSSIBLE, ("pass", {})])
def test_what_is_possible(kind: str, fields: Json) -> None:
    table = given(turn="frodo", **RICH)
    assert why(table, "frodo", kind, **fields) is None
    assert table.is_offered(kind, **fields)
    away = given(turn="witch-king", **RICH)
    assert why(away, "frodo", kind, **fields) == ("reason-not-your-decision", "CG-ACT-01")
    asked = asked_something_else("frodo", RICH)
    assert why(asked, "frodo", kind, **fields) == ("answer-first", "CG-FOR-01")
    paying = given(turn="frodo", **RICH).does("play-card", card="gimli", to="reserve")
    if kind == "cycle-card":
        assert why(paying, "frodo", kind, card="sting") is None
    elif fields.get("card") != "gimli":
        assert why(paying, "frodo", kind, **fields) == ("answer-first", "CG-PLAY-02")


def test_who_watches_decides_nothing() -> None:
    table = given(turn="frodo", **RICH)
    for kind, fields in POSSIBLE:
        assert why(table, "spectator", kind, **fields) == ("reason-not-your-decision", "CG-ACT-01")


def test_one_person_with_two_decks() -> None:
    table = given(turn="frodo", players=2, hands={"frodo": ["gimli", "sting"], "aragorn": ["arwen"]})
    assert why(table, "free-peoples", "play-card", card="gimli", to="reserve") is None
    assert why(table, "free-peoples", "play-card", card="arwen", to="reserve") == ("not-in-hand", "CG-PLAY-01")
    away = given(turn="witch-king", players=2, hands={"frodo": ["gimli"], "aragorn": ["arwen"]})
    for card in ("gimli", "arwen"):
        said = why(away, "free-peoples", "play-card", card=card, to="reserve")
        assert said == ("reason-not-your-decision", "CG-ACT-01")
    assert why(away, "free-peoples", "play-card", card="sting", to="reserve") == ("not-in-hand", "CG-PLAY-01")


def test_intents_that_are_none() -> None:
    table = given(turn="frodo", **RICH)
    for intent in (
        {"kind": "fly"}, {"kind": "play-card", "card": "gimli"}, {"kind": "cycle-card", "card": "gimli", "to": "moria"},
        {"kind": "play-card", "card": "nobody", "to": "reserve"}, {}, None,
    ):  # fmt: skip
        with pytest.raises(Refused):
            table.match.explain("frodo", intent)


@pytest.mark.parametrize("seed", [1, 2])
def test_explain_agrees_with_what_is_offered_and_tells_nothing_hidden(seed: int) -> None:
    match = thirdage.new_match("cards", options={"players": 4}, seed=seed)
    rng = Rng(seed)
    facts = match.rules.facts
    cards: tuple[str, ...] = facts.tables["card"]
    places: tuple[str, ...] = facts.tables["place"]
    compared = 0
    for step in range(160):
        ask = match.asks[rng.randrange(len(match.asks))]
        if step % 4 == 0:
            table = Table(match)
            seat = match.seats[rng.randrange(4)]
            other = match.sample(seat, rng)
            offers = [ask.options.encode(o) for o in ask.options] if ask.kind == "cards-action" else []
            compared += len(offers)
            for _ in range(20):
                card, to = cards[rng.randrange(len(cards))], places[rng.randrange(len(places))]
                for kind, fields in (
                    ("play-card", {"card": card, "to": to}), ("play-event", {"card": card}),
                    ("move-card", {"card": card, "to": to}), ("use-card", {"card": card}), ("use-ring", {}),
                    ("winnow", {}), ("cycle-card", {"card": card}), ("pass", {}),
                ):  # fmt: skip
                    intent = {"kind": kind, **fields}
                    assert other.explain(seat, intent) == match.explain(seat, intent), intent
                    if offers:
                        assert (why(table, ask.seat, kind, **fields) is None) == (intent in offers), intent
            for offer in offers:
                assert match.explain(ask.seat, offer) is None
        match.answer(ask.options.sample(rng), ask.seat)
    assert compared > 100
