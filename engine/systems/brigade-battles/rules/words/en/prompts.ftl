# Prompts, the labels and notes of their choices, and advice to newcomers.

## Prompts

ask-setup-formation = Set up { $unit }: which formation?
ask-setup-leader = Set up { $leader }: in which hex?
ask-target-artillery = Artillery fire: choose a target
ask-target-defence = Defensive fire: choose a target
ask-target-offence = Offensive fire: choose a target
ask-fire-unit = Fire at { $target }: choose a unit to fire
ask-move-unit = Movement: choose a unit or leader
ask-enter-formation = { $unit } enters: in which formation?
ask-enter-hex = { $mover } enters: at which hex?
# $left are movement points.
ask-move-hex = { $mover } moves: where to? { $left } left
ask-flight-goal = { $unit } falls back: towards which hex?
ask-flight-hex = { $hexes ->
    [one] { $unit } falls back: where to? { $hexes } hex to go
   *[other] { $unit } falls back: where to? { $hexes } hexes to go
}
ask-leader-along = { $leader }: move along to { $hex }?
ask-leader-casualty = Leader casualty: which leader is tested?
ask-advance = Advance into { $hex }: which unit?
ask-rally = Rally: choose a unit
ask-fate = The die shows { $die }. Spend a marker to roll again?

## Rolls

roll-combat = Fire at { $target }
roll-morale = Morale check of { $unit }
roll-rally = Rally of { $unit }
roll-casualty = Is { $leader } hit?
roll-arrival = Arrival of { $group }

## Choices

choice-fate = Spend the marker of { $leader }
choice-change = Become { $formation }
choice-fire = Fire
choice-done-fire = No more fire
choice-done-move = No more moves
choice-done-advance = No advance
choice-done = No more
choice-stop = Stop here
choice-go = Go with them
choice-stay = Stay
choice-keep = Keep the die

## Notes beside choices

note-flight-zone = in an enemy zone of control: costs 1 strength point
note-rally = rallies in { $ways } of 10
note-shot = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
note-enters = enters the map
note-fate = for { $units }
note-fate-own = his own
note-cost = costs { $points }

## Advice

coach-setup = Set up artillery limbered (to move) or unlimbered (to fire), and cavalry mounted or dismounted. Place a leader with one of his units or next to one.
coach-fire-target = Choose a target, then every unit that fires at it. Their strengths add up to one attack. A unit fires once in a step.
coach-fire-unit = Each unit that joins adds its strength. Fire from three adjacent hexes gains a die modifier. The odds are shown beside each choice.
coach-move = A unit that enters an enemy zone of control stops. Away from the enemy, roads and open ground cost less. Keep units in command range at the start of the turn.
coach-flight = The first choices lead towards the retreat hex and away from the firers. Each hex in an enemy zone of control costs a strength point.
coach-leader-along = A leader may move with his troops at no cost. He must, if he would be left alone next to the enemy.
coach-leader-casualty = A high die tests the leaders with the target. A second high die hits the leader you choose.
coach-advance = One of these units may advance into the hex that the enemy has left.
coach-rally = A routed unit in command rallies if it passes a morale check.
coach-fate = Each marker can be spent once in the game. The second roll stands.
