### Хід «Війни Персня»: фази, кубики, пас, персні, перемога.

## Запитання

ask-wotr-action = Ваша дія: який кубик використаєте?
ask-wotr-die = Кубик «{ $die_capital }»: що ви зробите?
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
    [mordor] Братство на треку Мордору: із запасу тягнуть жетон гонитви.
    [card] Карта велить витягти із запасу жетон гонитви.
    [stronghold] Фортеця Тіні на шляху: із запасу тягнуть жетон гонитви.
   *[hunt] Гонитва вдалася: із запасу тягнуть жетон гонитви.
}
ask-wotr-companion-drawn = Супутника, який загине, обирає випадок.

## Журнал

log-wotr-turn = Починається хід { NUMBER($count, useGrouping: 0) }.
log-wotr-allocates = { $seat_capital } { $seat_gender ->
    [plural] кладуть
   *[other] кладе
} в комірку гонитви { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
log-wotr-rolls-action-dice = { $side_capital } { $side_gender ->
    [plural] кидають
   *[other] кидає
} кубики дій: { $die_counted }.
log-wotr-eyes = { $count ->
    [one] До комірки гонитви йде { $count } Око.
    [few] До комірки гонитви йдуть { $count } Ока.
   *[many] До комірки гонитви йдуть { $count } Очей.
}
log-wotr-uses = { $seat_capital } { $seat_gender ->
    [plural] використовують
   *[other] використовує
} кубик «{ $die_capital }».
log-wotr-will-becomes = { $seat_capital } { $seat_gender ->
    [plural] перетворюють
   *[other] перетворює
} Волю Заходу на результат «{ $die_capital }».
log-wotr-passes = { $seat_capital } { $seat_gender ->
    [plural] пасують
   *[other] пасує
}.
log-wotr-skips = { $seat_capital } { $seat_gender ->
    [plural] пропускають
   *[other] пропускає
} дію: кубик «{ $die_capital }» пропадає.
log-wotr-ring = { $seat_capital } { $seat_gender ->
    [plural] застосовують
   *[other] застосовує
} Ельфійський Перстень: замість «{ $die_capital }» на кубику тепер «{ $to_die_capital }».
log-wotr-mordor-idle = Цього ходу Братство в Мордорі не рухалося й не ховалося.
log-wotr-corruption = { $amount ->
    [-1] Споганення зменшується на 1 — до { $count }.
    [-2] Споганення зменшується на 2 — до { $count }.
    [-3] Споганення зменшується на 3 — до { $count }.
   *[other] Споганення зростає на { NUMBER($amount) } — до { $count }.
}
log-wotr-won-corruption = Персненосці скорилися Персню: Тінь перемогла.
log-wotr-won-ring = Перстень кинуто в Розколину Недолі: Вільні Народи перемогли.
log-wotr-won-military = { $side_capital } { $side_gender ->
    [plural] здобувають
   *[other] здобуває
} воєнну перемогу!

## Чому це неможливо

reason-wotr-allocation-dice = Є лише { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}.
reason-wotr-allocation-high = У комірку гонитви можна покласти не більше ніж { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}: по одному за кожного супутника в Братстві.
reason-wotr-allocation-low = У комірку гонитви треба покласти щонайменше { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}: минулого ходу Братство рухалося за допомогою кубика.
reason-wotr-pass-needs-fewer-dice = Пасувати можна, лише якщо невикористаних кубиків у вас менше, ніж у суперника.
reason-wotr-no-such-die = У вас немає невикористаного кубика «{ $die_capital }».
reason-wotr-no-such-face = На ваших кубиках немає грані «{ $die_capital }».
reason-wotr-die-cannot = Результат «{ $die_capital }» цього не дозволяє.
reason-wotr-die-useless = Із результатом «{ $die_capital }» зараз нічого не зробиш. Дію можна пропустити.
reason-wotr-will-single-result = Воля Заходу має стати одним певним результатом, тож «{ $die_capital }» не годиться.
reason-wotr-finish-first = Спершу завершіть поточну дію.
reason-wotr-no-ring = У вас немає Ельфійського Персня.
reason-wotr-ring-used = Цього ходу ви вже застосували Ельфійський Перстень.
reason-wotr-ring-no-will = Ельфійський Перстень не може дати Волю Заходу.
reason-wotr-same-result = На кубику й так результат «{ $die_capital }».

## Завершення

outcome-corruption = Персненосців здолало споганення
outcome-ring-destroyed = Перстень знищено в Розколині Недолі
outcome-military = воєнна перемога
