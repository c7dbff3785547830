# What every rule system has: dice, levels of computer players, parts of a table.

throw-d6 = one die, 1 to 6
throw-2d6 = two dice, such as 3-5: the coloured one first
throw-d10 = one ten-sided die, 1 to 10

percent = { $whole } %
percent-tenths = { $whole }.{ $tenth } %
percent-least = <0.1 %

level-recruit = chooses any legal option
level-sergeant = picks the choice with the best immediate odds
level-captain = plans each activation
level-general = tries out its plans before it carries them out

part-decision = the decision
part-log = the log
part-map = the map
part-hex = the hex details
part-score = turn and points
part-beside = the boxes beside the map
part-rules = the rules

# $seen is how well it is seen, $rule a section of the rulebook.
sight = { $from } to { $to }: range { $range }, { $seen } ({ $rule })
sight-crossing = { $from } to { $to }: range { $range }, { $seen } ({ $rule }); crosses { $hexes }
sight-seen = { $los ->
    [clear] clear
    [obscured] obscured
   *[blocked] blocked
}
sight-blocked-by = blocked by { $hex }, { $reason }

# $own and $others are values of a variant point, in the words of its rule system.
variant = In this game: { $own }. { $count ->
    [one] Variant
   *[other] Variants
}: { $others }.
