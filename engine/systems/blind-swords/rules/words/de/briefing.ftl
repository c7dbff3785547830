# Die Schlacht vor dem ersten Zug. $side, $hex, $who: Namen. $points, $sp: Mengen.

briefing-turns = Züge { $first } bis { $last } ({ $turns } Züge)
briefing-turns-at = Züge { $first } bis { $last } ({ $turns } Züge), { $from } bis { $to }

## Sieg

briefing-wins = Sieg
briefing-decides = Der Vorsprung an Siegpunkten nach Zug { $turn } entscheidet:
briefing-ahead = { $side } führt mit { $points } oder mehr
briefing-ahead-at-all = { $side } führt
briefing-ahead-by-more = { $side } führt mit mehr als { $points }
briefing-behind-at-most = { $side } gleichauf oder höchstens { $points } zurück
briefing-behind-by-less = { $side } gleichauf oder weniger als { $points } zurück
briefing-otherwise = alles andere
briefing-automatic = Die Seite { $side } gewinnt sofort, wenn frische Infanterie { $hexes } betritt.
briefing-worth = Punkte für
briefing-side = Seite
briefing-when = Wann
briefing-points = Punkte
briefing-schedule = { $when ->
    [end] am Ende gehalten
    [turn] gehalten, jeden Zug
   *[occupied] von Infanterie besetzt, jeden Zug
}
briefing-broken = gebrochene feindliche { $arm }
briefing-eliminated-guns = ausgeschaltete feindliche Artillerie
briefing-captured-guns = im Nahkampf verlorene feindliche Artillerie, zusätzlich
briefing-each-point = je Stärkepunkt
briefing-more-points = Die Sonderregeln geben weitere Punkte.

## Die Armeen

briefing-armies = Die Armeen
briefing-brigades = Zu Beginn
briefing-arm = { $arm }
briefing-strength = { $units ->
    [one] { $units } Einheit, { $sp } SP
   *[other] { $units } Einheiten, { $sp } SP
}
briefing-arrivals = Verstärkungen
briefing-arrival = { $who } (Zug { $turn })
briefing-none = keine

## Sonderregeln

briefing-special = Sonderregeln
briefing-special-rules = Nur in diesem Szenario
