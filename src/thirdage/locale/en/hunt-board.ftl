### The board of Hunt for the Ring at the terminal.

board-hunt-day = Chapter { $chapter }, day { $count }, { $phase ->
    [first-day-phase] first Day phase
    [second-day-phase] second Day phase
   *[night] Night
}
board-hunt-track = movement track { $count }
board-hunt-corruption = corruption { $count } of { $limit }
board-hunt-one-of-two = { $low } or { $high }
board-hunt-eye = the phase marker shows the Eye
board-hunt-found = an encounter waits
board-hunt-bearer = Frodo and his Companions
board-hunt-fellowship = Fellowship tokens: { $count }, in the pool { $pool }
board-hunt-ally-cards = Ally cards: { $count }, in the deck { $deck }
board-hunt-card-up = { $companion }
board-hunt-card-down = { $companion } (turned over)
board-hunt-journey = Journey – { $journey }
board-hunt-refuge = refuge
board-hunt-log = Frodo’s log (· dot, × crossed out, * escape)
board-hunt-held = Information that can be found: { $spaces }
board-hunt-turned = Information turned over: { $spaces }
board-hunt-gandalf = Gandalf
board-hunt-gandalf-moves = Locations in his log: { $count }
board-hunt-gandalf-log = His log: { $spaces }
board-hunt-deeds = Deeds to be done: { $spaces }
board-hunt-stands = His figure stands at { $space }
board-hunt-deeds-done = Deeds done: { $spaces }
board-hunt-in-rivendell = He is in Rivendell
board-hunt-trace-seen = Entry { $count }: he was at { $space }
board-hunt-trace-fled = Entry { $count }: he fled to the place of a deed token
board-hunt-trace-hid = Entry { $count }: he hid at the place of a deed token
board-hunt-asked = What the Ringwraiths know (movement track, question, answer)
board-hunt-other-way = – Frodo went on by another way –
board-hunt-asked-search = { $count }: search at { $space } – { $answer ->
    [yes] he has been there
   *[no] nothing
}
board-hunt-asked-hunt = { $count }: hunt at { $space } – { $answer ->
    [here] he was there
    [yes] he has been there
   *[no] nothing
}
board-hunt-asked-area = { $count }: perception in area { $area } – { $answer ->
    [no] nothing
    [yes] felt
    [frodo] Frodo, not Gandalf
    [gandalf] Gandalf, not Frodo
   *[both] Frodo and Gandalf
}
board-hunt-asked-section = { $count }: perception in section { $section } – { $answer ->
    [no] nothing
    [yes] felt
    [frodo] Frodo, not Gandalf
    [gandalf] Gandalf, not Frodo
   *[both] Frodo and Gandalf
}
board-hunt-asked-information = { $count }: information of { $space } – { $answer ->
    [yes] handed over
   *[no] none
}
board-hunt-asked-card = { $count }: “{ $card }” was played – what it demands was so
board-hunt-asked-near = { $count }: Frodo was near { $space }
board-hunt-tracks-eye = tracks at { $space }
board-hunt-tracks-sword = tracks of a hunt at { $space }
board-hunt-nazgul = Nazgûl (in the order in which they act)
board-hunt-rides = The { $nazgul }, commanded by { $seat_locative }: { $space }
board-hunt-waits = The { $nazgul }, commanded by { $seat_locative }, is not on the board yet
board-hunt-waiting = Nobody commands them yet: { $nazgul }
board-hunt-chief = the Chief in its place
board-hunt-gained = Information tokens: { $count } ({ $spaces })
board-hunt-dice = Unused action dice
board-hunt-lying = On the board
board-hunt-ally-tokens = Ally tokens: { $spaces }
board-hunt-hold = “{ $card }”: no free action for the { $nazgul } in this phase
board-hunt-slow = “{ $card }”: area { $area } slows Nazgûl until the end of the day
board-hunt-shield-area = “{ $card }”: no perception in area { $area } in this phase
board-hunt-shield-section = “{ $card }”: no perception in section { $section } in this phase
board-hunt-no-search = “{ $card }”: no search at { $space } in this phase
board-hunt-tokens = Corruption tokens
board-hunt-pool = Hunt pool: { $tokens }
board-hunt-drawn = Drawn: { $tokens }
board-hunt-eyes = Eyes beside the track: { $count }
board-hunt-token-eye = Eye
board-hunt-sorcery = Sorcery cards
board-hunt-sorcery-deck = Cards in the deck: { $count }
board-hunt-sorcery-count = In the hand of { $seat_locative }: { $count }
board-hunt-shared = “{ $card }” is in the hand of { $seat_locative }
board-hunt-hand = Hand – { $seat } ({ $count })
board-hunt-discards = Discarded cards
board-hunt-discards-ally = Ally cards: { $cards }
board-hunt-discards-sorcery = Sorcery cards: { $cards }
board-hunt-unknown-cards = unknown × { $count }
board-hunt-area = Area { $area } (· a dot on the way)
board-hunt-kind-ally = ally
board-hunt-kind-dark = dark
board-hunt-kind-exit = exit
board-hunt-road = road
board-hunt-reconstructed = (Made for this project: no public source prints this card.)

## What may be typed

cli-intent-record-location = record a location Frodo goes to
cli-intent-record-dot = record a dot
cli-intent-move-frodo = Frodo moves along his Journey card
cli-intent-rest = rest by night
cli-intent-move-gandalf = move Gandalf
cli-intent-reveal-gandalf = Gandalf appears
cli-intent-do-deed = Gandalf does a deed
cli-intent-enter-rivendell = Gandalf enters Rivendell
cli-intent-play-ally = play an Ally card
cli-intent-spend-fellowship = spend a Fellowship token for a card
cli-intent-use-companion = use the first ability of a Companion
cli-intent-turn-companion = turn a Companion card over
cli-intent-ride = move the Nazgûl
cli-intent-search = search
cli-intent-hunt = hunt without a die while the marker shows the Eye
cli-intent-perceive-area = perception in an area
cli-intent-perceive-section = perception in a section
cli-intent-hunt-with-die = hunt with a die
cli-intent-remove-ally-token = remove an Ally token
cli-intent-draw-sorcery = draw a Sorcery card
cli-intent-play-sorcery = play a Sorcery card
cli-intent-ability-step = ability 1: a further step
cli-intent-ability-hunt = ability 2: hunt with any two dice
cli-intent-ability-perceive-area = ability 2: perception in an area with any two dice
cli-intent-ability-perceive-section = ability 2: perception in a section with any two dice
cli-intent-ability-search = ability 3: a step and a search
cli-intent-ability-ride = ability 4: two further steps
cli-intent-manhunt = a step for every Nazgûl
