### Наборы данных «Охоты за Кольцом»: что в них не так.

refused-hunt-pack-files = В наборе данных должны быть эти части и никаких других: { $detail }
refused-hunt-pack-malformed = Данные непонятны: { $detail }
refused-hunt-pack-unknown-id = В таблице { $table } нет ничего с обозначением «{ $id }».
refused-hunt-pack-id-twice = В таблице { $table } одно обозначение стоит дважды.
refused-hunt-pack-no-exit = На карте части { $chapter } нет выхода.
refused-hunt-pack-starts = На карте части { $chapter } начальных мест назгулов должно быть { $count }.
refused-hunt-pack-start-tokens = Стартовых жетонов — по одному на каждое начальное место Фродо, и никаких других.
refused-hunt-pack-information = Жетонов информации — по одному на каждое место союзников, и никаких других.
refused-hunt-pack-journey-rows = В карте путешествия { $id } строк должно быть { $count }.
refused-hunt-pack-journey-end = Карта путешествия { $id } не кончается выходом.
refused-hunt-pack-journey-way = В карте путешествия { $id } нет пути от { $one } к { $other }.
refused-hunt-pack-dice = На кубике действий два кольца, два меча, одно колдовство и одна тень.
refused-hunt-pack-companions = В наборе должны быть эти карты спутников, в таком порядке: { $detail }
refused-hunt-pack-cards = В каждой из трёх колод по 22 карты.
refused-hunt-pack-journeys = Карт путешествия 18 коротких и 18 длинных.
refused-hunt-pack-corruption = Жетонов влияния Кольца 15 бежевых, 3 серых и 2 красных.
refused-hunt-pack-tokens = Жетонов: 3 стартовых, 12 информации и 10 деяний.
refused-hunt-pack-chief-die = У кубика Предводителя шесть граней.
refused-hunt-pack-areas = На каждой карте три секции и десять зон.
refused-hunt-pack-way-kind = Часть { $chapter }: путь от { $one } к { $other } — не дорога и не тропа.
refused-hunt-pack-way-twice = Часть { $chapter }: { $one } и { $other } соединены дважды.
