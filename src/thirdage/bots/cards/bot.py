"""The rules-of-thumb bot of the Card Game: weighs every action in points and takes the best."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thirdage.bots.cards.table import Table
from thirdage.bots.eyes import Eyes
from thirdage.games.cards.abilities import Ability
from thirdage.games.cards.asks import CYCLE_ONE, MOVE, PASS_FORM, PLAY, PLAY_EVENT, RING_FORM, USE
from thirdage.games.cards.checks import RESERVE_PLACE, card_at, location_at
from thirdage.games.cards.constants import EVENT, ITEM, LEAD_ATTACK, LEAD_DEFENCE, RESERVE
from thirdage.kernel import Arrange, Ask, Option, Rng

DRAW: Final = 0.35
"""What a card drawn is worth."""
FORSAKE: Final = 0.45
"""What an opponent's forsaken card is worth to us."""
PRICE: Final = 0.12
"""What the card cycled for a play costs: it comes back."""
LOST: Final = 0.22
"""What it costs to lose a card for good, for each round still to come, up to a full card."""


class RulesBot:
    """A player that weighs fights."""

    def __init__(self, _rng: Rng) -> None:
        pass

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """The best option of the ask; equals are decided by chance."""
        table = Table(eyes, _player(eyes, ask), ask.args or {})
        known = ASKS.get(ask.kind)
        if known is None:
            return ask.options.sample(rng)
        if isinstance(ask.options, Arrange):
            return _cheapest(table, ask)
        options = list(ask.options)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda o: (round(known(table, o), 6), rng.randrange(1 << 20)))


def _player(eyes: Eyes, ask: Ask) -> int:
    """The deck that the ask is about."""
    players: dict[str, int] = ask_players(ask)
    named = (ask.args or {}).get("player")
    if isinstance(named, str) and named in players:
        return players[named]
    return next(i for i, (_, seat) in enumerate(_seats(eyes)) if seat == eyes.seat)


def ask_players(ask: Ask) -> dict[str, int]:
    """The players of the match by id."""
    return ask.rules.names.keys["player"]


def _seats(eyes: Eyes) -> list[tuple[str, str]]:
    return [(name, row["seat"]) for name, row in eyes.seen()["players"].items()]


# -- what cards are worth -------------------------------------------------------------------------------------------
def loss(table: Table, card: int) -> float:
    """What it costs to lose a card for good."""
    weight = min(1.0, LOST * table.rounds_left)
    return weight * min(1.2, 0.25 + 0.3 * table.future(card)) + 0.6 * _reserve_worth(table, card) * weight


def _reserve_worth(table: Table, card: int) -> float:
    return table.lasting(card) if table.saga.where[card] == RESERVE else 0.3 * table.lasting(card)


def keep(table: Table, card: int) -> float:
    """What it is worth to hold a card: what it can do now, or may do later."""
    fact = table.facts.cards[card]
    if fact.type == EVENT:
        return 0.5
    now = max(
        [table.gain(x, card, table.adds(card, x)) for x in table.saga.active if _fits(table, card, x)], default=0.0
    )
    if fact.type == ITEM:
        now = 0.4 if any(_wields(table, card, c) for r in table.saga.reserves for c in r) else 0.1
    return max(now, 0.25 * table.future(card), 0.5 * table.lasting(card))


def _fits(table: Table, card: int, location: int) -> bool:
    fact, place = table.facts.cards[card], table.facts.locations[location]
    return place.number in fact.paths if place.is_path else fact.faction in place.shows and fact.type != ITEM


def _wields(table: Table, item: int, card: int) -> bool:
    fact, who = table.facts.cards[item], table.facts.cards[card]
    return f"character:{who.kind}" in fact.wielders or any(f"subtype:{s}" in fact.wielders for s in who.subtypes)


def effects(table: Table, abilities: Iterable[Ability], times: tuple[str, ...]) -> float:
    """A rough worth of what happens on play."""
    worth = 0.0
    for ability in abilities:
        if not ability.when.startswith(times):
            continue
        for op in ability.do:
            name = op.name
            if name == "draw":
                worth += DRAW * op.count
            elif name == "forsake":
                worth -= FORSAKE * op.count
            elif name in ("each_free_forsake", "each_free_cycle"):
                worth += (FORSAKE if "forsake" in name else 0.15) * 2 * (1 if table.side else -1)
            elif name in ("each_shadow_draw", "each_free_draw"):
                ours = ("shadow" in name) == bool(table.side)
                worth += DRAW * 2 * op.count * (1 if ours else -1)
            elif name in ("draw_play_cycle", "draw_eliminate_play_cycle"):
                worth += 0.7
            elif name == "take":
                worth += 0.4
            elif name == "corruption":
                worth += -op.count if table.side == 0 else op.count
    return worth


# -- actions --------------------------------------------------------------------------------------------------------
def action(table: Table, option: Option) -> float:
    """What an action is worth; passing is zero."""
    form = option.form
    if form is PASS_FORM:
        return 0.0
    if form is PLAY:
        return _play(table, option[0], option[1]) - PRICE
    if form is MOVE:
        return _stand(table, option[0], location_at(table.saga, option[1]), moved=True)
    if form is USE:
        return _use(table, option[0])
    if form is PLAY_EVENT:
        return _event(table, option[0]) - PRICE
    if form is CYCLE_ONE:
        return -0.05 - 0.35 * keep(table, option[0])
    if form is RING_FORM:
        return 0.25 if table.facts.players[table.player].ring == 2 else -0.45
    return _winnow(table)


def _stand(table: Table, card: int, location: int, moved: bool = False) -> float:
    """To stand on a location: what the fight is worth more, less what is lost there."""
    amount = table.adds(card, location)
    place = table.facts.locations[location]
    times: tuple[str, ...] = (
        ("on_enter_path", "on_enter_location") if place.is_path else ("on_enter_battleground", "on_enter_location")
    )
    if not moved:
        times = (*times, "on_play")
    more = effects(table, table.facts.cards[card].plays, times)
    given_up = table.lasting(card) if moved else 0.0
    return table.gain(location, card, amount) + more - 0.7 * loss(table, card) - given_up


def _play(table: Table, card: int, place: int) -> float:
    location, bearer = location_at(table.saga, place), card_at(table.saga, place)
    if bearer >= 0:
        return _item(table, card, bearer)
    if place != RESERVE_PLACE:
        return _stand(table, card, location)
    fact = table.facts.cards[card]
    worth = table.lasting(card) + effects(table, fact.plays, ("on_play", "on_play_reserve")) + 0.1 * table.future(card)
    if fact.action is not None and fact.action.when == "action_reserve":
        worth += 0.25
    return worth if table.rounds_left else worth - 0.2


def _item(table: Table, item: int, bearer: int) -> float:
    location = table.saga.location_of(bearer)
    amount = table.item_adds(item, bearer)
    worth = effects(table, table.facts.cards[item].plays, ("on_play",))
    if location >= 0:
        return worth + table.gain(location, bearer, amount) - 0.3 * loss(table, item)
    fact = table.facts.cards[item]
    potential = max(fact.icons)
    return worth + 0.12 * potential * min(3, table.rounds_left) + (0.25 if fact.action is not None else 0.0)


def _event(table: Table, card: int) -> float:
    """Events by what they do; some only in the right moment."""
    fact = table.facts.cards[card]
    ops = [op.name for a in fact.events for op in a.do]
    if "sacrifice_reserve" in ops or "permit_round" in ops:
        return 0.1
    if "activate_path" in ops:
        return table.settled(table.saga.path) + 0.3 if table.saga.path >= 0 else -0.5
    if "activate_or_reactivate" in ops:
        kinds = {table.facts.cards[c].kind for c in table.saga.reserves[table.player]}
        return 0.4 if any(a.condition.partition(":")[2] in kinds for a in fact.events) else -0.6
    return effects(table, fact.events, ("event",)) - (0.2 if "forsake" in ops else 0.0)


def _use(table: Table, card: int) -> float:
    """The action of a card: what it brings, less what it costs."""
    saga, facts = table.saga, table.facts
    ability = facts.cards[card].action
    assert ability is not None
    cost = 0.0
    for op in ability.cost:
        if op.name == "eliminate_self":
            cost += loss(table, card) + table.lasting(card)
        elif op.name in ("cycle_self", "cycle_bearer"):
            location = saga.location_of(card)
            stands = (
                -table.gain(location, card, -table.adds(card, location))
                if location >= 0 and _is_fighter(table, card)
                else 0.0
            )
            cost += 0.15 + max(0.0, stands) + 0.5 * table.lasting(card)
        elif op.name == "forsake":
            cost += FORSAKE
        elif op.name == "corruption":
            cost += 1.0 if table.side == 0 else -1.0
    return _done(table, ability) - cost


def _is_fighter(table: Table, card: int) -> bool:
    return table.facts.cards[card].type != ITEM


def _done(table: Table, ability: Ability) -> float:
    saga = table.saga
    worth = effects(table, (ability,), ("action",))
    for op in ability.do:
        if op.name == "activate_path" and saga.path >= 0:
            now = table.settled(saga.path)
            worth += 0.6 * now if now > 0 else now - 0.5
        elif op.name in ("activate", "reactivate", "activate_or_reactivate"):
            worth += 0.15
        elif op.name == "token":
            worth += _token(table, op.args[0], op.args[1])
        elif op.name == "palantir":
            worth += DRAW
        elif op.name == "eliminate_in_play":
            worth += 0.5
    if any(op.name == "corruption" and len(op.args) > 1 for op in ability.do):
        return min(3, saga.corruption) * (0.6 if table.side == 0 else -0.6)
    return worth


def _token(table: Table, where: str, kind: str) -> float:
    """A token where it shifts most."""
    more = (1, 0) if kind.endswith("attack") else (0, 1)
    places = [x for x in table.saga.active if table.facts.locations[x].is_path == (where != "battleground")]
    return max([table.value(x, *more) - table.value(x) for x in places], default=-0.5)


def _winnow(table: Table) -> float:
    worst = sorted([keep(table, c) + loss(table, c) for c in table.hand])[:2]
    return DRAW - 0.1 - sum(worst)


# -- answers --------------------------------------------------------------------------------------------------------
def _cheapest(table: Table, ask: Ask) -> Option:
    """Of cards to choose from, as few as must be and those that are worth least."""
    offer = ask.options
    assert isinstance(offer, Arrange)
    number = offer.low
    cards = sorted(offer.items, key=lambda c: (keep(table, c) + _if_lost(table, ask, c), c))[:number]
    return offer.form(tuple(sorted(cards)))


def _if_lost(table: Table, ask: Ask, card: int) -> float:
    return loss(table, card) if ask.kind in ("cards-winnow", "cards-give-up") else 0.0


def card_to_give(table: Table, option: Option) -> float:
    """The card that is worth least goes."""
    if option.kind == "decline":
        return -0.5
    extra = loss(table, option[0]) if option.kind == "eliminate-card" else 0.0
    return -keep(table, option[0]) - extra


def forsake(table: Table, option: Option) -> float:
    """The top card is an average one; better a worse one that is known."""
    if option.kind == "forsake-top-card":
        return -0.45 * min(1.0, LOST * table.rounds_left + 0.1)
    return -loss(table, option[0]) - 0.6 * keep(table, option[0])


def take(table: Table, option: Option) -> float:
    """Take what can be had, the best of it."""
    return keep(table, option[0]) if option.kind == "take-card" else -1.0


def accept(table: Table, option: Option) -> float:
    """Options are taken, but for a new path while the old one goes ill, and late forsaking."""
    yes = option.kind == "accept"
    place = str(table.args.get("place", ""))
    if place == "faramir" and table.saga.path >= 0:
        return table.settled(table.saga.path) * (1 if yes else 0)
    return 0.1 if yes else 0.0


def play_drawn(table: Table, option: Option) -> float:
    """Play what helps; it costs no more than what is cycled anyway."""
    return 0.02 if option.kind == "done" else _play(table, option[0], option[1])


def activate_ground(table: Table, option: Option) -> float:
    """A battleground that counts, where we stand well already."""
    location: int = option[0]
    return table.value(location, spread=1.5) + 0.1 * table.facts.locations[location].vp


def move_to(table: Table, option: Option) -> float:
    """Move if it helps."""
    return 0.0 if option.kind == "decline" else _stand(table, option[0], location_at(table.saga, option[1]), moved=True)


def token_at(table: Table, option: Option) -> float:
    """Where the token shifts most, for whichever side it counts there."""
    location: int = option[0]
    place = table.facts.locations[location]
    attacking = place.side != table.side
    return table.value(location, int(attacking), int(not attacking)) - table.value(location)


def victim(table: Table, option: Option) -> float:
    """Of our own cards the least, of theirs the best."""
    card: int = option[0]
    worth = sum(table.facts.cards[card].icons) + table.lasting(card)
    return -worth if table.facts.cards[card].side == table.side else worth


def loss_of(table: Table, option: Option) -> float:
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


def support(table: Table, option: Option) -> float:
    """The leader with the most icons."""
    leader: int = option[1]
    icons = table.facts.cards[leader].icons
    return 1.0 * (icons[LEAD_ATTACK] + icons[LEAD_DEFENCE]) + (
        2.0 if table.facts.cards[option[0]].kind == "dead-men-of-dunharrow" else 0.0
    )


def whatever(_table: Table, _option: Option) -> float:
    """One is as good as another."""
    return 0.0


def path_to_come(table: Table, option: Option) -> float:
    """A path with defence and points for the Free Peoples; the opposite for the Shadow."""
    location: int = option[0]
    place = table.facts.locations[location]
    return (place.defence + 0.2 * place.vp) * (1 if table.side == 0 else -1)


def pick_effect(table: Table, option: Option) -> float:
    """Saruman rather than a death; the token where it shifts most."""
    name: str = option[0]
    if name == "take-saruman":
        return 0.3 + 0.2 * table.rounds_left
    if name == "eliminate-rohan":
        return 0.6
    return _token(table, "path" if name == "path-defence" else "battleground", "defence")


ASKS: Final[dict[str, Callable[[Table, Option], float]]] = {
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
