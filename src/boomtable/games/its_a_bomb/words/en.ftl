title = It’s a Bomb!
tagline = One of you sees behind the tiles and may not say a word. The others hold the scissors.
board-goal = Find one cable of every colour by asking about rows and columns, and cut it.
board-goal-won = every colour cut
board-goal-lost = explosion, or no time

preset-training = Training, with explanations
preset-first_shift = First shift
preset-everything = Everything at once

option-scenario = Scenario
option-scenario-0 = Fire Drill (Training)
option-scenario-1 = First Shift
option-scenario-2 = Borrowed Seconds
option-scenario-3 = Let Sleeping Fuses Lie
option-scenario-4 = Pick Up the Phone
option-scenario-5 = One After the Other
option-scenario-6 = Static on the Line
option-scenario-7 = Twice Purple
option-scenario-8 = Call Waiting
option-scenario-9 = Bad Reception
option-scenario-10 = The Long Checklist
option-scenario-11 = There Are Two of Them
option-scenario-12 = Everything at Once
option-own = A scenario of your own
option-crisis_unit = Crisis Unit
    .seat = { SEAT($value) }
option-deciding = How the employees decide
    .vote = By majority
    .spokesperson = Whoever has the phone
option-voters = Employees with a vote
option-decision_seconds = Seconds from the first proposal on, 0 for no limit
option-crisis_unit_seconds = Seconds for the Crisis Unit, 0 for no limit
option-help = Help
option-help-0 = None
option-help-1 = Bookkeeping
option-guided = Explanations
    .hint = The game explains itself at the right moment. Training is dealt the same way every time.

scenario-0 = { option-scenario-0 }: three colours and three explosives on a small grid. Learn to ask and to cut.
scenario-1 = { option-scenario-1 }: four colours, and a Hacker who stops the countdown once.
scenario-2 = { option-scenario-2 }: the battery gives you time back, and so does the Negotiator.
scenario-3 = { option-scenario-3 }: auxiliary detonators, which no token shows. The battery disarms them.
scenario-4 = { option-scenario-4 }: cut the receiver before the Call comes up.
scenario-5 = { option-scenario-5 }: the colours must be cut in the order shown.
scenario-6 = { option-scenario-6 }: purple joins in, and the signal is disturbed twice.
scenario-7 = { option-scenario-7 }: purple needs two cables.
scenario-8 = { option-scenario-8 }: two purple cables, and a Call that wants an answer.
scenario-9 = { option-scenario-9 }: three Disturbed Signals, a battery and all the auxiliary detonators.
scenario-10 = { option-scenario-10 }: the same big bomb, now with a cutting order.
scenario-11 = { option-scenario-11 }: two bombs, one countdown.
scenario-12 = { option-scenario-12 }: two bombs and every rule there is.

action-Ask = { $kind ->
    [none] Ask about { $line }
   *[other] Ask about { board-kind } in { $line }
}
    .name = Ask for information
    .line = About which row or column?
    .kind = About which kind?
action-Cut = Cut { $tile }
    .name = Cut a tile
    .tile = Which tile?
action-ChooseBlock = X-ray the block at { $block }
    .name = Choose a block for the X-ray
    .block = Which block, by its upper left tile?
action-Settle = Settle: do as you proposed
    .name = Settle
action-Use = { $tile ->
    [none] Use the { board-card }
   *[other] Use the { board-card } on { $tile }
}
    .name = Use a consultant
    .card = Which consultant?
    .tile = On which tile?
action-Pass = Go on without a consultant
    .name = Go on
action-Speak = Say: “{ board-phrase }”
    .name = Say something
    .phrase = What?
action-Mark = { $warning ->
    [yes] { $kinds ->
        [nothing] Put a warning on { $tile }
       *[other] Put a warning on { $tile }, and pencil { EACH($kinds, "board-kind") }
    }
   *[no] { $kinds ->
        [nothing] Wipe the mark off { $tile }
       *[other] Pencil on { $tile }: { EACH($kinds, "board-kind") }
    }
}
    .name = Mark a tile for all employees
    .tile = Which tile?
    .kinds = What might it be?
    .warning = With a warning?

event-ScenarioLaid = { $scenario ->
    [0] { scenario-0 }
    [1] { scenario-1 }
    [2] { scenario-2 }
    [3] { scenario-3 }
    [4] { scenario-4 }
    [5] { scenario-5 }
    [6] { scenario-6 }
    [7] { scenario-7 }
    [8] { scenario-8 }
    [9] { scenario-9 }
    [10] { scenario-10 }
    [11] { scenario-11 }
    [12] { scenario-12 }
   *[other] A scenario of your own.
} The Crisis Unit is { SEAT($crisis_unit) }.{ $order ->
    [nothing] {""}
   *[other] {" "}Cutting order: { EACH($order, "board-kind") }.
}
event-RoundBegun = Round { $round }: { SEAT($phone) } has the phone.
event-Proposed = { $line ->
    [none] { $tile ->
        [none] { SEAT($by) } proposes the block at { $block }.
       *[other] { SEAT($by) } proposes to cut { $tile }.
    }
   *[other] { $kind ->
        [none] { SEAT($by) } proposes to ask about { $line }.
       *[other] { SEAT($by) } proposes to ask about { board-kind } in { $line }.
    }
}
event-Passed = { SEAT($by) } uses no consultant.
event-Asked = { $kind ->
    [none] The employees ask about { $line }.
   *[other] The signal is disturbed. The employees ask about { board-kind } in { $line }.
}
event-LookedAt = Behind the screen you see { $tiles }: { EACH($kinds, "board-kind") }.
event-Answered = { $kind ->
    [none] { $second_pile ->
        [none] { $ordered ->
            [yes] Answer for { $line }, in the order of the tiles: { EACH($tokens, "board-kind") }.
           *[no] Answer for { $line }: { EACH($tokens, "board-kind") }.
        }
       *[other] Answer for { $line }. First half: { EACH($tokens, "board-kind") }. Rest: { EACH($second_pile, "board-kind") }.
    }
   *[other] Disturbed answer for { $line }, { board-kind } only: { EACH($tokens, "board-kind") }.
}
event-CardUsed = { SEAT($by) } uses the { board-card }. { board-card-text }{ $tile ->
    [none] {""}
   *[other] {" "}{ $tile }: { board-kind }.
}
event-Blocked = X-ray of the block at { $block }: { EACH($tokens, "board-kind") }.
event-Archived = Explosives in each row, from the top: { $explosives }.
event-PointedAt = The scissors are at { $tile }.
event-Flipped = { $tile } is cut: { $result ->
    [counts] { board-kind }. It counts, and costs no time.
    [again] { board-kind } once more. That costs time.
    [wasted] { board-kind }, but it is not due. Wasted.
    [battery] the battery. Auxiliary detonators are disarmed.
    [receiver] the receiver. The Call can come now.
    [auxiliary] an auxiliary detonator. Three cards go at once!
    [disarmed] an auxiliary detonator, already disarmed.
    [grey] a grey cable. That costs time.
   *[explosive] an explosive. Boom!
}
event-Secured = { $tile } is an explosive. It is secured, and can no longer be cut.
event-Advanced = The countdown advances: { EACH($discarded, "board-deck-card") } is gone, on top is { EACH($top, "board-deck-card") }.
event-Skipped = The countdown stands still this time.
event-TimerReturned = { EACH($seconds, "board-deck-card") } returns to the top of the countdown.
event-TimeEnded = { $seat ->
    [none] Time is up: the team’s proposal is carried out.
   *[other] Time is up: the table acts for { SEAT($seat) }.
}
event-Spoke = { SEAT($by) }: “{ board-phrase }”
event-Marked = { $warning ->
    [yes] { $kinds ->
        [nothing] { SEAT($by) } puts a warning on { $tile }.
       *[other] { SEAT($by) } puts a warning on { $tile }, and pencils { EACH($kinds, "board-kind") }.
    }
   *[no] { $kinds ->
        [nothing] { SEAT($by) } wipes the mark off { $tile }.
       *[other] { SEAT($by) } pencils on { $tile }: { EACH($kinds, "board-kind") }.
    }
}
event-VoterSet = { $votes ->
    [yes] { SEAT($seat) } votes now.
   *[no] { SEAT($seat) } advises, without a vote.
} { SEAT($phone) } has the phone.
event-Ended = { $reason ->
    [defused] Bomb defused!
    [explosive_cut] Explosive cut.
    [countdown_over] Time is up.
    [call_missed] Call missed.
   *[order_broken] Order broken.
}

end-defused = A cable of every colour is cut: the bomb is defused. Everybody wins!
end-explosive_cut = An explosive was cut. The bomb goes off, everybody loses.
end-countdown_over = The countdown has reached the Explosion. The bomb goes off, everybody loses.
end-call_missed = The Call came, and the receiver was not cut. The bomb goes off, everybody loses.
end-order_broken = Too many cables of a colour are wasted: the order cannot be kept any more. Everybody loses.

tally-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tally-timers_left = { $count ->
    [0] no Timer left
    [one] one Timer left
   *[other] { $count } Timers left
}
tally-cards_left = { $count ->
    [0] no consultant left
    [one] one consultant left
   *[other] { $count } consultants left
}
tally-title = { $count ->
    [0] no title
    [1] Singed Eyebrows
    [2] Lucky Fingers
    [3] Steady Hands
    [4] Cable Whisperers
    [5] Ice in the Veins
   *[6] Legends of the Sorting Floor
}
board-score-why = { $fromTimers } for { $timers ->
    [one] one Timer
   *[other] { $timers } Timers
} left{ $cards ->
    [0] {""}
    [one] , { $fromCards } for one unused consultant
   *[other] , { $fromCards } for { $cards } unused consultants
}{ $scenario ->
    [0] {""}
   *[other] , { $scenario } for the scenario
}, minus { $players } for the players.

refusal-IB-022 = There is no such line. Ask about a row or column of this bomb.
refusal-IB-061 = That is not asked for now. Wait a moment, or choose one of the things that are lit.
refusal-IB-075 = That line has its full answer, or all of its tiles lie open. Ask about another one.
refusal-IB-086 = The signal is disturbed: name the one kind that you want to hear about.
refusal-IB-087 = Name a kind only while the signal is disturbed: one that is in this bomb, and that this line has not told yet.
refusal-IB-090 = There is no such tile. Cut one that lies face down.
refusal-IB-095 = That tile lies open already. Cut one that lies face down.
refusal-IB-120 = Consultants are used by the Crisis Unit, once each, and only those of this scenario.
refusal-IB-121 = It is not the moment for that. Each consultant has its own.
refusal-IB-122 = The tokens of an answer can be laid out in one special way only, and only if the answer is full.
refusal-IB-125 = The Spotter, and nobody else, takes a tile: one of this line that lies face down and has a token of its kind.
refusal-IB-126 = The second question must be about a line that crosses the first one, in the same bomb.
refusal-IB-128 = The Sapper has secured that tile: it is an explosive and is never cut.
refusal-IB-130 = No Timer has been discarded yet, so the Negotiator can bring none back.
refusal-IB-131 = All tiles of that block lie open. Choose one with a tile face down.
refusal-IB-150 = You are the Crisis Unit: the employees ask and cut, you answer.
refusal-IB-152 = You advise, and have no vote. The others decide.
refusal-IB-153 = That is your proposal already, or you have made all five for this decision. Support somebody, or wait for the others.
refusal-IB-156 = Settling takes the phone, and a proposal of everybody who votes.
refusal-IB-159 = { SEAT($phone) } has the phone and decides this round.
refusal-IB-170 = The game is over.
refusal-IB-241 = The Crisis Unit has one phrase a round, and only before anything is proposed.
refusal-IB-243 = The Crisis Unit marks no tiles: the pencil belongs to the employees.
refusal-IB-250 = That cannot be done in It’s a Bomb!: the employees ask or cut, the Crisis Unit answers and uses consultants.
refusal-IB-260 = That clock is not running.
refusal-IB-305 = The signal is clear, so the Radio Operator has nothing to mend. Keep the card.
refusal-IB-359 = Mark a tile that lies face down.
refusal-IB-360 = That tile is marked so already.
refusal-IB-361 = Enough has been marked this round. The next round brings a new pencil.

# pieces and phrases
board-end-explosive = { $tile } was an explosive. Every tile lies open now.
board-slip = { $result ->
    [again] Too many: { board-kind } once more
    [wasted] Wrong: { board-kind } is not due
    [auxiliary] Wrong: an auxiliary detonator
   *[grey] Wrong, it is grey
}.
board-slip-cut = You cut { $tile }. { $result ->
    [auxiliary] Three cards go.
   *[other] That costs time.
}
board-kind = { $kind ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
    [4] purple
    [5] explosive
    [6] battery
    [7] receiver
    [8] auxiliary detonator
    [nothing] nothing
   *[9] grey
}
board-deck-card = { $card ->
    [0] Explosion
    [60] 01:00
    [70] 01:10
    [80] 01:20
    [90] 01:30
    [101] Disturbed Signal
    [102] Disturbed Signal
    [103] Disturbed Signal
    [110] Call
   *[other] 00:{ $card }
}
board-turn-card = { SEAT($by) } uses the { $name }{ $tile ->
    [none] .
   *[other] , { $tile }: { $found }.
}
board-card = { $card ->
    [SURV] Surveyor
    [DRAU] Draughtsman
    [DISP] Dispatcher
    [RADIO] Radio Operator
    [SAPP] Sapper
    [HACK] Hacker
    [NEGO] Negotiator
    [XRAY] X-ray Technician
    [ARCH] Archivist
   *[SPOT] Spotter
}
board-card-text = { $card ->
    [SURV] The tokens of this answer lie in the order of their tiles.
    [DRAU] The tokens of this answer lie in two piles, one for each half of the line.
    [DISP] A second question, about a line that crosses the first, costs no extra time.
    [RADIO] This disturbed question gets its full answer.
    [SAPP] The tile pointed at is checked first: an explosive is secured instead of cut.
    [HACK] The countdown does not advance this time.
    [NEGO] The Timer discarded last returns to the top.
    [XRAY] The employees choose a square of four tiles and learn what is in it.
    [ARCH] Everybody learns how many explosives each row has.
   *[SPOT] One token of this answer lies on its own tile.
}
board-phrase = { $phrase ->
    [ready] Ready.
    [card_soon] I will use a card soon.
    [saving_cards] I am saving my cards.
    [time_is_short] Time is short.
    [well_done] Well done.
   *[sorry] Sorry.
}

# board and prompts
board-bomb = { $bomb ->
    [none] The bomb
   *[other] Bomb { $bomb }
}
board-columns = Columns
board-row = Row { $row }
board-tile = { $tile }, { $state ->
    [cut] cut, { $what }
    [secured] secured by the Sapper, { $what }
    [spotted] face down, token on it: { $what }
    [seen] face down, you have seen it: { $what }
   *[covered] face down
}{ $shared ->
    [none] {""}
   *[other] , marked by the team: { $shared }
}{ $own ->
    [none] {""}
   *[other] , pencilled by you: { $own }
}{ $wanted ->
    [none] {""}
   *[other] , proposed by { $wanted }
}{ $pointed ->
    [yes] , the scissors are here
   *[no] {""}
}{ $lit ->
    [yes] , can be picked
   *[no] {""}
}
board-line = { $row ->
    [yes] Row { $line }
   *[no] Column { $line }
}{ $answered ->
    [full] , answered
    [part] , answered in part
   *[no] {""}
}{ $explosives ->
    [none] {""}
    [one] , 1 explosive
   *[other] , { $explosives } explosives
}{ $wanted ->
    [none] {""}
   *[other] , proposed by { $wanted }
}{ $lit ->
    [yes] , can be asked about
   *[no] {""}
}
board-answer = { $hand ->
    [yes] Your answer for { $line }, not laid yet:
   *[no] Answer for { $line }:
} { $how ->
    [part] only { $what }{ $missing ->
        [yes] , and none of { $none }
       *[no] {""}
    }
    [missing] none of { $none }
    [ordered] { $what }, in the order of the tiles
    [halves] first half { $what }; rest { $rest }
   *[pile] { $what }
}
board-note = X-ray of the block at { $block }: { $what }
board-member = { SEAT($seat) }, { $unit ->
    [yes] Crisis Unit
   *[no] employee
}{ $phone ->
    [yes] , has the phone
   *[no] {""}
}{ $proposed ->
    [yes] , has proposed
   *[no] {""}
}
board-countdown = Countdown, on top { $top }. Then: { $coming ->
    [none] nothing
   *[other] { $coming }
}
board-countdown-title = Countdown
board-steps = { $steps ->
    [-1] it went off
    [0] the next step loses
    [one] 1 step to spare
   *[other] { $steps } steps to spare
}
board-cables = Cut: { $done }. Missing: { $left }.{ $kind ->
    [none] {""}
   *[other] {" "}Due now: { board-kind }.
}
board-cables-title = { $ordered ->
    [yes] In this order
   *[no] Cut one of each
}
board-consultants-title = Consultants
board-consultant = { $name }, { $used ->
    [yes] used
   *[no] { $lit ->
        [yes] can be used now
       *[no] not used yet
    }
}
board-card-state = { $used ->
    [yes] Used
   *[no] { $lit ->
        [yes] Can be used now
       *[no] Ready
    }
}
board-card-moment = { $used ->
    [yes] Used.
   *[no] { $card ->
        [SURV] While the Crisis Unit looks at a line.
        [DRAU] While the Crisis Unit looks at a line.
        [SPOT] While the Crisis Unit looks at a line.
        [RADIO] While the Crisis Unit looks at a line, if the signal is disturbed.
        [DISP] After the first answer of a round.
        [SAPP] When a tile is pointed at, before it is cut.
        [HACK] When the countdown is about to advance.
        [NEGO] At the start of a round, once a Timer is gone.
       *[other] At the start of a round.
    }
}
board-close = Close
board-bomb-title = In the bomb
board-list = { $what }: { $left } of { $all }
board-scenario = { $scenario ->
    [0] { option-scenario-0 }
    [1] { option-scenario-1 }
    [2] { option-scenario-2 }
    [3] { option-scenario-3 }
    [4] { option-scenario-4 }
    [5] { option-scenario-5 }
    [6] { option-scenario-6 }
    [7] { option-scenario-7 }
    [8] { option-scenario-8 }
    [9] { option-scenario-9 }
    [10] { option-scenario-10 }
    [11] { option-scenario-11 }
    [12] { option-scenario-12 }
   *[other] { option-own }
}
board-page = Scenario page
board-special = Special rules
board-rule = { $rule ->
    [order] Cutting order: { $what }. A cable that is not due is wasted.
    [purple] Purple needs two cables.
    [battery] Cutting the battery costs no time, brings a Timer back and disarms the auxiliary detonators.
    [auxiliary] Auxiliary detonators have no token. Cutting a live one takes three cards.
    [receiver] Cutting the receiver costs no time. It must be cut before the Call is on top.
    [disturbed] With a Disturbed Signal on top you name one kind and hear about that kind only.
   *[bombs] Two bombs, one countdown. A cable of either bomb serves.
}
board-ours = Scenarios and consultants are designs of our own; those of the printed game differ.
board-looked = What { $tile } may be
board-reason = { $reason ->
    [sure] Certain: it costs no time
    [calm] Cannot explode, may cost time
    [risk] { $danger } % chance of an explosive
    [even] Safe: at worst a question’s price
    [late] No time to ask; explosive: { $danger } %
    [ask] { $hidden ->
        [1] One tile hidden
       *[other] { $hidden } tiles hidden
    }, { $kinds ->
        [1] one kind possible
       *[other] { $kinds } kinds possible
    }
    [settle] All have proposed, and you have the phone
    [ARCH] The less is known, the more it tells
    [XRAY] There is an answer to compare it with
    [NEGO] Hardly any time is left
    [HACK] This step of the countdown would lose
    [DISP] A second answer at no further cost
    [SAPP] You have seen an explosive there
    [SPOT] They will know this very tile
    [SURV] The order tells where each lies
    [DRAU] Two piles tell which half it is
    [RADIO] Or they hear of one kind only
    [plain] No consultant is left
   *[keep] A consultant does more later
}
board-suggested = { SEAT($by) } would { $line ->
    [none] { $tile ->
        [none] X-ray { $block }
       *[other] cut { $tile }
    }
   *[other] { $kind ->
        [none] ask { $line }
       *[other] ask { $line } for { board-kind }
    }
}
board-standing = Pass for me
board-standing-state = { $on ->
    [yes] Passes for you, except while you look
   *[no] You are asked every time
}
board-pencil = Pencil
board-pencil-state = { $out ->
    [yes] Tap a tile to write on it
   *[no] Notes for you or for the team
}
board-pencil-on = What might { $tile } be?
board-pencil-for = Who sees it
board-pencil-all = Everybody
board-pencil-me = Only me
board-pencil-hint = { $shared ->
    [yes] The whole table sees these marks, the Crisis Unit too.
   *[no] Nobody else sees these marks.
}
board-pencil-clear = Rub out
board-pencil-done = Done
board-warning = careful
board-key-rows = ask about a row
board-key-columns = ask about a column
board-key-kinds = name a kind while the signal is disturbed
board-key-pencil = write on the tile in focus

prompt-waiting = { $step ->
    [start] { SEAT($unit) } may use a consultant
    [look] { $kind ->
        [none] { SEAT($unit) } looks behind { $line }
       *[other] { SEAT($unit) } looks for { board-kind } in { $line }
    }
    [after] { SEAT($unit) } may allow a second question
    [point] The scissors are at { $tile }
    [advance] { SEAT($unit) } may stop the countdown
    [block] { SEAT($seat) }: which block to X-ray?
    [second] { SEAT($seat) }: a second question
   *[choose] { SEAT($seat) }: ask or cut?
}
prompt-voting = Waiting for { SEAT($seat) }
prompt-to-go = { $left ->
    [one] One cable to go.
   *[other] { $left } cables to go.
}
prompt-choose = { $step ->
    [block] Choose a block to X-ray
    [second] A second question: which line?
   *[choose] { $disturbed ->
        [yes] Disturbed signal: ask for one kind, or cut?
       *[no] Ask or cut?
    }
}
prompt-choose-hint = { $step ->
    [block] Tap its upper left tile.
    [second] It must cross the first one; it costs no extra time.
   *[choose] Tap an arrow to ask about a line, or a tile to cut it.
}
prompt-ask = { $kind ->
    [none] Ask about { $line }?
   *[other] Ask for { board-kind } in { $line }?
}
prompt-ask-where = Look for { $what } where?
prompt-disturbed-hint = { $line ->
    [none] Tap the arrow of a row or column.
   *[other] Only one kind comes through: choose it.
}
prompt-cut = Cut { $tile }?
prompt-cost = { $loses ->
    [yes] { $cut ->
        [yes] If it costs time or explodes, the game is lost.
       *[no] The next step of the countdown loses the game.
    }
   *[no] { $cut ->
        [yes] Missing colour: free. Grey: costs time. Explosive: lost.
       *[no] It takes one card off the countdown.
    }
}
prompt-wanted = { $line ->
    [none] { $step ->
        [block] Choose a block
        [second] Choose a line
       *[choose] Line or tile?
    }
   *[other] Choose a kind
}
prompt-explosive-hint = A token shows an explosive there. Cutting it loses the game.
prompt-sure = Cut it all the same
prompt-block = X-ray the block at { $block }?
prompt-proposal = { $line ->
    [none] { $tile ->
        [none] X-ray { $block }
       *[other] cut { $tile }
    }
   *[other] { $kind ->
        [none] ask { $line }
       *[other] ask { $line } for { board-kind }
    }
}
prompt-wants = { SEAT($seat) }: { $what }
prompt-yours = You propose: { $what }
prompt-yours-hint = { $settle ->
    [yes] You have the phone: settle, or change your mind.
   *[no] Waiting for { SEAT($seat) }. Tap something else to change it.
}
prompt-deed = { $agree ->
    [yes] Agree: { $what } ({ $votes } of { $voters })
   *[no] Propose: { $what }
}
prompt-deed-settle = Settle: { $what }
prompt-unit = { $step ->
    [start] A consultant before they choose?
    [look] { $kind ->
        [none] They ask about { $line }
       *[other] They ask for { board-kind } in { $line }
    }
    [after] Allow a second question?
    [point] They are about to cut { $tile }
   *[advance] The countdown is about to advance
}
prompt-unit-hint = { $step ->
    [start] Or save it for later.
    [after] The Dispatcher lets them ask about a crossing line at once.
   *[advance] { $loses ->
        [yes] This step loses the game.
       *[no] This step does no harm yet.
    }
}
prompt-look-hint = { $layout ->
    [ordered] Your tokens lie in the order of the tiles.
    [halves] Your tokens lie in two piles, one for each half.
    [spotted] One token lies on its tile.
   *[pile] { $disturbed ->
        [yes] Only you see these { $count } tiles. Other kinds do not come through.
       *[no] { $auxiliary ->
            [yes] Only you see these { $count } tiles. Grey and detonators have no token.
           *[no] Only you see these { $count } tiles. Grey has no token.
        }
    }
}
prompt-seen = You have looked behind it: { $kind }.
prompt-unseen = You have not looked behind it.
prompt-use = { $tile ->
    [none] { $name }
   *[other] { $name }: { $tile }
}
prompt-spot-hint = Tap the tile that gets its token.
prompt-waste-hint = There are few tokens in this answer: the card would say little.
prompt-deed-use = { $tile ->
    [none] Use the { $name }
   *[other] Spot { $tile }
}
prompt-deed-pass = { $step ->
    [point] Let them cut { $tile }
    [advance] Let it advance
   *[other] Go on
}
prompt-deed-lay = { $count ->
    [0] Lay an empty tray
    [one] Lay 1 token
   *[other] Lay { $count } tokens
}
