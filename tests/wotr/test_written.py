"""Written positions: round trips at every seam, what may be left out, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import thirdage
from tests.wotr.play import random_match, seams_of
from tests.wotr.scenario import given
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model import written
from thirdage.kernel import Match, Refused, Rng, canonical, read_position, replay
from thirdage.locale import Words, languages


@pytest.mark.parametrize("seed", range(3))
def test_every_seam_can_be_written_and_read(seed: int) -> None:
    for position in seams_of(seed, 250):
        data = written.write(position)
        again = written.read(position.rules, json.loads(json.dumps(data)))
        assert canonical(written.write(again)) == canonical(data)
        WOTR.check(again)


def test_a_match_goes_on_from_its_written_form() -> None:
    match = random_match(5, 120)
    again = read_position(WOTR, json.loads(json.dumps(match.written())), None, None)
    assert again.view("referee")["position"] == match.view("referee")["position"]
    assert [a.kind for a in again.asks] == [a.kind for a in match.asks]


def test_a_record_replays_to_the_same_match() -> None:
    match = random_match(6, 150)
    again = replay(WOTR, json.loads(json.dumps(match.record())), check=True)
    assert again.view("referee")["position"] == match.view("referee")["position"]


def test_what_is_not_mentioned_stands_as_at_set_up() -> None:
    rules = WOTR.rules()
    assert written.write(written.read(rules, {})) == written.write(WOTR.start(rules))
    war = given(next=["action", 0], dice={"free-peoples": ["event"]})
    war.expect(turn=1)


def test_figures_not_mentioned_are_in_reinforcements() -> None:
    war = given(free_peoples={"dale": {"north-regular": 1}})
    assert war.view()["reinforcements"]["gondor-regular"] == 15
    assert war.view()["reinforcements"]["north-regular"] == 9
    assert war.view()["shadow"]["moria"] == {"sauron-regular": 2}, "the other side stands as at set-up"
    war = given(casualties={"gondor-leader": 3})
    assert "gondor-leader" not in war.view()["reinforcements"]
    war = given(reinforcements={"gondor-leader": 1})
    assert war.view()["casualties"] == {"gondor-leader": 2}


def test_a_character_who_stands_is_in_play_and_replaces_his_former_self() -> None:
    war = given(free_peoples={"minas-tirith": {"gondor-regular": 1, "aragorn": 1}, "lorien": {"boromir": 1}})
    assert war.view()["characters"]["strider"] == "gone"
    assert war.view()["characters"]["boromir"] == "map"
    war = given(characters={"gandalf-the-grey": "gone", "strider": "gone"})
    war.expect(guide="boromir")
    war = given(shadow={"moria": {"witch-king": 1}})
    assert war.position.minion_entered


def test_cards_given_as_backs_are_drawn_by_chance() -> None:
    war = given(
        next=["action", 0], dice={"free-peoples": ["event"]}, hands={"shadow": ["shadow-strategy", "sh-char-01"]}
    )
    assert war.open() == [("chance", "card-drawn")]
    war.chance.draws_card("sh-str-07")
    assert war.shadow.hand == ["sh-char-01", "sh-str-07"]
    assert war.open() == [("free-peoples", "action")]


def test_tiles_not_mentioned_are_in_the_pool() -> None:
    war = given(tiles={"drawn": ["std-3"], "waiting": ["fp-elven-rope"]})
    assert war.view()["tiles"]["pool"].count("std-3") == 2
    assert len(war.view()["tiles"]["pool"]) == 15


def test_a_battle_is_written_with_ids() -> None:
    war = given(
        next=["action", 1], dice={"free-peoples": ["event"], "shadow": ["army"]}, nations={"sauron": {"steps": 0}},
        shadow={"north-ithilien": {"sauron-regular": 3}},
        hands={"shadow": ["sh-str-01"], "free-peoples": ["fp-str-01"]},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    battle = war.view()["battle"]
    assert (battle["attacker"], battle["origin"], battle["place"]) == ("shadow", "north-ithilien", "osgiliath")
    assert battle["attackers"] == {"sauron-regular": 3}
    again = read_position(WOTR, war.match.written(), None, None)
    assert again.view("referee")["position"] == war.match.view("referee")["position"]


NONSENSE: list[dict[str, Any]] = [
    {"nonsense": 1},
    {"next": ["no-such-seam"]},
    {"next": 5},
    {"next": []},
    {"turn": -1},
    {"turn": "two"},
    {"turn": True},
    {"free-peoples": {"nowhere": {"gondor-regular": 1}}},
    {"free-peoples": {"dale": {"dragon": 1}}},
    {"free-peoples": {"dale": {"north-regular": 11}}},
    {"free-peoples": {"dale": {"north-regular": -1}}},
    {"free-peoples": {"dale": {"north-leader": 1}}},
    {"free-peoples": {"dale": {"sauron-regular": 1}}},
    {"free-peoples": {"dale": {"legolas": 1}, "bree": {"legolas": 1}}},
    {"free-peoples": {"dale": {"legolas": 1}}, "characters": {"legolas": "fellowship"}},
    {"free-peoples": {"dale": {"strider": 1}, "bree": {"aragorn": 1}}},
    {"characters": {"legolas": "map"}},
    {"characters": {"legolas": "asleep"}},
    {"free-peoples": {"moria": {"north-regular": 1}}},
    {"inside": {"lorien": {"elves-regular": 1}}},
    {"casualties": {"north-regular": 7}},
    {"casualties": {"sauron-regular": 1}},
    {"casualties": {"legolas": 1}},
    {"nations": {"gondor": {"steps": 4}}},
    {"nations": {"mirkwood": {"steps": 1}}},
    {"nations": {"gondor": {"active": 1}}},
    {"dice": {"shadow": ["eye"]}},
    {"dice": {"shadow": ["seven"]}},
    {"dice": {"free-peoples": ["event"] * 7}},
    {"rings": {"free-peoples": 4}},
    {"rings": {"free-peoples": 2, "shadow": 2}},
    {"fellowship": {"corruption": 13}},
    {"fellowship": {"mordor": 6}},
    {"fellowship": {"hidden": "yes"}},
    {"hands": {"shadow": ["sh-char-01", "sh-char-01"]}},
    {"hands": {"shadow": ["fp-char-01"]}},
    {"hands": {"nobody": []}},
    {"hands": {"shadow": ["sh-char-01"]}, "table": ["sh-char-01"]},
    {"table": ["sh-char-01"]},
    {"decks": {"shadow-character": {}}},
    {"tiles": {"bag": []}},
    {"tiles": {"pool": []}},
    {"captured": ["atlantis"]},
    {"die": "seven"},
    {"battle": {"kind": "field"}},
]


@pytest.mark.parametrize("position", NONSENSE, ids=json.dumps)
def test_nonsense_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        read_position(WOTR, {"position": position}, None, None)
    assert refused.value.reason.args["where"]


PLACES: list[tuple[dict[str, Any], str]] = [
    ({"freepeoples": {}}, "position"),
    ({"fellowship": {"progres": 1}}, "fellowship"),
    ({"outcome": {"winners": [], "side": None, "reason": "boredom"}}, "outcome.reason"),
    ({"outcome": {"winners": [], "side": None, "reason": "military", "details": {"turm": 3}}}, "outcome.details"),
    (
        {"outcome": {"winners": [], "side": None, "reason": "military", "details": {"turn": "3"}}},
        "outcome.details.turn",
    ),
    ({"nations": {"gondor": {"step": 1}}}, "nations.gondor"),
    ({"nations": {"gondor": {"steps": "two"}}}, "nations.gondor.steps"),
    ({"hunt-box": {"shadw": 1}}, "hunt-box"),
    ({"dice": {"shadow": ["army", "armi"]}}, "dice.shadow[1]"),
    ({"free-peoples": {"dale": {"north-regular": "2"}}}, "free-peoples.dale.north-regular"),
    ({"free-peoples": {"dail": {"north-regular": 2}}}, "free-peoples"),
    ({"inside": {"dale": {"north-regular": 1}}}, "inside.dale"),
    ({"free-peoples": {"dale": {"legolas": 2}}}, "free-peoples.dale.legolas"),
    ({"characters": {"saruman": "fellowship"}}, "characters.saruman"),
    ({"characters": {"gollum": "gone"}}, "characters.gollum"),
    ({"captured": ["dale", "dale"]}, "captured[1]"),
    ({"discards": [["sh-char-01", "all"]]}, "discards[0][1]"),
    ({"discards": [["sh-char-01", 99]]}, "discards[0][1]"),
    ({"discards": [["sh-char-01"]]}, "discards[0]"),
    ({"hands": {"shadow": ["sh-char-01", 5]}}, "hands.shadow[1]"),
    ({"decks": {"shadow-character": {"tops": []}}}, "decks.shadow-character"),
    ({"decks": {"shadow-character": {"top": [["sh-char-01", "x"]]}}}, "decks.shadow-character.top[0][1]"),
    ({"blanks": [[0, 4]]}, "blanks[0][1]"),
    ({"blanks": [[0, 3]]}, "next"),
    ({"fellowship": {"guide": "legolas"}}, "fellowship.guide"),
    ({"fellowship": {"region": None}}, "fellowship.region"),
    ({"outcome": {"winers": []}}, "outcome"),
    ({"dice": {"free-peoples": ["army"]}}, "dice.free-peoples"),
    ({"next": ["hunt-allocation"], "dice": {"shadow": ["army"] * 4}}, "dice"),
    ({"next": ["hunt-allocation"], "hunt-box": {"free-peoples": 1}}, "hunt-box"),
    ({"next": ["action-roll"], "hunt-box": {"shadow": 8}}, "hunt-box.shadow"),
    ({"tiles": {"drawn": ["std-3"] * 9}}, "tiles"),
    ({"tiles": {"waiting": ["std-3"]}}, "tiles.waiting"),
    # -- next, then, once
    ({"next": ["actions", 0]}, "next"),
    ({"next": ["action"]}, "next"),
    ({"next": ["action", 0, 0]}, "next"),
    ({"next": ["action", 2]}, "next[1]"),
    ({"next": ["action", "shadow"]}, "next[1]"),
    ({"next": ["action", 0]}, "dice.free-peoples"),
    ({"next": ["play", 0, 96]}, "next[2]"),
    ({"next": ["play", 0, 95]}, "next"),
    ({"next": ["combat-round"]}, "battle"),
    ({"next": ["combat-rolls", "fp-str-01", "x"]}, "next[2]"),
    ({"next": ["battle-end", "won"]}, "next[1]"),
    ({"next": ["use-token", 0, 0]}, "tokens.free-peoples"),
    ({"next": ["deal-blanks", 0, 0]}, "next"),
    ({"then": [["turn"]]}, "then"),
    ({"then": [["guide-draw", 2]]}, "then[0][1]"),
    ({"then": [["guide-draw", 0]]}, "then"),
    ({"playing": ["fp-str-01"]}, "playing"),
    ({"once": ["token:nobody"]}, "once[0]"),
    ({"once": ["token:shadow", "token:shadow"]}, "once[1]"),
]


@pytest.mark.parametrize(("position", "where"), PLACES, ids=lambda x: json.dumps(x)[:60])
def test_the_place_of_what_is_wrong_is_told(position: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused) as refused:
        thirdage.setup("wotr", position, fate=None)
    assert refused.value.reason.args["where"] == where, refused.value.reason
    assert refused.value.reason.args.get("problem") != "unplayable"
    for language in languages():
        assert where in Words(language, strict=True).say(refused.value.id, refused.value.reason.args)


BATTLE: dict[str, Any] = {
    "next": ["combat-round"], "nations": {"sauron": {"steps": 0}},
    "shadow": {"north-ithilien": {"sauron-regular": 3}},
    "free-peoples": {"osgiliath": {"gondor-regular": 2}},
}  # fmt: skip
FIGHT: dict[str, Any] = {
    "kind": "field", "attacker": "shadow", "origin": "north-ithilien", "place": "osgiliath",
    "attackers": {"sauron-regular": 3},
}  # fmt: skip


def test_a_battle_can_be_written_by_hand() -> None:
    match = thirdage.setup("wotr", BATTLE | {"battle": FIGHT}, fate=None)
    assert match.ask is not None
    assert (match.ask.kind, match.ask.prompt.args["seat"]) == ("dice", "shadow")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"kinds": "field"}, "battle"),
        ({"kind": "brawl"}, "battle.kind"),
        ({"kind": "assault"}, "battle.place"),
        ({"kind": "sortie", "place": "north-ithilien"}, "battle.kind"),
        ({"attackers": {"sauron-regular": 4}}, "battle.attackers"),
        ({"attackers": {}}, "battle.attackers"),
        ({"place": "lossarnach"}, "battle.attackers"),
        ({"number": 0}, "battle.number"),
        ({"extra": ["fog"]}, "battle.extra[0]"),
        ({"by-card": "sh-char-99"}, "battle.by-card"),
        ({"laid": [["shadow"]]}, "battle.laid[0]"),
        ({"laid": [["dark", "sh-str-01"]]}, "battle.laid[0][0]"),
    ],
)
def test_a_battle_that_cannot_be_is_refused(change: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused) as refused:
        thirdage.setup("wotr", BATTLE | {"battle": FIGHT | change}, fate=None)
    assert refused.value.reason.args["where"] == where, refused.value.reason


@pytest.mark.parametrize(
    "next", [["battle-end", "destroyed"], ["battle-end", "withdrawn"], ["combat-rolls", "fp-str-01", ""]]
)
def test_a_seam_of_a_battle_fits_the_battle(next: list[Any]) -> None:
    with pytest.raises(Refused) as refused:
        thirdage.setup("wotr", BATTLE | {"battle": FIGHT, "next": next}, fate=None)
    assert refused.value.reason.args["where"] == "next"


def test_wr_mord_04_on_the_mordor_track_there_is_no_region() -> None:
    """A position that says so is read; the Fellowship is on the track, wherever it came from."""
    match = thirdage.setup("wotr", {"fellowship": {"region": None, "mordor": 2}}, fate=None)
    seen = match.view("referee")["position"]["fellowship"]
    assert (seen["mordor"], seen["region"]) == (2, "morannon")
    again = thirdage.setup("wotr", match.written(), fate=None)
    assert again.view("referee") == match.view("referee")


def test_answers_since_are_refused_with_their_place() -> None:
    written: dict[str, Any] = {"position": {"next": ["hunt-allocation"]}, "since": []}
    for entry, where in (
        ({"seat": "shadow", "answer": {"kind": "allocate", "dice": 9}}, "since[0]"),
        ({"seat": "shadow", "anser": {}}, "since[0]"),
        ({"seat": 3, "answer": {}}, "since[0].seat"),
        ({"seat": "shadow"}, "since[0]"),
        (7, "since[0]"),
    ):
        with pytest.raises(Refused) as refused:
            thirdage.setup("wotr", written | {"since": [entry]}, fate=None)
        assert refused.value.reason.args["where"] == where
    with pytest.raises(Refused) as refused:
        thirdage.setup("wotr", written | {"sins": []}, fate=None)
    assert refused.value.reason.args == {"where": "position", "problem": "key", "found": "sins"}


def test_a_record_with_a_wrong_position_says_where() -> None:
    record = thirdage.setup("wotr", {}, seed=1).record()
    record["position"] = {"fellowship": {"progres": 3}}
    with pytest.raises(thirdage.BrokenRecord) as broken:
        thirdage.replay(record)
    assert broken.value.reason is not None
    assert broken.value.reason.args["where"] == "fellowship"


def test_copies_share_nothing_that_changes() -> None:
    rules = WOTR.rules()
    match = Match(rules, WOTR.start(rules), None).start()
    before = canonical(match.written())
    twin = match.fork()
    rng = Rng(1)
    for _ in range(60):
        if twin.ask is None:
            break
        twin.answer(twin.ask.options.sample(rng))
    assert canonical(match.written()) == before


def test_backs_are_dealt_in_the_order_of_the_seats_not_of_the_keys() -> None:
    """WR-CARD-02: a written position means the same after another program has sorted its keys."""
    decks = {"shadow": ["shadow-strategy"], "free-peoples": ["free-peoples-character"]}
    for hands in (decks, dict(sorted(decks.items()))):
        match = read_position(WOTR, {"position": {"next": ["turn"], "hands": hands}}, None, None)
        assert match.ask is not None
        assert match.ask.options.sample(Rng(1)).json(match.rules.names)["card"].startswith("fp-char-")


def test_wr_card_01_a_deck_holds_cards_of_its_own() -> None:
    """A strategy card among the character cards of the same side is found too."""
    decks = WOTR.write(WOTR.start(WOTR.rules()))["decks"]
    first, second = decks["shadow-character"]["rest"], decks["shadow-strategy"]["rest"]
    first[0], second[0] = second[0], first[0]
    with pytest.raises(Refused) as refused:
        thirdage.setup("wotr", {"decks": decks}, fate=None)
    assert refused.value.reason.args["where"] == "decks.shadow-character"
