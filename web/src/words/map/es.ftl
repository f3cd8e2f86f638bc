# El mapa de una campaña
map-won = { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} de { $all }
map-tries = { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
map-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
map-open-mission = Entrenamiento
map-open-scenario = Escenarios
map-range = del { $from } al { $to }
map-all-won = todo ganado
map-new = nuevo
map-box = Caja { $number }
map-box-missions = Misiones { $from } a { $to }
map-box-opens = gana la { $mission }
map-box-why = { $earned ->
    [yes] La caja { $number } es tuya. Sus misiones aún se están preparando: se abre aquí en cuanto estén listas.
   *[no] La caja { $number } se abre con la misión { $mission }. Sus misiones aún se están preparando.
}
map-box-earned = ganada
map-tile-won = { $chapter }: victoria, { map-stars }, { map-tries }
map-tile-tried = { $chapter }: { map-tries }, aún sin victoria
map-tile-new = { $chapter }: aún sin jugar
map-is-next = { $tile }, se sigue por aquí
map-sheet-stars = Estrellas
map-sheet-tries = Intentos
map-sheet-won = Victorias
map-sheet-score = Mejor puntuación
map-sheet-slips = Menos fallos
map-star-one = victoria
map-star-two = un fallo como máximo
map-star-three = sin fallos ni pistas
map-with-bots = Empieza enseguida, con bots en los demás asientos.
map-none = Este juego no tiene mapa.
