# Story of a match: one line for each phase of a side, with the most serious result first.

story-told = { $head }: { $results }
story-in-vain = { $head }: fire at { $hexes } without effect
story-moved = { $units ->
    [one] { $head }: { $units } unit moves
   *[other] { $head }: { $units } units move
}
story-fate = { $fate ->
    [entered] { $units } on the map
    [rallied] { $units } rallied
    [pinned] { $units } pinned
    [depleted] { $units } out of ammunition
    [routed] { $units } routed
    [gone] { $units } destroyed
   *[lost] { $units } down { $points } SP
}
