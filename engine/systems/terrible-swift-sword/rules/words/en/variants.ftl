# The values of variant points in words, after the titles in rules.ftl. $value is a value.

rule-R-08 = { $value ->
    [open] a turnpike, road or trail passes through a stone wall at a gate
   *[closed] batteries and wagons never cross a stone wall
}

rule-R-09 = { $value ->
    [none] a unit that cannot pay for a hex may not enter it
   *[one-hex] a unit may always move one hex
}

rule-R-17 = { $value ->
    [direction-of-move] a unit that retreated faces the way it went
   *[owner] the owner chooses the facing of a unit that retreated
}

rule-R-18 = { $value ->
    [allowed] a line through the corner of the front may be used for fire
   *[refused] a line through the corner of the front may not be used for fire
}

rule-R-26 = { $value ->
    [uphill] a crest covers the upper unit against fire from below
   *[none] a crest gives no cover
}

rule-R-28 = { $value ->
    [starred] a 6 by artillery pins infantry there
   *[full] a 6 by artillery costs infantry a point there
}

rule-R-32 = { $value ->
    [ground] a unit under a crest is on the ground
   *[crest] a unit under a crest has the level of the crest
}

rule-R-48 = { $value ->
    [none] a crest does not help the defender in melee
   *[bonus] a crest helps the defender in melee like a ridge
}

rule-R-49 = { $value ->
    [none] the defender loses nothing
   *[killed] the defender loses one strength point
}

rule-R-58 = { $value ->
    [at-start] pay at the start of the Movement Phase
   *[on-first-move] pay when a brigade first moves
}

rule-R-66 = { $value ->
    [open] streams do not hinder a charge
   *[closed] streams hinder a charge
}

rule-R-74 = { $value ->
    [this-player-turn] in the Final Command Phase of the player turn of the loss
   *[owners-next] in the owner's next Final Command Phase
}

rule-R-80 = { $value ->
    [counted] points that a routed unit loses lower army morale again
   *[free] points that a routed unit loses cost no more army morale
}

rule-R-82 = { $value ->
    [zero] demoralisation leaves a rating of at least 0
   *[none] demoralisation may leave a rating below 0
}

rule-R-88 = { $value ->
    [refused] all units that are due enter on the first turn
   *[allowed] units may wait and enter on a later turn
}

rule-R-101 = { $value ->
    [blocks] the far rim of a unit's own hill blocks its sight
   *[open] the far rim of a unit's own hill does not block its sight
}

rule-R-102 = { $value ->
    [own-hex] woods and towns block at the level of their hex
   *[ground] woods and towns block at ground level
}

rule-R-103 = { $value ->
    [none] mounted units with hand weapons have no cover of their own
   *[hand-weapons] mounted units with hand weapons have cover like dismounted ones
}

rule-R-105 = { $value ->
    [paid] slopes, ridges, crests and fords cost extra on a thoroughfare
   *[lifted] a thoroughfare also removes the costs of hexsides
}

rule-R-107 = { $value ->
    [checks] the bottom unit takes a rout check if it lost points itself
   *[exempt] the bottom unit takes no rout check if the top one is destroyed
}

rule-R-123 = { $value ->
    [all-but-fire] it keeps its zone for everything except fire
   *[lines-only] its zone only blocks lines of command and supply
}
