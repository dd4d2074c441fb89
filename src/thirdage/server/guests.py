"""Guests: whoever holds a cookie that this server has signed. Accounts come later."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Final

from thirdage.locale import languages, pick_language
from thirdage.server.guest_texts import name_shown
from thirdage.server.storage.rows import Guest
from thirdage.server.storage.store import KEY, Statement, Store

COOKIE: Final = "thirdage"
AGE: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie; it is given anew with every visit (`visitors.RENEWS`)."""
WHO: Final = "select cast(name as text), cast(language as text) from guests where id = ?"
"""As text, whatever a damaged row has there: it must not take the tables along at which the guest sits."""
REMEMBER: Final = (
    "insert into guests values (?, ?, ?, ?) "
    "on conflict (id) do update set name = excluded.name, language = excluded.language"
)


class Guests:
    """Makes and reads cookies. The signing key is made once and kept in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        found = store.rows("select value from meta where key = 'key'")
        if not found:
            store.submit(("insert into meta values ('key', ?)", (secrets.token_bytes(KEY),))).result()
            found = store.rows("select value from meta where key = 'key'")
        self.key: bytes = found[0][0]

    def new(self) -> Guest:
        """A new guest. The store keeps guests only once they do something."""
        return Guest(secrets.token_urlsafe(12))

    def cookie(self, guest: Guest) -> str:
        """What proves that somebody is this guest."""
        return f"{guest.id}.{self._signature(guest.id)}"

    def read(self, cookie: str) -> Guest | None:
        """The guest of a cookie, None if it is not of our making."""
        id, _, signature = cookie.partition(".")
        if not id or not hmac.compare_digest(signature.encode(), self._signature(id).encode()):
            return None
        found = self.store.rows(WHO, id)
        return Guest(id, name_shown(found[0][0]), found[0][1]) if found else Guest(id)

    def known(self, guest: Guest) -> Statement:
        """The guest has done something that others see: remember name and language."""
        return (
            REMEMBER,
            (guest.id, guest.name, guest.language, int(time.time())),
        )

    def names(self, ids: set[str]) -> dict[str, str]:
        """The names of guests."""
        found: dict[str, str] = {}
        for id in ids:
            found.update((id, name_shown(name)) for name, _ in self.store.rows(WHO, id))
        return found

    def seed(self, *parts: object) -> int:
        """A seed for bots and samples: unpredictable, the same after a restart, unrelated to the dice."""
        said = "\0".join(map(str, ("bot", *parts))).encode()
        return int.from_bytes(hmac.digest(self.key, said, "sha256")[:12], "big")

    def _signature(self, id: str) -> str:
        return hashlib.sha256(hmac.digest(self.key, b"guest\0" + id.encode("utf-8", "replace"), "sha256")).hexdigest()


def language_of(guest: Guest, accepted: str) -> str:
    """The language that a guest has chosen, else the first that the browser accepts and we speak, else English."""
    wishes = [wish.partition(";")[0] for wish in accepted[:400].split(",")]
    return pick_language(guest.language or None, *wishes, env={})


def speaks(language: str) -> bool:
    """Whether we speak it."""
    return language in languages()
