### Слова команди в терміналі.

## Помилки

cli-not-built = Ще не готово: { $what }.
cli-unknown-game = Немає такої гри: «{ $game }».
cli-file-missing = Немає такого файлу: { $path }
cli-record-broken = { $path }: запис партії не читається: { $detail }
cli-record-truncated = { $path }: запис партії обривається, файл неповний.
cli-record-version = Версія запису — { $found }, а ця програма читає версію { $known }.
cli-bots-unknown = Немає такого бота: «{ $bot }».
cli-number-of-bots = { $wanted ->
    [one] Для цієї гри потрібен { $wanted } бот,
    [few] Для цієї гри потрібні { $wanted } боти,
   *[many] Для цієї гри потрібно { $wanted } ботів,
} { $given ->
    [one] а вказано { $given }.
    [few] а вказано { $given }.
   *[many] а вказано { $given }.
}
cli-bad-option = Неправильний параметр: { $detail }

## Відтворення й перевірка записів

cli-diverged = Запис розходиться з правилами на кроці № { NUMBER($index, useGrouping: 0) }: { $detail }
cli-replayed = { $entries ->
    [one] { $game }: відтворено { $entries } крок.
    [few] { $game }: відтворено { $entries } кроки.
   *[many] { $game }: відтворено { $entries } кроків.
}
cli-check-ok = { $seams ->
    [one] Запис правильний: стан збігся в { $seams } контрольній точці.
    [few] Запис правильний: стан збігся в { $seams } контрольних точках.
   *[many] Запис правильний: стан збігся в { $seams } контрольних точках.
}
cli-check-failed = Запис неправильний: стан не збігся на кроці № { NUMBER($index, useGrouping: 0) }.
cli-verify-ok = { $outcomes ->
    [one] Кубики були чесні: { $outcomes } випадковий результат випливає з розкритих ключів.
    [few] Кубики були чесні: { $outcomes } випадкові результати випливають із розкритих ключів.
   *[many] Кубики були чесні: { $outcomes } випадкових результатів випливають із розкритих ключів.
}
cli-verify-failed = Випадковий результат на кроці № { NUMBER($index, useGrouping: 0) } не випливає з розкритих ключів.
cli-verify-no-key = У записі немає розкритих ключів, тож перевірити чесність кубиків неможливо.

## Гра

cli-won = { $side_gender ->
    [feminine] Перемогла { $side }: { $reason_text }.
    [neuter] Перемогло { $side }: { $reason_text }.
    [plural] Перемогли { $side }: { $reason_text }.
   *[masculine] Переміг { $side }: { $reason_text }.
}
cli-nobody-won = Ніхто не переміг: { $reason_text }.
cli-games-played = { $games ->
    [one] Зіграно { $games } партію.
    [few] Зіграно { $games } партії.
   *[many] Зіграно { $games } партій.
}
cli-failures = { $count ->
    [0] Збоїв немає.
    [one] { $count } збій.
    [few] { $count } збої.
   *[many] { $count } збоїв.
}
cli-choose = { $count ->
    [1] Виберіть 1:
   *[other] Виберіть від 1 до { NUMBER($count, useGrouping: 0) }:
}
cli-not-a-choice = Такого варіанта немає: «{ $given }».
cli-bye = До зустрічі!
cli-saved = Збережено: { $path }
