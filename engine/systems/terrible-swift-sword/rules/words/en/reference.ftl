# The reference: charts and figures in rules. VP are victory points.

## Charts

chart-die = die
chart-fire = Fire
chart-shifts = Column shifts
chart-columns = columns
chart-cover = Ridge, uphill crest, stone wall, woods, or unmounted target with hand weapons: each
chart-limbered = Limbered battery
chart-in-column = Infantry in column
chart-mounted = Mounted cavalry
chart-enfilade = Enfilade
chart-cap = Maximum net shift, either way
chart-ranges = Ranges
chart-weapon = { $weapon ->
    [R] R: rifle muskets
    [P] P: hand weapons
    [N] N: smoothbore guns
   *[T] T: rifled guns
}
chart-hexes = hexes
chart-strength = strength
chart-band = { $first } to { $last }
chart-movement = Movement
chart-hexsides = Hexsides
chart-terrain = { $terrain ->
    [pike] Turnpike or bridge
    [road] Road
    [trail] Trail
    [clear] Clear
    [woods] Woods
    [town] Town
    [marsh] Marsh
    [slope-up] Up a slope
    [slope-down] Down a slope
    [crest-up] Up a crest
    [crest-down] Down a crest
    [ridge] Ridge
    [stream] Stream
    [ford] Ford
   *[wall] Stone wall
}
chart-allowance = Movement points
chart-change = Change of formation
chart-melee = Melee: attacker/defender
chart-rout = Rout
chart-letter = Morale { $letter }
chart-rout-die = routs on (* roll again: a 6 routs)
chart-more-than-half = More than half lost
chart-depleted = Out of ammunition
chart-leader = Leader in the hex
chart-town = Hit or driven back in a town
chart-leaders = Loss of leaders
chart-two-dice = two dice
chart-by-small-arms = Small-arms fire
chart-by-artillery = Artillery fire
chart-by-killed = K in melee
chart-by-captured = C in melee
chart-demoralisation = Demoralisation
chart-morale-level = army morale
chart-from = { $level } or more
chart-up-to = { $die } or less

## Figures in rules

figure-none = none
figure-class = { $class ->
    [line] line
    [column] column
    [battery] batteries
    [wagon] wagons
    [mounted] mounted cavalry
    [leader] leaders
    [foot] infantry
    [wheels] batteries and wagons
   *[riders] mounted cavalry and leaders
}
figure-cost = { $cost ->
    [closed] closed
    [stop] must stop
    [all] whole allowance
   *[other] other terrain
}
figure-costs = { $classes } { $cost }
# $times is a factor, $mark a sign for a reconstructed figure or nothing.
figure-band = { $times } at { $first } to { $last }{ $mark }
figure-band-at = { $times } at { $first }{ $mark }
figure-rout = { $letter } on { $dice }
figure-fate = { $fate ->
    [killed] { $sums } killed
    [wounded] { $sums } wounded
   *[captured] { $sums } captured
}
figure-morale-band = { $die } at { $level } or more
figure-hexes = { $first } to { $last }
figure-hill = { $hill } ({ $hexes }) { $points } VP
figure-hills = { $side }: { $hills }
figure-brigade = { $brigade } rating { $rating }, { $points } VP
figure-exit-army = If { $leader } has left the map, exits of these brigades score: { $brigades }.
figure-exit-own = { $brigade }'s brigade scores for exits only if its own leader has left the map, not a replacement.
figure-exit-each = Each brigade needs its own leader or a replacement.
# A zone with its units: for set-up, for set-up in Reserve, for entry.
figure-zone = { $zone } ({ $side } set-up): { $movers }
figure-zone-reserve = { $zone } ({ $side } set-up in Reserve, { $hexes }): { $movers }
figure-zone-entry = { $zone } ({ $side } entry on the first turn, { $hexes }): { $movers }

## Tables by the origin of their figures

origin-table = { $table ->
    [fire-chart] fire chart
    [melee-chart] melee chart
    [rout-table] rout table
    [ranges] ranges
    [movement] movement
    [guns] guns
    [army-morale] army morale
    [stacking] stacking
    [turns] turns
    [special-rules] special rules
    [set-up] set-up
    [victory] victory
    [map-terrain] map: terrain
    [map-levels] map: levels
    [map-hexsides] map: hexsides
    [map-thoroughfares] map: thoroughfares
    [map-places] map: places
    [grid] grid
    [brigades] brigades
    [leaders] leaders
    [units] units
   *[other] { $name }
}
