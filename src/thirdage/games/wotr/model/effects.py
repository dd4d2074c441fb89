"""Persistent effects are queried by the rule they bend, never registered as listeners.

A rule asks for a query by name, and whatever is in play answers (`effects_on`): a thing that bends the rule has an
effect named `<its id>/<query>`. In play are

- characters: `<character id>/<query>` while he stands in a region, `<character id>/guide/<query>` while he guides the
  Fellowship, `<character id>/fellowship/<query>` while he is in it. Instead of an id, a word of the facts (`captain`,
  `hobbit`) stands for all who have it. Their functions are given the character before everything else. A combat card
  can silence a character for a round (`silenced`);
- cards on the table. WR-CARD-14: a table card goes as soon as it could no longer be played, so one whose condition
  has failed bends nothing, even before it is taken off the table;
- what else is there: an effect `<anything>/sources`, (war) -> Iterable[str], says which further ids are in play. A
  battle says so of the words in `Battle.extra`; an expansion, of what it brings.

Each chapter says at the top of its module which queries it makes and what their functions are given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import Any, Final, TypeVar, cast

from thirdage.kernel import Reason, Rules

from .constants import IN_FELLOWSHIP
from .facts import WarFacts
from .war import War

Effect = Callable[..., Any]
F = TypeVar("F", bound=Effect)

NOBODY_SILENCED: Final[frozenset[int]] = frozenset()
KINDS_OF_MATCHES: Final = 64
"""For so many sets of facts and effects it is remembered who answers what."""
STANDING: Final = ""
GUIDE: Final = "guide"
FELLOWSHIP: Final = "fellowship"


class Effects:
    """The effects of a module by name; its functions are put in by `on`, a decorator."""

    __slots__ = ("named",)

    def __init__(self) -> None:
        self.named: dict[str, Effect] = {}

    def on(self, id: str, *queries: str) -> Callable[[F], F]:
        """What this thing answers to these queries, or, without any, what it does."""

        def register(effect: F) -> F:
            for name in [f"{id}/{query}" for query in queries] or [id]:
                assert name not in self.named, f"{name} stands twice"
                self.named[name] = effect
            return effect

        return register

    def add(self, others: Effects) -> None:
        """Those of another module, too."""
        for name, effect in others.items():
            self.on(name)(effect)

    def items(self) -> Iterable[tuple[str, Effect]]:
        """Names and functions, in the order of the module."""
        return self.named.items()


class Answers:
    """Who can answer a query: cards, characters who must stand in a region, those who need not, and others by id.

    `of` is what a character answers for himself, wherever he is.
    """

    __slots__ = ("cards", "elsewhere", "of", "only_cards", "others", "sources", "standing")

    def __init__(self) -> None:
        self.cards: dict[int, Effect] = {}
        self.standing: list[tuple[int, Effect]] = []
        self.elsewhere: list[tuple[int, str, Effect]] = []
        self.of: dict[int, Effect] = {}
        self.others: dict[str, Effect] = {}
        self.sources: list[Effect] = []
        self.only_cards = True

    def add_character(self, character: int, place: str, effect: Effect) -> None:
        """One more who answers."""
        self.only_cards = False
        self.of.setdefault(character, effect)
        if place == STANDING:
            self.standing.append((character, effect))
        else:
            self.elsewhere.append((character, place, effect))

    def finish(self, sources: list[Effect]) -> None:
        """All have been added: characters in the order of the facts, and who says what else is in play."""
        self.standing.sort(key=lambda entry: entry[0])
        self.elsewhere.sort(key=lambda entry: entry[0])
        if self.others:
            self.sources = sources
            self.only_cards = False


Known = dict[str, Answers]
"""By query."""
_known: dict[tuple[Any, ...], tuple[WarFacts, Known]] = {}


def answers_to(rules: Rules, query: str) -> Answers:
    """Who can answer a query in a match; worked out once, for all queries together."""
    found: Answers | None = rules.by_query.get(query)
    if found is None:
        if not rules.by_query:
            rules.by_query.update(_all_answers(cast(WarFacts, rules.facts), rules.effects))
        found = rules.by_query.setdefault(query, Answers())
    return found


def _all_answers(facts: WarFacts, effects: dict[str, Effect]) -> Known:
    """Who answers what; matches with the same facts and effects share it, for it takes as long as some ten answers."""
    key = (id(facts), *effects.items())
    made = _known.get(key)
    if made is None or made[0] is not facts:
        if len(_known) >= KINDS_OF_MATCHES:
            _known.clear()
        made = _known[key] = facts, _collect(facts, effects)
    return made[1]


def _collect(facts: WarFacts, effects: dict[str, Effect]) -> Known:
    by_query: Known = {"sources": Answers()}
    for name, effect in effects.items():
        id, _, query = name.rpartition("/")
        known = by_query.setdefault(query, Answers())
        who, _, place = id.partition("/")
        found = _who(facts, who) if place in (STANDING, GUIDE, FELLOWSHIP) else ()
        if id in facts.card:
            known.cards[facts.card[id]] = effect
        elif found:
            for character in found:
                known.add_character(character, place, partial(effect, character))
        else:
            known.others[id] = effect
    sources = list(by_query["sources"].others.values())
    for known in by_query.values():
        known.finish(sources)
    return by_query


def _who(facts: WarFacts, word: str) -> tuple[int, ...]:
    """The character of this id, or all whom the facts call by this word."""
    if word in facts.character:
        return (facts.character[word],)
    if word in facts.card:
        return ()
    return tuple([c for c, who in enumerate(facts.characters) if word in who.words])


def effects_on(war: War, query: str, silenced: AbstractSet[int] = NOBODY_SILENCED) -> list[Effect]:
    """The functions of all in play that answer a query: characters, table cards as they were played, the rest."""
    known: Answers | None = war.rules.by_query.get(query)  # as in answers_to: asked very often
    if known is None:
        known = answers_to(war.rules, query)
    found: list[Effect] = []
    if not known.only_cards:
        where = war.where
        for who, effect in known.standing:
            if where[who] >= 0 and who not in silenced:
                found.append(effect)
        if known.elsewhere:
            found += [
                effect for who, place, effect in known.elsewhere if _is_there(war, who, place) and who not in silenced
            ]
    cards = known.cards
    if cards:
        for card in war.table:
            if card in cards and condition(war, card) is None:
                found.append(cards[card])
    for source in known.sources:
        found += [known.others[id] for id in source(war) if id in known.others]
    return found


def _is_there(war: War, character: int, place: str) -> bool:
    """Whether a character guides the Fellowship, or is in it."""
    return war.guide == character if place == GUIDE else war.where[character] == IN_FELLOWSHIP


def table_effects(war: War, query: str) -> list[tuple[int, Effect]]:
    """The cards on the table that answer a query, with their functions, in the order they were played."""
    known = answers_to(war.rules, query).cards
    return [(card, known[card]) for card in war.table if card in known and condition(war, card) is None]


def effect_of(war: War, character: int, query: str) -> Effect | None:
    """What a character answers to a query that is asked of him alone, wherever he is; None if nothing."""
    return answers_to(war.rules, query).of.get(character)


def who_answers(war: War, query: str) -> list[int]:
    """The characters who can answer a query, wherever they are."""
    return sorted(answers_to(war.rules, query).of)


def condition(war: War, card: int) -> Reason | None:
    """WR-CARD-08, WR-CARD-14: why a card could not be played now by its own condition, or None."""
    effect = answers_to(war.rules, "condition").cards.get(card)
    reason: Reason | None = effect(war, war.facts.cards[card].side) if effect is not None else None
    return reason


def forbidden(war: War, query: str, *args: Any) -> Reason | None:
    """The first Reason that anything in play gives against something, or None."""
    known: Answers | None = war.rules.by_query.get(query)  # as in answers_to: asked very often
    if known is None:
        known = answers_to(war.rules, query)
    if known.only_cards and (not war.table or known.cards.keys().isdisjoint(war.table)):
        return None
    for effect in effects_on(war, query):
        reason: Reason | None = effect(war, *args)
        if reason is not None:
            return reason
    return None


def allowed(war: War, query: str, *args: Any) -> bool:
    """Whether anything in play answers a query with yes."""
    return any(effect(war, *args) for effect in effects_on(war, query))
