### Лист від Ґандальфа: що «Полювання» зберігає між частинами.

web-hunt-letter = Лист від Ґандальфа
web-hunt-letter-safe = Фродо вибрався з Ширу. Друга частина веде з Брі до Рівендолу, і ось що беруть із собою:
web-hunt-letter-corruption = Споганення: { $count }
web-hunt-letter-eyes = Очей біля шкали: { $count }
web-hunt-letter-companions = З Фродо { $companion_gender ->
    [plural] йдуть
   *[other] йде
} { $companion }
web-hunt-letter-alone = З Фродо ніхто не йде
web-hunt-letter-frodo-down = Карта самого Фродо лишається перевернутою
web-hunt-letter-fellowship = Жетони Братства: { $count } на карті Фродо, { $pool } у запасі
web-hunt-letter-ally = Карт союзників узяти заново: { $count }
web-hunt-letter-sorcery = Лишається карт чаклунства: { $count }
web-hunt-letter-information = Примари Персня { $count ->
    [0] не здобули жодного жетона відомостей
    [one] здобули { $count } жетон відомостей
    [few] здобули { $count } жетони відомостей
   *[many] здобули { $count } жетонів відомостей
}
