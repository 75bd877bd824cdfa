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
play-hint = Жадный бот выбрал бы { $number }: { $option }
play-undone = Ход отменён.
undo-off = Отменить нельзя: за этим столом играют без отмены.
undo-nothing = Отменять нечего: вы ещё ничего не выбрали.
undo-news = Отменить нельзя: последний выбор открыл новые сведения.
undo-other = Отменить нельзя: после вас выбирали другие.
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
    .about = что выбрал бы жадный бот
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

rules-how = Укажите, что искать (по-английски), например: правила chest
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

## Errors

error = warren: { $message }
error-usage = { $why } Что возможно, покажут «warren --help» и «warren КОМАНДА --help».
error-language = языка «{ $given }» нет; выберите из: { $known }.
error-players = { $game }: нельзя играть числом { $given }; выберите из: { $known }.
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
