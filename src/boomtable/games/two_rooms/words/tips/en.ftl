tip-deal = You are in one of two rooms, and cannot hear the other. Everybody gets one secret card: look at yours by holding the brown plate, once all are ready.
tip-appoint = Hold the brown plate: blue wants President and Bomber apart, red wants them together. Now this room needs a leader: tap somebody, and appoint them.
tip-share = Nobody’s word is proof, a card is. Tap somebody and offer to share cards: if they agree, you both see both.
tip-offer = Somebody offers to share cards with you. If you agree, you both see both; you may say no, too.
tip-point = Hands are counted: whoever has more than half of the room behind them leads at once. Tap somebody to point at them.
tip-lead = You lead this room: when the time is up you choose who goes to the other room. Find out who belongs where.
tip-talk = Say what you know, or what others should believe, to the whole room or in a whisper. Ready, when you have nothing left to do.
tip-tie = { $count ->
    [one] You lead: tap the hostage who goes to the other room, then announce it.
   *[other] You lead: tap the { $count } hostages who go to the other room, then announce them.
}
tip-hostages = The time is up. The leaders of both rooms choose hostages, who change rooms.
tip-going = You are a hostage: you go to the other room, with your card and all that you have seen.
tip-meet = The two leaders meet for a moment. Talk, or be ready at once.
tip-moved = A new room: what you saw over there nobody here knows. Tell it, hide it, or lie about it.
tip-last = The last round. Where President and Bomber are after it decides: who has to go, and who must stay?
tip-won = Your side has reached its aim. The story behind it is in the replay: who knew what, and when.
tip-lost = The others have reached their aim. In the replay you see who knew what, and when.
