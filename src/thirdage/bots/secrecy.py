"""What must hold of secrets: samples look real, nothing is forgotten or leaked, undo takes back no knowledge.

A sample is made from a seat's view alone. If the view forgot something, or the flow used something that the view
does not hold, samples begin to differ from the match in what the seat can see; if the view held something hidden,
`complete` of an honest game has no place for it. So most faults of secrecy show as a difference here.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.bots.match_checks import (
    DRAWS,
    CheckFailed,
    conserved,
    difference,
    fingerprint,
    seams_of,
    since_seam,
    walk_on,
)  # fmt: skip
from thirdage.bots.nonsense import random_option
from thirdage.kernel import SPECTATOR, Ask, Match, NoSample, Option, Refused, Rng

Json = dict[str, Any]
LAST_STEPS: Final = 12
"""How far back `secrets_stay` looks for a secret."""
INTENTS: Final = 8
"""How many intents are explained at a time."""


def guessers(match: Match) -> tuple[str, ...]:
    """Everyone for whom a sample can be made."""
    return (*match.seats, SPECTATOR)


def sampled(match: Match, seat: str, rng: Rng) -> Match:
    """A sample; that there is none is a fault of the game."""
    try:
        return match.sample(seat, rng)
    except NoSample as none:
        raise CheckFailed("sample", str(none)) from none


def samples_look_real(match: Match, rng: Rng) -> None:
    """For every seat and for those who watch: view, log, own offers and explanations; and it can be played on."""
    for seat in guessers(match):
        walk_on(sample_looks_real(match, seat, rng), rng)


def sample_looks_real(match: Match, seat: str, rng: Rng) -> Match:
    """The same for one seat; the sample, to be played on."""
    before = fingerprint(match)
    world = sampled(match, seat, rng)
    _looks_like(match, world, seat)
    _offers_like(match, world, seat, rng)
    _explains_like(match, world, seat, rng)
    conserved(world)
    if fingerprint(match) != before:
        raise CheckFailed("sample", "making a sample changed the match")
    return world


def _looks_like(match: Match, world: Match, seat: str, check: str = "sample") -> None:
    """A sample takes over the log before the seam as it is, so that only what is since then is compared."""
    real, guessed = match.view(seat), world.view(seat)
    if real != guessed:
        raise CheckFailed(check, f"{seat} sees {difference(real, guessed)}")
    since = since_seam(match)
    told, guessed_told = match.log(seat, since), world.log(seat, since)
    if told != guessed_told:
        raise CheckFailed(check, f"{seat} was told {difference(told, guessed_told)}")
    if match.scene() != world.scene():
        raise CheckFailed(check, f"{seat} is in {difference(match.scene(), world.scene())}")


def _offers_like(match: Match, world: Match, seat: str, rng: Rng) -> None:
    """The same offer: a list shows in the view; where there is none, what one draws the other must take."""
    for mine, guessed in zip(match.asks, world.asks, strict=True):
        if mine.seat != seat:
            continue
        for one, other in ((mine, guessed), (guessed, mine)):
            for _ in range(DRAWS):
                option = one.options.sample(rng)
                if option not in other.options:
                    raise CheckFailed("sample", f"{mine.kind}: {option} is on offer in only one of the two")


def _explains_like(match: Match, world: Match, seat: str, rng: Rng) -> None:
    for intent in intents(match, rng):
        real, guessed = explained(match, seat, intent), explained(world, seat, intent)
        if real != guessed:
            raise CheckFailed("explain", f"{seat}: {intent}: {real} against {guessed}")


def intents(match: Match, rng: Rng) -> list[Json]:
    """Some intents of any kinds that the game knows."""
    names = match.rules.names
    known = [way for ways in match.rules.intents.values() for way in ways]
    drawn = [random_option(known[rng.randrange(len(known))][0], names, rng) for _ in range(INTENTS)]
    return [option.json(names) for option in drawn if option is not None]


def explained(match: Match, seat: str, intent: Json) -> Json | None:
    """What `explain` says, as JSON, a refusal to explain included."""
    try:
        reason = match.explain(seat, intent)
    except Refused as refused:
        return refused.reason.json()
    return None if reason is None else reason.json()


def undo_hides_nothing(match: Match, worlds: dict[str, Match], ask: Ask, option: Option, rng: Rng) -> None:
    """After an answer that can be taken back freely, nobody knows more than before it.

    `worlds` are samples made for each seat before the answer. Each is now given the answer itself, or for another
    seat one with the same face; it must look as the match does, or the answer has shown something of what is
    hidden, and taking it back would let the seat have its knowledge and its choice as well.
    """
    if not match.can_undo(ask.seat):
        return
    untold = match.index <= ask.index  # a parallel answer, which nobody learns of before all are in
    for seat, world in worlds.items():
        twin = next((a for a in world.asks if a.seat == ask.seat and a.spec is ask.spec), None)
        if twin is None:
            raise CheckFailed("undo", f"in a world of {seat}, {ask.seat} is not asked {ask.kind}")
        if seat == ask.seat:
            answer = option
        elif untold:
            answer = twin.options.sample(rng)
        else:
            alike = lookalike(twin, ask.face(option, seat), seat, rng)
            if alike is None:
                raise CheckFailed("undo", f"in a world of {seat}, no answer to {ask.kind} looks like {option}")
            answer = alike
        world.answer(answer, ask.seat)
        _looks_like(match, world, seat, "undo")


def lookalike(ask: Ask, face: Any, seat: str, rng: Rng) -> Option | None:
    """An answer that shows this face to a seat: any, or else one of those there are, if there are any."""
    for _ in range(DRAWS):
        candidate = ask.options.sample(rng)
        if ask.face(candidate, seat) == face:
            return candidate
    alike = [candidate for candidate in ask.options if ask.face(candidate, seat) == face]
    return alike[rng.randrange(len(alike))] if alike else None


def undo_takes_back(match: Match, before: dict[str, Json], ask: Ask, option: Option) -> None:
    """Where undo is free, it leads back to what everyone saw before the answer; then the answer is given again."""
    if not match.can_undo(ask.seat):
        return
    match.undo(ask.seat)
    for seat, seen in before.items():
        now = match.view(seat)["position"]
        if now != seen:
            raise CheckFailed("undo", f"taken back, {seat} sees {difference(seen, now)}")
    match.answer(option, ask.seat)


def secrets_stay(match: Match, rng: Rng) -> None:
    """An answer or outcome of which a seat was not told shows in nothing that this seat can see.

    One of the last steps is taken again from the seam before it, and beside it another that looks the same to some
    onlooker. Unless the game says that something was revealed, that onlooker must see the same after both: also
    the same asks, for whether somebody is asked may depend on public facts only.
    """
    history = match.history
    assert history is not None, "a fork has no history"
    if not history.steps:
        return
    at = len(history.steps) - 1 - rng.randrange(min(LAST_STEPS, len(history.steps)))
    step = history.steps[at]
    real, other = _before(match, at), _before(match, at)
    if len(real.asks) != 1:
        return
    ask, twin, option = real.asks[0], other.asks[0], step.value
    for seat in guessers(match):
        face = ask.face(option, seat)
        alike = lookalike(twin, face, seat, rng) if face != option.json(match.rules.names) else None
        if alike is None or alike == option:
            continue
        real.answer(option, ask.seat)
        other.answer(alike, ask.seat)
        if not _revealed(real) and not _revealed(other):
            _looks_like(real, other, seat, "secret")
        return


def _before(match: Match, at: int) -> Match:
    """The match as it stood before a step of its line, run again from the seam before; chance stands still there."""
    assert match.history is not None
    done, checkpoint = next((count, seam) for count, seam in reversed(seams_of(match)) if count <= at)
    twin = Match(match.rules, checkpoint.copy(), None).start()
    for step in match.history.steps[done:at]:
        for ask, option in step.answers():
            twin.answer(option, ask.seat)
    return twin


def _revealed(match: Match) -> bool:
    assert match.history is not None
    return match.history.steps[-1].revealed
