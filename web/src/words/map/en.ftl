# The map of a campaign
map-won = { $won } of { $all } won
map-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
map-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
map-open-mission = Training
map-open-scenario = Scenarios
map-range = { $from } to { $to }
map-all-won = all won
map-new = new
map-box = Box { $number }
map-box-missions = Missions { $from } to { $to }
map-box-opens = win { $mission }
map-box-why = { $earned ->
    [yes] You have earned box { $number }. Its missions are still being built; it opens here when they are done.
   *[no] Box { $number } opens with mission { $mission }. Its missions are still being built.
}
map-box-earned = earned
map-tile-won = { $chapter }, won, { map-stars }, { map-tries }
map-tile-tried = { $chapter }, { map-tries }, not won yet
map-tile-new = { $chapter }, new
map-is-next = { $tile }, next
map-sheet-stars = Stars
map-sheet-tries = Tries
map-sheet-won = Won
map-sheet-score = Best score
map-sheet-slips = Fewest slips
map-star-one = won
map-star-two = one slip at most
map-star-three = no slip, no hint
map-with-bots = Starts at once, with bots on the other seats.
map-none = This game has no map.
