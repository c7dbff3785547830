# Positions: units, leaders, hexes and the state of the game. SP are strength points, VP victory points, MP movement points.

turn = turn { $turn } ({ $time })
formation = { $formation ->
    [mounted] mounted
    [dismounted] dismounted
    [limbered] limbered
    [unlimbered] unlimbered
   *[foot] on foot
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
unit-strength = { $unit }, { $strength } of { $full }{ $mark } SP
unit-morale = { $colour } morale{ $mark }
unit-shattered = shattered
unit-routed = routed
unit-out-of-command = out of command
unit-has-fired = has fired
# $modifier has its sign.
morale = morale { $morale }, die modifier { $modifier }
leader = { $counter ->
    [replacement] replacement for { $leader }
   *[leader] { $leader }
}, command range { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}

## What a step costs

cost-column = hex in column
cost-road = road
cost-level = change of level
cost-zone = leaving an enemy zone of control

## The score

# $counts says which points count: the lead or all.
why-it-wins = { $counts ->
    [total] The { $side } side needs a total of { $needed } VP and has { $points }; from objectives it needs { $needed_objectives } and has { $objectives }
   *[balance] The { $side } side needs a balance of { $needed } VP and has { $points }; from objectives it needs { $needed_objectives } and has { $objectives }
}
victory = { $side } victory
score-even = even

## The state of the game

shown-turn = Turn { $turn } of { $last }
shown-points = Victory points: { $score }
panel-fate = Fate and reinforcements
arrival-on-turn = { $group }: turn { $turn } at { $hex }
arrival-by-die = { $group }: by die roll, at { $hex }
signs-of-counters =
    A counter shows its unit, then letters and signs: r for routed,
    s for shattered, o for out of command, * for a leader.

## Sections

section-turn = Turn
track-night = { $time } night
section-points = Points
points-strength = strength
points-leaders = leaders
points-objectives = objectives
points-other = other
points-all = total
# $needed is the balance or the total that wins.
points-goal = { $counts ->
    [total] The { $side } side wins with a total of { $needed } VP, of which { $points } VP are for objectives: { $objectives }.
   *[balance] The { $side } side wins with a balance of { $needed } VP and { $points } VP for objectives: { $objectives }.
}
section-fate = Fate
fate-help = Spend the marker to reroll a die that concerns a unit that this leader commands, if the unit is in command range.
section-reinforcements = Reinforcements
reinforcements-none = No more reinforcements are due.
source-strength = enemy strength
source-leaders = enemy leaders
source-price = enemy reinforcements

## Areas

area-zones = Zones of control: { $side }
area-command = Command range of { $leader }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}

## A hex, a unit or a leader

about-hex = { $road ->
    [road] { $hex }: { $terrain }, level { $level }, a road
   *[none] { $hex }: { $terrain }, level { $level }
}
about-objective = Objective{ $mark }: { $points } VP for the { $side } side each turn
about-zones = In the { $side } zones of control of { $units }
about-unit = { $arm ->
    [infantry] { $side } infantry, { $division }; { $morale }
    [cavalry] { $side } cavalry, { $division }; { $morale }
   *[artillery] { $side } artillery, { $division }; { $morale }
}
about-independent = independent
about-no-division = no division
about-shattered = Shattered value: { $strength }{ $mark } SP
about-not-on-map = Not on the map
about-place = In { $hex }
about-always-in-command = Always in command
about-no-leader = Not in any leader's command range
about-leaders = In the command range of { $leaders }
about-command = Command range: { $hexes }
