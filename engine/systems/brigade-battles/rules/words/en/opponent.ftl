# Reasons of the computer player: the parts of a position's worth.

term-points = victory points
term-objectives = objectives, by the turns left and the strength around them
term-strength = strength that can still fight
term-fire = fire that both sides can expect from the present hexes
term-command = units in command
term-leaders = leaders kept out of danger
term-fate = Fate markers left
