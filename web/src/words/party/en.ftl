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
party-title = Party night
party-whole = All settings
party-scan = Scan to get a card
party-wifi = Same Wi-Fi. No app, no account.
party-people = People
party-are-in = { $count ->
    [one] 1 is in
   *[other] { $count } are in
}
party-fewer = One fewer
party-more = One more
party-free = Free place
party-rooms = Rooms
party-deck = Deck
party-deck-change = Tap to choose another deck.
party-own-deck = Your own deck
party-clock = Normal clock
party-deal = Deal to { $count }
party-bots = { $count ->
    [one] and one bot
   *[other] and { $count } bots
}
party-asleep = { $name }’s phone is asleep
party-asleep-hint = Deal anyway, or a bot plays.
party-bot-plays = Bot plays
party-at = Party at { $name }’s
party-what = { $game }, { $count } people. Your phone is your card.
party-call-you = What do they call you?
party-i-am-in = I am in
party-full = All places are taken. The host can add one.
party-face = Your face (we picked one)
party-face-number = Face { $number }{ $taken ->
    [yes] , taken
   *[no] {""}
}
party-faded = Faded faces are taken.
party-in = You are in
party-in-seat = { $name }, seat { $seat } of { $count }.
party-in-wait = Keep this page open. Your card comes here.
party-how = How to play
party-host-deals = { $name } deals the cards
party-least = At least { $count } people.
party-most = At most { $count } people.
party-waiting = { $count } at the door
