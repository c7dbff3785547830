# The account of a match. $side, $usa and $csa are the names of the sides, $when is a turn, amounts are texts such as 3½.

account-by-turns = Turn by turn
account-columns = points         strength lost      ({ $usa } : { $csa })
account-points-by-turn = Points by turn
account-points-of = { $side }: points
account-lost-of = { $side }: strength lost
account-points = Points by source
account-formations = Strength lost by the end of each turn, by formation
account-formations-and-turns = Strength lost, by formation and turn
account-historical = historical
account-historically = (historically { $lost })
account-history = Compared with history
account-here-and-then = { $side }: { $here } in this match, { $then } historically
account-turning-points = Turning points
account-turning-point = { $when }, move { $move }: { $before } → { $after }
account-tied = tied
account-ahead = { $side } { $points } ahead
account-dice = Dice
account-no-dice = none
account-rolled = { $dice ->
    [one] one die, average { $average } ({ $off } from 3.50)
   *[other] { $dice } dice, average { $average } ({ $off } from 3.50)
}
account-of-side = { $side }: { $what }
account-events = Events
account-event = { $when }: { $side }, { $what }
