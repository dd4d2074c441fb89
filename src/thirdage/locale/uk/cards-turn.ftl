### Карткова гра: запитання, журнал, причини відмови.

## Запитання

ask-cards-action = Що робить { $player }?
ask-cards-opening = { $count ->
    [1] Яку карту початкової руки { $player } пускає в колообіг?
    [one] Яку { $count } карту початкової руки { $player } пускає в колообіг?
    [few] Які { $count } карти початкової руки { $player } пускає в колообіг?
   *[many] Які { $count } карт початкової руки { $player } пускає в колообіг?
}
ask-cards-pay = Яку карту { $player } пускає в колообіг як плату за карту «{ $card }»?
ask-cards-cycle = { $count ->
    [1] { $place_capital }: яку карту з руки { $player } пускає в колообіг?
    [one] { $place_capital }: яку { $count } карту з руки { $player } пускає в колообіг?
    [few] { $place_capital }: які { $count } карти з руки { $player } пускає в колообіг?
   *[many] { $place_capital }: які { $count } карт із руки { $player } пускає в колообіг?
}
ask-cards-may-cycle = { $place_capital }: чи пустить { $player } карту в колообіг заради ефекту?
ask-cards-forsake = { $place_capital }: якої карти зрікається { $player }?
ask-cards-winnow = Які дві карти з руки усуває { $player }?
ask-cards-eliminate-from-hand = Яку карту з руки усуває { $player }?
ask-cards-eliminate-drawn = { $place_capital }: яку з узятих карт усуває { $player }?
ask-cards-cycle-drawn = { $place_capital }: яку з узятих карт { $player } пускає в колообіг?
ask-cards-play-drawn = { $place_capital }: яку з узятих карт грає { $player }?
ask-cards-take = { $place_capital }: яку карту { $player } забирає в руку?
ask-cards-option = { $place_capital }: чи скористається { $player } ефектом?
ask-cards-effect = { $place_capital }: який ефект обирає { $player }?
ask-cards-activate-battleground = { $place_capital }: яке поле битви активує { $player }?
ask-cards-activate-path = { $place_capital }: який шлях активує { $player }?
ask-cards-choose-battleground = { $place_capital }: на яке поле битви { $player } кладе жетон?
ask-cards-move-to = { $place_capital }: куди { $player } переміщує карту «{ $card }»?
ask-cards-victim = { $place_capital }: яку карту усуває { $player }?
ask-cards-give-up = { $place_capital }: які карти свого резерву усуває { $player }?
ask-cards-next-combat = Де відбудеться наступна битва? Обирає { $player }.
ask-cards-support = Битва { $location_at }: якого персонажа підтримає військо { $player_genitive }?
ask-cards-loss = Битва { $location_at }: кого із захисників усунути? Лишилося скасувати { $count ->
    [one] { $count } символ атаки
    [few] { $count } символи атаки
   *[many] { $count } символів атаки
}.
ask-cards-agree = Битва { $location_at }: союзник пропонує усунути карту «{ $card }», бо лишилося скасувати { $count ->
    [one] { $count } символ атаки
    [few] { $count } символи атаки
   *[many] { $count } символів атаки
}. Ви згодні?
ask-cards-saved = { $place_capital }: кого ще рятує { $player }?
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

log-cards-round = Починається раунд { NUMBER($count, useGrouping: 0) }. Перший гравець — { $player }.
log-cards-activated = Активовано { $location_accusative }.
log-cards-reactivated = Повторно активовано { $location_accusative }.
log-cards-no-battleground = Полів битви в колодах не лишилося, тож нового не активовано.
log-cards-nothing-to-activate = { $place_capital }: поля битви, яке ефект міг би тепер активувати, немає.
log-cards-no-new-path = { $place_capital }: немає шляху, який можна активувати.
log-cards-path-replaced = { $place_capital }: починається новий шлях, та спершу відбувається битва { $location_at }.
log-cards-nobody-plays = За { $faction_accusative } ніхто не грає, тож нічого не стається.
log-cards-declines = { $place_capital }: { $player } не користується ефектом.
log-cards-you-draw = Ви за { $player_accusative } берете карту «{ $card }».
log-cards-draws = { $player_capital } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
log-cards-no-card-to-draw = { $player_capital } не може взяти карту: брати нема звідки.
log-cards-you-draw-apart = Ви за { $player_accusative } берете окремо карту «{ $card }».
log-cards-draws-apart = { $player_capital } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} окремо від руки.
log-cards-rest-to-hand = { $player_capital } додає останню з них до руки.
log-cards-new-deck = { $player_capital } вичерпує колоду: новою колодою стає колообіг.
log-cards-recycles = { $player_capital } замішує колообіг у колоду.
log-cards-mirror-shows = Верхня карта вашої колоди — «{ $card }».
log-cards-you-cycle = Ви за { $player_accusative } пускаєте в колообіг карту «{ $card }».
log-cards-cycles = { $player_capital } пускає карту в колообіг.
log-cards-card-cycled = У колообіг іде карта «{ $card }».
log-cards-you-eliminate = Ви за { $player_accusative } усуваєте карту «{ $card }».
log-cards-eliminates = { $player_capital } усуває карту, не показуючи її.
log-cards-card-eliminated = Карту «{ $card }» усунуто.
log-cards-nothing-to-forsake = { $player_capital } не має чого зректися.
log-cards-forsakes-top = { $player_capital } зрікається верхньої карти колоди.
log-cards-you-turn-up = Це карта «{ $card }».
log-cards-forsakes-hand = { $player_capital } зрікається карти з руки.
log-cards-forsakes-reserve = { $player_capital } зрікається карти «{ $card }» з резерву.
log-cards-not-found = { $place_capital }: { $player } не знаходить потрібної карти.
log-cards-takes = { $player_capital } забирає в руку карту «{ $card }» з { $zone_genitive }.
log-cards-takes-nothing = { $player_capital } нічого не забирає.
log-cards-already-gone = Карту «{ $card }» усунуто раніше.
log-cards-removed = Карту «{ $card }» прибрано з { $zone_genitive } та вилучено з гри.
log-cards-plays-reserve = { $player } грає карту «{ $card }» у резерв.
log-cards-plays-location = { $player_capital } грає карту «{ $card }» { $location_at }.
log-cards-plays-item = { $player_capital } вручає { $on_card_dative } предмет «{ $card }».
log-cards-plays-event = { $player_capital } грає подію «{ $card }».
log-cards-moves = { $player_capital } переміщує карту «{ $card }» { $location_into }.
log-cards-uses = { $player_capital } використовує дію карти «{ $card }».
log-cards-uses-ring = { $player_capital } використовує жетон Персня.
log-cards-winnows = { $player_capital } відсіює карти.
log-cards-passes = { $player_capital } пропускає хід.
log-cards-all-passed = Усі пропустили хід: починається фаза битв.
log-cards-token-on-card = На карту «{ $card }» покладено { $count ->
    [one] { $count } жетон атаки
    [few] { $count } жетони атаки
   *[many] { $count } жетонів атаки
}.
log-cards-token-attack = { $location_at-capital } додано { $count ->
    [one] { $count } жетон атаки
    [few] { $count } жетони атаки
   *[many] { $count } жетонів атаки
}.
log-cards-token-defence = { $location_at-capital } додано { $count ->
    [one] { $count } жетон захисту
    [few] { $count } жетони захисту
   *[many] { $count } жетонів захисту
}.
log-cards-corruption = { $place_capital }: Тінь отримує { $count ->
    [one] { $count } жетон споганення
    [few] { $count } жетони споганення
   *[many] { $count } жетонів споганення
}.
log-cards-corruption-removed = { $place_capital }: Тінь втрачає { $count ->
    [one] { $count } жетон споганення
    [few] { $count } жетони споганення
   *[many] { $count } жетонів споганення
}.
log-cards-path-combat = Битва { $location_at }: атака { $attack }, захист самого шляху { $defence }.
log-cards-battleground-combat = Битва { $location_at }: атака { $attack }, захист самого поля битви { $defence }.
log-cards-supports = Військо «{ $army_card }» підтримує персонажа «{ $card }».
log-cards-loss = Карту «{ $card }» втрачено: скасовано { $count ->
    [one] { $count } символ атаки
    [few] { $count } символи атаки
   *[many] { $count } символів атаки
}.
log-cards-disagree = Союзники не дійшли згоди, тож втрату { $seat_gender ->
    [plural] обирають
   *[other] обирає
} { $seat }.
log-cards-path-lost = Шлях «{ $location }» дістається Тіні, а з ним { $count ->
    [one] { $count } жетон споганення
    [few] { $count } жетони споганення
   *[many] { $count } жетонів споганення
}.
log-cards-path-nobody = Шлях «{ $location }» не дістається нікому: атака { $attack }, захист { $defence }.
log-cards-path-won = Шлях «{ $location }» дістається Вільним Народам та дає { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}.
log-cards-battleground-won = Поле битви «{ $location }» дістається { $side_dative } та дає { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}.
log-cards-points = Вільні Народи мають { $free ->
    [one] { $free } переможне очко
    [few] { $free } переможні очки
   *[many] { $free } переможних очок
}, Тінь — { $shadow }.
log-cards-ends = Партію закінчено: { $side_gender ->
    [feminine] перемогла
    [neuter] перемогло
    [plural] перемогли
   *[masculine] переміг
} { $side }. Вільні Народи мають { $free ->
    [one] { $free } очко
    [few] { $free } очки
   *[many] { $free } очок
}, Тінь — { $shadow }.

## Що читає суддя замість «ви»

story-cards-you-draw = { $player_capital } бере карту «{ $card }».
story-cards-you-draw-apart = { $player_capital } бере окремо карту «{ $card }».
story-cards-you-cycle = { $player_capital } пускає в колообіг карту «{ $card }».
story-cards-you-eliminate = { $player_capital } усуває карту «{ $card }».
story-cards-mirror-shows = Дзеркало Ґаладріелі показує верхню карту: «{ $card }».

## Чому не можна

reason-cards-answer-first = Спершу дайте відповідь на поставлене запитання.
reason-cards-not-active = Карту «{ $card }» не можна зіграти { $location_at }: ця локація не активна.
reason-cards-army-on-path = Карту «{ $card }» не можна зіграти { $location_at }: війська не бувають на шляху.
reason-cards-path-number = Карту «{ $card }» не можна зіграти { $location_at }: шлях { $number } їй недоступний.
reason-cards-shadow-battleground-active = Карту «{ $card }» не можна зіграти { $location_at }, поки активне поле битви Тіні.
reason-cards-own-text-forbids = Власний текст карти «{ $card }» не дозволяє зіграти її { $location_at }.
reason-cards-faction-not-shown = Карту «{ $card }» не можна зіграти { $location_at }: там немає знака { $faction_genitive }.
reason-cards-wielder-not-in-play = Предмет «{ $card }» нема кому дати: карта «{ $wielder_card }» не в грі.
reason-cards-not-a-wielder = Карта «{ $wielder_card }» не може володіти предметом «{ $card }».
reason-cards-second-weapon = Предмет «{ $card }» сюди не покласти: карта «{ $wielder_card }» вже має зброю.
reason-cards-event-has-no-place = Подію «{ $card }» нікуди не кладуть, її грають заради ефекту.
reason-cards-twice-a-round = Карту «{ $card }» цього раунду вже зіграно, а персонажа чи предмет грають лише раз на раунд.
reason-cards-item-needs-wielder = Предмет «{ $card }» кладуть на персонажа, який може ним володіти.
reason-cards-not-an-item = На персонажів кладуть лише предмети, а «{ $card }» — не предмет.
reason-cards-not-in-hand = Карти «{ $card }» немає у вас на руці.
reason-cards-not-an-event = «{ $card }» — не подія.
reason-cards-moves-only-from-reserve = Карту «{ $card }» не можна перемістити: переміщують лише війська й персонажів із резерву.
reason-cards-not-in-your-reserve = Карти «{ $card }» немає у вашому резерві.
reason-cards-came-this-round = Карта «{ $card }» потрапила в резерв лише цього раунду: переміщувати її ще зарано.
reason-cards-moves-to-locations = Карту «{ $card }» можна перемістити з резерву лише на локацію.
reason-cards-no-action = У карти «{ $card }» немає дії.
reason-cards-not-in-play = Карта «{ $card }» не в грі.
reason-cards-not-your-card = Дію карти «{ $card }» використовує інший гравець.
reason-cards-action-in-reserve = Дію карти «{ $card }» можна використати лише в резерві.
reason-cards-action-on-path = Дію карти «{ $card }» можна використати лише на шляху.
reason-cards-action-on-location = Дію карти «{ $card }» можна використати лише на шляху або полі битви.
reason-cards-once-a-round = Дію карти «{ $card }» цього раунду вже використано.
reason-cards-nothing-to-forsake = Вам нема чого зректися як плати за карту «{ $card }».
reason-cards-no-such-path = Немає шляху, який активувала б карта «{ $card }».
reason-cards-no-such-battleground = Немає поля битви, яке активувала б карта «{ $card }».
reason-cards-nothing-to-find = Усім відомо, що карті «{ $card }» там нема чого шукати.
reason-cards-no-ring-tokens = У цьому сценарії немає жетонів Персня.
reason-cards-ring-used-trilogy = Ви вже використали жетон Персня: це можна зробити один раз за гру.
reason-cards-ring-used-duel = Ви вже використали жетон Персня цього раунду.
reason-cards-may-not-pass = Пропустити хід можна, якщо на руці не більше ніж { $limit ->
    [one] { $limit } карта
    [few] { $limit } карти
   *[many] { $limit } карт
} або менше, ніж у кожного суперника; у вас { $count }.
reason-cards-too-few-to-winnow = Щоб відсіяти карти, потрібно дві карти на руці.
reason-cards-deck-empty = У колоді { $player_genitive } не лишилося карт.
reason-cards-pays-not-itself = Карта «{ $card }» не може бути платою за саму себе.
reason-cards-not-among-drawn = Карти «{ $card }» немає серед узятих.
reason-cards-not-meant = Ефект не дозволяє зіграти карту «{ $card }».
reason-cards-other-place = Карту «{ $card }» не можна зіграти сюди: ефект дозволяє лише інше місце.

## Чим закінчилася партія (після двокрапки)

outcome-final-round = за очками після останнього шляху
outcome-lead = відрив у десять очок
