### Войска: передвижение, предел группирования, захват, потери.

## Вопросы

ask-move-army = Передвиньте войско в соседний регион: откуда и куда? Осталось передвинуть войск: { NUMBER($count) }.
ask-army-figures = Какие миниатюры пойдут? { $from_region } — { $region }.
ask-march-from = Откуда выступает войско? Регионов не больше: { NUMBER($count) }.
ask-march-figures = Какие миниатюры выступают отсюда: { $region }?
ask-march-on = Войско здесь: { $region }. Куда дальше? Осталось регионов: { NUMBER($count) }.
ask-disband = { $count ->
    [one] Отрядов больше предела: { $region }. Верните в подкрепления { $count } отряд по своему выбору.
    [few] Отрядов больше предела: { $region }. Верните в подкрепления { $count } отряда по своему выбору.
   *[many] Отрядов больше предела: { $region }. Верните в подкрепления { $count } отрядов по своему выбору.
}

## Журнал

log-army-moves = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-disbanded = Сверх предела, назад в подкрепления ({ $region }): { $figure } × { NUMBER($count) }.
log-eliminated = Потери ({ $region }): { $figure } × { NUMBER($count) }.
log-reduced = Заменен обычным отрядом ({ $region }): { $figure }.
log-captured = Поселение захвачено ({ $side }): { $region }.
log-recaptured = Поселение отбито ({ $side }): { $region }.
log-siege = Начинается осада: { $region }.
log-siege-lifted = Осада снята: { $region }.

## Почему это невозможно

reason-no-army-can-move = С этим результатом ни одно войско не может двинуться.
reason-no-army-here = Здесь нет вашего войска: { $region }.
reason-besieged-army = Осажденное войско не может уйти: { $region }.
reason-army-moved-already = Те, кто здесь стоит, в этом действии уже двигались: { $region }.
reason-moved-already = Столько миниатюр двинуть нельзя, за одно действие никто не движется дважды: { $figure }.
reason-level-zero = Персонаж нулевого уровня никогда не движется: { $figure }.
reason-not-adjacent = Это не соседние регионы: { $from_region }, { $region }.
reason-black-border = Граница между ними непроходима: { $from_region }, { $region }.
reason-enemy-army = Здесь вражеские отряды, войску пришлось бы атаковать: { $region }.
reason-not-at-war-border = Народ не в войне, и в земли другого народа входить нельзя: { $figure } — { $region }.
reason-no-units = В войске должен быть хотя бы один отряд.
reason-army-not-led = С войском должен идти лидер или персонаж, способный двигаться.
reason-leader-stranded = Лидеров свободных народов нельзя оставить без отряда.
reason-must-move = Сначала нужно сделать хотя бы одно передвижение.
reason-nowhere-to-march = Из этого региона такой переход невозможен: { $region }.
reason-march-ends-elsewhere = Здесь переход закончиться не может.
