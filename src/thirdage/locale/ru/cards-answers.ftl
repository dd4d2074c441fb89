### Ответы в карточной игре, как их перечисляет терминал.

answer-cards-pass = Пропустить ход
answer-cards-play-card = Разыграть: { $card } → { $place }
answer-cards-play-event = Разыграть событие: { $card }
answer-cards-move-card = Переместить: { $card } → { $place }
answer-cards-use-card = Использовать действие: { $card }
answer-cards-use-ring = Использовать жетон Кольца
answer-cards-winnow = Отсеять: удалить 2 карты из руки, взять 1
answer-cards-cycle-card = Сбросить: { $card }
answer-cards-cycle-cards = Сбросить: { $card }
answer-cards-winnow-cards = Удалить: { $card }
answer-cards-forsake-from-hand = Из руки: { $card }
answer-cards-forsake-from-reserve = Из резерва: { $card }
answer-cards-forsake-top-card = Верхняя карта колоды
answer-cards-eliminate-card = Удалить: { $card }
answer-cards-give-up-cards = Удалить: { $card }
answer-cards-take-card = Забрать: { $card }
answer-cards-nothing = Такой карты нет
answer-cards-accept = Да
answer-cards-decline = Нет
answer-cards-done = Больше ничего
answer-cards-activate = Активировать: { $location }
answer-cards-choose-location = { $location }
answer-cards-fight = { $location }
answer-cards-support = { $army } → поддержать: { $card }
answer-cards-pick-effect = { $effect }
answer-cards-cards-take-decline = Ничего не забирать
answer-cards-cards-move-to-decline = Оставить в резерве
answer-cards-cards-saved-take-card = Спасти: { $card }
answer-cards-cards-saved-decline = Больше никого
answer-cards-cards-agree-accept = Согласиться
answer-cards-cards-agree-decline = Не согласиться: выберет противник

## Эффекты на выбор

effect-path-defence = Жетон обороны на активный путь
effect-battleground-defence = Жетон обороны на активное поле битвы
effect-take-saruman = Забрать из колоды карту «{ card-saruman }»
effect-eliminate-rohan = Удалить персонажа Рохана в игре
