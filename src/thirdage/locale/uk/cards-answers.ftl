### Відповіді в картковій грі, як їх перелічує термінал.

answer-cards-pass = Пропустити хід
answer-cards-play-card = Зіграти «{ $card }» → { $place }
answer-cards-play-event = Зіграти подію «{ $card }»
answer-cards-move-card = Перемістити «{ $card }» → { $place }
answer-cards-use-card = Використати дію карти «{ $card }»
answer-cards-use-ring = Використати жетон Персня
answer-cards-winnow = Відсіяти карти: усунути дві з руки, узяти одну
answer-cards-cycle-card = Пустити в колообіг «{ $card }»
answer-cards-cycle-cards = У колообіг: { $card }
answer-cards-winnow-cards = Усунути: { $card }
answer-cards-forsake-from-hand = З руки: «{ $card }»
answer-cards-forsake-from-reserve = З резерву: «{ $card }»
answer-cards-forsake-top-card = Верхня карта колоди
answer-cards-eliminate-card = Усунути «{ $card }»
answer-cards-give-up-cards = Усунути: { $card }
answer-cards-take-card = Забрати «{ $card }»
answer-cards-nothing = Такої карти немає
answer-cards-accept = Так
answer-cards-decline = Ні
answer-cards-done = Досить
answer-cards-activate = Активувати { $location_accusative }
answer-cards-choose-location = { $location }
answer-cards-fight = { $location }
answer-cards-support = Підтримати: «{ $army }» → «{ $card }»
answer-cards-pick-effect = { $effect }
answer-cards-cards-take-decline = Нічого не забирати
answer-cards-cards-move-to-decline = Лишити в резерві
answer-cards-cards-saved-take-card = Врятувати «{ $card }»
answer-cards-cards-saved-decline = Більше нікого
answer-cards-cards-agree-accept = Погодитися
answer-cards-cards-agree-decline = Не погодитися: обере суперник

## Ефекти на вибір

effect-path-defence = Жетон захисту на активний шлях
effect-battleground-defence = Жетон захисту на активне поле битви
effect-take-saruman = Забрати з колоди карту «{ card-saruman }»
effect-eliminate-rohan = Усунути персонажа Рогану, що в грі
