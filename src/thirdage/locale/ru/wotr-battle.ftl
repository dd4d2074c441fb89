### Битвы и осады: атаки, боевые раунды, боевые карты, потери.

## Вопросы

ask-attack-from = Какое войско атакует?
ask-attack-target = { $region }: кого атакует войско?
ask-attackers = { $from_region } — { $region }: кто атакует? Остальные составят арьергард.
ask-withdraw = { $region }, боевой раунд { NUMBER($count) }: принять полевое сражение или отступить в крепость?
ask-combat-card = { $region }, боевой раунд { NUMBER($count) }: сыграть боевую карту?
standing-combat-card = Вы не играете боевых карт.
ask-white-rider = { $region }: отказаться от лидерства Гэндальфа Белого, чтобы до конца битвы лишить лидерства всех назгулов?
standing-white-rider = Вы не отказываетесь от лидерства Гэндальфа Белого.
ask-sorcerer = В битве участвует Король-чародей. Взять карту из этой колоды: { $deck }?
ask-leader-re-roll = { $failed ->
    [one] { NUMBER($failed) } промах.
    [few] { NUMBER($failed) } промаха.
   *[many] { NUMBER($failed) } промахов.
} Сколько кубиков перебросить? Не больше { NUMBER($count) }.
ask-take-hit = { $region }: осталось попаданий: { NUMBER($count) }. Выберите потери.
ask-press = { $region }, после боевого раунда { NUMBER($count) }: продолжить или прекратить атаку?
ask-retreat = { $region }, после боевого раунда { NUMBER($count) }: остаться или отступить?
ask-leave-battle = { $region }: куда войско уйдет до бросков?
ask-prolong = { $region }, после раунда штурма { NUMBER($count) }: превратить элитный отряд в обычный ради еще одного раунда?
ask-advance-army = { $region }: кто войдет в регион?
ask-combat-companion = «{ $combat }»: какой спутник?
ask-combat-amount = «{ $combat }»: сколько, от { NUMBER($low) } до { NUMBER($high) }?
ask-combat-victim = «{ $combat }»: какая миниатюра?

## Журнал

log-attacks = Атака ({ $side }): { $from_region } — { $region }.
log-assaults = Штурм крепости ({ $side }): { $region }. Атакующие стоят здесь: { $from_region }.
log-sortie = Вылазка ({ $side }): { $region }. Гарнизон выходит отсюда: { $from_region }.
log-relieves = Прорыв осады ({ $side }): { $from_region } — { $region }.
log-attacker = В атаке: { $figure } × { NUMBER($count) }.
log-combat-round = { $region }: боевой раунд { NUMBER($count) }.
log-withdraws = Защитники отступают в крепость ({ $side }): { $region }.
log-lays-card = Боевая карта выложена лицом вниз ({ $seat }): { $deck }.
log-lays-no-card = Без боевой карты ({ $seat }).
log-combat-cards-banned = Боевые карты играть нельзя ({ $side }).
log-combat-card = Боевая карта ({ $side }): «{ $combat }» с карты «{ $card }».
log-combat-card-cancelled = Боевая карта не действует: «{ $combat }».
log-white-rider = Белый Всадник: у назгулов нет лидерства в этой битве.
log-gives-up-leadership = Отказ от лидерства на этот раунд: { $character }.
log-nazgul-give-up-leadership = Назгулы отказываются от лидерства на этот раунд: { NUMBER($count) }.
log-no-leader-reroll = В этом раунде без переброса за лидерство ({ $side }).
log-forgoes-reroll = Промахи не перебрасываются ({ $side }).
log-silenced = В этом раунде без лидерства и способностей: { $character }.
log-card-scores = «{ $combat }»: еще попаданий: { NUMBER($count) }.
log-card-cancels-hits = «{ $combat }»: отменено попаданий: { NUMBER($count) }.
log-card-turns-misses = «{ $combat }»: промахов стало попаданиями: { NUMBER($count) }.
log-card-own-hits = «{ $combat }»: попаданий по своему войску: { NUMBER($count) }.
log-combat-roll = Боевой бросок ({ $side }): { $roll }; нужно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , прибавка: { NUMBER($amount) }
}; попаданий: { NUMBER($count) }.
log-leader-reroll = Переброс за лидерство ({ $side }): { $roll }; нужно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , прибавка: { NUMBER($amount) }
}; попаданий: { NUMBER($count) }.
log-extra-attack = Дополнительная атака ({ $side }): { $roll }; нужно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , прибавка: { NUMBER($amount) }
}; попаданий: { NUMBER($count) }.
log-army-destroyed = Войско уничтожено ({ $side }): { $region }.
log-ceases = Атака прекращена ({ $side }).
log-retreats = Отступление ({ $side }): { $from_region } — { $region }.
log-prolongs = Штурм продолжается ({ $side }): { $figure }.
log-battle-won = Битва выиграна ({ $side }): { $region }.
log-battle-both-destroyed = Оба войска уничтожены: { $region }.
log-advances = Атакующие входят в регион ({ $side }): { $region }.
log-stays = Атакующие остаются на месте ({ $side }): { $region }.

## Почему это невозможно

reason-no-attack = Ни одно войско никого не может атаковать.
reason-no-army-there = У вас здесь нет войска: { $region }.
reason-no-target = Отсюда некого атаковать: { $region }.
reason-nobody-at-war = Атакуют только отряды народов, вступивших в войну: { $region }.
reason-nobody-to-attack = Здесь некого атаковать: { $region }.
reason-attack-not-adjacent = Этот регион не соседний: { $region }.
reason-assault-from-inside = Осажденных может атаковать только войско в том же регионе: { $region }.
reason-besieged-only-sortie = Осажденное войско может сделать только вылазку, а здесь атаковать не может: { $region }.
reason-attack-needs-leader = С результатом «Персонаж» среди атакующих должен быть лидер или персонаж.
reason-attack-needs-unit = Атаковать должен хотя бы один отряд.
reason-rearguard-needs-unit = В арьергарде должен быть хотя бы один отряд.
reason-not-at-war-stays = Народ не в войне, поэтому остается в арьергарде: { $figure }.
reason-cannot-be-hit = Не участвует в битве и не может понести потери: { $figure }.
reason-leader-takes-no-hit = Попадания принимают только отряды: { $figure }.
reason-elite-is-reduced = За одно попадание элитный отряд не убирают, а превращают в обычный: { $figure }.
reason-elite-takes-two-hits = Чтобы убрать элитный отряд, нужны два попадания: { $figure }.
reason-no-elite = Это не элитный отряд: { $figure }.
reason-no-regular-left = Не осталось обычного отряда на замену: { $figure }.
reason-retreat-not-adjacent = Отступать можно только в соседний регион: { $region }.
reason-retreat-not-free = Этот регион не свободен: { $region }.
reason-no-stronghold-here = Здесь нет своей крепости, куда можно отступить.
reason-prolong-needs-elite = Продлить штурм может только элитный отряд: { $figure }.
reason-prolong-not-in-battle = Не участвует в штурме: { $figure }.
reason-prolong-no-regular = Нет обычного отряда на замену: { $figure }.
reason-level-zero-stays = Персонаж нулевого уровня не может покинуть регион: { $figure }.
reason-advance-needs-unit = В регион должен войти хотя бы один отряд.
reason-leaders-stranded = Лидеры остались бы без отряда.
reason-combat-card-not-held = У вас нет этой карты: «{ $card }».
reason-combat-card-not-yours = Это карта другой стороны.
reason-combat-card-needs-companion = В этом раунде боевую карту можно сыграть только при участии спутника.
reason-combat-no-companion = Ни один спутник не участвует в битве.
reason-combat-leadership-lost = От этого лидерства уже отказались.
reason-combat-needs-character = Должен участвовать кто-то из них: { $character }.
reason-combat-no-leader = Не участвуют ни лидер, ни спутник.
reason-combat-no-elite = Ни один ваш элитный отряд не участвует.
reason-combat-no-ring-bearers = Хранителей Кольца нет в регионе защищающегося войска.
reason-combat-not-in-rohan = Защищающееся войско не в Рохане, не в Фангорне и не в Ортханке.
reason-combat-not-in-free-land = Защищающееся войско не в землях свободных народов.
reason-combat-not-defending = Для этого нужно войско, которое защищается в поле.
reason-combat-no-nazgul = Ни один назгул не участвует.
reason-combat-nazgul-leadership = Назгулам в битве нужно лидерства не меньше: { NUMBER($count) }.
reason-combat-far-from-moria = Защищающееся войско дальше двух регионов от Мории.
reason-combat-no-isengard = Отряды Изенгарда не участвуют.
reason-combat-no-assault = Защитник сражается не в крепости.
reason-combat-no-mumakil = Элитные отряды харадримов и истерлингов не участвуют.
