### Партия окончена: кто победил и почему, где она повернулась, чем всё кончилось, картинка на память.

web-sheet-end = Итог
web-end-nobody = Никто не победил
web-end-side-won = { $side_gender ->
    [feminine] Победила { $side }
    [neuter] Победило { $side }
    [plural] Победили { $side }
   *[masculine] Победил { $side }
}
web-end-whole = Теперь целую партию, с первого хода
web-end-board = К доске
web-end-picture = Сохранить картинку
web-end-painting = Картинка рисуется…
web-end-send = Отправить картинку
web-end-no-picture = Картинку сделать не удалось.
# $game_text: the id of the game, which calls its rounds turns or rounds
web-end-course = { $game_text ->
    [cards] Как шла партия
    [hunt] Как шла охота
   *[other] Как шла война
}
web-end-look = { $game_text ->
    [cards] Стол в конце { $round }-го раунда
    [hunt] Доска в конце { $round }-х суток
   *[other] Доска в конце { $round }-го хода
}
web-end-end = Конец
web-end-from-first = С начала
web-end-turning = { $game_text ->
    [cards] Раунд { $round }: +{ $percent } % у { $side_genitive }
   *[other] Ход { $round }: +{ $percent } % у { $side_genitive }
}
web-end-when = { $game_text ->
    [cards] Раунд { $round }.
   *[other] Ход { $round }.
}
web-end-no-places = Ни одно место не сменило хозяина.
web-end-numbers = Война в числах
web-end-battles = { $count ->
    [one] битва
    [few] битвы
   *[many] битв
}
web-end-units-lost = потеряно отрядов
web-end-corruption = Влияние Кольца
web-end-companions = { $count ->
    [one] спутник погиб
    [few] спутника погибли
   *[many] спутников погибло
}
web-end-ring = Путь Кольца
web-end-ring-sum = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}, { $amount ->
    [0] ни разу не раскрыто
    [one] раскрыто { $amount } раз
    [few] раскрыто { $amount } раза
   *[many] раскрыто { $amount } раз
}, влияние { $corruption } из { $high }
web-end-ring-turn = Ход { $round }: { $count ->
    [0] без шагов
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}{ $amount ->
    [0] {""}
   *[other] , Братство раскрыто
}
web-end-ring-tokens = Оставшиеся жетоны Кольца
web-end-score-rounds = Очки по раундам
web-end-score-round = Раунд { $round }: у свободных народов { $free }, у Тьмы { $shadow }
board-cards-area-sum = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}{ $corruption ->
    [0] {""}
   *[other] , из них { $corruption } за влияние Кольца
}
board-cards-area-nothing = здесь ничего не даёт
web-end-start = Начало
web-end-at-first = Начало: как всё начиналось
