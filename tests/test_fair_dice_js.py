"""docs/fair-dice.md is enough: a verifier in another language, written from it, agrees with ours."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from thirdage.kernel import KeyedFate, Match, Rng, prove

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")
SECRET = bytes(range(32))
"""That of the worked example in docs/fair-dice.md."""
SALTS = {"free-peoples": "second breakfast", "shadow": "Умертвие 🜨"}


def played(seed: int) -> Match:
    """A random game with salts, in which a seat once takes back what lay behind rolls and draws."""
    thirdage.register(FORD)
    fate = KeyedFate(SECRET)
    for seat, salt in SALTS.items():
        fate.add_salt(seat, salt)
    match = thirdage.new_match("ford", {"expansions": ["storm"]}, fate=fate)
    rng = Rng(seed)
    undone = 0
    while match.asks:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
        if undone < 3 and match.asks and rng.randrange(6) == 0:
            match.undo("free-peoples", ["shadow"])
            undone += 1
    return match


def node(tmp_path: Path, record: Json, *more: str) -> subprocess.CompletedProcess[str]:
    """What the verifier in JavaScript says."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert NODE is not None
    command = [NODE, str(ROOT / "tools" / "verify-fate.mjs"), str(file), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


def first(record: Json, kind: str) -> Json:
    return next(e for e in record["entries"] if e.get("seat") == "chance" and e["answer"]["kind"] == kind)


def numbers_swapped(record: Json) -> None:
    draws = [e for e in record["entries"] if e.get("purpose") == "deck"]
    draws[0]["number"] = (draws[0]["number"] + 1) % draws[0]["of"]


def secret_changed(record: Json) -> None:
    record["fate"]["secret"] = bytes(range(1, 33)).hex()


def secret_and_commitment_changed(record: Json) -> None:
    secret_changed(record)
    record["fate"]["commitment"] = hashlib.sha256(bytes(range(1, 33))).hexdigest()


def salt_changed(record: Json) -> None:
    record["fate"]["salts"]["shadow"] += "!"


def salt_dropped(record: Json) -> None:
    del record["fate"]["salts"]["free-peoples"]


def dice_changed(record: Json) -> None:
    dice = first(record, "roll")["answer"]["dice"]
    dice[0] = dice[0] % 6 + 1


def outcome_left_out(record: Json) -> None:
    at = next(i for i, e in enumerate(record["entries"]) if e.get("purpose") == "deck")
    del record["entries"][at]


def number_left_out(record: Json) -> None:
    del first(record, "draw")["number"]


def secret_withheld(record: Json) -> None:
    del record["fate"]["secret"]


TAMPERING = [
    numbers_swapped, secret_changed, secret_and_commitment_changed, salt_changed, salt_dropped, dice_changed,
    outcome_left_out, number_left_out, secret_withheld,
]  # fmt: skip


@needs_node
@pytest.mark.parametrize("seed", range(3))
def test_an_independent_verifier_agrees_with_ours(tmp_path: Path, seed: int) -> None:
    record = played(seed).record()
    assert sum("undo" in entry for entry in record["entries"]) > 0
    said = node(tmp_path, record)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith(f"{thirdage.verify(record)} outcomes follow")


@needs_node
@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda t: t.__name__)
def test_an_independent_verifier_finds_tampering(tmp_path: Path, tamper: Callable[[Json], None]) -> None:
    record = played_with_a_roll()
    tamper(record)
    said = node(tmp_path, record)
    assert said.returncode == 1
    assert said.stderr.startswith("not proven: ")


@needs_node
def test_an_independent_verifier_says_which_part_is_proved(tmp_path: Path) -> None:
    """The first outcomes came from elsewhere and have no numbers; those after them count from 0."""
    record = played(1).record()
    rng = thirdage.Rng(1)
    cut = {**record, "outcome": None, "pending": [], "seams": [], "fate": KeyedFate(SECRET).header(reveal=False)}
    cut["entries"] = [{k: v for k, v in e.items() if k not in ("number", "of")} for e in record["entries"][:9]]
    match = thirdage.replay(cut, fate=KeyedFate(SECRET))
    while match.asks:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    said = node(tmp_path, match.record())
    proof = prove(FORD, match.record())
    assert said.returncode == 1
    places = f"{proof.unnumbered[0]} to {proof.unnumbered[-1]}"
    told = f"not proven: {len(proof.unnumbered)} outcomes without a number (entries {places}); "
    assert said.stderr == f"{told}the other {proof.outcomes} follow from the secret\n"


@needs_node
def test_another_commitment_than_the_published_one_is_found(tmp_path: Path) -> None:
    record = played(0).record()
    assert node(tmp_path, record, "--commitment", hashlib.sha256(SECRET).hexdigest()).returncode == 0
    assert node(tmp_path, record, "--commitment", "00" * 32).returncode == 1


@needs_node
def test_numbers_too_large_for_a_javascript_number_are_exact(tmp_path: Path) -> None:
    record = played(0).record()
    key = hmac.digest(SECRET, salt_lines(), "sha256")
    total = 6**40
    number = int.from_bytes(hmac.digest(key, b"many:0:0", "sha256"), "big") % total
    dice = [number // 6**i % 6 + 1 for i in range(39, -1, -1)]
    entry = {"seat": "chance", "answer": {"kind": "roll", "dice": dice}, "purpose": "many", "of": total}
    record["entries"] = [entry | {"number": number}]
    assert node(tmp_path, record).returncode == 0
    record["entries"] = [entry | {"number": number + 1}]
    assert node(tmp_path, record).returncode == 1


def test_the_worked_example_of_the_page_is_true() -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    thirdage.register(FORD)
    fate = KeyedFate(SECRET, SALTS)
    match = thirdage.new_match("ford", fate=fate)
    match.finish("agreed", [])
    draws = [entry for entry in match.record()["entries"] if entry.get("seat") == "chance"]
    for told in (SECRET.hex(), fate.commitment, fate.key().hex(), *[salt.encode().hex() for salt in SALTS.values()]):
        assert told in page
    for ordinal, entry in enumerate(draws):
        digest = hmac.digest(fate.key(), f"deck:{ordinal}:0".encode(), "sha256").hex()
        row = f"`deck:{ordinal}:0` | `{digest}` | {entry['of']} | {entry['number']} | `{entry['answer']['card']}`"
        assert row in re.sub(r" +", " ", page)


def salt_lines() -> bytes:
    return "".join(f"{seat}:{SALTS[seat].encode().hex()}\n" for seat in sorted(SALTS)).encode()


def played_with_a_roll() -> Json:
    for seed in range(50):
        record = played(seed).record()
        if any(e.get("seat") == "chance" and e["answer"]["kind"] == "roll" for e in record["entries"]):
            return copy.deepcopy(record)
    raise AssertionError("no game with a fight")
