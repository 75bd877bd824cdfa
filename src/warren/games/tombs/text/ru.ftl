game-name = Грызуны & Гробницы
game-about = Раскладывайте лапки по рядам гробницы, вскрывайте комнаты, нанимайте грызунов.
game-length = 50–70 минут
game-weight = ниже средней

## Variants

variant-secret_entrance = Тайный вход
    .about = Некоторые карты входов можно перевернуть за 2 славы: эффект станет сильнее для всех, а хозяину принесёт славу.
variant-factions = Фракции
    .about = Какие фракции участвуют: шесть на двоих, семь на троих. Недостающие выбираются случайно.
variant-factions-squirrels = Белки
variant-factions-porcupines = Дикобразы
variant-factions-beavers = Бобры
variant-factions-capybaras = Капибары
variant-factions-pacas = Паки
variant-factions-chinchillas = Шиншиллы
variant-factions-viscachas = Вискаши
variant-factions-rats = Крысы
variant-factions-jerboas = Тушканчики
variant-factions-mole_rats = Голые землекопы
variant-factions-lemmings = Лемминги
variant-factions-guinea_pigs = Морские свинки
variant-entrances = Карты входов
    .about = Как выложена рамка: по порядку номеров или случайно.
variant-entrances-numbered = по порядку
variant-entrances-random = случайно
variant-entrance_order = Свой порядок входов
    .about = Все карты входов по часовой стрелке, начиная с нижней слева. Важнее порядка, выбранного выше.
variant-first_player = Первый игрок
    .about = Кто начинает.
variant-first_player-random = случайно
variant-first_player-0 = игрок 1
variant-first_player-1 = игрок 2
variant-first_player-2 = игрок 3

## Names and words

name-entrance = вход { $id }
name-place = место { $id }
word-food = еда
word-torch = факел
word-pick = кирка
word-gold = золото
word-room = комната
word-helper = помощник
word-either = комната или помощник

## Amounts

amount-food =
    { $n ->
        [one] { $n } еду
       *[other] { $n } еды
    }
amount-torch =
    { $n ->
        [one] { $n } факел
        [few] { $n } факела
       *[other] { $n } факелов
    }
amount-pick =
    { $n ->
        [one] { $n } кирку
        [few] { $n } кирки
       *[other] { $n } кирок
    }
amount-gold =
    { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
amount-fame =
    { $n ->
        [one] { $n } славу
       *[other] { $n } славы
    }
amount-chest =
    { $n ->
        [one] { $n } свой сундук (использованный или нет)
        [few] { $n } своих сундука (использованных или нет)
       *[other] { $n } своих сундуков (использованных или нет)
    }
amount-any-yours =
    { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[other] { $n } любых ресурсов
    }
amount-any-theirs =
    { $n ->
        [one] { $n } любой ресурс на свой выбор
        [few] { $n } любых ресурса на свой выбор
       *[other] { $n } любых ресурсов на свой выбор
    }
amount-any-plain =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[other] { $n } ресурсов
    }
amount-food-more =
    { $n ->
        [one] ещё { $n } еду
       *[other] ещё { $n } еды
    }
amount-torch-more =
    { $n ->
        [one] ещё { $n } факел
        [few] ещё { $n } факела
       *[other] ещё { $n } факелов
    }
amount-pick-more =
    { $n ->
        [one] ещё { $n } кирку
        [few] ещё { $n } кирки
       *[other] ещё { $n } кирок
    }
amount-food-below = еды меньше { $n }
amount-torch-below = факелов меньше { $n }
amount-pick-below = кирок меньше { $n }

## Card texts: how they are put together

text-sentence = { $text }.
text-both-sides = { $normal } На обороте: { $secret }
text-owner-only = Только для хозяина: { $text }
text-wildcard = { $text } (При подсчёте разнообразия «{ $name }» считается картой любой одной фракции.)
steps-then = { $rest }, затем { $last }
effect-when = Каждый раз, когда { $event }: { $do }.
effect-limit = Один раз за ход, когда { $event }: { $do }.
effect-once = При найме: { $do }.

## Card texts: steps

step-gain = получите { $what }
step-gain_others = каждый другой игрок получает { $what }
step-gain_per-adjacent_rooms = получите { $what } за каждую соседнюю комнату
step-gain_per-adjacent_other_factions = получите { $what } за каждую фракцию среди соседних комнат, кроме фракции вскрытой комнаты
step-gain_if_low = получите { $base }; если у вас { $below }, получите { $low }, иначе { $high }
step-exchange = обменяйте { $pay } на { $get }
step-exchange-different = обменяйте { $pay } на { $get } других типов
step-times =
    { $n ->
        [one] до { $n } раза: { $what }
       *[other] до { $n } раз: { $what }
    }
step-choose = { $one }, или { $other }
step-reserve-market-room = положите в лагерь { $n } комнату с рынка
step-reserve-market-helper = положите в лагерь { $n } помощника с рынка
step-reserve-market-either =
    { $n ->
        [one] положите в лагерь { $n } комнату или помощника с рынка
       *[other] положите в лагерь до { $n } карт (комнат и/или помощников) с рынка
    }
step-reserve-discard-either =
    { $n ->
        [one] положите в лагерь { $n } любую карту из любого сброса
       *[other] положите в лагерь карты из любого сброса: { $n }
    }
step-open_room-any = вскройте комнату
step-open_room-camp = вскройте комнату из лагеря
step-open_room-anywhere = вскройте комнату на любом пустом месте без лапок (забрав сундук, если он там есть)
step-open_room-apply = { $what } и примените её эффект
step-hire-any = наймите помощника
step-hire-camp = наймите помощника из лагеря
step-cheaper =
    { $n ->
        [one] { $what }, заплатив на { $n } ресурс меньше
        [few] { $what }, заплатив на { $n } ресурса меньше
       *[other] { $what }, заплатив на { $n } ресурсов меньше
    }
step-refresh =
    { $n ->
        [one] обновите до { $n } карты рынка
       *[other] обновите до { $n } карт рынка
    }
step-move_paw-interior = можете переместить 1 свою лапку внутри гробницы
step-move_paw-any = можете переместить 1 свою лапку, даже с карты входа, на место внутри гробницы
step-place_paw-entrance = положите 1 лапку на карту входа по обычным правилам
step-take_chest-supply =
    { $n ->
        [one] возьмите { $n } случайный сундук из запаса
        [few] возьмите { $n } случайных сундука из запаса
       *[other] возьмите { $n } случайных сундуков из запаса
    }
step-take_chest-tomb =
    { $n ->
        [1] возьмите { $n } любой сундук из гробницы
        [one] возьмите до { $n } любого сундука из гробницы
       *[other] возьмите до { $n } любых сундуков из гробницы
    }
step-flip_chest =
    { $n ->
        [one] переверните { $n } свой использованный сундук лицом вверх
        [few] переверните { $n } своих использованных сундука лицом вверх
       *[other] переверните { $n } своих использованных сундуков лицом вверх
    }
step-discount-either =
    { $n ->
        [one] следующая вскрытая комната или следующий нанятый помощник в этом действии стоит на { $n } ресурс меньше
        [few] следующая вскрытая комната или следующий нанятый помощник в этом действии стоит на { $n } ресурса меньше
       *[other] следующая вскрытая комната или следующий нанятый помощник в этом действии стоит на { $n } ресурсов меньше
    }
step-apply_entrance = примените эффект 1 карты входа, на которой лежит ваша лапка, не снимая её
step-apply_room-adjacent = примените эффект 1 соседней комнаты
step-apply_room-free = примените эффект 1 другой комнаты, на которой нет лапок
step-apply_room-opened = сразу примените эффект этой комнаты
step-toll = { $what }; её хозяин, если это другой игрок, получает 1 славу
step-apply_market_room = примените эффект 1 комнаты с рынка, как если бы сняли с неё лапку
step-borrow_market_helper = выберите 1 помощника на рынке; до конца этого хода действует его эффект
step-double_next = позже в этом действии дважды примените эффект одной карты, с которой снимаете лапку
step-repeat_helper = примените ещё раз эффект одного своего помощника, уже сработавший в этот ход, не выполняя его условия
step-repeat_hired = сразу примените этот эффект один раз
step-swap_helper = сбросьте одного своего помощника (нанятого или из лагеря) и, если он был нанят, верните указанную на нём славу; затем наймите помощника или положите помощника в лагерь
step-replace_self =
    { $n ->
        [one] можете сбросить эту комнату и вскрыть на её месте другую, заплатив на { $n } ресурс меньше
        [few] можете сбросить эту комнату и вскрыть на её месте другую, заплатив на { $n } ресурса меньше
       *[other] можете сбросить эту комнату и вскрыть на её месте другую, заплатив на { $n } ресурсов меньше
    }
step-extra_turn = сделайте дополнительный ход после этого

## Card texts: events and lasting rules

event-gain-food = вы получаете еду
event-gain-torch = вы получаете факелы
event-gain-pick = вы получаете кирки
event-gain-gold = вы получаете золото
event-gain-fame = вы получаете славу
event-open_room = вы вскрываете комнату
event-hire = вы нанимаете другого помощника
event-hire-passive = вы нанимаете помощника со срабатывающим эффектом
event-open_or_hire = вы вскрываете комнату или нанимаете помощника
event-reserve = вы кладёте карту в лагерь
event-exchange = вы совершаете обмен
event-use_chest = вы используете сундук
event-paw_on_room-other = вы кладёте лапку на комнату соперника
event-paw_on_room-any = вы кладёте лапку на комнату, свою или чужую
event-paw_on_empty = вы кладёте лапку на пустое место внутри гробницы
event-opponent_paw_on_my_room = соперник кладёт лапку на вашу комнату
event-remove_no_effect-interior = вы снимаете лапку внутри гробницы без эффекта
event-remove_no_effect-room = вы снимаете лапку с комнаты без эффекта
event-remove_no_effect-empty = вы снимаете лапку с пустого места
event-remove_no_effect-any = вы снимаете лапку без эффекта
event-remove_done = вы завершаете действие «Снять лапки»
static-camp_limit =
    { $n ->
        [one] В вашем лагере может лежать до { $n } карты.
       *[other] В вашем лагере может лежать до { $n } карт.
    }
static-discount-room =
    { $n ->
        [one] Вскрывая комнату, платите на { $n } ресурс меньше.
        [few] Вскрывая комнату, платите на { $n } ресурса меньше.
       *[other] Вскрывая комнату, платите на { $n } ресурсов меньше.
    }
static-pay_as = Нанимая помощника, можете платить едой вместо золота.
static-ignore_opposite = Один раз за свой ход можете положить лапку напротив лапки соперника; втроём этот соперник ничего за неё не получает.

## What is asked

ask-act = Положите лапку на карту входа или снимите лапки.
ask-fill =
    { $a ->
        [one] Какое пересечение заполнить? Осталась { $a } лапка.
        [few] Какое пересечение заполнить? Осталось { $a } лапки.
       *[other] Какое пересечение заполнить? Осталось { $a } лапок.
    }
ask-lay-extra = { $a }: положить лапку на карту входа?
ask-remove = Снимите лапку или используйте сундук.
ask-apply = { $a }: применить эффект или снять лапку без эффекта?
ask-share = { $a }: вы получите 3 ресурса, остальные игроки по 1. Применить?
ask-double = { $a }: применить эффект ещё раз?
ask-end =
    { $b ->
        [one] { $a }: эта { $b } слава приблизит конец игры. Взять?
       *[other] { $a }: эти { $b } славы приблизят конец игры. Взять?
    }
ask-split =
    { $b ->
        [one] { $a }: какой ресурс получить?
        [few] { $a }: какие { $b } ресурса получить?
       *[other] { $a }: какие { $b } ресурсов получить?
    }
ask-use-helper = { $a }: срабатывает раз за ход, и часть сейчас пропадёт. Применить?
ask-order = Срабатывает несколько ваших помощников. Кто первый?
ask-pay = { $a }: чем заплатить?
ask-exchange = { $a }: что обменять?
ask-open = { $a }: вскрыть комнату?
ask-place = { $a }: на каком месте?
ask-hire = { $a }: нанять помощника?
ask-reserve = { $a }: положить карту в лагерь?
ask-make-room = Лагерь полон. Какая карта уступит место карте «{ $a }»?
ask-refresh =
    { $b ->
        [one] { $a }: сбросить с рынков ещё { $b } карту?
       *[other] { $a }: сбросить с рынков до { $b } карт?
    }
ask-dismiss = { $a }: сбросить помощника?
ask-replace-helper = { $a }: нанять помощника или положить его в лагерь?
ask-fetch =
    { $b ->
        [1] { $a }: взять сундук из гробницы?
        [one] { $a }: взять до { $b } сундука из гробницы?
       *[other] { $a }: взять до { $b } сундуков из гробницы?
    }
ask-flip = { $a }: какой использованный сундук перевернуть?
ask-move = { $a }: переместить лапку?
ask-move-to = { $a }: куда переместить лапку?
ask-apply-entrance = { $a }: эффект какого входа применить?
ask-apply-room = { $a }: эффект какой комнаты применить?
ask-borrow = { $a }: какой помощник с рынка поможет вам в этот ход?
ask-repeat = { $a }: чей эффект повторить?
ask-way = { $a }: что выбрать?
ask-turn = Перевернуть { $a }? Цена в славе: { $b }
ask-extra-turn = { $a }: сделать дополнительный ход после этого?

## What may be answered

option-lay = Положить лапку: { $a }
option-act-remove = Снять лапки
option-pass = Пропустить
option-fill = { $a }
option-remove = Снять: { $a }
option-use = Использовать: { $a }
option-use-helper-use = Применить сейчас
option-apply-apply = Применить
option-share-apply = Применить
option-apply = Применить: { $a }
option-again = Применить ещё раз
option-take = Взять
option-decline = Отказаться
option-stop = Готово
option-gain =
    Получить{ $a ->
        [0] {""}
        [one] {" · "}{ $a } еду
       *[other] {" · "}{ $a } еды
    }{ $b ->
        [0] {""}
        [one] {" · "}{ $b } факел
        [few] {" · "}{ $b } факела
       *[other] {" · "}{ $b } факелов
    }{ $c ->
        [0] {""}
        [one] {" · "}{ $c } кирку
        [few] {" · "}{ $c } кирки
       *[other] {" · "}{ $c } кирок
    }
option-pay =
    Заплатить{ $a ->
        [0] {""}
        [one] {" · "}{ $a } еду
       *[other] {" · "}{ $a } еды
    }{ $b ->
        [0] {""}
        [one] {" · "}{ $b } факел
        [few] {" · "}{ $b } факела
       *[other] {" · "}{ $b } факелов
    }{ $c ->
        [0] {""}
        [one] {" · "}{ $c } кирку
        [few] {" · "}{ $c } кирки
       *[other] {" · "}{ $c } кирок
    }{ $d ->
        [0] {""}
        [one] {" · "}{ $d } золото
       *[other] {" · "}{ $d } золота
    }
option-change =
    { $a-id ->
        [gold] 1 золото как { $b }
       *[other] 1 { $a }
    } →{ $c ->
        [0] {""}
        [one] {" "}{ $c } еда
       *[other] {" "}{ $c } еды
    }{ $d ->
        [0] {""}
        [one] {" "}{ $d } факел
        [few] {" "}{ $d } факела
       *[other] {" "}{ $d } факелов
    }{ $e ->
        [0] {""}
        [one] {" "}{ $e } кирка
        [few] {" "}{ $e } кирки
       *[other] {" "}{ $e } кирок
    }
option-give = Отдать: { $a }
option-trigger = { $a }
option-open = Вскрыть: { $a }
option-at = { $a }
option-hire = Нанять: { $a }
option-reserve = В лагерь: { $a }
option-discard = Сбросить: { $a }
option-fetch = Взять: { $a }
option-flip = Перевернуть: { $a }
option-move = Переместить лапку: { $a }
option-to = Сюда: { $a }
option-borrow = Выбрать: { $a }
option-repeat = Повторить: { $a }
option-way =
    { $a ->
        [1] Вскрыть комнату из лагеря
       *[other] Нанять помощника из лагеря
    }
option-turn = Перевернуть: { $a }

## What happened

told-turn = Ход { $number }: { $seat }.
told-extra_action = { $seat }: дополнительное действие.
told-passed = { $seat } пропускает действие.
told-paw_laid = { $seat } кладёт лапку: { $entrance }.
told-paw_inside = { $seat } кладёт лапку: { $place }.
told-paw_moved = { $seat } перемещает лапку: { $start } → { $place }.
told-removing = { $seat } снимает лапки.
told-paw_removed = { $seat } снимает лапку: { $spot }.
told-gained =
    { $seat } получает { $what-id ->
        [torch] { $n ->
            [one] { $n } факел
            [few] { $n } факела
           *[other] { $n } факелов
        }
        [pick] { $n ->
            [one] { $n } кирку
            [few] { $n } кирки
           *[other] { $n } кирок
        }
        [food] { $n ->
            [one] { $n } еду
           *[other] { $n } еды
        }
        [gold] { $n ->
            [one] { $n } золото
           *[other] { $n } золота
        }
       *[fame] { $n ->
            [one] { $n } славу
           *[other] { $n } славы
        }
    }.
paid-before-torch = { $food ->
    [0] {" "}
   *[other] {", "}
}
paid-before-pick = { $torch ->
    [0] { paid-before-torch }
   *[other] {", "}
}
paid-before-gold = { $pick ->
    [0] { paid-before-pick }
   *[other] {", "}
}
told-paid =
    { $seat } платит{ $food ->
        [0] {""}
        [one] {" "}{ $food } еду
       *[other] {" "}{ $food } еды
    }{ $torch ->
        [0] {""}
        [one] { paid-before-torch }{ $torch } факел
        [few] { paid-before-torch }{ $torch } факела
       *[other] { paid-before-torch }{ $torch } факелов
    }{ $pick ->
        [0] {""}
        [one] { paid-before-pick }{ $pick } кирку
        [few] { paid-before-pick }{ $pick } кирки
       *[other] { paid-before-pick }{ $pick } кирок
    }{ $gold ->
        [0] {""}
        [one] { paid-before-gold }{ $gold } золото
       *[other] { paid-before-gold }{ $gold } золота
    }.
told-helper_works = { $seat }: срабатывает { $helper }.
told-exchanged = { $seat } совершает обмен: { $source }.
told-room_opened = { $seat } вскрывает комнату «{ $room }»: { $place }.
told-helper_hired = { $seat } нанимает помощника: { $helper }.
told-reserved = { $seat } кладёт в лагерь карту «{ $card }».
told-discarded = В сброс: { $card }.
told-dealt = Новое на рынке: { $cards }.
told-refreshed =
    { $n ->
        [one] { $seat } обновляет { $n } карту рынка.
        [few] { $seat } обновляет { $n } карты рынка.
       *[other] { $seat } обновляет { $n } карт рынка.
    }
told-fame_returned =
    { $n ->
        [one] { $seat } возвращает { $n } славу.
       *[other] { $seat } возвращает { $n } славы.
    }
told-helper_borrowed = { $seat }: до конца хода помогает { $helper }.
told-chest_taken = { $seat } берёт { $chest } ({ $place }).
told-chest_drawn = { $seat } берёт из запаса { $chest }.
told-chest_used = { $seat } использует { $chest }.
told-chest_flipped = { $seat } снова переворачивает лицом вверх { $chest }.
told-chest_returned = { $seat } возвращает в запас { $chest }.
told-entrance_turned =
    { $fame ->
        [one] { $seat } платит { $fame } славу и переворачивает { $entrance }.
       *[other] { $seat } платит { $fame } славы и переворачивает { $entrance }.
    }
told-end_triggered =
    { $reason-id ->
        [places] Внутри гробницы не осталось пустых мест. Конец близок: { $seat } завершает действие, у остальных есть ещё по одному.
        [helpers] Помощники заканчиваются. Конец близок: { $seat } завершает действие, у остальных есть ещё по одному.
       *[fame] Славы набрано достаточно. Конец близок: { $seat } завершает действие, у остальных есть ещё по одному.
    }

## Why not

why-game-over = Игра окончена.
why-not-your-turn = Сейчас ходит { $seat }.
why-in-the-box = При таком числе игроков этой карты входа нет.
why-occupied = Здесь уже лежит лапка: { $seat }.
why-opposite = Напротив лежит лапка: { $seat }, { $entrance }.
why-no-paws = Все ваши лапки выложены: сначала снимите их.
why-no-own-paw = Вы снимаете лапки, а вашей лапки здесь нет.
why-no-such-place = При таком числе игроков этого места нет.
why-entrances-only = Лапки кладут на карты входов; на место лапка попадает, когда на нём пересекаются линии двух ваших лапок.
why-place-taken = Здесь лежит лапка: { $seat }.
why-needs-effect = Комнаты вскрывают, а помощников нанимают эффектами карт, с которых снимают лапки.
why-no-tokens = У вас не осталось жетонов владельца.
why-no-site = Ни одна ваша лапка не лежит на пустом месте.
why-too-dear =
    { $n ->
        [one] Вам не хватает { $n } ресурса или золота.
       *[other] Вам не хватает { $n } ресурсов или золота.
    }
why-hired = Этот помощник уже нанят: { $seat }.
why-others-camp = Карта лежит в чужом лагере: { $seat }.
why-discarded = Карта лежит в сбросе.
why-other-faction = Фракция этой карты не участвует в партии.
why-in-deck = Карта ещё в колоде.
why-chest-in-tomb = Сундук ещё в гробнице: положите лапку на его место.
why-others-chest = Это чужой сундук: { $seat }.
why-chest-used = Этот сундук уже использован.
why-chest-in-supply = Этот сундук в запасе.
why-not-removing = Сундуки используют, снимая лапки.
why-chest-under-way = Сейчас применяется другой сундук.

## The end

score-fame = Слава
score-rooms = Разнообразие комнат
score-helpers = Разнообразие помощников
end-places = Внутри гробницы не осталось пустых мест.
end-helpers = Помощники закончились.
end-fame = Славы набрано достаточно.
