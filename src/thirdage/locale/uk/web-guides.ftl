### Короткі сторінки для новачків: як усе влаштовано.

## Слова на малюнках

web-picture-step = один крок
web-picture-roll = кидок гонитви
web-picture-tile = жетон
web-picture-companion = супутник
web-picture-corruption = споганення
web-picture-attacker = нападник
web-picture-defender = захисник
web-picture-garrison = залога
web-picture-besieger = облягає
web-picture-needs = треба { $count }
web-picture-at-war = у війні
web-picture-active = активний
web-picture-passive = пасивний
web-picture-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
web-picture-deck = колода
web-picture-hand = рука
web-picture-table = стіл
web-picture-cycle = колообіг
web-picture-gone = усунуто
