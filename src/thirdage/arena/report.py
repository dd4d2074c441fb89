"""The report of a tournament: data for programs, and a page for people that stands by itself."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from thirdage.arena import svg
from thirdage.arena.plan import Plan
from thirdage.arena.ratings import rate
from thirdage.arena.results import Meeting

Json = dict[str, Any]
STYLE: Final = """
:root{color-scheme:light}body{font:16px/1.5 Georgia,'Times New Roman',serif;color:#3b3226;background:#f6f0e2;margin:0}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}h1{font-size:1.7rem;margin:.2em 0}h2{margin-top:2em;
border-bottom:2px solid #c9b88f}h3{margin:1.4em 0 .3em;font-size:1.05rem}table{border-collapse:collapse;width:100%;
font-size:.92rem}.wide{overflow-x:auto}th,td{padding:3px 10px 3px 0;text-align:right;border-bottom:1px solid #ddd0b5}
th:first-child,td:first-child{text-align:left}svg{width:100%;min-width:520px;height:auto;font-family:inherit}.above{color:#2c6a2c}
.below{color:#8a2f2f}.open{color:#7a6a4a}code{font-size:.85rem;overflow-wrap:anywhere}.faint{color:#7a6a4a}
"""


def data(plan: Plan, meetings: list[Meeting]) -> Json:
    """Everything that was found out."""
    return {
        "plan": plan.json(),
        "meetings": [meeting.json(plan.limit) for meeting in meetings],
        "ratings": [one.json() for one in rate(rated_games(meetings))],
    }


def rated_games(meetings: list[Meeting]) -> list[tuple[str, str, float]]:
    """All games as the ratings take them: a bot on a side against another on the other."""
    games = []
    for meeting in meetings:
        for game in meeting.good():
            (one, first), (two, second) = game.bots.items()
            games.append((f"{first}, {one}", f"{second}, {two}", game.score(one)))
    return games


def page(told: Json) -> str:
    """The page."""
    plan = told["plan"]
    title = f"Tournament: {plan['game']}, {', '.join(dict.fromkeys(plan['bots']))}"
    parts = [f"<h1>{escape(title)}</h1>", _terms(plan), "<h2>Ratings</h2>", _ratings(told["ratings"])]
    parts += [_meeting(meeting, plan) for meeting in told["meetings"]]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = f"<body><main>{''.join(parts)}</main></body>"
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head>{body}</html>\n'


def _terms(plan: Json) -> str:
    told = {
        "seeds": f"{plan['seed']} to {plan['seed'] + plan['pairs'] - 1} at most",
        "options": ", ".join([f"{key}={value}" for key, value in plan["options"].items()]) or "as usual",
        "thinking per action": plan["budget"] or "as the bots like",
    }
    return "<p class=faint>" + "; ".join([f"{key}: {escape(str(value))}" for key, value in told.items()]) + "</p>"


def _ratings(ratings: list[Json]) -> str:
    rows = [(one["name"], one["rating"], one["low"], one["high"]) for one in ratings]
    note = "<p class=faint>On the scale of Elo, with 95 % intervals; a bot has a rating for each side.</p>"
    return svg.whiskers(rows, "ratings") + note


def _meeting(meeting: Json, plan: Json) -> str:
    first, second = meeting["first"], meeting["second"]
    name = f"{first} against {second}" if first != second else f"{first} against itself"
    shares = [(side, share) for side, share in meeting["sides"].items()]
    if meeting["pairs"] is not None:
        shares.insert(0, ("pairs of mirrored games", meeting["pairs"]))
    heads = ["", "games" if meeting["pairs"] is None else "number", f"share of {first}", "95 % interval", "bar"]
    rows = [
        [of, str(share["count"]), _percent(share["share"]), _between(share), _verdict(share)] for of, share in shares
    ]
    parts = [f"<h2>{escape(name)}</h2>", _table(heads, rows)]
    if meeting["failures"]:
        failed = [escape(f"seed {one['seed']}: {one['failure']}") for one in meeting["failures"]]
        parts.append(f"<p class=below>{len(failed)} games failed: {'; '.join(failed[:10])}</p>")
    parts += ["<h3>Course of the score, with its interval</h3>"]
    parts.append(svg.course(meeting["course"], plan["bar"] if first != second else None, "course of the score"))
    endings = [(side, list(ways.items())) for side, ways in meeting["endings"].items()]
    parts += ["<h3>Wins by side and way</h3>", svg.stacked(endings, "wins by side and way")]
    parts += ["<h3>Rounds</h3>", _spread(meeting["rounds"])]
    parts += ["<h3>In numbers</h3>", _numbers(meeting["numbers"])]
    for thing in [thing for thing in ("corruption",) if thing in meeting["numbers"]]:
        parts += [f"<h3>{thing.capitalize()} at the end</h3>", _spread(meeting["numbers"][thing])]
    parts += ["<h3>Counted, a game</h3>", _counts(meeting["counts"])]
    parts += ["<h3>Thinking, milliseconds an action</h3>", _thinking(meeting["thinking"])]
    return "".join(parts)


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join([f"<th>{escape(cell)}</th>" for cell in heads])
    body = "".join(["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<div class=wide><table><tr>{head}</tr>{body}</table></div>"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(share: Json) -> str:
    return f"{100 * share['low']:.1f} to {100 * share['high']:.1f} %"


def _verdict(share: Json) -> str:
    if "bar" not in share:
        return ""
    return f"<span class={share['verdict']}>{100 * share['bar']:g} %: {share['verdict']}</span>"


def _spread(numbers: Json) -> str:
    if not numbers["count"]:
        return ""
    values = numbers["spread"]
    every = [(str(n), values.get(str(n), 0)) for n in range(round(numbers["low"]), round(numbers["high"]) + 1)]
    return svg.columns(every, "how often each number came") + f"<p class=faint>Mean {numbers['mean']:g}.</p>"


def _words(slug: str) -> str:
    return escape(slug.replace("-", " "))


def _numbers(numbers: Json) -> str:
    rows = [
        [_words(name), str(found["count"]), f"{found['mean']:.2f}", f"{found['low']:g}", f"{found['high']:g}"]
        for name, found in numbers.items()
        if found["count"]
    ]
    return _table(["", "games", "mean", "least", "most"], rows)


def _counts(counts: Json) -> str:
    rows: list[list[str]] = []
    things: list[str] = []
    for by_side in counts.values():
        things = list(dict.fromkeys([*things, *[thing for sums in by_side.values() for thing in sums]]))
    for bot, by_side in counts.items():
        for side, sums in by_side.items():
            rows.append([escape(f"{bot}, {side}"), *[f"{sums.get(thing, 0):g}" for thing in things]])
    return _table(["", *[thing.replace("-", " ") for thing in things]], rows)


def _thinking(thinking: Json) -> str:
    heads = list(dict.fromkeys([key for found in thinking.values() for key in found]))
    rows = [
        [escape(bot), *[_percent(found[key]) if key == "within" else f"{found.get(key, 0):g}" for key in heads]]
        for bot, found in thinking.items()
        if found["actions"]
    ]
    return _table(["", *heads], rows)
