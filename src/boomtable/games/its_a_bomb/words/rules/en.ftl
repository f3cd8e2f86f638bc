how-goal = A bomb of face-down tiles lies before you. Cut one cable of **every colour**, together. One player, the Crisis Unit, may look behind the tiles and answers with tokens alone.
how-turn = The employees decide together: **ask** about a row or column, or **cut** one tile.
how-this = The Crisis Unit lays a token for each coloured cable and special tile there. It costs one card of time.
    .title = You ask
how-that = The tile is turned up. A colour that was missing costs no time, anything else does.
    .title = You cut
how-more = Consultants help once each; the Crisis Unit decides when.
how-end = Every question, and every cut that brings nothing new, takes a card off the countdown.
how-won = One cable of every colour is cut.
how-lost = An explosive is cut, or the time is over.
how-ours = Scenarios and consultants are designs of our own: those of the printed game differ.
piece-tile = Nobody beside the bomb knows what is behind. Ask about its line, or cut it.
    .name = Tile
piece-cable = Cut one of each colour. The first of a colour costs no time.
    .name = Coloured cable
piece-grey = Good for nothing: no token, and cutting it costs time.
    .name = Grey cable
piece-explosive = Cut it and everybody loses.
    .name = Explosive
piece-battery = Cutting it costs no time, brings a Timer back and disarms the auxiliary detonators.
    .name = Battery
piece-receiver = Cutting it costs no time. It must be cut before the Call is on top.
    .name = Receiver
piece-auxiliary = It has no token. Cutting a live one takes three cards off the countdown.
    .name = Auxiliary detonator
piece-token = One such tile lies in this line. Where, the token does not say.
    .name = Token
piece-line = Tap it to ask about this whole line. That costs one card of the countdown.
    .name = Row or column
piece-pile = The answer to a question. Its order says nothing, and it stays there to the end.
    .name = Answer
piece-colours = What is cut already and what is still missing.
    .name = Colours
piece-countdown = The time left, card by card. When the Explosion is on top, you lose.
    .name = Countdown
piece-disturbed = While it is on top, name one kind, and the answer tells of that kind only.
    .name = Disturbed Signal
piece-call = You lose if it comes on top while the receiver is uncut.
    .name = Call
setup-grid = { $rows } × { $columns } tiles
setup-colours = { $count } cables to find
setup-explosives = { $count } explosives
setup-auxiliaries = { $count } auxiliary detonators
setup-timers = { $count } cards of time
setup-disturbed = { $count ->
    [one] { $count } Disturbed Signal
   *[other] { $count } Disturbed Signals
}
setup-consultants = { $count ->
    [one] { $count } consultant
   *[other] { $count } consultants
}
lost-order = a colour wasted
lost-call = a Call unanswered
