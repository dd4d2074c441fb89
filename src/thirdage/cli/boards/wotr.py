"""War of the Ring as text: the Ring, the dice, the peoples, the armies land by land, the battle, the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, cast

from rich.text import Text

from thirdage.cli.boards import Part
from thirdage.games.wotr.model.constants import CHARACTER, NAZGUL, NO_SETTLEMENT, SETTLEMENTS, SIDES
from thirdage.games.wotr.model.counts import derived_counts
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.kernel import Rules
from thirdage.locale import Words

Json = dict[str, Any]
MARKS: Final = {"town": "○", "city": "●", "stronghold": "◆"}
FORTIFIED: Final = "△"
STYLES: Final = {"free-peoples": "cyan", "shadow": "red"}
BETWEEN: Final = " · "
NOTHING: Final = "–"
STUCK: Final = "\u00a0"
"""A space at which no line ends."""


def parts(view: Json, words: Words, rules: Rules) -> list[Part]:
    """Everything on the table, as this seat sees it."""
    return _Board(view, words, rules).parts()


def text_of(id: str, words: Words, rules: Rules) -> Text | None:
    """An event card with its text; None if this is none."""
    facts = cast(WarFacts, rules.facts)
    return _full(id, words, facts) if id in facts.card else None


def _full(card: str, words: Words, facts: WarFacts) -> Text:
    """A card with its die, its combat card and its text."""
    fact = facts.cards[facts.card[card]]
    die = words.name("die", facts.tables["die"][fact.die])
    combat = words.name("combat", facts.combat[fact.combat].id)
    line = Text.assemble((words.name("card", card), "bold"), f" [{die}; {combat}]")
    if words.knows(f"text-{card}"):
        line.append(f" {words.say(f'text-{card}')}")
    return line


def _flat(part: Json) -> Json:
    """The fields of a part as arguments: lists, with what is hidden and how many there are; of tables only that."""
    found: Json = {}
    for key, value in part.items():
        if isinstance(value, dict):
            found.update({f"{key}-{name}": len(inner) for name, inner in value.items()})
        else:
            found[key] = _with_hidden(value)
            if isinstance(value, list):
                found[f"{key}-count"] = len(value)
    return found


def _with_hidden(value: Any) -> Any:
    """What a seat cannot see of a list has a name too: `hidden`."""
    return ["hidden" if one is None else one for one in value] if isinstance(value, list) else value


class _Board:
    """The view of one seat on its way into words."""

    def __init__(self, view: Json, words: Words, rules: Rules) -> None:
        self.seat: str = view["seat"]
        self.seen: Json = view["position"]
        self.words = words
        self.rules = rules
        self.facts = cast(WarFacts, rules.facts)

    def parts(self) -> list[Part]:
        """From what changes most often to what changes least."""
        found = [self._turn(), self._ring(), self._dice(), self._politics(), *self._lands(), *self._mixed()]
        if self.seen["battle"] is not None:
            found.append(self._battle())
        found += self._expansions()
        return [*found, self._table(), *self._hands(), self._stock(), self._tiles(), self._legend()]

    def _part(self, id: str, lines: Iterable[Text | str], quiet: bool = False) -> Part:
        title = self.words.say(f"board-wotr-{id}") if self.words.knows(f"board-wotr-{id}") else id
        return Part(id, title, tuple([Text(line) if isinstance(line, str) else line for line in lines]), quiet)

    def _say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    # -- the turn, the Ring, the dice ---------------------------------------------------------------------------------

    def _turn(self) -> Part:
        points = self.seen["points"]
        line = self._say("board-wotr-points", free=points[SIDES[0]], shadow=points[SIDES[1]])
        leads = [Text(self._say("web-wotr-leads", seat=seat)) for seat in self.seen.get("leading", {}).values()]
        return Part("turn", self._say("board-wotr-turn", count=self.seen["turn"]), (Text(line), *leads))

    def _mixed(self) -> list[Part]:
        """Armies of two players, and who commands them (WR-MP-18)."""
        commands: Json = derived_counts(self.rules, self.seen).get("commands", {})
        told = [
            self._say("board-wotr-commands", region=region, seat=seat)
            for side in commands.values()
            for region, seat in side.items()
        ]
        return [self._part("mixed", told)] if told else []

    def _ring(self) -> Part:
        ring: Json = self.seen["fellowship"]
        hidden = self._say("board-wotr-hidden" if ring["hidden"] else "board-wotr-revealed")
        if ring["mordor"] is None:
            where = self._say("board-wotr-on-the-way", region=ring["region"], progress=ring["progress"])
        else:
            where = self._say("board-wotr-in-mordor", count=ring["mordor"])
        first = BETWEEN.join([where, hidden, self._say("board-wotr-corruption", count=ring["corruption"])])
        companions = [c for c, where in self.seen["characters"].items() if where == "fellowship"]
        guide = self._say("board-wotr-guide", character=ring["guide"])
        others = [self.words.name("character", c) for c in companions if c != ring["guide"]]
        return self._part("fellowship", [first, BETWEEN.join([guide, *others])])

    def _counted(self, dice: list[str]) -> str:
        """Dice by their results, equal ones together."""
        return ", ".join(
            [self.words.name("die", die) + (f" × {n}" if n > 1 else "") for die, n in Counter(dice).items()]
        )

    def _dice(self) -> Part:
        lines = []
        for side in SIDES:
            dice, gone = self._counted(self.seen["dice"][side]), self._counted(self.seen["used-dice"][side])
            used = self._say("board-wotr-used", dice=gone) if gone else ""
            rings = self._say("board-wotr-rings", count=self.seen["rings"][side]) if self.seen["rings"][side] else ""
            told = BETWEEN.join([dice or NOTHING, *[more for more in (used, rings) if more]])
            lines.append(Text.assemble((f"{self.words.name('side', side)}: ", STYLES[side]), told))
        box = self.seen["hunt-box"]
        lines.append(Text(self._say("board-wotr-hunt-box", shadow=box["shadow"], free=box["free-peoples"])))
        return self._part("dice", lines)

    def _politics(self) -> Part:
        at_war: list[str] = []
        active: list[str] = []
        passive: list[str] = []
        for nation, stands in self.seen["nations"].items():
            name = self.words.name("nation", nation)
            if not stands["steps"]:
                at_war.append(name)
            else:
                (active if stands["active"] else passive).append(f"{name} ({stands['steps']})")
        groups = (("board-wotr-at-war", at_war), ("board-wotr-active", active), ("board-wotr-passive", passive))
        told = [f"{self._say(id)}: {', '.join(names)}" for id, names in groups if names]
        return self._part("politics", [BETWEEN.join(told)])

    # -- the map ------------------------------------------------------------------------------------------------------

    def _lands(self) -> list[Part]:
        """The regions land by land: where somebody stands, and every place worth points."""
        found = []
        nations = [n.id for n in self.facts.nations]
        for nation, land in [*enumerate(nations), (-1, "wild")]:
            regions = [self._region(r) for r, region in enumerate(self.facts.regions) if region.nation == nation]
            title = self._say("board-wotr-wild") if nation < 0 else self.words.name("nation", land)
            told = Text(BETWEEN).join([region for region in regions if region is not None])
            found.append(Part(f"land-{land}", title, (told if told else Text(NOTHING),)))
        return found

    def _region(self, region: int) -> Text | None:
        """A region with all that stands there; None if there is nothing to tell."""
        place = self.facts.regions[region]
        told = [
            (self._figures(figures, place.nation), STYLES[side])
            for side in SIDES
            if (figures := self.seen[side].get(place.id))
        ]
        if figures := self.seen["inside"].get(place.id):
            side = SIDES[self.facts.figures[self.facts.figure[next(iter(figures))]].side]
            force = self._figures(figures, place.nation)
            told.append((self._say("board-wotr-besieged", force=force), STYLES[side]))
        if place.id in self.seen["captured"]:
            holder = SIDES[1 - place.owner]
            told.append((self._say("board-wotr-captured", side=holder), f"bold {STYLES[holder]}"))
        if place.id == self.seen["fellowship"]["region"] and self.seen["fellowship"]["mordor"] is None:
            told.append((self._say("board-wotr-ring-bearers"), "bold yellow"))
        if not told and not place.vp:
            return None
        line = Text(f"{self._mark(region)}{self.words.name('region', place.id)}{STUCK}")
        for number, (text, style) in enumerate(told or [(NOTHING, "")]):
            line.append(", " if number else "").append(text, style=style)
        return line

    def _mark(self, region: int) -> str:
        place = self.facts.regions[region]
        if place.settlement == NO_SETTLEMENT:
            return f"{FORTIFIED}{STUCK}" if place.fortification else ""
        return f"{MARKS[SETTLEMENTS[place.settlement]]}{STUCK}"

    def _figures(self, figures: Json, at_home: int = -1) -> str:
        """An army: Regulars/Elites/Leaders nation by nation (one's name is left out at home), Nazgul, characters."""
        by_nation: dict[int, list[int]] = {}
        others = []
        for id, n in figures.items():
            kind = self.facts.figures[self.facts.figure[id]]
            if kind.rank in (NAZGUL, CHARACTER):
                others.append(self.words.name("figure", id) + (f" × {n}" if n > 1 else ""))
            else:
                by_nation.setdefault(kind.nation, [0, 0, 0])[kind.rank] += n
        units = []
        for nation, counts in sorted(by_nation.items()):
            name = "" if nation == at_home else f"{self.words.name('nation', self.facts.nations[nation].id)} "
            units.append(name + "/".join(map(str, counts)))
        return ", ".join([*units, *others])

    def _battle(self) -> Part:
        battle: Json = self.seen["battle"]
        kind = {"field": "board-wotr-field", "assault": "board-wotr-assault"}.get(battle["kind"], "board-wotr-sortie")
        where = {"from_region": battle["origin"], "region": battle["place"], "count": battle["number"]}
        defender = SIDES[1 - SIDES.index(battle["attacker"])]
        besieged = self.seen["inside"].get(battle["place"])
        own = besieged if battle["kind"] == "assault" else None
        force = own or self.seen[defender].get(battle["place"], {})
        lines = [Text(self._say(kind, **where))]
        for side, figures in ((battle["attacker"], battle["attackers"]), (defender, force)):
            name = self.words.name("side", side)
            lines.append(Text.assemble((f"{name}: ", STYLES[side]), self._figures(figures) or NOTHING))
        return self._part("battle", lines)

    # -- cards --------------------------------------------------------------------------------------------------------

    def _table(self) -> Part:
        cards = [self._card(card) for card in self.seen["table"]]
        return self._part("table", cards or [NOTHING])

    def _hands(self) -> list[Part]:
        """Each hand: the cards that this seat may read, and how many others there are."""
        found = []
        for seat, slots in self.seen["hands"].items():
            known = [self._card(slot["card"]) for slot in slots if slot["card"] is not None]
            unknown = Counter(slot["deck"] for slot in slots if slot["card"] is None)
            backs = [f"{self.words.name('deck', deck)}: {n}" for deck, n in sorted(unknown.items())]
            title = self._say("board-wotr-hand", seat=seat, count=len(slots))
            lines = [*known, *([Text(BETWEEN.join(backs))] if backs else [])] or [Text(NOTHING)]
            found.append(Part(f"hand-{seat}", title, tuple(lines)))
        return found

    def _card(self, card: str) -> Text:
        return _full(card, self.words, self.facts)

    def _expansions(self) -> list[Part]:
        """What expansions keep in the position, each in a sentence of its own words, which is given its fields."""
        found = []
        for name, part in self.seen.get("parts", {}).items():
            id = f"board-wotr-part-{name}"
            if self.words.knows(id):
                line = Text(self._say(id, **_flat(part)))
                found.append(Part(f"part-{name}", self.words.name("expansions", name), (line,)))
        return found

    # -- on demand ----------------------------------------------------------------------------------------------------

    def _stock(self) -> Part:
        """Decks, and what can still be recruited."""
        decks = [f"{self.words.name('deck', deck)}: {slot['size']}" for deck, slot in self.seen["decks"].items()]
        return self._part("stock", [BETWEEN.join(decks), self._figures(self.seen["reinforcements"])], quiet=True)

    def _tiles(self) -> Part:
        tiles = self.seen["tiles"]
        lines = []
        for place, id in (
            ("pool", "board-wotr-pool"),
            ("drawn", "board-wotr-drawn"),
            ("waiting", "board-wotr-waiting"),
        ):
            counts = Counter(tiles[place])
            told = [f"{self._tile(tile)} × {n}" for tile, n in counts.items()]
            if told:
                lines.append(f"{self._say(id)}: {', '.join(told)}")
        return self._part("tiles", lines, quiet=True)

    def _tile(self, tile: str | None) -> str:
        """Its name; a question mark for one that this seat cannot place."""
        return "?" if tile is None else f"«{self.words.name('tile', tile)}»"

    def _legend(self) -> Part:
        return self._part("legend", [self._say("board-wotr-figures"), self._say("board-wotr-marks")], quiet=True)
