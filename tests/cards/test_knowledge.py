"""What stays hidden, and what the public remembers of face-down cards (CG-INFO-01 to 06).

Two tables that differ only in what one player alone may know must look the same, ask the same and have told the same
to everybody else.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cards.scenario import Table, given
from thirdage.kernel import Rng

SEATS = ("frodo", "witch-king", "aragorn", "saruman", "spectator")


def look_alike(owner: str, *tables: Table) -> None:
    """To everyone but this player these tables are one; to him they are not."""
    first = tables[0]
    for table in tables[1:]:
        for seat in SEATS:
            same = table.match.view(seat) == first.match.view(seat) and table.match.log(seat) == first.match.log(seat)
            assert same == (seat != owner), seat
    for table in tables:
        table.is_sound()


def traces(table: Table, card: str) -> list[str]:
    """Where a card may lie, as far as everyone knows; the same for every seat."""
    seen: list[list[str]] = [table.seen(seat)["traces"].get(card, []) for seat in SEATS]
    assert all(one == seen[0] for one in seen)
    return seen[0]


# -- two worlds -----------------------------------------------------------------------------------------------------
def test_draws_are_hidden() -> None:
    look_alike("frodo", *[given(turn="frodo").draws("frodo", *two).does("use-ring") for two in
                          (("gimli", "sting"), ("eowyn", "gandalf-the-white"))])  # fmt: skip


def test_a_card_cycled_as_an_action_is_hidden() -> None:
    hand = ["gimli", "sting", "eowyn"]
    tables = [given(turn="frodo", hands={"frodo": hand}).does("cycle-card", card=card) for card in hand]
    look_alike("frodo", *tables)
    for seat in ("aragorn", "witch-king"):
        assert tables[0].told("log-cards-cycles", seat) == [{"player": "frodo"}]
        assert tables[0].told("log-cards-you-cycle", seat) == []
    assert tables[0].told("log-cards-you-cycle", "frodo") == [{"player": "frodo", "card": "gimli"}]


def test_a_card_cycled_as_a_price_is_hidden() -> None:
    def paid(card: str) -> Table:
        table = given(turn="frodo", hands={"frodo": ["eomer", "gimli", "sting"]}).does(
            "play-card", card="eomer", to="reserve"
        )
        return table.does("cycle-card", card=card).does("done")

    look_alike("frodo", paid("gimli"), paid("sting"))


def test_winnowed_cards_are_hidden() -> None:
    def winnowed(*cards: str) -> Table:
        table = given(turn="frodo", hands={"frodo": ["gimli", "sting", "eowyn"]}, draws={"frodo": ["treebeard"]})
        return table.does("winnow").does("winnow-cards", cards=list(cards))

    look_alike("frodo", winnowed("gimli", "sting"), winnowed("sting", "eowyn"))


def forsaking(*draws: str, **hands: list[str]) -> Table:
    table = given(turn="saruman", reserve={"saruman": ["hill-troll"]}, hands=hands, draws={"frodo": draws})
    return table.does("use-card", card="hill-troll")


def test_cards_forsaken_from_hand_or_deck_are_hidden() -> None:
    hand = ["gimli", "sting"]
    look_alike("frodo", *[forsaking(frodo=hand).does("forsake-from-hand", card=card) for card in hand])
    look_alike("frodo", *[forsaking(card).does("forsake-top-card") for card in hand])
    assert forsaking("gimli").does("forsake-top-card").told("log-cards-you-turn-up", "aragorn") == []


def test_a_card_that_reacts_is_shown() -> None:
    table = forsaking("gandalf-the-white").does("forsake-top-card")
    assert table.told("log-cards-card-cycled", "saruman") == [{"card": "gandalf-the-white"}]
    assert traces(table, "gandalf-the-white") == ["cycle"]
    table.is_sound()


def test_opening_hands_are_hidden_and_cycled_face_down() -> None:
    table = given(next=["opening-cycle", 0], path=None, round=0, hands=dict.fromkeys(SEATS[:4], 7))
    assert {ask.seat for ask in table.match.asks} == set(SEATS[:4])
    before = {seat: table.match.view(seat) for seat in SEATS}
    table.match.answer(next(iter(table.match.asks[0].options)), table.match.asks[0].seat)
    for seat in SEATS[1:]:
        assert table.match.view(seat)["position"] == before[seat]["position"]


def test_cards_drawn_apart_are_hidden() -> None:
    def drawn(*cards: str) -> Table:
        table = given(turn="frodo", hands={"frodo": ["eomer", "gimli"]}, draws={"frodo": cards})
        return table.does("play-card", card="eomer", to="reserve").does("cycle-card", card="gimli")

    one, other = drawn("sting", "treebeard"), drawn("riders-of-rohan", "smeagol")
    look_alike("frodo", one, other)
    look_alike("frodo", one.does("done"), other.does("done"))


def test_the_palantir_hides_what_it_shows() -> None:
    def gazed(eliminated: str, cycled: str) -> Table:
        table = given(turn="saruman", reserve={"saruman": [("saruman", "palantir-of-orthanc")]})
        table.draws("saruman", "ugluk", "gollum", "shelob").does("use-card", card="palantir-of-orthanc")
        return table.does("eliminate-card", card=eliminated).does("cycle-card", card=cycled)

    look_alike("saruman", gazed("ugluk", "gollum"), gazed("shelob", "ugluk"))


def test_the_mirror_shows_its_owner_alone() -> None:
    def mirrored(*cards: str) -> Table:
        table = given(
            turn="aragorn",
            hands={"aragorn": ["mirror-of-galadriel", "arwen"]},
            reserve={"aragorn": ["galadriel"]},
            draws={"aragorn": cards},
        )
        return table.does("play-card", card="mirror-of-galadriel", to="galadriel").does("cycle-card", card="arwen")

    one, other = mirrored("boromir"), mirrored("strider")
    assert one.seen("aragorn")["players"]["aragorn"]["top"] == ["boromir"]
    assert one.seen("frodo")["players"]["aragorn"]["top"] == [None]
    look_alike("aragorn", one, other)


def test_whether_a_card_could_be_taken_is_hidden() -> None:
    """An optional search looks the same whether the card is there or not; the owner is asked in any case."""

    def searched(**more: list[str]) -> Table:
        hand = ["legolas", "arwen", *more.get("hand", ["lembas"])]
        table = given(turn="aragorn", hands={"aragorn": hand})
        table.does("play-card", card="legolas", to="reserve").does("cycle-card", card="arwen")
        assert table.asked == "take"
        return table

    there, away = searched(), searched(hand=["bow-of-the-galadhrim"])
    assert [offer["kind"] for offer in there.offers()] == ["take-card", "decline"]
    assert [offer["kind"] for offer in away.offers()] == ["decline"]
    look_alike("aragorn", there, away)
    look_alike("aragorn", there.does("decline"), away.does("decline"))


# -- what is remembered ---------------------------------------------------------------------------------------------
def survivors(**more: list[str]) -> Table:
    """Gimli and Legolas survive on a path and are cycled before all eyes; the next round has begun."""
    table = given(path="egladil", at={"egladil": ["gimli", "legolas"]}, hands=more, decks={"frodo": 4})
    table.passes("frodo", "witch-king", "aragorn", "saruman")
    return table


def test_a_card_seen_to_be_cycled_is_known_in_the_pile() -> None:
    table = survivors()
    assert traces(table, "gimli") == ["cycle"]
    assert "cycle" not in traces(table, "eowyn")
    for seed in range(5):
        for seat in ("aragorn", "saruman"):
            other = Table(table.match.sample(seat, Rng(seed)))
            assert other.zone("gimli") == "cycle"
    table.is_sound()


def test_then_in_the_deck_made_of_the_pile_then_in_deck_or_hand() -> None:
    table = given(
        turn="frodo",
        path="egladil",
        decks={"frodo": ["sting", "eowyn"]},
        cycle={"frodo": ["gimli", "smeagol", "treebeard"]},
        traces={"gimli": ["cycle"]},
    )
    assert traces(table, "gimli") == ["cycle"]
    assert set(traces(table, "smeagol")) == {"deck", "cycle", "eliminated"}
    table.draws("frodo", "sting", "eowyn").does("use-ring")
    assert table.deck("frodo") == 3
    assert traces(table, "gimli") == ["deck"]
    assert traces(table, "sting") == ["deck", "hand", "eliminated"]
    table.passes("witch-king", "aragorn", "saruman").does("play-card", card="eowyn", to="reserve")
    table.does("cycle-card", card="sting")
    if table.asked == "take":
        table.does("decline")
    assert table.hand("frodo") == set()
    assert traces(table, "sting") == ["deck", "cycle", "eliminated"]
    assert traces(table, "gimli") == ["deck"]
    table.is_sound()


def test_drawn_it_may_be_in_the_hand_and_cycled_it_may_be_anywhere() -> None:
    table = given(
        turn="frodo",
        decks={"frodo": ["gimli", "sting", "eowyn", "smeagol"]},
        hands={"frodo": ["treebeard"]},
        traces={"gimli": ["deck"], "treebeard": ["hand"]},
    )
    table.draws("frodo", "sting", "eowyn").does("use-ring")
    assert traces(table, "gimli") == ["deck", "hand"]
    assert traces(table, "treebeard") == ["hand"]
    table.passes("witch-king", "aragorn", "saruman").does("cycle-card", card="eowyn")
    assert traces(table, "gimli") == ["deck", "hand", "cycle"]
    assert traces(table, "treebeard") == ["hand", "cycle"]
    table.is_sound()


def test_a_hand_that_is_known_goes_to_the_pile_known() -> None:
    """CG-INFO-01: of a card that was taken before all eyes, alone in the hand, everyone knows where it goes."""
    table = given(turn="aragorn", hands={"aragorn": ["legolas", "arwen"]})
    table.does("play-card", card="legolas", to="reserve").does("cycle-card", card="arwen")
    table.does("take-card", card="bow-of-the-galadhrim")
    assert traces(table, "bow-of-the-galadhrim") == ["hand"]
    assert "hand" not in traces(table, "boromir")
    table.passes("saruman", "frodo", "witch-king").does("cycle-card", card="bow-of-the-galadhrim")
    assert traces(table, "bow-of-the-galadhrim") == ["cycle"]
    for seed in range(5):
        assert Table(table.match.sample("frodo", Rng(seed))).zone("bow-of-the-galadhrim") == "cycle"


def test_an_empty_hand_is_known_to_hold_nothing_at_once() -> None:
    table = given(turn="frodo", hands={"frodo": ["gimli", "smeagol"]})
    assert traces(table, "smeagol") == ["deck", "hand"]
    table.does("play-card", card="gimli", to="reserve").does("cycle-card", card="smeagol")
    assert table.asked == "take"
    assert traces(table, "smeagol") == traces(table, "eowyn") == ["deck", "cycle"]


def test_what_leaves_play_is_known_in_the_eliminated_pile() -> None:
    table = given(at={"weathertop": ["the-witch-king", ("sam-gamgee", "lembas")]})
    assert traces(table, "sam-gamgee") == []
    table.passes("frodo", "witch-king", "aragorn", "saruman")
    for card in ("the-witch-king", "sam-gamgee", "lembas"):
        assert traces(table, card) == ["eliminated"]


def test_who_is_removed_is_known_to_be_gone() -> None:
    table = given(turn="aragorn", hands={"aragorn": ["aragorn", "arwen", "strider"]})
    table.does("play-card", card="aragorn", to="reserve").does("cycle-card", card="arwen")
    assert traces(table, "strider") == ["eliminated"]
    assert "hand" not in traces(table, "arwen")
    table.is_sound()


def test_who_had_to_take_and_found_nothing_has_shown_that_it_is_not_there() -> None:
    table = given(turn="frodo", reserve={"frodo": ["gwaihir-the-windlord"]}, cycle={"frodo": ["gimli"]})
    assert traces(table, "gandalf-the-grey") == ["deck", "cycle"]
    table.does("use-card", card="gwaihir-the-windlord")
    assert table.offers() == [{"kind": "nothing"}]
    table.does("nothing")
    assert traces(table, "gandalf-the-grey") == traces(table, "gandalf-the-white") == ["deck"]
    table.is_sound()


def test_nobody_is_asked_for_what_everyone_knows_is_not_there() -> None:
    def gimli(**more: list[str]) -> Table:
        table = given(turn="frodo", hands={"frodo": ["gimli", "smeagol"]}, cycle={"frodo": more.get("cycle", [])})
        return table.does("play-card", card="gimli", to="reserve").does("cycle-card", card="smeagol")

    # A card has just been cycled face down: it might be the Axe.
    assert (gimli().asked, gimli().offers()) == ("take", [{"kind": "decline"}])
    known = given(
        turn="frodo", hands={"frodo": ["gimli", "smeagol"]}, traces={"dwarven-axe": ["deck"], "smeagol": ["hand"]}
    )
    known.does("play-card", card="gimli", to="reserve").does("cycle-card", card="smeagol")
    assert known.player == "witch-king"
    assert known.told("log-cards-not-found") == [{"player": "frodo", "place": "gimli"}]


def test_sizes_say_more_than_traces() -> None:
    """Three cards of a hand of three are known: no other can be in it, and later cycling makes them doubtful alone."""
    table = given(
        turn="frodo",
        hands={"frodo": ["gimli", "sting", "eowyn"]},
        traces={"gimli": ["hand"], "sting": ["hand"], "eowyn": ["hand"]},
    )
    assert traces(table, "treebeard") == ["deck"]
    table.does("cycle-card", card="sting")
    assert traces(table, "sting") == traces(table, "gimli") == ["hand", "cycle"]
    assert traces(table, "treebeard") == ["deck"]
    for seed in range(10):
        other = Table(table.match.sample("saruman", Rng(seed)))
        assert len({"gimli", "sting", "eowyn"} & other.hand("frodo")) == 2
        assert len({"gimli", "sting", "eowyn"} & other.cycle("frodo")) == 1


def played(player: str, card: str, hand: list[str], to: str = "reserve", path: str = "weathertop") -> Table:
    """Somebody plays the first card and pays with the second."""
    table = given(turn=player, path=path, active=["moria"], hands={player: [card, *hand]})
    return table.does("play-card", card=card, to=to).does("cycle-card", card=hand[0])


def gazed() -> Table:
    table = given(turn="saruman", reserve={"saruman": [("saruman", "palantir-of-orthanc")]})
    return table.does("use-card", card="palantir-of-orthanc")


def fought() -> Table:
    path = "fords-of-bruinen"
    table = given(path=path, at={path: ["gimli", "legolas", "hill-troll"]})
    return table.passes("frodo", "witch-king", "aragorn", "saruman")


STATIONS: dict[str, Callable[[], Table]] = {
    "pay": lambda: given(turn="frodo", hands={"frodo": ["gimli", "sting"]}).does(
        "play-card", card="gimli", to="reserve"
    ),
    "forsake": lambda: forsaking(frodo=["gimli"]),
    "winnow": lambda: given(turn="frodo", hands={"frodo": 3}).does("winnow"),
    "take": lambda: played("aragorn", "legolas", ["arwen"]),
    "play-drawn": lambda: played("frodo", "theoden", ["gimli"]),
    "may-cycle": lambda: played(
        "witch-king", "gorbag-and-shagrat", ["mordor-orcs", "olog-hai"], "morgul-vale", "morgul-vale"
    ),
    "eliminate-drawn": gazed,
    "cycle-drawn": lambda: gazed().does("eliminate-card", card="devilry-of-saruman"),
    "eliminate-from-hand": lambda: given("duel", turn="gandalf").does("use-ring"),
    "loss": fought,
    "agree": lambda: fought().does("eliminate-card", card="gimli"),
}


@pytest.mark.parametrize("name", STATIONS)
def test_samples_at_every_question(name: str) -> None:
    """In the middle of an effect, too, every seat can be given a whole world that it cannot tell from this one."""
    table = STATIONS[name]()
    assert table.asked == name
    table.is_sound()


def test_CG_ELIM_02_what_is_not_shown_tells_which_cards_it_cannot_be() -> None:
    """Frodo would be shown: a card eliminated from the hand unseen is another, and all know it."""
    table = given(turn="frodo", hands={"frodo": ["frodo-baggins", "gimli", "sam-gamgee"]})
    table.does("winnow").does("winnow-cards", cards=["gimli", "sam-gamgee"])
    traces = table.match.view("saruman")["position"]["traces"]
    assert "eliminated" in traces["gimli"]
    assert "eliminated" not in traces["frodo-baggins"]
    table.is_sound()


def test_CG_FOR_06_the_top_card_that_is_not_shown_is_none_that_would_be_saved() -> None:
    table = given(
        turn="frodo", hands={"frodo": ["village-militia"]}, draws={"frodo": ["gimli"]}
    )  # fmt: skip
    table.does("play-card", card="village-militia", to="reserve").does("forsake-top-card")
    traces = table.match.view("saruman")["position"]["traces"]
    assert "eliminated" in traces["gimli"]
    assert "eliminated" in traces["sam-gamgee"]
    assert "eliminated" not in traces["gandalf-the-white"]
    assert "eliminated" not in traces["bilbo-baggins"]
    table.is_sound()
