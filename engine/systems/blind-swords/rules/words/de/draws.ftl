# Draws of chits. SS 10.3.

draw-from-cup = Ziehe einen Chip aus dem Becher
