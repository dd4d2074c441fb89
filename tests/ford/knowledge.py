"""What a seat of the Ford knows, and a full position made of that knowledge alone."""

from __future__ import annotations

from itertools import product
from typing import Any

from thirdage.kernel import Deck, Random, Reader, Rules
from thirdage.kernel.parts import complete_parts

from .facts import CROSSING, PLACES
from .model import Crossing, Held, fresh

Json = dict[str, Any]


def view(at: Crossing, seat: str) -> Json:
    """Public things, one's own hand and path, and of others what was shown and could still be true."""
    bit = at.rules.bit(seat)
    ids = at.facts.card_ids
    walker = bit & 1
    return {
        "outcome": at.outcome.json() if at.outcome is not None else None,
        "round": at.round,
        "actions": at.actions,
        "next": list(at.next),
        "after": list(at.after),
        "blanks": list(at.blanks),
        "strength": at.strength,
        "scouts": list(at.scouts),
        "supply": at.supply,
        "path": [PLACES[p] if walker or s >= 0 else None for p, s in zip(at.path, at.seen, strict=True)],
        "seen": [PLACES[s] if s >= 0 else None for s in at.seen],
        "watched": list(at.watched),
        "questions": [[step, kind, PLACES[place], yes] for step, kind, place, yes in at.questions],
        "deck": at.deck.shown(bit, ids),
        "known-top-by": [knowers for _, knowers in at.deck.top],
        "epoch": at.epoch,
        "epochs": list(at.epochs),
        "pile": [ids[card] for card in at.pile],
        "seats": {name: _held(at, i, bit) for i, name in enumerate(at.rules.seats)},
        "committed": [
            {
                "seat": at.seat(s),
                "back": at.facts.backs[h[0]],
                "card": ids[h[0]] if bit < 0 or bit == 1 << s else None,
            }
            for s, h in at.committed
        ],
    }


def _held(at: Crossing, seat: int, bit: int) -> Json:
    """A seat's cards: its own in full; of others the number, and what is known of hand and laid card together.

    Who knows a card of his hand is public (a look is seen by all), which card it is not.
    """
    ids = at.facts.card_ids
    hand = at.hands[seat]
    laid = tuple([held for s, held in at.committed if s == seat])
    own = bit < 0 or bit == 1 << seat
    held = sorted(hand) if own else sorted(hand + laid)
    known = [[ids[card], knowers, epoch] for card, knowers, epoch in held if own or knowers & bit]
    hidden = [[knowers, epoch] for _, knowers, epoch in held if not own and not knowers & bit]
    return {"size": len(hand), "known": known, "hidden": sorted(hidden)}


def complete(rules: Rules, seat: str, seen: Json, rng: Random, path: tuple[int, ...] | None = None) -> Crossing:
    """Fill the blanks of a view taken at a seam: the path unless it is given, the hidden cards of others, the deck."""
    at = fresh(rules)
    at.outcome = Reader(seen["outcome"], rules.names).outcome()
    keys = rules.names.keys["card"]
    at.next, at.after, at.blanks = tuple(seen["next"]), tuple(seen["after"]), tuple(seen["blanks"])
    at.round, at.actions, at.strength = seen["round"], seen["actions"], seen["strength"]
    at.scouts, at.supply = tuple(seen["scouts"]), seen["supply"]
    places = rules.names.keys["place"]
    at.seen = tuple([-1 if p is None else places[p] for p in seen["seen"]])
    at.watched = tuple(seen["watched"])
    at.questions = tuple([(step, kind, places[p], yes) for step, kind, p, yes in seen["questions"]])
    at.path = path if path is not None else _path(known_path(rules, seen), at, rng)
    at.epoch, at.epochs = seen["epoch"], tuple(seen["epochs"])
    at.pile = tuple([keys[card] for card in seen["pile"]])
    known: list[list[Held]] = [[(keys[c], k, e) for c, k, e in seen["seats"][s]["known"]] for s in rules.seats]
    top: list[int | None] = [None if c is None else keys[c] for c in seen["deck"]["top"]]
    gone = {c for c in top if c is not None} | set(at.pile) | {held[0] for hand in known for held in hand}
    unseen: dict[int, list[int]] = {}
    for card, epoch in enumerate(at.epochs):
        if card not in gone:
            unseen.setdefault(epoch, []).append(card)
    for cards in unseen.values():
        for i in range(len(cards) - 1, 0, -1):
            j = rng.randrange(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
    for i, name in enumerate(rules.seats):
        for knowers, epoch in seen["seats"][name]["hidden"]:
            known[i].append((unseen[epoch].pop(), knowers, epoch))
        at.hands[i] = tuple(known[i])
    deck_top = [
        (c if c is not None else unseen[at.epoch].pop(), k) for c, k in zip(top, seen["known-top-by"], strict=True)
    ]
    rest = [card for cards in unseen.values() for card in cards]
    at.deck = Deck(tuple(sorted(rest)), tuple(deck_top))
    complete_parts(at, seat, seen, rng)
    return at


def known_path(rules: Rules, seen: Json) -> list[int | None]:
    """Where the walker was at each step, as far as a view shows it."""
    places = rules.names.keys["place"]
    return [None if p is None else places[p] for p in seen["path"]]


def fitting_paths(rules: Rules, seen: Json, paths: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Of these paths, those that fit all that a view shows."""
    at = fresh(rules)
    places = rules.names.keys["place"]
    at.outcome, at.watched = Reader(seen["outcome"], rules.names).outcome(), tuple(seen["watched"])
    at.questions = tuple([(step, kind, places[p], yes) for step, kind, p, yes in seen["questions"]])
    known = known_path(rules, seen)
    return [path for path in paths if _fits(path, known, at)]


def _path(known: list[int | None], at: Crossing, rng: Random) -> tuple[int, ...]:
    """A path that fits all that was ever asked and seen, each as likely as any other."""
    if None not in known:
        return tuple([p for p in known if p is not None])
    fitting = [path for path in paths_of(len(known), known[0] or 0) if _fits(path, known, at)]
    return fitting[rng.randrange(len(fitting))]


def paths_of(length: int, start: int = 0) -> list[tuple[int, ...]]:
    """All paths of so many places."""
    paths = []
    for turns in product((1, -1), repeat=length - 1):
        path = [start]
        for turn in turns:
            path.append((path[-1] + turn) % len(PLACES))
        paths.append(tuple(path))
    return paths


def _fits(path: tuple[int, ...], known: list[int | None], at: Crossing) -> bool:
    for p, k, watched in zip(path, known, at.watched, strict=True):
        if (k is not None and k != p) or (k is None and watched >> p & 1):
            return False
    if (len(set(path)) >= CROSSING) != (at.outcome is not None and at.outcome.reason == "crossed"):
        return False
    if len(set(path[:-1])) >= CROSSING:
        return False
    for step, kind, place, yes in at.questions:
        if yes != (place in path[: step + 1] if kind == "search" else path[step] == place):
            return False
    return True
