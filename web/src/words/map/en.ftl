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
map-box-why = { $there ->
    [yes] Box { $number } opens when mission { $mission } is won.
   *[no] Box { $number } opens with mission { $mission }. Its missions are still being built.
}
map-box-open = open it
map-open-box = Open box { $number }
map-to-come = soon
map-tile-to-come = Mission { $number }: still being built
box-is-open = Box { $number } is open
box-map = Map
box-waits = You won mission { $mission }. { $count } more belong to this box{ $here ->
    [0] ; they are still being built.
    [one] , one of them is here already.
   *[other] , { $here } of them are here already.
}
box-piece-even = even
box-piece-odd = odd
box-news-1-a = number cards
box-news-1-b = numbers in order
box-news-1-c = False Bottom
box-news-2-a = odd and even tokens
box-news-2-b = ×1 ×2 ×3 tokens
box-news-2-c = X wires
box-news-3-a = constraints
box-news-3-b = new characters
box-news-3-c = turned wires
box-news-4-a = air
box-news-4-b = Nano the robot
box-news-4-c = volunteers
box-news-5-a = challenges
box-news-5-b = new equipment
box-news-5-c = the bunker
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
