### What just happened: an action of others, or of oneself, told on the page, and walked through again.

web-told-place = { $count } of { $high }
web-told-earlier = Earlier
web-told-later = Later
web-told-again = Again
web-told-skip = Skip to my move
web-told-on = Skip
web-told-together = { $count ->
    [one] { $count } action in short:
   *[other] { $count } actions in short:
}
web-told-sum = In short:
web-told-you = You
web-told-taken-back = Taken back: { $text }
web-key-skip = skip what is told, on to your move (a click leads to what is told next)
web-key-earlier = look back at what happened since your last decision
web-key-later = and forward again
web-key-again = play it again
web-key-pause = stop at what is told, and go on
web-veiled = The screen is lowered: what only you see is hidden, with what is asked of you and what you were told.
