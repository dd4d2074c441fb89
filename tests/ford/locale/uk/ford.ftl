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

ask-ford-hand-limit = { $count ->
    [one] Скиньте { $count } карту
    [few] Скиньте { $count } карти
   *[many] Скиньте { $count } карт
}
ask-ford-walk = Куди ви йдете? Цього ніхто не побачить.
ask-ford-act = Ваша дія
ask-ford-react = Скасувати цю карту?
ask-ford-order = { $count ->
    [one] Поверніть { $count } верхню карту
    [few] Розкладіть { $count } верхні карти по порядку, починаючи з найвищої
   *[many] Розкладіть { $count } верхніх карт по порядку, починаючи з найвищої
}
ask-ford-muster = Зіграти відразу ще одну карту?
ask-ford-spy = Чию руку ви хочете побачити?
ask-ford-levy = { $count ->
    [one] Поставте { $count } дозорця
    [few] Поставте до { $count } дозорців
   *[many] Поставте до { $count } дозорців
}
ask-ford-commit = Покласти карту сорочкою догори? Уже покладено: { $back }.
ask-ford-press-on = Продовжити натиск?
ask-ford-draw = Береться карта.
ask-ford-roll = Кидок кубиків: { $seat }.
ask-ford-tide = Приходить вода.

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

log-ford-round = Раунд { $count }
log-ford-draws = { $seat_gender ->
    [plural] Карту беруть { $seat }.
   *[masculine] Карту бере { $seat }.
}
log-ford-you-draw = Узято карту: { $card }.
log-ford-discards = { $seat_gender ->
    [plural] Скидають { $seat }: { $card }.
   *[masculine] Скидає { $seat }: { $card }.
}
log-ford-walks = { $seat_gender ->
    [plural] Таємний крок роблять { $seat }.
   *[masculine] Таємний крок робить { $seat }.
}
log-ford-scout-sees = Дозорець помітив мандрівника: { $place }.
log-ford-crossed = Мандрівник перейшов брід: { $place }.
log-ford-dusk = Над бродом запала ніч.
log-ford-passes = { $seat_gender ->
    [plural] Пасують { $seat }.
   *[masculine] Пасує { $seat }.
}
log-ford-plays = { $seat_gender ->
    [plural] Карту грають { $seat }: { $card }.
   *[masculine] Карту грає { $seat }: { $card }.
}
log-ford-cancels = { $seat_gender ->
    [plural] Її скасовують { $seat }: { $card }.
   *[masculine] Її скасовує { $seat }: { $card }.
}
log-ford-looks = { $seat_gender ->
    [plural] У колоду зазирають { $seat }; карт: { $count }.
   *[masculine] У колоду зазирає { $seat }; карт: { $count }.
}
log-ford-you-see = Побачено: { $card }.
log-ford-orders = { $seat_gender ->
    [plural] Верх колоди розкладають { $seat }; карт: { $count }.
   *[masculine] Верх колоди розкладає { $seat }; карт: { $count }.
}
log-ford-spies = { $seat_gender ->
    [plural] У чужу руку зазирають { $seat }; чия вона: { $other_seat }.
   *[masculine] У чужу руку зазирає { $seat }; чия вона: { $other_seat }.
}
log-ford-scouts = { $seat_gender ->
    [plural] Дозорців ставлять { $seat }: { $count }.
   *[masculine] Дозорців ставить { $seat }: { $count }.
}
log-ford-flood = Вода забрала дозорців: { $place }.
log-ford-found = { $seat_gender ->
    [plural] Слід знаходять { $seat }: { $place }.
   *[masculine] Слід знаходить { $seat }: { $place }.
}
log-ford-not-found = { $seat_gender ->
    [plural] Марно шукають { $seat }: { $place }.
   *[masculine] Марно шукає { $seat }: { $place }.
}
log-ford-strikes = { $seat_gender ->
    [plural] Мандрівника наздоганяють { $seat }: { $place }.
   *[masculine] Мандрівника наздоганяє { $seat }: { $place }.
}
log-ford-strikes-air = { $seat_gender ->
    [plural] По порожньому місцю б’ють { $seat }: { $place }.
   *[masculine] По порожньому місцю б’є { $seat }: { $place }.
}
log-ford-fight = { $seat_gender ->
    [plural] Нападають { $seat }: раунд бою { $count }.
   *[masculine] Нападає { $seat }: раунд бою { $count }.
}
log-ford-commits = { $seat_gender ->
    [plural] Карту сорочкою догори кладуть { $seat }: { $back }.
   *[masculine] Карту сорочкою догори кладе { $seat }: { $back }.
}
log-ford-commits-none = { $seat_gender ->
    [plural] Не кладуть карти { $seat }.
   *[masculine] Не кладе карти { $seat }.
}
log-ford-turns-up = { $seat_gender ->
    [plural] Карту відкривають { $seat }: { $card }.
   *[masculine] Карту відкриває { $seat }: { $card }.
}
log-ford-rolls = { $seat_gender ->
    [plural] Кубики кидають { $seat }: { $dice }. Влучань: { $count }.
   *[masculine] Кубики кидає { $seat }: { $dice }. Влучань: { $count }.
}
log-ford-wound = { $seat_gender ->
    [plural] Рану дістають { $seat }; лишилося сил: { $count }.
   *[masculine] Рану дістає { $seat }; лишилося сил: { $count }.
}
log-ford-shuffled = Скид замішано в нову колоду.

## Закінчення

outcome-crossed = мандрівник перейшов брід
outcome-caught = мандрівника схоплено
outcome-dusk = настала ніч

## Причини

reason-ford-not-adjacent = Це місце не поруч із вами: { $place }.
reason-ford-not-in-hand = Цієї карти у вас немає: { $card }.
reason-ford-arms-card = Цю карту кладуть лише в бою: { $card }.
reason-ford-reaction-card = Цією картою лише відповідають на іншу: { $card }.
reason-ford-no-reaction = Цією картою не можна скасувати іншу: { $card }.
reason-ford-no-scouts = Дозорців більше немає.
reason-ford-walker-has-no-scouts = У мандрівника немає дозорців.
reason-ford-deck-too-small = Розкладати нічого: у колоді менше ніж дві карти.
reason-ford-walker-does-not-hunt = Мандрівник не шукає й не б’є.
reason-ford-already-found = Тут слід уже знайдено: { $place }.
reason-ford-only-the-walker = Бродом іде лише мандрівник.
reason-ford-not-now = Зараз вирішується інше.

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
