# Positions: units, leaders, hexes and the state of the game.

turn = turn { $turn } ({ $time })
# $whole is the number of points, rounded up.
movement-points = { $whole ->
    [one] { $points } point
   *[other] { $points } points
}
formation = { $formation ->
    [mounted] mounted
    [dismounted] dismounted
    [limbered] limbered
    [unlimbered] unlimbered
   *[foot] foot
}
colour = { $colour ->
    [green] green
    [black] black
   *[gold] gold
}
arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
}
on-hexside = { $thing ->
    [stream] stream
    [road] road
   *[closed] closed
}

## Units and leaders

# $mark is a sign for a reconstructed figure, or nothing.
unit-strength = { $unit }, { $strength } of { $full }{ $mark }
unit-shattered = shattered
unit-routed = routed
unit-out-of-command = out of command
unit-has-fired = has fired
# $modifier has its sign.
morale = morale { $morale } with { $modifier } to the die
leader = { $counter ->
    [replacement] replacement of { $leader }
   *[leader] { $leader }
}, commands { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}

## What a step costs

cost-column = hex in column
cost-road = road
cost-level = change of level
cost-zone = leaving an enemy zone

## The score

# $counts says which points count: the lead or all.
why-it-wins = { $counts ->
    [total] { $side } needs a total of { $needed } and has { $points }; it needs { $needed_objectives } points from objectives and has { $objectives }
   *[balance] { $side } needs a balance of { $needed } and has { $points }; it needs { $needed_objectives } points from objectives and has { $objectives }
}
