# The values of variant points in words, after the titles in rules.ftl. $value is a value.

rule-R-03 = { $value ->
    [allowed] a unit may move through friendly units
   *[refused] a unit may not move through friendly units
}

rule-R-04 = { $value ->
    [closed] a unit may not return to a zone of control in the same turn
   *[other-enemy-opens] a unit may return to a zone of control where another enemy unit also controls the hex
}

rule-R-05 = { $value ->
    [at-value] a unit is shattered at the value on its back
   *[below-value] a unit is shattered below the value on its back
}

rule-R-06 = { $value ->
    [fails] an unmodified 10 always fails
   *[modified] an unmodified 10 is modified like any other roll
}

rule-R-07 = { $value ->
    [own-command] only the leader of its own command modifies a unit's morale
   *[any-leader] any leader modifies a unit's morale
}

rule-R-08 = { $value ->
    [path] the command range follows a path of hexes
   *[straight-distance] the command range is the straight distance
}

rule-R-15 = { $value ->
    [once] a target may be fired at only once
   *[unlimited] a target may be fired at any number of times
}

rule-R-16 = { $value ->
    [hexside] a change of level costs extra once for each hexside
    [per-level] a change of level costs extra for each level
   *[up-only] a change of level costs extra only uphill
}

rule-R-18 = { $value ->
    [both] both hexes of a step count
   *[entered-only] only the hex that the unit enters counts
}

rule-R-22 = { $value ->
    [never] mounted cavalry never fires in defence
   *[defends] mounted cavalry may fire in defence
}

rule-R-23 = { $value ->
    [block] blocking terrain lower than both ends blocks the line
   *[below-both-pass] blocking terrain lower than both ends does not block the line
}

rule-R-26 = { $value ->
    [goes-on] such retreats and routs continue
   *[ends-in-zone] such retreats and routs end in the zone
}

rule-R-31 = { $value ->
    [game-turn] units adjacent to an enemy when the game turn began
   *[player-turn] units adjacent to an enemy when the player turn began
}

rule-R-33 = { $value ->
    [net] the lead over the enemy decides
   *[gross] all points scored decide
}

rule-R-36 = { $value ->
    [wait] held units wait
   *[released-on-contact] held units are released
}
