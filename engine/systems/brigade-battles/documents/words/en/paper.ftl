# Maps and counters on paper.

counters-of = { $game }: counters
counters-no-division = { $side }: no division
counters-leaders = { $side }: leaders
counter-leader = Leader
counter-shattered = shattered
counter-replaced = replaced

legend-star = { $side }: points each turn
legend-road = Road
legend-stream = Stream
legend-closed = Impassable
