### Місця, що змінюють господарів під час партії, і сторона, що здається разом.

## Відмови

server-seat-not-shared = Місця передають лише там, де на одному боці грають кілька людей.
server-seat-of-bot = Місце { $seat_genitive } посідає бот.
server-seat-not-away = { $seat_capital } на зв’язку. Місце передають, коли цього хоче той, хто на ньому грає, або коли його немає вже дві хвилини.
server-no-handover-asked = Ніхто не просить передати місце { $seat_genitive }.
server-no-invitation = Це посилання більше не діє. Попросіть тих, хто за столом, про інше.
server-knows-other-seat = Ви знаєте, що відомо на іншому місці цього столу, тому посісти місце { $seat_genitive } вам не можна.

## Що каже журнал

log-seat-bot = Місце { $seat_genitive } посідає бот. { $named ->
    [yes] { $who_text } може
   *[no] Попередній гравець може
} повернутися будь-коли.
log-seat-guest = Місце { $seat_genitive } посідає { $named ->
    [yes] { $who_text }
   *[no] гість
}.
log-seat-back = Бот звільняє місце { $seat_genitive }: знову { $named ->
    [yes] грає { $who_text }
   *[no] грає попередній гравець
}.

## На сторінці

web-seats-people = Люди й місця
web-seat-leave-bot = Лишити моє місце ботові
web-seat-leave-guest = Передати моє місце гостеві
web-seat-replace-bot = Хай грає бот
web-seat-replace-guest = Запросити гостя
web-seat-rules = Мають погодитися всі інші, хто зараз за столом. Поки грає бот, місце можна повернути будь-коли.
web-seat-asked-bot = { $wished ->
    [yes] { $seat_capital } { $seat_gender ->
        [plural] хочуть
       *[other] хоче
    } піти, далі грав би бот.
   *[no] Зв’язку з { $seat_instrumental } немає, далі грав би бот.
} Ви згодні?
web-seat-asked-guest = { $wished ->
    [yes] { $seat_capital } { $seat_gender ->
        [plural] хочуть
       *[other] хоче
    } піти, далі грав би гість за посиланням.
   *[no] Зв’язку з { $seat_instrumental } немає, далі грав би гість за посиланням.
} Ви згодні?
web-seat-agree = Погодитися
web-seat-refuse = Не погоджуватися
web-seat-withdraw = Скасувати прохання
web-seat-waits-bot = Місце { $seat_genitive } просять передати ботові.
web-seat-waits-guest = Місце { $seat_genitive } просять передати гостеві.
web-seat-waits-for = Поки немає згоди { $seat_genitive }.
web-seat-link = Хто відкриє це посилання, посяде місце { $seat_genitive }. Надішліть його лише одній людині.
web-seat-held = Місце { $seat_genitive } замість вас посідає бот.
web-seat-take-back = Повернути моє місце
web-seat-invited = Вас кличуть посісти місце { $seat_genitive }. Ви побачите те, що відомо на цьому місці, і нічого більше.
web-seat-bot-for = Замість людини на ім’я { $who_text } грає бот
web-seat-bot-for-somebody = Замість гравця, що пішов, грає бот
web-played = Хто коли грав
web-played-first = Місце { $seat_genitive } посідає { $who_text }
web-played-then = з { NUMBER($round, useGrouping: 0) }-го ходу — { $who_text }
web-played-bot = бот
web-played-guest = гість
web-resign-shared = Здатися? Ваша сторона здасться, коли погодяться всі, хто за неї грає.
web-resign-asked = { $seat_capital } { $seat_gender ->
    [plural] хочуть
   *[other] хоче
} здатися. Ваша сторона здасться, якщо погодитеся й ви.
web-resign-agree = Здатися разом
web-resign-refuse = Грати далі
web-resign-waits = Ви хочете здатися. Поки немає згоди { $seat_genitive }.
web-several-decide = { $count ->
    [one] Вирішує { $count } гравець
    [few] Вирішують { $count } гравці
   *[many] Вирішують { $count } гравців
}
web-side-won = Ваша сторона перемогла
web-won-inside = { $seat_gender ->
    [plural] Перемогу ділять { $seat }.
   *[other] На боці переможців першість має { $seat }.
}

## Гравці: по одному на кожну колоду

player-frodo = Фродо
    .genitive = Фродо
    .accusative = Фродо
    .locative = Фродо
    .dative = Фродо
    .instrumental = Фродо
    .gender = masculine
player-witch-king = Король-Відьмак
    .genitive = Короля-Відьмака
    .accusative = Короля-Відьмака
    .locative = Королі-Відьмаку
    .dative = Королю-Відьмаку
    .instrumental = Королем-Відьмаком
    .gender = masculine
player-aragorn = Араґорн
    .genitive = Араґорна
    .accusative = Араґорна
    .locative = Араґорнові
    .dative = Араґорнові
    .instrumental = Араґорном
    .gender = masculine
player-saruman = Саруман
    .genitive = Сарумана
    .accusative = Сарумана
    .locative = Саруманові
    .dative = Саруманові
    .instrumental = Саруманом
    .gender = masculine
player-gandalf = Ґандальф
    .genitive = Ґандальфа
    .accusative = Ґандальфа
    .locative = Ґандальфові
    .dative = Ґандальфові
    .instrumental = Ґандальфом
    .gender = masculine
player-balrog = Бальроґ
    .genitive = Бальроґа
    .accusative = Бальроґа
    .locative = Бальроґові
    .dative = Бальроґові
    .instrumental = Бальроґом
    .gender = masculine

## Місця тих, хто грає однією колодою

seat-frodo = { player-frodo }
seat-witch-king = { player-witch-king }
seat-aragorn = { player-aragorn }
seat-saruman = { player-saruman }
seat-gandalf = { player-gandalf }
seat-balrog = { player-balrog }

## Місця «Полювання на Перстень»

seat-ringwraith-1 = перша Примара Персня
    .genitive = першої Примари Персня
    .accusative = першу Примару Персня
    .locative = першій Примарі Персня
    .dative = першій Примарі Персня
    .instrumental = першою Примарою Персня
    .gender = feminine
seat-ringwraith-2 = друга Примара Персня
    .genitive = другої Примари Персня
    .accusative = другу Примару Персня
    .locative = другій Примарі Персня
    .dative = другій Примарі Персня
    .instrumental = другою Примарою Персня
    .gender = feminine
seat-ringwraith-3 = третя Примара Персня
    .genitive = третьої Примари Персня
    .accusative = третю Примару Персня
    .locative = третій Примарі Персня
    .dative = третій Примарі Персня
    .instrumental = третьою Примарою Персня
    .gender = feminine
seat-ringwraith-4 = четверта Примара Персня
    .genitive = четвертої Примари Персня
    .accusative = четверту Примару Персня
    .locative = четвертій Примарі Персня
    .dative = четвертій Примарі Персня
    .instrumental = четвертою Примарою Персня
    .gender = feminine

## Місця

seat-gondor = гравець за Ґондор
    .genitive = гравця за Ґондор
    .accusative = гравця за Ґондор
    .locative = гравцеві за Ґондор
    .dative = гравцеві за Ґондор
    .instrumental = гравцем за Ґондор
    .gender = masculine
seat-rohan = гравець за Роган
    .genitive = гравця за Роган
    .accusative = гравця за Роган
    .locative = гравцеві за Роган
    .dative = гравцеві за Роган
    .instrumental = гравцем за Роган
    .gender = masculine
