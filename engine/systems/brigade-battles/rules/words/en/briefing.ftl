# The battle before its first move. $side, $group, $units: names. $points: amounts. Victory is worded in shown.ftl..

briefing-title = { $game }: { $scenario }
briefing-turns = Turns { $first } to { $last }, { $from } to { $to }
briefing-wins = How to win
briefing-otherwise = Otherwise the { $side } side wins. There is no draw.
briefing-worth = Points for
briefing-objective = an objective held by the { $side } side at the end of a turn
briefing-strength-point = a strength point that the other side loses
briefing-leader = a leader step that the other side loses
briefing-armies = The armies
briefing-strength = { $units ->
    [one] { $units } unit, { $points } SP
   *[other] { $units } units, { $points } SP
}
briefing-arrivals = Reinforcements
briefing-arrival = { $group } (turn { $turn }): { $units }
briefing-arrival-by-die = { $group } (by die roll): { $units }
briefing-none = none
briefing-special = Special rules
briefing-artillery-only = Only artillery acts on turn { $turn }, which has no other phase.
briefing-held = These units cannot move before turn { $turn }: { $units }.
