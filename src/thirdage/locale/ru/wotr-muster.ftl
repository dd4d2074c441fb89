### Наем и политика.

## Вопросы

ask-recruit = Какую миниатюру нанять и где? Миниатюра { NUMBER($count) }, всего не больше двух.
ask-voice-settlements = { $count ->
    [one] Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count } поселение.
    [few] Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count } поселения.
   *[many] Голос Сарумана: обычных отрядов на все поселения не хватит. Выберите { $count } поселений.
}

## Журнал

log-recruited = Наем ({ $region }): { $figure } × { NUMBER($count) }.
log-replaced = { $region }: { $figure } × { NUMBER($count) }, замена: { $to_figure }.
log-voice = Звучит голос Сарумана.
log-envoy = Призывает свой народ к войне: { $character }.
log-messenger = { $character } превращает результат «сбор» в другой: { $die }.
log-activated = Народ становится активным: { $nation }.
log-advanced = Шаг к войне: { $nation }. Осталось шагов: { NUMBER($count) }.
log-at-war = Народ вступает в войну: { $nation }!
log-stepped-back = Шаг назад от войны: { $nation }. Осталось шагов: { NUMBER($count) }.

## Почему это невозможно

reason-no-recruit = Эту миниатюру нанять нельзя: { $figure }.
reason-elite-alone = Элитный отряд нанимают только один, без других миниатюр: { $figure }.
reason-not-at-war = Народ не в войне: { $nation }.
reason-muster-nobody-at-war = Ни один из ваших народов не в войне.
reason-nothing-to-recruit = Нанять сейчас никого и нигде нельзя.
reason-none-available = В подкреплениях больше нет: { $figure }.
reason-same-settlement = Две миниатюры нанимают в разных поселениях, а первая уже здесь: { $region }.
reason-not-own-settlement = Здесь нет поселения этого народа: { $figure } — { $region }.
reason-nazgul-need-stronghold = Назгулов нанимают только в крепостях Саурона, а это не такая крепость: { $region }.
reason-captured-settlement = Под контролем врага: { $region }.
reason-besieged-settlement = В осаде: { $region }.
reason-region-not-free = Регион не свободен: { $region }.
reason-leader-needs-unit = Лидеру нужен отряд рядом: { $region }.
reason-must-recruit = Наймите хотя бы одну миниатюру.
reason-not-your-nation = Это народ не вашей стороны: { $nation }.
reason-already-at-war = Народ уже в войне: { $nation }.
reason-passive = Пассивный народ не может вступить в войну: { $nation }.
reason-no-envoy = Такой способности нет: { $character }.
reason-envoy-not-home = { $character } должен быть в незахваченном поселении своего народа, названном на карте, а это не оно: { $region }.
reason-once-a-turn = Только один раз за ход: { $character }.
reason-voice-needs-regulars = Здесь нужны обычные отряды Изенгарда: { $region }, { NUMBER($count) }.
