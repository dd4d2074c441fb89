"""Speed of two trees side by side, printed and never asserted: the ratio is what a change costs.

    python bench/compare.py OLD NEW [runs]

OLD and NEW are checkouts (or folders of `tools/compiled.py --build`). Each run plays the same seeds through the public
contract in a fresh process, the trees in turn, and counts processor time for each answer; medians are compared.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

RUNS = 9
WORKLOAD = """
import json, time, thirdage
def play(game, options, seeds, limit):
    answers, start = 0, time.process_time()
    for seed in seeds:
        match, rng = thirdage.new_match(game, options, seed=seed), thirdage.Rng(seed)
        while match.ask and match.index < limit:
            match.answer(match.ask.options.sample(rng))
        answers += match.index
    return (time.process_time() - start) / answers * 1e6
def fork(seed, limit, times):
    match, rng = thirdage.new_match("wotr", seed=seed), thirdage.Rng(seed)
    while match.index < limit:
        match.answer(match.ask.options.sample(rng))
    start = time.process_time()
    for _ in range(times):
        match.fork()
    return (time.process_time() - start) / times * 1e6
def view(seed, limit, times):
    match, rng = thirdage.new_match("wotr", seed=seed), thirdage.Rng(seed)
    while match.index < limit:
        match.answer(match.ask.options.sample(rng))
    start = time.process_time()
    for _ in range(times):
        match.view("shadow")
    return (time.process_time() - start) / times * 1e6
play("wotr", {}, [1], 300)
print(json.dumps({
    "War of the Ring, an answer": play("wotr", {}, [11, 12, 13, 14, 15, 16], 2500),
    "War of the Ring, a fork": fork(11, 777, 3000),
    "War of the Ring, a view": view(11, 777, 400),
    "Card Game, an answer": play("cards", {"scenario": "trilogy", "players": 4}, range(20), 10**6),
}))
"""


def run(tree: Path) -> dict[str, float]:
    """Microseconds of processor time for each thing, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    told = subprocess.run(
        [sys.executable, "-c", WORKLOAD], cwd=tree, env=env, check=True, capture_output=True, text=True
    )
    found: dict[str, float] = json.loads(told.stdout)
    return found


def main() -> int:
    """Run both trees in turn and print medians and their ratio."""
    if len(sys.argv) < 3:
        print(__doc__)
        return 2
    old, new = (Path(tree).resolve() for tree in sys.argv[1:3])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else RUNS
    found: dict[Path, list[dict[str, float]]] = {old: [], new: []}
    for _ in range(runs):
        for tree, results in found.items():
            results.append(run(tree))
    for what in found[old][0]:
        before, after = (statistics.median(one[what] for one in found[tree]) for tree in (old, new))
        print(f"{what:<28} {before:8.1f} µs  {after:8.1f} µs  {after / before:6.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
