### Рассказ о партии на странице: битвы и Охота по шагам, пересказ, повтор, шансы, удача, двое за одним экраном.

## Сцена

web-stage-battle = { $count ->
    [0] Битва: { $region }
   *[other] Битва: { $region }, боевой раунд { $count }
}
web-stage-hunt = Охота за Кольцом
web-stage-dice = Бросок кубиков действий
web-stage-skip = Пропустить (пробел)
web-stage-again = Показать еще раз: { $scene_name }
web-stage-attacks = атакует
web-stage-defends = защищается
web-stage-round-before = Боевой раунд { $count }:
web-stage-losses = Потери:
web-stage-reduced = { $figure } × { NUMBER($count) } (заменен обычным)
web-stage-tile = Жетон Охоты:
web-stage-need = нужно { NUMBER($count) }
web-stage-walls = стены
web-stage-added = { $amount } к каждому кубику
web-stage-hits = попаданий: { NUMBER($count) }
web-stage-successes = успехов: { NUMBER($count) }
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
web-log-topic-moves = Движения и сборы

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
web-replay-on = Шаг вперед
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-stride = Шаг
web-replay-by-answer = по ответам
web-replay-by-action = по действиям
web-replay-by-turn = по ходам
web-replay-speed = Скорость

## Двое за одним экраном

web-curtain = Передайте устройство. Играет: { $seat }
web-curtain-why = Стол ждет за занавесом, чтобы никто не увидел чужих карт.
web-curtain-lift = Играю я: { $seat }

## Что видят другие, сигналы, настройки

web-others-see = Ваша сторона глазами других
web-others-see-back = Вернуться к своему виду
web-table-menu = Еще
web-pace = Битвы и Охота
web-pace-steps = по шагам
web-pace-fast = быстро
web-pace-off = только в журнале
web-signal-sound = Звук, когда мой ход
web-signal-notify = Уведомление, когда мой ход
web-signal-refused = Браузер не разрешает уведомления с этой страницы.

## Отмена

web-undo-free = Сразу отменяет ваш последний ответ.
web-undo-practice = { $count ->
    [0] Сразу отменяет ваш последний ответ и все, что после него сделали другие.
   *[other] Сразу отменяет ваш последний ответ. То, что с тех пор выпало, потрачено и выпадет заново; это учтет запись партии.
}
web-undo-consent = { $count ->
    [0] С тех пор что-то открылось либо спросили другого: нужно согласие остальных.
   *[other] С тех пор что-то выпало: нужно согласие остальных. Выпавшее потрачено и выпадет заново; это учтет запись партии.
}
web-undo-comes-anew = То, что с тех пор выпало, выпадет заново.
web-undo-no = Сейчас отменять нечего.
web-undo-refused = На отмену не согласились.

## Шансы

web-odds = Шансы
web-odds-of = Если ответить
web-odds-as-it-stands = Как обстоят дела сейчас
web-odds-working = Разыгрывается снова и снова…
web-odds-wins = Атака удается ({ $seat }): { $percent }
web-odds-captured = Поселение переходит в другие руки ({ $region }): { $percent }
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
web-odds-rounds = Боевых раундов впереди, в среднем: { $mean }.
web-odds-tile = Вытянут жетон Охоты: { $percent }
web-odds-damage = Урон Охоты
web-odds-hunt = Братство раскрыто: { $revealed }. В среднем: влияние Кольца { $corruption }, потеряно спутников { $companions }.
web-odds-lost = Хранители поддаются Кольцу: { $percent }
web-odds-corruption = Влияние Кольца за этот раунд, в среднем: { $mean }.
web-odds-assumed = { $count ->
    [one] По { $count } пробе на партии, какой ее знаете вы: скрытые карты и кубики каждый раз выпадают заново, а дальше все играют по простым правилам.
    [few] По { $count } пробам на партии, какой ее знаете вы: скрытые карты и кубики каждый раз выпадают заново, а дальше все играют по простым правилам.
   *[many] По { $count } пробам на партии, какой ее знаете вы: скрытые карты и кубики каждый раз выпадают заново, а дальше все играют по простым правилам.
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
