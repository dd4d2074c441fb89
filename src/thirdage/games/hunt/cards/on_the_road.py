"""What only cards of chapter 2 do: Gandalf's further moves, a new Journey card, Nazgûl held, the Chief (HR-ALY-07)."""

from __future__ import annotations

from typing import Final

from thirdage.games.hunt import chief
from thirdage.games.hunt.asks import (
    ASK_CARD_DRAWN,
    ASK_GANDALF_GOES,
    ASK_HELD,
    CARD_DRAWN,
    CHOOSE_NAZGUL,
    MOVE_GANDALF,
    STOP,
)  # fmt: skip
from thirdage.games.hunt.constants import ALL_NAZGUL
from thirdage.games.hunt.draws import discard_sorcery
from thirdage.games.hunt.effects import Effects, Job, lasting_of
from thirdage.games.hunt.gandalf import go, in_play
from thirdage.games.hunt.journey import take_new_journey
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Ask, Draws, Flow, Listed, Option, chance

EFFECTS: Final[Effects] = Effects()


@EFFECTS.on("gandalf_move", "do")
def gandalf_move(at: Pursuit, job: Job) -> Flow[None]:
    """HR-GAN-01, HR-GAN-02: a further entry of his log; it is not that of the phase. Ruling HRU-56."""
    if not in_play(at) or at.gandalf_shown:
        return
    about = {"card": job.card_id}
    ways = Listed([MOVE_GANDALF(space) for space in sorted(at.board.dots_between[at.gandalf_last])])
    choice: Option = yield Ask(ASK_GANDALF_GOES, at.ring_bearer, ways, about, about)
    go(at, choice[0])
    job.again(0)


@EFFECTS.on("new_journey", "do")
def new_journey(at: Pursuit, job: Job) -> Flow[None]:  # noqa: ARG001
    """As at a change of direction, but the figure stays where it is (HR-ESC2-03, HR-ESC2-05)."""
    if at.journeys_left:
        yield from take_new_journey(at)


@EFFECTS.on("hold", "do")
def hold(at: Pursuit, job: Job) -> Flow[None]:
    """No free search or hunt for these Nazgûl until the end of the phase; the Chief cannot be held."""
    free = [nazgul for nazgul in ALL_NAZGUL if nazgul != at.chief and nazgul not in lasting_of(at, "hold")]
    if not free:
        return
    about = {"card": job.card_id}
    offer = Listed([*[CHOOSE_NAZGUL(nazgul) for nazgul in free], STOP])
    choice: Option = yield Ask(ASK_HELD, at.ring_bearer, offer, about, about)
    if choice is not STOP:
        at.lasting = (*at.lasting, (job.card, "hold", choice[0], job.row["until"]))
        at.tell("log-hunt-held", "HR-ALY-07", nazgul=at.rules.names.ids["nazgul"][choice[0]])
        job.again(choice[0])


@EFFECTS.on("discard_sorcery", "do")
def lose_sorcery(at: Pursuit, job: Job) -> Flow[None]:
    """The leading Ringwraith loses a card at random."""
    hand, bit, seat = at.sorcery_hands[at.leading], at.wraith_bit(at.leading), at.wraith_seat(at.leading)
    if hand:
        drawn: Option = yield chance(
            ASK_CARD_DRAWN, Draws(CARD_DRAWN, hand), "hand", "lost", seat, bit, {"card": job.card_id}
        )
        discard_sorcery(at, at.leading, drawn[0], bit)
        at.tell("log-hunt-loses-sorcery", "HR-ALY-07", seat=seat)
        at.reveal()
        job.again(0)


@EFFECTS.on("leader", "do")
def leader(at: Pursuit, job: Job) -> Flow[None]:  # noqa: ARG001
    """HR-CHF-01, HR-CHF-03."""
    chief.enter(at, at.active, "HR-CHF-03")
    yield from ()
