# Cards: terms, what else they are called, and what they mean.
# card-…-words lists the words that open the card, separated by commas. They are in the texts of the game as they are here.

card-sequence-of-play = Sequence of play
card-sequence-of-play-words = sequence of play, player turn, phases
card-sequence-of-play-text = A game turn is two player turns. In each: Initial Command, Movement, the enemy's Defensive Fire, your Offensive Fire, the enemy's retreats before melee, your melees, Final Command.

card-strength-points = Strength points
card-strength-points-words = SP, strength points
card-strength-points-text = A unit's fighting strength. Losses reduce it. Each point is about 100 men or one gun. At 0 a unit leaves the game.

card-weapon = Weapon
card-weapon-words = weapon
card-weapon-text = The letter on a counter. R is infantry with rifle muskets ({ $rifles }), P cavalry with hand weapons ({ $hand-weapons }), N smoothbore guns ({ $smoothbores }), T rifled guns ({ $rifled-guns }). The numbers multiply the strength at a range in hexes.

card-morale-letter = Morale letter
card-morale-letter-words = morale letter
card-morale-letter-text = How steady a unit is, from A, the best, to E. It says with which dice the unit routs: { $rout-table }. A star means another roll.

card-brigade = Brigade
card-brigade-words = brigade, brigades
card-brigade-text = Units under one leader. A brigade has a rating: when it has lost more strength points than that, it is ineffective.

card-command = Command
card-command-words = in command
card-command-text = A unit is in command if a path no longer than its leader's radius leads from the leader to it when its side's turn begins. Enemies and their zones of control block the path. Batteries and wagons need no leader.

card-out-of-command = Out of command
card-out-of-command-words = out of command
card-out-of-command-text = The unit does not move, change formation, fire in Offensive Fire or attack this turn. It may turn, fire in Defensive Fire and defend. Mounted cavalry may still move and dismount.

card-movement-points = Movement points
card-movement-points-words = MP, movement points
card-movement-points-text = What a unit spends to enter hexes and cross hexsides: infantry, dismounted cavalry and wagons { $foot }, limbered foot batteries { $battery }, mounted cavalry, limbered horse batteries and leaders { $horse }.

card-line = Line
card-line-words = in line
card-line-text = Infantry ready to fight. It faces one hexside, fires through its front and has a zone of control, but roads do not help it. A change of formation costs infantry { $change-infantry } movement points.

card-column = Column
card-column-words = in column
card-column-text = Infantry ready to march. It moves fast along turnpikes and roads but does not fire or attack, and it is alone in its hex. Under fire it forms line at once, and the fire shifts { $column-shift } column to the right.

card-limbered = Limbered
card-limbered-words = limbered
card-limbered-text = A battery hitched up to move. It cannot fire. Fire at it shifts { $limbered-shift } column to the right.

card-unlimbered = Unlimbered
card-unlimbered-words = unlimbered
card-unlimbered-text = A battery ready to fire. It turns but never moves or retreats. A lost melee captures it whole. Limbering costs { $change-battery } movement points.

card-mounted = Mounted
card-mounted-words = mounted
card-mounted-text = Cavalry on horseback: { $horse } movement points. It does not fire, but may charge. Fire at it shifts { $mounted-shift } columns to the right.

card-dismounted = Dismounted
card-dismounted-words = dismounted
card-dismounted-text = Cavalry on foot. It moves and fights like infantry in line. A change costs { $change-cavalry } movement points and is the unit's last act.

card-facing = Facing
card-facing-words = facing, front
card-facing-text = A unit in line and an unlimbered battery face one hexside. That one and the two beside it are the front: only through it do they fire and attack, and only there do they have a zone of control. Turning is free in your Movement Phase.

card-enfilade = Enfilade
card-enfilade-words = enfilade, enfiladed
card-enfilade-text = Fire that reaches a unit through its flank or rear: { $enfilade-shift } column to the right.

card-thoroughfare = Thoroughfare
card-thoroughfare-words = thoroughfare, turnpike, trail
card-thoroughfare-text = A turnpike, road or trail. It helps units that are not in line, and only across a hexside that it crosses. By turnpike: { $pike }. By road: { $road }. By trail: { $trail }.

card-ridge = Ridge
card-ridge-words = ridge, ridges
card-ridge-text = A hexside that falls away on both sides. Crossing it costs extra. It blocks sight, covers against fire and helps the defender in melee.

card-crest = Crest
card-crest-words = crest, crests
card-crest-text = A hexside that falls away on one side. The unit above looks down on the ground below. A crest does not help in melee.

card-stack = Stack
card-stack-words = stack, stacks, stacking
card-stack-text = Units of a side in one hex: at most { $stack-units } with { $stack-points } strength points. They have an order, and only the top unit fires. Leaders do not count.

card-reserve = Reserve
card-reserve-words = Reserve
card-reserve-text = A marker that lets more units share a hex: { $reserve-points } strength points or { $reserve-batteries } batteries of one type. They neither move nor fire, and defend with half their strength. Taking the marker off is free.

card-zone-of-control = Zone of control
card-zone-of-control-words = zone of control, zones of control, enemy zone
card-zone-of-control-text = The three hexes on the front of a unit in line or an unlimbered battery. Leaving one draws fire. A zone stops no movement but blocks lines of command and supply.

card-withdrawal-fire = Withdrawal Fire
card-withdrawal-fire-words = Withdrawal Fire
card-withdrawal-fire-text = Fire at a unit that leaves a zone of control, before it goes. The fire costs no turn, but may use up ammunition.

card-retreat-fire = Retreat Fire
card-retreat-fire-words = Retreat Fire
card-retreat-fire-text = Fire at a retreating unit as it enters a zone of control. Those who caused the retreat may not fire. A unit uses it once a phase.

card-line-of-sight = Line of sight
card-line-of-sight-words = LOS, line of sight
card-line-of-sight-text = The straight line between two hex centres. Woods, towns, ridges, crests and units block it, depending on the levels of both ends. Adjacent hexes always see each other.

card-small-arms = Small arms
card-small-arms-words = small arms
card-small-arms-text = The fire of infantry, dismounted cavalry and wagon guards. All small arms that fire at a hex make one total.

card-artillery = Artillery
card-artillery-words = artillery, battery, batteries
card-artillery-text = Batteries. A strength point is a gun. All batteries that fire at a hex make one total, apart from small arms. Their strength is halved against infantry.

card-rounds = Rounds
card-rounds-words = rounds
card-rounds-text = The ammunition of a battery. Each fire costs one round. A battery without rounds cannot fire.

card-crew = Crew
card-crew-words = crew, half crew
card-crew-text = The men who serve a battery. Small arms cost it crew steps: full crew, half crew, no crew. With half a crew half the guns fire.

card-caisson = Caisson
card-caisson-words = caisson, caissons
card-caisson-text = An ammunition cart. When artillery costs a battery guns, a roll of { $caisson } explodes one, and the battery loses a die of rounds.

card-fire-points = Fire points
card-fire-points-words = fire points
card-fire-points-text = Strength times the multiple of the weapon at the range. The total of all that fire together gives the column of the fire chart.

card-column-shift = Column shift
card-column-shift-words = column shift, shifts
card-column-shift-text = Cover shifts the column of the fire chart to the left, a vulnerable target to the right. All shifts together count at most { $cap }.

card-defensive-fire = Defensive Fire
card-defensive-fire-words = Defensive Fire
card-defensive-fire-text = The phase in which the side that does not move fires.

card-offensive-fire = Offensive Fire
card-offensive-fire-words = Offensive Fire
card-offensive-fire-text = The phase in which the moving side fires, with units in command that are not pinned. A unit that fires may attack only a hex at which it fired.

card-pinned = Pinned
card-pinned-words = Pin, pins, pinned
card-pinned-text = The unit cannot move, attack or fire in its own turn, and has no zone of control. It still turns, defends and fires in Defensive Fire. The marker comes off at the end of the owner's turn.

card-out-of-ammunition = Out of ammunition
card-out-of-ammunition-words = out of ammunition
card-out-of-ammunition-text = After a 6 on a roll of small arms each unit that fired rolls. On { $depletion } it is out of ammunition and cannot fire until a wagon supplies it. This also lowers the rating of its brigade.

card-wagon = Wagon
card-wagon-words = wagon, wagons
card-wagon-text = It supplies all units of its side within { $supply-reach } movement points in the Final Command Phase. It can be captured once its guard is gone.

card-guard = Guard
card-guard-words = guard, guards
card-guard-text = One strength point of infantry with a wagon. It fires only in defence.

card-retreat-before-melee = Retreat before melee
card-retreat-before-melee-words = retreat before melee, retreats before melee
card-retreat-before-melee-text = A unit that could be attacked may go up to { $before-melee } hexes. It draws Withdrawal Fire and checks rout. Enemies may advance into an empty hex.

card-charge = Charge
card-charge-words = charge, charges
card-charge-text = An attack of mounted cavalry with twice its strength, from within { $charge-reach } hexes over open ground. It is declared before the enemy can retreat. The cavalry routs afterwards.

card-melee = Melee
card-melee-words = melee, melees
card-melee-text = Attackers enter the hex of an adjacent enemy on their front. The difference of the strengths gives the column of the melee chart. The side that loses retreats.

card-differential = Differential
card-differential-words = differential
card-differential-text = The attacker's strength minus the defender's. Leaders add { $melee-leader }, a stream, ridge or wall { $melee-terrain } for the defender.

card-killed = Killed
card-killed-words = K, killed
card-killed-text = K in a melee result: the side loses one strength point, or a battery a crew step.

card-captured = Captured
card-captured-words = captured
card-captured-text = C and a number in a melee result: that many strength points are captured. They score more than points killed.

card-retreat = Retreat
card-retreat-words = retreat, retreats
card-retreat-text = R and a number in a melee result, or part of a rout: the unit goes back that many hexes, away from the enemy. It never enters a hex with enemies, and friends only if there is no other way. If it cannot, it is captured.

card-engaged = Engaged
card-engaged-words = Engaged, engaged
card-engaged-text = Neither side gave way. Both stay in the hex and fight again in the next player turn, unless the former defender leaves. Neither side may fire at them.

card-rout-check = Rout check
card-rout-check-words = rout check, rout checks, checks rout
card-rout-check-text = A die against the unit's morale letter after a loss, a retreat or a rout above it. More than half lost { $rout-more }, out of ammunition { $rout-depleted }, leader { $rout-leader }, town { $rout-town }.

card-routed = Routed
card-routed-words = rout, routs, routed
card-routed-text = The unit runs { $rout-hexes } hexes. Until it rallies it does not fire, has no zone of control, defends with half its strength and moves one hex a turn.

card-rally = Rally
card-rally-words = rally, rallies, rally rating
card-rally-text = In the Final Command Phase a leader rallies routed units within { $rally-reach } hexes, as many as the second rating says. No roll is needed.

card-replacement = Replacement
card-replacement-words = replacement
card-replacement-text = The back of a leader's counter, which takes over when the leader is killed, wounded or captured.

card-rating = Rating
card-rating-words = rating, ratings
card-rating-text = Of a brigade: how many strength points it can lose before it is ineffective. Of a leader: the command radius and the number of units rallied in a turn.

card-ineffective = Ineffective
card-ineffective-words = ineffective, effective
card-ineffective-text = A brigade that has lost more than its rating. It starts no melee, costs { $ineffective-price } points of army morale to move, and routs as a whole when one of its units near its leader does. At the end it scores for the enemy.

card-army-morale = Army morale
card-army-morale-words = army morale
card-army-morale-text = A pool of points of the { $morale-side } side. It grows by { $morale-each-turn } each turn. Moving a brigade costs { $brigade-price }, and losses lower it. Points left at the end score.

card-demoralised = Demoralised
card-demoralised-words = demoralised, demoralisation
card-demoralised-text = A brigade whose rating fell because army morale was at { $morale-check } or less at the end of a turn.

card-held-brigade = Held brigade
card-held-brigade-words = held brigade, held brigades
card-held-brigade-text = A brigade whose first move costs extra army morale: { $held-brigades }.

card-exit = Exit
card-exit-words = exit, exits
card-exit-text = { $exit-side } units that leave the map from { $exit-hexes } score { $exit-infantry } for each strength point, cavalry { $exit-cavalry }, if their leader leaves too.

card-hill = Hill
card-hill-words = hill, hills
card-hill-text = At the end units on these hills that are not routed score for each strength point. { $hills }.

card-victory-points = Victory points
card-victory-points-words = VP, victory points
card-victory-points-text = Both sides score for enemy losses, leaders and ineffective brigades. The { $exit-side } side also scores for exits and hills, the { $morale-side } side for the army morale left. A lead of { $marginal } is a marginal victory, { $substantial } substantial, { $decisive } decisive.
