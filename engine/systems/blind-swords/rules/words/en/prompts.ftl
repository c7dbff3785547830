# Prompts: the question that a player answers.
# $side, $unit, $units, $brigade, $chit, $zone: names. $count: the number of $units. $moment: a moment below.

## Chits and activation

prompt-key-chit = { $side }: choose your key chit.
prompt-held-declare = { $side }: play held chits { $moment }?
prompt-held-order = Choose the side that plays its held chits first.
prompt-held-play = { $side }: choose a held chit to play.
prompt-drawn = { $side } drew { $chit }: play it now or hold it?
prompt-event = { $side }: play an event { $moment }?
prompt-fortunes-brigade = { $chit } is negated: choose the brigade that loses its activation.
prompt-brigade = { $chit }: choose a brigade to activate.
prompt-order = { $brigade }: choose an order.
prompt-fog-unit = { $effect }: choose the unit.
prompt-fog-hex = { $effect }: choose the hex that { $unit } moves to.

## Fire

prompt-artillery-hex = { $side }: choose a hex for this artillery step.
prompt-artillery-unit = Artillery step in { $hex }: choose the next unit to act.
prompt-artillery-action = { $unit }: fire or move?
prompt-artillery-after-fire = { $unit } has fired: move it too?
prompt-artillery-fire = Artillery in { $hex }: choose a unit to fire.
prompt-fire-step = { $side }, Fire Step: choose a unit to fire.
prompt-fire-event = { $side }, event fire: choose a unit to fire.
prompt-fire-disengagement = { $side }: disengagement fire at { $units }?
prompt-fire-opportunity = { $side }: opportunity fire at { $units }?
prompt-fire-defensive = { $side }: { $units } { $count ->
    [one] attacks
   *[other] attack
} { $hex }. Defensive fire?
prompt-fire-target = { $unit } fires: choose the target hex.
prompt-fire-join = { $units } { $count ->
    [one] fires
   *[other] fire
}: add another unit?
prompt-fire-join-at = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $hex }: add another unit?
prompt-canister = { $units } { $count ->
    [one] fires
   *[other] fire
}: use canister?
prompt-canister-at = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $hex }: use canister?
prompt-announce = Announce fire at a hex?
prompt-announce-another = Fire at { $hex } is announced: resolve it or announce another?
prompt-primary-hexside = Converging fire at { $hex }: choose the primary hexside.
prompt-tie-lead = Equal strength: choose the lead unit from { $units }.
prompt-tie-next-largest = Equal strength: choose the next largest unit from { $units }.
prompt-tie-attacker = Equal strength: choose the largest attacker from { $units }.
prompt-panic = Panic in { $hex }: choose the unit.

## Movement

prompt-move-unit = { $brigade }: choose a unit to move.
prompt-move-artillery = { $unit }: move?
prompt-move-event = Event movement: choose a unit to move.
prompt-move-stack = { $units } { $count ->
    [one] moves
   *[other] move
}: take another unit along?
prompt-move-hex = { $units } { $count ->
    [one] moves
   *[other] move
} from { $hex }, { $left } MP left: choose the next hex.
prompt-skirmish = Skirmishers of { $unit } withdraw: choose the hex.
prompt-withdraw-attacked = { $unit } is attacked: withdraw or stand?
prompt-withdraw-approached = The enemy approaches { $unit }: withdraw or stand?
prompt-retreat-unit = { $units } { $count ->
    [one] retreats
   *[other] retreat
}: choose the first unit.
prompt-retreat-hex = { $unit } retreats, hex { $step } of { $distance }: choose the hex.
prompt-retreat-on = { $unit } must end { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
} away: choose the next hex.
prompt-overstack-unit = { $hex } is over the stacking limit: choose a unit to move out.
prompt-overstack-hex = { $unit } leaves the overstacked hex: choose where it goes.
prompt-place-unit = { $zone }: choose a unit to place.
prompt-place-hex = { $zone }: choose a hex for { $unit }.
prompt-entry = { $name } enters the map: choose the entry hex.

## Close combat

prompt-assault-unit = { $brigade }: choose a unit to attack in close combat.
prompt-assault-cavalry = { $unit }: attack in close combat?
prompt-assault-target = { $unit } attacks: choose the target hex.
prompt-assault-next = Choose the next close combat to resolve.
prompt-assaulting-hex = { $units } { $count ->
    [one] attacks
   *[other] attack
}: choose the Assaulting Hex.
prompt-advance-unit = { $hex } is vacated: choose a unit to advance.
prompt-advance-hex = { $unit } may advance a second hex: choose the hex.

## Rally

prompt-rally-unit = { $brigade }: choose a unit to rally.
prompt-rally-battery = { $side }, Artillery Rally Step: choose a battery to rally.
prompt-rally = { $unit } rallies: recover or rebuild?
prompt-rebuild-hex = { $unit } returns to the map: choose the hex.
prompt-displace-hex = { $unit } has no room in its hex: choose another hex.

## Effects of Fog of War

fog-uncontrolled-advance = Uncontrolled advance of a { $side } unit
fog-uncontrolled-withdrawal = Uncontrolled withdrawal of a { $side } unit
fog-general-casualty = A { $side } general may be hit

## Moments, as they follow "play an event"

moment-draw = as it is drawn
moment-held = before the next draw
moment-final = for the last time this turn
moment-enemy-orders = after the enemy's order
moment-own-movement = before your Movement Step
moment-enemy-movement = before the enemy's Movement Step
moment-own-close-combat = before your Close Combat Step
moment-own-fire = before your units fire
moment-enemy-fire = before the enemy fires
moment-after-own-fire = after your fire
moment-after-enemy-fire = after the enemy's fire
moment-own-test = during your cohesion test
moment-enemy-test = during the enemy's cohesion test
moment-own-break-test = during your Break Test
moment-enemy-break-test = during the enemy's Break Test
moment-own-retreat = before your unit retreats
moment-enemy-retreat = before the enemy retreats
moment-own-rally = before your unit rallies
moment-enemy-rally = before the enemy rallies
moment-own-rebuild = after your rebuild roll
moment-enemy-rebuild = after the enemy's rebuild roll
moment-own-defence = before you defend a hex
moment-enemy-defence = before the enemy defends a hex
moment-own-artillery = before your unit acts in an artillery step
moment-enemy-artillery = before the enemy acts in an artillery step
moment-own-command = after your command roll
moment-enemy-command = after the enemy's command roll
