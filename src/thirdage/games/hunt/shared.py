"""What some fields of the position are made of."""

from __future__ import annotations

Held = tuple[int, int]
"""A card and the mask of the seats that know it."""
Question = tuple[int, int, int, int]
"""How many entries the log had, the kind of question, the space, area or section it was about, and the answer."""
Trace = tuple[int, int, int]
"""How many locations Gandalf's log had, what was learned of him, and the space where he was (or NOWHERE)."""
Lasting = tuple[int, str, int, str]
"""A card, what its effect does, the space, area, section or Nazgûl it is about, and until when (`phase`, `day`)."""
