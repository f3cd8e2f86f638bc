tip-won = Your hand is empty before all others: you win. Bombs and pipes together make the fastest turns.
tip-lost = Somebody else was first with an empty hand. Next time throw bombs early and keep wild pipes for tight spots.
tip-second = This bomb may take a second end. Tap one, or say that one is enough.
tip-after-bomb = A bomb is always followed by a pipe. Tap a card of your hand and lay it.
tip-drawn = No card fitted, so you had to draw. As soon as one fits, lay it.
tip-first = Everything starts at the Hydrant. Tap a card of your hand: the places where it fits light up, beside pipes of its own colour.
tip-bomb = You hold a bomb. Throw it at the end of a pipe before you lay your card, and two cards leave your hand in one turn.
tip-cover = No pipe of your colour? Cover the open end of a pipe with a card of the same shape: it may have any colour.
tip-wild = A wild pipe fits every colour, and everybody else has to draw a card. Keep it for a turn in which nothing else fits.
tip-cap = A cap closes an open end, and only a bomb opens it again. Close an end that helps the others.
tip-few = { $left ->
    [one] Only one card is left in your hand: lay it, and you win.
   *[other] Only { $left } cards are left in your hand. Lay what fits least often first.
}
tip-leader = { $left ->
    [one] { SEAT($seat) } has one card left. Close an open end or play a wild pipe, so that more are drawn.
   *[other] { SEAT($seat) } has { $left } cards left. Close an open end or play a wild pipe, so that more are drawn.
}
tip-wait = See where the others lay their pipes: each open end is a place for you, too.
