# Cards: terms, what else they are called, and what they mean.
# card-…-words lists the words that open the card, separated by commas. They are in the texts of the game as they are here.

card-strength = Strength
card-strength-words = SP, strength points
card-strength-text = The first number on a counter: a unit's muskets or guns. It sets the column of the unit's fire. A shaken unit counts one point less, a disrupted unit two points less. Long range halves the strength, and extreme range quarters it. C means a cadre, which counts half a point.

card-cohesion = Cohesion
card-cohesion-words = CR, cohesion rating
card-cohesion-text = The last number on a counter: how well a unit holds together. Most tests compare a die roll with it. A morale marker lowers it by one or two, and lack of support by one more. It is never below 0.

card-movement-points = Movement points
card-movement-points-words = MP
card-movement-points-text = Points that a unit spends to enter hexes. Its brigade's order sets how many it has. Terrain, slopes and water set the cost of each hex.

card-fresh = Fresh
card-fresh-words = fresh
card-fresh-text = The front of a counter: a unit at full strength.

card-battleworn = Battleworn
card-battleworn-words = BW, battleworn, worn
card-battleworn-text = The back of a counter, marked with a white corner: a unit that has lost much of its strength. If it is depleted again, it takes a Break Test. A rebuild can make it fresh.

card-cadre = Cadre
card-cadre-words = cadre
card-cadre-text = The remains of a small unit, with C printed for its strength. It counts half a strength point.

card-rifles = Rifles
card-rifles-words = Rf
card-rifles-text = Rifled muskets or guns, with a longer range than smoothbores.

card-smoothbores = Smoothbores
card-smoothbores-words = Sm
card-smoothbores-text = Smoothbore muskets or guns, with a short range. Smoothbore guns are at their best with canister.

card-mixed-guns = Mixed guns
card-mixed-guns-words = Mx
card-mixed-guns-text = A battery of rifled and smoothbore guns. At long and extreme range its fire is shifted left.

card-carbines = Carbines
card-carbines-words = Sr, CC
card-carbines-text = The cavalry's firearms, effective only at short range.

card-morale-hit = Morale Hit
card-morale-hit-words = MH, 2MH, morale hit, morale hits
card-morale-hit-text = A loss of morale. The first Morale Hit makes a unit shaken, the second disrupted. A third means a Break Test.

card-shaken = Shaken
card-shaken-words = shaken
card-shaken-text = A unit with one Morale Hit, shown by a round S on the counter. Its strength and cohesion are each one lower, and it gives no support.

card-disrupted = Disrupted
card-disrupted-words = disrupted
card-disrupted-text = A unit with two Morale Hits, shown by a square D on the counter. Its strength and cohesion are each two lower. Another Morale Hit means a Break Test.

card-depletion = Depletion
card-depletion-words = D, D2, DALL, depletion, depleted
card-depletion-text = A loss of strength. A fresh unit flips to battleworn. A battleworn unit takes a Break Test. D affects the lead unit, D2 the next largest as well, and DALL every unit in the hex.

card-attacker-depleted = Attacker depleted
card-attacker-depleted-words = AD, BD
card-attacker-depleted-text = In close combat the largest attacker is depleted. With BD, so is the defending lead unit.

card-attackers-morale-hit = Attacker's Morale Hit
card-attackers-morale-hit-words = AMH
card-attackers-morale-hit-text = In close combat the largest attacker takes a Morale Hit.

card-attacker-retreats = Attacker retreats
card-attacker-retreats-words = AR1, AR2, AR
card-attacker-retreats-text = In close combat the largest attacker retreats as many hexes as the number says.

card-retreat = Retreat
card-retreat-words = R1, R2, R3, retreat, retreats
card-retreat-text = The unit retreats as many hexes as the number says, and must end exactly that far away. In close combat all defenders retreat.

card-break-test = Break Test
card-break-test-words = BT, break test
card-break-test-text = Roll a die against the unit's cohesion. If the roll is no higher, the unit holds, but becomes shaken or, if it was shaken, disrupted. If it is higher, the unit breaks and goes to the Broken Track. A battery that fails is lost.

card-panic = Panic
card-panic-words = P, (P), panic, panics
card-panic-text = Panic spreads to another low-cohesion unit in or adjacent to the hex. The enemy chooses the unit, which takes Morale Hits and retreats.

card-cohesion-test = Cohesion test
card-cohesion-test-words = Routine, Tough, Severe, close fight, Close Fight
card-cohesion-test-text = A unit that is hit rolls two dice on the cohesion table: one for losses, one for morale and retreat. Routine is the mildest test and Severe the worst. In close combat the defender always takes a test; the mildest there is a Close Fight.

card-lead-unit = Lead unit
card-lead-unit-words = lead unit, lead
card-lead-unit-text = The unit in a hex with the highest printed strength. It tests for the whole stack and takes most of the results.

card-support = Support
card-support-words = support, supported, without support
card-support-text = Steady friendly units in the same or an adjacent hex support a unit. Infantry needs units of its own brigade, artillery needs infantry of any brigade. Without support a unit's cohesion is 1 lower.

card-column = Column
card-column-words = column, columns
card-column-text = The Combat Results Table has a column for each range of strength. Terrain, visibility and position shift the column right or left.

card-effective-range = Effective range
card-effective-range-words = Effective
card-effective-range-text = Close enough to fire at full strength.

card-long-range = Long range
card-long-range-words = Long
card-long-range-text = At this range, fire strength is halved.

card-extreme-range = Extreme range
card-extreme-range-words = Extreme
card-extreme-range-text = At this range, fire strength is quartered.

card-canister = Canister
card-canister-words = canister
card-canister-text = Artillery fire at the shortest range, at one and a half times its strength.

card-converging-fire = Converging fire
card-converging-fire-words = Converging fire, primary hexside
card-converging-fire-text = Fire from several directions at one hex. One hexside is the primary one. Fire from the flank or rear of that hexside is shifted right.

card-obscured = Obscured
card-obscured-words = obscured
card-obscured-text = A target that is hard to see, such as a unit in woods. Fire at it is shifted left.

card-line-of-sight = Line of sight
card-line-of-sight-words = sight
card-line-of-sight-text = The straight line along which one hex can see another. Higher ground, woods and units between them may block it. Use the Sight tool to check.

card-close-combat = Close combat
card-close-combat-words = close combat, Assaulting Hex
card-close-combat-text = Units adjacent to the enemy attack after defensive fire. The attacker names one attacking hex, the Assaulting Hex, which sets the column. Odds and flank attacks shift the column.

card-defensive-fire = Defensive fire
card-defensive-fire-words = defensive fire
card-defensive-fire-text = The units attacked, and those that support them, fire before the attack is resolved.

card-disengagement-fire = Disengagement fire
card-disengagement-fire-words = disengagement fire
card-disengagement-fire-text = Enemy units adjacent to a unit that moves away may fire at it, at half strength.

card-brigade = Brigade
card-brigade-words = brigade, brigades
card-brigade-text = Units with the same colour band. They act together under one order, and their infantry supports only its own brigade.

card-activation = Activation
card-activation-words = activated, activation, active
card-activation-text = A brigade acts when the chit of its general or division is played. It fires, moves, fights close combat and rallies, in that order.

card-order = Order
card-order-words = order, Attack, Maneuver, Defend, Regroup
card-order-text = An order sets a brigade's movement points and permitted actions for its activation. The Orders chart lists them.

card-cup = Cup
card-cup-words = cup
card-cup-text = The turn's chits are drawn from the cup one at a time until it is empty. Neither side knows who acts next.

card-chit = Chit
card-chit-words = chit, chits
card-chit-text = A counter drawn from the cup: a division or general that activates a brigade, one side's event, Fortunes of War, or Fog of War.

card-key-chit = Key chit
card-key-chit-words = key chit
card-key-chit-text = One event chit of each side that is guaranteed to be in the cup each turn. Its owner chooses it in secret.

card-held-chit = Held chit
card-held-chit-words = held chit, held chits
card-held-chit-text = A chit that was drawn and is kept to be played later in the turn.

card-fortunes-of-war = Fortunes of War
card-fortunes-of-war-words = Fortunes of War
card-fortunes-of-war-text = A chit that negates the next chit drawn. An event or an army commander then has no effect. If it is a Division chit, one brigade of the division loses its activation.

card-fog-of-war = Fog of War
card-fog-of-war-words = Fog of War
card-fog-of-war-text = A chit that brings confusion: a unit moves without orders, or a general may be hit.

card-skirmish-order = Skirmish Order
card-skirmish-order-words = Skirmish Order, skirmishers
card-skirmish-order-text = A unit in open order, shown by a dashed frame. It is hard to hit, slows the enemy, and gives way instead of fighting in close combat.

card-broken-track = Broken Track
card-broken-track-words = Broken Track, Available
card-broken-track-text = Broken units wait on this track. Each turn they move one box nearer to Available, where they can be rebuilt.

card-rally = Rally
card-rally-words = rally, rallies, recover, Recover
card-rally-text = At the end of its activation a brigade removes morale markers, as its order allows.

card-rebuild = Rebuild
card-rebuild-words = rebuild, Rebuild
card-rebuild-text = On a die roll a battleworn unit becomes fresh, or a broken unit returns to the map.

card-victory-points = Victory points
card-victory-points-words = VP, points
card-victory-points-text = A number on a hex, in a side's colour, gives that side points at the end of the game, or every turn. Broken and eliminated enemy units give points too. The difference in points sets the level of victory.

card-overhead-fire = Overhead fire
card-overhead-fire-words = over units
card-overhead-fire-text = Artillery fire over other units. The fire is shifted left.

card-angled-ground = Angled ground
card-angled-ground-words = angled
card-angled-ground-text = Rough ground. It costs extra movement points, and artillery cannot fire from it.

card-slope = Slope
card-slope-words = slope up, slope down, steep
card-slope-text = A hexside between two levels. Moving uphill costs extra points, and the slope helps a defender attacked from below. A steep slope costs extra both ways.

card-level = Level
card-level-words = level
card-level-text = The height of a hex. Units on higher ground see farther.

card-stacking = Stacking
card-stacking-words = stack, stacking limit
card-stacking-text = A hex holds units with at most { $stacking } points of printed strength. Artillery has a rule of its own. A unit may not choose to stop where the limit would be exceeded.
