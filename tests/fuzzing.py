"""What the fuzzers do with what they have changed: it is refused, or it can be played."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import thirdage
from tests.mutating import Vocabulary, mutated, pick
from thirdage.kernel import CHANCE, Match, QuickFate, Refused, Rng, dealt_anew

Json = dict[str, Any]
PLAYED = 12
"""So many answers are given from a position that was accepted."""


def beginnings(game: str, tables: list[Json], seeds: range) -> list[tuple[Json, Json, Vocabulary]]:
    """Options, written positions and their words, of random games at different points."""
    found = []
    for seed in seeds:
        options = tables[seed % len(tables)]
        match, rng = thirdage.new_match(game, options, seed), Rng(seed)
        for _ in range(rng.randrange(450)):
            if match.ask is None:
                break
            match.answer(match.ask.options.sample(rng), match.ask.seat)
        written, anew = match.written(), dealt_anew(match) if match.outcome is None else None
        if anew is not None and rng.randrange(5) == 0:
            written = {"position": anew, "since": []}
        found.append((match.rules.options, json.loads(json.dumps(written)), Vocabulary(match)))
    return found


def looked_at(match: Match) -> None:
    """Everybody looks at it."""
    for seat in (*match.seats, "spectator", "referee"):
        json.dumps(match.view(seat))
        match.log(seat)


def works(match: Match, rng: Rng) -> None:
    """A position that was accepted is seen by all, written and read again, sampled and played on."""
    looked_at(match)
    written = json.loads(json.dumps(match.written()))
    again = thirdage.setup(match.game, written, match.rules.options, fate=None)
    assert again.written() == written
    for seat in match.seats:
        world = match.sample(seat, rng)
        assert world.view(seat) == match.view(seat)
    match.go_on(QuickFate(Rng(rng.randrange(1 << 30))))
    for _ in range(PLAYED):
        ask = match.ask
        if ask is None:
            break
        assert ask.seat != CHANCE
        match.answer(ask.options.sample(rng), ask.seat)
        match.rules.game.check(match.position)
    looked_at(match)


def refused_well(refused: Refused) -> bool:
    """Whether a refusal of a written position names the place and what is wrong with it."""
    args = refused.reason.args
    json.dumps(refused.reason.json())
    return isinstance(args.get("where"), str) and args.get("problem") != "unplayable"


def fuzz_positions(game: str, tables: list[Json], times: int, seed: int) -> Counter[str]:
    """Change written positions so often; how many were accepted, and why the others were refused."""
    rng = Rng(seed)
    found: Counter[str] = Counter()
    starts = beginnings(game, tables, range(seed, seed + max(4, min(200, times // 20))))
    for turn in range(times):
        options, written, words = pick(rng, starts)
        changed = mutated(written if rng.randrange(4) == 0 else written["position"], rng, words)
        met = f"{game}, mutation {turn} of seed {seed}: {changed}"
        try:
            match = thirdage.setup(game, changed, options if rng.randrange(8) else None, fate=None)
        except Refused as refused:
            if not refused_well(refused):
                raise AssertionError(met) from refused
            found[refused.id] += 1
            continue
        except Exception as wrong:
            raise AssertionError(met) from wrong
        try:
            works(match, Rng(seed * 1_000_003 + turn))
        except Exception as wrong:
            raise AssertionError(met) from wrong
        found["accepted"] += 1
    return found


def fuzz_answers(game: str, tables: list[Json], times: int, seed: int) -> Counter[str]:
    """Give changed answers so often, to every kind of ask that random play meets, and intents made of them.

    Whatever is refused is refused with a reason and changes nothing; whatever is taken is on offer.
    """
    rng = Rng(seed)
    found: Counter[str] = Counter()
    match = thirdage.new_match(game, tables[0], seed)
    words = Vocabulary(match)
    for turn in range(times):
        ask = match.ask
        if ask is None:
            match = thirdage.new_match(game, pick(rng, tables), seed + turn)
            words = Vocabulary(match)
            continue
        legal = ask.options.sample(rng)
        changed = mutated(legal.json(match.rules.names), rng, words)
        met = f"{game}, answer {turn} of seed {seed} to {ask.kind}: {changed}"
        before = match.index, match.written()
        try:
            json.dumps(None if (reason := match.explain(ask.seat, changed)) is None else reason.json())
        except Refused:
            found["no-intent"] += 1
        except Exception as wrong:
            raise AssertionError(f"explained {met}") from wrong
        try:
            on_offer = ask.options.decode(changed) in ask.options
            match.answer(changed, ask.seat, ask.index)
        except Refused as refused:
            json.dumps(refused.reason.json())
            assert (match.index, match.written()) == before, met
            found["refused"] += 1
        except Exception as wrong:
            raise AssertionError(met) from wrong
        else:
            assert on_offer, met
            match.rules.game.check(match.position)
            found["accepted"] += 1
            continue
        if rng.randrange(3) == 0:
            match.answer(legal, ask.seat, ask.index)
    return found
