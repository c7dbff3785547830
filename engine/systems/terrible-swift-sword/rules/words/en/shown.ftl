# Positions: units, leaders and formations. SP are strength points.

formation = { $formation ->
    [line] in line
    [column] in column
    [mounted] mounted
    [dismounted] dismounted
    [limbered] limbered
    [unlimbered] unlimbered
   *[train] on the move
}
# $mark is a sign for a reconstructed figure, or nothing.
unit-strength = { $unit }, { $strength } of { $full }{ $mark } SP
unit-weapon = { $weapon ->
    [R] rifle muskets (R{ $mark })
    [P] hand weapons (P{ $mark })
    [N] smoothbore guns (N{ $mark })
   *[T] rifled guns (T{ $mark })
}
unit-morale = morale { $letter }{ $mark }
unit-faces = { $formation } facing { $facing }
unit-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
unit-half-crew = half crew
unit-no-crew = no crew
unit-routed = routed
unit-is-pinned = pinned
unit-depleted = out of ammunition
unit-out-of-command = out of command
unit-in-reserve = in Reserve
unit-engaged = engaged
leader = { $counter ->
    [replacement] replacement for { $leader }, radius { $radius }, rallies { $rally }
   *[leader] { $leader }, radius { $radius }, rallies { $rally }
}
arm = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
    [artillery] guns
   *[wagon] wagons
}

## The state of the game

shown-turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn } of { $last }
}
section-turn = Turn
section-points = Victory points
section-brigades = Brigades
points-losses = losses
points-brigades = brigades
points-exits = exits
points-hills = hills
points-morale = morale
points-all = total
army-morale = { $side } morale: { $points }
brigade-name = brigade
brigade-losses = losses
brigade-rating = rating
brigade-state = state
brigade-condition = { $condition ->
    [ineffective] ineffective
    [demoralised] demoralised
   *[effective] effective
}
victory = { $level ->
    [marginal] Marginal victory: { $side }
    [substantial] Substantial victory: { $side }
    [decisive] Decisive victory: { $side }
   *[draw] Draw
}

## Areas on request

area-zones = { $side } zones of control
area-fire = { $arm ->
    [small-arms] Field of fire of { $side } small arms
   *[artillery] Field of fire of { $side } guns
}
area-command = Command of { $leader } ({ $hexes } hexes)

## Ground

terrain = { $terrain ->
    [clear] clear ground
    [woods] woods
    [town] town
   *[marsh] marsh
}
sight-level = { $level ->
    [ground] ground level
    [ridge] ridge level
   *[hilltop] hilltop
}
on-hexside = { $feature ->
    [slope-up] slope upwards
    [slope-down] slope downwards
    [crest-up] crest upwards
    [crest-down] crest downwards
    [ridge] ridge
    [wall] stone wall
    [stream] stream
    [ford] ford
    [bridge] bridge
    [river] river
    [pike] turnpike
    [road] road
   *[trail] trail
}
signs-of-counters =
    A counter shows its unit, then letters and signs: r for routed, p for pinned,
    a for out of ammunition, o for out of command, * for a leader.
sight-by = { $by ->
    [cover] woods or a town
    [height] a ridge or crest
   *[unit] a unit
}

## A hex, a unit, a leader or a brigade

about-hex = { $hex }: { $terrain }, { $level }
about-hill = { $hill }: { $points } VP for each { $side } SP here at the end
about-zones = In the { $side } zones of control of { $units }
about-unit = { $side }, { $brigade }
about-no-brigade = { $side }, no brigade
about-commander = { $side }, commands the army
about-not-on-map = Not on the map
about-place = In { $hex }
about-free = Needs no leader to move
about-no-leader = Not in command of any leader
about-leaders = In command of { $leaders }
about-command = Command reaches { $hexes }
about-brigade = { $brigade }, { $side }: rating { $rating }{ $mark }, losses { $losses } SP
