"""The cards of the Ford: short generator functions registered by the name of the effect."""

from __future__ import annotations

from thirdage.kernel import Arrange, Ask, Checked, Deck, Flow, Listed, PickCounts, look

from .asks import (
    ASK_DRAW,
    ASK_LEVY,
    ASK_MUSTER,
    ASK_ORDER,
    ASK_REACT,
    ASK_SPY,
    ORDER,
    PASS,
    PLACE_SCOUTS,
    PLAY,
    SPY_ON,
)  # fmt: skip
from .checks import may_play, may_react
from .facts import PLACES
from .model import Crossing


def play(at: Crossing, seat: int, card: int) -> Flow[None]:
    """FD-ACT-2: announce, let the opponents react, then the effect; the card goes to the pile."""
    at.take_from_hand(seat, card)
    at.discard(card)
    at.reveal()
    at.used(f"card:{at.card(card)}")
    at.tell("log-ford-plays", "FD-ACT-2", seat=at.seat(seat), card=at.card(card))
    side = at.rules.side_of[at.seat(seat)]
    for other, name in enumerate(at.rules.seats):
        if at.rules.side_of[name] != side and (yield from cancelled(at, other)):
            return
    yield from at.rules.effects[at.facts.does[card]](at, seat)


def cancelled(at: Crossing, seat: int) -> Flow[bool]:
    """FD-REACT-1: asked whatever the hand holds, so that the asking tells nothing."""
    options = Checked(lambda: [PASS, *[PLAY(c) for c in at.held(seat)]], lambda o: may_react(at, seat, o))
    choice = yield Ask(ASK_REACT, at.seat(seat), options)
    if choice is PASS:
        return False
    at.take_from_hand(seat, choice[0])
    at.discard(choice[0])
    at.reveal()
    at.used(f"card:{at.card(choice[0])}")
    at.tell("log-ford-cancels", "FD-REACT-1", seat=at.seat(seat), card=at.card(choice[0]))
    return True


def lookout(at: Crossing, seat: int) -> Flow[None]:
    """FD-CARD-1: look at the top two cards; they stay where they are and stay known."""
    bit = 1 << seat
    at.deck = yield from look(at, at.deck, 2, ASK_DRAW, "deck", "lookout", at.seat(seat), bit)
    shown = [at.card(card) for card, _ in at.deck.top[:2]]
    at.tell("log-ford-looks", "FD-CARD-1", seat=at.seat(seat), count=len(shown))
    at.tell("log-ford-you-see", "FD-CARD-1", bit, card=shown)


def omen(at: Crossing, seat: int) -> Flow[None]:
    """FD-CARD-2: put the top three in any order; whoever had seen one of them before is shown the new order."""
    bit = 1 << seat
    before = 0
    for _, knowers in at.deck.top[:3]:
        before |= knowers
    at.deck = yield from look(at, at.deck, 3, ASK_DRAW, "deck", "omen", at.seat(seat), bit)
    mine = at.deck.top[:3]
    below = at.deck.top[3:]
    order = yield Ask(ASK_ORDER, at.seat(seat), Arrange(ORDER, [card for card, _ in mine]), {"count": len(mine)})
    at.deck = Deck(at.deck.rest, tuple([(card, before | bit) for card in order[0]]) + below, at.deck.bottom)
    if before & ~bit:
        at.reveal()
        at.tell("log-ford-you-see", "FD-CARD-2", before & ~bit, card=[at.card(c) for c in order[0]])
    at.tell("log-ford-orders", "FD-CARD-2", seat=at.seat(seat), count=len(mine))


def muster(at: Crossing, seat: int) -> Flow[None]:
    """FD-CARD-3: play another card at once, with all that it leads to."""
    options = Checked(
        lambda: [PASS, *[PLAY(c) for c in at.held(seat)]],
        lambda o: None if o is PASS else may_play(at, seat, o[0]),
    )
    choice = yield Ask(ASK_MUSTER, at.seat(seat), options)
    if choice is not PASS:
        at.used("nested")
        yield from play(at, seat, choice[0])


def spy(at: Crossing, seat: int) -> Flow[None]:
    """FD-CARD-4: see another seat's hand; what was seen is remembered while it can still be true."""
    others = [SPY_ON(i) for i in range(len(at.rules.seats)) if i != seat]
    target = (yield Ask(ASK_SPY, at.seat(seat), Listed(others)))[0]
    bit = 1 << seat
    at.hands[target] = tuple([(card, knowers | bit, epoch) for card, knowers, epoch in at.hands[target]])
    at.reveal()
    at.tell("log-ford-spies", "FD-CARD-4", seat=at.seat(seat), other_seat=at.seat(target))
    at.tell("log-ford-you-see", "FD-CARD-4", bit, card=[at.card(c) for c in at.held(target)])


def levy(at: Crossing, seat: int) -> Flow[None]:
    """FD-CARD-5: one or two scouts to places of your choice."""
    places = [(place, min(2, at.supply)) for place in range(len(PLACES))]
    options = PickCounts(PLACE_SCOUTS, places, 1, min(2, at.supply))
    chosen = yield Ask(ASK_LEVY, at.seat(seat), options, {"count": min(2, at.supply)})
    counts = list(at.scouts)
    for place, n in chosen[0]:
        counts[place] += n
        at.supply -= n
    at.scouts = tuple(counts)
    at.tell("log-ford-scouts", "FD-CARD-5", seat=at.seat(seat), count=sum([n for _, n in chosen[0]]))


def bread(at: Crossing, seat: int) -> Flow[None]:
    """FD-CARD-6: draw two cards."""
    for _ in range(2):
        yield from at.rules.steps["draw"](at, seat)


EFFECTS = {"lookout": lookout, "omen": omen, "muster": muster, "spy": spy, "levy": levy, "bread": bread}
