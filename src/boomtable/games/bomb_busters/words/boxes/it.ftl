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
mission-later = { $mission ->
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
}

action-PlaceFalse = Di’ che { $wire } non è { $value }
    .name = Metti un segnalino falso
    .wire = Davanti a quale tuo filo?
    .value = Quale numero non è?
action-TakeToken = Prendi il segnalino { EACH($value, "board-value") }
    .name = Prendi un segnalino
    .value = Quale segnalino?
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

event-WiresGiven = Distribuiti per primi: un filo { EACH($value, "board-colour") } ciascuno a { SEAT($seats) }.
event-TokensDrawn = I segnalini Informazione si pescano, non si scelgono.
event-TokenAside = { SEAT($by) } ha pescato { EACH($value, "board-value") } e non ne ha: il segnalino resta accanto ai suoi fili.
event-FalsePlaced = { SEAT($by) } mette un segnalino: { $wire } non è { $value }.
event-TokensOffered = Si scoprono dei segnalini: { EACH($values, "board-value") }. Ognuno ne prende uno.
event-TokenTaken = { SEAT($by) } prende { EACH($value, "board-value") }.
event-TokenReturned = { SEAT($by) } non ha { EACH($value, "board-value") } senza segnalino. Torna nella riserva.
event-NamesTakenBack = { SEAT($by) } ritira i fili nominati. Gli altri non lo sanno.
event-SetCut = { SEAT($by) } nomina { $wires }: tutti { EACH($value, "board-wires") }. Sono tagliati.
event-SetFailed = { SEAT($by) } nomina { $wires } come { EACH($value, "board-wires") }: sbagliato. Sono { EACH($shown, "board-value") }. { $fuse ->
    [one] Un passo all’esplosione!
   *[other] { $fuse } passi all’esplosione.
}
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
event-Skipped = { SEAT($by) } salta il turno{ $cost ->
    [0] .
   *[other] : il detonatore avanza. { $fuse ->
        [0] {""}
        [one] Un passo all’esplosione!
       *[other] { $fuse } passi all’esplosione.
    }
}

refusal-BB-181 = Non ancora, { board-card }: prima devono essere tagliati tutti e quattro i { $number }.
refusal-BB-252 = Il Pass rapido taglia due tuoi fili uguali, mai rossi.
refusal-BB-254 = Metti il filo su un tuo supporto.
refusal-BB-255 = Questi fili puoi tagliarli in solitaria anche senza Pass rapido ({ EACH($value, "board-value") }). Tienilo per dopo.
refusal-BB-270 = Il tuo potere è un altro: { board-card }. Il Rilevatore doppio lo usa solo chi l’ha tenuto.
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

board-own-power = Il tuo potere, { $used ->
    [yes] usato
   *[no] pronto
}
board-characters-usual = Come al solito
board-characters-use = Gioca con questi
board-characters-hint = Di ognuno di questi poteri ce n’è uno solo. Il Capitano ha sempre il Rilevatore doppio.
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

board-slip-set = Non sono tutti { EACH($value, "board-wires") }. Detonatore { $fuse }.
board-slip-set-shown = Sono { EACH($shown, "board-value") }.
board-slip-set-of-mate = { SEAT($by) } ha nominato fili che non sono tutti { EACH($value, "board-wires") }. Detonatore { $fuse }.

prompt-free = Chi taglia adesso?
prompt-free-hint = Chi lo dice per primo ha il turno.
prompt-free-others = Ora qualcun altro dice «Zac!»
prompt-deed-free = Zac!
prompt-false = Metti un segnalino falso
prompt-false-hint = Tocca un tuo filo, poi un numero che non è.
prompt-deed-false = Mostra: non { $value }
prompt-pick = Prendi un segnalino
prompt-pick-hint = Lo metti tu, o resta accanto al supporto se non hai quel filo.
prompt-deed-pick = Prendi { $value }
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
