"""Ally tokens that cards place, move and remove (HR-TOK)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.games.hunt.asks import ASK_CARD_SPACE, ASK_TOKEN, CHOOSE_SPACE, MOVE_TOKEN, PLACE_TOKEN, STOP
from thirdage.games.hunt.constants import ALLY_TOKENS
from thirdage.games.hunt.effects import Effects, Job
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Ask, Checked, Flow, Listed, Option, Reason

from .places import player, spaces_in

EFFECTS: Final[Effects] = Effects()


def may_lie(at: Pursuit, space: int) -> Reason | None:
    """HR-TOK-01: in a location without a Nazgûl and without another token."""
    args = {"space": at.space_id(space)}
    if not at.board.is_location(space):
        return Reason("reason-hunt-not-a-location", "HR-TOK-01", args)
    if at.nazgul_at(space):
        return Reason("reason-hunt-nazgul-there", "HR-TOK-01", args)
    if space in at.ally_tokens:
        return Reason("reason-hunt-token-there", "HR-TOK-01", args)
    return None


@EFFECTS.on("place_ally", "do")
def place_ally(at: Pursuit, job: Job) -> Flow[None]:
    """HR-TOK-01, HR-TOK-05: with none left, one of those on the board may be taken instead.

    A card that places one demands it, one that places several says up to how many (HR-ALY-07). Ruling HRU-36.
    """
    where = spaces_in(at, job.row["where"])
    full = len(at.ally_tokens) >= ALLY_TOKENS

    def check(option: Option) -> Reason | None:
        if option is STOP:
            return None if full or job.n > 1 else Reason("reason-hunt-must-place", "HR-ALY-07")
        if option.form is not (MOVE_TOKEN if full else PLACE_TOKEN):
            return Reason("reason-hunt-tokens-run-out" if full else "reason-hunt-tokens-left", "HR-TOK-05")
        to = option[1] if full else option[0]
        if full and option[0] not in at.ally_tokens:
            return Reason("reason-hunt-no-token-there", "HR-TOK-05", {"space": at.space_id(option[0])})
        if to not in where:
            return Reason("reason-hunt-card-names-others", "HR-ALY-07", {"space": at.space_id(to), "card": job.card_id})
        return may_lie(at, to)

    def candidates() -> Iterable[Option]:
        yield STOP
        for space in sorted(where):
            if full:
                yield from [MOVE_TOKEN(token, space) for token in at.ally_tokens]
            else:
                yield PLACE_TOKEN(space)

    if any(may_lie(at, space) is None for space in where):
        yield from _ask(at, job, Checked(candidates, check))


@EFFECTS.on("move_ally", "do")
def move_ally(at: Pursuit, job: Job) -> Flow[None]:
    """HR-TOK-04: up to so many tokens, each once, to a connected location; dots with Nazgûl do not matter."""

    def check(option: Option) -> Reason | None:
        if option is STOP:
            return None
        if option.form is not MOVE_TOKEN or option[0] not in at.ally_tokens:
            return Reason("reason-hunt-no-token-there", "HR-TOK-04", {"space": at.space_id(option[0])})
        origin, to = option
        if origin in job.done:
            return Reason("reason-hunt-token-moved", "HR-TOK-04", {"space": at.space_id(origin)})
        if to not in at.board.dots_between[origin]:
            return Reason("reason-hunt-token-not-connected", "HR-TOK-04", {"space": at.space_id(to)})
        reason = may_lie(at, to)
        return Reason(reason.id, "HR-TOK-04", reason.args) if reason is not None else None

    def candidates() -> Iterable[Option]:
        yield STOP
        for token in at.ally_tokens:
            yield from [MOVE_TOKEN(token, to) for to in sorted(at.board.dots_between[token])]

    offer = Checked(candidates, check)
    if any(check(option) is None for option in candidates() if option is not STOP):
        yield from _ask(at, job, offer)


def _ask(at: Pursuit, job: Job, offer: Checked) -> Flow[None]:
    about = {"card": job.card_id, "count": job.left}
    choice: Option = yield Ask(ASK_TOKEN, at.ring_bearer, offer, about, about)
    if choice is STOP:
        return
    to = choice[-1]
    if choice.form is MOVE_TOKEN:
        at.ally_tokens = tuple([token for token in at.ally_tokens if token != choice[0]])
        at.tell("log-hunt-moves-token", "HR-TOK-04", from_space=at.space_id(choice[0]), space=at.space_id(to))
    else:
        at.tell("log-hunt-places-token", "HR-TOK-01", space=at.space_id(to))
    at.ally_tokens = tuple(sorted([*at.ally_tokens, to]))
    job.again(to)


@EFFECTS.on("remove_ally", "do")
def remove_ally(at: Pursuit, job: Job) -> Flow[None]:
    """HR-TOK-06: up to so many tokens from locations connected with the place of a Nazgûl."""
    near = frozenset[int]().union(*[at.board.locations_near(space) for space in at.nazgul])
    tokens = [token for token in at.ally_tokens if token in near]
    if not tokens:
        return
    about = {"card": job.card_id, "what": "ally-token"}
    offer = Listed([STOP, *[CHOOSE_SPACE(token) for token in tokens]])
    choice: Option = yield Ask(ASK_CARD_SPACE, player(at), offer, about, about)
    if choice is not STOP:
        at.ally_tokens = tuple([token for token in at.ally_tokens if token != choice[0]])
        at.tell("log-hunt-ally-token-removed", "HR-TOK-06", space=at.space_id(choice[0]))
        job.again(choice[0])
