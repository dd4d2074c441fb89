### Набори даних «Полювання за Перснем»: що в них не так.

refused-hunt-pack-files = У наборі даних мають бути ці частини й жодних інших: { $detail }
refused-hunt-pack-malformed = Дані незрозумілі: { $detail }
refused-hunt-pack-unknown-id = У таблиці { $table } немає нічого з позначенням «{ $id }».
refused-hunt-pack-id-twice = У таблиці { $table } одне позначення стоїть двічі.
refused-hunt-pack-no-exit = На мапі частини { $chapter } немає виходу.
refused-hunt-pack-starts = На мапі частини { $chapter } початкових місць назґулів має бути { $count }.
refused-hunt-pack-start-tokens = Стартових жетонів — по одному на кожне початкове місце Фродо, і жодних інших.
refused-hunt-pack-information = Жетонів відомостей — по одному на кожне місце союзників, і жодних інших.
refused-hunt-pack-journey-rows = У карті подорожі { $id } рядків має бути { $count }.
refused-hunt-pack-journey-end = Карта подорожі { $id } не закінчується виходом.
refused-hunt-pack-journey-way = У карті подорожі { $id } немає шляху від { $one } до { $other }.
refused-hunt-pack-dice = На кубику дій два персні, два мечі, одне чаклування й одна тінь.
refused-hunt-pack-companions = У наборі мають бути ці карти супутників, у такому порядку: { $detail }
refused-hunt-pack-cards = У кожній із трьох колод по 22 карти.
refused-hunt-pack-journeys = Карт подорожі 18 коротких і 18 довгих.
refused-hunt-pack-corruption = Жетонів споганення 15 бежевих, 3 сірі та 2 червоні.
refused-hunt-pack-tokens = Жетонів: 3 стартові, 12 відомостей та 10 діянь.
refused-hunt-pack-chief-die = У кубика Ватажка шість граней.
refused-hunt-pack-areas = На кожній мапі три секції й десять зон.
refused-hunt-pack-way-kind = Частина { $chapter }: шлях від { $one } до { $other } — не дорога й не стежка.
refused-hunt-pack-way-twice = Частина { $chapter }: { $one } і { $other } з’єднано двічі.
