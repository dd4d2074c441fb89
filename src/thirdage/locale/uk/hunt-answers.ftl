### «Полювання за Перснем»: відповіді.

answer-hunt-give-information = Віддати жетон { $space_genitive }
answer-hunt-command-nazgul = { $nazgul_size ->
    [1] Вести { $nazgul_accusative }
   *[other] Вести { $nazgul_accusative } в цьому порядку
}
answer-hunt-place-nazgul = { $space_into-capital }
answer-hunt-record-location = Іти { $space_into }
answer-hunt-record-dot = Позначити точку
answer-hunt-move-frodo = Фродо переміщується
answer-hunt-rest = Відпочивати
answer-hunt-play-ally = { $option ->
    [0] Розіграти карту «{ $card }»
   *[other] Розіграти карту «{ $card }» заради другого ефекту
}
answer-hunt-spend-fellowship = Витратити жетон Братства і взяти карту союзника
answer-hunt-use-companion = Використати першу здібність { $companion_genitive }
answer-hunt-turn-companion = Перевернути карту { $companion_genitive }
answer-hunt-end-turn = Завершити хід
answer-hunt-ride = Їхати { $space_into }
answer-hunt-search = Шукати
answer-hunt-hunt = Полювати
answer-hunt-perceive-area = Чуття в зоні { $area } за «{ $face }»
answer-hunt-perceive-section = Чуття в секції { $section } за «{ $face }»
answer-hunt-hunt-with-die = Полювати, витративши «{ $face }»
answer-hunt-remove-ally-token = Прибрати жетон союзника { $space_from }, витративши «{ $face }»
answer-hunt-draw-sorcery = Взяти карту чаклунства, витративши «{ $face }»
answer-hunt-play-sorcery = { $option ->
    [0] Розіграти карту «{ $card }», витративши «{ $face }»
   *[other] Розіграти карту «{ $card }» заради другого ефекту, витративши «{ $face }»
}
answer-hunt-ability-step = Ще крок { $space_into } за «{ $face }»
answer-hunt-ability-hunt = Полювати, витративши кубики { $face_quoted }
answer-hunt-ability-perceive-area = Чуття в зоні { $area } за кубики { $face_quoted }
answer-hunt-ability-perceive-section = Чуття в секції { $section } за кубики { $face_quoted }
answer-hunt-ability-search = Крок { $space_into } і пошук там за «{ $face }»
answer-hunt-ability-ride = Ще два кроки { $space_into } за «{ $face }»
answer-hunt-discard-card = Скинути карту «{ $card }»
answer-hunt-cancel-token = Перевернути карту { $companion_genitive }, щоб скасувати { $token_accusative }
answer-hunt-decline = Ніхто не допоможе
answer-hunt-do-not-move = Залишитися на місці
answer-hunt-space-drawn = Взято жетон { $space_genitive }
answer-hunt-card-drawn = Взято карту «{ $card }»
answer-hunt-token-drawn = Взято жетон споганення
answer-hunt-leader-drawn = Веде { $seat }
answer-hunt-dice-rolled = На кубиках випало { $face_counted }
answer-hunt-no-more = Більше нічого
answer-hunt-place-ally-token = Жетон союзника { $space_into }
answer-hunt-move-ally-token = Жетон союзника { $from_space_from } { $space_into }
answer-hunt-move-nazgul = { $nazgul_capital } відходить { $space_into }
answer-hunt-choose-area = Зона { $area }
answer-hunt-choose-section = Секція { $section }
answer-hunt-choose-space = { $space_at-capital }
answer-hunt-choose-dice = { $face_size ->
    [1] Кубик
   *[other] Кубики
} { $face_quoted }
answer-hunt-give-fellowship = Повернути жетон Братства
answer-hunt-bear-corruption = Хай споганення зросте
answer-hunt-draw-one = Взяти одну карту, як завжди
answer-hunt-cancel-action = Скасувати картою «{ $card }»
answer-hunt-pass = Не втручатися
answer-hunt-gandalf-moves = Ґандальф переміщується
answer-hunt-move-gandalf = Ґандальф іде { $space_into }
answer-hunt-reveal-gandalf = Явити Ґандальфа, назавжди віддавши жетон Братства
answer-hunt-do-deed = Показати жетон діяння: межа споганення на 1 вища
answer-hunt-enter-rivendell = Ґандальф у Рівендолі: межа споганення на 1 вища
answer-hunt-manhunt = Кожному назґулові по кроку за «{ $face }»
answer-hunt-choose-journey = Іти за картою «{ $journey }»
answer-hunt-choose-site = { $space_at-capital }
answer-hunt-discard-die = Прибрати кубик «{ $face }»
answer-hunt-change-direction = Змінити напрямок: крок назад, сліди зникають, нова карта
answer-hunt-keep-direction = Не змінювати напрямку
answer-hunt-share-cards = Зрівняти кількість карт
answer-hunt-give-card = Віддати карту «{ $card }»
answer-hunt-name-chief = Замість { $nazgul_genitive }
answer-hunt-journey-drawn = Узято карту «{ $journey }»
answer-hunt-choose-nazgul = Вибрати { $nazgul_accusative }
