### Наем и политика.

## Вопросы

ask-wotr-recruit = Какую миниатюру нанять и где? Миниатюра { NUMBER($count) }, всего не больше двух.
ask-wotr-voice-settlements = { $count ->
    [one] Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count } поселение.
    [few] Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count } поселения.
   *[many] Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count } поселений.
}

## Журнал

log-wotr-recruited = Наем ({ $region }): { $figure } × { NUMBER($count) }.
log-wotr-replaced = { $region }: { $figure } × { NUMBER($count) }, замена: { $to_figure }.
log-wotr-voice = Звучит голос Сарумана.
log-wotr-envoy = Призывает свой народ к войне: { $character }.
log-wotr-messenger = { $character } превращает результат «сбор» в другой: { $die }.
log-wotr-activated = Народ становится активным: { $nation }.
log-wotr-advanced = Шаг к войне: { $nation }. Осталось шагов: { NUMBER($count) }.
log-wotr-at-war = Народ вступает в войну: { $nation }!
log-wotr-stepped-back = Шаг назад от войны: { $nation }. Осталось шагов: { NUMBER($count) }.

## Почему это невозможно

reason-wotr-no-recruit = Эту миниатюру нанять нельзя: { $figure }.
reason-wotr-elite-alone = Элитный отряд нанимают только один, без других миниатюр: { $figure }.
reason-wotr-not-at-war = Народ не в войне: { $nation }.
reason-wotr-muster-nobody-at-war = Ни один из ваших народов не в войне.
reason-wotr-nothing-to-recruit = Нанять сейчас никого и нигде нельзя.
reason-wotr-none-available = В подкреплениях больше нет: { $figure }.
reason-wotr-same-settlement = Две миниатюры нанимают в разных поселениях, а первая уже здесь: { $region }.
reason-wotr-not-own-settlement = Здесь нет поселения этого народа: { $figure } — { $region }.
reason-wotr-nazgul-need-stronghold = Назгулов нанимают только в крепостях Саурона, а это не такая крепость: { $region }.
reason-wotr-captured-settlement = Под контролем врага: { $region }.
reason-wotr-besieged-settlement = В осаде: { $region }.
reason-wotr-region-not-free = Регион не свободен: { $region }.
reason-wotr-leader-needs-unit = Лидеру нужен отряд рядом: { $region }.
reason-wotr-must-recruit = Наймите хотя бы одну миниатюру.
reason-wotr-not-your-nation = Это народ не вашей стороны: { $nation }.
reason-wotr-already-at-war = Народ уже в войне: { $nation }.
reason-wotr-passive = Пассивный народ не может вступить в войну: { $nation }.
reason-wotr-no-envoy = Такой способности нет: { $character }.
reason-wotr-envoy-not-home = { $character } должен быть в незахваченном поселении своего народа, названном на карте, а это не оно: { $region }.
reason-wotr-once-a-turn = Только один раз за ход: { $character }.
reason-wotr-voice-needs-regulars = Здесь нужны обычные отряды Изенгарда: { $region }, { NUMBER($count) }.
