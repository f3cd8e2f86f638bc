seat = Posto { $number }

action-TimeUp = Tempo scaduto: { $name }
action-ChangeHands = { $bot ->
    [yes] Un bot sostituisce { SEAT($seat) }
   *[no] Una persona sostituisce { SEAT($seat) }
}
action-Go = Tutti sono pronti
action-Pause = Metti in pausa la partita
action-Resume = Riprendi dopo la pausa
action-Undo = Annulla la tua ultima azione
    .name = Annulla

event-Undone = { SEAT($by) } annulla l’ultima azione.
event-Paused = La partita è in pausa.
event-Resumed = La partita riprende.

refusal-TB-001 = Nel frattempo è successo qualcosa. Guarda di nuovo, poi scegli.
refusal-TB-002 = Ora nessuno può agire: la partita è in pausa.
refusal-TB-003 = Solo il tavolo mette in pausa la partita, e solo il tavolo la riprende.
refusal-TB-004 = Ora non c’è niente che tu possa annullare.
refusal-TB-005 = Solo l’orologio fa scadere un timer, e solo mentre corre.
refusal-TB-006 = Questo posto non esiste al tavolo.
refusal-TB-007 = La partita è finita.
refusal-TB-008 = È passato troppo poco tempo dall’ultima volta. Aspetta un momento.
