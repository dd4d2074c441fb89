### Войска: передвижение, предел группирования, захват, потери.

## Вопросы

ask-wotr-move-army = Какое войско передвинуть в соседний регион? Можно передвинуть ещё { $count ->
    [one] { $count } войско
    [few] { $count } войска
   *[many] { $count } войск
}.
ask-wotr-army-figures = Кто пойдёт { $from_region_from } { $region_into }?
ask-wotr-march-from = Откуда выступит войско? Оно пройдёт не больше { $count ->
    [one] { $count } региона
    [few] { $count } регионов
   *[many] { $count } регионов
}.
ask-wotr-march-figures = Кто выступит { $region_from }?
ask-wotr-march-on = Войско стоит { $region_at }. Куда дальше? Можно пройти ещё { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
}.
ask-wotr-disband = { $region_at-capital } слишком много отрядов: верните в подкрепления { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
} по своему выбору.

## Журнал

log-wotr-army-moves = { $from_region_from-capital } { $region_into } { $count ->
    [one] идёт
    [few] идут
   *[many] идут
} { $figure_counted }.
log-wotr-disbanded = { $region_at-capital } слишком много отрядов: в подкрепления { $count ->
    [one] возвращается
    [few] возвращаются
   *[many] возвращаются
} { $figure_counted }.
log-wotr-eliminated = { $region_at-capital } { $count ->
    [one] погибает
    [few] погибают
   *[many] погибают
} { $figure_counted }.
log-wotr-reduced = Вместо { $figure_genitive } { $region_at } остаётся обычный отряд.
log-wotr-captured = { $side_capital } { $side_gender ->
    [plural] захватывают
   *[other] захватывает
} { $region_accusative }!
log-wotr-recaptured = { $side_capital } { $side_gender ->
    [plural] отбивают
   *[other] отбивает
} { $region_accusative }!
log-wotr-siege = Начинается осада { $region_genitive }.
log-wotr-siege-lifted = Осада { $region_genitive } снята.

## Почему это невозможно

reason-wotr-no-army-can-move = С этим результатом ни одно войско не может двинуться.
reason-wotr-no-army-here = У вас нет войска { $region_at }.
reason-wotr-besieged-army = Осаждённое войско не может выйти { $region_from }.
reason-wotr-army-moved-already = Те, кто стоит { $region_at }, в этом действии уже двигались.
reason-wotr-moved-already = { $figure_capital } за одно действие не движется дважды, поэтому столько миниатюр не передвинуть.
reason-wotr-level-zero = { $figure_capital } никогда не движется: это персонаж нулевого уровня.
reason-wotr-not-adjacent = { $from_region } и { $region } — не соседние регионы.
reason-wotr-black-border = Граница между { $from_region_instrumental } и { $region_instrumental } непроходима.
reason-wotr-enemy-army = Чтобы войти { $region_into }, войску пришлось бы атаковать вражеские отряды.
reason-wotr-not-at-war-border = { $figure_capital } не может войти { $region_into }: это земля другого народа, а свой ещё не в войне.
reason-wotr-no-units = В войске должен быть хотя бы один отряд.
reason-wotr-army-not-led = С войском должен идти лидер или персонаж, способный двигаться.
reason-wotr-leader-stranded = Лидеров свободных народов нельзя оставить без отряда.
reason-wotr-must-move = Сначала нужно сделать хотя бы одно передвижение.
reason-wotr-nowhere-to-march = Такой переход { $region_from } невозможен.
reason-wotr-march-ends-elsewhere = Здесь переход закончиться не может.
