title = Bombs Away
tagline = Coloca tuberías desde el Hidrante, vuela los extremos de los demás y quédate sin cartas antes que nadie.
board-goal = Quédate sin cartas antes que nadie: une tuberías y vuela lo que te estorbe.
board-goal-won = tu mano está vacía
board-goal-lost = otro acaba antes
board-match = Jugad varias manos: gana quien se haya quedado con menos cartas en total.
board-match-won = menos puntos en total
board-match-lost = alguien tiene menos

preset-single = Una mano
preset-match = Partida: todos empiezan una vez
preset-even = Igualdad de fuerzas

option-match = Partida
    .hint = Tantas manos como jugadores. Cada carta que queda es un punto de penalización, y gana la suma más baja.
option-dealer = Quién reparte la primera mano
    .lot = Por sorteo
    .seat = { SEAT($value) }
option-even_turns = Turnos iguales
    .hint = Cuando alguien se queda sin cartas, la ronda se juega hasta el final. Quienes estén entonces sin cartas comparten la victoria.
option-short_hand = Mano corta
    .hint = 7 cartas cada uno en lugar de 10.
option-tough_pipes = Tuberías resistentes
    .hint = Las bombas de nivel 1 no pueden volar tapones.
option-even_bombs = Bombas iguales
    .hint = Cada uno recibe exactamente una bomba.
option-late_start = Salida tardía
    .hint = En una sola mano con tres o cuatro jugadores el último empieza con una carta menos.
option-turn_seconds = Segundos por turno: de 20 a 120, o 0 sin límite
option-guided = Explicaciones
    .hint = El juego se explica en el momento justo. 7 cartas cada uno.

action-Lay = Coloca { board-card } en ({ $x }, { $y }){ $turned ->
    [yes] , del revés
   *[no] {""}
}
    .name = Coloca una carta de tubería, o cubre una
    .card = ¿Qué carta?
    .x = ¿Qué columna, contando desde el Hidrante hacia la derecha?
    .y = ¿Qué fila, contando desde el Hidrante hacia arriba?
    .turned = ¿Del revés?
action-Bomb = Lanza { board-card } a ({ $x }, { $y })
    .name = Lanza una bomba
    .card = ¿Qué bomba?
    .x = ¿A qué columna, contando desde el Hidrante hacia la derecha?
    .y = ¿A qué fila, contando desde el Hidrante hacia arriba?
action-Second = Vuela también ({ $x }, { $y })
    .name = Vuela una segunda carta
    .x = ¿En qué columna, contando desde el Hidrante hacia la derecha?
    .y = ¿En qué fila, contando desde el Hidrante hacia arriba?
action-Enough = Basta con una carta
    .name = Déjalo en una carta
action-Draw = Roba una carta
    .name = Roba una carta
action-Pass = Pasa
    .name = Pasa
action-Claim = Reclama la victoria
    .name = Reclama la victoria

event-DealBegun = Mano { $deal }: reparte { SEAT($dealer) }, empieza { SEAT($first) }.
event-Dealt = { SEAT($seat) } recibe { $count } cartas.
event-Laid = { SEAT($by) } coloca { board-card } en ({ $x }, { $y }).
event-Covered = { SEAT($by) } cubre ({ $x }, { $y }) con { board-card }.
event-BombThrown = { SEAT($by) } lanza una { board-card }.
event-Destroyed = ¡Bum! { board-card } en ({ $x }, { $y }) ya no está.
event-StoppedAtOne = { SEAT($by) } lo deja en una carta.
event-Drew = { $card ->
    [none] { $forced ->
        [yes] { SEAT($seat) } no puede jugar y roba una carta.
       *[no] { SEAT($seat) } roba una carta por la tubería comodín.
    }
   *[other] { SEAT($seat) } roba: { board-card }.
}
event-Reshuffled = Los descartes se barajan y pasan a ser el mazo: { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
event-Passed = { SEAT($by) } pasa: nada encaja, y no hay nada que robar.
event-WentOut = ¡{ SEAT($by) } se queda sin cartas!
event-DealEnded = { $reason ->
    [went_out] La mano { $deal } es para { SEAT($winners) }.
    [all_passed] Ya nadie puede jugar. La mano { $deal } es para quien tiene menos cartas: { SEAT($winners) }.
   *[fifty_rounds] Han pasado cincuenta rondas. La mano { $deal } es para quien tiene menos cartas: { SEAT($winners) }.
}
event-Replaced = { $away ->
    [yes] Ahora un bot juega por { SEAT($seat) }.
   *[no] { SEAT($seat) } ha vuelto.
}
event-Claimed = { SEAT($by) } reclama la victoria.

end-went_out = Una mano vacía: todas las tuberías están colocadas.
end-all_passed = Ya nadie podía jugar: gana quien tiene menos cartas.
end-fifty_rounds = Han pasado cincuenta rondas: gana quien tiene menos cartas.
end-match_over = Se han jugado todas las manos: gana a quien le sobraron menos cartas.
end-opponent_left = El otro jugador se ha ido, y se ha reclamado la victoria.

tally-turns = { $count ->
    [one] un turno
   *[other] { $count } turnos
}
tally-cards_left = { $count ->
    [0] no queda ninguna carta
    [one] queda una carta
   *[other] quedan { $count } cartas
}
tally-on_hand_size = { $count ->
    [0] no por número de cartas
   *[other] por número de cartas
}

refusal-BA-009 = Las tuberías se colocan, las bombas se lanzan: { board-card } no se usa así.
refusal-BA-030 = Una bomba por turno. Ahora coloca una carta de tubería.
refusal-BA-034 = Puedes jugar una carta de tubería, así que debes hacerlo: robar y pasar es para quien no puede.
refusal-BA-037 = Hay una carta que robar. Róbala primero.
refusal-BA-040 = Del revés esta carta es igual. Colócala como está.
refusal-BA-041 = Ningún extremo abierto lleva allí. Sigue desde un extremo abierto.
refusal-BA-042 = Eso bloquearía una tubería abierta. La carta necesita una abertura donde una tubería la toca.
refusal-BA-043 = Una abertura daría contra un lado cerrado. Elige una carta que ahí esté cerrada.
refusal-BA-044 = Eso conectaría colores distintos. Solo lo hacen las tuberías comodín.
refusal-BA-046 = No quedaría ningún extremo abierto hacia fuera. La red tiene que poder crecer.
refusal-BA-051 = Solo se cubre el extremo abierto de una tubería: ni el Hidrante, ni los tapones, ni lo que está dentro de una tubería.
refusal-BA-052 = Solo una carta de la misma forma cubre a otra.
refusal-BA-055 = Los tapones no cubren nada. Colócalo en un extremo abierto.
refusal-BA-072 = Un tapón necesita una tubería: no puede cerrar el Hidrante.
refusal-BA-074 = El último extremo abierto hacia fuera no se puede tapar.
refusal-BA-080 = Ninguna bomba de nivel 2 espera una segunda carta.
refusal-BA-082 = Las bombas se llevan la última carta de una tubería, nada de dentro, y nunca el Hidrante.
refusal-BA-092 = Mazo y descartes están vacíos: no hay nada que robar.
refusal-BA-100 = La partida ha terminado.
refusal-BA-114 = En esta mesa las tuberías son resistentes: los tapones piden una bomba de nivel 2.
refusal-BA-130 = Es el turno de { SEAT($turn) }.
refusal-BA-131 = Eso no se puede hacer aquí: juega una carta de tu mano, como tubería o como bomba.
refusal-BA-134 = Ese reloj está parado.
refusal-BA-138 = La victoria solo se puede reclamar en una mesa de dos.
refusal-BA-139 = La mesa acaba a { $reach } pasos del Hidrante.
refusal-BA-152 = Tu bomba puede llevarse una segunda carta. Elige una, o déjalo en una.
refusal-BA-155 = La victoria se puede reclamar mientras el otro jugador no está, y solo por quien está aquí.

# un turno en una línea
board-turn-done = { SEAT($by) } { $deeds }.
board-turn-draws = { $count ->
    [one] roba una carta
   *[other] roba { $count } cartas
}
board-turn-bombs = { $count ->
    [one] vuela una carta
   *[other] vuela { $count } cartas
}
board-turn-lays = coloca { $name }
board-turn-covers = cubre con { $name }
board-turn-others = y los demás roban

# cards and places
board-end-out = { $own ->
    [yes] Colocas tu
   *[no] { SEAT($by) } coloca su
} última carta: { EACH($card, "board-card") }.{ $held ->
    [0] {""}
    [one] {" "}A ti te quedaba una.
   *[other] {" "}A ti te quedaban { $held } cartas{ $bombs ->
        [0] .
        [one] , una de ellas una bomba.
       *[other] , { $bombs } de ellas bombas.
    }
}
board-end-seat = { SEAT($seat) }, { $matched ->
    [yes] { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
   *[no] { $count ->
        [0] ninguna carta
        [one] una carta
       *[other] { $count } cartas
    }
}
board-tally = Puntos
board-tally-fewest = gana quien menos tiene
board-tally-deal = mano { $deal }
board-tally-sum = total
board-end-places = { $matched ->
    [yes] Puntos, de menos a más
   *[no] Cartas que quedan, de menos a más
}
board-card = { $card ->
    [red-SV] recto rojo (vertical)
    [red-SH] recto rojo (horizontal)
    [red-EA] codo rojo (derecho)
    [red-EB] codo rojo (izquierdo)
    [blue-SV] recto azul (vertical)
    [blue-SH] recto azul (horizontal)
    [blue-EA] codo azul (derecho)
    [blue-EB] codo azul (izquierdo)
    [green-SV] recto verde (vertical)
    [green-SH] recto verde (horizontal)
    [green-EA] codo verde (derecho)
    [green-EB] codo verde (izquierdo)
    [yellow-SV] recto amarillo (vertical)
    [yellow-SH] recto amarillo (horizontal)
    [yellow-EA] codo amarillo (derecho)
    [yellow-EB] codo amarillo (izquierdo)
    [wild-SV] recto comodín (vertical)
    [wild-SH] recto comodín (horizontal)
    [wild-EA] codo comodín (derecho)
    [wild-EB] codo comodín (izquierdo)
    [wild-TV] te comodín (vertical)
    [wild-TH] te comodín (horizontal)
    [wild-X] cruz comodín
    [cap-CV] tapón (lado corto)
    [cap-CH] tapón (lado largo)
    [bomb1] bomba de nivel 1
   *[bomb2] bomba de nivel 2
}
board-colour = { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [wild] comodín
   *[hydrant] Hidrante
}
board-side = { $side ->
    [N] arriba
    [E] a la derecha
    [S] abajo
   *[W] a la izquierda
}
board-from = { $side ->
    [N] { $name } desde arriba
    [E] { $name } desde la derecha
    [S] { $name } desde abajo
   *[W] { $name } desde la izquierda
}
board-where = { $across ->
    [right] { $columns } a la derecha
    [left] { $columns } a la izquierda
   *[middle] misma columna
}, { $along ->
    [up] { $rows } arriba
    [down] { $rows } abajo
   *[middle] misma fila
}
board-laid = { $where }: { $name }, aberturas { $openings }{ $open ->
    [none] {""}
   *[other] , extremo abierto { $open }
}{ $lit ->
    [cover] , se puede cubrir
    [bomb] , se puede volar
   *[no] {""}
}
board-hydrant = Hidrante, en el centro, aberturas a la derecha y a la izquierda{ $open ->
    [none] {""}
   *[other] , extremo abierto { $open }
}
board-spot = { $where }: vacío, { $from }{ $lit ->
    [yes] , la carta encaja
   *[no] {""}
}
board-preview = { $where }: { $name } quedaría aquí, aberturas { $openings }
board-hand-card = { $name }{ $openings ->
    [none] {""}
   *[other] , aberturas { $openings }
}{ $lit ->
    [yes] , se puede jugar
   *[no] {""}
}

# board and prompts
board-network = Red de tuberías
board-hand = Tu mano
board-hand-of = { SEAT($seat) }: { $cards }
board-cards-left = Cartas que quedan
board-seat = { SEAT($seat) }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $points ->
    [none] {""}
    [one] , 1 punto de penalización
   *[other] , { $points } puntos de penalización
}{ $dealer ->
    [yes] , reparte
   *[no] {""}
}{ $away ->
    [yes] , se ha ido
   *[no] {""}
}
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-deal = Mano { $deal } de { $deals }
board-round = Ronda { $round }
board-draw-pile = Mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
board-discard-pile = Descartes: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
board-draw = mazo
board-discard = descarte
board-zoom-in = Acercar
board-zoom-out = Alejar
board-centre = Muestra toda la red
board-pipes = Tuberías
board-pipe = { $colour ->
    [red] rojo, puntos
    [blue] azul, ondas
    [green] verde, rayas
    [yellow] amarillo, cuadros
    [wild] comodín, estrellas
   *[cap] tapón, gris
}
board-deck = Todas las cartas
board-deck-hint = Cuántas de cada carta no están a la vista: ni en la red, ni en los descartes, ni en tu mano.
board-unseen = { $name }: { $unseen } de { $count } sin ver, { $discarded } en los descartes
board-deck-out = { $discarded } fuera
board-ours = La lista de cartas es un diseño nuestro: la del juego físico no es pública.
board-stuck = sin jugada
board-can-play = puede jugar
board-close = Cerrar
board-key-cards = elige una carta de tu mano
board-key-turn = pon la carta del revés
board-key-centre = muestra toda la red
board-key-zoom = acerca, aleja
board-key-pan = mueve la mesa

board-hint = { EACH($card, "board-card") } en ({ $x }, { $y })
board-hint-second = También: { EACH($card, "board-card") }
board-looked = El próximo turno de { SEAT($seat) }
board-reason = { $reason ->
    [out] Es tu última carta
    [room] Luego pones; otros { $fit }/{ $unseen }
    [draw] Ninguna carta tuya encaja
    [pass] Nada encaja y el mazo está vacío
   *[fit] { $hand ->
        [0] Otros: luego encajan { $fit }/{ $unseen }
       *[other] Encajan: tuyas { $own }/{ $hand }, otros { $fit }/{ $unseen }
    }
}
prompt-waiting = { $second ->
    [yes] { SEAT($seat) } puede volar una segunda carta
   *[no] { SEAT($seat) } está colocando una tubería
}
prompt-choose = { $thrown ->
    [yes] Ahora coloca una carta de tubería
   *[no] Coloca una carta de tubería
}
prompt-choose-hint = { $fits ->
    [one] Una de tus cartas encaja.
   *[other] { $fits } de tus cartas encajan.
}{ $bomb ->
    [yes] {" "}Antes puedes lanzar una bomba.
   *[no] {""}
}
prompt-lay = { $how ->
    [none] ¿Dónde colocar { $name }?
    [cover] ¿Cubrir con { $name }?
   *[lay] ¿Colocar aquí { $name }?
}
prompt-lay-hint = { $places ->
    [0] Ahora no encaja en ningún sitio. Toca uno para saber por qué.
    [one] Encaja en un sitio.
   *[other] Encaja en { $places } sitios.
}{ $wild ->
    [yes] {" "}Todos los demás roban una carta.
   *[no] {""}
}
prompt-turn = Girar
prompt-wanted = { $what ->
    [card] Elige una carta
    [place] Elige un sitio
   *[end] Elige un extremo
}
prompt-deed-lay = { $how ->
    [cover] Cubrir
   *[lay] Colocar aquí
}
prompt-bomb = { $what ->
    [none] ¿Qué extremo volar?
   *[other] ¿Volar { $what }?
}
prompt-bomb-hint = { $tier ->
    [2] Después puede caer una segunda carta. Luego hay que colocar una carta de tubería.
   *[1] Luego hay que colocar una carta de tubería.
}
prompt-deed-bomb = Lanzar la bomba
prompt-second = { $what ->
    [none] ¿Volar una segunda carta?
   *[other] ¿Volar también { $what }?
}
prompt-second-hint = Cualquier extremo, también uno recién creado.
prompt-deed-second = Volarla
prompt-enough = Basta con una
prompt-draw = { $drawn ->
    [0] Ninguna carta encaja
    [one] Sigue sin encajar nada: 1 robada
   *[other] Sigue sin encajar nada: { $drawn } robadas
}
prompt-draw-hint = Roba hasta que una carta de tubería encaje.{ $bomb ->
    [yes] {" "}O lanza antes una bomba.
   *[no] {""}
}
prompt-deed-draw = { $all ->
    [yes] Robar hasta que una encaje
   *[no] Robar una carta
}
prompt-pass = Ninguna carta encaja, y no hay nada que robar
prompt-pass-hint = { $bomb ->
    [yes] Pasas, o lanzas antes una bomba.
   *[no] Este turno pasas.
}
prompt-deed-pass = Pasar
prompt-claim = ¿Reclamar la victoria?
prompt-claim-hint = { SEAT($seat) } se ha ido. Puedes llevarte la victoria o seguir contra el bot.
prompt-deed-claim = Reclamar la victoria
