# The battle before its first move. $side, $hex, $who: names. $points, $sp: amounts.

briefing-turns = Turns { $first } to { $last } ({ $turns } turns)
briefing-turns-at = Turns { $first } to { $last } ({ $turns } turns), { $from } to { $to }

## Victory

briefing-wins = How to win
briefing-decides = The lead in victory points after turn { $turn } decides:
briefing-ahead = { $side } ahead by { $points } or more
briefing-ahead-at-all = { $side } ahead
briefing-ahead-by-more = { $side } ahead by more than { $points }
briefing-behind-at-most = { $side } level, or behind by at most { $points }
briefing-behind-by-less = { $side } level, or behind by less than { $points }
briefing-otherwise = any other result
briefing-automatic = The { $side } side wins at once when fresh infantry enters { $hexes }.
briefing-worth = Points for
briefing-side = Side
briefing-when = When
briefing-points = VP
briefing-schedule = { $when ->
    [end] held at the end
    [turn] held, each turn
   *[occupied] infantry there, each turn
}
briefing-broken = broken enemy { $arm }
briefing-eliminated-guns = eliminated enemy artillery
briefing-captured-guns = enemy artillery lost in close combat (extra points)
briefing-each-point = for each strength point
briefing-more-points = The special rules give further points.

## The armies

briefing-armies = The armies
briefing-brigades = Forces at the start
briefing-arm = { $arm }
briefing-strength = { $units ->
    [one] { $units } unit, { $sp } SP
   *[other] { $units } units, { $sp } SP
}
briefing-arrivals = Reinforcements
briefing-arrival = { $who } (turn { $turn })
briefing-none = none

## Special rules

briefing-special = Special rules
briefing-special-rules = Rules for this scenario only
