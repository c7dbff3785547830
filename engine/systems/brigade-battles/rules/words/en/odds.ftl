# Odds of a fire. SP are strength points.

odds-title = Against { $target }

## Effects of a fire

effect-none = no effect
effect-loss = { $points } SP lost
effect = { $fate ->
    [retreats] retreats
    [routs] routs
    [eliminated] eliminated
    [leader] leader hit
   *[cut] not fully computed
}

## How a fire is computed

sum-strength = strength
sum-strength-column = { $points } SP: column { $column }
sum-limbered = limbered target
sum-column = column { $column }

## Forecasts

# $modifier has its sign.
forecast-fire = { $points } SP, column { $column }, die modifier { $modifier }
# $results are cells of the Combat Chart, each with a percentage.
forecast-results = Results: { $results }
forecast-losses = Losses: { $losses }
forecast-loss = { $points } SP { $percent }
forecast-fate = { $fate ->
    [retreats] Retreat: { $percent }
    [routs] Rout: { $percent }
    [eliminated] Elimination: { $percent }
    [leader] Leader hit: { $percent }
   *[cut] Not fully computed: { $percent }
}

## What is assumed of players

assumed-no-fate = no Fate marker is spent
assumed-leader-goes = the leader goes with the unit
assumed-leader-stays = the leader stays behind
assumed-first-leader = the first leader in the hex is checked
assumed-nearest-goal = the target falls back towards its nearest retreat hex
assumed-easy-way = the target avoids enemy zones of control where it can
assumed-first-way = the target takes the first of its possible paths

## Lines of sight

block-height = higher than both ends
block-terrain = blocking terrain
block-friend = a friendly unit adjacent to the target
