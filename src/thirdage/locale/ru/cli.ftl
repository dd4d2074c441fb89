### Слова команды в терминале.

## Ошибки

cli-not-built = Пока не готово: { $what }.
cli-file-missing = Нет такого файла: { $path }
cli-record-broken = { $path }: запись партии не читается: { $detail }
cli-record-truncated = { $path }: запись партии обрывается, файл неполон.
cli-record-version = Версия записи — { $found }, а эта программа читает версию { $known }.
cli-bots-unknown = Нет такого бота: «{ $bot }».
cli-number-of-bots = { $wanted ->
    [one] Для этой игры нужен { $wanted } бот,
    [few] Для этой игры нужны { $wanted } бота,
   *[many] Для этой игры нужно { $wanted } ботов,
} { $given ->
    [one] а указан { $given }.
    [few] а указано { $given }.
   *[many] а указано { $given }.
}
cli-outside-game = В переменной { $variable } указана не игра: { $detail }
cli-file-unreadable = Файл { $path } не читается: { $detail }
cli-file-unwritable = Файл { $path } не удалось записать: { $detail }
cli-language-unknown = Нет такого языка: «{ $given }»; есть { $detail }.
cli-no-such-command = Нет такой команды: «{ $given }».
cli-no-such-option = Нет такого параметра: { $given }
cli-option-needs-value = Для параметра { $given } нужно значение.
cli-parameter-missing = Не указано: { $given }
cli-parameter-number = { $given }: нужно целое число.
cli-parameter-at-least = { $given }: нужно целое число, не меньше { NUMBER($low, useGrouping: 0) }.
cli-usage = Команду не удалось понять: { $detail }
cli-option-form = Настройка пишется так: { $form }, а указано «{ $given }».
cli-seat-unknown = Нет места «{ $id }»; места за столом: { $detail }.
cli-save-exists = Файл { $path } уже есть. Продолжите эту партию с { $flag } или выберите другой файл.
cli-which-game = Какая игра? Назовите ее или укажите сохраненную партию: { $flag }.
cli-no-rulebook = { $game }: у этой игры нет правил для чтения.
cli-rule-unknown = Нет ни правила, ни разъяснения, ни главы, ни карты, ни персонажа «{ $given }».

## Воспроизведение и проверка записей

cli-diverged = Запись расходится с правилами на шаге № { NUMBER($index, useGrouping: 0) }: { $detail }
cli-replayed = { $entries ->
    [one] { $game }: воспроизведен { $entries } шаг.
    [few] { $game }: воспроизведено { $entries } шага.
   *[many] { $game }: воспроизведено { $entries } шагов.
}
cli-check-ok = { $seams ->
    [one] Запись верна: состояние совпало в { $seams } контрольной точке.
    [few] Запись верна: состояние совпало в { $seams } контрольных точках.
   *[many] Запись верна: состояние совпало в { $seams } контрольных точках.
}
cli-check-failed = Запись неверна: состояние не совпало на шаге № { NUMBER($index, useGrouping: 0) }.
cli-verify-ok = { $outcomes ->
    [one] Кубики были честными: { $outcomes } случайный исход следует из раскрытых ключей.
    [few] Кубики были честными: { $outcomes } случайных исхода следуют из раскрытых ключей.
   *[many] Кубики были честными: { $outcomes } случайных исходов следуют из раскрытых ключей.
}
cli-verify-failed = Случайный исход на шаге № { NUMBER($index, useGrouping: 0) } не следует из раскрытых ключей.
cli-verify-no-key = В записи нет раскрытых ключей, поэтому проверить честность кубиков нельзя.
cli-verify-unfinished = Партия еще не окончена.
cli-kept-failure = Запись сохранена из-за сбоя: { $detail }
cli-stands = { $seat_gender ->
    [plural] Сейчас решают { $seat }.
   *[masculine] Сейчас решает { $seat }.
}

## Много партий

cli-working = Идет работа
cli-story = Партия с начальным числом { NUMBER($seed, useGrouping: 0) }
cli-game-failed = Сбой в партии с начальным числом { NUMBER($seed, useGrouping: 0) }: { $detail } (запись: { $path })
cli-wins = { $side }: { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}, { $percent } %
cli-reason = – { $reason_text }: { $count }
cli-per-game = В среднем за партию: раундов { $rounds }, решений и бросков { $asks }, действий { $actions }
cli-per-second = В среднем за секунду: партий { $games }, решений и бросков { $asks }, действий { $actions }
cli-soak-tables = Столы:
cli-soak-endings = Концовки:
cli-soak-kinds = Решения:
cli-soak-used = Карты и свойства:
cli-soak-stretch = { $answers ->
    [one] Самый длинный отрезок между контрольными точками: { $answers } ответ, начиная с «{ $seam }»
    [few] Самый длинный отрезок между контрольными точками: { $answers } ответа, начиная с «{ $seam }»
   *[many] Самый длинный отрезок между контрольными точками: { $answers } ответов, начиная с «{ $seam }»
}
cli-soak-checked = Ответов: { $asks }, проверено подробно: { $checked }, секунд: { $seconds }
cli-soak-missing = { $part ->
    [asks] Ни разу не спрошено: { $detail }
    [answers] Ни разу не выбрано: { $detail }
   *[used] Ни разу не сыграло: { $detail }
}

## Список игр

cli-not-yet = пока не готово
cli-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}

## Правила и разъяснения

cli-ruling-official = официально
cli-ruling-reading = наше толкование
# $flag is what to type.
cli-rules-hint = { $count ->
    [one] Назовите главу, правило или карту, чтобы прочесть. { $flag } покажет { $count } разъяснение неясных правил.
    [few] Назовите главу, правило или карту, чтобы прочесть. { $flag } покажет { $count } разъяснения неясных правил.
   *[many] Назовите главу, правило или карту, чтобы прочесть. { $flag } покажет { $count } разъяснений неясных правил.
}

## Игра

cli-won = { $side_gender ->
    [feminine] Победила { $side }: { $reason_text }.
    [neuter] Победило { $side }: { $reason_text }.
    [plural] Победили { $side }: { $reason_text }.
   *[masculine] Победил { $side }: { $reason_text }.
}
cli-nobody-won = Никто не победил: { $reason_text }.
cli-games-played = { $games ->
    [one] Сыграна { $games } партия.
    [few] Сыграно { $games } партии.
   *[many] Сыграно { $games } партий.
}
cli-failures = { $count ->
    [0] Сбоев нет.
    [one] { $count } сбой.
    [few] { $count } сбоя.
   *[many] { $count } сбоев.
}
cli-choose = { $count ->
    [1] Выберите 1:
   *[other] Выберите от 1 до { NUMBER($count, useGrouping: 0) }:
}
cli-not-a-choice = Такого варианта нет: «{ $given }».
cli-saved = Сохранено: { $path }
cli-play-intro = Партия сохраняется после каждого ответа: { $path }
cli-play-keys = Число — выбор; { $help } — подсказка; { $quit } — выход, при этом ничего не пропадет.
cli-hand-over = К экрану садится: { $seat }. Остальные не смотрят. Нажмите ввод.
cli-how-many = { $item_name }: сколько, от { $low } до { $high }?
cli-pick-next = Выбор № { $number }:
cli-place-next = Место № { $number }:
cli-step = Шаг № { $number }:
cli-enough = Достаточно
cli-possible = Сейчас это возможно.
cli-no-text = Карты с таким названием и текстом нет: { $given }.
cli-undo-consent = Для этого нужно согласие остальных. Они согласны? { $keys }
cli-left = Партия сохранена. Продолжить: { $command }
cli-yes = да
cli-no = нет
cli-key-number = выбрать
cli-key-view = что вам известно
cli-key-log = что произошло
cli-key-undo = отменить свой последний ответ
cli-key-back = на шаг назад, если выбор из нескольких шагов
cli-key-why = почему что-то сейчас невозможно; что именно — словами, как ниже
cli-key-quit = выйти; партия сохранена
cli-key-read = что сказано на карте; ее название или часть названия
cli-key-help = этот список
cli-typed-answers = Вместо числа можно ввести ответ словами:

## Подсказка

cli-help = Игры о Войне Кольца: играть самому, пускать играть ботов, хранить и проверять записи партий.
cli-help-games = Список игр, мест за столом и настроек.
cli-help-rules = Прочесть правила простыми словами и то, как здесь понимаются неясные места (по-английски).
cli-help-simulate = Сыграть много партий между ботами и подсчитать, что вышло.
cli-help-record = Сыграть одну партию между ботами и сохранить ее запись в файл.
cli-help-replay = Воспроизвести запись и рассказать, что произошло.
cli-help-verify = Доказать, что каждый бросок и каждая взятая карта следуют из раскрытых ключей.
cli-help-play = Играть в терминале: против ботов или нескольким людям за одним экраном.
cli-help-soak = Играть наугад на все лады и проверять все, что должно выполняться всегда.
cli-help-serve = Открыть стол в браузере.
cli-help-host = Адрес, на котором слушать; по умолчанию доступен только с этого компьютера.
cli-help-port = Порт; 0 возьмёт любой свободный.
cli-help-data = Файл, в котором хранятся партии.
cli-help-tables = Сколько неоконченных партий может быть у одного гостя; 0: сколько угодно. (Если не указано: 100.)
cli-help-game = Игра, короткое имя.
cli-help-rule-ids = Что прочесть: правило, главу, разъяснение, карту или персонажа, по обозначению.
cli-help-rulings = Перечислить все разъяснения неясных правил и карт.
cli-help-file = Запись партии.
cli-help-players = Число игроков.
cli-help-option = Настройка партии; можно указать несколько.
cli-help-bots = Кто играет: один бот за всех, по одному на сторону или по одному на место.
cli-help-play-bots = Кто играет за остальных: один бот за всех, по одному за сторону или по одному за каждое место. Без этого — бот самой игры, если он есть.
cli-help-games-number = Сколько партий.
cli-help-seed = Начальное число для случая; у каждой следующей партии оно на единицу больше.
cli-help-jobs = На скольких процессах; 0 — на всех ядрах.
cli-help-max-rounds = Партия, в которой больше раундов, считается сбоем.
cli-help-failures = Куда складывать записи партий со сбоем.
cli-help-json = Вывести данные для программ.
cli-help-verbose = Рассказать каждую партию.
cli-help-output = Куда записать; сжимается, если имя кончается на { $tail }
cli-help-check = Сверить с записью и состояние в каждой контрольной точке.
cli-help-to = Остановиться после стольких шагов.
cli-help-replay-seat = Чьими глазами смотреть: места за столом, зрителя или судьи, который видит все.
cli-help-replay-json = Вывести, что в итоге известно этому месту, как данные для программ.
cli-help-play-seat = За кого играете вы; можно указать несколько; слово { $all } — за всех.
cli-help-play-seed = Начальное число для случая. Без него кубики тайные и честные, и это можно потом проверить.
cli-help-save = Куда сохранять партию после каждого ответа.
cli-help-resume = Продолжить сохраненную партию.
cli-help-share = Проверять все подробно в одном ответе из стольких.
cli-help-every-seam = Проверять подробно и в каждой контрольной точке.
cli-help-all-expected = Считать сбоем и то, что чего-то ожидаемого не случилось ни разу.
cli-help-lang = Язык; может стоять где угодно.
cli-help-version = Показать версию.
cli-help-help = Показать эту подсказку.
cli-help-arguments = Что указать
cli-help-options = Параметры
cli-help-commands = Команды
cli-help-epilog = Коды завершения: 0 — все в порядке; 1 — проверка не прошла; 2 — ошибка во входных данных; 3 — пока не готово.
