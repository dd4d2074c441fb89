### Хід «Війни Персня»: фази, кубики, пас, персні, перемога.

## Запитання

ask-wotr-action = Ваша дія: використайте кубик, пропустіть дію, застосуйте Ельфійський Перстень або спасуйте.
ask-wotr-die = Що ви зробите з цим кубиком: { $die }?
ask-wotr-will-of-the-west = Чим стане Воля Заходу?
ask-wotr-hunt-allocation = Скільки кубиків покласти в комірку гонитви?
ask-wotr-action-dice = Кидок кубиків дій { $seat_genitive }.
ask-wotr-dice = { $cause ->
    [leader-re-roll] Перекид { $seat_genitive } за лідерство.
    [extra-attack] Кидок { $seat_genitive } для додаткової атаки.
    [card] Кидок { $seat_genitive } за картою «{ $card }».
   *[combat-roll] Бойовий кидок { $seat_genitive }.
}
ask-wotr-hunt-dice = { $cause ->
    [hunt-re-roll] Перекид гонитви.
    [tile-die] Кидок кубика, зазначеного на жетоні гонитви.
   *[hunt-roll] Кидок гонитви.
}
ask-wotr-tile-drawn = { $cause ->
    [mordor] Із запасу дістають жетон гонитви: Братство на треку Мордору.
    [card] Із запасу дістають жетон гонитви за картою.
    [stronghold] Із запасу дістають жетон гонитви за фортецю.
   *[hunt] Із запасу дістають жетон гонитви: гонитва вдалася.
}
ask-wotr-companion-drawn = Супутник, який загине, вибирається випадково.

## Журнал

log-wotr-turn = Починається хід { NUMBER($count, useGrouping: 0) }.
log-wotr-allocates = { $count ->
    [one] У комірку гонитви покладено { $count } кубик ({ $seat }).
    [few] У комірку гонитви покладено { $count } кубики ({ $seat }).
   *[many] У комірку гонитви покладено { $count } кубиків ({ $seat }).
}
log-wotr-rolls-action-dice = Кубики дій { $side_genitive }: { $die }.
log-wotr-eyes = { $count ->
    [one] До комірки гонитви йде { $count } Око.
    [few] До комірки гонитви йдуть { $count } Ока.
   *[many] До комірки гонитви йде { $count } Очей.
}
log-wotr-uses = Кубик { $seat_genitive }: { $die }.
log-wotr-will-becomes = Воля Заходу ({ $seat }) стає результатом: { $die }.
log-wotr-passes = Пас: { $seat }.
log-wotr-skips = Дію пропущено ({ $seat }): { $die }.
log-wotr-ring = Ельфійський Перстень ({ $seat }): був результат «{ $die }», став «{ $to_die }».
log-wotr-mordor-idle = Цього ходу Братство в Мордорі не рухалося й не ховалося.
log-wotr-corruption = Споганення: { $count } (зміна: { NUMBER($amount) }).
log-wotr-won-corruption = Персненосці скорилися Персню: Тінь перемогла.
log-wotr-won-ring = Перстень кинуто в Розколину Недолі: Вільні Народи перемогли.
log-wotr-won-military = Воєнна перемога: { $side }.

## Чому це неможливо

reason-wotr-allocation-dice = { $count ->
    [one] Є лише { $count } кубик.
    [few] Є лише { $count } кубики.
   *[many] Є лише { $count } кубиків.
}
reason-wotr-allocation-high = { $count ->
    [one] У комірку гонитви можна покласти не більше ніж { $count } кубик: по одному за супутника в Братстві.
    [few] У комірку гонитви можна покласти не більше ніж { $count } кубики: по одному за супутника в Братстві.
   *[many] У комірку гонитви можна покласти не більше ніж { $count } кубиків: по одному за супутника в Братстві.
}
reason-wotr-allocation-low = { $count ->
    [one] У комірку гонитви треба покласти щонайменше { $count } кубик: минулого ходу Братство рухалося за допомогою кубика.
    [few] У комірку гонитви треба покласти щонайменше { $count } кубики: минулого ходу Братство рухалося за допомогою кубика.
   *[many] У комірку гонитви треба покласти щонайменше { $count } кубиків: минулого ходу Братство рухалося за допомогою кубика.
}
reason-wotr-pass-needs-fewer-dice = Пасувати можна, лише якщо невикористаних кубиків у вас менше, ніж у суперника.
reason-wotr-no-such-die = У вас немає невикористаного кубика з таким результатом: { $die }.
reason-wotr-no-such-face = На ваших кубиках немає такої грані: { $die }.
reason-wotr-die-cannot = Такий результат цього не дозволяє: { $die }.
reason-wotr-die-useless = З таким результатом зараз нічого не можна зробити: { $die }. Дію можна пропустити.
reason-wotr-will-single-result = Воля Заходу стає одним певним результатом, але не таким: { $die }.
reason-wotr-finish-first = Спершу завершіть поточну дію.
reason-wotr-no-ring = У вас немає Ельфійського Персня.
reason-wotr-ring-used = Цього ходу ви вже застосували Ельфійський Перстень.
reason-wotr-ring-no-will = Ельфійський Перстень не може дати Волю Заходу.
reason-wotr-same-result = Кубик уже показує цей результат: { $die }.

## Завершення

outcome-corruption = Персненосців здолало споганення
outcome-ring-destroyed = Перстень знищено в Розколині Недолі
outcome-military = воєнна перемога
