### Слова глашатаев, дополнения для проверок.

## Названия

expansions-heralds = Глашатаи
favour-horn = рог
favour-banner = знамя
favour-hidden = неизвестно
die-herald-character = кубик глашатая, персонаж
die-herald-army = кубик глашатая, войско
die-herald-muster = кубик глашатая, сбор
die-herald-event = кубик глашатая, событие
die-herald-army-muster = кубик глашатая, сбор/войско
die-herald-will-of-the-west = кубик глашатая, Воля Запада
card-fp-char-herald = Два рога
text-fp-char-herald = Получите два рога.
tile-std-herald = 1, глашатай
character-herald-captain = Предводитель глашатаев
figure-herald-captain = { character-herald-captain }
text-character-herald-captain = Вступает в игру в Ортханке, когда получена хотя бы одна милость. Прибавляет 1 к кубикам боевого броска своего войска.

## Вопросы, ответы и журнал

ask-wotr-favour = Какую милость получает глашатай? Никто другой её не увидит.
answer-wotr-send-herald = Послать глашатая
answer-wotr-burn-favour = Сжечь милость
answer-wotr-favour = { $favour }
log-wotr-herald-sent = Послан глашатай ({ $side }): милостей теперь { NUMBER($count) }.
log-wotr-favour-burnt = Милость сожжена ({ $side }): милостей теперь { NUMBER($count) }.
reason-wotr-favours-gone = Милостей больше не осталось.
reason-wotr-no-favour = Нет милости, которую можно сжечь.
board-wotr-part-heralds = Милости: { $favour }. Получено всего: { NUMBER($gained) }.
