### Слова, спільні для всіх ігор: відмови, журнал ядра, назви ігор, сторін і місць.

## Основа

say-won = { $side_gender ->
    [feminine] Перемогла { $side }: { $reason_text }.
    [neuter] Перемогло { $side }: { $reason_text }.
    [plural] Перемогли { $side }: { $reason_text }.
   *[masculine] Переміг { $side }: { $reason_text }.
}
say-nobody-won = Ніхто не переміг: { $reason_text }.
say-with-rule = { $text } [{ $rule }]

list-empty = –
list-more = { $left }, { $right }
list-last = { $left } та { $right }
list-or = { $left } або { $right }
list-quoted = «{ $name }»

## Відмови: нічого не змінилося

refused-not-offered = Зараз такого вибору немає.
refused-over = Партію завершено.
refused-not-asked = { $seat_gender ->
    [plural] Зараз вирішують не { $seat }.
   *[masculine] Зараз вирішує не { $seat }.
}
refused-stale = Відповідь стосується рішення № { NUMBER($given, useGrouping: 0) }, а зараз ухвалюється рішення № { NUMBER($index, useGrouping: 0) }.
refused-bad-answer = Відповідь не вдалося зрозуміти: { $detail }
refused-unknown-kind = Відповіді виду «{ $kind }» немає.
refused-unknown-id = У таблиці «{ $table_name }» немає «{ $id }».
refused-answered = Це рішення вже ухвалено.
refused-count = { $low ->
    [0] Виберіть щонайбільше { $high }.
   *[other] Виберіть щонайменше { $low } і щонайбільше { $high }.
}
refused-exactly = Виберіть рівно { NUMBER($count) }.
refused-no-packs = Ця гра не приймає наборів даних.
refused-option-unknown = У цій грі немає налаштування «{ $option }».
refused-option-value = Налаштування «{ $option }» не може мати значення «{ $value }».
refused-players = { $players ->
    [one] Ця гра не розрахована на { $players } гравця.
    [few] Ця гра не розрахована на { $players } гравців.
   *[many] Ця гра не розрахована на { $players } гравців.
}
refused-finish-reason = Причина «{ $reason }» не дозволяє завершити партію.
refused-seat-unknown = За цим столом немає місця «{ $id }».
refused-undo-nothing = Скасовувати нічого.
refused-undo-consent = Скасувати це можна лише за згодою решти гравців.
refused-undo-never = За цим столом не можна скасувати рішення, якщо після нього щось випало чи відкрилося або спитали іншого гравця.
refused-intent-unknown = Наміру виду «{ $kind }» немає.
refused-action-over = Дія завершиться раніше, ніж усе це буде зроблено.
refused-position = { $problem ->
    [key] У записаній позиції «{ $where }» не має частини «{ $found }».
    [missing] У записаній позиції бракує «{ $where }».
    [object] У записаній позиції на місці «{ $where }» має стояти об’єкт з іменованими частинами.
    [list] У записаній позиції на місці «{ $where }» має стояти список.
    [length] У записаній позиції на місці «{ $where }» має стояти список такої довжини: { $count }.
    [number] У записаній позиції на місці «{ $where }» має стояти ціле число від { $low } до { $high }, а не «{ $found }».
    [truth] У записаній позиції на місці «{ $where }» має стояти «так» або «ні», а не «{ $found }».
    [text] У записаній позиції на місці «{ $where }» має стояти текст, а не «{ $found }».
    [word] У записаній позиції на місці «{ $where }» не може стояти «{ $found }».
    [id] У записаній позиції на місці «{ $where }» стоїть «{ $found }», чого немає в таблиці «{ $table_name }».
    [twice] У записаній позиції на місці «{ $where }» вдруге названо «{ $found }».
    [mask] У записаній позиції на місці «{ $where }» має стояти число, яке позначає місця за столом, а не «{ $found }».
    [seam] У записаній позиції на місці «{ $where }» стоїть «{ $found }», а з цього гра не продовжується.
    [arguments] У записаній позиції на місці «{ $where }» у «{ $found }» неправильна кількість аргументів; правильна: { $count }.
   *[unplayable] Із записаної позиції («{ $where }») гру продовжити не можна: { $found }.
}
refused-sample-seat = Припущення про приховане можна побудувати лише для учасника партії, а «{ $id }» — не учасник.
refused-campaign-hunt-goes-on = Полювання ще не завершене: його підсумок вирішує, з якими жетонами почнеться війна.
refused-campaign-tokens = Війна в кампанії починається з жетонами, здобутими в полюванні, і з жодними іншими.
refused-campaign-chain = Кампанія складається із запису полювання та запису війни, що йде за ним.
refused-game-unknown = Гри «{ $game }» немає.
refused-no-key = У записі немає розкритих ключів, тож перевірити чесність кубиків неможливо.
refused-standing = «{ $kind }» — не реакція, від якої можна відмовитися наперед.

## Причини: чому щось зараз неможливо

reason-not-your-decision = Зараз вирішуєте не ви.

## Чому запис більше не підходить (після двокрапки)

diverged-facts = партію зіграно з іншими даними (карти, місця, числа)
diverged-state = стан не збігся
diverged-outcome = партія закінчується не так, як вказано в записі
diverged-commitment = розкрито не той секрет, який було обіцяно
diverged-fate = випадковий результат не випливає з розкритих ключів
diverged-salt = сіль { $seat_genitive } не та, яку обіцяно було відкрити
diverged-salt-seat = одну сіль підписано «{ $given }», а такого місця немає
diverged-salt-alone = кожна сіль повинна мати хеш, а хеш — сіль; пари немає: «{ $given }»
diverged-chapter = кубики названо кубиками нового розділу, але запис не продовжує розпочату партію
diverged-undo = скасовано не те рішення, яке вказано

## Журнал

log-undo = { $seat_capital } { $seat_gender ->
    [feminine] скасувала
    [neuter] скасувало
    [plural] скасували
   *[masculine] скасував
} рішення № { NUMBER($index, useGrouping: 0) }.
log-undo-anew = { $seat_capital } { $seat_gender ->
    [feminine] скасувала
    [neuter] скасувало
    [plural] скасували
   *[masculine] скасував
} рішення № { NUMBER($index, useGrouping: 0) }; { $count ->
    [one] { $count } випадковий результат витрачено, він випаде заново.
    [few] { $count } випадкові результати витрачено, вони випадуть заново.
   *[many] { $count } випадкових результатів витрачено, вони випадуть заново.
}
log-finished-resigned = { $seat_gender ->
    [feminine] Партію завершено: { $seat } здалася.
    [neuter] Партію завершено: { $seat } здалося.
    [plural] Партію завершено: { $seat } здалися.
   *[masculine] Партію завершено: { $seat } здався.
}
log-finished-time = Партію завершено: у { $seat_genitive } вийшов час.
log-finished-agreed = Партію завершено за згодою сторін.
log-finished-abandoned = Партію перервано й не завершено.

## Чим закінчилася партія (після двокрапки)

outcome-resigned = суперник здався
outcome-time = вийшов час
outcome-agreed = за згодою сторін
outcome-abandoned = партія лишилася незавершеною

## Скасування після кидка чи розкриття: що дозволяє стіл і скільки разів до цього дійшло

undo-setting-practice = Скасовувати можна одразу, навіть після кидка чи розкриття: випадок вирішує заново, і це записується.
undo-setting-consent = Скасувати після кидка чи розкриття можна лише за згодою всіх інших гравців: випадок вирішує заново, і це записується.
undo-setting-never = Після кидка чи розкриття нічого скасувати не можна.
undo-taken-back = { $times ->
    [0] Після кидка чи розкриття нічого не скасовували.
    [one] Після кидка чи розкриття скасовували { $times } раз.
    [few] Після кидка чи розкриття скасовували { $times } рази.
   *[many] Після кидка чи розкриття скасовували { $times } разів.
} { $outcomes ->
    [0] Заново нічого не випадало.
    [one] Заново випав { $outcomes } випадковий результат.
    [few] Заново випали { $outcomes } випадкові результати.
   *[many] Заново випало { $outcomes } випадкових результатів.
}

## Назви ігор

game-wotr = Війна Персня
    .genitive = Війни Персня
    .accusative = Війну Персня
    .locative = Війні Персня
    .dative = Війні Персня
    .instrumental = Війною Персня
    .gender = feminine
game-hunt = Полювання за Перснем
    .genitive = Полювання за Перснем
    .accusative = Полювання за Перснем
    .locative = Полюванні за Перснем
    .dative = Полюванню за Перснем
    .instrumental = Полюванням за Перснем
    .gender = neuter
game-cards = Війна Персня. Карткова гра
    .genitive = Війни Персня. Карткової гри
    .accusative = Війну Персня. Карткову гру
    .locative = Війні Персня. Картковій грі
    .dative = Війні Персня. Картковій грі
    .instrumental = Війною Персня. Картковою грою
    .gender = feminine

## Сторони

side-free-peoples = Вільні Народи
    .genitive = Вільних Народів
    .accusative = Вільні Народи
    .locative = Вільних Народах
    .dative = Вільним Народам
    .instrumental = Вільними Народами
    .gender = plural
side-shadow = Тінь
    .genitive = Тіні
    .accusative = Тінь
    .locative = Тіні
    .dative = Тіні
    .instrumental = Тінню
    .gender = feminine
side-ring-bearer = Персненосець
    .genitive = Персненосця
    .accusative = Персненосця
    .locative = Персненосцеві
    .dative = Персненосцеві
    .instrumental = Персненосцем
    .gender = masculine
side-ringwraiths = Примари Персня
    .genitive = Примар Персня
    .accusative = Примар Персня
    .locative = Примарах Персня
    .dative = Примарам Персня
    .instrumental = Примарами Персня
    .gender = plural

## Місця за столом

seat-free-peoples = { side-free-peoples }
seat-shadow = { side-shadow }
seat-ring-bearer = { side-ring-bearer }
seat-ringwraiths = { side-ringwraiths }
seat-chance = випадок
    .genitive = випадку
    .accusative = випадок
    .locative = випадку
    .dative = випадкові
    .instrumental = випадком
    .gender = masculine
seat-spectator = глядач
    .genitive = глядача
    .accusative = глядача
    .locative = глядачеві
    .dative = глядачеві
    .instrumental = глядачем
    .gender = masculine
seat-referee = суддя
    .genitive = судді
    .accusative = суддю
    .locative = судді
    .dative = судді
    .instrumental = суддею
    .gender = masculine
