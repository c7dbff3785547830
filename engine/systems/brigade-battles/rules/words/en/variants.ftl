# The values of variant points in words, after the titles in rules.ftl. $value is a value.

rule-R-03 = { $value ->
    [allowed] allowed
   *[refused] not allowed
}

rule-R-04 = { $value ->
    [closed] not allowed in the same turn
   *[other-enemy-opens] allowed where another enemy unit also controls the hex
}

rule-R-05 = { $value ->
    [at-value] at the value on its back
   *[below-value] below the value on its back
}

rule-R-06 = { $value ->
    [fails] always fails
   *[modified] is modified like any other roll
}

rule-R-07 = { $value ->
    [own-command] the leader of the unit's own command
   *[any-leader] any leader
}

rule-R-08 = { $value ->
    [path] along a path of hexes
   *[straight-distance] by straight distance
}

rule-R-15 = { $value ->
    [once] once
   *[unlimited] any number of times
}

rule-R-16 = { $value ->
    [hexside] once for each hexside
    [per-level] for each level
   *[up-only] only uphill
}

rule-R-18 = { $value ->
    [both] both hexes of a step
   *[entered-only] only the hex that the unit enters
}

rule-R-22 = { $value ->
    [never] never
   *[defends] allowed
}

rule-R-23 = { $value ->
    [block] it blocks the line
   *[below-both-pass] it does not block the line
}

rule-R-26 = { $value ->
    [goes-on] they continue
   *[ends-in-zone] they end in the zone
}

rule-R-31 = { $value ->
    [game-turn] decided at the start of the game turn
   *[player-turn] decided at the start of the player turn
}

rule-R-33 = { $value ->
    [net] the lead over the enemy
   *[gross] all points scored
}

rule-R-36 = { $value ->
    [wait] they wait
   *[released-on-contact] they are released
}
