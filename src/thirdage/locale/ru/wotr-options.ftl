### Опции «Войны Кольца»: жетоны действий и открытые карты.

## Названия
token-draw-card = взять карту события
    .genitive = взять карту события
    .accusative = взять карту события
    .locative = взять карту события
    .dative = взять карту события
    .instrumental = взять карту события
    .gender = masculine
token-move-minions = передвинуть назгулов и прислужников
    .genitive = передвинуть назгулов и прислужников
    .accusative = передвинуть назгулов и прислужников
    .locative = передвинуть назгулов и прислужников
    .dative = передвинуть назгулов и прислужников
    .instrumental = передвинуть назгулов и прислужников
    .gender = masculine
token-advance-nation = продвинуть народ
    .genitive = продвинуть народ
    .accusative = продвинуть народ
    .locative = продвинуть народ
    .dative = продвинуть народ
    .instrumental = продвинуть народ
    .gender = masculine

## Вопросы

ask-wotr-take-token = Какой из двух своих жетонов действий вы возьмёте?
ask-wotr-last-tokens = Кубиков у вас не осталось. Используете жетон действия?
ask-wotr-token = Жетон действия «{ $token_capital }»: как его использовать?

## Журнал

log-wotr-takes-token = { $seat_capital } { $seat_gender ->
    [plural] берут
   *[other] берёт
} жетон действия «{ $token_capital }».
log-wotr-uses-token = { $seat_capital } { $seat_gender ->
    [plural] используют
   *[other] использует
} жетон действия «{ $token_capital }».
log-wotr-keeps-token = { $seat_capital } пока не { $seat_gender ->
    [plural] используют
   *[other] использует
} жетон действия.
# Карты в руке открыты: остальные видят карту.
log-wotr-open-card = Это карта «{ $card }»: карты { $seat_genitive } открыты.

## Почему это невозможно

reason-wotr-no-such-token = У вас нет жетона действия «{ $token_capital }».
reason-wotr-token-used = В этот ход вы уже использовали жетон действия.
reason-wotr-token-useless = С жетоном действия «{ $token_capital }» сейчас ничего нельзя сделать.
