### Kings of Middle-earth on the start page.

expansions-kings = Kings of Middle-earth
web-why-expansion-kings = The lords of the Free Peoples may be awakened as heroes or corrupted by the Shadow, and Dark Chieftains join its armies: new dice, cards and Hunt tiles.
web-option-open-corruption = Corruption tiles lie open
web-why-open-corruption = A rule for tournaments: everybody sees the tiles on the Sovereigns.
web-option-last-tile-counts = The last tile counts
web-why-last-tile-counts = A rule for tournaments: the Shadow draws one tile after another and keeps the last; it may stop after each.
web-option-no-ruler-tokens = Without Ruler tokens
web-why-no-ruler-tokens = A house rule here: in the book it belongs to games with further expansions.
web-option-dismay-tokens = Dismay tokens
web-why-dismay-tokens = A used Ruler token goes to the Shadow, which may have a Ruler die rolled again for it.
