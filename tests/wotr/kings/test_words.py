"""The words of Kings: complete and sound in three languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.words_catalogue import Catalogue
from tests.words_checks import ALL, dodging, ids_in_code
from thirdage.games.wotr.kings import bundle
from thirdage.games.wotr.kings.bundle import KINGS
from thirdage.locale import languages

HOME = Path(bundle.__file__).parent
WORDS = HOME / "locale"


@pytest.mark.parametrize("check", ALL, ids=lambda check: str(check.__name__))
def test_the_catalogue_is_sound(check: Callable[[Catalogue], list[str]]) -> None:
    before = set(check(Catalogue.read()))
    assert not [fault for fault in check(Catalogue.read(WORDS)) if fault not in before]


def test_no_text_dodges_the_case_of_a_name() -> None:
    assert not set(dodging(Catalogue.read(WORDS))) - set(dodging(Catalogue.read()))


def test_all_that_is_asked_answered_and_told_has_words() -> None:
    catalogue = Catalogue.read(WORDS)
    wanted = ids_in_code(HOME) | {f"ask-wotr-{kind.id}" for kind in KINGS.kinds}
    wanted |= {f"answer-wotr-{form.kind}" for forms in KINGS.forms.values() for form in forms}
    wanted |= {
        f"{table}-{row['id']}"
        for table, rows in (("card", "cards"), ("combat", "combat"), ("tile", "tiles"), ("character", "characters"))
        for row in KINGS.rows[rows]
    }
    wanted |= {f"text-{row['id']}" for row in KINGS.rows["cards"]}
    wanted |= {f"text-combat-{row['id']}" for row in KINGS.rows["combat"]}
    wanted |= {f"text-character-{row['id']}" for row in KINGS.rows["characters"]}
    for language in languages():
        assert not wanted - set(catalogue.messages(language))
