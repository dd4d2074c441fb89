### Відповіді у «Війні Персня», як їх перелічує термінал.

## Хід

answer-wotr-pass = Спасувати
answer-wotr-skip = Пропустити дію: скинути кубик «{ $die_capital }»
answer-wotr-use-die = Використати кубик «{ $die_capital }»
answer-wotr-use-ring = Ельфійським Перснем замінити результат «{ $die_capital }» на «{ $to_die_capital }»
answer-wotr-become = Використати як результат «{ $die_capital }»
answer-wotr-allocate = { $dice ->
    [0] Не класти кубиків у комірку гонитви
    [one] Покласти в комірку гонитви { $dice } кубик
    [few] Покласти в комірку гонитви { $dice } кубики
   *[many] Покласти в комірку гонитви { $dice } кубиків
}
answer-wotr-discard = { $card_size ->
    [1] Скинути карту { $card_quoted }
   *[other] Скинути карти { $card_quoted }
}
answer-wotr-accept = Так
answer-wotr-decline = Ні
answer-wotr-done = Досить
answer-wotr-fellowship-phase-decline = Далі
answer-wotr-casualty-decline = Ніхто не гине: використати Перстень
answer-wotr-gollum-reveals-accept = Розкрити Братство
answer-wotr-gollum-reveals-decline = Лишитися прихованими
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
answer-wotr-muster = Набрати загони
answer-wotr-advance = Наблизити { $nation_accusative } до війни
answer-wotr-advance-by-companion = Наблизити народ до війни: закликає { $character }
answer-wotr-bring = Увести в гру { $character_accusative }
answer-wotr-voice-of-saruman = { $how ->
    [recruit] Голос Сарумана: по звичайному загону в кожному поселенні Ісенґарду
   *[replace] Голос Сарумана: два звичайні загони в Ортанку стають елітними
}
answer-wotr-use-as-army = Речник Саурона: використати цей кубик як «Військо»
answer-wotr-draw-card = Узяти карту { $deck_genitive }
answer-wotr-play-card = Зіграти карту «{ $card }»
answer-wotr-remove-table-card = Прибрати зі столу карту «{ $card }»

## Братство й гонитва

answer-wotr-declare = Оголосити Братство { $region_at }
answer-wotr-enter-mordor = Увійти в Мордор
answer-wotr-guide = Призначити провідником { $character_accusative }
answer-wotr-way = { $region_gender ->
    [none] Іти в обхід
   *[other] Іти через { $region_accusative }
}
answer-wotr-companions = { $character_gender ->
    [plural] Братство залишають
   *[other] Братство залишає
} { $character }
answer-wotr-separate-to = Рушити { $region_into }
answer-wotr-revealed-to = Персненосці { $region_at }
answer-wotr-re-roll = { $dice ->
    [0] Не перекидати
    [one] Перекинути { NUMBER($dice) } кубик
    [few] Перекинути { NUMBER($dice) } кубики
   *[many] Перекинути { NUMBER($dice) } кубиків
}
answer-wotr-use-table-card = Використати карту «{ $card }»
answer-wotr-casualty = { $who ->
    [guide] Гине провідник
   *[random] Гине випадковий супутник
}
answer-wotr-lure = { $how ->
    [corruption] Збільшити споганення
   *[eliminate] Вилучити супутника
}

## Війська й набір

answer-wotr-move-army = Перемістити військо { $from_region_from } { $region_into }
answer-wotr-take-figures = { $figure_gender ->
    [none] Ніхто не піде
    [plural] Підуть { $figure_counted }
   *[other] Піде { $figure_counted }
}
answer-wotr-march-from = Вирушити { $region_from }
answer-wotr-march-on = Іти далі { $region_into }
answer-wotr-disband = { $figure_gender ->
    [plural] Відійдуть
   *[other] Відійде
} { $figure_counted }
answer-wotr-recruit = Набрати { $figure_accusative } { $region_at }
answer-wotr-recruit-in = Набрати { $region_at }
answer-wotr-unit = { $figure_capital }
answer-wotr-promote = Замінити { $figure_accusative }
answer-wotr-raise = { $count ->
    [0] Нікого не набирати
    [one] Набрати { $count } загін
    [few] Набрати { $count } загони
   *[many] Набрати { $count } загонів
}

## Персонажі

answer-wotr-group = { $character_gender ->
    [plural] Підуть
   *[other] Піде
} { $character }
answer-wotr-walk = Рушити { $region_into }
answer-wotr-take-minions = Перемістити { $figure_counted-accusative } { $from_region_from }
answer-wotr-enter = { $region_at-capital }
answer-wotr-take-along = Узяти з собою { $character_accusative }

## Битви

answer-wotr-attack-from = Атакувати { $region_from }
answer-wotr-attack-target = Атакувати { $region_accusative }
answer-wotr-attackers = { $figure_gender ->
    [plural] Атакують
   *[other] Атакує
} { $figure_counted }
answer-wotr-advance-army = { $figure_gender ->
    [none] Ніхто не ввійде
    [plural] Увійдуть { $figure_counted }
   *[other] Увійде { $figure_counted }
}
answer-wotr-lose-unit = Втратити { $figure_accusative }
answer-wotr-reduce-elite = Замінити { $figure_accusative } звичайним
answer-wotr-lose-elite = Втратити цілком { $figure_accusative }
answer-wotr-press = Продовжити атаку
answer-wotr-cease = Припинити атаку
answer-wotr-stand = Лишитися
answer-wotr-retreat = Відступити { $region_into }
answer-wotr-withdraw = Відступити у фортецю
answer-wotr-fight = Битися в полі
answer-wotr-prolong = Ще раунд: замінити { $figure_accusative } звичайним
answer-wotr-lay-card = Покласти карту «{ $card }»
answer-wotr-lay-card-from-table = Покласти зі столу карту «{ $card }»
answer-wotr-combat-companion = { $character_capital }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure_capital }

## Карти

answer-wotr-pay-cards = Скинути карти { $card_quoted }
answer-wotr-eagles = Напасти { $region_at }
answer-wotr-flee-to = Полетіти { $region_into }
answer-wotr-dead-men-to = Іти { $region_into }
answer-wotr-counsel = { $nation_capital }
answer-wotr-strike = Ударити по війську { $region_at }
answer-wotr-woses-from = Повести військо { $region_from }
answer-wotr-woses-to = Вивести військо { $region_into }
answer-wotr-weather-to = Загнати { $region_into }
answer-wotr-remove-character-card = Скинути зі столу карту «{ $card }»
answer-wotr-take-from-hand = Випадкова карта з руки
answer-wotr-turn-to-eye = { $die_gender ->
    [none] Лишити кубики як є
    [plural] Оком стануть { $die_counted }
   *[other] Оком стане { $die_counted }
}
answer-wotr-hunt-roll = Кидок гонитви
answer-wotr-cast-spells = Чари війська { $from_region_at } проти війська { $region_at }
answer-wotr-recruit-nazgul = Набрати назґулів
answer-wotr-leader-falls = Загине { $figure }
answer-wotr-step-back = { $nation_capital }
answer-wotr-give-up = Пожертвувати { $figure_instrumental } { $region_at }
answer-wotr-sail-to = Плисти { $region_into }
answer-wotr-share-out = Розмістити { $region_counted-at }
answer-wotr-recruit-in-each = Набрати { $region_at }
answer-wotr-trolls-in = Замінити загін { $region_at }
answer-wotr-use-token = Використати жетон дії «{ $token_capital }»
answer-wotr-take-token = Узяти жетон «{ $token_capital }»
answer-wotr-fly-nazgul = Перемістити назґулів
