# Lines of the log: what happened, by event. What the lines were computed from is in why.ftl.

## Sequence of play

log-turn = Turn { $turn }
log-turn-at = Turn { $turn }, { $time }
log-set-up = Set-up
log-command-decision = Command Decision Phase
log-artillery-phase = Artillery Phase: { $side } step
log-artillery-rally = Artillery Rally Step: { $side }
log-chit-draw = { $step ->
    [held] Chit Draw Phase: held chits
   *[draw] Chit Draw Phase: draw
}
log-end-turn = { $step ->
    [held] End Turn Phase: held chits
   *[housekeeping] End Turn Phase
}
log-held-chits = { $side } plays held chits
log-over = The game is over
log-artillery-passed = { $side } passes the artillery step
log-artillery-hex = { $side }: artillery step in { $hex }
log-brigade-marked = { $brigade } is marked as activated
log-brigade-marker-added = { $brigade } may now be activated
log-markers-reset = All brigades may be activated again
log-arrival-set = { $brigade } is due on turn { $turn } at { $hex }{ $when ->
    [delayed] , delayed
   *[on-time] { "" }
}
log-arrival-done = { $brigade } has arrived
log-brigade-frozen = { $brigade } may not be activated
log-brigade-released = { $brigade } is released from the next phase on
log-activation = { $kind ->
    [full] Full Activation of { $brigade }
   *[limited] Limited Activation of { $brigade }
}
log-activation-through = { $kind ->
    [full] Full Activation of { $brigade } through { $chit }
   *[limited] Limited Activation of { $brigade } through { $chit }
}
log-step-began = { $step ->
    [orders] Orders Step
    [fire] Fire Step
    [movement] Movement Step
    [declare] Close combat declaration Step
    [close-combat] Close combat Step
   *[rally] Rally Step
}
log-order-given = { $brigade }: { $order ->
    [attack] Attack
    [defend] Defend
    [maneuver] Maneuver
   *[regroup] Regroup
} order
log-allowance-printed = Movement Allowance as printed
log-allowance-halved = Movement Allowance halved
log-allowance = Movement Allowance { $bonus }
log-allowance-then-halved = Movement Allowance { $bonus }, then halved
log-activation-ended = The activation of { $brigade } ends
log-points-awarded = { $points ->
    [one] { $points } victory point for the { $side } side
   *[other] { $points } victory points for the { $side } side
}
log-wins-at-once = { $side } wins at once
log-draw = a draw
log-game-ended = The game is over: { $how } ({ $usa } { $usa_points }, { $csa } { $csa_points })
log-var-set = { $name }: { $value }
log-marked = { $since ->
    [now] { $what }: now { $marker }
   *[no-longer] { $what }: no longer { $marker }
}
log-script-failed = The script `{ $function }` failed, and what it did is undone: { $message }
log-acted = { $units }: action used
log-action-returned = { $units }: action not used

## Chits

log-key-chit-chosen = { $side } key chit: { $chit }
log-event-chits-mixed = { $count ->
    [one] { $count } event chit goes into the cup face down for the { $side } side
   *[other] { $count } event chits go into the cup face down for the { $side } side
}
log-chit-to-cup = { $chit } goes into the cup
log-chit-entered = { $chit } enters the game
log-chit-drawn = { $chit } is drawn
log-chit-held = { $side } holds { $chit }
log-chit-played = { $side } plays { $chit }
log-chit-played-on = { $side } plays { $chit } on { $brigade }
log-chit-discarded = { $chit } is discarded
log-chit-spent = { $side } spends { $chit } on { $track }
log-command-event-played = { $side } uses { $chit } as { $event }
log-back-played = { $side } uses { $chit } as its back
log-chits-gathered = The turn's chits are collected
log-fortunes-pending = The next chit will be negated
log-fortunes-over = Chits take effect again
log-chit-negated = { $chit } has no effect
log-leader-casualty = { $chit } is a casualty
log-leader-returned = { $chit } is back in command
log-track-set = { $track }: { $name }
log-track-box = { $track }: box { $number }

## Units

log-moved = { $unit } moves from { $from } to { $to }: { $cost } MP, { $left } left
log-step = { $how ->
    [retreat] { $unit } retreats from { $from } to { $to }
    [advance] { $unit } advances from { $from } to { $to }
    [withdrawal] { $unit } withdraws from { $from } to { $to }
   *[displacement] { $unit } is displaced from { $from } to { $to }
}
log-exit-announced = { $units }: about to leave { $from } to { $to }
log-exit-off-map-announced = { $units }: about to leave { $from } off the map
log-left-map = { $unit } leaves the map
log-left-skirmish-order = { $unit } leaves Skirmish Order, { $left } MP left
log-mount-announced = { $mount ->
    [mounted] { $units } in { $hex }: about to mount
   *[dismounted] { $units } in { $hex }: about to dismount
}
log-mount-changed = { $mount ->
    [mounted] { $unit } mounts, { $left } MP left
   *[dismounted] { $unit } dismounts, { $left } MP left
}
log-charge-declared = { $units }: charge!
log-charge-made = { $units }: the charge is made, close combat follows
log-deployed = { $unit } takes position at { $hex }
log-placed = { $unit } enters at { $hex }
log-returned = { $unit } returns to the map at { $hex }
log-depleted = { $unit } is battleworn
log-rebuilt = { $unit } is fresh again
log-morale-set = { $morale ->
    [shaken] { $unit } is shaken
    [disrupted] { $unit } is disrupted
   *[steady] { $unit } is steady
}
log-panicked = { $unit } panics
log-broken = { $unit } breaks: Broken Track, { $place }
log-eliminated = { $unit } is eliminated
log-unit-frozen = { $unit } may not move
log-unit-released = { $unit } may move again
log-set-in-hex = { $unit } is placed in { $hex }
log-set-broken = { $unit } is placed in the Broken Track, { $place }
log-set-off-map = { $place ->
    [off] { $unit } is placed in off the map
    [eliminated] { $unit } is placed in the eliminated units
   *[withdrawn] { $unit } is placed in those who left the map
}
log-broken-track-shifted = The Broken Track shifts
log-assault-declared = { $unit } will attack { $hex }
log-assault-began = { $count ->
    [one] { $units } attacks { $hex }
   *[other] { $units } attack { $hex }
}
log-assault-lapsed = The close combat at { $hex } is not fought
log-target-vacated = { $hex } is empty before its close combat is fought
log-event-attack = Event bonus for { $units }: CR { $cr }
log-event-attack-ended = The event's bonus ends
log-act = { $kind ->
    [fire] fire
    [after-fire] fire that is over
    [test] cohesion test
    [break-test] Break Test
    [retreat] retreat
    [rally] rally
    [rebuild] rebuild
    [defence] close combat
    [artillery] artillery action
   *[command] command roll
}
log-under-way = Open to events: { $what }{ $units ->
    [none] { "" }
   *[other] { " of " }{ $units }
}{ $hex ->
    [none] { "" }
   *[other] { " at " }{ $hex }
}{ $columns ->
    [none] { "" }
   *[other] , { $columns } columns
}
log-moment-over = No further events apply
log-called-off = The { $what }{ $units ->
    [none] { "" }
   *[other] { " of " }{ $units }
} { $how ->
    [no-effect] has no effect
   *[called-off] is called off
}
log-rolled-again = The { $what }{ $units ->
    [none] { "" }
   *[other] { " of " }{ $units }
} is rolled again

## Fire, close combat, cohesion

log-fire-resolved = { $side }: { $units } { $count ->
    [one] fires
   *[other] fire
} at { $hex }: { $outcome }
log-close-combat-resolved = { $side }: { $units } { $count ->
    [one] attacks
   *[other] attack
} { $hex }: { $outcome }
log-outcome = column { $column }{ $dice ->
    [none] { "" }
   *[other] , dice { $dice }
}: { $test ->
    [none] no effect on { $unit }
    [close-fight] Close Fight for { $unit }
    [routine] Routine test for { $unit }
    [tough] Tough test for { $unit }
   *[severe] Severe test for { $unit }
}
log-fire-wasted = { $side }: { $units } at { $hex }: shifted off the table, no effect
log-cohesion-tested = { $unit }, { $test }: { $result }

## Rolls

log-command-rolled = Command roll for { $chit }: { $die } against { $rating }
log-fog-rolled = Fog of War, { $die }: { $row }
log-general-hit = { $chit } is hit
log-near-miss = A near miss: no { $side } general is hit
log-table-rolled = { $side } rolls for { $what }: { $dice }
log-break-tested = { $unit } takes a Break Test: { $die } against { $rating }
log-rebuild-rolled = { $unit } tries to rebuild: { $die } against { $rating }
