play-welcome = Eres { $who }. Escribe ? para ver la ayuda.
play-you = { SEAT($seat) } (tú)
play-your-turn = Te toca.
play-turn-of = { SEAT($seat) }: te toca.
play-may-act = Puedes actuar fuera de turno; con Intro siguen los demás.
play-hand-over = Pasa el teclado a { SEAT($seat) }, que pulsa Intro.
play-back = 0 vuelve atrás.
play-not-listed = { $text } no está entre las opciones. Escribe un número del 1 al { $most }, o ? para ver la ayuda.
play-no-action = No ha pasado nada: { $reason }
play-rule-hint = (r { $rule } muestra la regla)
play-no-rule = No hay ninguna regla { $rule } en el registro.
play-thinking = { SEAT($seat) } está pensando …
play-committed = Antes del reparto los dados quedan fijados por el compromiso { $commitment }
play-save = ¿Guardar la partida? Un nombre de archivo, o Intro para no:
play-saved = La partida está guardada en { $file }
play-left = Dejas la partida a medias.
play-help =
    Un número elige de la lista.
    { $example } lo hace de una vez, y también { $json }
    b muestra otra vez la mesa, r { $rule } muestra una regla (en inglés), q sale, ? muestra esto.
    En la mesa > señala a quién le toca y ? es lo oculto para ti.

replay-setup = El reparto
replay-entry = Entrada { $number }
replay-unnoticed = Nada que este espectador haya notado.
