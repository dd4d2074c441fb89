"""Written positions of the Card Game are read here; `written` writes them.

Parts not mentioned stand as at the start. What cannot be is refused, by the Reader with the place where it stands, or
by the checks of the whole (`invariants`, `seam_checks`).
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Deck, Impossible, Reader, Rules
from thirdage.kernel.seams import read_seam

from .constants import (
    ACTIVE,
    AT,
    CYCLE,
    DECK,
    ELIMINATED,
    HAND,
    HIDDEN,
    ITEM,
    NOBODY,
    RESERVE,
    SIDES,
    STATES,
    ZONES,
)  # fmt: skip
from .face_down import FACE_DOWN
from .model import Saga, fresh
from .seam_checks import check_seam
from .written import in_zone

Json = dict[str, Any]
ENDINGS: Final[tuple[str, ...]] = ("final-round", "lead")
"""How the game can end (CG-VIC-03)."""
PARTS: dict[str, str] = {
    "options": "the options of the match, where they are not given beside the position",
    "scenario": "its id; it must be that of the options",
    "next": "the seam that comes next; `turn` of the first player if it is not given",
    "round": "the number of the round",
    "first": "the place of the first-player token in the turn order, from 0",
    "actions": "how many actions have been taken",
    "active": "active locations in order: `location`, `cards` on it, `attack` and `defence` tokens, `from` "
    "whose scoring area it came back",
    "locations": "location to where it is: `deck`, `active`, `free-peoples` or `shadow` (scored), `discarded`, "
    "`waiting` (for its round), `left-out`",
    "last-path": "the number of the last path that was activated",
    "final": "whether a path of the highest number has been fought over",
    "corruption": "corruption tokens",
    "passed": "players who have passed since the last action",
    "fresh": "cards played to reserve in this round",
    "played": "characters and items played in this round",
    "once": "cards whose action of once a round was used",
    "lasting": "events that hold for the rest of the round",
    "playing": "always empty at a seam",
    "traces": "card to the zones where it may lie face down as far as the public can know",
    "outcome": "how the game ended; null while it goes on",
    "players": "player to `hand` (ids, null for a card that chance deals), `cycle`, `eliminated`, `apart` (always "
    "empty at a seam), `reserve` (a card, or `card` with `items` and `attack` tokens), `top` of the deck ([card, mask "
    "of those who know it]), `ring` (whether the Ring token can still be used)",
}
"""The parts of a written position."""
OF_PLAYER = ("hand", "cycle", "eliminated", "apart", "reserve", "top", "ring")
TRACES: tuple[str, ...] = tuple([ZONES[zone] for zone in FACE_DOWN])
TOKENS = 100
"""No more tokens lie anywhere."""


def read(rules: Rules, data: Any) -> Saga:
    """A written position: a hand holds ids, or null for a card dealt by chance."""
    whole = Reader(data, rules.names).only(*PARTS)
    saga = read_public(rules, whole)
    facts = saga.facts
    players = dict(whole["players"].entries("player"))
    blanks: list[int] = []
    for p, fact in enumerate(facts.players):
        if p in players:
            blanks += _read_player(saga, p, players[p].only(*OF_PLAYER))
        zones = sum([1 << z for z in range(HIDDEN) if in_zone(saga, p, z)])
        for card in fact.cards:
            if saga.where[card] < HIDDEN:
                saga.traces[card] = zones
    for card, zones_of in whole["traces"].entries("card"):
        saga.traces[card] = sum([1 << FACE_DOWN[zone] for zone in zones_of.words(TRACES, once=True)])
    for item in whole["playing"].items():
        raise item.wrong("seam", {"found": "playing"})
    if blanks:
        saga.next = ("deal", tuple(blanks), saga.next)
    check_seam(saga)
    return saga


def _read_player(saga: Saga, player: int, row: Reader) -> list[int]:
    """What lies face down with a player; the player once for each card that is to be dealt to him."""
    facts = saga.facts
    blanks: list[int] = []
    for name, zone in (("hand", HAND), ("cycle", CYCLE), ("eliminated", ELIMINATED)):
        for item in row[name].items():
            if name == "hand" and item.value is None:
                blanks.append(player)
                continue
            card = item.id("card")
            if facts.owner[card] != player:
                raise Impossible(item.place, "refused-cards-card-of-other", "CG-DECK-01", {"card": saga.id(card)})
            _take(saga, card, zone, item)
    for item in row["apart"].items():
        raise item.wrong("seam", {"found": "apart"})
    deck, top = saga.decks[player], row["top"].known("card")
    for place, (card, _) in enumerate(top):
        if card not in deck.rest:
            raise _card_wrong(saga, card, f"{row.place}.top[{place}]")
        deck = deck.without(card)
    saga.decks[player] = Deck(deck.rest, top)
    return blanks


def read_public(rules: Rules, whole: Reader) -> Saga:
    """What stands on the table and in the reserves, of a position or a view; the rest of every deck is still in it."""
    saga = fresh(rules)
    facts = saga.facts
    if whole["scenario"].given:
        whole["scenario"].word((facts.scenario,))
    saga.round = whole["round"].number(0, 100, 1)
    saga.first = whole["first"].number(0, len(facts.turn_order) - 1, 0)
    saga.actions = whole["actions"].number(0, 100_000, 0)
    for location, state in whole["locations"].words_of("location", STATES):
        saga.states[location] = state
    for row in whole["active"].items():
        _read_active(saga, row.only("location", "cards", "attack", "defence", "from"))
    number = facts.locations[saga.path].number if saga.path != NOBODY else 0
    saga.last_path = whole["last-path"].number(0, facts.highest_path, number)
    saga.final = whole["final"].truth(default=False)
    saga.corruption = whole["corruption"].number(0, 1000, 0)
    saga.passed = whole["passed"].ids("player")
    saga.fresh = whole["fresh"].ids("card")
    saga.played = whole["played"].ids("card")
    saga.once = whole["once"].ids("card")
    events = tuple(facts.events)
    saga.lasting = tuple([events[event] for event in whole["lasting"].words(events, once=True)])
    rings = [p.ring > 0 for p in facts.players]
    for p, row in whole["players"].entries("player"):
        rings[p] = row["ring"].truth(rings[p])
        for card in row["reserve"].items():
            _stand(saga, card, RESERVE)
    saga.rings = tuple(rings)
    saga.next = read_seam(rules, whole["next"]) if whole["next"].given else ("turn", saga.first)
    saga.outcome = whole["outcome"].outcome(ENDINGS, _points)
    return saga


def _points(details: Reader) -> Json:
    """The points of both sides, if they are told (CG-VIC-01)."""
    points = details.only("points")["points"]
    points.only(*SIDES)
    return {"points": {side: points[side].number() for side in SIDES}} if points.given else {}


def _read_active(saga: Saga, row: Reader) -> None:
    """An active location with the cards and tokens on it."""
    place = row["location"].id("location")
    if place in saga.active:
        raise row["location"].wrong("twice", {"found": saga.facts.locations[place].id})
    saga.states[place] = ACTIVE
    saga.active = (*saga.active, place)
    if saga.facts.locations[place].is_path:
        saga.path = place
    saga.standing[place] = ()
    for card in row["cards"].items():
        _stand(saga, card, AT + place)
    tokens = (row["attack"].number(0, TOKENS, 0), row["defence"].number(0, TOKENS, 0))
    if any(tokens):
        saga.added[place] = tokens
    if row["from"].there:
        saga.areas[place] = row["from"].word(SIDES)


def _stand(saga: Saga, row: Reader, zone: int) -> None:
    """A card with its items, or the id alone."""
    alone = isinstance(row.value, str)
    card = (row if alone else row.only("card", "items", "attack")["card"]).id("card")
    _take(saga, card, zone, row)
    if saga.facts.cards[card].type == ITEM:
        raise Impossible(row.place, "refused-cards-item", "CG-ITEM-01", {"card": saga.id(card)})
    if alone:
        return
    for item in row["items"].items():
        index = item.id("card")
        if saga.facts.cards[index].type != ITEM:
            raise Impossible(item.place, "refused-cards-item", "CG-ITEM-01", {"card": saga.id(index)})
        _take(saga, index, zone, item)
        saga.bearers[index] = card
        saga.carried[card] = tuple(sorted([*saga.items(card), index]))
    tokens = row["attack"].number(0, TOKENS, 0)
    if tokens:
        saga.on_card[card] = tokens


def _take(saga: Saga, card: int, zone: int, written: Reader) -> None:
    """A card lies here and nowhere else."""
    if saga.where[card] != DECK:
        raise _card_wrong(saga, card, written.place)
    saga.put(card, zone)
    saga.traces[card] = 0


def _card_wrong(saga: Saga, card: int, place: str) -> Impossible:
    return Impossible(place, "refused-cards-card-twice", "CG-ZONE-01", {"card": saga.id(card)})
