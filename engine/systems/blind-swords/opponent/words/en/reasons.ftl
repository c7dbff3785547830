# Reasons that the computer player gives: a term of its sum, then details. Shares such as 42% and points such as 1.50 are texts.

term-way = progress towards ground worth points
term-control = control of a hex worth points
term-exposure = exposure to enemy fire
term-support = support from its brigade
term-engage = enemies it threatens
term-fire = the effect of the fire on its target
term-assault = the effect of the attack on the defenders
term-price = the cost of the attack
term-rally = units that rally
term-guns = targets for its guns
term-cost = the cost of the order
term-plan = agreement with its side's plan
term-moment = the moment at which the event is played
term-kept = the value of keeping the chit for later
term-foreseen = the immediate result of the choice
term-harm = the enemy's loss

reason-fire = fire at { $unit } in { $hex }, column { $column }, cohesion { $cohesion }: { $effects }; { $lost }
reason-attack = attack from { $from } on { $unit } in { $hex }, column { $column }, cohesion { $cohesion }: { $effects }; { $lost }
reason-price = effects on { $unit } itself, column { $column }, cohesion { $cohesion }: { $effects }; defensive fire comes first
reason-no-recoil = no dice result harms the attacker
reason-effect = { $effect ->
    [nothing] no effect
    [depletion] depletion
    [attacker-depletion] depletion of the attacker
    [morale-hit] morale hit
    [attacker-morale-hit] attacker takes a morale hit
    [retreat] retreat
    [attacker-retreat] attacker retreats
    [break-test] break test
    [panic] panic
   *[other] { $effect }
} { $share }
reason-lost = chance to leave its hex { $leaves }, to break { $breaks }: { $points } points
reason-danger = enemy fire at { $unit } in { $hex }, { $support ->
    [given] supported
   *[missing] unsupported
}, column { $column }: chance to leave the hex { $leaves }, to break { $breaks }
reason-no-danger = hardly any enemy can fire at { $hex }
reason-recovers = { $unit } recovers, { $stake }
reason-rebuilds = a die roll of { $rating } or less rebuilds { $unit }, { $chance }; { $stake }
reason-struck = the results for { $unit }, { $stake }
reason-stake = { $points } points at stake if it breaks
reason-way = progress towards { $hex }
reason-supported = a friendly unit supports it in { $hex }
reason-unsupported = no friendly unit supports it in { $hex }
reason-threatens = enemies it threatens from { $hex }
reason-guns = targets for its guns from { $hex }
reason-control = control of { $hex }, worth { $points } points
reason-order-fire = fire by its units; the best is { $fire }
reason-order-attack = an attack; the best is { $attack }
reason-order-rally = units that can rally: { $marked } with morale markers, { $broken } broken
reason-order-cost = the cost of the { $order } order
