# Reasons why an answer is not legal. The variables are the kinds of the values in the order in which the check gives them.

## ACT

act-03-does-not-answer-question = this is not an answer to the prompt
fog-not-on-map = { $unit } is not on the map

## ADV

adv-02-hold-more-than-stacking-limit = { $hex } would exceed the stacking limit
adv-02-not-map = { $unit } is not on the map
adv-02-took-no-part-close-combat = { $unit } took no part in this close combat

## ART

art-01-acts-brigade-not-artillery-phase = { $unit } acts with its brigade, not in the Artillery Phase
art-01-does-not-stand = { $unit } is not in { $hex }
art-01-no-artillery-side-stands = there is no friendly artillery in { $hex }
art-02-acted-phase-already = { $unit } has already acted this phase
art-02-only-moves-now = only { $unit } can move now
art-03-not-hex-acts = { $unit } is not in the active hex
art-04-all-artillery-been-activated-phase = all artillery in { $hex } has been activated this phase
art-04-been-activated-phase = { $unit } has been activated this phase
art-07-too-near-enemy-guns-move = { $hex } is too close to an enemy for artillery to enter
art-08-no-farther-enemy-engaged-guns = engaged artillery may only move away from the enemy, and { $hex } is no farther away
art-10-artillery-terrain-out-may-not = artillery may not fire from this terrain: { $unit }
art-12-not-cavalry-acts = { $unit } is not the active cavalry
art-13-exerted-in-phase = { $unit } moved, fired, retreated or became battleworn this phase
art-13-neither-nor-next-infantry = { $unit } is neither stacked with nor next to infantry
art-13-not-map = { $unit } is not on the map

## CAV

cav-01-not-farther-every-attacker = { $hex } is not farther from every attacker
cav-02-attacked-cavalry = { $unit } cannot withdraw: its attackers include cavalry
cav-03-not-farther-those-who-come = { $hex } is not farther from the approaching enemy
cav-04-needs-mp = needs { $amount } MP, has { $amount2 } left
cav-04-no-mounting = cavalry does not mount or dismount in this game
cav-04-no-other-counter = no unit here can mount or dismount
cav-04-not-in-charge = a charging unit may not dismount
cav-04-not-on-this-ground = { $unit } may not mount or dismount in this terrain
cav-05-charged-another-hex-than = { $unit } charged another hex, not { $hex }
cav-05-charged-must-attack = { $unit } charged and must attack
cav-05-declared-before-move = declare a charge before the unit moves
cav-05-ends-next-to-enemy = a charge must end next to an enemy that can be charged
cav-05-hexside-bars = the hexside towards { $hex } blocks a charge
cav-05-no-charges = there are no charges in this game
cav-05-no-enemy-any-more = from { $hex } the unit could not charge any enemy
cav-05-no-enemy-from-here = no enemy can be charged from here
cav-05-not-clear-ground = { $hex } is not clear terrain
cav-05-not-mounted = { $unit } is not mounted
cav-05-order-permits-no-close-combat = the order does not permit close combat
cav-05-over-stacking-limit = { $hex } would exceed the stacking limit
cav-05-shaken-or-disrupted = { $unit } is shaken or disrupted
cav-06-mounted-attacked-cavalry = { $unit } is mounted and attacked by cavalry: it may not fire
cav-06-mounted-nothing-fire = { $unit } is mounted and has no weapon to fire

## CC

cc-01-artillery-never-attacks = artillery never attacks: { $unit }
cc-01-brigade-no-order = the brigade has no order
cc-01-does-not-act-active-brigade = { $unit } does not belong to the active brigade
cc-01-nobody-attacks = no close combat { $night }
cc-01-not-map = { $unit } is not on the map
cc-01-order-does-not-permit-close = the { $order ->
    [attack] Attack
    [defend] Defend
    [maneuver] Maneuver
    [regroup] Regroup
   *[other] { $order }
} order does not permit close combat
cc-01-skirmish-order = { $unit } is in Skirmish Order
cc-02-committed-close-combat-already = { $unit } is already committed to a close combat
cc-02-no-enemy-stands = there is no enemy in { $hex }
cc-02-no-enemy-stands-next = no enemy is next to { $unit }
cc-02-not-next = { $unit } is not next to { $hex }
cc-03-no-close-combat-declared-against = no close combat is declared against { $hex }
cc-04-nobody-being-fired-back = no unit in { $hex } provoked this fire
cc-05-hex-target-another-close-combat = the hex of { $unit } is already the target of a close combat in this step
cc-05-not-next-attacking-unit = { $unit } is not next to an attacking unit
cc-10-no-attacker-left = no attacker is left in { $hex }

## CHIT

chit-02-side-holds-no-chit-can = you hold no chit that can be played now
chit-05-played-once-not-all = { $chit } must be played at once or not at all
chit-06-not-held = { $chit } cannot be held
chit-06-not-played-moment = { $chit } cannot be played at this moment
chit-06-side-does-not-hold = the side does not hold { $chit }
chit-07-side-can-do-nothing-back = the back of the chit has no use now
chit-15-activates-no-brigade = { $chit } activates no brigade
chit-15-held-already-played-now = { $chit } was held already: play it now
chit-15-no-brigade-can-activate = { $chit } has no brigade to activate
chit-15-not-brigade-commanders-side = { $brigade } is not on the commander's side
chit-15-not-under = { $brigade } is not under { $chit }
chit-15-played-held-chit-step = { $chit } may be played only when held chits are played
chit-17-been-activated-turn = { $brigade } has been activated this turn
chit-17-not-brigade-division = { $brigade } is not in the chit's division
chit-17-not-chit-can-held = { $chit } cannot be held
chit-18-not-next-enemy = { $unit } is not next to an enemy
chit-20-not-brigade-chit = the chit is not for { $brigade }
chit-21-no-unit-map-available-due = { $brigade } has no unit on the map, Available or due
chit-23-played-activation-already = { $chit } was already played on this activation
chit-24-command-event-nothing-used-now = the command event has no target now
chit-24-event-does-not-let-fire = the event does not let { $unit } fire
chit-24-event-does-not-move = the event does not move { $unit }
chit-24-event-does-not-offer = the event does not offer this
chit-24-nothing-played-now = { $chit } has no target now

## CMD

cmd-01-not-among-chits-choose = { $chit } is not available to choose
cmd-01-not-event-chit-side = { $chit } is not one of the side's event chits

## CONV

conv-01-no-further-unit-could-fire = no further unit can fire at { $hex } through a different hexside
conv-02-no-announced-fire-comes-through = no announced fire crosses hexside { $number }
conv-05-artillery-step-only-one-hex = only one hex fires in an artillery step

## DIS

dis-03-not-next-unit-leaves = { $unit } is not next to the unit that leaves

## ENG

eng-02-next-enemy-order-forbids-engaging = { $hex } is next to an enemy, and the order forbids engaging

## FIRE

fire-01-belongs-other-side = { $unit } belongs to the other side
fire-01-does-not-act-active = { $unit } does not belong to the active brigade, { $brigade }
fire-01-no-brigade-active = no brigade is active
fire-01-not-map = { $unit } is not on the map
fire-01-scenario-does-not-let-fire = the scenario does not let { $unit } fire at { $hex }
fire-02-fired-already = { $unit } has already fired
fire-02-fired-step = { $unit } has already fired this step
fire-02-fired-step-already = { $unit } has already fired this step
fire-02-fires-group-already = { $unit } is already in this fire group
fire-02-no-enemy = there is no enemy in { $hex }
fire-02-no-enemy-range-sight = { $unit } has no enemy in range and line of sight
fire-04-group-fires-one-hex-two = a fire group occupies one hex or two adjacent hexes
fire-04-two-hexes-only-units-one = units in two hexes fire together only if they belong to one brigade
fire-05-cavalry-fires-itself = cavalry fires alone
fire-05-guns-combine-only-units-their = artillery combines fire only with units in its own hex
fire-06-adds-strength-does-not-fire = { $unit } must fire at { $hex } together with { $unit2 } or not at all
fire-06-infantry-guns-do-not-fire = infantry and artillery do not combine fire here
fire-08-not-one-units-choose = { $unit } is not one of the units to choose from

## FOG

fog-artillery = { $unit } is artillery
fog-next-to-enemy = { $hex } is next to an enemy
fog-next-to-enemy-already = { $unit } is already next to an enemy
fog-no-hex = there is no hex to move { $unit } to
fog-not-farther = { $hex } is not one hex farther from the nearest enemy
fog-not-nearer = { $hex } is not one hex closer to the nearest enemy
fog-not-side-affected = { $unit } is not on the affected side

## LOS

los-06-line-blocked = line of sight to { $hex } is blocked at { $hex2 }: { $block }
los-10-may-not-fire-over-friendly = { $unit } may not fire over the friendly unit in { $hex }
los-12-canister-may-not-fired-over = canister may not be fired over other units
los-12-canister-may-not-fired-over-2 = canister may not be fired over friendly units
los-13-friendly-unit-next-target-may = you may not fire over the friendly unit in { $hex }: it is next to the target

## MAP

map-01-no-may-enter = { $arm } may not enter { $hex }
map-04-nobody-attacks-across-water = units may not attack { $hex } across the water
map-04-water-before-cannot-crossed = the water on the way to { $hex } cannot be crossed

## MOVE

move-01-does-not-act-active-brigade = { $unit } does not belong to the active brigade
move-01-nobody-move = there is no unit to move
move-01-not-map = { $unit } is not on the map
move-01-scenario-does-not-let-go = the scenario does not let { $unit } enter { $hex }
move-02-does-not-stand = { $unit } is not in { $hex }
move-02-does-not-stand-hex-those = { $unit } is not in the hex of the moving stack
move-02-moved-step = { $unit } has already moved this step
move-03-no-movement-points = { $unit } has no movement points
move-04-no-way-leads-under-order = no path leads to { $hex } under this order
move-04-not-next = { $hex } is not next to { $hex2 }
move-04-reached-step-step-mp = move to { $hex } one hex at a time; it costs { $amount } MP
move-04-where-movers-stand = the moving units are already in { $hex }
move-05-needs-mp-left = needs { $amount } MP, has { $amount2 } left
move-05-too-far-needs-mp-left = { $hex } is too far: it costs { $amount } MP, and { $amount2 } are left
move-11-bars-way = { $marker } blocks the way from { $hex } to { $hex2 }
move-11-cannot-cross-what-lies-between = { $arm } cannot cross the hexside between { $hex } and { $hex2 }
move-11-cannot-entered = { $hex } cannot be entered
move-11-closed = { $hex } is closed to { $arm }
move-11-enemy-stands = there is an enemy in { $hex }

## OFF

off-01-not-edge-map = { $hex } is not on the map edge

## ORD

ord-01-no-order-given-yet = no order has been given yet
ord-01-scenario-does-not-let-order = the scenario does not permit { $brigade } the { $order ->
    [attack] Attack
    [defend] Defend
    [maneuver] Maneuver
    [regroup] Regroup
   *[other] { $order }
} order
ord-02-no-moves-under-order = { $arm } cannot move under the { $order ->
    [attack] Attack
    [defend] Defend
    [maneuver] Maneuver
    [regroup] Regroup
   *[other] { $order }
} order
ord-02-order-does-not-permit-fire = the { $order ->
    [attack] Attack
    [defend] Defend
    [maneuver] Maneuver
    [regroup] Regroup
   *[other] { $order }
} order does not permit fire

## ORG

org-02-acts-brigade = { $unit } acts with its brigade
org-03-not-come-into-game = { $brigade } has not entered the game

## PAN

pan-01-lead-unit = { $unit } is the lead unit
pan-01-neither-hex-nor-next = { $unit } is neither in the hex nor next to it
pan-01-not-map = { $unit } is not on the map
pan-01-own-side = { $unit } belongs to the firing or attacking side
pan-01-panics-already = { $unit } has already panicked
pan-01-steady = { $unit } has cohesion { $number }; only units with { $number2 } or less panic
pan-04-lower-cohesion-goes-first = { $unit } has a lower cohesion and panics first

## RAL

ral-01-belongs-no-brigade = { $unit } belongs to no brigade
ral-01-hexes-enemy-not = { $unit } is { $number } hexes from an enemy and must be at least { $number2 } away
ral-01-neither-map-nor-available = { $unit } is neither on the map nor Available
ral-01-neither-nor-next-unit = { $unit } is neither stacked with nor next to a unit of { $brigade }
ral-01-no-unit-brigade-next = { $unit } has no unit of the brigade next to it
ral-01-not-among-those-who-may = { $unit } may not rally now
ral-01-steady-no-morale-hit-recover = { $unit } is steady: it has no Morale Hit to recover
ral-02-rallied-step = { $unit } has already rallied this step
ral-03-order-permits-no-recovery = the order does not permit recovery
ral-04-neither-map-nor-available = { $unit } is neither on the map nor Available
ral-04-no-fresh-face-turn = { $unit } has no fresh side to flip to
ral-04-order-permits-no-rebuilding = the order does not permit rebuilding
ral-05-no-room-leads-no-hex = { $hex } has no room, and is not on a shortest path to a hex with room
ral-05-not-farther-enemy = { $hex } is not farther from the enemy
ral-05-not-map = { $unit } is not on the map
ral-05-rebuilt-no-room-here-farther = once rebuilt, { $unit } would have no room here or farther away
ral-06-hexes-enemy-not = { $hex } is { $number } hexes from an enemy and must be at least { $number2 } away
ral-06-hold-more-than-stacking-limit = { $hex } would exceed the stacking limit
ral-06-no-hex-come-back = { $unit } has no hex to return to
ral-06-not-within-hexes-friends-required = { $hex } is not within { $number } hexes of the friendly units near which the unit may return
ral-07-artillery-does-not-rebuild-step = artillery does not rebuild in this step: { $unit }
ral-07-only-recovers-rally-step = { $unit } can only recover in a Rally Step
ral-09-been-broken-stays-battleworn = { $unit } has been broken and stays battleworn

## REIN

rein-01-not-one-hexes-entry = { $hex } is not an entry hex
rein-04-another-clear-hex-nearer-than = another free hex is closer to the entry hex than { $hex }
rein-04-enemy-stands-next = an enemy is in or next to { $hex }
rein-04-not-edge-they-come = { $hex } is not on the entry edge of the arriving units

## RET

ret-02-retreat-cannot-end-hexes-start = from { $hex } the retreat cannot end { $number } hexes from its start
ret-04-next-to-cause = { $hex } is next to an enemy that caused the retreat, and another hex is not
ret-04-next-to-enemy = { $hex } is next to an enemy, and another hex is not
ret-04-not-toward-edge = { $hex } is not closer to the friendly edge, and another hex is
ret-05-part-retreat-already = { $hex } is already part of this retreat
ret-07-over-stacking-limit = { $hex } would exceed the stacking limit, and another hex would not

## RNG

rng-04-hexes-away-out-range = { $hex } is { $number } hexes away, out of range of { $unit }
rng-04-too-far-at-night = { $hex } is too far: the maximum range { $night } is { $number } hexes

## SC1

sc1-06-nobody-may-enter-scenario = no unit may enter { $hex } in this scenario

## SC2

sc2-03-held-scenario-until-released = the scenario holds { $brigade } until it is released
sc2-05-may-not-move-until-released = { $unit } may not move until it is released

## SKR

skr-02-next-enemy-skirmishers-may-not = { $hex } is next to an enemy, and skirmishers may not engage
skr-02-next-enemy-skirmishers-may-not-2 = { $hex } is next to an enemy, and skirmishers may not engage
skr-02-skirmish-order-may-not-engage = { $unit } is in Skirmish Order and may not engage
skr-03-nobody-here-skirmish-order = no unit here is in Skirmish Order
skr-03-skirmish-order-left-only-start = a unit can leave Skirmish Order only at the start of its move in the Movement Step
skr-05-does-not-lead-once-hex = { $hex } does not lead directly to a hex without an enemy next to it
skr-05-not-farther = { $hex } is not farther from { $hex2 }
skr-05-not-map = { $unit } is not on the map
skr-05-withdrawn-through = { $hex } is already part of this withdrawal
skr-06-only-skirmishers-stand = there are only skirmishers in { $hex }

## STK

stk-04-goes-only-along-road = { $arm } can move from { $hex } to { $hex2 } only along a road
stk-07-larger-goes-first = { $unit } is larger and moves first
stk-07-no-hex-go = { $unit } has no hex to move to
stk-07-no-room-leads-no-hex = { $hex } has no room, and is not on a shortest path to a hex with room
stk-07-not-map = { $unit } is not on the map
stk-08-full-and-no-further-hex = { $hex } would exceed the stacking limit, and no further hex is in reach
stk-08-hold-more-than-stacking-limit = { $hex } would exceed the stacking limit
stk-08-holds-too-much-stop = there is no room to stop in { $hex }
stk-08-leave-hex-holds-too-much = { $unit } must leave an overstacked hex
stk-08-together-they-count-stacking-points = together with { $unit } they count as { $amount } stacking points and could not stop anywhere
stk-08-zone-no-room-rest = the zone has no room for the remaining units: { $unit }
stk-09-may-not-move-along-mounted = { $unit } may not move together with mounted cavalry
stk-09-mounted-cavalry-stand-infantry-artillery = mounted cavalry would be stacked with infantry or artillery in { $hex }

## T

t-28-no-hex-zone-room = no hex in the zone has room for { $unit }
t-28-not-placed-zone = { $unit } is not one of the units that set up in this zone
t-28-not-zone = { $hex } is not in the zone
t-28-place-already = { $unit } is already placed

## VAL

val-08-sp-too-few-fire = { $amount } SP are too few to fire
val-14-bears-marker-keeps-fire = { $unit } has a marker that prevents fire
val-16-keeps-away = { $hex } is next to an enemy, which the trait { $trait } forbids
val-16-may-not-enter = units with the trait { $trait } may not enter { $hex }
val-16-never-attacks = { $unit } never attacks in close combat: it has the trait { $trait }
val-16-never-charges = { $unit } never charges: it has the trait { $trait }
val-16-never-fires = { $unit } never fires: it has the trait { $trait }
val-16-never-rallies = { $unit } never rallies: it has the trait { $trait }
val-16-never-rebuilds = { $unit } never rebuilds: it has the trait { $trait }
val-16-not-so-far = { $unit } cannot fire as far as { $number } hexes: it has the trait { $trait }
