### Троє і четверо у «Війні Персня»: місця, яких немає в інших іграх, і хто ким командує.

## Місця

seat-gondor = гравець за Ґондор
    .genitive = гравця за Ґондор
    .accusative = гравця за Ґондор
    .locative = гравцеві за Ґондор
    .dative = гравцеві за Ґондор
    .instrumental = гравцем за Ґондор
    .gender = masculine
seat-rohan = гравець за Роган
    .genitive = гравця за Роган
    .accusative = гравця за Роган
    .locative = гравцеві за Роган
    .dative = гравцеві за Роган
    .instrumental = гравцем за Роган
    .gender = masculine

## Чому ні

reason-wotr-nation-of-team-mate = Цим народом командує ваш союзник: { $nation }.
reason-wotr-character-of-team-mate = Цим персонажем командує ваш союзник: { $character }.
