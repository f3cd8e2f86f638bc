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
map-box-why = { $there ->
    [yes] La caja { $number } se abre al ganar la misión { $mission }.
   *[no] La caja { $number } se abre con la misión { $mission }. Sus misiones aún se están preparando.
}
map-box-open = ábrela
map-open-box = Abrir la caja { $number }
map-to-come = pronto
map-tile-to-come = Misión { $number }: aún se está preparando
box-is-open = La caja { $number } está abierta
box-map = Mapa
box-waits = Has ganado la misión { $mission }. En esta caja hay otras { $count }{ $here ->
    [0] , que aún se están preparando.
    [one] ; una ya está aquí.
   *[other] ; { $here } ya están aquí.
}
box-piece-even = par
box-piece-odd = non
box-news-1-a = cartas de Número
box-news-1-b = números en orden
box-news-1-c = Doble fondo
box-news-2-a = fichas par y non
box-news-2-b = fichas ×1 ×2 ×3
box-news-2-c = cables X
box-news-3-a = restricciones
box-news-3-b = nuevos personajes
box-news-3-c = cables girados
box-news-4-a = aire
box-news-4-b = Nano, el robot
box-news-4-c = voluntarios
box-news-5-a = desafíos
box-news-5-b = nuevo Equipo
box-news-5-c = el búnker
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
