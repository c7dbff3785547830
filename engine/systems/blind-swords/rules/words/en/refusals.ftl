# Reasons why an answer is not legal. The variables are the kinds of the values in the order in which the check gives them.

## ACT

act-03-does-not-answer-question = it does not answer this question
fog-not-on-map = { $unit } is not on the map

## ADV

adv-02-hold-more-than-stacking-limit = { $hex } would hold more than the stacking limit
adv-02-not-map = { $unit } is not on the map
adv-02-took-no-part-close-combat = { $unit } took no part in this close combat

## ART

art-01-acts-brigade-not-artillery-phase = { $unit } acts with its brigade, not in the Artillery Phase
art-01-does-not-stand = { $unit } does not stand in { $hex }
art-01-no-artillery-side-stands = no artillery of the side stands in { $hex }
art-02-acted-phase-already = { $unit } has acted in this phase already
art-02-only-moves-now = only { $unit } moves now
art-03-not-hex-acts = { $unit } is not in the hex that acts
art-04-all-artillery-been-activated-phase = all artillery in { $hex } has been activated this phase
art-04-been-activated-phase = { $unit } has been activated this phase
art-07-too-near-enemy-guns-move = { $hex } is too near to an enemy for guns to move there
art-08-no-farther-enemy-engaged-guns = { $hex } is no farther from the enemy, and engaged guns only draw away
art-10-artillery-terrain-out-may-not = { $unit } is artillery in terrain out of which it may not fire
art-12-not-cavalry-acts = { $unit } is not the cavalry that acts
art-13-exerted-in-phase = { $unit } moved, fired, retreated or became battleworn in this phase
art-13-neither-nor-next-infantry = { $unit } is neither with nor next to infantry
art-13-not-map = { $unit } is not on the map

## CAV

cav-01-not-farther-every-attacker = { $hex } is not farther from every attacker
cav-02-attacked-cavalry = { $unit } is attacked by cavalry
cav-03-not-farther-those-who-come = { $hex } is not farther from those who come near
cav-04-needs-mp = needs { $amount } MP and has { $amount2 } left
cav-04-no-mounting = nobody mounts or dismounts in this game
cav-04-no-other-counter = nobody here has another counter to show
cav-04-not-in-charge = nobody dismounts in a charge
cav-04-not-on-this-ground = { $unit } may not do so on this ground
cav-05-charged-another-hex-than = { $unit } has charged at another hex than { $hex }
cav-05-charged-must-attack = { $unit } has charged and must attack
cav-05-declared-before-move = a charge is declared before the move
cav-05-ends-next-to-enemy = a charge ends next to an enemy who may be charged
cav-05-hexside-bars = what lies before { $hex } bars a charge
cav-05-no-charges = there are no charges in this game
cav-05-no-enemy-any-more = from { $hex } no enemy can be charged any more
cav-05-no-enemy-from-here = no enemy can be charged from here
cav-05-not-clear-ground = { $hex } is not clear ground
cav-05-not-mounted = { $unit } is not mounted
cav-05-order-permits-no-close-combat = the order permits no close combat
cav-05-over-stacking-limit = { $hex } would hold more than the stacking limit
cav-05-shaken-or-disrupted = { $unit } is shaken or disrupted
cav-06-mounted-attacked-cavalry = { $unit } is mounted and attacked by cavalry
cav-06-mounted-nothing-fire = { $unit } is mounted and has nothing to fire

## CC

cc-01-artillery-never-attacks = { $unit } is artillery: it never attacks
cc-01-brigade-no-order = the brigade has no order
cc-01-does-not-act-active-brigade = { $unit } does not act with the active brigade
cc-01-nobody-attacks = nobody attacks { $night }
cc-01-not-map = { $unit } is not on the map
cc-01-order-does-not-permit-close = the order { $order } does not permit close combat
cc-01-skirmish-order = { $unit } is in Skirmish Order
cc-02-committed-close-combat-already = { $unit } is committed to a close combat already
cc-02-no-enemy-stands = no enemy stands in { $hex }
cc-02-no-enemy-stands-next = no enemy stands next to { $unit }
cc-02-not-next = { $unit } is not next to { $hex }
cc-03-no-close-combat-declared-against = no close combat is declared against { $hex }
cc-04-nobody-being-fired-back = nobody in { $hex } is being fired back at
cc-05-hex-target-another-close-combat = the hex of { $unit } is the target of another close combat of this step
cc-05-not-next-attacking-unit = { $unit } is not next to an attacking unit
cc-10-no-attacker-left = no attacker is left in { $hex }

## CHIT

chit-02-side-holds-no-chit-can = the side holds no chit that it can play now
chit-05-played-once-not-all = { $chit } is played at once or not at all
chit-06-not-held = { $chit } is not held
chit-06-not-played-moment = { $chit } is not played at this moment
chit-06-side-does-not-hold = the side does not hold { $chit }
chit-07-side-can-do-nothing-back = the side can do nothing with the back of the chit now
chit-15-activates-no-brigade = { $chit } activates no brigade
chit-15-held-already-played-now = { $chit } was held already: it is played now
chit-15-no-brigade-can-activate = { $chit } has no brigade that it can activate
chit-15-not-brigade-commanders-side = { $brigade } is not a brigade of the commander's side
chit-15-not-under = { $brigade } is not under { $chit }
chit-15-played-held-chit-step = { $chit } is played in a held chit step
chit-17-been-activated-turn = { $brigade } has been activated this turn
chit-17-not-brigade-division = { $brigade } is not a brigade of the division
chit-17-not-chit-can-held = { $chit } is not a chit that can be held
chit-18-not-next-enemy = { $unit } is not next to an enemy
chit-20-not-brigade-chit = { $brigade } is not the brigade of the chit
chit-21-no-unit-map-available-due = { $brigade } has no unit on the map, available or due
chit-23-played-activation-already = { $chit } was played on this activation already
chit-24-command-event-nothing-used-now = the command event has nothing to be used on now
chit-24-event-does-not-let-fire = the event does not let { $unit } fire
chit-24-event-does-not-move = the event does not move { $unit }
chit-24-event-does-not-offer = the event does not offer it
chit-24-nothing-played-now = { $chit } has nothing to be played on now

## CMD

cmd-01-not-among-chits-choose = { $chit } is not among the chits to choose from
cmd-01-not-event-chit-side = { $chit } is not an event chit of the side

## CONV

conv-01-no-further-unit-could-fire = no further unit could fire at { $hex } through a hexside that is apart
conv-02-no-announced-fire-comes-through = no announced fire comes through hexside { $number }
conv-05-artillery-step-only-one-hex = in an artillery step only one hex fires

## DIS

dis-03-not-next-unit-leaves = { $unit } is not next to the unit that leaves

## ENG

eng-02-next-enemy-order-forbids-engaging = { $hex } is next to an enemy, and the order forbids engaging

## FIRE

fire-01-belongs-other-side = { $unit } belongs to the other side
fire-01-does-not-act-active = { $unit } does not act with { $brigade }, which is active
fire-01-no-brigade-active = no brigade is active
fire-01-not-map = { $unit } is not on the map
fire-01-scenario-does-not-let-fire = the scenario does not let { $unit } fire at { $hex }
fire-02-fired-already = { $unit } has fired already
fire-02-fired-step = { $unit } has fired in this step
fire-02-fired-step-already = { $unit } has fired in this step already
fire-02-fires-group-already = { $unit } fires with this group already
fire-02-no-enemy = there is no enemy in { $hex }
fire-02-no-enemy-range-sight = { $unit } has no enemy in range and sight
fire-04-group-fires-one-hex-two = a group fires from one hex or from two adjacent ones
fire-04-two-hexes-only-units-one = from two hexes only units of one brigade fire together
fire-05-cavalry-fires-itself = cavalry fires by itself
fire-05-guns-combine-only-units-their = guns combine only with units in their own hex
fire-06-adds-strength-does-not-fire = { $unit } adds its strength to that of { $unit2 } at { $hex }, or does not fire at it
fire-06-infantry-guns-do-not-fire = infantry and guns do not fire as one here
fire-08-not-one-units-choose = { $unit } is not one of the units to choose from

## FOG

fog-artillery = { $unit } is artillery
fog-next-to-enemy = { $hex } is next to an enemy
fog-next-to-enemy-already = { $unit } is next to an enemy already
fog-no-hex = { $unit } has no hex to be moved to
fog-not-farther = { $hex } is not one hex farther from the nearest enemy
fog-not-nearer = { $hex } is not one hex nearer to the nearest enemy
fog-not-side-affected = { $unit } is not of the side affected

## LOS

los-06-line-blocked = the line to { $hex } is blocked at { $hex2 }: { $block }
los-10-may-not-fire-over-friendly = { $unit } may not fire over the friendly unit in { $hex }
los-12-canister-may-not-fired-over = canister may not be fired over other units
los-12-canister-may-not-fired-over-2 = canister may not be fired over friendly units
los-13-friendly-unit-next-target-may = the friendly unit in { $hex } is next to the target and may not be fired over

## MAP

map-01-no-may-enter = no { $arm } may enter { $hex }
map-04-nobody-attacks-across-water = nobody attacks { $hex } across the water
map-04-water-before-cannot-crossed = the water before { $hex } cannot be crossed

## MOVE

move-01-does-not-act-active-brigade = { $unit } does not act with the active brigade
move-01-nobody-move = nobody is there to move
move-01-not-map = { $unit } is not on the map
move-01-scenario-does-not-let-go = the scenario does not let { $unit } go to { $hex }
move-02-does-not-stand = { $unit } does not stand in { $hex }
move-02-does-not-stand-hex-those = { $unit } does not stand in the hex of those who move
move-02-moved-step = { $unit } has moved in this step
move-03-no-movement-points = { $unit } has no movement points
move-04-no-way-leads-under-order = no way leads to { $hex } under this order
move-04-not-next = { $hex } is not next to { $hex2 }
move-04-reached-step-step-mp = { $hex } is reached step by step, for { $amount } MP
move-04-where-movers-stand = { $hex } is where the movers stand
move-05-needs-mp-left = needs { $amount } MP, has { $amount2 } left
move-05-too-far-needs-mp-left = { $hex } is too far: needs { $amount } MP, has { $amount2 } left
move-11-bars-way = { $marker } bars the way from { $hex } to { $hex2 }
move-11-cannot-cross-what-lies-between = { $arm } cannot cross what lies between { $hex } and { $hex2 }
move-11-cannot-entered = { $hex } cannot be entered
move-11-closed = { $hex } is closed to { $arm }
move-11-enemy-stands = an enemy stands in { $hex }

## OFF

off-01-not-edge-map = { $hex } is not at the edge of the map

## ORD

ord-01-no-order-given-yet = no order is given yet
ord-01-scenario-does-not-let-order = the scenario does not let { $brigade } have the order { $order }
ord-02-no-moves-under-order = no { $arm } moves under the order to { $order }
ord-02-order-does-not-permit-fire = the order { $order } does not permit fire

## ORG

org-02-acts-brigade = { $unit } acts with its brigade
org-03-not-come-into-game = { $brigade } has not come into the game

## PAN

pan-01-lead-unit = { $unit } is the lead unit
pan-01-neither-hex-nor-next = { $unit } is neither in the hex nor next to it
pan-01-not-map = { $unit } is not on the map
pan-01-own-side = { $unit } belongs to the side that fires or attacks
pan-01-panics-already = { $unit } panics already
pan-01-steady = { $unit } has cohesion { $number }: only { $number2 } or less panics
pan-04-lower-cohesion-goes-first = { $unit } has a lower cohesion and goes first

## RAL

ral-01-belongs-no-brigade = { $unit } belongs to no brigade
ral-01-hexes-enemy-not = { $unit } is { $number } hexes from an enemy, not { $number2 }
ral-01-neither-map-nor-available = { $unit } is neither on the map nor Available
ral-01-neither-nor-next-unit = { $unit } is neither with nor next to a unit of { $brigade }
ral-01-no-unit-brigade-next = { $unit } has no unit of the brigade next to it
ral-01-not-among-those-who-may = { $unit } is not among those who may rally now
ral-01-steady-no-morale-hit-recover = { $unit } is steady: it has no Morale Hit to recover
ral-02-rallied-step = { $unit } has rallied in this step
ral-03-order-permits-no-recovery = the order permits no recovery
ral-04-neither-map-nor-available = { $unit } is neither on the map nor Available
ral-04-no-fresh-face-turn = { $unit } has no fresh face to turn to
ral-04-order-permits-no-rebuilding = the order permits no rebuilding
ral-05-no-room-leads-no-hex = { $hex } has no room, and leads to no hex that has any sooner
ral-05-not-farther-enemy = { $hex } is not farther from the enemy
ral-05-not-map = { $unit } is not on the map
ral-05-rebuilt-no-room-here-farther = rebuilt, { $unit } would have no room, here or farther off
ral-06-hexes-enemy-not = { $hex } is { $number } hexes from an enemy, not { $number2 }
ral-06-hold-more-than-stacking-limit = { $hex } would hold more than the stacking limit
ral-06-no-hex-come-back = { $unit } has no hex to come back to
ral-06-not-within-hexes-friends-required = { $hex } is not within { $number } hexes of the friends required
ral-07-artillery-does-not-rebuild-step = { $unit } is artillery: it does not rebuild in this step
ral-07-only-recovers-rally-step = { $unit } only recovers in a Rally Step
ral-09-been-broken-stays-battleworn = { $unit } has been broken and stays battleworn

## REIN

rein-01-not-one-hexes-entry = { $hex } is not one of the hexes of entry
rein-04-another-clear-hex-nearer-than = another clear hex is nearer than { $hex }
rein-04-enemy-stands-next = an enemy stands in or next to { $hex }
rein-04-not-edge-they-come = { $hex } is not on the edge from which they come

## RET

ret-02-retreat-cannot-end-hexes-start = from { $hex } the retreat cannot end { $number } hexes from its start
ret-04-next-to-cause = { $hex } is next to an enemy that caused the retreat, and another hex is not
ret-04-next-to-enemy = { $hex } is next to an enemy, and another hex is not
ret-04-not-toward-edge = { $hex } is not nearer to the friendly edge, and another hex is
ret-05-part-retreat-already = { $hex } was part of this retreat already
ret-07-over-stacking-limit = { $hex } would hold more than the stacking limit, and another hex would not

## RNG

rng-04-hexes-away-out-range = { $hex } is { $number } hexes away, out of the range of { $unit }
rng-04-too-far-at-night = { $hex } is too far: { $night } nobody fires over more than { $number } hexes

## SC1

sc1-06-nobody-may-enter-scenario = nobody may enter { $hex } in this scenario

## SC2

sc2-03-held-scenario-until-released = { $brigade } is held by the scenario until it is released
sc2-05-may-not-move-until-released = { $unit } may not move until it is released

## SKR

skr-02-next-enemy-skirmishers-may-not = { $hex } is next to an enemy, and skirmishers may not engage
skr-02-next-enemy-skirmishers-may-not-2 = { $hex } is next to an enemy, and skirmishers may not engage
skr-02-skirmish-order-may-not-engage = { $unit } is in Skirmish Order and may not engage
skr-03-nobody-here-skirmish-order = nobody here is in Skirmish Order
skr-03-skirmish-order-left-only-start = Skirmish Order is left only at the start of a move in the Movement Step
skr-05-does-not-lead-once-hex = { $hex } does not lead at once to a hex without enemies next to it
skr-05-not-farther = { $hex } is not farther from { $hex2 }
skr-05-not-map = { $unit } is not on the map
skr-05-withdrawn-through = { $hex } was part of this withdrawal already
skr-06-only-skirmishers-stand = only skirmishers stand in { $hex }

## STK

stk-04-goes-only-along-road = { $arm } goes from { $hex } to { $hex2 } only along a road
stk-07-larger-goes-first = { $unit } is larger and goes first
stk-07-no-hex-go = { $unit } has no hex to go to
stk-07-no-room-leads-no-hex = { $hex } has no room, and leads to no hex that has any sooner
stk-07-not-map = { $unit } is not on the map
stk-08-full-and-no-further-hex = { $hex } would hold more than the stacking limit, and no further hex is in reach
stk-08-hold-more-than-stacking-limit = { $hex } would hold more than the stacking limit
stk-08-holds-too-much-stop = { $hex } holds too much to stop there
stk-08-leave-hex-holds-too-much = { $unit } has to leave a hex that holds too much
stk-08-together-they-count-stacking-points = together with { $unit } they count { $amount } stacking points and could stop nowhere
stk-08-zone-no-room-rest = the zone has no room for the rest: { $unit }
stk-09-may-not-move-along-mounted = { $unit } may not move along with mounted cavalry
stk-09-mounted-cavalry-stand-infantry-artillery = in { $hex } mounted cavalry would stand with infantry or artillery

## T

t-28-no-hex-zone-room = no hex of the zone has room for { $unit }
t-28-not-placed-zone = { $unit } is not placed in this zone
t-28-not-zone = { $hex } is not in the zone
t-28-place-already = { $unit } has its place already

## VAL

val-08-sp-too-few-fire = { $amount } SP are too few to fire
val-14-bears-marker-keeps-fire = { $unit } bears a marker that keeps it from fire
val-16-keeps-away = { $hex } is next to an enemy, and trait { $trait } keeps away
val-16-may-not-enter = nobody with the trait { $trait } may enter { $hex }
val-16-never-attacks = { $unit } never attacks in close combat: trait { $trait } of this game
val-16-never-charges = { $unit } never charges: trait { $trait } of this game
val-16-never-fires = { $unit } never fires: trait { $trait } of this game
val-16-never-rallies = { $unit } does not rally: trait { $trait } of this game
val-16-never-rebuilds = { $unit } does not rebuild: trait { $trait } of this game
val-16-not-so-far = { $unit } does not fire { $number } hexes far: trait { $trait } of this game
