### Що «Королі Середзем’я» питають, відповідають і розповідають.

## Питання

ask-wotr-hidden-tile = Який прихований жетон поневолення повертається?
ask-wotr-attempt-tile = Який жетон витягнуто?
ask-wotr-lay-tile = Який із витягнутих жетонів долілиць покласти на { $sovereign_accusative }?
ask-wotr-draw-on = На { $sovereign_accusative } ляже останній витягнутий жетон. Тягнути ще?
ask-wotr-awaken-in = Де пробудиться { $sovereign }?
ask-wotr-inspire = Народ { $sovereign_genitive } збадьорився. Повернути до запасу гонитви один його прихований жетон поневолення?
ask-wotr-discard-die = Ви кинули кубик правителів: який кубик скинути?
ask-wotr-dismay = Витратити жетон сум’яття, щоб кубик правителів перекинули?
ask-wotr-king-musters = Кого й де збирає { $sovereign }?
ask-wotr-palantir-event = Узяти карту події чи зіграти карту?
ask-wotr-palantir-draw = Узяти ще одну карту?
ask-wotr-give-up-card = Битва { $region_at }, раунд { NUMBER($count) }: відмовитися від ефекту бойової карти заради вміння?
ask-wotr-awaken-in-battle = Який володар пробудиться в битві?
ask-wotr-card-does = «{ $card }»: що вибрати?
ask-wotr-choose-sovereign = «{ $card }»: якого володаря вибрати?
ask-wotr-return-tile = Який жетон { $sovereign_genitive } повернути до запасу гонитви?
ask-wotr-counsel-nation = «{ $card }»: який народ вибрати?
ask-wotr-villages = Кого й де набрати? По одній фігурці на народ.
ask-wotr-one-more = Ще звичайний загін чи ще назґул?
standing-inspire = Ви не повертаєте жетонів поневолення.
standing-dismay = Ви не витрачаєте жетонів сум’яття.
standing-give-up-card = Ви не відмовляєтеся від бойових карт.

## Відповіді

answer-wotr-corrupt = Спробувати поневолити { $sovereign_accusative }
answer-wotr-attempt-tile = { $tile }
answer-wotr-hidden-tile = Жетон { NUMBER($number) }
answer-wotr-lay-tile = Покласти жетон { $tile }
answer-wotr-awaken = Пробудити { $sovereign_accusative }
answer-wotr-awaken-in = { $region_at-capital }
answer-wotr-remove-sovereign = Прибрати поневоленого { $sovereign_accusative }
answer-wotr-discard-die = Скинути кубик «{ $die_capital }»
answer-wotr-spend-dismay = Витратити жетон { $sovereign_genitive }: перекинути кубик { $side_genitive }
answer-wotr-ruler-ability = { $ability }
answer-wotr-ruler-token = Витратити жетон правителя: «{ $ability }»
answer-wotr-give-up-card = { $ability }
answer-wotr-awaken-in-battle = { $sovereign }
answer-wotr-card-does = { $how }
answer-wotr-choose-sovereign = { $sovereign }
answer-wotr-return-tile = Жетон { NUMBER($number) }
answer-wotr-counsel-nation = { $nation }
answer-wotr-use-as-event = Використати як результат «Подія» за картою «Палантир Барад-дура»
answer-wotr-one-more = { $figure_capital }

## Журнал

log-wotr-attempt = { $seat_capital } { $seat_gender ->
    [plural] намагаються
   *[other] намагається
} поневолити { $sovereign_accusative }. Очей у комірці гонитви лишається { NUMBER($count) }.
log-wotr-attempt-in-vain = Жетона на { $sovereign_accusative } немає.
log-wotr-attempt-replaced = Жетон «{ $tile }» показано й замінено іншим.
log-wotr-attempt-royal = Жетон «{ $tile }» уриває спробу й відкритим лягає на { $sovereign_accusative }.
log-wotr-attempt-shown = { $tile_size ->
    [1] До запасу гонитви повернувся показаний жетон { $tile_quoted }.
   *[other] До запасу гонитви повернулися показані жетони { $tile_quoted }.
}
log-wotr-corruption-laid = На { $sovereign_accusative } долілиць лягає жетон поневолення.
log-wotr-corruption-laid-open = На { $sovereign_accusative } лягає жетон поневолення «{ $tile }».
log-wotr-awakened = { $region_at-capital } пробуджується { $sovereign }!
log-wotr-sovereign-tiles-return = До запасу гонитви повертаються жетони { $sovereign_genitive }, разом { NUMBER($count) }.
log-wotr-sovereign-tile-returns = Жетон поневолення { $sovereign_genitive } повертається до запасу гонитви, лишається { NUMBER($count) }.
log-wotr-sovereign-tiles-opened = { $tile_size ->
    [1] Жетон поневолення { $sovereign_genitive } відкрито: це { $tile_quoted }.
   *[other] Жетони поневолення { $sovereign_genitive } відкрито: це { $tile_quoted }.
}
log-wotr-tile-discarded = Жетон «{ $tile }» вибуває із запасу гонитви.
log-wotr-sovereign-corrupted = Тінь поневолює { $sovereign_accusative } { $region_at }!
log-wotr-sovereign-removed = Поневолений { $sovereign } вибуває з гри.
log-wotr-discards-die = { $seat_capital } { $seat_gender ->
    [plural] скидають
   *[other] скидає
} кубик «{ $die_capital }».
log-wotr-dismay-gained = Жетон { $sovereign_genitive } стає жетоном сум’яття Тіні.
log-wotr-dismay-spent = Жетон сум’яття { $sovereign_genitive } витрачено. Кубик правителів { $side_genitive } перекидають.
log-wotr-ruler-ability = { $sovereign } застосовує вміння «{ $ability }».
log-wotr-ruler-token = Жетон { $sovereign_genitive } міняє кубик «{ $die_capital }» на «{ $to_die_capital }».
log-wotr-gives-up-card = Ефект бойової карти віддано за вміння «{ $ability }».
log-wotr-looks-at-tiles = { $seat_capital } { $seat_gender ->
    [plural] дивляться
   *[other] дивиться
} жетони поневолення { $sovereign_genitive }.
log-wotr-tiles-looked-at = { $tile_size ->
    [1] Ви бачите жетон поневолення { $sovereign_genitive }, це { $tile_quoted }.
   *[other] Ви бачите жетони поневолення { $sovereign_genitive }, це { $tile_quoted }.
}
log-wotr-palantir = Карта «{ $card }» перетворює кубик на «{ $die_capital }».

## Причини

reason-wotr-attempt-needs-eyes = Для спроби поневолення в комірці гонитви потрібні два кубики з Оком.
reason-wotr-attempt-no-free-dice = Для спроби поневолення Вільні Народи мусять мати невикористаний кубик.
reason-wotr-no-target-for-corruption = Поневолити { $sovereign_accusative } зараз не можна.
reason-wotr-tried-already = { $sovereign_accusative } цього ходу вже намагалися поневолити.
reason-wotr-corruptors-alternate = Гравці Тіні роблять спроби поневолення по черзі.
reason-wotr-cannot-be-awakened = Пробудити { $sovereign_accusative } зараз не можна.
reason-wotr-awakens-elsewhere = { $sovereign } не може дістатися незахопленого місця свого пробудження.
reason-wotr-not-awakened = { $sovereign } не пробуджений.
reason-wotr-not-corrupted = { $sovereign } не поневолений.
reason-wotr-sovereign-alone = Поруч із { $sovereign_instrumental } немає супутника потрібного народу.
reason-wotr-sovereign-not-home = { $sovereign } не стоїть { $region_at }.
reason-wotr-no-regular-with-sovereign = Разом із { $sovereign_instrumental } немає звичайного загону його народу.
reason-wotr-not-mustered-by-sovereign = { $sovereign } не збирає тут такої фігурки.
reason-wotr-needs-ruler-die = Для вміння «{ $ability }» потрібен кубик правителів із належним результатом.
reason-wotr-no-ruler-die = Невикористаного кубика правителів { $side_genitive } немає.
reason-wotr-no-ruler-token = Жетона правителя { $sovereign_genitive } немає.
reason-wotr-no-dismay = Жетона сум’яття { $sovereign_genitive } немає.
reason-wotr-ring-or-token = За один хід можна використати або Ельфійський Перстень, або жетон правителя.
reason-wotr-eye-stays = Звичайний кубик з Оком не скидають.
reason-wotr-no-hidden-tile = На { $sovereign_locative } немає прихованих жетонів поневолення.
reason-wotr-tiles-stay = Карта тримає жетони поневолення на { $sovereign_locative }.
reason-wotr-no-sovereign = Придатного володаря немає.
reason-wotr-corrupted-recruits = Поневолений { $sovereign } не дає їх набрати.
reason-wotr-promises-to-sovereigns = Карта не дає пробудити { $sovereign_accusative } результатом «Мобілізація».
reason-wotr-palantir-used = Карту «{ $card }» цього ходу вже використано.
reason-wotr-combat-no-king = У битві немає придатного володаря чи короля.
reason-wotr-combat-no-minion = У битві немає посіпаки.
reason-wotr-combat-no-sovereign = У регіоні захисника немає володаря.
refused-wotr-sovereign = У записаній позиції на місці «{ $where }» { $sovereign } перебуває у двох станах одразу.
board-wotr-part-kings = Жетони поневолення: Бранд { NUMBER($tiles-brand) }, Даїн { NUMBER($tiles-dain) }, Денетор { NUMBER($tiles-denethor) }, Теоден { NUMBER($tiles-theoden) }, Трандуїл { NUMBER($tiles-thranduil) }.{ $corrupted-count ->
    [0] { "" }
   *[other] { " " }Поневолені: { $corrupted }.
}{ $tokens-count ->
    [0] { "" }
   *[other] { " " }Жетони правителів: { $tokens }.
}{ $dismay-count ->
    [0] { "" }
   *[other] { " " }Жетони сум’яття: { $dismay }.
}
