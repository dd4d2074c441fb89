"""JSON Schemas (draft 2020-12) of everything that leaves a match, written by tools/gendocs.py.

Each schema stands alone: what it refers to is in its own `$defs`. Without a game it describes the envelope that
all games share; with a game the kinds, forms, seats and positions of that game are filled in. Ids of facts stay
plain strings (with the name of their table as title), because a pack may bring others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from thirdage.kernel import (
    CHANCE,
    CONSENT,
    PRACTICE,
    REFEREE,
    SCHEMA,
    SPECTATOR,
    AskKind,
    Form,
    Game,
    MatchOption,
    Rules,
)
from thirdage.kernel.asks import prompt_id

Json = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
WHOLE: Json = {"type": "integer"}
COUNT: Json = {"type": "integer", "minimum": 0}
TEXT: Json = {"type": "string"}
ANY_OBJECT: Json = {"type": "object"}
HASH: Json = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
FINISHES = ["resigned", "time", "agreed", "abandoned"]


def exactly(properties: Json, optional: tuple[str, ...] = ()) -> Json:
    """An object with these keys and no others."""
    required = [key for key in properties if key not in optional]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def ref(name: str) -> Json:
    """A definition of the same document."""
    return {"$ref": f"#/$defs/{name}"}


def many(items: Json) -> Json:
    """A list of these."""
    return {"type": "array", "items": items}


def or_null(schema: Json) -> Json:
    """This, or nothing."""
    return {"anyOf": [schema, {"type": "null"}]}


def by(key: str, cases: dict[str, Json]) -> Json:
    """An object that follows the schema which the value of this key names."""
    ways = [{"if": {"properties": {key: {"const": value}}}, "then": then} for value, then in cases.items()]
    return {"type": "object", "properties": {key: {"enum": list(cases)}}, "required": [key], "allOf": ways}


def forms_by_kind(forms: Iterable[Form]) -> Json:
    """An answer in one of these forms; forms of one kind may differ from ask to ask."""
    cases: dict[str, list[Json]] = {}
    for form in forms:
        schema = form.schema()
        if schema not in cases.setdefault(form.kind, []):
            cases[form.kind].append(schema)
    return by("kind", {kind: ways[0] if len(ways) == 1 else {"anyOf": ways} for kind, ways in cases.items()})


# -- what depends on the game -----------------------------------------------------------------------------------


def tables(game: Game) -> list[Rules]:
    """The rules of a match for each number of players."""
    return [game.rules({"players": n}) for n in game.players]


def seats(game: Game | None, *more: str) -> Json:
    """The seats of any table of a game, and these besides."""
    if game is None:
        return TEXT
    found = dict.fromkeys([seat for rules in tables(game) for seat in rules.seats])
    return {"enum": [*found, *more]}


def side(game: Game | None) -> Json:
    """A side, or null where nobody wins."""
    if game is None:
        return {"type": ["string", "null"]}
    return {"enum": [*dict.fromkeys([s for rules in tables(game) for s in rules.sides]), None]}


def answer(game: Game | None) -> Json:
    """Any answer of the game."""
    if game is None:
        return {"type": "object", "properties": {"kind": TEXT}, "required": ["kind"]}
    return ref("answer")


def answer_definitions(game: Game | None) -> Json:
    """All answers of the game, and those of each kind of ask."""
    if game is None:
        return {}
    whole: Json = {"answer": forms_by_kind([form for kind in game.every_kind for form in kind.forms.values()])}
    return whole | {f"answer-{kind.id}": forms_by_kind(kind.forms.values()) for kind in game.every_kind}


def match_option(option: MatchOption) -> Json:
    """The values of one option of a match."""
    if option.type == "bool":
        return {"type": "boolean", "default": option.default}
    if option.type == "int":
        return {"type": "integer", "minimum": option.low, "maximum": option.high, "default": option.default}
    if option.type == "choice":
        return {"enum": list(option.choices), "default": option.default}
    items = {"enum": list(option.choices)}
    return {"type": "array", "items": items, "uniqueItems": True, "default": option.default}


def match_options(game: Game | None) -> Json:
    """The options of a match; all may be left out."""
    if game is None:
        return ANY_OBJECT
    known: Json = {"players": {"enum": list(game.players), "default": game.players[0]}}
    known |= {option.id: match_option(option) for option in game.match_options()}
    return {"type": "object", "properties": known, "additionalProperties": False}


def chosen_options(game: Game | None) -> Json:
    """The options of a match as its record holds them: all but those that were added later."""
    schema = match_options(game)
    if game is None:
        return schema
    return schema | {"required": sorted({*schema["properties"]} - {o.id for o in game.match_options() if o.added})}


# -- parts ------------------------------------------------------------------------------------------------------


def message(id: Json = TEXT, rule: Json = TEXT) -> Json:
    """Message id, arguments, rule id."""
    return exactly({"id": id, "args": ANY_OBJECT, "rule": rule})


def outcome(game: Game | None) -> Json:
    """How a match ended."""
    return exactly({"winners": many(seats(game)), "side": side(game), "reason": TEXT, "details": ANY_OBJECT})


PUBLIC: Json = {"index": COUNT, "seat": TEXT, "kind": TEXT, "window": {"type": "boolean"}}


def public_ask() -> Json:
    """What other seats see of an open ask."""
    return exactly(PUBLIC | {"prompt": message()})


def full_ask() -> Json:
    """What its own seat sees of an open ask: a list, fields with limits, or dice (with a list if it is short)."""
    public, listed = PUBLIC | {"prompt": message()}, many(answer(None))
    dice: Json = {"dice": COUNT, "faces": many(WHOLE), "options": listed}
    limits = exactly({"minimum": COUNT, "maximum": COUNT})
    return {
        "anyOf": [
            exactly(public | {"options": listed}),
            exactly(public | {"schema": ANY_OBJECT, "total": limits}),
            exactly(public | dice, ("options",)),
        ]
    }


def ask_of(game: Game, kind: AskKind) -> Json:
    """What is true of every ask of a kind, shown to its own seat or to others."""
    prompt: Json = {"properties": {"id": {"const": prompt_id(game.id, kind.id)}, "rule": {"const": kind.rule}}}
    if kind.causes:
        prompt["properties"]["rule"] = {"enum": list(dict.fromkeys(kind.causes.values()))}
        told = {"cause": {"enum": list(kind.causes)}, "seat": seats(game)}
        prompt["properties"]["args"] = {"properties": told, "required": list(told)}
    return {
        "properties": {
            "seat": {"const": CHANCE} if kind.who == CHANCE else seats(game),
            "window": {"const": kind.window},
            "prompt": prompt,
            "options": {"items": ref(f"answer-{kind.id}")},
        }
    }


def ask_definitions(game: Game | None) -> Json:
    """`ask-public` and `ask-full`; with a game, `ask-kind` says what each kind adds to both."""
    if game is None:
        return {"ask-public": public_ask(), "ask-full": full_ask()}
    kinds: Json = {"ask-kind": by("kind", {kind.id: ask_of(game, kind) for kind in game.every_kind})}
    return kinds | {
        "ask-public": {"allOf": [public_ask(), ref("ask-kind")]},
        "ask-full": {"allOf": [full_ask(), ref("ask-kind")]},
    }


def given(game: Game | None) -> Json:
    """An answer with its seat."""
    return exactly({"seat": seats(game, CHANCE), "answer": answer(game)})


def entries(game: Game | None) -> Json:
    """The entries of a record: an undo, a finish, an outcome of chance (with its number if fate gave it), an answer."""
    number: Json = {"of": {"type": "integer", "minimum": 1}, "number": COUNT}
    rolled = exactly({"seat": {"const": CHANCE}, "answer": answer(game), "purpose": TEXT} | number, tuple(number))
    rolled["dependentRequired"] = {"of": ["number"], "number": ["of"]}
    undone = exactly({"undo": COUNT, "seat": seats(game), "consent": many(seats(game))})
    ended = exactly({"finish": {"enum": FINISHES}, "seats": many(seats(game))})
    answered: Json = {"if": {"properties": {"seat": {"const": CHANCE}}}, "then": rolled}
    answered["else"] = exactly({"seat": seats(game), "answer": answer(game)})
    ended_or: Json = {"if": {"required": ["finish"]}, "then": ended, "else": answered}
    return many({"type": "object", "if": {"required": ["undo"]}, "then": undone, "else": ended_or})


def fate() -> Json:
    """Where chance came from: nothing (it was answered by hand), or a keyed scheme (docs/fair-dice.md)."""
    both: Json = {"commitment": HASH, "salts": {"type": "object", "additionalProperties": TEXT}}
    both |= {"secret": {"type": "string", "pattern": "^([0-9a-f]{2})*$"}}
    plain: Json = {"scheme": {"const": "thirdage-fate-1"}, **both, "seed": WHOLE}
    hashes: Json = {"type": "object", "additionalProperties": HASH, "minProperties": 1}
    counts: Json = {"restarts": COUNT | {"minimum": 1}, "chapter": COUNT | {"minimum": 1}}
    salted: Json = {"scheme": {"const": "thirdage-fate-2"}, **both, "hashes": hashes, **counts}
    return {"anyOf": [exactly({}), exactly(plain, ("seed", "secret")), exactly(salted, ("secret", *counts))]}


# -- the documents ----------------------------------------------------------------------------------------------


def view(game: Game | None) -> Json:
    """`match.view(seat)`: a seat's own asks in full, those of others as they are told to all."""
    schema = exactly(
        {
            "schema": {"const": SCHEMA},
            "game": TEXT if game is None else {"const": game.id},
            "seat": seats(game, SPECTATOR, REFEREE),
            "index": COUNT,
            "asks": many({"anyOf": [ref("ask-full"), ref("ask-public")]} if game is None else ANY_OBJECT),
            "answered": or_null(answer(game)),
            "outcome": or_null(ref("outcome")),
            "position": ANY_OBJECT if game is None else game.schemas()[0],
        }
    )
    if game is None:
        return schema
    shown: dict[str, Json] = {SPECTATOR: ref("ask-public"), REFEREE: ref("ask-full")}
    for seat in seats(game)["enum"]:
        own = {"properties": {"seat": {"const": seat}}}
        shown[seat] = {"if": own, "then": ref("ask-full"), "else": ref("ask-public")}
    return schema | {"allOf": by("seat", {s: {"properties": {"asks": many(a)}} for s, a in shown.items()})["allOf"]}


def log_entry() -> Json:
    """One entry of `match.log(seat)`; the index is that of the answer that caused it, -1 before the first.

    `scene` holds the scenes that it belongs to, the outermost first.
    """
    scene = exactly({"id": TEXT, "kind": TEXT, "args": ANY_OBJECT})
    return exactly(
        {
            "index": {"type": "integer", "minimum": -1},
            "id": TEXT,
            "args": ANY_OBJECT,
            "rule": TEXT,
            "scene": many(scene),
        }
    )


def record(game: Game | None) -> Json:
    """`match.record()`."""
    return exactly(
        {
            "format": {"const": "thirdage-record"},
            "schema": {"const": SCHEMA},
            "game": TEXT if game is None else {"const": game.id},
            "version": WHOLE if game is None else {"const": game.version},
            "facts": HASH,
            "options": chosen_options(game),
            "position": ref("position"),
            "undo": {"enum": [PRACTICE, CONSENT]},
            "fate": fate(),
            "entries": entries(game),
            "pending": many(given(game)),
            "seams": many({"type": "array", "prefixItems": [COUNT, HASH], "minItems": 2, "items": False}),
            "outcome": or_null(ref("outcome")),
            "played": many(spell(game)),
        },
        ("position", "undo", "played"),
    )


def spell(game: Game | None) -> Json:
    """Who played a seat that changed hands at a server, from an entry and a turn on."""
    who: Json = {"kind": {"enum": ["person", "bot"]}, "bot": TEXT, "name": {"type": "string"}}
    return exactly({"seat": seats(game), "index": COUNT, "round": COUNT, **who}, ("bot",))


def position(game: Game | None) -> Json:
    """A written position: the position alone, or with the answers given since."""
    since = exactly({"position": ref("position-at-seam"), "since": many(given(game))}, ("since",))
    return {"anyOf": [ref("position-at-seam"), since]}


def position_definitions(game: Game | None) -> Json:
    """The position at a seam, which never has a key `position`."""
    if game is None:
        return {"position-at-seam": {"type": "object", "properties": {"position": False}}}
    return {"position-at-seam": game.schemas()[1]}


def intent(game: Game | None) -> Json:
    """What `match.explain` takes."""
    if game is None:
        return answer(None)
    return forms_by_kind([form for form, _ in game.every_intent.values()])


def printed(game: Game) -> Json:
    """`kernel.printed(rules)`: the facts of a match for those who show it."""
    tables: Json = {"type": "object", "additionalProperties": TEXT}
    forms: Json = {"forms": {"type": "object", "additionalProperties": tables}}
    rows: Json = {"type": "object", "additionalProperties": many(ANY_OBJECT)}
    more: Json = {"expansions": {"type": "object", "additionalProperties": rows}}
    return exactly(forms | game.printed_schema()["properties"] | more, ("expansions",))


def listed_games() -> Json:
    """`thirdage.games()`."""
    table = exactly({"seats": many(TEXT), "sides": {"type": "object", "additionalProperties": many(TEXT)}})
    option: Json = {"id": TEXT, "type": {"enum": ["int", "bool", "choice", "set"]}, "default": {}}
    option |= {"minimum": WHOLE, "maximum": WHOLE, "choices": many(TEXT), "expansion": TEXT}
    players = {"type": "object", "additionalProperties": table}
    options = many(exactly(option, ("minimum", "maximum", "choices", "expansion")))
    seats: Json = {"type": "object", "additionalProperties": many(TEXT)}
    by_choice: Json = {"type": "object", "additionalProperties": seats}
    seatings: Json = {"type": "object", "additionalProperties": by_choice}
    told: Json = {"id": TEXT, "version": WHOLE, "players": players, "options": options, "seatings": seatings}
    return many(exactly(told))


def document(name: str, title: str, schema: Json, definitions: Json) -> Json:
    """A schema that stands alone. `schema-number` is that of all JSON forms of this engine."""
    head: Json = {"$schema": DIALECT, "$id": f"urn:thirdage:{SCHEMA}:{name}", "title": title}
    out = head | {"schema-number": SCHEMA} | schema
    used = _used(schema, definitions)
    if used:
        out["$defs"] = {key: definitions[key] for key in definitions if key in used}
    return out


def _used(schema: object, definitions: Json) -> set[str]:
    """The definitions that a schema refers to, directly or through others."""
    found: set[str] = set()
    waiting: list[object] = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).removeprefix("#/$defs/")
            if name in definitions and name not in found:
                found.add(name)
                waiting.append(definitions[name])
            waiting.extend(part.values())
        elif isinstance(part, list):
            waiting.extend(part)
    return found


def documents(game: Game | None) -> dict[str, Json]:
    """All schemas of a game by their file name, or the envelopes that all games share."""
    definitions = answer_definitions(game) | ask_definitions(game) | position_definitions(game)
    definitions |= {"outcome": outcome(game), "position": position(game)}
    ask: Json = {"anyOf": [ref("ask-full"), ref("ask-public")]}
    wanted: dict[str, tuple[str, Json]] = {
        "view": ("What one seat knows: match.view(seat)", view(game)),
        "ask": ("An open ask, in full for its own seat or as others see it", ask),
        "log-entry": ("What a seat was told: an entry of match.log(seat)", log_entry()),
        "record": ("A match from its start: match.record()", record(game)),
        "position": ("A written position: thirdage.setup(game, position)", position(game)),
        "intent": ("What a seat would like to do: match.explain(seat, intent)", intent(game)),
    }
    if game is None:
        wanted["reason"] = ("A message: a prompt, a reason, a refusal", message())
        wanted["games"] = ("The games that can be played: thirdage.games()", listed_games())
    else:
        wanted["answer"] = ("An answer: match.answer(answer), and its form in records", answer(game))
        wanted["facts"] = ("What is printed on board and cards: GET /api/facts/{game}/{digest}", printed(game))
        wanted["options"] = ("The options of a match: thirdage.new_match(game, options)", match_options(game))
    place = f"{game.id}:" if game is not None else ""
    name = f"{game.id}: " if game is not None else ""
    return {
        f"{file}.json": document(f"{place}{file}", f"{name}{title}", schema, definitions)
        for file, (title, schema) in wanted.items()
    }
