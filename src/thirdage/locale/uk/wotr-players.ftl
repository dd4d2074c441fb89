### Троє і четверо у «Війні Персня»: місця, яких немає в інших іграх, і хто ким командує.

## Запитання й відповіді

ask-wotr-swap-card = Обмінятися картою із союзником? Виберіть карту, яку ви віддали б. Обмін відбудеться, лише якщо союзник теж запропонує карту.
ask-wotr-merge-armies = І ваші загони, і загони союзника стоять { $region_at }. Об’єднати війська?
answer-wotr-swap-card = Віддати карту «{ $card }»
lead-wotr-swap-card = Запропонувати карту
answer-wotr-swap-card-decline = Без обміну
answer-wotr-merge-armies-accept = Об’єднати
answer-wotr-merge-armies-decline = Лишити окремими

## Що відбувається

log-wotr-swaps = { $seat_capital } { $seat_gender ->
    [plural] віддають
   *[other] віддає
} { $to_seat_dative } карту { $deck_genitive }.
log-wotr-you-give = Ви віддаєте карту «{ $card }». Вона переходить до { $seat_genitive }.
log-wotr-you-receive = Ви отримуєте карту «{ $card }» від { $seat_genitive }.
log-wotr-no-swap = Обміну картами немає: із двох союзників його { $seat_gender ->
    [feminine] хотіла
    [neuter] хотіло
    [plural] хотіли
   *[masculine] хотів
} лише { $seat }.
log-wotr-merged = Війська союзників { $region_at } об’єднано у змішане військо. Командує { $seat }.
log-wotr-stay-separate = Війська союзників { $region_at } лишаються окремими.
log-wotr-score = { $seat_capital } { $seat_gender ->
    [plural] набирають
   *[other] набирає
} { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
} у заліку сторони-переможниці.
log-wotr-wins-inside = { $seat_gender ->
    [plural] Перемогу ділять { $seat }.
   *[other] На боці переможців першість має { $seat }.
}

## Чому ні

reason-wotr-nation-of-team-mate = Не ви, а ваш союзник командує { $nation_instrumental }.
reason-wotr-character-of-team-mate = Не ви, а ваш союзник командує { $character_instrumental }.
reason-wotr-card-of-team-mate = Карту «{ $card }» як подію може зіграти лише { $seat }.
reason-wotr-army-of-team-mate = Не ви, а ваш союзник командує змішаним військом { $region_at }.
reason-wotr-split-loses-command = Частиною змішаного війська, яка піде, командували б не ви.
reason-wotr-nation-twice = За { $nation_accusative } ви діяли минулого разу.
reason-wotr-army-twice = Змішаним військом { $region_at } ви діяли минулого разу.
standing-swap-card = Ви не обмінюєтеся картами.
standing-merge-armies = Ви не об’єднуєте свої війська з військами союзника.

## На сторінці

web-wotr-player = { $seat_text ->
    [gondor] Ґондор
    [rohan] Роган
    [witch-king] Король-Відьмак
    [saruman] Саруман
   *[other] Вільні Народи
}
web-look-player = { $seat_text ->
    [gondor] Командує Ґондором та ельфами.
    [rohan] Командує Роганом, північанами та ґномами.
    [witch-king] Командує військами Саурона, Королем-Відьмаком і Речником Саурона.
    [saruman] Командує Ісенґардом, південцями та східнянами, а також Саруманом.
   *[other] Командує всіма Вільними Народами.
}
web-wotr-leads = Цього ходу сторону веде { $seat }
web-wotr-commands = Спільне військо двох гравців. Командує { $seat }: у нього більше загонів чи більше елітних, а за рівності він веде сторону цього ходу.
web-wotr-in-command = Командує { $seat }
web-wotr-separate = Тут два війська: кожен гравець командує своїм.
web-wotr-table-talk = Чат читають усі за столом. Про свої карти союзникам говорити не можна, можна лише сказати, чи хочете ви обмінятися.

## У терміналі

board-wotr-mixed = Спільні війська двох гравців
board-wotr-commands = { $region_at-capital } командує { $seat }

## Що читає суддя замість «ви»

story-wotr-you-give = Це карта «{ $card }».
story-wotr-you-receive = Карта «{ $card }» надійшла від { $seat_genitive }.
