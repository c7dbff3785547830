# Was Karten und Spielsteine auf Papier haben. Begriffe: counter Spielstein, hex Feld, level Höhenstufe.

legend-levels = Höhenstufen
legend-note = { $part ->
    [map] Karte
   *[counters] Spielsteine
}: { $note }
scale = Yards; ein Feld ist von Kante zu Kante { $yards } breit
sheet-instructions = Entlang der durchgezogenen Linien ausschneiden, an der gestrichelten Linie falten und kleben.
