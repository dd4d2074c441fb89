### Packs: what is wrong with the data that somebody has put right.

refused-hunt-pack-files = These parts belong to a pack, and no others: { $detail }
refused-hunt-pack-malformed = The data cannot be understood: { $detail }
refused-hunt-pack-unknown-id = The words know no “{ $id }” in the table { $table }.
refused-hunt-pack-id-twice = In the table { $table } an id stands twice.
refused-hunt-pack-no-exit = The board of chapter { $chapter } has no exit.
refused-hunt-pack-starts = The board of chapter { $chapter } needs starting spaces of Nazgûl: { $count }.
refused-hunt-pack-start-tokens = There is one starting token for each starting space of Frodo’s, and no other.
refused-hunt-pack-information = There is one information token for each ally location, and no other.
refused-hunt-pack-journey-rows = The Journey card { $id } needs rows: { $count }.
refused-hunt-pack-journey-end = The Journey card { $id } does not end in an exit.
refused-hunt-pack-journey-way = On the Journey card { $id } no way leads from { $one } to { $other }.
refused-hunt-pack-dice = An Action die shows two rings, two swords, one sorcery and one shadow.
refused-hunt-pack-companions = These Companion cards belong to a pack, in this order: { $detail }
refused-hunt-pack-cards = There are 22 cards in each of the three decks.
refused-hunt-pack-journeys = There are 18 short and 18 long Journey cards.
refused-hunt-pack-corruption = There are 15 beige, 3 grey and 2 red corruption tokens.
refused-hunt-pack-tokens = There are 3 start, 12 information and 10 deed tokens.
refused-hunt-pack-chief-die = The Chief’s die has six faces.
refused-hunt-pack-areas = Each board has three sections and ten areas.
refused-hunt-pack-way-kind = Chapter { $chapter }: the way from { $one } to { $other } is neither a road nor a trail.
refused-hunt-pack-way-twice = Chapter { $chapter }: { $one } and { $other } are joined twice.
