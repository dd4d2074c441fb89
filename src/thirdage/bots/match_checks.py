"""What must hold of every match at every moment of play. A check raises CheckFailed, or does nothing.

The checks know no game. The soak uses them after random answers, tests use them on games that are broken on purpose.
Those about secrets are in `secrecy`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from thirdage.bots.nonsense import GARBAGE, random_option
from thirdage.kernel import (
    REFEREE,
    SPECTATOR,
    Ask,
    KeyedFate,
    Match,
    Option,
    Position,
    Refused,
    Rng,
    read_position,
    replay,
)

Json = dict[str, Any]
LONGEST_LIST: Final = 500
"""An ask that could list more answers than this must be parametric."""
DRAWS: Final = 4
"""How often a random draw is repeated within one check."""
WALK: Final = 6
"""How many answers a copy is played on, to see that it stands on its own feet."""


class CheckFailed(AssertionError):
    """Something that must always hold does not; `attempted` is the answer that leads to it, where it was only tried."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail
        self.attempted: tuple[Ask, Option] | None = None


def onlookers(match: Match) -> tuple[str, ...]:
    """Everyone who may have a view of a match."""
    return (*match.seats, SPECTATOR, REFEREE)


def conserved(match: Match) -> None:
    """The game's own check: nothing lost, nothing doubled. And a match is over or somebody is asked, never both."""
    try:
        match.rules.game.check(match.position)
    except AssertionError as wrong:
        raise CheckFailed("conservation", str(wrong) or "the game's check fails") from wrong
    if match.outcome is not None and match.asks:
        raise CheckFailed("conservation", f"over ({match.outcome.reason}), yet {match.asks[0].kind} is asked")
    if match.outcome is None and not match.asks:
        raise CheckFailed("conservation", "not over, and nobody is asked anything")


def offers_sound(match: Match, rng: Rng) -> None:
    """Every offer is one: it is `in` its options, has a JSON form that leads back to it, and is not too long."""
    for ask in match.asks:
        if ask.options.parametric:
            for option in [*_drawn(ask, rng), _stepped(ask, rng)]:
                _codec(ask, option, same_object=False)
            continue
        listed = set()
        for option in ask.options:
            listed.add(option)
            _codec(ask, option, same_object=True)
            if len(listed) > LONGEST_LIST:
                raise CheckFailed("offers", f"{ask.kind} lists more than {LONGEST_LIST} options")
        if not listed:
            raise CheckFailed("offers", f"{ask.kind} offers nothing")
        for option in _random_options(match, ask, rng):
            if option in ask.options and option not in listed:
                raise CheckFailed("offers", f"{ask.kind} takes {option} and does not list it")


def _random_options(match: Match, ask: Ask, rng: Rng) -> Iterator[Option]:
    """Options of the ask's forms with any values, on offer or not."""
    for form in ask.spec.forms.values():
        for _ in range(DRAWS):
            option = random_option(form, match.rules.names, rng)
            if option is not None:
                yield option


def _drawn(ask: Ask, rng: Rng) -> Iterator[Option]:
    for _ in range(DRAWS):
        yield ask.options.sample(rng)


def _stepped(ask: Ask, rng: Rng) -> Option:
    """The answer of a random walk along the small steps, each of which must be completable."""
    steps = ask.options.steps()
    while choices := steps.choices():
        steps = steps.take(choices[rng.randrange(len(choices))])
    answer = steps.answer
    assert answer is not None
    return answer


def _codec(ask: Ask, option: Option, *, same_object: bool) -> None:
    if option not in ask.options:
        raise CheckFailed("offers", f"{ask.kind} offers {option} and refuses it: {ask.options.reason_against(option)}")
    written = json.loads(json.dumps(ask.options.encode(option)))
    again = ask.options.decode(written)
    if again is not option if same_object else again != option:
        raise CheckFailed("codec", f"{ask.kind}: {written} is read as {again}")


def offers_accepted(match: Match, rng: Rng) -> None:
    """What is drawn from an offer is accepted, and leads somewhere sound."""
    for ask in match.asks:
        for option in dict.fromkeys(_drawn(ask, rng)):
            fork = match.fork()
            try:
                _accepted(fork, ask, option)
            except CheckFailed as failed:
                failed.attempted = (ask, option)
                raise


def _accepted(fork: Match, ask: Ask, option: Option) -> None:
    try:
        fork.answer(option, ask.seat)
    except Refused as refused:
        raise CheckFailed("refused offer", f"{ask.kind}: {option}: {refused}") from refused
    conserved(fork)


def others_refused(match: Match, rng: Rng) -> None:
    """What is not on offer is refused, as an option and as JSON, and leaves no trace."""
    before = fingerprint(match)
    names = match.rules.names
    for ask in match.asks:
        wrong: list[Any] = list(GARBAGE)
        for option in _random_options(match, ask, rng):
            if option not in ask.options:
                written = option.json(names)
                # In JSON, cards picked in any order may be an offer although the option itself is none.
                wrong += [option] if ask.options.decode(written) in ask.options else [option, written]
        for answer in wrong:
            _must_refuse(match, answer, ask.seat, None)
        good = ask.options.sample(rng)
        _must_refuse(match, good, ask.seat, match.index + len(match.seats) + 1)
        _must_refuse(match, good, "nobody", None)
        for seat in match.seats:
            if all(seat != open_ask.seat for open_ask in match.asks):
                _must_refuse(match, good, seat, None)
    if not match.asks:
        _must_refuse(match, GARBAGE[0], None, None)
    if fingerprint(match) != before:
        raise CheckFailed("refusal", "a refused answer left a trace")


def _must_refuse(match: Match, answer: Any, seat: str | None, index: int | None) -> None:
    try:
        match.answer(answer, seat, index)
    except Refused as refused:
        if not refused.id:
            raise CheckFailed("refusal", f"{answer} is refused without a reason") from refused
        return
    raise CheckFailed("refusal", f"{answer} of {seat} is accepted though it is not on offer")


def fingerprint(match: Match) -> tuple[Any, ...]:
    """Everything that a refused answer, a fork or a sample must leave as it was; of the log, what is since the seam."""
    spent = dict(match.fate.ordinals) if isinstance(match.fate, KeyedFate) else None
    history = match.history
    done = (len(history.entries), len(history.steps), len(history.seams)) if history is not None else ()
    told = match.log(REFEREE, since_seam(match))
    return json.dumps([match.written(), match.view(REFEREE), told]), match.index, done, spent


def since_seam(match: Match) -> int:
    """The index of the first answer after the last seam: what is older was looked at before."""
    return match.history.seams[-1].entries if match.history is not None else 0


def forks_alike(match: Match, rng: Rng) -> None:
    """A fork shows what the match shows, goes its own way, and two forks given the same answers stay alike."""
    before = fingerprint(match)
    one, two = match.fork(), match.fork()
    same_views("fork", match, one)
    walk_on(one, rng.copy())
    walk_on(two, rng)
    if one.view(REFEREE) != two.view(REFEREE):
        raise CheckFailed("fork", "two forks given the same answers part")
    if fingerprint(match) != before:
        raise CheckFailed("fork", "playing a fork changed the match")


def forked_alike_after(match: Match, fork: Match, ask: Ask, option: Option) -> None:
    """A fork made before an answer and given it shows what the match shows after it."""
    fork.answer(option, ask.seat)
    same_views("fork", match, fork)


def walk_on(match: Match, rng: Rng, most: int = WALK) -> None:
    """Play some random answers."""
    for _ in range(most):
        ask = match.ask
        if ask is None:
            return
        match.answer(ask.options.sample(rng), ask.seat)
        conserved(match)


def resorted(data: Any) -> Any:
    """JSON as another program may hand it back: the order of its keys tells nothing."""
    return json.loads(json.dumps(data, sort_keys=True))


def record_replays(match: Match, pack: Any = None) -> None:
    """The record, written as JSON and read again, rebuilds the match: views, logs, and the record itself."""
    record = match.record()
    again = replay(match.rules.game, resorted(record), pack, check=True)
    same_views("record", match, again)
    for who in onlookers(match):
        if again.log(who) != match.log(who):
            raise CheckFailed("record", f"replayed, {who} was told something else")
    rewritten = again.record()
    if "secret" not in record["fate"]:
        rewritten["fate"] = record["fate"]
    if rewritten != record:
        parts = [key for key in record if record[key] != rewritten.get(key)]
        raise CheckFailed("record", f"the record of the replayed match differs: {', '.join(parts)}")


def position_rebuilds(match: Match, _rng: Rng | None = None, pack: Any = None) -> None:
    """The position at the last seam with the answers since, written as JSON, is read as the same position."""
    written = resorted(match.written())
    again = read_position(match.rules.game, written, match.rules.options, pack)
    for who in onlookers(match):
        if again.view(who)["position"] != match.view(who)["position"]:
            raise CheckFailed("written position", f"read again, {who} sees something else")


def views_speak_json(match: Match, since: int = 0) -> None:
    """Views and logs (from an index on) survive being written as JSON: no tuples, no numbers as keys."""
    for who in onlookers(match):
        seen = [match.view(who), match.log(who, since)]
        if json.loads(json.dumps(seen)) != seen:
            raise CheckFailed("view", f"the view or log of {who} is no plain JSON")


def same_views(check: str, match: Match, other: Match) -> None:
    """Everyone sees the same in both."""
    for who in onlookers(match):
        mine, theirs = match.view(who), other.view(who)
        if mine != theirs:
            raise CheckFailed(check, f"{who} sees {difference(mine, theirs)}")


def difference(mine: Any, theirs: Any, path: str = "") -> str:
    """Where two JSON values part first, in words."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key in [*mine, *theirs]:
            if key not in mine or key not in theirs or mine[key] != theirs[key]:
                return difference(mine.get(key), theirs.get(key), f"{path}.{key}")
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for at, (a, b) in enumerate(zip(mine, theirs, strict=True)):
            if a != b:
                return difference(a, b, f"{path}[{at}]")
    return f"{path.lstrip('.') or 'it'}: {mine!r} against {theirs!r}"


def half_answered(match: Match) -> bool:
    """Whether some answers of a parallel group are in, which no record and no other seat is told of yet."""
    return any(option is not None for option in match.line.pending)


def seams_of(match: Match) -> list[tuple[int, Position]]:
    """The seams of the line in play: the number of steps before each, and the position there."""
    assert match.history is not None, "a fork has no history"
    return [(seam.steps, seam.checkpoint) for seam in match.history.seams]


def longest_stretch(match: Match) -> tuple[int, str]:
    """The most answers (chance included) between two seams of the line in play, and the seam they began at."""
    assert match.history is not None, "a fork has no history"
    seams = seams_of(match)
    longest, where = 0, ""
    ends = [count for count, _ in seams[1:]] + [len(match.history.steps)]
    for (began, checkpoint), ended in zip(seams, ends, strict=True):
        if ended - began > longest:
            longest, where = ended - began, str(checkpoint.next[0])
    return longest, where


def decisions(match: Match) -> Iterator[tuple[Ask, Option]]:
    """Every ask of the line in play with its answer, those of chance included."""
    assert match.history is not None, "a fork has no history"
    for step in match.history.steps:
        yield from step.answers()
