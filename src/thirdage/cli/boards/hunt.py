"""Hunt for the Ring as text: the day, Frodo, his log, the Nazgûl, what was asked, Gandalf, the hands, the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, cast

from rich.text import Text

from thirdage.cli.boards import Part
from thirdage.games.hunt.board import Board
from thirdage.games.hunt.constants import ALLY, DARK, EXIT, EYE, LIMIT_1, LIMITS, NAZGUL
from thirdage.games.hunt.facts import Card, HuntFacts
from thirdage.kernel import Rules
from thirdage.locale import Words

Json = dict[str, Any]
BETWEEN: Final = " · "
NOTHING: Final = "–"
RIDERS: Final = "red"


def parts(view: Json, words: Words, rules: Rules) -> list[Part]:
    """Everything that this seat sees."""
    return _Table(view, words, rules).parts()


def text_of(id: str, words: Words, rules: Rules) -> Text | None:
    """A card with its text and where its data come from; None if this is none."""
    facts = cast(HuntFacts, rules.facts)
    card = next((card for card in facts.cards if card.id == id), None)
    if card is not None:
        return _with_source(_card(card, words), words, confirmed=card.confirmed)
    companion = next((one for one in facts.companions if one.id == id), None)
    if companion is None:
        return None
    line = Text.assemble((words.name("companion", id), "bold"), f" {words.say(f'text-companion-{id}')}")
    return _with_source(line, words, confirmed=companion.confirmed)


def _card(card: Card, words: Words) -> Text:
    """Its name and, as far as it is told, its text."""
    line = Text.assemble((words.name("card", card.id), "bold"))
    if words.knows(f"text-{card.effect}"):
        line.append(f" {words.say(f'text-{card.effect}')}")
    return line


def _with_source(line: Text, words: Words, *, confirmed: bool) -> Text:
    """Data that are not confirmed were made for this project, and say so."""
    return line if confirmed else line.append(f" {words.say('board-hunt-reconstructed')}", "dim")


class _Table:
    """The view of one seat on its way into words."""

    def __init__(self, view: Json, words: Words, rules: Rules) -> None:
        self.seen: Json = view["position"]
        self.words = words
        self.rules = rules
        self.facts = cast(HuntFacts, rules.facts)
        self.board: Board = self.facts.boards[self.seen["chapter"] - 1]

    def parts(self) -> list[Part]:
        """From the day to the hand, so that what one decides with stands last; the board on demand."""
        found = [self._day(), self._bearer(), *self._way(), *self._gandalf(), self._asked(), self._riders()]
        found += [self._dice(), *self._lying(), self._tokens(), *self._hands(), *self._discards()]
        return [*found, *self._map()]

    def _part(self, id: str, lines: Iterable[Text | str], quiet: bool = False, **args: Any) -> Part:
        title = self._say(f"board-hunt-{id}", **args)
        return Part(id, title, tuple([Text(line) if isinstance(line, str) else line for line in lines]), quiet)

    def _say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    def _spaces(self, spaces: Iterable[str]) -> str:
        return ", ".join([self.words.name("space", space) for space in spaces]) or NOTHING

    # -- the day and Frodo --------------------------------------------------------------------------------------------

    def _day(self) -> Part:
        seen = self.seen
        corruption = self._say("board-hunt-corruption", count=seen["corruption"], limit=self._limit())
        told = [self._say("board-hunt-track", count=seen["track"]), corruption]
        told += [self._say("board-hunt-eye")] if seen["eye"] else []
        told += [self._say("board-hunt-found")] if seen["found"] else []
        return self._part("day", [BETWEEN.join(told)], count=seen["day"], chapter=seen["chapter"], phase=seen["phase"])

    def _limit(self) -> str:
        """The corruption that loses; which Journey deck is in use only the Ring-bearer knows."""
        if self.seen["chapter"] == 1:
            return str(LIMIT_1)
        more = len(self.seen["gandalf"]["done"]) + self.seen["gandalf"]["rivendell"]
        if self.seen["journey"] is None:
            return self._say("board-hunt-one-of-two", low=LIMITS[0] + more, high=LIMITS[1] + more)
        journey = next(one for one in self.facts.journeys if one.id == self.seen["journey"])
        return str(LIMITS[journey.deck] + more)

    def _bearer(self) -> Part:
        fellowship, ally = self.seen["fellowship"], self.seen["ally"]
        told = [self._say("board-hunt-fellowship", count=fellowship["available"], pool=fellowship["pool"])]
        told += [self._say("board-hunt-ally-cards", count=ally["count"], deck=ally["deck"]["size"])]
        cards = [
            self._say(f"board-hunt-card-{state}", companion=companion)
            for companion, state in self.seen["companions"].items()
            if state != "out"
        ]
        return self._part("bearer", [BETWEEN.join(told), BETWEEN.join(cards)])

    def _way(self) -> list[Part]:
        """Frodo's log, or his Journey card: for whoever sees them."""
        if self.seen["log"] is None:
            return []
        if self.seen["chapter"] == 1:
            return [self._log()] if self.seen["start"] else []
        journey = next((one for one in self.facts.journeys if one.id == self.seen["journey"]), None)
        if journey is None:
            return []
        lines = []
        for row, place in enumerate(journey.places):
            here = row == self.seen["track"]
            refuge = self._say("board-hunt-refuge") if place in journey.refuges else ""
            name = self.words.name("space", self.rules.names.ids["space"][place])
            lines.append(Text(f"{'▶' if here else ' '} {row:>2} {name} {refuge}".rstrip(), "bold" if here else ""))
        return [self._part("journey", lines, journey=journey.id)]

    def _log(self) -> Part:
        """Entry by entry, the start first; what was written in an escape is marked."""
        told = [self.words.name("space", self.seen["start"])]
        for place, entry in enumerate(self.seen["log"]):
            name = {".": "·", "x": "×"}.get(entry) or self.words.name("space", entry)
            told.append(f"{place + 1} {name}{'*' * (place in self.seen['escapes'])}")
        information = self.seen["information"]
        kept = self._say("board-hunt-held", spaces=self._spaces(information["held"]))
        gone = self._say("board-hunt-turned", spaces=self._spaces(information["turned"]))
        return self._part("log", [", ".join(told), kept, gone])

    # -- Gandalf ------------------------------------------------------------------------------------------------------

    def _gandalf(self) -> list[Part]:
        gandalf = self.seen["gandalf"]
        if self.seen["chapter"] == 1 or not (gandalf["count"] or gandalf["rivendell"]):
            return []
        told = [self._say("board-hunt-gandalf-moves", count=gandalf["count"])]
        if gandalf["log"]:
            told = [self._say("board-hunt-gandalf-log", spaces=self._spaces(gandalf["log"]))]
            told += [self._say("board-hunt-deeds", spaces=self._spaces(gandalf["deeds"]))]
        told += [self._say("board-hunt-stands", space=gandalf["stands"])] if gandalf["stands"] else []
        told += [self._say("board-hunt-deeds-done", spaces=self._spaces(gandalf["done"]))] if gandalf["done"] else []
        told += [self._say("board-hunt-in-rivendell")] if gandalf["rivendell"] else []
        known = [
            self._say(f"board-hunt-trace-{what}", count=count, **({} if where is None else {"space": where}))
            for count, what, where in self.seen["traces"]
        ]
        return [self._part("gandalf", [*told, *known])]

    # -- what the Ringwraiths know ------------------------------------------------------------------------------------

    def _asked(self) -> Part:
        """Every question with its answer, in the order in which they were asked."""
        tables = {"area": "area", "section": "section", "card": "card"}
        lines = []
        for place, (track, kind, of, answer) in enumerate(self.seen["asked"]):
            if place in self.seen["directions"]:
                lines.append(self._say("board-hunt-other-way"))
            args = {tables.get(kind, "space"): of, "count": track, "answer": answer}
            lines.append(self._say(f"board-hunt-asked-{kind}", **args))
        tracks = [self._say(f"board-hunt-tracks-{side}", space=space) for space, side in self.seen["tracks"].items()]
        return self._part("asked", [*lines, *tracks] or [NOTHING])

    def _riders(self) -> Part:
        """Where each Nazgûl stands, in the order in which they act, from the leading player on."""
        orders: list[list[str]] = self.seen["orders"]
        seats = self.rules.seats[1:]
        lines = []
        for step in range(len(orders)):
            player = (self.seen["leading"] + step) % len(orders)
            for nazgul in orders[player]:
                space = self.seen["nazgul"][nazgul]
                what = "board-hunt-waits" if space is None else "board-hunt-rides"
                told = self._say(what, nazgul=nazgul, seat=seats[player], space=space or "")
                chief = self._say("board-hunt-chief") if self.seen["chief"] == nazgul else ""
                lines.append(Text(BETWEEN.join([told, *([chief] if chief else [])]), RIDERS))
        if not lines:
            lines = [Text(self._say("board-hunt-waiting", nazgul=list(NAZGUL)))]
        gained = self.seen["information"]["gained"]
        lines.append(Text(self._say("board-hunt-gained", count=len(gained), spaces=self._spaces(gained))))
        return self._part("nazgul", lines)

    def _dice(self) -> Part:
        dice = Counter([*self.seen["dice"], *([self.seen["chief-die"]] if self.seen["chief-die"] else [])])
        told = [self.words.name("face", face) + (f" × {n}" if n > 1 else "") for face, n in dice.items()]
        return self._part("dice", [BETWEEN.join(told) or NOTHING])

    def _lying(self) -> list[Part]:
        """Ally tokens and cards that hold for a while."""
        lines = [self._say("board-hunt-ally-tokens", spaces=self._spaces(self.seen["ally-tokens"]))]
        if not self.seen["ally-tokens"]:
            lines = []
        for card, what, of, until in self.seen["lasting"]:
            table = {"hold": "nazgul", "shield-section": "section", "no-search": "space"}.get(what, "area")
            lines.append(self._say(f"board-hunt-{what}", card=card, until=until, **{table: of}))
        return [self._part("lying", lines)] if lines else []

    def _tokens(self) -> Part:
        """What may be drawn in an encounter, and the Eyes beside the track."""
        tokens = self.seen["tokens"]
        lines = [self._say("board-hunt-pool", tokens=self._values(tokens["pool"]))]
        if tokens["drawn"]:
            lines.append(self._say("board-hunt-drawn", tokens=self._values(tokens["drawn"])))
        cards = self.seen["beside-track"]
        lines.append(self._say("board-hunt-eyes", count=len(tokens["eyes"]) + len(cards)))
        return self._part("tokens", lines)

    def _values(self, tokens: list[str]) -> str:
        """Tokens by what they show, equal ones together."""
        values = {token.id: token.value for token in self.facts.tokens}
        counted = sorted(Counter([values[token] for token in tokens]).items(), key=lambda row: (row[0] == EYE, row[0]))
        eye = self._say("board-hunt-token-eye")
        return ", ".join([f"{eye if value == EYE else value} × {n}" for value, n in counted]) or NOTHING

    # -- cards --------------------------------------------------------------------------------------------------------

    def _hands(self) -> list[Part]:
        """The hand of this seat with its texts; of the others the numbers, and cards that one gave them."""
        found = []
        sorcery = self.seen["sorcery"]
        lines = [self._say("board-hunt-sorcery-deck", count=sorcery["deck"]["size"])]
        lines += [
            self._say("board-hunt-sorcery-count", seat=seat, count=hand["count"])
            for seat, hand in sorcery["hands"].items()
        ]
        lines += [self._say("board-hunt-shared", card=card, seat=seat) for card, seat in sorcery["shared"]]
        found.append(self._part("sorcery", lines))
        hands = [(seat, hand["cards"]) for seat, hand in sorcery["hands"].items() if hand["cards"] is not None]
        if self.seen["ally"]["hand"] is not None:
            hands.insert(0, (self.rules.seats[0], self.seen["ally"]["hand"]))
        for seat, cards in hands:
            told = [_card(self._fact(card), self.words) for card in cards] or [Text(NOTHING)]
            found.append(Part(f"hand-{seat}", self._say("board-hunt-hand", seat=seat, count=len(cards)), tuple(told)))
        return found

    def _fact(self, id: str) -> Card:
        return next(card for card in self.facts.cards if card.id == id)

    def _discards(self) -> list[Part]:
        """The discard piles, as far as this seat knows them."""
        lines = []
        for what in ("ally", "sorcery"):
            cards = [card for card, _ in self.seen[what]["discards"]]
            known = [self.words.name("card", card) for card in cards if card is not None]
            hidden = len(cards) - len(known)
            told = [*known, *([self._say("board-hunt-unknown-cards", count=hidden)] if hidden else [])]
            if told:
                lines.append(self._say(f"board-hunt-discards-{what}", cards=", ".join(told)))
        return [self._part("discards", lines, quiet=True)] if lines else []

    # -- the board ----------------------------------------------------------------------------------------------------

    def _map(self) -> list[Part]:
        """Area by area: each location with those connected with it, and how many dots lie between."""
        names = self.rules.names.ids["space"]
        found = []
        for area, id in enumerate(self.board.areas):
            lines = []
            for space in self.board.locations():
                if self.board.area[space] != area:
                    continue
                ways = ", ".join(
                    [
                        f"{names[there].partition('-')[2]}{'·' * dots}"
                        for there, dots in sorted(self.board.dots_between[space].items())
                        if there != space
                    ]
                )
                kind = {ALLY: "ally", DARK: "dark", EXIT: "exit"}.get(self.board.kind[space])
                marks = [self._say(f"board-hunt-kind-{kind}")] if kind else []
                marks += [self._say("board-hunt-road")] if self.board.roads[space] else []
                name = self.words.name("space", names[space])
                lines.append(f"{BETWEEN.join([name, *marks])} → {ways}")
            title = self._say("board-hunt-area", area=id)
            found.append(Part(f"area-{id}", title, tuple([Text(line) for line in lines]), quiet=True))
        return found
