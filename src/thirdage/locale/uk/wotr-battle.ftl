### Битви й облоги: атаки, бойові раунди, бойові карти, втрати.

## Запитання

ask-wotr-attack-from = Яке військо атакує?
ask-wotr-attack-target = Кого атакує військо { $region_from }?
ask-wotr-attackers = Хто піде в атаку на { $region_accusative }? Решта війська лишиться в ар’єргарді.
ask-wotr-withdraw = Битва { $region_at }, раунд { NUMBER($count) }: прийняти польовий бій чи відступити у фортецю?
ask-wotr-combat-card = Битва { $region_at }, раунд { NUMBER($count) }: зіграти бойову карту?
standing-combat-card = Ви не граєте бойових карт.
ask-wotr-white-rider = Битва { $region_at }: відмовитися від лідерства Ґандальфа Білого, щоб до її кінця позбавити лідерства всіх назґулів?
standing-white-rider = Ви не відмовляєтеся від лідерства Ґандальфа Білого.
ask-wotr-sorcerer = У битві бере участь Король-Відьмак. Узяти карту { $deck_genitive }?
ask-wotr-leader-re-roll = У вас { $failed ->
    [one] { $failed } промах
    [few] { $failed } промахи
   *[many] { $failed } промахів
}. Скільки кубиків перекинути? Не більше ніж { NUMBER($count) }.
ask-wotr-take-hit = Битва { $region_at }: виберіть втрати. Лишилося { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}.
ask-wotr-press = Битва { $region_at } після раунду { NUMBER($count) }: продовжити атаку чи припинити?
ask-wotr-retreat = Битва { $region_at } після раунду { NUMBER($count) }: лишитися чи відступити?
ask-wotr-leave-battle = Куди військо відійде { $region_from }, поки кубиків не кинуто?
ask-wotr-prolong = Штурм { $region_genitive } після раунду { NUMBER($count) }: замінити елітний загін звичайним заради ще одного раунду?
ask-wotr-advance-army = Хто ввійде { $region_into }?
ask-wotr-combat-companion = Карта «{ $combat }»: якого супутника ви обираєте?
ask-wotr-combat-amount = Карта «{ $combat }»: оберіть число від { NUMBER($low) } до { NUMBER($high) }.
ask-wotr-combat-victim = Карта «{ $combat }»: яку фігурку ви обираєте?

## Журнал

log-wotr-attacks = { $from_region_from-capital } { $side } { $side_gender ->
    [plural] атакують
   *[other] атакує
} { $region_accusative }.
log-wotr-assaults = { $side_capital } { $side_gender ->
    [plural] йдуть
   *[other] іде
} на штурм { $region_genitive }!
log-wotr-sortie = { $side_capital } { $side_gender ->
    [plural] роблять
   *[other] робить
} вилазку { $region_from }!
log-wotr-relieves = { $side_capital } { $side_gender ->
    [plural] атакують
   *[other] атакує
} { $from_region_from } тих, хто облягає { $region_accusative }.
log-wotr-attacker = В атаку { $count ->
    [one] йде
    [few] йдуть
   *[many] йдуть
} { $figure_counted }.
log-wotr-combat-round = Битва { $region_at }: бойовий раунд { NUMBER($count) }.
log-wotr-withdraws = { $side_capital } { $side_gender ->
    [plural] відходять
   *[other] відходить
} до фортеці { $region_at }.
log-wotr-lays-card = { $seat_capital } { $seat_gender ->
    [plural] викладають
   *[other] викладає
} долілиць бойову карту з колоди { $deck_genitive }.
log-wotr-lays-no-card = { $seat_capital } не { $seat_gender ->
    [plural] грають
   *[other] грає
} бойової карти.
log-wotr-combat-cards-banned = { $side_capital } не { $side_gender ->
    [plural] можуть
   *[other] може
} грати бойових карт.
log-wotr-combat-card = { $side_capital } { $side_gender ->
    [plural] грають
   *[other] грає
} бойову карту «{ $combat }» (подія «{ $card }»).
log-wotr-combat-card-cancelled = Бойова карта «{ $combat }» не діє.
log-wotr-white-rider = Білий Вершник: назґули не мають лідерства в цій битві.
log-wotr-sorcerer = Чаклун: після бойової карти в першому раунді Король-Відьмак приносить карту.
log-wotr-gives-up-leadership = { $character_capital } { $character_gender ->
    [plural] відмовляються
   *[other] відмовляється
} від лідерства на цей раунд.
log-wotr-nazgul-give-up-leadership = На цей раунд назґули відмовляються від { $count ->
    [one] { $count } очка
    [few] { $count } очок
   *[many] { $count } очок
} лідерства.
log-wotr-no-leader-reroll = { $side_capital } в цьому раунді не { $side_gender ->
    [plural] мають
   *[other] має
} перекиду за лідерство.
log-wotr-forgoes-reroll = { $side_capital } не { $side_gender ->
    [plural] перекидають
   *[other] перекидає
} промахів.
log-wotr-silenced = { $character_capital } в цьому раунді не { $character_gender ->
    [plural] мають
   *[other] має
} ні лідерства, ні вмінь.
log-wotr-card-scores = Карта «{ $combat }» додає { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}.
log-wotr-card-cancels-hits = Карта «{ $combat }» скасовує { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}.
log-wotr-card-turns-misses = Карта «{ $combat }» перетворює { $count ->
    [one] { $count } промах на влучання
    [few] { $count } промахи на влучання
   *[many] { $count } промахів на влучання
}.
log-wotr-card-own-hits = Карта «{ $combat }» завдає { $count ->
    [one] { $count } влучання
    [few] { $count } влучань
   *[many] { $count } влучань
} своєму ж війську.
log-wotr-combat-roll = Бойовий кидок { $side_genitive }: { $roll } (треба { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1" } до кожного
    [-2] { ", −2" } до кожного
    [-3] { ", −3" } до кожного
   *[other] { ", +" }{ NUMBER($amount) } до кожного
}) — { $count ->
    [0] жодного влучання
    [one] { NUMBER($count) } влучання
    [few] { NUMBER($count) } влучання
   *[many] { NUMBER($count) } влучань
}.
log-wotr-leader-reroll = Перекид { $side_genitive } за лідерство: { $roll } (треба { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1" } до кожного
    [-2] { ", −2" } до кожного
    [-3] { ", −3" } до кожного
   *[other] { ", +" }{ NUMBER($amount) } до кожного
}) — { $count ->
    [0] жодного влучання
    [one] { NUMBER($count) } влучання
    [few] { NUMBER($count) } влучання
   *[many] { NUMBER($count) } влучань
}.
log-wotr-extra-attack = «{ $combat }»: додаткова атака { $side_genitive }: { $roll } (треба { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1" } до кожного
    [-2] { ", −2" } до кожного
    [-3] { ", −3" } до кожного
   *[other] { ", +" }{ NUMBER($amount) } до кожного
}) — { $count ->
    [0] жодного влучання
    [one] { NUMBER($count) } влучання
    [few] { NUMBER($count) } влучання
   *[many] { NUMBER($count) } влучань
}.
log-wotr-army-destroyed = Військо { $side_genitive } { $region_at } знищено.
log-wotr-ceases = { $side_capital } { $side_gender ->
    [plural] припиняють
   *[other] припиняє
} атаку.
log-wotr-retreats = { $from_region_from-capital } { $side } { $side_gender ->
    [plural] відступають
   *[other] відступає
} { $region_into }.
log-wotr-prolongs = { $side_capital } { $side_gender ->
    [plural] продовжують
   *[other] продовжує
} штурм: звичайним стає { $figure }.
log-wotr-assault-over = Штурм скінчився після { $count ->
    [one] { NUMBER($count) } раунду
    [few] { NUMBER($count) } раундів
   *[many] { NUMBER($count) } раундів
}, облога { $region_genitive } триває.
log-wotr-battle-won = { $side_capital } { $side_gender ->
    [plural] виграють
   *[other] виграє
} битву { $region_at }.
log-wotr-battle-both-destroyed = У битві { $region_at } обидва війська знищено.
log-wotr-advances = { $side_capital } { $side_gender ->
    [plural] входять
   *[other] входить
} { $region_into }.
log-wotr-stays = Нападники лишаються { $region_at }: { $side } далі не { $side_gender ->
    [plural] йдуть
   *[other] йде
}.

## Чому це неможливо

reason-wotr-no-attack = Жодне військо нікого не може атакувати.
reason-wotr-no-army-there = { $region_at-capital } немає ваших військ.
reason-wotr-no-target = Війську { $region_at } нема кого атакувати.
reason-wotr-nobody-at-war = Ніхто { $region_at } не може атакувати: атакують лише загони народів, що вступили у війну.
reason-wotr-nobody-to-attack = Нема кого атакувати { $region_at }.
reason-wotr-attack-not-adjacent = { $region_capital } — не сусідній регіон.
reason-wotr-assault-from-inside = Тих, кого обложено { $region_at }, може атакувати лише військо облоги.
reason-wotr-besieged-only-sortie = Обложене військо може зробити лише вилазку, а атакувати { $region_accusative } не може.
reason-wotr-attack-needs-leader = Із результатом «Персонаж» серед нападників має бути лідер або персонаж.
reason-wotr-attack-needs-unit = Атакувати має хоча б один загін.
reason-wotr-rearguard-needs-unit = В ар’єргарді має бути хоча б один загін.
reason-wotr-not-at-war-stays = { $figure_capital } лишається в ар’єргарді: його народ не у війні.
reason-wotr-cannot-be-hit = { $figure_capital } не бере участі в битві, тож не може зазнати втрат.
reason-wotr-leader-takes-no-hit = { $figure_capital } не приймає влучань: їх приймають лише загони.
reason-wotr-elite-is-reduced = За одне влучання { $figure_accusative } не прибирають, а замінюють звичайним.
reason-wotr-elite-takes-two-hits = Щоб прибрати { $figure_accusative }, потрібні два влучання.
reason-wotr-no-elite = { $figure_capital } — не елітний загін.
reason-wotr-no-regular-left = Не лишилося звичайного загону, щоб замінити { $figure_accusative }.
reason-wotr-retreat-not-adjacent = Відступити { $region_into } не можна: це не сусідній регіон.
reason-wotr-retreat-not-free = Відступити { $region_into } не можна: цей регіон не вільний.
reason-wotr-no-stronghold-here = Тут немає своєї фортеці, куди можна відступити.
reason-wotr-prolong-needs-elite = { $figure_capital } не може продовжити штурм: для цього потрібен елітний загін.
reason-wotr-prolong-not-in-battle = { $figure_capital } не бере участі в штурмі.
reason-wotr-prolong-no-regular = Немає звичайного загону, щоб замінити { $figure_accusative }.
reason-wotr-level-zero-stays = { $figure_capital } має нульовий рівень і не може покинути регіон.
reason-wotr-advance-needs-unit = До регіону має ввійти хоча б один загін.
reason-wotr-leaders-stranded = Лідери лишилися б без загону.
reason-wotr-combat-card-not-held = У вас немає карти «{ $card }».
reason-wotr-combat-card-not-yours = Це карта іншої сторони.
reason-wotr-combat-card-needs-companion = У цьому раунді бойову карту можна зіграти лише за участі супутника.
reason-wotr-combat-no-companion = Жоден супутник не бере участі в битві.
reason-wotr-combat-leadership-lost = Від цього лідерства вже відмовилися.
reason-wotr-combat-needs-character = У битві має брати участь { $character_or }.
reason-wotr-combat-no-leader = Не беруть участі ні лідер, ні супутник.
reason-wotr-combat-no-elite = Жоден ваш елітний загін не бере участі.
reason-wotr-combat-no-ring-bearers = Персненосців немає в регіоні війська, що захищається.
reason-wotr-combat-not-in-rohan = Військо, що захищається, не в Рогані, не у Фанґорні й не в Ортанку.
reason-wotr-combat-not-in-free-land = Військо, що захищається, не в землях Вільних Народів.
reason-wotr-combat-not-defending = Для цього потрібне військо, що захищається в полі.
reason-wotr-combat-no-nazgul = Жоден назґул не бере участі.
reason-wotr-combat-nazgul-leadership = Назґулам у битві потрібно щонайменше { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
} лідерства.
reason-wotr-combat-far-from-moria = Військо, що захищається, далі ніж за два регіони від Морії.
reason-wotr-combat-no-isengard = Загони Ісенґарду не беруть участі.
reason-wotr-combat-no-assault = Захисник б’ється не у фортеці.
reason-wotr-combat-no-mumakil = Елітні загони південців і східнян не беруть участі.
