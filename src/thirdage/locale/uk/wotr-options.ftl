### Опції «Війни Персня»: жетони дій і відкриті карти.

## Назви
token-draw-card = узяти карту події
    .genitive = узяти карту події
    .accusative = узяти карту події
    .locative = узяти карту події
    .dative = узяти карту події
    .instrumental = узяти карту події
    .gender = neuter
token-move-minions = перемістити назґулів і посіпак
    .genitive = перемістити назґулів і посіпак
    .accusative = перемістити назґулів і посіпак
    .locative = перемістити назґулів і посіпак
    .dative = перемістити назґулів і посіпак
    .instrumental = перемістити назґулів і посіпак
    .gender = neuter
token-advance-nation = просунути народ
    .genitive = просунути народ
    .accusative = просунути народ
    .locative = просунути народ
    .dative = просунути народ
    .instrumental = просунути народ
    .gender = neuter

## Запитання

ask-wotr-take-token = Який із двох своїх жетонів дій ви візьмете?
ask-wotr-last-tokens = Кубиків у вас не лишилося. Використаєте жетон дії?
ask-wotr-token = Жетон дії «{ $token_capital }»: що ви зробите?

## Журнал

log-wotr-takes-token = { $seat_capital } { $seat_gender ->
    [plural] беруть
   *[other] бере
} жетон дії «{ $token_capital }».
log-wotr-uses-token = { $seat_capital } { $seat_gender ->
    [plural] використовують
   *[other] використовує
} жетон дії «{ $token_capital }».
log-wotr-keeps-token = { $seat_capital } поки не { $seat_gender ->
    [plural] використовують
   *[other] використовує
} жетон дії.
# Карти на руці відкриті: решта бачить карту.
log-wotr-open-card = { $seat_capital } { $seat_gender ->
    [plural] беруть
   *[other] бере
} карту «{ $card }».

## Чому це неможливо

reason-wotr-no-such-token = У вас немає жетона дії «{ $token_capital }».
reason-wotr-token-used = Цього ходу ви вже використали жетон дії.
reason-wotr-token-useless = Із жетоном дії «{ $token_capital }» зараз нічого не зробиш.
