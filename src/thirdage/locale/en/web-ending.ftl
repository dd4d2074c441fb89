### A game that is over: who won and why, where it turned, what it came to, a picture of it.

web-sheet-end = Result
web-end-nobody = Nobody has won
web-end-side-won = The { $side } { $side_gender ->
    [plural] have
   *[other] has
} won
web-end-whole = Now a whole game, from the first turn
web-end-board = To the board
web-end-picture = Save a picture
web-end-painting = The picture is being painted …
web-end-send = Send the picture
web-end-no-picture = The picture could not be made.
# $game_text: the id of the game, which calls its rounds turns or rounds
web-end-course = { $game_text ->
    [cards] How the game went
    [hunt] How the hunt went
   *[other] How the war went
}
web-end-look = { $game_text ->
    [cards] The table at the end of round { $round }
    [hunt] The board at the end of day { $round }
   *[other] The board at the end of turn { $round }
}
web-end-end = End
web-end-from-first = From the beginning
web-end-turning = { $game_text ->
    [cards] Round { $round }: { $percent }% to the { $side }
   *[other] Turn { $round }: { $percent }% to the { $side }
}
web-end-when = { $game_text ->
    [cards] Round { $round }.
   *[other] Turn { $round }.
}
web-end-no-places = No place changed hands for good.
web-end-numbers = The war in numbers
web-end-battles = { $count ->
    [one] battle
   *[other] battles
}
web-end-units-lost = units lost
web-end-corruption = Corruption
web-end-companions = { $count ->
    [one] Companion lost
   *[other] Companions lost
}
web-end-ring = The Ring’s way
web-end-ring-sum = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, revealed { $amount ->
    [0] never
    [1] once
    [2] twice
   *[other] { $amount } times
}, Corruption { $corruption } of { $high }
web-end-ring-turn = Turn { $round }: { $count ->
    [0] no step
    [one] { $count } step
   *[other] { $count } steps
}{ $amount ->
    [0] {""}
   *[other] , revealed
}
web-end-ring-tokens = Ring tokens left
web-end-score-rounds = Points, round by round
web-end-score-round = Round { $round }: Free Peoples { $free }, Shadow { $shadow }
board-cards-area-sum = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $corruption ->
    [0] {""}
   *[other] , { $corruption } of them for Corruption
}
board-cards-area-nothing = counts nothing here
web-end-start = Start
web-end-at-first = Start: how it began
