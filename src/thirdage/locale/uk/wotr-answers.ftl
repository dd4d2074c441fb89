### Відповіді у «Війні Персня», як їх перелічує термінал.

## Хід

answer-wotr-pass = Спасувати
answer-wotr-skip = Пропустити дію з кубиком «{ $die }»
answer-wotr-use-die = Використати кубик «{ $die }»
answer-wotr-use-ring = Ельфійським Перснем обернути «{ $die }» на «{ $to_die }»
answer-wotr-become = Стане результатом «{ $die }»
answer-wotr-allocate = { $dice ->
    [0] Не класти кубиків
    [one] Покласти { $dice } кубик
    [few] Покласти { $dice } кубики
   *[many] Покласти { $dice } кубиків
}
answer-wotr-discard = Скинути { $card_accusative }
answer-wotr-accept = Так
answer-wotr-decline = Ні
answer-wotr-done = Досить
answer-wotr-fellowship-phase-decline = Далі
answer-wotr-casualty-decline = Ніхто не гине: використати Перстень
answer-wotr-combat-card-decline = Без карти
answer-wotr-another-card-decline = Без карти
answer-wotr-march-or-attack-decline = Ні те, ні те
answer-wotr-another-way-decline = Ні те, ні те

## Дії кубиків

answer-wotr-move-fellowship = Перемістити Братство
answer-wotr-hide = Приховати Братство
answer-wotr-separate = Відокремити супутників від Братства
answer-wotr-move-companions = Перемістити супутників
answer-wotr-move-minions = Перемістити назґулів і посіпак
answer-wotr-move-armies = Перемістити війська
answer-wotr-attack = Атакувати
answer-wotr-muster = Найняти загони
answer-wotr-advance = Наблизити { $nation_accusative } до війни
answer-wotr-advance-by-companion = Наблизити народ до війни: закликає { $character }
answer-wotr-bring = Увести в гру { $character_accusative }
answer-wotr-voice-of-saruman = { $how ->
    [recruit] Голос Сарумана: по звичайному загону в кожному поселенні Ісенґарду
   *[replace] Голос Сарумана: два звичайні загони в Ортанку стають елітними
}
answer-wotr-use-as-army = Речник Саурона: використати цей кубик як «військо»
answer-wotr-draw-card = Узяти карту { $deck_genitive }
answer-wotr-play-card = Зіграти «{ $card }»
answer-wotr-remove-table-card = Прибрати зі столу «{ $card }»

## Братство й гонитва

answer-wotr-declare = Оголосити Братство { $region_at }
answer-wotr-enter-mordor = Увійти в Мордор
answer-wotr-guide = Призначити провідником { $character_accusative }
answer-wotr-way = Пройти через { $region_accusative }
answer-wotr-companions = { $character_gender ->
    [plural] Відходять
   *[other] Відходить
} { $character }
answer-wotr-separate-to = Рушити { $region_into }
answer-wotr-revealed-to = Вони { $region_at }
answer-wotr-re-roll = { $dice ->
    [0] Не перекидати
    [one] Перекинути { NUMBER($dice) } кубик
    [few] Перекинути { NUMBER($dice) } кубики
   *[many] Перекинути { NUMBER($dice) } кубиків
}
answer-wotr-use-table-card = Використати «{ $card }»
answer-wotr-casualty = { $who ->
    [guide] Гине провідник
   *[random] Гине випадковий супутник
}
answer-wotr-lure = { $how ->
    [corruption] Підвищити споганення
   *[eliminate] Вилучити супутника
}

## Війська й наймання

answer-wotr-move-army = Перейти { $from_region_from } { $region_into }
answer-wotr-take-figures = Ідуть: { $figures }
answer-wotr-march-from = Вирушити { $region_from }
answer-wotr-march-on = Іти далі { $region_into }
answer-wotr-disband = Прибрати: { $figures }
answer-wotr-recruit = { $figure_capital } — { $region }
answer-wotr-recruit-in = Найняти { $region_at }
answer-wotr-unit = { $figure_capital }
answer-wotr-promote = Замінити { $figure_accusative }
answer-wotr-raise = { $count ->
    [0] Нікого не наймати
    [one] Найняти { $count } загін
    [few] Найняти { $count } загони
   *[many] Найняти { $count } загонів
}

## Персонажі

answer-wotr-group = { $character_gender ->
    [plural] Ідуть
   *[other] Іде
} { $character }
answer-wotr-walk = Рушити { $region_into }
answer-wotr-take-minions = Перемістити { $figure_counted-accusative } { $from_region_from }
answer-wotr-enter = Вступити в гру { $region_at }
answer-wotr-take-along = Узяти з собою { $character_accusative }

## Битви

answer-wotr-attack-from = Атакувати { $region_from }
answer-wotr-attack-target = Атакувати { $region_accusative }
answer-wotr-attackers = Атакують: { $figures }
answer-wotr-advance-army = Входять: { $figures }
answer-wotr-lose-unit = Втратити { $figure_accusative }
answer-wotr-reduce-elite = Замінити { $figure_accusative } звичайним
answer-wotr-lose-elite = Втратити цілком { $figure_accusative }
answer-wotr-press = Продовжити атаку
answer-wotr-cease = Припинити атаку
answer-wotr-stand = Лишитися
answer-wotr-retreat = Відступити { $region_into }
answer-wotr-withdraw = Відступити у фортецю
answer-wotr-fight = Битися в полі
answer-wotr-prolong = Ще раунд: { $figure } стає звичайним
answer-wotr-lay-card = Покласти «{ $card }»
answer-wotr-lay-card-from-table = Покласти зі столу «{ $card }»
answer-wotr-combat-companion = { $character }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure_capital }

## Карти

answer-wotr-pay-cards = Скинути: { $card }
answer-wotr-eagles = Орли летять { $region_into }
answer-wotr-flee-to = Утекти { $region_into }
answer-wotr-dead-men-to = Іти { $region_into }
answer-wotr-counsel = { $nation }
answer-wotr-strike = Ударити { $region_at }
answer-wotr-woses-from = Вирушити { $region_from }
answer-wotr-woses-to = Прийти { $region_into }
answer-wotr-weather-to = Відкинути { $region_into }
answer-wotr-remove-character-card = Прибрати «{ $card }»
answer-wotr-take-from-hand = Випадкова карта з руки
answer-wotr-turn-to-eye = Стануть Оком: { $dice }
answer-wotr-hunt-roll = Кидок гонитви
answer-wotr-cast-spells = Чари { $from_region_from } проти війська { $region_at }
answer-wotr-recruit-nazgul = Найняти назґулів
answer-wotr-leader-falls = { $figure_capital }
answer-wotr-step-back = { $nation }
answer-wotr-give-up = { $figure_capital } — { $region }
answer-wotr-sail-to = Плисти { $region_into }
answer-wotr-share-out = Розподілити: { $regions }
answer-wotr-recruit-in-each = Найняти { $region_at }
answer-wotr-trolls-in = Найняти { $region_at }
answer-wotr-use-token = Використати жетон дії «{ $token }»
answer-wotr-take-token = Узяти жетон «{ $token }»
answer-wotr-fly-nazgul = Перемістити назґулів
