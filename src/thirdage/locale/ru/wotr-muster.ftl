### Набор и политика.

## Вопросы

ask-wotr-recruit = Кого набрать и где? { $count ->
    [1] Это первая миниатюра из двух.
   *[other] Это вторая миниатюра из двух.
}
ask-wotr-voice-settlements = Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count ->
    [one] { $count } поселение
    [few] { $count } поселения
   *[many] { $count } поселений
}.

## Журнал

log-wotr-recruited = { $region_at-capital } { $count ->
    [one] набран
    [few] набраны
   *[many] набраны
} { $figure_counted }.
log-wotr-replaced = { $region_at-capital } { $count ->
    [one] место { $figure_genitive } занимает { $to_figure }
    [few] { $figure_counted } уступают место, и теперь там { $to_figure_counted }
   *[many] { $figure_counted } уступают место, и теперь там { $to_figure_counted }
}.
log-wotr-voice = Звучит голос Сарумана.
log-wotr-envoy = { $character_capital } призывает свой народ к войне.
log-wotr-messenger = { $character_capital } превращает результат «Сбор» в «{ $die_capital }».
log-wotr-activated = { $nation_capital } { $nation_gender ->
    [plural] становятся активными
   *[other] становится активным
}.
log-wotr-advanced = { $nation_capital } { $nation_gender ->
    [plural] делают
   *[other] делает
} { $count ->
    [0] последний шаг к войне
    [one] шаг к войне; остался { $count } шаг
    [few] шаг к войне; осталось { $count } шага
   *[many] шаг к войне; осталось { $count } шагов
}.
log-wotr-at-war = { $nation_capital } { $nation_gender ->
    [plural] вступают
   *[other] вступает
} в войну!
log-wotr-stepped-back = { $nation_capital } { $nation_gender ->
    [plural] отступают
   *[other] отступает
} на шаг от войны; { $count ->
    [one] остался { $count } шаг
    [few] осталось { $count } шага
   *[many] осталось { $count } шагов
}.

## Почему это невозможно

reason-wotr-no-recruit = Набрать { $figure_accusative } нельзя.
reason-wotr-elite-alone = { $figure_capital } занимает весь набор: больше никого с ним набрать нельзя.
reason-wotr-not-at-war = { $nation_capital } ещё не в войне.
reason-wotr-muster-nobody-at-war = Ни один из ваших народов ещё не вступил в войну.
reason-wotr-nothing-to-recruit = Набрать сейчас никого и нигде нельзя.
reason-wotr-none-available = В подкреплениях больше нет миниатюр «{ $figure }».
reason-wotr-same-settlement = Две миниатюры набирают в разных поселениях, а первая уже { $region_at }.
reason-wotr-not-own-settlement = Набрать { $figure_accusative } { $region_at } нельзя: это не поселение его народа.
reason-wotr-nazgul-need-stronghold = Назгулов набирают только в крепостях Саурона, а { $region_at } такой крепости нет.
reason-wotr-captured-settlement = { $region_at-capital } хозяйничает враг.
reason-wotr-besieged-settlement = { $region_at-capital } крепость в осаде.
reason-wotr-region-not-free = Регион { $region } не свободен.
reason-wotr-leader-needs-unit = Лидеру нужен отряд, а { $region_at } отряда нет.
reason-wotr-must-recruit = Наберите хотя бы одну миниатюру.
reason-wotr-not-your-nation = { $nation_capital } — не ваш народ.
reason-wotr-already-at-war = { $nation_capital } уже в войне.
reason-wotr-passive = { $nation_capital } ещё { $nation_gender ->
    [plural] пассивны и не могут
   *[other] пассивен и не может
} вступить в войну.
reason-wotr-no-envoy = У { $character_genitive } нет такой способности.
reason-wotr-envoy-not-home = { $character_capital } { $region_at }, а должен быть в незахваченном поселении своего народа, названном на карте.
reason-wotr-once-a-turn = { $character_capital } делает это только один раз за ход.
reason-wotr-voice-needs-regulars = Обычных отрядов Изенгарда { $region_at } должно быть не меньше { NUMBER($count) }.
