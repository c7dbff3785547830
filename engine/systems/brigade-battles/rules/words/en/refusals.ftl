# Reasons why an answer is not legal. The variables are the kinds of the values in the order in which the check gives them.

## ACT

cw-los-blocked = { $unit } does not see it: { $hex } blocks, { $block }

## CW-ADV

cw-adv-01-belongs-side-does-not-move = { $unit } belongs to the side that does not move
cw-adv-02-did-not-fire = { $unit } did not fire at { $hex }
cw-adv-02-not-drawn-up-advance = { $unit } is not drawn up to advance
cw-adv-02-not-next = { $unit } is not next to { $hex }
cw-adv-03-shattered-out-command-enemy-zone = { $unit } is shattered or out of command, and { $hex } is in an enemy zone

## CW-ART

cw-art-01-only-guns-fire-artillery-phase = only guns fire in the Artillery Phase, not { $unit }
cw-art-02-fired-artillery-phase = { $unit } fired in the Artillery Phase
cw-art-03-nobody-who-may-fire-range = nobody who may fire has { $unit } in range and sight

## CW-CMD

cw-cmd-05-out-of-command = { $unit } is out of command, and { $hex } is in an enemy zone

## CW-FAT

cw-fat-01-nobody-whom-die-concerns-under = nobody whom the die concerns is under { $leader } in his range
cw-fat-02-no-fate-marker = there is no Fate marker of { $leader }

## CW-FIR

cw-fir-02-fired-step = { $unit } has fired in this step
cw-fir-02-fired-step-already = { $unit } was fired at in this step already
cw-fir-03-belongs-side-fired = { $unit } belongs to the side that is fired at
cw-fir-03-named-already = { $unit } is named already
cw-fir-03-no-enemy-map = { $unit } is no enemy on the map
cw-fir-03-nobody-named-who-fires = nobody is named who fires
cw-fir-03-not-map = { $unit } is not on the map
cw-fir-04-guns-they-do-not-fire = { $unit } are guns: they do not fire in attack
cw-fir-05-routed = { $unit } is routed
cw-fir-06-range-target-away = the range of { $unit } is { $number }, and the target is { $number2 } away

## CW-FRE

cw-fre-01-enters-turn = { $mover } enters on this turn

## CW-LDR

cw-ldr-01-cannot-begin-among-enemy = { $leader } cannot begin among the enemy in { $hex }
cw-ldr-01-next-enemy-finds-no-friend = { $hex } is next to the enemy, and { $mover } finds no friend there
cw-ldr-02-alone-next-enemy = { $leader } would be alone next to the enemy

## CW-MOV

cw-mov-01-costs-points-left = { $hex } costs { $points }; points left: { $points2 }
cw-mov-02-belongs-side-does-not-move = { $mover } belongs to the side that does not move
cw-mov-02-moved-phase = { $mover } has moved in this phase
cw-mov-02-not-next = { $hex } is not next to { $hex2 }
cw-mov-04-no-such-other-formation = { $mover } has no such other formation
cw-mov-05-change-costs-points-left = the change costs { $points }; points left: { $points2 }
cw-mov-06-entered-enemy-zone = { $unit } has entered an enemy zone
cw-mov-07-changed-formation-phase = { $unit } has changed its formation in this phase
cw-mov-08-nobody-enters = nobody enters { $hex }
cw-mov-08-nobody-goes = nobody goes from { $hex } to { $hex2 }

## CW-NGT

cw-ngt-01-enemy-zone = { $unit } enters no enemy zone at night: { $hex } is in one
cw-ngt-01-enters-no-enemy-zone-night = { $unit } enters no enemy zone at night: { $hex } is in one
cw-ngt-02-next-no-enemy-when-night = { $unit } was next to no enemy when the night turn began
cw-ngt-02-night-range-target-away = at night the range of { $unit } is { $number }, and the target is { $number2 } away

## CW-RAL

cw-ral-01-no-unit-active-side-map = { $unit } is no unit of the active side on the map
cw-ral-01-not-routed = { $unit } is not routed
cw-ral-01-out-command = { $unit } is out of command
cw-ral-03-tried-phase = { $unit } has tried in this phase

## CW-REI

cw-rei-01-not-map-nor-due = { $mover } is not on the map, nor due
cw-rei-02-stands-no-way = { $unit } stands in { $hex }, and there is no way on
cw-rei-04-does-not-enter = { $mover } does not enter at { $hex }

## CW-RET

cw-ret-01-not-next = { $hex } is not next to { $hex2 }
cw-ret-02-better-way-towards-enemy-than = there is a better way towards { $hex } and from the enemy than by { $hex2 }
cw-ret-03-does-not-retreat-towards = { $unit } does not retreat towards { $hex }
cw-ret-04-already = { $unit } was in { $hex } already
cw-ret-04-nobody-goes = nobody goes from { $hex } to { $hex2 }
cw-ret-04-stands = { $unit } stands in { $hex }

## CW-ROU

cw-rou-04-routed = { $unit } is routed
cw-rou-04-routed-nearer-enemy = { $unit } is routed, and { $hex } is nearer to the enemy

## CW-SCN

cw-scn-03-begins-unit-his-next-one = { $leader } begins with a unit of his or next to one, not in { $hex }
cw-scn-06-waits-where-until-turn = { $mover } waits where it is until turn { $number }

## CW-SEQ

cw-seq-02-does-not-answer-question = it does not answer this question

## CW-STK

cw-stk-01-cannot-stay-friend = { $unit } cannot stay in { $hex } with a friend
cw-stk-01-routed-goes-one-hex-taken = { $unit } is routed and goes one hex: { $hex } is taken
cw-stk-01-stands = { $unit } stands in { $hex }
cw-stk-01-stop-friend = { $unit } would have to stop in { $hex } with a friend
cw-stk-03-stands-no-way = { $unit } stands in { $hex }, and there is no way on

## CW-UNI

cw-uni-04-shattered = { $unit } is shattered, and { $hex } is in an enemy zone
cw-uni-08-mounted = { $unit } is mounted
cw-uni-09-limbered = { $unit } is limbered
cw-uni-09-unlimbered = { $unit } is unlimbered

## CW-ZOC

cw-zoc-02-stops = { $mover } stops in { $hex }
cw-zoc-04-left-zone-turn = { $unit } has left the zone of { $unit2 } in this turn: { $hex } is in it
cw-zoc-06-routed-enemy-zone = { $unit } is routed, and { $hex } is in an enemy zone
