## What is written on components. Wording: wording.py

# --- joining
join-and = { $rest } e { $last }
join-or = { $rest } o { $last }
join-or-else = { $rest }; oppure { $last }
join-then = { $rest }, poi { $last }
join-also = { $rest }; inoltre { $last }
join-terms = { $rest }, { $last }

# --- things gained, paid and lost; $n of them
item-wood = { $n } legno{ again }
item-metal = { $n } metallo{ again }
item-move = { $n } { $n ->
    [one] segnalino
   *[other] segnalini
} Spostamento{ again }
item-joker = { $n } Joker{ again }
item-vp = { $n } PV{ again }
item-current = { $n ->
    [1] l'Elettricità
    [2] l'Elettricità due volte
   *[other] l'Elettricità { $n } volte
}
again = { $more ->
    [yes] { " " }in più
   *[no] { "" }
}
item-any = { $n ->
    [1] 1 legno, metallo o carta dalla mano
   *[other] { $n } a scelta tra legno, metallo e carte dalla mano
}
item-either = { $n } legno o metallo
item-cards = { $n } { hand-cards } dalla mano
item-basic_cards = { $n } { hand-cards } Base dalla mano
item-advanced_cards = { $n } { hand-cards } { $n ->
    [one] Avanzata
   *[other] Avanzate
} dalla mano
item-card = { $n } { hand-cards } dalla mano
hand-cards = { $n ->
    [one] carta
   *[other] carte
}
item-mice = { $n } { mice } dalle tue stanze
item-house_mice = { $n } { mice } dell'Abitazione dalle tue stanze
item-cellar_mice = { $n } { mice } della Cantina dalle tue stanze
item-mouse = { $n } { mice }
mice = { $n ->
    [one] Topo Ospite
   *[other] Topi Ospiti
}
item-beds = { $n } { $n ->
    [one] tessera Letto costruita dalle tue stanze (vale ancora come costruita)
   *[other] tessere Letto costruite dalle tue stanze (valgono ancora come costruite)
}
price-pay = pagare { $items }
price-discard = scartare { $items }
loss-points = { $form ->
    [does] perde
    [you] perdi
   *[to] perdere
} { $items }
loss-things = { $form ->
    [does] scarta
    [you] scarta
   *[to] scartare
} { $items }

# --- cards meant by $deck and $kind
deck = { $deck ->
    [basic] { " " }Base
    [advanced] { " " }{ $n ->
        [one] { $kind ->
            [tool] Avanzato
            [robot] Avanzato
           *[any] Avanzata
        }
       *[other] { $kind ->
            [tool] Avanzati
            [robot] Avanzati
           *[any] Avanzate
        }
    }
   *[any] { "" }
}
cards = { $n ->
    [one] { card }
   *[other] { $kind ->
        [structure] Strutture
        [tool] Equipaggiamenti
        [robot] Automi
       *[any] Invenzioni
    }
}{ deck }
card = { $kind ->
    [structure] Struttura
    [tool] Equipaggiamento
    [robot] Automa
   *[any] Invenzione
}

# --- effects
when-it-counts = { $type ->
    [once] una volta per round: { $done }
    [income] ora e all'inizio di ogni round: { $done }
    [final] a fine partita: { $done }
   *[other] { $done }
}
do-gain = ottieni { $items }
do-gain_any = { $cards ->
    [yes] ottieni { $n ->
        [1] 1 legno, 1 metallo o 1 carta dalla cima di uno dei due mazzi
       *[other] { $n } cose, ognuna a scelta tra legno, metallo e una carta dalla cima di uno dei due mazzi
    }
   *[no] ottieni { $n ->
        [1] 1 legno o 1 metallo
       *[other] { $n } risorse, ognuna a scelta tra legno e metallo
    }
}
do-skill_token = prendi 1 segnalino Abilità a tua scelta
do-hero = prendi 1 Eroe a tua scelta e ottieni 1 PV per ogni icona della sua abilità che possiedi, comprese le sue due
do-draw = pesca { $n } { cards }{ $deck ->
    [any] { " " }dalla cima di uno dei due mazzi
   *[one] { "" }
}
do-draw_play = guarda le prime { $n } { cards }, giocane 1 gratis e scarta le altre
do-draw_keep = guarda le prime { $n } { cards }, tienine { $keep } e scarta le altre
do-flip = rivela la prima Invenzione { $deck ->
    [basic] Base
   *[advanced] Avanzata
}; se è { $kind ->
    [structure] una
   *[robot] un
} { card } prendila in mano, altrimenti scartala
do-search = prendi 1 { cards } dal mercato (se non ce n'è, rivela carte del mazzo finché ne esce una adatta, prendila e scarta le altre)
do-take_discard = prendi in mano { $n } { $n ->
    [one] Invenzione
   *[other] Invenzioni
} a tua scelta { $deck ->
    [any] da una delle due pile degli scarti
    [basic] dagli scarti delle Invenzioni Base
   *[advanced] dagli scarti delle Invenzioni Avanzate
}
do-take_market = prendi dal mercato { $n } { cards } a tua scelta
do-ideas = ottieni { $n } { $n ->
    [one] punto idea e spendilo subito
   *[other] punti idea e spendili subito
}
do-private_goal = pesca { $draw } { $draw ->
    [one] Obiettivo
   *[other] Obiettivi
}, tienine { $keep } che solo tu puoi reclamare e scarta { $draw ->
    [2] l'altro
   *[other] gli altri
}
do-play = puoi giocare { $n } { cards }{ $without_skill ->
    [none] { "" }
   *[other] { " " }senza icona { skill-missing }
}{ $discount ->
    [none] { "" }
   *[other] { " " }a { $discount } in meno
}{ $free ->
    [yes] { " " }dalla mano gratis, ignorando i requisiti
   *[no] { "" }
}{ ignoring }
skill-missing = { $without_skill ->
    [intelligence] Intelligenza
    [agility] Agilità
    [perception] Percezione
    [strength] Forza
   *[endurance] Resistenza
}
ignoring = { $ignore_skill ->
    [0] { "" }
    [one] , ignorando { $ignore_skill } icona abilità richiesta
   *[other] , ignorando { $ignore_skill } icone abilità richieste
}
do-explore = ottieni { $n } { $n ->
    [one] punto esplorazione e spendilo subito
   *[other] punti esplorazione e spendili subito
}
do-open_door = { $where ->
    [anywhere] prendi 1 segnalino Porta a tua scelta dalla Fattoria e ottieni il suo bonus
   *[adjacent] apri 1 porta accanto al tuo Esploratore o a una tua tenda
}
do-move_explorer = { $range ->
    [reachable] sposta il tuo Esploratore in un qualsiasi locale raggiungibile attraverso porte aperte
   *[one] sposta il tuo Esploratore attraverso 1 porta aperta
}
do-reveal = { $where ->
    [anywhere] rivela 1 carta Missione coperta a tua scelta della Fattoria e ottieni il suo bonus
   *[here] rivela 1 carta Missione in un locale con il tuo Esploratore o una tua tenda e ottieni il suo bonus
}
do-solve = puoi risolvere { $n } { $n ->
    [one] Missione
   *[other] Missioni
} in un locale con il tuo Esploratore o una tua tenda{ ignoring }
do-tent = { $where ->
    [reachable] piazza 1 tua tenda nel locale del tuo Esploratore o in uno raggiungibile attraverso porte aperte; se entrambe sono già piazzate, puoi invece spostarne una lì
   *[here] piazza 1 tua tenda nel locale del tuo Esploratore
}
do-take_mouse = { $source ->
    [round] prendi il Topo Ospite del round
    [supply] prendi { $n } { mice }{ mouse-kind } dalla cima { $kind ->
        [any] di una delle due pile della riserva
       *[one] della sua pila nella riserva
    }
    [here] prendi { $n } { mice }{ mouse-kind } a faccia in giù da un locale con il tuo Esploratore o una tua tenda
   *[anywhere] prendi { $n } { mice }{ mouse-kind } a faccia in giù a tua scelta dalla Fattoria
}
mouse-kind = { $kind ->
    [house] { " " }dell'Abitazione
    [cellar] { " " }della Cantina
   *[any] { "" }
}
do-dig = { $free ->
    [yes] scava gratis { $n } { rooms }
   *[no] puoi scavare { up-to }{ $n } { rooms } al tuo prezzo abituale
}
rooms = { $n ->
    [one] stanza
   *[other] stanze
}
up-to = { $n ->
    [1] { "" }
   *[other] fino a{ " " }
}
do-bed = { $free ->
    [yes] costruisci gratis { $n } { beds }
   *[no] puoi costruire { up-to }{ $n } { beds } al tuo prezzo abituale
}
beds = { $n ->
    [one] letto
   *[other] letti
}
do-enter_worker = sposta { up-to }{ $n } { workers } dal tuo ingresso in una qualsiasi Zona
workers = { $n ->
    [one] Lavoratore
   *[other] Lavoratori
}
do-move_workers = sposta { $n ->
    [1] 1 Lavoratore
   *[other] fino a { $n } Lavoratori, ognuno
} da una Zona a un'altra
do-unlock = rimuovi 1 cubetto da uno spazio { $color ->
    [brown] marrone{ " " }
    [grey] grigio{ " " }
   *[any] { "" }
}della tua plancia (pagando l'eventuale prezzo dello spazio) ed eliminalo dal gioco
do-discard_bed = scarta 1 tessera Letto costruita dalle tue stanze (vale ancora come costruita)
do-main_action = svolgi { $of ->
    [any] 1 Azione Principale a tua scelta
   *[some] l'azione { $actions }
} { $strength ->
    [workers] con la forza data dai tuoi Lavoratori
   *[other] con forza { $strength }
}
do-potion = usa 1 Pozione dell'Alchimista
do-copy_once = applica l'effetto 1x di un'altra carta qualsiasi, tua o di un avversario, anche se ha un segnalino 1x
do-choose = { $n ->
    [1] scegli uno
   *[other] scegline { $n }
}: { $choices }
do-exchange = puoi { $pay }; in cambio { $get }{ $times ->
    [1] { "" }
    [any] ; ripeti quanto vuoi
   *[other] ; fino a { $times } volte
}
do-swap_any = puoi pagare 1 legno, 1 metallo o 1 carta dalla mano; in cambio ottieni qualcosa di diverso tra 1 legno, 1 metallo e 1 carta dalla cima di uno dei due mazzi
do-per = { $do } { $each }{ $max ->
    [none] { "" }
   *[other] , al massimo { $max } volte
}
do-if = se { $cond }, { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; altrimenti { $otherwise }
}

# --- the same in two or three words, for the spaces of the wheel
brief-gain = { $items }
brief-draw = { $n } { cards }
brief-play = gioca { $n } { cards }
brief-solve = risolvi { $n } { $n ->
    [one] Missione
   *[other] Missioni
}
brief-explore = { $n } { $n ->
    [one] punto esplorazione
   *[other] punti esplorazione
}
brief-move_workers = sposta { $n } { workers }
brief-potion = Pozione
brief-take_mouse = { $source ->
    [round] Topo Ospite del round
   *[other] { $n } { mice }
}

# --- permanent effects
do-when = { $event }, { $done }
event-gather = ogni volta che svolgi l'azione { $action ->
    [gather_wood] { word-gather_wood }
   *[gather_metal] { word-gather_metal }
}
event-gain_token = { $mode ->
    [unit] per ogni { $what ->
        [wood] legno
        [metal] metallo
        [move] segnalino Spostamento
       *[joker] Joker
    } che ottieni
   *[batch] ogni volta che ottieni una qualsiasi quantità di { $what ->
        [wood] legno
        [metal] metallo
        [move] segnalini Spostamento
       *[joker] Joker
    }
}
event-gain_vp = ogni volta che ottieni PV durante la partita, in qualsiasi quantità
event-gain_icon = per ogni icona { $energy ->
    [yes] Energia
   *[no] { $skill ->
        [intelligence] Intelligenza
        [agility] Agilità
        [perception] Percezione
        [strength] Forza
       *[endurance] Resistenza
    }
} che ottieni
event-take_card = ogni volta che prendi in mano { an-invention }, da qualunque parte provenga
an-invention = { $deck ->
    [basic] un'Invenzione Base
    [advanced] un'Invenzione Avanzata
   *[none] un'Invenzione
}
event-play_card = ogni volta che giochi { $kind ->
    [structure] un'altra
    [tool] un altro
    [robot] un altro
   *[any] un'altra
} { card }{ deck }{ $effect ->
    [none] { "" }
   *[other] { " " }{ with-effect }
}{ $has_skill ->
    [none] { "" }
   *[other] { " " }{ with-skill }
}
with-effect = { $effect ->
    [immediate] con effetto immediato
    [once] con effetto 1x
    [income] con effetto di rendita
    [final] con effetto di fine partita
    [permanent] con effetto permanente
   *[aggressive] con effetto aggressivo
}
with-skill = { $has_skill ->
    [intelligence] con icona Intelligenza
    [agility] con icona Agilità
    [perception] con icona Percezione
    [strength] con icona Forza
   *[endurance] con icona Resistenza
}
event-take_door = ogni volta che prendi un segnalino Porta
event-reveal_mission = ogni volta che riveli una carta Missione
event-solve_mission = ogni volta che risolvi una Missione{ $where ->
    [house] { " " }dell'Abitazione
    [cellar] { " " }della Cantina
   *[any] { "" }
}
event-take_mouse = ogni volta che prendi un Topo Ospite{ $kind ->
    [house] { " " }dell'Abitazione
    [cellar] { " " }della Cantina
   *[any] { " " }di qualsiasi tipo
}
event-dig_room = ogni volta che scavi una stanza
event-build_bed = ogni volta che costruisci un letto
event-place_tent = ogni volta che piazzi o sposti una tenda
event-move_explorer = ogni volta che sposti il tuo Esploratore
event-claim_goal = ogni volta che reclami un Obiettivo
event-gain_current = ogni volta che ottieni Elettricità
event-use_move = ogni volta che usi un segnalino Spostamento
event-use_once = ogni volta che usi un effetto 1x
event-visit_alchemist = ogni volta che piazzi un Capo nella capanna dell'Alchimista
event-use_potion = ogni volta che usi una Pozione dell'Alchimista
event-discard_card = ogni volta che scarti una carta { $deck ->
    [basic] Base{ " " }
    [advanced] Avanzata{ " " }
   *[none] { "" }
}dalla mano
event-main_action = ogni volta che svolgi { $action ->
    [none] un'Azione Principale
    [gather_wood] l'azione { word-gather_wood }
    [dig_rooms] l'azione { word-dig_rooms }
    [gather_metal] l'azione { word-gather_metal }
    [build_beds] l'azione { word-build_beds }
    [find_ideas] l'azione { word-find_ideas }
   *[explore] l'azione { word-explore }
}
do-discount = { $target ->
    [play] ogni { card }{ deck }{ $has_skill ->
        [none] { "" }
       *[other] { " " }{ with-skill }
    } che giochi costa { $items } in meno
    [bed] ogni letto che costruisci costa { $items } in meno
    [dig] ogni stanza che scavi costa { $items } in meno
    [bed_action] ogni volta che svolgi l'azione { word-build_beds }, paga in totale { $items } in meno
    [dig_action] ogni volta che svolgi l'azione { word-dig_rooms }, paga in totale { $items } in meno
   *[mission] ogni Missione che risolvi costa { $items } in meno
}
do-ignore_skill = ogni volta che { $target ->
    [mission] risolvi una Missione
   *[play] giochi { $kind ->
        [structure] una Struttura{ deck }
        [tool] un Equipaggiamento{ deck }
        [robot] un Automa{ deck }
       *[any] { an-invention }
    }{ $has_skill ->
        [none] { "" }
       *[other] { " " }{ with-skill }
    }
}, puoi ignorare { $n } { $n ->
    [one] icona abilità richiesta
   *[other] icone abilità richieste
}
do-price = { $target ->
    [bed] un letto ti costa solo { $items }
   *[dig] una stanza ti costa solo { $items }
}
do-extra_room = hai { $n } { rooms } in più per { $n ->
    [one] un letto o un Topo Ospite
   *[other] letti o Topi Ospiti
}
do-boost = la tua forza aumenta di { $n } quando svolgi l'azione { $action ->
    [gather_wood] { word-gather_wood }
    [dig_rooms] { word-dig_rooms }
    [gather_metal] { word-gather_metal }
    [build_beds] { word-build_beds }
    [find_ideas] { word-find_ideas }
   *[explore] { word-explore }
}
do-move_power = ogni segnalino Spostamento sposta { $n } { workers } invece di 1
do-immune = ignora gli effetti aggressivi delle Invenzioni degli avversari (in solitario anche quelli delle carte Stato)

# --- aggressive and final effects
do-aggro = ogni avversario con { $more } { $loses }
do-aggro-choose = ogni avversario con { $more } deve scegliere: { $choices }
do-score = { $vp } PV{ $each ->
    [none] { "" }
   *[other] { " " }{ $each }
}{ $max ->
    [none] { "" }
   *[other] , al massimo { $max } PV
}
do-score_if = { $vp } PV se { $cond }

# --- counts: per ogni 2 ... (each), 3 ... (have), almeno 3 ... (least), più ... (more), i tuoi ... (yours)
for-each = { $n ->
    [1] per ogni
   *[other] ogni { $n }
}
cards-counted = { $n ->
    [one] carta
   *[other] carte
}
heroes = { $n ->
    [one] Eroe
   *[other] Eroi
}
cheese-tiles = { $n ->
    [one] tessera Formaggio
   *[other] tessere Formaggio
}
door-tokens = { $n ->
    [one] segnalino Porta
   *[other] segnalini Porta
}
markers = { $n ->
    [one] cubetto
   *[other] cubetti
}
goals = { $n ->
    [one] Obiettivo reclamato
   *[other] Obiettivi reclamati
}
tents = { $n ->
    [one] tenda
   *[other] tende
}
leaders = { $n ->
    [one] Capo
   *[other] Capi
}
levels = { $n ->
    [one] livello
   *[other] livelli
}
sets = { $n ->
    [one] set completo
   *[other] set completi
}
count-tokens = { $form ->
    [each] { for-each } { token } che possiedi
    [more] più { $which ->
        [wood] legno
        [metal] metallo
        [move] segnalini Spostamento
       *[joker] Joker
    } di te
    [yours] { $which ->
        [wood] il tuo legno
        [metal] il tuo metallo
        [move] i tuoi segnalini Spostamento
       *[joker] i tuoi Joker
    }
   *[have] { $amount } { token }
}
token = { $which ->
    [wood] legno
    [metal] metallo
    [move] { $n ->
        [one] segnalino Spostamento
       *[other] segnalini Spostamento
    }
   *[joker] Joker
}
count-skill = { $form ->
    [each] { for-each } { icons } { skill } che possiedi
    [more] più icone { skill } di te
    [yours] le tue icone { skill }
   *[have] { $amount } { icons } { skill }
}
skill = { $which ->
    [intelligence] Intelligenza
    [agility] Agilità
    [perception] Percezione
    [strength] Forza
    [endurance] Resistenza
   *[any] abilità
}
icons = { $n ->
    [one] icona
   *[other] icone
}
count-energy = { $form ->
    [each] { for-each } { icons } Energia che possiedi
    [more] più icone Energia di te
    [yours] le tue icone Energia
   *[have] { $amount } { icons } Energia
}
count-cards = { $form ->
    [each] { for-each } { cards }{ that-show } che hai giocato
    [more] in gioco più { cards-all }{ that-show } di te
    [yours] le carte che hai giocato ({ cards-all }{ that-show })
   *[have] { $amount } { cards }{ that-show } in gioco
}
cards-all = { $kind ->
    [structure] Strutture
    [tool] Equipaggiamenti
    [robot] Automi
   *[any] Invenzioni
}{ $deck ->
    [basic] { " " }Base
    [advanced] { " " }{ $kind ->
        [tool] Avanzati
        [robot] Avanzati
       *[any] Avanzate
    }
   *[any] { "" }
}
that-show = { $effect ->
    [any] { "" }
   *[other] { " " }{ with-effect }
}{ $has_skill ->
    [any] { "" }
   *[other] { " " }{ with-skill }
}
count-hand = { $form ->
    [each] { for-each } { cards-counted }{ hand-deck } nella tua mano
    [more] più carte{ hand-deck } in mano di te
    [yours] le tue carte{ hand-deck } in mano
   *[have] { $amount } { cards-counted }{ hand-deck } in mano
}
hand-deck = { $which ->
    [basic] { " " }Base
    [advanced] { " " }{ $form ->
        [more] Avanzate
        [yours] Avanzate
       *[other] { $n ->
            [one] Avanzata
           *[other] Avanzate
        }
    }
   *[any] { "" }
}
count-mice = { $form ->
    [each] { for-each } { mice-counted } nelle tue stanze{ cheese-counts }
    [more] più { mice-all } di te nelle stanze{ cheese-counts }
    [yours] i { mice-all } nelle tue stanze{ cheese-counts }
   *[have] { $amount } { mice-counted } nelle tue stanze{ cheese-counts }
}
mice-counted = { mice }{ $which ->
    [house] { " " }dell'Abitazione
    [cellar] { " " }della Cantina
   *[any] { "" }
}
mice-all = { $which ->
    [house] Topi Ospiti dell'Abitazione
    [cellar] Topi Ospiti della Cantina
   *[any] Topi Ospiti
}
cheese-counts = { $which ->
    [cellar] { " " }(il formaggio conta)
   *[any] { "" }
}
count-cheese = { $form ->
    [each] per una tessera Formaggio nelle tue stanze
    [more] più tessere Formaggio di te
    [yours] la tua tessera Formaggio
   *[have] { $amount } { cheese-tiles } nelle tue stanze
}
count-beds = { $form ->
    [each] { for-each } { beds } che hai costruito (contano anche quelli scartati)
    [more] più letti costruiti di te
    [yours] i letti che hai costruito
   *[have] { $amount } { beds } { $n ->
        [one] costruito
       *[other] costruiti
    }
}
count-rooms_dug = { $form ->
    [each] { for-each } { rooms } che hai scavato
    [more] più stanze scavate di te
    [yours] le stanze che hai scavato
   *[have] { $amount } { rooms } { $n ->
        [one] scavata
       *[other] scavate
    }
}
count-free_rooms = { $form ->
    [each] { for-each } { rooms } { $n ->
        [one] libera
       *[other] libere
    } che possiedi
    [more] più stanze libere di te
    [yours] le tue stanze libere
   *[have] { $amount } { rooms } { $n ->
        [one] libera
       *[other] libere
    }
}
count-doors = { $form ->
    [each] { for-each } { door-tokens } che possiedi
    [more] più segnalini Porta di te
    [yours] i tuoi segnalini Porta
   *[have] { $amount } { door-tokens }
}
count-markers = { $which ->
    [missions] { $form ->
        [each] { for-each } { $n ->
            [one] tuo cubetto
           *[other] tuoi cubetti
        } sulle carte Missione
        [more] più cubetti di te sulle carte Missione
        [yours] i tuoi cubetti sulle carte Missione
       *[have] { $amount } { $n ->
            [one] tuo cubetto
           *[other] tuoi cubetti
        } sulle carte Missione
    }
   *[board] { $form ->
        [each] { for-each } { markers } { $n ->
            [one] rimosso da { power-space }
           *[other] rimossi da { power-spaces }
        } della tua plancia
        [more] più cubetti di te rimossi da { power-spaces }
        [yours] i cubetti rimossi da { power-spaces } della tua plancia
       *[have] { $amount } { markers } { $n ->
            [one] rimosso da { power-space }
           *[other] rimossi da { power-spaces }
        } della tua plancia
    }
}
power-space = { $which ->
    [brown] uno spazio marrone
    [grey] uno spazio grigio
   *[any] uno spazio
}
power-spaces = { $which ->
    [brown] spazi marroni
    [grey] spazi grigi
   *[any] spazi
}
count-goals = { $form ->
    [each] { $n ->
        [1] per ogni Obiettivo che hai reclamato
       *[other] ogni { $n } Obiettivi che hai reclamato
    }
    [more] più Obiettivi reclamati di te
    [yours] gli Obiettivi che hai reclamato
   *[have] { $amount } { goals }
}
count-tents = { $form ->
    [each] { for-each } { $n ->
        [one] tua tenda
       *[other] tue tende
    } nella Fattoria
    [more] più tende di te nella Fattoria
    [yours] le tue tende nella Fattoria
   *[have] { $amount } { tents } nella Fattoria
}
count-heroes = { $form ->
    [each] { for-each } { $n ->
        [one] tuo Eroe
       *[other] tuoi Eroi
    }
    [more] più Eroi di te
    [yours] i tuoi Eroi
   *[have] { $amount } { heroes }
}
count-workers = { $form ->
    [each] { for-each } { $n ->
        [one] tuo Lavoratore
       *[other] tuoi Lavoratori
    } { workers-place }
    [more] più Lavoratori di te { workers-place }
    [yours] i tuoi Lavoratori { workers-place }
   *[have] { $amount } { workers } { workers-place }
}
workers-place = { $which ->
    [forest] nella Foresta
    [burrow] nella Tana
    [farm] nella Fattoria
    [entrance] all'ingresso
   *[board] sul tabellone
}
count-leaders = { $form ->
    [each] { for-each } { $n ->
        [one] tuo Capo
       *[other] tuoi Capi
    } nella capanna dell'Alchimista
    [more] più Capi di te nella capanna dell'Alchimista
    [yours] i tuoi Capi nella capanna dell'Alchimista
   *[have] { $amount } { leaders } nella capanna dell'Alchimista
}
count-current = { $form ->
    [each] { for-each } { levels } della tua Elettricità
    [more] un livello di Elettricità più alto del tuo
    [yours] il livello della tua Elettricità
   *[have] { $n ->
        [1] l'Elettricità
       *[2] l'Elettricità potenziata
    }
}
count-vp = { $form ->
    [each] { for-each } PV che possiedi
    [more] più PV di te
    [yours] i tuoi PV
   *[have] { $amount } PV
}
count-sets = { $form ->
    [each] { for-each } { sets } di { $parts }
    [more] più set completi di te: { $parts }
    [yours] i tuoi set completi di { $parts }
   *[have] { $amount } { sets } di { $parts }
}
count-sum = { $form ->
    [each] { for-each } in totale ({ $parts })
    [more] un totale più alto del tuo ({ $parts })
    [yours] questi contati insieme ({ $parts })
   *[have] { $amount } contati insieme ({ $parts })
}

# --- conditions
cond-current = hai { $n ->
    [1] l'Elettricità
   *[2] l'Elettricità potenziata
}
cond-at_least = hai almeno { $counted }
cond-at_most = hai al massimo { $counted }
cond-round = è il round { $n }
cond-leader_on_wheel = hai un Capo sulla ruota
cond-explorer_in = il tuo Esploratore è qui: { $rooms }
cond-negated = non vale che { $cond }

# --- what cards and rows ask for, powers, rows, quick actions
terms = { $terms }: { $done }
terms-have = avere { $needed }
terms-none = nessun requisito
power-points = { $n } PV a fine partita.
power-pair = Se è libero anche lo spazio da { $n } PV, altri { $more } PV.
power-price = Per rimuovere questo cubetto devi { $price }.
row-opens = { $done }; si apre il lucchetto { $lock }
row-locks = { $n ->
    [one] Lucchetto { $locks }.
   *[other] Lucchetti { $locks }.
}
quick-use_once = usa l'effetto 1x di una tua carta senza segnalino 1x e mettici un segnalino
quick-claim_goal = metti un disco sul primo spazio libero di un Obiettivo di cui soddisfi il requisito e ottieni il suo bonus
action-name = { $name }

# --- words
word-gather_wood = Raccogliere Legno
word-dig_rooms = Scavare Stanze
word-gather_metal = Raccogliere Metallo
word-build_beds = Costruire Letti
word-find_ideas = Trovare Nuove Idee
word-explore = Esplorare

# --- components without names of their own
name-door-token = segnalino Porta
name-sector-number = settore { $n }
name-space-with = bonus «{ $bonus }»
name-space-in = bonus «{ $bonus }» del settore { $sector }
name-mission-space-in = spazio Missione{ space-number } ({ $room })
name-mouse-space-in = spazio Topo Ospite{ space-number } ({ $room })
space-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
name-place-of = posto di { $action }

## The game

game-name = Ratti di Wistar
game-about = Ratti in fuga da un laboratorio vivono sotto una fattoria, la esplorano e inventano macchine.
game-length = 90–120 minuti
game-weight = impegnativo

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
    [all] Azioni rapide
    [buy_joker] acquisto di un Joker
    [buy_current] acquisto dell'Elettricità
    [use_move] segnalino Spostamento
    [use_once] effetto 1x
    [enter_worker] ingresso di un Lavoratore
    [place_tent] tenda
   *[claim_goal] Obiettivo reclamato
}
name-alchemist = capanna dell'Alchimista
name-area = { $id ->
    [forest] Foresta
    [burrow] Tana
   *[farm] Fattoria
}
name-deck = { $id ->
    [basic] mazzo delle Invenzioni Base
   *[advanced] mazzo delle Invenzioni Avanzate
}
name-pile = { $id ->
    [house] pila dei Topi dell'Abitazione
   *[cellar] pila dei Topi della Cantina
}

# --- plain words
word-wood = legno
word-metal = metallo
word-move = segnalino Spostamento
word-joker = Joker
word-vp = PV
word-current = Elettricità
word-card = carta
word-mouse = Topo Ospite
word-any = legno, metallo o carta
word-basic = Base
word-advanced = Avanzata
word-structure = Struttura
word-tool = Equipaggiamento
word-robot = Automa
word-intelligence = Intelligenza
word-agility = Agilità
word-perception = Percezione
word-strength = Forza
word-endurance = Resistenza
word-energy = Energia
word-house = Abitazione
word-cellar = Cantina
word-immediate = immediato
word-once = 1x
word-income = rendita
word-final = fine partita
word-permanent = permanente
word-aggressive = aggressivo
word-brown = marrone
word-grey = grigio

## Questions and answers

ask-draft = Scegli le due Invenzioni con cui inizi.
option-pair = { $a } e { $b }
ask-turn = Tocca a te. Che cosa fai?
option-leader = Capo sulla ruota: { $a }
option-hut = Capo nella capanna dell'Alchimista
option-main = Azione Principale: { $a }
option-bonus = Azione Bonus: { $a }
option-end = Termina il turno
option-buy = { $a-id ->
    [joker] Prendi un Joker
   *[current] Prendi l'Elettricità
}
option-turn-shift = Spostamento: { $a } → { $b }
option-use = Usa l'effetto 1x: { $a }
option-enter = Fai entrare un Lavoratore: { $a }
option-tent = Tenda: { $a }
option-claim = Reclama l'Obiettivo: { $a }
ask-shift = { $a }: sposta un Lavoratore ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
}).
option-shift = { $a } → { $b }
option-stop = Basta così
option-decline = Rinuncia
ask-enter = { $a }: fai entrare Lavoratori ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
}).
ask-order = Ci sono più effetti da applicare. Quale per primo?
option-first = { $a }
option-effect = { $a } (effetto { $b })
ask-play = { $a }: giochi un'Invenzione?
option-play = Gioca: { $a }
option-potion-play = Gioca un'Invenzione
ask-draw-play = { $a }: ne giochi una gratis?
ask-pay = { $a }: come paghi?
option-pay = { $a ->
    [0] { $b ->
        [0] { $c ->
            [0] Paga
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
pay-wood = { $a } legno
pay-metal = { $b } metallo
pay-cards = { $c } { $c ->
    [one] carta
   *[other] carte
}
ask-discard = { $a }: scarta una carta dalla mano ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
}).
option-discard = Scarta: { $a }
ask-discard-mouse = { $a }: scarta un Topo Ospite ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
}).
ask-discard-bed = { $a }: scarti un letto costruito?
option-discard-bed-discard = Scarta un letto
ask-exchange = { $a }: paghi per l'effetto?
ask-swap = { $a }: che cosa scambi?
option-swap = { $a-id ->
    [card] Carta dalla mano
    [wood] 1 legno
   *[metal] 1 metallo
} → { $b-id ->
    [wood] 1 legno
    [metal] 1 metallo
    [basic] 1 Invenzione Base
   *[advanced] 1 Invenzione Avanzata
}
ask-gain = { $a }: che cosa ottieni?
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
        [one] Avanzata
       *[other] Avanzate
    }
   *[other] { $c } Base{ $d ->
        [0] { "" }
        [one] , { $d } Avanzata
       *[other] , { $d } Avanzate
    }
}
ask-choose = { $a }: scegli uno degli effetti.
option-branch = Effetto { $a }
ask-solve = { $a }: risolvi una Missione?
option-solve = Risolvi: { $a }
option-potion-solve = Risolvi una Missione
ask-marker = { $a }: quale cubetto ci metti?
option-marker = { $a }
ask-unlock = { $a }: quale cubetto rimuovi?
ask-explore = { $a }: { $b ->
    [one] resta { $b } punto esplorazione.
   *[other] restano { $b } punti esplorazione.
}
option-open = Apri: { $a }
option-go = Vai: { $a }
option-reveal = Rivela: { $a }
option-take = Prendi: { $a }
ask-open = { $a }: apri una porta?
ask-go = { $a }: sposti l'Esploratore?
ask-reveal = { $a }: riveli una carta Missione?
ask-take = { $a }: prendi un Topo Ospite? ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
})
ask-tent = { $a }: piazzi una tenda?
option-move_tent = Tenda: { $a } → { $b }
ask-dig = { $a }: quante stanze scavi?
option-dig = Scava { $a ->
    [one] { $a } stanza
   *[other] { $a } stanze
}
ask-build = { $a }: quanti letti costruisci?
option-build = Costruisci { $a ->
    [one] { $a } letto
   *[other] { $a } letti
}
ask-ideas = { $a }: { $b ->
    [one] resta { $b } punto idea.
   *[other] restano { $b } punti idea.
}
option-draw = Pesca dal { $a }
ask-draw = { $a }: da quale mazzo peschi? ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
})
ask-keep = { $a }: quale carta tieni? ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
})
option-keep = Tieni: { $a }
ask-keep-goal = { $a }: quale Obiettivo tieni?
ask-take-market = { $a }: quale carta prendi? ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
})
ask-take-discard = { $a }: quale carta scartata prendi? ({ $b ->
    [one] ne resta { $b }
   *[other] ne restano { $b }
})
ask-skill = { $a }: quale segnalino Abilità prendi?
ask-hero = { $a }: quale Eroe prendi?
ask-main-action = { $a }: quale Azione Principale svolgi?
option-action = { $a }
ask-potion = { $a }: per che cosa usi la Pozione?
option-metal = Ottieni 1 metallo
option-wood = Ottieni 1 legno
ask-copy = { $a }: quale effetto 1x copi?
option-copy = { $a }
ask-suffer = { $a } ti colpisce. Che cosa perdi?
option-lose = { lose-first }
option-lose-both = { lose-first } e { $d } { $c }
lose-first = { $a-id ->
    [vp] { $b } PV
    [wood] { $b } legno
    [metal] { $b } metallo
    [move] { $b ->
        [one] { $b } segnalino Spostamento
       *[other] { $b } segnalini Spostamento
    }
    [joker] { $b } Joker
    [card] { $b ->
        [one] { $b } carta dalla mano
       *[other] { $b } carte dalla mano
    }
    [mouse] { $b ->
        [one] { $b } Topo Ospite
       *[other] { $b } Topi Ospiti
    }
   *[any] { $b } tra legno, metallo e carte dalla mano
}

## Happenings

told-round = Inizia il round { $n }. Il suo Topo Ospite: { $mouse }.
told-turn-order = Ordine di turno: { $seats }.
told-picked = { $seat } inizia con { $cards }.
told-placed-leader = { $seat } piazza un Capo: { $action }, { $space }.
told-visited = { $seat } va dall'Alchimista.
told-main-action = { $seat }: { $action }, forza { $strength }.
told-gained = { $seat } ottiene { amount } ({ $source }).
told-lost = { $seat } perde { amount } ({ $source }).
amount = { $what-id ->
    [wood] { $n } legno
    [metal] { $n } metallo
    [move] { $n ->
        [one] { $n } segnalino Spostamento
       *[other] { $n } segnalini Spostamento
    }
    [joker] { $n } Joker
    [current] l'Elettricità
   *[vp] { $n } PV
}
told-paid = { $seat } paga { $wood ->
    [0] { "" }
   *[other] { $wood } legno
}{ paid-metal }{ paid-move }{ paid-joker } ({ $about }).
paid-metal = { $metal ->
    [0] { "" }
   *[other] { after-wood }{ $metal } metallo
}
paid-move = { $move ->
    [0] { "" }
   *[other] { after-metal }{ $move ->
        [one] { $move } segnalino Spostamento
       *[other] { $move } segnalini Spostamento
    }
}
paid-joker = { $joker ->
    [0] { "" }
   *[other] { after-move }{ $joker } Joker
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
told-drew = { $seat } pesca { $card } ({ $source }).
told-drew-hidden = { $seat } pesca { $deck-id ->
    [basic] un'Invenzione Base
   *[advanced] un'Invenzione Avanzata
} ({ $source }).
told-looked = { $seat } guarda { $cards } ({ $source }).
told-looked-hidden = { $seat } guarda { $n } { $n ->
    [one] { $deck-id ->
        [basic] Invenzione Base
       *[advanced] Invenzione Avanzata
    }
   *[other] { $deck-id ->
        [basic] Invenzioni Base
       *[advanced] Invenzioni Avanzate
    }
} ({ $source }).
told-kept = { $seat } tiene { $card } ({ $source }).
told-kept-hidden = { $seat } tiene una delle carte ({ $source }).
told-took-card = { $seat } prende { $card } ({ $source }).
told-turned-over = { $seat } rivela { $card }, che viene scartata ({ $source }).
told-turned-over-and-took = { $seat } rivela e prende { $card } ({ $source }).
told-discarded = { $seat } scarta { $card }.
told-discarded-rest = { $seat } scarta { $cards }.
told-discarded-bed = { $seat } scarta { $n ->
    [1] un letto costruito
   *[other] { $n } letti costruiti
}.
told-discarded-mouse = { $seat } scarta il Topo Ospite { $mouse }.
told-left-market = { $card } lascia il mercato.
told-refilled = Nel mercato delle Invenzioni { $deck-id ->
    [basic] Base
   *[advanced] Avanzate
} arrivano: { $cards }.
told-played = { $seat } gioca { $card }.
told-took-mouse = { $seat } ospita { $mouse } ({ $source }).
told-dug = { $seat } scava una stanza da { $vp } PV.
told-built = { $seat } costruisce un letto; lo spazio vale { $vp } PV.
told-entered = { $seat } fa entrare un Lavoratore: { $area }.
told-shifted = { $seat } sposta un Lavoratore: { $start } → { $end }.
told-used-move = { $seat } usa un segnalino Spostamento.
told-used-once = { $seat } usa l'effetto 1x di { $card }.
told-opened = { $seat } apre: { $passage }.
told-went = L'Esploratore di { $seat } va qui: { $room }.
told-revealed = { $seat } rivela una Missione: { $mission }
told-tent = { $seat } piazza una tenda: { $room }.
told-solved = { $seat } risolve «{ $row }» con il cubetto di { $power }.
told-unlocked = { $seat } rimuove il cubetto di { $power }.
told-took-skill = { $seat } prende il segnalino Abilità { $token } ({ $source }).
told-took-hero = { $seat } ottiene l'Eroe { $hero } ({ $source }).
told-claimed = { $seat } reclama l'Obiettivo { $goal } ({ $needed }).
told-drew-goals = { $seat } pesca gli Obiettivi { $goals } ({ $source }).
told-kept-goal = { $seat } tiene l'Obiettivo { $goal } ({ $source }).
told-copied = { $seat } copia { $card } ({ $source }).
told-hit = { $source } colpisce { $seat }.

## The end

score-track = Tracciato PV
score-powers = Spazi dei Poteri
score-beds = Spazio letto più alto
score-rooms = Stanza più alta
score-mice = Topi Ospiti e formaggio
score-inventions = Invenzioni
score-finals = Effetti di fine partita
score-current = Elettricità potenziata
score-leftovers = Risorse avanzate
score-jokers = Joker
end-five-rounds = Sono stati giocati cinque round.

## Why not

why-game-over = La partita è finita.
why-before-the-game = Si stanno ancora scegliendo le Invenzioni iniziali.
why-not-your-turn = Non è il tuo turno.
why-needs-play-effect = Serve un'azione o un effetto che giochi un'Invenzione.
why-lacks-skill = Serve { $n } { $skill }; ne hai { $have }{ $jokers ->
    [0] { "" }
   *[other] { " " }e { $jokers } Joker
}.
why-lacks-energy = Serve { $n } Energia; ne hai { $have }.
why-lacks-kinds = { $n ->
    [one] Serve
   *[other] Servono
} { $n } { $kind-id ->
    [structure] { $n ->
        [one] Struttura
       *[other] Strutture
    }
    [tool] { $n ->
        [one] Equipaggiamento
       *[other] Equipaggiamenti
    }
   *[robot] { $n ->
        [one] Automa
       *[other] Automi
    }
} in gioco; ne hai { $have }.
why-lacks-effects = Servono in gioco { $n } Invenzioni con effetto di tipo «{ $kind }»; ne hai { $have }.
why-lacks-current = { $n ->
    [1] Serve l'Elettricità.
   *[2] Serve l'Elettricità potenziata.
}
why-lacks-mice = { $n ->
    [one] Serve { $n } Topo Ospite
   *[other] Servono { $n } Topi Ospiti
}{ $kind-id ->
    [house] { " " }dell'Abitazione
    [cellar] { " " }della Cantina
   *[any] { "" }
} nelle tue stanze; ne hai { $have }.
why-lacks-rooms-dug = { $n ->
    [one] Serve { $n } stanza scavata
   *[other] Servono { $n } stanze scavate
}; ne hai { $have }.
why-lacks-beds = { $n ->
    [one] Serve { $n } letto costruito
   *[other] Servono { $n } letti costruiti
}; ne hai { $have }.
why-lacks-doors = { $n ->
    [one] Serve { $n } segnalino Porta
   *[other] Servono { $n } segnalini Porta
}; ne hai { $have }.
why-lacks-price = Costa { $n } { $what-id ->
    [wood] legno
    [metal] metallo
    [move] { $n ->
        [one] segnalino Spostamento
       *[other] segnalini Spostamento
    }
    [joker] Joker
    [card] { $n ->
        [one] carta della tua mano
       *[other] carte della tua mano
    }
   *[vp] PV
}; ne hai { $have }.
why-lacks-mix = In tutto si pagano { $n } tra legno, metallo e carte; ne hai { $have }.
why-needs-idea-points = Le carte del mercato si prendono con i punti idea.
why-lacks-ideas = Costa { $n ->
    [one] { $n } punto idea
   *[other] { $n } punti idea
}; te { $have ->
    [one] ne resta { $have }
   *[other] ne restano { $have }
}.
why-finish-first = Prima porta a termine ciò che hai cominciato.
why-not-asked-for = L'effetto che stai usando chiede altro.
why-not-your-card = Questa carta non è né nella tua mano né nella tua area di gioco.
why-no-quick-action = Questa carta non ha un effetto 1x.
why-used-this-round = Su questa carta c'è un segnalino 1x.
why-no-result = Ora il suo effetto non farebbe nulla.
why-other-player-count = Questo spazio è sull'altro lato del settore.
why-leader-placed = In questo turno hai già piazzato un Capo.
why-no-leader-left = In questo round non hai più Capi.
why-space-taken = Lì c'è un Capo di { $seat }.
why-leader-in-sector = Hai già un Capo qui: { $sector }.
why-needs-solve-effect = Serve un'azione o un effetto che risolva una Missione.
why-mission-face-down = Questa carta Missione è ancora coperta.
why-mission-out-of-reach = Qui non c'è né il tuo Esploratore né una tua tenda: { $room }.
why-row-taken = { $seat } ha già risolto questa Missione.
why-lock-shut = Il lucchetto { $lock } è ancora chiuso.
why-no-marker-fits = Non hai più cubetti adatti.
why-marker-price = Non puoi pagare per rimuovere questo cubetto.
why-power-open = Questo Potere è già attivo.
why-needs-mission = I cubetti lasciano la plancia quando risolvi una Missione.
why-grey-needs-cellar = I cubetti grigi vanno solo sulle Missioni della Cantina.
why-not-your-goal = Questo Obiettivo non è per te.
why-goal-claimed = Hai già reclamato questo Obiettivo.
why-no-disc-left = Non hai più dischi per gli Obiettivi.
why-no-slot-left = Questo Obiettivo non ha spazi liberi.
why-goal-not-met = Lo spazio libero richiede { $n }; ne hai { $have }.
why-needs-explore-point = Serve un punto esplorazione o un effetto simile.
why-passage-open = Questo passaggio è aperto.
why-door-out-of-reach = Accanto a questa porta non c'è né il tuo Esploratore né una tua tenda.
why-no-open-way = Nessuna via aperta porta lì.
why-not-next-room = Questo locale non è accanto al tuo Esploratore.
why-no-tent-outside = Le tende si piazzano solo nei locali.
why-tent-there = Lì c'è già una tua tenda.
why-no-tent-left = Entrambe le tue tende sono piazzate.
why-mission-face-up = Questa carta Missione è già rivelata.
why-no-mouse-there = Qui non c'è più alcun Topo Ospite.
why-no-free-room = Non hai stanze libere.
why-mouse-lives-here = Questo Topo Ospite vive nella tua tana.
why-not-your-mouse = Questo Topo Ospite non si può prendere.
why-needs-round-mouse-effect = Serve un'azione che prenda il Topo Ospite del round.
why-mouse-out-of-reach = Qui non c'è né il tuo Esploratore né una tua tenda: { $room }.
why-cheese-out-of-reach = Qui non c'è né il tuo Esploratore né una tua tenda: { $room }.
why-cheese-below = C'è un altro formaggio sopra.
why-has-cheese = Hai già un formaggio: { $mouse }.

## Ratbot

name-automa = Ratbot
name-board = { $id ->
    [player] plancia giocatore
   *[automa] plancia di Ratbot
}
name-exploration-card = carta Esplorazione { $n }
name-exploration-last = ultima carta Esplorazione
name-status-side = carta Stato { $kind ->
    [structure] Struttura
    [tool] Equipaggiamento
   *[robot] Automa
} (indice { $n })
name-door-hidden = segnalino Porta coperto
name-effect = { $id ->
    [goal_left] Obiettivo a sinistra
    [goal_middle] Obiettivo al centro
    [goal_right] Obiettivo a destra
    [play_exploration] esplorazione
    [solve] Missione
    [hit_metal] attacco al metallo
    [hit_wood] attacco al legno
    [hit_rooms] attacco alle stanze scavate
    [hit_doors] attacco ai segnalini Porta
    [hit_moves] attacco ai segnalini Spostamento
    [hit_hand] attacco alle carte in mano
    [hit_mice] attacco ai Topi Ospiti
    [hit_jokers] attacco ai Joker
    [end_beds] PV per i letti
    [end_goals] PV per gli Obiettivi
    [end_tents] PV per le tende
    [end_advances_strength] PV per gli avanzamenti (Forza)
    [end_advances_agility] PV per gli avanzamenti (Agilità)
    [end_advances_intelligence] PV per gli avanzamenti (Intelligenza)
    [end_house_mice] PV per i Topi dell'Abitazione
    [end_doors] PV per i segnalini Porta
   *[end_rooms] PV per le stanze scavate
}

# --- what its cards say
ratbot-place = { $place ->
    [alchemist] Capo nella capanna dell'Alchimista.
   *[other] Capo su { $action }{ $worker ->
        [yes] , 1 Lavoratore nella sua Zona
       *[no] { "" }
    }.
}
ratbot-bonus-advance = Avanza con { $skill }.
ratbot-bonus-take_advanced = Prende { $n } { $n ->
    [one] Invenzione Avanzata
   *[other] Invenzioni Avanzate
} dal mercato.
ratbot-bonus-round_mouse = Prende il Topo Ospite del round oppure, se non c'è più, un Topo della Cantina dalla riserva.
ratbot-bonus-solve_or_advance = Risolve una Missione; se non può, avanza con { $skill }.
ratbot-bonus-cheese_or_mouse_or_advance = Prende il formaggio o un Topo Ospite nella stanza del suo Esploratore; se mancano entrambi, avanza con { $skill }.
ratbot-row = { $letter } · { $room }: { $deeds }.
ratbot-corner = D'ora in poi solo la prima di queste cose che sia possibile: { $deeds }.
ratbot-deed-move = → { $room }
ratbot-deed-reveal = rivela una Missione
ratbot-deed-tent = piazza una tenda
ratbot-deed-mouse = prende un Topo Ospite
ratbot-deed-cheese = prende il formaggio
ratbot-board =
    Raccogliere Legno, Raccogliere Metallo: tanti PV quanta la forza. Costruire Letti, Scavare Stanze: 1 letto o stanza, con forza 3 due.
    Trovare Nuove Idee: 2 Invenzioni Base, con forza 3 anche 2 Avanzate. Esplorare: 1 carta Esplorazione, con forza 3 due.
    Alchimista: risolve una Missione; se non può, avanza con { $skill }. Senza una stanza libera per un letto o un Topo Ospite scava invece una stanza.
status-goal = Ratbot mette un disco sul primo spazio libero dall'alto dell'Obiettivo { $goal ->
    [left] a sinistra
    [middle] al centro
   *[right] a destra
} e ne ottiene i PV
status-play_exploration = Ratbot gioca { $n ->
    [one] { $n } carta Esplorazione
   *[other] { $n } carte Esplorazione
}
status-solve = Ratbot risolve { $n ->
    [one] { $n } Missione
   *[other] { $n } Missioni
}, se può
status-each-beds = per ogni letto costruito da Ratbot
status-each-goals = per ogni Obiettivo reclamato da Ratbot
status-each-tents = per ogni tenda di Ratbot nella Fattoria
status-each-advances = per ogni avanzamento sulla carta Stato con il segnalino { $skill ->
    [intelligence] Intelligenza
    [agility] Agilità
    [perception] Percezione
    [strength] Forza
   *[endurance] Resistenza
}
status-each-house_mice = per ogni Topo dell'Abitazione di Ratbot
status-each-doors = per ogni segnalino Porta di Ratbot
status-each-rooms_dug = per ogni stanza scavata da Ratbot

# --- before the game
variant-ratbot = Livello di Ratbot
    .about = Da 0 (mite) a 9 (spietato): la somma degli indici delle sue tre carte Stato.
variant-status_cards = Carte Stato
    .about = Invece di un livello: quale lato di ciascuna delle tre carte. Due numeri non possono differire di 2 o più.
variant-status_cards-structure-0 = Strutture 0
variant-status_cards-structure-1 = Strutture 1
variant-status_cards-structure-2 = Strutture 2
variant-status_cards-structure-3 = Strutture 3
variant-status_cards-tool-0 = Equipaggiamenti 0
variant-status_cards-tool-1 = Equipaggiamenti 1
variant-status_cards-tool-2 = Equipaggiamenti 2
variant-status_cards-tool-3 = Equipaggiamenti 3
variant-status_cards-robot-0 = Automi 0
variant-status_cards-robot-1 = Automi 1
variant-status_cards-robot-2 = Automi 2
variant-status_cards-robot-3 = Automi 3

# --- what it asks of you
ask-ratbot-mouse = { $a }: da quale stanza prende un Topo Ospite Ratbot?

# --- what it does, and why
told-ratbot-shuffled = Nuovo round: Ratbot mescola le sue { $n } carte Azione.
told-ratbot-card = Ratbot rivela la carta Azione «{ $card }».
told-ratbot-leader = Ratbot piazza un Capo sullo spazio libero più esterno: { $action }, { $space }. { $reason-id ->
    [named] È il settore indicato dalla carta ({ $why }).
    [own-leader] La carta indica { $named } ({ $why }), dove ha già un Capo; quindi va nel primo settore adatto in senso orario.
   *[full] La carta indica { $named } ({ $why }), dove non c'è spazio libero; quindi va nel primo settore adatto in senso orario.
}
told-ratbot-hut = Ratbot piazza un Capo nella capanna dell'Alchimista ({ $why }).
told-ratbot-worker = Ratbot aggiunge un Lavoratore: { $area } ({ $why }).
told-ratbot-points = Ratbot ottiene { $n } PV ({ $why }).
told-ratbot-dug = Ratbot scava una stanza da { $vp } PV{ $reason-id ->
    [no-room-for-bed] , perché non ha una stanza libera per un letto
    [no-room-for-mouse] , perché non ha una stanza libera per un Topo Ospite
   *[asked] { "" }
} ({ $why }).
told-ratbot-built = Ratbot costruisce un letto; lo spazio vale { $vp } PV ({ $why }).
told-ratbot-took-mouse = Ratbot ospita { $mouse }, da { $vp } PV ({ $why }).
told-ratbot-took-card = Ratbot prende l'Invenzione più a sinistra del mercato: { $card } ({ $why }).
told-ratbot-explores = Ratbot gioca una carta: { $card } ({ $why }). Decide la stanza del suo Esploratore: { $room }.
told-ratbot-explores-last = Ratbot gioca una carta: { $card } ({ $why }). Vale la prima delle sue tre parti che sia possibile.
told-ratbot-went = L'Esploratore di Ratbot va qui: { $room } ({ $why }).
told-ratbot-took-door = Ratbot prende coperto il segnalino Porta sul suo cammino: { $passage } ({ $why }).
told-ratbot-revealed = Ratbot rivela la Missione «{ $mission }». Sulla mappa il suo spazio ha il numero { $number } ({ $why }).
told-ratbot-tent = Ratbot piazza una tenda: { $room } ({ $why }).
told-ratbot-solved = Ratbot risolve «{ $row }», la prima riga libera della carta con il numero { $number } sulla mappa ({ $why }).
told-ratbot-advanced = Ratbot avanza al passo { $step } della { $status }, dove si trova il segnalino { $skill } ({ $why }){ $effect-id ->
    [none] .
   *[other] : { $effect }.
}
told-ratbot-at-end = Ratbot è già in fondo alla { $status }, dove si trova il segnalino { $skill } ({ $why }); ottiene i PV sotto il tracciato.
told-ratbot-claimed = Ratbot reclama l'Obiettivo { $goal } ({ $why }).
told-ratbot-missed = { $source } a vuoto ({ $seat }): { $reason-id ->
    [immune] gli effetti aggressivi sono ignorati.
   *[condition] la soglia non è raggiunta.
}
told-ratbot-gives = { $why }: { $reason-id ->
    [mouse] Ratbot scarta sempre un Topo Ospite piuttosto che perdere PV.
    [lowest-mouse] dei suoi Topi Ospiti Ratbot scarta quello che vale meno.
   *[vp] Ratbot perde i PV.
}
told-ratbot-nothing = { $reason-id ->
    [area-full] Ratbot non aggiunge un Lavoratore: in questa Zona ne ha già 3
    [no-worker-left] Ratbot non aggiunge un Lavoratore: tutti gli 8 sono sul tabellone
    [no-bed] Ratbot non costruisce un letto: tutti i 6 sono costruiti
    [no-underground] Ratbot non scava una stanza: non restano tessere Sottosuolo
    [no-card] Ratbot non prende altre Invenzioni: il mercato è vuoto
    [no-marker] Ratbot non risolve una Missione: sulla sua plancia non restano cubetti
    [no-mission] Ratbot non risolve una Missione: dove sono il suo Esploratore e le sue tende non c'è una carta scoperta con una riga libera
    [round-mouse-gone] Il Topo Ospite del round non c'è più; Ratbot ricorre ai Topi della Cantina della riserva
    [no-mouse-left] Ratbot non prende un Topo Ospite: mancano quello del round e i Topi della Cantina della riserva
    [there-already] L'Esploratore di Ratbot resta: è già lì
    [none-to-reveal] Ratbot non rivela una Missione: nella stanza del suo Esploratore non ce n'è una coperta
    [no-tent-left] Ratbot non piazza una tenda: sono già piazzate entrambe
    [no-place-for-tent] Ratbot non piazza una tenda: non all'esterno e non due volte nella stessa stanza
    [no-cheese] Ratbot non prende il formaggio: non c'è più
    [no-cheese-here] Ratbot non prende il formaggio: il suo Esploratore non è in quella stanza
    [no-mouse-here] Ratbot non prende un Topo Ospite: non ce ne sono nella stanza del suo Esploratore
    [no-mouse-in-reach] Ratbot non prende un Topo Ospite: non ce ne sono né dal suo Esploratore né dalle sue tende
    [goal-claimed] Ratbot non reclama un Obiettivo: ha già un disco su questa carta
    [goal-full] Ratbot non reclama un Obiettivo: su questa carta non ci sono spazi liberi
   *[no-disc] Ratbot non reclama un Obiettivo: non gli restano dischi
} ({ $why }).

# --- its score
score-pile = Pila di Invenzioni
score-steps = Passi con i cubetti
score-status-finals = Effetti finali delle carte Stato
score-markers = Miglior spazio dei cubetti
