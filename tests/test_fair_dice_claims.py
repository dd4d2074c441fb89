"""docs/fair-dice.md says only what is so: each sentence that claims something has a test.

`CLAIMS` names a test for each; `EXPLAINS` are the sentences that claim nothing which a test could deny: what a word
means, what follows from what was said, what is not promised. A sentence that is new or changed, and a test that is
renamed, make this module red.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parent.parent

CHANCES, JS, HERE = "test_kernel_chance.py", "test_fair_dice_js.py", "test_fair_dice.py"
TABLE, PAGE, PAGES = "test_server_dice.py", "web/test_dice.py", "../web/tests/fate.test.ts"
SEALING, VERIFY, STORE = "../web/tests/sealing.test.ts", "test_kernel_verify.py", "test_server_store.py"
CAUSES = "test_chance_asks.py"

CLAIMS: Final[tuple[tuple[str, str, str], ...]] = (
    # What stands at the head
    ("At a fair table nobody chooses the dice", HERE, "test_the_last_salt_cannot_be_searched_for"),
    ("in any language, with nothing but SHA-256 and HMAC", HERE, "test_the_independent_verifier_has_nothing_of_ours"),
    ("`thirdage verify RECORD` does it with our code", VERIFY, "test_every_finished_record_is_proved"),
    ("(a page of JavaScript, written from this text)", HERE, "test_the_independent_verifier_has_nothing_of_ours"),
    (
        "Each seat on which a person sits chooses a *salt*, a random text, and gives only its hash",
        TABLE,
        "test_commitment_then_hashes_then_salts_then_the_first_roll",
    ),
    ("Secret and salts make the key", CHANCES, "test_salts_and_secrets_change_everything"),
    (
        "that the salts are those of the hashes, and that every number follows",
        JS,
        "test_an_independent_verifier_agrees_with_ours",
    ),
    ("`thirdage-fate-2` has hashes and salts", HERE, "test_the_places_in_a_record_are_those_of_the_page"),
    ("commitment = SHA-256(secret)", JS, "test_the_worked_example_of_the_page_is_true"),
    ("salts = for each seat with a salt", JS, "test_the_worked_example_of_the_page_is_true"),
    ("key = HMAC-SHA256(key: secret, message: salts joined)", JS, "test_the_worked_example_of_the_page_is_true"),
    ("no salts: the empty message", CHANCES, "test_every_number_can_be_recomputed_by_hand"),
    ("limit = 2^256 - (2^256 mod total)", CHANCES, "test_the_tail_is_rejected"),
    ("value = |HMAC-SHA256(key: key", CHANCES, "test_every_number_can_be_recomputed_by_hand"),
    ("number = value mod total", CHANCES, "test_the_tail_is_rejected"),
    ("Text is UTF-8, hex is lower case", JS, "test_the_worked_example_of_the_page_is_true"),
    ("Commitment and hashes are taken as hex", JS, "test_the_worked_example_of_the_page_is_true"),
    ("`ordinal` and `attempt` are written in decimal", CHANCES, "test_every_number_can_be_recomputed_by_hand"),
    ("`total` is how many equally likely numbers there are", CHANCES, "test_numbers_cover_the_outcomes_by_weight"),
    ("(it hardly ever happens: `total` is small)", CAUSES, "test_spaces_are_small"),
    ("`total = k^n`", CHANCES, "test_the_first_die_is_the_highest_digit"),
    ("on an ordinary die digit 0 shows a 1", HERE, "test_the_roll_of_the_worked_example"),
    ("`total` is how many are in the unordered rest", CHANCES, "test_a_draw_is_the_place_in_the_list"),
    ("They are sorted in the order of the facts", CAUSES, "test_what_is_drawn_from_is_in_the_order_of_the_facts"),
    *[
        (f"| {place} |", HERE, "test_the_places_in_a_record_are_those_of_the_page")
        for place in (
            "`fate.scheme`",
            "`fate.commitment`",
            "`fate.hashes`",
            "`fate.salts`",
            "`fate.secret`",
            "`fate.seed`",
            "`entries[i].seat`",
            "`entries[i].purpose`, `of`, `number`",
            "`entries[i].answer`",
        )
    ],
    (
        "`thirdage verify` checks both, `verify-fate.mjs` lists the purposes",
        JS,
        "test_what_an_outcome_was_for_takes_the_rules",
    ),
    ("`of` and `number` are whole numbers of any size", JS, "test_numbers_too_large_for_a_javascript_number_are_exact"),
    *[
        (text, HERE, "test_the_worked_example_is_told_to_the_letter")
        for text in (
            "The secret is the 32 bytes 0 to 31",
            "Two seats have the salts",
            "Their hashes are the SHA-256 of",
            ":free-peoples:7365636f6e6420627265616b66617374`",
            ":shadow:d0a3d0bcd0b5d180d182d0b2d0b8d0b520f09f9ca8`",
            "secret 000102",
            "commitment 630dcd",
            "free-peoples 3a310a",
            "shadow 7b972c",
            "free-peoples:7365636f",
            "shadow:d0a3d0bc",
            "the message for the key is two lines",
            "key 075111",
            "begins with four draws from its deck",
            "| `deck:0:0` |",
            "| `deck:1:0` |",
            "| `deck:2:0` |",
            "| `deck:3:0` |",
            "The third draw, for instance",
            "`fight-shadow:0:0` gives",
        )
    ],
    ("`thirdage verify` can.", JS, "test_what_an_outcome_was_for_takes_the_rules"),
    (
        "you noted the commitment and all hashes before you opened it",
        HERE,
        "test_a_record_alone_does_not_prove_when_it_was_sealed",
    ),
    (
        "was fixed when your salt was still unknown to all but you",
        TABLE,
        "test_no_salt_is_opened_before_all_hashes_are_in",
    ),
    (
        "Whoever knows it can foresee the dice once the salts are open",
        CHANCES,
        "test_every_number_can_be_recomputed_by_hand",
    ),
    (
        "Whoever does not trust him seals and opens with a program of his own (two calls",
        TABLE,
        "test_commitment_then_hashes_then_salts_then_the_first_roll",
    ),
    (
        "knows the dice before he opens his own, and may refuse to",
        HERE,
        "test_whoever_knows_all_but_his_own_salt_knows_the_dice",
    ),
    ("Where the table allows undo behind dice", "test_server_undo.py", "test_what_is_usual"),
    (
        "Nobody can choose that number, but it is another roll",
        "test_kernel_undo.py",
        "test_fate_never_goes_back",
    ),
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

EXPLAINS: Final = (
    "**From the number to the outcome.**",
    "| field | what |",
    "| message | HMAC-SHA256 under the key |",
    "which is",
    "Not proven:",
    "that the host kept the secret to himself",
    "that the page is ours: it comes from the host's server",
    "that nobody began anew until he liked it",
    "A host may also throw away whole matches",
    "that nobody rolled again",
)


def sentences() -> list[str]:
    """The page in pieces: sentences, rows of tables, items of lists, lines of formulas."""
    page = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
    found: list[str] = []
    for part in re.split(r"\n\s*\n|\n(?=[-|] ?)|\n(?=\d\. )|\n(?=    )", page):
        text = re.sub(r"\s+", " ", part).strip()
        if text.startswith("#") or not set(text) - set("|-: "):
            continue
        whole = text.startswith("|") or part.startswith("    ")
        found += [text] if whole else re.split(r"(?<=[.;])(?<!^\d\.)\s+(?=[A-Z*`])", text)
    return found


@pytest.mark.parametrize("sentence", sentences())
def test_each_sentence_is_proved_or_only_explains(sentence: str) -> None:
    proved = any(claim in sentence for claim, _, _ in CLAIMS)
    assert proved != any(told in sentence for told in EXPLAINS)


@pytest.mark.parametrize(("claim", "file", "test"), CLAIMS, ids=[claim for claim, _, _ in CLAIMS])
def test_the_page_says_so_and_a_test_proves_it(claim: str, file: str, test: str) -> None:
    page = re.sub(r"\s+", " ", (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8"))
    assert claim in page
    text = (ROOT / "tests" / file).read_text(encoding="utf-8")
    assert f"def {test}" in text or f'"{test}' in text
