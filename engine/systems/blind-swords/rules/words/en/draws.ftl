# Draws of chits. SS 10.3.

draw-from-cup = Draw a chit from the cup
