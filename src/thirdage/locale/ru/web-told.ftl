### Что только что произошло: действие других или своё, рассказанное на странице; по нему можно пройти ещё раз.

web-told-place = { $count } из { $high }
web-told-earlier = Раньше
web-told-later = Позже
web-told-again = Ещё раз
web-told-skip = Сразу к моему ходу
web-told-on = Пропустить
web-told-together = { $count ->
    [one] { $count } действие вкратце:
    [few] { $count } действия вкратце:
   *[many] { $count } действий вкратце:
}
web-told-sum = Итог:
web-told-you = Вы
web-told-taken-back = Взято назад: { $text }
web-key-skip = пропустить рассказ и перейти к своему ходу (щелчок ведёт к следующему событию)
web-key-earlier = посмотреть назад: что было после вашего последнего решения
web-key-later = и снова вперёд
web-key-again = показать ещё раз
web-key-pause = остановить рассказ и продолжить
web-veiled = Ширма опущена: то, что видите только вы, скрыто, а с ним и вопросы к вам, и то, что вам сказано.
