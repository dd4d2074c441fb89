### Поле «Полювання за Перснем» у терміналі.

board-hunt-day = Частина { $chapter }, доба { $count }, { $phase ->
    [first-day-phase] перша фаза дня
    [second-day-phase] друга фаза дня
   *[night] ніч
}
board-hunt-track = шкала переміщення { $count }
board-hunt-corruption = споганення { $count } з { $limit }
board-hunt-one-of-two = { $low } або { $high }
board-hunt-eye = маркер фази лежить Оком догори
board-hunt-found = попереду сутичка
board-hunt-bearer = Фродо та його супутники
board-hunt-fellowship = Жетони Братства: { $count }, у запасі { $pool }
board-hunt-ally-cards = Карти союзників: { $count }, у колоді { $deck }
board-hunt-card-up = { $companion }
board-hunt-card-down = { $companion } (карту перевернуто)
board-hunt-journey = Подорож – { $journey }
board-hunt-refuge = сховок
board-hunt-log = Журнал подорожі Фродо (· точка, × закреслено, * втеча)
board-hunt-held = Жетони відомостей, які можуть знайти: { $spaces }
board-hunt-turned = Перевернуті жетони відомостей: { $spaces }
board-hunt-gandalf = Ґандальф
board-hunt-gandalf-moves = Місцевостей у його журналі: { $count }
board-hunt-gandalf-log = Його шлях: { $spaces }
board-hunt-deeds = Діяння чекають: { $spaces }
board-hunt-stands = Його фігура стоїть { $space_at }
board-hunt-deeds-done = Діяння здійснено: { $spaces }
board-hunt-in-rivendell = Він у Рівендолі
board-hunt-trace-seen = Запис { $count }: був { $space_at }
board-hunt-trace-fled = Запис { $count }: утік на місце одного з жетонів діянь
board-hunt-trace-hid = Запис { $count }: сховався на місці одного з жетонів діянь
board-hunt-asked = Що знають Примари Персня (шкала переміщення, запитання, відповідь)
board-hunt-other-way = – Фродо пішов іншим шляхом –
board-hunt-asked-search = { $count }: пошук { $space_at } – { $answer ->
    [yes] він там бував
   *[no] нічого
}
board-hunt-asked-hunt = { $count }: полювання { $space_at } – { $answer ->
    [here] він був там
    [yes] він там бував
   *[no] нічого
}
board-hunt-asked-area = { $count }: чуття в зоні { $area } – { $answer ->
    [no] нічого
    [yes] відчувається
    [frodo] Фродо, але не Ґандальф
    [gandalf] Ґандальф, але не Фродо
   *[both] і Фродо, і Ґандальф
}
board-hunt-asked-section = { $count }: чуття в секції { $section } – { $answer ->
    [no] нічого
    [yes] відчувається
    [frodo] Фродо, але не Ґандальф
    [gandalf] Ґандальф, але не Фродо
   *[both] і Фродо, і Ґандальф
}
board-hunt-asked-information = { $count }: жетон відомостей { $space_genitive } – { $answer ->
    [yes] віддано
   *[no] його немає
}
board-hunt-asked-card = { $count }: зіграно карту «{ $card }» – усе, чого вона вимагає, було так
board-hunt-asked-near = { $count }: Фродо був недалеко від { $space_genitive }
board-hunt-tracks-eye = сліди { $space_at }
board-hunt-tracks-sword = сліди полювання { $space_at }
board-hunt-nazgul = Назґули (у тому порядку, в якому ходять)
board-hunt-rides = { $nazgul_capital } { $space_at }, веде { $seat }
board-hunt-waits = { $nazgul_capital }, веде { $seat }: ще не на полі
board-hunt-waiting = Ніхто ще не веде { $nazgul_genitive }
board-hunt-chief = замість нього Ватажок
board-hunt-gained = Жетони відомостей: { $count } ({ $spaces })
board-hunt-dice = Невикористані кубики дій
board-hunt-lying = На полі
board-hunt-ally-tokens = Жетони союзників: { $spaces }
board-hunt-hold = «{ $card }»: у { $nazgul_genitive } в цій фазі немає вільної дії
board-hunt-slow = «{ $card }»: зона { $area } сповільнює назґулів до кінця доби
board-hunt-shield-area = «{ $card }»: у цій фазі немає чуття в зоні { $area }
board-hunt-shield-section = «{ $card }»: у цій фазі немає чуття в секції { $section }
board-hunt-no-search = «{ $card }»: у цій фазі не можна шукати { $space_at }
board-hunt-tokens = Жетони споганення
board-hunt-pool = Запас полювання: { $tokens }
board-hunt-drawn = Взято: { $tokens }
board-hunt-eyes = Очей біля шкали: { $count }
board-hunt-token-eye = Око
board-hunt-sorcery = Карти чаклунства
board-hunt-sorcery-deck = Карт у колоді: { $count }
board-hunt-sorcery-count = На руці в { $seat_genitive }: { $count }
board-hunt-shared = Карта «{ $card }» на руці в { $seat_genitive }
board-hunt-hand = Рука – { $seat } ({ $count })
board-hunt-discards = Скинуті карти
board-hunt-discards-ally = Карти союзників: { $cards }
board-hunt-discards-sorcery = Карти чаклунства: { $cards }
board-hunt-unknown-cards = невідомих × { $count }
board-hunt-area = Зона { $area } (· точка на шляху)
board-hunt-kind-ally = союзники
board-hunt-kind-dark = темна
board-hunt-kind-exit = вихід
board-hunt-road = дорога
board-hunt-reconstructed = (Придумано для цього проєкту: жодне відкрите джерело цієї карти не наводить.)

## Що можна ввести

cli-intent-record-location = записати місцевість, куди йде Фродо
cli-intent-record-dot = позначити точку
cli-intent-move-frodo = Фродо йде далі за картою подорожі
cli-intent-rest = відпочивати вночі
cli-intent-move-gandalf = перемістити Ґандальфа
cli-intent-reveal-gandalf = явити Ґандальфа
cli-intent-do-deed = здійснити діяння Ґандальфа
cli-intent-enter-rivendell = ввести Ґандальфа до Рівендолу
cli-intent-play-ally = розіграти карту союзника
cli-intent-spend-fellowship = витратити жетон Братства на карту
cli-intent-use-companion = використати першу здібність супутника
cli-intent-turn-companion = перевернути карту супутника
cli-intent-ride = їхати назґулом
cli-intent-search = шукати
cli-intent-hunt = полювати без кубика, поки маркер лежить Оком догори
cli-intent-perceive-area = застосувати чуття до зони
cli-intent-perceive-section = застосувати чуття до секції
cli-intent-hunt-with-die = полювати за кубик
cli-intent-remove-ally-token = прибрати жетон союзника
cli-intent-draw-sorcery = взяти карту чаклунства
cli-intent-play-sorcery = розіграти карту чаклунства
cli-intent-ability-step = здібність 1: ще один крок
cli-intent-ability-hunt = здібність 2: полювати за два будь-які кубики
cli-intent-ability-perceive-area = здібність 2: чуття в зоні за два будь-які кубики
cli-intent-ability-perceive-section = здібність 2: чуття в секції за два будь-які кубики
cli-intent-ability-search = здібність 3: крок і пошук
cli-intent-ability-ride = здібність 4: ще два кроки
cli-intent-manhunt = кожному назґулові по кроку
