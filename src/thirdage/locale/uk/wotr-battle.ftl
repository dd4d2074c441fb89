### Битви й облоги: атаки, бойові раунди, бойові карти, втрати.

## Запитання

ask-wotr-attack-from = Яке військо атакує?
ask-wotr-attack-target = { $region }: кого атакує військо?
ask-wotr-attackers = { $from_region } — { $region }: хто атакує? Решта лишиться в ар’єргарді.
ask-wotr-withdraw = { $region }, бойовий раунд { NUMBER($count) }: прийняти польовий бій чи відступити у фортецю?
ask-wotr-combat-card = { $region }, бойовий раунд { NUMBER($count) }: зіграти бойову карту?
standing-combat-card = Ви не граєте бойових карт.
ask-wotr-white-rider = { $region }: відмовитися від лідерства Ґандальфа Білого, щоб до кінця битви позбавити лідерства всіх назґŷлів?
standing-white-rider = Ви не відмовляєтеся від лідерства Ґандальфа Білого.
ask-wotr-sorcerer = У битві бере участь Король-Відьмак. Узяти карту з цієї колоди: { $deck }?
ask-wotr-leader-re-roll = { $failed ->
    [one] { NUMBER($failed) } промах.
    [few] { NUMBER($failed) } промахи.
   *[many] { NUMBER($failed) } промахів.
} Скільки кубиків перекинути? Не більше { NUMBER($count) }.
ask-wotr-take-hit = { $region }: лишилося влучань: { NUMBER($count) }. Оберіть втрати.
ask-wotr-press = { $region }, після бойового раунду { NUMBER($count) }: продовжити чи припинити атаку?
ask-wotr-retreat = { $region }, після бойового раунду { NUMBER($count) }: лишитися чи відступити?
ask-wotr-leave-battle = { $region }: куди військо відійде до кидків?
ask-wotr-prolong = { $region }, після раунду штурму { NUMBER($count) }: замінити елітний загін звичайним заради ще одного раунду?
ask-wotr-advance-army = { $region }: хто ввійде в регіон?
ask-wotr-combat-companion = «{ $combat }»: який супутник?
ask-wotr-combat-amount = «{ $combat }»: скільки, від { NUMBER($low) } до { NUMBER($high) }?
ask-wotr-combat-victim = «{ $combat }»: яка фігурка?

## Журнал

log-wotr-attacks = Атака ({ $side }): { $from_region } — { $region }.
log-wotr-assaults = Штурм фортеці ({ $side }): { $region }. Нападники стоять тут: { $from_region }.
log-wotr-sortie = Вилазка ({ $side }): { $region }. Залога виходить звідси: { $from_region }.
log-wotr-relieves = Прорив облоги ({ $side }): { $from_region } — { $region }.
log-wotr-attacker = В атаці: { $figure } × { NUMBER($count) }.
log-wotr-combat-round = { $region }: бойовий раунд { NUMBER($count) }.
log-wotr-withdraws = Захисники відступають у фортецю ({ $side }): { $region }.
log-wotr-lays-card = Бойову карту викладено долілиць ({ $seat }): { $deck }.
log-wotr-lays-no-card = Без бойової карти ({ $seat }).
log-wotr-combat-cards-banned = Бойові карти грати не можна ({ $side }).
log-wotr-combat-card = Бойова карта ({ $side }): «{ $combat }» з карти «{ $card }».
log-wotr-combat-card-cancelled = Бойова карта не діє: «{ $combat }».
log-wotr-white-rider = Білий Вершник: назґŷли не мають лідерства в цій битві.
log-wotr-gives-up-leadership = Відмова від лідерства на цей раунд: { $character }.
log-wotr-nazgul-give-up-leadership = Назґŷли відмовляються від лідерства на цей раунд: { NUMBER($count) }.
log-wotr-no-leader-reroll = У цьому раунді без перекиду за лідерство ({ $side }).
log-wotr-forgoes-reroll = Промахи не перекидаються ({ $side }).
log-wotr-silenced = У цьому раунді без лідерства та вмінь: { $character }.
log-wotr-card-scores = «{ $combat }»: ще влучань: { NUMBER($count) }.
log-wotr-card-cancels-hits = «{ $combat }»: скасовано влучань: { NUMBER($count) }.
log-wotr-card-turns-misses = «{ $combat }»: промахів стало влучаннями: { NUMBER($count) }.
log-wotr-card-own-hits = «{ $combat }»: влучань по своєму війську: { NUMBER($count) }.
log-wotr-combat-roll = Бойовий кидок ({ $side }): { $roll }; потрібно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , додається: { NUMBER($amount) }
}; влучань: { NUMBER($count) }.
log-wotr-leader-reroll = Перекид за лідерство ({ $side }): { $roll }; потрібно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , додається: { NUMBER($amount) }
}; влучань: { NUMBER($count) }.
log-wotr-extra-attack = Додаткова атака ({ $side }): { $roll }; потрібно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , додається: { NUMBER($amount) }
}; влучань: { NUMBER($count) }.
log-wotr-army-destroyed = Військо знищено ({ $side }): { $region }.
log-wotr-ceases = Атаку припинено ({ $side }).
log-wotr-retreats = Відступ ({ $side }): { $from_region } — { $region }.
log-wotr-prolongs = Штурм триває ({ $side }): { $figure }.
log-wotr-battle-won = Битву виграно ({ $side }): { $region }.
log-wotr-battle-both-destroyed = Обидва війська знищено: { $region }.
log-wotr-advances = Нападники входять у регіон ({ $side }): { $region }.
log-wotr-stays = Нападники лишаються на місці ({ $side }): { $region }.

## Чому це неможливо

reason-wotr-no-attack = Жодне військо нікого не може атакувати.
reason-wotr-no-army-there = У вас тут немає війська: { $region }.
reason-wotr-no-target = Звідси нема кого атакувати: { $region }.
reason-wotr-nobody-at-war = Атакують лише загони народів, що воюють: { $region }.
reason-wotr-nobody-to-attack = Тут нема кого атакувати: { $region }.
reason-wotr-attack-not-adjacent = Цей регіон не сусідній: { $region }.
reason-wotr-assault-from-inside = Обложених може атакувати лише військо в тому самому регіоні: { $region }.
reason-wotr-besieged-only-sortie = Обложене військо може зробити лише вилазку, а тут атакувати не може: { $region }.
reason-wotr-attack-needs-leader = Із результатом «Персонаж» серед нападників має бути лідер або персонаж.
reason-wotr-attack-needs-unit = Атакувати має хоча б один загін.
reason-wotr-rearguard-needs-unit = В ар’єргарді має бути хоча б один загін.
reason-wotr-not-at-war-stays = Народ не воює, тому лишається в ар’єргарді: { $figure }.
reason-wotr-cannot-be-hit = Не бере участі в битві й не може зазнати втрат: { $figure }.
reason-wotr-leader-takes-no-hit = Влучання приймають лише загони: { $figure }.
reason-wotr-elite-is-reduced = За одне влучання елітний загін не прибирають, а замінюють звичайним: { $figure }.
reason-wotr-elite-takes-two-hits = Щоб прибрати елітний загін, потрібні два влучання: { $figure }.
reason-wotr-no-elite = Це не елітний загін: { $figure }.
reason-wotr-no-regular-left = Не лишилося звичайного загону на заміну: { $figure }.
reason-wotr-retreat-not-adjacent = Відступати можна лише в сусідній регіон: { $region }.
reason-wotr-retreat-not-free = Цей регіон не вільний: { $region }.
reason-wotr-no-stronghold-here = Тут немає своєї фортеці, куди можна відступити.
reason-wotr-prolong-needs-elite = Продовжити штурм може лише елітний загін: { $figure }.
reason-wotr-prolong-not-in-battle = Не бере участі в штурмі: { $figure }.
reason-wotr-prolong-no-regular = Немає звичайного загону на заміну: { $figure }.
reason-wotr-level-zero-stays = Персонаж нульового рівня не може покинути регіон: { $figure }.
reason-wotr-advance-needs-unit = До регіону має ввійти хоча б один загін.
reason-wotr-leaders-stranded = Лідери лишилися б без загону.
reason-wotr-combat-card-not-held = У вас немає цієї карти: «{ $card }».
reason-wotr-combat-card-not-yours = Це карта іншої сторони.
reason-wotr-combat-card-needs-companion = У цьому раунді бойову карту можна зіграти лише за участі супутника.
reason-wotr-combat-no-companion = Жоден супутник не бере участі в битві.
reason-wotr-combat-leadership-lost = Від цього лідерства вже відмовилися.
reason-wotr-combat-needs-character = Має брати участь хтось із них: { $character }.
reason-wotr-combat-no-leader = Не беруть участі ні лідер, ні супутник.
reason-wotr-combat-no-elite = Жоден ваш елітний загін не бере участі.
reason-wotr-combat-no-ring-bearers = Персненосців немає в регіоні війська, що захищається.
reason-wotr-combat-not-in-rohan = Військо, що захищається, не в Рогані, не у Фанґорні й не в Ортанку.
reason-wotr-combat-not-in-free-land = Військо, що захищається, не в землях Вільних Народів.
reason-wotr-combat-not-defending = Для цього потрібне військо, що захищається в полі.
reason-wotr-combat-no-nazgul = Жоден назґŷл не бере участі.
reason-wotr-combat-nazgul-leadership = Назґŷлам у битві потрібно лідерства щонайменше: { NUMBER($count) }.
reason-wotr-combat-far-from-moria = Військо, що захищається, далі ніж за два регіони від Морії.
reason-wotr-combat-no-isengard = Загони Ісенґарду не беруть участі.
reason-wotr-combat-no-assault = Захисник б’ється не у фортеці.
reason-wotr-combat-no-mumakil = Елітні загони південців та східнян не беруть участі.
