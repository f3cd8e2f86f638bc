title = Snip
tagline = Un filo è rosso. Nessuno li vede tutti.
preset-standard = La partita normale
option-first = Posto che comincia

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
