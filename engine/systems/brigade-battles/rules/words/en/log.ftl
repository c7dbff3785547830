# Lines of the log, by the name of the event, and the phases and steps that head them.

formation-chosen = { $unit } is { $formation }
leader-placed = { $leader } begins in { $hex }
turn-began = Turn { $turn }, { $time }
# $units is the number of units adjacent to the enemy.
night-fell = { $units ->
    [0] Night falls: no units are adjacent to the enemy
    [one] Night falls: { $units } unit adjacent to the enemy may fire
   *[other] Night falls: { $units } units adjacent to the enemy may fire
}
arrival-rolled = { $group }: arrival on turn { $turn }
arrival-rolled-in-vain = { $group }: no arrival yet
price-paid = { $points ->
    [one] { $side } gains { $points } point for their arrival
   *[other] { $side } gains { $points } points for their arrival
}
command-checked = Out of command: { $units }
command-checked-none = All { $side } units are in command
# $firing is the number of units that fire, $column a range of the Combat Chart, $roll the die with its modifier, $result a cell.
fired = { $units } { $firing ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, column { $column }, { $roll }: { $result }
fired-without-die = { $units } { $firing ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, column { $column }: { $result }
fate-used = The marker of { $leader } is spent: the { $die } is rolled again
strength-lost = { $cause ->
    [limbering] { $unit } loses { $points } limbering up in haste
    [zone] { $unit } loses { $points } in an enemy zone of control
   *[fire] { $unit } loses { $points }
}
shattered = { $unit } is shattered
formation-changed = { $unit } becomes { $formation }
limbered = { $unit } limbers up
# $roll is the die with its modifier.
morale-checked = { $verdict ->
    [holds] { $unit } holds ({ $roll } against { $morale })
   *[fails] { $unit } breaks ({ $roll } against { $morale })
}
routed = { $unit } routs
fled = { $unit } falls back to { $hex }
# $points is the strength that is left.
eliminated = { $points ->
    [0] { $unit } is eliminated
    [one] { $unit } cannot retreat and is eliminated with { $points } point
   *[other] { $unit } cannot retreat and is eliminated with { $points } points
}
leader-tested = { $result ->
    [hit] { $leader } is hit ({ $die })
   *[missed] { $leader } is not hit ({ $die })
}
leader-replaced = { $leader } is replaced
leader-lost = { $leader } is lost
leader-went = { $leader } moves to { $hex }
entered = { $mover } enters at { $hex }
moved = { $mover } moves to { $hex }
move-ended = { $mover } has moved
advanced = { $unit } advances to { $hex }
rally-tried = { $verdict ->
    [holds] { $unit } passes its rally check ({ $roll } against { $morale })
   *[fails] { $unit } stays routed ({ $roll } against { $morale })
}
rallied = { $unit } rallies
markers-removed = { $side } markers are removed
objectives-scored = { $side } scores { $points } for { $hexes }
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

shot = { $strength } x { $factor } at { $distance }: { $points }
reason-flank = flank fire
reason-terrain = terrain of the target
reason-higher = target above all who fire
reason-morale-terrain = terrain
