### Опції «Війни Персня»: жетони дій і відкриті карти.

## Назви
token-draw-card = узяти карту події
token-move-minions = перемістити назґŷлів і посіпак
token-advance-nation = просунути народ

## Запитання

ask-wotr-take-token = Який із двох своїх жетонів дій ви візьмете?
ask-wotr-last-tokens = Кубиків у вас не лишилося. Використаєте жетон дії?
ask-wotr-token = Що ви зробите з цим жетоном дії: { $token }?

## Журнал

log-wotr-takes-token = Узято жетон дії ({ $seat }): { $token }.
log-wotr-uses-token = Використано жетон дії ({ $seat }): { $token }.
log-wotr-keeps-token = Жетон дії поки не використано ({ $seat }).
# Карти на руці відкриті: решта бачить карту.
log-wotr-open-card = Карта ({ $seat }): «{ $card }».

## Чому це неможливо

reason-wotr-no-such-token = У вас немає такого жетона дії: { $token }.
reason-wotr-token-used = Цього ходу ви вже використали жетон дії.
reason-wotr-token-useless = З цим жетоном дії зараз нічого не можна зробити: { $token }.
