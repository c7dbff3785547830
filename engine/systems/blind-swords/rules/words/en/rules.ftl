# The rules for players: written from `docs/entries.yaml` by `UPDATE=1 cargo test --workspace --test suite traceability::`, and changed there.
# Figures of a game are variables.

## Counters, values, dice and rounding

chapter-counters-values-dice-and-rounding = Counters, values, dice and rounding

rule-VAL-01-title = Fresh, battleworn or off the map
rule-VAL-01 = A unit is fresh, battleworn or off the map. A loss flips a fresh unit to battleworn. A loss to a battleworn unit causes a Break Test.

rule-VAL-02-title = Printed values ignore every marker
rule-VAL-02 = Printed values are those on the side of the counter that is face up. Markers do not change them.

rule-VAL-03-title = Strength for odds and comparisons
rule-VAL-03-1 = For odds and comparisons use printed strength, minus 1 if shaken or minus 2 if disrupted, but not below 0. Range affects fire only.
rule-VAL-03-2 = For odds and comparisons use printed strength, minus markers and minus the effect of conditions such as range.

rule-VAL-04-title = A cadre counts as half a point
rule-VAL-04 = A counter with C for its strength is a cadre. It counts as half a point wherever strength counts.

rule-VAL-05-title = Modifiers and limits of cohesion
rule-VAL-05-1 = Cohesion is the printed value, minus 1 if shaken or minus 2 if disrupted, minus 1 without support, plus or minus the effect of events. It is never below 0.
rule-VAL-05-2 = Cohesion is the printed value, minus 1 if shaken or minus 2 if disrupted, minus 1 without support, plus or minus the effect of events. It is never below 0 or above 6.

rule-VAL-06-title = Subtract markers first, then multiply by factors
rule-VAL-06 = First subtract markers from strength. Then apply every factor: half at long range, a quarter at extreme range, one and a half with canister, half for reaction fire.

rule-VAL-07-title = Fractions are dropped once, at the end
rule-VAL-07 = Keep exact fractions until you have added up all the firing units. Then round down once.

rule-VAL-08-title = Half a point fires on column C
rule-VAL-08-1 = Round the total down before you use the table. A total below one point has no effect. Only a cadre at full strength uses column C.
rule-VAL-08-2 = A total of at least half a point but less than one fires on column C. A total below half a point may not fire. At extreme range a single unit needs a whole point.
rule-VAL-08-3 = A total of at least half a point but less than one fires on column C. A total below half a point may not fire.

rule-VAL-09-title = Uses of each value
rule-VAL-09 = Use printed strength for stacking and for the lead unit. Use strength minus markers for fire and odds. Use cohesion, including support, for every test. Use fresh strength to score losses.

rule-VAL-10-title = Weapon types and how they differ
rule-VAL-10 = Rf means rifles, Sm smoothbores, and Mx a battery of both. Sr and CC are cavalry weapons. They differ in range, and smoothbores are better at close quarters.

rule-VAL-11-title = Units printed on one side only
rule-VAL-11-1 = A unit printed on one side only starts battleworn. In this game the normal rules apply to it: if it breaks, it is not lost for good.
rule-VAL-11-2 = A unit printed on one side only is fragile. A loss causes a Break Test, and a fragile unit that breaks is lost for good.

rule-VAL-12-title = How dice are read
rule-VAL-12 = On the Combat Results Table read the coloured die as the tens digit and the white die as the ones digit. In a cohesion test the coloured die gives the losses and the white die the morale results.

rule-VAL-13-title = Unlikely battleworn values cause a warning
rule-VAL-13 = The back of a counter usually has half the strength of the front but at least 3 points less. The package check warns about counters that do not fit.

rule-VAL-14-title = A unit has at most one morale marker
rule-VAL-14 = A unit carries at most one morale marker. A unit that leaves the map loses its markers.

rule-VAL-15-title = The log names the side that rolls
rule-VAL-15 = It makes no difference who rolls the dice, but the log names the side that does. The firing side rolls for fire. The owner of a unit rolls its tests.

rule-VAL-16-title = Games may give units special traits
rule-VAL-16 = Some games give units traits, such as sharpshooters, staffs or gunboats. The Traits chart explains each trait. If a trait forbids an action, the refusal names the trait.

## Organisation

chapter-organisation = Organisation

rule-ORG-01-title = Units form brigades, brigades form divisions
rule-ORG-01 = Regiments form brigades, brigades form divisions, and divisions form a side. You give orders to brigades.

rule-ORG-02-title = Independent units have no brigade or orders
rule-ORG-02-1 = Batteries and cavalry belong to no brigade and get no orders. They act in the Artillery Phase.
rule-ORG-02-2 = Batteries belong to no brigade and get no orders. They act in the Artillery Phase. Cavalry acts with its brigade.

rule-ORG-03-title = A brigade is available or activated
rule-ORG-03 = A brigade is available until its Division chit activates it. Then it is marked as activated. The army commander's chit does not mark it.

rule-ORG-04-title = A general may be hit, and may recover
rule-ORG-04 = A general who is hit uses the lower rating on the chit. A second hit restores the full rating.

## Map and terrain

chapter-map-and-terrain = Map and terrain

rule-MAP-01-title = The hex grid and unnumbered areas
rule-MAP-01 = The map is made of numbered hexes. An area without a number is not a hex, and no unit enters it.

rule-MAP-02-title = Every hex has a level
rule-MAP-02 = Every hex has a level. Units on higher ground see farther.

rule-MAP-03-title = Each hex has one kind of terrain
rule-MAP-03 = A hex has one kind of terrain: the one that fills most of it. Ignore what is drawn in its corners.

rule-MAP-04-title = Streams and ponds
rule-MAP-04 = A flowing stream costs movement points and has no other effect. A pond blocks movement and close combat, but not fire. A dry stream bed has no effect.

rule-MAP-05-title = Roads connect hexes where they cross hexsides
rule-MAP-05 = A road connects two hexes only where it crosses the hexside between them.

rule-MAP-06-title = Angled ground
rule-MAP-06 = Angled (rough) ground costs more to enter, and guns may not fire from it.

rule-MAP-07-title = Slopes matter only uphill
rule-MAP-07 = A slope between two levels costs extra movement uphill and helps a defender attacked from below. Moving downhill costs nothing extra. Slopes do not affect fire.

rule-MAP-08-title = Steep slopes cost movement both ways
rule-MAP-08 = A steep slope costs extra movement both ways. It helps a defender attacked from below even more.

rule-MAP-09-title = Friendly and neutral map edges
rule-MAP-09 = Each side has a friendly map edge. Units of that side retreat towards it.

## Stacking

chapter-stacking = Stacking

rule-STK-01-title = Stacking limit of a hex
rule-STK-01 = A hex may hold units with up to { $stacking } points of printed strength in all.

rule-STK-02-title = When the limit is checked
rule-STK-02 = The limit applies where a unit stops, and at the end of each step. A unit may move through a full hex.

rule-STK-03-title = Stacking value of guns
rule-STK-03-1 = A gun counts as one point for stacking.
rule-STK-03-2 = A gun counts as half a point for stacking. Round up for the hex.
rule-STK-03-3 = A gun counts as exactly three quarters of a point for stacking. A hex without other units holds at most ten guns.
rule-STK-03-4 = The game has its own table of stacking values for guns.

rule-STK-04-title = Guns enter woods only by road
rule-STK-04 = Guns may be in a woods hex only on a road, and they enter it only along that road.

rule-STK-05-title = The road rate requires room
rule-STK-05 = A unit may use the road rate only into a hex with room for it. If the hex would be over the limit, the unit pays for the terrain.

rule-STK-06-title = Units larger than the limit
rule-STK-06-1 = A regiment larger than the stacking limit may occupy a hex alone. It counts as 8 for stacking, but combat uses its full strength.
rule-STK-06-2 = A regiment larger than the stacking limit must be alone in its hex.

rule-STK-07-title = Clearing a hex over the limit
rule-STK-07-1 = If a hex is over the limit at the end of a step, its owner moves units to adjacent hexes, largest first, until the hex is within the limit.
rule-STK-07-2 = If a hex is over the limit at the end of a step, its owner moves units to adjacent hexes until the hex is within the limit.

rule-STK-08-title = No stopping over the stacking limit
rule-STK-08 = You may not choose to stop a unit in a hex where it would exceed the stacking limit.

rule-STK-09-title = Units that cavalry may stack with
rule-STK-09-1 = Cavalry may stack with any units, up to the limit.
rule-STK-09-2 = Mounted cavalry may stop only alone in a hex or with other mounted cavalry.

## Sequence of play

chapter-sequence-of-play = Sequence of play

rule-SEQ-01-title = The phases of a turn
rule-SEQ-01 = A turn has four phases: Command Decision (choose key chits), Artillery, Chit Draw with its activations, and End Turn.

rule-SEQ-02-title = The steps of an activation
rule-SEQ-02 = An activated brigade gets an order, fires, moves, fights close combats and rallies, in that sequence. Skip a step that its order does not allow.

rule-SEQ-03-title = Chits are drawn until the cup is empty
rule-SEQ-03 = Chits are drawn until the cup is empty. Chits that return to the cup are drawn again. Then the turn ends.

rule-SEQ-04-title = When the game ends
rule-SEQ-04 = The game ends after the last turn of the scenario, or immediately on an automatic victory.

## Command Decision Phase

chapter-command-decision-phase = Command Decision Phase

rule-CMD-01-title = Each side secretly picks its key chit
rule-CMD-01 = Each side secretly chooses its key chit, an event chit that is guaranteed to go into the cup.

rule-CMD-02-title = Chance picks the other events
rule-CMD-02-1 = Some of the other events are left out at random for the turn. Neither side knows which ones, not even their owner.
rule-CMD-02-2 = Some of the other events go into the cup at random. Neither side knows which ones, not even their owner.

rule-CMD-03-title = Contents of the cup
rule-CMD-03 = The cup holds the event chits picked for the turn, the chits of all divisions and generals in the battle, and the wild chits, among them Fortunes of War and Fog of War.

rule-CMD-04-title = Chits and brigades that arrive
rule-CMD-04 = A chit that arrives during the game goes into the cup on the turn it arrives. A brigade may be activated starting on the turn it arrives.

rule-CMD-05-title = Events left out stay hidden
rule-CMD-05 = Events that are left out stay hidden all turn. A chit cancelled by Fortunes of War is revealed.

## Artillery Phase

chapter-artillery-phase = Artillery Phase

rule-ART-01-title = The sides alternate, one hex at a time
rule-ART-01 = In the Artillery Phase the sides take turns. In each artillery step one side chooses one hex with guns that have not acted.

rule-ART-02-title = A battery fires or moves
rule-ART-02 = Each battery in the hex fires or moves, not both. Batteries act one after the other.

rule-ART-03-title = Batteries in one hex may combine fire
rule-ART-03 = Batteries in one hex may combine their fire against one target. Batteries in different hexes may not.

rule-ART-04-title = All guns in the hex have acted
rule-ART-04 = At the end of the artillery step all guns in the hex count as having acted, even if they did nothing.

rule-ART-05-title = Passing, and how the phase ends
rule-ART-05-1 = The phase ends when the Union passes and the Confederacy passes right after it. A side that passes earlier may act again later.
rule-ART-05-2 = The phase ends when both sides pass in succession. A side that passes earlier may act again later.

rule-ART-06-title = How far guns move
rule-ART-06 = Guns have { $guns } movement points and need no order. On a good road they move two hexes for one point.

rule-ART-07-title = Guns keep their distance from the enemy
rule-ART-07-1 = Guns may not come within two hexes of an enemy, not even in passing.
rule-ART-07-2 = Guns may not come adjacent to an enemy, not even in passing.

rule-ART-08-title = How guns near the enemy may move
rule-ART-08-1 = Guns engaged by an enemy may move freely, but not adjacent to an enemy.
rule-ART-08-2 = Guns engaged by an enemy may stay and fire, or move farther away from that enemy.

rule-ART-09-title = A blocked road through woods
rule-ART-09 = If guns would put a woods hex on a road over the stacking limit, they pay 3 points to enter it by that road and may not stop there.

rule-ART-10-title = Ground from which guns cannot fire
rule-ART-10 = Guns never fire from woods or from rough ground, not even in defence.

rule-ART-11-title = Batteries driven back count as having acted
rule-ART-11 = A battery that artillery fire drives back before it has acted counts as having acted. After any other result it may still act.

rule-ART-12-title = When cavalry acts
rule-ART-12-1 = Cavalry acts in its own side's artillery steps. It may fire, move and attack, all in one step.
rule-ART-12-2 = Cavalry acts with its brigade, not with the guns.

rule-ART-13-title = How guns recover
rule-ART-13-1 = Guns have no rally step of their own. They recover with a brigade that rallies, in the same or an adjacent hex.
rule-ART-13-2 = At the end of the phase each side may rally one battery. The battery must not have moved, fired, retreated or taken a loss in the phase, and infantry must be in its hex or adjacent.

rule-ART-14-title = When guns arrive
rule-ART-14-1 = Arriving batteries enter as the scenario says.
rule-ART-14-2 = Batteries due this turn are placed on the map at the start of the Artillery Phase.

rule-ART-15-title = Guns react in any phase
rule-ART-15 = In any phase guns may fire when they are attacked, and at enemies that leave a hex adjacent to them. They may do so whether or not they have acted.

## Chits

chapter-chits = Chits

rule-CHIT-01-title = Held chits first, then one draw
rule-CHIT-01 = Before each draw both sides may play the chits they hold. Then one chit is drawn and resolved.

rule-CHIT-02-title = Declaring and playing held chits
rule-CHIT-02-1 = The Union says whether it plays held chits, then the Confederacy does. If both do, the Confederacy chooses which side goes first. Each side plays as many as it likes.
rule-CHIT-02-2 = The sides alternate, one held chit at a time, until both decline.

rule-CHIT-03-title = The order in which held chits are played
rule-CHIT-03-1 = The sides alternate, one held chit at a time, beginning with the Union, until both have declined.
rule-CHIT-03-2 = One side plays all the held chits it wants, then the other side does.

rule-CHIT-04-title = Which side draws
rule-CHIT-04 = The Confederacy draws on odd turns and the Union on even turns. The other side rolls for wild chits.

rule-CHIT-05-title = An event is played, held or spent
rule-CHIT-05 = An event that is drawn goes to its owner. The owner plays it at once, if it can be played at that moment, or holds it.

rule-CHIT-06-title = When a held event may be played
rule-CHIT-06 = You may play a held event only at the moment it names. Then play continues where it was interrupted.

rule-CHIT-07-title = Other uses of an event chit
rule-CHIT-07-1 = Event chits have only their own effect.
rule-CHIT-07-2 = If an optional rule has a track, you may spend an event you draw on that track instead of using the effect of the chit.
rule-CHIT-07-3 = You may use the back of an event chit you draw instead of its front.

rule-CHIT-08-title = Fortunes of War negates the next chit
rule-CHIT-08 = Set Fortunes of War aside. The next chit drawn has no effect.

rule-CHIT-09-title = Fortunes of War uses up a brigade
rule-CHIT-09 = If that next chit is a Division chit, its owner must mark one of its brigades as activated. That brigade does nothing.

rule-CHIT-10-title = The Fog of War table
rule-CHIT-10 = When Fog of War is drawn, roll on its table: a unit moves without orders, or a general may be hit.

rule-CHIT-11-title = A unit advances without orders
rule-CHIT-11 = The enemy player picks one of your regiments that is not adjacent to an enemy unit and moves it one hex nearer to the enemy. If it leaves or enters terrain such as woods, it takes a Morale Hit.

rule-CHIT-12-title = A unit withdraws without orders
rule-CHIT-12 = The enemy player picks one of your units and moves it one hex farther from the enemy. If it leaves or enters terrain such as woods, it takes a Morale Hit. Enemy units adjacent to the hex it leaves may fire.

rule-CHIT-13-title = A general may be hit
rule-CHIT-13 = A die roll decides which general is at risk. That general is hit if in play. A general who was already hit recovers instead.

rule-CHIT-14-title = The chit of a general who is hit
rule-CHIT-14 = A hit on a general counts at once, wherever the chit is. If the chit is in the cup, the players see its new state when it is drawn.

rule-CHIT-15-title = A commander activates any brigade
rule-CHIT-15 = The army commander's chit gives one brigade of its side a Full Activation, even a brigade that has already acted. You may hold the chit for later.

rule-CHIT-16-title = Which commanders roll
rule-CHIT-16-1 = The army commander needs no die roll unless hit. After a hit, roll a die: on a roll above the rating the chit has no effect.
rule-CHIT-16-2 = If the army commander has a rating, roll a die. On a roll above the rating the chit has no effect.

rule-CHIT-17-title = A Division chit: roll, then choose
rule-CHIT-17 = For a Division chit roll a die against its rating, then choose a brigade. You must choose one if any is available. If the roll is no higher than the rating, it is a Full Activation. If it is higher, it is a Limited Activation.

rule-CHIT-18-title = What a Limited Activation allows
rule-CHIT-18-1 = In a Limited Activation units of the brigade that are adjacent to an enemy may fire. The brigade does nothing else.
rule-CHIT-18-2 = In a Limited Activation the brigade may fire and does nothing else.

rule-CHIT-19-title = When a Division chit returns to the cup
rule-CHIT-19 = After the activation the Division chit returns to the cup if another of its brigades can act. Otherwise it is out for the turn.

rule-CHIT-20-title = Brigade activation chits
rule-CHIT-20-1 = In this game brigades have no chits of their own.
rule-CHIT-20-2 = Some brigades have their own chit. A die roll against its rating decides between a Full and a Limited Activation.

rule-CHIT-21-title = Brigades without units
rule-CHIT-21-1 = You may choose a brigade with no units left, which uses up the chit.
rule-CHIT-21-2 = You may not activate a brigade with no units left.

rule-CHIT-22-title = Chits that are out for the turn
rule-CHIT-22 = A chit that is out stays out for the turn. At the end of the turn all chits return, held chits too.

rule-CHIT-23-title = Brigades that events do not affect
rule-CHIT-23 = Events have no effect on certain brigades for as long as the scenario says so.

rule-CHIT-24-title = The moments at which events are played
rule-CHIT-24 = You may play an event only at fixed moments: when it is drawn, before a draw, when an order is given, before a movement or a close combat, and at the end of the turn.

## Orders and activation

chapter-orders-and-activation = Orders and activation

rule-ORD-01-title = The order is announced
rule-ORD-01 = Openly give a brigade with a Full Activation one of the four orders.

rule-ORD-02-title = What each order allows
rule-ORD-02 = Attack: { $attack } movement points, fire and close combat. Defend: { $defend } points, fire, recover one Morale Hit. Maneuver: { $maneuver } points, march column, no combat. Regroup: no movement; all units recover, and battleworn units may rebuild.

rule-ORD-03-title = Orders do not restrict reactions
rule-ORD-03 = An order applies only while the brigade is active. It never prevents fire at attackers or at enemies that leave an adjacent hex.

rule-ACT-01-title = Which units are active
rule-ACT-01 = The active units are those of the brigade on the map and those that arrive with it. In the Rally Step those in the Available box are active too.

rule-ACT-02-title = Add extra points before halving
rule-ACT-02 = Add extra movement points first. If movement is halved, halve the total and round down.

rule-ACT-03-title = No return to an earlier step
rule-ACT-03 = You end each step yourself. You may not go back to a step you have ended.

## Line of sight

chapter-line-of-sight = Line of sight

rule-LOS-01-title = Adjacent hexes always see each other
rule-LOS-01 = Adjacent hexes always see each other. At longer range check the line of sight.

rule-LOS-02-title = The line from centre to centre
rule-LOS-02 = The line of sight runs straight from hex centre to hex centre. Every hex it touches on the way counts.

rule-LOS-03-title = Terrain in the firer's hex is ignored
rule-LOS-03 = Terrain in the firing unit's own hex does not affect its line of sight.

rule-LOS-04-title = Between hexes on the same level
rule-LOS-04 = Between hexes on the same level, higher ground blocks, and so do woods, corn and units on that level. Woods and units on a lower level only obscure.

rule-LOS-05-title = Between hexes on different levels
rule-LOS-05 = Between hexes on different levels, ground as high as the higher end blocks, even if it is bare. Woods and units on a lower level only obscure.

rule-LOS-06-title = One blocking hex is enough
rule-LOS-06 = One blocking hex blocks the whole line. Each kind of obscuring hex adds its own effect.

rule-LOS-07-title = Terrain of the target hex
rule-LOS-07 = A unit in woods or corn is obscured at any range.

rule-LOS-08-title = A line along a hexside
rule-LOS-08 = If the line runs along a hexside, use the worse of the two hexes.

rule-LOS-09-title = A line that grazes a corner
rule-LOS-09-1 = A line that only grazes a corner touches that hex.
rule-LOS-09-2 = A line that only grazes a corner does not touch that hex.

rule-LOS-10-title = Fire over friendly units
rule-LOS-10-1 = Infantry and cavalry never fire over friendly units. Guns may, but not with canister.
rule-LOS-10-2 = Infantry and cavalry never fire over friendly units. Guns may, but not with canister and not over a unit adjacent to the target.

rule-LOS-11-title = Fire over enemy units
rule-LOS-11-1 = Any unit may fire over enemy units if it has a line of sight, but not with canister.
rule-LOS-11-2 = Any unit may fire over enemy units if it has a line of sight, even with canister.

rule-LOS-12-title = Fire over units forfeits canister
rule-LOS-12-1 = Guns within canister range that fire over a unit may not use canister.
rule-LOS-12-2 = Guns within canister range that fire over a friendly unit may not use canister.

rule-LOS-13-title = Fire over units next to the target
rule-LOS-13-1 = Guns may fire over friendly units anywhere on the line of sight.
rule-LOS-13-2 = Guns may not fire over a friendly unit that is adjacent to the target.

rule-LOS-14-title = A fire group uses the worse line
rule-LOS-14 = Regiments in two hexes that combine their fire use the worse of the two lines of sight. If either is blocked, they may not combine.

## Range

chapter-range = Range

rule-RNG-01-title = How range is counted
rule-RNG-01 = Count range in hexes. An adjacent hex is at range 1.

rule-RNG-02-title = Full strength at effective range
rule-RNG-02 = At ranges up to effective range a unit fires at full strength.

rule-RNG-03-title = Half at long range
rule-RNG-03 = Beyond effective range, up to long range, halve the unit's strength.

rule-RNG-04-title = A quarter at extreme range
rule-RNG-04 = Beyond long range, up to extreme range, quarter the unit's strength. Beyond extreme range it may not fire.

rule-RNG-05-title = Canister
rule-RNG-05 = At a range of two hexes or less, or as the game's chart says, guns fire canister: one and a half times their strength.

rule-RNG-06-title = Smoothbore muskets have no long range
rule-RNG-06 = Smoothbore muskets have no long range. Beyond effective range they fire at extreme range.

rule-RNG-07-title = Mixed batteries
rule-RNG-07 = Mixed batteries have the range of rifled guns. At long and extreme range shift their fire one column to the left.

## Fire combat

chapter-fire-combat = Fire combat

rule-FIRE-01-title = Who may fire in the Fire Step
rule-FIRE-01 = In the Fire Step the units of the brigade may fire if its order allows it. Guns have their own phase.

rule-FIRE-02-title = Each unit fires once, at one hex
rule-FIRE-02 = Each unit fires once in the step, at one hex. Any number of units may fire at the same hex.

rule-FIRE-03-title = Infantry in one hex may combine fire
rule-FIRE-03 = Regiments in the same hex may combine their fire or fire separately.

rule-FIRE-04-title = Infantry of one brigade in two hexes
rule-FIRE-04 = Regiments of one brigade in two adjacent hexes may combine their fire.

rule-FIRE-05-title = Guns and cavalry in fire groups
rule-FIRE-05 = Guns combine their fire only within one hex. Cavalry never combines.

rule-FIRE-06-title = Infantry and guns firing together
rule-FIRE-06 = Infantry and guns combine their fire only within one hex, and only at a unit that attacks that hex.

rule-FIRE-07-title = Add all strengths, then round once
rule-FIRE-07 = Add the exact strength of all the firing units, then round once.

rule-FIRE-08-title = The lead unit
rule-FIRE-08 = The unit with the highest printed strength is the lead unit of its hex and takes the test for the hex. In a tie the owner chooses.

rule-FIRE-09-title = Add up the shifts, then apply them
rule-FIRE-09 = The total strength gives the column. Add up all the column shifts and apply them together.

rule-FIRE-10-title = The ends of the table
rule-FIRE-10-1 = Shifts beyond either end of the table stop at the first or last column.
rule-FIRE-10-2 = Shifts beyond the right end stop at the last column. Beyond the left end the fire is wasted, unless it is defensive.

rule-FIRE-11-title = The minimum strength that may fire
rule-FIRE-11-1 = A unit reduced to zero strength may still fire on column C when it is attacked. Any other fire needs at least half a point.
rule-FIRE-11-2 = Fire needs at least half a point.

rule-FIRE-12-title = Fire into woods
rule-FIRE-12 = Fire into woods is shifted two columns to the left.

rule-FIRE-13-title = Fire into corn
rule-FIRE-13 = Fire into standing corn is shifted one column to the left.

rule-FIRE-14-title = Fire over woods
rule-FIRE-14 = Fire over woods is shifted one column to the left, once only.

rule-FIRE-15-title = Fire over units
rule-FIRE-15 = Fire over units is shifted one column to the left, once only, in addition to the shift for woods.

rule-FIRE-16-title = Fire by units in Skirmish Order
rule-FIRE-16 = Fire by a unit in Skirmish Order is shifted one column to the left.

rule-FIRE-17-title = Fire at units in Skirmish Order
rule-FIRE-17 = Fire at a unit in Skirmish Order is shifted two columns to the left.

rule-FIRE-18-title = Mixed batteries at long and extreme range
rule-FIRE-18 = At long or extreme range, if at least half of the firing strength comes from mixed batteries, the fire is shifted one column to the left.

rule-FIRE-19-title = Smoothbore canister
rule-FIRE-19 = If at least half of the firing strength comes from smoothbore guns with canister, the fire is shifted one column to the right.

rule-FIRE-20-title = Shifts for cross fire
rule-FIRE-20-1 = Converging fire is shifted two columns to the right, except through the primary hexside.
rule-FIRE-20-2 = Fire at one hex from different directions is shifted to the right.

rule-FIRE-21-title = Fire at cavalry
rule-FIRE-21 = Fire at cavalry is shifted two columns to the right.

rule-FIRE-22-title = The roll and the kind of test
rule-FIRE-22 = Two dice give the row. In its cell, find the band that contains the lead unit's cohesion. The band names the test: Routine, Tough or Severe.

rule-FIRE-23-title = Fire combats are resolved one at a time
rule-FIRE-23 = Resolve each fire combat before you announce the next. Cross fire is announced together.

rule-FIRE-24-title = Slopes and streams do not shift fire
rule-FIRE-24 = Slopes and streams do not affect fire.

## Cross fire

chapter-cross-fire = Cross fire

rule-CONV-01-title = Converging fire
rule-CONV-01-1 = Fire converges if you announce it together and it enters one hex through hexsides with at least one whole hexside between them.
rule-CONV-01-2 = Fire announced together counts as cross fire if it enters the same hex through hexsides with at least one whole hexside between them.

rule-CONV-02-title = The target's owner names the primary hexside
rule-CONV-02-1 = The owner of the target then names one of these hexsides as primary. Fire through it, or less than a whole hexside away from it, gains no shift.
rule-CONV-02-2 = There is no primary hexside. All the announced fire gains the same shift.

rule-CONV-03-title = The size of the cross fire shift
rule-CONV-03-1 = Cross fire is shifted one column to the right.
rule-CONV-03-2 = Converging fire at least a whole hexside from the primary hexside is shifted two columns to the right.

rule-CONV-04-title = When announced fire may change target
rule-CONV-04 = Fire announced against a hex must be resolved against it while it holds an enemy unit. Once the hex is empty, the firing units may choose a new target.

rule-CONV-05-title = Any kind of fire may be cross fire
rule-CONV-05 = All kinds of fire, including defensive fire, may be cross fire if they are announced together. Batteries in different hexes act one after the other, so theirs cannot be.

rule-CONV-06-title = How to count the gap between lines of fire
rule-CONV-06 = To count how far apart two lines of fire are, treat a line through a corner as halfway between two hexsides.

rule-CONV-07-title = Fire groups in two hexes
rule-CONV-07 = A fire group in two hexes gains the shift only if the fire of each hex would.

## Fire cohesion and panic

chapter-fire-cohesion-and-panic = Fire cohesion and panic

rule-COH-01-title = Losses first, then morale results
rule-COH-01 = Roll both dice at once. Resolve all the losses first, then the morale results.

rule-COH-02-title = D depletes the lead unit
rule-COH-02 = D depletes the lead unit. If it is already battleworn, it takes a Break Test.

rule-COH-03-title = D2 depletes the next largest too
rule-COH-03 = D2 also depletes the next largest unit.

rule-COH-04-title = DALL depletes the whole hex
rule-COH-04 = DALL depletes every unit in the hex.

rule-COH-05-title = The lead unit after losses
rule-COH-05-1 = After losses determine the lead unit again. That unit takes the morale results.
rule-COH-05-2 = The lead unit before losses takes the morale results.

rule-COH-06-title = The order of the morale results
rule-COH-06 = Apply the results after the losses in this order: Morale Hits, Break Test, retreat, panic. A unit that has left the map suffers no more results.

rule-COH-07-title = Other units in the hex stay
rule-COH-07 = After fire only the lead unit retreats. Other units in its hex stay.

rule-PAN-01-title = Which units may panic
rule-PAN-01-1 = On a (P) result the enemy picks another unit with a cohesion of 3 or less, in the hex or adjacent to it.
rule-PAN-01-2 = On a (P) result the enemy picks another unit with a cohesion of 2 or less, in the hex or adjacent to it.

rule-PAN-02-title = Effects of panic
rule-PAN-02-1 = A unit that panics suffers the same Morale Hits and the same retreat, but no loss and no further panic.
rule-PAN-02-2 = A unit that panics takes a Morale Hit and retreats three hexes.

rule-PAN-03-title = No unit retreats twice from one result
rule-PAN-03 = In close combat no unit retreats twice from the same result.

rule-PAN-04-title = Which of several units panics
rule-PAN-04-1 = If several units could panic, the enemy chooses freely.
rule-PAN-04-2 = Panic affects the unit with the lowest cohesion, if that is 2 or less. It takes a Morale Hit and retreats three hexes.

rule-PAN-05-title = Panic in close combat under the series rules
rule-PAN-05 = In close combat units that panic take their Morale Hit before any unit retreats. Each unit retreats only once, for the longest distance that applies to it.

rule-PAN-06-title = When cohesion is checked for panic
rule-PAN-06 = First apply the lead unit's result, then check which units may panic, so that any support lost by then counts.

rule-PAN-07-title = Panic in adjacent hexes
rule-PAN-07 = A unit that panics in an adjacent hex retreats from there, away from the enemies that caused the panic. Artillery and cavalry can panic too.

## Movement

chapter-movement = Movement

rule-MOVE-01-title = Which units move, and when
rule-MOVE-01 = In the Movement Step the regiments of the brigade move. Guns move in the Artillery Phase, and other units when an event says so.

rule-MOVE-02-title = One unit or stack at a time
rule-MOVE-02 = A unit, or a stack that moves together, must finish its move before the next unit or stack moves.

rule-MOVE-03-title = Movement allowances
rule-MOVE-03 = Infantry has { $attack } movement points under Attack, { $defend } under Defend, { $maneuver } under Maneuver and none under Regroup. Guns have { $guns } and cavalry { $horse }.

rule-MOVE-04-title = Movement costs of hexes and hexsides
rule-MOVE-04 = For each hex pay for its terrain, and for any slope or water on the hexside. See the terrain chart for the costs.

rule-MOVE-05-title = Each hex must be paid for
rule-MOVE-05 = A unit may not enter a hex it cannot pay for.

rule-MOVE-06-title = A unit may always move one hex
rule-MOVE-06 = A unit may always move one hex as its whole move, at any cost. It may not do this under Regroup, into a full hex, adjacent to an enemy or onto prohibited terrain.

rule-MOVE-07-title = The road rate
rule-MOVE-07 = Moving along a road costs one point per hex, whatever the terrain.

rule-MOVE-08-title = The march column
rule-MOVE-08-1 = A march column on a good road moves two hexes for one point: infantry under Maneuver, guns and cavalry always.
rule-MOVE-08-2 = A march column on a good road moves two hexes for one point: infantry and cavalry under Maneuver, guns always.

rule-MOVE-09-title = Roads and the stacking limit
rule-MOVE-09 = A unit may use the road rate only into a hex that has room for it beside the units already there.

rule-MOVE-10-title = Guns on woods roads
rule-MOVE-10 = Guns enter and leave woods only along a road.

rule-MOVE-11-title = Hexes that no unit may enter
rule-MOVE-11 = A unit may not enter an enemy hex or prohibited terrain, or cross a pond.

rule-MOVE-12-title = Adjacent enemies do not stop a unit
rule-MOVE-12 = A unit need not stop when it moves adjacent to an enemy. But that enemy may fire each time a unit leaves a hex adjacent to it.

## Engagement and disengagement

chapter-engagement-and-disengagement = Engagement and disengagement

rule-ENG-01-title = Engaging an enemy
rule-ENG-01 = A unit engages an enemy by moving adjacent to it. Guns engage by moving to within two hexes.

rule-ENG-02-title = Under which orders a brigade may engage
rule-ENG-02 = A brigade may engage under Attack or Defend. Under Maneuver it may not, not even when it moves from one enemy to another.

rule-ENG-03-title = Being engaged by the enemy costs nothing
rule-ENG-03 = Being engaged by the enemy costs nothing and needs no order.

rule-DIS-01-title = Moves that draw disengagement fire
rule-DIS-01 = A unit that leaves a hex adjacent to an enemy may be fired at, even if it moves against your will. Advances, withdrawals by cavalry or skirmishers, and the first hex of a retreat draw no fire.

rule-DIS-02-title = The exit is declared first
rule-DIS-02 = Declare the hex that the unit will move to. The enemy fires at the unit in the hex it is leaving. Then it moves.

rule-DIS-03-title = All adjacent enemies fire at half strength
rule-DIS-03 = Every enemy adjacent to the leaving unit may fire at half strength, and guns may use canister.

rule-DIS-04-title = Only the units that leave can be hit
rule-DIS-04-1 = Only the units that leave can be hit. A stack that leaves together is one target, and its largest unit is the lead unit.
rule-DIS-04-2 = Only the units that leave can be hit, each one separately.

rule-DIS-05-title = A retreat replaces the move
rule-DIS-05 = If the fire makes the unit retreat, the retreat replaces its move. Otherwise it moves on.

rule-DIS-06-title = Every exit draws fire
rule-DIS-06 = Disengagement fire is possible each time a unit leaves a hex adjacent to an enemy.

rule-DIS-07-title = Fire during retreats
rule-DIS-07 = A retreating unit draws fire for each hex after the first. Apply the results at once.

## Cavalry

chapter-cavalry = Cavalry

rule-CAV-01-title = Cavalry withdraws before the assault
rule-CAV-01-1 = Mounted cavalry attacked by infantry may withdraw one hex before the combat.
rule-CAV-01-2 = Cavalry that is attacked may withdraw one hex before the combat, instead of firing.

rule-CAV-02-title = Which attackers cavalry may withdraw from
rule-CAV-02 = Whether cavalry may withdraw depends on the attacker and on whether the cavalry is mounted.

rule-CAV-03-title = Cavalry and approaching enemies
rule-CAV-03-1 = Cavalry may withdraw only when it is attacked, not when an enemy approaches.
rule-CAV-03-2 = Mounted cavalry may withdraw one hex when infantry or guns approach. The moving unit then moves on.

rule-CAV-04-title = Mounting and dismounting
rule-CAV-04-1 = In this game cavalry neither mounts nor dismounts.
rule-CAV-04-2 = Cavalry with two counters may mount or dismount for three movement points. Dismounted it counts as infantry.

rule-CAV-05-title = The charge
rule-CAV-05-1 = Cavalry charges only when an event allows it.
rule-CAV-05-2 = Steady cavalry may charge over open, level ground. The charge ends adjacent to its target, which the cavalry must attack. It gains two column shifts if the cavalry is the lead unit.

rule-CAV-06-title = Who may not fire in defence
rule-CAV-06-1 = All units that are attacked may fire in defence.
rule-CAV-06-2 = Mounted cavalry with close-combat weapons only does not fire in defence. No cavalry fires in defence against cavalry.

## Reinforcements and leaving the map

chapter-reinforcements-and-leaving-the-map = Reinforcements and leaving the map

rule-REIN-01-title = A brigade enters when it is activated
rule-REIN-01 = When a brigade that is due receives a Full Activation, place it on its entry hex, whatever its size. It acts at once. By the end of its move it must be within the stacking limit.

rule-REIN-02-title = A Limited Activation brings in no units
rule-REIN-02 = A Limited Activation, or an activation cancelled by Fortunes of War, brings no units onto the map.

rule-REIN-03-title = Units stuck in the entry hex
rule-REIN-03 = If units that entered cannot move on, those over the stacking limit go to adjacent hexes, largest first.

rule-REIN-04-title = A blocked entry hex
rule-REIN-04 = If an enemy is in or adjacent to the entry hex, the brigade waits one turn. If the hex is still blocked then, it enters at the nearest hex clear of enemies.

rule-REIN-05-title = Arriving guns
rule-REIN-05 = Batteries that arrive do not wait for a brigade.

rule-OFF-01-title = Leaving the map
rule-OFF-01 = A unit may leave the map from an edge hex for one movement point. It does not return, and it does not count as lost.

## Close combat

chapter-close-combat = Close combat

rule-CC-01-title = Which units may attack
rule-CC-01 = Infantry may attack under an Attack order, cavalry when it acts, and other units when an event allows it. Guns and skirmishers never attack. No unit attacks across a pond.

rule-CC-02-title = All combats are declared first
rule-CC-02 = Declare all attacks in the step before you resolve the first. A unit attacks one hex. All the units that attack the same hex fight one combat.

rule-CC-03-title = One combat at a time
rule-CC-03 = The attacker resolves the combats one at a time, in any order.

rule-CC-04-title = The defenders fire
rule-CC-04 = The defenders may fire first, at full strength, combined or separately.

rule-CC-05-title = Adjacent units fire in support
rule-CC-05 = Other units adjacent to an attacker may support the defenders at half strength, unless they themselves are attacked in this step.

rule-CC-06-title = Defenders and supporters firing together
rule-CC-06-1 = Infantry that is attacked may combine its fire with an adjacent supporting unit of its brigade.
rule-CC-06-2 = Defenders may combine their fire with supporting units that are adjacent to them and to the attacker.

rule-CC-07-title = Attackers driven off drop out
rule-CC-07 = An attacker that retreats or breaks takes no further part. The others must continue the attack.

rule-CC-08-title = No attacker, no combat
rule-CC-08 = If no attacker is left, there is no combat and no advance.

rule-CC-09-title = Withdrawal replaces fire
rule-CC-09 = Cavalry that withdraws does not fire.

rule-CC-10-title = The Assaulting Hex
rule-CC-10 = If attackers remain in several hexes, their owner names one as the Assaulting Hex. Its strength sets the column. The others count only for odds and flank attacks.

rule-CC-11-title = Which column an assault uses
rule-CC-11 = The total strength of the attackers in the Assaulting Hex gives the column.

rule-CC-12-title = Odds
rule-CC-12 = Compare the strength of all attackers with that of all defenders. The odds shift the column by up to three, left or right.

rule-CC-13-title = Guns that defend
rule-CC-13 = If at least half of the defending strength comes from guns, shift four columns to the right.

rule-CC-14-title = An attacker with better cohesion
rule-CC-14 = If an attacker in the Assaulting Hex has the better cohesion, shift one column to the right.

rule-CC-15-title = A defender with better cohesion
rule-CC-15 = If the defending lead unit has the better cohesion, shift one column to the left.

rule-CC-16-title = Attacks up a slope
rule-CC-16 = An attack up a slope is shifted two columns to the left.

rule-CC-17-title = Attacks up a steep slope
rule-CC-17 = An attack up a steep slope is shifted three columns to the left.

rule-CC-18-title = Smoothbores attack
rule-CC-18 = If at least half of the attacking strength comes from smoothbore infantry, shift one column to the right.

rule-CC-19-title = Smoothbores defend
rule-CC-19 = If at least half of the defending strength comes from smoothbore infantry, shift one column to the left.

rule-CC-20-title = The shift for an attack event
rule-CC-20-1 = A close combat declared by an attack event gains two column shifts, and the attackers' cohesion is 1 higher.
rule-CC-20-2 = A close combat declared by an attack event gains two column shifts.

rule-CC-21-title = Flank attacks
rule-CC-21-1 = An attack from two hexes that are not adjacent, or from three hexes, gains two column shifts for the flank.
rule-CC-21-2 = An attack from several directions gains no shift of its own, only better odds.

rule-CC-22-title = The ends of the table
rule-CC-22-1 = Shifts beyond either end of the table stop at the first or last column.
rule-CC-22-2 = Shifts beyond the right end of the table stop at the last column. A close combat that is shifted left of column C has no effect.

rule-CC-23-title = The defender always tests
rule-CC-23 = The defender always takes a test, whatever the roll. The mildest test is a Close Fight.

rule-CC-24-title = A target that leaves its hex
rule-CC-24 = If the target leaves its hex before its combat, that combat does not take place. The attackers may advance if another close combat emptied the hex.

rule-CC-25-title = Woods, corn and streams in close combat
rule-CC-25 = Woods, corn and streams do not affect close combat.

## Close combat cohesion

chapter-close-combat-cohesion = Close combat cohesion

rule-CCO-01-title = AD depletes the largest attacker
rule-CCO-01 = AD depletes the largest attacker in the Assaulting Hex.

rule-CCO-02-title = D, D2 and DALL deplete defenders
rule-CCO-02 = D, D2 and DALL deplete defenders, as in fire.

rule-CCO-03-title = BD depletes both
rule-CCO-03 = BD depletes the defending lead unit and the largest attacker.

rule-CCO-04-title = BD spares a side three times as strong
rule-CCO-04-1 = BD does not affect a side that is three times as strong as the other. For the attackers count the Assaulting Hex only.
rule-CCO-04-2 = BD does not affect a side that is three times as strong as the other. Count all the attackers.

rule-CCO-05-title = AMH shakes the largest attacker
rule-CCO-05 = AMH gives the largest attacker a Morale Hit.

rule-CCO-06-title = AR drives one attacker back
rule-CCO-06 = AR makes the largest attacker retreat. Other attackers stay.

rule-CCO-07-title = Hits and tests affect the lead unit
rule-CCO-07 = MH, 2MH and BT apply to the defending lead unit.

rule-CCO-08-title = R drives back the whole hex
rule-CCO-08 = R makes every defender in the hex retreat the whole distance.

rule-CCO-09-title = The attacker picks who panics
rule-CCO-09 = In close combat the attacker picks the unit that panics.

rule-CCO-10-title = The order of the results
rule-CCO-10 = Resolve losses first, then the other results in this order: the lead unit, the other units, panic.

rule-CCO-11-title = When strengths are counted
rule-CCO-11 = Count the strength of both sides at the moment you need it, after defensive fire.

## Retreats

chapter-retreats = Retreats

rule-RET-01-title = How a retreat is carried out
rule-RET-01 = A retreat happens at once. Count hexes, not movement points. The owner moves the units one at a time and chooses the path within the rules.

rule-RET-02-title = Limits on all retreats
rule-RET-02 = A retreat ends exactly as many hexes from its start as the result says. It never enters an enemy hex or prohibited terrain.

rule-RET-03-title = A retreat that is impossible
rule-RET-03 = A unit that cannot retreat the whole distance breaks and goes to Box 3 of the Broken Track. A battery is lost.

rule-RET-04-title = Which hexes a retreat prefers
rule-RET-04-1 = Where possible, a retreat keeps away from the units that caused it, then from all enemies, then moves towards its friendly edge.
rule-RET-04-2 = Where possible, a retreat keeps away from the units that caused it, then from all enemies.

rule-RET-05-title = Returning to a hex during a retreat
rule-RET-05-1 = A retreat may not re-enter a hex it has left.
rule-RET-05-2 = A retreat may re-enter a hex it has left.

rule-RET-06-title = Retreats that leave the map
rule-RET-06-1 = A unit that reaches its friendly edge with hexes still to go leaves the map and goes to Box 1 of the Broken Track. A battery is lost.
rule-RET-06-2 = A unit that has no other path leaves the map and goes to Box 1 of the Broken Track. A battery is lost.

rule-RET-07-title = No retreat ends in a full hex
rule-RET-07 = A retreat may not end in a full hex. It avoids full hexes, or continues until there is room.

rule-RET-08-title = Fire at retreating units
rule-RET-08 = For each hex of a retreat after the first, enemies adjacent to the hex that the unit leaves may fire. Apply the results at once, and add any further hexes to the retreat.

rule-RET-09-title = Other effects of a retreat
rule-RET-09 = A retreat takes control of the hexes it crosses, makes enemy skirmishers give way, and sets off any scenario trigger there.

rule-RET-10-title = Held guns can be driven back
rule-RET-10 = Guns that the scenario does not allow to move can still be driven back.

## Support, morale and break tests

chapter-support-morale-and-break-tests = Support, morale and break tests

rule-SUP-01-title = Unsupported units have lower cohesion
rule-SUP-01 = Without support a unit's cohesion is 1 lower wherever cohesion counts.

rule-SUP-02-title = Woods may block support
rule-SUP-02-1 = Units in woods neither give nor receive support.
rule-SUP-02-2 = Terrain does not block support.

rule-SUP-03-title = Which units support infantry
rule-SUP-03-1 = Infantry is supported by steady infantry of its brigade in the same or an adjacent hex. A battleworn unit can give support. A shaken one cannot.
rule-SUP-03-2 = Infantry is supported by steady infantry or cavalry of its brigade in the same or an adjacent hex. A battleworn unit can give support. A shaken one cannot.

rule-SUP-04-title = Which units support guns
rule-SUP-04-1 = Guns are supported by steady infantry of any brigade in the same or an adjacent hex.
rule-SUP-04-2 = Guns are supported by steady infantry or cavalry of any brigade in the same or an adjacent hex.

rule-SUP-05-title = Support and cavalry
rule-SUP-05-1 = Cavalry outside woods always counts as supported. It supports no other unit.
rule-SUP-05-2 = Cavalry gives and receives support as infantry does.

rule-SUP-06-title = Units that rebuild count as supported
rule-SUP-06 = A unit that tries to return from the Broken Track counts as supported.

rule-SUP-07-title = Support is checked again each time
rule-SUP-07 = Check support again each time cohesion matters, after all earlier results.

rule-MH-01-title = Shaken, then disrupted, then a test
rule-MH-01 = The first Morale Hit makes a unit shaken, the second disrupted. Each further one causes a Break Test.

rule-MH-02-title = Two hits at once
rule-MH-02 = Resolve two Morale Hits one after the other.

rule-MH-03-title = Nothing falls below zero
rule-MH-03 = Strength and cohesion never fall below 0.

rule-BRK-01-title = Causes of a Break Test
rule-BRK-01 = Three things cause a Break Test: a BT result, a loss to a battleworn unit, and a Morale Hit to a disrupted unit. Take it at once.

rule-BRK-02-title = Roll against cohesion
rule-BRK-02 = Roll a die. If the roll is no higher than its cohesion, the unit holds, but a steady unit becomes shaken and a shaken unit disrupted. On a higher roll it breaks. The more it fails by, the longer it stays away.

rule-BRK-03-title = Guns that break are lost
rule-BRK-03 = A battery that fails a Break Test is lost.

rule-BRK-04-title = Cohesion 0 always fails, cohesion 6 never
rule-BRK-04 = A unit with a cohesion of 0 always fails. A unit with a cohesion of 6 never does.

rule-BRK-05-title = Holding is not a Morale Hit
rule-BRK-05 = A unit that holds and becomes shaken or disrupted has not taken a Morale Hit. No further test follows.

## Broken Track and advance

chapter-broken-track-and-advance = Broken Track and advance

rule-BTR-01-title = Units on the Broken Track
rule-BTR-01 = Broken units wait on the Broken Track in boxes 3, 2, 1 and Available. They are battleworn and have no markers.

rule-BTR-02-title = Units move along the track each turn
rule-BTR-02 = At the end of each turn every unit on the Broken Track moves one box nearer to Available.

rule-BTR-03-title = The Available box
rule-BTR-03 = Units in the Available box stay there until you rebuild them.

rule-BTR-04-title = Units that break late in the turn
rule-BTR-04 = A unit that breaks while the last held chits of a turn are played still moves one box that turn.

rule-ADV-01-title = When there is an advance
rule-ADV-01 = When a close combat empties a hex because its units break or retreat, the other side may advance into it. You may not advance into a hex that defensive fire empties.

rule-ADV-02-title = Which units may advance
rule-ADV-02 = All units that took part and can still advance may do so, up to the stacking limit. So may defenders whose attackers were driven off. An advance is optional.

rule-ADV-03-title = How far an advance may go
rule-ADV-03 = An advance goes one hex, into the emptied hex. It may go two hexes if the loser broke or retreated two hexes or more.

rule-ADV-04-title = An advance draws no fire
rule-ADV-04 = An advance costs nothing and draws no fire.

rule-ADV-05-title = Skirmishers give way to an advance
rule-ADV-05 = Enemy skirmishers adjacent to an advancing unit give way.

rule-ADV-06-title = After cavalry has withdrawn
rule-ADV-06 = If cavalry has withdrawn, its attackers may advance one hex, into the hex it left.

## Rally

chapter-rally = Rally

rule-RAL-01-title = Which units may rally
rule-RAL-01-1 = Units of the brigade that are at least three hexes from every enemy may rally if the order allows it. So may units in the Available box, and artillery and cavalry in or adjacent to the brigade.
rule-RAL-01-2 = Units of the brigade that are at least three hexes from every enemy may rally if the order allows it. So may units in the Available box, and artillery in or adjacent to the brigade.

rule-RAL-02-title = One rally action for each unit
rule-RAL-02 = Each unit takes one action: it recovers or it rebuilds.

rule-RAL-03-title = How units recover
rule-RAL-03 = Under Defend a unit removes one Morale Hit. Under Regroup it removes all of them.

rule-RAL-04-title = How units rebuild
rule-RAL-04 = Under Regroup a battleworn unit becomes fresh if it rolls its cohesion or less. It keeps its markers.

rule-RAL-05-title = A rebuilt unit too large for its hex
rule-RAL-05 = If the fresh unit is too large for its hex, it moves to an adjacent hex, away from the enemy.

rule-RAL-06-title = Return of broken units
rule-RAL-06 = A broken unit returns battleworn, at least three hexes from every enemy. It must be within three hexes of its brigade, or of its division if no unit of its brigade is on the map.

rule-RAL-07-title = How guns rally
rule-RAL-07-1 = Guns that rally with a brigade may only recover. They rebuild at the end of the Artillery Phase.
rule-RAL-07-2 = Guns that rally with a brigade recover and rebuild as its regiments do.

rule-RAL-08-title = A unit with cohesion 0 cannot rebuild
rule-RAL-08 = A unit with a cohesion of 0 cannot be rebuilt.

rule-RAL-09-title = Broken units and the fresh side
rule-RAL-09-1 = A unit that has broken may become fresh again.
rule-RAL-09-2 = A unit that has broken may return to the map, but never becomes fresh again.

## End Turn

chapter-end-turn = End Turn

rule-END-01-title = The last held chits
rule-END-01 = At the end of the turn both sides have one last chance to play held chits.

rule-END-02-title = Victory points each turn
rule-END-02 = Score the hexes that are worth points each turn.

rule-END-03-title = Brigades become available
rule-END-03 = All brigades become available, including those due next turn.

rule-END-04-title = Units move along the Broken Track
rule-END-04 = Every unit on the Broken Track moves one box nearer to Available.

rule-END-05-title = Arrival tracks
rule-END-05 = Roll for each arrival track to see whether it advances.

rule-END-06-title = Chits return and the turn ends
rule-END-06 = Gather all chits and begin the next turn. After the last turn, count the victory points.

## Skirmish Order

chapter-skirmish-order = Skirmish Order

rule-SKR-01-title = Units in Skirmish Order
rule-SKR-01 = The scenario puts units in Skirmish Order. A unit may leave Skirmish Order, but may not return to it.

rule-SKR-02-title = How skirmishers move
rule-SKR-02 = Skirmishers pay one point for any hex. They may neither march in column nor move adjacent to an enemy.

rule-SKR-03-title = Leaving Skirmish Order
rule-SKR-03 = A unit may leave Skirmish Order at the start of its move, for two points.

rule-SKR-04-title = Extra cost next to enemy skirmishers
rule-SKR-04 = Moving adjacent to enemy skirmishers costs one extra point.

rule-SKR-05-title = Skirmishers give way
rule-SKR-05 = When an enemy moves adjacent, skirmishers give way at once, to a hex clear of enemies. If there is none, they break.

rule-SKR-06-title = Skirmishers in combat
rule-SKR-06 = Fire by skirmishers is shifted one column to the left. Fire at them is shifted two columns to the left. They take no part in close combat.

## Victory

chapter-victory = Victory

rule-VIC-01-title = Control of hexes
rule-VIC-01 = The side whose infantry was last in a hex controls it, even if that infantry only passed through.

rule-VIC-02-title = Points for hexes at the end
rule-VIC-02 = Some hexes are worth points to the side that controls them at the end.

rule-VIC-03-title = Points for losses
rule-VIC-03 = Broken enemy units and lost enemy guns are worth their fresh strength. Count them at the end.

rule-VIC-04-title = Automatic victory
rule-VIC-04 = A side may win at once if its fresh infantry enters a hex named by the scenario.

rule-VIC-05-title = Points for hexes each turn
rule-VIC-05 = Some hexes score points each turn for the side that controls them.

rule-VIC-06-title = Points in the enemy's rear
rule-VIC-06 = Infantry in the enemy's rear may score points each turn.

rule-VIC-07-title = Levels of victory
rule-VIC-07 = The difference in points gives the level of victory.

rule-VIC-08-title = Units that left the map
rule-VIC-08-1 = Units that left the map are worth nothing.
rule-VIC-08-2 = Units that left the map are worth as much per strength point as eliminated guns.

rule-VIC-09-title = Rebuilt units
rule-VIC-09 = Broken units that were rebuilt and are back on the map give the enemy no points.

## Variant points

chapter-variant-points = Variant points

rule-V-01-title = Which SP reductions count for odds and comparisons

rule-V-02-title = The highest modified cohesion rating

rule-V-03-title = Column for a total below one point

rule-V-04-title = Defensive fire by a 0 SP unit

rule-V-05-title = Fire shifted left of column C

rule-V-06-title = Units printed on one side only

rule-V-07-title = When cavalry acts

rule-V-09-title = Stacking value of a gun

rule-V-10-title = Stacking value of a unit above the limit

rule-V-11-title = Stacking of mounted cavalry

rule-V-12-title = Which unit leaves an overstacked hex first

rule-V-13-title = Number of guaranteed event chits

rule-V-14-title = How the other event chits are picked

rule-V-15-title = Which passes end the Artillery Phase

rule-V-16-title = Rally step in the Artillery Phase

rule-V-17-title = Where artillery may rebuild

rule-V-18-title = The distance at which artillery is engaged

rule-V-19-title = How engaged artillery may move

rule-V-21-title = When reinforcing artillery is placed

rule-V-22-title = How held chits are played before a draw

rule-V-23-title = Held chits in the End Turn Phase

rule-V-24-title = Secrecy of held chits

rule-V-25-title = Secrecy of drawn enemy events

rule-V-26-title = Use of the back of an event chit

rule-V-27-title = Brigade activation chits

rule-V-28-title = Which commanders roll for command

rule-V-29-title = Who may fire in a Limited Activation

rule-V-30-title = Activation of a brigade without units

rule-V-34-title = Lines that graze a corner

rule-V-35-title = Guns over units next to the target

rule-V-36-title = When infantry and guns may combine fire

rule-V-37-title = When defenders and supporters may combine fire

rule-V-38-title = Which fire counts as cross fire

rule-V-39-title = When cross fire must be announced

rule-V-41-title = Who may use the march column rate

rule-V-42-title = Limits of the one-hex move

rule-V-43-title = Fire at a moving stack

rule-V-44-title = Withdrawal of mounted cavalry from approaching enemies

rule-V-45-title = Which cavalry may withdraw from close combat

rule-V-46-title = Mounting and dismounting

rule-V-47-title = Charges

rule-V-48-title = Carbines in defence

rule-V-50-title = Column shift for a flank attack

rule-V-51-title = CR bonus from an attack event

rule-V-52-title = Close combat shifted left of column C

rule-V-53-title = The lead unit after losses

rule-V-54-title = Which units panic, and with what effect

rule-V-55-title = Panic after a retreat from the same result

rule-V-56-title = The attackers' strength that BD compares

rule-V-57-title = Retreat and panic in close combat

rule-V-58-title = Order of several results

rule-V-59-title = Retreats towards the friendly edge

rule-V-60-title = Steps that count as nearer to the edge

rule-V-61-title = Where a retreat may leave the map

rule-V-62-title = Retreats that return to a hex

rule-V-63-title = How a retreat avoids full hexes

rule-V-64-title = Terrain and support

rule-V-65-title = Support for cavalry

rule-V-66-title = Which units support infantry

rule-V-67-title = Which units support artillery

rule-V-68-title = Independent units in a Rally Step

rule-V-69-title = Which rating a Rebuild uses

rule-V-70-title = Full rebuild of broken units

rule-V-71-title = Where blocked reinforcements enter

rule-V-73-title = Skirmish Order

rule-V-74-title = When a Fatigue event is played

rule-V-75-title = Victory points for units that left the map

rule-V-77-title = Held brigades and wild chits

rule-V-78-title = Unused Fortunes of War

rule-V-79-title = Which units can lead an attacking hex

rule-V-80-title = Rebuilding of broken cavalry

rule-V-81-title = Advance by defenders after their own fire

rule-V-82-title = Separate fire by defending infantry and guns

rule-V-83-title = Which units canister may be fired over

rule-V-84-title = The rulebook that messages cite

## Variant points of the package

chapter-variant-points-of-the-package = Variant points of the package

rule-V-08-title = The stacking limit
rule-V-08 = Each game sets its own stacking limit. In this game it is { $stacking } points.

rule-V-20-title = Terrain that artillery may not fire from
rule-V-20 = The game's terrain chart says which terrain guns may not fire from.

rule-V-31-title = The Fog of War table
rule-V-31 = The game has its own Fog of War table.

rule-V-32-title = The order table
rule-V-32 = The game has its own table of orders.

rule-V-33-title = Effect of terrain on line of sight
rule-V-33 = The game's terrain chart gives the effect of terrain on the line of sight.

rule-V-40-title = Roads with the march column rate
rule-V-40 = The game's map says which roads have the march column rate.

rule-V-49-title = The odds table
rule-V-49 = The game has its own table of odds and column shifts.

rule-V-72-title = Victory point schedule
rule-V-72 = The game has its own schedule of victory points.

rule-V-76-title = Fire shifts
rule-V-76 = The game has its own list of fire shifts.

## Rulings on contradictions

chapter-rulings-on-contradictions = Rulings on contradictions

rule-A-01-title = Printed fire example omits the support rule
rule-A-01 = Support counts wherever cohesion counts, even where an example omits it.

rule-A-02-title = Printed assault example omits a shift
rule-A-02 = All shifts of a close combat apply, including the one for better cohesion.

rule-A-03-title = Printed Break Test example is off by one
rule-A-03 = On a roll equal to its cohesion a unit holds. On a roll one higher it breaks and goes to Box 1.

rule-A-04-title = Printed panic example has the wrong rating
rule-A-04 = Whether a unit may panic depends on its cohesion at that moment.

rule-A-05-title = Printed band does not match its result
rule-A-05 = A cohesion band includes the values at both its ends.

rule-A-06-title = Printed panic example has too short a retreat
rule-A-06 = In the series panic is always one Morale Hit and a retreat of three hexes.

rule-A-07-title = Printed Break Test example fails an equal roll
rule-A-07 = A Break Test is passed on a roll equal to cohesion.

rule-A-08-title = Printed sum of strengths is wrong
rule-A-08 = Add the strengths of all the units that attack together.

rule-A-09-title = Printed rebuild example uses another unit's rating
rule-A-09 = A unit rebuilds on its own cohesion, not another unit's.

rule-A-10-title = Diagram that contradicts its text
rule-A-10 = If a diagram contradicts its text, follow the text.

rule-A-11-title = When Fatigue applies
rule-A-11-1 = Play Fatigue before the brigade moves, not when it gets its order.
rule-A-11-2 = Play Fatigue when the brigade gets its order, not before it moves.

rule-A-12-title = Who rolls cohesion tests
rule-A-12 = Each side rolls the tests of its own units.

rule-A-13-title = Printed sum is rounded too early
rule-A-13 = Add fractions before you round.

rule-A-14-title = The middle hexside cancels every shift
rule-A-14 = The owner of the target may name the middle hexside as primary. Then no fire gains a shift.

rule-A-15-title = How close artillery may move to the enemy
rule-A-15-1 = The limit for guns is two hexes from an enemy, not one.
rule-A-15-2 = The limit for guns is one hex from an enemy, not two.

rule-A-16-title = End of the Artillery Phase
rule-A-16-1 = The Artillery Phase ends when the Union passes and the Confederacy passes right after it, even if some guns have not acted.
rule-A-16-2 = The Artillery Phase ends when both sides pass in succession, even if some guns have not acted.

rule-A-17-title = Totals below one point
rule-A-17 = Half a point fires on column C. At extreme range a single unit needs a whole point.

rule-A-18-title = Only supporting fire is halved
rule-A-18 = Defenders fire at full strength. Only their supporting units fire at half.

rule-A-19-title = Units of zero strength in defence
rule-A-19 = An option decides whether a unit with zero strength may fire in defence.

rule-A-20-title = Rebuilding uses modified cohesion
rule-A-20 = A rebuild uses current cohesion, markers included.

rule-A-21-title = The lead unit is determined again
rule-A-21 = Determine the lead unit again after losses, unless an option says otherwise.

rule-A-22-title = R in close combat moves every defender
rule-A-22 = A retreat result in close combat moves every defender.

rule-A-23-title = AR moves one attacker
rule-A-23 = A retreat result against the attackers moves one of them.

rule-A-24-title = Guns are never on the Broken Track
rule-A-24 = A battery never goes to the Broken Track. It is lost.

rule-A-25-title = First roll for a brigade that follows another
rule-A-25 = If a brigade can arrive only after another, start to roll for it on the turn after that arrival.

rule-A-26-title = Held chits are face down
rule-A-26-1 = Held chits stay face down.
rule-A-26-2 = Held chits are face up.

rule-A-27-title = Who rolls for wild chits
rule-A-27 = The side that does not draw rolls for wild chits. Each side rolls for its own generals.

rule-A-28-title = When two road hexes are connected
rule-A-28 = Two road hexes are connected only where the road crosses the hexside between them.

rule-A-29-title = When a woods road counts as blocked
rule-A-29 = A road through woods is blocked for units that would put its hex over the stacking limit.

rule-A-30-title = When guns are rounded up for stacking
rule-A-30 = Round up guns for stacking only where each counts as half.

rule-A-31-title = Range does not change compared strength
rule-A-31 = Range does not change the strength you compare.

rule-A-32-title = Only guns fire over friendly units
rule-A-32 = Only guns fire over friendly units.

rule-A-33-title = Shifts beyond the last column
rule-A-33 = Use the last column for any shift beyond the right end.

rule-A-34-title = BD spares defenders three times as strong
rule-A-34 = BD does not affect defenders that are three times as strong as the attackers.

rule-A-35-title = Half the firing strength
rule-A-35 = Half means half the total strength of the firing units.

rule-A-36-title = Retreats and full hexes
rule-A-36 = A retreat avoids full hexes, and passes through them if it must.

rule-A-37-title = Wrong section numbers
rule-A-37 = Where the rulebook cites a section by a wrong number, read the right one.

rule-A-38-title = Gaps in the section numbers
rule-A-38 = Where the section numbers have gaps, no rule is missing.

rule-A-39-title = Names spelt two ways
rule-A-39 = The game spells each name one way.

rule-A-40-title = An unfinished sentence on panic
rule-A-40 = The unfinished sentence on panic means a cohesion of three or less.

rule-A-41-title = Held chits before every draw
rule-A-41 = You may play held chits before every draw.

rule-A-42-title = A declaration is not binding
rule-A-42 = After you declare that you will play a held chit, you may still decline.

rule-A-43-title = Fortunes of War as the last chit
rule-A-43-1 = Fortunes of War has no effect if it is the last chit of the turn.
rule-A-43-2 = Fortunes of War affects the next turn if it is the last chit of its turn.

rule-A-44-title = Fortunes of War on a general's chit
rule-A-44 = A hit on a general counts even if Fortunes of War cancels the chit.

rule-A-45-title = When a general who was hit rolls
rule-A-45 = A general who was hit rolls once: when the chit is drawn, or when it is played if the hit came later.

rule-A-46-title = Which brigades a commander may pick
rule-A-46 = The army commander may pick any brigade in play, including one that enters this turn, but not one held by the scenario.

rule-A-47-title = Targets of fire in a Limited Activation
rule-A-47 = In a Limited Activation a unit adjacent to an enemy may fire at any target in range.

rule-A-48-title = A Division chit without a brigade
rule-A-48 = If a division has no brigade left to activate, its chit is out for the turn, and no die is rolled.

rule-A-49-title = Details of an advance without orders
rule-A-49 = When a unit advances without orders, the enemy player may move it or decline to. Guns may not be picked.

rule-A-50-title = A withdrawal from several enemies
rule-A-50 = If several enemies are equally near, the unit must move farther from each of them. Otherwise it cannot be moved.

rule-A-51-title = Wild chits and held brigades
rule-A-51 = Wild chits affect brigades held by the scenario, unless an option exempts them.

rule-A-52-title = Each hex of a line is judged separately
rule-A-52 = Judge each hex of a line of sight separately.

rule-A-53-title = Lines of sight that graze a corner
rule-A-53 = An option decides whether a line of sight touches a hex when it only grazes a corner.

rule-A-54-title = Lines of sight along the map edge
rule-A-54 = If a line of sight runs along the map edge, only the hex on the map counts.

rule-A-55-title = Shifts for woods and for units add up
rule-A-55 = The shifts for fire over woods and over units both apply, once each.

rule-A-56-title = Woods protect adjacent targets too
rule-A-56 = An adjacent unit in woods is as hard to hit as a distant one.

rule-A-57-title = Mixed stacks count as their lead unit
rule-A-57 = For shifts that depend on the target, a stack counts as its lead unit.

rule-A-58-title = How one unit affects its fire group
rule-A-58 = One skirmisher in a group earns the column shift for the whole group's fire. One unit whose fire is not cross fire cancels that shift.

rule-A-59-title = Lines through corners
rule-A-59 = Count half hexsides to decide whether fire through corners is cross fire.

rule-A-60-title = Cross fire in one step or one phase
rule-A-60-1 = Only fire announced in the same step is cross fire.
rule-A-60-2 = Fire announced in the same phase is cross fire, even in different steps.

rule-A-61-title = A new target loses the shift
rule-A-61 = If the firing units change to a new target, they lose their cross fire shift.

rule-A-62-title = Defenders may fire separately
rule-A-62-1 = Defenders in one hex may fire separately.
rule-A-62-2 = Infantry and guns that defend one hex must combine their fire at the same attacker.

rule-A-63-title = Canister may be given up freely
rule-A-63 = You may give up canister at any time and fire normally.

rule-A-64-title = The lead unit of a moving stack
rule-A-64 = The largest unit in a moving stack is its lead unit.

rule-A-65-title = A retreat cancels fire not yet resolved
rule-A-65 = A retreat happens at once. Units that have not fired yet lose their shot.

rule-A-66-title = Which units caused a retreat
rule-A-66 = All the units that fired or attacked together count as the cause of the retreat.

rule-A-67-title = A retreat ends at the required distance
rule-A-67 = A retreat ends in the first hex that is far enough away and has room.

rule-A-68-title = Retreat preferences apply at each step
rule-A-68 = Apply the retreat preferences again at each hex.

rule-A-69-title = Where a retreat leaves the map
rule-A-69-1 = A retreat may leave the map at any edge, but only if it has no other path.
rule-A-69-2 = A retreat leaves the map only at the friendly edge.

rule-A-70-title = Any step nearer to the edge counts
rule-A-70-1 = In a retreat any hex nearer to the friendly edge counts as a step towards it.
rule-A-70-2 = In a retreat only a hex as near to the friendly edge as possible counts as a step towards it.

rule-A-71-title = Prohibited terrain and held guns in retreats
rule-A-71 = A retreat may not enter prohibited terrain. Guns held by the scenario may be driven back.

rule-A-72-title = Cavalry in woods is unsupported
rule-A-72 = Cavalry in woods has no support.

rule-A-73-title = Which units support guns
rule-A-73 = Friendly infantry of any brigade supports guns, including skirmishers.

rule-A-74-title = Two hits on a disrupted unit
rule-A-74 = Two hits on a disrupted unit cause two Break Tests, one after the other.

rule-A-75-title = The lead unit breaks from its loss
rule-A-75 = If the lead unit breaks from its loss, an option decides whether the other results apply to the next unit or are lost.

rule-A-76-title = No advance after defensive fire
rule-A-76 = You may not advance after defensive fire alone, unless an option says so.

rule-A-77-title = When guns may advance
rule-A-77 = Guns may advance only into a hex that is not too near an enemy for them.

rule-A-78-title = How far an advance goes when losers differ
rule-A-78 = An advance may go two hexes if any loser retreated that far or broke.

rule-A-79-title = A hex emptied by another combat
rule-A-79 = A unit whose target hex was emptied by another close combat may advance into that hex.

rule-A-80-title = Which units may support again
rule-A-80 = A unit may support in each combat of the step, but not if it is attacked in the step.

rule-A-81-title = The lead unit of an attacking hex
rule-A-81 = The largest unit in an attacking hex is its lead unit, even if it does not attack, unless an option says otherwise.

rule-A-82-title = Odds against zero strength
rule-A-82 = Use exact odds. Against zero strength the odds are three to one.

rule-A-83-title = Cohesion compared in close combat
rule-A-83 = Compare both sides' cohesion with all modifiers.

rule-A-84-title = Half of an attack
rule-A-84 = Half of an attack means half its strength at that moment.

rule-A-85-title = Close combat shifted left of column C
rule-A-85-1 = A close combat is never shifted off the table.
rule-A-85-2 = A close combat that is shifted left of column C has no effect.

rule-A-86-title = The shift for a charge
rule-A-86 = A charge gains its shift if the charging unit is the largest in its hex.

rule-A-87-title = How a battery rallies in its own step
rule-A-87 = In its own rally step a battery removes all Morale Hits or rebuilds.

rule-A-88-title = Meaning of "three hexes away"
rule-A-88 = Three hexes away means two hexes in between.

rule-A-89-title = Return of broken cavalry
rule-A-89 = Broken cavalry returns only if an option allows it.

rule-A-90-title = No room after a rebuild
rule-A-90 = You may not try a rebuild if the unit would have no room.

rule-A-91-title = Where a rebuilt unit returns
rule-A-91 = A rebuilt unit returns near its brigade, otherwise near its division, otherwise near any friendly unit.

rule-A-92-title = Where blocked brigades enter
rule-A-92-1 = A blocked brigade enters at the nearest clear hex, on the map edge or not.
rule-A-92-2 = A blocked brigade enters at the nearest clear hex of its map edge.

rule-A-93-title = A blocked entry uses up the activation
rule-A-93 = A blocked entry uses up the brigade's activation.

rule-A-94-title = Several skirmishers cost one extra point
rule-A-94 = Moving adjacent to several skirmishers costs one extra point in all.

rule-A-95-title = Where skirmishers give way
rule-A-95 = Skirmishers give way to a hex farther from the moving unit and adjacent to no enemy.

rule-A-96-title = Panic uses the cohesion after the results
rule-A-96 = For panic, use cohesion as it is after the lead unit's result.

rule-A-97-title = Passing through a hex gives control
rule-A-97 = Passing through a hex is enough to control it.

rule-A-98-title = Value of lost artillery
rule-A-98 = A lost battery is worth its fresh strength. A cadre is worth half a point.

rule-A-99-title = Entries that win at once
rule-A-99 = Any fresh infantry of the right side that enters the winning hex by its own move or advance wins.

rule-A-100-title = Hexes in the rear count once
rule-A-100 = Count each hex in the enemy's rear once, separately from the hexes that score for control.

rule-A-101-title = When a commander has entered
rule-A-101 = A commander is in the game as soon as the commander's chit is in the cup.

rule-A-102-title = The Division chit of released units
rule-A-102 = When units are released, their Division chit returns to the cup, unless it is already there.

rule-A-103-title = Choice of the first chit
rule-A-103 = The first chit of the scenario is a Union chit, unless an option allows either side's.

rule-A-104-title = The bombardment flips each unit once
rule-A-104 = The bombardment before the battle flips only fresh units, each one once.

rule-A-105-title = From enemy to enemy under Maneuver
rule-A-105 = Under Maneuver no unit moves from one hex adjacent to an enemy to another such hex.

rule-A-106-title = Limits of the one-hex move
rule-A-106 = The one-hex move may not enter prohibited terrain or a hex adjacent to an enemy.

rule-A-107-title = Cavalry and guns in one hex
rule-A-107 = Cavalry and guns in a hex act in the same artillery step, each by its own rules.

rule-A-108-title = Batteries driven back by cavalry
rule-A-108 = A battery driven back by cavalry may still act.

rule-A-109-title = A brigade's own chit
rule-A-109 = A brigade's own chit marks the brigade as activated and is then out for the turn.

rule-A-110-title = Firing from between units with cross fire
rule-A-110 = A unit that fires from between two units with cross fire also gains the shift.

rule-A-111-title = Fire at displaced units
rule-A-111 = A unit displaced from an overstacked hex draws fire from adjacent enemies.

rule-A-112-title = Panic cannot be declined
rule-A-112 = If any unit can panic, one must.

rule-A-113-title = Reaction fire is not limited
rule-A-113 = Reaction fire is not limited. A unit may fire each time a rule allows it.

rule-A-114-title = Large units under the series rules
rule-A-114 = Under the series rules, too, large units stack alone.

rule-A-115-title = The marker of a delayed brigade
rule-A-115 = A delayed brigade gets its activation marker on the turn in which it can enter.

rule-A-116-title = Printed double hit omits its Break Test
rule-A-116 = Two hits on a shaken unit make it disrupted, then cause a Break Test.

## Worked examples

chapter-worked-examples = Worked examples

rule-E-SS-01-title = Levels of ten hexes
rule-E-SS-01 = Ten places on the map with their levels.

rule-E-SS-02-title = Terrain at eleven places
rule-E-SS-02 = The terrain of eleven places on the map: clear, rough, stream, pond, slope or road.

rule-E-SS-03-title = Guns that fit in one hex
rule-E-SS-03 = The number of guns that fit in one hex.

rule-E-SS-04-title = An arriving brigade overfills its entry hex
rule-E-SS-04 = A brigade enters and cannot move on, and its excess units go to adjacent hexes.

rule-E-SS-05-title = A series of chit draws
rule-E-SS-05 = Several draws: an event is held, Fortunes of War has no effect, and an army commander's chit is drawn.

rule-E-SS-06-title = One line of sight in five situations
rule-E-SS-06 = One line of sight across a valley, with and without units in between.

rule-E-SS-07-title = Fire at extreme range
rule-E-SS-07 = Units fire at extreme range with nine, four and three strength points.

rule-E-SS-08-title = Four guns with canister
rule-E-SS-08 = Four guns fire canister with a strength of six points.

rule-E-SS-09-title = Infantry and guns fire together
rule-E-SS-09 = Infantry and guns in one hex fire at one attacker.

rule-E-SS-10-title = Long shots into corn
rule-E-SS-10 = A large regiment at long range fires at a unit in corn.

rule-E-SS-11-title = Three units converge
rule-E-SS-11 = Three regiments fire at one target, and its owner names the primary hexside.

rule-E-SS-12-title = A march under Quick March
rule-E-SS-12 = A march of nine points through fields and over slopes.

rule-E-SS-13-title = A move of two hexes uphill
rule-E-SS-13 = A whole move spent on two hexes: woods, then a steep slope.

rule-E-SS-14-title = A full road
rule-E-SS-14 = A full road hex costs as much as woods.

rule-E-SS-15-title = Defenders divide their fire
rule-E-SS-15 = Infantry and guns choose targets as two attackers approach.

rule-E-SS-16-title = Seven odds columns
rule-E-SS-16 = Seven pairs of strengths and their columns.

rule-E-SS-17-title = An assault up a slope
rule-E-SS-17 = Two battleworn regiments attack two small ones up a slope.

rule-E-SS-18-title = A hit, a retreat and panic
rule-E-SS-18 = The lead unit of a hex retreats, and an adjacent unit panics.

rule-E-SS-19-title = Two units depleted, all defenders retreat
rule-E-SS-19 = Both lead units are depleted, all defenders retreat, and one more unit panics.

rule-E-SS-20-title = Every Break Test roll
rule-E-SS-20 = Each possible Break Test roll with a cohesion of 3.

rule-E-SS-21-title = An assault with losses on both sides
rule-E-SS-21 = Both sides take losses, and the attacker passes a Break Test.

rule-E-SS-22-title = A withdrawal and a rally
rule-E-SS-22 = A regiment withdraws and rallies, and another returns.

rule-E-SS-23-title = Moving next to skirmishers
rule-E-SS-23 = Moving adjacent to skirmishers costs one extra point, and they give way.

rule-E-SS-24-title = Victory points on two markers
rule-E-SS-24 = Twenty-one points shown by two markers.

rule-E-SS-25-title = Two dice read as one number
rule-E-SS-25 = A two and a four are read as 24.

rule-E-BS-01-title = Six guns in one hex
rule-E-BS-01 = Six guns in one hex under the series table.

rule-E-BS-02-title = Four draws in the series
rule-E-BS-02 = Fortunes of War cancels a Division chit, and a commander acts without a roll.

rule-E-BS-03-title = Fire at an adjacent unit in woods
rule-E-BS-03 = Three strength points fire at an adjacent unit in woods.

rule-E-BS-04-title = Panic in the series
rule-E-BS-04 = Under the series rules panic affects the unit with the lowest cohesion.

rule-E-BS-05-title = An assault in the series
rule-E-BS-05 = An uphill attack under the series rules, with losses on both sides.

rule-E-BS-06-title = A rally in the series
rule-E-BS-06 = The rally example from the first game, played under the series rules.

rule-E-FAQ-01-title = Half of one point
rule-E-FAQ-01 = Half a point still fires. A quarter does not.

rule-E-FAQ-02-title = Fire that goes one way only
rule-E-FAQ-02 = One unit fires over an enemy at a target. The target may not fire back over that unit of its own side.

rule-E-FAQ-03-title = Stacking as first printed
rule-E-FAQ-03 = Twelve guns fit in a hex under the rules as first printed, but not under the second printing.

rule-E-FAQ-04-title = Quick March with Fatigue
rule-E-FAQ-04 = Quick March and Fatigue: add first, then halve.

rule-E-FAQ-05-title = Converging fire without a shift
rule-E-FAQ-05 = Three units fire through adjacent hexsides. The middle one is primary, so none gains the shift.

rule-E-FAQ-06-title = Three flank attacks
rule-E-FAQ-06 = Three attacks, and whether each counts as a flank attack.

## Tricky cases: cohesion and panic

chapter-tricky-cases-cohesion-and-panic = Tricky cases: cohesion and panic

rule-X-01-title = Losses make another unit lead
rule-X-01 = The lead unit takes a loss, and another unit becomes the lead unit.

rule-X-02-title = The lead unit breaks before the second result
rule-X-02 = The lead unit breaks from its loss, and another unit takes the rest of the result.

rule-X-04-title = Broken during a retreat
rule-X-04 = If reaction fire breaks a retreating unit, the unit retreats no farther.

rule-X-05-title = A retreat made longer by fire
rule-X-05 = A unit retreats past enemies, and their fire makes the retreat longer.

rule-X-06-title = A retreat past skirmishers
rule-X-06 = A retreat makes enemy skirmishers give way.

rule-X-07-title = Skirmishers without a safe hex
rule-X-07 = Skirmishers that find no safe hex break.

rule-X-19-title = Three to one, counted both ways
rule-X-19 = Odds of three to one, counted by the Assaulting Hex or by all attackers.

rule-X-20-title = One to three, counted both ways
rule-X-20 = Odds of one to three, counted by the Assaulting Hex or by all attackers.

rule-X-22-title = All units depleted, one takes a test
rule-X-22 = All units in the hex are depleted. One that was already battleworn takes a Break Test.

rule-X-23-title = Panic after a retreat
rule-X-23 = A unit that panics after it has already retreated takes only the Morale Hits.

rule-X-24-title = Panic from the loss of support
rule-X-24 = A unit that loses its support may panic.

rule-X-70-title = The assaulting unit breaks, the defenders retreat
rule-X-70 = The assaulting unit breaks, the defenders retreat, and other attackers advance.

rule-X-87-title = A worn, shaken unit holds
rule-X-87 = A battleworn, shaken unit passes its test and becomes disrupted.

## Tricky cases: retreat, stacking, reinforcement, edges

chapter-tricky-cases-retreat-stacking-reinforcement-edges = Tricky cases: retreat, stacking, reinforcement, edges

rule-X-27-title = Three regiments that overfill a hex
rule-X-27 = Three regiments in one hex: the two largest move to adjacent hexes.

rule-X-28-title = An entry blocked twice
rule-X-28 = If an entry is blocked for two turns, the brigade enters elsewhere along the map edge.

rule-X-29-title = Entry under a Limited Activation
rule-X-29 = A Limited Activation uses up a brigade's entry. The army commander's chit still brings the brigade in.

rule-X-30-title = Retreat at the friendly edge
rule-X-30 = A unit that retreats at its friendly edge leaves the map.

rule-X-31-title = Surrounded units
rule-X-31 = A surrounded unit breaks, and surrounded guns are lost.

rule-X-32-title = A battery breaks
rule-X-32 = A battery that breaks is worth its fresh strength in victory points.

rule-X-33-title = Broken and rebuilt
rule-X-33 = A rebuilt unit gives the enemy no points. A unit still on the Broken Track does.

rule-X-37-title = A rebuild in a full hex
rule-X-37 = A rebuilt unit without room in its hex moves on to another.

rule-X-38-title = Where a rebuilt unit returns
rule-X-38 = If its brigade is gone, a rebuilt unit returns near its division.

rule-X-59-title = A battery meets infantry in woods
rule-X-59 = If infantry fills a woods hex on a road, a battery pays 3 points to enter it by that road and may not stop there.

rule-X-86-title = Leaving the map under fire
rule-X-86 = Leaving the map from a hex adjacent to an enemy draws fire.

## Tricky cases: chits and command

chapter-tricky-cases-chits-and-command = Tricky cases: chits and command

rule-X-08-title = Fortunes of War and the last brigade
rule-X-08 = Fortunes of War uses up the last brigade of a division, and the Division chit is out for the turn.

rule-X-09-title = Fortunes of War and Fog of War
rule-X-09 = Fortunes of War cancels Fog of War. No die is rolled.

rule-X-11-title = Fortunes of War as the last chit
rule-X-11 = Fortunes of War as the last chit has no effect.

rule-X-12-title = A commander activates a brigade again
rule-X-12 = A commander's chit activates a brigade again, from the first step.

rule-X-13-title = A commander activates a brigade before its division does
rule-X-13 = After a commander's chit activates a brigade, its Division chit may still activate it.

rule-X-74-title = Two Fatigue events
rule-X-74 = Two Fatigue events affect a brigade only once in an activation.

rule-X-75-title = A commander's chit held to the end
rule-X-75 = A commander's chit held to the end moves a brigade before points are scored.

rule-X-63-title = A disrupted unit moves without orders
rule-X-63 = A disrupted unit that moves without orders does not break because of the move.

## Tricky cases: fire and sight

chapter-tricky-cases-fire-and-sight = Tricky cases: fire and sight

rule-X-46-title = One of two units leaves under fire
rule-X-46 = If one of two stacked units is fired on as it leaves the hex, only that unit can be hit, but the other may panic.

rule-X-47b-title = Cross fire through corners
rule-X-47b = Examples of fire through corners that is cross fire, and fire that is not.

rule-X-49-title = Reaction fire with one point
rule-X-49 = Reaction fire with a strength of one point uses column C.

rule-X-50-title = No reaction fire by a cadre
rule-X-50 = A cadre does not fire in reaction.

rule-X-53-title = Support for guns in woods
rule-X-53 = Steady infantry of any brigade supports guns, unless either is in woods.

rule-X-55-title = Corn and woods at two levels
rule-X-55 = Corn and woods in the line of sight, at the same level and lower.

rule-X-77-title = Passes that do not end the phase
rule-X-77 = Passes that are not consecutive, or come in the wrong order, do not end the phase.

## Tricky cases: close combat

chapter-tricky-cases-close-combat = Tricky cases: close combat

rule-X-17-title = Attacked units give no support fire
rule-X-17 = Adjacent units that are attacked themselves give no support fire.

rule-X-65-title = Cavalry withdraws
rule-X-65 = If cavalry withdraws, its attacker may advance into the hex.

rule-X-66-title = A target emptied by panic
rule-X-66 = Panic empties a target hex, and its attacker may advance into it.

rule-X-67-title = No attacker is left
rule-X-67 = Defensive fire drives off all attackers, and the close combat ends.

rule-X-69-title = An advance of two hexes next to skirmishers
rule-X-69 = An advance of two hexes makes skirmishers give way.

rule-X-83-title = Artillery as half of the defence
rule-X-83 = Exactly half of the defending strength comes from guns, which is enough for the shift.

rule-X-84-title = Two attackers support each other
rule-X-84 = If two attackers support each other and one is shaken, the other loses its support.

rule-X-85-title = Cohesion in an event attack
rule-X-85 = An attack caused by an event, and how the event affects cohesion.

## Tricky cases: scenario and victory

chapter-tricky-cases-scenario-and-victory = Tricky cases: scenario and victory

rule-X-35-title = Control of a broken unit's hex
rule-X-35 = The side of a broken unit still controls the hex that the unit held.

rule-X-36-title = Which infantry wins at the last hex
rule-X-36 = Fresh infantry that enters the hex wins. Battleworn infantry does not.

rule-X-39-title = Late release returns the chit to the cup
rule-X-39 = When units are released after their Division chit was used, the chit returns to the cup.

rule-X-40-title = Release while the chit is in the cup
rule-X-40 = Units are released while their Division chit is in the cup.

rule-X-41-title = A retreat releases held units
rule-X-41 = A retreat into the area of held units also releases them.

rule-X-43-title = Four brigades, one each turn
rule-X-43 = Four brigades arrive, one each turn.

rule-X-44-title = Rolling for a brigade that follows another
rule-X-44 = The first roll for a brigade that can arrive only after another comes on the turn after the other's chit entered the cup.
