### Битвы и осады: атаки, боевые раунды, боевые карты, потери.

## Вопросы

ask-wotr-attack-from = Какое войско атакует?
ask-wotr-attack-target = Кого атакует войско { $region_from }?
ask-wotr-attackers = Кто атакует { $region_accusative }? Остальные составят арьергард.
ask-wotr-withdraw = Битва { $region_at }, раунд { NUMBER($count) }: принять полевое сражение или отступить в крепость?
ask-wotr-combat-card = Битва { $region_at }, раунд { NUMBER($count) }: сыграть боевую карту?
standing-combat-card = Вы не играете боевых карт.
ask-wotr-white-rider = Битва { $region_at }: отказаться от лидерства Гэндальфа Белого, чтобы до её конца лишить лидерства всех назгулов?
standing-white-rider = Вы не отказываетесь от лидерства Гэндальфа Белого.
ask-wotr-sorcerer = В битве участвует Король-чародей: возьмёте карту { $deck_genitive }?
ask-wotr-leader-re-roll = { $failed ->
    [one] Промахнулся { NUMBER($failed) } кубик.
    [few] Промахнулись { NUMBER($failed) } кубика.
   *[many] Промахнулись { NUMBER($failed) } кубиков.
} Сколько перебросить? Не больше { NUMBER($count) }.
ask-wotr-take-hit = Битва { $region_at }: выберите потери. { $count ->
    [one] Осталось { NUMBER($count) } попадание.
    [few] Осталось { NUMBER($count) } попадания.
   *[many] Осталось { NUMBER($count) } попаданий.
}
ask-wotr-press = Битва { $region_at }, раунд { NUMBER($count) } позади: продолжить или прекратить атаку?
ask-wotr-retreat = Битва { $region_at }, раунд { NUMBER($count) } позади: остаться или отступить?
ask-wotr-leave-battle = Битва { $region_at }: куда войско уйдёт до бросков?
ask-wotr-prolong = Штурм { $region_genitive }, раунд { NUMBER($count) } позади: превратить элитный отряд в обычный ради ещё одного раунда?
ask-wotr-advance-army = Кто займёт { $region_accusative }?
ask-wotr-combat-companion = «{ $combat }»: выберите спутника.
ask-wotr-combat-amount = «{ $combat }»: выберите число от { NUMBER($low) } до { NUMBER($high) }.
ask-wotr-combat-victim = «{ $combat }»: кто погибнет?

## Журнал

log-wotr-attacks = { $side_capital } { $side_gender ->
    [plural] атакуют
   *[other] атакует
} { $region_accusative } { $from_region_from }.
log-wotr-assaults = { $side_capital } { $side_gender ->
    [plural] штурмуют
   *[other] штурмует
} { $region_accusative }.
log-wotr-sortie = { $side_capital } { $side_gender ->
    [plural] делают
   *[other] делает
} вылазку { $region_from }.
log-wotr-relieves = { $side_capital } { $side_gender ->
    [plural] идут
   *[other] идёт
} { $from_region_from } снимать осаду { $region_genitive }.
log-wotr-attacker = { $count ->
    [one] В атаку идёт
    [few] В атаку идут
   *[many] В атаку идут
} { $figure_counted }.
log-wotr-combat-round = Битва { $region_at }: раунд { NUMBER($count) }.
log-wotr-withdraws = { $side_capital } { $side_gender ->
    [plural] отступают
   *[other] отступает
} в крепость { $region_at }.
log-wotr-lays-card = { $seat_capital } { $seat_gender ->
    [plural] кладут
   *[other] кладёт
} лицом вниз карту { $deck_genitive }.
log-wotr-lays-no-card = { $seat_capital } { $seat_gender ->
    [plural] обходятся
   *[other] обходится
} без боевой карты.
log-wotr-combat-cards-banned = { $side_capital } не { $side_gender ->
    [plural] могут
   *[other] может
} играть боевые карты.
log-wotr-combat-card = { $side_capital } { $side_gender ->
    [plural] играют
   *[other] играет
} боевую карту «{ $combat }» (событие «{ $card }»).
log-wotr-combat-card-cancelled = Боевая карта «{ $combat }» не действует.
log-wotr-white-rider = Белый Всадник: до конца битвы назгулы лишены лидерства.
log-wotr-sorcerer = Чародей: после боевой карты в первом раунде Король-Чародей приносит карту.
log-wotr-gives-up-leadership = { $character_capital } { $character_gender ->
    [plural] отказываются
   *[other] отказывается
} от лидерства на этот раунд.
log-wotr-nazgul-give-up-leadership = Назгулы отказываются в этом раунде от { $count ->
    [one] { NUMBER($count) } очка
    [few] { NUMBER($count) } очков
   *[many] { NUMBER($count) } очков
} лидерства.
log-wotr-no-leader-reroll = В этом раунде у { $side_genitive } нет переброса за лидерство.
log-wotr-forgoes-reroll = { $side_capital } не { $side_gender ->
    [plural] перебрасывают
   *[other] перебрасывает
} промахи.
log-wotr-silenced = { $character_capital } в этом раунде без лидерства и способностей.
log-wotr-card-scores = Карта «{ $combat }» приносит ещё { $count ->
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
}.
log-wotr-card-cancels-hits = Карта «{ $combat }» отменяет { $count ->
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
}.
log-wotr-card-turns-misses = Карта «{ $combat }» превращает в попадания { $count ->
    [one] { NUMBER($count) } промах
    [few] { NUMBER($count) } промаха
   *[many] { NUMBER($count) } промахов
}.
log-wotr-card-own-hits = Карта «{ $combat }» наносит { $count ->
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
} своему же войску.
log-wotr-combat-roll = Боевой бросок { $side_genitive }: { $roll } (нужно { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1" } к каждому
    [-2] { ", −2" } к каждому
    [-3] { ", −3" } к каждому
   *[other] { ", +" }{ NUMBER($amount) } к каждому
}) — { $count ->
    [0] ни одного попадания
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
}.
log-wotr-leader-reroll = Переброс { $side_genitive } за лидерство: { $roll } (нужно { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1" } к каждому
    [-2] { ", −2" } к каждому
    [-3] { ", −3" } к каждому
   *[other] { ", +" }{ NUMBER($amount) } к каждому
}) — { $count ->
    [0] ни одного попадания
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
}.
log-wotr-extra-attack = «{ $combat }»: дополнительная атака { $side_genitive }: { $roll } (нужно { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1" } к каждому
    [-2] { ", −2" } к каждому
    [-3] { ", −3" } к каждому
   *[other] { ", +" }{ NUMBER($amount) } к каждому
}) — { $count ->
    [0] ни одного попадания
    [one] { NUMBER($count) } попадание
    [few] { NUMBER($count) } попадания
   *[many] { NUMBER($count) } попаданий
}.
log-wotr-army-destroyed = Войско { $side_genitive } { $region_at } уничтожено.
log-wotr-ceases = { $side_capital } { $side_gender ->
    [plural] прекращают
   *[other] прекращает
} атаку.
log-wotr-retreats = { $side_capital } { $side_gender ->
    [plural] отступают
   *[other] отступает
} { $from_region_from } { $region_into }.
log-wotr-prolongs = { $side_capital } { $side_gender ->
    [plural] продлевают
   *[other] продлевает
} штурм: { $figure } становится обычным.
log-wotr-assault-over = Штурм окончен после { $count ->
    [one] { NUMBER($count) } раунда
    [few] { NUMBER($count) } раундов
   *[many] { NUMBER($count) } раундов
}, осада { $region_genitive } продолжается.
log-wotr-battle-won = { $side_capital } { $side_gender ->
    [plural] выигрывают
   *[other] выигрывает
} битву { $region_at }.
log-wotr-battle-both-destroyed = Битва { $region_at } кончается гибелью обоих войск.
log-wotr-advances = { $side_capital } { $side_gender ->
    [plural] занимают
   *[other] занимает
} { $region_accusative }.
log-wotr-stays = { $side_capital } не { $side_gender ->
    [plural] занимают
   *[other] занимает
} { $region_accusative }: войско остаётся на месте.

## Почему это невозможно

reason-wotr-no-attack = Ни одно войско никого не может атаковать.
reason-wotr-no-army-there = У вас нет войска { $region_at }.
reason-wotr-no-target = Войску { $region_at } некого атаковать.
reason-wotr-nobody-at-war = Никто { $region_at } не может атаковать: атакуют только отряды народов, вступивших в войну.
reason-wotr-nobody-to-attack = Атаковать { $region_at } некого.
reason-wotr-attack-not-adjacent = { $region_capital } — не соседний регион.
reason-wotr-assault-from-inside = Осаждённых { $region_at } может атаковать только войско, которое стоит там же.
reason-wotr-besieged-only-sortie = Осаждённое войско может сделать только вылазку, а атаковать { $region_accusative } не может.
reason-wotr-attack-needs-leader = С результатом «Персонаж» среди атакующих должен быть лидер или персонаж.
reason-wotr-attack-needs-unit = Атаковать должен хотя бы один отряд.
reason-wotr-rearguard-needs-unit = В арьергарде должен быть хотя бы один отряд.
reason-wotr-not-at-war-stays = { $figure_capital } остаётся в арьергарде: этот народ не в войне.
reason-wotr-cannot-be-hit = { $figure_capital } не участвует в битве и не может понести потери.
reason-wotr-leader-takes-no-hit = { $figure_capital } не принимает попаданий: их принимают только отряды.
reason-wotr-elite-is-reduced = За одно попадание { $figure } не гибнет, а становится обычным.
reason-wotr-elite-takes-two-hits = Чтобы убрать { $figure_accusative }, нужны два попадания.
reason-wotr-no-elite = { $figure_capital } — не элитный отряд.
reason-wotr-no-regular-left = Заменить { $figure_accusative } нечем: обычных отрядов этого народа не осталось.
reason-wotr-retreat-not-adjacent = Отступить { $region_into } нельзя: это не соседний регион.
reason-wotr-retreat-not-free = Отступить { $region_into } нельзя: этот регион не свободен.
reason-wotr-no-stronghold-here = Здесь нет своей крепости, куда можно отступить.
reason-wotr-prolong-needs-elite = { $figure_capital } не может продлить штурм: для этого нужен элитный отряд.
reason-wotr-prolong-not-in-battle = { $figure_capital } не участвует в штурме.
reason-wotr-prolong-no-regular = Заменить { $figure_accusative } нечем: обычных отрядов этого народа не осталось.
reason-wotr-level-zero-stays = { $figure_capital } не может покинуть регион: это персонаж нулевого уровня.
reason-wotr-advance-needs-unit = В регион должен войти хотя бы один отряд.
reason-wotr-leaders-stranded = Лидеры остались бы без отряда.
reason-wotr-combat-card-not-held = У вас нет карты «{ $card }».
reason-wotr-combat-card-not-yours = Это карта другой стороны.
reason-wotr-combat-card-needs-companion = В этом раунде боевую карту можно сыграть только при участии спутника.
reason-wotr-combat-no-companion = Ни один спутник не участвует в битве.
reason-wotr-combat-leadership-lost = От этого лидерства уже отказались.
reason-wotr-combat-needs-character = В битве должен участвовать { $character_or }.
reason-wotr-combat-no-leader = Не участвуют ни лидер, ни спутник.
reason-wotr-combat-no-elite = Ни один ваш элитный отряд не участвует.
reason-wotr-combat-no-ring-bearers = Хранителей Кольца нет в регионе защищающегося войска.
reason-wotr-combat-not-in-rohan = Защищающееся войско не в Рохане, не в Фангорне и не в Ортханке.
reason-wotr-combat-not-in-free-land = Защищающееся войско не в землях свободных народов.
reason-wotr-combat-not-defending = Для этого нужно войско, которое защищается в поле.
reason-wotr-combat-no-nazgul = Ни один назгул не участвует.
reason-wotr-combat-nazgul-leadership = Лидерство назгулов в битве должно быть не меньше { NUMBER($count) }.
reason-wotr-combat-far-from-moria = Защищающееся войско дальше двух регионов от Мории.
reason-wotr-combat-no-isengard = Отряды Изенгарда не участвуют.
reason-wotr-combat-no-assault = Защитник сражается не в крепости.
reason-wotr-combat-no-mumakil = Элитные отряды харадримов и истерлингов не участвуют.
