# The story: a line for a phase or step of a side.
# $results: what came of it, the gravest first. $units, $hexes: lists of names; in story-moved $units is a number.

story-told = { $head }: { $results }
story-in-vain = { $head }: fire at { $hexes } has no effect
story-moved = { $head }: { $units ->
    [one] { $units } unit moves
   *[other] { $units } units move
}
story-reaches = { $unit } in { $hex }
story-fate = { $fate ->
    [eliminated] { $units } eliminated
    [shattered] { $units } shattered
    [routed] { $units } routed
    [fled] { $units } driven back
    [lost] { $units } −{ $points } SP
    [rallied] { $units } rallied
   *[entered] { $units } arrived
}
