deck-size = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
} para { $players } jugadores{ $buried ->
    [yes] , una enterrada
   *[no] {""}
}
deck-missing = { $count ->
    [one] Falta una carta.
   *[other] Faltan { $count } cartas.
}
deck-too-many = { $count ->
    [one] Sobra una carta: quítala.
   *[other] Sobran { $count } cartas: quítalas.
}
deck-fits = Una carta para cada uno.
deck-advanced = Con cartas a tu gusto el juego pasa a ser el avanzado.
deck-side = { $side ->
    [blue] Azules
    [red] Rojas
    [green] Verdes
   *[grey] Grises: metas propias
}
deck-cards = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
deck-less = { $name }: una menos
deck-more = { $name }: una más
deck-with = Entra junto con: { $name }.
deck-fixed = { $name }: siempre en el mazo.
deck-usual = Recomendadas
deck-use = Usar estas
deck-refused-TR-040 = Los Embajadores no cuentan como jugadores, y sin ellos quedarían menos de seis.
deck-refused-TR-041 = Un Portero requiere un número impar de jugadores, sin contar Embajadores: en salas iguales no sobra nadie.
deck-refused-TR-375 = El número o la duración de las rondas no va con estas cartas: cinco rondas requieren once jugadores, sin contar Embajadores.
