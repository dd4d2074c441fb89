"""docs/fair-dice.md says only what is so: each sentence that claims something has a test; the proofs of some are here.

`CLAIMS` names them. A sentence that is changed, or a test that is renamed, makes this module red.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

import thirdage
from tests.cli_driver import cli
from tests.ford import FORD
from tests.helpers import play, salted
from thirdage import KeyedFate, Rng, salt_hash
from thirdage.kernel import prove
from thirdage.server.storage.rows import OPEN, PERSON, Seat, Secret, TableRow
from thirdage.server.tables import dice

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
NODE = shutil.which("node")
thirdage.register(FORD)
FP, SH = "free-peoples", "shadow"
SECRET = b"\5" * 32

CHANCES, JS, HERE = "test_kernel_chance.py", "test_fair_dice_js.py", "test_fair_dice.py"
TABLE, PAGE, PAGES = "test_server_dice.py", "web/test_dice.py", "../web/tests/fate.test.ts"
SEALING, VERIFY, STORE = "../web/tests/sealing.test.ts", "test_kernel_verify.py", "test_server_store.py"

CLAIMS: Final[tuple[tuple[str, str, str], ...]] = (
    # In short
    (
        "draws a secret of 32 bytes",
        CHANCES,
        "test_the_commitment_is_the_hash_of_the_secret_and_stands_before_the_salts",
    ),
    ("The salt stays on the person's own machine", TABLE, "test_a_salt_is_nobodys_before_it_is_opened"),
    ("When all hashes are in, and not before", TABLE, "test_no_salt_is_opened_before_all_hashes_are_in"),
    ("It must be the one of its hash", CHANCES, "test_only_the_salt_of_the_hash_opens_it"),
    (
        "From the first opened salt on no hash can be added or changed",
        CHANCES,
        "test_a_hash_may_be_replaced_until_the_first_salt_is_open_then_never",
    ),
    (
        "Every roll and every draw is a number computed from the key",
        CHANCES,
        "test_every_number_can_be_recomputed_by_hand",
    ),
    (
        "When the match is over the record holds the secret",
        "test_kernel_records.py",
        "test_a_running_record_does_not_hold_the_secret_and_a_finished_one_does",
    ),
    (
        "commitment, then hashes, then salts, then the first outcome",
        TABLE,
        "test_commitment_then_hashes_then_salts_then_the_first_roll",
    ),
    ("when he sees them his own is bound", HERE, "test_the_last_salt_cannot_be_searched_for"),
    ("refuses to roll while a salt is not open", HERE, "test_a_match_does_not_begin_before_all_salts_are_open"),
    # The schemes
    ("`thirdage-fate-1` is the same without hashes", HERE, "test_matches_without_salts_are_written_as_ever"),
    ("hash = SHA-256(commitment", JS, "test_the_worked_example_of_the_page_is_true"),
    ("sorted by the seat's id (by code points)", CHANCES, "test_every_number_can_be_recomputed_by_hand"),
    ("makes all numbers exactly equally likely", CHANCES, "test_the_tail_is_rejected"),
    ("Each purpose counts from 0", CHANCES, "test_one_purpose_does_not_move_another"),
    (
        "what was rolled is spent, and rolling again gives the next number",
        VERIFY,
        "test_undone_rolls_are_spent_and_proved_too",
    ),
    (
        "two matches of one seed meet the same cards and rolls",
        CHANCES,
        "test_one_seed_deals_the_same_cards_although_the_games_differ",
    ),
    ("the first die is the highest digit", CHANCES, "test_the_first_die_is_the_highest_digit"),
    ("the number is the place in that list, counted from 0", CHANCES, "test_a_draw_is_the_place_in_the_list"),
    (
        "is drawn without chance and makes no entry",
        "test_kernel_decks.py",
        "test_a_known_top_card_is_drawn_without_chance_and_its_knowers_stay",
    ),
    # Where it stands in a record
    ("| `fate.restarts` |", TABLE, "test_who_does_not_open_in_time_loses_the_seat"),
    ("| `fate.chapter` |", STORE, "test_an_upgrade_goes_on_from_the_last_seam"),
    (
        "only when the match is over, or if it comes from a seed",
        CHANCES,
        "test_the_header_keeps_the_secret_until_it_is_revealed_and_a_seed_is_no_secret",
    ),
    ("SHA-256 of the text `thirdage-seed:` and the seed in decimal", CHANCES, "test_known_numbers_never_change"),
    (
        "An outcome without `number` did not come from the secret",
        VERIFY,
        "test_what_is_proved_of_a_record_that_goes_on_from_another",
    ),
    ("somebody rolled real dice", VERIFY, "test_outcomes_that_people_gave_themselves_are_not_proved"),
    (
        "what came before has been rolled there, by another secret",
        "test_server_play_on.py",
        "test_chance_is_fresh",
    ),
    (
        "the outcomes between that and the upgrade stand without numbers",
        STORE,
        "test_an_upgrade_goes_on_from_the_last_seam",
    ),
    ("one more line among the salts, named `chapter`", HERE, "test_a_chapter_is_one_more_line_among_the_salts"),
    ("**What a verifier refuses.**", JS, "test_thirdage_verify_finds_tampering"),
    ("a hash without a salt, a salt without a hash", JS, "test_an_independent_verifier_finds_tampering"),
    ("Which names are seats `thirdage verify` knows from the rules", JS, "test_thirdage_verify_finds_tampering"),
    (
        "if any is not, or the salts are not committed, they end with 1",
        HERE,
        "test_dice_that_were_searched_for_are_not_called_fair",
    ),
    ("a salt of a name that is no seat", JS, "test_an_independent_verifier_finds_tampering"),
    (
        "the verifier says that the dice may have been chosen",
        HERE,
        "test_dice_that_were_searched_for_are_not_called_fair",
    ),
    (
        "so it also refuses a salt of somebody who never came to do anything",
        HERE,
        "test_the_independent_verifier_knows_seats_by_what_they_do",
    ),
    (
        "Which card a number stands for, and what an outcome was for, takes the rules",
        JS,
        "test_what_an_outcome_was_for_takes_the_rules",
    ),
    (
        "checks the rolls of ordinary dice (answers with a list of whole numbers)",
        "test_chance_asks.py",
        "test_only_ordinary_dice_are_lists_of_numbers",
    ),
    (
        "nor whether an outcome was drawn for the purpose that is named",
        JS,
        "test_what_an_outcome_was_for_takes_the_rules",
    ),
    ("which entries are not", JS, "test_an_independent_verifier_says_which_part_is_proved"),
    (
        "still proves the numbers, and says from which entry on",
        VERIFY,
        "test_what_is_proved_of_a_record_of_other_rules",
    ),
    ("read them as such (JavaScript: BigInt)", JS, "test_numbers_too_large_for_a_javascript_number_are_exact"),
    # A worked example
    ("## A worked example", JS, "test_the_worked_example_of_the_page_is_true"),
    ("the dice show 5, 4, 4", HERE, "test_the_roll_of_the_worked_example"),
    # At the table
    ("new ones, rematches, games played on", TABLE, "test_every_kind_of_table_waits_for_the_salts"),
    ("Only the seats of people have salts", TABLE, "test_only_people_salt_each_for_his_own_seats"),
    ("several seats of one person one each", TABLE, "test_several_seats_at_one_screen_have_a_salt_each"),
    ("a table of bots alone has none", TABLE, "test_bots_among_themselves_need_no_salt"),
    ("The page does all of it by itself", PAGE, "test_the_pages_do_it_by_themselves_and_find_the_record_fair"),
    ("It draws 32 random bytes for each of its seats", PAGES, "is long, and never the same"),
    (
        "sees that the hashes shown for its own seats are its own",
        SEALING,
        "does not open while the hash that is shown for its seat is not its own",
    ),
    (
        "there are no others than those of the people at the table",
        SEALING,
        "does not open for hashes of others than the people at the table",
    ),
    ("notes commitment and hashes in the browser", SEALING, "seals, notes, opens, all by itself"),
    (
        "It opens nothing a second time for other hashes",
        SEALING,
        "does not open again for other hashes than it has noted, and says so",
    ),
    (
        "compares it with its notes, checks secret, salts and numbers",
        PAGE,
        "test_a_record_that_was_changed_is_found_out",
    ),
    ("*not checked*, and why", PAGES, "proves less to others, or with other dice, and says so"),
    ("shows what was sealed", PAGE, "test_the_pages_do_it_by_themselves_and_find_the_record_fair"),
    ("not more than 30 seconds ago", HERE, "test_the_seconds_are_those_of_the_table"),
    ("another is not within 60 seconds", HERE, "test_the_seconds_are_those_of_the_table"),
    ("The table says whom it waits for", PAGE, "test_the_waiting_screen_says_for_whom"),
    ("has made a call about the table since then", TABLE, "test_salts_are_opened_when_everyone_is_there"),
    (
        "From then on no hash changes for this secret",
        TABLE,
        "test_once_the_salts_are_opened_no_hash_of_this_secret_changes",
    ),
    ("who has not opened loses his seat", TABLE, "test_who_does_not_open_in_time_loses_the_seat"),
    (
        "the table says so, and the record counts it",
        PAGE,
        "test_who_does_not_open_loses_the_seat_and_the_others_seal_anew",
    ),
    ("no position and no outcomes of another game can be slipped in", PAGES, "may not begin from a position where"),
    ("notes commitment and hashes in the browser, and how the game begins", SEALING, "notes what came from elsewhere"),
    ("If nobody has opened, nobody loses anything", TABLE, "test_if_nobody_has_opened_nobody_has_seen_anything"),
    ("who sits alone is given all the time", TABLE, "test_several_seats_at_one_screen_have_a_salt_each"),
    (
        "as it does if somebody leaves once a salt is open",
        TABLE,
        "test_who_leaves_when_a_salt_is_open_makes_all_start_over",
    ),
    ("No game begins without a salt that was sealed", TABLE, "test_every_kind_of_table_waits_for_the_salts"),
    (
        "if the server stops meanwhile, it goes on from there",
        TABLE,
        "test_a_restart_of_the_server_in_the_middle_does_no_harm",
    ),
    # What is proven, and what is not
    ("nobody picked one afterwards", VERIFY, "test_an_outcome_forged_with_all_that_follows_is_found"),
    (
        "nobody chose the secret or a salt for the dice that it gives",
        TABLE,
        "test_the_last_to_open_cannot_search_for_better_dice",
    ),
    ("a running match never writes it", "test_server_privacy.py", "test_while_a_game_runs_no_secret_leaves"),
    (
        "the page finds out if it opened its own more often than that",
        PAGES,
        "that is not as it should be is found out",
    ),
    ("each time a game goes on after one it has new dice", CHANCES, "test_a_later_chapter_has_dice_of_its_own"),
    ("a record alone cannot tell when they were made", HERE, "test_a_record_alone_does_not_prove_when_it_was_sealed"),
    (
        "could try as many as he liked, and take the one with the best dice",
        HERE,
        "test_dice_that_were_searched_for_are_not_called_fair",
    ),
    (
        "Both verifiers count the outcomes that were taken back",
        JS,
        "test_an_independent_verifier_finds_an_undo_that_the_header_forbids",
    ),
    ("if everyone else agreed; missing: never", VERIFY, "test_a_header_names_practice_or_consent_or_nothing"),
    (
        "what `thirdage replay RECORD --check` is for",
        "test_cli_bad_input.py",
        "test_a_wrong_state_is_seen_by_the_check",
    ),
    ("follows the same scheme, so that it can be repeated", CHANCES, "test_known_numbers_never_change"),
    ("proves only its own outcomes, and `thirdage verify` says so", HERE, "test_a_written_position_is_told"),
    ("It proves nothing about fairness", HERE, "test_a_seed_is_not_called_fair"),
)


@pytest.mark.parametrize(("claim", "file", "test"), CLAIMS, ids=[claim for claim, _, _ in CLAIMS])
def test_the_page_says_so_and_a_test_proves_it(claim: str, file: str, test: str) -> None:
    page = re.sub(r"\s+", " ", (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8"))
    assert claim in page
    text = (ROOT / "tests" / file).read_text(encoding="utf-8")
    assert f"def {test}(" in text or f'"{test}' in text


# -- the proofs that are not elsewhere -------------------------------------------------------------------------------


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


def test_the_roll_of_the_worked_example() -> None:
    fate = salted(KeyedFate(bytes(range(32))), {FP: "second breakfast", SH: "Умертвие 🜨"})
    number = fate.number("fight-shadow", 216)
    assert number == 165
    assert [number // 36 % 6 + 1, number // 6 % 6 + 1, number % 6 + 1] == [5, 4, 4]


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
