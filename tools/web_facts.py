"""Writes what the page must know of each game beside views and words: web/src/generated/<game>.json, rules-<game>.json.

A view names things by ids, and an answer does not say which table its ids are of. The page needs a little more to
show them: the table of each field of an answer, the nation of a region, the die of a card. It is made from the same
facts as the rules, whenever the page is built, so that the two cannot differ.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, cast

from thirdage.games import find
from thirdage.games.cards.constants import SIDES, TYPES
from thirdage.games.cards.facts import CardFacts
from thirdage.games.cards.game import PEOPLE
from thirdage.games.rulebook import rulebook
from thirdage.games.wotr.constants import DECKS, NO_SETTLEMENT, RESULTS, SETTLEMENTS
from thirdage.games.wotr.facts import WarFacts
from thirdage.kernel import Game

Json = dict[str, Any]
HOME: Final = Path(__file__).parents[1] / "web" / "src" / "generated"
RANKS: Final = ("regular", "elite", "leader", "nazgul", "character")


def forms(game: Game) -> Json:
    """For every kind of answer, the table of the facts that each of its fields names something of."""
    found: dict[str, dict[str, str]] = {}
    for kind in game.kinds:
        for form in kind.forms.values():
            tables = found.setdefault(form.kind, {})
            for key, field in zip(form.keys, form.fields, strict=True):
                if field.table:
                    assert tables.setdefault(key, field.table) == field.table, f"{form.kind}: {key} is of two tables"
    return {kind: tables for kind, tables in sorted(found.items()) if tables}


def wotr() -> Json:
    """Regions with their land and worth, figures with their people and rank, cards, characters, tiles."""
    facts = cast(WarFacts, find("wotr").rules().facts)
    nations = [nation.id for nation in facts.nations]
    regions = {
        region.id: {
            "nation": nations[region.nation] if region.nation >= 0 else None,
            "settlement": None if region.settlement == NO_SETTLEMENT else SETTLEMENTS[region.settlement],
            "fortification": region.fortification,
            "points": region.vp,
            "owner": SIDES[region.owner] if region.owner >= 0 else None,
            "neighbours": [facts.regions[other].id for other in region.adjacent],
        }
        for region in facts.regions
    }
    figures = {
        figure.id: {
            "side": SIDES[figure.side],
            "nation": nations[figure.nation] if figure.nation >= 0 else None,
            "rank": RANKS[figure.rank],
        }
        for figure in facts.figures
    }
    cards = {
        card.id: {
            "side": SIDES[card.side],
            "deck": DECKS[card.deck],
            "die": RESULTS[card.die],
            "table": card.table,
            "combat": facts.combat[card.combat].id,
        }
        for card in facts.cards
    }
    combat = {one.id: {"side": SIDES[one.side], "initiative": list(one.initiative)} for one in facts.combat}
    characters = {
        who.id: {
            "side": SIDES[who.side],
            "kind": who.kind,
            "level": who.level,
            "leadership": who.leadership,
            "bonus": who.bonus_die,
        }
        for who in facts.characters
    }
    tiles = {
        tile.id: {
            "value": "eye" if tile.eye else "die" if tile.die else tile.damage,
            "reveal": tile.reveal,
            "stop": tile.stop,
            "count": tile.count,
            "side": None if tile.standard else SIDES[tile.side],
        }
        for tile in facts.tiles
    }
    return {
        "nations": {nation.id: SIDES[nation.side] for nation in facts.nations},
        "regions": regions,
        "figures": figures,
        "cards": cards,
        "combat": combat,
        "characters": characters,
        "tiles": tiles,
    }


def cards() -> Json:
    """Cards with their faction, type and icons, locations with their worth, and who plays in which scenario."""
    game = find("cards")
    facts = cast(CardFacts, game.rules({"promos": True}).facts)
    factions = facts.tables["faction"]
    every = {
        card.id: {
            "kind": card.kind,
            "faction": factions[card.faction],
            "side": SIDES[card.side],
            "type": TYPES[card.type],
            "subtypes": list(card.subtypes),
            "icons": list(card.icons),
            "paths": list(card.paths),
            "wielders": list(card.wielders),
        }
        for card in facts.cards
    }
    locations = {
        place.id: {
            "number": place.number,
            "side": SIDES[place.side] if place.side >= 0 else None,
            "points": place.vp,
            "defence": place.defence,
            "attackers": [factions[f] for f in place.attackers],
            "defenders": [factions[f] for f in place.defenders],
        }
        for place in facts.locations
    }
    scenarios: Json = {}
    for scenario, numbers in PEOPLE.items():
        order: list[str] = []
        sides: dict[str, str] = {}
        seats: Json = {}
        for people in numbers:
            rules = game.rules({"scenario": scenario, "players": people})
            own = cast(CardFacts, rules.facts)
            order = [own.players[p].id for p in own.turn_order]
            sides |= {player.id: SIDES[player.side] for player in own.players}
            seats[str(people)] = list(rules.seats)
        scenarios[scenario] = {"order": order, "sides": sides, "seats": seats}
    return {"cards": every, "locations": locations, "scenarios": scenarios}


def rules(game: Game) -> Json:
    """The rules in plain words by chapter, and the rulings on them; the page fetches them when somebody reads."""
    book = rulebook(game)
    assert book is not None
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
    """Write the facts and the rules of both games."""
    HOME.mkdir(parents=True, exist_ok=True)
    for id, facts in (("wotr", wotr()), ("cards", cards())):
        keep(id, {"forms": forms(find(id)), **facts})
        keep(f"rules-{id}", rules(find(id)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
