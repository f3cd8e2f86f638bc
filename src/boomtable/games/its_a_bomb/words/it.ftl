title = It’s a Bomb!
tagline = Uno di voi vede dietro le tessere e non può dire una parola. Gli altri hanno le forbici.
board-goal = Trovate un cavo di ogni colore chiedendo di righe e colonne, e tagliatelo.
board-goal-won = tutti i colori tagliati
board-goal-lost = esplosione o tempo finito

preset-training = Addestramento, con spiegazioni
preset-first_shift = Primo turno
preset-everything = Tutto insieme

option-scenario = Scenario
option-scenario-0 = Prova antincendio (Addestramento)
option-scenario-1 = Primo turno
option-scenario-2 = Secondi in prestito
option-scenario-3 = Non svegliare la miccia
option-scenario-4 = Rispondi al telefono
option-scenario-5 = Uno alla volta
option-scenario-6 = Fruscio in linea
option-scenario-7 = Due volte viola
option-scenario-8 = Chiamata in attesa
option-scenario-9 = Cattiva ricezione
option-scenario-10 = La lunga lista
option-scenario-11 = Sono due
option-scenario-12 = Tutto insieme
option-own = Uno scenario vostro
option-crisis_unit = Unità di Crisi
    .seat = { SEAT($value) }
option-deciding = Come decidono i dipendenti
    .vote = A maggioranza
    .spokesperson = Chi ha il telefono
option-voters = Dipendenti che votano
option-decision_seconds = Secondi dalla prima proposta, 0 senza limite
option-crisis_unit_seconds = Secondi per l’Unità di Crisi, 0 senza limite
option-help = Aiuto
option-help-0 = Nessuno
option-help-1 = Conteggi
option-guided = Spiegazioni
    .hint = Il gioco si spiega da solo, al momento giusto. L’addestramento è sempre disposto allo stesso modo.

scenario-0 = { option-scenario-0 }: tre colori e tre esplosivi su una piccola griglia. Imparate a chiedere e a tagliare.
scenario-1 = { option-scenario-1 }: quattro colori, e un Hacker che ferma una volta il conto alla rovescia.
scenario-2 = { option-scenario-2 }: la batteria vi ridà tempo, e anche il Negoziatore.
scenario-3 = { option-scenario-3 }: detonatori ausiliari, che nessun segnalino mostra. La batteria li disarma.
scenario-4 = { option-scenario-4 }: tagliate il ricevitore prima che arrivi la Chiamata.
scenario-5 = { option-scenario-5 }: i colori si tagliano nell’ordine mostrato.
scenario-6 = { option-scenario-6 }: arriva il viola, e il segnale è disturbato due volte.
scenario-7 = { option-scenario-7 }: del viola servono due cavi.
scenario-8 = { option-scenario-8 }: due cavi viola, e una Chiamata che vuole risposta.
scenario-9 = { option-scenario-9 }: tre Segnali Disturbati, una batteria e tutti i detonatori ausiliari.
scenario-10 = { option-scenario-10 }: la stessa grande bomba, ora con un ordine di taglio.
scenario-11 = { option-scenario-11 }: due bombe, un solo conto alla rovescia.
scenario-12 = { option-scenario-12 }: due bombe e tutte le regole che ci sono.

action-Ask = { $kind ->
    [none] Chiedi di { $line }
   *[other] Cerca { board-kind } in { $line }
}
    .name = Chiedi informazioni
    .line = Di quale riga o colonna?
    .kind = Quale tipo?
action-Cut = Taglia { $tile }
    .name = Taglia una tessera
    .tile = Quale tessera?
action-ChooseBlock = Radiografa il blocco in { $block }
    .name = Scegli un blocco per la radiografia
    .block = Quale blocco, secondo la tessera in alto a sinistra?
action-Settle = Decidi: si fa la tua proposta
    .name = Decidi
action-Use = { $tile ->
    [none] Usa un consulente: { board-card }
   *[other] Usa un consulente: { board-card } su { $tile }
}
    .name = Usa un consulente
    .card = Quale consulente?
    .tile = Su quale tessera?
action-Pass = Avanti senza consulenti
    .name = Avanti
action-Speak = Di’: «{ board-phrase }»
    .name = Di’ qualcosa
    .phrase = Che cosa?
action-Mark = { $warning ->
    [yes] { $kinds ->
        [nothing] Metti un avviso su { $tile }
       *[other] Metti un avviso su { $tile } e scrivi { EACH($kinds, "board-kind") }
    }
   *[no] { $kinds ->
        [nothing] Cancella il segno da { $tile }
       *[other] Scrivi su { $tile }: { EACH($kinds, "board-kind") }
    }
}
    .name = Segna una tessera per tutti i dipendenti
    .tile = Quale tessera?
    .kinds = Che cosa potrebbe essere?
    .warning = Con un avviso?

event-ScenarioLaid = { $scenario ->
    [0] { scenario-0 }
    [1] { scenario-1 }
    [2] { scenario-2 }
    [3] { scenario-3 }
    [4] { scenario-4 }
    [5] { scenario-5 }
    [6] { scenario-6 }
    [7] { scenario-7 }
    [8] { scenario-8 }
    [9] { scenario-9 }
    [10] { scenario-10 }
    [11] { scenario-11 }
    [12] { scenario-12 }
   *[other] Uno scenario vostro.
} L’Unità di Crisi è { SEAT($crisis_unit) }.{ $order ->
    [nothing] {""}
   *[other] {" "}Ordine di taglio: { EACH($order, "board-kind") }.
}
event-RoundBegun = Round { $round }: il telefono è di { SEAT($phone) }.
event-Proposed = { $line ->
    [none] { $tile ->
        [none] { SEAT($by) } propone il blocco in { $block }.
       *[other] { SEAT($by) } propone di tagliare { $tile }.
    }
   *[other] { $kind ->
        [none] { SEAT($by) } propone di chiedere di { $line }.
       *[other] { SEAT($by) } propone di cercare { board-kind } in { $line }.
    }
}
event-Passed = { SEAT($by) } non usa consulenti.
event-Asked = { $kind ->
    [none] I dipendenti chiedono di { $line }.
   *[other] Il segnale è disturbato. I dipendenti cercano { board-kind } in { $line }.
}
event-LookedAt = Dietro lo schermo vedi { $tiles }: { EACH($kinds, "board-kind") }.
event-Answered = { $kind ->
    [none] { $second_pile ->
        [none] { $ordered ->
            [yes] Risposta per { $line }, nell’ordine delle tessere: { EACH($tokens, "board-kind") }.
           *[no] Risposta per { $line }: { EACH($tokens, "board-kind") }.
        }
       *[other] Risposta per { $line }. Prima metà: { EACH($tokens, "board-kind") }. Resto: { EACH($second_pile, "board-kind") }.
    }
   *[other] Risposta disturbata per { $line }, solo { board-kind }: { EACH($tokens, "board-kind") }.
}
event-CardUsed = { SEAT($by) } usa un consulente: { board-card }. { board-card-text }{ $tile ->
    [none] {""}
   *[other] {" "}{ $tile }: { board-kind }.
}
event-Blocked = Radiografia del blocco in { $block }: { EACH($tokens, "board-kind") }.
event-Archived = Esplosivi in ogni riga, dall’alto: { $explosives }.
event-PointedAt = Le forbici sono su { $tile }.
event-Flipped = Tagliata { $tile }: { $result ->
    [counts] { board-kind }. Vale, e non costa tempo.
    [again] ancora { board-kind }. Costa tempo.
    [wasted] { board-kind }, ma non è di turno. Sprecato.
    [battery] la batteria. I detonatori ausiliari sono disarmati.
    [receiver] il ricevitore. Ora la Chiamata può arrivare.
    [auxiliary] un detonatore ausiliario. Via tre carte in un colpo solo!
    [disarmed] un detonatore ausiliario, già disarmato.
    [grey] un cavo grigio. Costa tempo.
   *[explosive] un esplosivo. Bum!
}
event-Secured = { $tile } è un esplosivo. Messo in sicurezza, non si può più tagliare.
event-Advanced = Il conto alla rovescia avanza: via { EACH($discarded, "board-deck-card") }, in cima c’è { EACH($top, "board-deck-card") }.
event-Skipped = Questa volta il conto alla rovescia resta fermo.
event-TimerReturned = { EACH($seconds, "board-deck-card") } torna in cima al conto alla rovescia.
event-TimeEnded = { $seat ->
    [none] Tempo scaduto: si fa come proposto.
   *[other] Tempo scaduto: il tavolo agisce per { SEAT($seat) }.
}
event-Spoke = { SEAT($by) }: «{ board-phrase }»
event-Marked = { $warning ->
    [yes] { $kinds ->
        [nothing] { SEAT($by) } mette un avviso su { $tile }.
       *[other] { SEAT($by) } mette un avviso su { $tile } e scrive { EACH($kinds, "board-kind") }.
    }
   *[no] { $kinds ->
        [nothing] { SEAT($by) } cancella il segno da { $tile }.
       *[other] { SEAT($by) } scrive su { $tile }: { EACH($kinds, "board-kind") }.
    }
}
event-VoterSet = { $votes ->
    [yes] Ora { SEAT($seat) } vota.
   *[no] { SEAT($seat) } consiglia, ma non vota.
} Il telefono è di { SEAT($phone) }.
event-Ended = { $reason ->
    [defused] Bomba disinnescata!
    [explosive_cut] Esplosivo tagliato.
    [countdown_over] Tempo scaduto.
    [call_missed] Chiamata persa.
   *[order_broken] Ordine compromesso.
}

end-defused = Tagliato un cavo di ogni colore: la bomba è disinnescata. Vincono tutti!
end-explosive_cut = È stato tagliato un esplosivo. La bomba esplode, perdono tutti.
end-countdown_over = Il conto alla rovescia è arrivato all’Esplosione. La bomba esplode, perdono tutti.
end-call_missed = È arrivata la Chiamata e il ricevitore non era tagliato. La bomba esplode, perdono tutti.
end-order_broken = Troppi cavi di un colore sono sprecati: l’ordine non si può più rispettare. Perdono tutti.

tally-rounds = { $count ->
    [one] un round
   *[other] { $count } round
}
tally-timers_left = { $count ->
    [0] nessun Timer rimasto
    [one] un Timer rimasto
   *[other] { $count } Timer rimasti
}
tally-cards_left = { $count ->
    [0] nessun consulente rimasto
    [one] un consulente rimasto
   *[other] { $count } consulenti rimasti
}
tally-title = { $count ->
    [0] nessun titolo
    [1] Sopracciglia Bruciate
    [2] Dita Fortunate
    [3] Mani Ferme
    [4] Sussurratori di Cavi
    [5] Sangue Freddo
   *[6] Leggende dello Smistamento
}
board-score-why = { $fromTimers } per { $timers ->
    [one] un Timer rimasto
   *[other] { $timers } Timer rimasti
}{ $cards ->
    [0] {""}
    [one] , { $fromCards } per un consulente non usato
   *[other] , { $fromCards } per { $cards } consulenti non usati
}{ $scenario ->
    [0] {""}
   *[other] , { $scenario } per lo scenario
}, meno { $players } per i giocatori.

refusal-IB-022 = Questa linea non c’è. Chiedi di una riga o di una colonna di questa bomba.
refusal-IB-061 = Adesso non è questo che serve. Aspetta un momento, o scegli una delle cose illuminate.
refusal-IB-075 = Quella linea ha già la risposta completa, o tutte le sue tessere sono scoperte. Chiedi di un’altra.
refusal-IB-086 = Il segnale è disturbato: nomina l’unico tipo di cui vuoi sapere.
refusal-IB-087 = Un tipo si nomina solo se il segnale è disturbato: uno che c’è in questa bomba e che questa linea non ha ancora rivelato.
refusal-IB-090 = Questa tessera non c’è. Tagliane una coperta.
refusal-IB-095 = Quella tessera è già scoperta. Tagliane una coperta.
refusal-IB-120 = I consulenti li usa l’Unità di Crisi, una volta ciascuno, e solo quelli di questo scenario.
refusal-IB-121 = Non è il momento. Ogni consulente ha il suo.
refusal-IB-122 = I segnalini di una risposta si dispongono in un solo modo speciale, e solo se la risposta è completa.
refusal-IB-125 = Solo l’Osservatore vuole una tessera: una di questa linea, coperta, con un segnalino del suo tipo.
refusal-IB-126 = La seconda domanda deve riguardare una linea che incrocia la prima, nella stessa bomba.
refusal-IB-128 = L’Artificiere ha messo in sicurezza quella tessera: è un esplosivo e non si taglia mai.
refusal-IB-130 = Nessun Timer è stato ancora scartato: il Negoziatore non può riportarne.
refusal-IB-131 = Tutte le tessere di quel blocco sono scoperte. Scegline uno con una tessera coperta.
refusal-IB-150 = Sei l’Unità di Crisi: i dipendenti chiedono e tagliano, tu rispondi.
refusal-IB-152 = Tu consigli, ma non voti. Decidono gli altri.
refusal-IB-153 = È già la tua proposta, o hai fatto tutte e cinque le proposte per questa decisione. Sostieni qualcuno, o aspetta gli altri.
refusal-IB-156 = Per decidere servono il telefono e una proposta di tutti quelli che votano.
refusal-IB-159 = Il telefono è di { SEAT($phone) }, che decide in questo round.
refusal-IB-170 = La partita è finita.
refusal-IB-241 = L’Unità di Crisi ha una frase per round, e solo prima che si proponga qualcosa.
refusal-IB-243 = L’Unità di Crisi non segna tessere: la matita è dei dipendenti.
refusal-IB-250 = In It’s a Bomb! non si può: i dipendenti chiedono o tagliano, l’Unità di Crisi risponde e usa i consulenti.
refusal-IB-260 = Quell’orologio è fermo.
refusal-IB-305 = Il segnale è chiaro, quindi il Marconista non ha niente da riparare. Tieni la carta.
refusal-IB-359 = Segna una tessera coperta.
refusal-IB-360 = Quella tessera è già segnata così.
refusal-IB-361 = Per questo round avete segnato abbastanza. Al prossimo c’è una matita nuova.

# pieces and phrases
board-end-explosive = { $tile } era un esplosivo. Ora tutte le tessere sono scoperte.
board-slip = { $result ->
    [again] Di troppo: ancora { board-kind }
    [wasted] Sbagliato: { board-kind } non è di turno
    [auxiliary] Sbagliato: un detonatore ausiliario
   *[grey] Sbagliato, è grigio
}.
board-slip-cut = Hai tagliato { $tile }. { $result ->
    [auxiliary] Via tre carte.
   *[other] Costa tempo.
}
board-kind = { $kind ->
    [0] rosso
    [1] giallo
    [2] verde
    [3] blu
    [4] viola
    [5] esplosivo
    [6] batteria
    [7] ricevitore
    [8] detonatore ausiliario
    [nothing] niente
   *[9] grigio
}
board-deck-card = { $card ->
    [0] Esplosione
    [60] 01:00
    [70] 01:10
    [80] 01:20
    [90] 01:30
    [101] Segnale Disturbato
    [102] Segnale Disturbato
    [103] Segnale Disturbato
    [110] Chiamata
   *[other] 00:{ $card }
}
board-turn-card = { SEAT($by) } usa un consulente: { $name }{ $tile ->
    [none] .
   *[other] , { $tile }: { $found }.
}
board-card = { $card ->
    [SURV] Geometra
    [DRAU] Disegnatore
    [DISP] Centralinista
    [RADIO] Marconista
    [SAPP] Artificiere
    [HACK] Hacker
    [NEGO] Negoziatore
    [XRAY] Radiologo
    [ARCH] Archivista
   *[SPOT] Osservatore
}
board-card-text = { $card ->
    [SURV] I segnalini di questa risposta sono nell’ordine delle loro tessere.
    [DRAU] I segnalini di questa risposta sono in due pile, una per ogni metà della linea.
    [DISP] Una seconda domanda, su una linea che incrocia la prima, non costa altro tempo.
    [RADIO] Questa domanda disturbata ha la risposta completa.
    [SAPP] Prima si controlla la tessera indicata: un esplosivo è messo in sicurezza invece di essere tagliato.
    [HACK] Questa volta il conto alla rovescia non avanza.
    [NEGO] L’ultimo Timer scartato torna in cima.
    [XRAY] I dipendenti scelgono un quadrato di quattro tessere e sanno che cosa contiene.
    [ARCH] Tutti sanno quanti esplosivi ci sono in ogni riga.
   *[SPOT] Un segnalino di questa risposta va sulla sua tessera.
}
board-phrase = { $phrase ->
    [ready] Ci sono.
    [card_soon] Tra poco uso una carta.
    [saving_cards] Tengo da parte le carte.
    [time_is_short] Il tempo stringe.
    [well_done] Ben fatto.
   *[sorry] Scusate.
}

# board and prompts
board-bomb = { $bomb ->
    [none] La bomba
   *[other] Bomba { $bomb }
}
board-columns = Colonne
board-row = Riga { $row }
board-tile = { $tile }, { $state ->
    [cut] tagliata, { $what }
    [secured] messa in sicurezza dall’Artificiere, { $what }
    [spotted] coperta, con un segnalino: { $what }
    [seen] coperta, l’hai vista: { $what }
   *[covered] coperta
}{ $shared ->
    [none] {""}
   *[other] , segnata dalla squadra: { $shared }
}{ $own ->
    [none] {""}
   *[other] , tuo appunto: { $own }
}{ $wanted ->
    [none] {""}
   *[other] , proposta da { $wanted }
}{ $pointed ->
    [yes] , le forbici sono qui
   *[no] {""}
}{ $lit ->
    [yes] , si può scegliere
   *[no] {""}
}
board-line = { $row ->
    [yes] Riga { $line }
   *[no] Colonna { $line }
}{ $answered ->
    [full] , con risposta
    [part] , con risposta parziale
   *[no] {""}
}{ $explosives ->
    [none] {""}
    [one] , 1 esplosivo
   *[other] , { $explosives } esplosivi
}{ $wanted ->
    [none] {""}
   *[other] , proposta da { $wanted }
}{ $lit ->
    [yes] , si può chiedere
   *[no] {""}
}
board-answer = { $hand ->
    [yes] La tua risposta per { $line }, non ancora posata:
   *[no] Risposta per { $line }:
} { $how ->
    [part] solo { $what }{ $missing ->
        [yes] , e niente { $none }
       *[no] {""}
    }
    [missing] niente { $none }
    [ordered] { $what }, nell’ordine delle tessere
    [halves] prima metà { $what }; resto { $rest }
   *[pile] { $what }
}
board-note = Radiografia del blocco { $block }: { $what }
board-member = { SEAT($seat) }, { $unit ->
    [yes] Unità di Crisi
   *[no] dipendente
}{ $phone ->
    [yes] , ha il telefono
   *[no] {""}
}{ $proposed ->
    [yes] , ha proposto
   *[no] {""}
}
board-countdown = Conto alla rovescia, in cima { $top }. Poi: { $coming ->
    [none] niente
   *[other] { $coming }
}
board-countdown-title = Conto alla rovescia
board-steps = { $steps ->
    [-1] è esplosa
    [0] al prossimo passo si perde
    [one] ancora 1 passo
   *[other] ancora { $steps } passi
}
board-cables = Tagliati: { $done }. Mancano: { $left }.{ $kind ->
    [none] {""}
   *[other] {" "}Di turno: { board-kind }.
}
board-cables-title = { $ordered ->
    [yes] In quest’ordine
   *[no] Uno per colore
}
board-consultants-title = Consulenti
board-consultant = { $name }, { $used ->
    [yes] usato
   *[no] { $lit ->
        [yes] si può usare ora
       *[no] non ancora usato
    }
}
board-card-state = { $used ->
    [yes] Usato
   *[no] { $lit ->
        [yes] Si può usare ora
       *[no] Pronto
    }
}
board-card-moment = { $used ->
    [yes] Usato.
   *[no] { $card ->
        [SURV] Mentre l’Unità di Crisi guarda una linea.
        [DRAU] Mentre l’Unità di Crisi guarda una linea.
        [SPOT] Mentre l’Unità di Crisi guarda una linea.
        [RADIO] Mentre l’Unità di Crisi guarda una linea, se il segnale è disturbato.
        [DISP] Dopo la prima risposta di un round.
        [SAPP] Quando si indica una tessera, prima del taglio.
        [HACK] Quando il conto alla rovescia sta per avanzare.
        [NEGO] All’inizio di un round, quando un Timer è già stato scartato.
       *[other] All’inizio di un round.
    }
}
board-close = Chiudi
board-bomb-title = Nella bomba
board-list = { $what }: { $left } su { $all }
board-scenario = { $scenario ->
    [0] { option-scenario-0 }
    [1] { option-scenario-1 }
    [2] { option-scenario-2 }
    [3] { option-scenario-3 }
    [4] { option-scenario-4 }
    [5] { option-scenario-5 }
    [6] { option-scenario-6 }
    [7] { option-scenario-7 }
    [8] { option-scenario-8 }
    [9] { option-scenario-9 }
    [10] { option-scenario-10 }
    [11] { option-scenario-11 }
    [12] { option-scenario-12 }
   *[other] { option-own }
}
board-page = Pagina dello scenario
board-special = Regole speciali
board-rule = { $rule ->
    [order] Ordine di taglio: { $what }. Un cavo non di turno è sprecato.
    [purple] Il viola richiede due cavi.
    [battery] Tagliare la batteria non costa tempo, riporta un Timer e disarma i detonatori ausiliari.
    [auxiliary] I detonatori ausiliari non hanno segnalino. Tagliarne uno attivo costa tre carte.
    [receiver] Tagliare il ricevitore non costa tempo. Va tagliato prima che la Chiamata sia in cima.
    [disturbed] Con un Segnale Disturbato in cima si nomina un solo tipo e si sa solo di quello.
   *[bombs] Due bombe, un solo conto alla rovescia. Va bene un cavo di una qualsiasi.
}
board-ours = Scenari e consulenti li abbiamo ideati noi; quelli del gioco in scatola sono diversi.
board-looked = Che cosa può essere { $tile }
board-reason = { $reason ->
    [sure] Di sicuro non costa tempo
    [calm] Non esplode, ma può costare tempo
    [risk] Esplosivo: { $danger } % di probabilità
    [even] Sicuro: al massimo costa come una domanda
    [late] Per chiedere è tardi; esplosivo: { $danger } %
    [ask] { $hidden ->
        [1] Una tessera coperta
       *[other] { $hidden } tessere coperte
    }, { $kinds ->
        [1] un solo tipo possibile
       *[other] { $kinds } tipi possibili
    }
    [settle] Tutti hanno proposto, e il telefono ce l’hai tu
    [ARCH] Meno si sa, più rivela
    [XRAY] C’è una risposta con cui confrontarla
    [NEGO] Non resta quasi più tempo
    [HACK] Questo passo del conto alla rovescia farebbe perdere
    [DISP] Una seconda risposta senza altro costo
    [SAPP] Hai visto un esplosivo lì
    [SPOT] Sapranno che cosa c’è proprio lì
    [SURV] L’ordine dice dove sta ognuno
    [DRAU] Due pile dicono in quale metà
    [RADIO] Altrimenti sapranno di un tipo solo
    [plain] Non resta nessun consulente
   *[keep] Un consulente servirà di più dopo
}
board-suggested = Consiglio di { SEAT($by) }: { $line ->
    [none] { $tile ->
        [none] radiografa { $block }
       *[other] taglia { $tile }
    }
   *[other] { $kind ->
        [none] chiedi di { $line }
       *[other] cerca { board-kind } in { $line }
    }
}
board-standing = Passa per me
board-standing-state = { $on ->
    [yes] Passa per te, tranne mentre guardi
   *[no] Te lo chiede ogni volta
}
board-pencil = Matita
board-pencil-state = { $out ->
    [yes] Tocca una tessera per scriverci
   *[no] Appunti per te o per la squadra
}
board-pencil-on = Che cosa può essere { $tile }?
board-pencil-for = Chi lo vede
board-pencil-all = Tutti
board-pencil-me = Solo io
board-pencil-hint = { $shared ->
    [yes] Questi segni li vede tutto il tavolo, anche l’Unità di Crisi.
   *[no] Questi segni non li vede nessun altro.
}
board-pencil-clear = Cancella
board-pencil-done = Fatto
board-warning = attenzione
board-key-rows = chiedi di una riga
board-key-columns = chiedi di una colonna
board-key-kinds = nomina un tipo quando il segnale è disturbato
board-key-pencil = scrivi sulla tessera attiva

prompt-waiting = { $step ->
    [start] { SEAT($unit) } può usare un consulente
    [look] { $kind ->
        [none] { SEAT($unit) } guarda dietro { $line }
       *[other] { SEAT($unit) } cerca { board-kind } in { $line }
    }
    [after] { SEAT($unit) } può concedere una seconda domanda
    [point] Le forbici sono su { $tile }
    [advance] { SEAT($unit) } può fermare il conto alla rovescia
    [block] { SEAT($seat) }: quale blocco radiografare?
    [second] { SEAT($seat) }: una seconda domanda
   *[choose] { SEAT($seat) }: chiedere o tagliare?
}
prompt-voting = Si aspetta { SEAT($seat) }
prompt-to-go = { $left ->
    [one] Manca un cavo.
   *[other] Mancano { $left } cavi.
}
prompt-choose = { $step ->
    [block] Scegli un blocco da radiografare
    [second] Seconda domanda: quale linea?
   *[choose] { $disturbed ->
        [yes] Segnale disturbato: cercare un tipo o tagliare?
       *[no] Chiedere o tagliare?
    }
}
prompt-choose-hint = { $step ->
    [block] Tocca la sua tessera in alto a sinistra.
    [second] Deve incrociare la prima; non costa altro tempo.
   *[choose] Tocca una freccia per chiedere di una linea, o una tessera per tagliarla.
}
prompt-ask = { $kind ->
    [none] Chiedere di { $line }?
   *[other] Cercare { board-kind } in { $line }?
}
prompt-ask-where = Dove cercare { $what }?
prompt-disturbed-hint = { $line ->
    [none] Tocca la freccia di una riga o colonna.
   *[other] Passa un solo tipo: scegli quale.
}
prompt-cut = Tagliare { $tile }?
prompt-cost = { $loses ->
    [yes] { $cut ->
        [yes] Se costa tempo o esplode, la partita è persa.
       *[no] Il prossimo passo del conto alla rovescia fa perdere.
    }
   *[no] { $cut ->
        [yes] Colore che manca: gratis. Grigio: tempo. Esplosivo: fine.
       *[no] Toglie una carta dal conto alla rovescia.
    }
}
prompt-wanted = { $line ->
    [none] { $step ->
        [block] Scegli un blocco
        [second] Scegli una linea
       *[choose] Linea o tessera?
    }
   *[other] Scegli un tipo
}
prompt-explosive-hint = Un segnalino mostra lì un esplosivo. Tagliarlo fa perdere.
prompt-sure = Taglia lo stesso
prompt-block = Radiografare il blocco { $block }?
prompt-proposal = { $line ->
    [none] { $tile ->
        [none] radiografa { $block }
       *[other] taglia { $tile }
    }
   *[other] { $kind ->
        [none] chiedi di { $line }
       *[other] cerca { board-kind } in { $line }
    }
}
prompt-wants = { SEAT($seat) }: { $what }
prompt-yours = La tua proposta: { $what }
prompt-yours-hint = { $settle ->
    [yes] Hai il telefono: decidi, o cambia idea.
   *[no] Si aspetta { SEAT($seat) }. Tocca qualcos’altro per cambiarla.
}
prompt-deed = { $agree ->
    [yes] D’accordo: { $what } ({ $votes } su { $voters })
   *[no] Proponi: { $what }
}
prompt-deed-settle = Decidi: { $what }
prompt-unit = { $step ->
    [start] Un consulente prima che scelgano?
    [look] { $kind ->
        [none] Chiedono di { $line }
       *[other] Cercano { board-kind } in { $line }
    }
    [after] Concedere una seconda domanda?
    [point] Stanno per tagliare { $tile }
   *[advance] Il conto alla rovescia sta per avanzare
}
prompt-unit-hint = { $step ->
    [start] Oppure tienilo per dopo.
    [after] Con il Centralinista chiedono subito di una linea che incrocia la prima.
   *[advance] { $loses ->
        [yes] Questo passo fa perdere.
       *[no] Questo passo non fa ancora danni.
    }
}
prompt-look-hint = { $layout ->
    [ordered] I tuoi segnalini sono nell’ordine delle tessere.
    [halves] I tuoi segnalini sono in due pile, una per metà.
    [spotted] Un segnalino sta sulla sua tessera.
   *[pile] { $disturbed ->
        [yes] Solo tu vedi queste { $count } tessere. Gli altri tipi non passano.
       *[no] { $auxiliary ->
            [yes] Solo tu vedi queste { $count } tessere. Grigio e detonatori non hanno segnalino.
           *[no] Solo tu vedi queste { $count } tessere. Il grigio non ha segnalino.
        }
    }
}
prompt-seen = Ci hai guardato dietro: { $kind }.
prompt-unseen = Non ci hai guardato dietro.
prompt-use = { $tile ->
    [none] { $name }
   *[other] { $name }: { $tile }
}
prompt-spot-hint = Tocca la tessera che riceve il segnalino.
prompt-waste-hint = In questa risposta ci sono pochi segnalini: la carta direbbe poco.
prompt-deed-use = { $tile ->
    [none] Usa: { $name }
   *[other] Segna { $tile }
}
prompt-deed-pass = { $step ->
    [point] Lascia tagliare { $tile }
    [advance] Lascia avanzare
   *[other] Avanti
}
prompt-deed-lay = { $count ->
    [0] Posa un vassoio vuoto
    [one] Posa 1 segnalino
   *[other] Posa { $count } segnalini
}
