### Карткова гра: запитання, журнал, причини відмови.

## Запитання

ask-cards-action = { $player }: що ви робите?
ask-cards-opening = { $count ->
    [1] { $player }: яку карту початкової руки ви пустите в колообіг?
    [one] { $player }: яку { $count } карту початкової руки ви пустите в колообіг?
    [few] { $player }: які { $count } карти початкової руки ви пустите в колообіг?
   *[many] { $player }: які { $count } карт початкової руки ви пустите в колообіг?
}
ask-cards-pay = { $player }: яку карту ви пустите в колообіг як плату за карту «{ $card }»?
ask-cards-cycle = { $count ->
    [1] { $player }: яку карту з руки ви пустите в колообіг ({ $place })?
    [one] { $player }: яку { $count } карту з руки ви пустите в колообіг ({ $place })?
    [few] { $player }: які { $count } карти з руки ви пустите в колообіг ({ $place })?
   *[many] { $player }: які { $count } карт із руки ви пустите в колообіг ({ $place })?
}
ask-cards-may-cycle = { $player }: пустите карту в колообіг заради ефекту ({ $place })?
ask-cards-forsake = { $player }: якої карти ви зрікаєтеся ({ $place })?
ask-cards-winnow = { $player }: які 2 карти з руки ви усунете?
ask-cards-eliminate-from-hand = { $player }: яку карту з руки ви усунете?
ask-cards-eliminate-drawn = { $player }: яку з узятих карт ви усунете ({ $place })?
ask-cards-cycle-drawn = { $player }: яку з узятих карт ви пустите в колообіг ({ $place })?
ask-cards-play-drawn = { $player }: яку з узятих карт ви зіграєте ({ $place })?
ask-cards-take = { $player }: яку карту ви заберете в руку ({ $place })?
ask-cards-option = { $player }: скористаєтеся ефектом ({ $place })?
ask-cards-effect = { $player }: який ефект ви обираєте ({ $place })?
ask-cards-activate-battleground = { $player }: яке поле битви ви активуєте ({ $place })?
ask-cards-activate-path = { $player }: який шлях ви активуєте ({ $place })?
ask-cards-choose-battleground = { $player }: на яке поле битви ви кладете жетон ({ $place })?
ask-cards-move-to = { $player }: куди ви перемістите карту «{ $card }» ({ $place })?
ask-cards-victim = { $player }: яку карту усунути ({ $place })?
ask-cards-give-up = { $player }: які карти свого резерву ви усунете ({ $place })?
ask-cards-next-combat = { $player }: де відбудеться наступна битва?
ask-cards-support = { $player }: яке військо кого підтримує ({ $location })?
ask-cards-loss = { $location }: кого із захисників усунути? Лишилося скасувати символів атаки: { $count }.
ask-cards-agree = { $location }: союзник пропонує усунути карту «{ $card }» (лишилося скасувати символів атаки: { $count }). Ви згодні?
ask-cards-saved = { $player }: кого ще врятувати ({ $place })?
ask-cards-card-drawn = { $cause ->
    [mirror] { $player } бачить верхню карту колоди у Дзеркалі Ґаладріелі.
    [forsake] { $player } зрікається верхньої карти колоди й відкриває її.
    [apart] { $player } бере карту окремо від руки.
   *[effect] { $player } бере карту.
}
ask-cards-card-lies = Випадок вирішує, де лежить карта «{ $card }».
ask-cards-location-drawn = { $cause ->
    [path] З колоди береться шлях.
   *[battleground] З колоди береться поле битви.
}

## Журнал

log-cards-round = Починається раунд { NUMBER($count, useGrouping: 0) }. Перший гравець: { $player }.
log-cards-activated = Активується локація: { $location }.
log-cards-reactivated = Повторно активується локація: { $location }.
log-cards-no-battleground = Полів битв у колодах не лишилося: нове не активується.
log-cards-nothing-to-activate = { $place }: немає поля битви, яке можна активувати.
log-cards-no-new-path = { $place }: немає шляху, який можна активувати.
log-cards-path-replaced = { $place }: починається новий шлях. Спершу відбувається битва на шляху { $location }.
log-cards-nobody-plays = За цю фракцію ніхто не грає, нічого не стається: { $faction }.
log-cards-declines = { $player } не користується ефектом: { $place }.
log-cards-you-draw = Ви ({ $player }) берете карту «{ $card }».
log-cards-draws = { $count ->
    [one] { $player } бере { $count } карту.
    [few] { $player } бере { $count } карти.
   *[many] { $player } бере { $count } карт.
}
log-cards-no-card-to-draw = { $player } не може взяти карту: брати нічого.
log-cards-you-draw-apart = Ви ({ $player }) берете окремо карту «{ $card }».
log-cards-draws-apart = { $count ->
    [one] { $player } бере { $count } карту окремо від руки.
    [few] { $player } бере { $count } карти окремо від руки.
   *[many] { $player } бере { $count } карт окремо від руки.
}
log-cards-rest-to-hand = { $player } додає останню з них до руки.
log-cards-new-deck = { $player } вичерпав колоду: новою колодою стає колообіг.
log-cards-recycles = { $player } замішує колообіг у колоду.
log-cards-mirror-shows = Верхня карта вашої колоди: «{ $card }».
log-cards-you-cycle = Ви ({ $player }) пускаєте в колообіг карту «{ $card }».
log-cards-cycles = { $player } пускає карту в колообіг.
log-cards-card-cycled = У колообіг іде карта «{ $card }».
log-cards-you-eliminate = Ви ({ $player }) усуваєте карту «{ $card }».
log-cards-eliminates = { $player } усуває карту, не показуючи її.
log-cards-card-eliminated = Усунуто карту «{ $card }».
log-cards-nothing-to-forsake = { $player }: зрікатися нічого.
log-cards-forsakes-top = { $player } зрікається верхньої карти колоди.
log-cards-you-turn-up = Це карта «{ $card }».
log-cards-forsakes-hand = { $player } зрікається карти з руки.
log-cards-forsakes-reserve = { $player } зрікається карти з резерву: «{ $card }».
log-cards-not-found = { $player } не може знайти потрібну карту: { $place }.
log-cards-takes = { $player } забирає в руку карту «{ $card }» з { $zone_genitive }.
log-cards-takes-nothing = { $player } нічого не забирає.
log-cards-already-gone = Карту «{ $card }» усунуто раніше.
log-cards-removed = З гри вилучено карту «{ $card }» ({ $zone }).
log-cards-plays-reserve = { $player } грає в резерв карту «{ $card }».
log-cards-plays-location = { $player } грає карту «{ $card }» → { $location }.
log-cards-plays-item = { $player } грає предмет «{ $card }» → { $on_card }.
log-cards-plays-event = { $player } грає подію «{ $card }».
log-cards-moves = { $player } переміщує карту «{ $card }» → { $location }.
log-cards-uses = { $player } використовує дію карти «{ $card }».
log-cards-uses-ring = { $player } використовує жетон Персня.
log-cards-winnows = { $player } відсіює карти.
log-cards-passes = { $player } пропускає хід.
log-cards-all-passed = Усі пропустили хід: починається фаза битв.
log-cards-token-on-card = { $count ->
    [one] На карту «{ $card }» покладено { $count } жетон атаки.
    [few] На карту «{ $card }» покладено { $count } жетони атаки.
   *[many] На карту «{ $card }» покладено { $count } жетонів атаки.
}
log-cards-token-attack = { $count ->
    [one] { $location }: додано { $count } жетон атаки.
    [few] { $location }: додано { $count } жетони атаки.
   *[many] { $location }: додано { $count } жетонів атаки.
}
log-cards-token-defence = { $count ->
    [one] { $location }: додано { $count } жетон захисту.
    [few] { $location }: додано { $count } жетони захисту.
   *[many] { $location }: додано { $count } жетонів захисту.
}
log-cards-corruption = { $count ->
    [one] { $place }: Тінь отримує { $count } жетон споганення.
    [few] { $place }: Тінь отримує { $count } жетони споганення.
   *[many] { $place }: Тінь отримує { $count } жетонів споганення.
}
log-cards-corruption-removed = { $count ->
    [one] { $place }: Тінь втрачає { $count } жетон споганення.
    [few] { $place }: Тінь втрачає { $count } жетони споганення.
   *[many] { $place }: Тінь втрачає { $count } жетонів споганення.
}
log-cards-path-combat = Битва на шляху { $location }: атака { $attack }, захист самого шляху { $defence }.
log-cards-battleground-combat = Поле битви { $location }, битва: атака { $attack }, захист самої локації { $defence }.
log-cards-supports = Військо «{ $army_card }» підтримує персонажа «{ $card }».
log-cards-loss = { $count ->
    [one] Втрата: «{ $card }», скасовано { $count } символ атаки.
    [few] Втрата: «{ $card }», скасовано { $count } символи атаки.
   *[many] Втрата: «{ $card }», скасовано { $count } символів атаки.
}
log-cards-disagree = Союзники не дійшли згоди. Втрату обирає суперник: { $seat }.
log-cards-path-lost = { $count ->
    [one] Шлях { $location } дістається Тіні, а з ним { $count } жетон споганення.
    [few] Шлях { $location } дістається Тіні, а з ним { $count } жетони споганення.
   *[many] Шлях { $location } дістається Тіні, а з ним { $count } жетонів споганення.
}
log-cards-path-nobody = Шлях { $location } не дістається нікому: атака { $attack }, захист { $defence }.
log-cards-path-won = { $count ->
    [one] Шлях { $location } дістається Вільним Народам: { $count } очко.
    [few] Шлях { $location } дістається Вільним Народам: { $count } очки.
   *[many] Шлях { $location } дістається Вільним Народам: { $count } очок.
}
log-cards-battleground-won = { $count ->
    [one] Поле битви { $location } дістається { $side_dative }: { $count } очко.
    [few] Поле битви { $location } дістається { $side_dative }: { $count } очки.
   *[many] Поле битви { $location } дістається { $side_dative }: { $count } очок.
}
log-cards-points = Переможні очки: Вільні Народи { $free }, Тінь { $shadow }.
log-cards-ends = Партію закінчено. Перемога: { $side } (Вільні Народи { $free }, Тінь { $shadow }).

## Що читає суддя замість «ви»

story-cards-you-draw = { $player } бере карту «{ $card }».
story-cards-you-draw-apart = { $player } бере окремо карту «{ $card }».
story-cards-you-cycle = { $player } пускає в колообіг карту «{ $card }».
story-cards-you-eliminate = { $player } усуває карту «{ $card }».
story-cards-mirror-shows = Дзеркало Ґаладріелі показує верхню карту: «{ $card }».

## Чому не можна

reason-cards-answer-first = Спершу дайте відповідь на поставлене запитання.
reason-cards-not-active = Ця локація не активна: { $location } ({ $card }).
reason-cards-army-on-path = Війська не можуть бути на шляху: { $card } ({ $location }).
reason-cards-path-number = Карту «{ $card }» не можна покласти на шлях { $number }: { $location }.
reason-cards-shadow-battleground-active = Карта «{ $card }» не може бути на шляху, поки активне поле битви Тіні: { $location }.
reason-cards-own-text-forbids = Текст карти «{ $card }» не пускає її на цю локацію: { $location }.
reason-cards-faction-not-shown = На локації { $location } немає фракції цієї карти («{ $card }»): { $faction }.
reason-cards-wielder-not-in-play = Власник не у грі: «{ $wielder_card }» (предмет «{ $card }»).
reason-cards-not-a-wielder = Ця карта не може володіти предметом «{ $card }»: «{ $wielder_card }».
reason-cards-second-weapon = Друга зброя тут неможлива: «{ $wielder_card }» (предмет «{ $card }»).
reason-cards-event-has-no-place = Подію нікуди не кладуть, її грають заради ефекту: { $card }.
reason-cards-twice-a-round = Персонажа чи предмет можна зіграти лише раз на раунд: { $card }.
reason-cards-item-needs-wielder = Предмет кладуть на персонажа, який може ним володіти: { $card }.
reason-cards-not-an-item = На персонажів кладуть лише предмети: { $card }.
reason-cards-not-in-hand = Цієї карти немає у вас у руці: { $card }.
reason-cards-not-an-event = Це не подія: { $card }.
reason-cards-moves-only-from-reserve = Переміщувати можна лише війська й персонажів із резерву: { $card }.
reason-cards-not-in-your-reserve = Цієї карти немає у вашому резерві: { $card }.
reason-cards-came-this-round = Цю карту зіграно в резерв цього раунду: { $card }.
reason-cards-moves-to-locations = З резерву карту переміщують лише на локацію: { $card }.
reason-cards-no-action = У цієї карти немає дії: { $card }.
reason-cards-not-in-play = Ця карта не у грі: { $card }.
reason-cards-not-your-card = Дію цієї карти використовує інший гравець: { $card }.
reason-cards-action-in-reserve = Цю дію можна використати лише в резерві: { $card }.
reason-cards-action-on-path = Цю дію можна використати лише на шляху: { $card }.
reason-cards-action-on-location = Цю дію можна використати лише на шляху або полі битви: { $card }.
reason-cards-once-a-round = Цю дію вже використано цього раунду: { $card }.
reason-cards-nothing-to-forsake = Вам нічого зректися як плати: { $card }.
reason-cards-no-such-path = Немає шляху, який активувала б ця дія: { $card }.
reason-cards-no-such-battleground = Немає поля битви, яке активувала б ця дія: { $card }.
reason-cards-nothing-to-find = Усім відомо, що шукати там нічого: { $card }.
reason-cards-no-ring-tokens = У цьому сценарії немає жетонів Персня.
reason-cards-ring-used-trilogy = Ви вже використали жетон Персня: це можна зробити один раз за гру.
reason-cards-ring-used-duel = Ви вже використали жетон Персня цього раунду.
reason-cards-may-not-pass = Пропустити хід можна, якщо карт у руці не більше { $limit } або менше, ніж у кожного суперника; у вас { $count }.
reason-cards-too-few-to-winnow = Щоб відсіяти карти, потрібно дві карти в руці.
reason-cards-deck-empty = { $player }: у колоді не лишилося карт.
reason-cards-pays-not-itself = Карта не може бути платою за саму себе: { $card }.
reason-cards-not-among-drawn = Цієї карти немає серед узятих: { $card }.
reason-cards-not-meant = Ефект не дозволяє зіграти цю карту: { $card }.
reason-cards-other-place = Ефект дозволяє зіграти її лише в інше місце: { $card }.

## Чим закінчилася партія (після двокрапки)

outcome-final-round = за очками після останнього шляху
outcome-lead = відрив у десять очок
