"""Going on from a seam: the arguments of every seam, and what must be so for the rules to go on from it.

The rules reach a seam only when this holds; a written position may say anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.kernel import Impossible
from thirdage.kernel.seams import Arguments, a_seam, between, group, index_of

from .constants import IN_DECK
from .face_down import MASKS, fits
from .model import Saga

Seam = tuple[Any, ...]
MOST_PLAYERS = 4
MOST_CARDS = 64
ARGUMENTS: dict[str, Arguments] = {
    "opening": {"player": index_of("player")},
    "opening-cycle": {"deck": between(0, 1)},
    "turn": {"place in the turn order": between(0, MOST_PLAYERS - 1)},
    "fight": {"location": index_of("location")},
    "draw": {"place after the first player": between(0, MOST_PLAYERS - 1)},
    "deal": {"players": between(0, MOST_PLAYERS - 1, many=True), "seam": a_seam()},
    "deal-anew": {
        "[player, top cards he knows, cards that lie in hand and piles, [card, trace]]": group(
            index_of("player"),
            between(0, MOST_CARDS),
            group(between(0, MOST_CARDS), between(0, MOST_CARDS), between(0, MOST_CARDS)),
            group(index_of("card"), between(1, MASKS - 1), many=True),
            many=True,
        ),
        "seam": a_seam(),
    },
}


BETWEEN_COMBATS = ("opening", "opening-cycle", "draw", "round", "location", "path")
"""Seams that the final round does not reach, and where no path is active."""
WITHOUT_PATH = (*BETWEEN_COMBATS, "victory")


def check_seam(saga: Saga) -> None:
    """Whether the rules can go on from here; nothing is asked of a game that is over."""
    if saga.outcome is not None:
        return
    seam, dealt = saga.next, len(saga.hands) * [0]
    while seam[0] in ("deal", "deal-anew"):
        if seam[0] == "deal-anew":
            check_anew(saga, seam, dealt)
        elif max(seam[1], default=0) >= len(dealt):
            raise cannot_be("next", "deal")
        for player in seam[1] if seam[0] == "deal" else ():
            dealt[player] += 1
        seam = seam[2]
    for player, n in enumerate(dealt):
        if n > len(saga.decks[player]) + len(saga.cycles[player]):
            raise cannot_be(f"players.{saga.name(player)}.hand", "deal")
    check = CHECKS.get(seam[0])
    if check is not None:
        check(saga, seam, dealt)
    check_paths(saga, seam)


def cannot_be(place: str, problem: str, rule: str = "") -> Impossible:
    """Something at a seam that the rules do not reach."""
    return Impossible(place, "refused-cards-seam", rule, {"problem": problem})


def check_paths(saga: Saga, seam: Seam) -> None:
    """CG-PATH-02: of every number that is still to come a path lies in the decks, and the active one is the last.

    CG-VIC-02: when the last path has been fought over the game is over before anybody draws. CG-FELL-05: there are
    battlegrounds for every round that is still to come.
    """
    facts = saga.facts
    over = saga.final or (saga.last_path >= facts.highest_path and saga.path < 0)
    if over and (seam[0] in BETWEEN_COMBATS or not saga.final):
        raise cannot_be("final", "paths", "CG-VIC-02")
    if saga.path >= 0 and seam[0] in WITHOUT_PATH:
        raise cannot_be("active", "paths", "CG-PATH-01")
    coming = saga.round + facts.highest_path - saga.last_path - (seam[0] in ("location", "path"))
    if facts.by_round and not 0 < coming <= len(facts.by_round):
        raise cannot_be("round", "round", "CG-FELL-05")
    left = {facts.locations[x].number for x in facts.used_paths if saga.states[x] == IN_DECK}
    if not left.issuperset(range(saga.last_path + 1, facts.highest_path + 1)):
        raise cannot_be("locations", "paths", "CG-PATH-02")
    if saga.path >= 0 and facts.locations[saga.path].number != saga.last_path:
        raise cannot_be("last-path", "paths", "CG-PATH-02")


def check_opening(saga: Saga, seam: Seam, dealt: list[int]) -> None:
    """CG-SET-03: everyone has, or draws before, the cards that he is to cycle."""
    for player, fact in enumerate(saga.facts.players):
        left = len(saga.decks[player]) + len(saga.cycles[player]) - dealt[player]
        drawn = min(left, fact.opening_draw) if seam[0] == "opening" and player >= seam[1] else 0
        if len(saga.hands[player]) + dealt[player] + drawn < fact.opening_cycle:
            raise cannot_be(f"players.{fact.id}.hand", "opening-cycle", "CG-SET-03")


def check_turn(saga: Saga, seam: Seam, _dealt: list[int]) -> None:
    """CG-ACT-01: a place in the turn order."""
    if seam[1] >= len(saga.facts.turn_order):
        raise cannot_be("next", "turn", "CG-ACT-01")


def check_fight(saga: Saga, seam: Seam, _dealt: list[int]) -> None:
    """CG-COMB-01: the location is active."""
    if seam[1] not in saga.active:
        raise cannot_be("next", "fight", "CG-COMB-01")


def check_draw(saga: Saga, seam: Seam, _dealt: list[int]) -> None:
    """CG-RND-03: one of the players."""
    if seam[1] >= len(saga.facts.players):
        raise cannot_be("next", "draw", "CG-RND-03")


def check_locations(saga: Saga, _seam: Seam, _dealt: list[int]) -> None:
    """CG-RND-01: the round has begun."""
    if not saga.round:
        raise cannot_be("round", "round", "CG-RND-01")


def check_anew(saga: Saga, seam: Seam, dealt: list[int]) -> None:
    """Cards dealt anew lie in the decks of their players, and can lie as their traces and the sizes say."""
    if not seam[1] or len({player for player, _, _, _ in seam[1]}) < len(seam[1]):
        raise cannot_be("next", "deal")
    for player, _, room, loose in seam[1]:
        cards, counts = {card for card, _ in loose}, [0] * MASKS
        for _, trace in loose:
            counts[trace] += 1
        left = [len(loose) - sum(room), *room]
        if left[0] < 0 or len(cards) < len(loose) or not cards.issubset(saga.decks[player].rest):
            raise cannot_be("next", "deal")
        if not fits(counts, left):
            raise cannot_be("next", "deal")
        dealt[player] += room[0]


CHECKS: dict[str, Callable[[Saga, Seam, list[int]], None]] = {
    "opening": check_opening,
    "opening-cycle": check_opening,
    "turn": check_turn,
    "fight": check_fight,
    "draw": check_draw,
    "location": check_locations,
    "path": check_locations,
}
