### Трое и четверо в «Войне Кольца»: места, которых нет в других играх, и кто кем командует.

## Вопросы и ответы

ask-wotr-swap-card = Обменяться картой с союзником? Выберите карту, которую вы отдали бы. Обмен состоится, только если союзник тоже предложит карту.
ask-wotr-merge-armies = И ваши отряды, и отряды союзника стоят { $region_at }. Объединить войска?
answer-wotr-swap-card = Отдать карту «{ $card }»
lead-wotr-swap-card = Предложить карту
answer-wotr-swap-card-decline = Без обмена
answer-wotr-merge-armies-accept = Объединить
answer-wotr-merge-armies-decline = Оставить раздельными

## Что происходит

log-wotr-swaps = { $seat_capital } { $seat_gender ->
    [plural] отдают
   *[other] отдаёт
} { $to_seat_dative } карту { $deck_genitive }.
log-wotr-you-give = Вы отдаёте карту «{ $card }». Она переходит к { $seat_dative }.
log-wotr-you-receive = Вы получаете карту «{ $card }» от { $seat_genitive }.
log-wotr-no-swap = Обмена картами нет: из двух союзников его хотел только { $seat }.
log-wotr-merged = Войска союзников { $region_at } объединены в смешанное войско. Командует { $seat }.
log-wotr-stay-separate = Войска союзников { $region_at } остаются раздельными.
log-wotr-score = Очки внутри победившей стороны у { $seat_genitive }: { NUMBER($count) }.
log-wotr-wins-inside = { $seat_gender ->
    [plural] Победу делят { $seat }.
   *[other] Внутри победившей стороны первенствует { $seat }.
}

## Почему нет

reason-wotr-nation-of-team-mate = Командует { $nation_instrumental } ваш союзник.
reason-wotr-character-of-team-mate = Командует { $character_instrumental } ваш союзник.
reason-wotr-card-of-team-mate = Карту «{ $card }» как событие может сыграть только { $seat }.
reason-wotr-army-of-team-mate = Смешанным войском { $region_at } командует ваш союзник.
reason-wotr-split-loses-command = Частью смешанного войска, которая пойдёт, командовали бы не вы.
reason-wotr-nation-twice = За { $nation_accusative } вы действовали в прошлый раз.
reason-wotr-army-twice = Смешанным войском { $region_at } вы действовали в прошлый раз.
standing-swap-card = Вы не меняетесь картами.
standing-merge-armies = Вы не объединяете свои войска с войсками союзника.

## На странице

web-wotr-player = { $seat_text ->
    [gondor] Гондор
    [rohan] Рохан
    [witch-king] Король-чародей
    [saruman] Саруман
   *[other] Свободные народы
}
web-look-player = { $seat_text ->
    [gondor] Командует Гондором и эльфами.
    [rohan] Командует Роханом, северянами и гномами.
    [witch-king] Командует войсками Саурона, Королём-чародеем и Голосом Саурона.
    [saruman] Командует Изенгардом, харадримами и истерлингами, а ещё Саруманом.
   *[other] Командует всеми свободными народами.
}
web-wotr-leads = В этом ходу сторону ведёт { $seat }
web-wotr-commands = Общее войско двух игроков. Командует { $seat }: у него больше отрядов или больше элитных, а при равенстве он ведёт сторону в этом ходу.
web-wotr-in-command = Командует { $seat }
web-wotr-separate = Здесь два войска: каждый игрок командует своим.
web-wotr-table-talk = Чат читают все за столом. О своих картах союзникам говорить нельзя, можно лишь сказать, хотите ли вы обменяться.

## В терминале

board-wotr-mixed = Общие войска двух игроков
board-wotr-commands = { $region_at-capital } командует { $seat }

## Что читает судья вместо «вы»

story-wotr-you-give = Это карта «{ $card }».
story-wotr-you-receive = Карта «{ $card }» пришла от { $seat_genitive }.
