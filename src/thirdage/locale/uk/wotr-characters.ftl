### Персонажі на карті: переміщення та вступ у гру.

## Запитання

ask-wotr-companion-group = Хто із супутників піде зараз разом?
ask-wotr-companion-destination = Куди { $character_gender ->
    [plural] підуть
   *[other] піде
} { $character }? Не далі ніж за { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
}.
ask-wotr-minions = Хто з назґулів і посіпак рушить зараз?
ask-wotr-minion-destination = Куди { $count ->
    [one] рушить
    [few] рушать
   *[many] рушать
} { $region_from } { $figure_counted }?
ask-wotr-enter = Де вступить у гру { $character }?

## Журнал

log-wotr-companions-move = { $character_capital } { $character_gender ->
    [plural] рушають
   *[other] рушає
} { $from_region_from } { $region_into }.
log-wotr-minions-move = { $from_region_from-capital } { $region_into } { $count ->
    [one] рушає
    [few] рушають
   *[many] рушають
} { $figure_counted }.
log-wotr-enters = { $character_capital } { $character_gender ->
    [plural] вступають
   *[other] вступає
} в гру { $region_at }!

## Чому це неможливо

reason-wotr-no-companion-moves = Жоден супутник на мапі не може рушити.
reason-wotr-no-group = Виберіть хоча б одного супутника, кожного по одному разу.
reason-wotr-not-together = Група вирушає з одного регіону.
reason-wotr-character-moved = { $character_capital } у цій дії вже { $character_gender ->
    [feminine] рухалася
    [neuter] рухалося
    [plural] рухалися
   *[masculine] рухався
}.
reason-wotr-stands-there = Вони вже { $region_at }.
reason-wotr-nowhere-to-walk = Немає шляху { $region_from }.
reason-wotr-no-minion-moves = Ні назґули, ні посіпаки не можуть рушити.
reason-wotr-no-minion = { $figure_capital } так не рухається.
reason-wotr-minion-not-here = { $region_at-capital } { $count ->
    [0] немає { $figure_genitive }, готового рушити
    [one] рушити ще може лише { $figure_counted }
    [few] рушити ще можуть лише { $figure_counted }
   *[many] рушити ще можуть лише { $figure_counted }
}.
reason-wotr-enemy-stronghold = { $region_at-capital } необложена фортеця Вільних Народів: посіпакам туди не можна.
reason-wotr-minion-siege = Посіпака не може ні ввійти до обложеної фортеці { $region_at }, ні вийти з неї.
reason-wotr-minion-too-far = Іти { $region_into } задалеко: можна пройти не більше ніж { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
}.
reason-wotr-entry-condition = Умови на карті персонажа не виконані, тож { $character } не вступає в гру.
reason-wotr-never-enters = { $character_capital } не { $character_gender ->
    [plural] вступають
   *[other] вступає
} в гру за допомогою кубика.
reason-wotr-eliminated = { $character_accusative } назавжди вилучено з гри.
reason-wotr-in-play-already = { $character_capital } уже в грі.
