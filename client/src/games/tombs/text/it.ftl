tombs-rooms = Stanze
tombs-helpers = Aiutanti
tombs-camp = Accampamento
tombs-chests = Bauli
tombs-supply = Riserva
tombs-helpers-of = Aiutanti
tombs-your-camp = Il tuo accampamento
tombs-your-helpers = I tuoi aiutanti
tombs-your-chests = I tuoi bauli
tombs-no-helpers = ancora nessun aiutante
tombs-empty-camp = accampamento vuoto
tombs-no-chest = nessun baule
tombs-used = usato
tombs-used-chests =
    { $n ->
        [one] { $n } usato
       *[other] { $n } usati
    }
tombs-chest-when = Una volta, mentre togli le zampe.
tombs-in-deck = { $n } nel mazzo
tombs-discarded =
    { $n ->
        [one] { $n } scartata
       *[other] { $n } scartate
    }
tombs-discards = { $what }: gli scarti
tombs-backs = { $green } dorsi verdi sopra { $blue } blu
tombs-paws = { $n } zampe su { $all }
tombs-seals = { $n } sigilli su { $all }
tombs-ends-at = Finisce a
tombs-end-near = La fine è vicina: sono le ultime azioni.
tombs-rooms-of = { $n } stanze su { $all }
tombs-fame-of = { $n } fama su { $all }
tombs-helpers-left =
    { $n ->
        [one] { $n } aiutante rimasto
       *[other] { $n } aiutanti rimasti
    }
tombs-steps = Zampe di questa azione
tombs-tab-market = Mercato
tombs-tab-mine = Mio
tombs-tab-players = Giocatori
tombs-tab-log = Diario
tombs-empty-place = una casella vuota
tombs-paw-of = una zampa di { $name }
tombs-room-of = aperta da { $name }
tombs-turned-by = girata da { $name }
tombs-barred-by = sbarrato da { $name } dall'altro capo
tombs-would-cross = qui le tue linee si incrocerebbero
tombs-crosses = Incrocia { $with }: una zampa su { $what }.
tombs-means = { $name }: { $food } cibo, { $torch } torce, { $pick } picconi, { $gold } oro, { $fame } fama, { $paws } zampe e { $seals } sigilli nella riserva
tombs-costs =
    Costa{ $food ->
        [0] {""}
       *[other] {" "}{ $food } cibo
    }{ $torch ->
        [0] {""}
        [one] {" "}{ $torch } torcia
       *[other] {" "}{ $torch } torce
    }{ $pick ->
        [0] {""}
        [one] {" "}{ $pick } piccone
       *[other] {" "}{ $pick } picconi
    }{ $any ->
        [0] {""}
        [one] {" "}{ $any } risorsa qualsiasi
       *[other] {" "}{ $any } risorse qualsiasi
    }{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } oro
    }
tombs-fame-printed = { $n } fama
tombs-short =
    { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
tombs-diversity-of = Varietà di { $name }: { $rooms } per le stanze, { $helpers } per gli aiutanti
tombs-kind-room = Stanza
tombs-kind-helper = Aiutante
tombs-kind-entrance = Ingresso
tombs-kind-chest = Baule
tombs-side-normal = Così com'è
tombs-side-secret = Girata
tombs-to-open = Per aprirla
tombs-to-hire = Per assumerlo
tombs-need =
    { $kind ->
        [food] { $cost } cibo, ne hai { $have }
        [torch]
            { $cost ->
                [one] { $cost } torcia, ne hai { $have }
               *[other] { $cost } torce, ne hai { $have }
            }
        [pick]
            { $cost ->
                [one] { $cost } piccone, ne hai { $have }
               *[other] { $cost } picconi, ne hai { $have }
            }
        [any] altre { $cost } risorse qualsiasi, in tutto ne hai { $have }
       *[gold] { $cost } oro, ne hai { $have }
    }
tombs-discount =
    { $n ->
        [one] paghi { $n } risorsa in meno
       *[other] paghi { $n } risorse in meno
    }
tombs-gold-stands-in = l'oro vale qualsiasi risorsa: ne hai { $n }
tombs-paw-lies = una tua zampa è su una casella vuota: { $place }
tombs-paw-lacks = serve una tua zampa su una casella vuota
tombs-you-lack =
    { $n ->
        [one] Ti manca { $n } risorsa
       *[other] Ti mancano { $n } risorse
    }
tombs-worth = Quanto vale per te
tombs-worth-fame = { $n } fama subito
tombs-worth-new = una fazione nuova per te: { $faction }
tombs-worth-known = una fazione che hai già: { $faction }
tombs-worth-wild = vale come una fazione qualsiasi
tombs-guide-1 = Benvenuto nella tomba. Guidi una gilda di roditori in cerca di fama. La partita dura circa un'ora; questo discorso un minuto.
tombs-guide-2 = Intorno alla tomba ci sono gli ingressi. Nel tuo turno posi una zampa su uno libero, oppure togli tutte le tue zampe. In due giocatori, all'altro capo della linea non deve esserci la zampa di un altro.
tombs-guide-3 = Dove le linee di due tue zampe si incrociano, ne posi un'altra all'interno. Può prendere un baule o visitare una stanza: chi ha aperto la stanza ottiene 1 fama per la tua visita.
tombs-guide-4 = Quando togli le zampe, ogni carta sotto di loro lavora per te, nell'ordine che scegli. Cibo, torce, picconi e oro si muovono su questi tracciati; l'oro sostituisce gli altri.
tombs-guide-5 = Con alcuni effetti apri una stanza da questo mercato, sotto una tua zampa nella tomba. Dà subito la sua fama e lavora per chiunque vi lasci una zampa.
tombs-guide-6 = Gli aiutanti restano con te per sempre. Li attiva ciò che sta prima dei due punti: il costruttore, per esempio, aggiunge un piccone ogni volta che ottieni picconi.
tombs-guide-7 = Una carta nel tuo accampamento aspetta solo te e costa 1 risorsa in meno.
tombs-guide-8 = La partita finisce quando la tomba è piena, qualcuno ha abbastanza fama o finiscono gli aiutanti. Allora portano punti anche le fazioni diverse delle tue stanze e dei tuoi aiutanti.
tombs-guide-9 = Qui trovi la domanda. Tocca tutto ciò che brilla; tocca qualunque altra cosa per sapere che cos'è e perché ora non si può usare. Buoni scavi!

tombs-rest = varietà
tombs-from-rooms = Fama delle stanze aperte
tombs-from-helpers = Fama degli aiutanti assunti
tombs-from-effects = Effetti e bauli
tombs-from-tolls = Pedaggi: zampe altrui nelle tue stanze
tombs-goal = { $n } fama: la partita finisce
tombs-place = { $row } × { $column }
