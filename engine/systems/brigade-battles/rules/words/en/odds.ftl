# Odds of a fire.

percent = { $whole } %
percent-tenths = { $whole }.{ $tenth } %
percent-least = <0.1 %
odds-title = Against { $target }

## Effects of a fire

effect-none = nothing happens
effect-loss = { $points } SP lost
effect = { $fate ->
    [retreats] retreats
    [routs] routs
    [eliminated] eliminated
    [leader] leader hit
   *[cut] not played out
}

## How a fire is computed

sum-strength = strength
sum-strength-column = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: column { $column }
sum-limbered = limbered target
sum-column = column { $column }

## Forecasts

# $modifier has its sign.
forecast-fire = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, column { $column }, { $modifier } to the die
# $results are cells of the Combat Chart, each with a percentage.
forecast-results = Result: { $results }
forecast-losses = Loses { $losses }
forecast-loss = { $points } in { $percent }
forecast-fate = { $fate ->
    [retreats] Retreats in { $percent }
    [routs] Routs in { $percent }
    [eliminated] Eliminated in { $percent }
    [leader] Leader hit in { $percent }
   *[cut] Not played out in { $percent }
}

## What is assumed of players

assumed-no-fate = no Fate marker is spent
assumed-leader-goes = the leader goes with a retreat
assumed-leader-stays = the leader stays behind
assumed-first-leader = the first of the leaders is tested
assumed-nearest-goal = the target flees towards the nearest of its retreat hexes
assumed-easy-way = the target keeps out of enemy zones where it can
assumed-first-way = the target takes the first of the ways it may flee by

## Lines of sight

block-height = above both ends
block-terrain = terrain that blocks sight
block-friend = a friend next to the target
