title = Bomb Busters
tagline = Ognuno ha una parte della bomba. Tagliatela a coppie, con la sola logica.
board-goal = Tagliate tutti i fili a coppie: uno tuo, uno di un amico, lo stesso numero.
board-goal-won = tutti i supporti vuoti
board-goal-lost = troppi errori
board-goal-said = { SEAT($seat) }, d è un 5?

preset-first = Prima missione, con spiegazioni
preset-field = Un giorno sul campo
preset-exam = L’esame finale

option-mission = Missione
option-mission-1 = Addestramento, giorno 1
option-mission-2 = Addestramento, giorno 2
option-mission-3 = Addestramento, giorno 3
option-mission-4 = Primo giorno sul campo
option-mission-5 = Secondo giorno sul campo
option-mission-6 = Terzo giorno sul campo
option-mission-7 = Ultimo giorno di corso
option-mission-8 = Esame finale
option-mission-9 = Questione di priorità
option-mission-10 = Un brutto quarto d’ora
option-mission-11 = Blu come il rosso
option-mission-12 = Scartoffie ovunque
option-mission-13 = Allarme rosso!
option-mission-14 = Esperto ad alto rischio
option-mission-15 = Missione al gelo
option-mission-16 = Nuove priorità
option-mission-17 = Falsa pista
option-mission-21 = Morte per haggis
option-mission-24 = Conti alla mano
option-mission-25 = Per sentirti meglio
option-mission-26 = A proposito del lupo
option-mission-27 = Giocare col filo
option-mission-28 = Capitano sbadato
option-mission-31 = Con una mano legata dietro la schiena
option-mission-32 = Scherzi a volontà
option-mission-33 = Quel che succede a Las Vegas
option-mission-37 = Jolly scatenato
option-mission-38 = Un filo dritto, uno rovescio
option-mission-40 = Duri a morire
option-mission-52 = Sporchi doppiogiochisti
option-mission-57 = Una missione impossibile
option-mission-58 = Lascia o raddoppia
option-mission-18 = Una mano amica
option-mission-19 = Nel ventre della bestia
option-mission-20 = Il lupo cattivo
option-mission-43 = Il robot Nano
option-mission-44 = Sotto pressione
option-mission-49 = Messaggio in bottiglia
option-mission-53 = Nano, Nano
option-mission-59 = Nano alla riscossa
option-mission-63 = Un piano titanico
option-mission-45 = Cercansi volontari
option-mission-46 = Agente segreto
option-mission-48 = Fili letali 3
option-mission-51 = Giornata (s)fortunata
option-mission-56 = Fili a inciampo
option-mission-64 = Il ritorno dei fili a inciampo
option-captain = Capitano
    .drawn = Per sorteggio
    .seat = { SEAT($value) }
option-all_boxes = Tutte le scatole aperte
    .hint = Si possono scegliere le missioni di ogni scatola. Altrimenti una scatola si apre quando si vince il suo esame.
option-signals = Segnali muti
    .hint = I bot danno un senso alle scelte degli altri bot. Solo per tavoli senza persone.
option-free_chat = Chat libera
    .hint = Ognuno scrive ciò che vuole. Altrimenti ci sono frasi fisse, così nessuno dà indizi.
option-guided = Spiegazioni
    .hint = Il gioco si spiega da solo, al momento giusto.
option-strict_memory = Memoria severa
    .hint = Ciò che è stato solo detto svanisce, come a un tavolo vero.
option-double_detector = Rilevatore doppio
    .hint = Spento per esercizio: nessuno può indicare due fili.
option-equipment = Equipaggiamento scelto, per esercizio
option-hold_ms = Pausa prima del risultato
option-decision_seconds = Secondi per una scelta, 0 senza limite
option-unhurried = Senza fretta
    .hint = L’orologio di una missione dura il triplo.
option-characters = Personaggi

mission-1 = { option-mission-1 }: solo i fili blu da 1 a 6. Imparate a tagliare in coppia e in solitaria.
mission-2 = { option-mission-2 }: i fili da 1 a 8 e due gialli, che non hanno numero.
mission-3 = { option-mission-3 }: i fili da 1 a 10 e uno rosso che nessuno deve mai toccare. L’Equipaggiamento vi aiuta.
mission-4 = { option-mission-4 }: tutti e dodici i numeri, rosso, giallo ed Equipaggiamento insieme.
mission-5 = { option-mission-5 }: di tre fili gialli segnati due sono nella bomba. Quali?
mission-6 = { option-mission-6 }: quattro fili gialli, tutti uguali.
mission-7 = { option-mission-7 }: dei fili rossi segnati uno è nella bomba. Quale?
mission-8 = { option-mission-8 }: non tutti i fili segnati sono nella bomba. Mostrate che cosa avete imparato.
mission-9 = { option-mission-9 }: tre numeri stanno in fila. Due fili di ciascuno vanno tagliati prima di toccare il successivo.
mission-10 = { option-mission-10 }: un orologio corre e non c’è ordine di turno. Chi dice per primo «Zac!» ha il turno, ma mai due volte di fila.
mission-11 = { option-mission-11 }: i quattro fili di un numero valgono come rossi. Nessuno può tagliarli: alla fine rivelateli.
mission-12 = { option-mission-12 }: su ogni Equipaggiamento c’è una carta Numero. Anche di quel numero vanno tagliati due fili, prima di usarlo.
mission-13 = { option-mission-13 }: tre giocatori hanno un filo rosso ciascuno. Nominateli tutti e tre insieme, ovunque siano: basta uno sbagliato e la bomba esplode.
mission-14 = { option-mission-14 }: il Capitano è una recluta, estratta a sorte. Se sbaglia una coppia la bomba esplode, e nessuno Stabilizzatore la salva.
mission-15 = { option-mission-15 }: l’Equipaggiamento è coperto. Tagliate i quattro fili del numero richiesto e una carta è subito vostra.
mission-16 = { option-mission-16 }: tre numeri stanno in fila. Tutti e quattro i fili di ciascuno vanno tagliati prima di toccare il successivo.
mission-17 = { option-mission-17 }: il Capitano, sorteggiato, mente: ogni suo segnalino dice che cosa un filo non è. Non ha né personaggio né Equipaggiamento.
mission-21 = { option-mission-21 }: i segnalini non mostrano un numero, ma solo se il filo è pari o dispari.
mission-24 = { option-mission-24 }: un segnalino non mostra il numero, ma quante volte quel numero sta sul supporto, fili tagliati compresi.
mission-25 = { option-mission-25 }: nessuno può dire un numero. Ciò che si dichiara si vede in puntini, e nessuno parla.
mission-26 = { option-mission-26 }: dodici carte Numero sono scoperte, e ogni taglio gira la sua. Quando non ne resta nessuna, tornano tutte quelle non finite.
mission-27 = { option-mission-27 }: i personaggi non hanno poteri. Tagliati due fili gialli, si scoprono segnalini Informazione: ognuno ne prende uno e lo mette.
mission-28 = { option-mission-28 }: il Capitano non ha né personaggio né Equipaggiamento, e se sbaglia una coppia la bomba esplode.
mission-31 = { option-mission-31 }: ognuno prende un vincolo e lo rispetta nei propri turni. Chi non può rispettarlo lo gira a faccia in giù per sempre.
mission-32 = { option-mission-32 }: un vincolo vale per tutti, e prima di ogni turno il Capitano può scoprire il prossimo. Chi non può giocare salta.
mission-33 = { option-mission-33 }: i segnalini non mostrano un numero, ma solo se il filo è pari o dispari.
mission-37 = { option-mission-37 }: un vincolo vale per tutti, e ogni numero completo porta il prossimo. Chi non può giocare salta; dopo un giro intero il detonatore avanza.
mission-38 = { option-mission-38 }: un filo del Capitano è girato, e tutti gli altri lo vedono. Solo il Capitano può tagliarlo; chi non può fare altro salta il turno per un passo.
mission-40 = { option-mission-40 }: a partire dal Capitano ci si alterna: uno ha segnalini che dicono quante volte c’è un numero, il successivo pari o dispari.
mission-52 = { option-mission-52 }: tutti i segnalini mentono: dicono che cosa il filo non è. Ognuno comincia con due.
mission-57 = { option-mission-57 }: ogni numero ha un vincolo, che vale per tutti quando quel numero è completo. Chi non può giocare salta; se non può nessuno, la bomba esplode.
mission-58 = { option-mission-58 }: non ci sono segnalini, e un errore non mostra niente. Ognuno può usare il Rilevatore doppio a ogni turno.
mission-18 = { option-mission-18 }: ogni turno porta un numero, e il Radar generale dice chi ce l’ha. Nomina chi deve tagliarlo: un’altra persona o te.
mission-19 = { option-mission-19 }: un orologio segna quindici minuti. A zero la bomba esplode, e nessuno sa che cosa ha in mente l’orologio.
mission-20 = { option-mission-20 }: l’ultimo filo di ogni supporto è un filo X. Sta a destra, fuori ordine, ed Equipaggiamento e personaggi non lo raggiungono.
mission-43 = { option-mission-43 }: Nano custodisce alcuni fili che nessuno vede. Tagliate il numero su cui sta e ve ne dà uno; dopo ogni turno va avanti di una casella.
mission-44 = { option-mission-44 }: tagliare costa aria della riserva comune: una, due o tre bolle. Chi non può o non vuole pagare salta e il detonatore avanza; il turno del Capitano la riempie.
mission-49 = { option-mission-49 }: per tagliare un numero dai prima altrettante bolle a un altro. Chi non può o non vuole pagare salta e il detonatore avanza.
mission-53 = { option-mission-53 }: non c’è detonatore. Ogni taglio sposta Nano di una casella e ogni errore di due; se tagliate il numero su cui sta, torna indietro.
mission-59 = { option-mission-59 }: taglia il numero sotto Nano o uno davanti a lui: lui ci va e poi tu lo giri. Chi non può tagliarne nessuno, salta.
mission-63 = { option-mission-63 }: per tagliare un numero metti altrettante bolle al centro; il resto va a sinistra. Il Capitano si riprende il centro.
mission-45 = { option-mission-45 }: non ci sono turni. Esce un numero e lo taglia chi chiama «Zac!» per primo; se nessuno chiama, il Capitano nomina qualcuno.
mission-46 = { option-mission-46 }: nessuno può tagliare un 7. Chi ha ormai solo 7 li nomina tutti e quattro insieme: basta uno sbagliato e la bomba esplode.
mission-48 = { option-mission-48 }: tre giocatori hanno un filo giallo ciascuno. Si nominano tutti e tre insieme; se uno è sbagliato, ogni filo nominato riceve il suo segnalino.
mission-51 = { option-mission-51 }: ogni turno porta un numero, e tu nomini chi deve tagliarlo. Chi non ce l’ha fa avanzare il detonatore e mostra un segnalino.
mission-56 = { option-mission-56 }: ognuno ha un filo girato, che tutti gli altri vedono. I compagni possono tagliarlo per un passo del detonatore; se è il padrone a sbagliare, la bomba esplode.
mission-64 = { option-mission-64 }: ognuno ha due fili girati, che tutti gli altri vedono. I compagni possono tagliarli per un passo del detonatore; se è il padrone a sbagliare, la bomba esplode.

action-PlaceInfo = Metti un segnalino davanti a { $wire }
    .name = Metti il tuo segnalino Informazione
    .wire = Davanti a quale tuo filo?
action-PlaceFalse = Di’ che { $wire } non è { $value }
    .name = Metti un segnalino falso
    .wire = Davanti a quale tuo filo?
    .value = Quale numero non è?
action-TakeToken = Prendi il segnalino { EACH($value, "board-value") }
    .name = Prendi un segnalino
    .value = Quale segnalino?
action-Point = Indica { $wire }
    .name = Indica il filo di un altro
    .wire = Quale filo?
action-DoubleDetect = Indica { $wires } con il Rilevatore doppio
    .name = Indica con il Rilevatore doppio
    .wires = Quali due fili di un supporto?
action-TripleDetect = Indica { $wires } con il Rilevatore triplo
    .name = Indica con il Rilevatore triplo
    .wires = Quali tre fili di un supporto?
action-SuperDetect = Indica tutto il supporto { $stand } con il Superrilevatore
    .name = Indica con il Superrilevatore
    .stand = Quale supporto?
action-Say = Di’ { EACH($values, "board-value", by: " o ") }
    .name = Di’ un valore
    .values = Quale valore?
    .after = { $first } e di’ { EACH($values, "board-value", by: " o ") }
action-Answer = Scegli { $wire }
    .name = Rispondi al rilevatore
    .wire = Quale tuo filo?
action-Lay = Posa { $wire }
    .name = Posa il tuo filo
    .wire = Quale tuo filo?
action-SoloCut = Taglia { EACH($value, "board-value") } in solitaria
    .name = Taglia in solitaria
    .value = Quale valore?
action-RevealReds = Rivela i tuoi fili rossi
    .name = Rivela i fili rossi
action-PutLabel = { $card ->
    [12] Metti = tra { $wire } e il vicino di destra
   *[1] Metti ≠ tra { $wire } e il vicino di destra
}
    .name = Metti un’etichetta
    .card = Quale etichetta, 1 per ≠ o 12 per =?
    .wire = Quale filo è quello di sinistra?
action-UseWalkieTalkies = Scambia { $wire } con { SEAT($mate) }
    .name = Usa i Walkie-talkie
    .mate = Con chi?
    .wire = Quale tuo filo?
action-GiveWire = Dai { $wire }
    .name = Dai un filo in cambio
    .wire = Quale tuo filo?
action-UsePostIt = Metti il Post-it davanti a { $wire }
    .name = Usa il Post-it
    .wire = Davanti a quale tuo filo?
action-UseRewinder = Riporta indietro il detonatore
    .name = Usa il Riavvolgitore
action-UseBatteries = Ricarica { SEAT($mates) }
    .name = Usa le Batterie di emergenza
    .mates = Per chi?
action-UseRadar = Chiedi { $number } al Radar generale
    .name = Usa il Radar generale
    .number = Quale numero?
action-UseStabilizer = Metti al sicuro questo turno
    .name = Usa lo Stabilizzatore
action-UseCoffeeMug = Passa, tocca a { SEAT($mate) }
    .name = Usa la Tazza di caffè
    .mate = A chi tocca?
action-CallSnip = Di’ «Zac!»
    .name = Di’ «Zac!»
action-UseFastPass = Taglia { $wires } con il Pass rapido
    .name = Usa il Pass rapido
    .wires = Quali due tuoi fili uguali?
action-UseGrapplingHook = Prendi { $wire } per il tuo supporto { $stand }
    .name = Usa il Rampino
    .wire = Quale filo di un compagno?
    .stand = Per quale tuo supporto?
action-NameWire = Nomina { $wire }
    .name = Nomina un filo
    .wire = Quale filo, anche tuo?
action-TakeBack = Ritira i fili che hai nominato
    .name = Ritira
action-SortIn = Metti il filo nel supporto { $stand }
    .name = Sistema il filo di Nano
    .stand = In quale tuo supporto?
action-TurnNano = { $ahead ->
    [yes] Nano guarda verso la fine della fila
   *[no] Nano guarda verso l’inizio
}
    .name = Gira Nano
    .ahead = Da che parte?
action-GiveAir = Dai l’aria a { SEAT($mate) }
    .name = Di’ chi riceve l’aria
    .mate = A chi?
action-Appoint = Nomina { SEAT($mate) }
    .name = Nomina chi deve tagliare
    .mate = Chi deve tagliarlo?
action-Volunteer = Chiama «Zac!»
    .name = Chiama «Zac!»
action-Decline = Io no
    .name = Lascia fare agli altri
action-Speak = Di’: «{ board-phrase }»
    .name = Di’ qualcosa
    .phrase = Che cosa?
action-PointBlind = Indica { $wire } con il tuo filo girato { $own }
    .name = Taglia in coppia con un filo girato
    .own = Quale tuo filo girato?
    .wire = Quale filo indichi?
action-SoloBlind = Taglia { EACH($value, "board-value") } in solitaria, con il tuo filo girato { $own }
    .name = Taglia in solitaria con un filo girato
    .value = Quale numero?
    .own = Quali tuoi fili girati?
action-TakeConstraint = Prendi il vincolo { $letter }
    .name = Prendi un vincolo
    .letter = Quale?
action-ChangeConstraint = { $change ->
    [yes] Scopri il prossimo vincolo
   *[no] Tieni il vincolo
}
    .name = Tieni o cambia il vincolo
    .change = Lo cambi?
action-Skip = Salta il turno
    .name = Salta il turno

event-MissionLaid = { $mission ->
    [1] { mission-1 }
    [2] { mission-2 }
    [3] { mission-3 }
    [4] { mission-4 }
    [5] { mission-5 }
    [6] { mission-6 }
    [7] { mission-7 }
    [8] { mission-8 }
    [9] { mission-9 }
    [10] { mission-10 }
    [11] { mission-11 }
    [12] { mission-12 }
    [13] { mission-13 }
    [14] { mission-14 }
    [15] { mission-15 }
    [16] { mission-16 }
    [17] { mission-17 }
    [18] { mission-18 }
    [19] { mission-19 }
    [20] { mission-20 }
    [21] { mission-21 }
    [24] { mission-24 }
    [25] { mission-25 }
    [26] { mission-26 }
    [27] { mission-27 }
    [28] { mission-28 }
    [31] { mission-31 }
    [32] { mission-32 }
    [33] { mission-33 }
    [37] { mission-37 }
    [38] { mission-38 }
    [40] { mission-40 }
    [43] { mission-43 }
    [44] { mission-44 }
    [45] { mission-45 }
    [46] { mission-46 }
    [48] { mission-48 }
    [49] { mission-49 }
    [51] { mission-51 }
    [52] { mission-52 }
    [53] { mission-53 }
    [56] { mission-56 }
    [57] { mission-57 }
    [58] { mission-58 }
    [59] { mission-59 }
    [63] { mission-63 }
   *[64] { mission-64 }
} Il Capitano è { SEAT($captain) }.
event-Dealt = { SEAT($seat) } ordina i fili di un supporto.
event-WiresGiven = Distribuiti per primi: un filo { EACH($value, "board-colour") } ciascuno a { SEAT($seats) }.
event-TokensDrawn = I segnalini Informazione si pescano, non si scelgono.
event-TokenAside = { SEAT($by) } ha pescato { EACH($value, "board-value") } e non ne ha: il segnalino resta accanto ai suoi fili.
event-InfoPlaced = { SEAT($by) } mette un segnalino: { $wire } è { EACH($value, "board-value") }.
event-FalsePlaced = { SEAT($by) } mette un segnalino: { $wire } non è { $value }.
event-TokensOffered = Si scoprono dei segnalini: { EACH($values, "board-value") }. Ognuno ne prende uno.
event-TokenTaken = { SEAT($by) } prende { EACH($value, "board-value") }.
event-TokenReturned = { SEAT($by) } non ha { EACH($value, "board-value") } senza segnalino. Torna nella riserva.
event-Pointed = { SEAT($by) } indica { $wires } di { SEAT($at) }{ $tool ->
    [double] {" "}con il Rilevatore doppio.
    [triple] {" "}con il Rilevatore triplo.
    [super] {" "}con il Superrilevatore.
   *[hand] .
}
event-Said = { SEAT($by) } dice { EACH($values, "board-value", by: " o ") } per { $wires } di { SEAT($at) }.
event-Named = { SEAT($by) } sceglie { $wire }. Gli altri non lo sanno ancora.
event-Found = { SEAT($by) } ha trovato { $wire } di { SEAT($at) }.
event-PairCut = { SEAT($by) } taglia { EACH($value, "board-value") } con { SEAT($at) }: { $wire } e { $own }.
event-ClaimFailed = { $value ->
    [none] Sbagliato: lì { SEAT($at) } non ne ha, e non si mette nessun segnalino.
   *[other] Sbagliato: { $wire } di { SEAT($at) } è { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] Lo Stabilizzatore ferma il detonatore.
   *[no] { $fuse ->
        [one] Un passo all’esplosione!
       *[other] { $fuse } passi all’esplosione.
    }
}
event-Exploded = { $reason ->
    [red_wire_hit] { SEAT($by) } tocca il rosso. Bum!
    [captain_failed] Il Capitano sbaglia, e non poteva. Bum!
    [time_up] Il tempo è scaduto. Bum!
    [no_way_on] { SEAT($by) } non ha più nulla da tagliare. Bum!
    [wrong_wires] { SEAT($by) } nomina un filo che è altro. Bum!
    [nano_at_the_end] Nano arriva al 12. Bum!
    [named_reds] { SEAT($by) } ha nominato chi ha solo fili rossi. Bum!
    [turned_wrong] { SEAT($by) } sbaglia un filo girato. Boom!
   *[fuse_burned] { SEAT($by) } porta il detonatore fino in fondo. Bum!
}
event-SoloDone = { SEAT($by) } taglia { EACH($value, "board-value") } in solitaria: { $wires }.
event-RedsRevealed = { SEAT($by) } ha solo fili rossi e li rivela: { $wires }.
event-NamesTakenBack = { SEAT($by) } ritira i fili nominati. Gli altri non lo sanno.
event-SetCut = { SEAT($by) } nomina { $wires }: tutti { EACH($value, "board-wires") }. Sono tagliati.
event-SetFailed = { SEAT($by) } nomina { $wires } come { EACH($value, "board-wires") }: sbagliato. Sono { EACH($shown, "board-value") }. { $fuse ->
    [one] Un passo all’esplosione!
   *[other] { $fuse } passi all’esplosione.
}
event-Validated = Tutti e quattro i fili { $number } sono tagliati.
event-Unlocked = { board-card }: ora si può usare.
event-NumbersLaid = { $purpose ->
    [line] La fila: { EACH($numbers, "board-number", by: ", ") }.
    [sequence] Questi numeri si tagliano in quest’ordine: { EACH($numbers, "board-number", by: ", poi ") }.
    [red_number] Ogni { $numbers } vale come rosso.
    [clips] Su ogni Equipaggiamento c’è una carta Numero: { $numbers }.
    [open] Queste carte Numero sono scoperte: { EACH($numbers, "board-number", by: ", ") }.
   *[rewards] Il primo numero richiesto: { $numbers }.
}
event-XLaid = All’estremità destra di ogni supporto c’è un filo X, fuori ordine.
event-WireTurned = { SEAT($seat) } gira { $wire }: { $tile ->
    [none] tu non lo vedi, tutti gli altri sì.
   *[other] tutti gli altri lo vedono.
}
event-PointedBlind = { SEAT($by) } indica { $wire } di { SEAT($at) }, per tagliarlo con il proprio filo girato { $own }.
event-TurnedCut = Un filo girato costa un passo: { $fuse ->
    [one] manca un passo all’esplosione!
   *[other] mancano { $fuse } passi all’esplosione.
}
board-number = { $number }
event-NumberFreed = Da ora { $number } si può tagliare.
event-ConstraintTurned = { $letter ->
    [none] Da ora nessun vincolo vi lega.
   *[other] Vincolo { $letter } per tutti: { board-constraint }
}
event-ConstraintsLaid = { $by_number ->
    [yes] I vincoli dei numeri da 1 a 12: { EACH($letters, "board-letter", by: ", ") }.
   *[no] Vincoli da prendere: { EACH($letters, "board-letter", by: ", ") }.
}
board-letter = { $letter }
event-ConstraintTaken = { SEAT($by) } prende il vincolo { $letter }: { board-constraint }
event-ConstraintDropped = { SEAT($by) } non può rispettare il vincolo { $letter } e lo gira per sempre.
event-ConstraintKept = { SEAT($by) } tiene il vincolo.
event-Stalled = Per un giro intero nessuno ha potuto giocare. { $fuse ->
    [0] {""}
    [one] Un passo all’esplosione!
   *[other] { $fuse } passi all’esplosione.
}
event-CardsDrawn = Il Doppio fondo porta { EACH($cards, "board-card", by: " e ") }{ $clips ->
    [none] .
   *[other] , con sopra { EACH($clips, "board-number", by: " e ") }.
}
event-CardWon = Tutti e quattro i { $number } sono tagliati. In premio: { board-card }.
event-NumberTurned = Ora è richiesto il { $number }.
event-NanoMoved = Nano ora sta { $at ->
    [0] prima della tabella
   *[other] sul { $at }
}.
event-WireTaken = { SEAT($by) } riceve un filo da Nano e lo sistema: { $wire }.
event-AirMoved = { $why ->
    [taken] { SEAT($by) } prende { $air } dalla riserva.
    [passed] { SEAT($by) } passa { $air } bolle a { SEAT($to) }.
    [lost] { SEAT($by) } non ha più fili e { $air } bolle vanno perse.
    [back] { $to ->
        [none] La riserva è di nuovo piena: tornano { $air } bolle.
       *[other] { SEAT($to) } riprende { $air } bolle dal centro.
    }
   *[paid] { $to ->
        [none] { SEAT($by) } paga { $air } al centro.
       *[other] { SEAT($by) } dà { $air } bolle a { SEAT($to) }.
    }
}
event-AirPromised = { SEAT($by) } darà l’aria a { SEAT($to) }.
event-NumberCalled = { $shuffled ->
    [yes] Le carte Numero si rimescolano.{" "}
   *[no] {""}
}{ SEAT($by) } gira il { $number }.
event-Appointed = Il { $number } tocca a { SEAT($to) }: lo decide { SEAT($by) }.
event-Volunteered = { SEAT($by) }: «Zac!» Tocca al { $number }.
event-Declined = Lasci il { $number } agli altri. Nessuno lo sa.
event-NobodyCalled = Nessuno vuole il { $number }: { SEAT($by) } nomina qualcuno.
event-NumberLacked = { SEAT($by) } non ha nessun { $number }. { $fuse ->
    [one] Manca un passo all’esplosione!
   *[other] Mancano { $fuse } passi all’esplosione.
}
event-Snipped = { SEAT($by) }: «Zac!»
event-Invited = Nessuno si fa avanti. { SEAT($by) } può cominciare.
event-ClockStarted = L’orologio parte: { $minutes } minuti.
event-Announced = { $says ->
    [jump] L’orologio fa un salto: restano { $minutes } minuti.
    [warning] Restano { $minutes } minuti.
   *[last] Restano solo { $seconds } secondi!
}
event-CharacterTaken = { SEAT($by) }: potere speciale { board-card }, al posto del Rilevatore doppio.
event-LabelPut = { SEAT($by) } mette un’etichetta davanti a { $wire } e al suo vicino di destra: { $card ->
    [12] uguali.
   *[1] diversi.
}
event-WireOffered = { SEAT($by) } offre { $wire } a { SEAT($to) }, coperto.
event-Swapped = { SEAT($by) } e { SEAT($to) } scambiano fili: { $gave } va a { SEAT($to) } come { $gave_to }, { $got } a { SEAT($by) } come { $got_to }.
event-FastPassed = { SEAT($by) } usa il Pass rapido.
event-WireHooked = { SEAT($by) } prende { $wire } da { SEAT($at) }, senza farlo vedere. Ora è in { $to }.
event-CardsRefreshed = Con il Rifornimento di emergenza torna pronto l’Equipaggiamento usato: { $cards ->
    [none] nessuna carta.
   *[other] { EACH($cards, "board-card", by: " e ") }.
}
event-Disintegrated = Il Disintegratore pesca il { $number }: { $wires ->
    [none] non c’è più niente da tagliare.
   *[other] si tagliano { $wires }.
}
event-Rewound = { SEAT($by) } riporta indietro il detonatore: { $fuse } passi all’esplosione.
event-Recharged = { SEAT($by) } ricarica il potere di { SEAT($mates) }.
event-RadarAnswered = { SEAT($by) } chiede { $number } al Radar generale. Supporto per supporto: { EACH($answers, "radar-answer") }.
event-Stabilized = { SEAT($by) } usa lo Stabilizzatore: in questo turno nulla può andare storto.
event-MugPassed = { SEAT($by) } prende un caffè. Tocca a { SEAT($to) }.
event-Spoke = { SEAT($by) }: «{ board-phrase }»
event-Skipped = { SEAT($by) } salta il turno{ $cost ->
    [0] .
   *[other] : il detonatore avanza. { $fuse ->
        [0] {""}
        [one] Un passo all’esplosione!
       *[other] { $fuse } passi all’esplosione.
    }
}
radar-answer = { $answer ->
    [yes] sì
   *[no] no
}

end-bomb_defused = Non resta un filo: la bomba è disinnescata. Vincono tutti!
end-red_wire_hit = È stato toccato un filo rosso. La bomba esplode, perdono tutti.
end-fuse_burned = Il detonatore è arrivato in fondo. La bomba esplode, perdono tutti.
end-captain_failed = Il Capitano ha sbagliato una volta: è bastata. La bomba esplode, perdono tutti.
end-time_up = Il tempo è scaduto. La bomba esplode, perdono tutti.
end-no_way_on = Non c’era più nulla da tagliare. La bomba esplode, perdono tutti.
end-turned_wrong = Qualcuno ha sbagliato il proprio filo girato. La bomba esplode, perdono tutti.
end-wrong_wires = È stato nominato un filo che è altro. La bomba esplode, perdono tutti.
end-nano_at_the_end = Nano è arrivato al 12. La bomba esplode, perdono tutti.
end-named_reds = È stato nominato chi aveva solo fili rossi. La bomba esplode, perdono tutti.

tally-fuse = { $count ->
    [0] detonatore in fondo
    [one] un passo rimasto sul detonatore
   *[other] { $count } passi rimasti sul detonatore
}
tally-failures = { $count ->
    [one] un errore
   *[other] { $count } errori
}
tally-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
tally-equipment_used = { $count ->
    [one] una carta Equipaggiamento usata
   *[other] { $count } carte Equipaggiamento usate
}
tally-powers_used = { $count ->
    [one] un potere usato
   *[other] { $count } poteri usati
}

refusal-BB-033 = { board-card } non fa parte di questa missione. Usa una delle carte sul tavolo.
refusal-BB-036 = { $why ->
    [over] I segnalini informazione si mettono solo all’inizio.
    [turn] Prima mette il suo segnalino { SEAT($turn) }, poi si va in ordine fino a te.
    [theirs] Ognuno segna un filo suo: scegli uno dei tuoi fili blu.
   *[colour] Si può segnare solo un filo blu: scegline uno dei tuoi.
}
refusal-BB-037 = I due segnalini di quel numero sono già sul tavolo. Scegli un filo con un altro numero.
refusal-BB-050 = Non è il tuo turno: tocca a { SEAT($turn) }.
refusal-BB-052 = Non hai più fili, quindi non puoi usare l’Equipaggiamento. Gli altri possono.
refusal-BB-053 = Prima si deve finire un’altra cosa. Aspetta un momento.
refusal-BB-055 = Hai solo fili rossi: rivelali.
refusal-BB-056 = In questa missione nessuno può saltare il turno.
refusal-BB-080 = Prima indica il filo di un altro, poi di’ un valore, o due con i Raggi X o Y.
refusal-BB-081 = Non puoi dire { EACH($value, "board-value") }: non ne hai. Di’ un valore che hai anche tu.
refusal-BB-083 = Indica il filo di un altro che non è ancora tagliato.
refusal-BB-084 = Posa un tuo filo con il valore che è stato trovato.
refusal-BB-090 = Ora non c’è niente da posare.
refusal-BB-110 = Puoi tagliare { EACH($value, "board-value") } in solitaria solo se hai tutti quelli rimasti. Taglialo in coppia con un altro.
refusal-BB-120 = Hai ancora altri fili. I rossi si rivelano solo quando in mano non c’è altro.
refusal-BB-121 = Rivela i tuoi fili rossi nel tuo turno: tocca a { SEAT($turn) }.
refusal-BB-152 = Il detonatore è già tutto indietro. Tieni il Riavvolgitore per dopo.
refusal-BB-180 = { board-card } non si può usare: servono due fili tagliati del suo numero, e vale una volta sola.
refusal-BB-181 = Non ancora, { board-card }: prima devono essere tagliati tutti e quattro i { $number }.
refusal-BB-183 = L’Equipaggiamento deve aspettare che questo sia risolto.
refusal-BB-184 = Quella carta si usa nel proprio turno: tocca a { SEAT($turn) }.
refusal-BB-187 = Non cambierebbe nulla: la carta resta lì.
refusal-BB-200 = ≠ va davanti a due tuoi fili vicini che sono diversi.
refusal-BB-201 = Tutti e due i fili sono tagliati. Scegli una coppia in cui almeno uno è ancora in piedi.
refusal-BB-202 = = va davanti a due tuoi fili vicini che sono uguali.
refusal-BB-205 = Puoi dare solo un tuo filo non tagliato, e solo in uno scambio.
refusal-BB-208 = Scambia con chi ha ancora fili.
refusal-BB-215 = Il Post-it va davanti a un tuo filo blu senza segnalino, dove dice qualcosa di nuovo.
refusal-BB-221 = Scegli una o due persone che hanno già usato il loro potere.
refusal-BB-232 = Lo Stabilizzatore è attivo: ora taglia una coppia.
refusal-BB-235 = Di’ due valori diversi, prima il più piccolo.
refusal-BB-240 = Scegli un’altra persona che ha ancora fili.
refusal-BB-252 = Il Pass rapido taglia due tuoi fili uguali, mai rossi.
refusal-BB-254 = Metti il filo su un tuo supporto.
refusal-BB-255 = Questi fili puoi tagliarli in solitaria anche senza Pass rapido ({ EACH($value, "board-value") }). Tienilo per dopo.
refusal-BB-260 = Hai già usato il tuo potere, { $card ->
    [0] { board-detector }
   *[other] { board-card }
}. Vale una volta per missione.
refusal-BB-261 = Indica { $wanted } fili, né più né meno.
refusal-BB-262 = Scegli uno dei fili indicati che corrisponde a ciò che è stato detto.
refusal-BB-264 = Un filo rosso non riceve segnalini. Scegline un altro tra quelli indicati.
refusal-BB-266 = Un rilevatore cerca un numero che hai anche tu, mai il giallo, tra i fili di un solo supporto.
refusal-BB-267 = Su quel supporto restano meno di due fili: un rilevatore ne vuole almeno due.
refusal-BB-270 = Il tuo potere è un altro: { board-card }. Il Rilevatore doppio lo usa solo chi l’ha tenuto.
refusal-BB-289 = Nomina ogni filo una volta, da sinistra a destra.
refusal-BB-321 = La missione è finita.
refusal-BB-332 = Questo tavolo gioca senza Rilevatore doppio. Indica un filo solo.
refusal-BB-364 = In questo turno hai già parlato. Il prossimo turno è una nuova occasione.
refusal-BB-373 = Quell’orologio è fermo.
refusal-BB-378 = In Bomb Busters non si può: nel tuo turno taglia una coppia, taglia in solitaria o rivela i tuoi fili rossi.
refusal-BB-450 = Nomina chi è di turno, quando si gira un numero. Aspetta il tuo.
refusal-BB-451 = Ora si può tagliare solo il { $number }. Tieni gli altri numeri per dopo.
refusal-BB-452 = Nomina qualcuno che ha ancora fili.
refusal-BB-453 = Mentre si nomina qualcuno nessuno parla. Aspetta un momento.
refusal-BB-454 = Mostra un tuo filo non tagliato e ancora senza segnalino.
refusal-BB-405 = Equipaggiamento e personaggi non raggiungono un filo che sta in disparte. Indica con un dito e di’ un solo valore.
refusal-BB-406 = Un filo in disparte ora non riceve segnalini. Scegli uno di quelli ordinati.
refusal-BB-410 = Vincolo { $letter }: { board-constraint } Quindi { EACH($value, "board-value") } deve aspettare.
refusal-BB-412 = Vincolo { $letter }: { board-constraint } Indica un altro filo.
refusal-BB-415 = Puoi ancora tagliare qualcosa, quindi non puoi saltare il turno.
refusal-BB-416 = Vincolo { $letter }: { board-constraint }
refusal-BB-417 = Vincolo { $letter }: { board-constraint } Taglia con un compagno.
refusal-BB-439 = Ora tutto ciò che hai è bloccato, quindi non puoi indicare nessun filo.
refusal-BB-1092 = { EACH($value, "board-value") } è bloccato: prima vanno tagliati { $copies ->
    [2] due fili
   *[4] tutti e quattro i fili
} di ogni numero che lo precede. Ora tocca al { $first }.
refusal-BB-1102 = Hai appena giocato. Ora tocca a qualcun altro.
refusal-BB-1103 = «Zac!» si dice quando un turno è finito.
refusal-BB-1121 = { board-card }: non ancora. Vanno tagliati anche due { $number }.
refusal-BB-470 = { EACH($value, "board-value") } è bloccato: si nominano tutti e { $count } insieme.
refusal-BB-1132 = Hai pescato { EACH($value, "board-value") }: metti il segnalino davanti a un tuo filo con quel valore.
refusal-BB-1133 = { $why ->
    [nothing] Non ci sono fili da nominare insieme.
    [gone] Nomina fili non ancora tagliati.
    [again] Quel filo lo hai già nominato.
    [reds] Hai solo fili rossi: nomina insieme tutti i rossi della bomba.
   *[reveal] In questa missione i fili rossi non si rivelano: nominali tutti insieme.
}
refusal-BB-1134 = In due o tre giocatori, per nominarli devi avere anche tu un filo { EACH($value, "board-colour") }.
refusal-BB-1135 = { $why ->
    [none] Non hai ancora nominato nessun filo.
   *[again] In questo turno hai già ritirato i fili nominati.
}
refusal-BB-1141 = La recluta non può usare lo Stabilizzatore. Un altro sì, nel proprio turno.
refusal-BB-1171 = I tuoi segnalini dicono il vero. Mettine uno davanti a un tuo filo blu.
refusal-BB-1175 = Un segnalino falso va davanti a un tuo filo che può averlo e non ne ha ancora.
refusal-BB-1176 = Scegli un numero che il filo non è e di cui resta un segnalino.
refusal-BB-1177 = I tuoi segnalini dicono che cosa un filo non è. Scegli un filo e un altro numero.
refusal-BB-1183 = { SEAT($mate) } non ha nessun { $number }: il Radar ha detto no. Nomina qualcuno che ce l’ha.
refusal-BB-1451 = Ora nessun numero aspetta. Arriverà il prossimo.
refusal-BB-1452 = L’hai già lasciato agli altri. Puoi ancora chiamare.
refusal-BB-1453 = Non hai nessun { $number }. Lascialo a chi ce l’ha.
refusal-BB-1252 = In questa missione nessuno dice niente. Guarda che cosa si taglia.
refusal-BB-1271 = Ora non ti viene offerto nessun segnalino.
refusal-BB-1272 = Prendi uno dei segnalini scoperti.
refusal-BB-1261 = La carta del { $value } è girata. Taglia un numero la cui carta è scoperta.
refusal-BB-1461 = Hai altri fili oltre ai { $value }: taglia prima quelli.
refusal-BB-1281 = In questa missione il Capitano non ha né personaggio né Equipaggiamento. I compagni li hanno entrambi.
refusal-BB-1311 = Il vincolo { $letter } ce l’ha già qualcun altro. Prendine uno che c’è ancora.
refusal-BB-1313 = I vincoli si prendono prima di cominciare, uno dopo l’altro.
refusal-BB-1321 = Il vincolo lo cambia solo il Capitano, prima di ogni turno.
refusal-BB-1381 = Quel filo girato lo può tagliare solo il Capitano.
refusal-BB-1382 = Un filo girato si taglia senza aiuti: con il filo di un altro e un numero di cui ne restano due, o con tutti quelli rimasti.
refusal-BB-1563 = Tutti tranne il padrone vedono quel filo. Indicalo solo se sai di averne uno uguale.
refusal-BB-1432 = Nano non ti ha dato nessun filo. Taglia il numero su cui sta.
refusal-BB-1434 = Metti il filo in un tuo supporto che ha ancora posto.
refusal-BB-1444 = { EACH($value, "board-value") } costa { $price } bolle e ce ne sono solo { $air }. Scegli un altro numero o salta.
refusal-BB-1493 = { $why ->
    [none] In questa missione non si dà aria.
    [named] Hai già nominato qualcuno in questo turno.
    [stuck] Non hai nulla da tagliare, quindi nessuno riceve aria.
   *[mate] Nomina uno tra più compagni che hanno ancora fili.
}
refusal-BB-1591 = { $value ->
    [0] Ora nessuno ti chiede dove guarda Nano.
   *[other] { EACH($value, "board-value") } è dietro Nano. Scegli il numero sotto di lui o uno davanti.
}

# board and prompts
board-value = { $value ->
    [13] giallo
    [14] rosso
    [15] pari
    [16] dispari
    [17] l’unico del suo numero lì
    [18] uno di due uguali lì
    [19] uno di tre uguali lì
    [20] uno di quattro uguali lì
    [21] non 1
    [22] non 2
    [23] non 3
    [24] non 4
    [25] non 5
    [26] non 6
    [27] non 7
    [28] non 8
    [29] non 9
    [30] non 10
    [31] non 11
    [32] non 12
    [33] non giallo
   *[other] { $value }
}
board-token = { $kind ->
    [odd] disp.
   *[even] pari
}
board-a-value = { $value ->
    [13] un giallo
    [14] un rosso
    [15] pari
    [16] dispari
    [17] l’unico del suo numero lì
    [18] uno di due uguali lì
    [19] uno di tre uguali lì
    [20] uno di quattro uguali lì
    [21] non un 1
    [22] non un 2
    [23] non un 3
    [24] non un 4
    [25] non un 5
    [26] non un 6
    [27] non un 7
    [28] non un 8
    [29] non un 9
    [30] non un 10
    [31] non un 11
    [32] non un 12
    [33] non giallo
   *[other] un { $value }
}
board-end-defused = Tutti i supporti sono vuoti. { $fuse ->
    [one] Al detonatore restava un passo.
   *[other] Al detonatore restavano { $fuse } passi.
}
board-end-red = { $wire } di { SEAT($at) } era il rosso. { SEAT($by) } lo credeva { EACH($values, "board-a-value", by: " o ") }.
board-end-fuse = { SEAT($by) } credeva che { $wire } di { SEAT($at) } fosse { EACH($values, "board-a-value", by: " o ") }. È { EACH($value, "board-a-value") }, e il detonatore è arrivato in fondo.
board-end-rack = { SEAT($seat) }{ $second ->
    [yes] , secondo supporto
   *[no] {""}
}, tagliati: { $cut ->
    [none] nessuno
   *[other] { $cut }
}; non tagliati: { $left ->
    [none] nessuno
   *[other] { $left }
}
board-player = { SEAT($seat) }
board-stand = { SEAT($seat) }, { $second ->
    [yes] secondo supporto
   *[no] supporto
}
board-wire = { SEAT($seat) }, { $second ->
    [yes] secondo supporto, filo
   *[no] filo
} { $wire }, { $state ->
    [cut] tagliato, { $value }
    [token] segnalino { $value }
    [seen] { $value }
   *[covered] coperto
}{ $apart ->
    [x] , filo X
    [turned] , girato
   *[none] {""}
}{ $label ->
    [equal] , uguale al vicino
    [unequal] , diverso dal vicino
   *[none] {""}
}{ $marks ->
    [none] {""}
   *[other] , a matita { $marks }
}{ $pointed ->
    [yes] , indicato
   *[no] {""}
}{ $lit ->
    [yes] , si può scegliere
   *[no] {""}
}
board-captain = Capitano
board-spoke = ha parlato in questo turno
board-stabilized = Lo Stabilizzatore regge per questo turno
board-says = dice { $value }
board-detector = Rilevatore doppio
board-power = { $used ->
    [yes] usato
   *[no] pronto
}
board-own-power = Il tuo potere, { $used ->
    [yes] usato
   *[no] pronto
}
board-characters-usual = Come al solito
board-characters-use = Gioca con questi
board-characters-hint = Di ognuno di questi poteri ce n’è uno solo. Il Capitano ha sempre il Rilevatore doppio.
board-left = { $left ->
    [one] resta 1
   *[other] restano { $left }
}
board-radar = { $number } { $yes ->
    [yes] sì
   *[no] no
}
board-track = Numeri completi: { $done ->
    [none] ancora nessuno
   *[other] { $done }
}
board-fuse = Detonatore: { $fuse ->
    [one] resta 1 passo
   *[other] restano { $fuse } passi
}
board-fuse-hint = { $fuse ->
    [0] È esploso.
    [1] Il prossimo errore lo fa esplodere.
    [2] Il secondo errore da qui lo fa esplodere.
    [3] Il terzo errore da qui lo fa esplodere.
   *[other] L’errore numero { $fuse } da qui lo fa esplodere.
}
board-detonator = Detonatore
board-slips = { $slips ->
    [0] nessun errore finora
    [one] 1 errore finora
   *[other] { $slips } errori finora
}
board-toolbox = Equipaggiamento
board-mission = Missione { $mission }
board-bomb = In questa bomba
board-blues = { $count } blu, da 1 a { $most }
board-yellows = { $sure ->
    [yes] Gialli, { $inside }: { $near }
   *[no] Gialli, { $inside } su { $marked }: { $near }
}
board-reds = { $sure ->
    [yes] Rossi, { $inside }: { $near }
   *[no] Rossi, { $inside } su { $marked }: { $near }
}
board-card = { $card ->
    [1] Etichetta ≠
    [2] Walkie-talkie
    [3] Rilevatore triplo
    [4] Post-it
    [5] Superrilevatore
    [6] Riavvolgitore
    [7] Batterie di emergenza
    [8] Radar generale
    [9] Stabilizzatore
    [10] Raggi X o Y
    [11] Tazza di caffè
    [12] Etichetta =
   *[13] Doppio fondo
    [15] Rifornimento di emergenza
    [16] Pass rapido
    [17] Disintegratore
    [18] Rampino
}
board-card-text = { $card ->
    [1] Segna come diversi due tuoi fili vicini.
    [2] Tu e un compagno vi scambiate un filo, senza guardare.
    [3] Indichi tre fili di un supporto.
    [4] Mette un segnalino davanti a un tuo filo blu.
    [5] Indichi un intero supporto.
    [6] Riporta indietro il detonatore di un passo.
    [7] Una o due persone possono usare di nuovo il loro potere.
    [8] Ogni supporto dice se ha un filo blu del tuo numero.
    [9] Se sbagli in questo turno, niente esplode e il detonatore sta fermo.
    [10] Dici due valori invece di uno.
    [11] Salti il turno e scegli chi viene dopo.
    [12] Segna come uguali due tuoi fili vicini.
    [15] Riporta tutto l’Equipaggiamento usato appena sono tagliati tutti e quattro i 3.
    [16] Tagli in solitaria due tuoi fili uguali, anche se ne restano altri.
    [17] Si pesca un numero appena sono tagliati tutti e quattro i 10, e tutti tagliano tutti i suoi fili.
    [18] Prendi un filo di un compagno senza farlo vedere agli altri.
   *[13] Porta altre due carte Equipaggiamento appena due fili gialli sono tagliati.
}
board-card-state = { $state ->
    [ready] Pronta
    [used] Usata
   *[locked] Servono { $card ->
        [15] tutti e quattro i 3
        [16] tutti e quattro i 9
        [17] tutti e quattro i 10
        [18] tutti e quattro gli 11
        [13] due fili gialli
       *[other] due { $card }
    }{ $clip ->
        [none] {""}
       *[other] {" "}e due { $clip }
    }
}
board-ribbon = { $kind ->
    [sequence] In quest’ordine
    [draft] Uno a testa
    [constraint] Per tutti
    [red_number] Vale come rosso
    [called] Da tagliare
    [open] Carte scoperte
   *[rewards] Richiesto ora
}
board-ribbon-why = { $kind ->
    [sequence] { $copies ->
        [2] due di ciascuno
       *[4] tutti e quattro
    }
    [red_number] non tagliate mai un { $number }
    [called] { $rests ->
        [yes] ora nessuno è scoperto
       *[no] e nessun altro numero
    }
    [open] si taglia solo ciò che è scoperto
   *[rewards] { $cards ->
        [0] nessuna carta da vincere
       *[other] quattro { $number } valgono una carta
    }
}
board-number-state = { $number }{ $state ->
    [locked] , bloccato
    [done] , fatto
    [asked] , il prossimo
    [red] , vale come rosso
   *[free] {""}
}
board-pile = { $count } carte Numero coperte
board-face-down = { $count } coperte
board-constraint = { $letter ->
    [A] si tagliano solo numeri pari.
    [B] si tagliano solo numeri dispari.
    [C] si taglia solo da 1 a 6.
    [D] si taglia solo da 7 a 12.
    [E] si taglia solo da 4 a 9.
    [F] non si taglia nulla da 4 a 9.
    [G] niente Equipaggiamento e niente personaggi.
    [H] un errore non mostra nulla, e i fili con un segnalino non si indicano. Niente Post-it.
    [I] non si indica l’ultimo filo a destra di un supporto.
    [J] non si indica l’ultimo filo a sinistra di un supporto.
    [K] nessuno taglia in solitaria.
   *[L] un errore fa avanzare il detonatore di due passi.
}
board-constraint-none = Ora nessun vincolo vi lega.
board-constraint-name = { $letter ->
    [off] non vale
    [A] pari
    [B] dispari
    [C] da 1 a 6
    [D] da 7 a 12
    [E] da 4 a 9
    [F] non da 4 a 9
    [G] a mani nude
    [H] in silenzio
    [I] non a destra
    [J] non a sinistra
    [K] mai in solitaria
   *[L] errori doppi
}
board-role = { $role ->
    [liar] Bugiardo
    [rookie] Recluta
   *[careless] A mani nude
}
board-reds-acting = { $inside } che valgono come rossi: ogni { $number }
board-end-captain = { SEAT($by) } ha preso { $wire } di { SEAT($at) } per { EACH($values, "board-a-value", by: " o ") }. È { EACH($value, "board-a-value") }, e questo Capitano non può sbagliare.
board-end-time = L’orologio si è fermato con { $left ->
    [one] un filo
   *[other] { $left } fili
} da tagliare.
board-clock = Orologio
board-clock-waits = parte con il primo turno
board-clock-runs = tutti i fili prima dello zero
board-clock-left = restano { $time }
board-colour = { $colour ->
    [13] giallo
    [14] rosso
   *[other] { $colour }
}
board-wires = { $wires ->
    [13] fili gialli
    [14] fili rossi
   *[other] fili { $wires }
}
board-given = ha ricevuto per primo un filo { EACH($value, "board-colour") }
board-drawn = ha pescato { EACH($value, "board-value") }
board-lacks = niente { EACH($values, "board-value") }
board-end-set = { SEAT($by) } ha nominato { $wire } di { SEAT($at) }, ed è { EACH($value, "board-a-value") }.
board-named-set = { $shown }, { $count } insieme
board-name-together = Tutti e { $count } insieme
board-name-pair = Una coppia
board-end-stuck = { SEAT($by) } non aveva più nulla da tagliare.
board-robot = Nano
board-nano = Nano { $at ->
    [0] prima della tabella
   *[other] sul { $at }
}
board-nano-of = Nano: { $at } di { $last }
board-nano-keeps = { $wires ->
    [0] Nano non ha più fili
    [one] Nano custodisce 1 filo
   *[other] Nano custodisce { $wires } fili
}
board-nano-why = { $wires ->
    [0] sono usciti tutti
   *[other] taglia un { $number } ora e prendine uno
}
board-air = Aria
board-air-of = ne restano { $middle } su { $most }
board-air-middle = { $middle } al centro
board-air-left = Aria al centro: { $middle } su { $most }
board-air-own = { $air } di aria
board-air-price = costa { $price } di aria
board-line = La fila delle carte Numero. Nano sta sul { $under } e guarda { $ahead ->
    [yes] verso la fine
   *[no] verso l’inizio
}
board-end-nano = Nano è arrivato al 12.
board-end-lacked = { SEAT($by) } ha nominato { SEAT($to) }, che non aveva nessun { $number }, e il detonatore è arrivato in fondo.
board-end-named = { SEAT($by) } ha nominato chi aveva solo fili rossi.
board-card-close = Chiudi
board-pencil = Matita
board-pencil-state = { $out ->
    [yes] Tocca un filo per scriverci
   *[no] Appunti solo per te
}
board-pencil-on = { $wire } di { SEAT($seat) }
board-pencil-hint = Che cosa potrebbe essere? Lo vedi solo tu.
board-pencil-clear = Cancella
board-pencil-done = Fatto
board-key-letters = scegli il filo con quella lettera, sul supporto attivo o in gioco
board-key-values = di’ un valore, o scegli un filo dal valore
board-key-high-values = lo stesso per 10, 11 e 12
board-key-yellow = lo stesso per il giallo
board-key-skip = salta il turno, dove è permesso
board-key-pencil = scrivi sul filo evidenziato
board-phrase = { $phrase ->
    [use_detector] Usi il Rilevatore doppio?
    [use_rewinder] Ora il Riavvolgitore?
    [use_radar] Ora il Radar?
    [use_stabilizer] Prima lo Stabilizzatore?
    [use_equipment] Usiamo l’Equipaggiamento?
    [careful] Attenzione
    [well_done] Bel colpo
   *[thanks] Grazie
}

board-wrong = { SEAT($by) } dice { EACH($values, "board-value", by: " o ") } per { $wires } di { SEAT($at) }: sbagliato{ $value ->
    [none] .
   *[other] , { $several ->
        [yes] { $wire } è
       *[no] è
    } { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] Il detonatore resta fermo.
   *[no] Detonatore a { $fuse }.
}
board-slip = { $value ->
    [none] Sbagliato: c’è un rosso.
   *[other] Sbagliato, è { EACH($value, "board-a-value") }.
} { $stabilized ->
    [yes] Il detonatore resta fermo.
   *[no] Detonatore a { $fuse }.
}
board-slip-of-mate = { SEAT($by) } sbaglia{ $value ->
    [none] { $piece ->
        [none] : { SEAT($at) } lì non ha quel filo.
       *[other] : { $piece } di { SEAT($at) } è rosso.
    }
   *[other] : { $piece } di { SEAT($at) } è { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] Il detonatore resta fermo.
   *[no] Detonatore a { $fuse }.
}
board-slip-set = Non sono tutti { EACH($value, "board-wires") }. Detonatore { $fuse }.
board-slip-set-shown = Sono { EACH($shown, "board-value") }.
board-slip-set-of-mate = { SEAT($by) } ha nominato fili che non sono tutti { EACH($value, "board-wires") }. Detonatore { $fuse }.
board-slip-said = Hai detto { $said } per { $piece ->
    [none] i fili di { SEAT($at) }.
   *[other] { $piece } di { SEAT($at) }.
}

board-hint = { $piece } di { SEAT($seat) } è un { $value ->
   *[other] { $shown }
}
board-claim = { $shown } su { $pieces ->
    [none] un filo
   *[other] { $pieces }
} di { SEAT($seat) }
board-hint-solo = { $shown }, tutti tuoi
board-out = { $out ->
    [1] manca un { EACH($value, "board-value") }
    [2] mancano due { EACH($value, "board-value") }
    [3] mancano tre { EACH($value, "board-value") }
   *[other] mancano { $out } { EACH($value, "board-value") }
}
board-looked = { $piece } di { SEAT($seat) } può essere
board-reason = { $reason ->
    [token] Il suo segnalino dice { EACH($value, "board-value") }
    [last] Ultimo posto, e { board-out }
    [first] Primo posto, e { board-out }
    [between] Tra { $below } e { $above }; { board-out }
    [above] A destra del { $below }; { board-out }
    [below] A sinistra del { $above }; { board-out }
    [yellow] Gialli ancora fuori: { $out }
    [two] Va bene l’uno o l’altro
    [several] { $tool ->
        [1] Rilevatore doppio
        [2] Rilevatore triplo
       *[3] Superrilevatore
    }: ne basta uno
    [solo] Tutti quelli rimasti li hai tu
    [held] { $held ->
        [1] Ne hai uno solo
       *[other] Ne hai { $held }
    }
    [way] Lì resta di più da tagliare
    [room] Lì il suo posto dice meno
    [together] Si nominano tutti insieme
    [tell] Dice di più agli altri
    [reds] Hai solo fili rossi
    [called] Puoi trovarlo
    [declined] Forse un altro ne sa di più
    [named] È chi può tagliare meglio il { $value }
    [card] La carta è pronta
   *[count] Nessun indizio vicino; { board-out }
}
prompt-waiting = { $doing ->
    [info] { SEAT($seat) } mette un segnalino
    [pick] { SEAT($seat) } prende un segnalino
    [take] { SEAT($seat) } sta sistemando un filo
    [face] { SEAT($seat) } sta girando Nano
    [swap] { SEAT($seat) } sceglie il filo da dare
    [call] Chi lo taglia?
    [name] { SEAT($seat) } nomina qualcuno
    [owe] { SEAT($seat) } mette un segnalino
   *[turn] { SEAT($seat) } sta scegliendo
}
prompt-to-go = { $left ->
    [one] Manca un filo.
   *[other] Mancano { $left } fili.
}
prompt-any-time = Puoi usare una carta illuminata.
prompt-pointing = { SEAT($by) } indica { $yours ->
    [yes] { $many ->
        [yes] i tuoi
       *[no] il tuo
    } { $wires }
   *[no] { $wires } di { SEAT($at) }
}
prompt-claimed = { SEAT($by) } dice { $value } per { $yours ->
    [yes] { $many ->
        [yes] i tuoi
       *[no] il tuo
    } { $wires }
   *[no] { $wires } di { SEAT($at) }
}
prompt-free = Chi taglia adesso?
prompt-free-hint = Chi lo dice per primo ha il turno.
prompt-free-others = Ora qualcun altro dice «Zac!»
prompt-deed-free = Zac!
prompt-turn = Scegli filo e valore
prompt-turn-hint = Tocca un filo degli altri e un tuo valore.
prompt-whose = Chi ha { $value }?
prompt-which-value = { $many ->
    [yes] { $wires } di { SEAT($seat) }: che cosa c’è?
   *[no] { $wires } di { SEAT($seat) } è un …
}
prompt-claim = { $many ->
    [yes] C’è { $value } tra { $wires } di { SEAT($seat) }?
   *[no] { $wires } di { SEAT($seat) } è { $value }?
}
prompt-solo-hint = Hai tutti quelli rimasti: tagliali in solitaria o tocca un filo.
prompt-alone = Restano solo i tuoi fili
prompt-alone-hint = Toccane uno: si tagliano tutti quelli del suo valore.
prompt-tool = { $tool ->
    [double] Rilevatore doppio
    [triple] Rilevatore triplo
    [super] Superrilevatore
   *[ray] Raggi X o Y
}
prompt-tool-hint = { $tool ->
    [double] Tocca due fili di un supporto.
    [triple] Tocca tre fili di un supporto.
   *[super] Tocca un filo qualsiasi di un supporto.
}
prompt-stabilized-hint = Lo Stabilizzatore regge: un errore non costa nulla.
prompt-say = { $wires } di { SEAT($seat) }: di’ un valore
prompt-say-hint = Stai già indicando.
prompt-wanted = { $what ->
    [wire] Scegli un filo
    [value] Scegli un valore
    [stand] Scegli un supporto
    [own] Scegli un tuo filo
    [number] Scegli un numero
   *[mate] Scegli un compagno
}
prompt-deed-snip = Taglia { $value }
prompt-deed-solo = Taglia in solitaria: { $value }
prompt-info = Metti il tuo segnalino
prompt-info-hint = Tocca un tuo filo blu: tutti sapranno { $tells ->
    [parity] se è pari o dispari.
    [times] quante volte il suo numero è su quel supporto.
   *[value] il valore.
}
prompt-false = Metti un segnalino falso
prompt-false-hint = Tocca un tuo filo, poi un numero che non è.
prompt-deed-false = Mostra: non { $value }
prompt-pick = Prendi un segnalino
prompt-pick-hint = Lo metti tu, o resta accanto al supporto se non hai quel filo.
prompt-deed-pick = Prendi { $value }
prompt-lay = È { $value }! Va con il tuo { $wire }.
prompt-lay-hint = Tocca un altro dei tuoi per tagliare quello.
prompt-hit = Sì, è { $value }!
prompt-hit-hint = Tra un attimo lo vedono tutti.
prompt-found = { SEAT($by) } ha trovato { $value }: quale si taglia?
prompt-found-hint = Indicati: i tuoi { $wires }. Non dire nulla degli altri.
prompt-missed = Nessun { $number }: dove va il segnalino?
prompt-missed-hint = { SEAT($by) } ha indicato i tuoi { $wires }.
prompt-give = Quale filo dai a { SEAT($by) }?
prompt-give-hint = Ricevi il suo, { $wire }, senza vederlo.
prompt-sort = Nano ti dà { $value }: in quale supporto?
prompt-sort-hint = Gli altri vedono dove va, non che cos’è.
prompt-stand = { $second ->
    [yes] Secondo supporto
   *[no] Primo supporto
}
prompt-deed-sort = Sistemalo
prompt-way = Da che parte guarda Nano?
prompt-ahead = { $ahead ->
    [yes] Avanti
   *[no] Indietro
}
prompt-deed-way = Gira Nano
prompt-air-to = A { SEAT($seat) } ({ $air })
prompt-deed-give = Taglia { $value }, { $price } a { SEAT($seat) }
prompt-deed-move = Vai al { $value } e taglia
prompt-deed-choice = { $deed ->
    [cut] Taglia { $wire }
    [give] Dai { $wire }
    [tell] Mostra: { $value }
   *[stamp] Mostra il { $value }
}
prompt-draft = Prendi un vincolo
prompt-draft-hint = Lo rispetti nei tuoi turni.
prompt-deed-draft = Prendi { $letter }
prompt-change = Vincolo { $letter }: lo tieni?
prompt-change-hint = Tocca a { SEAT($seat) }. { $deck ->
    [0] Dopo questo non ce n’è più.
    [one] Ce n’è ancora uno coperto.
   *[other] Ce ne sono ancora { $deck } coperti.
}
prompt-deed-change = { $change ->
    [yes] Il prossimo
   *[no] Tieni { $letter }
}
prompt-skip = { $chosen ->
    [yes] Vuoi saltare il turno?
   *[no] Ora non puoi tagliare nulla di ciò che hai
}
prompt-skip-hint = { $cost ->
    [0] Saltare il turno non costa nulla.
   *[other] Se salti il turno, il detonatore avanza.
}
prompt-deed-skip = { $cost ->
    [0] Salta
   *[other] Salta, detonatore −{ $cost }
}
prompt-name = Chi deve tagliare il { $value }?
prompt-deed-name = { SEAT($seat) }: taglia il { $value }
prompt-call = Chi taglia il { $value }?
prompt-deed-call = Zac!
prompt-deed-decline = Io no
prompt-declined = Lasci il { $value } agli altri
prompt-owe = Non hai nessun { $number }: mostra un filo
prompt-owe-hint = Tocca un tuo filo senza segnalino.
prompt-reveal = Restano solo fili rossi
prompt-reveal-hint = Rivelali: non esplode nulla.
prompt-deed-reveal = { $count ->
    [one] Rivelalo
   *[other] Rivela tutti e { $count }
}
prompt-set = { $count ->
    [one] Dov’è uno dei { EACH($value, "board-wires") }?
   *[other] Dove sono i { $count } { EACH($value, "board-wires") }?
}
prompt-set-hint = { $boom ->
    [yes] Toccali, anche i tuoi. Uno sbagliato e la bomba esplode.
   *[no] Toccali, anche i tuoi.
}
prompt-set-more = { $left ->
    [one] Tocca ancora un filo
   *[other] Tocca ancora { $left } fili
}
prompt-deed-set = { $count ->
    [one] Nominalo
   *[other] Nomina tutti e { $count }
}
prompt-take-back = Ritira
prompt-info-drawn = Hai pescato { EACH($value, "board-value") }: tocca il filo a cui va.
prompt-card-needs = { $card ->
    [1] Tocca il sinistro di due vicini diversi.
    [2] Tocca un tuo filo e scegli un compagno.
    [4] Tocca un tuo filo blu.
    [7] Il potere di chi? Una o due persone.
    [8] Quale numero?
    [11] Chi viene dopo?
    [16] Tocca due tuoi fili uguali.
    [18] Tocca un filo di un compagno.
   *[12] Tocca il sinistro di due vicini uguali.
}
prompt-deed-card = { $card ->
    [1] Segna { $wires }: ≠
    [2] Scambia { $wires } con { SEAT($seat) }
    [4] Post-it: { $wires }
    [6] Riavvolgi
    [7] Ricarica { SEAT($seat) }
    [8] Radar: { $number }
    [9] Stabilizza
    [11] Tocca a { SEAT($seat) }
    [16] Taglia { $wires }
    [18] Prendi { $wires }
   *[12] Segna { $wires }: =
}
