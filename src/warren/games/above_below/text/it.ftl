### Above and Below: tutte le frasi del gioco in italiano.

## Il gioco

game-name = Sopra e sotto
game-about = Costruisci un villaggio in superficie e manda i tuoi abitanti nelle storie delle grotte.
game-length = 60–90 minuti
game-weight = medio

## Elenchi

things = { $rest } e { $last }

## Cose contate. `put` è ciò che si posa, si riceve o si cede, `none` ciò che manca, `each` ciò che dà punti.

thing-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
    .put = { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
thing-mushroom = { $n ->
    [one] { $n } fungo
   *[other] { $n } funghi
}
    .put = { $n ->
        [one] { $n } fungo
       *[other] { $n } funghi
    }
    .none = funghi
    .each = ogni fungo
thing-fish = { $n ->
    [one] { $n } pesce
   *[other] { $n } pesci
}
    .put = { $n ->
        [one] { $n } pesce
       *[other] { $n } pesci
    }
    .none = pesci
    .each = ogni pesce
thing-fruit = { $n ->
    [one] { $n } frutto
   *[other] { $n } frutti
}
    .put = { $n ->
        [one] { $n } frutto
       *[other] { $n } frutti
    }
    .none = frutti
    .each = ogni frutto
thing-rope = { $n ->
    [one] { $n } corda
   *[other] { $n } corde
}
    .put = { $n ->
        [one] { $n } corda
       *[other] { $n } corde
    }
    .none = corde
    .each = ogni corda
thing-pot = { $n ->
    [one] { $n } vaso
   *[other] { $n } vasi
}
    .put = { $n ->
        [one] { $n } vaso
       *[other] { $n } vasi
    }
    .none = vasi
    .each = ogni vaso
thing-paper = { $n ->
    [one] { $n } foglio di carta
   *[other] { $n } fogli di carta
}
    .put = { $n ->
        [one] { $n } foglio di carta
       *[other] { $n } fogli di carta
    }
    .none = carta
    .each = ogni foglio di carta
thing-ore = { $n ->
    [one] { $n } minerale
   *[other] { $n } minerali
}
    .put = { $n ->
        [one] { $n } minerale
       *[other] { $n } minerali
    }
    .none = minerali
    .each = ogni minerale
thing-amethyst = { $n ->
    [one] { $n } ametista
   *[other] { $n } ametiste
}
    .put = { $n ->
        [one] { $n } ametista
       *[other] { $n } ametiste
    }
    .none = ametiste
    .each = ogni ametista
thing-potion = { $n ->
    [one] { $n } pozione
   *[other] { $n } pozioni
}
    .put = { $n ->
        [one] { $n } pozione
       *[other] { $n } pozioni
    }
    .each = ogni pozione
thing-cider = { $n ->
    [one] { $n } sidro
   *[other] { $n } sidri
}
    .put = { $n ->
        [one] { $n } sidro
       *[other] { $n } sidri
    }
    .each = ogni sidro
thing-any_good = { $n ->
    [one] { $n } merce a scelta
   *[other] { $n } merci a scelta
}
    .put = { $n ->
        [one] { $n } merce a scelta
       *[other] { $n } merci a scelta
    }
thing-supplies = { $n ->
    [one] { $n } gettone provviste
   *[other] { $n } gettoni provviste
}
    .put = { $n ->
        [one] { $n } gettone provviste
       *[other] { $n } gettoni provviste
    }
thing-reputation = { $n ->
    [one] { $n } punto reputazione
   *[other] { $n } punti reputazione
}
    .put = { $n ->
        [one] { $n } punto reputazione
       *[other] { $n } punti reputazione
    }
thing-cave = { $n ->
    [one] { $n } grotta vuota
   *[other] { $n } grotte vuote
}
    .put = { $n ->
        [one] { $n } grotta vuota
       *[other] { $n } grotte vuote
    }
thing-villager = { $n ->
    [one] { $n } abitante
   *[other] { $n } abitanti
}
    .each = ogni abitante
thing-house = { $n ->
    [one] { $n } casa
   *[other] { $n } case
}
    .each = ogni casa (esclusi gli avamposti e la prima capanna)
thing-outpost = { $n ->
    [one] { $n } avamposto
   *[other] { $n } avamposti
}
    .each = ogni avamposto
thing-empty_cave = { $n ->
    [one] { $n } grotta vuota
   *[other] { $n } grotte vuote
}
    .each = ogni grotta vuota
thing-hammer = martello
thing-quill = penna

## Che cosa sta scritto sulle carte

effect-beds = { $n ->
    [one] { $n } letto.
   *[other] { $n } letti.
}
effect-income = +{ $n } di rendita alla fine di ogni round.
effect-income_per = +{ $n } di rendita alla fine di ogni round per { $things } sul tuo tracciato di sviluppo.
effect-goods = Alla costruzione metti su questa carta { $things }, da raccogliere.
effect-replenish = Alla costruzione metti su questa carta { $things }; alla fine di ogni round, se è senza { $none }, mettine 1.
effect-potion = { $n ->
    [one] Alla costruzione ricevi { $n } pozione.
   *[other] Alla costruzione ricevi { $n } pozioni.
}
effect-potion_per_round = { $n ->
    [one] Ricevi { $n } pozione alla fine di ogni round.
   *[other] Ricevi { $n } pozioni alla fine di ogni round.
}
effect-train_ready = Gli abitanti che addestri possono andare subito nella zona dei pronti.
effect-coin_on_build = { $n ->
    [one] Dopo aver comprato un altro edificio, ricevi { $n } moneta.
   *[other] Dopo aver comprato un altro edificio, ricevi { $n } monete.
}
effect-coin_on_explore = { $n ->
    [one] Dopo ogni esplorazione riuscita, ricevi { $n } moneta.
   *[other] Dopo ogni esplorazione riuscita, ricevi { $n } monete.
}
effect-reroll = { $n ->
    [1] In ogni esplorazione puoi ritirare una volta il dado di un abitante.
    [2] In ogni esplorazione puoi ritirare due volte il dado di un abitante.
   *[other] In ogni esplorazione puoi ritirare { $n } volte il dado di un abitante.
}
effect-drinks_as_coins = { $n ->
    [one] Puoi pagare con pozioni e sidro: ogni gettone vale { $n } moneta.
   *[other] Puoi pagare con pozioni e sidro: ogni gettone vale { $n } monete.
}
effect-reputation = { $n ->
    [one] Alla costruzione ricevi { $n } punto reputazione.
   *[other] Alla costruzione ricevi { $n } punti reputazione.
}
effect-vp = { $n } PV.
effect-vp_per = { $n } PV per { $things } che possiedi.

## Che cosa sta scritto sugli abitanti

skill-hammer = Martello: può costruire.
skill-quill = Penna: può addestrare.
skill-hammer_plus = Martello più: costruisce spendendo 1 moneta in meno.
skill-quill_plus = Penna più: addestra spendendo 1 moneta in meno.
die-symbol = { $lanterns ->
    [one] { $min } o più: { $lanterns } lanterna.
   *[other] { $min } o più: { $lanterns } lanterne.
}
trait-bad_reputation = Quando si unisce a te, perdi 1 punto reputazione.
trait-cave_cat = Ogni volta che usi il gatto tira un dado: con 1 o 2 riposa e non fa nulla.
trait-metal = Dorme nel suo letto: non usa letti degli edifici, pozioni né sidro.

## Che cosa sta scritto su artefatti, missioni, stati, provviste, bevande, grotte e gettoni

artifact-explore = Una volta per round, esplorando, dopo aver tirato tutti i dadi degli abitanti: { $effects }.
artifact-train = Una volta per round, addestrando: chi addestra { $effects }.
artifact-harvest = Una volta per round, raccogliendo: uno dei raccoglitori prende { $effects }, da una o più carte.
effect-die_plus = aggiungi { $n } a un dado
effect-train_without_quill = non ha bisogno della penna
effect-train_discount = { $n ->
    [one] paga { $n } moneta in meno
   *[other] paga { $n } monete in meno
}
effect-harvest_extra = { $n ->
    [1] 2 merci invece di 1
   *[other] altre { $n } merci
}
effect-die_minus = Esplorando, sottrai { $n } dal dado di questo abitante.
effect-use_roll = Ogni volta che usi questo abitante tira un dado: con 1-{ $fail_max } non fa nulla e riposa; puoi subito mandarne un altro.
effect-explore_coins_minus = { $n ->
    [one] Se un'esplorazione con almeno un abitante avido ti dà monete, ricevi { $n } moneta in meno.
   *[other] Se un'esplorazione con almeno un abitante avido ti dà monete, ricevi { $n } monete in meno.
}
effect-cannot_be_sent_home = Durante un'esplorazione questo abitante non può essere mandato fra i feriti.
quest = Il primo che possiede { $things } prende il gettone: { $vp } PV.
supplies-text = Spendile esplorando, dopo tutti i tiri: +{ $n } a un dado. A fine partita { $vp } PV ogni 2.
drink-potion = Alla fine di un round, prima dei letti: un abitante passa dai feriti a chi riposa.
drink-cider = Alla fine di un round, prima dei letti: un abitante che riposa diventa pronto.
cave-numbers = Porta ai paragrafi { $numbers }.

## Nomi di ciò che non ne ha nei dati

token-underforest = gettone del Sottobosco
token-desert = gettone del Labirinto nel deserto
board-settlement = Tabellone del villaggio
    .about = Le zone degli abitanti, un posto per la merce in vendita, il tracciato di sviluppo.
board-reputation = Tabellone della reputazione
    .about = La fila degli abitanti, il sidro del round, il tracciato della reputazione, quello dei round.
numbered = { $name } { $n }
name-paragraph = paragrafo { $id }

## Azioni

action-explore = Esplorare
    .about = Almeno 2 abitanti: prendi la grotta in cima, ascolta una storia, scegli e tira i dadi per le lanterne.
action-harvest = Raccogliere
    .about = Per ogni abitante prendi 1 merce dai tuoi edifici.
action-build = Costruire
    .about = Un abitante con il martello: compra un edificio. Un avamposto richiede una grotta vuota.
action-train = Addestrare
    .about = Un abitante con la penna: paga un abitante della fila, che arriva fra chi riposa.
action-labor = Lavorare
    .about = 1 moneta per ogni abitante; il primo del round prende anche il sidro.

## Paragrafi: condizioni, ricompense, perdite

story-in-english = [in inglese] { $text }
alternatives = { $rest } o { $last }
story-check = Prova { $needs }.
story-gain = Ricevi { $things }.
story-nothing = Non ricevi nulla.
story-lose = Perdi { $things }.
story-injure = { $n ->
    [one] { $n } esploratore è ferito.
   *[other] { $n } esploratori sono feriti.
}
story-state-poisoned = Un esploratore resta avvelenato.
story-state-sad = Un esploratore diventa triste.
story-state-greedy = Un esploratore diventa avido.
story-state-cowardly = Un esploratore diventa codardo.
story-joins-elemental_woman = La donna elementale si unisce a te.
story-joins-glogo = Glogo si unisce a te.
story-joins-cave_cat = Un gatto delle grotte si unisce a te.
story-joins-metal_man = Un uomo di metallo si unisce a te.
story-joins-cheapest = L'abitante più economico della fila si unisce a te, gratis.
story-failure = L'esplorazione fallisce.
story-cost = Costa { $things }.
conduct-gain = { $n ->
    [one] Ricevi { $n } punto reputazione per la scelta.
   *[other] Ricevi { $n } punti reputazione per la scelta.
}
conduct-lose = { $n ->
    [one] Perdi { $n } punto reputazione per la scelta.
   *[other] Perdi { $n } punti reputazione per la scelta.
}
require-explorers_min = Servono almeno { $n } esploratori.
require-explorer_has = Serve un esploratore con { $thing }.
require-reputation_min = Serve una reputazione di almeno { $n }.
require-coins_min = { $n ->
    [one] Serve { $n } moneta in mano.
   *[other] Servono { $n } monete in mano.
}
require-good = Serve nella riserva: { $thing }.
bonus-pay = Paga { $things }: +{ $n } { $n ->
    [one] lanterna
   *[other] lanterne
}.
bonus-per = +{ $n } { $n ->
    [one] lanterna
   *[other] lanterne
} per ogni esploratore con { $thing }.
bonus-if_item = +{ $n } { $n ->
    [one] lanterna
   *[other] lanterne
} se hai { $thing }.
bonus-if_villager = +{ $n } { $n ->
    [one] lanterna
   *[other] lanterne
} se partecipa { $folk ->
    [human] un umano
    [fish_folk] qualcuno del popolo dei pesci
   *[special] un abitante speciale
}.

## Che cosa succede

told-sent = { $seat }: { $villagers } – { $action }.
told-refused = { $villager } tira { $die }, si rifiuta e va a riposare.
told-willing = { $villager } tira { $die } e accetta.
told-cave-taken = { $seat } prende la grotta { $cave }.
told-turned-back = Restano troppo pochi esploratori: { $cave } torna in cima al mazzo.
told-token-drawn = { $seat } mette un gettone sulla grotta: { $token }.
told-read = Il dado dà { $die }: { $reader } legge il { $paragraph } per { $seat }.
told-chosen = { $seat } sceglie: { $option }.
told-rolled = { $villager } tira { $die }: { $lanterns ->
    [one] { $lanterns } lanterna
   *[other] { $lanterns } lanterne
}.
told-rerolled = { $villager } ritira: { $die }, { $lanterns ->
    [one] { $lanterns } lanterna
   *[other] { $lanterns } lanterne
}.
told-added = { $source }: +{ $n } al dado di { $villager }, { $lanterns ->
    [one] { $lanterns } lanterna
   *[other] { $lanterns } lanterne
}.
told-bonus-paid = { $seat } paga per { $n ->
    [one] { $n } lanterna in più
   *[other] { $n } lanterne in più
}.
told-sent-home = { $villager } torna a casa senza forze: 1 lanterna in più.
told-outcome = { $success ->
    [1] { $lanterns ->
        [one] L'esplorazione di { $seat } riesce con { $lanterns } lanterna.
       *[other] L'esplorazione di { $seat } riesce con { $lanterns } lanterne.
    }
   *[other] { $lanterns ->
        [one] L'esplorazione di { $seat } fallisce con { $lanterns } lanterna.
       *[other] L'esplorazione di { $seat } fallisce con { $lanterns } lanterne.
    }
}
told-nobody-left = { $n ->
    [one] Non c'è più nessuno che possa venire: { $seat } riceve { $n } moneta.
   *[other] Non c'è più nessuno che possa venire: { $seat } riceve { $n } monete.
}
told-injured = Fra i feriti: { $villager }.
told-state = { $villager } ora ha lo stato «{ $state }».
told-came-home = Gli esploratori di { $seat } tornano da { $cave }.
told-cave-gained = { $seat } tiene la grotta vuota { $cave }.
told-cave-lost = La grotta { $cave } va sotto il mazzo.
told-artifact-laid = Un artefatto coperto viene messo sul mazzo delle grotte.
told-artifact-won = { $seat } ottiene l'artefatto: { $artifact }.
told-artifact-used = { $seat } usa { $artifact }.
told-quest = { $seat } compie la missione { $quest }.
told-coins = { $n ->
    [one] { $seat } riceve { $n } moneta.
   *[other] { $seat } riceve { $n } monete.
}
told-lost-coins = { $n ->
    [one] { $seat } perde { $n } moneta.
   *[other] { $seat } perde { $n } monete.
}
told-gained = { $n ->
    [1] { $seat } riceve: { $item }.
   *[other] { $seat } riceve: { $item } ×{ $n }.
}
told-lost = { $n ->
    [1] { $seat } cede: { $item }.
   *[other] { $seat } cede: { $item } ×{ $n }.
}
told-reputation-gained = { $n ->
    [one] { $seat } riceve { $n } punto reputazione.
   *[other] { $seat } riceve { $n } punti reputazione.
}
told-reputation-lost = { $n ->
    [one] { $seat } perde { $n } punto reputazione.
   *[other] { $seat } perde { $n } punti reputazione.
}
told-paid = { $potions ->
    [0] { $ciders ->
        [0] { $coins ->
            [one] { $seat } paga { $coins } moneta.
           *[other] { $seat } paga { $coins } monete.
        }
       *[other] { $seat } paga: monete { $coins }, sidro { $ciders }.
    }
   *[other] { $ciders ->
        [0] { $seat } paga: monete { $coins }, pozioni { $potions }.
       *[other] { $seat } paga: monete { $coins }, pozioni { $potions }, sidro { $ciders }.
    }
}
told-built = { $seat } costruisce: { $building }.
told-stocked = { $n ->
    [1] Su { $building } di { $seat }: { $item }.
   *[other] Su { $building } di { $seat }: { $item } ×{ $n }.
}
told-revealed = Nuovi edifici: { $buildings }.
told-replaced = { $seat } sostituisce { $row-id ->
    [houses] le case
   *[outposts] gli avamposti
}.
told-harvested = { $seat } raccoglie da { $building }: { $item }.
told-joined = { $zone-id ->
    [ready] { $villager } si unisce a { $seat }, subito nella zona dei pronti.
   *[resting] { $villager } si unisce a { $seat } e riposa.
}
told-laid = { $seat } mette sulla casella { $space } del tracciato: { $item }.
told-reminder = { $seat }, ciò che hai in vendita si può usare alla fine del round solo se lo riprendi nel tuo turno: { $item }.
told-for-sale = { $price ->
    [0] { $seat } mette in vendita, a prezzo da trattare: { $item }.
    [one] { $seat } mette in vendita per { $price } moneta: { $item }.
   *[other] { $seat } mette in vendita per { $price } monete: { $item }.
}
told-taken-back = { $seat } ritira dalla vendita: { $item }.
told-offered = { $price ->
    [one] { $seat } offre a { $seller } { $price } moneta: { $item }.
   *[other] { $seat } offre a { $seller } { $price } monete: { $item }.
}
told-declined = { $seat } rifiuta di vendere: { $item }.
told-countered = { $price ->
    [one] { $seat } venderebbe per { $price } moneta: { $item }.
   *[other] { $seat } venderebbe per { $price } monete: { $item }.
}
told-bought = { $price ->
    [one] { $seat } compra da { $seller } per { $price } moneta: { $item }.
   *[other] { $seat } compra da { $seller } per { $price } monete: { $item }.
}
told-passed = { $seat } passa.
told-round-marker = Il round è finito. Si prepara il round { $round }.
told-cider-placed = Un nuovo sidro è sul tabellone della reputazione.
told-arrived = Nuovi nella fila: { $villagers }.
told-recovered = { $by-id ->
    [bed] { $seat }: { $villager } si riprende in un letto.
    [own-bed] { $seat }: { $villager } si riprende nel suo letto.
    [potion] { $seat }: { $villager } si riprende con una pozione.
   *[cider] { $seat }: { $villager } si riprende con un sidro.
}
told-round-begins = Comincia il round { $round }; il primo turno è di { $seat }.

## Che cosa si chiede

ask-turn = Tocca a te: che cosa fai?
ask-after = Dopo l'azione puoi ancora posare merci.
ask-explore = Chi va a esplorare?
ask-harvest = Chi va a raccogliere?
ask-labor = Chi va a lavorare?
ask-replace = { $a } si rifiuta ({ $b }). Mandi qualcun altro?
ask-take = { $a ->
    [one] Quale merce prendi? Ne resta { $a }.
   *[other] Quale merce prendi? Ne restano { $a }.
}
ask-take-more = { $a }: quale altra merce prendi?
ask-pay = { $a ->
    [one] Come paghi { $a } moneta?
   *[other] Come paghi { $a } monete?
}
ask-book = In quale libro porta questa esplorazione?
ask-story = Che cosa fai? ({ $a })
ask-dice = Lanterne: { $b } su { $a }. Cambi qualcosa?
ask-any-good = Quale merce prendi?
ask-any-good-lost = Quale merce cedi?
ask-injure = Chi resta ferito?
ask-state = A chi va lo stato «{ $a }»?
ask-standing-answer = In vendita: { $a }. Che cosa rispondi a chi compra?
ask-price = Quanto offri a { $a } ({ $b })?
ask-offer = { $c ->
    [one] { $a } offre { $c } moneta ({ $b }). Vendi?
   *[other] { $a } offre { $c } monete ({ $b }). Vendi?
}
ask-drink = { $a ->
    [one] Recupero: chi beve? C'è { $a } letto.
   *[other] Recupero: chi beve? Ci sono { $a } letti.
}
ask-bed = { $a ->
    [one] Recupero: a chi un letto? Ne resta { $a }.
   *[other] Recupero: a chi un letto? Ne restano { $a }.
}
ask-lay = Metti merci sul tracciato di sviluppo?
ask-refill = La riserva non basta: su quale carta va ({ $a })?

## Che cosa si può rispondere

option-explore = Esplora
option-harvest = Raccogli
option-labor = Lavora
option-build = Costruisci { $a } ({ $b })
option-train = Addestra { $a } ({ $b })
option-train-with = Addestra { $a } ({ $b }, { $c })
option-pass = Passa
option-lay = Sul tracciato: { $a }
option-sell = In vendita: { $a }
option-take-back = Ritira dalla vendita
option-buy = { $c ->
    [one] Compra da { $a } per { $c } moneta: { $b }
   *[other] Compra da { $a } per { $c } monete: { $b }
}
option-offer = Fai un'offerta a { $a }: { $b }
option-replace = Sostituisci { $a-id ->
    [houses] le case
   *[outposts] gli avamposti
} (1 moneta)
option-send = { $a }
option-all = Tutti
option-go = Basta così
option-nobody = Nessuno
option-done = Fatto
option-stop = Basta
option-take = { $b } da { $a }
option-pay = { $b ->
    [0] { $c ->
        [0] { $a ->
            [one] { $a } moneta
           *[other] { $a } monete
        }
       *[other] Monete { $a }, sidro { $c }
    }
   *[other] { $c ->
        [0] Monete { $a }, pozioni { $b }
       *[other] Monete { $a }, pozioni { $b }, sidro { $c }
    }
}
option-book = { $a }
option-choose = { $a }
option-reroll = Ritira il dado: { $a }
option-plus = +1 a { $a }: { $b }
option-bonus = Paga altre lanterne
option-home = Manda a casa: { $a }
option-gain = { $a }
option-lose = { $a }
option-injure = { $a }
option-state = { $a }
option-ask-me = Chiedimi
option-asking = { $a ->
    [one] Vendi per { $a } moneta
   *[other] Vendi per { $a } monete
}
option-price = { $a ->
    [one] { $a } moneta
   *[other] { $a } monete
}
option-accept = Vendi
option-decline = Rifiuta
option-counter = { $a ->
    [one] Non meno di { $a } moneta
   *[other] Non meno di { $a } monete
}
option-potion = Pozione per { $a }
option-cider = Sidro per { $a }
option-bed = { $a }
option-refill = { $a }

## Perché no

why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $seat }.
why-passed = Hai passato: in questo round non fai più nulla.
why-end-of-round = Si sta chiudendo il round.
why-under-way = È in corso qualcos'altro.
why-nobody-ready = Nessun abitante è pronto.
why-too-few-explorers = Per esplorare servono { $need } abitanti pronti; ne hai { $have }.
why-no-cave-left = Non restano grotte da esplorare.
why-nothing-to-harvest = Sui tuoi edifici non ci sono merci.
why-nothing-affordable = { $have ->
    [one] Puoi pagare { $have } moneta: niente costa così poco.
   *[other] Puoi pagare { $have } monete: niente costa così poco.
}
why-no-hammer = Nessun abitante pronto ha un martello.
why-no-quill = Nessun abitante pronto ha una penna.
why-too-dear = Costa { $need }; puoi pagare { $have }.
why-no-empty-cave = Un avamposto richiede una grotta vuota, e non ne hai.
why-not-face-up = Non è fra le carte scoperte.
why-special-villager = Gli abitanti speciali arrivano solo dalle storie.
why-sent-already = Questo abitante è già stato mandato.
why-not-ready = { $zone-id ->
    [resting] Questo abitante riposa.
   *[injured] Questo abitante è fra i feriti.
}
why-not-your-villager = Non è un tuo abitante.
why-not-the-top-cave = Si esplora solo la grotta in cima al mazzo.
why-only-on-cards = È solo sulle carte degli edifici: prima va raccolto.
why-not-owned = Nella tua riserva non ce n'è.
why-no-good = Sul tracciato vanno solo le merci.
why-for-sale = È in vendita: riprendila nel tuo turno.
why-after-the-dice = Si usa in un'esplorazione, dopo i dadi.
why-shown-already = L'hai appena messo in vendita: prima fai qualcos'altro.
why-went-home = È già tornato a casa.
why-cowardly = È codardo: non si può mandare a casa.
why-after-sending-home = Quando qualcuno è tornato a casa, ai dadi non si aggiunge più nulla.
why-your-own = È tuo.
why-nothing-for-sale = Là non c'è nulla in vendita.
why-too-few-coins = Costa almeno { $need } monete; ne hai { $have }.
why-offers-used-up = In questo turno hai già fatto tutte le offerte.
why-not-your-artifact = Non è un tuo artefatto.
why-artifact-used = In questo round è già stato usato.
why-artifact-for = Si usa in un'altra azione: { $action }.
why-quest-taken = Questa missione è già stata presa.
why-quest-needs = Serve: { $item } ×{ $need }; ne hai { $have }.
why-not-being-read = Questo paragrafo non si sta leggendo.
why-needs-item = Costa: { $item } ×{ $need }; ne hai { $have }.
why-needs-coins = Costa { $need } in monete; puoi pagare { $have }.
why-requires-explorers = Servono { $need } esploratori; ce ne sono { $have }.
why-requires-reputation = Serve reputazione { $need }; la tua è { $have }.
why-requires-coins = Devi avere { $need } monete; ne hai { $have }.
why-requires-hammer = Serve un esploratore con il martello.
why-requires-quill = Serve un esploratore con la penna.
why-requires-item = Devi avere: { $item }.

## Punti

score-goods = Merci sul tracciato
score-buildings = Edifici
score-building-bonuses = Bonus degli edifici
score-reputation-rank = Posto nella reputazione
score-reputation-space = Casella della reputazione
score-quests = Missioni
score-supplies = Provviste

end-rounds = Si sono giocati sette round.

## Varianti

variant-first_player = Primo giocatore
    .about = Chi comincia il primo round.
variant-first_player-random = a sorte
variant-first_player-first = il primo posto
variant-artifacts = Artefatti
    .about = In ogni round il primo esploratore fortunato trova un artefatto.
variant-extra_villagers = Altri abitanti
    .about = Altri sette abitanti si mescolano alla pila.
variant-quests = Missioni
    .about = Cinque missioni sono scoperte; chi per primo possiede ciò che una mostra, la prende.
variant-villager_states = Stati degli abitanti
    .about = Le storie possono lasciare un abitante avvelenato, triste, avido o codardo. Serve per gli altri due libri.
variant-underforest = Sottobosco
    .about = Le esplorazioni possono portare nel Sottobosco, altri 36 paragrafi. Servono gli stati degli abitanti.
variant-desert = Labirinto nel deserto
    .about = Le esplorazioni possono portare nel Labirinto nel deserto, altri 36 paragrafi. Servono gli stati degli abitanti.
variant-supplies = Provviste
    .about = Le provviste delle storie aumentano un dado, o danno punti alla fine. Gli altri due libri le portano con sé.
variant-base_book = Libro base
    .about = Con gli altri libri: se l'esploratore può ancora usare i numeri della carta grotta.
variant-base_book-closed = chiuso
variant-base_book-open = aperto, a scelta dell'esploratore

## Parole

word-houses = case
word-outposts = avamposti
word-base = Libro base
word-underforest = Sottobosco
word-desert = Labirinto nel deserto
word-ready = pronti
word-resting = a riposo
word-injured = feriti
word-bed = letto
word-own-bed = proprio letto
word-potion = pozione
word-cider = sidro
