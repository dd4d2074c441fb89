### Персонажи на карте: передвижение и вступление в игру.

## Вопросы

ask-wotr-companion-group = Какие спутники пойдут сейчас вместе? Или закончите.
ask-wotr-companion-destination = Куда идти? { $character }. Регионов не больше: { NUMBER($count) }.
ask-wotr-minions = Какие назгулы или прислужники передвинутся сейчас? Или закончите.
ask-wotr-minion-destination = Куда? { $figure } × { NUMBER($count) }, отсюда: { $region }.
ask-wotr-enter = Где вступит в игру { $character }?

## Журнал

log-wotr-companions-move = { $from_region } — { $region }: { $character }.
log-wotr-minions-move = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-wotr-enters = Вступает в игру: { $character } ({ $region }).

## Почему это невозможно

reason-wotr-no-companion-moves = Ни один спутник на карте не может двинуться.
reason-wotr-no-group = Выберите хотя бы одного спутника, каждого по одному разу.
reason-wotr-not-together = Группа выходит из одного региона.
reason-wotr-character-moved = В этом действии уже двигался: { $character }.
reason-wotr-stands-there = Уже здесь: { $region }.
reason-wotr-nowhere-to-walk = Отсюда нет пути: { $region }.
reason-wotr-no-minion-moves = Ни назгулы, ни прислужники не могут двинуться.
reason-wotr-no-minion = Эта миниатюра так не движется: { $figure }.
reason-wotr-minion-not-here = Столько тех, кто еще может двинуться, здесь нет ({ $region }): { $figure }.
reason-wotr-enemy-stronghold = Неосажденная крепость свободных народов: { $region }.
reason-wotr-minion-siege = Он не может ни войти в осажденную крепость, ни выйти из нее: { $region }.
reason-wotr-minion-too-far = Туда не дойти: { $region }. Регионов не больше: { NUMBER($count) }.
reason-wotr-entry-condition = Условия с карты персонажа не выполнены: { $character }.
reason-wotr-never-enters = Этот персонаж не вступает в игру с помощью кубика: { $character }.
reason-wotr-eliminated = Навсегда убран из игры: { $character }.
reason-wotr-in-play-already = Уже в игре: { $character }.
