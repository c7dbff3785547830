# Rulings for the printed rulebook: written from docs/requirements*.yaml by
# `UPDATE=1 cargo test --workspace --test suite decisions::`, and changed there.

ruling-R-0002-title = Chits that neither player may know
ruling-R-0002 = Which event chits stay out of the cup is not decided until the last chit has been drawn. The cup holds a number of unknown chits, and each draw picks among all chits that may be among them, weighted by how likely each is to be there. The odds are those of the rulebook, and no save can reveal the answer.

ruling-R-0003-title = When to choose about canister
ruling-R-0003 = Guns at canister range may always forgo the bonus. The firing player chooses whenever fire with canister and fire without it are both legal. Over intervening units canister is not legal, so there is no choice.

ruling-R-0004-title = How close artillery may move to the enemy
ruling-R-0004 = SS 9.4b keeps batteries from moving adjacent to an enemy, SS 13.6 from moving within two hexes. Every preset uses two hexes, because 13.6 is the fuller rule.

ruling-R-0006-title = How far to advance after panic
ruling-R-0006 = If panic from another combat empties a hex, its attackers advance as after any close combat. They may go two hexes if the unit that left broke or retreated two hexes, and otherwise one.

ruling-R-0101-title = Limits of the one-hex move
ruling-R-0101 = Water, summits, prohibited hexes, enemies, Regroup and stacking each have a rule that forbids the move. The one-hex move never overrides these rules, so it does not matter that the rulebooks list different exceptions. The move uses all points that are left, and the unit must be able to stop in the hex.

ruling-R-0102-title = May a unit stop in an overstacked hex?
ruling-R-0102 = A unit may not stop in an overstacked hex if it can legally continue. It may pass through only if it can reach a hex with room, or the edge of the map, with the points it has left. If fire makes that impossible on the way, it may stop, and STK-07 then applies to the hex.

ruling-R-0103-title = When no adjacent hex has room
ruling-R-0103 = If no adjacent hex has room, the unit continues by a shortest legal path to the nearest hex with room, as in a retreat. If it has no path it stays, and the next largest unit leaves instead.

ruling-R-0104-title = Which way skirmishers withdraw
ruling-R-0104 = Skirmishers withdraw away from the moving unit if a safe hex can be reached that way. Otherwise they take any path to a hex with no enemy next to it, without using a hex twice. They break only if there is no such hex, because SS 18.2 gives no direction for the rest of the withdrawal.

ruling-R-0105-title = Which enemy engaged guns move away from
ruling-R-0105 = Each step must increase the distance to the nearest enemy. A battery more than two hexes from every enemy may not come within two hexes of one, even in passing.

ruling-R-0106-title = Entry of a brigade that was blocked twice
ruling-R-0106 = A brigade blocked twice enters at the nearest clear hex of the map edge where it was due, and waits if there is none. The option `any_hex` takes the nearest clear hex of the whole map, as SS 13.8 and the series literally say. The default keeps to the edge, since a marching brigade cannot appear inside the map.

ruling-R-0107-title = Order of effects when a unit enters a hex
ruling-R-0107 = When a unit enters a hex, an automatic victory comes first and ends the game. Then skirmishers withdraw, and then the scenario's triggers run in the order in which its file lists them.

ruling-R-0108-title = The announced hex after disengagement fire
ruling-R-0108 = Units that retreated or broke no longer take part in the move. The others take the announced step at the announced cost, even if the hex is now overstacked. If the hex is now closed to them, their move ends where they are.

ruling-R-0109-title = Units near which a broken unit returns
ruling-R-0109 = If any unit of its brigade is on the map, only hexes near the brigade count. Otherwise hexes near its division count, and if there is no such hex, hexes near any friendly unit.

ruling-R-0201-title = Command rolls of a commander who was hit
ruling-R-0201 = A commander's chit makes its command roll once after it is drawn. A chit that passed its roll does not roll again, even if the commander is hit again while it is held.

ruling-R-0202-title = Value of units that left the map
ruling-R-0202 = Under `as_eliminated` every unit that left counts for its fresh strength at the rate for eliminated artillery. Otherwise the option would not affect infantry, and players use it for infantry. By default such units are worth nothing, as SS 13.9 says.

ruling-R-0203-title = When overstacked hexes are cleared
ruling-R-0203 = Overfull hexes are cleared once no unit of the activation can move any more: after the Movement Step, even if it was skipped, and after each later step. Reinforcements thus have until the end of their move to make room.

ruling-R-0204-title = A chit returns while held chits are played
ruling-R-0204 = The Chit Draw Phase resumes before another held chit is played. Declarations to play held chits lapse, and both sides declare again once the cup is empty.

ruling-R-0205-title = When an arriving brigade gets its marker
ruling-R-0205 = Activation markers are added at their usual place in the End Turn Phase, and once more after the arrival tracks advance. A brigade that an arrival track brings in can therefore enter on the turn it is due.

ruling-R-0206-title = Overdue chits
ruling-R-0206 = Each Command Decision Phase adds every chit that is due by then and has not yet entered the game. A position set up on a later turn therefore has the chits of earlier turns.

ruling-R-0207-title = When a played chit is discarded
ruling-R-0207 = A commander's chit is discarded as soon as its brigade is named, since nothing can happen to it during the activation. A Division chit stays until the activation ends, because only then is it known whether it returns to the cup.

ruling-R-0208-title = Details of uncontrolled moves
ruling-R-0208 = A unit that both leaves and enters terrain such as woods takes only one Morale Hit. An advance must come nearer to any one of the nearest enemies. A withdrawal must move one hex farther from each of them, so a unit halfway between two enemies is not moved.

ruling-R-0209-title = The End Turn Phase of the last turn
ruling-R-0209 = The last turn includes the whole End Turn Phase, and the game is scored after it. No step has an exception for the last turn.

ruling-R-0350-title = A defender and a supporter as one group
ruling-R-0350 = Under `any_mutually_adjacent` the attacked hex and one supporting hex fire together, whatever their brigades or arms, if the two hexes are adjacent to each other and to the target. Within each hex the usual limits of a fire group apply, and two supporting hexes follow BS 9.1e.

ruling-R-0352-title = Cross fire over a whole Artillery Phase
ruling-R-0352 = Under `same_phase` batteries in other hexes that have not acted may announce fire together with the first fire of an artillery step, which uses up their action. Fire from different steps is never cross fire, because SS 12.4 requires all of it to be announced before any is resolved.

ruling-R-0353-title = What counts as an approach to cavalry
ruling-R-0353 = A step counts if it brings the moving unit nearer, to a distance of two hexes or one, so one approach gives at most two chances to withdraw. Moving past at the same distance gives none. Only movement counts, not a retreat, advance, withdrawal or placement.

ruling-R-0354-title = Cavalry attacked by infantry and cavalry
ruling-R-0354 = Mounted cavalry withdraws only if every attacker is infantry or dismounted cavalry. One mounted attacker is enough to prevent it.

ruling-R-0355-title = Mounting and stacks
ruling-R-0355 = All moving units with a second counter change together, for three points in all. The change is refused if the hex would then be illegal and the units could not move on. Fire that the change draws is aimed at the units that change, and a unit driven off has not changed.

ruling-R-0356-title = When charge conditions are checked
ruling-R-0356 = A charge is declared at the start of a move, and only if some path meets every condition. After each step such a path must remain. The two-column shift applies if the charging unit is the largest in the Assaulting Hex, or ties for it.

ruling-R-0357-title = Whose weapons decide defensive fire
ruling-R-0357 = The weapons of the attacked hex count, not those of supporters, who fire at their own ranges. One mounted attacker is enough to keep mounted defenders from firing.

ruling-R-0358-title = Which batteries rally in the Artillery Rally Step
ruling-R-0358 = Only a battery's own actions and losses at any time in the phase, reaction fire included, bar it from rallying. A battery in a chosen hex that did nothing may rally.

ruling-R-0363-title = Attackers who are driven off
ruling-R-0363 = A unit driven out of its hex by fire in any combat does not attack in that step, even if it is still next to its target. An attacker driven back by the cohesion result does not advance, so a unit that retreated never leads the advance.

ruling-R-0364-title = When to determine the lead unit again
ruling-R-0364 = Redetermine the lead unit only if a tested unit was depleted, because the published answers mention only a unit that has become smaller. If there was no loss, the unit that led when the dice were rolled also takes the morale results.

ruling-R-0365-title = Less than a point at extreme range
ruling-R-0365 = Fractions are dropped once for the whole group, so the four points in SS 12.1b are an example, not a limit for each unit. Below one point `strict` lets only an unreduced cadre fire, and `keep_half` fires half a point on column C. By default the half point must not come from extreme range.

ruling-R-0366-title = Infantry and guns supporting from one hex
ruling-R-0366 = Infantry and guns in a supporting hex fire together, each at half strength, in every preset. Supporting fire is a kind of defensive fire by SS 14.2a, and BS 9.1e says so outright.

ruling-R-0367-title = Infantry and guns firing at one attacker
ruling-R-0367 = Read literally (`forbidden`), once one arm in a hex has fired at an attacker, the other arm may not. By default they may fire together or one after the other, because the paragraph begins with each unit firing by itself.

ruling-R-0370-title = When attacked cavalry decides to withdraw
ruling-R-0370 = Cavalry that has not fired may withdraw before any fire by its side. Units in its hex and supporters may fire before it leaves or after, and attackers may advance only after that. Both rulebooks take away only the cavalry's own fire.

ruling-R-0371-title = A retreat without room at the edge
ruling-R-0371 = A retreat without room at the edge is not complete, so the unit leaves the map and goes to Box 1. Under the series rules it first continues along the edge if some path there leads to a hex with room. A unit surrounded anywhere else breaks and goes to Box 3.

ruling-R-0372-title = A rebuilt unit without room
ruling-R-0372 = A rebuilt unit without room moves on by a shortest path to a hex with room, and each hex must be farther from the nearest enemy. If there is no such path, the rebuild is not allowed and no die is rolled.

ruling-R-0373-title = Entries that win at once
ruling-R-0373 = An entry by a move or advance of the owning side wins at once. An entry by a retreat, displacement, withdrawal or a move made by the enemy does not, because the owner must be able to move the unit there.

ruling-R-0374-title = Which attacker each part of a result affects
ruling-R-0374 = Under the first rulebook (`together`) a Morale Hit and a retreat in one result affect the same unit, which is chosen once. Under the series rules (`as_listed`) each part affects the largest attacker at that moment.

ruling-R-0375-title = Room for an advance of two hexes
ruling-R-0375 = The stacking limit applies where a unit ends its advance. A unit that can go two hexes may pass through a full first hex, but may not stay in it.

ruling-R-0376-title = Which unit of a stack retreats first
ruling-R-0376 = Under the first rulebook the owner picks the order in which a stack retreats. Under the series rules the lead unit goes first.

ruling-R-0377-title = How far a defender retreated
ruling-R-0377 = The number of hexes that the unit covered counts, not its final distance. A retreat of two hexes allows an advance of two, even if a detour left the unit adjacent.

ruling-R-0378-title = The one-hex move after leaving Skirmish Order
ruling-R-0378 = A unit that paid to leave Skirmish Order may still enter one hex at any cost, because SS 13.3 excepts only Regroup and stacking.

ruling-R-0379-title = Cavalry driven off by guns before it acts
ruling-R-0379 = If guns drive cavalry off before it acts, its activation for the phase is used up, as a battery's would be. SS 9.5 activates cavalry as artillery is activated, and SS 9.4f is about activation.

ruling-R-0385-title = Events and held brigades
ruling-R-0385 = No unit of a held brigade acts in an event, and no event attack or fire may be aimed at its hex. Held batteries do not act in events, but may be fired at. Ordinary fire and attacks are allowed.

ruling-R-0386-title = A brigade released during the draws
ruling-R-0386 = The next draw may activate the released brigade, since that activation counts as the next phase. A brigade released during another activation waits until that activation ends.

ruling-R-0387-title = Owner of the first Division chit
ruling-R-0387 = By default the Union names one of its own Division chits. The optional rule `first_chit_of_either_side` allows either side's, and the owner of the chit then picks the brigade without a command roll.

ruling-R-0388-title = When to first roll for Field's brigade
ruling-R-0388 = The first roll for Field's brigade comes on the turn after Ricketts's chit entered the cup, whichever road his first brigade took. SS 20.3a explains the timing that way, and players need not remember the road.

ruling-R-0601-title = The order of panic in the series
ruling-R-0601 = All units that panic from one result are named before any of them is affected, the lowest cohesion first. Under `panic_then_max` the lead unit retreats, the panicked units take their Morale Hits, and then every unit that still has to retreat does so once, for the longest distance that applies to it.

ruling-R-0602-title = Conditions that change the compared strengths
ruling-R-0602 = Strength is compared at the distance between the two hexes, so guns at canister range count one and a half times their strength, defenders included. A unit with no weapon for the distance counts in full. Halving for opportunity or support fire does not count.

ruling-R-0603-title = Opportunity fire at each unit of a stack
ruling-R-0603 = In the series each unit announces its exit, is fired at by every adjacent enemy and takes the step before the next unit does, in roster order. To use another order, move the units one at a time.

ruling-R-0604-title = Close combat shifted off the table
ruling-R-0604 = If the option ignores a combat shifted off the table, the combat ends after the defensive fire, with no roll, no test and no advance. Every preset uses column C instead, because BS 11.0 always requires a test.

ruling-R-0605-title = When retreats leave the map in the series
ruling-R-0605 = Check at each hex of a retreat whether it may leave the map. While some path of the full distance ends on the map, only such paths are allowed. If none does, the unit may leave by any edge and goes to Box 1, or by its own edge alone under `only_if_no_other`.

ruling-R-0606-title = Which unit leaves an accidentally overstacked hex
ruling-R-0606 = With `by_agreement` the owner picks, since the program cannot negotiate. Among units that entered this turn the larger leaves first.

ruling-R-0607-title = Arrivals in a zone
ruling-R-0607 = The owner names a hex of the zone with no enemy in it or next to it. If all are blocked, the arrival waits one turn and then enters at the nearest such hex to the zone.

ruling-R-0614-title = Fractions of victory points
ruling-R-0614 = Points for losses may be fractions, with one rate for all arms or one for each. They are exact, and levels of victory compare them exactly.

ruling-R-0615-title = Guns in a full entry hex
ruling-R-0615 = If guns entered an overstacked hex this turn and have not acted, the hex is not cleared until the Artillery Phase ends. The guns thus need not scatter before they can act.

ruling-R-0831-title = Cavalry and an uncontrolled advance
ruling-R-0831 = Cavalry may withdraw from a unit that Fog of War moves, after that unit has entered the hex and taken its Morale Hit. BS 10.8 requires movement, not an order.

ruling-R-0833-title = The one-hex move after mounting or dismounting
ruling-R-0833 = The one-hex move is allowed even after mounting or dismounting. It is about hexes entered, not about points spent.

ruling-R-0834-title = Charging after mounting
ruling-R-0834 = A unit that mounts may not charge in the same move, because only cavalry that is already mounted declares a charge, before the move.

ruling-R-0835-title = Charging an adjacent enemy
ruling-R-0835 = A charge is a move of at least one hex. Without a move every attack by cavalry would automatically gain two columns.

ruling-R-0836-title = The marker after a Brigade chit
ruling-R-0836 = A Brigade chit flips the brigade's marker to activated, since BS 7.3 counts it as an activation for the turn.

ruling-R-0838-title = Firing from between flanking units
ruling-R-0838 = All fire announced together with flanking fire gains the one-column shift, including fire from between them. Otherwise the middle of a line would be the worst place to fire from.

ruling-R-0839-title = Which rulebook a refusal cites
ruling-R-0839 = The series preset cites the series rules, and all others cite the first game. Rules that only one book has cite that book.

ruling-R-0840-title = Full hexes and canister in the series
ruling-R-0840 = In the series a retreat that can end in a hex with room ends there and passes through full ones. Canister may be fired over enemy units but not over friendly ones, and guns may not fire over a friendly unit next to the target. A brigade may be activated even if its only unit is a reinforcement that is due.

ruling-R-0901-title = Rules missing from the scan of the rulebook
ruling-R-0901 = Parts of CM 6.4, 7 and 8 are missing. The game follows the remaining text, and where that is not enough adds as little as possible. A 9 or 10 hits a leader, who is replaced the first time. An overrun leader with no friendly troops within nine hexes counts as hit. In the Artillery Phase guns that fire may not move, no target is fired at twice, and no unit advances.

ruling-R-0902-title = Which way a unit flees
ruling-R-0902 = In a retreat or rout the best step leads nearer to the retreat hex and not nearer to any unit that fired. Next comes a step that keeps the distance to the retreat hex and leads farther from the nearest firing unit, then any other. A retreat or rout that would end in an enemy zone continues for up to three hexes. A unit without such a path is eliminated.

ruling-R-1250-title = Which division a battery belongs to
ruling-R-1250 = Any leader of its side commands artillery. A battery belongs to a division only where the text says so: Latimer's and Terry's belong to Ewell's by CM 14.2.3. The game adds nothing that the text does not require.

ruling-R-1251-title = A line of sight along the map edge
ruling-R-1251 = Along the map edge only the hex on the map counts: the line is blocked if that hex blocks. Ground off the map neither blocks nor opens a line.

ruling-R-1252-title = Night advances, who advances, and leaders in zones
ruling-R-1252 = At night no unit advances into an enemy zone, since CM 11 forbids entering one and excepts only retreats and routs. Only units that fired may advance, because CM 9 lets the firing units take the hex. A leader with friendly troops leaves a zone without paying, since the zone does not block the command path there.

ruling-R-1254-title = When Early and Thomas enter in the free set-up
ruling-R-1254 = Early and Thomas enter at 0115 with Jackson on turn 1 or 2, because CM 14.3.2 names the excepted brigades one by one. With the option `whole-divisions` they wait for their divisions.
