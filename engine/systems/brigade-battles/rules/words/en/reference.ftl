# The reference: charts, figures in rules, and the rules of a scenario. VP are victory points.

## Charts

chart-combat = Combat
chart-die = die
chart-ranges = Ranges
chart-foot = infantry
chart-guns = artillery
chart-horse = cavalry
chart-hexes = hexes
chart-strength = strength
chart-band = { $first } to { $last }
chart-terrain = Terrain
chart-fire = fire
chart-morale = morale
chart-sight = line of sight
chart-column = column
chart-blocks = blocks
chart-march = column rate
chart-stream = Stream, except along a road far from all enemy units
chart-movement = Movement
chart-points = movement points
chart-has-infantry = Infantry
chart-has-limbered = Limbered artillery
chart-has-mounted = Mounted cavalry
chart-has-dismounted = Dismounted cavalry
chart-has-leader = Leader
chart-costs-change = Change of formation
chart-costs-zone = Leaving an enemy zone of control
chart-costs-level = Change of level
chart-costs-column = Hex in column, more than { $hexes } hexes from all enemy units
chart-costs-road = Hex along a road, not in column, more than { $hexes } hexes from all enemy units

## Figures in rules

figure-none = none
figure-no-turn = no turn
figure-counts = { $counts ->
    [total] total
   *[balance] balance
}
figure-morale-terrain = Terrain modifiers: { $kinds }.
figure-morale-no-terrain = No terrain modifies a morale check here.
figure-men = A strength point is about { $infantry } infantry or { $cavalry } cavalry.
figure-men-unknown = This game does not say how many men a strength point represents.
# $times is a factor, $mark a sign for a reconstructed figure or nothing.
figure-band = { $times } at { $first } to { $last }{ $mark }
figure-band-at = { $times } at { $first }{ $mark }
figure-retreat-also = { $division }'s division also { $hexes }

## Rules of a scenario

scenario-set-up = These units start on the map: { $units }.
scenario-formations-title = Formations at the start
scenario-formations = Before the first turn each side chooses the formation of its units: artillery limbered or unlimbered, cavalry mounted or dismounted.
scenario-leaders-title = Leaders at the start
scenario-leaders = Each side sets up these leaders in or adjacent to the hex of a unit that they command: { $leaders }.
scenario-opening-title = The first turn
scenario-opening = On { $turn } each side plays only its Artillery Phase. Its Fired markers are removed at the end of that turn.
scenario-held-title = Held units
scenario-held = These units and leaders may not move before { $turn }: { $movers }. Until then artillery among them may limber, unlimber and fire.
scenario-held-fire-title = Held units under fire
scenario-held-fire = Held units retreat and rout like others. Before { $turn } they neither advance nor move while routed.
scenario-without = { $group } (without { $option })
scenario-later-title = { $group }: late entry
scenario-later = You may hold back any of these units, but only until { $turn }.
scenario-slow-title = { $group }: slow start
scenario-slow = On the first turn on which they are due, units have at most { $points } movement points.
scenario-price-title = { $group }: points for the enemy
scenario-price = When the group enters, the { $side } side scores { $points } VP at once.
scenario-price-except = When the group enters, the { $side } side scores { $points } VP at once, except on turn { $turns }.
scenario-face = { $face }: turn { $turn }
scenario-by-table = on { $turn } roll the die. { $faces }.
# $modifier has its sign.
scenario-each-turn = from { $turn } on, the { $side } side rolls the die at the start of each turn, with { $modifier }. If the result is less than the number of the turn, the group enters on that turn.
scenario-enters = { $movers } { $count ->
    [one] enters
   *[other] enter
} at { $hex }

## Tables by the origin of their figures

origin-table = { $table ->
    [combat-chart] Combat Chart
    [ranges] ranges
    [movement] movement
    [terrain-effects] terrain effects
    [morale] morale
    [command] command
    [turn-track] turn track
    [set-up] set-up
    [special-rules] special rules
    [reinforcements] reinforcements
    [victory] victory
    [map-terrain] map: terrain
    [map-levels] map: levels
    [map-hexsides] map: hexsides
    [map-road-links] map: road links
    [map-places] map: places
    [grid] grid
    [divisions] divisions
    [leaders] leaders
    [units] units
    [fate-markers] Fate markers
    [men-of-a-point] men per strength point
    [retreat-hexes] retreat hexes
   *[other] { $name }
}
