"""Writes web/tests/generated/told.json: what was said in games that were played, for the page to say alike.

The page tells messages and answers by the same Fluent files, but with another program (web/src/lib/words.ts and
telling.ts). Its tests say everything in this file anew and compare.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import thirdage
from thirdage.bots import Eyes, make_bot
from thirdage.cli.sentences import Sentences
from thirdage.kernel import Match, Rng
from thirdage.locale import Words, languages

Json = dict[str, Any]
FILE: Final = Path(__file__).parents[1] / "web" / "tests" / "generated" / "told.json"
GAMES: Final = (("wotr", 11), ("wotr", 12), ("cards", 13), ("cards", 14), ("hunt", 15), ("hunt", 16))
STEPS: Final = 500
SOME: Final = 3
"""Of the answers that an ask offers, so many are told."""

TELLS: Final = (
    ("wotr", 3, "free-peoples"),
    ("wotr", 5, "shadow"),
    ("cards", 3, "spectator"),
    ("hunt", 3, "ringwraiths"),
)
"""Whole games of the bots, with a seat whose log is kept: for what the page makes of logs."""


def log_of(game: str, seed: int, seat: str) -> Json:
    """The log of a game that bots have played by rules of thumb."""
    match = thirdage.new_match(game, seed=seed)
    bots = {one: make_bot(game, "rules", Rng(place)) for place, one in enumerate(match.seats, 1)}
    while match.ask is not None:
        ask = match.ask
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    return {"game": game, "seat": seat, "log": match.log(seat)}


def told(match: Match, seed: int) -> tuple[list[Json], list[Json]]:
    """The messages and answers of a game played at random, each different one once, told in every language."""
    tellers = {language: Sentences(Words(language), match.rules.names) for language in languages()}
    answers: dict[str, Json] = {}
    messages: dict[str, Json] = {}
    rng = Rng(seed)
    for _ in range(STEPS):
        ask = match.ask
        if ask is None:
            break
        prompt = ask.prompt.json()
        messages[json.dumps(prompt)] = prompt
        for option in [ask.options.sample(rng) for _ in range(SOME)]:
            answer = ask.options.encode(option)
            said = {language: sentences.answer(ask, option) for language, sentences in tellers.items()}
            answers[json.dumps([ask.kind, answer])] = {
                "game": match.game, "ask": ask.kind, "answer": answer, "said": said
            }  # fmt: skip
        match.answer(ask.options.sample(rng), ask.seat)
    for entry in match.log("referee"):
        messages[json.dumps([entry["id"], entry["args"]])] = entry
    lines = []
    for message in messages.values():
        id, args = message["id"], message["args"]
        said = {language: sentences.words.say(id, args) for language, sentences in tellers.items()}
        lines.append({"id": id, "args": args, "said": said})
    return lines, list(answers.values())


def main() -> int:
    """Play, tell, write."""
    messages: list[Json] = []
    answers: list[Json] = []
    for game, seed in GAMES:
        more = told(thirdage.new_match(game, seed=seed), seed)
        messages += more[0]
        answers += more[1]
    FILE.parent.mkdir(parents=True, exist_ok=True)
    logs = [log_of(*tell) for tell in TELLS]
    data = {"messages": messages, "answers": answers, "logs": logs}
    FILE.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    print(f"{FILE.name}: {len(messages)} messages, {len(answers)} answers, {len(logs)} logs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
