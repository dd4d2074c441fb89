### Стіл «Війни Персня» в браузері.

## До чого веде відповідь

lead-wotr-skip = Пропустити дію
lead-wotr-use-die = Використати кубик
lead-wotr-use-ring = Використати Ельфійський Перстень
lead-wotr-use-token = Використати жетон дії
lead-wotr-advance = Крок до війни
lead-wotr-advance-by-companion = Крок до війни завдяки супутнику
lead-wotr-bring = Ввести персонажа в гру
lead-wotr-draw-card = Взяти карту
lead-wotr-play-card = Зіграти карту
lead-wotr-remove-table-card = Прибрати карту зі столу
lead-wotr-declare = Оголосити Братство
lead-wotr-guide = Змінити провідника
lead-wotr-move-army = Перемістити це військо
lead-wotr-take-minions = Перемістити звідси
lead-wotr-recruit = Набрати тут
lead-wotr-give-up = Пожертвувати фігуркою тут
lead-wotr-cast-spells = Накласти чари звідси
lead-wotr-retreat = Відступити
lead-wotr-lay-card = Покласти карту
lead-wotr-lay-card-from-table = Покласти карту зі столу
lead-wotr-march-on = Іти далі
lead-wotr-remove-character-card = Прибрати карту зі столу

## Місця на дошці кнопками і хто йде

about-wotr-pass = Кубики лишаються у вас, ви сходите пізніше: у суперника їх більше.
about-wotr-skip = Кубик витрачено, нічого не відбувається.
about-wotr-use-ring = Змінює грань кубика, Ельфійський Перстень витрачено.
# `from` і `to`: споганення до і після.
web-wotr-revealed-for-less = Споганення { NUMBER($from) } → { NUMBER($to) }; перед наступним кроком Персненосцям доведеться сховатися.
web-wotr-hidden-for-more = Споганення { NUMBER($from) } → { NUMBER($to) }; іти далі можна одразу.
