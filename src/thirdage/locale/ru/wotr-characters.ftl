### Персонажи на карте: передвижение и вступление в игру.

## Вопросы

ask-companion-group = Какие спутники пойдут сейчас вместе? Или закончите.
ask-companion-destination = Куда идти? { $character }. Регионов не больше: { NUMBER($count) }.
ask-minions = Какие назгулы или прислужники передвинутся сейчас? Или закончите.
ask-minion-destination = Куда? { $figure } × { NUMBER($count) }, отсюда: { $region }.
ask-enter = Где вступит в игру { $character }?

## Журнал

log-companions-move = { $from_region } — { $region }: { $character }.
log-minions-move = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-enters = Вступает в игру: { $character } ({ $region }).

## Почему это невозможно

reason-no-companion-moves = Ни один спутник на карте не может двинуться.
reason-no-group = Выберите хотя бы одного спутника, каждого по одному разу.
reason-not-together = Группа выходит из одного региона.
reason-character-moved = В этом действии уже двигался: { $character }.
reason-stands-there = Уже здесь: { $region }.
reason-nowhere-to-walk = Отсюда нет пути: { $region }.
reason-no-minion-moves = Ни назгулы, ни прислужники не могут двинуться.
reason-no-minion = Эта миниатюра так не движется: { $figure }.
reason-minion-not-here = Столько тех, кто еще может двинуться, здесь нет ({ $region }): { $figure }.
reason-enemy-stronghold = Неосажденная крепость свободных народов: { $region }.
reason-minion-siege = Он не может ни войти в осажденную крепость, ни выйти из нее: { $region }.
reason-minion-too-far = Туда не дойти: { $region }. Регионов не больше: { NUMBER($count) }.
reason-entry-condition = Условия с карты персонажа не выполнены: { $character }.
reason-never-enters = Этот персонаж не вступает в игру с помощью кубика: { $character }.
reason-eliminated = Навсегда убран из игры: { $character }.
reason-in-play-already = Уже в игре: { $character }.
