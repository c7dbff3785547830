# A position in words: the state of a game, its chits, its panels beside the map, and what is known of a hex or a unit.
# $side, $unit, $brigade, $hex, $chits, $track: names. $load, $limit, $points, $sp, $cr: amounts.

## State of the game

shown-outcome = { $level }: { $score }
shown-wins-at-once = Automatic victory: { $side }
shown-draw = Draw
shown-score = { $union } { $usa }, { $confederate } { $csa }, net { $net }
shown-even = even
shown-points = Points: { $score }
shown-active = { $brigade }: { $kind ->
    [full] Full Activation
   *[limited] Limited Activation
}
shown-active-under = { $brigade }: { $kind ->
    [full] Full Activation
   *[limited] Limited Activation
}, order { $order }
shown-signs =
    A counter shows the first unit. After it comes the number of units, or for a single unit its state:
    s shaken, d disrupted, b battleworn. A ground marker has its own sign. A hexside marker appears in both hexes.
picture-turn = Turn { $turn } of { $last }
picture-now = { $unit }; now { $sp } SP, CR { $cr }
state-without-support = without support
state-may-not-move = may not move

## Chits

draw-chit = Draw a chit from the cup
hand-key = Your key chit: { $chits }
spent = { $side } has spent { $chits }
spent-face-down = { $side } has spent { $count }, face down
chits-face-down = { $count } face down
chits-unknown = { $count } × { $side } event

## Log lines of chits that the reader does not see

covered-key-chit = { $side } has chosen its key chit
covered-held = { $side } holds the chit
covered-spent = { $side } spends the chit on { $track }
covered-drawn = An event chit is drawn: { $side }

## Panels beside the map

title-chits = Chits
title-turns = Turns
title-ground = On the ground
title-points = Victory points
title-cup = Cup: { $size }
title-drawn = Drawn
title-discarded = Out for the turn: { $count }
title-held = Held chits
title-broken = Broken Track
title-available = Available
title-gone = Out of the game: { $count }
title-reinforcements = Reinforcements
title-brigades = Brigades
title-tracks = Tracks
head-score = if the game ended now
head-awarded = awarded
points-level = If the game ended now: { $level }
coming = { $brigade }: turn { $turn }
coming-at = { $brigade }: turn { $turn }, at { $hex }
coming-none = No reinforcements to come
status-absent = absent
status-available = available
status-activated = activated
track = { $track }: { $reached }
track-spent = { $track }: { $reached }, { $spent } spent this turn

## Chances of a fire or a close combat on the page

chances-title = Against { $hex }
chances-lead = lead unit { $unit }
chances-from = attacked from { $hex }
chances-primary = primary hexside { $side }
chances-share = { $sp } SP, { $band } range
chances-strength = strength
chances-strength-column = { $sp } SP: column { $column }
chances-column = column used
chances-no-column = none: no effect
chances-tested = tested
chances-tested-unit = { $unit }, cohesion { $cohesion }
chances-no-test = no test

## Sources of points and losses

sum-awarded = turn by turn
sum-place = hex { $hex }
sum-hex = { $place }, held at the end
sum-losses = enemy { $arm } lost
sum-script = scenario rule
sum-in-play = during play
sum-hex-each-turn = { $place }, turn by turn
feat-back = { $chit } (back)
feat-spent = { $chit }, spent

## A hex

about-hex = { $hex }, level { $level }
about-hex-with-roads = { $hex }, level { $level }; { $roads }
about-controlled = Controlled by the { $side } side
about-worth = Worth { $points } VP to the { $side } side { $when ->
    [at-end] at the end
    [each-turn] each turn
   *[occupied] each turn while its infantry occupies it
}
about-empty = No units
about-stack = Stack of { $load }, limit { $limit }:
about-seen = In range and sight of { $side }: { $units }
about-watcher = { $unit } ({ $distance } { $band })
about-watcher-obscured = { $unit } ({ $distance } { $band }, obscured)

## A brigade or a unit

about-brigade-absent = { $brigade }, { $side }: not in play
about-brigade-available = { $brigade }, { $side }: available
about-brigade-activated = { $brigade }, { $side }: activated this turn
about-in = in { $hex }
about-on-broken-track = on the Broken Track, box { $track_box }
about-not-on-map = not on the map
about-stands = In { $hex }
about-supported = Supported
about-unsupported = Without support: cohesion -1
about-unit-broken = On the Broken Track, box { $track_box }
about-unit-off = Not on the map
about-unit-eliminated = Eliminated
about-unit-withdrawn = Off the map for good
about-unit-of-brigade = { $side } { $arm }, { $brigade }
about-unit-independent = { $side } { $arm }, independent
about-unit-now = { $unit }: now { $sp } SP, CR { $cr }
about-range = Range: { $bands }
about-band = { $band } to { $last }
about-target = { $hex } ({ $distance } { $band })
about-targets = Enemies in range and sight: { $hexes }

## What chits do whose package does not say it

chit-activates-division = Activates a brigade of { $division }'s division: fully on a roll of { $rating } or less.
chit-activates-brigade = Activates { $brigade }'s brigade: fully on a roll of { $rating } or less.
