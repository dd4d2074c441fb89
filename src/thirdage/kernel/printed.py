"""What is printed on board and cards, as JSON: what a program that shows a match must know beside views and words.

A view names things by ids, and an answer does not say which table its ids are of. The page needs a little more to show
them: the table of each field of an answer, the nation of a region, the die of a card. It is made from the facts and the
forms of the rules of one match, so that a pack or an expansion is in it.
"""

from __future__ import annotations

import hashlib

from .game import Rules
from .messages import Json
from .plain_json import canonical


def printed(rules: Rules) -> Json:
    """All of it for one match: `forms`, what the game has, and the rows of expansions in use as they brought them."""
    game = rules.game
    rows = {bundle.name: bundle.rows for bundle in game.bundles(rules.options) if bundle.name and bundle.rows}
    return {"forms": tables_of_answers(rules), **game.printed(rules), **({"expansions": rows} if rows else {})}


def tables_of_answers(rules: Rules) -> Json:
    """For every kind of answer, the table of the facts that each of its fields names something of."""
    found: dict[str, dict[str, str]] = {}
    for forms in rules.forms.values():
        for form in forms.values():
            tables = found.setdefault(form.kind, {})
            for key, field in zip(form.keys, form.fields, strict=True):
                if field.table:
                    assert tables.setdefault(key, field.table) == field.table, f"{form.kind}: {key} is of two tables"
    return {kind: tables for kind, tables in sorted(found.items()) if tables}


def digest_of(told: Json) -> str:
    """The name under which it can be kept for ever."""
    return hashlib.sha256(canonical(told)).hexdigest()
