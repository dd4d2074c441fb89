"""The words: what the engine says by message id, told in English, Russian and Ukrainian.

The texts are Fluent files, `<language>/*.ftl`, read by the terminal, the server and the browser alike. The
engine names things by the ids of the facts; how a text gets their names follows from the argument's name:

- If `<last word of the argument>-<value>` is a message of the catalogue, the value is a **name**:
  `card="omen"` is told by `card-omen`, `from_region="bree"` by `region-bree`. A list of ids becomes a list in
  words.
- A name is a message without arguments; the first word of its id is kept for names. Its attributes are the
  cases that texts use (`.genitive`, `.accusative`, `.locative`, `.dative`, `.instrumental`) and its `.gender`
  (masculine, feminine, neuter, plural).
- Beside `$card` the text gets `$card_genitive` and so on, each the nominative where the name has no such
  attribute, and `$card_gender` to choose a verb's form by (a list of several is plural).
- Numbers stay numbers, so that plural forms work; true, false, null and objects are spelt as in JSON.

A text that needs no cases is best built so that the name stands in the nominative after a colon.
"""

from thirdage.locale.outside import catalogues
from thirdage.locale.preference import languages, pick_language
from thirdage.locale.words import CASES, Words, WordsError, catalogue_text

__all__ = ["CASES", "Words", "WordsError", "catalogue_text", "catalogues", "languages", "pick_language"]
