### Hunt for the Ring: the strip, the log behind the screen, and what there is to read on cards, dice, tracks and tokens.

web-hunt-card-kind = { $deck_text ->
    [ally1] Ally card, chapter I
    [ally2] Ally card, chapter II
   *[sorcery] Sorcery card
}
web-hunt-companion = Companion
web-hunt-turned-over = turned over
web-hunt-out-of-turn = out of turn
web-hunt-hidden-card = a card behind the screen
web-hunt-no-cards = No cards in hand.
web-hunt-hand = { $deck_text ->
    [sorcery] Sorcery
   *[ally] Allies
}
web-hunt-ledger = What lies open
web-hunt-fellowship = Fellowship tokens
web-hunt-allies = Ally cards
web-hunt-sorceries = Sorcery cards
web-hunt-tidings = Information
web-hunt-pool = Hunt pool
web-hunt-eyes = Eyes beside the track
web-hunt-log = { $chapter ->
    [1] Frodo’s log
   *[other] Journey card
}
web-hunt-log-cell = Entry { $count } – { $space }
web-hunt-log-sign = { $sign_text ->
    [dot] dot
    [crossed] crossed out
   *[escape] escape
}
web-hunt-screen = { $lowered ->
    [yes] Show
   *[no] Hide
}
web-hunt-held = Information you hold: { $spaces }
web-hunt-gained = Found: { $spaces }
web-hunt-track = Movement track
web-hunt-track-told = Moves made: { $count } of { $high }
web-hunt-corruption-told = Corruption { $count }; at { $high } Frodo falls to the Ring
web-hunt-chief = Chief of the Nazgûl
web-hunt-rider-state = { $state_text ->
    [done] has acted in this phase
    [now] acts now
   *[waits] has still to act in this phase
}
web-hunt-pool-told = Numbers: { $count }, together { $total }. Eyes: { $eyes }.
web-hunt-eyes-told = The next Eye drawn raises corruption by { $count }.
web-hunt-ability = { $count ->
    [1] Any one die: one step more.
    [2] Any two dice: hunt, or perception.
    [3] A Sword: one step more, then search.
    [4] A Ring: two steps more.
   *[other] Chapter II begins with the Chief of the Nazgûl in play.
}
web-hunt-look-die = { $face_text ->
    [ring] Perception: is Frodo’s last location in the area, or in the section, where the Nazgûl stands?
    [sword] Hunt where the Nazgûl stands, or remove an Ally token next to it.
    [sorcery] Draw a Sorcery card, or play one.
    [shadow] Counts as a Ring, a Sword or a Sorcery. When it is rolled, the Ring-bearer gains a Fellowship token.
    [chief-ring] Perception in the area or section where the Nazgûl stands.
    [chief-sword] Hunt where the Nazgûl stands, or remove an Ally token next to it.
    [chief-sorcery] Draw a Sorcery card, or play one.
    [morgul-ring] Perception, and the answer says whether Frodo, Gandalf or both are felt.
    [pursuit] Every Nazgûl may make one step.
   *[morgul-shadow] Counts as a Ring, a Sword or a Sorcery, and gives the Ring-bearer no token.
}
web-hunt-look-rider = In its turn it rides one step, or up to three along a road; by night two steps even off the road. And it does one thing: a free search, or an action with a die.
web-hunt-look-chief = The Chief hunts without a die where others search.
web-hunt-look-track = { $chapter ->
    [1] Every entry in the log moves it on, a dot as well as a location. When it shows 16 and Frodo is at no exit, he must be rescued.
   *[other] Every move along the Journey card moves it on. At its end Frodo is in Rivendell and has won.
}
web-hunt-look-corruption = It rises when Frodo moves at night, when the Nazgûl meet him, and by Sorcery cards. At the limit the Ringwraiths win at once.
web-hunt-look-fellowship = Once in his turn the Ring-bearer may spend one to draw an Ally card; Companions cost some, too. One comes back for every Shadow that is rolled.
web-hunt-look-allies = In the Ring-bearer’s hand, and left in the deck. He plays one in a turn. Those discarded, the last first:
web-hunt-look-sorceries = A Sorcery die draws one or plays one. Those discarded, the last first:
web-hunt-look-tidings = { $chapter ->
    [1] A search or a hunt at an ally location (green) finds its token if the Ring-bearer still holds it. Every token gives the Ringwraiths an ability for good:
   *[other] What was found in chapter I stays, with its abilities:
}
web-hunt-look-pool = In an encounter a token is drawn for every Nazgûl at Frodo’s last location or next to it.
web-hunt-look-eyes = Every Eye that lies here makes the next one worse by 1.
web-hunt-look-phase = A day has two Day phases and a Night. In each the Ring-bearer acts first, then the four Nazgûl. By night Frodo may rest; if he moves, corruption rises by 1, and every Nazgûl may hunt without a die.

## What a kind of answer leads to

lead-hunt-give-information = Give an information token
lead-hunt-place-nazgul = Place the Nazgûl
lead-hunt-record-location = Go to a location
lead-hunt-play-ally = Play an Ally card
lead-hunt-use-companion = Use a Companion’s first ability
lead-hunt-turn-companion = Turn a Companion’s card over
lead-hunt-move-gandalf = Gandalf moves
lead-hunt-ride = Ride
lead-hunt-perceive-area = Perception in this area
lead-hunt-perceive-section = Perception in this section
lead-hunt-hunt-with-die = Hunt with a die
lead-hunt-remove-ally-token = Remove an Ally token
lead-hunt-draw-sorcery = Draw a Sorcery card
lead-hunt-play-sorcery = Play a Sorcery card
lead-hunt-ability-step = Ability 1: one step more
lead-hunt-ability-hunt = Ability 2: hunt with two dice
lead-hunt-ability-perceive-area = Ability 2: perception in this area
lead-hunt-ability-perceive-section = Ability 2: perception in this section
lead-hunt-ability-search = Ability 3: a step and a search
lead-hunt-ability-ride = Ability 4: two steps more
lead-hunt-manhunt = A step for every Nazgûl
lead-hunt-discard-card = Discard a card
lead-hunt-cancel-token = Cancel a token
lead-hunt-choose-journey = Choose a Journey card
lead-hunt-choose-site = Choose a place
lead-hunt-discard-die = Take a die away
lead-hunt-give-card = Give a card
lead-hunt-name-chief = Choose a Nazgûl
lead-hunt-choose-nazgul = Choose a Nazgûl
lead-hunt-place-ally-token = Place an Ally token
lead-hunt-move-ally-token = Move an Ally token
lead-hunt-move-nazgul = Move a Nazgûl
lead-hunt-choose-area = Choose an area
lead-hunt-choose-section = Choose a section
lead-hunt-choose-space = Choose a location
lead-hunt-choose-dice = Choose dice
lead-hunt-cancel-action = Cancel it with a card

## What a kind of answer means

about-hunt-record-dot = Into the wild: next time he gets farther.
about-hunt-rest = Nothing is recorded, corruption does not rise, the Eye stays away.
about-hunt-move-frodo = One place on along the Journey card.
about-hunt-spend-fellowship = Once a turn.
about-hunt-turn-companion = Used once: then both its abilities are gone.
about-hunt-search = Has Frodo ever been here? It costs no die.
about-hunt-hunt = Is Frodo here? It costs no die while the marker shows the Eye.
about-hunt-hunt-with-die = At his last location it leads to an encounter.
about-hunt-perceive-area = Is Frodo’s last location in it?
about-hunt-perceive-section = Is Frodo’s last location in it?
about-hunt-end-turn = No more in this turn.
about-hunt-pass = You play no card.
about-hunt-decline = No card is turned over.
about-hunt-reveal-gandalf = For good: the Fellowship token leaves the game.
web-hunt-about-corruption = Corruption { $count } → { $total }.
web-hunt-about-night = By night: corruption { $count } → { $total }, and the marker shows the Eye.

## Help and ending

web-hunt-any-deck = All cards
web-hunt-deck = { $deck_text ->
    [companion] Companions
    [ally1] Ally cards, chapter I
    [ally2] Ally cards, chapter II
   *[sorcery] Sorcery cards
}
web-hunt-any-source = Whatever their source
web-hunt-source = { $source_text ->
    [confirmed] confirmed by the rulebook
   *[made] made for this project
}
web-hunt-provenance = The rulebook prints no cards. Where it says what a card does, that holds here; the rest was made for this project out of what the rulebook names, and says so.
web-hunt-end-way = Frodo’s way
web-hunt-end-days = Day by day
web-hunt-end-day = Day { $day }: moves { $track }, questions { $asked }, answered yes { $found }, corruption { $corruption }.
web-hunt-luck-tokens = Corruption by tokens
web-hunt-luck-why = How often each face came up beside its share of the die, and what was drawn beside what the pool held; an Eye counts for as much as it did at that moment.
web-hunt-odds-answers = The answer
web-hunt-odds-answer = { $answer_text ->
    [yes] yes
    [here] he is there
    [frodo] Frodo
    [gandalf] Gandalf
    [both] both
   *[no] no
}
web-hunt-odds-where = Frodo’s last location
web-hunt-odds-areas = Its area
web-hunt-odds-met = An encounter in this phase: { $percent }.
web-hunt-odds-corruption = Corruption in this phase, on average: { $mean }.
