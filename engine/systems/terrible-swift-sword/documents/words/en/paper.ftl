# Maps and counters on paper.

counters-of = { $game }: counters
counters-no-brigade = { $side }: no brigade
counters-leaders = { $side }: leaders
counter-leader = Leader
counter-replacement = replacement
counter-routed = routed

legend-hill = { $side }: points for the hill
