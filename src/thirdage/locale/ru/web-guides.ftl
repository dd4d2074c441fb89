### Короткие страницы для новичков: как всё устроено.

## Слова на рисунках

web-picture-step = один шаг
web-picture-roll = бросок Охоты
web-picture-tile = жетон
web-picture-companion = спутник
web-picture-corruption = влияние Кольца
web-picture-attacker = атакующий
web-picture-defender = защищающийся
web-picture-garrison = гарнизон
web-picture-besieger = осаждающий
web-picture-needs = нужно { $count }
web-picture-at-war = в войне
web-picture-active = активный
web-picture-passive = пассивный
web-picture-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-picture-deck = колода
web-picture-hand = рука
web-picture-table = стол
web-picture-cycle = сброс
web-picture-gone = удалено
