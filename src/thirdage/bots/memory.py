"""Whether a view remembers: nothing that a seat once knew, and could still know, may be lost from it.

A view that forgets looks right at every moment, and its samples agree with it; they only allow worlds that the seat
knows to be impossible. So the samples of now are compared with worlds that begin at an earlier seam, from what the
seat knew there, and run through what it was told since. What is so in all of those, or in none of them, the seat
can know; samples of now that see it otherwise have forgotten it.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.bots.match_checks import CheckFailed, half_answered, seams_of
from thirdage.bots.secrecy import guessers, lookalike, sampled
from thirdage.kernel import Ask, Match, Option, Refused, Rng, canonical
from thirdage.kernel.history import Step

Json = dict[str, Any]
SEAMS_BACK: Final = 6
"""How many seams back the other worlds begin, at most."""
LOOKS: Final = (12, 24, 80)
"""So many worlds of each kind are compared, and so many more if the first ones differ: chance must not raise alarms."""
OFTEN: Final = 4
"""What holds in at least one sample in so many is no accident."""
TRIES: Final = 20
"""How many worlds may be thrown away for each that fits."""


def remembers(match: Match, rng: Rng) -> None:
    """Compare samples of one seat with worlds that it could come to from an earlier seam."""
    history = match.history
    assert history is not None, "a fork has no history"
    if len(history.seams) < 2 or match.outcome is not None or half_answered(match):
        return
    who = guessers(match)
    seat = who[rng.randrange(len(who))]
    back = 2 + rng.randrange(min(SEAMS_BACK, len(history.seams) - 1))
    forgotten = _forgotten(match, seat, back, LOOKS[0], rng)
    for count in LOOKS[1:]:
        if forgotten:
            forgotten &= _forgotten(match, seat, back, count, rng)
    if forgotten:
        raise CheckFailed("memory", f"{seat} has forgotten about {min(forgotten)}")


def _forgotten(match: Match, seat: str, back: int, count: int, rng: Rng) -> set[str]:
    """Facts that the worlds from before agree upon and the samples of now do not; nothing if too few worlds fit."""
    game = match.rules.game
    worlds: list[Json] = []
    known, wanted = game.view(seams_of(match)[-back][1], seat), _looks(match, seat)
    for _ in range(count * TRIES):
        world = _from_before(match, seat, back, known, rng)
        if world is not None and _looks(world, seat) == wanted:
            worlds.append(game.write(world.position))
        if len(worlds) == count:
            break
    else:
        return set()
    worlds += [game.write(sampled(match, seat, rng).position) for _ in range(count)]
    facts = facts_of([{key: part for key, part in world.items() if key not in game.memories} for world in worlds])
    before, now = facts[:count], facts[count:]
    always, ever = set.intersection(*before), set.union(*before)
    shares = {fact: sum(fact in facts for facts in now) for fact in set.union(*now) | always}
    lost = {fact for fact in always if count - shares[fact] > count // OFTEN}
    return lost | {fact for fact, share in shares.items() if fact not in ever and share > count // OFTEN}


def _from_before(match: Match, seat: str, back: int, known: Json, rng: Rng) -> Match | None:
    """A world from what the seat knew at an earlier seam, run through what it was told; None if it goes another way."""
    rules, history = match.rules, match.history
    assert history is not None
    done = history.seams[-back].steps
    world = Match(rules, rules.game.complete(rules, seat, known, rng), None).start()
    try:
        for step in history.steps[done:]:
            if not _gone_along(world, step, seat, rng):
                return None
    except Refused:
        return None
    return world


def _gone_along(world: Match, step: Step, seat: str, rng: Rng) -> bool:
    """Give the world the answers of a step as the seat was told them; False if it asks something else there."""
    if [(a.spec, a.seat, a.to) for a in world.asks] != [(a.spec, a.seat, a.to) for a in step.group]:
        return False
    answers: list[tuple[Ask, Option]] = []
    for twin, (ask, option) in zip(world.asks, step.answers(), strict=True):
        face = ask.face(option, seat)
        if face == option.json(world.rules.names):
            answers.append((twin, option))
            continue
        alike = lookalike(twin, face, seat, rng)
        if alike is None:
            return False
        answers.append((twin, alike))
    for twin, option in answers:
        world.answer(option, twin.seat)
    return True


def _looks(match: Match, seat: str) -> Json:
    """The view without the places in the record, which begin anew in a world from before."""
    view = match.view(seat)
    asks = [{key: part for key, part in ask.items() if key != "index"} for ask in view["asks"]]
    return {**view, "index": 0, "asks": asks}


def facts_of(worlds: list[Json]) -> list[set[str]]:
    """Each written position as a set of single facts: what each part is, and what is somewhere in each list.

    Parts that are the same in all of them tell nothing and are left out.
    """
    first = worlds[0]
    parts = [key for key in first if any(world.get(key) != first[key] for world in worlds)]
    facts: list[set[str]] = []
    for world in worlds:
        found: set[str] = set()
        for key in parts:
            _collect(world.get(key), f".{key}", found)
        facts.append(found)
    return facts


def _collect(value: Any, path: str, found: set[str]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _collect(part, f"{path}.{key}", found)
    elif isinstance(value, list):
        for at, part in enumerate(value):
            found.add(f"{path}[{at}] = {canonical(part).decode()}")
            found.add(f"{path} has {canonical(part).decode()}")
    else:
        found.add(f"{path} = {canonical(value).decode()}")
