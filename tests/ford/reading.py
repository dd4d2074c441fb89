"""Written positions of the Ford: reading them, and what must be true of every position."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Impossible, Reader, Rules, read_deck
from thirdage.kernel.parts import PARTS as PARTS_OF_BUNDLES
from thirdage.kernel.parts import read_parts
from thirdage.kernel.seams import Arguments, between, read_seam

from .facts import CROSSING, PLACES, ROUNDS, SCOUTS, STRENGTH
from .model import Crossing, Held, fresh

PARTS = (
    "next", "after", "blanks", "round", "actions", "strength", "path", "seen", "watched", "questions", "scouts",
    "hands", "deck", "epoch", "epochs", "pile", "outcome", "options",
)  # fmt: skip
ARGUMENTS: dict[str, Arguments] = {
    "act": {"seat": between(0, 2)},
    "fight": {"attacker": between(1, 2), "round": between(1, 3)},
}
ASKED = ("search", "strike")


def read(rules: Rules, data: Any) -> Crossing:
    """Parts not mentioned as at set-up; a hand card is an id, [id, knowers, epoch], or null for a back."""
    whole = Reader(data, rules.names).only(*PARTS, PARTS_OF_BUNDLES)
    at = fresh(rules)
    n, seats = len(at.epochs), len(rules.seats)
    at.next = read_seam(rules, whole["next"]) if whole["next"].given else ("round",)
    at.round, at.actions = whole["round"].number(0, ROUNDS, 0), whole["actions"].number(default=0)
    at.strength = whole["strength"].number(0, STRENGTH, at.strength)
    _read_path(at, whole)
    scouts = {place: count.number(0, SCOUTS) for place, count in whole["scouts"].entries("place")}
    at.scouts = tuple([scouts.get(p, 0) for p in range(len(PLACES))])
    at.supply = SCOUTS - sum(at.scouts)
    at.epoch = whole["epoch"].number(default=0)
    if whole["epochs"].given:
        at.epochs = tuple([epoch.number(0, at.epoch) for epoch in whole["epochs"].exactly(n)])
    at.pile = whole["pile"].ids("card")
    blanks = [seat.number(0, seats - 1) for seat in whole["blanks"].items()]
    for seat, hand in whole["hands"].entries("seat"):
        blanks += [seat for card in hand.items() if card.value is None]
        at.hands[seat] = tuple([_read_held(card, seat, at.epoch) for card in hand.items() if card.value is not None])
    if whole["deck"].given:
        at.deck = read_deck(whole["deck"])
    else:
        placed = {c for hand in at.hands for c, _, _ in hand} | set(at.pile)
        at.deck = type(at.deck)(tuple([c for c in range(n) if c not in placed]))
    at.blanks = tuple(blanks)
    at.after = read_seam(rules, whole["after"]) if whole["after"].items() else ()
    if blanks and at.next != ("deal",):
        at.after, at.next = at.next, ("deal",)
    at.outcome = whole["outcome"].outcome()
    read_parts(at, whole)
    _check_seams(at)
    _check_knowledge(at)
    return at


def _read_path(at: Crossing, whole: Reader) -> None:
    """The path, and what was seen and asked of it."""
    if whole["path"].given:
        at.path = tuple([place.id("place") for place in whole["path"].items()])
    if not at.path:
        raise whole["path"].wrong("length", {"count": 1})
    steps = len(at.path)
    seen = [n == 0 for n in range(steps)]
    if whole["seen"].given:
        seen = [step.truth() for step in whole["seen"].exactly(steps)]
    at.seen = tuple([p if s else -1 for p, s in zip(at.path, seen, strict=True)])
    if not seen[0]:
        raise Impossible("seen[0]", "refused-ford-path")
    at.watched = (0,) * steps
    if whole["watched"].given:
        at.watched = tuple([mask.number(0, (1 << len(PLACES)) - 1) for mask in whole["watched"].exactly(steps)])
    questions = []
    for question in whole["questions"].items():
        step, kind, place, yes = question.exactly(4)
        asked = (step.number(0, steps - 1), ASKED[kind.word(ASKED)], place.id("place"), yes.truth())
        questions.append(asked)
    at.questions = tuple(questions)


def _read_held(card: Reader, seat: int, latest: int) -> Held:
    if isinstance(card.value, str):
        return card.id("card"), 1 << seat, 0
    index, knowers, epoch = card.exactly(3)
    return index.id("card"), knowers.mask(), epoch.number(0, latest)


def _check_seams(at: Crossing) -> None:
    """Whoever is named has a seat, something follows a deal, and there are cards for it."""
    for name, seam in (("next", at.next), ("after", at.after)):
        if len(seam) > 1 and seam[1] >= len(at.hands):
            raise Impossible(name, "refused-ford-seam")
    if at.next == ("deal",) and (not at.after or at.after == ("deal",) or len(at.blanks) > len(at.deck)):
        raise Impossible("blanks", "refused-ford-seam")


def _check_knowledge(at: Crossing) -> None:
    """What was seen and told of the path is true, and every card is of the shuffle it is said to be of."""
    for step, kind, place, yes in at.questions:
        if yes != (place in at.path[: step + 1] if kind == "search" else at.path[step] == place):
            raise Impossible("questions", "refused-ford-path")
    if any(watched >> p & 1 and s < 0 for p, s, watched in zip(at.path, at.seen, at.watched, strict=True)):
        raise Impossible("watched", "refused-ford-path")
    crossed = at.outcome is not None and at.outcome.reason == "crossed"
    if (len(set(at.path)) >= CROSSING) != crossed or len(set(at.path[:-1])) >= CROSSING:
        raise Impossible("path", "refused-ford-path")
    held = [(card, epoch) for hand in at.hands for card, _, epoch in hand] + [(c, at.epoch) for c, _ in at.deck.top]
    if any(at.epochs[card] != epoch for card, epoch in held) or at.deck.bottom:
        raise Impossible("epochs", "refused-ford-cards")


def check(at: Crossing) -> None:
    """Cards and scouts are conserved; the path is one; what was told of it is true."""
    cards = at.deck.cards() + list(at.pile) + [h[0] for _, h in at.committed]
    for hand in at.hands:
        cards += [card for card, _, _ in hand]
    if sorted(cards) != list(range(len(at.epochs))):
        raise Impossible("hands", "refused-ford-cards")
    if at.supply + sum(at.scouts) != SCOUTS or at.supply < 0:
        raise Impossible("scouts", "refused-ford-scouts")
    if not len(at.path) == len(at.seen) == len(at.watched):
        raise Impossible("path", "refused-ford-path")
    if any((a - b) % len(PLACES) not in (1, len(PLACES) - 1) for a, b in zip(at.path, at.path[1:], strict=False)):
        raise Impossible("path", "refused-ford-path")
    if not at.strength and at.outcome is None:
        raise Impossible("strength", "refused-ford-strength")
