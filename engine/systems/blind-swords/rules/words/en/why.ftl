# Values behind log lines and refusals, effects of a step, and causes that block a line of sight.

## Look-ups on charts

detail-table = table
detail-section = section
detail-dice = dice
detail-die = die
detail-rating = rating
detail-result = result
detail-assaulting-hex = assaulting hex
detail-attackers = attackers
detail-attacking-strength = attacking strength
detail-defending-strength = defending strength
detail-first-column = first column
detail-column = column
detail-column-of = { $column } (strength { $strength })
detail-lead-unit = lead unit
detail-cohesion-rating = cohesion rating
detail-combat-table = Combat Results
detail-cohesion-table = { $combat ->
    [close-combat] Close Combat Cohesion
   *[fire] Fire Combat Cohesion
}
detail-fog-table = Fog of War
detail-casualty-table = General Casualty, { $side }
detail-activation = { $kind ->
    [full] Full Activation
   *[limited] Limited Activation
}
detail-near-miss = near miss
detail-break-test = { $margin ->
    [0] passed
   *[other] breaks, { $margin } above the rating
}
detail-rebuild = { $outcome ->
    [success] rebuilt
   *[failure] not rebuilt
}
dice-none = none, the result is fixed
dice-two = coloured { $coloured }, white { $white }
share-whole = { $sp } SP at { $band } range
share-of = { $sp } ({ $modified } SP at { $band } range, times { $factor }{ $halved ->
    [halved] , halved
   *[whole] { "" }
})

## Rolls

roll-fire = fire
roll-close-combat = close combat
roll-cohesion = cohesion test
roll-break-test = Break Test of { $unit }
roll-command = command
roll-fog = Fog of War
roll-casualty = general casualty
roll-rebuild = rebuild of { $unit }

## Counters

printed-face = { $face ->
    [fresh] fresh { $strength }-{ $cohesion }
    [battleworn] battleworn { $strength }-{ $cohesion }
   *[dismounted] dismounted { $strength }-{ $cohesion }
}
printed = Printed: { $faces }; { $weapon }{ $movement ->
    [none] { "" }
   *[other] , movement{ $movement }
}

## Steps

step-cost = { $cost } MP, { $left } left
step-exit-cost = { $cost } MP
step-ends-move = ends the move
step-next-to-enemy = next to the enemy in { $hexes }
step-stack = stack of { $load }, limit { $limit }
step-draws-fire = { $rulebook ->
    [first] draws disengagement fire from { $units }
   *[series] draws opportunity fire from { $units }
}

## Reasons

why-asks-for = { $reason }, which asks for { $kinds }
why-kind = { $kind ->
    [unit] a unit
    [hex] a hex
    [brigade] a brigade
    [chit] a chit
    [order] an order
    [side] a side
    [hexside] a hexside
   *[alternative] an option of the event
}
why-cost = { $cause ->
    [skirmish-order] hex in Skirmish Order
    [road] road
    [march] road in march column
    [blocked-road] blocked road
   *[skirmish-screen] skirmish screen
}
why-level = level of { $hex }
why-range = range of { $weapon }
why-together = together in { $hex }
why-hex-limit = stacking limit
why-enemy-near = in { $hex }, distance { $distance }
why-printed-cohesion = printed cohesion
why-morale-marker = morale marker
why-without-support = without support
why-cohesion = cohesion
why-nearest-enemy = nearest enemy
why-unit-in = { $unit } in { $hex }
why-played = can be played

## Lines of sight

sight-feature = { $sight ->
    [blocks] blocks line of sight
    [at-level] blocks line of sight at its level
    [unless-adjacent] blocks line of sight except from adjacent hexes
   *[at-level-unless-adjacent] blocks line of sight at its level, except from adjacent hexes
}
sight-blocked = { $reason ->
    [higher] higher than both ends
    [as-high] as high as the higher end
    [terrain] level with both ends, with blocking terrain
    [unit] level with both ends and occupied
    [next-to-firer] blocking terrain next to the firer
   *[hidden] hidden by a marker
}
sight-behind = behind the { $feature } towards { $hex }
