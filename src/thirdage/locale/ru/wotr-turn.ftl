### Ход «Войны Кольца»: фазы, кубики, пас, кольца, победа.

## Вопросы

ask-wotr-action = Ваше действие: выберите кубик.
ask-wotr-die = Кубик «{ $die_capital }»: что сделать?
ask-wotr-will-of-the-west = Чем станет Воля Запада?
ask-wotr-hunt-allocation = Сколько кубиков поместить в ячейку Охоты?
ask-wotr-action-dice = { $seat_capital } { $seat_gender ->
    [plural] бросают
   *[other] бросает
} кубики действий.
ask-wotr-dice = { $cause ->
    [leader-re-roll] Переброс { $seat_genitive } за лидерство.
    [extra-attack] Бросок { $seat_genitive } для дополнительной атаки.
    [card] Бросок { $seat_genitive } по карте «{ $card }».
   *[combat-roll] Боевой бросок { $seat_genitive }.
}
ask-wotr-hunt-dice = { $cause ->
    [hunt-re-roll] Переброс Охоты.
    [tile-die] Бросок кубика, указанного на жетоне Охоты.
   *[hunt-roll] Бросок Охоты.
}
ask-wotr-tile-drawn = { $cause ->
    [mordor] Из запаса достают жетон Охоты: Братство на шкале Мордора.
    [card] Из запаса достают жетон Охоты по карте.
    [stronghold] Из запаса достают жетон Охоты за крепость.
   *[hunt] Из запаса достают жетон Охоты: Охота удалась.
}
ask-wotr-companion-drawn = Спутник, который погибнет, выбирается случайно.

## Журнал

log-wotr-turn = Начинается ход { NUMBER($count, useGrouping: 0) }.
log-wotr-allocates = { $seat_capital } { $seat_gender ->
    [plural] кладут
   *[other] кладёт
} в ячейку Охоты { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
log-wotr-rolls-action-dice = { $side_capital } { $side_gender ->
    [plural] бросают
   *[other] бросает
} кубики действий: { $die_counted }.
log-wotr-eyes = { $count ->
    [one] В ячейку Охоты ложится { $count } Око.
    [few] В ячейку Охоты ложатся { $count } Ока.
   *[many] В ячейку Охоты ложатся { $count } Очей.
}
log-wotr-uses = { $seat_capital } { $seat_gender ->
    [plural] используют
   *[other] использует
} кубик «{ $die_capital }».
log-wotr-will-becomes = { $seat_capital } { $seat_gender ->
    [plural] используют
   *[other] использует
} Волю Запада как «{ $die_capital }».
log-wotr-passes = { $seat_capital } { $seat_gender ->
    [plural] пасуют
   *[other] пасует
}.
log-wotr-skips = { $seat_capital } { $seat_gender ->
    [plural] пропускают
   *[other] пропускает
} действие: кубик «{ $die_capital }» потрачен впустую.
log-wotr-ring = { $seat_capital } { $seat_gender ->
    [plural] тратят
   *[other] тратит
} Эльфийское Кольцо и { $seat_gender ->
    [plural] меняют
   *[other] меняет
} результат «{ $die_capital }» на «{ $to_die_capital }».
log-wotr-mordor-idle = В этот ход Братство в Мордоре не двигалось и не пряталось.
log-wotr-corruption = Влияние Кольца { $amount ->
    [-1] падает на 1
    [-2] падает на 2
    [-3] падает на 3
    [-4] падает на 4
    [-5] падает на 5
   *[other] растёт на { NUMBER($amount) }
} и теперь равно { $count }.
log-wotr-won-corruption = Хранители поддались влиянию Кольца: Тьма победила.
log-wotr-won-ring = Кольцо брошено в Расщелину Судьбы: свободные народы победили.
log-wotr-won-military = { $side_capital } { $side_gender ->
    [plural] одерживают
   *[other] одерживает
} военную победу.

## Почему это невозможно

reason-wotr-allocation-dice = { $count ->
    [one] Есть только { $count } кубик.
    [few] Есть только { $count } кубика.
   *[many] Есть только { $count } кубиков.
}
reason-wotr-allocation-high = { $count ->
    [one] В ячейку Охоты можно поместить не больше { $count } кубика: по одному за спутника в Братстве.
    [few] В ячейку Охоты можно поместить не больше { $count } кубиков: по одному за спутника в Братстве.
   *[many] В ячейку Охоты можно поместить не больше { $count } кубиков: по одному за спутника в Братстве.
}
reason-wotr-allocation-low = { $count ->
    [one] В ячейку Охоты нужно поместить не меньше { $count } кубика: в прошлый ход Братство двигалось с помощью кубика.
    [few] В ячейку Охоты нужно поместить не меньше { $count } кубиков: в прошлый ход Братство двигалось с помощью кубика.
   *[many] В ячейку Охоты нужно поместить не меньше { $count } кубиков: в прошлый ход Братство двигалось с помощью кубика.
}
reason-wotr-pass-needs-fewer-dice = Пасовать можно, только если неиспользованных кубиков у вас меньше, чем у соперника.
reason-wotr-no-such-die = У вас нет неиспользованного кубика «{ $die_capital }».
reason-wotr-no-such-face = На ваших кубиках нет грани «{ $die_capital }».
reason-wotr-die-cannot = Результат «{ $die_capital }» этого не позволяет.
reason-wotr-die-useless = С результатом «{ $die_capital }» сейчас ничего нельзя сделать; действие можно пропустить.
reason-wotr-will-single-result = Воля Запада становится одним определённым результатом, но не результатом «{ $die_capital }».
reason-wotr-finish-first = Сначала завершите текущее действие.
reason-wotr-no-ring = У вас нет Эльфийского Кольца.
reason-wotr-ring-used = В этот ход вы уже использовали Эльфийское Кольцо.
reason-wotr-ring-no-will = Эльфийское Кольцо не может дать Волю Запада.
reason-wotr-same-result = На кубике и так результат «{ $die_capital }».

## Исходы

outcome-corruption = Хранители поддались влиянию Кольца
outcome-ring-destroyed = Кольцо брошено в Расщелину Судьбы
outcome-military = война выиграна
