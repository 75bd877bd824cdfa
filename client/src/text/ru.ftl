## The shelf

warren = Warren
motto = открытый стол для подземных игр
lobby-title = Warren: выберите игру
solo = соло
players = Игроки
players-at-most = игрока
play-now = Играть
play-now-what = Играть сейчас: { $game }
solo-against-ratbot = Соло против Ratbot
modules = Модули
modules-chosen = Модули: { $chosen } из { $all }
you-against =
    { $n ->
        [one] Вы и { $name }, { $level }
        [few] Вы и { $n } хороших бота
       *[other] Вы и { $n } хороших ботов
    }
invite-friends = Пригласить
one-screen = Один экран
options = Настроить
rules = Правила
credit-icons = Значки: авторы game-icons.net, CC BY 3.0.
credit-fonts = Шрифты: Alegreya и Commissioner, SIL Open Font License.
bot-name-1 = Отто
bot-name-2 = Ада
bot-name-3 = Пип
bot-name-4 = Ирис
you = Вы
your-tables = Ваши столы
tables-none = Партий пока нет. Чтобы начать, хватит одного касания.
tables-wait =
    { $n ->
        [0] ваш ход нигде не ждут
        [one] вас ждёт { $n } стол
        [few] вас ждут { $n } стола
       *[other] вас ждут { $n } столов
    }
tables-all = все { $n }
tables-fewer = меньше
table-over = Окончена
table-thinks = Идёт
table-forget = Убрать из списка
your-turn = Ваш ход
to-move = Ходит
somebody-to-move = Ходит { $name }
title-waiting = ({ $n }) Warren
open-record = Открыть запись
open-record-how = перетащите файл или вставьте ссылку
join-table = Сесть за стол
join-table-how = вставьте ссылку на ваше место
record-file = Запись, сохранённая в файле
record-link = Или ссылка на стол, или сама запись
record-unknown = Это не ссылка и не запись.
link-unknown = Это не ссылка на стол этого сервера.
open = Открыть
join-title = Для вас оставлено место
join-about = Вас пригласили за стол. Как вас называть?
join-moved = Здесь вы продолжите игру: { $name }. Другое устройство отпустит место.
join-sit = Сесть
your-name = Ваше имя

## Options of a new table

name = Имя
seat-who = Кто сидит на месте { $number }
seat-name = Имя на месте { $number }
seat-level = Уровень бота на месте { $number }
who-me = Я
who-here = Здесь, за этим экраном
who-friend = Друг, по ссылке
who-bot = Бот
friend-link-later = Ссылка появится, когда стол будет готов.
undo-policy = Отмена ходов
undo-fair = Честная.
    .about = До последнего нового: открытой карты, чужого хода.
undo-free = Свободная.
    .about = Отменить можно всё, что бы ни открылось.
undo-off = Никакой.
    .about = Сделанного не воротишь.
time = Время
time-about = Когда ваше время выйдет, за вас будет играть бот, пока вы не вернётесь.
time-none = Без ограничений
time-day = День на каждое решение
time-three-days = Три дня на каждое решение
time-week = Неделя на каждое решение
time-fast = 10 минут на партию и по 10 секунд за решение
time-slow = 30 минут на партию и по 30 секунд за решение
begin = Начать
begin-and-invite = Начать и позвать
cancel = Отмена

## Settings

settings = Настройки
language = Язык
theme = Свет
theme-auto = Как в системе
theme-light = День
theme-dark = Ночь
theme-to-dark = Погасить свечу
theme-to-light = Зажечь свечу
motion = Движение
motion-full = Спокойное
motion-quick = Быстрое
motion-off = Никакого
sounds = Тихие звуки
confirm-touch = Делать что-либо только по второму касанию
confirm-turn = Прежде чем ходит бот, ждать, пока я скажу «Готово»
notify-browser = Уведомлять о моём ходе
this-table = Этот стол
away-about = Меня нет: пусть за меня играет бот, пока я не вернусь
notify-address = Сообщать о моём ходе по адресу (почта или вебхук)
notify-set = Вам сообщат по этому адресу.
notify-off = Сообщений больше не будет.
save = Сохранить
move-device = Продолжить на другом устройстве
move-link = Откройте там эту ссылку; это устройство место отпустит.
save-record = Сохранить запись
replay = Просмотр
problem = Сообщить о неполадке
problem-about = Что пошло не так?
problem-save = Сохранить сообщение
problem-facts = Сведения
problem-record = Запись
table-facts = Стол { $id } · правила { $rules } · зерно запечатано: { $seed }

## At the table

table-opening = Накрываем на стол…
table-no-key = В этом браузере у вас нет места за этим столом. Попросите ссылку или откройте стол там, где садились.
nowhere = По этому адресу ничего нет. Возможно, часть ссылки потерялась.
table-gone = Этого стола здесь больше нет, или ваше место перешло на другое устройство.
prompt = Вопрос
log = Журнал
log-hover = Наведите на строку — увидите, о чём она
log-jump = Коснитесь строки, чтобы перейти к ней
log-empty = Ещё ничего не произошло.
log-undo = { $name }: отмена.
told-forced = { $question } { $answer } — другого выбора не было.
by-policy = за игрока сыграл бот
by-standing = по постоянному указанию
undo = Отмена
undo-about = Отменить свой последний выбор
turn-made = Ход сделан. Дальше ходит { $name }.
done = Готово
choice-stands = Этого уже не отменить: открылось что-то новое.
hint = Совет
hint-about = Что сделал бы бот
other-options = Другие варианты
waiting-for = Ходит { $name }.
bot-thinks = { $name } думает…
game-is-over = Партия окончена.
spot-option = { $name }. Можно: { $option }
speech-advised = Бот выбрал бы: { $option }.
speech-asked =
    { $n ->
        [one] { $prompt } { $n } вариант.
        [few] { $prompt } { $n } варианта.
       *[other] { $prompt } { $n } вариантов.
    }
title-your-turn = ● Ваш ход: { $game }
time-left = Осталось времени
zoom-home = Всё поле
what-it-does = Что она делает
why-not-now = Почему не сейчас
nothing-asked = Сейчас с ней ничего не сделать.
yes = да
see-result = К итогам
connection-lost = Связь потеряна. Пробуем снова; ничего не пропадёт.
connection-ended = Связь закрыта. Чтобы вернуться, загрузите страницу заново.
connection-back =
    { $n ->
        [one] Связь снова есть. За это время сделан { $n } выбор.
        [few] Связь снова есть. За это время сделано { $n } выбора.
       *[other] Связь снова есть. За это время сделано { $n } выборов.
    }
new-version = На сервере новая версия.
load-again = Загрузить
seats-empty = Сели ещё не все.
failed-unreachable = Сервер сейчас недоступен.
try-again = Попробовать ещё раз
close = Закрыть
back = Назад
next = Дальше

standing = Постоянное указание
standing-about = Отныне на этот вопрос отвечают за вас, когда ваш ответ возможен. Указание можно снять в настройках.
standing-this-round = Только на этот раунд
standing-give = Дать указание
standing-end = Спрашивать снова

cover-title = Экран переходит к игроку { $name }
cover-about = Ничего не будет видно, пока вы не скажете, что экран у вас.
cover-ready = Это я, { $name }

people = Игроки и чат
people-unread =
    { $n ->
        [0] Игроки и чат
        [one] Игроки и чат: { $n } новая строка
        [few] Игроки и чат: { $n } новые строки
       *[other] Игроки и чат: { $n } новых строк
    }
chair-bot = Бот
chair-empty = Место свободно
chair-away = Нет на месте, играет бот
chair-online = На месте
chair-offline = Сейчас не здесь
copy-link = Ссылка
link-of = Ссылка для игрока { $name }
link-here-only = Эта ссылка открывается только на этом компьютере: чтобы звать других, запустите сервер командой { $command } и играйте по сетевому адресу этого компьютера.
link-copied = Ссылка скопирована.
copy-watch-link = Ссылка для зрителей
watchers =
    { $n ->
        [0] Зрителей нет.
        [one] Смотрит { $n } зритель.
        [few] Смотрят { $n } зрителя.
       *[other] Смотрят { $n } зрителей.
    }
chat = Чат
chat-empty = Ещё никто ничего не сказал.
chat-say = Скажите что-нибудь
send = Отправить

rules-of = { $game }: правила
rules-search = Искать в правилах
rule-ruling = толкование
rule-test = пример
rule-derived = следствие
rule-editions-differ = издания расходятся
rules-found =
    { $n ->
        [0] Ничего не найдено
        [one] { $n } правило
        [few] { $n } правила
       *[other] { $n } правил
    }

keys = Клавиши
key-tab = Tab
    .about = от варианта к варианту
key-arrows = ← ↑ ↓ →
    .about = от предмета к предмету на поле
key-enter = Enter
    .about = выбрать; рассмотреть то, что выбрать нельзя
key-i = i
    .about = рассмотреть
key-u = u
    .about = отмена
key-h = h
    .about = совет
key-r = r
    .about = правила
key-escape = Esc
    .about = назад, закрыть
key-question = ?
    .about = эти клавиши
key-step = ← →
    .about = по одному выбору
key-turn = Shift ← →
    .about = по ходам
key-space = Пробел
    .about = показывать и остановить
key-ends = Home End
    .about = начало и конец
key-opinions = h
    .about = что думает о выборе бот

guide = Первая партия
guide-step = { $at } из { $of }
guide-skip = Я умею играть
guide-play = К игре
to-the-shelf = К полке

## The end

end-wins =
    { $n ->
        [one] Победа: { $names }
       *[other] Победа на всех: { $names }
    }
end-facts = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }{ $rounds ->
        [0] {""}
        [one] , { $rounds } раунд
        [few] , { $rounds } раунда
       *[other] , { $rounds } раундов
    }
end-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[other] { $n } минут
    }
end-score = Итог
end-scores = Очки
end-line = Откуда очки
rematch = Реванш
rematch-about = Та же игра с теми же людьми
rematch-go = К реваншу
share = Поделиться
share-about = Ссылка на эту партию для всех
end-look = Посмотреть на стол
curve = Очки по раундам
curve-how = коснитесь раунда, чтобы увидеть его снова
curve-start = начало
curve-end = конец
curve-round = Раунд { $n }
curve-point = { $name }: { $points }
curve-leap = Раунд { $n }: { $name } +{ $gain }
curve-loading = Просматриваем партию…
best-moves = Лучшие ходы
best-moves-how = насколько лучше второго по мнению ботов
best-moves-none = Ни один ход не был много лучше прочих.
best-moves-thinking = Боты разбирают партию: { $done } %
best-move = Раунд { $n }: { $what }

## Looking back

replay-title = Просмотр: { $game }
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-at = { $n } из { $of }{ $round ->
        [0] {""}
       *[other] {" "}· раунд { $round }
    }
replay-other-rules = Эта партия сыграна по другим правилам, не по сегодняшним. Она рассказана, как записана; поле показать нельзя.
scrubber = Момент партии
turn-before = На ход назад
turn-after = На ход вперёд
choice-before = На выбор назад
choice-after = На выбор вперёд
to-the-table = К столу
eyes = Чьими глазами
eyes-open = Всё открыто
eyes-spectator = Что видят все
eyes-of = Что видит { $name }
opinions = Мнения
opinions-about = Что бот думает о каждом варианте
opinions-thinking = Бот обдумывает…
opinions-none = Здесь не было вопроса, о котором бот может судить.
opinions-how = Насколько хуже лучшего варианта, по тому, что мог знать игрок.
opinion-taken = выбрано
branch = Играть отсюда
branch-title = Играть отсюда
branch-about = Новый стол начнётся с того места, где партия стояла после { $n } записей из { $of }. Кто где сидит?

## Words that the games' sentences need

player-number = Игрок { $number }
list-empty = ничего
list-last = { $rest } и { $last }
reason-with-rule = { $reason } ({ $rule })

## Words that several boards need

or = или
turn-number = ход { $n }
first-player = первый игрок
table-parts = Части стола
