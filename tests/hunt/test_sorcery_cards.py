"""Each Sorcery card in chapter I: what it demands, and what each of its effects does (HR-SOR)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.hunt.card_play import is_built

from .scenario import Table, given

PLAIN = (
    "leader-of-the-nine", "fear-of-the-undead", "the-ring-draws-them", "scent-of-blood", "crebain",
    "spies-on-the-road", "questions-about-baggins", "the-nine-ride-out", "black-steeds", "piercing-cry",
    "whispers-in-the-dark", "weight-of-the-ring", "doors-broken-open", "powers-of-darkness", "the-will-of-sauron",
    "morgul-sorcery",
)  # fmt: skip


def casting(card: str, **situation: Any) -> Table:
    """Blue's turn: a Sorcery die, and this card in the hand of its player."""
    return given(**{"turn": "blue", "dice": "sorcery", "sorcery": [[f"sorcery-{card}"]], **situation})


def cast(card: str, half: int = 0, **situation: Any) -> Table:
    """Played."""
    return casting(card, **situation).plays(card, half)


@pytest.mark.parametrize("card", PLAIN)
def test_cards_without_a_condition(card: str) -> None:
    """HR-SOR-04; also from a dot (HR-DIE-08)."""
    assert casting(card, nazgul={"blue": "d-19-23-1"}).may_play(card)


@pytest.mark.parametrize(
    ("card", "met", "violated"),
    [
        ("the-black-breath", {"tracks": {"20": "eye", "21": "sword"}}, {"tracks": {"20": "eye"}}),
        ("morgul-knife", {"met": True}, {"met": False}),
        ("terror-by-night", {"phase": "night", "eye": True}, {"phase": "night", "eye": False}),
        ("terror-by-night", {"phase": "night", "eye": True}, {}),
        ("net-of-watchers", {"nazgul": {"blue": "23"}}, {"nazgul": {"blue": "d-19-23-1"}}),
    ],
)
def test_conditions(card: str, met: dict[str, Any], violated: dict[str, Any]) -> None:
    """HR-SOR-04: met, and violated in one point."""
    assert casting(card, **met).may_play(card)
    casting(card, **violated).is_refused("HR-SOR-04", "play-sorcery", face="sorcery", card=f"sorcery-{card}", option=0)


@pytest.mark.parametrize("card", ["leader-of-the-nine", "questions-about-baggins", "morgul-sorcery"])
def test_effects_of_the_other_chapter(card: str) -> None:
    """HR-SOR-05."""
    casting(card).is_refused("HR-SOR-05", "play-sorcery", face="sorcery", card=f"sorcery-{card}", option=1)


def test_a_card_costs_a_sorcery_result_and_is_the_action() -> None:
    """HR-SOR-03, HR-SOR-06, HR-RWT-03: and the movement of the turn is left."""
    table = cast("whispers-in-the-dark", dice="sorcery ring")
    assert table.dice == ["ring"]
    assert table.seen()["sorcery"]["discards"] == [["sorcery-whispers-in-the-dark", -1]]
    table.is_refused("HR-RWT-03", "search")
    assert table.offers("ride")
    casting("whispers-in-the-dark", dice="ring").is_refused(
        "HR-DIE-07", "play-sorcery", face="ring", card="sorcery-whispers-in-the-dark", option=0
    )
    assert casting("whispers-in-the-dark", dice="ring", nazgul={"blue": "42"}).may_play(
        "whispers-in-the-dark", face="ring"
    )


# -- asking -----------------------------------------------------------------------------------------------------------
def asked(table: Table) -> list[list[Any]]:
    """What was asked and answered, without the value of the track."""
    return [row[1:] for row in table.seen()["asked"]]


def test_leader_of_the_nine_steps_and_perceives() -> None:
    """The area is that where it stands after the step; staying is possible."""
    table = cast("leader-of-the-nine", log="1 . 43", nazgul={"blue": "39"})
    assert table.spaces("ride") == {"37", "43", "d-39-40-1"}
    table.does("ride", space="43")
    assert (table.stands("blue"), asked(table)) == ("43", [["area", "III-B", "yes"]])
    assert table.asked == "nazgul-turn"
    assert asked(cast("leader-of-the-nine", nazgul={"blue": "39"}).does("do-not-move")) == [["area", "II-D", "no"]]


def test_the_ring_draws_them_to_any_area() -> None:
    table = cast("the-ring-draws-them", log="1 . 43")
    assert len(table.offers("choose-area")) == 10
    assert asked(table.does("choose-area", area="III-B")) == [["area", "III-B", "yes"]]
    assert table.asked == "nazgul-turn"


def test_scent_of_blood_asks_about_two_areas_of_the_section() -> None:
    table = cast("scent-of-blood", nazgul={"blue": "23"})
    assert {row["area"] for row in table.offers("choose-area")} == {"II-A", "II-B", "II-C", "II-D"}
    table.does("choose-area", area="II-C")
    assert "II-C" not in {row["area"] for row in table.offers("choose-area")}
    table.does("choose-area", area="II-A")
    assert asked(table) == [["area", "II-C", "no"], ["area", "II-A", "no"]]
    assert table.asked == "nazgul-turn"


def test_morgul_sorcery_asks_about_the_section_and_then_one_area() -> None:
    table = cast("morgul-sorcery", log="1 . 23", nazgul={"blue": "20"}).does("choose-area", area="II-B")
    assert asked(table) == [["section", "II", "yes"], ["area", "II-B", "no"]]
    assert table.asked == "nazgul-turn"


def test_no_card_perceives_what_is_shielded() -> None:
    """HR-SOR-04: as much as possible is carried out."""
    gossip = "ally-gossip-at-the-green-dragon"
    lasting = [[gossip, "shield-area", "II-A", "phase"]]
    table = cast("scent-of-blood", nazgul={"blue": "23"}, lasting=lasting)
    assert {row["area"] for row in table.offers("choose-area")} == {"II-B", "II-C", "II-D"}
    table = cast("leader-of-the-nine", nazgul={"blue": "23"}, lasting=lasting).does("do-not-move")
    assert (asked(table), table.asked) == ([], "nazgul-turn")
    lasting = [[gossip, "shield-section", "II", "phase"]]
    table = cast("morgul-sorcery", nazgul={"blue": "23"}, lasting=lasting).does("choose-area", area="II-A")
    assert asked(table) == [["area", "II-A", "no"]]


def test_crebain_search_two_locations_of_the_area() -> None:
    table = cast("crebain", log="1 . 23", nazgul={"blue": "19"}, tracks={"24": "eye"}, ally_tokens="22")
    assert table.spaces("choose-space") == {"19", "21", "23", "25", "36"}
    table.is_refused("HR-SRC-06", "choose-space", space="24")
    table.is_refused("HR-TOK-03", "choose-space", space="22")
    table.is_refused("HR-SOR-04", "choose-space", space="20")
    table.does("choose-space", space="23").does("choose-space", space="21")
    assert asked(table) == [["search", "1-23", "yes"], ["search", "1-21", "no"]]
    assert (table.tracks["23"], table.asked) == ("eye", "nazgul-turn")
    assert cast("crebain").does("no-more").asked == "nazgul-turn"


def test_a_location_is_searched_once_by_a_card() -> None:
    table = cast("crebain", nazgul={"blue": "23"}).does("choose-space", space="21")
    table.is_refused("HR-SOR-04", "choose-space", space="21")


def test_spies_search_on_the_roads() -> None:
    table = cast("spies-on-the-road", nazgul={"blue": "17"})
    places = table.spaces("choose-space")
    roads = {table.printed(s) for s in table.at.board.locations() if table.at.board.roads[s]}
    assert places == roads - {"1", "2", "3"}
    assert "43" in places
    assert "36" not in places
    first, second = sorted(places)[:2]
    table.does("choose-space", space=first).does("choose-space", space=second)
    assert (len(asked(table)), table.asked) == (2, "nazgul-turn")


def test_the_net_of_watchers_searches_three_connected_locations() -> None:
    table = cast("net-of-watchers", local="a-b a-c a-d1-e a-f b-g", nazgul={"blue": "a"})
    assert table.spaces("choose-space") == {"b", "c", "e", "f"}
    for place in ("b", "e", "f"):
        table.does("choose-space", space=place)
    assert (len(asked(table)), table.asked) == (3, "nazgul-turn")


def test_questions_about_baggins() -> None:
    """HR-INF-04, HR-INF-08: a token held is handed over, one turned over is out of the game."""
    more: dict[str, Any] = {"nazgul": {"blue": "20"}, "log": "1 . 21", "held": "23", "turned": "21"}
    table = cast("questions-about-baggins", **more)
    assert table.spaces("choose-space") == {"21", "23", "30", "34", "35", "36", "37", "39"}
    table.is_refused("HR-SOR-04", "choose-space", space="44")
    table.does("choose-space", space="23")
    assert (table.at.abilities, table.at.held, table.tracks) == (1, (), {})
    assert asked(table) == [["information", "1-23", "yes"]]
    table = cast("questions-about-baggins", **more).does("choose-space", space="21")
    assert (table.at.abilities, asked(table)) == (0, [["information", "1-21", "no"]])
    assert table.asked == "nazgul-turn"


# -- riding -----------------------------------------------------------------------------------------------------------
def test_the_nine_ride_out() -> None:
    """The active one first, then the others in the order of play; each is asked of its player."""
    where = {"blue": "23", "green": "20", "red": "39", "purple": "50"}
    table = cast(
        "the-nine-ride-out", nazgul=where, turn="green", players=3, orders=[["blue", "green"], ["red", "purple"]]
    )
    riders = []
    for to in ("18", "43", None, "21"):
        riders.append((table.ask.seat, table.ask.public["prompt"]["args"]["nazgul"]))
        table.does("ride", space=to) if to else table.does("do-not-move")
    assert riders == [
        ("ringwraith-1", "green"), ("ringwraith-2", "red"), ("ringwraith-2", "purple"), ("ringwraith-1", "blue"),
    ]  # fmt: skip
    assert [table.stands(name) for name in ("blue", "green", "red", "purple")] == ["21", "18", "43", "50"]
    assert (table.asked, table.ask.seat) == ("nazgul-turn", "ringwraith-1")


def test_the_nine_ride_out_past_one_that_cannot() -> None:
    table = cast("the-nine-ride-out", local="a-b c-e", nazgul={"blue": "23", "green": "a"}, ally_tokens="b")
    table.does("ride", space="21")
    assert table.ask.public["prompt"]["args"]["nazgul"] == "red"


def test_black_steeds_ride_three_steps_and_may_search() -> None:
    table = cast("black-steeds", local="a-b-c-e-f", nazgul={"blue": "a"})
    assert table.spaces("ride") == {"b", "c", "e"}
    table.does("ride", space="e")
    assert table.spaces("choose-space") == {"e"}
    table.does("choose-space", space="e")
    assert (asked(table), table.asked) == ([["search", "1-e", "no"]], "nazgul-turn")
    assert table.may("ride", space="f"), "its own movement is left"
    table = cast("black-steeds", local="a-b-c-d1", nazgul={"blue": "a"}).does("ride", space="d1")
    assert (asked(table), table.asked) == ([], "nazgul-turn")


def test_a_slow_area_slows_a_card_too() -> None:
    lasting = [["ally-the-old-forest-wakes", "slow", "III-B", "day"]]
    table = cast("black-steeds", nazgul={"blue": "43"}, lasting=lasting)
    assert table.spaces("ride") == {"39", "44", "50", "d-43-46-1", "d-43-51-1"}
    table.does("ride", space="44").does("no-more")
    assert not table.offers("ride")


def test_hr_tok_03_no_card_hunts_where_an_ally_token_lies() -> None:
    """Perceptions are not hindered (HC-TOK-10)."""
    free = cast("powers-of-darkness", nazgul={"blue": "43"})
    near = sorted(free.spaces("choose-space"))
    token, other = near[:2]
    table = cast("powers-of-darkness", nazgul={"blue": "43"}, ally_tokens=token)
    table.is_refused("HR-TOK-03", "choose-space", space=token)
    assert table.spaces("choose-space") == {*near} - {token}
    table.does("choose-space", space=other)
    assert asked(table) == [["hunt", f"1-{other}", "no"]]


def test_powers_of_darkness_places_it_on_a_dark_location() -> None:
    """HR-TOK-01, HR-TOK-02."""
    table = cast("powers-of-darkness", 1, nazgul={"blue": "43"})
    assert table.spaces("choose-space") == {"50", "54"}
    table.does("choose-space", space="54")
    assert (table.stands("blue"), table.asked) == ("54", "nazgul-turn")
    assert cast("powers-of-darkness", 1, nazgul={"blue": "43"}, ally_tokens="54").spaces("choose-space") == {"50"}
    table = cast("powers-of-darkness", 1, nazgul={"blue": "43"}, ally_tokens="54 50")
    assert (table.asked, table.stands("blue")) == ("nazgul-turn", "43")


def test_powers_of_darkness_hunts_near_the_dark() -> None:
    """HR-HNT-04: Frodo found by it is found."""
    table = cast("powers-of-darkness", log="1 . 43", nazgul={"blue": "17"})
    assert {"50", "54", "43", "52", "44", "42", "14"} <= table.spaces("choose-space")
    assert "36" not in table.spaces("choose-space")
    table.is_refused("HR-SOR-04", "no-more")
    table.does("choose-space", space="43")
    assert (table.at.found, asked(table), table.tracks) == (True, [["hunt", "1-43", "here"]], {"43": "sword"})


def test_piercing_cry_hunts_with_one_other() -> None:
    where = {"blue": "23", "green": "20", "red": "39", "purple": "d-19-23-1"}
    table = cast("piercing-cry", nazgul=where)
    assert table.spaces("choose-space") == {"23", "20", "39"}
    table.is_refused("HR-SOR-04", "no-more")
    table.is_refused("HR-HNT-01", "choose-space", space="d-19-23-1")
    table.does("choose-space", space="20")
    assert table.spaces("choose-space") == {"23"}
    table.does("choose-space", space="23")
    assert (len(asked(table)), table.asked) == (2, "nazgul-turn")
    assert cast("piercing-cry", nazgul=where).does("choose-space", space="23").does("no-more").asked == "nazgul-turn"


# -- hands, tokens, dice ----------------------------------------------------------------------------------------------
def test_fear_of_the_undead_lies_beside_the_track() -> None:
    """HR-SOR-09, HR-ENC-09."""
    table = cast("fear-of-the-undead")
    assert table.seen()["beside-track"] == ["sorcery-fear-of-the-undead"]
    assert (table.seen()["sorcery"]["discards"], table.at.eyes_beside) == ([], 1)


@pytest.mark.parametrize(
    ("card", "token", "more"),
    [
        ("the-black-breath", "red-1", {"tracks": {"20": "eye", "21": "eye"}}),
        ("morgul-knife", "red-2", {"met": True}),
    ],
)
def test_special_tokens_join_the_pool_once(card: str, token: str, more: dict[str, Any]) -> None:
    """HR-SOR-08, HR-ENC-02."""
    table = cast(card, **more)
    assert token in table.seen()["tokens"]["pool"]
    there: dict[str, Any] = {"tokens": {"eyes" if token == "red-2" else "discarded": [token]}}
    assert token not in cast(card, **more, **there).seen()["tokens"]["pool"]


def test_whispers_take_a_card_at_random() -> None:
    """HR-SEC-03: only the Ring-bearer learns which."""
    hand = ["ally-goldberry", "ally-the-gaffer"]
    table = cast("whispers-in-the-dark", hand=hand, chances={"ally-hand": ["ally-the-gaffer"]})
    assert table.seen("ring-bearer")["ally"]["hand"] == ["ally-goldberry"]
    assert table.seen()["ally"]["discards"] == [[None, 1]]
    assert "ally-discarded" in table.told()
    assert cast("whispers-in-the-dark").asked == "nazgul-turn"


def test_terror_by_night() -> None:
    table = cast("terror-by-night", phase="night", eye=True, corruption=2)
    assert table.at.corruption == 3
    table = cast("terror-by-night", phase="night", eye=True, corruption=11)
    assert table.match.outcome is not None
    assert table.match.outcome.side == "ringwraiths"


def test_the_weight_of_the_ring() -> None:
    """HR-FEL-01: a token back to the pool, or corruption; without a token corruption."""
    assert cast("weight-of-the-ring", corruption=2).at.corruption == 3
    table = cast("weight-of-the-ring", available=2, pool=1)
    assert table.ask.seat == "ring-bearer"
    table.does("give-fellowship")
    assert (table.at.available, table.at.pool, table.at.corruption) == (1, 2, 0)
    table = cast("weight-of-the-ring", available=2, pool=1).does("bear-corruption")
    assert (table.at.available, table.at.pool, table.at.corruption) == (2, 1, 1)


def test_doors_broken_open_remove_two_tokens_near_nazgul() -> None:
    """HR-TOK-06: from locations connected with the place of any Nazgûl, dots included."""
    where = {"blue": "17", "green": "23", "red": "d-44-50-1", "purple": "56"}
    table = cast("doors-broken-open", nazgul=where, ally_tokens="21 44 39")
    assert table.spaces("choose-space") == {"21", "44"}
    table.does("choose-space", space="44").does("choose-space", space="21")
    assert (table.seen()["ally-tokens"], table.asked) == (["1-39"], "nazgul-turn")
    table = cast("doors-broken-open", nazgul=where, ally_tokens="21 44").does("no-more")
    assert len(table.at.ally_tokens) == 2
    assert len(cast("doors-broken-open", 1).at.sorcery_hands[0]) == 1


def test_the_will_of_sauron_draws_and_rerolls_up_to_three() -> None:
    """HR-FEL-04: these Shadows give no Fellowship token."""
    chances = {"action-dice": ["shadow shadow"]}
    table = cast("the-will-of-sauron", dice="sorcery ring ring sword sword", chances=chances)
    assert len(table.at.sorcery_hands[0]) == 1
    assert max(len(row["face"]) for row in table.offers("choose-dice")) == 3
    assert table.ask.seat == "ringwraiths"
    table.does("choose-dice", face=["ring", "ring"])
    assert (table.dice, table.at.available) == (["sword", "sword", "shadow", "shadow"], 0)
    table = cast("the-will-of-sauron", dice="sorcery ring").does("no-more")
    assert (table.dice, table.asked) == (["ring"], "nazgul-turn")
    assert cast("the-will-of-sauron").asked == "nazgul-turn"


def test_a_search_by_a_card_can_be_cancelled_and_the_card_goes_on() -> None:
    """HR-ALY-08: the first of two searches."""
    table = cast("crebain", nazgul={"blue": "23"}, hand=["ally-the-gaffer"]).does("choose-space", space="23")
    table.does("cancel-action", card="ally-the-gaffer")
    assert (table.asked, table.ask.seat) == ("card-space", "ringwraiths")
    table.does("choose-space", space="21")
    assert asked(table) == [["search", "1-21", "no"]]


# -- what comes of it for those who watch -----------------------------------------------------------------------------
def test_every_card_of_chapter_1_is_built() -> None:
    """HR-ALY-07, HR-SOR-04."""
    table = casting("crebain")
    for card, row in enumerate(table.at.facts.cards):
        halves = [half for half, o in enumerate(row.options) if 1 in o.get("chapters", (1, 2))]
        if row.deck != 1 and not row.out_of_turn:
            assert all(is_built(table.at, card, half) for half in halves), row.id
