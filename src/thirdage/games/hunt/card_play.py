"""Playing Ally and Sorcery cards: what all of them have in common (HR-ALY, HR-SOR). What each does is in `cards`."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel import EVERYONE, Flow, Reason

from .conditions import against, demands_place, holds
from .constants import FIRST_HALF, PLAYED, SORCERIES
from .draws import discard_ally, discard_sorcery
from .effects import Job, effect_of
from .model import Pursuit
from .questions import keep


def may_play(at: Pursuit, card: int, half: int) -> Reason | None:
    """HR-ALY-05, HR-ALY-06, HR-SOR-04, HR-SOR-05: the card's condition, and that of the half chosen.

    HR-ALY-08: a card out of turn has no place here.
    """
    row = at.facts.cards[card]
    args = {"card": row.id}
    if row.out_of_turn:
        return Reason("reason-hunt-out-of-turn", "HR-ALY-08", args)
    if half >= len(row.options):
        return Reason("reason-hunt-no-such-half", "HR-ALY-06", args)
    chosen = row.options[half]
    if at.chapter not in chosen.get("chapters", (1, 2)):
        return Reason("reason-hunt-other-chapter", "HR-SOR-05", args)
    if not is_built(at, card, half):
        return Reason("reason-hunt-card-not-built", "HR-ALY-07", args)
    return against(at, card, row.cond) or against(at, card, chosen.get("needs", {}))


def is_built(at: Pursuit, card: int, half: int) -> bool:
    """Whether every operation of this half is there."""
    return all(effect_of(at, op["op"], "do") is not None for op in at.facts.cards[card].options[half]["ops"])


def play_ally(at: Pursuit, card: int, half: int) -> None:
    """HR-ALY-04, HR-ALY-07: it goes to the discard pile, and as much as possible is carried out."""
    _lay_open(at, card, half)
    _go_on(at, 0, card, half, 0, 0)


def _lay_open(at: Pursuit, card: int, half: int) -> None:
    discard_ally(at, card, EVERYONE)
    at.tell("log-hunt-plays-ally", "HR-ALY-04", card=at.facts.cards[card].id)
    spent = at.facts.cards[card].cond.get("spend_fellowship", 0)
    at.available -= spent
    at.pool += spent
    played(at, card, half)


def play_at_once(at: Pursuit, card: int) -> Flow[None]:
    """HR-ALY-08: a card out of turn is carried out in a Nazgûl's turn, which then goes on where it was."""
    _lay_open(at, card, 0)
    then = at.next
    for op in range(len(at.facts.cards[card].options[0]["ops"])):
        done: tuple[int, ...] | None = ()
        while done is not None:
            at.next = then
            yield from _carried_out(at, Job(at, int(then[1]), card, 0, op, 0, done))
            done = _dealt_with(at, card, done)
    at.next = then


def _dealt_with(at: Pursuit, card: int, before: tuple[int, ...]) -> tuple[int, ...] | None:
    """What an operation has dealt with if it comes again (`Job.again`), else None."""
    again = at.next[0] == "effect" and at.next[2] == card
    done: tuple[int, ...] = at.next[6] if again else ()
    return done if len(done) > len(before) else None


def play_sorcery(at: Pursuit, wraith: int, card: int, half: int, die: int) -> None:
    """HR-SOR-03, HR-SOR-06, HR-SOR-09: likewise; a card that stays lies beside the corruption track instead."""
    place = int(at.next[1])
    discard_sorcery(at, wraith, card, EVERYONE)
    at.tell("log-hunt-plays-sorcery", "HR-SOR-03", seat=at.wraith_seat(wraith), card=at.facts.cards[card].id)
    if at.facts.cards[card].stays:
        at.sorcery_discards = at.sorcery_discards[:-1]
        at.beside_track = (*at.beside_track, card)
    played(at, card, half)
    _go_on(at, place, card, half, 0, die)


def played(at: Pursuit, card: int, half: int) -> None:
    """A card of a hand is open now, and so is what it demands of Frodo's place. Ruling HRU-57."""
    row = at.facts.cards[card]
    at.used(f"card:{row.effect}" if len(row.options) == 1 else f"card:{row.effect}:{half}")
    if demands_place(at, card, half):
        keep(at, PLAYED, card, FIRST_HALF + half)
    at.reveal()


def _go_on(at: Pursuit, place: int, card: int, half: int, op: int, die: int) -> None:
    """To the operation with this number, or back to the turn in which the card was played."""
    row = at.facts.cards[card]
    if op < len(row.options[half]["ops"]):
        at.next = ("effect", place, card, half, op, die, ())
    else:
        at.next = ("nazgul", place) if row.deck == SORCERIES else ("ring-bearer",)


def carry_out(at: Pursuit, place: int, card: int, half: int, op: int, die: int, done: tuple[int, ...]) -> Flow[None]:
    """HR-ALY-07: one operation of a card, as far as it can be carried out."""
    _go_on(at, place, card, half, op + 1, die)
    yield from _carried_out(at, Job(at, place, card, half, op, die, done))


def _carried_out(at: Pursuit, job: Job) -> Flow[None]:
    if not holds(at, job.row.get("needs")):
        return
    do = effect_of(at, job.row["op"], "do")
    assert do is not None, f"{job.card_id} is not built"
    yield from do(at, job)


SEAMS: dict[str, Callable[..., Flow[None]]] = {"effect": carry_out}
