# Sources of numbers. $kind is reconstructed or designed, $mark its sign.

origins-title = Sources of the numbers
origins-here = { $mark } { $made_up } of { $all } numbers here are { $kind }.
origins-short = { $mark } { $made_up } of { $all }
origins-rest-on = { $kind ->
    [rulebook] rulebook
    [seed] other game
    [historical] history
    [reconstructed] reconstructed
   *[designed] designed
}
origins-marks = { $mark } marks { $kind ->
    [designed] numbers made for this game
   *[reconstructed] numbers without a source
}: { $made_up } of { $all } are { $kind }.
origins-lost = Missing from our copy of the rulebook: { $passage }

## The card of the marks

card-reconstructed = Reconstructed
card-reconstructed-words = reconstructed, designed, provenance
