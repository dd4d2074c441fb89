### Слова сторінки, окрім тих, що кажуть самі ігри.

## Рамка

web-title = Третя Епоха
web-skip = До вмісту
web-language = Мова
web-your-name = Ваше ім’я
web-unreachable = Сервер недоступний.
web-rule = Правило { $id }

## Початок

web-welcome = Війна Персня за вашим столом
web-which-game = Гра
web-options = Налаштування партії
web-option-free-peoples-tokens = Жетони дій Вільних Народів
web-option-shadow-tokens = Жетони дій Тіні
web-option-open-hands = Відкриті карти
web-option-scenario = Сценарій
web-option-promos = З промокартами
web-option-chapters = Частини
web-option-information = Відомості в Примар Персня на початку
web-option-fellowship = Жетони Братства у грі
web-option-refuges = Прихистки: там пошук не знаходить Фродо
web-option-expansions = Доповнення
web-option-players = Кількість гравців
web-why-free-peoples-tokens = Один раз за партію замість кубика: взяти карту події або просунути народ на треку політики. Фора тій стороні, якій вона потрібна.
web-why-shadow-tokens = Один раз за партію замість кубика: перемістити назґулів і посіпак або просунути народ на треку політики.
web-why-open-hands = Усі бачать усі карти: зручно вчитися разом.
web-why-scenario-trilogy = Усі дев’ять шляхів до Розколини Недолі та всі карти.
web-why-scenario-duel = Усі дев’ять шляхів для двох: у кожного одна колода на всю сторону.
web-why-scenario-duel-3 = Один гравець веде Вільні Народи однією колодою, двоє — Тінь.
web-why-scenario-fellowship = Перші шість шляхів, до Амон-Гену: коротше, зі своїми колодами.
web-why-promos = Ще чотири карти, видані окремо від гри.
web-my-tables = Мої столи
web-open-tables = Відкриті столи
web-no-open-tables = Зараз жоден стіл не чекає на гравців.
web-seat-me = Граю я
web-seat-open = Місце для іншого гравця
web-seat-bot = Бот { $bot }
web-undo-setting = Скасування після кидків
web-undo-setting-practice = Одразу
web-undo-setting-consent = За згодою
web-undo-setting-never = Ніколи
web-undo-here = { $setting ->
    [practice] Скасування після кидків: одразу
    [consent] Скасування після кидків: за згодою
   *[never] Скасування після кидків: ніколи
}
web-listed = Показати цей стіл у загальному списку
web-begins = { $how ->
    [position] Із заданої позиції
    [played-on] Продовження іншої партії
   *[imported] Із запису
}
web-hands = { $hands ->
    [anew] Приховані карти роздають знову.
   *[kept] Приховані карти лишаються як є.
}
web-hands-why = { $hands ->
    [anew] Коли партія почнеться, усі приховані карти буде роздано знову, і ніхто не знатиме, що на руці в інших.
   *[kept] Приховані карти лишаються як є: той, хто створив стіл, може знати ваші. Сідаючи за стіл, ви на це погоджуєтеся.
}
web-hands-from = Партія продовжиться з початку того кроку, який тоді тривав; що було раніше, показано не буде.
web-keep-hands = Лишити приховані карти як є
web-create = Відкрити стіл
web-sit-as = Зайняти місце { $seat_genitive }
web-state-waiting = Чекаємо на гравців
web-state-playing = Гра триває
web-state-over = Партію завершено

## Запис із файлу

web-import = Відкрити збережену партію
web-import-what = Запис партії, збережений після її завершення або з командного рядка: завершену партію можна переглянути, незавершену — продовжити.
web-import-choose = Вибрати файл
web-import-no-record = Цей файл не схожий на запис партії.
web-import-history = Це історія ще не завершеної партії, якою її бачив один гравець. Відкрити можна лише повний запис: його зберігають, коли партію завершено.
web-import-large = Цей файл завеликий для запису партії.

## Назви ботів

bot-random = грає навмання
bot-swarm = грає за примхою
bot-rules = грає за простими правилами

## Місця

web-seats = Місця за столом
web-bot = бот
web-open = вільно
web-kept = залишено для гравця
web-you = ви
web-guest = гість
web-away = (немає на зв’язку)
web-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}

## Стіл

web-no-such-table = Такого столу немає.
web-connecting = Підключаємося…
web-line-open = Зв’язок є
web-line-broken = Зв’язок перервався, пробуємо знову…
web-line-full = Для цього вікна немає місця, пробуємо знову…
web-line-now = Спробувати зараз
web-parts = Частини столу
web-part-decide = Рішення
web-part-board = Стіл
web-your-turn = Ваш хід
web-your-turn-as = Ваш хід за { $seat_accusative }
web-decides = Рішення за { $seat_instrumental }
web-you-watch = Ви спостерігаєте за цією партією.
web-cannot-show = Сторінка не вміє цього показати.
web-undo = Скасувати
web-undo-anew = Скасувати: випаде заново
web-undo-ask = Попросити скасувати хід
web-undo-ask-anew = Попросити скасувати хід: випаде заново
web-undo-short-anew = заново
web-undo-wanted = { $seat_capital } { $seat_gender ->
    [plural] просять
   *[other] просить
} скасувати останню відповідь. Ви згодні?
web-undo-waits = Чекаємо згоди { $seat_genitive } на скасування
web-undo-agree = Погодитися
web-undo-refuse = Відмовити
web-pause = Пауза
web-resume = Продовжити
web-resign = Здатися
web-resign-sure = Здатися? Скасувати це буде неможливо.
web-resign-yes = Так, здатися
web-resign-no = Ні, грати далі

## До початку партії

web-waiting-for-players = Партія почнеться, щойно будуть зайняті всі місця.
web-link = Надішліть це посилання іншим
web-copy = Скопіювати
web-copied = Скопійовано
web-sit-down = Сісти за стіл
web-leave = Встати з-за столу

## Після партії

web-you-won = Ви перемогли
web-you-lost = Ви програли
web-rematch = Зіграти ще раз, помінявшись сторонами
web-rematch-same = Зіграти ще раз за ті самі сторони
# $swap: yes, no
web-rematch-there = { $swap ->
    [yes] До наступної партії, помінявшись сторонами
   *[no] До наступної партії, за ті самі сторони
}
web-rematch-look = До наступної партії
web-record = Зберегти запис партії
web-history = Зберегти мою історію партії
web-log-save = Зберегти журнал як текст

## Відповіді

web-filter = Знайти відповідь
web-answers-count = { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
   *[many] { $count } відповідей
}
web-nothing-found = Нічого не знайдено.
web-more = Додати: { $item_name }
web-fewer = Прибрати: { $item_name }
web-limits = { $low ->
    [0] Вибрано { $count }, можна не більше ніж { $high }
   *[other] Вибрано { $count }, треба від { $low } до { $high }
}
web-limits-exact = Вибрано { $count } з { $high }
web-all = Усе
web-none = Нічого
web-confirm = Підтвердити

## Журнал і чат

web-log = Журнал
web-log-empty = Поки що нічого не сталося.
web-log-search = Знайти в журналі
web-log-all = { $count ->
    [one] Показати { $count } рядок
    [few] Показати всі { $count } рядки
   *[many] Показати всі { $count } рядків
}
web-chat = Чат
web-chat-text = Написати в чат
web-chat-send = Надіслати
web-chat-earlier = Попередні повідомлення

## Панелі «Війни Персня»

web-hunt = Гонитва за Перснем
web-deck = у колоді { $size }, у скиді { $discarded }
web-reinforcements = Підкріплення
web-casualties = Втрати
