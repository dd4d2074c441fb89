"""The logs of chapter 1 that fit what was answered: weighed without listing them, against every log tried singly."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from thirdage.games.hunt.bearer_model import UNIFORM, BearerModel, Entry, legal_entries
from thirdage.games.hunt.board import Board
from thirdage.games.hunt.constants import (
    CROSSED,
    DOT,
    FIRST_HALF,
    HERE,
    HUNT,
    INFORMATION,
    NO,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    PLAYED,
    SEARCH,
    YES,
)
from thirdage.games.hunt.facts import HuntFacts, own_facts
from thirdage.games.hunt.paths import Walks
from thirdage.games.hunt.shared import Question
from thirdage.kernel import Rng

Log = tuple[int, ...]
FACTS = own_facts()
SPACE = FACTS.space
TOKENS = 4


class Eastward(BearerModel):
    """A Ring-bearer who likes dots, and numbers the more the higher they are."""

    def weigh(self, board: Board, last: int, dots: int, legal: tuple[int, ...], *, escape: bool) -> list[Entry]:
        """Whole numbers that add up to something else in each state."""
        return [(entry, 2 + entry - board.spaces[0] if entry >= 0 else 7 - dots - 2 * escape) for entry in legal]


EASTWARD = Eastward()


def truth(facts: HuntFacts, log: Log, question: Question) -> bool:
    """Whether an answer was true when the log stood so."""
    _, kind, of, answer = question
    passed = [entry for entry in log if entry >= 0]
    last = passed[-1]
    if kind == SEARCH:
        return (of in passed) == (answer == YES)
    if kind == HUNT:
        return answer == (HERE if last == of else YES if of in passed else NO)
    if kind == PERCEIVE_AREA:
        return (facts.area_of(last) == of) == (answer == YES)
    if kind == PERCEIVE_SECTION:
        return (facts.section_of(last) == of) == (answer == YES)
    if kind == PLAYED:
        written = [entry for entry in log if entry != CROSSED]
        return facts.fits_card(of, answer - FIRST_HALF, last, wild=written[-1] == DOT)
    return True


def tokens_of(log: Log, asked: tuple[Question, ...], gained: tuple[int, ...]) -> list[int]:
    """HR-INF-04, HR-INF-08: the tokens that he may hold: not looked for in vain, unless he had been there before."""

    def may_be(site: int) -> bool:
        for track, kind, of, _ in asked:
            if of == site and kind in (SEARCH, HUNT, INFORMATION):
                been = site in log[: track + 1]
                if not been:
                    return False
        return site not in gained

    return [site for site in FACTS.information if may_be(site)]


def gained_in_time(log: Log, asked: tuple[Question, ...]) -> bool:
    """HR-INF-08: a token that came to light by a card was not turned over."""
    return all(of not in log[: track + 1] for track, kind, of, answer in asked if kind == INFORMATION and answer == YES)


def logs_by_hand(
    entries: int, escapes: tuple[int, ...], asked: tuple[Question, ...], gained: tuple[int, ...], model: BearerModel,
    kept: int = TOKENS, arrived: bool = False,
) -> dict[Log, Fraction]:  # fmt: skip
    """Every log that fits, found by trying all, with its weight."""
    board = FACTS.boards[0]
    found: dict[Log, Fraction] = {}

    def further(log: Log, dots: int, weight: Fraction) -> None:
        if any(track == len(log) - 1 and not truth(FACTS, log, (track, *rest)) for track, *rest in asked):  # type: ignore[arg-type]
            return
        if len(log) == entries + 1:
            if (log[-1] in board.exits) == arrived and gained_in_time(log, asked):
                ways = comb(len(tokens_of(log, asked, gained)), kept)
                if ways:
                    found[log] = weight * ways
            return
        if log[-1] in board.exits:
            return
        last = next(entry for entry in reversed(log) if entry >= 0)
        escape = len(log) - 1 in escapes
        legal = legal_entries(board, last, dots, escape=escape)
        weighed = [row for row in model.weigh(board, last, dots, legal, escape=escape) if row[1] > 0]
        total = sum(n for _, n in weighed)
        for entry, n in weighed:
            after = 0 if entry >= 0 else dots + (entry == DOT)
            further((*log, entry), after, weight * Fraction(n, total))

    for start in FACTS.start_tokens:
        further((start,), 0, Fraction(1))
    return found


def area(name: str) -> int:
    return FACTS.areas.index(name)


MUSHROOMS = next(card for card, row in enumerate(FACTS.cards) if row.id == "ally-a-short-cut-to-mushrooms")
CASES: list[tuple[int, tuple[int, ...], tuple[Question, ...], str, bool]] = [
    (4, (), (), "", False),
    (
        4,
        (3,),
        ((2, SEARCH, SPACE["1-12"], YES), (4, HUNT, SPACE["1-12"], YES), (4, SEARCH, SPACE["1-11"], NO)),
        "",
        False,
    ),
    (
        5,
        (1,),
        (
            (1, PERCEIVE_SECTION, FACTS.sections.index("I"), YES),
            (3, PERCEIVE_AREA, area("I-B"), NO),
            (4, SEARCH, SPACE["1-6"], YES),
            (5, SEARCH, SPACE["1-30"], NO),
        ),
        "30",
        False,
    ),
    (5, (2,), ((2, HUNT, SPACE["1-12"], HERE), (5, PLAYED, MUSHROOMS, FIRST_HALF)), "", False),
    (
        5,
        (),
        ((3, INFORMATION, SPACE["1-30"], NO), (4, INFORMATION, SPACE["1-6"], YES), (5, SEARCH, SPACE["1-30"], YES)),
        "6",
        False,
    ),
    (5, (), ((2, INFORMATION, SPACE["1-30"], NO), (2, INFORMATION, SPACE["1-6"], NO)), "", False),
]


@pytest.mark.parametrize("model", [UNIFORM, EASTWARD], ids=["uniform", "eastward"])
@pytest.mark.parametrize("case", range(len(CASES)))
def test_logs_are_weighed_as_if_each_had_been_tried(case: int, model: BearerModel) -> None:
    """HR-MOV, HR-ESC1, HR-SRC, HR-HNT, HR-PER, HR-INF: the weights of all states, and each log drawn as often."""
    entries, escapes, asked, names, arrived = CASES[case]
    gained = tuple(SPACE[f"1-{name}"] for name in names.split())
    by_hand = logs_by_hand(entries, escapes, asked, gained, model)
    assert len(by_hand) > 10
    walks = Walks(FACTS, entries, escapes, asked, arrived=arrived, gained=gained, kept=TOKENS, model=model)
    scale = Fraction(walks.ways.scale) ** entries
    tokens = 1 if walks.told else comb(len(walks.tokens(0)), TOKENS)
    total = sum(by_hand.values())
    assert sum(walks.weights().values()) * tokens / scale == total
    lasts: Counter[int] = Counter()
    for log, weight in by_hand.items():
        lasts[next(e for e in reversed(log) if e >= 0)] += weight  # type: ignore[assignment]
    assert {place: Fraction(n) * tokens / scale for place, n in walks.places().items()} == lasts
    rng = Rng(case)
    times = 1_500
    drawn: Counter[Log] = Counter()
    for _ in range(times):
        start, cells, held = walks.draw(rng)
        log = (start, *cells)
        assert held == sorted(tokens_of(log, asked, gained))
        drawn[log] += 1
    assert set(drawn) <= set(by_hand)
    for log, weight in by_hand.items():
        due = float(weight / total) * times
        assert abs(drawn[log] - due) < 6 * max(1.0, due) ** 0.5, (log, drawn[log], due)


def test_a_pass_that_goes_on_from_an_earlier_one_is_the_same() -> None:
    """Question by question, entry by entry: what is used again is what would be found anew."""
    for entries, escapes, asked, names, arrived in CASES:
        gained = tuple(SPACE[f"1-{name}"] for name in names.split())
        earlier: Walks | None = None
        for track in range(entries + 1):
            so_far = tuple(question for question in asked if question[0] < track)
            now = [question for question in asked if question[0] == track]
            for more in range(len(now) + 1):
                known = (*so_far, *now[:more])
                made = tuple(entry for entry in escapes if entry < track)
                anew = Walks(FACTS, track, made, known, arrived=arrived, gained=gained, kept=TOKENS)
                earlier = Walks(FACTS, track, made, known, arrived=arrived, gained=gained, kept=TOKENS, earlier=earlier)
                assert earlier.layers == anew.layers
                assert earlier.weights() == anew.weights()


def test_another_log_is_not_gone_on_from() -> None:
    one = Walks(FACTS, 3, (), ((2, SEARCH, SPACE["1-12"], YES),), arrived=False)
    for entries, escapes, asked in (
        (2, (), ((2, SEARCH, SPACE["1-12"], YES),)),
        (4, (1,), ((2, SEARCH, SPACE["1-12"], YES),)),
        (4, (), ((2, SEARCH, SPACE["1-12"], NO),)),
    ):
        assert not one.leads_to(Walks(FACTS, entries, escapes, asked, arrived=False))


def test_how_often_he_was_where() -> None:
    entries, escapes, asked, _, _ = CASES[1]
    by_hand = logs_by_hand(entries, (), asked, (), UNIFORM, kept=0)
    walks = Walks(FACTS, entries, (), asked, arrived=False)
    assert escapes
    total = sum(by_hand.values())
    counted: Counter[int] = Counter()
    for log, weight in by_hand.items():
        for entry in log:
            if entry >= 0:
                counted[entry] += weight / total  # type: ignore[assignment]
    passed = walks.passed()
    assert {place for place, n in passed.items() if n > 1e-12} == set(counted)
    for place, n in counted.items():
        assert abs(passed[place] - float(n)) < 1e-9
