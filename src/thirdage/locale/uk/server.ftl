### Що каже сервер столу в браузері.

## Запуск

server-ready = «Третя Епоха» готова. Відкрийте в браузері { $path }. Зупинити: { $keys }; партії не пропадуть.
server-data = Партії зберігаються у файлі { $path }.
server-not-installed = Бракує пакетів сервера. Встановіть їх командою: { $command }
server-store-broken = Файл столів не можна використати: { $path } ({ $detail })
server-store-newer = Файл столів створено новішою версією програми: { $path }
server-store-in-use = Цей файл столів зайнятий іншим сервером: { $path }
server-cannot-listen = Адреса зайнята або недоступна: { $given }

## Відмови: нічого не змінилося

server-malformed = Запит незрозумілий: { $detail }
server-no-such-call = За адресою { $path } нічого немає.
server-method = За адресою { $path } цього зробити не можна.
server-too-large = Повідомлення завелике.
server-not-json = Запит має бути у форматі { $format }.
server-failed = На сервері сталася помилка. Нічого не змінилося.
server-foreign-page = Це надіслала сторінка іншого сайту.
server-language-unknown = Мови «{ $given }» тут немає.
server-table-unknown = Такого столу немає.
server-table-lost = Цю партію більше не можна продовжити на цьому сервері.
server-not-your-seat = Це не ваше місце: { $seat }.
server-not-at-table = У вас немає місця за цим столом.
server-seat-taken = Місце зайняте: { $seat }.
server-seat-unknown-kind = Місце не можна віддати так: «{ $given }».
server-has-begun = Партія вже почалася.
server-not-begun = Партія ще не почалася.
server-not-over = Партія ще не закінчена.
server-no-such-moment = З моменту { NUMBER($index, useGrouping: 0) } партію продовжити не можна.
server-paused = Партію призупинено: { $seat }. Її може відновити кожен, хто сидить за столом.
server-tables-limit = У вас уже { $count ->
    [one] { $count } незакінчена партія
    [few] { $count } незакінчені партії
   *[many] { $count } незакінчених партій
}. Спершу дограйте одну з них або вийдіть із неї.
server-leave-running = З розпочатої партії можна вийти, лише здавшись.
server-no-undo-asked = Зараз ніхто не просить вас повернути хід.
server-one-at-a-time = Не все одразу: сервер іще обчислює відповідь на ваші попередні запити.
server-busy = Сервер зараз надто зайнятий. Спробуйте ще раз трохи згодом.
server-no-advice = У цій грі жоден бот не може дати пораду.
server-not-asked = Зараз від вас нічого не потрібно.
refused-no-odds = Тут немає чого прораховувати: до бою чи кидка не дійде.
server-record-broken = Це не запис партії: { $detail }
server-record-diverged = Запис порушує правила: рішення { NUMBER($index, useGrouping: 0) }.

## Що кажуть усім за столом

server-went-on-from-seam = Правила програми змінилися. Партія триває з того самого місця; те, що було раніше, зберігається окремо.
server-closed = Усі пішли з-за цього столу.

## Замість сторінки

server-page-missing = Сторінку не зібрано. Зупиніть сервер і запустіть його командою { $command } або встановіть готовий пакет.
server-page-missing-api = Список викликів для програм: { $path }
