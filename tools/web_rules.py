"""Writes web/src/generated/rules-<game>.<language>.json: the rules and rulings to be read on the page."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from thirdage.games import BUILT, find
from thirdage.games.rulebook import Rulebook, rulebook
from thirdage.locale.preference import languages

Json = dict[str, Any]
HOME: Final = Path(__file__).parents[1] / "web" / "src" / "generated"


def rules(book: Rulebook) -> Json:
    """The rules in plain words by chapter, and the rulings on them; the page fetches them when somebody reads."""
    chapters = [
        {
            "id": id,
            "title": title,
            "rules": [{"id": rule.id, "text": rule.text} for rule in book.rules.values() if rule.chapter == id],
        }
        for id, title in book.chapters.items()
    ]
    rulings = [
        {
            "id": ruling.id,
            "about": list(ruling.about),
            "question": ruling.question,
            "answer": ruling.answer,
            "official": ruling.official,
        }
        for ruling in book.rulings.values()
    ]
    return {"chapters": chapters, "rulings": rulings}


def keep(name: str, data: Json) -> None:
    """Write a file; it is left alone where nothing changed, so that a build has nothing to do anew."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    file = HOME / f"{name}.json"
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def main() -> int:
    """Write the rules of every game that brings some, in every language."""
    HOME.mkdir(parents=True, exist_ok=True)
    for id in BUILT:
        for language in languages():
            if (book := rulebook(find(id), language)) is not None:
                keep(f"rules-{id}.{language}", rules(book))
    return 0


if __name__ == "__main__":
    sys.exit(main())
