### Ход «Войны Кольца»: фазы, кубики, пас, кольца, победа.

## Вопросы

ask-wotr-action = Ваше действие: используйте кубик, пропустите действие, используйте Эльфийское Кольцо или спасуйте.
ask-wotr-die = Что вы сделаете с этим кубиком: { $die }?
ask-wotr-will-of-the-west = Чем станет Воля Запада?
ask-wotr-hunt-allocation = Сколько кубиков поместить в ячейку Охоты?
ask-wotr-action-dice = Бросок кубиков действий { $seat_genitive }.
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
log-wotr-allocates = { $count ->
    [one] В ячейку Охоты помещен { $count } кубик ({ $seat }).
    [few] В ячейку Охоты помещено { $count } кубика ({ $seat }).
   *[many] В ячейку Охоты помещено { $count } кубиков ({ $seat }).
}
log-wotr-rolls-action-dice = Кубики действий { $side_genitive }: { $die }.
log-wotr-eyes = { $count ->
    [one] В ячейку Охоты отправляется { $count } Око.
    [few] В ячейку Охоты отправляются { $count } Ока.
   *[many] В ячейку Охоты отправляется { $count } Очей.
}
log-wotr-uses = Кубик { $seat_genitive }: { $die }.
log-wotr-will-becomes = Воля Запада ({ $seat }) становится результатом: { $die }.
log-wotr-passes = Пас: { $seat }.
log-wotr-skips = Действие пропущено ({ $seat }): { $die }.
log-wotr-ring = Эльфийское Кольцо ({ $seat }): был результат «{ $die }», стал «{ $to_die }».
log-wotr-mordor-idle = В этот ход Братство в Мордоре не двигалось и не пряталось.
log-wotr-corruption = Влияние Кольца: { $count } (изменение: { NUMBER($amount) }).
log-wotr-won-corruption = Хранители поддались влиянию Кольца: Тьма победила.
log-wotr-won-ring = Кольцо брошено в Расщелину Судьбы: свободные народы победили.
log-wotr-won-military = Военная победа: { $side }.

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
reason-wotr-no-such-die = У вас нет неиспользованного кубика с таким результатом: { $die }.
reason-wotr-no-such-face = На ваших кубиках нет такой грани: { $die }.
reason-wotr-die-cannot = Такой результат этого не позволяет: { $die }.
reason-wotr-die-useless = С таким результатом сейчас ничего нельзя сделать: { $die }. Действие можно пропустить.
reason-wotr-will-single-result = Воля Запада становится одним определенным результатом, но не таким: { $die }.
reason-wotr-finish-first = Сначала завершите текущее действие.
reason-wotr-no-ring = У вас нет Эльфийского Кольца.
reason-wotr-ring-used = В этот ход вы уже использовали Эльфийское Кольцо.
reason-wotr-ring-no-will = Эльфийское Кольцо не может дать Волю Запада.
reason-wotr-same-result = Кубик уже показывает этот результат: { $die }.

## Исходы

outcome-corruption = Хранители поддались влиянию Кольца
outcome-ring-destroyed = Кольцо брошено в Расщелину Судьбы
outcome-military = военная победа
