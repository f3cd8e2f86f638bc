# Gente en una casa: pantallas, noche de fiesta
screens-title = Pantallas de las salas
screens-what = una tableta o un televisor en cada sala
screens-name = Nombre de la sala
screens-qr = Código QR de la pantalla: { $name }
screens-open = { $count ->
    [one] encendida
   *[other] { $count } encendidas
}
screens-none = escanéame
screens-stay = O abre allí { $host } y escribe el código. Los nombres los eliges tú. Las pantallas siguen en la próxima partida.
