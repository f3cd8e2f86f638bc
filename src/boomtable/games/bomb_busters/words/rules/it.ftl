how-goal = Ognuno ha una parte della stessa bomba. Tagliate insieme **tutti** i fili. Vedi i tuoi numeri, e degli altri solo il retro.
how-turn = Indica un filo di un compagno e di’ un numero che hai anche tu: «Bea, **e** è un 6?»
how-right = Posate entrambi un 6. La coppia è tagliata.
    .title = È un 6
how-wrong = Il detonatore avanza di un passo, e il filo riceve un segnalino con il suo numero.
    .title = Non lo è
how-more = Hai **tutti** quelli rimasti di un numero, due o quattro? Allora tagliali in solitaria.
how-end = Ti restano solo fili rossi? Mostrali nel tuo turno: così sono innocui.
how-won = Tutti i supporti sono vuoti.
how-lost = Si tocca un filo rosso, o il detonatore arriva in fondo.
piece-back = Il filo di un compagno. Ogni supporto va dal più basso al più alto: anche il posto dice qualcosa.
    .name = Filo coperto
piece-blue = Da 1 a 12, quattro per numero. Si tagliano a coppie.
    .name = Blu
piece-yellow = Non ha numero. Di’ «giallo» se ne hai uno anche tu.
    .name = Giallo
piece-red = Non indicarlo mai: la bomba esplode.
    .name = Rosso
piece-token = Dice che filo c’è dietro. Ora lo sanno tutti.
    .name = Segnalino
piece-label = = dice che i due fili dietro sono uguali, ≠ che sono diversi.
    .name = Etichetta
piece-tool = È pronta quando due fili del suo numero sono tagliati. Tienila premuta per leggerla.
    .name = Carta Equipaggiamento
piece-detector = Una volta per missione: indica due fili dello stesso supporto, e ne basta uno giusto.
    .name = Rilevatore doppio
piece-dial = Conta gli errori che mancano all’esplosione.
    .name = Detonatore
piece-track = Quanti di questo numero sono tagliati. Con il quarto è completo.
    .name = Tabella dei numeri
piece-marker = Tra questi due numeri c’è un filo rosso o giallo. Con «?» può anche mancare.
    .name = Indicatore
piece-captain = Il Capitano comincia. Nella missione successiva lo è il prossimo giocatore.
    .name = Capitano
piece-row = Questi numeri si tagliano in quest’ordine. Chi ha un lucchetto deve aspettare.
    .name = Fila di numeri
piece-acting = I quattro fili di questo numero valgono come rossi. Non indicateli mai.
    .name = Vale come rosso
piece-reward = Tagliate i quattro fili del numero richiesto e una carta coperta è vostra.
    .name = Premio
piece-clip = A questo Equipaggiamento servono anche due fili del numero sulla carta piccola.
    .name = Carta Numero
piece-called = A ogni turno si gira una carta Numero. Si taglia quel numero, e nessun altro.
    .name = Numero da tagliare
piece-call = Chi vuole tagliare il numero chiama. Chi non vuole non dice nulla, e nessuno lo vede.
    .name = Zac!
piece-open = Si taglia solo un numero la cui carta è scoperta, e il taglio gira la sua carta.
    .name = Carte Numero scoperte
piece-radar = Il Radar generale risponde subito per ogni numero che si gira.
    .name = Radar sempre acceso
piece-rookie = Se la recluta sbaglia una coppia, la bomba esplode. Nessuno Stabilizzatore la salva.
    .name = Recluta
piece-careless = Questo Capitano non ha né personaggio né Equipaggiamento, e non può sbagliare una coppia.
    .name = A mani nude
piece-together = Nomina tutti questi fili insieme, ovunque siano, anche i tuoi.
    .name = Tutti insieme
piece-given = Questi fili si distribuiscono per primi: tutti sanno chi ne ha uno.
    .name = Distribuiti per primi
piece-drawn = I segnalini si pescano all’inizio. Uno accanto ai fili dice: qui non ce n’è.
    .name = Segnalino pescato
piece-parity = Dice se il filo dietro è pari o dispari, e nient’altro.
    .name = Pari o dispari
piece-times = Tante volte il numero del filo dietro è su quel supporto, fili tagliati compresi.
    .name = Quante volte
piece-nano = Custodisce dei fili. Taglia il numero su cui sta e uno è tuo.
    .name = Nano
piece-drift = È lui il detonatore: sul 12 la bomba esplode. Tagliate il numero su cui sta e torna indietro.
    .name = Nano
piece-air = Ciò che costa un taglio. Senza aria a sufficienza salti e il detonatore avanza.
    .name = Aria
piece-line = Nano va avanti fino al numero che si taglia. Chi è dietro di lui deve aspettare.
    .name = La fila di Nano
piece-x = Non è in ordine: il suo posto non dice nulla. Indicalo da solo: Equipaggiamento e personaggi non lo contano.
    .name = Filo X
piece-turned = Lo vedono tutti tranne il proprietario, che lo taglia solo indovinando, o la bomba esplode.
    .name = Filo girato
piece-constraint = Vieta qualcosa a chi deve rispettarlo.
    .name = Vincolo
piece-power = Il potere di una sola persona, una volta per missione e subito pronto: fa quello che fa la carta con quel nome.
    .name = Potere
piece-liar = Ogni segnalino di questo Capitano dice che cosa un filo non è. Non ha né personaggio né Equipaggiamento.
    .name = Bugiardo
piece-not = Il filo dietro non è questo numero.
    .name = Che cosa non è
piece-dots = In questa missione i numeri non si dicono: li mostrano i dadi, uno fino a 6 e due oltre.
    .name = Puntini
piece-draft = Tagliati due fili gialli, si scoprono segnalini. Ognuno ne prende uno e lo mette, o mostra che non ha quel filo.
    .name = Segnalini da prendere
piece-maybe = Sono segnati più fili di questo colore di quanti sono nella bomba. Quali mancano, non lo sa nessuno.
    .name = Indicatore con «?»
setup-blue = blu da 1 a { $most }
setup-yellow = { $count ->
    [one] { $count } giallo
   *[other] { $count } gialli
}
setup-maybe-yellow = { $count ->
    [one] { $count } giallo su { $marked }
   *[other] { $count } gialli su { $marked }
}
setup-red = { $count ->
    [one] { $count } rosso
   *[other] { $count } rossi
}
setup-maybe-red = { $count ->
    [one] { $count } rosso su { $marked }
   *[other] { $count } rossi su { $marked }
}
setup-tools = { $count } carte Equipaggiamento
setup-tokens = un segnalino a testa
setup-tokens-parity = un segnalino pari o dispari a testa
setup-tokens-times = un segnalino che conta a testa
setup-tokens-false = due segnalini falsi a testa
setup-tokens-liar = un segnalino a testa, due falsi del Capitano
setup-tokens-mixed = un segnalino a testa, uno conta e il successivo è pari o dispari
setup-dial = detonatore sul { $fuse }
lost-red = si tocca un filo rosso
setup-acting = { $count } che valgono come rossi
setup-tools-down = { $count } carte Equipaggiamento coperte
setup-kept = { $count } fili custoditi da Nano
setup-air-common = { $count } di aria al centro
setup-air-given = { $count } di aria a testa
setup-air-passed = { $count } di aria al Capitano
setup-line = tutte le carte Numero in fila, Nano sul 7
setup-no-dial = Nano prima della tabella, senza detonatore
lost-captain = una coppia sbagliata del Capitano
lost-time = l’orologio a zero
setup-clock = orologio { $minutes } min
piece-clock = L’orologio della missione. A zero la bomba esplode. Sta fermo mentre si aspetta un risultato.
    .name = Orologio
lost-stuck = non resta nulla da tagliare
setup-given = { $count } { $value ->
    [13] { $count ->
        [one] giallo
       *[other] gialli
    }
   *[14] { $count ->
        [one] rosso
       *[other] rossi
    }
} distribuiti per primi
setup-drawn = un segnalino pescato a testa
lost-wrong = un filo nominato per errore
lost-kept = Nano custodisce ancora un filo e non resta nulla da tagliare
lost-nano = Nano arriva al 12
setup-numbers-open = dodici carte Numero, tutte scoperte
setup-numbers-deck = le dodici carte Numero in un mazzo
lost-named = nominare chi ha solo fili rossi
