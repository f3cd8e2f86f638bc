tip-won = You are the last one standing. Bombs where the others will be, and you somewhere else: that is all there is to it.
tip-lost = The arena belongs to somebody else this time. Next time end every turn out of line with all bombs.
tip-lost-sudden = The arena belongs to somebody else this time. Next time leave the tiles marked 1 in time, and stay out of line with bombs.
tip-out = You are out: two hits do that, or one fall. You may watch how it ends, or leave.
tip-discard = You used no card, so one has to go. The next player’s first card is free, so leave the weaker one.
tip-danger = { $turns ->
    [one] Your square burns in the very next turn. Walk round a corner, out of line with the bomb.
   *[other] Your square burns in { $turns } turns, counting everybody’s. Walk round a corner, out of line with the bomb.
}
tip-lay = The dotted line is your trail, the squares you walked over in this turn. You may lay bombs on it for free: lay one, then get away.
tip-move = This is you. Tap a lit square and move: straight ahead, as far as you like, for one action.
tip-end = No action is left. Lay bombs on your trail if you like, then end your turn.
tip-heart = Your heart is broken: one more hit and you are out. But now you have three actions in a turn.
tip-item = An item lies open. Walk onto it and it is yours, but beware: flames burn it.
tip-fuse-1 = A bomb of yours shows 1: it goes off when your next turn begins. Do not stand in line with it.
tip-fuse-2 = A bomb of yours shows 2: next turn it turns to 1, and a turn later it goes off. Time enough to get away.
tip-sudden = Sudden Death is drawn: on every turn of its holder the tiles marked 1 flip, and whoever stands on one is out. Then it is the turn of the 2s.
tip-falls = Your tile flips before you move again, and you would go with it. Go to a tile with a higher number, or with none.
tip-wait-falls = Your tile flips next, when whoever holds Sudden Death is on turn. If it is your turn before that, leave it.
tip-cards = Instead of moving you may use a card of the row. Tap one to see what it can do now.
tip-wait-danger = { $turns ->
    [one] Your square burns in the very next turn if nobody does anything. One hit breaks your heart, the second one puts you out.
   *[other] Your square burns in { $turns } turns if nobody does anything. The flame above the arena shows what burns, and when.
}
tip-wait = Watch where the others lay bombs. Flames run in four directions until a block stops them.
