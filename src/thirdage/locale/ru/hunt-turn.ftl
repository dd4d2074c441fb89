### «Охота за Кольцом»: вопросы, журнал, причины отказа.

## Вопросы

ask-hunt-give-information = Какой жетон информации получат Призраки Кольца?
ask-hunt-command = Какими назгулами вы управляете и в каком порядке они ходят?
ask-hunt-place = Куда поставить { $nazgul_accusative }?
ask-hunt-bearer-turn = Что делать?
ask-hunt-nazgul-turn = { $space_at-capital } стоит { $nazgul }. Что ему делать?
ask-hunt-discard = У вас слишком много карт. Какую сбросить?
ask-hunt-cancel-token = Отменит ли спутник один из взятых жетонов?
ask-hunt-escape = Куда бежит Фродо?
ask-hunt-space-drawn = { $cause ->
    [start] Определяется начальная местность Фродо.
    [deed] Берётся жетон деяния.
   *[information] Берётся жетон информации.
}
ask-hunt-card-drawn = Берётся карта.
ask-hunt-token-drawn = Берётся жетон влияния Кольца.
ask-hunt-leader-drawn = Определяется ведущий игрок.
ask-hunt-dice-rolled = Бросаются кубики действий.
ask-hunt-journey = По какой карте путешествия идёт Фродо?
ask-hunt-gandalf-start = Откуда Гэндальф отправляется в путь? Остальные жетоны станут его деяниями.
ask-hunt-gandalf-hides = Куда теперь уходит Гэндальф?
ask-hunt-drive-nazgul = Гэндальф прогоняет { $nazgul_accusative } { $space_from }. Куда?
ask-hunt-discard-die = Какой кубик теряют Призраки Кольца?
ask-hunt-direction = Меняет ли Фродо направление?
ask-hunt-strider-drives = Кого из назгулов Странник собьёт с пути и куда?
ask-hunt-strider = Поможет ли Странник выбрать из двух карт путешествия?
ask-hunt-manhunt-step = Куда { $space_from } делает шаг { $nazgul }?
ask-hunt-gandalf-goes = Куда идёт Гэндальф по карте «{ $card }»?
ask-hunt-hold = Кого из назгулов карта «{ $card }» лишает в этой фазе свободного действия?
ask-hunt-share-sorcery = Уравнять ли число карт колдовства на руках у Призраков Кольца?
ask-hunt-give-card = Какую карту получит { $seat }?
ask-hunt-name-chief = Кого из назгулов заменит Предводитель?
ask-hunt-journey-drawn = Берётся карта путешествия.

## Журнал

log-hunt-starts = Фродо начинает путь { $space_from }.
log-hunt-draws-information = Хранитель Кольца берёт жетон информации { $space_genitive }.
log-hunt-gives-information = Призраки Кольца получают жетон информации { $space_genitive }.
log-hunt-commands = { $seat_capital } { $seat_gender ->
    [plural] управляют
   *[masculine] управляет
} { $nazgul_instrumental }.
log-hunt-leads = { $seat_capital } { $seat_gender ->
    [plural] ведут игру
   *[masculine] ведёт игру
}.
log-hunt-places = { $nazgul_capital } начинает { $space_at }.
log-hunt-rolls = На кубиках выпадает { $face_counted }.
log-hunt-gains-fellowship = { $count ->
    [one] Хранитель Кольца получает { $count } жетон Братства.
    [few] Хранитель Кольца получает { $count } жетона Братства.
   *[many] Хранитель Кольца получает { $count } жетонов Братства.
}
log-hunt-fellowship-lost = Один жетон Братства навсегда выходит из игры.
log-hunt-spends-fellowship = Хранитель Кольца тратит жетон Братства и берёт карту союзника.
log-hunt-draws-ally = Хранитель Кольца берёт { $card_size ->
    [1] карту
   *[other] карты
} { $card_quoted }.
log-hunt-ally-drawn = Хранитель Кольца берёт карту союзника.
log-hunt-no-ally-card = Колода союзников пуста: взять карту нельзя.
log-hunt-draws-sorcery = { $card_size ->
    [1] Взята карта
   *[other] Взяты карты
} { $card_quoted }.
log-hunt-sorcery-drawn = { $seat_capital } { $seat_gender ->
    [plural] берут
   *[masculine] берёт
} карту колдовства.
log-hunt-sorcery-shuffled = Сброшенные карты колдовства перетасованы в новую колоду.
log-hunt-plays-ally = Хранитель Кольца разыгрывает карту «{ $card }».
log-hunt-plays-sorcery = { $seat_capital } { $seat_gender ->
    [plural] разыгрывают
   *[masculine] разыгрывает
} карту «{ $card }».
log-hunt-day = Начинаются { $count ->
    [1] первые
    [2] вторые
    [3] третьи
    [4] четвёртые
    [5] пятые
    [6] шестые
    [7] седьмые
    [8] восьмые
    [one] { NUMBER($count, useGrouping: 0) }-е
    [few] { NUMBER($count, useGrouping: 0) }-е
   *[many] { NUMBER($count, useGrouping: 0) }-е
} сутки.
log-hunt-phase = { $phase ->
    [first-day-phase] Первая фаза дня.
    [second-day-phase] Вторая фаза дня.
   *[night] Ночь.
}
log-hunt-refresh = Шаг обновления: берутся карты, кубики бросаются заново.
log-hunt-records = Хранитель Кольца записывает { $space_accusative }. Шкала перемещения: { $count }.
log-hunt-records-dot = Хранитель Кольца отмечает точку. Шкала перемещения: { $count }.
log-hunt-crosses-out = Хранитель Кольца зачёркивает ячейку. Шкала перемещения: { $count }.
log-hunt-moves = Фродо тайно перемещается. Шкала перемещения: { $count }.
log-hunt-rests = Фродо отдыхает.
log-hunt-eye-turned = Маркер фазы переворачивают Оком вверх.
log-hunt-hides-information = Фродо побывал { $space_at }: этот жетон информации назгулам уже не получить.
log-hunt-bearer-ends = Хранитель Кольца завершает ход.
log-hunt-uses-upper = Хранитель Кольца использует первую способность { $companion_genitive }; карта остаётся открытой.
log-hunt-uses-lower = Хранитель Кольца использует вторую способность { $companion_genitive }: карта перевёрнута до конца игры.
log-hunt-nazgul-waits = { $nazgul_capital } остаётся { $space_at } и ничего не делает.
log-hunt-nazgul-moves = { $nazgul_capital } едет { $space_into }.
log-hunt-uses-dice = { $nazgul_capital } тратит { $face_size ->
    [1] кубик
   *[other] кубики
} { $face_quoted }.
log-hunt-searches = Поиск { $space_at }.
log-hunt-search-succeeds = Фродо бывал { $space_at }: найдены следы.
log-hunt-search-fails = { $space_at-capital } следов Фродо не найдено.
log-hunt-hunts = Охота { $space_at }.
log-hunt-hunt-fails = Фродо никогда не бывал { $space_at }.
log-hunt-hunt-succeeds = Фродо бывал { $space_at }, но его там уже нет.
log-hunt-frodo-is-here = Фродо { $space_at }!
log-hunt-perceives-area = Чутьё в зоне { $area }.
log-hunt-perceives-section = Чутьё в секции { $section }.
log-hunt-felt-area = Кольцо чувствуется в зоне { $area }.
log-hunt-felt-section = Кольцо чувствуется в секции { $section }.
log-hunt-not-felt-area = В зоне { $area } Кольцо не чувствуется.
log-hunt-not-felt-section = В секции { $section } Кольцо не чувствуется.
log-hunt-information = Хранитель Кольца отдаёт жетон информации { $space_genitive }. Теперь у Призраков Кольца { $count ->
    [one] { $count } такой жетон
    [few] { $count } таких жетона
   *[many] { $count } таких жетонов
}.
log-hunt-ally-token-removed = Жетон союзника { $space_from } убран.
log-hunt-encounter = Назгулы настигают Фродо { $space_at }. Хранитель Кольца должен взять { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}.
log-hunt-draws-token = { $shown ->
    [eye] Взят жетон с Оком.
   *[number] Взят жетон с числом { $value }.
}
log-hunt-cancels-token = { $companion } отменяет один из жетонов.
log-hunt-corruption = { $change ->
    [rises] Влияние Кольца растёт на { $points } и теперь равно { $total }.
    [falls] Влияние Кольца снижается на { $points } и теперь равно { $total }.
   *[stays] Влияние Кольца остаётся равным { $total }.
}
log-hunt-arrives = Фродо достиг { $space_genitive }: первая часть окончена.
log-hunt-needs-rescue = Время Фродо вышло: его нужно спасать.
log-hunt-rescue = До выхода Фродо не хватает { $count ->
    [one] { $count } перемещения
    [few] { $count } перемещений
   *[many] { $count } перемещений
}: берётся столько же жетонов.
log-hunt-ends = { $ending ->
    [corrupted] Кольцо овладело Фродо: его влияние достигло { $total }. Призраки Кольца побеждают.
    [rivendell] Кольцо доставлено в Ривенделл, его влияние — { $total }. Хранитель Кольца побеждает.
   *[safe] Фродо покинул Шир, влияние Кольца — { $total }. Хранитель Кольца побеждает.
}
log-hunt-chapter-2 = Начинается вторая часть: от Бри до Ривенделла.
log-hunt-journey = Теперь путь лежит по карте «{ $journey }».
log-hunt-journey-place = Фродо { $space_at }. Шкала перемещения: { $count }.
log-hunt-in-the-wild = Фродо в глуши, { $space_at }. Шкала перемещения: { $count }.
log-hunt-gandalf-starts = Гэндальф начинает { $space_at }. Деяния ждут его { $deed_space_at }.
log-hunt-gandalf-goes = Гэндальф { $space_at }.
log-hunt-gandalf-moves = Гэндальф тайно перемещается.
log-hunt-gandalf-appears = Гэндальф появляется { $space_at }! Один жетон Братства навсегда покидает игру.
log-hunt-nazgul-driven = Гэндальф прогоняет { $nazgul_accusative } { $space_into }.
log-hunt-die-lost = Призраки Кольца до шага обновления теряют кубик «{ $face }».
log-hunt-deed = Гэндальф совершает деяние { $space_at }: предел влияния Кольца повышается на 1.
log-hunt-gandalf-in-rivendell = Гэндальф в Ривенделле: предел влияния Кольца повышается на 1.
log-hunt-gandalf-hides = Гэндальф снова скрывается.
log-hunt-gandalf-found = Гэндальфа нашли { $space_at }, и он скрывается.
log-hunt-felt-who-area = В зоне { $area } чутьё находит { $who ->
    [frodo] Фродо, но не Гэндальфа
    [gandalf] Гэндальфа, но не Фродо
   *[both] и Фродо, и Гэндальфа
}.
log-hunt-felt-who-section = В секции { $section } чутьё находит { $who ->
    [frodo] Фродо, но не Гэндальфа
    [gandalf] Гэндальфа, но не Фродо
   *[both] и Фродо, и Гэндальфа
}.
log-hunt-chief-enters = { $space_at-capital } Предводитель назгулов заменяет { $nazgul_accusative }.
log-hunt-chief-leaves = Предводитель назгулов уходит, и на его место возвращается { $nazgul }.
log-hunt-keeps-direction = Фродо не меняет направление.
log-hunt-changes-direction = Фродо меняет направление. Шкала перемещения: { $count }.
log-hunt-new-journey = Фродо идёт дальше другим путём: все следы пропали.
log-hunt-held = В этой фазе у { $nazgul_genitive } нет свободного действия.
log-hunt-loses-sorcery = { $seat_capital } { $seat_gender ->
    [plural] теряют
   *[masculine] теряет
} случайную карту колдовства.
log-hunt-gives-card = { $seat_capital } { $seat_gender ->
    [plural] получают
   *[masculine] получает
} от { $from_seat_genitive } карту «{ $card }».
log-hunt-card-given = { $seat_capital } { $seat_gender ->
    [plural] получают
   *[masculine] получает
} от { $from_seat_genitive } карту колдовства.

## Причины отказа

reason-hunt-not-connected = { $space_capital } { $space_gender ->
    [plural] не соединяются
   *[other] не соединяется
} с последней местностью Фродо.
reason-hunt-more-dots = Чтобы добраться до { $space_genitive }, нужно сначала отметить { $count ->
    [one] { $count } точку
    [few] { $count } точки
   *[many] { $count } точек
}.
reason-hunt-escape-no-exit = Бежать { $space_into } нельзя: это выход.
reason-hunt-not-a-location = { $space_capital } — не местность.
reason-hunt-search-start = Искать { $space_at } нельзя: там мог начать путь Фродо.
reason-hunt-search-tracks = { $space_at-capital } уже лежит жетон следов.
reason-hunt-closed-by-card = Карта не даёт искать { $space_at }.
reason-hunt-ally-token = { $space_at-capital } лежит жетон союзника.
reason-hunt-gandalf-stands = { $space_at-capital } стоит Гэндальф.
reason-hunt-out-of-turn = Карта «{ $card }» разыгрывается только вне хода.
reason-hunt-not-when-found = Карта «{ $card }» не разыгрывается, когда охота обнаружила Фродо.
reason-hunt-card-not-built = Карту «{ $card }» пока нельзя разыграть.
reason-hunt-no-such-half = У карты «{ $card }» нет такого эффекта.
reason-hunt-other-chapter = Этот эффект карты «{ $card }» — для другой части.
reason-hunt-not-in-hand = Карты «{ $card }» нет у вас в руке.
reason-hunt-one-card-a-turn = В этом ходу карта союзника уже разыграна.
reason-hunt-one-token-a-turn = В этом ходу жетон Братства на карту уже потрачен.
reason-hunt-no-token = Доступных жетонов Братства нет.
reason-hunt-no-card-to-draw = Брать нечего: карт не осталось.
reason-hunt-one-move-a-turn = В этом ходу Фродо уже перемещался.
reason-hunt-rest-by-day = Днём Фродо должен перемещаться.
reason-hunt-must-move = До конца хода Фродо должен переместиться или отдохнуть.
reason-hunt-companion-down = Карта { $companion_genitive } не лежит лицом вверх.
reason-hunt-companion-not-now = Эту способность { $companion_genitive } сейчас использовать нельзя.
reason-hunt-one-action-a-turn = Этот назгул уже использовал своё действие.
reason-hunt-one-ride-a-turn = Этот назгул уже перемещался.
reason-hunt-too-far = До { $space_genitive } слишком далеко.
reason-hunt-closed-to-nazgul = Назгулам нет пути { $space_into }.
reason-hunt-held = Карта запрещает этому назгулу свободные действия.
reason-hunt-chief-hunts = Предводитель назгулов охотится, а не ищет.
reason-hunt-no-free-hunt = Охота — свободное действие только ночью, если Фродо перемещался.
reason-hunt-no-such-ability = Для этой способности Призракам Кольца { $count ->
    [one] нужен { $count } жетон информации
    [few] нужно { $count } жетона информации
   *[many] нужно { $count } жетонов информации
}.
reason-hunt-no-such-die = Такого кубика не осталось.
reason-hunt-die-shows-another = Результат «{ $face }» для этого не годится.
reason-hunt-no-ally-token-near = Рядом с этим назгулом { $space_at } нет жетона союзника.
reason-hunt-not-its-area = Чутьё действует только там, где стоит этот назгул.
reason-hunt-shielded = Карта защищает от чутья.
reason-hunt-token-not-drawn = Этот жетон не взят.
reason-hunt-special-token = Особый жетон отменить нельзя.
reason-hunt-cannot-cancel = Этот жетон { $companion } отменить не может.
reason-hunt-nazgul-taken = Этих назгулов выбрать нельзя.
reason-hunt-one-nazgul-each = Каждому Призраку Кольца нужен хотя бы один назгул, и лишних остаться не должно.
reason-hunt-no-nazgul-start = { $space_capital } — не начальная местность назгулов.
reason-hunt-start-taken = { $space_at-capital } уже стоит назгул.
reason-hunt-another-nazgul = Сейчас размещают другого назгула.
reason-hunt-other-side = Это решает другая сторона.
reason-hunt-answer-first = Сначала нужно ответить на другой вопрос.
refused-hunt-position = Такого положения быть не может.
reason-hunt-records-himself = В первой части путь Фродо записывают ход за ходом.
reason-hunt-follows-card = Во второй части Фродо идёт по карте путешествия.
reason-hunt-no-gandalf = Гэндальф сейчас не в пути.
reason-hunt-gandalf-moved = В этом ходу Гэндальф уже перемещался.
reason-hunt-gandalf-too-far = { $space_capital } { $space_gender ->
    [plural] не соединяются
   *[other] не соединяется
} с местностью, где находится Гэндальф.
reason-hunt-no-deed-here = Там, где Гэндальф, ни одно деяние его не ждёт.
reason-hunt-gandalf-moves-first = Сначала должен переместиться Гэндальф.
reason-hunt-gandalf-at-no-exit = Гэндальф не у выхода.
reason-hunt-no-nazgul-here = Там, где Гэндальф, нет назгулов.
reason-hunt-gandalf-must-move = До конца хода Гэндальф должен переместиться; он может и остаться, если записать ту же местность ещё раз.

## Чем кончается

outcome-corrupted = Кольцо овладело Фродо
outcome-safe = Фродо покинул Шир
outcome-rivendell = Кольцо доставлено в Ривенделл
