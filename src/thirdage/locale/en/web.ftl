### What the page says beside what the games say.

## The frame

web-title = Third Age
web-skip = To the content
web-language = Language
web-your-name = Your name
web-unreachable = The server cannot be reached.
web-rule = Rule { $id }

## The start

web-welcome = The War of the Ring, at your table
web-which-game = Game
web-options = Options of the match
web-option-free-peoples-tokens = Action tokens of the Free Peoples
web-option-shadow-tokens = Action tokens of the Shadow
web-option-open-hands = Hands are open
web-option-scenario = Scenario
web-option-promos = With the promotional cards
web-option-chapters = Chapters
web-option-information = Information the Ringwraiths begin with
web-option-fellowship = Fellowship tokens in the game
web-option-refuges = Refuges: where they are, a search does not find Frodo
web-option-expansions = Expansions
web-option-players = Players
web-why-free-peoples-tokens = Used once in the game in place of a die: draw an Event card, or advance a Nation on the Political Track. A head start for the side that needs one.
web-why-shadow-tokens = Used once in the game in place of a die: move the Nazgûl and Minions, or advance a Nation on the Political Track.
web-why-open-hands = Everybody sees all the cards: for learning together.
web-why-scenario-trilogy = All nine paths to the Crack of Doom, with every card.
web-why-scenario-duel = All nine paths for two players, each with one deck for the whole side.
web-why-scenario-duel-3 = One player leads the Free Peoples with one deck, two lead the Shadow.
web-why-scenario-fellowship = The first six paths, to Amon Hen: shorter, with decks of their own.
web-why-promos = Four more cards, published apart from the game.
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players now.
web-seat-me = I play
web-seat-open = Open to others
web-seat-bot = Bot: { $bot }
# Whether one may take back what lies behind dice or reveals, chosen with the table
web-undo-setting = Undo behind dice
web-undo-setting-practice = At once
web-undo-setting-consent = By consent
web-undo-setting-never = Never
web-undo-here = { $setting ->
    [practice] Undo behind dice: at once
    [consent] Undo behind dice: by consent
   *[never] Undo behind dice: never
}
web-listed = Others may find this table in the list
web-begins = { $how ->
    [position] From a written position
    [played-on] Played on from another game
   *[imported] From a record
}
web-hands = { $hands ->
    [anew] Hidden cards are dealt anew.
   *[kept] Hidden cards stay as they are.
}
web-hands-why = { $hands ->
    [anew] Chance deals all hidden cards anew when the game begins, so nobody knows what others hold.
   *[kept] Hidden cards stay as they are: whoever set up this table may know yours. Who sits down agrees to that.
}
web-hands-from = The game goes on from the beginning of the step that was going on then, and its past is not shown.
web-keep-hands = Keep the hidden cards as they are
web-create = Open the table
web-sit-as = Sit down: { $seat }
web-state-waiting = Waiting for players
web-state-playing = In play
web-state-over = The game is over

## A record from a file

web-import = Open a saved game
web-import-what = The record of a game, saved at its end or by the command line: if it is over, look at it again; if not, play on.
web-import-choose = Choose a file
web-import-no-record = This file is not the record of a game.
web-import-history = This is what one seat saw of a game that was still being played. Only the whole record, saved when the game is over, can be opened.
web-import-large = This file is too large to be the record of a game.

## Names of bots

bot-random = plays at random
bot-swarm = plays by whim
bot-rules = plays by rules of thumb

## Seats

web-seats = Seats
web-bot = bot
web-open = open
web-kept = kept for a player
web-you = you
web-guest = guest
web-away = (away)
web-watching = Watching: { $count }

## The table

web-no-such-table = There is no such table.
web-connecting = Connecting…
web-line-open = Connected
web-line-broken = The connection is broken; trying again…
web-line-full = No room for this window; trying again…
web-line-now = Try now
web-parts = Parts of the table
web-part-decide = Decision
web-part-board = Table
web-your-turn = Your turn
web-your-turn-as = Your turn: { $seat }
web-decides = Deciding: { $seat }
web-you-watch = You are watching this game.
web-cannot-show = This page does not know how to show this.
web-undo = Take back
web-undo-anew = Take back: rolled or drawn anew
web-undo-ask = Ask to take back
web-undo-ask-anew = Ask to take back: rolled or drawn anew
# Beside an arrow, on a narrow screen
web-undo-short-anew = anew
web-undo-wanted = Asks to take back the last answer: { $seat }. Do you agree?
web-undo-waits = Waiting for consent to the undo: { $seat }
web-undo-agree = Agree
web-undo-refuse = Refuse
web-pause = Pause
web-resume = Play on
web-resign = Resign
web-resign-sure = Resign? This cannot be taken back.
web-resign-yes = Yes, resign
web-resign-no = No, play on

## Before the game

web-waiting-for-players = The game begins as soon as every seat is taken.
web-link = Send this link to the others
web-copy = Copy
web-copied = Copied
web-sit-down = Sit down
web-leave = Stand up

## After the game

web-you-won = You have won
web-you-lost = You have lost
web-rematch = Play again, sides swapped
web-rematch-same = Play again, same sides
# $swap: yes, no
web-rematch-there = { $swap ->
    [yes] Join the next game, sides swapped
   *[no] Join the next game, same sides
}
web-rematch-look = To the next game
web-record = Save the record of the game
web-history = Save my history so far
web-log-save = Save the log as text

## Answers

web-filter = Find an answer
web-answers-count = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
web-nothing-found = Nothing found.
web-more = One more: { $item_name }
web-fewer = One fewer: { $item_name }
web-limits = { $low ->
    [0] Chosen: { $count } (at most { $high })
   *[other] Chosen: { $count } (at least { $low }, at most { $high })
}
web-limits-exact = Chosen: { $count } of { $high }
web-all = All
web-none = None
web-confirm = Confirm

## Log and chat

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-search = Find in the log
web-log-all = { $count ->
    [one] Show { $count } line
   *[other] Show all { $count } lines
}
web-chat = Chat
web-chat-text = Write to the table
web-chat-send = Send
web-chat-earlier = Earlier messages

## Panels of War of the Ring

web-hunt = The Hunt for the Ring
web-deck = in the deck { $size }, discarded { $discarded }
web-reinforcements = Reinforcements
web-casualties = Casualties
