title = Bombs Away
tagline = Lay pipes from the Hydrant, blow up the ends of others, and be the first with an empty hand.
board-goal = Empty your hand first: lay pipe to pipe, and blow up what is in the way.
board-goal-won = your hand is empty
board-goal-lost = somebody else is first
board-match = Play several hands: whoever keeps the fewest cards in all of them together wins.
board-match-won = fewest points in all
board-match-lost = somebody has fewer

preset-single = One deal
preset-match = Match: everybody begins once
preset-even = Even chances

option-match = Match
    .hint = As many deals as players. Every card left in hand is a penalty point, and the lowest sum wins.
option-dealer = Dealer of the first deal
    .lot = By lot
    .seat = { SEAT($value) }
option-even_turns = Even turns
    .hint = When somebody is out, the round is played to its end. All who are out then share the win.
option-short_hand = Short hand
    .hint = 7 cards each instead of 10.
option-tough_pipes = Tough pipes
    .hint = Tier 1 bombs cannot blow up caps.
option-even_bombs = Even bombs
    .hint = Everybody is dealt exactly one bomb.
option-late_start = Late start
    .hint = In a single deal with three or four players the last one begins with one card fewer.
option-turn_seconds = Seconds for a turn: 20 to 120, or 0 for no limit
option-guided = Explanations
    .hint = The game explains itself at the right moment. 7 cards each.

action-Lay = Lay { board-card } at ({ $x }, { $y }){ $turned ->
    [yes] , turned
   *[no] {""}
}
    .name = Lay a pipe card, or cover one
    .card = Which card?
    .x = Which column, counted from the Hydrant to the right?
    .y = Which row, counted from the Hydrant upwards?
    .turned = Turned upside down?
action-Bomb = Throw { board-card } at ({ $x }, { $y })
    .name = Throw a bomb
    .card = Which bomb?
    .x = At which column, counted from the Hydrant to the right?
    .y = At which row, counted from the Hydrant upwards?
action-Second = Blow up ({ $x }, { $y }) too
    .name = Blow up a second card
    .x = At which column, counted from the Hydrant to the right?
    .y = At which row, counted from the Hydrant upwards?
action-Enough = One card is enough
    .name = Leave it at one card
action-Draw = Draw a card
    .name = Draw a card
action-Pass = Pass
    .name = Pass
action-Claim = Claim the win
    .name = Claim the win

event-DealBegun = Deal { $deal }: { SEAT($dealer) } deals, { SEAT($first) } begins.
event-Dealt = { SEAT($seat) } is dealt { $count } cards.
event-Laid = { SEAT($by) } lays { board-card } at ({ $x }, { $y }).
event-Covered = { SEAT($by) } covers ({ $x }, { $y }) with { board-card }.
event-BombThrown = { SEAT($by) } throws a { board-card }.
event-Destroyed = Boom: { board-card } at ({ $x }, { $y }) is gone.
event-StoppedAtOne = { SEAT($by) } leaves it at one card.
event-Drew = { $card ->
    [none] { $forced ->
        [yes] { SEAT($seat) } cannot play, and draws a card.
       *[no] { SEAT($seat) } draws a card for the wild pipe.
    }
   *[other] { SEAT($seat) } draws: { board-card }.
}
event-Reshuffled = The discard pile is shuffled and becomes the draw pile: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
event-Passed = { SEAT($by) } passes: nothing fits, and there is nothing to draw.
event-WentOut = { SEAT($by) } has no cards left!
event-DealEnded = { $reason ->
    [went_out] Deal { $deal } goes to { SEAT($winners) }.
    [all_passed] Nobody can play any more. Deal { $deal } goes to the smallest hand: { SEAT($winners) }.
   *[fifty_rounds] Fifty rounds are over. Deal { $deal } goes to the smallest hand: { SEAT($winners) }.
}
event-Replaced = { $away ->
    [yes] A bot plays on for { SEAT($seat) }.
   *[no] { SEAT($seat) } is back.
}
event-Claimed = { SEAT($by) } claims the win.

end-went_out = An empty hand: the pipes are all laid.
end-all_passed = Nobody could play any more: the smallest hand wins.
end-fifty_rounds = Fifty rounds are over: the smallest hand wins.
end-match_over = All deals are played: the fewest cards left over wins.
end-opponent_left = The other player has left, and the win was claimed.

tally-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
tally-cards_left = { $count ->
    [0] no card left
    [one] one card left
   *[other] { $count } cards left
}
tally-on_hand_size = { $count ->
    [0] not on hand size
   *[other] on hand size
}

refusal-BA-009 = Pipe cards are laid, bombs are thrown: { board-card } cannot be used like that.
refusal-BA-030 = One bomb a turn. Now lay a pipe card.
refusal-BA-034 = You can play a pipe card, so you must: drawing and passing are for those who cannot.
refusal-BA-037 = There is a card to draw. Draw it first.
refusal-BA-040 = Upside down this card is the same. Lay it as it is.
refusal-BA-041 = No open end leads there. Go on from an open end.
refusal-BA-042 = That would block an open pipe. The card needs an opening wherever a pipe meets it.
refusal-BA-043 = That would press an opening against a closed side. Choose a card that is closed there.
refusal-BA-044 = That would connect different colours. Only wild pipes do.
refusal-BA-046 = No open end to the outside would be left. The network must be able to grow.
refusal-BA-051 = Only the open end of a pipe can be covered: neither the Hydrant, nor caps, nor what lies inside a pipe.
refusal-BA-052 = Only a card of the same shape covers another.
refusal-BA-055 = Caps cover nothing. Lay it on an open end.
refusal-BA-072 = A cap needs a pipe: it cannot close the Hydrant itself.
refusal-BA-074 = The last open end to the outside cannot be capped.
refusal-BA-080 = No tier 2 bomb waits for a second card.
refusal-BA-082 = Bombs take the last card of a pipe, nothing inside it, and never the Hydrant.
refusal-BA-092 = Both piles are empty: there is nothing to draw.
refusal-BA-100 = The game is over.
refusal-BA-114 = Pipes are tough at this table: caps need a tier 2 bomb.
refusal-BA-130 = It is { SEAT($turn) }’s turn.
refusal-BA-131 = That cannot be done here: play a card from your own hand, as a pipe or a bomb.
refusal-BA-134 = That clock is not running.
refusal-BA-138 = The win can be claimed at a table of two only.
refusal-BA-139 = The table ends { $reach } steps from the Hydrant.
refusal-BA-152 = Your bomb may take a second card. Choose one, or leave it at one.
refusal-BA-155 = The win can be claimed while the other player is away, by somebody who is here.

# a turn in one line
board-turn-done = { SEAT($by) } { $deeds }.
board-turn-draws = { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}
board-turn-bombs = { $count ->
    [one] blows up a card
   *[other] blows up { $count } cards
}
board-turn-lays = lays { $name }
board-turn-covers = covers with { $name }
board-turn-others = and everybody else draws

# cards and places
board-end-out = { $own ->
    [yes] You lay your
   *[no] { SEAT($by) } lays the
} last card, a { EACH($card, "board-card") }.{ $held ->
    [0] {""}
    [one] {" "}You held one card.
   *[other] {" "}You held { $held } cards{ $bombs ->
        [0] .
        [one] , one of them a bomb.
       *[other] , { $bombs } of them bombs.
    }
}
board-end-seat = { SEAT($seat) }, { $matched ->
    [yes] { $count ->
        [one] one point
       *[other] { $count } points
    }
   *[no] { $count ->
        [0] no card left
        [one] one card left
       *[other] { $count } cards left
    }
}
board-tally = Points
board-tally-fewest = the fewest win
board-tally-deal = deal { $deal }
board-tally-sum = sum
board-end-places = { $matched ->
    [yes] Points, the fewest first
   *[no] Cards left, the fewest first
}
board-card = { $card ->
    [red-SV] red straight (long)
    [red-SH] red straight (across)
    [red-EA] red elbow (right)
    [red-EB] red elbow (left)
    [blue-SV] blue straight (long)
    [blue-SH] blue straight (across)
    [blue-EA] blue elbow (right)
    [blue-EB] blue elbow (left)
    [green-SV] green straight (long)
    [green-SH] green straight (across)
    [green-EA] green elbow (right)
    [green-EB] green elbow (left)
    [yellow-SV] yellow straight (long)
    [yellow-SH] yellow straight (across)
    [yellow-EA] yellow elbow (right)
    [yellow-EB] yellow elbow (left)
    [wild-SV] wild straight (long)
    [wild-SH] wild straight (across)
    [wild-EA] wild elbow (right)
    [wild-EB] wild elbow (left)
    [wild-TV] wild tee (long)
    [wild-TH] wild tee (across)
    [wild-X] wild cross
    [cap-CV] cap (short side)
    [cap-CH] cap (long side)
    [bomb1] tier 1 bomb
   *[bomb2] tier 2 bomb
}
board-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [wild] wild
   *[hydrant] Hydrant
}
board-side = { $side ->
    [N] up
    [E] right
    [S] down
   *[W] left
}
board-from = { $side ->
    [N] { $name } from above
    [E] { $name } from the right
    [S] { $name } from below
   *[W] { $name } from the left
}
board-where = { $across ->
    [right] { $columns } right
    [left] { $columns } left
   *[middle] same column
}, { $along ->
    [up] { $rows } up
    [down] { $rows } down
   *[middle] same row
}
board-laid = { $where }: { $name }, openings { $openings }{ $open ->
    [none] {""}
   *[other] , open end { $open }
}{ $lit ->
    [cover] , can be covered
    [bomb] , can be blown up
   *[no] {""}
}
board-hydrant = Hydrant, in the middle, openings right and left{ $open ->
    [none] {""}
   *[other] , open end { $open }
}
board-spot = { $where }: empty, { $from }{ $lit ->
    [yes] , the card fits
   *[no] {""}
}
board-preview = { $where }: { $name } would lie here, openings { $openings }
board-hand-card = { $name }{ $openings ->
    [none] {""}
   *[other] , openings { $openings }
}{ $lit ->
    [yes] , can be played
   *[no] {""}
}

# board and prompts
board-network = Pipe network
board-hand = Your hand
board-hand-of = { SEAT($seat) }: { $cards }
board-cards-left = Cards left
board-seat = { SEAT($seat) }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $points ->
    [none] {""}
    [one] , 1 penalty point
   *[other] , { $points } penalty points
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $away ->
    [yes] , has left
   *[no] {""}
}
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-deal = Deal { $deal } of { $deals }
board-round = Round { $round }
board-draw-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-discard-pile = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-draw = draw
board-discard = discard
board-zoom-in = Closer
board-zoom-out = Farther
board-centre = Show the whole network
board-pipes = Pipes
board-pipe = { $colour ->
    [red] red, dots
    [blue] blue, waves
    [green] green, stripes
    [yellow] yellow, checks
    [wild] wild, stars
   *[cap] cap, grey
}
board-deck = All cards
board-deck-hint = How many of each card are not in sight: not in the network, not in the discard pile, not in your hand.
board-unseen = { $name }: { $unseen } of { $count } not in sight, { $discarded } in the discard pile
board-deck-out = { $discarded } out
board-ours = The list of cards is a design of our own: that of the printed game is not public.
board-stuck = stuck
board-can-play = can play
board-close = Close
board-key-cards = pick a card of your hand
board-key-turn = turn the card upside down
board-key-centre = show the whole network
board-key-zoom = closer, farther
board-key-pan = move the table

board-hint = { EACH($card, "board-card") } at ({ $x }, { $y })
board-hint-second = And: { EACH($card, "board-card") }
board-looked = { SEAT($seat) }’s next turn
board-reason = { $reason ->
    [out] It is your last card
    [room] Then you lay; others { $fit }/{ $unseen }
    [draw] None of your cards fits
    [pass] Nothing fits, and the pile is empty
   *[fit] { $hand ->
        [0] Others: { $fit }/{ $unseen } cards fit then
       *[other] Fit then: yours { $own }/{ $hand }, others { $fit }/{ $unseen }
    }
}
prompt-waiting = { $second ->
    [yes] { SEAT($seat) } may blow up a second card
   *[no] { SEAT($seat) } is laying a pipe
}
prompt-choose = { $thrown ->
    [yes] Now lay a pipe card
   *[no] Lay a pipe card
}
prompt-choose-hint = { $fits ->
    [one] One of your cards fits.
   *[other] { $fits } of your cards fit.
}{ $bomb ->
    [yes] {" "}A bomb may go first.
   *[no] {""}
}
prompt-lay = { $how ->
    [none] Where to lay { $name }?
    [cover] Cover it with { $name }?
   *[lay] Lay { $name } here?
}
prompt-lay-hint = { $places ->
    [0] No place fits now. Tap one to see why.
    [one] One place fits.
   *[other] { $places } places fit.
}{ $wild ->
    [yes] {" "}Everybody else draws a card.
   *[no] {""}
}
prompt-turn = Turn
prompt-wanted = { $what ->
    [card] Choose a card
    [place] Choose a place
   *[end] Choose an end
}
prompt-deed-lay = { $how ->
    [cover] Cover it
   *[lay] Lay here
}
prompt-bomb = { $what ->
    [none] Blow up which end?
   *[other] Blow up { $what }?
}
prompt-bomb-hint = { $tier ->
    [2] Then you may take a second card. A pipe card must follow.
   *[1] A pipe card must follow.
}
prompt-deed-bomb = Throw the bomb
prompt-second = { $what ->
    [none] Blow up a second card?
   *[other] Blow up { $what } too?
}
prompt-second-hint = Any end of a pipe, even one that has just become one.
prompt-deed-second = Blow it up
prompt-enough = One is enough
prompt-draw = { $drawn ->
    [0] No card fits
    [one] Still no card fits: 1 drawn
   *[other] Still no card fits: { $drawn } drawn
}
prompt-draw-hint = Draw until a pipe card fits.{ $bomb ->
    [yes] {" "}Or throw a bomb first.
   *[no] {""}
}
prompt-deed-draw = { $all ->
    [yes] Draw until one fits
   *[no] Draw a card
}
prompt-pass = No card fits, and there is none to draw
prompt-pass-hint = { $bomb ->
    [yes] You pass, or throw a bomb first.
   *[no] You pass this turn.
}
prompt-deed-pass = Pass
prompt-claim = Claim the win?
prompt-claim-hint = { SEAT($seat) } has left. You may take the win, or play on against the bot.
prompt-deed-claim = Claim the win
