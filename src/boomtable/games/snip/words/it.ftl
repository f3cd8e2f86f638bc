title = Snip
tagline = Un filo è rosso. Nessuno li vede tutti.
board-goal = Tagliate tutti i fili blu e lasciate stare l’unico rosso.
board-goal-won = tutti i blu tagliati
board-goal-lost = il rosso tagliato
preset-standard = La partita normale
option-first = Posto che comincia
    .seat = { SEAT($value) }
option-guided = Spiegazioni
    .hint = Il gioco si spiega da solo, al momento giusto.

action-Cut = Taglia il filo { $wire }
    .name = Taglia un filo
    .wire = Quale filo?
action-Vouch = Garantisci per il filo { $wire }
    .name = Garantisci per un filo
    .wire = Quale filo?

event-Dealt = { SEAT($seat) } ha due fili.
event-WireCut = { SEAT($by) } taglia il filo { $wire }: { $colour ->
    [1] rosso
   *[0] blu
}.
event-Vouched = { SEAT($by) } garantisce per il filo { $wire }: è blu.

end-red_wire_cut = Il filo rosso è tagliato. Perdono tutti.
end-all_blue_cut = Tutti i fili blu sono tagliati. Vincono tutti!

tally-cuts = { $count ->
    [one] un filo tagliato
   *[other] { $count } fili tagliati
}
tally-vouched = { $count ->
    [one] una garanzia usata
   *[other] { $count } garanzie usate
}

refusal-SN-002 = Non è il tuo turno: tocca a { SEAT($turn) }.
refusal-SN-003 = Non puoi tagliare il filo { $wire }: è tuo.
refusal-SN-004 = Non puoi tagliare il filo { $wire }: è già tagliato.
refusal-SN-008 = La partita è finita.
refusal-SN-009 = Il filo { $wire } non esiste.
refusal-SN-014 = Non puoi garantire: non restano garanzie.
refusal-SN-015 = Non puoi garantire per il filo { $wire }: non è tuo.
refusal-SN-016 = Non puoi garantire per il filo { $wire }: è rosso.
refusal-SN-017 = Non puoi garantire per il filo { $wire }: tutti ne conoscono il colore.
refusal-SN-022 = In Snip non si può: si taglia o si garantisce.

board-end = { $by ->
    [none] Tutti i fili blu sono tagliati. Il rosso era il { $wire } di { SEAT($at) }.
   *[other] { SEAT($by) } ha tagliato il { $wire } di { SEAT($at) }, ed era il rosso.
}
board-stand = { SEAT($seat) }
board-yours = I tuoi fili
board-wire = { SEAT($seat) }, filo { $wire }, { $state ->
    [cut] tagliato, { $colour ->
        [1] rosso
       *[0] blu
    }
    [vouched] blu, garantito
    [seen] { $colour ->
        [1] rosso
       *[0] blu
    }
   *[covered] coperto
}{ $lit ->
    [yes] , si può scegliere
   *[no] {""}
}
board-vouchers-title = Garanzie
board-vouchers = { $left ->
    [0] Non restano garanzie.
    [one] Resta una garanzia.
   *[other] Restano { $left } garanzie.
}
board-bomb = In questa bomba
board-blue = { $cut } di { $all } blu
board-red = 1 rosso
board-value = { $value ->
    [red] rosso
   *[blue] blu
}

board-key-letters = scegli il filo con quella lettera
board-hint = { $deed ->
    [Vouch] Garantisci per { $piece }
   *[Cut] Taglia { $piece } di { SEAT($seat) }
}
board-looked = { $piece } di { SEAT($seat) } può essere
board-reason = { $reason ->
    [own] Lo vedi: è blu
    [vouched] È garantito
    [elsewhere] Il rosso è tuo
   *[hidden] 1 su { $hidden } è rosso
}
prompt-waiting = { SEAT($seat) } sceglie un filo
prompt-to-go = { $left ->
    [one] Manca un filo blu.
   *[other] Mancano { $left } fili blu.
}
prompt-pick = Scegli un filo
prompt-pick-hint = { $vouch ->
    [yes] Taglia uno degli altri, o garantisci per uno dei tuoi.
   *[no] Taglia uno degli altri.
}
prompt-cut = Tagli il { $wire } di { SEAT($seat) }?
prompt-cut-hint = { $vouched ->
    [yes] È blu, lo garantisce { SEAT($seat) }.
   *[no] Il colore lo sa solo { SEAT($seat) }.
}
prompt-vouch = Garantisci per il tuo { $wire }?
prompt-vouch-hint = Tutti sapranno che è blu. { $left ->
    [0] È l’ultima garanzia.
    [one] Resta una garanzia.
   *[other] Restano { $left } garanzie.
}
prompt-deed-cut = Taglia { $wire }
prompt-deed-vouch = Garantisci per { $wire }
