# Terms and what units, hexes and hexsides are called.
# $name, $marker, $terrain, $hex, $order: names. $points, $hexes, $added: amounts.

## Arms and orders

arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = artillery
arm-cavalry-on-foot = dismounted cavalry
order-attack = Attack
order-defend = Defend
order-maneuver = Maneuver
order-regroup = Regroup

## States of a unit, in a list behind its name

state-battleworn = battleworn
state-shaken = shaken
state-disrupted = disrupted
state-skirmish-order = in Skirmish Order
state-dismounted = dismounted

## Places

place-broken = Broken Track, { $track_box }
place-off = off the map
place-eliminated = eliminated
place-withdrawn = off the map for good
broken-box = { $id ->
    [available] Available
   *[other] box { $id }
}
marker-towards = { $marker } towards { $hex }
slope-up = { $name } up
slope-down = { $name } down
list-empty = none

## Traits, in a list

trait = { $name }: { $effects }
trait-cannot-fire = never fires
trait-range-reduced = range reduced by { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
trait-range-increased = range increased by { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
trait-range-maximum = maximum range { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
trait-fires-and-moves = may move after firing
trait-seen-over = does not block line of sight
trait-spared-by-fire = immune to fire
trait-moves = moves { $points } MP
trait-moves-by-order = moves { $rates }
trait-moves-under = { $points } MP under { $order }
trait-moves-without = { $points } MP without an order
trait-pays = pays { $points } MP for { $terrain }
trait-by-road = enters { $terrain } by road only
trait-never-enters = never enters { $terrain }
trait-streams-free = crosses streams at no cost
trait-streams = pays { $points } MP extra for a stream
trait-keeps-away = does not move next to an enemy
trait-break-tests = { $added } in Break Tests
trait-steadies = { $added } to the cohesion of other units in its hex
trait-cannot-rally = cannot rally
trait-cannot-rebuild = cannot be rebuilt
trait-cannot-attack = never attacks in close combat
trait-cannot-charge = never charges
trait-cannot-lead = is the lead unit only if no other unit can be
trait-cannot-stand-alone = is lost if attacked while alone
trait-stacks-as = counts as { $points } for stacking
trait-gives-no-support = gives no support
trait-gets-no-support = receives no support
trait-needs-no-support = needs no support

# A hex by its name.
place-named = { $name } ({ $hex })
