title = Blast Tactics
tagline = Posa bombe, scappa e resta l’ultimo in piedi quando l’arena cade a pezzi.
board-goal = Resta l’ultimo in piedi: posa bombe dove saranno gli altri, e sparisci.
board-goal-won = resti solo tu
board-goal-lost = colpito due volte

preset-duel_alley = Vicolo del duello
preset-offset_bridge = Ponte sfalsato
preset-crumble_duel = Duello che crolla
preset-three_corners = Tre angoli
preset-trident = Tridente
preset-triple_power = Tripla potenza
preset-four_forts = Quattro forti
preset-open_field = Campo aperto
preset-carousel = Giostra
preset-power_plant = Centrale elettrica
preset-pit_stop = Fossa centrale
preset-thin_ice = Ghiaccio sottile
preset-crossroads = Incrocio
preset-ring_road = Circonvallazione
preset-revenge = Modalità vendetta

option-arena = Arena
    .hint = Nostri progetti: le immagini della bozza stampata sono perdute.
    .standard = Quella consueta per questo numero di giocatori
    .duel_alley = { preset-duel_alley } (2)
    .offset_bridge = { preset-offset_bridge } (2)
    .crumble_duel = { preset-crumble_duel } (2)
    .three_corners = { preset-three_corners } (3)
    .trident = { preset-trident } (3)
    .triple_power = { preset-triple_power } (3)
    .four_forts = { preset-four_forts } (4)
    .open_field = { preset-open_field } (4)
    .carousel = { preset-carousel } (4)
    .power_plant = { preset-power_plant } (4)
    .pit_stop = { preset-pit_stop } (4)
    .thin_ice = { preset-thin_ice } (4)
    .crossroads = { preset-crossroads } (4)
    .ring_road = { preset-ring_road } (4)
    .custom = Un’arena tua
option-plan = La pianta di un’arena tua, riga per riga
option-revenge = Modalità vendetta
    .hint = Chi è eliminato posa bombe sul bordo, e torna al posto del giocatore che una di queste colpisce, anche se ha ancora il cuore.
option-trail = Dove si posano le bombe
    .hint = La bozza dice: ovunque sulla scia del turno.
    .turn = Sulla scia di tutto il turno
    .move = Solo sulla scia dell’ultimo movimento
option-danger_map = Mappa del pericolo
    .hint = Tutti possono vedere quali caselle bruceranno o si ribalteranno, e quando.
option-first = Primo giocatore
    .lot = Per sorteggio
    .seat = { SEAT($value) }
option-turn_seconds = Secondi per turno: da 20 a 300, o 0 senza limite
option-canonical_lay = Bombe dopo un movimento nell’ordine delle caselle
    .hint = Per tavoli di soli bot.
option-guided = Spiegazioni
    .hint = Il gioco si spiega da solo, al momento giusto.

action-Move = Vai in { $square }
    .name = Muoviti
    .square = In quale casella?
action-Lay = Posa una bomba in { $square }
    .name = Posa una bomba
    .square = In quale casella?
action-Pass = Attraversa: vai in { $square }
    .name = Usa Attraversa
    .square = In quale casella?
action-Kick = Calcio: la bomba scivola in { $square }
    .name = Usa Calcio
    .square = In quale casella scivola la bomba?
action-Remote = Telecomando: la bomba in { $square }
    .name = Usa Telecomando
    .square = In quale casella sta la bomba?
action-RemoteCarried = Telecomando: la bomba portata da { SEAT($carrier) }
    .name = Usa Telecomando su una bomba portata
    .carrier = Chi porta la bomba?
action-Punch = Pugno: { board-direction }
    .name = Usa Pugno
    .direction = In quale direzione?
action-Glove = Guanto: raccogli la bomba
    .name = Usa Guanto
action-Throw = Lancia la bomba { board-direction }
    .name = Lancia la bomba
    .direction = In quale direzione?
action-Discard = Scarta { board-card }
    .name = Scarta una carta
    .card = Quale carta?
action-End = Finisci il turno
    .name = Finisci il turno

event-GameBegun = Comincia { SEAT($first) }. Nella fila: { EACH($row, "board-card") }.
event-TurnBegun = Turno { $turn }: { SEAT($seat) }{ $ghost ->
    [yes] , fuori dall’arena.
   *[no] .
}
event-Ticked = Miccia 1: { $squares } di { SEAT($seat) }.
event-Exploded = { $cause ->
    [remote] Bum! Fatta esplodere con il Telecomando: { $blasts }.
    [collapse] Bum! Esplodono le bombe sulle ultime tessere: { $blasts }.
   *[fuse] Bum! La miccia è finita: { $blasts }.
}
event-SoftBlockOpened = Il blocco fragile in { $square } si apre: { board-item }.
event-ItemBurnt = { board-item } in { $square } brucia.
event-HoleOpened = Il terreno crepato in { $square } cede: una buca.
event-HeartLost = { SEAT($seat) } perde il cuore.
event-Eliminated = { $how ->
    [hole] { SEAT($seat) } cade nella buca ed esce di scena.
    [tile] { SEAT($seat) } sprofonda con la tessera ed esce di scena.
   *[flames] { SEAT($seat) } esce di scena.
}
event-PlaceTaken = Vendetta! { SEAT($by) } torna al posto di { SEAT($victim) } in { $square }.
event-TilesFlipped = Morte improvvisa: la carta di { SEAT($seat) } ribalta tessere dell’arena.
event-CardDrawn = { SEAT($seat) } pesca per la fila: { board-card }.
event-SuddenDeathDrawn = { SEAT($seat) } pesca la Morte improvvisa! Dal prossimo turno si ribaltano le tessere.
event-Reshuffled = Gli scarti vengono mescolati e diventano il mazzo: { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
event-Moved = { SEAT($by) } va in { $landed }.
event-ItemTaken = { SEAT($by) } prende { board-item }.
event-SpeedUpSpent = { SEAT($by) } spende uno Scatto.
event-BombLaid = { SEAT($by) } posa una bomba in { $square }.
event-CardUsed = { SEAT($by) } usa { board-card }{ $free ->
    [yes] , gratis.
   *[no] .
}
event-BombPunched = { $fell ->
    [yes] La bomba vola da { $start } nella buca in { $square }. Il pugno è di { SEAT($by) }.
   *[no] { SEAT($by) } colpisce la bomba: da { $start } a { $square }.
}
event-BombKicked = { $fell ->
    [yes] La bomba scivola da { $start } nella buca in { $square }. Il calcio è di { SEAT($by) }.
   *[no] { SEAT($by) } calcia la bomba da { $start } a { $square }.
}
event-BombPickedUp = { SEAT($by) } raccoglie la bomba in { $square }.
event-BombThrown = { $fell ->
    [yes] La bomba vola da { $start } nella buca in { $square }. Il lancio è di { SEAT($by) }.
   *[no] { SEAT($by) } lancia la bomba da { $start } a { $square }.
}
event-FuseShortened = { SEAT($by) } accorcia la miccia in { $square }: ora 1.
event-ActionsEnded = { SEAT($by) } non fa altre azioni.
event-Discarded = { SEAT($by) } scarta { board-card }. La prima carta del prossimo giocatore è gratis.
event-TimeTaken = Il tempo del turno è finito: { SEAT($seat) } usa mezzo minuto di riserva, ne restano { $left }.
event-TimedOut = Il tempo è finito: il turno di { SEAT($seat) } si chiude.

end-last_standing = Vince l’ultimo in piedi.
end-collapse = Gli altri sono sprofondati con l’arena.
end-hearts = Sono caduti insieme: vince chi aveva ancora il cuore.
end-card_order = Sono caduti insieme: vince il primo di loro in ordine di turno, a partire da chi ha la Morte improvvisa.
end-shared = Non resta nessuno: chi è caduto per ultimo condivide la vittoria.

tally-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
tally-tiles_flipped = { $count ->
    [0] nessuna tessera ribaltata
    [one] tessere ribaltate una volta
   *[other] tessere ribaltate { $count } volte
}
tally-hearts_left = { $count ->
    [0] nessun cuore rimasto
    [one] un cuore rimasto
   *[other] { $count } cuori rimasti
}

refusal-BT-070 = Non ora: { $phase ->
    [discard] scarta una delle due carte.
    [ghost] posa una bomba sul bordo, o finisci il turno.
   *[action] si scarta dopo le azioni.
}
refusal-BT-093 = Non hai più azioni. Finisci il turno.
refusal-BT-096 = Questa carta non è nella fila. Scarta una delle due.
refusal-BT-105 = Ci si muove in linea retta: su, giù, a sinistra o a destra.
refusal-BT-106 = { $reason ->
    [bomb] C’è una bomba: ti fermi prima.
   *[block] C’è un blocco: ti fermi prima.
}
refusal-BT-108 = Lì c’è qualcuno. Puoi passare oltre, non fermarti.
refusal-BT-112 = Qualcosa lungo la strada ti ferma prima di quella casella.
refusal-BT-114 = { $reason ->
    [hole] È una buca: girale intorno.
   *[no_floor] Lì non c’è pavimento.
}
refusal-BT-120 = Non hai più bombe. Tornano a te quando sono esplose.
refusal-BT-121 = Le bombe si posano sulla tua scia. Prima vacci.
refusal-BT-122 = Quella casella è occupata. Posa la bomba accanto.
refusal-BT-123 = Le bombe vogliono pavimento libero.
refusal-BT-190 = { board-card } non è nella fila. Usa una delle due carte.
refusal-BT-191 = Non hai più azioni per { board-card }.
refusal-BT-200 = Lì accanto a te non c’è nessuna bomba libera.
refusal-BT-204 = Lì la bomba non troverebbe posto per atterrare.
refusal-BT-211 = Nessuna bomba scivola lì. Scegli una casella illuminata.
refusal-BT-220 = Per raccogliere una bomba devi starci sopra.
refusal-BT-221 = Porti già una bomba. Prima lanciala.
refusal-BT-223 = Non porti nessuna bomba.
refusal-BT-224 = Lì la bomba non troverebbe posto per atterrare.
refusal-BT-230 = Lì non c’è una tua bomba. Il Telecomando vale per le tue.
refusal-BT-232 = { SEAT($carrier) } non porta nessuna tua bomba.
refusal-BT-243 = Lì c’è un blocco fragile: attraversalo e fermati dietro.
refusal-BT-247 = Attraversa non porta lì: passa dai blocchi fragili o dalle bombe, non da entrambi.
refusal-BT-280 = La partita è finita.
refusal-BT-301 = Posala su una casella vuota sul bordo dell’arena.
refusal-BT-333 = Niente bombe sui teletrasporti.
refusal-BT-390 = È il turno di { SEAT($turn) }.
refusal-BT-393 = Quell’orologio è fermo.
refusal-BT-400 = Questo non spetta a te.
refusal-BT-404 = A questo tavolo le bombe dopo un movimento si posano nell’ordine delle caselle.

# un turno in una riga
board-turn-done = { SEAT($by) }: { $deeds }.
board-turn-idle = { SEAT($by) } resta dov’è.
board-turn-moves = va in { $landed }
board-turn-takes = prende { $name }
board-turn-lays = { $count ->
    [one] bomba in { $squares }
   *[other] bombe in { $squares }
}
board-turn-boom = Bum!

# cards, items and directions
board-card = { $card ->
    [punch] Pugno
    [kick] Calcio
    [glove] Guanto
    [remote] Telecomando
   *[pass] Attraversa
}
board-win = vittoria
board-lose = sconfitta
board-item = { $item ->
    [bomb_up] Bomba extra
    [speed_up] Scatto
   *[flame_up] Fiamma più
}
board-direction = { $direction ->
    [N] in su
    [E] a destra
    [S] in giù
   *[W] a sinistra
}

# the arena
board-arena = Arena
board-arena-name = { $arena ->
    [duel_alley] { preset-duel_alley }
    [offset_bridge] { preset-offset_bridge }
    [crumble_duel] { preset-crumble_duel }
    [three_corners] { preset-three_corners }
    [trident] { preset-trident }
    [triple_power] { preset-triple_power }
    [four_forts] { preset-four_forts }
    [open_field] { preset-open_field }
    [carousel] { preset-carousel }
    [power_plant] { preset-power_plant }
    [pit_stop] { preset-pit_stop }
    [thin_ice] { preset-thin_ice }
    [crossroads] { preset-crossroads }
    [ring_road] { preset-ring_road }
   *[custom] Un’arena tua
}
board-thing = { $thing ->
    [1] blocco duro
    [2] buca
    [3] blocco fragile
   *[0] { $feature ->
        [1] piastra potenza
        [2] terreno crepato
        [3] teletrasporto verso l’alto
        [4] teletrasporto verso destra
        [5] teletrasporto verso il basso
        [6] teletrasporto verso sinistra
       *[0] pavimento
    }
}
board-bomb = bomba di { SEAT($seat) }, miccia { $side }{ $carried ->
    [yes] , portata
   *[no] {""}
}
board-figure = { SEAT($seat) }
board-planned = qui si poserà una bomba
board-burns = { $turns ->
    [one] brucia al prossimo turno
   *[other] brucia tra { $turns } turni
}
board-lit = { $light ->
    [move] puoi fermarti qui
    [lay] puoi posare qui una bomba
   *[target] può essere il bersaglio
}
board-zoom-in = Avvicina
board-zoom-out = Allontana
board-danger-map = Mappa del pericolo
board-deck = Mazzo { $deck }
board-sudden = { SEAT($seat) }: { $flips ->
    [0] tessere tutte ribaltate
    [one] ancora 1 ribaltamento
   *[other] ancora { $flips } ribaltamenti
}
board-falls = { $flips ->
    [1] Si ribalta al prossimo turno di { SEAT($seat) }.
   *[other] Si ribalta tra { $flips } turni di { SEAT($seat) }.
}
board-row = Carte della fila
board-pickable = si può scegliere
board-card-text = { $card ->
    [punch] colpisci
    [kick] fai scivolare
    [glove] raccogli
    [remote] accorcia la tua
   *[pass] passa attraverso
}
board-free = gratis
board-actions = { $actions ->
    [0] Nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $actions } azioni rimaste
}{ $speed ->
    [0] {""}
    [one] , e una con Scatto
   *[other] , e { $speed } con Scatto
}
board-end-blast = { $bombs ->
    [one] La bomba di { SEAT($by) } in { $square } ha preso { EACH($caught, "board-caught", by: " e ") }.
   *[other] Una catena di { $bombs } bombe, partita da { $square }, ha preso { EACH($caught, "board-caught", by: " e ") }.
}
board-end-order = Sono caduti insieme. { $same ->
    [yes] { SEAT($holder) } ha la Morte improvvisa, quindi viene prima.
   *[no] In ordine di turno da { SEAT($holder) }, che ha la Morte improvvisa, viene prima { SEAT($winner) }.
}
board-end-out = { $how ->
    [hole] Nel turno { $turn } sei caduto in una buca.
    [tile] Nel turno { $turn } sei sprofondato con una tessera.
   *[flames] { $by ->
        [none] Nel turno { $turn } ti ha eliminato una catena di bombe.
        [own] Nel turno { $turn } ti ha eliminato la tua stessa bomba.
       *[other] Nel turno { $turn } ti ha eliminato una bomba di { SEAT($by) }.
    }
}
board-caught = { SEAT($caught) }
board-end-seat = { SEAT($seat) }, posto { $place }
board-end-places = Classifica
board-seat = { SEAT($seat) }: { $out ->
    [yes] fuori
   *[no] { $heart ->
        [yes] cuore
       *[no] senza cuore
    }
}, bombe { $bombs } di { $total }, portata { $reach }{ $speed ->
    [0] {""}
   *[other] , Scatto { $speed }
}{ $carries ->
    [yes] , porta una bomba
   *[no] {""}
}{ $holder ->
    [yes] , ha la Morte improvvisa
   *[no] {""}
}{ $bank ->
    [none] {""}
   *[other] , mezzi minuti di riserva: { $bank }
}
board-stock = Bombe da posare: { $bombs } di { $total }. Fiamme lunghe { $reach } caselle. { $heart ->
    [yes] Cuore intero.
   *[no] Cuore spezzato: tre azioni.
}{ $speed ->
    [0] {""}
   *[other] {" "}Scatti: { $speed }.
}
board-deck-left = { $deck ->
    [one] Resta una carta.
   *[other] Restano { $deck } carte.
}
board-you = Tu
board-bombers = Bomber
board-turn = Turno { $turn }
board-to-come = Devono ancora uscire
board-mark = { $mark ->
    [move] puoi fermarti qui
    [reach] brucia quando esplode questa bomba
    [falls] quando si ribalta la tessera: 1 è la prossima
   *[danger] brucia prima del tuo prossimo turno
}
board-ours = Le arene sono nostri progetti: le immagini della bozza stampata sono perdute.
board-key-arrows = da casella a casella
board-key-space = tocca la casella: bombe, meta
board-key-lay = i tocchi sulla scia posano bombe, o no
board-key-cards = pugno, calcio, guanto, telecomando, attraversa
board-key-throw = lancia la bomba che porti
board-key-end = finisci il turno
board-key-danger = mappa del pericolo
board-key-zoom = avvicina, allontana, tutta l’arena
board-key-pan = sposta l’arena

board-looked = Da { $square } in poi, circa
board-reason = { $reason ->
    [item] { $item ->
        [0] Lì c’è una Bomba extra
        [1] Lì c’è uno Scatto
       *[other] Lì c’è una Fiamma più
    }
    [later] { $falls ->
        [1] { $turns ->
            [1] Cade al prossimo turno
           *[other] Cade tra { $turns } turni
        }
       *[other] { $turns ->
            [1] Brucia al prossimo turno
           *[other] Brucia tra { $turns } turni
        }
    }
    [flee] { $falls ->
        [1] { $turns ->
            [1] La tua casella cade al prossimo turno
           *[other] La tua casella cade tra { $turns } turni
        }
       *[other] { $turns ->
            [1] La tua casella brucia al prossimo turno
           *[other] La tua casella brucia tra { $turns } turni
        }
    }
    [own] La tua bomba la colpisce: poi allontanati
    [calm] Per ora nessuna esplosione ci arriva
    [bomb] { $bombs ->
        [1] Hai una bomba
       *[other] Hai { $bombs } bombe
    }
    [stay] Per ora nessuna esplosione ti raggiunge
    [stuck] { $falls ->
        [1] { $turns ->
            [1] La tua casella cade al prossimo turno
           *[other] La tua casella cade tra { $turns } turni
        }
       *[other] { $turns ->
            [1] La tua casella brucia al prossimo turno
           *[other] La tua casella brucia tra { $turns } turni
        }
    }
    [only] Non c’è altro da fare
   *[card] La carta è nella fila
}
prompt-waiting = { $phase ->
    [discard] { SEAT($seat) } sceglie una carta da scartare
    [ghost] { SEAT($seat) } può posare una bomba sul bordo
   *[action] Tocca a { SEAT($seat) }
}
prompt-out = { $revenge ->
    [yes] Per ora sei fuori: nel tuo turno posa una bomba sul bordo. Chi ne è colpito ti cede il posto.
   *[no] Sei fuori, ma le tue bombe esplodono ancora. Guarda fino alla fine, o esci: nessuno ti aspetta.
}
prompt-slide = { $to ->
    [none] { $drops ->
        [none] { $ghost ->
            [yes] Posa una bomba sul bordo
            [cards] Usa una carta, o finisci il turno
            [spent] Posa bombe sulla scia, o finisci il turno
           *[no] Muoviti o usa una carta
        }
       *[other] Posa una bomba in { $drops }
    }
   *[other] { $drops ->
        [none] Vai in { $to }
       *[other] Vai in { $to }, posa in { $drops }
    }
}
prompt-slide-hint = { $actions ->
    [0] Nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $actions } azioni rimaste
}{ $speed ->
    [0] {""}
    [one] , 1 con Scatto
   *[other] , { $speed } con Scatto
}{ $free ->
    [yes] , una carta gratis
   *[no] {""}
}. { $laying ->
    [yes] Tocca la scia per posare bombe.
    [none] Tocca una carta per usarla.
   *[no] { $bombs ->
        [0] Tocca un punto per muoverti.
       *[other] Tocca un punto, poi la scia per posare bombe.
    }
}
prompt-ghost-hint = Tocca una casella vuota sul bordo. Chi ne è colpito ti cede il posto, anche se ha ancora il cuore.
prompt-safety = { $burns ->
    [0] Lì sei al sicuro, per quanto si può prevedere.
    [one] Brucia al prossimo turno!
   *[other] { $soon ->
        [yes] Brucia tra { $burns } turni, prima che tu possa muoverti di nuovo!
       *[no] Brucia tra { $burns } turni.
    }
}
prompt-own-blast = In linea con la tua bomba: spostati al prossimo turno.
prompt-mode-lay = Posa
prompt-mode-throw = Lancia
prompt-mode-end = { $ghost ->
    [yes] Niente bomba
   *[no] Fine turno
}
prompt-use = { $to ->
    [none] { $direction ->
        [none] { $card ->
            [punch] Quale bomba colpisci?
            [kick] Dove scivola la bomba?
            [remote] Quale delle tue bombe?
            [pass] Fin dove attraversi?
           *[glove] Raccogli la bomba sotto i piedi
        }
       *[other] Colpisci la bomba { board-direction }
    }
   *[other] { $card ->
        [punch] Colpisci la bomba { board-direction }, in { $to }
        [kick] Calcia la bomba in { $to }
        [remote] { $booms ->
            [yes] Fai esplodere la bomba in { $to }
           *[no] Miccia 1 per la bomba in { $to }
        }
        [pass] Attraversa fino a { $to }
       *[glove] Raccogli la bomba sotto i piedi
    }
}
prompt-booms = Esplode subito. Non si può annullare.
prompt-cost = { $free ->
    [yes] Gratis.
   *[no] { $actions ->
        [0] Costa uno Scatto.
       *[other] Costa 1 azione su { $actions }.
    }
}
prompt-deed-slide = { $to ->
    [none] { $ghost ->
        [yes] Posala
       *[no] Posa
    }
   *[other] { $drops ->
        [none] Vai
       *[other] Vai e posa
    }
}
prompt-deed-use = { $card ->
    [punch] Colpisci
    [kick] Calcia
    [remote] { $booms ->
        [yes] Falla esplodere
       *[no] Accorcia
    }
    [pass] Attraversa
   *[glove] Raccogli
}
prompt-throw = { $direction ->
    [none] Lancia: da che parte?
   *[other] Lancia la bomba { board-direction }, in { $to }
}
prompt-throw-hint = Gratis. Atterra sulla prima casella vuota da quella parte.
prompt-deed-throw = Lancia
prompt-end = { $ghost ->
    [yes] Questa volta niente bomba?
   *[no] Finisci il turno?
}
prompt-end-hint = { $used ->
    [yes] Tocca al prossimo giocatore.
   *[no] Non hai usato carte: ne scarti una, e la prima carta del prossimo giocatore è gratis.
}
prompt-end-danger = { $how ->
    [falls] La tua tessera cade prima: sarai fuori!
    [last] La tua casella brucia prima: sarai fuori!
   *[burns] La tua casella brucia prima: addio cuore.
}
prompt-deed-end = Fine turno
prompt-discard = { $card ->
    [none] Quale carta va via?
   *[other] Scarti { board-card }?
}
prompt-discard-hint = L’altra resta. La prima carta del prossimo giocatore è gratis.
prompt-deed-discard = Scartala
