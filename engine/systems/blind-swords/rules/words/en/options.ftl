# Options: what each answer is called, what it costs, and what it brings on.
# $unit, $units, $brigade, $chit, $hex, $place: names. $points, $load, $limit: amounts.

## Words of one question

option-play-held = Play held chits
option-no-more-chits = Play no more chits
option-play-now = Play it now
option-hold-it = Hold it
option-hold-chit = Hold the chit
option-pass-artillery = Pass in this artillery step
option-end-artillery = End the artillery step
option-end-fire = End the Fire Step
option-no-further-fire = No further fire
option-hold-fire = Hold fire
option-fire-with-these = Fire with these
option-end-movement = End movement
option-no-further-attackers = No further attackers
option-no-further-advance = No further advance
option-end-rally = End the Rally Step
option-rally-no-battery = Rally no battery
option-leave-rest = Leave the rest where the scenario sets them up
option-occupied = { $hex }: { $units }
option-hexside = { $side }, towards { $hex }

## Words of all questions

word-fire = Fire
word-move = Move
word-go = Move with these
word-play = Play
word-use = Use canister
word-forfeit = Forfeit canister
word-add = Announce another fire
word-resolve = Resolve
word-recover = Recover
word-rebuild = Rebuild
word-leave-skirmish = Leave Skirmish Order
word-mount = Mount
word-dismount = Dismount
word-charge = Charge
word-exit = Exit the map
word-common = Use the back of the chit
word-yes = Yes
word-no = No
word-none = Neither
word-hold = Hold
word-stay = Stay
word-stand = Stand
word-stop = Stop here
word-decline = Decline
word-pass = Pass
word-done = Done

## Notes beside an option. $there is one of note-enters and note-on-map.

note-mover = in { $place }, { $points } MP
note-rebuild = on a roll of { $rating } or less
note-in = in { $place }
note-enters = enters at { $hex }
note-on-map = { $units ->
    [one] { $units } unit on the map
   *[other] { $units } units on the map
}
note-activated = { $there }, already activated this turn

## Permissions of an order, in a list

permits-movement = { $points } MP
permits-movement-cavalry = { $points } MP (cavalry { $cavalry })
permits-fire = fire
permits-engaging = move next to enemies
permits-close-combat = close combat
permits-march-column = march column
permits-recovery = { $hits ->
    [one] recover one Morale Hit
   *[all] recover all Morale Hits
}
permits-rebuilding = rebuild

## Cautions before a choice is confirmed

caution-canister = { $units } in { $hex } can fire canister at attackers.
caution-too-full = { $hex } would hold { $load }, over the limit of { $limit }: a unit there will be displaced.

## Optional rules of a scenario

idle-option = { $option } has no effect without { $needs } (`{ $id }`)
