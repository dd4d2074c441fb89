### Between two chapters a table rests: it is saved, and goes on with the same people or others.

server-resting = The first chapter is over. The game rests until all at the table go on.
server-not-resting = This game does not rest between two chapters.
web-rest-short = saved between two chapters
web-rest-title = Between the chapters
web-rest-told = Everything is saved. Go on at once, or come back whenever you like: the game waits among your tables. Until then a seat can go to somebody else.
web-rest-go-on = Begin the next chapter
web-rest-later = Save, and go on later
web-rest-ready = You are ready.
web-rest-waits = { $seat_capital } { $seat_gender ->
    [plural] are
   *[other] is
} still awaited.
web-rest-watch = The game goes on when all at the table are ready.
web-rest-people = Somebody else plays on
server-no-part-follows = No further chapter follows this game.
web-chapter-next = On to the second chapter
web-chapter-others = On with other people
web-chapter-look = Look at the second chapter
