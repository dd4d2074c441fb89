### Битвы и осады: атаки, боевые раунды, боевые карты, потери.

## Вопросы

ask-wotr-attack-from = Какое войско атакует?
ask-wotr-attack-target = { $region }: кого атакует войско?
ask-wotr-attackers = { $from_region } — { $region }: кто атакует? Остальные составят арьергард.
ask-wotr-withdraw = { $region }, боевой раунд { NUMBER($count) }: принять полевое сражение или отступить в крепость?
ask-wotr-combat-card = { $region }, боевой раунд { NUMBER($count) }: сыграть боевую карту?
standing-combat-card = Вы не играете боевых карт.
ask-wotr-white-rider = { $region }: отказаться от лидерства Гэндальфа Белого, чтобы до конца битвы лишить лидерства всех назгулов?
standing-white-rider = Вы не отказываетесь от лидерства Гэндальфа Белого.
ask-wotr-sorcerer = В битве участвует Король-чародей. Взять карту из этой колоды: { $deck }?
ask-wotr-leader-re-roll = { $failed ->
    [one] { NUMBER($failed) } промах.
    [few] { NUMBER($failed) } промаха.
   *[many] { NUMBER($failed) } промахов.
} Сколько кубиков перебросить? Не больше { NUMBER($count) }.
ask-wotr-take-hit = { $region }: осталось попаданий: { NUMBER($count) }. Выберите потери.
ask-wotr-press = { $region }, после боевого раунда { NUMBER($count) }: продолжить или прекратить атаку?
ask-wotr-retreat = { $region }, после боевого раунда { NUMBER($count) }: остаться или отступить?
ask-wotr-leave-battle = { $region }: куда войско уйдет до бросков?
ask-wotr-prolong = { $region }, после раунда штурма { NUMBER($count) }: превратить элитный отряд в обычный ради еще одного раунда?
ask-wotr-advance-army = { $region }: кто войдет в регион?
ask-wotr-combat-companion = «{ $combat }»: какой спутник?
ask-wotr-combat-amount = «{ $combat }»: сколько, от { NUMBER($low) } до { NUMBER($high) }?
ask-wotr-combat-victim = «{ $combat }»: какая миниатюра?

## Журнал

log-wotr-attacks = Атака ({ $side }): { $from_region } — { $region }.
log-wotr-assaults = Штурм крепости ({ $side }): { $region }. Атакующие стоят здесь: { $from_region }.
log-wotr-sortie = Вылазка ({ $side }): { $region }. Гарнизон выходит отсюда: { $from_region }.
log-wotr-relieves = Прорыв осады ({ $side }): { $from_region } — { $region }.
log-wotr-attacker = В атаке: { $figure } × { NUMBER($count) }.
log-wotr-combat-round = { $region }: боевой раунд { NUMBER($count) }.
log-wotr-withdraws = Защитники отступают в крепость ({ $side }): { $region }.
log-wotr-lays-card = Боевая карта выложена лицом вниз ({ $seat }): { $deck }.
log-wotr-lays-no-card = Без боевой карты ({ $seat }).
log-wotr-combat-cards-banned = Боевые карты играть нельзя ({ $side }).
log-wotr-combat-card = Боевая карта ({ $side }): «{ $combat }» с карты «{ $card }».
log-wotr-combat-card-cancelled = Боевая карта не действует: «{ $combat }».
log-wotr-white-rider = Белый Всадник: у назгулов нет лидерства в этой битве.
log-wotr-gives-up-leadership = Отказ от лидерства на этот раунд: { $character }.
log-wotr-nazgul-give-up-leadership = Назгулы отказываются от лидерства на этот раунд: { NUMBER($count) }.
log-wotr-no-leader-reroll = В этом раунде без переброса за лидерство ({ $side }).
log-wotr-forgoes-reroll = Промахи не перебрасываются ({ $side }).
log-wotr-silenced = В этом раунде без лидерства и способностей: { $character }.
log-wotr-card-scores = «{ $combat }»: еще попаданий: { NUMBER($count) }.
log-wotr-card-cancels-hits = «{ $combat }»: отменено попаданий: { NUMBER($count) }.
log-wotr-card-turns-misses = «{ $combat }»: промахов стало попаданиями: { NUMBER($count) }.
log-wotr-card-own-hits = «{ $combat }»: попаданий по своему войску: { NUMBER($count) }.
log-wotr-combat-roll = Боевой бросок ({ $side }): { $roll }; нужно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , прибавка: { NUMBER($amount) }
}; попаданий: { NUMBER($count) }.
log-wotr-leader-reroll = Переброс за лидерство ({ $side }): { $roll }; нужно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , прибавка: { NUMBER($amount) }
}; попаданий: { NUMBER($count) }.
log-wotr-extra-attack = Дополнительная атака ({ $side }): { $roll }; нужно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , прибавка: { NUMBER($amount) }
}; попаданий: { NUMBER($count) }.
log-wotr-army-destroyed = Войско уничтожено ({ $side }): { $region }.
log-wotr-ceases = Атака прекращена ({ $side }).
log-wotr-retreats = Отступление ({ $side }): { $from_region } — { $region }.
log-wotr-prolongs = Штурм продолжается ({ $side }): { $figure }.
log-wotr-battle-won = Битва выиграна ({ $side }): { $region }.
log-wotr-battle-both-destroyed = Оба войска уничтожены: { $region }.
log-wotr-advances = Атакующие входят в регион ({ $side }): { $region }.
log-wotr-stays = Атакующие остаются на месте ({ $side }): { $region }.

## Почему это невозможно

reason-wotr-no-attack = Ни одно войско никого не может атаковать.
reason-wotr-no-army-there = У вас здесь нет войска: { $region }.
reason-wotr-no-target = Отсюда некого атаковать: { $region }.
reason-wotr-nobody-at-war = Атакуют только отряды народов, вступивших в войну: { $region }.
reason-wotr-nobody-to-attack = Здесь некого атаковать: { $region }.
reason-wotr-attack-not-adjacent = Этот регион не соседний: { $region }.
reason-wotr-assault-from-inside = Осажденных может атаковать только войско в том же регионе: { $region }.
reason-wotr-besieged-only-sortie = Осажденное войско может сделать только вылазку, а здесь атаковать не может: { $region }.
reason-wotr-attack-needs-leader = С результатом «Персонаж» среди атакующих должен быть лидер или персонаж.
reason-wotr-attack-needs-unit = Атаковать должен хотя бы один отряд.
reason-wotr-rearguard-needs-unit = В арьергарде должен быть хотя бы один отряд.
reason-wotr-not-at-war-stays = Народ не в войне, поэтому остается в арьергарде: { $figure }.
reason-wotr-cannot-be-hit = Не участвует в битве и не может понести потери: { $figure }.
reason-wotr-leader-takes-no-hit = Попадания принимают только отряды: { $figure }.
reason-wotr-elite-is-reduced = За одно попадание элитный отряд не убирают, а превращают в обычный: { $figure }.
reason-wotr-elite-takes-two-hits = Чтобы убрать элитный отряд, нужны два попадания: { $figure }.
reason-wotr-no-elite = Это не элитный отряд: { $figure }.
reason-wotr-no-regular-left = Не осталось обычного отряда на замену: { $figure }.
reason-wotr-retreat-not-adjacent = Отступать можно только в соседний регион: { $region }.
reason-wotr-retreat-not-free = Этот регион не свободен: { $region }.
reason-wotr-no-stronghold-here = Здесь нет своей крепости, куда можно отступить.
reason-wotr-prolong-needs-elite = Продлить штурм может только элитный отряд: { $figure }.
reason-wotr-prolong-not-in-battle = Не участвует в штурме: { $figure }.
reason-wotr-prolong-no-regular = Нет обычного отряда на замену: { $figure }.
reason-wotr-level-zero-stays = Персонаж нулевого уровня не может покинуть регион: { $figure }.
reason-wotr-advance-needs-unit = В регион должен войти хотя бы один отряд.
reason-wotr-leaders-stranded = Лидеры остались бы без отряда.
reason-wotr-combat-card-not-held = У вас нет этой карты: «{ $card }».
reason-wotr-combat-card-not-yours = Это карта другой стороны.
reason-wotr-combat-card-needs-companion = В этом раунде боевую карту можно сыграть только при участии спутника.
reason-wotr-combat-no-companion = Ни один спутник не участвует в битве.
reason-wotr-combat-leadership-lost = От этого лидерства уже отказались.
reason-wotr-combat-needs-character = Должен участвовать кто-то из них: { $character }.
reason-wotr-combat-no-leader = Не участвуют ни лидер, ни спутник.
reason-wotr-combat-no-elite = Ни один ваш элитный отряд не участвует.
reason-wotr-combat-no-ring-bearers = Хранителей Кольца нет в регионе защищающегося войска.
reason-wotr-combat-not-in-rohan = Защищающееся войско не в Рохане, не в Фангорне и не в Ортханке.
reason-wotr-combat-not-in-free-land = Защищающееся войско не в землях свободных народов.
reason-wotr-combat-not-defending = Для этого нужно войско, которое защищается в поле.
reason-wotr-combat-no-nazgul = Ни один назгул не участвует.
reason-wotr-combat-nazgul-leadership = Назгулам в битве нужно лидерства не меньше: { NUMBER($count) }.
reason-wotr-combat-far-from-moria = Защищающееся войско дальше двух регионов от Мории.
reason-wotr-combat-no-isengard = Отряды Изенгарда не участвуют.
reason-wotr-combat-no-assault = Защитник сражается не в крепости.
reason-wotr-combat-no-mumakil = Элитные отряды харадримов и истерлингов не участвуют.
