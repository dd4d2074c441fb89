### Відповіді в картковій грі, як їх перелічує термінал.

answer-cards-pass = Пропустити хід
answer-cards-play-card = Зіграти карту «{ $card }» { $place_into }
answer-cards-play-event = Зіграти подію «{ $card }»
answer-cards-move-card = Перемістити карту «{ $card }» { $place_into }
answer-cards-use-card = Використати дію карти «{ $card }»
answer-cards-use-ring = Використати жетон Персня
answer-cards-winnow = Відсіяти карти: усунути дві з руки, узяти одну
answer-cards-cycle-card = Пустити в колообіг карту «{ $card }»
answer-cards-cycle-cards = { $card_size ->
    [1] Пустити в колообіг карту { $card_quoted }
   *[other] Пустити в колообіг карти { $card_quoted }
}
answer-cards-winnow-cards = { $card_size ->
    [1] Усунути карту { $card_quoted }
   *[other] Усунути карти { $card_quoted }
}
answer-cards-forsake-from-hand = Зректися карти «{ $card }» з руки
answer-cards-forsake-from-reserve = Зректися карти «{ $card }» з резерву
answer-cards-forsake-top-card = Зректися верхньої карти колоди
answer-cards-eliminate-card = Усунути карту «{ $card }»
answer-cards-give-up-cards = { $card_size ->
    [0] Нічого не усувати
    [1] Усунути карту { $card_quoted }
   *[other] Усунути карти { $card_quoted }
}
answer-cards-take-card = Забрати карту «{ $card }»
answer-cards-nothing = Такої карти немає
answer-cards-accept = Так
answer-cards-decline = Ні
answer-cards-done = Нічого не грати
answer-cards-activate = Активувати { $location_accusative }
answer-cards-choose-location = { $location }
answer-cards-fight = Битися { $location_at }
answer-cards-support = Військо «{ $army }» підтримає персонажа «{ $card }»
answer-cards-pick-effect = { $effect }
answer-cards-cards-take-decline = Нічого не забирати
answer-cards-cards-move-to-decline = Лишити в резерві
answer-cards-cards-saved-take-card = Врятувати карту «{ $card }»
answer-cards-cards-saved-decline = Більше нікого
answer-cards-cards-agree-accept = Погодитися
answer-cards-cards-agree-decline = Не погодитися: обере суперник

## Ефекти на вибір

effect-path-defence = Жетон захисту на активний шлях
effect-battleground-defence = Жетон захисту на активне поле битви
effect-take-saruman = Забрати з колоди карту «{ card-saruman }»
effect-eliminate-rohan = Усунути персонажа Рогану, що в грі
