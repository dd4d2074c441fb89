### The story of a game on the page: battles and hunts step by step, recap, replay, odds, luck, two at one screen.

## The stage

web-stage-battle = { $count ->
    [0] Battle: { $region }
   *[other] Battle: { $region }, Combat round { $count }
}
web-battle-field = In the open field.
web-battle-walls = There are walls in the first round: the attackers hit only on a 6.
web-battle-assault = An assault on walls.
web-battle-sortie = A sortie of the besieged.
web-battle-may-cease = May cease after every Combat round.
web-battle-must-press = Must fight on: the card that began this battle allows no end.
web-battle-assault-ends = The assault ends with this Combat round.
web-battle-assault-until = The assault lasts until Combat round { NUMBER($count) }.
web-battle-may-prolong = { $figure_or } can prolong it by a round.
web-battle-shut-in = Shut in: no retreat.
web-battle-may-withdraw = May withdraw into the Stronghold before every round.
web-battle-may-retreat = If the attacker fights on, the way of retreat is open to { $region_locative }.
web-battle-may-retreat-at-once = After this round the way of retreat is open to { $region_locative }.
web-battle-no-retreat = No retreat: no region next to it is free.
web-battle-five = at most five dice are rolled
web-stage-cancelled = Leadership cancelled
web-battle-units = { $count ->
    [one] { NUMBER($count) } unit
   *[other] { NUMBER($count) } units
}
web-battle-need = each die hits on { $need ->
    [6] a 6
   *[other] { NUMBER($need) } or more
}
web-stage-hunt = The Hunt for the Ring
web-stage-dice = The Action dice are rolled
web-stage-skip = Skip (Space)
web-stage-again = Show again: { $scene_name }
web-stage-attacks = attacks
web-stage-defends = defends
web-stage-round-before = Combat round { $count }:
web-stage-losses = Lost:
web-stage-reduced = { $figure } × { NUMBER($count) } (reduced)
web-stage-tile = Hunt tile:
web-stage-need = needs { NUMBER($count) }
web-stage-walls = walls
web-stage-added = { $amount } to each die
web-stage-hits = hits: { NUMBER($count) }
web-stage-successes = successes: { NUMBER($count) }
web-stage-roll-combat = Combat roll
web-stage-roll-leader = Leader re-roll
web-stage-roll-extra = Extra attack
web-stage-roll-hunt = Hunt roll
web-stage-roll-hunt-again = Hunt re-roll
web-stage-roll-action = Action dice
web-stage-roll-card = Dice of the card

## The log

web-log-filter = Filter
web-log-show = Show on the board
web-log-whose = Whose actions
web-log-whose-all = everyone’s
web-log-whose-mine = mine
web-log-whose-theirs = the others’
web-log-topic-battle = Battles
web-log-topic-hunt = Hunt and Fellowship
web-log-topic-politics = Politics
web-log-topic-cards = Cards
web-log-topic-moves = Moves and musters

## While you were away

web-recap = While you were away
web-recap-offer = { $count ->
    [one] While you were away: { $count } event
   *[other] While you were away: { $count } events
}
web-recap-show = Show
web-recap-skip = Skip
web-recap-done = To the table

## Replay

web-replay = Replay
web-replay-open = Replay of the game
web-replay-leave = Back to the table
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-referee = a referee who sees everything
web-replay-share = Copy a link to this moment
web-replay-play-on = Play on from here
web-replay-controls = Replay controls
web-replay-scrub = Moment of the game
web-replay-at = { NUMBER($count) } of { NUMBER($total) }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = A step back
web-replay-on = A step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-stride = Step by
web-replay-by-answer = by answers
web-replay-by-action = by actions
web-replay-by-turn = by turns
web-replay-speed = Speed

## Two at one screen

web-curtain = Pass the device to: { $seat }
web-curtain-why = The table waits behind the curtain, so that nobody sees another’s cards.
web-curtain-lift = I play: { $seat }

## What others see, signals, settings

web-others-see = Your side as the others see it
web-others-see-back = Back to my view
web-table-menu = More
web-pace = Pace of what is played
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-at-once = at once
web-signal-sound = Sound when it is my turn
web-signal-notify = Notification when it is my turn
web-signal-refused = The browser does not allow notifications from this page.

## Undo

web-undo-free = Takes back your last answer at once.
web-undo-practice = { $count ->
    [0] Takes back your last answer at once, and what others did since.
   *[other] Takes back your last answer at once. What was rolled or drawn since is spent and comes anew; the record counts it.
}
web-undo-consent = { $count ->
    [0] Something was shown, or another was asked since: the others must agree.
   *[other] Something was rolled or drawn since: the others must agree. It is spent and comes anew; the record counts it.
}
web-undo-comes-anew = What was rolled or drawn since then comes anew.
web-undo-no = You have nothing to take back now.
web-undo-refused = The undo was not agreed to.

## Odds

web-odds-of = If I answer
web-odds-as-it-stands = As things stand
web-odds-working = Played out again and again…
web-odds-wins = The attack succeeds ({ $seat }): { $percent }
web-odds-captured = The settlement changes hands ({ $region }): { $percent }
web-odds-about = about { $percent }, give or take { NUMBER($points) }
web-odds-more = over { $percent }
web-odds-less = under { $percent }
web-odds-margin-spoken = give or take
web-odds-ends = How it ends
web-odds-end-destroyed = the defenders are destroyed
web-odds-end-retreated = the defenders retreat
web-odds-end-withdrawn = they withdraw into the Stronghold
web-odds-end-ceased = the attack ceases
web-odds-end-both = both Armies are destroyed
web-odds-end-lost = the attackers are destroyed
web-odds-attacker-losses = Attacker’s losses (average { $mean })
web-odds-defender-losses = Defender’s losses (average { $mean })
web-odds-hits = Losses are in hits: a Regular is one, an Elite two.
web-odds-rounds = Combat rounds still to be fought, on average: { $mean }.
web-odds-tile = A Hunt tile is drawn: { $percent }
web-odds-damage = Hunt damage
web-odds-hunt = Revealed: { $revealed }. On average, Corruption { $corruption }, Companions lost { $companions }.
web-odds-lost = The Ring-bearers fall to the Ring: { $percent }
web-odds-corruption = Corruption in this round, on average: { $mean }.
web-odds-assumed = { $count ->
    [one] From { $count } trial on the game as you know it: hidden cards and dice are drawn anew, and afterwards everyone plays by rules of thumb.
   *[other] From { $count } trials on the game as you know it: hidden cards and dice are drawn anew each time, and afterwards everyone plays by rules of thumb.
}

## Luck

web-luck = Luck
web-luck-count = number
web-luck-expected = expected
web-luck-actual = came
web-luck-difference = difference
web-luck-combat = Combat dice: hits
web-luck-hunt = Hunt dice: successes
web-luck-tiles = Hunt tiles: damage
web-luck-why = Each roll against what its dice had to show at that moment, each tile against the pool it was drawn from.
