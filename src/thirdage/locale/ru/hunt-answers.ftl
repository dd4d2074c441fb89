### «Охота за Кольцом»: ответы.

answer-hunt-give-information = Отдать жетон { $space_genitive }
answer-hunt-command-nazgul = { $nazgul_size ->
    [1] Вести { $nazgul_accusative }
   *[other] Вести { $nazgul_accusative } в этом порядке
}
answer-hunt-place-nazgul = { $space_into-capital }
answer-hunt-record-location = Идти { $space_into }
answer-hunt-record-dot = Отметить точку
answer-hunt-move-frodo = Фродо перемещается
answer-hunt-rest = Отдыхать
answer-hunt-play-ally = { $option ->
    [0] Разыграть карту «{ $card }»
   *[other] Разыграть карту «{ $card }» ради второго эффекта
}
answer-hunt-spend-fellowship = Потратить жетон Братства и взять карту союзника
answer-hunt-use-companion = Использовать первую способность { $companion_genitive }
answer-hunt-turn-companion = Перевернуть карту { $companion_genitive }
answer-hunt-end-turn = Закончить ход
answer-hunt-ride = Ехать { $space_into }
answer-hunt-search = Искать
answer-hunt-hunt = Охотиться
answer-hunt-perceive-area = Чутьё в зоне { $area } за «{ $face }»
answer-hunt-perceive-section = Чутьё в секции { $section } за «{ $face }»
answer-hunt-hunt-with-die = Охотиться, потратив «{ $face }»
answer-hunt-remove-ally-token = Убрать жетон союзника { $space_from }, потратив «{ $face }»
answer-hunt-draw-sorcery = Взять карту колдовства, потратив «{ $face }»
answer-hunt-play-sorcery = { $option ->
    [0] Разыграть карту «{ $card }», потратив «{ $face }»
   *[other] Разыграть карту «{ $card }» ради второго эффекта, потратив «{ $face }»
}
answer-hunt-ability-step = Ещё шаг { $space_into } за «{ $face }»
answer-hunt-ability-hunt = Охотиться, потратив кубики { $face_quoted }
answer-hunt-ability-perceive-area = Чутьё в зоне { $area } за кубики { $face_quoted }
answer-hunt-ability-perceive-section = Чутьё в секции { $section } за кубики { $face_quoted }
answer-hunt-ability-search = Шаг { $space_into } и поиск там за «{ $face }»
answer-hunt-ability-ride = Ещё два шага { $space_into } за «{ $face }»
answer-hunt-discard-card = Сбросить карту «{ $card }»
answer-hunt-cancel-token = Перевернуть карту { $companion_genitive }, чтобы отменить { $token_accusative }
answer-hunt-decline = Никто не поможет
answer-hunt-do-not-move = Остаться на месте
answer-hunt-space-drawn = Взят жетон { $space_genitive }
answer-hunt-card-drawn = Взята карта «{ $card }»
answer-hunt-token-drawn = Взят жетон влияния Кольца
answer-hunt-leader-drawn = Ведёт { $seat }
answer-hunt-dice-rolled = На кубиках выпало { $face_counted }
answer-hunt-no-more = Больше ничего
answer-hunt-place-ally-token = Жетон союзника { $space_into }
answer-hunt-move-ally-token = Жетон союзника { $from_space_from } { $space_into }
answer-hunt-move-nazgul = { $nazgul_capital } уходит { $space_into }
answer-hunt-choose-area = Зона { $area }
answer-hunt-choose-section = Секция { $section }
answer-hunt-choose-space = { $space_at-capital }
answer-hunt-choose-dice = { $face_size ->
    [1] Кубик
   *[other] Кубики
} { $face_quoted }
answer-hunt-give-fellowship = Вернуть жетон Братства
answer-hunt-bear-corruption = Пусть влияние Кольца вырастет
answer-hunt-draw-one = Взять одну карту, как обычно
answer-hunt-cancel-action = Отменить картой «{ $card }»
answer-hunt-pass = Не вмешиваться
answer-hunt-gandalf-moves = Гэндальф перемещается
answer-hunt-move-gandalf = Гэндальф идёт { $space_into }
answer-hunt-reveal-gandalf = Явить Гэндальфа, навсегда отдав жетон Братства
answer-hunt-do-deed = Показать жетон деяния: предел влияния Кольца на 1 выше
answer-hunt-enter-rivendell = Гэндальф в Ривенделле: предел влияния Кольца на 1 выше
answer-hunt-manhunt = Каждому назгулу по шагу за «{ $face }»
answer-hunt-choose-journey = Идти по карте «{ $journey }»
answer-hunt-choose-site = { $space_at-capital }
answer-hunt-discard-die = Убрать кубик «{ $face }»
answer-hunt-change-direction = Сменить направление: шаг назад, следы пропадают, новая карта
answer-hunt-keep-direction = Не менять направление
answer-hunt-share-cards = Уравнять число карт
answer-hunt-give-card = Отдать карту «{ $card }»
answer-hunt-name-chief = Вместо { $nazgul_genitive }
answer-hunt-journey-drawn = Взята карта «{ $journey }»
answer-hunt-choose-nazgul = Выбрать { $nazgul_accusative }
