"""What the actions of a turn are worth, in victory points; passing is zero."""

from __future__ import annotations

from thirdage.bots.cards.seat_table import SeatTable
from thirdage.bots.cards.worth import DRAW, FORSAKE, PRICE, effects, keep, loss
from thirdage.games.cards.abilities import Ability
from thirdage.games.cards.asks import CYCLE_ONE, MOVE, PASS_FORM, PLAY, PLAY_EVENT, RING_FORM, USE
from thirdage.games.cards.constants import ITEM
from thirdage.games.cards.legality import RESERVE_PLACE, card_at, location_at
from thirdage.kernel import Option


def action(table: SeatTable, option: Option) -> float:
    """What an action is worth; passing is zero."""
    form = option.form
    if form is PASS_FORM:
        return 0.0
    if form is PLAY:
        return play(table, option[0], option[1]) - PRICE
    if form is MOVE:
        return stand(table, option[0], location_at(table.saga, option[1]), moved=True)
    if form is USE:
        return _use(table, option[0])
    if form is PLAY_EVENT:
        return _event(table, option[0]) - PRICE
    if form is CYCLE_ONE:
        return -0.05 - 0.35 * keep(table, option[0])
    if form is RING_FORM:
        return 0.25 if table.facts.players[table.player].ring == 2 else -0.45
    return _winnow(table)


def stand(table: SeatTable, card: int, location: int, moved: bool = False) -> float:
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


def play(table: SeatTable, card: int, place: int) -> float:
    """To play a card there, its price left aside."""
    location, bearer = location_at(table.saga, place), card_at(table.saga, place)
    if bearer >= 0:
        return _item(table, card, bearer)
    if place != RESERVE_PLACE:
        return stand(table, card, location)
    fact = table.facts.cards[card]
    worth = table.lasting(card) + effects(table, fact.plays, ("on_play", "on_play_reserve")) + 0.1 * table.future(card)
    if fact.action is not None and fact.action.when == "action_reserve":
        worth += 0.25
    return worth if table.rounds_left else worth - 0.2


def _item(table: SeatTable, item: int, bearer: int) -> float:
    location = table.saga.location_of(bearer)
    amount = table.item_adds(item, bearer)
    worth = effects(table, table.facts.cards[item].plays, ("on_play",))
    if location >= 0:
        return worth + table.gain(location, bearer, amount) - 0.3 * loss(table, item)
    fact = table.facts.cards[item]
    potential = max(fact.icons)
    return worth + 0.12 * potential * min(3, table.rounds_left) + (0.25 if fact.action is not None else 0.0)


def _event(table: SeatTable, card: int) -> float:
    """Events by what they do; some only in the right moment."""
    fact = table.facts.cards[card]
    ops = [op.name for a in fact.events for op in a.do]
    if "sacrifice_reserve" in ops or "permit_round" in ops:
        return 0.1
    if "activate_path" in ops:
        return table.settled(table.saga.path) + 0.3 if table.saga.path >= 0 else -0.5
    if "activate_or_reactivate" in ops:
        kinds = {table.facts.cards[c].kind for c in table.saga.reserves[table.player]}
        return 0.4 if any(any(card in kinds for card in a.condition.cards) for a in fact.events) else -0.6
    return effects(table, fact.events, ("event",)) - (0.2 if "forsake" in ops else 0.0)


def _use(table: SeatTable, card: int) -> float:
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


def _is_fighter(table: SeatTable, card: int) -> bool:
    return table.facts.cards[card].type != ITEM


def _done(table: SeatTable, ability: Ability) -> float:
    saga = table.saga
    worth = effects(table, (ability,), ("action",))
    for op in ability.do:
        if op.name == "activate_path" and saga.path >= 0:
            now = table.settled(saga.path)
            worth += 0.6 * now if now > 0 else now - 0.5
        elif op.ground is not None:
            worth += 0.15
        elif op.name == "token":
            worth += token(table, op.at, op.icon)
        elif op.name == "palantir":
            worth += DRAW
        elif op.name == "eliminate_in_play":
            worth += 0.5
    if any(op.name == "corruption" and op.per for op in ability.do):
        return min(3, saga.corruption) * (0.6 if table.side == 0 else -0.6)
    return worth


def token(table: SeatTable, where: str, kind: str) -> float:
    """A token where it shifts most."""
    more = (1, 0) if kind.endswith("attack") else (0, 1)
    places = [x for x in table.saga.active if table.facts.locations[x].is_path == (where != "battleground")]
    return max([table.value(x, *more) - table.value(x) for x in places], default=-0.5)


def _winnow(table: SeatTable) -> float:
    worst = sorted([keep(table, c) + loss(table, c) for c in table.hand])[:2]
    return DRAW - 0.1 - sum(worst)
