### Слова команд `thirdage blunders` и `thirdage tournament`.

## Позиции с очевидным ответом

cli-blunders-tuning = Половина, по которой настраивают ботов: верно { $count } из { $total }, { $percent } %
cli-blunders-held-out = Отложенная половина: верно { $count } из { $total }, { $percent } %
cli-blunders-none = { $game }: для этой игры таких позиций нет.
cli-help-blunders = Дать боту позиции, где верный ответ очевиден, и подсчитать верные ответы.
cli-help-blunders-bot = Бот.
cli-help-blunders-times = Сколько раз пробовать каждую позицию; нужно ботам, которые решают по жребию.
