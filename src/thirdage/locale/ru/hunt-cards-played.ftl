### «Охота за Кольцом»: розыгрыш карт.

## Вопросы

ask-hunt-out-of-turn = { $what ->
    [search] Объявлен поиск { $space_at }. Отменить его?
    [hunt] Объявлена охота { $space_at }. Отменить её?
    [area] Объявлено чутьё в зоне { $area }. Отменить его?
   *[section] Объявлено чутьё в секции { $section }. Отменить его?
}
ask-hunt-frodo-found = Охота { $space_at } обнаружила Фродо. Разыграть карту?
ask-hunt-card-move = Фродо перемещается ещё раз: что записать?
ask-hunt-ally-token = Карта «{ $card }» позволяет распорядиться жетонами союзников ещё { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}. Что сделать сейчас?
ask-hunt-move-nazgul = Карта «{ $card }» позволяет переместить назгула, не больше чем на { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}. Какого и куда?
ask-hunt-card-area = { $what ->
    [section] Какую секцию назвать для карты «{ $card }»?
   *[area] Какую зону назвать для карты «{ $card }»?
}
ask-hunt-card-dice = Какие кубики выбрать для карты «{ $card }»?
ask-hunt-discard-one = Какую из этих карт сбросить?
ask-hunt-refresh-draw = Поможет ли Перегрин взять карту союзника?
ask-hunt-card-space = { $what ->
    [search] Где искать по карте «{ $card }»?
    [hunt] Где охотиться по карте «{ $card }»?
    [information] О каком месте расспросить по карте «{ $card }»?
    [ally-token] Какой жетон союзника убрать по карте «{ $card }»?
   *[dark] На какое тёмное место поставить назгула по карте «{ $card }»?
}
ask-hunt-card-step = По карте «{ $card }» может ехать { $nazgul }. Куда?
ask-hunt-weight = Карта «{ $card }»: вернуть жетон Братства или принять влияние Кольца?

## Журнал

log-hunt-cancels-action = Хранитель Кольца играет вне хода карту «{ $card }»: объявленное отменено.
log-hunt-places-token = { $space_into-capital } положен жетон союзника.
log-hunt-moves-token = Жетон союзника переходит { $from_space_from } { $space_into }.
log-hunt-die-removed = Неиспользованный кубик «{ $face }» сброшен.
log-hunt-companion-joins = К Фродо присоединяется { $companion }.
log-hunt-slows = До конца суток назгулы медлят в зоне { $area }.
log-hunt-shields-area = До конца фазы чутьё в зоне { $area } не действует.
log-hunt-shields-section = До конца фазы чутьё в секции { $section } не действует.
log-hunt-discards-ally = Хранитель Кольца сбрасывает карту «{ $card }».
log-hunt-ally-discarded = Хранитель Кольца сбрасывает карту союзника.
log-hunt-asks-information = Призраки Кольца расспрашивают, что спрятано { $space_at }.
log-hunt-no-information = Что спрятано { $space_at }, не узнать.
log-hunt-fellowship-returned = Один жетон Братства возвращается в запас.
log-hunt-token-added = В запас охоты добавлен особый жетон влияния Кольца.
log-hunt-eye-card = Карта «{ $card }» ложится у шкалы влияния Кольца. С нею там { $count ->
    [one] { $count } Око
    [few] { $count } Ока
   *[many] { $count } Очей
}.

## Причины отказа

reason-hunt-cannot-cancel-this = Карта «{ $card }» этого не отменяет.
reason-hunt-nazgul-there = { $space_at-capital } стоит назгул.
reason-hunt-token-there = { $space_at-capital } уже лежит жетон союзника.
reason-hunt-no-token-there = { $space_at-capital } нет жетона союзника.
reason-hunt-token-moved = Жетон союзника { $space_at } уже перемещался.
reason-hunt-token-not-connected = { $space_capital } { $space_gender ->
    [plural] не соединяются
   *[other] не соединяется
} с тем местом, где лежит жетон.
reason-hunt-must-place = Жетон нужно положить, пока есть куда.
reason-hunt-tokens-run-out = Жетонов союзников не осталось: можно переместить лежащий на поле.
reason-hunt-tokens-left = Ещё есть жетоны союзников, которые можно положить.
reason-hunt-card-names-others = По карте «{ $card }» нельзя выбрать { $space_accusative }.
reason-hunt-card-not-this-nazgul = Карта «{ $card }» этого назгула не перемещает.
reason-hunt-must-choose = По карте «{ $card }» выбрать обязательно.
reason-hunt-card-phase = { $what ->
    [night] Карта «{ $card }» играется только ночью.
   *[day] Карта «{ $card }» играется только днём.
}
reason-hunt-card-sections = Чтобы сыграть карту «{ $card }», последняя местность Фродо должна лежать в секции { $where_or }.
reason-hunt-card-zones = Чтобы сыграть так карту «{ $card }», последняя местность Фродо должна лежать в зоне { $where_or }.
reason-hunt-card-wild = { $what ->
    [wild] Карта «{ $card }» играется, только если Фродо в глуши.
   *[location] Карта «{ $card }» играется, только если Фродо не в глуши.
}
reason-hunt-card-rests = Карта «{ $card }» играется, только если Фродо отдыхает.
reason-hunt-card-nazgul-in = Чтобы сыграть карту «{ $card }», в секции { $where_or } должен быть назгул.
reason-hunt-card-tracks-min = Для карты «{ $card }» на поле { $count ->
    [one] нужен { $count } жетон следов
    [few] нужно { $count } жетона следов
   *[many] нужно { $count } жетонов следов
}.
reason-hunt-card-encounter = Карта «{ $card }» играется только после столкновения в этой части.
reason-hunt-card-marker = Карта «{ $card }» играется, только пока маркер фазы лежит Оком вверх.
reason-hunt-card-active-in = { $what ->
    [dark] Карта «{ $card }» играется, только если активный назгул стоит в тёмной местности.
   *[location] Карта «{ $card }» играется, только если активный назгул стоит в местности.
}
reason-hunt-card-corruption-min = Для карты «{ $card }» влияние Кольца должно быть не меньше { NUMBER($count) }.
reason-hunt-card-track-min = Карта «{ $card }» играется, только если на шкале перемещения не меньше { NUMBER($count) }.
reason-hunt-card-track-max = Карта «{ $card }» играется, только если на шкале перемещения не больше { NUMBER($count) }.
reason-hunt-card-spend-fellowship = Карта «{ $card }» стоит жетона Братства.
reason-hunt-card-leader-in-play = Для карты «{ $card }» в игре должен быть Предводитель назгулов.
