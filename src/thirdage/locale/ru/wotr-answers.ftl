### Ответы в «Войне Кольца», как их перечисляет терминал.

## Ход

answer-wotr-pass = Спасовать
answer-wotr-skip = Пропустить действие: сбросить кубик «{ $die_capital }»
answer-wotr-use-die = Использовать кубик «{ $die_capital }»
answer-wotr-use-ring = Эльфийским Кольцом заменить результат «{ $die_capital }» на «{ $to_die_capital }»
answer-wotr-become = Использовать как результат «{ $die_capital }»
answer-wotr-allocate = { $dice ->
    [0] Не класть кубиков в ячейку Охоты
    [one] Положить в ячейку Охоты { NUMBER($dice) } кубик
    [few] Положить в ячейку Охоты { NUMBER($dice) } кубика
   *[many] Положить в ячейку Охоты { NUMBER($dice) } кубиков
}
answer-wotr-discard = { $card_size ->
    [1] Сбросить карту { $card_quoted }
   *[other] Сбросить карты { $card_quoted }
}
answer-wotr-accept = Да
answer-wotr-decline = Нет
answer-wotr-done = Достаточно
answer-wotr-fellowship-phase-decline = Дальше
answer-wotr-casualty-decline = Никто: урон примет Кольцо
answer-wotr-gollum-reveals-accept = Раскрыть Братство
answer-wotr-gollum-reveals-decline = Остаться скрытыми
answer-wotr-combat-card-decline = Без карты
answer-wotr-another-card-decline = Без карты
answer-wotr-march-or-attack-decline = Ни то ни другое
answer-wotr-another-way-decline = Ни то ни другое

## Действия кубиков

answer-wotr-move-fellowship = Передвинуть Братство
answer-wotr-hide = Спрятать Братство
answer-wotr-separate = Отделить спутников от Братства
answer-wotr-move-companions = Передвинуть спутников
answer-wotr-move-minions = Передвинуть назгулов и прислужников
answer-wotr-move-armies = Передвинуть войска
answer-wotr-attack = Атаковать
answer-wotr-muster = Набрать отряды
answer-wotr-advance = Продвинуть к войне { $nation_accusative }
answer-wotr-advance-by-companion = Продвинуть народ к войне: поможет { $character }
answer-wotr-bring = Ввести в игру { $character_accusative }
answer-wotr-voice-of-saruman = { $how ->
    [recruit] Голос Сарумана: по обычному отряду в каждом поселении Изенгарда
   *[replace] Голос Сарумана: два обычных отряда в Ортханке становятся элитными
}
answer-wotr-use-as-army = Голос Саурона: использовать этот кубик как «Войско»
answer-wotr-draw-card = Взять карту { $deck_genitive }
answer-wotr-play-card = Сыграть карту «{ $card }»
answer-wotr-remove-table-card = Убрать со стола карту «{ $card }»

## Братство и Охота

answer-wotr-declare = Объявить Братство { $region_at }
answer-wotr-enter-mordor = Войти в Мордор
answer-wotr-guide = Сделать проводником { $character_accusative }
answer-wotr-way = { $region_gender ->
    [none] Идти в обход
   *[other] Идти через { $region_accusative }
}
answer-wotr-companions = Братство { $character_gender ->
    [plural] покидают
   *[other] покидает
} { $character }
answer-wotr-separate-to = Идти { $region_into }
answer-wotr-revealed-to = Хранители { $region_at }
answer-wotr-re-roll = { $dice ->
    [0] Не перебрасывать
    [one] Перебросить { NUMBER($dice) } кубик
    [few] Перебросить { NUMBER($dice) } кубика
   *[many] Перебросить { NUMBER($dice) } кубиков
}
answer-wotr-use-table-card = Использовать карту «{ $card }»
answer-wotr-casualty = { $who ->
    [guide] Погибает проводник
   *[random] Погибает случайный спутник
}
answer-wotr-lure = { $how ->
    [corruption] Повысить влияние Кольца
   *[eliminate] Уничтожить спутника
}

## Войска и набор

answer-wotr-move-army = Передвинуть войско { $from_region_from } { $region_into }
answer-wotr-take-figures = { $figure_gender ->
    [none] Никто не пойдёт
    [plural] Пойдут { $figure_counted }
   *[other] Пойдёт { $figure_counted }
}
answer-wotr-march-from = Выступить { $region_from }
answer-wotr-march-on = Идти дальше { $region_into }
answer-wotr-disband = { $figure_gender ->
    [plural] Уйдут
   *[other] Уйдёт
} { $figure_counted }
answer-wotr-recruit = Набрать { $figure_accusative } { $region_at }
answer-wotr-recruit-in = Набрать { $region_at }
answer-wotr-unit = { $figure_capital }
answer-wotr-promote = Заменить { $figure_accusative }
answer-wotr-raise = { $count ->
    [0] Никого не набирать
    [one] Набрать { $count } отряд
    [few] Набрать { $count } отряда
   *[many] Набрать { $count } отрядов
}

## Персонажи

answer-wotr-group = { $character_gender ->
    [plural] Пойдут
   *[other] Пойдёт
} { $character }
answer-wotr-walk = Идти { $region_into }
answer-wotr-take-minions = Передвинуть { $figure_counted-accusative } { $from_region_from }
answer-wotr-enter = { $region_at-capital }
answer-wotr-take-along = Взять с собой { $character_accusative }

## Битвы

answer-wotr-attack-from = Атаковать { $region_from }
answer-wotr-attack-target = Атаковать { $region_accusative }
answer-wotr-attackers = { $figure_gender ->
    [plural] Атакуют
   *[other] Атакует
} { $figure_counted }
answer-wotr-advance-army = { $figure_gender ->
    [none] Никто не войдёт
    [plural] Войдут { $figure_counted }
   *[other] Войдёт { $figure_counted }
}
answer-wotr-lose-unit = Потерять { $figure_accusative }
answer-wotr-reduce-elite = Превратить { $figure_accusative } в обычный
answer-wotr-lose-elite = Потерять целиком { $figure_accusative }
answer-wotr-press = Продолжить атаку
answer-wotr-cease = Прекратить атаку
answer-wotr-stand = Остаться
answer-wotr-retreat = Отступить { $region_into }
answer-wotr-withdraw = Отступить в крепость
answer-wotr-fight = Сражаться в поле
answer-wotr-prolong = Ещё раунд: превратить { $figure_accusative } в обычный
answer-wotr-lay-card = Положить карту «{ $card }»
answer-wotr-lay-card-from-table = Положить со стола карту «{ $card }»
answer-wotr-combat-companion = { $character_capital }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure_capital }

## Карты

answer-wotr-pay-cards = Сбросить карты { $card_quoted }
answer-wotr-eagles = Напасть { $region_at }
answer-wotr-flee-to = Улететь { $region_into }
answer-wotr-dead-men-to = Идти { $region_into }
answer-wotr-counsel = { $nation }
answer-wotr-strike = Ударить по войску { $region_at }
answer-wotr-woses-from = Повести войско { $region_from }
answer-wotr-woses-to = Вывести войско { $region_into }
answer-wotr-weather-to = Загнать { $region_into }
answer-wotr-remove-character-card = Сбросить со стола карту «{ $card }»
answer-wotr-take-from-hand = Случайная карта из руки
answer-wotr-turn-to-eye = { $die_gender ->
    [none] Оставить кубики как есть
    [plural] Оком станут { $die_counted }
   *[other] Оком станет { $die_counted }
}
answer-wotr-hunt-roll = Бросок Охоты
answer-wotr-cast-spells = Чары войска { $from_region_at } против войска { $region_at }
answer-wotr-recruit-nazgul = Набрать назгулов
answer-wotr-leader-falls = Погибнет { $figure }
answer-wotr-step-back = { $nation }
answer-wotr-give-up = Пожертвовать { $figure_instrumental } { $region_at }
answer-wotr-sail-to = Плыть { $region_into }
answer-wotr-share-out = Разместить { $region_counted-at }
answer-wotr-recruit-in-each = Набрать { $region_at }
answer-wotr-trolls-in = Заменить отряд { $region_at }
answer-wotr-use-token = Использовать жетон действия «{ $token_capital }»
answer-wotr-take-token = Взять жетон «{ $token_capital }»
answer-wotr-fly-nazgul = Передвинуть назгулов
