"""Speed of two trees side by side, printed and never asserted: the ratio is what a change costs.

    python bench/compare.py OLD NEW [rounds]

OLD and NEW are checkouts (or folders of `tools/compiled.py --build`). Each has a process that lives on; they do the
same small portions of work in turn, through the public contract, and count processor time. What else the machine does
meets both alike, so the ratio of a portion tells more than the times: the median over all portions and rounds is
printed, beside the medians of the times. Answers are measured with log and history, as a table plays them.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROUNDS = 9
PORTIONS = {
    "War of the Ring, an answer": [f"play('wotr', {{}}, {seed}, 2500)" for seed in range(11, 17)],
    "War of the Ring, a fork": ["fork(11, 777, 1000)"] * 3,
    "War of the Ring, a view": ["view(11, 777, 150)"] * 3,
    "Card Game, an answer": [
        f"play('cards', {{'scenario': 'trilogy', 'players': 4}}, {seed}, 10**6)" for seed in range(6)
    ],
}  # fmt: skip
WORKER = """
import json, sys, time, thirdage
def begin(game, options, seed, limit):
    match, rng = thirdage.new_match(game, options, seed=seed), thirdage.Rng(seed)
    while match.ask and match.index < limit:
        match.answer(match.ask.options.sample(rng))
    return match
def play(game, options, seed, limit):
    start = time.process_time()
    match = begin(game, options, seed, limit)
    return (time.process_time() - start) / match.index * 1e6
stood = {}
def stand(seed, limit):
    if (seed, limit) not in stood:
        stood[seed, limit] = begin("wotr", {}, seed, limit)
    return stood[seed, limit]
def fork(seed, limit, times):
    match, start = stand(seed, limit), time.process_time()
    for _ in range(times):
        match.fork()
    return (time.process_time() - start) / times * 1e6
def view(seed, limit, times):
    match, start = stand(seed, limit), time.process_time()
    for _ in range(times):
        match.view("shadow")
    return (time.process_time() - start) / times * 1e6
for line in sys.stdin:
    print(json.dumps(eval(line)), flush=True)
"""


class Tree:
    """A checkout with its process."""

    def __init__(self, path: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(path / "src")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], cwd=path, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def does(self, portion: str) -> float:
        """Microseconds of processor time for each thing of a portion."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(portion + "\n")
        self.process.stdin.flush()
        took: float = json.loads(self.process.stdout.readline())
        return took


def main() -> int:
    """Both trees do each portion in turn, and now one, now the other begins."""
    if len(sys.argv) < 3:
        print(__doc__)
        return 2
    old, new = (Tree(Path(tree).resolve()) for tree in sys.argv[1:3])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else ROUNDS
    for portions in PORTIONS.values():
        for tree in (old, new):
            tree.does(portions[0])
    for what, portions in PORTIONS.items():
        pairs: list[tuple[float, float]] = []
        for at in range(rounds):
            for portion in portions:
                if at % 2:
                    after, before = new.does(portion), old.does(portion)
                else:
                    before, after = old.does(portion), new.does(portion)
                pairs.append((before, after))
        before, after = (statistics.median(times) for times in zip(*pairs, strict=True))
        ratios = sorted(b / a for a, b in pairs)
        low, middle, high = (ratios[int(len(ratios) * share)] for share in (0.25, 0.5, 0.75))
        print(f"{what:<28} {before:8.1f} µs  {after:8.1f} µs  {middle:6.3f}  (half of them {low:.3f} to {high:.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
