# The story: a line for an activation, a phase or an event.
# $who: a brigade or a side's artillery. $units, $hexes: lists of names. $results: what came of it, the gravest first.

story-told = { $head }: { $results }
story-in-vain = { $head }: no effect
story-artillery = { $side } artillery
story-attacks = { $who } attacks { $hexes }
story-fires = { $who } fires at { $hexes }
story-moves = { $who } moves
story-holds = { $who } holds its position
story-plays = { $side } plays { $chit }
story-reaches = { $units } in { $hex }
story-fate = { $fate ->
    [eliminated] { $units } eliminated
    [broken] { $units } broken
    [left] { $units } off the map
    [retreated] { $units } driven back
    [disrupted] { $units } disrupted
    [worn] { $units } worn
    [shaken] { $units } shaken
    [withdrew] { $units } withdrawn
    [rebuilt] { $units } rebuilt
    [returned] { $units } back on the map
    [rallied] { $units } rallied
   *[arrived] { $units } arrived
}
