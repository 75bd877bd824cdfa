## The common board

above_below-offers = Здания на продажу
above_below-in-deck = { $n } в колоде
above_below-replace-houses = Сменить дома за 1 монету
above_below-replace-outposts = Сменить аванпосты за 1 монету
above_below-specials = Только из историй
above_below-none-left = никого не осталось
above_below-caves-left =
    { $n ->
        [one] { $n } пещера
        [few] { $n } пещеры
       *[many] { $n } пещер
    }
above_below-prize = Артефакт ждёт следующего, кому повезёт внизу.
above_below-tokens-underforest = Жетонов Подлесья: { $n }
above_below-tokens-desert = Жетонов Пустынного лабиринта: { $n }
above_below-artifacts-left = Артефактов в стопке: { $n }
above_below-quests = Задания
above_below-kind-start = Первый дом
above_below-kind-house = Дом
above_below-kind-key = Дом с ключом
above_below-kind-star = Дом со звездой
above_below-kind-outpost = Аванпост
above_below-costs =
    { $n ->
        [one] Стоит { $n } монету
        [few] Стоит { $n } монеты
       *[many] Стоит { $n } монет
    }
above_below-short = не хватает { $n }
above_below-round = Раунд { $n } из { $of }
above_below-first = Первый игрок: { $name }
above_below-cider-there = Сидр ждёт того, кто первым пойдёт на работу.
above_below-cider-gone = Сидр этого раунда уже забрали.
above_below-villagers-left =
    { $n ->
        [one] Ещё { $n } житель в стопке
        [few] Ещё { $n } жителя в стопке
       *[many] Ещё { $n } жителей в стопке
    }
above_below-reputation-of = Репутация, { $name }: { $n }.
above_below-awards =
    { $count ->
        [one] Очков за лучшее имя: { $awards }
       *[other] Очков за лучшие имена: { $awards }
    }

## A village

above_below-village-of = Деревня, { $name }
above_below-houses = Дома
above_below-below = Аванпосты и пещеры
above_below-no-caves = Внизу пока ничего не найдено.
above_below-empty-cave = Пустая пещера: здесь можно построить аванпост.
above_below-on-cave = В пещере «{ $name }»
above_below-goods-on = Можно собрать: { $goods }
above_below-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
above_below-points =
    { $n ->
        [one] Пока { $n } очко
        [few] Пока { $n } очка
       *[many] Пока { $n } очков
    }
above_below-income = Доход в конце раунда: { $n }
above_below-beds =
    { $n ->
        [one] { $n } кровать
        [few] { $n } кровати
       *[many] { $n } кроватей
    }
above_below-rerolls =
    { $n ->
        [one] { $n } переброс в каждой вылазке
        [few] { $n } переброса в каждой вылазке
       *[many] { $n } перебросов в каждой вылазке
    }
above_below-used = В этом раунде уже использован.
above_below-zone-ready = Готовы
above_below-zone-resting = Отдыхают
above_below-zone-injured = Ранены
above_below-track = Трек развития
above_below-track-empty = На треке развития пока пусто.
above_below-laid =
    { $vp ->
        [one] { $name } ×{ $n }, по { $vp } очку.
       *[other] { $name } ×{ $n }, по { $vp } очка.
    }
above_below-reserve = Запас
above_below-nothing = пусто
above_below-for-sale = На продажу
above_below-asking =
    { $n ->
        [one] За { $n } монету
        [few] За { $n } монеты
       *[many] За { $n } монет
    }
above_below-asks-me = Цена по договорённости
above_below-passed = спасовал
above_below-plate = { $name }: очки { $points }, монеты { $coins }, готовы { $ready }, отдыхают { $resting }, ранены { $injured }, кровати { $beds }. Показать деревню.
above_below-exploring = исследует
above_below-reads = читает

## My turn

above_below-free-lay = На трек
above_below-free-sale = На продажу
above_below-free-buy = Купить
above_below-free-replace = Новые карты

## Setting out

above_below-expedition = Вылазка
above_below-crew = Кто идёт
above_below-choose-two = Выберите хотя бы двух готовых исследователей.
above_below-odds = Вероятность стольких фонарей, в процентах
above_below-odds-said = Фонарей { $need }: { $plain } процентов, { $all } процентов, если всех отправить домой
above_below-odds-plain =
    { $n ->
        [0] кубиками
        [one] кубиками и { $n } перебросом
       *[other] кубиками и { $n } перебросами
    }
above_below-odds-home = если отправить домой всех

## The book

above_below-page = Страница { $n }
above_below-before = { $name } зажигает фонари и входит…
above_below-what-do-you-do = Что вы сделаете?
above_below-you-read = Читаете вы, слушает { $name }
above_below-the-end = Чем всё кончилось
above_below-text-size = Размер букв
above_below-size = Размер { $n } из 3
above_below-read-aloud = Читать вслух
above_below-hush = Тихо
above_below-no-voice =
    { $lang ->
        [ru] На этом устройстве нет голоса, который читает по-русски.
       *[other] На этом устройстве нет голоса, который читает по-английски.
    }
above_below-close-book = Закрыть книгу
above_below-to-village = В деревню
above_below-read-along = { $name } в пещере: читать
above_below-read-again = Последняя история, { $name }
above_below-in-english = Истории рассказаны по-английски и по-русски; эта — по-английски.
above_below-check = проверка
above_below-chosen = выбрано
above_below-no-cost = бесплатно
above_below-chance-said = Фонарей { $need }: { $chance } процентов, { $home } процентов, если всех отправить домой.
above_below-less = мало
above_below-reader = Читает { $name }, исследует { $explorer }
above_below-decides = { $name } выбирает…
above_below-sets-out = { $name } собирается в путь…
above_below-lit =
    { $n ->
        [one] { $n } фонарь
        [few] { $n } фонаря
       *[many] { $n } фонарей
    }
above_below-lit-of = { $n } из { $need } фонарей
above_below-of = из { $n }
above_below-lanterns-short =
    { $n ->
        [one] не хватает { $n } фонаря
       *[other] не хватает { $n } фонарей
    }
above_below-change = Ещё можно: { $ways }.
above_below-way-home = отправить жителя домой за 1 фонарь
above_below-way-reroll = перебросить кубик
above_below-way-plus = прибавить 1 к кубику
above_below-way-bonus = заплатить за фонари
above_below-rerolls-left =
    { $n ->
        [one] остался { $n } переброс
        [few] осталось { $n } переброса
       *[many] осталось { $n } перебросов
    }
above_below-enough = Этого хватит
above_below-let-fail = Пусть не выйдет
above_below-deciding = { $name } смотрит на кубики…
above_below-sealed = Награды запечатаны, пока не сосчитаны фонари.
above_below-rolled =
    { $lanterns ->
        [one] Выпало { $die }: { $lanterns } фонарь
        [few] Выпало { $die }: { $lanterns } фонаря
       *[many] Выпало { $die }: { $lanterns } фонарей
    }
above_below-gone-home = Без сил, отправлен домой
above_below-send-home = Домой
above_below-reroll = Переброс
above_below-succeeded =
    { $n ->
        [one] Успех: { $n } фонарь
        [few] Успех: { $n } фонаря
       *[many] Успех: { $n } фонарей
    }
above_below-failed =
    { $n ->
        [one] Неудача: { $n } фонарь
        [few] Неудача: { $n } фонаря
       *[many] Неудача: { $n } фонарей
    }
above_below-cave = Пещера
above_below-die-shows = На кубике { $n }.
above_below-stake = Успех: пещера ваша, а те, кто остался, отдыхают. Неудача: она уходит под колоду. Отправленные домой ранены, пока не получат зелье или кровать.

## Recovery

above_below-recovery = Раунд окончен: жители приходят в себя
above_below-recovery-about = Сначала зелья и сидр, потом каждому по кровати. Один шаг ведёт от раны к отдыху, следующий — от отдыха к готовности.
above_below-beds-left =
    { $n ->
        [one] осталась { $n } кровать
        [few] осталось { $n } кровати
       *[many] осталось { $n } кроватей
    }
above_below-recover = Спокойной ночи
above_below-give-potion = Зелье: { $name }
above_below-give-cider = Сидр: { $name }
above_below-give-bed = Кровать: { $name }
above_below-becomes-ready = будет готов
above_below-becomes-resting = будет отдыхать
above_below-becomes-injured = останется раненым

## Trade

above_below-your-coins =
    { $n ->
        [one] у вас { $n } монета
        [few] у вас { $n } монеты
       *[many] у вас { $n } монет
    }
above_below-bids = Уже предложено: { $bids }.
above_below-countered =
    { $n ->
        [one] Владелец отдал бы за { $n } монету.
        [few] Владелец отдал бы за { $n } монеты.
       *[many] Владелец отдал бы за { $n } монет.
    }
above_below-sell-for = Продать за { $n }
above_below-counter = Отказать, но назвать свою цену
above_below-standing-price = Или пусть покупают сразу за
above_below-standing-about = Цена действует, пока вы не выставите товар снова. С ответом «Спросить меня» каждое предложение придёт к вам.

## Части стола

above_below-part-rows = Дома и аванпосты
above_below-part-stars = Дома с ключом и звездой
above_below-tab-village = Деревня
above_below-tab-market = Постройки
above_below-tab-board = Поле
above_below-tab-log = Журнал

## Карта или жетон крупно

above_below-kind-villager = Житель
above_below-kind-cave = Пещера
above_below-kind-token = Жетон исследования
above_below-kind-artifact = Артефакт
above_below-kind-quest = Задание
above_below-kind-state = Состояние жителя
above_below-kind-item = Предмет
above_below-kind-action = Действие
above_below-kind-board = Планшет
above_below-to-build = Чтобы построить
above_below-to-train = Чтобы обучить этого жителя
above_below-need-coins = { $cost ->
    [one] { $cost } монета; у вас { $have }
    [few] { $cost } монеты; у вас { $have }
   *[other] { $cost } монет; у вас { $have }
}
above_below-need-cheaper = { $n ->
    [one] хороший инструмент экономит { $n } монету
    [few] хороший инструмент экономит { $n } монеты
   *[other] хороший инструмент экономит { $n } монет
}
above_below-need-hammer = Нет готового жителя с молотком
above_below-need-quill = Нет готового жителя с пером
above_below-need-cave = { $n ->
    [0] Нет пустой пещеры
    [one] { $n } пустая пещера
    [few] { $n } пустые пещеры
   *[other] { $n } пустых пещер
}

## Летопись и картинки на память

above_below-journal = Летопись
above_below-journal-opening = Летопись открывается…
above_below-journal-empty = Пока ничего не рассказано.
above_below-journal-line = { $name }, раунд { $round }
above_below-keepsakes = Деревни
above_below-save = Сохранить картинку
above_below-save-picture = Сохранить картинку: { $title }
above_below-points-final = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
above_below-from-mushroom = Грибы
above_below-from-fish = Рыба
above_below-from-fruit = Фрукты
above_below-from-rope = Верёвки
above_below-from-pot = Горшки
above_below-from-paper = Бумага
above_below-from-ore = Руда
above_below-from-amethyst = Аметисты
above_below-from-houses = Дома наверху
above_below-from-outposts = Аванпосты внизу
above_below-from-printed = Очки, напечатанные на постройках
above_below-from-counted = Премии за собранное

## Первая партия

above_below-guide-1 = Добро пожаловать на холмы. За семь раундов вы строите деревню наверху и исследуете пещеры внизу. Победит тот, у кого в конце больше очков.
above_below-guide-2 = Это ваша деревня: дома вдоль улицы, перед ними жители, под землёй — пещеры и аванпосты.
above_below-guide-3 = Кто стоит под солнцем, готов и может работать. После работы жители отдыхают, а отосланные из пещеры домой — ранены. На ноги их ставят кровати, зелья и сидр.
above_below-guide-4 = Кубик и фонари под жителем показывают, чего стоит его бросок в пещерах. Молотки строят, перья учат новых жителей.
above_below-guide-5 = Каждая постройка что-то даёт: кровати, монеты, товары, очки. Коснитесь карты, чтобы рассмотреть её.
above_below-guide-6 = Товары на этом треке в конце приносят очки, и чем дальше деление, тем больше; а чем длиннее трек, тем больше доход.
above_below-guide-7 = Здесь обучают новых жителей. Трек показывает репутацию каждого: её растят добрые дела в историях, и она приносит очки.
above_below-guide-8 = Чтобы исследовать пещеру, отправьте хотя бы двух жителей. Вам прочтут историю: выберите вариант, бросьте кубики и сосчитайте фонари.
above_below-guide-9 = Здесь вас спрашивают, что делать. Чего можно коснуться, то светится. Доброго пути!
above_below-on-average = в среднем { NUMBER($n, maximumFractionDigits: 1) }
