### Слова «Брода», крошечной игры для тестов.

## Названия

game-ford = Брод
seat-east = восточный охотник
    .genitive = восточного охотника
    .accusative = восточного охотника
    .locative = восточном охотнике
    .dative = восточному охотнику
    .instrumental = восточным охотником
    .gender = masculine
seat-west = западный охотник
    .genitive = западного охотника
    .accusative = западного охотника
    .locative = западном охотнике
    .dative = западному охотнику
    .instrumental = западным охотником
    .gender = masculine
place-reeds = Камыши
place-stones = Камни
place-willow = Ива
place-bank = Берег
place-islet = Островок
place-shallows = Отмель
back-arms = оружие
back-lore = знание
back-none = нет
card-blade = Клинок
card-spear = Копье
card-bow = Лук
card-axe = Секира
card-lookout = Дозор
card-omen = Знамение
card-muster = Сбор
card-spy = Лазутчик
card-levy = Ополчение
card-bread = Хлеб
card-mist = Дымка
card-fog = Туман
card-flood = Паводок
card-hail = Град

## Что спрашивается

ask-ford-hand-limit = { $count ->
    [one] Сбросьте { $count } карту
    [few] Сбросьте { $count } карты
   *[many] Сбросьте { $count } карт
}
ask-ford-walk = Куда вы идете? Этого никто не увидит.
ask-ford-act = Ваше действие
ask-ford-react = Отменить эту карту?
ask-ford-order = { $count ->
    [one] Верните { $count } верхнюю карту
    [few] Разложите { $count } верхние карты по порядку, начиная с самой верхней
   *[many] Разложите { $count } верхних карт по порядку, начиная с самой верхней
}
ask-ford-muster = Сыграть сразу ещё одну карту?
ask-ford-spy = Чью руку вы хотите увидеть?
ask-ford-levy = { $count ->
    [one] Поставьте { $count } дозорного
    [few] Поставьте до { $count } дозорных
   *[many] Поставьте до { $count } дозорных
}
ask-ford-commit = Положить карту рубашкой вверх? Уже положено: { $back }.
ask-ford-press-on = Продолжить натиск?
ask-ford-draw = Берется карта.
ask-ford-roll = Бросок кубиков: { $seat }.
ask-ford-tide = Приходит вода.

## Ответы

answer-pass = Пасовать
answer-react-pass = Не отменять
answer-muster-pass = Больше карт не играть
answer-commit-pass = Не класть карту
answer-play-card = Сыграть: { $card }
answer-react-play-card = Отменить картой: { $card }
answer-search = Обыскать: { $place }
answer-strike = Ударить: { $place }
answer-walk = Идти: { $place }
answer-discard = Сбросить: { $card }
answer-order = В таком порядке: { $card }
answer-place-scouts = Дозорные: { $scouts }
answer-commit = Положить: { $card }
answer-spy-on = Посмотреть руку: { $seat }
answer-press = Продолжить натиск
answer-cease = Отступить
answer-draw = Взята карта: { $card }
answer-roll = Выпало: { $dice }
answer-tide = Вода приходит сюда: { $place }

## Журнал

log-ford-round = Раунд { $count }
log-ford-draws = { $seat_gender ->
    [plural] Карту берут { $seat }.
   *[masculine] Карту берёт { $seat }.
}
log-ford-you-draw = Взята карта: { $card }.
log-ford-discards = { $seat_gender ->
    [plural] Сбрасывают { $seat }: { $card }.
   *[masculine] Сбрасывает { $seat }: { $card }.
}
log-ford-walks = { $seat_gender ->
    [plural] Тайный шаг делают { $seat }.
   *[masculine] Тайный шаг делает { $seat }.
}
log-ford-scout-sees = Дозорный заметил путника: { $place }.
log-ford-crossed = Путник перешел брод: { $place }.
log-ford-dusk = Над бродом опустилась ночь.
log-ford-passes = { $seat_gender ->
    [plural] Пасуют { $seat }.
   *[masculine] Пасует { $seat }.
}
log-ford-plays = { $seat_gender ->
    [plural] Карту играют { $seat }: { $card }.
   *[masculine] Карту играет { $seat }: { $card }.
}
log-ford-cancels = { $seat_gender ->
    [plural] Её отменяют { $seat }: { $card }.
   *[masculine] Её отменяет { $seat }: { $card }.
}
log-ford-looks = { $seat_gender ->
    [plural] В колоду заглядывают { $seat }; карт: { $count }.
   *[masculine] В колоду заглядывает { $seat }; карт: { $count }.
}
log-ford-you-see = Увидено: { $card }.
log-ford-orders = { $seat_gender ->
    [plural] Верх колоды раскладывают { $seat }; карт: { $count }.
   *[masculine] Верх колоды раскладывает { $seat }; карт: { $count }.
}
log-ford-spies = { $seat_gender ->
    [plural] В чужую руку заглядывают { $seat }; чья она: { $other_seat }.
   *[masculine] В чужую руку заглядывает { $seat }; чья она: { $other_seat }.
}
log-ford-scouts = { $seat_gender ->
    [plural] Дозорных ставят { $seat }: { $count }.
   *[masculine] Дозорных ставит { $seat }: { $count }.
}
log-ford-flood = Вода унесла дозорных: { $place }.
log-ford-found = { $seat_gender ->
    [plural] След находят { $seat }: { $place }.
   *[masculine] След находит { $seat }: { $place }.
}
log-ford-not-found = { $seat_gender ->
    [plural] Напрасно ищут { $seat }: { $place }.
   *[masculine] Напрасно ищет { $seat }: { $place }.
}
log-ford-strikes = { $seat_gender ->
    [plural] Путника настигают { $seat }: { $place }.
   *[masculine] Путника настигает { $seat }: { $place }.
}
log-ford-strikes-air = { $seat_gender ->
    [plural] По пустому месту бьют { $seat }: { $place }.
   *[masculine] По пустому месту бьет { $seat }: { $place }.
}
log-ford-fight = { $seat_gender ->
    [plural] Нападают { $seat }: раунд боя { $count }.
   *[masculine] Нападает { $seat }: раунд боя { $count }.
}
log-ford-commits = { $seat_gender ->
    [plural] Карту рубашкой вверх кладут { $seat }: { $back }.
   *[masculine] Карту рубашкой вверх кладет { $seat }: { $back }.
}
log-ford-commits-none = { $seat_gender ->
    [plural] Не кладут карту { $seat }.
   *[masculine] Не кладет карту { $seat }.
}
log-ford-turns-up = { $seat_gender ->
    [plural] Карту открывают { $seat }: { $card }.
   *[masculine] Карту открывает { $seat }: { $card }.
}
log-ford-rolls = { $seat_gender ->
    [plural] Кубики бросают { $seat }: { $dice }. Попаданий: { $count }.
   *[masculine] Кубики бросает { $seat }: { $dice }. Попаданий: { $count }.
}
log-ford-wound = { $seat_gender ->
    [plural] Рану получают { $seat }; осталось сил: { $count }.
   *[masculine] Рану получает { $seat }; осталось сил: { $count }.
}
log-ford-shuffled = Сброс замешан в новую колоду.

## Концовки

outcome-crossed = путник перешел брод
outcome-caught = путник схвачен
outcome-dusk = настала ночь

## Причины

reason-ford-not-adjacent = Это место не рядом с вами: { $place }.
reason-ford-not-in-hand = Этой карты у вас нет: { $card }.
reason-ford-arms-card = Эту карту кладут только в бою: { $card }.
reason-ford-reaction-card = Этой картой только отвечают на другую: { $card }.
reason-ford-no-reaction = Этой картой нельзя отменить другую: { $card }.
reason-ford-no-scouts = Дозорных больше нет.
reason-ford-walker-has-no-scouts = У путника нет дозорных.
reason-ford-deck-too-small = Раскладывать нечего: в колоде меньше двух карт.
reason-ford-walker-does-not-hunt = Путник не ищет и не бьет.
reason-ford-already-found = Здесь след уже найден: { $place }.
reason-ford-only-the-walker = По броду идет только путник.
reason-ford-not-now = Сейчас решается другое.

## Что видно

view-round = Раунд
view-strength = Силы путника
view-path = Путь
view-questions = Уже спрошено
view-scouts = Дозорные по местам
view-supply = Дозорные в запасе
view-pile = Сброс
view-deck = Колода
view-seats = На руках
view-committed = Лежит рубашкой вверх
view-size = карт
view-top = сверху
view-bottom = снизу
view-known = известно
view-seat = чье
view-back = рубашка
view-card = карта
view-search = искали
view-strike = били

## Позиции, каких не бывает

refused-ford-seam = С «{ $where }» игру не продолжить.
refused-ford-cards = На месте «{ $where }» карты потеряны или удвоены.
refused-ford-scouts = На месте «{ $where }» больше четырех разведчиков.
refused-ford-path = «{ $where }» не сходится с путем.
refused-ford-strength = На месте «{ $where }» у путника не осталось сил.
