## The common board

above_below-offers = Edifici in vendita
above_below-in-deck = { $n } nel mazzo
above_below-replace-houses = Cambia le case per 1 moneta
above_below-replace-outposts = Cambia gli avamposti per 1 moneta
above_below-specials = Solo dai racconti
above_below-none-left = nessuno
above_below-caves-left =
    { $n ->
        [one] { $n } grotta
       *[other] { $n } grotte
    }
above_below-prize = Un artefatto aspetta il prossimo che riesce.
above_below-tokens-underforest = { $n } gettoni del Sottobosco
above_below-tokens-desert = { $n } gettoni del Labirinto del deserto
above_below-artifacts-left = { $n } artefatti nella pila
above_below-quests = Imprese
above_below-kind-start = Prima casa
above_below-kind-house = Casa
above_below-kind-key = Casa chiave
above_below-kind-star = Casa stella
above_below-kind-outpost = Avamposto
above_below-costs =
    { $n ->
        [one] Costa { $n } moneta
       *[other] Costa { $n } monete
    }
above_below-short =
    { $n ->
        [one] manca { $n }
       *[other] mancano { $n }
    }
above_below-round = Round { $n } di { $of }
above_below-first = Comincia { $name }
above_below-cider-there = Un sidro aspetta il primo che va a lavorare.
above_below-cider-gone = Il sidro di questo round è già preso.
above_below-villagers-left =
    { $n ->
        [one] Ancora { $n } abitante nella pila
       *[other] Ancora { $n } abitanti nella pila
    }
above_below-reputation-of = Reputazione di { $name }: { $n }.
above_below-awards =
    { $count ->
        [one] { $awards } punti al nome migliore
       *[other] { $awards } punti ai nomi migliori
    }

## A village

above_below-village-of = Il villaggio di { $name }
above_below-houses = Case
above_below-below = Avamposti e grotte
above_below-no-caves = Sotto non si è ancora trovato niente.
above_below-empty-cave = Una grotta vuota: qui si può costruire un avamposto.
above_below-on-cave = Nella grotta { $name }
above_below-goods-on = Da raccogliere: { $goods }
above_below-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
above_below-points =
    { $n ->
        [one] { $n } punto finora
       *[other] { $n } punti finora
    }
above_below-income = Rendita a fine round: { $n }
above_below-beds =
    { $n ->
        [one] { $n } letto
       *[other] { $n } letti
    }
above_below-rerolls =
    { $n ->
        [one] { $n } rilancio in ogni esplorazione
       *[other] { $n } rilanci in ogni esplorazione
    }
above_below-used = Già usato in questo round.
above_below-zone-ready = Pronti
above_below-zone-resting = A riposo
above_below-zone-injured = Feriti
above_below-track = Tracciato di sviluppo
above_below-track-empty = Sul tracciato non c'è niente.
above_below-laid =
    { $vp ->
        [one] { $name } ×{ $n }, { $vp } punto ciascuno.
       *[other] { $name } ×{ $n }, { $vp } punti ciascuno.
    }
above_below-reserve = Riserva
above_below-nothing = niente
above_below-for-sale = In vendita
above_below-asking =
    { $n ->
        [one] Per { $n } moneta
       *[other] Per { $n } monete
    }
above_below-asks-me = Prezzo da concordare
above_below-passed = ha passato
above_below-plate = { $name }: { $points } punti, { $coins } monete, { $ready } pronti, { $resting } a riposo, { $injured } feriti, { $beds } letti. Mostra il villaggio.
above_below-exploring = esplora
above_below-reads = legge

## My turn

above_below-free-lay = Posa merci
above_below-free-sale = In vendita
above_below-free-buy = Compra
above_below-free-replace = Carte nuove

## Setting out

above_below-expedition = La spedizione
above_below-crew = Chi va
above_below-choose-two = Scegli almeno due esploratori pronti.
above_below-odds = Probabilità di tante lanterne, in percentuale
above_below-odds-said = { $need } lanterne: { $plain } per cento, { $all } per cento mandando tutti a casa
above_below-odds-plain =
    { $n ->
        [0] con i dadi
        [one] con i dadi e { $n } rilancio
       *[other] con i dadi e { $n } rilanci
    }
above_below-odds-home = mandando tutti a casa

## The book

above_below-page = Pagina { $n }
above_below-before = { $name } accende le lanterne ed entra…
above_below-what-do-you-do = Che cosa fai?
above_below-you-read = Leggi tu, ascolta { $name }
above_below-the-end = Com'è finita
above_below-text-size = Grandezza del testo
above_below-size = Grandezza { $n } di 3
above_below-read-aloud = Leggi ad alta voce
above_below-hush = Silenzio
above_below-no-voice =
    { $lang ->
        [ru] Questo dispositivo non ha una voce che legga in russo.
       *[other] Questo dispositivo non ha una voce che legga in inglese.
    }
above_below-close-book = Chiudi il libro
above_below-to-village = Al villaggio
above_below-read-along = { $name } esplora: leggi anche tu
above_below-read-again = L'ultimo racconto di { $name }
above_below-in-english = I racconti sono in inglese e in russo; questo è in inglese.
above_below-check = prova
above_below-chosen = scelta
above_below-no-cost = nessun costo
above_below-chance-said = { $need } lanterne: { $chance } per cento, { $home } per cento mandando tutti a casa.
above_below-less = meno
above_below-reader = { $name } legge a { $explorer }
above_below-decides = { $name } sta scegliendo…
above_below-sets-out = { $name } si mette in cammino…
above_below-lit =
    { $n ->
        [one] { $n } lanterna
       *[other] { $n } lanterne
    }
above_below-lit-of = { $n } di { $need } lanterne
above_below-of = di { $n }
above_below-lanterns-short =
    { $n ->
        [one] manca { $n } lanterna
       *[other] mancano { $n } lanterne
    }
above_below-change = Puoi ancora fare qualcosa: { $ways }.
above_below-way-home = mandare a casa un abitante per 1 lanterna in più
above_below-way-reroll = rilanciare un dado
above_below-way-plus = aggiungere 1 a un dado
above_below-way-bonus = pagare per altre lanterne
above_below-rerolls-left =
    { $n ->
        [one] resta { $n } rilancio
       *[other] restano { $n } rilanci
    }
above_below-enough = Basta così
above_below-let-fail = Lascia che fallisca
above_below-deciding = { $name } guarda i dadi…
above_below-sealed = Le ricompense restano sigillate finché non si contano le lanterne.
above_below-rolled =
    { $lanterns ->
        [one] Uscito { $die }: { $lanterns } lanterna
       *[other] Uscito { $die }: { $lanterns } lanterne
    }
above_below-gone-home = A casa, senza forze
above_below-send-home = A casa
above_below-reroll = Rilancia
above_below-succeeded =
    { $n ->
        [one] Riuscita con { $n } lanterna
       *[other] Riuscita con { $n } lanterne
    }
above_below-failed =
    { $n ->
        [one] Fallita con { $n } lanterna
       *[other] Fallita con { $n } lanterne
    }
above_below-cave = La grotta
above_below-die-shows = Il dado mostra { $n }.
above_below-stake = Se riesci, la grotta è tua e chi è rimasto riposa. Se fallisci, finisce sotto il mazzo. Chi è mandato a casa è ferito finché non ha una pozione o un letto.

## Recovery

above_below-recovery = Il round è finito: gli abitanti si riprendono
above_below-recovery-about = Prima pozioni e sidri, poi un letto a testa. Un passo porta da ferito a riposo, il successivo da riposo a pronto.
above_below-beds-left =
    { $n ->
        [one] resta { $n } letto
       *[other] restano { $n } letti
    }
above_below-recover = Buona notte
above_below-give-potion = Pozione: { $name }
above_below-give-cider = Sidro: { $name }
above_below-give-bed = Letto: { $name }
above_below-becomes-ready = sarà pronto
above_below-becomes-resting = riposerà
above_below-becomes-injured = resta ferito

## Trade

above_below-your-coins =
    { $n ->
        [one] hai { $n } moneta
       *[other] hai { $n } monete
    }
above_below-bids = Già offerto: { $bids }.
above_below-countered =
    { $n ->
        [one] Il proprietario accetterebbe { $n } moneta.
       *[other] Il proprietario accetterebbe { $n } monete.
    }
above_below-sell-for = Vendi per { $n }
above_below-counter = Rifiuta, ma di' quanto vorresti
above_below-standing-price = Oppure lascia che si compri subito per
above_below-standing-about = Il prezzo vale finché non rimetti in vendita l'oggetto. Con «Chiedimelo» ogni offerta arriva a te.

## Le parti del tavolo

above_below-part-rows = Case e avamposti
above_below-part-stars = Case chiave e stella
above_below-tab-village = Villaggio
above_below-tab-market = Edifici
above_below-tab-board = Plancia
above_below-tab-log = Diario

## Un componente in grande

above_below-kind-villager = Abitante
above_below-kind-cave = Grotta
above_below-kind-token = Segnalino esplorazione
above_below-kind-artifact = Artefatto
above_below-kind-quest = Missione
above_below-kind-state = Stato di un abitante
above_below-kind-item = Oggetto
above_below-kind-action = Azione
above_below-kind-board = Plancia
above_below-to-build = Per costruirlo
above_below-to-train = Per addestrare questo abitante
above_below-need-coins = { $cost ->
    [one] { $cost } moneta; ne hai { $have }
   *[other] { $cost } monete; ne hai { $have }
}
above_below-need-cheaper = { $n ->
    [one] un buon attrezzo fa risparmiare { $n } moneta
   *[other] un buon attrezzo fa risparmiare { $n } monete
}
above_below-need-hammer = Ti manca un abitante pronto con un martello
above_below-need-quill = Ti manca un abitante pronto con una penna
above_below-need-cave = { $n ->
    [0] Ti manca una grotta vuota
    [one] { $n } grotta vuota
   *[other] { $n } grotte vuote
}

## Il libro dei ricordi

above_below-journal = Libro dei ricordi
above_below-journal-opening = Il libro dei ricordi si sta aprendo…
above_below-journal-empty = Non è ancora stato raccontato nulla.
above_below-journal-line = { $name }, round { $round }
above_below-keepsakes = I villaggi
above_below-save = Salva l’immagine
above_below-save-picture = Salva l’immagine: { $title }
above_below-points-final = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
above_below-from-mushroom = Funghi
above_below-from-fish = Pesce
above_below-from-fruit = Frutta
above_below-from-rope = Corda
above_below-from-pot = Vasi
above_below-from-paper = Carta
above_below-from-ore = Minerale
above_below-from-amethyst = Ametiste
above_below-from-houses = Case in superficie
above_below-from-outposts = Avamposti sottoterra
above_below-from-printed = Punti stampati sugli edifici
above_below-from-counted = Bonus per ciò che si è raccolto

## La prima partita

above_below-guide-1 = Benvenuto sulle colline. In sette round costruisci un villaggio in superficie ed esplori le grotte sottostanti. Vince chi alla fine ha più punti.
above_below-guide-2 = Questo è il tuo villaggio: le case lungo la strada, davanti gli abitanti, sotto le grotte e gli avamposti.
above_below-guide-3 = Chi sta al sole è pronto e può lavorare. Dopo il lavoro riposa; chi viene rimandato a casa da una grotta è ferito. Letti, pozioni e sidro lo rimettono in piedi.
above_below-guide-4 = Il dado e le lanterne sotto un abitante dicono quanto vale il suo tiro in esplorazione. I martelli costruiscono, le penne addestrano altri.
above_below-guide-5 = Ogni edificio dà qualcosa: letti, monete, beni, punti. Tocca una carta per vederla in grande.
above_below-guide-6 = I beni posati su questo tracciato valgono punti alla fine, di più negli spazi successivi; e più è lungo, più cresce la tua rendita.
above_below-guide-7 = Qui si addestrano nuovi abitanti. Il tracciato mostra la reputazione di tutti: le buone azioni nelle storie la alzano, e porta punti.
above_below-guide-8 = Per esplorare manda almeno due abitanti. Ti viene letta una storia: scegli un’opzione, tira i dadi, conta le lanterne.
above_below-guide-9 = Quaggiù ti viene chiesto che cosa fare. Ciò che brilla si può toccare. Buon viaggio!
above_below-on-average = in media { NUMBER($n, maximumFractionDigits: 1) }
