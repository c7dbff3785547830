# The rules for players: written from `docs/entries-tss.yaml` by `UPDATE=1 cargo test --workspace --test suite terrible_swift_sword::told::`, and changed there.
# Figures of a game are variables.

## Sequence of play

chapter-sequence-of-play = Sequence of play

rule-ST-SEQ-01-title = Game turns and player turns
rule-ST-SEQ-01 = A game turn has two player turns, then an end of turn. The { $first-side } side always plays first.

rule-ST-SEQ-02-title = Phases of a player turn
rule-ST-SEQ-02 = Each player turn has these phases in order: Initial Command, Movement, Defensive Fire (the other side fires), Offensive Fire (you fire), Retreat Before Melee (the other side may retreat), Melee (you attack), Final Command. No phase is skipped.

rule-ST-SEQ-03-title = Initial Command Phase
rule-ST-SEQ-03 = Check in this phase which of your units are in command. The result holds for your Movement, Offensive Fire and Melee Phases, wherever leaders go later.

rule-ST-SEQ-04-title = Rout checks after fire
rule-ST-SEQ-04 = Losses apply at once. A hex hit by both small arms and artillery takes its rout checks once, after both. So after a hit you say whether your other arm fires at the same hex too.

rule-ST-SEQ-05-title = Order of melees
rule-ST-SEQ-05 = In your Melee Phase you choose the order of the melees. Each is entered and resolved before the next begins. You never have to attack.

rule-ST-SEQ-06-title = Final Command Phase
rule-ST-SEQ-06 = In this order: your leaders rally units, your units receive ammunition, both sides place replacements for leaders lost in this player turn, your Pin markers come off.

rule-ST-SEQ-07-title = End of a game turn
rule-ST-SEQ-07 = After both player turns, check the { $morale-side } brigades for demoralisation if it is due. Then the next turn begins.

rule-ST-SEQ-08-title = Length of the game
rule-ST-SEQ-08 = The game has { $last-turn } turns, from { $first-time } to the turn that begins at { $last-time }. It ends after the last turn.

rule-ST-SEQ-09-title = Events that interrupt a phase
rule-ST-SEQ-09 = Routs, retreats, fire at moving or retreating units, columns that form line under fire and losses of leaders are completed at once. Then the phase continues.

rule-ST-SEQ-10-title = One die
rule-ST-SEQ-10 = Every roll is one six-sided die, except the roll for the loss of a leader, which is the sum of two dice.

## Values

chapter-values = Values

rule-ST-VAL-01-title = Strength points
rule-ST-VAL-01 = A strength point (SP) is about 100 men, or one gun. Losses lower the current strength. It never rises above the printed strength. Morale letter and weapon never change.

rule-ST-VAL-02-title = Units without strength points
rule-ST-VAL-02 = A unit that loses its last strength point leaves the game. A wagon stays without its guard.

rule-ST-VAL-03-title = Fire points
rule-ST-VAL-03 = Fire points are strength points times the multiple of the weapon at the range. A battery's strength may first be halved for its crew and for an infantry target.

rule-ST-VAL-04-title = Strength in melee
rule-ST-VAL-04 = In melee infantry, dismounted cavalry and guards count their strength points. A battery counts 1. Mounted cavalry counts once or twice its strength points. Routed units count half, at least 1. Units in Reserve count half, rounded down.

rule-ST-VAL-05-title = Order of halvings for batteries
rule-ST-VAL-05 = Halve a battery first for half a crew (round up), then for an infantry target (round down). Then multiply for range.

rule-ST-VAL-06-title = Fractions
rule-ST-VAL-06 = Add half points of all firing units exactly, then drop the fraction once. A total below 1 uses the first column.

rule-ST-VAL-07-title = Small arms and artillery
rule-ST-VAL-07 = Infantry, cavalry and guards fire small arms. Batteries are artillery. A guard is hit like infantry in line.

rule-ST-VAL-08-title = Sides of a counter
rule-ST-VAL-08 = A counter has two sides: infantry steady or routed, a battery limbered or unlimbered, cavalry mounted or dismounted, a leader or the replacement, a wagon of one side or the other. Markers show everything else.

rule-ST-VAL-09-title = Movement allowances
rule-ST-VAL-09 = Movement points (MP) per turn: infantry, dismounted cavalry and wagons { $foot }, limbered foot batteries { $battery }, mounted cavalry, limbered horse batteries and leaders { $horse }.

## Movement

chapter-movement = Movement

rule-ST-MOVE-01-title = How units move
rule-ST-MOVE-01 = Move a unit, a leader or a stack from hex to adjacent hex. It pays for each hex it enters and each hexside it crosses, up to its movement points. Unused points are lost.

rule-ST-MOVE-02-title = Costs add up
rule-ST-MOVE-02 = A step costs the movement points of the hex plus those of each feature on the hexside.

rule-ST-MOVE-03-title = When a thoroughfare helps
rule-ST-MOVE-03-1 = A turnpike, road or trail helps only a step across a hexside that it crosses. Then pay its rate instead of the costs of hex and hexside.
rule-ST-MOVE-03-2 = A turnpike, road or trail helps only a step across a hexside that it crosses. Then pay its rate instead of the cost of the hex. Slopes, ridges, crests and fords still cost extra. Bridges cost nothing extra.

rule-ST-MOVE-04-title = Lines do not use thoroughfares
rule-ST-MOVE-04 = Infantry in line and dismounted cavalry ignore turnpikes, roads, trails and bridges. They pay for the other terrain.

rule-ST-MOVE-05-title = Rates of thoroughfares
rule-ST-MOVE-05 = Movement points for a step by turnpike: { $pike }. By road: { $road }. By trail: { $trail }.

rule-ST-MOVE-06-title = Clear ground and woods
rule-ST-MOVE-06 = Movement points for a clear hex: { $clear }. For woods: { $woods }. Guns and wagons that enter woods need a movement point to spare and must stop there.

rule-ST-MOVE-07-title = Towns
rule-ST-MOVE-07 = Movement points for a town: { $town }. A unit that must pay its whole allowance can enter only as its single step of the turn. Along a turnpike or road the rate of the road applies.

rule-ST-MOVE-08-title = Slopes and crests
rule-ST-MOVE-08 = Extra movement points up a slope or down a crest: { $slope-up }. Down a slope: { $slope-down }.

rule-ST-MOVE-09-title = Ridges and climbing a crest
rule-ST-MOVE-09 = Extra movement points to cross a ridge either way, or to climb a crest: { $ridge }.

rule-ST-MOVE-10-title = Streams, fords, bridges and rivers
rule-ST-MOVE-10 = Extra movement points to cross a stream or ford: { $stream }. Units that use thoroughfares pay the turnpike rate over a bridge. No unit crosses a river.

rule-ST-MOVE-11-title = Stone walls
rule-ST-MOVE-11-1 = Infantry, cavalry and leaders cross a stone wall at no cost. Batteries and wagons cannot cross one, even along a road.
rule-ST-MOVE-11-2 = Infantry, cavalry and leaders cross a stone wall at no cost. Batteries and wagons cross one only where a turnpike, road or trail goes through.

rule-ST-MOVE-12-title = No guaranteed step
rule-ST-MOVE-12-1 = A unit may always move one hex that its formation can enter, even if it cannot pay the full cost.
rule-ST-MOVE-12-2 = A unit that cannot pay for a hex may not enter it, even as its only step.

rule-ST-MOVE-13-title = Enemy and friendly hexes
rule-ST-MOVE-13 = A hex with enemies may be entered only in the Melee Phase. Friendly hexes may be passed through, unless the units there are in Reserve or engaged.

rule-ST-MOVE-14-title = Zones do not stop movement
rule-ST-MOVE-14 = An enemy zone of control costs nothing and stops no unit. But leaving it draws fire.

rule-ST-MOVE-15-title = Units that may not move
rule-ST-MOVE-15 = These may not move: units out of command (except mounted cavalry, batteries and wagons), pinned, engaged and Reserve units, unlimbered batteries, and { $morale-side } units whose brigade has not been paid for.

rule-ST-MOVE-16-title = Moving while routed
rule-ST-MOVE-16 = A routed unit in command may move one hex in its Movement Phase, whatever the cost. Closed terrain stays closed.

rule-ST-MOVE-17-title = Leaving the map
rule-ST-MOVE-17 = Only { $exit-side } units may leave the map, from { $exit-hexes }. They pay again for the terrain of their hex, or the rate of a thoroughfare that runs off the map there. They never return.

rule-ST-MOVE-18-title = Moving as a stack
rule-ST-MOVE-18 = Units that move together each pay their own costs, so the slowest limits the rest. Units and leaders may drop out on the way, and a leader may continue alone with the remaining points.

rule-ST-MOVE-19-title = Fractions of movement points
rule-ST-MOVE-19 = Count thirds and halves of movement points exactly.

## Formations

chapter-formations = Formations

rule-ST-FORM-01-title = The formations
rule-ST-FORM-01 = Infantry is in line or in column. A battery is limbered or unlimbered. Cavalry is mounted or dismounted, and dismounted cavalry acts like infantry in line. Wagons and leaders have no formation.

rule-ST-FORM-02-title = Cost of a change
rule-ST-FORM-02 = A change of formation costs infantry { $change-infantry }, a battery { $change-battery } and cavalry { $change-cavalry } movement points.

rule-ST-FORM-03-title = When formations change
rule-ST-FORM-03 = Infantry and batteries may change at any moment of their move. Cavalry changes only at the end of its move, with points left in its old formation.

rule-ST-FORM-04-title = Only units that may move
rule-ST-FORM-04 = A unit that may not move may not change its formation. Neither may a routed unit.

rule-ST-FORM-05-title = Columns do not attack
rule-ST-FORM-05 = Infantry in column neither fires nor starts a melee. It defends in melee with its full strength.

rule-ST-FORM-06-title = Columns under fire
rule-ST-FORM-06 = Fire at a column shifts { $column-shift } column to the right. Then the column forms line at once, hit or missed, at no cost. Its owner chooses the facing.

rule-ST-FORM-07-title = Limbered batteries
rule-ST-FORM-07 = A limbered battery moves but cannot fire. Fire at it shifts { $limbered-shift } column to the right. It counts 1 in melee.

rule-ST-FORM-08-title = Unlimbered batteries
rule-ST-FORM-08 = An unlimbered battery fires and turns, but never moves or retreats. It counts 1 in melee.

rule-ST-FORM-09-title = Wagons
rule-ST-FORM-09 = A wagon moves like a limbered battery with { $foot } movement points. Its guard fires like infantry, but only in the enemy's player turn.

rule-ST-FORM-10-title = Fire at a battery that changes
rule-ST-FORM-10 = When a battery limbers or unlimbers, enemy infantry and dismounted cavalry that have it in range and sight may fire at it first, as one attack. Units that are pinned, routed, engaged, out of ammunition or not on top of their hex may not.

rule-ST-FORM-11-title = A change that fails
rule-ST-FORM-11 = If that fire pins the battery or costs it a crew step, the change fails. Its movement points are spent, and it does nothing more in this phase.

## Facing

chapter-facing = Facing

rule-ST-FACE-01-title = The front
rule-ST-FACE-01 = A unit in line and an unlimbered battery face one hexside. That hexside and the two beside it are its front. The other three are its flank and rear.

rule-ST-FACE-02-title = Units without facing
rule-ST-FACE-02 = Columns, mounted cavalry, limbered batteries, wagons and leaders have no facing and cannot be enfiladed.

rule-ST-FACE-03-title = Turning is free
rule-ST-FACE-03 = In your Movement Phase your units may turn at any time at no cost, even units that may not move. Engaged units may not turn.

rule-ST-FACE-04-title = Units face the way they move
rule-ST-FACE-04 = A unit with a facing turns to each hex that it enters.

rule-ST-FACE-05-title = When facing is fixed
rule-ST-FACE-05-1 = Outside your Movement Phase your units keep their facing, except after a melee or a retreat, when their owner may turn them.
rule-ST-FACE-05-2 = Outside your Movement Phase your units keep their facing. After a melee the units in its hex may turn. After a retreat a unit faces the way it went, or takes the facing of the units that it joined.

rule-ST-FACE-06-title = Fire through the front
rule-ST-FACE-06-1 = A unit fires only at hexes whose line of fire leaves through its front. A line exactly through the corner between front and flank is not allowed.
rule-ST-FACE-06-2 = A unit fires only at hexes whose line of fire leaves through its front. A line exactly through the corner between front and flank counts as front.

rule-ST-FACE-07-title = Enfilade
rule-ST-FACE-07 = Fire that reaches a unit in line through its flank or rear shifts { $enfilade-shift } column to the right. One such firing unit is enough. A line exactly between front and flank is enfilade.

rule-ST-FACE-08-title = One facing per hex
rule-ST-FACE-08 = All units of a hex share one facing. A unit that joins others takes their facing.

rule-ST-FACE-09-title = Facing in melee
rule-ST-FACE-09 = A unit attacks only a hex in its front. Mounted cavalry attacks in any direction. The facing of the defender does not matter.

## Stacking

chapter-stacking = Stacking

rule-ST-STK-01-title = Stacking limits
rule-ST-STK-01 = At most { $stack-units } units of a side with { $stack-points } current strength points together may share a hex. A battery counts its guns.

rule-ST-STK-02-title = When stacks are checked
rule-ST-STK-02 = Stacks are checked at the end of a move and of each phase. Units may pass through full hexes.

rule-ST-STK-03-title = Columns stack alone
rule-ST-STK-03 = Infantry in column shares its hex only with leaders.

rule-ST-STK-04-title = Mounted cavalry
rule-ST-STK-04 = Mounted cavalry shares its hex only with mounted cavalry and limbered horse artillery.

rule-ST-STK-05-title = Wagons, leaders and markers
rule-ST-STK-05 = A wagon counts { $wagon-points } strength points for stacking, with or without its guard. Leaders and markers do not count.

rule-ST-STK-06-title = Top and bottom
rule-ST-STK-06 = The units of a stack have an order. You may change it at no cost in your Movement Phase, and once more at the end of a phase in which your top unit ran out of ammunition.

rule-ST-STK-07-title = Losses at close range
rule-ST-STK-07 = Small-arms fire, and artillery fire from less than { $far } hexes, hits the top unit. Losses beyond its strength pass to the unit below.

rule-ST-STK-08-title = Losses at long range
rule-ST-STK-08 = Artillery fire from { $far } hexes or more rolls for each unit of the stack, top first, with the strength worked out for that unit. A pin still pins all.

rule-ST-STK-09-title = Reserve
rule-ST-STK-09 = In your Movement Phase you may put all units of a hex into Reserve or take all out of it, at no cost. Units in Reserve do not move or fire, and no unit passes through them. On leaving Reserve they may move at once.

rule-ST-STK-10-title = What fits into Reserve
rule-ST-STK-10 = A Reserve hex holds units of one type: { $reserve-points } strength points of infantry and dismounted cavalry, or { $reserve-points } of mounted cavalry, or { $reserve-batteries } batteries. Limbered and unlimbered batteries do not mix. Limbered horse artillery may join mounted cavalry. Wagons, columns and routed units are never in Reserve.

rule-ST-STK-11-title = Reserve under attack
rule-ST-STK-11 = In melee a unit in Reserve counts half its strength, rounded down. If units are forced out of Reserve, they must meet the ordinary stacking limits where they stop. Those that cannot are captured, and their owner chooses which.

rule-ST-STK-12-title = Stacking in a melee
rule-ST-STK-12 = Each side may have { $stack-units } units with { $stack-points } strength points in a melee hex.

## Terrain

chapter-terrain = Terrain

rule-ST-TER-01-title = Kinds of terrain
rule-ST-TER-01 = Hexes are clear, woods, town or marsh. Hexsides may be slopes, ridges, crests, stone walls, streams, fords, bridges or rivers. Turnpikes, roads and trails are thoroughfares.

rule-ST-TER-02-title = Ridges and crests
rule-ST-TER-02 = A ridge falls away on both sides, a crest on one. The hex on the low side of a crest is ground level. Ridges help the defender in melee, crests do not.

rule-ST-TER-03-title = Towns in combat
rule-ST-TER-03 = A town gives no cover but blocks sight. A unit hit or driven back in a town takes its rout check with { $rout-town }. A unit that is forced into a town from outside routs at once.

rule-ST-TER-04-title = Stone walls in combat
rule-ST-TER-04 = A stone wall covers a target against fire across it and helps the defender in melee. It never blocks sight.

rule-ST-TER-05-title = Marsh
rule-ST-TER-05 = Marsh has no effect on combat. Movement points for a marsh: { $marsh }.

rule-ST-TER-06-title = Roads and names in combat
rule-ST-TER-06 = Roads never matter in combat: a unit on a road in woods is in woods. Names on the map have no effect unless the scenario says so.

rule-ST-TER-07-title = Terrain closed to some units
rule-ST-TER-07 = Terrain that is closed to a unit breaks a line of command only if the line leads to that unit.

## Fire

chapter-fire = Fire

rule-ST-FIRE-01-title = Fire is voluntary
rule-ST-FIRE-01 = No unit has to fire. A unit adjacent to one enemy may fire at another.

rule-ST-FIRE-02-title = Which units fire
rule-ST-FIRE-02 = Only the top unit of a hex fires: infantry in line, dismounted cavalry, an unlimbered battery with crew and rounds, or in defence the guard of a wagon. It may not be routed, engaged, in Reserve or out of ammunition. In Offensive Fire it may not be pinned or out of command either.

rule-ST-FIRE-03-title = Range
rule-ST-FIRE-03 = Count the hexes to the target, without the firing unit's own. No weapon fires beyond its longest range.

rule-ST-FIRE-04-title = Multiples by range
rule-ST-FIRE-04 = Rifle muskets (R): { $rifles }. Hand weapons (P): { $hand-weapons }. Smoothbore guns (N): { $smoothbores }. Rifled guns (T): { $rifled-guns }.

rule-ST-FIRE-05-title = Artillery against infantry
rule-ST-FIRE-05 = Halve a battery's strength, rounded down, if the unit hit is infantry or dismounted cavalry. Do this before the multiple.

rule-ST-FIRE-06-title = Combined fire
rule-ST-FIRE-06 = All small arms that fire at one hex are added together for one roll, and all batteries for another. The two are never added together.

rule-ST-FIRE-07-title = Once in a phase
rule-ST-FIRE-07 = A unit fires once in a fire phase. A hex may be fired at once by small arms and once by artillery. A unit that was fired at and driven elsewhere may not be fired at there by the same arm. Fire at moving and retreating units does not count.

rule-ST-FIRE-08-title = Divided fire
rule-ST-FIRE-08 = A unit may divide its strength points among several targets. Each share must be worth at least 1 fire point. Fire that is not divided may be worth less.

rule-ST-FIRE-09-title = Ridges and crests cover
rule-ST-FIRE-09-1 = Shift { $cover-shift } column to the left if fire enters the target's hex over a ridge hexside. A crest gives no cover.
rule-ST-FIRE-09-2 = Shift { $cover-shift } column to the left if fire enters the target's hex over a ridge hexside, or up over a crest hexside. Fire down over a crest gives no cover.

rule-ST-FIRE-10-title = Stone walls cover
rule-ST-FIRE-10 = Shift { $cover-shift } column to the left if fire enters the target's hex over a stone wall.

rule-ST-FIRE-11-title = Woods cover
rule-ST-FIRE-11 = Shift { $cover-shift } column to the left if the target is in woods.

rule-ST-FIRE-12-title = Units with hand weapons lie down
rule-ST-FIRE-12-1 = Shift { $cover-shift } column to the left against a unit with hand weapons, mounted or not. This does not apply when it moves away or retreats.
rule-ST-FIRE-12-2 = Shift { $cover-shift } column to the left against a unit with hand weapons that is not mounted. This does not apply when it moves away or retreats.

rule-ST-FIRE-13-title = One firing unit is enough
rule-ST-FIRE-13 = A shift for terrain applies to the whole total if it applies to at least one firing unit.

rule-ST-FIRE-14-title = Shifts to the right
rule-ST-FIRE-14 = Columns to the right: limbered battery { $limbered-shift }, infantry in column { $column-shift }, enfilade { $enfilade-shift }, mounted cavalry { $mounted-shift }.

rule-ST-FIRE-15-title = Largest shift
rule-ST-FIRE-15 = Add up all shifts. The sum is never more than { $cap } columns to either side, and the ends of the chart limit it.

rule-ST-FIRE-16-title = Columns of the Fire Chart
rule-ST-FIRE-16 = The columns of fire points are { $columns }. The last column has no upper limit.

rule-ST-FIRE-17-title = Results of fire
rule-ST-FIRE-17 = Roll a die in the column. A number is the strength points lost, Pin pins the units in the hex, and a blank has no effect.

rule-ST-FIRE-18-title = Starred results
rule-ST-FIRE-18-1 = A starred loss by artillery pins infantry and dismounted cavalry and costs them nothing. A 6 in the column for 6 to 8 points counts in full.
rule-ST-FIRE-18-2 = A starred loss by artillery pins infantry and dismounted cavalry and costs them nothing. All other units take the loss.

rule-ST-FIRE-19-title = Losses of a brigade
rule-ST-FIRE-19 = Each strength point that a brigade loses is recorded at once, killed and captured separately.

rule-ST-FIRE-20-title = One attack after another
rule-ST-FIRE-20 = Fire attacks are resolved one at a time. A unit that was destroyed or has routed is neither target nor firing unit later in the phase.

rule-ST-FIRE-21-title = Ammunition checks
rule-ST-FIRE-21 = After a 6 on the roll of small arms, roll for each unit that took part. On { $depletion } it is out of ammunition.

rule-ST-FIRE-22-title = Defensive fire
rule-ST-FIRE-22 = In the Defensive Fire Phase the other side may fire at any of your units in range and sight, whether or not they moved.

## Line of sight

chapter-line-of-sight = Line of sight

rule-ST-LOS-01-title = Sight to the target
rule-ST-LOS-01 = Units fire only at what they see. The line of sight is straight, from hex centre to hex centre. Adjacent hexes always see each other.

rule-ST-LOS-02-title = Three levels
rule-ST-LOS-02 = Each hex is at ground, ridge or hilltop level, as the map shows. Both hexes of a ridge hexside are at ridge level unless they are hilltop.

rule-ST-LOS-03-title = Obstacles to sight
rule-ST-LOS-03 = Woods, towns, ridge and crest hexsides and units of either side block sight, depending on their level. Slopes, walls, marsh and roads never do.

rule-ST-LOS-04-title = Level of an obstacle
rule-ST-LOS-04-1 = Woods and towns block at ground level, and a unit at the level of its hex. A hilltop's crest blocks at hilltop level, ridges and other crests at ridge level.
rule-ST-LOS-04-2 = Woods, towns and units block at the level of their hex. A hilltop's crest blocks at hilltop level, ridges and other crests at ridge level.

rule-ST-LOS-05-title = Terrain at both ends
rule-ST-LOS-05-1 = Hexsides of the firing and the target hex do not block, nor does the target's own cover, nor the far rim of the firing unit's own hill. You can see into woods but not past them.
rule-ST-LOS-05-2 = Hexsides of the firing and the target hex do not block, nor does the target's own cover. You can see into woods but not past them. The far rim of your own hill blocks.

rule-ST-LOS-06-title = Units next to ridges and under crests
rule-ST-LOS-06-1 = A unit next to a ridge is at ridge level. A unit next to a crest is at the level of the crest, on either side.
rule-ST-LOS-06-2 = A unit next to a ridge is at ridge level. A unit under a crest is on the ground, but the crest next to it never blocks its own line.

rule-ST-LOS-07-title = Both ends on one level
rule-ST-LOS-07 = If both ends have the same level, each obstacle in between of that level or higher blocks.

rule-ST-LOS-08-title = Obstacles higher or lower than both ends
rule-ST-LOS-08 = An obstacle as high as the higher end, or higher, blocks. An obstacle lower than both ends does not.

rule-ST-LOS-09-title = Obstacles as high as the lower end
rule-ST-LOS-09 = If the ends differ in level, an obstacle as high as the lower end hides what is close behind it. It blocks if it is halfway or nearer to the lower end.

rule-ST-LOS-10-title = Obstacles between the two levels
rule-ST-LOS-10 = From hilltop to ground, an obstacle at ridge level follows the same rule: it blocks if it is halfway or nearer to the end on the ground.

rule-ST-LOS-11-title = Cover next to the firing unit
rule-ST-LOS-11 = Woods or a town adjacent to the firing unit always block the hexes behind them on that line, whatever the levels.

rule-ST-LOS-12-title = Firing over an adjacent unit
rule-ST-LOS-12 = A unit fires over an adjacent unit that is below it under a crest, but not from below over a unit above. Units on the two sides of a ridge cannot fire over each other.

rule-ST-LOS-13-title = Lines along an edge
rule-ST-LOS-13 = A line exactly along a hexside, or touching a corner, is blocked if a hex or hexside on either side blocks.

rule-ST-LOS-14-title = Sight is mutual
rule-ST-LOS-14 = If A sees B, then B sees A, except for cover next to the firing unit and fire over an adjacent unit.

## Zones of control

chapter-zones-of-control = Zones of control

rule-ST-ZOC-01-title = Extent of a zone
rule-ST-ZOC-01 = A unit controls the three hexes in its front, except across a river.

rule-ST-ZOC-02-title = Which units have a zone
rule-ST-ZOC-02 = Infantry in line, dismounted cavalry and unlimbered batteries have a zone of control. Columns, mounted cavalry, limbered batteries, wagons and leaders have none.

rule-ST-ZOC-03-title = Loss of the zone
rule-ST-ZOC-03-1 = Pinned, engaged, routed and Reserve units have no zone. Units out of command keep theirs. The zone of a unit out of ammunition only blocks lines of command and supply.
rule-ST-ZOC-03-2 = Pinned, engaged, routed and Reserve units have no zone. Units out of command keep theirs. A unit out of ammunition keeps its zone too, but cannot fire.

rule-ST-ZOC-04-title = Friendly units cancel zones for lines
rule-ST-ZOC-04 = A friendly unit cancels enemy zones in its hex for lines of command and supply, but not for fire at moving or retreating units.

rule-ST-ZOC-05-title = Withdrawal Fire
rule-ST-ZOC-05 = A unit that leaves a hex in an enemy zone, by movement or retreat before melee, draws Withdrawal Fire. Each enemy that exerts the zone and is on top of its hex may fire at the unit before it leaves, at range 1.

rule-ST-ZOC-06-title = Combined Withdrawal Fire
rule-ST-ZOC-06 = Several enemies that fire at one withdrawing unit make one total of small arms and one of artillery.

rule-ST-ZOC-07-title = Withdrawal Fire and later fire
rule-ST-ZOC-07 = A unit may use Withdrawal Fire any number of times, and still fires in the fire phases. Each time it may run out of ammunition, and batteries spend a round.

rule-ST-ZOC-08-title = Withdrawal Fire at stacks
rule-ST-ZOC-08 = If all units of a hex leave together, only the top one is fired at. If one stays, the one that leaves is safe, and the enemy may fire at the one that stays.

rule-ST-ZOC-09-title = Withdrawal Fire and facing
rule-ST-ZOC-09 = A unit turns before it leaves. So a unit that moves straight back shows its rear and is enfiladed.

rule-ST-ZOC-10-title = Results of Withdrawal Fire
rule-ST-ZOC-10 = Losses call for rout checks and leader rolls at once. A pinned unit may still move one hex, and is pinned there.

rule-ST-ZOC-11-title = Retreats that draw no fire
rule-ST-ZOC-11 = A unit driven back by fire or melee draws no Withdrawal Fire. Units that rout because their brigade breaks do.

rule-ST-ZOC-12-title = Retreat Fire
rule-ST-ZOC-12 = When a retreating unit enters an enemy zone, each enemy that exerts the zone may fire at it at range 1. Enemies that caused the retreat may not.

rule-ST-ZOC-13-title = Retreat Fire only once
rule-ST-ZOC-13 = A unit uses Retreat Fire once in a phase and may not divide it.

rule-ST-ZOC-14-title = Leaders alone
rule-ST-ZOC-14 = A leader who moves alone draws no fire.

## Retreat before melee

chapter-retreat-before-melee = Retreat before melee

rule-ST-RBM-01-title = Threatened units
rule-ST-RBM-01 = Only units of the side that does not move may retreat before melee. An adjacent enemy must be able to attack them in the Melee Phase, judged when the phase begins.

rule-ST-RBM-02-title = How to retreat before melee
rule-ST-RBM-02 = The unit goes up to { $before-melee } hexes away from the enemy, as its owner chooses. It pays no movement points and keeps out of enemy zones of control.

rule-ST-RBM-03-title = Price of a retreat before melee
rule-ST-RBM-03 = Enemies may use Withdrawal Fire, and the unit takes a rout check where it stops, hit or not.

rule-ST-RBM-04-title = Units that may not retreat before melee
rule-ST-RBM-04 = Pinned, routed, engaged and Reserve units, unlimbered batteries and units that are being charged may not, but charged mounted cavalry may. Columns, limbered batteries and wagons keep their formation.

rule-ST-RBM-05-title = Advance
rule-ST-RBM-05 = If the hex is left empty, enemy units that threatened it may enter it. They may not start a melee in this turn. There is no other advance in the game.

rule-ST-RBM-06-title = Safe after the retreat
rule-ST-RBM-06 = A unit that retreated before melee may not be attacked in the Melee Phase that follows.

rule-ST-RBM-07-title = One unit of a stack
rule-ST-RBM-07 = One unit of a stack may retreat while the other stays.

rule-ST-RBM-08-title = Free retreat of mounted cavalry
rule-ST-RBM-08 = Mounted cavalry threatened only by infantry retreats without Withdrawal Fire and without a rout check. It may enter enemy zones, but draws Retreat Fire there.

## Melee

chapter-melee = Melee

rule-ST-MEL-01-title = Attacking a hex
rule-ST-MEL-01 = In your Melee Phase a unit may enter the hex of an enemy to which it has been adjacent since the phase began. This costs nothing, but the terrain must be open to the unit. A leader may accompany it. Then fight the melee.

rule-ST-MEL-02-title = Units that may not start a melee
rule-ST-MEL-02 = These may not start a melee: columns, batteries and wagons; units that are pinned, routed, engaged, in Reserve or out of command; units that advanced in this turn; units of an ineffective brigade; { $morale-side } units whose brigade has not been paid for.

rule-ST-MEL-03-title = Targets after fire
rule-ST-MEL-03 = A unit that fired in this player turn may attack only a hex at which it fired.

rule-ST-MEL-04-title = Attacks from several hexes
rule-ST-MEL-04 = Attackers may come from different hexes, within the stacking limits of a melee.

rule-ST-MEL-05-title = The differential
rule-ST-MEL-05 = Subtract the defender's strength from the attacker's. The chart goes from { $melee-lowest } to { $melee-highest }. Use its ends for anything beyond.

rule-ST-MEL-06-title = Leaders in melee
rule-ST-MEL-06 = A side with one or more leaders in the melee adds { $melee-leader }.

rule-ST-MEL-07-title = Terrain in melee
rule-ST-MEL-07-1 = The defender adds { $melee-terrain } if every attacker crossed a stream, ridge, crest or stone wall. It never adds more.
rule-ST-MEL-07-2 = The defender adds { $melee-terrain } if every attacker crossed a stream, ridge or stone wall. It never adds more. A crest does not count.

rule-ST-MEL-08-title = The Melee Chart
rule-ST-MEL-08-1 = Roll a die. The result is the attacker's loss, then the defender's. Either both sides are engaged or exactly one retreats. A 6 at a differential of -1 kills a point of the defender.
rule-ST-MEL-08-2 = Roll a die. The result is the attacker's loss, then the defender's. Either both sides are engaged or exactly one retreats. A 6 at a differential of -1 costs the defender nothing.

rule-ST-MEL-09-title = K
rule-ST-MEL-09 = K kills one strength point of that side, or a crew step of a battery.

rule-ST-MEL-10-title = R
rule-ST-MEL-10 = R and a number: all units of that side retreat that many hexes after losses. Then they take rout checks.

rule-ST-MEL-11-title = C
rule-ST-MEL-11 = C and a number: that many strength points are captured, or guns of a limbered battery.

rule-ST-MEL-12-title = Unlimbered batteries in melee
rule-ST-MEL-12 = Any R or C on the side of an unlimbered battery captures the whole battery, after infantry in its hex has taken its losses and left.

rule-ST-MEL-13-title = Engaged units
rule-ST-MEL-13 = After an Engaged result both sides stay in the hex. No one may fire at it or move through it, and its units neither move nor fire.

rule-ST-MEL-14-title = Which unit takes a loss
rule-ST-MEL-14 = Infantry takes losses before batteries. Otherwise the owner chooses.

rule-ST-MEL-15-title = Engaged in the next player turn
rule-ST-MEL-15 = In the next player turn the former defender chooses at the start of the Melee Phase: keep fighting, bring in other units and keep fighting, or let units leave. Units that leave retreat { $leaving } hexes and take rout checks. Pinned units may leave and lose the marker. Unlimbered batteries may not leave.

rule-ST-MEL-16-title = Leaving a melee
rule-ST-MEL-16 = The units engaged with a unit do not fire at it when it leaves, and no unit advances. Other enemies may use Retreat Fire.

rule-ST-MEL-17-title = Fighting on
rule-ST-MEL-17 = Engaged units keep fighting even if they could not start a melee. Work out the differential again. Terrain counts only in the first round.

rule-ST-MEL-18-title = If both sides would be destroyed
rule-ST-MEL-18 = A result that would destroy both sides counts as Engaged, without losses.

rule-ST-MEL-19-title = If the defender is gone
rule-ST-MEL-19 = The attackers stay in the hex they have won, and may turn.

rule-ST-MEL-20-title = If the attacker is repulsed
rule-ST-MEL-20 = Attackers that retreat leave the melee hex by the rules for retreats.

rule-ST-MEL-21-title = Losses beyond the strength
rule-ST-MEL-21 = Losses beyond the strength of a side are ignored. Survivors still retreat.

## Rout and retreat

chapter-rout-and-retreat = Rout and retreat

rule-ST-ROUT-01-title = Occasions for a rout check
rule-ST-ROUT-01 = A unit takes a rout check after a loss from fire, an R in melee, a retreat before melee, or leaving a melee. It also takes one when friendly units retreat through it and when the top unit of its stack routs. A pin, K or C alone calls for no check.

rule-ST-ROUT-02-title = The rout check
rule-ST-ROUT-02 = Roll a die. The unit routs by its morale letter: { $rout-table }. A star means another roll, which routs on a 6.

rule-ST-ROUT-03-title = Modifiers of the rout check
rule-ST-ROUT-03 = Add to the die: more than half the printed strength lost { $rout-more }, out of ammunition { $rout-depleted }, its leader in the hex { $rout-leader }, hit or driven back in a town { $rout-town }. The result stays within 1 to 6.

rule-ST-ROUT-04-title = Effect of a rout
rule-ST-ROUT-04 = A unit that routs retreats { $rout-hexes } hexes, in addition to any other retreat. A unit that routs during its move moves no further.

rule-ST-ROUT-05-title = Routed only once
rule-ST-ROUT-05 = A routed unit takes no further rout check until it rallies. More losses only reduce it.

rule-ST-ROUT-06-title = Routed units
rule-ST-ROUT-06 = A routed unit does not fire, has no zone of control, starts no melee and does not retreat before melee. It defends with half its strength, at least 1, and moves one hex a turn if in command.

rule-ST-ROUT-07-title = Units that never rout
rule-ST-ROUT-07 = Unlimbered batteries and wagons never rout.

rule-ST-ROUT-08-title = Rout checks in a stack
rule-ST-ROUT-08-1 = If small arms hit a stack, the top unit takes a rout check. Only if it routs does the bottom unit take one, afterwards. If artillery causes losses in the hex, both take checks. If the top unit was destroyed, the bottom one takes none.
rule-ST-ROUT-08-2 = If small arms hit a stack, the top unit takes a rout check. Only if it routs does the bottom unit take one, afterwards. If artillery causes losses in the hex, both take checks. If the top unit was destroyed, the bottom one takes a check only if it lost points itself.

rule-ST-ROUT-09-title = Leaders with a routed unit
rule-ST-ROUT-09 = A leader with a unit that routs accompanies it, or stays if a unit that is not routed remains in the hex.

rule-ST-ROUT-10-title = Path of a retreat
rule-ST-ROUT-10 = The owner moves the unit away from the enemy. It enters no hex twice, and should end as many hexes from its start as the length of the retreat. It may break these limits only if every path does.

rule-ST-ROUT-11-title = Blocked retreats
rule-ST-ROUT-11 = A retreat never enters a hex with enemies or crosses closed terrain, and never leaves the map. A unit that cannot complete its retreat is captured.

rule-ST-ROUT-12-title = Retreats through friendly units
rule-ST-ROUT-12 = A unit retreats onto or through friendly units only if it has no other path. A path through enemy zones counts as one. Each friendly unit that it meets takes a rout check, and one that is already routed retreats { $rout-hexes } more hexes.

rule-ST-ROUT-13-title = Where a retreat ends
rule-ST-ROUT-13 = The stacking limits apply where a retreat ends. If the last hex is full, the unit continues to the first hex with room.

rule-ST-ROUT-14-title = Retreats into a town
rule-ST-ROUT-14 = A unit forced from outside into a town routs at once without a roll. Retreat before melee is not forced.

rule-ST-ROUT-15-title = Rally
rule-ST-ROUT-15 = In your Final Command Phase each leader rallies as many routed units of the leader's command as the rally rating, each within { $rally-reach } hexes. No roll is needed. Limbered batteries rally by themselves.

rule-ST-ROUT-16-title = Rally in a town
rule-ST-ROUT-16 = A leader rallies a unit in a town only along a turnpike or road. Elsewhere no path is needed.

rule-ST-ROUT-17-title = Which leaders rally
rule-ST-ROUT-17 = An engaged leader rallies no units. A pinned one does.

rule-ST-ROUT-18-title = After a rally
rule-ST-ROUT-18 = A rallied unit is in line again, or still mounted. It keeps its facing until its owner's next Movement Phase.

## Pinned units

chapter-pinned-units = Pinned units

rule-ST-PIN-01-title = How units are pinned
rule-ST-PIN-01 = A Pin result pins units, and so does a starred loss by artillery against infantry. A second pin adds nothing. A pin costs no strength and calls for no rout check.

rule-ST-PIN-02-title = Limits on pinned units
rule-ST-PIN-02 = A pinned unit cannot move, change formation, fire in its own player turn, start a melee or retreat before melee. It has no zone of control, so it fires at no unit that moves or retreats.

rule-ST-PIN-03-title = Actions open to pinned units
rule-ST-PIN-03 = A pinned unit can turn, fire in Defensive Fire, defend, keep fighting when engaged, and leave a melee. A forced retreat removes the marker.

rule-ST-PIN-04-title = The whole hex is pinned
rule-ST-PIN-04 = A pin affects all units and leaders in the hex at that moment, but not those that arrive later.

rule-ST-PIN-05-title = Pins and routs
rule-ST-PIN-05 = A unit that routs loses its Pin marker. A routed unit can be pinned again.

rule-ST-PIN-06-title = When pins end
rule-ST-PIN-06 = Pin markers come off in the owner's next Final Command Phase. A pin from your own player turn ends with it. A pin from the enemy's lasts through your next one.

## Artillery

chapter-artillery = Artillery

rule-ST-ART-01-title = Rounds
rule-ST-ART-01 = A battery spends one round each time it fires, however many guns fire. A battery without rounds may not fire, but moves, defends and keeps its zone.

rule-ST-ART-02-title = Move or fire
rule-ST-ART-02 = A battery that moved in its own player turn does not fire in it. It may unlimber, as its only action, and fire. Firing in the enemy's player turn never restricts it.

rule-ST-ART-03-title = Captured guns
rule-ST-ART-03 = A battery loses { $captured-rounds } rounds with each captured gun. No side uses captured guns or rounds.

rule-ST-ART-04-title = Caissons
rule-ST-ART-04 = When enemy artillery costs a battery guns, roll a die. On { $caisson } a caisson explodes, and a second die gives the number of rounds lost.

rule-ST-ART-05-title = Transfer of rounds
rule-ST-ART-05 = At the end of a game turn two batteries with the same weapon may transfer rounds if neither fired in that turn. They must be stacked or adjacent now and when the turn began. No rounds go to a battery that is more than one gun larger.

rule-ST-ART-06-title = Artillery against batteries
rule-ST-ART-06 = Artillery fire destroys guns, never crew.

rule-ST-ART-07-title = Crews
rule-ST-ART-07 = Small-arms fire and K in melee cost a battery crew steps: full crew, half crew, no crew.

rule-ST-ART-08-title = Half a crew
rule-ST-ART-08 = A battery with half a crew fires with half its guns, rounded up. A battery without crew cannot fire.

rule-ST-ART-09-title = Actions that do not depend on crews
rule-ST-ART-09 = Movement, limbering and melee do not depend on the crew. Crews never change batteries.

rule-ST-ART-10-title = Losses beyond the crew
rule-ST-ART-10 = Small-arms losses beyond the crew of a top battery pass to the unit below.

rule-ST-ART-11-title = Batteries of a brigade
rule-ST-ART-11 = A battery attached to a { $morale-side } brigade belongs to it for payments.

rule-ST-ART-12-title = Rout of limbered batteries
rule-ST-ART-12 = A limbered battery can rout. It checks as letter { $battery-letter }.

## Cavalry

chapter-cavalry = Cavalry

rule-ST-CAV-01-title = Cavalry and leaders
rule-ST-CAV-01 = Mounted cavalry moves and dismounts without command. It needs command to mount, attack and charge. Dismounting costs no strength.

rule-ST-CAV-02-title = Charges
rule-ST-CAV-02 = A charge counts twice the strength. The cavalry must be mounted, in command and adjacent, and must have begun the Movement Phase within { $charge-reach } hexes of the target. Otherwise it attacks with its plain strength.

rule-ST-CAV-03-title = Ground of a charge
rule-ST-CAV-03-1 = The target may not be in woods or a town, and the way to it may not cross woods, ridges, crests, streams or rivers. Walls and slopes do not matter.
rule-ST-CAV-03-2 = The target may not be in woods or a town, and the way to it may not cross woods, ridges, crests or rivers. Walls, slopes and streams do not matter.

rule-ST-CAV-04-title = Charges are declared
rule-ST-CAV-04 = Declare charges before the enemy's retreats before melee. A charged unit may not retreat, unless it is mounted cavalry. A declared charge must be carried out if possible.

rule-ST-CAV-05-title = After a charge
rule-ST-CAV-05 = Cavalry that charged routs when its melee is over, won or lost.

rule-ST-CAV-06-title = A charge that ends in Engaged
rule-ST-CAV-06 = In later rounds the cavalry counts its plain strength. It still routs at the end.

rule-ST-CAV-07-title = Mounted cavalry defends
rule-ST-CAV-07 = Mounted cavalry defends with twice its strength against infantry, dismounted cavalry and charges, and with its plain strength against mounted cavalry that does not charge.

rule-ST-CAV-08-title = Mixed attackers
rule-ST-CAV-08 = If infantry or a charge takes part in the attack, the defence of mounted cavalry counts twice.

rule-ST-CAV-09-title = Fire at mounted cavalry
rule-ST-CAV-09 = Fire at mounted cavalry always shifts { $mounted-shift } columns to the right. Enfilade adds nothing.

## Leaders and command

chapter-leaders-and-command = Leaders and command

rule-ST-LEAD-01-title = Ratings of a leader
rule-ST-LEAD-01 = A leader has two ratings: the radius in hexes within which units are in command, and the number of units that the leader can rally in a turn.

rule-ST-LEAD-02-title = In command
rule-ST-LEAD-02 = A unit is in command if a path no longer than the radius leads from its leader to it in the Initial Command Phase. The path may not pass enemies, enemy zones of control (unless a friendly unit is there), melees or terrain closed to the unit. The hexes of the leader and the unit never block.

rule-ST-LEAD-03-title = Out of command
rule-ST-LEAD-03 = A unit out of command does not move, change formation, use Offensive Fire or start a melee. It may turn, use all other fire, defend, and keeps its zone.

rule-ST-LEAD-04-title = Command of a leader
rule-ST-LEAD-04 = A leader commands the units of one brigade. An army commander commands all units of the side. Leaders stay only with units that they command.

rule-ST-LEAD-05-title = Units that need no leader
rule-ST-LEAD-05 = Batteries, wagons and leaders are always in command.

rule-ST-LEAD-06-title = Movement of leaders
rule-ST-LEAD-06 = A leader has { $horse } movement points and the costs of mounted cavalry. Moving a leader costs no army morale.

rule-ST-LEAD-07-title = Leaders end with troops
rule-ST-LEAD-07 = At the end of your Movement Phase each of your leaders must be with a unit of the leader's command, or with a wagon and its guard. Routed units and batteries count.

rule-ST-LEAD-08-title = Leaders left alone by fire
rule-ST-LEAD-08 = If fire destroys all units with a leader, the leader goes at once to the nearest unit of the leader's command.

rule-ST-LEAD-09-title = Surrounded leaders
rule-ST-LEAD-09 = A leader alone in a hex is captured if enemies or their zones hold every adjacent hex.

rule-ST-LEAD-10-title = Leaders left in a melee
rule-ST-LEAD-10 = A leader left alone in a melee hex with enemies is captured.

rule-ST-LEAD-11-title = Loss of leaders
rule-ST-LEAD-11 = When a unit with a leader loses points, roll two dice for the leader. Small-arms fire: { $by-small-arms }. Artillery: { $by-artillery }. K in melee: { $in-melee }. C in melee: { $as-captive }.

rule-ST-LEAD-12-title = Replacements
rule-ST-LEAD-12-1 = A leader who is lost is turned over and placed with any unit of the brigade in the owner's next Final Command Phase. Replacements are replaced again.
rule-ST-LEAD-12-2 = A leader who is lost is turned over and placed with any unit of the brigade in the Final Command Phase of the same player turn. Replacements are replaced again.

rule-ST-LEAD-13-title = Army commander
rule-ST-LEAD-13 = An army commander who is lost is not replaced.

rule-ST-LEAD-14-title = Leaders without troops
rule-ST-LEAD-14 = A leader leaves the game when the last infantry or cavalry unit of the leader's command is gone. This scores nothing.

## Brigade effectiveness

chapter-brigade-effectiveness = Brigade effectiveness

rule-ST-BCE-01-title = Losses that count
rule-ST-BCE-01 = Count the strength points of infantry and cavalry that a brigade has lost, killed or captured. Guns, crews, guards and leaders do not count.

rule-ST-BCE-02-title = Ineffective brigades
rule-ST-BCE-02 = A brigade is ineffective as soon as its losses exceed its current rating.

rule-ST-BCE-03-title = Ammunition and the rating
rule-ST-BCE-03 = Each infantry or cavalry unit out of ammunition lowers the rating of its brigade ({ $depletion-loss }). Supply gives the points back.

rule-ST-BCE-04-title = Ineffective for good
rule-ST-BCE-04 = An ineffective brigade stays ineffective, unless only missing ammunition made it so and supply brings the rating back to its losses.

rule-ST-BCE-05-title = An ineffective brigade breaks
rule-ST-BCE-05 = When a unit of an ineffective brigade routs within the radius of its leader, all other units of the brigade in that radius rout too, without a roll. Engaged units do so only if they are in the same melee.

rule-ST-BCE-06-title = Ratings of the brigades
rule-ST-BCE-06 = Rating and victory points of each brigade: { $brigades }.

## Army morale

chapter-army-morale = Army morale

rule-ST-UAM-01-title = The morale track
rule-ST-UAM-01 = The { $morale-side } army has a morale level. It begins at { $morale-start } and gains { $morale-each-turn } each turn. It never falls below 0. Points are kept from turn to turn.

rule-ST-UAM-02-title = Cost of moving a brigade
rule-ST-UAM-02-1 = A brigade costs { $brigade-price } points of morale when one of its units first spends movement points in a turn, or { $ineffective-price } if it is ineffective. Turning, leaders and wagons are free.
rule-ST-UAM-02-2 = At the start of your Movement Phase pay { $brigade-price } points of morale for each brigade whose units are to move or change formation, or { $ineffective-price } if it is ineffective. Turning, leaders and wagons are free.

rule-ST-UAM-03-title = Cost of starting a melee
rule-ST-UAM-03 = A brigade must be paid for to start a melee. One payment in a player turn covers movement and melee. Continuing a melee is free.

rule-ST-UAM-04-title = Held brigades
rule-ST-UAM-04 = The first payment for a held brigade costs extra: { $held-brigades }.

rule-ST-UAM-05-title = Too few points
rule-ST-UAM-05 = A brigade that you cannot pay for in full does not move.

rule-ST-UAM-06-title = Losses of morale
rule-ST-UAM-06-1 = Morale falls at once by 1 for each strength point of infantry and cavalry lost or routed, and by the radius of a leader lost. It rises by the strength of a unit that rallies. Points that a routed unit loses cost nothing more.
rule-ST-UAM-06-2 = Morale falls at once by 1 for each strength point of infantry and cavalry lost or routed, and by the radius of a leader lost. It rises by the strength of a unit that rallies. Points that a routed unit loses count again.

rule-ST-UAM-07-title = Actions that cost no morale
rule-ST-UAM-07 = Retreats, routs, fire and turning need no payment.

rule-ST-UAM-08-title = Demoralisation check
rule-ST-UAM-08 = At the end of a turn, if morale is at { $morale-check } or less, roll a die for each effective brigade on the map. It is demoralised if the die is no higher than the number for the morale level: { $morale-bands }. At the end of the last turn check before you count points.

rule-ST-UAM-09-title = Effect of demoralisation
rule-ST-UAM-09-1 = Roll a die for a demoralised brigade. Its rating falls by that number, even below 0.
rule-ST-UAM-09-2 = Roll a die for a demoralised brigade. Its rating falls by that number, but not below 0.

rule-ST-UAM-10-title = Demoralised again
rule-ST-UAM-10 = A brigade that is already demoralised checks with { $morale-again } to the die. Its rating falls again by a full die.

## Supply

chapter-supply = Supply

rule-ST-SUP-01-title = Out of ammunition
rule-ST-SUP-01 = A unit out of ammunition does not fire at all. It moves, attacks, defends and keeps its zone of control.

rule-ST-SUP-02-title = Units that never run out
rule-ST-SUP-02 = Mounted cavalry and guards never run out of ammunition. Batteries count rounds. Fire cannot destroy a wagon, only its guard.

rule-ST-SUP-03-title = Supply
rule-ST-SUP-03 = In your Final Command Phase a unit receives ammunition if a line of at most { $supply-reach } movement points leads to a wagon of your side. It is measured at the costs of infantry in line, or of a column along thoroughfares. It may not pass enemies or their zones, except where a friendly unit is. A wagon supplies any number of units.

rule-ST-SUP-04-title = The guard
rule-ST-SUP-04 = A wagon has a guard of 1 strength point, which stays with it and has no zone of control.

rule-ST-SUP-05-title = A new guard
rule-ST-SUP-05 = At the end of your Movement Phase an infantry unit in the wagon's hex may give 1 strength point as a new guard. It must be in line with rifle muskets and at least 2 points, and not be routed. The guard serves from the next game turn. The point does not count as lost.

rule-ST-SUP-06-title = Capture of a wagon
rule-ST-SUP-06 = An enemy alone with a wagon without guard at the end of its Melee Phase, and still there in its next Movement Phase, captures or destroys the wagon.

rule-ST-SUP-07-title = A captured wagon
rule-ST-SUP-07 = A captured wagon supplies its new side and may be retaken the same way. A destroyed wagon is gone.

## Set-up and entry

chapter-set-up-and-entry = Set-up and entry

rule-ST-SETUP-01-title = Order of set-up
rule-ST-SETUP-01 = The { $second-side } side sets up first, then the { $first-side } side. Batteries start unlimbered. You choose facing, and whether cavalry is mounted.

rule-ST-SETUP-02-title = Set-up zones
rule-ST-SETUP-02 = Set up each unit in a hex of its zone. { $zones }.

rule-ST-SETUP-03-title = Entry
rule-ST-SETUP-03 = { $entries }. Units enter in the Movement Phase of the first turn and pay for the entry hex only. Batteries enter limbered, infantry in line or column.

rule-ST-SETUP-04-title = Command on entry
rule-ST-SETUP-04 = Units are in command in the turn in which they enter.

rule-ST-SETUP-05-title = No late entry
rule-ST-SETUP-05-1 = Units that are due may wait and enter on a later turn.
rule-ST-SETUP-05-2 = All units that are due must enter in the first turn. You may not end the Movement Phase while one that can enter is off the map.

## Victory

chapter-victory = Victory

rule-ST-VIC-01-title = Points for losses
rule-ST-VIC-01 = Victory points (VP) for enemy losses: infantry { $infantry-killed } for a strength point killed, { $infantry-captured } captured. Cavalry { $cavalry-lost } for a point either way. Guns { $gun-destroyed } destroyed by artillery, { $gun-captured } captured.

rule-ST-VIC-02-title = Points for leaders
rule-ST-VIC-02 = An enemy leader killed or wounded scores { $leader-lost } for each point of radius, { $leader-captured } if captured. Replacements score by their own radius.

rule-ST-VIC-03-title = Points for brigades
rule-ST-VIC-03 = Each enemy brigade that is ineffective at the end scores its value. Crews, guards, wagons and demoralisation score nothing.

rule-ST-VIC-04-title = Points for leaving the map
rule-ST-VIC-04 = The { $exit-side } side scores { $exit-infantry } VP for each strength point of infantry and artillery, and { $exit-cavalry } for each of cavalry, that left the map. It counts only if the leader of the brigade or a replacement has left too, in any order.

rule-ST-VIC-05-title = Army commander and exits
rule-ST-VIC-05 = { $exit-leaders }

rule-ST-VIC-06-title = Exits that score nothing
rule-ST-VIC-06 = Units of an ineffective brigade score no points for exiting the map. Routed units and units out of ammunition do.

rule-ST-VIC-07-title = Points for hills
rule-ST-VIC-07 = At the end a side scores for each strength point of its units on these hills that are not routed. { $hills }.

rule-ST-VIC-08-title = Strength of a battery at the end
rule-ST-VIC-08 = For exits and hills a battery with half a crew counts half its guns, rounded up. A battery without crew counts none.

rule-ST-VIC-09-title = Points for morale
rule-ST-VIC-09 = The { $morale-side } side scores { $morale-vp } VP for each point of morale left after the last turn.

rule-ST-VIC-10-title = Levels of victory
rule-ST-VIC-10 = The side with more points wins. A lead of { $marginal } or more is a marginal victory, { $substantial } or more substantial, { $decisive } or more decisive. Equal totals are a draw.

## Optional rules

chapter-optional-rules = Optional rules

rule-ST-OPT-01-title = Strategic result
rule-ST-OPT-01 = After the battle the { $morale-side } side rolls a die: -3, -2 or -1 for its own decisive, substantial or marginal victory, +1 for a marginal victory of the other side. A better victory of the other side needs no roll. 1 or less favours the { $morale-side } side, 2 neither, 3 or more the other side.

rule-ST-OPT-02-title = When fire overshoots
rule-ST-OPT-02 = A battery that fires at a hex eight or more hexes away rolls a die for its aim. On 1 to 3 it hits the target hex, on 4 or 5 it overshoots by one hex, on 6 by two hexes. A battery that divides its fire rolls for each share.

rule-ST-OPT-03-title = Where overshooting fire lands
rule-ST-OPT-03 = Fire only at an enemy in sight. Shells that overshoot fly on along the line of fire. They can fall out of sight, beyond the range of the battery or on your own units. If the line passes between two hexes, the other side chooses one.

rule-ST-OPT-04-title = Strength of overshooting fire
rule-ST-OPT-04 = One hex over, the column moves one to the left, within the limit for all shifts. Two hexes over, the strength points of the battery are halved before anything else, rounded down.

rule-ST-OPT-05-title = Cover against overshooting fire
rule-ST-OPT-05 = A unit that is hit has the cover of the hex it is in and of the hexsides of the target hex. Two hexsides of the same kind count once.

rule-ST-OPT-06-title = Each battery overshoots by itself
rule-ST-OPT-06 = Each battery rolls by itself. Batteries whose shells fall in the same hex fire together. Rout checks there follow those of the target hex.

## Rulings that are options

chapter-rulings-that-are-options = Rulings that are options

rule-R-08-title = Stone walls and thoroughfares

rule-R-09-title = A guaranteed step

rule-R-17-title = Facing after a retreat

rule-R-18-title = Fire along the corner of the front

rule-R-26-title = Crests as cover against fire

rule-R-28-title = A six in the column for 6 to 8 points

rule-R-32-title = Level of a unit under a crest

rule-R-48-title = Crests in melee

rule-R-49-title = A six at a differential of -1

rule-R-58-title = When brigades are paid for

rule-R-66-title = Streams and charges

rule-R-74-title = When replacements are placed

rule-R-80-title = Losses of routed units and army morale

rule-R-82-title = Lowest rating of a demoralised brigade

rule-R-88-title = Late entry

rule-R-101-title = Far rim of the firing unit's hill

rule-R-102-title = Level of woods and towns

rule-R-103-title = Cover of mounted units with hand weapons

rule-R-105-title = Thoroughfares and hexsides

rule-R-107-title = Losses passed to the bottom unit

rule-R-123-title = Zone of a unit out of ammunition

## Other rulings

chapter-other-rulings = Other rulings

rule-R-01-title = Rout checks after fire at a hex
rule-R-01 = ST 10.31 requires rout checks after both kinds of fire at a hex, yet fire attacks are resolved one at a time. A hit hex waits until the firing side declines its other arm there, at the latest until the phase ends.

rule-R-02-title = Order of the melees
rule-R-02 = The text gives no order. The phasing player chooses one melee at a time and commits units only when it begins, because the retreats of one melee change the next.

rule-R-03-title = Order of the Final Command Phase
rule-R-03 = ST 4.0 lists rally, supply and pins, and ST 17.53 adds replacements. Replacements come after rally and supply, so that a new leader does not rally units in the phase of arrival.

rule-R-04-title = The turnpike rate
rule-R-04 = The rate in ST 5.23 is garbled. The chart in ST 9.0 says a third of a point.

rule-R-05-title = Columns on clear ground
rule-R-05 = The chart prints "+1", but a plus has nothing to add to. A clear hex costs a column one point.

rule-R-06-title = One hex a turn
rule-R-06 = "One hex a turn" means the whole allowance for a line in a town, by ST 5.32, and a stop on entering for guns and wagons in woods, by the foot of the chart.

rule-R-07-title = Going down a slope
rule-R-07 = ST 5.26 names wagons and mounted cavalry, and the foot of the chart omits wagons. Batteries, wagons, mounted cavalry and leaders all pay.

rule-R-10-title = The cost of leaving the map
rule-R-10 = The cost "of the hex occupied" is that of its terrain without hexsides, or the rate of a thoroughfare that runs off the map there.

rule-R-11-title = Facing of a column that forms line under fire
rule-R-11 = The text does not say. The owner chooses at once.

rule-R-12-title = A column that is fired at, hit and pinned
rule-R-12 = Shift the fire, take losses, form line, then pin, then take the rout check. The pin does not stop the change, since ST 10.81 speaks of the unit's own changes.

rule-R-13-title = Fire at a battery that changes state
rule-R-13 = Each enemy unit fires once at a change, all of them together, at the battery in its old state. The movement points are spent even if the change fails, and the battery does not try again in that phase.

rule-R-14-title = Order of halvings for guns
rule-R-14 = Halve for the crew first, rounded up, then for infantry, rounded down. The multiple comes last.

rule-R-15-title = Half fire points
rule-R-15 = Add exactly and drop the fraction once. Below one point use the first column. A share of a divided fire must be worth a point on its own.

rule-R-16-title = Turning of engaged units
rule-R-16 = ST 7.12 lets units that may not move turn. Engaged units have no facing to choose, and do not.

rule-R-19-title = Front through which units attack
rule-R-19 = ST 13.2 asks for the defender's front and then calls the defender's facing irrelevant. ST 7.31 decides: the attacker's front counts.

rule-R-20-title = Moving and Reserve in one phase
rule-R-20 = The marker is free at any moment of the Movement Phase. Units may move and then go into Reserve, or leave it and move at once.

rule-R-21-title = Number of units in Reserve
rule-R-21 = ST 8.73 removes all limits of ST 8.2, so Reserve is not limited to two units.

rule-R-22-title = The wagon of a Reserve zone
rule-R-22 = ST 21.13 puts the wagon into Reserve, and ST 8.74 forbids it. The wagon starts in the zone without a marker.

rule-R-23-title = Cost of a marsh
rule-R-23 = The text gives none. A marsh costs the same as clear ground.

rule-R-24-title = Impassable terrain in a line of command
rule-R-24 = Terrain counts as impassable if it is closed to the unit to which the line leads.

rule-R-25-title = Half the strength of routed units
rule-R-25 = Drop the fraction, but count at least 1. Halve each routed unit by itself.

rule-R-27-title = Columns of the fire chart
rule-R-27 = An example in ST 10.42 uses a column that the chart lacks, and ST 10.47 speaks of more than 15 points. The chart decides: 15 points are the last column.

rule-R-29-title = Fire declared one attack at a time
rule-R-29 = The text does not ask for all fire to be declared first. Each is declared and resolved before the next.

rule-R-30-title = Level of crest hexes
rule-R-30 = Crest hexes that are neither hilltop nor beside a ridge have ridge level. The hex below is on the ground.

rule-R-31-title = Level at which units block
rule-R-31 = The text names only units on the ground, but an example lets units on a ridge block each other. A unit blocks at the level of its hex.

rule-R-33-title = The one hex of a routed unit
rule-R-33 = Closed terrain stays closed. The unit pays whatever it costs, draws Withdrawal Fire and needs the payment of its brigade.

rule-R-34-title = Obstacles between the two levels
rule-R-34 = ST 10.66 is silent. The halfway rule applies, because a ridge hides what is close behind it.

rule-R-35-title = Halfway along a line
rule-R-35 = Measure along the line: the k-th hex is at k, a hexside halfway between two hexes. A line along an edge is blocked if either side blocks.

rule-R-36-title = Zones of Reserve units and silent guns
rule-R-36 = Units in Reserve have no zone. Batteries without crew or rounds keep theirs, but cannot fire.

rule-R-37-title = From one zone hex to the next
rule-R-37 = Each hex that a unit leaves gives every enemy with a zone there another shot, by ST 11.12. A battery spends a round each time.

rule-R-38-title = Several units that use Withdrawal Fire
rule-R-38 = Several units that use Withdrawal Fire combine it by arm, as in the fire phases.

rule-R-39-title = A unit that is covered by one that stays
rule-R-39 = The enemy fires at the unit that stays or not at all. Units with hand weapons keep their cover.

rule-R-40-title = Pinned while leaving
rule-R-40 = The unit may go one hex and is pinned there, or stay and be pinned at once.

rule-R-41-title = Which enemies use Retreat Fire
rule-R-41 = "Into the hex of a different enemy unit" means its zone. All units whose fire caused the retreat are its cause and may not fire.

rule-R-42-title = Fire at leaders alone
rule-R-42 = ST 11.1 speaks of units. A leader who moves alone draws no fire.

rule-R-43-title = Units in danger of melee
rule-R-43 = An enemy threatens a unit if it is adjacent, faces it and could start a melee with it, judged when the phase begins. No unit can turn any more, so the test is exact.

rule-R-44-title = Other units that may not retreat before melee
rule-R-44 = ST 13.7 is silent on routed, engaged and Reserve units. None of them may. Either unit of a stack may retreat.

rule-R-45-title = How units advance
rule-R-45 = Threatening units advance up to the stacking limits, face the way they went and draw no fire.

rule-R-46-title = Cavalry threatened by both arms
rule-R-46 = Mounted cavalry threatened by infantry and cavalry retreats under the normal rules. If it is charged, it retreats freely.

rule-R-47-title = Divided fire and melee
rule-R-47 = A unit that divided its fire may attack any hex at which it fired. Only the top unit of a stack has fired. The other may attack any hex.

rule-R-50-title = R or C with unlimbered guns under infantry
rule-R-50 = The infantry takes the points and retreats. Then the battery is captured whole, even on an R alone.

rule-R-51-title = Time of the former defender's choice
rule-R-51 = ST 13.84 names no phase. Units leave and others enter at the start of the Melee Phase, because two of the three choices are melees.

rule-R-52-title = Terrain and leaders in later rounds
rule-R-52 = Leaders count in every round. Terrain counts in the first round only, even if other units enter later.

rule-R-53-title = An R on the attacker
rule-R-53 = The retreat begins in the melee hex and leads away from it. Survivors of losses beyond the strength still retreat.

rule-R-54-title = Modified rolls beyond the die
rule-R-54 = A modified roll stays within 1 to 6. The second roll of a star has no modifiers.

rule-R-55-title = Routs of wagons
rule-R-55 = ST 14.3 and 14.4 speak of routed wagons, ST 12.19 says that they never rout. ST 12.19 decides.

rule-R-56-title = Away from the enemy
rule-R-56 = Measure from the enemy hex that caused the retreat, the nearest of several. No step shortens that distance if another path is open. If possible, the last hex is as far from the first as the length of the retreat.

rule-R-57-title = Retreats that cannot be completed
rule-R-57 = A unit that has no retreat path of the full length is captured. If only the last hex of the path is full, the unit continues to the first hex with room. It may not leave the map. Batteries and wagons may not cross walls.

rule-R-59-title = A morale point for a rally
rule-R-59 = ST 14.4 spends a morale point to rally. It means a point of the rally rating in ST 17.17, not of army morale.

rule-R-60-title = Rally in a town
rule-R-60 = ST 14.73 refers to a section that does not fit and means ST 17.17. The path by turnpike or road has at most three hexes.

rule-R-61-title = How often caissons are tested
rule-R-61 = Roll once for each fire that cost guns, not for each gun. Rounds never fall below 0.

rule-R-62-title = Rounds passed after a whole turn
rule-R-62 = Both batteries must not have fired in either player turn, and must have been together or adjacent at its start and end. The same type is the same weapon, foot or horse.

rule-R-63-title = Losses beyond a crew
rule-R-63 = Crew steps are the strength that small arms can take from a battery. Losses beyond them pass to the unit below.

rule-R-64-title = Letter of a limbered battery
rule-R-64 = The text gives none. A limbered battery checks as letter C.

rule-R-65-title = Four hexes for a charge
rule-R-65 = Count in a straight line from the hex where the cavalry began its Movement Phase. Include the target's hex.

rule-R-67-title = When charges are declared
rule-R-67 = ST 18.25 bars charged units from retreating before melee, yet ST 18.23 decides charges later. Charges are declared before those retreats and must be carried out.

rule-R-68-title = The rout after a charge
rule-R-68 = The cavalry routs and retreats after all other retreats. It cannot stay in a hex that it won.

rule-R-69-title = Mounted cavalry that defends
rule-R-69 = ST 10.16 and ST 18.3 contradict each other. ST 18.3 has an example and decides: double against infantry and charges.

rule-R-70-title = Ends of a line of command
rule-R-70 = The hexes of the unit and the leader never break the line. An engaged leader keeps the radius.

rule-R-71-title = Leaders with routed troops
rule-R-71 = A leader may stay with routed troops, since ST 14.4 lets the leader rally them.

rule-R-72-title = Leaders who are left alone
rule-R-72 = A leader goes to the nearest unit, at any distance. The owner chooses among equally near ones. If enemies or their zones hold every adjacent hex, the leader is captured.

rule-R-73-title = Crew steps and leader losses
rule-R-73 = A crew step is a loss of the unit with the leader. Roll once for a result, not for each point.

rule-R-75-title = Brigades with batteries only
rule-R-75 = Batteries do not keep a leader in the game.

rule-R-76-title = Losses equal to the rating
rule-R-76 = The text speaks both of the number listed and of one more. The example decides: losses must exceed the rating.

rule-R-77-title = Effective again
rule-R-77 = Supply restores a brigade only while its losses do not exceed the rating without regard to ammunition. A rating below 0 makes even a brigade without losses ineffective.

rule-R-78-title = Units that rout with a broken brigade
rule-R-78 = Measure the radius of the brigade's own leader or replacement at that moment, not the army commander's. The rout spreads once and leaves out batteries and routed units. Units that rout this way draw Withdrawal Fire.

rule-R-79-title = A brigade with one box too many
rule-R-79 = The sheet prints three strength points and four boxes. Strength and rating are three.

rule-R-81-title = Level of the demoralisation check
rule-R-81 = All brigades check at the level with which the check began. Brigades that are destroyed or off the map do not check.

rule-R-83-title = The wagon's hex in an enemy zone
rule-R-83 = A guard negates the zone in its hex as any unit does. A wagon without guard does not.

rule-R-84-title = A strength point given as a guard
rule-R-84 = A strength point given as a guard is not a loss: it costs no victory points, effectiveness or morale. The printed strength stays as it is.

rule-R-85-title = Time of a wagon's capture
rule-R-85 = The captor decides in its own next Movement Phase. If the other side has retaken the hex by then, it keeps the wagon.

rule-R-86-title = Bounds of set-up zones
rule-R-86 = "Between" and "inclusive" include the bounds.

rule-R-87-title = Command of units that enter
rule-R-87 = The text is silent. Units are in command in the turn in which they enter, because they follow their officers.

rule-R-89-title = Ineffective through ammunition at the end
rule-R-89 = A brigade that is ineffective at the end scores, whatever made it so.

rule-R-90-title = Which leader must leave the map
rule-R-90 = The brigade's own leader, a replacement, or the army commander for the brigades that the scenario lists, with their batteries.

rule-R-91-title = Half a crew at the end
rule-R-91 = A battery with half its crew at the end scores half its guns, rounded up.

rule-R-92-title = Morale points at the end
rule-R-92 = The level after the last turn counts. No points are added after it.

rule-R-93-title = Bounds of the levels of victory
rule-R-93 = The text keeps only one digit of the bounds. They follow that digit and a player's card for the same game. Equal totals are a draw.

rule-R-94-title = Modified strategic rolls
rule-R-94 = Results below 1 count as 1, and above 6 as 6.

rule-R-95-title = Overshooting batteries and other fire
rule-R-95 = Shells that fall in one hex make one fire if their batteries aimed at the same target. They join no other fire. The limit of one fire by each arm counts only fire at targets.

rule-R-96-title = Near and distant guns at one stack
rule-R-96 = One roll with all guns hits the top unit. A second roll with the distant guns alone hits the bottom unit.

rule-R-97-title = Distant guns at a mixed stack
rule-R-97 = Work out the strength anew for each unit, because the halving in ST 10.15 depends on the unit that is hit.

rule-R-98-title = Divided fire and ammunition
rule-R-98 = Each fire roll of 6 checks the unit's ammunition, so divided fire may check it twice.

rule-R-99-title = A pin in one's own Movement Phase
rule-R-99 = A pin by Withdrawal Fire comes off in the owner's Final Command Phase of the same player turn, like any other.

rule-R-100-title = Fire at units in Reserve
rule-R-100 = Small arms hit the top unit, and excess losses pass down the stack. Distant artillery rolls for each unit.

rule-R-104-title = Half a crew and divided fire
rule-R-104 = Halve the battery as a whole, rounded up, before it divides its fire.

rule-R-106-title = Later rounds of a charge
rule-R-106 = ST 18.3 doubles the cavalry that infantry attacks, ST 18.26 does not. After a charge that ended in Engaged it counts once until the melee ends.

rule-R-108-title = A retreating unit that is hit on the way
rule-R-108 = A retreating unit that is hit on the way takes one rout check at the end of the retreat. All its losses count.

rule-R-109-title = Units that join a melee
rule-R-109 = Units that are brought in must be able to start a melee, and be paid for. Those already in it are free.

rule-R-110-title = A leader lost by the same result
rule-R-110 = The unit that was hit has no modifier for the lost leader. The bottom unit of the stack has it for the leader who began the phase there.

rule-R-111-title = Enfilade of wagons and leaders
rule-R-111 = The chart lists them, but ST 7.0 gives them no facing. They cannot be enfiladed. The wagon is fired at as infantry in line.

rule-R-112-title = A pin by Retreat Fire
rule-R-112 = A pin by Retreat Fire does not affect a forced retreat, in which ST 10.83 removes such markers. A unit that retreats before melee stops where it is pinned.

rule-R-113-title = Guns and wagons in woods
rule-R-113 = Guns and wagons in woods pay for the hexside and need a point to spare. They may not change formation again in that phase.

rule-R-114-title = Leaders who leave the map
rule-R-114 = Such a leader is neither lost nor replaced, and the brigade no longer has a leader.

rule-R-115-title = Leaders with batteries and in melee
rule-R-115 = A leader may be with an attached battery alone, and may accompany units that attack, advance or retreat.

rule-R-116-title = Attacks on a wagon without guard
rule-R-116 = There is no melee. The attackers enter the hex. If there are troops in the hex, they fight and the wagon adds nothing.

rule-R-117-title = Zones of bottom units
rule-R-117 = A bottom unit has a zone that bars lines and retreats before melee. Only the top unit fires in it.

rule-R-118-title = Routed mounted cavalry under attack
rule-R-118 = Routed mounted cavalry under attack counts half of the doubled strength against infantry, which is its strength.

rule-R-119-title = Demoralisation after the last turn
rule-R-119 = The check comes before the count of points, so that a brigade which it breaks scores.

rule-R-120-title = Leaders with a unit that cannot retreat
rule-R-120 = Roll for the leader as for C in melee. If the leader survives alone among enemies, ST 17.42 applies.

rule-R-121-title = Retreats over guns in position and wagons
rule-R-121 = Unlimbered batteries and wagons never rout, so they take no check.

rule-R-122-title = Order of dice
rule-R-122 = Roll in this order: fire, leaders from top to bottom, ammunition, caissons, rout.

rule-R-124-title = A rout that no enemy caused
rule-R-124 = The unit flees from the enemy that started the chain. Before melee it leaves the nearest enemy that threatens it.

rule-R-125-title = Routs without a roll
rule-R-125 = Routs by a charge, a town or a breaking brigade count as routs for brigades and army morale.

rule-R-126-title = Leaving the map from an enemy zone
rule-R-126 = Leaving the map from an enemy zone draws Withdrawal Fire, as leaving any other hex does.

rule-R-127-title = Retreats through zones or friendly units
rule-R-127 = A path through an enemy zone is open by ST 15.2 and must be taken before one through friendly units.

rule-R-150-title = Where a move may end
rule-R-150 = Stacks are checked at the end of each move, not only of the phase. A move ends only where the stack is legal, so that no later move has to correct it.

rule-R-151-title = All of a hex in Reserve, or none
rule-R-151 = A Reserve marker covers its hex. All units of a hex are in Reserve, or none.

rule-R-152-title = Rate of a bridge
rule-R-152 = A bridge costs the same as a turnpike, whatever thoroughfare crosses it.

rule-R-160-title = A line that touches a corner
rule-R-160 = A line that touches only the corner of a blocking hex is blocked, because doubt favours the defender in ST 10.65.

rule-R-162-title = One visit to a hex in a phase
rule-R-162 = Fire at a hex ends when the firing side declines its second arm. It cannot return to that hex in the same phase.

rule-R-165-title = Fire at a single unit of a stack
rule-R-165 = Losses pass to lower units only if the whole stack is the target. Retreat Fire and fire at a unit that stays, or at a battery that limbers, hit that unit alone.

rule-R-166-title = Pins outside the fire phases
rule-R-166 = Withdrawal Fire and fire at a limbering battery pin all units in the hex. Retreat Fire and fire at a unit that covers another pin only their target.

rule-R-170-title = Charges that can be carried out
rule-R-170 = A declared charge must be carried out as long as the cavalry is able to. If it no longer can, nothing happens to it.

rule-R-171-title = Infantry and mounted cavalry that win together
rule-R-171 = Infantry and mounted cavalry may attack one hex and stay in it together. They separate in their next Movement Phase.

rule-R-180-title = Grades of retreat paths
rule-R-180 = A unit takes a path of the best grade: far enough and without friendly units, then one that ends too near, then one through friendly units, then one toward the enemy.
