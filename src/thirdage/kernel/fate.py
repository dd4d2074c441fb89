"""Fate: the only place of the engine where chance is drawn.

A keyed fate computes every outcome from a secret key, the purpose of the draw and how many draws that purpose
has had: two games of one seed meet the same cards and rolls although they differ otherwise, and anyone who knows
the key can verify the game (docs/fair-dice.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from .asks import Ask
from .chance import Outcomes
from .compiled import mypyc_attr
from .forms import Option
from .messages import Json
from .options import Random

SCHEME: Final = "thirdage-fate-1"
SALTED: Final = "thirdage-fate-2"
"""The scheme of a fate to whose salts their seats committed before any of them was opened."""
CHAPTER: Final = "chapter"
"""Stands beside the salts where a game goes on after an upgrade of its rules; no seat is called so."""
SPACE: Final = 2**256


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Decides chance asks. `decide` returns the outcome and the number it came from (-1: none), or None to wait."""

    def decide(self, ask: Ask) -> tuple[Option, int] | None:
        """The outcome of a chance ask."""
        raise NotImplementedError

    def copy(self) -> Fate:
        """An independent fate that goes on with the same outcomes."""
        raise NotImplementedError

    def header(self, reveal: bool) -> Json:  # noqa: ARG002
        """What the record says of it; the secret only when revealed."""
        return {}

    def spent(self, purpose: str, times: int) -> None:
        """Take note of outcomes of this purpose that came from a record, or (negative) that never were."""


class KeyedFate(Fate):
    """HMAC-SHA256 of key, purpose and ordinal, with rejection. The key is made of the secret and the salts.

    The secret is committed to by its SHA-256. Then each seat commits to its salt by a hash, and only when all hashes
    are in the salts are opened: neither whoever knows the secret nor the last to give a salt can look for one.
    `restarts` counts how often that was begun anew since a salt was not opened. Salts without hashes are those of
    old records.
    """

    def __init__(
        self,
        secret: bytes,
        salts: dict[str, str] | None = None,
        seed: int | None = None,
        commitment: str = "",
        hashes: dict[str, str] | None = None,
        chapter: int = 0,
        restarts: int = 0,
    ) -> None:
        self.secret = secret
        self.salts: dict[str, str] = dict(salts or {})
        self.seed = seed
        self.commitment = commitment or hashlib.sha256(secret).hexdigest()
        self.hashes: dict[str, str] = dict(hashes or {})
        self.chapter = chapter
        self.restarts = restarts
        self.ordinals: dict[str, int] = {}
        self._key: bytes | None = None

    def commit_salt(self, seat: str, hash: str) -> None:
        """A seat binds itself to a salt by `salt_hash`. It may change its mind until the first salt is open."""
        if self.salts or self._key is not None:
            raise ValueError("hashes come before the first salt is opened")
        self.hashes[seat] = hash

    def open_salt(self, seat: str, salt: str) -> None:
        """A seat shows the salt of its hash. With the first one no hash can be added or changed any more."""
        if self._key is not None:
            raise ValueError("salts come before the first outcome")
        if self.hashes.get(seat) != salt_hash(self.commitment, seat, salt):
            raise ValueError(f"this is not the salt that {seat} committed to")
        self.salts[seat] = salt

    def key(self) -> bytes:
        """HMAC-SHA256 of the salts under the secret, one line `seat:hex` for each seat in order of their ids."""
        if self._key is None:
            if self.hashes and self.hashes.keys() != self.salts.keys():
                raise ValueError("not all salts are open")
            salts = {**self.salts, CHAPTER: str(self.chapter)} if self.chapter else self.salts
            lines = [f"{seat}:{salts[seat].encode().hex()}\n" for seat in sorted(salts)]
            self._key = hmac.digest(self.secret, "".join(lines).encode(), "sha256")
        return self._key

    def number(self, purpose: str, total: int) -> int:
        """The next number below total for this purpose."""
        key = self.key()
        ordinal = self.ordinals.get(purpose, 0)
        self.ordinals[purpose] = ordinal + 1
        return draw(key, purpose, ordinal, total)

    def decide(self, ask: Ask) -> tuple[Option, int] | None:
        """The outcome that the next number of the ask's purpose stands for."""
        outcomes = ask.options
        assert isinstance(outcomes, Outcomes)
        number = self.number(ask.purpose, outcomes.total)
        return outcomes.pick(number), number

    def copy(self) -> KeyedFate:
        """Same key, own ordinals."""
        twin = KeyedFate(self.secret, self.salts, self.seed, self.commitment, self.hashes, self.chapter, self.restarts)
        twin.ordinals = dict(self.ordinals)
        twin._key = self._key
        return twin

    def header(self, reveal: bool) -> Json:
        """Scheme, commitment, hashes and salts; the seed if it came from one; the secret when revealed."""
        out: Json = {"scheme": SALTED if self.hashes else SCHEME, "commitment": self.commitment}
        if self.hashes:
            out["hashes"] = dict(self.hashes)
        out["salts"] = dict(self.salts)
        if self.restarts:
            out["restarts"] = self.restarts
        if self.chapter and self.hashes:
            out["chapter"] = self.chapter
        elif self.chapter:
            out["salts"][CHAPTER] = str(self.chapter)
        if self.seed is not None:
            out["seed"] = self.seed
        if reveal or self.seed is not None:
            out["secret"] = self.secret.hex()
        return out

    def spent(self, purpose: str, times: int) -> None:
        """So many ordinals of this purpose are used up."""
        self.ordinals[purpose] = self.ordinals.get(purpose, 0) + times


def draw(key: bytes, purpose: str, ordinal: int, total: int) -> int:
    """The number below total for the ordinal-th draw of a purpose: HMAC as a big-endian int, rejecting the tail."""
    limit = SPACE - SPACE % total
    attempt = 0
    while True:
        digest = hmac.digest(key, f"{purpose}:{ordinal}:{attempt}".encode(), "sha256")
        number = int.from_bytes(digest, "big")
        if number < limit:
            return number % total
        attempt += 1


def seeded(seed: int) -> KeyedFate:
    """The fate of a seed: reproducible, and no secret."""
    return KeyedFate(hashlib.sha256(f"thirdage-seed:{seed}".encode()).digest(), None, seed)


def salt_hash(commitment: str, seat: str, salt: str) -> str:
    """What a seat commits to its salt by. It is bound to seat and secret: nobody can hand on another's as his own."""
    return hashlib.sha256(f"{commitment}:{seat}:{salt.encode().hex()}".encode()).hexdigest()


def fair() -> KeyedFate:
    """A 256-bit secret from the operating system.

    Publish `commitment`, gather the hashes of the salts, then the salts, then start the match. Without salts nobody
    but the host can know that the secret was not chosen for its dice.
    """
    return KeyedFate(secrets.token_bytes(32))


def from_header(header: Json) -> KeyedFate | None:
    """The fate that a record reveals, if it does."""
    scheme = header.get("scheme")
    if scheme not in (SCHEME, SALTED) or "secret" not in header:
        return None
    secret, salts = bytes.fromhex(header["secret"]), header["salts"]
    if scheme == SCHEME:
        return KeyedFate(secret, salts, header.get("seed"))
    if not header["hashes"]:
        raise ValueError("no hashes")
    return KeyedFate(secret, salts, None, "", header["hashes"], header.get("chapter", 0), header.get("restarts", 0))


class ScriptedFate(Fate):
    """Outcomes written down beforehand (tests, a real table's dice); when they run out the chance ask opens."""

    def __init__(self, outcomes: list[Any]) -> None:
        self.outcomes = outcomes

    def decide(self, ask: Ask) -> tuple[Option, int] | None:
        """The next written outcome: an option or its JSON form."""
        if not self.outcomes:
            return None
        written = self.outcomes.pop(0)
        option = written if isinstance(written, Option) else ask.options.decode(written)
        if option not in ask.options:
            raise ValueError(f"the script says {written}, which cannot happen at {ask.kind}")
        return option, -1

    def copy(self) -> ScriptedFate:
        """Its own list."""
        return ScriptedFate(list(self.outcomes))


class Rng:
    """A small fast generator (sfc32: adds, shifts and xors on 32 bits) for search, sampling and random play."""

    __slots__ = ("_a", "_b", "_c", "_n")

    def __init__(self, seed: int = 0, warm: bool = True) -> None:
        self._a = seed & 0xFFFFFFFF
        self._b = (seed >> 32) & 0xFFFFFFFF
        self._c = (seed >> 64) & 0xFFFFFFFF
        self._n = 1
        if warm:
            for _ in range(12):
                self.bits()

    def bits(self) -> int:
        """The next 32 bits."""
        a, b, c = self._a, self._b, self._c
        t = (a + b + self._n) & 0xFFFFFFFF
        self._n = (self._n + 1) & 0xFFFFFFFF
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & 0xFFFFFFFF
        self._c = (((c << 21) | (c >> 11)) + t) & 0xFFFFFFFF
        return t

    def randrange(self, stop: int, /) -> int:
        """Uniform below stop, without bias."""
        if stop <= 0x10000:
            limit = 0x100000000 - 0x100000000 % stop
            while True:
                bits = self.bits()
                if bits < limit:
                    return bits % stop
        need = (stop.bit_length() + 31) // 32
        while True:
            wide = 0
            for _ in range(need):
                wide = wide << 32 | self.bits()
            wide >>= 32 * need - stop.bit_length()
            if wide < stop:
                return wide

    def random(self) -> float:
        """Uniform in [0, 1)."""
        return self.bits() / 4294967296.0

    def shuffle(self, items: list[Any]) -> None:
        """In place."""
        shuffle(items, self)

    def copy(self) -> Rng:
        """An independent generator that goes on with the same numbers."""
        twin = Rng(0, warm=False)
        twin._a, twin._b, twin._c, twin._n = self._a, self._b, self._c, self._n
        return twin


def shuffle(items: list[Any], rng: Random) -> None:
    """In place, with any generator: the same order for the same numbers."""
    for i in range(len(items) - 1, 0, -1):
        j = rng.randrange(i + 1)
        items[i], items[j] = items[j], items[i]


def fork_rng(rng: Random) -> Rng:
    """A generator of our own, seeded from any other."""
    return Rng(rng.randrange(2**48) << 48 | rng.randrange(2**48))


class QuickFate(Fate):
    """Fate for search and samples: a fast generator that has nothing to do with any match's key."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, ask: Ask) -> tuple[Option, int] | None:
        """An outcome by its probability."""
        return ask.options.sample(self.rng), -1

    def copy(self) -> QuickFate:
        """Same numbers to come, independent from now on."""
        return QuickFate(self.rng.copy())
