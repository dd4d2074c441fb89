"""A campaign: a hunt, and the war that its outcome leads to (HR-LNK). Its records are a chain of two.

Who sat on the side of the Ring-bearer leads the Free Peoples, who hunted leads the Shadow; whoever goes on first may
choose otherwise. For people who have a seat of the war it is kept until they come.
"""

from __future__ import annotations

from typing import Final

from thirdage.bots import bot_names, favourite
from thirdage.bots.levels import level
from thirdage.games import campaign
from thirdage.games.hunt.game import HUNT
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import SCHEMA, Refused, Rules
from thirdage.server.errors import Problem, problem_of
from thirdage.server.storage.rows import BOT, OVER, PERSON, Json, Seat, TableRow
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.undo_setting import player_of

FORMAT: Final = "thirdage-campaign"
SIDES: Final = {"free-peoples": "ring-bearer", "shadow": "ringwraiths"}
"""Which side of the hunt plays a side of the war."""


def may_begin(game: str, options: Json) -> None:
    """Refuse a campaign that could not come to its war: it begins with a hunt of both chapters."""
    if game != HUNT.id or options.get("chapters") != "both":
        raise Problem(400, "server-no-campaign")


def is_won(row: TableRow) -> dict[str, int] | None:
    """The action tokens that the hunt of this table is worth; None where it is none, or has not come to its end."""
    if row.game != HUNT.id or row.outcome is None or row.state != OVER:
        return None
    return campaign.tokens_told(row.outcome)


def war_rules(row: TableRow, options: Json) -> Rules:
    """The rules of the war that follows; refused where the hunt has not come to its end."""
    won = is_won(row)
    if won is None:
        raise Problem(409, "server-no-war-yet")
    try:
        return WOTR.rules(campaign.with_tokens(won, options))
    except Refused as refused:
        raise problem_of(refused) from refused


def war_seats(row: TableRow, rules: Rules, guest: str, bot: str | None = None) -> dict[str, Seat]:
    """Everybody on the side that he has played; open where more come than there are seats. `bot`: or a level of one."""
    if bot is not None and bot not in bot_names(WOTR.id) and level(WOTR.id, bot) is None:
        raise Problem(400, "server-seat-unknown-kind", {"given": bot[:80]})
    placed: dict[str, Seat] = {}
    for side, seats in rules.sides.items():
        places = [row.seats[seat] for seat in row.sides[SIDES[side]]]
        people = list(dict.fromkeys([player_of(place) for place in places if player_of(place)]))
        for number, seat in enumerate(seats):
            if len(people) > len(seats):
                placed[seat] = Seat()
            elif people:
                placed[seat] = _kept(people[number % len(people)], guest)
            else:
                placed[seat] = Seat(BOT, bot=bot or _bot(places[number % len(places)].bot))
    return placed


def _kept(player: str, guest: str) -> Seat:
    return Seat(PERSON, guest) if player == guest else Seat(kept=player)


def _bot(name: str) -> str:
    """A bot of the same name or level in the war, else the usual one."""
    return name if name in bot_names(WOTR.id) or level(WOTR.id, name) else favourite(WOTR.id)


async def chain(tables: list[LiveTable]) -> Json:
    """The records of a campaign as far as its games are over, for `thirdage verify`."""
    records: list[Json] = []
    for table in tables:

        async def read(table: LiveTable = table) -> Json | None:
            return table.begun_match().record() if table.row.state == OVER else None

        record = await table.exclusively(read)
        if record is None:
            break
        records.append(record)
    if not records:
        raise Problem(409, "server-not-over")
    return {"format": FORMAT, "schema": SCHEMA, "records": records}
