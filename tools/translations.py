"""Lists the rules and rulings whose English changed since they were translated, or that were never translated.

    python tools/translations.py                    # lists them; exit code 1 if there are any
    python tools/translations.py --followed ID ...  # says that the translations of these have followed
    python tools/translations.py --followed all     # ... of all

A translation stands beside the English text (`rules.ru.toml`, `rulings.ru.toml`), and `of` in it is the fingerprint of
the English that it was made from. Whoever has mended a translation runs `--followed` for it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from thirdage.games import BUILT, find
from thirdage.games.rulebook import ENGLISH, data_of, data_of_expansions, fingerprint, read_toml, texts_in
from thirdage.locale.preference import languages

Json = dict[str, Any]
FIELDS: Final = {"chapters": ("title",), "rules": ("text",), "rulings": ("question", "answer")}
"""What is translated of each kind of text."""
FILES: Final = {"rules": ("chapters", "rules"), "rulings": ("rulings",)}
"""The files of a language, and the kinds of text in them."""
ALL: Final = "all"


@dataclass(frozen=True)
class Translation:
    """One file of one language: its head, and by kind and id what it says of each English text."""

    path: Path
    head: str
    given: Json
    english: dict[str, dict[str, tuple[str, ...]]]

    def behind(self) -> Iterator[str]:
        """The ids whose translation is missing or made from another English, and those that English no longer has."""
        for kind, texts in self.english.items():
            known = self.given.get(kind, {})
            for id, text in texts.items():
                row = known.get(id, {})
                if row.get("of") != fingerprint(*text) or not all(row.get(field) for field in FIELDS[kind]):
                    yield id
            yield from (id for id in known if id not in texts)

    def follow(self, ids: list[str]) -> None:
        """Note that the translations of these were made from today's English, and write the file anew."""
        lines = [self.head.rstrip()]
        for kind, texts in self.english.items():
            for id, text in texts.items():
                row = dict(self.given.get(kind, {}).get(id, {}))
                if not row:
                    continue
                if id in ids or ids == [ALL]:
                    row["of"] = fingerprint(*text)
                lines += ["", f"[{kind}.{id}]"]
                lines += [f"{key} = {_quoted(row[key])}" for key in ("of", *FIELDS[kind]) if key in row]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _quoted(text: str) -> str:
    """A basic string of TOML, which JSON writes alike."""
    return json.dumps(text, ensure_ascii=False)


def english_in(home: Traversable) -> dict[str, dict[str, tuple[str, ...]]]:
    """By kind and id, the English texts of a game or an expansion."""
    chapters, rulings = texts_in(home, ENGLISH)
    return {
        "chapters": {chapter["id"]: (chapter["title"],) for chapter in chapters},
        "rules": {rule["id"]: (rule["text"],) for chapter in chapters for rule in chapter["rule"]},
        "rulings": {ruling["id"]: (ruling["question"], ruling["answer"]) for ruling in rulings},
    }


def translations() -> Iterator[Translation]:
    """Every file that a language has, or should have."""
    for home in [home for id in BUILT for home in (data_of(find(id)), *data_of_expansions(find(id)))]:
        english = english_in(home)
        for language in languages():
            if language == ENGLISH:
                continue
            for name, kinds in FILES.items():
                path = Path(str(home)) / f"{name}.{language}.toml"
                text = path.read_text(encoding="utf-8") if path.exists() else ""
                head = text[: text.find("\n[")] if "\n[" in text else text
                yield Translation(path, head, read_toml(path), {kind: english[kind] for kind in kinds})


def main() -> int:
    """List what is behind, or note what has followed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--followed", nargs="+", metavar="ID", default=[])
    ids = parser.parse_args().followed
    behind = 0
    for translation in translations():
        if ids:
            translation.follow(ids)
            continue
        for id in translation.behind():
            print(f"{translation.path.parent.parent.name}/{translation.path.name}: {id}")
            behind += 1
    return 1 if behind else 0


if __name__ == "__main__":
    sys.exit(main())
