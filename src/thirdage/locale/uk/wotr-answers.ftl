### Відповіді у «Війні Персня», як їх перелічує термінал.

## Хід

answer-wotr-pass = Спасувати
answer-wotr-skip = Пропустити дію, кубик: { $die }
answer-wotr-use-die = Використати кубик: { $die }
answer-wotr-use-ring = Ельфійський Перстень: { $die } → { $to_die }
answer-wotr-become = Стає: { $die }
answer-wotr-allocate = Кубиків у комірку гонитви: { $dice }
answer-wotr-discard = Скинути: { $card }
answer-wotr-accept = Так
answer-wotr-decline = Ні
answer-wotr-done = Досить
answer-wotr-fellowship-phase-decline = Далі
answer-wotr-casualty-decline = Ніхто: використати Перстень
answer-wotr-combat-card-decline = Без карти
answer-wotr-another-card-decline = Без карти
answer-wotr-march-or-attack-decline = Ні те, ні те
answer-wotr-another-way-decline = Ні те, ні те

## Дії кубиків

answer-wotr-move-fellowship = Перемістити Братство
answer-wotr-hide = Приховати Братство
answer-wotr-separate = Відокремити супутників від Братства
answer-wotr-move-companions = Перемістити супутників
answer-wotr-move-minions = Перемістити назґŷлів і посіпак
answer-wotr-move-armies = Перемістити війська
answer-wotr-attack = Атакувати
answer-wotr-muster = Найняти загони
answer-wotr-advance = Крок до війни: { $nation }
answer-wotr-advance-by-companion = Крок до війни завдяки супутнику: { $character }
answer-wotr-bring = Вступає в гру: { $character }
answer-wotr-voice-of-saruman = { $how ->
    [recruit] Голос Сарумана: по звичайному загону в кожному поселенні Ісенґарду
   *[replace] Голос Сарумана: два звичайні загони в Ортанку стають елітними
}
answer-wotr-use-as-army = Речник Саурона: використати цей кубик як «військо»
answer-wotr-draw-card = Взяти карту: { $deck }
answer-wotr-play-card = Зіграти: { $card }
answer-wotr-remove-table-card = Прибрати зі столу: { $card }

## Братство й гонитва

answer-wotr-declare = Оголосити Братство: { $region }
answer-wotr-enter-mordor = Увійти в Мордор
answer-wotr-guide = Провідник: { $character }
answer-wotr-way = Шлях проходить через: { $region }
answer-wotr-companions = Відходять: { $character }
answer-wotr-separate-to = Сюди: { $region }
answer-wotr-revealed-to = Тут: { $region }
answer-wotr-re-roll = { $dice ->
    [0] Не перекидати
    [one] Перекинути { NUMBER($dice) } кубик
    [few] Перекинути { NUMBER($dice) } кубики
   *[many] Перекинути { NUMBER($dice) } кубиків
}
answer-wotr-use-table-card = Використати: { $card }
answer-wotr-casualty = { $who ->
    [guide] Гине провідник
   *[random] Гине випадковий супутник
}
answer-wotr-lure = { $how ->
    [corruption] Підвищити споганення
   *[eliminate] Вилучити супутника
}

## Війська й наймання

answer-wotr-move-army = { $from_region } → { $region }
answer-wotr-take-figures = Ідуть: { $figures }
answer-wotr-march-from = Звідси: { $region }
answer-wotr-march-on = Далі: { $region }
answer-wotr-disband = Прибрати: { $figures }
answer-wotr-recruit = { $figure } — { $region }
answer-wotr-recruit-in = Тут: { $region }
answer-wotr-unit = { $figure }
answer-wotr-promote = Замість: { $figure }
answer-wotr-raise = Найняти: { $count }

## Персонажі

answer-wotr-group = Ідуть: { $character }
answer-wotr-walk = Сюди: { $region }
answer-wotr-take-minions = { $figure } × { $count }, звідки: { $from_region }
answer-wotr-enter = Тут: { $region }
answer-wotr-take-along = Разом із ним: { $character }

## Битви

answer-wotr-attack-from = Звідси: { $region }
answer-wotr-attack-target = Ціль: { $region }
answer-wotr-attackers = Атакують: { $figures }
answer-wotr-advance-army = Входять: { $figures }
answer-wotr-lose-unit = Втратити: { $figure }
answer-wotr-reduce-elite = Замінити звичайним: { $figure }
answer-wotr-lose-elite = Втратити цілком: { $figure }
answer-wotr-press = Продовжити атаку
answer-wotr-cease = Припинити атаку
answer-wotr-stand = Лишитися
answer-wotr-retreat = Відступити: { $region }
answer-wotr-withdraw = Відступити у фортецю
answer-wotr-fight = Битися в полі
answer-wotr-prolong = Ще раунд, замінити звичайним: { $figure }
answer-wotr-lay-card = Покласти: { $card }
answer-wotr-lay-card-from-table = Покласти зі столу: { $card }
answer-wotr-combat-companion = { $character }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure }

## Карти

answer-wotr-pay-cards = Скинути: { $card }
answer-wotr-eagles = Тут: { $region }
answer-wotr-flee-to = Сюди: { $region }
answer-wotr-dead-men-to = Сюди: { $region }
answer-wotr-counsel = { $nation }
answer-wotr-strike = Тут: { $region }
answer-wotr-woses-from = Звідси: { $region }
answer-wotr-woses-to = Сюди: { $region }
answer-wotr-weather-to = Сюди: { $region }
answer-wotr-remove-character-card = Прибрати: { $card }
answer-wotr-take-from-hand = Випадкова карта з руки
answer-wotr-turn-to-eye = Стануть Оком: { $dice }
answer-wotr-hunt-roll = Кидок гонитви
answer-wotr-cast-spells = { $from_region } проти: { $region }
answer-wotr-recruit-nazgul = Найняти назґŷлів
answer-wotr-leader-falls = { $figure }
answer-wotr-step-back = { $nation }
answer-wotr-give-up = { $figure } — { $region }
answer-wotr-sail-to = Сюди: { $region }
answer-wotr-share-out = Стільки: { $regions }
answer-wotr-recruit-in-each = Тут: { $region }
answer-wotr-trolls-in = Тут: { $region }
answer-wotr-use-token = Використати жетон дії: { $token }
answer-wotr-take-token = Взяти: { $token }
answer-wotr-fly-nazgul = Перемістити назґŷлів
