"""docs/fair-dice.md says only what is so: the proofs that are nowhere else.

test_fair_dice_claims names those of each sentence.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.cli_driver import cli
from tests.ford import FORD
from tests.helpers import play, salted
from thirdage import KeyedFate, Rng, salt_hash
from thirdage.kernel import Dice, Form, numbers, prove
from thirdage.server.storage.rows import OPEN, PERSON, Seat, Secret, TableRow
from thirdage.server.tables import dice

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
NODE = shutil.which("node")
thirdage.register(FORD)
FP, SH = "free-peoples", "shadow"
SECRET = b"\5" * 32
ROLLED = Form("rolled", dice=numbers(1, 6, "many"))


def hits(fate: KeyedFate) -> int:
    """Dice that show 5 or 6 in the first three rolls of the Shadow, five dice each."""
    fate.ordinals = {}
    numbers = [fate.number("fight-shadow", 6**5) for _ in range(3)]
    return sum([number // 6**die % 6 >= 4 for number in numbers for die in range(5)])


def searched(known: dict[str, str], name: str) -> str:
    """Of many salts under a name the one with the best dice, by somebody who knows the secret and the others' salts."""
    found = max((f"try {n}" for n in range(1000)), key=lambda salt: hits(KeyedFate(SECRET, {**known, name: salt})))
    assert hits(KeyedFate(SECRET, {**known, name: found})) >= 11, "of 15; 5 are to be expected"
    return found


def verdicts(tmp_path: Path, record: Json) -> list[tuple[int, str]]:
    """What both verifiers say."""
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    ours = cli("verify", file)
    said = [(ours.code, ours.out + ours.err)]
    if NODE is not None:
        command = [NODE, str(ROOT / "tools" / "verify-fate.mjs"), str(file)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
        said.append((ran.returncode, ran.stdout + ran.stderr))
    return said


def test_the_last_salt_cannot_be_searched_for() -> None:
    """The host plays the Shadow, knows the secret, and opens last."""
    fate = KeyedFate(SECRET)
    for seat, salt in ((FP, "honest"), (SH, "sealed before")):
        fate.commit_salt(seat, salt_hash(fate.commitment, seat, salt))
    fate.open_salt(FP, "honest")
    best = searched({FP: "honest"}, SH)
    with pytest.raises(ValueError, match="committed to"):
        fate.open_salt(SH, best)
    with pytest.raises(ValueError, match="before the first salt"):
        fate.commit_salt(SH, salt_hash(fate.commitment, SH, best))
    for name in ("chapter", "zzz-nobody"):
        with pytest.raises(ValueError, match="before the first salt"):
            fate.commit_salt(name, salt_hash(fate.commitment, name, best))


@pytest.mark.parametrize("name", [SH, "chapter", "zzz-nobody"])
def test_dice_that_were_searched_for_are_not_called_fair(tmp_path: Path, name: str) -> None:
    """As it could be done before seats committed to their salts: each of these records was called fair once."""
    fate = KeyedFate(SECRET, {FP: "honest", name: searched({FP: "honest"}, name)})
    record = play(thirdage.new_match("ford", fate=fate), Rng(1)).record()
    for code, said in verdicts(tmp_path, record):
        assert code == 1
        assert re.search("salts not committed|no such seat|may be no seat|chapter", said, re.IGNORECASE), said
    assert thirdage.replay(record).outcome is not None, "it is read all the same"


def test_a_match_does_not_begin_before_all_salts_are_open() -> None:
    fate = thirdage.fair()
    fate.commit_salt(SH, salt_hash(fate.commitment, SH, "x"))
    with pytest.raises(ValueError, match="not all salts"):
        thirdage.new_match("ford", fate=fate)
    fate.open_salt(SH, "x")
    assert thirdage.new_match("ford", fate=fate).asks


def test_the_seconds_are_those_of_the_table() -> None:
    """One has opened: until the sixtieth second the other may, then he has lost his seat and all start over."""
    assert (dice.PATIENCE, dice.PRESENT) == (60, 30)
    hashes = dict.fromkeys((FP, SH), "0" * 64)
    fate = Secret("00" * 32, {FP: "open"}, hashes, opening=dice.STARTED + 5)
    seats = {seat: Seat(PERSON, f"guest of {seat}") for seat in (FP, SH)}
    row = TableRow(id="t", game="ford", options={}, sides={}, seats=seats, fate=fate, created=0)
    assert not dice.go_on(row, (), dice.STARTED + 64.9)
    assert (row.seats[SH].kind, row.fate.salts) == (PERSON, {FP: "open"})
    assert dice.go_on(row, (), dice.STARTED + 65)
    assert (row.seats[FP].kind, row.seats[SH].kind) == (PERSON, OPEN)
    assert (row.fate.restarts, row.fate.hashes, row.fate.salts) == (1, {}, {})
    assert row.fate.secret != "00" * 32


def test_matches_without_salts_are_written_as_ever() -> None:
    """Byte for byte: records of before are the records of now."""
    secret = hashlib.sha256(b"thirdage-seed:7").digest()
    start = f'{{"scheme": "thirdage-fate-1", "commitment": "{hashlib.sha256(secret).hexdigest()}", "salts": {{}}, '
    seeded = json.dumps(thirdage.new_match("ford", seed=7).record()["fate"])
    assert seeded == f'{start}"seed": 7, "secret": "{secret.hex()}"}}'
    fair = thirdage.new_match("ford").record()["fate"]
    assert list(fair) == ["scheme", "commitment", "salts"]
    assert fair["scheme"] == "thirdage-fate-1"
    old = KeyedFate(b"old", {"shadow": "x"})
    assert list(old.header(reveal=True)) == ["scheme", "commitment", "salts", "secret"]


def test_a_chapter_is_one_more_line_among_the_salts() -> None:
    first = salted(KeyedFate(b"s"), {FP: "one"})
    later = KeyedFate(b"s", first.salts, hashes=first.hashes, chapter=3)
    assert later.key() == KeyedFate(b"s", {FP: "one", "chapter": "3"}).key()


def test_the_independent_verifier_knows_seats_by_what_they_do(tmp_path: Path) -> None:
    """Three sit down and one gives up before the others have done anything."""
    fate = salted(thirdage.fair(), {FP: "a", "east": "b", "west": "c"})
    match = thirdage.new_match("ford", {"players": 3}, fate=fate)
    match.finish("resigned", [FP])
    (ours, _), *other = verdicts(tmp_path, match.record())
    assert ours == 0
    assert [code for code, _ in other] in ([], [0]), "the winners sit there too"
    match = thirdage.new_match("ford", {"players": 3}, fate=salted(thirdage.fair(), {"east": "b", "west": "c"}))
    match.finish("resigned", ["east"])
    (ours, _), *other = verdicts(tmp_path, match.record())
    assert ours == 0
    for code, said in other:
        assert code == 1
        assert "may be no seat" in said


def test_the_worked_example_is_told_to_the_letter() -> None:
    """What test_fair_dice_js does not look at: the messages, the cards in their order, the third draw, the roll."""
    page = re.sub(r"\s+", " ", (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8"))
    salts = {FP: "second breakfast", SH: "Умертвие 🜨"}
    fate = salted(KeyedFate(bytes(range(32))), salts)
    assert f"The secret is the 32 bytes 0 to 31 (a bad secret, but easy to type): secret {fate.secret.hex()}" in page
    assert f"commitment {fate.commitment} Two seats have the salts `{salts[FP]}` and `{salts[SH]}`." in page
    hashed = [f"{fate.commitment}:{seat}:{salt.encode().hex()}" for seat, salt in salts.items()]
    assert f"Their hashes are the SHA-256 of - `{hashed[0]}` - `{hashed[1]}` which is" in page
    assert f"which is {FP} {fate.hashes[FP]} {SH} {fate.hashes[SH]} When" in page
    lines = [f"{seat}:{salt.encode().hex()}" for seat, salt in salts.items()]
    assert f"each with a line feed at its end: {' '.join(lines)} key" in page
    assert fate.key() == hmac.digest(fate.secret, "".join([f"{line}\n" for line in lines]).encode(), "sha256")
    assert f"key {fate.key().hex()} The test game" in page
    cards = list(thirdage.new_match("ford", seed=1).rules.names.ids["card"])
    assert f"whose {in_words(len(cards))} cards are, in the order of the facts: {', '.join(cards)}." in page
    match = thirdage.new_match("ford", fate=fate.copy())
    drawn = [e for e in match.record()["entries"] if e.get("seat") == "chance"]
    assert {entry["purpose"] for entry in drawn[:4]} == {"deck"}
    first, second, third = [entry["answer"]["card"] for entry in drawn[:3]]
    left = [card for card in cards if card not in (first, second)]
    assert left[drawn[2]["number"]] == third
    told = f"{first} and {second} are gone, {in_words(len(left))} cards are left ({', '.join(left)}), and number "
    assert f"{told}{drawn[2]['number']} is the ninth of them, {third}." in page
    digest = hmac.digest(fate.key(), b"fight-shadow:0:0", "sha256").hex()
    assert f"the message `fight-shadow:0:0` gives `{digest}`; modulo 216 that is {int(digest, 16) % 216} = 4·36" in page


def in_words(count: int) -> str:
    return {10: "ten", 12: "twelve"}[count]


def test_the_roll_of_the_worked_example() -> None:
    fate = salted(KeyedFate(bytes(range(32))), {FP: "second breakfast", SH: "Умертвие 🜨"})
    number = fate.number("fight-shadow", 216)
    assert number == 165 == 4 * 36 + 3 * 6 + 3
    assert Dice(ROLLED, 3, (1, 2, 3, 4, 5, 6)).pick(number)[0] == (5, 4, 4)


def test_the_places_in_a_record_are_those_of_the_page() -> None:
    """Each field of the table, as the engine writes it, running and over, with salts, without and from a seed."""
    running = thirdage.new_match("ford", fate=salted(thirdage.fair(), {FP: "a", SH: "b"}))
    assert "secret" not in running.record()["fate"]
    record = play(running, Rng(1)).record()
    fate = record["fate"]
    assert fate["scheme"] == "thirdage-fate-2"
    assert fate["commitment"] == hashlib.sha256(bytes.fromhex(fate["secret"])).hexdigest()
    assert fate["salts"] == {FP: "a", SH: "b"}
    assert fate["hashes"] == {seat: salt_hash(fate["commitment"], seat, salt) for seat, salt in fate["salts"].items()}
    assert fate.keys() == {"scheme", "commitment", "hashes", "salts", "secret"}, "the rest is missing if never"
    drawn = [entry for entry in record["entries"] if entry["seat"] == "chance"]
    assert all(entry.keys() == {"seat", "answer", "purpose", "of", "number"} for entry in drawn)
    assert all(0 <= entry["number"] < entry["of"] for entry in drawn)
    seeded = thirdage.new_match("ford", seed=12).record()["fate"]
    assert (seeded["scheme"], seeded["seed"]) == ("thirdage-fate-1", 12)
    assert seeded["secret"] == hashlib.sha256(b"thirdage-seed:12").hexdigest()
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?m)^\| `fate\.(\w+)`", page))
    schema = json.loads((ROOT / "docs" / "schemas" / "record.json").read_text(encoding="utf-8"))
    assert named == {field for kind in schema["properties"]["fate"]["anyOf"] for field in kind["properties"]}


def test_the_independent_verifier_has_nothing_of_ours() -> None:
    """Plain node, SHA-256 and HMAC."""
    text = (ROOT / "tools" / "verify-fate.mjs").read_text(encoding="utf-8")
    assert set(re.findall(r'from "([^"]+)"', text)) == {"node:crypto", "node:fs", "node:process"}
    assert not re.search(r"import\(|require\(", text)
    assert set(re.findall(r'create(?:Hash|Hmac)\("(\w+)"', text)) == {"sha256"}


def test_whoever_knows_all_but_his_own_salt_knows_the_dice() -> None:
    """The host who has seen the other's salt; what he then refuses to open is never rolled with."""
    fate = KeyedFate(SECRET)
    for seat, salt in ((FP, "honest"), (SH, "sealed")):
        fate.commit_salt(seat, salt_hash(fate.commitment, seat, salt))
    fate.open_salt(FP, "honest")
    foreseen = KeyedFate(SECRET, {FP: "honest", SH: "sealed"}).number("deck", 10**6)
    with pytest.raises(ValueError, match="not all salts"):
        fate.number("deck", 10**6)
    fate.open_salt(SH, "sealed")
    assert fate.number("deck", 10**6) == foreseen


def test_a_record_alone_does_not_prove_when_it_was_sealed(tmp_path: Path) -> None:
    """A host may seal anew what he has searched for; the hashes that a verifier prints are then not those noted."""
    honest = salted(KeyedFate(SECRET), {FP: "honest", SH: "sealed before"})
    noted = honest.hashes[SH]
    forged = salted(KeyedFate(SECRET), {FP: "honest", SH: searched({FP: "honest"}, SH)})
    record = play(thirdage.new_match("ford", fate=forged), Rng(1)).record()
    assert prove(FORD, record).salts == "committed"
    for code, said in verdicts(tmp_path, record):
        assert code == 0
        assert noted not in said
        assert all(hash in said for hash in (honest.commitment, honest.hashes[FP], forged.hashes[SH]))


def test_a_written_position_is_told(tmp_path: Path) -> None:
    match = thirdage.setup("ford", {"hands": {FP: [None, "blade"], SH: [None]}}, seed=5)
    assert "What came before is not in it" in verdicts(tmp_path, play(match, Rng(1)).record())[0][1]


def test_a_seed_is_not_called_fair(tmp_path: Path) -> None:
    record = play(thirdage.new_match("ford", seed=3), Rng(1)).record()
    for code, said in verdicts(tmp_path, record):
        assert code == 0
        assert "o seat gave a salt" in said
        assert "fair" not in said.lower()
