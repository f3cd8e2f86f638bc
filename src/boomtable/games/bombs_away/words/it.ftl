title = Bombs Away
tagline = Posa tubi dall’Idrante, fai saltare le estremità degli altri e resta per primo senza carte.
board-goal = Finisci le carte prima degli altri: unisci tubo a tubo e fai saltare ciò che intralcia.
board-goal-won = la mano è vuota
board-goal-lost = un altro fa prima
board-match = Giocate più mani: vince chi, sommandole tutte, ha tenuto meno carte.
board-match-won = meno punti in tutto
board-match-lost = qualcuno ne ha meno

preset-single = Una mano
preset-match = Partita: ognuno comincia una volta
preset-even = Ad armi pari

option-match = Partita
    .hint = Tante mani quanti i giocatori. Ogni carta rimasta è un punto di penalità, e vince la somma più bassa.
option-dealer = Mazziere della prima mano
    .lot = Per sorteggio
    .seat = { SEAT($value) }
option-even_turns = Turni pari
    .hint = Quando qualcuno resta senza carte, il giro si gioca fino in fondo. Chi a quel punto è rimasto senza carte condivide la vittoria.
option-short_hand = Mano corta
    .hint = 7 carte a testa invece di 10.
option-tough_pipes = Tubi robusti
    .hint = Le bombe di livello 1 non possono far saltare i tappi.
option-even_bombs = Bombe pari
    .hint = Ognuno riceve esattamente una bomba.
option-late_start = Partenza in ritardo
    .hint = In una mano singola con tre o quattro giocatori l’ultimo comincia con una carta in meno.
option-turn_seconds = Secondi per turno: da 20 a 120, o 0 senza limite
option-guided = Spiegazioni
    .hint = Il gioco si spiega da solo, al momento giusto. 7 carte a testa.

action-Lay = Posa { board-card } in ({ $x }, { $y }){ $turned ->
    [yes] , capovolta
   *[no] {""}
}
    .name = Posa una carta tubo, o coprine una
    .card = Quale carta?
    .x = Quale colonna, contando dall’Idrante verso destra?
    .y = Quale riga, contando dall’Idrante verso l’alto?
    .turned = Capovolta?
action-Bomb = Lancia { board-card } su ({ $x }, { $y })
    .name = Lancia una bomba
    .card = Quale bomba?
    .x = Su quale colonna, contando dall’Idrante verso destra?
    .y = Su quale riga, contando dall’Idrante verso l’alto?
action-Second = Fai saltare anche ({ $x }, { $y })
    .name = Fai saltare una seconda carta
    .x = Su quale colonna, contando dall’Idrante verso destra?
    .y = Su quale riga, contando dall’Idrante verso l’alto?
action-Enough = Basta una carta
    .name = Fermati a una carta
action-Draw = Pesca una carta
    .name = Pesca una carta
action-Pass = Passa
    .name = Passa
action-Claim = Prendi la vittoria
    .name = Prendi la vittoria

event-DealBegun = Mano { $deal }: { SEAT($dealer) } dà le carte, { SEAT($first) } comincia.
event-Dealt = { SEAT($seat) } riceve { $count } carte.
event-Laid = { SEAT($by) } posa { board-card } in ({ $x }, { $y }).
event-Covered = { SEAT($by) } copre ({ $x }, { $y }) con { board-card }.
event-BombThrown = { SEAT($by) } lancia una { board-card }.
event-Destroyed = Bum! { board-card } in ({ $x }, { $y }) non c’è più.
event-StoppedAtOne = { SEAT($by) } si ferma a una carta.
event-Drew = { $card ->
    [none] { $forced ->
        [yes] { SEAT($seat) } non può giocare e pesca una carta.
       *[no] { SEAT($seat) } pesca una carta per il tubo jolly.
    }
   *[other] { SEAT($seat) } pesca: { board-card }.
}
event-Reshuffled = Gli scarti vengono mescolati e diventano il mazzo: { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
event-Passed = { SEAT($by) } passa: nessuna carta va bene, e non c’è niente da pescare.
event-WentOut = { SEAT($by) } non ha più carte!
event-DealEnded = { $reason ->
    [went_out] La mano { $deal } va a { SEAT($winners) }.
    [all_passed] Nessuno può più giocare. La mano { $deal } va a chi ha meno carte: { SEAT($winners) }.
   *[fifty_rounds] Sono passati cinquanta giri. La mano { $deal } va a chi ha meno carte: { SEAT($winners) }.
}
event-Replaced = { $away ->
    [yes] Ora per { SEAT($seat) } gioca un bot.
   *[no] { SEAT($seat) } è di nuovo qui.
}
event-Claimed = { SEAT($by) } prende la vittoria.

end-went_out = Una mano vuota: i tubi sono tutti posati.
end-all_passed = Nessuno poteva più giocare: vince chi ha meno carte.
end-fifty_rounds = Sono passati cinquanta giri: vince chi ha meno carte.
end-match_over = Finite tutte le mani: vince chi è rimasto in tutto con meno carte.
end-opponent_left = L’altro giocatore ha lasciato il tavolo, e l’altro si è preso la vittoria.

tally-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
tally-cards_left = { $count ->
    [0] nessuna carta rimasta
    [one] una carta rimasta
   *[other] { $count } carte rimaste
}
tally-on_hand_size = { $count ->
    [0] non per numero di carte
   *[other] per numero di carte
}

refusal-BA-009 = I tubi si posano, le bombe si lanciano: { board-card } non si usa così.
refusal-BA-030 = Una bomba per turno. Ora posa una carta tubo.
refusal-BA-034 = Puoi giocare una carta tubo, quindi devi farlo: pesca e passa solo chi non può.
refusal-BA-037 = C’è una carta da pescare. Prima pescala.
refusal-BA-040 = Capovolta, questa carta è uguale. Posala com’è.
refusal-BA-041 = Nessuna estremità aperta porta lì. Prosegui da un’estremità aperta.
refusal-BA-042 = Bloccherebbe un tubo aperto. La carta deve avere un’apertura dove un tubo la incontra.
refusal-BA-043 = Un’apertura premerebbe contro un lato chiuso. Scegli una carta che lì sia chiusa.
refusal-BA-044 = Collegherebbe colori diversi. Lo fanno solo i tubi jolly.
refusal-BA-046 = Non resterebbe nessuna estremità aperta verso l’esterno. La rete deve poter crescere.
refusal-BA-051 = Si copre solo l’estremità aperta di un tubo: né l’Idrante, né i tappi, né ciò che sta dentro un tubo.
refusal-BA-052 = Solo una carta della stessa forma ne copre un’altra.
refusal-BA-055 = I tappi non coprono niente. Posalo su un’estremità aperta.
refusal-BA-072 = Un tappo vuole un tubo: non può chiudere l’Idrante.
refusal-BA-074 = L’ultima estremità aperta verso l’esterno non si può tappare.
refusal-BA-080 = Nessuna bomba di livello 2 aspetta una seconda carta.
refusal-BA-082 = Le bombe prendono l’ultima carta di un tubo, niente al suo interno, e mai l’Idrante.
refusal-BA-092 = Mazzo e scarti sono vuoti: non c’è niente da pescare.
refusal-BA-100 = La partita è finita.
refusal-BA-114 = A questo tavolo i tubi sono robusti: per i tappi serve una bomba di livello 2.
refusal-BA-130 = È il turno di { SEAT($turn) }.
refusal-BA-131 = Qui non si può fare: gioca una carta della tua mano, come tubo o come bomba.
refusal-BA-134 = Quell’orologio è fermo.
refusal-BA-138 = La vittoria si può prendere solo a un tavolo di due.
refusal-BA-139 = Il tavolo finisce a { $reach } passi dall’Idrante.
refusal-BA-152 = La tua bomba può prendere una seconda carta. Scegline una, o fermati a una.
refusal-BA-155 = La vittoria si può prendere finché l’altro giocatore è via, e solo da chi è qui.

# un turno in una riga
board-turn-done = { SEAT($by) } { $deeds }.
board-turn-draws = { $count ->
    [one] pesca una carta
   *[other] pesca { $count } carte
}
board-turn-bombs = { $count ->
    [one] fa saltare una carta
   *[other] fa saltare { $count } carte
}
board-turn-lays = posa { $name }
board-turn-covers = copre con { $name }
board-turn-others = e tutti gli altri pescano

# cards and places
board-end-out = { $own ->
    [yes] Posi la tua
   *[no] { SEAT($by) } posa la sua
} ultima carta: { EACH($card, "board-card") }.{ $held ->
    [0] {""}
    [one] {" "}A te ne restava una.
   *[other] {" "}A te restavano { $held } carte{ $bombs ->
        [0] .
        [one] , una era una bomba.
       *[other] , di cui { $bombs } bombe.
    }
}
board-end-seat = { SEAT($seat) }, { $matched ->
    [yes] { $count ->
        [one] un punto
       *[other] { $count } punti
    }
   *[no] { $count ->
        [0] nessuna carta rimasta
        [one] una carta rimasta
       *[other] { $count } carte rimaste
    }
}
board-tally = Punti
board-tally-fewest = vince chi ne ha meno
board-tally-deal = mano { $deal }
board-tally-sum = totale
board-end-places = { $matched ->
    [yes] Punti, a partire da chi ne ha meno
   *[no] Carte rimaste, a partire da chi ne ha meno
}
board-card = { $card ->
    [red-SV] dritto rosso (verticale)
    [red-SH] dritto rosso (orizzontale)
    [red-EA] gomito rosso (destro)
    [red-EB] gomito rosso (sinistro)
    [blue-SV] dritto blu (verticale)
    [blue-SH] dritto blu (orizzontale)
    [blue-EA] gomito blu (destro)
    [blue-EB] gomito blu (sinistro)
    [green-SV] dritto verde (verticale)
    [green-SH] dritto verde (orizzontale)
    [green-EA] gomito verde (destro)
    [green-EB] gomito verde (sinistro)
    [yellow-SV] dritto giallo (verticale)
    [yellow-SH] dritto giallo (orizzontale)
    [yellow-EA] gomito giallo (destro)
    [yellow-EB] gomito giallo (sinistro)
    [wild-SV] dritto jolly (verticale)
    [wild-SH] dritto jolly (orizzontale)
    [wild-EA] gomito jolly (destro)
    [wild-EB] gomito jolly (sinistro)
    [wild-TV] raccordo a T jolly (verticale)
    [wild-TH] raccordo a T jolly (orizzontale)
    [wild-X] croce jolly
    [cap-CV] tappo (lato corto)
    [cap-CH] tappo (lato lungo)
    [bomb1] bomba di livello 1
   *[bomb2] bomba di livello 2
}
board-colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [wild] jolly
   *[hydrant] Idrante
}
board-side = { $side ->
    [N] in alto
    [E] a destra
    [S] in basso
   *[W] a sinistra
}
board-from = { $side ->
    [N] { $name } dall’alto
    [E] { $name } da destra
    [S] { $name } dal basso
   *[W] { $name } da sinistra
}
board-where = { $across ->
    [right] { $columns } a destra
    [left] { $columns } a sinistra
   *[middle] stessa colonna
}, { $along ->
    [up] { $rows } in alto
    [down] { $rows } in basso
   *[middle] stessa riga
}
board-laid = { $where }: { $name }, aperture { $openings }{ $open ->
    [none] {""}
   *[other] , estremità aperta { $open }
}{ $lit ->
    [cover] , si può coprire
    [bomb] , si può far saltare
   *[no] {""}
}
board-hydrant = Idrante, al centro, aperture a destra e a sinistra{ $open ->
    [none] {""}
   *[other] , estremità aperta { $open }
}
board-spot = { $where }: vuoto, { $from }{ $lit ->
    [yes] , la carta va bene
   *[no] {""}
}
board-preview = { $where }: { $name } starebbe qui, aperture { $openings }
board-hand-card = { $name }{ $openings ->
    [none] {""}
   *[other] , aperture { $openings }
}{ $lit ->
    [yes] , si può giocare
   *[no] {""}
}

# board and prompts
board-network = Rete di tubi
board-hand = La tua mano
board-hand-of = { SEAT($seat) }: { $cards }
board-cards-left = Carte rimaste
board-seat = { SEAT($seat) }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}{ $points ->
    [none] {""}
    [one] , 1 punto di penalità
   *[other] , { $points } punti di penalità
}{ $dealer ->
    [yes] , mazziere
   *[no] {""}
}{ $away ->
    [yes] , ha lasciato il tavolo
   *[no] {""}
}
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-deal = Mano { $deal } su { $deals }
board-round = Giro { $round }
board-draw-pile = Mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-discard-pile = Scarti: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-draw = mazzo
board-discard = scarti
board-zoom-in = Avvicina
board-zoom-out = Allontana
board-centre = Mostra tutta la rete
board-pipes = Tubi
board-pipe = { $colour ->
    [red] rosso, punti
    [blue] blu, onde
    [green] verde, strisce
    [yellow] giallo, quadretti
    [wild] jolly, stelle
   *[cap] tappo, grigio
}
board-deck = Tutte le carte
board-deck-hint = Quante di ogni carta non sono in vista: né nella rete, né tra gli scarti, né nella tua mano.
board-unseen = { $name }: { $unseen } su { $count } non in vista, { $discarded } tra gli scarti
board-deck-out = { $discarded } scartate
board-ours = L’elenco delle carte è un nostro progetto: quello del gioco in scatola non è pubblico.
board-stuck = bloccato
board-can-play = può giocare
board-close = Chiudi
board-key-cards = scegli una carta della mano
board-key-turn = capovolgi la carta
board-key-centre = mostra tutta la rete
board-key-zoom = avvicina, allontana
board-key-pan = sposta il tavolo

board-hint = { EACH($card, "board-card") } in ({ $x }, { $y })
board-hint-second = Anche: { EACH($card, "board-card") }
board-looked = Il prossimo turno di { SEAT($seat) }
board-reason = { $reason ->
    [out] È la tua ultima carta
    [room] Poi posi; agli altri { $fit }/{ $unseen }
    [draw] Nessuna tua carta va bene
    [pass] Nessuna carta va bene e il mazzo è vuoto
   *[fit] { $hand ->
        [0] Agli altri poi vanno { $fit }/{ $unseen } carte
       *[other] Poi vanno: tue { $own }/{ $hand }, altri { $fit }/{ $unseen }
    }
}
prompt-waiting = { $second ->
    [yes] { SEAT($seat) } può far saltare una seconda carta
   *[no] { SEAT($seat) } sta posando un tubo
}
prompt-choose = { $thrown ->
    [yes] Ora posa una carta tubo
   *[no] Posa una carta tubo
}
prompt-choose-hint = { $fits ->
    [one] Una delle tue carte va bene.
   *[other] { $fits } delle tue carte vanno bene.
}{ $bomb ->
    [yes] {" "}Prima puoi lanciare una bomba.
   *[no] {""}
}
prompt-lay = { $how ->
    [none] Dove posare { $name }?
    [cover] Coprire con { $name }?
   *[lay] Posare qui { $name }?
}
prompt-lay-hint = { $places ->
    [0] Ora non va in nessun posto. Toccane uno per sapere perché.
    [one] Va bene in un posto.
   *[other] Va bene in { $places } posti.
}{ $wild ->
    [yes] {" "}Tutti gli altri pescano una carta.
   *[no] {""}
}
prompt-turn = Capovolgi
prompt-wanted = { $what ->
    [card] Scegli una carta
    [place] Scegli un posto
   *[end] Scegli un’estremità
}
prompt-deed-lay = { $how ->
    [cover] Copri
   *[lay] Posa qui
}
prompt-bomb = { $what ->
    [none] Quale estremità far saltare?
   *[other] Far saltare { $what }?
}
prompt-bomb-hint = { $tier ->
    [2] Poi può toccare a una seconda carta. Dopo devi posare una carta tubo.
   *[1] Dopo devi posare una carta tubo.
}
prompt-deed-bomb = Lancia la bomba
prompt-second = { $what ->
    [none] Far saltare una seconda carta?
   *[other] Far saltare anche { $what }?
}
prompt-second-hint = Qualsiasi estremità, anche una appena nata.
prompt-deed-second = Falla saltare
prompt-enough = Ne basta una
prompt-draw = { $drawn ->
    [0] Nessuna carta va bene
    [one] Ancora nessuna carta: 1 pescata
   *[other] Ancora nessuna carta: { $drawn } pescate
}
prompt-draw-hint = Pesca finché una carta tubo va bene.{ $bomb ->
    [yes] {" "}Oppure prima lancia una bomba.
   *[no] {""}
}
prompt-deed-draw = { $all ->
    [yes] Pesca finché una va bene
   *[no] Pesca una carta
}
prompt-pass = Nessuna carta va bene, e non c’è niente da pescare
prompt-pass-hint = { $bomb ->
    [yes] Passi, o prima lanci una bomba.
   *[no] Questo turno passi.
}
prompt-deed-pass = Passa
prompt-claim = Prendere la vittoria?
prompt-claim-hint = { SEAT($seat) } ha lasciato il tavolo. Puoi prendere la vittoria o continuare contro il bot.
prompt-deed-claim = Prendi la vittoria
