## What is written on components. Wording: wording.py

# --- joining
join-and = { $rest } и { $last }
join-or = { $rest } или { $last }
join-or-else = { $rest }; или { $last }
join-then = { $rest }, затем { $last }
join-also = { $rest }; также { $last }
join-terms = { $rest }, { $last }

# --- things gained, paid and lost; $n of them (винительный падеж)
item-wood = { again }{ $n } { $n ->
    [one] дерево
   *[other] дерева
}
item-metal = { again }{ $n } { $n ->
    [one] металл
   *[other] металла
}
item-move = { again }{ $n } { $n ->
    [one] жетон перемещения
    [few] жетона перемещения
   *[many] жетонов перемещения
}
item-joker = { again }{ $n } { $n ->
    [one] джокера
    [few] джокера
   *[many] джокеров
}
item-vp = { again }{ $n } ПО
item-current = { $n ->
    [1] ток
    [2] ток дважды
   *[other] ток { $n } раз
}
again = { $more ->
    [yes] ещё{ " " }
   *[no] { "" }
}
item-any = { $n ->
    [1] 1 дерево, металл или карту с руки
    [few] { $n } предмета на выбор (дерево, металл, карты с руки)
   *[many] { $n } предметов на выбор (дерево, металл, карты с руки)
}
item-either = { $n ->
    [one] { $n } дерево или металл
   *[other] { $n } дерева или металла
}
item-cards = { $n } { hand-cards }
item-basic_cards = { $n ->
    [one] { $n } простую { hand-cards }
    [few] { $n } простые { hand-cards }
   *[many] { $n } простых { hand-cards }
}
item-advanced_cards = { $n ->
    [one] { $n } продвинутую { hand-cards }
    [few] { $n } продвинутые { hand-cards }
   *[many] { $n } продвинутых { hand-cards }
}
item-card = { $n } { hand-cards }
hand-cards = { $n ->
    [one] карту с руки
    [few] карты с руки
   *[many] карт с руки
}
item-mice = { $n } { mice } из своих комнат
item-house_mice = { $n ->
    [one] { $n } домашнюю { mice } из своих комнат
    [few] { $n } домашние { mice } из своих комнат
   *[many] { $n } домашних { mice } из своих комнат
}
item-cellar_mice = { $n ->
    [one] { $n } подвальную { mice } из своих комнат
    [few] { $n } подвальные { mice } из своих комнат
   *[many] { $n } подвальных { mice } из своих комнат
}
item-mouse = { $n } { mice }
mice = { $form ->
    [least] { $n ->
        [one] мыши
       *[other] мышей
    }
   *[other] { $n ->
        [one] мышь
        [few] мыши
       *[many] мышей
    }
}
item-beds = { $n ->
    [one] { $n } построенную кровать из своих комнат (она по-прежнему считается построенной)
    [few] { $n } построенные кровати из своих комнат (они по-прежнему считаются построенными)
   *[many] { $n } построенных кроватей из своих комнат (они по-прежнему считаются построенными)
}
price-pay = заплатить { $items }
price-discard = сбросить { $items }
loss-points = { $form ->
    [does] теряет
    [you] потеряйте
   *[to] потерять
} { $items }
loss-things = { $form ->
    [does] сбрасывает
    [you] сбросьте
   *[to] сбросить
} { $items }

# --- cards meant by $deck and $kind
deck = { $n ->
    [one] { $kind ->
        [tool] { $deck ->
            [basic] простой{ " " }
            [advanced] продвинутый{ " " }
           *[any] { "" }
        }
        [robot] { $deck ->
            [basic] простого{ " " }
            [advanced] продвинутого{ " " }
           *[any] { "" }
        }
       *[any] { $deck ->
            [basic] простое{ " " }
            [advanced] продвинутое{ " " }
           *[any] { "" }
        }
    }
   *[other] { $deck ->
        [basic] простых{ " " }
        [advanced] продвинутых{ " " }
       *[any] { "" }
    }
}
cards = { $form ->
    [least] { $deck ->
        [basic] { $n ->
            [one] простого
           *[other] простых
        }{ " " }
        [advanced] { $n ->
            [one] продвинутого
           *[other] продвинутых
        }{ " " }
       *[any] { "" }
    }{ $kind ->
        [structure] { $n ->
            [one] сооружения
           *[other] сооружений
        }
        [tool] { $n ->
            [one] инструмента
           *[other] инструментов
        }
        [robot] { $n ->
            [one] робота
           *[other] роботов
        }
       *[any] { $n ->
            [one] изобретения
           *[other] изобретений
        }
    }
   *[other] { deck }{ $kind ->
        [structure] { $n ->
            [one] сооружение
            [few] сооружения
           *[many] сооружений
        }
        [tool] { $n ->
            [one] инструмент
            [few] инструмента
           *[many] инструментов
        }
        [robot] { $n ->
            [one] робота
            [few] робота
           *[many] роботов
        }
       *[any] { $n ->
            [one] изобретение
            [few] изобретения
           *[many] изобретений
        }
    }
}
card = { $kind ->
    [structure] сооружение
    [tool] инструмент
    [robot] робот
   *[any] изобретение
}

# --- effects
when-it-counts = { $type ->
    [once] раз в раунд: { $done }
    [income] сейчас и в начале каждого раунда: { $done }
    [final] в конце игры: { $done }
   *[other] { $done }
}
do-gain = получите { $items }
do-gain_any = { $cards ->
    [yes] получите { $n ->
        [1] 1 дерево, 1 металл или 1 карту с верха любой колоды
        [few] { $n } предмета, каждый — дерево, металл или карта с верха любой колоды
       *[many] { $n } предметов, каждый — дерево, металл или карта с верха любой колоды
    }
   *[no] получите { $n ->
        [1] 1 дерево или 1 металл
        [few] { $n } ресурса, каждый — дерево или металл
       *[many] { $n } ресурсов, каждый — дерево или металл
    }
}
do-skill_token = возьмите 1 жетон навыка на выбор
do-hero = возьмите 1 героя на выбор и получите 1 ПО за каждый ваш символ его навыка, включая 2 символа самого героя
do-draw = возьмите из колоды { $n } { $deck ->
    [any] { cards } с верха любой колоды
   *[one] { cards }
}
do-draw_play = посмотрите { $n } верхних { cards }, разыграйте 1 из них бесплатно, остальные сбросьте
do-draw_keep = посмотрите { $n } верхних { cards }, оставьте { $keep }, остальные сбросьте
do-flip = откройте верхнее { $deck ->
    [basic] простое
   *[advanced] продвинутое
} изобретение; если это { card }, возьмите его в руку, иначе сбросьте
do-search = возьмите 1 { cards } с рынка (если там такой карты нет, открывайте карты колоды до первой подходящей, возьмите её, остальные сбросьте)
do-take_discard = возьмите в руку { $n } { $n ->
    [one] изобретение
    [few] изобретения
   *[many] изобретений
} на выбор из { $deck ->
    [any] любой стопки сброса
    [basic] стопки сброса простых изобретений
   *[advanced] стопки сброса продвинутых изобретений
}
do-take_market = возьмите с рынка { $n } { cards } на выбор
do-ideas = получите { $n } { $n ->
    [one] очко проекта и сразу потратьте его
    [few] очка проекта и сразу потратьте их
   *[many] очков проекта и сразу потратьте их
}
do-private_goal = возьмите { $draw } { $draw ->
    [one] цель
    [few] цели
   *[many] целей
}, оставьте { $keep } как цель только для себя, { $draw ->
    [2] другую сбросьте
   *[other] остальные сбросьте
}
do-play = можете разыграть { $n } { cards }{ $without_skill ->
    [none] { "" }
   *[other] { " " }без символа { skill-missing }
}{ $discount ->
    [none] { "" }
   *[other] { " " }на { $discount } дешевле
}{ $free ->
    [yes] { " " }с руки бесплатно, не выполняя требований
   *[no] { "" }
}{ ignoring }
skill-missing = { $without_skill ->
    [intelligence] сообразительности
    [agility] проворства
    [perception] наблюдательности
    [strength] силы
   *[endurance] выносливости
}
ignoring = { $ignore_skill ->
    [0] { "" }
    [one] , не учитывая { $ignore_skill } требуемый символ навыка
    [few] , не учитывая { $ignore_skill } требуемых символа навыков
   *[many] , не учитывая { $ignore_skill } требуемых символов навыков
}
do-explore = получите { $n } { $n ->
    [one] очко исследования и сразу потратьте его
    [few] очка исследования и сразу потратьте их
   *[many] очков исследования и сразу потратьте их
}
do-open_door = { $where ->
    [anywhere] возьмите на ферме любой 1 жетон двери и получите его бонус
   *[adjacent] откройте 1 дверь рядом со своим исследователем или своей палаткой
}
do-move_explorer = { $range ->
    [reachable] переместите своего исследователя в любую комнату, куда он может дойти через открытые двери
   *[one] переместите своего исследователя через 1 открытую дверь
}
do-reveal = { $where ->
    [anywhere] раскройте любую 1 карту миссии на ферме и получите её бонус
   *[here] раскройте 1 карту миссии в комнате со своим исследователем или своей палаткой и получите её бонус
}
do-solve = можете выполнить { $n } { $n ->
    [one] миссию
    [few] миссии
   *[many] миссий
} в комнате со своим исследователем или своей палаткой{ ignoring }
do-tent = { $where ->
    [reachable] поставьте 1 свою палатку в комнату своего исследователя или в любую, куда он может дойти через открытые двери; если обе палатки уже стоят, можете переставить туда одну из них
   *[here] поставьте 1 свою палатку в комнату своего исследователя
}
do-take_mouse = { $source ->
    [round] возьмите мышь этого раунда
    [supply] возьмите { $n } { $kind ->
        [any] { mice } с верха любой стопки запаса
       *[one] { mouse-kind }{ mice } с верха стопки запаса
    }
    [here] возьмите { $n } { mouse-kind }{ mice } из лежащих лицом вниз в комнате со своим исследователем или своей палаткой
   *[anywhere] возьмите на ферме любую { $n } { mouse-kind }{ mice } из лежащих лицом вниз
}
mouse-kind = { $kind ->
    [house] { $n ->
        [one] домашнюю
        [few] домашние
       *[many] домашних
    }{ " " }
    [cellar] { $n ->
        [one] подвальную
        [few] подвальные
       *[many] подвальных
    }{ " " }
   *[any] { "" }
}
do-dig = { $free ->
    [yes] выройте { $n } { rooms } бесплатно
   *[no] можете вырыть { up-to }{ rooms } по своей обычной цене
}
rooms = { $form ->
    [least] { $n ->
        [one] комнаты
       *[other] комнат
    }
   *[other] { $n ->
        [one] комнату
        [few] комнаты
       *[many] комнат
    }
}
up-to = { $n ->
    [1] 1{ " " }
   *[other] вплоть до { $n }{ " " }
}
do-bed = { $free ->
    [yes] постройте { $n } { beds } бесплатно
   *[no] можете построить { up-to }{ beds } по своей обычной цене
}
beds = { $form ->
    [least] { $n ->
        [one] кровати
       *[other] кроватей
    }
   *[other] { $n ->
        [one] кровать
        [few] кровати
       *[many] кроватей
    }
}
do-enter_worker = переместите { $n ->
    [1] 1 работника
   *[other] до { $n } { workers }
} от входа в свою нору в любую область
workers = { $n ->
    [one] работника
   *[other] работников
}
do-move_workers = переместите { $n ->
    [1] 1 работника
   *[other] до { $n } { workers }, каждого
} из одной области в другую
do-unlock = уберите 1 маркер с любой { $color ->
    [brown] коричневой ячейки
    [grey] серой ячейки
   *[any] ячейки
} своего планшета (заплатив её цену, если она есть) и удалите его из игры
do-discard_bed = сбросьте 1 построенную кровать из своих комнат (она по-прежнему считается построенной)
do-main_action = выполните { $of ->
    [any] 1 основное действие на выбор
   *[some] действие { $actions }
} { $strength ->
    [workers] с силой, которую даёт число ваших работников
   *[other] с силой { $strength }
}
do-potion = используйте 1 зелье алхимика
do-copy_once = примените эффект 1× любой другой карты, своей или чужой, даже если на ней лежит маркер 1×
do-choose = { $n ->
    [1] выберите одно
   *[other] выберите { $n } из списка
}: { $choices }
do-exchange = можете { $pay }; за это { $get }{ $times ->
    [1] { "" }
    [any] ; повторяйте сколько угодно раз
   *[other] ; не больше { $times } раз
}
do-swap_any = можете заплатить 1 дерево, 1 металл или 1 карту с руки; за это получите что-то другое: 1 дерево, 1 металл или 1 карту с верха любой колоды
do-per = { $do } { $each }{ $max ->
    [none] { "" }
   *[other] , не больше { $max } раз
}
do-if = если { $cond }, { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; иначе { $otherwise }
}

# --- the same in two or three words, for the spaces of the wheel
brief-gain = получить { $items }
brief-draw = { $n } { cards }
brief-play = разыграть { $n } { cards }
brief-solve = выполнить { $n } { $n ->
    [one] миссию
    [few] миссии
   *[many] миссий
}
brief-explore = { $n } { $n ->
    [one] очко исследования
    [few] очка исследования
   *[many] очков исследования
}
brief-move_workers = переместить { $n } { workers }
brief-potion = зелье
brief-take_mouse = { $source ->
    [round] мышь раунда
   *[other] { $n } { mice }
}

# --- permanent effects
do-when = { $event }, { $done }
event-gather = каждый раз, когда вы выполняете { $action ->
    [gather_wood] «{ word-gather_wood }»
   *[gather_metal] «{ word-gather_metal }»
}
event-gain_token = каждый раз, когда вы получаете { $mode ->
    [unit] { $what ->
        [wood] дерево
        [metal] металл
        [move] жетон перемещения
       *[joker] джокера
    } (за каждый отдельно)
   *[batch] любое количество { $what ->
        [wood] дерева
        [metal] металла
        [move] жетонов перемещения
       *[joker] джокеров
    }
}
event-gain_vp = каждый раз, когда вы получаете любое количество ПО во время игры
event-gain_icon = каждый раз, когда вы получаете символ { $energy ->
    [yes] энергии
   *[no] { $skill ->
        [intelligence] сообразительности
        [agility] проворства
        [perception] наблюдательности
        [strength] силы
       *[endurance] выносливости
    }
} (за каждый отдельно)
event-take_card = каждый раз, когда вы берёте в руку { an-invention }, откуда бы то ни было
an-invention = { $deck ->
    [basic] простое изобретение
    [advanced] продвинутое изобретение
   *[none] изобретение
}
event-play_card = каждый раз, когда вы разыгрываете { $kind ->
    [tool] другой
    [robot] другого
   *[any] другое
} { deck }{ $kind ->
    [structure] сооружение
    [tool] инструмент
    [robot] робота
   *[any] изобретение
}{ $effect ->
    [none] { "" }
   *[other] { " " }{ with-effect }
}{ $has_skill ->
    [none] { "" }
   *[other] { " " }{ with-skill }
}
with-effect = { $effect ->
    [immediate] с мгновенным эффектом
    [once] с эффектом 1×
    [income] с эффектом дохода
    [final] с эффектом конца игры
    [permanent] с постоянным эффектом
   *[aggressive] с агрессивным эффектом
}
with-skill = { $has_skill ->
    [intelligence] с символом сообразительности
    [agility] с символом проворства
    [perception] с символом наблюдательности
    [strength] с символом силы
   *[endurance] с символом выносливости
}
event-take_door = каждый раз, когда вы берёте жетон двери
event-reveal_mission = каждый раз, когда вы раскрываете карту миссии
event-solve_mission = каждый раз, когда вы выполняете { $where ->
    [house] домашнюю миссию
    [cellar] подвальную миссию
   *[any] миссию
}
event-take_mouse = каждый раз, когда вы берёте { $kind ->
    [house] домашнюю мышь
    [cellar] подвальную мышь
   *[any] любую мышь
}
event-dig_room = каждый раз, когда вы роете комнату
event-build_bed = каждый раз, когда вы строите кровать
event-place_tent = каждый раз, когда вы ставите или переставляете палатку
event-move_explorer = каждый раз, когда вы перемещаете исследователя
event-claim_goal = каждый раз, когда вы достигаете цели
event-gain_current = каждый раз, когда вы получаете ток
event-use_move = каждый раз, когда вы используете жетон перемещения
event-use_once = каждый раз, когда вы применяете эффект 1×
event-visit_alchemist = каждый раз, когда вы ставите вожака в хижину алхимика
event-use_potion = каждый раз, когда вы используете зелье алхимика
event-discard_card = каждый раз, когда вы сбрасываете { $deck ->
    [basic] простую карту с руки
    [advanced] продвинутую карту с руки
   *[none] карту с руки
}
event-main_action = каждый раз, когда вы выполняете { $action ->
    [none] основное действие
    [gather_wood] «{ word-gather_wood }»
    [dig_rooms] «{ word-dig_rooms }»
    [gather_metal] «{ word-gather_metal }»
    [build_beds] «{ word-build_beds }»
    [find_ideas] «{ word-find_ideas }»
   *[explore] «{ word-explore }»
}
do-discount = { $target ->
    [play] розыгрыш каждого { $deck ->
        [basic] простого{ " " }
        [advanced] продвинутого{ " " }
       *[any] { "" }
    }{ $kind ->
        [structure] сооружения
        [tool] инструмента
        [robot] робота
       *[any] изобретения
    }{ $has_skill ->
        [none] { "" }
       *[other] { " " }{ with-skill }
    } стоит вам на { $items } меньше
    [bed] каждая кровать стоит вам на { $items } меньше
    [dig] каждая комната стоит вам на { $items } меньше
    [bed_action] каждый раз, когда вы выполняете «{ word-build_beds }», платите в сумме на { $items } меньше
    [dig_action] каждый раз, когда вы выполняете «{ word-dig_rooms }», платите в сумме на { $items } меньше
   *[mission] выполнение каждой миссии стоит вам на { $items } меньше
}
do-ignore_skill = каждый раз, когда вы { $target ->
    [mission] выполняете миссию
   *[play] разыгрываете { deck }{ $kind ->
        [structure] сооружение
        [tool] инструмент
        [robot] робота
       *[any] изобретение
    }{ $has_skill ->
        [none] { "" }
       *[other] { " " }{ with-skill }
    }
}, можете не учитывать { $n ->
    [one] { $n } требуемый символ навыка
    [few] { $n } требуемых символа навыков
   *[many] { $n } требуемых символов навыков
}
do-price = { $target ->
    [bed] кровать стоит вам всего { $items }
   *[dig] комната стоит вам всего { $items }
}
do-extra_room = у вас на { $n } { rooms } больше: для { $n ->
    [one] кровати или мыши
   *[other] кроватей или мышей
}
do-boost = ваша сила на { $n } больше, когда вы выполняете { $action ->
    [gather_wood] «{ word-gather_wood }»
    [dig_rooms] «{ word-dig_rooms }»
    [gather_metal] «{ word-gather_metal }»
    [build_beds] «{ word-build_beds }»
    [find_ideas] «{ word-find_ideas }»
   *[explore] «{ word-explore }»
}
do-move_power = каждый жетон перемещения перемещает { $n } { workers } вместо 1
do-immune = агрессивные эффекты изобретений соперников (в одиночной игре и карт состояния) на вас не действуют

# --- aggressive and final effects
do-aggro = каждый соперник, у которого { $more }, чем у вас, { $loses }
do-aggro-choose = каждый соперник, у которого { $more }, чем у вас, выбирает: { $choices }
do-score = { $vp } ПО{ $each ->
    [none] { "" }
   *[other] { " " }{ $each }
}{ $max ->
    [none] { "" }
   *[other] , но не больше { $max } ПО
}
do-score_if = { $vp } ПО, если { $cond }

# --- counts: за каждые 2 ... (each), 3 ... (have), не меньше 3 ... (least), больше ... (more), ваши ... (yours)
for-each = { $n ->
    [1] за каждый ваш
   *[other] за каждые { $n }
}
cards-counted = { $form ->
    [least] { $n ->
        [one] карты
       *[other] карт
    }
   *[other] { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
}
heroes = { $n ->
    [one] героя
   *[other] героев
}
cheese-tiles = { $form ->
    [least] { $n ->
        [one] жетона сыра
       *[other] жетонов сыра
    }
   *[other] { $n ->
        [one] жетон сыра
        [few] жетона сыра
       *[many] жетонов сыра
    }
}
door-tokens = { $form ->
    [least] { $n ->
        [one] жетона двери
       *[other] жетонов дверей
    }
   *[other] { $n ->
        [one] жетон двери
        [few] жетона дверей
       *[many] жетонов дверей
    }
}
markers = { $form ->
    [least] { $n ->
        [one] маркера
       *[other] маркеров
    }
   *[other] { $n ->
        [one] маркер
        [few] маркера
       *[many] маркеров
    }
}
goals = { $form ->
    [least] { $n ->
        [one] достигнутой цели
       *[other] достигнутых целей
    }
   *[other] { $n ->
        [one] достигнутую цель
        [few] достигнутые цели
       *[many] достигнутых целей
    }
}
tents = { $form ->
    [least] { $n ->
        [one] палатки
       *[other] палаток
    }
   *[other] { $n ->
        [one] палатку
        [few] палатки
       *[many] палаток
    }
}
leaders = { $n ->
    [one] вожака
   *[other] вожаков
}
levels = { $form ->
    [least] { $n ->
        [one] уровня
       *[other] уровней
    }
   *[other] { $n ->
        [one] уровень
        [few] уровня
       *[many] уровней
    }
}
sets = { $form ->
    [least] { $n ->
        [one] полного набора
       *[other] полных наборов
    }
   *[other] { $n ->
        [one] полный набор
        [few] полных набора
       *[many] полных наборов
    }
}
count-tokens = { $form ->
    [each] { $which ->
        [wood] { $n ->
            [1] за каждое ваше дерево
           *[other] за каждые { $n } { token }
        }
        [joker] { $n ->
            [1] за каждого джокера
           *[other] за каждые { $n } { token }
        }
       *[other] { for-each } { token }
    }
    [more] больше { $which ->
        [wood] дерева
        [metal] металла
        [move] жетонов перемещения
       *[joker] джокеров
    }
    [yours] { $which ->
        [wood] ваше дерево
        [metal] ваш металл
        [move] ваши жетоны перемещения
       *[joker] ваши джокеры
    }
   *[have] { $amount } { token }
}
token = { $which ->
    [wood] { $form ->
        [least] дерева
       *[other] { $n ->
            [one] дерево
           *[other] дерева
        }
    }
    [metal] { $form ->
        [least] металла
       *[other] { $n ->
            [one] металл
           *[other] металла
        }
    }
    [move] { $form ->
        [least] { $n ->
            [one] жетона перемещения
           *[other] жетонов перемещения
        }
       *[other] { $n ->
            [one] жетон перемещения
            [few] жетона перемещения
           *[many] жетонов перемещения
        }
    }
   *[joker] { $n ->
        [one] джокера
        [few] { $form ->
            [least] джокеров
           *[other] джокера
        }
       *[many] джокеров
    }
}
count-skill = { $form ->
    [each] { for-each } { icons } { skill }
    [more] больше символов { skill }
    [yours] ваши символы { skill }
   *[have] { $amount } { icons } { skill }
}
skill = { $which ->
    [intelligence] сообразительности
    [agility] проворства
    [perception] наблюдательности
    [strength] силы
    [endurance] выносливости
   *[any] навыков
}
icons = { $form ->
    [least] { $n ->
        [one] символа
       *[other] символов
    }
   *[other] { $n ->
        [one] символ
        [few] символа
       *[many] символов
    }
}
count-energy = { $form ->
    [each] { for-each } { icons } энергии
    [more] больше символов энергии
    [yours] ваши символы энергии
   *[have] { $amount } { icons } энергии
}
count-cards = { $form ->
    [each] { $n ->
        [1] за { $kind ->
            [tool] каждый разыгранный вами { deck }инструмент
            [robot] каждого разыгранного вами { deck }робота
            [structure] каждое разыгранное вами { deck }сооружение
           *[any] каждое разыгранное вами { deck }изобретение
        }
       *[other] за каждые { $n } разыгранных вами { cards }
    }{ that-show }
    [more] больше разыгранных { cards-all }{ that-show }
    [yours] разыгранные вами { $deck ->
        [basic] простые{ " " }
        [advanced] продвинутые{ " " }
       *[any] { "" }
    }{ $kind ->
        [structure] сооружения
        [tool] инструменты
        [robot] роботы
       *[any] изобретения
    }{ that-show }
   *[have] { $amount } { $n ->
        [one] { $form ->
            [least] разыгранного
           *[other] { $kind ->
                [tool] разыгранный
                [robot] разыгранного
               *[any] разыгранное
            }
        }
       *[other] разыгранных
    } { cards }{ that-show }
}
cards-all = { $deck ->
    [basic] простых{ " " }
    [advanced] продвинутых{ " " }
   *[any] { "" }
}{ $kind ->
    [structure] сооружений
    [tool] инструментов
    [robot] роботов
   *[any] изобретений
}
that-show = { $effect ->
    [any] { "" }
   *[other] { " " }{ with-effect }
}{ $has_skill ->
    [any] { "" }
   *[other] { " " }{ with-skill }
}
count-hand = { $form ->
    [each] { $n ->
        [1] за каждую { hand-deck }{ cards-counted } на руке
       *[other] за каждые { $n } { hand-deck }{ cards-counted } на руке
    }
    [more] больше { hand-deck }карт на руке
    [yours] ваши { hand-deck }карты на руке
   *[have] { $amount } { hand-deck }{ cards-counted } на руке
}
hand-deck = { $which ->
    [basic] { $form ->
        [more] простых
        [yours] простые
        [least] { $n ->
            [one] простой
           *[other] простых
        }
       *[other] { $n ->
            [one] простую
            [few] простые
           *[many] простых
        }
    }{ " " }
    [advanced] { $form ->
        [more] продвинутых
        [yours] продвинутые
        [least] { $n ->
            [one] продвинутой
           *[other] продвинутых
        }
       *[other] { $n ->
            [one] продвинутую
            [few] продвинутые
           *[many] продвинутых
        }
    }{ " " }
   *[any] { "" }
}
count-mice = { $form ->
    [each] { $n ->
        [1] за каждую { mice-counted }
       *[other] за каждые { $n } { mice-counted }
    } в ваших комнатах{ cheese-counts }
    [more] больше { mice-all } в комнатах{ cheese-counts }
    [yours] { $which ->
        [house] домашние мыши
        [cellar] подвальные мыши
       *[any] мыши
    } в ваших комнатах{ cheese-counts }
    [least] { $amount } { mice-counted } в ваших комнатах{ cheese-counts }
   *[have] { $amount } { mice-counted } в своих комнатах{ cheese-counts }
}
mice-counted = { $which ->
    [house] { $form ->
        [least] { $n ->
            [one] домашней
           *[other] домашних
        }
       *[other] { $n ->
            [one] домашнюю
            [few] домашние
           *[many] домашних
        }
    } { mice }
    [cellar] { $form ->
        [least] { $n ->
            [one] подвальной
           *[other] подвальных
        }
       *[other] { $n ->
            [one] подвальную
            [few] подвальные
           *[many] подвальных
        }
    } { mice }
   *[any] { mice }
}
mice-all = { $which ->
    [house] домашних мышей
    [cellar] подвальных мышей
   *[any] мышей
}
cheese-counts = { $which ->
    [cellar] { " " }(сыр считается)
   *[any] { "" }
}
count-cheese = { $form ->
    [each] за жетон сыра в ваших комнатах
    [more] больше жетонов сыра
    [yours] ваш жетон сыра
    [least] { $amount } { cheese-tiles } в ваших комнатах
   *[have] { $amount } { cheese-tiles } в своих комнатах
}
count-beds = { $form ->
    [each] { $n ->
        [1] за каждую построенную вами кровать (сброшенные тоже считаются)
       *[other] за каждые { $n } построенные вами { beds } (сброшенные тоже считаются)
    }
    [more] больше построенных кроватей
    [yours] построенные вами кровати
    [least] { $amount } { $n ->
        [one] построенной
       *[other] построенных
    } { beds }
   *[have] { $amount } { $n ->
        [one] построенную
        [few] построенные
       *[many] построенных
    } { beds }
}
count-rooms_dug = { $form ->
    [each] { $n ->
        [1] за каждую вырытую вами комнату
       *[other] за каждые { $n } вырытые вами { rooms }
    }
    [more] больше вырытых комнат
    [yours] вырытые вами комнаты
    [least] { $amount } { $n ->
        [one] вырытой
       *[other] вырытых
    } { rooms }
   *[have] { $amount } { $n ->
        [one] вырытую
        [few] вырытые
       *[many] вырытых
    } { rooms }
}
count-free_rooms = { $form ->
    [each] { $n ->
        [1] за каждую вашу свободную комнату
       *[other] за каждые { $n } ваши свободные { rooms }
    }
    [more] больше свободных комнат
    [yours] ваши свободные комнаты
    [least] { $amount } { $n ->
        [one] свободной
       *[other] свободных
    } { rooms }
   *[have] { $amount } { $n ->
        [one] свободную
        [few] свободные
       *[many] свободных
    } { rooms }
}
count-doors = { $form ->
    [each] { for-each } { door-tokens }
    [more] больше жетонов дверей
    [yours] ваши жетоны дверей
   *[have] { $amount } { door-tokens }
}
count-markers = { $which ->
    [missions] { $form ->
        [each] { for-each } { markers } на картах миссий
        [more] больше маркеров на картах миссий
        [yours] ваши маркеры на картах миссий
       *[have] { $amount } { markers } на картах миссий
    }
   *[board] { $form ->
        [each] { $n ->
            [1] за каждый маркер, снятый с { power-space } вашего планшета
           *[other] за каждые { $n } { markers }, снятые с { power-spaces } вашего планшета
        }
        [more] больше маркеров, снятых с { power-spaces }
        [yours] маркеры, снятые с { power-spaces } вашего планшета
       *[have] { $amount } { markers }, снятых с { power-spaces } своего планшета
    }
}
power-space = { $which ->
    [brown] коричневой ячейки
    [grey] серой ячейки
   *[any] ячейки
}
power-spaces = { $which ->
    [brown] коричневых ячеек
    [grey] серых ячеек
   *[any] ячеек
}
count-goals = { $form ->
    [each] { $n ->
        [1] за каждую достигнутую вами цель
       *[other] за каждые { $n } { goals }
    }
    [more] больше достигнутых целей
    [yours] достигнутые вами цели
   *[have] { $amount } { goals }
}
count-tents = { $form ->
    [each] { $n ->
        [1] за каждую вашу палатку на ферме
       *[other] за каждые { $n } ваши { tents } на ферме
    }
    [more] больше палаток на ферме
    [yours] ваши палатки на ферме
   *[have] { $amount } { tents } на ферме
}
count-heroes = { $form ->
    [each] { $n ->
        [1] за каждого вашего героя
       *[other] за каждых { $n } ваших { heroes }
    }
    [more] больше героев
    [yours] ваши герои
   *[have] { $amount } { heroes }
}
count-workers = { $form ->
    [each] { $n ->
        [1] за каждого вашего работника
       *[other] за каждых { $n } ваших { workers }
    } { workers-place }
    [more] больше работников { workers-place }
    [yours] ваши работники { workers-place }
   *[have] { $amount } { workers } { workers-place }
}
workers-place = { $which ->
    [forest] в лесу
    [burrow] в норе
    [farm] на ферме
    [entrance] у входа в нору
   *[board] на игровом поле
}
count-leaders = { $form ->
    [each] { $n ->
        [1] за каждого вашего вожака в хижине алхимика
       *[other] за каждых { $n } ваших { leaders } в хижине алхимика
    }
    [more] больше вожаков в хижине алхимика
    [yours] ваши вожаки в хижине алхимика
   *[have] { $amount } { leaders } в хижине алхимика
}
count-current = { $form ->
    [each] { $n ->
        [1] за каждый уровень вашего тока
       *[other] за каждые { $n } { levels } вашего тока
    }
    [more] выше уровень тока
    [yours] уровень вашего тока
    [least] { $n ->
        [1] обычного тока
       *[2] усиленного тока
    }
   *[have] { $n ->
        [1] ток
       *[2] усиленный ток
    }
}
count-vp = { $form ->
    [each] { $n ->
        [1] за каждое ваше ПО
       *[other] за каждые { $n } ваших ПО
    }
    [more] больше ПО
    [yours] ваши ПО
   *[have] { $amount } ПО
}
count-sets = { $form ->
    [each] { $n ->
        [1] за каждый { sets }, включающий { $parts }
       *[other] за каждые { $n } { sets }, включающих { $parts }
    }
    [more] больше полных наборов, включающих { $parts }
    [yours] ваши полные наборы, включающие { $parts }
   *[have] { $amount } { sets }, где есть { $parts }
}
count-sum = { $form ->
    [each] за каждые { $n } { $n ->
        [few] единицы
       *[many] единиц
    } в сумме ({ $parts })
    [more] больше в сумме ({ $parts })
    [yours] всё вместе ({ $parts })
   *[have] { $amount } в сумме ({ $parts })
}

# --- conditions
cond-current = у вас есть { $n ->
    [1] ток
   *[2] усиленный ток
}
cond-at_least = у вас не меньше { $counted }
cond-at_most = у вас не больше { $counted }
cond-round = идёт раунд { $n }
cond-leader_on_wheel = на колесе стоит ваш вожак
cond-explorer_in = ваш исследователь находится здесь: { $rooms }
cond-negated = неверно, что { $cond }

# --- what cards and rows ask for, powers, rows, quick actions
terms = { $terms }: { $done }
terms-have = иметь { $needed }
terms-none = требований нет
power-points = { $n } ПО в конце игры.
power-pair = Если открыта и ячейка с { $n } ПО, ещё { $more } ПО.
power-price = Чтобы убрать этот маркер, нужно { $price }.
row-opens = { $done }; открывается замок { $lock }
row-locks = { $n ->
    [one] Замок { $locks }.
   *[other] Замки { $locks }.
}
quick-use_once = примените эффект 1× своей карты, на которой нет маркера 1×, и положите на неё маркер
quick-claim_goal = положите диск цели на верхнюю свободную ячейку цели, требование которой выполнено, и получите её бонус
action-name = «{ $name }»

# --- words
word-gather_wood = Сбор дерева
word-dig_rooms = Рытьё комнат
word-gather_metal = Сбор металла
word-build_beds = Постройка кроватей
word-find_ideas = Работа над проектами
word-explore = Исследование

# --- components without names of their own
name-door-token = жетон двери
name-sector-number = сектор { $n }
name-space-with = бонус «{ $bonus }»
name-space-in = бонус «{ $bonus }» сектора { $sector }
name-mission-space-in = место миссии{ space-number } ({ $room })
name-mouse-space-in = место мыши{ space-number } ({ $room })
space-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
name-place-of = место на колесе: { $action }

## The game

game-name = Побег из Вистара
game-about = Беглые лабораторные крысы обживают нору под фермой, исследуют дом и мастерят изобретения.
game-length = 90–120 минут
game-weight = сложная

# --- names of what is no card or tile
name-action = { $id ->
    [gather_wood] { word-gather_wood }
    [dig_rooms] { word-dig_rooms }
    [gather_metal] { word-gather_metal }
    [build_beds] { word-build_beds }
    [find_ideas] { word-find_ideas }
   *[explore] { word-explore }
}
name-quick = { $id ->
    [all] Быстрые действия
    [buy_joker] покупка джокера
    [buy_current] покупка тока
    [use_move] жетон перемещения
    [use_once] эффект 1×
    [enter_worker] выход работника
    [place_tent] установка палатки
   *[claim_goal] достижение цели
}
name-alchemist = хижина алхимика
name-area = { $id ->
    [forest] лес
    [burrow] нора
   *[farm] ферма
}
name-deck = { $id ->
    [basic] колода простых изобретений
   *[advanced] колода продвинутых изобретений
}
name-pile = { $id ->
    [house] стопка домашних мышей
   *[cellar] стопка подвальных мышей
}

# --- plain words
word-wood = дерево
word-metal = металл
word-move = жетон перемещения
word-joker = джокер
word-vp = ПО
word-current = ток
word-card = карта
word-mouse = мышь
word-any = дерево, металл или карта
word-basic = простое
word-advanced = продвинутое
word-structure = сооружение
word-tool = инструмент
word-robot = робот
word-intelligence = сообразительность
word-agility = проворство
word-perception = наблюдательность
word-strength = сила
word-endurance = выносливость
word-energy = энергия
word-house = домашняя
word-cellar = подвальная
word-immediate = мгновенный
word-once = 1×
word-income = доход
word-final = конец игры
word-permanent = постоянный
word-aggressive = агрессивный
word-brown = коричневый
word-grey = серый

## Questions and answers

ask-draft = Выберите два изобретения, с которыми начнёте.
option-pair = { $a } и { $b }
ask-turn = Ваш ход. Что делаете?
option-leader = Вожак на колесо: { $a }
option-hut = Вожак в хижину алхимика
option-main = Основное действие: { $a }
option-bonus = Бонусное действие: { $a }
option-end = Закончить ход
option-buy = { $a-id ->
    [joker] Купить джокера
   *[current] Купить ток
}
option-turn-shift = Жетон перемещения: { $a } → { $b }
option-use = Применить эффект 1×: { $a }
option-enter = Вывести работника: { $a }
option-tent = Палатка: { $a }
option-claim = Достичь цели: { $a }
ask-shift = { $a }: переместите работника (осталось { $b }).
option-shift = { $a } → { $b }
option-stop = Хватит
option-decline = Отказаться
ask-enter = { $a }: выведите работников (осталось { $b }).
ask-order = Сработало несколько эффектов. Какой первым?
option-first = { $a }
option-effect = { $a } (эффект { $b })
ask-play = { $a }: разыграть изобретение?
option-play = Разыграть: { $a }
option-potion-play = Разыграть изобретение
ask-draw-play = { $a }: разыграть одну из карт бесплатно?
ask-pay = { $a }: чем платите?
option-pay = { $a ->
    [0] { $b ->
        [0] { $c ->
            [0] Заплатить
           *[other] { pay-cards }
        }
       *[other] { pay-metal }{ $c ->
            [0] { "" }
           *[other] , { pay-cards }
        }
    }
   *[other] { pay-wood }{ $b ->
        [0] { "" }
       *[other] , { pay-metal }
    }{ $c ->
        [0] { "" }
       *[other] , { pay-cards }
    }
}
pay-wood = { $a } { $a ->
    [one] дерево
   *[other] дерева
}
pay-metal = { $b } { $b ->
    [one] металл
   *[other] металла
}
pay-cards = { $c } { $c ->
    [one] карта
    [few] карты
   *[many] карт
}
ask-discard = { $a }: сбросьте карту с руки (осталось { $b }).
option-discard = Сбросить: { $a }
ask-discard-mouse = { $a }: сбросьте мышь (осталось { $b }).
ask-discard-bed = { $a }: сбросить построенную кровать?
option-discard-bed-discard = Сбросить кровать
ask-exchange = { $a }: платите за эффект?
ask-swap = { $a }: что меняете?
option-swap = { $a-id ->
    [card] Карта с руки
    [wood] 1 дерево
   *[metal] 1 металл
} → { $b-id ->
    [wood] 1 дерево
    [metal] 1 металл
    [basic] 1 простое изобретение
   *[advanced] 1 продвинутое изобретение
}
ask-gain = { $a }: что получаете?
option-gain = { $a ->
    [0] { $b ->
        [0] { gain-cards }
       *[other] { pay-metal }{ $c ->
            [0] { $d ->
                [0] { "" }
               *[other] , { gain-cards }
            }
           *[other] , { gain-cards }
        }
    }
   *[other] { pay-wood }{ $b ->
        [0] { "" }
       *[other] , { pay-metal }
    }{ $c ->
        [0] { $d ->
            [0] { "" }
           *[other] , { gain-cards }
        }
       *[other] , { gain-cards }
    }
}
gain-cards = { $c ->
    [0] { $d } { $d ->
        [one] продвинутое
       *[other] продвинутых
    }
   *[other] { $c } { $c ->
        [one] простое
       *[other] простых
    }{ $d ->
        [0] { "" }
        [one] , { $d } продвинутое
       *[other] , { $d } продвинутых
    }
}
ask-choose = { $a }: выберите один из эффектов.
option-branch = Эффект { $a }
ask-solve = { $a }: выполнить миссию?
option-solve = Выполнить: { $a }
option-potion-solve = Выполнить миссию
ask-marker = { $a }: какой маркер туда кладёте?
option-marker = { $a }
ask-unlock = { $a }: какой маркер снимаете?
ask-explore = { $a }: { $b ->
    [one] осталось { $b } очко исследования.
    [few] осталось { $b } очка исследования.
   *[many] осталось { $b } очков исследования.
}
option-open = Открыть: { $a }
option-go = Пойти: { $a }
option-reveal = Раскрыть: { $a }
option-take = Взять: { $a }
ask-open = { $a }: открыть дверь?
ask-go = { $a }: переместить исследователя?
ask-reveal = { $a }: раскрыть карту миссии?
ask-take = { $a }: взять мышь? (осталось { $b })
ask-tent = { $a }: поставить палатку?
option-move_tent = Палатка: { $a } → { $b }
ask-dig = { $a }: сколько комнат роете?
option-dig = Вырыть { $a ->
    [one] { $a } комнату
    [few] { $a } комнаты
   *[many] { $a } комнат
}
ask-build = { $a }: сколько кроватей строите?
option-build = Построить { $a ->
    [one] { $a } кровать
    [few] { $a } кровати
   *[many] { $a } кроватей
}
ask-ideas = { $a }: { $b ->
    [one] осталось { $b } очко проекта.
    [few] осталось { $b } очка проекта.
   *[many] осталось { $b } очков проекта.
}
option-draw = Взять верхнюю карту: { $a }
ask-draw = { $a }: с какой колоды берёте? (осталось { $b })
ask-keep = { $a }: какую карту оставляете? (осталось { $b })
option-keep = Оставить: { $a }
ask-keep-goal = { $a }: какую цель оставляете?
ask-take-market = { $a }: какую карту берёте? (осталось { $b })
ask-take-discard = { $a }: какую карту берёте из сброса? (осталось { $b })
ask-skill = { $a }: какой жетон навыка берёте?
ask-hero = { $a }: какого героя берёте?
ask-main-action = { $a }: какое основное действие выполняете?
option-action = { $a }
ask-potion = { $a }: на что идёт зелье?
option-metal = Получить 1 металл
option-wood = Получить 1 дерево
ask-copy = { $a }: какой эффект 1× повторяете?
option-copy = { $a }
ask-suffer = Удар по вам: { $a }. Что теряете?
option-lose = { lose-first }
option-lose-both = { lose-first } и { $d } { $c }
lose-first = { $a-id ->
    [vp] { $b } ПО
    [wood] { $b } { $b ->
        [one] дерево
       *[other] дерева
    }
    [metal] { $b } { $b ->
        [one] металл
       *[other] металла
    }
    [move] { $b } { $b ->
        [one] жетон перемещения
        [few] жетона перемещения
       *[many] жетонов перемещения
    }
    [joker] { $b } { $b ->
        [one] джокера
        [few] джокера
       *[many] джокеров
    }
    [card] { $b } { $b ->
        [one] карту с руки
        [few] карты с руки
       *[many] карт с руки
    }
    [mouse] { $b } { $b ->
        [one] мышь
        [few] мыши
       *[many] мышей
    }
   *[any] { $b } из дерева, металла и карт с руки
}

## Happenings

told-round = Начинается раунд { $n }. Его мышь: { $mouse }.
told-turn-order = Порядок хода: { $seats }.
told-picked = { $seat } начинает с карт: { $cards }.
told-placed-leader = { $seat } ставит вожака: { $action }, { $space }.
told-visited = { $seat } идёт к алхимику.
told-main-action = { $seat }: { $action }, сила { $strength }.
told-gained = { $seat } получает { amount } ({ $source }).
told-lost = { $seat } теряет { amount } ({ $source }).
amount = { $what-id ->
    [wood] { $n } { $n ->
        [one] дерево
       *[other] дерева
    }
    [metal] { $n } { $n ->
        [one] металл
       *[other] металла
    }
    [move] { $n } { $n ->
        [one] жетон перемещения
        [few] жетона перемещения
       *[many] жетонов перемещения
    }
    [joker] { $n } { $n ->
        [one] джокера
        [few] джокера
       *[many] джокеров
    }
    [current] ток
   *[vp] { $n } ПО
}
told-paid = { $seat } платит { $wood ->
    [0] { "" }
    [one] { $wood } дерево
   *[other] { $wood } дерева
}{ paid-metal }{ paid-move }{ paid-joker } ({ $about }).
paid-metal = { $metal ->
    [0] { "" }
    [one] { after-wood }{ $metal } металл
   *[other] { after-wood }{ $metal } металла
}
paid-move = { $move ->
    [0] { "" }
    [one] { after-metal }{ $move } жетон перемещения
    [few] { after-metal }{ $move } жетона перемещения
   *[many] { after-metal }{ $move } жетонов перемещения
}
paid-joker = { $joker ->
    [0] { "" }
    [one] { after-move }{ $joker } джокера
    [few] { after-move }{ $joker } джокера
   *[many] { after-move }{ $joker } джокеров
}
after-wood = { $wood ->
    [0] { "" }
   *[other] ,{ " " }
}
after-metal = { $metal ->
    [0] { after-wood }
   *[other] ,{ " " }
}
after-move = { $move ->
    [0] { after-metal }
   *[other] ,{ " " }
}
told-drew = { $seat } берёт с колоды: { $card } ({ $source }).
told-drew-hidden = { $seat } берёт с колоды { $deck-id ->
    [basic] простое изобретение
   *[advanced] продвинутое изобретение
} ({ $source }).
told-looked = { $seat } смотрит карты: { $cards } ({ $source }).
told-looked-hidden = { $seat } смотрит { $n } { $n ->
    [one] { $deck-id ->
        [basic] простое изобретение
       *[advanced] продвинутое изобретение
    }
    [few] { $deck-id ->
        [basic] простых изобретения
       *[advanced] продвинутых изобретения
    }
   *[many] { $deck-id ->
        [basic] простых изобретений
       *[advanced] продвинутых изобретений
    }
} ({ $source }).
told-kept = { $seat } оставляет: { $card } ({ $source }).
told-kept-hidden = { $seat } оставляет одну из карт ({ $source }).
told-took-card = { $seat } берёт карту: { $card } ({ $source }).
told-turned-over = { $seat } открывает карту: { $card }; она сброшена ({ $source }).
told-turned-over-and-took = { $seat } открывает и берёт карту: { $card } ({ $source }).
told-discarded = { $seat } сбрасывает карту: { $card }.
told-discarded-rest = { $seat } сбрасывает карты: { $cards }.
told-discarded-bed = { $seat } сбрасывает { $n ->
    [1] построенную кровать
    [few] { $n } построенные кровати
   *[many] { $n } построенных кроватей
}.
told-discarded-mouse = { $seat } сбрасывает мышь: { $mouse }.
told-left-market = Карта уходит с рынка: { $card }.
told-refilled = Новое на рынке { $deck-id ->
    [basic] простых
   *[advanced] продвинутых
} изобретений: { $cards }.
told-played = { $seat } разыгрывает карту: { $card }.
told-took-mouse = { $seat } принимает мышь: { $mouse } ({ $source }).
told-dug = { $seat } роет комнату ({ $vp } ПО).
told-built = { $seat } строит кровать (ячейка: { $vp } ПО).
told-entered = { $seat } выводит работника: { $area }.
told-shifted = { $seat } перемещает работника: { $start } → { $end }.
told-used-move = { $seat } использует жетон перемещения.
told-used-once = { $seat } применяет эффект 1×: { $card }.
told-opened = { $seat } открывает проход: { $passage }.
told-went = { $seat }: исследователь теперь здесь — { $room }.
told-revealed = { $seat } раскрывает миссию: { $mission }
told-tent = { $seat } ставит палатку: { $room }.
told-solved = { $seat } выполняет миссию «{ $row }», маркер: { $power }.
told-unlocked = { $seat } снимает маркер: { $power }.
told-took-skill = { $seat } берёт жетон навыка: { $token } ({ $source }).
told-took-hero = { $seat } получает героя: { $hero } ({ $source }).
told-claimed = { $seat } достигает цели: { $goal } ({ $needed }).
told-drew-goals = { $seat } берёт цели: { $goals } ({ $source }).
told-kept-goal = { $seat } оставляет цель: { $goal } ({ $source }).
told-copied = { $seat } повторяет эффект: { $card } ({ $source }).
told-hit = { $seat } под ударом: { $source }.

## The end

score-track = Счётчик ПО
score-powers = Ячейки способностей
score-beds = Высшая ячейка кроватей
score-rooms = Высшая комната
score-mice = Мыши и сыр
score-inventions = Изобретения
score-finals = Эффекты конца игры
score-current = Усиленный ток
score-leftovers = Остатки
score-jokers = Джокеры
end-five-rounds = Сыграны пять раундов.

## Why not

why-game-over = Игра окончена.
why-before-the-game = Ещё выбирают начальные изобретения.
why-not-your-turn = Сейчас не ваш ход.
why-needs-play-effect = Нужно действие или эффект, разыгрывающий изобретение.
why-lacks-skill = Требуется { $n } ({ $skill }); у вас { $have }{ $jokers ->
    [0] { "" }
    [one] { " " }и { $jokers } джокер
    [few] { " " }и { $jokers } джокера
   *[many] { " " }и { $jokers } джокеров
}.
why-lacks-energy = Требуется энергия: { $n }; у вас { $have }.
why-lacks-kinds = Требуется { $n } { $kind-id ->
    [structure] { $n ->
        [one] разыгранное сооружение
        [few] разыгранных сооружения
       *[many] разыгранных сооружений
    }
    [tool] { $n ->
        [one] разыгранный инструмент
        [few] разыгранных инструмента
       *[many] разыгранных инструментов
    }
   *[robot] { $n ->
        [one] разыгранный робот
        [few] разыгранных робота
       *[many] разыгранных роботов
    }
}; у вас { $have }.
why-lacks-effects = Требуются разыгранные изобретения с типом эффекта «{ $kind }»: { $n }; у вас { $have }.
why-lacks-current = { $n ->
    [1] Требуется ток.
   *[2] Требуется усиленный ток.
}
why-lacks-mice = Требуется { $n } { $kind-id ->
    [house] { $n ->
        [one] домашняя мышь
        [few] домашние мыши
       *[many] домашних мышей
    }
    [cellar] { $n ->
        [one] подвальная мышь
        [few] подвальные мыши
       *[many] подвальных мышей
    }
   *[any] { $n ->
        [one] мышь
        [few] мыши
       *[many] мышей
    }
} в ваших комнатах; у вас { $have }.
why-lacks-rooms-dug = Требуется { $n ->
    [one] { $n } вырытая комната
    [few] { $n } вырытые комнаты
   *[many] { $n } вырытых комнат
}; у вас { $have }.
why-lacks-beds = Требуется { $n ->
    [one] { $n } построенная кровать
    [few] { $n } построенные кровати
   *[many] { $n } построенных кроватей
}; у вас { $have }.
why-lacks-doors = Требуется { $n ->
    [one] { $n } жетон двери
    [few] { $n } жетона дверей
   *[many] { $n } жетонов дверей
}; у вас { $have }.
why-lacks-price = Это стоит { $n } { $what-id ->
    [wood] { $n ->
        [one] дерево
       *[other] дерева
    }
    [metal] { $n ->
        [one] металл
       *[other] металла
    }
    [move] { $n ->
        [one] жетон перемещения
        [few] жетона перемещения
       *[many] жетонов перемещения
    }
    [joker] { $n ->
        [one] джокера
        [few] джокера
       *[many] джокеров
    }
    [card] { $n ->
        [one] карту с руки
        [few] карты с руки
       *[many] карт с руки
    }
   *[vp] ПО
}; у вас { $have }.
why-lacks-mix = Всего нужно заплатить { $n } (дерево, металл, карты); у вас { $have }.
why-needs-idea-points = Карты с рынка берут за очки проекта.
why-lacks-ideas = Она стоит { $n } { $n ->
    [one] очко проекта
    [few] очка проекта
   *[many] очков проекта
}; у вас осталось { $have }.
why-finish-first = Сначала завершите начатое.
why-not-asked-for = Применяемый эффект требует другого.
why-not-your-card = Этой карты нет ни у вас на руке, ни в вашей игровой области.
why-no-quick-action = У этой карты нет эффекта 1×.
why-used-this-round = На этой карте лежит маркер 1×.
why-no-result = Сейчас её эффект ничего не даст.
why-other-player-count = Это место на другой стороне сектора.
why-leader-placed = В этом ходу вы уже поставили вожака.
why-no-leader-left = В этом раунде у вас не осталось вожаков.
why-space-taken = Там стоит вожак: { $seat }.
why-leader-in-sector = Ваш вожак уже стоит здесь: { $sector }.
why-needs-solve-effect = Нужно действие или эффект, выполняющий миссию.
why-mission-face-down = Эта карта миссии ещё не раскрыта.
why-mission-out-of-reach = Здесь нет ни вашего исследователя, ни вашей палатки: { $room }.
why-row-taken = Эту миссию уже выполнили: { $seat }.
why-lock-shut = Замок { $lock } ещё закрыт.
why-no-marker-fits = У вас нет подходящего маркера.
why-marker-price = Вам нечем заплатить за снятие этого маркера.
why-power-open = Эта способность уже открыта.
why-needs-mission = Маркеры уходят с планшета, когда вы выполняете миссии.
why-grey-needs-cellar = Серые маркеры идут только на подвальные миссии.
why-not-your-goal = Эта цель не для вас.
why-goal-claimed = Вы уже достигли этой цели.
why-no-disc-left = У вас не осталось дисков для целей.
why-no-slot-left = У этой цели нет свободных ячеек.
why-goal-not-met = Свободная ячейка требует { $n }; у вас { $have }.
why-needs-explore-point = Нужно очко исследования или похожий эффект.
why-passage-open = Этот проход открыт.
why-door-out-of-reach = Рядом с этой дверью нет ни вашего исследователя, ни вашей палатки.
why-no-open-way = Открытого пути туда нет.
why-not-next-room = Эта комната не соседствует с комнатой вашего исследователя.
why-no-tent-outside = Палатки ставят только в комнаты.
why-tent-there = Там уже стоит ваша палатка.
why-no-tent-left = Обе ваши палатки уже стоят.
why-mission-face-up = Эта карта миссии уже раскрыта.
why-no-mouse-there = Мыши здесь больше нет.
why-no-free-room = У вас нет свободной комнаты.
why-mouse-lives-here = Эта мышь живёт в вашей норе.
why-not-your-mouse = Эту мышь взять нельзя.
why-needs-round-mouse-effect = Нужно действие, которое берёт мышь раунда.
why-mouse-out-of-reach = Здесь нет ни вашего исследователя, ни вашей палатки: { $room }.
why-cheese-out-of-reach = Здесь нет ни вашего исследователя, ни вашей палатки: { $room }.
why-cheese-below = На нём лежит другой сыр.
why-has-cheese = У вас уже есть сыр: { $mouse }.

## Ratbot

name-automa = Крысобот
name-board = { $id ->
    [player] планшет игрока
   *[automa] планшет Крысобота
}
name-exploration-card = карта исследования { $n }
name-exploration-last = последняя карта исследования
name-status-side = карта состояния { $kind ->
    [structure] сооружений
    [tool] инструментов
   *[robot] роботов
} (индекс { $n })
name-door-hidden = жетон двери лицом вниз
name-effect = { $id ->
    [goal_left] левая цель
    [goal_middle] средняя цель
    [goal_right] правая цель
    [play_exploration] исследование
    [solve] миссия
    [hit_metal] удар по металлу
    [hit_wood] удар по дереву
    [hit_rooms] удар по вырытым комнатам
    [hit_doors] удар по жетонам дверей
    [hit_moves] удар по жетонам перемещения
    [hit_hand] удар по картам на руке
    [hit_mice] удар по мышам
    [hit_jokers] удар по джокерам
    [end_beds] ПО за кровати
    [end_goals] ПО за цели
    [end_tents] ПО за палатки
    [end_advances_strength] ПО за продвижения (сила)
    [end_advances_agility] ПО за продвижения (проворство)
    [end_advances_intelligence] ПО за продвижения (сообразительность)
    [end_house_mice] ПО за домашних мышей
    [end_doors] ПО за жетоны дверей
   *[end_rooms] ПО за вырытые комнаты
}

# --- what its cards say
ratbot-place = { $place ->
    [alchemist] Вожак в хижину алхимика.
   *[other] Вожак: { $action }{ $worker ->
        [yes] ; 1 работник в эту область
       *[no] { "" }
    }.
}
ratbot-bonus-advance = Продвижение: { $skill }.
ratbot-bonus-take_advanced = Взять с рынка { $n } { $n ->
    [one] продвинутое изобретение
    [few] продвинутых изобретения
   *[many] продвинутых изобретений
}.
ratbot-bonus-round_mouse = Взять мышь раунда, а если её уже нет — подвальную мышь из запаса.
ratbot-bonus-solve_or_advance = Выполнить миссию; если нельзя — продвижение: { $skill }.
ratbot-bonus-cheese_or_mouse_or_advance = Взять сыр или мышь из комнаты своего исследователя; если нет ни того, ни другого — продвижение: { $skill }.
ratbot-row = { $letter } · { $room }: { $deeds }.
ratbot-corner = Отныне только первое, что возможно: { $deeds }.
ratbot-deed-move = → { $room }
ratbot-deed-reveal = раскрыть миссию
ratbot-deed-tent = поставить палатку
ratbot-deed-mouse = взять мышь
ratbot-deed-cheese = взять сыр
ratbot-board =
    Сбор дерева, сбор металла: столько ПО, какова сила. Постройка кроватей, рытьё комнат: 1 кровать или комната, при силе 3 — две.
    Работа над проектами: 2 простых изобретения, при силе 3 — ещё 2 продвинутых. Исследование: 1 карта исследования, при силе 3 — две.
    Алхимик: выполнить миссию; если нельзя — продвижение: { $skill }. Нет свободной комнаты для кровати или мыши — вместо этого вырыть комнату.
status-goal = Крысобот кладёт диск на верхнюю свободную ячейку { $goal ->
    [left] левой
    [middle] средней
   *[right] правой
} цели и получает её ПО
status-play_exploration = Крысобот разыгрывает { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} исследования
status-solve = Крысобот выполняет { $n } { $n ->
    [one] миссию
    [few] миссии
   *[many] миссий
}, если может
status-each-beds = за каждую кровать, построенную Крысоботом
status-each-goals = за каждую цель, достигнутую Крысоботом
status-each-tents = за каждую палатку Крысобота на ферме
status-each-advances = за каждое продвижение по карте состояния с жетоном { $skill ->
    [intelligence] сообразительности
    [agility] проворства
    [perception] наблюдательности
    [strength] силы
   *[endurance] выносливости
}
status-each-house_mice = за каждую домашнюю мышь Крысобота
status-each-doors = за каждый жетон двери Крысобота
status-each-rooms_dug = за каждую комнату, вырытую Крысоботом

# --- before the game
variant-ratbot = Уровень Крысобота
    .about = От 0 (мягкий) до 9 (беспощадный): сумма индексов трёх его карт состояния.
variant-status_cards = Карты состояния
    .about = Вместо уровня: какая сторона каждой из трёх карт. Никакие два числа не должны отличаться на 2 и больше.
variant-status_cards-structure-0 = Сооружения 0
variant-status_cards-structure-1 = Сооружения 1
variant-status_cards-structure-2 = Сооружения 2
variant-status_cards-structure-3 = Сооружения 3
variant-status_cards-tool-0 = Инструменты 0
variant-status_cards-tool-1 = Инструменты 1
variant-status_cards-tool-2 = Инструменты 2
variant-status_cards-tool-3 = Инструменты 3
variant-status_cards-robot-0 = Роботы 0
variant-status_cards-robot-1 = Роботы 1
variant-status_cards-robot-2 = Роботы 2
variant-status_cards-robot-3 = Роботы 3

# --- what it asks of you
ask-ratbot-mouse = { $a }: из какой комнаты Крысобот возьмёт мышь?

# --- what it does, and why
told-ratbot-shuffled = Новый раунд: Крысобот перемешивает свои карты действий ({ $n }).
told-ratbot-card = Крысобот открывает карту действия «{ $card }».
told-ratbot-leader = Крысобот ставит вожака на самое внешнее свободное место: { $action }, { $space }. { $reason-id ->
    [named] Этот сектор назван на карте ({ $why }).
    [own-leader] На карте ({ $why }) назван другой сектор — { $named }, но там уже стоит его вожак; поэтому — следующий подходящий по часовой стрелке.
   *[full] На карте ({ $why }) назван другой сектор — { $named }, но там нет свободных мест; поэтому — следующий подходящий по часовой стрелке.
}
told-ratbot-hut = Крысобот ставит вожака в хижину алхимика ({ $why }).
told-ratbot-worker = Крысобот добавляет работника: { $area } ({ $why }).
told-ratbot-points = Крысобот получает { $n } ПО ({ $why }).
told-ratbot-dug = Крысобот роет комнату ({ $vp } ПО){ $reason-id ->
    [no-room-for-bed] , потому что для кровати нет свободной комнаты
    [no-room-for-mouse] , потому что для мыши нет свободной комнаты
   *[asked] { "" }
} ({ $why }).
told-ratbot-built = Крысобот строит кровать (ячейка: { $vp } ПО; { $why }).
told-ratbot-took-mouse = Крысобот принимает мышь: { $mouse }, { $vp } ПО ({ $why }).
told-ratbot-took-card = Крысобот берёт самое левое изобретение на рынке: { $card } ({ $why }).
told-ratbot-explores = Крысобот играет карту: { $card } ({ $why }). Строку определяет комната его исследователя: { $room }.
told-ratbot-explores-last = Крысобот играет карту: { $card } ({ $why }). Выполняется первое из трёх, что возможно.
told-ratbot-went = Крысобот: исследователь теперь здесь — { $room } ({ $why }).
told-ratbot-took-door = Крысобот по пути забирает жетон двери, не переворачивая: { $passage } ({ $why }).
told-ratbot-revealed = Крысобот раскрывает миссию «{ $mission }». Номер её места на плане — { $number } ({ $why }).
told-ratbot-tent = Крысобот ставит палатку: { $room } ({ $why }).
told-ratbot-solved = Крысобот выполняет миссию «{ $row }» — первую свободную строку карты с номером { $number } на плане ({ $why }).
told-ratbot-advanced = Крысобот продвигается до шага { $step }: { $status }, там лежит жетон навыка «{ $skill }» ({ $why }){ $effect-id ->
    [none] .
   *[other] . Эффект: { $effect }.
}
told-ratbot-at-end = Крысобот уже в конце шкалы: { $status }, там лежит жетон навыка «{ $skill }» ({ $why }); он получает ПО, указанные под шкалой.
told-ratbot-claimed = Крысобот достигает цели: { $goal } ({ $why }).
told-ratbot-missed = { $source } — мимо ({ $seat }): { $reason-id ->
    [immune] агрессивные эффекты не действуют.
   *[condition] порог не достигнут.
}
told-ratbot-gives = { $why }: { $reason-id ->
    [mouse] Крысобот всегда сбрасывает мышь, а не теряет ПО.
    [lowest-mouse] из своих мышей Крысобот сбрасывает самую дешёвую.
   *[vp] Крысобот теряет ПО.
}
told-ratbot-nothing = { $reason-id ->
    [area-full] Крысобот не добавляет работника: в этой области их уже 3
    [no-worker-left] Крысобот не добавляет работника: все 8 уже на поле
    [no-bed] Крысобот не строит кровать: все 6 построены
    [no-underground] Крысобот не роет комнату: жетонов подземелья не осталось
    [no-card] Крысобот больше не берёт изобретений: на рынке их нет
    [no-marker] Крысобот не выполняет миссию: на его планшете не осталось маркеров
    [no-mission] Крысобот не выполняет миссию: там, где его исследователь и палатки, нет раскрытой карты со свободной строкой
    [round-mouse-gone] Мыши раунда уже нет; Крысобот обращается к подвальным мышам из запаса
    [no-mouse-left] Крысобот не берёт мышь: нет ни мыши раунда, ни подвальных мышей в запасе
    [there-already] Исследователь Крысобота остаётся на месте: он уже там
    [none-to-reveal] Крысобот не раскрывает миссию: в комнате его исследователя нет нераскрытых
    [no-tent-left] Крысобот не ставит палатку: обе уже стоят
    [no-place-for-tent] Крысобот не ставит палатку: снаружи и дважды в одной комнате нельзя
    [no-cheese] Крысобот не берёт сыр: его уже нет
    [no-cheese-here] Крысобот не берёт сыр: его исследователь в другом месте
    [no-mouse-here] Крысобот не берёт мышь: в комнате его исследователя мышей нет
    [no-mouse-in-reach] Крысобот не берёт мышь: ни у его исследователя, ни у палаток мышей нет
    [goal-claimed] Крысобот не достигает цели: его диск на этой карте уже есть
    [goal-full] Крысобот не достигает цели: на этой карте нет свободных ячеек
   *[no-disc] Крысобот не достигает цели: у него не осталось дисков
} ({ $why }).

# --- its score
score-pile = Стопка изобретений
score-steps = Шаги с маркерами
score-status-finals = Финальные эффекты карт состояния
score-markers = Лучшая ячейка маркеров
