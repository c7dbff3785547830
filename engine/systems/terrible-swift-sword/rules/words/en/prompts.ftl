# Prompts, the labels of their choices, and advice to newcomers. SP are strength points, MP movement points.

## Prompts

ask-setup-plan = Set-up: historical, or your own
ask-setup-unit = Set up { $unit }: choose a hex
ask-setup-formation = Set up { $unit }: mounted or dismounted
ask-setup-leader = Set up { $leader }: choose a hex
ask-pay = Choose the brigades that may move ({ $points } points of army morale)
ask-pay-melee = Choose the brigades that may start a melee ({ $points } points of army morale)
ask-move-unit = Movement: choose a unit, a leader or a brigade
ask-march = { $brigade }'s brigade marches: choose the destination of { $guide }; the other units keep their positions beside it
ask-enter-formation = { $unit } enters: choose a formation
ask-enter-brigade = { $brigade }'s brigade enters: choose a hex
ask-enter-hex = { $mover } enters: choose a hex
ask-move-hex = Move { $movers } from { $hex }: choose the next hex, or the hex where the move ends
ask-facing = Choose the facing in { $hex }
ask-target-defensive = Defensive fire: choose a target hex
ask-target-offensive = Offensive fire: choose a target hex
ask-fire-first = Fire at { $hex }: choose a unit to fire
ask-fire-more = Fire at { $hex } with { $units }: add a unit, or fire
ask-fire-second = Fire at { $hex } with the other arm too? Choose a unit to fire
ask-reaction = { $occasion ->
    [withdrawal] Withdrawal Fire at { $target }: choose a unit to fire
    [retreat] Retreat Fire at { $target }: choose a unit to fire
   *[limbering] { $target } changes formation: choose a unit to fire
}
ask-overshoot = { $unit } overshoots { $hex }: choose the hex where its shells fall
ask-charge = Charges: choose a cavalry unit
ask-charge-hex = { $unit } charges: choose a hex
ask-withdraw = Retreat before melee: choose a unit
ask-advance = Advance into { $hex }: choose a unit
ask-leave = Melee in { $hex }: choose a unit to leave, or fight on
ask-melee = Melee: choose a hex to attack
ask-melee-unit = Attack { $hex }: choose a unit or leader to take part, or fight
ask-loss = Loss in { $hex }: choose the unit that takes it
ask-retreat = { $cause ->
    [rout] { $unit } routs: choose the next hex ({ $hexes } to go)
   *[retreat] { $unit } retreats: choose the next hex ({ $hexes } to go)
}
ask-captured = No room for all: choose the unit that is captured
ask-leader-along = Move { $leader } to { $hex } too?
ask-leader-joins = { $leader } is alone: choose the unit to join
ask-leader-replacement = Replacement for { $leader }: choose a unit
ask-rally = { $leader } rallies units: choose one
ask-swap = The top unit in { $hex } is out of ammunition: swap it with the other?
ask-transfer = Transfer of rounds: choose the battery that gives them
ask-transfer-to = { $unit } gives rounds: choose the battery that receives them
ask-transfer-rounds = { $unit } gives rounds to { $other }: choose how many
ask-guard = A new guard for { $unit }: choose a regiment
ask-wagon = You hold { $unit }: capture or destroy it

## Rolls

roll-fire = Fire at { $unit }
roll-aim = Aim of { $unit }
roll-ammunition = Ammunition of { $unit }
roll-caisson = Caissons of { $unit }
roll-rounds = Rounds that { $unit } loses
roll-leader = Fate of { $leader }
roll-rout = Rout check for { $unit }
roll-rout-again = Second rout check for { $unit }
roll-melee = Melee against { $unit }
roll-demoralisation = Demoralisation check for { $brigade }
roll-rating = Loss of effectiveness of { $brigade }
roll-strategy = Strategic result

## Choices

choice-share = { $unit } with { $points } SP
choice-join = Take { $name } along
choice-drop = Leave { $name } here
choice-march = { $brigade }'s brigade: all units together
choice-pay = { $brigade }'s brigade: { $points } points
choice-target = { $others ->
    [0] { $hex }: { $unit }
   *[other] { $hex }: { $unit } and { $others } more
}
choice-change = { $formation ->
    [line] Form line
    [column] Form column
    [mounted] Mount
    [dismounted] Dismount
    [limbered] Limber
   *[unlimbered] Unlimber
}
choice-face = Face { $direction }
choice-plan = Fire by the plan and end the phase: { $fires }
planned-fire = { $units } at { $hex }
choice-no-second = No fire with the other arm
choice-done-fire = Done firing
choice-done-move = Done moving
choice-done-pay = No more brigades
choice-done-charge = No more charges
choice-done-melee = No more melees
choice = { $word ->
    [done] Done
    [historical] Historical set-up
    [own] Your own set-up
    [stop] Stop here
    [top] To the top of the stack
    [bottom] To the bottom of the stack
    [reserve] Go into Reserve
    [ready] Leave Reserve
    [exit] Leave the map
    [all] All units that can
    [best] By the best way
    [plan] By the plan
    [fire] Fire
    [hold] Hold fire
    [go] Go with the unit
    [stay] Stay
    [fight] Fight
    [leave] Leave the melee
    [swap] Swap
    [capture] Capture it
    [destroy] Destroy it
   *[keep] Keep things as they are
}

## Advice to newcomers

coach-setup = Choose the historical set-up unless you know the map. Each unit then starts where it was in the battle.
coach-setup-unit = Put infantry on hills and behind walls and ridges, guns where they see far, and leaders with their brigades.
coach-pay = Moving a brigade costs army morale, and each point left at the end is a victory point. Pay only for brigades that you need this turn.
coach-pay-melee = Pay only for a brigade that can attack with at least three points more than the enemy.
coach-march = All units of the brigade go with the leading one and keep their places beside it. March together while the enemy is far.
coach-enter = Enter along a road or turnpike in column, which goes farthest.
coach-move = Choose a brigade, then where it marches. To place a unit exactly, choose the unit and then its path.
coach-move-hex = March in column along roads, and form line before you come within range of the enemy. The odds shown on a hex are for enemy fire on the way there.
coach-facing = A line fires only to its front and suffers from fire on its flank. Face the enemy.
coach-fire = All small arms fired at a hex are added together, and all guns separately. Add units until the total reaches the next column.
coach-reaction = This fire costs small arms nothing but the risk of running out of ammunition. Guns spend a round.
coach-overshoot = The line of fire passes between two hexes beyond the target. Choose the one that holds enemy units or none.
coach-charge = A charge doubles the strength of cavalry, but routs it afterwards. Charge weak infantry in the open.
coach-withdraw = A unit that would lose the melee can leave first. It then takes a rout check and fire from adjacent enemies.
coach-advance = A unit that advances holds the ground, but cannot attack in this turn.
coach-melee = Attack with at least three points more than the enemy. Bring a leader, and attack from two hexes.
coach-leave = A unit that leaves ends the melee for itself, but retreats. Leave a melee that you are likely to lose.
coach-loss = Let the less important unit take the loss, and keep units at half strength or more.
coach-retreat = Retreat where your other units are not in the way.
coach-captured = Keep the stronger units.
coach-leader = A leader helps the troops in the leader's hex, and is lost if left alone among enemies.
coach-rally = Rally the strongest unit first.
coach-swap = A unit without ammunition cannot fire: put one that can on top.
coach-transfer = Give rounds to the battery that is going to fire.
coach-guard = A wagon without a guard is captured by any enemy that enters its hex. Give it a point from your strongest regiment.
coach-wagon = A wagon resupplies all units within five movement points.
