### Карточная игра: вопросы, журнал, причины отказа.

## Вопросы

ask-cards-action = { $player }: что вы делаете?
ask-cards-opening = { $count ->
    [1] { $player }: какую карту начальной руки вы сбросите?
    [one] { $player }: какую { $count } карту начальной руки вы сбросите?
    [few] { $player }: какие { $count } карты начальной руки вы сбросите?
   *[many] { $player }: какие { $count } карт начальной руки вы сбросите?
}
ask-cards-pay = { $player }: какую карту вы сбросите как плату за карту «{ $card }»?
ask-cards-cycle = { $count ->
    [1] { $player }: какую карту из руки вы сбросите ({ $place })?
    [one] { $player }: какую { $count } карту из руки вы сбросите ({ $place })?
    [few] { $player }: какие { $count } карты из руки вы сбросите ({ $place })?
   *[many] { $player }: какие { $count } карт из руки вы сбросите ({ $place })?
}
ask-cards-may-cycle = { $player }: сбросите карту ради эффекта ({ $place })?
ask-cards-forsake = { $player }: от какой карты вы отказываетесь ({ $place })?
ask-cards-winnow = { $player }: какие 2 карты из руки вы удалите?
ask-cards-eliminate-from-hand = { $player }: какую карту из руки вы удалите?
ask-cards-eliminate-drawn = { $player }: какую из взятых карт вы удалите ({ $place })?
ask-cards-cycle-drawn = { $player }: какую из взятых карт вы сбросите ({ $place })?
ask-cards-play-drawn = { $player }: какую из взятых карт вы разыграете ({ $place })?
ask-cards-take = { $player }: какую карту вы заберёте в руку ({ $place })?
ask-cards-option = { $player }: воспользуетесь эффектом ({ $place })?
ask-cards-effect = { $player }: какой эффект вы выбираете ({ $place })?
ask-cards-activate-battleground = { $player }: какое поле битвы вы активируете ({ $place })?
ask-cards-activate-path = { $player }: какой путь вы активируете ({ $place })?
ask-cards-choose-battleground = { $player }: на какое поле битвы вы кладёте жетон ({ $place })?
ask-cards-move-to = { $player }: куда вы переместите карту «{ $card }» ({ $place })?
ask-cards-victim = { $player }: какую карту удалить ({ $place })?
ask-cards-give-up = { $player }: какие карты своего резерва вы удалите ({ $place })?
ask-cards-next-combat = { $player }: где пройдёт следующее сражение?
ask-cards-support = { $player }: какое воинство кого поддерживает ({ $location })?
ask-cards-loss = { $location }: кого из обороняющихся удалить? Осталось отменить символов атаки: { $count }.
ask-cards-agree = { $location }: союзник предлагает удалить карту «{ $card }» (осталось отменить символов атаки: { $count }). Вы согласны?
ask-cards-saved = { $player }: кого ещё спасти ({ $place })?
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

log-cards-round = Начинается раунд { NUMBER($count, useGrouping: 0) }. Первый игрок: { $player }.
log-cards-activated = Активируется локация: { $location }.
log-cards-reactivated = Повторно активируется локация: { $location }.
log-cards-no-battleground = Полей битв в колодах не осталось: новое не активируется.
log-cards-nothing-to-activate = { $place }: нет поля битвы, которое можно активировать.
log-cards-no-new-path = { $place }: нет пути, который можно активировать.
log-cards-path-replaced = { $place }: начинается новый путь. Сначала идёт сражение на пути { $location }.
log-cards-nobody-plays = За эту фракцию никто не играет, ничего не происходит: { $faction }.
log-cards-declines = { $player } не пользуется эффектом: { $place }.
log-cards-you-draw = Вы ({ $player }) берёте карту «{ $card }».
log-cards-draws = { $count ->
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
   *[many] { $player } берёт { $count } карт.
}
log-cards-no-card-to-draw = { $player } не может взять карту: брать нечего.
log-cards-you-draw-apart = Вы ({ $player }) берёте отдельно карту «{ $card }».
log-cards-draws-apart = { $count ->
    [one] { $player } берёт { $count } карту отдельно от руки.
    [few] { $player } берёт { $count } карты отдельно от руки.
   *[many] { $player } берёт { $count } карт отдельно от руки.
}
log-cards-rest-to-hand = { $player } добавляет последнюю из них в руку.
log-cards-new-deck = { $player } исчерпал колоду: новой колодой становится сброс.
log-cards-recycles = { $player } замешивает сброс в колоду.
log-cards-mirror-shows = Верхняя карта вашей колоды: «{ $card }».
log-cards-you-cycle = Вы ({ $player }) сбрасываете карту «{ $card }».
log-cards-cycles = { $player } сбрасывает карту.
log-cards-card-cycled = Сброшена карта «{ $card }».
log-cards-you-eliminate = Вы ({ $player }) удаляете карту «{ $card }».
log-cards-eliminates = { $player } удаляет карту, не показывая её.
log-cards-card-eliminated = Удалена карта «{ $card }».
log-cards-nothing-to-forsake = { $player }: отказываться не от чего.
log-cards-forsakes-top = { $player } отказывается от верхней карты колоды.
log-cards-you-turn-up = Это карта «{ $card }».
log-cards-forsakes-hand = { $player } отказывается от карты из руки.
log-cards-forsakes-reserve = { $player } отказывается от карты из резерва: «{ $card }».
log-cards-not-found = { $player } не может найти нужную карту: { $place }.
log-cards-takes = { $player } забирает в руку карту «{ $card }» из { $zone_genitive }.
log-cards-takes-nothing = { $player } ничего не забирает.
log-cards-already-gone = Карта «{ $card }» удалена раньше.
log-cards-removed = Из игры убрана карта «{ $card }» ({ $zone }).
log-cards-plays-reserve = { $player } разыгрывает в резерв карту «{ $card }».
log-cards-plays-location = { $player } разыгрывает карту «{ $card }» → { $location }.
log-cards-plays-item = { $player } разыгрывает предмет «{ $card }» → { $on_card }.
log-cards-plays-event = { $player } разыгрывает событие «{ $card }».
log-cards-moves = { $player } перемещает карту «{ $card }» → { $location }.
log-cards-uses = { $player } использует действие карты «{ $card }».
log-cards-uses-ring = { $player } использует жетон Кольца.
log-cards-winnows = { $player } отсеивает карты.
log-cards-passes = { $player } пропускает ход.
log-cards-all-passed = Все пропустили ход: начинается фаза сражений.
log-cards-token-on-card = { $count ->
    [one] На карту «{ $card }» положен { $count } жетон атаки.
    [few] На карту «{ $card }» положено { $count } жетона атаки.
   *[many] На карту «{ $card }» положено { $count } жетонов атаки.
}
log-cards-token-attack = { $count ->
    [one] { $location }: добавлен { $count } жетон атаки.
    [few] { $location }: добавлено { $count } жетона атаки.
   *[many] { $location }: добавлено { $count } жетонов атаки.
}
log-cards-token-defence = { $count ->
    [one] { $location }: добавлен { $count } жетон обороны.
    [few] { $location }: добавлено { $count } жетона обороны.
   *[many] { $location }: добавлено { $count } жетонов обороны.
}
log-cards-corruption = { $count ->
    [one] { $place }: Тьма получает { $count } жетон влияния Кольца.
    [few] { $place }: Тьма получает { $count } жетона влияния Кольца.
   *[many] { $place }: Тьма получает { $count } жетонов влияния Кольца.
}
log-cards-corruption-removed = { $count ->
    [one] { $place }: Тьма теряет { $count } жетон влияния Кольца.
    [few] { $place }: Тьма теряет { $count } жетона влияния Кольца.
   *[many] { $place }: Тьма теряет { $count } жетонов влияния Кольца.
}
log-cards-path-combat = Сражение на пути { $location }: атака { $attack }, оборона самого пути { $defence }.
log-cards-battleground-combat = Сражение на поле битвы { $location }: атака { $attack }, оборона самой локации { $defence }.
log-cards-supports = Воинство «{ $army_card }» поддерживает персонажа «{ $card }».
log-cards-loss = { $count ->
    [one] Потеря: «{ $card }», отменён { $count } символ атаки.
    [few] Потеря: «{ $card }», отменено { $count } символа атаки.
   *[many] Потеря: «{ $card }», отменено { $count } символов атаки.
}
log-cards-disagree = Союзники не пришли к согласию. Потерю выбирает противник: { $seat }.
log-cards-path-lost = { $count ->
    [one] Путь { $location } достаётся Тьме, а с ним { $count } жетон влияния Кольца.
    [few] Путь { $location } достаётся Тьме, а с ним { $count } жетона влияния Кольца.
   *[many] Путь { $location } достаётся Тьме, а с ним { $count } жетонов влияния Кольца.
}
log-cards-path-nobody = Путь { $location } не достаётся никому: атака { $attack }, оборона { $defence }.
log-cards-path-won = { $count ->
    [one] Путь { $location } достаётся свободным народам: { $count } очко.
    [few] Путь { $location } достаётся свободным народам: { $count } очка.
   *[many] Путь { $location } достаётся свободным народам: { $count } очков.
}
log-cards-battleground-won = { $count ->
    [one] Поле битвы { $location } достаётся { $side_dative }: { $count } очко.
    [few] Поле битвы { $location } достаётся { $side_dative }: { $count } очка.
   *[many] Поле битвы { $location } достаётся { $side_dative }: { $count } очков.
}
log-cards-points = Победные очки: свободные народы { $free }, Тьма { $shadow }.
log-cards-ends = Партия окончена. Победа: { $side } (свободные народы { $free }, Тьма { $shadow }).

## Что читает судья вместо «вы»

story-cards-you-draw = { $player } берёт карту «{ $card }».
story-cards-you-draw-apart = { $player } берёт отдельно карту «{ $card }».
story-cards-you-cycle = { $player } сбрасывает карту «{ $card }».
story-cards-you-eliminate = { $player } удаляет карту «{ $card }».
story-cards-mirror-shows = Зеркало Галадриэли показывает верхнюю карту: «{ $card }».

## Почему нельзя

reason-cards-answer-first = Сначала ответьте на заданный вопрос.
reason-cards-not-active = Эта локация не активна: { $location } ({ $card }).
reason-cards-army-on-path = Воинства не могут быть на пути: { $card } ({ $location }).
reason-cards-path-number = Карту «{ $card }» нельзя поместить на путь { $number }: { $location }.
reason-cards-shadow-battleground-active = Карта «{ $card }» не может быть на пути, пока активно поле битвы Тьмы: { $location }.
reason-cards-own-text-forbids = Текст карты «{ $card }» не пускает её на эту локацию: { $location }.
reason-cards-faction-not-shown = На локации { $location } нет фракции этой карты («{ $card }»): { $faction }.
reason-cards-wielder-not-in-play = Владелец не в игре: «{ $wielder_card }» (предмет «{ $card }»).
reason-cards-not-a-wielder = Эта карта не может владеть предметом «{ $card }»: «{ $wielder_card }».
reason-cards-second-weapon = Второе оружие здесь нельзя: «{ $wielder_card }» (предмет «{ $card }»).
reason-cards-event-has-no-place = Событие никуда не кладут, его разыгрывают ради эффекта: { $card }.
reason-cards-twice-a-round = Персонажа или предмет можно разыграть лишь раз в раунд: { $card }.
reason-cards-item-needs-wielder = Предмет кладут на персонажа, который может им владеть: { $card }.
reason-cards-not-an-item = На персонажей кладут только предметы: { $card }.
reason-cards-not-in-hand = Этой карты нет у вас в руке: { $card }.
reason-cards-not-an-event = Это не событие: { $card }.
reason-cards-moves-only-from-reserve = Перемещать можно только воинства и персонажей из резерва: { $card }.
reason-cards-not-in-your-reserve = Этой карты нет в вашем резерве: { $card }.
reason-cards-came-this-round = Эта карта разыграна в резерв в этом раунде: { $card }.
reason-cards-moves-to-locations = Из резерва карту перемещают только на локацию: { $card }.
reason-cards-no-action = У этой карты нет действия: { $card }.
reason-cards-not-in-play = Эта карта не в игре: { $card }.
reason-cards-not-your-card = Действие этой карты использует другой игрок: { $card }.
reason-cards-action-in-reserve = Это действие можно использовать только в резерве: { $card }.
reason-cards-action-on-path = Это действие можно использовать только на пути: { $card }.
reason-cards-action-on-location = Это действие можно использовать только на пути или поле битвы: { $card }.
reason-cards-once-a-round = Это действие уже использовано в этом раунде: { $card }.
reason-cards-nothing-to-forsake = Вам не от чего отказаться в уплату: { $card }.
reason-cards-no-such-path = Нет пути, который активировало бы это действие: { $card }.
reason-cards-no-such-battleground = Нет поля битвы, которое активировало бы это действие: { $card }.
reason-cards-nothing-to-find = Всем известно, что искать там нечего: { $card }.
reason-cards-no-ring-tokens = В этом сценарии нет жетонов Кольца.
reason-cards-ring-used-trilogy = Вы уже использовали жетон Кольца: это можно сделать один раз за игру.
reason-cards-ring-used-duel = Вы уже использовали жетон Кольца в этом раунде.
reason-cards-may-not-pass = Пропустить ход можно, если карт в руке не больше { $limit } или меньше, чем у каждого противника; у вас { $count }.
reason-cards-too-few-to-winnow = Чтобы отсеять карты, нужно две карты в руке.
reason-cards-deck-empty = { $player }: в колоде не осталось карт.
reason-cards-pays-not-itself = Карта не может быть платой за саму себя: { $card }.
reason-cards-not-among-drawn = Этой карты нет среди взятых: { $card }.
reason-cards-not-meant = Эффект не позволяет разыграть эту карту: { $card }.
reason-cards-other-place = Эффект позволяет разыграть её только в другое место: { $card }.

## Чем закончилась партия (после двоеточия)

outcome-final-round = по очкам после последнего пути
outcome-lead = отрыв в десять очков
