# Prompts, the labels and notes of their choices, and advice to newcomers. SP are strength points, MP movement points.

## Prompts

ask-setup-formation = Set up { $unit }: choose a formation
ask-setup-leader = Set up { $leader }: choose a hex
ask-target-artillery = Artillery fire: choose a target
ask-target-defence = Defensive fire: choose a target
ask-target-offence = Offensive fire: choose a target
ask-fire-unit = Fire at { $target }: choose a unit to fire
ask-move-unit = Movement: choose a unit or leader
ask-enter-formation = { $unit } enters: choose a formation
ask-enter-hex = { $mover } enters: choose a hex
ask-move-hex = Move { $mover }: choose the next hex ({ $points } MP left)
ask-flight-goal = { $unit } falls back: choose a retreat hex
ask-flight-hex = { $hexes ->
    [one] { $unit } falls back: choose the next hex ({ $hexes } hex to go)
   *[other] { $unit } falls back: choose the next hex ({ $hexes } hexes to go)
}
ask-leader-along = Move { $leader } to { $hex } too?
ask-leader-casualty = Leader casualty: choose the leader to check
ask-advance = Advance into { $hex }: choose a unit
ask-rally = Rally: choose a unit
ask-fate = The die shows { $die }. Spend a Fate marker to reroll it?

## Rolls

roll-combat = Fire at { $target }
roll-morale = Morale check for { $unit }
roll-rally = Rally check for { $unit }
roll-casualty = Casualty check for { $leader }
roll-arrival = Arrival of { $group }

## Choices

choice-fate = Spend { $leader }'s Fate marker
choice-change = { $formation ->
    [mounted] Mount
    [dismounted] Dismount
    [limbered] Limber
    [unlimbered] Unlimber
   *[foot] Form up on foot
}
choice-fire = Fire
choice-done-fire = Done firing
choice-done-move = Done moving
choice-done-advance = Do not advance
choice-done = Done
choice-stop = Stop here
choice-go = Go with the unit
choice-stay = Stay
choice-keep = Keep the roll

## Notes beside choices

note-flight-zone = in an enemy zone of control: costs 1 SP
note-rally = chance to rally: { $ways } in 10
note-shot = { $points } SP at range { $hexes }
# $state is a unit with its strength and markers.
note-move = { $state }; { $points } MP
note-enters = enters the map
note-fate = for { $units }
note-fate-own = for the leader's own casualty check
note-cost = costs { $points } MP

## Advice

coach-setup = Set up artillery limbered (to move) or unlimbered (to fire), and cavalry mounted or dismounted. Place a leader in or adjacent to the hex of a unit that the leader commands.
coach-fire-target = Choose a target, then every unit that fires at it. Their strengths add up to one attack. Each unit fires once per step.
coach-fire-unit = Each unit that joins adds its strength. Fire from three adjacent hexes gains a die modifier. The odds are shown beside each choice.
coach-move = A unit that enters an enemy zone of control must stop. Far from the enemy, roads and open ground cost less. Keep units in command range at the start of the turn.
coach-flight = Your choices lead towards the retreat hex and away from the firing units. Each hex in an enemy zone of control costs a strength point.
coach-leader-along = A leader may move along with a unit at no cost. A leader who would be left alone adjacent to an enemy unit must go.
coach-leader-casualty = A high combat roll requires a casualty check in the target hex. Choose the leader to check: another high roll hits that leader.
coach-advance = One of these units may advance into the hex that the enemy has left.
coach-rally = A routed unit in command rallies if it passes a morale check.
coach-fate = You can spend each Fate marker once per game. The second roll counts.
