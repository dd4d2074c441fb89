### Битви й облоги: атаки, бойові раунди, бойові карти, втрати.

## Запитання

ask-attack-from = Яке військо атакує?
ask-attack-target = { $region }: кого атакує військо?
ask-attackers = { $from_region } — { $region }: хто атакує? Решта лишиться в ар’єргарді.
ask-withdraw = { $region }, бойовий раунд { NUMBER($count) }: прийняти польовий бій чи відступити у фортецю?
ask-combat-card = { $region }, бойовий раунд { NUMBER($count) }: зіграти бойову карту?
standing-combat-card = Ви не граєте бойових карт.
ask-white-rider = { $region }: відмовитися від лідерства Ґандальфа Білого, щоб до кінця битви позбавити лідерства всіх назґŷлів?
standing-white-rider = Ви не відмовляєтеся від лідерства Ґандальфа Білого.
ask-sorcerer = У битві бере участь Король-Відьмак. Узяти карту з цієї колоди: { $deck }?
ask-leader-re-roll = { $failed ->
    [one] { NUMBER($failed) } промах.
    [few] { NUMBER($failed) } промахи.
   *[many] { NUMBER($failed) } промахів.
} Скільки кубиків перекинути? Не більше { NUMBER($count) }.
ask-take-hit = { $region }: лишилося влучань: { NUMBER($count) }. Оберіть втрати.
ask-press = { $region }, після бойового раунду { NUMBER($count) }: продовжити чи припинити атаку?
ask-retreat = { $region }, після бойового раунду { NUMBER($count) }: лишитися чи відступити?
ask-leave-battle = { $region }: куди військо відійде до кидків?
ask-prolong = { $region }, після раунду штурму { NUMBER($count) }: замінити елітний загін звичайним заради ще одного раунду?
ask-advance-army = { $region }: хто ввійде в регіон?
ask-combat-companion = «{ $combat }»: який супутник?
ask-combat-amount = «{ $combat }»: скільки, від { NUMBER($low) } до { NUMBER($high) }?
ask-combat-victim = «{ $combat }»: яка фігурка?

## Журнал

log-attacks = Атака ({ $side }): { $from_region } — { $region }.
log-assaults = Штурм фортеці ({ $side }): { $region }. Нападники стоять тут: { $from_region }.
log-sortie = Вилазка ({ $side }): { $region }. Залога виходить звідси: { $from_region }.
log-relieves = Прорив облоги ({ $side }): { $from_region } — { $region }.
log-attacker = В атаці: { $figure } × { NUMBER($count) }.
log-combat-round = { $region }: бойовий раунд { NUMBER($count) }.
log-withdraws = Захисники відступають у фортецю ({ $side }): { $region }.
log-lays-card = Бойову карту викладено долілиць ({ $seat }): { $deck }.
log-lays-no-card = Без бойової карти ({ $seat }).
log-combat-cards-banned = Бойові карти грати не можна ({ $side }).
log-combat-card = Бойова карта ({ $side }): «{ $combat }» з карти «{ $card }».
log-combat-card-cancelled = Бойова карта не діє: «{ $combat }».
log-white-rider = Білий Вершник: назґŷли не мають лідерства в цій битві.
log-gives-up-leadership = Відмова від лідерства на цей раунд: { $character }.
log-nazgul-give-up-leadership = Назґŷли відмовляються від лідерства на цей раунд: { NUMBER($count) }.
log-no-leader-reroll = У цьому раунді без перекиду за лідерство ({ $side }).
log-forgoes-reroll = Промахи не перекидаються ({ $side }).
log-silenced = У цьому раунді без лідерства та вмінь: { $character }.
log-card-scores = «{ $combat }»: ще влучань: { NUMBER($count) }.
log-card-cancels-hits = «{ $combat }»: скасовано влучань: { NUMBER($count) }.
log-card-turns-misses = «{ $combat }»: промахів стало влучаннями: { NUMBER($count) }.
log-card-own-hits = «{ $combat }»: влучань по своєму війську: { NUMBER($count) }.
log-combat-roll = Бойовий кидок ({ $side }): { $roll }; потрібно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , додається: { NUMBER($amount) }
}; влучань: { NUMBER($count) }.
log-leader-reroll = Перекид за лідерство ({ $side }): { $roll }; потрібно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , додається: { NUMBER($amount) }
}; влучань: { NUMBER($count) }.
log-extra-attack = Додаткова атака ({ $side }): { $roll }; потрібно: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , додається: { NUMBER($amount) }
}; влучань: { NUMBER($count) }.
log-army-destroyed = Військо знищено ({ $side }): { $region }.
log-ceases = Атаку припинено ({ $side }).
log-retreats = Відступ ({ $side }): { $from_region } — { $region }.
log-prolongs = Штурм триває ({ $side }): { $figure }.
log-battle-won = Битву виграно ({ $side }): { $region }.
log-battle-both-destroyed = Обидва війська знищено: { $region }.
log-advances = Нападники входять у регіон ({ $side }): { $region }.
log-stays = Нападники лишаються на місці ({ $side }): { $region }.

## Чому це неможливо

reason-no-attack = Жодне військо нікого не може атакувати.
reason-no-army-there = У вас тут немає війська: { $region }.
reason-no-target = Звідси нема кого атакувати: { $region }.
reason-nobody-at-war = Атакують лише загони народів, що воюють: { $region }.
reason-nobody-to-attack = Тут нема кого атакувати: { $region }.
reason-attack-not-adjacent = Цей регіон не сусідній: { $region }.
reason-assault-from-inside = Обложених може атакувати лише військо в тому самому регіоні: { $region }.
reason-besieged-only-sortie = Обложене військо може зробити лише вилазку, а тут атакувати не може: { $region }.
reason-attack-needs-leader = Із результатом «Персонаж» серед нападників має бути лідер або персонаж.
reason-attack-needs-unit = Атакувати має хоча б один загін.
reason-rearguard-needs-unit = В ар’єргарді має бути хоча б один загін.
reason-not-at-war-stays = Народ не воює, тому лишається в ар’єргарді: { $figure }.
reason-cannot-be-hit = Не бере участі в битві й не може зазнати втрат: { $figure }.
reason-leader-takes-no-hit = Влучання приймають лише загони: { $figure }.
reason-elite-is-reduced = За одне влучання елітний загін не прибирають, а замінюють звичайним: { $figure }.
reason-elite-takes-two-hits = Щоб прибрати елітний загін, потрібні два влучання: { $figure }.
reason-no-elite = Це не елітний загін: { $figure }.
reason-no-regular-left = Не лишилося звичайного загону на заміну: { $figure }.
reason-retreat-not-adjacent = Відступати можна лише в сусідній регіон: { $region }.
reason-retreat-not-free = Цей регіон не вільний: { $region }.
reason-no-stronghold-here = Тут немає своєї фортеці, куди можна відступити.
reason-prolong-needs-elite = Продовжити штурм може лише елітний загін: { $figure }.
reason-prolong-not-in-battle = Не бере участі в штурмі: { $figure }.
reason-prolong-no-regular = Немає звичайного загону на заміну: { $figure }.
reason-level-zero-stays = Персонаж нульового рівня не може покинути регіон: { $figure }.
reason-advance-needs-unit = До регіону має ввійти хоча б один загін.
reason-leaders-stranded = Лідери лишилися б без загону.
reason-combat-card-not-held = У вас немає цієї карти: «{ $card }».
reason-combat-card-not-yours = Це карта іншої сторони.
reason-combat-card-needs-companion = У цьому раунді бойову карту можна зіграти лише за участі супутника.
reason-combat-no-companion = Жоден супутник не бере участі в битві.
reason-combat-leadership-lost = Від цього лідерства вже відмовилися.
reason-combat-needs-character = Має брати участь хтось із них: { $character }.
reason-combat-no-leader = Не беруть участі ні лідер, ні супутник.
reason-combat-no-elite = Жоден ваш елітний загін не бере участі.
reason-combat-no-ring-bearers = Персненосців немає в регіоні війська, що захищається.
reason-combat-not-in-rohan = Військо, що захищається, не в Рогані, не у Фанґорні й не в Ортанку.
reason-combat-not-in-free-land = Військо, що захищається, не в землях Вільних Народів.
reason-combat-not-defending = Для цього потрібне військо, що захищається в полі.
reason-combat-no-nazgul = Жоден назґŷл не бере участі.
reason-combat-nazgul-leadership = Назґŷлам у битві потрібно лідерства щонайменше: { NUMBER($count) }.
reason-combat-far-from-moria = Військо, що захищається, далі ніж за два регіони від Морії.
reason-combat-no-isengard = Загони Ісенґарду не беруть участі.
reason-combat-no-assault = Захисник б’ється не у фортеці.
reason-combat-no-mumakil = Елітні загони південців та східнян не беруть участі.
