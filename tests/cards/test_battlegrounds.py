"""The fourteen battlegrounds: what is printed on them, who may stand there, what their activation brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given, rewritten

FREE = {
    "dol-amroth": (1, 2, {"wizard", "dunedain", "southron"}),
    "edoras": (1, 1, {"wizard", "rohan", "isengard"}),
    "helms-deep": (2, 2, {"wizard", "rohan", "isengard"}),
    "lorien": (2, 2, {"wizard", "elf", "monstrous", "mordor"}),
    "minas-tirith": (3, 3, {"wizard", "dunedain", "southron", "mordor"}),
    "pelargir": (1, 1, {"wizard", "dunedain", "southron"}),
    "rivendell": (2, 2, {"wizard", "elf", "monstrous"}),
}
DARK = {
    "dol-guldur": (1, 2, {"mordor", "wizard", "elf"}),
    "harad": (1, 1, {"southron", "wizard", "dunedain"}),
    "minas-morgul": (2, 2, {"mordor", "wizard", "dunedain"}),
    "morannon": (2, 2, {"southron", "mordor", "wizard", "rohan", "dunedain"}),
    "moria": (1, 2, {"monstrous", "wizard", "dwarf", "elf"}),
    "orthanc": (2, 2, {"isengard", "wizard", "rohan"}),
    "umbar": (1, 2, {"southron", "wizard", "dunedain"}),
}
ALL = {**FREE, **DARK}
"""Victory points, defence icons, the factions it shows."""
PEOPLE = {
    "dunedain": ("aragorn", ["soldiers-of-gondor", "denethor"]),
    "elf": ("aragorn", ["high-elves", "arwen"]),
    "dwarf": ("frodo", ["gimli"]),
    "hobbit": ("frodo", ["frodo-baggins", "sam-gamgee"]),
    "rohan": ("frodo", ["village-militia", "eowyn"]),
    "wizard": ("frodo", ["gandalf-the-grey", "gwaihir-the-windlord"]),
    "isengard": ("saruman", ["wolf-riders", "ugluk"]),
    "monstrous": ("saruman", ["goblins-of-the-misty-mountains", "cave-troll"]),
    "southron": ("saruman", ["haradrim-mumakil", "the-black-serpent"]),
    "mordor": ("witch-king", ["olog-hai", "the-hunter"]),
}
"""An army and a character of each faction, as far as it has them."""


def side_of(ground: str) -> str:
    return "free-peoples" if ground in FREE else "shadow"


def later(ground: str) -> str:
    """A battleground for the next round that brings no other."""
    return "harad" if ground == "umbar" else "umbar"


def comes(ground: str, scenario: str = "trilogy", **more: Any) -> Table:
    """The location step of a round whose first player is of the right side; a path without an effect on hands follows.

    In the Fellowship it is the round that brings this battleground.
    """
    given_more: Any = {"path": None, "activates": [ground, "morgai"], "last_path": 8, **more}
    if scenario == "fellowship":
        rounds = ("minas-morgul", "rivendell", "moria", "lorien", "orthanc", "morannon")
        given_more = {**given_more, "last_path": 5, "activates": ["amon-hen"], "round": 1 + rounds.index(ground)}
    elif ground in DARK:
        given_more = {"first": 1, **given_more}
    return given(scenario, next=["location"], **given_more)


# -- what is printed --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ground", ALL)
def test_defence_and_points_of_a_battleground(ground: str) -> None:
    points, icons, _ = ALL[ground]
    own = side_of(ground)
    other = "shadow" if own == "free-peoples" else "free-peoples"
    for attack, winner in ((icons, own), (icons + 1, other)):
        table = given(
            next=["combat"],
            players=2,
            path=None,
            active=[ground],
            tokens={ground: (attack, 0)},
            activates=[later(ground)],
        )
        assert table.told("log-cards-battleground-combat") == [{"location": ground, "attack": attack, "defence": icons}]
        assert table.told("log-cards-battleground-won") == [{"location": ground, "side": winner, "count": points}]
        assert table.state(ground) == winner
    for side in ("free-peoples", "shadow"):
        table = given(scored={side: [ground]})
        assert table.points(side) == points
        assert table.points("shadow" if side == "free-peoples" else "free-peoples") == 0


@pytest.mark.parametrize("ground", ALL)
def test_who_may_stand_on_a_battleground(ground: str) -> None:
    for faction, (player, cards) in PEOPLE.items():
        played = given(turn=player, active=[ground], hands={player: cards})
        moved = given(turn=player, active=[ground], reserve={player: cards})
        for card in cards:
            if faction in ALL[ground][2]:
                assert played.is_offered("play-card", card=card, to=ground)
                assert moved.is_offered("move-card", card=card, to=ground)
            else:
                played.is_refused("CG-LOC-03", "play-card", card=card, to=ground)
                moved.is_refused("CG-LOC-03", "move-card", card=card, to=ground)


@pytest.mark.parametrize("ground", ALL)
def test_a_battleground_that_is_not_active_is_closed(ground: str) -> None:
    faction = sorted(ALL[ground][2])[0]
    player, cards = PEOPLE[faction]
    for state in ("deck", "free-peoples", "shadow"):
        table = given(turn=player, hands={player: cards}, scored={} if state == "deck" else {state: [ground]})
        table.is_refused("CG-GLO-01", "play-card", card=cards[0], to=ground)


WEAK = {
    "dunedain": "denethor", "elf": "arwen", "dwarf": "gimli", "rohan": "eowyn", "wizard": "quickbeam",
    "isengard": "ugluk", "monstrous": "gollum", "southron": "the-black-serpent", "mordor": "the-hunter",
}  # fmt: skip
"""A character of each faction that without an army conquers nothing."""
SHADOW = ("isengard", "monstrous", "southron", "mordor")


@pytest.mark.parametrize("ground", ALL)
def test_who_attacks_and_who_defends(ground: str) -> None:
    """All attackers are lost; defenders are cycled, for no attack reaches them."""
    cards = {faction: WEAK[faction] for faction in ALL[ground][2]}
    table = given(next=["combat"], players=2, path=None, at={ground: list(cards.values())}, activates=[later(ground)])
    assert table.told("log-cards-battleground-won")[0]["side"] == side_of(ground)
    for faction, card in cards.items():
        defends = (faction in SHADOW) == (ground in DARK)
        assert table.zone(card) == ("cycle" if defends else "eliminated"), card


# -- draws ------------------------------------------------------------------------------------------------------------
def hands(table: Table) -> dict[str, int]:
    """How many cards each player holds."""
    return {p.id: len(table.hand(p.id)) for p in table.saga.facts.players if table.hand(p.id)}


@pytest.mark.parametrize(
    ("scenario", "player"),
    [("trilogy", "saruman"), ("duel", "witch-king"), ("duel-3", "saruman"), ("fellowship", "balrog")],
)
def test_moria_the_monstrous_player_draws_two(scenario: str, player: str) -> None:
    table = comes("moria", scenario)
    expected = {player: 2}
    if scenario == "fellowship":
        assert table.asked == "cycle"
        expected = {player: 3}
    assert hands(table) == expected


@pytest.mark.parametrize("ground", ["harad", "umbar"])
@pytest.mark.parametrize(
    ("scenario", "drawn"),
    [
        ("trilogy", {"witch-king": 1, "saruman": 1}),
        ("duel", {"witch-king": 2}),
        ("duel-3", {"witch-king": 1, "saruman": 1}),
    ],
)
def test_harad_and_umbar_each_shadow_player_draws(ground: str, scenario: str, drawn: dict[str, int]) -> None:
    assert hands(comes(ground, scenario)) == drawn


@pytest.mark.parametrize(
    ("scenario", "player"),
    [("trilogy", "aragorn"), ("duel", "gandalf"), ("duel-3", "gandalf"), ("fellowship", "gandalf")],
)
def test_rivendell_the_elf_player_draws_one_then_cycles_one(scenario: str, player: str) -> None:
    table = comes("rivendell", scenario, draws={player: ["arwen"]}, hands={player: ["boromir"]})
    assert (table.asked, table.player) == ("cycle", player)
    assert table.hand(player) == {"arwen", "boromir"}
    assert {tuple(offer["cards"]) for offer in table.offers()} == {("arwen",), ("boromir",)}
    table.does("cycle-cards", cards=["boromir"])
    assert table.hand(player) == {"arwen"}
    assert table.zone("boromir") == "cycle"


# -- forsake for cards ------------------------------------------------------------------------------------------------
BOUGHT = {"dol-amroth": 1, "minas-tirith": 3, "pelargir": 1}


@pytest.mark.parametrize("ground", BOUGHT)
@pytest.mark.parametrize(("scenario", "player"), [("trilogy", "aragorn"), ("duel", "gandalf"), ("duel-3", "gandalf")])
def test_the_dunedain_player_may_forsake_one_to_draw(ground: str, scenario: str, player: str) -> None:
    table = comes(ground, scenario)
    assert (table.asked, table.player) == ("option", player)
    assert (table.ask.args or {})["place"] == ground
    table.does("accept")
    assert (table.asked, table.player) == ("forsake", player)
    assert table.hand(player) == set()
    table.does("forsake-top-card")
    assert len(table.eliminated(player)) == 1
    assert len(table.hand(player)) == BOUGHT[ground]
    assert table.asked == "action"
    table.is_sound()


@pytest.mark.parametrize("ground", BOUGHT)
def test_the_dunedain_player_need_not_forsake(ground: str) -> None:
    table = comes(ground, hands={"aragorn": ["boromir"]}).does("decline")
    assert table.hand("aragorn") == {"boromir"}
    assert table.eliminated("aragorn") == set()
    assert table.told("log-cards-declines") == [{"player": "aragorn", "place": ground}]
    assert table.asked == "action"


@pytest.mark.parametrize("ground", BOUGHT)
def test_the_dunedain_player_with_nothing_to_forsake_is_not_asked(ground: str) -> None:
    table = comes(ground, decks={"aragorn": []})
    assert (table.asked, table.player) == ("action", "frodo")
    assert table.hand("aragorn") == set()


@pytest.mark.parametrize("ground", BOUGHT)
def test_a_character_in_reserve_pays_for_the_cards(ground: str) -> None:
    table = comes(ground, reserve={"aragorn": ["halbarad"]}).does("accept")
    table.does("forsake-from-reserve", card="halbarad")
    assert table.zone("halbarad") == "eliminated"
    assert len(table.hand("aragorn")) == BOUGHT[ground]


# -- other battlegrounds ----------------------------------------------------------------------------------------------
def test_edoras_brings_helms_deep_out_of_the_deck() -> None:
    table = comes("edoras")
    assert table.active == ["edoras", "helms-deep"]
    assert (table.asked, table.player) == ("play-drawn", "frodo")
    table.does("done")
    assert table.active == ["edoras", "helms-deep", "morgai"]


@pytest.mark.parametrize("side", ["free-peoples", "shadow"])
def test_edoras_leaves_helms_deep_in_a_scoring_area(side: str) -> None:
    table = comes("edoras", scored={side: ["helms-deep"]})
    assert table.active == ["edoras", "morgai"]
    assert table.state("helms-deep") == side


def test_edoras_finds_helms_deep_active() -> None:
    table = comes("edoras", active=["helms-deep"])
    assert table.active == ["helms-deep", "edoras", "morgai"]
    assert table.told("log-cards-nothing-to-activate") == [{"place": "edoras"}]


@pytest.mark.parametrize(("ground", "other"), [("lorien", "dol-guldur"), ("dol-guldur", "lorien")])
@pytest.mark.parametrize("state", ["deck", "free-peoples", "shadow"])
def test_lorien_and_dol_guldur_bring_each_other(ground: str, other: str, state: str) -> None:
    table = comes(ground, scored={} if state == "deck" else {state: [other]})
    assert table.active == [ground, other, "morgai"]
    assert table.told("log-cards-reactivated") == ([] if state == "deck" else [{"location": other}])
    assert table.told("log-cards-nothing-to-activate") == [{"place": other}]


@pytest.mark.parametrize(("ground", "other"), [("lorien", "dol-guldur"), ("dol-guldur", "lorien")])
def test_lorien_and_dol_guldur_do_not_bring_what_is_active(ground: str, other: str) -> None:
    table = comes(ground, active=[other])
    assert table.active == [other, ground, "morgai"]


def test_lorien_and_dol_guldur_in_the_fellowship() -> None:
    table = comes("lorien", "fellowship")
    assert table.active[:2] == ["lorien", "dol-guldur"]
    told = [(entry["id"], *entry["args"].values()) for entry in table.match.log("spectator")]
    assert told[:4] == [
        ("log-cards-activated", "lorien"), ("log-cards-activated", "dol-guldur"),
        ("log-cards-nothing-to-activate", "lorien"), ("log-cards-nothing-to-activate", "dol-guldur"),
    ]  # fmt: skip


# -- draw five --------------------------------------------------------------------------------------------------------
ROHAN = ("riders-of-rohan", "eomer", "gandalf-the-grey", "gimli", "mithril-coat")


@pytest.mark.parametrize(("scenario", "player"), [("trilogy", "frodo"), ("duel", "gandalf"), ("duel-3", "gandalf")])
def test_helms_deep_the_rohan_player_draws_five(scenario: str, player: str) -> None:
    table = comes("helms-deep", scenario, draws={player: ROHAN})
    assert (table.asked, table.player) == ("play-drawn", player)
    assert table.seen("witch-king" if scenario != "duel" else "shadow")["players"][player]["apart"]["count"] == 5
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    playable = ("riders-of-rohan", "eomer", "gandalf-the-grey")
    assert offers == {(None, None)} | {(card, "helms-deep") for card in playable}
    table.is_refused("CG-SPEC-05", "play-card", card="riders-of-rohan", to="reserve")
    table.is_refused("CG-LOC-03", "play-card", card="gimli", to="helms-deep")
    table.does("play-card", card="gandalf-the-grey", to="helms-deep")
    assert table.zone("gandalf-the-grey") == "helms-deep"
    assert table.cycle(player) == set(ROHAN) - {"gandalf-the-grey"}
    assert table.hand(player) == set()
    assert table.asked == "action"
    table.is_sound()


def test_helms_deep_nothing_need_be_played() -> None:
    table = comes("helms-deep", draws={"frodo": ROHAN}).does("done")
    assert table.cycle("frodo") == set(ROHAN)
    assert all(entry["args"].get("card") not in ROHAN for entry in table.match.log("aragorn"))


def test_helms_deep_eomer_brings_riders() -> None:
    """What is played does what its own text says: five more cards, a Rohan army of them wherever it may go."""
    more = ("riders-of-rohan-2", "village-militia", "sting", "glamdring", "theoden")
    table = comes("helms-deep", draws={"frodo": (*ROHAN, *more)}).does("play-card", card="eomer", to="helms-deep")
    assert table.asked == "play-drawn"
    assert (table.ask.args or {})["place"] == "eomer"
    table.does("play-card", card="riders-of-rohan-2", to="helms-deep")
    assert table.zone("eomer") == table.zone("riders-of-rohan-2") == "helms-deep"
    assert table.cycle("frodo") == {*ROHAN, *more} - {"eomer", "riders-of-rohan-2"}


HORDE = ("the-hunter", "the-witch-king", "mordor-orcs", "mouth-of-sauron", "morgul-blade")


@pytest.mark.parametrize(
    ("scenario", "player"),
    [("trilogy", "witch-king"), ("duel", "witch-king"), ("duel-3", "witch-king"), ("fellowship", "balrog")],
)
def test_minas_morgul_the_mordor_player_may_play_a_nazgul_to_reserve(scenario: str, player: str) -> None:
    horde = tuple("grishnakh" if card == "mouth-of-sauron" else card for card in HORDE)
    table = comes("minas-morgul", scenario, draws={player: horde})
    assert (table.asked, table.player) == ("play-drawn", player)
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    assert offers == {(None, None), ("the-hunter", "reserve"), ("the-witch-king", "reserve")}
    table.is_refused("CG-SPEC-05", "play-card", card="the-hunter", to="minas-morgul")
    table.is_refused("CG-SPEC-05", "play-card", card="grishnakh", to="reserve")
    table.does("play-card", card="the-hunter", to="reserve")
    assert table.zone("the-hunter") == "reserve"
    assert table.cycle(player) == set(horde) - {"the-hunter"}


def test_minas_morgul_nothing_need_be_played() -> None:
    table = comes("minas-morgul", draws={"witch-king": HORDE}).does("done")
    assert table.cycle("witch-king") == set(HORDE)
    assert table.reserve("witch-king") == set()


ARMED = ("mordor-orcs", "olog-hai", "the-hunter", "grishnakh", "morgul-blade")


@pytest.mark.parametrize(("scenario", "player"), [("trilogy", "witch-king"), ("duel-3", "witch-king")])
def test_morannon_the_mordor_player_may_play_an_army(scenario: str, player: str) -> None:
    table = comes("morannon", scenario, draws={player: ARMED}, active=["lorien", "edoras"])
    assert (table.asked, table.player) == ("play-drawn", player)
    places = ("reserve", "morannon", "lorien")
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    assert offers == {(None, None)} | {(card, to) for card in ("mordor-orcs", "olog-hai") for to in places}
    table.is_refused("CG-SPEC-05", "play-card", card="the-hunter", to="morannon")
    table.does("play-card", card="olog-hai", to="morannon")
    assert table.zone("olog-hai") == "morannon"
    assert table.cycle(player) == set(ARMED) - {"olog-hai"}
    assert table.asked == "action"
    table.is_sound()


def test_morannon_in_the_duel_an_army_of_any_faction_where_it_may_go() -> None:
    cards = ("wolf-riders", "haradrim-mumakil", *ARMED[2:])
    table = comes("morannon", "duel", draws={"witch-king": cards}, active=["edoras"])
    offers = {(offer.get("card"), offer.get("to")) for offer in table.offers()}
    assert offers == {
        (None, None), ("wolf-riders", "reserve"), ("wolf-riders", "edoras"),
        ("haradrim-mumakil", "reserve"), ("haradrim-mumakil", "morannon"),
    }  # fmt: skip


def test_morannon_in_the_fellowship_and_nothing_played() -> None:
    cards = ("mordor-orcs", "mordor-orcs-2", *ARMED[2:])
    table = comes("morannon", "fellowship", draws={"balrog": cards})
    assert (table.asked, table.player) == ("play-drawn", "balrog")
    assert table.is_offered("play-card", card="mordor-orcs-2", to="morannon")
    table.does("done")
    assert table.cycle("balrog") == set(cards)


@pytest.mark.parametrize(
    ("ground", "first", "player"),
    [
        ("helms-deep", 0, "frodo"), ("helms-deep", 2, "frodo"), ("minas-morgul", 1, "witch-king"),
        ("minas-morgul", 3, "witch-king"), ("morannon", 1, "witch-king"), ("morannon", 3, "witch-king"),
        ("orthanc", 1, "saruman"), ("orthanc", 3, "saruman"), ("minas-tirith", 0, "aragorn"),
        ("minas-tirith", 2, "aragorn"), ("rivendell", 0, "aragorn"), ("rivendell", 2, "aragorn"),
    ],
)  # fmt: skip
def test_it_does_not_matter_who_is_first_player(ground: str, first: int, player: str) -> None:
    table = comes(ground, first=first)
    assert table.active == [ground]
    assert table.player == player
    assert table.asked in ("play-drawn", "take", "option", "cycle")


# -- Orthanc ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("where", ["deck", "cycle"])
@pytest.mark.parametrize(
    ("scenario", "player"),
    [("trilogy", "saruman"), ("duel", "witch-king"), ("duel-3", "saruman"), ("fellowship", "balrog")],
)
def test_orthanc_the_isengard_player_may_take_saruman(where: str, scenario: str, player: str) -> None:
    pile = ["ugluk", "cave-troll", *(["saruman"] if where == "cycle" else [])]
    table = comes("orthanc", scenario, cycle={player: pile})
    deck = table.deck(player)
    assert (table.asked, table.player) == ("take", player)
    assert [offer.get("card") for offer in table.offers()] == ["saruman", None]
    table.does("take-card", card="saruman")
    assert "saruman" in table.hand(player)
    assert table.told("log-cards-takes") == [{"player": player, "card": "saruman", "zone": where}]
    assert table.cycle(player) == set()
    drawn = len(table.hand(player)) - 1
    assert table.deck(player) == deck + 2 - (where == "deck") - drawn
    assert table.told("log-cards-recycles") == [{"player": player}]
    table.is_sound()


def test_orthanc_saruman_may_be_left_but_the_pile_is_shuffled_in() -> None:
    table = comes("orthanc", cycle={"saruman": ["ugluk", "saruman"]})
    deck = table.deck("saruman")
    table.does("decline")
    assert table.hand("saruman") == table.cycle("saruman") == set()
    assert table.deck("saruman") == deck + 2
    table.is_sound()


def test_orthanc_searches_hand_and_play_for_nobody() -> None:
    table = comes("orthanc", hands={"saruman": ["saruman"]}, cycle={"saruman": ["ugluk"]})
    assert [offer["kind"] for offer in table.offers()] == ["decline"]
    table.does("decline")
    assert table.cycle("saruman") == set()
    table = comes("orthanc", reserve={"saruman": ["saruman"]}, cycle={"saruman": ["ugluk"]})
    assert (table.asked, table.player) == ("action", "witch-king")
    assert table.told("log-cards-not-found") == [{"player": "saruman", "place": "orthanc"}]
    assert table.cycle("saruman") == set()


# -- nobody -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("faction", ["rohan", "southron"])
def test_a_faction_that_nobody_plays_in_the_fellowship(faction: str) -> None:
    pack = rewritten(rivendell={"when": "activation", "actor": faction, "do": ["draw:2"]})
    table = comes("rivendell", "fellowship", pack=pack, activates=["amon-hen"], draws={"balrog": ["ugluk"]})
    assert table.told("log-cards-nobody-plays") == [{"faction": faction}]
    assert table.hand("gandalf") == set()
    assert table.hand("balrog") == {"ugluk"}, "one card, by the text of Amon Hen"


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        (
            "trilogy",
            ["aragorn", "aragorn", "frodo", "frodo", "frodo", "frodo", "saruman", "saruman", "saruman", "witch-king"],
        ),
        ("duel", ["gandalf"] * 6 + ["witch-king"] * 4),
        ("duel-3", ["gandalf"] * 6 + ["saruman"] * 3 + ["witch-king"]),
        ("fellowship", ["gandalf"] * 4 + [None, "gandalf", "balrog", "balrog", None, "balrog"]),
    ],
)
def test_who_plays_a_faction(scenario: str, expected: list[str | None]) -> None:
    """A text that names a faction's player finds him in every scenario, or nobody."""
    for faction, player in zip(PEOPLE, expected, strict=True):
        pack = rewritten(rivendell={"when": "activation", "actor": faction, "do": ["draw:2"]})
        table = comes("rivendell", scenario, pack=pack)
        drawn = [entry["player"] for entry in table.told("log-cards-draws") if entry["count"] == 2]
        assert drawn == ([player] if player is not None else []), faction
