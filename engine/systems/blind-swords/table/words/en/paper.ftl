# Maps and counters on paper.

counters-of = { $game }: counters
counters-no-brigade = { $side }: no brigade
counters-replacing = { $scenario }: replacement counters
counters-chits = { $side }: chits
counters-wild-chits = Wild chits
counters-markers = Markers
counter-on-foot = { $unit } on foot
counter-chit = Chit
counter-division = Division
counter-commander = Commander
counter-brigade = Brigade
counter-event = Event
marker-shaken = Shaken
marker-disrupted = Disrupted
marker-available = Available
marker-activated = Activated

# $when is when hexes with a star in the side's colour bring points.
legend-star = { $side }: { $when ->
    [both] points at the end of the game, or every turn
    [end] points at the end
   *[turn] points each turn
}
legend-dry-stream = Dry stream
