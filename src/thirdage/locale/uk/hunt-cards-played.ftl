### «Полювання за Перснем»: розігрування карт.

## Запитання

ask-hunt-out-of-turn = { $what ->
    [search] Оголошено пошук { $space_at }. Скасувати його?
    [hunt] Оголошено полювання { $space_at }. Скасувати його?
    [area] Оголошено чуття в зоні { $area }. Скасувати його?
   *[section] Оголошено чуття в секції { $section }. Скасувати його?
}
ask-hunt-frodo-found = Полювання { $space_at } виявило Фродо. Розіграти карту?
ask-hunt-card-move = Фродо переміщується ще раз: що записати?
ask-hunt-ally-token = Карта «{ $card }» дає змогу розпорядитися жетонами союзників ще { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}. Що зробити зараз?
ask-hunt-move-nazgul = Карта «{ $card }» дає змогу перемістити назґула щонайбільше на { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}. Якого й куди?
ask-hunt-card-area = { $what ->
    [section] Яку секцію назвати для карти «{ $card }»?
   *[area] Яку зону назвати для карти «{ $card }»?
}
ask-hunt-card-dice = Які кубики вибрати для карти «{ $card }»?
ask-hunt-discard-one = Яку з цих карт скинути?
ask-hunt-refresh-draw = Чи допоможе Переґрін узяти карту союзника?
ask-hunt-card-space = { $what ->
    [search] Де шукати за картою «{ $card }»?
    [hunt] Де полювати за картою «{ $card }»?
    [information] Про яке місце розпитати за картою «{ $card }»?
    [ally-token] Який жетон союзника прибрати за картою «{ $card }»?
   *[dark] На яке темне місце поставити назґула за картою «{ $card }»?
}
ask-hunt-card-step = За картою «{ $card }» може їхати { $nazgul }. Куди?
ask-hunt-weight = Карта «{ $card }»: повернути жетон Братства чи прийняти споганення?

## Журнал

log-hunt-cancels-action = Персненосець грає поза ходом карту «{ $card }»: оголошене скасовано.
log-hunt-places-token = { $space_into-capital } покладено жетон союзника.
log-hunt-moves-token = Жетон союзника переходить { $from_space_from } { $space_into }.
log-hunt-die-removed = Невикористаний кубик «{ $face }» скинуто.
log-hunt-companion-joins = До Фродо приєднується { $companion }.
log-hunt-slows = До кінця доби назґули сповільнені в зоні { $area }.
log-hunt-shields-area = До кінця фази чуття в зоні { $area } не діє.
log-hunt-shields-section = До кінця фази чуття в секції { $section } не діє.
log-hunt-discards-ally = Персненосець скидає карту «{ $card }».
log-hunt-ally-discarded = Персненосець скидає карту союзника.
log-hunt-asks-information = Примари Персня розпитують, що приховано { $space_at }.
log-hunt-no-information = Що приховано { $space_at }, не дізнатися.
log-hunt-fellowship-returned = Один жетон Братства повертається до запасу.
log-hunt-token-added = До запасу полювання додано особливий жетон споганення.
log-hunt-eye-card = Карта «{ $card }» лягає біля шкали споганення. З нею там { $count ->
    [one] { $count } Око
    [few] { $count } Ока
   *[many] { $count } Очей
}.

## Причини відмови

reason-hunt-cannot-cancel-this = Карта «{ $card }» цього не скасовує.
reason-hunt-nazgul-there = { $space_at-capital } стоїть назґул.
reason-hunt-token-there = { $space_at-capital } вже лежить жетон союзника.
reason-hunt-no-token-there = { $space_at-capital } немає жетона союзника.
reason-hunt-token-moved = Жетон союзника { $space_at } вже переміщувався.
reason-hunt-token-not-connected = { $space_capital } { $space_gender ->
    [plural] не сполучаються
   *[other] не сполучається
} з тим місцем, де лежить жетон.
reason-hunt-must-place = Жетон треба покласти, поки є куди.
reason-hunt-tokens-run-out = Жетонів союзників не лишилося: можна перемістити той, що на полі.
reason-hunt-tokens-left = Ще є жетони союзників, які можна покласти.
reason-hunt-card-names-others = За картою «{ $card }» не можна вибрати { $space_accusative }.
reason-hunt-card-not-this-nazgul = Карта «{ $card }» цього назґула не переміщує.
reason-hunt-must-choose = За картою «{ $card }» вибрати обов’язково.
reason-hunt-card-phase = { $what ->
    [night] Карта «{ $card }» грається лише вночі.
   *[day] Карта «{ $card }» грається лише вдень.
}
reason-hunt-card-sections = Щоб зіграти карту «{ $card }», остання місцевість Фродо має лежати в секції { $where_or }.
reason-hunt-card-zones = Щоб зіграти так карту «{ $card }», остання місцевість Фродо має лежати в зоні { $where_or }.
reason-hunt-card-wild = { $what ->
    [wild] Карта «{ $card }» грається, лише якщо Фродо в глушині.
   *[location] Карта «{ $card }» грається, лише якщо Фродо не в глушині.
}
reason-hunt-card-rests = Карта «{ $card }» грається, лише якщо Фродо відпочиває.
reason-hunt-card-nazgul-in = Щоб зіграти карту «{ $card }», у секції { $where_or } має бути назґул.
reason-hunt-card-tracks-min = Для карти «{ $card }» на полі { $count ->
    [one] потрібен { $count } жетон слідів
    [few] потрібно { $count } жетони слідів
   *[many] потрібно { $count } жетонів слідів
}.
reason-hunt-card-encounter = Карта «{ $card }» грається лише після сутички в цій частині.
reason-hunt-card-marker = Карта «{ $card }» грається, лише поки маркер фази лежить Оком догори.
reason-hunt-card-active-in = { $what ->
    [dark] Карта «{ $card }» грається, лише якщо активний назґул стоїть у темній місцевості.
   *[location] Карта «{ $card }» грається, лише якщо активний назґул стоїть у місцевості.
}
reason-hunt-card-corruption-min = Для карти «{ $card }» споганення має бути не менше ніж { NUMBER($count) }.
reason-hunt-card-track-min = Карта «{ $card }» грається, лише якщо на шкалі переміщення не менше ніж { NUMBER($count) }.
reason-hunt-card-track-max = Карта «{ $card }» грається, лише якщо на шкалі переміщення не більше ніж { NUMBER($count) }.
reason-hunt-card-spend-fellowship = Карта «{ $card }» коштує жетона Братства.
reason-hunt-card-leader-in-play = Для карти «{ $card }» у грі має бути Ватажок назґулів.
