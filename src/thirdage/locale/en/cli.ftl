### What the command `thirdage` says.

## Errors

# $what is a game or a command.
cli-not-built = Not built yet: { $what }.
cli-file-missing = There is no file { $path }.
cli-record-broken = { $path } is not a record that can be read: { $detail }
cli-record-truncated = { $path } breaks off: part of the record is missing.
cli-record-version = The record is of version { $found }; this program reads version { $known }.
cli-bots-unknown = There is no bot “{ $bot }”; there are: { $detail }.
cli-number-of-bots = { $wanted ->
    [one] This game takes { $wanted } bot,
   *[other] This game takes { $wanted } bots,
} { $given ->
    [one] but { $given } was given.
   *[other] but { $given } were given.
}
# $detail is the entry of the environment variable that leads to no game, and why.
cli-outside-game = { $variable } names something that is not a game: { $detail }
cli-pack-written = Written: { $path }. Put it right, then check it.
cli-pack-part = { $detail }: { $count } of { $rows } rows are confirmed.
cli-pack-fits = The pack is whole. To play with it, set { $variable }={ $entry }
cli-file-unreadable = { $path } cannot be read: { $detail }
cli-file-unwritable = { $path } cannot be written: { $detail }
cli-language-unknown = There is no language “{ $given }”; there are: { $detail }.
cli-no-such-command = There is no command “{ $given }”.
cli-no-such-option = There is no option { $given }.
cli-option-needs-value = { $given } needs a value.
cli-parameter-missing = Something is missing: { $given }
cli-parameter-number = { $given } must be a whole number.
cli-parameter-at-least = { $given } must be a whole number, at least { NUMBER($low, useGrouping: 0) }.
cli-usage = The command cannot be understood: { $detail }
cli-option-form = An option is written as { $form }, and “{ $given }” is not.
cli-seat-unknown = There is no seat “{ $id }”; the seats are: { $detail }.
cli-save-exists = { $path } exists already. Go on with it by { $flag }, or choose another file.
cli-which-game = Which game? Name one, or a saved game with { $flag }.
cli-no-rulebook = { $game }: this game brings no rules to read.
cli-rule-unknown = There is no rule, ruling, chapter, card or character “{ $given }”.

## Replaying and verifying records

cli-diverged = The record departs from the rules at entry { NUMBER($index, useGrouping: 0) }: { $detail }
cli-replayed = { $entries ->
    [one] { $game }: { $entries } entry replayed.
   *[other] { $game }: { $entries } entries replayed.
}
# A seam is a place between two steps of a game at which the record holds a hash of its state.
cli-check-ok = { $seams ->
    [one] The record is sound: the state agrees at { $seams } seam.
   *[other] The record is sound: the state agrees at { $seams } seams.
}
cli-check-failed = The record is not sound: the state differs at entry { NUMBER($index, useGrouping: 0) }.
cli-verify-ok = Every outcome follows from the revealed keys: { $outcomes }.
cli-verify-committed = Each of these seats committed to its salt and opened that one: { $seat }. The dice were fair to whoever noted these before opening the own salt:
cli-verify-uncommitted = Salts not committed: whoever knew the secret and gave the last salt could choose the dice.
cli-verify-unsalted = No seat gave a salt: whoever set up the game could choose the dice.
cli-verify-restarts = { $count ->
    [one] Before the first roll everything was begun anew { $count } time, since a salt was not opened.
   *[other] Before the first roll everything was begun anew { $count } times, since a salt was not opened.
}
cli-verify-chapter = { $count ->
    [one] The game has gone on after an upgrade of the rules { $count } time, with new dice.
   *[other] The game has gone on after an upgrade of the rules { $count } times, each time with new dice.
}
cli-verify-part = { $outcomes ->
    [one] Proved: { $outcomes } outcome follows from the revealed keys. Not all of the record is proved:
   *[other] Proved: { $outcomes } outcomes follow from the revealed keys. Not all of the record is proved:
}
cli-verify-unnumbered = { $count ->
    [one] { $count } outcome, at entry { NUMBER($first, useGrouping: 0) }, has nothing to do with these keys. It comes from another table or from before an upgrade, or somebody rolled it.
   *[other] { $count } outcomes, from entry { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }, have nothing to do with these keys. They come from another table or from before an upgrade, or somebody rolled them.
}
cli-verify-other-rules = { $count ->
    [0] From entry { NUMBER($index, useGrouping: 0) } on the record follows other rules than this program’s.
    [one] From entry { NUMBER($index, useGrouping: 0) } on the record follows other rules than this program’s. { $count } number there follows from the keys; what it stood for cannot be checked here.
   *[other] From entry { NUMBER($index, useGrouping: 0) } on the record follows other rules than this program’s. { $count } numbers there follow from the keys; what they stood for cannot be checked here.
}
cli-verify-position = The record begins in the middle of a game. What came before is not in it.
cli-verify-failed = The outcome at entry { NUMBER($index, useGrouping: 0) } does not follow from the revealed keys.
cli-verify-unfinished = The game is not over yet.
cli-verify-undo-forbidden = { $count ->
    [one] The header of the record allows no undo behind dice or reveals, yet there is { $count }, at entry { NUMBER($index, useGrouping: 0) }. A record of before tables had this setting looks the same.
   *[other] The header of the record allows no undo behind dice or reveals, yet there are { $count }, the first at entry { NUMBER($index, useGrouping: 0) }. A record of before tables had this setting looks the same.
}
cli-kept-failure = This record was kept because of a failure: { $detail }
cli-stands = The decision now is with this seat: { $seat }.

## Many games

cli-working = Working
# $seed is the number that a game's chance comes from.
cli-story = Game with seed { NUMBER($seed, useGrouping: 0) }
cli-game-failed = The game with seed { NUMBER($seed, useGrouping: 0) } failed: { $detail } (kept in { $path })
cli-wins = { $side }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $percent }%
# $reason_text tells why games ended, $count how many did.
cli-reason = – { $reason_text }: { $count }
cli-per-game = On average a game: rounds { $rounds }, decisions and rolls { $asks }, actions { $actions }
cli-per-second = On average a second: games { $games }, decisions and rolls { $asks }, actions { $actions }
cli-soak-tables = Tables:
cli-soak-endings = Endings:
cli-soak-kinds = Asks:
cli-soak-used = Cards and abilities:
cli-soak-stretch = { $answers ->
    [one] Longest stretch between seams: { $answers } answer, from “{ $seam }”
   *[other] Longest stretch between seams: { $answers } answers, from “{ $seam }”
}
cli-soak-checked = Answers: { $asks }, looked at closely: { $checked }, seconds: { $seconds }
cli-soak-missing = { $part ->
    [asks] Never asked: { $detail }
    [answers] Never answered: { $detail }
   *[used] Never came to bear: { $detail }
}

## The list of games

cli-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

## Rules and rulings

cli-ruling-official = official
cli-ruling-reading = our reading
# $flag is what to type.
cli-rules-hint = { $count ->
    [one] Name a chapter, a rule or a card to read it; with { $flag } the { $count } ruling on unclear rules is listed.
   *[other] Name a chapter, a rule or a card to read it; with { $flag } the { $count } rulings on unclear rules are listed.
}

## Playing

cli-games-played = { $games ->
    [one] { $games } game played.
   *[other] { $games } games played.
}
cli-failures = { $count ->
    [0] No failures.
    [one] { $count } failure.
   *[other] { $count } failures.
}
cli-choose = { $count ->
    [1] Choose 1:
   *[other] Choose from 1 to { NUMBER($count, useGrouping: 0) }:
}
cli-not-a-choice = “{ $given }” is not one of the choices.
cli-saved = Saved: { $path }
# $help and $quit are what to type.
cli-play-intro = Saved after every answer: { $path }
cli-play-keys = A number chooses; { $help } is help; { $quit } leaves, and nothing is lost.
cli-hand-over = Now at the screen: { $seat }. Nobody else should look. Press Enter.
cli-how-many = { $item_name }: how many, from { $low } to { $high }?
cli-pick-next = Choice { $number }:
cli-place-next = Place { $number }:
cli-step = Step { $number }:
cli-enough = That is all
cli-possible = This is possible now.
cli-no-text = There is no card with a text by this name: { $given }.
# $command is what to type to go on.
cli-left = The game is saved. Go on with: { $command }
cli-yes = yes
cli-no = no
cli-key-number = choose
cli-key-view = what you know
cli-key-log = what happened
cli-key-undo = take back your last answer; what was rolled or drawn since comes anew
cli-key-back = one step back in a choice of several steps
cli-key-why = why something is not possible now; what, in the words below
cli-key-quit = leave; the game is saved
cli-key-read = what a card says; its name, or a part of it
cli-key-help = this list
cli-typed-answers = Instead of a number an answer can be typed in words:

## Help

cli-help = The War of the Ring family of games: play them, let bots play them, keep and verify what happened.
cli-help-games = List the games, their seats and their options.
cli-help-rules = Read the rules in plain words, and how unclear ones are read here.
cli-help-simulate = Let bots play many games and count what happens.
cli-help-record = Let bots play one game and write its record to a file.
cli-help-replay = Play a record again and tell what happened.
cli-help-verify = Prove that every roll and every draw of a record follows from its revealed keys.
cli-help-play = Play at the terminal, alone against bots or several people at one screen.
cli-help-soak = Play at random in every way, and check everything that must always hold.
cli-help-pack = Data of a game in a file, for owners of the printed game.
cli-help-pack-write = Write the data of a game into a new file, to be put right.
cli-help-pack-check = Check whether a game can be played with a pack, and say how much of it is confirmed.
cli-help-pack-file = The file of the pack
cli-help-serve = Start the table in the browser.
cli-help-host = The address to listen at; the default only this machine can reach.
cli-help-port = The port; 0 takes a free one.
cli-help-data = The file that keeps the games.
cli-help-tables = How many tables that are not over a guest may have; 0: any number. (100 if not given)
cli-help-lines = How many pages with a table one guest may have open; 0: any number. (20 if not given)
cli-help-watchers = How many pages of onlookers one table serves; 0: any number. (500 if not given)
cli-help-connections = How many connections there may be at once; fewer if the system allows fewer. (2000 if not given)
cli-help-game = The game, by its id.
cli-help-rule-ids = What to read: a rule, a chapter, a ruling, a card or a character, by its id.
cli-help-rulings = List every ruling on an unclear rule or card.
cli-help-file = A record.
cli-help-players = The number of players.
cli-help-option = An option of the match; may be given several times.
cli-help-bots = Who plays: one bot for all, one for each side, or one for each seat.
cli-help-play-bots = Who plays the other seats: one bot for all, one for each side, or one for each seat. Without it the game's own bot, if it has one.
cli-help-games-number = How many games.
cli-help-seed = The number that chance comes from; each game after the first has the next number.
cli-help-jobs = On how many processes; 0 takes all cores.
cli-help-max-rounds = A game with more rounds than this counts as a failure.
cli-help-failures = Where the records of failed games are kept.
cli-help-json = Print data for programs.
cli-help-verbose = Tell the story of each game.
cli-help-output = The file to write; packed if its name ends in { $tail }
cli-help-check = Compare the state at every seam with the record as well.
cli-help-to = Stop after so many entries.
cli-help-replay-seat = As whom to see it: a seat, a spectator, or the referee, who sees everything.
cli-help-replay-json = Print what that seat knows in the end, as data for programs.
cli-help-play-seat = A seat that you play; may be given several times; the word { $all } takes every seat.
cli-help-play-seed = A number that chance comes from. Without it the dice are secret, fair, and can be verified afterwards.
cli-help-save = Where to save the game after every answer.
cli-help-resume = Go on with a saved game.
cli-help-share = Check everything at one answer in so many.
cli-help-every-seam = Check everything at every seam as well.
cli-help-all-expected = Fail also if something expected never happened.
cli-help-lang = The language; may stand anywhere.
cli-help-version = Print the version.
cli-help-help = Show this help.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-epilog = Exit codes: 0 all is well; 1 a check failed; 2 the input is wrong.
