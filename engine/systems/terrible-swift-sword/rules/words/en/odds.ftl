# Odds of options. SP are strength points.

odds-title-fire = Fire at { $target }
odds-title-melee = Melee in { $hex }
odds-title-other = Further rolls
odds-fire = Fire at { $target }: { $points } points, column { $column }
# $differential has its sign.
odds-melee = Melee in { $hex }: { $differential }
# $results are cells of the chart, each with a percentage.
odds-results = Results: { $results }
# $what is a cell of a chart or an outcome.
odds-share = { $what } { $percent }

## Outcomes

odds-none = no effect
odds-engaged = melee continues
odds-overshoots = a battery overshoots
odds-cut = not fully computed
odds-fate = { $side }: { $fate ->
    [loss] { $points } SP lost
    [pinned] Pin
    [crew] crew lost
    [depleted] out of ammunition
    [rounds] rounds lost
    [change-fails] change of formation fails
    [retreats] retreat
    [routs] rout
    [gone] unit destroyed or captured
    [leader] leader lost
    [ineffective] brigade ineffective
   *[demoralised] brigade demoralised
}

## What is assumed of players

assumed-all-fire = all units that can fire do, small arms first
assumed-other-arm-holds = units of the other arm hold their fire
assumed-all-attack = all units that can attack do, without leaders
assumed-only-these-attack = no other unit attacks
assumed-only-these-withdraw = no other unit retreats before melee
assumed-others-fight-on = no other unit leaves the melee
assumed-charges-alone = the defenders stay, and the cavalry attacks alone
assumed-enemies-fire = all units that can fire at a moving or retreating unit do
assumed-spares-own = shells fall where they harm the side that did not fire least
assumed-strongest-loses = losses in melee fall on the strongest unit
assumed-weakest-captured = the weakest unit is captured if there is no room for all
assumed-avoids-zones = retreating units avoid enemy zones of control where they can
assumed-first-way = retreating units take the first of several equally good paths
assumed-leader-stays = leaders stay with the units that stay
assumed-first-troops = a leader without troops joins the first of the nearest units
assumed-keeps-facing = units that form line keep their facing
assumed-stopped-stay = units that are stopped on a march stay where they are
assumed-no-transfer = no more rounds are transferred
