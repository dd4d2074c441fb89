### Слова страницы, кроме тех, что говорят сами игры.

## Рамка

web-title = Третья эпоха
web-skip = К содержимому
web-language = Язык
web-your-name = Ваше имя
web-unreachable = Сервер недоступен.
web-rule = Правило { $id }

## Начало

web-welcome = Война Кольца за вашим столом
web-which-game = Игра
web-options = Настройки партии
web-option-free-peoples-tokens = Жетоны действий свободных народов
web-option-shadow-tokens = Жетоны действий Тьмы
web-option-open-hands = Открытые карты
web-option-scenario = Сценарий
web-option-promos = С промокартами
web-option-chapters = Части
web-option-information = Сведения у Призраков Кольца в начале
web-option-fellowship = Жетоны Братства в игре
web-option-refuges = Убежища: там поиск не находит Фродо
web-option-expansions = Дополнения
web-option-players = Число игроков
web-why-free-peoples-tokens = Один раз за партию вместо кубика: взять карту события или продвинуть народ по шкале политики. Фора той стороне, которой она нужна.
web-why-shadow-tokens = Один раз за партию вместо кубика: передвинуть назгулов и прислужников или продвинуть народ по шкале политики.
web-why-open-hands = Все видят все карты: удобно учиться вместе.
web-why-scenario-trilogy = Все девять путей до Расщелины Судьбы и все карты.
web-why-scenario-duel = Все девять путей для двоих: у каждого одна колода на всю сторону.
web-why-scenario-duel-3 = Один игрок ведёт свободные народы одной колодой, двое — Тьму.
web-why-scenario-fellowship = Первые шесть путей, до Амон Хена: короче, со своими колодами.
web-why-promos = Ещё четыре карты, изданные отдельно от игры.
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас ни один стол не ждёт игроков.
web-seat-me = Играю я
web-seat-open = Место для другого игрока
web-seat-bot = Бот, который { $bot }
web-undo-setting = Отмена после бросков
web-undo-setting-practice = Сразу
web-undo-setting-consent = По согласию
web-undo-setting-never = Никогда
web-undo-here = { $setting ->
    [practice] Отмена после бросков: сразу
    [consent] Отмена после бросков: по согласию
   *[never] Отмена после бросков: никогда
}
web-listed = Показать этот стол в общем списке
web-begins = { $how ->
    [position] С заданной позиции
    [played-on] Продолжение другой партии
   *[imported] Из записи
}
web-hands = { $hands ->
    [anew] Скрытые карты раздаются заново.
   *[kept] Скрытые карты остаются как есть.
}
web-hands-why = { $hands ->
    [anew] Когда партия начнётся, все скрытые карты будут розданы заново, и никто не узнает, что в руке у других.
   *[kept] Скрытые карты остаются как есть: тот, кто создал стол, может знать ваши. Садясь за стол, вы с этим соглашаетесь.
}
web-hands-from = Партия продолжится с начала того шага, который тогда шёл; что было раньше, показано не будет.
web-keep-hands = Оставить скрытые карты как есть
web-create = Открыть стол
web-sit-as = Сесть за { $seat_accusative }
web-state-waiting = Ждём игроков
web-state-playing = Идёт игра
web-state-over = Партия окончена

## Запись из файла

web-import = Открыть сохранённую партию
web-import-what = Запись партии, сохранённая по её окончании или из командной строки: оконченную партию можно посмотреть, неоконченную — продолжить.
web-import-choose = Выбрать файл
web-import-no-record = Этот файл не похож на запись партии.
web-import-history = Это история ещё не оконченной партии, какой её видел один игрок. Открыть можно только полную запись: её сохраняют, когда партия окончена.
web-import-large = Этот файл слишком велик для записи партии.

## Названия ботов

bot-random = играет наугад
bot-swarm = играет по прихоти
bot-rules = играет по простым правилам

## Места

web-seats = Места за столом
web-bot = бот
web-open = свободно
web-kept = оставлено для игрока
web-you = вы
web-guest = гость
web-away = (нет на связи)
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}

## Стол

web-no-such-table = Такого стола нет.
web-connecting = Подключаемся…
web-line-open = Связь есть
web-line-broken = Связь прервалась, пробуем снова…
web-line-full = Для этого окна нет места, пробуем снова…
web-line-now = Попробовать сейчас
web-parts = Части стола
web-part-decide = Решение
web-part-board = Стол
web-your-turn = Ваш ход
web-your-turn-as = { $seat_capital } — ваш ход
web-decides = { $seat_gender ->
    [plural] Решают
   *[other] Решает
} { $seat }
web-you-watch = Вы наблюдаете за этой партией.
web-cannot-show = Страница не умеет это показать.
web-undo = Отменить
web-undo-anew = Отменить: выпадет заново
web-undo-ask = Попросить отменить ход
web-undo-ask-anew = Попросить отменить ход: выпадет заново
web-undo-short-anew = заново
web-undo-wanted = { $seat_capital } { $seat_gender ->
    [plural] просят
   *[other] просит
} отменить последний ответ. Вы согласны?
web-undo-waits = Ждём согласия { $seat_genitive } на отмену
web-undo-agree = Согласиться
web-undo-refuse = Отказать
web-pause = Пауза
web-resume = Продолжить
web-resign = Сдаться
web-resign-sure = Сдаться? Отменить это будет нельзя.
web-resign-yes = Да, сдаться
web-resign-no = Нет, играть дальше

## До начала партии

web-waiting-for-players = Партия начнётся, как только будут заняты все места.
web-link = Отправьте эту ссылку остальным
web-copy = Скопировать
web-copied = Скопировано
web-sit-down = Сесть за стол
web-leave = Встать из-за стола

## После партии

web-you-won = Вы победили
web-you-lost = Вы проиграли
web-rematch = Сыграть ещё раз, поменявшись сторонами
web-rematch-same = Сыграть ещё раз за те же стороны
# $swap: yes, no
web-rematch-there = { $swap ->
    [yes] В следующую партию, поменявшись сторонами
   *[no] В следующую партию, за те же стороны
}
web-rematch-look = К следующей партии
web-record = Сохранить запись партии
web-history = Сохранить мою историю партии
web-log-save = Сохранить журнал как текст

## Ответы

web-filter = Найти ответ
web-answers-count = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
web-nothing-found = Ничего не найдено.
web-more = Добавить: { $item_name }
web-fewer = Убрать: { $item_name }
web-limits = { $low ->
    [0] Выбрано: { $count } (не больше { $high })
   *[other] Выбрано: { $count } (не меньше { $low } и не больше { $high })
}
web-limits-exact = Выбрано: { $count } из { $high }
web-all = Всё
web-none = Ничего
web-confirm = Подтвердить

## Журнал и чат

web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-search = Найти в журнале
web-log-all = { $count ->
    [one] Показать { $count } строку
    [few] Показать все { $count } строки
   *[many] Показать все { $count } строк
}
web-chat = Чат
web-chat-text = Написать в чат
web-chat-send = Отправить
web-chat-earlier = Предыдущие сообщения

## Панели «Войны Кольца»

web-hunt = Охота за Кольцом
web-deck = в колоде { $size }, в сбросе { $discarded }
web-reinforcements = Подкрепления
web-casualties = Потери
