"""A position as everyone knows it, with the hidden event cards left to chance: for a table where others sit down.

What not everyone knows of hands, face-down discards and the ends of the decks goes back into the decks, and as many
cards are drawn for the hands and the discards before the game goes on. What everyone knows stays where it is.
"""

from __future__ import annotations

from thirdage.games.wotr.cards.hands import decks_of, discard, draw_card
from thirdage.kernel import EVERYONE, SPECTATOR, Deck, Flow
from thirdage.kernel.parts import parts_anew

from .constants import DECKS
from .facts import Player
from .scenes import begin_scenes
from .war import Held, War


def anew(war: War) -> War | None:
    """The same board; every deck holds all its cards that not everyone can place, and `deal-anew` deals from it.

    None if a bundle keeps secrets that it cannot leave to chance.
    """
    known = parts_anew(war)
    if known is None:
        return None
    new = war.copy()
    new.parts = known
    new.given_away = ()
    players, all_see = war.facts.players, war.rules.bit(SPECTATOR)
    back: list[list[int]] = [[] for _ in DECKS]
    blanks: list[tuple[int, int]] = []

    def left(cards: tuple[Held, ...]) -> tuple[Held, ...]:
        """The cards that everyone knows; the others go back."""
        for card, knowers in cards:
            if not knowers & all_see:
                back[war.facts.cards[card].deck].append(card)
        return tuple([held for held in cards if held[1] & all_see])

    for player in players:
        hidden = [card for card, knowers in war.hands[player.index] if not knowers & all_see]
        blanks += [(player.index, war.facts.cards[card].deck) for card in hidden]
        new.hands[player.index] = left(war.hands[player.index])
    for card, knowers in war.discards:
        if not knowers & all_see:
            deck = war.facts.cards[card].deck
            blanks.append((len(players) + _owner(war, deck, knowers).index, deck))
    new.discards = left(war.discards)
    for d, cards in enumerate(war.decks):
        top, bottom = left(cards.top), left(cards.bottom)
        new.decks[d] = Deck(tuple(sorted([*cards.rest, *back[d]])), top, bottom)
    if blanks:
        new.queued_seams = (war.next, *war.queued_seams)
        new.next = ("deal-anew", *[n for blank in sorted(blanks) for n in blank])
    return new


def _owner(war: War, deck: int, knowers: int) -> Player:
    """Who has discarded a card face down: the player of its deck who knows it."""
    own = [player for player in war.facts.players if deck in decks_of(player.side)]
    return next((player for player in own if war.bit(player) & knowers), own[0])


def deal_anew(war: War, *blanks: int) -> Flow[None]:
    """Chance deals what `anew` took back: into the hand of a player, or face down on the discards from his hand."""
    players = war.facts.players
    for place, deck in zip(blanks[::2], blanks[1::2], strict=True):
        player = players[place % len(players)]
        card = yield from draw_card(war, player, deck, "deal")
        if place >= len(players):
            discard(war, player, card, war.eyes(player))
            others = EVERYONE & ~war.bit(player)
            war.tell("log-wotr-discards-down", "WR-CARD-03", others, seat=player.seat, deck=DECKS[deck])
            war.tell("log-wotr-you-discard", "WR-CARD-03", war.bit(player), card=war.facts.cards[card].id)
    war.next, war.queued_seams = war.queued_seams[0], war.queued_seams[1:]
    begin_scenes(war)


SEAMS = {"deal-anew": deal_anew}
