### «Полювання за Перснем»: що тільки-но сталося, коротко.

told-hunt-sum-track = Фродо пройшов усього: { $count }.
told-hunt-sum-asked = Пошуків і полювань: { $count }, вдалих: { $total }.
told-hunt-sum-felt = Чуття: { $count }, Перстень відчувався: { $total }.
told-hunt-sum-information = Знайдено жетон відомостей { $space_genitive }.
told-hunt-sum-corruption = Споганення: { $count }.
