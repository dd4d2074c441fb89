### Слова «Броду», крихітної гри для тестів.

## Назви

game-ford = Брід
seat-east = східний мисливець
    .genitive = східного мисливця
    .accusative = східного мисливця
    .locative = східному мисливцеві
    .dative = східному мисливцеві
    .instrumental = східним мисливцем
    .gender = masculine
seat-west = західний мисливець
    .genitive = західного мисливця
    .accusative = західного мисливця
    .locative = західному мисливцеві
    .dative = західному мисливцеві
    .instrumental = західним мисливцем
    .gender = masculine
place-reeds = Очерет
place-stones = Каміння
place-willow = Верба
place-bank = Берег
place-islet = Острівець
place-shallows = Обмілина
back-arms = зброя
back-lore = знання
back-none = немає
card-blade = Клинок
card-spear = Спис
card-bow = Лук
card-axe = Сокира
card-lookout = Дозор
card-omen = Знамення
card-muster = Збір
card-spy = Вивідач
card-levy = Ополчення
card-bread = Хліб
card-mist = Імла
card-fog = Туман
card-flood = Повінь
card-hail = Град

## Що запитується

ask-hand-limit = { $count ->
    [one] Скиньте { $count } карту
    [few] Скиньте { $count } карти
   *[many] Скиньте { $count } карт
}
ask-walk = Куди ви йдете? Цього ніхто не побачить.
ask-act = Ваша дія
ask-react = Скасувати цю карту?
ask-order = { $count ->
    [one] Поверніть { $count } верхню карту
    [few] Розкладіть { $count } верхні карти по порядку, починаючи з найвищої
   *[many] Розкладіть { $count } верхніх карт по порядку, починаючи з найвищої
}
ask-muster = Зіграти відразу ще одну карту?
ask-spy = Чию руку ви хочете побачити?
ask-levy = { $count ->
    [one] Поставте { $count } дозорця
    [few] Поставте до { $count } дозорців
   *[many] Поставте до { $count } дозорців
}
ask-commit = Покласти карту сорочкою догори? Уже покладено: { $back }.
ask-press-on = Продовжити натиск?
ask-draw = Береться карта.
ask-roll = Кидок кубиків: { $seat }.
ask-tide = Приходить вода.

## Відповіді

answer-pass = Пасувати
answer-react-pass = Не скасовувати
answer-muster-pass = Більше карт не грати
answer-commit-pass = Не класти карту
answer-play-card = Зіграти: { $card }
answer-react-play-card = Скасувати картою: { $card }
answer-search = Обшукати: { $place }
answer-strike = Ударити: { $place }
answer-walk = Іти: { $place }
answer-discard = Скинути: { $card }
answer-order = У такому порядку: { $card }
answer-place-scouts = Дозорці: { $scouts }
answer-commit = Покласти: { $card }
answer-spy-on = Подивитися руку: { $seat }
answer-press = Продовжити натиск
answer-cease = Відступити
answer-draw = Узято карту: { $card }
answer-roll = Випало: { $dice }
answer-tide = Вода приходить сюди: { $place }

## Журнал

log-round = Раунд { $count }
log-ford-draws = { $seat_gender ->
    [plural] Карту беруть { $seat }.
   *[masculine] Карту бере { $seat }.
}
log-ford-you-draw = Узято карту: { $card }.
log-discards = { $seat_gender ->
    [plural] Скидають { $seat }: { $card }.
   *[masculine] Скидає { $seat }: { $card }.
}
log-walks = { $seat_gender ->
    [plural] Таємний крок роблять { $seat }.
   *[masculine] Таємний крок робить { $seat }.
}
log-scout-sees = Дозорець помітив мандрівника: { $place }.
log-crossed = Мандрівник перейшов брід: { $place }.
log-dusk = Над бродом запала ніч.
log-ford-passes = { $seat_gender ->
    [plural] Пасують { $seat }.
   *[masculine] Пасує { $seat }.
}
log-ford-plays = { $seat_gender ->
    [plural] Карту грають { $seat }: { $card }.
   *[masculine] Карту грає { $seat }: { $card }.
}
log-cancels = { $seat_gender ->
    [plural] Її скасовують { $seat }: { $card }.
   *[masculine] Її скасовує { $seat }: { $card }.
}
log-looks = { $seat_gender ->
    [plural] У колоду зазирають { $seat }; карт: { $count }.
   *[masculine] У колоду зазирає { $seat }; карт: { $count }.
}
log-you-see = Побачено: { $card }.
log-orders = { $seat_gender ->
    [plural] Верх колоди розкладають { $seat }; карт: { $count }.
   *[masculine] Верх колоди розкладає { $seat }; карт: { $count }.
}
log-spies = { $seat_gender ->
    [plural] У чужу руку зазирають { $seat }; чия вона: { $other_seat }.
   *[masculine] У чужу руку зазирає { $seat }; чия вона: { $other_seat }.
}
log-scouts = { $seat_gender ->
    [plural] Дозорців ставлять { $seat }: { $count }.
   *[masculine] Дозорців ставить { $seat }: { $count }.
}
log-flood = Вода забрала дозорців: { $place }.
log-found = { $seat_gender ->
    [plural] Слід знаходять { $seat }: { $place }.
   *[masculine] Слід знаходить { $seat }: { $place }.
}
log-not-found = { $seat_gender ->
    [plural] Марно шукають { $seat }: { $place }.
   *[masculine] Марно шукає { $seat }: { $place }.
}
log-strikes = { $seat_gender ->
    [plural] Мандрівника наздоганяють { $seat }: { $place }.
   *[masculine] Мандрівника наздоганяє { $seat }: { $place }.
}
log-strikes-air = { $seat_gender ->
    [plural] По порожньому місцю б’ють { $seat }: { $place }.
   *[masculine] По порожньому місцю б’є { $seat }: { $place }.
}
log-fight = { $seat_gender ->
    [plural] Нападають { $seat }: раунд бою { $count }.
   *[masculine] Нападає { $seat }: раунд бою { $count }.
}
log-commits = { $seat_gender ->
    [plural] Карту сорочкою догори кладуть { $seat }: { $back }.
   *[masculine] Карту сорочкою догори кладе { $seat }: { $back }.
}
log-commits-none = { $seat_gender ->
    [plural] Не кладуть карти { $seat }.
   *[masculine] Не кладе карти { $seat }.
}
log-turns-up = { $seat_gender ->
    [plural] Карту відкривають { $seat }: { $card }.
   *[masculine] Карту відкриває { $seat }: { $card }.
}
log-rolls = { $seat_gender ->
    [plural] Кубики кидають { $seat }: { $dice }. Влучань: { $count }.
   *[masculine] Кубики кидає { $seat }: { $dice }. Влучань: { $count }.
}
log-wound = { $seat_gender ->
    [plural] Рану дістають { $seat }; лишилося сил: { $count }.
   *[masculine] Рану дістає { $seat }; лишилося сил: { $count }.
}
log-shuffled = Скид замішано в нову колоду.

## Закінчення

outcome-crossed = мандрівник перейшов брід
outcome-caught = мандрівника схоплено
outcome-dusk = настала ніч

## Причини

reason-ford-not-adjacent = Це місце не поруч із вами: { $place }.
reason-not-in-hand = Цієї карти у вас немає: { $card }.
reason-arms-card = Цю карту кладуть лише в бою: { $card }.
reason-reaction-card = Цією картою лише відповідають на іншу: { $card }.
reason-no-reaction = Цією картою не можна скасувати іншу: { $card }.
reason-no-scouts = Дозорців більше немає.
reason-walker-has-no-scouts = У мандрівника немає дозорців.
reason-deck-too-small = Розкладати нічого: у колоді менше ніж дві карти.
reason-walker-does-not-hunt = Мандрівник не шукає й не б’є.
reason-already-found = Тут слід уже знайдено: { $place }.
reason-only-the-walker = Бродом іде лише мандрівник.
reason-not-now = Зараз вирішується інше.

## Що видно

view-round = Раунд
view-strength = Сили мандрівника
view-path = Шлях
view-questions = Уже запитано
view-scouts = Дозорці за місцями
view-supply = Дозорці в запасі
view-pile = Скид
view-deck = Колода
view-seats = На руках
view-committed = Лежить сорочкою догори
view-size = карт
view-top = згори
view-bottom = знизу
view-known = відомо
view-seat = чиє
view-back = сорочка
view-card = карта
view-search = шукали
view-strike = били

## Позиції, яких не буває

refused-ford-seam = Із «{ $where }» гру не продовжити.
refused-ford-cards = На місці «{ $where }» карти загублено або подвоєно.
refused-ford-scouts = На місці «{ $where }» більше чотирьох розвідників.
refused-ford-path = «{ $where }» не сходиться зі шляхом.
refused-ford-strength = На місці «{ $where }» подорожній не має сил.
