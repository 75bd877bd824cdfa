## Cards and burrow on the screen

wistar-sign-per = per
wistar-sign-any = ogni
wistar-sign-free = gratis
wistar-lacks = manca { $n }
wistar-gives = dà
wistar-card-kind =
    { $deck ->
        [basic]
            { $kind ->
                [tool] Equipaggiamento base
                [robot] Automa base
               *[structure] Struttura base
            }
       *[advanced]
            { $kind ->
                [tool] Equipaggiamento avanzato
                [robot] Automa avanzato
               *[structure] Struttura avanzata
            }
    }
wistar-type-immediate = Subito
wistar-type-once = Una volta per round
wistar-type-income = Rendita
wistar-type-permanent = Sempre attivo
wistar-type-final = A fine partita
wistar-type-aggressive = Aggressivo
wistar-points =
    { $n ->
        [one] { $n } PV
       *[other] { $n } PV
    }
wistar-used = già usata in questo round
wistar-playable = puoi giocarla
wistar-you-lack = ti manca: { $what }
wistar-lacks-what =
    { $what ->
        [wood] { $n } legno
        [metal] { $n } metallo
        [move]
            { $n ->
                [one] { $n } segnalino Spostamento
               *[other] { $n } segnalini Spostamento
            }
        [joker] { $n } Joker
        [any] { $n } tra legno, metallo e carte
        [vp] { $n } PV
        [intelligence] { $n } Intelligenza
        [agility] { $n } Agilità
        [perception] { $n } Percezione
        [strength] { $n } Forza
        [endurance] { $n } Resistenza
        [energy] { $n } Energia
        [tool]
            { $n ->
                [one] { $n } Equipaggiamento giocato
               *[other] { $n } Equipaggiamenti giocati
            }
        [robot]
            { $n ->
                [one] { $n } Automa giocato
               *[other] { $n } Automi giocati
            }
        [structure]
            { $n ->
                [one] { $n } Struttura giocata
               *[other] { $n } Strutture giocate
            }
        [current]
            { $n ->
                [one] Elettricità
               *[other] Elettricità potenziata
            }
        [mice]
            { $n ->
                [one] { $n } Topo Ospite
               *[other] { $n } Topi Ospiti
            }
        [house-mice]
            { $n ->
                [one] { $n } Topo Ospite dell'Abitazione
               *[other] { $n } Topi Ospiti dell'Abitazione
            }
        [cellar-mice]
            { $n ->
                [one] { $n } Topo Ospite della Cantina
               *[other] { $n } Topi Ospiti della Cantina
            }
        [rooms]
            { $n ->
                [one] { $n } stanza scavata
               *[other] { $n } stanze scavate
            }
        [beds]
            { $n ->
                [one] { $n } letto costruito
               *[other] { $n } letti costruiti
            }
        [doors]
            { $n ->
                [one] { $n } segnalino Porta
               *[other] { $n } segnalini Porta
            }
       *[cards]
            { $n ->
                [one] { $n } carta dalla mano
               *[other] { $n } carte dalla mano
            }
    }
wistar-hits = Colpisce { $names }
wistar-market =
    { $deck ->
        [basic] Mercato delle Invenzioni Base
       *[advanced] Mercato delle Invenzioni Avanzate
    }
wistar-deck-name =
    { $deck ->
        [basic] Base
       *[advanced] Avanzate
    }
wistar-deck =
    { $deck ->
        [basic] Invenzioni Base: { $n } nel mazzo
       *[advanced] Invenzioni Avanzate: { $n } nel mazzo
    }
wistar-almanac = Il mazzo, i suoi scarti e tutte le sue carte
wistar-leaves = Le carte qui sotto se ne vanno all'inizio del prossimo round.
wistar-which-cards = Quali carte
wistar-discards = Scartate { $n }
wistar-every-card = Tutte le { $n } carte
wistar-form-S = Piccole
wistar-form-M = Medie
wistar-form-L = Grandi
wistar-hand = Mano
wistar-empty-hand = nessuna carta in mano
wistar-hidden-hand =
    { $n ->
        [one] { $n } carta che non vedi
       *[other] { $n } carte che non vedi
    }
wistar-looking =
    { $n ->
        [one] guardi questa carta
       *[other] guardi queste { $n } carte
    }
wistar-played = Giocate
wistar-played-open = vedi tutte
wistar-played-none = ancora nessuna
wistar-private-goal = Un obiettivo che solo questo giocatore può ottenere
wistar-tableau = { $name }: Invenzioni giocate ({ $n })
wistar-none-such = nessuna carta così
wistar-filter = Filtro e ordine
wistar-sort = Ordine
wistar-sort-played = di gioco
wistar-sort-name = per nome
wistar-sort-kind = per tipo
wistar-sort-effect = per effetto
wistar-sort-points = per punti
wistar-kind-tool = Equipaggiamenti
wistar-kind-robot = Automi
wistar-kind-structure = Strutture
wistar-sums = Beni e simboli
wistar-track = Punti sul tracciato
wistar-have =
    { $what ->
        [wood] Legno: { $n }
        [metal] Metallo: { $n }
        [move] Segnalini Spostamento: { $n }
        [joker] Joker: { $n }
        [intelligence] Intelligenza: { $n }
        [agility] Agilità: { $n }
        [perception] Percezione: { $n }
        [strength] Forza: { $n }
        [endurance] Resistenza: { $n }
        [energy] Energia: { $n }
        [tool] Equipaggiamenti giocati: { $n }
        [robot] Automi giocati: { $n }
        [structure] Strutture giocate: { $n }
        [doors] Segnalini Porta: { $n }
       *[leaders] Capi rimasti: { $n }
    }
wistar-open-burrow = Apri la tana
wistar-burrow-of = Tana di { $name }
wistar-at-entrance = { $n } all'ingresso
wistar-veranda = veranda
wistar-still = Ancora da usare
wistar-room-on-card = Una stanza su una carta
wistar-tunnel = Tunnel da { $vp } PV
wistar-bed = Letto da { $vp } PV
wistar-power-open = Aperto
wistar-power-shut = Non ancora aperto
wistar-rooms-first = Tre stanze per cominciare
wistar-rooms-next = Scavare Stanze prende il prossimo tunnel; conta il migliore scavato
wistar-rooms-next-short = conta il migliore scavato
wistar-beds-next = Letti ancora da costruire, ognuno con chi ci dorme
wistar-room-free = libera
wistar-room-for = letto o topo
wistar-powers-brown = Marroni: ogni Missione
wistar-powers-grey = Grigi: solo Cantina
wistar-power-price = costa
wistar-power-pair = 3 e 6 entrambi aperti: { $n } PV in più
wistar-current-short =
    { $n ->
        [0] niente Elettricità
        [1] Elettricità base
       *[2] Elettricità potenziata
    }
wistar-if-ended = Se finisse ora
wistar-large-mouse = Topo Ospite
wistar-large-power = Potere
wistar-large-goal = Obiettivo
wistar-large-hero = Eroe
wistar-large-skill = Segnalino Abilità
wistar-large-door = Segnalino Porta
wistar-large-space = Azione Bonus
wistar-large-room = Locale della fattoria
wistar-large-passage = Passaggio
wistar-large-other = Sul tavolo
wistar-to-play = Per giocarla
wistar-you-have = ne hai { $n }
wistar-asks-nothing = Non chiede nulla.
wistar-jokers-stand-in =
    { $n ->
        [one] 1 Joker sostituisce l'icona mancante
       *[other] { $n } Joker sostituiscono le icone mancanti
    }
wistar-you-lack-large = Ti manca: { $what }
wistar-whom = Chi colpisce
wistar-hit-line = { $name } ne ha { $theirs }, tu { $mine }
wistar-hits-nobody = Ora non colpirebbe nessuno.
wistar-goal-standing = A che punto sono tutti
wistar-of = { $n } su { $of }
wistar-at-the-end = { $n } PV a fine partita

## The board on the screen

wistar-yard = Cortile
wistar-alchemist = Alchimista
wistar-order = Ordine
wistar-order-title = Ordine di turno
wistar-order-is = Ordine di turno: { $names }
wistar-hut-empty = Qui non aspetta nessuno.
wistar-hut-queue = In attesa: { $names }.
wistar-hut-order = Il prossimo round si giocherebbe in quest'ordine: { $names }.
wistar-area = { $area }: { $who }
wistar-area-empty = nessuno
wistar-workers-of =
    { $n ->
        [one] { $name } { $n } Lavoratore
       *[other] { $name } { $n } Lavoratori
    }
wistar-strength-of = { $name }: forza { $n }
wistar-space = { $action }. { $bonus }
wistar-leader-of = Qui c'è un Capo di { $name }.
wistar-note-action = { $action }, forza { $n }.
wistar-round-mouse = Il Topo Ospite di questo round
wistar-round-mouse-gone = Il Topo Ospite di questo round è già stato preso
wistar-explorers-here = Esploratori: { $names }
wistar-tents-here = Tende: { $names }
wistar-mission-down =
    { $kind ->
        [cellar] Una Missione della Cantina, coperta: { $room }
       *[house] Una Missione dell'Abitazione, coperta: { $room }
    }
wistar-mouse-down =
    { $kind ->
        [cellar] Un Topo Ospite della Cantina, coperto: { $room }
       *[house] Un Topo Ospite dell'Abitazione, coperto: { $room }
    }
wistar-door-closed = chiusa
wistar-door-open = aperta
wistar-solved-by = Risolta da { $name }.
wistar-views = Che cosa si vede
wistar-view-whole = Tutto
wistar-view-wheel = Ruota
wistar-view-farm = Fattoria
wistar-zoom-in = Più da vicino
wistar-zoom-out = Più da lontano
wistar-next-round = Prossimo round
wistar-next-round-about = Tieni premuto per vedere come sarà la ruota nel prossimo round.
wistar-supply = Riserva
wistar-rail = Giocatori, Obiettivi, registro
wistar-supply-skills = Segnalini Abilità
wistar-supply-heroes = Eroi
wistar-supply-none = finiti
wistar-supply-mice = Topi Ospiti
wistar-supply-stack = topi dei prossimi round
wistar-supply-rest = Mazzi e Obiettivi
wistar-supply-cards = { $deck } + { $discards } scartate
wistar-supply-goals = Obiettivi fuori gioco
wistar-goals = Obiettivi
wistar-goals-about = conta il primo spazio libero
wistar-goal-yours = Solo per te
wistar-goal-progress = { $have } su { $needed }
wistar-goal-full = Non ci sono più spazi liberi.
wistar-goal-next = Il primo spazio libero richiede { $n }.
wistar-goal-have = { $name } { $n }
wistar-round = Round { $n } di { $of }
wistar-turn = Turno { $n } di { $of }
wistar-brief = Round { $n }, turno { $turn }
wistar-level = livello { $n }
wistar-place = { $n }°
wistar-current =
    { $level ->
        [0] niente Elettricità
        [1] Elettricità
       *[2] Elettricità potenziata
    }
wistar-if-now = { $n } PV se la partita finisse adesso
wistar-panel = { $name }: { $vp } PV sul tracciato, { $points } se la partita finisse adesso; Capi rimasti { $leaders }, carte in mano { $cards }, legno { $wood }, metallo { $metal }, segnalini Spostamento { $move }, Joker { $joker }.
wistar-panel-open = Apre la tana.
wistar-seat = { $name }: { $vp } PV, Capi rimasti { $leaders }
wistar-steps = Che cosa è in corso
wistar-rest =
    { $rest ->
        [leader] Piazza un Capo: un'azione principale e un bonus.
        [both] Azione principale e bonus, nell'ordine che vuoi.
        [main] Resta da fare l'azione principale.
        [bonus] Resta da prendere il bonus.
       *[quick] Restano solo le azioni rapide, quante ne vuoi.
    }
wistar-under-way =
    { $what ->
        [action] Azione Principale
        [pay] da pagare: { $left }
        [discard] da scartare: { $left }
        [exchange] uno scambio
        [explore] punti esplorazione: { $left }
        [ideas] punti idea: { $left }
        [hero] un Eroe
        [play] da giocare: { $left }
        [potion] una pozione
        [row] una Missione
        [solve] Missioni: { $left }
        [shift] Lavoratori da spostare: { $left }
        [enter] Lavoratori da far entrare: { $left }
        [take] Topi Ospiti da prendere: { $left }
        [dig] stanze: fino a { $left }
        [build] letti: fino a { $left }
        [buy-joker] un Joker
        [buy-current] l'Elettricità
        [open] una porta
        [go] l'Esploratore
       *[reveal] una carta Missione
    }
wistar-tray-draft = Due Invenzioni per cominciare: scegli una coppia
wistar-tray-cards =
    { $n ->
        [one] { $n } carta tra cui scegliere
       *[other] { $n } carte tra cui scegliere
    }
wistar-tray-tiles = Scegline uno
wistar-tray-fold = Guarda il tabellone
wistar-solving = Risolvi una Missione
wistar-mission-kind =
    { $kind ->
        [cellar] Missione della Cantina
       *[house] Missione dell'Abitazione
    }
wistar-reveal-bonus = Bonus per chi la rivela
wistar-lock-shut = Il lucchetto { $n } è ancora chiuso: lo apre la riga { $row }.
wistar-lock-opens = si apre
wistar-lock-is-open = aperto
wistar-row-free = non richiede nulla
wistar-row-met = Hai quello che serve. Non si spende nulla.
wistar-row-payable = Puoi pagarla.
wistar-row-jokers =
    { $n ->
        [one] { $n } Joker sostituisce quello che manca.
       *[other] { $n } Joker sostituiscono quello che manca.
    }
wistar-row-lacks =
    { $n ->
        [one] Ti manca { $n } cosa.
       *[other] Ti mancano { $n } cose.
    }
wistar-markers = Prendi un cubetto dalla tua tana
wistar-markers-about = Va sulla riga, e il potere che copriva è tuo per il resto della partita.
wistar-markers-row-first = Prima scegli una riga della Missione.
wistar-markers-pair = Gli spazi da 3 e da 6 punti, entrambi liberi, danno altri 2 PV.
wistar-marker-open = già libero
wistar-marker-cellar = solo Missioni della Cantina
wistar-marker-costs = costa
wistar-marker-free = gratis
wistar-another-row = Un'altra riga
wistar-solve-with = Risolvi con questo cubetto
wistar-regions = Parti del tabellone
wistar-place-wheel = Ruota
wistar-place-farm = Fattoria
wistar-place-burrow = Tana
wistar-place-market = Mercato
wistar-lists = Mano ed elenchi
wistar-tab-hand = Mano
wistar-tab-played = In gioco
wistar-tab-goals = Obiettivi
wistar-tab-log = Diario

# --- Ratbot
wistar-ratbot-title = In solitario contro Ratbot, livello { $level }
wistar-ratbot-about = non paga, non ha requisiti, non riceve ricompense
wistar-ratbot-workers = Lavoratori: foresta { $forest }, tana { $burrow }, fattoria { $farm }
wistar-ratbot-markers = Cubetti
wistar-ratbot-beds = Letti
wistar-ratbot-rooms = Stanze
wistar-ratbot-best = il miglior spazio vuoto vale { $n }
wistar-ratbot-rooms-taken = { $taken } su { $of } occupate; la migliore scavata vale { $n }
wistar-ratbot-emptied = { $n } spazi su { $of } sono vuoti; il migliore vale { $vp } PV
wistar-ratbot-pile = La pila di Invenzioni di Ratbot, 1 PV ciascuna: { $n }
wistar-ratbot-panel = Ratbot: { $vp } PV sul tracciato, { $total } se la partita finisse adesso; Capi rimasti { $leaders }
wistar-ratbot-open = Plancia, tracciati e carte di Ratbot
wistar-ratbot-board = La plancia
wistar-ratbot-tracks = Le sue carte Stato
wistar-ratbot-turn = Il turno di Ratbot
wistar-ratbot-no-turn = Ratbot non ha ancora giocato un turno.
wistar-turn-unfold = Ultimo turno
wistar-turn-fold = Chiudi il turno
wistar-store-leaders =
    { $n ->
        [one] Capo
       *[other] Capi
    }
wistar-store-workers =
    { $n ->
        [one] Lavoratore
       *[other] Lavoratori
    }
wistar-store-tents =
    { $n ->
        [one] tenda
       *[other] tende
    }
wistar-store-goals =
    { $n ->
        [one] Obiettivo
       *[other] Obiettivi
    }
wistar-store-doors =
    { $n ->
        [one] porta
       *[other] porte
    }
wistar-per-card = per carta
wistar-store-inventions =
    { $n ->
        [one] Invenzione
       *[other] Invenzioni
    }
wistar-store-rooms =
    { $n ->
        [one] stanza scavata
       *[other] stanze scavate
    }
wistar-store-beds =
    { $n ->
        [one] letto costruito
       *[other] letti costruiti
    }
wistar-store-mice =
    { $n ->
        [one] Topo Ospite
       *[other] Topi Ospiti
    }
wistar-index = indice { $n }
wistar-step = Passo { $n } di { $of }
wistar-marker-here = qui c'è il cubetto
wistar-past-end = oltre la fine
wistar-goal-left = sin.
wistar-goal-middle = centr.
wistar-goal-right = des.
wistar-exploration = Esplorazione
wistar-exploration-about = Conta la riga della stanza in cui si trova il suo Esploratore, da sinistra a destra. Con forza 3 si giocano due carte.
wistar-exploration-left =
    { $n ->
        [one] { $n } carta rimasta
       *[other] { $n } carte rimaste
    }
wistar-last-stays = l'ultima resta
wistar-last-played = l'ultima è stata giocata
wistar-now-in = adesso è qui: { $room }
wistar-explored-none = Nell'ultimo turno Ratbot non ha esplorato.
wistar-played-card =
    { $n ->
        [1] Prima carta
       *[other] Seconda carta
    }
wistar-deed-reveal = rivela una Missione
wistar-deed-tent = piazza una tenda
wistar-deed-mouse = prende un Topo Ospite
wistar-deed-cheese = prende il formaggio
wistar-deed-move = va qui: { $room }
wistar-plan = Prossima mappa
wistar-plan-about = Si rivela o si risolve prima il numero più basso.
wistar-action-cards = Carte Azione di questo round
wistar-action-left =
    { $n ->
        [one] { $n } rimasta, che nessuno ha visto
       *[other] { $n } rimaste, in un ordine che nessuno conosce
    }
wistar-pace = Ritmo
wistar-pace-steps = Passo per passo
wistar-pace-whole = Turno intero
wistar-step-back = Indietro
wistar-step-next = Avanti
wistar-key-space = Spazio
wistar-step-ratbot-leader = Capo: { $what }
wistar-step-ratbot-hut = Capo nella capanna
wistar-step-ratbot-worker = Lavoratore: { $what }
wistar-step-main-action = { $what }
wistar-step-ratbot-points = Punti
wistar-step-ratbot-dug = Invece, una stanza
wistar-step-ratbot-built = Un letto
wistar-step-ratbot-took-mouse = Bonus: { $what }
wistar-step-ratbot-took-card = Bonus: Invenzioni
wistar-step-ratbot-explores = Esplorazione
wistar-step-ratbot-explores-last = Esplorazione
wistar-step-ratbot-went = Verso: { $what }
wistar-step-ratbot-took-door = Un segnalino Porta
wistar-step-ratbot-revealed = Una Missione rivelata
wistar-step-ratbot-tent = Una tenda
wistar-step-ratbot-solved = Bonus: una Missione
wistar-step-ratbot-advanced = Bonus: un passo avanti
wistar-step-ratbot-at-end = Bonus: oltre la fine
wistar-step-ratbot-claimed = Un Obiettivo
wistar-step-ratbot-missed = Nessun danno
wistar-step-ratbot-gives = Che cosa perde Ratbot
wistar-step-ratbot-nothing = Non succede nulla
wistar-step-hit = Un colpo per te
wistar-step-lost = Un colpo per te
wistar-step-discarded = Un colpo per te
wistar-step-discarded-mouse = Un colpo per te

# --- the first game
wistar-guide-1 = Benvenuto a Wistar. Sei un ratto in fuga con una tana da scavare, e hai cinque round per farne il meglio. Bastano due minuti di spiegazione.
wistar-guide-2 = In ogni round piazzi tre Capi, uno per turno. Uno spazio della ruota dà due azioni: l'Azione Principale scritta accanto, sull'anello, e il bonus disegnato sullo spazio. Falle entrambe, nell'ordine che preferisci.
wistar-guide-3 = I tuoi Lavoratori sul bordo dicono quanto sei forte: è il numero nella tua figura. Foresta, tana e fattoria servono due azioni ciascuna. All'inizio del prossimo round il disco gira di un posto.
wistar-guide-4 = L'Alchimista dà un segnalino Spostamento e una pozione, e chi aspetta qui gioca per primo nel prossimo round.
wistar-guide-5 = Il tuo Esploratore gira per la fattoria: apri porte, accogli Topi Ospiti, rivela Missioni e risolvile. Tocca qualsiasi cosa per sapere che cos'è e perché adesso non puoi usarla.
wistar-guide-6 = Ogni Missione risolta toglie un cubetto dalla tua tana e libera il potere che copriva. Scava stanze per topi e letti; ogni letto manda al lavoro chi ci dormiva.
wistar-guide-7 = Le Invenzioni costano legno e metallo, e alcune vogliono abilità, topi o Elettricità. A quelle con il segno verde non manca nulla. Con nuove idee le prendi da questi mercati.
wistar-guide-8 = Affrettati con gli Obiettivi: il primo spazio libero è il meno esigente. Qui vedi anche che cosa hanno gli altri; un tocco apre la loro tana.
wistar-guide-9 = Qui c'è scritto che cosa ti si chiede. Ciò che brilla si può toccare; le azioni rapide si fanno in qualsiasi momento del tuo turno. Buon divertimento sottoterra!
