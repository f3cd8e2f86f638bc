title = Snip
tagline = Un cable es rojo. Nadie los ve todos.
board-goal = Cortad todos los cables azules y dejad en paz el único rojo.
board-goal-won = todos los azules cortados
board-goal-lost = el rojo cortado
preset-standard = La partida normal
option-first = Asiento que empieza
    .seat = { SEAT($value) }
option-guided = Explicaciones
    .hint = El juego se explica en el momento justo.

action-Cut = Corta el cable { $wire }
    .name = Corta un cable
    .wire = ¿Qué cable?
action-Vouch = Avala el cable { $wire }
    .name = Avala un cable
    .wire = ¿Qué cable?

event-Dealt = { SEAT($seat) } tiene dos cables.
event-WireCut = { SEAT($by) } corta el cable { $wire }: { $colour ->
    [1] rojo
   *[0] azul
}.
event-Vouched = { SEAT($by) } avala el cable { $wire }: es azul.

end-red_wire_cut = El cable rojo está cortado. Pierden todos.
end-all_blue_cut = Todos los cables azules están cortados. ¡Ganan todos!

tally-cuts = { $count ->
    [one] un cable cortado
   *[other] { $count } cables cortados
}
tally-vouched = { $count ->
    [one] un aval usado
   *[other] { $count } avales usados
}

refusal-SN-002 = No es tu turno: le toca a { SEAT($turn) }.
refusal-SN-003 = No puedes cortar el cable { $wire }: es tuyo.
refusal-SN-004 = No puedes cortar el cable { $wire }: ya está cortado.
refusal-SN-008 = La partida ha terminado.
refusal-SN-009 = No hay ningún cable { $wire }.
refusal-SN-014 = No puedes avalar: no quedan avales.
refusal-SN-015 = No puedes avalar el cable { $wire }: no es tuyo.
refusal-SN-016 = No puedes avalar el cable { $wire }: es rojo.
refusal-SN-017 = No puedes avalar el cable { $wire }: todos conocen su color.
refusal-SN-022 = En Snip eso no se puede: se corta o se avala.

board-end = { $by ->
    [none] Todos los cables azules están cortados. El rojo era el { $wire } de { SEAT($at) }.
   *[other] { SEAT($by) } cortó el { $wire } de { SEAT($at) }, y era el rojo.
}
board-stand = { SEAT($seat) }
board-yours = Tus cables
board-wire = { SEAT($seat) }, cable { $wire }, { $state ->
    [cut] cortado, { $colour ->
        [1] rojo
       *[0] azul
    }
    [vouched] azul, avalado
    [seen] { $colour ->
        [1] rojo
       *[0] azul
    }
   *[covered] tapado
}{ $lit ->
    [yes] , se puede elegir
   *[no] {""}
}
board-vouchers-title = Avales
board-vouchers = { $left ->
    [0] No quedan avales.
    [one] Queda un aval.
   *[other] Quedan { $left } avales.
}
board-bomb = En esta bomba
board-blue = { $cut } de { $all } azules
board-red = 1 rojo
board-value = { $value ->
    [red] rojo
   *[blue] azul
}

board-key-letters = elige el cable con esa letra
board-hint = { $deed ->
    [Vouch] Avala { $piece }
   *[Cut] Corta { $piece } de { SEAT($seat) }
}
board-looked = { $piece } de { SEAT($seat) } puede ser
board-reason = { $reason ->
    [own] Lo ves: es azul
    [vouched] Está avalado
    [elsewhere] El rojo es tuyo
   *[hidden] 1 de { $hidden } es rojo
}
prompt-waiting = { SEAT($seat) } elige un cable
prompt-to-go = { $left ->
    [one] Falta un cable azul.
   *[other] Faltan { $left } cables azules.
}
prompt-pick = Elige un cable
prompt-pick-hint = { $vouch ->
    [yes] Corta uno de los demás o avala uno tuyo.
   *[no] Corta uno de los demás.
}
prompt-cut = ¿Cortas el { $wire } de { SEAT($seat) }?
prompt-cut-hint = { $vouched ->
    [yes] Es azul, lo avala { SEAT($seat) }.
   *[no] Solo { SEAT($seat) } sabe su color.
}
prompt-vouch = ¿Avalas tu { $wire }?
prompt-vouch-hint = Todos sabrán que es azul. { $left ->
    [0] Es el último aval.
    [one] Queda un aval.
   *[other] Quedan { $left } avales.
}
prompt-deed-cut = Cortar { $wire }
prompt-deed-vouch = Avalar { $wire }
