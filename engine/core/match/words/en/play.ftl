# Rolls, and who sits in a seat. $purpose says what is rolled for.

roll-d6 = Roll a die: { $purpose }
roll-2d6 = Roll two dice, the coloured one first: { $purpose }
roll-d10 = Roll a ten-sided die: { $purpose }
note-on-rolls = The charts behind these rolls: { $note }

seat-human = a person
seat-random = chooses at random
seat-mixed = changes its goal from turn to turn
bot-attack = attacks the nearest enemy
bot-hold = holds its position and fires
bot-edge = heads for the edge of the map
bot-mass = concentrates everything on one enemy
bot-crowd = masses everything in one place
