### Карточная игра: вопросы, журнал, причины отказа.

## Вопросы

ask-cards-action = Ход { $player_genitive }: что сделать?
ask-cards-opening = { $count ->
    [1] Какую карту начальной руки сбросит { $player }?
    [one] Какую { $count } карту начальной руки сбросит { $player }?
    [few] Какие { $count } карты начальной руки сбросит { $player }?
   *[many] Какие { $count } карт начальной руки сбросит { $player }?
}
ask-cards-pay = Какую карту { $player } сбросит в уплату за карту «{ $card }»?
ask-cards-cycle = { $count ->
    [1] { $place_capital }: какую карту из руки сбросит { $player }?
    [one] { $place_capital }: какую { $count } карту из руки сбросит { $player }?
    [few] { $place_capital }: какие { $count } карты из руки сбросит { $player }?
   *[many] { $place_capital }: какие { $count } карт из руки сбросит { $player }?
}
ask-cards-may-cycle = { $place_capital }: сбросит ли { $player } карту ради эффекта?
ask-cards-forsake = { $place_capital }: от какой карты отказывается { $player }?
ask-cards-winnow = Какие 2 карты из руки удалит { $player }?
ask-cards-eliminate-from-hand = Какую карту из руки удалит { $player }?
ask-cards-eliminate-drawn = { $place_capital }: какую из взятых карт удалит { $player }?
ask-cards-cycle-drawn = { $place_capital }: какую из взятых карт сбросит { $player }?
ask-cards-play-drawn = { $place_capital }: какую из взятых карт разыграет { $player }?
ask-cards-take = { $place_capital }: какую карту { $player } заберёт в руку?
ask-cards-option = { $place_capital }: воспользуется ли { $player } эффектом?
ask-cards-effect = { $place_capital }: какой эффект выберет { $player }?
ask-cards-activate-battleground = { $place_capital }: какое поле битвы активирует { $player }?
ask-cards-activate-path = { $place_capital }: какой путь активирует { $player }?
ask-cards-choose-battleground = { $place_capital }: на какое поле битвы { $player } положит жетон?
ask-cards-move-to = { $place_capital }: куда { $player } переместит карту «{ $card }»?
ask-cards-victim = { $place_capital }: какую карту удалит { $player }?
ask-cards-give-up = { $place_capital }: какие карты своего резерва удалит { $player }?
ask-cards-next-combat = Где пройдёт следующее сражение? Решает { $player }.
ask-cards-support = Сражение { $location_at }: какое воинство { $player_genitive } кого поддержит?
ask-cards-loss = Сражение { $location_at }: кого из обороняющихся удалить? Осталось отменить { $count ->
    [one] { $count } символ атаки
    [few] { $count } символа атаки
   *[many] { $count } символов атаки
}.
ask-cards-agree = Сражение { $location_at }: союзник предлагает удалить карту «{ $card }», чтобы отменить { $count ->
    [one] { $count } оставшийся символ атаки
    [few] { $count } оставшихся символа атаки
   *[many] { $count } оставшихся символов атаки
}. Вы согласны?
ask-cards-saved = { $place_capital }: кого ещё спасёт { $player }?
ask-cards-card-drawn = { $cause ->
    [mirror] { $player } видит верхнюю карту колоды в Зеркале Галадриэли.
    [forsake] { $player } отказывается от верхней карты колоды и открывает её.
    [apart] { $player } берёт карту отдельно от руки.
   *[effect] { $player } берёт карту.
}
ask-cards-card-lies = Случай решает, где лежит карта «{ $card }».
ask-cards-location-drawn = { $cause ->
    [path] Из колоды берётся путь.
   *[battleground] Из колоды берётся поле битвы.
}

## Журнал

log-cards-round = Начинается раунд { NUMBER($count, useGrouping: 0) }; первым ходит { $player }.
log-cards-activated = Теперь { $location_gender ->
    [feminine] активна
    [neuter] активно
    [plural] активны
   *[other] активен
} { $location }.
log-cards-reactivated = Снова { $location_gender ->
    [feminine] активна
    [neuter] активно
    [plural] активны
   *[other] активен
} { $location }.
log-cards-no-battleground = Полей битв в колодах не осталось: новое не активируется.
log-cards-nothing-to-activate = { $place_capital }: поля битвы, которое эффект мог бы сейчас активировать, нет.
log-cards-no-new-path = { $place_capital }: подходящего пути нет, активировать нечего.
log-cards-path-replaced = { $place_capital }: начинается новый путь, но сначала идёт сражение { $location_at }.
log-cards-nobody-plays = За { $faction_accusative } никто не играет, поэтому ничего не происходит.
log-cards-declines = { $player_capital } не пользуется эффектом «{ $place }».
log-cards-you-draw = За { $player_accusative } вы берёте карту «{ $card }».
log-cards-draws = { $count ->
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
   *[many] { $player } берёт { $count } карт.
}
log-cards-no-card-to-draw = Взять карту { $player } не может: колода пуста.
log-cards-you-draw-apart = За { $player_accusative } вы берёте отдельно карту «{ $card }».
log-cards-draws-apart = { $count ->
    [one] { $player } берёт { $count } карту отдельно от руки.
    [few] { $player } берёт { $count } карты отдельно от руки.
   *[many] { $player } берёт { $count } карт отдельно от руки.
}
log-cards-rest-to-hand = { $player_capital } добавляет последнюю из них в руку.
log-cards-new-deck = У { $player_genitive } кончилась колода: новой колодой становится сброс.
log-cards-recycles = { $player_capital } замешивает сброс в колоду.
log-cards-mirror-shows = Верхняя карта вашей колоды — «{ $card }».
log-cards-you-cycle = За { $player_accusative } вы сбрасываете карту «{ $card }».
log-cards-cycles = { $player_capital } сбрасывает карту.
log-cards-card-cycled = Карта «{ $card }» сброшена.
log-cards-you-eliminate = За { $player_accusative } вы удаляете карту «{ $card }».
log-cards-eliminates = { $player_capital } удаляет карту, не показывая её.
log-cards-card-eliminated = Карта «{ $card }» удалена.
log-cards-nothing-to-forsake = Отказаться { $player_dative } не от чего.
log-cards-forsakes-top = { $player_capital } отказывается от верхней карты колоды.
log-cards-you-turn-up = Это карта «{ $card }».
log-cards-forsakes-hand = { $player_capital } отказывается от карты из руки.
log-cards-forsakes-reserve = { $player_capital } отказывается от карты «{ $card }» из резерва.
log-cards-not-found = { $place_capital }: { $player } не находит нужной карты.
log-cards-takes = { $player_capital } забирает в руку карту «{ $card }» { $zone_from }.
log-cards-takes-nothing = { $player_capital } ничего не забирает.
log-cards-already-gone = Карта «{ $card }» удалена ещё раньше.
log-cards-removed = Карта «{ $card }» убрана { $zone_from } и из игры.
log-cards-plays-reserve = { $player_capital } разыгрывает в резерв карту «{ $card }».
log-cards-plays-location = { $player_capital } разыгрывает карту «{ $card }» { $location_at }.
log-cards-plays-item = { $player_capital } вручает { $on_card_dative } предмет «{ $card }».
log-cards-plays-event = { $player_capital } разыгрывает событие «{ $card }».
log-cards-moves = { $player_capital } перемещает карту «{ $card }» { $location_into }.
log-cards-uses = { $player_capital } использует действие карты «{ $card }».
log-cards-uses-ring = { $player_capital } использует жетон Кольца.
log-cards-winnows = { $player_capital } отсеивает карты.
log-cards-passes = { $player_capital } пропускает ход.
log-cards-all-passed = Все пропустили ход: начинается фаза сражений.
log-cards-token-on-card = На карту «{ $card }» { $count ->
    [one] ложится { $count } жетон атаки
    [few] ложатся { $count } жетона атаки
   *[many] ложатся { $count } жетонов атаки
}.
log-cards-token-attack = { $location_at-capital } { $count ->
    [one] прибавляется { $count } жетон атаки
    [few] прибавляются { $count } жетона атаки
   *[many] прибавляются { $count } жетонов атаки
}.
log-cards-token-defence = { $location_at-capital } { $count ->
    [one] прибавляется { $count } жетон обороны
    [few] прибавляются { $count } жетона обороны
   *[many] прибавляются { $count } жетонов обороны
}.
log-cards-corruption = { $place_capital }: Тьма получает { $count ->
    [one] { $count } жетон влияния Кольца
    [few] { $count } жетона влияния Кольца
   *[many] { $count } жетонов влияния Кольца
}.
log-cards-corruption-removed = { $place_capital }: Тьма теряет { $count ->
    [one] { $count } жетон влияния Кольца
    [few] { $count } жетона влияния Кольца
   *[many] { $count } жетонов влияния Кольца
}.
log-cards-path-combat = Сражение { $location_at }: атака { $attack }, оборона самого пути { $defence }.
log-cards-battleground-combat = Сражение { $location_at }: атака { $attack }, оборона самой локации { $defence }.
log-cards-supports = Воинство «{ $army_card }» поддерживает персонажа «{ $card }».
log-cards-loss = Карта «{ $card }» потеряна и отменяет { $count ->
    [one] { $count } символ атаки
    [few] { $count } символа атаки
   *[many] { $count } символов атаки
}.
log-cards-disagree = Союзники не пришли к согласию: потерю { $seat_gender ->
    [plural] выбирают
   *[other] выбирает
} { $seat }.
log-cards-path-lost = Путь «{ $location }» достаётся Тьме, а с ним { $count ->
    [one] { $count } жетон влияния Кольца
    [few] { $count } жетона влияния Кольца
   *[many] { $count } жетонов влияния Кольца
}.
log-cards-path-nobody = Путь «{ $location }» не достаётся никому: атака { $attack }, оборона { $defence }.
log-cards-path-won = Путь «{ $location }» достаётся свободным народам и приносит { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
log-cards-battleground-won = { $location_capital } { $location_gender ->
    [plural] достаются { $side_dative } и приносят
   *[other] достаётся { $side_dative } и приносит
} { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
log-cards-points = Победные очки: у свободных народов { $free }, у Тьмы { $shadow }.
log-cards-ends = Партия окончена: { $side_gender ->
    [feminine] победила
    [neuter] победило
    [plural] победили
   *[other] победил
} { $side }. У свободных народов { $free ->
    [one] { $free } очко
    [few] { $free } очка
   *[many] { $free } очков
}, у Тьмы — { $shadow }.

## Что читает судья вместо «вы»

story-cards-you-draw = { $player_capital } берёт карту «{ $card }».
story-cards-you-draw-apart = { $player_capital } берёт отдельно карту «{ $card }».
story-cards-you-cycle = { $player_capital } сбрасывает карту «{ $card }».
story-cards-you-eliminate = { $player_capital } удаляет карту «{ $card }».
story-cards-mirror-shows = Зеркало Галадриэли показывает верхнюю карту: «{ $card }».

## Почему нельзя

reason-cards-answer-first = Сначала ответьте на заданный вопрос.
reason-cards-not-active = Карту «{ $card }» нельзя разыграть { $location_at }: эта локация не активна.
reason-cards-army-on-path = Карту «{ $card }» нельзя разыграть { $location_at }: воинств на пути не бывает.
reason-cards-path-number = Карту «{ $card }» нельзя разыграть { $location_at }: путь { $number } ей недоступен.
reason-cards-shadow-battleground-active = Карта «{ $card }» не может быть на пути, пока { $location_gender ->
    [feminine] активна
    [neuter] активно
    [plural] активны
   *[other] активен
} { $location }: это поле битвы Тьмы.
reason-cards-own-text-forbids = Собственный текст не пускает карту «{ $card }» { $location_into }.
reason-cards-faction-not-shown = Карту «{ $card }» нельзя разыграть { $location_at }: там нет знака её фракции, а это { $faction }.
reason-cards-wielder-not-in-play = Предмет «{ $card }» некому вручить: { $wielder_card } не в игре.
reason-cards-not-a-wielder = { $wielder_card_capital } не может владеть предметом «{ $card }».
reason-cards-second-weapon = { $wielder_card_capital } не может взять предмет «{ $card }»: это второе оружие.
reason-cards-event-has-no-place = Карту «{ $card }» никуда не кладут: событие разыгрывают ради эффекта.
reason-cards-twice-a-round = Карту «{ $card }» в этом раунде уже разыгрывали: персонажа или предмет разыгрывают лишь раз.
reason-cards-item-needs-wielder = Предмет «{ $card }» кладут на персонажа, который может им владеть.
reason-cards-not-an-item = Карту «{ $card }» нельзя положить на персонажа: это не предмет.
reason-cards-not-in-hand = Карты «{ $card }» нет у вас в руке.
reason-cards-not-an-event = Карта «{ $card }» — не событие.
reason-cards-moves-only-from-reserve = Карту «{ $card }» нельзя переместить: перемещают только воинства и персонажей из резерва.
reason-cards-not-in-your-reserve = Карты «{ $card }» нет в вашем резерве.
reason-cards-came-this-round = Карта «{ $card }» попала в резерв только в этом раунде: перемещать её ещё рано.
reason-cards-moves-to-locations = Карту «{ $card }» из резерва перемещают только на локацию.
reason-cards-no-action = У карты «{ $card }» нет действия.
reason-cards-not-in-play = Карта «{ $card }» не в игре.
reason-cards-not-your-card = Действие карты «{ $card }» использует другой игрок.
reason-cards-action-in-reserve = Действие карты «{ $card }» можно использовать только в резерве.
reason-cards-action-on-path = Действие карты «{ $card }» можно использовать только на пути.
reason-cards-action-on-location = Действие карты «{ $card }» можно использовать только на пути или поле битвы.
reason-cards-once-a-round = Действие карты «{ $card }» в этом раунде уже использовано.
reason-cards-nothing-to-forsake = В уплату за карту «{ $card }» вам не от чего отказаться.
reason-cards-no-such-path = Нет пути, который могла бы активировать карта «{ $card }».
reason-cards-no-such-battleground = Нет поля битвы, которое могла бы активировать карта «{ $card }».
reason-cards-nothing-to-find = Всем известно, что того, что ищет карта «{ $card }», там нет.
reason-cards-no-ring-tokens = В этом сценарии нет жетонов Кольца.
reason-cards-ring-used-trilogy = Вы уже использовали жетон Кольца: это можно сделать один раз за игру.
reason-cards-ring-used-duel = Вы уже использовали жетон Кольца в этом раунде.
reason-cards-may-not-pass = Пропустить ход можно, если карт в руке не больше { $limit } или меньше, чем у каждого противника; у вас { $count }.
reason-cards-too-few-to-winnow = Чтобы отсеять карты, нужно две карты в руке.
reason-cards-deck-empty = В колоде { $player_genitive } не осталось карт.
reason-cards-pays-not-itself = Карта «{ $card }» не может быть платой за саму себя.
reason-cards-not-among-drawn = Карты «{ $card }» нет среди взятых.
reason-cards-not-meant = Эффект не позволяет разыграть карту «{ $card }».
reason-cards-other-place = Карту «{ $card }» нельзя разыграть сюда: эффект позволяет это только в другом месте.

## Чем закончилась партия (после двоеточия)

outcome-final-round = по очкам после последнего пути
outcome-lead = отрыв в десять очков
