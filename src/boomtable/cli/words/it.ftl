play-welcome = Tu sei { $who }. Scrivi ? per l’aiuto.
play-you = { SEAT($seat) } (tu)
play-your-turn = Tocca a te.
play-turn-of = { SEAT($seat) }: tocca a te.
play-may-act = Puoi agire fuori turno; con Invio gli altri vanno avanti.
play-hand-over = Passa la tastiera a { SEAT($seat) }, che preme Invio.
play-back = 0 torna indietro.
play-not-listed = { $text } non è tra le scelte. Scrivi un numero da 1 a { $most }, o ? per l’aiuto.
play-no-action = Non è successo niente: { $reason }
play-rule-hint = (r { $rule } mostra la regola)
play-no-rule = Nel registro non c’è una regola { $rule }.
play-thinking = { SEAT($seat) } sta pensando …
play-committed = Prima della distribuzione i dadi sono fissati dall’impegno { $commitment }
play-save = Salvare la partita? Un nome di file, o Invio per no:
play-saved = La partita è salvata in { $file }
play-left = Lasci la partita a metà.
play-help =
    Un numero sceglie dalla lista.
    { $example } lo fa in un colpo solo, e così pure { $json }
    b mostra di nuovo il tavolo, r { $rule } mostra una regola (in inglese), q esce, ? mostra questo.
    Sul tavolo > indica chi è di turno e ? è nascosto a te.

replay-setup = La distribuzione
replay-entry = Voce { $number }
replay-unnoticed = Niente che questo spettatore abbia notato.
