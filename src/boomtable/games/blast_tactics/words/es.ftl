title = Blast Tactics
tagline = Pon bombas, corre y sé el último en pie cuando la arena se venga abajo.
board-goal = Sé el último en pie: pon bombas donde vayan a estar los demás, y esfúmate.
board-goal-won = solo quedas tú
board-goal-lost = te alcanzan dos veces

preset-duel_alley = Callejón del duelo
preset-offset_bridge = Puente desplazado
preset-crumble_duel = Duelo que se hunde
preset-three_corners = Tres esquinas
preset-trident = Tridente
preset-triple_power = Triple potencia
preset-four_forts = Cuatro fuertes
preset-open_field = Campo abierto
preset-carousel = Carrusel
preset-power_plant = Central eléctrica
preset-pit_stop = Foso central
preset-thin_ice = Hielo fino
preset-crossroads = Encrucijada
preset-ring_road = Circunvalación
preset-revenge = Modo venganza

option-arena = Arena
    .hint = Diseños nuestros: las imágenes del borrador impreso se han perdido.
    .standard = La habitual para este número de jugadores
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
    .custom = Una arena tuya
option-plan = El plano de una arena tuya, línea a línea
option-revenge = Modo venganza
    .hint = Quien está fuera pone bombas en el borde, y vuelve en el lugar del jugador al que una de ellas alcance, aunque conserve el corazón.
option-trail = Dónde se ponen las bombas
    .hint = El borrador dice: en cualquier punto del rastro del turno.
    .turn = En el rastro de todo el turno
    .move = Solo en el rastro del último movimiento
option-danger_map = Mapa de peligro
    .hint = Todos pueden ver qué casillas arderán o se voltearán, y cuándo.
option-first = Primer jugador
    .lot = Por sorteo
    .seat = { SEAT($value) }
option-turn_seconds = Segundos por turno: de 20 a 300, o 0 sin límite
option-canonical_lay = Bombas tras un movimiento en el orden de las casillas
    .hint = Para mesas solo de bots.
option-guided = Explicaciones
    .hint = El juego se explica en el momento justo.

action-Move = Ve a { $square }
    .name = Muévete
    .square = ¿A qué casilla?
action-Lay = Pon una bomba en { $square }
    .name = Pon una bomba
    .square = ¿En qué casilla?
action-Pass = Atravesar: ve a { $square }
    .name = Usa Atravesar
    .square = ¿A qué casilla?
action-Kick = Patada: la bomba se desliza a { $square }
    .name = Usa Patada
    .square = ¿A qué casilla se desliza la bomba?
action-Remote = Detonador: la bomba en { $square }
    .name = Usa Detonador
    .square = ¿En qué casilla está la bomba?
action-RemoteCarried = Detonador: la bomba que lleva { SEAT($carrier) }
    .name = Usa Detonador con una bomba llevada
    .carrier = ¿Quién lleva la bomba?
action-Punch = Puñetazo: { board-direction }
    .name = Usa Puñetazo
    .direction = ¿En qué dirección?
action-Glove = Guante: recoge la bomba
    .name = Usa Guante
action-Throw = Lanza la bomba { board-direction }
    .name = Lanza la bomba
    .direction = ¿En qué dirección?
action-Discard = Descarta { board-card }
    .name = Descarta una carta
    .card = ¿Qué carta?
action-End = Termina el turno
    .name = Termina el turno

event-GameBegun = Empieza { SEAT($first) }. En la fila: { EACH($row, "board-card") }.
event-TurnBegun = Turno { $turn }: { SEAT($seat) }{ $ghost ->
    [yes] , fuera de la arena.
   *[no] .
}
event-Ticked = Mecha 1: { $squares } de { SEAT($seat) }.
event-Exploded = { $cause ->
    [remote] ¡Bum! Activada con el Detonador: { $blasts }.
    [collapse] ¡Bum! Estallan las bombas de las últimas losetas: { $blasts }.
   *[fuse] ¡Bum! Se acabó la mecha: { $blasts }.
}
event-SoftBlockOpened = El bloque blando de { $square } se abre: { board-item }.
event-ItemBurnt = { board-item } en { $square } arde.
event-HoleOpened = El suelo agrietado de { $square } cede: un agujero.
event-HeartLost = { SEAT($seat) } pierde el corazón.
event-Eliminated = { $how ->
    [hole] { SEAT($seat) } cae en el agujero y queda fuera.
    [tile] { SEAT($seat) } se hunde con la loseta y queda fuera.
   *[flames] { SEAT($seat) } queda fuera.
}
event-PlaceTaken = ¡Venganza! { SEAT($by) } vuelve en el lugar de { SEAT($victim) } en { $square }.
event-TilesFlipped = Muerte súbita: la carta de { SEAT($seat) } voltea losetas de la arena.
event-CardDrawn = { SEAT($seat) } roba para la fila: { board-card }.
event-SuddenDeathDrawn = ¡{ SEAT($seat) } roba la Muerte súbita! Desde el próximo turno se voltean losetas.
event-Reshuffled = Los descartes se barajan y pasan a ser el mazo: { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
event-Moved = { SEAT($by) } se mueve a { $landed }.
event-ItemTaken = { SEAT($by) } recoge { board-item }.
event-SpeedUpSpent = { SEAT($by) } gasta una Velocidad.
event-BombLaid = { SEAT($by) } pone una bomba en { $square }.
event-CardUsed = { SEAT($by) } usa { board-card }{ $free ->
    [yes] , gratis.
   *[no] .
}
event-BombPunched = { $fell ->
    [yes] La bomba vuela de { $start } al agujero de { $square }. El puñetazo es de { SEAT($by) }.
   *[no] { SEAT($by) } golpea la bomba: de { $start } a { $square }.
}
event-BombKicked = { $fell ->
    [yes] La bomba se desliza de { $start } al agujero de { $square }. La patada es de { SEAT($by) }.
   *[no] { SEAT($by) } patea la bomba de { $start } a { $square }.
}
event-BombPickedUp = { SEAT($by) } recoge la bomba de { $square }.
event-BombThrown = { $fell ->
    [yes] La bomba vuela de { $start } al agujero de { $square }. La lanza { SEAT($by) }.
   *[no] { SEAT($by) } lanza la bomba de { $start } a { $square }.
}
event-FuseShortened = { SEAT($by) } acorta la mecha en { $square }: ahora 1.
event-ActionsEnded = { SEAT($by) } no hace más acciones.
event-Discarded = { SEAT($by) } descarta { board-card }. La primera carta del siguiente jugador es gratis.
event-TimeTaken = Se acabó el tiempo del turno: { SEAT($seat) } usa medio minuto de reserva, quedan { $left }.
event-TimedOut = Se acabó el tiempo: termina el turno de { SEAT($seat) }.

end-last_standing = Gana el último en pie.
end-collapse = Los demás se hundieron con la arena.
end-hearts = Cayeron juntos: gana quien aún tenía el corazón.
end-card_order = Cayeron juntos: gana el primero de ellos en orden de turno, a partir de quien tiene la Muerte súbita.
end-shared = No queda nadie: los últimos en caer comparten la victoria.

tally-turns = { $count ->
    [one] un turno
   *[other] { $count } turnos
}
tally-tiles_flipped = { $count ->
    [0] ninguna loseta volteada
    [one] losetas volteadas una vez
   *[other] losetas volteadas { $count } veces
}
tally-hearts_left = { $count ->
    [0] ningún corazón
    [one] queda un corazón
   *[other] quedan { $count } corazones
}

refusal-BT-070 = Ahora no: { $phase ->
    [discard] descarta una de las dos cartas.
    [ghost] pon una bomba en el borde, o termina el turno.
   *[action] se descarta después de las acciones.
}
refusal-BT-093 = No te quedan acciones. Termina el turno.
refusal-BT-096 = Esta carta no está en la fila. Descarta una de las dos.
refusal-BT-105 = Hay que moverse en línea recta: arriba, abajo, a la izquierda o a la derecha.
refusal-BT-106 = { $reason ->
    [bomb] Hay una bomba: te detienes antes.
   *[block] Hay un bloque: te detienes antes.
}
refusal-BT-108 = Ahí hay alguien. Puedes pasar de largo, no detenerte.
refusal-BT-112 = Algo en el camino te detiene antes de esa casilla.
refusal-BT-114 = { $reason ->
    [hole] Es un agujero: rodéalo.
   *[no_floor] Ahí no hay suelo.
}
refusal-BT-120 = No te quedan bombas. Vuelven a ti cuando han estallado.
refusal-BT-121 = Las bombas se ponen en tu rastro. Primero muévete allí.
refusal-BT-122 = Esa casilla está ocupada. Pon la bomba al lado.
refusal-BT-123 = Las bombas necesitan suelo libre.
refusal-BT-190 = { board-card } no está en la fila. Usa una de las dos cartas.
refusal-BT-191 = No te quedan acciones para { board-card }.
refusal-BT-200 = Ahí a tu lado no hay ninguna bomba libre.
refusal-BT-204 = Ahí la bomba no encontraría sitio donde caer.
refusal-BT-211 = Ninguna bomba se desliza hasta ahí. Elige una casilla iluminada.
refusal-BT-220 = Para recoger una bomba tienes que estar encima.
refusal-BT-221 = Ya llevas una bomba. Lánzala primero.
refusal-BT-223 = No llevas ninguna bomba.
refusal-BT-224 = Ahí la bomba no encontraría sitio donde caer.
refusal-BT-230 = Ahí no hay una bomba tuya. El Detonador es para las tuyas.
refusal-BT-232 = { SEAT($carrier) } no lleva ninguna bomba tuya.
refusal-BT-243 = Ahí hay un bloque blando: atraviésalo y detente detrás.
refusal-BT-247 = Atravesar no llega ahí: pasa por bloques blandos o por bombas, no por ambos.
refusal-BT-280 = La partida ha terminado.
refusal-BT-301 = Ponla en una casilla vacía del borde de la arena.
refusal-BT-333 = Nada de bombas en los teletransportes.
refusal-BT-390 = Es el turno de { SEAT($turn) }.
refusal-BT-393 = Ese reloj está parado.
refusal-BT-400 = Eso no te toca a ti.
refusal-BT-404 = En esta mesa las bombas tras un movimiento se ponen en el orden de las casillas.

# un turno en una línea
board-turn-done = { SEAT($by) }: { $deeds }.
board-turn-idle = { SEAT($by) } se queda donde está.
board-turn-moves = va a { $landed }
board-turn-takes = recoge { $name }
board-turn-lays = { $count ->
    [one] bomba en { $squares }
   *[other] bombas en { $squares }
}
board-turn-boom = ¡Bum!

# cards, items and directions
board-card = { $card ->
    [punch] Puñetazo
    [kick] Patada
    [glove] Guante
    [remote] Detonador
   *[pass] Atravesar
}
board-win = victoria
board-lose = derrota
board-item = { $item ->
    [bomb_up] Bomba extra
    [speed_up] Velocidad
   *[flame_up] Llama extra
}
board-direction = { $direction ->
    [N] hacia arriba
    [E] a la derecha
    [S] hacia abajo
   *[W] a la izquierda
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
   *[custom] Una arena tuya
}
board-thing = { $thing ->
    [1] bloque duro
    [2] agujero
    [3] bloque blando
   *[0] { $feature ->
        [1] placa de potencia
        [2] suelo agrietado
        [3] teletransporte hacia arriba
        [4] teletransporte hacia la derecha
        [5] teletransporte hacia abajo
        [6] teletransporte hacia la izquierda
       *[0] suelo
    }
}
board-bomb = bomba de { SEAT($seat) }, mecha { $side }{ $carried ->
    [yes] , llevada
   *[no] {""}
}
board-figure = { SEAT($seat) }
board-planned = aquí se pondrá una bomba
board-burns = { $turns ->
    [one] arde en el próximo turno
   *[other] arde en { $turns } turnos
}
board-lit = { $light ->
    [move] puedes detenerte aquí
    [lay] puedes poner aquí una bomba
   *[target] puede ser el objetivo
}
board-zoom-in = Acercar
board-zoom-out = Alejar
board-danger-map = Mapa de peligro
board-deck = Mazo { $deck }
board-sudden = { SEAT($seat) }: { $flips ->
    [0] todas las losetas volteadas
    [one] queda 1 volteo
   *[other] quedan { $flips } volteos
}
board-falls = { $flips ->
    [1] Se voltea en el próximo turno de { SEAT($seat) }.
   *[other] Se voltea dentro de { $flips } turnos de { SEAT($seat) }.
}
board-row = Cartas de la fila
board-pickable = se puede elegir
board-card-text = { $card ->
    [punch] golpéala
    [kick] deslízala
    [glove] recógela
    [remote] acorta la tuya
   *[pass] pasa a través
}
board-free = gratis
board-actions = { $actions ->
    [0] No quedan acciones
    [one] Queda 1 acción
   *[other] Quedan { $actions } acciones
}{ $speed ->
    [0] {""}
    [one] , y una con Velocidad
   *[other] , y { $speed } con Velocidad
}
board-end-blast = { $bombs ->
    [one] La bomba de { SEAT($by) } en { $square } alcanzó a { EACH($caught, "board-caught", by: " y ") }.
   *[other] Una cadena de { $bombs } bombas, que empezó en { $square }, alcanzó a { EACH($caught, "board-caught", by: " y ") }.
}
board-end-order = Cayeron juntos. { $same ->
    [yes] { SEAT($holder) } tiene la Muerte súbita, así que va primero.
   *[no] En orden de turno desde { SEAT($holder) }, que tiene la Muerte súbita, va primero { SEAT($winner) }.
}
board-end-out = { $how ->
    [hole] En el turno { $turn } caíste en un agujero.
    [tile] En el turno { $turn } te hundiste con una loseta.
   *[flames] { $by ->
        [none] En el turno { $turn } te eliminó una cadena de bombas.
        [own] En el turno { $turn } te eliminó tu propia bomba.
       *[other] En el turno { $turn } te eliminó una bomba de { SEAT($by) }.
    }
}
board-caught = { SEAT($caught) }
board-end-seat = { SEAT($seat) }, puesto { $place }
board-end-places = Clasificación
board-seat = { SEAT($seat) }: { $out ->
    [yes] fuera
   *[no] { $heart ->
        [yes] corazón
       *[no] sin corazón
    }
}, bombas { $bombs } de { $total }, alcance { $reach }{ $speed ->
    [0] {""}
   *[other] , Velocidad { $speed }
}{ $carries ->
    [yes] , lleva una bomba
   *[no] {""}
}{ $holder ->
    [yes] , tiene la Muerte súbita
   *[no] {""}
}{ $bank ->
    [none] {""}
   *[other] , medios minutos de reserva: { $bank }
}
board-stock = Bombas por poner: { $bombs } de { $total }. Llamas de { $reach } casillas. { $heart ->
    [yes] Corazón entero.
   *[no] Corazón roto: tres acciones.
}{ $speed ->
    [0] {""}
   *[other] {" "}Velocidades: { $speed }.
}
board-deck-left = { $deck ->
    [one] Queda una carta.
   *[other] Quedan { $deck } cartas.
}
board-you = Tú
board-bombers = Bombers
board-turn = Turno { $turn }
board-to-come = Aún por salir
board-mark = { $mark ->
    [move] puedes detenerte aquí
    [reach] arde cuando estalle esta bomba
    [falls] cuándo se voltea la loseta: 1 es la próxima
   *[danger] arde antes de tu próximo turno
}
board-ours = Las arenas son diseños nuestros: las imágenes del borrador impreso se han perdido.
board-key-arrows = de casilla en casilla
board-key-space = toca la casilla: bombas, meta
board-key-lay = los toques en el rastro ponen bombas, o no
board-key-cards = puñetazo, patada, guante, detonador, atravesar
board-key-throw = lanza la bomba que llevas
board-key-end = termina el turno
board-key-danger = mapa de peligro
board-key-zoom = acerca, aleja, toda la arena
board-key-pan = mueve la arena

board-looked = Desde { $square }, más o menos
board-reason = { $reason ->
    [item] { $item ->
        [0] Ahí hay una Bomba extra
        [1] Ahí hay una Velocidad
       *[other] Ahí hay una Llama extra
    }
    [later] { $falls ->
        [1] { $turns ->
            [1] Cae en el próximo turno
           *[other] Cae en { $turns } turnos
        }
       *[other] { $turns ->
            [1] Arde en el próximo turno
           *[other] Arde en { $turns } turnos
        }
    }
    [flee] { $falls ->
        [1] { $turns ->
            [1] Tu casilla cae en el próximo turno
           *[other] Tu casilla cae en { $turns } turnos
        }
       *[other] { $turns ->
            [1] Tu casilla arde en el próximo turno
           *[other] Tu casilla arde en { $turns } turnos
        }
    }
    [own] Tu bomba la alcanza: luego aléjate
    [calm] Por ahora no llega ninguna explosión
    [bomb] { $bombs ->
        [1] Tienes una bomba
       *[other] Tienes { $bombs } bombas
    }
    [stay] Por ahora no te llega ninguna explosión
    [stuck] { $falls ->
        [1] { $turns ->
            [1] Tu casilla cae en el próximo turno
           *[other] Tu casilla cae en { $turns } turnos
        }
       *[other] { $turns ->
            [1] Tu casilla arde en el próximo turno
           *[other] Tu casilla arde en { $turns } turnos
        }
    }
    [only] No hay otra cosa que hacer
   *[card] La carta está en la fila
}
prompt-waiting = { $phase ->
    [discard] { SEAT($seat) } elige una carta para descartar
    [ghost] { SEAT($seat) } puede poner una bomba en el borde
   *[action] Le toca a { SEAT($seat) }
}
prompt-out = { $revenge ->
    [yes] Estás fuera por ahora: en tu turno, pon una bomba en el borde. Quien reciba el golpe te cede su lugar.
   *[no] Estás fuera, pero tus bombas aún estallan. Mira hasta el final o sal: nadie te espera.
}
prompt-slide = { $to ->
    [none] { $drops ->
        [none] { $ghost ->
            [yes] Pon una bomba en el borde
            [cards] Usa una carta o termina el turno
            [spent] Pon bombas en tu rastro o termina el turno
           *[no] Muévete o usa una carta
        }
       *[other] Pon una bomba en { $drops }
    }
   *[other] { $drops ->
        [none] Ve a { $to }
       *[other] Ve a { $to }, pon en { $drops }
    }
}
prompt-slide-hint = { $actions ->
    [0] No quedan acciones
    [one] Queda 1 acción
   *[other] Quedan { $actions } acciones
}{ $speed ->
    [0] {""}
    [one] , 1 con Velocidad
   *[other] , { $speed } con Velocidad
}{ $free ->
    [yes] , una carta gratis
   *[no] {""}
}. { $laying ->
    [yes] Toca el rastro para poner bombas.
    [none] Toca una carta para usarla.
   *[no] { $bombs ->
        [0] Toca un punto para moverte.
       *[other] Toca un punto, luego el rastro para poner bombas.
    }
}
prompt-ghost-hint = Toca una casilla vacía del borde. Quien reciba el golpe te cede su lugar, aunque conserve el corazón.
prompt-safety = { $burns ->
    [0] Ahí estás a salvo, hasta donde se puede prever.
    [one] ¡Arde en el próximo turno!
   *[other] { $soon ->
        [yes] ¡Arde en { $burns } turnos, antes de que vuelvas a moverte!
       *[no] Arde en { $burns } turnos.
    }
}
prompt-own-blast = En línea con tu propia bomba: apártate en tu próximo turno.
prompt-mode-lay = Poner
prompt-mode-throw = Lanzar
prompt-mode-end = { $ghost ->
    [yes] Sin bomba
   *[no] Fin del turno
}
prompt-use = { $to ->
    [none] { $direction ->
        [none] { $card ->
            [punch] ¿Qué bomba golpeas?
            [kick] ¿Adónde se desliza la bomba?
            [remote] ¿Cuál de tus bombas?
            [pass] ¿Hasta dónde atraviesas?
           *[glove] Recoge la bomba bajo tus pies
        }
       *[other] Golpea la bomba { board-direction }
    }
   *[other] { $card ->
        [punch] Golpea la bomba { board-direction }, a { $to }
        [kick] Patea la bomba a { $to }
        [remote] { $booms ->
            [yes] Haz estallar la bomba de { $to }
           *[no] Mecha 1 para la bomba de { $to }
        }
        [pass] Atraviesa hasta { $to }
       *[glove] Recoge la bomba bajo tus pies
    }
}
prompt-booms = Estalla al momento. No se puede deshacer.
prompt-cost = { $free ->
    [yes] Gratis.
   *[no] { $actions ->
        [0] Cuesta una Velocidad.
       *[other] Cuesta 1 acción de { $actions }.
    }
}
prompt-deed-slide = { $to ->
    [none] { $ghost ->
        [yes] Ponerla
       *[no] Poner
    }
   *[other] { $drops ->
        [none] Mover
       *[other] Mover y poner
    }
}
prompt-deed-use = { $card ->
    [punch] Golpear
    [kick] Patear
    [remote] { $booms ->
        [yes] Hacerla estallar
       *[no] Acortar
    }
    [pass] Atravesar
   *[glove] Recoger
}
prompt-throw = { $direction ->
    [none] Lanza: ¿hacia dónde?
   *[other] Lanza la bomba { board-direction }, a { $to }
}
prompt-throw-hint = Gratis. Cae en la primera casilla vacía de ese lado.
prompt-deed-throw = Lanzar
prompt-end = { $ghost ->
    [yes] ¿Esta vez sin bomba?
   *[no] ¿Terminas el turno?
}
prompt-end-hint = { $used ->
    [yes] Sigue el próximo jugador.
   *[no] No has usado cartas: descartas una, y la primera carta del siguiente jugador es gratis.
}
prompt-end-danger = { $how ->
    [falls] Tu loseta cae antes: ¡quedarás fuera!
    [last] Tu casilla arde antes: ¡quedarás fuera!
   *[burns] Tu casilla arde antes: adiós al corazón.
}
prompt-deed-end = Fin del turno
prompt-discard = { $card ->
    [none] ¿Qué carta se va?
   *[other] ¿Descartas { board-card }?
}
prompt-discard-hint = La otra se queda. La primera carta del siguiente jugador es gratis.
prompt-deed-discard = Descartarla
