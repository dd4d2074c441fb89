### Войска: передвижение, предел группирования, захват, потери.

## Вопросы

ask-wotr-move-army = Передвиньте войско в соседний регион: откуда и куда? Осталось передвинуть войск: { NUMBER($count) }.
ask-wotr-army-figures = Какие миниатюры пойдут? { $from_region } — { $region }.
ask-wotr-march-from = Откуда выступает войско? Регионов не больше: { NUMBER($count) }.
ask-wotr-march-figures = Какие миниатюры выступают отсюда: { $region }?
ask-wotr-march-on = Войско здесь: { $region }. Куда дальше? Осталось регионов: { NUMBER($count) }.
ask-wotr-disband = { $count ->
    [one] Отрядов больше предела: { $region }. Верните в подкрепления { $count } отряд по своему выбору.
    [few] Отрядов больше предела: { $region }. Верните в подкрепления { $count } отряда по своему выбору.
   *[many] Отрядов больше предела: { $region }. Верните в подкрепления { $count } отрядов по своему выбору.
}

## Журнал

log-wotr-army-moves = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-wotr-disbanded = Сверх предела, назад в подкрепления ({ $region }): { $figure } × { NUMBER($count) }.
log-wotr-eliminated = Потери ({ $region }): { $figure } × { NUMBER($count) }.
log-wotr-reduced = Заменен обычным отрядом ({ $region }): { $figure }.
log-wotr-captured = Поселение захвачено ({ $side }): { $region }.
log-wotr-recaptured = Поселение отбито ({ $side }): { $region }.
log-wotr-siege = Начинается осада: { $region }.
log-wotr-siege-lifted = Осада снята: { $region }.

## Почему это невозможно

reason-wotr-no-army-can-move = С этим результатом ни одно войско не может двинуться.
reason-wotr-no-army-here = Здесь нет вашего войска: { $region }.
reason-wotr-besieged-army = Осажденное войско не может уйти: { $region }.
reason-wotr-army-moved-already = Те, кто здесь стоит, в этом действии уже двигались: { $region }.
reason-wotr-moved-already = Столько миниатюр двинуть нельзя, за одно действие никто не движется дважды: { $figure }.
reason-wotr-level-zero = Персонаж нулевого уровня никогда не движется: { $figure }.
reason-wotr-not-adjacent = Это не соседние регионы: { $from_region }, { $region }.
reason-wotr-black-border = Граница между ними непроходима: { $from_region }, { $region }.
reason-wotr-enemy-army = Здесь вражеские отряды, войску пришлось бы атаковать: { $region }.
reason-wotr-not-at-war-border = Народ не в войне, и в земли другого народа входить нельзя: { $figure } — { $region }.
reason-wotr-no-units = В войске должен быть хотя бы один отряд.
reason-wotr-army-not-led = С войском должен идти лидер или персонаж, способный двигаться.
reason-wotr-leader-stranded = Лидеров свободных народов нельзя оставить без отряда.
reason-wotr-must-move = Сначала нужно сделать хотя бы одно передвижение.
reason-wotr-nowhere-to-march = Из этого региона такой переход невозможен: { $region }.
reason-wotr-march-ends-elsewhere = Здесь переход закончиться не может.
