# People in one house: screens, party night
screens-title = Room screens
screens-what = a tablet or TV in each room
screens-name = Name of the room
screens-qr = QR code of the screen: { $name }
screens-open = { $count ->
    [one] on
   *[other] { $count } on
}
screens-none = scan me
screens-stay = Or open { $host } there and type the code. Names are yours to change. Screens stay for the next game.
