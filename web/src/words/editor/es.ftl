editor-title = Editor de arenas
editor-board = Arena
editor-tools = Herramientas
editor-undo = Deshacer
editor-redo = Rehacer
editor-nothing-to-undo = No hay nada que deshacer.
editor-nothing-to-redo = No hay nada que rehacer.
editor-begin = Empezar con
editor-for-players = { $players } jugadores
editor-empty = Vacía
editor-empty-for = Cuadrícula vacía para { $players }
editor-open-file = Abrir un archivo
editor-no-arena = Esto no es una arena. Un archivo tiene las líneas players, tiles, ring, core y map.

# What the hand does
editor-work = Qué hacer
editor-work-squares = Casillas
editor-work-tiles = Losetas
editor-work-collapse = Derrumbe
editor-brush = Qué pintar
editor-sign-floor = Suelo
editor-sign-hard = Bloque duro
editor-sign-soft = Bloque blando
editor-sign-hole = Agujero
editor-sign-cracked = Suelo agrietado
editor-sign-power = Placa de potencia
editor-sign-pad-up = Teletransporte, arriba
editor-sign-pad-right = Teletransporte, derecha
editor-sign-pad-down = Teletransporte, abajo
editor-sign-pad-left = Teletransporte, izquierda
editor-start = Salida { $number }
editor-square = { $square }: { $sign }
editor-square-wrong = { $square }: { $sign }, aquí algo está mal
editor-symmetry = Repetir en
editor-symmetry-across = Izquierda y derecha
editor-symmetry-down = Arriba y abajo
editor-symmetry-half = Media vuelta
editor-symmetry-quarter = Cuartos de vuelta
editor-players = Jugadores
editor-add-tile = Añadir loseta
editor-remove-tile = Quitar
editor-choose-tile = Elige primero una loseta.
editor-tiles-hint = Arrastra una loseta para moverla. Toca el tapete para poner otra.
editor-tile = Loseta en { $square }, { $place }
editor-place-ring = anillo { $ring }, puesto { $place }
editor-place-core = centro
editor-place-none = aún sin puesto en el derrumbe
editor-group = Adónde va la próxima loseta
editor-ring = Anillo { $ring }
editor-new-ring = Otro anillo
editor-core = Centro
editor-work-out = Calcular
editor-clear = Vaciar
editor-collapse-hint = Toca las losetas en el orden en que se derrumban, en sentido horario. El centro va al final.

# What the server says
editor-report = Revisión
editor-checking = Revisando
editor-problems = { $count ->
    [one] 1 cosa por arreglar
   *[other] { $count } cosas por arreglar
}
editor-to-mend = Por arreglar
editor-valid = Lista para jugar
editor-valid-unfair = Lista para jugar, asientos desiguales
editor-mend-first = Arregla primero la arena: la revisión dice dónde.
editor-fair = Todos los asientos son iguales: al girar o reflejar la arena se intercambian.
editor-unfair = Los asientos no son iguales por construcción. Haz una estimación para ver cuánto importa.
editor-unfair-but = No todos los asientos son iguales por construcción, solo { $equal }. Haz una estimación para ver cuánto importa.
editor-pair = { $one } y { $other }
problem-players = Una arena es para 2 a 4 jugadores, no para { $count }.
problem-tile_count = Una arena tiene de { $least } a { $most } losetas, no { $count }.
problem-overlap = Dos losetas se solapan en { $square }.
problem-tile_order = Las losetas no están en orden de lectura.
problem-apart = Las losetas no forman una sola pieza: cada una debe tocar otra por un lado.
problem-void = { $square } está vacío, pero ahí hay una loseta.
problem-no_tile = Debajo de { $square } no hay ninguna loseta.
problem-outside = Una loseta se sale del mapa.
problem-soft_blocks = Solo hay { $most } bloques blandos, no { $count }.
problem-pads = Solo hay { $most } teletransportes, no { $count }.
problem-power_pads = Solo hay { $most } placas de potencia, no { $count }.
problem-holes = Solo hay { $most } piezas para agujeros y suelo agrietado, no { $count }.
problem-arrow = La flecha de { $square } no mira a ningún otro teletransporte.
problem-start_count = { $wanted ->
    [0] La salida { $start } sobra: la arena es para menos jugadores.
   *[other] { $count ->
        [0] Falta la salida { $start }.
       *[other] La salida { $start } está en { $count } casillas.
    }
}
problem-same_tile = Las salidas { $other } y { $start } están en la misma loseta, en { $square }.
problem-start_ring = La salida { $start } en { $square } está en una loseta fuera del primer anillo.
problem-start_room = La salida { $start } en { $square } no tiene sitio: tres casillas libres o más, no en línea.
problem-no_floor = No hay suelo.
problem-cut_off = A { $square } no se llega desde { $other_square }.
problem-no_ring = No hay ninguna loseta en el primer anillo.
problem-unknown_tile = El derrumbe nombra una loseta que no existe.
problem-flips = { $count ->
    [0] La loseta de { $square } no tiene puesto en el derrumbe.
   *[other] La loseta de { $square } tiene { $count } puestos en el derrumbe.
}
problem-unreadable = La arena no se puede leer: { $text }

# Out of the editor
editor-try = Probar
editor-try-bots = Probar contra bots
editor-invite = Hacer una mesa para amigos
editor-share = Compartir
editor-share-hint = El enlace contiene toda la arena. El archivo es texto simple, en la forma de las reglas.
editor-copy-link = Copiar el enlace
editor-send-link = Enviar el enlace
editor-save-file = Guardar como archivo
editor-text = La arena como texto
editor-estimate = Estimación
editor-estimate-hint = Los bots juegan aquí cien partidas y muestran cuánto duran y quién gana.
editor-estimate-start = Que jueguen los bots
editor-estimate-stop = Parar
editor-estimate-ahead = { $count ->
    [one] Antes va otra arena
   *[other] Antes van otras { $count } arenas
}
editor-estimate-games = { $done } de { $of } partidas
editor-estimate-stopped = Parada tras { $done } de { $of } partidas
editor-estimate-turns = turnos por partida en total, casi siempre de { $few } a { $many }
editor-estimate-wins = Quién gana
editor-estimate-range = de { $low } a { $high }
editor-estimate-ends = Cómo terminan las partidas
editor-end-last_standing = con bombas
editor-end-collapse = con el derrumbe
editor-end-hearts = con corazones
editor-end-card_order = por el orden de la carta Muerte súbita
editor-end-shared = en empate
