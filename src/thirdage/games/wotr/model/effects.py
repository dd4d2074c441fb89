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
    """Who can answer a query: cards, characters who must stand in a region, those who need not, and others by id.

    `of` is what a character answers for himself, wherever he is.
    """

    __slots__ = ("cards", "elsewhere", "nobody", "of", "others", "sources", "standing")

    def __init__(
        self, cards: dict[int, Effect], characters: list[tuple[int, str, Effect]], others: dict[str, Effect],
        sources: tuple[Effect, ...],
    ) -> None:  # fmt: skip
        self.cards = cards
        self.of: dict[int, Effect] = {who: effect for who, _, effect in reversed(characters)}
        self.standing = tuple([(who, effect) for who, place, effect in characters if place == STANDING])
        self.elsewhere = tuple([entry for entry in characters if entry[1] != STANDING])
        self.others = others
        self.sources = sources
        self.nobody = not cards and not characters and not others


def answers_to(rules: Rules, query: str) -> Answers:
    """Who can answer a query in a match; worked out once."""
    found: Answers | None = rules.by_query.get(query)
    if found is None:
        found = rules.by_query[query] = _collected(rules, query)
    return found


def _collected(rules: Rules, query: str) -> Answers:
    facts = cast(WarFacts, rules.facts)
    cards: dict[int, Effect] = {}
    characters: list[tuple[int, str, Effect]] = []
    others: dict[str, Effect] = {}
    for name, effect in rules.effects.items():
        id, _, wanted = name.rpartition("/")
        who, _, place = id.partition("/")
        if wanted != query:
            continue
        found = _who(facts, who) if place in (STANDING, GUIDE, FELLOWSHIP) else ()
        if id in facts.card:
            cards[facts.card[id]] = effect
        elif found:
            characters += [(character, place, partial(effect, character)) for character in found]
        else:
            others[id] = effect
    characters.sort(key=lambda entry: entry[0])
    sources = tuple([effect for name, effect in rules.effects.items() if name.endswith("/sources")])
    return Answers(cards, characters, others, sources if others else ())


def _who(facts: WarFacts, word: str) -> tuple[int, ...]:
    """The character of this id, or all whom the facts call by this word."""
    if word in facts.character:
        return (facts.character[word],)
    return tuple([c for c, who in enumerate(facts.characters) if word in who.words])


def effects_on(war: War, query: str, silenced: AbstractSet[int] = NOBODY_SILENCED) -> list[Effect]:
    """The functions of all in play that answer a query: characters, table cards as they were played, the rest."""
    known: Answers | None = war.rules.by_query.get(query)  # as in answers_to: asked very often
    if known is None:
        known = answers_to(war.rules, query)
    found: list[Effect] = []
    where = war.where
    for who, effect in known.standing:
        if where[who] >= 0 and who not in silenced:
            found.append(effect)
    if known.elsewhere:
        found += [
            effect for who, place, effect in known.elsewhere if _is_there(war, who, place) and who not in silenced
        ]
    if known.cards and war.table:
        found += [effect for _, effect in table_effects(war, query)]
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
    fact = war.facts.cards[card]
    effect = war.rules.effects.get(f"{fact.id}/condition")
    reason: Reason | None = effect(war, fact.side) if effect is not None else None
    return reason


def forbidden(war: War, query: str, *args: Any) -> Reason | None:
    """The first Reason that anything in play gives against something, or None."""
    known = answers_to(war.rules, query)
    if known.nobody or not (war.table or known.standing or known.elsewhere or known.others):
        return None
    for effect in effects_on(war, query):
        reason: Reason | None = effect(war, *args)
        if reason is not None:
            return reason
    return None


def allowed(war: War, query: str, *args: Any) -> bool:
    """Whether anything in play answers a query with yes."""
    return any(effect(war, *args) for effect in effects_on(war, query))
