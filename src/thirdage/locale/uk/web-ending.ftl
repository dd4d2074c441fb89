### Партію завершено: хто переміг і чому, де вона повернула, чим усе скінчилося, картинка на згадку.

web-sheet-end = Підсумок
web-end-nobody = Ніхто не переміг
web-end-side-won = { $side_gender ->
    [feminine] Перемогла { $side }
    [neuter] Перемогло { $side }
    [plural] Перемогли { $side }
   *[masculine] Переміг { $side }
}
web-end-whole = Тепер цілу партію, з першого ходу
web-end-board = До поля
web-end-picture = Зберегти картинку
web-end-painting = Картинка малюється…
web-end-send = Надіслати картинку
web-end-no-picture = Картинку зробити не вдалося.
# $game_text: the id of the game, which calls its rounds turns or rounds
web-end-course = { $game_text ->
    [cards] Як ішла партія
    [hunt] Як ішло полювання
   *[other] Як ішла війна
}
web-end-look = { $game_text ->
    [cards] Стіл наприкінці { $round }-го раунду
    [hunt] Поле наприкінці { $round }-ї доби
   *[other] Поле наприкінці { $round }-го ходу
}
web-end-end = Кінець
web-end-from-first = Від початку
web-end-turning = { $game_text ->
    [cards] Раунд { $round }: +{ $percent } % у { $side_genitive }
   *[other] Хід { $round }: +{ $percent } % у { $side_genitive }
}
web-end-when = { $game_text ->
    [cards] Раунд { $round }.
   *[other] Хід { $round }.
}
web-end-no-places = Жодне місце не змінило господаря.
web-end-numbers = Війна в числах
web-end-battles = { $count ->
    [one] битва
    [few] битви
   *[many] битв
}
web-end-units-lost = втрачено загонів
web-end-corruption = Споганення
web-end-companions = { $count ->
    [one] супутник загинув
    [few] супутники загинули
   *[many] супутників загинуло
}
web-end-ring = Шлях Персня
web-end-ring-sum = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}, { $amount ->
    [0] жодного разу не розкрите
    [one] розкрите { $amount } раз
    [few] розкрите { $amount } рази
   *[many] розкрите { $amount } разів
}, споганення { $corruption } із { $high }
web-end-ring-turn = Хід { $round }: { $count ->
    [0] без кроків
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}{ $amount ->
    [0] {""}
   *[other] , Братство розкрите
}
web-end-ring-tokens = Жетони Персня, що лишилися
web-end-score-rounds = Очки за раундами
web-end-score-round = Раунд { $round }: у Вільних Народів { $free }, у Тіні { $shadow }
board-cards-area-sum = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}{ $corruption ->
    [0] {""}
   *[other] , з них { $corruption } за споганення
}
board-cards-area-nothing = тут нічого не дає
web-end-start = Початок
web-end-at-first = Початок: як усе починалося
