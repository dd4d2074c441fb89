### Персонажі на карті: переміщення та вступ у гру.

## Запитання

ask-wotr-companion-group = Які супутники підуть зараз разом? Або закінчіть.
ask-wotr-companion-destination = Куди йти? { $character }. Регіонів не більше: { NUMBER($count) }.
ask-wotr-minions = Які назґŷли або посіпаки перемістяться зараз? Або закінчіть.
ask-wotr-minion-destination = Куди? { $figure } × { NUMBER($count) }, звідси: { $region }.
ask-wotr-enter = Де вступить у гру { $character }?

## Журнал

log-wotr-companions-move = { $from_region } — { $region }: { $character }.
log-wotr-minions-move = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-wotr-enters = Вступає в гру: { $character } ({ $region }).

## Чому це неможливо

reason-wotr-no-companion-moves = Жоден супутник на мапі не може рушити.
reason-wotr-no-group = Виберіть хоча б одного супутника, кожного по одному разу.
reason-wotr-not-together = Група вирушає з одного регіону.
reason-wotr-character-moved = У цій дії вже рухався: { $character }.
reason-wotr-stands-there = Уже тут: { $region }.
reason-wotr-nowhere-to-walk = Звідси немає шляху: { $region }.
reason-wotr-no-minion-moves = Ні назґŷли, ні посіпаки не можуть рушити.
reason-wotr-no-minion = Ця фігурка так не рухається: { $figure }.
reason-wotr-minion-not-here = Стільки тих, хто ще може рушити, тут немає ({ $region }): { $figure }.
reason-wotr-enemy-stronghold = Необложена фортеця Вільних Народів: { $region }.
reason-wotr-minion-siege = Він не може ні ввійти в обложену фортецю, ні вийти з неї: { $region }.
reason-wotr-minion-too-far = Туди не дійти: { $region }. Регіонів не більше: { NUMBER($count) }.
reason-wotr-entry-condition = Умови з карти персонажа не виконані: { $character }.
reason-wotr-never-enters = Цей персонаж не вступає в гру за допомогою кубика: { $character }.
reason-wotr-eliminated = Назавжди прибраний із гри: { $character }.
reason-wotr-in-play-already = Уже в грі: { $character }.
