### Ответы в карточной игре, как их перечисляет терминал.

answer-cards-pass = Пропустить ход
answer-cards-play-card = Разыграть карту «{ $card }» { $place_into }
answer-cards-play-event = Разыграть событие «{ $card }»
answer-cards-move-card = Переместить карту «{ $card }» { $place_into }
answer-cards-use-card = Использовать действие карты «{ $card }»
answer-cards-use-ring = Использовать жетон Кольца
answer-cards-winnow = Отсеять: удалить 2 карты из руки, взять 1
answer-cards-cycle-card = Сбросить карту «{ $card }»
answer-cards-cycle-cards = { $card_size ->
    [1] Сбросить карту { $card_quoted }
   *[other] Сбросить карты { $card_quoted }
}
answer-cards-winnow-cards = { $card_size ->
    [1] Удалить карту { $card_quoted }
   *[other] Удалить карты { $card_quoted }
}
answer-cards-forsake-from-hand = Отказаться от карты «{ $card }» из руки
answer-cards-forsake-from-reserve = Отказаться от карты «{ $card }» из резерва
answer-cards-forsake-top-card = Отказаться от верхней карты колоды
answer-cards-eliminate-card = Удалить карту «{ $card }»
answer-cards-give-up-cards = { $card_size ->
    [0] Ничего не удалять
    [1] Удалить карту { $card_quoted }
   *[other] Удалить карты { $card_quoted }
}
answer-cards-take-card = Забрать карту «{ $card }»
answer-cards-nothing = Такой карты нет
answer-cards-accept = Да
answer-cards-decline = Нет
answer-cards-done = Ничего не разыгрывать
answer-cards-activate = Активировать { $location_accusative }
answer-cards-choose-location = { $location }
answer-cards-fight = Сражаться { $location_at }
answer-cards-support = Воинство «{ $army }» поддержит персонажа «{ $card }»
answer-cards-pick-effect = { $effect }
answer-cards-cards-take-decline = Ничего не забирать
answer-cards-cards-move-to-decline = Оставить в резерве
answer-cards-cards-saved-take-card = Спасти карту «{ $card }»
answer-cards-cards-saved-decline = Больше никого
answer-cards-cards-agree-accept = Согласиться
answer-cards-cards-agree-decline = Не согласиться: выберет противник

## Эффекты на выбор

effect-path-defence = Жетон обороны на активный путь
effect-battleground-defence = Жетон обороны на активное поле битвы
effect-take-saruman = Забрать из колоды карту «{ card-saruman }»
effect-eliminate-rohan = Удалить персонажа Рохана в игре
