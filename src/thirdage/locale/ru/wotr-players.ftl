### Трое и четверо в «Войне Кольца»: места, которых нет в других играх, и кто кем командует.

## Места

seat-gondor = игрок за Гондор
    .genitive = игрока за Гондор
    .accusative = игрока за Гондор
    .locative = игроке за Гондор
    .dative = игроку за Гондор
    .instrumental = игроком за Гондор
    .gender = masculine
seat-rohan = игрок за Рохан
    .genitive = игрока за Рохан
    .accusative = игрока за Рохан
    .locative = игроке за Рохан
    .dative = игроку за Рохан
    .instrumental = игроком за Рохан
    .gender = masculine

## Почему нет

reason-wotr-nation-of-team-mate = Этим народом командует ваш союзник: { $nation }.
reason-wotr-character-of-team-mate = Этим персонажем командует ваш союзник: { $character }.
