# Lines of the log, by the name of the event, and the phases and steps that head them. SP are strength points, VP victory points.

formation-chosen = { $unit } sets up { $formation }
leader-placed = { $leader } sets up in { $hex }
turn-began = Turn { $turn }, { $time }
# $units is the number of units adjacent to the enemy.
night-fell = { $units ->
    [0] Night falls: no unit is adjacent to an enemy unit
    [one] Night falls: { $units } unit adjacent to an enemy unit may fire
   *[other] Night falls: { $units } units adjacent to enemy units may fire
}
arrival-rolled = { $group } will arrive on turn { $turn }
arrival-rolled-in-vain = { $group } does not arrive yet
price-paid = { $side } gains { $points } VP for the arrival of { $group }
command-checked = Out of command: { $units }
command-checked-none = All { $side } units are in command
# $firing is the number of units that fire, $column a range of the Combat Chart, $roll the die with its modifier, $result a cell.
fired = { $units } { $firing ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }: { $points } SP, column { $column }, die { $roll }, result { $result }
fired-without-die = { $units } { $firing ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }: { $points } SP, column { $column }, result { $result }
fate-used = { $leader }'s Fate marker is spent to reroll the { $die }
strength-lost = { $cause ->
    [limbering] { $unit } loses { $points } SP by limbering in haste
    [zone] { $unit } loses { $points } SP in an enemy zone of control
   *[fire] { $unit } loses { $points } SP
}
shattered = { $unit } is shattered
formation-changed = { $formation ->
    [mounted] { $unit } mounts
    [dismounted] { $unit } dismounts
    [limbered] { $unit } limbers
    [unlimbered] { $unit } unlimbers
   *[foot] { $unit } forms up on foot
}
limbered = { $unit } limbers in haste
# $roll is the die with its modifier.
morale-checked = { $verdict ->
    [holds] { $unit } passes its morale check ({ $roll } against { $morale })
   *[fails] { $unit } fails its morale check ({ $roll } against { $morale })
}
routed = { $unit } routs
fled = { $unit } falls back to { $hex }
# $points is the strength that is left.
eliminated = { $points ->
    [0] { $unit } is eliminated
   *[other] { $unit } cannot retreat and is eliminated with its last { $points } SP
}
leader-tested = { $result ->
    [hit] { $leader } is hit (die { $die })
   *[missed] { $leader } is not hit (die { $die })
}
leader-replaced = { $leader } is replaced
leader-lost = { $leader } is lost
leader-went = { $leader } moves to { $hex }
entered = { $mover } enters at { $hex }
moved = { $mover } moves to { $hex }
move-ended = { $mover } ends its move
advanced = { $unit } advances to { $hex }
rally-tried = { $verdict ->
    [holds] { $unit } passes its rally check ({ $roll } against { $morale })
   *[fails] { $unit } fails its rally check ({ $roll } against { $morale })
}
rallied = { $unit } rallies
markers-removed = { $side } Fired markers are removed
objectives-scored = { $side } scores { $points } VP for { $hexes }
game-ended = The game is over

## Phases of a side

set-up = Set-up
stage-turn-start = The turn begins
stage-command = { $side } Command Phase
stage-artillery = { $side } Artillery Phase
stage-movement = { $side } Movement Phase
stage-defence = { $side } Combat Phase: { $other } defensive fire
stage-offence = { $side } Combat Phase: offensive fire
stage-rally = { $side } Rally Phase
stage-turn-end = The turn ends

## Steps on the path to a prompt

step-turn-start = Turn begins
step-command = Command Phase
step-artillery = Artillery Phase
step-defence = Defensive fire
step-offence = Offensive fire
step-movement = Movement Phase
step-results = Result for { $unit }
step-retreat = Retreat of { $unit }
step-rout = Rout of { $unit }
step-advance = Advance after combat
step-rally = Rally Phase
step-turn-end = Turn ends

## How a fire is computed

# $factor is a factor of strength, such as x 1/2.
shot = { $strength } SP { $factor } at range { $distance }: { $points } SP
reason-flank = flank fire
reason-terrain = target terrain
reason-higher = target above all firing units
reason-morale-terrain = terrain

## Names of the values below a line

detail-die = die
detail-cost = cost
detail-firer = firing unit
detail-column = column
detail-limbered-column = column, limbered target
detail-result = result
detail-morale = morale
