"""The Card Game as text: the active locations with the forces on them, the reserves, the piles, the hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from rich.text import Text

from thirdage.cli.boards import Part
from thirdage.games.cards.constants import (
    ARMY,
    ATTACK,
    DEFENCE,
    EVENT,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    PATH,
    SHADOW,
    SIDES,
    TYPES,
)  # fmt: skip
from thirdage.games.cards.counts import strengths
from thirdage.games.cards.facts import Card, CardFacts, Location
from thirdage.games.cards.icons import attacks, location_attack, location_defence
from thirdage.games.cards.model import Saga
from thirdage.games.cards.reading import read_public
from thirdage.kernel import Reader, Rules
from thirdage.locale import Words

Json = dict[str, Any]
STYLES: Final = ("cyan", "red")
BETWEEN: Final = " · "
NOTHING: Final = "–"
ASKED: Final = "▶"
STUCK: Final = "\u00a0"
"""A space at which no line ends."""


def parts(view: Json, words: Words, rules: Rules) -> list[Part]:
    """Everything on the table, as this seat sees it."""
    return _Board(view, words, rules).parts()


def text_of(id: str, words: Words, rules: Rules) -> Text | None:
    """A card or a location with all that it says; None if this is neither."""
    facts = cast(CardFacts, rules.facts)
    if id in facts.card:
        return Cards(words, facts).card(facts.cards[facts.card[id]])
    if id in facts.location:
        return Cards(words, facts).location(facts.locations[facts.location[id]])
    return None


class Cards:
    """Cards and locations in words."""

    def __init__(self, words: Words, facts: CardFacts) -> None:
        self.words = words
        self.facts = facts

    def card(self, card: Card) -> Text:
        """A card with its text."""
        return self._with_effect(self.head(card), card.kind)

    def head(self, card: Card) -> Text:
        """A card: what it is, and its icons."""
        kinds = [self._faction(card.faction), self.words.name("type", TYPES[card.type])]
        kinds += [self.words.name("subtype", subtype) for subtype in card.subtypes]
        told = [", ".join(kinds), *self._icons(card)]
        if card.wielders:
            bearers = ", ".join([self._wielder(wielder) for wielder in card.wielders])
            told.append(self.words.say("board-cards-bearer", {"names": bearers}))
        return Text.assemble((self.words.name("card", card.id), f"bold {STYLES[card.side]}"), f" [{'; '.join(told)}]")

    def location(self, place: Location) -> Text:
        """A location: its kind, its points and its defence, who may go there, what happened when it became active."""
        name = self.words.name("location", place.id)
        told = [*self.worth(place), self.words.say("board-cards-own-defence", {"count": place.defence})]
        if not place.is_path:
            told += [f"{self.words.say('board-cards-attackers')}: {self.factions(place.attackers)}"]
            told += [f"{self.words.say('board-cards-defenders')}: {self.factions(place.defenders)}"]
        line = Text.assemble((name, "bold"), f" [{'; '.join(told)}]")
        return self._with_effect(line, place.id)

    def worth(self, place: Location) -> list[str]:
        """What a location is, and how many points it gives."""
        if place.is_path:
            kind = self.words.say("board-cards-path", {"count": place.number})
        else:
            kind = self.words.say("board-cards-battleground", {"side": SIDES[place.side]})
        return [kind, self.words.say("board-cards-worth", {"count": place.vp})]

    def factions(self, factions: Iterable[int]) -> str:
        """Factions by name."""
        return ", ".join([self._faction(faction) for faction in factions])

    def _faction(self, faction: int) -> str:
        return self.words.name("faction", self.facts.tables["faction"][faction])

    def _wielder(self, wielder: str) -> str:
        """Who may bear an item: `character:strider`, `faction:hobbit`, `subtype:nazgul`."""
        table, _, id = wielder.partition(":")
        return self.words.name("card" if table == "character" else table, id)

    def _icons(self, card: Card) -> list[str]:
        """The icons of a card: on battlegrounds, as a leader, on paths."""
        found = []
        for id, attack, defence in (
            ("board-cards-battle", card.icons[ATTACK], card.icons[DEFENCE]),
            ("board-cards-leads", card.icons[LEAD_ATTACK], card.icons[LEAD_DEFENCE]),
        ):
            if attack or defence or (card.type == ARMY and id == "board-cards-battle"):
                found.append(self.words.say(id, {"attack": attack, "defence": defence}))
        if card.paths:
            numbers = _ranges(card.paths)
            found.append(self.words.say("board-cards-on-paths", {"count": card.icons[PATH], "numbers": numbers}))
        elif card.icons[PATH] and card.type != EVENT:
            found.append(self.words.say("board-cards-on-path", {"count": card.icons[PATH]}))
        return found

    def _with_effect(self, line: Text, id: str) -> Text:
        if self.words.knows(f"effect-{id}"):
            line.append(f" {self.words.say(f'effect-{id}')}")
        return line


def _ranges(numbers: tuple[int, ...]) -> str:
    """1, 2, 3, 5 as "1–3, 5"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join([str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs])


class _Board:
    """The view of one seat on its way into words."""

    def __init__(self, view: Json, words: Words, rules: Rules) -> None:
        self.asks: list[Json] = [ask["prompt"]["args"] for ask in view["asks"]]
        self.own: list[Json] = [ask["prompt"]["args"] for ask in view["asks"] if ask["seat"] == view["seat"]]
        self.seen: Json = view["position"]
        self.words = words
        self.saga: Saga = read_public(rules, Reader(self.seen, rules.names))
        """The table as everyone sees it, so that the strength of a force is what the rules say."""
        self.facts = self.saga.facts
        self.told = Cards(words, self.facts)

    def parts(self) -> list[Part]:
        """From the table to the hand, so that what one decides with stands last."""
        found = [self._round(), *self._locations(), self._reserves(), self._players(), *self._hands()]
        return [*found, *self._asked(), self._areas(), *self._piles(), self._legend()]

    def _part(self, id: str, lines: Iterable[Text | str], quiet: bool = False) -> Part:
        title = self._say(f"board-cards-{id}")
        return Part(id, title, tuple([Text(line) if isinstance(line, str) else line for line in lines]), quiet)

    def _say(self, id: str, **args: Any) -> str:
        return self.words.say(id, args)

    def _card(self, card: int) -> str:
        return self.words.name("card", self.saga.id(card))

    # -- the round ----------------------------------------------------------------------------------------------------

    def _round(self) -> Part:
        """Points, and whose turn it is: the turn order with who is asked, who is first and who has passed."""
        scenario = self.words.name("scenario", self.seen["scenario"])
        count = self.seen["round"]
        title = self._say("board-cards-round", count=count) if count else self._say("board-cards-opening")
        points = self.seen["points"]
        line = self._say("board-cards-points", free=points[SIDES[0]], shadow=points[SIDES[1]])
        corruption = self._say("board-cards-corruption", count=self.seen["corruption"])
        order = Text(f"{self._say('board-cards-order')}: ")
        for place, player in enumerate(self.facts.turn_order):
            order.append(BETWEEN if place else "").append_text(self._in_turn(place, player))
        return Part("round", f"{scenario}{BETWEEN}{title}", (Text(f"{line}{BETWEEN}{corruption}"), order))

    def _in_turn(self, place: int, player: int) -> Text:
        fact = self.facts.players[player]
        asked = self._is_asked(fact.id)
        marks = [self._say("board-cards-first")] if place == self.seen["first"] else []
        marks += [self._say("board-cards-passed")] if fact.id in self.seen["passed"] else []
        name = f"{ASKED * asked}{self.words.name('player', fact.id)}"
        return Text.assemble(
            (name, f"{'bold ' if asked else ''}{STYLES[fact.side]}"), f"{STUCK}({', '.join(marks)})" if marks else ""
        )

    def _is_asked(self, player: str) -> bool:
        return any(args.get("player") == player for args in self.asks)

    # -- the middle of the table --------------------------------------------------------------------------------------

    def _locations(self) -> list[Part]:
        """The active path, then the active battlegrounds."""
        active = sorted(self.saga.active, key=lambda x: not self.facts.locations[x].is_path)
        return [self._location(x) for x in active]

    def _location(self, location: int) -> Part:
        place = self.facts.locations[location]
        title = f"{self.words.name('location', place.id)} – {', '.join(self.told.worth(place))}"
        lost = self.saga.areas.get(location)
        if lost is not None:
            title += f", {self._say('board-cards-reactivated')}"
        here = self.saga.here(location)
        force = [c for c in here if attacks(self.saga, c, location)]
        others = [c for c in here if c not in force]
        foes, friends = (1, 0) if place.is_path else (1 - place.side, place.side)
        lines = [
            self._force("attack", location, force, foes, location_attack(self.saga, location)),
            self._force("defence", location, others, friends, location_defence(self.saga, location)),
        ]
        return Part(f"location-{place.id}", title, tuple(lines))

    def _force(self, what: str, location: int, cards: list[int], side: int, own: int) -> Text:
        """One side's force: the sum of its icons, then who brings how many, the location itself first."""
        place = self.facts.locations[location]
        worth = strengths(self.saga, cards, location, attack=what == "attack")
        shown = place.attackers if what == "attack" else place.defenders
        who = self.words.name("side", SIDES[side]) if place.is_path else self.told.factions(shown)
        line = Text.assemble(
            (f"{self._say(f'board-cards-{what}')} {own + sum(worth.values())}", f"bold {STYLES[side]}"), f" ({who}): "
        )
        itself = self._say("board-cards-place-itself" if what == "defence" else "board-cards-tokens")
        told = [f"{itself}{STUCK}{own}"] if own else []
        told += [f"{self._stands(card)}{STUCK}{worth[card]}" for card in cards]
        return line.append(BETWEEN.join(told) or NOTHING)

    def _stands(self, card: int) -> str:
        """A card with the items on it."""
        items = ", ".join([self._card(item) for item in self.saga.items(card)])
        return self._card(card) + (f" [{items}]" if items else "")

    # -- the players --------------------------------------------------------------------------------------------------

    def _reserves(self) -> Part:
        """Who waits in reserve; a star marks those who came in this round and may not move yet."""
        lines = []
        for player, fact in enumerate(self.facts.players):
            cards = [
                self._stands(card) + ("*" if card in self.saga.fresh else "") for card in self.saga.reserves[player]
            ]
            if cards:
                lines.append(self._of_player(player, BETWEEN.join(cards), fact.side))
        return self._part("reserves", lines or [NOTHING])

    def _of_player(self, player: int, text: str, side: int) -> Text:
        name = self.words.name("player", self.facts.players[player].id)
        return Text.assemble((f"{name}: ", STYLES[side]), text)

    def _players(self) -> Part:
        """How many cards everyone has where, and the Ring tokens that can still be used."""
        lines = []
        for player, fact in enumerate(self.facts.players):
            row: Json = self.seen["players"][fact.id]
            piles = {zone: row[zone]["count"] for zone in ("hand", "cycle", "eliminated")}
            told = [self._say("board-cards-counts", **piles, deck=row["deck"], limit=row["carryover"])]
            if row["apart"]["count"]:
                told.append(f"{self.words.name('zone', 'apart')} {row['apart']['count']}")
            if fact.ring and row["ring"]:
                told.append(self._say("board-cards-ring"))
            lines.append(self._of_player(player, ", ".join(told), fact.side))
        return self._part("players", lines)

    def _hands(self) -> list[Part]:
        """The hands that this seat may see, with what it has drawn apart and the top cards it knows.

        Who plays two decks is shown the hand of the deck that is to decide, each time that changes.
        """
        found = []
        texts: dict[str, Part] = {}
        for fact in self.facts.players:
            row: Json = self.seen["players"][fact.id]
            known = {"hand": row["hand"]["cards"], "apart": row["apart"]["cards"]}
            known["top"] = [card for card in row["top"] if card is not None]
            for zone, cards in known.items():
                if cards or (cards is not None and zone == "hand"):
                    title = self._say(f"board-cards-{zone}", player=fact.id, count=len(cards))
                    asked = self._is_asked(fact.id)
                    heads = [self.told.head(self.facts.cards[self.facts.card[card]]) for card in cards]
                    shown = tuple(heads or [Text(NOTHING)])
                    found.append(Part(f"{zone}-{fact.id}", f"{ASKED * asked}{title}", shown, quiet=not asked))
                    texts |= {card: part for card in cards for part in self._text(card)}
        return [*found, *texts.values()]

    def _text(self, card: str) -> list[Part]:
        """What a card says is a part of its own: it is shown when the card is new in the hand, and on demand."""
        effect = f"effect-{self.facts.cards[self.facts.card[card]].kind}"
        if not self.words.knows(effect):
            return []
        return [Part(f"text-{card}", self.words.name("card", card), (Text(self._say(effect)),))]

    def _asked(self) -> list[Part]:
        """The text of the card or location that this seat is asked about."""
        found = []
        for args in self.own:
            place = args.get("place", "")
            if self.words.knows(f"effect-{place}"):
                text = Text(self._say(f"effect-{place}"))
                found.append(Part(f"asked-{place}", self.words.name("place", place), (text,)))
        return found

    # -- on demand ----------------------------------------------------------------------------------------------------

    def _areas(self) -> Part:
        """The scoring areas, and what is still in the decks of battlegrounds."""
        lines = []
        for state in (*SIDES, "discarded", "deck", "waiting"):
            found = [x for x in self.facts.locations if self.seen["locations"][x.id] == state]
            if state == "deck":
                found = [x for x in found if not x.is_path]
            if found:
                lines.append(f"{self._say(f'board-cards-area-{state}')}: {', '.join([self._scored(x) for x in found])}")
        return self._part("areas", lines or [NOTHING], quiet=True)

    def _scored(self, place: Location) -> str:
        lost = place.is_path and self.seen["locations"][place.id] == SIDES[SHADOW]
        return f"{self.words.name('location', place.id)} ({0 if lost else place.vp})"

    def _piles(self) -> list[Part]:
        """One's own cycle pile and eliminated cards."""
        found = []
        for fact in self.facts.players:
            row: Json = self.seen["players"][fact.id]
            lines = []
            for zone in ("cycle", "eliminated"):
                names = [self.words.name("card", card) for card in row[zone]["cards"] or ()]
                lines += [f"{self.words.name('zone', zone)}: {', '.join(names)}"] if names else []
            if lines:
                title = self._say("board-cards-piles", player=fact.id)
                found.append(Part(f"piles-{fact.id}", title, tuple([Text(line) for line in lines]), quiet=True))
        return found

    def _legend(self) -> Part:
        return self._part("legend", [self._say("board-cards-icons"), self._say("board-cards-marks")], quiet=True)
