title = CazaBombas
tagline = Cada persona tiene una parte de la bomba. Cortadla por parejas, solo con lógica.
board-goal = Cortad todos los cables por parejas: uno tuyo, uno de un amigo, el mismo número.
board-goal-won = todos los soportes vacíos
board-goal-lost = demasiados fallos
board-goal-said = { SEAT($seat) }, ¿d es un 5?

preset-first = Primera misión, con explicaciones
preset-field = Un día sobre el terreno
preset-exam = El examen final

option-mission = Misión
option-mission-1 = Entrenamiento, día 1
option-mission-2 = Entrenamiento, día 2
option-mission-3 = Entrenamiento, día 3
option-mission-4 = Primer día sobre el terreno
option-mission-5 = Segundo día sobre el terreno
option-mission-6 = Tercer día sobre el terreno
option-mission-7 = Último día de clase
option-mission-8 = Examen final
option-mission-9 = Cuestión de prioridades
option-mission-10 = Un mal trago
option-mission-11 = Azul como el rojo
option-mission-12 = Puro papeleo
option-mission-13 = ¡Alerta roja!
option-mission-14 = Experto de alto riesgo
option-mission-15 = Misión helada
option-mission-16 = Nuevas prioridades
option-mission-17 = Pista falsa
option-mission-21 = Muerte por haggis
option-mission-24 = Hagan cuentas
option-mission-25 = Para oírte mejor
option-mission-26 = Hablando del lobo
option-mission-27 = Jugar con cables
option-mission-28 = Capitán descuidado
option-mission-31 = Con una mano atada a la espalda
option-mission-32 = Bromas a montones
option-mission-33 = Lo que pasa en Las Vegas
option-mission-37 = El comodín anda suelto
option-mission-38 = Un cable del derecho, otro del revés
option-mission-40 = Duros de matar
option-mission-52 = Sucios traidores
option-mission-57 = Una misión imposible
option-mission-58 = Doble o nada
option-mission-18 = Una mano amiga
option-mission-19 = En el vientre de la bestia
option-mission-20 = El lobo feroz
option-mission-43 = El robot Nano
option-mission-44 = Bajo presión
option-mission-49 = Mensaje en una botella
option-mission-53 = Nano, Nano
option-mission-59 = Nano al rescate
option-mission-63 = Un plan titánico
option-mission-45 = Se buscan voluntarios
option-mission-46 = Agente secreto
option-mission-48 = Cables letales 3
option-mission-51 = Día de (mala) suerte
option-mission-56 = Cables trampa
option-mission-64 = El regreso de los cables trampa
option-captain = Capitán
    .drawn = Por sorteo
    .seat = { SEAT($value) }
option-all_boxes = Todas las cajas abiertas
    .hint = Se pueden elegir las misiones de todas las cajas. Si no, una caja se abre al ganar su examen.
option-signals = Señales mudas
    .hint = Los bots dan un sentido a lo que eligen otros bots. Solo para mesas sin personas.
option-free_chat = Charla libre
    .hint = Cada persona escribe lo que quiera. Si no, hay frases fijas, para que nadie dé pistas.
option-guided = Explicaciones
    .hint = El juego se explica en el momento justo.
option-strict_memory = Memoria estricta
    .hint = Lo que solo se dijo en voz alta se desvanece, como en una mesa de verdad.
option-double_detector = Detector doble
    .hint = Apagado para practicar: nadie puede señalar dos cables.
option-equipment = Equipo elegido, para practicar
option-hold_ms = Pausa antes del resultado
option-decision_seconds = Segundos para elegir, 0 sin límite
option-unhurried = Sin prisa
    .hint = El reloj de una misión dura el triple.
option-characters = Personajes

mission-1 = { option-mission-1 }: solo los cables azules del 1 al 6. Aprended a cortar en dúo y en solitario.
mission-2 = { option-mission-2 }: los cables del 1 al 8 y dos amarillos, que no tienen número.
mission-3 = { option-mission-3 }: los cables del 1 al 10 y uno rojo que nadie debe tocar jamás. El Equipo os ayuda.
mission-4 = { option-mission-4 }: los doce números, rojo, amarillo y Equipo, todo junto.
mission-5 = { option-mission-5 }: de tres cables amarillos marcados, dos están en la bomba. ¿Cuáles?
mission-6 = { option-mission-6 }: cuatro cables amarillos, todos iguales.
mission-7 = { option-mission-7 }: de los cables rojos marcados, uno está en la bomba. ¿Cuál?
mission-8 = { option-mission-8 }: no todos los cables marcados están en la bomba. Mostrad lo que habéis aprendido.

action-PlaceInfo = Pon una ficha delante de { $wire }
    .name = Pon tu ficha de Información
    .wire = ¿Delante de qué cable tuyo?
action-Point = Señala { $wire }
    .name = Señala un cable de otra persona
    .wire = ¿Qué cable?
action-DoubleDetect = Señala { $wires } con el Detector doble
    .name = Señala con el Detector doble
    .wires = ¿Qué dos cables de un soporte?
action-TripleDetect = Señala { $wires } con el Detector triple
    .name = Señala con el Detector triple
    .wires = ¿Qué tres cables de un soporte?
action-SuperDetect = Señala todo el soporte { $stand } con el Superdetector
    .name = Señala con el Superdetector
    .stand = ¿Qué soporte?
action-Say = Di { EACH($values, "board-value", by: " o ") }
    .name = Di un valor
    .values = ¿Qué valor?
    .after = { $first } y di { EACH($values, "board-value", by: " o ") }
action-Answer = Elige { $wire }
    .name = Responde al detector
    .wire = ¿Qué cable tuyo?
action-Lay = Descubre { $wire }
    .name = Descubre tu cable
    .wire = ¿Qué cable tuyo?
action-SoloCut = Corta { EACH($value, "board-value") } en solitario
    .name = Corta en solitario
    .value = ¿Qué valor?
action-RevealReds = Revela tus cables rojos
    .name = Revela cables rojos
action-PutLabel = { $card ->
    [12] Pon = ante { $wire } y el de su derecha
   *[1] Pon ≠ ante { $wire } y el de su derecha
}
    .name = Pon una etiqueta
    .card = ¿Qué etiqueta, 1 para ≠ o 12 para =?
    .wire = ¿Qué cable es el de la izquierda?
action-UseWalkieTalkies = Cambia { $wire } con { SEAT($mate) }
    .name = Usa los Walkie-talkies
    .mate = ¿Con quién?
    .wire = ¿Qué cable tuyo?
action-GiveWire = Da { $wire }
    .name = Da un cable a cambio
    .wire = ¿Qué cable tuyo?
action-UsePostIt = Pon el Post-it delante de { $wire }
    .name = Usa el Post-it
    .wire = ¿Delante de qué cable tuyo?
action-UseRewinder = Haz retroceder el detonador
    .name = Usa el Rebobinador
action-UseBatteries = Recarga a { SEAT($mates) }
    .name = Usa las Pilas de emergencia
    .mates = ¿Para quién?
action-UseRadar = Pregunta al Radar general por el { $number }
    .name = Usa el Radar general
    .number = ¿Por qué número?
action-UseStabilizer = Asegura este turno
    .name = Usa el Estabilizador
action-UseCoffeeMug = Pasa, le toca a { SEAT($mate) }
    .name = Usa la Taza de café
    .mate = ¿A quién le toca?
action-Speak = Di: «{ board-phrase }»
    .name = Di algo
    .phrase = ¿Qué?

event-MissionLaid = { $mission ->
    [1] { mission-1 }
    [2] { mission-2 }
    [3] { mission-3 }
    [4] { mission-4 }
    [5] { mission-5 }
    [6] { mission-6 }
    [7] { mission-7 }
    [8] { mission-8 }
   *[9] { mission-later }
} El Capitán es { SEAT($captain) }.
event-Dealt = { SEAT($seat) } ordena los cables de un soporte.
event-InfoPlaced = { SEAT($by) } pone una ficha: { $wire } es { EACH($value, "board-value") }.
event-Pointed = { SEAT($by) } señala { $wires } de { SEAT($at) }{ $tool ->
    [double] {" "}con el Detector doble.
    [triple] {" "}con el Detector triple.
    [super] {" "}con el Superdetector.
   *[hand] .
}
event-Said = { SEAT($by) } dice { EACH($values, "board-value", by: " o ") } para { $wires } de { SEAT($at) }.
event-Named = { SEAT($by) } elige { $wire }. Los demás aún no lo saben.
event-Found = { SEAT($by) } ha acertado { $wire } de { SEAT($at) }.
event-PairCut = { SEAT($by) } corta { EACH($value, "board-value") } con { SEAT($at) }: { $wire } y { $own }.
event-ClaimFailed = { $value ->
    [none] Fallo: { SEAT($at) } no tiene ninguno ahí, y no se pone ficha.
   *[other] Fallo: { $wire } de { SEAT($at) } es { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] El Estabilizador sujeta el detonador.
   *[no] { $fuse ->
        [one] ¡A un paso de la explosión!
       *[other] A { $fuse } pasos de la explosión.
    }
}
event-Exploded = { $reason ->
    [red_wire_hit] { SEAT($by) } toca rojo. ¡Bum!
    [captain_failed] El Capitán falla, y no podía. ¡Bum!
    [time_up] Se acabó el tiempo. ¡Bum!
    [no_way_on] A { SEAT($by) } no le queda nada que cortar. ¡Bum!
    [wrong_wires] { SEAT($by) } nombra un cable que es otra cosa. ¡Bum!
    [nano_at_the_end] Nano llega al 12. ¡Bum!
    [named_reds] { SEAT($by) } ha nombrado a quien solo tiene cables rojos. ¡Bum!
    [turned_wrong] { SEAT($by) } falla con un cable girado. ¡Bum!
   *[fuse_burned] { SEAT($by) } lleva el detonador hasta la explosión. ¡Bum!
}
event-SoloDone = { SEAT($by) } corta { EACH($value, "board-value") } en solitario: { $wires }.
event-RedsRevealed = A { SEAT($by) } solo le quedan cables rojos y los revela: { $wires }.
event-Validated = Los cuatro cables { $number } están cortados.
event-Unlocked = { board-card }: ya se puede usar.
event-LabelPut = { SEAT($by) } pone una etiqueta delante de { $wire } y de su vecino de la derecha: { $card ->
    [12] iguales.
   *[1] distintos.
}
event-WireOffered = { SEAT($by) } ofrece { $wire } a { SEAT($to) }, boca abajo.
event-Swapped = { SEAT($by) } y { SEAT($to) } cambian cables: { $gave } va a { SEAT($to) } como { $gave_to }, { $got } a { SEAT($by) } como { $got_to }.
event-Rewound = { SEAT($by) } hace retroceder el detonador: a { $fuse } pasos de la explosión.
event-Recharged = { SEAT($by) } recarga el poder de { SEAT($mates) }.
event-RadarAnswered = { SEAT($by) } pregunta al Radar general por el { $number }. Soporte a soporte: { EACH($answers, "radar-answer") }.
event-Stabilized = { SEAT($by) } usa el Estabilizador: en este turno nada puede salir mal.
event-MugPassed = { SEAT($by) } toma un café. Le toca a { SEAT($to) }.
event-Spoke = { SEAT($by) }: «{ board-phrase }»
radar-answer = { $answer ->
    [yes] sí
   *[no] no
}

end-bomb_defused = No queda ni un cable: la bomba está desactivada. ¡Ganan todos!
end-red_wire_hit = Se ha tocado un cable rojo. La bomba explota, pierden todos.
end-fuse_burned = El detonador ha llegado a la explosión. La bomba explota, pierden todos.
end-captain_failed = El Capitán falló una vez, y fue suficiente. La bomba explota, pierden todos.
end-time_up = Se acabó el tiempo. La bomba estalla y pierden todos.
end-no_way_on = No quedaba nada que cortar. La bomba explota, pierden todos.
end-turned_wrong = Alguien falló con su propio cable girado. La bomba explota, pierden todos.
end-wrong_wires = Se nombró un cable que es otra cosa. La bomba explota, pierden todos.
end-nano_at_the_end = Nano ha llegado al 12. La bomba explota, pierden todos.
end-named_reds = Nombraron a quien solo tenía cables rojos. La bomba explota, pierden todos.

tally-fuse = { $count ->
    [0] el detonador llegó a la explosión
    [one] quedaba un paso del detonador
   *[other] quedaban { $count } pasos del detonador
}
tally-failures = { $count ->
    [one] un fallo
   *[other] { $count } fallos
}
tally-turns = { $count ->
    [one] un turno
   *[other] { $count } turnos
}
tally-equipment_used = { $count ->
    [one] una carta de Equipo usada
   *[other] { $count } cartas de Equipo usadas
}
tally-powers_used = { $count ->
    [one] un poder usado
   *[other] { $count } poderes usados
}

refusal-BB-033 = { board-card } no forma parte de esta misión. Usa una de las cartas de la mesa.
refusal-BB-036 = { $why ->
    [over] Las fichas de información solo se ponen al principio.
    [turn] Primero pone su ficha { SEAT($turn) }; luego te llegará el turno.
    [theirs] Cada cual marca un cable propio: elige uno de tus cables azules.
   *[colour] Solo se puede marcar un cable azul: elige uno de los tuyos.
}
refusal-BB-037 = Las dos fichas de ese número ya están en la mesa. Elige un cable con otro número.
refusal-BB-050 = No es tu turno: le toca a { SEAT($turn) }.
refusal-BB-052 = Ya no tienes cables, así que no puedes usar Equipo. Los demás sí.
refusal-BB-053 = Antes hay que terminar otra cosa. Espera un momento.
refusal-BB-055 = Solo te quedan cables rojos: revélalos.
refusal-BB-056 = En esta misión nadie puede saltarse el turno.
refusal-BB-080 = Primero señala un cable de otra persona y luego di un valor, o dos con los Rayos X o Y.
refusal-BB-081 = No puedes decir { EACH($value, "board-value") }: no tienes ninguno. Di un valor que tú también tengas.
refusal-BB-083 = Señala un cable de otra persona que aún no esté cortado.
refusal-BB-084 = Descubre un cable tuyo con el valor que se ha encontrado.
refusal-BB-090 = Ahora no hay nada que descubrir.
refusal-BB-110 = Solo puedes cortar { EACH($value, "board-value") } en solitario si tienes todos los que quedan. Córtalo en dúo con otra persona.
refusal-BB-120 = Te quedan otros cables. Los rojos solo se revelan cuando no tienes nada más.
refusal-BB-121 = Revela tus cables rojos en tu turno: le toca a { SEAT($turn) }.
refusal-BB-152 = El detonador ya no puede retroceder más. Guarda el Rebobinador para luego.
refusal-BB-180 = { board-card } no se puede usar: necesita dos cables cortados de su número y solo vale una vez.
refusal-BB-183 = El Equipo tiene que esperar a que esto se resuelva.
refusal-BB-184 = Esa carta se usa en el propio turno: le toca a { SEAT($turn) }.
refusal-BB-187 = Eso no cambiaría nada, así que la carta se queda.
refusal-BB-200 = ≠ va delante de dos cables tuyos, vecinos y distintos.
refusal-BB-201 = Los dos cables están cortados. Elige una pareja en la que al menos uno siga en pie.
refusal-BB-202 = = va delante de dos cables tuyos, vecinos e iguales.
refusal-BB-205 = Solo puedes dar un cable tuyo sin cortar, y solo en un cambio.
refusal-BB-208 = Cambia con alguien que aún tenga cables.
refusal-BB-215 = El Post-it va delante de un cable azul tuyo sin ficha, donde diga algo nuevo.
refusal-BB-221 = Nombra a una o dos personas que ya hayan usado su poder.
refusal-BB-232 = El Estabilizador está activo: ahora corta en dúo.
refusal-BB-235 = Di dos valores distintos, primero el menor.
refusal-BB-240 = Nombra a otra persona que aún tenga cables.
refusal-BB-260 = Ya has usado tu poder, { $card ->
    [0] { board-detector }
   *[other] { board-card }
}. Vale una vez por misión.
refusal-BB-261 = Señala { $wanted } cables, ni más ni menos.
refusal-BB-262 = Elige uno de los cables señalados que coincida con lo que se ha dicho.
refusal-BB-264 = Un cable rojo no recibe ficha. Elige otro de los señalados.
refusal-BB-266 = Un detector busca un número que tú también tengas, nunca amarillo, entre los cables de un solo soporte.
refusal-BB-267 = En ese soporte quedan menos de dos cables: un detector necesita al menos dos.
refusal-BB-289 = Nombra cada cable una vez, de izquierda a derecha.
refusal-BB-321 = La misión ha terminado.
refusal-BB-332 = Esta mesa juega sin Detector doble. Señala un solo cable.
refusal-BB-364 = En este turno ya has dicho algo. El próximo turno trae otra ocasión.
refusal-BB-373 = Ese reloj está parado.
refusal-BB-378 = En CazaBombas eso no se puede: en tu turno corta en dúo, corta en solitario o revela tus cables rojos.

# board and prompts
board-value = { $value ->
    [13] amarillo
    [14] rojo
    [15] par
    [16] impar
    [17] el único de su número ahí
    [18] uno de dos iguales ahí
    [19] uno de tres iguales ahí
    [20] uno de cuatro iguales ahí
    [21] no 1
    [22] no 2
    [23] no 3
    [24] no 4
    [25] no 5
    [26] no 6
    [27] no 7
    [28] no 8
    [29] no 9
    [30] no 10
    [31] no 11
    [32] no 12
    [33] no amarillo
   *[other] { $value }
}
board-token = { $kind ->
    [odd] non
   *[even] par
}
board-a-value = { $value ->
    [13] un amarillo
    [14] un rojo
    [15] par
    [16] impar
    [17] el único de su número ahí
    [18] uno de dos iguales ahí
    [19] uno de tres iguales ahí
    [20] uno de cuatro iguales ahí
    [21] no un 1
    [22] no un 2
    [23] no un 3
    [24] no un 4
    [25] no un 5
    [26] no un 6
    [27] no un 7
    [28] no un 8
    [29] no un 9
    [30] no un 10
    [31] no un 11
    [32] no un 12
    [33] no amarillo
   *[other] un { $value }
}
board-end-defused = Todos los soportes están vacíos. { $fuse ->
    [one] Al detonador le quedaba un paso.
   *[other] Al detonador le quedaban { $fuse } pasos.
}
board-end-red = { $wire } de { SEAT($at) } era el rojo. { SEAT($by) } creía que era { EACH($values, "board-a-value", by: " o ") }.
board-end-fuse = { SEAT($by) } creía que { $wire } de { SEAT($at) } era { EACH($values, "board-a-value", by: " o ") }. Es { EACH($value, "board-a-value") }, y el detonador llegó a la explosión.
board-end-rack = { SEAT($seat) }{ $second ->
    [yes] , segundo soporte
   *[no] {""}
}, cortados: { $cut ->
    [none] ninguno
   *[other] { $cut }
}; sin cortar: { $left ->
    [none] ninguno
   *[other] { $left }
}
board-player = { SEAT($seat) }
board-stand = { SEAT($seat) }, { $second ->
    [yes] segundo soporte
   *[no] soporte
}
board-wire = { SEAT($seat) }, { $second ->
    [yes] segundo soporte, cable
   *[no] cable
} { $wire }, { $state ->
    [cut] cortado, { $value }
    [token] ficha { $value }
    [seen] { $value }
   *[covered] tapado
}{ $apart ->
    [x] , cable X
    [turned] , girado
   *[none] {""}
}{ $label ->
    [equal] , igual que su vecino
    [unequal] , distinto de su vecino
   *[none] {""}
}{ $marks ->
    [none] {""}
   *[other] , a lápiz { $marks }
}{ $pointed ->
    [yes] , señalado
   *[no] {""}
}{ $lit ->
    [yes] , se puede elegir
   *[no] {""}
}
board-captain = Capitán
board-spoke = ha hablado en este turno
board-stabilized = El Estabilizador protege este turno
board-says = dice { $value }
board-detector = Detector doble
board-power = { $used ->
    [yes] usado
   *[no] listo
}
board-left = { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
board-radar = { $number } { $yes ->
    [yes] sí
   *[no] no
}
board-track = Números completos: { $done ->
    [none] ninguno todavía
   *[other] { $done }
}
board-fuse = Detonador: { $fuse ->
    [one] queda 1 paso
   *[other] quedan { $fuse } pasos
}
board-fuse-hint = { $fuse ->
    [0] Ha estallado.
    [1] El próximo fallo lo hace estallar.
    [2] El segundo fallo desde aquí lo hace estallar.
    [3] El tercer fallo desde aquí lo hace estallar.
   *[other] El fallo número { $fuse } desde aquí lo hace estallar.
}
board-detonator = Detonador
board-slips = { $slips ->
    [0] ningún fallo hasta ahora
    [one] 1 fallo hasta ahora
   *[other] { $slips } fallos hasta ahora
}
board-toolbox = Equipo
board-mission = Misión { $mission }
board-bomb = En esta bomba
board-blues = { $count } azules, del 1 al { $most }
board-yellows = { $sure ->
    [yes] Amarillos, { $inside }: { $near }
   *[no] Amarillos, { $inside } de { $marked }: { $near }
}
board-reds = { $sure ->
    [yes] Rojos, { $inside }: { $near }
   *[no] Rojos, { $inside } de { $marked }: { $near }
}
board-card = { $card ->
    [1] Etiqueta ≠
    [2] Walkie-talkies
    [3] Detector triple
    [4] Post-it
    [5] Superdetector
    [6] Rebobinador
    [7] Pilas de emergencia
    [8] Radar general
    [9] Estabilizador
    [10] Rayos X o Y
    [11] Taza de café
    [12] Etiqueta =
   *[13] Doble fondo
    [15] Suministro de emergencia
    [16] Pase rápido
    [17] Desintegrador
    [18] Gancho
}
board-card-text = { $card ->
    [1] Marca como distintos dos cables tuyos vecinos.
    [2] Tú y otra persona os dais un cable sin mirarlo.
    [3] Señalas tres cables de un soporte.
    [4] Pone una ficha delante de un cable azul tuyo.
    [5] Señalas un soporte entero.
    [6] Hace retroceder el detonador un paso.
    [7] Una o dos personas pueden volver a usar su poder.
    [8] Cada soporte dice si tiene un cable azul de tu número.
    [9] Si fallas en este turno, nada estalla y el detonador no se mueve.
    [10] Dices dos valores en vez de uno.
    [11] Pasas tu turno y eliges quién sigue.
    [12] Marca como iguales dos cables tuyos vecinos.
    [15] Recupera todo el Equipo usado en cuanto se cortan los cuatro 3.
    [16] Cortas en solitario dos cables tuyos iguales aunque queden otros.
    [17] Se saca un número en cuanto se cortan los cuatro 10, y todos cortan todos sus cables.
    [18] Tomas un cable de un compañero sin que los demás lo vean.
   *[13] Trae dos cartas de Equipo más en cuanto hay dos cables amarillos cortados.
}
board-card-state = { $state ->
    [ready] Lista
    [used] Usada
   *[locked] Necesita { $card ->
        [15] los cuatro 3
        [16] los cuatro 9
        [17] los cuatro 10
        [18] los cuatro 11
        [13] dos cables amarillos
       *[other] dos { $card }
    }{ $clip ->
        [none] {""}
       *[other] {" "}y dos { $clip }
    }
}
board-card-close = Cerrar
board-pencil = Lápiz
board-pencil-state = { $out ->
    [yes] Toca un cable para anotar
   *[no] Notas que solo ves tú
}
board-pencil-on = { $wire } de { SEAT($seat) }
board-pencil-hint = ¿Qué podría ser? Solo lo ves tú.
board-pencil-clear = Borrar
board-pencil-done = Listo
board-key-letters = elige el cable con esa letra, en el soporte activo o en juego
board-key-values = di un valor, o elige un cable por su valor
board-key-high-values = lo mismo para 10, 11 y 12
board-key-yellow = lo mismo para el amarillo
board-key-skip = salta el turno, donde se permite
board-key-pencil = escribe en el cable resaltado
board-phrase = { $phrase ->
    [use_detector] ¿Usas tu Detector doble?
    [use_rewinder] ¿Ahora el Rebobinador?
    [use_radar] ¿Ahora el Radar?
    [use_stabilizer] ¿Antes el Estabilizador?
    [use_equipment] ¿Usamos el Equipo?
    [careful] Cuidado
    [well_done] Bien hecho
   *[thanks] Gracias
}

board-wrong = { SEAT($by) } dice { EACH($values, "board-value", by: " o ") } para { $wires } de { SEAT($at) }: fallo{ $value ->
    [none] .
   *[other] , { $several ->
        [yes] { $wire } es
       *[no] es
    } { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] El detonador no se mueve.
   *[no] Detonador a { $fuse }.
}
board-slip = { $value ->
    [none] Fallo: hay un rojo.
   *[other] Fallo, es { $value ->
        [13] amarillo
       *[other] { EACH($value, "board-a-value") }
    }.
} { $stabilized ->
    [yes] El detonador no se mueve.
   *[no] Detonador a { $fuse }.
}
board-slip-of-mate = { SEAT($by) } falla{ $value ->
    [none] { $piece ->
        [none] : { SEAT($at) } no tiene ese cable ahí.
       *[other] : { $piece } de { SEAT($at) } es rojo.
    }
   *[other] : { $piece } de { SEAT($at) } es { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] El detonador no se mueve.
   *[no] Detonador a { $fuse }.
}
board-slip-said = Dijiste { $said } para { $piece ->
    [none] los cables de { SEAT($at) }.
   *[other] { $piece } de { SEAT($at) }.
}

board-hint = { $piece } de { SEAT($seat) } es un { $value ->
   *[other] { $shown }
}
board-claim = { $shown } en { $pieces ->
    [none] el soporte
   *[other] { $pieces }
} de { SEAT($seat) }
board-hint-solo = { $shown }, todos tuyos
board-out = { $out ->
    [1] falta un { EACH($value, "board-value") }
    [2] faltan dos { EACH($value, "board-value") }
    [3] faltan tres { EACH($value, "board-value") }
   *[other] faltan { $out } { EACH($value, "board-value") }
}
board-looked = { $piece } de { SEAT($seat) } puede ser
board-reason = { $reason ->
    [token] Su ficha dice { EACH($value, "board-value") }
    [last] Último sitio, y { board-out }
    [first] Primer sitio, y { board-out }
    [between] Entre { $below } y { $above }; { board-out }
    [above] A la derecha del { $below }; { board-out }
    [below] A la izquierda del { $above }; { board-out }
    [yellow] Amarillos por salir: { $out }
    [two] Vale cualquiera de los dos
    [several] { $tool ->
        [1] Detector doble
        [2] Detector triple
       *[3] Superdetector
    }: basta con uno
    [solo] Todos los que quedan los tienes tú
    [held] { $held ->
        [1] Solo tienes uno
       *[other] Tienes { $held }
    }
    [way] Ahí queda más por cortar
    [room] Ahí su sitio dice menos
    [together] Se nombran todos a la vez
    [tell] Dice más a los demás
    [reds] Solo tienes rojos
    [called] Puedes encontrarlo
    [declined] Quizá otra persona sepa más
    [named] Quien mejor puede cortar el { $value }
    [card] La carta está lista
   *[count] Sin pistas al lado; { board-out }
}
prompt-waiting = { $doing ->
    [info] { SEAT($seat) } pone una ficha
    [pick] { SEAT($seat) } está tomando una ficha
    [take] { SEAT($seat) } está colocando un cable
    [face] { SEAT($seat) } está orientando a Nano
    [swap] { SEAT($seat) } elige qué cable dar
    [call] ¿Quién lo corta?
    [name] { SEAT($seat) } nombra a alguien
    [owe] { SEAT($seat) } pone una ficha
   *[turn] { SEAT($seat) } está eligiendo
}
prompt-to-go = { $left ->
    [one] Queda un cable.
   *[other] Quedan { $left } cables.
}
prompt-any-time = Puedes usar una carta iluminada.
prompt-pointing = { SEAT($by) } señala { $yours ->
    [yes] { $many ->
        [yes] tus
       *[no] tu
    } { $wires }
   *[no] { $wires } de { SEAT($at) }
}
prompt-claimed = { SEAT($by) } dice { $value } para { $yours ->
    [yes] { $many ->
        [yes] tus
       *[no] tu
    } { $wires }
   *[no] { $wires } de { SEAT($at) }
}
prompt-turn = Elige un cable y un valor
prompt-turn-hint = Toca un cable de los demás y un valor tuyo.
prompt-whose = ¿Quién tiene { $value }?
prompt-which-value = { $many ->
    [yes] { $wires } de { SEAT($seat) }: ¿qué hay?
   *[no] { $wires } de { SEAT($seat) } es un …
}
prompt-claim = { $many ->
    [yes] ¿Hay { $value } entre { $wires } de { SEAT($seat) }?
   *[no] ¿{ $wires } de { SEAT($seat) } es { $value }?
}
prompt-solo-hint = Tienes todos los que quedan: córtalos en solitario o toca un cable.
prompt-alone = Solo quedan tus cables
prompt-alone-hint = Toca uno: se cortan todos los de su valor.
prompt-tool = { $tool ->
    [double] Detector doble
    [triple] Detector triple
    [super] Superdetector
   *[ray] Rayos X o Y
}
prompt-tool-hint = { $tool ->
    [double] Toca dos cables de un soporte.
    [triple] Toca tres cables de un soporte.
   *[super] Toca cualquier cable de un soporte.
}
prompt-stabilized-hint = El Estabilizador protege: un fallo no cuesta nada.
prompt-say = { $wires } de { SEAT($seat) }: di un valor
prompt-say-hint = Ya estás señalando.
prompt-wanted = { $what ->
    [wire] Elige un cable
    [value] Elige un valor
    [stand] Elige un soporte
    [own] Elige un cable tuyo
    [number] Elige un número
   *[mate] Elige a alguien
}
prompt-deed-snip = Cortar { $value }
prompt-deed-solo = Cortar en solitario: { $value }
prompt-info = Pon tu ficha
prompt-info-hint = Toca un cable azul tuyo: todos sabrán { $tells ->
    [parity] si es par o impar.
    [times] cuántas veces está su número en ese soporte.
   *[value] su valor.
}
prompt-lay = ¡Es { $value }! Va con tu { $wire }.
prompt-lay-hint = Toca otro de los tuyos para cortar ese.
prompt-hit = ¡Sí, es { $value }!
prompt-hit-hint = Enseguida lo verán todos.
prompt-found = { SEAT($by) } ha encontrado { $value }: ¿cuál se corta?
prompt-found-hint = Señalados: tus { $wires }. No digas nada de los otros.
prompt-missed = No hay { $number }: ¿dónde va la ficha?
prompt-missed-hint = { SEAT($by) } ha señalado tus { $wires }.
prompt-give = ¿Qué cable le das a { SEAT($by) }?
prompt-give-hint = Recibes el suyo, { $wire }, sin verlo.
prompt-deed-choice = { $deed ->
    [cut] Cortar { $wire }
    [give] Dar { $wire }
    [tell] Mostrar: { $value }
   *[stamp] Mostrar el { $value }
}
prompt-reveal = Solo quedan cables rojos
prompt-reveal-hint = Revélalos: nada estalla.
prompt-deed-reveal = { $count ->
    [one] Revelarlo
   *[other] Revelar los { $count }
}
prompt-card-needs = { $card ->
    [1] Toca el izquierdo de dos vecinos distintos.
    [2] Toca un cable tuyo y elige a alguien.
    [4] Toca un cable azul tuyo.
    [7] ¿El poder de quién? Una o dos personas.
    [8] ¿Qué número?
    [11] ¿Quién sigue?
    [16] Toca dos cables tuyos iguales.
    [18] Toca un cable de un compañero.
   *[12] Toca el izquierdo de dos vecinos iguales.
}
prompt-deed-card = { $card ->
    [1] Marcar { $wires }: ≠
    [2] Cambiar { $wires } con { SEAT($seat) }
    [4] Post-it: { $wires }
    [6] Rebobinar
    [7] Recargar a { SEAT($seat) }
    [8] Radar: { $number }
    [9] Estabilizar
    [11] Le toca a { SEAT($seat) }
    [16] Cortar { $wires }
    [18] Tomar { $wires }
   *[12] Marcar { $wires }: =
}
