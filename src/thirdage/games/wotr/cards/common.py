"""What several cards share."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.games.wotr.fellowship.hunt_pool import add_special_tile
from thirdage.games.wotr.model.command import may_use_nation
from thirdage.games.wotr.model.constants import D6
from thirdage.games.wotr.model.invariants import tiles_in_game
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ASK_DICE, DICE
from thirdage.kernel import EVERYONE, Dice, Flow, Reason, chance


def nothing(_war: War, _side: int) -> Flow[None]:
    """A card that only bends rules while it lies on the table."""
    yield from ()


def special_tile(tile: str) -> Callable[[War, int], Flow[None]]:
    """fp-char-01 to 04, sh-char-01 to 04 (WR-EVT-01): the named tile comes into play; in Mordor it joins the pool.

    There is one of it: in a written position it may have come already, though its card has not been played.
    """

    def play(war: War, _side: int) -> Flow[None]:
        if war.facts.tile[tile] in tiles_in_game(war):
            war.tell("log-wotr-card-in-vain", "WR-CARD-10", card=war.facts.cards[war.playing[-1]].id)
        else:
            add_special_tile(war, war.facts.tile[tile])
        yield from ()

    return play


def standing(war: War, *names: str) -> int:
    """The first of these characters who stands in a region, -1 if none does."""
    for name in names:
        if war.in_play(war.facts.character[name]):
            return war.facts.character[name]
    return -1


def stands_in_nation(war: War, nations: tuple[str, ...], *names: str) -> Reason | None:
    """None if one of these characters stands in a region of one of these nations, besieged or not (WR-CARD-08).

    Ruling WRU-16.
    """
    character = standing(war, *names)
    wanted = [war.facts.nation[name] for name in nations]
    if character >= 0 and war.regions[war.where[character]].nation in wanted:
        return None
    return Reason("reason-wotr-not-in-nation", "WR-CARD-08", {"character": list(names), "nation": list(nations)})


def needs_war(*nations: str) -> Callable[[War, int], Reason | None]:
    """The condition of a card that all these nations are at war."""

    def condition(war: War, _side: int) -> Reason | None:
        for name in nations:
            if not war.at_war(war.facts.nation[name]):
                return Reason("reason-wotr-not-at-war", "WR-CARD-08", {"nation": name})
        return None

    return condition


def needs_in_play(character: str) -> Callable[[War, int], Reason | None]:
    """The condition of a card that this character stands in a region."""

    def condition(war: War, _side: int) -> Reason | None:
        if standing(war, character) >= 0:
            return None
        return Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": character})

    return condition


def card_dice(war: War, card: str, n: int) -> Flow[tuple[int, ...]]:
    """The dice that a card lets its player roll."""
    seat = acting(war, war.facts.cards[war.facts.card[card]].side).seat
    ask = chance(ASK_DICE, Dice(DICE, n, D6), "card-dice", "card", seat, EVERYONE, {"card": card})
    rolled: tuple[int, ...] = (yield ask)[0]
    war.tell("log-wotr-card-dice", "WR-CARD-10", card=card, dice=list(rolled))
    return rolled


def available(war: War, figure: int) -> Reason | None:
    """WR-REC-10, WR-CARD-15, WR-MP-12: None if this figure of one's own is among the reinforcements."""
    kind = war.facts.figures[figure]
    commanded = may_use_nation(war, kind.side, kind.nation)
    if commanded is not None or war.reinforcements[figure]:
        return commanded
    return Reason("reason-wotr-none-available", "WR-REC-10", {"figure": kind.id})


def not_named(card: str) -> Reason:
    """An answer that has nothing to do with what the card says."""
    return Reason("reason-wotr-not-named-by-card", "WR-CARD-10", {"card": card})
