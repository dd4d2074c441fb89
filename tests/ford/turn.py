"""The round of the Ford: draw, discard, walk, act."""

from __future__ import annotations

from thirdage.kernel import Ask, Checked, Flow, Option, PickSome, Reason, draw

from .asks import ASK_ACT, ASK_DISCARD, ASK_DRAW, ASK_WALK, DISCARD, PASS, PLAY, SEARCH, STRIKE, WALK
from .cards import play
from .checks import may_act, may_walk
from .facts import CROSSING, HAND_LIMIT, PLACES, ROUNDS
from .model import Crossing


def draw_card(at: Crossing, seat: int) -> Flow[None]:
    """FD-DECK-1: the top card, seen by its owner alone; an empty deck is made anew from the pile."""
    if not len(at.deck):
        if not at.pile:
            return
        at.shuffle_pile()
    card, knowers, at.deck = yield from draw(at, at.deck, ASK_DRAW, "deck", "draw", at.seat(seat), 1 << seat)
    at.hands[seat] = (*at.hands[seat], (card, knowers, at.epochs[card]))
    at.tell("log-ford-draws", "FD-DECK-1", seat=at.seat(seat))
    at.tell("log-ford-you-draw", "FD-DECK-1", 1 << seat, card=at.card(card))


def deal(at: Crossing) -> Flow[None]:
    """Cards that a written position gives as backs are drawn by chance."""
    for seat in at.blanks:
        yield from at.rules.steps["draw"](at, seat)
    at.blanks = ()
    at.next, at.after = at.after, ()


def new_round(at: Crossing) -> Flow[None]:
    """FD-TURN-1: dusk after the last round; else everyone draws, and discards down to the limit in parallel."""
    if at.round == ROUNDS:
        at.begin_scene("dusk")
        at.tell("log-ford-dusk", "FD-END-3")
        at.used("end:dusk")
        at.end("shadow", "dusk")
        return
    at.round += 1
    at.begin_scene("round", count=at.round)
    at.tell("log-ford-round", "FD-TURN-1", count=at.round)
    for seat in range(len(at.hands)):
        yield from at.rules.steps["draw"](at, seat)
    over = [seat for seat, hand in enumerate(at.hands) if len(hand) > HAND_LIMIT]
    if over:
        yield from discard_down(at, over)
    at.next = ("walk",)


def discard_down(at: Crossing, over: list[int]) -> Flow[None]:
    """FD-HAND-1: all at once, face up."""
    asks = []
    for seat in over:
        n = len(at.hands[seat]) - HAND_LIMIT
        asks.append(Ask(ASK_DISCARD, at.seat(seat), PickSome(DISCARD, at.held(seat), n, n), {"count": n}, {"count": n}))
    answers = yield tuple(asks) if len(asks) > 1 else asks[0]
    for seat, answer in zip(over, answers if len(asks) > 1 else [answers], strict=True):
        for card in answer[0]:
            at.take_from_hand(seat, card)
            at.discard(card)
        at.tell("log-ford-discards", "FD-HAND-1", seat=at.seat(seat), card=[at.card(c) for c in answer[0]])
    at.reveal()


def walk(at: Crossing) -> Flow[None]:
    """FD-WALK-1: a secret step. FD-WALK-2: a scout sees who comes. FD-END-1: enough places are a crossing."""

    def check(option: Option) -> Reason | None:
        return may_walk(at, option[0])

    at.begin_scene("action", seat=at.seat(0))
    step = (yield Ask(ASK_WALK, at.seat(0), Checked(lambda: [WALK(p) for p in range(len(PLACES))], check)))[0]
    at.path = (*at.path, step)
    at.seen = (*at.seen, -1)
    at.watched = (*at.watched, sum([1 << p for p, n in enumerate(at.scouts) if n]))
    at.tell("log-ford-walks", "FD-WALK-1", seat=at.seat(0))
    if at.scouts[step]:
        at.see_walker()
        at.used("scout-sees")
        at.tell("log-ford-scout-sees", "FD-WALK-2", place=PLACES[step])
    elif any(at.scouts):
        at.reveal()
    if len(set(at.path)) == CROSSING:
        at.see_walker()
        at.used("end:crossed")
        at.tell("log-ford-crossed", "FD-END-1", place=PLACES[step])
        at.end("free-peoples", "crossed", {"path": [PLACES[p] for p in at.path]})
        return
    if len(at.path) >= CROSSING:
        at.reveal()
    at.next = ("act", 0)


def act(at: Crossing, seat: int) -> Flow[None]:
    """FD-ACT-1: one action of a seat; then the next seat, then a new round."""
    following: tuple[str, int] | tuple[str] = ("act", seat + 1) if seat + 1 < len(at.hands) else ("round",)
    at.next = following

    def candidates() -> list[Option]:
        options = [PASS, *[PLAY(c) for c in at.held(seat)]]
        if seat:
            options += [form(p) for form in (SEARCH, STRIKE) for p in range(len(PLACES))]
        return options

    at.begin_scene("action", seat=at.seat(seat))
    choice = yield Ask(ASK_ACT, at.seat(seat), Checked(candidates, lambda o: may_act(at, seat, o)))
    at.actions += 1
    if choice is PASS:
        at.tell("log-ford-passes", "FD-ACT-1", seat=at.seat(seat))
    elif choice.form is PLAY:
        yield from play(at, seat, choice[0])
    elif choice.form is SEARCH:
        at.rules.steps["search"](at, seat, choice[0])
    else:
        strike(at, seat, choice[0])


def search(at: Crossing, seat: int, place: int) -> None:
    """FD-ACT-3: has the walker ever been there? Yes or no, to everyone."""
    yes = place in at.path
    at.ask_place("search", place, yes)
    at.used("search")
    at.tell("log-ford-found" if yes else "log-ford-not-found", "FD-ACT-3", seat=at.seat(seat), place=PLACES[place])


def strike(at: Crossing, seat: int, place: int) -> None:
    """FD-ACT-4: is he there now? If so there is a fight, which is its own seam."""
    yes = at.path[-1] == place
    at.ask_place("strike", place, yes)
    at.tell("log-ford-strikes" if yes else "log-ford-strikes-air", "FD-ACT-4", seat=at.seat(seat), place=PLACES[place])
    if yes:
        at.see_walker()
        at.used("fight")
        at.next = ("fight", seat, 1)
