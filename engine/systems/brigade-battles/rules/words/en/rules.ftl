# The rules for players: written from `docs/entries-brigades.yaml` by `UPDATE=1 cargo test --workspace --test suite brigade_battles::told::`, and changed there.
# Figures of a game are variables.

## General

chapter-general = General

rule-CW-GEN-01-title = The ten-sided die
rule-CW-GEN-01 = Every roll is one ten-sided die. The face 0 counts as 10.

rule-CW-GEN-02-title = Scale of a strength point
rule-CW-GEN-02 = { $men } A strength point (SP) of artillery is one to three guns, depending on the type.

rule-CW-GEN-03-title = Movement points are not rounded
rule-CW-GEN-03 = Count movement points exactly, halves included. Do not round during a move.

rule-CW-GEN-04-title = Which rules take precedence
rule-CW-GEN-04 = The rules of a game override those of the series, and the rules of a scenario override both.

## Stacking

chapter-stacking = Stacking

rule-CW-STK-01-title = One combat unit per hex
rule-CW-STK-01 = A hex may hold only one combat unit at the end of a move. No unit may enter a hex that holds an enemy unit.

rule-CW-STK-02-title = Leaders and markers stack freely
rule-CW-STK-02 = Leaders and markers do not count for stacking. Any number may share a hex with a friendly unit or with each other.

rule-CW-STK-03-title = Moving through a friendly unit
rule-CW-STK-03-1 = A unit may not move through a hex that holds a friendly unit.
rule-CW-STK-03-2 = A unit may move through a hex that holds a friendly unit at the normal cost, but it may not stop there.

## Zones of control

chapter-zones-of-control = Zones of control

rule-CW-ZOC-01-title = Extent of a zone of control
rule-CW-ZOC-01 = Every combat unit exerts a zone of control (ZOC) into the six adjacent hexes, whatever the terrain. Only prohibited hexes and hexsides block it.

rule-CW-ZOC-02-title = Stopping in an enemy zone of control
rule-CW-ZOC-02 = A unit that enters an enemy zone of control must stop there for the turn.

rule-CW-ZOC-03-title = Leaving an enemy zone of control
rule-CW-ZOC-03 = A unit pays { $leave-zone } extra movement point to leave an enemy zone of control. It may do so at the start of its move.

rule-CW-ZOC-04-title = Returning to an enemy zone of control
rule-CW-ZOC-04-1 = A unit may not return in the same turn to the zone of control of an enemy it has left, unless another enemy unit also controls the hex.
rule-CW-ZOC-04-2 = A unit may not return in the same turn to the zone of control of any enemy it has left. It may enter another enemy's zone, even directly.

rule-CW-ZOC-05-title = Routed units exert no zone
rule-CW-ZOC-05 = A routed unit exerts no zone of control.

rule-CW-ZOC-06-title = Who may enter an enemy zone of control
rule-CW-ZOC-06 = Only a unit that is in command, not shattered and not routed may move into an enemy zone of control, and never at night.

rule-CW-ZOC-07-title = Staying in an enemy zone of control
rule-CW-ZOC-07 = A unit that may not enter enemy zones of control may still stay in one if it begins its turn there.

rule-CW-ZOC-08-title = Zones in retreats, routs and advances
rule-CW-ZOC-08 = Retreats, routs and advances are not movement. Zones of control do not stop them or cost movement points. A unit that retreats or routs into one loses strength points instead.

## Units

chapter-units = Units

rule-CW-UNI-01-title = Values on a counter
rule-CW-UNI-01 = A counter shows the unit's strength points. The colour of the number shows the unit's morale. The counter also names the division or corps, or marks the unit as independent.

rule-CW-UNI-02-title = Losses and elimination
rule-CW-UNI-02 = Losses reduce the unit's strength points. At 0 the unit is eliminated. Remove it at once, without a retreat or a morale check. Its hex counts as vacated.

rule-CW-UNI-03-title = Shattered units
rule-CW-UNI-03-1 = An infantry or cavalry unit is shattered as soon as its strength falls below the value on its back. It stays shattered for the rest of the game.
rule-CW-UNI-03-2 = An infantry or cavalry unit is shattered as soon as its strength falls to the value on its back, about half. It stays shattered for the rest of the game.

rule-CW-UNI-04-title = Effects of being shattered
rule-CW-UNI-04 = A shattered unit may not move into an enemy zone of control and may not use the column rate. It still fires, keeps its own zone of control and may rally.

rule-CW-UNI-05-title = Artillery never shatters
rule-CW-UNI-05 = Artillery is never shattered.

rule-CW-UNI-06-title = No split fire
rule-CW-UNI-06 = A unit fires with its full strength at one target. It may not split its fire.

rule-CW-UNI-07-title = Independent units
rule-CW-UNI-07 = An independent unit is always in command.

rule-CW-UNI-08-title = Mounted and dismounted cavalry
rule-CW-UNI-08 = Cavalry is mounted unless it has a dismounted marker. The marker changes its movement points. Only dismounted cavalry takes part in offensive fire.

rule-CW-UNI-09-title = Limbered and unlimbered artillery
rule-CW-UNI-09 = Unlimbered artillery fires but cannot move. Limbered artillery moves but cannot fire.

## Morale

chapter-morale = Morale

rule-CW-MOR-01-title = Morale values
rule-CW-MOR-01 = The colour of the strength number gives the morale value: green { $green }, black { $black }, gold { $gold }.

rule-CW-MOR-02-title = How to make a morale check
rule-CW-MOR-02 = For a morale check roll the die and add the modifiers. A result above the morale value fails. An equal result passes.

rule-CW-MOR-03-title = An unmodified 10
rule-CW-MOR-03-1 = An unmodified 10 always fails a morale check under fire. When you rally, only the modified result counts.
rule-CW-MOR-03-2 = An unmodified 10 always fails, whatever the modifiers, even when you rally.

rule-CW-MOR-04-title = Morale modifiers
rule-CW-MOR-04 = At most one leader modifier ({ $leader-die }) and one terrain modifier apply to a morale check. Add them together. { $morale-terrain }

rule-CW-MOR-05-title = Which leader gives the modifier
rule-CW-MOR-05-1 = Any friendly leader in the unit's hex gives the leader modifier.
rule-CW-MOR-05-2 = Only a leader who is in the unit's hex and commands its division, corps or army gives the leader modifier. Artillery may use any friendly leader in its hex.

rule-CW-MOR-06-title = Failing a morale check
rule-CW-MOR-06 = A unit that fails a morale check routs at once, except in the Rally Phase.

## Command

chapter-command = Command

rule-CW-CMD-01-title = When to check command
rule-CW-CMD-01 = Check the command of all your units in your Command Phase. The result holds for the rest of your player turn.

rule-CW-CMD-02-title = When infantry and cavalry are in command
rule-CW-CMD-02 = Infantry and cavalry are in command within { $radius } hexes of the leader of their own division, corps or army. For a replacement leader the range is { $replacement-radius } hexes.

rule-CW-CMD-03-title = When artillery is in command
rule-CW-CMD-03 = Artillery is in command within { $radius } hexes of any friendly leader, or within { $replacement-radius } of a replacement leader.

rule-CW-CMD-04-title = Tracing the command range
rule-CW-CMD-04-1 = Count the command range in hexes, whatever terrain or units are in between.
rule-CW-CMD-04-2 = Trace the command range along a path of hexes. The path may not enter prohibited terrain, an enemy unit's hex or an enemy zone of control. A friendly unit cancels enemy zones in its own hex. The leader's hex and the unit's hex may be in an enemy zone.

rule-CW-CMD-05-title = Effects of being out of command
rule-CW-CMD-05 = A unit that is out of command may not move into an enemy zone of control, use the column rate or rally. It may fire.

rule-CW-CMD-06-title = When reinforcements are in command
rule-CW-CMD-06 = Reinforcements are in command on the turn they enter.

## Leaders

chapter-leaders = Leaders

rule-CW-LDR-01-title = How leaders move
rule-CW-LDR-01-1 = A leader moves like mounted cavalry, with { $leader-points } movement points, but never into an enemy unit's hex. A leader may enter an enemy zone of control only where a friendly combat unit is, and need not stop there. Leaving the zone costs { $leave-zone } extra movement point.
rule-CW-LDR-01-2 = A leader moves like mounted cavalry, with { $leader-points } movement points, but never into an enemy unit's hex. A leader may enter an enemy zone of control only where a friendly combat unit is, and need not stop there. Leaving the zone costs { $leave-zone } extra movement point only for a leader who is alone.

rule-CW-LDR-02-title = Leaders who accompany a unit
rule-CW-LDR-02 = A leader stacked with a unit that retreats, routs or advances may go with it at no cost. A leader who would be left alone adjacent to an enemy must go.

rule-CW-LDR-03-title = When to check for a leader casualty
rule-CW-LDR-03 = A combat die of { $leader-check } or more, before or after modifiers, requires a casualty check for a leader in the target hex. Make it after you apply the result, even if the leader has left the hex with the unit.

rule-CW-LDR-04-title = Rolling for a leader casualty
rule-CW-LDR-04 = For a casualty check roll the die. On { $hit } or more the leader is hit. If there are several leaders, their owner chooses which one to check.

rule-CW-LDR-05-title = Every leader has two steps
rule-CW-LDR-05 = A leader who is hit is flipped to the replacement side. A replacement who is hit leaves the game. Each step is worth { $leader-vp } VP to the enemy.

rule-CW-LDR-06-title = Overrun leaders
rule-CW-LDR-06 = A leader alone in a hex that an enemy unit enters joins the nearest friendly combat unit. If there is none within { $refuge } hexes, first treat the leader as hit. If there is none at all, the leader leaves the game.

## Sequence

chapter-sequence = Sequence

rule-CW-SEQ-01-title = Game turns and player turns
rule-CW-SEQ-01 = A game turn has two player turns. Then the turn marker advances. The { $first-side } side always plays first.

rule-CW-SEQ-02-title = Phases of a player turn
rule-CW-SEQ-02 = Each player turn has these phases in order: Command Phase, Artillery Phase, Movement Phase, Combat Phase (the other side's defensive fire, then your offensive fire), Rally Phase.

rule-CW-SEQ-03-title = End of a game turn
rule-CW-SEQ-03 = After both player turns, score the objectives. Then advance the turn marker one box.

rule-CW-SEQ-04-title = Removing Fired markers
rule-CW-SEQ-04 = Remove the Fired markers of your own artillery in your Rally Phase.

## Artillery Phase

chapter-artillery-phase = Artillery Phase

rule-CW-ART-01-title = Who fires in the Artillery Phase
rule-CW-ART-01 = In the Artillery Phase only your unlimbered artillery that is not routed may fire. Each unit may fire once.

rule-CW-ART-02-title = Artillery that fires may not move
rule-CW-ART-02 = Artillery that fires in this phase gets a Fired marker. It may not move or limber in the Movement Phase that follows.

rule-CW-ART-03-title = Range and line of sight
rule-CW-ART-03 = The target must be in range and in line of sight. Artillery needs no command to fire.

rule-CW-ART-04-title = Combined artillery fire
rule-CW-ART-04-1 = Several artillery units may combine against one target, and the same target may be fired at more than once in the phase.
rule-CW-ART-04-2 = Several artillery units may combine against one target. No target may be fired at twice in the phase.

rule-CW-ART-05-title = Results apply at once
rule-CW-ART-05 = Apply each result, with its retreat or rout, before the next attack. No unit advances in this phase.

## Movement

chapter-movement = Movement

rule-CW-MOV-01-title = Movement allowances
rule-CW-MOV-01 = Movement points: infantry { $foot }, limbered artillery { $limbered }, mounted cavalry { $mounted }, dismounted cavalry { $dismounted }, leaders { $leader-points }. You may not save unused points or pass them to another unit.

rule-CW-MOV-02-title = Units move one at a time
rule-CW-MOV-02 = Move your units one at a time, in any order, from hex to adjacent hex, as far as their movement points allow.

rule-CW-MOV-03-title = Cost to enter a hex
rule-CW-MOV-03-1 = To enter a hex a unit pays for its terrain, plus any feature on the hexside, plus { $level } for each level up or down.
rule-CW-MOV-03-2 = To enter a hex a unit pays for its terrain, plus any feature on the hexside, plus { $level } for a move to a higher level.
rule-CW-MOV-03-3 = To enter a hex a unit pays for its terrain, plus any feature on the hexside, plus { $level } for a change of level, up or down.

rule-CW-MOV-04-title = Limbering and unlimbering
rule-CW-MOV-04 = Limbering or unlimbering artillery costs { $change } of the { $limbered } movement points of limbered artillery.

rule-CW-MOV-05-title = Mounting and dismounting
rule-CW-MOV-05 = Mounting or dismounting costs { $change } movement points, which the unit must still have. Then subtract all points spent so far from the allowance of the new formation. The unit may use what is left, never less than 0.

rule-CW-MOV-06-title = Changing formation in enemy zones
rule-CW-MOV-06 = Cavalry and limbered artillery that enter an enemy zone of control may not change formation in that phase. Units that begin the phase in one may.

rule-CW-MOV-07-title = One change of formation per phase
rule-CW-MOV-07 = A unit may change formation only once in a Movement Phase.

rule-CW-MOV-08-title = Prohibited hexes and hexsides
rule-CW-MOV-08 = Prohibited hexes and hexsides block movement, zones of control, retreats and command paths. No unit leaves the map.

## Column movement

chapter-column-movement = Column movement

rule-CW-COL-01-title = The column rate
rule-CW-COL-01 = A unit more than { $column-beyond } hexes from every enemy combat unit uses the column rate. It pays { $column } movement point for each hex that it enters along a road or that has this terrain: { $column-terrain }.

rule-CW-COL-02-title = Which hexes must be far from the enemy
rule-CW-COL-02-1 = For the column rate only the hex the unit enters must be more than { $column-beyond } hexes from the enemy. Routed enemies count.
rule-CW-COL-02-2 = For the column rate both the hex the unit leaves and the hex it enters must be more than { $column-beyond } hexes from the enemy. Routed enemies count.

rule-CW-COL-03-title = Other terrain in column
rule-CW-COL-03 = In column other terrain costs its full movement points, unless the unit enters it along a road. A unit far from the enemy that may not use the column rate pays { $road } for a step along a road. Far from the enemy a road also crosses a stream at no extra cost.

rule-CW-COL-04-title = Change of level in column
rule-CW-COL-04 = A change of level costs its full { $level } in column too.

rule-CW-COL-05-title = Roads near the enemy
rule-CW-COL-05 = Within { $column-beyond } hexes of the enemy, roads have no effect. A unit pays for the terrain of each hex, and extra for a stream.

rule-CW-COL-06-title = Who may not use the column rate
rule-CW-COL-06 = Routed, shattered and out-of-command units never use the column rate.

## Reinforcements

chapter-reinforcements = Reinforcements

rule-CW-REI-01-title = How reinforcements enter
rule-CW-REI-01 = Reinforcements enter in the Movement Phase at their entry hex and pay its normal cost. They have their full movement points and may use the column rate. A group with an option in brackets enters only if that option is in play. If the brackets say "without", the group enters only if the option is not in play.

rule-CW-REI-02-title = Entering at the same hex
rule-CW-REI-02 = All units of a group may enter at the same hex in one turn at no extra cost. Each unit must move out of the entry hex before the next one stops there.

rule-CW-REI-03-title = Formation on entry
rule-CW-REI-03 = Artillery enters limbered. Cavalry enters mounted or dismounted, as you choose.

rule-CW-REI-04-title = Blocked entry hexes
rule-CW-REI-04 = If an enemy unit or its zone of control covers the entry hex, units enter at the nearest free hex of the map edge. If several are equally near, you choose.

## Fire

chapter-fire = Fire

rule-CW-FIR-01-title = Fire is optional
rule-CW-FIR-01 = You never have to fire.

rule-CW-FIR-02-title = How often a unit fires
rule-CW-FIR-02 = In a Combat Phase a unit fires at most once. It may be a target once in defensive fire and once in offensive fire. A unit that was fired at may still fire.

rule-CW-FIR-03-title = Combined fire
rule-CW-FIR-03 = All units that fire at one target make one attack with a single roll. Declare the target and all the firing units before you roll.

rule-CW-FIR-04-title = Who may take part in offensive fire
rule-CW-FIR-04 = Only infantry and dismounted cavalry that are not routed take part in offensive fire. Artillery does not.

rule-CW-FIR-05-title = Who may take part in defensive fire
rule-CW-FIR-05-1 = In defensive fire all units that are not routed may fire, except limbered artillery. Artillery in range may join infantry against the same target.
rule-CW-FIR-05-2 = In defensive fire all units that are not routed may fire, except limbered artillery and mounted cavalry. Artillery in range may join infantry against the same target.

rule-CW-FIR-06-title = Ranges
rule-CW-FIR-06 = Infantry and dismounted cavalry fire up to { $foot-range } hex away, artillery up to { $gun-range } hexes. At night the range is { $night-range }.

rule-CW-FIR-07-title = Strength at range
rule-CW-FIR-07 = Multiply each unit's strength by the factor for its own range. For artillery that is { $gun-bands }. For infantry and dismounted cavalry see the Ranges chart. Round halves down for each unit. Each unit counts as at least 1.

rule-CW-FIR-08-title = Column of the Combat Chart
rule-CW-FIR-08 = Add up the strength of all the firing units. The total gives the column of the Combat Chart. The last column has no upper limit.

rule-CW-FIR-09-title = The combat roll
rule-CW-FIR-09 = Roll the die and add the modifiers. For a result beyond the chart use its first or last row.

rule-CW-FIR-10-title = Flank fire
rule-CW-FIR-10 = Flank fire: add { $flank } to the die if units fire from at least { $flank-hexes } different hexes adjacent to the target.

rule-CW-FIR-11-title = Fire at limbered artillery
rule-CW-FIR-11 = Fire at limbered artillery is shifted { $limbered-shift } column to the right, but not beyond the last column.

rule-CW-FIR-12-title = Terrain in the target hex
rule-CW-FIR-12 = Terrain in the target hex modifies the die: { $cover }. If the target is higher than every firing unit, add a further { $higher }.

## Line of sight

chapter-line-of-sight = Line of sight

rule-CW-LOS-01-title = When a line of sight is needed
rule-CW-LOS-01 = Only fire beyond an adjacent hex needs a line of sight. Adjacent units always see each other.

rule-CW-LOS-02-title = Tracing a line of sight
rule-CW-LOS-02 = Trace a straight line of sight from hex centre to hex centre. Only intervening hexes can block it.

rule-CW-LOS-03-title = Higher ground blocks
rule-CW-LOS-03 = An intervening hex blocks the line of sight if it is higher than both ends.

rule-CW-LOS-04-title = Terrain that blocks
rule-CW-LOS-04-1 = Intervening hexes with this terrain block the line of sight: { $blocking }. They do not if they are lower than both ends.
rule-CW-LOS-04-2 = Intervening hexes with this terrain block the line of sight at any level: { $blocking }. This terrain in the target hex does not.

rule-CW-LOS-05-title = Friendly units on the line
rule-CW-LOS-05 = A friendly unit on the line blocks it if that unit is adjacent to the target. Otherwise you may fire over friendly units. Enemy units never block.

rule-CW-LOS-06-title = Lines of sight along a hexside
rule-CW-LOS-06 = A line of sight along a hexside is blocked only if both hexes beside it block. At the map edge, where there is only one hex, that hex decides.

## Results

chapter-results = Results

rule-CW-RES-01-title = Losses and a morale check
rule-CW-RES-01 = A number says how many strength points the target loses. The target then takes a morale check. M means a morale check only, and - means no effect.

rule-CW-RES-02-title = Losses, a retreat and a morale check
rule-CW-RES-02 = A number with R: the target loses that many strength points, retreats { $retreat } hexes, then takes a morale check in its new hex.

## Retreat

chapter-retreat = Retreat

rule-CW-RET-01-title = Length of a retreat
rule-CW-RET-01 = A retreat is { $retreat } hexes long and ignores terrain costs. The owner chooses among the legal paths.

rule-CW-RET-02-title = Direction of a retreat
rule-CW-RET-02 = Each step must lead away from the firing units and towards the unit's retreat hex, if such a step is legal.

rule-CW-RET-03-title = Retreat hexes
rule-CW-RET-03 = Retreat hexes: { $retreat-hexes }. If a unit has several, its owner chooses one each time it retreats or routs.

rule-CW-RET-04-title = Where a retreat may not go
rule-CW-RET-04 = A retreat may not enter prohibited terrain, an enemy unit's hex or the same hex twice. It may not leave the map. A unit without a legal path is eliminated.

rule-CW-RET-05-title = Losses in enemy zones
rule-CW-RET-05 = A unit loses 1 strength point for each hex in an enemy zone of control it enters on a retreat or rout, even if the hex holds a friendly unit.

rule-CW-RET-06-title = Retreats and routs that continue
rule-CW-RET-06-1 = A retreat or rout that would end in a friendly unit's hex continues hex by hex until the unit is alone. It may end in an enemy zone of control.
rule-CW-RET-06-2 = A retreat or rout that would end in a friendly unit's hex or in an enemy zone of control continues hex by hex. A unit still in an enemy zone after { $extra } more hexes is eliminated.

rule-CW-RET-07-title = Unlimbered artillery that retreats
rule-CW-RET-07 = Unlimbered artillery that must retreat first loses { $haste } more strength point and limbers.

## Rout

chapter-rout = Rout

rule-CW-ROU-01-title = Rout marker and flight
rule-CW-ROU-01 = A unit that routs gets a Rout marker and flees { $rout } hexes towards its retreat hex. The limits and losses of a retreat apply.

rule-CW-ROU-02-title = Routing through friendly units
rule-CW-ROU-02 = A unit that routs may pass through friendly units but not stop with one. If it would stop with one, it flees farther.

rule-CW-ROU-03-title = Unlimbered artillery that routs
rule-CW-ROU-03 = When unlimbered artillery routs, it first loses { $haste } strength point and limbers. Artillery that has just limbered to retreat does not lose another point.

rule-CW-ROU-04-title = Moving while routed
rule-CW-ROU-04 = In its Movement Phase a routed unit may move one hex, whatever it costs. It may not move closer to the nearest enemy or into an enemy zone of control.

rule-CW-ROU-05-title = Fire at a routed unit
rule-CW-ROU-05 = A routed unit that takes any result other than no effect loses the strength points shown, if any, and flees { $rout } more hexes. It does not retreat first, takes no morale check and remains routed.

## Advance

chapter-advance = Advance

rule-CW-ADV-01-title = When a unit may advance
rule-CW-ADV-01 = When offensive fire empties an enemy hex, one of your units may advance into it. No unit advances after defensive fire or in the Artillery Phase.

rule-CW-ADV-02-title = Which unit may advance
rule-CW-ADV-02-1 = The advancing unit must be adjacent to the hex and not routed. It need not have fired. Unlimbered artillery may not advance. A leader in the unit's hex may go with it.
rule-CW-ADV-02-2 = The advancing unit must have fired in that attack and be adjacent. It must be infantry or dismounted cavalry that is not routed. A leader in its hex may go with it.

rule-CW-ADV-03-title = Advancing into enemy zones
rule-CW-ADV-03-1 = An advance costs nothing and may enter an enemy zone of control, even at night. Shattered units and units out of command may not advance into one.
rule-CW-ADV-03-2 = An advance costs nothing. By day it may enter an enemy zone of control, but shattered units and units out of command may not advance into one.

## Rally

chapter-rally = Rally

rule-CW-RAL-01-title = Who may rally
rule-CW-RAL-01 = In your Rally Phase each of your routed units that is in command may try to rally.

rule-CW-RAL-02-title = The rally roll
rule-CW-RAL-02 = To rally, roll a morale check with the usual modifiers. A unit that passes loses its Rout marker.

rule-CW-RAL-03-title = Failing to rally
rule-CW-RAL-03 = A unit that fails to rally stays where it is and may try again in your next Rally Phase.

## Night

chapter-night = Night

rule-CW-NGT-01-title = Movement at night
rule-CW-NGT-01-1 = Night falls on { $night }. At night no unit moves into an enemy zone of control, but a unit may advance into one. Units may stay in one or leave it. Retreats and routs are the same as by day.
rule-CW-NGT-01-2 = Night falls on { $night }. At night no unit moves or advances into an enemy zone of control. Units may stay in one or leave it. Retreats and routs are the same as by day.

rule-CW-NGT-02-title = Fire at night
rule-CW-NGT-02-1 = At night every range is { $night-range } hex. A unit fires only if it was adjacent to an enemy when the player turn began.
rule-CW-NGT-02-2 = At night every range is { $night-range } hex. A unit fires only if it was adjacent to an enemy when the game turn began. This holds for both player turns.

## Victory

chapter-victory = Victory

rule-CW-VIC-01-title = Points for losses
rule-CW-VIC-01 = You score { $strength-vp } victory point (VP) for each strength point the enemy loses for any reason, and { $leader-vp } for each step of an enemy leader.

rule-CW-VIC-02-title = Points for objectives
rule-CW-VIC-02 = At the end of each turn the { $holder } side scores { $objective } VP for each objective that one of its combat units occupies at that moment, even if it is routed. Objectives: { $objectives }.

rule-CW-VIC-03-title = The balance of points
rule-CW-VIC-03 = Both sides' victory points go on one track. The balance is your points minus the enemy's.

rule-CW-VIC-04-title = Who wins
rule-CW-VIC-04-1 = The { $holder } side wins if it has scored at least { $balance } VP, of which at least { $from-objectives } are for objectives. Any other result is a { $other } victory. There is no draw.
rule-CW-VIC-04-2 = The { $holder } side wins if it is ahead by at least { $balance } VP and has scored at least { $from-objectives } for objectives. Any other result is a { $other } victory. There is no draw.

rule-CW-VIC-05-title = Length of the game
rule-CW-VIC-05 = The scenario lasts from { $first-turn } to { $last-turn }. Victory is decided at the end of the last turn.

rule-CW-VIC-06-title = Points for eliminated units
rule-CW-VIC-06 = An eliminated unit counts for the strength points it still had.

## Fate

chapter-fate = Fate

rule-CW-FAT-01-title = Spending a Fate marker
rule-CW-FAT-01 = Fate markers: { $fate }. Spend one to reroll one of your own dice. The die must concern a unit that the marker's leader commands and that is in that leader's command range at that moment, or the leader's own casualty check. Any friendly leader counts as commanding artillery. The second roll counts.

rule-CW-FAT-02-title = Losing a Fate marker
rule-CW-FAT-02 = You can use each Fate marker only once. You also lose it when its leader leaves the game, but not when the leader is replaced.

## Map and package

chapter-map-and-package = Map and package

rule-CW-MAP-01-title = Entry and set-up hexes
rule-CW-MAP-01 = Entry hexes and set-up hexes are on the map and not prohibited. Artillery never starts in woods.

rule-CW-MAP-02-title = How roads connect hexes
rule-CW-MAP-02 = A road connects two hexes only where it crosses the hexside between them. Two adjacent road hexes are not connected otherwise.

rule-CW-MAP-03-title = Origin of the figures
rule-CW-MAP-03 = Every figure comes from the rulebook or from history, or is reconstructed if no source gives it. Reconstructed figures are marked.

## Rulings that are options

chapter-rulings-that-are-options = Rulings that are options

rule-R-03-title = Moving through friendly units

rule-R-04-title = Returning to a zone of control

rule-R-05-title = When a unit is shattered

rule-R-06-title = An unmodified 10 when you rally

rule-R-07-title = Which leader modifies morale

rule-R-08-title = How to measure the command range

rule-R-09-title = How leaders move and leave a zone
rule-R-09-1 = The rulebook's text on how leaders move is missing. In this game they move like mounted cavalry. In a friendly unit's hex they need not stop in an enemy zone of control, but they pay to leave it. Variant: they pay only if they are alone.
rule-R-09-2 = The rulebook's text on how leaders move is missing. In this game they move like mounted cavalry. In a friendly unit's hex they neither stop in an enemy zone of control nor pay to leave it. Variant: they always pay.

rule-R-15-title = How often a target is fired at in the Artillery Phase

rule-R-16-title = The cost of a change of level

rule-R-18-title = Which hexes count for the column rate

rule-R-22-title = Defensive fire by mounted cavalry

rule-R-23-title = Blocking terrain lower than both ends

rule-R-26-title = Retreats and routs that would end in an enemy zone

rule-R-29-title = Which unit advances
rule-R-29-1 = The rulebook does not say which unit advances or how far. In this game one adjacent unit advances one hex, whether or not it fired. Variant: it must have fired.
rule-R-29-2 = The rulebook does not say which unit advances or how far. In this game one unit that fired advances one hex. Variant: any adjacent unit may.

rule-R-31-title = Which units may fire at night

rule-R-33-title = Which points decide victory

rule-R-36-title = Held units with an enemy adjacent

rule-R-45-title = Advances at night
rule-R-45-1 = At night a unit may advance into an enemy zone of control. Variant: it may not.
rule-R-45-2 = At night no unit advances into an enemy zone of control. Variant: it may.

## Other rulings

chapter-other-rulings = Other rulings

rule-R-01-title = The grid
rule-R-01 = Hex columns run north and south, and every other column is shifted by half a hex. The set-up and entry hexes fit no other grid.

rule-R-02-title = The scale of strength points
rule-R-02 = Where the rulebook gives two scales for a strength point, use the one in the scenarios.

rule-R-10-title = Leaders with a unit that retreats or routs
rule-R-10 = The rulebook does not say what a leader does when the unit in the leader's hex retreats or routs. In this game the leader may go or stay, but must go if left alone adjacent to an enemy.

rule-R-11-title = When a leader is hit
rule-R-11 = The rulebook's text on casualty rolls for leaders is missing. In this game a roll of { $hit } or more hits the leader.

rule-R-12-title = A leader who is overrun
rule-R-12 = The rulebook does not say what happens to a leader who is overrun. In this game the leader joins the nearest friendly unit within { $refuge } hexes, or is hit.

rule-R-13-title = The turn marker
rule-R-13 = The turn marker advances one box on the turn track each turn, not one hour.

rule-R-14-title = When to roll for reinforcements
rule-R-14 = Roll for reinforcements at the start of the turn, before the Command Phase. The units enter in the Movement Phase of that turn.

rule-R-17-title = One change of formation
rule-R-17 = The rulebook sets no limit to changes of formation. In this game a unit may make one change in a Movement Phase.

rule-R-19-title = Roads through woods
rule-R-19 = Far from the enemy, a step along a road counts as road movement in any terrain. Near the enemy the road has no effect.

rule-R-20-title = Late reinforcements
rule-R-20 = Reinforcements may wait off the map for any number of turns, unless the scenario gives a last turn for them.

rule-R-21-title = How often a unit fires or is fired at
rule-R-21 = In each step of defensive or offensive fire, a unit may fire once and may be the target once.

rule-R-24-title = When a line along a hexside is blocked
rule-R-24 = A line of sight along a hexside is blocked only if both hexes beside it block.

rule-R-25-title = The direction of a retreat or rout
rule-R-25 = The path away from the enemy and the path to the retreat hex may conflict. Then the best step leads nearer to the retreat hex and not nearer to any firing unit. The next best keeps the distance to the retreat hex and leads farther from the nearest firing unit. Take a worse step only if no better one lets the unit finish its retreat or rout. If adjacent units fired, ignore firing units farther away.

rule-R-27-title = Artillery that retreats and routs
rule-R-27 = Artillery that retreats and routs from the same result loses the strength point for limbering only once.

rule-R-28-title = Closer to an enemy
rule-R-28 = A unit that may not move closer to an enemy may not reduce its distance to the nearest enemy combat unit.

rule-R-30-title = Rallying is optional
rule-R-30 = Rallying is optional.

rule-R-32-title = A routed unit holds an objective
rule-R-32 = A routed unit still occupies an objective.

rule-R-34-title = The last turn
rule-R-34 = The rulebook gives no last turn. In this game the last turn is { $last-turn }.

rule-R-35-title = Markers after an artillery-only turn
rule-R-35 = After a first turn with artillery fire only, remove both sides' Fired markers and score the objectives.

rule-R-37-title = Which dice a Fate marker can reroll
rule-R-37 = A Fate marker can reroll the die of an attack in which one of the leader's units fires, a morale or rally roll of such a unit, or the leader's own casualty check. It cannot reroll the die for reinforcements.

rule-R-38-title = The Fate marker of a replaced leader
rule-R-38 = A replacement keeps the leader's Fate marker, which then works within the command range of the replacement.

rule-R-39-title = The steps of fire combat
rule-R-39 = The rulebook numbers the steps of fire combat inconsistently. In this game the order is strength, column, die, result.

rule-R-40-title = Spelling of names
rule-R-40 = A name that the rulebook spells in several ways has one spelling in this game.

rule-R-41-title = Who scores an objective
rule-R-41 = The side that occupies an objective at the end of the turn scores it, not the last side to pass through.

rule-R-42-title = A casualty check by roll or by modifier
rule-R-42 = A combat die of { $leader-check }, before or after modifiers, requires a leader casualty check.

rule-R-43-title = Units without an entry in the rulebook
rule-R-43 = In a scenario that brings divisions onto an empty map, units for which the rulebook states no entry enter with their side's main body.

rule-R-44-title = Which leaders are checked for casualties
rule-R-44 = Only leaders in the target hex are checked, not those of the firing side.
