### Что говорит сервер стола в браузере.

## Запуск

server-ready = «Третья Эпоха» готова. Откройте в браузере { $path }. Остановить: { $keys }; партии не пропадут.
server-data = Партии хранятся в файле { $path }.
server-not-installed = Не хватает пакетов сервера. Установите их командой: { $command }
server-store-broken = Файл столов нельзя использовать: { $path } ({ $detail })
server-store-newer = Файл столов создан более новой версией программы: { $path }
server-store-in-use = Этот файл столов занят другим сервером: { $path }
server-cannot-listen = Адрес занят или недоступен: { $given }

## Отказы: ничего не изменилось

server-malformed = Запрос непонятен: { $detail }
server-no-such-call = По адресу { $path } ничего нет.
server-method = По адресу { $path } этого сделать нельзя.
server-too-large = Сообщение слишком велико.
server-not-json = Запрос должен быть в формате { $format }.
server-failed = На сервере произошла ошибка. Ничего не изменилось.
server-foreign-page = Это отправила страница другого сайта.
server-language-unknown = Языка «{ $given }» здесь нет.
server-table-unknown = Такого стола нет.
server-table-lost = Эту партию больше нельзя продолжить на этом сервере.
server-not-your-seat = Это не ваше место: { $seat }.
server-not-at-table = У вас нет места за этим столом.
server-seat-taken = Место занято: { $seat }.
server-seat-unknown-kind = Место нельзя отдать так: «{ $given }».
server-has-begun = Партия уже началась.
server-not-begun = Партия еще не началась.
server-not-over = Партия еще не окончена.
server-no-such-moment = С момента { NUMBER($index, useGrouping: 0) } партию продолжить нельзя.
server-paused = Партия на паузе: { $seat }. Ее может возобновить любой, кто сидит за столом.
server-tables-limit = У вас уже { $count ->
    [one] { $count } неоконченная партия
    [few] { $count } неоконченные партии
   *[many] { $count } неоконченных партий
}. Сначала доиграйте одну из них или выйдите из нее.
server-leave-running = Из начатой партии можно выйти, только сдавшись.
server-no-undo-asked = Сейчас никто не просит вас вернуть ход.
server-one-at-a-time = Не всё сразу: сервер еще считает ответ на ваши прошлые запросы.
server-busy = Сервер сейчас слишком занят. Попробуйте еще раз чуть позже.
server-no-advice = В этой игре ни один бот не может дать совет.
server-not-asked = Сейчас от вас ничего не требуется.
refused-no-odds = Здесь нечего просчитывать: дело не дойдет ни до боя, ни до броска.
server-record-broken = Это не запись партии: { $detail }
server-record-diverged = Запись нарушает правила: решение { NUMBER($index, useGrouping: 0) }.

## Что говорят всем за столом

server-went-on-from-seam = Правила программы изменились. Партия продолжается с того же места; то, что было раньше, хранится отдельно.
server-closed = Все ушли из-за этого стола.

## Вместо страницы

server-page-missing = Страница не собрана. Остановите сервер и запустите его командой { $command } или установите готовый пакет.
server-page-missing-api = Список вызовов для программ: { $path }
