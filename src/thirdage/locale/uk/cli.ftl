### Слова команди в терміналі.

## Помилки

cli-not-built = Ще не готово: { $what }.
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
cli-outside-game = У змінній { $variable } вказано не гру: { $detail }
cli-file-unreadable = Файл { $path } не читається: { $detail }
cli-file-unwritable = Файл { $path } не вдалося записати: { $detail }
cli-language-unknown = Немає такої мови: «{ $given }»; є { $detail }.
cli-no-such-command = Немає такої команди: «{ $given }».
cli-no-such-option = Немає такого параметра: { $given }
cli-option-needs-value = Для параметра { $given } потрібне значення.
cli-parameter-missing = Не вказано: { $given }
cli-parameter-number = { $given }: потрібне ціле число.
cli-parameter-at-least = { $given }: потрібне ціле число, не менше { NUMBER($low, useGrouping: 0) }.
cli-usage = Команду не вдалося зрозуміти: { $detail }
cli-option-form = Налаштування пишеться так: { $form }, а вказано «{ $given }».
cli-seat-unknown = Немає місця «{ $id }»; місця за столом: { $detail }.
cli-save-exists = Файл { $path } вже є. Продовжте цю партію з { $flag } або виберіть інший файл.
cli-which-game = Яка гра? Назвіть її або вкажіть збережену партію: { $flag }.
cli-no-rulebook = { $game }: ця гра не має правил для читання.
cli-rule-unknown = Немає ні правила, ні роз’яснення, ні розділу, ні карти, ні персонажа «{ $given }».

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
cli-verify-unfinished = Партію ще не завершено.
cli-kept-failure = Запис збережено через збій: { $detail }
cli-stands = { $seat_gender ->
    [plural] Зараз вирішують { $seat }.
   *[masculine] Зараз вирішує { $seat }.
}

## Багато партій

cli-working = Триває робота
cli-story = Партія з початковим числом { NUMBER($seed, useGrouping: 0) }
cli-game-failed = Збій у партії з початковим числом { NUMBER($seed, useGrouping: 0) }: { $detail } (запис: { $path })
cli-wins = { $side }: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
}, { $percent } %
cli-reason = – { $reason_text }: { $count }
cli-per-game = У середньому за партію: раундів { $rounds }, рішень і кидків { $asks }, дій { $actions }
cli-per-second = У середньому за секунду: партій { $games }, рішень і кидків { $asks }, дій { $actions }
cli-soak-tables = Столи:
cli-soak-endings = Закінчення:
cli-soak-kinds = Рішення:
cli-soak-used = Карти й властивості:
cli-soak-stretch = { $answers ->
    [one] Найдовший відтинок між контрольними точками: { $answers } відповідь, починаючи з «{ $seam }»
    [few] Найдовший відтинок між контрольними точками: { $answers } відповіді, починаючи з «{ $seam }»
   *[many] Найдовший відтинок між контрольними точками: { $answers } відповідей, починаючи з «{ $seam }»
}
cli-soak-checked = Відповідей: { $asks }, перевірено докладно: { $checked }, секунд: { $seconds }
cli-soak-missing = { $part ->
    [asks] Жодного разу не запитано: { $detail }
    [answers] Жодного разу не вибрано: { $detail }
   *[used] Жодного разу не зіграло: { $detail }
}

## Список ігор

cli-not-yet = ще не готово
cli-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}

## Правила й роз’яснення

cli-ruling-official = офіційно
cli-ruling-reading = наше тлумачення
# $flag is what to type.
cli-rules-hint = { $count ->
    [one] Назвіть розділ, правило або карту, щоб прочитати. { $flag } покаже { $count } роз’яснення неясних правил.
    [few] Назвіть розділ, правило або карту, щоб прочитати. { $flag } покаже { $count } роз’яснення неясних правил.
   *[many] Назвіть розділ, правило або карту, щоб прочитати. { $flag } покаже { $count } роз’яснень неясних правил.
}

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
cli-saved = Збережено: { $path }
cli-play-intro = Партія зберігається після кожної відповіді: { $path }
cli-play-keys = Число — вибір; { $help } — підказка; { $quit } — вихід, при цьому нічого не пропаде.
cli-hand-over = До екрана сідає: { $seat }. Решта не дивиться. Натисніть введення.
cli-how-many = { $item_name }: скільки, від { $low } до { $high }?
cli-pick-next = Вибір № { $number }:
cli-place-next = Місце № { $number }:
cli-step = Крок № { $number }:
cli-enough = Досить
cli-possible = Зараз це можливо.
cli-no-text = Карти з такою назвою і текстом немає: { $given }.
cli-undo-consent = Для цього потрібна згода решти. Вони згодні? { $keys }
cli-left = Партію збережено. Продовжити: { $command }
cli-yes = так
cli-no = ні
cli-key-number = вибрати
cli-key-view = що вам відомо
cli-key-log = що сталося
cli-key-undo = скасувати свою останню відповідь
cli-key-back = на крок назад, якщо вибір із кількох кроків
cli-key-why = чому щось зараз неможливо; що саме — словами, як нижче
cli-key-quit = вийти; партію збережено
cli-key-read = що сказано на карті; її назва або частина назви
cli-key-help = цей список
cli-typed-answers = Замість числа можна ввести відповідь словами:

## Підказка

cli-help = Ігри про Війну Персня: грати самому, пускати грати ботів, зберігати й перевіряти записи партій.
cli-help-games = Список ігор, місць за столом і налаштувань.
cli-help-rules = Прочитати правила простими словами й те, як тут розуміють неясні місця (англійською).
cli-help-simulate = Зіграти багато партій між ботами й підрахувати, що вийшло.
cli-help-record = Зіграти одну партію між ботами й зберегти її запис у файл.
cli-help-replay = Відтворити запис і розповісти, що сталося.
cli-help-verify = Довести, що кожен кидок і кожна взята карта випливають із розкритих ключів.
cli-help-play = Грати в терміналі: проти ботів або кільком людям за одним екраном.
cli-help-soak = Грати навмання на всі лади й перевіряти все, що має виконуватися завжди.
cli-help-serve = Відкрити стіл у браузері.
cli-help-host = Адреса, на якій слухати; типова доступна лише з цього комп’ютера.
cli-help-port = Порт; 0 візьме будь-який вільний.
cli-help-data = Файл, у якому зберігаються партії.
cli-help-tables = Скільки незакінчених партій може мати один гість; 0: скільки завгодно. (Якщо не вказано: 100.)
cli-help-game = Гра, коротке ім’я.
cli-help-rule-ids = Що прочитати: правило, розділ, роз’яснення, карту або персонажа, за позначенням.
cli-help-rulings = Перелічити всі роз’яснення неясних правил і карт.
cli-help-file = Запис партії.
cli-help-players = Кількість гравців.
cli-help-option = Налаштування партії; можна вказати кілька.
cli-help-bots = Хто грає: один бот за всіх, по одному на сторону або по одному на місце.
cli-help-play-bots = Хто грає за інших: один бот за всіх, по одному за сторону або по одному за кожне місце. Без цього — бот самої гри, якщо він є.
cli-help-games-number = Скільки партій.
cli-help-seed = Початкове число для випадку; у кожної наступної партії воно на одиницю більше.
cli-help-jobs = На скількох процесах; 0 — на всіх ядрах.
cli-help-max-rounds = Партія, у якій більше раундів, вважається збоєм.
cli-help-failures = Куди складати записи партій зі збоєм.
cli-help-json = Вивести дані для програм.
cli-help-verbose = Розповісти кожну партію.
cli-help-output = Куди записати; стискається, якщо ім’я закінчується на { $tail }
cli-help-check = Звірити із записом і стан у кожній контрольній точці.
cli-help-to = Зупинитися після стількох кроків.
cli-help-replay-seat = Чиїми очима дивитися: місця за столом, глядача чи судді, який бачить усе.
cli-help-replay-json = Вивести, що зрештою відомо цьому місцю, як дані для програм.
cli-help-play-seat = За кого граєте ви; можна вказати кілька; слово { $all } — за всіх.
cli-help-play-seed = Початкове число для випадку. Без нього кубики таємні й чесні, і це можна потім перевірити.
cli-help-save = Куди зберігати партію після кожної відповіді.
cli-help-resume = Продовжити збережену партію.
cli-help-share = Перевіряти все докладно в одній відповіді зі стількох.
cli-help-every-seam = Перевіряти докладно і в кожній контрольній точці.
cli-help-all-expected = Вважати збоєм і те, що чогось очікуваного не сталося жодного разу.
cli-help-lang = Мова; може стояти будь-де.
cli-help-version = Показати версію.
cli-help-help = Показати цю підказку.
cli-help-arguments = Що вказати
cli-help-options = Параметри
cli-help-commands = Команди
cli-help-epilog = Коди завершення: 0 — усе гаразд; 1 — перевірка не пройшла; 2 — помилка у вхідних даних; 3 — ще не готово.
