tombs-rooms = Комнаты
tombs-helpers = Помощники
tombs-camp = Лагерь
tombs-chests = Сундуки
tombs-supply = Запас
tombs-helpers-of = Помощники
tombs-your-camp = Ваш лагерь
tombs-your-helpers = Ваши помощники
tombs-your-chests = Ваши сундуки
tombs-no-helpers = помощников ещё нет
tombs-empty-camp = лагерь пуст
tombs-no-chest = сундуков нет
tombs-used = использован
tombs-used-chests = использовано: { $n }
tombs-chest-when = Один раз, пока вы снимаете лапки.
tombs-in-deck = в колоде { $n }
tombs-discarded = в сбросе { $n }
tombs-discards = { $what }: сброс
tombs-backs = зелёных рубашек { $green }, под ними синих { $blue }
tombs-paws = лапок { $n } из { $all }
tombs-seals = печатей { $n } из { $all }
tombs-ends-at = Конец:
tombs-end-near = Конец близок: идут последние действия.
tombs-rooms-of = { $n } из { $all } комнат
tombs-fame-of = { $n } из { $all } славы
tombs-helpers-left =
    { $n ->
        [one] остался { $n } помощник
        [few] осталось { $n } помощника
       *[other] осталось { $n } помощников
    }
tombs-steps = Лапки этого действия
tombs-tab-market = Рынок
tombs-tab-mine = Моё
tombs-tab-players = Игроки
tombs-tab-log = Журнал
tombs-empty-place = пустое место
tombs-paw-of = здесь лапка игрока { $name }
tombs-room-of = комнату вскрыл игрок { $name }
tombs-turned-by = карту перевернул игрок { $name }
tombs-barred-by = напротив лежит лапка игрока { $name }
tombs-would-cross = здесь пересеклись бы ваши линии
tombs-crosses = Пересечение с { $with }: ещё одна лапка — { $what }.
tombs-means = { $name }: еды { $food }, факелов { $torch }, кирок { $pick }, золота { $gold }, славы { $fame }, в запасе лапок { $paws } и печатей { $seals }
tombs-costs =
    Цена:{ $food ->
        [0] {""}
       *[other] {" "}{ $food } еды
    }{ $torch ->
        [0] {""}
        [one] {" "}{ $torch } факел
        [few] {" "}{ $torch } факела
       *[other] {" "}{ $torch } факелов
    }{ $pick ->
        [0] {""}
        [one] {" "}{ $pick } кирка
        [few] {" "}{ $pick } кирки
       *[other] {" "}{ $pick } кирок
    }{ $any ->
        [0] {""}
        [one] {" "}{ $any } любой ресурс
       *[other] {" "}{ $any } любых ресурса
    }{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } золота
    }
tombs-fame-printed = славы { $n }
tombs-short = не хватает { $n }
tombs-diversity-of = Разнообразие, { $name }: за комнаты { $rooms }, за помощников { $helpers }
tombs-kind-room = Комната
tombs-kind-helper = Помощник
tombs-kind-entrance = Вход
tombs-kind-chest = Сундук
tombs-side-normal = Лицевая сторона
tombs-side-secret = Перевёрнутая
tombs-to-open = Чтобы вскрыть
tombs-to-hire = Чтобы нанять
tombs-need =
    { $kind ->
        [food] { $cost } еды, у вас { $have }
        [torch]
            { $cost ->
                [one] { $cost } факел, у вас { $have }
                [few] { $cost } факела, у вас { $have }
               *[other] { $cost } факелов, у вас { $have }
            }
        [pick]
            { $cost ->
                [one] { $cost } кирка, у вас { $have }
                [few] { $cost } кирки, у вас { $have }
               *[other] { $cost } кирок, у вас { $have }
            }
        [any] ещё { $cost } любого ресурса, у вас всего { $have }
       *[gold] { $cost } золота, у вас { $have }
    }
tombs-discount =
    { $n ->
        [one] на { $n } ресурс дешевле
        [few] на { $n } ресурса дешевле
       *[other] на { $n } ресурсов дешевле
    }
tombs-gold-stands-in = золото заменит любой ресурс: у вас { $n }
tombs-paw-lies = ваша лапка лежит на пустом месте: { $place }
tombs-paw-lacks = нужна ваша лапка на пустом месте
tombs-you-lack =
    { $n ->
        [one] Вам не хватает { $n } ресурса
       *[other] Вам не хватает { $n } ресурсов
    }
tombs-worth = Что она вам даст
tombs-worth-fame = { $n } славы сразу
tombs-worth-new = новая для вас фракция: { $faction }
tombs-worth-known = эта фракция у вас уже есть: { $faction }
tombs-worth-wild = считается любой фракцией
tombs-guide-1 = Добро пожаловать в гробницу. Вы ведёте гильдию грызунов за славой. Партия длится около часа, этот рассказ — минуту.
tombs-guide-2 = Вокруг гробницы лежат входы. В свой ход кладите лапку на свободный вход или снимайте все свои лапки. При двух игроках на другом конце линии не должна лежать чужая лапка.
tombs-guide-3 = Где линии двух ваших лапок пересекаются, вы кладёте внутрь ещё одну. Она может взять сундук или зайти в комнату: тот, кто её вскрыл, получит за ваш визит 1 славу.
tombs-guide-4 = Когда вы снимаете лапки, каждая карта под ними работает на вас, порядок выбираете вы. Еда, факелы, кирки и золото отмечены на этих шкалах; золото заменяет остальное.
tombs-guide-5 = Некоторые эффекты позволяют вскрыть комнату с этого рынка там, где внутри гробницы лежит ваша лапка. Слава приходит сразу, а комната работает на каждого, кто оставит в ней лапку.
tombs-guide-6 = Помощники остаются с вами навсегда. Они срабатывают на то, что стоит перед двоеточием: строитель, например, добавляет кирку всякий раз, когда вы получаете кирки.
tombs-guide-7 = Карта в вашем лагере ждёт только вас и стоит на 1 ресурс меньше.
tombs-guide-8 = Партия кончается, когда гробница заполнена, кто-то набрал довольно славы или кончились помощники. Тогда приносят очки и разные фракции ваших комнат и ваших помощников.
tombs-guide-9 = Здесь стоит вопрос. Касайтесь всего, что светится; коснитесь чего угодно ещё, чтобы узнать, что это и почему сейчас оно недоступно. Удачных раскопок!

tombs-rest = разнообразие
tombs-from-rooms = Слава вскрытых комнат
tombs-from-helpers = Слава нанятых помощников
tombs-from-effects = Эффекты и сундуки
tombs-from-tolls = Плата: чужие лапки в ваших комнатах
tombs-goal = { $n } славы — и партия окончена
tombs-place = { $row } × { $column }
