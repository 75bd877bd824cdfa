## Cards and burrow on the screen

wistar-sign-per = за
wistar-sign-any = люб.
wistar-sign-free = даром
wistar-lacks = нет { $n }
wistar-gives = даёт
wistar-card-kind =
    { $deck ->
        [basic]
            { $kind ->
                [tool] Простой инструмент
                [robot] Простой робот
               *[structure] Простое сооружение
            }
       *[advanced]
            { $kind ->
                [tool] Продвинутый инструмент
                [robot] Продвинутый робот
               *[structure] Продвинутое сооружение
            }
    }
wistar-type-immediate = Сразу
wistar-type-once = Раз в раунд
wistar-type-income = Доход
wistar-type-permanent = Постоянно
wistar-type-final = В конце игры
wistar-type-aggressive = Агрессивное
wistar-points = { $n } ПО
wistar-used = уже использовано в этом раунде
wistar-playable = можно разыграть
wistar-you-lack = не хватает: { $what }
wistar-lacks-what =
    { $what ->
        [wood] { $n } дерева
        [metal] { $n } металла
        [move]
            { $n ->
                [one] { $n } жетона перемещения
               *[other] { $n } жетонов перемещения
            }
        [joker]
            { $n ->
                [one] { $n } джокера
               *[other] { $n } джокеров
            }
        [any]
            { $n ->
                [one] { $n } предмета (дерево, металл, карта)
               *[other] { $n } предметов (дерево, металл, карты)
            }
        [vp] { $n } ПО
        [intelligence] сообразительность: { $n }
        [agility] проворство: { $n }
        [perception] наблюдательность: { $n }
        [strength] сила: { $n }
        [endurance] выносливость: { $n }
        [energy] энергия: { $n }
        [tool]
            { $n ->
                [one] { $n } разыгранного инструмента
               *[other] { $n } разыгранных инструментов
            }
        [robot]
            { $n ->
                [one] { $n } разыгранного робота
               *[other] { $n } разыгранных роботов
            }
        [structure]
            { $n ->
                [one] { $n } разыгранного сооружения
               *[other] { $n } разыгранных сооружений
            }
        [current]
            { $n ->
                [one] тока
               *[other] усиленного тока
            }
        [mice]
            { $n ->
                [one] { $n } мыши
               *[other] { $n } мышей
            }
        [house-mice]
            { $n ->
                [one] { $n } домашней мыши
               *[other] { $n } домашних мышей
            }
        [cellar-mice]
            { $n ->
                [one] { $n } подвальной мыши
               *[other] { $n } подвальных мышей
            }
        [rooms]
            { $n ->
                [one] { $n } вырытой комнаты
               *[other] { $n } вырытых комнат
            }
        [beds]
            { $n ->
                [one] { $n } построенной кровати
               *[other] { $n } построенных кроватей
            }
        [doors]
            { $n ->
                [one] { $n } жетона двери
               *[other] { $n } жетонов дверей
            }
       *[cards]
            { $n ->
                [one] { $n } карты с руки
               *[other] { $n } карт с руки
            }
    }
wistar-hits = Ударит: { $names }
wistar-market =
    { $deck ->
        [basic] Рынок простых изобретений
       *[advanced] Рынок продвинутых изобретений
    }
wistar-deck-name =
    { $deck ->
        [basic] Простые
       *[advanced] Продвин.
    }
wistar-deck =
    { $deck ->
        [basic] Простые изобретения: в колоде { $n }
       *[advanced] Продвинутые изобретения: в колоде { $n }
    }
wistar-almanac = Колода, её сброс и все её карты
wistar-leaves = Карты ниже уйдут в начале следующего раунда.
wistar-which-cards = Какие карты
wistar-discards = Сброшено { $n }
wistar-every-card = Все { $n } карт
wistar-form-S = Мелко
wistar-form-M = Средне
wistar-form-L = Крупно
wistar-hand = Рука
wistar-empty-hand = на руке нет карт
wistar-hidden-hand =
    { $n ->
        [one] { $n } карта, которую вы не видите
        [few] { $n } карты, которых вы не видите
       *[other] { $n } карт, которых вы не видите
    }
wistar-looking =
    { $n ->
        [one] вы смотрите { $n } карту
        [few] вы смотрите { $n } карты
       *[other] вы смотрите { $n } карт
    }
wistar-played = Сыграно
wistar-played-open = открыть все
wistar-played-none = пока ничего
wistar-private-goal = Цель, которую может достичь только этот игрок
wistar-tableau = { $name }: разыгранные изобретения ({ $n })
wistar-none-such = таких карт нет
wistar-filter = Отбор и порядок
wistar-sort = Порядок
wistar-sort-played = как сыграны
wistar-sort-name = по названию
wistar-sort-kind = по виду
wistar-sort-effect = по эффекту
wistar-sort-points = по очкам
wistar-kind-tool = Инструменты
wistar-kind-robot = Роботы
wistar-kind-structure = Сооружения
wistar-sums = Запасы и символы
wistar-track = Очки на счётчике
wistar-have =
    { $what ->
        [wood] Дерево: { $n }
        [metal] Металл: { $n }
        [move] Жетоны перемещения: { $n }
        [joker] Джокеры: { $n }
        [intelligence] Сообразительность: { $n }
        [agility] Проворство: { $n }
        [perception] Наблюдательность: { $n }
        [strength] Сила: { $n }
        [endurance] Выносливость: { $n }
        [energy] Энергия: { $n }
        [tool] Разыграно инструментов: { $n }
        [robot] Разыграно роботов: { $n }
        [structure] Разыграно сооружений: { $n }
        [doors] Жетоны дверей: { $n }
       *[leaders] Осталось вожаков: { $n }
    }
wistar-open-burrow = Открыть нору
wistar-burrow-of = Нора: { $name }
wistar-at-entrance = у входа: { $n }
wistar-veranda = веранда
wistar-still = Ещё есть
wistar-room-on-card = Комната на карте
wistar-tunnel = Тоннель, { $vp } ПО
wistar-bed = Кровать, { $vp } ПО
wistar-power-open = Открыто
wistar-power-shut = Ещё не открыто
wistar-rooms-first = Три комнаты для начала
wistar-rooms-next = «Рытьё комнат» берёт следующий тоннель; очки даёт лучший из вырытых
wistar-rooms-next-short = очки даёт лучший вырытый
wistar-beds-next = Кровати, что ещё не построены, каждая со спящим
wistar-room-free = свободно
wistar-room-for = кровать или мышь
wistar-powers-brown = Коричневые: любая миссия
wistar-powers-grey = Серые: только подвал
wistar-power-price = стоит
wistar-power-pair = Открыты и 3, и 6: ещё { $n } ПО
wistar-current-short =
    { $n ->
        [0] нет тока
        [1] обычный ток
       *[2] усиленный ток
    }
wistar-if-ended = Если бы всё кончилось
wistar-large-mouse = Мышь
wistar-large-power = Способность
wistar-large-goal = Цель
wistar-large-hero = Герой
wistar-large-skill = Жетон навыка
wistar-large-door = Жетон двери
wistar-large-space = Бонусное действие
wistar-large-room = Комната фермы
wistar-large-passage = Проход
wistar-large-other = На столе
wistar-to-play = Чтобы разыграть
wistar-you-have = у вас { $n }
wistar-asks-nothing = Ничего не требует.
wistar-jokers-stand-in =
    { $n ->
        [one] { $n } джокер заменит недостающий символ
        [few] { $n } джокера заменят недостающие символы
       *[other] { $n } джокеров заменят недостающие символы
    }
wistar-you-lack-large = Не хватает: { $what }
wistar-whom = Кого ударит
wistar-hit-line = { $name }: { $theirs }, у вас { $mine }
wistar-hits-nobody = Сейчас никого не ударит.
wistar-goal-standing = Кто сколько набрал
wistar-of = { $n } из { $of }
wistar-at-the-end = { $n } ПО в конце игры

## The board on the screen

wistar-yard = Двор
wistar-alchemist = Алхимик
wistar-order = Порядок
wistar-order-title = Порядок хода
wistar-order-is = Порядок хода: { $names }
wistar-hut-empty = Здесь никто не ждёт.
wistar-hut-queue = Ждут: { $names }.
wistar-hut-order = Порядок хода следующего раунда был бы таким: { $names }.
wistar-area = { $area }: { $who }
wistar-area-empty = никого
wistar-workers-of =
    { $n ->
        [one] { $name } — { $n } работник
        [few] { $name } — { $n } работника
       *[many] { $name } — { $n } работников
    }
wistar-strength-of = { $name }: сила { $n }
wistar-space = { $action }. { $bonus }
wistar-leader-of = Здесь стоит вожак: { $name }.
wistar-note-action = { $action }, сила { $n }.
wistar-round-mouse = Мышь этого раунда
wistar-round-mouse-gone = Мышь этого раунда уже забрали
wistar-explorers-here = Исследователи: { $names }
wistar-tents-here = Палатки: { $names }
wistar-mission-down =
    { $kind ->
        [cellar] Подвальная миссия рубашкой вверх: { $room }
       *[house] Домашняя миссия рубашкой вверх: { $room }
    }
wistar-mouse-down =
    { $kind ->
        [cellar] Подвальная мышь рубашкой вверх: { $room }
       *[house] Домашняя мышь рубашкой вверх: { $room }
    }
wistar-door-closed = закрыто
wistar-door-open = открыто
wistar-solved-by = Выполнено: { $name }.
wistar-views = Что показано
wistar-view-whole = Всё поле
wistar-view-wheel = Колесо
wistar-view-farm = Ферма
wistar-zoom-in = Ближе
wistar-zoom-out = Дальше
wistar-next-round = След. раунд
wistar-next-round-about = Держите нажатой, чтобы увидеть, как колесо встанет в следующем раунде.
wistar-supply = Запас
wistar-rail = Игроки, цели, журнал
wistar-supply-skills = Жетоны навыков
wistar-supply-heroes = Герои
wistar-supply-none = не осталось
wistar-supply-mice = Мыши
wistar-supply-stack = мыши следующих раундов
wistar-supply-rest = Колоды и цели
wistar-supply-cards = { $deck } + { $discards } в сбросе
wistar-supply-goals = цели не в игре
wistar-goals = Цели
wistar-goals-about = важна первая свободная ячейка
wistar-goal-yours = Только для вас
wistar-goal-progress = { $have } из { $needed }
wistar-goal-full = Свободных ячеек больше нет.
wistar-goal-next = Первая свободная ячейка требует { $n }.
wistar-goal-have = { $name } { $n }
wistar-round = Раунд { $n } из { $of }
wistar-turn = Ход { $n } из { $of }
wistar-brief = Раунд { $n }, ход { $turn }
wistar-level = уровень { $n }
wistar-place = { $n }-й
wistar-current =
    { $level ->
        [0] тока нет
        [1] ток
       *[2] усиленный ток
    }
wistar-if-now = { $n } ПО, если бы игра закончилась сейчас
wistar-panel = { $name }: { $vp } ПО на счётчике, { $points }, если бы игра закончилась сейчас; вожаков осталось { $leaders }, карт на руке { $cards }, дерево { $wood }, металл { $metal }, жетоны перемещения { $move }, джокеры { $joker }.
wistar-panel-open = Открывает нору.
wistar-seat = { $name }: { $vp } ПО, вожаков осталось { $leaders }
wistar-steps = Что сейчас делается
wistar-rest =
    { $rest ->
        [leader] Поставьте вожака: основное действие и бонус.
        [both] Основное действие и бонус — в любом порядке.
        [main] Осталось основное действие.
        [bonus] Остался бонус.
       *[quick] Остались только быстрые действия — сколько угодно.
    }
wistar-under-way =
    { $what ->
        [action] основное действие
        [pay] заплатить: { $left }
        [discard] сбросить: { $left }
        [exchange] обмен
        [explore] очки исследования: { $left }
        [ideas] очки проектов: { $left }
        [hero] герой
        [play] разыграть: { $left }
        [potion] зелье
        [row] миссия
        [solve] миссии: { $left }
        [shift] переместить работников: { $left }
        [enter] вывести работников: { $left }
        [take] взять мышей: { $left }
        [dig] комнаты: до { $left }
        [build] кровати: до { $left }
        [buy-joker] джокер
        [buy-current] ток
        [open] дверь
        [go] исследователь
       *[reveal] карта миссии
    }
wistar-tray-draft = Два изобретения для начала: выберите пару
wistar-tray-cards =
    { $n ->
        [one] На выбор { $n } карта
        [few] На выбор { $n } карты
       *[many] На выбор { $n } карт
    }
wistar-tray-tiles = Выберите что-то одно
wistar-tray-fold = Посмотреть на поле
wistar-solving = Выполнить миссию
wistar-mission-kind =
    { $kind ->
        [cellar] Подвальная миссия
       *[house] Домашняя миссия
    }
wistar-reveal-bonus = За раскрытие
wistar-lock-shut = Замок { $n } ещё закрыт: его открывает строка { $row }.
wistar-lock-opens = откроется
wistar-lock-is-open = открыт
wistar-row-free = ничего не требует
wistar-row-met = У вас есть всё нужное. Ничего не тратится.
wistar-row-payable = Вам хватает, чтобы заплатить.
wistar-row-jokers =
    { $n ->
        [one] Недостающее заменит { $n } джокер.
        [few] Недостающее заменят { $n } джокера.
       *[many] Недостающее заменят { $n } джокеров.
    }
wistar-row-lacks = Вам не хватает: { $n }.
wistar-markers = Возьмите маркер из своей норы
wistar-markers-about = Он ляжет на строку, а способность под ним останется у вас до конца игры.
wistar-markers-row-first = Сначала выберите строку миссии.
wistar-markers-pair = Открытые вместе ячейки 3 и 6 очков дают ещё 2 ПО.
wistar-marker-open = уже открыта
wistar-marker-cellar = только подвальные миссии
wistar-marker-costs = стоит
wistar-marker-free = бесплатно
wistar-another-row = Другая строка
wistar-solve-with = Выполнить с этим маркером
wistar-regions = Части поля
wistar-place-wheel = Колесо
wistar-place-farm = Ферма
wistar-place-burrow = Нора
wistar-place-market = Рынок
wistar-lists = Рука и списки
wistar-tab-hand = Рука
wistar-tab-played = В игре
wistar-tab-goals = Цели
wistar-tab-log = Журнал

# --- Ratbot
wistar-ratbot-title = Один на один с Крысоботом, уровень { $level }
wistar-ratbot-about = ничего не платит, ничего не должен иметь, не получает наград
wistar-ratbot-workers = Работники: лес { $forest }, нора { $burrow }, ферма { $farm }
wistar-ratbot-markers = Маркеры
wistar-ratbot-beds = Кровати
wistar-ratbot-rooms = Комнаты
wistar-ratbot-best = лучшая пустая ячейка приносит { $n }
wistar-ratbot-rooms-taken = занято { $taken } из { $of }; лучшая вырытая приносит { $n }
wistar-ratbot-emptied = Пустых ячеек: { $n } из { $of }; лучшая приносит { $vp } ПО
wistar-ratbot-pile = Стопка изобретений Крысобота, по 1 ПО за карту: { $n }
wistar-ratbot-panel = Крысобот: { $vp } ПО на счётчике, { $total }, если бы игра закончилась сейчас; вожаков осталось { $leaders }
wistar-ratbot-open = Планшет, дорожки и карты Крысобота
wistar-ratbot-board = Его планшет
wistar-ratbot-tracks = Его карты состояния
wistar-ratbot-turn = Ход Крысобота
wistar-ratbot-no-turn = Крысобот ещё не ходил.
wistar-turn-unfold = Последний ход
wistar-turn-fold = Свернуть ход
wistar-store-leaders =
    { $n ->
        [one] вожак
        [few] вожака
       *[many] вожаков
    }
wistar-store-workers =
    { $n ->
        [one] работник
        [few] работника
       *[many] работников
    }
wistar-store-tents =
    { $n ->
        [one] палатка
        [few] палатки
       *[many] палаток
    }
wistar-store-goals =
    { $n ->
        [one] цель
        [few] цели
       *[many] целей
    }
wistar-store-doors =
    { $n ->
        [one] дверь
        [few] двери
       *[many] дверей
    }
wistar-per-card = за карту
wistar-store-inventions =
    { $n ->
        [one] карта
        [few] карты
       *[many] карт
    }
wistar-store-rooms =
    { $n ->
        [one] вырытая комната
        [few] вырытые комнаты
       *[many] вырытых комнат
    }
wistar-store-beds =
    { $n ->
        [one] кровать
        [few] кровати
       *[many] кроватей
    }
wistar-store-mice =
    { $n ->
        [one] мышь
        [few] мыши
       *[many] мышей
    }
wistar-index = индекс { $n }
wistar-step = Шаг { $n } из { $of }
wistar-marker-here = здесь стоит маркер
wistar-past-end = дальше конца
wistar-goal-left = лев.
wistar-goal-middle = ср.
wistar-goal-right = прав.
wistar-exploration = Исследование
wistar-exploration-about = Важна строка той комнаты, где стоит его исследователь, слева направо. При силе 3 играются две карты.
wistar-exploration-left =
    { $n ->
        [one] Осталась { $n } карта
        [few] Осталось { $n } карты
       *[many] Осталось { $n } карт
    }
wistar-last-stays = последняя остаётся
wistar-last-played = последняя уже сыграна
wistar-now-in = сейчас здесь: { $room }
wistar-explored-none = В последний ход Крысобот не исследовал ферму.
wistar-played-card =
    { $n ->
        [1] Первая карта
       *[other] Вторая карта
    }
wistar-deed-reveal = раскрыть миссию
wistar-deed-tent = поставить палатку
wistar-deed-mouse = взять мышь
wistar-deed-cheese = взять сыр
wistar-deed-move = перейти: { $room }
wistar-plan = Следующий план
wistar-plan-about = Раскрывается или выполняется сначала наименьший номер.
wistar-action-cards = Карты действий этого раунда
wistar-action-left =
    { $n ->
        [one] осталась { $n }, её никто не видел
        [few] осталось { $n }, порядок никому не известен
       *[many] осталось { $n }, порядок никому не известен
    }
wistar-pace = Темп
wistar-pace-steps = По шагам
wistar-pace-whole = Весь ход
wistar-step-back = Назад
wistar-step-next = Дальше
wistar-key-space = Пробел
wistar-step-ratbot-leader = Вожак: { $what }
wistar-step-ratbot-hut = Вожак в хижине
wistar-step-ratbot-worker = Работник: { $what }
wistar-step-main-action = { $what }
wistar-step-ratbot-points = Очки
wistar-step-ratbot-dug = Вместо этого комната
wistar-step-ratbot-built = Кровать
wistar-step-ratbot-took-mouse = Бонус: { $what }
wistar-step-ratbot-took-card = Бонус: изобретения
wistar-step-ratbot-explores = Исследование
wistar-step-ratbot-explores-last = Исследование
wistar-step-ratbot-went = Переход: { $what }
wistar-step-ratbot-took-door = Жетон двери
wistar-step-ratbot-revealed = Раскрыта миссия
wistar-step-ratbot-tent = Палатка
wistar-step-ratbot-solved = Бонус: миссия
wistar-step-ratbot-advanced = Бонус: продвижение
wistar-step-ratbot-at-end = Бонус: дальше конца
wistar-step-ratbot-claimed = Цель
wistar-step-ratbot-missed = Обошлось
wistar-step-ratbot-gives = Что теряет Крысобот
wistar-step-ratbot-nothing = Ничего не вышло
wistar-step-hit = Удар по вам
wistar-step-lost = Удар по вам
wistar-step-discarded = Удар по вам
wistar-step-discarded-mouse = Удар по вам

# --- the first game
wistar-guide-1 = Добро пожаловать в Вистар. Вы — крыса в бегах: надо обустроить нору, и на всё про всё пять раундов. Рассказ займёт две минуты.
wistar-guide-2 = В каждом раунде вы ставите трёх вожаков, по одному за ход. Место на колесе даёт два действия: основное, что написано рядом на кольце, и бонус, что нарисован на самом месте. Выполните оба в любом порядке.
wistar-guide-3 = Ваши работники на ободе — это ваша сила: число на вашей фигуре. Лес, нора и ферма служат двум действиям каждые. В начале следующего раунда диск повернётся на одно место.
wistar-guide-4 = Алхимик даёт жетон перемещения и зелье, а кто ждёт у него, тот ходит первым в следующем раунде.
wistar-guide-5 = Ваш исследователь бродит по ферме: открывайте двери, берите мышей, раскрывайте и выполняйте миссии. Коснитесь чего угодно, чтобы узнать, что это и почему сейчас нельзя.
wistar-guide-6 = Каждая выполненная миссия снимает маркер в вашей норе и открывает способность под ним. Ройте комнаты для мышей и кроватей; каждая кровать отправляет спящего на работу.
wistar-guide-7 = Изобретения стоят дерева и металла, а иные требуют навыков, мышей или тока. У карт с зелёной галочкой есть всё нужное. Берут их отсюда, с рынков, работая над проектами.
wistar-guide-8 = С целями не мешкайте: первая свободная ячейка требует меньше всего. Здесь же видно, что есть у других; касание открывает их нору.
wistar-guide-9 = О чём вас спрашивают, написано здесь. Светящегося можно коснуться; быстрые действия можно выполнять когда угодно в свой ход. Приятной игры под землёй!
