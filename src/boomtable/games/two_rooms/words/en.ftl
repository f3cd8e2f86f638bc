title = Two Rooms and a Boom
tagline = Two rooms that may not talk to each other, a President, a Bomber, and hostages who change sides of the wall.
board-goal = Red wants the Bomber and the President in one room, Blue wants them apart.
board-goal-won = your team’s aim reached
board-goal-lost = the others’ aim reached

preset-party = First game, in one house
preset-online = First game, online
preset-guided = First game, explained
preset-standard = Advanced, in one house
preset-standard_online = Advanced, online
preset-buried = A buried card
preset-losers = Somebody must lose
preset-infection = Infection, with a buried card
preset-zombies = Zombie night

option-mode = Where you are
    .party = In one house, phones in hand
    .online = Online
    .sim = Simulation, bots only
option-game = Game
    .basic = Basic
    .advanced = Advanced
option-roles = Deck
option-bury = Bury a card
    .hint = One card more than players; nobody knows which one is missing, and backups step in.
option-rounds = Rounds
    .three = Three
    .five = Five
    .auto = Five with more than ten players
option-round_minutes = Minutes of each round
option-colour = Colour views
    .auto = Advanced game, from 11 players
    .off = Never
    .on = Always in the advanced game
option-first_leader = First leader
    .appoint = Appointed by somebody else
    .majority = More than half of the room
option-hostage_time = Hostages are chosen
    .after = After the clock
    .before = In the last minute
option-usurper_clash = Two Usurpers in a room
    .last = The second one leads
    .first = The first one stays
option-helper_failure = A share with Doctor or Engineer is missing
    .both_can_lose = Both teams can lose
    .other_wins = The other team wins
option-privacy_promise = Privacy promise
    .hint = Nobody sees who shares with whom.
option-premature_loss = Premature loss
    .hint = A grey card that has lost before the last round may bet like a Gambler.
option-no_timer = No timer
    .hint = A round ends when both leaders have announced their hostages.
option-open_deck = Open deck
    .hint = Everybody sees which characters are in the deck.
option-withdraw = Offers can be withdrawn
    .hint = Otherwise whoever asks for a share is bound.
option-moderator = Moderator
    .hint = Somebody who does not play ends rounds and parleys.
option-share_feed = The room sees who shares
    .auto = Online, or with bots
    .on = Yes
    .off = No
option-time_scale = Clock of the rounds
    .normal = Normal
    .slow = One and a half times as long
    .slower = Twice as long
option-no_timer_cap = Longest round without a timer, in minutes
option-auto_notes = Automatic notes
    .hint = The table remembers what you were shown.
option-select_seconds = Seconds to choose hostages
option-parley_seconds = Seconds for the leaders to meet
option-call_seconds = Seconds for a bet
option-offer_ttl = Seconds that a share offer stands
option-room_names = Names of the rooms
option-exchange_clock = While hostages walk the clock
    .running = Runs
    .last = Runs, and waits before the end
    .hold = Waits for them
option-guided = Explanations

warning-TR-038 = Some cards stand in for others only if a card is buried. Without one they are plain team cards.
warning-TR-040 = Ambassadors are at their best with eleven players or more, themselves not counted.
warning-TR-043 = Zombie with Ambassadors, or Agoraphobe with Bouncers: these do not go well together.
warning-TR-044 = A Spy has no colour to show with fewer than eleven players.
warning-TR-048 = The deck favours one side: blue and red cards, or cards that belong together, are not even.

board-role = { $role ->
    [president] President
    [bomber] Bomber
    [blue_team] Blue Team
    [red_team] Red Team
    [gambler] Gambler
    [butler] Butler
    [maid] Maid
    [romeo] Romeo
    [juliet] Juliet
    [intern] Intern
    [rival] Rival
    [survivor] Survivor
    [victim] Victim
    [bomb_bot] Bomb-Bot
    [queen] Queen
    [bouncer_blue] Blue Bouncer
    [bouncer_red] Red Bouncer
    [doctor] Doctor
    [engineer] Engineer
    [ambassador_blue] Blue Ambassador
    [ambassador_red] Red Ambassador
    [spy_blue] Blue Spy
    [spy_red] Red Spy
    [usurper_blue] Blue Usurper
    [usurper_red] Red Usurper
    [zombie] Zombie
    [presidents_daughter] President’s Daughter
    [martyr] Martyr
    [nurse] Nurse
    [tinkerer] Tinkerer
    [hot_potato] Hot Potato
    [agoraphobe] Agoraphobe
   *[none] unknown
}
board-am-role = { $role ->
    [blue_team] on the Blue Team
    [red_team] on the Red Team
    [romeo] Romeo
    [juliet] Juliet
   *[other] the { board-role }
}
board-colour = { $colour ->
    [blue] blue
    [red] red
    [grey] grey
    [green] green
    [neither] neither
   *[none] unknown
}
board-kind = { $kind ->
    [colour] colour
   *[card] card
}
board-condition = { $condition ->
    [zombie] zombie
    [dead] dead
    [immune] immune
    [shy] shy
    [coy] coy
    [savvy] savvy
   *[paranoid] paranoid
}
board-place = { $place ->
    [A] room A
    [B] room B
    [hall] the hall
   *[other] { $place }
}
board-deed = { $deed ->
    [send] send
    [keep] keep
    [point] point at
    [appoint] appoint
   *[hand_over] hand leadership to
}
board-plea = { $plea ->
    [send] send
    [keep] keep
    [point] point at
    [trust] trust
   *[doubt] do not trust
}
board-reason = { $reason ->
    [blue] the card is blue
    [red] the card is red
    [shared] we have shared
    [hides] has shown nobody anything
   *[lied] has not told the truth
}
board-please-deed = { $deed ->
    [send] send
    [keep] keep
    [point] point at
    [appoint] appoint
   *[hand_over] hand leadership to
}
board-me-deed = { $deed ->
    [send] send me
    [keep] keep me
    [point] point at me
    [appoint] appoint me
   *[hand_over] hand leadership to me
}
board-your-deed = { $deed ->
    [send] go
    [keep] stay
    [point] lead
    [appoint] lead
   *[hand_over] take the lead
}
board-to-you-deed = { $deed ->
    [send] send you
    [keep] keep you
    [point] point at you
    [appoint] appoint you
   *[hand_over] hand leadership to you
}
board-your-reason = { $reason ->
    [blue] your card is blue
    [red] your card is red
    [shared] we have shared
    [hides] you have shown nobody anything
   *[lied] you have not told the truth
}
board-reply = { $reply ->
    [yes] yes
    [no] no
    [refuse] I won’t say
    [unknown] I don’t know
    [nothing] nothing
    [nobody] nobody
   *[maybe] maybe
}

action-Appoint = Appoint { SEAT($target) }
    .name = Appoint a leader
    .target = Whom?
action-Point = Point at { SEAT($target, you: "yourself") }
    .name = Point at a new leader
    .target = At whom?
action-Unpoint = Lower your hand
    .name = Lower your hand
action-Abdicate = Offer { SEAT($target) } the leader card
    .name = Abdicate
    .target = Who shall lead?
action-AcceptLead = Take the leader card
    .name = Take the leader card
action-DeclineLead = Refuse the leader card
    .name = Refuse the leader card
action-Reveal = { $target ->
    [none] Show everybody your { board-kind }
   *[other] Show { SEAT($target) } your { board-kind }
}
    .name = Show your card
    .kind = The whole card or the colour?
    .target = To whom?
action-OfferShare = Offer { SEAT($target) } a { board-kind } share
    .name = Offer a share
    .kind = Card or colour?
    .target = With whom?
action-AcceptShare = Share with { SEAT($offerer) }
    .name = Accept a share
    .offerer = With whom?
action-DeclineShare = Decline the share with { SEAT($offerer) }
    .name = Decline a share
    .offerer = Whose offer?
action-Withdraw = Withdraw your offer
    .name = Withdraw your offer
action-Bounce = Send { SEAT($target) } to the other room
    .name = Bouncer: send somebody over
    .target = Whom?
action-Usurp = Show your card and lead
    .name = Usurper: take the lead
action-Move = Go to { EACH($to, "board-place") }
    .name = Walk
    .to = Where to?
action-Draft = Name { SEAT($seat) } as hostage, or not
    .name = Name hostages
    .seat = Whom?
action-Lock = Announce the hostages
    .name = Announce the hostages
action-Ready = Ready
    .name = Ready
action-Arrive = I am there
    .name = I am there
action-Call = Bet on { EACH($team, "board-colour") }
    .name = Place your bet
    .team = Who wins?
action-Aim = { $at ->
    [none] Talk to the room
   *[other] Whisper to { SEAT($at) }
}
    .name = Choose who hears you
    .at = Who?
action-Pass = Wait
    .name = Wait
action-ClaimRole = “I am { board-am-role }.”
    .name = Say who you are
    .role = Which card?
action-ClaimSaw = “I saw { SEAT($seat) }’s card: { board-role }.”
    .name = Say whose card you saw
    .seat = Whose?
    .role = Which card?
action-ClaimHeard = “{ SEAT($seat) } says: I am { board-am-role }.”
    .name = Pass on a claim
    .seat = Whose?
    .role = Which card?
action-ClaimColour = { YOU($seat) ->
    [yes] “My colour is { board-colour }.”
   *[no] “{ SEAT($seat) }’s colour is { board-colour }.”
}
    .name = Say a colour
    .seat = Whose?
    .colour = Which colour?
action-ClaimSide = { YOU($seat) ->
    [yes] “I am { $is_on ->
        [yes] on
       *[no] not on
    } the { EACH($side, "board-colour") } side.”
   *[no] “{ SEAT($seat) } is { $is_on ->
        [yes] on
       *[no] not on
    } the { EACH($side, "board-colour") } side.”
}
    .name = Say a side
    .seat = Whose?
    .side = Which side?
    .is_on = Is it, or is it not?
action-ClaimShared = “I made a { board-kind } share with { SEAT($seat) }.”
    .name = Say with whom you shared
    .seat = With whom?
    .kind = Card or colour?
action-ClaimCondition = { YOU($seat) ->
    [yes] “I am { board-condition }.”
   *[no] “{ SEAT($seat) } is { board-condition }.”
}
    .name = Say a condition
    .seat = Whose?
    .condition = Which one?
action-AskToShow = “Show me your { $kind ->
    [colour] colour
   *[card] card
}.”
    .name = Ask to be shown
    .kind = Card or colour?
action-AskFor = { YOU($seat) ->
    [yes] “Please { EACH($deed, "board-me-deed") }.”
   *[no] “Please { board-please-deed } { SEAT($seat) }.”
}
    .name = Ask for something
    .deed = What?
    .seat = Whom?
action-Answer = Answer { SEAT($seat) }: { board-reply }
    .name = Answer
    .seat = Whom?
    .reply = What?
action-Intend = “I will { EACH($plan, "board-deed") } { SEAT($seat) }.”
    .name = Say what you will do
    .plan = What?
    .seat = Whom?
action-Accuse = “I do not trust { SEAT($seat) }.”
    .name = Accuse
    .seat = Whom?
action-Vouch = “I trust { SEAT($seat) }.”
    .name = Vouch
    .seat = For whom?
action-Question = Ask about { SEAT($seat) }: { $matter ->
    [role] which card?
    [side] which side?
   *[seen] what did you see?
}
    .name = Ask a question
    .seat = About whom?
    .matter = What?
action-Argue = “{ $plea ->
    [send] Send { SEAT($seat) }
    [keep] Keep { SEAT($seat) }
    [point] Point at { SEAT($seat) }
    [trust] I trust { SEAT($seat) }
   *[doubt] I do not trust { SEAT($seat) }
}: { EACH($reason, "board-reason") }.”
    .name = Say what you want, and why
    .plea = What?
    .seat = Whom?
    .reason = Why?
action-Report = “{ SEAT($seat) } led the other room.”
    .name = Say who led the other room
    .seat = Who?

event-RoomsDrawn = Everybody has a room: { EACH($places, "board-place") }.{ $deck ->
    [none] {""}
   *[other] {" "}In the deck: { EACH($deck, "board-role") }.
}
event-AmbassadorShown = { YOU($seat) ->
    [yes] You are the { board-role }.
   *[no] { SEAT($seat) } is the { board-role }.
}
event-HandsChanged = { $bot ->
    [yes] A bot plays for { SEAT($seat, you: "you") }.
   *[no] { YOU($seat) ->
        [yes] You are back.
       *[no] { SEAT($seat) } is back.
    }
}
event-BecameReady = { YOU($seat) ->
    [yes] You are ready.
   *[no] { SEAT($seat) } is ready.
}
event-NotReady = { YOU($seat) ->
    [yes] You want to go on.
   *[no] { SEAT($seat) } wants to go on.
}
event-CardDealt = { YOU($seat) ->
    [yes] You may look at your card now.
   *[no] { SEAT($seat) } may look at the card now.
}
event-RoundBegun = Round { $round } begins. Hostages: { $hostages }.
event-LeaderNamed = { $how ->
    [appointed] { YOU($by) ->
        [yes] You appoint { SEAT($leader) } leader of room { $room }.
       *[no] { SEAT($by) } appoints { SEAT($leader, you: "you") } leader of room { $room }.
    }
    [handed_over] { YOU($by) ->
        [yes] You hand the lead of room { $room } to { SEAT($leader) }.
       *[no] { SEAT($by) } hands the lead of room { $room } to { SEAT($leader, you: "you") }.
    }
    [pointed] More than half of room { $room } point at { SEAT($leader, you: "you") }: a new leader.
    [usurper] { YOU($leader) ->
        [yes] You usurp the lead of room { $room }.
       *[no] { SEAT($leader) } usurps the lead of room { $room }.
    }
   *[lot] Nobody led room { $room }: the lot falls on { SEAT($leader, you: "you") }.
}
event-Pointed = { YOU($by) ->
    [yes] You point at { SEAT($at, you: "yourself") }.
   *[no] { SEAT($by) } points at { SEAT($at, you: "you") }.
}
event-HandLowered = { YOU($by) ->
    [yes] You lower your hand.
   *[no] { SEAT($by) } lowers their hand.
}
event-LeadOffered = { YOU($by) ->
    [yes] You offer { SEAT($to) } the leader card.
   *[no] { SEAT($by) } offers { SEAT($to, you: "you") } the leader card.
}
event-LeadDeclined = { YOU($to) ->
    [yes] You do not take the leader card from { SEAT($by) }.
   *[no] { SEAT($to) } does not take the leader card from { SEAT($by, you: "you") }.
}
event-LeadLapsed = The leader card stays with { SEAT($by, you: "you") }: the offer to { SEAT($to, you: "you") } is over.
event-Revealed = { $to ->
    [none] { YOU($by) ->
        [yes] You show everybody your { board-kind }: { $role ->
            [none] { board-colour }
           *[other] { board-role }
        }.
       *[no] { SEAT($by) } shows everybody their { board-kind }: { $role ->
            [none] { board-colour }
           *[other] { board-role }
        }.
    }
   *[other] { $colour ->
        [none] { YOU($by) ->
            [yes] You show { SEAT($to) } your { board-kind }.
           *[no] { SEAT($by) } shows { SEAT($to, you: "you") } their { board-kind }.
        }
       *[other] { YOU($by) ->
            [yes] You show { SEAT($to) } your { board-kind }: { $role ->
                [none] { board-colour }
               *[other] { board-role }
            }.
           *[no] { SEAT($by) } shows { SEAT($to, you: "you") } their { board-kind }: { $role ->
                [none] { board-colour }
               *[other] { board-role }
            }.
        }
    }
}
event-ShareOffered = { YOU($by) ->
    [yes] You offer { SEAT($to) } a { board-kind } share.
   *[no] { SEAT($by) } offers { SEAT($to, you: "you") } a { board-kind } share.
}
event-ShareDeclined = { YOU($to) ->
    [yes] You decline the share with { SEAT($by) }.
   *[no] { SEAT($to) } declines the share with { SEAT($by, you: "you") }.
}
event-ShareLapsed = { YOU($by) ->
    [yes] Your offer to { SEAT($to) } has lapsed.
   *[no] { SEAT($by) }’s offer to { SEAT($to, you: "you") } has lapsed.
}
event-ShareVoided = { YOU($by) ->
    [yes] Your offer to { SEAT($to) } is void.
   *[no] { SEAT($by) }’s offer to { SEAT($to, you: "you") } is void.
}
event-ShareWithdrawn = { YOU($by) ->
    [yes] You withdraw the offer to { SEAT($to) }.
   *[no] { SEAT($by) } withdraws the offer to { SEAT($to, you: "you") }.
}
event-Shared = { YOU($a) ->
    [yes] You and { SEAT($b) } make a { board-kind } share
   *[no] { SEAT($a) } and { SEAT($b, you: "you") } make a { board-kind } share
}{ $a_colour ->
    [none] .
   *[other] : { $a_role ->
        [none] { EACH($a_colour, "board-colour") } and { EACH($b_colour, "board-colour") }.
       *[other] { EACH($a_role, "board-role") } and { EACH($b_role, "board-role") }.
    }
}
event-ConditionGained = { YOU($seat) ->
    [yes] You are now { board-condition }, through { SEAT($by, you: "you") }.
   *[no] { SEAT($seat) } is now { board-condition }, through { SEAT($by, you: "you") }.
}
event-CardGained = { YOU($seat) ->
    [yes] Cards are swapped: you have another card now.
   *[no] Cards are swapped: { SEAT($seat) } has another card now.
}
event-SentOver = { YOU($seat) ->
    [yes] You are sent to room { $to }.
   *[no] { SEAT($seat) } is sent to room { $to }.
}
event-Usurped = { YOU($by) ->
    [yes] You show your card: { board-role }.
   *[no] { SEAT($by) } shows their card: { board-role }.
}{ $leads ->
    [yes] {""}
   *[no] {" "}The first Usurper keeps the lead.
}
event-AmbassadorLeft = { YOU($seat) ->
    [yes] You leave { board-place }.
   *[no] { SEAT($seat) } leaves { board-place }.
}
event-AmbassadorCame = { YOU($seat) ->
    [yes] You come to { board-place }.
   *[no] { SEAT($seat) } comes to { board-place }.
}
event-Rested = { YOU($seat) ->
    [yes] You may walk again.
   *[no] { SEAT($seat) } may walk again.
}
event-LockOpened = The last minute: leaders may announce their hostages.
event-RoundEnded = Round { $round } is over. Each room sends { $hostages }.
event-Drafted = { $is_in ->
    [yes] { SEAT($seat) } is on your list of hostages.
   *[no] { SEAT($seat) } is off your list of hostages.
}
event-HostagesLocked = Hostages of room { $room }: { SEAT($hostages, you: "you") }.
event-LeaderWaits = The leader of room { $room } is waiting in the hall.
event-LeadersMet = The leaders meet: { SEAT($leader_a, you: "you") } and { SEAT($leader_b, you: "you") }.
event-ParleyBegun = The leaders of round { $round } meet in the hall.
event-HostagesExchanged = Hostages change rooms. To room B: { SEAT($from_a, you: "you") }. To room A: { SEAT($from_b, you: "you") }.
event-Arrived = { YOU($seat) ->
    [yes] You have arrived.
   *[no] { SEAT($seat) } has arrived.
}
event-MayCall = { YOU($seat) ->
    [yes] You have lost already, and may bet like a Gambler.
   *[no] { SEAT($seat) } has lost already, and may bet like a Gambler.
}
event-CallAsked = { YOU($seat) ->
    [yes] You show your card, { board-role }, and bet.
   *[no] { SEAT($seat) } shows their card, { board-role }, and bets.
}
event-CallKept = { YOU($seat) ->
    [yes] You bet on { EACH($team, "board-colour") }.
   *[no] { SEAT($seat) } bets on { EACH($team, "board-colour") }.
}
event-Called = { $team ->
    [none] { YOU($seat) ->
        [yes] You place no bet.
       *[no] { SEAT($seat) } places no bet.
    }
   *[other] { YOU($seat) ->
        [yes] You bet on { EACH($team, "board-colour") }.
       *[no] { SEAT($seat) } bets on { EACH($team, "board-colour") }.
    }
}
event-Ended = { $reason ->
    [together] President and Bomber are in the same room: Red wins.
    [apart] President and Bomber are apart: Blue wins.
    [no_engineer_share] President and Bomber are in the same room, but the Bomber never met the Engineer: neither team wins.
    [no_doctor_share] President and Bomber are apart, but the President never met the Doctor: neither team wins.
    [doctor_failed] The President never met the Doctor: Red wins.
    [engineer_failed] The Bomber never met the Engineer: Blue wins.
   *[both_failed] Neither Doctor nor Engineer was met: neither team wins.
}{ $buried ->
    [none] {""}
   *[other] {" "}Buried: { EACH($buried, "board-role") }.
}
event-Aimed = { $at ->
    [none] What follows is for the room.
   *[other] What follows is for { SEAT($at) } alone.
}
event-Said = { SEAT($by, you: "You") }{ $to ->
    [none] {""}
   *[other] {" "}to { SEAT($to, you: "you") }
}: “{ board-said }”
event-Whispered = { YOU($by) ->
    [yes] You whisper with { SEAT($to) }.
   *[no] { SEAT($by) } whispers with { SEAT($to, you: "you") }.
}
event-TickBegun = Tick { $tick }.
event-Chose = { YOU($seat) ->
    [yes] You have chosen.
   *[no] { SEAT($seat) } has chosen.
}
event-AskedToAnswer = { YOU($seat) ->
    [yes] You answer { SEAT($by) }
   *[no] { SEAT($seat) } answers { SEAT($by, you: "you") }
}: { $lead ->
    [yes] the leader card?
   *[no] a share?
}

end-together = President and Bomber end in the same room: Red wins.
end-apart = President and Bomber end apart: Blue wins.
end-no_engineer_share = Together, but the Bomber never met the Engineer: neither team wins.
end-no_doctor_share = Apart, but the President never met the Doctor: neither team wins.
end-doctor_failed = The President never met the Doctor: Red wins.
end-engineer_failed = The Bomber never met the Engineer: Blue wins.
end-both_failed = Neither Doctor nor Engineer was met: neither team wins.

tally-shares = { $count ->
    [one] one share
   *[other] { $count } shares
}
tally-winners = { $count ->
    [one] one winner
   *[other] { $count } winners
}

refusal-TR-011 = That is for the players only.
refusal-TR-059 = You are in your room.
refusal-TR-060 = That has to wait for a round.
refusal-TR-061 = The rooms are closed: only Ambassadors walk about, and you can talk only to those around you.
refusal-TR-063 = Only the leader of a room chooses hostages.
refusal-TR-065 = The first leader is appointed, and by another player of the room.
refusal-TR-067 = The room has a leader: { SEAT($leader, you: "you") }.
refusal-TR-069 = The leader card goes from the leader to another player of the room.
refusal-TR-070 = You have the leader card from { SEAT($target) } and cannot give it back in this round.
refusal-TR-071 = Your first offer of the leader card is still open.
refusal-TR-072 = Point at somebody in your room whom you do not point at yet.
refusal-TR-074 = { YOU($target) ->
    [yes] You lead already. Lower your hand instead.
   *[no] { SEAT($target) } leads already. Lower your hand instead.
}
refusal-TR-080 = Hostages are announced once, and not before it is time.
refusal-TR-081 = { SEAT($target, you: "You") } cannot be named now: hostages are other players of your room.
refusal-TR-083 = You have named { $count }. It takes { $needed }.
refusal-TR-086 = Only the two leaders meet.
refusal-TR-087 = Leaders talk to each other here.
refusal-TR-093 = Colours are shown in the advanced game, from 11 players on.
refusal-TR-095 = { SEAT($target) } is not here to see your card.
refusal-TR-098 = Nobody is here to see your card.
refusal-TR-100 = Your card lies open: there is nothing else to show.
refusal-TR-104 = Whoever asks for a share is bound. The offer stands.
refusal-TR-105 = Your offer to { SEAT($target) } is still open.
refusal-TR-111 = That share or view is not possible.
refusal-TR-113 = You may not show your card, and your power begins with that.
refusal-TR-114 = Your card does not have that power.
refusal-TR-138 = In the basic game it is red or blue.
refusal-TR-156 = An Ambassador belongs to no room and takes no part in that.
refusal-TR-158 = Wait a moment before you walk again, and choose another place.
refusal-TR-159 = Hostages are announced: Ambassadors stay where they are.
refusal-TR-161 = Your room has no surplus: { $here } here, { $there } there.
refusal-TR-162 = Not in the last round.
refusal-TR-163 = { SEAT($target, you: "You") } cannot be sent over: neither leaders, nor Ambassadors, nor yourself.
refusal-TR-165 = A Usurper strikes once a game, and not in the last round.
refusal-TR-166 = A Usurper leads, and cannot be pointed away before the round ends.
refusal-TR-274 = The game is over.
refusal-TR-275 = You are not asked to bet.
refusal-TR-276 = Your bet is placed.
refusal-TR-290 = The hostages of your room are announced: its leadership is settled.
refusal-TR-294 = Here the first leader needs more than half of the room: point.
refusal-TR-298 = You have no open offer.
refusal-TR-313 = Talk with your own voice: everybody is in the same house.
refusal-TR-318 = The host cannot do that now.
refusal-TR-321 = You are not asked for that in this tick.
refusal-TR-331 = That offer of the leader card is over.
refusal-TR-335 = { SEAT($offerer) }’s offer is over.
refusal-TR-373 = Too late, or too early: the game is elsewhere now.
refusal-TR-378 = You are ready already.
refusal-TR-407 = Here the round ends in another way.
refusal-TR-385 = That clock is not running.
refusal-TR-392 = Choose somebody else who is here.
refusal-TR-394 = That cannot be said here.
refusal-TR-396 = Not in a simulation.

# the screens: cards and places
board-role-text = { $role ->
    [president] Blue wins if you do not end the game in the Bomber’s room.
    [bomber] You go off at the end. Red wins if the President is in your room then.
    [blue_team] Keep the President away from the Bomber.
    [red_team] Bring the Bomber to the President.
    [gambler] Before the cards are shown you say which team has won. You win if you are right.
    [butler] You win if you, the Maid and the President end in one room.
    [maid] You win if you, the Butler and the President end in one room.
    [romeo] You win if you, Juliet and the Bomber end in one room.
    [juliet] You win if you, Romeo and the Bomber end in one room.
    [intern] You win in the President’s room.
    [rival] You win in the room without the President.
    [survivor] You win in the room without the Bomber.
    [victim] You win in the Bomber’s room.
    [bomb_bot] You win in the Bomber’s room if the President is not there.
    [queen] You win in a room with neither the President nor the Bomber.
    [bouncer_blue] When your room has more people than the other, show somebody your card and send them over. Not in the last round, and not the leader.
    [bouncer_red] When your room has more people than the other, show somebody your card and send them over. Not in the last round, and not the leader.
    [doctor] Share cards with the President before the end, or blue cannot win.
    [engineer] Share cards with the Bomber before the end, or red cannot win.
    [ambassador_blue] Everybody knows you. Walk between the rooms as you like. You neither vote nor share, and nobody can send you.
    [ambassador_red] Everybody knows you. Walk between the rooms as you like. You neither vote nor share, and nobody can send you.
    [spy_blue] Your colour shows red, but you play for blue.
    [spy_red] Your colour shows blue, but you play for red.
    [usurper_blue] Once, not in the last round: reveal your card to all and lead your room at once. Nobody can point you out of it this round.
    [usurper_red] Once, not in the last round: reveal your card to all and lead your room at once. Nobody can point you out of it this round.
    [zombie] Whoever shares with you, or with somebody infected, becomes a zombie. Zombies win if all who are alive at the end are zombies.
    [presidents_daughter] If the President’s card is buried, you are the President. Otherwise you are plain blue.
    [martyr] If the Bomber’s card is buried, you are the Bomber. Otherwise you are plain red.
    [nurse] If the Doctor’s card is buried, you are the Doctor. Otherwise you are plain blue.
    [tinkerer] If the Engineer’s card is buried, you are the Engineer. Otherwise you are plain red.
    [hot_potato] Whoever shares with you swaps cards with you. Whoever holds this card at the end loses.
   *[agoraphobe] You win if you never leave the room in which you got this card.
}
board-allegiance = { $side ->
    [blue] Blue Team
    [red] Red Team
    [green] Team Zombie
   *[grey] On your own
}
board-where = { $where ->
    [A] Room A
    [B] Room B
    [hall] Hall
   *[other] { $where }
}
board-is = { $is_on ->
    [yes] on the side
   *[no] not on the side
}
board-matter = { $matter ->
    [role] Which card?
    [side] Which side?
   *[seen] What did you see?
}
board-why = { $why ->
    [team] their team’s goal
    [call] the right bet
    [with_president] with the President
    [with_bomber] with the Bomber
    [away_from_president] away from the President
    [away_from_bomber] away from the Bomber
    [bomb_bot] with the Bomber, not with the President
    [queen] away from both
    [butler_and_maid] Butler and Maid with the President
    [romeo_and_juliet] Romeo and Juliet with the Bomber
    [stayed] never left the room
    [team_zombie] all zombies
   *[never] this card never wins
}
board-own-goal = Goal: { EACH($why, "board-why") }
board-bet = { $team ->
    [none] No bet
   *[other] Bet on { EACH($team, "board-colour") }
}
channel-room = Everybody here
channel-parley = The two leaders

# the screens: board
board-you = You
board-your-room = your room
board-round = Round { $round } of { $rounds }
board-leads = { $leader ->
    [none] No leader
   *[other] { $mine ->
        [yes] You lead
       *[no] { SEAT($leader) }
    }{ $shield ->
        [yes] , shielded
       *[no] {""}
    }
}
board-hostages = { $count ->
    [one] 1 hostage
   *[other] { $count } hostages
}
board-badge = { $what ->
    [goes] goes
    [leader] Leader
    [you] you
    [away] away
    [ambassador] Ambassador
   *[bot] bot
}
board-person = { $me ->
    [yes] You
   *[no] { SEAT($seat) }
}{ $leader ->
    [yes] , leader
   *[no] {""}
}{ $goes ->
    [yes] , goes as a hostage
   *[no] {""}
}{ $away ->
    [yes] , away
   *[no] {""}
}{ $role ->
    [none] { $side ->
        [none] {""}
       *[other] , seen: { EACH($side, "board-colour") }
    }
   *[other] , seen: { EACH($role, "board-role") }
}{ $claim_role ->
    [none] { $claim_side ->
        [none] {""}
       *[other] , says: { EACH($claim_side, "board-colour") }
    }
   *[other] , says: { EACH($claim_role, "board-role") }
}{ $note ->
    [none] {""}
   *[other] , your note: { EACH($note, "board-colour") }
}{ $at ->
    [none] {""}
   *[other] { $at_me ->
        [yes] , points at you
       *[no] , points at { SEAT($at) }
    }
}{ $dealing ->
    [none] {""}
    [whisper] { $partner_me ->
        [yes] , whispers with you
       *[no] , whispers with { SEAT($partner) }
    }
   *[share] { $partner_me ->
        [yes] , shares with you
       *[no] , shares with { SEAT($partner) }
    }
}{ $hands ->
    [0] {""}
   *[other] , { $hands } of { $threshold } hands
}
board-floor-person = { $me ->
    [yes] You
   *[no] { SEAT($seat) }
}{ $role ->
    [none] { $side ->
        [none] {""}
       *[other] , { EACH($side, "board-colour") }
    }
   *[other] , { EACH($role, "board-role") }
}{ $goal ->
    [none] {""}
   *[other] , { $goal }
}{ $leader ->
    [yes] , leader
   *[no] {""}
}{ $won ->
    [none] {""}
   *[other] , { board-won }
}{ $at ->
    [none] {""}
   *[other] , points at { SEAT($at, you: "you") }
}
board-door = { EACH($room, "board-where") }, { $count ->
    [one] one person
   *[other] { $count } people
}{ $waiting ->
    [yes] . Its leader is waiting
   *[no] {""}
}
board-share-seconds = Both see both, { $seconds } s
board-seconds = { $seconds } s
board-share-offer = { SEAT($seat) }: { EACH($kind, "board-kind") } share?
board-lead-offer = { SEAT($seat) } offers you the lead.
board-more-offers = { $count ->
    [one] One more offer waits.
   *[other] { $count } more offers wait.
}
board-own-offer = You have offered { SEAT($seat) } a { EACH($kind, "board-kind") } share.
board-no = No
board-answer = { $what ->
    [AcceptShare] Share
   *[AcceptLead] Lead
}
board-shown = { SEAT($seat) } has shown you their { EACH($kind, "board-kind") }.
board-hold = { $held ->
    [yes] Let go to hide
   *[no] Hold to look
}
board-hold-colour = Colour
board-card-later = Your card lies face down until round 1 begins.
board-conditions = You are: { EACH($conditions, "board-condition") }.
board-walk = { $mode ->
    [party] { $room ->
        [A] Walk to room A
        [B] Walk to room B
       *[other] Walk to: { $room }
    }
   *[online] You are in room { $room } now
}
board-walk-hint = { $mode ->
    [party] { board-walk-there }
   *[online] { $how ->
        [bounced] You were sent over. Only those here can hear you.
       *[hostage] You went over as a hostage. Only those here can hear you.
    }
}
board-walk-there = { $how ->
    [bounced] You were sent over. Take your card with you, and say nothing on the way.
   *[hostage] You are a hostage. Take your card with you, and say nothing on the way.
}
board-arrived = { $mode ->
    [party] I am there
   *[online] Look around
}
board-notes = What you know
board-nothing-known = Nobody has shown you anything yet.
board-heard = What was said
board-unsaid = Nothing yet.
board-filter = { $value ->
    [all] All
    [me] To me{ $count ->
        [0] {""}
       *[other] {" "}{ $count }
    }
    [claims] Claims
   *[mine] Mine
}
board-now = now in the room
board-now-nobody = Nobody whispers or shares just now
board-now-pair = { $kind ->
    [share] Sharing: { SEAT($one) }, { SEAT($other) }
   *[whisper] Whispering: { SEAT($one) }, { SEAT($other) }
}
board-own-note = Your note
board-own-words = In your own words
board-close = Close
board-deck = Cards in this game
board-deck-hidden = Which cards are in the game is not told at this table.
board-deck-card = { EACH($role, "board-role") }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
board-buries = One of them is buried.
board-buried = Buried: { EACH($role, "board-role") }
board-knower = What { SEAT($seat) } had been shown
board-call = { $done ->
    [yes] { $team ->
        [none] { YOU($seat) ->
            [yes] You, { EACH($role, "board-role") }, place no bet
           *[no] { SEAT($seat) }, { EACH($role, "board-role") }, places no bet
        }
       *[other] { YOU($seat) ->
            [yes] You, { EACH($role, "board-role") }, bet on { EACH($team, "board-colour") }
           *[no] { SEAT($seat) }, { EACH($role, "board-role") }, bets on { EACH($team, "board-colour") }
        }
    }
   *[no] { YOU($seat) ->
        [yes] You, { EACH($role, "board-role") }, are about to bet
       *[no] { SEAT($seat) }, { EACH($role, "board-role") }, is about to bet
    }
}
board-won = { $won ->
    [yes] won
   *[no] lost
}
board-ready = ready
board-what-to-say = What do you want to say?
board-sentence = Your sentence
board-listeners = Who should hear it?
board-screen = { $phase ->
    [deal] Everybody to their room
    [select] Hostages are chosen
    [parley] The leaders meet
    [walk] The hostages walk
    [calls] { $caller ->
        [none] Bets are placed
       *[other] { SEAT($caller) } places a bet
    }
    [over] The end
   *[round] Go
}
board-screen-send = { $phase ->
    [deal] In round 1 send
    [round] { $locked ->
        [yes] Announced
       *[no] When the fuse is out, send
    }
   *[select] { $locked ->
        [yes] They go
       *[no] Now choose
    }
}
board-learnt = What you learnt
board-learnt-round = round { $round }
board-learnt-note = your note
prompt-power = My card’s power
prompt-power-hint = { $count ->
    [0] Your card can do nothing of its own now.
   *[other] Only you see this. Choose, then confirm.
}
prompt-power-deed = { $what ->
    [Bounce] Send { SEAT($target) } over
   *[Usurp] Show it and lead
}
board-reveal-shut = The doors are shut
board-reveal-shut-hint = Everybody is where they end.
board-reveal-verdict = { $together ->
    [yes] Boom!
   *[no] Silence
}
board-reveal-won = { $won ->
    [yes] won
   *[no] lost
}
board-reveal-because = { $why ->
    [team] { $reason ->
        [together] President and Bomber ended together
        [engineer_failed] Doctor or Engineer was missing
        [doctor_failed] Doctor or Engineer was missing
        [both_failed] Doctor or Engineer was missing
        [no_engineer_share] Doctor or Engineer was missing
        [no_doctor_share] Doctor or Engineer was missing
       *[apart] President and Bomber ended apart
    }
   *[other] { $won ->
        [yes] Reached: { EACH($why, "board-why") }
       *[no] Missed: { EACH($why, "board-why") }
    }
}
board-key-look = hold: look at your card
board-key-person = pick somebody
board-key-say = say something
board-key-unpoint = lower your hand

board-said = { $what ->
    [ClaimRole] I am { EACH($detail, "board-am-role") }.
    [ClaimSaw] { $whom ->
        [you] I saw your card: { EACH($detail, "board-role") }.
       *[other] I saw { SEAT($about) }’s card: { EACH($detail, "board-role") }.
    }
    [ClaimHeard] { $whom ->
        [you] You say: I am { EACH($detail, "board-am-role") }.
       *[other] { SEAT($about) } says: I am { EACH($detail, "board-am-role") }.
    }
    [ClaimColour] { $whom ->
        [self] My colour is { EACH($detail, "board-colour") }.
        [you] Your colour is { EACH($detail, "board-colour") }.
       *[other] { SEAT($about) }’s colour is { EACH($detail, "board-colour") }.
    }
    [ClaimSide] { $whom ->
        [self] I am on the { EACH($detail, "board-colour") } side.
        [you] You are on the { EACH($detail, "board-colour") } side.
       *[other] { SEAT($about) } is on the { EACH($detail, "board-colour") } side.
    }
    [ClaimNotSide] { $whom ->
        [self] I am not on the { EACH($detail, "board-colour") } side.
        [you] You are not on the { EACH($detail, "board-colour") } side.
       *[other] { SEAT($about) } is not on the { EACH($detail, "board-colour") } side.
    }
    [ClaimShared] I made a { EACH($detail, "board-kind") } share with { SEAT($about, you: "you") }.
    [ClaimCondition] { $whom ->
        [self] I am { EACH($detail, "board-condition") }.
        [you] You are { EACH($detail, "board-condition") }.
       *[other] { SEAT($about) } is { EACH($detail, "board-condition") }.
    }
    [AskToShow] { $detail ->
        [colour] Show me your colour.
       *[card] Show me your card.
    }
    [AskFor] { $whom ->
        [self] Please { EACH($detail, "board-me-deed") }.
        [you] You should { EACH($detail, "board-your-deed") }.
       *[other] Please { EACH($detail, "board-please-deed") } { SEAT($about) }.
    }
    [Answer] { $whom ->
        [you] My answer: { EACH($detail, "board-reply") }.
       *[other] { SEAT($about) }: { EACH($detail, "board-reply") }.
    }
    [Intend] { $whom ->
        [you] I will { EACH($detail, "board-to-you-deed") }.
       *[other] I will { EACH($detail, "board-deed") } { SEAT($about) }.
    }
    [Accuse] I do not trust { SEAT($about, you: "you") }.
    [Vouch] I trust { SEAT($about, you: "you") }.
    [ArgueSend] { $whom ->
        [you] You should go: { EACH($detail, "board-your-reason") }.
       *[other] Send { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueKeep] { $whom ->
        [you] You should stay: { EACH($detail, "board-your-reason") }.
       *[other] Keep { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArguePoint] { $whom ->
        [you] You should lead: { EACH($detail, "board-your-reason") }.
       *[other] Point at { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueTrust] { $whom ->
        [you] I trust you: { EACH($detail, "board-your-reason") }.
       *[other] I trust { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueDoubt] { $whom ->
        [you] I do not trust you: { EACH($detail, "board-your-reason") }.
       *[other] I do not trust { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [Question] { $detail ->
        [role] { $whom ->
            [you] Which card do you have?
           *[other] Which card does { SEAT($about) } have?
        }
        [side] { $whom ->
            [you] Which side are you on?
           *[other] Which side is { SEAT($about) } on?
        }
       *[seen] { $whom ->
            [you] Who has seen your card?
           *[other] What did you see of { SEAT($about) }?
        }
    }
   *[Report] { YOU($about) ->
        [yes] You led the other room.
       *[no] { SEAT($about) } led the other room.
    }
}
board-whispers = { $mine ->
    [yes] to you
   *[no] to { SEAT($to) }
}
board-side-wins = { $team ->
    [red] Red wins!
    [blue] Blue wins!
   *[neither] Neither team wins.
}
board-say = { $kind ->
    [claim] I am …
    [send] Send …
    [why] Because …
    [trust] I trust …
   *[share] Share?
}
board-why-short = { $reason ->
    [none] no reason
    [blue] is blue
    [red] is red
    [shared] we shared
    [hides] shows nothing
   *[lied] lied
}
board-before = The one before
board-behind = The next one
board-do = Do
board-about = Say about { SEAT($seat) }
board-doing = { $leader ->
    [yes] Leads{ $at ->
        [none] {""}
       *[other] . { $at_me ->
            [yes] Points at you.
           *[no] Points at { SEAT($at) }.
        }
    }
   *[no] { $at ->
        [none] Hand down.
       *[other] { $at_me ->
            [yes] Points at you.
           *[no] Points at { SEAT($at) }.
        }
    }
}{ $dealing ->
    [none] {""}
   *[other] {" "}{ $dealing ->
        [whisper] { $partner_me ->
            [yes] Whispers with you.
           *[no] Whispers with { SEAT($partner) }.
        }
       *[share] { $partner_me ->
            [yes] Shares with you.
           *[no] Shares with { SEAT($partner) }.
        }
    }
}
board-schedule = Hostages by round: { $hostages }. This is round { $round }.
board-minutes = Round { $round }: { $minutes } min
board-minutes-use = Use these
board-minutes-usual = The usual times
board-minutes-three = Three minutes each
board-nothing-seen = Nothing seen, nothing heard yet.
board-round-short = Round { $round }
board-says = { $role ->
    [none] Says: { EACH($side, "board-colour") }
   *[other] Says: { EACH($role, "board-role") }
}
board-says-to = { $mine ->
    [yes] to you alone
   *[no] to everybody
}{ $better ->
    [yes] . You know better.
   *[no] {""}
}
board-seen = { $role ->
    [none] Shows { EACH($side, "board-colour") }
   *[other] { EACH($role, "board-role") }
}
board-source = { $how ->
    [share] you two shared { $kind ->
        [card] cards
       *[colour] colours
    }
   *[reveal] shown to { $all ->
        [yes] everybody
       *[no] you
    }
}
board-dealt = { $how ->
    [share] Shared { $kind ->
        [card] cards
       *[colour] colours
    } with { SEAT($seat) }
   *[reveal] { $by ->
        [yes] Showed { SEAT($seat) } { $kind ->
            [card] a card
           *[colour] a colour
        }
       *[no] Was shown { $kind ->
            [card] a card
           *[colour] a colour
        } by { SEAT($seat) }
    }
}
board-quick = { $what ->
    [red] Is red
    [blue] Is blue
    [send] Send them
    [keep] Keep them
    [trust] I trust them
    [doubt] I do not trust them
    [hides] Shows nothing
    [lied] Lied
    [who] Who are you?
    [side] Which side?
    [show] Show me your card
    [make-me] Point at me
    [send-me] Have me sent
   *[more] More …
}
board-quick-role = I am { EACH($role, "board-am-role") }
prompt-ready = Ready { $count }/{ $people }
prompt-ready-hint = { $all ->
    [yes] All here are ready. { $place ->
        [none] Waiting for the others.
       *[other] Waiting for { EACH($place, "board-place") }.
    }
   *[no] { $count } of { $people } here are ready. Both rooms must be.
}
prompt-whisper-to = Whisper to { SEAT($seat) }

# the screens: prompts
prompt-phase = { $phase ->
    [deal] { $ready ->
        [yes] Waiting for { $missing ->
            [one] one more
           *[other] { $missing } more
        }
       *[no] { $place ->
            [none] Everybody goes to their room
            [hall] You are an Ambassador: wait in the hall
           *[other] { $mode ->
                [party] Go to { EACH($place, "board-place") }
               *[online] You are in { EACH($place, "board-place") }
            }
        }
    }
    [round] { $leader ->
        [none] { $place ->
            [none] Round { $round }
            [hall] You are in the hall
           *[other] Who shall lead?
        }
       *[other] { $mine ->
            [yes] You lead the room
           *[no] { SEAT($leader) } leads the room
        }
    }
    [select] { $leader ->
        [none] The leaders choose hostages
       *[other] { $going ->
            [yes] You go to the other room
           *[no] { $named ->
                [0] { SEAT($leader) } chooses the hostages
                [one] { SEAT($hostages) } goes
               *[other] { SEAT($hostages) } go
            }
        }
    }
    [parley] { $leader ->
        [none] The leaders meet in the hall
       *[other] You meet { SEAT($leader) }
    }
    [walk] The hostages walk
    [calls] { $leader ->
        [none] The bets are placed
       *[other] { $mine ->
            [yes] Which team has won?
           *[no] { SEAT($leader) } places a bet
        }
    }
   *[over] The game is over
}
prompt-deal-hint = { $mode ->
    [party] Say when you are there. You may look at your card when the round begins.
   *[online] You get your card when everybody is ready and the first round begins.
}
prompt-parley-hint = { $mode ->
    [party] Meet in the hall, without the hostages. No cards are shown. Ready when you have talked.
   *[online] Only you two hear each other ({ channel-parley }). No cards are shown here.
}
prompt-until = { $phase ->
    [parley] { $leader ->
        [none] { $going ->
            [yes] They come back, then you walk to { EACH($place, "board-place") }.
           *[no] Then the hostages change rooms.
        }
       *[other] Waiting for { SEAT($leader) }.
    }
   *[select] { $going ->
        [yes] Get ready: then you walk to { EACH($place, "board-place") }.
       *[no] The other room is still choosing.
    }
}
prompt-idle-hint = { $rival ->
    [none] { $people ->
        [0] You can only talk now.
       *[other] { $first ->
            [appoint] Tap somebody to appoint them. Nobody appoints themselves.
            [majority] Tap somebody to point at them. More than half of the room decides.
           *[none] Tap somebody to point, share or show.
        }
    }
   *[other] { $hands } of { $threshold } hands point at { SEAT($rival, you: "you") }.
}
prompt-say = { $asked ->
    [0] Say …
   *[other] Say … ({ $asked })
}
prompt-person = { SEAT($seat) }
prompt-person-hint = { $role ->
    [none] { $side ->
        [none] You have seen nothing of this card.
       *[other] You have seen the colour: { EACH($side, "board-colour") }.
    }
   *[other] You have seen the card: { EACH($role, "board-role") }.
}{ $hands ->
    [0] {""}
   *[other] {" "}{ $hands } of { $threshold } hands.
}
prompt-whisper = Whisper
prompt-say-about = About them
prompt-notes = Notes
prompt-choice = { $what ->
    [Appoint] Appoint
    [Point] Point
    [Unpoint] Hand down
    [Abdicate] Hand over
    [Bounce] Send over
    [OfferShare-card] Share cards
    [OfferShare-colour] Share colours
    [Reveal-card] { $all ->
        [yes] Show card to all
       *[no] Show card
    }
    [Reveal-colour] { $all ->
        [yes] Show colour to all
       *[no] Show colour
    }
    [Draft] { $listed ->
        [yes] Off the list
       *[no] Hostage
    }
    [Usurp] Usurp
    [Withdraw] Take offer back
    [Lock] Announce hostages
    [Move] { EACH($to, "board-where") }
   *[Pass] Wait
}
prompt-deed = { $what ->
    [Abdicate] Offer the leader card
    [OfferShare-card] Offer a card share
    [OfferShare-colour] Offer a colour share
   *[Draft] { $listed ->
        [yes] Take off the list
       *[no] Put on the list
    }
}
prompt-hint = { $what ->
    [Appoint] The first appointment counts.
    [Point] More than half of the room makes a leader at once.
    [Abdicate] They may refuse. It does not come back.
    [Bounce] They see your card and change rooms at once.
    [OfferShare-card] If they agree, both see both cards.
    [OfferShare-colour] If they agree, both see both colours.
    [Reveal-card] { $all ->
        [yes] Everybody here sees your whole card, once.
       *[no] They see your card, you see nothing.
    }
    [Reveal-colour] { $all ->
        [yes] Everybody here sees your colour, once.
       *[no] They see your colour, you see nothing.
    }
    [AcceptShare] Both see both, at the same moment.
    [DeclineShare] Only the two of you learn of it.
    [AcceptLead] You choose the hostages from now on.
    [Usurp] Your card lies open for the rest of the game.
    [Draft] Only you see the list. It binds nobody yet.
    [Lock] The room sees it, and it cannot be changed.
    [Call] It is shown to all when everybody has bet.
    [Ready] { $ready ->
        [yes] Takes it back: the round goes on.
       *[no] Ends the round when both rooms are ready.
    }
    [Unpoint] You point at nobody then.
    [Withdraw] They cannot accept it any more.
    [Move] You go there at once.
   *[Pass] You do nothing in this tick.
}
prompt-tying = { $named ->
    [0] { $count ->
        [one] Tie up one person
       *[other] Tie up { $count } people
    }
    [one] { SEAT($form) } goes
   *[other] { SEAT($form) } go
}
prompt-tying-hint = { $named } of { $count } chosen. They walk to the other room. You stay.
prompt-lock = { $count ->
    [one] Send { SEAT($form) }
    [2] Send { SEAT($form) }
   *[other] Send these { $count }
}
prompt-call-hint = You win if you are right.
prompt-saying = What do you say?
prompt-saying-hint = To: { $at ->
    [none] { channel-room }
   *[other] { SEAT($at) }
}
prompt-wanted = { $what ->
    [sentence] Choose a sentence
    [words] Finish the sentence
   *[deed] Choose what to do
}
prompt-say-it = Say it
prompt-go = { $phase ->
    [deal] Start the first round
    [round] End the round
    [walk] They are there: go on
   *[parley] Start the clock
}
