### Места, которые меняют хозяев во время партии, и сторона, которая сдаётся вместе.

## Отказы

server-seat-not-shared = Места передают только там, где на одной стороне играют несколько человек.
server-seat-of-bot = Место { $seat_genitive } занимает бот.
server-seat-not-away = { $seat_capital } на связи. Место передают, когда этого хочет тот, кто на нём играет, или когда его нет уже две минуты.
server-no-handover-asked = Никто не просит передать место { $seat_genitive }.
server-no-invitation = Эта ссылка больше не действует. Попросите у сидящих за столом другую.
server-knows-other-seat = Вы знаете, что известно на другом месте этого стола, поэтому занять место { $seat_genitive } вам нельзя.

## Что говорит журнал

log-seat-bot = Место { $seat_genitive } занимает бот. { $named ->
    [yes] { $who_text } может
   *[no] Прежний игрок может
} вернуться в любой момент.
log-seat-guest = Место { $seat_genitive } занимает { $named ->
    [yes] { $who_text }
   *[no] гость
}.
log-seat-back = Бот уступает место { $seat_genitive }: снова { $named ->
    [yes] играет { $who_text }
   *[no] играет прежний игрок
}.

## На странице

web-seats-people = Люди и места
web-seat-leave-bot = Уступить моё место боту
web-seat-leave-guest = Передать моё место гостю
web-seat-replace-bot = Пусть играет бот
web-seat-replace-guest = Позвать гостя
web-seat-rules = Должны согласиться все остальные, кто сейчас за столом. Пока играет бот, место можно вернуть в любой момент.
web-seat-asked-bot = { $wished ->
    [yes] { $seat_capital } { $seat_gender ->
        [plural] хотят
       *[other] хочет
    } уйти, дальше играл бы бот.
   *[no] Связи с { $seat_instrumental } нет, дальше играл бы бот.
} Вы согласны?
web-seat-asked-guest = { $wished ->
    [yes] { $seat_capital } { $seat_gender ->
        [plural] хотят
       *[other] хочет
    } уйти, дальше играл бы гость по ссылке.
   *[no] Связи с { $seat_instrumental } нет, дальше играл бы гость по ссылке.
} Вы согласны?
web-seat-agree = Согласиться
web-seat-refuse = Не соглашаться
web-seat-withdraw = Отменить просьбу
web-seat-waits-bot = Место { $seat_genitive } просят передать боту.
web-seat-waits-guest = Место { $seat_genitive } просят передать гостю.
web-seat-waits-for = Пока нет согласия { $seat_genitive }.
web-seat-link = Кто откроет эту ссылку, займёт место { $seat_genitive }. Отправьте её только одному человеку.
web-seat-held = Место { $seat_genitive } за вас занимает бот.
web-seat-take-back = Вернуть моё место
web-seat-invited = Вас зовут занять место { $seat_genitive }. Вы увидите то, что известно на этом месте, и ничего больше.
web-seat-bot-for = Вместо человека по имени { $who_text } играет бот
web-seat-bot-for-somebody = Вместо ушедшего игрока играет бот
web-played = Кто когда играл
web-played-first = Место { $seat_genitive } занимает { $who_text }
web-played-then = с { NUMBER($round, useGrouping: 0) }-го хода — { $who_text }
web-played-bot = бот
web-played-guest = гость
web-resign-shared = Сдаться? Ваша сторона сдастся, когда согласятся все, кто за неё играет.
web-resign-asked = { $seat_capital } { $seat_gender ->
    [plural] хотят
   *[other] хочет
} сдаться. Ваша сторона сдастся, если согласитесь и вы.
web-resign-agree = Сдаться вместе
web-resign-refuse = Играть дальше
web-resign-waits = Вы хотите сдаться. Пока нет согласия { $seat_genitive }.
web-several-decide = { $count ->
    [one] Решает { $count } игрок
    [few] Решают { $count } игрока
   *[many] Решают { $count } игроков
}
web-side-won = Ваша сторона победила
web-won-inside = { $seat_gender ->
    [plural] Победу делят { $seat }.
   *[other] Внутри победившей стороны первенствует { $seat }.
}

## Игроки: по одному на каждую колоду

player-frodo = Фродо
    .genitive = Фродо
    .accusative = Фродо
    .locative = Фродо
    .dative = Фродо
    .instrumental = Фродо
    .gender = masculine
player-witch-king = Король-чародей
    .genitive = Короля-чародея
    .accusative = Короля-чародея
    .locative = Короле-чародее
    .dative = Королю-чародею
    .instrumental = Королём-чародеем
    .gender = masculine
player-aragorn = Арагорн
    .genitive = Арагорна
    .accusative = Арагорна
    .locative = Арагорне
    .dative = Арагорну
    .instrumental = Арагорном
    .gender = masculine
player-saruman = Саруман
    .genitive = Сарумана
    .accusative = Сарумана
    .locative = Сарумане
    .dative = Саруману
    .instrumental = Саруманом
    .gender = masculine
player-gandalf = Гэндальф
    .genitive = Гэндальфа
    .accusative = Гэндальфа
    .locative = Гэндальфе
    .dative = Гэндальфу
    .instrumental = Гэндальфом
    .gender = masculine
player-balrog = Балрог
    .genitive = Балрога
    .accusative = Балрога
    .locative = Балроге
    .dative = Балрогу
    .instrumental = Балрогом
    .gender = masculine

## Места тех, кто играет одной колодой

seat-frodo = { player-frodo }
seat-witch-king = { player-witch-king }
seat-aragorn = { player-aragorn }
seat-saruman = { player-saruman }
seat-gandalf = { player-gandalf }
seat-balrog = { player-balrog }

## Места «Охоты за Кольцом»

seat-ringwraith-1 = первый Призрак Кольца
    .genitive = первого Призрака Кольца
    .accusative = первого Призрака Кольца
    .locative = первом Призраке Кольца
    .dative = первому Призраку Кольца
    .instrumental = первым Призраком Кольца
    .gender = masculine
seat-ringwraith-2 = второй Призрак Кольца
    .genitive = второго Призрака Кольца
    .accusative = второго Призрака Кольца
    .locative = втором Призраке Кольца
    .dative = второму Призраку Кольца
    .instrumental = вторым Призраком Кольца
    .gender = masculine
seat-ringwraith-3 = третий Призрак Кольца
    .genitive = третьего Призрака Кольца
    .accusative = третьего Призрака Кольца
    .locative = третьем Призраке Кольца
    .dative = третьему Призраку Кольца
    .instrumental = третьим Призраком Кольца
    .gender = masculine
seat-ringwraith-4 = четвёртый Призрак Кольца
    .genitive = четвёртого Призрака Кольца
    .accusative = четвёртого Призрака Кольца
    .locative = четвёртом Призраке Кольца
    .dative = четвёртому Призраку Кольца
    .instrumental = четвёртым Призраком Кольца
    .gender = masculine

## Места

seat-gondor = игрок за Гондор
    .genitive = игрока за Гондор
    .accusative = игрока за Гондор
    .locative = игроке за Гондор
    .dative = игроку за Гондор
    .instrumental = игроком за Гондор
    .gender = masculine
seat-rohan = игрок за Рохан
    .genitive = игрока за Рохан
    .accusative = игрока за Рохан
    .locative = игроке за Рохан
    .dative = игроку за Рохан
    .instrumental = игроком за Рохан
    .gender = masculine
