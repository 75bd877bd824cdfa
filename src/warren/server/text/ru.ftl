# Что говорит сервер: отказы, прощания, уведомления и справка по командам хозяина сервера.

# --- отказы ---
refused-bad-message = Это сообщение непонятно: { $detail }
refused-bad-record = Эту запись нельзя использовать: { $detail }
refused-bad-seats = Число мест не подходит для этой игры: { $detail }
refused-bad-variant = Такой вариант невозможен: { $detail }
refused-bad-address = По этому адресу ничего сообщить нельзя. Нужен открытый адрес https:// или mailto:.
refused-no-token = Этот ключ здесь ничего не открывает.
refused-not-a-player = Вы зритель за этим столом; это могут делать только игроки.
refused-foreign-origin = Этот сервер отвечает только своим страницам.
refused-not-over = Это показывают, когда игра окончена.
refused-other-people = За этим столом играют другие люди; ответвление возможно после конца игры.
refused-switched-off = Хозяин сервера это не включил.
refused-no-page = По этому адресу ничего нет.
refused-no-table = Такого стола нет.
refused-no-seat = За этим столом нет такого места.
refused-no-link = Эта ссылка больше не действует. Попросите новую.
refused-unknown-game = Такой игры здесь нет.
refused-unknown-bot = Бота «{ $level }» нет. Есть: { $levels }.
refused-wrong-method = Этот адрес так не используют.
refused-stale = За столом уже сделан другой ход; посмотрите ещё раз.
refused-not-your-turn = Сейчас не ваш ход.
refused-illegal-choice = Сейчас это невозможно: { $detail }
refused-game-over = Игра окончена.
refused-undo-refused = Это нельзя взять назад: { $detail }
refused-rules-changed = Эта игра начата по прежним правилам и не может идти дальше по новым. Её запись можно прочитать.
refused-too-big = Слишком много сразу: предел — { NUMBER($limit, useGrouping: 0) } байт.
refused-wrong-type = Присылайте JSON с типом содержимого application/json.
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-many-orders = Слишком много постоянных указаний. Сначала отмените одно.
refused-nothing-said = В этой строке ничего нет.
refused-fault = Здесь что-то пошло не так. Ничего не изменилось.
refused-busy = Не всё сразу: предыдущий вопрос ещё обдумывается.
refused-store-away = Сервер сейчас не может ничего сохранить, поэтому ничего не сделано. Попробуйте чуть позже.
refused-store-full = Диск сервера полон, поэтому ничего не сделано. Сообщите хозяину сервера.
refused-stopping = Сервер перезапускается. Вернитесь через минуту.
refused-too-many = Слишком много подключений. Вернитесь позже.

# --- прощания ---
bye-stopping = Сервер перезапускается. Вернитесь через минуту.
bye-too-many = Открыто слишком много подключений. Вернитесь позже.
bye-silent = От вас давно ничего не слышно.
bye-bad-messages = Слишком много непонятных сообщений.
bye-too-fast = Слишком много сообщений слишком быстро.
bye-no-token = Этот ключ здесь ничего не открывает.
bye-no-table = Такого стола нет.
bye-moved = Это место перенесено на другое устройство.
bye-slow-reader = Ваше подключение не успевает. Подключитесь снова.

# --- уведомления ---
notice-your-turn = { $name }, ваш ход за столом игры { $game }.

# --- команды ---
help-serve = Открыть столы для браузеров, ботов и других программ.
help-serve-example = Пример: warren serve --host 0.0.0.0 --port 8000
help-host = Адрес, на котором слушать; 0.0.0.0 — для всех в сети.
help-port = Порт, на котором слушать.
help-database = Где хранить столы: sqlite:///ПУТЬ или postgresql://ИМЯ@УЗЕЛ/БАЗА. Если не указать — файл в папке данных.
help-workers = Сколько процессов обслуживают игроков. Для нескольких нужен PostgreSQL.
help-thinkers = Сколько процессов думают за ботов в каждом рабочем процессе.
help-base = Адрес, который видят люди, если впереди стоит прокси: https://play.example.org
help-name = Имя узла, на которое отвечать; можно указать несколько раз.
help-proxy = Адреса прокси, которым можно верить насчёт адреса клиента.
help-webhooks = Разрешить игрокам получать вызов на открытый адрес https://, когда настал их ход.
help-smtp = Разрешить игрокам получать письма о своём ходе: smtp://УЗЕЛ:ПОРТ или smtps://ИМЯ:ПАРОЛЬ@УЗЕЛ:ПОРТ
help-sender = Отправитель этих писем.
help-log-level = debug, info, warning или error.
help-check = Проверить, всё ли в порядке, и не запускать.
help-open = Открыть браузер.
help-backup = Скопировать все столы, какими они были в этот миг, в файл или в другую пустую базу. Сервер может работать дальше.
help-backup-example = Пример: warren backup tables.sqlite   ·   warren backup postgresql://warren@localhost/warren
help-target = Новый файл SQLite или адрес пустой базы.
help-export = Выписать полную запись игры за столом.
help-export-example = Пример: warren export k3m9x2p4q7rt --out game.json
help-table = Номер стола, как в его адресе.
help-out = Записать в этот файл, а не на экран.
serving = Warren работает по адресу { $address }, столы хранятся в { $database }. Остановить — Ctrl+C.
backup-done = { $count ->
    [one] { $count } стол скопирован в { $target }.
    [few] { $count } стола скопированы в { $target }.
   *[other] { $count } столов скопировано в { $target }.
}
check-good = хорошо   { $what }   { $found }
check-bad = ПЛОХО    { $what }   { $found }
error-log-level = Нет уровня журнала «{ $given }»; есть debug, info, warning и error.
error-workers = С SQLite работает один процесс. Для нескольких укажите PostgreSQL: --database postgresql://ИМЯ@УЗЕЛ/БАЗА
error-not-empty = { $target } не пусто. Укажите новый файл или пустую базу.
error-database = База данных недоступна: { $why }
error-database-url = «{ $given }» — не адрес базы данных. Укажите sqlite:///ПУТЬ или postgresql://ИМЯ@УЗЕЛ/БАЗА
error-no-table = В этой базе нет стола «{ $table }».
error-port = Нельзя слушать на { $host }, порт { NUMBER($port, useGrouping: 0) }: { $why }. Попробуйте другой --port.
