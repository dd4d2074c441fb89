### Письмо от Гэндальфа: что «Охота» хранит между частями.

web-hunt-letter = Письмо от Гэндальфа
web-hunt-letter-safe = Фродо выбрался из Шира. Вторая часть ведёт из Бри в Ривенделл, и вот что берут с собой:
web-hunt-letter-corruption = Влияние Кольца: { $count }
web-hunt-letter-eyes = Очей у шкалы: { $count }
web-hunt-letter-companions = С Фродо { $companion_gender ->
    [plural] идут
   *[other] идёт
} { $companion }
web-hunt-letter-alone = С Фродо никто не идёт
web-hunt-letter-frodo-down = Карта самого Фродо остаётся перевёрнутой
web-hunt-letter-fellowship = Жетоны Братства: { $count } на карте Фродо, { $pool } в запасе
web-hunt-letter-ally = Карт союзников взять заново: { $count }
web-hunt-letter-sorcery = Остаётся карт колдовства: { $count }
web-hunt-letter-information = Призраки Кольца { $count ->
    [0] не добыли ни одного жетона информации
    [one] добыли { $count } жетон информации
    [few] добыли { $count } жетона информации
   *[many] добыли { $count } жетонов информации
}
