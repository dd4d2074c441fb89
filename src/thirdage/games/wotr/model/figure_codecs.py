"""Figures in written positions: forces on the map, characters, reinforcements and casualties.

Figures not mentioned are in reinforcements; a character stands where his figure is.
"""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.kernel import Impossible, Position, Reader
from thirdage.kernel.codecs import Codec, Outline
from thirdage.kernel.shapes import by_id, number

from .constants import ASIDE, GONE, IN_FELLOWSHIP
from .facts import WarFacts
from .forces import Force, force
from .invariants import character_wrong
from .war import War

Json = dict[str, Any]
PLACES: Final = {ASIDE: "aside", IN_FELLOWSHIP: "fellowship", GONE: "gone"}
PLACE_WORDS: Final[tuple[str, ...]] = tuple(PLACES.values())
PLACES_BY_WORD: Final = {word: value for value, word in PLACES.items()}


class Forces(Codec):
    """Forces by region."""

    def write(self, position: Position, value: Any) -> Any:
        """Region to figure to number."""
        ids = position.rules.names.ids
        regions, kinds = ids["region"], ids["figure"]
        forces: list[Force] = value
        nobody = force(cast(War, position).facts, ())
        return {
            regions[r]: {kinds[f]: n for f, n in here.figures} for r, here in enumerate(forces) if here is not nobody
        }

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """As at set-up if nothing is told."""
        if not written.given:
            return default
        facts = cast(War, position).facts
        nobody = force(facts, ())
        out = [nobody] * len(facts.regions)
        for region, figures in written.entries("region"):
            out[region] = force(facts, read_figures(facts, figures))
        return out

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """Numbers by id."""
        return by_id("region", by_id("figure", number()))


def read_figures(facts: WarFacts, written: Reader) -> list[tuple[int, int]]:
    """Figures with their numbers; none of which there are more than in the box (WR-COMP-07)."""
    return written.counts("figure", facts.limits)


class FigureCounts(Codec):
    """How many of each figure there are; `read_pools` reads them."""

    def write(self, position: Position, value: Any) -> Any:
        """Figure to number."""
        kinds = position.rules.names.ids["figure"]
        counts: list[int] = value
        return {kinds[figure]: n for figure, n in enumerate(counts) if n}

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """Numbers by id."""
        return by_id("figure", number())


def read_pools(war: War, whole: Reader) -> None:
    """Figures not on the map are casualties as far as told, the rest are reinforcements (or the other way round)."""
    facts, casualties, reinforcements = war.facts, whole["casualties"], whole["reinforcements"]
    lost, waiting = (dict(read_figures(facts, pool)) for pool in (casualties, reinforcements))
    for pool, counts in ((casualties, lost), (reinforcements, waiting)):
        for f in counts:
            if facts.figures[f].character >= 0:
                raise pool.wrong("key", {"found": facts.figures[f].id})
    placed = [0] * len(facts.figures)
    for forces in (war.free_forces, war.shadow_forces, war.inside):
        for here in forces:
            for f, n in here.figures:
                placed[f] += n
    for i, figure in enumerate(facts.figures):
        if figure.character >= 0:
            war.reinforcements[i] = war.casualties[i] = 0
            continue
        away = figure.limit - placed[i]
        if figure.named:
            lost[i] = away
        if not casualties.given and i in waiting:
            lost[i] = away - waiting[i]
        war.casualties[i] = lost.get(i, 0)
        war.reinforcements[i] = away - war.casualties[i]
        told = i in waiting and war.reinforcements[i] != waiting[i]
        if told or min(war.casualties[i], war.reinforcements[i]) < 0:
            count = placed[i] + lost.get(i, 0) + waiting.get(i, 0)
            args = {"figure": figure.id, "count": count, "high": figure.limit}
            raise Impossible(f"reinforcements.{figure.id}", "refused-wotr-figures", "WR-COMP-07", args)


class Whereabouts(Codec):
    """Where each character is; `read_characters` reads it."""

    def write(self, position: Position, value: Any) -> Any:
        """Character to a word; the map itself tells the region."""
        characters = cast(War, position).facts.characters
        return {c.id: PLACES.get(value[i], "map") for i, c in enumerate(characters)}

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """Words by id."""
        return by_id("character", {"enum": [*PLACE_WORDS, "map"]})


def read_characters(war: War, whole: Reader) -> None:
    """A character stands where his figure is; else where the position says; else as at set-up."""
    facts = war.facts
    stands: dict[int, int] = {}
    for forces in (war.free_forces, war.shadow_forces, war.inside):
        for region, here in enumerate(forces):
            for c in here.characters:
                if c in stands:
                    raise character_wrong(war, c)
                stands[c] = region
    words = (*PLACE_WORDS, "map")
    told = {c: words[state] for c, state in whole["characters"].words_of("character", words)}
    for i in range(len(facts.characters)):
        state = told.get(i)
        if (state == "map" and i not in stands) or (state not in (None, "map") and i in stands):
            raise character_wrong(war, i)
        if i in stands:
            war.where[i] = stands[i]
        elif state is not None:
            war.where[i] = PLACES_BY_WORD[state]
    for i, who in enumerate(facts.characters):
        if who.replaces >= 0 and war.where[i] >= 0 and who.replaces not in told:
            if who.replaces in stands:
                raise character_wrong(war, who.replaces)
            war.where[who.replaces] = GONE
