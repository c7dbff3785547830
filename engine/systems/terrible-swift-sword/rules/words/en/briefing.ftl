# The battle before its first move. $side, $brigade, $hill: names. $points: amounts. VP are victory points.

briefing-title = { $game }: { $scenario }
briefing-turns = { $last } turns, from { $from } to the turn at { $to }
briefing-wins = How to win
briefing-levels = The side with more victory points wins: a marginal victory with a lead of { $marginal } or more, substantial with { $substantial }, decisive with { $decisive }. Equal totals are a draw.
briefing-worth = Points for
briefing-infantry-killed = a strength point of enemy infantry killed
briefing-infantry-captured = a strength point of enemy infantry captured
briefing-cavalry = a strength point of enemy cavalry lost
briefing-gun-destroyed = an enemy gun destroyed by artillery
briefing-gun-captured = an enemy gun captured
briefing-leader-lost = each point of radius of an enemy leader killed or wounded
briefing-leader-captured = each point of radius of an enemy leader captured
briefing-exit-infantry = a strength point of { $side } infantry or artillery that left the map with its leader
briefing-exit-cavalry = a strength point of { $side } cavalry that left the map with its leader
briefing-morale = a point of { $side } army morale left at the end
briefing-hill = a { $side } strength point that is not routed on { $hill } at the end
briefing-brigade = { $brigade }'s brigade ({ $side }), if it is ineffective at the end
briefing-armies = The armies
briefing-strength = { $units ->
    [one] { $units } unit, { $points } SP
   *[other] { $units } units, { $points } SP
}
briefing-special = Special rules
briefing-morale-track = { $side } army morale starts at { $start } and gains { $each } each turn. Moving or attacking with a brigade costs { $brigade }, and losses and routs lower it.
briefing-held = { $brigade }'s brigade is held: its first move costs { $points } additional points of army morale.
