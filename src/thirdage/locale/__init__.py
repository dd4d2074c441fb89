"""The words: what the engine says by message id, told in English, Russian and Ukrainian.

The texts are Fluent files, `<language>/*.ftl`, read by the terminal, the server and the browser alike. The
engine names things by the ids of the facts; how a text gets their names follows from the argument's name:

- If `<last word of the argument>-<value>` is a message of the catalogue, the value is a **name**:
  `card="omen"` is told by `card-omen`, `from_region="bree"` by `region-bree`. A list of ids becomes a list in
  words.
- A name is a message without arguments; the first word of its id is kept for names. Its attributes are its
  cases (`.genitive`, `.accusative`, `.locative`, `.dative`, `.instrumental`) and its `.gender` (masculine,
  feminine, neuter, plural); of a place also `.at`, `.into` and `.from`, with their preposition; of what comes in
  numbers `.counted` and `.counted-accusative`, which are given `$count`. A name that is told by another alone
  (`seat-shadow = { side-shadow }`) has that one's attributes.
- Beside `$card` the text gets `$card_genitive` and so on, each the nominative where the name has no such
  attribute; `$card_gender` to choose a verb's form by (a list of several is plural, of nothing none); `$card_capital`
  and `$region_at-capital`, the name as it begins a sentence. Of a list, `$card_quoted` is each name in quotation
  marks, `$card_or` and `$card_quoted-or` leave open which one, `$card_size` is how many there are.
  `$figure_counted` takes the number from the argument `count`; in a list, from how often the list holds the same
  id, and so does `$region_counted-at` (2 in one place and 3 in another).
- Numbers stay numbers, so that plural forms work; true, false, null and objects are spelt as in JSON.

`docs/translating.md` shows how to write with this.
"""

from thirdage.locale.outside import catalogues
from thirdage.locale.preference import languages, pick_language
from thirdage.locale.words import (
    CAPITAL,
    CASES,
    COUNTED,
    FORMS,
    HOW_MANY_WHERE,
    LISTS,
    WHERE,
    Words,
    WordsError,
    catalogue_text,
    game_text,
    page_text,
)

__all__ = [
    "CAPITAL",
    "CASES",
    "COUNTED",
    "FORMS",
    "HOW_MANY_WHERE",
    "LISTS",
    "WHERE",
    "Words",
    "WordsError",
    "catalogue_text",
    "catalogues",
    "game_text",
    "languages",
    "page_text",
    "pick_language",
]
