### Персонажи на карте: передвижение и вступление в игру.

## Вопросы

ask-wotr-companion-group = Кто из спутников пойдёт сейчас вместе?
ask-wotr-companion-destination = Куда { $character_gender ->
    [plural] пойдут
   *[other] пойдёт
} { $character }? Не дальше { $count ->
    [one] { $count } региона
    [few] { $count } регионов
   *[many] { $count } регионов
}.
ask-wotr-minions = Кто из назгулов и прислужников передвинется сейчас?
ask-wotr-minion-destination = Куда { $count ->
    [one] отправится
    [few] отправятся
   *[many] отправятся
} { $region_from } { $figure_counted }?
ask-wotr-enter = Где вступит в игру { $character }?

## Журнал

log-wotr-companions-move = { $character_capital } { $character_gender ->
    [plural] переходят
   *[other] переходит
} { $from_region_from } { $region_into }.
log-wotr-minions-move = { $from_region_from-capital } { $region_into } { $count ->
    [one] отправляется
    [few] отправляются
   *[many] отправляются
} { $figure_counted }.
log-wotr-enters = { $character_capital } { $character_gender ->
    [plural] вступают
   *[other] вступает
} в игру { $region_at }!

## Почему это невозможно

reason-wotr-no-companion-moves = Ни один спутник на карте не может двинуться.
reason-wotr-no-group = Выберите хотя бы одного спутника, каждого по одному разу.
reason-wotr-not-together = Группа выходит из одного региона.
reason-wotr-character-moved = { $character_capital } в этом действии уже { $character_gender ->
    [feminine] двигалась
    [plural] двигались
   *[other] двигался
}.
reason-wotr-stands-there = Путь начинается { $region_at }: выберите другой регион.
reason-wotr-nowhere-to-walk = Уйти { $region_from } некуда.
reason-wotr-no-minion-moves = Ни назгулы, ни прислужники не могут двинуться.
reason-wotr-no-minion = { $figure_capital } так не движется.
reason-wotr-minion-not-here = { $region_at-capital } { $count ->
    [0] нет { $figure_genitive }, готового двинуться
    [one] двинуться ещё может только { $figure_counted }
    [few] двинуться ещё могут только { $figure_counted }
   *[many] двинуться ещё могут только { $figure_counted }
}.
reason-wotr-enemy-stronghold = { $region_at-capital } неосаждённая крепость свободных народов: туда прислужникам нельзя.
reason-wotr-minion-siege = Прислужник не может ни войти в осаждённую крепость { $region_at }, ни выйти из неё.
reason-wotr-minion-too-far = Идти { $region_into } слишком далеко: можно пройти не больше { $count ->
    [one] { $count } региона
    [few] { $count } регионов
   *[many] { $count } регионов
}.
reason-wotr-entry-condition = { $character_capital } не может вступить в игру: условия с карты персонажа не выполнены.
reason-wotr-never-enters = { $character_capital } не { $character_gender ->
    [plural] вступают
   *[other] вступает
} в игру с помощью кубика.
reason-wotr-eliminated = { $character_capital } навсегда вне игры.
reason-wotr-in-play-already = { $character_capital } уже в игре.
