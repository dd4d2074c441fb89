### Соперники: боты, уровни и то, что они говорят о решении.

## Имена ботов

bot-one-ply = смотрит на одно действие вперед
bot-planner = продумывает раунд до конца
bot-ismcts = перебирает дерево планов

## Уровни

level-hobbit = Хоббит
    .gender = masculine
level-ranger = Следопыт
    .gender = masculine
level-captain = Полководец
    .gender = masculine
level-wizard = Волшебник
    .gender = masculine
text-level-hobbit = Играет по простым правилам и отвечает сразу.
# $seconds: how long it thinks at most
text-level-ranger = Смотрит на одно действие вперед. Думает над действием до { $seconds } с.
text-level-captain = Строит планы в пределах раунда. Думает над действием до { $seconds } с.
text-level-wizard = Продумывает весь раунд. Думает над действием до { $seconds } с.
