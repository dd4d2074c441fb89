### Слова команд `thirdage blunders` і `thirdage tournament`.

## Позиції з очевидною відповіддю

cli-blunders-tuning = Половина, за якою налаштовують ботів: правильно { $count } з { $total }, { $percent } %
cli-blunders-held-out = Відкладена половина: правильно { $count } з { $total }, { $percent } %
cli-blunders-none = { $game }: для цієї гри таких позицій немає.
cli-help-blunders = Дати ботові позиції, де правильна відповідь очевидна, і підрахувати правильні відповіді.
cli-help-blunders-bot = Бот.
cli-help-blunders-times = Скільки разів пробувати кожну позицію; потрібно ботам, які вирішують за жеребом.
