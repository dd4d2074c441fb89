### Слова глашатаїв, доповнення для перевірок.

## Назви

expansions-heralds = Глашатаї
favour-horn = ріг
favour-banner = прапор
favour-hidden = невідомо
die-herald-character = кубик глашатая, персонаж
die-herald-army = кубик глашатая, військо
die-herald-muster = кубик глашатая, мобілізація
die-herald-event = кубик глашатая, подія
die-herald-army-muster = кубик глашатая, мобілізація/військо
die-herald-will-of-the-west = кубик глашатая, Воля Заходу
card-fp-char-herald = Два роги
text-fp-char-herald = Отримайте два роги.
tile-std-herald = 1, глашатай
character-herald-captain = Ватажок глашатаїв
figure-herald-captain = { character-herald-captain }
text-character-herald-captain = Вступає в гру в Ортханку, коли отримано бодай одну ласку. Додає 1 до кубиків бойового кидка свого війська.

## Питання, відповіді та журнал

ask-wotr-favour = Яку ласку отримує глашатай? Ніхто інший її не побачить.
answer-wotr-send-herald = Послати глашатая
answer-wotr-burn-favour = Спалити ласку
answer-wotr-favour = { $favour }
log-wotr-herald-sent = Послано глашатая ({ $side }): ласок тепер { NUMBER($count) }.
log-wotr-favour-burnt = Ласку спалено ({ $side }): ласок тепер { NUMBER($count) }.
reason-wotr-favours-gone = Ласок більше не лишилося.
reason-wotr-no-favour = Немає ласки, яку можна спалити.
board-wotr-part-heralds = Ласки: { $favour }. Отримано всього: { NUMBER($gained) }.
