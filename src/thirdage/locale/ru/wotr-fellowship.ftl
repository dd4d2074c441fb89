### Братство, Охота и Мордор.

## Вопросы

ask-wotr-fellowship-phase = Фаза Братства: что сделает Братство?
ask-wotr-guide = Кто станет проводником Братства?
ask-wotr-who-leaves = Кто покинет Братство? Выберите от { NUMBER($low) } до { NUMBER($high) } спутников.
ask-wotr-separate-to = Куда { $character_gender ->
    [plural] пойдут
   *[other] пойдёт
} { $character }? { $count ->
    [one] Не дальше { $count } региона.
    [few] Не дальше { $count } регионов.
   *[many] Не дальше { $count } регионов.
}
ask-wotr-revealed-to = { $count ->
    [one] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } региона.
    [few] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } регионов.
   *[many] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } регионов.
}
ask-wotr-way = Через какие регионы лежит путь { $region_into }?
ask-wotr-tile-for-way = Сбросить карту, чтобы вытянуть жетон Охоты за этот путь?
standing-tile-for-way = Вы не сбрасываете карту, чтобы вытянуть жетон Охоты за путь.
ask-wotr-prevent-draw = Сбросить карту, чтобы жетон Охоты не тянули?
standing-prevent-draw = Вы не сбрасываете карту, чтобы жетон Охоты не тянули.
ask-wotr-redraw-tile = Сбросить карту, чтобы вытянуть вместо этого другой жетон Охоты?
standing-redraw-tile = Вы не сбрасываете карту, чтобы вытянуть другой жетон Охоты.
ask-wotr-hunt-bonus = Сбросить карту, чтобы увеличить результат каждого кубика в этом броске Охоты?
standing-hunt-bonus = Вы не сбрасываете карту, чтобы увеличить результат броска Охоты.
ask-wotr-hunt-re-roll = Сколько неудачных кубиков перебросить? Не больше { NUMBER($count) }.
ask-wotr-lower-damage = Урон Охоты: { NUMBER($count) }. Сбросить карту, чтобы уменьшить урон?
standing-lower-damage = Вы не сбрасываете карту, чтобы уменьшить урон Охоты.
ask-wotr-hobbit-leaves = Урон Охоты: { NUMBER($count) }. { $character_capital } покинет Братство, чтобы уменьшить урон на 1?
standing-hobbit-leaves = Вы не отделяете проводника, чтобы уменьшить урон Охоты.
ask-wotr-gollum-reveals = Урон Охоты: { NUMBER($count) }. Раскрыть Братство, чтобы уменьшить урон на 1?
standing-gollum-reveals = Вы не раскрываете Братство, чтобы уменьшить урон Охоты.
ask-wotr-casualty = Урон Охоты: { NUMBER($count) }. Кто его примет: проводник, случайный спутник или Кольцо?

## Журнал

log-wotr-guide = { $character_capital } становится проводником Братства.
log-wotr-fellowship-moves = Братство движется: прогресс теперь { NUMBER($count) }.
log-wotr-moving-die = Кубик ложится в ячейку Охоты; { $count ->
    [one] там теперь { $count } кубик
    [few] там теперь { $count } кубика
   *[many] там теперь { $count } кубиков
} свободных народов.
log-wotr-moving-die-set-aside = Кубик, передвинувший Братство, не попадает в ячейку Охоты.
log-wotr-hides = Братство спрятано.
log-wotr-declared = Братство объявлено { $region_at }.
log-wotr-revealed = Братство раскрыто!
log-wotr-ring-bearers-move = Хранители Кольца переходят { $from_region_from } { $region_into }.
log-wotr-way-touches = Их путь лежит через { $region_accusative }.
log-wotr-tile-for-stronghold = Крепость Тьмы { $region_at } даёт Охоте ещё один жетон.
log-wotr-separates = { $character_capital } { $character_gender ->
    [plural] покидают
   *[other] покидает
} Братство.
log-wotr-enters-play = { $character_capital } теперь { $region_at }.
log-wotr-companion-eliminated = Братство теряет { $character_accusative }.
log-wotr-taken-alive = { $character_accusative } берут живым, и он не погибает.
log-wotr-companion-drawn = Жребий падает на { $character_accusative }.
log-wotr-hunt-nobody = В ячейке Охоты нет кубиков Тьмы: Охота не удалась.
log-wotr-hunt-roll = Бросок Охоты: { $dice }{ $amount ->
    [0] { "" }
   *[other] { " " }(+{ NUMBER($amount) } к каждому)
} — { $count ->
    [0] ни одного успеха
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}.
log-wotr-hunt-re-roll = Переброс Охоты: { $dice }{ $amount ->
    [0] { "" }
   *[other] { " " }(+{ NUMBER($amount) } к каждому)
} — { $count ->
    [0] ни одного успеха
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}.
log-wotr-hunt-fails = Охота не удалась.
log-wotr-hunt-succeeds = { $count ->
    [one] Охота удалась: { $count } успех.
    [few] Охота удалась: { $count } успеха.
   *[many] Охота удалась: { $count } успехов.
}
log-wotr-tile-drawn = { $cause ->
    [mordor] На шкале Мордора вытянут жетон «{ $tile }».
    [card] По карте вытянут жетон Охоты «{ $tile }».
    [stronghold] За крепость вытянут жетон Охоты «{ $tile }».
   *[hunt] Вытянут жетон Охоты «{ $tile }».
}
log-wotr-draw-prevented = Жетон Охоты решено не тянуть.
log-wotr-tile-without-effect = Жетон «{ $tile }» сброшен без эффекта.
log-wotr-tile-returned = Жетон «{ $tile }» возвращается в запас Охоты.
log-wotr-tile-removed = Жетон «{ $tile }» навсегда убран из игры.
log-wotr-tile-die = На кубике жетона выпало { NUMBER($count) }.
log-wotr-pool-refilled = Обычные жетоны возвращаются в запас Охоты; { $count ->
    [one] теперь в нём { $count } жетон
    [few] теперь в нём { $count } жетона
   *[many] теперь в нём { $count } жетонов
}.
log-wotr-pool-of-mordor = Для Мордора собран новый запас Охоты; { $count ->
    [one] в нём { $count } жетон
    [few] в нём { $count } жетона
   *[many] в нём { $count } жетонов
}.
log-wotr-special-tile-waits = Особый жетон Охоты «{ $tile }» ждёт Мордора.
log-wotr-special-tile-in-pool = Особый жетон «{ $tile }» добавлен в запас Охоты.
log-wotr-hunt-damage = Урон Охоты — { NUMBER($count) }.
log-wotr-damage-lowered = { $count ->
    [0] Урон Охоты снят полностью.
    [one] Урон Охоты уменьшен: осталась { $count } единица.
    [few] Урон Охоты уменьшен: осталось { $count } единицы.
   *[many] Урон Охоты уменьшен: осталось { $count } единиц.
}
log-wotr-ring-used = Кольцо принимает на себя { $count ->
    [one] { $count } единицу урона
    [few] { $count } единицы урона
   *[many] { $count } единиц урона
}.
log-wotr-gollum-reveals = Голлум раскрывает Братство, и { $count ->
    [0] урона не остаётся
   *[other] урона остаётся { NUMBER($count) }
}.
log-wotr-gollum-unseen = Голлум ведёт Братство незаметно: оно не раскрыто.
log-wotr-enters-mordor = Братство входит в Мордор.
log-wotr-moves-in-mordor = Братство пытается продвинуться в Мордоре.
log-wotr-mordor-step = Братство поднимается на { NUMBER($count) }-е деление шкалы Мордора.
log-wotr-mordor-stop = Братство остановлено и остаётся на месте.

## Почему нельзя

reason-wotr-not-in-fellowship = { $character_capital } не в Братстве.
reason-wotr-guide-level = { $character_capital } не { $character_gender ->
    [plural] могут быть проводниками
   *[other] может быть проводником
}: в Братстве есть спутник более высокого уровня.
reason-wotr-guide-already = { $character_capital } — уже проводник.
reason-wotr-guide-not-now = Проводника меняют только в конце фазы Братства и при изменении состава Братства.
reason-wotr-fellowship-phase-only = Это можно сделать только в фазе Братства.
reason-wotr-declare-revealed = Объявить можно только спрятанное Братство.
reason-wotr-declared-already = В этот ход Братство уже объявлено.
reason-wotr-beyond-progress = { $count ->
    [0] Идти { $region_into } слишком далеко: прогресс Братства равен нулю.
    [one] Идти { $region_into } слишком далеко: Братство может пройти { $count } регион.
    [few] Идти { $region_into } слишком далеко: Братство может пройти { $count } региона.
   *[many] Идти { $region_into } слишком далеко: Братство может пройти { $count } регионов.
}
reason-wotr-revealed-in-haven = Раскрытое Братство не может остановиться { $region_at }: там город или крепость свободных народов.
reason-wotr-in-mordor = Братство на шкале Мордора.
reason-wotr-not-at-gate = В Мордор входят из Мораннона или Минас Моргула, а Братство { $region_at }.
reason-wotr-revealed = Раскрытое Братство не может двигаться; сначала спрячьте его.
reason-wotr-hidden = Братство уже спрятано.
reason-wotr-progress-full = Жетон прогресса стоит в конце шкалы.
reason-wotr-no-companions = В Братстве нет спутников.
reason-wotr-separate-in-mordor = На шкале Мордора никто не покидает Братство.
reason-wotr-companion-leaves-siege = Спутники не могут выйти { $region_from }: крепость в осаде.
reason-wotr-companion-enters-siege = Спутники не могут войти { $region_into }: крепость в осаде.
reason-wotr-companion-too-far = Идти { $region_into } слишком далеко: можно пройти не больше { $count ->
    [one] { $count } региона
    [few] { $count } регионов
   *[many] { $count } регионов
}.
reason-wotr-companion-stops = Дальше не пройти: { $region_at } крепость Тьмы, и спутники останавливаются у неё.
