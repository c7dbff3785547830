# Die Schlacht vor dem ersten Zug. $side, $brigade, $hill: Namen. $points: Mengen. SP sind Siegpunkte, StP Stärkepunkte.

briefing-title = { $game }: { $scenario }
briefing-turns = { $last } Züge, von { $from } bis zum Zug um { $to }
briefing-wins = Sieg
briefing-levels = Die Seite mit mehr Siegpunkten gewinnt: knapp mit einem Vorsprung von mindestens { $marginal }, deutlich mit { $substantial }, entscheidend mit { $decisive }. Bei Gleichstand endet die Partie unentschieden.
briefing-worth = Punkte für
briefing-infantry-killed = einen Stärkepunkt feindlicher Infanterie, der fällt
briefing-infantry-captured = einen Stärkepunkt feindlicher Infanterie, der gefangen wird
briefing-cavalry = einen Stärkepunkt feindlicher Kavallerie, der verloren geht
briefing-gun-destroyed = ein feindliches Geschütz, das die Artillerie zerstört
briefing-gun-captured = ein erbeutetes feindliches Geschütz
briefing-leader-lost = jeden Punkt Befehlsradius eines gefallenen oder verwundeten feindlichen Anführers
briefing-leader-captured = jeden Punkt Befehlsradius eines gefangenen feindlichen Anführers
briefing-exit-infantry = einen Stärkepunkt Infanterie oder Artillerie ({ $side }), der mit seinem Anführer die Karte verlassen hat
briefing-exit-cavalry = einen Stärkepunkt Kavallerie ({ $side }), der mit seinem Anführer die Karte verlassen hat
briefing-morale = einen Punkt Armeemoral ({ $side }), der am Ende übrig ist
briefing-hill = einen Stärkepunkt ({ $side }), der am Ende auf { $hill } ist und nicht flieht
briefing-brigade = die Brigade { $brigade } ({ $side }), wenn sie am Ende kampfunfähig ist
briefing-armies = Die Armeen
briefing-strength = { $units ->
    [one] { $units } Einheit, { $points } StP
   *[other] { $units } Einheiten, { $points } StP
}
briefing-special = Sonderregeln
briefing-morale-track = Die Armeemoral ({ $side }) beginnt bei { $start } und steigt in jedem Zug um { $each }. Eine Brigade zu bewegen oder angreifen zu lassen kostet { $brigade }, und Verluste und Fluchten senken sie.
briefing-held = Die Brigade { $brigade } wird zurückgehalten: Ihre erste Bewegung kostet zusätzlich { $points } Punkte Armeemoral.
