# Reasons why an answer is not legal. The variables are the kinds of the values in the order in which the check gives them.
# $points are movement points, exact amounts such as 3/2.

## Lines of sight

cw-los-blocked = { $unit } has no line of sight to the target: { $hex } blocks it ({ $block })

## CW-ADV

cw-adv-01-belongs-side-does-not-move = { $unit } is not on the active side
cw-adv-02-did-not-fire = { $unit } did not fire at { $hex }
cw-adv-02-not-drawn-up-advance = { $unit } may not advance: it is routed, or its formation forbids it
cw-adv-02-not-next = { $unit } is not adjacent to { $hex } across an open hexside
cw-adv-03-shattered-out-command-enemy-zone = { $unit } may not enter the enemy zone of control in { $hex } while shattered or out of command

## CW-ART

cw-art-01-only-guns-fire-artillery-phase = only artillery fires in the Artillery Phase, and { $unit } is not artillery
cw-art-02-fired-artillery-phase = { $unit } fired in the Artillery Phase and may not move
cw-art-03-no-unit-in-range = no unit that may fire has { $unit } in range and in line of sight

## CW-CMD

cw-cmd-05-out-of-command = { $unit } may not enter the enemy zone of control in { $hex } while out of command

## CW-FAT

cw-fat-01-no-unit-concerned = the die concerns neither { $leader } nor a unit under { $leader } in command range
cw-fat-02-no-fate-marker = your side has no Fate marker for { $leader }

## CW-FIR

cw-fir-02-fired-step = { $unit } has already fired in this step
cw-fir-02-fired-step-already = { $unit } has already been a target in this step
cw-fir-03-belongs-side-fired = { $unit } is on the same side as the target
cw-fir-03-named-already = { $unit } has already joined this fire
cw-fir-03-no-enemy-map = { $unit } is not an enemy unit on the map
cw-fir-03-no-unit-chosen = choose at least one unit to fire
cw-fir-03-not-map = { $unit } is not on the map
cw-fir-04-guns-they-do-not-fire = { $unit } is artillery and takes no part in offensive fire
cw-fir-05-routed = { $unit } is routed and cannot fire
# $number is the range.
cw-fir-06-range-target-away = { $number2 ->
    [one] { $unit } is { $number2 } hex from the target; its range is { $number }
   *[other] { $unit } is { $number2 } hexes from the target; its range is { $number }
}

## CW-FRE

cw-fre-01-enters-turn = { $mover } must enter this turn

## CW-LDR

cw-ldr-01-cannot-begin-among-enemy = { $leader } cannot set up in { $hex }: an enemy unit is there
cw-ldr-01-next-enemy-finds-no-friend = { $mover } may not enter { $hex }: it is in an enemy zone of control and holds no friendly unit
cw-ldr-02-alone-next-enemy = { $leader } may not stay alone adjacent to an enemy unit

## CW-MOV

cw-mov-01-costs-points-left = { $hex } costs { $points } MP; { $points2 } MP left
cw-mov-02-belongs-side-does-not-move = { $mover } is not on the active side
cw-mov-02-moved-phase = { $mover } has already moved in this phase
cw-mov-02-not-next = { $hex } is not adjacent to { $hex2 }
cw-mov-04-no-such-other-formation = { $mover } cannot change to that formation
cw-mov-05-change-costs-points-left = the change of formation costs { $points } MP; { $points2 } MP left
cw-mov-06-entered-enemy-zone = { $unit } has entered an enemy zone of control and cannot change formation
cw-mov-07-changed-formation-phase = { $unit } has already changed formation in this phase
cw-mov-08-no-unit-enters = no unit or leader may enter { $hex }
cw-mov-08-no-unit-crosses = no unit or leader may cross from { $hex } to { $hex2 }

## CW-NGT

cw-ngt-01-enemy-zone = { $unit } may not enter the enemy zone of control in { $hex } at night
cw-ngt-01-enters-no-enemy-zone-night = { $unit } may not advance into the enemy zone of control in { $hex } at night
cw-ngt-02-next-no-enemy-when-night = { $unit } was not adjacent to an enemy unit when the night turn began
# $number is the range.
cw-ngt-02-night-range-target-away = { $number2 ->
    [one] { $unit } is { $number2 } hex from the target; at night its range is { $number }
   *[other] { $unit } is { $number2 } hexes from the target; at night its range is { $number }
}

## CW-RAL

cw-ral-01-no-unit-active-side-map = { $unit } is not a unit of the active side on the map
cw-ral-01-not-routed = { $unit } is not routed
cw-ral-01-out-command = { $unit } is out of command and cannot rally
cw-ral-03-tried-phase = { $unit } has already tried to rally in this phase

## CW-REI

cw-rei-01-not-map-nor-due = { $mover } is neither on the map nor due as a reinforcement
cw-rei-02-stands-no-way = { $unit } occupies { $hex }, and the entering unit cannot move on
cw-rei-04-does-not-enter = { $mover } may not enter at { $hex }

## CW-RET

cw-ret-01-not-next = { $hex } is not adjacent to { $hex2 }
cw-ret-02-better-way-towards-enemy-than = { $hex2 } is not the best step towards { $hex } and away from the firing units
cw-ret-03-does-not-retreat-towards = { $hex } is not a retreat hex of { $unit }
cw-ret-04-already = { $unit } has already been in { $hex } while falling back
cw-ret-04-no-unit-crosses = no unit may cross from { $hex } to { $hex2 }
cw-ret-04-stands = { $unit } occupies { $hex }

## CW-ROU

cw-rou-04-routed = { $unit } is routed and cannot change formation
cw-rou-04-routed-nearer-enemy = { $unit } is routed and may not move closer to an enemy unit, as it would in { $hex }

## CW-SCN

cw-scn-03-begins-unit-his-next-one = { $leader } must set up in or adjacent to a hex with a unit under the leader's command, and { $hex } is neither
cw-scn-06-waits-where-until-turn = { $mover } may not move before turn { $number }

## CW-SEQ

cw-seq-02-does-not-answer-question = that is not one of the choices

## CW-STK

cw-stk-01-cannot-stay-friend = { $unit } cannot change formation in { $hex }: a friendly unit occupies it
cw-stk-01-routed-goes-one-hex-taken = { $unit } is routed and moves only one hex; a friendly unit occupies { $hex }
cw-stk-01-stands = { $unit } occupies { $hex }
cw-stk-01-stop-friend = { $unit } would have to stop in { $hex }, which a friendly unit occupies
cw-stk-03-stands-no-way = { $unit } occupies { $hex }, and the moving unit cannot move on from it

## CW-UNI

cw-uni-04-shattered = { $unit } may not enter the enemy zone of control in { $hex } while shattered
cw-uni-08-mounted = { $unit } is mounted and cannot fire
cw-uni-09-limbered = { $unit } is limbered and cannot fire
cw-uni-09-unlimbered = { $unit } is unlimbered and cannot move

## CW-ZOC

cw-zoc-02-stops = { $mover } entered an enemy zone of control in { $hex } and must stop
cw-zoc-04-left-zone-turn = { $unit } left the zone of control of { $unit2 } this turn and may not return to it: { $hex } is in it
cw-zoc-06-routed-enemy-zone = { $unit } may not enter the enemy zone of control in { $hex } while routed
