deck-size = { $cards ->
    [one] One card
   *[other] { $cards } cards
} for { $players } players{ $buried ->
    [yes] , one of them buried
   *[no] {""}
}
deck-missing = { $count ->
    [one] One card is missing.
   *[other] { $count } cards are missing.
}
deck-too-many = { $count ->
    [one] One card too many: take one out.
   *[other] { $count } cards too many: take them out.
}
deck-fits = A card for everybody.
deck-advanced = Cards of your own choice make it the advanced game.
deck-side = { $side ->
    [blue] Blue
    [red] Red
    [green] Green
   *[grey] Grey: goals of their own
}
deck-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
deck-less = { $name }: one less
deck-more = { $name }: one more
deck-with = Comes with { $name }.
deck-fixed = { $name } is always in the deck.
deck-usual = Recommended
deck-use = Use these
deck-refused-TR-040 = Ambassadors do not count as players, and without them fewer than six would be left.
deck-refused-TR-041 = A Bouncer needs an odd number of players, Ambassadors not counted: equal rooms have nobody to spare.
deck-refused-TR-375 = The number or the length of the rounds does not suit these cards: five rounds take eleven players, Ambassadors not counted.
