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
STANDING: Final = ""
GUIDE: Final = "guide"
FELLOWSHIP: Final = "fellowship"


class Effects:
    """The effects of a module by name; its functions are put in by `on`, a decorator."""

    __slots__ = ("named",)

    def __init__(self) -> None:
        self.named: dict[str, Effect] = {}

    def on(self, id: str, *queries: str) -> Callable[[F], F]:
        """What this thing answers to these queries."""

        def register(effect: F) -> F:
            for query in queries:
                name = f"{id}/{query}"
                assert name not in self.named, f"{name} stands twice"
                self.named[name] = effect
            return effect

        return register

    def items(self) -> Iterable[tuple[str, Effect]]:
        """Names and functions, in the order of the module."""
        return self.named.items()


class Answers:
    """Who can answer a query, beside cards: characters with the place where it counts, and others by id."""

    __slots__ = ("characters", "nobody", "others", "sources")

    def __init__(
        self, characters: tuple[tuple[int, str, Effect], ...], others: dict[str, Effect], sources: tuple[Effect, ...]
    ) -> None:
        self.characters = characters
        self.others = others
        self.sources = sources
        self.nobody = not characters and not others


def answers_to(rules: Rules, query: str) -> Answers:
    """Who can answer a query in a match; worked out once."""
    found = rules.by_query.get(query)
    if found is None:
        found = rules.by_query[query] = _collected(rules, query)
    return cast(Answers, found)


def _collected(rules: Rules, query: str) -> Answers:
    facts = cast(WarFacts, rules.facts)
    characters: list[tuple[int, int, str, Effect]] = []
    others: dict[str, Effect] = {}
    for name, effect in rules.effects.items():
        id, _, wanted = name.rpartition("/")
        if wanted != query or id in facts.card:
            continue
        who, _, place = id.partition("/")
        found = _who(facts, who) if place in (STANDING, GUIDE, FELLOWSHIP) else ()
        characters += [(character, len(characters), place, partial(effect, character)) for character in found]
        if not found:
            others[id] = effect
    sources = tuple([effect for name, effect in rules.effects.items() if name.endswith("/sources")])
    ordered = [(character, place, effect) for character, _, place, effect in sorted(characters, key=_in_order)]
    return Answers(tuple(ordered), others, sources if others else ())


def _in_order(entry: tuple[int, int, str, Effect]) -> tuple[int, int]:
    return entry[0], entry[1]


def _who(facts: WarFacts, word: str) -> tuple[int, ...]:
    """The character of this id, or all whom the facts call by this word."""
    if word in facts.character:
        return (facts.character[word],)
    return tuple([c for c, who in enumerate(facts.characters) if word in who.words])


def effects_on(war: War, query: str, silenced: AbstractSet[int] = NOBODY_SILENCED) -> list[Effect]:
    """The functions of all in play that answer a query: characters, table cards as they were played, the rest."""
    found: list[Effect] = []
    known = answers_to(war.rules, query)
    for character, place, effect in known.characters:
        if character not in silenced and _counts(war, character, place):
            found.append(effect)
    if war.table:
        found += [effect for _, effect in table_effects(war, query)]
    for source in known.sources:
        found += [known.others[id] for id in source(war) if id in known.others]
    return found


def _counts(war: War, character: int, place: str) -> bool:
    """Whether a character is where his ability says."""
    if place == STANDING:
        return war.where[character] >= 0
    return war.guide == character if place == GUIDE else war.where[character] == IN_FELLOWSHIP


def table_effects(war: War, query: str) -> list[tuple[int, Effect]]:
    """The cards on the table that answer a query, with their functions, in the order they were played."""
    found: list[tuple[int, Effect]] = []
    effects = war.rules.effects
    for card in war.table:
        effect = effects.get(f"{war.facts.cards[card].id}/{query}")
        if effect is not None and condition(war, card) is None:
            found.append((card, effect))
    return found


def effect_of(war: War, character: int, query: str) -> Effect | None:
    """What a character answers to a query that is asked of him alone, wherever he is; None if nothing."""
    for who, _, effect in answers_to(war.rules, query).characters:
        if who == character:
            return effect
    return None


def condition(war: War, card: int) -> Reason | None:
    """WR-CARD-08, WR-CARD-14: why a card could not be played now by its own condition, or None."""
    fact = war.facts.cards[card]
    effect = war.rules.effects.get(f"{fact.id}/condition")
    reason: Reason | None = effect(war, fact.side) if effect is not None else None
    return reason


def forbidden(war: War, query: str, *args: Any) -> Reason | None:
    """The first Reason that anything in play gives against something, or None."""
    if not war.table and answers_to(war.rules, query).nobody:
        return None
    for effect in effects_on(war, query):
        reason: Reason | None = effect(war, *args)
        if reason is not None:
            return reason
    return None


def allowed(war: War, query: str, *args: Any) -> bool:
    """Whether anything in play answers a query with yes."""
    return any(effect(war, *args) for effect in effects_on(war, query))
