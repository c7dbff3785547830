# Charts of a game as tables, and what a scenario changes in it.
# $rating, $hit, $points: numbers.

## Titles and notes

chart-combat = Combat Results
chart-combat-note = The row of the dice, the column of the strength: S, T and R with the cohesion ratings for which the test is Severe, Tough or Routine.
chart-fire-cohesion = Cohesion after fire
chart-close-cohesion = Cohesion after close combat
chart-cohesion-note = The coloured die says what is lost, the white one how the unit runs.
chart-ranges = Ranges
chart-ranges-note = How far, in hexes, each weapon fires in each band.
chart-orders = Orders
chart-orders-note = What a brigade may do under each order.
chart-terrain = Terrain
chart-terrain-note = The movement points that it takes to enter a hex or to cross a hexside.
chart-traits = Traits
chart-traits-note = What sets some units apart from others of their arm; column shifts may look at it too.
chart-ground = Markers on the ground
chart-ground-note = What may lie on the ground, and what it does to a step; column shifts may look at it too.
chart-fog = Fog of War
chart-fog-note = One die, rolled when the chit of that name is drawn.
chart-casualties = General casualties
chart-casualties-note = One die for a general of the side in question.
chart-of-scenario = { $note } This scenario has a table of its own.
chart-chits-note = What can be in the cup.
chart-turns-note = The turns of the scenario and their times.

## Heads

chart-head-dice = dice
chart-head-die = die
chart-head-sign = sign
chart-head-effect = what it does
chart-head-place = lies on
chart-head-sight = sight
chart-head-fog = what befalls somebody
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
chart-blocks-sight = nobody sees through
chart-near-miss = a near miss
chart-either = either
chart-chit-own = Activates a brigade of its own; { $rating }
chart-chit-any = Activates any brigade; { $rating }
chart-chit-commanded = Activates any brigade that he commands; { $rating }
chart-chit-fortunes = Negates the next chit that is drawn.
chart-chit-fog = Something befalls somebody: see { $chart }.
rating = rating { $rating }.
rating-hit = rating { $rating }, { $hit } once its general is hit.
rating-only-hit = no roll, rating { $hit } once its general is hit.
rating-none = no roll.

## Settings of a scenario

settings = Settings of the scenario
settings-note = What is otherwise in this scenario than in the others of the game.
settings-here = in this scenario
settings-game = in the game
settings-own-table = a table of its own
settings-other-table = another table
settings-left-out = left out
settings-played = played
settings-battleworn = battleworn { $values }
settings-on-foot = { $mounted }; on foot { $foot }
