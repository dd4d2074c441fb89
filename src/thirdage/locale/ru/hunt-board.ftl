### Поле «Охоты за Кольцом» в терминале.

board-hunt-day = Часть { $chapter }, сутки { $count }, { $phase ->
    [first-day-phase] первая фаза дня
    [second-day-phase] вторая фаза дня
   *[night] ночь
}
board-hunt-track = шкала перемещения { $count }
board-hunt-corruption = влияние Кольца { $count } из { $limit }
board-hunt-one-of-two = { $low } или { $high }
board-hunt-eye = маркер фазы лежит Оком вверх
board-hunt-found = впереди столкновение
board-hunt-bearer = Фродо и его спутники
board-hunt-fellowship = Жетоны Братства: { $count }, в запасе { $pool }
board-hunt-ally-cards = Карты союзников: { $count }, в колоде { $deck }
board-hunt-card-up = { $companion }
board-hunt-card-down = { $companion } (карта перевёрнута)
board-hunt-journey = Путешествие – { $journey }
board-hunt-refuge = убежище
board-hunt-log = Лист путешествия Фродо (· точка, × зачёркнуто, * побег)
board-hunt-held = Жетоны информации, которые могут найти: { $spaces }
board-hunt-turned = Перевёрнутые жетоны информации: { $spaces }
board-hunt-gandalf = Гэндальф
board-hunt-gandalf-moves = Местностей на его листе: { $count }
board-hunt-gandalf-log = Его путь: { $spaces }
board-hunt-deeds = Деяния ждут: { $spaces }
board-hunt-stands = Его фигура стоит { $space_at }
board-hunt-deeds-done = Деяния совершены: { $spaces }
board-hunt-in-rivendell = Он в Ривенделле
board-hunt-trace-seen = Запись { $count }: был { $space_at }
board-hunt-trace-fled = Запись { $count }: бежал на место одного из жетонов деяний
board-hunt-trace-hid = Запись { $count }: скрылся на месте одного из жетонов деяний
board-hunt-asked = Что знают Призраки Кольца (шкала перемещения, вопрос, ответ)
board-hunt-other-way = – Фродо пошёл другим путём –
board-hunt-asked-search = { $count }: поиск { $space_at } – { $answer ->
    [yes] он там бывал
   *[no] ничего
}
board-hunt-asked-hunt = { $count }: охота { $space_at } – { $answer ->
    [here] он был там
    [yes] он там бывал
   *[no] ничего
}
board-hunt-asked-area = { $count }: чутьё в зоне { $area } – { $answer ->
    [no] ничего
    [yes] чувствуется
    [frodo] Фродо, но не Гэндальф
    [gandalf] Гэндальф, но не Фродо
   *[both] и Фродо, и Гэндальф
}
board-hunt-asked-section = { $count }: чутьё в секции { $section } – { $answer ->
    [no] ничего
    [yes] чувствуется
    [frodo] Фродо, но не Гэндальф
    [gandalf] Гэндальф, но не Фродо
   *[both] и Фродо, и Гэндальф
}
board-hunt-asked-information = { $count }: жетон информации { $space_genitive } – { $answer ->
    [yes] отдан
   *[no] его нет
}
board-hunt-asked-card = { $count }: сыграна карта «{ $card }» – всё, чего она требует, было так
board-hunt-asked-near = { $count }: Фродо был недалеко от { $space_genitive }
board-hunt-tracks-eye = следы { $space_at }
board-hunt-tracks-sword = следы охоты { $space_at }
board-hunt-nazgul = Назгулы (в том порядке, в каком ходят)
board-hunt-rides = { $nazgul_capital } { $space_at }, ведёт { $seat }
board-hunt-waits = { $nazgul_capital }, ведёт { $seat }: ещё не на поле
board-hunt-waiting = Никто ещё не ведёт { $nazgul_genitive }
board-hunt-chief = вместо него Предводитель
board-hunt-gained = Жетоны информации: { $count } ({ $spaces })
board-hunt-dice = Неиспользованные кубики действий
board-hunt-lying = На поле
board-hunt-ally-tokens = Жетоны союзников: { $spaces }
board-hunt-hold = «{ $card }»: у { $nazgul_genitive } в этой фазе нет свободного действия
board-hunt-slow = «{ $card }»: зона { $area } замедляет назгулов до конца суток
board-hunt-shield-area = «{ $card }»: в этой фазе нет чутья в зоне { $area }
board-hunt-shield-section = «{ $card }»: в этой фазе нет чутья в секции { $section }
board-hunt-no-search = «{ $card }»: в этой фазе нельзя искать { $space_at }
board-hunt-tokens = Жетоны влияния Кольца
board-hunt-pool = Запас охоты: { $tokens }
board-hunt-drawn = Взяты: { $tokens }
board-hunt-eyes = Очей у шкалы: { $count }
board-hunt-token-eye = Око
board-hunt-sorcery = Карты колдовства
board-hunt-sorcery-deck = Карт в колоде: { $count }
board-hunt-sorcery-count = В руке у { $seat_genitive }: { $count }
board-hunt-shared = Карта «{ $card }» в руке у { $seat_genitive }
board-hunt-hand = Рука – { $seat } ({ $count })
board-hunt-discards = Сброшенные карты
board-hunt-discards-ally = Карты союзников: { $cards }
board-hunt-discards-sorcery = Карты колдовства: { $cards }
board-hunt-unknown-cards = неизвестных × { $count }
board-hunt-area = Зона { $area } (· точка на пути)
board-hunt-kind-ally = союзники
board-hunt-kind-dark = тёмная
board-hunt-kind-exit = выход
board-hunt-road = дорога
board-hunt-reconstructed = (Придумана для этого проекта: ни один открытый источник этой карты не приводит.)

## Что можно ввести

cli-intent-record-location = записать местность, куда идёт Фродо
cli-intent-record-dot = отметить точку
cli-intent-move-frodo = Фродо идёт дальше по карте путешествия
cli-intent-rest = отдыхать ночью
cli-intent-move-gandalf = переместить Гэндальфа
cli-intent-reveal-gandalf = явить Гэндальфа
cli-intent-do-deed = совершить деяние Гэндальфа
cli-intent-enter-rivendell = ввести Гэндальфа в Ривенделл
cli-intent-play-ally = разыграть карту союзника
cli-intent-spend-fellowship = потратить жетон Братства на карту
cli-intent-use-companion = использовать первую способность спутника
cli-intent-turn-companion = перевернуть карту спутника
cli-intent-ride = ехать назгулом
cli-intent-search = искать
cli-intent-hunt = охотиться без кубика, пока маркер лежит Оком вверх
cli-intent-perceive-area = применить чутьё к зоне
cli-intent-perceive-section = применить чутьё к секции
cli-intent-hunt-with-die = охотиться за кубик
cli-intent-remove-ally-token = убрать жетон союзника
cli-intent-draw-sorcery = взять карту колдовства
cli-intent-play-sorcery = разыграть карту колдовства
cli-intent-ability-step = способность 1: ещё один шаг
cli-intent-ability-hunt = способность 2: охотиться за два любых кубика
cli-intent-ability-perceive-area = способность 2: чутьё в зоне за два любых кубика
cli-intent-ability-perceive-section = способность 2: чутьё в секции за два любых кубика
cli-intent-ability-search = способность 3: шаг и поиск
cli-intent-ability-ride = способность 4: ещё два шага
cli-intent-manhunt = каждому назгулу по шагу
