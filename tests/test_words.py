"""The words: complete and alike in three languages, right in plural forms, and never the end of a game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import thirdage.locale
from tests.words_catalogue import Catalogue
from tests.words_checks import (
    ALL,
    NAMES,
    NUMBERS,
    PHRASES,
    differing,
    dodging,
    faults,
    forgotten_yo,
    ids_in_code,
    sample_arguments,
    undeclined,
)
from thirdage.locale import CASES, COUNTED, WHERE, Words, WordsError, languages, pick_language, preference

DATA = Path(__file__).parent / "words_data"
SOURCE = Path(thirdage.locale.__file__).parents[1]
BESIDE = tuple(sorted(SOURCE.glob("games/*/*/locale")))
"""What expansions say stands in the folder beside them."""


# --- the catalogues -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", ALL, ids=lambda check: str(check.__name__))
@pytest.mark.parametrize("folders", [(), (DATA,)], ids=["package", "sample"])
def test_a_catalogue_is_sound(check: Callable[[Catalogue], list[str]], folders: tuple[Path, ...]) -> None:
    assert not check(Catalogue.read(*folders))


def test_every_name_of_the_package_has_all_its_cases() -> None:
    assert not undeclined(Catalogue.read(*BESIDE))


def test_no_text_of_the_package_dodges_the_case_of_a_name() -> None:
    assert not dodging(Catalogue.read())


def test_a_name_without_its_cases_is_seen(tmp_path: Path) -> None:
    named = "nation-x = Край\n    .gender = masculine\nnation-y = { nation-x }\n"
    found = undeclined(_catalogue(tmp_path, {"ru": named}))
    assert found == [f"ru: nation-{slug}: no .{case}" for slug in "xy" for case in CASES]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Битва: { $region }.", ["$region"]),
        ("Взята карта ({ $seat }): { $deck }.", ["$seat", "$deck"]),
        ("Битва { $region_at }: { $seat } сдаётся.", []),
        ("{ $count ->\n    [one] Где: { $region_genitive }?\n   *[other] Где?\n}", ["$region_genitive"]),
        ("Ошибка: { $detail }", []),
    ],
)
def test_a_name_that_dodges_grammar_is_seen(tmp_path: Path, text: str, found: list[str]) -> None:
    complaints = dodging(_catalogue(tmp_path, {"ru": f"log-x = {text}\n"}))
    assert complaints == [f"ru: log-x: a sentence would do: {variable}" for variable in found]


def test_what_the_program_says_is_told() -> None:
    assert not ids_in_code(SOURCE) - set(Catalogue.read(*BESIDE).messages("en"))


def test_every_table_holds_names_or_phrases() -> None:
    catalogue = Catalogue.read()
    first = {key.partition("-")[0] for key in catalogue.messages("en") if "-" in key}
    sayings = {key.partition("-")[0] for key in catalogue.messages("en") if catalogue.variables("en", key)}
    unknown = first - sayings - NAMES - PHRASES - {"about", "text", "say", "list", "undo", "story", "web"}
    assert not unknown
    assert first >= NAMES


GOOD = {
    "en": "hut-x = Hut\nlog-x = { $hut } has { $count ->\n    [one] a card\n   *[other] cards\n}\n",
    "ru": "hut-x = Край\n    .genitive = Края\n    .gender = masculine\n"
    "log-x = { $hut_genitive } { $count ->\n    [one] карта\n    [few] карты\n   *[many] карт\n}\n",
    "uk": "hut-x = Край\n    .genitive = Краю\n    .gender = masculine\n"
    "log-x = { $hut_genitive } { $count ->\n    [one] карта\n    [few] карти\n   *[many] карт\n}\n",
}


def _catalogue(folder: Path, texts: dict[str, str]) -> Catalogue:
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "game.ftl").write_text(text, encoding="utf-8")
    return Catalogue.read(folder, alone=True)


def test_the_example_that_the_next_test_spoils_is_sound(tmp_path: Path) -> None:
    assert not faults(_catalogue(tmp_path, GOOD))


@pytest.mark.parametrize(
    ("language", "old", "new", "complaint"),
    [
        ("ru", "log-x = {", "log-x {", "cannot be parsed"),
        ("en", "hut-x = Hut", "hut-x = Hut\nhut-x = Two", "told twice"),
        ("en", "hut-x = Hut", "hut-x = Hut\nhut-y =\n    .gender = plural", "says nothing"),
        ("uk", "hut-x = Край", "hut-x = { hut-none }", "there is no hut-none"),
        ("uk", ".genitive = Краю", ".genitive = { hut-x.dative }", "there is no hut-x.dative"),
        ("ru", "masculine", "male", "no such gender: male"),
        ("ru", "hut-x", "hut-z", "hut-x: missing in ru"),
        ("uk", "$hut_genitive", "$seat_genitive", "arguments differ"),
        ("uk", "    .genitive = Краю\n", "", "uk: hut-x: no .genitive, used by log-x"),
        ("ru", "log-x =", "hut-said = { $count }\nlog-x =", "a name among texts with arguments"),
        ("ru", ".gender", ".vocative = Край\n    .gender", "unknown attribute .vocative"),
        ("ru", "    [few] карты\n", "", "ru: log-x: no few"),
        ("ru", "карты", "карты  тут", "misprint '  т'"),
        ("uk", "карти", "карти “тут”", "misprint '“'"),
        ("en", "a card", "a card...", "misprint '...'"),
        ("en", "[one]", "[1]", None),
        ("ru", "карта", "к\u0430p\u0442\u0430", "mixed letters"),
        ("uk", "карти", "cards", "Latin letters: cards"),
        ("ru", "карты", "карті", "not a letter of this language"),
        ("uk", "карти", "карты", "not a letter of this language"),
        ("uk", "карти", "п'ять", "not a letter of this language"),
        ("uk", "карти", "назґŷли", "mixed letters: назґŷли"),
        ("en", "a card", "a с\u0430rd", "not a letter of this language"),
        ("en", "Hut", "{ SOME() }", "Unknown function"),
        ("ru", "Край\n", '{ "" }\n', "says nothing"),
    ],
)
def test_the_checks_see(tmp_path: Path, language: str, old: str, new: str, complaint: str | None) -> None:
    assert old in GOOD[language]
    found = faults(_catalogue(tmp_path, {**GOOD, language: GOOD[language].replace(old, new, 1)}))
    assert not found if complaint is None else any(complaint in fault for fault in found), found


def test_latin_words_can_be_allowed(tmp_path: Path) -> None:
    _catalogue(tmp_path, {**GOOD, "ru": GOOD["ru"].replace("Края", "Края Rex")})
    assert faults(Catalogue.read(tmp_path, alone=True))
    assert not faults(Catalogue.read(tmp_path, latin={"Rex"}, alone=True))


def test_samples_reach_every_number_name_and_variant() -> None:
    rows = sample_arguments(Catalogue.read(), "cli-replayed")
    assert {row["entries"] for row in rows} == set(NUMBERS)
    assert {"wotr", "hunt", "cards"} < {str(row["game"]) for row in rows}


# --- sentences ----------------------------------------------------------------------------------------------


PLURALS = {
    "en": {
        "{} game played.": (1,),
        "{} games played.": (0, 2, 5, 11, 21, 22, 25, 101, 111),
    },
    "ru": {
        "Сыграна {} партия.": (1, 21, 101),
        "Сыграно {} партии.": (2, 22),
        "Сыграно {} партий.": (0, 5, 11, 25, 111),
    },
    "uk": {
        "Зіграно {} партію.": (1, 21, 101),
        "Зіграно {} партії.": (2, 22),
        "Зіграно {} партій.": (0, 5, 11, 25, 111),
    },
}


@pytest.mark.parametrize(
    ("language", "form", "number"),
    [
        (language, form, number)
        for language, forms in PLURALS.items()
        for form, numbers in forms.items()
        for number in numbers
    ],
)
def test_plural_forms(language: str, form: str, number: int) -> None:
    assert Words(language, strict=True).say("cli-games-played", {"games": number}) == form.format(number)


def test_the_plural_table_holds_all_numbers() -> None:
    for forms in PLURALS.values():
        assert sorted(number for numbers in forms.values() for number in numbers) == list(NUMBERS)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Shadow to Mill, from Far Ferry."),
        ("ru", "Тьма: из Дальнего перевоза в Мельницу."),
        ("uk", "Тінь: з Далекого перевозу в Млин."),
    ],
)
def test_names_stand_in_the_case_that_the_text_needs(language: str, said: str) -> None:
    args = {"seat": "shadow", "from_stead": "far-ferry", "to_stead": "mill"}
    assert Words(language, [DATA], strict=True).say("log-sample-moved", args) == said


@pytest.mark.parametrize(
    ("language", "lists"),
    [
        ("en", ["–", "Omen", "Omen and Old Road", "Omen, Old Road and Two Lights"]),
        ("ru", ["–", "Знамение", "Знамение и Старая дорога", "Знамение, Старая дорога и Два огня"]),
        ("uk", ["–", "Знамення", "Знамення та Стара дорога", "Знамення, Стара дорога та Два вогні"]),
    ],
)
def test_lists(language: str, lists: list[str]) -> None:
    words = Words(language, [DATA], strict=True)
    cards = ["omen", "old-road", "two-lights"]
    said = [words.say("log-sample-played", {"rune": cards[:length]}) for length in range(4)]
    assert [text.partition(": ")[2].removesuffix(".") for text in said] == lists


@pytest.mark.parametrize(
    ("rune", "ru", "uk"),
    [
        ("omen", "Знамение открыто.", "Знамення відкрите."),
        (["omen"], "Знамение открыто.", "Знамення відкрите."),
        ("old-road", "Старая дорога открыта.", "Стара дорога відкрита."),
        ("two-lights", "Два огня открыты.", "Два вогні відкриті."),
        (["omen", "old-road"], "Знамение и Старая дорога открыты.", "Знамення та Стара дорога відкриті."),
    ],
)
def test_the_verb_follows_the_gender_of_the_name(rune: object, ru: str, uk: str) -> None:
    assert Words("ru", [DATA], strict=True).say("log-sample-revealed", {"rune": rune}) == ru
    assert Words("uk", [DATA], strict=True).say("log-sample-revealed", {"rune": rune}) == uk


def test_names_in_every_case() -> None:
    ru, uk = Words("ru", strict=True), Words("uk", strict=True)
    assert [ru.name("seat", "shadow", case) for case in CASES] == ["Тьмы", "Тьму", "Тьме", "Тьме", "Тьмой"]
    assert [uk.name("side", "shadow", case) for case in CASES] == ["Тіні", "Тінь", "Тіні", "Тіні", "Тінню"]
    assert Words("en").name("seat", "shadow") == Words("en").name("seat", "shadow", "genitive") == "Shadow"
    with pytest.raises(ValueError, match="vocative"):
        ru.name("seat", "shadow", "vocative")


FORMS_OF_NAMES = (
    "hut-mill = мельница\n    .accusative = мельницу\n    .at = на мельнице\n    .gender = feminine\n"
    "hut-same = { hut-mill }\n"
    "hut-ram = баран\n    .accusative = барана\n"
    "    .counted = { $count ->\n        [1] баран\n        [one] { $count } баран\n        [few] { $count } барана\n"
    "       *[many] { $count } баранов\n    }\n"
    "say = { $hut_capital }|{ $hut_at-capital }|{ $hut_gender }|{ $hut_counted }|{ $hut_counted-accusative }\n"
)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"hut": "mill"}, "Мельница|На мельнице|feminine|мельница|мельницу"),
        ({"hut": "same"}, "Мельница|На мельнице|feminine|мельница|мельницу"),
        ({"hut": "ram", "count": 3}, "Баран|Баран|masculine|3 барана|барана × 3"),
        ({"hut": "ram", "count": 21}, "Баран|Баран|masculine|21 баран|барана × 21"),
        ({"hut": ["ram", "mill", "mill"]}, ("Баран, мельница и мельница|Баран, на мельнице и на мельнице|"
         "plural|баран и мельница × 2|барана и мельницу × 2")),
        ({"hut": ["ram", "ram"], "count": 5}, "Баран и баран|Баран и баран|plural|2 барана|барана × 2"),
        ({"hut": []}, "–|–|none|–|–"),
    ],
)  # fmt: skip
def test_names_begin_sentences_stand_in_places_and_are_counted(
    tmp_path: Path, args: dict[str, object], said: str
) -> None:
    _catalogue(tmp_path, {"ru": FORMS_OF_NAMES})
    assert Words("ru", [tmp_path], strict=True).say("say", args) == said


def test_a_name_is_made_of_the_id_where_there_is_none() -> None:
    """A dot of the board has no name of its own, and the boards of another pack have other locations."""
    ru, en = Words("ru", strict=True), Words("en", strict=True)
    assert ru.name("space", "1-d-10-19-1", "at") == "на точке между 10 и 19"
    assert ru.say("log-hunt-nazgul-moves", {"nazgul": "blue", "space": "1-d-46-49-2"}) == (
        "Синий назгул едет на вторую точку от 46 к 49."
    )
    assert [en.name("space", id) for id in ("1-d-47-A-2", "2-23", "2-77", "2-A")] == [
        "the second dot from 47 to A", "location 23 in V-C", "location 77", "the northern dale of Rivendell (A)"
    ]  # fmt: skip
    assert Words("uk", strict=True).name("journey", "long-07", "instrumental") == "Довгим маршрутом 7"
    assert ru.say("reason-hunt-too-far", {"space": "1-23"}) == "До Карьера (23) слишком далеко."


LISTS_OF_NAMES = FORMS_OF_NAMES + "list = { $hut_quoted }|{ $hut_or }|{ $hut_quoted-or }|{ $hut_counted-at }\n"


@pytest.mark.parametrize(
    ("huts", "said"),
    [
        ("mill", "«Мельница»|мельница|«Мельница»|1 на мельнице"),
        (["mill", "ram", "mill"], (
            "«Мельница», «Баран» и «Мельница»|мельница, баран или мельница|«Мельница», «Баран» или «Мельница»|"
            "2 на мельнице и 1 баран"
        )),
        ([], "–|–|–|–"),
    ],
)  # fmt: skip
def test_lists_are_quoted_name_by_name_left_open_and_counted_by_place(tmp_path: Path, huts: object, said: str) -> None:
    _catalogue(tmp_path, {"ru": LISTS_OF_NAMES})
    assert Words("ru", [tmp_path], strict=True).say("list", {"hut": huts}) == said


@pytest.mark.parametrize(
    ("hut", "said"),
    [
        ("a", "У Лорієні загін у Лорієні, військо в Лорієні: у Лорієні «Чорний флот» у Лорієні."),
        ("b", "В Ереборі загін в Ереборі, військо в Ереборі: в Ереборі «Чорний флот» в Ереборі."),
        ("c", "У Вудголі загін у Вудголі, військо у Вудголі: у Вудголі «Чорний флот» у Вудголі."),
        ("d", "У Львові загін у Львові, військо у Львові: у Львові «Чорний флот» у Львові."),
    ],
)
def test_ukrainian_says_u_between_consonants(tmp_path: Path, hut: str, said: str) -> None:
    text = (
        "hut-a = Лорієн\n    .at = в Лорієні\nhut-b = Еребор\n    .at = в Ереборі\n"
        "hut-c = Вудгол\n    .at = в Вудголі\nhut-d = Львів\n    .at = в Львові\n"
        "say = { $hut_at-capital } загін { $hut_at }, військо { $hut_at }: { $hut_at } «Чорний флот» { $hut_at }.\n"
    )
    _catalogue(tmp_path, {"uk": text})
    assert Words("uk", [tmp_path], strict=True).say("say", {"hut": hut}) == said


@pytest.mark.parametrize(
    ("hut", "said"),
    [("a", "До Гаю йде загін, до Гаю йдуть двоє."), ("b", "До Мегалів іде загін, до Мегалів ідуть двоє.")],
)
def test_ukrainian_says_jde_after_a_vowel(tmp_path: Path, hut: str, said: str) -> None:
    text = (
        "hut-a = Гай\n    .genitive = Гаю\nhut-b = Мегали\n    .genitive = Мегалів\n"
        "say = До { $hut_genitive } іде загін, до { $hut_genitive } ідуть двоє.\n"
    )
    _catalogue(tmp_path, {"uk": text})
    assert Words("uk", [tmp_path], strict=True).say("say", {"hut": hut}) == said


def test_a_word_without_its_yo_is_seen(tmp_path: Path) -> None:
    texts = {"ru": "log-x = Он ещё идёт, и все ждут.\nlog-y = Всё, еще один.\n"}
    assert forgotten_yo(_catalogue(tmp_path, texts)) == ["ru: log-y: ё is written: еще"]


def test_the_page_knows_the_same_forms() -> None:
    page = (SOURCE.parents[1] / "web" / "src" / "lib" / "words.ts").read_text(encoding="utf-8")
    for name, forms in (("CASES", CASES), ("WHERE", WHERE), ("COUNTED", COUNTED)):
        [found] = re.findall(rf"export const {name} = \[(.*?)\]", page)
        assert tuple(re.findall(r'"(.*?)"', found)) == forms


def test_the_rule_is_cited() -> None:
    for language in languages():
        words = Words(language, strict=True)
        plain = words.say("refused-over")
        assert words.say("refused-over", {}, "WR-VIC-1") == f"{plain} [WR-VIC-1]"
        assert words.say("refused-over", rule="") == plain


def test_no_marks_around_arguments_and_no_grouped_indices() -> None:
    said = Words("en", strict=True).say("log-undo", {"seat": "shadow", "index": 12345})
    assert said == "The Shadow took back decision 12345."


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (True, "true"),
        (None, "null"),
        ({"a": 1}, '{"a": 1}'),
        (["a", 2], "a and 2"),
        (float("inf"), "Infinity"),
    ],
)
def test_values_of_other_kinds(value: object, shown: str) -> None:
    said = Words("en", strict=True).say("refused-option-value", {"option": "o", "value": value})
    assert said == f"The option “o” cannot be “{shown}”."


def test_an_argument_given_wins_over_one_made() -> None:
    said = Words("ru", strict=True).say("log-finished-time", {"seat": "shadow", "seat_genitive": "меня"})
    assert said == "Партия окончена: у меня вышло время."


# --- what is missing ----------------------------------------------------------------------------------------


@pytest.fixture
def holes(tmp_path: Path) -> Path:
    texts = {
        "en": "stead-inn = Inn\nlog-in-english = Seen at: { $stead }, { $rune }.\nlog-broken-in-russian = Yes.\n",
        "ru": "log-broken-in-russian = { $nothing }\n",
    }
    _catalogue(tmp_path, texts)
    return tmp_path


def test_what_a_language_lacks_is_said_in_english(holes: Path) -> None:
    ru = Words("ru", [holes, DATA])
    args = {"stead": ["inn", "mill"], "rune": "omen"}
    assert ru.say("log-in-english", args, "WR-X") == "Seen at: Inn and Mill, Omen. [WR-X]"
    assert ru.say("log-broken-in-russian") == "Yes."
    assert ru.say("log-sample-played", {"rune": "omen"}) == "Сыграно: Знамение."
    assert ru.name("stead", "inn") == "Inn"


def test_what_nobody_knows_is_shown_as_it_is() -> None:
    for language in languages():
        words = Words(language)
        assert words.say("log-none", {"rune": "omen", "to": ["a", 1]}) == 'log-none(rune=omen, to=["a", 1])'
        assert words.say("log-undo", {"seat": "shadow"}) == "log-undo(seat=shadow)"
        assert words.say("log-undo", {"seat": "x", "index": "one"}) == "log-undo(seat=x, index=one)"
        assert words.name("stead", "nowhere", "genitive") == "nowhere"
    assert Words("ru").say("log-finished-time", {"seat": "mill"}) == "Партия окончена: у mill вышло время."


def test_strict_words_raise(holes: Path) -> None:
    ru = Words("ru", [holes], strict=True)
    for message_id, args in (
        ("log-none", {}),
        ("log-in-english", {"stead": "inn", "rune": "omen"}),
        ("log-broken-in-russian", {}),
        ("log-undo", {"seat": "shadow"}),
        ("log-undo", {"seat": "nobody", "index": 1}),
    ):
        with pytest.raises(WordsError, match=r"^ru: "):
            ru.say(message_id, args)
    with pytest.raises(WordsError, match="seat-nobody"):
        ru.name("seat", "nobody")


def test_a_later_folder_renames(tmp_path: Path) -> None:
    _catalogue(tmp_path, {"en": "rune-omen = Portent\n"})
    assert Words("en", [DATA, tmp_path]).name("rune", "omen") == "Portent"
    assert Words("en", [DATA]).name("rune", "omen") == "Omen"


# --- which language -----------------------------------------------------------------------------------------


def test_no_such_language() -> None:
    with pytest.raises(ValueError, match="en, ru, uk"):
        Words("de")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package with a folder of a fourth language, and nothing else changed."""
    shutil.copytree(str(preference.HOME), tmp_path / "locale", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (tmp_path / "locale" / "de").mkdir()
    (tmp_path / "locale" / "de" / "kernel.ftl").write_text(
        "refused-over = Die Partie ist vorbei.\nside-shadow = Schatten\n    .gender = masculine\n", encoding="utf-8"
    )
    (tmp_path / "locale" / "empty").mkdir()
    monkeypatch.setattr(preference, "HOME", tmp_path / "locale")
    languages.cache_clear()
    yield
    languages.cache_clear()


@pytest.mark.usefixtures("german")
def test_a_folder_is_all_that_a_fourth_language_needs() -> None:
    assert languages() == ("en", "de", "ru", "uk")
    assert pick_language("de-DE") == "de"
    words = Words("de")
    assert words.say("refused-over") == "Die Partie ist vorbei."
    assert words.say("refused-undo-nothing") == Words("en").say("refused-undo-nothing"), "what it lacks is English"
    assert (words.name("side", "shadow"), words.name("side", "free-peoples")) == ("Schatten", "Free Peoples")
    missing = differing(Catalogue.read())
    assert "refused-undo-nothing: missing in de" in missing
    assert not [complaint for complaint in missing if complaint.startswith("refused-over:")]


@pytest.mark.parametrize(
    ("preferences", "env", "picked"),
    [
        ((), {}, "en"),
        ((None,), {"LANG": "uk_UA.UTF-8"}, "uk"),
        (("ru-RU",), {"THIRDAGE_LANG": "uk"}, "ru"),
        (("de", "UK"), {}, "uk"),
        (("",), {"THIRDAGE_LANG": "uk", "LC_ALL": "ru_RU"}, "uk"),
        ((), {"LC_ALL": "ru_RU.UTF-8", "LANG": "uk_UA"}, "ru"),
        ((), {"LC_MESSAGES": "ru@x", "LANG": "uk_UA"}, "ru"),
        ((), {"LC_ALL": "C.UTF-8", "LANG": "ru_RU"}, "en"),
        ((), {"THIRDAGE_LANG": "de", "LANG": "fr_FR"}, "en"),
    ],
)
def test_pick_language(preferences: tuple[str | None, ...], env: dict[str, str], picked: str) -> None:
    assert pick_language(*preferences, env=env) == picked


def test_pick_language_asks_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDAGE_LANG", "uk")
    assert pick_language() == "uk"
