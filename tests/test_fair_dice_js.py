"""docs/fair-dice.md is enough: a verifier in another language, written from it, agrees with ours.

What either must refuse, both refuse. What the page claims besides is in test_fair_dice.
"""

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
from tests.cli_driver import cli
from tests.ford import FORD
from tests.helpers import salted
from thirdage.kernel import KeyedFate, Match, Rng, prove, salt_hash, taken_back
from thirdage.kernel.fate import draw

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")
SECRET = bytes(range(32))
"""That of the worked example in docs/fair-dice.md."""
COMMITMENT = hashlib.sha256(SECRET).hexdigest()
SALTS = {"free-peoples": "second breakfast", "shadow": "Умертвие 🜨"}


def played(seed: int) -> Match:
    """A random game with salts, in which a seat once takes back what lay behind rolls and draws."""
    thirdage.register(FORD)
    fate = salted(KeyedFate(SECRET), SALTS)
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


def hash_dropped(record: Json) -> None:
    del record["fate"]["hashes"]["shadow"]


def salt_without_hash(record: Json) -> None:
    record["fate"]["salts"]["east"] = "late"


def hash_without_salt(record: Json) -> None:
    record["fate"]["hashes"]["east"] = "0" * 64


def hash_of_another_secret(record: Json) -> None:
    record["fate"]["hashes"]["shadow"] = salt_hash("0" * 64, "shadow", SALTS["shadow"])


def salts_swapped(record: Json) -> None:
    record["fate"]["salts"] = dict(zip(SALTS, reversed(SALTS.values()), strict=True))


def hashes_left_out(record: Json) -> None:
    """The same numbers under the old scheme, which had no hashes: salts not committed."""
    record["fate"]["scheme"] = "thirdage-fate-1"
    del record["fate"]["hashes"]


def no_seat_has_salted(record: Json) -> None:
    record["fate"]["hashes"] = record["fate"]["salts"] = {}


def salt_of_no_seat(record: Json) -> None:
    again(record, {**SALTS, "zzz-nobody": "searched"})


def old_salt_of_no_seat(record: Json) -> None:
    again(record, {**SALTS, "zzz-nobody": "searched"}, committed=False)


def chapter_among_the_salts(record: Json) -> None:
    again(record, {**SALTS, "chapter": "1"})


def chapter_without_a_position(record: Json) -> None:
    again(record, SALTS, chapter=1)


def old_chapter_without_a_position(record: Json) -> None:
    again(record, {"chapter": "1"}, committed=False)


def old_chapter_that_is_no_number(record: Json) -> None:
    again(record, {"chapter": "searched"}, committed=False)
    record["position"] = {}


def again(record: Json, salts: dict[str, str], chapter: int = 0, committed: bool = True) -> None:
    """All outcomes as they follow from these salts: nothing is wrong but the salts themselves."""
    hashes = {seat: salt_hash(COMMITMENT, seat, salt) for seat, salt in salts.items()} if committed else {}
    fate = KeyedFate(SECRET, salts, hashes=hashes, chapter=chapter)
    match = thirdage.new_match("ford", {"expansions": ["storm"]}, fate=fate)
    rng = Rng(1)
    while match.asks:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    record.clear()
    record.update(match.record())


def dice_changed(record: Json) -> None:
    dice = first(record, "roll")["answer"]["dice"]
    dice[0] = dice[0] % 6 + 1


def dice_of_another_space(record: Json) -> None:
    """Of one number there is only the first, whatever the dice show."""
    roll = first(record, "roll")
    roll["answer"]["dice"] = [6] * len(roll["answer"]["dice"])
    roll["of"], roll["number"] = 1, 0


def dice_beside_something_else(record: Json) -> None:
    dice_changed(record)
    first(record, "roll")["answer"]["note"] = "look away"


def dice_that_are_none(record: Json) -> None:
    roll = first(record, "roll")
    roll["answer"]["dice"] = [7 for _ in roll["answer"]["dice"]]


def space_too_large(record: Json) -> None:
    """No value is below the limit then: who does not look draws for ever."""
    first(record, "draw")["of"] = 2**256 + 1


def space_of_nothing(record: Json) -> None:
    first(record, "draw")["of"] = 0


def answer_of_nothing(record: Json) -> None:
    first(record, "draw")["answer"] = None


def entries_of_nothing(record: Json) -> None:
    record["entries"] = None


def outcome_left_out(record: Json) -> None:
    at = next(i for i, e in enumerate(record["entries"]) if e.get("purpose") == "deck")
    del record["entries"][at]


def number_left_out(record: Json) -> None:
    del first(record, "draw")["number"]


def secret_withheld(record: Json) -> None:
    del record["fate"]["secret"]


TAMPERING = [
    numbers_swapped, secret_changed, secret_and_commitment_changed, salt_changed, salt_dropped, hash_dropped,
    salt_without_hash, hash_without_salt, hash_of_another_secret, salts_swapped, hashes_left_out, no_seat_has_salted,
    salt_of_no_seat, old_salt_of_no_seat, chapter_among_the_salts, chapter_without_a_position,
    old_chapter_without_a_position, old_chapter_that_is_no_number, dice_changed, dice_of_another_space,
    dice_beside_something_else, dice_that_are_none, space_too_large, space_of_nothing, answer_of_nothing,
    entries_of_nothing, outcome_left_out, number_left_out, secret_withheld,
]  # fmt: skip


@needs_node
@pytest.mark.parametrize("seed", range(3))
def test_an_independent_verifier_agrees_with_ours(tmp_path: Path, seed: int) -> None:
    record = played(seed).record()
    assert sum("undo" in entry for entry in record["entries"]) > 0
    said = node(tmp_path, record)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith(f"{thirdage.verify(record)} outcomes follow")
    spent = taken_back(record["entries"])
    assert ("taken back" in said.stdout) == (spent > 0)
    assert not spent or f"{spent} taken back and rolled anew (undo: consent)" in said.stdout


@needs_node
def test_an_independent_verifier_finds_an_undo_that_the_header_forbids(tmp_path: Path) -> None:
    record = next(r for r in (played(seed).record() for seed in range(20)) if taken_back(r["entries"]))
    assert node(tmp_path, record).returncode == 0
    del record["undo"]
    said = node(tmp_path, record)
    assert said.returncode == 1
    assert f"{taken_back(record['entries'])} were taken back, which the header" in said.stderr


TOLD = {
    "salt_changed": "the salt of this seat is not the one it committed to: Shadow",
    "salts_swapped": "is not the one it committed to",
    "hash_of_another_secret": "is not the one it committed to",
    "salt_dropped": "half of one is missing: “free-peoples”",
    "hash_without_salt": "half of one is missing: “east”",
    "hashes_left_out": "Salts not committed",
    "salt_of_no_seat": "a salt bears the name “zzz-nobody”, and there is no such seat",
    "old_salt_of_no_seat": "there is no such seat",
    "chapter_among_the_salts": "a salt bears the name “chapter”, and there is no such seat",
    "chapter_without_a_position": "it is no later chapter of a game",
    "old_chapter_without_a_position": "it is no later chapter of a game",
    "old_chapter_that_is_no_number": "it is no later chapter of a game",
}


@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda t: t.__name__)
def test_thirdage_verify_finds_tampering(tmp_path: Path, tamper: Callable[[Json], None]) -> None:
    record = played_with_a_roll()
    tamper(record)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    said = cli("verify", file)
    assert said.code != 0
    assert "Traceback" not in said.err
    told = said.err + said.out
    assert TOLD.get(tamper.__name__, "") in told
    assert "diverged" not in told, "there are words for it"


@needs_node
@pytest.mark.parametrize("tamper", TAMPERING, ids=lambda t: t.__name__)
def test_an_independent_verifier_finds_tampering(tmp_path: Path, tamper: Callable[[Json], None]) -> None:
    record = played_with_a_roll()
    tamper(record)
    said = node(tmp_path, record)
    assert said.returncode == 1
    assert said.stderr.startswith("not proven: ")


def test_what_an_outcome_was_for_takes_the_rules(tmp_path: Path) -> None:
    """Dice that are liked, under the first name that gives them: ours refuses it, the other can only list the name."""
    record = played_with_a_roll()
    roll = [e for e in record["entries"] if e.get("seat") == "chance" and e["answer"]["kind"] == "roll"][-1]
    key, total = salted(KeyedFate(SECRET), SALTS).key(), roll["of"]
    roll["purpose"] = next(name for n in range(10**6) if draw(key, name := f"fight-{n}", 0, total) == total - 1)
    roll["number"], roll["answer"]["dice"] = total - 1, [6] * len(roll["answer"]["dice"])
    with pytest.raises(thirdage.Diverged):
        thirdage.verify(record)
    if NODE is not None:
        assert f"1  for {roll['purpose']}\n" in node(tmp_path, record).stdout


@needs_node
def test_an_independent_verifier_says_which_part_is_proved(tmp_path: Path) -> None:
    """The first outcomes came from elsewhere and have no numbers; those after them count from 0."""
    record = played(1).record()
    rng = thirdage.Rng(1)
    fate = salted(KeyedFate(SECRET), SALTS)
    cut = {**record, "outcome": None, "pending": [], "seams": [], "fate": fate.header(reveal=False)}
    cut["entries"] = [{k: v for k, v in e.items() if k not in ("number", "of")} for e in record["entries"][:9]]
    match = thirdage.replay(cut, fate=fate)
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
    rest = [e for e in record["entries"] if e["seat"] != "chance"]
    record["entries"] = [entry | {"number": number}, *rest]
    assert node(tmp_path, record).returncode == 0
    record["entries"] = [entry | {"number": number + 1}, *rest]
    assert node(tmp_path, record).returncode == 1


def test_the_worked_example_of_the_page_is_true() -> None:
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    thirdage.register(FORD)
    fate = salted(KeyedFate(SECRET), SALTS)
    match = thirdage.new_match("ford", fate=fate)
    match.finish("agreed", [])
    draws = [entry for entry in match.record()["entries"] if entry.get("seat") == "chance"]
    for told in (SECRET.hex(), fate.commitment, fate.key().hex(), *fate.hashes.values()):
        assert told in page
    for seat, salt in SALTS.items():
        assert f"`{fate.commitment}:{seat}:{salt.encode().hex()}`" in page
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
