### Персонажі на карті: переміщення та вступ у гру.

## Запитання

ask-wotr-companion-group = Хто із супутників піде зараз разом?
ask-wotr-companion-destination = Куди { $character_gender ->
    [plural] підуть
   *[other] піде
} { $character }? До { $count ->
    [one] { $count } регіону
    [few] { $count } регіонів
   *[many] { $count } регіонів
}.
ask-wotr-minions = Хто з назґулів і посіпак рушить зараз?
ask-wotr-minion-destination = Куди { $region_from } { $count ->
    [one] рушить
    [few] рушать
   *[many] рушить
} { $figure_counted }?
ask-wotr-enter = Де вступить у гру { $character }?

## Журнал

log-wotr-companions-move = { $character } { $character_gender ->
    [plural] рушають
   *[other] рушає
} { $from_region_from } { $region_into }.
log-wotr-minions-move = Переміщено { $figure_counted-accusative } { $from_region_from } { $region_into }.
log-wotr-enters = { $character } { $character_gender ->
    [plural] вступають
   *[other] вступає
} в гру { $region_at }.

## Чому це неможливо

reason-wotr-no-companion-moves = Жоден супутник на мапі не може рушити.
reason-wotr-no-group = Виберіть хоча б одного супутника, кожного по одному разу.
reason-wotr-not-together = Група вирушає з одного регіону.
reason-wotr-character-moved = { $character } у цій дії вже { $character_gender ->
    [feminine] рухалася
    [neuter] рухалося
    [plural] рухалися
   *[masculine] рухався
}.
reason-wotr-stands-there = Вони вже { $region_at }.
reason-wotr-nowhere-to-walk = Немає шляху { $region_from }.
reason-wotr-no-minion-moves = Ні назґули, ні посіпаки не можуть рушити.
reason-wotr-no-minion = { $figure_capital } так не рухається.
reason-wotr-minion-not-here = Немає { $region_at } стількох фігурок «{ $figure }», які ще можуть рушити.
reason-wotr-enemy-stronghold = { $region } — необложена фортеця Вільних Народів.
reason-wotr-minion-siege = Фортеця { $region_at } в облозі, йому туди не ввійти й звідти не вийти.
reason-wotr-minion-too-far = Йому не дійти { $region_into }: можна пройти не більше ніж { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
}.
reason-wotr-entry-condition = Умови на карті персонажа не виконані, тож { $character } не вступає в гру.
reason-wotr-never-enters = { $character } не вступає в гру за допомогою кубика.
reason-wotr-eliminated = { $character } назавжди { $character_gender ->
    [feminine] прибрана
    [neuter] прибране
    [plural] прибрані
   *[masculine] прибраний
} з гри.
reason-wotr-in-play-already = { $character } уже в грі.
