### Персонажі на карті: переміщення та вступ у гру.

## Запитання

ask-companion-group = Які супутники підуть зараз разом? Або закінчіть.
ask-companion-destination = Куди йти? { $character }. Регіонів не більше: { NUMBER($count) }.
ask-minions = Які назґŷли або посіпаки перемістяться зараз? Або закінчіть.
ask-minion-destination = Куди? { $figure } × { NUMBER($count) }, звідси: { $region }.
ask-enter = Де вступить у гру { $character }?

## Журнал

log-companions-move = { $from_region } — { $region }: { $character }.
log-minions-move = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-enters = Вступає в гру: { $character } ({ $region }).

## Чому це неможливо

reason-no-companion-moves = Жоден супутник на мапі не може рушити.
reason-no-group = Виберіть хоча б одного супутника, кожного по одному разу.
reason-not-together = Група вирушає з одного регіону.
reason-character-moved = У цій дії вже рухався: { $character }.
reason-stands-there = Уже тут: { $region }.
reason-nowhere-to-walk = Звідси немає шляху: { $region }.
reason-no-minion-moves = Ні назґŷли, ні посіпаки не можуть рушити.
reason-no-minion = Ця фігурка так не рухається: { $figure }.
reason-minion-not-here = Стільки тих, хто ще може рушити, тут немає ({ $region }): { $figure }.
reason-enemy-stronghold = Необложена фортеця Вільних Народів: { $region }.
reason-minion-siege = Він не може ні ввійти в обложену фортецю, ні вийти з неї: { $region }.
reason-minion-too-far = Туди не дійти: { $region }. Регіонів не більше: { NUMBER($count) }.
reason-entry-condition = Умови з карти персонажа не виконані: { $character }.
reason-never-enters = Цей персонаж не вступає в гру за допомогою кубика: { $character }.
reason-eliminated = Назавжди прибраний із гри: { $character }.
reason-in-play-already = Уже в грі: { $character }.
