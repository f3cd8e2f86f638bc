tip-won = Tu mano se ha vaciado antes que las demás: ganas. Bomba y tubería juntas hacen los turnos más rápidos.
tip-lost = Alguien vació su mano antes. La próxima vez lanza pronto las bombas y guarda los comodines para los apuros.
tip-second = Esta bomba puede llevarse un segundo extremo. Toca uno, o quédate con uno solo.
tip-after-bomb = Tras una bomba siempre va una tubería. Toca una carta de tu mano y colócala.
tip-drawn = Ninguna carta encajaba, así que has tenido que robar. En cuanto una encaje, colócala.
tip-first = Todo empieza en el Hidrante. Toca una carta de tu mano: se iluminan los sitios donde encaja, junto a tuberías de su color.
tip-bomb = Tienes una bomba. Lánzala al extremo de una tubería antes de colocar tu carta y te librarás de dos cartas en un turno.
tip-cover = ¿No hay tubería de tu color? Cubre el extremo abierto de una con una carta de la misma forma: el color lo eliges tú.
tip-wild = Un comodín encaja con cualquier color, y los demás tienen que robar una carta. Guárdalo para un turno en que no encaje nada más.
tip-cap = Un tapón cierra un extremo, y solo una bomba lo vuelve a abrir. Cierra uno que ayude a los demás.
tip-few = { $left ->
    [one] Te queda una sola carta: colócala y ganas.
   *[other] Te quedan solo { $left } cartas. Coloca primero la que menos sitios tenga.
}
tip-leader = { $left ->
    [one] A { SEAT($seat) } le queda una carta. Cierra un extremo o juega un comodín, para que tengan que robar más.
   *[other] A { SEAT($seat) } le quedan { $left } cartas. Cierra un extremo o juega un comodín, para que tengan que robar más.
}
tip-wait = Mira dónde colocan los demás sus tuberías: cada extremo abierto es un sitio también para ti.
