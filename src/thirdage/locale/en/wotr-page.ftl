### The table of War of the Ring in the browser.

## What a kind of answer leads to

lead-wotr-skip = Skip an action
lead-wotr-use-die = Use a die
lead-wotr-use-ring = Use an Elven Ring
lead-wotr-use-token = Use an action token
lead-wotr-advance = A step toward war
lead-wotr-advance-by-companion = A step toward war by a Companion
lead-wotr-bring = A character enters play
lead-wotr-draw-card = Draw a card
lead-wotr-play-card = Play a card
lead-wotr-remove-table-card = Remove a card from the table
lead-wotr-declare = Declare the Fellowship
lead-wotr-guide = Change the Guide
lead-wotr-move-army = Move this Army
lead-wotr-take-minions = Move from here
lead-wotr-recruit = Recruit here
lead-wotr-give-up = Give up a figure here
lead-wotr-cast-spells = Cast spells from here
lead-wotr-retreat = Retreat
lead-wotr-lay-card = Lay a card
lead-wotr-lay-card-from-table = Lay a card from the table
lead-wotr-march-on = March on
lead-wotr-remove-character-card = Remove a card from the table

## Places of the board as buttons, and who goes

about-wotr-pass = You keep your dice and act later, as the other side has more of them left.
about-wotr-skip = The die is spent and nothing happens.
about-wotr-use-ring = Changes the face of a die; an Elven Ring is spent.
# `from` and `to`: the Corruption before and after.
web-wotr-revealed-for-less = Corruption { NUMBER($from) } → { NUMBER($to) }; before their next step the Ring-bearers must hide.
web-wotr-hidden-for-more = Corruption { NUMBER($from) } → { NUMBER($to) }; they may move on at once.
