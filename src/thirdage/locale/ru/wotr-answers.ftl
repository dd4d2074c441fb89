### Ответы в «Войне Кольца», как их перечисляет терминал.

## Ход

answer-wotr-pass = Спасовать
answer-wotr-skip = Пропустить действие, кубик: { $die }
answer-wotr-use-die = Использовать кубик: { $die }
answer-wotr-use-ring = Эльфийское Кольцо: { $die } → { $to_die }
answer-wotr-become = Становится: { $die }
answer-wotr-allocate = Кубиков в ячейку Охоты: { $dice }
answer-wotr-discard = Сбросить: { $card }
answer-wotr-accept = Да
answer-wotr-decline = Нет
answer-wotr-done = Достаточно
answer-wotr-fellowship-phase-decline = Дальше
answer-wotr-casualty-decline = Никто: использовать Кольцо
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
answer-wotr-muster = Нанять отряды
answer-wotr-advance = Шаг к войне: { $nation }
answer-wotr-advance-by-companion = Шаг к войне благодаря спутнику: { $character }
answer-wotr-bring = Вступает в игру: { $character }
answer-wotr-voice-of-saruman = { $how ->
    [recruit] Голос Сарумана: по обычному отряду в каждом поселении Изенгарда
   *[replace] Голос Сарумана: два обычных отряда в Ортханке становятся элитными
}
answer-wotr-use-as-army = Голос Саурона: использовать этот кубик как «войско»
answer-wotr-draw-card = Взять карту: { $deck }
answer-wotr-play-card = Сыграть: { $card }
answer-wotr-remove-table-card = Убрать со стола: { $card }

## Братство и Охота

answer-wotr-declare = Объявить Братство: { $region }
answer-wotr-enter-mordor = Войти в Мордор
answer-wotr-guide = Проводник: { $character }
answer-wotr-way = Путь проходит через: { $region }
answer-wotr-companions = Уходят: { $character }
answer-wotr-separate-to = Сюда: { $region }
answer-wotr-revealed-to = Здесь: { $region }
answer-wotr-re-roll = { $dice ->
    [0] Не перебрасывать
    [one] Перебросить { NUMBER($dice) } кубик
    [few] Перебросить { NUMBER($dice) } кубика
   *[many] Перебросить { NUMBER($dice) } кубиков
}
answer-wotr-use-table-card = Использовать: { $card }
answer-wotr-casualty = { $who ->
    [guide] Погибает проводник
   *[random] Погибает случайный спутник
}
answer-wotr-lure = { $how ->
    [corruption] Повысить влияние Кольца
   *[eliminate] Уничтожить спутника
}

## Войска и найм

answer-wotr-move-army = { $from_region } → { $region }
answer-wotr-take-figures = Идут: { $figures }
answer-wotr-march-from = Отсюда: { $region }
answer-wotr-march-on = Дальше: { $region }
answer-wotr-disband = Убрать: { $figures }
answer-wotr-recruit = { $figure } — { $region }
answer-wotr-recruit-in = Здесь: { $region }
answer-wotr-unit = { $figure }
answer-wotr-promote = Вместо: { $figure }
answer-wotr-raise = Нанять: { $count }

## Персонажи

answer-wotr-group = Идут: { $character }
answer-wotr-walk = Сюда: { $region }
answer-wotr-take-minions = { $figure } × { $count }, откуда: { $from_region }
answer-wotr-enter = Здесь: { $region }
answer-wotr-take-along = Вместе с ним: { $character }

## Битвы

answer-wotr-attack-from = Отсюда: { $region }
answer-wotr-attack-target = Цель: { $region }
answer-wotr-attackers = Атакуют: { $figures }
answer-wotr-advance-army = Входят: { $figures }
answer-wotr-lose-unit = Потерять: { $figure }
answer-wotr-reduce-elite = Превратить в обычный: { $figure }
answer-wotr-lose-elite = Потерять целиком: { $figure }
answer-wotr-press = Продолжить атаку
answer-wotr-cease = Прекратить атаку
answer-wotr-stand = Остаться
answer-wotr-retreat = Отступить: { $region }
answer-wotr-withdraw = Отступить в крепость
answer-wotr-fight = Сражаться в поле
answer-wotr-prolong = Еще раунд, превратить в обычный: { $figure }
answer-wotr-lay-card = Положить: { $card }
answer-wotr-lay-card-from-table = Положить со стола: { $card }
answer-wotr-combat-companion = { $character }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure }

## Карты

answer-wotr-pay-cards = Сбросить: { $card }
answer-wotr-eagles = Здесь: { $region }
answer-wotr-flee-to = Сюда: { $region }
answer-wotr-dead-men-to = Сюда: { $region }
answer-wotr-counsel = { $nation }
answer-wotr-strike = Здесь: { $region }
answer-wotr-woses-from = Отсюда: { $region }
answer-wotr-woses-to = Сюда: { $region }
answer-wotr-weather-to = Сюда: { $region }
answer-wotr-remove-character-card = Убрать: { $card }
answer-wotr-take-from-hand = Случайная карта с руки
answer-wotr-turn-to-eye = Станут Оком: { $dice }
answer-wotr-hunt-roll = Бросок Охоты
answer-wotr-cast-spells = { $from_region } против: { $region }
answer-wotr-recruit-nazgul = Нанять назгулов
answer-wotr-leader-falls = { $figure }
answer-wotr-step-back = { $nation }
answer-wotr-give-up = { $figure } — { $region }
answer-wotr-sail-to = Сюда: { $region }
answer-wotr-share-out = Столько: { $regions }
answer-wotr-recruit-in-each = Здесь: { $region }
answer-wotr-trolls-in = Здесь: { $region }
answer-wotr-use-token = Использовать жетон действия: { $token }
answer-wotr-take-token = Взять: { $token }
answer-wotr-fly-nazgul = Передвинуть назгулов
