# Where figures come from. $kind is reconstructed or designed, $mark its sign.

origins-title = Where the figures come from
origins-here = { $mark } { $made_up } of { $all } figures here are { $kind }.
origins-short = { $mark } { $made_up } of { $all }
origins-rest-on = { $kind ->
    [rulebook] rulebook
    [seed] other game
    [historical] history
    [reconstructed] reconstructed
   *[designed] designed
}
origins-marks = { $mark } marks { $kind ->
    [designed] figures made for this game
   *[reconstructed] figures that no source gives
}: { $made_up } of { $all } are { $kind }.
origins-lost = Lost from the rulebook: { $passage }

## The card of the marks

card-reconstructed = Reconstructed
card-reconstructed-words = reconstructed, designed, provenance
