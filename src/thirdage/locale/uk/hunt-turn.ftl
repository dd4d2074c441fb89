### «Полювання за Перснем»: запитання, журнал, причини відмови.

## Запитання

ask-hunt-give-information = Який жетон відомостей отримають Примари Персня?
ask-hunt-command = Якими назґулами ви керуєте і в якому порядку вони ходять?
ask-hunt-place = Куди поставити { $nazgul_accusative }?
ask-hunt-bearer-turn = Що робити?
ask-hunt-nazgul-turn = { $space_at-capital } стоїть { $nazgul }. Що йому робити?
ask-hunt-discard = У вас забагато карт. Яку скинути?
ask-hunt-cancel-token = Чи скасує хтось із супутників один зі взятих жетонів?
ask-hunt-escape = Куди втікає Фродо?
ask-hunt-space-drawn = { $cause ->
    [start] Визначається початкова місцевість Фродо.
    [deed] Береться жетон діяння.
   *[information] Береться жетон відомостей.
}
ask-hunt-card-drawn = Береться карта.
ask-hunt-token-drawn = Береться жетон споганення.
ask-hunt-leader-drawn = Визначається провідний гравець.
ask-hunt-dice-rolled = Кидаються кубики дій.
ask-hunt-journey = За якою картою подорожі йде Фродо?
ask-hunt-gandalf-start = Звідки Ґандальф вирушає в дорогу? Інші жетони стануть його діяннями.
ask-hunt-gandalf-hides = Куди тепер відходить Ґандальф?
ask-hunt-drive-nazgul = Ґандальф проганяє { $nazgul_accusative } { $space_from }. Куди?
ask-hunt-discard-die = Який кубик втрачають Примари Персня?
ask-hunt-direction = Чи змінює Фродо напрямок?
ask-hunt-strider-drives = Кого з назґулів Бурлака зіб’є зі шляху й куди?
ask-hunt-strider = Чи допоможе Бурлака вибрати з двох карт подорожі?
ask-hunt-manhunt-step = Куди { $space_from } робить крок { $nazgul }?
ask-hunt-gandalf-goes = Куди йде Ґандальф за картою «{ $card }»?
ask-hunt-hold = Кого з назґулів карта «{ $card }» позбавляє в цій фазі вільної дії?
ask-hunt-share-sorcery = Чи зрівняти кількість карт чаклунства на руках у Примар Персня?
ask-hunt-give-card = Яку карту отримає { $seat }?
ask-hunt-name-chief = Кого з назґулів замінить Ватажок?
ask-hunt-journey-drawn = Береться карта подорожі.

## Журнал

log-hunt-starts = Фродо починає шлях { $space_from }.
log-hunt-draws-information = Персненосець бере жетон відомостей { $space_genitive }.
log-hunt-gives-information = Примари Персня отримують жетон відомостей { $space_genitive }.
log-hunt-commands = { $seat_capital } { $seat_gender ->
    [plural] керують
   *[masculine] керує
} { $nazgul_instrumental }.
log-hunt-leads = { $seat_capital } { $seat_gender ->
    [plural] ведуть гру
   *[masculine] веде гру
}.
log-hunt-places = { $nazgul_capital } починає { $space_at }.
log-hunt-rolls = На кубиках випадає { $face_counted }.
log-hunt-gains-fellowship = { $count ->
    [one] Персненосець отримує { $count } жетон Братства.
    [few] Персненосець отримує { $count } жетони Братства.
   *[many] Персненосець отримує { $count } жетонів Братства.
}
log-hunt-fellowship-lost = Один жетон Братства назавжди виходить із гри.
log-hunt-spends-fellowship = Персненосець витрачає жетон Братства й бере карту союзника.
log-hunt-draws-ally = Персненосець бере { $card_size ->
    [1] карту
   *[other] карти
} { $card_quoted }.
log-hunt-ally-drawn = Персненосець бере карту союзника.
log-hunt-no-ally-card = Колода союзників порожня: взяти карту неможливо.
log-hunt-draws-sorcery = { $card_size ->
    [1] Взято карту
   *[other] Взято карти
} { $card_quoted }.
log-hunt-sorcery-drawn = { $seat_capital } { $seat_gender ->
    [plural] беруть
   *[masculine] бере
} карту чаклунства.
log-hunt-sorcery-shuffled = Скинуті карти чаклунства перетасовано в нову колоду.
log-hunt-plays-ally = Персненосець розігрує карту «{ $card }».
log-hunt-plays-sorcery = { $seat_capital } { $seat_gender ->
    [plural] розігрують
   *[masculine] розігрує
} карту «{ $card }».
log-hunt-day = Починається { $count ->
    [1] перша
    [2] друга
    [3] третя
    [4] четверта
    [5] п’ята
    [6] шоста
    [7] сьома
    [8] восьма
    [one] { NUMBER($count, useGrouping: 0) }-ша
    [few] { NUMBER($count, useGrouping: 0) }-та
   *[many] { NUMBER($count, useGrouping: 0) }-та
} доба.
log-hunt-phase = { $phase ->
    [first-day-phase] Перша фаза дня.
    [second-day-phase] Друга фаза дня.
   *[night] Ніч.
}
log-hunt-refresh = Крок оновлення: беруть карти й знову кидають кубики.
log-hunt-records = Персненосець записує { $space_accusative }. Шкала переміщення: { $count }.
log-hunt-records-dot = Персненосець позначає точку. Шкала переміщення: { $count }.
log-hunt-crosses-out = Персненосець закреслює комірку. Шкала переміщення: { $count }.
log-hunt-moves = Фродо таємно переміщується. Шкала переміщення: { $count }.
log-hunt-rests = Фродо відпочиває.
log-hunt-eye-turned = Маркер фази перевертають Оком догори.
log-hunt-hides-information = Фродо побував { $space_at }: цього жетона відомостей назґулам уже не здобути.
log-hunt-bearer-ends = Персненосець завершує хід.
log-hunt-uses-upper = Персненосець використовує першу здібність { $companion_genitive }; карта лишається відкритою.
log-hunt-uses-lower = Персненосець використовує другу здібність { $companion_genitive }: карту перевернуто до кінця гри.
log-hunt-nazgul-waits = { $nazgul_capital } лишається { $space_at } й нічого не робить.
log-hunt-nazgul-moves = { $nazgul_capital } їде { $space_into }.
log-hunt-uses-dice = { $nazgul_capital } витрачає { $face_size ->
    [1] кубик
   *[other] кубики
} { $face_quoted }.
log-hunt-searches = Пошук { $space_at }.
log-hunt-search-succeeds = Фродо бував { $space_at }: знайдено сліди.
log-hunt-search-fails = { $space_at-capital } слідів Фродо не знайдено.
log-hunt-hunts = Полювання { $space_at }.
log-hunt-hunt-fails = Фродо ніколи не бував { $space_at }.
log-hunt-hunt-succeeds = Фродо бував { $space_at }, але його там уже немає.
log-hunt-frodo-is-here = Фродо { $space_at }!
log-hunt-perceives-area = Чуття в зоні { $area }.
log-hunt-perceives-section = Чуття в секції { $section }.
log-hunt-felt-area = Перстень відчувається в зоні { $area }.
log-hunt-felt-section = Перстень відчувається в секції { $section }.
log-hunt-not-felt-area = У зоні { $area } Перстень не відчувається.
log-hunt-not-felt-section = У секції { $section } Перстень не відчувається.
log-hunt-information = Персненосець віддає жетон відомостей { $space_genitive }. Тепер у Примар Персня { $count ->
    [one] { $count } такий жетон
    [few] { $count } такі жетони
   *[many] { $count } таких жетонів
}.
log-hunt-ally-token-removed = Жетон союзника { $space_from } прибрано.
log-hunt-encounter = Назґули наздоганяють Фродо { $space_at }. Персненосець має взяти { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}.
log-hunt-draws-token = { $shown ->
    [eye] Взято жетон з Оком.
   *[number] Взято жетон із числом { $value }.
}
log-hunt-cancels-token = { $companion } скасовує один із жетонів.
log-hunt-corruption = { $change ->
    [rises] Споганення зростає на { $points } і тепер дорівнює { $total }.
    [falls] Споганення спадає на { $points } і тепер дорівнює { $total }.
   *[stays] Споганення й далі дорівнює { $total }.
}
log-hunt-arrives = Фродо дістався { $space_genitive }: першу частину завершено.
log-hunt-needs-rescue = Час Фродо вийшов: його треба рятувати.
log-hunt-rescue = До виходу Фродо бракує { $count ->
    [one] { $count } переміщення
    [few] { $count } переміщень
   *[many] { $count } переміщень
}: береться стільки ж жетонів.
log-hunt-ends = { $ending ->
    [corrupted] Перстень заволодів Фродо: споганення сягнуло { $total }. Примари Персня перемагають.
    [rivendell] Перстень доставлено до Рівендолу, споганення — { $total }. Персненосець перемагає.
   *[safe] Фродо залишив Шир, споганення — { $total }. Персненосець перемагає.
}
log-hunt-chapter-2 = Починається друга частина: від Брі до Рівендолу.
log-hunt-journey = Тепер Фродо йде за картою «{ $journey }».
log-hunt-journey-place = Фродо { $space_at }. Шкала переміщення: { $count }.
log-hunt-in-the-wild = Фродо в глушині, { $space_at }. Шкала переміщення: { $count }.
log-hunt-gandalf-starts = Ґандальф починає { $space_at }. Діяння чекають на нього { $deed_space_at }.
log-hunt-gandalf-goes = Ґандальф { $space_at }.
log-hunt-gandalf-moves = Ґандальф таємно переміщується.
log-hunt-gandalf-appears = Ґандальф з’являється { $space_at }! Один жетон Братства назавжди залишає гру.
log-hunt-nazgul-driven = Ґандальф проганяє { $nazgul_accusative } { $space_into }.
log-hunt-die-lost = Примари Персня до кроку оновлення втрачають кубик «{ $face }».
log-hunt-deed = Ґандальф здійснює діяння { $space_at }: межа споганення підвищується на 1.
log-hunt-gandalf-in-rivendell = Ґандальф у Рівендолі: межа споганення підвищується на 1.
log-hunt-gandalf-hides = Ґандальф знову ховається.
log-hunt-gandalf-found = Ґандальфа виявлено { $space_at }, і він утікає.
log-hunt-felt-who-area = У зоні { $area } чуття знаходить { $who ->
    [frodo] Фродо, але не Ґандальфа
    [gandalf] Ґандальфа, але не Фродо
   *[both] і Фродо, і Ґандальфа
}.
log-hunt-felt-who-section = У секції { $section } чуття знаходить { $who ->
    [frodo] Фродо, але не Ґандальфа
    [gandalf] Ґандальфа, але не Фродо
   *[both] і Фродо, і Ґандальфа
}.
log-hunt-chief-enters = { $space_at-capital } Ватажок назґулів замінює { $nazgul_accusative }.
log-hunt-chief-leaves = Ватажок назґулів іде, і на його місце повертається { $nazgul }.
log-hunt-keeps-direction = Фродо не змінює напрямку.
log-hunt-changes-direction = Фродо змінює напрямок. Шкала переміщення: { $count }.
log-hunt-new-journey = Фродо йде далі іншим шляхом: усі сліди зникли.
log-hunt-held = У цій фазі { $nazgul } не має вільної дії.
log-hunt-loses-sorcery = { $seat_capital } { $seat_gender ->
    [plural] втрачають
   *[masculine] втрачає
} випадкову карту чаклунства.
log-hunt-gives-card = { $seat_capital } { $seat_gender ->
    [plural] отримують
   *[masculine] отримує
} від { $from_seat_genitive } карту «{ $card }».
log-hunt-card-given = { $seat_capital } { $seat_gender ->
    [plural] отримують
   *[masculine] отримує
} від { $from_seat_genitive } карту чаклунства.

## Причини відмови

reason-hunt-not-connected = { $space_capital } { $space_gender ->
    [plural] не сполучаються
   *[other] не сполучається
} з останньою місцевістю Фродо.
reason-hunt-more-dots = Щоб дістатися до { $space_genitive }, треба спершу позначити { $count ->
    [one] { $count } точку
    [few] { $count } точки
   *[many] { $count } точок
}.
reason-hunt-escape-no-exit = Утікати { $space_into } не можна: це вихід.
reason-hunt-not-a-location = { $space_capital } — не місцевість.
reason-hunt-search-start = Шукати { $space_at } не можна: там міг почати шлях Фродо.
reason-hunt-search-tracks = { $space_at-capital } вже лежить жетон слідів.
reason-hunt-closed-by-card = Карта не дає шукати { $space_at }.
reason-hunt-ally-token = { $space_at-capital } лежить жетон союзника.
reason-hunt-gandalf-stands = { $space_at-capital } стоїть Ґандальф.
reason-hunt-out-of-turn = Карта «{ $card }» розігрується лише поза ходом.
reason-hunt-not-when-found = Карта «{ $card }» не розігрується, коли полювання виявило Фродо.
reason-hunt-card-not-built = Карту «{ $card }» поки не можна розіграти.
reason-hunt-no-such-half = Карта «{ $card }» не має такого ефекту.
reason-hunt-other-chapter = Цей ефект карти «{ $card }» — для іншої частини.
reason-hunt-not-in-hand = Карти «{ $card }» немає у вас на руці.
reason-hunt-one-card-a-turn = Цього ходу карту союзника вже розіграно.
reason-hunt-one-token-a-turn = Цього ходу жетон Братства на карту вже витрачено.
reason-hunt-no-token = Доступних жетонів Братства немає.
reason-hunt-no-card-to-draw = Брати нічого: карт не залишилося.
reason-hunt-one-move-a-turn = Цього ходу Фродо вже переміщувався.
reason-hunt-rest-by-day = Вдень Фродо має переміщуватися.
reason-hunt-must-move = До кінця ходу Фродо має переміститися або відпочити.
reason-hunt-companion-down = Карта { $companion_genitive } не лежить лицем догори.
reason-hunt-companion-not-now = Цю здібність { $companion_genitive } зараз використати не можна.
reason-hunt-one-action-a-turn = Цей назґул уже використав свою дію.
reason-hunt-one-ride-a-turn = Цей назґул уже переміщувався.
reason-hunt-too-far = До { $space_genitive } надто далеко.
reason-hunt-closed-to-nazgul = Назґулам немає шляху { $space_into }.
reason-hunt-held = Карта забороняє цьому назґулові вільні дії.
reason-hunt-chief-hunts = Ватажок назґулів полює, а не шукає.
reason-hunt-no-free-hunt = Полювання — вільна дія лише вночі, якщо Фродо переміщувався.
reason-hunt-no-such-ability = Для цієї здібності Примарам Персня { $count ->
    [one] потрібен { $count } жетон відомостей
    [few] потрібно { $count } жетони відомостей
   *[many] потрібно { $count } жетонів відомостей
}.
reason-hunt-no-such-die = Такого кубика не залишилося.
reason-hunt-die-shows-another = Результат «{ $face }» для цього не годиться.
reason-hunt-no-ally-token-near = Поруч із цим назґулом { $space_at } немає жетона союзника.
reason-hunt-not-its-area = Чуття діє лише там, де стоїть цей назґул.
reason-hunt-shielded = Карта захищає від чуття.
reason-hunt-token-not-drawn = Цього жетона не взято.
reason-hunt-special-token = Особливий жетон скасувати не можна.
reason-hunt-cannot-cancel = { $companion } не може скасувати цього жетона.
reason-hunt-nazgul-taken = Цих назґулів вибрати не можна.
reason-hunt-one-nazgul-each = Кожній Примарі Персня потрібен хоча б один назґул, і зайвих лишитися не повинно.
reason-hunt-no-nazgul-start = { $space_capital } — не початкова місцевість назґулів.
reason-hunt-start-taken = { $space_at-capital } вже стоїть назґул.
reason-hunt-another-nazgul = Зараз розміщують іншого назґула.
reason-hunt-other-side = Це вирішує інша сторона.
reason-hunt-answer-first = Спочатку треба відповісти на інше запитання.
refused-hunt-position = Такого положення бути не може.
reason-hunt-records-himself = У першій частині шлях Фродо записують хід за ходом.
reason-hunt-follows-card = У другій частині Фродо йде за картою подорожі.
reason-hunt-no-gandalf = Ґандальф зараз не в дорозі.
reason-hunt-gandalf-moved = Цього ходу Ґандальф уже переміщувався.
reason-hunt-gandalf-too-far = { $space_capital } { $space_gender ->
    [plural] не сполучаються
   *[other] не сполучається
} з місцевістю, де перебуває Ґандальф.
reason-hunt-no-deed-here = Там, де Ґандальф, жодне діяння на нього не чекає.
reason-hunt-gandalf-moves-first = Спершу має переміститися Ґандальф.
reason-hunt-gandalf-at-no-exit = Ґандальф не біля виходу.
reason-hunt-no-nazgul-here = Там, де Ґандальф, немає назґулів.
reason-hunt-gandalf-must-move = До кінця ходу Ґандальф має переміститися; він може й лишитися, якщо записати ту саму місцевість ще раз.

## Чим закінчується

outcome-corrupted = Перстень заволодів Фродо
outcome-safe = Фродо залишив Шир
outcome-rivendell = Перстень доставлено до Рівендолу
