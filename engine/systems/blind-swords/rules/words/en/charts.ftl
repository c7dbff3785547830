# Charts of a game as tables, and what a scenario changes in it.
# $rating, $hit, $points: numbers.

## Titles and notes

chart-combat = Combat Results
chart-combat-note = The dice give the row, the strength gives the column. S, T and R give the cohesion ratings for which the test is Severe, Tough or Routine.
chart-fire-cohesion = Cohesion after fire
chart-close-cohesion = Cohesion after close combat
chart-cohesion-note = The coloured die gives losses, the white die gives retreat and morale.
chart-ranges = Ranges
chart-ranges-note = The last hex of each range band, by arm and weapon.
chart-orders = Orders
chart-orders-note = Movement points and permitted actions of a brigade under each order.
chart-terrain = Terrain
chart-terrain-note = Movement points to enter a hex or to cross a hexside.
chart-traits = Traits
chart-traits-note = Traits give some units rules that others of their arm do not have. Column shifts may depend on them too.
chart-unit-markers = Markers on units
chart-unit-markers-note = Markers that units can have, and their effects.
chart-break-tests = { $modifier } to cohesion in Break Tests
chart-may-not-fire = may not fire
chart-ground = Markers on the ground
chart-ground-note = Markers that can be on a hex or hexside, and their effect on movement. Column shifts may depend on them too.
chart-fog = Fog of War
chart-fog-note = Roll one die when the Fog of War chit is drawn.
chart-casualties = General casualties
chart-casualties-note = Roll one die when a general of this side may be hit.
chart-of-scenario = { $note } This scenario has its own table.
chart-chits-note = Chits that can be in the cup.
chart-turns-note = The scenario's turns and their times.

## Heads

chart-head-dice = dice
chart-head-die = die
chart-head-sign = symbol
chart-head-effect = effect
chart-head-place = placed on
chart-head-sight = sight
chart-head-fog = effect
chart-head-side = side
chart-head-copies = copies
chart-head-turn = turn
chart-head-time = time

## Cells

chart-coloured-die = coloured
chart-white-die = white
chart-by-road = by road
chart-march-column = by road in march column
chart-never = never
chart-step-instead = { $points } in all
chart-on-hex = hex
chart-on-hexside = hexside
chart-blocks-sight = blocks sight
chart-near-miss = near miss
chart-either = either
chart-chit-own = Activates one of its own brigades; { $rating }
chart-chit-any = Activates any brigade; { $rating }
chart-chit-commanded = Activates any brigade under that general's command; { $rating }
chart-chit-fortunes = Negates the next chit drawn.
chart-chit-fog = Roll on the table: { $chart }.
rating = rating { $rating }.
rating-hit = rating { $rating }, { $hit } after its general is hit.
rating-only-hit = no roll, rating { $hit } after its general is hit.
rating-none = no roll.

## Settings of a scenario

settings = Scenario settings
settings-note = Differences between this scenario and the other scenarios of the game.
settings-here = in this scenario
settings-game = in the game
settings-own-table = its own table
settings-other-table = the game's table
settings-left-out = left out
settings-played = played
settings-battleworn = battleworn { $values }
settings-on-foot = { $mounted }; dismounted { $foot }

## Conditions of column shifts
# $part: a column. $fact: a fact. $who: a subject. $is, $it, $one, $other: conditions. $word: a kind of property. $value: its value. $least, $most: numbers.

chart-fire-shifts = Fire column shifts
chart-close-shifts = Close combat column shifts
chart-shifts-note = Each shift whose condition holds applies. A positive number shifts right, a negative number left.
chart-head-shift = { $part ->
    [columns] columns
    [condition] condition
   *[section] section
}
condition-who = { $who ->
    [Any-Firer] a firing unit: { $is }
    [Half-Firer] half of the firing strength: { $is }
    [Any-Target] target: { $is }
    [Any-Line] line of fire: { $is }
    [Any-Attacker] an attacking unit: { $is }
    [Half-Attacker] half of the attackers: { $is }
    [Any-Defender] a defending unit: { $is }
    [Half-Defender] half of the defenders: { $is }
    [Any-LeadDefender] defending lead unit: { $is }
    [Any-AttackerHex] Assaulting Hex: { $is }
    [Any-DefenderHex] target hex: { $is }
   *[Any-Hexside] attack: { $is }
}
condition-is = { $word ->
    [level] level { $value }
    [marked] marked { $value }
    [range] range { $value }
    [band] { $value } range
    [across] fire across { $value }
    [feature] across { $value }
    [water] across { $value }
    [rises] up a { $value }
    [turn] turn { $value }
    [acting] the { $value } acts
   *[other] { $value }
}
condition-whether = { $word ->
    [permits-charges-true] permits charges
    [permits-charges-false] does not permit charges
    [fires-true] weapon that can fire
    [fires-false] weapon for close combat only
    [skirmishing-true] in Skirmish Order
    [skirmishing-false] not in Skirmish Order
    [charged-true] charged
    [charged-false] did not charge
    [uphill-true] adjacent, uphill across a slope
    [uphill-false] not uphill across a slope
   *[other] { $word }
}
condition-fact = { $fact ->
    [OverUnits] fire over units
    [CrossFire] converging or flanking fire
    [HelpedByEvent] with the help of an event
    [AttackerCrBetter] an attacker has the better cohesion rating
    [DefenderCrBetter] the defending lead unit has the better cohesion rating
   *[FlankingAttack] flanking attack
}
condition-variable = { $name } { $value }
condition-both = { $one }; { $other }
condition-all = { $one }, { $other }
condition-any = { $one } or { $other }
condition-not = not ({ $it })
condition-from = { $least } or more
condition-to = { $most } or less
condition-between = { $least } to { $most }

## Column shifts. $id is an id of the shared chart or of the rules; $words is the id of any other.

shift = { $id ->
    [target_terrain] target terrain
    [over_terrain] terrain in the line of fire
    [over_units] fire over units
    [firer_skirmishes] firer in Skirmish Order
    [target_skirmishes] target in Skirmish Order
    [mixed_artillery] mixed artillery at this range
    [smoothbore_canister] smoothbore canister
    [cross_fire] Cross Fire
    [target_cavalry] cavalry target
    [event_fire] event chit
    [artillery_defends] artillery defends
    [attacker_cr_better] attacker has the better CR
    [defender_cr_better] defender has the better CR
    [uphill_slope] attack up a slope
    [uphill_steep] attack up a steep slope
    [smoothbore_attacks] smoothbores attack
    [smoothbore_defends] smoothbores defend
    [event_attack] event chit
    [flanking_attack] flank attack
    [charge] charge
    [odds] strength odds
    [hexside_cap] limit on hexside shifts
   *[other] { $words }
}
