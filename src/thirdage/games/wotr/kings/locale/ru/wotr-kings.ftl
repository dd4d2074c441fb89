### Что «Короли Средиземья» спрашивают, отвечают и рассказывают.

## Вопросы

ask-wotr-hidden-tile = Какой скрытый жетон порабощения возвращается?
ask-wotr-attempt-tile = Какой жетон вытянут?
ask-wotr-lay-tile = Какой из вытянутых жетонов лицом вниз положить на { $sovereign_accusative }?
ask-wotr-draw-on = На { $sovereign_accusative } ляжет последний вытянутый жетон. Тянуть ещё?
ask-wotr-awaken-in = Где пробудится { $sovereign }?
ask-wotr-inspire = Народ { $sovereign_genitive } воодушевлён. Вернуть в запас Охоты один его скрытый жетон порабощения?
ask-wotr-discard-die = Вы бросили кубик правителей: какой кубик сбросить?
ask-wotr-dismay = Потратить жетон смятения, чтобы кубик правителей перебросили?
ask-wotr-king-musters = Кого и где собирает { $sovereign }?
ask-wotr-palantir-event = Взять карту события или сыграть карту?
ask-wotr-palantir-draw = Взять ещё одну карту?
ask-wotr-give-up-card = Битва { $region_at }, раунд { NUMBER($count) }: отказаться от эффекта боевой карты ради способности?
ask-wotr-awaken-in-battle = Какой государь пробудится в битве?
ask-wotr-card-does = «{ $card }»: что выбрать?
ask-wotr-choose-sovereign = «{ $card }»: какого государя выбрать?
ask-wotr-return-tile = Какой жетон { $sovereign_genitive } вернуть в запас Охоты?
ask-wotr-counsel-nation = «{ $card }»: какой народ выбрать?
ask-wotr-villages = Кого и где набрать? По одной миниатюре на народ.
ask-wotr-one-more = Ещё обычный отряд или ещё назгул?
standing-inspire = Вы не возвращаете жетоны порабощения.
standing-dismay = Вы не тратите жетоны смятения.
standing-give-up-card = Вы не отказываетесь от боевых карт.

## Ответы

answer-wotr-corrupt = Попытаться поработить { $sovereign_accusative }
answer-wotr-attempt-tile = { $tile }
answer-wotr-hidden-tile = Жетон { NUMBER($number) }
answer-wotr-lay-tile = Положить жетон { $tile }
answer-wotr-awaken = Пробудить { $sovereign_accusative }
answer-wotr-awaken-in = { $region_at-capital }
answer-wotr-remove-sovereign = Убрать порабощённого { $sovereign_accusative }
answer-wotr-discard-die = Сбросить кубик «{ $die_capital }»
answer-wotr-spend-dismay = Потратить жетон { $sovereign_genitive }: перебросить кубик { $side_genitive }
answer-wotr-ruler-ability = { $ability }
answer-wotr-ruler-token = Потратить жетон правителя: «{ $ability }»
answer-wotr-give-up-card = { $ability }
answer-wotr-awaken-in-battle = { $sovereign }
answer-wotr-card-does = { $how }
answer-wotr-choose-sovereign = { $sovereign }
answer-wotr-return-tile = Жетон { NUMBER($number) }
answer-wotr-counsel-nation = { $nation }
answer-wotr-use-as-event = Использовать как результат «Событие» по карте «Палантир Барад-Дура»
answer-wotr-one-more = { $figure_capital }

## Журнал

log-wotr-attempt = { $seat_capital } { $seat_gender ->
    [plural] пытаются
   *[other] пытается
} поработить { $sovereign_accusative }. Очей в ячейке Охоты остаётся { NUMBER($count) }.
log-wotr-attempt-in-vain = Жетона на { $sovereign_accusative } нет.
log-wotr-attempt-replaced = Жетон «{ $tile }» показан и заменён другим.
log-wotr-attempt-royal = Жетон «{ $tile }» прерывает попытку и открытым ложится на { $sovereign_accusative }.
log-wotr-attempt-shown = { $tile_size ->
    [1] В запас Охоты вернулся показанный жетон { $tile_quoted }.
   *[other] В запас Охоты вернулись показанные жетоны { $tile_quoted }.
}
log-wotr-corruption-laid = На { $sovereign_accusative } лицом вниз ложится жетон порабощения.
log-wotr-corruption-laid-open = На { $sovereign_accusative } ложится жетон порабощения «{ $tile }».
log-wotr-awakened = { $region_at-capital } пробуждается { $sovereign }!
log-wotr-sovereign-tiles-return = В запас Охоты возвращаются жетоны { $sovereign_genitive }, всего { NUMBER($count) }.
log-wotr-sovereign-tile-returns = Жетон порабощения { $sovereign_genitive } возвращается в запас Охоты, остаётся { NUMBER($count) }.
log-wotr-sovereign-tiles-opened = { $tile_size ->
    [1] Жетон порабощения { $sovereign_genitive } открыт: это { $tile_quoted }.
   *[other] Жетоны порабощения { $sovereign_genitive } открыты: это { $tile_quoted }.
}
log-wotr-tile-discarded = Жетон «{ $tile }» выбывает из запаса Охоты.
log-wotr-sovereign-corrupted = Тьма порабощает { $sovereign_accusative } { $region_at }!
log-wotr-sovereign-removed = Порабощённый { $sovereign } выбывает из игры.
log-wotr-discards-die = { $seat_capital } { $seat_gender ->
    [plural] сбрасывают
   *[other] сбрасывает
} кубик «{ $die_capital }».
log-wotr-dismay-gained = Жетон { $sovereign_genitive } становится жетоном смятения Тьмы.
log-wotr-dismay-spent = Жетон смятения { $sovereign_genitive } потрачен. Кубик правителей { $side_genitive } перебрасывается.
log-wotr-ruler-ability = { $sovereign } применяет способность «{ $ability }».
log-wotr-ruler-token = Жетон { $sovereign_genitive } меняет кубик «{ $die_capital }» на «{ $to_die_capital }».
log-wotr-gives-up-card = Эффект боевой карты отдан ради способности «{ $ability }».
log-wotr-looks-at-tiles = { $seat_capital } { $seat_gender ->
    [plural] смотрят
   *[other] смотрит
} жетоны порабощения { $sovereign_genitive }.
log-wotr-tiles-looked-at = { $tile_size ->
    [1] Вы видите жетон порабощения { $sovereign_genitive }, это { $tile_quoted }.
   *[other] Вы видите жетоны порабощения { $sovereign_genitive }, это { $tile_quoted }.
}
log-wotr-palantir = Карта «{ $card }» превращает кубик в «{ $die_capital }».

## Причины

reason-wotr-attempt-needs-eyes = Для попытки порабощения в ячейке Охоты нужны два кубика с Оком.
reason-wotr-attempt-no-free-dice = Для попытки порабощения у свободных народов должен быть неиспользованный кубик.
reason-wotr-no-target-for-corruption = Поработить { $sovereign_accusative } сейчас нельзя.
reason-wotr-tried-already = { $sovereign_accusative } в этот ход уже пытались поработить.
reason-wotr-corruptors-alternate = Игроки Тьмы совершают попытки порабощения по очереди.
reason-wotr-cannot-be-awakened = Пробудить { $sovereign_accusative } сейчас нельзя.
reason-wotr-awakens-elsewhere = { $sovereign } не может попасть в незахваченное место своего пробуждения.
reason-wotr-not-awakened = { $sovereign } не пробуждён.
reason-wotr-not-corrupted = { $sovereign } не порабощён.
reason-wotr-sovereign-alone = Рядом с { $sovereign_instrumental } нет спутника нужного народа.
reason-wotr-sovereign-not-home = { $sovereign } не стоит { $region_at }.
reason-wotr-no-regular-with-sovereign = Вместе с { $sovereign_instrumental } нет обычного отряда его народа.
reason-wotr-not-mustered-by-sovereign = { $sovereign } не собирает здесь такую миниатюру.
reason-wotr-needs-ruler-die = Для способности «{ $ability }» нужен кубик правителей с нужным результатом.
reason-wotr-no-ruler-die = Неиспользованного кубика правителей { $side_genitive } нет.
reason-wotr-no-ruler-token = Жетона правителя { $sovereign_genitive } нет.
reason-wotr-no-dismay = Жетона смятения { $sovereign_genitive } нет.
reason-wotr-ring-or-token = За один ход можно использовать либо Эльфийское Кольцо, либо жетон правителя.
reason-wotr-eye-stays = Обычный кубик с Оком не сбрасывают.
reason-wotr-no-hidden-tile = На { $sovereign_locative } нет скрытых жетонов порабощения.
reason-wotr-tiles-stay = Карта удерживает жетоны порабощения на { $sovereign_locative }.
reason-wotr-no-sovereign = Подходящего государя нет.
reason-wotr-corrupted-recruits = Порабощённый { $sovereign } не даёт их набрать.
reason-wotr-promises-to-sovereigns = Карта не даёт пробудить { $sovereign_accusative } результатом «Сбор».
reason-wotr-palantir-used = Карта «{ $card }» в этот ход уже использована.
reason-wotr-combat-no-king = В битве нет подходящего государя или короля.
reason-wotr-combat-no-minion = В битве нет прислужника.
reason-wotr-combat-no-sovereign = В регионе защищающегося нет государя.
refused-wotr-sovereign = В записанной позиции на месте «{ $where }» { $sovereign } оказывается в двух состояниях сразу.
board-wotr-part-kings = Жетоны порабощения: Бранд { NUMBER($tiles-brand) }, Даин { NUMBER($tiles-dain) }, Денетор { NUMBER($tiles-denethor) }, Теоден { NUMBER($tiles-theoden) }, Трандуил { NUMBER($tiles-thranduil) }.{ $corrupted-count ->
    [0] { "" }
   *[other] { " " }Порабощены: { $corrupted }.
}{ $tokens-count ->
    [0] { "" }
   *[other] { " " }Жетоны правителей: { $tokens }.
}{ $dismay-count ->
    [0] { "" }
   *[other] { " " }Жетоны смятения: { $dismay }.
}
