### Слова, общие для всех игр: отказы, журнал ядра, названия игр, сторон и мест.

## Основа

say-won = { $side_gender ->
    [feminine] Победила { $side }: { $reason_text }.
    [neuter] Победило { $side }: { $reason_text }.
    [plural] Победили { $side }: { $reason_text }.
   *[masculine] Победил { $side }: { $reason_text }.
}
say-nobody-won = Никто не победил: { $reason_text }.
say-with-rule = { $text } [{ $rule }]

list-empty = –
list-more = { $left }, { $right }
list-last = { $left } и { $right }
list-or = { $left } или { $right }
list-quoted = «{ $name }»

## Отказы: ничего не изменилось

refused-not-offered = Сейчас такого выбора нет.
refused-over = Партия окончена.
refused-not-asked = { $seat_gender ->
    [plural] Сейчас решают не { $seat }.
   *[masculine] Сейчас решает не { $seat }.
}
refused-stale = Ответ относится к решению № { NUMBER($given, useGrouping: 0) }, а сейчас принимается решение № { NUMBER($index, useGrouping: 0) }.
refused-bad-answer = Ответ не удалось понять: { $detail }
refused-unknown-kind = Ответа вида «{ $kind }» нет.
refused-unknown-id = В таблице «{ $table_name }» нет «{ $id }».
refused-answered = Это решение уже принято.
refused-count = { $low ->
    [0] Выберите не больше { $high }.
   *[other] Выберите не меньше { $low } и не больше { $high }.
}
refused-exactly = Выберите ровно { NUMBER($count) }.
refused-no-packs = Эта игра не берёт наборов данных.
refused-option-unknown = В этой игре нет настройки «{ $option }».
refused-option-value = Настройка «{ $option }» не может принимать значение «{ $value }».
refused-players = { $players ->
    [one] Эта игра не рассчитана на { $players } игрока.
    [few] Эта игра не рассчитана на { $players } игроков.
   *[many] Эта игра не рассчитана на { $players } игроков.
}
refused-finish-reason = По причине «{ $reason }» партию закончить нельзя.
refused-seat-unknown = За этим столом нет места «{ $id }».
refused-undo-nothing = Отменять нечего.
refused-undo-consent = Отменить это можно только с согласия остальных игроков.
refused-undo-never = За этим столом нельзя отменить решение, если после него что-то выпало или открылось либо спросили другого игрока.
refused-intent-unknown = Намерения вида «{ $kind }» нет.
refused-action-over = Действие завершится раньше, чем всё это будет сделано.
refused-position = { $problem ->
    [key] В записанной позиции у «{ $where }» нет части «{ $found }».
    [missing] В записанной позиции не хватает «{ $where }».
    [object] В записанной позиции на месте «{ $where }» должен стоять объект с именованными частями.
    [list] В записанной позиции на месте «{ $where }» должен стоять список.
    [length] В записанной позиции на месте «{ $where }» должен стоять список такой длины: { $count }.
    [number] В записанной позиции на месте «{ $where }» должно стоять целое число от { $low } до { $high }, а не «{ $found }».
    [truth] В записанной позиции на месте «{ $where }» должно стоять «да» или «нет», а не «{ $found }».
    [text] В записанной позиции на месте «{ $where }» должен стоять текст, а не «{ $found }».
    [word] В записанной позиции на месте «{ $where }» не может стоять «{ $found }».
    [id] В записанной позиции на месте «{ $where }» стоит «{ $found }», чего нет в таблице «{ $table_name }».
    [twice] В записанной позиции на месте «{ $where }» второй раз названо «{ $found }».
    [mask] В записанной позиции на месте «{ $where }» должно стоять число, которое обозначает места за столом, а не «{ $found }».
    [seam] В записанной позиции на месте «{ $where }» стоит «{ $found }», а с этого игра не продолжается.
    [arguments] В записанной позиции на месте «{ $where }» у «{ $found }» неверное число аргументов; верное: { $count }.
   *[unplayable] С записанной позиции («{ $where }») игру продолжить нельзя: { $found }.
}
refused-sample-seat = Догадку о скрытом можно построить только для участника партии, а «{ $id }» — не участник.
refused-campaign-hunt-goes-on = Охота ещё не окончена: её исход решает, с какими жетонами начнётся война.
refused-campaign-tokens = Война в кампании начинается с жетонами, добытыми в охоте, и ни с какими другими.
refused-campaign-chain = Кампания состоит из записи охоты и записи войны, которая за ней следует.
refused-game-unknown = Игры «{ $game }» нет.
refused-no-key = В записи нет раскрытых ключей, поэтому проверить честность кубиков нельзя.
refused-standing = «{ $kind }» — не реакция, от которой можно отказаться заранее.

## Причины: почему что-то сейчас невозможно

reason-not-your-decision = Сейчас решаете не вы.

## Почему запись больше не подходит (после двоеточия)

diverged-facts = партия сыграна с другими данными (карты, места, числа)
diverged-state = состояние не совпало
diverged-outcome = партия заканчивается не так, как указано в записи
diverged-commitment = раскрыт не тот секрет, который был обещан
diverged-fate = случайный исход не следует из раскрытых ключей
diverged-salt = { $seat } { $seat_gender ->
    [feminine] открыла
    [neuter] открыло
    [plural] открыли
   *[other] открыл
} не ту соль, которую { $seat_gender ->
    [feminine] обязалась
    [neuter] обязалось
    [plural] обязались
   *[other] обязался
} открыть
diverged-salt-seat = одна соль подписана «{ $given }», а такого места нет
diverged-salt-alone = у каждой соли должен быть хеш, а у хеша — соль; у «{ $given }» пары нет
diverged-chapter = кубики названы кубиками новой главы, но запись не продолжает начатую партию
diverged-undo = отменено не то решение, которое указано

## Журнал

log-undo = { $seat_capital } { $seat_gender ->
    [feminine] отменила
    [neuter] отменило
    [plural] отменили
   *[other] отменил
} решение № { NUMBER($index, useGrouping: 0) }.
log-undo-anew = { $seat_capital } { $seat_gender ->
    [feminine] отменила
    [neuter] отменило
    [plural] отменили
   *[other] отменил
} решение № { NUMBER($index, useGrouping: 0) }; { $count ->
    [one] { $count } случайный исход потрачен и выпадет заново.
    [few] { $count } случайных исхода потрачены и выпадут заново.
   *[many] { $count } случайных исходов потрачены и выпадут заново.
}
log-finished-resigned = { $seat_gender ->
    [feminine] Партия окончена: { $seat } сдалась.
    [neuter] Партия окончена: { $seat } сдалось.
    [plural] Партия окончена: { $seat } сдались.
   *[masculine] Партия окончена: { $seat } сдался.
}
log-finished-time = Партия окончена: у { $seat_genitive } вышло время.
log-finished-agreed = Партия окончена по соглашению сторон.
log-finished-abandoned = Партия прервана и осталась неоконченной.

## Чем закончилась партия (после двоеточия)

outcome-resigned = соперник сдался
outcome-time = вышло время
outcome-agreed = по соглашению сторон
outcome-abandoned = партия осталась неоконченной

## Отмена после броска или раскрытия: что позволяет стол и сколько раз до этого дошло

undo-setting-practice = Отменять можно сразу, даже после броска или раскрытия: случай решает заново, и это записывается.
undo-setting-consent = Отменить после броска или раскрытия можно только с согласия всех остальных игроков: случай решает заново, и это записывается.
undo-setting-never = После броска или раскрытия ничего отменить нельзя.
undo-taken-back = { $times ->
    [0] После броска или раскрытия ничего не отменяли.
    [one] После броска или раскрытия отменяли { $times } раз.
    [few] После броска или раскрытия отменяли { $times } раза.
   *[many] После броска или раскрытия отменяли { $times } раз.
} { $outcomes ->
    [0] Заново ничего не выпадало.
    [one] Заново выпал { $outcomes } случайный исход.
    [few] Заново выпали { $outcomes } случайных исхода.
   *[many] Заново выпали { $outcomes } случайных исходов.
}

## Названия игр

game-wotr = Война Кольца
    .genitive = Войны Кольца
    .accusative = Войну Кольца
    .locative = Войне Кольца
    .dative = Войне Кольца
    .instrumental = Войной Кольца
    .gender = feminine
game-hunt = Охота за Кольцом
    .genitive = Охоты за Кольцом
    .accusative = Охоту за Кольцом
    .locative = Охоте за Кольцом
    .dative = Охоте за Кольцом
    .instrumental = Охотой за Кольцом
    .gender = feminine
game-cards = Война Кольца. Карточная игра
    .genitive = Войны Кольца. Карточной игры
    .accusative = Войну Кольца. Карточную игру
    .locative = Войне Кольца. Карточной игре
    .dative = Войне Кольца. Карточной игре
    .instrumental = Войной Кольца. Карточной игрой
    .gender = feminine

## Стороны

side-free-peoples = свободные народы
    .genitive = свободных народов
    .accusative = свободные народы
    .locative = свободных народах
    .dative = свободным народам
    .instrumental = свободными народами
    .gender = plural
side-shadow = Тьма
    .genitive = Тьмы
    .accusative = Тьму
    .locative = Тьме
    .dative = Тьме
    .instrumental = Тьмой
    .gender = feminine
side-ring-bearer = Хранитель Кольца
    .genitive = Хранителя Кольца
    .accusative = Хранителя Кольца
    .locative = Хранителе Кольца
    .dative = Хранителю Кольца
    .instrumental = Хранителем Кольца
    .gender = masculine
side-ringwraiths = Призраки Кольца
    .genitive = Призраков Кольца
    .accusative = Призраков Кольца
    .locative = Призраках Кольца
    .dative = Призракам Кольца
    .instrumental = Призраками Кольца
    .gender = plural

## Места за столом

seat-free-peoples = { side-free-peoples }
seat-shadow = { side-shadow }
seat-ring-bearer = { side-ring-bearer }
seat-ringwraiths = { side-ringwraiths }
seat-chance = случай
    .genitive = случая
    .accusative = случай
    .locative = случае
    .dative = случаю
    .instrumental = случаем
    .gender = masculine
seat-spectator = зритель
    .genitive = зрителя
    .accusative = зрителя
    .locative = зрителе
    .dative = зрителю
    .instrumental = зрителем
    .gender = masculine
seat-referee = судья
    .genitive = судьи
    .accusative = судью
    .locative = судье
    .dative = судье
    .instrumental = судьёй
    .gender = masculine
