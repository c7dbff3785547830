# Steps of the path to a question, and phases.

## Steps

step-turn = Turn { $turn }
step-setup = Set-up
step-command-decision = Command Decision
step-artillery-phase = Artillery Phase
step-artillery-rally = Artillery Rally
step-chit-draw = Chit Draw
step-held-chits = Held chits
step-end-turn = End Turn
step-scenario-rule = Scenario rule
step-fog-of-war = Fog of War
step-fire = Fire combat
step-defensive-fire = Defensive fire
step-close-combat = Close combat
step-cohesion-test = Cohesion test
step-break-test = Break test
step-panic = Panic
step-move = Move
step-retreat = Retreat
step-skirmish-withdrawal = Skirmish withdrawal
step-cavalry-withdrawal = Cavalry withdrawal
step-advance = Advance
step-rebuild = Rebuild
step-overstack = Overstack
step-arrival = Arrival
step-disengagement-fire = Disengagement fire
step-opportunity-fire = Opportunity fire

## Steps of an activation

activation-step-orders = Orders
activation-step-fire = Fire
activation-step-movement = Movement
activation-step-declare = Close combat declaration
activation-step-close-combat = Close combat
activation-step-rally = Rally

## Phases and their steps

phase = { $id ->
    [setup] Setup
    [command-decision] Command decision
    [artillery] Artillery
    [rally] Rally
    [chit-draw] Chit draw
    [declare] Declare
    [held] Held
    [draw] Draw
    [end-turn] End turn
    [housekeeping] Housekeeping
    [over] Over
   *[other] { $id }
}
