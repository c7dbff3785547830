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
log-over = Game over
log-artillery-passed = { $side } passes in the artillery step
log-artillery-hex = { $side }: artillery step in { $hex }
log-brigade-marked = { $brigade } is marked as activated
log-brigade-marker-added = { $brigade } can now be activated
log-markers-reset = All brigades can be activated again
log-arrival-set = { $brigade } is due on turn { $turn } at { $hex }{ $when ->
    [delayed] , delayed
   *[on-time] { "" }
}
log-arrival-done = { $brigade } has arrived
log-brigade-frozen = { $brigade } is held and cannot be activated
log-brigade-released = { $brigade } is released, starting with the next phase
log-activation = { $kind ->
    [full] Full Activation of { $brigade }
   *[limited] Limited Activation of { $brigade }
}
log-activation-through = { $kind ->
    [full] Full Activation of { $brigade } by { $chit }
   *[limited] Limited Activation of { $brigade } by { $chit }
}
log-step-began = { $step ->
    [orders] Orders Step
    [fire] Fire Step
    [movement] Movement Step
    [declare] Close Combat Declaration Step
    [close-combat] Close Combat Step
   *[rally] Rally Step
}
log-order-given = { $brigade }: { $order ->
    [attack] Attack
    [defend] Defend
    [maneuver] Maneuver
   *[regroup] Regroup
} order
log-allowance-printed = Movement allowance: as printed
log-allowance-halved = Movement allowance: halved
log-allowance = Movement allowance: { $bonus }
log-allowance-then-halved = Movement allowance: { $bonus }, then halved
log-activation-ended = { $brigade }: activation ends
log-points-awarded = { $points ->
    [one] { $side }: { $points } victory point
   *[other] { $side }: { $points } victory points
}
log-wins-at-once = { $side } wins immediately
log-draw = draw
log-game-ended = Game over: { $how } ({ $usa } { $usa_points }, { $csa } { $csa_points })
log-var-set = { $name }: { $value }
log-marked = { $since ->
    [now] { $what }: { $marker } placed
   *[no-longer] { $what }: { $marker } removed
}
log-script-failed = Script `{ $function }` failed and its changes are undone: { $message }
log-acted = { $units }: action used
log-action-returned = { $units }: action returned

## Chits

log-key-chit-chosen = { $side } key chit: { $chit }
log-event-chits-mixed = { $count ->
    [one] { $side }: { $count } event chit goes into the cup face down
   *[other] { $side }: { $count } event chits go into the cup face down
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
log-back-played = { $side } uses the back of { $chit }
log-chits-gathered = The turn's chits are collected
log-fortunes-pending = The next chit will be negated
log-fortunes-over = Chits take effect again
log-chit-negated = { $chit } has no effect
log-leader-casualty = { $chit } is a casualty
log-leader-returned = { $chit } returns to command
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
log-exit-announced = { $units }: about to leave { $from } for { $to }
log-exit-off-map-announced = { $units }: about to leave the map from { $from }
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
log-charge-made = { $units }: the charge is completed, close combat follows
log-deployed = { $unit } sets up at { $hex }
log-placed = { $unit } enters at { $hex }
log-returned = { $unit } returns to the map at { $hex }
log-depleted = { $unit } becomes battleworn
log-rebuilt = { $unit } is fresh again
log-morale-set = { $morale ->
    [shaken] { $unit } is shaken
    [disrupted] { $unit } is disrupted
   *[steady] { $unit } is steady
}
log-panicked = { $unit } panics
log-broken = { $unit } breaks: Broken Track, { $place }
log-eliminated = { $unit } is eliminated
log-unit-frozen = { $unit } is held and cannot move
log-unit-released = { $unit } can move again
log-set-in-hex = { $unit } is placed in { $hex }
log-set-broken = { $unit } is placed on the Broken Track, { $place }
log-set-off-map = { $place ->
    [off] { $unit } is placed off the map
    [eliminated] { $unit } is placed with the eliminated units
   *[withdrawn] { $unit } is placed off the map for good
}
log-broken-track-shifted = Units move along the Broken Track
log-assault-declared = { $unit } declares close combat against { $hex }
log-assault-began = { $count ->
    [one] { $units } attacks { $hex }
   *[other] { $units } attack { $hex }
}
log-assault-lapsed = The close combat at { $hex } is cancelled
log-target-vacated = { $hex } is vacated before its close combat
log-event-attack = Event bonus for { $units }: CR { $cr }
log-event-attack-ended = The event bonus ends
log-act = { $kind ->
    [fire] fire
    [after-fire] completed fire
    [test] cohesion test
    [break-test] Break Test
    [retreat] retreat
    [rally] rally
    [rebuild] rebuild
    [defence] close combat
    [artillery] artillery action
   *[command] command roll
}
log-under-way = Event window: { $what }{ $units ->
    [none] { "" }
   *[other] { " of " }{ $units }
}{ $hex ->
    [none] { "" }
   *[other] { " at " }{ $hex }
}{ $columns ->
    [none] { "" }
   *[other] , { $columns } columns
}
log-moment-over = The event window closes
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
} is rerolled

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
log-fire-wasted = { $side }: the fire of { $units } at { $hex } is shifted off the table, no effect
log-cohesion-tested = { $unit }, { $test } test: { $result }

## Rolls

log-command-rolled = Command roll for { $chit }: { $die } against { $rating }
log-fog-rolled = Fog of War, { $die }: { $row }
log-general-hit = { $chit } is hit
log-near-miss = Near miss: no { $side } general is hit
log-table-rolled = { $side } rolls for { $what }: { $dice }
log-break-tested = { $unit } takes a Break Test: { $die } against { $rating }
log-rebuild-rolled = { $unit } tries to rebuild: { $die } against { $rating }
