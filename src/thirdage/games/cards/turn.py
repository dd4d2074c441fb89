"""The round: opening, location, action, combat, victory check, draw (rulebook: course of the game)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thirdage.kernel import Ask, Checked, Flow, Listed, Option, PickSome

from .asks import (
    ASK_ACTION,
    ASK_ELIMINATE_HAND,
    ASK_NEXT_FIGHT,
    ASK_OPENING,
    ASK_WINNOW,
    CYCLE_MANY,
    CYCLE_ONE,
    ELIMINATE,
    FIGHT,
    MOVE,
    PASS,
    PLAY,
    PLAY_EVENT,
    RING,
    USE,
    WINNOW,
    WINNOWED,
)  # fmt: skip
from .card_play import move, play, play_event
from .card_texts import Cause, perform, players_from_first
from .combat import fight
from .constants import EVENT, FREE_PEOPLES, LEAD, SHADOW, SIDES
from .drawn_apart import places_for
from .face_down import tidy
from .legality import location_at, may_act, place_of_location
from .locations import first_player
from .model import Saga
from .scenes import begin_action_scene
from .zones import cycle_hidden, draw_cards, eliminate, must_cycle


# -- set-up ---------------------------------------------------------------------------------------------------------
def opening(saga: Saga, player: int) -> Flow[None]:
    """CG-SET-03, CG-DUEL-02, CG-DU3-02: everyone draws his opening cards."""
    last = player + 1 == len(saga.facts.players)
    saga.next = ("opening-cycle", 0) if last else ("opening", player + 1)
    yield from draw_cards(saga, player, saga.facts.players[player].opening_draw, "opening")


def opening_cycle(saga: Saga, deck: int) -> Flow[None]:
    """CG-SET-03: then he cycles some of them; all persons at once, one deck of theirs after the other."""
    mine: list[int] = []
    for seat in range(len(saga.rules.seats)):
        own = [p for p, x in enumerate(saga.facts.players) if x.seat == seat]
        if deck < len(own) and saga.facts.players[own[deck]].opening_cycle:
            mine.append(own[deck])
    saga.next = ("round",) if deck else ("opening-cycle", 1)
    if not mine:
        return
    asks = []
    for player in mine:
        n = saga.facts.players[player].opening_cycle
        args = {"player": saga.name(player), "count": n}
        asks.append(Ask(ASK_OPENING, saga.seat(player), PickSome(CYCLE_MANY, saga.hands[player], n, n), args, args))
    answers = yield tuple(asks) if len(asks) > 1 else asks[0]
    for answer in answers if len(asks) > 1 else [answers]:
        for card in answer[0]:
            cycle_hidden(saga, card, "CG-SET-03")


def new_round(saga: Saga) -> Flow[None]:
    """CG-RND-01, CG-RND-05, CG-RING-03: marks of the last round end; tokens of the Duel are turned back.

    CG-GEN-03: there are no more than nine rounds, since each brings a path of a higher number.
    """
    saga.round += 1
    saga.fresh = saga.played = saga.once = ()
    saga.lasting = ()
    saga.passed = ()
    saga.rings = tuple([
        True if x.ring == 2 else saga.rings[p] for p, x in enumerate(saga.facts.players)
    ])  # fmt: skip
    saga.next = ("location",)
    saga.begin_scene("round", count=saga.round)
    saga.tell("log-cards-round", "CG-RND-01", count=saga.round, player=saga.name(first_player(saga)))
    yield from ()


# -- action step ----------------------------------------------------------------------------------------------------
def candidates(saga: Saga, player: int) -> Iterable[Option]:
    """Everything a player could think of."""
    yield PASS
    facts = saga.facts
    for card in saga.hands[player]:
        if facts.cards[card].type == EVENT:
            yield PLAY_EVENT(card)
        else:
            for place in places_for(saga, card):
                yield PLAY(card, place)
        yield CYCLE_ONE(card)
    for card in saga.reserves[player]:
        for location in saga.active:
            yield MOVE(card, place_of_location(location))
    for card in facts.actors:
        if saga.in_play(card):
            yield USE(card)
    yield RING
    yield WINNOW


def turn(saga: Saga, place: int) -> Flow[None]:
    """CG-ACT-01 to 05: one action, or a pass where it is allowed; the step ends when all have passed in a row.

    CG-PASS-04: who passed comes again. CG-PASS-06: nobody discards at the end (CRU-06). CG-DU3-07: three passes of
    three players are all (CRU-18).
    """
    tidy(saga)
    player = saga.facts.turn_order[place]
    saga.next = ("turn", (place + 1) % len(saga.facts.turn_order))
    args = {"player": saga.name(player)}
    offer = Checked(lambda: candidates(saga, player), lambda o: may_act(saga, player, o))
    choice: Option = yield Ask(ASK_ACTION, saga.seat(player), offer, args, args)
    saga.actions += 1
    begin_action_scene(saga, player, choice)
    if choice is PASS:
        saga.tell("log-cards-passes", "CG-PASS-01", player=saga.name(player))
        saga.passed = (*[p for p in saga.passed if p != player], player)
        if len(saga.passed) == len(saga.facts.players):
            saga.tell("log-cards-all-passed", "CG-ACT-04")
            saga.passed = ()
            saga.next = ("combat",)
        saga.end_scene("action")
        return
    saga.passed = ()
    form = choice.form
    if form is PLAY:
        yield from play(saga, player, choice[0], choice[1])
    elif form is PLAY_EVENT:
        yield from play_event(saga, player, choice[0])
    elif form is MOVE:
        yield from move(saga, player, choice[0], location_at(saga, choice[1]))
    elif form is USE:
        yield from use(saga, player, choice[0])
    elif form is CYCLE_ONE:
        cycle_hidden(saga, choice[0], "CG-ACT-03")
    elif choice is WINNOW:
        yield from winnow(saga, player)
    else:
        yield from use_ring(saga, player)
    saga.end_scene("action")


def use(saga: Saga, player: int, card: int) -> Flow[None]:
    """CG-USE-01 to 03: the action of a card in play, its price first; nothing else sets it off."""
    fact = saga.facts.cards[card]
    assert fact.action is not None
    saga.tell("log-cards-uses", "CG-USE-01", player=saga.name(player), card=fact.id)
    saga.used(f"{fact.kind}:action")
    if fact.action.once_a_round:
        saga.once = (*saga.once, card)
    cause = Cause(fact.id, player, card, saga.location_of(card))
    yield from perform(saga, cause, (fact.action,))


def use_ring(saga: Saga, player: int) -> Flow[None]:
    """CG-RING-01: discard it and draw 2. CG-RING-03: turn it over, draw 3, eliminate 1, cycle 1."""
    saga.rings = tuple([used and p != player for p, used in enumerate(saga.rings)])
    once_a_game = saga.facts.players[player].ring == 1
    saga.tell("log-cards-uses-ring", "CG-RING-01" if once_a_game else "CG-RING-03", player=saga.name(player))
    if once_a_game:
        saga.used("ring:trilogy")
        yield from draw_cards(saga, player, 2, "ring-trilogy")
        return
    saga.used("ring:duel")
    yield from draw_cards(saga, player, 3, "ring-duel")
    if saga.hands[player]:
        args = {"player": saga.name(player)}
        offer = Listed([ELIMINATE(c) for c in saga.hands[player]])
        choice: Option = yield Ask(ASK_ELIMINATE_HAND, saga.seat(player), offer, args, args)
        eliminate(saga, choice[0], "other", "CG-RING-03")
    yield from must_cycle(saga, player, 1, "ring-token")


def winnow(saga: Saga, player: int) -> Flow[None]:
    """CG-WIN-01, CG-WIN-02: eliminate two cards of the hand, then draw one."""
    args = {"player": saga.name(player)}
    choice: Option = yield Ask(ASK_WINNOW, saga.seat(player), PickSome(WINNOWED, saga.hands[player], 2, 2), args, args)
    saga.tell("log-cards-winnows", "CG-WIN-01", player=saga.name(player))
    saga.used("winnow")
    for card in choice[0]:
        eliminate(saga, card, "other", "CG-WIN-01")
    yield from draw_cards(saga, player, 1, "winnow")


# -- combat, victory, draw ------------------------------------------------------------------------------------------
def combat_step(saga: Saga) -> Flow[None]:
    """CG-COMB-01, CG-COMB-04, CG-GEN-04: the first player says which combat comes next.

    CG-PATH-10: among them that of the path which is active now.
    """
    if not saga.active:
        saga.next = ("victory",)
        return
    location = saga.active[0]
    if len(saga.active) > 1:
        player = first_player(saga)
        args = {"player": saga.name(player)}
        offer = Listed([FIGHT(x) for x in sorted(saga.active)])
        choice: Option = yield Ask(ASK_NEXT_FIGHT, saga.seat(player), offer, args, args)
        location = choice[0]
    saga.next = ("fight", location)


def fight_step(saga: Saga, location: int) -> Flow[None]:
    """One combat is a stretch of its own."""
    saga.next = ("combat",)
    yield from fight(saga, location)


def victory_check(saga: Saga) -> Flow[None]:
    """CG-VIC-01 to 05: a lead of ten, or the final round, in which Ring tokens count and the Shadow wins ties.

    CG-FELL-09: in every scenario.
    """
    saga.begin_scene("phase", phase="victory")
    points = [saga.points(side) for side in (FREE_PEOPLES, SHADOW)]
    if saga.final:
        points = [points[side] + saga.ring_points(side) for side in (FREE_PEOPLES, SHADOW)]
    free, dark = points
    saga.tell("log-cards-points", "CG-VIC-01", free=free, shadow=dark)
    if saga.final or abs(free - dark) >= LEAD:
        side = FREE_PEOPLES if free > dark else SHADOW
        reason = "final-round" if saga.final else "lead"
        saga.used(f"end:{reason}:{SIDES[side]}")
        saga.tell("log-cards-ends", "CG-VIC-03", side=SIDES[side], free=free, shadow=dark)
        saga.end(SIDES[side], reason, {"points": {SIDES[0]: free, SIDES[1]: dark}})
    saga.next = ("draw", 0)
    yield from ()


def draw_step(saga: Saga, turn_of: int) -> Flow[None]:
    """CG-RND-03, CG-RND-04: everyone draws, in turn order (CRU-23); then the first-player token passes on.

    CG-DU3-06: by places of the turn order, so that Gandalf has it every second round.
    """
    tidy(saga)
    if not turn_of:
        saga.begin_scene("phase", phase="draw")
    order = players_from_first(saga)
    player = order[turn_of]
    fact = saga.facts.players[player]
    more, cycled = 0, 0
    for card in saga.reserves[player]:
        when, amount = saga.facts.cards[card].lasts("draw_step_bonus")
        if when:
            more += amount
            saga.used(f"{saga.facts.cards[card].kind}:draws")
        cycled += saga.facts.cards[card].lasts("draw_step_then_cycle")[1]
    if turn_of + 1 < len(order):
        saga.next = ("draw", turn_of + 1)
    yield from draw_cards(saga, player, fact.draw_step + more, "draw-step")
    if cycled:
        yield from must_cycle(saga, player, cycled, "galadriel")
    if turn_of + 1 == len(order):
        saga.first = (saga.first + 1) % len(saga.facts.turn_order)
        saga.next = ("round",)


SEAMS: dict[str, Callable[..., Flow[None]]] = {
    "opening": opening,
    "opening-cycle": opening_cycle,
    "round": new_round,
    "turn": turn,
    "combat": combat_step,
    "fight": fight_step,
    "victory": victory_check,
    "draw": draw_step,
}
