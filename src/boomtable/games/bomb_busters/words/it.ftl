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

action-PlaceInfo = Metti un segnalino davanti a { $wire }
    .name = Metti il tuo segnalino Informazione
    .wire = Davanti a quale tuo filo?
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
action-Speak = Di’: «{ board-phrase }»
    .name = Di’ qualcosa
    .phrase = Che cosa?

event-MissionLaid = { $mission ->
    [1] { mission-1 }
    [2] { mission-2 }
    [3] { mission-3 }
    [4] { mission-4 }
    [5] { mission-5 }
    [6] { mission-6 }
    [7] { mission-7 }
    [8] { mission-8 }
   *[9] { mission-later }
} Il Capitano è { SEAT($captain) }.
event-Dealt = { SEAT($seat) } ordina i fili di un supporto.
event-InfoPlaced = { SEAT($by) } mette un segnalino: { $wire } è { EACH($value, "board-value") }.
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
event-Validated = Tutti e quattro i fili { $number } sono tagliati.
event-Unlocked = { board-card }: ora si può usare.
event-LabelPut = { SEAT($by) } mette un’etichetta davanti a { $wire } e al suo vicino di destra: { $card ->
    [12] uguali.
   *[1] diversi.
}
event-WireOffered = { SEAT($by) } offre { $wire } a { SEAT($to) }, coperto.
event-Swapped = { SEAT($by) } e { SEAT($to) } scambiano fili: { $gave } va a { SEAT($to) } come { $gave_to }, { $got } a { SEAT($by) } come { $got_to }.
event-Rewound = { SEAT($by) } riporta indietro il detonatore: { $fuse } passi all’esplosione.
event-Recharged = { SEAT($by) } ricarica il potere di { SEAT($mates) }.
event-RadarAnswered = { SEAT($by) } chiede { $number } al Radar generale. Supporto per supporto: { EACH($answers, "radar-answer") }.
event-Stabilized = { SEAT($by) } usa lo Stabilizzatore: in questo turno nulla può andare storto.
event-MugPassed = { SEAT($by) } prende un caffè. Tocca a { SEAT($to) }.
event-Spoke = { SEAT($by) }: «{ board-phrase }»
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
refusal-BB-260 = Hai già usato il tuo potere, { $card ->
    [0] { board-detector }
   *[other] { board-card }
}. Vale una volta per missione.
refusal-BB-261 = Indica { $wanted } fili, né più né meno.
refusal-BB-262 = Scegli uno dei fili indicati che corrisponde a ciò che è stato detto.
refusal-BB-264 = Un filo rosso non riceve segnalini. Scegline un altro tra quelli indicati.
refusal-BB-266 = Un rilevatore cerca un numero che hai anche tu, mai il giallo, tra i fili di un solo supporto.
refusal-BB-267 = Su quel supporto restano meno di due fili: un rilevatore ne vuole almeno due.
refusal-BB-289 = Nomina ogni filo una volta, da sinistra a destra.
refusal-BB-321 = La missione è finita.
refusal-BB-332 = Questo tavolo gioca senza Rilevatore doppio. Indica un filo solo.
refusal-BB-364 = In questo turno hai già parlato. Il prossimo turno è una nuova occasione.
refusal-BB-373 = Quell’orologio è fermo.
refusal-BB-378 = In Bomb Busters non si può: nel tuo turno taglia una coppia, taglia in solitaria o rivela i tuoi fili rossi.

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
prompt-deed-choice = { $deed ->
    [cut] Taglia { $wire }
    [give] Dai { $wire }
    [tell] Mostra: { $value }
   *[stamp] Mostra il { $value }
}
prompt-reveal = Restano solo fili rossi
prompt-reveal-hint = Rivelali: non esplode nulla.
prompt-deed-reveal = { $count ->
    [one] Rivelalo
   *[other] Rivela tutti e { $count }
}
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
