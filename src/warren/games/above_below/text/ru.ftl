### Above and Below: все тексты игры на русском.

## Игра

game-name = Наверху и внизу
game-about = Стройте деревню на земле и отправляйте жителей навстречу историям в пещерах под ней.
game-length = 60–90 минут
game-weight = средняя

## Перечисления

things = { $rest } и { $last }

## Вещи с числом. `put` — что кладут, получают или отдают, `none` — чего нет, `each` — за что дают очки.

thing-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .put = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
thing-mushroom = { $n ->
    [one] { $n } гриб
    [few] { $n } гриба
   *[many] { $n } грибов
}
    .put = { $n ->
        [one] { $n } гриб
        [few] { $n } гриба
       *[many] { $n } грибов
    }
    .none = грибов
    .each = каждый ваш гриб
thing-fish = { $n ->
    [one] { $n } рыба
    [few] { $n } рыбы
   *[many] { $n } рыб
}
    .put = { $n ->
        [one] { $n } рыбу
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
    .none = рыбы
    .each = каждую вашу рыбу
thing-fruit = { $n ->
    [one] { $n } фрукт
    [few] { $n } фрукта
   *[many] { $n } фруктов
}
    .put = { $n ->
        [one] { $n } фрукт
        [few] { $n } фрукта
       *[many] { $n } фруктов
    }
    .none = фруктов
    .each = каждый ваш фрукт
thing-rope = { $n ->
    [one] { $n } верёвка
    [few] { $n } верёвки
   *[many] { $n } верёвок
}
    .put = { $n ->
        [one] { $n } верёвку
        [few] { $n } верёвки
       *[many] { $n } верёвок
    }
    .none = верёвки
    .each = каждую вашу верёвку
thing-pot = { $n ->
    [one] { $n } горшок
    [few] { $n } горшка
   *[many] { $n } горшков
}
    .put = { $n ->
        [one] { $n } горшок
        [few] { $n } горшка
       *[many] { $n } горшков
    }
    .none = горшка
    .each = каждый ваш горшок
thing-paper = { $n ->
    [one] { $n } лист бумаги
    [few] { $n } листа бумаги
   *[many] { $n } листов бумаги
}
    .put = { $n ->
        [one] { $n } лист бумаги
        [few] { $n } листа бумаги
       *[many] { $n } листов бумаги
    }
    .none = бумаги
    .each = каждый ваш лист бумаги
thing-ore = { $n ->
    [one] { $n } кусок руды
    [few] { $n } куска руды
   *[many] { $n } кусков руды
}
    .put = { $n ->
        [one] { $n } кусок руды
        [few] { $n } куска руды
       *[many] { $n } кусков руды
    }
    .none = руды
    .each = каждый ваш кусок руды
thing-amethyst = { $n ->
    [one] { $n } аметист
    [few] { $n } аметиста
   *[many] { $n } аметистов
}
    .put = { $n ->
        [one] { $n } аметист
        [few] { $n } аметиста
       *[many] { $n } аметистов
    }
    .none = аметиста
    .each = каждый ваш аметист
thing-potion = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[many] { $n } зелий
}
    .put = { $n ->
        [one] { $n } зелье
        [few] { $n } зелья
       *[many] { $n } зелий
    }
    .each = каждое ваше зелье
thing-cider = { $n ->
    [one] { $n } сидр
    [few] { $n } сидра
   *[many] { $n } сидров
}
    .put = { $n ->
        [one] { $n } сидр
        [few] { $n } сидра
       *[many] { $n } сидров
    }
    .each = каждый ваш сидр
thing-any_good = { $n ->
    [one] { $n } товар на выбор
    [few] { $n } товара на выбор
   *[many] { $n } товаров на выбор
}
    .put = { $n ->
        [one] { $n } товар на выбор
        [few] { $n } товара на выбор
       *[many] { $n } товаров на выбор
    }
thing-supplies = { $n ->
    [one] { $n } жетон припасов
    [few] { $n } жетона припасов
   *[many] { $n } жетонов припасов
}
    .put = { $n ->
        [one] { $n } жетон припасов
        [few] { $n } жетона припасов
       *[many] { $n } жетонов припасов
    }
thing-reputation = { $n ->
    [one] { $n } шаг репутации
    [few] { $n } шага репутации
   *[many] { $n } шагов репутации
}
    .put = { $n ->
        [one] { $n } шаг репутации
        [few] { $n } шага репутации
       *[many] { $n } шагов репутации
    }
thing-cave = { $n ->
    [one] { $n } пустая пещера
    [few] { $n } пустые пещеры
   *[many] { $n } пустых пещер
}
    .put = { $n ->
        [one] { $n } пустую пещеру
        [few] { $n } пустые пещеры
       *[many] { $n } пустых пещер
    }
thing-villager = { $n ->
    [one] { $n } житель
    [few] { $n } жителя
   *[many] { $n } жителей
}
    .each = каждого вашего жителя
thing-house = { $n ->
    [one] { $n } дом
    [few] { $n } дома
   *[many] { $n } домов
}
    .each = каждый ваш дом (кроме аванпостов и первой хижины)
thing-outpost = { $n ->
    [one] { $n } аванпост
    [few] { $n } аванпоста
   *[many] { $n } аванпостов
}
    .each = каждый ваш аванпост
thing-empty_cave = { $n ->
    [one] { $n } пустая пещера
    [few] { $n } пустые пещеры
   *[many] { $n } пустых пещер
}
    .each = каждую вашу пустую пещеру
thing-hammer = молотком
thing-quill = пером

## Что написано на картах

effect-beds = { $n ->
    [one] { $n } кровать.
    [few] { $n } кровати.
   *[many] { $n } кроватей.
}
effect-income = +{ $n } к доходу в конце каждого раунда.
effect-income_per = +{ $n } к доходу в конце каждого раунда за { $things } на треке развития.
effect-goods = При постройке положите на эту карту { $things } для сбора урожая.
effect-replenish = При постройке положите на эту карту { $things }; в конце каждого раунда, если на ней нет { $none }, снова положите 1.
effect-potion = { $n ->
    [one] При постройке получите { $n } зелье.
    [few] При постройке получите { $n } зелья.
   *[many] При постройке получите { $n } зелий.
}
effect-potion_per_round = { $n ->
    [one] В конце каждого раунда получите { $n } зелье.
    [few] В конце каждого раунда получите { $n } зелья.
   *[many] В конце каждого раунда получите { $n } зелий.
}
effect-train_ready = Обученных жителей можно сразу ставить в зону готовности.
effect-coin_on_build = { $n ->
    [one] Купив другое здание, получите { $n } монету.
    [few] Купив другое здание, получите { $n } монеты.
   *[many] Купив другое здание, получите { $n } монет.
}
effect-coin_on_explore = { $n ->
    [one] После каждого успешного исследования получите { $n } монету.
    [few] После каждого успешного исследования получите { $n } монеты.
   *[many] После каждого успешного исследования получите { $n } монет.
}
effect-reroll = { $n ->
    [1] В каждом исследовании можно один раз перебросить кубик жителя.
    [2] В каждом исследовании можно дважды перебросить кубик жителя.
   *[other] В каждом исследовании можно перебросить кубик жителя { $n } раз.
}
effect-drinks_as_coins = { $n ->
    [one] Зельями и сидром можно платить: каждый жетон заменяет { $n } монету.
    [few] Зельями и сидром можно платить: каждый жетон заменяет { $n } монеты.
   *[many] Зельями и сидром можно платить: каждый жетон заменяет { $n } монет.
}
effect-reputation = { $n ->
    [one] При постройке получите { $n } шаг репутации.
    [few] При постройке получите { $n } шага репутации.
   *[many] При постройке получите { $n } шагов репутации.
}
effect-vp = { $n } ПО.
effect-vp_per = { $n } ПО за { $things }.

## Что написано на жителях

skill-hammer = Молоток: может строить.
skill-quill = Перо: может обучать.
skill-hammer_plus = Молоток с плюсом: строит на 1 монету дешевле.
skill-quill_plus = Перо с плюсом: обучает на 1 монету дешевле.
die-symbol = { $lanterns ->
    [one] { $min } и больше: { $lanterns } фонарь.
    [few] { $min } и больше: { $lanterns } фонаря.
   *[many] { $min } и больше: { $lanterns } фонарей.
}
trait-bad_reputation = Когда она присоединяется к вам, вы теряете 1 шаг репутации.
trait-cave_cat = Посылая кота на дело, каждый раз бросайте кубик: на 1 или 2 он уходит отдыхать и ничего не делает.
trait-metal = Спит в собственной кровати: не занимает кроватей зданий, не пьёт ни зелий, ни сидра.

## Что написано на артефактах, заданиях, состояниях, припасах, напитках, пещерах и жетонах

artifact-explore = Раз в раунд, при исследовании, после броска всех кубиков жителей: { $effects }.
artifact-train = Раз в раунд, при обучении: обучающему { $effects }.
artifact-harvest = Раз в раунд, при сборе урожая: один из собирающих берёт { $effects }, с одной или нескольких карт.
effect-die_plus = прибавьте { $n } к одному кубику
effect-train_without_quill = не нужно перо
effect-train_discount = { $n ->
    [one] обучение стоит на { $n } монету меньше
    [few] обучение стоит на { $n } монеты меньше
   *[many] обучение стоит на { $n } монет меньше
}
effect-harvest_extra = { $n ->
    [1] 2 товара вместо 1
   *[other] ещё { $n } товара
}
effect-die_minus = При исследовании вычтите { $n } из кубика этого жителя.
effect-use_roll = Посылая этого жителя на дело, бросьте кубик: на 1–{ $fail_max } он ничего не делает и отдыхает; можно сразу послать другого.
effect-explore_coins_minus = { $n ->
    [one] Если исследование хотя бы с одним алчным жителем приносит монеты, их на { $n } меньше.
   *[other] Если исследование хотя бы с одним алчным жителем приносит монеты, их на { $n } меньше.
}
effect-cannot_be_sent_home = Во время исследования этого жителя нельзя отправить в зону лечения.
quest = Первый, у кого есть { $things }, забирает жетон: { $vp } ПО.
supplies-text = Потратьте при исследовании после всех бросков: +{ $n } к кубику. В конце игры { $vp } ПО за каждые 2 жетона.
drink-potion = В конце раунда, до кроватей: один житель переходит из зоны лечения в зону отдыха.
drink-cider = В конце раунда, до кроватей: один житель переходит из зоны отдыха в зону готовности.
cave-numbers = Ведёт к параграфам { $numbers }.

## Имена того, у чего нет имени в данных

token-underforest = жетон Подлесья
token-desert = жетон Пустынного лабиринта
board-settlement = Планшет поселения
    .about = Зоны жителей, место для товара на продажу, трек развития.
board-reputation = Планшет репутации
    .about = Ряд жителей, сидр раунда, трек репутации, трек раундов.
numbered = { $name } { $n }
name-paragraph = параграф { $id }

## Действия

action-explore = Исследование
    .about = Хотя бы 2 жителя: возьмите верхнюю карту пещеры, выслушайте историю, выберите, как поступить, и бросьте кубики, чтобы набрать фонари.
action-harvest = Сбор урожая
    .about = За каждого жителя возьмите 1 товар со своих зданий.
action-build = Постройка
    .about = Житель с молотком: купите одно здание. Аванпосту нужна пустая пещера.
action-train = Обучение
    .about = Житель с пером: заплатите за одного жителя из ряда, он приходит в зону отдыха.
action-labor = Работа
    .about = 1 монета за каждого жителя; первый в раунде забирает и сидр.

## Параграфы: условия, награды, потери

story-in-english = [по-английски] { $text }
alternatives = { $rest } или { $last }
story-check = Проверка { $needs }.
story-gain = Получите { $things }.
story-nothing = Вы не получаете ничего.
story-lose = Потеряйте { $things }.
story-injure = { $n ->
    [one] { $n } исследователь отправляется в зону лечения.
    [few] { $n } исследователя отправляются в зону лечения.
   *[many] { $n } исследователей отправляются в зону лечения.
}
story-state-poisoned = Один из исследователей отравлен.
story-state-sad = Один из исследователей становится грустным.
story-state-greedy = Один из исследователей становится алчным.
story-state-cowardly = Один из исследователей становится трусливым.
story-joins-elemental_woman = К вам присоединяется женщина-стихия.
story-joins-glogo = К вам присоединяется Глого.
story-joins-cave_cat = К вам присоединяется пещерный кот.
story-joins-metal_man = К вам присоединяется металлический человек.
story-joins-cheapest = К вам бесплатно присоединяется самый дешёвый житель из ряда.
story-failure = Исследование не удалось.
story-cost = Нужно отдать { $things }.
conduct-gain = { $n ->
    [one] Получите { $n } шаг репутации за этот выбор.
    [few] Получите { $n } шага репутации за этот выбор.
   *[many] Получите { $n } шагов репутации за этот выбор.
}
conduct-lose = { $n ->
    [one] Потеряйте { $n } шаг репутации за этот выбор.
    [few] Потеряйте { $n } шага репутации за этот выбор.
   *[many] Потеряйте { $n } шагов репутации за этот выбор.
}
require-explorers_min = Исследователей должно быть не меньше { $n }.
require-explorer_has = Нужен исследователь с { $thing }.
require-reputation_min = Нужна репутация { $n } или больше.
require-coins_min = { $n ->
    [one] Нужна { $n } монета на руках.
    [few] Нужны { $n } монеты на руках.
   *[many] Нужны { $n } монет на руках.
}
require-good = В запасе должно быть: { $thing }.
bonus-pay = Отдав { $things }, получите +{ $n } { $n ->
    [one] фонарь
    [few] фонаря
   *[many] фонарей
}.
bonus-per = +{ $n } { $n ->
    [one] фонарь
    [few] фонаря
   *[many] фонарей
} за каждого исследователя с { $thing }.
bonus-if_item = +{ $n } { $n ->
    [one] фонарь
    [few] фонаря
   *[many] фонарей
}, если у вас есть { $thing }.
bonus-if_villager = +{ $n } { $n ->
    [one] фонарь
    [few] фонаря
   *[many] фонарей
}, если участвует { $folk ->
    [human] человек
    [fish_folk] кто-то из рыбьего народа
   *[special] особый житель
}.

## Что происходит

told-sent = { $seat }: { $villagers } — { $action }.
told-refused = { $villager }: на кубике { $die }, отказ; отправляется отдыхать.
told-willing = { $villager }: на кубике { $die }, согласие.
told-cave-taken = { $seat } берёт пещеру «{ $cave }».
told-turned-back = Исследователей осталось слишком мало: пещера «{ $cave }» возвращается на верх колоды.
told-token-drawn = { $seat } кладёт на пещеру жетон: { $token }.
told-read = На кубике { $die }: { $reader } читает { $paragraph }, исследует { $seat }.
told-chosen = { $seat } выбирает: { $option }.
told-rolled = { $villager }: на кубике { $die }, { $lanterns ->
    [one] { $lanterns } фонарь
    [few] { $lanterns } фонаря
   *[many] { $lanterns } фонарей
}.
told-rerolled = { $villager }: новый бросок, { $die }, { $lanterns ->
    [one] { $lanterns } фонарь
    [few] { $lanterns } фонаря
   *[many] { $lanterns } фонарей
}.
told-added = { $villager }: +{ $n } к кубику ({ $source }), { $lanterns ->
    [one] { $lanterns } фонарь
    [few] { $lanterns } фонаря
   *[many] { $lanterns } фонарей
}.
told-bonus-paid = { $seat } платит за { $n ->
    [one] { $n } дополнительный фонарь
    [few] { $n } дополнительных фонаря
   *[many] { $n } дополнительных фонарей
}.
told-sent-home = { $villager } без сил уходит домой: ещё 1 фонарь.
told-outcome = { $success ->
    [1] { $lanterns ->
        [one] { $seat }: исследование удалось, { $lanterns } фонарь.
        [few] { $seat }: исследование удалось, { $lanterns } фонаря.
       *[many] { $seat }: исследование удалось, { $lanterns } фонарей.
    }
   *[other] { $lanterns ->
        [one] { $seat }: исследование не удалось, { $lanterns } фонарь.
        [few] { $seat }: исследование не удалось, { $lanterns } фонаря.
       *[many] { $seat }: исследование не удалось, { $lanterns } фонарей.
    }
}
told-nobody-left = { $n ->
    [one] Присоединиться больше некому: { $seat } получает взамен { $n } монету.
    [few] Присоединиться больше некому: { $seat } получает взамен { $n } монеты.
   *[many] Присоединиться больше некому: { $seat } получает взамен { $n } монет.
}
told-injured = { $villager } отправляется в зону лечения.
told-state = { $villager }: состояние «{ $state }».
told-came-home = { $seat }: исследователи вернулись из пещеры «{ $cave }».
told-cave-gained = { $seat } получает пустую пещеру «{ $cave }».
told-cave-lost = Пещера «{ $cave }» уходит под колоду.
told-artifact-laid = На колоду пещер лицом вниз ложится артефакт.
told-artifact-won = { $seat } получает артефакт: { $artifact }.
told-artifact-used = { $seat } применяет артефакт: { $artifact }.
told-quest = { $seat } выполняет задание «{ $quest }».
told-coins = { $n ->
    [one] { $seat } получает { $n } монету.
    [few] { $seat } получает { $n } монеты.
   *[many] { $seat } получает { $n } монет.
}
told-lost-coins = { $n ->
    [one] { $seat } теряет { $n } монету.
    [few] { $seat } теряет { $n } монеты.
   *[many] { $seat } теряет { $n } монет.
}
told-gained = { $n ->
    [1] { $seat } получает: { $item }.
   *[other] { $seat } получает: { $item } ×{ $n }.
}
told-lost = { $n ->
    [1] { $seat } отдаёт: { $item }.
   *[other] { $seat } отдаёт: { $item } ×{ $n }.
}
told-reputation-gained = { $n ->
    [one] { $seat } получает { $n } шаг репутации.
    [few] { $seat } получает { $n } шага репутации.
   *[many] { $seat } получает { $n } шагов репутации.
}
told-reputation-lost = { $n ->
    [one] { $seat } теряет { $n } шаг репутации.
    [few] { $seat } теряет { $n } шага репутации.
   *[many] { $seat } теряет { $n } шагов репутации.
}
told-paid = { $potions ->
    [0] { $ciders ->
        [0] { $coins ->
            [one] { $seat } платит { $coins } монету.
            [few] { $seat } платит { $coins } монеты.
           *[many] { $seat } платит { $coins } монет.
        }
       *[other] { $seat } платит (монеты: { $coins }, сидр: { $ciders }).
    }
   *[other] { $ciders ->
        [0] { $seat } платит (монеты: { $coins }, зелья: { $potions }).
       *[other] { $seat } платит (монеты: { $coins }, зелья: { $potions }, сидр: { $ciders }).
    }
}
told-built = { $seat } строит здание «{ $building }».
told-stocked = { $n ->
    [1] { $seat }: на карте «{ $building }» появляется { $item }.
   *[other] { $seat }: на карте «{ $building }» появляется { $item } ×{ $n }.
}
told-revealed = Новые здания: { $buildings }.
told-replaced = { $seat } заменяет { $row }.
told-harvested = { $seat } собирает урожай с карты «{ $building }»: { $item }.
told-joined = { $zone-id ->
    [ready] { $seat }: присоединяется { $villager }, сразу в зоне готовности.
   *[resting] { $seat }: присоединяется { $villager }, пока отдыхает.
}
told-laid = { $seat } кладёт на трек развития (деление { $space }): { $item }.
told-reminder = { $seat }, выставленное на продажу можно использовать в конце раунда, только если забрать его в свой ход: { $item }.
told-for-sale = { $price ->
    [0] { $seat } выставляет на продажу (цена договорная): { $item }.
    [one] { $seat } выставляет на продажу за { $price } монету: { $item }.
    [few] { $seat } выставляет на продажу за { $price } монеты: { $item }.
   *[many] { $seat } выставляет на продажу за { $price } монет: { $item }.
}
told-taken-back = { $seat } снимает с продажи: { $item }.
told-offered = { $price ->
    [one] { $seat } предлагает { $price } монету (товар: { $item }, продавец: { $seller }).
    [few] { $seat } предлагает { $price } монеты (товар: { $item }, продавец: { $seller }).
   *[many] { $seat } предлагает { $price } монет (товар: { $item }, продавец: { $seller }).
}
told-declined = { $seat } не продаёт: { $item }.
told-countered = { $price ->
    [one] { $seat } просит не меньше { $price } монеты: { $item }.
    [few] { $seat } просит не меньше { $price } монет: { $item }.
   *[many] { $seat } просит не меньше { $price } монет: { $item }.
}
told-bought = { $price ->
    [one] { $seat } покупает за { $price } монету (продавец: { $seller }): { $item }.
    [few] { $seat } покупает за { $price } монеты (продавец: { $seller }): { $item }.
   *[many] { $seat } покупает за { $price } монет (продавец: { $seller }): { $item }.
}
told-passed = { $seat } пасует.
told-round-marker = Раунд окончен. Готовится раунд { $round }.
told-cider-placed = На планшете репутации появился новый сидр.
told-arrived = В ряду новые жители: { $villagers }.
told-recovered = { $by-id ->
    [bed] { $seat }: { $villager } отдыхает в кровати.
    [own-bed] { $seat }: { $villager } отдыхает в собственной кровати.
    [potion] { $seat }: { $villager } пьёт зелье.
   *[cider] { $seat }: { $villager } пьёт сидр.
}
told-round-begins = Начинается раунд { $round }, первый ход: { $seat }.

## О чём спрашивают

ask-turn = Ваш ход: что делаете?
ask-after = После действия ещё можно выложить товары.
ask-explore = Кто идёт исследовать?
ask-harvest = Кто идёт собирать урожай?
ask-labor = Кто идёт работать?
ask-replace = { $a } отказывается ({ $b }). Пошлёте кого-нибудь другого?
ask-take = Какой товар берёте? Осталось взять: { $a }.
ask-take-more = { $a }: какой товар берёте ещё?
ask-pay = { $a ->
    [one] Цена — { $a } монета. Чем заплатите?
    [few] Цена — { $a } монеты. Чем заплатите?
   *[many] Цена — { $a } монет. Чем заплатите?
}
ask-book = В какую книгу ведёт это исследование?
ask-story = Что вы делаете? ({ $a })
ask-dice = Фонарей: { $b } из { $a }. Что-нибудь измените?
ask-any-good = Какой товар берёте?
ask-any-good-lost = Какой товар отдаёте?
ask-injure = Кто отправится в зону лечения?
ask-state = Кому достанется состояние «{ $a }»?
ask-standing-answer = На продажу: { $a }. Что отвечать покупателям?
ask-price = Сколько предложите (продавец: { $a }, товар: { $b })?
ask-offer = { $c ->
    [one] { $a } предлагает { $c } монету ({ $b }). Продаёте?
    [few] { $a } предлагает { $c } монеты ({ $b }). Продаёте?
   *[many] { $a } предлагает { $c } монет ({ $b }). Продаёте?
}
ask-drink = { $a ->
    [one] Восстановление: кому дать напиток? Есть { $a } кровать.
    [few] Восстановление: кому дать напиток? Есть { $a } кровати.
   *[many] Восстановление: кому дать напиток? Есть { $a } кроватей.
}
ask-bed = { $a ->
    [one] Восстановление: кому кровать? Осталась { $a }.
    [few] Восстановление: кому кровать? Осталось { $a }.
   *[many] Восстановление: кому кровать? Осталось { $a }.
}
ask-lay = Выложите товары на трек развития?
ask-refill = Товара не хватает: на какую карту положить ({ $a })?

## Что можно ответить

option-explore = Исследование
option-harvest = Сбор урожая
option-labor = Работа
option-build = Построить: { $a } ({ $b })
option-train = Обучить: { $a } ({ $b })
option-train-with = Обучить: { $a } ({ $b }, { $c })
option-pass = Пас
option-lay = На трек: { $a }
option-sell = На продажу: { $a }
option-take-back = Снять с продажи
option-buy = { $c ->
    [one] Купить за { $c } монету: { $b } (продавец: { $a })
    [few] Купить за { $c } монеты: { $b } (продавец: { $a })
   *[many] Купить за { $c } монет: { $b } (продавец: { $a })
}
option-offer = Предложить цену: { $b } (продавец: { $a })
option-replace = Заменить { $a } (1 монета)
option-send = { $a }
option-all = Все
option-go = Достаточно
option-nobody = Никого
option-done = Готово
option-stop = Больше не брать
option-take = { $b } ({ $a })
option-pay = { $b ->
    [0] { $c ->
        [0] { $a ->
            [one] { $a } монета
            [few] { $a } монеты
           *[many] { $a } монет
        }
       *[other] Монеты: { $a }, сидр: { $c }
    }
   *[other] { $c ->
        [0] Монеты: { $a }, зелья: { $b }
       *[other] Монеты: { $a }, зелья: { $b }, сидр: { $c }
    }
}
option-book = { $a }
option-choose = { $a }
option-reroll = Перебросить: { $a }
option-plus = +1: { $a } ({ $b })
option-bonus = Заплатить за фонари
option-home = Отправить домой: { $a }
option-gain = { $a }
option-lose = { $a }
option-injure = { $a }
option-state = { $a }
option-ask-me = Спрашивать меня
option-asking = { $a ->
    [one] Продать за { $a } монету
    [few] Продать за { $a } монеты
   *[many] Продать за { $a } монет
}
option-price = { $a ->
    [one] { $a } монета
    [few] { $a } монеты
   *[many] { $a } монет
}
option-accept = Продать
option-decline = Отказать
option-counter = { $a ->
    [one] Не меньше { $a } монеты
    [few] Не меньше { $a } монет
   *[many] Не меньше { $a } монет
}
option-potion = Зелье: { $a }
option-cider = Сидр: { $a }
option-bed = { $a }
option-refill = { $a }

## Почему нельзя

why-game-over = Игра окончена.
why-not-your-turn = Сейчас ход: { $seat }.
why-passed = Вы спасовали: до конца раунда ничего делать нельзя.
why-end-of-round = Идёт завершение раунда.
why-under-way = Сейчас идёт другое действие.
why-nobody-ready = Нет готовых жителей.
why-too-few-explorers = Для исследования нужно готовых жителей: { $need }; у вас { $have }.
why-no-cave-left = Неисследованных пещер не осталось.
why-nothing-to-harvest = На ваших зданиях нет товаров.
why-nothing-affordable = { $have ->
    [one] Вы можете заплатить { $have } монету: так дёшево ничего нет.
    [few] Вы можете заплатить { $have } монеты: так дёшево ничего нет.
   *[many] Вы можете заплатить { $have } монет: так дёшево ничего нет.
}
why-no-hammer = Нет готового жителя с молотком.
why-no-quill = Нет готового жителя с пером.
why-too-dear = Стоит { $need }, вы можете заплатить { $have }.
why-no-empty-cave = Аванпосту нужна пустая пещера, а у вас её нет.
why-not-face-up = Эта карта не лежит открытой.
why-special-villager = Особые жители приходят только из историй.
why-sent-already = Этого жителя уже послали.
why-not-ready = { $zone-id ->
    [resting] Этот житель отдыхает.
   *[injured] Этот житель в зоне лечения.
}
why-not-your-villager = Это не ваш житель.
why-not-the-top-cave = Исследуют только верхнюю пещеру колоды.
why-only-on-cards = Этот товар лежит только на зданиях: сначала соберите урожай.
why-not-owned = В вашем запасе этого нет.
why-no-good = На трек кладут только товары.
why-for-sale = Это выставлено на продажу: снимите в свой ход.
why-after-the-dice = Применяется в исследовании, после бросков.
why-shown-already = Вы только что это выставляли: сначала сделайте что-нибудь другое.
why-went-home = Этот житель уже ушёл домой.
why-cowardly = Этот житель труслив: домой его не отправить.
why-after-sending-home = Когда кто-то ушёл домой, к кубикам больше ничего не прибавляют.
why-your-own = Это ваше.
why-nothing-for-sale = Там ничего не продаётся.
why-too-few-coins = Стоит не меньше { $need } монет, у вас { $have }.
why-offers-used-up = Все предложения за этот ход уже сделаны.
why-not-your-artifact = Это не ваш артефакт.
why-artifact-used = В этом раунде артефакт уже применён.
why-artifact-for = Применяется в другом действии: { $action }.
why-quest-taken = Это задание уже забрали.
why-quest-needs = Нужно: { $item } ×{ $need }, у вас { $have }.
why-not-being-read = Этот параграф сейчас не читают.
why-needs-item = Цена: { $item } ×{ $need }, у вас { $have }.
why-needs-coins = Цена в монетах: { $need }, вы можете заплатить { $have }.
why-requires-explorers = Нужно исследователей: { $need }, есть { $have }.
why-requires-reputation = Нужна репутация { $need }, у вас { $have }.
why-requires-coins = На руках должно быть монет: { $need }, у вас { $have }.
why-requires-hammer = Нужен исследователь с молотком.
why-requires-quill = Нужен исследователь с пером.
why-requires-item = У вас должно быть: { $item }.

## Очки

score-goods = Товары на треке
score-buildings = Здания
score-building-bonuses = Бонусы зданий
score-reputation-rank = Место по репутации
score-reputation-space = Деление трека репутации
score-quests = Задания
score-supplies = Припасы

end-rounds = Сыграно семь раундов.

## Варианты

variant-first_player = Первый игрок
    .about = Кто начинает первый раунд.
variant-first_player-random = по жребию
variant-first_player-first = первое место за столом
variant-artifacts = Артефакты
    .about = В каждом раунде тот, кто первым успешно исследует пещеру, находит артефакт.
variant-extra_villagers = Дополнительные жители
    .about = В стопку замешиваются ещё семь жителей.
variant-quests = Задания
    .about = Пять заданий лежат открыто; кто первым соберёт нужное, забирает жетон.
variant-villager_states = Состояния жителей
    .about = Истории могут отравить жителя, сделать его грустным, алчным или трусливым. Нужно для двух других книг.
variant-underforest = Подлесье
    .about = Исследования могут вести в Подлесье, это ещё 36 параграфов. Нужны состояния жителей.
variant-desert = Пустынный лабиринт
    .about = Исследования могут вести в Пустынный лабиринт, это ещё 36 параграфов. Нужны состояния жителей.
variant-supplies = Припасы
    .about = Припасы из историй прибавляют к кубику или дают очки в конце. Две другие книги приносят их с собой.
variant-base_book = Основная книга
    .about = Если в игре есть другие книги: может ли исследователь взять числа самой карты пещеры.
variant-base_book-closed = закрыта
variant-base_book-open = открыта по желанию исследователя

## Слова

word-houses = дома
word-outposts = аванпосты
word-base = Основная книга
word-underforest = Подлесье
word-desert = Пустынный лабиринт
word-ready = готовность
word-resting = отдых
word-injured = лечение
word-bed = кровать
word-own-bed = собственная кровать
word-potion = зелье
word-cider = сидр
