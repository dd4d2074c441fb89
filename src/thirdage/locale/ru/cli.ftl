### Слова команды в терминале.

## Ошибки

cli-not-built = Пока не готово: { $what }.
cli-unknown-game = Нет такой игры: «{ $game }».
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
cli-bad-option = Неверный параметр: { $detail }

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
cli-bye = До встречи!
cli-saved = Сохранено: { $path }
