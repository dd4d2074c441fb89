"""The report of a tournament as a page for people. It stands by itself, and speaks the language it is given."""

from __future__ import annotations

from html import escape
from typing import Any, Final, Protocol

from thirdage.arena import svg

Json = dict[str, Any]
STYLE: Final = """
:root{color-scheme:light dark;--ink:#3b3226;--paper:#f6f0e2;--faint:#75664a;--rule:#ddd0b5;--strong:#c9b88f;
--above:#2c6a2c;--below:#8a2f2f;--on:#fff;--c0:#2f5d8a;--c1:#8a2f2f;--c2:#4f7a3a;--c3:#a8772a;--c4:#6b4a86;--c5:#3a7a78;
--c6:#7a5a3a;--c7:#555}
@media(prefers-color-scheme:dark){:root{--ink:#e8dec9;--paper:#1d1915;--faint:#b0a184;--rule:#3d352a;--strong:#6b5c3e;
--above:#8cc98c;--below:#e59a90;--on:#14110d;--c0:#7fb0dc;--c1:#dd8f86;--c2:#9cc587;--c3:#d9b06a;--c4:#bb9dd6;--c5:#86c5c2;
--c6:#c9a683;--c7:#aaa}}
body{font:16px/1.5 Georgia,'Times New Roman',serif;color:var(--ink);background:var(--paper);margin:0}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}h1{font-size:1.7rem;margin:.2em 0}h2{margin-top:2em;
border-bottom:2px solid var(--strong)}h3{margin:1.4em 0 .3em;font-size:1.05rem}
table{border-collapse:collapse;width:100%;font-size:.92rem;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}
th,td{padding:3px 10px 3px 0;text-align:right;border-bottom:1px solid var(--rule)}
th:first-child,td:first-child{text-align:left}svg{width:100%;min-width:520px;height:auto;font-family:inherit}
.above{color:var(--above)}.below{color:var(--below)}.open,.faint{color:var(--faint)}code{overflow-wrap:anywhere}
"""


class Translator(Protocol):
    """Puts messages into a language (the arena itself knows no words)."""

    language: str

    def say(self, message_id: str, args: Json | None = None) -> str:
        """The text of a message."""
        ...

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""
        ...

    def name(self, table: str, slug: str) -> str:
        """What a thing is called."""
        ...


def thing(words: Translator, slug: str) -> str:
    """What is counted; a game of one's own may count what no catalogue knows."""
    known = f"text-number-{slug}"
    return words.say(known) if words.knows(known) else slug.replace("-", " ")


def who(words: Translator, bot: str, side: str) -> str:
    """A bot on a side."""
    return f"{bot}, {words.name('side', side)}"


def meeting_name(words: Translator, meeting: Json) -> str:
    """Who met whom."""
    alone = meeting["first"] == meeting["second"]
    return words.say(f"cli-tournament-{'alone' if alone else 'meeting'}", _of(meeting, "first", "second"))


def page(told: Json, words: Translator) -> str:
    """The page."""
    return _Page(words).whole(told)


def _of(found: Json, *keys: str) -> Json:
    return {key: found[key] for key in keys}


def _table(heads: list[str], rows: list[list[str]]) -> str:
    """A table; its cells are text, or marked up already (`_verdict`)."""
    head = "".join([f"<th>{escape(cell)}</th>" for cell in heads])
    body = "".join(["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<div class=wide><table><tr>{head}</tr>{body}</table></div>"


def _faint(text: str) -> str:
    return f"<p class=faint>{escape(text)}</p>"


class _Page:
    """Writes its parts in one language."""

    def __init__(self, words: Translator) -> None:
        self.words = words

    def say(self, message_id: str, **args: Any) -> str:
        return self.words.say(message_id, args)

    def whole(self, told: Json) -> str:
        tournament, meetings = told["plan"], told["meetings"]
        bots = list(dict.fromkeys(tournament["bots"]))
        title = self.say("cli-report-title", game=tournament["game"], bots=", ".join(bots))
        self.reasons = list(dict.fromkeys([r for m in meetings for ways in m["endings"].values() for r in ways]))
        parts = [f"<h1>{escape(title)}</h1>", self._terms(tournament), self._crossed(bots, meetings)]
        parts += [f"<h2>{escape(self.say('cli-report-ratings'))}</h2>", self._ratings(told["ratings"])]
        parts += [self._meeting(meeting, tournament) for meeting in meetings]
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        )
        body = f"<body><main>{''.join(parts)}</main></body>"
        start = f'<!doctype html><html lang="{self.words.language}"><head>'
        return f"{start}{head}<style>{STYLE}</style></head>{body}</html>\n"

    def _terms(self, tournament: Json) -> str:
        options = ", ".join([f"{key}={value}" for key, value in tournament["options"].items()])
        seeds = self.say(
            "cli-report-seeds", low=str(tournament["seed"]), high=str(tournament["seed"] + tournament["pairs"] - 1)
        )
        thinking = self.say("cli-report-budget", budget=tournament["budget"]) if tournament["budget"] else ""
        return _faint("; ".join([part for part in (seeds, options, thinking) if part]))

    def _crossed(self, bots: list[str], meetings: list[Json]) -> str:
        """Everybody against everybody, where there are more than two."""
        if len(bots) < 3:
            return ""
        shares = {(m["first"], m["second"]): m["pairs"]["share"] for m in meetings if m["pairs"]}
        shares |= {(second, first): 1 - share for (first, second), share in shares.items()}
        rows = [
            [escape(one), *[self._percent(shares[one, two]) if (one, two) in shares else "–" for two in bots]]
            for one in bots
        ]
        return f"<h2>{escape(self.say('cli-report-crossed'))}</h2>" + _table(["", *bots], rows)

    def _ratings(self, ratings: list[Json]) -> str:
        rows = [(who(self.words, r["bot"], r["side"]), r["rating"], r["low"], r["high"]) for r in ratings]
        return svg.whiskers(rows, self.say("cli-report-ratings")) + _faint(self.say("cli-report-ratings-note"))

    def _meeting(self, meeting: Json, tournament: Json) -> str:
        parts = [f"<h2>{escape(meeting_name(self.words, meeting))}</h2>", self._shares(meeting)]
        parts.append(_faint(self.say("cli-report-games", **_of(meeting, "games", "seconds"))))
        if meeting["failures"]:
            failed = "; ".join([f"{one['seed']}: {one['failure']}" for one in meeting["failures"][:10]])
            told = self.say("cli-report-failed", count=len(meeting["failures"]), detail=failed)
            parts.append(f"<p class=below>{escape(told)}</p>")
        alone = meeting["pairs"] is None
        bar = tournament["bar"] if not alone else None
        label = self.say("cli-report-bar", percent=round(100 * bar, 1)) if bar is not None else ""
        below = self.say("cli-report-games-axis" if alone else "cli-report-pairs-axis")
        parts += self._part("course", svg.course(meeting["course"], bar, self.say("cli-report-course"), label, below))
        parts += self._part("endings", self._endings(meeting["endings"]))
        if meeting["nobody"]:
            parts.append(_faint(self.say("cli-report-nobody", count=meeting["nobody"])))
        parts += self._part("rounds", self._spread(meeting["rounds"], "cli-report-rounds"))
        parts += self._part("numbers", self._numbers(meeting["numbers"]))
        if "corruption" in meeting["numbers"]:
            parts += self._part("corruption", self._spread(meeting["numbers"]["corruption"], "cli-report-corruption"))
        parts += self._part("counts", self._counts(meeting["counts"]))
        parts += self._part("thinking", self._thinking(meeting["thinking"]))
        return "".join(parts)

    def _part(self, name: str, drawn: str) -> list[str]:
        """A part under its own heading; nothing, if there is nothing to tell."""
        return [f"<h3>{escape(self.say(f'cli-report-{name}'))}</h3>", drawn] if drawn else []

    def _shares(self, meeting: Json) -> str:
        shares = [(self.words.name("side", side), share) for side, share in meeting["sides"].items()]
        if meeting["pairs"] is not None:
            shares.insert(0, (self.say("cli-report-pairs"), meeting["pairs"]))
        barred = any("bar" in share for _, share in shares)
        share_of = self.say("cli-report-share", first=meeting["first"])
        heads = ["", self.say("cli-report-number"), share_of, self.say("cli-report-interval")]
        rows = [
            [escape(of), str(found["count"]), self._percent(found["share"]), self._between(found)]
            + ([self._verdict(found)] if barred else [])
            for of, found in shares
        ]
        return _table([*heads, *([self.say("cli-report-bars")] if barred else [])], rows)

    def _percent(self, share: float) -> str:
        return escape(self.say("cli-report-percent", percent=round(100 * share, 1)))

    def _between(self, share: Json) -> str:
        bounds = {key: round(100 * share[key], 1) for key in ("low", "high")}
        return escape(self.say("cli-report-between", **bounds))

    def _verdict(self, share: Json) -> str:
        if "bar" not in share:
            return ""
        verdict = self.say(f"cli-tournament-{share['verdict']}")
        return f"<span class={share['verdict']}>{self._percent(share['bar'])}: {escape(verdict)}</span>"

    def _endings(self, endings: Json) -> str:
        """The same way to win has the same colour in all meetings."""
        ways = {reason: self.say(f"outcome-{reason}") for reason in self.reasons}
        rows = [
            (self.words.name("side", side), [(ways[reason], count) for reason, count in won.items()])
            for side, won in endings.items()
        ]
        return svg.stacked(rows, list(ways.values()), self.say("cli-report-endings"))

    def _spread(self, numbers: Json, label: str) -> str:
        if not numbers["count"]:
            return ""
        values = numbers["spread"]
        every = [(str(n), values.get(str(n), 0)) for n in range(round(numbers["low"]), round(numbers["high"]) + 1)]
        return svg.columns(every, self.say(label)) + _faint(self.say("cli-report-mean", mean=round(numbers["mean"], 1)))

    def _numbers(self, numbers: Json) -> str:
        rows = [
            [escape(thing(self.words, name)), str(found["count"])]
            + [self._plain(found[key]) for key in ("mean", "low", "high")]
            for name, found in numbers.items()
            if found["count"]
        ]
        heads = [self.say(f"cli-report-of-{key}") for key in ("games", "mean", "least", "most")]
        return _table(["", *heads], rows) if rows else ""

    def _counts(self, counts: Json) -> str:
        things = list(dict.fromkeys([t for of in counts.values() for sums in of.values() for t in sums]))
        rows = [
            [escape(who(self.words, bot, side)), *[self._plain(sums.get(one, 0)) for one in things]]
            for bot, by_side in counts.items()
            for side, sums in by_side.items()
        ]
        heads = [self.say("cli-report-of-games") if one == "games" else thing(self.words, one) for one in things]
        return _table(["", *heads], rows) if len(things) > 1 else ""

    def _thinking(self, thinking: Json) -> str:
        told = {bot: found for bot, found in thinking.items() if found["actions"]}
        keys = list(dict.fromkeys([key for found in told.values() for key in found]))
        rows = [[escape(bot), *[self._thought(key, found.get(key)) for key in keys]] for bot, found in told.items()]
        heads = [self.say(f"cli-report-of-{key.replace('%', '-percent')}") for key in keys]
        return _table(["", *heads], rows) if rows else ""

    def _thought(self, key: str, value: float | None) -> str:
        return "–" if value is None else self._percent(value) if key == "within" else self._plain(value)

    def _plain(self, number: float) -> str:
        return escape(self.say("cli-report-plain", number=round(number, 2)))
