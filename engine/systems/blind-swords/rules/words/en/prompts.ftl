# Prompts: the question that a player answers.
# $side, $unit, $units, $brigade, $chit, $zone: names. $count: the number of $units. $moment: a moment below.

## Chits and activation

prompt-key-chit = { $side }: choose the key chit
prompt-held-declare = { $side }: play held chits { $moment }?
prompt-held-order = Which side plays its held chits first?
prompt-held-play = { $side }: which held chit is played?
prompt-drawn = { $side } drew { $chit }: play it now or hold it?
prompt-event = { $side }: play an event { $moment }?
prompt-fortunes-brigade = { $chit } is negated: which brigade loses its activation?
prompt-brigade = { $chit }: which brigade is activated?
prompt-order = { $brigade }: which order?
prompt-fog-unit = { $effect }: which unit?
prompt-fog-hex = { $effect }: where does { $unit } go?

## Fire

prompt-artillery-hex = { $side }: which hex acts in this artillery step?
prompt-artillery-unit = Artillery step in { $hex }: which unit acts next?
prompt-artillery-action = { $unit }: fire or move?
prompt-artillery-after-fire = { $unit } has fired: does it move too?
prompt-artillery-fire = Guns in { $hex }: which fires?
prompt-fire-step = { $side }, Fire Step: which unit fires?
prompt-fire-event = { $side }, fire by event: which unit fires?
prompt-fire-disengagement = { $side }: disengagement fire at { $units }?
prompt-fire-opportunity = { $side }: opportunity fire at { $units }?
prompt-fire-defensive = { $side }: defensive fire? { $units } { $count ->
    [one] attacks
   *[other] attack
} { $hex }
prompt-fire-target = { $unit } fires: at which hex?
prompt-fire-join = { $units } { $count ->
    [one] fires
   *[other] fire
}: does another unit join?
prompt-fire-join-at = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $hex }: does another unit join?
prompt-canister = { $units } { $count ->
    [one] fires
   *[other] fire
}: use canister?
prompt-canister-at = { $units } { $count ->
    [one] fires
   *[other] fire
} at { $hex }: use canister?
prompt-announce = Announce a fire?
prompt-announce-another = Fire at { $hex } is announced: resolve it, or announce another?
prompt-primary-hexside = Converging fire at { $hex }: which is the primary hexside?
prompt-tie-lead = Equal strength: which is the lead unit: { $units }?
prompt-tie-next-largest = Equal strength: which counts as next largest: { $units }?
prompt-tie-attacker = Equal strength: which counts as largest attacker: { $units }?
prompt-panic = Panic in { $hex }: which unit?

## Movement

prompt-move-unit = { $brigade }: which unit moves?
prompt-move-artillery = { $unit }: move?
prompt-move-event = Movement by event: which unit moves?
prompt-move-stack = { $units } { $count ->
    [one] moves
   *[other] move
}: does another unit move along?
prompt-move-hex = { $units } { $count ->
    [one] moves
   *[other] move
} from { $hex }, { $left } MP left: where to?
prompt-skirmish = Skirmishers of { $unit } withdraw: where to?
prompt-withdraw-attacked = { $unit } is attacked: withdraw or stand?
prompt-withdraw-approached = { $unit } is approached by the enemy: withdraw or stand?
prompt-retreat-unit = { $units } { $count ->
    [one] retreats
   *[other] retreat
}: which unit first?
prompt-retreat-hex = { $unit } retreats: { $step } of { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
}
prompt-retreat-on = { $unit } retreats on, to end { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
} away
prompt-overstack-unit = { $hex } is over the stacking limit: which unit leaves?
prompt-overstack-hex = { $unit } leaves the full hex: where to?
prompt-place-unit = { $zone }: place which unit?
prompt-place-hex = { $zone }: place { $unit } where?
prompt-entry = { $name } enters the map: where?

## Close combat

prompt-assault-unit = { $brigade }: which unit attacks in close combat?
prompt-assault-cavalry = { $unit }: attack in close combat?
prompt-assault-target = { $unit } attacks: which hex?
prompt-assault-next = Which close combat is fought next?
prompt-assaulting-hex = { $units } { $count ->
    [one] attacks
   *[other] attack
}: which is the Assaulting Hex?
prompt-advance-unit = { $hex } is vacated: which unit advances?
prompt-advance-hex = { $unit } may advance a second hex: where to?

## Rally

prompt-rally-unit = { $brigade }: which unit rallies?
prompt-rally-battery = { $side }, Artillery Rally Step: which battery rallies?
prompt-rally = { $unit } rallies: how?
prompt-rebuild-hex = { $unit } returns to the map: where?
prompt-displace-hex = { $unit } has no room in its hex: where to?

## Effects of Fog of War

fog-uncontrolled-advance = Uncontrolled advance of a { $side } unit
fog-uncontrolled-withdrawal = Uncontrolled withdrawal of a { $side } unit
fog-general-casualty = A { $side } general may be hit

## Moments, as they follow "play an event"

moment-draw = as it is drawn
moment-held = before the next draw
moment-final = for the last time this turn
moment-enemy-orders = after the enemy's order
moment-own-movement = before your own Movement Step
moment-enemy-movement = before the enemy's Movement Step
moment-own-close-combat = before your own Close Combat Step
moment-own-fire = before your own units fire
moment-enemy-fire = before the enemy fires
moment-after-own-fire = after your own fire
moment-after-enemy-fire = after the enemy's fire
moment-own-test = in your own cohesion test
moment-enemy-test = in the enemy's cohesion test
moment-own-break-test = in your own Break Test
moment-enemy-break-test = in the enemy's Break Test
moment-own-retreat = before your own unit retreats
moment-enemy-retreat = before the enemy retreats
moment-own-rally = before your own unit rallies
moment-enemy-rally = before the enemy rallies
moment-own-rebuild = after your own rebuild roll
moment-enemy-rebuild = after the enemy's rebuild roll
moment-own-defence = before you defend a hex
moment-enemy-defence = before the enemy defends a hex
moment-own-artillery = before your own unit acts in its artillery step
moment-enemy-artillery = before the enemy acts in his artillery step
moment-own-command = after your own command roll
moment-enemy-command = after the enemy's command roll
