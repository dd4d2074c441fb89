"""How people play at a table of four in the tests of the page: they let dice go, but for what is to be seen."""

from __future__ import annotations

from typing import Any

from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Ask, Match, Option, Rng

Json = dict[str, Any]
MEETING: Json = {
    "options": {"players": 4},
    "turn": 0,
    "next": ["turn"],
    "free-peoples": {"folde": {"gondor-regular": 3, "rohan-regular": 3}},
    "shadow": {"eastemnet": {"isengard-regular": 6, "isengard-elite": 2}},
    "nations": {name: {"steps": 0, "active": True} for name in ("gondor", "rohan", "isengard", "sauron", "southrons")},
}
"""Before the first turn: armies of both players of the Free Peoples in one region, one of Saruman's beside them."""


def chosen(match: Match, ask: Ask) -> Json:
    """Swap a card, stay separate, attack Folde as Saruman's player, stand and press; else let dice go."""
    return (_wished(match, ask) or _thumb(match, ask)).json(match.rules.names)


def _thumb(match: Match, ask: Ask) -> Option:
    bot = make_bot("wotr", "rules", Rng(ask.index))
    return bot.choose(Eyes(match, ask.seat), ask, Rng(ask.index))


def _wished(match: Match, ask: Ask) -> Option | None:
    options = [] if ask.options.parametric else list(ask.options)
    by_kind = {option.kind: option for option in reversed(options)}
    if ask.kind == "swap-card":
        return options[-1]
    for kind in ("merge-armies", "press", "stand"):
        if kind == ask.kind:
            return by_kind.get("decline")
        if kind in by_kind:
            return by_kind[kind]
    if ask.kind == "take-hit":
        lost = [o for o in options if o.json(match.rules.names).get("figure") == "gondor-regular"]
        return lost[0] if lost else None
    if ask.kind == "action" and _attacks(match, ask):
        dice = [o for o in options if o.json(match.rules.names) in (_die("army"), _die("army-muster"))]
        return dice[0] if dice else by_kind.get("skip")
    if ask.kind == "action":
        return by_kind.get("skip")
    wanted = {"region": "folde"} if "attack-target" in by_kind else {"region": "eastemnet"}
    for kind in ("attack", "attack-target", "attack-from"):
        if kind in by_kind and ask.seat == "saruman":
            same = [o for o in options if o.kind == kind]
            near = [o for o in same if wanted.items() <= o.json(match.rules.names).items()]
            return (near or same)[0]
    return None


def _die(name: str) -> Json:
    return {"kind": "use-die", "die": name}


def _attacks(match: Match, ask: Ask) -> bool:
    """Whether Saruman's player has still to attack."""
    seen = match.view(ask.seat)["position"]
    return ask.seat == "saruman" and "eastemnet" in seen["shadow"] and "folde" in seen["free-peoples"]
