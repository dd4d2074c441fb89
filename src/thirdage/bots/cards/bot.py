"""The rules-of-thumb bot of the Card Game: weighs every action in points and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from thirdage.bots.cards.actions import action, play, stand, token
from thirdage.bots.cards.seat_table import SeatTable
from thirdage.bots.cards.worth import LOST, keep, loss
from thirdage.bots.eyes import Eyes
from thirdage.games.cards.constants import LEAD_ATTACK, LEAD_DEFENCE
from thirdage.games.cards.glance import Glance
from thirdage.games.cards.legality import location_at
from thirdage.kernel import Arrange, Ask, Option, Rng


class RulesBot:
    """A player that weighs fights."""

    def __init__(self, _rng: Rng) -> None:
        pass

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """The best option of the ask; equals are decided by chance."""
        table = table_of(eyes, ask)
        known = ASKS.get(ask.kind)
        if known is None:
            return ask.options.sample(rng)
        if isinstance(ask.options, Arrange):
            return _cheapest(table, ask)
        options = list(ask.options)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda o: (round(known(table, o), 6), rng.randrange(1 << 20)))


def table_of(eyes: Eyes, ask: Ask) -> SeatTable:
    """The table, as the player sees it whom the ask is about."""
    return SeatTable(eyes, _player(eyes, ask), ask.args or {})


def _player(eyes: Eyes, ask: Ask) -> int:
    """The deck that the ask is about."""
    players: dict[str, int] = ask_players(ask)
    named = (ask.args or {}).get("player")
    if isinstance(named, str) and named in players:
        return players[named]
    return cast(Glance, eyes.glance()).own.index(True)


def ask_players(ask: Ask) -> dict[str, int]:
    """The players of the match by id."""
    return ask.rules.names.keys["player"]


# -- answers --------------------------------------------------------------------------------------------------------
def _cheapest(table: SeatTable, ask: Ask) -> Option:
    """Of cards to choose from, as few as must be and those that are worth least."""
    offer = ask.options
    assert isinstance(offer, Arrange)
    number = offer.low
    cards = sorted(offer.items, key=lambda c: (keep(table, c) + _if_lost(table, ask, c), c))[:number]
    return offer.form(tuple(sorted(cards)))


def _if_lost(table: SeatTable, ask: Ask, card: int) -> float:
    return loss(table, card) if ask.kind in ("cards-winnow", "cards-give-up") else 0.0


def card_to_give(table: SeatTable, option: Option) -> float:
    """The card that is worth least goes."""
    if option.kind == "decline":
        return -0.5
    extra = loss(table, option[0]) if option.kind == "eliminate-card" else 0.0
    return -keep(table, option[0]) - extra


def forsake(table: SeatTable, option: Option) -> float:
    """The top card is an average one; better a worse one that is known."""
    if option.kind == "forsake-top-card":
        return -0.45 * min(1.0, LOST * table.rounds_left + 0.1)
    return -loss(table, option[0]) - 0.6 * keep(table, option[0])


def take(table: SeatTable, option: Option) -> float:
    """Take what can be had, the best of it."""
    return keep(table, option[0]) if option.kind == "take-card" else -1.0


def accept(table: SeatTable, option: Option) -> float:
    """Options are taken, but for a new path while the old one goes ill, and late forsaking."""
    yes = option.kind == "accept"
    place = str(table.args.get("place", ""))
    if place == "faramir" and table.saga.path >= 0:
        return table.settled(table.saga.path) * (1 if yes else 0)
    return 0.1 if yes else 0.0


def play_drawn(table: SeatTable, option: Option) -> float:
    """Play what helps; it costs no more than what is cycled anyway."""
    if option.kind == "play-event":
        return action(table, option)
    return 0.02 if option.kind == "done" else play(table, option[0], option[1])


def activate_ground(table: SeatTable, option: Option) -> float:
    """A battleground that counts, where we stand well already."""
    location: int = option[0]
    return table.value(location, spread=1.5) + 0.1 * table.facts.locations[location].vp


def move_to(table: SeatTable, option: Option) -> float:
    """Move if it helps."""
    return 0.0 if option.kind == "decline" else stand(table, option[0], location_at(table.saga, option[1]), moved=True)


def token_at(table: SeatTable, option: Option) -> float:
    """Where the token shifts most, for whichever side it counts there."""
    location: int = option[0]
    place = table.facts.locations[location]
    attacking = place.side != table.side
    return table.value(location, int(attacking), int(not attacking)) - table.value(location)


def victim(table: SeatTable, option: Option) -> float:
    """Of our own cards the least, of theirs the best."""
    card: int = option[0]
    worth = sum(table.facts.cards[card].icons) + table.lasting(card)
    return -worth if table.facts.cards[card].side == table.side else worth


def loss_of(table: SeatTable, option: Option) -> float:
    """A card that covers what is left and is worth least; else the one that covers most."""
    card: int = option[0]
    location = table.saga.location_of(card)
    left = int(table.args.get("count", 1))
    covers = table.adds(card, location)
    own = table.facts.cards[card].side == table.side
    if not own:
        return -float(covers) + 0.3 * loss(table, card)
    enough = 2.0 if covers >= left else covers / max(1, left)
    return enough - 0.2 * max(0, covers - left) - loss(table, card)


def support(table: SeatTable, option: Option) -> float:
    """The leader with the most icons."""
    leader: int = option[1]
    icons = table.facts.cards[leader].icons
    return 1.0 * (icons[LEAD_ATTACK] + icons[LEAD_DEFENCE]) + (
        2.0 if table.facts.cards[option[0]].kind == "dead-men-of-dunharrow" else 0.0
    )


def whatever(_table: SeatTable, _option: Option) -> float:
    """One is as good as another."""
    return 0.0


def path_to_come(table: SeatTable, option: Option) -> float:
    """A path with defence and points for the Free Peoples; the opposite for the Shadow."""
    location: int = option[0]
    place = table.facts.locations[location]
    return (place.defence + 0.2 * place.vp) * (1 if table.side == 0 else -1)


def pick_effect(table: SeatTable, option: Option) -> float:
    """Saruman rather than a death; the token where it shifts most."""
    name: str = option[0]
    if name == "take-saruman":
        return 0.3 + 0.2 * table.rounds_left
    if name == "eliminate-rohan":
        return 0.6
    return token(table, "path" if name == "path-defence" else "battleground", "defence")


ASKS: Final[dict[str, Callable[[SeatTable, Option], float]]] = {
    "cards-action": action,
    "cards-opening": card_to_give,
    "cards-pay": card_to_give,
    "cards-cycle": card_to_give,
    "cards-may-cycle": card_to_give,
    "cards-forsake": forsake,
    "cards-winnow": card_to_give,
    "cards-eliminate-from-hand": card_to_give,
    "cards-eliminate-drawn": card_to_give,
    "cards-cycle-drawn": card_to_give,
    "cards-play-drawn": play_drawn,
    "cards-take": take,
    "cards-option": accept,
    "cards-effect": pick_effect,
    "cards-activate-battleground": activate_ground,
    "cards-activate-path": path_to_come,
    "cards-choose-battleground": token_at,
    "cards-move-to": move_to,
    "cards-victim": victim,
    "cards-give-up": whatever,
    "cards-next-combat": whatever,
    "cards-support": support,
    "cards-loss": loss_of,
    "cards-agree": accept,
    "cards-saved": take,
}
