### Рассказ о партии на странице: битвы и Охота по шагам, пересказ, повтор, шансы, удача, двое за одним экраном.

## Сцена

web-stage-battle = { $count ->
    [0] Битва { $region_at }
   *[other] Битва { $region_at }, раунд { $count }
}
web-battle-field = В открытом поле.
web-battle-walls = В первом раунде защищают стены: нападающие попадают только на 6.
web-battle-assault = Штурм стен.
web-battle-sortie = Вылазка осаждённых.
web-battle-may-cease = Может прекратить атаку после любого раунда.
web-battle-must-press = Должен биться дальше: карта, с которой началась битва, не даёт её прекратить.
web-battle-assault-ends = Штурм закончится этим раундом.
web-battle-assault-until = Штурм продлится до раунда { NUMBER($count) }.
web-battle-may-prolong = Продлить штурм на раунд может { $figure_or }.
web-battle-shut-in = В осаде: отступить нельзя.
web-battle-may-withdraw = Может укрыться в крепости перед любым раундом.
web-battle-may-retreat = Если нападающий не прекратит атаку, путь к отступлению открыт { $region_into }.
web-battle-may-retreat-at-once = После этого раунда путь к отступлению открыт { $region_into }.
web-battle-no-retreat = Отступить нельзя: рядом нет свободного региона.
web-battle-five = бросают не больше пяти кубиков
web-stage-cancelled = лидерство отменено
web-battle-units = { $count ->
    [one] { NUMBER($count) } отряд
    [few] { NUMBER($count) } отряда
   *[many] { NUMBER($count) } отрядов
}
web-battle-need = кубик попадает { $need ->
    [6] на 6
   *[other] от { NUMBER($need) }
}
web-stage-hunt = Охота за Кольцом
web-stage-dice = Бросок кубиков действий
web-stage-skip = Пропустить (пробел)
web-stage-again = Показать ещё раз: { $scene_name }
web-stage-attacks = в атаке
web-stage-defends = в обороне
web-stage-round-before = Боевой раунд { $count }:
web-stage-losses = Потери:
web-stage-reduced = { $count ->
    [1] { $figure_capital } становится обычным
    [one] { $figure_counted } становится обычным
    [few] { $figure_counted } становятся обычными
   *[many] { $figure_counted } становятся обычными
}
web-stage-tile = Жетон Охоты:
web-stage-need = нужно { NUMBER($count) }
web-stage-walls = стены
web-stage-added = { $amount } к каждому кубику
web-stage-hits = { $count ->
    [0] ни одного попадания
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
}
web-stage-successes = { $count ->
    [0] ни одного успеха
    [one] { NUMBER($count) } успех
    [few] { NUMBER($count) } успеха
   *[many] { NUMBER($count) } успехов
}
web-stage-roll-combat = Боевой бросок
web-stage-roll-leader = Переброс за лидерство
web-stage-roll-extra = Дополнительная атака
web-stage-roll-hunt = Бросок Охоты
web-stage-roll-hunt-again = Переброс Охоты
web-stage-roll-action = Кубики действий
web-stage-roll-card = Кубики по карте

## Журнал

web-log-filter = Отбор
web-log-show = Показать на поле
web-log-whose = Чьи действия
web-log-whose-all = все
web-log-whose-mine = мои
web-log-whose-theirs = чужие
web-log-topic-battle = Битвы
web-log-topic-hunt = Охота и Братство
web-log-topic-politics = Политика
web-log-topic-cards = Карты
web-log-topic-moves = Передвижения и набор

## Пока вас не было

web-recap = Пока вас не было
web-recap-offer = { $count ->
    [one] Пока вас не было: { $count } событие
    [few] Пока вас не было: { $count } события
   *[many] Пока вас не было: { $count } событий
}
web-recap-show = Показать
web-recap-skip = Пропустить
web-recap-done = К столу

## Повтор

web-replay = Повтор
web-replay-open = Повтор партии
web-replay-leave = Вернуться к столу
web-replay-eyes = Глазами
web-replay-spectator = зрителя
web-replay-referee = судьи, который видит всё
web-replay-share = Скопировать ссылку на этот момент
web-replay-play-on = Играть отсюда
web-replay-controls = Управление повтором
web-replay-scrub = Момент партии
web-replay-at = { NUMBER($count) } из { NUMBER($total) }
web-replay-first = К началу
web-replay-last = К концу
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-stride = Шаг
web-replay-by-answer = по ответам
web-replay-by-action = по действиям
web-replay-by-turn = по ходам
web-replay-speed = Скорость

## Двое за одним экраном

web-curtain = Передайте устройство: { $seat_gender ->
    [plural] играют
   *[other] играет
} { $seat }
web-curtain-why = Стол ждёт за занавесом, чтобы никто не увидел чужих карт.
web-curtain-lift = Я играю за { $seat_accusative }

## Что видят другие, сигналы, настройки

web-others-see = Ваша сторона глазами других
web-others-see-back = Вернуться к своему виду
web-table-menu = Ещё
web-pace = Темп показа
web-pace-slow = медленно
web-pace-normal = обычно
web-pace-fast = быстро
web-pace-at-once = сразу
web-signal-sound = Звук, когда мой ход
web-signal-notify = Уведомление, когда мой ход
web-signal-refused = Браузер не разрешает уведомления с этой страницы.

## Отмена

web-undo-free = Сразу отменяет ваш последний ответ.
web-undo-practice = { $count ->
    [0] Сразу отменяет ваш последний ответ и всё, что после него сделали другие.
   *[other] Сразу отменяет ваш последний ответ. То, что с тех пор выпало, потрачено и выпадет заново; это учтёт запись партии.
}
web-undo-consent = { $count ->
    [0] С тех пор что-то открылось либо спросили другого: нужно согласие остальных.
   *[other] С тех пор что-то выпало: нужно согласие остальных. Выпавшее потрачено и выпадет заново; это учтёт запись партии.
}
web-undo-comes-anew = То, что с тех пор выпало, выпадет заново.
web-undo-no = Сейчас отменять нечего.
web-undo-refused = На отмену не согласились.

## Шансы

web-odds-of = Если ответить
web-odds-as-it-stands = Как обстоят дела
web-odds-working = Считаем…
web-odds-wins = { $seat_capital } { $seat_gender ->
    [plural] побеждают
   *[other] побеждает
} в битве: { $percent }
web-odds-captured = { $region_capital } { $region_gender ->
    [plural] падут
   *[other] падёт
}: { $percent }
web-odds-about = примерно { $percent }, плюс-минус { NUMBER($points) }
web-odds-more = больше { $percent }
web-odds-less = меньше { $percent }
web-odds-margin-spoken = плюс-минус
web-odds-ends = Чем кончается
web-odds-end-destroyed = защитники уничтожены
web-odds-end-retreated = защитники отступают
web-odds-end-withdrawn = защитники уходят в крепость
web-odds-end-ceased = атака прекращена
web-odds-end-both = оба войска уничтожены
web-odds-end-lost = нападающие уничтожены
web-odds-attacker-losses = Потери нападающих (в среднем { $mean })
web-odds-defender-losses = Потери защитников (в среднем { $mean })
web-odds-hits = Потери считаются в попаданиях: обычный отряд — одно, элитный — два.
web-odds-rounds = Боевых раундов впереди в среднем { $mean }.
web-odds-tile = Жетон Охоты вытянут с вероятностью { $percent }
web-odds-damage = Урон Охоты
web-odds-hunt = Братство раскроют с вероятностью { $revealed }; влияние Кольца в среднем вырастет на { $corruption }, спутников погибнет { $companions }.
web-odds-lost = Хранители поддадутся Кольцу с вероятностью { $percent }
web-odds-corruption = За этот раунд влияние Кольца в среднем вырастет на { $mean }.
web-odds-assumed = { $count ->
    [one] Оценка по { $count } пробному розыгрышу; скрытое каждый раз выбирается случайно, а дальше все играют по простым правилам.
    [few] Оценка по { $count } пробным розыгрышам; скрытое каждый раз выбирается случайно, а дальше все играют по простым правилам.
   *[many] Оценка по { $count } пробным розыгрышам; скрытое каждый раз выбирается случайно, а дальше все играют по простым правилам.
}

## Удача

web-luck = Удача
web-luck-count = число
web-luck-expected = ожидалось
web-luck-actual = вышло
web-luck-difference = разница
web-luck-combat = Боевые кубики: попадания
web-luck-hunt = Кубики Охоты: успехи
web-luck-tiles = Жетоны Охоты: урон
web-luck-why = Каждый бросок сравнивается с тем, что его кубики должны были показать в тот миг, каждый жетон — с запасом, из которого его тянули.
