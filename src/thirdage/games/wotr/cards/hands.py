"""Event cards in hands and decks: drawing, the hand limit, discarding (rulebook: event cards)."""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.model.constants import DECKS, FREE_PEOPLES
from thirdage.games.wotr.model.effects import condition
from thirdage.games.wotr.model.facts import Player
from thirdage.games.wotr.model.given_away import leaves_seen, leaves_unseen
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ASK_CARD_DRAWN, ASK_DISCARD, DISCARD, DRAW
from thirdage.kernel import EVERYONE, Ask, AskKind, Flow, Listed, PickSome, draw

ASK_WHICH_DECK: Final = AskKind("which-deck", "the player who draws", "WR-CARD-02", (DRAW,))


def decks_of(side: int) -> tuple[int, int]:
    """The character deck and the strategy deck of a side (WR-CARD-01)."""
    return (0, 1) if side == FREE_PEOPLES else (2, 3)


def draw_card(war: War, player: Player, deck: int, cause: str) -> Flow[int]:
    """Draw the top card of a deck; -1 if it is empty (WR-CARD-05). The caller checks the hand limit afterwards."""
    if not len(war.decks[deck]):
        return -1
    bit, eyes, seat = war.bit(player), war.eyes(player), player.seat
    card, knowers, war.decks[deck] = yield from draw(
        war, war.decks[deck], ASK_CARD_DRAWN, f"deck-{DECKS[deck]}", cause, seat, eyes, {"deck": DECKS[deck]}
    )
    war.hands[player.index] = (*war.hands[player.index], (card, knowers))
    war.tell("log-wotr-draws", "WR-CARD-02", EVERYONE & ~bit, seat=seat, deck=DECKS[deck])
    war.tell("log-wotr-you-draw", "WR-CARD-02", bit, card=war.facts.cards[card].id)
    tell_open_card(war, player, card, "WR-CARD-02")
    return card


def hand_limit(war: War, players: tuple[Player, ...]) -> Flow[None]:
    """WR-CARD-03, WR-CARD-21: whoever holds more than six discards the excess face down, his own choice.

    WR-MP-05: with three or four players some may hold only four. Ruling WRU-12.
    """
    over = [player for player in players if len(war.hands[player.index]) > player.hand_limit]
    if not over:
        return
    asks = []
    for player in over:
        n = len(war.hands[player.index]) - player.hand_limit
        asks.append(
            Ask(ASK_DISCARD, player.seat, PickSome(DISCARD, war.held(player), n, n), {"count": n}, {"count": n})
        )
    answers = yield tuple(asks) if len(asks) > 1 else asks[0]
    for player, answer in zip(over, answers if len(asks) > 1 else [answers], strict=True):
        for card in answer[0]:
            discard(war, player, card, war.eyes(player))
            deck = DECKS[war.facts.cards[card].deck]
            war.tell("log-wotr-discards-down", "WR-CARD-03", EVERYONE & ~war.bit(player), seat=player.seat, deck=deck)
            war.tell("log-wotr-you-discard", "WR-CARD-03", war.bit(player), card=war.facts.cards[card].id)
            tell_open_card(war, player, card, "WR-CARD-03")


def tell_open_card(war: War, player: Player, card: int, rule: str) -> None:
    """Where hands are open the others see which card it is that is drawn, discarded or laid face down."""
    if war.eyes(player) == EVERYONE:
        others = EVERYONE & ~war.bit(player)
        war.tell("log-wotr-open-card", rule, others, seat=player.seat, card=war.facts.cards[card].id)


def leave_hand(war: War, player: Player, card: int) -> int:
    """Take a card out of a hand, for all to see or into that of a team-mate; returns who knew it."""
    if war.given_away:
        leaves_seen(war, player, card)
    return _taken_from_hand(war, player, card)


def leave_hand_unseen(war: War, player: Player, card: int) -> int:
    """Take a card out of a hand face down; returns who knows it."""
    if war.given_away:
        leaves_unseen(war, player, card)
    return _taken_from_hand(war, player, card)


def _taken_from_hand(war: War, player: Player, card: int) -> int:
    hand = war.hands[player.index]
    at = [c for c, _ in hand].index(card)
    war.hands[player.index] = hand[:at] + hand[at + 1 :]
    return hand[at][1]


def discard(war: War, player: Player, card: int, knowers: int = EVERYONE) -> None:
    """From the hand to the discards, face up unless only some seats may know it."""
    known = leave_hand(war, player, card) if knowers == EVERYONE else leave_hand_unseen(war, player, card)
    if knowers & ~known:
        war.reveal()
    war.discards = (*war.discards, (card, knowers | known))


def discard_from_table(war: War, card: int, rule: str) -> None:
    """A card that lay on the table goes to the discards."""
    war.table = tuple([c for c in war.table if c != card])
    war.discards = (*war.discards, (card, EVERYONE))
    war.tell("log-wotr-table-card-goes", rule, card=war.facts.cards[card].id)


def sweep_table(war: War) -> None:
    """WR-CARD-14: cards on the table that could no longer be played go at once."""
    for card in war.table:
        if condition(war, card) is not None:
            discard_from_table(war, card, "WR-CARD-14")


def draw_cards(war: War, player: Player, decks: tuple[int, ...], cause: str) -> Flow[None]:
    """WR-CARD-21, PF-008: draw from these decks in turn (as one step), then check the hand limit. Ruling WRU-13."""
    for deck in decks:
        yield from draw_card(war, player, deck, cause)
    yield from hand_limit(war, (player,))


def on_table(war: War, card: str) -> bool:
    """Whether a card lies on the table."""
    return war.facts.card[card] in war.table


def choose_decks(war: War) -> Flow[dict[int, int]]:
    """WR-MP-04: by player, the deck from which each who has a team-mate draws; all choose at once."""
    chosen: dict[int, int] = {}
    asks: list[Ask] = []
    for player in war.facts.players:
        if len(war.facts.side_players[player.side]) > 1:
            decks = [deck for deck in decks_of(player.side) if len(war.decks[deck])]
            chosen[player.index] = decks[0] if decks else decks_of(player.side)[0]
            if len(decks) > 1:
                asks.append(Ask(ASK_WHICH_DECK, player.seat, Listed([DRAW(deck) for deck in decks])))
    answers = (yield tuple(asks)) if len(asks) > 1 else ()
    for ask, answer in zip(asks, answers, strict=True):
        chosen[war.rules.seats.index(ask.seat)] = answer[0]
    return chosen


def draw_phase(war: War) -> Flow[None]:
    """WR-CARD-02, WR-CARD-04: one card from each deck of his side for each player; then the limit, for all at once.

    WR-MP-04: team-mates do so on the first turn only; later they draw one card each, from a deck of their choice; if it
    has just been emptied, from the other one. Ruling WRU-122.
    """
    alone = war.facts.one_a_side or war.turn == 1
    chosen: dict[int, int] = {} if alone else (yield from choose_decks(war))
    for player in war.facts.players:
        both = decks_of(player.side)
        deck = chosen.get(player.index, -1)
        if deck >= 0:
            yield from draw_card(war, player, deck if len(war.decks[deck]) else sum(both) - deck, "draw-phase")
            continue
        for each in both:
            yield from draw_card(war, player, each, "draw-phase")
    yield from hand_limit(war, war.facts.players)
