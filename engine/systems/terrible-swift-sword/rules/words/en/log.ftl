# Lines of the log, by the name of the event, and the phases and steps that head them. SP are strength points.

unit-placed = { $unit } sets up in { $hex }, { $formation }
leader-placed = { $leader } sets up in { $hex }
set-up-ended = { $side } set-up is complete
turn-began = Turn { $turn }, { $time }
command-checked = Out of command: { $units }
command-checked-none = All { $side } units are in command
brigade-paid = { $brigade } may act: { $points } points of army morale
morale-changed = { $cause ->
    [turn] { $side } morale { $by }
    [loss] { $side } morale { $by }: { $of } takes losses
    [rout] { $side } morale { $by }: { $of } routs
    [rally] { $side } morale { $by }: { $of } rallies
   *[leader] { $side } morale { $by }: { $of } is lost
}
entered = { $mover } enters at { $hex }
moved = { $mover } moves to { $hex }
move-ended = { $mover } ends its move
formation-changed = { $formation ->
    [line] { $unit } forms line
    [column] { $unit } forms column
    [mounted] { $unit } mounts
    [dismounted] { $unit } dismounts
    [limbered] { $unit } limbers
   *[unlimbered] { $unit } unlimbers
}
change-failed = { $unit } does not complete its change of formation
line-formed = { $unit } forms line under fire
turned = { $unit } faces { $direction }
faced = The units in { $hex } face { $direction }
stack-ordered = { $layer ->
    [top] { $unit } goes to the top of its stack
   *[bottom] { $unit } goes to the bottom of its stack
}
reserve-changed = { $mark ->
    [placed] The units in { $hex } go into Reserve
   *[removed] The units in { $hex } leave Reserve
}
exited = { $mover } leaves the map
# $column is a range of the fire chart, $result a cell in words.
fired = { $units } { $firing ->
    [one] fires
   *[other] fire
} at { $target } in { $hex }{ $occasion ->
    [withdrawal] { " " }as it withdraws
    [retreat] { " " }as it retreats
    [limbering] { " " }as it changes formation
   *[none] { "" }
}: { $points } fire points, column { $column }, die { $die }, { $result }
column-under-one = under 1
result-none = no effect
result-pin = pinned
result-loss = { $star ->
    [true] { $points } SP, or pinned
   *[false] { $points } SP
}
aim-tested = { $unit } checks its aim (die { $die })
overshot = { $unit } overshoots { $aimed }: its shells fall in { $hex }
overshot-map = { $unit } overshoots { $aimed }: its shells fall beyond the map
fire-ended = The fire at { $hex } is over
pinned = The units in { $hex } are pinned
unit-pinned = { $unit } is pinned
pin-lifted = { $unit } retreats and is no longer pinned
strength-lost = { $loss ->
    [captured] { $unit }: { $points } SP captured
   *[killed] { $unit } loses { $points } SP
}
crew-lost = { $steps ->
    [one] The crew of { $unit } loses a step
   *[other] The crew of { $unit } loses { $steps } steps
}
removed = { $unit } is destroyed
ammunition-tested = { $unit } checks its ammunition (die { $die })
depleted = { $unit } is out of ammunition
caisson-tested = { $unit } checks its caissons (die { $die })
rounds-lost = { $rounds ->
    [one] { $unit } loses { $rounds } round
   *[other] { $unit } loses { $rounds } rounds
}
leader-tested = { $leader } is in danger (dice { $dice })
leader-lost = { $fate ->
    [killed] { $leader } is killed
    [wounded] { $leader } is wounded
   *[captured] { $leader } is captured
}
leader-went = { $leader } moves to { $hex }
replacement-placed = A replacement for { $leader } takes command in { $hex }
leader-removed = { $leader } has no troops left and leaves the field
rout-checked = { $verdict ->
    [routs] { $unit } fails its rout check (die { $die })
   *[holds] { $unit } passes its rout check (die { $die })
}
routed = { $cause ->
    [town] { $unit } is driven into the town and routs
    [brigade] { $unit } routs with its brigade
    [charge] { $unit } scatters after its charge
   *[check] { $unit } routs
}
retreated = { $cause ->
    [rout] { $unit } runs to { $hex }
   *[retreat] { $unit } retreats to { $hex }
}
withdrew = { $unit } has retreated before melee
trapped = { $unit } cannot retreat and is captured
brigade-broken = { $brigade } is ineffective
brigade-restored = { $brigade } is effective again
demoralisation-tested = { $brigade } checks for demoralisation at { $level } points of morale (die { $die })
demoralised = { $brigade } is demoralised: its rating falls by { $by }
charge-declared = { $unit } charges { $hex }
advanced = { $unit } advances to { $hex }
melee-entered = { $mover } attacks { $hex }
# $differential has its sign, $result is a cell of the melee chart: attacker, then defender.
melee-fought = Melee in { $hex }: { $attackers } against { $defenders }, differential { $differential }, die { $die }, result { $result }
melee-held = The defenders of { $hex } fight on
engaged = The units in { $hex } stay engaged
melee-ended = The melee in { $hex } is over
rallied = { $unit } rallies
rallied-by = { $leader } rallies { $unit }
resupplied = { $unit } receives ammunition
rounds-moved = { $unit } gives { $rounds } rounds to { $other }
guard-given = { $unit } gives { $wagon } a new guard
wagon-taken = { $side } troops capture { $unit }
wagon-destroyed = { $unit } is destroyed
pins-removed = { $side } Pin markers are removed
strategy-draw = Strategic result: neither side gains
strategy-for = Strategic result: the { $side } side gains
game-ended = The game is over

## Phases of a side

set-up = Set-up
stage-initial-command = { $side } Initial Command Phase
stage-movement = { $side } Movement Phase
stage-defensive-fire = { $side } turn: { $other } defensive fire
stage-offensive-fire = { $side } offensive fire
stage-charges = { $side } charges
stage-before-melee = { $side } turn: { $other } retreats before melee
stage-melee = { $side } Melee Phase
stage-final-command = { $side } Final Command Phase
stage-turn-end = The turn ends

## Steps on the path to a prompt

step-initial-command = Initial Command Phase
step-movement = Movement Phase
step-defensive-fire = Defensive fire
step-offensive-fire = Offensive fire
step-withdrawal-fire = Withdrawal Fire at { $unit }
step-retreat-fire = Retreat Fire at { $unit }
step-limbering = Fire at { $unit }
step-charges = Charges
step-before-melee = Retreat before melee
step-melee = Melee Phase
step-routs = Rout checks
step-retreat = Retreat of { $unit }
step-breaking = { $brigade } breaks
step-final-command = Final Command Phase
step-turn-end = Turn ends

## How results are computed

# $multiple is a multiple of strength, such as x 1/2.
shot = { $strength } SP { $multiple } at range { $range }: { $points } fire points
shift = { $reason ->
    [ridge] over a ridge
    [crest] up a crest
    [wall] over a stone wall
    [woods] woods
    [hand-weapons] hand weapons, lying down
    [limbered] limbered target
    [column] target in column
    [mounted] mounted target
    [overshot] shells fall one hex over
   *[enfilade] enfilade
}
rout-modifier = { $reason ->
    [more-than-half] more than half lost
    [depleted] out of ammunition
    [leader] leader present
   *[town] in town
}

## Names of the values below a line

detail-die = die
detail-again = second die
detail-cost = cost
detail-column = column
detail-shifted = column after shifts
detail-attacking-leader = attacking leader
detail-defending-leader = defending leader
detail-terrain = terrain
