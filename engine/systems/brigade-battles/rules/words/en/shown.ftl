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
victory = { $side } victory
score-even = even

## The state of the game

shown-title = { $scenario }  Turn { $turn } of { $last }, { $time }
shown-turn = Turn { $turn } of { $last }
shown-now = Turn { $turn } ({ $time })
shown-points = Points: { $score }
panel-fate = Fate and reinforcements
fate-left = Fate of the { $side }: { $leaders }
fate-none = Fate of the { $side }: none
arrival-on-turn = { $group } at { $hex } on turn { $turn }
arrival-by-die = { $group } at { $hex } when a die says so
signs-of-counters =
    A counter shows its unit, then r routed, s shattered,
    o out of command, * with a leader.

## Sections

section-turn = Turn
track-night = { $time } night
section-points = Points
points-strength = strength
points-leaders = leaders
points-objectives = objectives
points-other = other
points-all = all
points-goal = The { $side } wins with a balance of { $balance } and { $points } points from objectives: { $objectives }.
section-fate = Fate
fate-help = Spend it to roll a die again that concerns a unit under him in his range.
section-reinforcements = Reinforcements
reinforcements-none = Nobody is still to come.
source-strength = enemy strength
source-leaders = enemy leaders
source-price = the enemy's call for help

## Areas

area-zones = Zones of control: { $side }
area-command = Command of { $leader }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}

## A hex, a unit or a leader

about-off-map = { $hex } is not on the map
about-nothing = `{ $what }` is neither a hex of the map nor a unit nor a leader
about-hex = { $road ->
    [road] { $hex }: { $terrain }, level { $level }, a road
   *[none] { $hex }: { $terrain }, level { $level }
}
about-objective = An objective{ $mark }: { $points } to the { $side } each turn
about-zones = In the { $side } zones of control of { $units }
about-unit = { $arm ->
    [infantry] { $side } infantry, { $division }; { $morale }
    [cavalry] { $side } cavalry, { $division }; { $morale }
   *[artillery] { $side } artillery, { $division }; { $morale }
}
about-independent = independent
about-no-division = no division
about-shattered = Shattered at { $strength }{ $mark }
about-not-on-map = Not on the map
about-place = Stands in { $hex }
about-always-in-command = Always in command
about-no-leader = No leader commands it now
about-leaders = In the command range of { $leaders }
about-leader-place = Is in { $hex }
about-command = Commands in { $hexes }
