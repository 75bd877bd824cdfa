# What the shell says: the terminal, its commands and their help.

language = Русский
yes = да
no = нет
list-empty = ничего
list-last = { $rest } и { $last }
reason-with-rule = { $reason } [{ $rule }]

## Players

player-number = Игрок { $number }
player-namesake = { $name } { $number }
player-human = Игрок
player-random = Случайный бот
player-greedy = Жадный бот
player-strong = Сильный бот

## Playing

play-welcome = { $game }. За столом: { $players }.
play-commands = Введите номер варианта. Команда «помощь» покажет остальные команды.
play-after = Партия окончена. Ещё доступны: поле, карта, журнал, правила, сохранить ФАЙЛ, отмена, выход.
play-hand-over = Ходит { $player }.
play-press-enter = Нажмите Enter, когда экран будете видеть только вы.
play-what = «{ $given }» — не вариант (от 1 до { $last }) и не команда. Команды покажет «помощь».
play-empty = Введите число от 1 до { $last } или «помощь».
play-left = Партия оставлена как есть.
play-over = Партия окончена: выбирать больше нечего.
play-hint = Сильный бот выбрал бы { $number }: { $option }
play-undone = Ход отменён.
undo-off = Отменить нельзя: за этим столом играют без отмены.
undo-nothing = Отменять нечего: вы ещё ничего не выбрали.
undo-news = Отменить нельзя: последний выбор открыл новые сведения.
undo-other = Отменить нельзя: после вас выбирали другие.
told-forced = { $question } { $answer } — другого выбора не было.
play-log-empty = Рассказать нечего.
play-save-how = Укажите файл, например: сохранить game.json
play-saved = Сохранено в { $file }. Продолжить: warren play --load { $file }
why-offered = Это можно выбрать: { $option }
why-nothing = { $component }: препятствий нет.
component-missing = Уточните: номер варианта, название или обозначение.
component-unknown = На столе нет ничего с названием «{ $given }».
component-unclear = «{ $given }» может означать: { $which }

command-board = поле
    .usage = поле
    .about = снова показать стол
command-why = почему
    .usage = почему НОМЕР или НАЗВАНИЕ
    .about = почему сейчас нельзя, с пунктом правил
command-look = карта
    .usage = карта НАЗВАНИЕ
    .about = прочитать карту или жетон
command-hint = совет
    .usage = совет
    .about = что выбрал бы сильный бот
command-undo = отмена
    .usage = отмена
    .about = отменить свой последний выбор
command-log = журнал
    .usage = журнал [СТРОК]
    .about = что произошло
command-rules = правила
    .usage = правила СЛОВА
    .about = поиск в правилах (на английском) по словам или номеру
command-save = сохранить
    .usage = сохранить ФАЙЛ
    .about = записать партию в файл
command-help = помощь
    .usage = помощь
    .about = этот список
command-quit = выход
    .usage = выход
    .about = уйти из партии

## The end

score-winners =
    { $count ->
        [one] Победитель: { $winners }.
        [few] Победу делят { $winners }.
        [many] Победу делят { $winners }.
       *[other] Победу делят { $winners }.
    }
score-total = Итого
score-of = { $player }: { $score } ({ $parts })

## The lobby

lobby-language = На каком языке?
lobby-game = Какая игра?
lobby-players = Сколько игроков, от { $first } до { $last }?
lobby-bots = Кто соперник?
lobby-prompt = Ваш ответ (Enter — { $usual }):{" "}
lobby-what = Ответа «{ $given }» нет. Введите один из показанных или «выход».

## Rules, replays, simulations

rules-how = Укажите, что искать, например: правила сундук
rules-none = В правилах нет слов «{ $words }».
rules-more =
    { $count ->
        [one] Есть ещё { $count } пункт с этими словами; уточните запрос.
        [few] Есть ещё { $count } пункта с этими словами; уточните запрос.
        [many] Есть ещё { $count } пунктов с этими словами; уточните запрос.
       *[other] Есть ещё { $count } пункта с этими словами; уточните запрос.
    }
games-players =
    { $first ->
        [1] от 1 до { $last } игроков
       *[other] от { $first } до { $last } игроков
    }
replay-choice = { $number }. { $player }: { $choice }
replay-undo = { $number }. { $player }: отмена; остаётся выборов: { $to }.
verify-true =
    { $choices ->
        [one] Верно: { $choices } выбор приводит к записанной партии.
        [few] Верно: { $choices } выбора приводят к записанной партии.
        [many] Верно: { $choices } выборов приводят к записанной партии.
       *[other] Верно: { $choices } выбора приводят к записанной партии.
    }
verify-false =
    { $count ->
        [one] Неверно: { $count } расхождение.
        [few] Неверно: { $count } расхождения.
        [many] Неверно: { $count } расхождений.
       *[other] Неверно: { $count } расхождения.
    }
verify-rules = Запись сделана по правилам { $rules }; с тех пор правила изменились.
verify-difference =
    { $what ->
        [choice] Запись { $entry }: такой выбор там невозможен.
        [chance] Запись { $entry }: кости дали другое.
        [told] Запись { $entry }: произошло другое.
        [undo] Запись { $entry }: отмена возвращает в другое место.
        [chapter] После записи { $entry }: положение в начале раунда другое.
        [result] После записи { $entry }: итог другой.
       *[digest] После записи { $entry }: контрольная сумма другая.
    } Записано: { $recorded }. Получилось: { $replayed }.
simulate-about = { $game }. Партий: { $games }, начальное число: { $seed }; в среднем решений: { $decisions }, раундов: { $rounds }.
simulate-bot = Бот
simulate-wins = Победы
simulate-share = Доля
simulate-mean = Среднее
simulate-spread = Разброс
simulate-best = Лучший
simulate-worst = Худший
simulate-seats = Победы по местам: { $wins }
bench-decisions = случайная игра, решений в секунду
bench-copy = копия стола, мкс
bench-state-copy = копия состояния, мкс
bench-deepcopy = deepcopy состояния, мкс
bench-view = вид с места, мкс
bench-imagine = воображаемый мир, мкс
bench-replay = партия по её выборам, мкс
bench-load = партия из записи, мкс
bench-size = стол со снимком, КиБ
rule-ruling = толкование
rule-test = пример
rule-derived = следствие
rule-editions-differ = издания расходятся

## The board of Rodents & Tombs

tombs-paw = лапка
tombs-legend = Комната показана цветом и знаком владельца; » — доп. действие за положенную лапку; ◆ — тайный вход. Жирным выделены карты рынка, которые можно оплатить.
tombs-market-card = Рынок
tombs-market-faction = Фракция
tombs-market-cost = Цена
tombs-market-fame = Слава
tombs-market-effect = Эффект
tombs-market-of-rooms = Рынок комнат:
tombs-market-of-helpers = Рынок помощников:
tombs-paw-of = лапка: { $player }
tombs-token = тайный вход
tombs-turned-by = перевернул: { $player }
tombs-room-of = { $room } (владелец: { $player })
tombs-extra-action = дополнительное действие
tombs-empty = пусто
tombs-card = { $name } ({ $faction }), цена: { $cost }; слава: { $fame }.
tombs-payable = Вам по средствам.
tombs-neutral = нейтральная
tombs-means = еда { $food }, факелы { $torch }, кирки { $pick }, золото { $gold }, слава { $fame }; лапки { $paws }, жетоны { $tokens }; { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
tombs-held-camp = Лагерь
tombs-held-rooms = Комнаты
tombs-held-helpers = Помощники
tombs-held-chests = Сундуки
tombs-held-used_chests = Использованные сундуки
tombs-cost-food = { $n ->
        [one] { $n } еда
       *[other] { $n } еды
    }
tombs-cost-torch = { $n ->
        [one] { $n } факел
        [few] { $n } факела
        [many] { $n } факелов
       *[other] { $n } факела
    }
tombs-cost-pick = { $n ->
        [one] { $n } кирка
        [few] { $n } кирки
        [many] { $n } кирок
       *[other] { $n } кирки
    }
tombs-cost-any = { $n } любых
tombs-cost-gold = { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
tombs-cost-fame = { $n ->
        [one] { $n } слава
       *[other] { $n } славы
    }
tombs-decks = Осталось в запасе: комнат { $rooms }, помощников { $helpers }, сундуков { $chests }.
tombs-end = Конец наступит, когда не станет пустых мест (осталось { $places }), помощников (осталось { $helpers }) или у кого-то будет { $fame } славы.
tombs-ending = Конец близок: это последние действия.

## The board of Above and Below

village-row-villagers = Жители для обучения (ещё в стопке: { $left }):
village-row-houses = Дома (ещё в колоде: { $left }):
village-row-outposts = Аванпосты, каждому нужна пустая пещера (ещё в колоде: { $left }):
village-row-keys = Дома с ключом:
village-row-stars = Дома со звездой:
village-price = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
village-round = Раунд { $round } из { $rounds }; первый игрок: { $first }.
village-caves = Верхняя пещера колоды: «{ $cave }» (всего { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[many] { $left } карт
    }).
village-no-caves = Неисследованных пещер не осталось.
village-cider = Сидр ждёт того, кто первым пошлёт жителей работать.
village-no-cider = Сидр этого раунда уже забрали.
village-supply = В общем запасе: { $things }.
village-specials = Особые жители, встречаются только в историях: { $villagers }.
village-prize = На колоде пещер лежит артефакт для следующего удачливого исследователя; в стопке: { $left }.
village-no-prize = Артефакта на колоде пещер нет; в стопке: { $left }.
village-means = монеты { $coins }, доход { $income }, кровати { $beds }, перебросы { $rerolls }, репутация { $reputation }; пока { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }.
village-passed = Пас до конца раунда.
village-held-ready = Готовы
village-held-resting = Отдыхают
village-held-injured = В зоне лечения
village-held-houses = Дома
village-held-outposts = Аванпосты
village-held-caves = Пустые пещеры
village-held-reserve = Запас
village-held-sale = На продажу
village-held-track = Трек развития
village-held-artifacts = Артефакты
village-held-quests = Выполненные задания
village-skill-hammer = молоток
village-skill-quill = перо
village-skill-hammer_plus = молоток с плюсом
village-skill-quill_plus = перо с плюсом
village-sale = { $item } ({ $price ->
        [0] цена по договору
        [one] за { $price } монету
        [few] за { $price } монеты
       *[many] за { $price } монет
    })
village-space = { $item } ×{ $n } (по { $vp } ПО)
village-used = { $artifact } (до конца раунда — лицом вниз)
village-tale = { $player } исследует пещеру «{ $cave }»:
village-secret = Только для чтеца — { $option }: { $ends }
village-die = { $villager }: на кубике { $die }, { $lanterns ->
        [one] { $lanterns } фонарь
        [few] { $lanterns } фонаря
       *[many] { $lanterns } фонарей
    }
village-lanterns = Всего фонарей: { $lanterns }; для следующей проверки нужно { $need }.

## The board of Rats of Wistar

wistar-round = Раунд { $round } из { $rounds }. Порядок хода: { $order }.
wistar-turn = Ходит { $seat }.
wistar-round-mouse = Мышь раунда: { $mouse }
wistar-no-round-mouse = Мыши раунда уже нет.
wistar-stack = Мыши следующих раундов: { $kinds }
wistar-pairs = Начальные пары: { $pairs }.
wistar-wheel = Колесо
wistar-place = { $action } ({ $area }): { $spaces }
wistar-free = { $space }: свободно
wistar-taken = { $space }: { $seat }
wistar-hut = Хижина алхимика: { $seats }
wistar-hut-empty = Хижина алхимика: никого
wistar-farm = Ферма
wistar-room = { $room }: { $things }
wistar-explorer = исследователь ({ $seat })
wistar-tent = палатка ({ $seat })
wistar-mouse = { $kind ->
    [house] домашняя
   *[cellar] подвальная
} мышь лицом вниз
wistar-hidden-mission = { $kind ->
    [house] домашняя
   *[cellar] подвальная
} миссия лицом вниз
wistar-mission = миссия «{ $mission }»
wistar-way = открытый проход: { $room }
wistar-door = { $passage }: { $room } (жетон двери)
wistar-row = { $row }: { $text }
wistar-row-solved = { $row }: уже выполнена ({ $seat })
wistar-row-locked = { $row } (на замке): { $text }
wistar-market = Рынок { $deck ->
    [basic] простых
   *[advanced] продвинутых
} изобретений, в колоде ещё { $left }
wistar-card = { $card } ({ $facts })
wistar-icons = { $skill } ×{ $n }
wistar-vp = { $n } ПО
wistar-goals = Цели, в стопке ещё { $left }
wistar-goal = { $goal }: { $slots }. Сейчас: { $have }.
wistar-slot = { $needed } свободно
wistar-slot-taken = { $needed } { $seat }
wistar-has = { $seat } { $n }
wistar-skills-left = Доступные жетоны навыков: { $skills }.
wistar-heroes-left = Доступные герои: { $heroes }.
wistar-player = { $seat }: { $points } ПО, из них на счётчике { $vp }
wistar-means = дерево { $wood }, металл { $metal }, жетоны перемещения { $move }, джокеры { $joker }, { $current ->
    [0] тока нет
    [1] есть ток
   *[2] усиленный ток
}, осталось вожаков: { $leaders }
wistar-workers = Работники: { $areas }
wistar-workers-here = { $area } { $n }
wistar-entrance = вход { $n }
wistar-explorer-in = Исследователь: { $room }
wistar-tents-in = Палатки: { $rooms }
wistar-burrow = Комнаты: свободно { $free } из { $rooms }, вырыто { $dug }. Построено кроватей: { $beds }.
wistar-prices = Следующая комната стоит металла: { $dig }, следующая кровать — дерева: { $bed }.
wistar-markers = Маркеры на картах миссий: { $n }
wistar-icons-of = Символы: { $icons }
wistar-hand = Рука: { $cards }
wistar-hand-hidden = Рука: простых { $basic }, продвинутых { $advanced }
wistar-looking = На выбор: { $cards }
wistar-played = Разыграно: { $cards }
wistar-used = Применено в этом раунде: { $cards }
wistar-mice = Мыши: { $mice }
wistar-powers = Способности: { $powers }
wistar-skills = Жетоны навыков: { $skills }
wistar-heroes = Герои: { $heroes }
wistar-claimed = Достигнутые цели: { $goals }
wistar-private = Личные цели: { $goals }
wistar-doors = Жетоны дверей: { $n }
wistar-ratbot = Карты Крысобота, уровень { $level }
wistar-status = { $status }, { $skills }: { $steps }; дальше — по { $below } ПО
wistar-step = { $vp }
wistar-step-effect = { $vp } ({ $effect })
wistar-step-here = [{ $step }]
wistar-actions-used = Карты действий этого раунда: { $cards }
wistar-actions-left = Карты действий лицом вниз: { $n }
wistar-exploration = Осталось карт исследования: { $n }. Очерёдность миссий: { $plan }.
wistar-exploration-over = Последняя карта исследования в игре. Очерёдность миссий: { $plan }.
wistar-pile = Взято изобретений: { $n }
wistar-workers-left = Осталось работников: { $n }
wistar-spaces = Освобождённые ячейки: маркеры { $markers }, кровати { $beds }, комнаты { $rooms }
wistar-emptied = { $emptied } из { $all } ({ $vp } ПО)

## Errors

error = warren: { $message }
error-usage = { $why } Что возможно, покажут «warren --help» и «warren КОМАНДА --help».
error-language = языка «{ $given }» нет; выберите из: { $known }.
error-players = { $game }: нельзя играть числом { $given }; выберите из: { $known }.
error-no-solo = { $game }: здесь нет автомы для игры в одиночку.
error-seat = «{ $given }» не сядет за стол; место — это human, human:ИМЯ или bot:УРОВЕНЬ, уровни: { $bots }.
error-seat-count =
    { $given ->
        [one] указано { $given } место
        [few] указано { $given } места
        [many] указано { $given } мест
       *[other] указано { $given } места
    }, а игроков { $players }; назовите каждого один раз.
error-variant = «{ $given }» — не вариант; пишите ИМЯ=ЗНАЧЕНИЕ, например: { $known }.
error-variant-yes-no = вместо «{ $given }» нужно ИМЯ=yes или ИМЯ=no.
error-variant-number = вместо «{ $given }» нужно ИМЯ= и целое число.
error-undo = нет такого порядка отмены: «{ $given }»; выберите из: { $known }.
error-other-game = в файле { $file } партия игры { $game }; назовите её или не называйте игру вовсе.
error-read = не удалось прочитать { $file }: { $why }.
error-write = не удалось записать { $file }: { $why }.
error-overwrite = { $file } — не запись партии, файл не тронут; выберите другое имя.
error-ledger = правил «{ $given }» нет; есть: { $known }.
error-no-rule = { $game }: в правилах нет слов «{ $words }»; попробуйте меньше слов или номер пункта.
error-replay-to = в записи нет { $to } выборов; --to принимает числа от 0 до { $last }.
error-count = --games, --jobs и --rounds — целые числа от 1.
error-too-many-bots = ботов ({ $bots }) больше, чем игроков ({ $players }); уберите лишних или увеличьте --seats.

## Help

help-warren = Открытый стол для подземных игр. Без команды в браузере открывается лобби.
    .example = Пример: warren play tombs --lang ru
help-play = Играть в терминале: поле текстом, варианты по номерам. Без игры открывается лобби.
    .example = Пример: warren play tombs --seats human,bot:greedy --variant secret_entrance=yes
help-simulate = Дать ботам сыграть много партий и узнать, кто сильнее.
    .example = Пример: warren simulate tombs --bots greedy,random --games 100 --jobs 4
help-replay = Прочитать запись: ход партии, последнюю позицию, проверку.
    .example = Пример: warren replay game.json --verify
help-rules = Искать в правилах игры по словам или номеру пункта.
    .example = Пример: warren rules tombs chest supply
help-games = Игры, число игроков и варианты.
    .example = Пример: warren games --json
help-bench = Скорость игр на этом компьютере.
    .example = Пример: warren bench tombs
help-game = имя игры; список покажет «warren games»
help-lang = en, ru или it; иначе язык окружения
help-plain = без цвета, рамок и рисунков: для программ и чтения с экрана
help-json = вывести один документ JSON
help-seed = число или слово; с тем же значением будет та же партия
help-variant = вариант правил; можно указать несколько
help-seats = кто где сидит: human, human:ИМЯ или bot:УРОВЕНЬ через запятую
help-bots = играют только боты, вы смотрите
help-players = сколько игроков; на остальных местах боты
help-solo = против автомы этого уровня; вы играете один
help-load = продолжить партию из файла
help-undo = free (всегда), fair (не дальше новых сведений) или off
help-seat-count = сколько мест за столом
help-games-count = сколько партий
help-bots-list = боты через запятую; от партии к партии они меняются местами
help-jobs = число процессов; иначе по одному на ядро
help-records = сохранять записи партий в эту папку
help-file = запись партии, сделанная через «save» или --records
help-verify = сыграть заново и сравнить
help-to = остановиться после стольких выборов
help-words = слова из правила или его номер
help-rounds = сколько раз измерять; показана медиана
