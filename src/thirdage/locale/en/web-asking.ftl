### Asking by touching the board: what stands beside the prompt, menus, tracks.

web-tray = What you can do
web-menu = Choose
web-list = List of answers
web-caution-chance = { $setting ->
    [practice] Dice or cards decide what follows. If you take it back, they decide anew.
    [consent] Dice or cards decide what follows. It can be taken back only if the others agree, and then they decide anew.
   *[never] Dice or cards decide what follows: this cannot be taken back.
}
web-caution-open = The other side learns of it at once.
web-possible = This is possible, but not as the next step. Choose a die that does it, or finish what you have begun.

## Tracks

web-points = Victory points: { $count } of { $high }
web-points-short = points
web-used = Used: { $die }
web-no-dice = no dice now
web-no-cards = No cards in hand
web-decks = Decks
web-politics = Political Track
web-political-step = { $count ->
    [0] At War
    [one] { $count } step from war
   *[other] { $count } steps from war
}
web-hunt-tiles = { $count ->
    [one] Hunt Pool: { $count } tile
   *[other] Hunt Pool: { $count } tiles
}

## A narrow screen

web-sheet-hand = Cards
web-sheet-tracks = Tracks
web-sheet-story = Story
web-sheet-lit = something to choose here

## Keys

web-keys = Keys
web-key-tab = from one thing that can be touched to the next
web-key-enter = touch it (also the space bar)
web-key-digits = choose in a menu, or among the answers
web-key-confirm = confirm what is chosen or counted
web-key-esc = one step back
web-key-undo = undo
web-key-list = all answers as a list
web-key-arrows = on the map from region to region, among cards from card to card, in the log from line to line
web-key-help = this page

## Standing answers: a seat declines a kind of reaction beforehand

web-standing = Declined beforehand
web-standing-turn = Decline until the end of the turn
web-standing-revoked = Decline until I say otherwise
web-standing-why = You are not asked this again meanwhile, and nobody else learns of it.
web-standing-other = You decline such a reaction.
web-standing-until = { $until ->
    [change] As long as you can do nothing else than now.
    [turn] Until the end of the turn.
   *[revoked] Until you say otherwise.
}
web-standing-clear = Ask me again
standing-action = You pass.
standing-cards-action = You pass.
web-only-given = There was no other answer, so this was answered for you: { $list }.
web-only-why = Only you are told. Taking back steps over it. It can be turned off in the settings.
web-pass-on = Pass until something changes
web-pass-on-why = You pass each time you are asked, until you could do anything else than now or the turn ends. Nobody else learns of it.

web-just-now = Just now
web-nothing-asked = Nothing is asked of you now.
web-odds-none = There is nothing to weigh here.
web-sheet-chat = Chat
web-sheet-odds = Odds
web-sheet-advice = Advice
web-sheet-reserves = Reserves
web-sheet-companions = Companions
web-hunt-short = Hunt
web-key-scene = battle or board

## Places of the board as buttons, and who goes

web-places = { $kind_text ->
    [die] { $count ->
        [1] Touch the die that lights up, or press here:
       *[other] Touch one of the dice that light up, or choose here:
    }
    [card] { $count ->
        [1] Touch the card that lights up, or press here:
       *[other] Touch one of the cards that light up, or choose here:
    }
   *[place] { $count ->
        [1] Touch the place that lights up, or press here:
       *[other] Touch one of the places that light up, or choose here:
    }
}
web-nobody = Nobody
web-left-empty = Then { $region } stays behind without a single unit.
nobody-wotr-advance-army = Nobody enters, the Army stays in { $from_region }
nobody-wotr-dunlendings = Nobody leaves { $from_region }
nobody-wotr-lidless-eye = No die becomes an Eye
about-cards-pass = You do nothing now. If all pass one after another, the battles begin.
web-advice-do = Do that
web-advice-do-this = Do that: { $text }

## What something is, when one looks at it
web-look-die-character = { $side_text ->
    [shadow] A sword: move all Nazgûl and Minions, move or attack with an Army that has a leader, or play a character card.
   *[other] A sword: move the Fellowship or hide it, let Companions leave it or walk on, move or attack with an Army that has a leader, or play a character card.
}
web-look-die-army = A banner: move two Armies, attack with one, or play a card that shows a banner.
web-look-die-muster = A helmet: recruit, bring a Nation one step nearer to war, or play a card that shows a helmet.
web-look-die-army-muster = A banner or a helmet, as you choose when you use it.
web-look-die-event = A Palantír: draw an Event card, or play any that you hold.
web-look-die-will-of-the-west = It counts as any other face, or brings Aragorn or Gandalf the White.
web-look-die-eye = It goes to the Hunt Box and hunts the Fellowship for this turn; it is no action.
web-look-token = Used once, in place of an action die.
web-look-corruption = How far the Ring has overcome its bearers. At 12 the Shadow wins.
web-look-deck = { $deck_text ->
    [character] Events of heroes and of the Ring; the upper half is played with a die, the lower half in battle.
   *[strategy] Events of Armies and Nations; the upper half is played with a die, the lower half in battle.
}
web-look-place = { $place_text ->
    [fellowship] Walks with the Fellowship.
    [gone] Out of the game.
   *[aside] Not in play yet.
}
web-look-guide = Guides the Fellowship.
web-look-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-look-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-look-draw-deck = Cards are drawn from here. When it is empty, the cycle pile is shuffled and becomes the new deck.
web-look-score = Points of the locations won, for the Shadow also those of its corruption tokens. Ten ahead at the end of a round wins at once; else the last round decides. A click shows all locations won.
web-you-resigned = you resigned
web-spoils = Places that gave points
