tip-won = La tua mano è vuota prima di tutte le altre: hai vinto. Bomba e tubo insieme fanno i turni più veloci.
tip-lost = Qualcun altro ha svuotato la mano per primo. La prossima volta lancia presto le bombe e tieni i jolly per i momenti difficili.
tip-second = Questa bomba può prendere una seconda estremità. Toccane una, o fermati a una sola.
tip-after-bomb = Dopo una bomba viene sempre un tubo. Tocca una carta della mano e posala.
tip-drawn = Nessuna carta andava bene, quindi hai dovuto pescare. Appena una si può posare, posala.
tip-first = Tutto parte dall’Idrante. Tocca una carta della mano: si illuminano i posti dove va, accanto ai tubi del suo colore.
tip-bomb = Hai una bomba. Lanciala sull’estremità di un tubo prima di posare la carta, e in un solo turno ti liberi di due carte.
tip-cover = Nessun tubo del tuo colore? Copri l’estremità aperta di un tubo con una carta della stessa forma: il colore lo scegli tu.
tip-wild = Un jolly va con ogni colore, e tutti gli altri devono pescare una carta. Tienilo per un turno in cui non va nient’altro.
tip-cap = Un tappo chiude un’estremità, e solo una bomba la riapre. Chiudine una che serve agli altri.
tip-few = { $left ->
    [one] Ti resta una sola carta: posala e hai vinto.
   *[other] Ti restano solo { $left } carte. Posa prima quella che va bene più di rado.
}
tip-leader = { $left ->
    [one] A { SEAT($seat) } resta una carta. Chiudi un’estremità o gioca un jolly, così si pesca di più.
   *[other] A { SEAT($seat) } restano { $left } carte. Chiudi un’estremità o gioca un jolly, così si pesca di più.
}
tip-wait = Guarda dove gli altri posano i tubi: ogni estremità aperta è un posto anche per te.
