tip-won = Solo quedas tú en pie. Las bombas donde estarán los demás, y tú en otra parte: no hay más.
tip-lost = Esta vez la arena es de otro. La próxima vez termina cada turno fuera de la línea de todas las bombas.
tip-lost-sudden = Esta vez la arena es de otro. La próxima deja a tiempo las losetas con el 1 y no te quedes en línea con las bombas.
tip-out = Estás fuera: bastan dos golpes, o una caída. Puedes mirar cómo acaba, o irte.
tip-discard = No has usado cartas, así que una tiene que irse. La primera carta del siguiente es gratis: deja la más floja.
tip-danger = { $turns ->
    [one] Tu casilla arde ya en el próximo turno. Dobla una esquina, fuera de la línea de la bomba.
   *[other] Tu casilla arde en { $turns } turnos, contando los de todos. Dobla una esquina, fuera de la línea de la bomba.
}
tip-lay = La línea de puntos es tu rastro: las casillas recorridas en este turno. Puedes poner bombas en él gratis: pon una y aléjate.
tip-move = Esta figura eres tú. Toca una casilla iluminada y muévete: en línea recta, lo que quieras, por una acción.
tip-end = No te quedan acciones. Si quieres, pon bombas en tu rastro y luego termina el turno.
tip-heart = Tu corazón está roto: otro golpe y quedas fuera. Pero ahora tienes tres acciones por turno.
tip-item = Hay un objeto a la vista. Ve hasta él y es tuyo, pero cuidado: las llamas lo queman.
tip-fuse-1 = Una de tus bombas muestra 1: estalla al empezar tu próximo turno. No te quedes en línea con ella.
tip-fuse-2 = Una de tus bombas muestra 2: en el próximo turno pasa a 1, y un turno después estalla. Te da tiempo a alejarte.
tip-sudden = Ha salido la Muerte súbita: en cada turno de quien la tiene se voltean las losetas con el 1, y quien esté encima queda fuera. Luego les toca a las del 2.
tip-falls = Tu loseta se voltea antes de que vuelvas a moverte, y tú con ella. Ve a una con un número más alto, o sin número.
tip-wait-falls = Tu loseta es la próxima en voltearse, en el turno de quien tiene la Muerte súbita. Si antes te toca a ti, déjala.
tip-cards = En vez de moverte puedes usar una carta de la fila. Toca una para ver qué puede hacer ahora.
tip-wait-danger = { $turns ->
    [one] Si nadie hace nada, tu casilla arde ya en el próximo turno. El primer golpe te rompe el corazón, el segundo te elimina.
   *[other] Si nadie hace nada, tu casilla arde en { $turns } turnos. La llama sobre la arena muestra qué arde, y cuándo.
}
tip-wait = Mira dónde ponen bombas los demás. Las llamas corren en cuatro direcciones hasta que un bloque las detiene.
