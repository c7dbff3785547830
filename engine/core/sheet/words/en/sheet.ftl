# What maps and counters have on paper.

legend-levels = Levels
legend-note = { $part ->
    [map] Map
   *[counters] Counters
}: { $note }
scale = yards; a hex is { $yards } from side to side
sheet-instructions = Cut along the solid lines, fold on the dashed line, and glue.
