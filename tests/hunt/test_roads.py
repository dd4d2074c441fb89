"""What fits all that was answered in chapter 2, against every card and every log of Gandalf tried singly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from thirdage.games.hunt.constants import (
    BOTH_FELT,
    FIRST_HALF,
    FLED,
    FRODO_FELT,
    GANDALF_FELT,
    HERE,
    HID,
    HUNT,
    NEAR,
    NO,
    NOWHERE,
    PERCEIVE_AREA,
    PLAYED,
    SEARCH,
    SEEN,
    STEPS,
    YES,
)
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.roads import Roads
from thirdage.games.hunt.whereabouts import frodo_and_gandalf
from thirdage.kernel import Match, Rng

from .scenario import Table
from .second import second
from .test_second_games import begun, plays_on

World = tuple[tuple[int, ...], tuple[int, ...]]
"""The cards of all directions, and Gandalf's log."""


def answer_to(at: Pursuit, q: int, cards: tuple[int, ...], log: tuple[int, ...], found: set[int]) -> bool:
    """Whether a question was answered truly in a world."""
    track, kind, of, answer = at.asked[q]
    direction = sum(1 for end in at.directions if end <= q)
    journey = at.facts.journeys[cards[direction]]
    rows = [place for place in journey.places[: track + 1] if at.board.is_location(place)]
    last = rows[-1]
    gandalf = log[at.gandalf_then[q] - 1]
    if kind == SEARCH:
        return (of in rows) == (answer == YES)
    if kind == HUNT:
        if gandalf == of and q not in found:  # when he was found he fled, perhaps to where he had been
            return False
        return answer == (NO if of not in rows else HERE if of == last else YES)
    if kind == PLAYED:
        wild = not at.board.is_location(journey.places[track])
        return at.facts.fits_card(of, answer - FIRST_HALF, last, wild=wild)
    if kind == NEAR:
        return of in at.board.connected(last)
    place_of = at.facts.area_of if kind == PERCEIVE_AREA else at.facts.section_of
    his, wizards = place_of(last) == of, place_of(gandalf) == of
    if answer in (FRODO_FELT, GANDALF_FELT, BOTH_FELT):
        return answer == (BOTH_FELT if his and wizards else FRODO_FELT if his else GANDALF_FELT if wizards else NO)
    return (his or wizards) == (answer == YES)


def logs_by_hand(at: Pursuit, entries: int) -> dict[tuple[int, ...], Fraction]:
    """Every log of Gandalf that fits what was seen of him, each step as likely as the others there."""
    jumps = {count - 1 for count, what, _ in at.traces if what != SEEN}
    seen = {(count, where) for count, what, where in at.traces if what == SEEN}
    tokens = [token for token in at.facts.deeds if token not in at.deeds_done]
    logs: dict[tuple[int, ...], Fraction] = {}

    def further(log: tuple[int, ...], weight: Fraction) -> None:
        if any(count == len(log) and log[-1] != where for count, where in seen):
            return
        if len(log) == entries:
            starts = [log[entry] for entry in sorted({0, *jumps})]
            if len(set(starts)) == len(starts):
                logs[log] = weight
            return
        near = tokens if not log or len(log) in jumps else list(at.board.dots_between[log[-1]])
        for there in near:
            further((*log, there), weight if near is tokens else weight / len(near))

    further((), Fraction(1))
    return logs


def worlds_by_hand(at: Pursuit, entries: int) -> dict[World, Fraction]:
    """Every world that fits, with its weight."""
    fled = {(count, at.traces[n - 1][2]) for n, (count, what, _) in enumerate(at.traces) if what == FLED}
    found = {q for q, row in enumerate(at.asked) if row[1] == HUNT and (at.gandalf_then[q], row[2]) in fled}
    alone = [q for q, row in enumerate(at.asked) if row[1] in (SEARCH, PLAYED, NEAR)]
    anywhere = (at.facts.deeds[0],) * entries
    logs = logs_by_hand(at, entries)
    out: dict[World, Fraction] = {}
    for deck in (0, 1):
        cards = [card for card, row in enumerate(at.facts.journeys) if row.deck == deck and at.track < STEPS[deck]]
        for chosen in permutations(cards, len(at.directions) + 1):
            if all(answer_to(at, q, chosen, anywhere, found) for q in alone):
                for log, weight in logs.items():
                    if all(answer_to(at, q, chosen, log, found) for q in range(len(at.asked))):
                        out[chosen, log] = weight
    return out


def compared(at: Pursuit, entries: int, times: int) -> int:
    """Compare; the number of worlds."""
    by_hand = worlds_by_hand(at, entries)
    total = sum(by_hand.values())
    roads = Roads(at, entries)
    cards: Counter[int] = Counter()
    gandalf: Counter[int] = Counter()
    for (chosen, log), weight in by_hand.items():
        cards[chosen[-1]] += weight / total  # type: ignore[assignment]
        gandalf[log[-1]] += weight / total  # type: ignore[assignment]
    if not at.directions and not any(what == FLED for _, what, _ in at.traces):
        assert {card: pytest.approx(float(n)) for card, n in cards.items()} == roads.cards()
        assert {place: pytest.approx(float(n)) for place, n in gandalf.items()} == roads.gandalf()
    rng = Rng(1)
    drawn: Counter[tuple[int, int]] = Counter()
    due: Counter[tuple[int, int]] = Counter()
    for (chosen, log), weight in by_hand.items():
        due[chosen[-1], log[-1]] += weight / total  # type: ignore[assignment]
    frodo: Counter[int] = Counter()
    for (chosen, _), weight in by_hand.items():
        rows = at.facts.journeys[chosen[-1]].places[: at.track + 1]
        last = next(place for place in reversed(rows) if at.board.is_location(place))
        frodo[last] += weight / total  # type: ignore[assignment]
    exact = frodo_and_gandalf(roads, 3 - len(at.deeds_done))
    assert exact[0] == {place: pytest.approx(float(n)) for place, n in frodo.items()}
    assert exact[1] == {place: pytest.approx(float(n)) for place, n in gandalf.items()}
    left = len(at.facts.deeds) - 4 - len([1 for _, what, _ in at.traces if what != SEEN])
    for _ in range(times):
        world = at.copy()
        roads.draw(world, rng, 3 - len(at.deeds_done), left)
        tokens = [*world.gandalf[:1], *world.deeds, *world.deeds_left, *world.deeds_done]
        assert len(set(tokens)) == len(tokens)
        drawn[world.journey, world.gandalf[-1]] += 1
    assert set(drawn) <= set(due)
    for key, n in due.items():
        assert abs(drawn[key] - float(n) * times) < 6 * max(1.0, float(n) * times) ** 0.5, key
    return len(by_hand)


def feels(table: Table, what: str) -> Table:
    """The active Nazgûl perceives where it stands."""
    at = table.at
    names = at.facts.areas if what == "area" else at.facts.sections
    here = at.nazgul[at.active]
    which = at.facts.area_of(here) if what == "area" else at.facts.section_of(here)
    return table.does(f"perceive-{what}", face="ring", **{what: names[which]})


def questioned() -> Table:
    """A search, and two perceptions."""
    table = second(track=4, gandalf="8 18", turn="blue", nazgul={"blue": "19", "green": "18"}, dice="sword ring ring")
    feels(table.does("search").does("end-turn"), "area").does("end-turn")
    return feels(table, "section")


def test_hr_int_01_who_was_felt_is_weighed_exactly() -> None:
    """A plain yes may be about either of the two."""
    table = questioned()
    assert len(table.at.asked) == 3
    assert compared(table.at, 2, 1_500) > 50


def test_hr_int_06_a_flight_begins_anywhere() -> None:
    """Where he was found is known; the token to which he fled is none that was used."""
    table = second(track=4, gandalf="8 18", turn="blue", nazgul={"blue": "18", "green": "24"}, dice="sword ring ring")
    table.does("hunt-with-die", face="sword").does("end-turn")
    assert [what for _, what, _ in table.at.traces] == [SEEN, FLED]
    assert compared(feels(table, "area").at, 3, 1_500) > 50


def test_hr_app_07_no_token_is_come_to_twice() -> None:
    """Where he has hidden twice, with steps between, he is at none of the tokens he used; it tells of Frodo, too."""
    at = feels(second(track=4, gandalf="8 18", turn="blue", nazgul={"blue": "19"}, dice="ring"), "area").at.copy()
    at.traces = ((2, HID, NOWHERE), (4, HID, NOWHERE))
    at.gandalf_then = (4,)
    assert compared(at, 4, 800) > 500


def test_hr_esc2_05_each_direction_has_a_card_of_its_own() -> None:
    """What was asked of the old card says nothing of the new one, but where Gandalf may be."""
    at = questioned().at.copy()
    at.directions = (2,)
    assert compared(at, 2, 2_500) > 50


@pytest.mark.parametrize("seed", range(4))
def test_what_is_used_again_is_what_would_be_found_anew(seed: int) -> None:
    """In random play, answer by answer."""
    match, rng = begun(2 + seed, seed), Rng(seed)
    earlier: Roads | None = None
    steps = 0
    while match.asks:
        plays_on(match, rng)
        at = position(match)
        if at.next[0].startswith("second") or match.outcome is not None:
            continue
        anew = Roads(at, len(at.gandalf))
        earlier = Roads(at.copy(), len(at.gandalf), earlier)
        assert earlier.choices() == anew.choices()
        assert sum(anew.choices().values()) > 0
        steps += 1
    assert steps > 50


def position(match: Match) -> Pursuit:
    """The position of a match."""
    at = match.position
    assert isinstance(at, Pursuit)
    return at


def test_all_tokens_used_up_come_back() -> None:
    """HR-APP-09: after six flights the seventh goes to one of the six."""
    at = second(track=4, gandalf="8").at.copy()
    at.traces = tuple((jump + 2, HID, NOWHERE) for jump in range(7))
    roads = Roads(at, 8)
    rng = Rng(2)
    for _ in range(5):
        world = at.copy()
        roads.draw(world, rng, 3, 5)
        log = world.gandalf
        assert len(set(log[1:7])) == 6
        assert log[7] in log[1:7]
        assert set(world.deeds) == set(at.facts.deeds) - set(log)
        assert set(world.deeds_left) == set(log[1:7]) - {log[7]}
    start, sixth, *others = at.facts.deeds
    hides = at.traces
    at.traces = ((1, SEEN, start), *hides[:6], (7, SEEN, sixth), hides[6])
    found = frodo_and_gandalf(Roads(at, 8), 3)[1]
    assert found == {sixth: pytest.approx(1 / 6), **dict.fromkeys(others, pytest.approx(5 / 6 / 8))}


def test_hr_end2_02_corruption_tells_of_the_route() -> None:
    """With 12 points of corruption nobody is on a short route, unless a deed has raised the limit."""
    at = second(journey="long-01", track=4, corruption=12).at.copy()
    assert {at.facts.journeys[card].deck for card in Roads(at, 1).cards()} == {1}
    at.deeds_done = (at.facts.deeds[5],)
    assert {at.facts.journeys[card].deck for card in Roads(at, 1).cards()} == {0, 1}
    assert {at.facts.journeys[card].deck for card in Roads(at, 1, None, frozenset({0})).cards()} == {1}
