### The start page: games, scenarios, with whom one plays, one's tables; the first game; settings.

## Games

web-game-about-wotr = Armies or the Ring-bearers: two ways to win, on the whole map of Middle-earth.
web-game-about-cards = Paths and battlegrounds, won card by card with the heroes of the story.
web-game-about-hunt = One hides and walks in secret, the others hunt on the map: from the Shire to Rivendell.
web-game-length-wotr = 2–3 h
web-game-length-cards = 25–120 min
web-game-length-hunt = 1–3 h
web-game-level-wotr = demanding
web-game-level-cards = moderate
web-game-level-hunt = moderate
web-scenario-length-trilogy = 90–120 min
web-scenario-length-duel = 25–45 min
web-scenario-length-duel-3 = 45–60 min
web-scenario-length-fellowship = 45–60 min
web-scenario-level-trilogy = moderate
web-scenario-level-duel = easy to learn
web-scenario-level-duel-3 = easy to learn
web-scenario-level-fellowship = moderate
# $players: "2", "2–4"
web-players-chip = { $players } players

## With whom

web-so-many-players = { $count } players
web-with-whom = With whom?
web-with-bots = Against bots
web-with-bots-why = begins at once
web-with-screen = Two at this screen
web-with-screen-many = Together at this screen
web-with-screen-why = taking turns, hands stay hidden
web-with-link = Friends by link
web-with-link-why = open seats, for bots too
web-play-seat = Play { $seat }
web-begin-here = Begin at this screen
web-strength = { $count ->
    [1] The easiest of four levels
   *[other] Level { $count } of four
}
web-advice-setting = Odds and advice for everybody
web-advice-why = A bot's chances and advice are to be had by all at this table. All see this before they sit down.
web-advice-here = { $advice ->
    [on] Odds and advice: allowed
   *[off] Odds and advice: none
}

## One's tables

web-wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-at-round = { $game_text ->
    [wotr] turn { $round }
    [hunt] day { $round }
   *[other] round { $round }
}
web-first-badge = first game
web-whose-move = { $seat } to move
web-paused-short = paused
web-your-move = your move
web-over-tables = Finished: { $count }
web-against = { $seat } against { $others }
web-against-level = { $level }
web-against-bot = a bot
web-against-open = an open seat
web-against-person = a guest
web-come = you are awaited
web-come-all = Every seat is taken: come to the table
web-both-seats = both sides at this screen
web-learn = Read and look on
web-fill = Fill with a bot
web-fill-seat = A bot for the seat of { $seat }

## The first game

web-first-wotr = First game: the last days of the war
web-first-lead-wotr = The Ring-bearers are four steps from the fire, the Shadow two points from victory. Each question is explained when it first comes; leave and come back whenever you like.
web-first-cards = First game: a Duel of cards
web-first-hunt = First game: out of the Shire
web-first-play-wotr = My first game · 30 min
web-first-play-cards = or a Duel of the Card Game · 25 min
web-first-play-hunt = or the flight from the Shire · 40 min
web-first-go-on = Go on with my first game
web-first-goal = What it is about
web-first-goal-wotr-1 = The Free Peoples win if Frodo and Sam walk the last steps of the Mordor Track and cast the Ring into the fire, or if their armies hold settlements of the Shadow worth 4 points.
web-first-goal-wotr-2 = The Shadow wins if the Ring breaks them first, at 12 Corruption, or if its armies hold settlements worth 10 points: it has 8, and Minas Tirith, under siege, is worth 2.
web-first-goal-wotr-3 = You take turns, one die each: a die with a sword moves the Ring-bearers or a hero, a banner moves Armies, a helmet musters, a palantír is for cards.
web-first-goal-cards-1 = Each round you and the Shadow fight over a path of the Ring-bearers' way and over battlegrounds; whoever shows more on a location wins it.
web-first-goal-cards-2 = Won battlegrounds and paths are points, and so is Corruption for the Shadow; ten points ahead, or more of them after the last path, wins the game.
web-first-goal-cards-3 = Playing a card costs another card of your hand, so the art is to choose what you can do without.
web-first-goal-hunt-1 = Frodo walks in secret, from the Shire to Bree; the Ring-bearer writes his way down, and nobody else sees it.
web-first-goal-hunt-2 = The Nazgûl ask: was he here? Is he in this area? Each answer is true, and each encounter corrupts Frodo.
web-first-goal-hunt-3 = The Ring-bearer wins if Frodo comes out of the Shire with less than 12 Corruption; at 12 the Ringwraiths win.
web-first-side = Which side is yours?
web-first-advised = a good first side
web-first-after-wotr = Afterwards the whole game is waiting: the same table, from the first turn in Rivendell.
web-first-after-cards = Afterwards the other scenarios are waiting, with decks of their own and up to four players.
web-first-after-hunt = Afterwards the second chapter is waiting, from Bree to Rivendell, with Gandalf on the road.
web-first-picture-wotr = The board: the Ring-bearers' way leads from Rivendell to Mordor in the south-east.
web-first-picture-cards = Cards of both sides.
web-first-picture-hunt = The map of the Shire: places, roads and trails, and hooded riders.

## Settings

web-settings = Settings
web-settings-table = At the table
web-settings-look = Look
web-settings-sounds = Sounds and calls
web-settings-keys = Keys
web-confirm-setting = Ask again before what cannot be taken back
web-only-setting = Answer for me what can be answered only one way
web-size = Size of text
# $percent: 100, 150
web-size-is = { $percent }%
web-motion = Motion
web-motion-auto = as the system
web-motion-less = little
web-motion-full = all
web-colours = Colours
web-colours-auto = as the system
web-colours-light = light
web-colours-dark = dark
web-signal-chat = Sound when somebody writes
web-letters = Single letters are keys
web-hints-again = Show all hints again
web-hints-are-back = All hints come again.

## People at the table

web-undo-wanted-by = { $who_text } ({ $seat }) asks to take this back. Do you agree?
web-undo-more = and { $count } more
web-people = People at the table
web-is-here = { $who_text } is here
web-is-away = { $who_text } is away

## Scenarios

scenario-trilogy = Trilogy
scenario-duel = Duel
scenario-duel-3 = Three-Player Duel
scenario-fellowship = The Fellowship of the Ring
chapters-both = Both, one after the other
chapters-first = The first alone
